/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-plan: the ten of a day, what comes next, and a month of days
 */
#include "tengen-exercise-plan.h"

#include <string.h>

#include "tengen-board-random.h"

#define PUPIL G_GUINT64_CONSTANT (0x1234)
#define DAY_LENGTH (24 * 60 * 60)
/* 2026-11-26 */
#define TODAY 20783

#define ATARI TENGEN_EXERCISE_ATARI
#define CAPTURE TENGEN_EXERCISE_CAPTURE
#define KILL TENGEN_EXERCISE_KILL
#define ESCAPE TENGEN_EXERCISE_ESCAPE
#define LADDER TENGEN_EXERCISE_LADDER

static guint32
bit (TengenExerciseKind kind)
{
  return (guint32) 1 << kind;
}

/* An attempt at noon of a day: + right at first, h after a hint, - missed. */
static void
add_seed (TengenExerciseLog *log,
          gint64 day,
          TengenExerciseKind kind,
          int level,
          guint64 seed,
          char how)
{
  TengenExerciseLogEntry entry = {
    .time = day * DAY_LENGTH + DAY_LENGTH / 2,
    .level = level,
    .seed = seed,
    .result = how == '+'   ? TENGEN_EXERCISE_LOG_FIRST
              : how == 'h' ? TENGEN_EXERCISE_LOG_HINT
                           : TENGEN_EXERCISE_LOG_MISSED,
    .wrong = how == '-',
    .number = tengen_exercise_log_get_next (log, 1),
    .origin = 1,
  };

  strcpy (entry.kind, tengen_exercise_kind_get_info (kind)->id);
  tengen_exercise_log_add (log, &entry);
}

/* The same at a position that was not tried before. */
static void
add (TengenExerciseLog *log,
     gint64 day,
     TengenExerciseKind kind,
     int level,
     char how)
{
  add_seed (log, day, kind, level, 1000000 + log->entries->len, how);
}

static void
add_item (TengenExerciseLog *log,
          gint64 day,
          const TengenExercisePlanItem *item,
          char how)
{
  add_seed (log, day, item->kind, item->level, item->seed, how);
}

static const TengenExercisePlanItem *
get (const TengenExercisePlan *plan, guint i)
{
  const GArray *items = tengen_exercise_plan_get_items (plan);

  g_assert_cmpuint (i, <, items->len);
  return &g_array_index (items, TengenExercisePlanItem, i);
}

/* The ten as text: kinds and levels. */
static char *
tell (const TengenExercisePlan *plan)
{
  const GArray *items = tengen_exercise_plan_get_items (plan);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    g_string_append_printf (
        text,
        "%s%s%d",
        i > 0 ? " " : "",
        tengen_exercise_kind_get_info (get (plan, i)->kind)->id,
        get (plan, i)->level);
  return g_string_free (text, FALSE);
}

static void
assert_begins (const TengenExerciseLog *log,
               gint64 day,
               guint32 kinds,
               const char *expected)
{
  g_autoptr (TengenExercisePlan) plan =
      tengen_exercise_plan_new (log, day, PUPIL, kinds);
  g_autofree char *text = tell (plan);

  if (!g_str_has_prefix (text, expected))
    g_assert_cmpstr (text, ==, expected);
}

static guint
count_kind (const TengenExercisePlan *plan, TengenExerciseKind kind)
{
  guint n = 0;

  for (guint i = 0; i < TENGEN_EXERCISE_PLAN_ITEMS; i++)
    n += get (plan, i)->kind == kind;
  return n;
}

static guint32
all_in_reach (void)
{
  TengenExerciseReach reach = { 0 };

  return tengen_exercise_reach_list_kinds (&reach, FALSE);
}

/* --- The ten --- */

static void
assert_same (const TengenExercisePlan *a, const TengenExercisePlan *b)
{
  for (guint i = 0; i < TENGEN_EXERCISE_PLAN_ITEMS; i++)
    {
      g_assert_cmpint (get (a, i)->kind, ==, get (b, i)->kind);
      g_assert_cmpint (get (a, i)->level, ==, get (b, i)->level);
      g_assert_cmpuint (get (a, i)->seed, ==, get (b, i)->seed);
    }
}

