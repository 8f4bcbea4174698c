/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-opponent-opening: what the computer does in an opening of Renju
 *
 * Shape: scores of the engine; a value is a score for Black.
 */
#include "tengen-opponent-opening.h"

#include "tengen-board-random.h"
#include "tengen-renju-fifth.h"

#include <string.h>

/* Scores that differ by less are drawn from. */
#define ABOUT_EQUAL 25

/* A stone is put so near to others, or to the centre of an empty board. */
#define NEAR 2

/* So many fourth moves are looked at with their fifth moves. */
#define FOURTHS 8

typedef struct
{
  const TengenOpponentOpening *asked;
  TengenRenju *board; /* stones are tried on it */
  TengenBoardRandom random;
} Decision;

/* Points with what they are worth. */
typedef struct
{
  guint n;
  TengenPoint points[TENGEN_RENJU_POINTS];
  int scores[TENGEN_RENJU_POINTS];
} Moves;

/* --- What an opening comes to --- */

/* The next decision about colours, and the fifth moves before it. */
typedef struct
{
  TengenRenjuPlayer chooser; /* or none */
  int fifths;                /* 0 if none are offered */
} Ahead;

static gboolean
may_put (const TengenRenjuOpening *opening,
         const TengenRenjuStep *step,
         TengenPoint point)
{
  return (step->kind == TENGEN_RENJU_STEP_OFFER
              ? tengen_renju_opening_check_offer (opening, point, NULL)
              : tengen_renju_opening_check_put (opening, point)) ==
         TENGEN_RENJU_FAULT_NONE;
}

/* Any point, as only the order of the steps is asked for. */
static void
put_anywhere (TengenRenjuOpening *opening, const TengenRenjuStep *step)
{
  TengenPoint point = 0;

  while (point < TENGEN_RENJU_POINTS - 1 && !may_put (opening, step, point))
    point++;
  tengen_renju_opening_put (opening, point);
}

static Ahead
look_ahead (TengenRenjuOpening opening)
{
  Ahead ahead = { TENGEN_RENJU_PLAYER_NONE, 0 };
  TengenRenjuStep step;

  for (;;)
    {
      tengen_renju_opening_get_step (&opening, &step);
      if (step.kind == TENGEN_RENJU_STEP_PUT)
        put_anywhere (&opening, &step);
      else if (step.kind == TENGEN_RENJU_STEP_DECLARE)
        tengen_renju_opening_declare (&opening, step.most);
      else
        break;
    }
  if (step.kind == TENGEN_RENJU_STEP_CHOOSE)
    ahead.chooser = step.player;
  else if (step.kind == TENGEN_RENJU_STEP_OFFER)
    ahead.fifths = step.most;
  return ahead;
}

/* --- Values --- */

static int
for_black (TengenStone stone, int score)
{
  return stone == TENGEN_STONE_BLACK ? score : -score;
}

static TengenStone
get_stone (const TengenRenjuOpening *opening)
{
  return opening->n_stones % 2 == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
}

static int
judge (const Decision *self, const TengenRenjuOpening *opening, guint positions)
{
  TengenStone stone = get_stone (opening);

  return for_black (stone,
                    tengen_engine_renju_judge (self->board,
                                               stone,
                                               MAX (positions, 1),
                                               self->asked->progress,
                                               self->asked->data));
}

/* Scores for the side of the stone. */
static void
rate (const Decision *self, TengenStone stone, guint positions, Moves *moves)
{
  if (moves->n > 0)
    tengen_engine_renju_rate (self->board,
                              stone,
                              moves->points,
                              moves->n,
                              MAX (positions / moves->n, 1),
                              self->asked->progress,
                              self->asked->data,
                              moves->scores);
}

/* Lines from a point to the nearest stone, counted the longer way. */
static int
measure (const TengenRenju *board, TengenPoint point, gboolean is_empty)
{
  int nearest = TENGEN_RENJU_SIZE;

  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (tengen_renju_get (board, (TengenPoint) i) != TENGEN_STONE_NONE ||
        (is_empty && i == TENGEN_RENJU_CENTER))
      {
        int x = ABS (i % TENGEN_RENJU_SIZE - point % TENGEN_RENJU_SIZE);
        int y = ABS (i / TENGEN_RENJU_SIZE - point / TENGEN_RENJU_SIZE);

        nearest = MIN (nearest, MAX (x, y));
      }
  return nearest;
}

