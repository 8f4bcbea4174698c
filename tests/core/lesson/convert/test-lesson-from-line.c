/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-from-line: which lines of a record are right
 */
#include "lesson-convert.h"
#include "tengen-lesson-from-private.h"

/* What is said of each node behind the first one, in the order of the file:
 * `.` nothing, `+` right, `o` good, `-` wrong. */
static void
check_lines (const char *tree, const char *wanted)
{
  g_autofree char *sgf = g_strdup_printf ("(;GM[1]SZ[9]%s)", tree);
  g_autoptr (TengenRecord) record = read_record (sgf);
  TengenNode root = tengen_record_get_game (record, 0);
  g_autoptr (TengenPosition) position = tengen_position_new (record, root);
  g_autofree guint8 *lines = g_malloc0 (tengen_record_get_n_nodes (record) + 1);
  TengenLessonMaker maker = {
    .record = record, .root = root, .position = position, .lines = lines
  };
  g_autoptr (GString) found = g_string_new (NULL);

  tengen_lesson_maker_judge_lines (&maker, root, TENGEN_STONE_BLACK);
  for (TengenNode node = tengen_lesson_maker_next (&maker, root, root);
       node != TENGEN_NODE_NONE;
       node = tengen_lesson_maker_next (&maker, node, root))
    g_string_append_c (found, ".+o-"[lines[node]]);
  g_assert_cmpstr (found->str, ==, wanted);
}

static void
test_lines (void)
{
  check_lines (";B[aa];W[bb]", "..");
  /* it leads to the end that is right */
  check_lines ("(;B[aa];W[bb];B[cc]C[RIGHT])(;B[dd];W[ee])", "+++..");
  check_lines ("(;B[aa];W[bb](;B[cc]TE[1])(;B[dd]BM[1]))(;B[ee])", "+++-.");
  /* what is wrong at the end is so from the start, where all is */
  check_lines (";B[aa];W[bb](;B[cc]C[WRONG])(;B[dd]BM[1])", "----");
  check_lines (";B[aa];W[bb](;B[cc]C[WRONG])(;B[dd])", "..-.");
  /* what is said of the move itself counts */
  check_lines (";B[aa]BM[1];W[bb];B[cc]TE[1]", "-++");
  check_lines (";B[aa]TE[1];W[bb];B[cc]BM[1]", "+--");
  check_lines ("(;B[aa]IT[])(;B[bb]C[正解])", "o+");
  /* annotations of the other side's moves say nothing of the line */
  check_lines (";B[aa];W[bb]TE[1]", "..");
  check_lines (";B[aa];W[bb]BM[1]", "..");
  /* a property is stronger than a word */
  check_lines (";B[aa]TE[1]C[失敗にみえて]", "+");
}

static void
test_nodes (void)
{
  g_autoptr (TengenRecord) record =
      read_record ("(;GM[1]SZ[9]C[ RIGHT ];B[];W[zz]AB[aa]C[x]TE[1];N[a])");
  TengenNode root = tengen_record_get_game (record, 0);
  g_autoptr (TengenPosition) position = tengen_position_new (record, root);
  TengenLessonMaker maker = { .record = record,
                              .root = root,
                              .position = position };
  g_autofree char *none = tengen_lesson_maker_get_comment (&maker, root);
  g_autofree char *some = tengen_lesson_maker_get_comment (&maker, root + 2);
  TengenLessonMove move;

  g_assert_null (none);
  g_assert_cmpstr (some, ==, "x");
  g_assert_false (tengen_lesson_maker_read_move (&maker, root, &move));
  g_assert_true (tengen_lesson_maker_read_move (&maker, root + 1, &move));
  g_assert_cmpint (move.point, ==, TENGEN_POINT_PASS);
  g_assert_cmpint (move.stone, ==, TENGEN_STONE_BLACK);
  g_assert_true (tengen_lesson_maker_read_move (&maker, root + 2, &move));
  g_assert_cmpint (move.point, ==, TENGEN_POINT_NONE);
  g_assert_true (tengen_lesson_maker_has_setup (&maker, root + 2));
  g_assert_false (tengen_lesson_maker_has_setup (&maker, root + 3));
  g_assert_true (tengen_lesson_maker_says_verdict (&maker, root));
  g_assert_true (tengen_lesson_maker_says_verdict (&maker, root + 2));
  g_assert_false (tengen_lesson_maker_says_verdict (&maker, root + 3));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-from-line/lines", test_lines);
  g_test_add_func ("/lesson-from-line/nodes", test_nodes);
  return g_test_run ();
}
