/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room: the host of a room
 */
#include <glib-unix.h>
#include <stdio.h>
#include <stdlib.h>

#include "tengen-lesson-loader.h"
#include "tengen-room-addresses.h"
#include "tengen-room-awake.h"
#include "tengen-room-host.h"
#include "tengen-room-rest.h"
#include "tengen-room-speak.h"
#include "tengen-words-output.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

#define USAGE 2
#define LEAST_SIZE 2
#define MOST_SIZE 25
/* How often it is looked whether anybody is there. */
#define REST_SECONDS 60

typedef struct
{
  char *folder;
  char *address;
  char *control;
  char *title;
  char *members;
  char *rules;
  int port;
  int size;
  gboolean print;
  gboolean version;
} Options;

typedef struct
{
  Options options;
  GMainLoop *loop;
  TengenRoomLog *log;
  TengenRoomServer *server;
  TengenRoomHost *host;
  TengenRoomAwake *awake;
  TengenRoomRest rest;
  guint16 port;
} Program;

static void
program_clear (Program *self)
{
  g_clear_pointer (&self->awake, tengen_room_awake_free);
  g_clear_object (&self->host);
  g_clear_object (&self->server);
  g_clear_object (&self->log);
  g_clear_pointer (&self->loop, g_main_loop_unref);
  g_free (self->options.folder);
  g_free (self->options.address);
  g_free (self->options.control);
  g_free (self->options.title);
  g_free (self->options.members);
  g_free (self->options.rules);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Program, program_clear)

/* --- The room when it is new --- */

static char *
make_id (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format (now, "%Y%m%d-%H%M%S");

  return g_strdup_printf ("%s-%08x", time, g_random_int ());
}

/* What games start from; NULL for unknown rules or a size that they have not. */
static TengenGameSetup *
make_setup (const Options *options, const TengenGameSetup *usual)
{
  int size = options->size != 0 ? options->size : usual->width;

  if (options->rules == NULL && options->size == 0)
    return tengen_game_setup_copy (usual);
  if (size < LEAST_SIZE || size > MOST_SIZE)
    return NULL;
  return tengen_game_setup_new_parsed (
      options->rules != NULL ? options->rules : "pure", size);
}

static gboolean
do_event (Program *self, TengenRoomEvent *event)
{
  return tengen_room_host_do (self->host, event) == TENGEN_ROOM_FAULT_NONE;
}

static gboolean
add_members (Program *self, GError **error)
{
  g_auto (GStrv) names = NULL;
  g_autofree char *text = NULL;

  if (self->options.members == NULL)
    return TRUE;
  if (!g_file_get_contents (self->options.members, &text, NULL, error))
    return FALSE;
  names = g_strsplit (text, "\n", -1);
  for (gsize i = 0; names[i] != NULL; i++)
    {
      g_autoptr (TengenRoomEvent) event =
          tengen_room_event_new (TENGEN_ROOM_ADD);

      event->member = TENGEN_ROOM_NONE;
      event->text = g_strdup (g_strstrip (names[i]));
      if (*event->text != '\0' && !do_event (self, event))
        g_printerr (_ ("“%s” cannot be a member.\n"), event->text);
    }
  return TRUE;
}

static gboolean
begin (Program *self, GError **error)
{
  const TengenRoomSettings *usual =
      tengen_room_get_settings (tengen_room_host_get_room (self->host));
  g_autoptr (TengenRoomEvent) event = NULL;
  TengenRoomSettings *settings;

  if (usual->id != NULL)
    return TRUE;
  event = tengen_room_event_new (TENGEN_ROOM_SETTINGS);
  settings = &event->settings;
  *settings = *usual;
  settings->id = make_id ();
  settings->title = g_strdup (self->options.title != NULL ? self->options.title
                                                          : usual->title);
  settings->setup = make_setup (&self->options, usual->setup);
  if (settings->setup == NULL || !do_event (self, event))
    {
      g_set_error_literal (error,
                           G_OPTION_ERROR,
                           G_OPTION_ERROR_BAD_VALUE,
                           _ ("There are no such rules, or not on that size."));
      return FALSE;
    }
  return add_members (self, error);
}

/* --- Opening it --- */

static char *
make_folder (void)
{
  g_autofree char *id = make_id ();

  return g_build_filename (
      g_get_user_state_dir (), "tengen", "rooms", id, NULL);
}

