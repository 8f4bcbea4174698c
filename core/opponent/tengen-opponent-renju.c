/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-opponent-renju: what the computer does in a game of Renju
 */
#include "tengen-opponent-renju.h"

#include "tengen-opponent-opening.h"

/* A draw may be agreed to from so many stones on. */
#define STONES_BEFORE_DRAW ((TENGEN_RENJU_POINTS + 1) / 2)

/* What is searched before that, and what counts as even. */
#define POSITIONS_BEFORE_DRAW 20000
#define ABOUT_EVEN 25

struct TengenOpponentRenju
{
  TengenRenju *board;
  TengenRenjuOpening opening;
  TengenEngineRenjuPlayer player;
  TengenStone to_move;
  /* PLAY, or what is said at once */
  TengenActionKind said;
};

static gboolean
may (const TengenPosition *position, TengenActionKind kind, TengenSeat seat)
{
  TengenAction action = { .kind = kind,
                          .seat = seat,
                          .stone = tengen_position_get_to_move (position),
                          .point = TENGEN_POINT_NONE };
  g_autoptr (TengenReason) reason = tengen_position_check (position, &action);

  return reason == NULL;
}

TengenSeat
tengen_opponent_renju_find_seat (const TengenPosition *position)
{
  const TengenGameSetup *setup;

  g_return_val_if_fail (position != NULL, TENGEN_SEAT_NONE);

  setup = tengen_position_get_setup (position);
  for (int i = TENGEN_SEAT_FIRST; i <= TENGEN_SEAT_SECOND; i++)
    if (setup->renju.declared && setup->computers[i].level > 0 &&
        may (position, TENGEN_ACTION_FIVE, (TengenSeat) i))
      return (TengenSeat) i;
  return tengen_position_get_actor (position);
}

/* --- Rows that stand --- */

/* Whether two stones of a colour lie on each side of one of them. */
static gboolean
is_middle (const TengenRenju *board, TengenPoint point, TengenStone stone)
{
  static const int steps[4][2] = { { 1, 0 }, { 0, 1 }, { 1, 1 }, { 1, -1 } };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      int n = 0;

      for (int far = -2; far <= 2; far++)
        {
          int x = point % TENGEN_RENJU_SIZE + far * steps[i][0];
          int y = point / TENGEN_RENJU_SIZE + far * steps[i][1];

          n += x >= 0 && x < TENGEN_RENJU_SIZE && y >= 0 &&
               y < TENGEN_RENJU_SIZE &&
               tengen_renju_get (
                   board, (TengenPoint) (y * TENGEN_RENJU_SIZE + x)) == stone;
        }
      if (n == 5)
        return TRUE;
    }
  return FALSE;
}

/* Where endings are declared a game goes on though a row stands, and a diagram
 * may begin with one. To look for moves all the same, the stone in the middle
 * counts as the opponent's.
 *
 * Returns: whether there was one */
static gboolean
break_rows (TengenRenju *board)
{
  gboolean broken = FALSE;

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      TengenStone stone = tengen_renju_get (board, i);

      if (stone == TENGEN_STONE_NONE || !tengen_renju_wins (board, i, stone) ||
          !is_middle (board, i, stone))
        continue;
      tengen_renju_take (board, i);
      tengen_renju_put (board, i, tengen_stone_other (stone));
      broken = TRUE;
    }
  return broken;
}

/* --- A task --- */

/* What is said before anything else. */
static TengenActionKind
find_said (const TengenPosition *position, TengenSeat seat)
{
  static const TengenActionKind kinds[] = { TENGEN_ACTION_ADMIT,
                                            TENGEN_ACTION_FIVE,
                                            TENGEN_ACTION_FORBIDDEN };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (may (position, kinds[i], seat))
      return kinds[i];
  return TENGEN_ACTION_PLAY;
}

TengenOpponentRenju *
tengen_opponent_renju_new (const TengenPosition *position, TengenSeat seat)
{
  const TengenGameRenju *renju;
  const TengenGameComputer *computer;
  TengenOpponentRenju *self;

  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (seat != TENGEN_SEAT_NONE, NULL);

  renju = tengen_position_get_renju (position);
  computer = &tengen_position_get_setup (position)->computers[seat];
  self = g_new0 (TengenOpponentRenju, 1);
  self->board = tengen_renju_copy (renju->board);
  self->opening = *renju->opening;
  self->to_move = tengen_position_get_to_move (position);
  self->said = find_said (position, seat);
  self->player.level = CLAMP (computer->level, 1, TENGEN_ENGINE_RENJU_LEVELS);
  self->player.seed = computer->seed;
  self->player.positions =
      MIN (computer->playouts, TENGEN_ENGINE_RENJU_BUDGET_MAX);
  return self;
}

