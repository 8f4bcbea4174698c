/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-paper: pages for printers
 *
 * Shape: a table of kinds; they share their options. All pages are a PDF, one
 *        of them is a picture.
 */
#include "tengen-cli.h"

#include "tengen-cli-file.h"
#include "tengen-cli-lesson-look.h"
#include "tengen-cli-lesson.h"
#include "tengen-cli-options.h"
#include "tengen-cli-picture.h"
#include "tengen-paper-lesson.h"
#include "tengen-paper-problems.h"
#include "tengen-paper-sheets.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

#define PER_PAGE 6
#define LINES 9
#define LINES_LEAST 5
#define LINES_MOST 19
#define STARS_MOST 3
#define DPI 144
#define DPI_MOST 600
/* The lesson whose diagrams the rules show. */
#define RULES_LESSON "pure-go-first"

/**
 * Options:
 * @words: the kind of paper, and what it is made of
 *
 * What was asked for; the others are named as they are.
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
  int size;
  int stars;
  gboolean solutions;
  gboolean questions;
  gboolean boards_only;
  gboolean renju;
  gboolean coordinates;
} Options;

static void
clear_options (Options *options)
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

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/**
 * Making:
 * @options: what was asked for
 * @size: of the paper
 * @readings: see tengen_paint_ruby_new()
 * @status: why there are no pages
 */
typedef struct
{
  const Options *options;
  TengenPaperSize size;
  int readings;
  TengenCliStatus status;
} Making;

/* --- Kinds of paper --- */

static const char *
get_file (const Making *self)
{
  return self->options->words[1];
}

/* The paper's own language, where no lesson has one. */
static const char *
get_language (const Making *self)
{
  const char *const *names = g_get_language_names ();

  return self->options->language != NULL ? self->options->language : names[0];
}

static TengenPaper *
make_lesson (Making *self)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autoptr (TengenLesson) owned = NULL;
  const TengenLesson *lesson =
      tengen_cli_lesson_open (shelf, get_file (self), &owned);
  TengenPaperLesson how = { .size = self->size,
                            .per_page = (guint) self->options->per_page,
                            .steps = self->options->questions
                                         ? TENGEN_PAPER_STEPS_ASKING
                                         : TENGEN_PAPER_STEPS_ALL,
                            .boards_only = self->options->boards_only,
                            .solutions = self->options->solutions,
                            .readings = self->readings };

  if (lesson == NULL)
    return NULL;
  self->status = TENGEN_CLI_USAGE;
  if (!tengen_cli_lesson_choose_language (
          lesson, self->options->language, &how.language))
    return NULL;
  return tengen_paper_new_lesson (lesson, &how);
}

static TengenPaper *
make_problems (Making *self)
{
  g_autoptr (TengenCliFile) file = tengen_cli_file_read (get_file (self));
  TengenPaperProblems how = { .size = self->size,
                              .per_page = (guint) self->options->per_page,
                              .boards_only = self->options->boards_only,
                              .solutions = self->options->solutions,
                              .language = get_language (self),
                              .title = self->options->title };

  if (file == NULL)
    return NULL;
  return tengen_paper_new_problems (file->reading->record, &how);
}

static TengenPaper *
make_boards (Making *self)
{
  TengenPaperBoards how = { .paper = self->size,
                            .lines = self->options->size,
                            .renju = self->options->renju,
                            .per_page = (guint) self->options->per_page,
                            .coordinates = self->options->coordinates };

  if (how.lines >= LINES_LEAST && how.lines <= LINES_MOST)
    return tengen_paper_new_boards (&how);
  self->status = TENGEN_CLI_USAGE;
  tengen_cli_options_complain (
      _ ("--size: only %d to %d can be drawn"), LINES_LEAST, LINES_MOST);
  return NULL;
}

static TengenPaper *
make_rules (Making *self)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  TengenPaperRules how = { .size = self->size,
                           .language = get_language (self),
                           .readings = self->readings };

  return tengen_paper_new_rules (tengen_lesson_shelf_find (shelf, RULES_LESSON),
                                 &how);
}

static TengenPaper *
make_certificate (Making *self)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autoptr (TengenLesson) owned = NULL;
  const char *name = self->options->lesson;
  const TengenLesson *lesson = tengen_cli_lesson_open (
      shelf, name != NULL ? name : RULES_LESSON, &owned);
  TengenPaperCertificate how = { .size = self->size,
                                 .language = get_language (self),
                                 .readings = self->readings,
                                 .name = self->options->name,
                                 .stars = (guint) MAX (self->options->stars, 0),
                                 .stars_most =
                                     self->options->stars < 0 ? 0 : STARS_MOST,
                                 .date = self->options->date };

  if (lesson == NULL)
    return NULL;
  how.title = lesson->title;
  return tengen_paper_new_certificate (&how);
}

