/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-style: the program's own style sheets on the display
 *
 * Shape: the rules and the light colours are two providers that stay; the dark
 *        colours are a third one with a higher priority, there only while the
 *        desktop is dark. What was loaded hangs on the display itself.
 */
#include "tengen-style.h"

#include "tengen-color-scheme.h"
#include "tengen-common-resources.h"
#include "tengen-touch.h"

#define PREFIX "/org/tengen/Tengen/common/"
#define LOADED "tengen-style-loaded"
#define DARK "tengen-style-dark"

static GtkCssProvider *
load (const char *path)
{
  GtkCssProvider *provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, path);
  return provider;
}

static GHashTable *
get_loaded (GdkDisplay *display)
{
  GHashTable *loaded = g_object_get_data (G_OBJECT (display), LOADED);

  if (loaded == NULL)
    {
      loaded = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      g_object_set_data_full (G_OBJECT (display),
                              LOADED,
                              loaded,
                              (GDestroyNotify) g_hash_table_unref);
    }
  return loaded;
}

static void
show_dark (GdkDisplay *display, gboolean dark)
{
  GtkCssProvider *provider = g_object_get_data (G_OBJECT (display), DARK);

  if (dark && provider == NULL)
    {
      provider = load (PREFIX "tengen-common-dark.css");
      gtk_style_context_add_provider_for_display (
          display,
          GTK_STYLE_PROVIDER (provider),
          GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
      g_object_set_data_full (
          G_OBJECT (display), DARK, provider, g_object_unref);
    }
  else if (!dark && provider != NULL)
    {
      gtk_style_context_remove_provider_for_display (
          display, GTK_STYLE_PROVIDER (provider));
      g_object_set_data (G_OBJECT (display), DARK, NULL);
    }
}

static void
dark_changed_cb (TengenColorScheme *scheme,
                 GParamSpec *pspec,
                 GdkDisplay *display)
{
  show_dark (display, tengen_color_scheme_get_dark ());
}

void
tengen_style_init (void)
{
  GdkDisplay *display = gdk_display_get_default ();

  g_return_if_fail (display != NULL);

  tengen_common_get_resource ();
  if (g_hash_table_contains (get_loaded (display), PREFIX "tengen-common.css"))
    return;
  tengen_style_add_resource (PREFIX "tengen-common.css");
  /* a bar that is not seen does not tell that there is more */
  g_object_set (gtk_settings_get_for_display (display),
                "gtk-overlay-scrolling",
                FALSE,
                NULL);
  show_dark (display, tengen_color_scheme_get_dark ());
  tengen_touch_follow (display);
  g_signal_connect_object (tengen_color_scheme_get_default (),
                           "notify::dark",
                           G_CALLBACK (dark_changed_cb),
                           display,
                           0);
}

void
tengen_style_add_resource (const char *path)
{
  GdkDisplay *display = gdk_display_get_default ();
  g_autoptr (GtkCssProvider) provider = NULL;

  g_return_if_fail (path != NULL);
  g_return_if_fail (display != NULL);

  if (!g_hash_table_add (get_loaded (display), g_strdup (path)))
    return;
  provider = load (path);
  gtk_style_context_add_provider_for_display (
      display,
      GTK_STYLE_PROVIDER (provider),
      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

const char *
tengen_style_get_family (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  return pango_font_description_get_family (pango_context_get_font_description (
      gtk_widget_get_pango_context (widget)));
}
