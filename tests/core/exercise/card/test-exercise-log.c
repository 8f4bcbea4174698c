/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-log: lines, damage, merging, and days
 */
#include "tengen-exercise-log.h"

#include <string.h>

#define HEAD "tengen-practice 1\n"
#define HERE " 9a0c71d23b5e8f04\n"
#define THERE " 00000000000000ff\n"

/* 2026-11-26 10:00 in Japan */
#define MORNING G_GINT64_CONSTANT (1795654800)
#define HOUR (60 * 60)
#define DAY (24 * HOUR)

static TengenExerciseLog *
read_text (const char *text)
{
  return tengen_exercise_log_decode (text, strlen (text));
}

static const TengenExerciseLogEntry *
get (const TengenExerciseLog *self, guint i)
{
  g_assert_cmpuint (i, <, self->entries->len);
  return &g_array_index (self->entries, TengenExerciseLogEntry, i);
}

/* An attempt of one origin, which the log gives its number. */
static void
add (TengenExerciseLog *self, guint64 origin, gint64 time, guint64 seed)
{
  TengenExerciseLogEntry entry = {
    .time = time,
    .offset = 540,
    .kind = "ladder",
    .level = 5,
    .seed = seed,
    .result = TENGEN_EXERCISE_LOG_FIRST,
    .number = tengen_exercise_log_get_next (self, origin),
    .origin = origin,
  };

  tengen_exercise_log_add (self, &entry);
}

static void
assert_seeds (const TengenExerciseLog *self, const char *expected)
{
  g_autoptr (GString) seeds = g_string_new (NULL);

  for (guint i = 0; i < self->entries->len; i++)
    g_string_append_printf (seeds, " %" G_GUINT64_FORMAT, get (self, i)->seed);
  g_assert_cmpstr (seeds->str, ==, expected);
}

static void
assert_text (const TengenExerciseLog *self, const char *expected)
{
  g_autofree char *text = tengen_exercise_log_encode (self);

  g_assert_cmpstr (text, ==, expected);
}

/* --- The text --- */

static void
test_exact (void)
{
  const char *text =
      HEAD "0 -720 atari 1 0 first 0 1" HERE
           "1764101946 540 ladder 5 18446744073709551615 missed 2 2" HERE
           "1764101950 540 fours 10 17 hint 0 3" HERE
           "1764101990 540 later-kind2 99 17 shown 9999 999999999" HERE;
  g_autoptr (TengenExerciseLog) log = read_text (text);

  g_assert_true (log->is_whole);
  g_assert_cmpuint (log->n_faults, ==, 0);
  g_assert_cmpuint (log->entries->len, ==, 4);
  g_assert_cmpint (get (log, 0)->offset, ==, -720);
  g_assert_cmpint (get (log, 1)->time, ==, 1764101946);
  g_assert_cmpstr (get (log, 1)->kind, ==, "ladder");
  g_assert_cmpint (get (log, 1)->level, ==, 5);
  g_assert_cmpuint (get (log, 1)->seed, ==, G_MAXUINT64);
  g_assert_cmpint (get (log, 1)->result, ==, TENGEN_EXERCISE_LOG_MISSED);
  g_assert_cmpuint (get (log, 1)->wrong, ==, 2);
  g_assert_cmpuint (get (log, 1)->number, ==, 2);
  g_assert_cmphex (
      get (log, 1)->origin, ==, G_GUINT64_CONSTANT (0x9a0c71d23b5e8f04));
  g_assert_cmpint (get (log, 2)->result, ==, TENGEN_EXERCISE_LOG_HINT);
  /* a kind of a newer program is kept */
  g_assert_cmpstr (get (log, 3)->kind, ==, "later-kind2");
  assert_text (log, text);
}

/* The shortest and the longest attempt there can be. */
static void
test_lengths (void)
{
  const char *text =
      HEAD "0 0 a 1 0 hint 0 1" THERE
           "253402300799 -1439 a234567890123456789012345678901 99 "
           "18446744073709551615 missed 9999 999999999" HERE;
  g_autoptr (TengenExerciseLog) log = read_text (text);

  g_assert_cmpuint (log->entries->len, ==, 2);
  assert_text (log, text);
}

static void
test_empty (void)
{
  g_autoptr (TengenExerciseLog) none = tengen_exercise_log_decode (NULL, 0);
  g_autoptr (TengenExerciseLog) head = read_text (HEAD);

  g_assert_true (none->is_whole && head->is_whole);
  g_assert_cmpuint (none->n_faults + head->n_faults, ==, 0);
  assert_text (none, HEAD);
  assert_text (head, HEAD);
}

