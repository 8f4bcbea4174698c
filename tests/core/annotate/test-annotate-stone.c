/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-annotate-stone: stones put and turns given without playing
 */
#include "edit-apply.h"

static void
check_setup (const char *nodes,
             const char *point,
             TengenStone stone,
             const char *expected)
{
  g_autofree char *text = g_strdup_printf ("(;SZ[5]%s)", nodes);
  g_autoptr (TengenGame) game = open_text (text);
  g_autofree char *before = dump (game);
  TengenEdit *edit;

  go_to (game, tengen_game_get_live (game));
  edit = tengen_edit_setup (here (game), sgf (game, point), stone);
  if (expected == NULL)
    {
      g_assert_null (edit);
      return;
    }
  g_assert_true (apply (game, edit));
  check_here (game, expected);
  g_assert_cmpint (tengen_board_get (tengen_position_get_board (here (game)),
                                     sgf (game, point)),
                   ==,
                   stone);
  check_undone (game, before);
}

static void
test_setup (void)
{
  const TengenStone none = TENGEN_STONE_NONE;
  const TengenStone black = TENGEN_STONE_BLACK;
  const TengenStone white = TENGEN_STONE_WHITE;

  /* in the first node */
  check_setup ("", "bb", black, "SZ[5]AB[bb]");
  check_setup ("AB[bb]", "bb", black, NULL);
  check_setup ("AB[bb]", "bb", none, "SZ[5]");
  check_setup ("AB[bb]", "bb", white, "SZ[5]AW[bb]");
  check_setup ("AB[aa:bb]", "bb", none, "SZ[5]AB[aa][ba][ab]");
  check_setup ("AB[bb]AE[bb]", "bb", black, "SZ[5]AB[bb]");
  check_setup ("AB[bb]AW[bb]", "bb", black, "SZ[5]AB[bb]");
  check_setup ("AB[aa]C[x]AB[bb]", "bb", none, "SZ[5]AB[aa]C[x]");
  check_setup ("AB[zz][bb]", "bb", none, "SZ[5]AB[zz]");
  check_setup ("", "bb", none, NULL);
  /* in a later node without a move */
  check_setup ("AB[bb];C[x]", "bb", none, "C[x]AE[bb]");
  check_setup ("AB[bb];C[x]AE[bb]", "bb", black, "C[x]");
  check_setup ("AB[bb];C[x]AE[bb]", "bb", white, "C[x]AW[bb]");
  check_setup ("AB[bb];C[x]AW[bb]", "bb", none, "C[x]AE[bb]");
  check_setup ("AB[bb];C[x]AW[bb]", "bb", black, "C[x]");
  check_setup (";AB[bb]", "bb", none, "");
  /* after a move */
  check_setup (";B[aa]", "bb", black, "AB[bb]");
  check_setup (";B[aa]", "aa", none, "AE[aa]");
  check_setup (";B[aa]", "aa", white, "AW[aa]");
  check_setup (";B[aa];AE[aa]", "aa", black, "");
}

static void
test_setup_node (void)
{
  g_autoptr (TengenGame) game = open_at ("(;SZ[5];B[aa];W[bb])", 2);
  g_autofree char *all = NULL;

  apply (game, tengen_edit_setup (here (game), 7, TENGEN_STONE_WHITE));
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 4);
  apply (game, tengen_edit_setup (here (game), 8, TENGEN_STONE_WHITE));
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 4);
  all = dump (game);
  g_assert_cmpstr (
      all, ==, "1 0 SZ[5]\n2 1 B[aa]\n3 2 W[bb]\n4 2 AW[cb][db]\n");
}

static void
test_turn (void)
{
  g_autoptr (TengenGame) game = open_at ("(;SZ[5];B[aa];W[bb])", 1);

  g_assert_null (tengen_edit_turn (here (game), TENGEN_STONE_NONE));
  apply (game, tengen_edit_turn (here (game), TENGEN_STONE_WHITE));
  check_here (game, "SZ[5]PL[W]");
  g_assert_null (tengen_edit_turn (here (game), TENGEN_STONE_WHITE));
  g_assert_cmpint (tengen_edit_get_turn (here (game)), ==, TENGEN_STONE_WHITE);
  apply (game, tengen_edit_turn (here (game), TENGEN_STONE_BLACK));
  check_here (game, "SZ[5]PL[B]");
  apply (game, tengen_edit_turn (here (game), TENGEN_STONE_NONE));
  check_here (game, "SZ[5]");
  g_assert_cmpint (tengen_edit_get_turn (here (game)), ==, TENGEN_STONE_NONE);
  /* it is said though it is so anyway */
  apply (game, tengen_edit_turn (here (game), TENGEN_STONE_BLACK));
  check_here (game, "SZ[5]PL[B]");
}

/* After a move the turn is given in a node of its own. */
static void
test_turn_move (void)
{
  g_autoptr (TengenGame) game = open_at ("(;SZ[5];B[aa];W[bb])", 2);

  g_assert_null (tengen_edit_turn (here (game), TENGEN_STONE_WHITE));
  g_assert_null (tengen_edit_turn (here (game), TENGEN_STONE_NONE));
  apply (game, tengen_edit_turn (here (game), TENGEN_STONE_BLACK));
  check_here (game, "PL[B]");
  g_assert_cmpint (
      tengen_position_get_to_move (here (game)), ==, TENGEN_STONE_BLACK);
  apply (game, tengen_edit_turn (here (game), TENGEN_STONE_NONE));
  g_assert_cmpint (
      tengen_position_get_to_move (here (game)), ==, TENGEN_STONE_WHITE);
}

/* What files hold that is no side. */
static void
test_turn_odd (void)
{
  g_autoptr (TengenGame) game = open_at ("(;SZ[5]PL[x][ White ])", 1);

  g_assert_cmpint (tengen_edit_get_turn (here (game)), ==, TENGEN_STONE_NONE);
  apply (game, tengen_edit_turn (here (game), TENGEN_STONE_NONE));
  check_here (game, "SZ[5]");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edit/setup", test_setup);
  g_test_add_func ("/edit/setup/node", test_setup_node);
  g_test_add_func ("/edit/turn", test_turn);
  g_test_add_func ("/edit/turn/move", test_turn_move);
  g_test_add_func ("/edit/turn/odd", test_turn_odd);
  return g_test_run ();
}
