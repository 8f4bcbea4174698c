/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-write: XML that is written can be read, and says the same
 */
#include "lesson-convert.h"
#include "tengen-lesson-draw.h"
#include "tengen-lesson-part.h"
#include "tengen-lesson-write.h"

static void
test_text (void)
{
  g_autoptr (TengenLessonWriter) writer = tengen_lesson_writer_new (TRUE);
  g_autofree char *text = NULL;

  tengen_lesson_writer_begin (writer, "a");
  tengen_lesson_writer_set (writer, "b", "\"<&'>\n\001\"");
  tengen_lesson_writer_add (writer, "c", "<&>\t\002\xef\xbf\xbe]]>石");
  tengen_lesson_writer_begin (writer, "d");
  text = tengen_lesson_writer_finish (writer);
  g_assert_cmpstr (text,
                   ==,
                   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<a b=\"&quot;&lt;&amp;'&gt;&#10;&quot;\">\n"
                   "  <c>&lt;&amp;&gt; ]]&gt;石</c>\n"
                   "  <d/>\n"
                   "</a>\n");
}

/* The diagram of the one step of a lesson in which @xml stands. */
static TengenLesson *
read_diagram (const char *game, const char *xml)
{
  g_autofree char *step =
      g_strdup_printf ("<step id='s'><say>Say.</say>%s</step>", xml);

  return read_steps (get_schema (), game, step);
}

static void
assert_same_arrays (const GArray *a, const GArray *b, gsize size)
{
  g_assert_cmpmem (a->data, a->len * size, b->data, b->len * size);
}

static void
assert_same_moves (const GArray *a, const GArray *b)
{
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    {
      const TengenLessonMove *x = &g_array_index (a, TengenLessonMove, i);
      const TengenLessonMove *y = &g_array_index (b, TengenLessonMove, i);

      g_assert_cmpint (x->stone, ==, y->stone);
      g_assert_cmpint (x->point, ==, y->point);
    }
}

/* How many labels of a diagram are like one. */
static guint
count_like (const TengenLessonDiagram *diagram, const TengenLessonLabel *label)
{
  guint n = 0;

  for (guint i = 0; i < diagram->labels->len; i++)
    {
      const TengenLessonLabel *other =
          &g_array_index (diagram->labels, TengenLessonLabel, i);

      n += other->point == label->point && other->mark == label->mark &&
           g_str_equal (other->text, label->text);
    }
  return n;
}

static void
assert_same (const TengenLessonDiagram *a, const TengenLessonDiagram *b)
{
  gsize n = (gsize) (a->setup->width * a->setup->width);

  g_assert_cmpint (a->setup->width, ==, b->setup->width);
  g_assert_cmpint (a->setup->is_renju, ==, b->setup->is_renju);
  g_assert_true (tengen_go_rules_equal (&a->setup->rules, &b->setup->rules));
  g_assert_cmpint (a->setup->komi_x2, ==, b->setup->komi_x2);
  g_assert_cmpmem (a->stones, n, b->stones, n);
  g_assert_cmpint (a->to_move, ==, b->to_move);
  g_assert_cmpint (a->ko, ==, b->ko);
  g_assert_cmpint (a->has_past, ==, b->has_past);
  for (int i = 1; i <= 2; i++)
    {
      g_assert_cmpint (a->setup->past_moves[i], ==, b->setup->past_moves[i]);
      g_assert_cmpint (
          a->setup->past_prisoners[i], ==, b->setup->past_prisoners[i]);
    }
  assert_same_moves (a->before, b->before);
  assert_same_arrays (a->arrows, b->arrows, sizeof (TengenLessonArrow));
  g_assert_cmpuint (a->labels->len, ==, b->labels->len);
  for (guint i = 0; i < a->labels->len; i++)
    {
      const TengenLessonLabel *label =
          &g_array_index (a->labels, TengenLessonLabel, i);

      g_assert_cmpuint (count_like (a, label), ==, count_like (b, label));
    }
  g_assert_cmpint (a->left, ==, b->left);
  g_assert_cmpint (a->top, ==, b->top);
  g_assert_cmpint (a->right, ==, b->right);
  g_assert_cmpint (a->bottom, ==, b->bottom);
  g_assert_cmpint (a->coordinates, ==, b->coordinates);
}

