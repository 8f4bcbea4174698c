/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-journal: one game on disk, written, synced, taken up
 *
 * Shape: `pending` holds what is not in the log yet; it is sealed and written
 *        as a whole or, when that fails, cut off again, so that the log never
 *        holds half a line in its middle. One sync at a time runs in a worker;
 *        `unsynced` holds what no sync has confirmed yet.
 *        A large base is written by a thread (`making`); until it is there the
 *        lines are pending. Callers that must be sure wait for it.
 *        After a sync that failed the kernel may have dropped what it could not
 *        write, and a second sync would prove nothing: base and log are written
 *        anew into a folder that is synced before it takes the old one's place.
 */
#include "tengen-journal-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tengen-durable.h"
#include "tengen-game-command.h"
#include "tengen-signal.h"
#include "tengen-words.h"

/* Writing more than this would be felt. */
#define LARGE_BASE (1024 * 1024)

#define RETRY_S 5

/* A folder under the hidden name it has until it is complete. */
typedef struct
{
  char *id;
  char *hidden;
  GBytes *base;
  /* the log so far, NULL for a new one; then all is synced, too */
  GBytes *log;
  int lock_fd;
  /* told when the thread is done */
  TengenJournal *journal;
  /* NULL where the base is written at once */
  GThread *thread;
  /* SHA-256 of the base; the thread's until it is joined */
  char *sum;
  /* errno of writing, 0 for none; the thread's until it is joined */
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
  /* the base, which stays readable when the folder is gone */
  int base_fd;
  /* the journal that this one continues, taken too, until all is on the disk */
  TengenJournal *old;
  /* of the commands */
  int format;
  /* where the log ends */
  off_t end;
  /* what the next sum hangs on */
  GChecksum *chain;
  /* NULL once it is known to be on the disk */
  GBytes *base;
  Making *making;
  GString *pending;
  TengenJournalLog *log;
  gboolean failing;
  gboolean dead;
  guint retry_id;

  gboolean syncing;
  gboolean sync_again;
  /* the base and the folders are not synced yet */
  gboolean sync_all;
  /* what is in the log and was not synced */
  GString *unsynced;
  /* how much of that the sync under way brings to the disk */
  gsize n_syncing;
  /* a sync failed: the folder is not to be trusted */
  gboolean spoilt;
  /* another program writes into the folder, which is its own from then on */
  gboolean shared;
};

G_DEFINE_FINAL_TYPE (TengenJournal, tengen_journal, G_TYPE_OBJECT)

enum
{
  FAILED,
  RECOVERED,
  UNLOCKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void start_sync (TengenJournal *self);
static gboolean flush (TengenJournal *self);
static gboolean make_anew (TengenJournal *self);

/* --- Failing --- */

static gboolean
retry_cb (gpointer data)
{
  TengenJournal *self = TENGEN_JOURNAL (data);
  self->retry_id = 0;
  tengen_journal_flush (self);
  return G_SOURCE_REMOVE;
}

static void
take_failure (TengenJournal *self, int number)
{
  if (self->retry_id == 0 && !self->dead)
    self->retry_id = g_timeout_add_seconds (RETRY_S, retry_cb, self);
  if (self->failing)
    return;
  self->failing = TRUE;
  g_autofree char *reason = tengen_words_errno (number);
  g_signal_emit (self, signals[FAILED], 0, reason);
}

static void
take_success (TengenJournal *self)
{
  g_clear_handle_id (&self->retry_id, g_source_remove);
  if (!self->failing)
    return;
  self->failing = FALSE;
  g_signal_emit (self, signals[RECOVERED], 0);
}

/* --- Syncing --- */

/* The damaged journal has done its service. */
static void
set_old_aside (TengenJournal *self)
{
  g_autoptr (TengenJournal) old = g_steal_pointer (&self->old);
  if (old != NULL)
    tengen_journal_set_aside (old);
}

static void
forget_synced (TengenJournal *self)
{
  g_string_erase (self->unsynced, 0, (gssize) self->n_syncing);
  g_clear_pointer (&self->base, g_bytes_unref);
  if (self->pending->len > 0)
    return;
  take_success (self);
  if (self->unsynced->len == 0)
    set_old_aside (self);
}

static void
sync_done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenJournal *self = TENGEN_JOURNAL (source);
  int number = tengen_durable_sync_finish (result);
  self->syncing = FALSE;
  if (self->dead)
    return;
  if (number != 0)
    {
      gboolean first = !self->failing;
      self->spoilt = TRUE;
      take_failure (self, number);
      if (first)
        flush (self);
      return;
    }
  forget_synced (self);
  if (self->sync_again && self->log_fd >= 0)
    start_sync (self);
}

