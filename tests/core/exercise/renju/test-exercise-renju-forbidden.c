/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-renju-forbidden: mark all forbidden points
 */
#include "tengen-exercise-renju-forbidden.h"

#include "exercise-renju-figure.h"

typedef struct
{
  const char *black;
  const char *white;
  int level; /* 0: no exercise */
  const char *points;
} Row;

static const Row rows[] = {
  /* a double-three */
  { "F8 G8 H9 H10", "D8 A1 C3 O15", 1, "H8" },
  /* shut in: it only looks like one */
  { "F8 G8 H9 H10", "D8 J8 C3 O15", 0, "" },
  /* that, and an overline elsewhere */
  { "F8 G8 H9 H10 B1 C1 D1 F1 G1 A9",
    "D8 J8 N3 O15 A5 O9 A13 L13 E14 O1",
    3,
    "E1" },
  /* the straight four would make a five elsewhere; and an overline */
  { "F8 I8 H9 H10 G4 G5 G6 G7 B1 C1 D1 F1 G1",
    "G3 A7 C13 N3 O15 A5 O9 A13 L13 E14 O1 O5 I15",
    0,
    "" },
};

static void
test_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Row *row = &rows[i];
      g_autoptr (TengenExerciseRenjuProof) proof =
          exercise_renju_figure_begin (TENGEN_EXERCISE_FORBIDDEN,
                                       row->black,
                                       row->white,
                                       TENGEN_STONE_BLACK);

      for (int level = 1; level <= 8; level++)
        g_assert_true (tengen_exercise_renju_forbidden_fits (proof, level) ==
                       (level == row->level));
      if (row->level == 0)
        continue;
      g_assert_true (tengen_exercise_renju_forbidden_prove (proof, row->level));
      exercise_renju_figure_check_points (proof, row->points);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-renju-forbidden/rows", test_rows);
  return g_test_run ();
}
