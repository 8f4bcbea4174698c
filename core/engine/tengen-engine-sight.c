/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-sight: what the levels without search see of a move
 */
#include "tengen-engine-sight.h"

#include "tengen-engine-level.h"
#include "tengen-engine-policy.h"
#include "tengen-go-playout-shape.h"

/* What a move is worth for what it does, and for each stone concerned. */
#define TAKE 60
#define TAKE_STONE 12
#define SAVE 50
#define SAVE_STONE 12
#define ATARI 12
#define ATARI_STONE 2
#define JOIN 16
#define CUT 16
#define WEAK 10
#define WEAK_STONE 3
#define SHAPE 14
#define VITAL 24
#define WASTE 60
/* For where it is: beside a stone, one point off, near the last move. */
#define TOUCH 14
#define NEAR 10
#define NEAR_LAST 10
/* Away from all stones: on the first line, the second, others. */
#define FAR_FIRST -60
#define FAR_SECOND -10
#define FAR_INSIDE 4
/* On boards of such a side, where nothing lies so far around: on the third and
 * fourth lines, in the corner. */
#define OPEN_SIDE 11
#define OPEN_AROUND 3
#define OPEN 30
#define OPEN_CORNER 38
/* A move on the edge that is one point off a stone. */
#define EDGE -8
/* Stones that one thing is counted for at most. */
#define MAX_STONES 8

/* By level: what it sees. Chosen by matches, see tests/bench/README.md. */
static const TengenEngineSight sights[TENGEN_ENGINE_LEVELS_SIGHT] = {
  { .take = 8, .noise = 44 },
  { .take = 16, .save = 14, .waste = 8, .noise = 28 },
  { .take = 16,
    .save = 16,
    .atari = 16,
    .waste = 16,
    .join = 8,
    .cut = 8,
    .weak = 16,
    .open = 8,
    .noise = 14 },
  { .take = 16,
    .save = 16,
    .atari = 16,
    .join = 16,
    .cut = 16,
    .waste = 16,
    .weak = 16,
    .shape = 16,
    .open = 16,
    .noise = 8 },
};

/* What is seen is drawn for each kind by itself. */
typedef enum
{
  KIND_TAKE = 1,
  KIND_SAVE,
  KIND_ATARI,
  KIND_JOIN,
  KIND_CUT,
  KIND_WASTE,
  KIND_WEAK,
  KIND_SHAPE,
  KIND_OPEN,
} Kind;

const TengenEngineSight *
tengen_engine_sight_get (int level)
{
  g_return_val_if_fail (level >= 1 && level <= TENGEN_ENGINE_LEVELS_SIGHT,
                        NULL);

  return &sights[level - 1];
}

guint64
tengen_engine_sight_draw (guint64 seed, guint64 number)
{
  TengenBoardRandom random = { seed };

  random.state ^= tengen_board_random_draw (&random) + number;
  return tengen_board_random_draw (&random);
}

static TengenGoPlayoutPoint
step (const TengenGoPlayoutBoard *board, TengenGoPlayoutPoint point, int side)
{
  return (TengenGoPlayoutPoint) (point + board->steps[side]);
}

/* Tells whether something is seen, @share times of 16. */
static gboolean
is_seen (const TengenEngineScene *scene, Kind kind, guint share, guint64 what)
{
  guint64 drawn;

  if (share == 0 || share >= 16)
    return share > 0;
  drawn = tengen_engine_sight_draw (scene->seed + (guint64) kind, what);
  return (drawn >> 32 & 15) < share;
}

/* What makes a chain a different one: its stones. */
static guint64
find_key (const TengenGoPlayoutBoard *board, TengenGoPlayoutPoint chain)
{
  TengenGoPlayoutPoint point = chain;
  guint64 key = 0;

  do
    {
      key ^= tengen_board_plan_key (board->plan, point, board->stones[chain]);
      point = board->nexts[point];
    }
  while (point != chain);
  return key;
}

static gboolean
sees_chain (const TengenEngineScene *scene,
            Kind kind,
            guint share,
            TengenGoPlayoutPoint chain)
{
  if (share == 0 || share >= 16)
    return share > 0;
  return is_seen (scene, kind, share, find_key (scene->board, chain));
}

static gboolean
sees_point (const TengenEngineScene *scene,
            Kind kind,
            guint share,
            TengenGoPlayoutPoint point)
{
  return is_seen (scene, kind, share, scene->board->plan->keys[point][0]);
}

static int
count_stones (const TengenGoPlayoutBoard *board, TengenGoPlayoutPoint chain)
{
  return (int) MIN (board->sizes[board->heads[chain]], MAX_STONES);
}

