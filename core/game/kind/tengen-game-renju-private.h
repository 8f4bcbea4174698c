/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-renju-private: what the files of Renju share
 */
#pragma once

#include "tengen-game-kind.h"

#include "tengen-renju-pattern.h"
#include "tengen-renju-shape.h"

G_BEGIN_DECLS

/**
 * TengenRenjuNow:
 * @opening: the opening as it stands
 * @to_move: the colour of the next stone
 * @phase: play or over
 * @result: (OVER): the result
 * @end: (OVER): how it ended
 * @point: see #TengenGameRenju
 * @classes: see #TengenGameRenju
 * @declared: the side whose declared five waits for an answer, or none
 * @pattern: 0 to 25, or -1
 * @passes: passes in a row
 * @last_black: the last black stone, unless White has moved since; or NONE
 * @last: of each colour the last stone that was put, or NONE
 *
 * All that changes but the stones.
 */
typedef struct
{
  TengenRenjuOpening opening;
  TengenStone to_move;
  TengenPhase phase;
  TengenResult result;
  TengenRenjuEnd end;
  TengenPoint point;
  guint classes;
  TengenStone declared;
  int pattern;
  guint passes;
  TengenPoint last_black;
  TengenPoint last[3];
} TengenRenjuNow;

/**
 * TengenRenjuEntry:
 * @before: what was before
 * @changes: of the board
 *
 * What an action overwrote.
 */
typedef struct
{
  TengenRenjuNow before;
  guint changes;
} TengenRenjuEntry;

/**
 * TengenRenjuState:
 * @rules: by which rules
 * @voids: two computers play, who end it without result if they are asked to
 * @board: the stones
 * @lines: the same stones, for rows and forbidden points
 * @entries: (element-type TengenRenjuEntry): of each action
 * @now: what changes
 * @view: the same, for those who ask
 *
 * A game of Renju.
 */
typedef struct
{
  TengenRenjuRules rules;
  gboolean voids;
  TengenBoard *board;
  TengenRenju *lines;
  GArray *entries;
  TengenRenjuNow now;
  TengenGameRenju view;
} TengenRenjuState;

/* Gives the seat of a player of the opening. */
static inline TengenSeat
tengen_renju_seat_of (TengenRenjuPlayer player)
{
  switch (player)
    {
    case TENGEN_RENJU_PLAYER_FIRST:
      return TENGEN_SEAT_FIRST;
    case TENGEN_RENJU_PLAYER_SECOND:
      return TENGEN_SEAT_SECOND;
    case TENGEN_RENJU_PLAYER_NONE:
      return TENGEN_SEAT_NONE;
    }
  g_return_val_if_reached (TENGEN_SEAT_NONE);
}

/* Tells which player has a colour now, see #TengenKind. */
static inline TengenSeat
tengen_renju_state_get_seat (gconstpointer state, TengenStone stone)
{
  const TengenRenjuState *self = state;

  if (stone == TENGEN_STONE_NONE)
    return TENGEN_SEAT_NONE;
  return tengen_renju_seat_of (
      tengen_renju_opening_get_player (&self->now.opening, stone));
}

/* See #TengenKind. */
TengenSeat tengen_renju_state_get_actor (gconstpointer state);

/* Counts the stones on the board. Returns: how many. */
static inline int
tengen_renju_state_count_stones (const TengenRenjuState *self)
{
  return tengen_board_count (self->board, TENGEN_STONE_BLACK) +
         tengen_board_count (self->board, TENGEN_STONE_WHITE);
}

/* Ends the game without a winner. */
void tengen_renju_state_draw (TengenRenjuState *self, TengenRenjuEnd end);

/* Ends the game if a stone that has just been put does so by itself. */
void tengen_renju_state_judge (TengenRenjuState *self,
                               TengenPoint point,
                               TengenStone stone);

/**
 * tengen_renju_state_claim:
 * @self: a state
 * @action: RESIGN, TIME, FIVE, ADMIT, FORBIDDEN, DRAW, VOID
 *
 * Does what is said to end the game; what is declared of nothing means nothing.
 */
void tengen_renju_state_claim (TengenRenjuState *self,
                               const TengenAction *action);

/* Tells which colour a player has now. */
TengenStone tengen_renju_state_get_stone (const TengenRenjuState *self,
                                          TengenSeat seat);

/* Tells what White could say of the last black stone. */
guint tengen_renju_state_find_forbidden (const TengenRenjuState *self);

/* See #TengenKind. Returns: (transfer full) (nullable): why not, or %NULL. */
TengenReason *tengen_renju_state_check (gconstpointer state,
                                        const TengenAction *action);

/* See #TengenKind. Returns: (transfer full) (nullable): why not, or %NULL. */
TengenReason *tengen_renju_state_check_point (gconstpointer state,
                                              TengenPoint point,
                                              TengenStone stone);

/**
 * tengen_renju_state_check_move:
 * @state: a state
 * @action: PLAY, PASS or VIRTUAL
 *
 * See #TengenKind.
 *
 * Returns: (transfer full) (nullable): why not, or %NULL
 */
TengenReason *tengen_renju_state_check_move (gconstpointer state,
                                             const TengenAction *action);

/* See #TengenKind. @codes: a #TengenReasonCode for each point. */
void
tengen_renju_state_map (gconstpointer state, TengenStone stone, guint8 *codes);

G_END_DECLS
