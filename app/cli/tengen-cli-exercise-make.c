/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-exercise-make: exercises as SGF, as a lesson, or as pages to print
 *
 * Shape: seed after seed, without those that are the same as one before. A
 *        lesson is read and checked before it is written; pages are those of
 *        that lesson.
 */
#include "tengen-cli-exercise.h"

#include <string.h>

#include "tengen-cli-file.h"
#include "tengen-cli-lesson.h"
#include "tengen-cli-options.h"
#include "tengen-cli-picture.h"
#include "tengen-exercise-series.h"
#include "tengen-exercise-to-lesson.h"
#include "tengen-exercise-to-sgf.h"
#include "tengen-paint-ruby.h"
#include "tengen-paper-exercises.h"
#include "tengen-sgf-writer.h"
#include "tengen-words-exercise.h"
#include "tengen-words-ruby.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

#define COUNT_MOST 100000
#define PER_PAGE 6

/* What can be written. */
typedef enum
{
  FORMAT_SGF,
  FORMAT_XML,
  FORMAT_PDF,
} Format;

static const char *const formats[] = { "sgf", "xml", "pdf" };

typedef struct
{
  char *kind;
  int level;
  int count;
  gint64 seed;
  char *format;
  char *language;
  char *output;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->kind);
  g_free (options->format);
  g_free (options->language);
  g_free (options->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/**
 * Sheet:
 * @kind: what is made
 * @format: as what it is written
 * @exercises: (nullable) (element-type TengenExercise): exercises
 * @texts: (element-type TengenExerciseTexts): their texts
 *
 * What is made.
 */
typedef struct
{
  TengenExerciseKind kind;
  Format format;
  GPtrArray *exercises;
  GPtrArray *texts;
} Sheet;

static void
free_texts (gpointer texts)
{
  tengen_exercise_texts_free (texts);
}

static void
clear_sheet (Sheet *sheet)
{
  g_clear_pointer (&sheet->exercises, g_ptr_array_unref);
  g_ptr_array_unref (sheet->texts);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sheet, clear_sheet)

/* --- Making --- */

static TengenExerciseSeries
get_series (const Sheet *sheet, const Options *options)
{
  TengenExerciseSeries series = { .kind = sheet->kind,
                                  .level = options->level,
                                  .seed = (guint64) options->seed,
                                  .count = (guint) options->count };

  return series;
}

/* Makes what the count asks for; FALSE if there is not as much. */
static gboolean
fill_sheet (Sheet *sheet, const Options *options)
{
  TengenExerciseSeries series = get_series (sheet, options);

  sheet->exercises = tengen_exercise_series_make (&series, NULL, NULL);
  for (guint i = 0; i < sheet->exercises->len; i++)
    g_ptr_array_add (
        sheet->texts,
        tengen_words_exercise (g_ptr_array_index (sheet->exercises, i)));
  return sheet->exercises->len == series.count;
}

/* --- Writing --- */

static GByteArray *
write_sgf (const Sheet *sheet)
{
  GByteArray *bytes = g_byte_array_new ();

  for (guint i = 0; i < sheet->exercises->len; i++)
    {
      gsize length = 0;
      g_autoptr (TengenRecord) record = tengen_exercise_to_sgf (
          sheet->exercises->pdata[i], sheet->texts->pdata[i]);
      g_autofree char *text =
          tengen_sgf_write (record, "Tengen:" TENGEN_VERSION, &length);

      g_byte_array_append (bytes, (const guint8 *) text, (guint) length);
    }
  return bytes;
}

static char *
write_lesson (const Sheet *sheet, const Options *options)
{
  g_autofree char *id = g_strdup_printf ("exercise-%s-%d-%" G_GINT64_FORMAT,
                                         options->kind,
                                         options->level,
                                         options->seed);
  g_autofree char *name = tengen_words_exercise_sheet (
      sheet->kind, options->level, (guint64) options->seed);
  g_autoptr (TengenLessonText) title = tengen_words_ruby (name);
  TengenExerciseSheet lesson = { .id = id,
                                 .language = tengen_words_language (),
                                 .title = title,
                                 .exercises = sheet->exercises,
                                 .texts = sheet->texts };

  return tengen_exercise_to_lesson (&lesson);
}

static void
tell_too_many (void)
{
  g_printerr ("tengen-cli: %s\n",
              _ ("This cannot become one lesson; make fewer exercises."));
}

/* Reads the lesson back; says why if that cannot be. */
static TengenLesson *
read_lesson (TengenLessonShelf *shelf, const char *xml)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (GBytes) bytes = g_bytes_new (xml, strlen (xml));
  TengenLesson *lesson = tengen_lesson_shelf_read (shelf, bytes, faults);

  if (lesson != NULL)
    return lesson;
  tell_too_many ();
  tengen_cli_lesson_print_faults ("-", faults);
  return NULL;
}