static void
test_new_pupil (void)
{
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();
  g_autoptr (TengenExercisePlan) plan =
      tengen_exercise_plan_new (log, TODAY, PUPIL, all_in_reach ());
  g_autoptr (TengenExercisePlan) same =
      tengen_exercise_plan_new (log, TODAY, PUPIL, all_in_reach ());
  g_autoptr (TengenExercisePlan) later =
      tengen_exercise_plan_new (log, TODAY + 1, PUPIL, all_in_reach ());
  g_autoptr (TengenExercisePlan) other =
      tengen_exercise_plan_new (log, TODAY, PUPIL + 1, all_in_reach ());
  guint n = 0;

  assert_same (plan, same);
  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    {
      guint times = count_kind (plan, (TengenExerciseKind) i);

      n += times;
      /* eight kinds are in reach: each comes, none more than twice */
      g_assert_cmpuint (times, <=, 2);
      g_assert_cmpint (times > 0, ==, (all_in_reach () >> i & 1) != 0);
    }
  g_assert_cmpuint (n, ==, 10);
  for (guint i = 0; i < 10; i++)
    {
      g_assert_cmpint (get (plan, i)->level, ==, 1);
      g_assert_false (get (plan, i)->is_again || get (plan, i)->is_extra);
      for (guint j = 0; j < 10; j++)
        {
          g_assert_true (i == j || get (plan, i)->seed != get (plan, j)->seed);
          g_assert_cmpuint (get (plan, i)->seed, !=, get (later, j)->seed);
          g_assert_cmpuint (get (plan, i)->seed, !=, get (other, j)->seed);
        }
    }
}

static void
test_few_kinds (void)
{
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();
  g_autoptr (TengenExercisePlan) one =
      tengen_exercise_plan_new (log, TODAY, PUPIL, bit (LADDER));
  g_autoptr (TengenExercisePlan) two =
      tengen_exercise_plan_new (log, TODAY, PUPIL, bit (LADDER) | bit (KILL));
  g_autoptr (TengenExercisePlan) four = tengen_exercise_plan_new (
      log,
      TODAY,
      PUPIL,
      bit (LADDER) | bit (KILL) | bit (ATARI) | bit (ESCAPE));
  g_autoptr (TengenExercisePlan) none =
      tengen_exercise_plan_new (log, TODAY, PUPIL, 0);
  TengenExercisePlanItem item;

  g_assert_cmpuint (count_kind (one, LADDER), ==, 10);
  g_assert_cmpuint (count_kind (two, LADDER), ==, 5);
  g_assert_cmpuint (count_kind (two, KILL), ==, 5);
  g_assert_cmpuint (count_kind (four, KILL), <=, 3);
  g_assert_cmpuint (count_kind (four, KILL), >=, 2);
  g_assert_cmpint (
      get (one, 0)->level, ==, tengen_exercise_kind_get_info (LADDER)->lowest);
  g_assert_cmpuint (tengen_exercise_plan_get_items (none)->len, ==, 0);
  g_assert_false (tengen_exercise_plan_find_next (none, &item));
}

/* The oldest first, of one day the shorter interval; then what is new. */
static void
test_due (void)
{
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();
  guint32 kinds = bit (ATARI) | bit (KILL) | bit (CAPTURE) | bit (ESCAPE);

  /* cut 1 is known twice and due on day 11, capture 1 on 12, atari 1 is missed
   * and due on 11 */
  add (log, TODAY + 4, KILL, 1, '+');
  add (log, TODAY + 5, KILL, 1, '+');
  add (log, TODAY + 10, ATARI, 1, '-');
  add (log, TODAY + 11, CAPTURE, 1, 'h');
  assert_begins (log, TODAY + 11, kinds, "atari1 kill1 ");
  assert_begins (log, TODAY + 12, kinds, "atari1 kill1 capture1 ");
  /* two new ones, cut 3 and escape 1, before more of the same */
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TengenExercisePlan) plan =
          tengen_exercise_plan_new (log, TODAY + 12, PUPIL + (guint) i, kinds);

      g_assert_cmpint (
          get (plan, 3)->kind + get (plan, 4)->kind, ==, KILL + ESCAPE);
    }
}

