/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-save-owner: which program has a file, where nothing can be locked
 */
#include "tengen-save-owner.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

/* Words of a line, and of that of an older Tengen. */
#define N_WORDS 5
#define N_WORDS_OLD 2

/* Place of the start in /proc/PID/stat, behind the name in brackets. */
#define START_WORD 20

/* When a process began, or NULL where that is not told. */
static char *
find_start (long process)
{
  g_autofree char *path = g_strdup_printf ("/proc/%ld/stat", process);
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;
  const char *end;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return NULL;
  end = strrchr (text, ')');
  words = g_strsplit (end != NULL ? end : "", " ", -1);
  return g_strv_length (words) > START_WORD ? g_strdup (words[START_WORD])
                                            : NULL;
}

static char *
find_boot (void)
{
  char *text = NULL;

  if (!g_file_get_contents (
          "/proc/sys/kernel/random/boot_id", &text, NULL, NULL))
    return g_strdup ("-");
  return g_strstrip (text);
}

static char *
describe (void)
{
  g_autofree char *start = find_start ((long) getpid ());
  g_autofree char *boot = find_boot ();

  return g_strdup_printf ("%ld %s %s %08x%08x %s\n",
                          (long) getpid (),
                          g_get_host_name (),
                          start != NULL ? start : "-",
                          g_random_int (),
                          g_random_int (),
                          boot);
}

const char *
tengen_save_owner_describe (void)
{
  static char *self = NULL;

  if (g_once_init_enter (&self))
    g_once_init_leave (&self, describe ());
  return self;
}

/* Whether the process with a number is the one that began then. */
static gboolean
is_process (long process, const char *start)
{
  g_autofree char *now = NULL;

  if (process <= 1 || (kill ((pid_t) process, 0) != 0 && errno != EPERM))
    return FALSE;
  now = find_start (process);
  return start == NULL || now == NULL || g_str_equal (start, "-") ||
         g_str_equal (start, now);
}

/* Of a line of this computer, else NULL. */
static char **
split (const char *text)
{
  g_autofree char *line = g_strchomp (g_strdup (text));
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint n = g_strv_length (words);

  return (n == N_WORDS || n == N_WORDS_OLD) &&
                 g_str_equal (words[1], g_get_host_name ())
             ? g_steal_pointer (&words)
             : NULL;
}

gboolean
tengen_save_owner_is_there (const char *text)
{
  const char *self = tengen_save_owner_describe ();
  g_autofree char *boot = NULL;
  g_auto (GStrv) words = NULL;
  long process;

  g_return_val_if_fail (text != NULL, FALSE);

  if (g_str_equal (text, self))
    return TRUE;
  words = split (text);
  if (words == NULL)
    return FALSE;
  process = (long) g_ascii_strtoll (words[0], NULL, 10);
  /* this process writes another line */
  if (process == (long) getpid ())
    return FALSE;
  if (g_strv_length (words) == N_WORDS_OLD)
    return is_process (process, NULL);
  boot = find_boot ();
  return g_str_equal (words[4], boot) && is_process (process, words[2]);
}

gboolean
tengen_save_owner_is_here (const char *text)
{
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (text != NULL, FALSE);

  words = split (text);
  return words != NULL;
}
