/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-tree: how long the tree of moves takes
 *
 * What:  prints lines of `name value unit`, medians and the slowest of 100
 *        frames of a tree of 200,000 nodes in a window of 1280x800.
 *          bare        a frame of a window in which all of one colour turns
 *                      into another: what GTK and the display take
 *          layout      every node gets its place
 *          first-frame layout and drawing
 *          scroll      a frame, 37 pixels further along the tree
 *          jump        a frame, somewhere else in the tree
 *          draw        the same without window and display
 *          goto-command  the game goes to any node
 *          goto-frame    the frame after it
 *        then scroll, jump and draw of
 *          line        a tree that is one line
 *          wide        a tree of 5,000 variations of 40 nodes, which is full
 *                      everywhere
 *        and scroll and jump of the last one as large as it is in the panel.
 * Use:   GSK_RENDERER=cairo bench-tree [FILE], with a display
 */
#include "bench-frame.h"
#include "tengen-review-layout.h"
#include "tengen-review-tree.h"
#include "tengen-sgf-reader.h"
#include "tengen-style.h"

#define NODES 200000
#define FRAMES 100
#define WIDTH 1280
#define HEIGHT 800

typedef struct
{
  GtkWidget *window;
  GtkWidget *tree;
  GtkAdjustment *across;
  GtkAdjustment *down;
  TengenSession *session;
  GRand *rand;
  Frame frame;
} Bench;

static void
report (const char *name, gint64 *times, guint n)
{
  report_median (name, times, n);
  g_print ("%s-slowest %.3f ms\n", name, times[n - 1] / 1000.0);
}

/* --- Trees --- */

/* Writes what comes before a node of a tree, `open` brackets deep. */
typedef void (*Branch) (GString *text, GRand *rand, guint node, int *open);

/* Mostly on, else into a variation, or back and into the next one. */
static void
branch_tree (GString *text, GRand *rand, guint node, int *open)
{
  int what = g_rand_int_range (rand, 0, 24);
  int back = 0;

  if (what > 1)
    return;
  if (what == 1 && *open > 0)
    back = g_rand_int_range (rand, 1, MIN (*open, 4) + 1);
  for (int i = 0; i < back; i++)
    g_string_append_c (text, ')');
  *open += 1 - back;
  g_string_append_c (text, '(');
}

static void
branch_line (GString *text, GRand *rand, guint node, int *open)
{
}

static void
branch_wide (GString *text, GRand *rand, guint node, int *open)
{
  if (node % 40 != 2)
    return;
  if (*open > 0)
    g_string_append_c (text, ')');
  *open = 1;
  g_string_append_c (text, '(');
}

static TengenRecord *
read_text (const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, length, NULL, &error);

  if (reading == NULL || reading->record == NULL)
    {
      g_printerr ("bench-tree: %s\n", error->message);
      exit (EXIT_FAILURE);
    }
  return g_steal_pointer (&reading->record);
}

static TengenRecord *
make_record (GRand *rand, Branch branch)
{
  GString *text = g_string_new ("(;SZ[19]");
  TengenRecord *record;
  int open = 0;

  for (guint i = 1; i < NODES; i++)
    {
      branch (text, rand, i, &open);
      g_string_append_printf (text,
                              ";%c[%c%c]%s",
                              i % 2 == 1 ? 'B' : 'W',
                              'a' + g_rand_int_range (rand, 0, 19),
                              'a' + g_rand_int_range (rand, 0, 19),
                              i % 20 == 0 ? "C[.]" : "");
    }
  for (; open >= 0; open--)
    g_string_append_c (text, ')');
  record = read_text (text->str, text->len);
  g_string_free (text, TRUE);
  return record;
}

static TengenRecord *
read_record (const char *path)
{
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (!g_file_get_contents (path, &bytes, &length, &error))
    {
      g_printerr ("bench-tree: %s\n", error->message);
      exit (EXIT_FAILURE);
    }
  return read_text (bytes, length);
}

/* --- Frames --- */

static void
scroll (Bench *bench)
{
  double last = gtk_adjustment_get_upper (bench->across) -
                gtk_adjustment_get_page_size (bench->across);
  double value = gtk_adjustment_get_value (bench->across) + 37;

  gtk_adjustment_set_value (bench->across, value > last ? 0 : value);
  gtk_widget_queue_draw (bench->tree);
}

static void
jump (Bench *bench)
{
  gtk_adjustment_set_value (bench->across,
                            g_rand_double (bench->rand) *
                                gtk_adjustment_get_upper (bench->across));
  gtk_adjustment_set_value (bench->down,
                            g_rand_double (bench->rand) *
                                gtk_adjustment_get_upper (bench->down));
  gtk_widget_queue_draw (bench->tree);
}

static void
measure (Bench *bench, const char *name, void (*change) (Bench *))
{
  gint64 times[FRAMES];

  for (int i = 0; i < FRAMES; i++)
    {
      change (bench);
      times[i] = run_frame (&bench->frame);
    }
  report (name, times, FRAMES);
}