/* What does not fit is due on the next day, and nothing tells how much it is. */
static void
test_no_backlog (void)
{
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();
  g_autoptr (TengenExercisePlan) plan = NULL;
  guint32 kinds = 0;

  for (guint i = 0; i < 14; i++)
    {
      TengenExerciseKind kind = (TengenExerciseKind) i;
      int lowest = tengen_exercise_kind_get_info (kind)->lowest;

      kinds |= bit (kind);
      add (log, TODAY, kind, lowest, 'h');
      add (log, TODAY, kind, lowest, 'h');
    }
  plan = tengen_exercise_plan_new (log, TODAY + 100, PUPIL, kinds);
  g_assert_cmpuint (tengen_exercise_plan_get_items (plan)->len, ==, 10);
  for (guint i = 0; i < 10; i++)
    add_item (log, TODAY + 100, get (plan, i), '+');
  {
    g_autoptr (TengenExercisePlan) next =
        tengen_exercise_plan_new (log, TODAY + 101, PUPIL, kinds);

    /* the four that were left */
    for (guint i = 0; i < 4; i++)
      for (guint j = 0; j < 10; j++)
        g_assert_cmpint (get (next, i)->kind, !=, get (plan, j)->kind);
  }
}

/* A card above the pupil's level waits until the level is there. */
static void
test_above_level (void)
{
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();

  add (log, TODAY, KILL, 1, '+');
  add (log, TODAY, KILL, 2, '+');
  add (log, TODAY, KILL, 3, '-');
  assert_begins (
      log, TODAY + 1, bit (KILL) | bit (ATARI), "kill1 kill2 atari1 ");
  for (int i = 0; i < 4; i++)
    add (log, TODAY + 1, KILL, 2, '+');
  assert_begins (
      log, TODAY + 2, bit (KILL) | bit (ATARI), "kill1 kill3 atari1 ");
}

/* --- Cards --- */

static void
assert_card (const TengenExerciseLog *log,
             gint64 day,
             TengenExerciseKind kind,
             int ease,
             int interval,
             gint64 due)
{
  g_autoptr (TengenExercisePlan) plan =
      tengen_exercise_plan_new (log, day, PUPIL, bit (kind));
  TengenExerciseCard card = tengen_exercise_plan_get_card (plan, kind, 1);

  g_assert_cmpint (card.ease, ==, ease);
  g_assert_cmpint (card.interval, ==, interval);
  g_assert_cmpint (card.due, ==, due);
}

static void
test_card (void)
{
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();

  assert_card (log, TODAY, KILL, 250, 0, 0);
  add (log, TODAY, KILL, 1, '+');
  /* today counts tomorrow */
  assert_card (log, TODAY, KILL, 250, 0, 0);
  assert_card (log, TODAY + 1, KILL, 260, 1, TODAY + 1);
  add (log, TODAY + 1, KILL, 1, '+');
  assert_card (log, TODAY + 2, KILL, 270, 6, TODAY + 7);
  /* before its day: what goes well changes nothing */
  add (log, TODAY + 3, KILL, 1, '+');
  assert_card (log, TODAY + 4, KILL, 270, 6, TODAY + 7);
  /* and late it is repeated when it is; 6 * 2.80 = 16.8 */
  add (log, TODAY + 9, KILL, 1, '+');
  assert_card (log, TODAY + 10, KILL, 280, 17, TODAY + 26);
  /* a miss begins anew at any time, EF stays */
  add (log, TODAY + 12, KILL, 1, '-');
  assert_card (log, TODAY + 13, KILL, 280, 1, TODAY + 13);
}

/* Several positions of a day are one repetition, with the lowest grade; a
 * position that comes back does not count. */
static void
test_card_repetition (void)
{
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();

  add_seed (log, TODAY, KILL, 1, 1, '+');
  add_seed (log, TODAY, KILL, 1, 2, 'h');
  add_seed (log, TODAY, KILL, 1, 3, '+');
  assert_card (log, TODAY + 1, KILL, 236, 1, TODAY + 1);
  add_seed (log, TODAY + 1, KILL, 1, 4, '+');
  add_seed (log, TODAY + 1, ATARI, 1, 1, '-');
  add_seed (log, TODAY + 1, ATARI, 1, 1, '+');
  assert_card (log, TODAY + 2, KILL, 246, 6, TODAY + 7);
  assert_card (log, TODAY + 2, ATARI, 250, 1, TODAY + 2);
}

/* --- What comes next --- */

/* Does what comes next until all is done; each position is missed as often as
 * @missed says, by its place in the ten. Notes the places, extra ones as x. */
