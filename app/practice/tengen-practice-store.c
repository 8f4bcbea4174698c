/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-store: the log of a pupil's practice, in a file of the user
 *
 * Shape: before a line is appended the file is read again, so that its number
 *        is new. Two programs that do so at once may take the same one, which
 *        loses nothing, as the lines differ; so a lock that cannot be had is
 *        not waited for.
 */
#include "tengen-practice-store.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tengen-board-random.h"
#include "tengen-durable.h"
#include "tengen-file-watch.h"
#include "tengen-sealed-file.h"
#include "tengen-signal.h"
#include "tengen-words.h"

struct _TengenPracticeStore
{
  GObject parent_instance;

  /* Owned */
  char *path;
  guint64 origin;
  guint64 seed;
  TengenExerciseLog *log;
  /* what is not on the disk yet */
  TengenExerciseLog *pending;
  /* the SHA-256 of what was read, or NULL */
  char *seen;
  TengenFileWatch *watch;
  /* what was told last, or -1 */
  int told;
};

G_DEFINE_FINAL_TYPE (TengenPracticeStore, tengen_practice_store, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
tell (TengenPracticeStore *self,
      TengenPracticeStoreFault fault,
      const char *detail)
{
  if (self->told == (int) fault)
    return;
  self->told = (int) fault;
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, fault, detail);
}

static void
tell_errno (TengenPracticeStore *self, TengenPracticeStoreFault fault)
{
  g_autofree char *detail = tengen_words_errno (errno);

  tell (self, fault, detail);
}

/* --- Reading --- */

/* The bytes of a file, none where there is no file; NULL with errno. */
static GBytes *
read_bytes (const char *path)
{
  GBytes *bytes = tengen_durable_read (path, TENGEN_EXERCISE_LOG_LARGEST);

  return bytes != NULL || errno != ENOENT ? bytes
                                          : g_bytes_new_static (NULL, 0);
}

static TengenExerciseLog *
decode (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return tengen_exercise_log_decode (data, length);
}

static void
tell_faults (TengenPracticeStore *self)
{
  g_autofree char *line = NULL;

  if (!self->log->is_whole)
    tell (self, TENGEN_PRACTICE_STORE_NEWER, NULL);
  else if (self->log->n_faults == 0)
    self->told = -1;
  else
    {
      line =
          g_strdup_printf ("%u", g_array_index (self->log->faults, guint, 0));
      tell (self, TENGEN_PRACTICE_STORE_DAMAGED, line);
    }
}

/* Takes over what the file says, with what is not in it yet. */
static void
take (TengenPracticeStore *self, GBytes *bytes)
{
  tengen_exercise_log_free (self->log);
  self->log = decode (bytes);
  tengen_exercise_log_merge (self->log, self->pending);
  tell_faults (self);
}

/* Reads the file; TRUE if it is another one than before. */
static gboolean
load (TengenPracticeStore *self)
{
  g_autoptr (GBytes) bytes = read_bytes (self->path);
  g_autofree char *sum = NULL;

  if (bytes == NULL)
    {
      if (errno == EFBIG)
        tell (self, TENGEN_PRACTICE_STORE_NEWER, NULL);
      else
        tell_errno (self, TENGEN_PRACTICE_STORE_READ);
      self->log->is_whole = FALSE;
      g_clear_pointer (&self->seen, g_free);
      return FALSE;
    }
  sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  if (g_strcmp0 (sum, self->seen) == 0)
    return FALSE;
  g_free (self->seen);
  self->seen = g_steal_pointer (&sum);
  take (self, bytes);
  return TRUE;
}

static void
watch_cb (TengenPracticeStore *self)
{
  if (load (self))
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

TengenExerciseLog *
tengen_practice_store_load (const char *path)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  bytes = read_bytes (path);
  return bytes != NULL ? decode (bytes) : NULL;
}

/* --- Writing --- */

/* What is to be appended: the head of a new file, the end of a line that was
 * cut off, and the lines; NULL with errno. */
static GString *
make_text (TengenPracticeStore *self, int fd)
{
  g_autofree char *lines = tengen_exercise_log_encode (self->pending);
  struct stat info;
  GString *text;
  char last = '\n';

  if (fstat (fd, &info) != 0 ||
      (info.st_size > 0 && pread (fd, &last, 1, info.st_size - 1) != 1))
    return NULL;
  text = g_string_new (last != '\n' ? tengen_exercise_log_encode_cut () : "");
  /* a file that is there has its head */
  g_string_append (text, info.st_size > 0 ? strchr (lines, '\n') + 1 : lines);
  return text;
}

static gboolean
append (TengenPracticeStore *self, int fd)
{
  GString *text;
  gboolean done;

  flock (fd, LOCK_EX | LOCK_NB);
  text = make_text (self, fd);
  if (text == NULL)
    return FALSE;
  done = tengen_durable_write (fd, text->str, text->len);
  g_string_free (text, TRUE);
  return done;
}

