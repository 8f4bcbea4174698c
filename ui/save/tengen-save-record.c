/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-save-record: what is being saved in place, on the disk
 *
 * Shape: a folder with the old bytes, the new bytes and a note of the file and
 *        of all sums. It is made under a hidden name, synced, then gets its
 *        own; it loses that again before it is taken apart. The note is locked
 *        as long as a program is at it; the file "owner" says which one that
 *        is, for those that can lock nothing.
 */
#include "tengen-save-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tengen-record-key-file.h"
#include "tengen-save-owner.h"

#define GROUP "Saving"
#define FORMAT 1
#define ID_LENGTH 8
#define MOST_TRIES 100
/* The second line of an owner. */
#define LOCKED "locked\n"

/* How long another program is waited for. */
#define WAIT_MS 1000
#define WAIT_STEP_MS 10

/* All files; those that keep others away go when nothing else is there. */
static const char *const files[] = { "old", "new", "told", "note", "owner" };

static void
remove_folder (const char *folder)
{
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder, files[i], NULL);

      if (unlink (path) != 0 && errno != ENOENT)
        return;
    }
  rmdir (folder);
}

static char *
hide (const char *folder)
{
  g_autofree char *parent = g_path_get_dirname (folder);
  g_autofree char *id = g_path_get_basename (folder);
  g_autofree char *name = g_strconcat (".", id, NULL);

  return g_build_filename (parent, name, NULL);
}

/* --- The note --- */

/* A note that names another file would be worse than none. */
static char *
sum_note (const char *uri, const char *old_sum, const char *new_sum)
{
  g_autofree char *text = g_strjoin ("\n", uri, old_sum, new_sum, NULL);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

static GBytes *
write_note (const TengenSaveRecord *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *uri = g_filename_to_uri (self->place, NULL, NULL);
  g_autofree char *old_sum =
      g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, self->old_bytes);
  g_autofree char *new_sum =
      g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, self->new_bytes);
  g_autofree char *sum = sum_note (uri, old_sum, new_sum);
  gsize length;
  char *text;

  g_key_file_set_integer (file, GROUP, "format", FORMAT);
  g_key_file_set_string (file, GROUP, "file", uri);
  g_key_file_set_string (file, GROUP, "old", old_sum);
  g_key_file_set_string (file, GROUP, "new", new_sum);
  g_key_file_set_string (file, GROUP, "sum", sum);
  text = g_key_file_to_data (file, &length, NULL);
  return g_bytes_new_take (text, length);
}

typedef struct
{
  char *place;
  char *old_sum;
  char *new_sum;
} Note;

static void
note_clear (Note *self)
{
  g_free (self->place);
  g_free (self->old_sum);
  g_free (self->new_sum);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Note, note_clear)

/* 0, or an errno; EBADMSG if it cannot be relied upon. */
static int
read_note (const char *folder, Note *note)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = g_build_filename (folder, "note", NULL);
  g_autofree char *uri = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *wanted = NULL;
  g_autoptr (GBytes) bytes = NULL;
  int number = tengen_save_read (path, NULL, &bytes);

  if (number != 0)
    return number == ENOENT ? EBADMSG : number;
  if (!g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, NULL) ||
      g_key_file_get_integer (file, GROUP, "format", NULL) != FORMAT)
    return EBADMSG;
  uri = tengen_record_key_file_get_text (file, GROUP, "file");
  sum = tengen_record_key_file_get_text (file, GROUP, "sum");
  note->old_sum = tengen_record_key_file_get_text (file, GROUP, "old");
  note->new_sum = tengen_record_key_file_get_text (file, GROUP, "new");
  if (uri == NULL || note->old_sum == NULL || note->new_sum == NULL)
    return EBADMSG;
  wanted = sum_note (uri, note->old_sum, note->new_sum);
  if (g_strcmp0 (sum, wanted) == 0)
    note->place = g_filename_from_uri (uri, NULL, NULL);
  return note->place != NULL ? 0 : EBADMSG;
}

char *
tengen_save_record_read_place (const char *folder)
{
  g_auto (Note) note = { 0 };

  return read_note (folder, &note) == 0 ? g_steal_pointer (&note.place) : NULL;
}

/* --- Where nothing can be locked --- */

/* Of records that this program is at. One that it could not finish stays on
 * the disk with its line, but is free. */
static GMutex mutex;
static GHashTable *owned;

/* Also of a folder that is hidden. */
static char *
get_id (const char *folder)
{
  g_autofree char *name = g_path_get_basename (folder);

  return g_strdup (name[0] == '.' ? name + 1 : name);
}

static void
set_owned (const char *folder, gboolean own)
{
  g_autofree char *id = get_id (folder);

  g_mutex_lock (&mutex);
  if (owned == NULL)
    owned = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (own)
    g_hash_table_add (owned, g_steal_pointer (&id));
  else
    g_hash_table_remove (owned, id);
  g_mutex_unlock (&mutex);
}

