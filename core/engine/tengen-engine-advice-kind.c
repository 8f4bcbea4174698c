/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-advice-kind: what a move does to the chains beside it
 *
 * Shape: ladders are read to their end (tengen-engine-ladder). What is not
 *        certain is not claimed.
 */
#include "tengen-engine-advice-kind.h"

#include "tengen-engine-ladder.h"

#include <stdlib.h>

/* How sensible moves look. */
#define LOOKS_CAPTURE 6
#define LOOKS_ESCAPE 6
#define LOOKS_ATARI 5
#define LOOKS_CONNECT 3
#define LOOKS_CUT 3
#define LOOKS_NEXT_TO_LAST 3
#define LOOKS_TOUCHES 1
#define LOOKS_NEAR 1
#define LOOKS_FIRST_LINE (-4)

/* --- What a move does --- */

/* Lists the chains of a side beside a point, each once by its name. */
static int
list_chains (const TengenBoard *board,
             TengenPoint point,
             TengenStone stone,
             TengenPoint *chains)
{
  TengenPoint beside[4];
  int n_beside = tengen_board_list_neighbours (board, point, beside);
  int n = 0;

  for (int i = 0; i < n_beside; i++)
    {
      TengenPoint chain;
      gboolean is_new = TRUE;

      if (tengen_board_get (board, beside[i]) != stone)
        continue;
      chain = tengen_board_get_chain (board, beside[i]);
      for (int j = 0; j < n; j++)
        is_new = is_new && chains[j] != chain;
      if (is_new)
        chains[n++] = chain;
    }
  return n;
}

/* The largest chain that a move takes, or NONE. */
static TengenPoint
find_taken (const TengenBoard *board, TengenStone stone, TengenPoint move)
{
  TengenPoint chains[4];
  int n = list_chains (board, move, tengen_stone_other (stone), chains);
  TengenPoint best = TENGEN_POINT_NONE;

  for (int i = 0; i < n; i++)
    if (tengen_board_get_liberties (board, chains[i]) == 1 &&
        (best == TENGEN_POINT_NONE ||
         tengen_board_get_chain_size (board, chains[i]) >
             tengen_board_get_chain_size (board, best)))
      best = chains[i];
  return best;
}

static TengenEngineLadder
negate (TengenEngineLadder answer)
{
  switch (answer)
    {
    case TENGEN_ENGINE_LADDER_NO:
      return TENGEN_ENGINE_LADDER_YES;
    case TENGEN_ENGINE_LADDER_YES:
      return TENGEN_ENGINE_LADDER_NO;
    case TENGEN_ENGINE_LADDER_UNSURE:
      break;
    }
  return TENGEN_ENGINE_LADDER_UNSURE;
}

/* Tells whether an own chain is out of reach after a move. */
static TengenEngineLadder
is_saved_by (TengenBoard *board,
             TengenStone stone,
             TengenPoint move,
             TengenPoint chain)
{
  TengenEngineLadder answer;

  tengen_board_play (board, move, stone, NULL);
  answer = negate (
      tengen_engine_ladder_catches (board, chain, TENGEN_ENGINE_LADDER_MOVES));
  tengen_board_undo (board);
  return answer;
}

/* Tells whether a move puts the opponent's chain in an atari from which it
 * cannot get away. */
static TengenEngineLadder
is_caught_by (TengenBoard *board,
              TengenStone stone,
              TengenPoint move,
              TengenPoint chain)
{
  TengenEngineLadder answer = TENGEN_ENGINE_LADDER_NO;

  tengen_board_play (board, move, stone, NULL);
  if (tengen_board_get (board, chain) == tengen_stone_other (stone) &&
      tengen_board_get_liberties (board, chain) == 1)
    answer = negate (tengen_engine_ladder_escapes (
        board, chain, TENGEN_ENGINE_LADDER_MOVES));
  tengen_board_undo (board);
  return answer;
}

typedef TengenEngineLadder (*Question) (TengenBoard *board,
                                        TengenStone stone,
                                        TengenPoint move,
                                        TengenPoint chain);

/* Tells whether a move does something to a chain and no other does. */
static gboolean
does_alone (TengenBoard *board,
            TengenStone stone,
            TengenPoint move,
            const TengenPoint *others,
            int n_others,
            TengenPoint chain,
            Question question)
{
  if (question (board, stone, move, chain) != TENGEN_ENGINE_LADDER_YES)
    return FALSE;
  for (int i = 0; i < n_others; i++)
    if (question (board, stone, others[i], chain) != TENGEN_ENGINE_LADDER_NO)
      return FALSE;
  return TRUE;
}

