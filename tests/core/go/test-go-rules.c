/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-rules: the named sets, their texts, reading and writing
 */
#include "tengen-go-rules.h"

static void
test_named (void)
{
  const TengenGoRules *pure = tengen_go_rules_find ("pure");
  const TengenGoRules *japan = tengen_go_rules_find ("japan");
  const TengenGoRules *china = tengen_go_rules_find ("china");

  g_assert_cmpuint (tengen_go_rules_get_n_named (), ==, 3);
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
test_komi (void)
{
  const struct
  {
    const char *id;
    int handicap, komi_x2, bonus_x2;
  } cases[] = {
    { "pure", 0, 0, 0 },   { "pure", 1, 0, 0 },  { "pure", 4, 0, 0 },
    { "japan", 0, 13, 0 }, { "japan", 1, 1, 0 }, { "japan", 9, 1, 0 },
    { "china", 0, 15, 0 }, { "china", 1, 1, 0 }, { "china", 2, 0, 4 },
    { "china", 9, 0, 18 },
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
test_find_text (void)
{
  const struct
  {
    const char *text, *id;
  } cases[] = {
    { "Japanese", "japan" },
    { "japanese", "japan" },
    { "JP", "japan" },
    { " Japanese Rules ", "japan" },
    { "日本ルール", "japan" },
    { "日本囲碁規約", "japan" },
    { "日本　ルール", "japan" },
    { "Ｊａｐａｎｅｓｅ", "japan" },
    { "Chinese", "china" },
    { "chinese", "china" },
    { "中国ルール", "china" },
    { "中国规则", "china" },
    { "Pure Go", "pure" },
    { "純碁", "pure" },
    { "JUNGO", "pure" },
    { "AGA", NULL },
    { "Old Chinese", NULL },
    { "New Zealand", NULL },
    { "", NULL },
    { "rules", NULL },
    { "Japanese\xff", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TengenGoRules *rules = tengen_go_rules_find_text (cases[i].text);

      g_assert_cmpstr (rules == NULL ? NULL : rules->id, ==, cases[i].id);
    }
}

static void
test_text (void)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      const TengenGoRules *rules = tengen_go_rules_get_named (i);
      const char *text = tengen_go_rules_get_text (rules);

      g_assert_true (tengen_go_rules_find_text (text) == rules);
      g_assert_true (tengen_go_rules_find_text (rules->id) == rules);
    }
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
    "pure seki-eyes=0",
    "pure bonus=all",
    "pure bonus=less-one",
    "pure resume=opponent",
    "pure unit=moku",
    "pure unit=points",
    "pure komi=-13",
    "pure komi-handicap=1",
    "pure komi-one=9999",
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
    "japan id=pure",
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/rules/named", test_named);
  g_test_add_func ("/go/rules/komi", test_komi);
  g_test_add_func ("/go/rules/bonus-less-one", test_bonus_less_one);
  g_test_add_func ("/go/rules/find-text", test_find_text);
  g_test_add_func ("/go/rules/text", test_text);
  g_test_add_func ("/go/rules/format", test_format);
  g_test_add_func ("/go/rules/all-fields", test_all_fields);
  g_test_add_func ("/go/rules/parse-errors", test_parse_errors);
  return g_test_run ();
}
