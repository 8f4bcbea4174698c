/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-line: the inside of a Go position
 *
 * What:  a line of play as tengen-go-play changes it and tengen-go-legal reads
 *        it; private to these two.
 * Shape: position k of the repetition record is the one after action k, 0 the
 *        start, so that a ply and an index are the same number.
 */
#pragma once

#include "tengen-go-play.h"
#include "tengen-go-repetition.h"

G_BEGIN_DECLS

/**
 * TengenGoActionKind:
 * @TENGEN_GO_ACTION_PLAY: a move on the board
 * @TENGEN_GO_ACTION_PASS: a pass
 * @TENGEN_GO_ACTION_VIRTUAL: a stone beside the board
 * @TENGEN_GO_ACTION_SETUP: points set up
 * @TENGEN_GO_ACTION_TURN: the turn given to a side
 * @TENGEN_GO_ACTION_RESUME: going on after a stop
 */
typedef enum
{
  TENGEN_GO_ACTION_PLAY,
  TENGEN_GO_ACTION_PASS,
  TENGEN_GO_ACTION_VIRTUAL,
  TENGEN_GO_ACTION_SETUP,
  TENGEN_GO_ACTION_TURN,
  TENGEN_GO_ACTION_RESUME,
} TengenGoActionKind;

/**
 * TengenGoAction:
 * @passes: of a pass: passes in a row up to this one
 * @change: of a move or a setup: stones of Black and of White that were taken,
 *   or that were added less those taken away
 * @point: the point played, or PASS, or NONE
 * @kind: a #TengenGoActionKind
 * @stone: who did it, or NONE for points set up
 * @replaced: what lay on the point of a move
 * @phase: phase before
 * @first_mover: who had acted first before
 * @last_passer: who had passed last before
 *
 * What happened, and what is needed to take it back; the position after it is
 * in the repetition record. Small, as a line of play may have a million.
 */
typedef struct
{
  union
  {
    guint passes;
    gint16 change[2];
  };
  TengenPoint point;
  guint8 kind;
  guint8 stone;
  guint8 replaced;
  guint8 phase;
  guint8 first_mover;
  guint8 last_passer;
} TengenGoAction;

/**
 * TengenGo:
 * @rules: its own copy
 * @board: the stones with their changes
 * @shapes: one position for the start and one after each action
 * @actions: owned, in order
 * @n_actions: how many
 * @actions_room: how many there is room for
 * @passes: passes in a row before the first action, of a copy
 * @counters: as they are now
 * @to_move: whose turn it is
 * @phase: 0 before the first stop, 1 after it
 *
 * See tengen-go-play.h.
 */
struct TengenGo
{
  TengenGoRules rules;
  TengenBoard *board;
  TengenGoRepetition *shapes;
  TengenGoAction *actions;
  guint n_actions;
  guint actions_room;
  guint passes;
  TengenGoCounters counters;
  TengenStone to_move;
  guint phase;
};

/* Gives an action until the next one; @ply: 1 to the number of actions. */
static inline const TengenGoAction *
tengen_go_line_get (const TengenGo *self, guint ply)
{
  return &self->actions[ply - 1];
}

/* Counts the stones beside the board. */
static inline int
tengen_go_line_sum_virtual (const TengenGo *self, TengenStone stone)
{
  return self->counters.virtual_moves[0][stone] +
         self->counters.virtual_moves[1][stone];
}

G_END_DECLS
