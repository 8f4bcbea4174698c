/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-log: the room's log on the disk
 *
 * Shape: a log whose end is not as it was written is written anew, as far as it
 *        is certain, before anything is added; where more than the end was
 *        damaged the old one stays beside it.
 */
#include "tengen-room-log.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tengen-durable.h"
#include "tengen-game-command.h"
#include "tengen-journal-log.h"
#include "tengen-sealed-file.h"
#include "tengen-signal.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

#define NAME "room.log"
#define MOST (256 * 1024 * 1024)

struct _TengenRoomLog
{
  GObject parent_instance;

  /* Owned */
  char *folder;
  char *path;
  char **lines;
  GChecksum *chain;
  /* that with what is being written */
  GChecksum *next;
  /* lines that are not on the disk for certain */
  GString *pending;

  int fd;
  /* where what is certain ends, and where it will */
  off_t end;
  off_t next_end;
  /* how much of @pending is being written */
  gsize n_written;
  gboolean busy;
};

G_DEFINE_FINAL_TYPE (TengenRoomLog, tengen_room_log, G_TYPE_OBJECT)

static guint committed_signal;

static void
tengen_room_log_finalize (GObject *object)
{
  TengenRoomLog *self = TENGEN_ROOM_LOG (object);

  if (self->fd >= 0)
    close (self->fd);
  g_string_free (self->pending, TRUE);
  g_clear_pointer (&self->chain, g_checksum_free);
  g_clear_pointer (&self->next, g_checksum_free);
  g_strfreev (self->lines);
  g_free (self->path);
  g_free (self->folder);
  G_OBJECT_CLASS (tengen_room_log_parent_class)->finalize (object);
}

static void
tengen_room_log_class_init (TengenRoomLogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tengen_room_log_finalize;
  committed_signal =
      tengen_signal_new ("committed", TENGEN_TYPE_ROOM_LOG, 1, G_TYPE_INT);
}

static void
tengen_room_log_init (TengenRoomLog *self)
{
  self->fd = -1;
  self->pending = g_string_new (NULL);
}

/* --- Writing --- */

/* Cuts off what is not certain. */
static gboolean
cut (TengenRoomLog *self)
{
  return lseek (self->fd, 0, SEEK_END) == self->end ||
         ftruncate (self->fd, self->end) == 0;
}

/* Seals text and writes it behind what is certain. */
static int
write_sealed (TengenRoomLog *self, GString *text)
{
  g_clear_pointer (&self->next, g_checksum_free);
  self->next = tengen_journal_log_seal (self->chain, text);
  self->next_end = self->end + (off_t) text->len;
  return cut (self) && tengen_durable_write (self->fd, text->str, text->len)
             ? 0
             : errno;
}

static int
write_pending (TengenRoomLog *self)
{
  g_autoptr (GString) text =
      g_string_new_len (self->pending->str, (gssize) self->pending->len);

  self->n_written = self->pending->len;
  return write_sealed (self, text);
}

/* What was written is certain, or (@number) the file is as it was, and the next
 * commit writes it again: what a sync failed to bring to the disk may be gone
 * though the file still shows it. */
static int
settle (TengenRoomLog *self, int number)
{
  if (number != 0)
    return cut (self) ? number : errno;
  g_checksum_free (self->chain);
  self->chain = g_steal_pointer (&self->next);
  self->end = self->next_end;
  g_string_erase (self->pending, 0, (gssize) self->n_written);
  self->n_written = 0;
  return 0;
}

static void
tell (TengenRoomLog *self, int number)
{
  self->busy = FALSE;
  g_signal_emit (self, committed_signal, 0, settle (self, number));
}

/* The end of the program does not wait for it. */
static void
synced_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenRoomLog *self = TENGEN_ROOM_LOG (source);
  int number = tengen_durable_sync_finish (result);

  if (self->busy)
    tell (self, number);
}

void
tengen_room_log_add (TengenRoomLog *self, const char *line)
{
  g_return_if_fail (TENGEN_IS_ROOM_LOG (self));
  g_return_if_fail (line != NULL && strchr (line, '\n') == NULL);

  g_string_append (self->pending, line);
  g_string_append_c (self->pending, '\n');
}

gboolean
tengen_room_log_has_lines (TengenRoomLog *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LOG (self), FALSE);

  return self->pending->len > 0;
}

gboolean
tengen_room_log_is_busy (TengenRoomLog *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LOG (self), FALSE);

  return self->busy;
}

void
tengen_room_log_commit (TengenRoomLog *self)
{
  int number;

  g_return_if_fail (TENGEN_IS_ROOM_LOG (self) && !self->busy);

  self->busy = TRUE;
  number = write_pending (self);
  if (number != 0)
    tell (self, number);
  else
    tengen_durable_sync_async (
        self->fd, self->path, FALSE, G_OBJECT (self), synced_cb);
}

int
tengen_room_log_finish (TengenRoomLog *self)
{
  int number;

  g_return_val_if_fail (TENGEN_IS_ROOM_LOG (self), EINVAL);

  self->busy = FALSE;
  if (self->pending->len == 0)
    return 0;
  number = write_pending (self);
  if (number == 0 && fdatasync (self->fd) != 0)
    number = errno;
  return settle (self, number);
}

