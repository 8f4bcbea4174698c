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
  return tengen_view_new_position (
      tengen_game_get_position (game), numbers, TENGEN_NODE_NONE);
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

/* A markup as a record could have it, made by hand. */
static TengenMarkup *
make_markup (int width, int height)
{
  gsize n = (gsize) width * height;
  TengenMarkup *markup = g_new0 (TengenMarkup, 1);

  markup->width = width;
  markup->height = height;
  markup->marks = g_new0 (guint8, n);
  markup->labels = g_new0 (char *, n);
  markup->dimmed = g_new0 (guint8, n);
  markup->hidden = g_new0 (guint8, n);
  markup->owner = g_new0 (guint8, n);
  markup->lines = g_array_new (FALSE, FALSE, sizeof (TengenMarkupLine));
  markup->next = g_array_new (FALSE, FALSE, sizeof (TengenMarkupNext));
  return markup;
}

static void
add_next (TengenMarkup *markup, int point, TengenStone stone, gboolean first)
{
  TengenMarkupNext next = {
    .node = 1, .point = (TengenPoint) point, .stone = stone, .main = first
  };

  g_array_append_val (markup->next, next);
}

static void
test_markup (void)
{
  g_autoptr (TengenView) view = tengen_view_new (4, 3);
  g_autoptr (TengenMarkup) markup = make_markup (4, 3);
  TengenMarkupLine line = { .from = 0, .to = 11, .arrow = TRUE };
  TengenMarkupLine nowhere = { .from = 0, .to = TENGEN_POINT_NONE };

  view->marks[0] = view->marks[1] = view->marks[2] = TENGEN_VIEW_MARK_LAST;
  view->marks[3] = TENGEN_VIEW_MARK_REFUSED;
  markup->marks[0] = markup->marks[3] = TENGEN_MARK_TRIANGLE;
  markup->labels[1] = g_strdup ("A");
  markup->labels[4] = g_strdup ("");
  markup->dimmed[5] = markup->hidden[6] = 1;
  markup->owner[7] = TENGEN_STONE_WHITE;
  g_array_append_val (markup->lines, line);
  g_array_append_val (markup->lines, nowhere);
  add_next (markup, 8, TENGEN_STONE_WHITE, TRUE);
  add_next (markup, 8, TENGEN_STONE_BLACK, FALSE);
  add_next (markup, 9, TENGEN_STONE_BLACK, FALSE);
  tengen_view_add_markup (view, markup, FALSE);
  g_assert_cmpint (view->marks[0], ==, TENGEN_VIEW_MARK_TRIANGLE);
  g_assert_cmpint (view->marks[1], ==, TENGEN_VIEW_MARK_NONE);
  g_assert_cmpint (view->marks[2], ==, TENGEN_VIEW_MARK_LAST);
  g_assert_cmpint (view->marks[3], ==, TENGEN_VIEW_MARK_REFUSED);
  g_assert_cmpstr (view->labels[1], ==, "A");
  g_assert_null (view->labels[4]);
  g_assert_cmpint (view->dimmed[5], ==, 1);
  g_assert_cmpint (view->hidden[6], ==, 1);
  g_assert_cmpint (view->owner[7], ==, TENGEN_STONE_WHITE);
  g_assert_cmpuint (view->lines->len, ==, 1);
  g_assert_cmpint (view->next[8], ==, 0);
  tengen_view_add_markup (view, markup, TRUE);
  g_assert_cmpint (
      view->next[8], ==, TENGEN_STONE_WHITE + TENGEN_VIEW_NEXT_MAIN);
  g_assert_cmpint (view->next[9], ==, TENGEN_STONE_BLACK);
}

