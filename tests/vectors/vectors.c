/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors: runs files of test vectors against core
 *
 * What:  `vectors KIND FILE` prints each failure as FILE:LINE: TEXT and ends
 *        with `N passed, N failed`. Status 0 if all passed, 1 if any failed
 *        or the file cannot be read or has no case, 2 for wrong usage.
 *        For a FOLDER, its INDEX.tsv is the file, or those of its folders
 *        `ok` and `bad`.
 * Shape: one file of this folder for each kind.
 */
#include "vectors.h"

#include <string.h>

#include "tengen-go-tally.h"
#include "tengen-words-output.h"

enum
{
  STATUS_PASSED = 0,
  STATUS_FAILED = 1,
  STATUS_USAGE = 2,
};

typedef struct
{
  const char *name;
  VectorsRun run;
} Kind;

static const Kind kinds[] = {
  { "counting", vectors_run_counting },
  { "dead", vectors_run_dead },
  { "foreign", vectors_run_foreign },
  { "go-legality", vectors_run_go_legality },
  { "go-scoring", vectors_run_go_scoring },
  { "renju-forbidden", vectors_run_renju_forbidden },
  { "renju-vcf", vectors_run_renju_vcf },
  { "repetition", vectors_run_repetition },
  { "sgf", vectors_run_sgf },
};

void
vectors_fail (VectorsTally *self, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_print ("%s:%u: %s\n", self->path, self->line, text);
  if (!self->line_failed)
    self->failed++;
  self->line_failed = TRUE;
}

void
vectors_check_int (VectorsTally *self,
                   const char *name,
                   const char *wanted,
                   int got)
{
  int number;

  if (!tengen_board_number_parse (wanted, G_MININT, G_MAXINT, &number))
    vectors_fail (self, "%s: \"%s\" is no number", name, wanted);
  else if (number != got)
    vectors_fail (self, "%s: wanted %d, got %d", name, number, got);
}

void
vectors_check_text (VectorsTally *self,
                    const char *name,
                    const char *wanted,
                    const char *got)
{
  if (strcmp (wanted, got) != 0)
    vectors_fail (self, "%s: wanted %s, got %s", name, wanted, got);
}

void
vectors_check_things (VectorsTally *self,
                      const TengenBoard *board,
                      const TengenGoCount *count,
                      const TengenAccount *account)
{
  const TengenAccountLine *total =
      g_ptr_array_index (account->lines, account->lines->len - 1);
  g_autoptr (TengenGoTally) things =
      tengen_go_tally_new (board, count, account);
  int sum_x2[3];

  tengen_go_tally_sum (things, things->n_ticks, sum_x2);
  if (sum_x2[1] != total->amount_x2[1] || sum_x2[2] != total->amount_x2[2])
    vectors_fail (self,
                  "things add up to %d and %d, not %d and %d",
                  sum_x2[1],
                  sum_x2[2],
                  total->amount_x2[1],
                  total->amount_x2[2]);
}

const char *
vectors_next_line (VectorsTally *self, char **lines)
{
  self->line_failed = FALSE;
  while (lines[self->line] != NULL)
    {
      const char *line = lines[self->line++];

      if (*line != '\0' && *line != '#')
        return line;
    }
  return NULL;
}

static const Kind *
find_kind (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strcmp (kinds[i].name, name) == 0)
      return &kinds[i];
  return NULL;
}

static int
print_usage (void)
{
  g_printerr ("usage: vectors KIND FILE|FOLDER\nkinds:");
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_printerr (" %s", kinds[i].name);
  g_printerr ("\n");
  return STATUS_USAGE;
}

static gboolean
run_index (const Kind *kind, const char *path, guint *passed, guint *failed)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  VectorsTally tally = { .path = path };
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &error))
    {
      g_printerr ("vectors: %s\n", error->message);
      return FALSE;
    }
  lines = g_strsplit (text, "\n", -1);
  if (strlen (text) != length)
    vectors_fail (&tally, "a zero byte at offset %zu", strlen (text));
  else
    kind->run (&tally, lines);
  tally.line_failed = FALSE;
  if (tally.passed + tally.failed == 0)
    vectors_fail (&tally, "no case in this file");
  *passed += tally.passed;
  *failed += tally.failed;
  return TRUE;
}

/* In a folder it is the index, or those of its folders `ok` and `bad`. */
static char **
list_files (const char *path)
{
  static const char *const folders[] = { "ok", "bad" };
  g_autoptr (GStrvBuilder) files = g_strv_builder_new ();
  g_autofree char *index = g_build_filename (path, "INDEX.tsv", NULL);
  gboolean divided = g_file_test (path, G_FILE_TEST_IS_DIR) &&
                     !g_file_test (index, G_FILE_TEST_EXISTS);
  g_auto (GStrv) found = NULL;

  for (gsize i = 0; divided && i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *file =
          g_build_filename (path, folders[i], "INDEX.tsv", NULL);

      if (g_file_test (file, G_FILE_TEST_EXISTS))
        g_strv_builder_add (files, file);
    }
  found = g_strv_builder_end (files);
  if (*found != NULL)
    return g_steal_pointer (&found);
  g_strv_builder_add (files,
                      g_file_test (path, G_FILE_TEST_IS_DIR) ? index : path);
  return g_strv_builder_end (files);
}

static int
run_files (const Kind *kind, const char *path)
{
  g_auto (GStrv) files = list_files (path);
  guint passed = 0;
  guint failed = 0;

  for (guint i = 0; files[i] != NULL; i++)
    if (!run_index (kind, files[i], &passed, &failed))
      return STATUS_FAILED;
  g_print ("%u passed, %u failed\n", passed, failed);
  return failed == 0 ? STATUS_PASSED : STATUS_FAILED;
}

int
main (int argc, char **argv)
{
  const Kind *kind;

  tengen_words_output_init ("vectors");
  if (argc != 3)
    return print_usage ();
  kind = find_kind (argv[1]);
  if (kind == NULL)
    {
      g_printerr ("vectors: unknown kind \"%s\"\n", argv[1]);
      return print_usage ();
    }
  return run_files (kind, argv[2]);
}
