/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-notation: names of points, both ways
 */
#include "tengen-board-notation.h"

#define A1 TENGEN_NOTATION_A1
#define RENJU TENGEN_NOTATION_RENJU
#define SGF TENGEN_NOTATION_SGF
#define ONE_ONE TENGEN_NOTATION_ONE_ONE
#define JAPANESE TENGEN_NOTATION_JAPANESE
#define N_NOTATIONS (TENGEN_NOTATION_RENJU + 1)

/* A point and its name. */
typedef struct
{
  TengenNotation notation;
  int width, height;
  int x, y;
  const char *name;
} NameCase;

static const NameCase names[] = {
  { A1, 19, 19, 3, 15, "D4" },
  { A1, 19, 19, 0, 18, "A1" },
  { A1, 19, 19, 7, 0, "H19" },
  { A1, 19, 19, 8, 0, "J19" },
  { A1, 19, 19, 18, 0, "T19" },
  { A1, 9, 7, 8, 6, "J1" },
  { A1, 25, 25, 24, 0, "Z25" },
  { A1, 52, 52, 25, 51, "AA1" },
  { A1, 52, 52, 33, 51, "AJ1" },
  { A1, 52, 52, 49, 51, "AZ1" },
  { A1, 52, 52, 50, 0, "BA52" },
  { A1, 52, 52, 51, 0, "BB52" },
  { RENJU, 15, 15, 0, 14, "A1" },
  { RENJU, 15, 15, 7, 7, "H8" },
  { RENJU, 15, 15, 8, 7, "I8" },
  { RENJU, 15, 15, 14, 0, "O15" },
  { RENJU, 52, 52, 25, 51, "Z1" },
  { RENJU, 52, 52, 26, 51, "AA1" },
  { RENJU, 52, 52, 51, 0, "AZ52" },
  { SGF, 19, 19, 0, 0, "aa" },
  { SGF, 19, 19, 15, 3, "pd" },
  { SGF, 20, 20, 19, 19, "tt" },
  { SGF, 52, 52, 25, 26, "zA" },
  { SGF, 52, 52, 51, 51, "ZZ" },
  { ONE_ONE, 19, 19, 15, 3, "16-4" },
  { ONE_ONE, 52, 52, 51, 0, "52-1" },
  { JAPANESE, 19, 19, 15, 3, "16の四" },
  { JAPANESE, 19, 19, 9, 9, "10の十" },
  { JAPANESE, 19, 19, 0, 10, "1の十一" },
  { JAPANESE, 19, 19, 18, 18, "19の十九" },
  { JAPANESE, 52, 52, 1, 19, "2の二十" },
  { JAPANESE, 52, 52, 2, 20, "3の二十一" },
  { JAPANESE, 52, 52, 3, 49, "4の五十" },
  { JAPANESE, 52, 52, 51, 51, "52の五十二" },
};

static void
test_names (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const NameCase *c = &names[i];
      TengenPoint point = tengen_point_make (c->width, c->x, c->y);
      TengenPoint read = TENGEN_POINT_NONE;
      g_autofree char *name =
          tengen_notation_format (c->notation, c->width, c->height, point);

      g_assert_cmpstr (name, ==, c->name);
      g_assert_true (tengen_notation_parse (
          c->notation, c->width, c->height, c->name, &read));
      g_assert_cmpint (read, ==, point);
    }
}

/* Other ways to write a point that are read too. */
static const NameCase others[] = {
  { A1, 19, 19, 3, 15, "d4" },
  { RENJU, 15, 15, 8, 7, "i8" },
  { A1, 52, 52, 51, 0, "bB52" },
  { JAPANESE, 19, 19, 15, 3, "16の4" },
  { JAPANESE, 19, 19, 15, 3, "１６の４" },
  { JAPANESE, 19, 19, 15, 3, "１６の四" },
  { JAPANESE, 19, 19, 15, 3, "十六の四" },
  { JAPANESE, 19, 19, 15, 3, "一六の四" },
  { JAPANESE, 52, 52, 19, 9, "二〇の一〇" },
  { JAPANESE, 52, 52, 29, 0, "三十の一" },
  { JAPANESE, 52, 52, 50, 18, "五十一の19" },
};

static void
test_other_names (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      const NameCase *c = &others[i];
      TengenPoint point = TENGEN_POINT_NONE;

      g_assert_true (tengen_notation_parse (
          c->notation, c->width, c->height, c->name, &point));
      g_assert_cmpint (point, ==, tengen_point_make (c->width, c->x, c->y));
    }
}

/* All points of boards of several sizes come back from their names. */
static void
test_all_points (void)
{
  static const int sizes[][2] = { { 1, 1 }, { 9, 9 }, { 7, 26 }, { 52, 52 } };

  for (int notation = 0; notation < N_NOTATIONS; notation++)
    for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
      for (int p = 0; p < sizes[i][0] * sizes[i][1]; p++)
        {
          g_autofree char *name =
              tengen_notation_format (notation, sizes[i][0], sizes[i][1], p);
          TengenPoint read = TENGEN_POINT_NONE;

          g_assert_true (tengen_notation_parse (
              notation, sizes[i][0], sizes[i][1], name, &read));
          g_assert_cmpint (read, ==, p);
        }
}