/* The log, one that was begun, and the damaged ones that were set aside. */
static gboolean
is_log (const char *name)
{
  gsize length = strlen (NAME);

  return g_str_has_prefix (name, NAME) &&
         (name[length] == '\0' || name[length] == '.');
}

void
tengen_room_log_remove (TengenRoomLog *self)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_if_fail (TENGEN_IS_ROOM_LOG (self));

  dir = g_dir_open (self->folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_log (name))
      {
        g_autofree char *path = g_build_filename (self->folder, name, NULL);

        g_unlink (path);
      }
  g_rmdir (self->folder);
}

/* --- Opening --- */

static gboolean
fail (GError **error, const char *path, int number)
{
  g_autofree char *why =
      number == EWOULDBLOCK
          ? g_strdup (
                _ ("This room is open already. End the “tengen-room” that "
                   "has it, then try again."))
          : tengen_words_errno (number);

  g_set_error (error,
               G_FILE_ERROR,
               g_file_error_from_errno (number),
               "%s: %s",
               path,
               why);
  return FALSE;
}

static char *
make_start (void)
{
  g_autofree char *none =
      g_compute_checksum_for_string (G_CHECKSUM_SHA256, "", 0);

  return tengen_journal_log_start (TENGEN_COMMAND_FORMAT, none);
}

/* The file under another name, with the head and the lines that are certain. */
static int
write_lines (TengenRoomLog *self, char *const *lines)
{
  g_autofree char *start = make_start ();
  g_autoptr (GString) text = g_string_new (start);

  for (gsize i = 0; lines != NULL && lines[i] != NULL; i++)
    g_string_append_printf (text, "%s\n", lines[i]);
  self->chain = g_checksum_new (G_CHECKSUM_SHA256);
  self->end = 0;
  return write_sealed (self, text);
}

static gboolean
begin (TengenRoomLog *self, char *const *lines, GError **error)
{
  g_autofree char *new = g_strconcat (self->path, ".new", NULL);
  int number;

  self->fd =
      open (new,
            O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC | O_NOFOLLOW,
            0600);
  if (self->fd < 0 || flock (self->fd, LOCK_EX | LOCK_NB) != 0)
    return fail (error, new, errno);
  number = settle (self, write_lines (self, lines));
  if (number != 0)
    return fail (error, new, number);
  if (fdatasync (self->fd) != 0 || g_rename (new, self->path) != 0 ||
      !tengen_durable_sync_path (self->folder))
    return fail (error, new, errno);
  return TRUE;
}

/* Takes what is certain; of a log with damage before its end a copy stays. */
static gboolean
take (TengenRoomLog *self, TengenJournalLog *log, GError **error)
{
  g_autofree char *aside = NULL;

  self->lines = g_steal_pointer (&log->lines);
  if (log->exact && log->state != TENGEN_JOURNAL_DAMAGED)
    {
      self->chain = g_checksum_copy (log->chain);
      self->end = lseek (self->fd, 0, SEEK_END);
      return TRUE;
    }
  if (log->state == TENGEN_JOURNAL_DAMAGED)
    {
      aside = tengen_sealed_file_set_aside (self->path);
      if (aside == NULL)
        return fail (error, self->path, errno);
    }
  close (self->fd);
  return begin (self, self->lines, error);
}

static gboolean
read_log (TengenRoomLog *self, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (TengenJournalLog) log = NULL;

  if (flock (self->fd, LOCK_EX | LOCK_NB) != 0)
    return fail (error, self->path, errno);
  bytes = tengen_durable_read_open (self->fd, MOST);
  if (bytes == NULL)
    return fail (error, self->path, errno);
  log = tengen_journal_log_read (g_bytes_get_data (bytes, NULL),
                                 g_bytes_get_size (bytes));
  if (log->state == TENGEN_JOURNAL_NEWER)
    return fail (error, self->path, EINVAL);
  return take (self, log, error);
}

TengenRoomLog *
tengen_room_log_open (const char *folder, GError **error)
{
  g_autoptr (TengenRoomLog) self = g_object_new (TENGEN_TYPE_ROOM_LOG, NULL);
  gboolean done;

  g_return_val_if_fail (folder != NULL, NULL);

  self->folder = g_strdup (folder);
  self->path = g_build_filename (folder, NAME, NULL);
  if (!tengen_sealed_file_make_folder (folder) || g_chmod (folder, 0700) != 0)
    {
      fail (error, folder, errno);
      return NULL;
    }
  self->fd = open (self->path, O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW);
  if (self->fd >= 0)
    done = read_log (self, error);
  else
    done = errno == ENOENT ? begin (self, NULL, error)
                           : fail (error, self->path, errno);
  if (done && self->lines == NULL)
    self->lines = g_new0 (char *, 1);
  return done ? g_steal_pointer (&self) : NULL;
}

const char *const *
tengen_room_log_get_lines (TengenRoomLog *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LOG (self), NULL);

  return (const char *const *) self->lines;
}

const char *
tengen_room_log_get_folder (TengenRoomLog *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LOG (self), NULL);

  return self->folder;
}
