/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-wire: the line from the window to the host of a room
 */
#include "tengen-room-wire.h"

#include <gio/gunixsocketaddress.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "tengen-signal.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define PROGRAM "tengen-room"
#define CHUNK 65536
/* What comes without an end of a line is no message. */
#define MOST_PENDING (4 * TENGEN_ROOM_MESSAGE_MAX)
/* Milliseconds until it is tried again, and how often. */
#define PAUSE 200
#define MOST_TRIES 50
/* After so many the host is gone and is started again. */
#define TRIES_OF_ONE 5

struct _TengenRoomWire
{
  GObject parent_instance;

  TengenRoomLectern *lectern;
  GCancellable *cancellable;
  char *id;
  char *folder;
  GSocketConnection *connection;
  /* what has come of a message */
  GByteArray *pending;
  /* of char *: what is to be said */
  GQueue said;
  gboolean writing;
  /* a host was started and has not answered yet */
  gboolean starting;
  guint tries;
  guint retry;
};

G_DEFINE_FINAL_TYPE (TengenRoomWire, tengen_room_wire, G_TYPE_OBJECT)

enum
{
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void connect_soon (TengenRoomWire *self);
static void write_next (TengenRoomWire *self);

/* --- Files --- */

static char *
make_place (void)
{
  char *place = g_build_filename (g_get_user_runtime_dir (), "tengen", NULL);

  g_mkdir_with_parents (place, 0700);
  return place;
}

static char *
make_path (TengenRoomWire *self, const char *ending)
{
  g_autofree char *place = make_place ();
  g_autofree char *name = g_strdup_printf ("room-%s.%s", self->id, ending);

  return g_build_filename (place, name, NULL);
}

static void
forget_files (TengenRoomWire *self)
{
  static const char *const endings[] = { "sock", "path", "err" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *path = make_path (self, endings[i]);

      g_unlink (path);
    }
}

/* Where it is noted which room is open, for after a start of the computer. */
static char *
make_note (void)
{
  g_autofree char *place =
      g_build_filename (g_get_user_state_dir (), "tengen", NULL);

  g_mkdir_with_parents (place, 0700);
  return g_build_filename (place, "open-room", NULL);
}

static void
note_room (TengenRoomWire *self)
{
  g_autofree char *note = make_note ();

  g_file_set_contents (note, self->folder, -1, NULL);
}

static void
forget_room (TengenRoomWire *self)
{
  g_autofree char *note = make_note ();

  g_unlink (note);
  forget_files (self);
}

/* Beside this program, as in the tree in which it was built, else on PATH. */
static char *
find_program (void)
{
  static const char *const places[] = { "", "room-host" };
  g_autofree char *own = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = own != NULL ? g_path_get_dirname (own) : NULL;

  for (guint i = 0; folder != NULL && i < G_N_ELEMENTS (places); i++)
    {
      char *path = g_build_filename (folder, places[i], PROGRAM, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_EXECUTABLE) &&
          !g_file_test (path, G_FILE_TEST_IS_DIR))
        return path;
      g_free (path);
    }
  return g_find_program_in_path (PROGRAM);
}

/* --- The host --- */

/* In a session of its own it ends neither with this program nor with the
 * terminal that this was started from. */
static void
leave_session (gpointer data)
{
  setsid ();
}

static gboolean
start_host (TengenRoomWire *self, GError **error)
{
  g_autofree char *program = find_program ();
  g_autofree char *control = make_path (self, "sock");
  g_autofree char *complaints = make_path (self, "err");
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  g_autoptr (GSubprocess) host = NULL;

  if (program == NULL)
    {
      g_set_error_literal (error,
                           G_IO_ERROR,
                           G_IO_ERROR_NOT_FOUND,
                           _ ("The program “tengen-room” is not installed."));
      return FALSE;
    }
  g_subprocess_launcher_set_child_setup (launcher, leave_session, NULL, NULL);
  g_subprocess_launcher_set_stderr_file_path (launcher, complaints);
  host = g_subprocess_launcher_spawn (launcher,
                                      error,
                                      program,
                                      "--folder",
                                      self->folder,
                                      "--control",
                                      control,
                                      NULL);
  self->starting = host != NULL;
  return self->starting;
}

/* It could not begin, and said why. */
static gboolean
has_complained (TengenRoomWire *self)
{
  g_autofree char *path = make_path (self, "err");
  GStatBuf about;

  return self->starting && g_stat (path, &about) == 0 && about.st_size > 0;
}

static char *
read_complaint (TengenRoomWire *self)
{
  g_autofree char *path = make_path (self, "err");
  g_autofree char *text = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL) ||
      *g_strstrip (text) == '\0' || !g_utf8_validate (text, -1, NULL))
    return g_strdup (_ ("The room does not answer."));
  return tengen_words_shorten (text, TENGEN_WORDS_LINE_LETTERS);
}

static void
give_up (TengenRoomWire *self)
{
  g_autofree char *why = read_complaint (self);

  forget_files (self);
  g_signal_emit (self, signals[FAILED], 0, why);
}