static GByteArray *
write_xml (const Sheet *sheet, const Options *options)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autofree char *xml = write_lesson (sheet, options);
  g_autoptr (TengenLesson) lesson = read_lesson (shelf, xml);
  GByteArray *bytes;

  if (lesson == NULL)
    return NULL;
  bytes = g_byte_array_new ();
  g_byte_array_append (bytes, (const guint8 *) xml, (guint) strlen (xml));
  return bytes;
}

/* The pages that the window gives for the same three numbers. */
static GByteArray *
write_pages (const Sheet *sheet, const Options *options)
{
  TengenExerciseSeries series = get_series (sheet, options);
  TengenPaperLesson how = { .per_page = PER_PAGE,
                            .solutions = TRUE,
                            .readings = TENGEN_PAINT_RUBY_ALL };
  g_autoptr (TengenPaper) paper =
      tengen_paper_new_exercises (&series, sheet->exercises, &how);
  cairo_status_t status = CAIRO_STATUS_SUCCESS;
  GByteArray *bytes;

  if (paper == NULL)
    {
      tell_too_many ();
      return NULL;
    }
  bytes = tengen_paper_make_pdf (paper, NULL, &status);
  if (bytes == NULL)
    g_printerr ("tengen-cli: %s\n", cairo_status_to_string (status));
  return bytes;
}

static GByteArray *
write_sheet (const Sheet *sheet, const Options *options)
{
  if (sheet->format == FORMAT_SGF)
    return write_sgf (sheet);
  return sheet->format == FORMAT_PDF ? write_pages (sheet, options)
                                     : write_xml (sheet, options);
}

static TengenCliStatus
run (Sheet *sheet, const Options *options)
{
  g_autoptr (GByteArray) bytes = NULL;

  if (!fill_sheet (sheet, options))
    {
      g_printerr ("tengen-cli: ");
      g_printerr (
          tengen_words_plural ("Only %u different exercise could be made.",
                               "Only %u different exercises could be made.",
                               sheet->exercises->len),
          sheet->exercises->len);
      g_printerr ("\n");
      return TENGEN_CLI_BAD_INPUT;
    }
  bytes = write_sheet (sheet, options);
  if (bytes == NULL)
    return TENGEN_CLI_BAD_INPUT;
  return tengen_cli_picture_write (
      options->output != NULL ? options->output : "-", bytes);
}

/* --- Options --- */

static gboolean
choose_kind (const Options *options, Sheet *sheet)
{
  const TengenExerciseKindInfo *info;

  if (options->kind == NULL)
    tengen_cli_options_complain ("%s", _ ("--kind must name a kind"));
  else if (!tengen_exercise_kind_find (options->kind, &sheet->kind))
    tengen_cli_options_complain (_ ("--kind: there is no “%s”; “tengen-cli "
                                    "exercise list” tells which there are"),
                                 options->kind);
  else
    {
      info = tengen_exercise_kind_get_info (sheet->kind);
      return tengen_cli_options_check_number (
          "--level", options->level, info->lowest, info->highest);
    }
  return FALSE;
}

