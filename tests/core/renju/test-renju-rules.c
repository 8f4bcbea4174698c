/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-rules: rules of Renju as values and as words
 */
#include "tengen-renju-rules.h"

#include <string.h>

static const struct
{
  const char *words, *text;
} rows[TENGEN_RENJU_N_REGULATIONS] = {
  { "none", NULL },
  { "free", "Renju, Free" },
  { "s26", "Renju, Swap after pattern" },
  { "rif", "Renju, RIF" },
  { "swap89", "Renju, Swap 1989" },
  { "yama", "Renju, Yamaguchi" },
  { "soos-8", "Renju, Soosõrv-8" },
  { "taran", "Renju, Tarannikov" },
  { "tara-10", "Renju, Taraguchi-10" },
  { "stara", "Renju, Super Taraguchi-10" },
  { "sakata", "Renju, Sakata" },
  { "ssakata", "Renju, Super Sakata" },
  { "swap2", "Renju, Swap2" },
  { "swap1", "Renju, Swap1" },
  { "swap3", "Renju, Swap3" },
  { "pro", "Renju, Pro" },
  { "long-pro", "Renju, Long Pro" },
};

static void
test_table (void)
{
  for (int i = 0; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      const TengenRenjuRegulationInfo *info =
          tengen_renju_regulation_get_info ((TengenRenjuRegulation) i);

      g_assert_cmpint (info->regulation, ==, i);
      g_assert_true (g_str_has_prefix (rows[i].words, info->id));
    }
}

static void
test_words (void)
{
  for (int i = 0; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      TengenRenjuRules rules, back = { 0 };
      g_autofree char *words = NULL;
      g_autofree char *declared = NULL;
      g_autofree char *expected =
          g_strconcat (rows[i].words, " declared", NULL);

      tengen_renju_rules_init (&rules, (TengenRenjuRegulation) i);
      g_assert_cmpint (rules.regulation, ==, i);
      g_assert_false (rules.declared);
      words = tengen_renju_rules_format (&rules);
      g_assert_cmpstr (words, ==, rows[i].words);
      g_assert_true (tengen_renju_rules_parse (words, &back));
      g_assert_cmpmem (&back, sizeof back, &rules, sizeof rules);
      rules.declared = TRUE;
      declared = tengen_renju_rules_format (&rules);
      g_assert_cmpstr (declared, ==, expected);
      g_assert_true (tengen_renju_rules_parse (declared, &back));
      g_assert_cmpmem (&back, sizeof back, &rules, sizeof rules);
    }
}

static void
test_numbers (void)
{
  const char *const ids[] = { "soos", "tara" };
  TengenRenjuRules rules;

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    for (int number = 1; number <= TENGEN_RENJU_OFFERS_MAX; number++)
      {
        g_autofree char *words = g_strdup_printf ("%s-%d", ids[i], number);
        g_autofree char *back = NULL;

        g_assert_true (tengen_renju_rules_parse (words, &rules));
        g_assert_cmpint (rules.number, ==, number);
        back = tengen_renju_rules_format (&rules);
        g_assert_cmpstr (back, ==, words);
      }
  g_assert_true (tengen_renju_rules_parse ("soos", &rules));
  g_assert_cmpint (rules.number, ==, 8);
  g_assert_true (tengen_renju_rules_parse ("tara declared", &rules));
  g_assert_cmpint (rules.number, ==, 10);
  g_assert_true (tengen_renju_rules_parse ("rif", &rules));
  g_assert_cmpint (rules.number, ==, 0);
}

static void
test_refused (void)
{
  const char *const texts[] = {
    "",         " ",       "rif-2",     "rif2",          "tara-0",
    "tara-13",  "tara-",   "tara-x",    "tara-10x",      "tara--1",
    "tara- 1",  "tar",     "taran-5",   "swap",          "swap2-3",
    "swap4",    "none-1",  "declared",  "rif declare",   "rif declared x",
    "longpro",  "long",    "TARA-10",   "rif  declared", "tara-4294967297",
    "stara-10", "yama-12", "yamaguchi", "declared rif",  "rif declared ",
  };
  TengenRenjuRules before, rules;

  memset (&before, 7, sizeof before);
  rules = before;
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_test_message ("%s", texts[i]);
      g_assert_false (tengen_renju_rules_parse (texts[i], &rules));
      g_assert_cmpmem (&rules, sizeof rules, &before, sizeof before);
    }
}

static void
test_text (void)
{
  TengenRenjuRules rules;
  g_autofree char *five = NULL;

  for (int i = 0; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      g_autofree char *text = NULL;

      tengen_renju_rules_init (&rules, (TengenRenjuRegulation) i);
      rules.declared = TRUE;
      text = tengen_renju_rules_get_text (&rules);
      g_assert_cmpstr (text, ==, rows[i].text);
    }
  g_assert_true (tengen_renju_rules_parse ("tara-5", &rules));
  five = tengen_renju_rules_get_text (&rules);
  g_assert_cmpstr (five, ==, "Renju, Taraguchi-5");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/rules/table", test_table);
  g_test_add_func ("/renju/rules/words", test_words);
  g_test_add_func ("/renju/rules/numbers", test_numbers);
  g_test_add_func ("/renju/rules/refused", test_refused);
  g_test_add_func ("/renju/rules/text", test_text);
  return g_test_run ();
}
