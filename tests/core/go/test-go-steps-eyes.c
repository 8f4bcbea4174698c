/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-steps-eyes: eye points of living groups
 */
#include "tengen-go-steps-eyes.h"

#include "board-picture.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

/* Writes the eye points found: `b`, `w`, and what else lies there. */
static char *
find_eyes (const char *picture)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  TengenGoCounters none = { .setup = { 0 } };
  g_autoptr (TengenGoCount) count = NULL;
  g_autoptr (TengenGoTable) self = NULL;
  GString *text = g_string_new (NULL);

  g_assert_nonnull (board);
  count = tengen_go_count_new (
      board, tengen_go_rules_find ("china"), &none, NULL, 0, 0);
  self = tengen_go_table_new (board);
  tengen_go_table_divide (self, count->owner);
  for (int i = 0; i < self->n_points; i++)
    {
      if (i > 0 && i % self->width == 0)
        g_string_append_c (text, '/');
      g_string_append_c (text,
                         self->eye[i] != TENGEN_STONE_NONE
                             ? ".bw"[self->eye[i]]
                             : ".XO"[self->stones[i]]);
    }
  return g_string_free (text, FALSE);
}

static void
test_find (void)
{
  static const char *const cases[][2] = {
    /* two rooms: one point in each */
    { ".X..X/XXXXX/OOOOO/O.O.O", "bXb.X/XXXXX/OOOOO/OwOwO" },
    /* one room: two points that do not touch */
    { "....X/XXXXX", "b..bX/XXXXX" },
    /* one room of a single point */
    { ".XOO/XXO./OOOO", "bXOO/XXOw/OOOO" },
    /* two groups */
    { ".XO.X/XXOXX/OOOOO/.O.O.", "bXO.X/XXOXX/OOOOO/wOwO." },
    /* neutral points are no eyes */
    { "X.O", "X.O" },
    { ".", "." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *found = find_eyes (cases[i][0]);

      g_assert_cmpstr (found, ==, cases[i][1]);
    }
}

/* Those found come first, then any free points. */
static void
test_list (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse ("..X....X", NULL);
  g_autoptr (TengenGoTable) self = tengen_go_table_new (board);
  guint8 owner[8] = { 0 };

  for (int i = 0; i < 8; i++)
    owner[i] =
        i == 2 || i == 7 ? TENGEN_GO_OWNER_BLACK_STONE : TENGEN_GO_OWNER_BLACK;
  tengen_go_table_divide (self, owner);
  for (int n = 0; n < 9; n++)
    {
      g_autoptr (GArray) points =
          g_array_new (FALSE, FALSE, sizeof (TengenPoint));

      tengen_go_table_list_eyes (self, BLACK, n, points);
      g_assert_cmpuint (points->len, ==, MIN (n, 6));
      for (guint i = 0; i < points->len; i++)
        g_assert_cmpint (self->eye[g_array_index (points, TengenPoint, i)] ==
                             BLACK,
                         ==,
                         i < 2);
      tengen_go_table_list_eyes (self, WHITE, n, points);
      g_assert_cmpuint (points->len, ==, MIN (n, 6));
    }
}

static void
test_around (void)
{
  g_autoptr (TengenBoard) board = tengen_board_new (3, 2);
  g_autoptr (TengenGoTable) self = tengen_go_table_new (board);
  int around[4];

  g_assert_cmpint (tengen_go_table_list_around (self, 0, around), ==, 2);
  g_assert_cmpint (tengen_go_table_list_around (self, 1, around), ==, 3);
  g_assert_cmpint (tengen_go_table_list_around (self, 5, around), ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/steps-eyes/find", test_find);
  g_test_add_func ("/go/steps-eyes/list", test_list);
  g_test_add_func ("/go/steps-eyes/around", test_around);
  return g_test_run ();
}