/* Tells whether a chain beside a point was met on an earlier side of it. */
static gboolean
is_met (const TengenGoPlayoutBoard *board, TengenGoPlayoutPoint point, int side)
{
  TengenGoPlayoutPoint head = board->heads[step (board, point, side)];

  for (int i = 0; i < side; i++)
    if (board->heads[step (board, point, i)] == head)
      return TRUE;
  return FALSE;
}

/* What taking a chain saves: own chains in atari beside it that are seen. */
static int
rate_counter (const TengenEngineScene *scene, TengenGoPlayoutPoint chain)
{
  const TengenGoPlayoutBoard *board = scene->board;
  TengenGoPlayoutPoint point = chain;
  int best = 0;

  do
    {
      for (int i = 0; i < 4; i++)
        {
          TengenGoPlayoutPoint near = step (board, point, i);

          if (board->stones[near] == scene->stone &&
              tengen_go_playout_board_get_atari (board, near) != 0 &&
              sees_chain (scene, KIND_SAVE, scene->sight->save, near))
            best = MAX (best, SAVE + SAVE_STONE * count_stones (board, near));
        }
      point = board->nexts[point];
    }
  while (point != chain);
  return best;
}

static int
rate_other (const TengenEngineScene *scene,
            TengenGoPlayoutPoint chain,
            const TengenEngineMove *move)
{
  const TengenGoPlayoutBoard *board = scene->board;
  TengenGoPlayoutPoint liberties[TENGEN_ENGINE_LIBERTIES];
  int size = count_stones (board, chain);
  int sum = 0;

  switch (tengen_engine_policy_list_liberties (
      board, chain, TENGEN_ENGINE_LIBERTIES, liberties))
    {
    case 1:
      if (sees_chain (scene, KIND_TAKE, scene->sight->take, chain))
        sum += TAKE + TAKE_STONE * size;
      return sum + rate_counter (scene, chain);
    case 2:
      if (move->liberties >= 2 &&
          sees_chain (scene, KIND_ATARI, scene->sight->atari, chain))
        sum += ATARI + ATARI_STONE * size;
      return sum;
    default:
      return 0;
    }
}

static int
rate_own (const TengenEngineScene *scene,
          TengenGoPlayoutPoint chain,
          const TengenEngineMove *move)
{
  const TengenGoPlayoutBoard *board = scene->board;
  TengenGoPlayoutPoint liberties[TENGEN_ENGINE_LIBERTIES];
  int size = count_stones (board, chain);

  switch (tengen_engine_policy_list_liberties (
      board, chain, TENGEN_ENGINE_LIBERTIES, liberties))
    {
    case 1:
      return move->liberties >= 2 &&
                     sees_chain (scene, KIND_SAVE, scene->sight->save, chain)
                 ? SAVE + SAVE_STONE * size
                 : 0;
    case 2:
      return move->liberties > 2 &&
                     sees_chain (scene, KIND_WEAK, scene->sight->weak, chain)
                 ? WEAK + WEAK_STONE * size
                 : 0;
    default:
      return 0;
    }
}

/* Counts stones of a colour on the eight squares around. */
static int
count_around (const TengenGoPlayoutBoard *board,
              TengenGoPlayoutPoint point,
              guint stone)
{
  const guint8 *at = board->stones + point;
  int south = board->steps[3];

  return (at[-1] == stone) + (at[1] == stone) + (at[-south - 1] == stone) +
         (at[-south] == stone) + (at[-south + 1] == stone) +
         (at[south - 1] == stone) + (at[south] == stone) +
         (at[south + 1] == stone);
}

/* What a move does with the chains along the lines. */
static int
rate_chains (const TengenEngineScene *scene,
             TengenGoPlayoutPoint point,
             const TengenEngineMove *move)
{
  const TengenGoPlayoutBoard *board = scene->board;
  guint other = tengen_stone_other (scene->stone);
  int n_own = 0, n_other = 0, sum = 0;

  for (int i = 0; i < 4; i++)
    {
      TengenGoPlayoutPoint near = step (board, point, i);
      guint there = board->stones[near];

      if ((there != other && there != scene->stone) || is_met (board, point, i))
        continue;
      n_own += there == scene->stone;
      n_other += there == other;
      sum += there == other ? rate_other (scene, near, move)
                            : rate_own (scene, near, move);
    }
  if (n_own >= 2 && count_around (board, point, other) > 0 &&
      sees_point (scene, KIND_JOIN, scene->sight->join, point))
    sum += JOIN;
  if (n_other >= 2 && move->liberties >= 2 &&
      sees_point (scene, KIND_CUT, scene->sight->cut, point))
    sum += CUT;
  return sum;
}

