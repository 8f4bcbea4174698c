/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-state: cursor, line and position after what an edit or another game
 * of the record brings
 */
#include "game-describe.h"

#include <time.h>

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

/* A list of fifth moves makes Renju of a game of Go, whatever GM says. */
static void
test_kind_edited (void)
{
  g_autoptr (TengenGame) game = open_text ("(;GM[1]SZ[15];B[hh];W[hg])");
  g_autofree char *before = describe_game (game);
  g_autofree char *undone = NULL;
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_EDIT);

  g_assert_false (tengen_game_setup_is_renju (tengen_game_get_setup (game)));
  command->name = g_strdup ("info");
  g_ptr_array_add (command->changes, tengen_change_set (1, "5A", "[jj]"));
  g_assert_cmpint (send (game, command), ==, TENGEN_REASON_NONE);
  g_assert_true (tengen_game_setup_is_renju (tengen_game_get_setup (game)));
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
  g_test_add_func ("/game/state/size-edited", test_size_edited);
  g_test_add_func ("/game/state/kind-edited", test_kind_edited);
  g_test_add_func ("/game/state/switch", test_switch);
  g_test_add_func ("/game/state/switch-by-edit", test_switch_by_edit);
  g_test_add_func ("/game/state/edit-cut", test_edit_cut);
  g_test_add_func ("/game/state/edit-other-game", test_edit_other_game);
  g_test_add_func ("/game/state/edit-refused", test_edit_refused);
  g_test_add_func ("/game/state/edit-deep", test_edit_deep);
  return g_test_run ();
}
