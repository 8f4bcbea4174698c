/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-relay: two teams solve exercises in turn (リレー)
 *
 * What:   whose turn it is, which of a team comes to the board, points, the end.
 * Not:    exercises and what is answered; names of teams (ui/model).
 * Shape:  a plain value. The teams begin exercises in turn. Whoever is right has
 *         a point; after a miss the other team tries the same exercise, and
 *         after a second one nobody has a point. So each team begins as often
 *         as the other where the number of exercises is even.
 */
#pragma once

#include "tengen-board-stone.h"

G_BEGIN_DECLS

/**
 * TengenExerciseRelayState:
 * @TENGEN_EXERCISE_RELAY_ASKED: the team whose turn it is is to answer
 * @TENGEN_EXERCISE_RELAY_RIGHT: it was right
 * @TENGEN_EXERCISE_RELAY_PASSED: it was wrong; the other team tries next
 * @TENGEN_EXERCISE_RELAY_LEFT: both were wrong
 * @TENGEN_EXERCISE_RELAY_OVER: there are no more exercises
 *
 * Where a relay is.
 */
typedef enum
{
  TENGEN_EXERCISE_RELAY_ASKED,
  TENGEN_EXERCISE_RELAY_RIGHT,
  TENGEN_EXERCISE_RELAY_PASSED,
  TENGEN_EXERCISE_RELAY_LEFT,
  TENGEN_EXERCISE_RELAY_OVER,
} TengenExerciseRelayState;

/**
 * TengenExerciseRelay:
 * @count: how many exercises there are
 * @index: which of them is on the board
 * @state: where it is
 * @turn: whose turn it is, or was
 * @points: of each team, by its colour
 * @tries: how often a person of each team has answered, by its colour
 *
 * A relay. To be read; what changes it are the functions.
 */
typedef struct
{
  guint count;
  guint index;
  TengenExerciseRelayState state;
  TengenStone turn;
  guint points[3];
  guint tries[3];
} TengenExerciseRelay;

/* Begins a relay of so many exercises, at least one, with Black's team. */
void tengen_exercise_relay_begin (TengenExerciseRelay *self, guint count);

/**
 * tengen_exercise_relay_note:
 * @self: a relay, ASKED
 * @is_right: whether the answer was right
 *
 * Notes an answer of the team whose turn it is.
 */
void tengen_exercise_relay_note (TengenExerciseRelay *self, gboolean is_right);

/**
 * tengen_exercise_relay_next:
 * @self: a relay, RIGHT, PASSED or LEFT
 *
 * Gives the board to the other team: with the same exercise after PASSED, else
 * with the next one, or it is over.
 */
void tengen_exercise_relay_next (TengenExerciseRelay *self);

/**
 * tengen_exercise_relay_get_person:
 * @self: a relay
 * @team: a team
 * @members: how many people it has, 0 where they are not counted
 *
 * Tells who of a team is at the board, or comes next.
 *
 * Returns: a number from 1 on; 0 where they are not counted
 */
guint tengen_exercise_relay_get_person (const TengenExerciseRelay *self,
                                        TengenStone team,
                                        guint members);

/* Gives the team with more points, NONE if both have as many. */
TengenStone tengen_exercise_relay_get_leader (const TengenExerciseRelay *self);

G_END_DECLS