/* The largest own chain that is in atari and that the move alone saves. */
static TengenPoint
find_saved (TengenBoard *board,
            TengenStone stone,
            TengenPoint move,
            const TengenPoint *others,
            int n_others)
{
  int n_points = tengen_board_get_n_points (board);
  TengenPoint best = TENGEN_POINT_NONE;
  int size = 0;

  for (int i = 0; i < n_points; i++)
    {
      TengenPoint chain = (TengenPoint) i;

      if (tengen_board_get (board, chain) != stone ||
          tengen_board_get_liberties (board, chain) != 1 ||
          tengen_board_get_chain_size (board, chain) <= size ||
          !does_alone (
              board, stone, move, others, n_others, chain, is_saved_by))
        continue;
      best = chain;
      size = tengen_board_get_chain_size (board, chain);
    }
  return best;
}

/* The largest chain that the move alone catches by an atari. */
static TengenPoint
find_caught (TengenBoard *board,
             TengenStone stone,
             TengenPoint move,
             const TengenPoint *others,
             int n_others)
{
  TengenPoint chains[4];
  int n = list_chains (board, move, tengen_stone_other (stone), chains);
  TengenPoint best = TENGEN_POINT_NONE;

  for (int i = 0; i < n; i++)
    if (tengen_board_get_liberties (board, chains[i]) == 2 &&
        (best == TENGEN_POINT_NONE ||
         tengen_board_get_chain_size (board, chains[i]) >
             tengen_board_get_chain_size (board, best)) &&
        does_alone (
            board, stone, move, others, n_others, chains[i], is_caught_by))
      best = chains[i];
  return best;
}

/* Tells whether two chains have only one liberty in common. */
static gboolean
has_one_link (const TengenBoard *board, TengenPoint a, TengenPoint b)
{
  TengenPoint of_a[TENGEN_BOARD_MAX_POINTS], of_b[TENGEN_BOARD_MAX_POINTS];
  int n_a = tengen_board_list_liberties (board, a, of_a);
  int n_b = tengen_board_list_liberties (board, b, of_b);
  int n = 0;

  for (int i = 0, j = 0; i < n_a && j < n_b;)
    if (of_a[i] == of_b[j])
      {
        n++;
        i++;
        j++;
      }
    else if (of_a[i] < of_b[j])
      i++;
    else
      j++;
  return n == 1;
}

/* Tells whether a stone of the other side on a point would hold. */
static gboolean
holds (TengenBoard *board, TengenStone stone, TengenPoint point)
{
  TengenBoardTry result;

  tengen_board_try (board, point, stone, &result);
  return result.own == 0 && result.taken == 0 &&
         is_saved_by (board, stone, point, point) == TENGEN_ENGINE_LADDER_YES;
}

/* The chain with the fewest liberties of two that a stone on a point would part
 * for good, or NONE. */
static TengenPoint
find_parted (TengenBoard *board, TengenStone stone, TengenPoint point)
{
  TengenPoint chains[4];
  int n = list_chains (board, point, tengen_stone_other (stone), chains);
  TengenPoint best = TENGEN_POINT_NONE;

  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      if (i != j && has_one_link (board, chains[i], chains[j]) &&
          (best == TENGEN_POINT_NONE ||
           tengen_board_get_liberties (board, chains[i]) <
               tengen_board_get_liberties (board, best)))
        best = chains[i];
  return best != TENGEN_POINT_NONE && holds (board, stone, point)
             ? best
             : TENGEN_POINT_NONE;
}

/* Tells whether the opponent can still cut at a point after each other move. */
static gboolean
is_still_parted (TengenBoard *board,
                 TengenStone stone,
                 TengenPoint point,
                 const TengenPoint *others,
                 int n_others)
{
  gboolean is_parted = TRUE;

  for (int i = 0; i < n_others && is_parted; i++)
    {
      tengen_board_play (board, others[i], stone, NULL);
      is_parted = find_parted (board, tengen_stone_other (stone), point) !=
                  TENGEN_POINT_NONE;
      tengen_board_undo (board);
    }
  return is_parted;
}

/* An own chain that the move alone joins to another, or NONE. */
static TengenPoint
find_joined (TengenBoard *board,
             TengenStone stone,
             TengenPoint move,
             const TengenPoint *others,
             int n_others)
{
  TengenPoint chain = find_parted (board, tengen_stone_other (stone), move);

  if (chain == TENGEN_POINT_NONE ||
      is_saved_by (board, stone, move, chain) != TENGEN_ENGINE_LADDER_YES ||
      !is_still_parted (board, stone, move, others, n_others))
    return TENGEN_POINT_NONE;
  return chain;
}

static int
get_size (const TengenBoard *board, TengenPoint chain)
{
  return chain == TENGEN_POINT_NONE
             ? 0
             : tengen_board_get_chain_size (board, chain);
}

