/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-lesson: lessons on the command line
 */
#include "tengen-cli-lesson.h"

#include "tengen-cli-commands.h"
#include "tengen-cli-file.h"
#include "tengen-words-lesson.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

static const TengenCliCommand commands[] = {
  { "check", tengen_cli_lesson_check, N_ ("tell what is wrong in lessons") },
  { "list", tengen_cli_lesson_list, N_ ("list the lessons of the program") },
  { "render", tengen_cli_lesson_render, N_ ("draw steps of a lesson") },
  { "from-sgf",
    tengen_cli_lesson_from_sgf,
    N_ ("make a lesson of problems or a game") },
  { "to-sgf", tengen_cli_lesson_to_sgf, N_ ("write a lesson as SGF") },
};

TengenLesson *
tengen_cli_lesson_read (TengenLessonShelf *shelf,
                        const char *path,
                        GPtrArray *faults)
{
  /* one byte more than may be, so that it is the reader who refuses */
  GByteArray *read =
      tengen_cli_file_read_bytes (path, TENGEN_LESSON_MAX_BYTES + 1);
  g_autoptr (GBytes) bytes = NULL;

  if (read == NULL)
    return NULL;
  bytes = g_byte_array_free_to_bytes (read);
  return tengen_lesson_shelf_read (shelf, bytes, faults);
}

void
tengen_cli_lesson_print_faults (const char *name, const GPtrArray *faults)
{
  for (guint i = 0; i < faults->len; i++)
    {
      const TengenLessonFault *fault = g_ptr_array_index (faults, i);
      g_autofree char *said = tengen_words_lesson_fault_line (fault, name);
      g_autofree char *line = tengen_cli_file_clean (said);

      if (!fault->is_remark)
        g_printerr ("%s\n", line);
    }
}

const TengenLesson *
tengen_cli_lesson_open (TengenLessonShelf *shelf,
                        const char *name,
                        TengenLesson **owned)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autofree char *shown = tengen_cli_file_name (name);

  if (!g_file_test (name, G_FILE_TEST_EXISTS) &&
      g_utf8_validate (name, -1, NULL))
    {
      const TengenLesson *lesson = tengen_lesson_shelf_find (shelf, name);

      if (lesson != NULL)
        return lesson;
    }
  *owned = tengen_cli_lesson_read (shelf, name, faults);
  if (*owned == NULL)
    tengen_cli_lesson_print_faults (shown, faults);
  return *owned;
}

static void
print_help (void)
{
  g_print ("%s\n", _ ("Usage: tengen-cli lesson COMMAND [OPTION…]"));
  tengen_cli_commands_print (commands, G_N_ELEMENTS (commands));
  g_print (
      "\n%s\n",
      _ ("“tengen-cli lesson COMMAND --help” tells the options of a command."));
}

TengenCliStatus
tengen_cli_lesson (int argc, char **argv)
{
  return tengen_cli_commands_run (
      commands, G_N_ELEMENTS (commands), argc, argv, print_help);
}
