/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-game: a diagram and moves written as a record and opened
 *
 * Shape: what the rules say of it is asked in tengen-lesson-game-ask.
 */
#include "tengen-lesson-game.h"

#include <string.h>

#include "tengen-board-notation.h"
#include "tengen-record-edit.h"

/* A record that is being written, at the end of its moves. */
typedef struct
{
  TengenRecord *record;
  TengenNode node;
  TengenStone to_move;
  const TengenGameSetup *setup;
} Writer;

static void
append_point (const Writer *self, GString *values, TengenPoint point)
{
  g_autofree char *name = tengen_notation_format (
      TENGEN_NOTATION_SGF, self->setup->width, self->setup->height, point);

  g_string_append_printf (values, "[%s]", name);
}

/* Stones. */

static gboolean
set_stones (Writer *self, const guint8 *stones, TengenStone stone)
{
  g_autoptr (GString) values = g_string_new (NULL);
  int n = self->setup->width * self->setup->height;

  for (int point = 0; point < n; point++)
    if (stones[point] == stone)
      append_point (self, values, (TengenPoint) point);
  if (values->len == 0)
    return FALSE;
  tengen_record_set (self->record,
                     self->node,
                     stone == TENGEN_STONE_BLACK ? TENGEN_PROPERTY_AB
                                                 : TENGEN_PROPERTY_AW,
                     values->str);
  return TRUE;
}

/* A turn that is set up ends the opening of Renju; it is so on an empty board
 * where White begins. */
static void
set_up (Writer *self, const guint8 *stones)
{
  gboolean black = set_stones (self, stones, TENGEN_STONE_BLACK);
  gboolean white = set_stones (self, stones, TENGEN_STONE_WHITE);

  if (self->to_move == TENGEN_STONE_WHITE)
    tengen_record_set (self->record, self->node, TENGEN_PROPERTY_PL, "[W]");
  else if (black || white)
    tengen_record_set (self->record, self->node, TENGEN_PROPERTY_PL, "[B]");
}

/* Moves. */

static void
add_move (Writer *self, TengenStone stone, TengenPoint point)
{
  g_autoptr (GString) values = g_string_new (NULL);

  if (stone == TENGEN_STONE_NONE)
    stone = self->to_move;
  append_point (self, values, point);
  self->node = tengen_record_build_node (self->record, self->node);
  tengen_record_set (self->record,
                     self->node,
                     stone == TENGEN_STONE_BLACK ? TENGEN_PROPERTY_B
                                                 : TENGEN_PROPERTY_W,
                     values->str);
  self->to_move = tengen_stone_other (stone);
}

static void
add_moves (Writer *self, const GArray *moves, guint n_moves)
{
  for (guint i = 0; i < n_moves; i++)
    {
      const TengenLessonMove *move =
          &g_array_index (moves, TengenLessonMove, i);

      add_move (self, move->stone, move->point);
    }
}

/* Ko. */

/* Whether a stone at @point, played last, has taken one stone of @stone at @ko
 * and could itself be taken there at once. */
static gboolean
takes_ko (TengenBoard *board,
          TengenPoint point,
          TengenPoint ko,
          TengenStone stone)
{
  int taken;

  if (tengen_board_get (board, point) != tengen_stone_other (stone))
    return FALSE;
  tengen_board_put (board, point, TENGEN_STONE_NONE);
  tengen_board_put (board, ko, stone);
  taken = tengen_board_play (board, point, tengen_stone_other (stone), NULL);
  return taken == 1 && tengen_board_get (board, ko) == TENGEN_STONE_NONE &&
         tengen_board_get_chain_size (board, point) == 1 &&
         tengen_board_get_liberties (board, point) == 1;
}

TengenPoint
tengen_lesson_game_find_ko (const TengenLessonDiagram *diagram)
{
  g_autoptr (TengenBoard) board = NULL;
  TengenPoint around[4];
  int n;

  g_return_val_if_fail (diagram != NULL, TENGEN_POINT_NONE);

  if (diagram->ko == TENGEN_POINT_NONE || diagram->setup->is_renju ||
      diagram->stones[diagram->ko] != TENGEN_STONE_NONE)
    return TENGEN_POINT_NONE;
  board = tengen_board_new (diagram->setup->width, diagram->setup->height);
  n = tengen_board_list_neighbours (board, diagram->ko, around);
  for (int i = 0; i < n; i++)
    {
      tengen_board_put_all (board, diagram->stones);
      if (takes_ko (board, around[i], diagram->ko, diagram->to_move))
        return around[i];
    }
  return TENGEN_POINT_NONE;
}

