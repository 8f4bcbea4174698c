/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-rules-name: what the regulations are called, and by whom
 */
#include "tengen-renju-rules.h"

static void
test_known (void)
{
  const struct
  {
    const char *text, *words;
  } cases[] = {
    { "renju", "none" },
    { "Renju", "none" },
    { " RENJU rules ", "none" },
    { "Ｒｅｎｊｕ", "none" },
    { "連珠", "none" },
    { "連珠ルール", "none" },
    { "none", "none" },
    { "自由打ち", "free" },
    { "Free Renju", "free" },
    { "renju free opening", "free" },
    { "珠型交代打ち", "s26" },
    { "珠型交替打ち", "s26" },
    { "連珠（珠型交代打ち）", "s26" },
    { "S26", "s26" },
    { "RIF", "rif" },
    { "RIF opening rule", "rif" },
    { "Renju (RIF)", "rif" },
    { "2題打ち", "rif" },
    { "２題打ち", "rif" },
    { "珠型交替五珠2題打ち", "rif" },
    { "Swap", "swap89" },
    { "swap rule 1989", "swap89" },
    { "swap89", "swap89" },
    { "Yamaguchi", "yama" },
    { "Yamaguchi rule", "yama" },
    { "山口ルール", "yama" },
    { "題数打ち", "yama" },
    { "Soosõrv-8", "soos-8" },
    { "soosõrv", "soos-8" },
    { "Soosorv-4", "soos-4" },
    { "Soosyrv-8", "soos-8" },
    { "SOOS 5", "soos-5" },
    { "ソーソロフ", "soos-8" },
    { "四珠交替打ち", "soos-8" },
    { "Tarannikov", "taran" },
    { "Tarannikov opening rules", "taran" },
    { "Taraguchi-10", "tara-10" },
    { "Renju, Taraguchi-10", "tara-10" },
    { "renju,taraguchi 10", "tara-10" },
    { "Taraguchi", "tara-10" },
    { "Taraguchi-5", "tara-5" },
    { "五珠交替打ち", "tara-10" },
    { "タラグチ-10", "tara-10" },
    { "tara-12", "tara-12" },
    { "stara-10", "stara" },
    { "Super Taraguchi-10", "stara" },
    { "Super Taraguchi", "stara" },
    { "坂田ルール", "sakata" },
    { "Sakata", "sakata" },
    { "Super Sakata", "ssakata" },
    { "Swap2", "swap2" },
    { "swap-2", "swap2" },
    { "Swap1", "swap1" },
    { "Swap3", "swap3" },
    { "Pro", "pro" },
    { "Long Pro", "long-pro" },
    { "long-pro", "long-pro" },
    { "", NULL },
    { "rules", NULL },
    { "ルール", NULL },
    { "10", NULL },
    { "renju 10", NULL },
    { "gomoku", NULL },
    { "Gomoku", NULL },
    { "gomoku swap2", NULL },
    { "五目並べ", NULL },
    { "freestyle", NULL },
    { "Five in a Row", NULL },
    { "standard", NULL },
    { "Taraguchi-13", NULL },
    { "Taraguchi-0", NULL },
    { "Taraguchi-999999999999999999999", NULL },
    { "rif-2", NULL },
    { "renju renju", NULL },
    { "Japanese", NULL },
    { "Renju\xff", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TengenRenjuRules rules = { TENGEN_RENJU_NONE, 99, TRUE };
      g_autofree char *words = NULL;

      g_test_message ("%d: %s", (int) i, cases[i].words);
      if (!tengen_renju_rules_find_text (cases[i].text, &rules))
        {
          g_assert_null (cases[i].words);
          g_assert_cmpint (rules.number, ==, 99);
          continue;
        }
      words = tengen_renju_rules_format (&rules);
      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

/* Whatever is written for rules is read as them again, and so are the ids. */
static void
test_back (void)
{
  for (int i = 1; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      TengenRenjuRules rules, back;
      g_autofree char *text = NULL;
      g_autofree char *words = NULL;

      tengen_renju_rules_init (&rules, (TengenRenjuRegulation) i);
      text = tengen_renju_rules_get_text (&rules);
      g_assert_true (tengen_renju_rules_find_text (text, &back));
      g_assert_cmpmem (&back, sizeof back, &rules, sizeof rules);
      words = tengen_renju_rules_format (&rules);
      g_assert_true (tengen_renju_rules_find_text (words, &back));
      g_assert_cmpmem (&back, sizeof back, &rules, sizeof rules);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/rules-name/known", test_known);
  g_test_add_func ("/renju/rules-name/back", test_back);
  return g_test_run ();
}
