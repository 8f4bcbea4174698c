/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tengen-exercise-kind.h"

#define MOVE TENGEN_EXERCISE_ASK_MOVE
#define POINTS TENGEN_EXERCISE_ASK_POINTS
#define NUMBER TENGEN_EXERCISE_ASK_NUMBER
#define YES TENGEN_EXERCISE_ASK_YES

static const TengenExerciseKindInfo infos[TENGEN_EXERCISE_KINDS] = {
  [TENGEN_EXERCISE_ATARI] = { "atari", FALSE, MOVE, FALSE, 1, 4 },
  [TENGEN_EXERCISE_ESCAPE] = { "escape", FALSE, MOVE, FALSE, 1, 4 },
  [TENGEN_EXERCISE_CAPTURE] = { "capture", FALSE, MOVE, FALSE, 1, 9 },
  [TENGEN_EXERCISE_LADDER] = { "ladder", FALSE, MOVE, FALSE, 5, 6 },
  [TENGEN_EXERCISE_CONNECT] = { "connect", FALSE, MOVE, FALSE, 1, 4 },
  [TENGEN_EXERCISE_CUT] = { "cut", FALSE, MOVE, FALSE, 1, 2 },
  [TENGEN_EXERCISE_LIVE] = { "live", FALSE, MOVE, FALSE, 1, 7 },
  [TENGEN_EXERCISE_KILL] = { "kill", FALSE, MOVE, FALSE, 1, 8 },
  [TENGEN_EXERCISE_RACE] = { "race", FALSE, MOVE, FALSE, 3, 6 },
  [TENGEN_EXERCISE_STONES] = { "stones", FALSE, NUMBER, FALSE, 1, 4 },
  [TENGEN_EXERCISE_TERRITORY] = { "territory", FALSE, NUMBER, FALSE, 1, 6 },
  [TENGEN_EXERCISE_DEAD] = { "dead", FALSE, POINTS, FALSE, 3, 10 },
  [TENGEN_EXERCISE_LEGAL] = { "legal", FALSE, YES, FALSE, 1, 4 },
  [TENGEN_EXERCISE_KO] = { "ko", FALSE, MOVE, FALSE, 3, 4 },
  [TENGEN_EXERCISE_FIVE] = { "five", TRUE, MOVE, FALSE, 1, 2 },
  [TENGEN_EXERCISE_STOP_FOUR] = { "stop-four", TRUE, MOVE, FALSE, 1, 2 },
  [TENGEN_EXERCISE_STOP_THREE] = { "stop-three", TRUE, MOVE, TRUE, 3, 6 },
  [TENGEN_EXERCISE_FOUR_THREE] = { "four-three", TRUE, MOVE, FALSE, 3, 4 },
  [TENGEN_EXERCISE_FOURS] = { "fours", TRUE, MOVE, TRUE, 5, 10 },
  [TENGEN_EXERCISE_FORBIDDEN] = { "forbidden", TRUE, POINTS, FALSE, 1, 8 },
  [TENGEN_EXERCISE_FORCE] = { "force", TRUE, MOVE, TRUE, 5, 8 },
};

const TengenExerciseKindInfo *
tengen_exercise_kind_get_info (TengenExerciseKind kind)
{
  return &infos[kind];
}

gboolean
tengen_exercise_kind_find (const char *id, TengenExerciseKind *kind)
{
  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    if (g_str_equal (infos[i].id, id))
      {
        *kind = (TengenExerciseKind) i;
        return TRUE;
      }
  return FALSE;
}