/* Where the next stone may lie, as near as the regulation lets it. */
static void
list_moves (const Decision *self,
            const TengenRenjuOpening *opening,
            int farthest,
            Moves *moves)
{
  TengenRenjuStep step;

  tengen_renju_opening_get_step (opening, &step);
  moves->n = 0;
  for (; moves->n == 0 && farthest <= TENGEN_RENJU_SIZE; farthest++)
    for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
      if (measure (self->board, i, opening->n_stones == 0) <= farthest &&
          tengen_renju_may_put (self->board, i, step.stone) &&
          may_put (opening, &step, i))
        moves->points[moves->n++] = i;
}

static void
sort (Moves *moves)
{
  for (guint i = 1; i < moves->n; i++)
    {
      TengenPoint point = moves->points[i];
      int score = moves->scores[i];
      guint at = i;

      for (; at > 0 && moves->scores[at - 1] < score; at--)
        {
          moves->points[at] = moves->points[at - 1];
          moves->scores[at] = moves->scores[at - 1];
        }
      moves->points[at] = point;
      moves->scores[at] = score;
    }
}

/* --- Fifth moves --- */

static gboolean
has_twin (const TengenRenjuOpening *opening, const Moves *moves, guint at)
{
  for (guint i = 0; i < at; i++)
    if (tengen_renju_fifth_is_same (
            opening->stones, moves->points[i], moves->points[at]))
      return TRUE;
  return FALSE;
}

static void
drop_twins (const TengenRenjuOpening *opening, Moves *moves)
{
  guint n = 0;

  for (guint i = 0; i < moves->n; i++)
    {
      moves->points[n] = moves->points[i];
      moves->scores[n] = moves->scores[i];
      if (!has_twin (opening, moves, n))
        n++;
    }
  moves->n = n;
}

/* Fifth moves that can be offered together, Black's best first. */
static void
list_fifths (const Decision *self,
             const TengenRenjuOpening *opening,
             guint positions,
             Moves *moves)
{
  moves->n = 0;
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (tengen_renju_get (self->board, i) == TENGEN_STONE_NONE &&
        measure (self->board, i, FALSE) <= NEAR)
      moves->points[moves->n++] = i;
  rate (self, TENGEN_STONE_BLACK, positions, moves);
  sort (moves);
  drop_twins (opening, moves);
}

/* White keeps the worst of those that are offered. */
static int
value_fifths (const Decision *self,
              const TengenRenjuOpening *opening,
              int fifths,
              guint positions)
{
  Moves moves;

  list_fifths (self, opening, positions, &moves);
  return moves.scores[MIN ((guint) fifths, moves.n) - 1];
}

/* What a fourth move comes to, for White. */
static int
value_fourth (const Decision *self,
              const TengenRenjuOpening *opening,
              TengenPoint point,
              int fifths,
              guint positions)
{
  TengenRenjuOpening after = *opening;
  int value;

  tengen_renju_opening_put (&after, point);
  tengen_renju_put (self->board, point, TENGEN_STONE_WHITE);
  value = value_fifths (self, &after, fifths, positions);
  tengen_renju_take (self->board, point);
  return -value;
}

/* White's best fourth moves, by what is left of them after the fifth. */
static void
list_fourths (const Decision *self,
              const TengenRenjuOpening *opening,
              int fifths,
              guint most,
              guint positions,
              Moves *moves)
{
  list_moves (self, opening, NEAR, moves);
  rate (self, TENGEN_STONE_WHITE, positions / 2, moves);
  sort (moves);
  moves->n = MIN (moves->n, most);
  for (guint i = 0; i < moves->n; i++)
    moves->scores[i] = value_fourth (
        self, opening, moves->points[i], fifths, positions / 2 / moves->n);
}

/* What a position is worth once the colours are chosen. Where a number of fifth
 * moves is said first, it makes up for what Black has too much. */
static int
weigh (const Decision *self, TengenRenjuOpening opening, guint positions)
{
  TengenRenjuStep step;
  Ahead ahead;
  Moves moves;

  tengen_renju_opening_get_step (&opening, &step);
  if (step.kind == TENGEN_RENJU_STEP_DECLARE)
    return MIN (judge (self, &opening, positions), 0);
  if (step.kind == TENGEN_RENJU_STEP_CHOOSE)
    tengen_renju_opening_choose (&opening, TENGEN_RENJU_CHOICE_STAY);
  ahead = look_ahead (opening);
  if (ahead.fifths == 0)
    return judge (self, &opening, positions);
  if (opening.n_stones == TENGEN_RENJU_OPENING_STONES - 1)
    return value_fifths (self, &opening, ahead.fifths, positions);
  list_fourths (self, &opening, ahead.fifths, 1, positions, &moves);
  return -moves.scores[0];
}

