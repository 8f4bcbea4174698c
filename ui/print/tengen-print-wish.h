/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-wish: what is to be on paper, as a person chose it
 *
 * What:  one value for all kinds of sheets; pages made from it; a file name.
 * Not:   widgets (tengen-print-window), how pages are laid out (ui/paint).
 */
#pragma once

#include "tengen-lesson.h"
#include "tengen-paper.h"
#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * TengenPrintKind:
 * @TENGEN_PRINT_LESSON: a lesson as a handout
 * @TENGEN_PRINT_PROBLEMS: the problems of a record
 * @TENGEN_PRINT_BOARDS: empty boards
 * @TENGEN_PRINT_RULES: the rules of Pure Go
 * @TENGEN_PRINT_CERTIFICATE: a certificate (修了証)
 */
typedef enum
{
  TENGEN_PRINT_LESSON,
  TENGEN_PRINT_PROBLEMS,
  TENGEN_PRINT_BOARDS,
  TENGEN_PRINT_RULES,
  TENGEN_PRINT_CERTIFICATE,
} TengenPrintKind;

/* For @lines of #TengenPrintWish. */
#define TENGEN_PRINT_RENJU 0

/**
 * TengenPrintWish:
 * @kind: what is printed
 * @size: of the paper
 * @per_page: boards to a page: 1, 2, 4, 6 or 9
 * @asking: (LESSON): only steps that ask something
 * @texts: (LESSON, PROBLEMS): with texts
 * @solutions: (LESSON, PROBLEMS): what is right at the end
 * @language: (nullable): of texts, %NULL for that of the program
 * @readings: see tengen_paint_ruby_new()
 * @lesson: (LESSON, CERTIFICATE; RULES: pure-go-first): a lesson
 * @record: (PROBLEMS): a file's games
 * @title: (nullable): (PROBLEMS): what it is called
 * @lines: (BOARDS): lines of a board, or %TENGEN_PRINT_RENJU
 * @coordinates: (BOARDS): there are coordinates
 * @name: (nullable): (CERTIFICATE): who has learnt it
 * @stars: (CERTIFICATE): with how many stars, 0 for none
 * @date: (nullable): (CERTIFICATE): the day as it is written
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
  const TengenLesson *lesson;
  const TengenRecord *record;
  const char *title;
  int lines;
  gboolean coordinates;
  const char *name;
  guint stars;
  const char *date;
} TengenPrintWish;

/**
 * tengen_print_wish_make:
 * @self: a wish
 *
 * Makes the pages.
 *
 * Returns: (transfer full) (nullable): pages; %NULL if there is nothing to make
 *   them of
 */
TengenPaper *
tengen_print_wish_make (const TengenPrintWish *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_print_wish_make_name:
 * @self: a wish
 *
 * Makes a name for a PDF file.
 *
 * Returns: (transfer full): a file name with its ending, without slashes
 */
char *tengen_print_wish_make_name (const TengenPrintWish *self)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
