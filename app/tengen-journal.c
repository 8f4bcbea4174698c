/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-journal: writing and locking
 *
 * Shape: `pending` holds what is not in the log yet; it is written as a whole
 *        or, when that fails, cut off again, so that the log never holds half
 *        a line in its middle. One sync at a time runs in a worker.
 *        A large base is written by a thread (`making`); until it is there the
 *        lines are pending. Who must be sure waits for it.
 */
/* memrchr, memmem */
#define _GNU_SOURCE

#include "tengen-journal.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tengen-disk.h"
#include "tengen-game-command.h"
#include "tengen-text-signal.h"

#define HEAD "tengen-journal "

/* Writing more than this would be felt. */
#define LARGE_BASE (1024 * 1024)

/* A folder under the hidden name it has until it is complete. */
typedef struct
{
  char *id;
  char *hidden;
  GBytes *base;
  /* told when the thread is done */
  TengenJournal *journal;
  /* NULL where the base is written at once */
  GThread *thread;
  /* errno of writing the base, 0 for none; the thread's until it is joined */
  int number;
} Making;

struct _TengenJournal
{
  GObject parent_instance;

  char *shelf;
  /* NULL until the folder is there */
  char *folder;
  char *id;
  int lock_fd;
  int log_fd;
  /* where the log ends */
  off_t end;
  /* more stands behind it, which does not count */
  gboolean torn;
  GBytes *base;
  Making *making;
  GString *pending;
  char **lines;
  gint64 time;
  gboolean failing;
  gboolean dead;

  gboolean syncing;
  gboolean sync_again;
  /* the base and the folders are not synced yet */
  gboolean sync_all;
};

G_DEFINE_FINAL_TYPE (TengenJournal, tengen_journal, G_TYPE_OBJECT)

enum
{
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void start_sync (TengenJournal *self);

static void
tell_failure (TengenJournal *self, const char *reason)
{
  if (self->failing)
    return;
  self->failing = TRUE;
  g_signal_emit (self, signals[FAILED], 0, reason);
}

static void
sync_done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenJournal *self = TENGEN_JOURNAL (source);
  g_autoptr (GError) error = NULL;
  self->syncing = FALSE;
  if (!tengen_disk_sync_finish (result, &error) && !self->dead)
    tell_failure (self, error->message);
  else if (self->sync_again && self->log_fd >= 0)
    start_sync (self);
}

static void
start_sync (TengenJournal *self)
{
  self->sync_again = self->syncing;
  if (self->syncing)
    return;
  const char *folder = self->sync_all ? self->folder : NULL;
  self->sync_all = FALSE;
  self->syncing = TRUE;
  tengen_disk_sync_async (self->log_fd, folder, G_OBJECT (self), sync_done_cb);
}

static gboolean
write_pending (TengenJournal *self)
{
  if (self->pending->len == 0)
    return TRUE;
  if (self->torn && ftruncate (self->log_fd, self->end) != 0)
    return FALSE;
  self->torn = FALSE;
  if (!tengen_disk_write (self->log_fd, self->pending->str, self->pending->len))
    {
      int number = errno;
      (void) !ftruncate (self->log_fd, self->end);
      errno = number;
      return FALSE;
    }
  self->end += (off_t) self->pending->len;
  g_string_truncate (self->pending, 0);
  return TRUE;
}

static int
open_in (const char *folder, const char *name, int flags)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  return open (path, flags | O_CLOEXEC, 0600);
}

static gboolean
take_lock (TengenJournal *self, const char *folder, int flags)
{
  struct stat info;
  self->lock_fd = open_in (folder, "lock", O_RDWR | flags);
  /* who removed the journal held the lock until then: the file has no name */
  if (self->lock_fd >= 0 && flock (self->lock_fd, LOCK_EX | LOCK_NB) == 0 &&
      fstat (self->lock_fd, &info) == 0 && info.st_nlink > 0)
    return TRUE;
  int number = errno;
  if (self->lock_fd >= 0)
    close (self->lock_fd);
  self->lock_fd = -1;
  errno = number;
  return FALSE;
}

