/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-annotate: texts, evaluations, move numbers and figures of a node
 *
 * Source: SGF FF[4]: C N, game info, BM DO IT TE DM GB GW UC HO V MN FG.
 */
#include "tengen-annotate-private.h"

#include "tengen-describe-info.h"
#include "tengen-record-value.h"

#include <string.h>

/* An edit of one property. */
static TengenEdit *
edit_one (const char *name, TengenNode node, TengenChange *change)
{
  TengenEdit *self = tengen_edit_new (name, node);

  tengen_edit_add (self, change);
  return tengen_edit_finish (self);
}

/* Texts. */

/* A text in brackets, such that it is read again as it is shown: in simple
 * text a line break is a blank. */
static char *
make_values (TengenProperty property, const char *text)
{
  gboolean lines =
      tengen_property_get_info (property)->type == TENGEN_PROPERTY_TYPE_TEXT;
  g_autofree char *escaped = tengen_value_escape (text, FALSE);
  g_autofree char *read = tengen_value_text (escaped, strlen (escaped), !lines);
  g_autofree char *raw = tengen_value_escape (read, FALSE);

  return g_strconcat ("[", raw, "]", NULL);
}

/* Whether a node says a text as the values do. */
static gboolean
is_same_text (const TengenRecord *record,
              TengenNode node,
              TengenProperty property,
              const char *values)
{
  g_autofree char *old = tengen_record_get_text (record, node, property);
  g_autofree char *old_values = NULL;

  if (old == NULL || values == NULL)
    return old == NULL && values == NULL;
  old_values = make_values (property, old);
  return strcmp (old_values, values) == 0;
}

/* The change of a text. Where a file has a text of several lines more than
 * once, they are shown joined, so all of them are replaced; of a simple text
 * only the first is. */
static TengenChange *
set_text (const TengenRecord *record,
          TengenNode node,
          TengenProperty property,
          const char *values)
{
  const TengenPropertyInfo *info = tengen_property_get_info (property);

  if (info->type == TENGEN_PROPERTY_TYPE_TEXT)
    return tengen_change_set (node, info->name, values);
  return tengen_edit_replace (record, node, property, values);
}

static const char *
name_text (TengenProperty property)
{
  if (property == TENGEN_PROPERTY_C)
    return "comment";
  return property == TENGEN_PROPERTY_N ? "name" : "info";
}

TengenEdit *
tengen_edit_text (const TengenRecord *record,
                  TengenNode node,
                  TengenProperty property,
                  const char *text)
{
  g_autofree char *values = NULL;

  g_return_val_if_fail (tengen_record_holds (record, node), NULL);
  g_return_val_if_fail (property != TENGEN_PROPERTY_OTHER, NULL);

  if (text != NULL && *text != '\0')
    values = make_values (property, text);
  else if (tengen_info_has_other_name (record, node, property))
    values = g_strdup ("[]"); /* hides what the dialect's property says */
  if (is_same_text (record, node, property, values))
    return NULL;
  return edit_one (
      name_text (property), node, set_text (record, node, property, values));
}

/* Evaluations. */

/* The properties, and which of them exclude each other. */
static const struct
{
  TengenProperty property;
  enum
  {
    OF_MOVE = 1,
    OF_POSITION,
    ALONE
  } group;
} EVALUATIONS[] = {
  [TENGEN_EVALUATION_BAD] = { TENGEN_PROPERTY_BM, OF_MOVE },
  [TENGEN_EVALUATION_DOUBTFUL] = { TENGEN_PROPERTY_DO, OF_MOVE },
  [TENGEN_EVALUATION_INTERESTING] = { TENGEN_PROPERTY_IT, OF_MOVE },
  [TENGEN_EVALUATION_GOOD] = { TENGEN_PROPERTY_TE, OF_MOVE },
  [TENGEN_EVALUATION_EVEN] = { TENGEN_PROPERTY_DM, OF_POSITION },
  [TENGEN_EVALUATION_BLACK] = { TENGEN_PROPERTY_GB, OF_POSITION },
  [TENGEN_EVALUATION_WHITE] = { TENGEN_PROPERTY_GW, OF_POSITION },
  [TENGEN_EVALUATION_UNCLEAR] = { TENGEN_PROPERTY_UC, OF_POSITION },
  [TENGEN_EVALUATION_HOTSPOT] = { TENGEN_PROPERTY_HO, ALONE },
};

static gboolean
is_evaluation (TengenEvaluation evaluation)
{
  return evaluation > TENGEN_EVALUATION_NONE &&
         evaluation <= TENGEN_EVALUATION_HOTSPOT;
}

/* In the dialect of the Nihon Ki-in the TE of a first node is the event. */
static gboolean
is_event (const TengenRecord *record, TengenNode node, TengenProperty property)
{
  return property == TENGEN_PROPERTY_TE &&
         tengen_record_get_parent (record, node) == TENGEN_NODE_NONE &&
         tengen_info_is_dialect (record, node);
}

