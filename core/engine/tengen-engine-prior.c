/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-prior: what is thought of moves before they are tried
 */
#include "tengen-engine-prior.h"

/* Playouts that each thing known about a move counts for: first choices, to be
 * tuned by matches. */
#define EVEN 8
#define TAKE_ONE 12
#define TAKE_MORE 24
#define SAVE 20
#define ATARI 4
#define CATCH 12
#define GUARD 12
#define LADDER 12
#define STONE 4
#define SHAPE 8
#define SELF_ATARI 16
#define FILL_EYE 24
#define FIRST_LINE 12
#define SECOND_LINE 4
#define THIRD_LINE 6
#define PASS 16

/* Stones that something is counted for at most. */
#define MAX_STONES 4

/* How far around a point nothing lies where only the line matters. */
#define FAR 3

/* By distance from the opponent's last move: |dx| + |dy| + the larger one. */
static const guint8 near_last[] = { 0, 0, 16, 12, 7, 5, 3 };

static void
add_won (TengenEngineNode *node, guint n)
{
  node->prior = (guint8) (node->prior + n);
  node->sum += n * TENGEN_ENGINE_REWARD_MAX;
}

static void
add_lost (TengenEngineNode *node, guint n)
{
  node->prior = (guint8) (node->prior + n);
}

static void
start (TengenEngineNode *node, const TengenEngineView *view, guint point)
{
  *node = (TengenEngineNode){ .prior = EVEN, .sum = EVEN * view->mean };
  node->point = (TengenGoPlayoutPoint) point;
}

static void
find_place (const TengenGoPlayoutBoard *board,
            TengenGoPlayoutPoint square,
            int *x,
            int *y)
{
  TengenPoint point = tengen_go_playout_board_unpad (board, square);

  *x = tengen_point_x (point, board->plan->width);
  *y = tengen_point_y (point, board->plan->width);
}

static guint
find_distance (const TengenGoPlayoutBoard *board,
               TengenGoPlayoutPoint point,
               TengenGoPlayoutPoint other)
{
  int x, y, other_x, other_y;

  find_place (board, point, &x, &y);
  find_place (board, other, &other_x, &other_y);
  x = ABS (x - other_x);
  y = ABS (y - other_y);
  return (guint) (x + y + MAX (x, y));
}

/* Tells whether nothing lies around a point. */
static gboolean
is_far (const TengenGoPlayoutBoard *board, int x, int y)
{
  const TengenBoardPlan *plan = board->plan;

  for (int j = MAX (0, y - FAR); j <= MIN (plan->height - 1, y + FAR); j++)
    for (int i = MAX (0, x - FAR); i <= MIN (plan->width - 1, x + FAR); i++)
      if (board->stones[plan->squares[j * plan->width + i]] !=
          TENGEN_STONE_NONE)
        return FALSE;
  return TRUE;
}

/* The line on which a point lies, from 0 at the edge. */
static int
find_line (const TengenGoPlayoutBoard *board, int x, int y)
{
  const TengenBoardPlan *plan = board->plan;

  return MIN (MIN (x, plan->width - 1 - x), MIN (y, plan->height - 1 - y));
}

static void
add_line (const TengenGoPlayoutBoard *board,
          TengenGoPlayoutPoint point,
          TengenEngineNode *node)
{
  int x, y, line;

  find_place (board, point, &x, &y);
  line = find_line (board, x, y);
  if (line > 2 || !is_far (board, x, y))
    return;
  if (line == 0)
    add_lost (node, FIRST_LINE);
  else if (line == 1)
    add_lost (node, SECOND_LINE);
  else
    add_won (node, THIRD_LINE);
}

static guint
count_stones (guint n)
{
  return MIN (n, MAX_STONES) * STONE;
}

/* What ladders say of a move. */
typedef struct
{
  gboolean is_lost; /* the chain that it makes is taken */
  guint caught;     /* stones of the opponent that it gives atari and that do
                       not get away */
  gboolean fails;   /* others do */
} Fate;

