/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game: playing, edits, games without a board, undoing them
 */
#include "game-describe.h"
#include "tengen-record-value.h"

#include <string.h>
#include <time.h>

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

/* A game whose size becomes one that is none, and back. */
static void
test_size_edited (void)
{
  g_autoptr (TengenGame) game = open_text ("(;SZ[7];B[dd];W[cc])");
  g_autofree char *before = NULL;
  g_autofree char *undone = NULL;
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_EDIT);

  go_to (game, 3);
  before = describe_game (game);
  command->name = g_strdup ("info");
  g_ptr_array_add (command->changes, tengen_change_set (1, "SZ", "[999]"));
  g_assert_cmpint (send (game, command), ==, TENGEN_REASON_NONE);
  g_assert_false (tengen_game_setup_has_board (tengen_game_get_setup (game)));
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 3);
  plain (game, TENGEN_COMMAND_UNDO);
  undone = describe_game (game);
  g_assert_cmpstr (undone, ==, before);
}

/* Going to a node of another game makes that the game. */
static void
test_switch (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[7];B[dd];W[cc])(;SZ[9];B[aa];W[bb];B[cc])(;GM[3])");
  guint cursor = 0;
  const GArray *line;

  go_to (game, 3);
  g_assert_cmpint (go_to (game, 5), ==, TENGEN_REASON_NONE);
  g_assert_cmpuint (tengen_game_get_root (game), ==, 4);
  g_assert_cmpuint (tengen_game_get_live (game), ==, 7);
  g_assert_cmpint (tengen_game_get_setup (game)->width, ==, 9);
  line = tengen_game_get_line (game, &cursor);
  g_assert_cmpuint (line->len, ==, 4);
  g_assert_cmpuint (cursor, ==, 1);
  g_assert_cmpuint (tengen_game_get_n_undo (game), ==, 1);
  go_to (game, 7);
  g_assert_cmpint (play (game, at (game, "A1")), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (go_to (game, 8), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (play (game, 0), ==, TENGEN_REASON_NO_BOARD);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpuint (tengen_game_get_root (game), ==, 4);
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 9);
  g_assert_cmpuint (tengen_game_get_live (game), ==, 9);
  plain (game, TENGEN_COMMAND_UNDO);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpuint (tengen_game_get_root (game), ==, 1);
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 1);
  g_assert_cmpuint (tengen_game_get_live (game), ==, 3);
}

/* An edit may take one to another game, even as it takes the first out. */
static void
test_switch_by_edit (void)
{
  g_autoptr (TengenGame) game = open_text ("(;SZ[7];B[dd])(;SZ[9];B[aa])");
  g_autofree char *before = NULL;
  g_autofree char *undone = NULL;
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_EDIT);

  go_to (game, 2);
  before = describe_game (game);
  command->name = g_strdup ("delete");
  command->node = 4;
  g_ptr_array_add (command->changes, tengen_change_unlink (1));
  g_assert_cmpint (send (game, command), ==, TENGEN_REASON_NONE);
  g_assert_cmpuint (tengen_game_get_root (game), ==, 3);
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 4);
  g_assert_cmpuint (
      tengen_record_get_n_games (tengen_game_get_record (game)), ==, 1);
  plain (game, TENGEN_COMMAND_UNDO);
  undone = describe_game (game);
  g_assert_cmpstr (undone, ==, before);
}

static TengenCommand *
new_edit (TengenNode cursor)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_EDIT);

  command->name = g_strdup ("edit");
  command->node = cursor;
  return command;
}

/* What the program proposes is a change, so nothing can be done again. */
static void
test_proposal_clears_redo (void)
{
  g_autoptr (TengenGame) game = start_game ("china", 5);

  play_all (game, "B2 D4 pass pass");
  mark (game, TENGEN_SEAT_FIRST, "D4", TENGEN_GO_MARK_DEAD);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpuint (tengen_game_get_n_redo (game), ==, 1);
  mark (game, TENGEN_SEAT_NONE, "B2", TENGEN_GO_MARK_DEAD);
  g_assert_cmpuint (tengen_game_get_n_redo (game), ==, 0);
}

/* An edit that takes the cursor's line out leaves the cursor where the line
 * began. */
static void
test_edit_cut (void)
{
  g_autoptr (TengenGame) game = open_text ("(;SZ[7];B[dd];W[cc];B[ee];W[ff])");
  TengenCommand *command = new_edit (TENGEN_NODE_NONE);

  go_to (game, 5);
  g_ptr_array_add (command->changes, tengen_change_unlink (5));
  g_ptr_array_add (command->changes, tengen_change_unlink (3));
  g_assert_cmpint (send (game, command), ==, TENGEN_REASON_NONE);
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 2);
  g_assert_cmpuint (tengen_game_get_live (game), ==, 2);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 5);
}

