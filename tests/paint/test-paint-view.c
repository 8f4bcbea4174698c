/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-view: views of positions
 */
#include <string.h>

#include "tengen-game.h"
#include "tengen-paint-view.h"

static TengenGame *
start (const char *rules, int size)
{
  const TengenGoRules *set = tengen_go_rules_find (rules);
  TengenGameSetup *setup;
  TengenGame *game;

  g_assert_nonnull (set);
  setup = tengen_game_setup_new (set, size);
  game = tengen_game_new (setup);
  tengen_game_setup_free (setup);
  return game;
}

static void
act (TengenGame *game, TengenActionKind kind, int x, int y, int value)
{
  const TengenPosition *position = tengen_game_get_position (game);
  TengenStone stone = tengen_position_get_to_move (position);
  int width = tengen_board_get_width (tengen_position_get_board (position));
  TengenCommand command = {
    .kind = TENGEN_COMMAND_ACT,
    .action = { .kind = kind,
                .seat = tengen_position_get_seat (position, stone),
                .stone = stone,
                .point = tengen_point_make (width, x, y),
                .value = value },
  };
  g_autoptr (TengenReason) reason = tengen_game_do (game, &command);

  g_assert_null (reason);
}

static void
play (TengenGame *game, int x, int y)
{
  act (game, TENGEN_ACTION_PLAY, x, y, 0);
}

static TengenView *
look (TengenGame *game, TengenViewNumbers numbers)
{
  return tengen_view_new_position (tengen_game_get_position (game), numbers);
}

static void
test_copy (void)
{
  g_autoptr (TengenView) view = tengen_view_new (7, 3);
  g_autoptr (TengenView) copy = NULL;

  view->stones[20] = TENGEN_STONE_WHITE;
  view->numbers[20] = 361;
  view->atari[0] = 1;
  copy = tengen_view_copy (view);
  view->stones[20] = TENGEN_STONE_NONE;
  g_assert_cmpint (copy->width, ==, 7);
  g_assert_cmpint (copy->height, ==, 3);
  g_assert_cmpint (copy->stones[20], ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (copy->numbers[20], ==, 361);
  g_assert_cmpint (copy->atari[0], ==, 1);
  g_assert_cmpint (copy->marks[20], ==, 0);
}

/* X O . . .   the black stone in the corner has one liberty left */
static void
test_stones (void)
{
  TengenGame *game = start ("pure", 5);
  TengenView *view;

  play (game, 0, 0);
  play (game, 1, 0);
  view = look (game, TENGEN_VIEW_NUMBERS_NONE);
  g_assert_cmpint (view->stones[0], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (view->stones[1], ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (view->atari[0], ==, 1);
  g_assert_cmpint (view->atari[1], ==, 0);
  g_assert_cmpint (view->marks[0], ==, TENGEN_VIEW_MARK_NONE);
  g_assert_cmpint (view->marks[1], ==, TENGEN_VIEW_MARK_LAST);
  g_assert_cmpint (view->numbers[1], ==, 0);
  g_assert_cmpint (view->owner[5], ==, TENGEN_STONE_NONE);
  tengen_view_free (view);
  tengen_game_free (game);
}

static void
test_numbers (void)
{
  TengenGame *game = start ("japan", 9);
  TengenView *view;

  for (int i = 0; i < 8; i++)
    play (game, i, i % 2 * 4);
  view = look (game, TENGEN_VIEW_NUMBERS_ALL);
  for (int i = 0; i < 8; i++)
    g_assert_cmpint (view->numbers[i + i % 2 * 36], ==, i + 1);
  g_assert_cmpint (view->marks[7 + 36], ==, TENGEN_VIEW_MARK_NONE);
  tengen_view_free (view);
  view = look (game, TENGEN_VIEW_NUMBERS_LAST);
  g_assert_cmpint (view->numbers[7 + 36], ==, 8);
  g_assert_cmpint (view->numbers[4], ==, 8 - TENGEN_VIEW_LAST_NUMBERS + 2);
  g_assert_cmpint (view->numbers[2], ==, 0);
  tengen_view_free (view);
  tengen_game_free (game);
}

/* . X O . .   black has the left column, white the right side;
 * . X O . .   one white stone on the left is dead
 * O X O . .
 * . X O . .
 * . X O . . */
static TengenGame *
stop (const char *rules)
{
  TengenGame *game = start (rules, 5);

  for (int y = 0; y < 5; y++)
    {
      play (game, 1, y);
      play (game, 2, y);
    }
  play (game, 4, 4);
  play (game, 0, 2);
  act (game, TENGEN_ACTION_PASS, 0, 0, 0);
  act (game, TENGEN_ACTION_PASS, 0, 0, 0);
  return game;
}

static void
test_count (void)
{
  TengenGame *game = stop ("japan");
  TengenView *view;

  act (game, TENGEN_ACTION_MARK, 0, 2, TENGEN_GO_MARK_DEAD);
  act (game, TENGEN_ACTION_MARK, 4, 4, TENGEN_GO_MARK_DEAD);
  view = look (game, TENGEN_VIEW_NUMBERS_NONE);
  g_assert_cmpint (view->dead[10], ==, 1);
  g_assert_cmpint (view->dead[24], ==, 1);
  g_assert_cmpint (view->dead[1], ==, 0);
  g_assert_cmpint (view->owner[0], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (view->owner[10], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (view->owner[3], ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (view->owner[24], ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (view->owner[1], ==, TENGEN_STONE_NONE);
  tengen_view_free (view);
  tengen_game_free (game);
}

/* Under stone counting empty points are worth nothing. */
static void
test_count_stones (void)
{
  TengenGame *game = stop ("pure");
  TengenView *view = look (game, TENGEN_VIEW_NUMBERS_NONE);

  for (int i = 0; i < 25; i++)
    {
      g_assert_cmpint (view->owner[i], ==, TENGEN_STONE_NONE);
      g_assert_cmpint (view->dead[i], ==, 0);
    }
  tengen_view_free (view);
  tengen_game_free (game);
}

static void
test_reason (void)
{
  g_autoptr (TengenView) view = tengen_view_new (5, 5);
  g_autoptr (TengenReason) reason = tengen_reason_new (TENGEN_REASON_KO);
  TengenPoint proof = 8;
  TengenPoint outside = TENGEN_POINT_PASS;

  view->stones[8] = TENGEN_STONE_BLACK;
  if (reason->points == NULL)
    reason->points = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  g_array_append_val (reason->points, proof);
  g_array_append_val (reason->points, outside);
  reason->point = 7;
  tengen_view_add_reason (view, reason);
  g_assert_cmpint (view->marks[7], ==, TENGEN_VIEW_MARK_REFUSED);
  g_assert_cmpint (view->marks[8], ==, TENGEN_VIEW_MARK_EVIDENCE);
  reason->point = 8;
  tengen_view_add_reason (view, reason);
  g_assert_cmpint (view->marks[8], ==, TENGEN_VIEW_MARK_EVIDENCE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/view/copy", test_copy);
  g_test_add_func ("/view/stones", test_stones);
  g_test_add_func ("/view/numbers", test_numbers);
  g_test_add_func ("/view/count", test_count);
  g_test_add_func ("/view/count-stones", test_count_stones);
  g_test_add_func ("/view/reason", test_reason);
  return g_test_run ();
}
