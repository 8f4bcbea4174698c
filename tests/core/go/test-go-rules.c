/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-rules: looking sets up, komi, reading, writing and changing them
 */
#include "tengen-go-rules.h"

#include <string.h>

static void
test_named (void)
{
  const TengenGoRules *pure = tengen_go_rules_find ("pure");
  const TengenGoRules *japan = tengen_go_rules_find ("japan");
  const TengenGoRules *china = tengen_go_rules_find ("china");

  g_assert_true (tengen_go_rules_get_named (0) == pure);
  g_assert_true (tengen_go_rules_get_named (1) == japan);
  g_assert_true (tengen_go_rules_get_named (2) == china);
  g_assert_null (tengen_go_rules_find ("Japan"));
  g_assert_null (tengen_go_rules_find (""));

  g_assert_true (pure->stones && !pure->territory && !pure->dead);
  g_assert_true (japan->territory && japan->back && japan->hold);
  g_assert_false (japan->seki_eyes);
  g_assert_cmpint (japan->resume, ==, TENGEN_GO_RESUME_OPPONENT);
  g_assert_true (china->stones && china->territory && china->dame);
  g_assert_cmpint (china->repetition, ==, TENGEN_GO_REPETITION_POSITIONAL);
}

static void
test_has_passes (void)
{
  g_assert_true (tengen_go_rules_has_passes (tengen_go_rules_find ("japan")));
  g_assert_true (
      tengen_go_rules_has_passes (tengen_go_rules_find ("aga-area")));
  g_assert_true (tengen_go_rules_has_passes (tengen_go_rules_find ("2-1")));
  g_assert_false (tengen_go_rules_has_passes (tengen_go_rules_find ("3-1")));
}

static void
test_komi (void)
{
  const struct
  {
    const char *id;
    int handicap, komi_x2, bonus_x2;
  } cases[] = {
    { "pure", 0, 0, 0 },   { "pure", 1, 0, 0 },     { "pure", 4, 0, 0 },
    { "japan", 0, 13, 0 }, { "japan", 1, 1, 0 },    { "japan", 9, 1, 0 },
    { "china", 0, 15, 0 }, { "china", 1, 1, 0 },    { "china", 2, 0, 4 },
    { "china", 9, 0, 18 }, { "aga-area", 4, 1, 6 }, { "bsw-jp", 0, 12, 0 },
    { "bsw-jp", 1, 0, 0 }, { "bsw-cn", 2, 0, 0 },   { "1-1", 1, 1, 0 },
    { "1-1", 3, 13, 0 },   { "ing", 9, 0, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TengenGoRules *rules = tengen_go_rules_find (cases[i].id);

      g_assert_cmpint (tengen_go_rules_komi (rules, cases[i].handicap),
                       ==,
                       cases[i].komi_x2);
      g_assert_cmpint (tengen_go_rules_bonus (rules, cases[i].handicap),
                       ==,
                       cases[i].bonus_x2);
    }
}

static void
test_bonus_less_one (void)
{
  TengenGoRules rules = *tengen_go_rules_find ("china");

  rules.bonus = TENGEN_GO_BONUS_LESS_ONE;
  g_assert_cmpint (tengen_go_rules_bonus (&rules, 1), ==, 0);
  g_assert_cmpint (tengen_go_rules_bonus (&rules, 2), ==, 2);
  g_assert_cmpint (tengen_go_rules_bonus (&rules, 9), ==, 16);
}

static void
test_format (void)
{
  TengenGoRules rules = *tengen_go_rules_find ("japan");
  g_autofree char *plain = tengen_go_rules_format (&rules);
  g_autofree char *changed = NULL;

  g_assert_cmpstr (plain, ==, "japan");
  rules.komi_x2 = 11;
  rules.repetition = TENGEN_GO_REPETITION_POSITIONAL;
  rules.acts = TENGEN_GO_ACT_ABSTAIN | TENGEN_GO_ACT_VIRTUAL;
  changed = tengen_go_rules_format (&rules);
  g_assert_cmpstr (
      changed, ==, "japan acts=virtual+abstain repetition=positional komi=11");
}

/* Changes every field in turn; each must come back. */
static void
test_all_fields (void)
{
  const char *const texts[] = {
    "pure acts=none",
    "pure acts=virtual+abstain+pass-stone+propose",
    "pure repetition=positional",
    "pure repetition=situational",
    "pure repetition=generalised",
    "pure reset=1",
    "pure suicide=many",
    "pure suicide=any",
    "pure dead=1",
    "pure stones=0",
    "pure territory=1",
    "pure dame=1",
    "pure back=1",
    "pure hold=1",
    "pure virtual-back=1",
    "pure pass-back=1",
    "pure claims=1",
    "pure extra-stones=1",
    "pure extra-first=compensate",
    "pure extra-first=own",
    "pure extra-later=fill",
    "pure extra-handicap=own",
    "pure balance=stone",
    "pure balance=negative",
    "pure balance=white-last",
    "pure equal=1",
    "pure tax=eyes",
    "pure tax=groups",
    "pure first-pass-bonus=1",
    "pure tie-black=1",
    "pure seki-eyes=0",
    "pure bonus=all",
    "pure bonus=less-one",
    "pure resume=opponent",
    "pure unit=moku",
    "pure unit=points",
    "pure unit=lu",
    "pure unit=zi",
    "pure komi=-13",
    "pure komi-handicap=1",
    "pure komi-one=9999",
    "pure goal=1",
    "pure suicide=any goal=20",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      TengenGoRules rules;
      g_autofree char *text = NULL;

      g_assert_true (tengen_go_rules_parse (texts[i], &rules));
      g_assert_false (
          tengen_go_rules_equal (&rules, tengen_go_rules_find ("pure")));
      text = tengen_go_rules_format (&rules);
      g_assert_cmpstr (text, ==, texts[i]);
    }
}

static void
test_parse_errors (void)
{
  const char *const texts[] = {
    "",
    "   ",
    "komi=11",
    "nosuch",
    "japan nosuch=1",
    "japan komi",
    "japan komi=",
    "japan komi=5.5",
    "japan komi=10000",
    "japan dead=2",
    "japan repetition=never",
    "japan acts=",
    "japan acts=abstain+",
    "japan =1",
    "japan unit=bowls",
    "japan tax=2",
    "japan claims=yes",
    "japan extra-first=",
    "japan id=pure",
    "pure goal=-1",
    "pure goal=21",
    "pure goal=999",
    "pure goal=abc",
    "pure goal=",
  };
  TengenGoRules rules = *tengen_go_rules_find ("china");

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_false (tengen_go_rules_parse (texts[i], &rules));
      g_assert_true (
          tengen_go_rules_equal (&rules, tengen_go_rules_find ("china")));
    }
  g_assert_true (tengen_go_rules_parse ("  japan \t komi=13 ", &rules));
  g_assert_true (
      tengen_go_rules_equal (&rules, tengen_go_rules_find ("japan")));
}

