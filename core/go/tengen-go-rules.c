/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-rules: a rule set (ルール) of the Go family as a value
 *
 * What:   the table of named sets, and one table of fields from which sets
 *         are compared, written and read.
 * Shape:  as text, the name and then `field=value` for what differs from it;
 *         komi in half points, switches 0 or 1, choices by word, sets of
 *         choices joined by `+` or `none`.
 * Source: 純碁の遊び方; 囲碁オンラインのルール; Japanese and Chinese practice.
 */
#include "tengen-go-rules.h"

#include <string.h>

/* More than any board holds. */
#define KOMI_MAX_X2 9999

static const TengenGoRules named_sets[] = {
  {
      .id = "pure",
      .acts = TENGEN_GO_ACT_ABSTAIN,
      .repetition = TENGEN_GO_REPETITION_BASIC,
      .stones = TRUE,
      .seki_eyes = TRUE,
      .unit = TENGEN_GO_UNIT_STONES,
  },
  {
      .id = "japan",
      .acts = TENGEN_GO_ACT_ABSTAIN,
      .repetition = TENGEN_GO_REPETITION_BASIC,
      .dead = TRUE,
      .territory = TRUE,
      .back = TRUE,
      .hold = TRUE,
      .resume = TENGEN_GO_RESUME_OPPONENT,
      .unit = TENGEN_GO_UNIT_MOKU,
      .komi_x2 = 13,
      .komi_handicap_x2 = 1,
      .komi_one_x2 = 1,
  },
  {
      .id = "china",
      .acts = TENGEN_GO_ACT_ABSTAIN,
      .repetition = TENGEN_GO_REPETITION_POSITIONAL,
      .dead = TRUE,
      .stones = TRUE,
      .territory = TRUE,
      .dame = TRUE,
      .seki_eyes = TRUE,
      .bonus = TENGEN_GO_BONUS_ALL,
      .unit = TENGEN_GO_UNIT_POINTS,
      .komi_x2 = 15,
      .komi_handicap_x2 = 0,
      .komi_one_x2 = 1,
  },
};

/* Texts found under RU, without blanks, folded; the set's own text for writing
 * is the first one of its id in `written`. */
typedef struct
{
  const char *id;
  const char *text;
} Alias;

static const Alias written[] = {
  { "pure", "Pure Go" },
  { "japan", "Japanese" },
  { "china", "Chinese" },
};

static const Alias aliases[] = {
  { "pure", "純碁" },          { "pure", "純碁ルール" },
  { "pure", "jungo" },         { "pure", "junngo" },
  { "pure", "purego" },        { "pure", "pure" },
  { "pure", "stonecounting" }, { "pure", "stonescoring" },
  { "japan", "japanese" },     { "japan", "japan" },
  { "japan", "jp" },           { "japan", "jpn" },
  { "japan", "nihonkiin" },    { "japan", "日本" },
  { "japan", "日本ルール" },   { "japan", "日本式" },
  { "japan", "日本規約" },     { "japan", "日本棋院" },
  { "japan", "日本囲碁規約" }, { "japan", "日本棋院囲碁規約" },
  { "japan", "日本规则" },     { "japan", "日本規則" },
  { "japan", "日韩规则" },     { "japan", "日本围棋规则" },
  { "china", "chinese" },      { "china", "china" },
  { "china", "cn" },           { "china", "chn" },
  { "china", "中国" },         { "china", "中國" },
  { "china", "中国ルール" },   { "china", "中国式" },
  { "china", "中国规则" },     { "china", "中國規則" },
  { "china", "中国規則" },     { "china", "中国围棋规则" },
  { "china", "数子法" },       { "china", "數子法" },
};

typedef enum
{
  FIELD_NUMBER,
  FIELD_SWITCH,
  FIELD_CHOICE,
  FIELD_SET,
} FieldKind;

typedef struct
{
  const char *name;
  FieldKind kind;
  gsize offset;
  const char *words[5];
} Field;

