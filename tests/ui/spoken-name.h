/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * spoken-name: what a screen reader says of a widget
 */
#pragma once

#include <gtk/gtk.h>

static inline const char *
get_spoken_name (GtkWidget *widget)
{
  /* gives the name where it is not this one */
  g_autofree char *name = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "\x01", -1);

  return g_intern_string (name);
}
