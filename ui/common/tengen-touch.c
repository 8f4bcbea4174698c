/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-touch: larger things to press where there is a touch screen
 */
#include "tengen-touch.h"

#define SHEET "/org/tengen/Tengen/common/tengen-touch.css"
#define SHOWN "tengen-touch-shown"

void
tengen_touch_show (GdkDisplay *display, gboolean touch)
{
  GtkCssProvider *provider;

  g_return_if_fail (GDK_IS_DISPLAY (display));

  provider = g_object_get_data (G_OBJECT (display), SHOWN);
  if (touch && provider == NULL)
    {
      provider = gtk_css_provider_new ();
      gtk_css_provider_load_from_resource (provider, SHEET);
      /* above the sheets of all windows, whatever they say in detail */
      gtk_style_context_add_provider_for_display (
          display,
          GTK_STYLE_PROVIDER (provider),
          GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 2);
      g_object_set_data_full (
          G_OBJECT (display), SHOWN, provider, g_object_unref);
    }
  else if (!touch && provider != NULL)
    {
      gtk_style_context_remove_provider_for_display (
          display, GTK_STYLE_PROVIDER (provider));
      g_object_set_data (G_OBJECT (display), SHOWN, NULL);
    }
}

static void
devices_changed_cb (GdkSeat *seat)
{
  gboolean touch =
      (gdk_seat_get_capabilities (seat) & GDK_SEAT_CAPABILITY_TOUCH) != 0;

  tengen_touch_show (gdk_seat_get_display (seat), touch);
}

void
tengen_touch_follow (GdkDisplay *display)
{
  GdkSeat *seat;

  g_return_if_fail (GDK_IS_DISPLAY (display));

  seat = gdk_display_get_default_seat (display);
  if (seat == NULL)
    return;
  g_signal_connect (
      seat, "device-added", G_CALLBACK (devices_changed_cb), NULL);
  g_signal_connect (
      seat, "device-removed", G_CALLBACK (devices_changed_cb), NULL);
  devices_changed_cb (seat);
}