/* Nodes may go to another game of the record, the first node may not. */
static void
test_edit_other_game (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[7];B[dd];W[cc])(;SZ[5];B[aa])");
  TengenCommand *command = new_edit (TENGEN_NODE_NONE);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  go_to (game, 3);
  g_ptr_array_add (command->changes, tengen_change_unlink (2));
  g_ptr_array_add (command->changes, tengen_change_link (2, 5, 0));
  g_assert_cmpint (send (game, command), ==, TENGEN_REASON_NONE);
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 1);
  before = describe_game (game);
  command = new_edit (TENGEN_NODE_NONE);
  g_ptr_array_add (command->changes, tengen_change_unlink (1));
  g_ptr_array_add (command->changes, tengen_change_link (1, 5, 0));
  g_assert_cmpint (send (game, command), ==, TENGEN_REASON_BROKEN);
  after = describe_game (game);
  g_assert_cmpstr (after, ==, before);
}

/* An edit that fails after it added nodes leaves their numbers to the next one,
 * as it is in no journal. */
static void
test_edit_refused (void)
{
  static const char TEXT[] = "(;SZ[7];B[dd];W[cc])";
  g_autoptr (TengenGame) game = open_text (TEXT);
  g_autoptr (TengenGame) other = open_text (TEXT);
  TengenCommand *command = new_edit (TENGEN_NODE_NONE);
  g_autofree char *text = NULL;
  g_autofree char *other_text = NULL;

  g_ptr_array_add (command->changes, tengen_change_add (2, 0));
  g_ptr_array_add (command->changes, tengen_change_set (4, "B", "[aa]"));
  g_ptr_array_add (command->changes, tengen_change_add (4, 0));
  g_ptr_array_add (command->changes, tengen_change_unlink (3));
  g_ptr_array_add (command->changes, tengen_change_link (3, 5, 0));
  g_ptr_array_add (command->changes, tengen_change_set (99, "C", "[x]"));
  g_assert_cmpint (send (game, command), ==, TENGEN_REASON_BROKEN);
  g_assert_cmpuint (
      tengen_record_get_n_nodes (tengen_game_get_record (game)), ==, 3);
  for (int i = 0; i < 2; i++)
    {
      command = new_edit (4);
      g_ptr_array_add (command->changes, tengen_change_add (2, 0));
      g_ptr_array_add (command->changes, tengen_change_set (4, "C", "[new]"));
      g_assert_cmpint (
          send (i == 0 ? game : other, command), ==, TENGEN_REASON_NONE);
    }
  text = describe_game (game);
  other_text = describe_game (other);
  g_assert_cmpstr (text, ==, other_text);
}

/* A line of moves behind a node, as an edit. */
static TengenCommand *
new_line (TengenNode parent, guint first, int n)
{
  TengenCommand *command = new_edit (TENGEN_NODE_NONE);

  for (int i = 0; i < n; i++, first++)
    {
      g_ptr_array_add (command->changes, tengen_change_add (parent, 0));
      g_ptr_array_add (command->changes,
                       tengen_change_set (first, i % 2 == 0 ? "B" : "W", "[]"));
      parent = first;
    }
  return command;
}

/* A long branch added, undone and done again, far down another line: each node
 * must not cost the way to it. */
static void
test_edit_deep (void)
{
  enum
  {
    N = 60000
  };
  g_autoptr (TengenGame) game = open_text ("(;SZ[7])");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  clock_t start;

  g_assert_cmpint (send (game, new_line (1, 2, N)), ==, TENGEN_REASON_NONE);
  go_to (game, N + 1);
  before = describe_game (game);
  start = clock ();
  g_assert_cmpint (send (game, new_line (2, N + 2, N)), ==, TENGEN_REASON_NONE);
  plain (game, TENGEN_COMMAND_UNDO);
  after = describe_game (game);
  g_assert_cmpstr (after, ==, before);
  plain (game, TENGEN_COMMAND_REDO);
  g_assert_cmpuint (
      tengen_record_get_n_nodes (tengen_game_get_record (game)), ==, 2 * N + 1);
  g_assert_cmpfloat ((double) (clock () - start) / CLOCKS_PER_SEC, <, 3);
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
  g_test_add_func ("/game/size-edited", test_size_edited);
  g_test_add_func ("/game/switch", test_switch);
  g_test_add_func ("/game/switch-by-edit", test_switch_by_edit);
  g_test_add_func ("/game/proposal-clears-redo", test_proposal_clears_redo);
  g_test_add_func ("/game/edit-cut", test_edit_cut);
  g_test_add_func ("/game/edit-other-game", test_edit_other_game);
  g_test_add_func ("/game/edit-refused", test_edit_refused);
  g_test_add_func ("/game/edit-deep", test_edit_deep);
  return g_test_run ();
}
