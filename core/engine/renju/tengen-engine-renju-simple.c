/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-simple: the moves of the levels that do not search
 */
#include "tengen-engine-renju-simple.h"

#include "tengen-board-random.h"
#include "tengen-engine-renju-fours.h"

/* Fours that level 4 looks ahead, and stones that it puts for that. */
#define MOVES_AHEAD 3
#define MOST_PUT 200
/* No move. */
#define NO_VALUE G_MININT

/* What a level sees: of a hundred points that make straight fours its own and
 * those of the other side. Chance adds up to `noise` to the value of a move. */
typedef struct
{
  int makes_fours;
  int stops_threes;
  gboolean sees_four_threes;
  gboolean sees_fours;
  int noise;
  int most;   /* no move looks better */
  int others; /* hundredths of what the other side's lines count */
} Sight;

static const Sight sights[TENGEN_ENGINE_RENJU_LEVELS_SIGHT + 1] = {
  [1] = { 34, 34, FALSE, FALSE, 270, 235, 36 },
  [2] = { 100, 100, FALSE, FALSE, 500, 90, 80 },
  [3] = { 100, 100, TRUE, FALSE, 300, 235, 20 },
  [4] = { 100, 100, TRUE, TRUE, 60, 4000, 80 },
};

typedef struct
{
  TengenEngineRenjuBoard *board;
  TengenStone stone;
  TengenStone other;
  const Sight *sight;
  guint64 seed;
} Chooser;

/* A number below a limit, for a point; with another base it is the same in each
 * position. */
static int
draw (const Chooser *self, guint64 base, TengenPoint point, int limit)
{
  guint64 number = tengen_board_random_mix (
      (base ^ self->seed) +
      (guint64) point * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  return (int) (number >> 40) % limit;
}

/* What a move looks like. */
static int
value_move (const Chooser *self, TengenPoint point)
{
  const TengenEngineRenjuBoard *board = self->board;
  guint own = tengen_engine_renju_board_get_pair (board, point, self->stone);
  guint theirs = tengen_engine_renju_board_get_pair (board, point, self->other);

  return MIN (board->lines->appeals[own], self->sight->most) +
         MIN (board->lines->appeals[theirs], self->sight->most) *
             self->sight->others / 100 +
         draw (self, self->board->key.verify, point, self->sight->noise);
}

/* What is overlooked at a point stays so. */
static gboolean
overlooks (const Chooser *self,
           TengenPoint point,
           TengenStone side,
           TengenEngineRenjuKind kind)
{
  int seen = side == self->stone ? self->sight->makes_fours
                                 : self->sight->stops_threes;

  return kind == TENGEN_ENGINE_RENJU_MAKES_FOURS &&
         draw (self, 0, point, 100) >= seen;
}

/* Finds the best of the points that a side has of a kind or a stronger one; of
 * all free ones for QUIET. */
static TengenPoint
find_best (const Chooser *self,
           TengenStone side,
           TengenEngineRenjuKind least,
           TengenEngineRenjuKind most)
{
  TengenPoint best = TENGEN_POINT_NONE;
  int best_value = NO_VALUE;

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      TengenEngineRenjuKind kind;
      int value;

      if (tengen_engine_renju_board_get (self->board, i) != TENGEN_STONE_NONE ||
          !tengen_engine_renju_board_may (self->board, i, self->stone))
        continue;
      kind = tengen_engine_renju_board_get_kind (self->board, i, side);
      if (kind < least || kind > most ||
          (least == most && overlooks (self, i, side, kind)) ||
          (kind != TENGEN_ENGINE_RENJU_MAKES_FIVE &&
           !tengen_engine_renju_board_may (self->board, i, side)))
        continue;
      value = value_move (self, i);
      if (value > best_value)
        {
          best_value = value;
          best = i;
        }
    }
  return best;
}

static TengenPoint
find_kind (const Chooser *self, TengenStone side, TengenEngineRenjuKind kind)
{
  return find_best (self, side, kind, kind);
}

/* Looks for a short win by fours, with a table of its own. */
static TengenPoint
find_fours (const Chooser *self)
{
  g_autoptr (TengenEngineRenjuTable) table =
      tengen_engine_renju_table_new (MOST_PUT);
  TengenPoint first = TENGEN_POINT_NONE;

  tengen_engine_renju_fours_find (
      self->board, table, self->stone, MOVES_AHEAD, MOST_PUT, &first);
  return first;
}

/* Finds what a level sees of wins and threats, or NONE. */
static TengenPoint
find_seen (const Chooser *self)
{
  const Sight *sight = self->sight;
  TengenPoint point =
      find_kind (self, self->stone, TENGEN_ENGINE_RENJU_MAKES_FIVE);

  if (point == TENGEN_POINT_NONE)
    point = find_kind (self, self->other, TENGEN_ENGINE_RENJU_MAKES_FIVE);
  if (point == TENGEN_POINT_NONE)
    point = find_kind (self, self->stone, TENGEN_ENGINE_RENJU_MAKES_FOURS);
  if (point == TENGEN_POINT_NONE && sight->sees_fours)
    point = find_fours (self);
  if (point == TENGEN_POINT_NONE && sight->sees_four_threes)
    point = find_kind (self, self->stone, TENGEN_ENGINE_RENJU_MAKES_FOUR_THREE);
  if (point == TENGEN_POINT_NONE)
    point = find_kind (self, self->other, TENGEN_ENGINE_RENJU_MAKES_FOURS);
  if (point == TENGEN_POINT_NONE && sight->sees_four_threes)
    point = find_kind (self, self->other, TENGEN_ENGINE_RENJU_MAKES_FOUR_THREE);
  return point;
}

TengenPoint
tengen_engine_renju_choose_simple (TengenEngineRenjuBoard *board,
                                   TengenStone stone,
                                   int level,
                                   guint64 seed)
{
  Chooser chooser;
  TengenPoint point;

  g_return_val_if_fail (board != NULL, TENGEN_POINT_PASS);
  g_return_val_if_fail (level >= 1 && level <= TENGEN_ENGINE_RENJU_LEVELS_SIGHT,
                        TENGEN_POINT_PASS);

  chooser = (Chooser){
    .board = board,
    .stone = stone,
    .other = tengen_stone_other (stone),
    .sight = &sights[level],
    .seed = seed,
  };
  point = find_seen (&chooser);
  if (point == TENGEN_POINT_NONE)
    point = find_best (&chooser,
                       stone,
                       TENGEN_ENGINE_RENJU_QUIET,
                       TENGEN_ENGINE_RENJU_MAKES_FIVE);
  return point != TENGEN_POINT_NONE ? point : TENGEN_POINT_PASS;
}
