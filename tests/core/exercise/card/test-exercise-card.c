/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-card: grades, and SM-2 against values worked out by hand
 */
#include "tengen-exercise-card.h"

static void
test_grade (void)
{
  static const struct
  {
    TengenExerciseLogResult result;
    guint wrong;
    int grade;
  } rows[] = {
    { TENGEN_EXERCISE_LOG_FIRST, 0, 5 },  { TENGEN_EXERCISE_LOG_HINT, 0, 3 },
    { TENGEN_EXERCISE_LOG_HINT, 1, 2 },   { TENGEN_EXERCISE_LOG_HINT, 2, 1 },
    { TENGEN_EXERCISE_LOG_MISSED, 1, 2 }, { TENGEN_EXERCISE_LOG_MISSED, 2, 1 },
    { TENGEN_EXERCISE_LOG_MISSED, 9, 1 }, { TENGEN_EXERCISE_LOG_SHOWN, 0, 0 },
    { TENGEN_EXERCISE_LOG_SHOWN, 1, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TengenExerciseLogEntry entry = { .result = rows[i].result,
                                       .wrong = rows[i].wrong };

      g_assert_cmpint (tengen_exercise_card_grade (&entry), ==, rows[i].grade);
    }
}

/* Repetitions in a row, each on the day it is due: EF and interval after each,
 * by the formulas of 1990. EF' = EF + 0.1 - (5 - q) (0.08 + (5 - q) 0.02):
 * +0.10, 0.00, -0.14 for 5, 4, 3. */
static const struct
{
  const char *name;
  const char *grades;
  const char *expected;
} sequences[] = {
  /* 6 * 2.80 = 16.8, 17 * 2.90 = 49.3 */
  { "all-5", "55555", "260:1 270:6 280:17 290:30 300:30" },
  /* 6 * 2.50 = 15, 15 * 2.50 = 37.5 */
  { "all-4", "4444", "250:1 250:6 250:15 250:30" },
  /* 6 * 2.08 = 12.48, 13 * 1.94 = 25.22, 26 * 1.80 = 46.8 */
  { "all-3", "33333", "236:1 222:6 208:13 194:26 180:30" },
  /* down to 1.30, which stays: 1.66 1.52 1.38 1.30 1.30 */
  { "floor",
    "3333333333",
    "236:1 222:6 208:13 194:26 180:30 166:30 152:30 138:30 130:30 130:30" },
  /* less than 3: the next day, as a new card, EF as it was; then 1, 6 and
   * 6 * 3.10 = 18.6 */
  { "begun-anew", "5552555", "260:1 270:6 280:17 280:1 290:1 300:6 310:19" },
  { "never-known", "01205", "250:1 250:1 250:1 250:1 260:1" },
  /* 6 * 2.46 = 14.76 */
  { "hint", "5355", "260:1 246:6 256:16 266:30" },
};

static void
test_sequence (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  TengenExerciseCard card = TENGEN_EXERCISE_CARD_NEW;
  g_autoptr (GString) seen = g_string_new (NULL);
  gint64 day = 20000;

  for (const char *p = sequences[row].grades; *p != '\0'; p++)
    {
      tengen_exercise_card_repeat (&card, *p - '0', day);
      g_string_append_printf (
          seen, "%s%d:%d", seen->len > 0 ? " " : "", card.ease, card.interval);
      g_assert_cmpint (card.due, ==, day + card.interval);
      day = card.due;
    }
  g_assert_cmpstr (seen->str, ==, sequences[row].expected);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-card/grade", test_grade);
  for (guint i = 0; i < G_N_ELEMENTS (sequences); i++)
    {
      g_autofree char *path =
          g_strconcat ("/exercise-card/sequence/", sequences[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_sequence);
    }
  return g_test_run ();
}