static void
test_pass (void)
{
  static const char *const passes[] = { "pass", "", "pass", "パス", "pass" };
  TengenPoint point;

  for (int notation = 0; notation < N_NOTATIONS; notation++)
    {
      g_autofree char *name =
          tengen_notation_format (notation, 9, 9, TENGEN_POINT_PASS);

      g_assert_cmpstr (name, ==, passes[notation]);
      point = 0;
      g_assert_true (tengen_notation_parse (notation, 9, 9, name, &point));
      g_assert_cmpint (point, ==, TENGEN_POINT_PASS);
    }
  g_assert_true (tengen_notation_parse (A1, 9, 9, "PASS", &point));
  g_assert_cmpint (point, ==, TENGEN_POINT_PASS);
}

/* FF[3] wrote a pass as tt, so long as that could be no point. */
static void
test_pass_tt (void)
{
  TengenPoint point = 0;

  g_assert_true (tengen_notation_parse (SGF, 19, 19, "tt", &point));
  g_assert_cmpint (point, ==, TENGEN_POINT_PASS);
  g_assert_true (tengen_notation_parse (SGF, 9, 13, "tt", &point));
  g_assert_cmpint (point, ==, TENGEN_POINT_PASS);
  g_assert_true (tengen_notation_parse (SGF, 21, 20, "tt", &point));
  g_assert_cmpint (point, ==, 19 * 21 + 19);
  g_assert_false (tengen_notation_parse (SGF, 21, 19, "tt", &point));
  g_assert_false (tengen_notation_parse (SGF, 19, 19, "TT", &point));
}

static void
test_refused (void)
{
  static const struct
  {
    TengenNotation notation;
    const char *name;
  } wrong[] = {
    { A1, "" },
    { A1, "I5" },
    { A1, "K1" },
    { A1, "A10" },
    { A1, "A0" },
    { A1, "A01" },
    { A1, "A" },
    { A1, "1" },
    { A1, "A-1" },
    { A1, "A1 " },
    { A1, " A1" },
    { A1, "AAA1" },
    { A1, "AA1" },
    { A1, "A99999999999" },
    { RENJU, "J1" },
    { RENJU, "A10" },
    { A1, "Ａ1" },
    { SGF, "a" },
    { SGF, "aaa" },
    { SGF, "ja" },
    { SGF, "aj" },
    { SGF, "a1" },
    { SGF, "AA" },
    { SGF, "pass" },
    { ONE_ONE, "" },
    { ONE_ONE, "0-1" },
    { ONE_ONE, "1-0" },
    { ONE_ONE, "10-1" },
    { ONE_ONE, "1-10" },
    { ONE_ONE, "1" },
    { ONE_ONE, "1-" },
    { ONE_ONE, "-1" },
    { ONE_ONE, "1-1-1" },
    { ONE_ONE, "1--1" },
    { ONE_ONE, "1の1" },
    { JAPANESE, "" },
    { JAPANESE, "の" },
    { JAPANESE, "3の" },
    { JAPANESE, "の三" },
    { JAPANESE, "3-三" },
    { JAPANESE, "10の一" },
    { JAPANESE, "1の十" },
    { JAPANESE, "0の一" },
    { JAPANESE, "〇の一" },
    { JAPANESE, "1の〇" },
    { JAPANESE, "十十の一" },
    { JAPANESE, "十〇の一" },
    { JAPANESE, "1の一十一十" },
    { JAPANESE, "1の一二三" },
    { JAPANESE, "1の〇十一" },
    { JAPANESE, "1の一十〇" },
    { JAPANESE, "1の一 " },
    { JAPANESE, "\xe4\xb8" },
    { A1, "\xff" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      TengenPoint point = 77;

      g_test_message ("case %u", (guint) i);
      g_assert_false (tengen_notation_parse (
          wrong[i].notation, 9, 9, wrong[i].name, &point));
      g_assert_cmpint (point, ==, 77);
    }
}

static void
assert_labels (
    TengenNotation notation, int x, const char *column, int y, const char *row)
{
  g_autofree char *column_label =
      tengen_notation_format_column (notation, 30, x);
  g_autofree char *row_label = tengen_notation_format_row (notation, 20, y);

  g_assert_cmpstr (column_label, ==, column);
  g_assert_cmpstr (row_label, ==, row);
}

static void
test_labels (void)
{
  assert_labels (A1, 0, "A", 0, "20");
  assert_labels (A1, 25, "AA", 19, "1");
  assert_labels (RENJU, 8, "I", 19, "1");
  assert_labels (SGF, 26, "A", 19, "t");
  assert_labels (ONE_ONE, 29, "30", 0, "1");
  assert_labels (JAPANESE, 29, "30", 14, "十五");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/board-notation/names", test_names);
  g_test_add_func ("/board-notation/other-names", test_other_names);
  g_test_add_func ("/board-notation/all-points", test_all_points);
  g_test_add_func ("/board-notation/pass", test_pass);
  g_test_add_func ("/board-notation/pass/tt", test_pass_tt);
  g_test_add_func ("/board-notation/refused", test_refused);
  g_test_add_func ("/board-notation/labels", test_labels);
  return g_test_run ();
}