static void
start_sync (TengenJournal *self)
{
  self->sync_again = self->syncing;
  if (self->syncing)
    return;
  gboolean all = self->sync_all;
  g_autofree char *path = g_build_filename (self->folder, "log", NULL);
  self->sync_all = FALSE;
  self->syncing = TRUE;
  self->n_syncing = self->unsynced->len;
  tengen_durable_sync_async (
      self->log_fd, path, all, G_OBJECT (self), sync_done_cb);
}

/* --- Writing lines --- */

/* Where the disk took nothing when the journal was taken. */
static gboolean
open_log (TengenJournal *self)
{
  if (self->lock_fd < 0)
    self->lock_fd = tengen_journal_lock (self->folder);
  if (self->lock_fd >= 0 && self->log_fd < 0)
    self->log_fd =
        tengen_journal_open_in (self->folder, "log", O_RDWR | O_APPEND);
  return self->log_fd >= 0;
}

/* Without locks a program of another computer may have taken the journal. */
static gboolean
is_written_by_other (TengenJournal *self)
{
  struct stat info;
  return fstat (self->log_fd, &info) == 0 && info.st_size > self->end;
}

static gboolean
write_pending (TengenJournal *self)
{
  if (self->pending->len == 0)
    return TRUE;
  if (!open_log (self))
    return FALSE;
  if (is_written_by_other (self))
    {
      self->spoilt = self->shared = TRUE;
      return make_anew (self);
    }
  g_autoptr (GString) text =
      g_string_new_len (self->pending->str, (gssize) self->pending->len);
  g_autoptr (GChecksum) chain = tengen_journal_log_seal (self->chain, text);
  if (!tengen_durable_write (self->log_fd, text->str, text->len))
    {
      int number = errno;
      /* half a line must not stay in the middle */
      self->spoilt |= ftruncate (self->log_fd, self->end) != 0;
      errno = number;
      return FALSE;
    }
  g_checksum_free (self->chain);
  self->chain = g_steal_pointer (&chain);
  self->end += (off_t) text->len;
  g_string_append_len (self->unsynced, text->str, (gssize) text->len);
  g_string_truncate (self->pending, 0);
  return TRUE;
}

/* --- Making a folder --- */

static gboolean
write_file (const char *folder, const char *name, GBytes *bytes, gboolean sync)
{
  int fd = tengen_journal_open_in (folder, name, O_WRONLY | O_CREAT | O_EXCL);
  if (fd < 0)
    return FALSE;
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  gboolean done =
      tengen_durable_write (fd, data, length) && (!sync || fsync (fd) == 0);
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
    tengen_journal_unlock (self->lock_fd);
  self->lock_fd = -1;
  if (self->base_fd >= 0)
    close (self->base_fd);
  self->base_fd = -1;
}

static char *
make_id (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format (now, "%Y%m%d-%H%M%S");
  return g_strdup_printf ("%s-%08x", time, g_random_int ());
}

/* Journals are made and taken up in the main loop. */
static const char *run_name = NULL;

const char *
tengen_journal_get_run (void)
{
  if (run_name == NULL)
    {
      g_autofree char *id = make_id ();
      run_name = g_intern_string (id);
    }
  return run_name;
}

void
tengen_journal_adopt_run (TengenJournal *self)
{
  g_return_if_fail (TENGEN_IS_JOURNAL (self));
  const char *const *lines = tengen_journal_get_lines (self);
  for (gsize i = 0; lines[i] != NULL; i++)
    {
      const char *name = tengen_journal_log_skip (lines[i], "#run");
      if (name != NULL)
        run_name = g_intern_string (name);
    }
}

