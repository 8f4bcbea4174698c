/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-propose: what the program has proposed, while players' words are
 * undone and done again around it
 */
#include "game-describe.h"
#include "game-stop.h"

static TengenGoMark
get_mark (const TengenGame *game, const char *point)
{
  return tengen_position_get_mark (tengen_game_get_position (game),
                                   at (game, point));
}

static TengenGame *
stop_by_passes (const char *rules)
{
  g_autofree char *text = g_strdup_printf ("(;SZ[5]TNR[%s]" WALLS ")", rules);
  TengenGame *game = open_live (text);

  play_all (game, "pass pass");
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_COUNT);
  return game;
}

static TengenSaid
get_said (const TengenGame *game, TengenActionKind kind, const char *point)
{
  return tengen_position_get_said (
      tengen_game_get_position (game), kind, at (game, point));
}

/* Chains and claims of the program's outlast the players' words beside them;
 * what players said is never taken for the program's. */
static void
test_kept (void)
{
  g_autoptr (TengenGame) game = stop_by_passes ("1-1");

  mark (game, TENGEN_SEAT_FIRST, "D3", TENGEN_GO_MARK_ALIVE);
  claim (game, TENGEN_SEAT_NONE, "C1", TENGEN_STONE_BLACK);
  claim (game, TENGEN_SEAT_FIRST, "C3", TENGEN_STONE_WHITE);
  mark (game, TENGEN_SEAT_NONE, "B3", TENGEN_GO_MARK_DEAD);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpint (get_claim (game, "C3"), ==, TENGEN_STONE_NONE);
  g_assert_cmpint (
      get_said (game, TENGEN_ACTION_CLAIM, "C3"), ==, TENGEN_SAID_NOTHING);
  g_assert_cmpint (get_claim (game, "C1"), ==, TENGEN_STONE_BLACK);
  for (int row = 1; row <= 5; row++)
    {
      const char point[] = { 'B', (char) ('0' + row), '\0' };

      g_assert_cmpint (get_mark (game, point), ==, TENGEN_GO_MARK_DEAD);
      g_assert_cmpint (get_said (game, TENGEN_ACTION_MARK, point),
                       ==,
                       TENGEN_SAID_BY_PROGRAM);
    }
  g_assert_cmpint (
      get_said (game, TENGEN_ACTION_MARK, "D3"), ==, TENGEN_SAID_BY_PLAYER);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpint (
      get_said (game, TENGEN_ACTION_MARK, "D3"), ==, TENGEN_SAID_NOTHING);
  g_assert_cmpint (get_mark (game, "B3"), ==, TENGEN_GO_MARK_DEAD);
  /* play that goes on takes nothing of the stop along */
  count_act (game, TENGEN_ACTION_RESUME, TENGEN_SEAT_NONE, 0);
  g_assert_cmpint (get_mark (game, "B3"), ==, TENGEN_GO_MARK_ALIVE);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpint (get_mark (game, "B3"), ==, TENGEN_GO_MARK_DEAD);
}

/* Undoing takes back what a player said and no more: not what the program said
 * after it. */
