/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-advice: points to choose from, for a person who plays
 *                             Renju
 *
 * Shape: likely moves are rated by short searches, those that seem good once
 *        more by longer ones. What is said of the good move is read off the
 *        board.
 */
#include "tengen-engine-renju-advice.h"

#include "tengen-engine-renju-search.h"
#include "tengen-engine-renju-threes.h"
#include "tengen-renju-chain.h"

#include <string.h>

#define POINTS TENGEN_ENGINE_RENJU_ADVICE_POINTS

/* So many likely moves are rated, with so many positions each. */
#define MOVES_MOST 12
#define POSITIONS 16000
/* The move of a search of the whole position is among them. */
#define POSITIONS_FIRST 60000
/* A move that loses less against the best is good, one that loses more is
 * clearly worse; the others are not shown. */
#define LOSS_GOOD 25
#define LOSS_BAD 90
/* A score beyond this is a win. */
#define SURE (TENGEN_ENGINE_RENJU_WIN - 1000)
/* What is looked for to say what a move does. */
#define CHAIN_POSITIONS 20000
#define THREES_MOVES 10

typedef struct
{
  const TengenRenju *renju;
  TengenEngineRenjuBoard *board;
  TengenStone stone;
  TengenStone other;
  guint n;
  TengenPoint points[MOVES_MOST + 1];
  int scores[MOVES_MOST + 1];
  TengenEngineRenjuProgress progress;
  gpointer data;
  guint before; /* positions of the searches that are over */
  gboolean is_stopped;
} Finder;

static gboolean
count_cb (guint positions, gpointer data)
{
  Finder *self = data;

  if (!self->is_stopped && self->progress != NULL)
    self->is_stopped = !self->progress (self->before + positions, self->data);
  return !self->is_stopped;
}

/* --- Likely moves --- */

static int
value_move (const Finder *self, TengenPoint point)
{
  const TengenEngineRenjuLines *lines = self->board->lines;

  return lines->appeals[tengen_engine_renju_board_get_pair (
             self->board, point, self->stone)] +
         lines->appeals[tengen_engine_renju_board_get_pair (
             self->board, point, self->other)];
}

/* Adds a point by its value; the least likely one drops out. */
static void
add_point (Finder *self, TengenPoint point)
{
  int value = value_move (self, point);
  guint i = self->n;

  while (i > 0 && value_move (self, self->points[i - 1]) < value)
    i--;
  if (i == MOVES_MOST)
    return;
  self->n = MIN (self->n + 1, MOVES_MOST);
  memmove (&self->points[i + 1],
           &self->points[i],
           (self->n - 1 - i) * sizeof *self->points);
  self->points[i] = point;
}

static void
list_points (Finder *self, guint64 seed)
{
  const TengenEngineRenjuSettings settings = {
    .positions = POSITIONS_FIRST,
    .depth = TENGEN_RENJU_POINTS,
    .seed = seed,
  };
  TengenEngineRenjuAnswer answer;

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (tengen_renju_may_put (self->renju, i, self->stone))
      add_point (self, i);
  if (self->n == 0)
    return;
  tengen_engine_renju_search (
      self->renju, self->stone, &settings, count_cb, self, &answer);
  self->before += answer.positions;
  for (guint i = 0; i < self->n; i++)
    if (self->points[i] == answer.point)
      return;
  self->points[self->n++] = answer.point;
}

static void
rate (Finder *self)
{
  tengen_engine_renju_rate (self->renju,
                            self->stone,
                            self->points,
                            self->n,
                            POSITIONS,
                            count_cb,
                            self,
                            self->scores);
}

/* --- The choice --- */

static guint
find_best (const Finder *self)
{
  guint best = 0;

  for (guint i = 1; i < self->n; i++)
    if (self->scores[i] > self->scores[best])
      best = i;
  return best;
}

static int
get_loss (const Finder *self, guint i)
{
  return self->scores[find_best (self)] - self->scores[i];
}

