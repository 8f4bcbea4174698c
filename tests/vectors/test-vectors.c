/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-vectors: the program `vectors` on wrong and broken input
 *
 * The program's path comes in the environment as TENGEN_VECTORS.
 */
#include <glib.h>
#include <glib/gstdio.h>

#include <string.h>
#include <unistd.h>

typedef struct
{
  int status;
  char *output;
  char *errors;
} Outcome;

static void
clear_outcome (Outcome *self)
{
  g_free (self->output);
  g_free (self->errors);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Outcome, clear_outcome)

/* Runs the program with up to three arguments, ended by NULL. */
static Outcome
run (const char *first, const char *second, const char *third)
{
  const char *const words[] = {
    g_getenv ("TENGEN_VECTORS"), first, second, third, NULL,
  };
  g_autoptr (GError) error = NULL;
  Outcome outcome = { 0 };
  int status;

  g_assert_nonnull (words[0]);
  g_spawn_sync (NULL,
                (char **) words,
                NULL,
                G_SPAWN_DEFAULT,
                NULL,
                NULL,
                &outcome.output,
                &outcome.errors,
                &status,
                &error);
  g_assert_no_error (error);
  outcome.status = -1;
  if (g_spawn_check_wait_status (status, &error))
    outcome.status = 0;
  else if (error->domain == G_SPAWN_EXIT_ERROR)
    outcome.status = error->code;
  return outcome;
}

/* Runs it on a file that holds a text. */
static Outcome
run_text (const char *kind, const char *text, gssize length)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  Outcome outcome;
  int file = g_file_open_tmp ("vectors-XXXXXX", &path, &error);

  g_assert_no_error (error);
  close (file);
  g_file_set_contents (path, text, length, &error);
  g_assert_no_error (error);
  outcome = run (kind, path, NULL);
  g_unlink (path);
  return outcome;
}

static void
check_end (const Outcome *outcome, int status, const char *end)
{
  g_assert_cmpint (outcome->status, ==, status);
  if (!g_str_has_suffix (outcome->output, end))
    g_assert_cmpstr (outcome->output, ==, end);
}

static void
test_usage (void)
{
  g_auto (Outcome) none = run (NULL, NULL, NULL);
  g_auto (Outcome) one = run ("go-legality", NULL, NULL);
  g_auto (Outcome) three = run ("go-legality", "a", "b");
  g_auto (Outcome) unknown = run ("go-nothing", "a", NULL);
  g_auto (Outcome) missing = run ("go-scoring", "/nonexistent/file", NULL);

  g_assert_cmpint (none.status, ==, 2);
  g_assert_nonnull (strstr (none.errors, "usage: vectors KIND FILE"));
  g_assert_cmpint (one.status, ==, 2);
  g_assert_cmpint (three.status, ==, 2);
  g_assert_cmpint (unknown.status, ==, 2);
  g_assert_nonnull (strstr (unknown.errors, "unknown kind \"go-nothing\""));
  g_assert_cmpint (missing.status, ==, 1);
  g_assert_cmpstr (missing.output, ==, "");
}

static void
test_no_case (void)
{
  g_auto (Outcome) empty = run_text ("go-legality", "", 0);
  g_auto (Outcome) zero = run_text ("go-scoring", "id\0size", 7);

  check_end (&empty, 1, "no case in this file\n0 passed, 1 failed\n");
  check_end (&zero, 1, "a zero byte at offset 2\n0 passed, 1 failed\n");
}

