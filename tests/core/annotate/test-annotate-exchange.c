/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-annotate-exchange: the colours of a record exchanged
 */
#include "edit-apply.h"

static gboolean
exchange (TengenGame *game)
{
  return apply (game,
                tengen_edit_exchange (tengen_game_get_record (game),
                                      tengen_game_get_cursor (game)));
}

static void
check_exchanged (const char *text, TengenNode node, const char *expected)
{
  g_autoptr (TengenGame) game = open_at (text, node);
  g_autofree char *before = dump (game);
  g_autofree char *after = NULL;

  g_assert_true (exchange (game));
  check_here (game, expected);
  g_assert_true (exchange (game));
  after = dump (game);
  g_assert_cmpstr (after, ==, before);
  check_undone (game, before);
}

static void
test_root (void)
{
  check_exchanged ("(;SZ[5]PB[a]BR[1d]PW[b]WR[2d]BT[x]RE[B+R]KM[6.5]HA[2]"
                   "AB[aa][bb]PL[W]TNP[20:19:0:4]C[B a1];W[aa])",
                   1,
                   "SZ[5]PW[a]WR[1d]PB[b]BR[2d]WT[x]RE[W+R]KM[-6.5]HA[2]"
                   "AW[aa][bb]PL[B]TNP[19:20:4:0]C[B a1]");
  check_exchanged ("(;SZ[5]RE[W+ 3.5 (by counting)]KM[-0.5];B[aa])",
                   1,
                   "SZ[5]RE[B+ 3.5 (by counting)]KM[0.5]");
  check_exchanged ("(;SZ[5]RE[0]KM[0]PB[x];B[aa])", 1, "SZ[5]RE[0]KM[0]PW[x]");
  check_exchanged ("(;SZ[5]TNT[absolute 600 / japanese 60 30 3]PB[x])",
                   1,
                   "SZ[5]TNT[japanese 60 30 3 / absolute 600]PW[x]");
  check_exchanged ("(;SZ[5]TNO[second level=3][third])",
                   1,
                   "SZ[5]TNO[first level=3][third]");
  check_exchanged ("(;SZ[5]TNO[first level=3 seed=7][second level=1])",
                   1,
                   "SZ[5]TNO[second level=3 seed=7][first level=1]");
}

static void
test_nodes (void)
{
  check_exchanged ("(;SZ[5];B[aa]BL[30]OB[2]C[x])", 2, "W[aa]WL[30]OW[2]C[x]");
  check_exchanged ("(;SZ[5];PL[black]AW[aa]AB[bb]AW[cc]LB[aa:B])",
                   2,
                   "PL[white]AB[aa]AW[bb]AB[cc]LB[aa:B]");
  check_exchanged ("(;SZ[5];W[]TNC[propose B][claim W aa][claim none bb]"
                   "[dead BB]TNA[resign B]TB[aa]TW[])",
                   2,
                   "B[]TNC[propose W][claim B aa][claim none bb]"
                   "[dead BB]TNA[resign W]TW[aa]TB[]");
  check_exchanged ("(;SZ[5];B[aa]W[bb]V[3]GB[1])", 2, "W[aa]B[bb]V[-3]GW[1]");
}

/* Where nothing has a colour nothing is done. */
static void
test_nothing (void)
{
  g_autoptr (TengenGame) game = open_text ("(;SZ[5]C[Black];C[x]TR[aa])");

  g_assert_false (exchange (game));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/edit/exchange/root", test_root);
  g_test_add_func ("/game/edit/exchange/nodes", test_nodes);
  g_test_add_func ("/game/edit/exchange/nothing", test_nothing);
  return g_test_run ();
}
