/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-stream: a line over a stream of bytes: plain lines, or the frames
 * of WebSocket
 */
#include "tengen-room-stream.h"

#include <string.h>

#include "tengen-room-frame.h"

/* What is read at once: others have their turn in between. */
#define READ_MAX 16384

struct _TengenRoomStream
{
  TengenRoomLine parent_instance;
  GIOStream *stream;
  GSocket *socket;
  GPollableInputStream *input;
  GPollableOutputStream *output;
  TengenRoomFraming framing;
  GByteArray *in;
  GByteArray *out;
  GSource *read_source;
  GSource *write_source;
  guint lose_id;
  gboolean finishing;
};

G_DEFINE_FINAL_TYPE (TengenRoomStream,
                     tengen_room_stream,
                     TENGEN_TYPE_ROOM_LINE)

static void
clear_source (GSource **source)
{
  if (*source == NULL)
    return;
  g_source_destroy (*source);
  g_clear_pointer (source, g_source_unref);
}

static void
disconnect (TengenRoomStream *self)
{
  clear_source (&self->read_source);
  clear_source (&self->write_source);
  if (self->stream != NULL)
    g_io_stream_close (self->stream, NULL, NULL);
  g_clear_object (&self->stream);
  g_clear_object (&self->socket);
  g_byte_array_set_size (self->in, 0);
  g_byte_array_set_size (self->out, 0);
}

static gboolean
lose (gpointer data)
{
  TengenRoomStream *self = data;
  self->lose_id = 0;
  g_object_ref (self);
  tengen_room_line_lose (TENGEN_ROOM_LINE (self));
  g_object_unref (self);
  return G_SOURCE_REMOVE;
}

/* The line is told later: what sends does not expect its end. */
static void
end (TengenRoomStream *self)
{
  disconnect (self);
  if (self->lose_id == 0)
    self->lose_id = g_idle_add (lose, self);
}

static gboolean write_out (TengenRoomStream *self);

static gboolean
can_write (GObject *output, gpointer data)
{
  g_autoptr (TengenRoomStream) self = g_object_ref (data);
  return write_out (self);
}

static void
wait_to_write (TengenRoomStream *self)
{
  if (self->write_source != NULL)
    return;
  self->write_source =
      g_pollable_output_stream_create_source (self->output, NULL);
  g_source_set_callback (
      self->write_source, G_SOURCE_FUNC (can_write), self, NULL);
  g_source_attach (self->write_source, NULL);
}

/* Writes what the other end takes. Returns: whether more waits */
static gboolean
write_out (TengenRoomStream *self)
{
  g_autoptr (GError) error = NULL;
  while (self->stream != NULL && self->out->len > 0)
    {
      gssize n = g_pollable_output_stream_write_nonblocking (
          self->output, self->out->data, self->out->len, NULL, &error);
      if (n > 0)
        g_byte_array_remove_range (self->out, 0, (guint) n);
      else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK))
        {
          wait_to_write (self);
          return G_SOURCE_CONTINUE;
        }
      else
        end (self);
    }
  clear_source (&self->write_source);
  /* the other end reads all and closes; else the line gives up */
  if (self->stream != NULL && self->finishing)
    g_socket_shutdown (self->socket, FALSE, TRUE, NULL);
  return G_SOURCE_REMOVE;
}

/* What waits goes out by its source. */
static void
write_soon (TengenRoomStream *self)
{
  if (self->write_source == NULL)
    write_out (self);
}

static void
tengen_room_stream_write (TengenRoomLine *line, const char *text)
{
  TengenRoomStream *self = TENGEN_ROOM_STREAM (line);
  gsize length = strlen (text);
  if (self->stream == NULL)
    return;
  if (self->framing == TENGEN_ROOM_FRAMING_FRAMES)
    tengen_room_frame_write (self->out, TENGEN_ROOM_FRAME_TEXT, text, length);
  else
    {
      g_byte_array_append (self->out, (const guint8 *) text, (guint) length);
      g_byte_array_append (self->out, (const guint8 *) "\n", 1);
    }
  write_soon (self);
}

static void
tengen_room_stream_finish (TengenRoomLine *line)
{
  TengenRoomStream *self = TENGEN_ROOM_STREAM (line);
  static const guint8 normal[] = { 1000 >> 8, 1000 & 0xff };
  self->finishing = TRUE;
  if (self->stream == NULL)
    return;
  if (self->framing == TENGEN_ROOM_FRAMING_FRAMES)
    tengen_room_frame_write (
        self->out, TENGEN_ROOM_FRAME_CLOSE, normal, sizeof normal);
  write_soon (self);
}

static void
tengen_room_stream_drop (TengenRoomLine *line)
{
  disconnect (TENGEN_ROOM_STREAM (line));
}

void
tengen_room_stream_greet (TengenRoomStream *self, const char *text)
{
  g_byte_array_append (self->out, (const guint8 *) text, (guint) strlen (text));
  write_soon (self);
}

/* Pings are answered while nothing waits; they do not keep a line that is mute
 * otherwise. */
static void
answer (TengenRoomStream *self, const guint8 *payload, gsize length)
{
  if (!tengen_room_line_spend (TENGEN_ROOM_LINE (self)) || self->out->len > 0)
    return;
  tengen_room_frame_write (self->out, TENGEN_ROOM_FRAME_PONG, payload, length);
  write_soon (self);
}

