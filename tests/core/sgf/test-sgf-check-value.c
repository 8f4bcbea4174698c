/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Values as FF[4] writes them.
 */
#include "tengen-sgf-check-value.h"

#include <string.h>

typedef gboolean (*Look) (const char *raw, gsize length);

/* Every text of the first list is good, every one of the second is not. */
static void
check (Look look, const char *const *good, const char *const *bad)
{
  for (; *good != NULL; good++)
    {
      g_test_message ("good: %s", *good);
      g_assert_true (look (*good, strlen (*good)));
    }
  for (; *bad != NULL; bad++)
    {
      g_test_message ("bad: %s", *bad);
      g_assert_false (look (*bad, strlen (*bad)));
    }
}

static void
test_real (void)
{
  static const char *const good[] = { "0",  "-1", "+2.5", ".5",
                                      "5.", " 3", "1800", NULL };
  static const char *const bad[] = { "",    ".",   "+",    "1,5", "1e5",
                                     "--1", "1 2", "1:00", NULL };

  check (tengen_sgf_check_real, good, bad);
}

static void
test_komi (void)
{
  static const char *const good[] = { "0", "6.5", "-7", "7.50", "99.5", NULL };
  static const char *const bad[] = { "650",  "375",  "100", "3.75",
                                     "2.25", "-750", NULL };

  check (tengen_sgf_check_komi, good, bad);
}

static void
test_result (void)
{
  static const char *const good[] = { "0",     "Draw",   "draw", "Void",
                                      "?",     "B+R",    "W+T",  "B+3.5",
                                      "W+",    "w+time", "B+F",  "B+Forfeit",
                                      " W+R ", "B+.5",   NULL };
  static const char *const bad[] = { "",      "W",    "B +R", "B+-3", "X+R",
                                     "B+Ret", "Jigo", "??",   "B",    NULL };

  check (tengen_sgf_check_result, good, bad);
}

static void
test_date (void)
{
  static const char *const good[] = {
    "1996",           "1996-12",          "1996-12-31",      "1996-12-27,28",
    "1996-12-27, 28", "1996-05-06,06-07", "1996-05-06,1997", NULL
  };
  static const char *const bad[] = {
    "",           "96",         "1996-00", "1996-13", "1996-1-1",
    "1996-12-32", "1996/12/01", "12-27",   "1996,",   "1996-12-27,28x",
    "19961227",   NULL
  };

  check (tengen_sgf_check_date, good, bad);
}

static void
test_long (void)
{
  g_autofree char *digits = g_strnfill (1000, '1');

  g_assert_false (tengen_sgf_check_real (digits, 1000));
  g_assert_false (tengen_sgf_check_result (digits, 1000));
  g_assert_false (tengen_sgf_check_date (digits, 1000));
}

static void
test_size (void)
{
  static const struct
  {
    const char *raw;
    int width;
    int height;
  } cases[] = {
    { "19", 19, 19 },  { " 9 ", 9, 9 },   { "9:5", 9, 5 }, { "1", 1, 1 },
    { "52:1", 52, 1 }, { "53", 0, 0 },    { "0", 0, 0 },   { "9:", 0, 0 },
    { "", 0, 0 },      { "9:5:3", 0, 0 }, { "9x9", 0, 0 }, { "5:53", 0, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      int width = 0, height = 0;

      g_assert_cmpint (
          tengen_sgf_check_size (
              cases[i].raw, strlen (cases[i].raw), &width, &height),
          ==,
          cases[i].width > 0);
      g_assert_cmpint (width, ==, cases[i].width);
      g_assert_cmpint (height, ==, cases[i].height);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-check-value/real", test_real);
  g_test_add_func ("/sgf-check-value/komi", test_komi);
  g_test_add_func ("/sgf-check-value/result", test_result);
  g_test_add_func ("/sgf-check-value/date", test_date);
  g_test_add_func ("/sgf-check-value/long", test_long);
  g_test_add_func ("/sgf-check-value/size", test_size);
  return g_test_run ();
}
