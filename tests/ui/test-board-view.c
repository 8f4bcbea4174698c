/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-view: the board in a window: places, keys, clicks, names, pixels
 */
#include <gtk/gtk.h>
#include <locale.h>
#include <math.h>

#include "tengen-board-cell.h"
#include "tengen-board-view.h"
#include "tengen-paint-board.h"

typedef struct
{
  GtkWidget *window;
  TengenBoardView *board;
  GString *heard;
} Fixture;

static void
activated_cb (TengenBoardView *board,
              guint point,
              guint button,
              guint n_press,
              Fixture *f)
{
  g_string_append_printf (f->heard, "a%u/%u/%u ", point, button, n_press);
}

static void
hovered_cb (TengenBoardView *board, guint point, Fixture *f)
{
  g_string_append_printf (f->heard, "h%u ", point);
}

static void
set_flag_cb (gpointer clock, gboolean *flag)
{
  *flag = TRUE;
}

/* Waits until a frame with the present state was drawn. */
static void
wait_frame (Fixture *f)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (f->window);
  gboolean painted = FALSE;
  gulong id;

  id = g_signal_connect (
      clock, "after-paint", G_CALLBACK (set_flag_cb), &painted);
  gtk_widget_queue_draw (GTK_WIDGET (f->board));
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, id);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->heard = g_string_new (NULL);
  f->window = gtk_window_new ();
  f->board = TENGEN_BOARD_VIEW (tengen_board_view_new ());
  gtk_widget_set_size_request (GTK_WIDGET (f->board), 400, 400);
  g_signal_connect (f->board, "activated", G_CALLBACK (activated_cb), f);
  g_signal_connect (f->board, "hovered", G_CALLBACK (hovered_cb), f);
  gtk_window_set_child (GTK_WINDOW (f->window), GTK_WIDGET (f->board));
  gtk_window_present (GTK_WINDOW (f->window));
  wait_frame (f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gpointer gone = f->board;

  g_object_add_weak_pointer (G_OBJECT (f->board), &gone);
  gtk_window_destroy (GTK_WINDOW (f->window));
  while (gone != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_string_free (f->heard, TRUE);
}

static GtkEventController *
find_controller (Fixture *f, GType type)
{
  GListModel *list = gtk_widget_observe_controllers (GTK_WIDGET (f->board));
  GtkEventController *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkEventController) item = g_list_model_get_item (list, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (item, type))
        found = item;
    }
  g_object_unref (list);
  g_assert_nonnull (found);
  return found;
}

static gboolean
press_key (Fixture *f, guint key)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (find_controller (f, GTK_TYPE_EVENT_CONTROLLER_KEY),
                         "key-pressed",
                         key,
                         0,
                         0,
                         &handled);
  return handled;
}

static void
click (Fixture *f, TengenPoint point, int n_press)
{
  double x, y;

  g_assert_true (tengen_board_view_get_point_center (f->board, point, &x, &y));
  g_signal_emit_by_name (find_controller (f, GTK_TYPE_GESTURE_CLICK),
                         "pressed",
                         n_press,
                         x + 3,
                         y - 3);
}

static void
move_pointer (Fixture *f, double x, double y)
{
  g_signal_emit_by_name (
      find_controller (f, GTK_TYPE_EVENT_CONTROLLER_MOTION), "motion", x, y);
}

static void
hear (Fixture *f, const char *wanted)
{
  g_assert_cmpstr (f->heard->str, ==, wanted);
  g_string_truncate (f->heard, 0);
}

static const char *
get_name (Fixture *f, TengenPoint point)
{
  return tengen_board_cell_get_name (
      TENGEN_BOARD_CELL (tengen_board_view_get_cell (f->board, point)));
}

/* What the widget shows, as it was drawn last. */
static cairo_surface_t *
take_picture (Fixture *f)
{
  GskRenderer *renderer =
      gtk_native_get_renderer (gtk_widget_get_native (f->window));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width = gtk_widget_get_width (GTK_WIDGET (f->board));
  int height = gtk_widget_get_height (GTK_WIDGET (f->board));
  cairo_surface_t *image =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);

  GTK_WIDGET_GET_CLASS (f->board)->snapshot (GTK_WIDGET (f->board), snapshot);
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

static int
count_differing (cairo_surface_t *a, cairo_surface_t *b)
{
  gsize n = (gsize) cairo_image_surface_get_height (a) *
            cairo_image_surface_get_stride (a);
  const guchar *p = cairo_image_surface_get_data (a);
  const guchar *q = cairo_image_surface_get_data (b);
  int count = 0;

  for (gsize i = 0; i < n; i++)
    count += ABS (p[i] - q[i]) > 4;
  return count;
}

