/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-score-notes: the sentences, in English; no display needed.
 */
#include <string.h>

#include "board-picture.h"
#include "tengen-score-notes.h"

static void
test_hint (void)
{
  static const struct
  {
    const char *rules;
    TengenPhase phase;
    const char *word;
  } cases[] = {
    { "japan", TENGEN_PHASE_COUNT, "seki" },
    { "china", TENGEN_PHASE_COUNT, "as before" },
    { "china", TENGEN_PHASE_COUNT, "Click neutral points" },
    { "1-1", TENGEN_PHASE_COUNT, "Click neutral points" },
    { "pure", TENGEN_PHASE_COUNT, "more stones" },
    { "pure", TENGEN_PHASE_OVER, "over" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = tengen_score_notes_hint (
          tengen_go_rules_find (cases[i].rules), cases[i].phase);

      g_assert_nonnull (strstr (text, cases[i].word));
      if (strcmp (cases[i].rules, "japan") != 0)
        g_assert_null (strstr (text, "seki"));
    }
}

/* Only rules that know claims speak of them. */
static void
test_hint_claims (void)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      const TengenGoRules *rules = tengen_go_rules_get_named (i);
      g_autofree char *text =
          tengen_score_notes_hint (rules, TENGEN_PHASE_COUNT);

      g_assert_true ((strstr (text, "neutral points") != NULL) ==
                     rules->claims);
    }
}

static void
test_claim (void)
{
  g_autofree char *black = tengen_score_notes_claim ("B4", TENGEN_STONE_BLACK);
  g_autofree char *white = tengen_score_notes_claim ("B4", TENGEN_STONE_WHITE);
  g_autofree char *none = tengen_score_notes_claim ("B4", TENGEN_STONE_NONE);
  g_autofree char *dead = tengen_score_notes_dead ("C5");

  g_assert_nonnull (strstr (black, "B4 is now a point of Black’s"));
  g_assert_nonnull (strstr (white, "B4 is now a point of White’s"));
  g_assert_nonnull (strstr (none, "nobody’s"));
  g_assert_nonnull (strstr (dead, "C5 is dead"));
}

/* Said where the score is something else. */
static void
test_points (void)
{
  TengenGoCount count = { .score_x2 = { 0, 46, 36 },
                          .has_points = TRUE,
                          .points_x2 = { 0, 366, 356 } };
  g_autofree char *other = tengen_score_notes_points (&count);
  g_autofree char *same = NULL;
  g_autofree char *unknown = NULL;

  count.points_x2[TENGEN_STONE_BLACK] = 46;
  count.points_x2[TENGEN_STONE_WHITE] = 36;
  same = tengen_score_notes_points (&count);
  count.has_points = FALSE;
  count.points_x2[TENGEN_STONE_BLACK] = 0;
  unknown = tengen_score_notes_points (&count);
  g_assert_nonnull (strstr (other, "183 to 178"));
  g_assert_cmpstr (same, ==, "");
  g_assert_cmpstr (unknown, ==, "");
}

/* Makes a count of a 3x3 board with so many neutral points at its end. */
static char *
say_dame (const char *rules, int dame)
{
  guint8 owner[9] = { 0 };
  TengenGoCount count = { .n_points = 9, .owner = owner, .dame = dame };

  for (int i = 9 - dame; i < 9; i++)
    owner[i] = TENGEN_GO_OWNER_DAME;
  return tengen_score_notes_dame (
      &count, tengen_go_rules_find (rules), 3, 3, TENGEN_NOTATION_A1);
}

static void
test_dame (void)
{
  g_autofree char *none = say_dame ("japan", 0);
  g_autofree char *few = say_dame ("japan", 2);
  g_autofree char *many = say_dame ("japan", 7);
  g_autofree char *pure = say_dame ("pure", 2);

  g_assert_cmpstr (none, ==, "");
  g_assert_nonnull (strstr (few, "B1, C1"));
  g_assert_nonnull (strstr (many, "7 points"));
  g_assert_cmpstr (pure, ==, "");
}

static void
test_fillable (void)
{
  g_autofree char *none = tengen_score_notes_fillable (0, 0);
  g_autofree char *black = tengen_score_notes_fillable (1, 0);
  g_autofree char *white = tengen_score_notes_fillable (0, 3);
  g_autofree char *both = tengen_score_notes_fillable (4, 2);

  g_assert_cmpstr (none, ==, "");
  g_assert_nonnull (strstr (black, "Black can still fill a point (1 "));
  g_assert_nonnull (strstr (white, "White can still fill a point (one of 3 "));
  g_assert_nonnull (strstr (both, "Black one of 4, White one of 2"));
}

static void
test_resume (void)
{
  g_autofree char *black = tengen_score_notes_resume (TENGEN_STONE_BLACK);
  g_autofree char *white = tengen_score_notes_resume (TENGEN_STONE_WHITE);

  g_assert_nonnull (strstr (black, "Black"));
  g_assert_nonnull (strstr (white, "White"));
}

static void
test_rows (void)
{
  g_autofree char *black = tengen_score_notes_rows (25, 24);
  g_autofree char *white = tengen_score_notes_rows (10, 14);
  g_autofree char *even = tengen_score_notes_rows (12, 12);

  g_assert_nonnull (strstr (black, "Black has 1 stone more"));
  g_assert_nonnull (strstr (white, "White has 4 stones more"));
  g_assert_nonnull (strstr (even, "the same"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/score/notes/hint", test_hint);
  g_test_add_func ("/score/notes/hint/claims", test_hint_claims);
  g_test_add_func ("/score/notes/claim", test_claim);
  g_test_add_func ("/score/notes/points", test_points);
  g_test_add_func ("/score/notes/dame", test_dame);
  g_test_add_func ("/score/notes/fillable", test_fillable);
  g_test_add_func ("/score/notes/resume", test_resume);
  g_test_add_func ("/score/notes/rows", test_rows);
  return g_test_run ();
}