static void
making_free (Making *self)
{
  if (self->lock_fd >= 0)
    tengen_journal_unlock (self->lock_fd);
  g_free (self->id);
  g_free (self->hidden);
  g_free (self->sum);
  g_bytes_unref (self->base);
  g_clear_pointer (&self->log, g_bytes_unref);
  g_free (self);
}

/* Under a name that starts with a dot it is not taken for a journal. */
static Making *
begin_folder (TengenJournal *self, GBytes *base, GBytes *log)
{
  Making *making = g_new0 (Making, 1);
  making->id = make_id ();
  making->lock_fd = -1;
  g_autofree char *name = g_strconcat (".", making->id, NULL);
  making->hidden = g_build_filename (self->shelf, name, NULL);
  making->base = g_bytes_ref (base);
  making->log = log != NULL ? g_bytes_ref (log) : NULL;
  if (g_mkdir_with_parents (self->shelf, 0700) == 0 &&
      g_mkdir (making->hidden, 0700) == 0)
    making->lock_fd = tengen_journal_lock (making->hidden);
  if (making->lock_fd >= 0)
    return making;
  int number = errno;
  remove_files (making->hidden);
  making_free (making);
  errno = number;
  return NULL;
}

/* What a thread may do of it. */
static void
fill_folder (Making *self)
{
  gboolean again = self->log != NULL;
  gboolean done =
      write_file (self->hidden, "base.sgf", self->base, again) &&
      (!again || (write_file (self->hidden, "log", self->log, TRUE) &&
                  tengen_durable_sync_path (self->hidden)));
  self->number = done ? 0 : errno;
  if (!again)
    self->sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, self->base);
}

/* Whether the folder is still the one that the log is in. */
static gboolean
is_in_place (TengenJournal *self)
{
  g_autofree char *path = g_build_filename (self->folder, "log", NULL);
  return self->log_fd < 0 || tengen_durable_is_at (self->log_fd, path);
}

/* Out of sight first: half a journal must never be found. */
static void
remove_folder (TengenJournal *self)
{
  g_autofree char *name = g_strconcat (".", self->id, NULL);
  g_autofree char *hidden = g_build_filename (self->shelf, name, NULL);
  if (g_rename (self->folder, hidden) == 0)
    remove_files (hidden);
}

/* Its first lines, where it is new. */
static gboolean
start_log (TengenJournal *self, const Making *making)
{
  if (making->log != NULL)
    return TRUE;
  g_autofree char *start = tengen_journal_log_start (self->format, making->sum);
  g_string_prepend (self->pending, start);
  g_clear_pointer (&self->chain, g_checksum_free);
  self->chain = g_checksum_new (G_CHECKSUM_SHA256);
  self->end = 0;
  return write_pending (self);
}

/* Opens the log and gives the folder its name. */
static gboolean
open_made (TengenJournal *self, const Making *making, const char *folder)
{
  if (making->number != 0)
    {
      errno = making->number;
      return FALSE;
    }
  int old = self->log_fd;
  self->log_fd = tengen_journal_open_in (
      making->hidden, "log", O_RDWR | O_CREAT | O_APPEND);
  if (self->log_fd >= 0 && start_log (self, making) &&
      g_rename (making->hidden, folder) == 0)
    {
      if (old >= 0)
        close (old);
      return TRUE;
    }
  int number = errno;
  if (self->log_fd >= 0)
    close (self->log_fd);
  self->log_fd = old;
  errno = number;
  return FALSE;
}

/* Once is enough: it is so for all journals. */
static void
tell_unlocked (TengenJournal *self)
{
  static gboolean told = FALSE;
  if (told || !tengen_journal_had_no_locks ())
    return;
  told = TRUE;
  g_signal_emit (self, signals[UNLOCKED], 0);
}

