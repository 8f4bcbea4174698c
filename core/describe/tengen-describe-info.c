/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-info: what a record says about a game (対局情報)
 *
 * Not: dates (tengen-describe-info-date), results (tengen-describe-info-result).
 */
#include "tengen-describe-info.h"

#include "tengen-record-value.h"

#include <string.h>

/* Where the dialect has what FF[4] has under another name. */
static const struct
{
  TengenProperty property;
  const char *name;
} OTHER_NAMES[] = {
  { TENGEN_PROPERTY_EV, "TE" },
  { TENGEN_PROPERTY_DT, "RD" },
  { TENGEN_PROPERTY_KM, "KO" },
  { TENGEN_PROPERTY_OT, "LT" },
};

/* Decodes the first value of any property as one line, without blanks around
 * it; NULL if there is nothing. */
static char *
read_named (const TengenRecord *record, TengenNode node, const char *name)
{
  TengenNodeProperty found = tengen_record_find_named (record, node, name);
  g_autofree char *text = NULL;
  gsize length = 0;
  const char *raw;

  if (found == 0)
    return NULL;
  raw = tengen_record_get_raw (
      record, tengen_record_get_value (record, found), &length);
  text = tengen_value_text (raw, length, TRUE);
  return *g_strstrip (text) != '\0' ? g_steal_pointer (&text) : NULL;
}

/* The dialect. */

gboolean
tengen_info_is_dialect (const TengenRecord *record, TengenNode root)
{
  g_autofree char *date = NULL;
  g_autofree char *event = NULL;
  g_autofree char *komi = NULL;

  g_return_val_if_fail (record != NULL && root != TENGEN_NODE_NONE, FALSE);

  if (tengen_record_find_named (record, root, "RD") == 0)
    return FALSE;
  date = read_named (record, root, "RD");
  event = read_named (record, root, "TE");
  komi = read_named (record, root, "KO");
  /* a tesuji is 1 or 2 and stands at a move, and KO has no value */
  return date != NULL &&
         (komi != NULL || (event != NULL && strcmp (event, "1") != 0 &&
                           strcmp (event, "2") != 0));
}

gboolean
tengen_info_is_dialect_name (const char *name)
{
  static const char *const NAMES[] = { "TE", "RD", "KO", "LT", "LC", "GK" };

  g_return_val_if_fail (name != NULL, FALSE);

  for (gsize i = 0; i < G_N_ELEMENTS (NAMES); i++)
    if (strcmp (name, NAMES[i]) == 0)
      return TRUE;
  return FALSE;
}

/* Byo-yomi as records write it elsewhere: number of periods and seconds. */
static char *
join_overtime (const TengenRecord *record, TengenNode root)
{
  g_autofree char *seconds = read_named (record, root, "LT");
  g_autofree char *periods = read_named (record, root, "LC");

  if (seconds == NULL || periods == NULL)
    return g_steal_pointer (&seconds);
  return g_strdup_printf ("%sx%s byo-yomi", periods, seconds);
}

/* What the first node of a game in the dialect says, or NULL. */
static char *
read_other_name (const TengenRecord *record,
                 TengenNode root,
                 TengenProperty property)
{
  if (property == TENGEN_PROPERTY_OT)
    return join_overtime (record, root);
  for (gsize i = 0; i < G_N_ELEMENTS (OTHER_NAMES); i++)
    if (OTHER_NAMES[i].property == property)
      return read_named (record, root, OTHER_NAMES[i].name);
  return NULL;
}

gboolean
tengen_info_has_other_name (const TengenRecord *record,
                            TengenNode node,
                            TengenProperty property)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (record != NULL && node != TENGEN_NODE_NONE, FALSE);

  if (tengen_record_get_parent (record, node) != TENGEN_NODE_NONE ||
      !tengen_info_is_dialect (record, node))
    return FALSE;
  text = read_other_name (record, node, property);
  return text != NULL;
}

/* Nodes. */

char *
tengen_info_get (const TengenRecord *record,
                 TengenNode node,
                 TengenProperty property)
{
  TengenNode root = node;

  g_return_val_if_fail (record != NULL && node != TENGEN_NODE_NONE, NULL);
  g_return_val_if_fail (property != TENGEN_PROPERTY_OTHER, NULL);

  for (; node != TENGEN_NODE_NONE;
       node = tengen_record_get_parent (record, node))
    {
      g_autofree char *text = tengen_record_get_text (record, node, property);

      if (text != NULL)
        return *text != '\0' ? g_steal_pointer (&text) : NULL;
      root = node;
    }
  if (!tengen_info_is_dialect (record, root))
    return NULL;
  return read_other_name (record, root, property);
}

static gboolean
has_info (const TengenRecord *record, TengenNode node)
{
  for (TengenNodeProperty at = tengen_record_get_property (record, node);
       at != 0;
       at = tengen_record_get_next_property (record, at))
    if (tengen_property_get_info (tengen_record_get_property_kind (record, at))
            ->kind == TENGEN_PROPERTY_CLASS_INFO)
      return TRUE;
  return FALSE;
}

TengenNode
tengen_info_find_node (const TengenRecord *record, TengenNode node)
{
  TengenNode parent;

  g_return_val_if_fail (record != NULL && node != TENGEN_NODE_NONE,
                        TENGEN_NODE_NONE);

  for (; !has_info (record, node); node = parent)
    {
      parent = tengen_record_get_parent (record, node);
      if (parent == TENGEN_NODE_NONE)
        break;
    }
  return node;
}