/* --- Decisions --- */

static guint
draw (Decision *self, guint n)
{
  return tengen_board_random_below (&self->random, n);
}

/* One of the moves that are about as good as the best. */
static TengenPoint
draw_move (Decision *self, Moves *moves)
{
  guint n = 1;

  sort (moves);
  while (n < moves->n && moves->scores[0] - moves->scores[n] < ABOUT_EQUAL)
    n++;
  return moves->points[draw (self, n)];
}

/* Whether the player of a step puts the next stone, too. */
static gboolean
puts_again (const TengenRenjuOpening *opening, const TengenRenjuStep *step)
{
  TengenRenjuOpening after = *opening;
  TengenRenjuStep next;

  put_anywhere (&after, step);
  tengen_renju_opening_get_step (&after, &next);
  return next.kind == TENGEN_RENJU_STEP_PUT && next.player == step->player;
}

/* The opponent chooses the colours: none may be better. */
static void
rate_even (const Decision *self,
           const TengenRenjuOpening *opening,
           TengenStone stone,
           Moves *moves)
{
  for (guint i = 0; i < moves->n; i++)
    {
      TengenRenjuOpening after = *opening;

      tengen_renju_opening_put (&after, moves->points[i]);
      tengen_renju_put (self->board, moves->points[i], stone);
      moves->scores[i] =
          -ABS (weigh (self, after, self->asked->positions / moves->n));
      tengen_renju_take (self->board, moves->points[i]);
    }
}

/* The first stones of several are any, the others good ones. */
static TengenPoint
decide_put (Decision *self, const TengenRenjuStep *step)
{
  const TengenRenjuOpening *opening = self->asked->opening;
  Ahead ahead = look_ahead (*opening);
  gboolean again = puts_again (opening, step);
  gboolean is_chooser = ahead.chooser == step->player;
  gboolean is_even =
      ahead.chooser != TENGEN_RENJU_PLAYER_NONE && !again && !is_chooser;
  Moves moves;

  if (ahead.fifths > 0 && step->move == TENGEN_RENJU_OPENING_STONES - 1)
    list_fourths (
        self, opening, ahead.fifths, FOURTHS, self->asked->positions, &moves);
  else
    {
      /* a first stone is even where it is far away */
      list_moves (self,
                  opening,
                  is_even && step->move == 1 ? TENGEN_RENJU_SIZE : NEAR,
                  &moves);
      memset (moves.scores, 0, sizeof moves.scores);
      if (is_even)
        rate_even (self, opening, step->stone, &moves);
      else if (step->move > 3 || (!again && !is_chooser))
        rate (self, step->stone, self->asked->positions, &moves);
    }
  return draw_move (self, &moves);
}

/* What the fifth moves are worth that a player may offer instead of going on. */
static int
weigh_fifths (const Decision *self)
{
  TengenRenjuOpening opening = *self->asked->opening;
  TengenRenjuStep step;

  tengen_renju_opening_choose (&opening, TENGEN_RENJU_CHOICE_FIFTHS);
  tengen_renju_opening_get_step (&opening, &step);
  return value_fifths (self,
                       &opening,
                       step.kind == TENGEN_RENJU_STEP_OFFER ? step.most : 1,
                       self->asked->positions);
}

static gboolean
offers_choice (const TengenRenjuStep *step, TengenRenjuChoice choice)
{
  return (step->choices & 1u << choice) != 0;
}

/* Whoever goes on loses the choice of the colours to the opponent: fifth moves
 * are worth it where the last of them is still good for Black. */
static TengenRenjuChoice
choose_fifths (Decision *self)
{
  int value = weigh_fifths (self);

  if (value >= ABOUT_EQUAL || (value > -ABOUT_EQUAL && draw (self, 3) == 0))
    return TENGEN_RENJU_CHOICE_FIFTHS;
  return draw (self, 2) == 0 ? TENGEN_RENJU_CHOICE_STAY
                             : TENGEN_RENJU_CHOICE_SWAP;
}