/* --- What is said --- */

static void
say (TengenRoomWire *self, const char *line)
{
  g_queue_push_tail (&self->said, g_strconcat (line, "\n", NULL));
  write_next (self);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenRoomWire) self = data;

  self->writing = FALSE;
  /* what was not written is found out by the reader, which connects again */
  if (g_output_stream_write_all_finish (
          G_OUTPUT_STREAM (source), result, NULL, NULL))
    write_next (self);
}

static void
write_next (TengenRoomWire *self)
{
  char *line;

  if (self->writing || self->connection == NULL ||
      g_queue_is_empty (&self->said))
    return;
  line = g_queue_pop_head (&self->said);
  self->writing = TRUE;
  g_object_set_data_full (G_OBJECT (self), "writing", line, g_free);
  g_output_stream_write_all_async (
      g_io_stream_get_output_stream (G_IO_STREAM (self->connection)),
      line,
      strlen (line),
      G_PRIORITY_DEFAULT,
      self->cancellable,
      written_cb,
      g_object_ref (self));
}

static const char *
get_language (void)
{
  const char *name = g_get_language_names ()[0];

  if (g_str_has_prefix (name, "ja"))
    return "ja";
  return g_str_has_prefix (name, "zh") ? "zh_CN" : "en";
}

static void
greet (TengenRoomWire *self)
{
  TengenRoomWriter *writer = tengen_room_writer_new ("teacher");
  char *line;

  tengen_room_writer_int (writer, "v", 1);
  tengen_room_writer_string (writer, "lang", get_language ());
  line = tengen_room_writer_end (writer);
  g_queue_push_head (&self->said, g_strconcat (line, "\n", NULL));
  g_free (line);
  write_next (self);
}

/* --- What is heard --- */

static void
answer_beat (TengenRoomWire *self, const TengenRoomJson *message)
{
  TengenRoomWriter *writer = tengen_room_writer_new ("beat");
  g_autofree char *line = NULL;

  tengen_room_writer_int (
      writer, "k", tengen_room_json_get_int (message, "k", 0, G_MAXINT64, 0));
  tengen_room_writer_int (
      writer, "got", tengen_room_json_get_int (message, "s", 0, G_MAXINT64, 0));
  tengen_room_writer_bool (writer, "hidden", FALSE);
  line = tengen_room_writer_end (writer);
  say (self, line);
}

static void
hear (TengenRoomWire *self, const char *data, gsize length)
{
  g_autoptr (TengenRoomJson) message = tengen_room_json_read (data, length);

  if (message == NULL)
    return;
  if (g_strcmp0 (tengen_room_json_get_string (message, "t"), "beat") == 0)
    answer_beat (self, message);
  else
    tengen_room_lectern_hear (self->lectern, message);
}

static void
hear_lines (TengenRoomWire *self)
{
  guint8 *end;

  while ((end = memchr (self->pending->data, '\n', self->pending->len)) != NULL)
    {
      guint length = (guint) (end - self->pending->data);
      g_autofree char *line =
          g_strndup ((const char *) self->pending->data, length);

      g_byte_array_remove_range (self->pending, 0, length + 1);
      hear (self, line, length);
    }
}

static void
lose (TengenRoomWire *self)
{
  g_clear_object (&self->connection);
  g_byte_array_set_size (self->pending, 0);
  tengen_room_lectern_set_connected (self->lectern, FALSE);
  if (tengen_room_lectern_is_closed (self->lectern))
    forget_room (self);
  else if (!g_cancellable_is_cancelled (self->cancellable))
    connect_soon (self);
}

static void read_more (TengenRoomWire *self);

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenRoomWire) self = data;
  g_autoptr (GBytes) bytes =
      g_input_stream_read_bytes_finish (G_INPUT_STREAM (source), result, NULL);

  if (bytes == NULL || g_bytes_get_size (bytes) == 0)
    {
      lose (self);
      return;
    }
  g_byte_array_append (self->pending,
                       g_bytes_get_data (bytes, NULL),
                       (guint) g_bytes_get_size (bytes));
  hear_lines (self);
  if (self->pending->len > MOST_PENDING)
    lose (self);
  else
    read_more (self);
}

static void
read_more (TengenRoomWire *self)
{
  g_input_stream_read_bytes_async (
      g_io_stream_get_input_stream (G_IO_STREAM (self->connection)),
      CHUNK,
      G_PRIORITY_DEFAULT,
      self->cancellable,
      read_cb,
      g_object_ref (self));
}

/* --- The connection --- */

/* A host that was killed goes on in the same folder. */
static void
try_again (TengenRoomWire *self)
{
  gboolean gone = ++self->tries == TRIES_OF_ONE && !self->starting;

  if (self->tries >= MOST_TRIES ||
      (self->tries > TRIES_OF_ONE && has_complained (self)) ||
      (gone && !start_host (self, NULL)))
    give_up (self);
  else
    connect_soon (self);
}

