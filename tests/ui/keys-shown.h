/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * keys-shown: which keys the window of the keys shows
 */
#pragma once

#include "app-window.h"
#include "tengen-shortcuts-window.h"

static inline const char *
get_keys_shown (GtkWidget *window)
{
  GtkWidget *page = find_child (window, GTK_TYPE_VIEWPORT);
  GtkWidget *section =
      gtk_widget_get_last_child (gtk_viewport_get_child (GTK_VIEWPORT (page)));

  while (!gtk_widget_get_visible (section))
    section = gtk_widget_get_prev_sibling (section);
  return gtk_widget_get_name (section);
}