/* Takes a frame from the beginning of what came.
 * Returns: its length, 0 if it is not whole, or the line has ended */
static gsize
take_frame (TengenRoomStream *self, guint8 *data, gsize length)
{
  gsize head, payload;
  TengenRoomFrameKind kind =
      tengen_room_frame_read (data, length, &head, &payload);
  switch (kind)
    {
    case TENGEN_ROOM_FRAME_TEXT:
      tengen_room_line_take (
          TENGEN_ROOM_LINE (self), (const char *) data + head, payload);
      break;
    case TENGEN_ROOM_FRAME_PING:
      answer (self, data + head, payload);
      break;
    case TENGEN_ROOM_FRAME_PONG:
      tengen_room_line_spend (TENGEN_ROOM_LINE (self));
      break;
    case TENGEN_ROOM_FRAME_CLOSE:
      tengen_room_line_close (TENGEN_ROOM_LINE (self));
      return 0;
    case TENGEN_ROOM_FRAME_WRONG:
      tengen_room_line_reject (TENGEN_ROOM_LINE (self));
      return 0;
    case TENGEN_ROOM_FRAME_HALF:
    default:
      return 0;
    }
  return head + payload;
}

/* The same for a line; what ends it may be that of other systems. */
static gsize
take_line (TengenRoomStream *self, const guint8 *data, gsize length)
{
  const guint8 *feed = memchr (data, '\n', length);
  gsize n = feed != NULL ? (gsize) (feed - data) : length;
  if (n > TENGEN_ROOM_MESSAGE_MAX)
    {
      tengen_room_line_reject (TENGEN_ROOM_LINE (self));
      return 0;
    }
  if (feed == NULL)
    return 0;
  gsize without = n > 0 && data[n - 1] == '\r' ? n - 1 : n;
  tengen_room_line_take (TENGEN_ROOM_LINE (self), (const char *) data, without);
  return n + 1;
}

static void
take_all (TengenRoomStream *self)
{
  gsize at = 0, n;
  do
    {
      guint8 *data = self->in->data + at;
      gsize length = self->in->len - at;
      n = self->framing == TENGEN_ROOM_FRAMING_FRAMES
              ? take_frame (self, data, length)
              : take_line (self, data, length);
      at += n;
    }
  while (n > 0 && !tengen_room_line_is_ending (TENGEN_ROOM_LINE (self)) &&
         at < self->in->len);
  if (self->stream != NULL)
    g_byte_array_remove_range (self->in, 0, (guint) at);
}

/* Of a line that is ending what comes is read and thrown away. */
static gboolean
can_read (GObject *input, gpointer data)
{
  g_autoptr (TengenRoomStream) self = g_object_ref (data);
  g_autoptr (GError) error = NULL;
  guint8 buffer[READ_MAX];
  gssize n = g_pollable_input_stream_read_nonblocking (
      self->input, buffer, sizeof buffer, NULL, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK))
    return G_SOURCE_CONTINUE;
  if (n <= 0)
    {
      end (self);
      return G_SOURCE_REMOVE;
    }
  if (tengen_room_line_is_ending (TENGEN_ROOM_LINE (self)))
    return G_SOURCE_CONTINUE;
  g_byte_array_append (self->in, buffer, (guint) n);
  take_all (self);
  return self->stream != NULL;
}

TengenRoomLine *
tengen_room_stream_new (GIOStream *stream,
                        GSocket *socket,
                        TengenRoomFraming framing,
                        const char *address,
                        gboolean is_control)
{
  TengenRoomStream *self = g_object_new (TENGEN_TYPE_ROOM_STREAM, NULL);
  self->stream = g_object_ref (stream);
  self->socket = g_object_ref (socket);
  self->input = G_POLLABLE_INPUT_STREAM (g_io_stream_get_input_stream (stream));
  self->output =
      G_POLLABLE_OUTPUT_STREAM (g_io_stream_get_output_stream (stream));
  self->framing = framing;
  self->read_source = g_pollable_input_stream_create_source (self->input, NULL);
  g_source_set_callback (
      self->read_source, G_SOURCE_FUNC (can_read), self, NULL);
  g_source_attach (self->read_source, NULL);
  tengen_room_line_begin (TENGEN_ROOM_LINE (self), address, is_control);
  return TENGEN_ROOM_LINE (self);
}

static void
tengen_room_stream_finalize (GObject *object)
{
  TengenRoomStream *self = TENGEN_ROOM_STREAM (object);
  disconnect (self);
  g_clear_handle_id (&self->lose_id, g_source_remove);
  g_byte_array_unref (self->in);
  g_byte_array_unref (self->out);
  G_OBJECT_CLASS (tengen_room_stream_parent_class)->finalize (object);
}

static void
tengen_room_stream_class_init (TengenRoomStreamClass *class)
{
  TengenRoomLineClass *line_class = TENGEN_ROOM_LINE_CLASS (class);
  G_OBJECT_CLASS (class)->finalize = tengen_room_stream_finalize;
  line_class->write = tengen_room_stream_write;
  line_class->finish = tengen_room_stream_finish;
  line_class->drop = tengen_room_stream_drop;
}

static void
tengen_room_stream_init (TengenRoomStream *self)
{
  self->in = g_byte_array_new ();
  self->out = g_byte_array_new ();
}
