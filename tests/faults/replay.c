/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * replay: a folder as a power cut leaves it
 */
#include "replay.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "faults.h"

/* A file or a folder, whatever its names are: as the kernel has it, and as the
 * disk has it. */
typedef struct _File File;

struct _File
{
  gatomicrefcount count;
  /* a symbolic link: the data is where it leads */
  gboolean is_link;
  GString *now;
  GString *synced;
  /* (element-type utf8 File) (nullable): what is in a folder */
  GHashTable *names;
  GHashTable *synced_names;
};

struct _Replay
{
  char *path;
  File *root;
};

static void file_unref (gpointer data);

static GHashTable *
make_table (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, file_unref);
}

static File *
file_new (gboolean is_folder)
{
  File *self = g_new0 (File, 1);

  g_atomic_ref_count_init (&self->count);
  self->now = g_string_new (NULL);
  self->synced = g_string_new (NULL);
  if (is_folder)
    {
      self->names = make_table ();
      self->synced_names = make_table ();
    }
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
  g_clear_pointer (&self->names, g_hash_table_unref);
  g_clear_pointer (&self->synced_names, g_hash_table_unref);
  g_free (self);
}

static void
assign (GString *to, const GString *from)
{
  g_string_truncate (to, 0);
  g_string_append_len (to, from->str, (gssize) from->len);
}

/* All of it comes to the disk: data, or the names in a folder. */
static void
file_sync (File *self)
{
  GHashTableIter iter;
  gpointer name, file;

  assign (self->synced, self->now);
  if (self->names == NULL)
    return;
  g_hash_table_remove_all (self->synced_names);
  g_hash_table_iter_init (&iter, self->names);
  while (g_hash_table_iter_next (&iter, &name, &file))
    g_hash_table_insert (self->synced_names, g_strdup (name), file_ref (file));
}

/* --- What is there at first --- */

static File *load (const char *path, GHashTable *known);

static void
load_names (File *self, const char *path, GHashTable *known)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      g_hash_table_insert (self->names, g_strdup (name), load (child, known));
    }
}

/* Names of the same file are found by its number. */
static File *
load (const char *path, GHashTable *known)
{
  g_autofree char *data = g_file_read_link (path, NULL);
  gsize length = data != NULL ? strlen (data) : 0;
  GStatBuf info;
  File *self;

  g_assert_cmpint (g_lstat (path, &info), ==, 0);
  self = g_hash_table_lookup (known, GSIZE_TO_POINTER (info.st_ino));
  if (self != NULL)
    return file_ref (self);
  self = file_new (S_ISDIR (info.st_mode));
  g_hash_table_insert (known, GSIZE_TO_POINTER (info.st_ino), self);
  self->is_link = data != NULL;
  if (self->names != NULL)
    load_names (self, path, known);
  else if (data == NULL)
    g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  if (data != NULL)
    g_string_append_len (self->now, data, (gssize) length);
  file_sync (self);
  return self;
}

Replay *
replay_new (const char *folder)
{
  g_autoptr (GHashTable) known = g_hash_table_new (NULL, NULL);
  Replay *self = g_new0 (Replay, 1);

  self->path = g_strdup (folder);
  self->root = load (folder, known);
  return self;
}

void
replay_free (Replay *self)
{
  g_free (self->path);
  file_unref (self->root);
  g_free (self);
}

/* --- What is done --- */

static File *
find (const Replay *self, const char *path)
{
  g_auto (GStrv) names = g_strsplit (path + strlen (self->path), "/", -1);
  File *file = self->root;

  for (int i = 0; names[i] != NULL && file != NULL; i++)
    if (*names[i] != '\0')
      file = file->names != NULL ? g_hash_table_lookup (file->names, names[i])
                                 : NULL;
  return file;
}

/* Gives a name to a file, or takes one away. */
static void
set_name (Replay *self, const char *path, File *file)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  File *parent = find (self, folder);

  g_assert_true (parent != NULL && parent->names != NULL);
  if (file != NULL)
    g_hash_table_replace (
        parent->names, g_steal_pointer (&name), file_ref (file));
  else
    g_hash_table_remove (parent->names, name);
}

