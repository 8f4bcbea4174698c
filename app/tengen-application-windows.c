/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What: windows that come to the program and leave it.
 * Why:  GTK 4.8 forgets one of the handlers that a window has on its surface.
 *       What the X server still tells of a surface after the window has gone
 *       would then be told to freed memory.
 */
#include "tengen-application-private.h"

static void
unrealize_cb (GtkWidget *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

  g_signal_handlers_disconnect_matched (
      surface,
      G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA,
      g_signal_lookup ("compute-size", GDK_TYPE_TOPLEVEL),
      0,
      NULL,
      NULL,
      window);
}

static void
window_added_cb (GtkApplication *self, GtkWindow *window)
{
  g_signal_connect (window, "unrealize", G_CALLBACK (unrealize_cb), NULL);
}

void
tengen_application_watch_windows (TengenApplication *self)
{
  g_signal_connect (self, "window-added", G_CALLBACK (window_added_cb), NULL);
}
