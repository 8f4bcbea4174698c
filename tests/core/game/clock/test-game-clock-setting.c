/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-clock-setting: what a clock can be set to, as text
 */
#include "tengen-game-clock.h"

#define S TENGEN_CLOCK_SECOND

static void
test_texts (void)
{
  static const char *const TEXTS[] = {
    "none",
    "absolute 600",
    "absolute 86400",
    "absolute 0.000001",
    "absolute 1.5",
    "room 600 30",
    "room 0 30",
    "japanese 600 30 3",
    "japanese 0 1 100",
    "canadian 600 300 15",
    "fischer 300 10",
    "bronstein 300 3600",
    "absolute 600 / absolute 300",
    "japanese 600 30 3 / room 0 30",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (TEXTS); i++)
    {
      TengenClockSetting setting;
      g_autofree char *text = NULL;

      g_assert_true (tengen_clock_setting_decode (TEXTS[i], &setting));
      g_assert_true (tengen_clock_setting_is_valid (&setting));
      g_assert_cmpint (tengen_clock_setting_is_none (&setting), ==, i == 0);
      text = tengen_clock_setting_encode (&setting);
      g_assert_cmpstr (text, ==, TEXTS[i]);
    }
}

static void
test_values (void)
{
  TengenClockSetting setting;

  g_assert_true (tengen_clock_setting_decode (
      "absolute 60 / canadian 1.25 300 15", &setting));
  g_assert_cmpint (setting.seats[1].kind, ==, TENGEN_CLOCK_ABSOLUTE);
  g_assert_cmpint (setting.seats[1].main_us, ==, 60 * S);
  g_assert_cmpint (setting.seats[2].kind, ==, TENGEN_CLOCK_CANADIAN);
  g_assert_cmpint (setting.seats[2].main_us, ==, 1250000);
  g_assert_cmpint (setting.seats[2].period_us, ==, 300 * S);
  g_assert_cmpint (setting.seats[2].n, ==, 15);
}

/* What is none leaves no clock, whatever was there. */
static void
test_refused (void)
{
  static const char *const TEXTS[] = {
    "",
    " ",
    "absolute",
    "absolute 0",
    "absolute -1",
    "absolute 86401",
    "absolute 86400.000001",
    "absolute 60 30",
    "absolute 60 ",
    "absolute  60",
    "absolute 1e3",
    "absolute 1.",
    "absolute .5",
    "absolute 1.0000001",
    "absolute 99999999999999999999",
    "absolute 0x10",
    "absolute nan",
    "Absolute 60",
    "hourglass 60",
    "room 600",
    "room 600 0",
    "room 600 0.9",
    "room 600 3601",
    "japanese 600 30",
    "japanese 600 30 0",
    "japanese 600 30 101",
    "japanese 600 30 -3",
    "japanese 600 30 3 3",
    "fischer 0 10",
    "bronstein 0 10",
    "absolute 60 / none",
    "none / absolute 60",
    "absolute 60 /",
    "absolute 60 / ",
    " / ",
    "absolute 60 / absolute 60 / absolute 60",
    "absolute 60/absolute 60",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (TEXTS); i++)
    {
      TengenClockSetting setting = { .seats = {
                                         { 0 },
                                         { TENGEN_CLOCK_ABSOLUTE, S, 0, 0 },
                                         { TENGEN_CLOCK_ABSOLUTE, S, 0, 0 },
                                     } };

      g_test_message ("%s", TEXTS[i]);
      g_assert_false (tengen_clock_setting_decode (TEXTS[i], &setting));
      g_assert_true (tengen_clock_setting_is_none (&setting));
    }
}

/* What does not belong to a kind is 0. */
static void
test_valid (void)
{
  TengenClockSetting setting = { 0 };

  setting.seats[1] = (TengenClockTime){ TENGEN_CLOCK_ABSOLUTE, S, 0, 0 };
  g_assert_false (tengen_clock_setting_is_valid (&setting));
  setting.seats[2] = setting.seats[1];
  g_assert_true (tengen_clock_setting_is_valid (&setting));
  setting.seats[2].n = 1;
  g_assert_false (tengen_clock_setting_is_valid (&setting));
  setting.seats[2] = (TengenClockTime){ TENGEN_CLOCK_ABSOLUTE, S, S, 0 };
  g_assert_false (tengen_clock_setting_is_valid (&setting));
  setting.seats[2] = (TengenClockTime){ (TengenClockKind) 99, S, 0, 0 };
  g_assert_false (tengen_clock_setting_is_valid (&setting));
  setting.seats[2] = setting.seats[1];
  setting.seats[0] = setting.seats[1];
  g_assert_false (tengen_clock_setting_is_valid (&setting));
}

static void
test_equal (void)
{
  TengenClockSetting one, other;

  tengen_clock_setting_decode ("fischer 300 10", &one);
  tengen_clock_setting_decode ("fischer 300 10 / fischer 300 10", &other);
  g_assert_true (tengen_clock_setting_equal (&one, &other));
  other.seats[2].period_us++;
  g_assert_false (tengen_clock_setting_equal (&one, &other));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/clock-setting/texts", test_texts);
  g_test_add_func ("/clock-setting/values", test_values);
  g_test_add_func ("/clock-setting/refused", test_refused);
  g_test_add_func ("/clock-setting/valid", test_valid);
  g_test_add_func ("/clock-setting/equal", test_equal);
  return g_test_run ();
}
