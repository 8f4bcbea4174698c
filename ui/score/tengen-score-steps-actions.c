/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-steps-actions: what can be done in the window of steps
 */
#include "tengen-score-steps-private.h"

#include "tengen-announce.h"
#include "tengen-board-look.h"
#include "tengen-file-picker.h"
#include "tengen-save-error.h"
#include "tengen-score-steps-save.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* --- Saving --- */

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenScoreSteps *self = TENGEN_SCORE_STEPS (source);
  g_autoptr (GFile) file = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);
  g_autofree char *why = NULL;
  g_autofree char *text = NULL;

  if (tengen_score_steps_save_finish (self, result, &error))
    text = g_strdup_printf (_ ("Saved as “%s”."), name);
  else
    {
      why = tengen_save_explain (error);
      text = g_strdup_printf (_ ("“%s” could not be saved: %s"), name, why);
    }
  gtk_label_set_label (self->saved, text);
  gtk_widget_set_visible (GTK_WIDGET (self->saved), TRUE);
  tengen_announce (GTK_WIDGET (self->saved), text);
}

static void
picked_cb (GFile *file, gpointer data)
{
  g_autoptr (TengenScoreSteps) self = data;

  if (file != NULL)
    tengen_score_steps_save_async (self, file, saved_cb, g_object_ref (file));
}

static void
save_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenScoreSteps *self = TENGEN_SCORE_STEPS (widget);
  g_autofree char *name = NULL;

  if (g_str_equal (action, "steps.save-all"))
    name = g_strconcat (tengen_words_context ("file", "Count"), ".pdf", NULL);
  else
    name = g_strdup_printf (
        "%s-%u.png", tengen_words_context ("file", "Count"), self->index + 1);
  tengen_score_steps_stop (self);
  tengen_file_picker_save_in (
      GTK_WINDOW (self), NULL, name, picked_cb, g_object_ref (self));
}

/* --- Actions --- */

static void
walk_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenScoreSteps *self = TENGEN_SCORE_STEPS (widget);

  tengen_score_steps_stop (self);
  if (g_str_equal (name, "steps.first"))
    tengen_score_steps_go (self, 0);
  else if (g_str_equal (name, "steps.last"))
    tengen_score_steps_go (self, G_MAXUINT);
  else if (g_str_equal (name, "steps.next"))
    tengen_score_steps_go (self, self->index + 1);
  else if (self->index > 0)
    tengen_score_steps_go (self, self->index - 1);
}

static void
auto_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenScoreSteps *self = TENGEN_SCORE_STEPS (widget);

  if (self->timer != 0)
    tengen_score_steps_stop (self);
  else
    tengen_score_steps_start (self);
}

static void
close_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

/* --- Keys --- */

/* Gives the action of a key that GTK itself gives another meaning. */
static const char *
find_key_action (guint key)
{
  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return "steps.back";
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return "steps.next";
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return "steps.first";
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return "steps.last";
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return "steps.auto";
    default:
      return NULL;
    }
}

/* On the board arrow keys go from point to point; a button is pressed with
 * Space; a list that is open has its own keys. */
static gboolean
keeps_key (TengenScoreSteps *self, const char *action)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean is_auto = g_str_equal (action, "steps.auto");

  if (focus == NULL)
    return FALSE;
  if (gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return TRUE;
  if (gtk_widget_get_ancestor (focus, TENGEN_TYPE_BOARD_VIEW) != NULL)
    return !is_auto;
  return is_auto;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint key,
                guint code,
                GdkModifierType state,
                TengenScoreSteps *self)
{
  const char *action = find_key_action (key);

  if (action == NULL || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  if (keeps_key (self, action))
    return FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  return TRUE;
}

void
tengen_score_steps_add_keys (TengenScoreSteps *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
tengen_score_steps_install_actions (GtkWidgetClass *klass)
{
  /* TengenScoreSteps|steps.first, back, next, last: which step is shown */
  gtk_widget_class_install_action (klass, "steps.first", NULL, walk_action);
  gtk_widget_class_install_action (klass, "steps.back", NULL, walk_action);
  gtk_widget_class_install_action (klass, "steps.next", NULL, walk_action);
  gtk_widget_class_install_action (klass, "steps.last", NULL, walk_action);
  /* TengenScoreSteps|steps.auto: goes on by itself, or stops that */
  gtk_widget_class_install_action (klass, "steps.auto", NULL, auto_action);
  /* TengenScoreSteps|steps.save, save-all: asks where to save */
  gtk_widget_class_install_action (klass, "steps.save", NULL, save_action);
  gtk_widget_class_install_action (klass, "steps.save-all", NULL, save_action);
  /* TengenScoreSteps|steps.close: hides the window */
  gtk_widget_class_install_action (klass, "steps.close", NULL, close_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Page_Up, 0, "steps.back", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Page_Down, 0, "steps.next", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_F5, 0, "steps.auto", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_s, GDK_CONTROL_MASK, "steps.save", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Escape, 0, "steps.close", NULL);
}

void
tengen_score_steps_save_async (TengenScoreSteps *self,
                               GFile *file,
                               GAsyncReadyCallback callback,
                               gpointer data)
{
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;

  g_return_if_fail (TENGEN_IS_SCORE_STEPS (self) && G_IS_FILE (file));

  style.coordinates = tengen_board_look_get_coordinates ();
  style.cell_ratio = tengen_board_look_get_cell_ratio ();
  tengen_score_steps_write_async (
      self, self->steps, self->index, &style, file, callback, data);
}

gboolean
tengen_score_steps_save_finish (TengenScoreSteps *self,
                                GAsyncResult *result,
                                GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
