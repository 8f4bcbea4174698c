/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-preferences-window: all that can be chosen for the program
 *
 * Shape: rows in the template; each control is bound to the setting of its
 *        name, those with a few values by a table.
 */
#include "tengen-preferences-private.h"

#include "tengen-board-notation.h"
#include "tengen-engines-window.h"
#include "tengen-help.h"
#include "tengen-paint-board.h"
#include "tengen-paint-renju.h"
#include "tengen-preferences-theme.h"
#include "tengen-shortcuts.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

G_DEFINE_FINAL_TYPE (TengenPreferencesWindow,
                     tengen_preferences_window,
                     GTK_TYPE_WINDOW)

/* The values of a list, in its order. */
typedef struct
{
  guint n;
  double values[8];
} Choice;

static const Choice ratios = {
  2, { TENGEN_PAINT_RATIO_SQUARE, TENGEN_PAINT_RATIO_JAPANESE }
};
static const Choice notations = {
  3,
  { TENGEN_PAINT_NO_COORDINATES, TENGEN_NOTATION_A1, TENGEN_NOTATION_JAPANESE }
};
static const Choice numberings = { 4,
                                   { TENGEN_VIEW_NUMBERS_NONE,
                                     TENGEN_VIEW_NUMBERS_LAST,
                                     TENGEN_VIEW_NUMBERS_ALL,
                                     TENGEN_VIEW_NUMBERS_VARIATION } };
static const Choice forbiddens = { 3,
                                   { TENGEN_VIEW_FORBIDDEN_ALWAYS,
                                     TENGEN_VIEW_FORBIDDEN_TOUCHED,
                                     TENGEN_VIEW_FORBIDDEN_NEVER } };
static const Choice readings = { 8, { 0, -1, 1, 2, 3, 4, 5, 6 } };

static const char *const languages[] = { "", "ja", "en", "zh_CN" };

#define BOTH (G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL)

/* What a list does not have, a menu may have chosen for a while. */
static gboolean
find_value_cb (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  const Choice *choice = data;
  g_auto (GValue) number = G_VALUE_INIT;

  g_value_init (&number, G_TYPE_DOUBLE);
  g_value_transform (from, &number);
  g_value_set_uint (to, GTK_INVALID_LIST_POSITION);
  for (guint i = 0; i < choice->n; i++)
    if (ABS (choice->values[i] - g_value_get_double (&number)) < 0.001)
      g_value_set_uint (to, i);
  return TRUE;
}

static gboolean
take_value_cb (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  const Choice *choice = data;
  guint position = g_value_get_uint (from);
  g_auto (GValue) number = G_VALUE_INIT;

  if (position >= choice->n)
    return FALSE;
  g_value_init (&number, G_TYPE_DOUBLE);
  g_value_set_double (&number, choice->values[position]);
  return g_value_transform (&number, to);
}

static void
bind_list (TengenPreferencesWindow *self,
           const char *setting,
           GtkDropDown *control,
           const Choice *choice)
{
  g_object_bind_property_full (self->settings,
                               setting,
                               control,
                               "selected",
                               BOTH,
                               find_value_cb,
                               take_value_cb,
                               (gpointer) choice,
                               NULL);
}

static gboolean
find_language_cb (GBinding *binding,
                  const GValue *from,
                  GValue *to,
                  gpointer data)
{
  g_value_set_uint (to, 0);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_str_equal (languages[i], g_value_get_string (from)))
      g_value_set_uint (to, i);
  return TRUE;
}

static gboolean
take_language_cb (GBinding *binding,
                  const GValue *from,
                  GValue *to,
                  gpointer data)
{
  guint position = g_value_get_uint (from);

  if (position >= G_N_ELEMENTS (languages))
    return FALSE;
  g_value_set_string (to, languages[position]);
  return TRUE;
}

static gboolean
to_percent_cb (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  g_value_set_double (to, 100 * g_value_get_double (from));
  return TRUE;
}

