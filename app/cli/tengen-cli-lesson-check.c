/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-lesson-check: what is wrong in lesson files
 *
 * What:  a line `file:line: message` for each fault and remark, on standard
 *        output, since it is the answer; at the end how many there were.
 * Shape: a folder stands for the lessons in it, by their names.
 */
#include "tengen-cli-lesson.h"

#include <string.h>

#include "tengen-cli-file.h"
#include "tengen-cli-options.h"
#include "tengen-save-error.h"
#include "tengen-words-lesson.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* Of a folder of lessons, no lesson. */
#define GLOSSARY "glossary.xml"

/**
 * Check:
 * @shelf: schema and glossary
 * @quiet: only faults are told
 * @n_lessons: how many lessons were read
 * @n_faults: how many faults there were
 * @n_remarks: how many remarks
 * @failed: something could not be read
 */
typedef struct
{
  TengenLessonShelf *shelf;
  gboolean quiet;
  guint n_lessons;
  guint n_faults;
  guint n_remarks;
  gboolean failed;
} Check;

static void
print_faults (Check *self, const char *name, const GPtrArray *faults)
{
  for (guint i = 0; i < faults->len; i++)
    {
      const TengenLessonFault *fault = g_ptr_array_index (faults, i);
      g_autofree char *said = tengen_words_lesson_fault_line (fault, name);
      g_autofree char *line = tengen_cli_file_clean (said);

      if (fault->is_remark)
        self->n_remarks++;
      else
        self->n_faults++;
      if (!fault->is_remark || !self->quiet)
        g_print ("%s\n", line);
    }
}

static void
check_file (Check *self, const char *path)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (TengenLesson) lesson =
      tengen_cli_lesson_read (self->shelf, path, faults);
  g_autofree char *name = tengen_cli_file_name (path);

  /* without a fault it could not be read at all, and that was told */
  if (lesson == NULL && !tengen_lesson_faults_has_error (faults))
    self->failed = TRUE;
  else
    self->n_lessons++;
  print_faults (self, name, faults);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names of the lessons in a folder. */
static GPtrArray *
list_lessons (GDir *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".xml") && !g_str_equal (name, GLOSSARY))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

static void
check_folder (Check *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = g_dir_open (path, 0, &error);
  g_autoptr (GPtrArray) names = NULL;
  g_autofree char *shown = tengen_cli_file_name (path);
  g_autofree char *said = NULL;

  if (folder != NULL)
    names = list_lessons (folder);
  if (names != NULL && names->len > 0)
    {
      for (guint i = 0; i < names->len; i++)
        {
          g_autofree char *file =
              g_build_filename (path, g_ptr_array_index (names, i), NULL);

          check_file (self, file);
        }
      return;
    }
  self->failed = TRUE;
  said = error != NULL ? tengen_save_explain (error)
                       : g_strdup (_ ("there is no lesson in it"));
  tengen_cli_file_complain (shown, 0, 0, said);
}

static void
print_sum (const Check *self)
{
  g_autofree char *lessons = g_strdup_printf (
      tengen_words_plural ("%u lesson", "%u lessons", self->n_lessons),
      self->n_lessons);
  g_autofree char *faults = g_strdup_printf (
      tengen_words_plural ("%u fault", "%u faults", self->n_faults),
      self->n_faults);
  g_autofree char *remarks = g_strdup_printf (
      tengen_words_plural ("%u remark", "%u remarks", self->n_remarks),
      self->n_remarks);

  /* how many lessons, faults and remarks there are */
  g_print (_ ("%s, %s, %s\n"), lessons, faults, remarks);
}

static char **
read_options (Check *self, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    { .long_name = "quiet",
      .short_name = 'q',
      .arg_data = &self->quiet,
      .description =
          N_ ("only faults, neither remarks nor how many there are") },
    { 0 }
  };

  return tengen_cli_options_parse_files (
      argc,
      argv,
      N_ ("Tells what is wrong in lesson files; the exit status is 1 if "
          "anything is."),
      entries,
      N_ ("FILE|FOLDER…"));
}

TengenCliStatus
tengen_cli_lesson_check (int argc, char **argv)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  Check check = { .shelf = shelf };
  g_auto (GStrv) files = NULL;

  files = read_options (&check, &argc, &argv);
  if (files == NULL)
    return TENGEN_CLI_USAGE;
  for (guint i = 0; files[i] != NULL; i++)
    if (g_file_test (files[i], G_FILE_TEST_IS_DIR))
      check_folder (&check, files[i]);
    else
      check_file (&check, files[i]);
  if (!check.quiet)
    print_sum (&check);
  return check.failed || check.n_faults > 0 ? TENGEN_CLI_BAD_INPUT
                                            : TENGEN_CLI_OK;
}