TengenEngineAdviceKind
tengen_engine_advice_kind_find (TengenBoard *board,
                                TengenStone stone,
                                TengenPoint move,
                                const TengenPoint *others,
                                int n_others,
                                TengenPoint *chain)
{
  TengenPoint taken, saved;

  g_return_val_if_fail (board != NULL && chain != NULL, 0);
  g_return_val_if_fail (n_others == 0 || others != NULL, 0);
  g_return_val_if_fail (move < tengen_board_get_n_points (board), 0);

  taken = find_taken (board, stone, move);
  saved = find_saved (board, stone, move, others, n_others);
  *chain = get_size (board, saved) > get_size (board, taken) ? saved : taken;
  if (*chain != TENGEN_POINT_NONE)
    return *chain == taken ? TENGEN_ENGINE_ADVICE_CAPTURE
                           : TENGEN_ENGINE_ADVICE_ESCAPE;
  *chain = find_caught (board, stone, move, others, n_others);
  if (*chain != TENGEN_POINT_NONE)
    return TENGEN_ENGINE_ADVICE_ATARI;
  *chain = find_joined (board, stone, move, others, n_others);
  if (*chain != TENGEN_POINT_NONE)
    return TENGEN_ENGINE_ADVICE_CONNECT;
  *chain = find_parted (board, stone, move);
  if (*chain != TENGEN_POINT_NONE)
    return TENGEN_ENGINE_ADVICE_CUT;
  return TENGEN_ENGINE_ADVICE_NOTHING;
}

/* --- Looks --- */

/* How far two points are from each other, by the larger of both ways. */
static int
get_distance (int width, TengenPoint a, TengenPoint b)
{
  return MAX (abs (tengen_point_x (a, width) - tengen_point_x (b, width)),
              abs (tengen_point_y (a, width) - tengen_point_y (b, width)));
}

/* Two lines on from any stone, 2; beside one, 1. */
static int
find_nearest (const TengenBoard *board, TengenPoint point)
{
  int n_points = tengen_board_get_n_points (board);
  int nearest = TENGEN_BOARD_MAX;

  for (int i = 0; i < n_points; i++)
    if (tengen_board_get (board, (TengenPoint) i) != TENGEN_STONE_NONE)
      nearest =
          MIN (nearest,
               get_distance (
                   tengen_board_get_width (board), point, (TengenPoint) i));
  return nearest;
}

static gboolean
has_atari (const TengenBoard *board, const TengenPoint *chains, int n)
{
  for (int i = 0; i < n; i++)
    if (tengen_board_get_liberties (board, chains[i]) == 1)
      return TRUE;
  return FALSE;
}

/* What a move does to chains, or -1 if it only puts itself into atari. */
static int
judge_chains (TengenBoard *board, TengenStone stone, TengenPoint move)
{
  TengenPoint own[4], other[4];
  int n_own = list_chains (board, move, stone, own);
  int n_other = list_chains (board, move, tengen_stone_other (stone), other);
  gboolean was_atari = has_atari (board, own, n_own);
  int taken = tengen_board_play (board, move, stone, NULL);
  int liberties = tengen_board_get_liberties (board, move);
  int looks = 0;

  if (taken > 0)
    looks += LOOKS_CAPTURE;
  else if (has_atari (board, other, n_other))
    looks += LOOKS_ATARI;
  if (was_atari && liberties > 1)
    looks += LOOKS_ESCAPE;
  tengen_board_undo (board);
  if (liberties < 2 && taken == 0)
    return -1;
  return looks + (n_own > 1 ? LOOKS_CONNECT : 0) +
         (n_other > 1 ? LOOKS_CUT : 0) + (n_other > 0 ? LOOKS_TOUCHES : 0);
}

static gboolean
is_on_first_line (const TengenBoard *board, TengenPoint point)
{
  TengenPoint beside[4];

  return tengen_board_list_neighbours (board, point, beside) < 4;
}

/* Tells whether all neighbours are own stones and none is in atari. */
static gboolean
is_own_eye (const TengenBoard *board, TengenStone stone, TengenPoint point)
{
  TengenPoint beside[4];
  int n = tengen_board_list_neighbours (board, point, beside);

  for (int i = 0; i < n; i++)
    if (tengen_board_get (board, beside[i]) != stone ||
        tengen_board_get_liberties (board, beside[i]) == 1)
      return FALSE;
  return TRUE;
}

int
tengen_engine_advice_judge (TengenBoard *board,
                            TengenStone stone,
                            TengenPoint move,
                            TengenPoint last)
{
  int looks;

  g_return_val_if_fail (board != NULL, 0);
  g_return_val_if_fail (move < tengen_board_get_n_points (board), 0);

  looks = judge_chains (board, stone, move);
  if (looks < 0 || is_own_eye (board, stone, move))
    return 0;
  if (looks <= LOOKS_TOUCHES && is_on_first_line (board, move))
    looks += LOOKS_FIRST_LINE;
  if (last < tengen_board_get_n_points (board))
    looks +=
        MAX (0,
             LOOKS_NEXT_TO_LAST + 1 -
                 get_distance (tengen_board_get_width (board), move, last));
  if (find_nearest (board, move) <= 2 || !is_on_first_line (board, move))
    looks += LOOKS_NEAR;
  return MAX (looks, 0);
}
