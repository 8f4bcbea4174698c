/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-reach: levels that follow a pupil
 */
#include "tengen-exercise-reach.h"

#include <string.h>

#include "tengen-board-random.h"

#define KIND TENGEN_EXERCISE_CAPTURE

static void
note (TengenExerciseReach *self,
      TengenExerciseKind kind,
      int level,
      TengenExerciseLogResult result)
{
  TengenExerciseLogEntry entry = {
    .level = level,
    .result = result,
    .wrong = result == TENGEN_EXERCISE_LOG_MISSED,
  };

  strcpy (entry.kind, tengen_exercise_kind_get_info (kind)->id);
  tengen_exercise_reach_note (self, &entry);
}

/* Attempts at the level there is: + right at first, h after a hint, - missed,
 * s shown; the level after each. */
static void
check (const char *attempts, const char *levels)
{
  TengenExerciseReach reach = { 0 };
  g_autoptr (GString) seen = g_string_new (NULL);

  for (const char *p = attempts; *p != '\0'; p++)
    {
      note (&reach,
            KIND,
            tengen_exercise_reach_get_level (&reach, KIND),
            *p == '+'   ? TENGEN_EXERCISE_LOG_FIRST
            : *p == 'h' ? TENGEN_EXERCISE_LOG_HINT
            : *p == '-' ? TENGEN_EXERCISE_LOG_MISSED
                        : TENGEN_EXERCISE_LOG_SHOWN);
      g_string_append_printf (
          seen, "%x", tengen_exercise_reach_get_level (&reach, KIND));
    }
  g_assert_cmpstr (seen->str, ==, levels);
}

static void
test_rule (void)
{
  check ("++++", "2345");
  check ("+++-++++++++", "234333344445");
  check ("+++h++++-", "234333343");
  check ("+++s", "2343");
  check ("---+", "1111");
  /* the ends */
  check ("++++++++++++", "234567899999");
  check ("++++++++++++-+++-", "23456789999989998");
}

/* What is expected anyway moves nothing. */
static void
test_other_levels (void)
{
  TengenExerciseReach reach = { 0 };

  for (int i = 0; i < 4; i++)
    note (&reach, KIND, i + 1, TENGEN_EXERCISE_LOG_FIRST);
  g_assert_cmpint (tengen_exercise_reach_get_level (&reach, KIND), ==, 5);
  for (int i = 0; i < 9; i++)
    {
      note (&reach, KIND, 4, TENGEN_EXERCISE_LOG_FIRST);
      note (&reach, KIND, 3, TENGEN_EXERCISE_LOG_MISSED);
      note (&reach, KIND, 6, TENGEN_EXERCISE_LOG_MISSED);
    }
  g_assert_cmpint (tengen_exercise_reach_get_level (&reach, KIND), ==, 5);
  g_assert_false (reach.has_failed[KIND]);
  note (&reach, KIND, 9, TENGEN_EXERCISE_LOG_FIRST);
  g_assert_cmpint (tengen_exercise_reach_get_level (&reach, KIND), ==, 6);
}

static void
test_not_counted (void)
{
  TengenExerciseReach reach = { 0 };
  TengenExerciseLogEntry again = { .kind = "capture",
                                   .level = 1,
                                   .is_again = TRUE };
  TengenExerciseLogEntry later = { .kind = "later-kind", .level = 1 };

  tengen_exercise_reach_note (&reach, &again);
  tengen_exercise_reach_note (&reach, &later);
  g_assert_cmpint (tengen_exercise_reach_get_level (&reach, KIND), ==, 1);
}

static gboolean
has (guint32 kinds, TengenExerciseKind kind)
{
  return (kinds >> kind & 1) != 0;
}