static void
measure_draw (Bench *bench)
{
  GskRenderer *renderer =
      gtk_native_get_renderer (gtk_widget_get_native (bench->window));
  gint64 times[FRAMES];

  for (int i = 0; i < FRAMES; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      GskRenderNode *node;
      gint64 began;

      jump (bench);
      run_frame (&bench->frame);
      began = g_get_monotonic_time ();
      GTK_WIDGET_GET_CLASS (bench->tree)->snapshot (bench->tree, snapshot);
      node = gtk_snapshot_free_to_node (snapshot);
      g_object_unref (gsk_renderer_render_texture (
          renderer, node, &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT)));
      times[i] = g_get_monotonic_time () - began;
      gsk_render_node_unref (node);
    }
  report ("draw", times, FRAMES);
}

static void
measure_goto (Bench *bench)
{
  const TengenRecord *record =
      tengen_game_get_record (tengen_session_get_game (bench->session));
  int n = (int) tengen_record_get_n_nodes (record);
  gint64 commands[FRAMES];
  gint64 frames[FRAMES];

  for (int i = 0; i < FRAMES; i++)
    {
      TengenNode node = (TengenNode) g_rand_int_range (bench->rand, 1, n + 1);
      gint64 began = g_get_monotonic_time ();

      tengen_session_goto (bench->session, node);
      commands[i] = g_get_monotonic_time () - began;
      frames[i] = run_frame (&bench->frame);
    }
  report ("goto-command", commands, FRAMES);
  report ("goto-frame", frames, FRAMES);
}

static void
measure_layout (const TengenRecord *record)
{
  gint64 times[21];

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      TengenReviewLayout *layout = tengen_review_layout_new ();
      gint64 began = g_get_monotonic_time ();

      tengen_review_layout_update (
          layout, record, tengen_record_get_game (record, 0), NULL);
      times[i] = g_get_monotonic_time () - began;
      if (i == 0)
        g_print ("columns %u columns\nrows %u rows\n",
                 tengen_review_layout_get_n_columns (layout),
                 tengen_review_layout_get_n_rows (layout));
      tengen_review_layout_free (layout);
    }
  report ("layout", times, G_N_ELEMENTS (times));
}

/* --- Windows --- */

static GtkWidget *
make_tree (Bench *bench)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  bench->tree = g_object_new (TENGEN_TYPE_REVIEW_TREE, NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), bench->tree);
  bench->across = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (bench->tree));
  bench->down = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (bench->tree));
  return scroller;
}

static void
open_window (Bench *bench, GtkWidget *child, int width, int height)
{

  bench->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (bench->window), width, height);
  gtk_window_set_child (GTK_WINDOW (bench->window), child);
  gtk_window_present (GTK_WINDOW (bench->window));
  watch_frames (bench->window, &bench->frame);
  run_frame (&bench->frame);
}

static void
paint_cb (
    GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const Bench *bench = data;

  cairo_set_source_rgb (cr, 1, 1, bench->frame.took % 2);
  cairo_paint (cr);
}

static void
repaint (Bench *bench)
{
  gtk_widget_queue_draw (bench->tree);
}

static void
measure_bare (Bench *bench)
{
  bench->tree = gtk_drawing_area_new ();
  gtk_drawing_area_set_draw_func (
      GTK_DRAWING_AREA (bench->tree), paint_cb, bench, NULL);
  open_window (bench, bench->tree, WIDTH, HEIGHT);
  measure (bench, "bare", repaint);
  gtk_window_destroy (GTK_WINDOW (bench->window));
}

static void
show (Bench *bench, TengenRecord *record)
{
  TengenGame *game = tengen_game_open (record, 0);
  TengenSession *session;

  g_assert (game != NULL);
  session = tengen_session_new (game);
  tengen_review_tree_set_session (TENGEN_REVIEW_TREE (bench->tree), session);
  g_print ("first-frame %.3f ms\n", run_frame (&bench->frame) / 1000.0);
  g_clear_object (&bench->session);
  bench->session = session;
}

static void
measure_shape (Bench *bench, const char *name, TengenRecord *record)
{
  g_print ("\n%s %u nodes\n", name, tengen_record_get_n_nodes (record));
  measure_layout (record);
  show (bench, record);
  measure (bench, "scroll", scroll);
  measure (bench, "jump", jump);
  measure_draw (bench);
  measure_goto (bench);
}

/* As large as it is in the panel. */
static void
measure_card (Bench *bench)
{
  open_window (bench, make_tree (bench), 330, 240);
  tengen_review_tree_set_session (TENGEN_REVIEW_TREE (bench->tree),
                                  bench->session);
  run_frame (&bench->frame);
  measure (bench, "card-scroll", scroll);
  measure (bench, "card-jump", jump);
  gtk_window_destroy (GTK_WINDOW (bench->window));
}

int
main (int argc, char **argv)
{
  Bench bench = { 0 };

  if (!gtk_init_check ())
    {
      g_printerr ("bench-tree: no display\n");
      return 77;
    }
  tengen_style_init ();
  bench.rand = g_rand_new_with_seed (1);
  measure_bare (&bench);
  open_window (&bench, make_tree (&bench), WIDTH, HEIGHT);
  if (argc > 1)
    measure_shape (&bench, argv[1], read_record (argv[1]));
  else
    {
      measure_shape (&bench, "tree", make_record (bench.rand, branch_tree));
      measure_shape (&bench, "line", make_record (bench.rand, branch_line));
      measure_shape (&bench, "wide", make_record (bench.rand, branch_wide));
    }
  gtk_window_destroy (GTK_WINDOW (bench.window));
  measure_card (&bench);
  g_clear_object (&bench.session);
  g_rand_free (bench.rand);
  return EXIT_SUCCESS;
}
