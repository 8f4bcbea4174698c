/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-view-slide: things slide from board and lids into their rows
 *
 * Shape: a list of things on their way with the places where they start and
 *        end, found once; frames draw them above the view. What is subtracted
 *        slides to where the row has become shorter.
 */
#include "tengen-tally-view-slide.h"

#include "tengen-tally-board.h"
#include "tengen-tally-motion.h"
#include "tengen-tally-view-private.h"

GArray *
tengen_tally_view_make_moves (void)
{
  return g_array_new (FALSE, FALSE, sizeof (TengenTallyMove));
}

/* --- Places --- */

static gboolean
place_in (TengenTallyView *self,
          GtkWidget *child,
          double x,
          double y,
          double size,
          TengenTallySpot *spot)
{
  graphene_point_t point;

  if (!gtk_widget_compute_point (child,
                                 GTK_WIDGET (self),
                                 &GRAPHENE_POINT_INIT ((float) x, (float) y),
                                 &point))
    return FALSE;
  *spot = (TengenTallySpot){ point.x, point.y, size };
  return TRUE;
}

/* A thing on the board starts at its point, as large as it is there. */
static gboolean
find_start (TengenTallyView *self,
            const TengenGoTallyItem *item,
            double cell,
            TengenTallySpot *spot)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  GtkWidget *heaps = GTK_WIDGET (self->heaps);
  TengenStone side = tengen_tally_board_get_heap (item);
  double part = side == TENGEN_STONE_BLACK ? 0.15 : 0.65;
  double x, y, next_x, next_y;

  if (tengen_board_view_get_point_center (self->board, item->point, &x, &y))
    {
      TengenPoint next = item->point > 0 ? item->point - 1 : item->point + 1;

      if (tengen_board_view_get_point_center (
              self->board, next, &next_x, &next_y) &&
          item->point % self->tally->width != 0)
        cell = ABS (x - next_x);
      return place_in (self, board, x, y, cell, spot);
    }
  if (side != TENGEN_STONE_NONE && gtk_widget_get_mapped (heaps))
    return place_in (self,
                     heaps,
                     part * gtk_widget_get_width (heaps),
                     0.5 * gtk_widget_get_height (heaps),
                     cell,
                     spot);
  return FALSE;
}

/* Finds the piece of a thing in its row, or where it took something off. */
static gboolean
find_piece (TengenTallyView *self, guint index, TengenGoTallyPiece *piece)
{
  const TengenGoTallyItem *item =
      &g_array_index (self->tally->items, TengenGoTallyItem, index);
  g_autoptr (GArray) row =
      tengen_go_tally_lay_out (self->tally, item->side, item->tick + 1);
  int end_x2 = 0;

  for (guint i = 0; i < row->len; i++)
    {
      *piece = g_array_index (row, TengenGoTallyPiece, i);
      end_x2 = piece->start_x2 + piece->length_x2;
      if (piece->item == (int) index)
        return piece->length_x2 <= 2;
    }
  *piece = (TengenGoTallyPiece){ (int) index, end_x2, 2 };
  return item->value_x2 == -2 &&
         end_x2 + 2 <= tengen_go_tally_find_room (self->tally);
}

static void
add_move (TengenTallyView *self, guint index, guint delay)
{
  const TengenGoTallyItem *item =
      &g_array_index (self->tally->items, TengenGoTallyItem, index);
  const TengenPaintRows *places = tengen_tally_rows_get_places (self->rows);
  TengenTallyMove move = { .item = index,
                           .look = tengen_paint_rows_choose (item),
                           .delay = delay };
  TengenGoTallyPiece piece;
  TengenPaintRowsBox box;

  if (!find_piece (self, index, &piece) ||
      !find_start (self, item, places->cell, &move.from))
    return;
  tengen_paint_rows_get_box (
      places, item->side, piece.start_x2, piece.length_x2, &box);
  move.length_x2 = box.length_x2;
  if (place_in (self,
                GTK_WIDGET (self->rows),
                box.x + box.width / 2,
                box.y + box.height / 2,
                places->cell,
                &move.to))
    g_array_append_val (self->moves, move);
}

