/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-line: moves in a region, one line of them at a time (手順)
 *
 * What:  which moves there are, what they lead to, playing them and going
 *        back; which side has won, when a glance tells it.
 * Not:   which move is good (tengen-go-dead-proof).
 * Shape: one chain is the target. Its side defends, the other attacks. A side
 *        that takes a small target must keep the stone that took it: it becomes
 *        the target, and the attacker defends. The side that must play loses
 *        without a move; the other side may pass. An endless line is lost for
 *        the prover.
 */
#pragma once

#include "tengen-go-dead-region.h"
#include "tengen-go-dead.h"

G_BEGIN_DECLS

/**
 * TengenGoDeadGoal:
 * @TENGEN_GO_DEAD_GOAL_TAKE: the prover attacks the target and wins if it is
 *   taken; the attacker must play
 * @TENGEN_GO_DEAD_GOAL_LIVE: the prover defends the target and wins if it
 *   becomes settled or unconditionally alive; the prover must play
 *
 * What is to be proved.
 */
typedef enum
{
  TENGEN_GO_DEAD_GOAL_TAKE,
  TENGEN_GO_DEAD_GOAL_LIVE,
} TengenGoDeadGoal;

/* How many kos can be barred at the same time; the oldest is forgotten. */
#define TENGEN_GO_DEAD_MAX_BARS 4

/**
 * TengenGoDeadBar:
 * @point: where a ko may not be retaken until a pass for it
 * @stone: by whom
 */
typedef struct
{
  TengenPoint point;
  guint8 stone;
} TengenGoDeadBar;

/**
 * TengenGoDeadTurn:
 * @target: a stone of the target
 * @target_stone: its colour
 * @stone: the side to move
 * @winner: the side that won by the last move, %TENGEN_STONE_NONE as long as
 *   neither has won
 * @n_bars: how many of @bars
 * @ban: where @stone may not retake a ko now, or %TENGEN_POINT_NONE
 * @bars: the kos barred
 *
 * The state of a position besides the stones on the board.
 */
typedef struct
{
  TengenPoint target;
  guint8 target_stone;
  guint8 stone;
  guint8 winner;
  guint8 n_bars;
  TengenPoint ban;
  TengenGoDeadBar bars[TENGEN_GO_DEAD_MAX_BARS];
} TengenGoDeadTurn;

/**
 * TengenGoDeadLine:
 * @board: where moves are played (borrowed)
 * @region: where moves may be
 * @ko_fights: what a ko is worth
 * @goal: what is to be proved
 * @prover: by whom
 * @master: who may retake any ko at once, where ko fights are played
 * @turn: now
 * @salt: a number mixed into all keys
 * @met_ko: set where a move that takes a ko is listed
 *
 * A line of moves.
 */
typedef struct
{
  TengenBoard *board;
  const TengenGoDeadRegion *region;
  TengenGoKoFights ko_fights;
  TengenGoDeadGoal goal;
  TengenStone prover;
  TengenStone master;
  TengenGoDeadTurn turn;
  guint64 salt;
  gboolean met_ko;
} TengenGoDeadLine;

/**
 * TengenGoDeadMove:
 * @key: of the position it leads to
 * @turn: after it
 * @point: where a stone is put, %TENGEN_POINT_PASS for a pass
 * @order: the smaller the more promising
 *
 * A move that may be played.
 */
typedef struct
{
  guint64 key;
  TengenGoDeadTurn turn;
  TengenPoint point;
  gint16 order;
} TengenGoDeadMove;

/* More moves than this there cannot be. */
#define TENGEN_GO_DEAD_MAX_MOVES                                               \
  (TENGEN_GO_DEAD_REGION_MAX + TENGEN_GO_DEAD_MAX_BARS)

/* Gives a number for the position: stones, turn and question. */
guint64 tengen_go_dead_line_get_key (const TengenGoDeadLine *self);

/* Tells who has won as far as a glance tells, or %TENGEN_STONE_NONE. */
TengenStone tengen_go_dead_line_find_winner (const TengenGoDeadLine *self);

/**
 * tengen_go_dead_line_list_moves:
 * @self: a line that neither side has won
 * @moves: (out caller-allocates): room for @room
 * @room: how many
 *
 * Lists the moves of the side to move, the most promising first.
 *
 * Returns: how many there are; more than @room if there was no room for all
 */
int tengen_go_dead_line_list_moves (TengenGoDeadLine *self,
                                    TengenGoDeadMove *moves,
                                    int room);

/* Plays a move. @move: one of its moves. */
void tengen_go_dead_line_play (TengenGoDeadLine *self,
                               const TengenGoDeadMove *move);

/* Takes back the move played last; @before: the turn before it. */
void tengen_go_dead_line_undo (TengenGoDeadLine *self,
                               const TengenGoDeadMove *move,
                               const TengenGoDeadTurn *before);

G_END_DECLS
