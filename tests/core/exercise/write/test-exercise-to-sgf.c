/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-to-sgf: the text of an exercise as a record
 */
#include "exercise-built.h"
#include "tengen-exercise-to-sgf.h"
#include "tengen-sgf-writer.h"

/* Writes an exercise; own line breaks of the file are left out. */
static char *
write_sgf (const TengenExercise *exercise, const TengenExerciseTexts *texts)
{
  g_autoptr (TengenRecord) record = tengen_exercise_to_sgf (exercise, texts);
  g_autofree char *text = tengen_sgf_write (record, "Test:1", NULL);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strjoinv ("", lines);
}

/* Lines that are refuted as a pass is are left out. */
static void
test_moves (void)
{
  g_autoptr (TengenExercise) exercise = build_capture ();
  g_autoptr (TengenExerciseTexts) texts = build_texts (exercise);
  g_autofree char *sgf = write_sgf (exercise, texts);
  g_autofree char *bare = write_sgf (exercise, NULL);

  g_assert_cmpstr (
      sgf,
      ==,
      "(;FF[4]CA[UTF-8]AP[Test:1]GM[1]SZ[5]RU[Japanese]KM[0]"
      "GN[capture 2 12345678901234567890]"
      "AB[cb][bc][cd]AW[cc]PL[B]TR[cc]"
      "TNX[kind=capture level=2 seed=12345678901234567890]C[Question?]"
      "(;B[dc]C[RIGHTGood: takes.])"
      "(;B[];W[dc]C[Bad: escapes.])"
      "(;B[ec];W[dc];B[db];W[dd]C[Bad: idle.]))");
  g_assert_nonnull (strstr (bare, "(;B[dc]C[RIGHT])(;B[];W[dc])(;B[ec]"));
}

/* Replies that differ in one move alone, or in the reason. */
static void
test_lines (void)
{
  g_autoptr (TengenExercise) exercise = build_board (
      TENGEN_EXERCISE_CAPTURE, "japan", 5, ".........................");
  g_autofree char *sgf = NULL;

  exercise->to_move = TENGEN_STONE_WHITE;
  ADD (exercise, FALSE, ESCAPES, 0, 5, 6);
  ADD (exercise, FALSE, ESCAPES, 1, 5, 7);
  ADD (exercise, FALSE, SELF_ATARI, 2, 5, 6);
  ADD (exercise, FALSE, ESCAPES, 3, 5);
  ADD (exercise, TRUE, TAKES, 4, 5, 6);
  ADD (exercise, FALSE, ESCAPES, TENGEN_POINT_PASS, 5, 6);
  sgf = write_sgf (exercise, NULL);
  g_assert_nonnull (strstr (sgf, "PL[W]"));
  g_assert_nonnull (strstr (sgf,
                            "(;W[ea];B[ab];W[bb]C[RIGHT])"
                            "(;W[ba];B[ab];W[cb])"
                            "(;W[ca];B[ab];W[bb])"
                            "(;W[da];B[ab])"
                            "(;W[];B[ab];W[bb]))"));
}

static void
test_others (void)
{
  g_autoptr (TengenExercise) dead = build_board (TENGEN_EXERCISE_DEAD,
                                                 "japan",
                                                 5,
                                                 "XX..."
                                                 "....."
                                                 "....O"
                                                 "....."
                                                 ".....");
  g_autoptr (TengenExercise) count = build_board (
      TENGEN_EXERCISE_STONES, "pure", 5, "XX.......................");
  g_autoptr (TengenExercise) legal = build_board (
      TENGEN_EXERCISE_LEGAL, "japan", 5, "t........................");
  g_autoptr (TengenExercise) renju =
      tengen_exercise_new (TENGEN_EXERCISE_FORBIDDEN, "renju", 15, 15);
  const TengenPoint points[] = { 0, 14 };
  g_autofree char *dead_sgf = NULL;
  g_autofree char *count_sgf = NULL;
  g_autofree char *legal_sgf = NULL;
  g_autofree char *renju_sgf = NULL;

  g_array_append_vals (dead->points, points, 2);
  dead_sgf = write_sgf (dead, NULL);
  g_assert_nonnull (strstr (dead_sgf, " points=aa,ec];MA[aa][ec]C[RIGHT])"));
  count->number = 12;
  count_sgf = write_sgf (count, NULL);
  g_assert_nonnull (strstr (count_sgf, " number=12];C[RIGHT 12])"));
  legal->ko = 24;
  legal_sgf = write_sgf (legal, NULL);
  g_assert_nonnull (strstr (legal_sgf, "TR[aa]TNX[kind=legal "));
  g_assert_nonnull (strstr (legal_sgf, " ko=ee answer=no];C[RIGHT no])"));
  legal->number = 1;
  g_clear_pointer (&legal_sgf, g_free);
  legal_sgf = write_sgf (legal, NULL);
  g_assert_nonnull (strstr (legal_sgf, " answer=yes];C[RIGHT yes])"));
  renju->stones[112] = TENGEN_STONE_BLACK;
  renju_sgf = write_sgf (renju, NULL);
  g_assert_nonnull (strstr (renju_sgf, "GM[4]SZ[15]RU[Renju]GN["));
  g_assert_nonnull (strstr (renju_sgf, "AB[hh]PL[B]TNX[kind=forbidden "));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-to-sgf/moves", test_moves);
  g_test_add_func ("/exercise-to-sgf/lines", test_lines);
  g_test_add_func ("/exercise-to-sgf/others", test_others);
  return g_test_run ();
}