static const char *const damaged[] = {
  "x",
  "1764101946 540 ladder 5 17 first 0 1",
  "1764101946 540 ladder 5 17 first 0 9a0c71d23b5e8f04",
  /* cut off within the last word */
  "1764101946 540 ladder 5 17 first 0 1 9a0c71d23b5e8f0",
  "1764101946 540 ladder 5 17 first 0 1 9a0c71d23b5e8f044",
  "1764101946 540 ladder 5 17 first 0 1 9A0c71d23b5e8f04",
  "1764101946 540 ladder 5 17 first 0 1 9a0c71d23b5e8f04 ",
  "1764101946  540 ladder 5 17 first 0 1 9a0c71d23b5e8f04",
  " 1764101946 540 ladder 5 17 first 0 1 9a0c71d23b5e8f04",
  "-1 540 ladder 5 17 first 0 1 9a0c71d23b5e8f04",
  "01 540 ladder 5 17 first 0 1 9a0c71d23b5e8f04",
  "253402300800 540 ladder 5 17 first 0 1 9a0c71d23b5e8f04",
  "1764101946 +540 ladder 5 17 first 0 1 9a0c71d23b5e8f04",
  "1764101946 -0 ladder 5 17 first 0 1 9a0c71d23b5e8f04",
  "1764101946 1440 ladder 5 17 first 0 1 9a0c71d23b5e8f04",
  "1764101946 540 Ladder 5 17 first 0 1 9a0c71d23b5e8f04",
  "1764101946 540 -ladder 5 17 first 0 1 9a0c71d23b5e8f04",
  "1764101946 540 a2345678901234567890123456789012 5 17 first 0 1 "
  "9a0c71d23b5e8f04",
  "1764101946 540 ladder 0 17 first 0 1 9a0c71d23b5e8f04",
  "1764101946 540 ladder 100 17 first 0 1 9a0c71d23b5e8f04",
  "1764101946 540 ladder 5 18446744073709551616 first 0 1 9a0c71d23b5e8f04",
  "1764101946 540 ladder 5 17 First 0 1 9a0c71d23b5e8f04",
  /* a result that contradicts its number of wrong tries */
  "1764101946 540 ladder 5 17 first 1 1 9a0c71d23b5e8f04",
  "1764101946 540 ladder 5 17 missed 0 1 9a0c71d23b5e8f04",
  "1764101946 540 ladder 5 17 missed 10000 1 9a0c71d23b5e8f04",
  "1764101946 540 ladder 5 17 first 0 0 9a0c71d23b5e8f04",
  "1764101946 540 ladder 5 17 first 0 1000000000 9a0c71d23b5e8f04",
  "tengen-practice 1",
};

static void
test_damaged (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (damaged); i++)
    {
      g_autofree char *text = g_strconcat (HEAD "5 0 net 6 1 first 0 1" HERE,
                                           damaged[i],
                                           "\n6 0 net 6 2 first 0 2" HERE,
                                           NULL);
      g_autoptr (TengenExerciseLog) log = read_text (text);

      g_assert_true (log->is_whole);
      if (log->n_faults != 1)
        g_error ("not noticed: %s", damaged[i]);
      g_assert_cmpuint (log->faults->len, ==, 1);
      g_assert_cmpuint (g_array_index (log->faults, guint, 0), ==, 3);
      assert_seeds (log, " 1 2");
    }
}

static void
test_damaged_bytes (void)
{
  static const char bytes[] =
      HEAD "5 0 net 6 1 first 0 1" HERE "5 0 net\0 6 1 first 0 2" HERE
           "\xff\xfe\n\r\n\n6 0 net 6 2 first 0 3 9a0c71d23b5e8f04\r\n"
           "6 0 net 6 3 first 0 4 9a0c71d23b5e8f04";
  g_autoptr (TengenExerciseLog) log =
      tengen_exercise_log_decode (bytes, sizeof bytes - 1);

  g_assert_cmpuint (log->n_faults, ==, 2);
  g_assert_cmpuint (g_array_index (log->faults, guint, 0), ==, 3);
  g_assert_cmpuint (g_array_index (log->faults, guint, 1), ==, 4);
  assert_seeds (log, " 1 2 3");
}