static gboolean
write_base (const char *folder, GBytes *base)
{
  int fd = open_in (folder, "base.sgf", O_WRONLY | O_CREAT | O_EXCL);
  if (fd < 0)
    return FALSE;
  gsize length;
  const char *data = g_bytes_get_data (base, &length);
  gboolean done = tengen_disk_write (fd, data, length);
  int number = errno;
  if (close (fd) != 0 && done)
    return FALSE;
  errno = number;
  return done;
}

static void
remove_files (const char *folder)
{
  static const char *const names[] = { "base.sgf", "log", "lock" };
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);
      g_unlink (path);
    }
  g_rmdir (folder);
}

static void
close_files (TengenJournal *self)
{
  if (self->log_fd >= 0)
    close (self->log_fd);
  self->log_fd = -1;
  if (self->lock_fd >= 0)
    close (self->lock_fd);
  self->lock_fd = -1;
}

static char *
make_id (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format (now, "%Y%m%d-%H%M%S");
  return g_strdup_printf ("%s-%08x", time, g_random_int ());
}

static void
making_free (Making *self)
{
  g_free (self->id);
  g_free (self->hidden);
  g_bytes_unref (self->base);
  g_free (self);
}

/* Under a name that starts with a dot nobody takes it for a journal. */
static Making *
begin_folder (TengenJournal *self)
{
  Making *making = g_new0 (Making, 1);
  making->id = make_id ();
  g_autofree char *name = g_strconcat (".", making->id, NULL);
  making->hidden = g_build_filename (self->shelf, name, NULL);
  making->base = g_bytes_ref (self->base);
  if (g_mkdir_with_parents (self->shelf, 0700) == 0 &&
      g_mkdir (making->hidden, 0700) == 0 &&
      take_lock (self, making->hidden, O_CREAT))
    return making;
  int number = errno;
  remove_files (making->hidden);
  making_free (making);
  errno = number;
  return NULL;
}

static gboolean
fill_folder (TengenJournal *self, const Making *making)
{
  if (making->number != 0)
    {
      errno = making->number;
      return FALSE;
    }
  self->log_fd = open_in (making->hidden, "log", O_WRONLY | O_CREAT | O_APPEND);
  self->end = 0;
  return self->log_fd >= 0 && write_pending (self);
}

/* Once the base is written. */
static gboolean
end_folder (TengenJournal *self, Making *making)
{
  g_autofree char *folder = g_build_filename (self->shelf, making->id, NULL);
  /* the lines stay pending if the folder comes to nothing */
  g_autofree char *lines = g_strdup (self->pending->str);
  gboolean done =
      fill_folder (self, making) && g_rename (making->hidden, folder) == 0;
  int number = errno;
  if (done)
    {
      self->id = g_strdup (making->id);
      self->folder = g_steal_pointer (&folder);
      self->sync_all = TRUE;
      g_clear_pointer (&self->base, g_bytes_unref);
    }
  else
    {
      close_files (self);
      remove_files (making->hidden);
      g_string_assign (self->pending, lines);
    }
  making_free (making);
  errno = number;
  return done;
}

static void
write_base_of (Making *making)
{
  making->number = write_base (making->hidden, making->base) ? 0 : errno;
}

static gboolean
finish_making (TengenJournal *self)
{
  Making *making = g_steal_pointer (&self->making);
  g_thread_join (making->thread);
  if (!end_folder (self, making))
    {
      tell_failure (self, g_strerror (errno));
      return FALSE;
    }
  self->failing = FALSE;
  start_sync (self);
  return TRUE;
}

/* Somebody may have waited for it before. */
static gboolean
made_cb (gpointer data)
{
  TengenJournal *self = TENGEN_JOURNAL (data);
  if (self->making != NULL)
    finish_making (self);
  return G_SOURCE_REMOVE;
}

static gpointer
making_thread (gpointer data)
{
  Making *making = data;
  write_base_of (making);
  g_idle_add_full (
      G_PRIORITY_DEFAULT, made_cb, making->journal, g_object_unref);
  return NULL;
}

/* Of a large base the folder is there a little later. */
static gboolean
make_folder (TengenJournal *self)
{
  Making *making = begin_folder (self);
  if (making == NULL)
    return FALSE;
  if (g_bytes_get_size (making->base) < LARGE_BASE)
    {
      write_base_of (making);
      return end_folder (self, making);
    }
  self->making = making;
  making->journal = g_object_ref (self);
  making->thread = g_thread_new ("tengen-journal", making_thread, making);
  return TRUE;
}