static void
test_legality (void)
{
  const struct
  {
    const char *text, *end;
    int status;
  } cases[] = {
    { "G\tA\t2\tpsk\tko\tbbab\nQ\tA\t1\tO\t0\t0\t...X\n",
      "1 passed, 0 failed\n",
      0 },
    { "G\tA\t2\tpsk\tko\tbbab\nQ\tA\t1\tX\t0\t0\t...X\n",
      ":2: tomove: wanted X, got O\n0 passed, 1 failed\n",
      1 },
    { "G\tA\t2\tpsk\tko\tbbab\nQ\tA\t1\tO\t1\tx\t...X\n",
      ":2: capW: \"x\" is no number\n0 passed, 1 failed\n",
      1 },
    { "G\tA\t2\tpsk\tko\tbbab\nQ\tA\t1\tO\t0\t0\t..X\n",
      ":2: map: wanted ..X, got ...X\n0 passed, 1 failed\n",
      1 },
    { "G\tA\t2\tpsk\tko\tbbab\nQ\tA\t3\tO\t0\t0\t...X\n",
      ":2: \"3\" is no ply of this game\n0 passed, 1 failed\n",
      1 },
    { "G\tA\t2\tpsk\tko\tbbab\nQ\tB\t1\tO\t0\t0\t...X\n",
      ":2: B has no G row above it\n0 passed, 1 failed\n",
      1 },
    { "G\tA\t2\tpsk\tko\tbbb\nQ\tA\t1\tO\t0\t0\t...X\n",
      ":1: half a move at the end\n"
      "",
      1 },
    { "G\tA\t2\tpsk\tko\tbbcc\n",
      ":1: \"cc\" is no point\n0 passed, 1 failed\n",
      1 },
    { "G\tA\t2\tpsk\tko\tbbbb\n",
      ":1: A: move 2 is illegal\n0 passed, 1 failed\n",
      1 },
    { "G\tA\t0\tpsk\tko\t\n", "0 passed, 1 failed\n", 1 },
    { "G\tA\t2\tnone\tko\t\n",
      ":1: \"none\" is no rule\n0 passed, 1 failed\n",
      1 },
    { "G\tA\t2\n", ":1: a G row has 6 columns\n0 passed, 1 failed\n", 1 },
    { "Q\tA\n", ":1: a Q row has 7 columns\n0 passed, 1 failed\n", 1 },
    { "# c\n\nH\n", ":3: neither a G nor a Q row\n0 passed, 1 failed\n", 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (Outcome) outcome = run_text ("go-legality", cases[i].text, -1);

      g_assert_cmpint (outcome.status, ==, cases[i].status);
      g_assert_nonnull (strstr (outcome.output, cases[i].end));
    }
}

/* Replaces one column of the first row of the shared file. */
static char *
change_column (const char *text, int column, const char *value)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *changed = g_string_new (NULL);
  int n_rows = 0;

  for (int i = 0; lines[i] != NULL && n_rows < 3; i++)
    {
      if (lines[i][0] == '#')
        continue;
      if (n_rows++ == 1)
        {
          g_auto (GStrv) columns = g_strsplit (lines[i], "\t", -1);

          g_free (columns[column]);
          columns[column] = g_strdup (value);
          g_free (lines[i]);
          lines[i] = g_strjoinv ("\t", columns);
        }
      g_string_append_printf (changed, "%s\n", lines[i]);
    }
  return g_string_free (changed, FALSE);
}

/* Every column but the name is looked at: a wrong value fails the row, and
 * only that one. */
static void
test_scoring (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "go-scoring.tsv", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  for (int column = 1; column < 32; column++)
    {
      static const char *const values[] = { "", "#", "zz", "-1" };

      for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
        {
          g_autofree char *changed = change_column (text, column, values[i]);
          gboolean is_text = column == 10 || column == 31;
          g_auto (Outcome) outcome = run_text ("go-scoring", changed, -1);

          if (is_text && i > 0)
            check_end (&outcome, 0, "2 passed, 0 failed\n");
          else
            check_end (&outcome, 1, "1 passed, 1 failed\n");
        }
    }
}

/* Every column but the name of a row of counting.tsv is looked at. */
static void
test_counting (void)
{
  static const char *const values[] = { "", "#", "Bzz" };
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "counting.tsv", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  for (int column = 1; column < 57; column++)
    for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
      {
        g_autofree char *changed = change_column (text, column, values[i]);
        g_auto (Outcome) outcome = run_text ("counting", changed, -1);

        check_end (&outcome, 1, "1 passed, 1 failed\n");
      }
}