static void
test_damaged_head (void)
{
  g_autoptr (TengenExerciseLog) lost = read_text ("5 0 net 6 1 first 0 1" HERE);
  g_autoptr (TengenExerciseLog) torn =
      read_text ("tengen-prac\n5 0 net 6 1 first 0 1" HERE);
  g_autoptr (TengenExerciseLog) none =
      read_text ("tengen-practice 0\n5 0 net 6 1 first 0 1" HERE);

  g_assert_true (lost->is_whole && torn->is_whole && none->is_whole);
  g_assert_cmpuint (lost->n_faults, ==, 1);
  g_assert_cmpuint (torn->n_faults, ==, 1);
  g_assert_cmpuint (none->n_faults, ==, 1);
  assert_seeds (lost, " 1");
  assert_seeds (torn, " 1");
  assert_seeds (none, " 1");
}

/* What was being written when the power went is no damage. */
static void
test_cut_off (void)
{
  const char *text = "tengen-practice 1\n5 0 net 6 1 first 0 1" HERE;

  for (gsize length = 0; length <= strlen (text); length++)
    {
      g_autofree char *cut = g_strndup (text, length);
      g_autofree char *more = g_strconcat (cut,
                                           tengen_exercise_log_encode_cut (),
                                           "6 0 net 6 2 first 0 2" HERE,
                                           NULL);
      g_autoptr (TengenExerciseLog) log = read_text (cut);
      g_autoptr (TengenExerciseLog) later = read_text (more);

      g_assert_cmpuint (log->n_faults, ==, 0);
      g_assert_cmpuint (later->n_faults, ==, 0);
      assert_seeds (log, length + 1 >= strlen (text) ? " 1" : "");
      assert_seeds (later, length + 1 >= strlen (text) ? " 1 2" : " 2");
    }
}

static void
test_newer (void)
{
  g_autoptr (TengenExerciseLog) log =
      read_text ("tengen-practice 2\n5 0 net 6 1 first 0 1" HERE);

  g_assert_false (log->is_whole);
  g_assert_cmpuint (log->entries->len, ==, 0);
  g_assert_cmpuint (log->n_faults, ==, 0);
}

static void
test_bound (void)
{
  gsize length = TENGEN_EXERCISE_LOG_LARGEST + 1;
  g_autofree char *data = g_malloc (length);
  g_autoptr (TengenExerciseLog) full = NULL;
  g_autoptr (TengenExerciseLog) over = NULL;

  for (gsize i = 0; i < length; i += 2)
    memcpy (data + i, "x\n", MIN (2, length - i));
  full = tengen_exercise_log_decode (data, length - 1);
  over = tengen_exercise_log_decode (data, length);
  g_assert_true (full->is_whole);
  g_assert_cmpuint (full->n_faults, ==, (length - 1) / 2);
  g_assert_cmpuint (full->faults->len, ==, TENGEN_EXERCISE_LOG_FAULTS);
  g_assert_false (over->is_whole);
  g_assert_cmpuint (over->n_faults, ==, 0);
}

/* --- Order and merging --- */

/* What was written later comes later, whatever the clock says. */
static void
test_clock_set_back (void)
{
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();

  add (log, 1, MORNING, 11);
  add (log, 1, MORNING - 30 * DAY, 12);
  add (log, 1, MORNING + HOUR, 13);
  assert_seeds (log, " 11 12 13");
  g_assert_cmpint (get (log, 1)->stamp, ==, MORNING);
  g_assert_cmpuint (get (log, 2)->number, ==, 3);
}

static void
test_again (void)
{
  g_autoptr (TengenExerciseLog) log =
      read_text (HEAD "5 0 net 6 1 missed 1 1" HERE "6 0 net 6 2 first 0 2" HERE
                      "7 0 net 7 1 first 0 3" HERE "8 0 cut 6 1 first 0 4" HERE
                      "9 0 net 6 1 first 0 5" HERE);

  for (guint i = 0; i < 5; i++)
    g_assert_cmpint (get (log, i)->is_again, ==, i == 4);
}

static void
test_merge (void)
{
  g_autoptr (TengenExerciseLog) here = tengen_exercise_log_new ();
  g_autoptr (TengenExerciseLog) there = NULL;
  g_autofree char *both = NULL;
  g_autofree char *text = NULL;

  add (here, 1, MORNING, 11);
  add (here, 1, MORNING + DAY, 12);
  text = tengen_exercise_log_encode (here);
  there = read_text (text);
  /* from here on two computers */
  add (here, 1, MORNING + 3 * DAY, 13);
  add (there, 2, MORNING + 2 * DAY, 21);
  add (there, 2, MORNING + 2 * DAY, 22);
  add (there, 2, MORNING + 4 * DAY, 23);
  tengen_exercise_log_merge (here, there);
  assert_seeds (here, " 11 12 21 22 13 23");
  both = tengen_exercise_log_encode (here);
  /* the same from the other side, and nothing more from a second time */
  tengen_exercise_log_merge (there, here);
  assert_text (there, both);
  tengen_exercise_log_merge (here, there);
  assert_text (here, both);
}

