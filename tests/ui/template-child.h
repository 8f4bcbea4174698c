/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * template-child: the parts of a widget that its template names
 */
#pragma once

#include <gtk/gtk.h>

/* What the template of the widget's own class calls @id. */
static inline gpointer
template_child (gpointer widget, const char *id)
{
  GObject *child = gtk_widget_get_template_child (
      GTK_WIDGET (widget), G_OBJECT_TYPE (widget), id);

  g_assert_nonnull (child);
  return child;
}

/* What a label of a template says. */
static inline const char *
template_text (gpointer widget, const char *id)
{
  return gtk_label_get_label (GTK_LABEL (template_child (widget, id)));
}
