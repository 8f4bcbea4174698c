/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-text: positions as text, whole, wrong and hostile
 */
#include "tengen-renju-text.h"

#include <string.h>

#define NONE TENGEN_RENJU_TEXT_FAULT_NONE
#define EMPTY TENGEN_RENJU_TEXT_FAULT_EMPTY
#define COLUMN TENGEN_RENJU_TEXT_FAULT_COLUMN
#define ROW TENGEN_RENJU_TEXT_FAULT_ROW
#define TWICE TENGEN_RENJU_TEXT_FAULT_TWICE
#define NUMBER TENGEN_RENJU_TEXT_FAULT_NUMBER

/* What may be written, and how it is written back. */
static const char *const good[][2] = {
  { "h8", "h8" },
  { "h8h9i8", "h8h9i8" },
  { "H8I9G7", "h8i9g7" },
  { "h8 h9 i8", "h8h9i8" },
  { " h8,\th9 ,, i8\n", "h8h9i8" },
  { "a1o15a15o1", "a1o15a15o1" },
  { "h10h1h11", "h10h1h11" },
  { "a1,a10", "a1a10" },
  { "1. h8", "h8" },
  { "1.h8 2.h9 3. i8", "h8h9i8" },
  { "1. h8 h9 2. i8 j9 3. g7", "h8h9i8j9g7" },
  { "h8 -- i8", "h8--i8" },
  { "h8--i8----", "h8--i8----" },
  { "1. h8 2. -- 3. i8", "h8--i8" },
  { "１．ｈ８　２．Ｈ９、３．ｉ１０", "h8h9i10" },
  { "h8ｈ9", "h8h9" },
  { "ｈ８－－，ｉ８", "h8--i8" },
};

static void
test_good (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (GArray) points = NULL;
      g_autofree char *text = NULL;
      TengenRenjuTextError error = { .fault = ROW };

      g_assert_true (tengen_renju_text_parse (good[i][0], &points, &error));
      g_assert_cmpint (error.fault, ==, NONE);
      text = tengen_renju_text_format ((const TengenPoint *) points->data,
                                       points->len);
      g_assert_cmpstr (text, ==, good[i][1]);
    }
}

static void
test_points (void)
{
  g_autoptr (GArray) points = NULL;

  g_assert_true (tengen_renju_text_parse ("h8i9a15o1", &points, NULL));
  g_assert_cmpuint (points->len, ==, 4);
  g_assert_cmpint (
      g_array_index (points, TengenPoint, 0), ==, TENGEN_RENJU_CENTER);
  g_assert_cmpint (g_array_index (points, TengenPoint, 1),
                   ==,
                   TENGEN_RENJU_CENTER - TENGEN_RENJU_SIZE + 1);
  g_assert_cmpint (g_array_index (points, TengenPoint, 2), ==, 0);
  g_assert_cmpint (
      g_array_index (points, TengenPoint, 3), ==, TENGEN_RENJU_POINTS - 1);
}

static const struct
{
  const char *text;
  TengenRenjuTextFault fault;
  gsize at, length;
  guint move, first;
} bad[] = {
  { "", EMPTY, 0, 0, 1, 0 },
  { " ,\n", EMPTY, 3, 0, 1, 0 },
  { "p3", COLUMN, 0, 2, 1, 0 },
  { "h8q16i8", COLUMN, 2, 3, 2, 0 },
  { "h8 h16", ROW, 3, 3, 2, 0 },
  { "h0", ROW, 0, 2, 1, 0 },
  { "h08", ROW, 0, 3, 1, 0 },
  { "h", ROW, 0, 1, 1, 0 },
  { "h8h", ROW, 2, 1, 2, 0 },
  { "hh", ROW, 0, 1, 1, 0 },
  { "h 8", ROW, 0, 1, 1, 0 },
  { "h-8", ROW, 0, 1, 1, 0 },
  { "h123", ROW, 0, 4, 1, 0 },
  { "a99999999999999999999", ROW, 0, 9, 1, 0 },
  { "88", COLUMN, 0, 2, 1, 0 },
  { "h8;h9", COLUMN, 2, 1, 2, 0 },
  { "h8h9h8", TWICE, 4, 2, 3, 1 },
  { "a1 A1", TWICE, 3, 2, 2, 1 },
  { "h8 天元", COLUMN, 3, 3, 2, 0 },
  { "h8ｐ９", COLUMN, 2, 6, 2, 0 },
  { "h8 ｈ１６", ROW, 3, 9, 2, 0 },
  { "h8 ｈ８", TWICE, 3, 6, 2, 1 },
  { "h8 -- h8", TWICE, 6, 2, 3, 1 },
  { "h8 - h9", COLUMN, 3, 1, 2, 0 },
  { "1 h8", COLUMN, 0, 1, 1, 0 },
  { "1.", COLUMN, 2, 0, 1, 0 },
  { "1. h8 2.", COLUMN, 8, 0, 2, 0 },
  { "1. h8 3. h9", NUMBER, 6, 1, 2, 0 },
  { "0. h8", NUMBER, 0, 1, 1, 0 },
  { "h8 1. h9", NUMBER, 3, 1, 2, 0 },
  { "1. 1. h8", COLUMN, 3, 1, 1, 0 },
  { "h8\xff"
    "9",
    COLUMN,
    2,
    2,
    2,
    0 },
  { "h8\xe3\x81", COLUMN, 2, 1, 2, 0 },
  { "(;GM[4]SZ[15];B[hh])", COLUMN, 0, 1, 1, 0 },
  /* lists of a Go board */
  { "D4 Q16", COLUMN, 3, 3, 2, 0 },
  { "C3, D17", ROW, 4, 3, 2, 0 },
  { "A1,B2-C3", COLUMN, 5, 1, 3, 0 },
};