static gboolean
flush (TengenJournal *self)
{
  if (self->dead)
    return FALSE;
  if (self->making != NULL)
    return TRUE;
  if (self->folder == NULL ? !make_folder (self) : !write_pending (self))
    {
      tell_failure (self, g_strerror (errno));
      return FALSE;
    }
  if (self->making != NULL)
    return TRUE;
  self->failing = FALSE;
  start_sync (self);
  return TRUE;
}

gboolean
tengen_journal_flush (TengenJournal *self)
{
  g_return_val_if_fail (TENGEN_IS_JOURNAL (self), FALSE);
  if (!flush (self))
    return FALSE;
  return self->making == NULL || finish_making (self);
}

/* Leaves a torn last line out; the file is cut when it is written next. */
static char *
read_log (TengenJournal *self)
{
  g_autofree char *path = g_build_filename (self->folder, "log", NULL);
  char *text = NULL;
  gsize length;
  if (!g_file_get_contents (path, &text, &length, NULL))
    return NULL;
  /* a machine that stopped may leave zeros at the end */
  gsize whole = strlen (text);
  char *last = memrchr (text, '\n', whole);
  self->end = last != NULL ? (off_t) (last + 1 - text) : 0;
  text[self->end] = '\0';
  self->torn = self->end < (off_t) length;
  return text;
}

static gboolean
read_lines (TengenJournal *self)
{
  g_autofree char *text = read_log (self);
  if (text == NULL || !g_str_has_prefix (text, HEAD))
    return FALSE;
  guint64 format = g_ascii_strtoull (text + strlen (HEAD), NULL, 10);
  if (format == 0 || format > TENGEN_COMMAND_FORMAT)
    return FALSE;
  const char *rest = strchr (text, '\n') + 1;
  self->lines = g_strsplit (rest, "\n", -1);
  guint n = g_strv_length (self->lines);
  /* behind the last line break */
  g_clear_pointer (&self->lines[n - 1], g_free);
  return TRUE;
}

static gboolean
open_folder (TengenJournal *self)
{
  struct stat info;
  if (!take_lock (self, self->folder, 0))
    return FALSE;
  self->log_fd = open_in (self->folder, "log", O_WRONLY | O_APPEND);
  if (self->log_fd < 0 || fstat (self->log_fd, &info) != 0)
    return FALSE;
  self->time = info.st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) +
               info.st_mtim.tv_nsec;
  return read_lines (self);
}

static void
tengen_journal_finalize (GObject *object)
{
  TengenJournal *self = TENGEN_JOURNAL (object);
  close_files (self);
  g_free (self->shelf);
  g_free (self->folder);
  g_free (self->id);
  g_clear_pointer (&self->base, g_bytes_unref);
  g_string_free (self->pending, TRUE);
  g_strfreev (self->lines);
  G_OBJECT_CLASS (tengen_journal_parent_class)->finalize (object);
}

static void
tengen_journal_class_init (TengenJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tengen_journal_finalize;
  signals[FAILED] = tengen_text_signal_new ("failed", TENGEN_TYPE_JOURNAL);
}

static void
tengen_journal_init (TengenJournal *self)
{
  self->lock_fd = -1;
  self->log_fd = -1;
  self->pending = g_string_new (NULL);
}

static void
append_note (TengenJournal *self, const char *name, const char *text)
{
  g_autofree char *one_line = g_strdup (text);
  g_strdelimit (one_line, "\r\n", ' ');
  if (*one_line == '\0')
    g_string_append_printf (self->pending, "#%s\n", name);
  else
    g_string_append_printf (self->pending, "#%s %s\n", name, one_line);
}

/* Journals of games with neither a clock nor free handicap stones stay readable
 * for a Tengen that knows neither; it leaves the others alone. */
static int
choose_format (GBytes *base)
{
  static const char *const NEW[] = { "TNT[", "TNH[" };
  gsize length = 0;
  const char *text = g_bytes_get_data (base, &length);

  for (gsize i = 0; text != NULL && i < G_N_ELEMENTS (NEW); i++)
    if (memmem (text, length, NEW[i], strlen (NEW[i])) != NULL)
      return TENGEN_COMMAND_FORMAT;
  return TENGEN_COMMAND_FORMAT_OLD;
}

