/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-paper: pages for printers
 *
 * Shape: a table of kinds; they share their options. All pages are a PDF, one
 *        of them is a picture.
 */
#include "tengen-cli-paper.h"

#include "tengen-cli-lesson-look.h"
#include "tengen-cli-options.h"
#include "tengen-cli-picture.h"
#include "tengen-print-wish.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

#define LINES 9
#define DPI 144
#define DPI_MOST 600
#define LINES_LEAST 5
#define LINES_MOST 19
/* More than the longest game on the largest board has. */
#define MOVES_MOST 9999

static void
clear_options (TengenCliPaper *options)
{
  g_strfreev (options->words);
  g_free (options->paper);
  g_free (options->language);
  g_free (options->furigana);
  g_free (options->output);
  g_free (options->name);
  g_free (options->lesson);
  g_free (options->date);
  g_free (options->title);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TengenCliPaper, clear_options)

static gboolean
choose_kind (const TengenCliPaper *options, int *kind)
{
  const char *names[TENGEN_CLI_PAPER_N_KINDS];
  guint n = options->words != NULL ? g_strv_length (options->words) : 0;

  for (int i = 0; i < TENGEN_CLI_PAPER_N_KINDS; i++)
    names[i] = tengen_cli_paper_get_name (i);
  if (n == 0)
    tengen_cli_options_complain ("%s", _ ("no kind of paper was named"));
  else if (tengen_cli_picture_find_name (
               "paper", options->words[0], names, G_N_ELEMENTS (names), kind))
    {
      if (n == (tengen_cli_paper_needs_file (*kind) ? 2 : 1))
        return TRUE;
      tengen_cli_options_complain ("%s",
                                   tengen_cli_paper_needs_file (*kind)
                                       ? _ ("one file must be named")
                                       : _ ("only options are expected"));
    }
  return FALSE;
}

static gboolean
choose_size (const TengenCliPaper *options, TengenPaperSize *size)
{
  static const char *const names[] = { "a4", "a5", "b5", "letter" };
  int found = 0;

  if (options->paper != NULL &&
      !tengen_cli_picture_find_name (
          "--paper", options->paper, names, G_N_ELEMENTS (names), &found))
    return FALSE;
  *size = (TengenPaperSize) found;
  return TRUE;
}

static gboolean
check_options (const TengenCliPaper *options)
{
  if (options->output == NULL)
    tengen_cli_options_complain ("%s", _ ("-o must name the file to write"));
  else if (options->per_page != TENGEN_CLI_NOT_SAID && options->per_page != 1 &&
           options->per_page != 2 && options->per_page != 4 &&
           options->per_page != 6 && options->per_page != 9)
    tengen_cli_options_complain ("%s", _ ("--per-page: 1, 2, 4, 6 or 9"));
  else
    return tengen_cli_options_check_number (
               "--dpi", options->dpi, 1, DPI_MOST) &&
           tengen_cli_options_check_number (
               "--stars", options->stars, 0, TENGEN_PRINT_STARS) &&
           tengen_cli_options_check_number (
               "--moves", options->moves, 1, MOVES_MOST) &&
           tengen_cli_options_check_number (
               "--size", options->lines, LINES_LEAST, LINES_MOST);
  return FALSE;
}

static gboolean
check_page (const TengenCliPaper *options, const TengenPaper *paper)
{
  guint n = tengen_paper_get_n_pages (paper);

  if (options->page == TENGEN_CLI_NOT_SAID ||
      (options->page >= 1 && options->page <= (int) n))
    return TRUE;
  tengen_cli_options_complain (
      tengen_words_plural (
          "--page: there is %u page", "--page: there are %u pages", n),
      n);
  return FALSE;
}

static TengenCliStatus
write_paper (const TengenCliPaper *options, const TengenPaper *paper)
{
  cairo_status_t status = CAIRO_STATUS_SUCCESS;
  g_autoptr (GByteArray) bytes = NULL;
  guint page = (guint) MAX (options->page, 1) - 1;

  if (!check_page (options, paper))
    return TENGEN_CLI_USAGE;
  switch (options->format)
    {
    case TENGEN_PAINT_FORMAT_PDF:
      bytes = tengen_paper_make_pdf (paper, NULL, &status);
      break;
    case TENGEN_PAINT_FORMAT_SVG:
      bytes = tengen_paper_make_svg (paper, page, &status);
      break;
    case TENGEN_PAINT_FORMAT_PNG:
      bytes = tengen_paper_make_png (paper, page, options->dpi, &status);
      break;
    }
  if (bytes != NULL)
    return tengen_cli_picture_write (options->output, bytes);
  g_printerr ("tengen-cli: %s\n", cairo_status_to_string (status));
  return TENGEN_CLI_BAD_INPUT;
}

