/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-cli-memory: what files of a few bytes a node may cost tengen-cli
 *
 * Any file takes at most 32 MiB and 16 times its size, and a picture of a file
 * of 1 MB at most 2 s. All runs have a limit on their memory, so that a fault
 * here ends the program and not the machine.
 */
#include "cli-program.h"

#include <sys/resource.h>
#include <unistd.h>

#define MOST_BASE (32u << 20)
#define MOST_PER_BYTE 16
#define MOST_PAPER (128u << 20)

/* Of the processor, whose seconds count less where two programs share it: 2 s
 * of a quiet machine. */
#define MOST_SECONDS 3.0

/* Address space that is not used: libraries, fonts, threads. */
#define SPACE (512u << 20)

typedef struct
{
  const char *name;
  const char *head;
  const char *part;
  const char *tail;
} Shape;

static const Shape SHAPES[] = {
  { "setup", "(;SZ[52]", ";B[aa];AB[aa:ZZ];AW[aa:ZZ]", ")" },
  { "clear", "(;SZ[52]", ";AB[aa:ZZ];AE[aa:ZZ]", ")" },
  { "captures", "(;SZ[52]", ";AB[aa:ZZ]AE[ZZ];W[ZZ]", ")" },
  { "stops", "(;SZ[52]", ";B[];W[]TNC[dead aa];B[aa]", ")" },
  { "variations", "(;SZ[52]", "(;AB[aa:ZZ];W[aa])", ")" },
  { "marks", "(;SZ[52]", ";LB[aa:1]TR[aa:ZZ]DD[aa:ZZ]VW[aa:ZZ]", ")" },
  { "games", "", "(;SZ[52]AB[aa:ZZ])", "" },
  { "moves", "(;SZ[19]", ";B[aa];W[aa]", ")" },
  { "passes", "(;SZ[19]", ";B[]", ")" },
  { "empty", "(;SZ[19]", ";", ")" },
  { "open", "(;SZ[19]", "(;", "" },
  { "properties", "(;SZ[19]", "B[]", ")" },
  { "values", "(;SZ[19]AB", "[]", ")" },
  { "notes", "(;SZ[19]B[]W[]TNC", "[dead aa]", ")" },
  { "ends", "(;SZ[52]AB[aa:YZ];B[];W[]", ";TNA[finish]", ")" },
  { "resumed", "(;SZ[52]", ";TNA[resume B];B[];W[];TNA[finish]", ")" },
  { "comment", "(;SZ[19]C[", "\\]\\\\", "])" },
  { "renju", "(;GM[4]SZ[15]", ";B[hh];AE[aa:oo];AW[aa:oo]", ")" },
  { "gomoku", "(;GM[4]SZ[52]", ";AB[aa:ZZ];AW[aa:ZZ]", ")" },
};

static const char *const COMMANDS[] = {
  "check a.sgf", "info a.sgf",  "render a.sgf -o out.png",
  "score a.sgf", "legal a.sgf", "convert a.sgf out.sgf",
};

static gboolean
is_full (void)
{
  return g_getenv ("TENGEN_FULL") != NULL;
}

static gsize
write_shape (Fixture *fixture, const Shape *shape, gsize size)
{
  g_autoptr (GString) text = g_string_new (shape->head);

  while (text->len < size)
    g_string_append (text, shape->part);
  g_string_append (text, shape->tail);
  write_bytes (fixture, "a.sgf", text->str, (gssize) text->len);
  return text->len;
}

/* Runs the program in the folder; tells what it took. */
static int
measure (Fixture *fixture, const char *command, gsize size, struct rusage *used)
{
  g_autofree char *all =
      g_strdup_printf ("%s %s", g_getenv ("TENGEN_CLI"), command);
  g_auto (GStrv) words = g_strsplit (all, " ", -1);
  struct rlimit limit = { SPACE + MOST_PER_BYTE * size, RLIM_INFINITY };
  int status = 0;
  pid_t child = fork ();

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      if (chdir (fixture->folder) != 0 ||
          freopen ("/dev/null", "w", stdout) == NULL ||
          freopen ("/dev/null", "w", stderr) == NULL ||
          setrlimit (RLIMIT_AS, &limit) != 0)
        _exit (127);
      execv (words[0], words);
      _exit (127);
    }
  g_assert_cmpint (wait4 (child, &status, 0, used), ==, child);
  return WIFEXITED (status) ? WEXITSTATUS (status) : -1;
}