/* Each failure names the set and what came out. */
static void
test_counting_cells (void)
{
  static const struct
  {
    int column;
    const char *value, *output;
  } cases[] = {
    { 7, "B- B-", ": 1-1: B- is refused\n" },
    { 7, "B- W- R", ": 1-1: R is refused\n" },
    { 7, "B? W=", ": fB: wanted 1, got 0\n" },
    { 7, "B? B=", ": 1-1: B= is refused\n" },
    { 7, "B? W! B-", ": 1-1: B- is refused\n" },
    { 7, "Bda W-", ": 1-1: Bda is refused\n" },
    { 1, "F4", ": \"F4\" is no family\n" },
    { 13, "-1", ": 1-1: wanted 5;-2;16;9;7;B, got 5;-2;16;9;8;B\n" },
    { 36, "5;-2;16;9;7;W", ": 1-1: wanted 5;-2;16;9;7;W, got 5;-2;16;9;7;B\n" },
    { 41, "5;-2;16;9;7;B", ": 3-1: wanted 5;-2;16;9;7;B, got -\n" },
  };
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "counting.tsv", NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *changed =
          change_column (text, cases[i].column, cases[i].value);
      g_auto (Outcome) outcome = run_text ("counting", changed, -1);

      if (strstr (outcome.output, cases[i].output) == NULL)
        g_assert_cmpstr (outcome.output, ==, cases[i].output);
      check_end (&outcome, 1, "1 passed, 1 failed\n");
    }
}

static void
test_scoring_head (void)
{
  g_auto (Outcome) names = run_text ("go-scoring", "id\tsize\n", -1);
  g_auto (Outcome) counting = run_text ("counting", "id\tfamily\n", -1);
  g_auto (Outcome) dead = run_text ("dead", "id\tkind\n", -1);

  check_end (&names,
             1,
             ":1: the names of the columns are wrong\n0 passed, 1 failed\n");
  check_end (&counting,
             1,
             ":1: the names of the columns are wrong\n0 passed, 1 failed\n");
  check_end (
      &dead, 1, ":1: the names of the columns are wrong\n0 passed, 1 failed\n");
}

/* Every column but the name is looked at here too; of the note it is only
 * whether there is one. */
static void
test_repetition (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "repetition.tsv", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  for (int column = 1; column < 18; column++)
    {
      static const char *const values[] = { "", "#", "zz", "-1", "X:none" };

      for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
        {
          g_autofree char *changed = change_column (text, column, values[i]);
          g_auto (Outcome) outcome = run_text ("repetition", changed, -1);

          if (column == 17 && i > 0)
            check_end (&outcome, 0, "2 passed, 0 failed\n");
          else
            check_end (&outcome, 1, "1 passed, 1 failed\n");
        }
    }
}

#define REPETITION_HEAD                                                        \
  "id\tsize\tsuicide\tsetupB\tsetupW\tfirst\tactions\tnext\tbasic\t"           \
  "positional\tpositional_reset\tsituational\tsituational_reset\t"             \
  "generalised\tgeneralised_reset\tgcount\tbcount\tnote\n"

