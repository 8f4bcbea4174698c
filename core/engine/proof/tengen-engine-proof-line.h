/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-proof-line: moves, one line of them at a time, for one side
 *
 * What:   which moves there are, playing them and going back, whether the
 *         prover has won or lost at a glance, and which points a win rests on.
 * Not:    which move is good (tengen-engine-proof-search).
 * Shape:  one side, the prover, has an aim; the other hinders it. A win comes
 *         with its zone: the prover wins as well in each position that has the
 *         same stones there. So the opponent's moves outside of it are the same
 *         as a pass. For that
 *          - a chain that is taken is in it with all that lies around it,
 *          - a chain of the prover in it is pass-alive or has as many of its
 *            liberties in it as the opponent cannot fill in one move,
 *          - a point where the opponent may not play is in it with what makes
 *            that so.
 *         Points cut off from the targets by pass-alive stones are in no zone:
 *         a move there is a pass.
 */
#pragma once

#include "tengen-board.h"
#include "tengen-engine-proof-zone.h"
#include "tengen-engine-proof.h"

G_BEGIN_DECLS

/**
 * TengenEngineProofTurn:
 * @stone: the side to move
 * @ban: where it may not retake a ko, or %TENGEN_POINT_NONE
 *
 * The state of a position besides the stones.
 */
typedef struct
{
  TengenStone stone;
  TengenPoint ban;
} TengenEngineProofTurn;

/**
 * TengenEngineProofLine:
 * @board: where moves are played (borrowed)
 * @n_points: of the board
 * @inside: for each point 1 if it is not cut off from the targets
 * @n_inside: how many such points
 * @points: those points in rising order
 * @open: for each point 1 if it is inside and stones may be put there
 * @settled: for each point 1 if a pass-alive stone lies there from the start
 * @n_around: of each point
 * @around: of each point the points along the lines
 * @walls: for each point 1 if a settled stone lies there, beside a point
 *   inside, by colour
 * @n_shore: points inside beside walls, by their colour
 * @shore: those points
 * @goal: what the prover wants
 * @prover: the side
 * @targets: as in the question
 * @stones: the colours of the targets
 * @escape: as in the question
 * @master: the side that retakes a ko at once
 * @turn: now
 * @salt: a number mixed into all keys
 *
 * A line of moves.
 */
typedef struct
{
  TengenBoard *board;
  int n_points;
  guint8 inside[TENGEN_ENGINE_PROOF_MAX_POINTS];
  int n_inside;
  TengenPoint points[TENGEN_ENGINE_PROOF_MAX_POINTS];
  guint8 open[TENGEN_ENGINE_PROOF_MAX_POINTS];
  guint8 settled[TENGEN_ENGINE_PROOF_MAX_POINTS];
  guint8 n_around[TENGEN_ENGINE_PROOF_MAX_POINTS];
  TengenPoint around[TENGEN_ENGINE_PROOF_MAX_POINTS][4];
  guint8 walls[3][TENGEN_ENGINE_PROOF_MAX_POINTS];
  int n_shore[3];
  TengenPoint shore[3][TENGEN_ENGINE_PROOF_MAX_POINTS];
  TengenEngineProofGoal goal;
  TengenStone prover;
  TengenPoint targets[2];
  TengenStone stones[2];
  guint escape;
  TengenStone master;
  TengenEngineProofTurn turn;
  guint64 salt;
} TengenEngineProofLine;

/**
 * TengenEngineProofMove:
 * @key: of the position it leads to
 * @turn: after it
 * @point: where a stone is put, or PASS
 * @order: the smaller the more promising
 * @taken: stones that it takes
 *
 * A move that may be played.
 */
typedef struct
{
  guint64 key;
  TengenEngineProofTurn turn;
  TengenPoint point;
  gint16 order;
  guint16 taken;
} TengenEngineProofMove;

/* More moves than this there cannot be. */
#define TENGEN_ENGINE_PROOF_MAX_MOVES (TENGEN_ENGINE_PROOF_MAX_POINTS + 1)