/* The lines on which a point lies, from 0 at the edge: the lower one first. */
static void
find_lines (const TengenBoardPlan *plan,
            TengenGoPlayoutPoint square,
            int *low,
            int *high)
{
  TengenPoint point = plan->points[square];
  int x = tengen_point_x (point, plan->width);
  int y = tengen_point_y (point, plan->width);

  x = MIN (x, plan->width - 1 - x);
  y = MIN (y, plan->height - 1 - y);
  *low = MIN (x, y);
  *high = MAX (x, y);
}

static gboolean
is_stone_around (const TengenGoPlayoutBoard *board, TengenGoPlayoutPoint square)
{
  const TengenBoardPlan *plan = board->plan;
  int x = tengen_point_x (plan->points[square], plan->width);
  int y = tengen_point_y (plan->points[square], plan->width);
  int right = MIN (x + OPEN_AROUND, plan->width - 1);
  int low = MIN (y + OPEN_AROUND, plan->height - 1);

  for (int j = MAX (y - OPEN_AROUND, 0); j <= low; j++)
    for (int i = MAX (x - OPEN_AROUND, 0); i <= right; i++)
      if (board->stones[plan->squares[j * plan->width + i]] !=
          TENGEN_STONE_NONE)
        return TRUE;
  return FALSE;
}

/* What a move away from all stones is worth. */
static int
rate_far (const TengenEngineScene *scene,
          TengenGoPlayoutPoint point,
          int low,
          int high)
{
  const TengenBoardPlan *plan = scene->board->plan;

  if (low == 0)
    return FAR_FIRST;
  if (low == 1)
    return FAR_SECOND;
  if (low > 3 || MIN (plan->width, plan->height) < OPEN_SIDE ||
      is_stone_around (scene->board, point) ||
      !sees_point (scene, KIND_OPEN, scene->sight->open, point))
    return FAR_INSIDE;
  return high <= 3 ? OPEN_CORNER : OPEN;
}

static gboolean
is_near (const TengenGoPlayoutBoard *board,
         TengenGoPlayoutPoint point,
         TengenGoPlayoutPoint other)
{
  const TengenBoardPlan *plan = board->plan;
  TengenPoint a = plan->points[point], b = plan->points[other];
  int width = plan->width;

  return ABS (tengen_point_x (a, width) - tengen_point_x (b, width)) <= 1 &&
         ABS (tengen_point_y (a, width) - tengen_point_y (b, width)) <= 1;
}

/* What a move is worth for where it is: beside stones, not on the edge of
 * nothing. */
static int
rate_place (const TengenEngineScene *scene, TengenGoPlayoutPoint point)
{
  const TengenGoPlayoutBoard *board = scene->board;
  int n = count_around (board, point, TENGEN_STONE_BLACK) +
          count_around (board, point, TENGEN_STONE_WHITE);
  gboolean is_touching = FALSE;
  int low, high, sum = 0;

  for (int i = 0; i < 4; i++)
    {
      guint there = board->stones[step (board, point, i)];

      is_touching |= there == TENGEN_STONE_BLACK || there == TENGEN_STONE_WHITE;
    }
  find_lines (board->plan, point, &low, &high);
  if (n == 0)
    return rate_far (scene, point, low, high);
  sum += is_touching ? TOUCH : NEAR;
  if (low == 0)
    sum += EDGE;
  if (scene->last != 0 && is_near (board, point, scene->last))
    sum += NEAR_LAST;
  return sum;
}

/* The vital point of a small space. */
static gboolean
is_vital (const TengenGoPlayoutBoard *board, TengenGoPlayoutPoint point)
{
  return tengen_go_playout_shape_find_vital (board, point) == point;
}

static int
rate_shape (const TengenEngineScene *scene, TengenGoPlayoutPoint point)
{
  int sum = 0;

  if (scene->patterns == NULL ||
      !sees_point (scene, KIND_SHAPE, scene->sight->shape, point))
    return 0;
  if (tengen_engine_pattern_matches (scene->patterns, scene->board, point))
    sum += SHAPE;
  if (is_vital (scene->board, point))
    sum += VITAL;
  return sum;
}

int
tengen_engine_sight_rate (const TengenEngineScene *scene,
                          TengenGoPlayoutPoint point)
{
  TengenEngineMove move;
  guint64 drawn;
  int sum;

  g_return_val_if_fail (scene != NULL && point != 0, 0);

  tengen_engine_policy_look (scene->board, scene->stone, point, &move);
  sum = rate_chains (scene, point, &move) + rate_place (scene, point) +
        rate_shape (scene, point);
  if (move.liberties < 2 && move.taken == 0 &&
      sees_point (scene, KIND_WASTE, scene->sight->waste, point))
    sum -= WASTE;
  drawn = tengen_engine_sight_draw (scene->move_seed, point);
  return sum + (int) ((drawn >> 32) % scene->sight->noise);
}
