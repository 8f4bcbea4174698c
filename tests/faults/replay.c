/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * replay: a folder as a power cut leaves it
 */
#include "replay.h"

#include <glib/gstdio.h>
#include <string.h>

#include "faults.h"

/* A file, whatever its names are. */
typedef struct
{
  gatomicrefcount count;
  gboolean is_folder;
  GString *now;
  GString *synced;
} File;

struct _Replay
{
  char *root;
  /* (element-type utf8 File): by path, as the kernel has them */
  GHashTable *names;
  /* and as the disk has them */
  GHashTable *synced;
};

static File *
file_new (gboolean is_folder)
{
  File *self = g_new0 (File, 1);

  g_atomic_ref_count_init (&self->count);
  self->is_folder = is_folder;
  self->now = g_string_new (NULL);
  self->synced = g_string_new (NULL);
  return self;
}

static File *
file_ref (File *self)
{
  g_atomic_ref_count_inc (&self->count);
  return self;
}

static void
file_unref (gpointer data)
{
  File *self = data;

  if (!g_atomic_ref_count_dec (&self->count))
    return;
  g_string_free (self->now, TRUE);
  g_string_free (self->synced, TRUE);
  g_free (self);
}

static void
assign (GString *to, const GString *from)
{
  g_string_truncate (to, 0);
  g_string_append_len (to, from->str, (gssize) from->len);
}

static void
add (GHashTable *names, const char *path, File *file)
{
  g_hash_table_replace (names, g_strdup (path), file_ref (file));
}

/* --- What is there at first --- */

static void
load (Replay *self, const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  File *file = file_new (dir != NULL);
  const char *name;

  if (dir == NULL)
    {
      g_autofree char *data = NULL;
      gsize length;

      g_assert_true (g_file_get_contents (path, &data, &length, NULL));
      g_string_append_len (file->now, data, (gssize) length);
      assign (file->synced, file->now);
    }
  add (self->names, path, file);
  add (self->synced, path, file);
  file_unref (file);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      load (self, child);
    }
}

static GHashTable *
make_table (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, file_unref);
}

Replay *
replay_new (const char *folder)
{
  Replay *self = g_new0 (Replay, 1);

  self->root = g_strdup (folder);
  self->names = make_table ();
  self->synced = make_table ();
  load (self, folder);
  return self;
}

void
replay_free (Replay *self)
{
  g_free (self->root);
  g_hash_table_unref (self->names);
  g_hash_table_unref (self->synced);
  g_free (self);
}

/* --- What is done --- */

static File *
find (const Replay *self, const char *path)
{
  return g_hash_table_lookup (self->names, path);
}

static void
make (Replay *self, const char *path, gboolean is_folder)
{
  File *file = file_new (is_folder);

  add (self->names, path, file);
  file_unref (file);
}

static void
write_data (File *file, gint64 offset, GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  gsize end = (gsize) offset + length;

  if (file->now->len < end)
    {
      gsize before = file->now->len;

      g_string_set_size (file->now, end);
      memset (file->now->str + before, 0, end - before);
    }
  memcpy (file->now->str + offset, data, length);
}

static void
set_length (File *file, gsize length)
{
  gsize before = file->now->len;

  g_string_set_size (file->now, length);
  if (length > before)
    memset (file->now->str + before, 0, length - before);
}

static gboolean
is_in (const char *path, const char *folder)
{
  gsize length = strlen (folder);

  return g_str_has_prefix (path, folder) && path[length] == '/' &&
         strchr (path + length + 1, '/') == NULL;
}

static gboolean
is_in_cb (gpointer path, gpointer file, gpointer folder)
{
  return is_in (path, folder);
}

/* The names in a folder come to the disk, and those that went leave it. */
static void
sync_names (Replay *self, const char *folder)
{
  GHashTableIter iter;
  gpointer path, file;

  g_hash_table_foreach_remove (self->synced, is_in_cb, (gpointer) folder);
  g_hash_table_iter_init (&iter, self->names);
  while (g_hash_table_iter_next (&iter, &path, &file))
    if (is_in (path, folder))
      add (self->synced, path, file);
}

