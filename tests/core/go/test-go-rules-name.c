/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-rules-name: what the named sets are called, and by whom
 */
#include "tengen-go-rules.h"

#include <string.h>

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
    { "AGA", "aga-area" },
    { "aga", "aga-area" },
    { "American", "aga-area" },
    { "米国ルール", "aga-area" },
    { "Ing", "ing" },
    { "Ing's", "ing" },
    { "Ing Goe", "ing" },
    { "GOE", "ing" },
    { "goe", "ing" },
    { "Ing rules", "ing" },
    { "応氏ルール", "ing" },
    { "応氏", "ing" },
    { "应氏规则", "ing" },
    { "WMSG", "wmsg" },
    { "2008 World Mind Sports Games", "wmsg" },
    { "オンライン囲碁室", "bsw-jp" },
    { "オンライン囲碁室（中国式）", "bsw-cn" },
    { "1-1", "1-1" },
    { "科学計目法 3-2b", "3-2b" },
    { "数路法", "tang" },
    { "還棋頭", "mingqing" },
    { "还棋头数子法", "mingqing" },
    { "Korean", NULL },
    { "Tromp/Taylor", NULL },
    { "5-1", NULL },
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

/* What is known beside the choices stays with a set that was changed. */
static void
test_sources (void)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      TengenGoRules rules = *tengen_go_rules_get_named (i);
      const char *source = tengen_go_rules_get_source (&rules);
      gboolean is_ing = strcmp (rules.id, "ing") == 0;

      g_assert_true (g_utf8_validate (source, -1, NULL) && *source != '\0');
      g_assert_cmpint (tengen_go_rules_is_variant (&rules),
                       ==,
                       strcmp (rules.id, "2-2alt") == 0 ||
                           strcmp (rules.id, "3-2b") == 0);
      g_assert_cmpint (tengen_go_rules_has_stand_in (&rules), ==, is_ing);
      rules.komi_x2 = 1;
      g_assert_cmpint (tengen_go_rules_has_stand_in (&rules), ==, is_ing);
      rules.repetition = TENGEN_GO_REPETITION_GENERALISED;
      g_assert_false (tengen_go_rules_has_stand_in (&rules));
      g_assert_cmpstr (tengen_go_rules_get_source (&rules), ==, source);
    }
}

/* Only the Japanese rules say that bent four in the corner is dead; elsewhere
 * it is played out. */
static void
test_ko_fights (void)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      TengenGoRules rules = *tengen_go_rules_get_named (i);
      TengenGoKoFights expected = strcmp (rules.id, "japan") == 0
                                      ? TENGEN_GO_KO_FIGHTS_BARRED
                                      : TENGEN_GO_KO_FIGHTS_PLAYED;

      g_assert_cmpint (tengen_go_rules_get_ko_fights (&rules), ==, expected);
      rules.komi_x2 = 1;
      g_assert_cmpint (tengen_go_rules_get_ko_fights (&rules), ==, expected);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/rules-name/find-text", test_find_text);
  g_test_add_func ("/go/rules-name/text", test_text);
  g_test_add_func ("/go/rules-name/sources", test_sources);
  g_test_add_func ("/go/rules-name/ko-fights", test_ko_fights);
  return g_test_run ();
}
