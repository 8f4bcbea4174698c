/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-actions: what can be done in a classroom
 */
#include "tengen-classroom-private.h"

#include <string.h>

static const struct
{
  const char *action;
  TengenShowAct act;
} acts[] = {
  { "class.forward", TENGEN_SHOW_FORWARD },
  { "class.back", TENGEN_SHOW_BACK },
  { "class.next", TENGEN_SHOW_NEXT },
  { "class.previous", TENGEN_SHOW_PREVIOUS },
  { "class.first", TENGEN_SHOW_FIRST },
  { "class.last", TENGEN_SHOW_LAST },
  { "class.hint", TENGEN_SHOW_HINT },
  { "class.answer", TENGEN_SHOW_ANSWER },
  { "class.retry", TENGEN_SHOW_RETRY },
  { "class.undo", TENGEN_SHOW_UNDO },
  { "class.pass", TENGEN_SHOW_PASS },
  { "class.person", TENGEN_SHOW_PERSON },
  { "class.rows", TENGEN_SHOW_ROWS },
};

static void
act_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenClassroom *self = TENGEN_CLASSROOM (widget);

  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    if (self->show != NULL && g_str_equal (acts[i].action, name))
      tengen_show_act (self->show, acts[i].act);
}

static void
board_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenClassroom *self = TENGEN_CLASSROOM (widget);
  int index = g_variant_get_int32 (parameter);
  g_autoptr (TengenShow) show = NULL;

  if (index >= 0)
    show = g_list_model_get_item (G_LIST_MODEL (self->shows), (guint) index);
  if (show != NULL)
    g_object_set (self, "show", show, NULL);
}

static void
remove_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenClassroom *self = TENGEN_CLASSROOM (widget);

  if (self->show != NULL)
    tengen_classroom_remove (self, self->show);
}

static void
wipe_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenClassroom *self = TENGEN_CLASSROOM (widget);

  tengen_classroom_pen_wipe (self->pen);
  tengen_classroom_update_actions (self);
}

static void
signal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_classroom_emit (TENGEN_CLASSROOM (widget), name + strlen ("class."));
}

static void
install_flags (GtkWidgetClass *klass)
{
  /* TengenClassroom|class.beside: boards side by side, or one */
  gtk_widget_class_install_property_action (klass, "class.beside", "beside");
  /* TengenClassroom|class.blank: blanks the wall, or brings it back */
  gtk_widget_class_install_property_action (klass, "class.blank", "blank");
  /* TengenClassroom|class.pen: the pointer draws, or plays */
  gtk_widget_class_install_property_action (klass, "class.pen", "pen");
  /* TengenClassroom|class.spot: a spot around the pointer */
  gtk_widget_class_install_property_action (klass, "class.spot", "spot");
  /* TengenClassroom|class.chalk: the score */
  gtk_widget_class_install_property_action (klass, "class.chalk", "chalk");
}

void
tengen_classroom_install_actions (GtkWidgetClass *klass)
{
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    gtk_widget_class_install_action (klass, acts[i].action, NULL, act_action);
  /* TengenClassroom|class.board: puts a board in use (int, from 0) */
  gtk_widget_class_install_action (klass, "class.board", "i", board_action);
  /* TengenClassroom|class.remove: takes the board in use away */
  gtk_widget_class_install_action (klass, "class.remove", NULL, remove_action);
  /* TengenClassroom|class.wipe: takes away what the pen drew */
  gtk_widget_class_install_action (klass, "class.wipe", NULL, wipe_action);
  /* TengenClassroom|class.add: asks for another board */
  gtk_widget_class_install_action (klass, "class.add", NULL, signal_action);
  /* TengenClassroom|class.speak: has the sentence read aloud */
  gtk_widget_class_install_action (klass, "class.speak", NULL, signal_action);
  /* TengenClassroom|class.leave: asks to go back */
  gtk_widget_class_install_action (klass, "class.leave", NULL, signal_action);
  install_flags (klass);
}

static void
enable (TengenClassroom *self, const char *action, gboolean enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, enabled);
}

void
tengen_classroom_update_actions (TengenClassroom *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->shows));
  gboolean seen = !self->is_blank && self->show != NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    enable (self,
            acts[i].action,
            seen && tengen_show_can (self->show, acts[i].act));
  enable (self, "class.board", n > 1);
  enable (self, "class.beside", n > 1);
  enable (self, "class.remove", n > 1);
  enable (self, "class.add", n < TENGEN_CLASSROOM_MOST);
  enable (self, "class.wipe", tengen_classroom_pen_count (self->pen) > 0);
  enable (self, "class.chalk", self->footer != NULL);
  enable (self,
          "class.speak",
          seen && tengen_classroom_words_get_text (self->words) != NULL);
}