/* With a goal there are only moves on the board, whatever a text says. */
static void
test_goal (void)
{
  TengenGoRules rules = *tengen_go_rules_find ("3-1");
  TengenGoRules read;
  g_autofree char *text = NULL;
  g_autofree char *said = NULL;

  tengen_go_rules_set_goal (&rules, 3);
  g_assert_cmpuint (rules.acts, ==, 0);
  text = tengen_go_rules_format (&rules);
  g_assert_cmpstr (text, ==, "3-1 goal=3");
  said = tengen_go_rules_write_text (&rules);
  g_assert_cmpstr (said, ==, "Capture Go 3");
  g_assert_true (
      tengen_go_rules_parse ("3-1 goal=3 acts=virtual+abstain", &read));
  g_assert_true (tengen_go_rules_equal (&rules, &read));
  for (guint i = 0; i < tengen_go_rules_get_n_fields (); i++)
    if (strcmp (tengen_go_rules_get_field (i, NULL, NULL), "acts") == 0)
      g_assert_false (
          tengen_go_rules_set_value (&rules, i, TENGEN_GO_ACT_ABSTAIN));
  tengen_go_rules_set_goal (&rules, 0);
  g_assert_true (tengen_go_rules_equal (&rules, tengen_go_rules_find ("3-1")));
}

/* ---- sets of one's own ---- */