/* The lowest level where none was given. */
static void
choose_level (Options *options, const Sheet *sheet)
{
  if (options->level == TENGEN_CLI_NOT_SAID)
    options->level = tengen_exercise_kind_get_info (sheet->kind)->lowest;
}

static const char *
get_ending (const char *output)
{
  const char *dot = output != NULL ? strrchr (output, '.') : NULL;

  return dot != NULL ? dot + 1 : NULL;
}

/* What the name of the file says, where nothing is said. */
static gboolean
choose_format (const Options *options, Sheet *sheet)
{
  const char *ending = get_ending (options->output);
  int found = FORMAT_SGF;

  if (options->format != NULL)
    {
      if (!tengen_cli_picture_find_name ("--format",
                                         options->format,
                                         formats,
                                         G_N_ELEMENTS (formats),
                                         &found))
        return FALSE;
    }
  else
    for (int i = 0; ending != NULL && i < (int) G_N_ELEMENTS (formats); i++)
      if (g_str_equal (ending, formats[i]))
        found = i;
  sheet->format = (Format) found;
  return tengen_cli_options_check_number (
      "--count",
      options->count,
      1,
      sheet->format == FORMAT_SGF ? COUNT_MOST : TENGEN_LESSON_MAX_STEPS);
}

static gboolean
choose_language (const Options *options)
{
  static const char *const languages[] = { "ja", "en", "zh" };
  static const char *const catalogues[] = { "ja", "en", "zh_CN" };
  int found = 0;

  if (options->language == NULL)
    return TRUE;
  if (!tengen_cli_picture_find_name ("--language",
                                     options->language,
                                     languages,
                                     G_N_ELEMENTS (languages),
                                     &found))
    return FALSE;
  g_setenv ("LANGUAGE", catalogues[found], TRUE);
  return TRUE;
}

static gboolean
read_options (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    { "kind",
      'k',
      0,
      G_OPTION_ARG_STRING,
      &options->kind,
      N_ ("which kind of exercises"),
      "KIND" },
    { "level",
      0,
      0,
      G_OPTION_ARG_INT,
      &options->level,
      N_ ("how hard they are"),
      "N" },
    { "count",
      'n',
      0,
      G_OPTION_ARG_INT,
      &options->count,
      N_ ("how many (1)"),
      "N" },
    TENGEN_CLI_OPTION_SEED (&options->seed),
    { "format",
      'f',
      0,
      G_OPTION_ARG_STRING,
      &options->format,
      N_ ("what to write, if the name of the file does not tell"),
      "sgf|xml|pdf" },
    TENGEN_CLI_OPTION_LANGUAGE (&options->language),
    TENGEN_CLI_OPTION_OUTPUT (&options->output),
    { 0 }
  };

  return tengen_cli_options_parse_only (
      argc,
      argv,
      N_ ("Makes exercises, each proved: as SGF, as a lesson (XML), or as "
          "pages to print with the answers at the end (PDF). The same "
          "kind, level and seed give the same exercises."),
      entries);
}

TengenCliStatus
tengen_cli_exercise_make (int argc, char **argv)
{
  g_auto (Options)
      options = { .level = TENGEN_CLI_NOT_SAID, .count = 1, .seed = 1 };
  g_auto (Sheet) sheet = {
    .texts = g_ptr_array_new_with_free_func (free_texts),
  };

  if (!read_options (&options, &argc, &argv) ||
      !choose_kind (&options, &sheet) || !choose_format (&options, &sheet) ||
      !tengen_cli_options_check_number (
          "--seed", options.seed, 0, G_MAXINT64) ||
      !choose_language (&options))
    return TENGEN_CLI_USAGE;
  choose_level (&options, &sheet);
  return run (&sheet, &options);
}
