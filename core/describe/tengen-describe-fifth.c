/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-fifth: the fifth moves that were offered at a node
 *
 * Shape:  values are points one by one, or several in a row in one value,
 *         maybe with blanks or commas between them.
 */
#include "tengen-describe-fifth.h"

#include "tengen-record-value.h"

#include <string.h>

/* What is being listed. */
typedef struct
{
  TengenPoint *points;
  int n;
} List;

static void
add (List *self, TengenPoint point)
{
  for (int i = 0; i < self->n; i++)
    if (self->points[i] == point)
      return;
  if (self->n < TENGEN_GAME_FIFTHS_MAX && point < TENGEN_RENJU_POINTS)
    self->points[self->n++] = point;
}

/* Gives where a point begins, behind blanks and commas. */
static gsize
skip_between (const char *raw, gsize length, gsize at)
{
  while (at < length && (raw[at] == ',' || g_ascii_isspace (raw[at])))
    at++;
  return at;
}

/* A value that is not all points says nothing. */
static void
add_value (List *self, const char *raw, gsize length)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  gsize at = skip_between (raw, length, 0);

  for (; at < length; at = skip_between (raw, length, at + 2))
    {
      TengenPoint point;

      if (length - at < 2 ||
          !tengen_value_point (
              raw + at, 2, TENGEN_RENJU_SIZE, TENGEN_RENJU_SIZE, &point))
        return;
      g_array_append_val (points, point);
    }
  for (guint i = 0; i < points->len; i++)
    add (self, g_array_index (points, TengenPoint, i));
}

static gboolean
is_about_fifths (const TengenRecord *record, TengenNodeProperty property)
{
  return tengen_record_get_property_kind (record, property) ==
             TENGEN_PROPERTY_FA ||
         strcmp (tengen_record_get_property_name (record, property), "5A") == 0;
}

static void
add_node (List *self, const TengenRecord *record, TengenNode node)
{
  TengenNodeProperty property = tengen_record_get_property (record, node);

  for (; property != 0;
       property = tengen_record_get_next_property (record, property))
    {
      TengenValueIter iter;

      if (!is_about_fifths (record, property))
        continue;
      tengen_value_iter_init (&iter, record, property);
      while (tengen_value_iter_next (&iter))
        add_value (self, iter.raw, iter.length);
    }
}

static void
add_record (List *self, const TengenPosition *position)
{
  const TengenRecord *record = tengen_position_get_record (position);
  guint move = tengen_position_get_move (position);

  if (move < 4 || move > 5)
    return;
  add_node (self, record, tengen_position_get_node (position));
  if (self->n == 0)
    add_node (self, record, tengen_position_get_root (position));
}

int
tengen_position_list_fifths (const TengenPosition *self, TengenPoint *points)
{
  const TengenGameRenju *renju;
  List list = { points, 0 };
  TengenRenjuStep step;

  g_return_val_if_fail (self != NULL && points != NULL, 0);

  renju = tengen_position_get_renju (self);
  if (renju == NULL)
    return 0;
  tengen_renju_opening_get_step (renju->opening, &step);
  if (step.kind == TENGEN_RENJU_STEP_OFFER ||
      step.kind == TENGEN_RENJU_STEP_PICK)
    for (int i = 0; i < renju->opening->n_offers; i++)
      add (&list, renju->opening->offers[i]);
  /* what was picked from is history, which the node before shows; of a single
   * one nothing was said */
  if (list.n == 0 && renju->opening->n_offers < 2)
    add_record (&list, self);
  return list.n;
}
