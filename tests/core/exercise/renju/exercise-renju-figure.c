/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * exercise-renju-figure: positions and answers as short texts
 */
#include "exercise-renju-figure.h"

#include "renju-points.h"

TengenExerciseRenjuProof *
exercise_renju_figure_begin (TengenExerciseKind kind,
                             const char *black,
                             const char *white,
                             TengenStone stone)
{
  g_autoptr (TengenRenju) board = renju_points_board (black, white);
  TengenExerciseRenjuProof *proof = tengen_exercise_renju_proof_new ();
  guint8 stones[TENGEN_RENJU_POINTS];

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    stones[i] = (guint8) tengen_renju_get (board, i);
  tengen_exercise_renju_proof_set_up (proof, stones, stone);
  tengen_exercise_renju_proof_begin (proof, kind);
  return proof;
}

char *
exercise_renju_figure_write (const GArray *points)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < points->len; i++)
    {
      TengenPoint point = g_array_index (points, TengenPoint, i);

      if (i > 0)
        g_string_append_c (text, ' ');
      if (point == TENGEN_POINT_PASS)
        g_string_append (text, "pass");
      else
        g_string_append_printf (text,
                                "%c%d",
                                'A' + point % TENGEN_RENJU_SIZE,
                                TENGEN_RENJU_SIZE - point / TENGEN_RENJU_SIZE);
    }
  return g_string_free (text, FALSE);
}

void
exercise_renju_figure_check_points (const TengenExerciseRenjuProof *proof,
                                    const char *points)
{
  g_autofree char *text = exercise_renju_figure_write (proof->exercise->points);

  g_assert_cmpstr (text, ==, points);
}

void
exercise_renju_figure_check_line (const TengenExerciseRenjuProof *proof,
                                  const char *moves,
                                  TengenExerciseReason reason)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", 2);
  TengenPoint answer = g_str_equal (words[0], "pass")
                           ? TENGEN_POINT_PASS
                           : renju_points_read (words[0]);
  const TengenExerciseLine *line =
      tengen_exercise_find_line (proof->exercise, answer);
  g_autofree char *text = NULL;

  g_assert_nonnull (line);
  text = exercise_renju_figure_write (line->moves);
  g_assert_cmpstr (text, ==, moves);
  g_assert_cmpint (line->reason, ==, reason);
}
