/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-event: what happens in a room, as a line of its log
 *
 * Shape: a word, then its fields with blanks between them. A text begins with
 *        `:` and is escaped as in an address, so that it has no blanks.
 */
#include <string.h>

#include "tengen-board-number.h"
#include "tengen-room-private.h"
#include "tengen-sgf-reader.h"
#include "tengen-sgf-writer.h"

/* The word of each kind, and its fields: x settings, t text, m member, T table,
 * s seat, w wish (nothing for 待った), n number, e seed, o yes or no, u microseconds, M members, S sides,
 * c a command (the rest of the line). */
static const struct
{
  const char *word;
  const char *fields;
} FORMS[] = {
  [TENGEN_ROOM_SETTINGS] = { "settings", "x" },
  [TENGEN_ROOM_ADD] = { "add", "to" },
  [TENGEN_ROOM_RENAME] = { "rename", "mt" },
  [TENGEN_ROOM_REMOVE] = { "remove", "m" },
  [TENGEN_ROOM_ENTER] = { "enter", "mnt" },
  [TENGEN_ROOM_FREE] = { "free", "m" },
  [TENGEN_ROOM_HAND] = { "hand", "mo" },
  [TENGEN_ROOM_PAIR] = { "pair", "neM" },
  [TENGEN_ROOM_SEAT] = { "seat", "eS" },
  [TENGEN_ROOM_END] = { "end", "T" },
  [TENGEN_ROOM_GAME] = { "game", "Tc" },
  [TENGEN_ROOM_ASK] = { "ask", "Tsw" },
  [TENGEN_ROOM_ANSWER] = { "answer", "To" },
  [TENGEN_ROOM_PAUSE] = { "pause", "To" },
  [TENGEN_ROOM_SHOW] = { "show", "T" },
  [TENGEN_ROOM_RESULT] = { "result", "Tto" },
  [TENGEN_ROOM_BROKEN] = { "broken", "Tsu" },
  [TENGEN_ROOM_CLOSE] = { "close", "" },
};

TengenRoomEvent *
tengen_room_event_new (TengenRoomEventKind kind)
{
  TengenRoomEvent *self = g_new0 (TengenRoomEvent, 1);

  self->kind = kind;
  self->member = TENGEN_ROOM_NONE;
  self->table = TENGEN_ROOM_NONE;
  return self;
}

void
tengen_room_settings_clear (TengenRoomSettings *self)
{
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->setup, tengen_game_setup_free);
}

void
tengen_room_event_free (TengenRoomEvent *self)
{
  if (self == NULL)
    return;
  tengen_room_settings_clear (&self->settings);
  g_free (self->text);
  g_clear_pointer (&self->members, g_array_unref);
  tengen_command_free (self->command);
  g_free (self);
}

/* --- Writing --- */

static void
encode_text (GString *line, const char *text)
{
  g_string_append (line, " :");
  if (text != NULL)
    g_string_append_uri_escaped (line, text, NULL, TRUE);
}

static void
encode_int (GString *line, gint64 number)
{
  g_string_append_printf (line, " %" G_GINT64_FORMAT, number);
}

static void
encode_settings (GString *line, const TengenRoomSettings *settings)
{
  g_autoptr (TengenRecord) record = tengen_game_setup_write (settings->setup);
  g_autofree char *sgf = tengen_sgf_write (record, NULL, NULL);

  encode_text (line, settings->id);
  encode_text (line, settings->title);
  encode_int (line, settings->undo);
  encode_int (line, settings->hints);
  encode_int (line, settings->breaks_s);
  encode_int (line, settings->level);
  encode_int (line, settings->open);
  encode_text (line, sgf);
}

static void
encode_members (GString *line, const gint16 *members, guint n)
{
  encode_int (line, n);
  for (guint i = 0; i < n; i++)
    encode_int (line, members[i]);
}

static void
encode_command (GString *line, const TengenCommand *command)
{
  g_autofree char *text = tengen_command_encode (command);

  g_string_append_printf (line, " %s", text);
}

static const char *const WISHES[TENGEN_ROOM_N_WISHES] = {
  [TENGEN_ROOM_WISH_UNDO] = "undo",
  [TENGEN_ROOM_WISH_DRAW] = "draw",
  [TENGEN_ROOM_WISH_VOID] = "void",
};