/* A computer whose numbers were copied to another one loses nothing. */
static void
test_merge_copied (void)
{
  g_autoptr (TengenExerciseLog) a = read_text (
      HEAD "5 0 net 6 1 first 0 1" HERE "6 0 net 6 2 first 0 2" HERE);
  g_autoptr (TengenExerciseLog) b = read_text (
      HEAD "5 0 net 6 1 first 0 1" HERE "6 0 net 6 3 first 0 2" HERE);

  tengen_exercise_log_merge (a, b);
  assert_seeds (a, " 1 2 3");
}

/* Any parts of a set, merged in any order, are the same log. */
static void
test_merge_parts (void)
{
  g_autoptr (TengenExerciseLog) whole = tengen_exercise_log_new ();
  g_autofree char *text = NULL;

  for (guint i = 0; i < 60; i++)
    add (whole,
         (guint64) g_test_rand_int_range (1, 4),
         MORNING + g_test_rand_int_range (-5, 5) * DAY,
         i % 20);
  text = tengen_exercise_log_encode (whole);
  for (int round = 0; round < 20; round++)
    {
      g_autoptr (TengenExerciseLog) a = tengen_exercise_log_new ();
      g_autoptr (TengenExerciseLog) b = tengen_exercise_log_new ();
      TengenExerciseLog *all = round % 2 == 0 ? a : b;

      for (guint i = 0; i < 60; i++)
        tengen_exercise_log_add (g_test_rand_bit () ? a : b,
                                 get (whole, (i * 7) % 60));
      tengen_exercise_log_merge (all, all == a ? b : a);
      assert_text (all, text);
      for (guint i = 0; i < 60; i++)
        g_assert_cmpint (get (all, i)->is_again, ==, get (whole, i)->is_again);
    }
}

/* --- Days --- */

static gint64
day_at (const char *iso, int offset)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (iso, utc);

  g_assert_nonnull (time);
  return tengen_exercise_log_get_day (g_date_time_to_unix (time), offset);
}

static void
test_day (void)
{
  gint64 day = day_at ("2026-11-26T12:00:00Z", 0);

  /* 4:00 in London, Tokyo, New York, Kathmandu */
  g_assert_cmpint (day_at ("2026-11-26T03:59:59Z", 0), ==, day - 1);
  g_assert_cmpint (day_at ("2026-11-26T04:00:00Z", 0), ==, day);
  g_assert_cmpint (day_at ("2026-11-25T18:59:59Z", 540), ==, day - 1);
  g_assert_cmpint (day_at ("2026-11-25T19:00:00Z", 540), ==, day);
  g_assert_cmpint (day_at ("2026-11-26T18:59:59Z", 540), ==, day);
  g_assert_cmpint (day_at ("2026-11-26T08:59:59Z", -300), ==, day - 1);
  g_assert_cmpint (day_at ("2026-11-26T09:00:00Z", -300), ==, day);
  g_assert_cmpint (day_at ("2026-11-25T22:14:59Z", 345), ==, day - 1);
  g_assert_cmpint (day_at ("2026-11-25T22:15:00Z", 345), ==, day);
  /* before the first day there is */
  g_assert_cmpint (tengen_exercise_log_get_day (4 * HOUR, 0), ==, 0);
  g_assert_cmpint (tengen_exercise_log_get_day (4 * HOUR - 1, 0), ==, -1);
  g_assert_cmpint (tengen_exercise_log_get_day (0, -1200), ==, -1);
  g_assert_cmpint (tengen_exercise_log_get_day (0, -1201), ==, -2);
}