/* All fields but the id; every one of them has the size of an int. */
static const Field fields[] = {
  { "acts",
    FIELD_SET,
    G_STRUCT_OFFSET (TengenGoRules, acts),
    { "virtual", "abstain", "pass-stone", "propose" } },
  { "repetition",
    FIELD_CHOICE,
    G_STRUCT_OFFSET (TengenGoRules, repetition),
    { "basic", "positional", "situational", "generalised" } },
  { "reset", FIELD_SWITCH, G_STRUCT_OFFSET (TengenGoRules, reset), { NULL } },
  { "suicide",
    FIELD_CHOICE,
    G_STRUCT_OFFSET (TengenGoRules, suicide),
    { "never", "many", "any" } },
  { "dead", FIELD_SWITCH, G_STRUCT_OFFSET (TengenGoRules, dead), { NULL } },
  { "stones", FIELD_SWITCH, G_STRUCT_OFFSET (TengenGoRules, stones), { NULL } },
  { "territory",
    FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, territory),
    { NULL } },
  { "dame", FIELD_SWITCH, G_STRUCT_OFFSET (TengenGoRules, dame), { NULL } },
  { "back", FIELD_SWITCH, G_STRUCT_OFFSET (TengenGoRules, back), { NULL } },
  { "hold", FIELD_SWITCH, G_STRUCT_OFFSET (TengenGoRules, hold), { NULL } },
  { "seki-eyes",
    FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, seki_eyes),
    { NULL } },
  { "bonus",
    FIELD_CHOICE,
    G_STRUCT_OFFSET (TengenGoRules, bonus),
    { "none", "all", "less-one" } },
  { "resume",
    FIELD_CHOICE,
    G_STRUCT_OFFSET (TengenGoRules, resume),
    { "turn", "opponent" } },
  { "unit",
    FIELD_CHOICE,
    G_STRUCT_OFFSET (TengenGoRules, unit),
    { "moku", "points", "stones" } },
  { "komi", FIELD_NUMBER, G_STRUCT_OFFSET (TengenGoRules, komi_x2), { NULL } },
  { "komi-handicap",
    FIELD_NUMBER,
    G_STRUCT_OFFSET (TengenGoRules, komi_handicap_x2),
    { NULL } },
  { "komi-one",
    FIELD_NUMBER,
    G_STRUCT_OFFSET (TengenGoRules, komi_one_x2),
    { NULL } },
};

static int
read_field (const TengenGoRules *rules, const Field *field)
{
  int value;

  memcpy (&value, (const char *) rules + field->offset, sizeof value);
  return value;
}

static void
write_field (TengenGoRules *rules, const Field *field, int value)
{
  memcpy ((char *) rules + field->offset, &value, sizeof value);
}

static void
format_set (GString *text, const Field *field, int value)
{
  gboolean first = TRUE;

  for (int i = 0; field->words[i] != NULL; i++)
    if ((value & (1 << i)) != 0)
      {
        g_string_append_printf (text, first ? "%s" : "+%s", field->words[i]);
        first = FALSE;
      }
  if (first)
    g_string_append (text, "none");
}

static void
format_value (GString *text, const Field *field, int value)
{
  switch (field->kind)
    {
    case FIELD_NUMBER:
    case FIELD_SWITCH:
      g_string_append_printf (text, "%d", value);
      break;
    case FIELD_CHOICE:
      g_string_append (text, field->words[value]);
      break;
    case FIELD_SET:
      format_set (text, field, value);
      break;
    }
}

static int
find_word (const Field *field, const char *word)
{
  for (int i = 0; field->words[i] != NULL; i++)
    if (strcmp (field->words[i], word) == 0)
      return i;
  return -1;
}

static gboolean
parse_number (const char *text, int lowest, int highest, int *value)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, lowest, highest, &number, NULL))
    return FALSE;
  *value = (int) number;
  return TRUE;
}

static gboolean
parse_set (const Field *field, const char *text, int *value)
{
  g_auto (GStrv) words = NULL;

  *value = 0;
  if (strcmp (text, "none") == 0)
    return TRUE;
  words = g_strsplit (text, "+", -1);
  for (char **word = words; *word != NULL; word++)
    {
      int bit = find_word (field, *word);

      if (bit < 0)
        return FALSE;
      *value |= 1 << bit;
    }
  return *words != NULL;
}

