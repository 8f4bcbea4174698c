/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-describe-walk: finding nodes; orders against a list made another way
 */
#include "game-open.h"
#include "tengen-describe-walk.h"

/* 1
 * 2 B[aa]
 * 3 W[bb] - 6 W[cc] - 9 W[dd]
 * 4 B[cb]   7 B[ea]   10 B[eb]
 * 5 W[da]   8 W[ec]                   */
#define TREE                                                                      \
  "(;SZ[5]C[root];B[aa](;W[bb];B[cb];W[da]C[end])(;W[cc]C[Ｔａｐ];B[ea];W[ec]" \
  "N[ｱﾀﾘ])(;W[dd]C[];B[eb]))(;SZ[5];B[ee]C[other])"

static void
test_order (void)
{
  g_autoptr (TengenGame) game = open_text (TREE);
  const TengenRecord *record = tengen_game_get_record (game);

  for (TengenNode node = 1; node < 10; node++)
    {
      g_assert_cmpuint (
          tengen_walk_order (record, node, TENGEN_WALK_ON), ==, node + 1);
      g_assert_cmpuint (
          tengen_walk_order (record, node + 1, TENGEN_WALK_BACK), ==, node);
    }
  g_assert_cmpuint (tengen_walk_order (record, 1, TENGEN_WALK_BACK), ==, 0);
  g_assert_cmpuint (tengen_walk_order (record, 10, TENGEN_WALK_ON), ==, 0);
  g_assert_cmpuint (tengen_walk_order (record, 12, TENGEN_WALK_ON), ==, 0);
  g_assert_cmpuint (tengen_walk_order (record, 11, TENGEN_WALK_BACK), ==, 0);
}

/* Trees made at random: on and back are each other's inverses and see all. */
static void
test_order_random (void)
{
  for (int round = 0; round < 50; round++)
    {
      g_autoptr (TengenRecord) record = tengen_record_new ();
      TengenNode root = tengen_record_build_node (record, TENGEN_NODE_NONE);
      TengenNode last = root;
      guint n = 1;

      for (int i = 0; i < 200; i++)
        tengen_record_build_node (
            record, (TengenNode) g_test_rand_int_range (1, 2 + i / 4));
      for (TengenNode node = tengen_walk_order (record, root, TENGEN_WALK_ON);
           node != TENGEN_NODE_NONE;
           node = tengen_walk_order (record, node, TENGEN_WALK_ON), n++)
        {
          g_assert_cmpuint (
              tengen_walk_order (record, node, TENGEN_WALK_BACK), ==, last);
          last = node;
        }
      g_assert_cmpuint (n, ==, 201);
    }
}

static void
test_variation (void)
{
  g_autoptr (TengenGame) game = open_text (TREE);
  const TengenRecord *record = tengen_game_get_record (game);

  g_assert_cmpuint (tengen_walk_variation (record, 3, TENGEN_WALK_ON), ==, 6);
  g_assert_cmpuint (tengen_walk_variation (record, 5, TENGEN_WALK_ON), ==, 6);
  g_assert_cmpuint (tengen_walk_variation (record, 8, TENGEN_WALK_ON), ==, 9);
  g_assert_cmpuint (tengen_walk_variation (record, 8, TENGEN_WALK_BACK), ==, 3);
  g_assert_cmpuint (
      tengen_walk_variation (record, 10, TENGEN_WALK_BACK), ==, 6);
  g_assert_cmpuint (tengen_walk_variation (record, 10, TENGEN_WALK_ON), ==, 0);
  g_assert_cmpuint (tengen_walk_variation (record, 3, TENGEN_WALK_BACK), ==, 0);
  g_assert_cmpuint (tengen_walk_variation (record, 2, TENGEN_WALK_ON), ==, 0);
  g_assert_cmpuint (tengen_walk_variation (record, 1, TENGEN_WALK_ON), ==, 0);
}

static void
test_line (void)
{
  g_autoptr (TengenGame) game = open_text (TREE);
  const TengenRecord *record = tengen_game_get_record (game);

  g_assert_cmpuint (tengen_walk_along (record, 1, 100), ==, 5);
  g_assert_cmpuint (tengen_walk_along (record, 1, 2), ==, 3);
  g_assert_cmpuint (tengen_walk_along (record, 1, 0), ==, 1);
  g_assert_cmpuint (tengen_walk_along (record, 5, 100), ==, 5);
  g_assert_true (tengen_walk_has_variations (record, 3));
  g_assert_true (tengen_walk_has_variations (record, 6));
  g_assert_false (tengen_walk_has_variations (record, 4));
  g_assert_false (tengen_walk_has_variations (record, 1));
}

