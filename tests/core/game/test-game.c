/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game: playing, edits, games without a board, undoing them
 */
#include "game-describe.h"
#include "tengen-record-value.h"

#include <string.h>

static void
test_play (void)
{
  g_autoptr (TengenGame) game = start_game ("pure", 7);
  g_autofree char *text = NULL;

  play_all (game, "D4 C3 pass E5");
  g_assert_cmpuint (
      tengen_position_get_move (tengen_game_get_position (game)), ==, 4);
  g_assert_cmpint (play (game, at (game, "D4")), ==, TENGEN_REASON_OCCUPIED);
  g_assert_cmpint (act (game,
                        TENGEN_ACTION_PLAY,
                        TENGEN_SEAT_SECOND,
                        TENGEN_STONE_WHITE,
                        at (game, "A1"),
                        0),
                   ==,
                   TENGEN_REASON_TURN);
  text = write_text (game);
  g_assert_nonnull (strstr (text, ";B[dd]"));
  g_assert_nonnull (strstr (text, ";B[]"));
}

static void
test_goto_refused (void)
{
  g_autoptr (TengenGame) game = open_text ("(;SZ[7];B[dd])(;SZ[9];B[aa])");

  g_assert_cmpint (go_to (game, 0), ==, TENGEN_REASON_BROKEN);
  g_assert_cmpint (go_to (game, 99), ==, TENGEN_REASON_BROKEN);
  g_assert_cmpint (go_to (game, 2), ==, TENGEN_REASON_NONE);
}

/* What the program proposes is undone with the pass that stopped play. */
static void
test_proposal_undo (void)
{
  g_autoptr (TengenGame) game = start_game ("china", 5);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;

  play_all (game, "B2 D4 pass");
  before = describe_game (game);
  play_all (game, "pass");
  mark (game, TENGEN_SEAT_NONE, "D4", TENGEN_GO_MARK_DEAD);
  mark (game, TENGEN_SEAT_NONE, "B2", TENGEN_GO_MARK_DEAD);
  after = describe_game (game);
  g_assert_cmpint (plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_NONE);
  undone = describe_game (game);
  g_assert_cmpstr (undone, ==, before);
  g_assert_cmpint (plain (game, TENGEN_COMMAND_REDO), ==, TENGEN_REASON_NONE);
  redone = describe_game (game);
  g_assert_cmpstr (redone, ==, after);
}

static void
test_goto_is_one_step (void)
{
  g_autoptr (TengenGame) game = open_text ("(;SZ[7];B[dd];W[cc];B[ee];W[ff])");
  guint cursor = 0;
  const GArray *line;

  go_to (game, 5);
  go_to (game, 2);
  go_to (game, 3);
  g_assert_cmpuint (tengen_game_get_n_undo (game), ==, 1);
  line = tengen_game_get_line (game, &cursor);
  g_assert_cmpuint (line->len, ==, 5);
  g_assert_cmpuint (cursor, ==, 2);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 1);
  g_assert_cmpuint (tengen_game_get_edits (game), ==, 0);
}

static void
test_edit (void)
{
  g_autoptr (TengenGame) game = open_text ("(;SZ[7];B[dd];W[cc])");
  g_autofree char *before = describe_game (game);
  g_autofree char *refused = NULL;
  g_autofree char *undone = NULL;
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_EDIT);

  command->name = g_strdup ("break");
  g_ptr_array_add (command->changes, tengen_change_set (2, "C", "[hello]"));
  g_ptr_array_add (command->changes,
                   tengen_change_set (99, "C", "[no such node]"));
  g_assert_cmpint (send (game, command), ==, TENGEN_REASON_BROKEN);
  refused = describe_game (game);
  g_assert_cmpstr (refused, ==, before);

  command = tengen_command_new (TENGEN_COMMAND_EDIT);
  command->name = g_strdup ("cut");
  g_ptr_array_add (command->changes, tengen_change_unlink (2));
  go_to (game, 3);
  g_assert_cmpint (send (game, command), ==, TENGEN_REASON_NONE);
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 1);
  g_assert_cmpuint (tengen_game_get_live (game), ==, 1);
  plain (game, TENGEN_COMMAND_UNDO);
  plain (game, TENGEN_COMMAND_UNDO);
  undone = describe_game (game);
  g_assert_cmpstr (undone, ==, before);
}

/* What another rule set would make of the same game. */
static void
test_count_as (void)
{
  g_autoptr (TengenGame) game = start_game ("japan", 5);
  const TengenPosition *position = tengen_game_get_position (game);
  g_autoptr (TengenGameSetup) terms =
      tengen_game_setup_new (tengen_go_rules_find ("china"), 5);
  g_autofree guint8 *marks = g_new0 (guint8, 25);
  TengenGoAgreement agreement = tengen_go_agreement_make (marks);
  g_autoptr (TengenGoCount) alive = NULL;
  g_autoptr (TengenGoCount) dead = NULL;

  play_all (game, "B2 D4 pass pass");
  marks[at (game, "D4")] = TENGEN_GO_MARK_DEAD;
  alive = tengen_position_count_as (position, terms, NULL);
  dead = tengen_position_count_as (position, terms, &agreement);
  g_assert_cmpint (alive->score_x2[TENGEN_STONE_BLACK], ==, 25);
  g_assert_cmpint (dead->score_x2[TENGEN_STONE_BLACK], ==, 50);
  g_assert_cmpint (dead->komi_x2, ==, 15);
}

static void
test_not_a_game (void)
{
  g_assert_null (tengen_game_open (tengen_record_new (), 0));
}

/* A game without a board is there all the same, and can be annotated. */
static void
test_no_board (void)
{
  static const char *const TEXTS[] = { "(;GM[3];W[ab]C[e2 e4];B[cd])",
                                       "(;SZ[99];B[aa];W[bb])" };

  for (gsize i = 0; i < G_N_ELEMENTS (TEXTS); i++)
    {
      g_autoptr (TengenGame) game = open_text (TEXTS[i]);
      TengenCommand *command = tengen_command_new (TENGEN_COMMAND_EDIT);
      g_autofree char *text = NULL;

      g_assert_cmpuint (tengen_game_get_live (game), ==, 3);
      g_assert_cmpint (play (game, 0), ==, TENGEN_REASON_NO_BOARD);
      g_assert_cmpint (
          play (game, TENGEN_POINT_PASS), ==, TENGEN_REASON_NO_BOARD);
      g_assert_cmpint (go_to (game, 3), ==, TENGEN_REASON_NONE);
      g_assert_cmpint (
          plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
      command->name = g_strdup ("comment");
      g_ptr_array_add (command->changes, tengen_change_set (3, "C", "[hello]"));
      g_assert_cmpint (send (game, command), ==, TENGEN_REASON_NONE);
      text = write_text (game);
      g_assert_nonnull (strstr (text, "C[hello]"));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/play", test_play);
  g_test_add_func ("/game/goto-refused", test_goto_refused);
  g_test_add_func ("/game/count-as", test_count_as);
  g_test_add_func ("/game/proposal-undo", test_proposal_undo);
  g_test_add_func ("/game/goto-is-one-step", test_goto_is_one_step);
  g_test_add_func ("/game/edit", test_edit);
  g_test_add_func ("/game/not-a-game", test_not_a_game);
  g_test_add_func ("/game/no-board", test_no_board);
  return g_test_run ();
}