static int
check_memory (Fixture *fixture,
              const char *command,
              gsize size,
              struct rusage *used)
{
  int status = measure (fixture, command, size, used);

  g_assert_cmpuint (
      1024 * (gsize) used->ru_maxrss, <=, MOST_BASE + MOST_PER_BYTE * size);
  return status;
}

static void
check_command (Fixture *fixture,
               const Shape *shape,
               const char *command,
               gsize size)
{
  struct rusage used;
  int status = check_memory (fixture, command, size, &used);
  double seconds =
      (double) (used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
      (double) (used.ru_utime.tv_usec + used.ru_stime.tv_usec) / G_USEC_PER_SEC;

  g_test_message ("%s, %" G_GSIZE_FORMAT " bytes, %.8s: %ld kB, %.2f s",
                  shape->name,
                  size,
                  command,
                  used.ru_maxrss,
                  seconds);
  g_assert_cmpint (status, >=, 0);
  g_assert_cmpint (status, <=, 1);
  if (g_str_has_prefix (command, "render") && size < 1100 * 1000)
    g_assert_cmpfloat (seconds, <=, MOST_SECONDS);
}

static void
check_size (Fixture *fixture, gsize size)
{
  for (gsize i = 0; i < G_N_ELEMENTS (SHAPES); i++)
    {
      gsize length = write_shape (fixture, &SHAPES[i], size);

      for (gsize k = 0; k < G_N_ELEMENTS (COMMANDS); k++)
        if (is_full () || k == i % G_N_ELEMENTS (COMMANDS))
          check_command (fixture, &SHAPES[i], COMMANDS[k], length);
    }
}

static gboolean
skip_sanitized (void)
{
#ifdef __SANITIZE_ADDRESS__
  g_test_skip ("the checker takes more memory than the program");
  return TRUE;
#else
  return FALSE;
#endif
}

/* In the short form each shape with one of the commands. */
static void
test_sizes (Fixture *fixture, gconstpointer data)
{
  if (skip_sanitized ())
    return;
  check_size (fixture, 130 * 1000);
  if (!is_full ())
    return;
  check_size (fixture, 1000 * 1000);
  check_size (fixture, 3300 * 1000);
}

/* The thumbnailer runs this. */
static void
test_render (Fixture *fixture, gconstpointer data)
{
  gsize length;

  if (skip_sanitized ())
    return;
  length = write_shape (fixture, &SHAPES[0], 520 * 1000);
  check_command (fixture, &SHAPES[0], "render a.sgf -o out.png", length);
}

/* No two of these arrows are equal. */
static void
test_arrows (Fixture *fixture, gconstpointer data)
{
  static const char LETTERS[] =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const Shape arrows = { "arrows", NULL, NULL, NULL };
  g_autoptr (GString) text = g_string_new ("(;SZ[52]AR");

  if (skip_sanitized ())
    return;
  for (guint i = 0; text->len < 1000 * 1000; i++)
    {
      guint to = 7 * i + 1 + i / 2704;

      g_string_append_printf (text,
                              "[%c%c:%c%c]",
                              LETTERS[i % 52],
                              LETTERS[i / 52 % 52],
                              LETTERS[to % 52],
                              LETTERS[to / 52 % 52]);
    }
  g_string_append (text, ")");
  write_bytes (fixture, "a.sgf", text->str, (gssize) text->len);
  check_command (fixture, &arrows, "render a.sgf -o out.png", text->len);
  check_command (fixture, &arrows, "render a.sgf -o out.svg", text->len);
}

/* Pages keep all that is on them: there is a bound on it, and what is beyond is
 * refused before it is laid out. Fonts are most of a PDF of a few bytes. */
static void
test_paper (Fixture *fixture, gconstpointer data)
{
  static const Shape LONG[] = {
    { "figures", "(;SZ[52]", ";B[aa];AB[aa:ZZ];AW[aa:ZZ]", ")" },
    { "games", "", "(;SZ[19]PB[a]PW[b];B[aa])", "" },
    { "lines", "(;SZ[19]", ";B[aa]C[a\nb\nc\nd\ne\nf\ng\n]", ")" },
    { "passes", "(;SZ[19]", ";B[];W[]", ")" },
  };
  static const char *const KINDS[] = {
    "paper kifu a.sgf -o out.pdf",
    "paper kifu a.sgf --moves 1 --variations -o out.pdf",
    "paper problems a.sgf --solutions -o out.pdf",
  };

  if (skip_sanitized ())
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (LONG); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (KINDS); k++)
      if (is_full () || k == 0)
        {
          gsize length = write_shape (fixture, &LONG[i], 1000 * 1000);
          struct rusage used;
          int status = measure (fixture, KINDS[k], length, &used);

          g_test_message (
              "%s, %s: %ld kB", LONG[i].name, KINDS[k], used.ru_maxrss);
          g_assert_cmpint (status, >=, 0);
          g_assert_cmpint (status, <=, 1);
          g_assert_cmpuint (1024 * (gsize) used.ru_maxrss, <=, MOST_PAPER);
        }
}

