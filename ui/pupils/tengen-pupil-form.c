/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pupil-form: asks for a nickname and a picture
 */
#include "tengen-pupil-form.h"

#include "tengen-announce.h"
#include "tengen-label.h"
#include "tengen-pupil-picture.h"
#include "tengen-pupil-ui.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

#define PICTURE_SIZE 56

struct _TengenPupilForm
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkLabel *heading;
  GtkEntry *nickname;
  GtkLabel *fault;
  GtkFlowBox *pictures;
  GtkWidget *take_away;
  GtkButton *done;
};

G_DEFINE_FINAL_TYPE (TengenPupilForm, tengen_pupil_form, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_DONE,
  SIGNAL_TAKE_AWAY,
  SIGNAL_CANCELLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
say_fault (TengenPupilForm *self, const char *text)
{
  tengen_label_show (self->fault, text);
  tengen_announce (GTK_WIDGET (self->fault), text);
}

static guint
get_picture (TengenPupilForm *self)
{
  g_autoptr (GList) selected =
      gtk_flow_box_get_selected_children (self->pictures);

  return selected != NULL
             ? (guint) gtk_flow_box_child_get_index (selected->data)
             : 0;
}

static void
done_cb (TengenPupilForm *self)
{
  g_autofree char *nickname = tengen_lesson_pupils_clean (
      gtk_editable_get_text (GTK_EDITABLE (self->nickname)));

  if (nickname != NULL)
    g_signal_emit (self, signals[SIGNAL_DONE], 0, nickname, get_picture (self));
  else
    {
      say_fault (self, _ ("Please write a nickname of 1 to 20 characters."));
      gtk_widget_grab_focus (GTK_WIDGET (self->nickname));
    }
}

static void
changed_cb (TengenPupilForm *self)
{
  say_fault (self, "");
}

static void
done_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  done_cb (TENGEN_PUPIL_FORM (widget));
}

static void
take_away_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_TAKE_AWAY], 0);
}

static void
cancel_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_CANCELLED], 0);
}

static void
bind_template (GtkWidgetClass *klass)
{
  tengen_pupil_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/lesson/tengen-pupil-form.ui");
  gtk_widget_class_bind_template_child (klass, TengenPupilForm, heading);
  gtk_widget_class_bind_template_child (klass, TengenPupilForm, nickname);
  gtk_widget_class_bind_template_child (klass, TengenPupilForm, fault);
  gtk_widget_class_bind_template_child (klass, TengenPupilForm, pictures);
  gtk_widget_class_bind_template_child (klass, TengenPupilForm, take_away);
  gtk_widget_class_bind_template_child (klass, TengenPupilForm, done);
  gtk_widget_class_bind_template_callback (klass, done_cb);
  gtk_widget_class_bind_template_callback (klass, changed_cb);
}

static void
tengen_pupil_form_class_init (TengenPupilFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;

  /* TengenPupilForm::done: a nickname and a picture */
  signals[SIGNAL_DONE] = tengen_signal_new (
      "done", TENGEN_TYPE_PUPIL_FORM, 2, G_TYPE_STRING, G_TYPE_UINT);
  /* TengenPupilForm::take-away: the person is to be taken away */
  signals[SIGNAL_TAKE_AWAY] =
      tengen_signal_new ("take-away", TENGEN_TYPE_PUPIL_FORM, 0);
  /* TengenPupilForm::cancelled: nothing is to be done */
  signals[SIGNAL_CANCELLED] =
      tengen_signal_new ("cancelled", TENGEN_TYPE_PUPIL_FORM, 0);

  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  /* TengenPupilForm|form.done: takes what was filled in */
  gtk_widget_class_install_action (
      widget_class, "form.done", NULL, done_action);
  /* TengenPupilForm|form.take-away: takes the person away */
  gtk_widget_class_install_action (
      widget_class, "form.take-away", NULL, take_away_action);
  /* TengenPupilForm|form.cancel: leaves all as it is */
  gtk_widget_class_install_action (
      widget_class, "form.cancel", NULL, cancel_action);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "form.cancel", NULL);
}

static void
add_picture (TengenPupilForm *self, guint picture)
{
  GtkWidget *child = gtk_flow_box_child_new ();
  const char *name = tengen_pupil_picture_get_name (picture);

  gtk_flow_box_child_set_child (
      GTK_FLOW_BOX_CHILD (child),
      tengen_pupil_picture_new (picture, PICTURE_SIZE));
  gtk_widget_set_tooltip_text (child, name);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_flow_box_append (self->pictures, child);
}

static void
tengen_pupil_form_init (TengenPupilForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < TENGEN_LESSON_PUPILS_PICTURES; i++)
    add_picture (self, i);
  say_fault (self, "");
}

void
tengen_pupil_form_ask (TengenPupilForm *self,
                       const TengenLessonPupil *pupil,
                       guint picture)
{
  guint shown = pupil != NULL ? pupil->picture : picture;

  g_return_if_fail (TENGEN_IS_PUPIL_FORM (self));
  g_return_if_fail (shown < TENGEN_LESSON_PUPILS_PICTURES);

  gtk_label_set_label (self->heading,
                       pupil != NULL ? pupil->nickname : _ ("New Person"));
  gtk_button_set_label (self->done, pupil != NULL ? _ ("Save") : _ ("Begin"));
  gtk_widget_set_visible (self->take_away, pupil != NULL);
  gtk_editable_set_text (GTK_EDITABLE (self->nickname),
                         pupil != NULL ? pupil->nickname : "");
  gtk_flow_box_select_child (
      self->pictures,
      gtk_flow_box_get_child_at_index (self->pictures, (int) shown));
  say_fault (self, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->nickname));
}
