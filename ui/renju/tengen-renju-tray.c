/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-tray: stones that are lined up in pairs and counted
 *
 * Shape: all stones have their place in the grid from the beginning, so that
 *        nothing moves; they are seen one pair after the other.
 */
#include "tengen-renju-tray.h"

#include "tengen-signal.h"
#include "tengen-words-text.h"

/* From one pair to the next. */
#define PAIR_MS 220

struct _TengenRenjuTray
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkGrid *grid;
  GtkLabel *number;

  /* Owned, by the grid too */
  GPtrArray *stones;

  guint n_seen;
  guint tick_id;
};

G_DEFINE_FINAL_TYPE (TengenRenjuTray, tengen_renju_tray, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_COUNTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
show_number (TengenRenjuTray *self)
{
  g_autofree char *text = NULL;

  if (self->n_seen > 0)
    text = g_strdup_printf (
        tengen_words_plural ("%u stone", "%u stones", self->n_seen),
        self->n_seen);
  gtk_label_set_label (self->number, text != NULL ? text : "");
}

static void
see (TengenRenjuTray *self, guint n)
{
  n = MIN (n, self->stones->len);
  for (guint i = self->n_seen; i < n; i++)
    gtk_widget_set_opacity (g_ptr_array_index (self->stones, i), 1);
  self->n_seen = n;
  show_number (self);
}

static gboolean
tick_cb (gpointer data)
{
  TengenRenjuTray *self = data;

  if (self->n_seen < self->stones->len)
    {
      see (self, self->n_seen + 2);
      return G_SOURCE_CONTINUE;
    }
  self->tick_id = 0;
  g_signal_emit (self, signals[SIGNAL_COUNTED], 0);
  return G_SOURCE_REMOVE;
}

static void
add_stone (TengenRenjuTray *self, const char *css_class)
{
  GtkWidget *stone = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  int place = (int) self->stones->len;

  gtk_widget_add_css_class (stone, "stone");
  gtk_widget_add_css_class (stone, css_class);
  gtk_widget_set_opacity (stone, 0);
  gtk_grid_attach (self->grid, stone, place / 2, place % 2, 1, 1);
  g_ptr_array_add (self->stones, g_object_ref (stone));
}

static void
tengen_renju_tray_dispose (GObject *object)
{
  TengenRenjuTray *self = TENGEN_RENJU_TRAY (object);

  g_clear_handle_id (&self->tick_id, g_source_remove);
  g_ptr_array_set_size (self->stones, 0);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_renju_tray_parent_class)->dispose (object);
}

static void
tengen_renju_tray_finalize (GObject *object)
{
  g_ptr_array_unref (TENGEN_RENJU_TRAY (object)->stones);
  G_OBJECT_CLASS (tengen_renju_tray_parent_class)->finalize (object);
}

static void
tengen_renju_tray_class_init (TengenRenjuTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_renju_tray_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_renju_tray_finalize;

  /* TengenRenjuTray::counted: all stones lie there */
  signals[SIGNAL_COUNTED] =
      tengen_signal_new ("counted", G_TYPE_FROM_CLASS (klass), 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tray");
}

static void
tengen_renju_tray_init (TengenRenjuTray *self)
{
  self->stones = g_ptr_array_new_with_free_func (g_object_unref);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->grid = GTK_GRID (gtk_grid_new ());
  self->number = GTK_LABEL (gtk_label_new (NULL));
  gtk_grid_set_row_spacing (self->grid, 6);
  gtk_grid_set_column_spacing (self->grid, 8);
  gtk_widget_set_halign (GTK_WIDGET (self->grid), GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (GTK_WIDGET (self->grid), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->grid), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->number), "dim");
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->grid));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->number));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

void
tengen_renju_tray_clear (TengenRenjuTray *self)
{
  g_return_if_fail (TENGEN_IS_RENJU_TRAY (self));

  g_clear_handle_id (&self->tick_id, g_source_remove);
  for (guint i = 0; i < self->stones->len; i++)
    gtk_grid_remove (self->grid, g_ptr_array_index (self->stones, i));
  g_ptr_array_set_size (self->stones, 0);
  self->n_seen = 0;
  show_number (self);
}

void
tengen_renju_tray_count (TengenRenjuTray *self, int black, int white)
{
  gboolean animated;

  g_return_if_fail (TENGEN_IS_RENJU_TRAY (self));
  g_return_if_fail (black >= 0 && white >= 0);

  tengen_renju_tray_clear (self);
  for (int i = 0; i < black; i++)
    add_stone (self, "black");
  for (int i = 0; i < white; i++)
    add_stone (self, "white");
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)),
                "gtk-enable-animations",
                &animated,
                NULL);
  if (animated)
    {
      self->tick_id = g_timeout_add (PAIR_MS, tick_cb, self);
      return;
    }
  see (self, self->stones->len);
  g_signal_emit (self, signals[SIGNAL_COUNTED], 0);
}