static gboolean
is_owned_here (const char *folder)
{
  g_autofree char *id = get_id (folder);
  gboolean is_owned;

  g_mutex_lock (&mutex);
  is_owned = owned != NULL && g_hash_table_contains (owned, id);
  g_mutex_unlock (&mutex);
  return is_owned;
}

/* @locked: whether that program could lock the record. */
static char *
read_owner (const char *folder, gboolean *locked)
{
  g_autofree char *path = g_build_filename (folder, "owner", NULL);
  char *owner = NULL;

  g_file_get_contents (path, &owner, NULL, NULL);
  *locked = owner != NULL && g_str_has_suffix (owner, LOCKED);
  if (*locked)
    owner[strlen (owner) - strlen (LOCKED)] = '\0';
  return owner;
}

static gboolean
is_owned (const char *folder, const char *owner)
{
  return g_str_equal (owner, tengen_save_owner_describe ())
             ? is_owned_here (folder)
             : tengen_save_owner_is_there (owner);
}

/* --- Making one --- */

static int
fill_and_sync (int fd, GBytes *bytes)
{
  int number = tengen_save_fill (fd, bytes);

  return number == 0 ? tengen_save_sync (fd) : number;
}

static int
make_file (const char *folder, const char *name, int *fd)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  *fd = open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  return *fd < 0 ? errno : 0;
}

static int
write_file (const char *folder, const char *name, GBytes *bytes)
{
  int fd;
  int number = make_file (folder, name, &fd);

  if (number != 0)
    return number;
  number = fill_and_sync (fd, bytes);
  if (close (fd) != 0 && number == 0)
    number = errno;
  return number;
}

static int
fill_folder (TengenSaveRecord *self, const char *folder)
{
  g_autoptr (GBytes) note = write_note (self);
  int number = write_file (folder, "old", self->old_bytes);

  if (number == 0)
    number = write_file (folder, "new", self->new_bytes);
  if (number == 0)
    number = fill_and_sync (self->fd, note);
  return number == 0 ? tengen_save_sync_path (folder) : number;
}

/* Where the lines cannot be written, others wait until the record is old. */
static void
own (TengenSaveRecord *self, const char *folder, gboolean locked)
{
  char *text =
      g_strconcat (tengen_save_owner_describe (), locked ? LOCKED : "", NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  self->owned = TRUE;
  set_owned (folder, TRUE);
  (void) write_file (folder, "owner", bytes);
}

/* A program that sweeps may have come before the lock. */
static int
lock_folder (TengenSaveRecord *self, const char *folder)
{
  struct stat info;
  int number = make_file (folder, "note", &self->fd);
  int lock = number == 0 ? tengen_save_lock (self->fd) : 0;

  if (number == 0 && lock != EWOULDBLOCK)
    own (self, folder, lock == 0);
  if (number == ENOENT ||
      (number == 0 && fstat (self->fd, &info) == 0 && info.st_nlink == 0))
    number = EEXIST;
  if (number != 0)
    remove_folder (folder);
  return number;
}

static int
make_folder (TengenSaveRecord *self, const char *saving)
{
  int number = EEXIST;

  for (int i = 0; number == EEXIST && i < MOST_TRIES; i++)
    {
      g_autofree char *id =
          g_strdup_printf ("%0*x", ID_LENGTH, g_random_int ());
      g_autofree char *hidden = NULL;

      self->folder = g_build_filename (saving, id, NULL);
      hidden = hide (self->folder);
      number = g_mkdir (hidden, 0700) == 0 ? lock_folder (self, hidden) : errno;
      if (number != 0)
        tengen_save_record_clear (self);
    }
  return number;
}

int
tengen_save_record_make (TengenSaveRecord *self,
                         const char *place,
                         GBytes *old_bytes,
                         GBytes *new_bytes)
{
  g_autofree char *saving = tengen_save_get_folder ();
  g_autofree char *parent = g_path_get_dirname (saving);
  g_autofree char *hidden = NULL;
  int number;

  *self = (TengenSaveRecord){ .fd = -1 };
  if (g_mkdir_with_parents (saving, 0700) != 0)
    return errno;
  number = make_folder (self, saving);
  if (number != 0)
    return number;
  self->place = g_strdup (place);
  self->old_bytes = g_bytes_ref (old_bytes);
  self->new_bytes = g_bytes_ref (new_bytes);
  hidden = hide (self->folder);
  number = fill_folder (self, hidden);
  if (number == 0)
    number = rename (hidden, self->folder) == 0 ? 0 : errno;
  if (number != 0)
    {
      remove_folder (hidden);
      return number;
    }
  number = tengen_save_sync_path (saving);
  if (number == 0)
    number = tengen_save_sync_path (parent);
  if (number != 0)
    tengen_save_record_remove (self);
  return number;
}

/* --- Finding one --- */

gboolean
tengen_save_record_is (const char *name)
{
  gsize length = 0;

  while (g_ascii_isxdigit (name[length]))
    length++;
  return length == ID_LENGTH && name[length] == '\0';
}

/* Whether no program is at it; of those that neither can be locked nor have a
 * known owner, when none can be any more. */
static gboolean
is_free (const char *folder, int lock, const struct stat *info)
{
  gboolean locked;
  g_autofree char *owner = read_owner (folder, &locked);

  if (lock == 0 && (locked || owner == NULL))
    return TRUE;
  if (lock != EWOULDBLOCK && owner != NULL && tengen_save_owner_is_here (owner))
    return !is_owned (folder, owner);
  return tengen_save_is_old (info);
}

static int
try_note (const char *folder, int fd)
{
  struct stat info;
  int lock = tengen_save_lock (fd);

  if (fstat (fd, &info) != 0)
    return errno;
  if (info.st_nlink == 0)
    return ENOENT;
  return is_free (folder, lock, &info) ? 0 : EWOULDBLOCK;
}

static int
lock_note (const char *folder, int fd, int wait_ms)
{
  int number = try_note (folder, fd);

  for (int ms = 0; number == EWOULDBLOCK && ms < wait_ms; ms += WAIT_STEP_MS)
    {
      g_usleep (WAIT_STEP_MS * 1000);
      number = try_note (folder, fd);
    }
  return number;
}

static int
read_whole (const char *folder,
            const char *name,
            const char *sum,
            GBytes **bytes)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *there = NULL;
  int number = tengen_save_read (path, NULL, bytes);

  if (number != 0)
    return number == ENOENT ? EBADMSG : number;
  there = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, *bytes);
  return g_str_equal (there, sum) ? 0 : EBADMSG;
}

