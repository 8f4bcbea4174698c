/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-row: a game in the list of records as it is seen
 */
#include "tengen-history-row.h"

#include "tengen-history-item.h"
#include "tengen-history-ui.h"
#include "tengen-label.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

/* As many columns of letters stand on a line of the narrowest window. */
#define SHORT 26

struct _TengenHistoryRow
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkLabel *heading;
  GtkImage *picture;
  GtkLabel *title;
  GtkLabel *about;
  GtkLabel *state;
  GtkLabel *date;
  GtkLabel *size;

  /* Owned */
  TengenHistoryEntry *entry;
};

G_DEFINE_FINAL_TYPE (TengenHistoryRow, tengen_history_row, GTK_TYPE_WIDGET)

/* To measure lines that wrap takes long, with hundreds of rows in a list. */
static void
set_line (GtkLabel *label, const char *text)
{
  gtk_label_set_wrap (label, tengen_words_get_width (text) > SHORT);
  tengen_label_show (label, text);
}

static void
show_heading (TengenHistoryRow *self)
{
  tengen_label_show (self->heading,
                     tengen_history_entry_get_heading (self->entry));
}

static void
show_picture (TengenHistoryRow *self)
{
  GdkPaintable *picture = tengen_history_entry_get_picture (self->entry);
  if (picture != NULL)
    gtk_image_set_from_paintable (self->picture, picture);
  else
    gtk_image_clear (self->picture);
}

static void
name_row (TengenHistoryRow *self,
          const TengenHistoryWords *words,
          const char *size)
{
  const char *parts[] = { words->about, words->date, words->state, size };
  GtkWidget *around = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autoptr (GString) name = g_string_new (words->title);
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (*parts[i] != '\0')
      g_string_append_printf (name, ", %s", parts[i]);
  if (around != NULL)
    gtk_accessible_update_property (
        GTK_ACCESSIBLE (around), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str, -1);
}

static void
show_words (TengenHistoryRow *self)
{
  TengenHistoryWords words = tengen_history_entry_get_words (self->entry);
  g_autofree char *size = tengen_history_entry_make_size (words.size);
  set_line (self->title, words.title);
  set_line (self->about, words.about);
  set_line (self->state, words.state);
  tengen_label_show (self->date, words.date);
  tengen_label_show (self->size, size);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), words.board);
  tengen_widget_set_class (
      GTK_WIDGET (self->state), "unfinished", words.unfinished);
  name_row (self, &words, size);
}

static void
follow (TengenHistoryRow *self)
{
  g_signal_connect_object (self->entry,
                           "notify::heading",
                           G_CALLBACK (show_heading),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry,
                           "notify::picture",
                           G_CALLBACK (show_picture),
                           self,
                           G_CONNECT_SWAPPED);
}

void
tengen_history_row_set_entry (TengenHistoryRow *self, TengenHistoryEntry *entry)
{
  g_return_if_fail (TENGEN_IS_HISTORY_ROW (self));
  g_return_if_fail (entry == NULL || TENGEN_IS_HISTORY_ENTRY (entry));
  if (self->entry != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->entry, show_heading, self);
      g_signal_handlers_disconnect_by_func (self->entry, show_picture, self);
    }
  g_set_object (&self->entry, entry);
  if (entry == NULL)
    return;
  follow (self);
  show_heading (self);
  show_words (self);
  show_picture (self);
}

TengenHistoryEntry *
tengen_history_row_get_entry (TengenHistoryRow *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_ROW (self), NULL);
  return self->entry;
}

static void
tengen_history_row_dispose (GObject *object)
{
  TengenHistoryRow *self = TENGEN_HISTORY_ROW (object);
  tengen_history_row_set_entry (self, NULL);
  tengen_widget_dispose (object);
}

static void
tengen_history_row_class_init (TengenHistoryRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = tengen_history_row_dispose;
  tengen_history_ui_get_resource ();
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/history/tengen-history-row.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenHistoryRow, heading);
  gtk_widget_class_bind_template_child (
      widget_class, TengenHistoryRow, picture);
  gtk_widget_class_bind_template_child (widget_class, TengenHistoryRow, title);
  gtk_widget_class_bind_template_child (widget_class, TengenHistoryRow, about);
  gtk_widget_class_bind_template_child (widget_class, TengenHistoryRow, state);
  gtk_widget_class_bind_template_child (widget_class, TengenHistoryRow, date);
  gtk_widget_class_bind_template_child (widget_class, TengenHistoryRow, size);
}

static void
tengen_history_row_init (TengenHistoryRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_image_set_pixel_size (self->picture, TENGEN_HISTORY_PICTURE);
}

GtkWidget *
tengen_history_row_new (void)
{
  return g_object_new (TENGEN_TYPE_HISTORY_ROW, NULL);
}