static void
test_branch (void)
{
  g_autoptr (TengenGame) game = open_text (TREE);
  const TengenRecord *record = tengen_game_get_record (game);

  g_assert_cmpuint (tengen_walk_branch (record, 8, TENGEN_WALK_BACK), ==, 2);
  g_assert_cmpuint (tengen_walk_branch (record, 1, TENGEN_WALK_ON), ==, 2);
  g_assert_cmpuint (tengen_walk_branch (record, 2, TENGEN_WALK_ON), ==, 0);
  g_assert_cmpuint (tengen_walk_branch (record, 2, TENGEN_WALK_BACK), ==, 0);
  g_assert_cmpuint (tengen_walk_main (record, 8), ==, 2);
  g_assert_cmpuint (tengen_walk_main (record, 5), ==, 5);
  g_assert_cmpuint (tengen_walk_main (record, 1), ==, 1);
}

static void
test_comment (void)
{
  g_autoptr (TengenGame) game = open_text (TREE);
  const TengenRecord *record = tengen_game_get_record (game);

  g_assert_cmpuint (tengen_walk_comment (record, 1, TENGEN_WALK_ON), ==, 5);
  g_assert_cmpuint (tengen_walk_comment (record, 5, TENGEN_WALK_ON), ==, 6);
  g_assert_cmpuint (tengen_walk_comment (record, 6, TENGEN_WALK_ON), ==, 0);
  g_assert_cmpuint (tengen_walk_comment (record, 10, TENGEN_WALK_BACK), ==, 6);
  g_assert_cmpuint (tengen_walk_comment (record, 6, TENGEN_WALK_BACK), ==, 5);
  g_assert_cmpuint (tengen_walk_comment (record, 5, TENGEN_WALK_BACK), ==, 1);
  g_assert_cmpuint (tengen_walk_comment (record, 1, TENGEN_WALK_BACK), ==, 0);
  g_assert_true (tengen_walk_may_find_comment (record, 1, 100));
  g_assert_true (tengen_walk_may_find_comment (record, 5, 1));
  g_assert_false (tengen_walk_may_find_comment (record, 6, 100));
  /* what was not looked at may have one */
  g_assert_true (tengen_walk_may_find_comment (record, 6, 1));
  g_assert_false (tengen_walk_may_find_comment (record, 10, 1));
}

static void
test_move (void)
{
  g_autoptr (TengenGame) game =
      open_at ("(;SZ[5];B[aa];C[x];W[]B[zz];B[bb]W[cc](;B[dd])(;B[ee]))", 7);

  g_assert_cmpuint (tengen_walk_move (game, 0), ==, 1);
  g_assert_cmpuint (tengen_walk_move (game, 1), ==, 2);
  g_assert_cmpuint (tengen_walk_move (game, 2), ==, 4);
  g_assert_cmpuint (tengen_walk_move (game, 3), ==, 5);
  g_assert_cmpuint (tengen_walk_move (game, 4), ==, 5);
  g_assert_cmpuint (tengen_walk_move (game, 5), ==, 7);
  g_assert_cmpuint (tengen_walk_move (game, 6), ==, 0);
  for (guint i = 1; i <= 5; i++)
    {
      go_to (game, tengen_walk_move (game, i));
      g_assert_cmpuint (tengen_position_get_move (here (game)), >=, i);
    }
}

static void
check_stone (const char *nodes, const char *point, TengenNode expected)
{
  g_autofree char *text = g_strdup_printf ("(;SZ[5]%s)", nodes);
  g_autoptr (TengenGame) game = open_text (text);

  go_to (game, tengen_game_get_live (game));
  g_assert_cmpuint (
      tengen_walk_stone (here (game), sgf (game, point)), ==, expected);
}

