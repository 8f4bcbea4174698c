/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-lesson: what is to be seen of a step, and its picture
 */
#include "tengen-paint-lesson.h"
#include "tengen-paint-lesson-private.h"
#include "tengen-test-canvas.h"

#include "lesson-do.h"

#define GAME "game='go' size='5'"

static TengenLessonSchema *schema;

typedef struct
{
  TengenLesson *lesson;
  TengenLessonPlayer *player;
  TengenView *view;
} Seen;

/* Reads a step, does what the words say, and looks at it. */
static void
look (Seen *seen, const char *inside, const char *words)
{
  seen->lesson = read_step (schema, GAME, inside);
  seen->player = tengen_lesson_player_new (seen->lesson);
  if (words != NULL)
    do_words (seen->player, words);
  seen->view = tengen_view_new_lesson (tengen_lesson_get_step (seen->lesson, 0),
                                       get_state (seen->player));
}

static void
look_away (Seen *seen)
{
  tengen_view_free (seen->view);
  tengen_lesson_player_free (seen->player);
  tengen_lesson_free (seen->lesson);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Seen, look_away)

static TengenPoint
at (const Seen *seen, const char *name)
{
  return point_of (tengen_lesson_get_step (seen->lesson, 0)->diagram, name);
}

/* --- The view --- */