static void
encode_wish (GString *line, TengenRoomWish wish)
{
  if (wish != TENGEN_ROOM_WISH_UNDO)
    g_string_append_printf (line, " %s", WISHES[wish]);
}

static void
encode_field (const TengenRoomEvent *self, char field, GString *line)
{
  switch (field)
    {
    case 'x':
      encode_settings (line, &self->settings);
      break;
    case 't':
      encode_text (line, self->text);
      break;
    case 'm':
      encode_int (line, self->member);
      break;
    case 'T':
      encode_int (line, self->table);
      break;
    case 's':
      encode_int (line, self->seat);
      break;
    case 'w':
      encode_wish (line, self->wish);
      break;
    case 'n':
      encode_int (line, self->number);
      break;
    case 'e':
      encode_int (line, self->seed);
      break;
    case 'o':
      encode_int (line, self->on != FALSE);
      break;
    case 'u':
      encode_int (line, self->us);
      break;
    case 'M':
      encode_members (line,
                      (const gint16 *) (gpointer) self->members->data,
                      self->members->len);
      break;
    case 'S':
      for (int i = 0; i < 2; i++)
        encode_members (line, self->sides[i].members, (guint) self->sides[i].n);
      break;
    case 'c':
      encode_command (line, self->command);
      break;
    default:
      g_assert_not_reached ();
    }
}

char *
tengen_room_event_encode (const TengenRoomEvent *self)
{
  GString *line;

  g_return_val_if_fail (self != NULL, NULL);

  line = g_string_new (FORMS[self->kind].word);
  for (const char *field = FORMS[self->kind].fields; *field != '\0'; field++)
    encode_field (self, *field, line);
  return g_string_free (line, FALSE);
}

/* --- Reading --- */

/* Cuts the next field off; NULL if there is none. */
static char *
cut (const char **at)
{
  const char *start = *at;
  gsize length = strcspn (start, " ");

  if (length == 0)
    return NULL;
  *at += length;
  if (**at == ' ')
    *at += 1;
  return g_strndup (start, length);
}

static gboolean
decode_text (const char **at, char **text)
{
  g_autofree char *field = cut (at);

  if (field == NULL || *field != ':')
    return FALSE;
  *text = g_uri_unescape_string (field + 1, NULL);
  return *text != NULL && g_utf8_validate (*text, -1, NULL);
}

static gboolean
decode_number (const char **at, gint64 least, gint64 most, gint64 *number)
{
  g_autofree char *field = cut (at);

  return field != NULL &&
         tengen_board_number_parse_wide (field, least, most, number);
}

static gboolean
decode_int (const char **at, int least, int most, int *number)
{
  gint64 read;

  if (!decode_number (at, least, most, &read))
    return FALSE;
  *number = (int) read;
  return TRUE;
}

static gboolean
decode_setup (const char **at, TengenGameSetup **setup)
{
  g_autofree char *sgf = NULL;
  g_autoptr (TengenSgfReading) reading = NULL;

  if (!decode_text (at, &sgf))
    return FALSE;
  reading = tengen_sgf_read (sgf, strlen (sgf), "UTF-8", NULL);
  if (reading->record == NULL)
    return FALSE;
  *setup = tengen_game_setup_read (reading->record,
                                   tengen_record_get_game (reading->record, 0));
  return TRUE;
}

static gboolean
decode_settings (const char **at, TengenRoomSettings *settings)
{
  int undo;

  if (!decode_text (at, &settings->id) || !decode_text (at, &settings->title) ||
      !decode_int (at, 0, TENGEN_ROOM_UNDO_NONE, &undo) ||
      !decode_int (at, 0, 1, &settings->hints) ||
      !decode_int (at, 0, TENGEN_ROOM_MAX_BREAKS_S, &settings->breaks_s) ||
      !decode_int (at, 1, TENGEN_GAME_COMPUTER_LEVELS, &settings->level) ||
      !decode_int (at, 0, 1, &settings->open))
    return FALSE;
  settings->undo = (TengenRoomUndo) undo;
  return decode_setup (at, &settings->setup);
}

