/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-opening: the steps of an opening regulation (開局規定)
 *
 * What:   who must do what next; where a stone may be put; which fifth moves
 *         are the same as one offered before; who has which colour.
 * Not:    the board, rows, forbidden moves: there can be none before move 9.
 * Shape:  each regulation is a short program in a table; an opening is a small
 *         value that runs it, so that a copy of it is all that undoing needs.
 * Source: International Rules of Renju; renjusha.net, 開局規定; RenjuNet, the
 *         pages of each rule.
 */
#pragma once

#include "tengen-renju-rules.h"
#include "tengen-renju.h"

G_BEGIN_DECLS

/**
 * TengenRenjuPlayer:
 * @TENGEN_RENJU_PLAYER_NONE: no particular player
 * @TENGEN_RENJU_PLAYER_FIRST: tentative Black (仮先), who starts
 * @TENGEN_RENJU_PLAYER_SECOND: tentative White (仮後)
 *
 * A player, whatever colour they have now.
 */
typedef enum
{
  TENGEN_RENJU_PLAYER_NONE,
  TENGEN_RENJU_PLAYER_FIRST,
  TENGEN_RENJU_PLAYER_SECOND,
} TengenRenjuPlayer;

/**
 * TengenRenjuStepKind:
 * @TENGEN_RENJU_STEP_PUT: put the next stone within an area
 * @TENGEN_RENJU_STEP_CHOOSE: choose the colour, or another of @choices
 * @TENGEN_RENJU_STEP_DECLARE: say how many fifth moves there are to be (題数)
 * @TENGEN_RENJU_STEP_OFFER: offer another fifth move
 * @TENGEN_RENJU_STEP_PICK: keep one of those offered, which is put as stone 5
 * @TENGEN_RENJU_STEP_DONE: the opening is over; play is free
 *
 * What is to be done.
 */
typedef enum
{
  TENGEN_RENJU_STEP_PUT,
  TENGEN_RENJU_STEP_CHOOSE,
  TENGEN_RENJU_STEP_DECLARE,
  TENGEN_RENJU_STEP_OFFER,
  TENGEN_RENJU_STEP_PICK,
  TENGEN_RENJU_STEP_DONE,
} TengenRenjuStepKind;

/**
 * TengenRenjuChoice:
 * @TENGEN_RENJU_CHOICE_STAY: keep the colours (このまま)
 * @TENGEN_RENJU_CHOICE_SWAP: exchange the colours (交代)
 * @TENGEN_RENJU_CHOICE_FIFTHS: (TARA): stay Black and offer fifth moves
 * @TENGEN_RENJU_CHOICE_MORE: (SWAP2, SSAKATA): put a white and a black stone
 *   and leave the choice to the opponent
 *
 * What can be chosen.
 */
typedef enum
{
  TENGEN_RENJU_CHOICE_STAY,
  TENGEN_RENJU_CHOICE_SWAP,
  TENGEN_RENJU_CHOICE_FIFTHS,
  TENGEN_RENJU_CHOICE_MORE,
} TengenRenjuChoice;

#define TENGEN_RENJU_N_CHOICES 4

/**
 * TengenRenjuStep:
 * @kind: what is to be done
 * @player: who has to do it
 * @stone: (PUT, OFFER, PICK): the colour of the stone
 * @move: (PUT, OFFER, PICK): which stone of the game it is, 1 and up
 * @nearest: (PUT, OFFER): the least distance from the centre, lines counted
 *   the longer way
 * @farthest: (PUT, OFFER): the greatest; 0 is the centre alone, 7 the board
 * @is_pattern: (PUT): the stones 1 to 3 that this player puts make one of the
 *   26 patterns
 * @choices: (CHOOSE): a bit for each #TengenRenjuChoice
 * @most: (DECLARE): the greatest number, 1 is the least; (OFFER): how many are
 *   to be offered
 *
 * A step of an opening.
 */
typedef struct
{
  TengenRenjuStepKind kind;
  TengenRenjuPlayer player;
  TengenStone stone;
  int move;
  int nearest;
  int farthest;
  gboolean is_pattern;
  guint choices;
  int most;
} TengenRenjuStep;

/* Stones of an opening that are remembered; more are never looked at. */
#define TENGEN_RENJU_OPENING_STONES 5

/**
 * TengenRenjuOpening:
 * @rules: by which rules
 * @at: where in its program the regulation is
 * @n_stones: stones put so far
 * @stones: where the first of them lie, from stone 1 on
 * @is_swapped: whether the first player has White now
 * @declared: the number that was said, 0 before
 * @n_offers: fifth moves offered so far
 * @offers: they
 *
 * An opening; a value that can be copied. Read it, change it only by the
 * functions here.
 */