/* Berlin, where 2026-10-25 has 25 hours and 2026-03-29 has 23. */
static void
test_day_summer_time (void)
{
  gint64 autumn = day_at ("2026-10-25T12:00:00Z", 60);
  gint64 spring = day_at ("2026-03-29T12:00:00Z", 120);

  /* 2:30 comes twice, both are still the evening before */
  g_assert_cmpint (day_at ("2026-10-25T00:30:00Z", 120), ==, autumn - 1);
  g_assert_cmpint (day_at ("2026-10-25T01:30:00Z", 60), ==, autumn - 1);
  g_assert_cmpint (day_at ("2026-10-25T02:59:59Z", 60), ==, autumn - 1);
  g_assert_cmpint (day_at ("2026-10-25T03:00:00Z", 60), ==, autumn);
  g_assert_cmpint (day_at ("2026-03-29T00:59:59Z", 60), ==, spring - 1);
  g_assert_cmpint (day_at ("2026-03-29T01:59:59Z", 120), ==, spring - 1);
  g_assert_cmpint (day_at ("2026-03-29T02:00:00Z", 120), ==, spring);
}

/* The days on which attempts count, as seen from a day; 0 is that of MORNING. */
static void
assert_days (const TengenExerciseLog *self, int today, const char *expected)
{
  gint64 zero = tengen_exercise_log_get_day (MORNING, 540);
  g_autoptr (GArray) days = tengen_exercise_log_make_days (self, zero + today);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < days->len; i++)
    g_string_append_printf (
        text, " %d", (int) (g_array_index (days, gint64, i) - zero));
  g_assert_cmpstr (text->str, ==, expected);
}

static TengenExerciseLog *
make_log (guint64 origin, const int *days, guint n)
{
  TengenExerciseLog *log = tengen_exercise_log_new ();

  for (guint i = 0; i < n; i++)
    add (log, origin, MORNING + days[i] * DAY, i);
  return log;
}

static void
test_days (void)
{
  static const int back[] = { 0, 1, -20, 1, 2 };
  static const int ahead[] = { 0, 1, 4000, 2, 5 };
  static const int begun_ahead[] = { 4000, 4000, 2, 5 };
  g_autoptr (TengenExerciseLog) a = make_log (1, back, 5);
  g_autoptr (TengenExerciseLog) b = make_log (1, ahead, 5);
  g_autoptr (TengenExerciseLog) c = make_log (1, begun_ahead, 4);

  assert_days (a, 2, " 0 1 1 1 2");
  /* a clock that was far ahead for once does not stop the days */
  assert_days (b, 5, " 0 1 1 2 5");
  assert_days (b, 9, " 0 1 1 2 5");
  assert_days (c, 9, " 2 2 2 5");
  /* a clock that is set back now: all counts, nothing of it is of today */
  assert_days (a, -300, " -301 -301 -301 -301 -301");
  /* but where it is set back to what was done, what came later waits */
  assert_days (a, 1, " 0 1 1 1 2");
  assert_days (b, 1, " 0 1 4000 2 5");
  assert_days (b, 2, " 0 1 1 2 5");
}

/* A clock that is wrong on one computer says nothing of another's days. */
static void
test_days_of_origins (void)
{
  static const int here[] = { 0, 4000, 1 };
  static const int there[] = { 2, 3 };
  g_autoptr (TengenExerciseLog) a = make_log (1, here, 3);
  g_autoptr (TengenExerciseLog) b = make_log (2, there, 2);

  tengen_exercise_log_merge (a, b);
  assert_days (a, 5, " 0 2 3 0 1");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-log/exact", test_exact);
  g_test_add_func ("/exercise-log/lengths", test_lengths);
  g_test_add_func ("/exercise-log/empty", test_empty);
  g_test_add_func ("/exercise-log/damaged", test_damaged);
  g_test_add_func ("/exercise-log/damaged/bytes", test_damaged_bytes);
  g_test_add_func ("/exercise-log/damaged/head", test_damaged_head);
  g_test_add_func ("/exercise-log/cut-off", test_cut_off);
  g_test_add_func ("/exercise-log/newer", test_newer);
  g_test_add_func ("/exercise-log/bound", test_bound);
  g_test_add_func ("/exercise-log/clock-set-back", test_clock_set_back);
  g_test_add_func ("/exercise-log/again", test_again);
  g_test_add_func ("/exercise-log/merge", test_merge);
  g_test_add_func ("/exercise-log/merge/copied", test_merge_copied);
  g_test_add_func ("/exercise-log/merge/parts", test_merge_parts);
  g_test_add_func ("/exercise-log/day", test_day);
  g_test_add_func ("/exercise-log/day/summer-time", test_day_summer_time);
  g_test_add_func ("/exercise-log/days", test_days);
  g_test_add_func ("/exercise-log/days/origins", test_days_of_origins);
  return g_test_run ();
}