static TengenGoRules
make_random (void)
{
  guint n = tengen_go_rules_get_n_named ();
  TengenGoRules rules =
      *tengen_go_rules_get_named (g_test_rand_int_range (0, (int) n));
  gboolean *const flags[] = {
    &rules.reset,     &rules.dead,      &rules.stones,
    &rules.territory, &rules.dame,      &rules.back,
    &rules.hold,      &rules.equal,     &rules.virtual_back,
    &rules.pass_back, &rules.claims,    &rules.extra_stones,
    &rules.tie_black, &rules.seki_eyes, &rules.first_pass_bonus,
  };

  rules.acts = g_test_rand_int_range (0, 16);
  rules.repetition = (TengenGoRepetitionRule) g_test_rand_int_range (0, 4);
  rules.suicide = (TengenGoSuicide) g_test_rand_int_range (0, 3);
  rules.extra_first = (TengenGoExtra) g_test_rand_int_range (0, 4);
  rules.extra_later = (TengenGoExtra) g_test_rand_int_range (0, 4);
  rules.extra_handicap = (TengenGoExtra) g_test_rand_int_range (0, 4);
  rules.balance = (TengenGoBalance) g_test_rand_int_range (0, 4);
  rules.tax = (TengenGoTax) g_test_rand_int_range (0, 3);
  rules.bonus = (TengenGoBonus) g_test_rand_int_range (0, 3);
  rules.resume = (TengenGoResume) g_test_rand_int_range (0, 2);
  rules.unit = (TengenGoUnit) g_test_rand_int_range (0, 5);
  rules.komi_x2 = g_test_rand_int_range (-30, 30);
  rules.komi_handicap_x2 = g_test_rand_int_range (-30, 30);
  rules.komi_one_x2 = g_test_rand_int_range (-30, 30);
  for (gsize i = 0; i < G_N_ELEMENTS (flags); i++)
    *flags[i] = g_test_rand_bit ();
  if (g_test_rand_bit ())
    tengen_go_rules_set_goal (&rules,
                              g_test_rand_int_range (0, TENGEN_GO_GOAL_MAX));
  return rules;
}

static void
test_random (void)
{
  for (int i = 0; i < 3000; i++)
    {
      TengenGoRules rules = make_random ();
      TengenGoRules read = *tengen_go_rules_find ("pure");
      g_autofree char *text = tengen_go_rules_format (&rules);
      g_autofree char *again = NULL;

      g_assert_true (tengen_go_rules_parse (text, &read));
      g_assert_true (tengen_go_rules_equal (&rules, &read));
      again = tengen_go_rules_format (&read);
      g_assert_cmpstr (again, ==, text);
      g_assert_cmpint (
          tengen_go_rules_check (&rules), <=, TENGEN_GO_CLASH_DEAD_ONLY_STONES);
    }
}

/* Each field by its place: every value it can have can be set and read and
 * makes another set; others are refused. */
static void
test_fields (void)
{
  guint n_fields = tengen_go_rules_get_n_fields ();

  for (guint i = 0; i < n_fields; i++)
    {
      TengenGoRules rules = *tengen_go_rules_find ("1-1");
      TengenGoFieldKind kind;
      int n_values, before;
      const char *name = tengen_go_rules_get_field (i, &kind, &n_values);

      before = tengen_go_rules_get_value (&rules, i);
      if (kind == TENGEN_GO_FIELD_NUMBER)
        n_values = 40;
      else if (kind == TENGEN_GO_FIELD_SET)
        n_values = 1 << n_values;
      g_assert_cmpint (n_values, >=, 2);
      for (int value = 0; value < n_values; value++)
        {
          g_autofree char *text = NULL;

          g_assert_true (tengen_go_rules_set_value (&rules, i, value));
          g_assert_cmpint (tengen_go_rules_get_value (&rules, i), ==, value);
          text = tengen_go_rules_format (&rules);
          g_assert_cmpint (strstr (text, name) != NULL, ==, value != before);
        }
      g_assert_false (tengen_go_rules_set_value (&rules, i, 1 << 20));
      g_assert_false (tengen_go_rules_set_value (&rules, i, -(1 << 20)));
      g_assert_cmpint (tengen_go_rules_get_value (&rules, i), ==, n_values - 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/rules/named", test_named);
  g_test_add_func ("/go/rules/has-passes", test_has_passes);
  g_test_add_func ("/go/rules/komi", test_komi);
  g_test_add_func ("/go/rules/bonus-less-one", test_bonus_less_one);
  g_test_add_func ("/go/rules/format", test_format);
  g_test_add_func ("/go/rules/all-fields", test_all_fields);
  g_test_add_func ("/go/rules/parse-errors", test_parse_errors);
  g_test_add_func ("/go/rules/goal", test_goal);
  g_test_add_func ("/go/rules/fields", test_fields);
  g_test_add_func ("/go/rules/random", test_random);
  return g_test_run ();
}
