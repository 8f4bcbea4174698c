/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-view: the board in a window (碁盤)
 *
 * What:   the type: signals, what is to be seen, where points are.
 * Not:    properties (tengen-board-properties), drawing (-children, -layers,
 *         -pictures), keyboard and pointer (-input).
 * Shape:  a view that is set is compared with the one before, point by point.
 */
#include "tengen-board-view.h"

#include <string.h>

#include "tengen-board-cell.h"
#include "tengen-board-look.h"
#include "tengen-board-private.h"
#include "tengen-signal.h"
#include "tengen-words.h"

#define SIZE_MINIMUM 120
#define SIZE_NATURAL 560

G_DEFINE_FINAL_TYPE (TengenBoardView, tengen_board_view, GTK_TYPE_WIDGET)

enum
{
  ACTIVATED,
  DRAGGED,
  SCROLLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static int
count_points (TengenBoardView *self)
{
  return self->view->width * self->view->height;
}

static void
tengen_board_view_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = SIZE_MINIMUM;
  *natural = SIZE_NATURAL;
  *minimum_baseline = -1;
  *natural_baseline = -1;
}

static void
tengen_board_view_dispose (GObject *object)
{
  TengenBoardView *self = TENGEN_BOARD_VIEW (object);

  tengen_board_motion_stop (self->motion);
  g_ptr_array_set_size (self->cells, 0);
  G_OBJECT_CLASS (tengen_board_view_parent_class)->dispose (object);
}

static void
tengen_board_view_finalize (GObject *object)
{
  TengenBoardView *self = TENGEN_BOARD_VIEW (object);

  g_ptr_array_unref (self->cells);
  tengen_board_motion_free (self->motion);
  tengen_board_layers_free (self->layers);
  tengen_board_pictures_free (self->pictures);
  tengen_view_free (self->view);
  G_OBJECT_CLASS (tengen_board_view_parent_class)->finalize (object);
}

