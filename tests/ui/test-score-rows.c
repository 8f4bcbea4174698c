/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-score-rows: where stones stand, which are lit, what is said.
 */
#include "score-game.h"
#include "tengen-score-rows.h"

/* Gives a drawing a width of 368 and the height it asks for. */
static TengenScoreRows *
make_rows (int black, int white)
{
  TengenScoreRows *rows = g_object_new (TENGEN_TYPE_SCORE_ROWS, NULL);
  int height;

  g_object_ref_sink (rows);
  tengen_score_rows_set (rows, black, white);
  gtk_widget_measure (GTK_WIDGET (rows),
                      GTK_ORIENTATION_VERTICAL,
                      368,
                      &height,
                      NULL,
                      NULL,
                      NULL);
  g_assert_cmpint (height, >, 0);
  g_assert_cmpint (height, <, 330);
  gtk_widget_allocate (GTK_WIDGET (rows), 368, height, -1, NULL);
  return rows;
}

static void
test_pairs (void)
{
  TengenScoreRows *rows = make_rows (14, 11);
  double bx, by, wx, wy;
  gboolean lit;

  for (int i = 0; i < 11; i++)
    {
      g_assert_true (tengen_score_rows_locate (
          rows, TENGEN_STONE_BLACK, i, &bx, &by, &lit));
      g_assert_false (lit);
      g_assert_true (tengen_score_rows_locate (
          rows, TENGEN_STONE_WHITE, i, &wx, &wy, &lit));
      g_assert_false (lit);
      g_assert_cmpfloat_with_epsilon (bx, wx, 1e-6);
      g_assert_cmpfloat (by, >, wy);
    }
  for (int i = 11; i < 14; i++)
    {
      g_assert_true (tengen_score_rows_locate (
          rows, TENGEN_STONE_BLACK, i, &bx, &by, &lit));
      g_assert_true (lit);
    }
  g_assert_false (
      tengen_score_rows_locate (rows, TENGEN_STONE_BLACK, 14, &bx, &by, &lit));
  g_object_unref (rows);
}

static void
test_tens (void)
{
  TengenScoreRows *rows = make_rows (20, 20);
  double x0, y0, x9, y9, x10, y10;
  gboolean lit;

  tengen_score_rows_locate (rows, TENGEN_STONE_BLACK, 0, &x0, &y0, &lit);
  tengen_score_rows_locate (rows, TENGEN_STONE_BLACK, 9, &x9, &y9, &lit);
  tengen_score_rows_locate (rows, TENGEN_STONE_BLACK, 10, &x10, &y10, &lit);
  g_assert_cmpfloat_with_epsilon (y0, y9, 1e-6);
  g_assert_cmpfloat_with_epsilon (x0, x10, 1e-6);
  g_assert_cmpfloat (y10, >, y9);
  g_object_unref (rows);
}

/* The largest counts stay within the drawing. */
static void
test_fits (void)
{
  static const int counts[][2] = {
    { 0, 0 }, { 1, 0 }, { 41, 40 }, { 85, 84 }, { 181, 180 }, { 0, 361 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      TengenScoreRows *rows = make_rows (counts[i][0], counts[i][1]);
      int height = gtk_widget_get_height (GTK_WIDGET (rows));

      for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
        for (int n = 0; n < counts[i][stone - 1]; n++)
          {
            double x, y;
            gboolean lit;

            g_assert_true (tengen_score_rows_locate (
                rows, (TengenStone) stone, n, &x, &y, &lit));
            g_assert_true (x > 0 && x < 368 && y > 0 && y < height);
          }
      g_object_unref (rows);
    }
}

/* It draws something for each setting of dark. */
static void
test_draw (void)
{
  TengenScoreRows *rows = make_rows (13, 9);
  GskRenderNode *node;

  for (int dark = 0; dark <= 1; dark++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      g_object_set (rows, "dark", dark, NULL);
      GTK_WIDGET_GET_CLASS (rows)->snapshot (GTK_WIDGET (rows), snapshot);
      node = gtk_snapshot_free_to_node (snapshot);
      g_assert_nonnull (node);
      g_assert_cmpint (
          gsk_container_node_get_n_children (node), ==, 1 + 13 + 9 + 4);
      gsk_render_node_unref (node);
    }
  g_object_unref (rows);
}

static void
test_spoken (void)
{
  TengenScoreRows *rows = make_rows (13, 9);

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (rows),
                                   GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (rows),
      GTK_ACCESSIBLE_PROPERTY_LABEL,
      "Black 13 stones, White 9 stones: Black has 4 stones more.");
  g_object_unref (rows);
}

int
main (int argc, char **argv)
{
  if (!score_test_init (&argc, &argv))
    return 0;
  g_test_add_func ("/score/rows/pairs", test_pairs);
  g_test_add_func ("/score/rows/tens", test_tens);
  g_test_add_func ("/score/rows/fits", test_fits);
  g_test_add_func ("/score/rows/draw", test_draw);
  g_test_add_func ("/score/rows/spoken", test_spoken);
  return g_test_run ();
}
