/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-children: cells, geometry and drawing of a board
 *
 * Shape: geometry is worked out when the widget gets a size and only then;
 *        until then nothing is drawn. The cells lie over their points but
 *        draw nothing, so the snapshot leaves them out.
 */
#include "tengen-board-cell.h"
#include "tengen-board-private.h"
#include "tengen-words-renju.h"

static int
count_points (TengenBoardView *self)
{
  return self->view->width * self->view->height;
}

static TengenPoint
get_middle (const TengenView *view)
{
  return tengen_point_make (view->width, view->width / 2, view->height / 2);
}

/* --- Cells --- */

void
tengen_board_view_describe_cells (TengenBoardView *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    tengen_board_cell_describe (
        g_ptr_array_index (self->cells, i), self->view, self->notation);
}

static void
cell_focus_cb (TengenBoardView *self, GParamSpec *pspec, TengenBoardCell *cell)
{
  if (gtk_widget_has_focus (GTK_WIDGET (cell)))
    self->cursor = tengen_board_cell_get_point (cell);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tengen_board_view_make_cells (TengenBoardView *self)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  int n = count_points (self);

  g_ptr_array_set_size (self->cells, 0);
  for (int i = 0; i < n; i++)
    {
      GtkWidget *cell =
          tengen_board_cell_new ((TengenPoint) i, self->view->width);

      gtk_widget_set_parent (cell, GTK_WIDGET (self));
      g_signal_connect_swapped (
          cell, "notify::has-focus", G_CALLBACK (cell_focus_cb), self);
      g_ptr_array_add (self->cells, cell);
    }
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_RELATION_COL_COUNT,
                                  self->view->width,
                                  GTK_ACCESSIBLE_RELATION_ROW_COUNT,
                                  self->view->height,
                                  -1);
  self->cursor = get_middle (self->view);
  if (focused)
    gtk_widget_grab_focus (tengen_board_view_get_cell (self, self->cursor));
}

void
tengen_board_view_free_cell (gpointer cell)
{
  g_signal_handlers_disconnect_matched (
      cell, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, (gpointer) cell_focus_cb, NULL);
  gtk_widget_unparent (cell);
}

static void
allocate_cells (TengenBoardView *self)
{
  const TengenPaintMetrics *m =
      tengen_board_pictures_get_metrics (self->pictures);
  int width = MAX (1, (int) m->cell_width);
  int height = MAX (1, (int) m->cell_height);

  for (guint i = 0; i < self->cells->len; i++)
    {
      GtkWidget *cell = g_ptr_array_index (self->cells, i);
      GtkAllocation box = { .width = width, .height = height };
      double x, y;

      tengen_paint_metrics_get_center (m, (TengenPoint) i, &x, &y);
      box.x = (int) (x + self->zoom.dx - width / 2.0);
      box.y = (int) (y + self->zoom.dy - height / 2.0);
      gtk_widget_size_allocate (cell, &box, -1);
    }
}

/* --- Geometry and drawing --- */

static void
find_geometry (TengenBoardView *self, int width, int height)
{
  TengenPaintMetrics metrics;

  self->style.scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  tengen_board_zoom_find (self, width, height, &metrics);
  if (tengen_board_pictures_set_geometry (
          self->pictures, &metrics, &self->style))
    tengen_board_layers_reset (self->layers);
  self->has_geometry = TRUE;
}

void
tengen_board_view_size_allocate (GtkWidget *widget,
                                 int width,
                                 int height,
                                 int baseline)
{
  TengenBoardView *self = TENGEN_BOARD_VIEW (widget);

  find_geometry (self, width, height);
  allocate_cells (self);
}

static gboolean
has_ghost (TengenBoardView *self)
{
  return self->interactive && self->ghost_stone != TENGEN_STONE_NONE &&
         !self->two_step && self->hovered < count_points (self) &&
         self->view->stones[self->hovered] == TENGEN_STONE_NONE &&
         self->view->ghosts[self->hovered] == TENGEN_STONE_NONE &&
         self->view->hidden[self->hovered] == 0 &&
         (self->view->area[self->hovered] & TENGEN_VIEW_AREA_BARRED) == 0 &&
         self->drag_from == TENGEN_POINT_NONE &&
         self->view->marks[self->hovered] != TENGEN_VIEW_MARK_REFUSED;
}

