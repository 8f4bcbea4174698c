/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-save-owner: a program that runs is known, one that ended is not
 * mistaken for another with its number.
 */
#define _GNU_SOURCE
#include "tengen-save-owner.h"

#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* What a child says of itself; it waits until the pipe is closed. */
static pid_t
begin_child (char *line, gsize size, int *hold)
{
  int said[2], held[2];
  pid_t child;

  g_assert_cmpint (pipe (said), ==, 0);
  g_assert_cmpint (pipe (held), ==, 0);
  child = fork ();
  if (child == 0)
    {
      char byte;

      close (held[1]);
      dprintf (said[1], "%ld\n", (long) getpid ());
      (void) !read (held[0], &byte, 1);
      _exit (0);
    }
  close (said[1]);
  close (held[0]);
  memset (line, 0, size);
  g_assert_cmpint (read (said[0], line, size - 1), >, 0);
  close (said[0]);
  *hold = held[1];
  return child;
}

/* The line of this program with other words in it. */
static char *
change (guint index, const char *word)
{
  g_autofree char *line = g_strchomp (g_strdup (tengen_save_owner_describe ()));
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  g_assert_cmpuint (g_strv_length (words), ==, 5);
  g_free (words[index]);
  words[index] = g_strdup (word);
  return g_strjoinv (" ", words);
}

static void
test_self (void)
{
  g_autofree char *other = change (3, "0123456789abcdef");

  g_assert_true (tengen_save_owner_is_there (tengen_save_owner_describe ()));
  /* the same number in another life */
  g_assert_false (tengen_save_owner_is_there (other));
}

static void
test_child (void)
{
  char pid[32];
  int hold;
  pid_t child = begin_child (pid, sizeof pid, &hold);
  g_autofree char *old =
      g_strdup_printf ("%s %s\n", g_strchomp (pid), g_get_host_name ());
  g_autofree char *with_start = change (0, pid);
  g_autofree char *unknown_start = NULL;
  g_auto (GStrv) words = g_strsplit (with_start, " ", -1);

  g_assert_true (tengen_save_owner_is_there (old));
  g_free (words[2]);
  words[2] = g_strdup ("-");
  unknown_start = g_strjoinv (" ", words);
  g_assert_true (tengen_save_owner_is_there (unknown_start));
  g_free (words[2]);
  words[2] = g_strdup ("1");
  g_free (with_start);
  with_start = g_strjoinv (" ", words);
  /* its number is that of a program that began later */
  g_assert_false (tengen_save_owner_is_there (with_start));
  close (hold);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  g_assert_false (tengen_save_owner_is_there (old));
  g_assert_false (tengen_save_owner_is_there (unknown_start));
}

static void
test_others (void)
{
  g_autofree char *parent = g_strdup_printf ("%ld", (long) getppid ());
  g_autofree char *host = change (1, "elsewhere");
  g_autofree char *restarted = change (4, "another-boot");
  g_auto (GStrv) words = g_strsplit (restarted, " ", -1);
  const char *const texts[] = {
    "", "\n", "7", "x y", "1 2 3", "-1 a", "0 b\n", "\xff\xfe \x01", host,
  };
  g_autofree char *there = NULL;

  g_free (words[0]);
  words[0] = g_strdup (parent);
  g_free (words[2]);
  words[2] = g_strdup ("-");
  there = g_strjoinv (" ", words);
  g_assert_false (tengen_save_owner_is_there (there));
  g_assert_true (tengen_save_owner_is_here (there));
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_false (tengen_save_owner_is_there (texts[i]));
      g_assert_false (tengen_save_owner_is_here (texts[i]));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/save-owner/self", test_self);
  g_test_add_func ("/save-owner/child", test_child);
  g_test_add_func ("/save-owner/others", test_others);
  return g_test_run ();
}
