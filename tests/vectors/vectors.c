/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors: runs files of test vectors against core
 *
 * What:  `vectors KIND FILE` prints each failure as FILE:LINE: TEXT and ends
 *        with `N passed, N failed`. Status 0 if all passed, 1 if any failed
 *        or the file cannot be read or has no case, 2 for wrong usage.
 *        For a FOLDER, its INDEX.tsv is the file.
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

/* In a folder it is the index. */
static char *
find_file (const char *path)
{
  return g_file_test (path, G_FILE_TEST_IS_DIR)
             ? g_build_filename (path, "INDEX.tsv", NULL)
             : g_strdup (path);
}

static int
run_file (const Kind *kind, const char *path_or_folder)
{
  g_autofree char *path = find_file (path_or_folder);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  VectorsTally tally = { .path = path };
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &error))
    {
      g_printerr ("vectors: %s\n", error->message);
      return STATUS_FAILED;
    }
  lines = g_strsplit (text, "\n", -1);
  if (strlen (text) != length)
    vectors_fail (&tally, "a zero byte at offset %zu", strlen (text));
  else
    kind->run (&tally, lines);
  tally.line_failed = FALSE;
  if (tally.passed + tally.failed == 0)
    vectors_fail (&tally, "no case in this file");
  g_print ("%u passed, %u failed\n", tally.passed, tally.failed);
  return tally.failed == 0 ? STATUS_PASSED : STATUS_FAILED;
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
  return run_file (kind, argv[2]);
}
