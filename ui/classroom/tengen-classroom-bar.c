/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-bar: everything a classroom can do, for mouse and touch
 *
 * Shape: buttons do not take the focus by a click: a presenter's next key would
 *        press them again.
 */
#include "tengen-classroom-bar.h"

#include "tengen-classroom-size.h"
#include "tengen-show.h"
#include "tengen-words-text.h"

struct _TengenClassroomBar
{
  GtkWidget parent_instance;

  /* Template */
  GtkWidget *box;
  GtkWidget *person;
  GtkMenuButton *boards_button;
  GtkMenuButton *more_button;
  GMenu *boards;
};

G_DEFINE_FINAL_TYPE (TengenClassroomBar, tengen_classroom_bar, GTK_TYPE_WIDGET)

static void
tengen_classroom_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TENGEN_TYPE_CLASSROOM_BAR);
  G_OBJECT_CLASS (tengen_classroom_bar_parent_class)->dispose (object);
}

static void
tengen_classroom_bar_class_init (TengenClassroomBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_classroom_bar_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/classroom/tengen-classroom-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenClassroomBar, box);
  gtk_widget_class_bind_template_child (
      widget_class, TengenClassroomBar, person);
  gtk_widget_class_bind_template_child (
      widget_class, TengenClassroomBar, boards_button);
  gtk_widget_class_bind_template_child (
      widget_class, TengenClassroomBar, more_button);
  gtk_widget_class_bind_template_child (
      widget_class, TengenClassroomBar, boards);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "classroombar");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_TOOLBAR);
}

static void
keep_focus (GtkWidget *widget)
{
  gtk_widget_set_focus_on_click (widget, FALSE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    keep_focus (child);
}

static void
tengen_classroom_bar_init (TengenClassroomBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  keep_focus (self->box);
}

GtkWidget *
tengen_classroom_bar_new (void)
{
  return g_object_new (TENGEN_TYPE_CLASSROOM_BAR, NULL);
}

/* In a menu an underline marks a key; here it is one. */
static char *
make_label (TengenShow *show, guint number)
{
  g_autofree char *title = tengen_show_make_title (show);
  g_autofree char *text = tengen_words_numbered (number, title);
  GString *label = g_string_new (text);

  g_string_replace (label, "_", "__", 0);
  return g_string_free (label, FALSE);
}

void
tengen_classroom_bar_list_boards (TengenClassroomBar *self, GListModel *shows)
{
  g_return_if_fail (TENGEN_IS_CLASSROOM_BAR (self));
  g_return_if_fail (G_IS_LIST_MODEL (shows));

  g_menu_remove_all (self->boards);
  for (guint i = 0; i < g_list_model_get_n_items (shows); i++)
    {
      g_autoptr (TengenShow) show = g_list_model_get_item (shows, i);
      g_autofree char *label = make_label (show, i + 1);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "class.board", "i", (int) i);
      g_menu_append_item (self->boards, item);
    }
}

void
tengen_classroom_bar_set_person (TengenClassroomBar *self, gboolean shown)
{
  g_return_if_fail (TENGEN_IS_CLASSROOM_BAR (self));

  gtk_widget_set_visible (self->person, shown);
}

void
tengen_classroom_bar_set_size (TengenClassroomBar *self, double size)
{
  GtkMenuButton *buttons[2];

  g_return_if_fail (TENGEN_IS_CLASSROOM_BAR (self));

  buttons[0] = self->boards_button;
  buttons[1] = self->more_button;
  tengen_classroom_size_set (GTK_WIDGET (self), size);
  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    tengen_classroom_size_set (
        GTK_WIDGET (gtk_menu_button_get_popover (buttons[i])), size);
}

static gboolean
is_open (GtkMenuButton *button)
{
  GtkPopover *popover = gtk_menu_button_get_popover (button);

  return popover != NULL && gtk_widget_get_visible (GTK_WIDGET (popover));
}

gboolean
tengen_classroom_bar_is_open (TengenClassroomBar *self)
{
  g_return_val_if_fail (TENGEN_IS_CLASSROOM_BAR (self), FALSE);

  return is_open (self->boards_button) || is_open (self->more_button);
}
