/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-color-scheme: whether the desktop is dark
 *
 * Shape: GTK before 4.20 knows the dark form of a theme but not the desktop's
 *        wish for it. The wish is read from the settings portal (without
 *        waiting for it; no portal, no wish) and handed to GTK; a theme that is
 *        dark by name counts as dark too. From 4.20 GTK follows the desktop.
 * Source: the portal's org.freedesktop.appearance, color-scheme: 1 is dark.
 */
#include "tengen-color-scheme.h"

#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_SETTINGS "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"
#define OWN_SETTING "gtk-interface-color-scheme"

struct _TengenColorScheme
{
  GObject parent_instance;

  GtkSettings *settings;
  GDBusProxy *portal;
  GCancellable *cancellable;
  gboolean dark;
};

G_DEFINE_FINAL_TYPE (TengenColorScheme, tengen_color_scheme, G_TYPE_OBJECT)

enum
{
  PROP_DARK = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* From 4.20 on GTK reads the desktop's wish itself. */
static gboolean
gtk_follows (GtkSettings *settings)
{
  return g_object_class_find_property (G_OBJECT_GET_CLASS (settings),
                                       OWN_SETTING) != NULL;
}

static gboolean
ask_gtk (GtkSettings *settings)
{
  int scheme = 0;

  g_object_get (settings, OWN_SETTING, &scheme, NULL);
  return scheme == 2;
}

static gboolean
ask_theme (GtkSettings *settings)
{
  g_autofree char *theme = NULL;
  g_autofree char *lower = NULL;
  const char *forced = g_getenv ("GTK_THEME");
  gboolean prefers = FALSE;

  g_object_get (settings,
                "gtk-theme-name",
                &theme,
                "gtk-application-prefer-dark-theme",
                &prefers,
                NULL);
  if (forced != NULL && *forced != '\0')
    return g_str_has_suffix (forced, ":dark") ||
           g_str_has_suffix (forced, "-dark");
  if (theme != NULL)
    lower = g_ascii_strdown (theme, -1);
  return prefers || (lower != NULL && g_str_has_suffix (lower, "-dark"));
}

static void
update (TengenColorScheme *self)
{
  gboolean dark = gtk_follows (self->settings) ? ask_gtk (self->settings)
                                               : ask_theme (self->settings);

  if (dark == self->dark)
    return;
  self->dark = dark;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DARK]);
}

/* GTK reads the whole theme again even if the wish is what it has. */
static void
prefer_dark (TengenColorScheme *self, gboolean dark)
{
  gboolean prefers = FALSE;

  g_object_get (
      self->settings, "gtk-application-prefer-dark-theme", &prefers, NULL);
  if (dark != prefers)
    g_object_set (
        self->settings, "gtk-application-prefer-dark-theme", dark, NULL);
}

static void
take_wish (TengenColorScheme *self, GVariant *value)
{
  g_autoptr (GVariant) inner = g_variant_ref (value);

  while (g_variant_is_of_type (inner, G_VARIANT_TYPE_VARIANT))
    {
      GVariant *next = g_variant_get_variant (inner);

      g_variant_unref (inner);
      inner = next;
    }
  if (g_variant_is_of_type (inner, G_VARIANT_TYPE_UINT32))
    prefer_dark (self, g_variant_get_uint32 (inner) == 1);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GVariant) answer =
      g_dbus_proxy_call_finish (G_DBUS_PROXY (source), result, NULL);
  g_autoptr (GVariant) value = NULL;

  if (answer == NULL)
    return;
  value = g_variant_get_child_value (answer, 0);
  take_wish (data, value);
}

static void
portal_signal_cb (GDBusProxy *portal,
                  const char *sender,
                  const char *signal,
                  GVariant *parameters,
                  TengenColorScheme *self)
{
  const char *group = NULL;
  const char *key = NULL;
  g_autoptr (GVariant) value = NULL;

  if (g_strcmp0 (signal, "SettingChanged") != 0 ||
      !g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ssv)")))
    return;
  g_variant_get (parameters, "(&s&sv)", &group, &key, &value);
  if (g_str_equal (group, APPEARANCE) && g_str_equal (key, "color-scheme"))
    take_wish (self, value);
}

static void
portal_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GDBusProxy *portal = g_dbus_proxy_new_for_bus_finish (result, NULL);
  TengenColorScheme *self = data;

  if (portal == NULL)
    return;
  self->portal = portal;
  g_signal_connect_object (
      portal, "g-signal", G_CALLBACK (portal_signal_cb), self, 0);
  g_dbus_proxy_call (portal,
                     "Read",
                     g_variant_new ("(ss)", APPEARANCE, "color-scheme"),
                     G_DBUS_CALL_FLAGS_NONE,
                     -1,
                     self->cancellable,
                     read_cb,
                     self);
}

static void
tengen_color_scheme_get_property (GObject *object,
                                  guint prop_id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  TengenColorScheme *self = TENGEN_COLOR_SCHEME (object);

  if (prop_id == PROP_DARK)
    g_value_set_boolean (value, self->dark);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_color_scheme_dispose (GObject *object)
{
  TengenColorScheme *self = TENGEN_COLOR_SCHEME (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->portal);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (tengen_color_scheme_parent_class)->dispose (object);
}

static void
tengen_color_scheme_class_init (TengenColorSchemeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tengen_color_scheme_get_property;
  object_class->dispose = tengen_color_scheme_dispose;

  /* TengenColorScheme:dark: the desktop is dark */
  props[PROP_DARK] = g_param_spec_boolean (
      "dark", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tengen_color_scheme_init (TengenColorScheme *self)
{
  self->settings = g_object_ref (gtk_settings_get_default ());
  self->cancellable = g_cancellable_new ();
  g_signal_connect_object (
      self->settings, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  if (!gtk_follows (self->settings))
    g_dbus_proxy_new_for_bus (G_BUS_TYPE_SESSION,
                              G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES,
                              NULL,
                              PORTAL,
                              PORTAL_PATH,
                              PORTAL_SETTINGS,
                              self->cancellable,
                              portal_cb,
                              self);
}

TengenColorScheme *
tengen_color_scheme_get_default (void)
{
  static TengenColorScheme *scheme = NULL;

  if (scheme == NULL)
    {
      g_return_val_if_fail (gtk_settings_get_default () != NULL, NULL);
      scheme = g_object_new (TENGEN_TYPE_COLOR_SCHEME, NULL);
    }
  return scheme;
}

gboolean
tengen_color_scheme_get_dark (void)
{
  TengenColorScheme *scheme = tengen_color_scheme_get_default ();

  return scheme != NULL && scheme->dark;
}
