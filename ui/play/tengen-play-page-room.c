/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-room: how much of a window the board has
 *
 * What:  the board alone, a part of it enlarged.
 * Shape: the layout keeps the wish to be alone, the board how large it is.
 */
#include "tengen-play-page-private.h"

#include "tengen-play-page-say.h"

void
tengen_play_page_set_alone (TengenPlayPage *self, gboolean alone)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));

  g_object_set (self->pair, "alone", alone, NULL);
  /* without the panel the line says more */
  if (self->session != NULL)
    tengen_play_page_say_state (self);
  if (alone)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

gboolean
tengen_play_page_get_alone (TengenPlayPage *self)
{
  gboolean alone;

  g_return_val_if_fail (TENGEN_IS_PLAY_PAGE (self), FALSE);

  g_object_get (self->pair, "alone", &alone, NULL);
  return alone;
}

void
tengen_play_page_zoom (TengenPlayPage *self, int steps)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));

  tengen_board_view_zoom (self->board, steps);
}
