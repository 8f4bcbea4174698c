/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-pattern: the 26 openings under all eight symmetries
 *
 * Source: 連珠のルールと打ち方, chapter 3, two figures; the mirror images are
 *         worked out by hand.
 */
#include "tengen-renju-pattern.h"

#include "tengen-board-symmetry.h"

#include <stdlib.h>
#include <string.h>

/* Stone 3 and its mirror image that leaves stone 2 where it is. */
static const struct
{
  const char *id, *name, *hanzi, *reading, *romaji, *second, *third, *mirror;
} rows[] = {
  { "D1", "寒星", "寒星", "かんせい", "Kansei", "H9", "H10", NULL },
  { "D2", "渓月", "溪月", "けいげつ", "Keigetsu", "H9", "I10", "G10" },
  { "D3", "疎星", "疏星", "そせい", "Sosei", "H9", "J10", "F10" },
  { "D4", "花月", "花月", "かげつ", "Kagetsu", "H9", "I9", "G9" },
  { "D5", "残月", "残月", "ざんげつ", "Zangetsu", "H9", "J9", "F9" },
  { "D6", "雨月", "雨月", "うげつ", "Ugetsu", "H9", "I8", "G8" },
  { "D7", "金星", "金星", "きんせい", "Kinsei", "H9", "J8", "F8" },
  { "D8", "松月", "松月", "しょうげつ", "Shogetsu", "H9", "H7", NULL },
  { "D9", "丘月", "丘月", "きゅうげつ", "Kyugetsu", "H9", "I7", "G7" },
  { "D10", "新月", "新月", "しんげつ", "Shingetsu", "H9", "J7", "F7" },
  { "D11", "瑞星", "瑞星", "ずいせい", "Zuisei", "H9", "H6", NULL },
  { "D12", "山月", "山月", "さんげつ", "Sangetsu", "H9", "I6", "G6" },
  { "D13", "遊星", "游星", "ゆうせい", "Yusei", "H9", "J6", "F6" },
  { "I1", "長星", "长星", "ちょうせい", "Chosei", "I9", "J10", NULL },
  { "I2", "峡月", "峡月", "きょうげつ", "Kyogetsu", "I9", "J9", "I10" },
  { "I3", "恒星", "恒星", "こうせい", "Kosei", "I9", "J8", "H10" },
  { "I4", "水月", "水月", "すいげつ", "Suigetsu", "I9", "J7", "G10" },
  { "I5", "流星", "流星", "りゅうせい", "Ryusei", "I9", "J6", "F10" },
  { "I6", "雲月", "云月", "うんげつ", "Ungetsu", "I9", "I8", "H9" },
  { "I7", "浦月", "浦月", "ほげつ", "Hogetsu", "I9", "I7", "G9" },
  { "I8", "嵐月", "岚月", "らんげつ", "Rangetsu", "I9", "I6", "F9" },
  { "I9", "銀月", "银月", "ぎんげつ", "Gingetsu", "I9", "H7", "G8" },
  { "I10", "明星", "明星", "みょうじょう", "Myojo", "I9", "H6", "F8" },
  { "I11", "斜月", "斜月", "しゃげつ", "Shagetsu", "I9", "G7", NULL },
  { "I12", "名月", "名月", "めいげつ", "Meigetsu", "I9", "G6", "F7" },
  { "I13", "彗星", "彗星", "すいせい", "Suisei", "I9", "F6", NULL },
};

static TengenPoint
at (const char *text)
{
  return tengen_point_make (15, text[0] - 'A', 15 - atoi (text + 1));
}

static TengenPoint
turn (guint symmetry, TengenPoint point)
{
  return tengen_symmetry_point (symmetry, 15, 15, point);
}

static void
test_table (void)
{
  g_assert_cmpint (G_N_ELEMENTS (rows), ==, TENGEN_RENJU_N_PATTERNS);
  for (int i = 0; i < TENGEN_RENJU_N_PATTERNS; i++)
    {
      const TengenRenjuPattern *pattern = tengen_renju_pattern_get (i);

      g_assert_cmpstr (pattern->id, ==, rows[i].id);
      g_assert_cmpstr (pattern->name, ==, rows[i].name);
      g_assert_cmpstr (pattern->hanzi, ==, rows[i].hanzi);
      g_assert_cmpstr (pattern->reading, ==, rows[i].reading);
      g_assert_cmpstr (pattern->romaji, ==, rows[i].romaji);
      g_assert_cmpint (pattern->points[0], ==, at ("H8"));
      g_assert_cmpint (pattern->points[1], ==, at (rows[i].second));
      g_assert_cmpint (pattern->points[2], ==, at (rows[i].third));
      g_assert_cmpint (pattern->is_mirrored, ==, rows[i].mirror != NULL);
    }
}