static void
make (Replay *self, const char *path, gboolean is_folder)
{
  File *file = file_new (is_folder);

  set_name (self, path, file);
  file_unref (file);
}

static void
make_link (Replay *self, const char *path, const char *to)
{
  File *file = file_new (FALSE);

  file->is_link = TRUE;
  g_string_assign (file->now, to);
  file_sync (file);
  set_name (self, path, file);
  file_unref (file);
}

static void
set_length (File *file, gsize length)
{
  gsize before = file->now->len;

  g_string_set_size (file->now, length);
  if (length > before)
    memset (file->now->str + before, 0, length - before);
}

static void
write_data (File *file, gint64 offset, GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  gsize end = (gsize) offset + length;

  if (file->now->len < end)
    set_length (file, end);
  memcpy (file->now->str + offset, data, length);
}

static void
move (Replay *self, const FaultEvent *event, File *file)
{
  g_assert_nonnull (file);
  file_ref (file);
  if (event->call == FAULT_RENAME)
    set_name (self, event->path, NULL);
  set_name (self, event->to, file);
  file_unref (file);
}

void
replay_step (Replay *self, const GPtrArray *events, guint index)
{
  const FaultEvent *event = g_ptr_array_index (events, index);
  /* one that has no name any more is of no interest */
  File *file = find (self, event->path);

  switch (event->call)
    {
    case FAULT_OPEN:
    case FAULT_MKDIR:
      make (self, event->path, event->call == FAULT_MKDIR);
      break;
    case FAULT_WRITE:
      if (file != NULL)
        write_data (file, event->offset, event->data);
      break;
    case FAULT_TRUNCATE:
      g_assert_nonnull (file);
      set_length (file, (gsize) event->offset);
      break;
    case FAULT_SYNC:
      if (file != NULL)
        file_sync (file);
      break;
    case FAULT_RENAME:
    case FAULT_LINK:
      move (self, event, file);
      break;
    case FAULT_SYMLINK:
      make_link (self, event->path, event->to);
      break;
    case FAULT_UNLINK:
      set_name (self, event->path, NULL);
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

/* The old bytes; what came behind them has a length, but no bytes. */
static void
cut_zeros (GString *text, const File *file)
{
  gsize same = MIN (file->now->len, file->synced->len);

  g_string_append_len (text, file->synced->str, (gssize) same);
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

typedef struct
{
  ReplayCut cut;
  /* (element-type File utf8): where files are that may have more names */
  GHashTable *made;
} Making;

static void put (const Making *self, File *file, const char *path);

static void
put_names (const Making *self, const File *file, const char *path)
{
  GHashTable *names = self->cut == REPLAY_SYNCED || self->cut == REPLAY_DATA
                          ? file->synced_names
                          : file->names;
  GHashTableIter iter;
  gpointer name, child;

  g_mkdir (path, 0700);
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, &child))
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);

      if (!g_str_has_suffix (name, FAULT_NAMELESS))
        put (self, child, inside);
    }
}

static void
put (const Making *self, File *file, const char *path)
{
  const char *made = g_hash_table_lookup (self->made, file);
  g_autoptr (GString) text = make_text (file, self->cut);

  if (file->names != NULL)
    put_names (self, file, path);
  else if (file->is_link)
    g_assert_cmpint (symlink (file->now->str, path), ==, 0);
  else if (made != NULL)
    g_assert_cmpint (link (made, path), ==, 0);
  else
    {
      g_assert_true (
          g_file_set_contents (path, text->str, (gssize) text->len, NULL));
      g_hash_table_insert (self->made, file, g_strdup (path));
    }
}

void
replay_make (const Replay *self, ReplayCut cut, const char *folder)
{
  g_autoptr (GHashTable) made =
      g_hash_table_new_full (NULL, NULL, NULL, g_free);
  const Making making = { cut, made };

  put (&making, self->root, folder);
}
