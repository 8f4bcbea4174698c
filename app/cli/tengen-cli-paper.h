/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-paper: pages for printers, as they were asked for
 *
 * What: the options, and the kinds of paper made from them (-kinds).
 * Not:  how pages are laid out (ui/paint).
 */
#pragma once

#include "tengen-cli.h"
#include "tengen-paint-file.h"
#include "tengen-paper.h"

G_BEGIN_DECLS

#define TENGEN_CLI_PAPER_N_KINDS 10

/**
 * TengenCliPaper:
 * @words: the kind of paper, and what it is made of
 * @paper: (nullable): name of the size of the paper
 * @language: (nullable): of the texts
 * @furigana: (nullable): which readings
 * @output: (nullable): the file to write
 * @name: (nullable): whose certificate it is
 * @lesson: (nullable): what was learnt
 * @date: (nullable): of a certificate
 * @title: (nullable): of problems
 * @per_page: boards on a page, below 0 as the kind has it
 * @page: the page that a picture shows, from 1; below 0 for the first
 * @dpi: dots per inch of a picture
 * @lines: of an empty board
 * @stars: of a certificate, below 0 for none
 * @moves: of a figure, below 0 as usual
 * @game: which game of the file, from 1; %TENGEN_CLI_NOT_SAID for
 *   all, or the first
 * @solutions: what is right too
 * @questions: only steps that ask something
 * @boards_only: without texts
 * @variations: variations too
 * @renju: boards for Renju
 * @coordinates: with coordinates
 * @paper_size: size of the paper, once it was read
 * @format: what is written, once the name of the file was read
 * @readings: see tengen_paint_ruby_new(), once they were read
 * @status: why there are no pages
 *
 * What was asked for.
 */
typedef struct
{
  char **words;
  char *paper;
  char *language;
  char *furigana;
  char *output;
  char *name;
  char *lesson;
  char *date;
  char *title;
  int per_page;
  int page;
  int dpi;
  int lines;
  int stars;
  int moves;
  int game;
  gboolean solutions;
  gboolean questions;
  gboolean boards_only;
  gboolean variations;
  gboolean renju;
  gboolean coordinates;
  TengenPaperSize paper_size;
  TengenPaintFormat format;
  int readings;
  TengenCliStatus status;
} TengenCliPaper;

/* Names a kind; @kind is below %TENGEN_CLI_PAPER_N_KINDS. */
const char *tengen_cli_paper_get_name (int kind);

/* Tells whether a file has to be named for a kind of paper. */
gboolean tengen_cli_paper_needs_file (int kind);

/**
 * tengen_cli_paper_make:
 * @self: what was asked for
 * @kind: index of a kind
 *
 * Makes the pages, or says why not.
 *
 * Returns: (transfer full) (nullable): pages; else the status tells what to end
 *   with
 */
TengenPaper *tengen_cli_paper_make (TengenCliPaper *self,
                                    int kind) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