static gboolean
has_cursor (TengenBoardView *self)
{
  return self->cursor_shown &&
         gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL &&
         gtk_widget_has_focus (tengen_board_view_get_cell (self, self->cursor));
}

/* Whether a line is being drawn by the pointer. */
static gboolean
has_stroke (TengenBoardView *self)
{
  return self->drag_from < count_points (self) &&
         self->hovered < count_points (self) &&
         self->drag_from != self->hovered;
}

static void
append_stroke (TengenBoardView *self, GtkSnapshot *snapshot)
{
  TengenMarkupLine line = { .from = self->drag_from,
                            .to = self->hovered,
                            .arrow = FALSE };

  tengen_board_layers_append_line (self->layers, self->view, &line, snapshot);
}

/* Whether the pointer is on a fifth move that is offered and can be clicked. */
static gboolean
has_offer (TengenBoardView *self)
{
  return self->interactive && self->ghost_stone != TENGEN_STONE_NONE &&
         self->hovered < count_points (self) &&
         self->view->ghosts[self->hovered] != TENGEN_STONE_NONE &&
         self->view->labels[self->hovered] != NULL;
}

/* The forbidden point that is touched by the pointer or by the cursor. */
static TengenPoint
find_forbidden (TengenBoardView *self)
{
  TengenPoint point = has_cursor (self) ? self->cursor : self->hovered;

  return self->interactive && point < count_points (self) &&
                 self->view->forbidden[point] != 0 &&
                 self->view->ghosts[point] == TENGEN_STONE_NONE
             ? point
             : TENGEN_POINT_NONE;
}

/* A stone that would lose is seen crossed out. */
static void
append_forbidden (TengenBoardView *self,
                  TengenPoint point,
                  GtkSnapshot *snapshot)
{
  if (point != self->hovered || !has_ghost (self))
    tengen_board_layers_append_piece (
        self->layers, point, TENGEN_PIECE_GHOST_BLACK, snapshot);
  tengen_board_layers_append_piece (
      self->layers, point, TENGEN_PIECE_REFUSED, snapshot);
}

/* It says by what. */
static void
append_tag (TengenBoardView *self, TengenPoint point, GtkSnapshot *snapshot)
{
  g_autofree char *name = tengen_words_renju_classes (
      self->view->forbidden[point] & TENGEN_RENJU_FORBIDDEN);

  tengen_board_layers_append_tag (self->layers, point, name, snapshot);
}

void
tengen_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TengenBoardView *self = TENGEN_BOARD_VIEW (widget);
  TengenPoint forbidden = find_forbidden (self);

  if (!self->has_geometry)
    return;
  if (tengen_board_pictures_set_hidden (self->pictures, self->view))
    tengen_board_layers_reset (self->layers);
  tengen_board_zoom_begin (self, snapshot);
  tengen_board_layers_snapshot (self->layers, self->view, snapshot);
  tengen_board_motion_snapshot (
      self->motion,
      self->layers,
      tengen_board_pictures_get_metrics (self->pictures),
      snapshot);
  if (has_ghost (self))
    tengen_board_layers_append_piece (self->layers,
                                      self->hovered,
                                      self->ghost_stone == TENGEN_STONE_BLACK
                                          ? TENGEN_PIECE_GHOST_BLACK
                                          : TENGEN_PIECE_GHOST_WHITE,
                                      snapshot);
  if (has_offer (self))
    tengen_board_layers_append_piece (
        self->layers, self->hovered, TENGEN_PIECE_LIT, snapshot);
  if (forbidden != TENGEN_POINT_NONE)
    append_forbidden (self, forbidden, snapshot);
  if (has_stroke (self))
    append_stroke (self, snapshot);
  tengen_board_two_step_snapshot (self, snapshot);
  if (has_cursor (self))
    tengen_board_layers_append_piece (
        self->layers, self->cursor, TENGEN_PIECE_CURSOR, snapshot);
  if (forbidden != TENGEN_POINT_NONE)
    append_tag (self, forbidden, snapshot);
  tengen_board_zoom_end (self, snapshot);
}
