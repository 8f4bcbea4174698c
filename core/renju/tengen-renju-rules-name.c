/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-rules-name: what records and people call the regulations
 *
 * What:   the texts found under RU.
 * Shape:  texts and names are compared in one form for all ways of writing
 *         them. A text that is not in a table is unknown: no guess from a part
 *         of it. So the names of five in a row without the rules of Renju
 *         (五目並べ) name nothing here.
 * Source: RenjuNet and renjusha.net; texts of public game collections.
 */
#include "tengen-renju-rules.h"

#include <string.h>

#include "tengen-board-number.h"

/* Another name than the id and what is written under RU. */
typedef struct
{
  TengenRenjuRegulation regulation;
  const char *text;
} Alias;

static const Alias aliases[] = {
  { TENGEN_RENJU_FREE, "自由打ち" },
  { TENGEN_RENJU_FREE, "free play" },
  { TENGEN_RENJU_FREE, "free renju" },
  { TENGEN_RENJU_S26, "珠型交代打ち" },
  { TENGEN_RENJU_S26, "珠型交替打ち" },
  { TENGEN_RENJU_S26, "珠形交代打ち" },
  { TENGEN_RENJU_S26, "珠形交替打ち" },
  { TENGEN_RENJU_S26, "開局交替打ち" },
  { TENGEN_RENJU_RIF, "classic RIF" },
  { TENGEN_RENJU_RIF, "RIF classic" },
  { TENGEN_RENJU_RIF, "2題打ち" },
  { TENGEN_RENJU_RIF, "二題打ち" },
  { TENGEN_RENJU_RIF, "珠型交替五珠2題打ち" },
  { TENGEN_RENJU_RIF, "珠型交替五珠二題打ち" },
  { TENGEN_RENJU_RIF, "五手两打" },
  { TENGEN_RENJU_RIF, "五手兩打" },
  { TENGEN_RENJU_SWAP89, "swap" },
  { TENGEN_RENJU_SWAP89, "swap rule 1989" },
  { TENGEN_RENJU_YAMA, "yamaguchi" },
  { TENGEN_RENJU_YAMA, "山口" },
  { TENGEN_RENJU_YAMA, "題数打ち" },
  { TENGEN_RENJU_YAMA, "五珠題数打ち" },
  { TENGEN_RENJU_YAMA, "珠型五珠題数提示選択打ち" },
  { TENGEN_RENJU_SOOS, "soosorv" },
  { TENGEN_RENJU_SOOS, "soosoorv" },
  { TENGEN_RENJU_SOOS, "soosyrv" },
  { TENGEN_RENJU_SOOS, "soosrv" },
  { TENGEN_RENJU_SOOS, "ソーソロフ" },
  { TENGEN_RENJU_SOOS, "四珠交替打ち" },
  { TENGEN_RENJU_SOOS, "四珠交代打ち" },
  { TENGEN_RENJU_SOOS, "索索夫" },
  { TENGEN_RENJU_TARAN, "tarannikov" },
  { TENGEN_RENJU_TARAN, "5 swaps" },
  { TENGEN_RENJU_TARAN, "タランニコフ" },
  { TENGEN_RENJU_TARAN, "塔拉" },
  { TENGEN_RENJU_TARA, "taraguchi" },
  { TENGEN_RENJU_TARA, "タラグチ" },
  { TENGEN_RENJU_TARA, "五珠交替打ち" },
  { TENGEN_RENJU_TARA, "五珠交代打ち" },
  { TENGEN_RENJU_TARA, "塔拉山口" },
  { TENGEN_RENJU_STARA, "stara-10" },
  { TENGEN_RENJU_STARA, "super taraguchi" },
  { TENGEN_RENJU_STARA, "super tara" },
  { TENGEN_RENJU_STARA, "super tara-10" },
  { TENGEN_RENJU_STARA, "スーパータラグチ" },
  { TENGEN_RENJU_STARA, "スーパータラグチ-10" },
  { TENGEN_RENJU_SAKATA, "坂田" },
  { TENGEN_RENJU_SSAKATA, "スーパー坂田" },
};

/* One form for all ways of writing a text: letters and digits alone, wide
 * letters made narrow, no accents, one case. */
static char *
fold_text (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_NFKD);
  g_autofree char *folded = g_utf8_casefold (apart, -1);
  GString *bare = g_string_new (NULL);

  for (const char *c = folded; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_isalnum (g_utf8_get_char (c)))
      g_string_append_unichar (bare, g_utf8_get_char (c));
  return g_string_free (bare, FALSE);
}

/* Takes off what says no more than that it is a rule of opening. */
static void
cut_endings (char *folded)
{
  static const char *const endings[] = {
    "ruleset", "rules", "rule", "opening", "ルール", "方式", "规则", "規則",
  };
  gboolean is_cut;

  do
    {
      is_cut = FALSE;
      for (gsize i = 0; i < G_N_ELEMENTS (endings) && !is_cut; i++)
        if (g_str_has_suffix (folded, endings[i]))
          {
            folded[strlen (folded) - strlen (endings[i])] = '\0';
            is_cut = TRUE;
          }
    }
  while (is_cut);
}

/* Takes the name of the game off. */
static const char *
skip_game (const char *folded)
{
  static const char *const games[] = { "renju", "連珠", "连珠", "れんじゅ" };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_has_prefix (folded, games[i]))
      return folded + strlen (games[i]);
  return folded;
}

static gboolean
is_name (const char *name, const char *wanted)
{
  g_autofree char *folded = NULL;

  if (name == NULL)
    return FALSE;
  folded = fold_text (name);
  cut_endings (folded);
  return strcmp (folded, wanted) == 0 ||
         strcmp (skip_game (folded), wanted) == 0;
}

static gboolean
find_name (const char *wanted, TengenRenjuRules *rules)
{
  for (int i = 0; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      const TengenRenjuRegulationInfo *info =
          tengen_renju_regulation_get_info ((TengenRenjuRegulation) i);

      if (is_name (info->id, wanted) || is_name (info->text, wanted))
        {
          tengen_renju_rules_init (rules, info->regulation);
          return TRUE;
        }
    }
  for (gsize i = 0; i < G_N_ELEMENTS (aliases); i++)
    if (is_name (aliases[i].text, wanted))
      {
        tengen_renju_rules_init (rules, aliases[i].regulation);
        return TRUE;
      }
  return FALSE;
}

/* A name with the number of fifth moves behind it. */
static gboolean
find_numbered (const char *wanted, TengenRenjuRules *rules)
{
  gsize length = strlen (wanted);
  g_autofree char *name = NULL;
  TengenRenjuRules found;
  int number;

  while (length > 0 && g_ascii_isdigit (wanted[length - 1]))
    length--;
  name = g_strndup (wanted, length);
  if (!tengen_board_number_parse (
          wanted + length, 1, TENGEN_RENJU_OFFERS_MAX, &number) ||
      !find_name (name, &found) || found.number == 0)
    return FALSE;
  found.number = number;
  *rules = found;
  return TRUE;
}

gboolean
tengen_renju_rules_find_text (const char *text, TengenRenjuRules *rules)
{
  g_autofree char *folded = NULL;
  const char *name;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (rules != NULL, FALSE);

  if (!g_utf8_validate (text, -1, NULL))
    return FALSE;
  folded = fold_text (text);
  cut_endings (folded);
  if (*folded == '\0')
    return FALSE;
  name = skip_game (folded);
  if (*name == '\0')
    {
      tengen_renju_rules_init (rules, TENGEN_RENJU_NONE);
      return TRUE;
    }
  return find_name (name, rules) || find_numbered (name, rules);
}
