/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-rules: what two players agree on before a game of Renju
 *
 * Not:   what records of others and people call a regulation
 *        (tengen-renju-rules-name).
 * Shape: a number that is part of an id, as in `swap2`, is no number of fifth
 *        moves; that one stands behind a hyphen.
 */
#include "tengen-renju-rules.h"

#include <string.h>

#include "tengen-board-number.h"

static const TengenRenjuRegulationInfo infos[TENGEN_RENJU_N_REGULATIONS] = {
  { TENGEN_RENJU_NONE, "none", NULL, 0 },
  { TENGEN_RENJU_FREE, "free", "Renju, Free", 0 },
  { TENGEN_RENJU_S26, "s26", "Renju, Swap after pattern", 0 },
  { TENGEN_RENJU_RIF, "rif", "Renju, RIF", 0 },
  { TENGEN_RENJU_SWAP89, "swap89", "Renju, Swap 1989", 0 },
  { TENGEN_RENJU_YAMA, "yama", "Renju, Yamaguchi", 0 },
  { TENGEN_RENJU_SOOS, "soos", "Renju, Soosõrv", 8 },
  { TENGEN_RENJU_TARAN, "taran", "Renju, Tarannikov", 0 },
  { TENGEN_RENJU_TARA, "tara", "Renju, Taraguchi", 10 },
  { TENGEN_RENJU_STARA, "stara", "Renju, Super Taraguchi-10", 0 },
  { TENGEN_RENJU_SAKATA, "sakata", "Renju, Sakata", 0 },
  { TENGEN_RENJU_SSAKATA, "ssakata", "Renju, Super Sakata", 0 },
  { TENGEN_RENJU_SWAP2, "swap2", "Renju, Swap2", 0 },
  { TENGEN_RENJU_SWAP1, "swap1", "Renju, Swap1", 0 },
  { TENGEN_RENJU_SWAP3, "swap3", "Renju, Swap3", 0 },
  { TENGEN_RENJU_PRO, "pro", "Renju, Pro", 0 },
  { TENGEN_RENJU_LONG_PRO, "long-pro", "Renju, Long Pro", 0 },
};

const TengenRenjuRegulationInfo *
tengen_renju_regulation_get_info (TengenRenjuRegulation regulation)
{
  g_return_val_if_fail (regulation < TENGEN_RENJU_N_REGULATIONS, &infos[0]);

  return &infos[regulation];
}

void
tengen_renju_rules_init (TengenRenjuRules *self,
                         TengenRenjuRegulation regulation)
{
  g_return_if_fail (self != NULL);

  *self = (TengenRenjuRules){
    .regulation = regulation,
    .number = tengen_renju_regulation_get_info (regulation)->default_number,
  };
}

/* A name, and the number if the regulation has one. */
static GString *
begin_text (const TengenRenjuRules *self, const char *name)
{
  GString *text = g_string_new (name);

  if (infos[self->regulation].default_number > 0)
    g_string_append_printf (text, "-%d", self->number);
  return text;
}

char *
tengen_renju_rules_format (const TengenRenjuRules *self)
{
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);

  text = begin_text (self, infos[self->regulation].id);
  if (self->declared)
    g_string_append (text, " declared");
  return g_string_free (text, FALSE);
}

/* What stands behind the id: nothing, or a number after a hyphen. */
static gboolean
parse_number (const char *text, TengenRenjuRules *rules)
{
  if (*text == '\0')
    return TRUE;
  return *text == '-' && rules->number != 0 &&
         tengen_board_number_parse (
             text + 1, 1, TENGEN_RENJU_OFFERS_MAX, &rules->number);
}

static gboolean
parse_regulation (const char *text, TengenRenjuRules *rules)
{
  for (int i = 0; i < TENGEN_RENJU_N_REGULATIONS; i++)
    if (g_str_has_prefix (text, infos[i].id))
      {
        tengen_renju_rules_init (rules, infos[i].regulation);
        if (parse_number (text + strlen (infos[i].id), rules))
          return TRUE;
      }
  return FALSE;
}

gboolean
tengen_renju_rules_parse (const char *text, TengenRenjuRules *rules)
{
  g_auto (GStrv) words = NULL;
  TengenRenjuRules found;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (rules != NULL, FALSE);

  words = g_strsplit (text, " ", 3);
  if (words[0] == NULL || !parse_regulation (words[0], &found))
    return FALSE;
  if (words[1] != NULL)
    {
      if (strcmp (words[1], "declared") != 0 || words[2] != NULL)
        return FALSE;
      found.declared = TRUE;
    }
  *rules = found;
  return TRUE;
}

char *
tengen_renju_rules_get_text (const TengenRenjuRules *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (infos[self->regulation].text == NULL)
    return NULL;
  return g_string_free (begin_text (self, infos[self->regulation].text), FALSE);
}
