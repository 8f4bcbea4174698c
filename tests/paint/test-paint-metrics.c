/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-metrics: geometry on every board, ratio and scale
 */
#include <glib.h>
#include <math.h>

#include "tengen-paint-metrics.h"

typedef struct
{
  double width;
  double height;
  gboolean labels;
  double ratio;
  double scale;
} Room;

static const Room rooms[] = {
  { 640, 640, TRUE, 1.0, 1 },    { 640, 640, FALSE, 1.07, 1 },
  { 900, 700, TRUE, 1.07, 2 },   { 701, 933, TRUE, 1.07, 1 },
  { 1080, 1013, FALSE, 1.0, 2 }, { 320, 320, TRUE, 1.0, 1 },
};

static gboolean
is_whole (double value, double scale)
{
  double pixels = value * scale;

  return fabs (pixels - round (pixels)) < 1e-6;
}

static void
make (TengenPaintMetrics *m, const Room *room, int columns, int rows)
{
  tengen_paint_metrics_init (m,
                             room->width,
                             room->height,
                             columns,
                             rows,
                             room->labels,
                             room->ratio,
                             room->scale);
}

static void
check_inverse (const TengenPaintMetrics *m)
{
  int n = m->columns * m->rows;

  for (int i = 0; i < n; i++)
    {
      double dx = 0.49 * m->cell_width;
      double dy = 0.49 * m->cell_height;
      double x, y;

      tengen_paint_metrics_get_center (m, (TengenPoint) i, &x, &y);
      g_assert_cmpint (tengen_paint_metrics_get_point (m, x, y), ==, i);
      g_assert_cmpint (
          tengen_paint_metrics_get_point (m, x - dx, y + dy), ==, i);
      g_assert_cmpint (
          tengen_paint_metrics_get_point (m, x + dx, y - dy), ==, i);
    }
}

static void
check_inside (const TengenPaintMetrics *m, const Room *room)
{
  int last = m->columns * m->rows - 1;
  double x, y;

  g_assert_cmpfloat (m->x, >=, 0);
  g_assert_cmpfloat (m->y, >=, 0);
  g_assert_cmpfloat (m->x + m->width, <=, room->width);
  g_assert_cmpfloat (m->y + m->height, <=, room->height);
  g_assert_cmpfloat (m->left - m->radius, >, m->x);
  g_assert_cmpfloat (m->top - m->radius, >, m->y);
  tengen_paint_metrics_get_center (m, (TengenPoint) last, &x, &y);
  g_assert_cmpfloat (x + m->radius, <, m->x + m->width);
  g_assert_cmpfloat (y + m->radius, <, m->y + m->height);
}

static void
check_pixels (const TengenPaintMetrics *m, const Room *room)
{
  double half = fmod (round (m->line * m->scale), 2) / 2 / m->scale;

  g_assert_true (is_whole (m->x, room->scale));
  g_assert_true (is_whole (m->y, room->scale));
  g_assert_true (is_whole (m->width, room->scale));
  g_assert_true (is_whole (m->height, room->scale));
  g_assert_true (is_whole (m->cell_width, room->scale));
  g_assert_true (is_whole (m->cell_height, room->scale));
  g_assert_true (is_whole (m->line, room->scale));
  g_assert_true (is_whole (m->frame, room->scale));
  g_assert_true (is_whole (m->left - half, room->scale));
  g_assert_true (is_whole (m->top - half, room->scale));
}

static void
test_all_sizes (gconstpointer data)
{
  const Room *room = data;

  for (int columns = 1; columns <= TENGEN_BOARD_MAX; columns++)
    for (int rows = 1; rows <= TENGEN_BOARD_MAX; rows++)
      {
        TengenPaintMetrics m;

        make (&m, room, columns, rows);
        check_inside (&m, room);
        check_pixels (&m, room);
        /* All points of all sizes would take minutes. */
        if (rows == columns || rows == 1 || columns == 1 || rows == 52)
          check_inverse (&m);
      }
}

static void
test_ratio (void)
{
  TengenPaintMetrics m;
  const Room square = { 900, 900, TRUE, TENGEN_PAINT_RATIO_SQUARE, 1 };
  const Room japanese = { 900, 900, TRUE, TENGEN_PAINT_RATIO_JAPANESE, 1 };

  make (&m, &square, 19, 19);
  g_assert_cmpfloat (m.cell_width, ==, m.cell_height);
  make (&m, &japanese, 19, 19);
  g_assert_cmpfloat (m.cell_height / m.cell_width, >, 1.04);
  g_assert_cmpfloat (m.cell_height / m.cell_width, <, 1.09);
  g_assert_cmpfloat (m.height, >, m.width);
  g_assert_cmpfloat_with_epsilon (m.radius, 0.48 * m.cell_width, 1e-9);
}