static void
test_labels (void)
{
  g_auto (Seen) seen = { 0 };

  look (&seen,
        "<diagram><stones colour='black' at='A1'/>"
        "<label at='A1 B1' mark='circle'/><label at='C1' text='a'/>"
        "<label at='D1' mark='territory-white'/>"
        "<arrow from='A5' to='C5'/></diagram>",
        NULL);
  g_assert_cmpint (seen.view->stones[at (&seen, "A1")], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (
      seen.view->marks[at (&seen, "A1")], ==, TENGEN_VIEW_MARK_CIRCLE);
  g_assert_cmpint (
      seen.view->marks[at (&seen, "B1")], ==, TENGEN_VIEW_MARK_CIRCLE);
  g_assert_cmpstr (seen.view->labels[at (&seen, "C1")], ==, "a");
  g_assert_cmpint (seen.view->owner[at (&seen, "D1")], ==, TENGEN_STONE_WHITE);
  g_assert_cmpuint (seen.view->lines->len, ==, 1);
  g_assert_true (g_array_index (seen.view->lines, TengenMarkupLine, 0).arrow);
}

/* A stone that is put on a label takes its place; one of the diagram's own
 * moves does not. */
static void
test_covered (void)
{
  g_auto (Seen) seen = { 0 };

  look (&seen,
        "<diagram before='B:A1'><label at='A1 B1 C1' text='a'/></diagram>"
        "<moves numbers='no'><move at='B1'/></moves>",
        ">");
  g_assert_cmpstr (seen.view->labels[at (&seen, "A1")], ==, "a");
  g_assert_null (seen.view->labels[at (&seen, "B1")]);
  g_assert_cmpstr (seen.view->labels[at (&seen, "C1")], ==, "a");
  g_assert_cmpint (
      seen.view->marks[at (&seen, "B1")], ==, TENGEN_VIEW_MARK_LAST);
}

static void
test_hidden (void)
{
  g_auto (Seen) seen = { 0 };
  int n = 0;

  look (&seen, "<diagram view='B2 D5'/>", NULL);
  for (int i = 0; i < 25; i++)
    n += seen.view->hidden[i] == 0;
  g_assert_cmpint (n, ==, 12);
  g_assert_cmpint (seen.view->hidden[at (&seen, "B2")], ==, 0);
  g_assert_cmpint (seen.view->hidden[at (&seen, "D5")], ==, 0);
  g_assert_cmpint (seen.view->hidden[at (&seen, "A3")], ==, 1);
  g_assert_cmpint (seen.view->hidden[at (&seen, "C1")], ==, 1);
}

#define FIND                                                                   \
  "<diagram/><try all='yes'><answer at='A1' verdict='right'/>"                 \
  "<answer at='B1' verdict='right'/></try>"                                    \
  "<hint show='C3'>H</hint>"

static void
test_signs (void)
{
  g_auto (Seen) found = { 0 };
  g_auto (Seen) wrong = { 0 };
  g_auto (Seen) hint = { 0 };
  g_auto (Seen) shown = { 0 };

  look (&found, FIND, "A1");
  g_assert_cmpint (
      found.view->signs[at (&found, "A1")], ==, TENGEN_VIEW_SIGN_RIGHT);
  g_assert_cmpint (
      found.view->signs[at (&found, "B1")], ==, TENGEN_VIEW_SIGN_NONE);
  look (&wrong, FIND, "E5");
  g_assert_cmpint (
      wrong.view->signs[at (&wrong, "E5")], ==, TENGEN_VIEW_SIGN_WRONG);
  look (&hint, FIND, "?");
  g_assert_cmpint (hint.view->lit[at (&hint, "C3")], ==, 1);
  look (&shown, FIND, "A1 *");
  g_assert_cmpint (
      shown.view->signs[at (&shown, "B1")], ==, TENGEN_VIEW_SIGN_SOLUTION);
}

static void
test_numbers (void)
{
  g_auto (Seen) seen = { 0 };

  look (
      &seen, "<diagram/><moves><move at='A1'/><move at='B1'/></moves>", "> >");
  g_assert_cmpint (seen.view->numbers[at (&seen, "A1")], ==, 1);
  g_assert_cmpint (seen.view->numbers[at (&seen, "B1")], ==, 2);
  g_assert_cmpint (
      seen.view->marks[at (&seen, "B1")], ==, TENGEN_VIEW_MARK_NONE);
}

/* A refused move has one cross, and the stones that prove it a ring. */
static void
test_refused (void)
{
  g_auto (Seen) seen = { 0 };

  look (&seen,
        "<diagram><stones colour='white' at='A2 B2 C1'/><stones colour='black' "
        "at='B1'/></diagram>"
        "<try><answer at='E5' verdict='right'/></try>",
        "A1");
  g_assert_nonnull (get_state (seen.player)->reason);
  g_assert_cmpint (
      seen.view->marks[at (&seen, "A1")], ==, TENGEN_VIEW_MARK_REFUSED);
  g_assert_cmpint (
      seen.view->signs[at (&seen, "A1")], ==, TENGEN_VIEW_SIGN_NONE);
  g_assert_cmpint (
      seen.view->marks[at (&seen, "B1")], ==, TENGEN_VIEW_MARK_EVIDENCE);
}

#define ROWS                                                                   \
  "<rows>\n. . X O .\n. . X O .\n. . X O X\n. . X O .\n. . X O .\n</rows>"

/* A whole chain is dead with one of its stones; under a rule set that is looked
 * at each point has its owner. */
static void
test_account (void)
{
  static const char *const step =
      "<diagram>" ROWS "</diagram><account dead='E3'>"
      "<set rules='japan'/><set rules='pure'/></account>";
  g_auto (Seen) before = { 0 };
  g_auto (Seen) japan = { 0 };
  g_auto (Seen) pure = { 0 };

  look (&before, step, NULL);
  g_assert_cmpint (before.view->dead[at (&before, "E3")], ==, 1);
  g_assert_cmpint (before.view->dead[at (&before, "C3")], ==, 0);
  g_assert_cmpint (
      before.view->owner[at (&before, "A1")], ==, TENGEN_STONE_NONE);
  look (&japan, step, "#0");
  g_assert_cmpint (
      japan.view->owner[at (&japan, "A1")], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (
      japan.view->owner[at (&japan, "E3")], ==, TENGEN_STONE_WHITE);
  look (&pure, step, "#1");
  g_assert_cmpint (pure.view->owner[at (&pure, "A1")], ==, TENGEN_STONE_NONE);
}

static void
test_dead (void)
{
  g_auto (Seen) seen = { 0 };

  look (&seen,
        "<diagram>" ROWS "</diagram>"
        "<count what='territory' colour='white' dead='E3' answer='5'/>",
        NULL);
  g_assert_cmpint (seen.view->dead[at (&seen, "E3")], ==, 1);
}

/* --- The picture --- */

static double
get_height (const TengenLesson *lesson, const TengenPaintLessonPage *page)
{
  return tengen_paint_lesson_get_height (lesson, 0, page);
}

static TengenLesson *
read_ruby (void)
{
  return read_steps (schema,
                     GAME,
                     "<step id='a'><say><ruby><rb>白</rb><rt>しろ</rt></ruby>"
                     "</say><diagram/><choice>"
                     "<option verdict='right'>A<say>Yes</say></option>"
                     "<option verdict='wrong'>B<say>No</say></option></choice>"
                     "<done>Done</done></step>");
}

static void
test_heights (void)
{
  g_autoptr (TengenLesson) lesson = read_ruby ();
  TengenPaintLessonPage page = { .width = 300 };
  double height = get_height (lesson, &page);

  g_assert_cmpfloat (height, >, 300);
  page.readings = TENGEN_PAINT_RUBY_NONE;
  g_assert_cmpfloat (get_height (lesson, &page), <, height);
  page.readings = TENGEN_PAINT_RUBY_ALL;
  page.solution = TRUE;
  g_assert_cmpfloat (get_height (lesson, &page), >, height + 20);
  page.solution = FALSE;
  page.width = 600;
  g_assert_cmpfloat_with_epsilon (get_height (lesson, &page), 2 * height, 4);
}

/* Whether anything but white is in rows from @top to @bottom. */
static gboolean
has_ink (cairo_t *cr, double top, double bottom)
{
  for (int y = (int) top; y < (int) bottom; y++)
    for (int x = 0; x < 300; x++)
      if ((canvas_get (cr, x, y) & 0xFFFFFF) != 0xFFFFFF)
        return TRUE;
  return FALSE;
}

/* What is drawn is as high as was said. */
static void
check_picture (const char *inside, gboolean solution)
{
  g_autoptr (TengenLesson) lesson = read_step (schema, GAME, inside);
  TengenPaintLessonPage page = { .width = 300, .solution = solution };
  double height = get_height (lesson, &page);
  cairo_t *cr = canvas_new (300, height + 10, 1);

  tengen_paint_lesson_draw (cr, lesson, 0, &page);
  g_assert_true (has_ink (cr, 0, 40));
  g_assert_true (has_ink (cr, 280, 300));
  g_assert_true (has_ink (cr, height - 40, height));
  g_assert_false (has_ink (cr, height - 4, height));
  g_assert_cmphex (canvas_get (cr, 1, height - 1), ==, 0xFFFFFFFF);
  g_assert_cmphex (canvas_get (cr, 1, height + 1), ==, 0);
  cairo_destroy (cr);
}

/* The buttons in what is written of a step that asks for 五連です, the right one
 * in brackets. */
static char *
list_buttons (TengenLessonBlocks what)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      "game='renju'",
      "<diagram><stones colour='black' at='F8 G8 H8 I8 J8'/></diagram>"
      "<press what='five' colour='black'><say>Yes</say></press>");
  g_autoptr (GPtrArray) blocks = tengen_lesson_blocks_new ();
  GString *text = g_string_new (NULL);

  tengen_lesson_blocks_add_step (
      blocks, tengen_lesson_get_step (lesson, 0), NULL, what);
  for (guint i = 0; i < blocks->len; i++)
    {
      const TengenLessonBlock *block = blocks->pdata[i];
      gboolean is_right = block->kind == TENGEN_LESSON_BLOCK_RIGHT;
      g_autofree char *plain = tengen_lesson_text_get_plain (block->text);

      if (is_right || block->kind == TENGEN_LESSON_BLOCK_BUTTON)
        g_string_append_printf (text, is_right ? "[%s] " : "%s ", plain);
    }
  return g_string_free (text, FALSE);
}

