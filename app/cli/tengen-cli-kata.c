/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-kata: rule sets as KataGo has them, in JSON or by its names
 *
 * Shape: a set is a row of choices, one for each key.
 */
#include "tengen-cli-kata.h"

#include <string.h>

/* The keys, in the order they are written. */
enum
{
  FRIENDLY,
  BUTTON,
  KO,
  SCORING,
  SUICIDE,
  TAX,
  BONUS,
  N_KEYS,
};

/* Some choices by name. */
enum
{
  AREA = 0,
  TERRITORY = 1,
  TAX_NONE = 0,
  TAX_SEKI = 1,
  TAX_ALL = 2,
};

/* In the order of the values here, where there is one. */
static const struct
{
  const char *name;
  const char *choices[4]; /* as they stand in JSON */
} keys[N_KEYS] = {
  [FRIENDLY] = { "friendlyPassOk", { "false", "true" } },
  [BUTTON] = { "hasButton", { "false", "true" } },
  [KO] = { "ko", { "\"SIMPLE\"", "\"POSITIONAL\"", "\"SITUATIONAL\"" } },
  [SCORING] = { "scoring", { "\"AREA\"", "\"TERRITORY\"" } },
  [SUICIDE] = { "suicide", { "false", "true" } },
  [TAX] = { "tax", { "\"NONE\"", "\"SEKI\"", "\"ALL\"" } },
  [BONUS] = { "whiteHandicapBonus", { "\"0\"", "\"N\"", "\"N-1\"" } },
};

/* The names, as KataGo explains them. */
static const struct
{
  const char *name;
  guint8 choices[N_KEYS];
} names[] = {
  { "tromp-taylor", { 0, 0, 1, AREA, 1, TAX_NONE, 0 } },
  { "chinese", { 1, 0, 0, AREA, 0, TAX_NONE, 1 } },
  { "chinese-ogs", { 1, 0, 1, AREA, 0, TAX_NONE, 1 } },
  { "chinese-kgs", { 1, 0, 1, AREA, 0, TAX_NONE, 1 } },
  { "japanese", { 1, 0, 0, TERRITORY, 0, TAX_SEKI, 0 } },
  { "korean", { 1, 0, 0, TERRITORY, 0, TAX_SEKI, 0 } },
  { "stone-scoring", { 1, 0, 0, AREA, 0, TAX_ALL, 0 } },
  { "aga", { 1, 0, 2, AREA, 0, TAX_NONE, 2 } },
  { "bga", { 1, 0, 2, AREA, 0, TAX_NONE, 2 } },
  { "french", { 1, 0, 2, AREA, 0, TAX_NONE, 2 } },
  { "new-zealand", { 1, 0, 2, AREA, 1, TAX_NONE, 0 } },
};

/* The named sets that KataGo's choices are made of; where none of them has these
 * choices as it is, the last one that takes them is changed. */
static const char *const bases[] = { "pure", "japan", "aga-area", "china" };

/* Gives a named set the choices; FALSE if that makes another of it. */
static gboolean
apply (const char *id, const guint8 *choices, TengenGoRules *rules)
{
  gboolean is_pure = choices[TAX] == TAX_ALL;
  gboolean is_area = choices[SCORING] == AREA;

  *rules = *tengen_go_rules_find (id);
  if (choices[BUTTON] != 0 || rules->stones != is_area ||
      rules->territory == is_pure ||
      (is_area ? choices[TAX] == TAX_SEKI : choices[FRIENDLY] == 0))
    return FALSE;
  /* where only stones count, none is taken off anyhow */
  if (!is_pure)
    rules->dead = choices[FRIENDLY];
  rules->repetition = (TengenGoRepetitionRule) choices[KO];
  rules->suicide = (TengenGoSuicide) choices[SUICIDE];
  rules->seki_eyes = choices[TAX] != TAX_SEKI;
  rules->bonus = (TengenGoBonus) choices[BONUS];
  return tengen_go_rules_check (rules) == TENGEN_GO_CLASH_NONE;
}