/* A diagram means the same in any lesson. */
static void
check_diagram (const TengenLessonDiagram *diagram)
{
  static const char *const games[] = { "",
                                       "game='renju'",
                                       "game='go' rules='china' size='13'" };
  g_autofree char *xml = tengen_lesson_write_diagram (diagram);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (TengenLesson) lesson = read_diagram (games[i], xml);

      assert_same (diagram, tengen_lesson_get_step (lesson, 0)->diagram);
    }
}

static void
check_lesson (const char *name)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("TENGEN_LESSONS"), name, NULL);
  g_autofree char *data = NULL;
  g_autoptr (TengenLesson) lesson = NULL;

  g_assert_true (g_file_get_contents (path, &data, NULL, NULL));
  lesson = read_made (data);
  for (guint i = 0; i < lesson->steps->len; i++)
    check_diagram (tengen_lesson_get_step (lesson, i)->diagram);
}

static void
test_lessons (void)
{
  check_lesson ("go-basics.xml");
  if (g_getenv ("TENGEN_FULL") == NULL)
    return;
  check_lesson ("counting.xml");
  check_lesson ("pure-go-seven.xml");
  check_lesson ("renju-forbidden.xml");
  check_lesson ("scientific-stop.xml");
}

static TengenLessonDiagram *
draw (const char *sgf)
{
  g_autoptr (TengenRecord) record = read_record (sgf);
  TengenNode node = tengen_record_get_game (record, 0);
  g_autoptr (TengenPosition) position = tengen_position_new (record, node);

  while (tengen_record_get_child (record, node) != TENGEN_NODE_NONE)
    node = tengen_record_get_child (record, node);
  tengen_position_goto (position, node);
  return tengen_lesson_draw (position, TENGEN_STONE_NONE);
}

static void
check_drawn (const char *sgf)
{
  TengenLessonDiagram *diagram = draw (sgf);

  check_diagram (diagram);
  tengen_lesson_diagram_free (diagram);
}

static void
test_positions (void)
{
  check_drawn ("(;SZ[9]RU[Japanese]KM[6.5];B[aa];W[ba];B[cc];W[ab])");
  check_drawn ("(;SZ[5]RU[AGA]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb])");
  check_drawn ("(;SZ[19]TNR[2-2]KM[-0.5]LB[aa:\"<&][ba:1]TR[ba]CR[ca][da]"
               "AR[aa:ss])");
  check_drawn ("(;GM[4]SZ[15];B[hh];W[hi]TW[aa]SQ[ii]MA[ij])");
}

/* What the lesson says already is not said again. */
static void
test_terms (void)
{
  TengenLessonDiagram *diagram = draw ("(;SZ[5]AB[aa])");
  g_autoptr (TengenLessonWriter) writer = tengen_lesson_writer_new (FALSE);
  g_autofree char *text = NULL;

  tengen_lesson_writer_add_diagram (writer, diagram, diagram->setup);
  text = tengen_lesson_writer_finish (writer);
  g_assert_cmpstr (text,
                   ==,
                   "<diagram to-play=\"black\">\n"
                   "  <rows>\n"
                   "    X . . . .\n"
                   "    . . . . .\n"
                   "    . . . . .\n"
                   "    . . . . .\n"
                   "    . . . . .\n"
                   "  </rows>\n"
                   "</diagram>\n");
  tengen_lesson_diagram_free (diagram);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-write/text", test_text);
  g_test_add_func ("/lesson-write/lessons", test_lessons);
  g_test_add_func ("/lesson-write/positions", test_positions);
  g_test_add_func ("/lesson-write/terms", test_terms);
  return g_test_run ();
}
