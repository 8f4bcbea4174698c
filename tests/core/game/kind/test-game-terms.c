/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-terms: the terms of a count taken back and read, and no result
 */
#include "game-describe.h"
#include "game-stop.h"

/* What was done last is taken back first, agreements go with every change. */
static void
test_unmark (void)
{
  g_autoptr (TengenGame) game = stop_game ("1-1");
  const TengenPosition *position = tengen_game_get_position (game);
  g_autofree char *text = NULL;

  g_assert_cmpint (claim (game, 0, "C1", 1), ==, TENGEN_REASON_NONE);
  g_assert_cmpuint (tengen_position_get_marks_left (position), ==, 0);
  claim (game, 1, "C3", 1);
  mark (game, 1, "D3", TENGEN_GO_MARK_DEAD);
  claim (game, 1, "C3", 0);
  g_assert_cmpuint (tengen_position_get_marks_left (position), ==, 3);
  count_act (game, TENGEN_ACTION_AGREE, TENGEN_SEAT_FIRST, 1);
  text = write_text (game);
  g_assert_nonnull (strstr (text,
                            "TNC[auto claim B ce][claim B cc][dead dc]"
                            "[claim none cc][agree B]"));
  count_act (game, TENGEN_ACTION_UNMARK, 1, 0);
  g_assert_false (tengen_position_get_agreed (position, TENGEN_SEAT_FIRST));
  g_assert_cmpint (get_claim (game, "C3"), ==, TENGEN_STONE_BLACK);
  count_act (game, TENGEN_ACTION_UNMARK, 1, 0);
  count_act (game, TENGEN_ACTION_UNMARK, 1, 0);
  g_assert_cmpint (get_claim (game, "C3"), ==, TENGEN_STONE_NONE);
  g_assert_cmpint (get_claim (game, "C1"), ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (
      count_act (game, TENGEN_ACTION_UNMARK, 1, 0), ==, TENGEN_REASON_NO_MARK);
}

/* What the program proposed meanwhile stays, agreements made before the mark do
 * not come back. */
static void
test_unmark_only (void)
{
  g_autoptr (TengenGame) game = stop_game ("1-1");
  const TengenPosition *position = tengen_game_get_position (game);
  g_autofree char *text = NULL;

  count_act (game, TENGEN_ACTION_AGREE, TENGEN_SEAT_SECOND, 1);
  claim (game, 1, "C3", 1);
  claim (game, 0, "C1", 2);
  count_act (game, TENGEN_ACTION_AGREE, TENGEN_SEAT_FIRST, 1);
  g_assert_cmpint (
      count_act (game, TENGEN_ACTION_UNMARK, 1, 0), ==, TENGEN_REASON_NONE);
  text = write_text (game);
  g_assert_nonnull (strstr (text, "TNC[auto claim W ce])"));
  g_assert_false (tengen_position_get_agreed (position, TENGEN_SEAT_FIRST));
  g_assert_false (tengen_position_get_agreed (position, TENGEN_SEAT_SECOND));
}

/* Every term is read back as it was set. */
static void
test_read (void)
{
  static const char *const RULES[] = { "tang", "mingqing", "4-1", "3-1" };

  for (gsize i = 0; i < G_N_ELEMENTS (RULES); i++)
    {
      g_autoptr (TengenGame) game = stop_game (RULES[i]);
      g_autoptr (TengenGame) read = NULL;
      g_autofree char *text = NULL;
      g_autofree char *done = NULL;
      g_autofree char *seen = NULL;

      set (game, TENGEN_ACTION_GROUPS, 1, 3);
      set (game, TENGEN_ACTION_EYES, 2, 5);
      set (game, TENGEN_ACTION_EQUAL, 0, 11);
      set (game, TENGEN_ACTION_BALANCE, 0, TENGEN_GO_BALANCE_NEGATIVE);
      claim (game, 0, "C4", 2);
      g_assert_cmpuint (
          tengen_position_get_marks_left (tengen_game_get_position (game)),
          >,
          0);
      text = write_text (game);
      read = open_text (text);
      go_to (read, tengen_game_get_live (read));
      done = describe_position (tengen_game_get_position (game));
      seen = describe_position (tengen_game_get_position (read));
      g_assert_cmpstr (seen, ==, done);
    }
}

/* A suicide of one stone that a file holds brings the board back. */
static TengenGame *
open_cycle (const char *rules)
{
  g_autofree char *text = g_strdup_printf (
      "(;SZ[5]TNR[%s]AW[ab][ba]PL[B];B[dd];W[ee];B[aa];W[])", rules);
  TengenGame *game = open_text (text);

  go_to (game, tengen_game_get_live (game));
  return game;
}

static void
test_void (void)
{
  g_autoptr (TengenGame) game = open_cycle ("japan");
  g_autoptr (TengenGame) other = open_cycle ("china");
  g_autoptr (TengenGame) fresh = start_game ("japan", 5);
  const TengenPosition *position = tengen_game_get_position (game);
  g_autofree char *text = NULL;
  guint move = 0;
  TengenNode node = 0;

  g_assert_true (tengen_position_get_cycle (position, &move, &node));
  g_assert_cmpuint (move, ==, 2);
  g_assert_cmpuint (node, ==, 3);
  g_assert_false (
      tengen_position_get_cycle (tengen_game_get_position (other), NULL, NULL));
  g_assert_cmpint (
      count_act (other, TENGEN_ACTION_VOID, 0, 0), ==, TENGEN_REASON_NO_CYCLE);
  g_assert_cmpint (
      count_act (fresh, TENGEN_ACTION_VOID, 0, 0), ==, TENGEN_REASON_NO_CYCLE);
  g_assert_cmpint (
      count_act (game, TENGEN_ACTION_VOID, 0, 0), ==, TENGEN_REASON_NONE);
  g_assert_cmpstr (tengen_game_get_undo_name (game), ==, "void");
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_OVER);
  g_assert_cmpint (tengen_game_get_result (game).kind, ==, TENGEN_RESULT_VOID);
  text = write_text (game);
  g_assert_nonnull (strstr (text, "RE[Void]"));
  g_assert_nonnull (strstr (text, "TNA[void]"));
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/terms/unmark", test_unmark);
  g_test_add_func ("/game/terms/unmark-only", test_unmark_only);
  g_test_add_func ("/game/terms/read", test_read);
  g_test_add_func ("/game/terms/void", test_void);
  return g_test_run ();
}