/* As the largest lesson files: the texts of a hundred. */
static void
test_paper_lesson (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  struct rusage used;

  if (skip_sanitized ())
    return;
  for (guint i = 0; i < 80; i++)
    {
      g_string_append (text, "(;SZ[19]AB[aa]C[");
      for (guint k = 0; k < 2000; k++)
        g_string_append (text, "word ");
      g_string_append (text, "];B[bb]C[RIGHT])");
    }
  write_bytes (fixture, "a.sgf", text->str, (gssize) text->len);
  g_assert_cmpint (
      measure (fixture, "lesson from-sgf a.sgf -o a.xml", text->len, &used),
      ==,
      0);
  g_assert_cmpint (
      measure (fixture, "paper lesson a.xml -o out.pdf", text->len, &used),
      ==,
      1);
  g_assert_cmpuint (1024 * (gsize) used.ru_maxrss, <=, MOST_PAPER);
}

/* A film of all these moves would take gigabytes and an hour. */
static void
test_film (Fixture *fixture, gconstpointer data)
{
  const Shape moves = { "moves", "(;SZ[19]", ";B[aa];W[ab]", ")" };
  g_autofree char *out = g_build_filename (fixture->folder, "out.gif", NULL);
  struct rusage used;
  gsize length;

  if (skip_sanitized ())
    return;
  length = write_shape (fixture, &moves, 1000 * 1000);
  g_assert_cmpint (
      check_memory (fixture, "render a.sgf -o out.gif", length, &used), ==, 2);
  g_assert_false (g_file_test (out, G_FILE_TEST_EXISTS));
  g_assert_cmpint (
      check_memory (
          fixture, "render a.sgf --to 9 -s 99 -o out.gif", length, &used),
      ==,
      0);
  g_assert_true (g_file_test (out, G_FILE_TEST_EXISTS));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add (
      "/cli/memory/sizes", Fixture, NULL, set_up, test_sizes, tear_down);
  g_test_add (
      "/cli/memory/render", Fixture, NULL, set_up, test_render, tear_down);
  g_test_add (
      "/cli/memory/arrows", Fixture, NULL, set_up, test_arrows, tear_down);
  g_test_add (
      "/cli/memory/paper", Fixture, NULL, set_up, test_paper, tear_down);
  g_test_add ("/cli/memory/paper-lesson",
              Fixture,
              NULL,
              set_up,
              test_paper_lesson,
              tear_down);
  g_test_add ("/cli/memory/film", Fixture, NULL, set_up, test_film, tear_down);
  return g_test_run ();
}
