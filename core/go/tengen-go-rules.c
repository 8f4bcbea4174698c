/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-rules: a rule set (ルール) of the Go family as a value
 *
 * What:   looking sets up, what they ask of a handicap, and one table of
 *         fields from which sets are compared, written and read.
 * Not:    the named sets (tengen-go-rules-table), the texts that records have
 *         for them (tengen-go-rules-name), contradictions
 *         (tengen-go-rules-check).
 * Shape:  as text, the name and then `field=value` for what differs from it;
 *         komi in half points, switches 0 or 1, choices by word, sets of
 *         choices joined by `+` or `none`.
 */
#include "tengen-go-rules-table.h"
#include "tengen-board-number.h"

#include <string.h>

/* More than any board holds. */
#define KOMI_MAX_X2 9999

typedef struct
{
  const char *name;
  TengenGoFieldKind kind;
  gsize offset;
  const char *words[6];
} Field;

/* All fields but the id; every one of them has the size of an int. */
static const Field fields[] = {
  { "acts",
    TENGEN_GO_FIELD_SET,
    G_STRUCT_OFFSET (TengenGoRules, acts),
    { "virtual", "abstain", "pass-stone", "propose" } },
  { "repetition",
    TENGEN_GO_FIELD_CHOICE,
    G_STRUCT_OFFSET (TengenGoRules, repetition),
    { "basic", "positional", "situational", "generalised" } },
  { "reset",
    TENGEN_GO_FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, reset),
    { NULL } },
  { "suicide",
    TENGEN_GO_FIELD_CHOICE,
    G_STRUCT_OFFSET (TengenGoRules, suicide),
    { "never", "many", "any" } },
  { "dead",
    TENGEN_GO_FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, dead),
    { NULL } },
  { "stones",
    TENGEN_GO_FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, stones),
    { NULL } },
  { "territory",
    TENGEN_GO_FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, territory),
    { NULL } },
  { "dame",
    TENGEN_GO_FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, dame),
    { NULL } },
  { "back",
    TENGEN_GO_FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, back),
    { NULL } },
  { "hold",
    TENGEN_GO_FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, hold),
    { NULL } },
  { "virtual-back",
    TENGEN_GO_FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, virtual_back),
    { NULL } },
  { "pass-back",
    TENGEN_GO_FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, pass_back),
    { NULL } },
  { "claims",
    TENGEN_GO_FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, claims),
    { NULL } },
  { "extra-stones",
    TENGEN_GO_FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, extra_stones),
    { NULL } },
  { "extra-first",
    TENGEN_GO_FIELD_CHOICE,
    G_STRUCT_OFFSET (TengenGoRules, extra_first),
    { "none", "compensate", "own", "fill" } },
  { "extra-later",
    TENGEN_GO_FIELD_CHOICE,
    G_STRUCT_OFFSET (TengenGoRules, extra_later),
    { "none", "compensate", "own", "fill" } },
  { "extra-handicap",
    TENGEN_GO_FIELD_CHOICE,
    G_STRUCT_OFFSET (TengenGoRules, extra_handicap),
    { "none", "compensate", "own", "fill" } },
  { "balance",
    TENGEN_GO_FIELD_CHOICE,
    G_STRUCT_OFFSET (TengenGoRules, balance),
    { "none", "stone", "negative", "white-last" } },
  { "equal",
    TENGEN_GO_FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, equal),
    { NULL } },
  { "tax",
    TENGEN_GO_FIELD_CHOICE,
    G_STRUCT_OFFSET (TengenGoRules, tax),
    { "none", "eyes", "groups" } },
  { "first-pass-bonus",
    TENGEN_GO_FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, first_pass_bonus),
    { NULL } },
  { "tie-black",
    TENGEN_GO_FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, tie_black),
    { NULL } },
  { "seki-eyes",
    TENGEN_GO_FIELD_SWITCH,
    G_STRUCT_OFFSET (TengenGoRules, seki_eyes),
    { NULL } },
  { "bonus",
    TENGEN_GO_FIELD_CHOICE,
    G_STRUCT_OFFSET (TengenGoRules, bonus),
    { "none", "all", "less-one" } },
  { "resume",
    TENGEN_GO_FIELD_CHOICE,
    G_STRUCT_OFFSET (TengenGoRules, resume),
    { "turn", "opponent" } },
  { "unit",
    TENGEN_GO_FIELD_CHOICE,
    G_STRUCT_OFFSET (TengenGoRules, unit),
    { "moku", "points", "stones", "lu", "zi" } },
  { "komi",
    TENGEN_GO_FIELD_NUMBER,
    G_STRUCT_OFFSET (TengenGoRules, komi_x2),
    { NULL } },
  { "komi-handicap",
    TENGEN_GO_FIELD_NUMBER,
    G_STRUCT_OFFSET (TengenGoRules, komi_handicap_x2),
    { NULL } },
  { "komi-one",
    TENGEN_GO_FIELD_NUMBER,
    G_STRUCT_OFFSET (TengenGoRules, komi_one_x2),
    { NULL } },
  { "goal",
    TENGEN_GO_FIELD_COUNT,
    G_STRUCT_OFFSET (TengenGoRules, goal),
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
    case TENGEN_GO_FIELD_NUMBER:
    case TENGEN_GO_FIELD_COUNT:
    case TENGEN_GO_FIELD_SWITCH:
      g_string_append_printf (text, "%d", value);
      break;
    case TENGEN_GO_FIELD_CHOICE:
      g_string_append (text, field->words[value]);
      break;
    case TENGEN_GO_FIELD_SET:
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
    case TENGEN_GO_FIELD_NUMBER:
      return tengen_board_number_parse (text, -KOMI_MAX_X2, KOMI_MAX_X2, value);
    case TENGEN_GO_FIELD_COUNT:
      return tengen_board_number_parse (text, 0, TENGEN_GO_GOAL_MAX, value);
    case TENGEN_GO_FIELD_SWITCH:
      return tengen_board_number_parse (text, 0, 1, value);
    case TENGEN_GO_FIELD_CHOICE:
      *value = find_word (field, text);
      return *value >= 0;
    case TENGEN_GO_FIELD_SET:
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

guint
tengen_go_rules_get_n_named (void)
{
  return TENGEN_GO_RULES_N_ROWS;
}

const TengenGoRules *
tengen_go_rules_get_named (guint index)
{
  g_return_val_if_fail (index < TENGEN_GO_RULES_N_ROWS, NULL);

  return &tengen_go_rules_rows[index].rules;
}

const TengenGoRulesRow *
tengen_go_rules_find_row (const char *id)
{
  for (int i = 0; i < TENGEN_GO_RULES_N_ROWS; i++)
    if (strcmp (tengen_go_rules_rows[i].rules.id, id) == 0)
      return &tengen_go_rules_rows[i];
  return NULL;
}

const TengenGoRules *
tengen_go_rules_find (const char *id)
{
  const TengenGoRulesRow *row;

  g_return_val_if_fail (id != NULL, NULL);

  row = tengen_go_rules_find_row (id);
  return row != NULL ? &row->rules : NULL;
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

/* With a goal there are only moves on the board; nothing has to say so. */
static void
drop_acts (TengenGoRules *rules, int goal)
{
  if (goal > 0)
    rules->acts = 0;
}

char *
tengen_go_rules_format (const TengenGoRules *self)
{
  const TengenGoRules *base;
  TengenGoRules usual;
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);
  base = tengen_go_rules_find (self->id);
  g_return_val_if_fail (base != NULL, NULL);

  usual = *base;
  drop_acts (&usual, self->goal);
  text = g_string_new (self->id);
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    if (read_field (self, &fields[i]) != read_field (&usual, &fields[i]))
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
  if (base == NULL)
    return FALSE;
  drop_acts (&made, made.goal);
  *rules = made;
  return TRUE;
}

void
tengen_go_rules_set_goal (TengenGoRules *self, int goal)
{
  const TengenGoRules *base;

  g_return_if_fail (self != NULL);
  g_return_if_fail (goal >= 0 && goal <= TENGEN_GO_GOAL_MAX);

  base = tengen_go_rules_find (self->id);
  if (base != NULL && (self->goal > 0) != (goal > 0))
    self->acts = base->acts;
  self->goal = goal;
  drop_acts (self, goal);
}

gboolean
tengen_go_rules_has_passes (const TengenGoRules *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return (self->acts & (TENGEN_GO_ACT_ABSTAIN | TENGEN_GO_ACT_PASS_STONE)) != 0;
}

gboolean
tengen_go_rules_has_abstentions (const TengenGoRules *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if ((self->acts & TENGEN_GO_ACT_ABSTAIN) == 0)
    return FALSE;
  return (self->acts & TENGEN_GO_ACT_VIRTUAL) != 0 || self->equal ||
         self->extra_first != TENGEN_GO_EXTRA_NONE;
}

guint
tengen_go_rules_get_n_fields (void)
{
  return G_N_ELEMENTS (fields);
}

static int
count_words (const Field *field)
{
  int n = 0;

  while (n < (int) G_N_ELEMENTS (field->words) && field->words[n] != NULL)
    n++;
  return n;
}

static int
count_values (const Field *field)
{
  switch (field->kind)
    {
    case TENGEN_GO_FIELD_NUMBER:
      return 0;
    case TENGEN_GO_FIELD_COUNT:
      return TENGEN_GO_GOAL_MAX + 1;
    case TENGEN_GO_FIELD_SWITCH:
      return 2;
    case TENGEN_GO_FIELD_CHOICE:
    case TENGEN_GO_FIELD_SET:
      return count_words (field);
    }
  g_assert_not_reached ();
}

const char *
tengen_go_rules_get_field (guint index, TengenGoFieldKind *kind, int *n_values)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (fields), NULL);

  if (kind != NULL)
    *kind = fields[index].kind;
  if (n_values != NULL)
    *n_values = count_values (&fields[index]);
  return fields[index].name;
}

int
tengen_go_rules_get_value (const TengenGoRules *self, guint index)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (index < G_N_ELEMENTS (fields), 0);

  return read_field (self, &fields[index]);
}

gboolean
tengen_go_rules_set_value (TengenGoRules *self, guint index, int value)
{
  int lowest = 0, highest = 0;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (index < G_N_ELEMENTS (fields), FALSE);

  highest = count_values (&fields[index]) - 1;

  switch (fields[index].kind)
    {
    case TENGEN_GO_FIELD_NUMBER:
      lowest = -KOMI_MAX_X2;
      highest = KOMI_MAX_X2;
      break;
    case TENGEN_GO_FIELD_SET:
      /* the only set is that of what may be done */
      highest = self->goal > 0 ? 0 : (1 << count_words (&fields[index])) - 1;
      break;
    case TENGEN_GO_FIELD_COUNT:
    case TENGEN_GO_FIELD_SWITCH:
    case TENGEN_GO_FIELD_CHOICE:
      break;
    }
  if (value < lowest || value > highest)
    return FALSE;
  if (fields[index].kind == TENGEN_GO_FIELD_COUNT)
    tengen_go_rules_set_goal (self, value);
  else
    write_field (self, &fields[index], value);
  return TRUE;
}