static void
connected_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenRoomWire) self = data;
  g_autoptr (GSocketConnection) connection =
      g_socket_client_connect_finish (G_SOCKET_CLIENT (source), result, NULL);

  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  if (connection == NULL)
    {
      try_again (self);
      return;
    }
  self->connection = g_steal_pointer (&connection);
  self->tries = 0;
  self->starting = FALSE;
  self->writing = FALSE;
  note_room (self);
  greet (self);
  read_more (self);
  tengen_room_lectern_set_connected (self->lectern, TRUE);
}

static void
connect_now (TengenRoomWire *self)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autofree char *path = make_path (self, "sock");
  g_autoptr (GSocketAddress) address = g_unix_socket_address_new (path);

  g_socket_client_connect_async (client,
                                 G_SOCKET_CONNECTABLE (address),
                                 self->cancellable,
                                 connected_cb,
                                 g_object_ref (self));
}

static gboolean
retry_cb (gpointer data)
{
  TengenRoomWire *self = data;

  self->retry = 0;
  connect_now (self);
  return G_SOURCE_REMOVE;
}

static void
connect_soon (TengenRoomWire *self)
{
  if (self->retry == 0)
    self->retry = g_timeout_add (PAUSE, retry_cb, self);
}

/* --- The object --- */

static void
tengen_room_wire_dispose (GObject *object)
{
  TengenRoomWire *self = TENGEN_ROOM_WIRE (object);

  g_clear_handle_id (&self->retry, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->connection);
  G_OBJECT_CLASS (tengen_room_wire_parent_class)->dispose (object);
}

static void
tengen_room_wire_finalize (GObject *object)
{
  TengenRoomWire *self = TENGEN_ROOM_WIRE (object);

  g_object_unref (self->cancellable);
  g_object_unref (self->lectern);
  g_byte_array_unref (self->pending);
  g_queue_clear_full (&self->said, g_free);
  g_free (self->id);
  g_free (self->folder);
  G_OBJECT_CLASS (tengen_room_wire_parent_class)->finalize (object);
}

static void
tengen_room_wire_class_init (TengenRoomWireClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_room_wire_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_room_wire_finalize;
  /* TengenRoomWire::failed: there is no room */
  signals[FAILED] =
      tengen_signal_new ("failed", TENGEN_TYPE_ROOM_WIRE, 1, G_TYPE_STRING);
}

static void
tengen_room_wire_init (TengenRoomWire *self)
{
  self->cancellable = g_cancellable_new ();
  self->pending = g_byte_array_new ();
}

TengenRoomWire *
tengen_room_wire_new (TengenRoomLectern *lectern)
{
  TengenRoomWire *self;

  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (lectern), NULL);

  self = g_object_new (TENGEN_TYPE_ROOM_WIRE, NULL);
  self->lectern = g_object_ref (lectern);
  g_signal_connect_object (
      lectern, "said", G_CALLBACK (say), self, G_CONNECT_SWAPPED);
  return self;
}

/* The folder of a room that was opened and is there still. */
static gboolean
read_folder (TengenRoomWire *self)
{
  g_autofree char *path = make_path (self, "path");

  g_clear_pointer (&self->folder, g_free);
  return g_file_get_contents (path, &self->folder, NULL, NULL) &&
         g_file_test (self->folder, G_FILE_TEST_IS_DIR);
}

gboolean
tengen_room_wire_find (TengenRoomWire *self)
{
  g_autofree char *place = make_place ();
  g_autoptr (GDir) folder = g_dir_open (place, 0, NULL);
  const char *name;

  g_return_val_if_fail (TENGEN_IS_ROOM_WIRE (self), FALSE);

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      if (!g_str_has_prefix (name, "room-") ||
          !g_str_has_suffix (name, ".path"))
        continue;
      g_free (self->id);
      self->id = g_strndup (name + strlen ("room-"),
                            strlen (name) - strlen ("room-.path"));
      if (read_folder (self))
        {
          connect_now (self);
          return TRUE;
        }
      forget_files (self);
    }
  return FALSE;
}

gboolean
tengen_room_wire_open (TengenRoomWire *self, const char *folder, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (TENGEN_IS_ROOM_WIRE (self), FALSE);
  g_return_val_if_fail (folder != NULL, FALSE);

  g_free (self->id);
  self->id = g_strdup_printf ("%08x", g_random_int ());
  g_free (self->folder);
  self->folder = g_strdup (folder);
  path = make_path (self, "path");
  if (!g_file_set_contents (path, folder, -1, error) ||
      !start_host (self, error))
    {
      g_unlink (path);
      return FALSE;
    }
  connect_soon (self);
  return TRUE;
}

char *
tengen_room_wire_find_left (void)
{
  g_autofree char *note = make_note ();
  g_autofree char *folder = NULL;

  return g_file_get_contents (note, &folder, NULL, NULL) &&
                 g_file_test (folder, G_FILE_TEST_IS_DIR)
             ? g_steal_pointer (&folder)
             : NULL;
}

const char *
tengen_room_wire_get_folder (TengenRoomWire *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_WIRE (self), NULL);

  return self->folder;
}
