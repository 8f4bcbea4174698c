/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-ladder: whether atari after atari takes a chain
 */
#include "tengen-engine-ladder.h"

#include <string.h>

/* How many moves of a reading may lie behind each other. */
#define DEPTH_TO_READ 100

/* A reading. */
typedef struct
{
  TengenBoard *board;
  int moves; /* that may still be tried */
  int depth;
  gboolean is_unsure; /* a ko came up, or it takes too long */
} Reading;

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

  for (int i = 0; i < n_stones && n < TENGEN_ENGINE_LADDER_MOVES; i++)
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
  TengenPoint moves[TENGEN_ENGINE_LADDER_MOVES + 8];
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
static TengenEngineLadder
read_chain (TengenBoard *board,
            TengenPoint chain,
            int moves,
            gboolean (*ask) (Reading *reading, TengenPoint chain))
{
  Reading reading = { board, moves, 0, FALSE };
  gboolean answer = ask (&reading, chain);

  if (reading.is_unsure)
    return TENGEN_ENGINE_LADDER_UNSURE;
  return answer ? TENGEN_ENGINE_LADDER_YES : TENGEN_ENGINE_LADDER_NO;
}

TengenEngineLadder
tengen_engine_ladder_catches (TengenBoard *board, TengenPoint chain, int moves)
{
  g_return_val_if_fail (board != NULL, TENGEN_ENGINE_LADDER_UNSURE);
  g_return_val_if_fail (moves <= TENGEN_ENGINE_LADDER_MOVES,
                        TENGEN_ENGINE_LADDER_UNSURE);

  return read_chain (board, chain, moves, can_catch);
}

TengenEngineLadder
tengen_engine_ladder_escapes (TengenBoard *board, TengenPoint chain, int moves)
{
  g_return_val_if_fail (board != NULL, TENGEN_ENGINE_LADDER_UNSURE);
  g_return_val_if_fail (moves <= TENGEN_ENGINE_LADDER_MOVES,
                        TENGEN_ENGINE_LADDER_UNSURE);

  return read_chain (board, chain, moves, can_escape);
}

void
tengen_engine_ladder_find_danger (TengenBoard *board,
                                  TengenStone stone,
                                  int moves,
                                  guint8 *danger)
{
  int n_points;

  g_return_if_fail (board != NULL && danger != NULL);

  n_points = tengen_board_get_n_points (board);
  memset (danger, 0, (gsize) n_points);
  for (int i = 0; i < n_points; i++)
    {
      TengenPoint point = (TengenPoint) i;
      TengenPoint liberties[2];
      int size;

      if (tengen_board_get (board, point) != stone ||
          tengen_board_get_chain (board, point) != point ||
          tengen_board_get_liberties (board, point) != 2 ||
          tengen_engine_ladder_catches (board, point, moves) !=
              TENGEN_ENGINE_LADDER_YES)
        continue;
      size = MIN (tengen_board_get_chain_size (board, point), G_MAXUINT8);
      tengen_board_list_liberties (board, point, liberties);
      for (int j = 0; j < 2; j++)
        danger[liberties[j]] = (guint8) MAX (danger[liberties[j]], size);
    }
}
