/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-card: a game of the history as it is seen
 */
#include "tengen-history-card.h"

#include "tengen-history-ui.h"

struct _TengenHistoryCard
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *root;
  GtkImage *picture;
  GtkLabel *title;
  GtkLabel *game;
  GtkLabel *result;
  GtkLabel *date;

  /* Owned */
  TengenHistoryItem *item;
};

G_DEFINE_FINAL_TYPE (TengenHistoryCard, tengen_history_card, GTK_TYPE_WIDGET)

static void
show_picture (TengenHistoryCard *self)
{
  GdkPaintable *picture = tengen_history_item_get_picture (self->item);

  if (picture != NULL)
    gtk_image_set_from_paintable (self->picture, picture);
  else
    gtk_image_clear (self->picture);
}

static char *
make_name (TengenHistoryItem *item)
{
  const char *result = tengen_history_item_get_result (item);

  return g_strjoin (", ",
                    tengen_history_item_get_title (item),
                    tengen_history_item_get_game (item),
                    tengen_history_item_get_date (item),
                    *result != '\0' ? result : NULL,
                    NULL);
}

static void
name_card (TengenHistoryCard *self)
{
  GtkWidget *around = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *name = make_name (self->item);

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (around != NULL)
    gtk_accessible_update_property (
        GTK_ACCESSIBLE (around), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
show_words (TengenHistoryCard *self)
{
  TengenHistoryItem *item = self->item;

  gtk_label_set_label (self->title, tengen_history_item_get_title (item));
  gtk_label_set_label (self->game, tengen_history_item_get_game (item));
  gtk_label_set_label (self->result, tengen_history_item_get_result (item));
  gtk_label_set_label (self->date, tengen_history_item_get_date (item));
  gtk_widget_set_visible (GTK_WIDGET (self->result),
                          !tengen_history_item_get_broken (item));
  set_class (GTK_WIDGET (self->result),
             "unfinished",
             tengen_history_item_get_unfinished (item));
  name_card (self);
}

void
tengen_history_card_set_item (TengenHistoryCard *self, TengenHistoryItem *item)
{
  g_return_if_fail (TENGEN_IS_HISTORY_CARD (self));
  g_return_if_fail (item == NULL || TENGEN_IS_HISTORY_ITEM (item));

  if (self->item != NULL)
    g_signal_handlers_disconnect_by_func (self->item, show_picture, self);
  g_set_object (&self->item, item);
  if (item == NULL)
    return;
  g_signal_connect_object (item,
                           "notify::picture",
                           G_CALLBACK (show_picture),
                           self,
                           G_CONNECT_SWAPPED);
  show_words (self);
  show_picture (self);
}

static void
tengen_history_card_dispose (GObject *object)
{
  TengenHistoryCard *self = TENGEN_HISTORY_CARD (object);

  tengen_history_card_set_item (self, NULL);
  g_clear_pointer (&self->root, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_history_card_parent_class)->dispose (object);
}

static void
tengen_history_card_class_init (TengenHistoryCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_history_card_dispose;
  tengen_history_ui_get_resource ();
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/history/tengen-history-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenHistoryCard, root);
  gtk_widget_class_bind_template_child (
      widget_class, TengenHistoryCard, picture);
  gtk_widget_class_bind_template_child (widget_class, TengenHistoryCard, title);
  gtk_widget_class_bind_template_child (widget_class, TengenHistoryCard, game);
  gtk_widget_class_bind_template_child (
      widget_class, TengenHistoryCard, result);
  gtk_widget_class_bind_template_child (widget_class, TengenHistoryCard, date);
}

static void
tengen_history_card_init (TengenHistoryCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_image_set_pixel_size (self->picture, TENGEN_HISTORY_PICTURE);
}

GtkWidget *
tengen_history_card_new (void)
{
  return g_object_new (TENGEN_TYPE_HISTORY_CARD, NULL);
}
