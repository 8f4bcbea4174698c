/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-journal-log: how far the text of a log can be trusted
 *
 * Shape: a log is written as a table of flushes; `=` stands for the sum that
 *        belongs there, `!` for a wrong one.
 */
#include <locale.h>
#include <string.h>

#include "tengen-journal-log.h"

#define STONE "a 1000 0 1 1 0 0\n"
#define UNDO "u 1000\n"
#define HEAD "tengen-journal 1\n"
#define BASE "#base 00\n"
#define OLD HEAD "#game 0\n#title t\n"
#define NEW HEAD BASE "#game 0\n#title t\n"

/* Puts sums where they belong. */
static GString *
seal (const char *text)
{
  GString *log = g_string_new (NULL);
  g_autoptr (GString) flush = g_string_new (NULL);
  g_autoptr (GChecksum) chain = g_checksum_new (G_CHECKSUM_SHA256);
  for (const char *c = text; *c != '\0'; c++)
    if (*c == '=' || *c == '!')
      {
        GChecksum *next = tengen_journal_log_seal (chain, flush);
        if (*c == '!')
          flush->str[flush->len - 2] ^= 1;
        g_checksum_free (chain);
        chain = next;
        g_string_append (log, flush->str);
        g_string_truncate (flush, 0);
      }
    else
      g_string_append_c (flush, *c);
  g_string_append (log, flush->str);
  return log;
}

static const struct
{
  const char *log;
  TengenJournalState state;
  gboolean exact;
  /* how many lines count */
  guint n_lines;
} cases[] = {
  /* whole and closed; killed; taken up again */
  { NEW STONE "=" STONE "=#end\n=", TENGEN_JOURNAL_CLOSED, TRUE, 4 },
  { NEW STONE "=" STONE "=", TENGEN_JOURNAL_CUT, TRUE, 4 },
  { NEW STONE "=#end\n=#open\n=", TENGEN_JOURNAL_CUT, TRUE, 4 },
  /* torn: in a line, behind a line, in its sum */
  { NEW STONE "=a 10", TENGEN_JOURNAL_CUT, FALSE, 3 },
  { NEW STONE "=" STONE, TENGEN_JOURNAL_CUT, FALSE, 3 },
  { NEW STONE "=" STONE "#sum 01", TENGEN_JOURNAL_CUT, FALSE, 3 },
  /* wrong sums: the last, one before, the first */
  { NEW STONE "=" STONE "!", TENGEN_JOURNAL_DAMAGED, FALSE, 3 },
  { NEW STONE "=" STONE "!" STONE "=", TENGEN_JOURNAL_DAMAGED, FALSE, 3 },
  { NEW STONE "!" STONE "=", TENGEN_JOURNAL_DAMAGED, FALSE, 0 },
  /* sums that are not there at all */
  { NEW STONE, TENGEN_JOURNAL_DAMAGED, FALSE, 0 },
  { HEAD BASE, TENGEN_JOURNAL_DAMAGED, FALSE, 0 },
  /* of a program that knows none */
  { OLD STONE UNDO, TENGEN_JOURNAL_CLOSED, TRUE, 4 },
  { OLD STONE "a 10", TENGEN_JOURNAL_CUT, FALSE, 3 },
  { OLD "#kept\n", TENGEN_JOURNAL_CLOSED, TRUE, 3 },
  { OLD, TENGEN_JOURNAL_DAMAGED, TRUE, 2 },
  { HEAD, TENGEN_JOURNAL_DAMAGED, TRUE, 0 },
  /* such a program went on with it, and then one that knows them */
  { NEW STONE "=#end\n=#open\n" STONE "#parked\n",
    TENGEN_JOURNAL_CLOSED,
    TRUE,
    6 },
  { NEW STONE "=#end\n=#open\n" STONE "a 10", TENGEN_JOURNAL_CUT, FALSE, 5 },
  { NEW STONE "=#end\n=#open\n" STONE "#open\n=#end\n=",
    TENGEN_JOURNAL_CLOSED,
    TRUE,
    6 },
  { OLD STONE "#open\n=" STONE "=#end\n=", TENGEN_JOURNAL_CLOSED, TRUE, 5 },
  /* behind `#open` stands what no program writes */
  { NEW STONE "=#open\nnonsense\n", TENGEN_JOURNAL_CUT, FALSE, 3 },
  { NEW STONE "=#open\n#sun 0123456789abcdef\n", TENGEN_JOURNAL_CUT, FALSE, 3 },
  /* later formats, and none */
  { "tengen-journal 3\n#game 0\n" STONE, TENGEN_JOURNAL_NEWER, FALSE, 0 },
  { "tengen-journal 3\n" BASE STONE "=", TENGEN_JOURNAL_NEWER, FALSE, 0 },
  /* none of the sums is one that is made today */
  { "tengen-journal 3\n" BASE STONE "!", TENGEN_JOURNAL_NEWER, FALSE, 0 },
  { "tengen-journal 3\n" BASE STONE "#sum 0123456789abcdef01\n",
    TENGEN_JOURNAL_NEWER,
    FALSE,
    0 },
  { "tengen-journal x\n" STONE, TENGEN_JOURNAL_DAMAGED, FALSE, 0 },
  { "tengen-journal 99999999999\n", TENGEN_JOURNAL_DAMAGED, FALSE, 0 },
  { "tengen", TENGEN_JOURNAL_DAMAGED, FALSE, 0 },
  { "", TENGEN_JOURNAL_DAMAGED, FALSE, 0 },
};

