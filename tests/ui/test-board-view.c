/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-view: the board in a window: places, keys, clicks, names, pixels
 */
#include "display-start.h"
#include "tengen-paint-part.h"
#include "tengen-test-board.h"

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

static TengenView *
make_part_view (void)
{
  static const int part[] = { 0, 4, 4, 8 };
  TengenView *view = tengen_view_new (9, 9);

  tengen_view_cut (view, part);
  return view;
}

static double
get_distance (Fixture *f)
{
  double x, y, next, ignored;

  tengen_board_view_get_point_center (f->board, 72, &x, &y);
  tengen_board_view_get_point_center (f->board, 73, &next, &ignored);
  return next - x;
}

/* A part of a board is as large as its room allows, and all that there is. */
static void
test_part (Fixture *f, gconstpointer data)
{
  GtkWidget *widget = GTK_WIDGET (f->board);
  double whole = get_distance (f);
  double x, y;

  g_object_set (f->board, "part", TRUE, NULL);
  tengen_board_view_set_view (f->board, make_part_view ());
  gtk_widget_allocate (widget,
                       gtk_widget_get_width (widget),
                       gtk_widget_get_height (widget),
                       -1,
                       NULL);
  g_assert_cmpfloat (get_distance (f), >, 1.5 * whole);
  tengen_board_view_get_point_center (f->board, 72, &x, &y);
  g_assert_cmpint (tengen_board_view_get_point_at (f->board, x, y), ==, 72);
  /* what is beside it is not seen, and not pressed */
  tengen_board_view_get_point_center (f->board, 76, &x, &y);
  g_assert_cmpint (tengen_board_view_get_point_at (f->board, x, y), ==, 76);
  g_assert_cmpint (
      tengen_board_view_get_point_at (f->board, x + 0.51 * get_distance (f), y),
      ==,
      TENGEN_POINT_NONE);
  gtk_widget_grab_focus (widget);
  for (int i = 0; i < 12; i++)
    press_key (f, GDK_KEY_Right);
  g_assert_cmpint (tengen_board_view_get_cursor (f->board) % 9, ==, 4);
  press_key (f, GDK_KEY_Home);
  for (int i = 0; i < 12; i++)
    press_key (f, GDK_KEY_Up);
  g_assert_cmpint (tengen_board_view_get_cursor (f->board), ==, 36);
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
  g_assert_cmpuint (tengen_board_view_get_touched (f->board), ==, 12);
  move_pointer (f, x + 2, y + 2);
  g_assert_cmpuint (tengen_board_view_get_touched (f->board), ==, 12);
  /* beside the board the keyboard's cursor stays */
  move_pointer (f, 1, 1);
  g_assert_cmpuint (tengen_board_view_get_touched (f->board),
                    ==,
                    tengen_board_view_get_cursor (f->board));
  g_assert_cmpuint (tengen_board_view_get_cursor (f->board), !=, 12);
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
  wait_frame (GTK_WIDGET (f->board));
  tengen_board_view_get_point_center (f->board, 0, &x, &y);
  before = take_picture (GTK_WIDGET (f->board));
  g_object_set (f->board, "ghost-stone", TENGEN_STONE_BLACK, NULL);
  move_pointer (f, x, y);
  after = take_picture (GTK_WIDGET (f->board));
  g_assert_cmpint (
      light_at (after, x - 9, y - 9), <, light_at (before, x - 9, y - 9) - 30);
  cairo_surface_destroy (after);
  /* Not on a stone. */
  tengen_board_view_get_point_center (f->board, 3, &x, &y);
  move_pointer (f, x, y);
  after = take_picture (GTK_WIDGET (f->board));
  g_assert_cmpint (count_differing (before, after), ==, 0);
  cairo_surface_destroy (after);
  cairo_surface_destroy (before);
}

static void
test_cursor (Fixture *f, gconstpointer data)
{
  cairo_surface_t *before, *after;

  gtk_window_set_focus (GTK_WINDOW (f->window), NULL);
  wait_frame (GTK_WIDGET (f->board));
  before = take_picture (GTK_WIDGET (f->board));
  tengen_board_view_focus_point (f->board, 10);
  after = take_picture (GTK_WIDGET (f->board));
  g_assert_cmpint (count_differing (before, after), >, 50);
  cairo_surface_destroy (after);
  /* A click takes it away, a key brings it back. */
  click (f, 20, 1);
  after = take_picture (GTK_WIDGET (f->board));
  g_assert_cmpint (count_differing (before, after), ==, 0);
  cairo_surface_destroy (after);
  press_key (f, GDK_KEY_Left);
  after = take_picture (GTK_WIDGET (f->board));
  g_assert_cmpint (count_differing (before, after), >, 50);
  cairo_surface_destroy (after);
  cairo_surface_destroy (before);
}

static void
test_same_as_paint (Fixture *f, gconstpointer data)
{
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  TengenView *view = make_small_view ();

  gtk_window_set_focus (GTK_WINDOW (f->window), NULL);
  view->numbers[4] = 12;
  tengen_board_view_set_view (f->board, view);
  wait_frame (GTK_WIDGET (f->board));
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
  wait_frame (GTK_WIDGET (f->board));
  check_same (f, &style);
  style.coordinates = TENGEN_PAINT_NO_COORDINATES;
  g_object_set (f->board, "coordinates", TENGEN_PAINT_NO_COORDINATES, NULL);
  wait_frame (GTK_WIDGET (f->board));
  check_same (f, &style);
  for (int id = 0; id < TENGEN_PAINT_THEME_LAST; id++)
    {
      style.theme = (TengenPaintThemeId) id;
      g_object_set (f->board, "theme", id, NULL);
      wait_frame (GTK_WIDGET (f->board));
      check_same (f, &style);
    }
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
  check_notify (f, "drags", "notify::drags");
  check_notify (f, "theme", "notify::theme");
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
      wait_frame (GTK_WIDGET (f->board));
      g_assert_nonnull (
          tengen_board_view_get_cell (f->board, (TengenPoint) (n - 1)));
      g_assert_null (tengen_board_view_get_cell (f->board, (TengenPoint) n));
      g_assert_true (tengen_board_view_get_point_center (f->board, 0, &x, &y));
      g_assert_true (gtk_widget_has_focus (tengen_board_view_get_cell (
          f->board, tengen_board_view_get_cursor (f->board))));
    }
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  add ("/board-view/places", test_places);
  add ("/board-view/cells", test_cells);
  add ("/board-view/names", test_names);
  add ("/board-view/click", test_click);
  add ("/board-view/keys", test_keys);
  add ("/board-view/part", test_part);
  add ("/board-view/tab", test_tab);
  add ("/board-view/hover", test_hover);
  add ("/board-view/ghost", test_ghost);
  add ("/board-view/cursor", test_cursor);
  add ("/board-view/same-as-paint", test_same_as_paint);
  add ("/board-view/properties", test_properties);
  add ("/board-view/sizes", test_sizes);
  return g_test_run ();
}
