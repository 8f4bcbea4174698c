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

static GskRenderNode *
draw (TengenScoreRows *rows)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (rows)->snapshot (GTK_WIDGET (rows), snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

typedef struct
{
  float x;
  float y;
  gboolean lit;
} Stone;

/* Where so many stones are drawn, those of White first. They lie on wood; one
 * without a partner lies on a light, too. */
static Stone *
locate (TengenScoreRows *rows, int n)
{
  Stone *stones = g_new0 (Stone, n + 1);
  GskRenderNode *drawn = draw (rows);
  /* wood alone is in no container */
  guint n_drawn = n > 0 ? gsk_container_node_get_n_children (drawn) : 1;
  int found = -1;

  for (guint i = 1; i < n_drawn; i++)
    {
      GskRenderNode *node = gsk_container_node_get_child (drawn, i);
      Stone stone = { 0 };

      gsk_transform_to_translate (
          gsk_transform_node_get_transform (node), &stone.x, &stone.y);
      stone.lit = found >= 0 && stones[found].x == stone.x &&
                  stones[found].y == stone.y;
      if (!stone.lit)
        found++;
      g_assert_cmpint (found, <, n);
      stones[found] = stone;
    }
  g_assert_cmpint (found, ==, n - 1);
  gsk_render_node_unref (drawn);
  return stones;
}

static void
test_pairs (void)
{
  TengenScoreRows *rows = make_rows (14, 11);
  g_autofree Stone *white = locate (rows, 14 + 11);
  const Stone *black = white + 11;

  for (int i = 0; i < 11; i++)
    {
      g_assert_false (black[i].lit);
      g_assert_false (white[i].lit);
      g_assert_cmpfloat_with_epsilon (black[i].x, white[i].x, 1e-6);
      g_assert_cmpfloat (black[i].y, >, white[i].y);
    }
  for (int i = 11; i < 14; i++)
    g_assert_true (black[i].lit);
  g_object_unref (rows);
}

static void
test_tens (void)
{
  TengenScoreRows *rows = make_rows (20, 20);
  g_autofree Stone *white = locate (rows, 20 + 20);
  const Stone *black = white + 20;

  g_assert_cmpfloat_with_epsilon (black[0].y, black[9].y, 1e-6);
  g_assert_cmpfloat_with_epsilon (black[0].x, black[10].x, 1e-6);
  g_assert_cmpfloat (black[10].y, >, black[9].y);
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
      int n = counts[i][0] + counts[i][1];
      g_autofree Stone *stones = locate (rows, n);

      for (int k = 0; k < n; k++)
        g_assert_true (stones[k].x > 0 && stones[k].x < 368 &&
                       stones[k].y > 0 && stones[k].y < height);
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
      g_object_set (rows, "dark", dark, NULL);
      node = draw (rows);
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
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/score/rows/pairs", test_pairs);
  g_test_add_func ("/score/rows/tens", test_tens);
  g_test_add_func ("/score/rows/fits", test_fits);
  g_test_add_func ("/score/rows/draw", test_draw);
  g_test_add_func ("/score/rows/spoken", test_spoken);
  return g_test_run ();
}