static gboolean
find (const guint8 *choices, TengenGoRules *rules)
{
  TengenGoRules made;
  gboolean is_found = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (bases); i++)
    if (apply (bases[i], choices, &made))
      {
        *rules = made;
        is_found = TRUE;
        if (tengen_go_rules_equal (&made, tengen_go_rules_find (bases[i])))
          return TRUE;
      }
  return is_found;
}

/* Compares all but komi, which KataGo has beside the rules. */
static gboolean
is_equal (const TengenGoRules *rules, const TengenGoRules *other)
{
  TengenGoRules same = *rules;

  same.komi_x2 = other->komi_x2;
  same.komi_handicap_x2 = other->komi_handicap_x2;
  same.komi_one_x2 = other->komi_one_x2;
  return tengen_go_rules_equal (&same, other);
}

char *
tengen_cli_kata_format (const TengenGoRules *rules)
{
  guint8 choices[N_KEYS] = {
    [FRIENDLY] = (guint8) rules->dead,
    [KO] = (guint8) rules->repetition,
    [SCORING] = rules->stones ? AREA : TERRITORY,
    [SUICIDE] = (guint8) rules->suicide,
    [TAX] = !rules->territory  ? TAX_ALL
            : rules->seki_eyes ? TAX_NONE
                               : TAX_SEKI,
    [BONUS] = (guint8) rules->bonus,
  };
  TengenGoRules made;
  gboolean is_same = FALSE;
  g_autoptr (GString) text = NULL;

  if (rules->repetition == TENGEN_GO_REPETITION_GENERALISED ||
      rules->suicide == TENGEN_GO_SUICIDE_ANY)
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (bases) && !is_same; i++)
    is_same = strcmp (rules->id, bases[i]) == 0 &&
              apply (bases[i], choices, &made) && is_equal (&made, rules);
  if (!is_same)
    return NULL;
  text = g_string_new ("{");
  for (int i = 0; i < N_KEYS; i++)
    g_string_append_printf (text,
                            "%s\"%s\":%s",
                            i > 0 ? "," : "",
                            keys[i].name,
                            keys[i].choices[choices[i]]);
  g_string_append_c (text, '}');
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Takes up a key with its value, both as they stand in JSON. */
static gboolean
take (const char *key, const char *value, guint8 *choices)
{
  for (int i = 0; i < N_KEYS; i++)
    if (strcmp (key, keys[i].name) == 0)
      for (guint8 k = 0; keys[i].choices[k] != NULL; k++)
        if (g_ascii_strcasecmp (value, keys[i].choices[k]) == 0)
          {
            choices[i] = k;
            return TRUE;
          }
  return FALSE;
}

/* Reads an object without objects in it. */
static gboolean
parse_object (const char *text, guint8 *choices)
{
#define PAIR "\\s*\"(\\w+)\"\\s*:\\s*(\"[^\"]*\"|\\w+)\\s*"
  g_autoptr (GRegex) pair = NULL;
  g_autoptr (GMatchInfo) match = NULL;
  gboolean is_good = TRUE;

  if (!g_regex_match_simple ("^\\s*\\{(" PAIR "(," PAIR ")*)?\\}\\s*$",
                             text,
                             G_REGEX_RAW,
                             G_REGEX_MATCH_DEFAULT))
    return FALSE;
  choices[TAX] = G_MAXUINT8;
  pair = g_regex_new (PAIR, G_REGEX_RAW, G_REGEX_MATCH_DEFAULT, NULL);
  for (g_regex_match (pair, text, G_REGEX_MATCH_DEFAULT, &match);
       is_good && g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *key = g_match_info_fetch (match, 1);
      g_autofree char *value = g_match_info_fetch (match, 2);

      is_good = take (key, value, choices);
    }
  if (choices[TAX] == G_MAXUINT8)
    choices[TAX] = choices[SCORING] == TERRITORY ? TAX_SEKI : TAX_NONE;
  return is_good;
}

gboolean
tengen_cli_kata_parse (const char *text, TengenGoRules *rules)
{
  guint8 choices[N_KEYS] = { [FRIENDLY] = 1, [KO] = 1, [SUICIDE] = 1 };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_ascii_strcasecmp (text, names[i].name) == 0)
      return find (names[i].choices, rules);
  return parse_object (text, choices) && find (choices, rules);
}
