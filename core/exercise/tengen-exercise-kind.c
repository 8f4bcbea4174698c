/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tengen-exercise-kind.h"

#define MOVE TENGEN_EXERCISE_ASK_MOVE
#define POINTS TENGEN_EXERCISE_ASK_POINTS
#define NUMBER TENGEN_EXERCISE_ASK_NUMBER
#define YES TENGEN_EXERCISE_ASK_YES

static const TengenExerciseKindInfo infos[TENGEN_EXERCISE_KINDS] = {
  [TENGEN_EXERCISE_ATARI] = { "atari", 0, FALSE, MOVE, FALSE, 1, 4 },
  [TENGEN_EXERCISE_ESCAPE] = { "escape", 1, FALSE, MOVE, FALSE, 1, 4 },
  [TENGEN_EXERCISE_CAPTURE] = { "capture", 2, FALSE, MOVE, FALSE, 1, 9 },
  [TENGEN_EXERCISE_LADDER] = { "ladder", 3, FALSE, MOVE, FALSE, 5, 6 },
  [TENGEN_EXERCISE_NET] = { "net", 21, FALSE, MOVE, FALSE, 7, 8 },
  [TENGEN_EXERCISE_CONNECT] = { "connect", 4, FALSE, MOVE, FALSE, 1, 4 },
  [TENGEN_EXERCISE_CUT] = { "cut", 5, FALSE, MOVE, FALSE, 1, 2 },
  [TENGEN_EXERCISE_LIVE] = { "live", 6, FALSE, MOVE, FALSE, 1, 6 },
  [TENGEN_EXERCISE_KILL] = { "kill", 7, FALSE, MOVE, FALSE, 1, 8 },
  [TENGEN_EXERCISE_RACE] = { "race", 8, FALSE, MOVE, FALSE, 3, 6 },
  [TENGEN_EXERCISE_STONES] = { "stones", 9, FALSE, NUMBER, FALSE, 1, 4 },
  [TENGEN_EXERCISE_TERRITORY] = { "territory", 10, FALSE, NUMBER, FALSE, 1, 6 },
  [TENGEN_EXERCISE_DEAD] = { "dead", 11, FALSE, POINTS, FALSE, 3, 10 },
  [TENGEN_EXERCISE_LEGAL] = { "legal", 12, FALSE, YES, FALSE, 1, 4 },
  [TENGEN_EXERCISE_KO] = { "ko", 13, FALSE, MOVE, FALSE, 3, 4 },
  [TENGEN_EXERCISE_FIVE] = { "five", 14, TRUE, MOVE, FALSE, 1, 2 },
  [TENGEN_EXERCISE_STOP_FOUR] = { "stop-four", 15, TRUE, MOVE, FALSE, 1, 2 },
  [TENGEN_EXERCISE_STOP_THREE] = { "stop-three", 16, TRUE, MOVE, TRUE, 3, 6 },
  [TENGEN_EXERCISE_FOUR_THREE] = { "four-three", 17, TRUE, MOVE, FALSE, 3, 4 },
  [TENGEN_EXERCISE_FOURS] = { "fours", 18, TRUE, MOVE, TRUE, 5, 10 },
  [TENGEN_EXERCISE_FORBIDDEN] = { "forbidden", 19, TRUE, POINTS, FALSE, 1, 8 },
  [TENGEN_EXERCISE_FORCE] = { "force", 20, TRUE, MOVE, TRUE, 5, 8 },
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
