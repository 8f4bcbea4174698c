/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-waiting-row: an unfinished game or unsaved changes as they are seen
 */
#include "tengen-waiting-row.h"

struct _TengenWaitingRow
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *root;
  GtkLabel *heading;
  GtkLabel *title;
  GtkLabel *about;
  GtkLabel *date;
  GtkLabel *size;

  /* Owned */
  TengenWaitingItem *item;
};

G_DEFINE_FINAL_TYPE (TengenWaitingRow, tengen_waiting_row, GTK_TYPE_WIDGET)

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static void
heading_cb (TengenWaitingRow *self)
{
  set_text (self->heading, tengen_waiting_item_get_heading (self->item));
}

static void
name_row (TengenWaitingRow *self, const char *size)
{
  GtkWidget *around = gtk_widget_get_parent (GTK_WIDGET (self));
  const char *about = tengen_waiting_item_get_about (self->item);
  g_autoptr (GString) name =
      g_string_new (tengen_waiting_item_get_title (self->item));
  if (*about != '\0')
    g_string_append_printf (name, ", %s", about);
  g_string_append_printf (
      name, ", %s", tengen_waiting_item_get_date (self->item));
  if (*size != '\0')
    g_string_append_printf (name, ", %s", size);
  if (around != NULL)
    gtk_accessible_update_property (
        GTK_ACCESSIBLE (around), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str, -1);
}

static void
show_words (TengenWaitingRow *self)
{
  TengenWaitingItem *item = self->item;
  g_autofree char *size = tengen_waiting_item_make_size (
      tengen_waiting_item_get_entry (item)->size);
  set_text (self->title, tengen_waiting_item_get_title (item));
  set_text (self->about, tengen_waiting_item_get_about (item));
  set_text (self->date, tengen_waiting_item_get_date (item));
  set_text (self->size, size);
  name_row (self, size);
}

void
tengen_waiting_row_set_item (TengenWaitingRow *self, TengenWaitingItem *item)
{
  g_return_if_fail (TENGEN_IS_WAITING_ROW (self));
  g_return_if_fail (item == NULL || TENGEN_IS_WAITING_ITEM (item));
  if (self->item != NULL)
    g_signal_handlers_disconnect_by_func (self->item, heading_cb, self);
  g_set_object (&self->item, item);
  if (item == NULL)
    return;
  g_signal_connect_object (item,
                           "notify::heading",
                           G_CALLBACK (heading_cb),
                           self,
                           G_CONNECT_SWAPPED);
  heading_cb (self);
  show_words (self);
}

TengenWaitingItem *
tengen_waiting_row_get_item (TengenWaitingRow *self)
{
  g_return_val_if_fail (TENGEN_IS_WAITING_ROW (self), NULL);
  return self->item;
}

static void
tengen_waiting_row_dispose (GObject *object)
{
  TengenWaitingRow *self = TENGEN_WAITING_ROW (object);
  tengen_waiting_row_set_item (self, NULL);
  g_clear_pointer (&self->root, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_waiting_row_parent_class)->dispose (object);
}

static void
tengen_waiting_row_class_init (TengenWaitingRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = tengen_waiting_row_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/app/tengen-waiting-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenWaitingRow, root);
  gtk_widget_class_bind_template_child (
      widget_class, TengenWaitingRow, heading);
  gtk_widget_class_bind_template_child (widget_class, TengenWaitingRow, title);
  gtk_widget_class_bind_template_child (widget_class, TengenWaitingRow, about);
  gtk_widget_class_bind_template_child (widget_class, TengenWaitingRow, date);
  gtk_widget_class_bind_template_child (widget_class, TengenWaitingRow, size);
}

static void
tengen_waiting_row_init (TengenWaitingRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tengen_waiting_row_new (void)
{
  return g_object_new (TENGEN_TYPE_WAITING_ROW, NULL);
}
