/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-tree-scroll: which part of the tree is seen
 *
 * What:  the adjustments, places in the widget, the cursor kept in sight.
 * Shape: places are worked out as doubles and only what is near gets small
 *        numbers, so that column 200,000 is drawn as sharply as the first.
 */
#include "tengen-review-tree-private.h"

#include <math.h>

/* Columns and rows that are left around the cursor. */
#define MARGIN_COLUMNS 3
#define MARGIN_ROWS 1

static double
get_offset (TengenReviewTree *self, GtkOrientation orientation)
{
  double scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  GtkAdjustment *adjustment = self->adjustments[orientation];

  /* Whole pixels of the device keep lines sharp. */
  return round (gtk_adjustment_get_value (adjustment) * scale) / scale;
}

double
tengen_review_tree_get_x (TengenReviewTree *self, guint column)
{
  const TengenReviewSizes *sizes = tengen_review_tree_get_sizes (self);

  return (double) column * sizes->across -
         get_offset (self, GTK_ORIENTATION_HORIZONTAL) + sizes->left + 0.5;
}

double
tengen_review_tree_get_y (TengenReviewTree *self, guint row)
{
  const TengenReviewSizes *sizes = tengen_review_tree_get_sizes (self);

  return (double) row * sizes->down -
         get_offset (self, GTK_ORIENTATION_VERTICAL) + sizes->top + 0.5;
}

TengenNode
tengen_review_tree_pick (TengenReviewTree *self,
                         double x,
                         double y,
                         gboolean *sign)
{
  const TengenReviewSizes *sizes = tengen_review_tree_get_sizes (self);
  double column;
  double row;

  tengen_review_tree_prepare (self);
  column =
      floor ((x - tengen_review_tree_get_x (self, 0)) / sizes->across + 0.5);
  row = floor ((y - tengen_review_tree_get_y (self, 0)) / sizes->down + 0.5);
  *sign = FALSE;
  if (column < 0 || row < 0 ||
      column >= tengen_review_layout_get_n_columns (self->layout) ||
      row >= tengen_review_layout_get_n_rows (self->layout))
    return TENGEN_NODE_NONE;
  return tengen_review_layout_pick (
      self->layout, (guint) column, (guint) row, sign);
}

/* --- Adjustments --- */

static void
value_changed_cb (TengenReviewTree *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tengen_review_tree_set_adjustment (TengenReviewTree *self,
                                   GtkOrientation orientation,
                                   GtkAdjustment *adjustment)
{
  GtkAdjustment **place = &self->adjustments[orientation];

  if (*place != NULL && *place == adjustment)
    return;
  if (*place != NULL)
    g_signal_handlers_disconnect_by_func (*place, value_changed_cb, self);
  g_clear_object (place);
  if (adjustment == NULL)
    adjustment = gtk_adjustment_new (0, 0, 0, 0, 0, 0);
  *place = g_object_ref_sink (adjustment);
  g_signal_connect_swapped (
      adjustment, "value-changed", G_CALLBACK (value_changed_cb), self);
  tengen_review_tree_queue_update (self);
}

static void
configure (TengenReviewTree *self,
           GtkOrientation orientation,
           double size,
           double page,
           double step)
{
  GtkAdjustment *adjustment = self->adjustments[orientation];
  double value = gtk_adjustment_get_value (adjustment);

  size = MAX (size, page);
  gtk_adjustment_configure (adjustment,
                            CLAMP (value, 0, size - page),
                            0,
                            size,
                            step,
                            page * 0.9,
                            page);
}

/* Moves a value so that a place is seen with a margin; a place that is far
 * goes into the middle. */
static void
reveal (GtkAdjustment *adjustment, double place, double margin)
{
  double value = gtk_adjustment_get_value (adjustment);
  double page = gtk_adjustment_get_page_size (adjustment);
  double from, to;

  margin = MIN (margin, page / 2);
  from = place - margin;
  to = place + margin;
  if (to < value - page / 2 || from > value + page * 1.5)
    value = place - page / 2;
  else if (from < value)
    value = from;
  else if (to > value + page)
    value = to - page;
  gtk_adjustment_set_value (adjustment, value);
}

static void
reveal_cursor (TengenReviewTree *self)
{
  const TengenReviewSizes *sizes = tengen_review_tree_get_sizes (self);
  guint column, row;

  self->reveal = FALSE;
  if (self->game == NULL ||
      !tengen_review_layout_find (
          self->layout, tengen_game_get_cursor (self->game), &column, &row))
    return;
  reveal (self->adjustments[GTK_ORIENTATION_HORIZONTAL],
          (double) column * sizes->across + sizes->left,
          (MARGIN_COLUMNS + 0.5) * sizes->across);
  reveal (self->adjustments[GTK_ORIENTATION_VERTICAL],
          (double) row * sizes->down + sizes->top,
          (MARGIN_ROWS + 0.5) * sizes->down);
}

/* Each frame after a change comes through here. */
static void
update (TengenReviewTree *self, int width, int height)
{
  const TengenReviewSizes *sizes = tengen_review_tree_get_sizes (self);
  double across = 0;
  double down = 0;

  tengen_review_tree_prepare (self);
  if (self->game != NULL)
    {
      across = (double) tengen_review_layout_get_n_columns (self->layout);
      down = (double) tengen_review_layout_get_n_rows (self->layout);
    }
  configure (self,
             GTK_ORIENTATION_HORIZONTAL,
             MAX (across - 1, 0) * sizes->across + 2 * sizes->left,
             width,
             sizes->across);
  configure (self,
             GTK_ORIENTATION_VERTICAL,
             MAX (down - 1, 0) * sizes->down + 2 * sizes->top,
             height,
             sizes->down);
  if (self->reveal)
    reveal_cursor (self);
  if (!self->said)
    tengen_review_tree_describe (self);
  self->said = TRUE;
}

void
tengen_review_tree_size_allocate (GtkWidget *widget,
                                  int width,
                                  int height,
                                  int baseline)
{
  update (TENGEN_REVIEW_TREE (widget), width, height);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TengenReviewTree *self = TENGEN_REVIEW_TREE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  self->tick_id = 0;
  if (width > 0 && height > 0)
    update (self, width, height);
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

/* Before the layout of the next frame, as scroll bars want their places anew
 * when the adjustments change. */
void
tengen_review_tree_queue_update (TengenReviewTree *self)
{
  if (self->tick_id == 0)
    self->tick_id =
        gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}