static gboolean
is_before (TengenPoint a, TengenPoint b)
{
  int a_x = a % TENGEN_RENJU_SIZE, b_x = b % TENGEN_RENJU_SIZE;

  return a_x != b_x ? a_x < b_x : a < b;
}

/* Adds a point to the choice, from left to right. */
static void
choose (const Finder *self,
        TengenEngineRenjuAdvice *advice,
        guint i,
        gboolean is_good)
{
  int at = advice->n_points++;

  for (; at > 0 && is_before (self->points[i], advice->points[at - 1]); at--)
    {
      advice->points[at] = advice->points[at - 1];
      advice->is_good[at] = advice->is_good[at - 1];
      advice->loses[at] = advice->loses[at - 1];
    }
  advice->points[at] = self->points[i];
  advice->is_good[at] = is_good;
  advice->loses[at] = self->scores[i] < -SURE;
}

/* One good point and others that are clearly worse, the likeliest; else those
 * that are good. Where all lose there is only the one that resists longest. */
static void
make_choice (const Finder *self, TengenEngineRenjuAdvice *advice)
{
  guint best = find_best (self);
  gboolean is_shown[MOVES_MOST + 1] = { FALSE };
  guint n_bad = 0;

  for (guint i = 0; i < self->n; i++)
    n_bad += get_loss (self, i) >= LOSS_BAD;
  choose (self, advice, best, TRUE);
  is_shown[best] = TRUE;
  if (self->scores[best] < -SURE)
    return;
  for (guint i = 0; i < self->n && advice->n_points < POINTS; i++)
    if (!is_shown[i] && n_bad > 0 && get_loss (self, i) >= LOSS_BAD)
      choose (self, advice, i, FALSE);
    else if (!is_shown[i] && n_bad == 0 && get_loss (self, i) < LOSS_GOOD)
      choose (self, advice, i, TRUE);
}

/* What the other side plays after each point. */
static void
find_answers (Finder *self, TengenEngineRenjuAdvice *advice)
{
  const TengenEngineRenjuSettings settings = { .positions = POSITIONS,
                                               .depth = TENGEN_RENJU_POINTS };
  g_autoptr (TengenRenju) board = tengen_renju_copy (self->renju);

  for (int i = 0; i < advice->n_points; i++)
    {
      TengenEngineRenjuAnswer answer;

      advice->answer[i] = TENGEN_POINT_PASS;
      if (tengen_renju_wins (board, advice->points[i], self->stone))
        continue;
      tengen_renju_put (board, advice->points[i], self->stone);
      tengen_engine_renju_search (
          board, self->other, &settings, count_cb, self, &answer);
      self->before += answer.positions;
      advice->answer[i] = answer.point;
      tengen_renju_take (board, advice->points[i]);
    }
}

/* --- What the good move does --- */

/* Whether a side would win by fours if it were to move, and how the shortest
 * chain ends. */
static gboolean
has_chain (const TengenRenju *board,
           TengenStone stone,
           TengenRenjuChainAnswer *answer)
{
  const TengenRenjuChainLimits limits = { .positions = CHAIN_POSITIONS };
  g_autoptr (TengenRenjuChain) chain = tengen_renju_chain_new ();

  tengen_renju_chain_find (chain, board, stone, &limits, answer);
  return answer->result == TENGEN_RENJU_CHAIN_WIN;
}

/* Whether a move begins a chain, which may be longer than the shortest. */
static TengenEngineRenjuAdviceKind
find_chain (const Finder *self, TengenPoint point)
{
  const TengenRenjuChainLimits limits = { .positions = CHAIN_POSITIONS };
  g_autoptr (TengenRenjuChain) chain = tengen_renju_chain_new ();
  TengenRenjuChainAnswer answer;
  guint8 lengths[TENGEN_RENJU_POINTS];

  tengen_renju_chain_map (chain, self->renju, self->stone, &limits, lengths);
  if (lengths[point] == 0)
    return TENGEN_ENGINE_RENJU_ADVICE_NOTHING;
  if (has_chain (self->renju, self->stone, &answer) &&
      answer.line[0] == point && answer.n_fives == 1)
    return TENGEN_ENGINE_RENJU_ADVICE_FORBIDDEN;
  return TENGEN_ENGINE_RENJU_ADVICE_FOURS;
}

