/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-boards: which boards are there, and which of them are seen
 */
#include "tengen-classroom-private.h"

static gboolean
find_show (TengenClassroom *self, TengenShow *show, guint *index)
{
  return show != NULL && g_list_store_find (self->shows, show, index);
}

TengenClassroomTile *
tengen_classroom_find_tile (TengenClassroom *self, TengenShow *show)
{
  guint index;

  return find_show (self, show, &index) ? self->tiles->pdata[index] : NULL;
}

/* Which board is in use. */
static guint
get_index (TengenClassroom *self)
{
  guint index = 0;

  find_show (self, self->show, &index);
  return index;
}

guint
tengen_classroom_get_n_beside (TengenClassroom *self)
{
  return self->is_beside ? MIN (self->tiles->len, TENGEN_CLASSROOM_MOST_BESIDE)
                         : MIN (self->tiles->len, 1);
}

/* Brings the board in use among those that are seen. */
static void
choose_first (TengenClassroom *self)
{
  guint index = get_index (self);
  guint n = tengen_classroom_get_n_beside (self);

  if (index < self->first)
    self->first = index;
  else if (index >= self->first + n)
    self->first = index + 1 - n;
  self->first = MIN (self->first, self->tiles->len - n);
}

/* What is not seen is not heard either. */
void
tengen_classroom_update_seen (TengenClassroom *self)
{
  guint n = tengen_classroom_get_n_beside (self);
  guint used = get_index (self);
  gboolean seen = !self->is_blank;

  choose_first (self);
  for (guint i = 0; i < self->tiles->len; i++)
    {
      TengenClassroomTile *tile = self->tiles->pdata[i];

      tengen_classroom_tile_set_beside (tile, n > 1, i == used, i);
      gtk_widget_set_visible (GTK_WIDGET (tile),
                              seen && i >= self->first && i < self->first + n);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->words), seen);
  gtk_widget_set_visible (GTK_WIDGET (self->bar), seen);
  gtk_widget_set_visible (GTK_WIDGET (self->pen), seen);
  gtk_widget_set_visible (GTK_WIDGET (self->spot), seen);
  if (self->footer != NULL)
    gtk_widget_set_visible (self->footer, seen && self->has_chalk);
  gtk_widget_set_visible (self->blank, !seen);
  self->is_fitted = FALSE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  tengen_classroom_update_actions (self);
}
