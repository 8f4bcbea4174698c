/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * typed-key: a letter typed at the board, for tests
 */
#pragma once

#include "tengen-board-typed.h"

static inline GtkWidget *
find_typed (GtkWidget *widget)
{
  GtkWidget *found = TENGEN_IS_BOARD_TYPED (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_typed (child);
  return found;
}

/* Tells whether the letter is that of something that is grey. */
static inline gboolean
type_key (gpointer window, char letter)
{
  gboolean answered = FALSE;

  g_signal_emit_by_name (
      find_typed (GTK_WIDGET (window)), "typing", (guint) letter, &answered);
  return answered;
}
