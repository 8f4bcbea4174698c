/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-game: a game of a room as the teacher's window knows it
 */
#include "tengen-room-game.h"

#include <string.h>

#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define MOST_LINES 25
/* So many changes after stones were taken it is still news. */
#define NEWS 3
/* Of ten points so many have stones: it will soon be over. */
#define NEARLY_FULL 7

/* --- Texts --- */

char *
tengen_room_text_read (const TengenRoomJson *text)
{
  g_autoptr (GString) plain = g_string_new (NULL);

  if (tengen_room_json_as_string (text) != NULL)
    return g_strdup (tengen_room_json_as_string (text));
  for (guint i = 0; i < tengen_room_json_get_n (text); i++)
    {
      const TengenRoomJson *part = tengen_room_json_get_at (text, i);
      const char *word = tengen_room_json_as_string (part);

      if (word == NULL)
        word = tengen_room_json_as_string (tengen_room_json_get_at (part, 0));
      g_string_append (plain, word != NULL ? word : "");
    }
  return plain->len > 0 ? g_strdup (plain->str) : NULL;
}

static char *
read_text (const TengenRoomJson *object, const char *key)
{
  return tengen_room_text_read (tengen_room_json_get (object, key));
}

static char *
read_lines (const TengenRoomJson *array)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < tengen_room_json_get_n (array); i++)
    {
      g_autofree char *line =
          tengen_room_text_read (tengen_room_json_get_at (array, i));

      g_string_append (lines, lines->len > 0 ? "\n" : "");
      g_string_append (lines, line != NULL ? line : "");
    }
  return lines->len > 0 ? g_strdup (lines->str) : NULL;
}

/* --- Reading --- */

static TengenStone
read_stone (char letter)
{
  if (letter == 'B')
    return TENGEN_STONE_BLACK;
  return letter == 'W' ? TENGEN_STONE_WHITE : TENGEN_STONE_NONE;
}

static void
read_seat (TengenRoomSeat *seat, const TengenRoomJson *side)
{
  const TengenRoomJson *amount = tengen_room_json_get (side, "amount");
  gint64 number;

  seat->name = g_strdup (tengen_room_json_get_string (side, "name"));
  seat->picture = (int) tengen_room_json_get_int (side, "picture", 0, 15, -1);
  seat->here = tengen_room_json_get_bool (side, "here");
  if (tengen_room_json_as_int (amount, G_MININT, G_MAXINT, &number))
    seat->amount = g_strdup_printf ("%d", (int) number);
  else
    seat->amount = g_strdup (tengen_room_json_as_string (amount));
  seat->unit = read_text (side, "unit");
  seat->note = read_text (side, "note");
  seat->clock = g_strdup (tengen_room_json_get_string (side, "clock"));
  seat->agreed = tengen_room_json_get_bool (side, "agreed");
}

static TengenRoomPhase
read_phase (const char *word)
{
  if (g_strcmp0 (word, "count") == 0)
    return TENGEN_ROOM_PHASE_COUNT;
  return g_strcmp0 (word, "over") == 0 ? TENGEN_ROOM_PHASE_OVER
                                       : TENGEN_ROOM_PHASE_PLAY;
}

static void
read_marks (TengenRoomGame *self, const TengenRoomJson *marks)
{
  int n_points = self->width * self->height;

  self->marks = g_array_new (FALSE, TRUE, sizeof (TengenRoomMark));
  for (guint i = 0; i < tengen_room_json_get_n (marks); i++)
    {
      const TengenRoomJson *entry = tengen_room_json_get_at (marks, i);
      const char *kind =
          tengen_room_json_as_string (tengen_room_json_get_at (entry, 1));
      TengenRoomMark mark = { 0 };
      gint64 point;

      if (kind == NULL ||
          !tengen_room_json_as_int (
              tengen_room_json_get_at (entry, 0), 0, n_points - 1, &point))
        continue;
      mark.point = (TengenPoint) point;
      g_strlcpy (mark.kind, kind, sizeof mark.kind);
      g_array_append_val (self->marks, mark);
    }
}

