/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-draw: positions as diagrams
 */
#include "lesson-convert.h"
#include "tengen-lesson-draw.h"
#include "tengen-lesson-part.h"

/* The position at the end of the main line. */
static TengenPosition *
open_end (const TengenRecord *record)
{
  TengenNode node = tengen_record_get_game (record, 0);
  TengenPosition *position = tengen_position_new (record, node);

  for (; tengen_record_get_child (record, node) != TENGEN_NODE_NONE;)
    node = tengen_record_get_child (record, node);
  tengen_position_goto (position, node);
  return position;
}

static void
check (const char *sgf, TengenLessonDraw wanted)
{
  g_autoptr (TengenRecord) record = read_record (sgf);
  g_autoptr (TengenPosition) position = open_end (record);

  g_assert_cmpint (tengen_lesson_draw_check (position), ==, wanted);
}

static void
test_check (void)
{
  check ("(;SZ[9])", TENGEN_LESSON_DRAW_OK);
  check ("(;GM[4]SZ[15])", TENGEN_LESSON_DRAW_OK);
  check ("(;SZ[4])", TENGEN_LESSON_DRAW_SIZE);
  check ("(;SZ[20])", TENGEN_LESSON_DRAW_SIZE);
  check ("(;SZ[9:7])", TENGEN_LESSON_DRAW_SIZE);
  check ("(;GM[4]SZ[19])", TENGEN_LESSON_DRAW_GAME);
  check ("(;GM[2]SZ[8])", TENGEN_LESSON_DRAW_GAME);
  check ("(;SZ[9]AB[aa]AW[ab][ba])", TENGEN_LESSON_DRAW_LIBERTIES);
}

static TengenLessonDiagram *
draw (const char *sgf, TengenStone stone)
{
  g_autoptr (TengenRecord) record = read_record (sgf);
  g_autoptr (TengenPosition) position = open_end (record);

  return tengen_lesson_draw (position, stone);
}

/* A point that may not be taken back on, and by whom. */
#define KO "AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb]"

static void
check_ko (const char *moves, TengenStone stone, const char *wanted)
{
  g_autofree char *sgf = g_strdup_printf ("(;SZ[5]RU[Japanese]%s)", moves);
  TengenLessonDiagram *diagram = draw (sgf, stone);
  TengenPoint point =
      wanted != NULL ? point_of (diagram, wanted) : TENGEN_POINT_NONE;

  g_assert_cmpint (diagram->ko, ==, point);
  tengen_lesson_diagram_free (diagram);
}

static void
test_ko (void)
{
  check_ko (KO, TENGEN_STONE_NONE, "B4");
  check_ko (KO, TENGEN_STONE_BLACK, NULL);
  check_ko (KO ";W[ee];B[de]", TENGEN_STONE_NONE, NULL);
}

/* Every side of what happened before, and whose turn it is. */
static void
test_past (void)
{
  TengenLessonDiagram *diagram = draw (
      "(;SZ[5]KM[-3.5];B[aa];W[ba];B[cc];W[ab];B[dd])", TENGEN_STONE_NONE);

  g_assert_cmpint (diagram->to_move, ==, TENGEN_STONE_WHITE);
  g_assert_true (diagram->has_past);
  g_assert_cmpint (diagram->setup->past_moves[TENGEN_STONE_BLACK], ==, 3);
  g_assert_cmpint (diagram->setup->past_moves[TENGEN_STONE_WHITE], ==, 2);
  g_assert_cmpint (diagram->setup->past_prisoners[TENGEN_STONE_BLACK], ==, 1);
  g_assert_cmpint (diagram->setup->komi_x2, ==, -7);
  tengen_lesson_diagram_free (diagram);
  diagram = draw ("(;SZ[5]AB[aa]AW[bb])", TENGEN_STONE_WHITE);
  g_assert_cmpint (diagram->to_move, ==, TENGEN_STONE_WHITE);
  g_assert_false (diagram->has_past);
  g_assert_cmpint (diagram->setup->komi_x2, ==, 0);
  tengen_lesson_diagram_free (diagram);
}

static void
test_marks (void)
{
  TengenLessonDiagram *diagram =
      draw ("(;SZ[5]CR[aa]SL[ba]TB[ca]LB[ab:a][bb:long one][aa:x])",
            TENGEN_STONE_NONE);
  static const struct
  {
    int point;
    TengenLessonLabelMark mark;
    const char *text;
  } rows[] = {
    { 0, TENGEN_LESSON_LABEL_CIRCLE, "x" },
    { 1, TENGEN_LESSON_LABEL_SQUARE, "" },
    { 2, TENGEN_LESSON_LABEL_BLACK, "" },
    { 5, TENGEN_LESSON_LABEL_NONE, "a" },
    { 6, TENGEN_LESSON_LABEL_NONE, "lon" },
  };

  g_assert_cmpuint (diagram->labels->len, ==, G_N_ELEMENTS (rows));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const TengenLessonLabel *label =
          &g_array_index (diagram->labels, TengenLessonLabel, i);

      g_assert_cmpint (label->point, ==, rows[i].point);
      g_assert_cmpint (label->mark, ==, rows[i].mark);
      g_assert_cmpstr (label->text, ==, rows[i].text);
    }
  tengen_lesson_diagram_free (diagram);
  diagram = draw ("(;SZ[5]AR[aa:bb]LN[cc:dd])", TENGEN_STONE_NONE);
  g_assert_cmpuint (diagram->arrows->len, ==, 1);
  tengen_lesson_diagram_free (diagram);
}

/* A custom rule set is reduced to the named set it is based on. */
static void
test_terms (void)
{
  g_autoptr (TengenRecord) record =
      read_record ("(;SZ[9]TNR[china komi=11]KM[5.5])");
  g_autoptr (TengenPosition) position = open_end (record);
  gboolean changed = FALSE;
  g_autoptr (TengenGameSetup) setup =
      tengen_lesson_draw_terms (position, &changed);

  g_assert_true (changed);
  g_assert_true (
      tengen_go_rules_equal (&setup->rules, tengen_go_rules_find ("china")));
  g_assert_cmpint (setup->komi_x2, ==, 11);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-draw/check", test_check);
  g_test_add_func ("/lesson-draw/ko", test_ko);
  g_test_add_func ("/lesson-draw/past", test_past);
  g_test_add_func ("/lesson-draw/marks", test_marks);
  g_test_add_func ("/lesson-draw/terms", test_terms);
  return g_test_run ();
}