static char *
do_day (TengenExerciseLog *log, gint64 day, guint32 kinds, const char *missed)
{
  g_autoptr (TengenExercisePlan) first =
      tengen_exercise_plan_new (log, day, PUPIL, kinds);
  GString *order = g_string_new (NULL);
  guint misses[10];

  for (guint i = 0; i < 10; i++)
    misses[i] = (guint) (missed[i] - '0');
  for (;;)
    {
      g_autoptr (TengenExercisePlan) plan =
          tengen_exercise_plan_new (log, day, PUPIL, kinds);
      TengenExercisePlanItem item;
      guint place = 0;

      assert_same (first, plan);
      if (!tengen_exercise_plan_find_next (plan, &item))
        break;
      while (place < 10 && get (first, place)->seed != item.seed)
        place++;
      g_assert_cmpint (place == 10, ==, item.is_extra);
      g_assert_cmpint (place < 10 && strchr (order->str, '0' + (int) place),
                       ==,
                       item.is_again);
      g_string_append_c (order, place < 10 ? (char) ('0' + place) : 'x');
      add_item (log, day, &item, place == 10 || misses[place] == 0 ? '+' : '-');
      misses[place % 10] -= place < 10 && misses[place] > 0;
    }
  return g_string_free (order, FALSE);
}

static void
check_day (const char *missed, const char *expected)
{
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();
  g_autofree char *order = do_day (log, TODAY, all_in_reach (), missed);

  g_assert_cmpstr (order, ==, expected);
}

static void
test_next (void)
{
  check_day ("0000000000", "0123456789");
  /* two wrong: each comes back after three others */
  check_day ("0010010000", "012345267589");
  check_day ("1100000000", "012301456789");
  /* missed three times: no fourth try today */
  check_day ("3000000000", "012304560789");
  check_day ("9000000000", "012304560789");
  /* at the end others come in between, so that there are three */
  check_day ("0000000100",
             "012345678"
             "9"
             "x7");
  check_day ("0000000002",
             "0123456789"
             "xxx9"
             "xxx9");
  check_day ("0000000011",
             "0123456789"
             "xx8"
             "9");
}

static void
test_count (void)
{
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();
  g_autoptr (TengenExercisePlan) plan =
      tengen_exercise_plan_new (log, TODAY, PUPIL, all_in_reach ());

  g_assert_cmpuint (tengen_exercise_plan_count_done (plan), ==, 0);
  add_item (log, TODAY, get (plan, 0), '-');
  add_item (log, TODAY, get (plan, 0), '+');
  add_item (log, TODAY, get (plan, 5), '+');
  /* practice besides the ten is none of them */
  add (log, TODAY, KILL, 1, '+');
  tengen_exercise_plan_free (g_steal_pointer (&plan));
  plan = tengen_exercise_plan_new (log, TODAY, PUPIL, all_in_reach ());
  g_assert_cmpuint (tengen_exercise_plan_count_done (plan), ==, 2);
}

/* --- Days --- */

static gboolean
has_card (const TengenExercisePlan *plan, const TengenExercisePlanItem *card)
{
  for (guint i = 0; i < TENGEN_EXERCISE_PLAN_ITEMS; i++)
    if (get (plan, i)->kind == card->kind &&
        get (plan, i)->level == card->level)
      return TRUE;
  return FALSE;
}

/* A card that was missed is there tomorrow, with another position. */
static void
test_tomorrow (void)
{
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();
  g_autoptr (TengenExercisePlan) today =
      tengen_exercise_plan_new (log, TODAY, PUPIL, all_in_reach ());
  g_autofree char *order = do_day (log, TODAY, all_in_reach (), "0100100000");
  g_autoptr (TengenExercisePlan) tomorrow =
      tengen_exercise_plan_new (log, TODAY + 1, PUPIL, all_in_reach ());

  g_assert_cmpuint (strlen (order), ==, 12);
  g_assert_true (has_card (tomorrow, get (today, 1)));
  g_assert_true (has_card (tomorrow, get (today, 4)));
  for (guint i = 0; i < 10; i++)
    for (guint j = 0; j < 10; j++)
      g_assert_cmpuint (get (today, i)->seed, !=, get (tomorrow, j)->seed);
}

/* A clock that is set back takes nothing away: what was done counts, the ten
 * can be done, and when the clock is right again all is as it was. */