int
tengen_save_record_open (TengenSaveRecord *self,
                         const char *folder,
                         gboolean wait)
{
  g_autofree char *path = g_build_filename (folder, "note", NULL);
  g_auto (Note) note = { 0 };
  int number;

  *self = (TengenSaveRecord){ .folder = g_strdup (folder), .fd = -1 };
  self->fd = open (path, O_RDWR | O_CLOEXEC | O_NOFOLLOW);
  if (self->fd < 0 && errno == ENOENT)
    return g_file_test (folder, G_FILE_TEST_IS_DIR) ? EBADMSG : ENOENT;
  if (self->fd < 0)
    return errno;
  number = lock_note (folder, self->fd, wait ? WAIT_MS : 0);
  if (number == 0)
    number = read_note (folder, &note);
  if (number != 0)
    return number;
  self->place = g_steal_pointer (&note.place);
  number = read_whole (folder, "old", note.old_sum, &self->old_bytes);
  return number == 0
             ? read_whole (folder, "new", note.new_sum, &self->new_bytes)
             : number;
}

gboolean
tengen_save_record_is_torn (const char *folder)
{
  g_auto (Note) note = { 0 };
  g_autoptr (GBytes) now = NULL;
  g_autofree char *sum = NULL;

  if (read_note (folder, &note) != 0 ||
      tengen_save_read (note.place, NULL, &now) != 0)
    return FALSE;
  sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, now);
  return !g_str_equal (sum, note.old_sum) && !g_str_equal (sum, note.new_sum);
}

gboolean
tengen_save_record_is_told (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "told", NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* --- The end of one --- */

/* Without its name it is none any more, also after a power cut. */
void
tengen_save_record_remove (TengenSaveRecord *self)
{
  g_autofree char *saving = g_path_get_dirname (self->folder);
  g_autofree char *hidden = hide (self->folder);

  if (rename (self->folder, hidden) != 0)
    return;
  (void) tengen_save_sync_path (saving);
  remove_folder (hidden);
}

void
tengen_save_record_clear (TengenSaveRecord *self)
{
  if (self->owned)
    set_owned (self->folder, FALSE);
  self->owned = FALSE;
  g_clear_pointer (&self->folder, g_free);
  g_clear_pointer (&self->place, g_free);
  g_clear_pointer (&self->old_bytes, g_bytes_unref);
  g_clear_pointer (&self->new_bytes, g_bytes_unref);
  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
}

static gboolean
is_swept (const char *folder, int fd)
{
  gboolean locked;
  g_autofree char *owner = read_owner (folder, &locked);

  if (fd >= 0)
    return try_note (folder, fd) == 0;
  return owner == NULL || !is_owned (folder, owner);
}

void
tengen_save_record_sweep (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "note", NULL);
  int fd = open (path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);

  if (is_swept (folder, fd))
    remove_folder (folder);
  if (fd >= 0)
    close (fd);
}