/* The larger the room, the larger the wood; lines never come closer. */
static void
test_resize (void)
{
  TengenPaintMetrics before;
  Room room = { 300, 300, TRUE, 1.07, 1 };

  make (&before, &room, 19, 19);
  for (int size = 301; size < 900; size++)
    {
      TengenPaintMetrics m;

      room.width = room.height = size;
      make (&m, &room, 19, 19);
      g_assert_cmpfloat (m.cell_width, >=, before.cell_width);
      g_assert_cmpfloat (m.height, >=, before.height - 2);
      g_assert_cmpfloat (m.height, <=, before.height + 4);
      before = m;
    }
}

static void
test_outside (void)
{
  TengenPaintMetrics m;

  make (&m, &rooms[0], 9, 9);
  g_assert_cmpint (
      tengen_paint_metrics_get_point (&m, m.x, m.y), ==, TENGEN_POINT_NONE);
  g_assert_cmpint (
      tengen_paint_metrics_get_point (&m, -50, 300), ==, TENGEN_POINT_NONE);
  g_assert_cmpint (
      tengen_paint_metrics_get_point (&m, 300, 9999), ==, TENGEN_POINT_NONE);
}

static void
test_tiny (void)
{
  TengenPaintMetrics m;

  tengen_paint_metrics_init (&m, 0, 0, 52, 52, TRUE, 1.07, 1);
  g_assert_cmpfloat (m.cell_width, ==, 1);
  g_assert_cmpfloat (m.cell_height, ==, 1);
  check_inverse (&m);
}

static void
test_equal (void)
{
  TengenPaintMetrics a, b;

  make (&a, &rooms[0], 9, 9);
  make (&b, &rooms[0], 9, 9);
  g_assert_true (tengen_paint_metrics_equal (&a, &b));
  make (&b, &rooms[0], 9, 10);
  g_assert_false (tengen_paint_metrics_equal (&a, &b));
  make (&b, &rooms[1], 9, 9);
  g_assert_false (tengen_paint_metrics_equal (&a, &b));
}

/* A part is as large as a board of its size; the rest lies around it. */
static void
test_part (void)
{
  static const int part[] = { 2, 6, 4, 8 };
  TengenPaintMetrics m, small;
  double x, y, small_x, small_y;

  make (&small, &rooms[0], 5, 5);
  m = small;
  tengen_paint_metrics_move_to_part (&m, 9, 9, part);
  g_assert_cmpint (m.columns, ==, 9);
  g_assert_cmpint (m.rows, ==, 9);
  g_assert_cmpfloat (m.width, ==, small.width);
  g_assert_cmpfloat (m.cell_width, ==, small.cell_width);
  tengen_paint_metrics_get_center (&m, 4 * 9 + 2, &x, &y);
  tengen_paint_metrics_get_center (&small, 0, &small_x, &small_y);
  g_assert_cmpfloat_with_epsilon (x, small_x, 1e-6);
  g_assert_cmpfloat_with_epsilon (y, small_y, 1e-6);
  check_inverse (&m);
}

/* Thick lines are thicker by a device pixel at least, and as crisp. */
static void
test_bold (void)
{
  for (int scale = 1; scale <= 3; scale++)
    for (int size = 200; size < 1600; size += 130)
      {
        TengenPaintMetrics m, thin;
        double edge;

        tengen_paint_metrics_init (&thin, size, size, 9, 9, 1, 1, scale);
        m = thin;
        tengen_paint_metrics_embolden (&m);
        edge = (m.left - m.line / 2) * scale;
        g_assert_cmpfloat (m.line * scale, >=, thin.line * scale + 1);
        g_assert_cmpfloat (m.frame, >, m.line);
        g_assert_cmpfloat_with_epsilon (edge, round (edge), 1e-6);
        g_assert_cmpfloat_with_epsilon (m.left, thin.left, 1);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      g_autofree char *path = g_strdup_printf ("/metrics/all-sizes/%u", i);

      g_test_add_data_func (path, &rooms[i], test_all_sizes);
    }
  g_test_add_func ("/metrics/ratio", test_ratio);
  g_test_add_func ("/metrics/resize", test_resize);
  g_test_add_func ("/metrics/outside", test_outside);
  g_test_add_func ("/metrics/tiny", test_tiny);
  g_test_add_func ("/metrics/equal", test_equal);
  g_test_add_func ("/metrics/part", test_part);
  g_test_add_func ("/metrics/bold", test_bold);
  return g_test_run ();
}
