/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-number: texts that are numbers, and those that are not
 */
#include "tengen-board-number.h"

#include <errno.h>

static const struct
{
  const char *text;
  int least;
  int most;
  gboolean right;
  int number;
} rows[] = {
  { "0", 0, 9, TRUE, 0 },
  { "9", 0, 9, TRUE, 9 },
  { "10", 0, 9, FALSE, 0 },
  { "007", 0, 9, TRUE, 7 },
  { "-3", -9, 9, TRUE, -3 },
  { "+3", -9, 9, TRUE, 3 },
  { "-10", -9, 9, FALSE, 0 },
  /* a sign has no meaning where nothing is negative */
  { "+3", 0, 9, FALSE, 0 },
  { "-0", 0, 9, FALSE, 0 },
  { "", 0, 9, FALSE, 0 },
  { "-", -9, 9, FALSE, 0 },
  { "--3", -9, 9, FALSE, 0 },
  { "+-3", -9, 9, FALSE, 0 },
  { " 3", 0, 9, FALSE, 0 },
  { "3 ", 0, 9, FALSE, 0 },
  { "3x", 0, 9, FALSE, 0 },
  { "0x3", 0, 9, FALSE, 0 },
  { "３", 0, 9, FALSE, 0 },
  { "2147483647", 0, G_MAXINT, TRUE, G_MAXINT },
  { "-2147483648", G_MININT, 0, TRUE, G_MININT },
  { "2147483648", 0, G_MAXINT, FALSE, 0 },
  { "4294967296", 0, 9, FALSE, 0 },
  { "18446744073709551616", G_MININT, G_MAXINT, FALSE, 0 },
  { "-99999999999999999999", G_MININT, G_MAXINT, FALSE, 0 },
  /* no range, no number */
  { "3", 9, 0, FALSE, 0 },
};

/* Whatever errno holds and whatever sets it says nothing of the text. */
static void
test_texts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      int number = 12345;

      g_test_message ("“%s”", rows[i].text);
      errno = EBADF;
      g_assert_cmpint (tengen_board_number_parse (
                           rows[i].text, rows[i].least, rows[i].most, &number),
                       ==,
                       rows[i].right);
      g_assert_cmpint (number, ==, rows[i].right ? rows[i].number : 12345);
    }
}

static void
test_wide (void)
{
  gint64 number = 7;

  g_assert_true (tengen_board_number_parse_wide (
      "999999999999999999", 0, G_MAXINT64, &number));
  g_assert_cmpint (number, ==, G_GINT64_CONSTANT (999999999999999999));
  g_assert_true (
      tengen_board_number_parse_wide ("-5000000000", -5000000000, 0, &number));
  g_assert_cmpint (number, ==, -5000000000);
  g_assert_false (tengen_board_number_parse_wide (
      "9999999999999999999", 0, G_MAXINT64, &number));
  g_assert_false (tengen_board_number_parse_wide ("5000000001", 0, 5, &number));
  g_assert_cmpint (number, ==, -5000000000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/board-number/texts", test_texts);
  g_test_add_func ("/board-number/wide", test_wide);
  return g_test_run ();
}
