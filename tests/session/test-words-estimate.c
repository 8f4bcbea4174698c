/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-words-estimate: what is said of an estimate
 */
#include "tengen-words-estimate.h"
#include "words-said.h"

#include <locale.h>

/* Black has eight points of territory, White two, on a board of 5 x 5. */
static char *
say (const char *id, int komi_x2)
{
  const TengenGoRules *rules = tengen_go_rules_find (id);
  g_autoptr (TengenBoard) board = tengen_board_new (5, 5);
  g_autoptr (TengenGoCount) count = NULL;
  const TengenGoCounters counters = { .setup = { 0 } };

  for (int y = 0; y < 5; y++)
    {
      if (y < 4)
        tengen_board_put (
            board, tengen_point_make (5, 1, y), TENGEN_STONE_BLACK);
      tengen_board_put (board, tengen_point_make (5, 2, y), TENGEN_STONE_BLACK);
      tengen_board_put (board, tengen_point_make (5, 3, y), TENGEN_STONE_WHITE);
    }
  tengen_board_put (board, tengen_point_make (5, 4, 1), TENGEN_STONE_WHITE);
  tengen_board_put (board, tengen_point_make (5, 4, 3), TENGEN_STONE_WHITE);
  count = tengen_go_count_new (board, rules, &counters, NULL, komi_x2, 0);
  return tengen_words_estimate (count, rules);
}

static void
test_english (void)
{
  speak ("en");
  expect (say ("japan", 0),
          "Estimate: Black 6, White 3 → Black leads by 3 points");
  expect (say ("japan", 13),
          "Estimate: Black 6, White 9.5 → White leads by 3.5 points "
          "(with komi)");
  expect (say ("japan", 6),
          "Estimate: Black 6, White 6 → about even (with komi)");
  expect (say ("pure", 0),
          "Estimated stones: Black 9, White 7 → Black has about 2 stones "
          "more");
  expect (tengen_words_chain (TENGEN_STONE_BLACK, 3, "C5"),
          "Black 3 stones (C5)");
  expect (tengen_words_chain (TENGEN_STONE_WHITE, 1, "D4"),
          "White 1 stone (D4)");
}

static void
test_japanese (void)
{
  speak ("ja");
  expect (say ("japan", 0), "目算：黒 約6目、白 約3目 → 黒が約3目よい");
  expect (say ("japan", 13),
          "目算：黒 約6目、白 約9目半 → 白が約3目半よい（コミ込み）");
  expect (say ("japan", 6), "目算：黒 約6目、白 約6目 → ほぼ互角（コミ込み）");
  expect (say ("china", 0), "目算：黒 約15点、白 約10点 → 黒が約5目よい");
  expect (say ("pure", 0),
          "目算（石の数）：黒 約9個、白 約7個 → 黒が約2個多い");
  expect (tengen_words_chain (TENGEN_STONE_BLACK, 3, "C5"), "黒 3子（C5）");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  tengen_words_init ("/nonexistent");
  g_test_add_func ("/words-estimate/english", test_english);
  g_test_add_func ("/words-estimate/japanese", test_japanese);
  return g_test_run ();
}
