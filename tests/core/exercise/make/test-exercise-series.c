/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-series: exercises one after another, and the code for them
 */
#include "tengen-exercise-series.h"

/* --- Making --- */

static gboolean
count_cb (guint done, gpointer data)
{
  guint *most = data;

  return done < *most;
}

static guint64
get_key (const GPtrArray *exercises, guint i)
{
  return tengen_exercise_make_key (g_ptr_array_index (exercises, i));
}

/* A longer one begins as a shorter one; none is there twice. */
static void
test_make (void)
{
  TengenExerciseSeries series = { TENGEN_EXERCISE_FIVE, 1, 40, 12 };
  g_autoptr (GPtrArray) all = tengen_exercise_series_make (&series, NULL, NULL);
  g_autoptr (GPtrArray) some = NULL;

  series.count = 5;
  some = tengen_exercise_series_make (&series, NULL, NULL);
  g_assert_cmpuint (all->len, ==, 12);
  g_assert_cmpuint (some->len, ==, 5);
  for (guint i = 0; i < all->len; i++)
    {
      const TengenExercise *exercise = g_ptr_array_index (all, i);

      g_assert_cmpint (exercise->kind, ==, TENGEN_EXERCISE_FIVE);
      g_assert_cmpint (exercise->level, ==, 1);
      g_assert_cmpuint (exercise->seed, >=, 40 + i);
      if (i < some->len)
        g_assert_cmpuint (get_key (all, i), ==, get_key (some, i));
      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (get_key (all, i), !=, get_key (all, j));
    }
}

/* What was made until it was stopped is there. */
static void
test_stop (void)
{
  TengenExerciseSeries series = { TENGEN_EXERCISE_STOP_FOUR, 1, 3, 9 };
  guint most = 4;
  g_autoptr (GPtrArray) exercises =
      tengen_exercise_series_make (&series, count_cb, &most);

  g_assert_cmpuint (exercises->len, ==, 4);
}

/* --- The code --- */

static void
test_code (void)
{
  for (int i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    {
      TengenExerciseSeries series = { (TengenExerciseKind) i, 0, 90210, 6 };
      TengenExerciseSeries read = { TENGEN_EXERCISE_ATARI, 1, 1, 2 };
      g_autofree char *code = NULL;

      series.level = tengen_exercise_kind_get_info (series.kind)->highest;
      code = tengen_exercise_series_write_code (&series);
      g_assert_true (tengen_exercise_series_read_code (&read, code));
      g_assert_cmpint (read.kind, ==, series.kind);
      g_assert_cmpint (read.level, ==, series.level);
      g_assert_cmpuint (read.seed, ==, 90210);
      g_assert_cmpuint (read.count, ==, 2);
    }
}

static void
assert_read (const char *code, TengenExerciseKind kind, int level, guint64 seed)
{
  TengenExerciseSeries read = { TENGEN_EXERCISE_LADDER, 6, 1, 6 };

  g_assert_true (tengen_exercise_series_read_code (&read, code));
  g_assert_cmpint (read.kind, ==, kind);
  g_assert_cmpint (read.level, ==, level);
  g_assert_cmpuint (read.seed, ==, seed);
}

/* As people type it. */
static void
test_typed (void)
{
  assert_read ("17", TENGEN_EXERCISE_LADDER, 6, 17);
  assert_read (" １７ ", TENGEN_EXERCISE_LADDER, 6, 17);
  assert_read ("Stop-Four-2-8", TENGEN_EXERCISE_STOP_FOUR, 2, 8);
  assert_read ("ｌａｄｄｅｒー５ー１７", TENGEN_EXERCISE_LADDER, 5, 17);
  assert_read ("ladder−5‐17", TENGEN_EXERCISE_LADDER, 5, 17);
}

static void
test_bad (void)
{
  static const char *const codes[] = {
    "",           "x",         "-",          "-5",       "ladder",
    "ladder-5",   "ladder-5-", "ladder--17", "net-5-17", "ladder-7-1",
    "ladder-5-x", "5-17",      "1.5",        "\xff\xfe", "9223372036854775808",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      TengenExerciseSeries read = { TENGEN_EXERCISE_KO, 3, 11, 6 };

      g_assert_false (tengen_exercise_series_read_code (&read, codes[i]));
      g_assert_cmpint (read.kind, ==, TENGEN_EXERCISE_KO);
      g_assert_cmpint (read.level, ==, 3);
      g_assert_cmpuint (read.seed, ==, 11);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-series/make", test_make);
  g_test_add_func ("/exercise-series/stop", test_stop);
  g_test_add_func ("/exercise-series/code", test_code);
  g_test_add_func ("/exercise-series/typed", test_typed);
  g_test_add_func ("/exercise-series/bad", test_bad);
  return g_test_run ();
}
