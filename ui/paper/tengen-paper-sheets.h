/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-sheets: empty boards, the rules of Pure Go, a certificate (修了証)
 */
#pragma once

#include "tengen-lesson.h"
#include "tengen-paper.h"

G_BEGIN_DECLS

/**
 * TengenPaperBoards:
 * @paper: size of the paper
 * @lines: lines of a board, 5 to 19
 * @renju: a Renju board, which has 15
 * @per_page: boards on the page: 1, 2, 4, 6 or 9
 * @coordinates: there are coordinates
 *
 * Empty boards to draw or play on.
 */
typedef struct
{
  TengenPaperSize paper;
  int lines;
  gboolean renju;
  guint per_page;
  gboolean coordinates;
} TengenPaperBoards;

/**
 * TengenPaperRules:
 * @size: of the paper
 * @language: (nullable): `ja`, else English
 * @readings: see tengen_paint_ruby_new()
 */
typedef struct
{
  TengenPaperSize size;
  const char *language;
  int readings;
} TengenPaperRules;

/**
 * TengenPaperCertificate:
 * @size: of the paper
 * @language: (nullable): `ja`, else English
 * @readings: see tengen_paint_ruby_new()
 * @name: (nullable): who has learnt it, UTF-8; %NULL or "" for a line to write on
 * @title: what was learnt, the title of a lesson
 * @stars: how many stars of @stars_most
 * @stars_most: how many there may be, 0 for no stars
 * @date: (nullable): the day, as it is to be written; likewise
 */
typedef struct
{
  TengenPaperSize size;
  const char *language;
  int readings;
  const char *name;
  const TengenLessonWords *title;
  guint stars;
  guint stars_most;
  const char *date;
} TengenPaperCertificate;

/* Makes a page of empty boards. */
TengenPaper *tengen_paper_new_boards (const TengenPaperBoards *how)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paper_new_rules:
 * @lesson: the lesson `pure-go-first`, whose diagrams are shown
 * @how: how
 *
 * Makes a page with the rules of Pure Go (純碁).
 *
 * Returns: (transfer full): a page
 */
TengenPaper *
tengen_paper_new_rules (const TengenLesson *lesson,
                        const TengenPaperRules *how) G_GNUC_WARN_UNUSED_RESULT;

/* Makes a certificate. */
TengenPaper *tengen_paper_new_certificate (const TengenPaperCertificate *how)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
