/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-two-step: a stone is shown first and placed by a second click
 */
#include "tengen-board-two-step.h"

#include <string.h>

#include "tengen-board-private.h"
#include "tengen-signal.h"

/* The cross, in lines of the board. */
#define CROSS_WIDTH 2.0
#define CROSS_ALPHA 0.75

static void
set_proposed (TengenBoardView *self, TengenPoint point)
{
  if (self->proposed == point)
    return;
  self->proposed = point;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify (G_OBJECT (self), "proposed");
}

/* Whether a click would put a stone, as far as the board knows. */
static gboolean
is_placing (TengenBoardView *self, TengenPoint point, guint button)
{
  return self->two_step && self->interactive && button == GDK_BUTTON_PRIMARY &&
         self->ghost_stone != TENGEN_STONE_NONE &&
         self->view->stones[point] == TENGEN_STONE_NONE &&
         self->view->hidden[point] == 0;
}

void
tengen_board_two_step_install_properties (GObjectClass *class,
                                          guint two_step,
                                          guint proposed)
{
  g_object_class_install_property (
      class,
      two_step,
      g_param_spec_boolean (
          "two-step", NULL, NULL, FALSE, TENGEN_PARAM_READWRITE));
  g_object_class_install_property (class,
                                   proposed,
                                   g_param_spec_uint ("proposed",
                                                      NULL,
                                                      NULL,
                                                      0,
                                                      G_MAXUINT,
                                                      TENGEN_POINT_NONE,
                                                      TENGEN_PARAM_READABLE));
}

void
tengen_board_two_step_set (TengenBoardView *self, gboolean two_step)
{
  if (self->two_step == two_step)
    return;
  self->two_step = two_step;
  tengen_board_view_drop_proposed (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify (G_OBJECT (self), "two-step");
}

/* The second of two quick clicks is one of its own here. */
void
tengen_board_two_step_click (TengenBoardView *self,
                             TengenPoint point,
                             guint button,
                             guint n_press)
{
  if (!is_placing (self, point, button))
    {
      tengen_board_view_drop_proposed (self);
      tengen_board_view_emit_activated (self, point, button, n_press);
    }
  else if (self->proposed == point)
    tengen_board_view_place_proposed (self);
  else
    set_proposed (self, point);
}

void
tengen_board_two_step_check (TengenBoardView *self, const TengenView *old)
{
  const TengenView *view = self->view;

  if (old->width != view->width || old->height != view->height ||
      memcmp (old->stones,
              view->stones,
              sizeof view->stones[0] * (gsize) (view->width * view->height)) !=
          0)
    tengen_board_view_drop_proposed (self);
}

/* --- Drawing --- */

static void
append_cross (TengenBoardView *self, GtkSnapshot *snapshot)
{
  const TengenPaintMetrics *m =
      tengen_board_pictures_get_metrics (self->pictures);
  TengenColour ink = tengen_board_pictures_get_theme (self->pictures)->cursor;
  double width = CROSS_WIDTH * m->line;
  double right = m->left + (m->columns - 1) * m->cell_width;
  double bottom = m->top + (m->rows - 1) * m->cell_height;
  GdkRGBA colour = { (float) ink.red,
                     (float) ink.green,
                     (float) ink.blue,
                     (float) (ink.alpha * CROSS_ALPHA) };
  double x, y;

  tengen_paint_metrics_get_center (m, self->proposed, &x, &y);
  gtk_snapshot_append_color (snapshot,
                             &colour,
                             &GRAPHENE_RECT_INIT ((float) (x - width / 2),
                                                  (float) m->top,
                                                  (float) width,
                                                  (float) (bottom - m->top)));
  gtk_snapshot_append_color (snapshot,
                             &colour,
                             &GRAPHENE_RECT_INIT ((float) m->left,
                                                  (float) (y - width / 2),
                                                  (float) (right - m->left),
                                                  (float) width));
}

void
tengen_board_two_step_snapshot (TengenBoardView *self, GtkSnapshot *snapshot)
{
  if (self->proposed == TENGEN_POINT_NONE)
    return;
  append_cross (self, snapshot);
  tengen_board_layers_append_piece (self->layers,
                                    self->proposed,
                                    self->ghost_stone == TENGEN_STONE_BLACK
                                        ? TENGEN_PIECE_GHOST_BLACK
                                        : TENGEN_PIECE_GHOST_WHITE,
                                    snapshot);
  tengen_board_layers_append_piece (
      self->layers, self->proposed, TENGEN_PIECE_CURSOR, snapshot);
}

/* --- Public --- */

void
tengen_board_view_place_proposed (TengenBoardView *self)
{
  TengenPoint point;

  g_return_if_fail (TENGEN_IS_BOARD_VIEW (self));

  point = self->proposed;
  if (point == TENGEN_POINT_NONE)
    return;
  set_proposed (self, TENGEN_POINT_NONE);
  tengen_board_view_emit_activated (self, point, GDK_BUTTON_PRIMARY, 1);
}

void
tengen_board_view_drop_proposed (TengenBoardView *self)
{
  g_return_if_fail (TENGEN_IS_BOARD_VIEW (self));

  set_proposed (self, TENGEN_POINT_NONE);
}