static void
test_kinds (void)
{
  TengenExerciseReach reach = { 0 };
  guint32 go = tengen_exercise_reach_list_kinds (&reach, FALSE);
  guint32 renju = tengen_exercise_reach_list_kinds (&reach, TRUE);

  g_assert_true (has (go, TENGEN_EXERCISE_ATARI));
  g_assert_false (has (go, TENGEN_EXERCISE_LADDER));
  g_assert_false (has (go, TENGEN_EXERCISE_FIVE));
  g_assert_true (has (renju, TENGEN_EXERCISE_FIVE));
  g_assert_false (has (renju, TENGEN_EXERCISE_FOUR_THREE));
  g_assert_cmphex (go & renju, ==, 0);
  for (int i = 1; i < 5; i++)
    note (&reach, TENGEN_EXERCISE_CAPTURE, i, TENGEN_EXERCISE_LOG_FIRST);
  go = tengen_exercise_reach_list_kinds (&reach, FALSE);
  g_assert_true (has (go, TENGEN_EXERCISE_LADDER));
  /* skill at Go is none at Renju */
  g_assert_cmphex (tengen_exercise_reach_list_kinds (&reach, TRUE), ==, renju);
  /* what was chosen once stays */
  note (&reach, TENGEN_EXERCISE_FOURS, 5, TENGEN_EXERCISE_LOG_MISSED);
  g_assert_true (has (tengen_exercise_reach_list_kinds (&reach, TRUE),
                      TENGEN_EXERCISE_FOURS));
}

/* --- Pupils --- */

/* A pupil who succeeds at a level with 80 %, and by a logistic curve at others:
 * with each half of a level the odds of failure grow by a factor. */
typedef struct
{
  int half_levels;
  double factor;
  TengenBoardRandom random;
} Pupil;

static gboolean
succeeds (Pupil *pupil, int level)
{
  double odds = 0.25;

  for (int i = pupil->half_levels; i < 2 * level; i++)
    odds *= pupil->factor;
  for (int i = 2 * level; i < pupil->half_levels; i++)
    odds /= pupil->factor;
  return tengen_board_random_below (&pupil->random, 10000) < 10000 / (1 + odds);
}

static gboolean
try_one (Pupil *pupil, TengenExerciseReach *reach)
{
  int level = tengen_exercise_reach_get_level (reach, KIND);
  gboolean is_right = succeeds (pupil, level);

  note (reach,
        KIND,
        level,
        is_right ? TENGEN_EXERCISE_LOG_FIRST : TENGEN_EXERCISE_LOG_MISSED);
  return is_right;
}

static guint
count_right (Pupil *pupil, TengenExerciseReach *reach, guint n)
{
  guint right = 0;

  for (guint i = 0; i < n; i++)
    right += try_one (pupil, reach);
  return right;
}

/* After 60 exercises 70 to 90 % succeed: of a hundred pupils alike the next ten
 * each, and of each pupil the next 200. */
static void
test_pupils (void)
{
  static const double factors[] = { 1.4, 1.65, 2.7, 5 };

  int most = 2 * (tengen_exercise_kind_get_info (KIND)->highest - 1);

  for (int skill = 4; skill <= most; skill++)
    for (guint i = 0; i < G_N_ELEMENTS (factors); i++)
      {
        guint soon = 0;
        guint later = 0;

        for (guint seed = 0; seed < 100; seed++)
          {
            TengenExerciseReach reach = { 0 };
            Pupil pupil = { skill, factors[i], { seed * 1000 } };
            guint right;

            count_right (&pupil, &reach, 60);
            soon += count_right (&pupil, &reach, 10);
            right = count_right (&pupil, &reach, 200);
            g_assert_cmpuint (140, <=, right);
            g_assert_cmpuint (right, <=, 180);
            later += right;
          }
        g_assert_cmpuint (700, <=, soon);
        g_assert_cmpuint (soon, <=, 900);
        g_assert_cmpuint (15000, <=, later);
        g_assert_cmpuint (later, <=, 17000);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-reach/rule", test_rule);
  g_test_add_func ("/exercise-reach/other-levels", test_other_levels);
  g_test_add_func ("/exercise-reach/not-counted", test_not_counted);
  g_test_add_func ("/exercise-reach/kinds", test_kinds);
  g_test_add_func ("/exercise-reach/pupils", test_pupils);
  return g_test_run ();
}
