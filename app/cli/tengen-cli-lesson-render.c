/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-lesson-render: steps of a lesson as a picture or as pages
 *
 * Shape: one step is a picture; all of them are the pages of a PDF, or a sheet
 *        with three beside each other. The whole is made in memory first.
 */
#include "tengen-cli-lesson.h"

#include <cairo-pdf.h>

#include "tengen-cli-lesson-look.h"
#include "tengen-cli-options.h"
#include "tengen-cli-picture.h"
#include "tengen-paint-lesson.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

#define WIDTH_DEFAULT 600
#define WIDTH_MIN 100
#define WIDTH_MAX 2400
/* No sheet has more pixels. */
#define PIXELS_MAX 120e6
#define COLUMNS 3

typedef struct
{
  char **files;
  char *step;
  char *language;
  char *furigana;
  char *format;
  char *output;
  int size;
  gboolean solution;
} Options;

static void
clear_options (Options *options)
{
  g_strfreev (options->files);
  g_free (options->step);
  g_free (options->language);
  g_free (options->furigana);
  g_free (options->format);
  g_free (options->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/**
 * Drawing:
 * @lesson: what is drawn
 * @first: its first step
 * @n: how many steps
 * @page: how a step is drawn
 * @format: what is written
 */
typedef struct
{
  const TengenLesson *lesson;
  guint first;
  guint n;
  TengenPaintLessonPage page;
  TengenPaintFormat format;
} Drawing;

/* --- What is drawn --- */

static gboolean
choose_step (const Options *options, Drawing *drawing)
{
  const TengenLesson *lesson = drawing->lesson;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  int found = 0;

  drawing->n = lesson->steps->len;
  if (options->step == NULL)
    return TRUE;
  for (guint i = 0; i < lesson->steps->len; i++)
    g_ptr_array_add (ids, tengen_lesson_get_step (lesson, i)->id);
  if (!tengen_cli_picture_find_name ("--step",
                                     options->step,
                                     (const char *const *) ids->pdata,
                                     ids->len,
                                     &found))
    return FALSE;
  drawing->first = (guint) found;
  drawing->n = 1;
  return TRUE;
}

/* --- Drawing it --- */

static double
get_height (const Drawing *self, guint index)
{
  return tengen_paint_lesson_get_height (
      self->lesson, self->first + index, &self->page);
}

/* The height of a row of the sheet. */
static double
get_row (const Drawing *self, guint row)
{
  double height = 0;

  for (guint i = row * COLUMNS; i < MIN ((row + 1) * COLUMNS, self->n); i++)
    height = MAX (height, get_height (self, i));
  return height;
}

static GByteArray *
draw_sheet (const Drawing *self)
{
  GByteArray *bytes = g_byte_array_new ();
  double width = self->page.width * MIN (self->n, COLUMNS);
  guint n_rows = (self->n + COLUMNS - 1) / COLUMNS;
  double height = 0;
  cairo_t *cr;

  for (guint row = 0; row < n_rows; row++)
    height += get_row (self, row);
  if (width * height > PIXELS_MAX)
    {
      g_byte_array_unref (bytes);
      g_printerr ("tengen-cli: %s\n",
                  _ ("the picture would be too large; name a step"));
      return NULL;
    }
  cr = tengen_paint_file_begin (self->format, width, height, bytes);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  for (guint i = 0; i < self->n; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i % COLUMNS * self->page.width, 0);
      tengen_paint_lesson_draw (cr, self->lesson, self->first + i, &self->page);
      cairo_restore (cr);
      if (i % COLUMNS == COLUMNS - 1)
        cairo_translate (cr, 0, get_row (self, i / COLUMNS));
    }
  return tengen_cli_picture_end (cr, self->format, bytes);
}

static GByteArray *
draw_pages (const Drawing *self)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_t *cr = tengen_paint_file_begin (
      self->format, self->page.width, get_height (self, 0), bytes);

  for (guint i = 0; i < self->n; i++)
    {
      cairo_pdf_surface_set_size (
          cairo_get_target (cr), self->page.width, get_height (self, i));
      tengen_paint_lesson_draw (cr, self->lesson, self->first + i, &self->page);
      cairo_show_page (cr);
    }
  return tengen_cli_picture_end (cr, self->format, bytes);
}

/* --- The command --- */

static gboolean
check_options (const Options *options)
{
  if (options->files == NULL || options->files[1] != NULL)
    tengen_cli_options_complain ("%s", _ ("one lesson must be named"));
  else if (options->output == NULL)
    tengen_cli_options_complain ("%s", _ ("-o must name the file to write"));
  else
    return tengen_cli_options_check_number (
        "--size", options->size, WIDTH_MIN, WIDTH_MAX);
  return FALSE;
}

static gboolean
read_options (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    TENGEN_CLI_OPTION_OUTPUT (&options->output),
    { "step",
      0,
      0,
      G_OPTION_ARG_STRING,
      &options->step,
      N_ ("one step only; else all as a sheet, or as the pages of a PDF"),
      "ID" },
    { "solution",
      0,
      0,
      G_OPTION_ARG_NONE,
      &options->solution,
      N_ ("with the right answers"),
      NULL },
    TENGEN_CLI_OPTION_LANGUAGE (&options->language),
    TENGEN_CLI_OPTION_FURIGANA (&options->furigana),
    { "size",
      's',
      0,
      G_OPTION_ARG_INT,
      &options->size,
      N_ ("width of a step in pixels"),
      N_ ("PX") },
    { "format",
      'f',
      0,
      G_OPTION_ARG_STRING,
      &options->format,
      N_ ("what to write, if the name of the file does not tell"),
      "png|svg|pdf" },
    TENGEN_CLI_OPTION_REST (&options->files, N_ ("FILE|ID")),
    { 0 }
  };

  return tengen_cli_options_parse (
      argc,
      argv,
      N_ ("Draws steps of a lesson into a file. A lesson of the program is "
          "named by its id."),
      entries);
}

static TengenCliStatus
run (const Options *options)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autoptr (TengenLesson) owned = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  Drawing drawing = { .page = { .solution = options->solution,
                                .width = options->size } };

  if (!check_options (options) ||
      !tengen_cli_lesson_choose_readings (options->furigana,
                                          &drawing.page.readings) ||
      !tengen_cli_picture_choose_format (
          options->format, options->output, &drawing.format))
    return TENGEN_CLI_USAGE;
  drawing.lesson = tengen_cli_lesson_open (shelf, options->files[0], &owned);
  if (drawing.lesson == NULL)
    return TENGEN_CLI_BAD_INPUT;
  if (!choose_step (options, &drawing) ||
      !tengen_cli_lesson_choose_language (
          drawing.lesson, options->language, &drawing.page.language))
    return TENGEN_CLI_USAGE;
  bytes = drawing.format == TENGEN_PAINT_FORMAT_PDF ? draw_pages (&drawing)
                                                    : draw_sheet (&drawing);
  if (bytes == NULL)
    return TENGEN_CLI_BAD_INPUT;
  return tengen_cli_picture_write (options->output, bytes);
}

TengenCliStatus
tengen_cli_lesson_render (int argc, char **argv)
{
  g_auto (Options) options = { .size = WIDTH_DEFAULT };

  if (!read_options (&options, &argc, &argv))
    return TENGEN_CLI_USAGE;
  return run (&options);
}