void
tengen_opponent_renju_free (TengenOpponentRenju *self)
{
  if (self == NULL)
    return;
  tengen_renju_free (self->board);
  g_free (self);
}

static gboolean
is_opening (const TengenOpponentRenju *self)
{
  TengenRenjuStep step;

  tengen_renju_opening_get_step (&self->opening, &step);
  return step.kind != TENGEN_RENJU_STEP_DONE;
}

guint
tengen_opponent_renju_get_budget (const TengenOpponentRenju *self)
{
  g_return_val_if_fail (self != NULL, 0);

  if (self->said != TENGEN_ACTION_PLAY)
    return 0;
  if (!is_opening (self))
    return tengen_engine_renju_get_positions (&self->player);
  return self->player.positions > 0
             ? MIN (self->player.positions, TENGEN_OPPONENT_OPENING_POSITIONS)
             : TENGEN_OPPONENT_OPENING_POSITIONS;
}

/* --- What is done --- */

static TengenPoint
find_sound (const TengenOpponentRenju *self)
{
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (tengen_renju_may_put (self->board, i, self->to_move))
      return i;
  return TENGEN_POINT_PASS;
}

/* A move while a row stands that nothing was said of: the own row, or what the
 * engine finds as if there were none, if that is a move. */
static TengenPoint
settle_move (const TengenOpponentRenju *self, TengenPoint found)
{
  TengenPoint fives[TENGEN_RENJU_POINTS];

  if (tengen_renju_list_fives (self->board, self->to_move, fives) > 0)
    return fives[0];
  return found != TENGEN_POINT_PASS &&
                 tengen_renju_may_put (self->board, found, self->to_move)
             ? found
             : find_sound (self);
}

guint
tengen_opponent_renju_run (TengenOpponentRenju *self,
                           guint halvings,
                           TengenEngineRenjuProgress progress,
                           gpointer data,
                           TengenAction *action)
{
  g_autoptr (TengenRenju) board = NULL;
  TengenEngineRenjuAnswer answer;
  gboolean broken;

  g_return_val_if_fail (self != NULL && action != NULL, 0);

  action->kind = self->said;
  if (self->said != TENGEN_ACTION_PLAY)
    {
      action->value = 1;
      return 0;
    }
  board = tengen_renju_copy (self->board);
  broken = break_rows (board);
  if (is_opening (self))
    {
      const TengenOpponentOpening asked = {
        .board = board,
        .opening = &self->opening,
        .seed = self->player.seed,
        .positions = MAX (
            tengen_opponent_renju_get_budget (self) >> MIN (halvings, 31), 1),
        .progress = progress,
        .data = data,
      };

      tengen_opponent_opening_decide (&asked, action);
      if (action->kind == TENGEN_ACTION_PLAY)
        action->value = (int) MIN (halvings, TENGEN_ACTION_HALVINGS_MAX);
      return 0;
    }
  self->player.halvings = halvings;
  tengen_engine_renju_choose (
      board, self->to_move, &self->player, progress, data, &answer);
  action->point = broken ? settle_move (self, answer.point) : answer.point;
  /* a board without a point left has enough stones for a pass */
  if (action->point == TENGEN_POINT_PASS)
    action->kind = TENGEN_ACTION_PASS;
  if (answer.positions > 0)
    action->value = (int) MIN (halvings, TENGEN_ACTION_HALVINGS_MAX);
  return answer.positions;
}

/* --- A draw --- */

static int
count_stones (const TengenRenju *board)
{
  int n = 0;

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    n += tengen_renju_get (board, i) != TENGEN_STONE_NONE;
  return n;
}

gboolean
tengen_opponent_renju_agrees (const TengenPosition *position, TengenSeat seat)
{
  g_autoptr (TengenRenju) board = NULL;
  TengenStone stone;
  int n, score;

  g_return_val_if_fail (position != NULL, FALSE);

  board = tengen_renju_copy (tengen_position_get_renju (position)->board);
  n = count_stones (board);
  if (n < STONES_BEFORE_DRAW || n == TENGEN_RENJU_POINTS)
    return n == TENGEN_RENJU_POINTS;
  break_rows (board);
  stone = tengen_position_get_to_move (position);
  score = tengen_engine_renju_judge (
      board, stone, POSITIONS_BEFORE_DRAW, NULL, NULL);
  if (stone != tengen_position_get_stone (position, seat))
    score = -score;
  return score <= ABOUT_EVEN;
}
