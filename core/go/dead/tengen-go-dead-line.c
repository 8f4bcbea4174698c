/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-line: moves in a region, one line of them at a time (手順)
 *
 * Ko:    where ko fights are played one side is their master: it retakes a ko
 *        at once, the other may not. What holds with either master does not
 *        depend on a ko. Where they are barred, no side retakes a ko before
 *        passing for it.
 */
#include "tengen-go-dead-line.h"

#include <string.h>

/* Of this many stones no opponent's stone is left where they were: who takes
 * more keeps what took them. */
#define MAX_RETAKEN 7

/* Orders of moves. */
#define ORDER_TAKES -8
#define ORDER_LIBERTY -4
#define ORDER_NEAR -1
#define ORDER_PASS 0

static guint64
mix (guint64 value)
{
  value ^= value >> 31;
  value *= G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  value ^= value >> 29;
  value *= G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  return value ^ value >> 32;
}

static guint64
make_key (const TengenGoDeadLine *self,
          guint64 hash,
          const TengenGoDeadTurn *turn)
{
  guint64 rest = turn->target | (guint64) turn->ban << 16 |
                 (guint64) turn->target_stone << 32 |
                 (guint64) turn->stone << 34 | (guint64) turn->winner << 36;

  rest = mix (rest ^ mix (self->salt));
  /* the order of the bars is no matter */
  for (int i = 0; i < turn->n_bars; i++)
    rest ^= mix (~(guint64) (turn->bars[i].point | turn->bars[i].stone << 16));
  return hash ^ mix (rest);
}

guint64
tengen_go_dead_line_get_key (const TengenGoDeadLine *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return make_key (self, tengen_board_get_hash (self->board), &self->turn);
}

/* The side that may not pass, and loses without a move. */
static TengenStone
find_who_must (const TengenGoDeadLine *self)
{
  if (self->goal == TENGEN_GO_DEAD_GOAL_LIVE)
    return self->prover;
  return tengen_stone_other ((TengenStone) self->turn.target_stone);
}

TengenStone
tengen_go_dead_line_find_winner (const TengenGoDeadLine *self)
{
  const TengenGoDeadTurn *turn;
  gboolean attacks;

  g_return_val_if_fail (self != NULL, TENGEN_STONE_NONE);

  turn = &self->turn;
  if (turn->winner != TENGEN_STONE_NONE)
    return (TengenStone) turn->winner;
  attacks = turn->stone != turn->target_stone;
  /* only a move of its own side joins it to settled stones */
  if (attacks && tengen_go_dead_region_is_settled (self->region, turn->target))
    return (TengenStone) turn->target_stone;
  if (tengen_go_dead_region_count_ways (self->region, turn->target) >
      (attacks ? 1 : 0))
    return (TengenStone) turn->target_stone;
  if (tengen_go_dead_region_has_eyes (self->region, turn->target))
    return (TengenStone) turn->target_stone;
  if (tengen_go_dead_region_is_hopeless (self->region, turn->target))
    return tengen_stone_other ((TengenStone) turn->target_stone);
  return TENGEN_STONE_NONE;
}

static void
remove_bar (TengenGoDeadTurn *turn, int i)
{
  turn->n_bars--;
  memmove (&turn->bars[i],
           &turn->bars[i + 1],
           (turn->n_bars - i) * sizeof turn->bars[0]);
  memset (&turn->bars[turn->n_bars], 0, sizeof turn->bars[0]);
}

static void
add_bar (TengenGoDeadTurn *turn, TengenPoint point, TengenStone stone)
{
  if (turn->n_bars == TENGEN_GO_DEAD_MAX_BARS)
    remove_bar (turn, 0);
  turn->bars[turn->n_bars++] = (TengenGoDeadBar){ point, (guint8) stone };
}

static gboolean
is_barred (const TengenGoDeadTurn *turn, TengenPoint point)
{
  if (point == turn->ban)
    return TRUE;
  for (int i = 0; i < turn->n_bars; i++)
    if (turn->bars[i].point == point && turn->bars[i].stone == turn->stone)
      return TRUE;
  return FALSE;
}

/* What a move that takes stones takes. */
typedef struct
{
  gboolean takes_settled;
  gboolean takes_target;
  gboolean is_alone; /* no own stone and no empty point beside it */
  TengenPoint first; /* a stone taken */
} Prey;

static Prey
look_at_prey (const TengenGoDeadLine *self, int place)
{
  const TengenGoDeadRegion *region = self->region;
  TengenStone other = tengen_stone_other ((TengenStone) self->turn.stone);
  TengenPoint target = tengen_board_get_chain (self->board, self->turn.target);
  Prey prey = { .is_alone = TRUE, .first = TENGEN_POINT_NONE };

  for (int i = 0; i < region->n_neighbours[place]; i++)
    {
      TengenPoint point = region->neighbours[place][i];

      if (tengen_board_get (self->board, point) != other)
        {
          prey.is_alone = FALSE;
          continue;
        }
      if (tengen_board_get_liberties (self->board, point) > 1)
        continue;
      prey.first = point;
      prey.takes_settled |= tengen_go_dead_region_is_settled (region, point);
      prey.takes_target |=
          tengen_board_get_chain (self->board, point) == target;
    }
  return prey;
}

/* The target goes: what took it is the next target, or has won. */
static void
take_target (const TengenGoDeadLine *self,
             TengenPoint point,
             TengenGoDeadTurn *next)
{
  if (self->goal == TENGEN_GO_DEAD_GOAL_LIVE ||
      tengen_board_get_chain_size (self->board, self->turn.target) >
          MAX_RETAKEN)
    next->winner = self->turn.stone;
  next->target = point;
  next->target_stone = self->turn.stone;
}