static gboolean
from_percent_cb (GBinding *binding,
                 const GValue *from,
                 GValue *to,
                 gpointer data)
{
  g_value_set_double (to, g_value_get_double (from) / 100);
  return TRUE;
}

/* Looks of the board. */

static gboolean
is_theme_cb (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  g_value_set_boolean (to, g_value_get_int (from) == GPOINTER_TO_INT (data));
  return TRUE;
}

/* Only the one that is chosen says something. */
static gboolean
take_theme_cb (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  g_value_set_int (to, GPOINTER_TO_INT (data));
  return g_value_get_boolean (from);
}

static void
add_themes (TengenPreferencesWindow *self)
{
  GtkToggleButton *first = NULL;

  for (int i = 0; i < TENGEN_PAINT_THEME_LAST; i++)
    {
      GtkWidget *button = tengen_preferences_theme_new (i);

      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), first);
      if (first == NULL)
        first = GTK_TOGGLE_BUTTON (button);
      gtk_box_append (self->themes, button);
    }
}

static void
bind_themes (TengenPreferencesWindow *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->themes));

  for (int i = 0; button != NULL; i++)
    {
      g_object_bind_property_full (self->settings,
                                   "theme",
                                   button,
                                   "active",
                                   BOTH,
                                   is_theme_cb,
                                   take_theme_cb,
                                   GINT_TO_POINTER (i),
                                   NULL);
      button = gtk_widget_get_next_sibling (button);
    }
}

/* Where in the window a control is. */
#define PLACE(name) G_STRUCT_OFFSET (TengenPreferencesWindow, name)

static const struct
{
  const char *setting;
  gsize place;
  const Choice *choice;
} lists[] = {
  { "cell-ratio", PLACE (cell_ratio), &ratios },
  { "coordinates", PLACE (coordinates), &notations },
  { "numbers", PLACE (numbers), &numberings },
  { "forbidden-points", PLACE (forbidden_points), &forbiddens },
  { "lesson-readings", PLACE (lesson_readings), &readings },
};

static const struct
{
  const char *setting;
  gsize place;
} switches[] = {
  { "motion", PLACE (motion) },
  { "ghost", PLACE (ghost) },
  { "confirm-placing", PLACE (confirm_placing) },
  { "greetings", PLACE (greetings) },
  { "sounds", PLACE (sounds) },
  { "clock-speech", PLACE (clock_speech) },
  { "game-readings", PLACE (game_readings) },
  { "lesson-speech", PLACE (lesson_speech) },
};

static gpointer
get_control (TengenPreferencesWindow *self, gsize place)
{
  return G_STRUCT_MEMBER (gpointer, self, place);
}

static void
bind_others (TengenPreferencesWindow *self)
{
  g_object_bind_property (
      self->settings, "sound-volume", self->volume, "value", BOTH);
  g_object_bind_property_full (self->settings,
                               "lesson-text-scale",
                               self->scale,
                               "value",
                               BOTH,
                               to_percent_cb,
                               from_percent_cb,
                               NULL,
                               NULL);
  g_object_bind_property_full (self->settings,
                               "language",
                               self->language,
                               "selected",
                               BOTH,
                               find_language_cb,
                               take_language_cb,
                               NULL,
                               NULL);
}

static void
bind_settings (TengenPreferencesWindow *self)
{
  bind_themes (self);
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    bind_list (self,
               lists[i].setting,
               get_control (self, lists[i].place),
               lists[i].choice);
  for (gsize i = 0; i < G_N_ELEMENTS (switches); i++)
    g_object_bind_property (self->settings,
                            switches[i].setting,
                            get_control (self, switches[i].place),
                            "active",
                            BOTH);
  bind_others (self);
}

/* All at once. */

static void
reset_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenPreferencesWindow *self = TENGEN_PREFERENCES_WINDOW (widget);

  /* who does it twice still gets back what there was before the first time */
  if (self->before == NULL || tengen_notice_get_text (self->notice) == NULL)
    {
      g_clear_object (&self->before);
      self->before = tengen_settings_new (NULL);
      tengen_settings_copy (self->before, self->settings);
    }
  tengen_settings_reset (self->settings);
  tengen_notice_show (self->notice, _ ("All preferences were reset."));
  tengen_notice_add_button (self->notice, _ ("Undo"), "preferences.undo-reset");
}

