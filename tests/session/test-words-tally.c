/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-words-tally: what is said while things are laid out
 */
#include "tengen-words-tally.h"

#include "board-picture.h"
#include "words-said.h"

#include <locale.h>

static TengenGoTally *
make_tally (const char *picture, const char *id, int komi_x2)
{
  const TengenGoCounters none = { .first_passer = TENGEN_STONE_NONE };
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  const TengenGoRules *rules = tengen_go_rules_find (id);
  g_autoptr (TengenGoCount) count =
      tengen_go_count_new (board, rules, &none, NULL, komi_x2, 0);
  g_autoptr (TengenAccount) account = tengen_account_new (count, rules);

  return tengen_go_tally_new (board, count, account);
}

static void
test_stones (void)
{
  g_autoptr (TengenGoTally) tally = make_tally ("XXX/OO.", "pure", 0);

  expect (tengen_words_tally (tally, 0), "Black 0 stones, White 0 stones");
  expect (tengen_words_tally (tally, 2), "Black 2 stones, White 2 stones");
  expect (tengen_words_tally (tally, 3),
          "Black 3 stones, White 2 stones: Black has 1 stone more.");
  expect (tengen_words_tally_now (tally, 0),
          "Each press of ▶ counts one more.");
  expect (tengen_words_tally_now (tally, 2), "Stones");
}

static void
test_komi (void)
{
  g_autoptr (TengenGoTally) tally = make_tally (".X.O/XX.O", "japan", 13);

  expect (tengen_words_tally (tally, G_MAXUINT),
          "Black 1 point, White 6.5 points: White has 5.5 points more.");
  expect (tengen_words_tally_now (tally, 1), "Territory");
  expect (tengen_words_tally_now (tally, tally->n_ticks), "Komi");
}

static void
test_one_side (void)
{
  g_autoptr (TengenGoTally) tally = make_tally ("XXX/OO.", "pure", 0);

  tengen_go_tally_narrow (tally, TENGEN_STONE_WHITE, ~0u);
  expect (tengen_words_tally (tally, 1), "White 1 stone");
  expect (tengen_words_tally (tally, 2), "White 2 stones");
}

static void
test_lead (void)
{
  expect (tengen_words_lead (6, 6, TENGEN_GO_UNIT_STONES),
          "Black 3 stones, White 3 stones: both have the same.");
  expect (tengen_words_lead (-2, 5, TENGEN_GO_UNIT_MOKU),
          "Black −1 point, White 2.5 points: White has 3.5 points more.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  g_test_add_func ("/words/tally/stones", test_stones);
  g_test_add_func ("/words/tally/komi", test_komi);
  g_test_add_func ("/words/tally/one-side", test_one_side);
  g_test_add_func ("/words/tally/lead", test_lead);
  return g_test_run ();
}
