/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-save-settle: what a kill or a power cut interrupted
 *
 * Shape: a file that is old or new in each of its bytes was being written: it
 *        becomes new, or old where that fails. Any other file is somebody's
 *        work and is never touched.
 */
#include "tengen-save-private.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "tengen-words.h"

#define _(text) tengen_words_text (text)

void
tengen_save_left_free (TengenSaveLeft *self)
{
  if (self == NULL)
    return;
  g_free (self->path);
  g_free (self->folder);
  g_free (self);
}

/* --- One file --- */

/* A file that grew may hold zeros where its bytes never came to the disk. */
static gboolean
is_mixture (GBytes *now, GBytes *old_bytes, GBytes *new_bytes)
{
  gsize n, n_old, n_new;
  const char *data = g_bytes_get_data (now, &n);
  const char *old_data = g_bytes_get_data (old_bytes, &n_old);
  const char *new_data = g_bytes_get_data (new_bytes, &n_new);

  if (n < MIN (n_old, n_new) || n > MAX (n_old, n_new))
    return FALSE;
  for (gsize i = 0; i < n; i++)
    if (!(i < n_old && data[i] == old_data[i]) &&
        !(i < n_new && data[i] == new_data[i]) &&
        !(i >= n_old && data[i] == '\0'))
      return FALSE;
  return TRUE;
}

static int
write_checked (const char *place, GBytes *bytes)
{
  g_autoptr (GBytes) there = NULL;
  int fd = open (place, O_WRONLY | O_NOFOLLOW | O_CLOEXEC);
  int number;

  if (fd < 0)
    return errno;
  number = tengen_save_overwrite (fd, bytes);
  if (close (fd) != 0 && number == 0)
    number = errno;
  if (number == 0)
    number = tengen_save_read (place, NULL, &there);
  return number == 0 && !g_bytes_equal (there, bytes) ? EIO : number;
}

static gboolean
is_expected (GBytes *bytes, const char *expected)
{
  g_autofree char *sum =
      g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);

  return g_strcmp0 (sum, expected) == 0;
}

static int
make_whole (const TengenSaveRecord *record, const char *expected)
{
  gboolean back = expected != NULL && is_expected (record->old_bytes, expected);
  int number = write_checked (record->place,
                              back ? record->old_bytes : record->new_bytes);

  if (number == 0 ||
      write_checked (record->place,
                     back ? record->new_bytes : record->old_bytes) == 0)
    return 0;
  return number;
}

/* 0, or why it is left as it is. */
static int
settle_file (const TengenSaveRecord *record,
             const char *expected,
             TengenSaveLeftKind *kind)
{
  g_autoptr (GBytes) now = NULL;
  int number = tengen_save_read (record->place, NULL, &now);

  *kind = TENGEN_SAVE_LEFT_FAILED;
  if (number == ENOENT || number == ENOTDIR)
    *kind = TENGEN_SAVE_LEFT_MISSING;
  if (number != 0)
    return number;
  if (g_bytes_equal (now, record->new_bytes) ||
      g_bytes_equal (now, record->old_bytes))
    return tengen_save_sync_path (record->place);
  if (is_mixture (now, record->old_bytes, record->new_bytes))
    return make_whole (record, expected);
  *kind = TENGEN_SAVE_LEFT_CHANGED;
  return EBADMSG;
}

static TengenSaveLeft *
settle_record (const char *folder, const char *expected, gboolean wait)
{
  g_auto (TengenSaveRecord) record = { .fd = -1 };
  TengenSaveLeftKind kind = TENGEN_SAVE_LEFT_DAMAGED;
  int number = tengen_save_record_open (&record, folder, wait);
  TengenSaveLeft *left;

  if (number == ENOENT)
    return NULL;
  if (number == 0)
    number = settle_file (&record, expected, &kind);
  else if (number == EWOULDBLOCK)
    kind = TENGEN_SAVE_LEFT_BUSY;
  else if (number != EBADMSG)
    kind = TENGEN_SAVE_LEFT_FAILED;
  if (number == 0)
    {
      tengen_save_record_remove (&record);
      return NULL;
    }
  left = g_new0 (TengenSaveLeft, 1);
  left->kind = kind;
  left->path = g_strdup (record.place);
  left->folder = g_strdup (folder);
  left->number = number;
  return left;
}

/* --- All --- */

static GPtrArray *
list_names (const char *saving)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (saving, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  return names;
}

static gboolean
is_same_file (const char *a, const char *b)
{
  struct stat info_a;
  struct stat info_b;

  return g_str_equal (a, b) ||
         (stat (a, &info_a) == 0 && stat (b, &info_b) == 0 &&
          info_a.st_dev == info_b.st_dev && info_a.st_ino == info_b.st_ino);
}

