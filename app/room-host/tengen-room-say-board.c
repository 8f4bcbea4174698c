/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-say-board: the board in the message about a table
 */
#include "tengen-room-say-private.h"

#include "tengen-session-advice.h"
#include "tengen-words.h"

const char *
tengen_room_say_stone (TengenStone stone)
{
  static const char *const names[] = { ".", "B", "W" };

  return names[stone];
}

static void
add_stones (const TengenRoomSaying *self)
{
  const TengenBoard *board = tengen_position_get_board (self->position);
  TengenStone to_move = self->phase == TENGEN_PHASE_PLAY
                            ? tengen_position_get_to_move (self->position)
                            : TENGEN_STONE_NONE;
  g_autofree char *hash = g_strdup_printf ("%016" G_GINT64_MODIFIER "x",
                                           tengen_room_hash (board, to_move));
  g_autoptr (GString) stones = g_string_new (NULL);

  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    g_string_append (
        stones,
        tengen_room_say_stone (tengen_board_get (board, (TengenPoint) i)));
  tengen_room_writer_string (self->writer, "hash", hash);
  tengen_room_writer_int (self->writer, "w", tengen_board_get_width (board));
  tengen_room_writer_int (self->writer, "h", tengen_board_get_height (board));
  tengen_room_writer_string (self->writer, "stones", stones->str);
  tengen_room_writer_string (
      self->writer, "to_move", tengen_room_say_stone (to_move));
}

TengenNotation
tengen_room_say_get_notation (const TengenRoomSaying *self)
{
  return tengen_position_get_renju (self->position) != NULL
             ? TENGEN_NOTATION_RENJU
             : tengen_words_notation ();
}

static void
add_edges (const TengenRoomSaying *self)
{
  const TengenBoard *board = tengen_position_get_board (self->position);
  TengenNotation notation = tengen_room_say_get_notation (self);
  int width = tengen_board_get_width (board);
  int height = tengen_board_get_height (board);

  tengen_room_writer_open_array (self->writer, "columns");
  for (int x = 0; x < width; x++)
    {
      g_autofree char *name =
          tengen_notation_format_column (notation, width, x);

      tengen_room_writer_string (self->writer, NULL, name);
    }
  tengen_room_writer_close (self->writer);
  tengen_room_writer_open_array (self->writer, "rows");
  for (int y = 0; y < height; y++)
    {
      g_autofree char *name = tengen_notation_format_row (notation, height, y);

      tengen_room_writer_string (self->writer, NULL, name);
    }
  tengen_room_writer_close (self->writer);
}

static void
add_mark (const TengenRoomSaying *self, int point, const char *kind)
{
  tengen_room_writer_open_array (self->writer, NULL);
  tengen_room_writer_int (self->writer, NULL, point);
  tengen_room_writer_string (self->writer, NULL, kind);
  tengen_room_writer_close (self->writer);
}

/* What may not be, and the stones that prove it. */
static void
add_refused_marks (const TengenRoomSaying *self)
{
  const TengenReason *reason = self->view->refused;
  int n =
      tengen_board_get_n_points (tengen_position_get_board (self->position));

  if (reason == NULL)
    return;
  if (reason->point < n)
    add_mark (self, reason->point, "bad");
  for (guint i = 0; reason->points != NULL && i < reason->points->len; i++)
    {
      TengenPoint point = g_array_index (reason->points, TengenPoint, i);

      if (point < n)
        add_mark (self, point, "why");
    }
}

/* Dead stones, and whose the points are where points count. */
static void
add_count_marks (const TengenRoomSaying *self)
{
  const TengenBoard *board = tengen_position_get_board (self->position);
  gboolean counts = tengen_position_get_setup (self->position)->rules.territory;
  g_autoptr (TengenGoCount) count = NULL;

  if (!tengen_position_is_counted (self->position) ||
      (count = tengen_position_count (self->position)) == NULL)
    return;
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    {
      TengenStone stone = tengen_board_get (board, (TengenPoint) i);
      TengenStone side =
          tengen_go_owner_get_side ((TengenGoOwner) count->owner[i]);

      if (stone != TENGEN_STONE_NONE &&
          tengen_position_get_mark (self->position, (TengenPoint) i) ==
              TENGEN_GO_MARK_DEAD)
        add_mark (self, i, "dead");
      else if (counts && stone == TENGEN_STONE_NONE &&
               side != TENGEN_STONE_NONE)
        add_mark (self, i, side == TENGEN_STONE_BLACK ? "black" : "white");
    }
}

static void
add_came (const TengenRoomSaying *self)
{
  for (guint i = 0; i < self->desk->came->len; i++)
    add_mark (self, g_array_index (self->desk->came, TengenPoint, i), "new");
}

/* Fifth moves that were offered. */
static void
add_offers (const TengenRoomSaying *self)
{
  const TengenGameRenju *renju = tengen_position_get_renju (self->position);
  TengenRenjuStep step;

  if (renju == NULL || self->phase != TENGEN_PHASE_PLAY)
    return;
  tengen_renju_opening_get_step (renju->opening, &step);
  if (step.kind != TENGEN_RENJU_STEP_OFFER &&
      step.kind != TENGEN_RENJU_STEP_PICK)
    return;
  for (int i = 0; i < renju->opening->n_offers; i++)
    add_mark (self, renju->opening->offers[i], "hint");
}

/* Advice is for whoever asked for it. */
gboolean
tengen_room_say_is_advised (const TengenRoomSaying *self)
{
  return self->phase == TENGEN_PHASE_PLAY &&
         tengen_room_desk_is_hinted (self->desk, self->view->seat);
}

/* The points of advice. Returns: how many, 0 where there is none yet. */
int
tengen_room_say_list_advised (const TengenRoomSaying *self,
                              const TengenPoint **points)
{
  TengenSession *session = tengen_room_play_get_session (self->desk->play);
  const TengenEngineAdvice *go = tengen_session_get_advice (session, NULL);
  const TengenEngineRenjuAdvice *renju =
      tengen_session_get_renju_advice (session, NULL);

  if (go != NULL)
    *points = go->points;
  else if (renju != NULL)
    *points = renju->points;
  return go != NULL ? go->n_points : renju != NULL ? renju->n_points : 0;
}

static void
add_advice (const TengenRoomSaying *self)
{
  const TengenPoint *points = NULL;
  int n = tengen_room_say_is_advised (self)
              ? tengen_room_say_list_advised (self, &points)
              : 0;

  for (int i = 0; i < n; i++)
    add_mark (self, points[i], "hint");
}

static void
add_marks (const TengenRoomSaying *self)
{
  const TengenBoard *board = tengen_position_get_board (self->position);
  TengenPoint last = tengen_position_get_last (self->position, NULL);

  if (last < tengen_board_get_n_points (board))
    tengen_room_writer_int (self->writer, "last", last);
  tengen_room_writer_open_array (self->writer, "marks");
  add_came (self);
  add_count_marks (self);
  add_offers (self);
  add_advice (self);
  add_refused_marks (self);
  tengen_room_writer_close (self->writer);
}

void
tengen_room_say_board (const TengenRoomSaying *self)
{
  TengenSeat seat = self->view->seat;

  add_stones (self);
  tengen_room_writer_string (
      self->writer,
      "you",
      tengen_room_say_stone (
          seat == TENGEN_SEAT_NONE
              ? TENGEN_STONE_NONE
              : tengen_position_get_stone (self->position, seat)));
  add_marks (self);
  add_edges (self);
}
