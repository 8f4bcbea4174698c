/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-rules-name: what records and people call the named sets
 *
 * What:   the texts found under RU, and what is known about the named set that
 *         a set comes from.
 * Shape:  texts are compared in one form for all ways of writing them. A text
 *         that is not in the table is unknown: no guess from a part of it.
 * Source: RU texts of public game collections; 囲碁オンラインのルール;
 *         子空皆地・等子比空; FF4 (AGA, GOE, Japanese).
 */
#include "tengen-go-rules-table.h"

#include "tengen-board-number.h"

#include <string.h>

/* Before the number of stones where captures decide. */
#define CAPTURES "Capture Go "

/* A text under RU as fold_text() leaves it. */
typedef struct
{
  const char *id;
  const char *text;
} Alias;

static const Alias aliases[] = {
  { "pure", "純碁" },
  { "pure", "純碁ルール" },
  { "pure", "jungo" },
  { "pure", "junngo" },
  { "pure", "purego" },
  { "pure", "pure" },
  { "pure", "stonecounting" },
  { "pure", "stonescoring" },
  { "japan", "japanese" },
  { "japan", "japan" },
  { "japan", "jp" },
  { "japan", "jpn" },
  { "japan", "nihonkiin" },
  { "japan", "日本" },
  { "japan", "日本ルール" },
  { "japan", "日本式" },
  { "japan", "日本規約" },
  { "japan", "日本棋院" },
  { "japan", "日本囲碁規約" },
  { "japan", "日本棋院囲碁規約" },
  { "japan", "日本规则" },
  { "japan", "日本規則" },
  { "japan", "日韩规则" },
  { "japan", "日本围棋规则" },
  { "china", "chinese" },
  { "china", "china" },
  { "china", "cn" },
  { "china", "chn" },
  { "china", "中国" },
  { "china", "中國" },
  { "china", "中国ルール" },
  { "china", "中国式" },
  { "china", "中国规则" },
  { "china", "中國規則" },
  { "china", "中国規則" },
  { "china", "中国围棋规则" },
  { "china", "数子法" },
  { "china", "數子法" },
  { "aga-area", "aga" },
  { "aga-area", "aga-area" },
  { "aga-area", "agaarea" },
  { "aga-area", "agaareacounting" },
  { "aga-area", "agaareascoring" },
  { "aga-area", "americangoassociation" },
  { "aga-area", "agaofficial" },
  { "aga-area", "american" },
  { "aga-area", "usa" },
  { "aga-area", "米国" },
  { "aga-area", "米国ルール" },
  { "aga-area", "米国式" },
  { "aga-area", "米国碁協会" },
  { "aga-area", "アメリカルール" },
  { "aga-area", "アメリカ式" },
  { "aga-area", "美国规则" },
  { "aga-area", "美國規則" },
  { "aga-area", "美国围棋规则" },
  { "aga-terr", "aga-terr" },
  { "aga-terr", "agaterr" },
  { "aga-terr", "agaterritory" },
  { "aga-terr", "agaterritorycounting" },
  { "aga-terr", "agaterritoryscoring" },
  { "aga-terr", "米国地計算" },
  { "aga-terr", "美国计目法" },
  { "ing", "ing" },
  { "ing", "goe" },
  { "ing", "inggoe" },
  { "ing", "goeing" },
  { "ing", "ings" },
  { "ing", "ingsst" },
  { "ing", "sst" },
  { "ing", "ing's" },
  { "ing", "ing'sgoe" },
  { "ing", "応氏" },
  { "ing", "応氏ルール" },
  { "ing", "応氏杯ルール" },
  { "ing", "應氏" },
  { "ing", "應氏規則" },
  { "ing", "應氏圍棋規則" },
  { "ing", "应氏" },
  { "ing", "应氏规则" },
  { "ing", "应氏围棋规则" },
  { "ing", "応氏計点制" },
  { "ing", "應氏計點制" },
  { "ing", "应氏计点制" },
  { "ing", "应氏计点法" },
  { "ing", "計点制" },
  { "ing", "計點制" },
  { "ing", "计点制" },
  { "wmsg", "wmsg" },
  { "wmsg", "wmsg2008" },
  { "wmsg", "2008wmsg" },
  { "wmsg", "worldmindsportsgames" },
  { "wmsg", "worldmindsportsgames2008" },
  { "wmsg", "2008worldmindsportsgames" },
  { "wmsg", "世界マインドスポーツゲームズ" },
  { "wmsg", "世界智力运动会" },
  { "wmsg", "世界智力运动会规则" },
  { "wmsg", "世界智力運動會規則" },
  { "wmsg", "2008世界智力运动会围棋规则" },
  { "wmsg", "智运会规则" },
  { "bsw-jp", "bsw-jp" },
  { "bsw-jp", "bsw" },
  { "bsw-jp", "bswjapanese" },
  { "bsw-jp", "bsw-japanese" },
  { "bsw-jp", "オンライン囲碁室" },
  { "bsw-jp", "オンライン囲碁室日本式" },
  { "bsw-jp", "オンライン囲碁室(日本式)" },
  { "bsw-jp", "オンライン囲碁室の日本式" },
  { "bsw-cn", "bsw-cn" },
  { "bsw-cn", "bswchinese" },
  { "bsw-cn", "bsw-chinese" },
  { "bsw-cn", "オンライン囲碁室中国式" },
  { "bsw-cn", "オンライン囲碁室(中国式)" },
  { "bsw-cn", "オンライン囲碁室の中国式" },
  { "1-1", "1-1" },
  { "1-1", "scientific1-1" },
  { "1-1", "科学計目法1-1" },
  { "1-1", "科学計目制1-1" },
  { "1-1", "科学计目法1-1" },
  { "1-1", "科学计目制1-1" },
  { "1-1", "子空皆地1-1" },
  { "1-2", "1-2" },
  { "1-2", "scientific1-2" },
  { "1-2", "科学計目法1-2" },
  { "1-2", "科学計目制1-2" },
  { "1-2", "科学计目法1-2" },
  { "1-2", "科学计目制1-2" },
  { "1-2", "子空皆地1-2" },
  { "2-1", "2-1" },
  { "2-1", "scientific2-1" },
  { "2-1", "科学計目法2-1" },
  { "2-1", "科学計目制2-1" },
  { "2-1", "科学计目法2-1" },
  { "2-1", "科学计目制2-1" },
  { "2-1", "子空皆地2-1" },
  { "2-2", "2-2" },
  { "2-2", "scientific2-2" },
  { "2-2", "科学計目法2-2" },
  { "2-2", "科学計目制2-2" },
  { "2-2", "科学计目法2-2" },
  { "2-2", "科学计目制2-2" },
  { "2-2", "子空皆地2-2" },
  { "2-2alt", "2-2alt" },
  { "2-2alt", "scientific2-2alt" },
  { "2-2alt", "科学計目法2-2alt" },
  { "2-2alt", "科学計目制2-2alt" },
  { "2-2alt", "科学计目法2-2alt" },
  { "2-2alt", "科学计目制2-2alt" },
  { "2-2alt", "子空皆地2-2alt" },
  { "3-1", "3-1" },
  { "3-1", "scientific3-1" },
  { "3-1", "科学計目法3-1" },
  { "3-1", "科学計目制3-1" },
  { "3-1", "科学计目法3-1" },
  { "3-1", "科学计目制3-1" },
  { "3-1", "子空皆地3-1" },
  { "3-2", "3-2" },
  { "3-2", "scientific3-2" },
  { "3-2", "科学計目法3-2" },
  { "3-2", "科学計目制3-2" },
  { "3-2", "科学计目法3-2" },
  { "3-2", "科学计目制3-2" },
  { "3-2", "子空皆地3-2" },
  { "3-2b", "3-2b" },
  { "3-2b", "scientific3-2b" },
  { "3-2b", "科学計目法3-2b" },
  { "3-2b", "科学計目制3-2b" },
  { "3-2b", "科学计目法3-2b" },
  { "3-2b", "科学计目制3-2b" },
  { "3-2b", "子空皆地3-2b" },
  { "4-1", "4-1" },
  { "4-1", "scientific4-1" },
  { "4-1", "科学計目法4-1" },
  { "4-1", "科学計目制4-1" },
  { "4-1", "科学计目法4-1" },
  { "4-1", "科学计目制4-1" },
  { "4-1", "子空皆地4-1" },
  { "4-2", "4-2" },
  { "4-2", "scientific4-2" },
  { "4-2", "科学計目法4-2" },
  { "4-2", "科学計目制4-2" },
  { "4-2", "科学计目法4-2" },
  { "4-2", "科学计目制4-2" },
  { "4-2", "子空皆地4-2" },
  { "tang", "tang" },
  { "tang", "tangcounting" },
  { "tang", "唐" },
  { "tang", "唐宋" },
  { "tang", "数路法" },
  { "tang", "數路法" },
  { "tang", "唐宋数路法" },
  { "tang", "唐宋數路法" },
  { "tang", "唐代数路法" },
  { "mingqing", "mingqing" },
  { "mingqing", "ming-qing" },
  { "mingqing", "mingandqing" },
  { "mingqing", "ming/qing" },
  { "mingqing", "明清" },
  { "mingqing", "還棋頭" },
  { "mingqing", "还棋头" },
  { "mingqing", "還棋頭法" },
  { "mingqing", "还棋头法" },
  { "mingqing", "還棋頭数子法" },
  { "mingqing", "還棋頭數子法" },
  { "mingqing", "还棋头数子法" },
  { "mingqing", "明清还棋头数子法" },
  { "mingqing", "明清還棋頭数子法" },
};

