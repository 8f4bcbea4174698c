/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-frame: how long a frame takes, and medians
 */
#pragma once

#include <gtk/gtk.h>
#include <stdlib.h>

/* The frame that is painted now, or was last. */
typedef struct
{
  gint64 began;
  gint64 took;
  gboolean painted;
} Frame;

static inline int
compare (gconstpointer a, gconstpointer b)
{
  gint64 x = *(const gint64 *) a;
  gint64 y = *(const gint64 *) b;

  return x < y ? -1 : x > y;
}

/* Sorts the times of @n and tells the median. */
static inline void
report_median (const char *name, gint64 *times, guint n)
{
  qsort (times, n, sizeof *times, compare);
  g_print ("%s %.3f ms\n", name, times[n / 2] / 1000.0);
}

static inline void
before_paint_cb (GdkFrameClock *clock, Frame *self)
{
  self->began = g_get_monotonic_time ();
}

static inline void
after_paint_cb (GdkFrameClock *clock, Frame *self)
{
  self->took = g_get_monotonic_time () - self->began;
  self->painted = TRUE;
}

static inline gint64
run_frame (Frame *self)
{
  self->painted = FALSE;
  while (!self->painted)
    g_main_context_iteration (NULL, TRUE);
  return self->took;
}

/* Measures the frames of a window that is shown. */
static inline void
watch_frames (GtkWidget *window, Frame *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), self);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), self);
}