/* Adds what becomes of a chain of the opponent's beside a move just played. */
static void
add_other (TengenBoard *reading, TengenPoint chain, Fate *fate)
{
  TengenEngineLadder answer;

  if (tengen_board_get_liberties (reading, chain) != 1)
    return;
  answer =
      tengen_engine_ladder_escapes (reading, chain, TENGEN_ENGINE_PRIOR_MOVES);
  if (answer == TENGEN_ENGINE_LADDER_YES)
    fate->fails = TRUE;
  else if (answer == TENGEN_ENGINE_LADDER_NO)
    fate->caught += (guint) tengen_board_get_chain_size (reading, chain);
}

/* Reads what follows on a move that takes nothing. */
static Fate
read_move (const TengenEngineView *view,
           TengenPoint point,
           const TengenEngineMove *move)
{
  TengenBoard *reading = view->reading;
  TengenPoint near[4];
  Fate fate = { 0 };
  int n;

  if (reading == NULL || move->taken > 0 ||
      (move->liberties != 2 && move->atari == 0))
    return fate;
  tengen_board_play (reading, point, view->stone, NULL);
  n = move->atari > 0 ? tengen_board_list_neighbours (reading, point, near) : 0;
  for (int i = 0; i < n; i++)
    if (tengen_board_get (reading, near[i]) == tengen_stone_other (view->stone))
      add_other (reading, near[i], &fate);
  if (move->liberties == 2 && fate.caught == 0)
    fate.is_lost = tengen_engine_ladder_catches (
                       reading, point, TENGEN_ENGINE_PRIOR_MOVES) ==
                   TENGEN_ENGINE_LADDER_YES;
  tengen_board_undo (reading);
  return fate;
}

static void
add_fight (const TengenEngineView *view,
           TengenPoint point,
           const TengenEngineMove *move,
           TengenEngineNode *node)
{
  Fate fate = read_move (view, point, move);
  guint danger = view->reading != NULL ? view->danger[point] : 0;

  if (move->taken > 0)
    add_won (node, move->taken > 1 ? TAKE_MORE : TAKE_ONE);
  if (fate.is_lost)
    add_lost (node, LADDER + count_stones (move->size));
  else if (move->saved > 0)
    add_won (node, SAVE);
  else if (danger > 0 && move->liberties >= 2)
    add_won (node, GUARD + count_stones (danger));
  if (move->liberties < 2 && move->taken == 0)
    add_lost (node, SELF_ATARI + count_stones (move->size));
  else if (fate.caught > 0)
    add_won (node, CATCH + count_stones (fate.caught));
  else if (move->atari > 0 && !fate.fails)
    add_won (node, ATARI);
}

gboolean
tengen_engine_prior_make (const TengenEngineView *view,
                          TengenGoPlayoutPoint point,
                          TengenEngineNode *node)
{
  const TengenGoPlayoutBoard *board;
  TengenEngineMove move;

  g_return_val_if_fail (view != NULL && node != NULL, FALSE);

  board = view->board;
  start (node, view, point);
  if (view->spare != NULL && view->spare[point])
    return TRUE;
  tengen_engine_policy_look (board, view->stone, point, &move);
  if (tengen_go_playout_board_is_eye (board, view->stone, point) &&
      move.saved == 0)
    {
      add_lost (node, FILL_EYE);
      return view->fills;
    }
  add_fight (view, tengen_go_playout_board_unpad (board, point), &move, node);
  if (tengen_engine_pattern_matches (view->patterns, board, point))
    add_won (node, SHAPE);
  if (view->last != 0)
    {
      guint distance = find_distance (board, point, view->last);

      if (distance < G_N_ELEMENTS (near_last))
        add_won (node, near_last[distance]);
    }
  add_line (board, point, node);
  return TRUE;
}

void
tengen_engine_prior_make_pass (const TengenEngineView *view,
                               TengenEngineNode *node)
{
  g_return_if_fail (view != NULL && node != NULL);

  start (node, view, 0);
  add_lost (node, PASS);
}