/* . X .
 * O X .   the white stone has one liberty
 * X . .  */
static TengenView *
make_small_view (void)
{
  TengenView *view = tengen_view_new (3, 3);

  view->stones[1] = view->stones[4] = view->stones[6] = TENGEN_STONE_BLACK;
  view->stones[3] = TENGEN_STONE_WHITE;
  view->atari[3] = 1;
  view->marks[1] = TENGEN_VIEW_MARK_LAST;
  return view;
}

static void
test_places (Fixture *f, gconstpointer data)
{
  double x, y;

  for (int i = 0; i < 81; i++)
    {
      TengenPoint point = (TengenPoint) i;

      g_assert_true (
          tengen_board_view_get_point_center (f->board, point, &x, &y));
      g_assert_cmpint (
          tengen_board_view_get_point_at (f->board, x, y), ==, point);
    }
  g_assert_false (tengen_board_view_get_point_center (f->board, 81, &x, &y));
  g_assert_cmpint (
      tengen_board_view_get_point_at (f->board, 1, 1), ==, TENGEN_POINT_NONE);
  g_assert_null (tengen_board_view_get_cell (f->board, 81));
}

/* Each cell lies over its point. */
static void
test_cells (Fixture *f, gconstpointer data)
{
  for (int i = 0; i < 81; i++)
    {
      GtkWidget *cell = tengen_board_view_get_cell (f->board, (TengenPoint) i);
      graphene_point_t at;
      double x, y;

      tengen_board_view_get_point_center (f->board, (TengenPoint) i, &x, &y);
      g_assert_true (
          gtk_widget_compute_point (GTK_WIDGET (f->board),
                                    cell,
                                    &GRAPHENE_POINT_INIT ((float) x, (float) y),
                                    &at));
      g_assert_cmpfloat_with_epsilon (
          at.x, gtk_widget_get_width (cell) / 2.0, 1);
      g_assert_cmpfloat_with_epsilon (
          at.y, gtk_widget_get_height (cell) / 2.0, 1);
    }
}