static gboolean
read_options (TengenCliPaper *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    TENGEN_CLI_OPTION_OUTPUT (&options->output),
    { "paper",
      0,
      0,
      G_OPTION_ARG_STRING,
      &options->paper,
      N_ ("size of the paper"),
      "a4|a5|b5|letter" },
    { "per-page",
      'n',
      0,
      G_OPTION_ARG_INT,
      &options->per_page,
      N_ ("boards on a page"),
      "1|2|4|6|9" },
    { "page",
      0,
      0,
      G_OPTION_ARG_INT,
      &options->page,
      N_ ("the page that a picture shows"),
      N_ ("N") },
    { "dpi",
      0,
      0,
      G_OPTION_ARG_INT,
      &options->dpi,
      N_ ("dots per inch of a picture"),
      N_ ("N") },
    TENGEN_CLI_OPTION_LANGUAGE (&options->language),
    TENGEN_CLI_OPTION_FURIGANA (&options->furigana),
    { "solutions",
      0,
      0,
      G_OPTION_ARG_NONE,
      &options->solutions,
      N_ ("the right answers too, on pages of their own"),
      NULL },
    { "questions",
      0,
      0,
      G_OPTION_ARG_NONE,
      &options->questions,
      N_ ("(lesson) only steps that ask something"),
      NULL },
    { "boards-only",
      0,
      0,
      G_OPTION_ARG_NONE,
      &options->boards_only,
      N_ ("(lesson, problems, kifu) without texts"),
      NULL },
    { "title",
      0,
      0,
      G_OPTION_ARG_STRING,
      &options->title,
      N_ ("(problems) what stands above them"),
      N_ ("TEXT") },
    { "size",
      's',
      0,
      G_OPTION_ARG_INT,
      &options->lines,
      N_ ("(boards) lines of a board"),
      N_ ("N") },
    { "renju",
      0,
      0,
      G_OPTION_ARG_NONE,
      &options->renju,
      N_ ("(boards) boards for Renju"),
      NULL },
    { "coordinates",
      0,
      0,
      G_OPTION_ARG_NONE,
      &options->coordinates,
      N_ ("(boards, kifu, account) with coordinates"),
      NULL },
    { "moves",
      0,
      0,
      G_OPTION_ARG_INT,
      &options->moves,
      N_ ("(kifu) moves per figure (100)"),
      N_ ("N") },
    { "variations",
      0,
      0,
      G_OPTION_ARG_NONE,
      &options->variations,
      N_ ("(kifu) variations too, as diagrams of their own"),
      NULL },
    { "game",
      0,
      0,
      G_OPTION_ARG_INT,
      &options->game,
      N_ ("(kifu, account) which game of the file"),
      N_ ("N") },
    { "name",
      0,
      0,
      G_OPTION_ARG_STRING,
      &options->name,
      N_ ("(certificate) whose it is"),
      N_ ("NAME") },
    { "lesson",
      0,
      0,
      G_OPTION_ARG_FILENAME,
      &options->lesson,
      N_ ("(certificate) what was learnt"),
      N_ ("FILE|ID") },
    { "stars",
      0,
      0,
      G_OPTION_ARG_INT,
      &options->stars,
      N_ ("(certificate) how many stars"),
      "0…3" },
    { "date",
      0,
      0,
      G_OPTION_ARG_STRING,
      &options->date,
      N_ ("(certificate) the day, as it is to be written"),
      N_ ("TEXT") },
    TENGEN_CLI_OPTION_REST (
        &options->words,
        N_ ("lesson FILE|ID, problems FILE, boards, rules, certificate, kifu "
            "FILE, account FILE, table FOLDER, pairings FOLDER, slips FOLDER")),
    { 0 }
  };

  return tengen_cli_options_parse (
      argc,
      argv,
      N_ ("Makes pages to print: all as a PDF, or one as a picture."),
      entries);
}

TengenCliStatus
tengen_cli_paper (int argc, char **argv)
{
  g_auto (TengenCliPaper) options = { .per_page = TENGEN_CLI_NOT_SAID,
                                      .page = TENGEN_CLI_NOT_SAID,
                                      .dpi = DPI,
                                      .lines = LINES,
                                      .stars = TENGEN_CLI_NOT_SAID,
                                      .moves = TENGEN_CLI_NOT_SAID,
                                      .game = TENGEN_CLI_NOT_SAID };
  g_autoptr (TengenPaper) paper = NULL;
  int kind = 0;

  if (!read_options (&options, &argc, &argv) ||
      !choose_kind (&options, &kind) || !check_options (&options) ||
      !choose_size (&options, &options.paper_size) ||
      !tengen_cli_picture_choose_format (
          NULL, options.output, &options.format) ||
      !tengen_cli_lesson_choose_readings (options.furigana, &options.readings))
    return TENGEN_CLI_USAGE;
  paper = tengen_cli_paper_make (&options, kind);
  if (paper == NULL)
    return options.status;
  return write_paper (&options, paper);
}