/* Whether a move begins a win by fours and threes. */
static gboolean
begins_threes (const Finder *self)
{
  g_autoptr (TengenEngineRenjuTable) table =
      tengen_engine_renju_table_new (CHAIN_POSITIONS);

  return tengen_engine_renju_threes_find (self->board,
                                          table,
                                          self->stone,
                                          THREES_MOVES,
                                          self->board->n_put + CHAIN_POSITIONS,
                                          NULL) > 0;
}

static TengenEngineRenjuAdviceKind
find_kind (const Finder *self, TengenPoint point, gboolean wins)
{
  TengenEngineRenjuKind kind =
      tengen_engine_renju_board_get_kind (self->board, point, self->stone);
  TengenEngineRenjuAdviceKind chain;
  TengenRenjuChainAnswer answer;
  TengenPoint five;

  if (kind == TENGEN_ENGINE_RENJU_MAKES_FIVE)
    return TENGEN_ENGINE_RENJU_ADVICE_FIVE;
  if (tengen_engine_renju_board_count_fives (self->board, self->other, &five) >
      0)
    return TENGEN_ENGINE_RENJU_ADVICE_STOP_FOUR;
  if (kind == TENGEN_ENGINE_RENJU_MAKES_FOURS)
    return TENGEN_ENGINE_RENJU_ADVICE_STRAIGHT_FOUR;
  chain = find_chain (self, point);
  if (chain == TENGEN_ENGINE_RENJU_ADVICE_FOURS &&
      kind == TENGEN_ENGINE_RENJU_MAKES_FOUR_THREE)
    return TENGEN_ENGINE_RENJU_ADVICE_FOUR_THREE;
  if (chain != TENGEN_ENGINE_RENJU_ADVICE_NOTHING)
    return chain;
  if (tengen_engine_renju_board_has_fours (self->board, self->other))
    return TENGEN_ENGINE_RENJU_ADVICE_STOP_THREE;
  if (wins && kind >= TENGEN_ENGINE_RENJU_MAKES_THREE && begins_threes (self))
    return TENGEN_ENGINE_RENJU_ADVICE_THREES;
  if (has_chain (self->renju, self->other, &answer))
    return TENGEN_ENGINE_RENJU_ADVICE_STOP_FOURS;
  return TENGEN_ENGINE_RENJU_ADVICE_NOTHING;
}

/* Says something of the good move where the others do not do it: they lose what
 * it wins, or lose. */
static void
explain (const Finder *self, TengenEngineRenjuAdvice *advice)
{
  int good = -1, n_good = 0;

  for (int i = 0; i < advice->n_points; i++)
    if (advice->is_good[i])
      {
        good = i;
        n_good++;
      }
  if (n_good == 1)
    advice->kind = find_kind (
        self, advice->points[good], self->scores[find_best (self)] > SURE);
}

void
tengen_engine_renju_advice_find (const TengenRenju *board,
                                 TengenStone stone,
                                 guint64 seed,
                                 TengenEngineRenjuProgress progress,
                                 gpointer data,
                                 TengenEngineRenjuAdvice *advice)
{
  Finder finder = {
    .renju = board,
    .stone = stone,
    .other = tengen_stone_other (stone),
    .progress = progress,
    .data = data,
  };

  g_return_if_fail (board != NULL && advice != NULL);

  *advice = (TengenEngineRenjuAdvice){ 0 };
  finder.board = tengen_engine_renju_board_new (board);
  list_points (&finder, seed);
  if (finder.n > 0)
    {
      rate (&finder);
      make_choice (&finder, advice);
      find_answers (&finder, advice);
      explain (&finder, advice);
    }
  advice->is_stopped = finder.is_stopped;
  tengen_engine_renju_board_free (finder.board);
}
