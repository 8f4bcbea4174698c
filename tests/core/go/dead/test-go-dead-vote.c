/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-dead-vote: what many playouts say
 */
#include "tengen-go-dead-vote.h"

#include "board-picture.h"

/* No side plays on a settled point. */
static void
test_settled (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse ("...../.....", NULL);
  g_autofree TengenGoDeadVote *vote = g_new (TengenGoDeadVote, 1);
  guint8 settled[10];

  for (int i = 0; i < 10; i++)
    settled[i] = TRUE;
  tengen_go_dead_vote_run (vote, board, settled, 10);
  g_assert_cmpint (vote->n, ==, 10);
  g_assert_cmpint (vote->n_moves, ==, 20); /* two passes each */
  for (int i = 0; i < 10; i++)
    g_assert_cmpint (vote->black[i] + vote->white[i], ==, 0);
}

/* A stone in the territory of a chain with two eyes is lost. */
static void
test_dead (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (
      ".X.O..X/XX.OOOO/.X.O.../XXXOOOO/...XOO./XXXXO.O/...XOOO", NULL);
  g_autofree TengenGoDeadVote *vote = g_new (TengenGoDeadVote, 1);
  guint8 settled[TENGEN_BOARD_MAX_POINTS] = { 0 };

  tengen_go_dead_vote_run (vote, board, settled, 100);
  g_assert_cmpint (tengen_go_dead_vote_get_kept (vote, board, 6), <, 5);
  g_assert_cmpint (tengen_go_dead_vote_get_kept (vote, board, 1), >, 95);
  g_assert_cmpint (tengen_go_dead_vote_get_kept (vote, board, 3), >, 95);
  g_assert_cmpint (tengen_go_dead_vote_get_share (vote, 0), >, 95);
  g_assert_cmpint (tengen_go_dead_vote_get_share (vote, 6), <, -95);
}

/* What is no one's in the end has no share: liberties in seki. */
static void
test_seki (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (".X.XX../"
                                                        "XXXXXXX/"
                                                        "OOOOOOO/"
                                                        ".X.OOO./"
                                                        "XXXXXXX/"
                                                        "OOOOOOO/"
                                                        ".O.OOOO",
                                                        NULL);
  g_autofree TengenGoDeadVote *vote = g_new (TengenGoDeadVote, 1);
  guint8 settled[TENGEN_BOARD_MAX_POINTS] = { 0 };

  tengen_go_dead_vote_run (vote, board, settled, 100);
  g_assert_cmpint (tengen_go_dead_vote_get_kept (vote, board, 14), >, 80);
  g_assert_cmpint (tengen_go_dead_vote_get_kept (vote, board, 28), >, 80);
  g_assert_cmpint (vote->black[27] + vote->white[27], <, 50);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/dead-vote/settled", test_settled);
  g_test_add_func ("/go/dead-vote/dead", test_dead);
  g_test_add_func ("/go/dead-vote/seki", test_seki);
  return g_test_run ();
}