/* --- Frames --- */

static gint64
get_time_us (TengenTallyView *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  return clock != NULL ? gdk_frame_clock_get_frame_time (clock)
                       : self->begun_us;
}

/* Shows what has come. */
static guint
show_there (TengenTallyView *self)
{
  guint n = tengen_go_tally_count (self->tally, self->tick);
  guint n_there = tengen_tally_moves_count_there (
      self->moves, n, get_time_us (self) - self->begun_us);

  tengen_tally_rows_show (self->rows, self->tick, n_there);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return n - n_there;
}

static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TengenTallyView *self = TENGEN_TALLY_VIEW (widget);

  if (self->begun_us == 0)
    self->begun_us = gdk_frame_clock_get_frame_time (clock);
  if (show_there (self) > 0)
    return G_SOURCE_CONTINUE;
  self->frames = 0;
  g_array_set_size (self->moves, 0);
  return G_SOURCE_REMOVE;
}

static gboolean
wants_motion (TengenTallyView *self)
{
  gboolean enabled = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)),
                "gtk-enable-animations",
                &enabled,
                NULL);
  return enabled && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
         tengen_tally_rows_get_places (self->rows) != NULL;
}

void
tengen_tally_view_slide (TengenTallyView *self, guint before)
{
  guint first = tengen_go_tally_count (self->tally, before);
  guint n = tengen_go_tally_count (self->tally, self->tick);

  if (self->tick <= before || self->tick - before > TENGEN_TALLY_MOTION_MOST ||
      !wants_motion (self))
    return;
  for (guint i = first; i < n; i++)
    add_move (self,
              i,
              g_array_index (self->tally->items, TengenGoTallyItem, i).tick -
                  before);
  if (self->moves->len == 0)
    return;
  self->begun_us = 0;
  tengen_tally_rows_show (self->rows,
                          self->tick,
                          g_array_index (self->moves, TengenTallyMove, 0).item);
  self->frames =
      gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_cb, NULL, NULL);
}

void
tengen_tally_view_end_slide (TengenTallyView *self)
{
  if (self->frames == 0)
    return;
  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->frames);
  self->frames = 0;
  g_array_set_size (self->moves, 0);
  tengen_tally_rows_show (
      self->rows, self->tick, tengen_go_tally_count (self->tally, self->tick));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
append_move (TengenTallyView *self,
             const TengenTallyMove *move,
             gint64 time_us,
             GtkSnapshot *snapshot)
{
  double cell = tengen_tally_rows_get_places (self->rows)->cell;
  TengenTallySpot spot;
  float size;

  if (!tengen_tally_move_find (move, time_us, &spot))
    return;
  size = (float) (spot.size / cell);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT ((float) spot.x, (float) spot.y));
  gtk_snapshot_scale (snapshot, size, size);
  gtk_snapshot_translate (
      snapshot,
      &GRAPHENE_POINT_INIT ((float) (-cell * move->length_x2 / 4),
                            (float) (-cell / 2)));
  tengen_tally_rows_append (self->rows, move->look, move->length_x2, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
tengen_tally_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TengenTallyView *self = TENGEN_TALLY_VIEW (widget);
  gint64 time_us =
      self->begun_us != 0 ? get_time_us (self) - self->begun_us : 0;

  gtk_widget_snapshot_child (widget, self->place, snapshot);
  gtk_widget_snapshot_child (widget, self->side, snapshot);
  for (guint i = 0; i < self->moves->len; i++)
    append_move (self,
                 &g_array_index (self->moves, TengenTallyMove, i),
                 time_us,
                 snapshot);
}

void
tengen_tally_view_install_slide (GtkWidgetClass *klass)
{
  klass->snapshot = tengen_tally_view_snapshot;
}
