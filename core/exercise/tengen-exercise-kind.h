/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-kind: the kinds of exercises there are (練習の種類)
 *
 * What:   one table that says of each kind its name, its game, what is asked
 *         for, which answers are right, and its levels.
 * Not:    how exercises are made (core/exercise/go, core/exercise/renju), words
 *         for people (ui/words).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Levels are 1 to this. */
#define TENGEN_EXERCISE_LEVELS 10

/**
 * TengenExerciseKind:
 * @TENGEN_EXERCISE_ATARI: put a chain into atari (アタリ)
 * @TENGEN_EXERCISE_ESCAPE: save an own chain (逃げる)
 * @TENGEN_EXERCISE_CAPTURE: take a chain (取る)
 * @TENGEN_EXERCISE_LADDER: take a chain by a ladder (シチョウ)
 * @TENGEN_EXERCISE_NET: take a chain by a net (ゲタ)
 * @TENGEN_EXERCISE_CONNECT: connect two own chains (つなぐ)
 * @TENGEN_EXERCISE_CUT: cut two chains apart (切る)
 * @TENGEN_EXERCISE_LIVE: make two eyes (二眼を作る)
 * @TENGEN_EXERCISE_KILL: prevent two eyes (二眼をつぶす)
 * @TENGEN_EXERCISE_RACE: win a race of liberties (攻め合い)
 * @TENGEN_EXERCISE_STONES: count stones as in Pure Go (数える)
 * @TENGEN_EXERCISE_TERRITORY: count territory (地を数える)
 * @TENGEN_EXERCISE_DEAD: mark the dead stones (死んでいる石)
 * @TENGEN_EXERCISE_LEGAL: may a stone be put here? (ここは打てる？)
 * @TENGEN_EXERCISE_KO: what only a ko decides (コウ)
 * @TENGEN_EXERCISE_FIVE: make five (五を作る)
 * @TENGEN_EXERCISE_STOP_FOUR: stop a four (四を止める)
 * @TENGEN_EXERCISE_STOP_THREE: stop a three (三を止める)
 * @TENGEN_EXERCISE_FOUR_THREE: make a four and a three (四三)
 * @TENGEN_EXERCISE_FOURS: win by fours (四追い)
 * @TENGEN_EXERCISE_FORBIDDEN: mark all forbidden points (禁手はどこ)
 * @TENGEN_EXERCISE_FORCE: force Black onto a forbidden point (禁手に追い込む)
 *
 * Kinds of exercises.
 */
typedef enum
{
  TENGEN_EXERCISE_ATARI,
  TENGEN_EXERCISE_ESCAPE,
  TENGEN_EXERCISE_CAPTURE,
  TENGEN_EXERCISE_LADDER,
  TENGEN_EXERCISE_NET,
  TENGEN_EXERCISE_CONNECT,
  TENGEN_EXERCISE_CUT,
  TENGEN_EXERCISE_LIVE,
  TENGEN_EXERCISE_KILL,
  TENGEN_EXERCISE_RACE,
  TENGEN_EXERCISE_STONES,
  TENGEN_EXERCISE_TERRITORY,
  TENGEN_EXERCISE_DEAD,
  TENGEN_EXERCISE_LEGAL,
  TENGEN_EXERCISE_KO,
  TENGEN_EXERCISE_FIVE,
  TENGEN_EXERCISE_STOP_FOUR,
  TENGEN_EXERCISE_STOP_THREE,
  TENGEN_EXERCISE_FOUR_THREE,
  TENGEN_EXERCISE_FOURS,
  TENGEN_EXERCISE_FORBIDDEN,
  TENGEN_EXERCISE_FORCE,
} TengenExerciseKind;

#define TENGEN_EXERCISE_KINDS (TENGEN_EXERCISE_FORCE + 1)

/**
 * TengenExerciseAsk:
 * @TENGEN_EXERCISE_ASK_MOVE: a move; every right one is listed, one or two
 *   unless the kind says otherwise
 * @TENGEN_EXERCISE_ASK_POINTS: all points of a set, none besides
 * @TENGEN_EXERCISE_ASK_NUMBER: a number
 * @TENGEN_EXERCISE_ASK_YES: yes or no
 *
 * What is asked for.
 */
typedef enum
{
  TENGEN_EXERCISE_ASK_MOVE,
  TENGEN_EXERCISE_ASK_POINTS,
  TENGEN_EXERCISE_ASK_NUMBER,
  TENGEN_EXERCISE_ASK_YES,
} TengenExerciseAsk;

/**
 * TengenExerciseKindInfo:
 * @id: name for files and the command line
 * @number: what its exercises are drawn from besides level and seed; a number
 *   once given stays, so that a seed gives the same exercise for ever
 * @is_renju: of Renju, else of Go
 * @ask: what is asked for
 * @all_right: moves: any number of right ones may be listed
 * @lowest: the lowest level offered
 * @highest: the highest level offered
 *
 * What is true of all exercises of a kind.
 */
typedef struct
{
  const char *id;
  guint number;
  gboolean is_renju;
  TengenExerciseAsk ask;
  gboolean all_right;
  int lowest;
  int highest;
} TengenExerciseKindInfo;

/* Gives what is true of all exercises of a kind. */
const TengenExerciseKindInfo *
tengen_exercise_kind_get_info (TengenExerciseKind kind);

/**
 * tengen_exercise_kind_find:
 * @id: the name of a kind
 * @kind: (out): where to set the kind
 *
 * Finds a kind by its name.
 *
 * Returns: %FALSE if there is none of that name
 */
gboolean tengen_exercise_kind_find (const char *id, TengenExerciseKind *kind);

G_END_DECLS