/* A question has all the buttons of the game, so that it does not answer
 * itself. */
static void
test_buttons (void)
{
  g_autofree char *asked = list_buttons (TENGEN_LESSON_BLOCKS_ASKED);
  g_autofree char *answers = list_buttons (TENGEN_LESSON_BLOCKS_ANSWERS);
  g_autofree char *both =
      list_buttons (TENGEN_LESSON_BLOCKS_ASKED | TENGEN_LESSON_BLOCKS_ANSWERS);

  g_assert_cmpstr (asked, ==, "Five! Forbidden! Pass Resign ");
  g_assert_cmpstr (answers, ==, "[Five!] ");
  g_assert_cmpstr (both, ==, "[Five!] Forbidden! Pass Resign ");
}

/* A pass that is right is called what its button is. */
static void
test_pass (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema,
                 GAME,
                 "<diagram/><try><answer at='pass' verdict='right'>"
                 "<say>Yes</say></answer></try>");
  g_autoptr (GPtrArray) blocks = tengen_lesson_blocks_new ();
  g_autofree char *plain = NULL;

  tengen_lesson_blocks_add_step (blocks,
                                 tengen_lesson_get_step (lesson, 0),
                                 NULL,
                                 TENGEN_LESSON_BLOCKS_ANSWERS);
  g_assert_cmpuint (blocks->len, ==, 1);
  plain = tengen_lesson_text_get_plain (
      ((const TengenLessonBlock *) blocks->pdata[0])->text);
  g_assert_cmpstr (plain, ==, "Pass: Yes");
}

