/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-move: one move, played or tried, inline
 *
 * What:  what tengen_board_play() and tengen_board_try() do once their
 *        arguments are checked; private to core/board and to core/go, which
 *        checks them itself.
 * Not:   going back (tengen-board).
 * Shape: squares of the plan, as in tengen-board-chains.
 */
#pragma once

#include "tengen-board-chains.h"

G_BEGIN_DECLS

/* Where things stand in the last word of a change; what lay on the square
 * before is in bits 0 and 1. */
#define TENGEN_BOARD_LOG_STONE 2
#define TENGEN_BOARD_LOG_MERGES 4
#define TENGEN_BOARD_LOG_TAKES 8
#define TENGEN_BOARD_LOG_LIFTED (1u << 12)
#define TENGEN_BOARD_LOG_SUICIDE (1u << 13)
#define TENGEN_BOARD_LOG_FILL (1u << 14)
#define TENGEN_BOARD_LOG_FILL_CHAINS (1u << 15)

/* After so many changes a picture is kept, so that what lay on the board long
 * ago is found without going back over all changes since. */
#define TENGEN_BOARD_LOG_PICTURE_STEP 256

/**
 * TengenBoardPrey:
 * @taken: stones of the opponent
 * @own: own stones, the new one too
 * @bits: for the last word of the change
 *
 * What a stone takes.
 */
typedef struct
{
  guint16 taken;
  guint16 own;
  guint16 bits;
} TengenBoardPrey;

/* Makes the log longer; a part of tengen_board_reserve_log(). */
void tengen_board_grow_log (TengenBoard *self, gsize n_words);

/* Keeps what lies on the board now for tengen_board_read_at(). */
void tengen_board_keep_picture (TengenBoard *self);

/* Takes chains without liberties beside a stone just put, its own last. */
void tengen_board_take_dead (TengenBoard *self,
                             guint square,
                             TengenStone stone,
                             TengenBoardPrey *prey);

/* Goes on with a try that may take stones, or may be suicide. */
void tengen_board_try_closely (const TengenBoard *self,
                               guint square,
                               TengenStone stone,
                               TengenBoardTry *result);

/* Tells whether a stone has a liberty and no chain beside it is in atari. */
static inline gboolean
tengen_board_is_quiet (const TengenBoard *self, guint square)
{
  const TengenBoardSquare *squares = self->squares;
  const TengenBoardSquare *at = squares + square;
  gssize down = self->steps[3];
  guint64 north = at[-down].head, west = at[-1].head;
  guint64 east = at[1].head, south = at[down].head;

  /* an empty square has head 0; one branch for all */
  return (north * west * east * south == 0) & (squares[north].libs != 1) &
         (squares[west].libs != 1) & (squares[east].libs != 1) &
         (squares[south].libs != 1);
}

/* Tells what a move on an empty square would do, see tengen_board_try(). */
static inline void
tengen_board_try_stone (const TengenBoard *self,
                        guint square,
                        TengenStone stone,
                        TengenBoardTry *result)
{
  result->hash = self->hash ^ tengen_board_plan_key (self->plan, square, stone);
  result->taken = 0;
  result->own = 0;
  if (G_UNLIKELY (!tengen_board_is_quiet (self, square)))
    tengen_board_try_closely (self, square, stone, result);
}

/* Makes room in the log for words and the longest change of one point. */
static inline void
tengen_board_reserve_log (TengenBoard *self, gsize n_words)
{
  if (G_UNLIKELY (self->log_size + n_words >= self->log_limit))
    tengen_board_grow_log (self, n_words);
}

/* Ends a change in the log. */
static inline void
tengen_board_push_change (TengenBoard *self, guint square, guint bits)
{
  self->log[self->log_size++] = (guint16) square;
  self->log[self->log_size++] = (guint16) bits;
  self->depth++;
  if (G_UNLIKELY (self->depth % TENGEN_BOARD_LOG_PICTURE_STEP == 0))
    tengen_board_keep_picture (self);
}

/* Plays a move, see tengen_board_play(); sets prey if it may take anything. */
static inline gboolean
tengen_board_move_stone (TengenBoard *self,
                         guint square,
                         TengenStone stone,
                         TengenBoardPrey *prey)
{
  TengenStone before = self->stones[square];
  guint bits = before | stone << TENGEN_BOARD_LOG_STONE;
  gboolean takes;

  tengen_board_reserve_log (self, 0);
  if (G_UNLIKELY (before != TENGEN_STONE_NONE))
    {
      tengen_board_lift (self, square);
      bits |= TENGEN_BOARD_LOG_LIFTED;
    }
  bits |= tengen_board_settle (self, square, stone, &takes)
          << TENGEN_BOARD_LOG_MERGES;
  if (G_UNLIKELY (takes))
    {
      tengen_board_take_dead (self, square, stone, prey);
      bits |= prey->bits;
    }
  tengen_board_push_change (self, square, bits);
  return takes;
}

G_END_DECLS