static gboolean
write_pending (TengenPracticeStore *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  gboolean done;
  int number;
  int fd;

  if (!tengen_sealed_file_make_folder (folder))
    return FALSE;
  fd = open (
      self->path, O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0600);
  if (fd < 0)
    return FALSE;
  done = append (self, fd) && tengen_durable_sync_path (self->path) &&
         tengen_durable_sync_path (folder);
  number = errno;
  close (fd);
  errno = number;
  return done;
}

gboolean
tengen_practice_store_flush (TengenPracticeStore *self)
{
  g_return_val_if_fail (TENGEN_IS_PRACTICE_STORE (self), FALSE);

  if (self->pending->entries->len == 0)
    return TRUE;
  if (!self->log->is_whole)
    return FALSE;
  if (!write_pending (self))
    {
      tell_errno (self, TENGEN_PRACTICE_STORE_WRITE);
      return FALSE;
    }
  tengen_exercise_log_free (self->pending);
  self->pending = tengen_exercise_log_new ();
  load (self);
  return TRUE;
}

gboolean
tengen_practice_store_add (TengenPracticeStore *self,
                           const TengenExerciseLogEntry *entry)
{
  TengenExerciseLogEntry own;
  gboolean done;

  g_return_val_if_fail (TENGEN_IS_PRACTICE_STORE (self), FALSE);
  g_return_val_if_fail (entry != NULL, FALSE);

  load (self);
  own = *entry;
  own.origin = self->origin;
  own.number = tengen_exercise_log_get_next (self->log, self->origin);
  g_return_val_if_fail (tengen_exercise_log_is_valid (&own), FALSE);
  tengen_exercise_log_add (self->log, &own);
  tengen_exercise_log_add (self->pending, &own);
  done = tengen_practice_store_flush (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return done;
}

/* --- The object --- */

static void
tengen_practice_store_dispose (GObject *object)
{
  TengenPracticeStore *self = TENGEN_PRACTICE_STORE (object);

  g_clear_object (&self->watch);
  G_OBJECT_CLASS (tengen_practice_store_parent_class)->dispose (object);
}

static void
tengen_practice_store_finalize (GObject *object)
{
  TengenPracticeStore *self = TENGEN_PRACTICE_STORE (object);

  g_free (self->path);
  g_free (self->seen);
  tengen_exercise_log_free (self->log);
  tengen_exercise_log_free (self->pending);
  G_OBJECT_CLASS (tengen_practice_store_parent_class)->finalize (object);
}

static void
tengen_practice_store_class_init (TengenPracticeStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tengen_practice_store_dispose;
  object_class->finalize = tengen_practice_store_finalize;

  /* TengenPracticeStore::changed: the log */
  signals[SIGNAL_CHANGED] =
      tengen_signal_new ("changed", TENGEN_TYPE_PRACTICE_STORE, 0);
  /* TengenPracticeStore::failed: see #TengenPracticeStoreFault */
  signals[SIGNAL_FAILED] = tengen_signal_new (
      "failed", TENGEN_TYPE_PRACTICE_STORE, 2, G_TYPE_UINT, G_TYPE_STRING);
}

static void
tengen_practice_store_init (TengenPracticeStore *self)
{
  self->log = tengen_exercise_log_new ();
  self->pending = tengen_exercise_log_new ();
  self->watch = tengen_file_watch_new ();
  self->told = -1;
  g_signal_connect_object (
      self->watch, "changed", G_CALLBACK (watch_cb), self, G_CONNECT_SWAPPED);
}

/* The same for the same pupil on every computer. */
static guint64
make_seed (const char *id)
{
  guint64 seed = 0;

  for (const char *p = id; *p != '\0'; p++)
    seed = tengen_board_random_mix (seed + (guint8) *p);
  return seed;
}

TengenPracticeStore *
tengen_practice_store_new (const char *path, const char *id, guint64 origin)
{
  TengenPracticeStore *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_PRACTICE_STORE, NULL);
  self->path = g_strdup (path);
  self->origin = origin;
  self->seed = id != NULL ? make_seed (id) : origin;
  return self;
}

void
tengen_practice_store_read (TengenPracticeStore *self)
{
  g_autoptr (GFile) file = NULL;

  g_return_if_fail (TENGEN_IS_PRACTICE_STORE (self));

  file = g_file_new_for_path (self->path);
  tengen_file_watch_set_file (self->watch, file);
  if (load (self))
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

const TengenExerciseLog *
tengen_practice_store_get_log (TengenPracticeStore *self)
{
  g_return_val_if_fail (TENGEN_IS_PRACTICE_STORE (self), NULL);

  return self->log;
}

guint64
tengen_practice_store_get_seed (TengenPracticeStore *self)
{
  g_return_val_if_fail (TENGEN_IS_PRACTICE_STORE (self), 0);

  return self->seed;
}