/* What was counted stands, whatever the record claims. */
static void
test_markup_counted (void)
{
  g_autoptr (TengenView) view = tengen_view_new (3, 1);
  g_autoptr (TengenMarkup) markup = make_markup (3, 1);

  view->owner[0] = TENGEN_STONE_BLACK;
  markup->owner[0] = markup->owner[1] = TENGEN_STONE_WHITE;
  tengen_view_add_markup (view, markup, TRUE);
  g_assert_cmpint (view->owner[0], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (view->owner[1], ==, TENGEN_STONE_NONE);
}

/* Each field that is drawn makes a point look different; a copy does not. */
static void
test_same (void)
{
  g_autoptr (TengenView) view = tengen_view_new (12, 1);
  g_autoptr (TengenView) copy = NULL;
  TengenMarkupLine line = { .from = 0, .to = 8, .arrow = FALSE };

  view->labels[3] = g_strdup ("甲");
  g_array_append_val (view->lines, line);
  copy = tengen_view_copy (view);
  g_assert_true (copy->labels[3] != view->labels[3]);
  for (int i = 0; i < 12; i++)
    g_assert_true (tengen_view_is_same_at (view, copy, (TengenPoint) i));
  g_assert_true (tengen_view_has_same_lines (view, copy));
  copy->stones[0] = copy->dead[1] = copy->marks[2] = copy->dimmed[4] = 1;
  copy->hidden[5] = copy->next[6] = 1;
  copy->numbers[7] = 1;
  g_free (copy->labels[3]);
  copy->labels[3] = g_strdup ("乙");
  copy->atari[8] = 1;
  copy->doubtful[9] = copy->lit[10] = copy->signs[11] = 1;
  g_array_index (copy->lines, TengenMarkupLine, 0).arrow = TRUE;
  for (int i = 0; i < 12; i++)
    g_assert_true (tengen_view_is_same_at (view, copy, (TengenPoint) i) ==
                   (i == 8));
  g_assert_false (tengen_view_has_same_lines (view, copy));
  g_array_set_size (copy->lines, 0);
  g_assert_false (tengen_view_has_same_lines (view, copy));
}

/* A choice takes the place of a label, and is not seen where a stone lies. */
static void
test_choice (void)
{
  g_autoptr (TengenView) view = tengen_view_new (2, 1);
  g_autoptr (TengenView) copy = NULL;

  view->labels[0] = g_strdup ("z");
  copy = tengen_view_copy (view);
  tengen_view_add_choice (view, 0, "A");
  g_assert_cmpstr (view->labels[0], ==, "A");
  g_assert_true (tengen_view_is_choice (view, 0));
  g_assert_false (tengen_view_is_choice (view, 1));
  g_assert_false (tengen_view_is_same_at (view, copy, 0));
  view->stones[0] = TENGEN_STONE_BLACK;
  g_assert_false (tengen_view_is_choice (view, 0));
}

/* After the fourth move the fifth move is number 1. */
static void
test_numbers_from (void)
{
  TengenGame *game = start ("japan", 9);
  const TengenPosition *position = tengen_game_get_position (game);
  TengenView *view;
  TengenNode from;

  for (int i = 0; i < 4; i++)
    play (game, i, i % 2 * 4);
  from = tengen_position_get_node (position);
  for (int i = 4; i < 6; i++)
    play (game, i, i % 2 * 4);
  view = tengen_view_new_position (position, TENGEN_VIEW_NUMBERS_FROM, from);
  g_assert_cmpint (view->numbers[2], ==, 0);
  g_assert_cmpint (view->numbers[4], ==, 1);
  g_assert_cmpint (view->numbers[5 + 36], ==, 2);
  g_assert_cmpint (view->marks[5 + 36], ==, TENGEN_VIEW_MARK_NONE);
  tengen_view_free (view);
  view = look (game, TENGEN_VIEW_NUMBERS_VARIATION);
  g_assert_cmpint (view->numbers[5 + 36], ==, 6);
  tengen_view_free (view);
  tengen_game_free (game);
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
  g_test_add_func ("/view/markup", test_markup);
  g_test_add_func ("/view/markup-counted", test_markup_counted);
  g_test_add_func ("/view/same", test_same);
  g_test_add_func ("/view/numbers-from", test_numbers_from);
  g_test_add_func ("/view/choice", test_choice);
  return g_test_run ();
}
