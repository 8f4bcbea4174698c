/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-start: what else one could do before the first stone
 */
#include "tengen-play-start.h"

#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayStart
{
  GtkWidget parent_instance;

  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (TengenPlayStart, tengen_play_start, GTK_TYPE_WIDGET)

static GtkWidget *
make_label (const char *text, gboolean dim)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (dim)
    gtk_widget_add_css_class (label, "dim");
  return label;
}

static void
add_row (TengenPlayStart *self,
         const char *name,
         const char *line,
         const char *action)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *sign = gtk_label_new ("›");

  gtk_box_append (GTK_BOX (texts), make_label (name, FALSE));
  gtk_box_append (GTK_BOX (texts), make_label (line, TRUE));
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (row), texts);
  gtk_box_append (GTK_BOX (row), sign);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  line,
                                  -1);
  gtk_box_append (GTK_BOX (self->box), button);
}

static void
tengen_play_start_dispose (GObject *object)
{
  g_clear_pointer (&TENGEN_PLAY_START (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_play_start_parent_class)->dispose (object);
}

static void
tengen_play_start_class_init (TengenPlayStartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_start_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "offers");
}

static void
tengen_play_start_init (TengenPlayStart *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  add_row (self,
           _ ("Play the computer"),
           _ ("Ten levels, from an easy one"),
           "win.computer-game");
  add_row (
      self, _ ("Lessons"), _ ("For beginners, in ten minutes"), "app.lessons");
}

GtkWidget *
tengen_play_start_new (void)
{
  return g_object_new (TENGEN_TYPE_PLAY_START, NULL);
}
