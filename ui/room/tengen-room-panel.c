/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-panel: what the teacher can do with one of the class
 */
#include "tengen-room-panel.h"

#include "tengen-room-ui.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

struct _TengenRoomPanel
{
  GtkPopover parent_instance;

  /* Template widgets */
  GtkStack *pages;
  GtkEditable *name;
  GtkLabel *question;
  GtkWidget *keep;

  TengenRoomLectern *lectern;
  int member;
};

G_DEFINE_FINAL_TYPE (TengenRoomPanel, tengen_room_panel, GTK_TYPE_POPOVER)

static void
rename_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenRoomPanel *self = TENGEN_ROOM_PANEL (widget);
  g_autofree char *name =
      g_strstrip (g_strdup (gtk_editable_get_text (self->name)));

  if (*name != '\0')
    tengen_room_lectern_rename (self->lectern, self->member, name);
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
free_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenRoomPanel *self = TENGEN_ROOM_PANEL (widget);

  tengen_room_lectern_free (self->lectern, self->member);
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
ask_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenRoomPanel *self = TENGEN_ROOM_PANEL (widget);

  gtk_stack_set_visible_child_name (self->pages, "question");
  gtk_widget_grab_focus (self->keep);
}

static void
remove_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenRoomPanel *self = TENGEN_ROOM_PANEL (widget);

  tengen_room_lectern_remove (self->lectern, self->member);
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
leave_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_popover_popdown (GTK_POPOVER (widget));
}

static void
activated_cb (TengenRoomPanel *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "panel.rename", NULL);
}

static void
tengen_room_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TENGEN_TYPE_ROOM_PANEL);
  g_clear_object (&TENGEN_ROOM_PANEL (object)->lectern);
  G_OBJECT_CLASS (tengen_room_panel_parent_class)->dispose (object);
}

static void
add_actions (GtkWidgetClass *klass)
{
  /* TengenRoomPanel|panel.rename: takes the name that was typed */
  gtk_widget_class_install_action (klass, "panel.rename", NULL, rename_action);
  /* TengenRoomPanel|panel.free: another device may take the name */
  gtk_widget_class_install_action (klass, "panel.free", NULL, free_action);
  /* TengenRoomPanel|panel.ask: whether it is meant to take the name out */
  gtk_widget_class_install_action (klass, "panel.ask", NULL, ask_action);
  /* TengenRoomPanel|panel.remove: takes the name out */
  gtk_widget_class_install_action (klass, "panel.remove", NULL, remove_action);
  /* TengenRoomPanel|panel.leave: never mind */
  gtk_widget_class_install_action (klass, "panel.leave", NULL, leave_action);
}

static void
tengen_room_panel_class_init (TengenRoomPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_room_panel_dispose;
  tengen_room_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/room/tengen-room-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenRoomPanel, pages);
  gtk_widget_class_bind_template_child (widget_class, TengenRoomPanel, name);
  gtk_widget_class_bind_template_child (
      widget_class, TengenRoomPanel, question);
  gtk_widget_class_bind_template_child (widget_class, TengenRoomPanel, keep);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  add_actions (widget_class);
}

static void
tengen_room_panel_init (TengenRoomPanel *self)
{
  self->member = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tengen_room_panel_new (TengenRoomLectern *lectern)
{
  TengenRoomPanel *self;

  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (lectern), NULL);

  self = g_object_new (TENGEN_TYPE_ROOM_PANEL, NULL);
  self->lectern = g_object_ref (lectern);
  return GTK_WIDGET (self);
}

void
tengen_room_panel_open (TengenRoomPanel *self,
                        int member,
                        const GdkRectangle *place)
{
  const TengenRoomPerson *person;
  g_autofree char *question = NULL;

  g_return_if_fail (TENGEN_IS_ROOM_PANEL (self));
  g_return_if_fail (place != NULL);

  person = tengen_room_lectern_get_person (self->lectern, member);
  if (person == NULL)
    return;
  self->member = member;
  /* TRANSLATORS: a name */
  question = g_strdup_printf (
      _ ("Take %s out of the room? The device leaves, too."), person->name);
  gtk_label_set_label (self->question, question);
  gtk_editable_set_text (self->name, person->name);
  gtk_stack_set_visible_child_name (self->pages, "acts");
  gtk_popover_set_pointing_to (GTK_POPOVER (self), place);
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}