/* Once base and log are written. */
static gboolean
end_folder (TengenJournal *self, Making *making)
{
  g_autofree char *folder = g_build_filename (self->shelf, making->id, NULL);
  /* the lines stay pending if the folder comes to nothing */
  g_autofree char *lines = g_strdup (self->pending->str);
  gboolean removable =
      self->folder != NULL && !self->shared && is_in_place (self);
  gboolean done = open_made (self, making, folder);
  int number = errno;
  if (!done)
    {
      remove_files (making->hidden);
      g_string_assign (self->pending, lines);
      if (self->folder == NULL)
        g_string_truncate (self->unsynced, 0);
      making_free (making);
      errno = number;
      return FALSE;
    }
  if (removable)
    remove_folder (self);
  /* the other program's line stays in the lock */
  if (self->lock_fd >= 0 && self->shared)
    close (self->lock_fd);
  else if (self->lock_fd >= 0)
    tengen_journal_unlock (self->lock_fd);
  self->lock_fd = making->lock_fd;
  making->lock_fd = -1;
  g_free (self->id);
  self->id = g_strdup (making->id);
  g_free (self->folder);
  self->folder = g_steal_pointer (&folder);
  if (self->base_fd >= 0)
    close (self->base_fd);
  self->base_fd = tengen_journal_open_in (self->folder, "base.sgf", O_RDONLY);
  self->sync_all = TRUE;
  self->spoilt = self->shared = FALSE;
  making_free (making);
  tell_unlocked (self);
  return TRUE;
}

static gboolean
finish_making (TengenJournal *self)
{
  Making *making = g_steal_pointer (&self->making);
  g_thread_join (making->thread);
  if (!end_folder (self, making) || !write_pending (self))
    {
      take_failure (self, errno);
      return FALSE;
    }
  start_sync (self);
  return TRUE;
}

/* A caller may have waited for it already. */
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
  fill_folder (making);
  g_idle_add_full (
      G_PRIORITY_DEFAULT, made_cb, making->journal, g_object_unref);
  return NULL;
}

/* A large base, or one that is synced before it counts, is there a little
 * later. */
static gboolean
make_folder (TengenJournal *self, GBytes *base, GBytes *log)
{
  Making *making = begin_folder (self, base, log);
  if (making == NULL)
    return FALSE;
  if (log == NULL && g_bytes_get_size (base) < LARGE_BASE)
    {
      fill_folder (making);
      return end_folder (self, making);
    }
  self->making = making;
  making->journal = g_object_ref (self);
  making->thread = g_thread_new ("tengen-journal", making_thread, making);
  return TRUE;
}

/* The log as it was written: what was synced from the disk, the rest from
 * memory. */
static GBytes *
collect_log (TengenJournal *self)
{
  g_autoptr (GBytes) there =
      tengen_durable_read_open (self->log_fd, TENGEN_JOURNAL_LARGEST);
  gsize synced = (gsize) self->end - self->unsynced->len;
  if (there == NULL)
    return NULL;
  errno = EIO;
  if (g_bytes_get_size (there) < synced)
    return NULL;
  GByteArray *log = g_byte_array_new ();
  const guint8 *data = g_bytes_get_data (there, NULL);
  g_byte_array_append (log, data, (guint) synced);
  g_byte_array_append (
      log, (const guint8 *) self->unsynced->str, (guint) self->unsynced->len);
  return g_byte_array_free_to_bytes (log);
}

static gboolean
make_anew (TengenJournal *self)
{
  g_autoptr (GBytes) log = collect_log (self);
  g_autoptr (GBytes) base = NULL;
  if (log == NULL)
    return FALSE;
  base = self->base != NULL ? g_bytes_ref (self->base)
                            : tengen_journal_read_base (self);
  return base != NULL && make_folder (self, base, log);
}

static gboolean
write_all (TengenJournal *self)
{
  if (self->folder == NULL)
    return make_folder (self, self->base, NULL);
  return self->spoilt ? make_anew (self) : write_pending (self);
}