static void
test_names (Fixture *f, gconstpointer data)
{
  g_autofree char *first = NULL;

  gtk_test_accessible_assert_role (f->board, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_role (tengen_board_view_get_cell (f->board, 0),
                                   GTK_ACCESSIBLE_ROLE_GRID_CELL);
  g_assert_true (g_str_has_prefix (get_name (f, 0), "A9"));
  tengen_board_view_set_view (f->board, make_small_view ());
  g_assert_true (g_str_has_prefix (get_name (f, 3), "A2"));
  first = g_strdup (get_name (f, 3));
  gtk_test_accessible_assert_property (tengen_board_view_get_cell (f->board, 3),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       first);
  /* A stone in atari is named differently from one that is not. */
  {
    TengenView *view = make_small_view ();

    view->atari[3] = 0;
    tengen_board_view_set_view (f->board, view);
    g_assert_cmpstr (get_name (f, 3), !=, first);
  }
  g_object_set (f->board, "notation", TENGEN_NOTATION_JAPANESE, NULL);
  g_assert_true (g_str_has_prefix (get_name (f, 3), "1"));
}

static void
test_click (Fixture *f, gconstpointer data)
{
  click (f, 40, 1);
  click (f, 7, 2);
  hear (f, "a40/1/1 a7/1/2 ");
  g_assert_cmpint (tengen_board_view_get_cursor (f->board), ==, 7);
  g_object_set (f->board, "interactive", FALSE, NULL);
  click (f, 40, 1);
  hear (f, "");
}

static void
test_keys (Fixture *f, gconstpointer data)
{
  gtk_widget_grab_focus (GTK_WIDGET (f->board));
  g_assert_cmpint (tengen_board_view_get_cursor (f->board), ==, 40);
  g_assert_true (press_key (f, GDK_KEY_Right));
  g_assert_true (press_key (f, GDK_KEY_Up));
  g_assert_cmpint (tengen_board_view_get_cursor (f->board), ==, 32);
  g_assert_true (
      gtk_widget_has_focus (tengen_board_view_get_cell (f->board, 32)));
  g_assert_true (press_key (f, GDK_KEY_Home));
  g_assert_cmpint (tengen_board_view_get_cursor (f->board), ==, 27);
  /* At the edge the key is taken, so that nothing else scrolls. */
  g_assert_true (press_key (f, GDK_KEY_Left));
  g_assert_cmpint (tengen_board_view_get_cursor (f->board), ==, 27);
  g_assert_true (press_key (f, GDK_KEY_End));
  g_assert_true (press_key (f, GDK_KEY_Down));
  g_assert_true (press_key (f, GDK_KEY_Return));
  g_assert_true (press_key (f, GDK_KEY_space));
  hear (f, "a44/0/1 a44/0/1 ");
  g_assert_false (press_key (f, GDK_KEY_p));
}

/* Tab comes in at the cursor and goes out at once. */
static void
test_tab (Fixture *f, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new ();

  g_object_ref (f->board);
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (f->board));
  gtk_box_append (GTK_BOX (box), button);
  g_object_unref (f->board);
  tengen_board_view_focus_point (f->board, 3);
  g_assert_true (
      gtk_widget_has_focus (tengen_board_view_get_cell (f->board, 3)));
  gtk_widget_child_focus (f->window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_has_focus (button));
  gtk_widget_child_focus (f->window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (
      gtk_widget_has_focus (tengen_board_view_get_cell (f->board, 3)));
}

static void
test_hover (Fixture *f, gconstpointer data)
{
  double x, y;

  tengen_board_view_get_point_center (f->board, 12, &x, &y);
  move_pointer (f, x, y);
  move_pointer (f, x + 2, y + 2);
  move_pointer (f, 1, 1);
  hear (f, "h12 h65535 ");
}

static int
light_at (cairo_surface_t *image, double x, double y)
{
  const guint32 *row =
      (const guint32 *) (cairo_image_surface_get_data (image) +
                         (gsize) y * cairo_image_surface_get_stride (image));
  guint32 pixel = row[(int) x];

  return (int) ((pixel >> 16 & 0xFF) + (pixel >> 8 & 0xFF) + (pixel & 0xFF)) /
         3;
}

static void
test_ghost (Fixture *f, gconstpointer data)
{
  cairo_surface_t *before, *after;
  double x, y;

  tengen_board_view_set_view (f->board, make_small_view ());
  wait_frame (f);
  tengen_board_view_get_point_center (f->board, 0, &x, &y);
  before = take_picture (f);
  g_object_set (f->board, "ghost-stone", TENGEN_STONE_BLACK, NULL);
  move_pointer (f, x, y);
  after = take_picture (f);
  g_assert_cmpint (
      light_at (after, x - 9, y - 9), <, light_at (before, x - 9, y - 9) - 30);
  cairo_surface_destroy (after);
  /* Not on a stone. */
  tengen_board_view_get_point_center (f->board, 3, &x, &y);
  move_pointer (f, x, y);
  after = take_picture (f);
  g_assert_cmpint (count_differing (before, after), ==, 0);
  cairo_surface_destroy (after);
  cairo_surface_destroy (before);
}

static void
test_cursor (Fixture *f, gconstpointer data)
{
  cairo_surface_t *before, *after;

  gtk_window_set_focus (GTK_WINDOW (f->window), NULL);
  wait_frame (f);
  before = take_picture (f);
  tengen_board_view_focus_point (f->board, 10);
  after = take_picture (f);
  g_assert_cmpint (count_differing (before, after), >, 50);
  cairo_surface_destroy (after);
  /* A click takes it away, a key brings it back. */
  click (f, 20, 1);
  after = take_picture (f);
  g_assert_cmpint (count_differing (before, after), ==, 0);
  cairo_surface_destroy (after);
  press_key (f, GDK_KEY_Left);
  after = take_picture (f);
  g_assert_cmpint (count_differing (before, after), >, 50);
  cairo_surface_destroy (after);
  cairo_surface_destroy (before);
}

/* The widget and the painter of whole pictures draw the same. */
static void
check_same (Fixture *f, TengenPaintStyle *style)
{
  int width = gtk_widget_get_width (GTK_WIDGET (f->board));
  int height = gtk_widget_get_height (GTK_WIDGET (f->board));
  cairo_surface_t *painted =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (painted);
  cairo_surface_t *shown;

  style->paper = FALSE;
  tengen_paint_board (
      cr, width, height, tengen_board_view_get_view (f->board), style);
  cairo_destroy (cr);
  cairo_surface_flush (painted);
  shown = take_picture (f);
  g_assert_cmpint (count_differing (painted, shown), <, 20);
  cairo_surface_destroy (painted);
  cairo_surface_destroy (shown);
}

static void
test_same_as_paint (Fixture *f, gconstpointer data)
{
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  TengenView *view = make_small_view ();

  gtk_window_set_focus (GTK_WINDOW (f->window), NULL);
  view->numbers[4] = 12;
  tengen_board_view_set_view (f->board, view);
  wait_frame (f);
  check_same (f, &style);
  /* One point becomes different. */
  view = make_small_view ();
  view->stones[8] = TENGEN_STONE_WHITE;
  view->marks[0] = TENGEN_VIEW_MARK_REFUSED;
  view->marks[4] = TENGEN_VIEW_MARK_EVIDENCE;
  tengen_board_view_set_view (f->board, view);
  check_same (f, &style);
  style.dark = TRUE;
  style.cell_ratio = 1.07;
  style.coordinates = TENGEN_NOTATION_JAPANESE;
  g_object_set (f->board,
                "dark",
                TRUE,
                "cell-ratio",
                1.07,
                "coordinates",
                TENGEN_NOTATION_JAPANESE,
                NULL);
  wait_frame (f);
  check_same (f, &style);
  style.coordinates = TENGEN_PAINT_NO_COORDINATES;
  g_object_set (f->board, "coordinates", TENGEN_PAINT_NO_COORDINATES, NULL);
  wait_frame (f);
  check_same (f, &style);
}

static void
count_cb (GObject *object, GParamSpec *pspec, int *count)
{
  (*count)++;
}

static void
check_notify (Fixture *f, const char *name, const char *detail)
{
  GParamSpec *spec =
      g_object_class_find_property (G_OBJECT_GET_CLASS (f->board), name);
  GValue value = G_VALUE_INIT;
  GValue seen = G_VALUE_INIT;
  int count = 0;

  g_signal_connect (f->board, detail, G_CALLBACK (count_cb), &count);
  g_value_init (&value, spec->value_type);
  g_value_init (&seen, spec->value_type);
  g_object_get_property (G_OBJECT (f->board), name, &seen);
  g_assert_cmpint (
      g_param_values_cmp (spec, &seen, g_param_spec_get_default_value (spec)),
      ==,
      0);
  if (spec->value_type == G_TYPE_INT)
    g_value_set_int (&value, 2);
  else if (spec->value_type == G_TYPE_DOUBLE)
    g_value_set_double (&value, 1.5);
  else
    g_value_set_boolean (&value, !g_value_get_boolean (&seen));
  for (int i = 0; i < 2; i++)
    g_object_set_property (G_OBJECT (f->board), name, &value);
  g_assert_cmpint (count, ==, 1);
  g_object_get_property (G_OBJECT (f->board), name, &seen);
  g_assert_cmpint (g_param_values_cmp (spec, &seen, &value), ==, 0);
}

static void
test_properties (Fixture *f, gconstpointer data)
{
  check_notify (f, "coordinates", "notify::coordinates");
  check_notify (f, "notation", "notify::notation");
  check_notify (f, "cell-ratio", "notify::cell-ratio");
  check_notify (f, "ghost-stone", "notify::ghost-stone");
  check_notify (f, "interactive", "notify::interactive");
  check_notify (f, "dark", "notify::dark");
}

/* Cells stay while the size does, and are made anew when it does not. */
static void
test_sizes (Fixture *f, gconstpointer data)
{
  static const int sizes[][2] = { { 19, 19 }, { 1, 1 },   { 52, 3 },
                                  { 9, 13 },  { 52, 52 }, { 7, 7 } };
  GtkWidget *cell = tengen_board_view_get_cell (f->board, 5);

  tengen_board_view_set_view (f->board, tengen_view_new (9, 9));
  g_assert_true (cell == tengen_board_view_get_cell (f->board, 5));
  tengen_board_view_focus_point (f->board, 5);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      int n = sizes[i][0] * sizes[i][1];
      double x, y;

      tengen_board_view_set_view (f->board,
                                  tengen_view_new (sizes[i][0], sizes[i][1]));
      g_assert_false (tengen_board_view_get_point_center (f->board, 0, &x, &y));
      wait_frame (f);
      g_assert_nonnull (
          tengen_board_view_get_cell (f->board, (TengenPoint) (n - 1)));
      g_assert_null (tengen_board_view_get_cell (f->board, (TengenPoint) n));
      g_assert_true (tengen_board_view_get_point_center (f->board, 0, &x, &y));
      g_assert_true (gtk_widget_has_focus (tengen_board_view_get_cell (
          f->board, tengen_board_view_get_cursor (f->board))));
    }
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  if (g_getenv ("DISPLAY") == NULL && g_getenv ("WAYLAND_DISPLAY") == NULL)
    {
      g_print ("1..0 # SKIP no display\n");
      return 0;
    }
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  add ("/board-view/places", test_places);
  add ("/board-view/cells", test_cells);
  add ("/board-view/names", test_names);
  add ("/board-view/click", test_click);
  add ("/board-view/keys", test_keys);
  add ("/board-view/tab", test_tab);
  add ("/board-view/hover", test_hover);
  add ("/board-view/ghost", test_ghost);
  add ("/board-view/cursor", test_cursor);
  add ("/board-view/same-as-paint", test_same_as_paint);
  add ("/board-view/properties", test_properties);
  add ("/board-view/sizes", test_sizes);
  return g_test_run ();
}
