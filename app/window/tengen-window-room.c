/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-room: how much of the window the board has
 *
 * What:  the actions win.board-alone (Shift+F11) and win.zoom (Ctrl with +, - and 0).
 */
#include "tengen-window-private.h"

/* One step larger, one smaller, the whole board. */
static void
zoom_action (GtkWidget *widget, const char *name, GVariant *steps)
{
  tengen_play_page_zoom (TENGEN_WINDOW (widget)->page,
                         g_variant_get_int32 (steps));
}

static const struct
{
  guint key;
  int steps;
} zooms[] = {
  { GDK_KEY_KP_Add, 1 }, { GDK_KEY_equal, 1 },        { GDK_KEY_plus, 1 },
  { GDK_KEY_KP_0, 0 },   { GDK_KEY_KP_Subtract, -1 }, { GDK_KEY_0, 0 },
  { GDK_KEY_minus, -1 },
};

void
tengen_window_install_room (GtkWidgetClass *klass)
{
  g_return_if_fail (GTK_IS_WIDGET_CLASS (klass));

  /* TengenWindow|win.board-alone: leaves out everything but the board */
  gtk_widget_class_install_property_action (
      klass, "win.board-alone", "board-alone");
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_F11, GDK_SHIFT_MASK, "win.board-alone", NULL);
  /* TengenWindow|win.zoom: enlarges the board by so many steps (int), 0 shows
   * the whole board */
  gtk_widget_class_install_action (klass, "win.zoom", "i", zoom_action);
  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    gtk_widget_class_add_binding_action (
        klass, zooms[i].key, GDK_CONTROL_MASK, "win.zoom", "i", zooms[i].steps);
}
