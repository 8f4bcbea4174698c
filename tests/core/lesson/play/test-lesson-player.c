/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-player: a lesson that is gone through, step by step and at random
 */
#include "lesson-do.h"

#define GO "game='go' size='5'"

static TengenLessonSchema *schema;

/* All kinds of steps. */
static const char STEPS[] =
    "<step id='one'><say>S</say><diagram to-play='white'><rows>"
    ". X . . .\n X . O . .\n . O X . .\n . . O . .\n . . . . .</rows></diagram>"
    "<try><answer at='D3' verdict='right'><reply at='E5'/>"
    "<try><answer at='E4' verdict='right'/>"
    "<answer at='A1' verdict='wrong'><reply at='B1'/></answer></try></answer>"
    "<answer at='B4' verdict='wrong'><reply rule='capture'/>"
    "<reply at='E5'/></answer><answer at='A5' verdict='illegal'/></try>"
    "<hint>h</hint></step>"
    "<step id='all'><say>S</say><diagram to-play='white'><rows>"
    "X O . . .\n . . . . .\n . O . O .\n O X O X O\n . . . . .</rows></diagram>"
    "<try all='yes' order='fixed'><answer rule='captures' verdict='right'/>"
    "<answer at='C4' verdict='good'/></try></step>"
    "<step id='mark'><say>S</say><diagram>"
    "<stones colour='black' at='A1 B1 D5'/></diagram>"
    "<mark what='dead' at='A1 B1 D5'/><hint show='C3'>h</hint></step>"
    "<step id='count'><say>S</say><diagram/>"
    "<count what='number' answer='2'/><count what='number' answer='1'/></step>"
    "<step id='choose'><say>S</say><diagram/><choice>"
    "<option verdict='wrong'>a</option><option verdict='right'>b</option>"
    "</choice></step>"
    "<step id='press'><say>S</say><diagram/><press what='pass'/></step>"
    "<step id='watch'><say>S</say><diagram/><moves numbers='yes'>"
    "<move at='A1'/><move at='A2'/><move at='B1'/></moves></step>"
    "<step id='play'><say>S</say><play game='go' size='9'/></step>"
    "<step id='account'><say>S</say><diagram/><account>"
    "<set rules='japan'/><set rules='china'/></account></step>";

static TengenLesson *
read_lesson (void)
{
  return read_steps (schema, GO, STEPS);
}

/* Steps are as they were left. */
static void
test_goto (void)
{
  g_autoptr (TengenLesson) lesson = read_lesson ();
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  g_assert_true (tengen_lesson_player_get_lesson (player) == lesson);
  g_assert_cmpuint (tengen_lesson_player_get_index (player), ==, 0);
  expect (player, "D3", "asked next 1/2 m0 hint \"-\" E5:2 D3r:1");
  tengen_lesson_player_goto (player, 3);
  g_assert_cmpuint (tengen_lesson_player_get_index (player), ==, 3);
  expect (player, "=5", "missed large 0/2 m1 show \"-\"");
  tengen_lesson_player_goto (player, 0);
  expect (player, "E4", "solved! right 2/2 m0 \"-\" E5:2 E4r:3 D3:1");
  tengen_lesson_player_goto (player, 3);
  g_assert_true (tengen_lesson_player_undo (player));
  g_assert_false (tengen_lesson_player_undo (player));
  expect (player, "=2 =1", "solved! right 2/2 m0 \"-\"");
  tengen_lesson_player_restart (player);
  g_assert_cmpuint (get_state (player)->n_found, ==, 0);
}

/* With more than can be kept the step begins anew, so that nothing is locked. */
static void
test_most (void)
{
  g_autoptr (TengenLesson) lesson = read_lesson ();
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);
  TengenLessonInput input = { .kind = TENGEN_LESSON_INPUT_START };

  tengen_lesson_player_goto (player, 7);
  for (guint i = 0; i <= TENGEN_LESSON_MAX_INPUTS; i++)
    g_assert_true (tengen_lesson_player_do (player, &input));
  g_assert_true (tengen_lesson_player_undo (player));
  g_assert_false (tengen_lesson_player_undo (player));
}

static TengenLessonInput
make_input (void)
{
  TengenLessonInput input = { 0 };

  input.kind = (TengenLessonInputKind) g_test_rand_int_range (0, 24);
  if (input.kind > TENGEN_LESSON_INPUT_START)
    input.kind = TENGEN_LESSON_INPUT_POINT;
  /* solutions end most questions */
  if (input.kind == TENGEN_LESSON_INPUT_SOLUTION &&
      g_test_rand_int_range (0, 4) > 0)
    input.kind = TENGEN_LESSON_INPUT_RETRY;
  input.point = (TengenPoint) g_test_rand_int_range (0, 27);
  if (input.point >= 25)
    input.point = input.point == 25 ? TENGEN_POINT_PASS : TENGEN_POINT_NONE;
  input.number = g_test_rand_int_range (-1, 6);
  return input;
}

/* The state is that of all inputs at once, and undoing gives the one before. */
static void
check_input (TengenLessonPlayer *player,
             GArray *inputs,
             const TengenLessonInput *input)
{
  const TengenLessonStep *step =
      tengen_lesson_get_step (tengen_lesson_player_get_lesson (player),
                              tengen_lesson_player_get_index (player));
  g_autofree char *before = describe_all (player);
  gboolean meant = tengen_lesson_player_do (player, input);
  g_autofree char *after = describe_all (player);
  g_autofree char *whole = NULL;
  g_autofree char *undone = NULL;
  g_autoptr (TengenLessonState) state = NULL;

  g_array_append_vals (inputs, input, 1);
  state = tengen_lesson_state_new (step, inputs, inputs->len);
  whole = describe_state (state);
  g_assert_cmpstr (whole, ==, after);
  if (!meant)
    {
      g_assert_cmpstr (before, ==, after);
      return;
    }
  g_assert_true (tengen_lesson_player_undo (player));
  undone = describe_all (player);
  g_assert_cmpstr (undone, ==, before);
  g_assert_true (tengen_lesson_player_do (player, input));
}

static void
check_away (TengenLessonPlayer *player)
{
  guint index = tengen_lesson_player_get_index (player);
  g_autofree char *before = describe_all (player);
  g_autofree char *after = NULL;

  tengen_lesson_player_goto (player, (index + 1) % 9);
  tengen_lesson_player_goto (player, index);
  after = describe_all (player);
  g_assert_cmpstr (before, ==, after);
}

static void
test_random (void)
{
  g_autoptr (TengenLesson) lesson = read_lesson ();
  guint rounds = g_getenv ("TENGEN_FULL") != NULL ? 200 : 4;

  for (guint round = 0; round < rounds; round++)
    {
      g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

      for (guint index = 0; index < lesson->steps->len; index++)
        {
          g_autoptr (GArray) inputs =
              g_array_new (FALSE, FALSE, sizeof (TengenLessonInput));

          tengen_lesson_player_goto (player, index);
          for (int i = 0; i < 12; i++)
            {
              TengenLessonInput input = make_input ();

              check_input (player, inputs, &input);
            }
          check_away (player);
        }
    }
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  schema = load_schema ();
  g_test_add_func ("/lesson-player/goto", test_goto);
  if (g_getenv ("TENGEN_FULL") != NULL)
    g_test_add_func ("/lesson-player/most", test_most);
  g_test_add_func ("/lesson-player/random", test_random);
  result = g_test_run ();
  tengen_lesson_schema_free (schema);
  return result;
}