/**
 * TengenEngineProofGlance:
 * @TENGEN_ENGINE_PROOF_GLANCE_OPEN: not decided
 * @TENGEN_ENGINE_PROOF_GLANCE_WON: the prover has won
 * @TENGEN_ENGINE_PROOF_GLANCE_LOST: the prover has lost
 *
 * What a glance tells.
 */
typedef enum
{
  TENGEN_ENGINE_PROOF_GLANCE_OPEN,
  TENGEN_ENGINE_PROOF_GLANCE_WON,
  TENGEN_ENGINE_PROOF_GLANCE_LOST,
} TengenEngineProofGlance;

/* Lays a line out for a question, the prover still to be named. */
void tengen_engine_proof_line_begin (TengenEngineProofLine *self,
                                     const TengenEngineProofQuestion *question);

/**
 * tengen_engine_proof_line_set_prover:
 * @self: a line that has begun
 * @goal: the question's goal, or the opposite one
 * @prover: the side that wants it
 * @master: the side that retakes a ko at once
 *
 * Names the prover. RACE has no opposite goal: the targets change places.
 */
void tengen_engine_proof_line_set_prover (TengenEngineProofLine *self,
                                          TengenEngineProofGoal goal,
                                          TengenStone prover,
                                          TengenStone master);

/* Gives a number for the position: stones, turn and question. */
guint64 tengen_engine_proof_line_get_key (const TengenEngineProofLine *self);

/* Tells whether the prover wins already if the opponent reaches nothing. */
gboolean tengen_engine_proof_line_is_safety (const TengenEngineProofLine *self);

/* Looks whether a side has won; adds what a win rests on to @zone. */
TengenEngineProofGlance
tengen_engine_proof_line_look (const TengenEngineProofLine *self,
                               TengenEngineProofZone *zone);

/* Looks at a move, PASS too; FALSE if it may not be played. */
gboolean tengen_engine_proof_line_try (const TengenEngineProofLine *self,
                                       TengenPoint point,
                                       TengenEngineProofMove *move);

/* Lists the prover's moves, the most promising first. Returns: how many. */
int tengen_engine_proof_line_list (const TengenEngineProofLine *self,
                                   TengenEngineProofMove *moves);

/* Plays a move. */
void tengen_engine_proof_line_play (TengenEngineProofLine *self,
                                    const TengenEngineProofMove *move);

/* Takes back the move played last; @before: the turn before it. */
void tengen_engine_proof_line_undo (TengenEngineProofLine *self,
                                    const TengenEngineProofMove *move,
                                    TengenEngineProofTurn before);

/**
 * tengen_engine_proof_line_is_hanging:
 * @self: a line, the opponent to move
 * @move: a move of the opponent
 * @zone: (inout): what the answer rests on is added
 *
 * Tells whether after that move the target is taken at once, without looking
 * further: it hangs, and the move neither touches its last liberty nor takes
 * anything.
 *
 * Returns: %TRUE if so
 */
gboolean tengen_engine_proof_line_is_hanging (const TengenEngineProofLine *self,
                                              const TengenEngineProofMove *move,
                                              TengenEngineProofZone *zone);

/* Adds what a move of the prover, not yet played, itself rests on. */
void tengen_engine_proof_line_rest_move (const TengenEngineProofLine *self,
                                         const TengenEngineProofMove *move,
                                         TengenEngineProofZone *zone);

/* Adds the stones that the prover has to keep, whatever comes. */
void tengen_engine_proof_line_rest_always (const TengenEngineProofLine *self,
                                           TengenEngineProofZone *zone);

/**
 * tengen_engine_proof_line_close:
 * @self: a line, the opponent to move
 * @zone: (inout): a zone
 *
 * Adds what the stones and the forbidden points of a zone rest on.
 */
void tengen_engine_proof_line_close (const TengenEngineProofLine *self,
                                     TengenEngineProofZone *zone);

G_END_DECLS