static void
undo_reset_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenPreferencesWindow *self = TENGEN_PREFERENCES_WINDOW (widget);

  if (self->before == NULL)
    return;
  tengen_settings_copy (self->settings, self->before);
  g_clear_object (&self->before);
}

/* The object. */

static void
tengen_preferences_window_dispose (GObject *object)
{
  TengenPreferencesWindow *self = TENGEN_PREFERENCES_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self),
                               TENGEN_TYPE_PREFERENCES_WINDOW);
  g_clear_object (&self->settings);
  g_clear_object (&self->before);
  g_clear_object (&self->sound);
  G_OBJECT_CLASS (tengen_preferences_window_parent_class)->dispose (object);
}

#define BIND(name)                                                             \
  gtk_widget_class_bind_template_child (                                       \
      widget_class, TengenPreferencesWindow, name)

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TENGEN_TYPE_NOTICE);
  g_type_ensure (TENGEN_TYPE_PREFERENCES_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/app/tengen-preferences-window.ui");
  BIND (notice);
  BIND (themes);
  BIND (cell_ratio);
  BIND (coordinates);
  BIND (numbers);
  BIND (forbidden_points);
  BIND (motion);
  BIND (ghost);
  BIND (confirm_placing);
  BIND (greetings);
  BIND (sounds);
  BIND (volume_row);
  BIND (listen_row);
  BIND (volume);
  BIND (fault);
  BIND (clock_speech_row);
  BIND (clock_speech);
  BIND (lesson_readings);
  BIND (game_readings);
  BIND (scale);
  BIND (lesson_speech_row);
  BIND (lesson_speech);
  BIND (language);
  BIND (folder_row);
}

#undef BIND

static void
engines_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenPreferencesWindow *self = TENGEN_PREFERENCES_WINDOW (widget);

  gtk_window_present (GTK_WINDOW (tengen_engines_window_new (
      GTK_WINDOW (self), tengen_settings_get_engines (self->settings))));
}

static void
tengen_preferences_window_class_init (TengenPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_preferences_window_dispose;
  tengen_preferences_window_install_sound (widget_class);
  /* TengenPreferencesWindow|preferences.engines: opens the list of engines */
  gtk_widget_class_install_action (
      widget_class, "preferences.engines", NULL, engines_action);
  tengen_preferences_window_install_folder (widget_class);
  tengen_shortcuts_install (widget_class, "print");
  /* TengenPreferencesWindow|preferences.reset: all as at the first start */
  gtk_widget_class_install_action (
      widget_class, "preferences.reset", NULL, reset_action);
  /* TengenPreferencesWindow|preferences.undo-reset: and back */
  gtk_widget_class_install_action (
      widget_class, "preferences.undo-reset", NULL, undo_reset_action);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  bind_template (widget_class);
}

static void
tengen_preferences_window_init (TengenPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_help_add_button (GTK_WINDOW (self), "preferences");
  add_themes (self);
  /* what is first, not what GTK finds before anything has its place */
  gtk_window_set_focus (GTK_WINDOW (self),
                        gtk_widget_get_first_child (GTK_WIDGET (self->themes)));
}

GtkWidget *
tengen_preferences_window_new (TengenSettings *settings, TengenSound *sound)
{
  TengenPreferencesWindow *self;

  g_return_val_if_fail (TENGEN_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (TENGEN_IS_SOUND (sound), NULL);

  self = g_object_new (TENGEN_TYPE_PREFERENCES_WINDOW, NULL);
  self->settings = g_object_ref (settings);
  self->sound = g_object_ref (sound);
  bind_settings (self);
  tengen_preferences_window_follow_sound (self);
  tengen_preferences_window_follow_folder (self);
  return GTK_WIDGET (self);
}

TengenNotice *
tengen_preferences_window_get_notice (TengenPreferencesWindow *self)
{
  return self->notice;
}
