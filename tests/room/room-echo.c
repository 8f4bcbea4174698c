/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * room-echo: a host without a room: what a line can do, and no more
 *
 *   room-echo PORT CONTROL
 *
 * `{"t":"all",…}` is sent to all; `{"t":"much","n":N,"size":N,"same":true}` is
 * answered by N messages of a size, of one subject or each for itself;
 * `{"t":"round"}` by what is known of the line, `{"t":"end"}` by its end.
 */
#include <glib-unix.h>
#include <stdio.h>
#include <stdlib.h>

#include "tengen-room-server.h"

static GPtrArray *lines;

static void
send_all (const TengenRoomJson *message)
{
  TengenRoomWriter *writer = tengen_room_writer_new ("all");
  tengen_room_writer_value (writer, "n", tengen_room_json_get (message, "n"));
  g_autofree char *text = tengen_room_writer_end (writer);
  for (guint i = 0; i < lines->len; i++)
    tengen_room_line_send (lines->pdata[i], NULL, text);
}

static void
send_much (TengenRoomLine *line, const TengenRoomJson *message)
{
  gint64 n = tengen_room_json_get_int (message, "n", 1, 100000, 1);
  gint64 size = tengen_room_json_get_int (message, "size", 0, 60000, 0);
  gboolean same = tengen_room_json_get_bool (message, "same");
  g_autofree char *filler = g_strnfill ((gsize) size, 'x');
  for (gint64 i = 0; i < n; i++)
    {
      TengenRoomWriter *writer = tengen_room_writer_new ("much");
      tengen_room_writer_int (writer, "i", i);
      tengen_room_writer_string (writer, "filler", filler);
      g_autofree char *text = tengen_room_writer_end (writer);
      tengen_room_line_send (line, same ? "much" : NULL, text);
    }
}

static void
send_round (TengenRoomLine *line)
{
  TengenRoomWriter *writer = tengen_room_writer_new ("round");
  tengen_room_writer_int (writer, "us", tengen_room_line_get_round_us (line));
  tengen_room_writer_bool (writer, "hidden", tengen_room_line_is_hidden (line));
  tengen_room_writer_bool (
      writer, "control", tengen_room_line_is_control (line));
  tengen_room_writer_string (
      writer, "address", tengen_room_line_get_address (line));
  tengen_room_writer_int (writer, "lines", lines->len);
  g_autofree char *text = tengen_room_writer_end (writer);
  tengen_room_line_send (line, NULL, text);
}

static void
on_received (TengenRoomLine *line, const TengenRoomJson *message, gpointer data)
{
  const char *kind = tengen_room_json_get_string (message, "t");
  if (g_str_equal (kind, "all"))
    send_all (message);
  else if (g_str_equal (kind, "much"))
    send_much (line, message);
  else if (g_str_equal (kind, "round"))
    send_round (line);
  else if (g_str_equal (kind, "end"))
    tengen_room_line_close (line);
}

static void
on_garbage (TengenRoomLine *line, gpointer data)
{
  tengen_room_line_send (line, NULL, "{\"t\":\"refused\",\"why\":\"message\"}");
}

static void
on_cut (TengenRoomLine *line, const char *why, gpointer data)
{
  g_autofree char *text =
      g_strdup_printf ("{\"t\":\"closed\",\"why\":\"%s\"}", why);
  tengen_room_line_send (line, NULL, text);
}

static void
on_state_changed (TengenRoomLine *line, gpointer data)
{
  g_print ("state %s %d %d\n",
           tengen_room_line_get_address (line),
           tengen_room_line_is_broken (line),
           tengen_room_line_is_hidden (line));
}

static void
on_closed (TengenRoomLine *line, gpointer data)
{
  g_print ("closed %s\n", tengen_room_line_get_address (line));
  g_ptr_array_remove (lines, line);
}

static void
on_opened (TengenRoomServer *server, TengenRoomLine *line, gpointer data)
{
  g_ptr_array_add (lines, g_object_ref (line));
  g_signal_connect (line, "received", G_CALLBACK (on_received), NULL);
  g_signal_connect (line, "garbage", G_CALLBACK (on_garbage), NULL);
  g_signal_connect (line, "cut", G_CALLBACK (on_cut), NULL);
  g_signal_connect (line, "state-changed", G_CALLBACK (on_state_changed), NULL);
  g_signal_connect (line, "closed", G_CALLBACK (on_closed), NULL);
}

static gboolean
on_quit (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_CONTINUE;
}

/* Lines have a moment to say their last. */
static void
stop (TengenRoomServer *server)
{
  tengen_room_server_stop (server);
  gint64 until = g_get_monotonic_time () + 2 * G_USEC_PER_SEC;
  while (lines->len > 0 && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
}

int
main (int argc, char **argv)
{
  if (argc != 3)
    return 2;
  setvbuf (stdout, NULL, _IOLBF, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (TengenRoomServer) server = tengen_room_server_new ();
  lines = g_ptr_array_new_with_free_func (g_object_unref);
  g_signal_connect (server, "opened", G_CALLBACK (on_opened), NULL);
  if (tengen_room_server_listen (
          server, NULL, (guint16) atoi (argv[1]), &error) == 0 ||
      !tengen_room_server_control (server, argv[2], &error))
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  g_print ("page %s\n", tengen_room_server_get_page (server));
  g_unix_signal_add (SIGTERM, on_quit, loop);
  g_main_loop_run (loop);
  stop (server);
  g_ptr_array_unref (lines);
  return 0;
}
