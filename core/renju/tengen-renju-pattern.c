/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-pattern: the 26 openings of the first three stones
 *
 * Shape: a table by number. With stone 2 above the centre (direct) or to the
 *        upper right of it (indirect), stone 3 has 23 points, of which the
 *        mirror image that keeps stone 2 leaves 13.
 */
#include "tengen-renju-pattern.h"

#include "tengen-board-symmetry.h"

#include <string.h>

/* A point as it is written, columns from A, rows from below. */
#define AT(column, row)                                                        \
  (TENGEN_RENJU_SIZE * (TENGEN_RENJU_SIZE - (row)) + ((column) - 'A'))
#define DIRECT(column, row)                                                    \
  {                                                                            \
    TENGEN_RENJU_CENTER, AT ('H', 9), AT (column, row)                         \
  }
#define INDIRECT(column, row)                                                  \
  {                                                                            \
    TENGEN_RENJU_CENTER, AT ('I', 9), AT (column, row)                         \
  }

static const TengenRenjuPattern patterns[TENGEN_RENJU_N_PATTERNS] = {
  { "D1", "寒星", "寒星", "かんせい", "Kansei", DIRECT ('H', 10), FALSE },
  { "D2", "渓月", "溪月", "けいげつ", "Keigetsu", DIRECT ('I', 10), TRUE },
  { "D3", "疎星", "疏星", "そせい", "Sosei", DIRECT ('J', 10), TRUE },
  { "D4", "花月", "花月", "かげつ", "Kagetsu", DIRECT ('I', 9), TRUE },
  { "D5", "残月", "残月", "ざんげつ", "Zangetsu", DIRECT ('J', 9), TRUE },
  { "D6", "雨月", "雨月", "うげつ", "Ugetsu", DIRECT ('I', 8), TRUE },
  { "D7", "金星", "金星", "きんせい", "Kinsei", DIRECT ('J', 8), TRUE },
  { "D8", "松月", "松月", "しょうげつ", "Shogetsu", DIRECT ('H', 7), FALSE },
  { "D9", "丘月", "丘月", "きゅうげつ", "Kyugetsu", DIRECT ('I', 7), TRUE },
  { "D10", "新月", "新月", "しんげつ", "Shingetsu", DIRECT ('J', 7), TRUE },
  { "D11", "瑞星", "瑞星", "ずいせい", "Zuisei", DIRECT ('H', 6), FALSE },
  { "D12", "山月", "山月", "さんげつ", "Sangetsu", DIRECT ('I', 6), TRUE },
  { "D13", "遊星", "游星", "ゆうせい", "Yusei", DIRECT ('J', 6), TRUE },
  { "I1", "長星", "长星", "ちょうせい", "Chosei", INDIRECT ('J', 10), FALSE },
  { "I2", "峡月", "峡月", "きょうげつ", "Kyogetsu", INDIRECT ('J', 9), TRUE },
  { "I3", "恒星", "恒星", "こうせい", "Kosei", INDIRECT ('J', 8), TRUE },
  { "I4", "水月", "水月", "すいげつ", "Suigetsu", INDIRECT ('J', 7), TRUE },
  { "I5", "流星", "流星", "りゅうせい", "Ryusei", INDIRECT ('J', 6), TRUE },
  { "I6", "雲月", "云月", "うんげつ", "Ungetsu", INDIRECT ('I', 8), TRUE },
  { "I7", "浦月", "浦月", "ほげつ", "Hogetsu", INDIRECT ('I', 7), TRUE },
  { "I8", "嵐月", "岚月", "らんげつ", "Rangetsu", INDIRECT ('I', 6), TRUE },
  { "I9", "銀月", "银月", "ぎんげつ", "Gingetsu", INDIRECT ('H', 7), TRUE },
  { "I10", "明星", "明星", "みょうじょう", "Myojo", INDIRECT ('H', 6), TRUE },
  { "I11", "斜月", "斜月", "しゃげつ", "Shagetsu", INDIRECT ('G', 7), FALSE },
  { "I12", "名月", "名月", "めいげつ", "Meigetsu", INDIRECT ('G', 6), TRUE },
  { "I13", "彗星", "彗星", "すいせい", "Suisei", INDIRECT ('F', 6), FALSE },
};

const TengenRenjuPattern *
tengen_renju_pattern_get (int index)
{
  g_return_val_if_fail (index >= 0 && index < TENGEN_RENJU_N_PATTERNS, NULL);

  return &patterns[index];
}

static gboolean
matches (const TengenRenjuPattern *pattern,
         const TengenPoint *points,
         guint symmetry)
{
  for (int i = 0; i < 3; i++)
    if (tengen_symmetry_point (symmetry,
                               TENGEN_RENJU_SIZE,
                               TENGEN_RENJU_SIZE,
                               pattern->points[i]) != points[i])
      return FALSE;
  return TRUE;
}

int
tengen_renju_pattern_find (const TengenPoint *points, guint *symmetry)
{
  g_return_val_if_fail (points != NULL, -1);

  for (guint turn = 0; turn < TENGEN_SYMMETRY_COUNT; turn++)
    for (int i = 0; i < TENGEN_RENJU_N_PATTERNS; i++)
      if (matches (&patterns[i], points, turn))
        {
          if (symmetry != NULL)
            *symmetry = turn;
          return i;
        }
  return -1;
}

int
tengen_renju_pattern_find_id (const char *text)
{
  g_return_val_if_fail (text != NULL, -1);

  for (int i = 0; i < TENGEN_RENJU_N_PATTERNS; i++)
    if (g_ascii_strcasecmp (patterns[i].id, text) == 0 ||
        g_ascii_strcasecmp (patterns[i].romaji, text) == 0 ||
        strcmp (patterns[i].name, text) == 0 ||
        strcmp (patterns[i].hanzi, text) == 0)
      return i;
  return -1;
}
