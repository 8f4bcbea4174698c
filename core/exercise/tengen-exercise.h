/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise: an exercise: a position, a question, every right answer, and
 * how each other one fails
 *
 * What:   a plain struct that a maker fills and that everything else reads.
 * Not:    finding or proving one (core/exercise/go, core/exercise/renju),
 *         files, words.
 * Shape:  an exercise hangs on its kind, level and seed alone; the same three
 *         give the same exercise on every machine.
 */
#pragma once

#include "tengen-board-point.h"
#include "tengen-board-stone.h"
#include "tengen-exercise-kind.h"

G_BEGIN_DECLS

/* With so many liberties, the attacker to move, a chain has escaped. */
#define TENGEN_EXERCISE_ESCAPED 4

/**
 * TengenExerciseReason:
 * @TENGEN_EXERCISE_REASON_NONE: there is no more to say than that it succeeds
 *   or fails
 * @TENGEN_EXERCISE_REASON_TAKES: the target is taken
 * @TENGEN_EXERCISE_REASON_ESCAPES: the target can no longer be taken
 * @TENGEN_EXERCISE_REASON_JOINS: the two chains are one
 * @TENGEN_EXERCISE_REASON_CUTS: the two chains can no longer be joined
 * @TENGEN_EXERCISE_REASON_LIVES: the target lives
 * @TENGEN_EXERCISE_REASON_DIES: the target is taken, or can no longer make two
 *   eyes
 * @TENGEN_EXERCISE_REASON_GIVES_ATARI: each target is in atari
 * @TENGEN_EXERCISE_REASON_SELF_ATARI: the stone just put is in atari and is
 *   taken
 * @TENGEN_EXERCISE_REASON_ATARI: a stone of the attack comes into atari
 * @TENGEN_EXERCISE_REASON_KO: only a ko decides
 * @TENGEN_EXERCISE_REASON_SEKI: neither side can take the other
 * @TENGEN_EXERCISE_REASON_IDLE: the move does nothing that was asked for
 * @TENGEN_EXERCISE_REASON_FIVE: the side to move makes five
 * @TENGEN_EXERCISE_REASON_OTHER_FIVE: the opponent makes five
 * @TENGEN_EXERCISE_REASON_STRAIGHT_FOUR: the opponent makes a straight four
 * @TENGEN_EXERCISE_REASON_FORBIDDEN: Black has no move but a forbidden point
 * @TENGEN_EXERCISE_REASON_STOPPED: the attack is stopped
 *
 * How a line ends. Every reason but NONE is asserted on the board at its end.
 */
typedef enum
{
  TENGEN_EXERCISE_REASON_NONE,
  TENGEN_EXERCISE_REASON_TAKES,
  TENGEN_EXERCISE_REASON_ESCAPES,
  TENGEN_EXERCISE_REASON_JOINS,
  TENGEN_EXERCISE_REASON_CUTS,
  TENGEN_EXERCISE_REASON_LIVES,
  TENGEN_EXERCISE_REASON_DIES,
  TENGEN_EXERCISE_REASON_GIVES_ATARI,
  TENGEN_EXERCISE_REASON_SELF_ATARI,
  TENGEN_EXERCISE_REASON_ATARI,
  TENGEN_EXERCISE_REASON_KO,
  TENGEN_EXERCISE_REASON_SEKI,
  TENGEN_EXERCISE_REASON_IDLE,
  TENGEN_EXERCISE_REASON_FIVE,
  TENGEN_EXERCISE_REASON_OTHER_FIVE,
  TENGEN_EXERCISE_REASON_STRAIGHT_FOUR,
  TENGEN_EXERCISE_REASON_FORBIDDEN,
  TENGEN_EXERCISE_REASON_STOPPED,
} TengenExerciseReason;

/**
 * TengenExerciseLine:
 * @is_right: the first move is a right answer
 * @reason: how it ends
 * @moves: (element-type TengenPoint): the answer and what follows, the sides in
 *   turn, PASS too; where it ends the reason can be seen
 *
 * What an answer leads to.
 */
typedef struct
{
  gboolean is_right;
  TengenExerciseReason reason;
  GArray *moves;
} TengenExerciseLine;

/**
 * TengenExercise:
 * @kind: what is asked
 * @level: how hard, 1 to %TENGEN_EXERCISE_LEVELS
 * @seed: what it was made from
 * @rules: the rule set it is proved under, by its id
 * @width: columns
 * @height: rows
 * @stones: a #TengenStone for each point
 * @to_move: the side that answers; of STONES and TERRITORY the side that is
 *   counted, of STONES none where the lead is asked for
 * @ko: where it may not take back, or NONE
 * @targets: (element-type TengenPoint): the chains that the question is about,
 *   a point of each; of LEGAL the empty point; of CONNECT and CUT two chains
 * @points: (element-type TengenPoint): MOVE: every right one; POINTS: the set;
 *   both in rising order
 * @number: NUMBER: the number; YES: 1 for yes, 0 for no
 * @lines: (element-type TengenExerciseLine): MOVE: one for each right move,
 *   for PASS, and for each other legal move
 *
 * An exercise.
 */
typedef struct
{
  TengenExerciseKind kind;
  int level;
  guint64 seed;
  const char *rules;
  int width;
  int height;
  guint8 *stones;
  TengenStone to_move;
  TengenPoint ko;
  GArray *targets;
  GArray *points;
  int number;
  GPtrArray *lines;
} TengenExercise;

/* Makes an exercise on an empty board, Black to move, without answers. */
TengenExercise *tengen_exercise_new (TengenExerciseKind kind,
                                     const char *rules,
                                     int width,
                                     int height) G_GNUC_WARN_UNUSED_RESULT;

/* Frees an exercise; does nothing for %NULL. */
void tengen_exercise_free (TengenExercise *self);

/**
 * tengen_exercise_add_line:
 * @self: an exercise
 * @is_right: the first move is a right answer; it is added to the points
 * @reason: how it ends
 * @moves: the answer and what follows
 * @n_moves: how many, 1 and up
 *
 * Adds what an answer leads to. Each answer has one line.
 */
void tengen_exercise_add_line (TengenExercise *self,
                               gboolean is_right,
                               TengenExerciseReason reason,
                               const TengenPoint *moves,
                               guint n_moves);

/* Finds the line of an answer, or %NULL. */
const TengenExerciseLine *tengen_exercise_find_line (const TengenExercise *self,
                                                     TengenPoint answer);

/**
 * tengen_exercise_make_key:
 * @self: an exercise
 *
 * Makes a number that is the same for exercises of a kind that differ by
 * turning, mirroring, exchanging the colours, or moving all stones over a part
 * of the board without edges; those of Renju, whose colours differ and whose
 * board has one size, by turning and mirroring alone. Different exercises have
 * the same number by chance once in 2^64.
 *
 * Returns: the number
 */
guint64 tengen_exercise_make_key (const TengenExercise *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenExercise, tengen_exercise_free)

G_END_DECLS