static void
test_bad (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      GArray *points = NULL;
      TengenRenjuTextError error = { 0 };

      g_test_message ("row %u", (guint) i);
      g_assert_false (tengen_renju_text_parse (bad[i].text, &points, &error));
      g_assert_null (points);
      g_assert_cmpint (error.fault, ==, bad[i].fault);
      g_assert_cmpuint (error.at, ==, bad[i].at);
      g_assert_cmpuint (error.length, ==, bad[i].length);
      g_assert_cmpuint (error.move, ==, bad[i].move);
      g_assert_cmpuint (error.first, ==, bad[i].first);
      g_assert_false (tengen_renju_text_parse (bad[i].text, NULL, NULL));
    }
}

/* All points once, in some order, come back as they were. */
static void
test_full (void)
{
  TengenPoint all[TENGEN_RENJU_POINTS];
  g_autoptr (GArray) points = NULL;
  g_autofree char *text = NULL;
  g_autofree char *more = NULL;
  TengenRenjuTextError error;

  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    all[i] = (TengenPoint) (i * 77 % TENGEN_RENJU_POINTS);
  text = tengen_renju_text_format (all, G_N_ELEMENTS (all));
  g_assert_true (tengen_renju_text_parse (text, &points, NULL));
  g_assert_cmpmem (
      points->data, points->len * sizeof (TengenPoint), all, sizeof all);
  more = g_strconcat (text, "h8", NULL);
  g_assert_false (tengen_renju_text_parse (more, NULL, &error));
  g_assert_cmpint (error.fault, ==, TWICE);
  g_assert_cmpuint (error.move, ==, TENGEN_RENJU_POINTS + 1);
}

/* Any bytes are read or refused, and what is told of them lies within. */
static void
test_hostile (void)
{
  static const char letters[] =
      "hHoOpPaiz0123456789 ,.\n--;[\xef\xbc\x91\xe5\xa4\xa9\xff";

  for (int i = 0; i < 20000; i++)
    {
      g_autoptr (GArray) points = NULL;
      TengenRenjuTextError error;
      char text[24] = { 0 };
      int length = g_test_rand_int_range (0, sizeof text);

      for (int j = 0; j < length; j++)
        text[j] = letters[g_test_rand_int_range (0, sizeof letters - 1)];
      if (tengen_renju_text_parse (text, &points, &error))
        {
          g_assert_cmpuint (points->len, >, 0);
          continue;
        }
      g_assert_null (points);
      g_assert_cmpint (error.fault, !=, NONE);
      g_assert_cmpuint (error.at + error.length, <=, strlen (text));
      g_assert_true (error.length > 0 || text[error.at] == '\0');
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju-text/good", test_good);
  g_test_add_func ("/renju-text/points", test_points);
  g_test_add_func ("/renju-text/bad", test_bad);
  g_test_add_func ("/renju-text/full", test_full);
  g_test_add_func ("/renju-text/hostile", test_hostile);
  return g_test_run ();
}