int
tengen_edit_get_evaluation (const TengenRecord *record,
                            TengenNode node,
                            TengenEvaluation evaluation)
{
  TengenProperty property;
  const char *raw;
  gsize length = 0;
  int strength = 1;

  g_return_val_if_fail (tengen_record_holds (record, node), 0);

  if (!is_evaluation (evaluation))
    return 0;
  property = EVALUATIONS[evaluation].property;
  raw = tengen_record_find_raw (record, node, property, &length);
  if (raw == NULL || is_event (record, node, property))
    return 0;
  if (tengen_property_get_info (property)->type ==
          TENGEN_PROPERTY_TYPE_DOUBLE &&
      tengen_value_number (raw, length, &strength))
    return strength == 2 ? 2 : 1;
  return 1;
}

/* Takes the other evaluations of the same group out. */
static void
remove_others (TengenEdit *self,
               const TengenRecord *record,
               TengenNode node,
               TengenEvaluation evaluation)
{
  for (int i = TENGEN_EVALUATION_BAD; i <= TENGEN_EVALUATION_HOTSPOT; i++)
    {
      TengenProperty property = EVALUATIONS[i].property;

      if (i == (int) evaluation ||
          EVALUATIONS[i].group != EVALUATIONS[evaluation].group ||
          tengen_record_find (record, node, property) == 0 ||
          is_event (record, node, property))
        continue;
      tengen_edit_add (
          self,
          tengen_change_set (
              node, tengen_property_get_info (property)->name, NULL));
    }
}

TengenEdit *
tengen_edit_evaluation (const TengenRecord *record,
                        TengenNode node,
                        TengenEvaluation evaluation,
                        int strength)
{
  TengenProperty property;
  TengenEdit *self;
  const char *values = "[]";
  const char *name;

  g_return_val_if_fail (tengen_record_holds (record, node), NULL);

  if (!is_evaluation (evaluation))
    return NULL;
  property = EVALUATIONS[evaluation].property;
  name = tengen_property_get_info (property)->name;
  if (is_event (record, node, property) ||
      (strength > 0 && EVALUATIONS[evaluation].group == OF_MOVE &&
       !tengen_edit_has_move (record, node)))
    return NULL;
  if (tengen_property_get_info (property)->type == TENGEN_PROPERTY_TYPE_DOUBLE)
    values = strength > 1 ? "[2]" : "[1]";
  else
    strength = MIN (strength, 1);
  self = tengen_edit_new ("evaluation", node);
  if (strength > 0)
    remove_others (self, record, node, evaluation);
  if (tengen_edit_get_evaluation (record, node, evaluation) !=
      CLAMP (strength, 0, 2))
    tengen_edit_add (
        self, tengen_change_set (node, name, strength > 0 ? values : NULL));
  return tengen_edit_finish (self);
}

TengenEdit *
tengen_edit_value (const TengenRecord *record,
                   TengenNode node,
                   const int *half_points)
{
  g_autofree char *number = NULL;
  g_autofree char *values = NULL;

  g_return_val_if_fail (tengen_record_holds (record, node), NULL);

  if (half_points != NULL)
    {
      number = tengen_value_write_half_points (*half_points);
      values = g_strdup_printf ("[%s]", number);
    }
  return edit_one (
      "value",
      node,
      tengen_edit_replace (record, node, TENGEN_PROPERTY_V, values));
}

/* Numbers and figures. */

TengenEdit *
tengen_edit_number (const TengenRecord *record, TengenNode node, guint number)
{
  g_autofree char *values = NULL;

  g_return_val_if_fail (tengen_record_holds (record, node), NULL);

  if (number > G_MAXINT || (number > 0 && !tengen_edit_has_move (record, node)))
    return NULL;
  if (number > 0)
    values = g_strdup_printf ("[%u]", number);
  return edit_one (
      "number",
      node,
      tengen_edit_replace (record, node, TENGEN_PROPERTY_MN, values));
}

/* What the record asks of the figure's looks: the number before the title. */
static char *
read_flags (const TengenRecord *record, TengenNode node)
{
  gsize length = 0, colon = 0;
  const char *raw =
      tengen_record_find_raw (record, node, TENGEN_PROPERTY_FG, &length);
  int flags = 0;

  if (raw == NULL || !tengen_value_split (raw, length, &colon) ||
      !tengen_value_number (raw, colon, &flags) || flags == 0)
    return NULL;
  return g_strdup_printf ("%d", flags);
}

TengenEdit *
tengen_edit_figure (const TengenRecord *record,
                    TengenNode node,
                    const char *title)
{
  g_autofree char *values = NULL;

  g_return_val_if_fail (tengen_record_holds (record, node), NULL);

  if (title != NULL)
    {
      g_autofree char *flags = read_flags (record, node);
      g_autofree char *escaped = tengen_value_escape (title, TRUE);
      g_autofree char *read =
          tengen_value_text (escaped, strlen (escaped), TRUE);
      g_autofree char *raw = tengen_value_escape (read, TRUE);

      if (*raw == '\0' && flags == NULL)
        values = g_strdup ("[]");
      else
        values = g_strdup_printf ("[%s:%s]", flags != NULL ? flags : "0", raw);
    }
  return edit_one (
      "figure",
      node,
      tengen_edit_replace (record, node, TENGEN_PROPERTY_FG, values));
}
