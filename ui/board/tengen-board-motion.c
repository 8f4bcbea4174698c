/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-motion: stones that settle and stones that lift off
 *
 * Shape: a stone in motion is larger than one at rest and so hides it: the
 *        board below need not know of it. Height goes from 1 to 0 for one that
 *        settles, from 0 to 1 for one that lifts off.
 */
#include "tengen-board-motion.h"

#define SETTLE_US (120 * G_TIME_SPAN_MILLISECOND)
/* How much larger a stone at height 1 looks, and how far off its shadow falls
 * to the right and down, in radii. */
#define LARGER 0.12
#define SHADOW_X 0.10
#define SHADOW_Y 0.22

/**
 * Stone:
 * @point: where
 * @piece: how it looks at rest
 * @rises: lifts off, else settles
 */
typedef struct
{
  TengenPoint point;
  TengenPaintPiece piece;
  gboolean rises;
} Stone;

struct TengenBoardMotion
{
  GtkWidget *board;
  /* Elements are Stone. */
  GArray *stones;
  gboolean enabled;
  /* 0 while nothing moves. */
  guint tick;
  /* Of the frame clock; -1 before the first frame. */
  gint64 began;
  gint64 passed;
};

TengenBoardMotion *
tengen_board_motion_new (GtkWidget *board)
{
  TengenBoardMotion *self;

  g_return_val_if_fail (GTK_IS_WIDGET (board), NULL);

  self = g_new0 (TengenBoardMotion, 1);
  self->board = board;
  self->stones = g_array_new (FALSE, FALSE, sizeof (Stone));
  self->enabled = TRUE;
  return self;
}

void
tengen_board_motion_free (TengenBoardMotion *self)
{
  if (self == NULL)
    return;
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->board, self->tick);
  g_array_unref (self->stones);
  g_free (self);
}

void
tengen_board_motion_set_enabled (TengenBoardMotion *self, gboolean enabled)
{
  g_return_if_fail (self != NULL);

  self->enabled = enabled;
  if (!enabled)
    tengen_board_motion_stop (self);
}

gboolean
tengen_board_motion_get_enabled (const TengenBoardMotion *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->enabled;
}

/* --- What moves --- */

static void
add_stone (TengenBoardMotion *self,
           const TengenView *view,
           TengenPoint point,
           gboolean rises)
{
  TengenPaintPiece pieces[TENGEN_PAINT_PIECES_MAX];
  Stone stone = { .point = point, .rises = rises };

  tengen_paint_list_pieces (view, point, TENGEN_LAYER_STONES, pieces);
  stone.piece = pieces[0];
  g_array_append_val (self->stones, stone);
}

/* One stone and what it takes, or the same taken back. */
static gboolean
is_one_move (const int came[3], const int went[3])
{
  for (int own = TENGEN_STONE_BLACK; own <= TENGEN_STONE_WHITE; own++)
    {
      TengenStone other = tengen_stone_other ((TengenStone) own);

      if (came[own] == 1 && came[other] == 0 && went[own] == 0)
        return TRUE;
      if (went[own] == 1 && went[other] == 0 && came[own] == 0)
        return TRUE;
    }
  return FALSE;
}

/* Returns: %FALSE if a stone gave place to another one. */
static gboolean
list_stones (TengenBoardMotion *self,
             const TengenView *from,
             const TengenView *to,
             int came[3],
             int went[3])
{
  for (int i = 0; i < from->width * from->height; i++)
    {
      TengenPoint point = (TengenPoint) i;
      TengenStone before = (TengenStone) from->stones[i];
      TengenStone now = (TengenStone) to->stones[i];

      if (before == now || from->hidden[i] != 0 || to->hidden[i] != 0)
        continue;
      if (before != TENGEN_STONE_NONE && now != TENGEN_STONE_NONE)
        return FALSE;
      add_stone (self,
                 now != TENGEN_STONE_NONE ? to : from,
                 point,
                 now == TENGEN_STONE_NONE);
      came[now]++;
      went[before]++;
    }
  return TRUE;
}

/* --- Time --- */