/* Stones that are gone and were none of a move that was taken back. */
static gboolean
has_taken (const TengenRoomGame *self, const TengenRoomGame *before)
{
  int gone = 0;
  int come = 0;

  if (before->width != self->width || before->height != self->height)
    return FALSE;
  for (int i = 0; i < self->width * self->height; i++)
    if (before->stones[i] != self->stones[i])
      {
        gone += before->stones[i] != '.';
        come += self->stones[i] != '.';
      }
  return gone > 0 && come == 1;
}

static void
follow (TengenRoomGame *self, const TengenRoomGame *before)
{
  self->hand = before->hand;
  self->disputed = before->disputed;
  self->taken_n = has_taken (self, before) ? self->n : before->taken_n;
}

static gboolean
read_board (TengenRoomGame *self, const TengenRoomJson *message)
{
  const char *stones = tengen_room_json_get_string (message, "stones");
  int w = (int) tengen_room_json_get_int (message, "w", 1, MOST_LINES, 0);
  int h = (int) tengen_room_json_get_int (message, "h", 1, MOST_LINES, 0);

  if (stones == NULL || w == 0 || strlen (stones) != (gsize) (w * h))
    return FALSE;
  self->width = w;
  self->height = h;
  self->stones = g_strdup (stones);
  return TRUE;
}

TengenRoomGame *
tengen_room_game_read (const TengenRoomJson *message,
                       const TengenRoomGame *before)
{
  g_autoptr (TengenRoomGame) self = g_new0 (TengenRoomGame, 1);
  const TengenRoomJson *sides = tengen_room_json_get (message, "sides");
  const char *turn = tengen_room_json_get_string (message, "to_move");

  self->table =
      (int) tengen_room_json_get_int (message, "table", 0, G_MAXINT, -1);
  if (self->table < 0 || !read_board (self, message))
    return NULL;
  self->n = (guint) tengen_room_json_get_int (message, "n", 0, G_MAXINT, 0);
  self->to_move = read_stone (turn != NULL ? *turn : '.');
  self->last = (TengenPoint) tengen_room_json_get_int (
      message, "last", 0, self->width * self->height - 1, TENGEN_POINT_NONE);
  read_marks (self, tengen_room_json_get (message, "marks"));
  for (guint i = 0; i < G_N_ELEMENTS (self->seats); i++)
    read_seat (&self->seats[i], tengen_room_json_get_at (sides, i));
  self->phase = read_phase (tengen_room_json_get_string (message, "phase"));
  self->paused = tengen_room_json_get_bool (message, "paused");
  self->can_mark = self->phase == TENGEN_ROOM_PHASE_COUNT &&
                   tengen_room_json_get_bool (message, "tap");
  self->say = read_text (message, "say");
  self->account = read_lines (tengen_room_json_get (message, "account"));
  self->result = read_text (message, "result");
  if (before != NULL)
    follow (self, before);
  return g_steal_pointer (&self);
}

static void
clear_seat (TengenRoomSeat *seat)
{
  g_free (seat->name);
  g_free (seat->amount);
  g_free (seat->unit);
  g_free (seat->note);
  g_free (seat->clock);
}

void
tengen_room_game_free (TengenRoomGame *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (self->seats); i++)
    clear_seat (&self->seats[i]);
  g_clear_pointer (&self->marks, g_array_unref);
  g_free (self->stones);
  g_free (self->say);
  g_free (self->account);
  g_free (self->result);
  g_free (self);
}

gboolean
tengen_room_game_note (TengenRoomGame *self, const TengenRoomJson *table)
{
  gboolean hand = tengen_room_json_get_bool (table, "hand");
  gboolean disputed = tengen_room_json_get_bool (table, "disputed");
  gboolean new = self->hand != hand || self->disputed != disputed;

  g_return_val_if_fail (self != NULL, FALSE);

  self->hand = hand;
  self->disputed = disputed;
  return new;
}

/* --- How much it is worth a look --- */

gboolean
tengen_room_game_is_waiting (const TengenRoomGame *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->hand || self->disputed;
}