/* A ko is taken: the other side may not always retake it. */
static void
take_ko (TengenGoDeadLine *self, TengenPoint point, TengenGoDeadTurn *next)
{
  self->met_ko = TRUE;
  if (self->ko_fights == TENGEN_GO_KO_FIGHTS_BARRED)
    add_bar (next, point, (TengenStone) next->stone);
  else if (next->stone != self->master)
    next->ban = point;
}

static gboolean
take (TengenGoDeadLine *self, int place, int taken, TengenGoDeadTurn *next)
{
  Prey prey = look_at_prey (self, place);

  if (prey.takes_settled)
    return FALSE;
  if (prey.takes_target)
    take_target (self, self->region->points[place], next);
  if (taken == 1 && prey.is_alone)
    take_ko (self, prey.first, next);
  return TRUE;
}

static void
begin_move (const TengenGoDeadLine *self, TengenGoDeadTurn *next)
{
  *next = self->turn;
  next->stone = tengen_stone_other ((TengenStone) self->turn.stone);
  next->ban = TENGEN_POINT_NONE;
}

/* Tries a stone on an empty point of the region; FALSE if it may not be put. */
static gboolean
try_stone (TengenGoDeadLine *self, int place, TengenGoDeadMove *move)
{
  TengenPoint point = self->region->points[place];
  TengenBoardTry result;

  if (is_barred (&self->turn, point))
    return FALSE;
  tengen_board_try (
      self->board, point, (TengenStone) self->turn.stone, &result);
  if (result.own > 0)
    return FALSE;
  begin_move (self, &move->turn);
  for (int i = move->turn.n_bars - 1; i >= 0; i--)
    if (move->turn.bars[i].point == point)
      remove_bar (&move->turn, i);
  if (result.taken > 0 && !take (self, place, result.taken, &move->turn))
    return FALSE;
  move->point = point;
  move->key = make_key (self, result.hash, &move->turn);
  move->order = result.taken > 0 ? ORDER_TAKES : 0;
  return TRUE;
}

/* Adds the passes: one for each ko the side may not retake, or a plain one. */
static int
add_passes (const TengenGoDeadLine *self, TengenGoDeadMove *moves)
{
  gboolean must = self->turn.stone == find_who_must (self);
  guint64 hash = tengen_board_get_hash (self->board);
  int n = 0;

  for (int i = 0; i <= self->turn.n_bars; i++)
    {
      TengenGoDeadMove *move = &moves[n];

      begin_move (self, &move->turn);
      if (i < self->turn.n_bars)
        {
          if (self->turn.bars[i].stone != self->turn.stone)
            continue;
          remove_bar (&move->turn, i);
        }
      else if (n > 0 || (must && self->turn.ban == TENGEN_POINT_NONE))
        continue;
      move->point = TENGEN_POINT_PASS;
      move->key = make_key (self, hash, &move->turn);
      move->order = ORDER_PASS;
      n++;
    }
  return n;
}

/* The target's liberties come first, then what lies beside them. */
static int
rate (const TengenGoDeadLine *self, int place, TengenPoint target)
{
  const TengenGoDeadRegion *region = self->region;
  int order = 0;

  for (int i = 0; i < region->n_neighbours[place]; i++)
    {
      TengenPoint point = region->neighbours[place][i];
      TengenStone stone = tengen_board_get (self->board, point);

      if (stone == TENGEN_STONE_NONE)
        order += ORDER_NEAR;
      else if (tengen_board_get_chain (self->board, point) == target)
        return ORDER_LIBERTY + order;
    }
  return order;
}

static void
sort_moves (TengenGoDeadMove *moves, int n)
{
  for (int i = 1; i < n; i++)
    {
      TengenGoDeadMove move = moves[i];
      int j = i;

      for (; j > 0 && moves[j - 1].order > move.order; j--)
        moves[j] = moves[j - 1];
      moves[j] = move;
    }
}

int
tengen_go_dead_line_list_moves (TengenGoDeadLine *self,
                                TengenGoDeadMove *moves,
                                int room)
{
  TengenPoint target;
  int n = 0;

  g_return_val_if_fail (self != NULL && moves != NULL, 0);

  target = tengen_board_get_chain (self->board, self->turn.target);
  for (int i = 0; i < self->region->n_points; i++)
    {
      if (tengen_board_get (self->board, self->region->points[i]) !=
          TENGEN_STONE_NONE)
        continue;
      if (n + TENGEN_GO_DEAD_MAX_BARS + 1 >= room)
        return room + 1;
      if (try_stone (self, i, &moves[n]))
        {
          moves[n].order += rate (self, i, target);
          n++;
        }
    }
  n += add_passes (self, &moves[n]);
  sort_moves (moves, n);
  return n;
}

void
tengen_go_dead_line_play (TengenGoDeadLine *self, const TengenGoDeadMove *move)
{
  g_return_if_fail (self != NULL && move != NULL);

  if (move->point != TENGEN_POINT_PASS)
    tengen_board_play (
        self->board, move->point, (TengenStone) self->turn.stone, NULL);
  self->turn = move->turn;
}

void
tengen_go_dead_line_undo (TengenGoDeadLine *self,
                          const TengenGoDeadMove *move,
                          const TengenGoDeadTurn *before)
{
  g_return_if_fail (self != NULL && move != NULL && before != NULL);

  if (move->point != TENGEN_POINT_PASS)
    tengen_board_undo (self->board);
  self->turn = *before;
}

G_STATIC_ASSERT (sizeof (TengenGoDeadTurn) <= 32);
