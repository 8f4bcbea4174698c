/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * SGF values to C values and back. Cases from SGF FF[4], value types.
 */
#include "tengen-record-value.h"

#include <string.h>

static void
test_text (void)
{
  static const struct
  {
    const char *raw;
    const char *text;
    const char *simple;
  } cases[] = {
    { "", "", "" },
    { "plain", "plain", "plain" },
    { "a\\]b", "a]b", "a]b" },
    { "a\\\\b", "a\\b", "a\\b" },
    { "a\\:b:c", "a:b:c", "a:b:c" },
    { "\\a", "a", "a" },
    { "a[b", "a[b", "a[b" },
    { "one\ntwo", "one\ntwo", "one two" },
    { "one\rtwo", "one\ntwo", "one two" },
    { "one\r\ntwo", "one\ntwo", "one two" },
    { "one\n\rtwo", "one\ntwo", "one two" },
    { "one\n\ntwo", "one\n\ntwo", "one  two" },
    { "one\r\rtwo", "one\n\ntwo", "one  two" },
    { "one\r\n\r\ntwo", "one\n\ntwo", "one  two" },
    { "one\\\ntwo", "onetwo", "onetwo" },
    { "one\\\r\ntwo", "onetwo", "onetwo" },
    { "one\\\n\rtwo", "onetwo", "onetwo" },
    { "one\\\n\ntwo", "one\ntwo", "one two" },
    { "a\tb\vc\fd", "a b c d", "a b c d" },
    { "a\\\tb", "a b", "a b" },
    { "end\n", "end\n", "end " },
    { "end\\", "end", "end" },
    { "\\\\\\]", "\\]", "\\]" },
    { "表ソ能\\]十", "表ソ能]十", "表ソ能]十" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gsize length = strlen (cases[i].raw);
      g_autofree char *text = tengen_value_text (cases[i].raw, length, FALSE);
      g_autofree char *simple = tengen_value_text (cases[i].raw, length, TRUE);

      g_assert_cmpstr (text, ==, cases[i].text);
      g_assert_cmpstr (simple, ==, cases[i].simple);
    }
}

static void
test_escape (void)
{
  static const struct
  {
    const char *text;
    const char *raw;
    const char *pair;
  } cases[] = {
    { "", "", "" },
    { "plain [x", "plain [x", "plain [x" },
    { "a]b", "a\\]b", "a\\]b" },
    { "a\\b", "a\\\\b", "a\\\\b" },
    { "a:b", "a:b", "a\\:b" },
    { "one\ntwo", "one\ntwo", "one\ntwo" },
    { "白の四目勝ち]", "白の四目勝ち\\]", "白の四目勝ち\\]" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *raw = tengen_value_escape (cases[i].text, FALSE);
      g_autofree char *pair = tengen_value_escape (cases[i].text, TRUE);

      g_assert_cmpstr (raw, ==, cases[i].raw);
      g_assert_cmpstr (pair, ==, cases[i].pair);
    }
}

/* What is escaped comes back. */
static void
test_escape_random (void)
{
  static const char letters[] = "ab]\\:[; \n";

  for (int round = 0; round < 2000; round++)
    {
      char text[20] = "";
      int length = g_test_rand_int_range (0, 20);
      g_autofree char *raw = NULL;
      g_autofree char *back = NULL;

      for (int i = 0; i < length; i++)
        text[i] = letters[g_test_rand_int_range (0, sizeof letters - 1)];
      raw = tengen_value_escape (text, round % 2 == 0);
      back = tengen_value_text (raw, strlen (raw), FALSE);
      g_assert_cmpstr (back, ==, text);
    }
}

static void
test_number (void)
{
  static const struct
  {
    const char *raw;
    gboolean good;
    int number;
  } cases[] = {
    { "0", TRUE, 0 },
    { "19", TRUE, 19 },
    { " 19\n", TRUE, 19 },
    { "+2", TRUE, 2 },
    { "-3", TRUE, -3 },
    { "2.0", TRUE, 2 },
    { "2.", TRUE, 2 },
    { "2.000", TRUE, 2 },
    { "2147483647", TRUE, 2147483647 },
    { "0000000000000000000019", TRUE, 19 },
    { "2147483648", FALSE, 0 },
    { "99999999999999999999999", FALSE, 0 },
    { "2.5", FALSE, 0 },
    { "", FALSE, 0 },
    { " ", FALSE, 0 },
    { "-", FALSE, 0 },
    { ".0", FALSE, 0 },
    { "2 3", FALSE, 0 },
    { "2x", FALSE, 0 },
    { "19:13", FALSE, 0 },
    { "--2", FALSE, 0 },
    { "２", FALSE, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      int number = 77;
      gboolean good =
          tengen_value_number (cases[i].raw, strlen (cases[i].raw), &number);

      g_assert_cmpint (good, ==, cases[i].good);
      g_assert_cmpint (number, ==, good ? cases[i].number : 77);
    }
}

static void
test_half_points (void)
{
  static const struct
  {
    const char *raw;
    gboolean good;
    int half_points;
    gboolean exact;
  } cases[] = {
    { "6.5", TRUE, 13, TRUE },
    { "0", TRUE, 0, TRUE },
    { "-0.5", TRUE, -1, TRUE },
    { "-.5", TRUE, -1, TRUE },
    { " .5", TRUE, 1, TRUE },
    { "+5.5 ", TRUE, 11, TRUE },
    { "-6", TRUE, -12, TRUE },
    { "7.", TRUE, 14, TRUE },
    { "7.50", TRUE, 15, TRUE },
    { "7.00", TRUE, 14, TRUE },
    { "3.75", TRUE, 7, FALSE },
    { "3.25", TRUE, 6, FALSE },
    { "-3.75", TRUE, -7, FALSE },
    { "0.1", TRUE, 0, FALSE },
    { "6.51", TRUE, 13, FALSE },
    { "750", TRUE, 1500, TRUE },
    { "100000", TRUE, 200000, TRUE },
    { "-100000.0", TRUE, -200000, TRUE },
    { "100000.1", FALSE, 0, FALSE },
    { "100000.5", FALSE, 0, FALSE },
    { "100001", FALSE, 0, FALSE },
    { "99999999999999999999", FALSE, 0, FALSE },
    { "6,5", FALSE, 0, FALSE },
    { "", FALSE, 0, FALSE },
    { ".", FALSE, 0, FALSE },
    { "-", FALSE, 0, FALSE },
    { "6.5.1", FALSE, 0, FALSE },
    { "6.x", FALSE, 0, FALSE },
    { "6½", FALSE, 0, FALSE },
    { "1e2", FALSE, 0, FALSE },
    { "6 5", FALSE, 0, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      int half_points = 77;
      gboolean exact = FALSE;
      gboolean good = tengen_value_half_points (
          cases[i].raw, strlen (cases[i].raw), &half_points, &exact);

      g_assert_cmpint (good, ==, cases[i].good);
      g_assert_cmpint (half_points, ==, good ? cases[i].half_points : 77);
      if (good)
        g_assert_cmpint (exact, ==, cases[i].exact);
    }
  g_assert_true (tengen_value_half_points ("6.5", 3, &(int){ 0 }, NULL));
}

static void
test_stone (void)
{
  static const struct
  {
    const char *raw;
    int stone;
  } cases[] = {
    { "B", TENGEN_STONE_BLACK },
    { "W", TENGEN_STONE_WHITE },
    { " b\n", TENGEN_STONE_BLACK },
    { "w", TENGEN_STONE_WHITE },
    { "black", TENGEN_STONE_BLACK },
    { "White", TENGEN_STONE_WHITE },
    { "1", TENGEN_STONE_BLACK },
    { "2", TENGEN_STONE_WHITE },
    { "", -1 },
    { "3", -1 },
    { "BW", -1 },
    { "黒", -1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TengenStone stone = TENGEN_STONE_NONE;
      gboolean good =
          tengen_value_stone (cases[i].raw, strlen (cases[i].raw), &stone);

      g_assert_cmpint (good, ==, cases[i].stone >= 0);
      g_assert_cmpint (stone, ==, good ? cases[i].stone : TENGEN_STONE_NONE);
    }
}

static void
test_move (void)
{
  static const struct
  {
    const char *raw;
    int width, height;
    /* Column and row from 0, or -1: a pass, -2: not on the board. */
    int x, y;
  } cases[] = {
    { "aa", 19, 19, 0, 0 },   { "sa", 19, 19, 18, 0 },
    { "as", 19, 19, 0, 18 },  { "ta", 19, 19, -2, 0 },
    { "", 19, 19, -1, 0 },    { " ", 19, 19, -1, 0 },
    { "tt", 19, 19, -1, 0 },  { "tt", 9, 9, -1, 0 },
    { "tt", 20, 19, -2, 0 },  { "tt", 19, 20, -2, 0 },
    { "tt", 20, 20, 19, 19 }, { "tt", 52, 52, 19, 19 },
    { "", 52, 52, -1, 0 },    { "zz", 26, 26, 25, 25 },
    { "AA", 27, 27, 26, 26 }, { "AA", 26, 26, -2, 0 },
    { "ZZ", 52, 52, 51, 51 }, { "aZ", 52, 52, 0, 51 },
    { "ZZ", 51, 52, -2, 0 },  { "d d\n", 9, 9, 3, 3 },
    { "dc", 5, 3, 3, 2 },     { "cd", 5, 3, -2, 0 },
    { "d", 9, 9, -2, 0 },     { "ddd", 9, 9, -2, 0 },
    { "d4", 9, 9, -2, 0 },    { "\xE5\x9B", 9, 9, -2, 0 },
    { "aa", 1, 1, 0, 0 },     { "TT", 19, 19, -2, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TengenPoint point = 77, expected = 77;
      gboolean good = tengen_value_move (cases[i].raw,
                                         strlen (cases[i].raw),
                                         cases[i].width,
                                         cases[i].height,
                                         &point);

      if (cases[i].x == -1)
        expected = TENGEN_POINT_PASS;
      else if (cases[i].x >= 0)
        expected = tengen_point_make (cases[i].width, cases[i].x, cases[i].y);
      g_assert_cmpint (good, ==, cases[i].x > -2);
      g_assert_cmpint (point, ==, expected);
    }
}

/* Every point of the largest board, by its two letters. */
static void
test_move_all (void)
{
  static const char letters[] =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  for (int y = 0; y < TENGEN_BOARD_MAX; y++)
    for (int x = 0; x < TENGEN_BOARD_MAX; x++)
      {
        const char raw[2] = { letters[x], letters[y] };
        TengenPoint point = TENGEN_POINT_NONE;

        g_assert_true (tengen_value_move (raw, 2, 52, 52, &point));
        g_assert_cmpint (tengen_point_x (point, 52), ==, x);
        g_assert_cmpint (tengen_point_y (point, 52), ==, y);
      }
}

static void
test_rectangle (void)
{
  static const struct
  {
    const char *raw;
    gboolean good;
    int x, y, x2, y2;
  } cases[] = {
    { "dd", TRUE, 3, 3, 3, 3 },     { "aa:cb", TRUE, 0, 0, 2, 1 },
    { "cb:aa", TRUE, 0, 0, 2, 1 },  { "ca:ab", TRUE, 0, 0, 2, 1 },
    { "ab:ca", TRUE, 0, 0, 2, 1 },  { " aa : ii\n", TRUE, 0, 0, 8, 8 },
    { "aa:aa", TRUE, 0, 0, 0, 0 },  { "aa:ij", FALSE, 0, 0, 0, 0 },
    { "ja:aa", FALSE, 0, 0, 0, 0 }, { "", FALSE, 0, 0, 0, 0 },
    { "aa:", FALSE, 0, 0, 0, 0 },   { "aabb", FALSE, 0, 0, 0, 0 },
    { "aa-bb", FALSE, 0, 0, 0, 0 }, { "aa:bb:cc", FALSE, 0, 0, 0, 0 },
    { "tt", FALSE, 0, 0, 0, 0 },    { "a", FALSE, 0, 0, 0, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TengenPoint from = 77, to = 78;
      gboolean good = tengen_value_rectangle (
          cases[i].raw, strlen (cases[i].raw), 9, 9, &from, &to);

      g_assert_cmpint (good, ==, cases[i].good);
      g_assert_cmpint (
          from, ==, good ? tengen_point_make (9, cases[i].x, cases[i].y) : 77);
      g_assert_cmpint (
          to, ==, good ? tengen_point_make (9, cases[i].x2, cases[i].y2) : 78);
    }
}

/* A point alone, and whether an element of a list holds a point. */
static void
test_point (void)
{
  static const struct
  {
    const char *raw;
    TengenPoint point;
    gboolean covers;
  } cases[] = {
    { "bc", 19, TRUE },     { " b c", 19, TRUE },   { "bc:bc", 19, TRUE },
    { "aa", 0, FALSE },     { "aa:cc", 77, TRUE },  { "cb:ad", 77, TRUE },
    { "aa:cb", 77, FALSE }, { "ca:da", 77, FALSE }, { "", 77, FALSE },
    { "jc", 77, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gsize length = strlen (cases[i].raw);
      TengenPoint point = 77;

      g_assert_cmpint (tengen_value_point (cases[i].raw, length, 9, 9, &point),
                       ==,
                       cases[i].point != 77);
      g_assert_cmpint (point, ==, cases[i].point);
      g_assert_cmpint (
          tengen_value_covers (
              cases[i].raw, length, 9, 9, tengen_point_make (9, 1, 2)),
          ==,
          cases[i].covers);
    }
}

static void
test_append_point (void)
{
  g_autoptr (GString) text = g_string_new ("=");

  tengen_value_append_point (text, 9, tengen_point_make (9, 1, 2));
  tengen_value_append_point (text, 52, tengen_point_make (52, 25, 26));
  tengen_value_append_point (text, 52, tengen_point_make (52, 51, 0));
  g_assert_cmpstr (text->str, ==, "=bczAZa");
}

static void
test_split (void)
{
  static const struct
  {
    const char *raw;
    int colon;
  } cases[] = {
    { "aa:A", 2 },    { "aa:A:B", 2 }, { ":", 0 },   { "a\\:b:c", 4 },
    { "a\\\\:b", 3 }, { "", -1 },      { "aa", -1 }, { "a\\:b", -1 },
    { "a\\", -1 },    { "黒:白", 3 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gsize colon = 77;
      gboolean good =
          tengen_value_split (cases[i].raw, strlen (cases[i].raw), &colon);

      g_assert_cmpint (good, ==, cases[i].colon >= 0);
      g_assert_cmpint ((int) colon, ==, good ? cases[i].colon : 77);
    }
}

static void
test_turns (void)
{
  static const struct
  {
    const char *text;
    const char *plain;
  } cases[] = {
    { "", "" },
    { "花子", "花子" },
    { "a\u202Eb\u202Cc", "abc" },
    { "\u2066\u2069\u202A", "" },
    { "א\u200Fb\u2065c", "א\u200Fb\u2065c" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup (cases[i].text);

      tengen_value_drop_turns (text);
      g_assert_cmpstr (text, ==, cases[i].plain);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record-value/text", test_text);
  g_test_add_func ("/record-value/escape", test_escape);
  g_test_add_func ("/record-value/escape/random", test_escape_random);
  g_test_add_func ("/record-value/number", test_number);
  g_test_add_func ("/record-value/half-points", test_half_points);
  g_test_add_func ("/record-value/stone", test_stone);
  g_test_add_func ("/record-value/move", test_move);
  g_test_add_func ("/record-value/move/all", test_move_all);
  g_test_add_func ("/record-value/rectangle", test_rectangle);
  g_test_add_func ("/record-value/point", test_point);
  g_test_add_func ("/record-value/append-point", test_append_point);
  g_test_add_func ("/record-value/split", test_split);
  g_test_add_func ("/record-value/turns", test_turns);
  return g_test_run ();
}