static gboolean
is_nearly_full (const TengenRoomGame *self)
{
  int n = 0;

  for (const char *stone = self->stones; *stone != '\0'; stone++)
    n += *stone != '.';
  return n * 10 >= self->width * self->height * NEARLY_FULL;
}

int
tengen_room_game_get_rank (const TengenRoomGame *self)
{
  g_return_val_if_fail (self != NULL, 0);

  if (tengen_room_game_is_waiting (self))
    return 0;
  if (self->phase != TENGEN_ROOM_PHASE_PLAY)
    return self->phase == TENGEN_ROOM_PHASE_COUNT ? 1 : 4;
  if (self->taken_n > 0 && self->n - self->taken_n < NEWS)
    return 2;
  return is_nearly_full (self) ? 2 : 3;
}

/* --- The board --- */

static void
show_mark (TengenView *view, const TengenRoomMark *mark)
{
  if (g_str_equal (mark->kind, "bad"))
    view->marks[mark->point] = TENGEN_VIEW_MARK_REFUSED;
  else if (g_str_equal (mark->kind, "why"))
    view->marks[mark->point] = TENGEN_VIEW_MARK_EVIDENCE;
  else if (g_str_equal (mark->kind, "dead"))
    view->dead[mark->point] = 1;
  else if (g_str_equal (mark->kind, "black"))
    view->owner[mark->point] = TENGEN_STONE_BLACK;
  else if (g_str_equal (mark->kind, "white"))
    view->owner[mark->point] = TENGEN_STONE_WHITE;
}

TengenView *
tengen_room_game_make_view (const TengenRoomGame *self)
{
  TengenView *view;

  g_return_val_if_fail (self != NULL, NULL);

  view = tengen_view_new (self->width, self->height);
  view->to_move = self->to_move;
  for (int i = 0; i < self->width * self->height; i++)
    view->stones[i] = (guint8) read_stone (self->stones[i]);
  if (self->last != TENGEN_POINT_NONE &&
      view->stones[self->last] != TENGEN_STONE_NONE)
    view->marks[self->last] = TENGEN_VIEW_MARK_LAST;
  for (guint i = 0; i < self->marks->len; i++)
    show_mark (view, &g_array_index (self->marks, TengenRoomMark, i));
  return view;
}

/* --- Words --- */

char *
tengen_room_game_make_name (int table)
{
  /* TRANSLATORS: the number of a table in a class room */
  return g_strdup_printf (_ ("Board %d"), table + 1);
}

static const char *
get_name (const TengenRoomSeat *seat)
{
  return seat->name != NULL ? seat->name : _ ("nobody");
}

char *
tengen_room_game_name_players (const TengenRoomGame *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  /* TRANSLATORS: two names, Black first */
  return g_strdup_printf (_ ("%s (Black) against %s (White)"),
                          get_name (&self->seats[0]),
                          get_name (&self->seats[1]));
}

static void
add (GString *text, const char *part)
{
  if (part != NULL)
    g_string_append_printf (text, ", %s", part);
}

static const char *
get_turn (const TengenRoomGame *self)
{
  if (self->phase == TENGEN_ROOM_PHASE_COUNT)
    return _ ("counting");
  if (self->phase == TENGEN_ROOM_PHASE_OVER)
    return self->result;
  if (self->to_move == TENGEN_STONE_NONE)
    return NULL;
  return self->to_move == TENGEN_STONE_BLACK ? _ ("Black’s turn")
                                             : _ ("White’s turn");
}

char *
tengen_room_game_describe (const TengenRoomGame *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *name = NULL;
  g_autofree char *players = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  name = tengen_room_game_make_name (self->table);
  players = tengen_room_game_name_players (self);
  g_string_append (text, name);
  add (text, self->hand ? _ ("a hand is up") : NULL);
  add (text, self->disputed ? _ ("the count is disputed") : NULL);
  add (text, players);
  add (text, get_turn (self));
  add (text, self->paused ? _ ("stopped") : NULL);
  return g_strdup (text->str);
}