static gboolean
flush (TengenJournal *self)
{
  if (self->dead)
    return FALSE;
  if (self->making != NULL)
    return TRUE;
  if (!write_all (self))
    {
      take_failure (self, errno);
      return FALSE;
    }
  if (self->making == NULL && self->log_fd >= 0)
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

/* --- Taking --- */

static gboolean
read_log (TengenJournal *self)
{
  g_autofree char *path = g_build_filename (self->folder, "log", NULL);
  g_autoptr (GBytes) bytes = tengen_durable_read (path, TENGEN_JOURNAL_LARGEST);
  gsize length = 0;
  const char *data = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;
  /* no log at all is a damaged one; one that cannot be read now is not */
  if (bytes == NULL && !tengen_durable_is_lasting (errno))
    return FALSE;
  self->log = tengen_journal_log_read (data, length);
  self->end = (off_t) length;
  errno = EPROTONOSUPPORT;
  return self->log->state != TENGEN_JOURNAL_NEWER;
}

/* Only what is exactly as it was written is written on. On a disk that takes
 * nothing it is tried again with every line. */
static gboolean
open_folder (TengenJournal *self)
{
  self->lock_fd = tengen_journal_lock (self->folder);
  if ((self->lock_fd < 0 && !tengen_journal_is_read_only (errno)) ||
      !read_log (self))
    return FALSE;
  self->chain = g_checksum_copy (self->log->chain);
  if (!tengen_journal_can_go_on (self))
    return TRUE;
  self->log_fd =
      tengen_journal_open_in (self->folder, "log", O_RDWR | O_APPEND);
  self->base_fd = tengen_journal_open_in (self->folder, "base.sgf", O_RDONLY);
  return TRUE;
}

gboolean
tengen_journal_can_go_on (TengenJournal *self)
{
  g_return_val_if_fail (TENGEN_IS_JOURNAL (self), FALSE);
  return self->log == NULL ||
         (self->log->exact && self->log->state != TENGEN_JOURNAL_DAMAGED);
}

static void
tengen_journal_finalize (GObject *object)
{
  TengenJournal *self = TENGEN_JOURNAL (object);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  close_files (self);
  g_clear_object (&self->old);
  g_free (self->shelf);
  g_free (self->folder);
  g_free (self->id);
  g_clear_pointer (&self->base, g_bytes_unref);
  g_clear_pointer (&self->chain, g_checksum_free);
  g_string_free (self->pending, TRUE);
  g_string_free (self->unsynced, TRUE);
  tengen_journal_log_free (self->log);
  G_OBJECT_CLASS (tengen_journal_parent_class)->finalize (object);
}

static void
tengen_journal_class_init (TengenJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tengen_journal_finalize;
  signals[FAILED] =
      tengen_signal_new ("failed", TENGEN_TYPE_JOURNAL, 1, G_TYPE_STRING);
  signals[RECOVERED] = tengen_signal_new ("recovered", TENGEN_TYPE_JOURNAL, 0);
  signals[UNLOCKED] = tengen_signal_new ("unlocked", TENGEN_TYPE_JOURNAL, 0);
}

static void
tengen_journal_init (TengenJournal *self)
{
  self->lock_fd = -1;
  self->log_fd = -1;
  self->base_fd = -1;
  self->pending = g_string_new (NULL);
  self->unsynced = g_string_new (NULL);
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
  self->format = choose_format (base);
  g_autofree char *index = g_strdup_printf ("%u", game);
  append_note (self, "game", index);
  append_note (self, "title", title);
  append_note (self, "run", tengen_journal_get_run ());
  return self;
}

TengenJournal *
tengen_journal_take (const char *shelf, const char *id)
{
  g_return_val_if_fail (shelf != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);
  TengenJournal *self = g_object_new (TENGEN_TYPE_JOURNAL, NULL);
  self->shelf = g_strdup (shelf);
  self->id = g_strdup (id);
  self->folder = g_build_filename (shelf, id, NULL);
  if (open_folder (self))
    return self;
  int number = errno;
  g_object_unref (self);
  errno = number;
  return NULL;
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
  g_return_val_if_fail (self->log != NULL, NULL);
  return (const char *const *) self->log->lines;
}

TengenJournalState
tengen_journal_get_state (TengenJournal *self)
{
  g_return_val_if_fail (TENGEN_IS_JOURNAL (self), TENGEN_JOURNAL_DAMAGED);
  g_return_val_if_fail (self->log != NULL, TENGEN_JOURNAL_DAMAGED);
  return self->log->state;
}

static gboolean
is_noted_base (TengenJournal *self, GBytes *bytes)
{
  if (self->log == NULL || self->log->base == NULL)
    return TRUE;
  g_autofree char *sum =
      g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  return g_str_equal (sum, self->log->base);
}

GBytes *
tengen_journal_read_base (TengenJournal *self)
{
  g_return_val_if_fail (TENGEN_IS_JOURNAL (self), NULL);
  g_return_val_if_fail (self->folder != NULL, NULL);
  g_autofree char *path = g_build_filename (self->folder, "base.sgf", NULL);
  g_autoptr (GBytes) bytes =
      self->base_fd >= 0
          ? tengen_durable_read_open (self->base_fd, TENGEN_JOURNAL_LARGEST)
          : tengen_durable_read (path, TENGEN_JOURNAL_LARGEST);
  if (bytes == NULL || is_noted_base (self, bytes))
    return g_steal_pointer (&bytes);
  errno = EBADMSG;
  return NULL;
}

const char *
tengen_journal_get_base_sum (TengenJournal *self)
{
  g_return_val_if_fail (TENGEN_IS_JOURNAL (self), NULL);
  g_return_val_if_fail (self->log != NULL, NULL);
  return self->log->base;
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
tengen_journal_append_lines (TengenJournal *self, const char *const *lines)
{
  g_return_if_fail (TENGEN_IS_JOURNAL (self));
  g_return_if_fail (lines != NULL);
  for (gsize i = 0; lines[i] != NULL; i++)
    {
      g_string_append (self->pending, lines[i]);
      g_string_append_c (self->pending, '\n');
    }
  flush (self);
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

/* Whether all of it is on the disk, which is waited for. */
static gboolean
sync_now (TengenJournal *self)
{
  if (self->folder == NULL || self->log_fd < 0 || self->pending->len > 0 ||
      self->spoilt)
    return FALSE;
  g_autofree char *log = g_build_filename (self->folder, "log", NULL);
  g_autofree char *base = g_build_filename (self->folder, "base.sgf", NULL);
  return tengen_durable_sync_path (log) && tengen_durable_sync_path (base) &&
         tengen_durable_sync_path (self->folder) &&
         tengen_durable_sync_path (self->shelf) && is_in_place (self);
}

/* The folder is of no more use to this program. */
static void
let_go (TengenJournal *self)
{
  self->dead = TRUE;
  g_clear_object (&self->old);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  close_files (self);
}

void
tengen_journal_remove (TengenJournal *self)
{
  g_return_if_fail (TENGEN_IS_JOURNAL (self));
  if (self->making != NULL)
    finish_making (self);
  if (self->folder != NULL && is_in_place (self))
    remove_folder (self);
  set_old_aside (self);
  let_go (self);
}

void
tengen_journal_set_aside (TengenJournal *self)
{
  g_return_if_fail (TENGEN_IS_JOURNAL (self));
  g_return_if_fail (self->folder != NULL);
  for (int i = 1; i < 100; i++)
    {
      g_autofree char *aside =
          i == 1
              ? g_strconcat (self->folder, TENGEN_JOURNAL_ASIDE, NULL)
              : g_strdup_printf ("%s.%d" TENGEN_JOURNAL_ASIDE, self->folder, i);
      if (g_rename (self->folder, aside) == 0 ||
          (errno != EEXIST && errno != ENOTEMPTY && errno != ENOTDIR))
        break;
    }
  let_go (self);
}

void
tengen_journal_replace (TengenJournal *self, TengenJournal *old)
{
  g_return_if_fail (TENGEN_IS_JOURNAL (self) && TENGEN_IS_JOURNAL (old));
  g_return_if_fail (self->old == NULL && self != old);
  self->old = old;
}

void
tengen_journal_leave (TengenJournal *self)
{
  g_return_if_fail (TENGEN_IS_JOURNAL (self));
  if (self->making != NULL)
    finish_making (self);
  let_go (self);
}

void
tengen_journal_close (TengenJournal *self)
{
  g_return_if_fail (TENGEN_IS_JOURNAL (self));
  if (self->making != NULL)
    finish_making (self);
  if (self->folder != NULL && !self->dead && self->log_fd >= 0)
    {
      append_note (self, "end", "");
      flush (self);
    }
  if (self->making != NULL)
    finish_making (self);
  if (self->old != NULL && sync_now (self))
    set_old_aside (self);
  let_go (self);
}