/* One form for all ways of writing a text: no blanks, wide letters made
 * narrow, one case, no "rules" at the end. */
static char *
fold_text (const char *text)
{
  static const char *const endings[] = { "ruleset", "rules", "rule" };
  g_autofree char *wide = g_utf8_normalize (text, -1, G_NORMALIZE_NFKC);
  g_autofree char *folded = NULL;
  GString *bare = g_string_new (NULL);

  folded = g_utf8_casefold (wide, -1);
  for (const char *c = folded; *c != '\0'; c = g_utf8_next_char (c))
    if (!g_unichar_isspace (g_utf8_get_char (c)))
      g_string_append_unichar (bare, g_utf8_get_char (c));
  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (bare->str, endings[i]))
      {
        g_string_truncate (bare, bare->len - strlen (endings[i]));
        break;
      }
  return g_string_free (bare, FALSE);
}

const TengenGoRules *
tengen_go_rules_find_text (const char *text)
{
  g_autofree char *folded = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  if (!g_utf8_validate (text, -1, NULL))
    return NULL;
  folded = fold_text (text);
  for (gsize i = 0; i < G_N_ELEMENTS (aliases); i++)
    if (strcmp (aliases[i].text, folded) == 0)
      return tengen_go_rules_find (aliases[i].id);
  return NULL;
}