static void
test_clock_set_back (void)
{
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();
  guint32 kinds = bit (KILL) | bit (ATARI) | bit (CAPTURE) | bit (ESCAPE);
  g_autofree char *before = NULL;
  g_autofree char *order = NULL;

  for (int i = 1; i <= 4; i++)
    add (log, TODAY, KILL, i, '+');
  for (int back = 1; back <= 20000; back *= 10)
    {
      g_autoptr (TengenExercisePlan) plan =
          tengen_exercise_plan_new (log, TODAY - back, PUPIL, bit (KILL));
      guint i = 0;

      g_assert_cmpuint (tengen_exercise_plan_count_done (plan), ==, 0);
      g_assert_cmpint (
          tengen_exercise_plan_get_card (plan, KILL, 4).ease, ==, 260);
      /* the level is kept */
      while (get (plan, i)->kind != KILL || get (plan, i)->level != 5)
        i++;
    }
  order = do_day (log, TODAY - 500, kinds, "0000000000");
  g_assert_cmpstr (order, ==, "0123456789");
  assert_card (log, TODAY + 1, ATARI, 260, 1, TODAY + 1);
}

/* Neither does one that is set back after something of the next day was done:
 * what was done of today is done, and the rest comes as it would have. */
static void
test_clock_set_back_a_day (void)
{
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();
  g_autoptr (TengenExercisePlan) before = NULL;
  g_autoptr (TengenExercisePlan) tomorrow = NULL;
  g_autoptr (TengenExercisePlan) after = NULL;

  before = tengen_exercise_plan_new (log, TODAY, PUPIL, all_in_reach ());
  for (guint i = 0; i < 4; i++)
    add_item (log, TODAY, get (before, i), '+');
  tomorrow = tengen_exercise_plan_new (log, TODAY + 1, PUPIL, all_in_reach ());
  for (guint i = 0; i < 3; i++)
    add_item (log, TODAY + 1, get (tomorrow, i), '-');
  after = tengen_exercise_plan_new (log, TODAY, PUPIL, all_in_reach ());
  g_assert_cmpuint (tengen_exercise_plan_count_done (after), ==, 4);
  for (guint i = 0; i < 10; i++)
    g_assert_cmpuint (get (after, i)->seed, ==, get (before, i)->seed);
  tengen_exercise_plan_free (after);
  after = tengen_exercise_plan_new (log, TODAY + 1, PUPIL, all_in_reach ());
  g_assert_cmpuint (tengen_exercise_plan_count_done (after), ==, 3);
}

/* --- A month --- */

static gboolean
is_due (const TengenExercisePlan *plan,
        TengenExerciseKind kind,
        int level,
        gint64 day)
{
  TengenExerciseCard card = tengen_exercise_plan_get_card (plan, kind, level);

  return card.interval > 0 && card.due <= day;
}

/* Every card that is due and not above the level is there, unless ten are or
 * three of its kind. */
static void
check_due (const TengenExercisePlan *plan,
           const TengenExerciseReach *reach,
           gint64 day)
{
  guint n_due = 0;

  for (guint i = 0; i < 10; i++)
    n_due += is_due (plan, get (plan, i)->kind, get (plan, i)->level, day);
  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    for (int level = 1; level <= TENGEN_EXERCISE_LEVELS; level++)
      {
        TengenExercisePlanItem card = { .kind = (TengenExerciseKind) i,
                                        .level = level };

        g_assert_cmpint (
            tengen_exercise_plan_get_card (plan, card.kind, level).interval,
            <=,
            30);
        if (is_due (plan, card.kind, level, day) &&
            level <= tengen_exercise_reach_get_level (reach, card.kind) &&
            count_kind (plan, card.kind) < 3 && n_due < 10)
          g_assert_true (has_card (plan, &card));
      }
}

static void
check_ten (const TengenExercisePlan *plan,
           const TengenExerciseReach *reach,
           gint64 day)
{
  gboolean was_due = TRUE;

  for (guint i = 0; i < 10; i++)
    {
      const TengenExercisePlanItem *item = get (plan, i);
      int level = tengen_exercise_reach_get_level (reach, item->kind);
      gboolean due = is_due (plan, item->kind, item->level, day);

      g_assert_cmpuint (count_kind (plan, item->kind), <=, 3);
      g_assert_cmpint (item->level, <=, level);
      /* what is not due is at the level */
      g_assert_true (due || item->level == level);
      g_assert_true (was_due || !due || item->level == level);
      was_due = due;
    }
  check_due (plan, reach, day);
}

