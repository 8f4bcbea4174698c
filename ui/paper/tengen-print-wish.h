/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-wish: what is to be on paper, as a person chose it
 *
 * What:  one value for all kinds of sheets; pages made from it; a file name.
 * Not:   widgets (tengen-print-window), how pages are laid out (ui/paint).
 */
#pragma once

#include "tengen-class-sheet.h"
#include "tengen-exercise-series.h"
#include "tengen-lesson-shelf.h"
#include "tengen-match.h"
#include "tengen-paper.h"
#include "tengen-print-kind.h"

G_BEGIN_DECLS

/* For @lines of #TengenPrintWish. */
#define TENGEN_PRINT_RENJU 0
/* Stars of a certificate at most. */
#define TENGEN_PRINT_STARS 3
/* The lesson whose diagrams the rules of Pure Go are told with. */
#define TENGEN_PRINT_RULES_LESSON "pure-go-first"

/**
 * TengenPrintWish:
 * @kind: what is printed
 * @size: of the paper
 * @per_page: boards to a page: 1, 2, 4, 6 or 9
 * @asking: (LESSON): only steps that ask something
 * @texts: (LESSON, PROBLEMS, KIFU, DIAGRAM): with texts
 * @solutions: (LESSON, PROBLEMS, EXERCISES): what is right at the end
 * @language: (nullable): of texts; (LESSON): one that it has
 * @readings: see tengen_paint_ruby_new()
 * @shelf: (nullable): what keeps the lesson
 * @lesson: (LESSON, CERTIFICATE; RULES: that one): a lesson
 * @sgf: (nullable): (PROBLEMS, KIFU, DIAGRAM, ACCOUNT): a file's games as they
 *   are saved
 * @way: (nullable) (element-type guint): (KIFU, DIAGRAM, ACCOUNT): where in
 *   them, see tengen_record_list_way()
 * @record: (nullable): the same, where they were read already; not to be copied
 * @node: (KIFU, ACCOUNT): where in them if there is no way, %TENGEN_NODE_NONE
 *   for all of them, or the first
 * @match: (nullable): (RESULTS, PAIRINGS, SLIPS): a match
 * @class: (nullable): (CLASS): a table
 * @title: (nullable): (PROBLEMS): what it is called
 * @lines: (BOARDS): lines of a board, or %TENGEN_PRINT_RENJU
 * @moves: (KIFU): moves of a figure
 * @variations: (KIFU): variations too
 * @coordinates: (LESSON, EXERCISES, BOARDS, KIFU, DIAGRAM, ACCOUNT): there are
 *   coordinates
 * @name: (nullable): (CERTIFICATE): who has learnt it
 * @stars: (CERTIFICATE): with how many stars, below 0 for none
 * @date: (nullable): (CERTIFICATE): the day as it is written
 * @series: (EXERCISES): which exercises; none if its count is 0
 *
 * Everything is borrowed.
 */
typedef struct
{
  TengenPrintKind kind;
  TengenPaperSize size;
  guint per_page;
  gboolean asking;
  gboolean texts;
  gboolean solutions;
  const char *language;
  int readings;
  TengenLessonShelf *shelf;
  const TengenLesson *lesson;
  GBytes *sgf;
  GArray *way;
  const TengenRecord *record;
  TengenNode node;
  const TengenMatch *match;
  TengenClassSheet *class;
  const char *title;
  int lines;
  guint moves;
  gboolean variations;
  gboolean coordinates;
  const char *name;
  int stars;
  const char *date;
  TengenExerciseSeries series;
} TengenPrintWish;

/* Copies a wish with all that it borrows, for another thread to make. */
TengenPrintWish *
tengen_print_wish_copy (const TengenPrintWish *self) G_GNUC_WARN_UNUSED_RESULT;

/* Frees what tengen_print_wish_copy() gave; does nothing for %NULL. */
void tengen_print_wish_free (TengenPrintWish *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenPrintWish, tengen_print_wish_free)

/**
 * tengen_print_wish_make:
 * @self: a wish
 * @watch: who follows it
 *
 * Makes the pages, in any thread.
 *
 * Returns: (transfer full) (nullable): pages; %NULL if there is nothing to make
 *   them of, or it was stopped
 */
TengenPaper *tengen_print_wish_make (const TengenPrintWish *self,
                                     const TengenPaperWatch *watch)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_print_wish_make_name:
 * @self: a wish
 * @ending: ending of a file, such as `pdf`
 *
 * Makes a name for a file.
 *
 * Returns: (transfer full): a file name with its ending, without slashes
 */
char *
tengen_print_wish_make_name (const TengenPrintWish *self,
                             const char *ending) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
