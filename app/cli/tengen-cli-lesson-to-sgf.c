/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-lesson-to-sgf: a lesson as a collection of game records
 */
#include "tengen-cli-lesson.h"

#include "tengen-cli-lesson-look.h"
#include "tengen-cli-options.h"
#include "tengen-cli-picture.h"
#include "tengen-lesson-to-sgf.h"
#include "tengen-sgf-writer.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

typedef struct
{
  char **files;
  char *language;
  char *output;
} Options;

static void
clear_options (Options *options)
{
  g_strfreev (options->files);
  g_free (options->language);
  g_free (options->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

static GByteArray *
write_records (const GPtrArray *records)
{
  GByteArray *bytes = g_byte_array_new ();

  for (guint i = 0; i < records->len; i++)
    {
      gsize length = 0;
      g_autofree char *text = tengen_sgf_write (
          records->pdata[i], "Tengen:" TENGEN_VERSION, &length);

      g_byte_array_append (bytes, (const guint8 *) text, (guint) length);
    }
  return bytes;
}

static TengenCliStatus
run (const Options *options)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autoptr (TengenLesson) owned = NULL;
  g_autoptr (GPtrArray) records = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  const TengenLesson *lesson;
  const char *language;

  lesson = tengen_cli_lesson_open (shelf, options->files[0], &owned);
  if (lesson == NULL)
    return TENGEN_CLI_BAD_INPUT;
  if (!tengen_cli_lesson_choose_language (lesson, options->language, &language))
    return TENGEN_CLI_USAGE;
  records = tengen_lesson_to_sgf (lesson, language);
  bytes = write_records (records);
  return tengen_cli_picture_write (
      options->output != NULL ? options->output : "-", bytes);
}

TengenCliStatus
tengen_cli_lesson_to_sgf (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  const GOptionEntry entries[] = {
    TENGEN_CLI_OPTION_OUTPUT (&options.output),
    TENGEN_CLI_OPTION_LANGUAGE (&options.language),
    TENGEN_CLI_OPTION_REST (&options.files, N_ ("FILE|ID")),
    { 0 }
  };

  if (!tengen_cli_options_parse (
          &argc,
          &argv,
          N_ ("Writes a lesson as SGF, a game for each step. A lesson of the "
              "program is named by its id."),
          entries))
    return TENGEN_CLI_USAGE;
  if (options.files == NULL || options.files[1] != NULL)
    {
      tengen_cli_options_complain ("%s", _ ("one lesson must be named"));
      return TENGEN_CLI_USAGE;
    }
  return run (&options);
}