/* What a person was told of is theirs to decide. */
static gboolean
is_torn (const TengenSaveLeft *left)
{
  return (left->kind == TENGEN_SAVE_LEFT_BUSY ||
          left->kind == TENGEN_SAVE_LEFT_FAILED ||
          (left->kind == TENGEN_SAVE_LEFT_DAMAGED &&
           !tengen_save_record_is_told (left->folder))) &&
         tengen_save_record_is_torn (left->folder);
}

TengenSaveLeft *
tengen_save_settle_place (const char *place, const char *expected)
{
  g_autofree char *saving = tengen_save_get_folder ();
  g_autoptr (GPtrArray) names = list_names (saving);
  g_autoptr (TengenSaveLeft) torn = NULL;

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autofree char *folder = g_build_filename (saving, name, NULL);
      g_autofree char *about = NULL;
      g_autoptr (TengenSaveLeft) left = NULL;

      if (tengen_save_record_is (name))
        about = tengen_save_record_read_place (folder);
      if (about != NULL && is_same_file (about, place))
        left = settle_record (folder, expected, TRUE);
      if (left == NULL || torn != NULL || !is_torn (left))
        continue;
      if (left->path == NULL)
        left->path = g_steal_pointer (&about);
      torn = g_steal_pointer (&left);
    }
  return g_steal_pointer (&torn);
}

gboolean
tengen_save_settle (const char *path, GError **error)
{
  g_autoptr (TengenSaveLeft) torn = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  torn = tengen_save_settle_place (path, NULL);
  if (torn == NULL)
    return TRUE;
  text = tengen_save_left_describe (torn);
  g_set_error_literal (error, TENGEN_SAVE_ERROR, torn->number, text);
  return FALSE;
}

GPtrArray *
tengen_save_settle_all (void)
{
  GPtrArray *all =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_save_left_free);
  g_autofree char *saving = tengen_save_get_folder ();
  g_autoptr (GPtrArray) names = list_names (saving);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autofree char *path = g_build_filename (saving, name, NULL);
      g_autoptr (TengenSaveLeft) left = NULL;

      if (name[0] == '.')
        tengen_save_record_sweep (path);
      else if (tengen_save_beside_is_note (name))
        tengen_save_beside_sweep_noted (path);
      else if (tengen_save_record_is (name))
        left = settle_record (path, NULL, FALSE);
      if (left != NULL && left->kind != TENGEN_SAVE_LEFT_BUSY &&
          !tengen_save_record_is_told (path))
        g_ptr_array_add (all, g_steal_pointer (&left));
    }
  return all;
}

/* --- Saying it --- */

char *
tengen_save_left_describe (const TengenSaveLeft *self)
{
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  g_autofree char *why = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  folder = g_filename_display_name (self->folder);
  path = self->path != NULL ? g_filename_display_name (self->path) : NULL;
  switch (self->kind)
    {
    case TENGEN_SAVE_LEFT_CHANGED:
      return g_strdup_printf (
          /* TRANSLATORS: a file, a folder */
          _ ("Saving “%s” was interrupted, and it was changed since. It was "
             "left as it is; what it held before and should hold is in “%s”."),
          path,
          folder);
    case TENGEN_SAVE_LEFT_MISSING:
      return g_strdup_printf (
          /* TRANSLATORS: a file, a folder */
          _ ("Saving “%s” was interrupted, and it is not there any more. What "
             "it held before and should hold is in “%s”."),
          path,
          folder);
    case TENGEN_SAVE_LEFT_FAILED:
      why = tengen_words_errno (self->number);
      return g_strdup_printf (
          /* TRANSLATORS: a sentence that says why, a folder */
          _ ("An interrupted saving could not be finished. %s The old and the "
             "new file are in “%s”."),
          why,
          folder);
    case TENGEN_SAVE_LEFT_BUSY:
      return g_strdup_printf (
          /* TRANSLATORS: a file */
          _ ("Another program is saving “%s”. Please try again later."),
          path);
    case TENGEN_SAVE_LEFT_DAMAGED:
      return g_strdup_printf (
          /* TRANSLATORS: a folder */
          _ ("What was noted of an interrupted saving is damaged. It was left "
             "as it is in “%s”."),
          folder);
    }
  g_return_val_if_reached (NULL);
}

void
tengen_save_left_set_told (const TengenSaveLeft *self)
{
  g_autofree char *path = NULL;
  int fd;

  g_return_if_fail (self != NULL);

  path = g_build_filename (self->folder, "told", NULL);
  fd = open (path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  if (fd >= 0)
    close (fd);
}