const char *
tengen_go_rules_get_text (const TengenGoRules *self)
{
  const TengenGoRulesRow *row;

  g_return_val_if_fail (self != NULL, NULL);

  row = tengen_go_rules_find_row (self->id);
  return row != NULL ? row->text : self->id;
}

gboolean
tengen_go_rules_read_text (const char *text, TengenGoRules *rules)
{
  const TengenGoRules *named;
  int goal = 0;

  g_return_val_if_fail (text != NULL && rules != NULL, FALSE);

  named = tengen_go_rules_find_text (text);
  if (named == NULL && g_str_has_prefix (text, CAPTURES) &&
      tengen_board_number_parse (
          text + strlen (CAPTURES), 1, TENGEN_GO_GOAL_MAX, &goal))
    named = tengen_go_rules_find ("pure");
  if (named == NULL)
    return FALSE;
  *rules = *named;
  tengen_go_rules_set_goal (rules, goal);
  return TRUE;
}

char *
tengen_go_rules_write_text (const TengenGoRules *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->goal > 0 ? g_strdup_printf (CAPTURES "%d", self->goal)
                        : g_strdup (tengen_go_rules_get_text (self));
}

TengenGoFamily
tengen_go_rules_get_family (const TengenGoRules *self)
{
  const TengenGoRulesRow *row;

  g_return_val_if_fail (self != NULL, TENGEN_GO_FAMILY_USUAL);

  row = tengen_go_rules_find_row (self->id);
  return row != NULL ? row->family : TENGEN_GO_FAMILY_USUAL;
}

gboolean
tengen_go_rules_is_variant (const TengenGoRules *self)
{
  const TengenGoRulesRow *row;

  g_return_val_if_fail (self != NULL, FALSE);

  row = tengen_go_rules_find_row (self->id);
  return row != NULL && row->is_variant;
}

const char *
tengen_go_rules_get_source (const TengenGoRules *self)
{
  const TengenGoRulesRow *row;

  g_return_val_if_fail (self != NULL, NULL);

  row = tengen_go_rules_find_row (self->id);
  return row != NULL ? row->source : "";
}

gboolean
tengen_go_rules_has_stand_in (const TengenGoRules *self)
{
  const TengenGoRulesRow *row;

  g_return_val_if_fail (self != NULL, FALSE);

  row = tengen_go_rules_find_row (self->id);
  return row != NULL && row->stands_in &&
         self->repetition == row->rules.repetition;
}

TengenGoKoFights
tengen_go_rules_get_ko_fights (const TengenGoRules *self)
{
  const TengenGoRulesRow *row;

  g_return_val_if_fail (self != NULL, TENGEN_GO_KO_FIGHTS_PLAYED);

  row = tengen_go_rules_find_row (self->id);
  return row != NULL ? row->ko_fights : TENGEN_GO_KO_FIGHTS_PLAYED;
}
