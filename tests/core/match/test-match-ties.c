/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-ties: tie-breaks in words
 */
#include "tengen-match-ties.h"

static void
check_same (const char *text, const char *expected)
{
  TengenMatchTies ties = { .unplayed = TENGEN_MATCH_UNPLAYED_VIRTUAL };
  g_autofree char *again = NULL;

  g_assert_true (tengen_match_ties_parse (&ties, text));
  g_assert_cmpint (ties.unplayed, ==, TENGEN_MATCH_UNPLAYED_VIRTUAL);
  again = tengen_match_ties_format (&ties);
  g_assert_cmpstr (again, ==, expected);
}

static void
test_words (void)
{
  check_same ("sos", "sos");
  check_same ("direct,sos-1,sodos,sos", "direct sos-1 sodos sos");
  check_same ("sodos direct-any", "sodos direct-any");
  check_same ("none", "none");
}

/* What is wrong changes nothing. */
static void
test_wrong (void)
{
  static const char *const WRONG[] = {
    "",
    "SOS",
    "sos sos",
    "sos,,sodos",
    "sos none",
    "none sos",
    "direct direct-any",
    "sos sodos sos-1 direct sos",
    "sos sodos ",
    " sos",
    "sos+1",
  };
  TengenMatchTies ties;
  TengenMatchTies before;

  tengen_match_ties_init_old (&ties);
  before = ties;
  for (gsize i = 0; i < G_N_ELEMENTS (WRONG); i++)
    {
      g_test_message ("“%s”", WRONG[i]);
      g_assert_false (tengen_match_ties_parse (&ties, WRONG[i]));
      g_assert_true (tengen_match_ties_equal_kinds (&ties, &before));
    }
}

static void
test_old (void)
{
  TengenMatchTies ties;
  TengenMatchTies others = { 0 };
  g_autofree char *text = NULL;

  tengen_match_ties_init_old (&ties);
  text = tengen_match_ties_format (&ties);
  g_assert_cmpstr (text, ==, "sos sodos direct-any");
  g_assert_cmpint (ties.unplayed, ==, TENGEN_MATCH_UNPLAYED_LEFT_OUT);
  g_assert_cmpint (
      tengen_match_ties_find (&ties, TENGEN_MATCH_TIE_SODOS), ==, 1);
  g_assert_cmpint (
      tengen_match_ties_find (&ties, TENGEN_MATCH_TIE_DIRECT), ==, -1);
  g_assert_true (tengen_match_ties_parse (&others, "sodos sos direct-any"));
  g_assert_false (tengen_match_ties_equal_kinds (&ties, &others));
  g_assert_true (tengen_match_ties_parse (&others, "sos sodos direct-any"));
  g_assert_true (tengen_match_ties_equal_kinds (&ties, &others));
}

static void
test_unplayed (void)
{
  for (int i = 0; i < TENGEN_MATCH_N_UNPLAYED; i++)
    {
      TengenMatchUnplayed unplayed = TENGEN_MATCH_UNPLAYED_LEFT_OUT;

      g_assert_true (tengen_match_unplayed_parse (
          tengen_match_unplayed_get_word ((TengenMatchUnplayed) i), &unplayed));
      g_assert_cmpint (unplayed, ==, i);
      g_assert_false (tengen_match_unplayed_parse ("half", &unplayed));
      g_assert_cmpint (unplayed, ==, i);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-ties/words", test_words);
  g_test_add_func ("/match-ties/wrong", test_wrong);
  g_test_add_func ("/match-ties/old", test_old);
  g_test_add_func ("/match-ties/unplayed", test_unplayed);
  return g_test_run ();
}
