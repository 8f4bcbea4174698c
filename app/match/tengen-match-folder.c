/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-folder: a match in a folder that can be copied
 *
 * Shape: a worker writes one table at a time; what is changed meanwhile is
 *        written after it. The program stays until that is done. `checksum` is
 *        that of the table as it was last read or written: a file with a
 *        different one was changed by someone else.
 */
#include "tengen-match-folder-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <string.h>
#include <unistd.h>

#include "tengen-files.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define LOCK ".lock"
#define RETRY_S 10
/* What a program that was killed left behind is taken away after so long. */
#define LEFT_SECONDS 60
#define LEFT_BEGINNING ".tengen-"

G_DEFINE_FINAL_TYPE (TengenMatchFolder, tengen_match_folder, G_TYPE_OBJECT)

enum
{
  PROP_READ_ONLY = 1,
  PROP_FAILURE,
  PROP_CHANGED,
  PROP_LOCKLESS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void write_table (TengenMatchFolder *self);

/* --- What is told --- */

static void
set_failure (TengenMatchFolder *self, const char *failure)
{
  if (g_strcmp0 (failure, self->failure) == 0)
    return;
  g_free (self->failure);
  self->failure = g_strdup (failure);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FAILURE]);
}

static void
set_locked (TengenMatchFolder *self, gboolean locked)
{
  if (locked == self->locked)
    return;
  self->locked = locked;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_READ_ONLY]);
}

static void
set_broken (TengenMatchFolder *self, gboolean broken)
{
  if (broken == self->broken)
    return;
  self->broken = broken;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_READ_ONLY]);
}

static void
set_changed (TengenMatchFolder *self, gboolean changed)
{
  if (changed == self->changed)
    return;
  self->changed = changed;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHANGED]);
}

/* --- The lock --- */

/* A file system without locks is no obstacle. */
static gboolean
lock_file (TengenMatchFolder *self)
{
  g_autofree char *path = g_build_filename (self->path, LOCK, NULL);
  int fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);

  if (fd < 0)
    return FALSE;
  if (flock (fd, LOCK_EX | LOCK_NB) != 0)
    {
      if (errno == EWOULDBLOCK)
        {
          close (fd);
          errno = EWOULDBLOCK;
          return FALSE;
        }
      self->lockless = TRUE;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOCKLESS]);
    }
  self->lock_fd = fd;
  return TRUE;
}

static void
take_away_if_old (const char *path)
{
  GStatBuf info;

  if (g_lstat (path, &info) == 0 && S_ISREG (info.st_mode) &&
      g_get_real_time () / G_USEC_PER_SEC - info.st_mtime > LEFT_SECONDS)
    g_unlink (path);
}

/* Of writings that were cut off; only who has the lock writes. */
static void
clean (TengenMatchFolder *self)
{
  g_autoptr (GDir) dir = g_dir_open (self->path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, LEFT_BEGINNING))
      {
        g_autofree char *path = g_build_filename (self->path, name, NULL);

        take_away_if_old (path);
      }
}

/* Returns whether it is held now, and was not before. */
static gboolean
take_lock (TengenMatchFolder *self, GError **error)
{
  if (self->lock_fd >= 0)
    return FALSE;
  if (lock_file (self))
    clean (self);
  else if (errno != EWOULDBLOCK)
    tengen_match_folder_fail (error, errno);
  set_locked (self, self->lock_fd < 0);
  return self->lock_fd >= 0;
}

/* --- Reading --- */

/* The last table that could be read stays where this one cannot. */
static void
read_anew (TengenMatchFolder *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *checksum = NULL;
  gboolean changed = FALSE;
  TengenMatch *match =
      tengen_match_folder_read (self->path, &checksum, &changed, &error);

  if (match != NULL)
    {
      g_free (self->checksum);
      self->checksum = g_steal_pointer (&checksum);
      self->dirty = FALSE;
      self->taking = TRUE;
      tengen_match_table_replace (self->table, match);
      self->taking = FALSE;
    }
  set_failure (self, error != NULL ? error->message : NULL);
  set_broken (self, match == NULL);
  set_changed (self, changed && match != NULL);
}

/* --- Writing --- */

static GBytes *
make_bytes (TengenMatchFolder *self)
{
  char *text = tengen_match_to_text (tengen_match_table_get (self->table));

  return g_bytes_new_take (text, strlen (text));
}