/* Where any point is as right as the one that is named, it is said once. */
static void
test_said_once (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      GAME,
      "<diagram/><try><answer at='A1' verdict='right'><say>Yes</say></answer>"
      "<answer rule='legal' verdict='right'><say>Yes</say></answer></try>");
  g_autoptr (GPtrArray) blocks = tengen_lesson_blocks_new ();

  tengen_lesson_blocks_add_step (blocks,
                                 tengen_lesson_get_step (lesson, 0),
                                 NULL,
                                 TENGEN_LESSON_BLOCKS_ANSWERS);
  g_assert_cmpuint (blocks->len, ==, 1);
}

static void
test_pictures (void)
{
  static const char *const steps[] = {
    "<diagram/>",
    "<diagram coords='no'/><moves><move at='A1'><say>First</say></move>"
    "<move at='pass'/></moves>",
    "<diagram/><try><answer at='A1' verdict='right'><say>Yes</say>"
    "<reply at='B1'/><try><answer rule='legal' verdict='right'/></try>"
    "</answer></try><done>Done</done>",
    "<diagram><stones colour='black' at='A1'/></diagram>"
    "<mark what='points' at='B1'><say>Yes</say></mark>",
    "<diagram>" ROWS "</diagram>"
    "<count what='number' answer='2.5'><say>How many?</say></count>"
    "<count what='black-stones' answer='6'><say>And now?</say></count>",
    "<diagram/><press what='pass'><say>Yes</say></press>",
    "<diagram/><play game='pure-go' size='7'><say>Play</say></play>",
    "<diagram>" ROWS "</diagram><account dead='E3'>"
    "<set rules='japan'><say>Territory</say></set></account>",
  };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (steps); i++)
    check_picture (steps[i / 2], i % 2 == 1);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  schema = load_schema ();
  g_assert_nonnull (schema);
  g_test_add_func ("/paint/lesson/labels", test_labels);
  g_test_add_func ("/paint/lesson/covered", test_covered);
  g_test_add_func ("/paint/lesson/hidden", test_hidden);
  g_test_add_func ("/paint/lesson/signs", test_signs);
  g_test_add_func ("/paint/lesson/numbers", test_numbers);
  g_test_add_func ("/paint/lesson/refused", test_refused);
  g_test_add_func ("/paint/lesson/account", test_account);
  g_test_add_func ("/paint/lesson/dead", test_dead);
  g_test_add_func ("/paint/lesson/heights", test_heights);
  g_test_add_func ("/paint/lesson/buttons", test_buttons);
  g_test_add_func ("/paint/lesson/pass", test_pass);
  g_test_add_func ("/paint/lesson/said-once", test_said_once);
  g_test_add_func ("/paint/lesson/pictures", test_pictures);
  status = g_test_run ();
  tengen_lesson_schema_free (schema);
  return status;
}