/* Goes back before the capture; what was said to have happened before the drawn
 * stones holds it too. */
static void
take_capture_back (TengenGameSetup *setup,
                   guint8 *stones,
                   const TengenLessonDiagram *diagram,
                   TengenPoint capture)
{
  TengenStone taker = tengen_stone_other (diagram->to_move);

  stones[capture] = TENGEN_STONE_NONE;
  stones[diagram->ko] = (guint8) diagram->to_move;
  setup->past_moves[taker] = MAX (setup->past_moves[taker] - 1, 0);
  setup->past_prisoners[diagram->to_move] =
      MAX (setup->past_prisoners[diagram->to_move] - 1, 0);
}

/* Games. */

static TengenGame *
make_game (TengenGameSetup *setup,
           const TengenLessonDiagram *diagram,
           const GArray *moves,
           guint n_moves)
{
  gsize n = (gsize) setup->width * (gsize) setup->height;
  g_autofree guint8 *stones = g_memdup2 (diagram->stones, n);
  TengenPoint capture = tengen_lesson_game_find_ko (diagram);
  Writer writer = { .to_move = diagram->to_move, .setup = setup };

  if (capture != TENGEN_POINT_NONE)
    {
      take_capture_back (setup, stones, diagram, capture);
      writer.to_move = tengen_stone_other (diagram->to_move);
    }
  writer.record = tengen_game_setup_write (setup);
  writer.node = tengen_record_get_game (writer.record, 0);
  set_up (&writer, stones);
  if (capture != TENGEN_POINT_NONE)
    add_move (&writer, writer.to_move, capture);
  add_moves (&writer, diagram->before, diagram->before->len);
  add_moves (&writer, moves, n_moves);
  return tengen_game_open (writer.record, 0);
}

TengenGame *
tengen_lesson_game_new (const TengenLessonDiagram *diagram,
                        const GArray *moves,
                        guint n_moves,
                        gboolean declared)
{
  g_autoptr (TengenGameSetup) setup = NULL;

  g_return_val_if_fail (diagram != NULL, NULL);
  g_return_val_if_fail (n_moves == 0 || moves != NULL, NULL);

  setup = tengen_game_setup_copy (diagram->setup);
  tengen_renju_rules_init (&setup->renju, TENGEN_RENJU_NONE);
  setup->renju.declared = declared;
  return make_game (setup, diagram, moves, n_moves);
}

TengenGame *
tengen_lesson_game_new_from (const TengenGameSetup *setup,
                             const TengenLessonDiagram *diagram)
{
  g_autoptr (TengenGameSetup) start = NULL;
  const TengenGameSetup *drawn;

  g_return_val_if_fail (setup != NULL, NULL);

  if (diagram == NULL)
    return tengen_game_new (setup);
  drawn = diagram->setup;
  start = tengen_game_setup_copy (setup);
  start->width = drawn->width;
  start->height = drawn->height;
  start->handicap = 0;
  memcpy (start->past_moves, drawn->past_moves, sizeof drawn->past_moves);
  memcpy (start->past_prisoners,
          drawn->past_prisoners,
          sizeof drawn->past_prisoners);
  return make_game (start, diagram, NULL, 0);
}

int
tengen_lesson_game_get_notation (const TengenLessonDiagram *diagram)
{
  g_return_val_if_fail (diagram != NULL, TENGEN_NOTATION_A1);

  return diagram->setup->is_renju ? TENGEN_NOTATION_RENJU : TENGEN_NOTATION_A1;
}

int
tengen_lesson_game_get_shown_notation (const TengenLessonDiagram *diagram)
{
  g_return_val_if_fail (diagram != NULL, TENGEN_NOTATION_A1);

  return diagram->setup->is_renju ? TENGEN_NOTATION_RENJU
                                  : (int) diagram->notation;
}