/* The better colour; an even position may be handed on. */
static TengenRenjuChoice
decide_choice (Decision *self, const TengenRenjuStep *step)
{
  gboolean is_black =
      tengen_renju_opening_get_player (self->asked->opening,
                                       TENGEN_STONE_BLACK) == step->player;
  int value;

  if (offers_choice (step, TENGEN_RENJU_CHOICE_FIFTHS))
    return choose_fifths (self);
  value = weigh (self, *self->asked->opening, self->asked->positions);
  if (ABS (value) >= ABOUT_EQUAL)
    return (value > 0) == is_black ? TENGEN_RENJU_CHOICE_STAY
                                   : TENGEN_RENJU_CHOICE_SWAP;
  if (offers_choice (step, TENGEN_RENJU_CHOICE_MORE) && draw (self, 3) == 0)
    return TENGEN_RENJU_CHOICE_MORE;
  return draw (self, 2) == 0 ? TENGEN_RENJU_CHOICE_STAY
                             : TENGEN_RENJU_CHOICE_SWAP;
}

/* The number with which the last fifth move makes the position even. */
static int
decide_number (Decision *self, const TengenRenjuStep *step)
{
  TengenRenjuOpening opening = *self->asked->opening;
  guint positions = self->asked->positions / 2;
  Moves moves;

  if (opening.n_stones < TENGEN_RENJU_OPENING_STONES - 1)
    {
      TengenPoint fourth;

      /* as after the choice of the colours */
      tengen_renju_opening_declare (&opening, step->most);
      tengen_renju_opening_choose (&opening, TENGEN_RENJU_CHOICE_STAY);
      list_fourths (self, &opening, step->most / 2, FOURTHS, positions, &moves);
      sort (&moves);
      fourth = moves.points[0];
      tengen_renju_opening_put (&opening, fourth);
      tengen_renju_put (self->board, fourth, TENGEN_STONE_WHITE);
    }
  list_fifths (self, &opening, positions, &moves);
  moves.n = MIN (moves.n, (guint) step->most);
  for (guint i = 0; i < moves.n; i++)
    {
      moves.scores[i] = -ABS (moves.scores[i]);
      moves.points[i] = (TengenPoint) (i + 1);
    }
  return draw_move (self, &moves);
}

/* The best that was not offered yet. */
static TengenPoint
decide_offer (const Decision *self)
{
  const TengenRenjuOpening *opening = self->asked->opening;
  Moves moves;

  list_fifths (self, opening, self->asked->positions, &moves);
  for (guint i = 0; i < moves.n; i++)
    if (tengen_renju_opening_check_offer (opening, moves.points[i], NULL) ==
        TENGEN_RENJU_FAULT_NONE)
      return moves.points[i];
  list_moves (self, opening, NEAR, &moves);
  return moves.points[0];
}

/* The worst for Black. */
static TengenPoint
decide_pick (const Decision *self)
{
  const TengenRenjuOpening *opening = self->asked->opening;
  Moves moves = { .n = opening->n_offers };

  memcpy (moves.points, opening->offers, moves.n * sizeof *moves.points);
  rate (self, TENGEN_STONE_BLACK, self->asked->positions, &moves);
  sort (&moves);
  return moves.points[moves.n - 1];
}

static void
decide (Decision *self, TengenAction *action)
{
  TengenRenjuStep step;

  tengen_renju_opening_get_step (self->asked->opening, &step);
  switch (step.kind)
    {
    case TENGEN_RENJU_STEP_PUT:
      action->kind = TENGEN_ACTION_PLAY;
      action->point = decide_put (self, &step);
      return;
    case TENGEN_RENJU_STEP_PICK:
      action->kind = TENGEN_ACTION_PLAY;
      action->point = decide_pick (self);
      return;
    case TENGEN_RENJU_STEP_CHOOSE:
      action->kind = TENGEN_ACTION_CHOOSE;
      action->value = (int) decide_choice (self, &step);
      return;
    case TENGEN_RENJU_STEP_DECLARE:
      action->kind = TENGEN_ACTION_DECLARE;
      action->value = decide_number (self, &step);
      return;
    case TENGEN_RENJU_STEP_OFFER:
      action->kind = TENGEN_ACTION_OFFER;
      action->point = decide_offer (self);
      action->value = 1;
      return;
    case TENGEN_RENJU_STEP_DONE:
      break;
    }
  g_assert_not_reached ();
}

void
tengen_opponent_opening_decide (const TengenOpponentOpening *self,
                                TengenAction *action)
{
  Decision decision = { .asked = self };

  g_return_if_fail (self != NULL && action != NULL);

  decision.board = tengen_renju_copy (self->board);
  /* each step draws anew */
  decision.random.state =
      self->seed ^
      (guint64) (self->opening->n_stones * 256u + self->opening->at) << 32;
  decide (&decision, action);
  tengen_renju_free (decision.board);
}
