/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-problems: the problems of a record as a problem sheet (問題集)
 *
 * What:   a diagram for each game of a file: the setup, its first comment, the
 *         side to play; the answers on separate pages at the end.
 * Shape:  like a handout of a lesson; which side answers and what is right as
 *         in tengen_lesson_from_sgf().
 */
#pragma once

#include "tengen-paper.h"
#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * TengenPaperProblems:
 * @size: of the paper
 * @per_page: problems to a page: 1, 2, 4, 6 or 9
 * @boards_only: without comments
 * @solutions: what is right stands on pages of its own at the end
 * @language: (nullable): of the program's own words: `ja`, else English
 * @title: (nullable): above all, UTF-8
 * @watch: who follows it
 *
 * How problems are put on paper.
 */
typedef struct
{
  TengenPaperSize size;
  guint per_page;
  gboolean boards_only;
  gboolean solutions;
  const char *language;
  const char *title;
  TengenPaperWatch watch;
} TengenPaperProblems;

/**
 * tengen_paper_new_problems:
 * @record: a file's games, not needed afterwards
 * @how: how
 *
 * Makes a problem sheet. Games without a board are left out.
 *
 * Returns: (transfer full) (nullable): pages; one without a problem if there is
 *   none; %NULL if it was stopped
 */
TengenPaper *tengen_paper_new_problems (const TengenRecord *record,
                                        const TengenPaperProblems *how)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