static void
sync_file (Replay *self, const char *path)
{
  File *file = find (self, path);

  /* one that has no name any more */
  if (file == NULL)
    return;
  if (file->is_folder)
    sync_names (self, path);
  else
    assign (file->synced, file->now);
}

void
replay_step (Replay *self, const GPtrArray *events, guint index)
{
  const FaultEvent *event = g_ptr_array_index (events, index);
  File *file = find (self, event->path);

  switch (event->call)
    {
    case FAULT_OPEN:
    case FAULT_MKDIR:
      make (self, event->path, event->call == FAULT_MKDIR);
      break;
    case FAULT_WRITE:
      g_assert_nonnull (file);
      write_data (file, event->offset, event->data);
      break;
    case FAULT_TRUNCATE:
      g_assert_nonnull (file);
      set_length (file, (gsize) event->offset);
      break;
    case FAULT_SYNC:
      sync_file (self, event->path);
      break;
    case FAULT_RENAME:
    case FAULT_LINK:
      g_assert_nonnull (file);
      g_assert_false (file->is_folder);
      add (self->names, event->to, file);
      if (event->call == FAULT_RENAME)
        g_hash_table_remove (self->names, event->path);
      break;
    case FAULT_UNLINK:
      g_hash_table_remove (self->names, event->path);
      break;
    case FAULT_CLOSE:
    case FAULT_MODE:
    case FAULT_LOCK:
    case FAULT_N_CALLS:
      g_assert_not_reached ();
    }
}

/* --- What is left --- */

/* The new bytes up to the middle of what is not synced, then the old ones. */
static void
cut_half (GString *text, const File *file)
{
  gsize old = file->synced->len;
  gsize middle = file->now->len > old ? old + (file->now->len - old) / 2
                                      : file->now->len / 2;

  g_string_append_len (text, file->now->str, (gssize) middle);
  if (old > middle)
    g_string_append_len (
        text, file->synced->str + middle, (gssize) (old - middle));
}

static void
cut_zeros (GString *text, const File *file)
{
  gsize same = 0;

  while (same < file->now->len && same < file->synced->len &&
         file->now->str[same] == file->synced->str[same])
    same++;
  g_string_append_len (text, file->now->str, (gssize) same);
  g_string_set_size (text, file->now->len);
  memset (text->str + same, 0, text->len - same);
}

static GString *
make_text (const File *file, ReplayCut cut)
{
  GString *text = g_string_new (NULL);

  if (cut == REPLAY_ALL || cut == REPLAY_DATA)
    assign (text, file->now);
  else if (cut == REPLAY_SYNCED || cut == REPLAY_NAMES)
    assign (text, file->synced);
  else if (cut == REPLAY_ZEROS)
    cut_zeros (text, file);
  else
    cut_half (text, file);
  return text;
}

static int
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* A file whose folder is not there is lost with it. */
static void
put (const char *path, const File *file, ReplayCut cut)
{
  g_autofree char *folder = g_path_get_dirname (path);
  GString *text;

  if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
    return;
  if (file->is_folder)
    {
      g_mkdir (path, 0700);
      return;
    }
  text = make_text (file, cut);
  g_assert_true (
      g_file_set_contents (path, text->str, (gssize) text->len, NULL));
  g_string_free (text, TRUE);
}

void
replay_make (const Replay *self, ReplayCut cut, const char *folder)
{
  GHashTable *names =
      cut == REPLAY_SYNCED || cut == REPLAY_DATA ? self->synced : self->names;
  guint n;
  g_autofree char **paths =
      (char **) g_hash_table_get_keys_as_array (names, &n);

  g_qsort_with_data (paths, (int) n, sizeof *paths, compare, NULL);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path =
          g_strconcat (folder, paths[i] + strlen (self->root), NULL);

      put (path, g_hash_table_lookup (names, paths[i]), cut);
    }
}
