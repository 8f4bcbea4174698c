/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-file: a record in the folder of kept games
 *
 * Shape: a new file never takes the place of another one.
 */
#include "tengen-history-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "tengen-durable.h"
#include "tengen-files.h"
#include "tengen-sealed-file.h"
#include "tengen-save.h"
#include "tengen-words.h"

/* Bytes of a name before the end; file systems have 255 for all of it. */
#define LONGEST 150

#define END ".sgf"

/* Names. */

static void
append_safe (GString *to, const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar letter = g_utf8_get_char (text);
      gboolean odd = g_unichar_iscntrl (letter) ||
                     (letter < 0x80 && strchr ("/\\:*?\"<>|", (int) letter));
      gboolean space = g_unichar_isspace (letter);
      if (to->len + 6 > LONGEST)
        return;
      g_string_append_unichar (to, odd ? '_' : space ? ' ' : letter);
    }
}

static gboolean
is_named (const char *name)
{
  return name != NULL && *name != '\0';
}

static char *
get_players (const TengenGameSetup *setup)
{
  if (is_named (setup->black) && is_named (setup->white))
    return g_strconcat (setup->black, "-", setup->white, NULL);
  if (is_named (setup->black))
    return g_strdup (setup->black);
  return is_named (setup->white) ? g_strdup (setup->white)
                                 : tengen_words_game (setup);
}

/* A record may hold several dates, or any words. */
static gboolean
is_date (const char *date)
{
  static const char form[] = "dddd-dd-dd";
  if (date == NULL || strlen (date) < strlen (form))
    return FALSE;
  for (gsize i = 0; form[i] != '\0'; i++)
    if (form[i] == 'd' ? !g_ascii_isdigit (date[i]) : date[i] != form[i])
      return FALSE;
  return TRUE;
}

char *
tengen_history_file_make_name (const TengenGameSetup *setup, const char *date)
{
  g_return_val_if_fail (setup != NULL, NULL);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = is_date (date)
                             ? g_strndup (date, strlen ("2026-11-22"))
                             : g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *players = get_players (setup);
  g_autofree char *valid = g_utf8_make_valid (players, -1);
  g_autoptr (GString) name = g_string_new (day);
  g_string_append_c (name, ' ');
  append_safe (name, valid);
  g_strchomp (name->str);
  return g_strconcat (name->str, END, NULL);
}

char *
tengen_history_file_vary_name (const char *name, guint number)
{
  g_return_val_if_fail (name != NULL && number > 0, NULL);
  if (number == 1)
    return g_strdup (name);
  gsize length = strlen (name);
  if (g_str_has_suffix (name, END))
    length -= strlen (END);
  return g_strdup_printf ("%.*s (%u)%s", (int) length, name, number, END);
}

/* Files. */

static gboolean
make_folder (const char *folder, GError **error)
{
  if (tengen_sealed_file_make_folder (folder))
    return TRUE;
  tengen_files_set_error (error, errno);
  return FALSE;
}

char *
tengen_history_file_move (const char *from,
                          const char *folder,
                          const char *name,
                          GError **error)
{
  g_return_val_if_fail (from != NULL && folder != NULL && name != NULL, NULL);
  if (!make_folder (folder, error))
    return NULL;
  int number = EEXIST;
  for (guint i = 1; number == EEXIST && i < G_MAXUINT; i++)
    {
      g_autofree char *free_name = tengen_history_file_vary_name (name, i);
      g_autofree char *to = g_build_filename (folder, free_name, NULL);
      number = tengen_save_take_name (from, to);
      if (number == 0)
        {
          tengen_durable_sync_path (folder);
          return g_steal_pointer (&free_name);
        }
    }
  tengen_files_set_error (error, number);
  return NULL;
}

static char *
vary_name (gconstpointer data, guint number)
{
  return tengen_history_file_vary_name (data, number);
}

/* Makes a new file, whole or not at all; where its name is taken it gets another
 * one. */
static char *
create_file (const char *folder,
             const char *name,
             GBytes *bytes,
             GError **error)
{
  g_autoptr (GError) cause = NULL;
  char *made =
      tengen_save_create (folder, vary_name, name, bytes, 0600, &cause);
  if (made == NULL)
    tengen_files_set_error (error, cause->code);
  return made;
}

/* Two programs look and write one after the other; where that cannot be had,
 * the checksum alone has to do. */
static int
lock_folder (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, ".lock", NULL);
  int fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (fd >= 0)
    flock (fd, LOCK_EX);
  return fd;
}

/* What is there may come from a program that was killed before it was
 * synced. */
static char *
take_written (const char *folder,
              const char *name,
              const char *path,
              GError **error)
{
  if (tengen_durable_sync_path (path) && tengen_durable_sync_path (folder))
    return g_strdup (name);
  tengen_files_set_error (error, errno);
  return NULL;
}

static char *
write_locked (const char *folder,
              const char *name,
              const char *const *expected,
              GBytes *bytes,
              GError **error)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *there = tengen_files_get_checksum (file);
  g_autofree char *wanted =
      g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  if (g_strcmp0 (there, wanted) == 0)
    return take_written (folder, name, path, error);
  if (there == NULL || !g_strv_contains (expected, there))
    return create_file (folder, name, bytes, error);
  return tengen_files_write (
             file, bytes, there, TENGEN_FILES_WRITE_PLAIN, NULL, error)
             ? g_strdup (name)
             : NULL;
}

char *
tengen_history_file_write (const char *folder,
                           const char *name,
                           const char *const *expected,
                           GBytes *bytes,
                           GError **error)
{
  g_return_val_if_fail (folder != NULL && name != NULL, NULL);
  g_return_val_if_fail (expected != NULL && bytes != NULL, NULL);
  if (!make_folder (folder, error))
    return NULL;
  int lock = lock_folder (folder);
  char *written = write_locked (folder, name, expected, bytes, error);
  if (lock >= 0)
    close (lock);
  return written;
}

/* Looking for one. */

static gboolean
is_same (const char *folder, const char *name, GBytes *bytes)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  GStatBuf info;
  g_autofree char *data = NULL;
  gsize length;
  if (!g_str_has_suffix (name, END) || *name == '.' ||
      g_stat (path, &info) != 0 || !S_ISREG (info.st_mode) ||
      (gsize) info.st_size != g_bytes_get_size (bytes) ||
      !g_file_get_contents (path, &data, &length, NULL))
    return FALSE;
  g_autoptr (GBytes) others = g_bytes_new_static (data, length);
  return g_bytes_equal (others, bytes);
}

char *
tengen_history_file_find (const char *folder, GBytes *bytes)
{
  g_return_val_if_fail (folder != NULL && bytes != NULL, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_same (folder, name, bytes))
      return g_strdup (name);
  return NULL;
}
