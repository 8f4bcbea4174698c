/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-relay: turns, people and points of two teams
 */
#include "tengen-exercise-relay.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

static void
expect (const TengenExerciseRelay *relay,
        TengenExerciseRelayState state,
        TengenStone turn,
        guint index)
{
  g_assert_cmpint (relay->state, ==, state);
  g_assert_cmpint (relay->turn, ==, turn);
  g_assert_cmpuint (relay->index, ==, index);
}

static void
answer (TengenExerciseRelay *relay, gboolean is_right)
{
  tengen_exercise_relay_note (relay, is_right);
  tengen_exercise_relay_next (relay);
}

/* Who is right has the point, and the other team begins the next one. */
static void
test_right (void)
{
  TengenExerciseRelay relay;

  tengen_exercise_relay_begin (&relay, 2);
  expect (&relay, TENGEN_EXERCISE_RELAY_ASKED, BLACK, 0);
  tengen_exercise_relay_note (&relay, TRUE);
  expect (&relay, TENGEN_EXERCISE_RELAY_RIGHT, BLACK, 0);
  g_assert_cmpuint (relay.points[BLACK], ==, 1);
  g_assert_cmpint (tengen_exercise_relay_get_leader (&relay), ==, BLACK);
  tengen_exercise_relay_next (&relay);
  expect (&relay, TENGEN_EXERCISE_RELAY_ASKED, WHITE, 1);
  answer (&relay, TRUE);
  g_assert_cmpint (relay.state, ==, TENGEN_EXERCISE_RELAY_OVER);
  g_assert_cmpuint (relay.points[WHITE], ==, 1);
  g_assert_cmpint (
      tengen_exercise_relay_get_leader (&relay), ==, TENGEN_STONE_NONE);
}

/* The other team tries the same one; after two misses nobody has a point. */
static void
test_wrong (void)
{
  TengenExerciseRelay relay;

  tengen_exercise_relay_begin (&relay, 3);
  tengen_exercise_relay_note (&relay, FALSE);
  expect (&relay, TENGEN_EXERCISE_RELAY_PASSED, BLACK, 0);
  tengen_exercise_relay_next (&relay);
  expect (&relay, TENGEN_EXERCISE_RELAY_ASKED, WHITE, 0);
  answer (&relay, TRUE);
  /* White has answered last and begins all the same: it is its turn to */
  expect (&relay, TENGEN_EXERCISE_RELAY_ASKED, WHITE, 1);
  answer (&relay, FALSE);
  expect (&relay, TENGEN_EXERCISE_RELAY_ASKED, BLACK, 1);
  tengen_exercise_relay_note (&relay, FALSE);
  expect (&relay, TENGEN_EXERCISE_RELAY_LEFT, BLACK, 1);
  tengen_exercise_relay_next (&relay);
  expect (&relay, TENGEN_EXERCISE_RELAY_ASKED, BLACK, 2);
  answer (&relay, FALSE);
  answer (&relay, FALSE);
  g_assert_cmpint (relay.state, ==, TENGEN_EXERCISE_RELAY_OVER);
  g_assert_cmpuint (relay.points[BLACK], ==, 0);
  g_assert_cmpuint (relay.points[WHITE], ==, 1);
  g_assert_cmpint (tengen_exercise_relay_get_leader (&relay), ==, WHITE);
}

/* Each answers before anyone does a second time. */
static void
test_people (void)
{
  static const guint people[] = { 1, 2, 3, 1, 2 };
  TengenExerciseRelay relay;

  tengen_exercise_relay_begin (&relay, 2 * G_N_ELEMENTS (people));
  g_assert_cmpuint (tengen_exercise_relay_get_person (&relay, WHITE, 3), ==, 1);
  g_assert_cmpuint (tengen_exercise_relay_get_person (&relay, BLACK, 0), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (people); i++)
    {
      guint person = people[i];

      g_assert_cmpint (relay.turn, ==, BLACK);
      g_assert_cmpuint (
          tengen_exercise_relay_get_person (&relay, BLACK, 3), ==, person);
      tengen_exercise_relay_note (&relay, TRUE);
      /* still at the board */
      g_assert_cmpuint (
          tengen_exercise_relay_get_person (&relay, BLACK, 3), ==, person);
      tengen_exercise_relay_next (&relay);
      g_assert_cmpuint (
          tengen_exercise_relay_get_person (&relay, WHITE, 1), ==, 1);
      answer (&relay, TRUE);
    }
  g_assert_cmpint (relay.state, ==, TENGEN_EXERCISE_RELAY_OVER);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-relay/right", test_right);
  g_test_add_func ("/exercise-relay/wrong", test_wrong);
  g_test_add_func ("/exercise-relay/people", test_people);
  return g_test_run ();
}
