/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * display-frame: widgets that are seen, frames that are drawn, and what is drawn
 */
#pragma once

#include <gtk/gtk.h>

#include "main-loop.h"

static inline void
wait_mapped (GtkWidget *widget)
{
  while (!gtk_widget_get_mapped (widget))
    g_main_context_iteration (NULL, TRUE);
}

static inline void
painted_cb (GdkFrameClock *clock, gboolean *painted)
{
  *painted = TRUE;
}

/* Waits until a frame with the present state was drawn: all has its size. */
static inline void
wait_frame (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gboolean painted = FALSE;
  gulong id = g_signal_connect (
      clock, "after-paint", G_CALLBACK (painted_cb), &painted);

  gtk_widget_queue_draw (widget);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, id);
}

/* Waits until everything has its size, also what is scrolled then. */
static inline void
wait_frames (GtkWidget *widget)
{
  for (int i = 0; i < 3; i++)
    wait_frame (widget);
}

/* What a widget draws itself. */
static inline cairo_surface_t *
take_picture (GtkWidget *widget)
{
  GskRenderer *renderer =
      gtk_native_get_renderer (gtk_widget_get_native (widget));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  cairo_surface_t *image =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (
      renderer, node, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_surface_flush (image);
  gdk_texture_download (texture,
                        cairo_image_surface_get_data (image),
                        cairo_image_surface_get_stride (image));
  cairo_surface_mark_dirty (image);
  return image;
}
