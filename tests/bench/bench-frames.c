/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-frames: how long the board takes for a frame
 *
 * What:  prints lines of `name value unit`, medians over many frames of a
 *        19x19 board with 300 numbered stones in a window of 900x900.
 *          one-stone  a stone more or less than in the frame before
 *          hover      the ghost stone went to another point
 *          jump       another position: every stone is another
 *          new-jump   the same with numbers that were never drawn before
 *          markup     another position with labels, marks, moves that may
 *                     follow and dimmed points everywhere, and lines
 *          full       all of it drawn onto an empty picture
 *          ground     wood, lines and coordinates made anew
 *          set-view   taking another position, names of points too
 *          thinking   one-stone while the computer thinks at its top level in a
 *                     thread, thinking-hover likewise; -most: the longest
 * Use:   GSK_RENDERER=cairo bench-frames, with a display
 */
#include "bench-frame.h"
#include "tengen-board-view.h"
#include "tengen-engine-level.h"
#include "tengen-paint-board.h"
#include "tengen-paint-grid.h"
#include "tengen-paint-wood.h"

#define SIDE 19
#define STONES 300
#define PIXELS 900
#define FRAMES 101

typedef struct
{
  GtkWidget *window;
  TengenBoardView *board;
  TengenView *views[2];
  TengenView *marked[2];
  Frame frame;
  int step;
  int thinking; /* atomic */
} Bench;

static void
report_most (const char *name, const gint64 *times, guint n)
{
  gint64 most = 0;

  for (guint i = 0; i < n; i++)
    most = MAX (most, times[i]);
  g_print ("%s-most %.3f ms\n", name, most / 1000.0);
}

static TengenView *
make_view (guint32 seed)
{
  GRand *rand = g_rand_new_with_seed (seed);
  TengenView *view = tengen_view_new (SIDE, SIDE);

  for (int i = 1; i <= STONES;)
    {
      int point = g_rand_int_range (rand, 0, SIDE * SIDE);

      if (view->stones[point] != TENGEN_STONE_NONE)
        continue;
      view->stones[point] = (guint8) (1 + i % 2);
      view->numbers[point] = (guint16) i;
      i++;
    }
  g_rand_free (rand);
  return view;
}

static TengenView *
make_marked_view (guint32 seed)
{
  TengenView *view = make_view (seed);

  for (int i = 0; i < SIDE * SIDE; i++)
    {
      char letter[2] = { (char) ('A' + (guint) i * seed % 26), '\0' };

      if (i % 3 == 0)
        view->labels[i] = g_strdup (letter);
      if (i % 3 == 1)
        view->marks[i] = (guint8) (TENGEN_VIEW_MARK_CIRCLE + i % 5);
      view->next[i] = (guint8) (1 + i % 2);
      view->dimmed[i] = ((guint) i + seed) % 5 == 0;
    }
  for (int i = 0; i < 20; i++)
    {
      TengenMarkupLine line = { .from = (TengenPoint) i,
                                .to = (TengenPoint) (SIDE * SIDE - 1 - 17 * i),
                                .arrow = i % 2 == 0 };

      g_array_append_val (view->lines, line);
    }
  return view;
}

static int
find_empty (const TengenView *view, int from)
{
  int point = from;

  while (view->stones[point] != TENGEN_STONE_NONE)
    point++;
  return point;
}

static void
change_stone (Bench *bench)
{
  TengenView *view = tengen_view_copy (bench->views[0]);

  if (bench->step % 2 == 0)
    {
      view->stones[find_empty (view, 180)] = TENGEN_STONE_BLACK;
      view->marks[find_empty (view, 180)] = TENGEN_VIEW_MARK_LAST;
    }
  tengen_board_view_set_view (bench->board, view);
}

static void
change_position (Bench *bench)
{
  tengen_board_view_set_view (bench->board,
                              tengen_view_copy (bench->views[bench->step % 2]));
}

static void
change_numbers (Bench *bench)
{
  TengenView *view = tengen_view_copy (bench->views[bench->step % 2]);

  for (int i = 0; i < SIDE * SIDE; i++)
    if (view->numbers[i] != 0)
      view->numbers[i] =
          (guint16) (view->numbers[i] + (bench->step + 1) * STONES % 65000);
  tengen_board_view_set_view (bench->board, view);
}

static void
change_markup (Bench *bench)
{
  tengen_board_view_set_view (
      bench->board, tengen_view_copy (bench->marked[bench->step % 2]));
}

/* Moves the pointer, as far as the board can tell, over empty points. */
static void
change_ghost (Bench *bench)
{
  GListModel *list = gtk_widget_observe_controllers (GTK_WIDGET (bench->board));
  int point = find_empty (bench->views[0], bench->step % 2 * 20);
  double x, y;

  tengen_board_view_get_point_center (
      bench->board, (TengenPoint) point, &x, &y);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkEventController) item = g_list_model_get_item (list, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (item))
        g_signal_emit_by_name (item, "motion", x, y);
    }
  g_object_unref (list);
}

