/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-annotate: annotating a record (検討)
 *
 * What: edits as values; rewriting lists so that what does not change stays.
 * Not:  marks (tengen-annotate-mark), stones (tengen-annotate-stone), texts
 *       and evaluations (tengen-annotate-note), variations
 *       (tengen-annotate-tree).
 */
#include "tengen-annotate-private.h"

#include "tengen-record-value.h"

#include <string.h>

/* An edit with what its later changes must know. */
typedef struct
{
  TengenEdit edit;
  GHashTable *gone; /* the properties that its changes take out */
} Making;

TengenEdit *
tengen_edit_new (const char *name, TengenNode node)
{
  Making *making = g_new0 (Making, 1);
  TengenEdit *self = &making->edit;

  making->gone = g_hash_table_new (NULL, NULL);
  self->name = name;
  self->changes =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_change_free);
  self->node = node;
  return self;
}

void
tengen_edit_free (TengenEdit *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->changes);
  g_hash_table_unref (((Making *) self)->gone);
  g_free (self);
}

void
tengen_edit_add (TengenEdit *self, TengenChange *change)
{
  if (change == NULL)
    return;
  /* an existing property keeps its place unless it is taken out first */
  if (change->kind == TENGEN_CHANGE_SET && change->values != NULL &&
      change->index != TENGEN_CHANGE_LAST)
    g_ptr_array_add (self->changes,
                     tengen_change_set (change->node, change->name, NULL));
  g_ptr_array_add (self->changes, change);
}

TengenEdit *
tengen_edit_finish (TengenEdit *self)
{
  if (self->changes->len > 0)
    return self;
  tengen_edit_free (self);
  return NULL;
}

/* Lists. */

/* Appends the values of one property as they shall be; TRUE if they are not
 * what they were. */
static gboolean
append_group (const TengenRecord *record,
              TengenNodeProperty property,
              TengenEditRewrite rewrite,
              gpointer data,
              GString *values)
{
  TengenValueIter iter;
  gboolean changed = FALSE;

  tengen_value_iter_init (&iter, record, property);
  while (tengen_value_iter_next (&iter))
    if (rewrite != NULL && rewrite (iter.raw, iter.length, data, values))
      changed = TRUE;
    else
      tengen_value_append (values, iter.raw, iter.length);
  return changed;
}

/* Notes that a change takes properties out. */
static void
note_gone (TengenEdit *self, const GArray *gone, guint from)
{
  for (guint i = from; self != NULL && i < gone->len; i++)
    g_hash_table_add (
        ((Making *) self)->gone,
        GUINT_TO_POINTER (g_array_index (gone, TengenNodeProperty, i)));
}

static gboolean
is_gone (TengenEdit *self, TengenNodeProperty property)
{
  return self != NULL && g_hash_table_contains (((Making *) self)->gone,
                                                GUINT_TO_POINTER (property));
}

TengenChange *
tengen_edit_rewrite (TengenEdit *self,
                     const TengenRecord *record,
                     TengenNode node,
                     TengenProperty property,
                     TengenEditRewrite rewrite,
                     gpointer data,
                     const char *more)
{
  g_autoptr (GArray) gone =
      g_array_new (FALSE, FALSE, sizeof (TengenNodeProperty));
  g_autoptr (GString) values = g_string_new (NULL);
  gboolean changed = more != NULL && *more != '\0', all_gone;
  guint place = 0, first = TENGEN_CHANGE_LAST;
  TengenChange *change;

  for (TengenNodeProperty at = tengen_record_get_property (record, node);
       at != 0;
       at = tengen_record_get_next_property (record, at))
    {
      gsize before = values->len, start;

      if (is_gone (self, at))
        continue;
      if (tengen_record_get_property_kind (record, at) != property)
        {
          place++;
          continue;
        }
      if (before > 0)
        g_string_append_printf (values, "%u", place);
      start = values->len;
      changed |= append_group (record, at, rewrite, data, values);
      if (values->len == start)
        {
          /* a property without values goes, and those behind it move up */
          g_string_truncate (values, before);
          g_array_append_val (gone, at);
          continue;
        }
      if (before == 0 && gone->len > 0)
        first = place;
      place++;
    }
  if (!changed)
    return NULL;
  all_gone = values->len == 0;
  if (more != NULL)
    g_string_append (values, more);
  /* where new values take the place of all old ones, the first place stays */
  note_gone (self, gone, all_gone && values->len > 0 ? 1 : 0);
  change = tengen_change_set (node,
                              tengen_property_get_info (property)->name,
                              values->len > 0 ? values->str : NULL);
  change->index = first;
  return change;
}