static void
test_undo (void)
{
  g_autoptr (TengenGame) game = stop_by_passes ("japan");

  mark (game, TENGEN_SEAT_FIRST, "D3", TENGEN_GO_MARK_SEKI);
  mark (game, TENGEN_SEAT_NONE, "B3", TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (get_mark (game, "D3"), ==, TENGEN_GO_MARK_ALIVE);
  g_assert_cmpint (get_mark (game, "B3"), ==, TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (get_mark (game, "B5"), ==, TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (plain (game, TENGEN_COMMAND_REDO), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (get_mark (game, "D3"), ==, TENGEN_GO_MARK_SEKI);
  g_assert_cmpint (get_mark (game, "B3"), ==, TENGEN_GO_MARK_DEAD);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpint (get_mark (game, "B3"), ==, TENGEN_GO_MARK_DEAD);
  /* the stop itself goes with all that was proposed for it */
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  plain (game, TENGEN_COMMAND_REDO);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_COUNT);
  g_assert_cmpint (get_mark (game, "B3"), ==, TENGEN_GO_MARK_DEAD);
}

/* What the program takes back, it has taken back: its older word does not come
 * again when all is undone and done again. */
static void
test_changed_mind (void)
{
  g_autoptr (TengenGame) game = stop_by_passes ("japan");

  mark (game, TENGEN_SEAT_NONE, "B3", TENGEN_GO_MARK_DEAD);
  mark (game, TENGEN_SEAT_FIRST, "D3", TENGEN_GO_MARK_SEKI);
  mark (game, TENGEN_SEAT_NONE, "B3", TENGEN_GO_MARK_ALIVE);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpint (get_mark (game, "B3"), ==, TENGEN_GO_MARK_DEAD);
  plain (game, TENGEN_COMMAND_REDO);
  g_assert_cmpint (get_mark (game, "D3"), ==, TENGEN_GO_MARK_SEKI);
  g_assert_cmpint (get_mark (game, "B3"), ==, TENGEN_GO_MARK_ALIVE);
}

/* Looking about before the program speaks leaves nothing more to undo. */
static void
test_look_about (void)
{
  g_autoptr (TengenGame) game = stop_by_passes ("japan");
  TengenNode stop = tengen_game_get_cursor (game);
  guint64 edits = tengen_game_get_edits (game);
  guint n;

  go_to (game, tengen_game_get_root (game));
  go_to (game, stop);
  n = tengen_game_get_n_undo (game);
  mark (game, TENGEN_SEAT_NONE, "B3", TENGEN_GO_MARK_DEAD);
  g_assert_cmpuint (tengen_game_get_n_undo (game), ==, n);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpuint (tengen_game_get_edits (game), !=, edits);
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, stop);
  g_assert_cmpint (get_mark (game, "B3"), ==, TENGEN_GO_MARK_DEAD);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  plain (game, TENGEN_COMMAND_REDO);
  g_assert_cmpint (get_mark (game, "B3"), ==, TENGEN_GO_MARK_DEAD);
}

/* What was done elsewhere meanwhile is not what the program speaks about. */
static void
test_elsewhere (void)
{
  g_autoptr (TengenGame) game = stop_by_passes ("japan");
  TengenNode stop = tengen_game_get_cursor (game);
  guint n;

  go_to (game, tengen_game_get_root (game));
  play_all (game, "E5");
  go_to (game, stop);
  n = tengen_game_get_n_undo (game);
  mark (game, TENGEN_SEAT_NONE, "B3", TENGEN_GO_MARK_DEAD);
  g_assert_cmpuint (tengen_game_get_n_undo (game), ==, n + 1);
}

/* What a player has said of it is the player's, and goes and comes as such. */
static void
test_touched (void)
{
  g_autoptr (TengenGame) game = stop_by_passes ("1-1");

  claim (game, TENGEN_SEAT_NONE, "C1", TENGEN_STONE_BLACK);
  claim (game, TENGEN_SEAT_FIRST, "C1", TENGEN_STONE_NONE);
  g_assert_cmpint (get_claim (game, "C1"), ==, TENGEN_STONE_NONE);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpint (get_claim (game, "C1"), ==, TENGEN_STONE_BLACK);
  plain (game, TENGEN_COMMAND_REDO);
  g_assert_cmpint (get_claim (game, "C1"), ==, TENGEN_STONE_NONE);
}

/* Whatever was proposed in between, all can be undone and done again. */
static void
test_all (void)
{
  g_autoptr (TengenGame) game = stop_by_passes ("1-1");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *again = NULL;

  mark (game, TENGEN_SEAT_NONE, "B3", TENGEN_GO_MARK_DEAD);
  mark (game, TENGEN_SEAT_FIRST, "D3", TENGEN_GO_MARK_DEAD);
  claim (game, TENGEN_SEAT_NONE, "C1", TENGEN_STONE_BLACK);
  count_act (game, TENGEN_ACTION_AGREE, TENGEN_SEAT_FIRST, 1);
  claim (game, TENGEN_SEAT_NONE, "C2", TENGEN_STONE_BLACK);
  before = write_text (game);
  while (tengen_game_get_n_undo (game) > 1)
    g_assert_cmpint (plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_NONE);
  after = write_text (game);
  g_assert_null (strstr (after, "TNC"));
  while (tengen_game_get_n_redo (game) > 0)
    g_assert_cmpint (plain (game, TENGEN_COMMAND_REDO), ==, TENGEN_REASON_NONE);
  again = write_text (game);
  g_assert_cmpstr (again, ==, before);
}

/* What the program proposes is a change, so nothing can be done again. */
static void
test_clears_redo (void)
{
  g_autoptr (TengenGame) game = start_game ("china", 5);

  play_all (game, "B2 D4 pass pass");
  mark (game, TENGEN_SEAT_FIRST, "D4", TENGEN_GO_MARK_DEAD);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpuint (tengen_game_get_n_redo (game), ==, 1);
  mark (game, TENGEN_SEAT_NONE, "B2", TENGEN_GO_MARK_DEAD);
  g_assert_cmpuint (tengen_game_get_n_redo (game), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/propose/kept", test_kept);
  g_test_add_func ("/game/propose/undo", test_undo);
  g_test_add_func ("/game/propose/changed-mind", test_changed_mind);
  g_test_add_func ("/game/propose/look-about", test_look_about);
  g_test_add_func ("/game/propose/elsewhere", test_elsewhere);
  g_test_add_func ("/game/propose/touched", test_touched);
  g_test_add_func ("/game/propose/all", test_all);
  g_test_add_func ("/game/propose/clears-redo", test_clears_redo);
  return g_test_run ();
}