typedef struct
{
  TengenRenjuRules rules;
  guint8 at;
  guint8 n_stones;
  guint8 is_swapped;
  guint8 declared;
  guint8 n_offers;
  TengenPoint stones[TENGEN_RENJU_OPENING_STONES];
  TengenPoint offers[TENGEN_RENJU_OFFERS_MAX];
} TengenRenjuOpening;

/**
 * TengenRenjuFault:
 * @TENGEN_RENJU_FAULT_NONE: it is allowed
 * @TENGEN_RENJU_FAULT_STEP: something else has to be done first
 * @TENGEN_RENJU_FAULT_CENTER: stone 1 must lie on 天元
 * @TENGEN_RENJU_FAULT_AREA: outside of the area allowed for that stone
 * @TENGEN_RENJU_FAULT_TAKEN: a stone lies there
 * @TENGEN_RENJU_FAULT_OFFERED: that fifth move has been offered
 * @TENGEN_RENJU_FAULT_TWIN: one offered before makes the same shape, turned or
 *   mirrored
 * @TENGEN_RENJU_FAULT_NOT_OFFERED: not one of the fifth moves offered
 * @TENGEN_RENJU_FAULT_CHOICE: no such choice or number
 *
 * Why a step is refused.
 */
typedef enum
{
  TENGEN_RENJU_FAULT_NONE,
  TENGEN_RENJU_FAULT_STEP,
  TENGEN_RENJU_FAULT_CENTER,
  TENGEN_RENJU_FAULT_AREA,
  TENGEN_RENJU_FAULT_TAKEN,
  TENGEN_RENJU_FAULT_OFFERED,
  TENGEN_RENJU_FAULT_TWIN,
  TENGEN_RENJU_FAULT_NOT_OFFERED,
  TENGEN_RENJU_FAULT_CHOICE,
} TengenRenjuFault;

/* Starts an opening before the first stone. */
void tengen_renju_opening_init (TengenRenjuOpening *self,
                                const TengenRenjuRules *rules);

/* Tells what has to be done next. */
void tengen_renju_opening_get_step (const TengenRenjuOpening *self,
                                    TengenRenjuStep *step);

/* Tells who has a colour now. */
TengenRenjuPlayer
tengen_renju_opening_get_player (const TengenRenjuOpening *self,
                                 TengenStone stone);

/* Asks why the next stone may not be put on a point: PUT, PICK and DONE. */
TengenRenjuFault tengen_renju_opening_check_put (const TengenRenjuOpening *self,
                                                 TengenPoint point);

/**
 * tengen_renju_opening_check_offer:
 * @self: an opening
 * @point: a point of the board
 * @twin: (out) (optional): (TWIN): the fifth move offered before that makes
 *   the same shape
 *
 * Asks whether a fifth move may be offered. Two are the same if all five
 * stones make the same shape, moved, turned or mirrored, whatever the edges
 * of the board.
 *
 * Returns: why not
 */
TengenRenjuFault tengen_renju_opening_check_offer (
    const TengenRenjuOpening *self, TengenPoint point, TengenPoint *twin);

/* Asks whether something can be chosen. Returns: why not. */
TengenRenjuFault
tengen_renju_opening_check_choose (const TengenRenjuOpening *self,
                                   TengenRenjuChoice choice);

/* Asks whether a number of fifth moves can be said. Returns: why not. */
TengenRenjuFault
tengen_renju_opening_check_declare (const TengenRenjuOpening *self, int number);

/**
 * tengen_renju_opening_put:
 * @self: an opening
 * @point: where
 *
 * Puts the next stone, allowed or not: of a record that does not say what was
 * chosen the colours stay, and a fifth move that was not offered is the only
 * one.
 */
void tengen_renju_opening_put (TengenRenjuOpening *self, TengenPoint point);

/* Offers a fifth move; does nothing where it is not allowed. */
void tengen_renju_opening_offer (TengenRenjuOpening *self, TengenPoint point);

/**
 * tengen_renju_opening_withdraw:
 * @self: an opening
 * @point: a fifth move that was offered
 *
 * Takes an offer back, also the last one while none has been picked; does
 * nothing if there is none.
 */
void tengen_renju_opening_withdraw (TengenRenjuOpening *self,
                                    TengenPoint point);

/* Chooses; does nothing where it is not allowed. */
void tengen_renju_opening_choose (TengenRenjuOpening *self,
                                  TengenRenjuChoice choice);

/* Says the number of fifth moves; does nothing where it is not allowed. */
void tengen_renju_opening_declare (TengenRenjuOpening *self, int number);

/* Ends the opening, as when stones are set up: play is free from now on. */
void tengen_renju_opening_stop (TengenRenjuOpening *self);

/* Tells whether a point of the board lies within the area of a step. */
gboolean tengen_renju_opening_allows (const TengenRenjuStep *step,
                                      TengenPoint point);

G_END_DECLS