static void
test_stone (void)
{
  check_stone (";B[aa];W[bb];B[cc]", "bb", 3);
  check_stone (";B[aa];W[bb];B[cc]", "dd", 0);
  check_stone ("AB[aa:cc];W[dd]", "bb", 1);
  check_stone (";B[aa];W[ab];B[ee];W[ba]", "aa", 0);
  /* taken and played again */
  check_stone (";B[aa];W[ab];B[ee];W[ba];B[ed];W[aa]", "aa", 7);
  check_stone (";B[aa];W[ab];B[ee];W[ba];AE[ab];B[aa]", "aa", 7);
  /* setup over a stone that lies there already */
  check_stone (";B[aa];W[bb];AB[aa]", "aa", 2);
  check_stone (";B[aa];W[bb];AW[aa]", "aa", 4);
  check_stone (";B[aa];AE[aa];AB[aa]", "aa", 4);
  check_stone ("AB[aa];AB[aa];AB[aa:bb]", "aa", 1);
}

static void
test_play (void)
{
  g_autoptr (TengenGame) game = open_text (TREE);

  g_assert_cmpuint (tengen_walk_play (here (game), sgf (game, "da")), ==, 5);
  g_assert_cmpuint (tengen_walk_play (here (game), sgf (game, "eb")), ==, 10);
  g_assert_cmpuint (tengen_walk_play (here (game), sgf (game, "dd")), ==, 9);
  g_assert_cmpuint (tengen_walk_play (here (game), sgf (game, "de")), ==, 0);
  go_to (game, 6);
  g_assert_cmpuint (tengen_walk_play (here (game), sgf (game, "ec")), ==, 8);
  g_assert_cmpuint (tengen_walk_play (here (game), sgf (game, "da")), ==, 0);
}

/* The nearest one outside of the main line, not the first of the file. */
static void
test_play_near (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[5](;B[aa])(;B[bb];W[cc];B[dd])(;B[ee];W[dd]))");

  g_assert_cmpuint (tengen_walk_play (here (game), sgf (game, "dd")), ==, 7);
}

static char *
make_line (int n, gboolean nested)
{
  GString *text = g_string_new ("(;SZ[19]");

  for (int i = 0; i < n; i++)
    g_string_append_printf (text,
                            "%s;%c[%c%c]C[第%d手 short]",
                            nested ? "(;C[x])(" : "",
                            i % 2 == 0 ? 'B' : 'W',
                            'a' + i % 19,
                            'a' + i / 19 % 19,
                            i);
  for (int i = 0; i < n && nested; i++)
    g_string_append_c (text, ')');
  g_string_append_c (text, ')');
  return g_string_free (text, FALSE);
}

/* Long lines and deep nesting: walks are linear. */
static void
test_long (void)
{
  for (int nested = 0; nested <= 1; nested++)
    {
      g_autofree char *text = make_line (nested ? 30000 : 60000, nested);
      g_autoptr (GError) error = NULL;
      g_autoptr (TengenSgfReading) reading =
          tengen_sgf_read (text, strlen (text), NULL, &error);
      const TengenRecord *record = reading->record;
      TengenNode last = tengen_record_get_n_nodes (record);

      g_assert_no_error (error);
      g_assert_cmpuint (last, ==, 60001);
      g_assert_cmpuint (
          tengen_walk_text (record, 1, "第29999手", TENGEN_WALK_ON), >, 1);
      g_assert_cmpuint (
          tengen_walk_text (record, 1, "nowhere", TENGEN_WALK_BACK), ==, 0);
      g_assert_cmpuint (
          tengen_walk_comment (record, last, TENGEN_WALK_BACK), >, 1);
      g_assert_cmpuint (tengen_walk_branch (record, 1, TENGEN_WALK_ON), ==, 0);
      g_assert_cmpuint (tengen_walk_main (record, last), >=, 1);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/walk/order", test_order);
  g_test_add_func ("/walk/order/random", test_order_random);
  g_test_add_func ("/walk/variation", test_variation);
  g_test_add_func ("/walk/line", test_line);
  g_test_add_func ("/walk/branch", test_branch);
  g_test_add_func ("/walk/comment", test_comment);
  g_test_add_func ("/walk/move", test_move);
  g_test_add_func ("/walk/stone", test_stone);
  g_test_add_func ("/walk/play", test_play);
  g_test_add_func ("/walk/play/near", test_play_near);
  g_test_add_func ("/walk/long", test_long);
  return g_test_run ();
}