/* The program must not end while a table is on its way to the disk. */
static void
hold (gboolean on)
{
  GApplication *program = g_application_get_default ();

  if (program == NULL)
    return;
  if (on)
    g_application_hold (program);
  else
    g_application_release (program);
}

/* What was lost has to be said: the table is as the other one wrote it. */
static void
give_way (TengenMatchFolder *self)
{
  read_anew (self);
  if (!self->broken)
    set_failure (self,
                 _ ("Another program has changed the table, and it was read "
                    "again. Please check that your last change is in it."));
}

static void
watch_cb (TengenMatchFolder *self, const char *checksum)
{
  /* a broken table that is as before is mended */
  if (self->writing ||
      (!self->broken && g_strcmp0 (checksum, self->checksum) == 0))
    return;
  if (self->dirty)
    give_way (self);
  else
    read_anew (self);
}

static gboolean
retry_cb (gpointer data)
{
  TengenMatchFolder *self = data;
  self->retry_id = 0;
  if (self->dirty && !self->broken)
    write_table (self);
  return G_SOURCE_REMOVE;
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenMatchFolder) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *coming = g_steal_pointer (&self->coming);
  gboolean again = self->dirty;

  self->writing = FALSE;
  if (tengen_files_write_finish (result, NULL, &error))
    {
      g_free (self->checksum);
      self->checksum = g_steal_pointer (&coming);
      set_failure (self, NULL);
      set_changed (self, FALSE);
      if (again)
        write_table (self);
    }
  else if (g_error_matches (
               error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_CHANGED))
    give_way (self);
  else
    {
      self->dirty = TRUE;
      set_failure (self, error->message);
      if (self->retry_id == 0)
        self->retry_id = g_timeout_add_seconds (RETRY_S, retry_cb, self);
    }
  tengen_file_watch_look (self->watch);
  hold (FALSE);
}

static void
write_table (TengenMatchFolder *self)
{
  g_autoptr (GBytes) bytes = NULL;

  self->dirty = self->writing;
  if (self->writing)
    return;
  bytes = make_bytes (self);
  self->writing = TRUE;
  self->coming = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  hold (TRUE);
  tengen_files_write_async (self->file,
                            bytes,
                            self->checksum,
                            TENGEN_FILES_WRITE_PLAIN,
                            written_cb,
                            g_object_ref (self));
}

static void
changed_cb (TengenMatchFolder *self)
{
  if (!self->taking && !self->locked && !self->broken)
    write_table (self);
}

/* There is no one left to tell whether there is room now. */
static void
write_last (TengenMatchFolder *self)
{
  g_autoptr (GBytes) bytes = make_bytes (self);
  (void) tengen_files_write (
      self->file, bytes, self->checksum, TENGEN_FILES_WRITE_PLAIN, NULL, NULL);
}

/* --- The object --- */