/* What is wrong with a line is said. */
static void
test_repetition_broken (void)
{
  static const struct
  {
    const char *row, *end;
  } cases[] = {
    { "3\t0\t-\t-\tB\t-\tBaa\tL\tL\tL\tL\tL\tL\tL\t1\t1\tx",
      "1 passed, 0 failed\n" },
    { "3\t0\t-\t-\tB\t-\tBaa\tL\tL\tX:pos\tL\tL\tL\tL\t1\t1\tx",
      ":2: positional_reset: wanted X:pos, got L\n0 passed, 1 failed\n" },
    { "3\t0\t-\t-\tB\t-\tBaa\tL\tL\tL\tL\tL\tL\t-\t1\t1\tx",
      ":2: generalised_reset: wanted -, got L\n0 passed, 1 failed\n" },
    { "3\t0\t-\t-\tB\t-\tBaa\tL\tL\tL\tL\tL\tL\tL\t1\t2\tx",
      ":2: bcount: wanted 2, got 1\n0 passed, 1 failed\n" },
    { "3\t0\t-\t-\tB\t-\tWaa\tL\tL\tL\tL\tL\tL\tL\t1\t1\tx",
      ":2: Waa: the other side is to act\n0 passed, 1 failed\n" },
    { "3\t0\t-\t-\tB\tBaa R\tWbb\tL\tL\tL\tL\tL\tL\tL\t1\t1\tx",
      ":2: R without a stop before it\n0 passed, 1 failed\n" },
    { "3\t0\t-\t-\tB\tB- W-\tBbb\tL\tL\tL\tL\tL\tL\tL\t1\t1\tx",
      ":2: Bbb after a stop\n0 passed, 1 failed\n" },
    { "3\t0\t-\t-\tB\tB- W-\tR\tL\tL\tL\tL\tL\tL\tL\t1\t1\tx",
      ":2: next: R is no action of a side\n0 passed, 1 failed\n" },
    { "3\t0\t-\t-\tB\tB?\tWaa\tL\tL\tL\tL\tL\tL\tL\t1\t1\tx",
      ":2: \"B?\" is no action\n0 passed, 1 failed\n" },
    { "3\t0\t-\t-\tB\tBaa Waa\tBbb\tL\tL\tL\tL\tL\tL\tL\t1\t1\tx",
      ":2: action 2: a stone lies there\n0 passed, 1 failed\n" },
    { "3\t0\taa aa\t-\tB\t-\tBbb\tL\tL\tL\tL\tL\tL\tL\t1\t1\tx",
      ":2: setup: aa twice\n0 passed, 1 failed\n" },
    { "3\t0\t-\tad\tB\t-\tBbb\tL\tL\tL\tL\tL\tL\tL\t1\t1\tx",
      ":2: setup: \"ad\" is no point\n0 passed, 1 failed\n" },
    { "3\t0", ":2: a row has 18 columns\n0 passed, 1 failed\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text =
          g_strdup_printf (REPETITION_HEAD "A\t%s\n", cases[i].row);
      g_auto (Outcome) outcome = run_text ("repetition", text, -1);

      g_assert_cmpint (outcome.status, ==, i == 0 ? 0 : 1);
      if (strstr (outcome.output, cases[i].end) == NULL)
        g_assert_cmpstr (outcome.output, ==, cases[i].end);
    }
}

/* Each thing that is looked at fails alone. */
static void
test_dead (void)
{
  static const struct
  {
    const char *row, *output;
  } cases[] = {
    { "k\tany\t..oX.X/ooXXXX/XXX...\ts", "1 passed, 0 failed\n" },
    { "k\tplayed\t1.2\ts", "1 passed, 0 failed\n" },
    { "k\tplayed\t..oX.X/ooXXXX/xxx...\ts", ":2: a chain has two letters\n" },
    { "k\tplayed\t..oX.X/22XXXX/XXX...\ts",
      ":2: proposed as certain but not dead\n" },
    { "k\tbarred\t..ox.x/ooxxxx/xxx...\ts",
      ":2: barred: wanted ..ox.x/ooxxxx/xxx..., got ..oX.X/ooXXXX/XXX...\n" },
    { "k\tany\tXO/OX\ts", ":2: a chain has no liberty\n" },
    { "k\tany\tX#\ts", ":2: the picture cannot be read\n" },
    { "k\tsome\tX.\ts", ":2: \"some\" says nothing about a ko\n" },
    { "k\tany\tX.\t", ":2: no kind or no source\n" },
    { "k\tany\tX.", ":2: a row has 5 columns\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup_printf (
          "id\tkind\tko\ttruth\tsource\nA\t%s\n", cases[i].row);
      g_auto (Outcome) outcome = run_text ("dead", text, -1);

      g_assert_cmpint (outcome.status, ==, i < 2 ? 0 : 1);
      if (strstr (outcome.output, cases[i].output) == NULL)
        g_assert_cmpstr (outcome.output, ==, cases[i].output);
    }
}

/* Four black stones in the upper left corner, or no board. */
static void
test_renju (void)
{
  static const struct
  {
    const char *row, *output;
  } cases[] = {
    { "X\tE15:5\tt", "1 passed, 0 failed\n" },
    { "X\t-\tt", ":1: E15: wanted -, got 5\n0 passed, 1 failed\n" },
    { "X\tE15:6+33\tt", ":1: E15: wanted 6+33, got 5\n" },
    { "X\tE15:5 A1:33\tt", ":1: A1: wanted 33, got -\n" },
    { "X\tE15:5 E15:5\tt", ":1: \"E15:5\" is no point with its classes\n" },
    { "X\tE15:33+44\tt", ":1: \"E15:33+44\" is no point with its classes\n" },
    { "X\tE15:7\tt", ":1: \"E15:7\" is no point with its classes\n" },
    { "X\tP15:5\tt", ":1: \"P15:5\" is no point with its classes\n" },
    { "X\tpass:5\tt", ":1: \"pass:5\" is no point with its classes\n" },
    { "X\tE15\tt", ":1: \"E15\" is no point with its classes\n" },
    { "X\t\tt", ":1: no points, not even \"-\"\n" },
    { "?\t-\tt", ":1: the board is not 225 of .XO\n" },
    { "\t-\tt", ":1: the board is not 225 of .XO\n" },
    { "X\tE15:5", ":1: a row has 3 columns\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gboolean is_board = cases[i].row[0] != '\t';
      g_autofree char *rest = g_strnfill (is_board ? 221 : 0, '.');
      g_autofree char *text = g_strdup_printf (
          ".XXX%s%s\n", rest, cases[i].row + (is_board ? 1 : 0));
      g_auto (Outcome) outcome = { 0 };

      text[0] = is_board ? cases[i].row[0] : '.';
      outcome = run_text ("renju-forbidden", text, -1);
      g_assert_cmpint (outcome.status, ==, i == 0 ? 0 : 1);
      if (strstr (outcome.output, cases[i].output) == NULL)
        g_assert_cmpstr (outcome.output, ==, cases[i].output);
    }
}

/* What a row of chains may say of four white stones in a row but for one. */
static void
test_renju_vcf (void)
{
  static const struct
  {
    const char *row;
    const char *output;
  } cases[] = {
    { "w\twin\t2\tA15 E15\tA15:2 E15:2\t-\t-",
      ":1: length: wanted 2, got 1\n" },
    { "w\twin\t1\tA15\tA15:1 E15:1\t-\t-",
      ":1: shortest: wanted A15, got E15\n" },
    { "w\twin\t1\tE15\tE15:1 A15:1\t-\t-",
      ":1: all: wanted E15:1 A15:1, got E15:1\n" },
    { "b\tnone\t-\t-\t-\t-\t-", "1 passed, 0 failed\n" },
    { "b\twin\t-\t-\t-\t-\t-", ":1: result: wanted win, got none\n" },
    { "x\tnone\t-\t-\t-\t-\t-", ":1: \"x\" is no side\n" },
    { "b\tnone\t-", ":1: a row has 9 columns\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *rest = g_strnfill (220, '.');
      g_autofree char *text =
          g_strdup_printf ("P1\tOOOO.%s\t%s\n", rest, cases[i].row);
      g_auto (Outcome) outcome = run_text ("renju-vcf", text, -1);

      g_assert_nonnull (strstr (outcome.output, cases[i].output));
    }
}

/* Makes a folder with one file and an index of one line, and runs it. */
static Outcome
run_folder (const char *file, const char *data, const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("vectors-XXXXXX", &error);
  g_autofree char *kind = g_path_get_dirname (file);
  g_autofree char *inner = g_build_filename (folder, kind, NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *index = g_build_filename (folder, "INDEX.tsv", NULL);
  g_autofree char *text =
      g_strdup_printf ("# x\nfile\tkind\tcharset_CA\tcharset\tgames\tnodes\n"
                       "%s\t%s\n",
                       file,
                       line);
  Outcome outcome;

  g_assert_no_error (error);
  g_assert_cmpint (g_mkdir (inner, 0700), ==, 0);
  g_file_set_contents (index, text, -1, &error);
  g_assert_no_error (error);
  if (data != NULL)
    g_file_set_contents (path, data, -1, &error);
  g_assert_no_error (error);
  outcome = run ("sgf", folder, NULL);
  g_unlink (path);
  g_unlink (index);
  g_rmdir (inner);
  g_rmdir (folder);
  return outcome;
}

/* Each thing that is compared fails alone. */
static void
test_sgf (void)
{
  static const struct
  {
    const char *file, *data, *line, *output;
    int status;
  } cases[] = {
    { "ok/a.sgf",
      "(;B[aa])",
      "real\t-\tascii\t1\t1",
      "1 passed, 0 failed\n",
      0 },
    { "ok/a.sgf",
      "(;B[aa])",
      "real\t-\tascii\t2\t1",
      "INDEX.tsv:3: ok/a.sgf: games: wanted 2, got 1\n0 passed, 1 failed\n",
      1 },
    { "ok/a.sgf",
      "(;B[aa])",
      "real\t-\tascii\t1\t3",
      "ok/a.sgf: nodes: wanted 3, got 1\n0 passed, 1 failed\n",
      1 },
    { "ok/a.sgf",
      "(;C[\xE9\xBB\x92])",
      "real\t-\tutf-8(bom)\t1\t1",
      "1 passed, 0 failed\n",
      0 },
    { "ok/a.sgf",
      "(;C[\xE9\xBB\x92])",
      "real\t-\tcp932\t1\t1",
      "ok/a.sgf: charset: wanted cp932, got UTF-8\n0 passed, 1 failed\n",
      1 },
    { "ok/a.sgf",
      "(;C[\xE9\xBB\x92])",
      "real\t-\tcp932(guessed)\t1\t1",
      "1 passed, 0 failed\n",
      0 },
    { "ok/a.sgf",
      "(;CA[SJIS]C[\x95\x5C])",
      "real\tSJIS\tShift_JIS\t1\t1",
      "1 passed, 0 failed\n",
      0 },
    { "ok/a.sgf", "x", "real\t-\tascii\t1\t1", "0 passed, 1 failed\n", 1 },
    { "ok/a.sgf", NULL, "real\t-\tascii\t1\t1", "0 passed, 1 failed\n", 1 },
    { "ok/a.sgf", "(;)", "real\t-", "0 passed, 1 failed\n", 1 },
    { "bad/a.sgf", "(;", "real\t-\tascii\t9\t9", "1 passed, 0 failed\n", 0 },
    { "bad/a.sgf", "x", "real\t-\tascii\t0\t0", "1 passed, 0 failed\n", 0 },
    { "bad/a.sgf",
      "(;C[x])",
      "real\t-\tascii\t1\t1",
      "bad/a.sgf: nothing odd found\n0 passed, 1 failed\n",
      1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (Outcome) outcome =
          run_folder (cases[i].file, cases[i].data, cases[i].line);

      check_end (&outcome, cases[i].status, cases[i].output);
    }
}

static void
test_sgf_index (void)
{
  g_auto (Outcome) heads = run_text ("sgf", "file\tkind\n", -1);
  g_auto (Outcome) empty = run_text ("sgf", "# x\n", -1);
  g_auto (Outcome) missing = run ("sgf", "/nonexistent/folder", NULL);

  g_assert_cmpint (heads.status, ==, 1);
  g_assert_nonnull (strstr (heads.output, "no column \"games\""));
  check_end (&empty, 1, "no case in this file\n0 passed, 1 failed\n");
  g_assert_cmpint (missing.status, ==, 1);
}

/* Many real files, where they are beside the project. */
static void
test_sgf_shared (void)
{
  g_autofree char *folder = g_test_build_filename (
      G_TEST_DIST, "..", "..", "shared", "vectors", "sgf", NULL);
  g_autofree char *index = g_build_filename (folder, "INDEX.tsv", NULL);

  if (!g_file_test (index, G_FILE_TEST_EXISTS))
    {
      g_test_skip ("no files");
      return;
    }
  {
    g_auto (Outcome) outcome = run ("sgf", folder, NULL);

    check_end (&outcome, 0, " passed, 0 failed\n");
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/vectors/usage", test_usage);
  g_test_add_func ("/vectors/no-case", test_no_case);
  g_test_add_func ("/vectors/legality", test_legality);
  g_test_add_func ("/vectors/scoring", test_scoring);
  g_test_add_func ("/vectors/counting", test_counting);
  g_test_add_func ("/vectors/counting-cells", test_counting_cells);
  g_test_add_func ("/vectors/scoring-head", test_scoring_head);
  g_test_add_func ("/vectors/repetition", test_repetition);
  g_test_add_func ("/vectors/repetition-broken", test_repetition_broken);
  g_test_add_func ("/vectors/dead", test_dead);
  g_test_add_func ("/vectors/renju", test_renju);
  g_test_add_func ("/vectors/renju-vcf", test_renju_vcf);
  g_test_add_func ("/vectors/sgf", test_sgf);
  g_test_add_func ("/vectors/sgf-index", test_sgf_index);
  g_test_add_func ("/vectors/sgf-shared", test_sgf_shared);
  return g_test_run ();
}