static gboolean
decode_members (const char **at, int most, GArray *members)
{
  int n, member;

  if (!decode_int (at, 0, most, &n))
    return FALSE;
  for (int i = 0; i < n; i++)
    {
      gint16 number;

      if (!decode_int (
              at, TENGEN_ROOM_COMPUTER, TENGEN_ROOM_MAX_MEMBERS - 1, &member))
        return FALSE;
      number = (gint16) member;
      g_array_append_val (members, number);
    }
  return TRUE;
}

static gboolean
decode_side (const char **at, TengenRoomSide *side)
{
  g_autoptr (GArray) members = g_array_new (FALSE, FALSE, sizeof (gint16));

  if (!decode_members (at, TENGEN_ROOM_MAX_TEAM, members))
    return FALSE;
  side->n = (int) members->len;
  for (guint i = 0; i < members->len; i++)
    side->members[i] = g_array_index (members, gint16, i);
  return TRUE;
}

static gboolean
decode_seat (const char **at, TengenSeat *seat)
{
  int number;

  if (!decode_int (at, TENGEN_SEAT_FIRST, TENGEN_SEAT_SECOND, &number))
    return FALSE;
  *seat = (TengenSeat) number;
  return TRUE;
}

static gboolean
decode_wish (const char **at, TengenRoomWish *wish)
{
  g_autofree char *word = cut (at);

  for (int i = TENGEN_ROOM_WISH_UNDO + 1; i < TENGEN_ROOM_N_WISHES; i++)
    if (g_strcmp0 (word, WISHES[i]) == 0)
      *wish = (TengenRoomWish) i;
  return word == NULL || *wish != TENGEN_ROOM_WISH_UNDO;
}

static gboolean
decode_seed (const char **at, guint32 *seed)
{
  gint64 number;

  if (!decode_number (at, 0, G_MAXUINT32, &number))
    return FALSE;
  *seed = (guint32) number;
  return TRUE;
}

static gboolean
decode_command (const char **at, TengenCommand **command)
{
  *command = tengen_command_decode (*at);
  *at += strlen (*at);
  return *command != NULL;
}

static gboolean
decode_field (TengenRoomEvent *self, char field, const char **at)
{
  switch (field)
    {
    case 'x':
      return decode_settings (at, &self->settings);
    case 't':
      return decode_text (at, &self->text);
    case 'm':
      return decode_int (at, 0, TENGEN_ROOM_MAX_MEMBERS - 1, &self->member);
    case 'T':
      return decode_int (
          at, TENGEN_ROOM_NONE, TENGEN_ROOM_MAX_TABLES - 1, &self->table);
    case 's':
      return decode_seat (at, &self->seat);
    case 'w':
      return decode_wish (at, &self->wish);
    case 'n':
      return decode_int (at, -1, G_MAXINT16, &self->number);
    case 'e':
      return decode_seed (at, &self->seed);
    case 'o':
      return decode_int (at, 0, 1, &self->on);
    case 'u':
      return decode_number (at, 0, TENGEN_CLOCK_MAX_US, &self->us);
    case 'M':
      self->members = g_array_new (FALSE, FALSE, sizeof (gint16));
      return decode_members (at, TENGEN_ROOM_MAX_MEMBERS, self->members);
    case 'S':
      return decode_side (at, &self->sides[0]) &&
             decode_side (at, &self->sides[1]);
    case 'c':
      return decode_command (at, &self->command);
    default:
      g_assert_not_reached ();
    }
}

static TengenRoomEvent *
decode_fields (TengenRoomEventKind kind, const char *at)
{
  g_autoptr (TengenRoomEvent) self = tengen_room_event_new (kind);

  for (const char *field = FORMS[kind].fields; *field != '\0'; field++)
    if (!decode_field (self, *field, &at))
      return NULL;
  return *at == '\0' ? g_steal_pointer (&self) : NULL;
}

TengenRoomEvent *
tengen_room_event_decode (const char *line)
{
  g_autofree char *word = NULL;

  g_return_val_if_fail (line != NULL, NULL);

  word = cut (&line);
  for (guint i = 0; word != NULL && i < G_N_ELEMENTS (FORMS); i++)
    if (strcmp (word, FORMS[i].word) == 0)
      return decode_fields ((TengenRoomEventKind) i, line);
  return NULL;
}
