/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-renju-line: classes of lines beside the tables of the board, and
 *                         by hand
 */
#include "tengen-engine-renju-line.h"

#include <string.h>

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

/* The code of ten points around the middle one: own stones, others, empty. */
static guint
read_code (const char *text)
{
  guint code = 0, weight = 1;

  g_assert_cmpuint (strlen (text), ==, 2 * TENGEN_RENJU_REACH + 1);
  for (int i = 0; text[i] != '\0'; i++)
    if (i != TENGEN_RENJU_REACH)
      {
        code += weight * (text[i] == 'O' ? 1u : text[i] == '#' ? 2u : 0u);
        weight *= 3;
      }
  return code;
}

static guint
get_class (const char *text, TengenStone stone)
{
  return tengen_engine_renju_get_lines ()
      ->classes[tengen_engine_renju_side (stone)][read_code (text)];
}

/* Fives, fours and threes of Black are those that the board counts. */
static void
test_table (void)
{
  const guint8 *classes = tengen_engine_renju_get_lines ()
                              ->classes[tengen_engine_renju_side (BLACK)];

  for (guint code = 0; code < TENGEN_RENJU_CODES; code++)
    {
      guint sum = tengen_renju_table_sums[code];
      guint class = classes[code];
      gboolean has_four = class == TENGEN_ENGINE_RENJU_FOUR ||
                          class == TENGEN_ENGINE_RENJU_STRAIGHT_FOUR;
      gboolean has_three = class == TENGEN_ENGINE_RENJU_THREE ||
                           class == TENGEN_ENGINE_RENJU_WIDE_THREE;

      g_assert_cmpint (class == TENGEN_ENGINE_RENJU_FIVE,
                       ==,
                       (sum & TENGEN_RENJU_SUM_FIVES) != 0);
      if ((sum & (TENGEN_RENJU_SUM_FIVES | TENGEN_RENJU_SUM_OVERLINES)) != 0)
        continue;
      g_assert_cmpint (has_four, ==, (sum & TENGEN_RENJU_SUM_FOURS) != 0);
      if (!has_four)
        g_assert_cmpint (has_three, ==, (sum & TENGEN_RENJU_SUM_THREES) != 0);
    }
}

/* Where six cannot come about, both sides have the same. */
static void
test_hand (void)
{
  static const struct
  {
    const char *line;
    guint black;
    guint white;
  } CASES[] = {
    { "#####_#####", TENGEN_ENGINE_RENJU_DEAD, TENGEN_ENGINE_RENJU_DEAD },
    { "...OO_OO...", TENGEN_ENGINE_RENJU_FIVE, TENGEN_ENGINE_RENJU_FIVE },
    { "..OOO_OO...", TENGEN_ENGINE_RENJU_DEAD, TENGEN_ENGINE_RENJU_FIVE },
    { "...OO_O....",
      TENGEN_ENGINE_RENJU_STRAIGHT_FOUR,
      TENGEN_ENGINE_RENJU_STRAIGHT_FOUR },
    { "..#OO_O....", TENGEN_ENGINE_RENJU_FOUR, TENGEN_ENGINE_RENJU_FOUR },
    /* another stone beyond makes one of the two fives a six */
    { ".O.OO_O....",
      TENGEN_ENGINE_RENJU_FOUR,
      TENGEN_ENGINE_RENJU_STRAIGHT_FOUR },
    { ".....O.O...",
      TENGEN_ENGINE_RENJU_WIDE_TWO,
      TENGEN_ENGINE_RENJU_WIDE_TWO },
    { "....O_O....",
      TENGEN_ENGINE_RENJU_WIDE_THREE,
      TENGEN_ENGINE_RENJU_WIDE_THREE },
    { "..#.O_O.#..",
      TENGEN_ENGINE_RENJU_CLOSED_THREE,
      TENGEN_ENGINE_RENJU_CLOSED_THREE },
    { "..#.O_O..#.", TENGEN_ENGINE_RENJU_THREE, TENGEN_ENGINE_RENJU_THREE },
    { "...#O_O....",
      TENGEN_ENGINE_RENJU_CLOSED_THREE,
      TENGEN_ENGINE_RENJU_CLOSED_THREE },
    { "....#_O....",
      TENGEN_ENGINE_RENJU_CLOSED_TWO,
      TENGEN_ENGINE_RENJU_CLOSED_TWO },
    { ".#..._...#.", TENGEN_ENGINE_RENJU_ONE, TENGEN_ENGINE_RENJU_ONE },
    { "....#_.....",
      TENGEN_ENGINE_RENJU_CLOSED_ONE,
      TENGEN_ENGINE_RENJU_CLOSED_ONE },
    { "...#._...#.",
      TENGEN_ENGINE_RENJU_CLOSED_ONE,
      TENGEN_ENGINE_RENJU_CLOSED_ONE },
    { "...#._..#..", TENGEN_ENGINE_RENJU_DEAD, TENGEN_ENGINE_RENJU_DEAD },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_test_message ("%s", CASES[i].line);
      g_assert_cmpuint (get_class (CASES[i].line, BLACK), ==, CASES[i].black);
      g_assert_cmpuint (get_class (CASES[i].line, WHITE), ==, CASES[i].white);
    }
}

