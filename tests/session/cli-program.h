/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * cli-program: tengen-cli as a script calls it, for tests
 *
 * Shape: the built program (variable TENGEN_CLI) is run on files of a folder
 *        made for the test; what it prints and ends with is compared.
 */
#pragma once

#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>

typedef struct
{
  char *folder;
  const char *program; /* the variable that names another one, or NULL */
  char *out;
  gsize out_length;
  char *err;
  int status; /* exit status, or -1 if it was killed */
} Fixture;

static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("tengen-cli-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
}

static inline void
forget (Fixture *fixture)
{
  g_clear_pointer (&fixture->out, g_free);
  g_clear_pointer (&fixture->err, g_free);
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  forget (fixture);
}

static inline void
write_bytes (Fixture *fixture, const char *name, const char *bytes, gssize n)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, bytes, n, NULL));
}

static inline void
write_file (Fixture *fixture, const char *name, const char *text)
{
  write_bytes (fixture, name, text, -1);
}

/* Runs `tengen-cli ARGUMENTS` in the folder, in a language, with its streams
 * as a shell redirects them. */
static inline void
run_to (Fixture *fixture,
        const char *language,
        const char *arguments,
        const char *streams)
{
  g_auto (GStrv) environment = g_get_environ ();
  g_auto (GStrv) words = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;
  int status = 0;

  forget (fixture);
  environment = g_environ_setenv (environment, "LANGUAGE", language, TRUE);
  /* cairo 1.16 forgets to free something of every PDF it writes */
  if (strstr (arguments, "pdf") != NULL)
    environment =
        g_environ_setenv (environment, "ASAN_OPTIONS", "detect_leaks=0", TRUE);
  line = g_strdup_printf ("sh -c ': >.out; exec 2>.err \"$%s\" %s %s'",
                          fixture->program != NULL ? fixture->program
                                                   : "TENGEN_CLI",
                          arguments,
                          streams);
  g_assert_true (g_shell_parse_argv (line, NULL, &words, &error));
  g_assert_no_error (error);
  g_spawn_sync (fixture->folder,
                words,
                environment,
                G_SPAWN_SEARCH_PATH,
                NULL,
                NULL,
                NULL,
                NULL,
                &status,
                &error);
  g_assert_no_error (error);
  fixture->status = WIFEXITED (status) ? WEXITSTATUS (status) : -1;
}

static inline void
run_in (Fixture *fixture, const char *language, const char *arguments)
{
  run_to (fixture, language, arguments, ">.out");
}

static inline void
collect (Fixture *fixture)
{
  g_autofree char *out = g_build_filename (fixture->folder, ".out", NULL);
  g_autofree char *err = g_build_filename (fixture->folder, ".err", NULL);

  g_assert_true (
      g_file_get_contents (out, &fixture->out, &fixture->out_length, NULL));
  g_assert_true (g_file_get_contents (err, &fixture->err, NULL, NULL));
}

static inline void
run (Fixture *fixture, const char *arguments)
{
  run_in (fixture, "en", arguments);
  collect (fixture);
}

/* Writes a text so many times behind a head. */
static inline void
write_many (Fixture *fixture,
            const char *name,
            const char *head,
            const char *text,
            guint n)
{
  g_autoptr (GString) all = g_string_new (head);

  for (guint i = 0; i < n; i++)
    g_string_append (all, text);
  write_file (fixture, name, all->str);
}

/* Processor time of the programs run so far. */
static inline double
get_seconds (void)
{
  struct rusage used;

  g_assert_cmpint (getrusage (RUSAGE_CHILDREN, &used), ==, 0);
  return (double) (used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
         (double) (used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

/* The most memory of a program run so far, in KiB. */
static inline glong
get_most_memory (void)
{
  struct rusage used;

  g_assert_cmpint (getrusage (RUSAGE_CHILDREN, &used), ==, 0);
  return used.ru_maxrss;
}

/* Runs what would take much longer if its time grew with the square of what
 * the file holds. */
static inline void
run_quickly (Fixture *fixture, const char *arguments)
{
  double start = get_seconds ();

  run (fixture, arguments);
  /* sanitizers make programs several times as slow */
  g_assert_cmpfloat (
      get_seconds () - start, <, g_getenv ("ASAN_OPTIONS") == NULL ? 1 : 5);
}

static inline void
expect_out (const Fixture *fixture, const char *part)
{
  if (strstr (fixture->out, part) == NULL)
    g_test_message ("out: %s\nerr: %s", fixture->out, fixture->err);
  g_assert_nonnull (strstr (fixture->out, part));
}

static inline void
expect_err (const Fixture *fixture, const char *part)
{
  if (strstr (fixture->err, part) == NULL)
    g_test_message ("out: %s\nerr: %s", fixture->out, fixture->err);
  g_assert_nonnull (strstr (fixture->err, part));
}

static inline void
expect_status (const Fixture *fixture, int status)
{
  if (fixture->status != status)
    g_test_message ("out: %s\nerr: %s", fixture->out, fixture->err);
  g_assert_cmpint (fixture->status, ==, status);
}

/* A small reader of JSON: moves behind one value, or gives NULL. */

static inline const char *
skip_blanks (const char *c)
{
  return c + strspn (c, " \n");
}

static inline const char *
skip_string (const char *c)
{
  if (*c++ != '"')
    return NULL;
  for (; *c != '"'; c++)
    {
      if ((guchar) *c < 0x20)
        return NULL;
      if (*c == '\\' && strchr ("\"\\/bfnrtu", *++c) == NULL)
        return NULL;
    }
  return c + 1;
}

static inline const char *skip_value (const char *c);

static inline const char *
skip_members (const char *c, char close)
{
  c = skip_blanks (c + 1);
  if (*c == close)
    return c + 1;
  for (;;)
    {
      if (close == '}')
        {
          c = skip_string (c);
          if (c == NULL || *c++ != ':')
            return NULL;
        }
      c = skip_value (skip_blanks (c));
      if (c == NULL)
        return NULL;
      c = skip_blanks (c);
      if (*c == close)
        return c + 1;
      if (*c != ',')
        return NULL;
      c = skip_blanks (c + 1);
    }
}

static inline const char *
skip_value (const char *c)
{
  gsize n;

  if (*c == '{')
    return skip_members (c, '}');
  if (*c == '[')
    return skip_members (c, ']');
  if (*c == '"')
    return skip_string (c);
  n = strspn (c, "-+.0123456789abcdefghijklmnopqrstuvwxyz");
  if (n == 0)
    return NULL;
  return c + n;
}

static inline void
expect_json (const Fixture *fixture)
{
  const char *end;

  g_assert_true (g_utf8_validate (fixture->out, -1, NULL));
  end = skip_value (fixture->out);
  if (end == NULL)
    g_test_message ("no JSON: %s", fixture->out);
  g_assert_nonnull (end);
  g_assert_cmpstr (skip_blanks (end), ==, "");
}

static inline void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

/* Runs the tests that were added, if there is a program to run. */
static inline int
run_tests (void)
{
  g_test_set_nonfatal_assertions ();
  if (g_getenv ("TENGEN_CLI") == NULL)
    {
      g_print ("1..0 # SKIP no program named\n");
      return 0;
    }
  return g_test_run ();
}
