/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-advice-kind: what a move does to the chains beside it
 *
 * Shape: a chain with one or two liberties is read to the end; all moves of
 *        its side extend it or take a chain beside it that is in atari. What is
 *        not certain is not claimed.
 */
#include "tengen-engine-advice-kind.h"

#include <stdlib.h>

/* Moves that a question may take; a ladder across 19x19 takes some 70. */
#define MOVES_TO_READ 400
/* How many moves of a reading may lie behind each other. */
#define DEPTH_TO_READ 100
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

typedef enum
{
  NO,
  YES,
  UNSURE,
} Verdict;

/* A reading. */
typedef struct
{
  TengenBoard *board;
  int moves; /* that may still be tried */
  int depth;
  gboolean is_unsure; /* a ko came up, or it takes too long */
} Reading;

/* --- Reading --- */

/* Tells whether a stone just played has taken one and may be taken by one. */
static gboolean
is_ko (const TengenBoard *board, TengenPoint point, int taken)
{
  return taken == 1 && tengen_board_get_chain_size (board, point) == 1 &&
         tengen_board_get_liberties (board, point) == 1;
}

/* Plays a move unless it is suicide or nothing more is read. */
static gboolean
try_move (Reading *reading, TengenPoint point, TengenStone stone)
{
  TengenBoard *board = reading->board;
  int own, taken;

  if (reading->moves-- <= 0 || reading->depth >= DEPTH_TO_READ)
    reading->is_unsure = TRUE;
  if (reading->is_unsure)
    return FALSE;
  taken = tengen_board_play (board, point, stone, &own);
  if (own > 0)
    {
      tengen_board_undo (board);
      return FALSE;
    }
  if (is_ko (board, point, taken))
    reading->is_unsure = TRUE;
  reading->depth++;
  return TRUE;
}

static void
take_back (Reading *reading)
{
  tengen_board_undo (reading->board);
  reading->depth--;
}

static gboolean can_catch (Reading *reading, TengenPoint chain);

/* Tells whether a move of its own side saves a chain that is in atari. */
static gboolean
saves (Reading *reading, TengenPoint chain, TengenPoint move)
{
  TengenStone stone = tengen_board_get (reading->board, chain);
  gboolean is_saved;

  if (!try_move (reading, move, stone))
    return FALSE;
  is_saved = !can_catch (reading, chain);
  take_back (reading);
  return is_saved && !reading->is_unsure;
}

/* Lists where chains beside a chain can be taken; a point may come twice. */
static int
list_takes (const TengenBoard *board, TengenPoint chain, TengenPoint *takes)
{
  TengenStone other = tengen_stone_other (tengen_board_get (board, chain));
  TengenPoint stones[TENGEN_BOARD_MAX_POINTS];
  int n_stones = tengen_board_list_chain (board, chain, stones);
  int n = 0;

  for (int i = 0; i < n_stones && n < MOVES_TO_READ; i++)
    {
      TengenPoint beside[4];
      int n_beside = tengen_board_list_neighbours (board, stones[i], beside);

      for (int j = 0; j < n_beside; j++)
        if (tengen_board_get (board, beside[j]) == other &&
            tengen_board_get_liberties (board, beside[j]) == 1)
          n += tengen_board_list_liberties (board, beside[j], takes + n);
    }
  return n;
}

/* Tells whether a chain in atari gets away if its side moves. */
static gboolean
can_escape (Reading *reading, TengenPoint chain)
{
  TengenPoint moves[MOVES_TO_READ + 8];
  int n = tengen_board_list_liberties (reading->board, chain, moves);

  n += list_takes (reading->board, chain, moves + n);
  for (int i = 0; i < n; i++)
    if (saves (reading, chain, moves[i]))
      return TRUE;
  return FALSE;
}

/* Tells whether atari after atari takes a chain if the other side moves. */
static gboolean
can_catch (Reading *reading, TengenPoint chain)
{
  TengenStone other =
      tengen_stone_other (tengen_board_get (reading->board, chain));
  int n = tengen_board_get_liberties (reading->board, chain);
  TengenPoint liberties[2];
  gboolean is_caught = FALSE;

  if (n > 2)
    return FALSE;
  tengen_board_list_liberties (reading->board, chain, liberties);
  for (int i = 0; i < n && !is_caught; i++)
    {
      if (!try_move (reading, liberties[i], other))
        continue;
      is_caught = n == 1 || !can_escape (reading, chain);
      take_back (reading);
    }
  return is_caught;
}

/* Asks one of the two questions about a chain. */
static Verdict
read_chain (TengenBoard *board,
            TengenPoint chain,
            gboolean (*ask) (Reading *reading, TengenPoint chain))
{
  Reading reading = { board, MOVES_TO_READ, 0, FALSE };
  gboolean answer = ask (&reading, chain);

  if (reading.is_unsure)
    return UNSURE;
  return answer ? YES : NO;
}

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

/* Tells whether an own chain is out of reach after a move. */
static Verdict
is_saved_by (TengenBoard *board,
             TengenStone stone,
             TengenPoint move,
             TengenPoint chain)
{
  Verdict caught;

  tengen_board_play (board, move, stone, NULL);
  caught = read_chain (board, chain, can_catch);
  tengen_board_undo (board);
  return caught == YES ? NO : caught == NO ? YES : UNSURE;
}

/* Tells whether a move puts the opponent's chain in an atari from which it
 * cannot get away. */
static Verdict
is_caught_by (TengenBoard *board,
              TengenStone stone,
              TengenPoint move,
              TengenPoint chain)
{
  Verdict verdict = NO, escapes;

  tengen_board_play (board, move, stone, NULL);
  if (tengen_board_get (board, chain) == tengen_stone_other (stone) &&
      tengen_board_get_liberties (board, chain) == 1)
    {
      escapes = read_chain (board, chain, can_escape);
      verdict = escapes == YES ? NO : escapes == NO ? YES : UNSURE;
    }
  tengen_board_undo (board);
  return verdict;
}

typedef Verdict (*Question) (TengenBoard *board,
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
  if (question (board, stone, move, chain) != YES)
    return FALSE;
  for (int i = 0; i < n_others; i++)
    if (question (board, stone, others[i], chain) != NO)
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
         is_saved_by (board, stone, point, point) == YES;
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
      is_saved_by (board, stone, move, chain) != YES ||
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