/* No other stone of the other side makes a line stronger. */
static void
test_order (void)
{
  const TengenEngineRenjuLines *lines = tengen_engine_renju_get_lines ();
  const guint8 *classes = lines->classes[tengen_engine_renju_side (WHITE)];

  for (guint code = 0; code < TENGEN_RENJU_CODES; code++)
    {
      guint weight = 1;

      for (guint left = code; weight < TENGEN_RENJU_CODES;
           left /= 3, weight *= 3)
        if (left % 3 == 0)
          g_assert_cmpuint (classes[code + 2 * weight], <=, classes[code]);
    }
}

/* A kind and a pair say what four classes have, in any order. */
static void
test_kinds (void)
{
  static const struct
  {
    guint classes[4];
    guint kind;
    guint pair[2];
  } CASES[] = {
    { { 0, 0, 0, 0 }, TENGEN_ENGINE_RENJU_QUIET, { 0, 0 } },
    { { 6, 5, 6, 2 }, TENGEN_ENGINE_RENJU_QUIET, { 6, 6 } },
    { { 7, 1, 5, 2 }, TENGEN_ENGINE_RENJU_MAKES_THREE, { 7, 5 } },
    { { 7, 8, 5, 2 }, TENGEN_ENGINE_RENJU_MAKES_THREES, { 8, 7 } },
    { { 6, 1, 9, 2 }, TENGEN_ENGINE_RENJU_MAKES_FOUR, { 9, 6 } },
    { { 8, 1, 9, 2 }, TENGEN_ENGINE_RENJU_MAKES_FOUR_THREE, { 9, 8 } },
    { { 9, 1, 9, 8 }, TENGEN_ENGINE_RENJU_MAKES_FOURS, { 9, 9 } },
    { { 10, 0, 0, 0 }, TENGEN_ENGINE_RENJU_MAKES_FOURS, { 10, 0 } },
    { { 11, 10, 0, 0 }, TENGEN_ENGINE_RENJU_MAKES_FIVE, { 11, 10 } },
  };
  const TengenEngineRenjuLines *lines = tengen_engine_renju_get_lines ();

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    for (int turn = 0; turn < 4; turn++)
      {
        guint classes = 0;
        guint pair =
            tengen_engine_renju_pair (CASES[i].pair[0], CASES[i].pair[1]);

        for (int j = 0; j < 4; j++)
          classes |= CASES[i].classes[(j + turn) % 4] << (4 * j);
        g_assert_cmpuint (lines->kinds[classes], ==, CASES[i].kind);
        g_assert_cmpuint (lines->pairs[classes], ==, pair);
        g_assert_cmpuint (lines->strongest[pair], ==, CASES[i].pair[0]);
      }
  /* what decides is tried before all that does not */
  for (guint i = 0; i < TENGEN_ENGINE_RENJU_FOUR; i++)
    g_assert_cmpint (lines->appeals[tengen_engine_renju_pair (i, i)],
                     <,
                     lines->appeals[tengen_engine_renju_pair (
                         TENGEN_ENGINE_RENJU_FOUR, TENGEN_ENGINE_RENJU_THREE)]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/renju/line/table", test_table);
  g_test_add_func ("/engine/renju/line/hand", test_hand);
  g_test_add_func ("/engine/renju/line/order", test_order);
  g_test_add_func ("/engine/renju/line/kinds", test_kinds);
  return g_test_run ();
}
