/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-propose: proposed claims, living groups and eyes
 *
 * Claims: a picture with `b` and `w` on the points proposed.
 */
#include "tengen-go-propose.h"

#include "board-picture.h"
#include "tengen-board.h"

static char *
propose (const char *picture)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  char *text = g_strdup (picture);
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint8 claims[TENGEN_BOARD_MAX_POINTS];
  int n_found = 0;
  int n, i = 0;

  tengen_board_read (board, stones);
  n = tengen_go_propose_claims (stones,
                                tengen_board_get_width (board),
                                tengen_board_get_height (board),
                                claims);
  for (char *c = text; *c != '\0'; c++)
    if (*c != '/')
      {
        if (claims[i] != TENGEN_STONE_NONE)
          {
            g_assert_cmpint (*c, ==, '.');
            *c = claims[i] == TENGEN_STONE_BLACK ? 'b' : 'w';
            n_found++;
          }
        i++;
      }
  g_assert_cmpint (n, ==, n_found);
  return text;
}

static void
check_claims (const char *picture, const char *wanted)
{
  g_autofree char *got = propose (picture);

  g_assert_cmpstr (got, ==, wanted);
}

/* 四气双活, the figure of the book: a and b are Black's, c and d shared. */
static void
test_four_liberties (void)
{
  check_claims ("OOXXOO./OX..XO./OX..XO./OXOOXO./OXXXXO./OOOOOO./.......",
                "OOXXOO./OXbbXO./OX..XO./OXOOXO./OXXXXO./OOOOOO./.......");
}

/* A one-sided dame has no shape; territory is not claimed. */
static void
test_nothing (void)
{
  check_claims ("OOOX./..OXO/XXOXX/XXOX./.OOX.",
                "OOOX./..OXO/XXOXX/XXOX./.OOX.");
  check_claims (".XO../.XO../.XO..", ".XO../.XO../.XO..");
  check_claims ("...", "...");
  check_claims (".", ".");
  check_claims ("X..", "X..");
  check_claims ("X...O", "X...O");
}

/* Behind a shared liberty each side has its own. */
static void
test_behind (void)
{
  check_claims (".X.O.", ".X.O.");
  check_claims ("X../XO.", "X.w/XOw");
  check_claims ("..../XX.O/X..O", "..../XX.O/X..O");
  check_claims ("XXXXX/X...X/XX.OX/OOOOO", "XXXXX/Xbb.X/XX.OX/OOOOO");
}

static void
check_groups (const char *picture, int black, int white, int b_eyes, int w_eyes)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  int groups[3], eyes[3];

  tengen_board_read (board, stones);
  tengen_go_propose_groups (stones,
                            tengen_board_get_width (board),
                            tengen_board_get_height (board),
                            groups,
                            eyes);
  g_assert_cmpint (groups[TENGEN_STONE_BLACK], ==, black);
  g_assert_cmpint (groups[TENGEN_STONE_WHITE], ==, white);
  g_assert_cmpint (eyes[TENGEN_STONE_BLACK], ==, b_eyes);
  g_assert_cmpint (eyes[TENGEN_STONE_WHITE], ==, w_eyes);
}

static void
test_groups (void)
{
  check_groups ("...", 0, 0, 0, 0);
  check_groups (".XO../.XO../.XO..", 1, 1, 2, 2);
  /* two chains around one region; and one whose region is a single point */
  check_groups (".XO/X.O/.XO", 1, 0, 2, 0);
  check_groups (".XO./XOO.", 1, 1, 1, 2);
  /* two regions with one chain between them */
  check_groups (".X.X.", 1, 0, 2, 0);
  check_groups (".XOX.", 2, 0, 2, 0);
  /* in seki without eyes */
  check_groups ("XO.XO/XO.XO", 0, 0, 0, 0);
}

/* A proposal is a neutral empty point whose neighbours are not the other
 * colour's; and it does not depend on which way the board is looked at. */
static void
test_random (void)
{
  for (int i = 0; i < 400; i++)
    {
      int width = g_test_rand_int_range (1, 12);
      int height = g_test_rand_int_range (1, 12);
      int n = width * height;
      guint8 stones[144], swapped[144], claims[144], others[144];
      int groups[3], eyes[3], s_groups[3], s_eyes[3];

      for (int j = 0; j < n; j++)
        {
          stones[j] = g_test_rand_int_range (0, 4) % 3;
          swapped[n - 1 - j] = stones[j] == 0 ? 0 : 3 - stones[j];
        }
      g_assert_cmpint (
          tengen_go_propose_claims (stones, width, height, claims),
          ==,
          tengen_go_propose_claims (swapped, width, height, others));
      for (int j = 0; j < n; j++)
        {
          g_assert_cmpint (
              others[n - 1 - j], ==, claims[j] == 0 ? 0 : 3 - claims[j]);
          if (claims[j] == 0)
            continue;
          g_assert_cmpint (stones[j], ==, TENGEN_STONE_NONE);
          if (j % width > 0)
            g_assert_cmpint (stones[j - 1], !=, 3 - claims[j]);
          if (j >= width)
            g_assert_cmpint (stones[j - width], !=, 3 - claims[j]);
        }
      tengen_go_propose_groups (stones, width, height, groups, eyes);
      tengen_go_propose_groups (swapped, width, height, s_groups, s_eyes);
      for (int side = 1; side < 3; side++)
        {
          g_assert_cmpint (groups[side], ==, s_groups[3 - side]);
          g_assert_cmpint (eyes[side], ==, s_eyes[3 - side]);
          g_assert_cmpint (eyes[side], >=, groups[side]);
          g_assert_cmpint (eyes[side], <=, 2 * groups[side]);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/propose/four-liberties", test_four_liberties);
  g_test_add_func ("/go/propose/nothing", test_nothing);
  g_test_add_func ("/go/propose/behind", test_behind);
  g_test_add_func ("/go/propose/groups", test_groups);
  g_test_add_func ("/go/propose/random", test_random);
  return g_test_run ();
}