static gboolean
parse_value (const Field *field, const char *text, int *value)
{
  switch (field->kind)
    {
    case FIELD_NUMBER:
      return parse_number (text, -KOMI_MAX_X2, KOMI_MAX_X2, value);
    case FIELD_SWITCH:
      return parse_number (text, 0, 1, value);
    case FIELD_CHOICE:
      *value = find_word (field, text);
      return *value >= 0;
    case FIELD_SET:
      return parse_set (field, text, value);
    }
  g_assert_not_reached ();
}

static gboolean
parse_change (TengenGoRules *rules, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "=", 2);
  int value;

  if (g_strv_length (parts) != 2)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    if (strcmp (fields[i].name, parts[0]) == 0)
      {
        if (!parse_value (&fields[i], parts[1], &value))
          return FALSE;
        write_field (rules, &fields[i], value);
        return TRUE;
      }
  return FALSE;
}

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

guint
tengen_go_rules_get_n_named (void)
{
  return G_N_ELEMENTS (named_sets);
}

const TengenGoRules *
tengen_go_rules_get_named (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (named_sets), NULL);

  return &named_sets[index];
}

const TengenGoRules *
tengen_go_rules_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (named_sets); i++)
    if (strcmp (named_sets[i].id, id) == 0)
      return &named_sets[i];
  return NULL;
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
  g_return_val_if_fail (self != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (written); i++)
    if (strcmp (written[i].id, self->id) == 0)
      return written[i].text;
  return self->id;
}

int
tengen_go_rules_komi (const TengenGoRules *self, int handicap)
{
  g_return_val_if_fail (self != NULL, 0);

  if (handicap >= 2)
    return self->komi_handicap_x2;
  return handicap == 1 ? self->komi_one_x2 : self->komi_x2;
}

int
tengen_go_rules_bonus (const TengenGoRules *self, int handicap)
{
  g_return_val_if_fail (self != NULL, 0);

  if (handicap < 2)
    return 0;
  switch (self->bonus)
    {
    case TENGEN_GO_BONUS_NONE:
      return 0;
    case TENGEN_GO_BONUS_ALL:
      return 2 * handicap;
    case TENGEN_GO_BONUS_LESS_ONE:
      return 2 * (handicap - 1);
    }
  g_return_val_if_reached (0);
}

gboolean
tengen_go_rules_equal (const TengenGoRules *self, const TengenGoRules *other)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (other != NULL, FALSE);

  if (strcmp (self->id, other->id) != 0)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    if (read_field (self, &fields[i]) != read_field (other, &fields[i]))
      return FALSE;
  return TRUE;
}

char *
tengen_go_rules_format (const TengenGoRules *self)
{
  const TengenGoRules *base;
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);
  base = tengen_go_rules_find (self->id);
  g_return_val_if_fail (base != NULL, NULL);

  text = g_string_new (self->id);
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    if (read_field (self, &fields[i]) != read_field (base, &fields[i]))
      {
        g_string_append_printf (text, " %s=", fields[i].name);
        format_value (text, &fields[i], read_field (self, &fields[i]));
      }
  return g_string_free (text, FALSE);
}

gboolean
tengen_go_rules_parse (const char *text, TengenGoRules *rules)
{
  g_auto (GStrv) words = NULL;
  const TengenGoRules *base = NULL;
  TengenGoRules made;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (rules != NULL, FALSE);

  words = g_strsplit_set (text, " \t\r\n", -1);
  for (char **word = words; *word != NULL; word++)
    {
      if (**word == '\0')
        continue;
      if (base == NULL)
        {
          base = tengen_go_rules_find (*word);
          if (base == NULL)
            return FALSE;
          made = *base;
        }
      else if (!parse_change (&made, *word))
        return FALSE;
    }
  if (base != NULL)
    *rules = made;
  return base != NULL;
}
