/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * match-class: matches to test with
 */
#pragma once

#include "tengen-match-pair.h"

/* A match of n players called p1, p2 and so on, without ranks. */
static inline TengenMatch *
match_class_new (TengenMatchKind kind, int n, const char *rules, int size)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find (rules), size);
  TengenMatch *match = tengen_match_new ("test", kind, setup);

  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("p%d", i + 1);

      g_assert_cmpint (tengen_match_add_player (match, name, 0),
                       ==,
                       TENGEN_MATCH_FAULT_NONE);
    }
  return match;
}

/* Notes a result as it stands under RE. */
static inline void
match_class_decide (TengenMatch *match, int game, const char *text)
{
  TengenResult result;

  g_assert_true (tengen_result_parse (text, &result));
  tengen_match_set_result (match, game, &result, TRUE);
}

/* Decides all games that are open, by chance. */
static inline void
match_class_decide_all (TengenMatch *match, GRand *rand)
{
  static const char *const RESULTS[] = { "B+R", "W+R", "B+3.5", "W+12.5", "B+T",
                                         "W+F", "0",   "Void",  "B+0.5" };

  for (int i = 0; i < (int) match->games->len; i++)
    if (tengen_match_get_game (match, i)->result.kind == TENGEN_RESULT_UNKNOWN)
      match_class_decide (
          match,
          i,
          RESULTS[g_rand_int_range (rand, 0, G_N_ELEMENTS (RESULTS))]);
}
