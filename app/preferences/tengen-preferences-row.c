/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-preferences-row: one thing to choose, and what it is chosen with
 */
#include "tengen-preferences-row.h"

#include "tengen-announce.h"

struct _TengenPreferencesRow
{
  GtkWidget parent_instance;

  /* GTK's */
  GtkWidget *words;
  GtkLabel *title;
  GtkLabel *text;
  GtkWidget *control;
};

G_DEFINE_FINAL_TYPE (TengenPreferencesRow,
                     tengen_preferences_row,
                     GTK_TYPE_WIDGET)

enum
{
  PROP_TITLE = 1,
  PROP_TEXT,
  PROP_CONTROL,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
name_control (TengenPreferencesRow *self)
{
  if (self->control == NULL)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->control),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (self->title),
                                  -1);
  tengen_announce_describe (GTK_WIDGET (self->control),
                            gtk_label_get_label (self->text));
}

static void
set_control (TengenPreferencesRow *self, GtkWidget *control)
{
  if (self->control != NULL)
    gtk_widget_unparent (self->control);
  self->control = control;
  if (control == NULL)
    return;
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_widget_insert_before (control, GTK_WIDGET (self), NULL);
  name_control (self);
}

static void
set_text (TengenPreferencesRow *self, GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
  name_control (self);
}

static void
pressed_cb (TengenPreferencesRow *self)
{
  if (GTK_IS_SWITCH (self->control) && gtk_widget_is_sensitive (self->control))
    gtk_widget_activate (self->control);
}

static void
tengen_preferences_row_set_property (GObject *object,
                                     guint id,
                                     const GValue *value,
                                     GParamSpec *pspec)
{
  TengenPreferencesRow *self = TENGEN_PREFERENCES_ROW (object);

  switch (id)
    {
    case PROP_TITLE:
      set_text (self, self->title, g_value_get_string (value));
      break;
    case PROP_TEXT:
      set_text (self, self->text, g_value_get_string (value));
      break;
    case PROP_CONTROL:
      set_control (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_preferences_row_get_property (GObject *object,
                                     guint id,
                                     GValue *value,
                                     GParamSpec *pspec)
{
  TengenPreferencesRow *self = TENGEN_PREFERENCES_ROW (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, gtk_label_get_label (self->title));
      break;
    case PROP_TEXT:
      g_value_set_string (value, gtk_label_get_label (self->text));
      break;
    case PROP_CONTROL:
      g_value_set_object (value, self->control);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_preferences_row_dispose (GObject *object)
{
  TengenPreferencesRow *self = TENGEN_PREFERENCES_ROW (object);

  g_clear_pointer (&self->words, gtk_widget_unparent);
  g_clear_pointer (&self->control, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_preferences_row_parent_class)->dispose (object);
}

static void
tengen_preferences_row_class_init (TengenPreferencesRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->set_property = tengen_preferences_row_set_property;
  object_class->get_property = tengen_preferences_row_get_property;
  object_class->dispose = tengen_preferences_row_dispose;
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  props[PROP_CONTROL] =
      g_param_spec_object ("control", NULL, NULL, GTK_TYPE_WIDGET, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "preferencesrow");
}

static GtkLabel *
add_label (TengenPreferencesRow *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (self->words), label);
  return GTK_LABEL (label);
}

static void
tengen_preferences_row_init (TengenPreferencesRow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 24);
  self->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_hexpand (self->words, TRUE);
  gtk_widget_set_valign (self->words, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));
  self->title = add_label (self);
  self->text = add_label (self);
  gtk_widget_add_css_class (GTK_WIDGET (self->text), "dim");
  gtk_widget_set_visible (GTK_WIDGET (self->text), FALSE);
  g_signal_connect_swapped (click, "released", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (self->words, GTK_EVENT_CONTROLLER (click));
}
