/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-announce: says a sentence to screen readers
 *
 * Shape: the version maximum is lifted here alone, where the newer call is
 *        used only if the headers have it.
 */
#undef GDK_VERSION_MAX_ALLOWED

#include "tengen-announce.h"

void
tengen_announce (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (text != NULL);

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
#if GTK_CHECK_VERSION(4, 14, 0)
  if (*text != '\0')
    gtk_accessible_announce (GTK_ACCESSIBLE (widget),
                             text,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}