/* Says what to do where another program has the port, 0 for each that a room
 * tries by itself. */
static GError *
make_taken (int port)
{
  return port != 0
             ? g_error_new (G_IO_ERROR,
                            G_IO_ERROR_ADDRESS_IN_USE,
                            /* Translators: the number of a port */
                            _ ("Port %d is in use by another program. Choose "
                               "another port."),
                            port)
             : g_error_new (G_IO_ERROR,
                            G_IO_ERROR_ADDRESS_IN_USE,
                            /* Translators: the numbers of two ports */
                            _ ("No port from %d to %d is free. Close rooms "
                               "that are still open on this computer, then "
                               "try again."),
                            TENGEN_ROOM_PORT,
                            TENGEN_ROOM_LAST_PORT);
}

static gboolean
listen (Program *self, GError **error)
{
  guint16 port = (guint16) self->options.port;

  if (port == 0)
    port = tengen_room_host_find_port (self->log);
  self->port = tengen_room_server_listen (
      self->server, self->options.address, port, error);
  if (self->port == 0 && self->options.port == 0 && port != 0)
    {
      g_clear_error (error);
      self->port = tengen_room_server_listen (
          self->server, self->options.address, 0, error);
    }
  if (self->port == 0 && error != NULL &&
      g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_ADDRESS_IN_USE))
    {
      g_clear_error (error);
      *error = make_taken (self->options.port);
    }
  return self->port != 0;
}

static gboolean
open_room (Program *self, GError **error)
{
  self->log = tengen_room_log_open (self->options.folder, error);
  if (self->log == NULL)
    return FALSE;
  self->server = tengen_room_server_new ();
  if (!listen (self, error))
    return FALSE;
  self->host = tengen_room_host_new (
      self->log, self->server, self->options.address, self->port, error);
  if (self->host == NULL || !begin (self, error))
    return FALSE;
  return self->options.control == NULL ||
         tengen_room_server_control (
             self->server, self->options.control, error);
}

/* A room that could not be opened leaves nothing; one that was there stays. */
static void
give_up (Program *self)
{
  if (self->log != NULL && *tengen_room_log_get_lines (self->log) == NULL)
    tengen_room_log_remove (self->log);
}

static void
print_door (Program *self)
{
  const TengenRoomDoor *door = tengen_room_host_get_door (self->host);
  GPtrArray *addresses = tengen_room_host_get_addresses (self->host);
  TengenRoomWriter *writer = tengen_room_writer_new (NULL);
  g_autofree char *text = NULL;

  tengen_room_writer_int (writer, "port", self->port);
  tengen_room_writer_string (writer, "code", tengen_room_door_get_code (door));
  tengen_room_writer_string (writer, "key", tengen_room_door_get_key (door));
  tengen_room_writer_string (writer, "folder", self->options.folder);
  tengen_room_writer_open_array (writer, "addresses");
  for (guint i = 0; i < addresses->len; i++)
    {
      const TengenRoomAddress *address = addresses->pdata[i];
      g_autofree char *url = tengen_room_address_make_url (
          address->text, self->port, tengen_room_door_get_key (door));

      tengen_room_writer_string (writer, NULL, url);
    }
  tengen_room_writer_close (writer);
  text = tengen_room_writer_end (writer);
  g_print ("%s\n", text);
  fflush (stdout);
}

static gboolean
signal_cb (gpointer data)
{
  g_main_loop_quit (data);
  return G_SOURCE_CONTINUE;
}

static void
stay_awake (Program *self)
{
  if (self->awake == NULL)
    self->awake =
        tengen_room_awake_new (_ ("A class plays in a room of this computer"));
}

static gboolean
rest_cb (gpointer data)
{
  Program *self = data;

  switch (tengen_room_rest_look (&self->rest,
                                 g_get_real_time (),
                                 tengen_room_host_count_lines (self->host)))
    {
    case TENGEN_ROOM_REST_USED:
      stay_awake (self);
      break;
    case TENGEN_ROOM_REST_LEFT:
      g_clear_pointer (&self->awake, tengen_room_awake_free);
      break;
    case TENGEN_ROOM_REST_OVER:
      g_main_loop_quit (self->loop);
      break;
    }
  return G_SOURCE_CONTINUE;
}