static void
do_all (TengenExerciseLog *log,
        gint64 day,
        guint32 kinds,
        TengenBoardRandom *random,
        TengenExerciseReach *reach)
{
  guint n = 0;

  for (;; n++)
    {
      g_autoptr (TengenExercisePlan) plan =
          tengen_exercise_plan_new (log, day, PUPIL, kinds);
      TengenExercisePlanItem item;

      if (n == 0)
        check_ten (plan, reach, day);
      if (!tengen_exercise_plan_find_next (plan, &item))
        break;
      add_item (log,
                day,
                &item,
                tengen_board_random_below (random, 10) <
                        (item.level <= 4 ? 9u : 4u)
                    ? '+'
                    : '-');
    }
  g_assert_cmpuint (n, >=, 10);
  g_assert_cmpuint (n, <=, 40);
}

/* A month of a pupil who knows what is up to level 4, with a week's holidays. */
static void
test_month (void)
{
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();
  TengenBoardRandom random = { 28 };
  TengenExerciseReach reach = { 0 };
  guint noted = 0;

  for (int day = 0; day < 30; day++)
    {
      if (day >= 14 && day < 21)
        continue;
      do_all (log,
              TODAY + day,
              tengen_exercise_reach_list_kinds (&reach, FALSE),
              &random,
              &reach);
      for (; noted < log->entries->len; noted++)
        tengen_exercise_reach_note (
            &reach,
            &g_array_index (log->entries, TengenExerciseLogEntry, noted));
    }
  g_assert_cmpuint (log->entries->len, >=, 230);
  g_assert_cmpint (tengen_exercise_reach_get_level (&reach, CAPTURE), >=, 3);
  g_assert_cmpint (tengen_exercise_reach_get_level (&reach, CAPTURE), <=, 6);
}

/* Two computers: what was done on the one counts on the other. */
static void
test_merged (void)
{
  g_autoptr (TengenExerciseLog) here = tengen_exercise_log_new ();
  g_autoptr (TengenExerciseLog) there = tengen_exercise_log_new ();
  g_autoptr (TengenExercisePlan) a = NULL;
  g_autoptr (TengenExercisePlan) b = NULL;
  TengenExerciseLogEntry entry;

  add (here, TODAY, KILL, 1, '+');
  add (here, TODAY, KILL, 2, '-');
  add (there, TODAY + 1, ATARI, 1, '-');
  entry = g_array_index (there->entries, TengenExerciseLogEntry, 0);
  entry.origin = 2;
  tengen_exercise_log_add (here, &entry);
  tengen_exercise_log_free (g_steal_pointer (&there));
  there = tengen_exercise_log_new ();
  tengen_exercise_log_merge (there, here);
  a = tengen_exercise_plan_new (here, TODAY + 2, PUPIL, all_in_reach ());
  b = tengen_exercise_plan_new (there, TODAY + 2, PUPIL, all_in_reach ());
  assert_same (a, b);
  assert_begins (here, TODAY + 2, all_in_reach (), "kill1 ");
}

/* Seeds stay what they are: a set of a day is the same in a later program. */
static void
test_seeds (void)
{
  g_assert_cmpuint (
      tengen_exercise_plan_make_seed (PUPIL, TODAY, TENGEN_EXERCISE_CUT, 1, 0),
      ==,
      3353676990);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-plan/new-pupil", test_new_pupil);
  g_test_add_func ("/exercise-plan/few-kinds", test_few_kinds);
  g_test_add_func ("/exercise-plan/due", test_due);
  g_test_add_func ("/exercise-plan/no-backlog", test_no_backlog);
  g_test_add_func ("/exercise-plan/above-level", test_above_level);
  g_test_add_func ("/exercise-plan/card", test_card);
  g_test_add_func ("/exercise-plan/card/repetition", test_card_repetition);
  g_test_add_func ("/exercise-plan/next", test_next);
  g_test_add_func ("/exercise-plan/count", test_count);
  g_test_add_func ("/exercise-plan/tomorrow", test_tomorrow);
  g_test_add_func ("/exercise-plan/clock-set-back", test_clock_set_back);
  g_test_add_func ("/exercise-plan/clock-set-back/a-day",
                   test_clock_set_back_a_day);
  g_test_add_func ("/exercise-plan/month", test_month);
  g_test_add_func ("/exercise-plan/merged", test_merged);
  g_test_add_func ("/exercise-plan/seeds", test_seeds);
  return g_test_run ();
}