static gboolean
tick_cb (GtkWidget *board, GdkFrameClock *clock, gpointer data)
{
  TengenBoardMotion *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->began < 0)
    self->began = now;
  self->passed = now - self->began;
  gtk_widget_queue_draw (board);
  if (self->passed < TENGEN_BOARD_MOTION_US)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  g_array_set_size (self->stones, 0);
  return G_SOURCE_REMOVE;
}

static gboolean
can_move (const TengenBoardMotion *self)
{
  gboolean animated = FALSE;

  if (!self->enabled || !gtk_widget_get_mapped (self->board))
    return FALSE;
  g_object_get (gtk_widget_get_settings (self->board),
                "gtk-enable-animations",
                &animated,
                NULL);
  return animated;
}

static void
start (TengenBoardMotion *self)
{
  self->began = -1;
  self->passed = 0;
  if (self->tick == 0)
    self->tick =
        gtk_widget_add_tick_callback (self->board, tick_cb, self, NULL);
}

void
tengen_board_motion_stop (TengenBoardMotion *self)
{
  g_return_if_fail (self != NULL);

  g_array_set_size (self->stones, 0);
  if (self->tick == 0)
    return;
  gtk_widget_remove_tick_callback (self->board, self->tick);
  self->tick = 0;
  gtk_widget_queue_draw (self->board);
}

gboolean
tengen_board_motion_is_moving (const TengenBoardMotion *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->tick != 0;
}

void
tengen_board_motion_follow (TengenBoardMotion *self,
                            const TengenView *from,
                            const TengenView *to)
{
  int came[3] = { 0 };
  int went[3] = { 0 };
  guint n;
  gboolean plain;

  g_return_if_fail (self != NULL && from != NULL && to != NULL);

  if (from->width != to->width || from->height != to->height)
    {
      tengen_board_motion_stop (self);
      return;
    }
  n = self->stones->len;
  plain = list_stones (self, from, to, came, went);
  if (plain && self->stones->len == n)
    return;
  g_array_remove_range (self->stones, 0, n);
  if (plain && is_one_move (came, went) && can_move (self))
    start (self);
  else
    tengen_board_motion_stop (self);
}

/* --- Drawing --- */

/* How high a stone is, 0 to 1. */
static double
get_height (const TengenBoardMotion *self, gboolean rises)
{
  double length = rises ? TENGEN_BOARD_MOTION_US : SETTLE_US;
  double t = CLAMP (self->passed / length, 0, 1);

  return rises ? t * (2 - t) : (1 - t) * (1 - t);
}

static void
append_piece (TengenBoardLayers *layers,
              const Stone *stone,
              TengenPaintPiece piece,
              const TengenPaintMetrics *m,
              double height,
              double away,
              GtkSnapshot *snapshot)
{
  float scale = (float) (1 + LARGER * height);
  double x, y;

  tengen_paint_metrics_get_center (m, stone->point, &x, &y);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot,
      &GRAPHENE_POINT_INIT ((float) (x + SHADOW_X * m->radius * away),
                            (float) (y + SHADOW_Y * m->radius * away)));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) -x, (float) -y));
  tengen_board_layers_append_piece (layers, stone->point, piece, snapshot);
  gtk_snapshot_restore (snapshot);
}

/* One that has settled is on the board below. */
static void
append_stone (TengenBoardMotion *self,
              TengenBoardLayers *layers,
              const Stone *stone,
              const TengenPaintMetrics *m,
              GtkSnapshot *snapshot)
{
  double height = get_height (self, stone->rises);

  if (!stone->rises && height <= 0)
    return;
  gtk_snapshot_push_opacity (snapshot, stone->rises ? 1 - height : 1);
  append_piece (
      layers, stone, TENGEN_PIECE_SHADOW, m, height, height, snapshot);
  append_piece (layers, stone, stone->piece, m, height, 0, snapshot);
  gtk_snapshot_pop (snapshot);
}

void
tengen_board_motion_snapshot (TengenBoardMotion *self,
                              TengenBoardLayers *layers,
                              const TengenPaintMetrics *metrics,
                              GtkSnapshot *snapshot)
{
  g_return_if_fail (self != NULL && layers != NULL && metrics != NULL);

  for (guint i = 0; i < self->stones->len; i++)
    append_stone (self,
                  layers,
                  &g_array_index (self->stones, Stone, i),
                  metrics,
                  snapshot);
}
