/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-annotate: lines and arrows, dimmed points
 *
 * Source: SGF FF[4]: AR LN; DD, which holds until the next one.
 */
#include "tengen-annotate-private.h"

#include "tengen-record-value.h"

#include <string.h>

/* Lines. */

typedef struct
{
  TengenEditPoint from;
  TengenPoint to;
  gboolean arrow;
  gboolean found;
} Line;

/* Takes a line out; without head its direction does not count. */
static gboolean
take_line (const char *raw, gsize length, gpointer data, GString *instead)
{
  Line *line = data;
  gsize colon = 0;
  TengenPoint from, to;

  if (!tengen_value_split (raw, length, &colon) ||
      !tengen_edit_read_point (raw, colon, &line->from, &from) ||
      !tengen_edit_read_point (
          raw + colon + 1, length - colon - 1, &line->from, &to))
    return FALSE;
  if ((from == line->from.point && to == line->to) ||
      (!line->arrow && from == line->to && to == line->from.point))
    {
      line->found = TRUE;
      return TRUE;
    }
  return FALSE;
}

TengenEdit *
tengen_edit_line (const TengenPosition *position,
                  TengenPoint from,
                  TengenPoint to,
                  gboolean arrow)
{
  TengenProperty property = arrow ? TENGEN_PROPERTY_AR : TENGEN_PROPERTY_LN;
  g_autoptr (GString) more = g_string_new ("[");
  TengenChange *change;
  TengenEditPlace place;
  TengenEdit *self;

  g_return_val_if_fail (position != NULL, NULL);

  if (from == to || !tengen_edit_find_place (position, to, &place) ||
      !tengen_edit_find_place (position, from, &place))
    return NULL;
  self = tengen_edit_new ("line", place.node);
  change = tengen_edit_rewrite (
      NULL,
      place.record,
      place.node,
      property,
      take_line,
      &(Line){ .from = place.point, .to = to, .arrow = arrow },
      NULL);
  if (change == NULL)
    {
      tengen_value_append_point (more, place.point.width, from);
      g_string_append_c (more, ':');
      tengen_value_append_point (more, place.point.width, to);
      g_string_append_c (more, ']');
      change = tengen_edit_rewrite (
          NULL, place.record, place.node, property, NULL, NULL, more->str);
    }
  tengen_edit_add (self, change);
  return tengen_edit_finish (self);
}

/* Dimmed points, which are inherited. */

/* The points that DD sets at a node or the nearest one before it. */
static guint8 *
read_inherited (const TengenEditPlace *place, TengenNode node)
{
  guint8 *points = g_malloc0 (TENGEN_BOARD_MAX_POINTS);

  while (node != TENGEN_NODE_NONE &&
         tengen_record_find (place->record, node, TENGEN_PROPERTY_DD) == 0)
    node = tengen_record_get_parent (place->record, node);
  if (node != TENGEN_NODE_NONE)
    tengen_edit_read_points (
        place->record, node, TENGEN_PROPERTY_DD, place->setup, points);
  return points;
}

/* The values of a list of points, [] for none. */
static char *
format_points (const guint8 *points, int width)
{
  GString *values = g_string_new (NULL);

  for (int point = 0; point < TENGEN_BOARD_MAX_POINTS; point++)
    if (points[point] != 0)
      {
        g_string_append_c (values, '[');
        tengen_value_append_point (values, width, (TengenPoint) point);
        g_string_append_c (values, ']');
      }
  return g_string_free (
      values->len > 0 ? values : g_string_append (values, "[]"), FALSE);
}

static gboolean
take_empty (const char *raw, gsize length, gpointer data, GString *instead)
{
  return length == 0;
}

/* The change of an existing DD: @point is added to it or taken out of it. */
static TengenChange *
change_dim (const TengenEditPlace *place, gboolean dimmed)
{
  TengenEditPoint taken = place->point;
  g_autofree char *more = tengen_edit_format_point (&place->point);
  TengenChange *change;

  if (dimmed)
    return tengen_edit_rewrite (NULL,
                                place->record,
                                place->node,
                                TENGEN_PROPERTY_DD,
                                take_empty,
                                NULL,
                                more);
  change = tengen_edit_rewrite (NULL,
                                place->record,
                                place->node,
                                TENGEN_PROPERTY_DD,
                                tengen_edit_take_point,
                                &taken,
                                NULL);
  /* not no setting, but none dimmed */
  if (change != NULL && change->values == NULL)
    change->values = g_strdup ("[]");
  return change;
}

TengenEdit *
tengen_edit_dim (const TengenPosition *position, TengenPoint point)
{
  g_autofree guint8 *points = NULL;
  g_autofree guint8 *before = NULL;
  g_autofree guint8 *own = g_malloc0 (TENGEN_BOARD_MAX_POINTS);
  g_autofree char *values = NULL;
  gboolean has, clean;
  TengenChange *change;
  TengenEditPlace place;
  TengenEdit *self;

  g_return_val_if_fail (position != NULL, NULL);

  if (!tengen_edit_find_place (position, point, &place))
    return NULL;
  points = read_inherited (&place, place.node);
  before = read_inherited (&place,
                           tengen_record_get_parent (place.record, place.node));
  has = tengen_record_find (place.record, place.node, TENGEN_PROPERTY_DD) != 0;
  clean = tengen_edit_read_points (
      place.record, place.node, TENGEN_PROPERTY_DD, place.setup, own);
  points[point] = !points[point];
  if (has && clean && memcmp (points, before, TENGEN_BOARD_MAX_POINTS) == 0)
    change = tengen_change_set (place.node, "DD", NULL);
  else if (has)
    change = change_dim (&place, points[point] != 0);
  else
    {
      values = format_points (points, place.setup->width);
      change = tengen_change_set (place.node, "DD", values);
    }
  self = tengen_edit_new ("dim", place.node);
  tengen_edit_add (self, change);
  return tengen_edit_finish (self);
}