static void
install_signals (GObjectClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  signals[ACTIVATED] = tengen_signal_new (
      "activated", type, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
  signals[DRAGGED] = tengen_signal_new (
      "dragged", type, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
  signals[SCROLLED] = tengen_signal_new ("scrolled", type, 1, G_TYPE_INT);
}

static void
tengen_board_view_class_init (TengenBoardViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tengen_board_view_dispose;
  object_class->finalize = tengen_board_view_finalize;
  widget_class->measure = tengen_board_view_measure;
  widget_class->size_allocate = tengen_board_view_size_allocate;
  widget_class->snapshot = tengen_board_view_snapshot;
  widget_class->focus = tengen_board_view_focus;
  widget_class->grab_focus = tengen_board_view_grab_focus;
  tengen_board_view_install_properties (object_class);
  install_signals (object_class);
  gtk_widget_class_set_css_name (widget_class, "boardview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
tengen_board_view_init (TengenBoardView *self)
{
  self->view = tengen_view_new (9, 9);
  self->pictures = tengen_board_pictures_new ();
  self->layers = tengen_board_layers_new (self->pictures);
  self->motion = tengen_board_motion_new (GTK_WIDGET (self));
  self->cells = g_ptr_array_new_with_free_func (tengen_board_view_free_cell);
  self->style = (TengenPaintStyle) TENGEN_PAINT_STYLE_INIT;
  self->label_scale = 1;
  self->interactive = TRUE;
  self->hovered = TENGEN_POINT_NONE;
  self->drag_from = TENGEN_POINT_NONE;
  self->proposed = TENGEN_POINT_NONE;
  tengen_board_zoom_init (self);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tengen_words_context ("view", "Board"),
                                  -1);
  tengen_board_view_make_cells (self);
  tengen_board_view_describe_cells (self);
  tengen_board_view_add_controllers (self);
  tengen_board_zoom_add_controllers (self);
  g_signal_connect (self,
                    "notify::scale-factor",
                    G_CALLBACK (gtk_widget_queue_allocate),
                    NULL);
  tengen_board_look_follow (GTK_WIDGET (self));
}

/* --- For the other files of the widget --- */

void
tengen_board_view_emit_activated (TengenBoardView *self,
                                  TengenPoint point,
                                  guint button,
                                  guint n_press)
{
  if (self->interactive)
    g_signal_emit (self, signals[ACTIVATED], 0, (guint) point, button, n_press);
}

void
tengen_board_view_emit_dragged (TengenBoardView *self,
                                TengenPoint from,
                                TengenPoint to,
                                guint button)
{
  if (self->interactive)
    g_signal_emit (self, signals[DRAGGED], 0, (guint) from, (guint) to, button);
}

gboolean
tengen_board_view_emit_scrolled (TengenBoardView *self, int by)
{
  if (!g_signal_has_handler_pending (self, signals[SCROLLED], 0, FALSE))
    return FALSE;
  if (by != 0)
    g_signal_emit (self, signals[SCROLLED], 0, by);
  return TRUE;
}

/* --- Public --- */

GtkWidget *
tengen_board_view_new (void)
{
  return g_object_new (TENGEN_TYPE_BOARD_VIEW, NULL);
}

/* Takes a view of the size there was: compares point by point. Names of points
 * speak of the shapes that they are part of. */
static void
update_points (TengenBoardView *self, const TengenView *old)
{
  gboolean changed = !tengen_view_has_same_lines (old, self->view);
  gboolean shapes = changed && old->shapes->len + self->view->shapes->len > 0;
  int n = count_points (self);

  if (changed)
    tengen_board_layers_touch_lines (self->layers);
  for (int i = 0; i < n; i++)
    {
      gboolean equal =
          tengen_view_is_same_at (old, self->view, (TengenPoint) i);

      if (!equal)
        tengen_board_layers_touch (self->layers, self->view, (TengenPoint) i);
      if (!equal || shapes || old->atari[i] != self->view->atari[i])
        tengen_board_cell_describe (
            g_ptr_array_index (self->cells, i), self->view, self->notation);
      changed = changed || !equal;
    }
  if (changed)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  tengen_board_zoom_follow (self, old);
}

/* Takes a view of another size: everything is made anew. */
static void
update_size (TengenBoardView *self)
{
  tengen_board_zoom_set_factor (self, 1);
  tengen_board_view_set_hovered (self, TENGEN_POINT_NONE);
  self->drag_from = TENGEN_POINT_NONE;
  self->has_geometry = FALSE;
  tengen_board_layers_reset (self->layers);
  tengen_board_view_make_cells (self);
  tengen_board_view_describe_cells (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Another part is seen at other places. */
static void
update_part (TengenBoardView *self, const TengenView *old)
{
  if (!self->style.part ||
      memcmp (old->hidden, self->view->hidden, (gsize) count_points (self)) ==
          0)
    return;
  tengen_board_view_keep_cursor (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
tengen_board_view_set_view (TengenBoardView *self, TengenView *view)
{
  g_autoptr (TengenView) old = NULL;

  g_return_if_fail (TENGEN_IS_BOARD_VIEW (self));
  g_return_if_fail (view != NULL);

  old = self->view;
  self->view = view;
  tengen_board_two_step_check (self, old);
  tengen_board_motion_follow (self->motion, old, view);
  if (old->width == view->width && old->height == view->height)
    {
      update_points (self, old);
      update_part (self, old);
    }
  else
    {
      update_size (self);
      tengen_board_view_keep_cursor (self);
    }
}

const TengenView *
tengen_board_view_get_view (TengenBoardView *self)
{
  g_return_val_if_fail (TENGEN_IS_BOARD_VIEW (self), NULL);

  return self->view;
}

TengenPoint
tengen_board_view_get_point_at (TengenBoardView *self, double x, double y)
{
  TengenPoint point;

  g_return_val_if_fail (TENGEN_IS_BOARD_VIEW (self), TENGEN_POINT_NONE);

  if (!self->has_geometry || !tengen_board_zoom_shows (self, x, y))
    return TENGEN_POINT_NONE;
  point = tengen_paint_metrics_get_point (
      tengen_board_pictures_get_metrics (self->pictures),
      x - self->zoom.dx,
      y - self->zoom.dy);
  if (self->style.part && point < count_points (self) &&
      self->view->hidden[point] != 0)
    return TENGEN_POINT_NONE;
  return point;
}

gboolean
tengen_board_view_get_point_center (TengenBoardView *self,
                                    TengenPoint point,
                                    double *x,
                                    double *y)
{
  g_return_val_if_fail (TENGEN_IS_BOARD_VIEW (self), FALSE);
  g_return_val_if_fail (x != NULL && y != NULL, FALSE);

  if (!self->has_geometry || point >= count_points (self))
    return FALSE;
  tengen_paint_metrics_get_center (
      tengen_board_pictures_get_metrics (self->pictures), point, x, y);
  *x += self->zoom.dx;
  *y += self->zoom.dy;
  return TRUE;
}

void
tengen_board_view_focus_point (TengenBoardView *self, TengenPoint point)
{
  g_return_if_fail (TENGEN_IS_BOARD_VIEW (self));
  g_return_if_fail (point < count_points (self));

  self->cursor = point;
  tengen_board_zoom_reveal (self, point);
  tengen_board_view_show_cursor (self, TRUE);
  gtk_widget_grab_focus (tengen_board_view_get_cell (self, point));
}

TengenPoint
tengen_board_view_get_cursor (TengenBoardView *self)
{
  g_return_val_if_fail (TENGEN_IS_BOARD_VIEW (self), TENGEN_POINT_NONE);

  return self->cursor;
}

TengenPoint
tengen_board_view_get_touched (TengenBoardView *self)
{
  g_return_val_if_fail (TENGEN_IS_BOARD_VIEW (self), TENGEN_POINT_NONE);

  return self->cursor_shown || self->hovered >= count_points (self)
             ? self->cursor
             : self->hovered;
}

GtkWidget *
tengen_board_view_get_cell (TengenBoardView *self, TengenPoint point)
{
  g_return_val_if_fail (TENGEN_IS_BOARD_VIEW (self), NULL);

  if (point >= self->cells->len)
    return NULL;
  return g_ptr_array_index (self->cells, point);
}
