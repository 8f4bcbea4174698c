/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-reveal: bringing what is new into sight
 */
#include "tengen-lesson-reveal.h"

/* Free room beside what is brought into sight. */
#define ROOM 8.0

static void
scroll (GtkWidget *widget, GtkScrolledWindow *window)
{
  GtkAdjustment *at = gtk_scrolled_window_get_vadjustment (window);
  double value = gtk_adjustment_get_value (at);
  double page = gtk_adjustment_get_page_size (at);
  graphene_rect_t box;
  double top, bottom;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &box))
    return;
  top = value + box.origin.y - ROOM;
  bottom = value + box.origin.y + box.size.height + ROOM;
  if (bottom > value + page)
    value = bottom - page;
  gtk_adjustment_set_value (at, MIN (value, top));
}

/* The first tick comes before the sizes of this frame are known, the second
 * after that. */
static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer first_frame)
{
  GtkWidget *window;
  gint64 first = *(gint64 *) first_frame;

  if (first < 0)
    *(gint64 *) first_frame = gdk_frame_clock_get_frame_counter (clock);
  if (first < 0 || gdk_frame_clock_get_frame_counter (clock) == first)
    return G_SOURCE_CONTINUE;
  window = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  if (window != NULL && gtk_widget_get_mapped (widget))
    scroll (widget, GTK_SCROLLED_WINDOW (window));
  return G_SOURCE_REMOVE;
}

void
tengen_lesson_reveal (GtkWidget *widget)
{
  gint64 *first_frame;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  first_frame = g_new (gint64, 1);
  *first_frame = -1;
  gtk_widget_add_tick_callback (widget, tick_cb, first_frame, g_free);
}