/* The value that is to stand first; NULL once it stands. */
typedef struct
{
  const char *values;
  gboolean done;
} First;

static gboolean
replace_first (const char *raw, gsize length, gpointer data, GString *instead)
{
  First *first = data;

  if (first->done)
    return FALSE;
  first->done = TRUE;
  if (first->values != NULL && strlen (first->values) == length + 2 &&
      memcmp (first->values + 1, raw, length) == 0)
    return FALSE;
  if (first->values != NULL)
    g_string_append (instead, first->values);
  return TRUE;
}

TengenChange *
tengen_edit_replace (const TengenRecord *record,
                     TengenNode node,
                     TengenProperty property,
                     const char *values)
{
  First first = { values, FALSE };
  gboolean any = tengen_record_find (record, node, property) != 0;

  return tengen_edit_rewrite (
      NULL, record, node, property, replace_first, &first, any ? NULL : values);
}

gboolean
tengen_edit_take_point (const char *raw,
                        gsize length,
                        gpointer data,
                        GString *instead)
{
  const TengenEditPoint *taken = data;
  int width = taken->width;
  TengenPoint from, to;

  if (!tengen_value_covers (raw, length, width, taken->height, taken->point) ||
      !tengen_value_rectangle (raw, length, width, taken->height, &from, &to))
    return FALSE;
  for (int y = tengen_point_y (from, width); y <= tengen_point_y (to, width);
       y++)
    for (int x = tengen_point_x (from, width); x <= tengen_point_x (to, width);
         x++)
      {
        TengenPoint point = tengen_point_make (width, x, y);

        if (point == taken->point)
          continue;
        g_string_append_c (instead, '[');
        tengen_value_append_point (instead, width, point);
        g_string_append_c (instead, ']');
      }
  return TRUE;
}

/* Sets 1 for the points of a rectangle. */
static void
fill (guint8 *points, int width, TengenPoint from, TengenPoint to)
{
  for (int y = tengen_point_y (from, width); y <= tengen_point_y (to, width);
       y++)
    for (int x = tengen_point_x (from, width); x <= tengen_point_x (to, width);
         x++)
      points[tengen_point_make (width, x, y)] = 1;
}

gboolean
tengen_edit_read_points (const TengenRecord *record,
                         TengenNode node,
                         TengenProperty property,
                         const TengenGameSetup *setup,
                         guint8 *points)
{
  TengenValueIter iter;
  gboolean clean = TRUE;

  tengen_value_iter_init_kind (&iter, record, node, property);
  while (tengen_value_iter_next (&iter))
    {
      TengenPoint from, to;

      if (tengen_value_rectangle (
              iter.raw, iter.length, setup->width, setup->height, &from, &to))
        fill (points, setup->width, from, to);
      else if (iter.length > 0)
        clean = FALSE;
    }
  return clean;
}

gboolean
tengen_edit_find_place (const TengenPosition *position,
                        TengenPoint point,
                        TengenEditPlace *place)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);

  place->record = tengen_position_get_record (position);
  place->node = tengen_position_get_node (position);
  place->setup = setup;
  place->point = (TengenEditPoint){ setup->width, setup->height, point };
  return tengen_game_setup_has_board (setup) &&
         point < setup->width * setup->height;
}

gboolean
tengen_edit_read_point (const char *raw,
                        gsize length,
                        const TengenEditPoint *board,
                        TengenPoint *point)
{
  return tengen_value_point (raw, length, board->width, board->height, point);
}

char *
tengen_edit_format_point (const TengenEditPoint *place)
{
  g_autoptr (GString) values = g_string_new ("[");

  tengen_value_append_point (values, place->width, place->point);
  g_string_append_c (values, ']');
  return g_string_free (g_steal_pointer (&values), FALSE);
}

gboolean
tengen_edit_has_move (const TengenRecord *record, TengenNode node)
{
  return tengen_record_find (record, node, TENGEN_PROPERTY_B) != 0 ||
         tengen_record_find (record, node, TENGEN_PROPERTY_W) != 0;
}