static void
check_found (const TengenPoint *points, int index)
{
  const TengenRenjuPattern *pattern = tengen_renju_pattern_get (index);
  guint symmetry = TENGEN_SYMMETRY_COUNT;

  g_assert_cmpint (tengen_renju_pattern_find (points, &symmetry), ==, index);
  g_assert_cmpuint (symmetry, <, TENGEN_SYMMETRY_COUNT);
  for (int i = 0; i < 3; i++)
    g_assert_cmpint (turn (symmetry, pattern->points[i]), ==, points[i]);
}

/* Each pattern and its mirror image, turned all ways. */
static void
test_symmetries (void)
{
  for (int i = 0; i < TENGEN_RENJU_N_PATTERNS; i++)
    for (guint symmetry = 0; symmetry < TENGEN_SYMMETRY_COUNT; symmetry++)
      {
        const char *mirror =
            rows[i].mirror != NULL ? rows[i].mirror : rows[i].third;
        TengenPoint points[3] = { turn (symmetry, at ("H8")),
                                  turn (symmetry, at (rows[i].second)),
                                  turn (symmetry, at (rows[i].third)) };

        check_found (points, i);
        points[2] = turn (symmetry, at (mirror));
        check_found (points, i);
      }
}

/* Every start that the areas allow is a pattern, and nothing else is one. */
static void
test_all_starts (void)
{
  int found[TENGEN_RENJU_N_PATTERNS] = { 0 };
  int n_found = 0;

  for (TengenPoint second = 0; second < TENGEN_RENJU_POINTS; second++)
    for (TengenPoint third = 0; third < TENGEN_RENJU_POINTS; third++)
      {
        TengenPoint points[3] = { TENGEN_RENJU_CENTER, second, third };
        int index;

        if (second == third || second == TENGEN_RENJU_CENTER ||
            third == TENGEN_RENJU_CENTER)
          continue;
        index = tengen_renju_pattern_find (points, NULL);
        if (index < 0)
          continue;
        found[index]++;
        n_found++;
      }
  g_assert_cmpint (n_found, ==, 8 * 23);
  for (int i = 0; i < TENGEN_RENJU_N_PATTERNS; i++)
    g_assert_cmpint (found[i], ==, rows[i].mirror != NULL ? 8 : 4);
}

static void
test_none (void)
{
  const char *const cases[][3] = {
    { "H9", "H8", "I9" },  { "H8", "H10", "I9" }, { "H8", "J10", "I9" },
    { "H8", "H9", "H11" }, { "H8", "H9", "K8" },  { "H8", "J9", "I9" },
    { "H7", "H8", "H9" },  { "H10", "H9", "H8" },
  };
  const TengenPoint few[3] = { TENGEN_RENJU_CENTER,
                               TENGEN_RENJU_CENTER + 1,
                               TENGEN_POINT_NONE };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TengenPoint points[3] = { at (cases[i][0]),
                                      at (cases[i][1]),
                                      at (cases[i][2]) };
      guint symmetry = 77;

      g_assert_cmpint (tengen_renju_pattern_find (points, &symmetry), ==, -1);
      g_assert_cmpuint (symmetry, ==, 77);
    }
  g_assert_cmpint (tengen_renju_pattern_find (few, NULL), ==, -1);
}

static void
test_find_id (void)
{
  const char *const unknown[] = { "", "D", "D0", "D14", "d04", "I14", "月" };

  for (int i = 0; i < TENGEN_RENJU_N_PATTERNS; i++)
    {
      g_autofree char *id = g_ascii_strdown (rows[i].id, -1);
      g_autofree char *romaji = g_ascii_strup (rows[i].romaji, -1);

      g_assert_cmpint (tengen_renju_pattern_find_id (rows[i].id), ==, i);
      g_assert_cmpint (tengen_renju_pattern_find_id (id), ==, i);
      g_assert_cmpint (tengen_renju_pattern_find_id (romaji), ==, i);
      g_assert_cmpint (tengen_renju_pattern_find_id (rows[i].name), ==, i);
      g_assert_cmpint (tengen_renju_pattern_find_id (rows[i].hanzi), ==, i);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (unknown); i++)
    g_assert_cmpint (tengen_renju_pattern_find_id (unknown[i]), ==, -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/pattern/table", test_table);
  g_test_add_func ("/renju/pattern/symmetries", test_symmetries);
  g_test_add_func ("/renju/pattern/all-starts", test_all_starts);
  g_test_add_func ("/renju/pattern/none", test_none);
  g_test_add_func ("/renju/pattern/find-id", test_find_id);
  return g_test_run ();
}