static const struct
{
  const char *name;
  TengenPaper *(*make) (Making *self);
  gboolean needs_file;
} kinds[] = {
  { "lesson", make_lesson, TRUE },
  { "problems", make_problems, TRUE },
  { "boards", make_boards, FALSE },
  { "rules", make_rules, FALSE },
  { "certificate", make_certificate, FALSE },
};

/* --- The command --- */

static gboolean
choose_kind (const Options *options, int *kind)
{
  const char *names[G_N_ELEMENTS (kinds)];
  guint n = options->words != NULL ? g_strv_length (options->words) : 0;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    names[i] = kinds[i].name;
  if (n == 0)
    tengen_cli_options_complain ("%s", _ ("no kind of paper was named"));
  else if (tengen_cli_picture_find_name (
               "paper", options->words[0], names, G_N_ELEMENTS (names), kind))
    {
      if (n == (kinds[*kind].needs_file ? 2 : 1))
        return TRUE;
      tengen_cli_options_complain ("%s",
                                   kinds[*kind].needs_file
                                       ? _ ("one file must be named")
                                       : _ ("only options are expected"));
    }
  return FALSE;
}

static gboolean
choose_size (const Options *options, TengenPaperSize *size)
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
check_options (const Options *options)
{
  if (options->output == NULL)
    tengen_cli_options_complain ("%s", _ ("-o must name the file to write"));
  else if (options->dpi < 1 || options->dpi > DPI_MOST)
    tengen_cli_options_complain (
        _ ("--dpi: only %d to %d can be drawn"), 1, DPI_MOST);
  else if (options->stars > STARS_MOST)
    tengen_cli_options_complain (_ ("--stars: there are %d at most"),
                                 STARS_MOST);
  else if (options->per_page != 1 && options->per_page != 2 &&
           options->per_page != 4 && options->per_page != 6 &&
           options->per_page != 9)
    tengen_cli_options_complain ("%s", _ ("--per-page: 1, 2, 4, 6 or 9"));
  else
    return TRUE;
  return FALSE;
}

static gboolean
check_page (const Options *options, const TengenPaper *paper)
{
  guint n = tengen_paper_get_n_pages (paper);

  if (options->page >= 1 && options->page <= (int) n)
    return TRUE;
  tengen_cli_options_complain (
      tengen_words_plural (
          "--page: there is %u page", "--page: there are %u pages", n),
      n);
  return FALSE;
}

static TengenCliStatus
write_paper (const Options *options, const TengenPaper *paper)
{
  cairo_status_t status = CAIRO_STATUS_SUCCESS;
  g_autoptr (GByteArray) bytes = NULL;

  if (tengen_paint_format_find (options->output) == TENGEN_PAINT_FORMAT_PDF)
    bytes = tengen_paper_make_pdf (paper, NULL, &status);
  else if (check_page (options, paper))
    bytes = tengen_paper_make_png (
        paper, (guint) options->page - 1, options->dpi, &status);
  else
    return TENGEN_CLI_USAGE;
  if (bytes != NULL)
    return tengen_cli_picture_write (options->output, bytes);
  g_printerr ("tengen-cli: %s\n", cairo_status_to_string (status));
  return TENGEN_CLI_BAD_INPUT;
}

static gboolean
read_options (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    { "output",
      'o',
      0,
      G_OPTION_ARG_FILENAME,
      &options->output,
      N_ ("the file to write; - is standard output"),
      N_ ("OUT") },
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
    { "language",
      'l',
      0,
      G_OPTION_ARG_STRING,
      &options->language,
      N_ ("language of the texts"),
      "ja|en" },
    { "furigana",
      0,
      0,
      G_OPTION_ARG_STRING,
      &options->furigana,
      N_ ("readings above all kanji, none, or those learnt after a school "
          "year"),
      "all|none|1…6" },
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
      N_ ("(lesson, problems) without texts"),
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
      &options->size,
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
      N_ ("(boards) with coordinates"),
      NULL },
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
    { G_OPTION_REMAINING,
      0,
      0,
      G_OPTION_ARG_FILENAME_ARRAY,
      &options->words,
      NULL,
      N_ ("lesson FILE|ID, problems FILE, boards, rules, certificate") },
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
  g_auto (Options) options = {
    .per_page = PER_PAGE, .page = 1, .dpi = DPI, .size = LINES, .stars = -1
  };
  g_autoptr (TengenPaper) paper = NULL;
  Making making = { .options = &options, .status = TENGEN_CLI_BAD_INPUT };
  int kind = 0;

  if (!read_options (&options, &argc, &argv) ||
      !choose_kind (&options, &kind) || !check_options (&options) ||
      !choose_size (&options, &making.size) ||
      !tengen_cli_lesson_choose_readings (options.furigana, &making.readings))
    return TENGEN_CLI_USAGE;
  paper = kinds[kind].make (&making);
  if (paper == NULL)
    return making.status;
  return write_paper (&options, paper);
}
