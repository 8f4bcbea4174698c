/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju: the computer as an opponent at Renju
 */
#include "tengen-engine-renju.h"

#include "tengen-engine-renju-search.h"
#include "tengen-engine-renju-simple.h"

/* No search goes deeper. */
#define DEPTH_MOST 40

/* What makes a level that searches; from matches (tests/bench/README.md). */
static const struct
{
  guint positions;
  guint noise;
} levels[TENGEN_ENGINE_RENJU_LEVELS + 1] = {
  [5] = { 250, 60 },   [6] = { 1000, 40 },  [7] = { 4500, 30 },
  [8] = { 18000, 20 }, [9] = { 70000, 10 }, [10] = { 400000, 2 },
};

guint
tengen_engine_renju_get_positions (const TengenEngineRenjuPlayer *player)
{
  guint positions;

  g_return_val_if_fail (player != NULL, 0);
  g_return_val_if_fail (
      player->level >= 1 && player->level <= TENGEN_ENGINE_RENJU_LEVELS, 0);

  positions = levels[player->level].positions;
  if (positions > 0 && player->positions > 0)
    positions = MIN (player->positions, TENGEN_ENGINE_RENJU_BUDGET_MAX);
  if (positions == 0)
    return 0;
  return player->halvings < 32 ? MAX (positions >> player->halvings, 1) : 1;
}

void
tengen_engine_renju_choose (const TengenRenju *board,
                            TengenStone stone,
                            const TengenEngineRenjuPlayer *player,
                            TengenEngineRenjuProgress progress,
                            gpointer data,
                            TengenEngineRenjuAnswer *answer)
{
  TengenEngineRenjuSettings settings = { .depth = DEPTH_MOST };

  g_return_if_fail (board != NULL && player != NULL && answer != NULL);

  settings.positions = tengen_engine_renju_get_positions (player);
  if (settings.positions == 0)
    {
      g_autoptr (TengenEngineRenjuBoard) own =
          tengen_engine_renju_board_new (board);

      *answer = (TengenEngineRenjuAnswer){
        .point = tengen_engine_renju_choose_simple (
            own, stone, player->level, player->seed)
      };
      return;
    }
  settings.seed = player->seed;
  settings.noise = levels[player->level].noise;
  tengen_engine_renju_search (board, stone, &settings, progress, data, answer);
}

/* Passes on how much was searched before. */
typedef struct
{
  TengenEngineRenjuProgress progress;
  gpointer data;
  guint before;
  gboolean is_stopped;
} Count;

static gboolean
count_cb (guint positions, gpointer data)
{
  Count *count = data;

  if (!count->is_stopped && count->progress != NULL)
    count->is_stopped =
        !count->progress (count->before + positions, count->data);
  return !count->is_stopped;
}

/* Answers fours as long as that is all there is to do, as an answer alone has no
 * score. Returns: the side to move then */
static TengenStone
answer_fours (TengenRenju *board, TengenStone stone)
{
  for (;;)
    {
      TengenPoint fives[TENGEN_RENJU_POINTS];
      TengenStone other = tengen_stone_other (stone);

      if (tengen_renju_list_fives (board, stone, fives) > 0 ||
          tengen_renju_list_fives (board, other, fives) != 1 ||
          !tengen_renju_may_put (board, fives[0], stone))
        return stone;
      tengen_renju_put (board, fives[0], stone);
      stone = other;
    }
}

/* Rates a position, without a search after it was stopped. */
static int
judge (const TengenRenju *board,
       TengenStone stone,
       guint positions,
       Count *count)
{
  const TengenEngineRenjuSettings settings = {
    .positions = count->is_stopped ? 1 : positions,
    .depth = DEPTH_MOST,
  };
  g_autoptr (TengenRenju) copy = tengen_renju_copy (board);
  TengenStone to_move = answer_fours (copy, stone);
  TengenEngineRenjuAnswer answer;

  tengen_engine_renju_search (
      copy, to_move, &settings, count_cb, count, &answer);
  count->before += answer.positions;
  return to_move == stone ? answer.score : -answer.score;
}

void
tengen_engine_renju_rate (const TengenRenju *board,
                          TengenStone stone,
                          const TengenPoint *points,
                          guint n,
                          guint positions,
                          TengenEngineRenjuProgress progress,
                          gpointer data,
                          int *scores)
{
  g_autoptr (TengenRenju) copy = NULL;
  Count count = { .progress = progress, .data = data };

  g_return_if_fail (board != NULL && points != NULL && scores != NULL);
  g_return_if_fail (positions > 0);

  copy = tengen_renju_copy (board);
  for (guint i = 0; i < n; i++)
    {
      if (tengen_renju_wins (copy, points[i], stone))
        {
          scores[i] = TENGEN_ENGINE_RENJU_WIN;
          continue;
        }
      tengen_renju_put (copy, points[i], stone);
      scores[i] = -judge (copy, tengen_stone_other (stone), positions, &count);
      tengen_renju_take (copy, points[i]);
    }
}

int
tengen_engine_renju_judge (const TengenRenju *board,
                           TengenStone stone,
                           guint positions,
                           TengenEngineRenjuProgress progress,
                           gpointer data)
{
  Count count = { .progress = progress, .data = data };

  g_return_val_if_fail (board != NULL && positions > 0, 0);

  return judge (board, stone, positions, &count);
}