static void
tengen_match_folder_get_property (GObject *object,
                                  guint id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  TengenMatchFolder *self = TENGEN_MATCH_FOLDER (object);

  switch (id)
    {
    case PROP_READ_ONLY:
      g_value_set_boolean (value, self->locked || self->broken);
      break;
    case PROP_FAILURE:
      g_value_set_string (value, self->failure);
      break;
    case PROP_CHANGED:
      g_value_set_boolean (value, self->changed);
      break;
    case PROP_LOCKLESS:
      g_value_set_boolean (value, self->lockless);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_match_folder_dispose (GObject *object)
{
  TengenMatchFolder *self = TENGEN_MATCH_FOLDER (object);

  if (self->dirty && !self->broken)
    write_last (self);
  self->dirty = FALSE;
  g_clear_handle_id (&self->retry_id, g_source_remove);
  g_clear_object (&self->watch);
  g_clear_object (&self->table);
  g_clear_object (&self->file);
  if (self->lock_fd >= 0)
    close (self->lock_fd);
  self->lock_fd = -1;
  G_OBJECT_CLASS (tengen_match_folder_parent_class)->dispose (object);
}

static void
tengen_match_folder_finalize (GObject *object)
{
  TengenMatchFolder *self = TENGEN_MATCH_FOLDER (object);

  g_free (self->path);
  g_free (self->checksum);
  g_free (self->failure);
  g_hash_table_unref (self->records);
  G_OBJECT_CLASS (tengen_match_folder_parent_class)->finalize (object);
}

static void
tengen_match_folder_class_init (TengenMatchFolderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tengen_match_folder_get_property;
  object_class->dispose = tengen_match_folder_dispose;
  object_class->finalize = tengen_match_folder_finalize;
  /* TengenMatchFolder:read-only: see the header */
  props[PROP_READ_ONLY] =
      g_param_spec_boolean ("read-only", NULL, NULL, FALSE, flags);
  /* TengenMatchFolder:failure: see the header */
  props[PROP_FAILURE] =
      g_param_spec_string ("failure", NULL, NULL, NULL, flags);
  /* TengenMatchFolder:changed: see the header */
  props[PROP_CHANGED] =
      g_param_spec_boolean ("changed", NULL, NULL, FALSE, flags);
  /* TengenMatchFolder:lockless: see the header */
  props[PROP_LOCKLESS] =
      g_param_spec_boolean ("lockless", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tengen_match_folder_init (TengenMatchFolder *self)
{
  self->lock_fd = -1;
  self->records = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->watch = tengen_file_watch_new ();
}

/* Takes @path and @match. */
static TengenMatchFolder *
make (char *path, TengenMatch *match)
{
  TengenMatchFolder *self = g_object_new (TENGEN_TYPE_MATCH_FOLDER, NULL);
  g_autofree char *name =
      g_build_filename (path, TENGEN_MATCH_FOLDER_TABLE, NULL);

  self->path = path;
  self->file = g_file_new_for_path (name);
  self->table = tengen_match_table_new (match);
  g_signal_connect_object (
      self->table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      self->watch, "changed", G_CALLBACK (watch_cb), self, G_CONNECT_SWAPPED);
  return self;
}

/* --- New folders --- */

static void
remove_folder (const char *path)
{
  g_autofree char *lock = g_build_filename (path, LOCK, NULL);

  g_unlink (lock);
  g_rmdir (path);
}

static gboolean
write_first (TengenMatchFolder *self, GError **error)
{
  g_autoptr (GBytes) bytes = make_bytes (self);

  if (!take_lock (self, error) ||
      !tengen_files_write (
          self->file, bytes, NULL, TENGEN_FILES_WRITE_PLAIN, NULL, error))
    return FALSE;
  self->checksum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  tengen_file_watch_set_file (self->watch, self->file);
  return TRUE;
}

TengenMatchFolder *
tengen_match_folder_create (const char *parent,
                            TengenMatch *match,
                            GError **error)
{
  g_autoptr (TengenMatch) own = match;
  g_autoptr (TengenMatchFolder) self = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (parent != NULL && match != NULL, NULL);

  path = tengen_match_folder_make (parent, match, error);
  if (path == NULL)
    return NULL;
  self = make (g_strdup (path), g_steal_pointer (&own));
  if (write_first (self, error))
    return g_steal_pointer (&self);
  remove_folder (path);
  return NULL;
}

/* --- Existing folders --- */

/* Without the lock the match can only be looked at. */
static gboolean
open_for_changes (TengenMatchFolder *self)
{
  g_autoptr (GError) error = NULL;
  gboolean taken = take_lock (self, &error);

  if (error != NULL)
    set_failure (self, error->message);
  return taken;
}

TengenMatchFolder *
tengen_match_folder_open (const char *path, GError **error)
{
  g_autofree char *folder = NULL;
  g_autofree char *checksum = NULL;
  gboolean changed;
  TengenMatch *match;
  TengenMatchFolder *self;

  g_return_val_if_fail (path != NULL, NULL);

  folder = tengen_match_folder_get_folder (path);
  match = tengen_match_folder_read (folder, &checksum, &changed, error);
  if (match == NULL)
    return NULL;
  self = make (g_steal_pointer (&folder), match);
  self->checksum = g_steal_pointer (&checksum);
  self->changed = changed;
  open_for_changes (self);
  tengen_match_folder_own_records (self);
  tengen_file_watch_set_file (self->watch, self->file);
  return self;
}

TengenMatchTable *
tengen_match_folder_get_table (TengenMatchFolder *self)
{
  g_return_val_if_fail (TENGEN_IS_MATCH_FOLDER (self), NULL);

  return self->table;
}

const char *
tengen_match_folder_get_path (TengenMatchFolder *self)
{
  g_return_val_if_fail (TENGEN_IS_MATCH_FOLDER (self), NULL);

  return self->path;
}

void
tengen_match_folder_look (TengenMatchFolder *self)
{
  g_return_if_fail (TENGEN_IS_MATCH_FOLDER (self));

  if (open_for_changes (self))
    read_anew (self);
  else if (self->dirty && !self->writing)
    write_table (self);
  tengen_file_watch_look (self->watch);
}
