/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-dead-state: what is settled at once
 *
 * Pictures of expectation: `a` alive and `d` dead, settled; `?` doubtful.
 */
#include "tengen-go-dead-state.h"

#include "board-picture.h"

static TengenGoDeadState *
parse (const char *picture, guint8 *life)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);

  return tengen_go_dead_state_new (board, TENGEN_GO_KO_FIGHTS_PLAYED, life);
}

static void
check (const char *picture, const char *wanted)
{
  guint8 life[TENGEN_BOARD_MAX_POINTS];
  g_autoptr (TengenGoDeadState) state = parse (picture, life);
  int point = 0;

  for (const char *c = wanted; *c != '\0'; c++)
    {
      if (*c == '/')
        continue;
      g_assert_cmpint (life[point] == TENGEN_GO_LIFE_DEAD, ==, *c == 'd');
      g_assert_cmpint (life[point] == TENGEN_GO_LIFE_DOUBTFUL, ==, *c == '?');
      if (*c == 'a' || *c == 'd')
        g_assert_true (state->settled[point]);
      if (*c == 'a')
        g_assert_cmpint (state->kept[point], ==, 100);
      point++;
    }
  g_assert_cmpint (point, ==, state->n_points);
}

static void
test_settled (void)
{
  check (".OX.X./O.XXXX/XXX...", ".da.a./d.aaaa/aaa...");
  check ("...X.../..O....", "......./.......");
}

static void
test_alone (void)
{
  check ("..O../.....", "..a../.....");
}

/* Chains without liberties are doubtful if not settled, wherever they lie. */
static void
test_breathless (void)
{
  guint8 life[TENGEN_BOARD_MAX_POINTS];
  g_autoptr (TengenGoDeadState) state = NULL;

  check ("XO", "??");
  check ("OX/XX", "?\?/?\?");
  check ("OX.X./XXXXX/.....", "da.a./aaaaa/.....");
  state = parse ("OXO./XXO./OOO.", life);
  g_assert_cmpint (state->stones[0], ==, TENGEN_STONE_NONE);
  g_assert_cmpint (state->stones[1], ==, TENGEN_STONE_NONE);
  g_assert_cmpint (life[0], ==, TENGEN_GO_LIFE_DOUBTFUL);
  g_assert_cmpint (life[1], ==, TENGEN_GO_LIFE_DOUBTFUL);
}

/* One stone of a chain stands for it, the same in whatever order they were
 * put. */
static void
test_first (void)
{
  guint8 life[TENGEN_BOARD_MAX_POINTS];
  g_autoptr (TengenGoDeadState) state = parse (".X.X/.XXX/O..O", life);

  for (int i = 0; i < 12; i++)
    g_assert_cmpint (state->is_first[i], ==, i == 1 || i == 8 || i == 11);
}

static void
test_set (void)
{
  guint8 life[TENGEN_BOARD_MAX_POINTS];
  g_autoptr (TengenGoDeadState) state = parse (".X.X/.XXX/O..O", life);

  tengen_go_dead_state_set (state, 3, TENGEN_GO_LIFE_SEKI, TRUE);
  for (int i = 0; i < 8; i++)
    {
      gboolean is_stone = state->stones[i] != TENGEN_STONE_NONE;

      g_assert_cmpint (life[i] == TENGEN_GO_LIFE_SEKI, ==, is_stone);
      g_assert_cmpint (state->doubtful[i], ==, is_stone);
    }
  g_assert_cmpint (state->doubtful[8], ==, FALSE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/dead-state/settled", test_settled);
  g_test_add_func ("/go/dead-state/alone", test_alone);
  g_test_add_func ("/go/dead-state/breathless", test_breathless);
  g_test_add_func ("/go/dead-state/first", test_first);
  g_test_add_func ("/go/dead-state/set", test_set);
  return g_test_run ();
}
