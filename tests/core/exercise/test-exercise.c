/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise: lines of answers, and what makes two exercises the same
 */
#include "tengen-exercise.h"

#include <string.h>

/* A square of X, O and dots; a small letter is a stone and the target. */
static TengenExercise *
draw (TengenExerciseKind kind, const char *rows)
{
  int width = strlen (rows) == 81 ? 9 : 7;
  int height = (int) strlen (rows) / width;
  TengenExercise *self = tengen_exercise_new (kind, "japan", width, height);

  for (int i = 0; i < width * height; i++)
    {
      TengenPoint point = (TengenPoint) i;

      self->stones[i] = strchr ("Xx", rows[i]) != NULL   ? TENGEN_STONE_BLACK
                        : strchr ("Oo", rows[i]) != NULL ? TENGEN_STONE_WHITE
                                                         : TENGEN_STONE_NONE;
      if (strchr ("xo", rows[i]) != NULL)
        g_array_append_val (self->targets, point);
    }
  return self;
}

static void
check_keys (TengenExerciseKind kind,
            TengenStone to_move,
            const char *a,
            const char *b,
            gboolean is_same)
{
  g_autoptr (TengenExercise) first = draw (kind, a);
  g_autoptr (TengenExercise) second = draw (kind, b);

  second->to_move = to_move;
  g_assert_cmpint (tengen_exercise_make_key (first) ==
                       tengen_exercise_make_key (second),
                   ==,
                   is_same);
}

#define AT_EDGE                                                                \
  "X......"                                                                    \
  "oX....."                                                                    \
  "X......"                                                                    \
  "......."                                                                    \
  "......."                                                                    \
  "......."                                                                    \
  "......."

static void
test_key (void)
{
  const TengenExerciseKind ladder = TENGEN_EXERCISE_LADDER;
  const TengenExerciseKind five = TENGEN_EXERCISE_FIVE;
  const TengenStone black = TENGEN_STONE_BLACK;

  check_keys (ladder, black, AT_EDGE, AT_EDGE, TRUE);
  /* Turned by a quarter. */
  check_keys (ladder,
              black,
              AT_EDGE,
              "....XoX"
              ".....X."
              "......."
              "......."
              "......."
              "......."
              ".......",
              TRUE);
  /* Mirrored, the colours exchanged. */
  check_keys (ladder,
              TENGEN_STONE_WHITE,
              AT_EDGE,
              "......O"
              ".....Ox"
              "......O"
              "......."
              "......."
              "......."
              ".......",
              TRUE);
  /* The colours exchanged, but not the side to move. */
  check_keys (ladder,
              black,
              AT_EDGE,
              "O......"
              "xO....."
              "O......"
              "......."
              "......."
              "......."
              ".......",
              FALSE);
  /* Down, where the corner is no longer near. */
  check_keys (ladder,
              black,
              AT_EDGE,
              "......."
              "......."
              "......."
              "X......"
              "oX....."
              "X......"
              ".......",
              FALSE);
  /* The target is another stone. */
  check_keys (ladder,
              black,
              AT_EDGE,
              "x......"
              "OX....."
              "X......"
              "......."
              "......."
              "......."
              ".......",
              FALSE);
  /* On the open board, one point to the side. */
  check_keys (ladder,
              black,
              "........."
              "........."
              "........."
              "....X...."
              "....o...."
              "........."
              "........."
              "........."
              ".........",
              "........."
              "........."
              "........."
              "...X....."
              "...o....."
              "........."
              "........."
              "........."
              ".........",
              TRUE);
  /* In Renju the place on the board and the colours count. */
  check_keys (five,
              black,
              AT_EDGE,
              "....XoX"
              ".....X."
              "......."
              "......."
              "......."
              "......."
              ".......",
              TRUE);
  check_keys (five, TENGEN_STONE_WHITE, AT_EDGE, AT_EDGE, FALSE);
}

static void
test_lines (void)
{
  g_autoptr (TengenExercise) self = draw (TENGEN_EXERCISE_LADDER, AT_EDGE);
  const TengenPoint late[] = { 9, 8, 7 };
  const TengenPoint early[] = { 3 };
  const TengenPoint pass[] = { TENGEN_POINT_PASS, 4 };

  tengen_exercise_add_line (
      self, TRUE, TENGEN_EXERCISE_REASON_TAKES, late, G_N_ELEMENTS (late));
  tengen_exercise_add_line (
      self, FALSE, TENGEN_EXERCISE_REASON_ESCAPES, pass, G_N_ELEMENTS (pass));
  tengen_exercise_add_line (
      self, TRUE, TENGEN_EXERCISE_REASON_TAKES, early, G_N_ELEMENTS (early));
  g_assert_cmpuint (self->points->len, ==, 2);
  g_assert_cmpuint (g_array_index (self->points, TengenPoint, 0), ==, 3);
  g_assert_cmpuint (g_array_index (self->points, TengenPoint, 1), ==, 9);
  g_assert_cmpuint (tengen_exercise_find_line (self, 9)->moves->len, ==, 3);
  g_assert_false (
      tengen_exercise_find_line (self, TENGEN_POINT_PASS)->is_right);
  g_assert_null (tengen_exercise_find_line (self, 5));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise/key", test_key);
  g_test_add_func ("/exercise/lines", test_lines);
  return g_test_run ();
}