/* A first line that says another format than the sums is damaged. */
static void
test_head (void)
{
  g_autoptr (GString) text = seal (NEW STONE "=" STONE "=");
  text->str[strlen ("tengen-journal ")] = '9';
  g_autoptr (TengenJournalLog) log =
      tengen_journal_log_read (text->str, text->len);
  g_assert_cmpint (log->state, ==, TENGEN_JOURNAL_DAMAGED);
}

static void
test_cases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) text = seal (cases[i].log);
      g_autoptr (TengenJournalLog) log =
          tengen_journal_log_read (text->str, text->len);
      g_test_message ("%s", text->str);
      g_assert_cmpint (log->state, ==, cases[i].state);
      g_assert_cmpuint (g_strv_length (log->lines), ==, cases[i].n_lines);
      if (log->lines[0] != NULL)
        g_assert_cmpint (log->exact, ==, cases[i].exact);
    }
}

/* Whatever stands in a log, what is written behind it is read again. */
static void
test_go_on (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) text = seal (cases[i].log);
      g_autoptr (TengenJournalLog) log =
          tengen_journal_log_read (text->str, text->len);
      if (!log->exact || log->state == TENGEN_JOURNAL_DAMAGED)
        continue;
      g_autoptr (GString) more = g_string_new (UNDO "#end\n");
      g_checksum_free (tengen_journal_log_seal (log->chain, more));
      g_string_append (text, more->str);
      g_autoptr (TengenJournalLog) longer =
          tengen_journal_log_read (text->str, text->len);
      g_assert_cmpint (longer->state, ==, TENGEN_JOURNAL_CLOSED);
      g_assert_cmpuint (
          g_strv_length (longer->lines), ==, cases[i].n_lines + 1);
    }
}

/* One bit anywhere in a sealed log is noticed, or changes nothing. */
static void
test_bits (void)
{
  g_autoptr (GString) text = seal (NEW STONE "=" UNDO "=" STONE "=#end\n=");
  g_autoptr (TengenJournalLog) right =
      tengen_journal_log_read (text->str, text->len);
  g_autofree char *all = g_strjoinv ("|", right->lines);
  for (gsize i = 0; i < text->len * 8; i++)
    {
      text->str[i / 8] ^= (char) (1 << (i % 8));
      g_autoptr (TengenJournalLog) log =
          tengen_journal_log_read (text->str, text->len);
      g_autofree char *lines = g_strjoinv ("|", log->lines);
      if (log->state == TENGEN_JOURNAL_CLOSED)
        g_assert_cmpstr (lines, ==, all);
      else
        g_assert_true (g_str_has_prefix (all, lines));
      text->str[i / 8] ^= (char) (1 << (i % 8));
    }
}

/* A NUL in a log without sums ends what counts; it is not cut off unseen. */
static void
test_nul (void)
{
  static const char log[] = OLD STONE STONE "a 10\0 0\n" STONE;
  g_autoptr (TengenJournalLog) read =
      tengen_journal_log_read (log, sizeof log - 1);
  g_assert_cmpint (read->state, ==, TENGEN_JOURNAL_DAMAGED);
  g_assert_cmpuint (g_strv_length (read->lines), ==, 4);
  static const char zeros[] = OLD STONE "\0\0\0\0\0\0";
  g_autoptr (TengenJournalLog) cut =
      tengen_journal_log_read (zeros, sizeof zeros - 1);
  g_assert_cmpint (cut->state, ==, TENGEN_JOURNAL_CUT);
  g_assert_false (cut->exact);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/journal/log/cases", test_cases);
  g_test_add_func ("/journal/log/head", test_head);
  g_test_add_func ("/journal/log/go-on", test_go_on);
  g_test_add_func ("/journal/log/bits", test_bits);
  g_test_add_func ("/journal/log/nul", test_nul);
  return g_test_run ();
}