TengenJournal *
tengen_journal_new (const char *shelf,
                    GBytes *base,
                    guint game,
                    const char *title)
{
  g_return_val_if_fail (shelf != NULL, NULL);
  g_return_val_if_fail (base != NULL, NULL);
  g_return_val_if_fail (title != NULL, NULL);
  TengenJournal *self = g_object_new (TENGEN_TYPE_JOURNAL, NULL);
  self->shelf = g_strdup (shelf);
  self->base = g_bytes_ref (base);
  g_string_append_printf (self->pending, HEAD "%d\n", choose_format (base));
  g_autofree char *index = g_strdup_printf ("%u", game);
  append_note (self, "game", index);
  append_note (self, "title", title);
  return self;
}

TengenJournal *
tengen_journal_take (const char *shelf, const char *id)
{
  g_return_val_if_fail (shelf != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);
  g_autoptr (TengenJournal) self = g_object_new (TENGEN_TYPE_JOURNAL, NULL);
  self->shelf = g_strdup (shelf);
  self->id = g_strdup (id);
  self->folder = g_build_filename (shelf, id, NULL);
  if (!open_folder (self))
    return NULL;
  return g_steal_pointer (&self);
}

const char *
tengen_journal_get_id (TengenJournal *self)
{
  g_return_val_if_fail (TENGEN_IS_JOURNAL (self), NULL);
  if (self->making != NULL)
    finish_making (self);
  return self->id;
}

const char *const *
tengen_journal_get_lines (TengenJournal *self)
{
  g_return_val_if_fail (TENGEN_IS_JOURNAL (self), NULL);
  g_return_val_if_fail (self->lines != NULL, NULL);
  return (const char *const *) self->lines;
}

gint64
tengen_journal_get_time (TengenJournal *self)
{
  g_return_val_if_fail (TENGEN_IS_JOURNAL (self), 0);
  return self->time;
}

GBytes *
tengen_journal_read_base (TengenJournal *self, GError **error)
{
  g_return_val_if_fail (TENGEN_IS_JOURNAL (self), NULL);
  g_return_val_if_fail (self->folder != NULL, NULL);
  g_autofree char *path = g_build_filename (self->folder, "base.sgf", NULL);
  char *data;
  gsize length;
  if (!g_file_get_contents (path, &data, &length, error))
    return NULL;
  return g_bytes_new_take (data, length);
}

gboolean
tengen_journal_append (TengenJournal *self, const char *line)
{
  g_return_val_if_fail (TENGEN_IS_JOURNAL (self), FALSE);
  g_return_val_if_fail (line != NULL && *line != '#', FALSE);
  g_string_append (self->pending, line);
  g_string_append_c (self->pending, '\n');
  return flush (self);
}

void
tengen_journal_note (TengenJournal *self, const char *name, const char *text)
{
  g_return_if_fail (TENGEN_IS_JOURNAL (self));
  g_return_if_fail (name != NULL && text != NULL);
  append_note (self, name, text);
  if (self->folder != NULL)
    flush (self);
}

void
tengen_journal_remove (TengenJournal *self)
{
  g_return_if_fail (TENGEN_IS_JOURNAL (self));
  if (self->making != NULL)
    finish_making (self);
  self->dead = TRUE;
  if (self->folder != NULL)
    {
      /* out of sight first: half a journal must never be found */
      g_autofree char *name = g_strconcat (".", self->id, NULL);
      g_autofree char *hidden = g_build_filename (self->shelf, name, NULL);
      if (g_rename (self->folder, hidden) == 0)
        remove_files (hidden);
    }
  close_files (self);
}

void
tengen_journal_set_aside (TengenJournal *self)
{
  g_return_if_fail (TENGEN_IS_JOURNAL (self));
  g_return_if_fail (self->folder != NULL);
  g_autofree char *aside = g_strconcat (self->folder, ".bad", NULL);
  self->dead = TRUE;
  g_rename (self->folder, aside);
  close_files (self);
}

void
tengen_journal_close (TengenJournal *self)
{
  g_return_if_fail (TENGEN_IS_JOURNAL (self));
  if (self->making != NULL)
    finish_making (self);
  self->dead = TRUE;
  close_files (self);
}