static void
run (Program *self)
{
  self->loop = g_main_loop_new (NULL, FALSE);
  self->rest.seen_us = g_get_real_time ();
  g_timeout_add_seconds (REST_SECONDS, rest_cb, self);
  g_unix_signal_add (SIGTERM, signal_cb, self->loop);
  g_unix_signal_add (SIGINT, signal_cb, self->loop);
  g_signal_connect_swapped (
      self->host, "closed", G_CALLBACK (g_main_loop_quit), self->loop);
  stay_awake (self);
  if (self->options.print)
    print_door (self);
  g_main_loop_run (self->loop);
  tengen_room_server_stop (self->server);
  tengen_room_host_finish (self->host);
  if (tengen_room_is_closed (tengen_room_host_get_room (self->host)) &&
      !tengen_room_host_is_kept (self->host))
    tengen_room_host_remove (self->host);
}

/* --- The command line --- */

/* The head of a catalogue stands under the empty text. */
static const char *
translate (const char *text, gpointer data)
{
  return tengen_words_text (text);
}

static gboolean
parse (Options *options, int *argc, char ***argv, GError **error)
{
  const GOptionEntry entries[] = {
    { "folder",
      0,
      0,
      G_OPTION_ARG_FILENAME,
      &options->folder,
      N_ ("Where the room is kept; one that is there goes on"),
      N_ ("FOLDER") },
    { "port",
      0,
      0,
      G_OPTION_ARG_INT,
      &options->port,
      N_ ("The port; without it 8964 or one of the next"),
      N_ ("N") },
    { "address",
      0,
      0,
      G_OPTION_ARG_STRING,
      &options->address,
      N_ ("The one address at which devices come in"),
      N_ ("ADDRESS") },
    { "control",
      0,
      0,
      G_OPTION_ARG_FILENAME,
      &options->control,
      N_ ("The socket of the teacher’s program"),
      N_ ("PATH") },
    { "title",
      0,
      0,
      G_OPTION_ARG_STRING,
      &options->title,
      N_ ("What the class is called"),
      N_ ("TITLE") },
    { "members",
      0,
      0,
      G_OPTION_ARG_FILENAME,
      &options->members,
      N_ ("A file with the names of the members, one a line"),
      N_ ("FILE") },
    { "rules",
      0,
      0,
      G_OPTION_ARG_STRING,
      &options->rules,
      N_ ("The rules by name, as “tengen-cli rules” lists them"),
      N_ ("NAME") },
    { "size",
      0,
      0,
      G_OPTION_ARG_INT,
      &options->size,
      N_ ("The side of the board"),
      N_ ("N") },
    { "print",
      0,
      0,
      G_OPTION_ARG_NONE,
      &options->print,
      N_ ("Print address, code and key as a line of JSON"),
      NULL },
    { "version",
      'V',
      0,
      G_OPTION_ARG_NONE,
      &options->version,
      N_ ("Print the version"),
      NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_translate_func (context, translate, NULL, NULL);
  g_option_context_set_summary (
      context, _ ("Opens a room in which a class plays from any browser."));
  if (!g_option_context_parse (context, argc, argv, error))
    return FALSE;
  if (*argc == 1 && options->port >= 0 && options->port <= G_MAXUINT16)
    return TRUE;
  g_set_error_literal (error,
                       G_OPTION_ERROR,
                       G_OPTION_ERROR_FAILED,
                       _ ("There is something on the command line that cannot "
                          "be used."));
  return FALSE;
}

int
main (int argc, char **argv)
{
  g_auto (Program) program = { 0 };
  g_autoptr (GError) error = NULL;

  tengen_words_output_init ("tengen-room");
  tengen_lesson_loader_close ();
  tengen_room_speak_start (TENGEN_LOCALE_DIR);
  g_set_prgname ("tengen-room");
  if (!parse (&program.options, &argc, &argv, &error))
    {
      g_printerr ("tengen-room: %s\n", error->message);
      return USAGE;
    }
  if (program.options.version)
    {
      g_print ("tengen-room %s\n", TENGEN_VERSION);
      return EXIT_SUCCESS;
    }
  if (program.options.folder == NULL)
    program.options.folder = make_folder ();
  if (!open_room (&program, &error))
    {
      g_printerr ("tengen-room: %s\n", error->message);
      give_up (&program);
      return EXIT_FAILURE;
    }
  run (&program);
  return EXIT_SUCCESS;
}