static void
measure_frames (Bench *bench, const char *name, void (*change) (Bench *))
{
  gint64 times[FRAMES];

  /* Pictures of numbers are made at their first use: not counted. */
  for (bench->step = 0; bench->step < 4; bench->step++)
    {
      change (bench);
      run_frame (&bench->frame);
    }
  for (int i = 0; i < FRAMES; i++, bench->step++)
    {
      change (bench);
      times[i] = run_frame (&bench->frame);
    }
  report_median (name, times, FRAMES);
  if (g_atomic_int_get (&bench->thinking))
    report_most (name, times, FRAMES);
}

static gboolean
may_think (guint playouts, gpointer data)
{
  Bench *bench = data;

  return g_atomic_int_get (&bench->thinking) != 0;
}

static gpointer
think (gpointer data)
{
  g_autoptr (TengenGo) go =
      tengen_go_new (tengen_go_rules_find ("china"), SIDE, SIDE);
  const TengenEnginePlayer player = { .level = 10, .seed = 1 };
  TengenEngineAnswer answer;

  while (may_think (0, data))
    tengen_engine_level_choose (go, &player, may_think, data, &answer);
  return NULL;
}

static void
measure_thinking (Bench *bench)
{
  GThread *thread;

  g_atomic_int_set (&bench->thinking, TRUE);
  thread = g_thread_new ("thinking", think, bench);
  measure_frames (bench, "thinking", change_stone);
  measure_frames (bench, "thinking-hover", change_ghost);
  g_atomic_int_set (&bench->thinking, FALSE);
  g_thread_join (thread);
}

static void
measure_full (Bench *bench)
{
  GskRenderer *renderer =
      gtk_native_get_renderer (gtk_widget_get_native (bench->window));
  gint64 times[FRAMES];

  for (int i = 0; i < FRAMES; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      gint64 began = g_get_monotonic_time ();
      GskRenderNode *node;
      GdkTexture *texture;

      GTK_WIDGET_GET_CLASS (bench->board)
          ->snapshot (GTK_WIDGET (bench->board), snapshot);
      node = gtk_snapshot_free_to_node (snapshot);
      texture = gsk_renderer_render_texture (
          renderer, node, &GRAPHENE_RECT_INIT (0, 0, PIXELS, PIXELS));
      times[i] = g_get_monotonic_time () - began;
      g_object_unref (texture);
      gsk_render_node_unref (node);
    }
  report_median ("full", times, FRAMES);
}

static void
measure_ground (void)
{
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  TengenPaintMetrics metrics;
  gint64 times[21];

  tengen_paint_metrics_init (
      &metrics, PIXELS, PIXELS, SIDE, SIDE, TRUE, 1.0, 1);
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      cairo_surface_t *image =
          cairo_image_surface_create (CAIRO_FORMAT_ARGB32, PIXELS, PIXELS);
      cairo_t *cr = cairo_create (image);
      gint64 began = g_get_monotonic_time ();

      tengen_paint_wood (cr, &metrics, tengen_paint_style_get_theme (&style));
      tengen_paint_grid (cr, &metrics, &style, NULL, NULL);
      times[i] = g_get_monotonic_time () - began;
      cairo_destroy (cr);
      cairo_surface_destroy (image);
    }
  report_median ("ground", times, G_N_ELEMENTS (times));
}

static void
measure_set_view (Bench *bench)
{
  gint64 times[FRAMES];

  for (bench->step = 0; bench->step < FRAMES; bench->step++)
    {
      gint64 began = g_get_monotonic_time ();

      change_position (bench);
      times[bench->step] = g_get_monotonic_time () - began;
    }
  report_median ("set-view", times, FRAMES);
}

static void
open_window (Bench *bench)
{

  bench->window = gtk_window_new ();
  bench->board = TENGEN_BOARD_VIEW (tengen_board_view_new ());
  gtk_widget_set_size_request (GTK_WIDGET (bench->board), PIXELS, PIXELS);
  gtk_window_set_child (GTK_WINDOW (bench->window), GTK_WIDGET (bench->board));
  tengen_board_view_set_view (bench->board, tengen_view_copy (bench->views[0]));
  gtk_window_present (GTK_WINDOW (bench->window));
  watch_frames (bench->window, &bench->frame);
  run_frame (&bench->frame);
}

int
main (int argc, char **argv)
{
  Bench bench = { 0 };

  if (!gtk_init_check ())
    {
      g_printerr ("bench-frames: no display\n");
      return 77;
    }
  bench.views[0] = make_view (1);
  bench.views[1] = make_view (2);
  bench.marked[0] = make_marked_view (1);
  bench.marked[1] = make_marked_view (2);
  open_window (&bench);
  measure_frames (&bench, "one-stone", change_stone);
  g_object_set (bench.board, "ghost-stone", TENGEN_STONE_BLACK, NULL);
  measure_frames (&bench, "hover", change_ghost);
  measure_frames (&bench, "jump", change_position);
  measure_frames (&bench, "new-jump", change_numbers);
  measure_frames (&bench, "markup", change_markup);
  measure_thinking (&bench);
  measure_full (&bench);
  measure_set_view (&bench);
  measure_ground ();
  gtk_window_destroy (GTK_WINDOW (bench.window));
  tengen_view_free (bench.views[0]);
  tengen_view_free (bench.views[1]);
  tengen_view_free (bench.marked[0]);
  tengen_view_free (bench.marked[1]);
  return EXIT_SUCCESS;
}
