/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-undo: what would be undone, and where it leads
 */
#include "game-play.h"

/* The record and the current node in it. */
static char *
describe (const TengenGame *game)
{
  g_autofree char *record = write_text (game);

  return g_strdup_printf ("%s %u %u",
                          record,
                          tengen_game_get_cursor (game),
                          tengen_game_get_live (game));
}

/* A player's own game opens where it was left, other games at the start. */
static void
test_open_cursor (void)
{
  g_autoptr (TengenGame) own = open_text (
      "(;SZ[7]AP[Tengen:0.1.0]TNR[japan];B[dd];W[cc](;B[ee])(;B[ff]))");
  g_autoptr (TengenGame) other =
      open_text ("(;SZ[7]AP[Tengen:0.1.0];B[dd];W[cc])");

  g_assert_cmpuint (tengen_game_get_cursor (own), ==, 4);
  g_assert_cmpuint (tengen_game_get_live (own), ==, 4);
  g_assert_cmpuint (
      tengen_position_get_move (tengen_game_get_position (own)), ==, 3);
  g_assert_cmpuint (tengen_game_get_n_undo (own), ==, 0);
  g_assert_cmpuint (tengen_game_get_cursor (other), ==, 1);
  g_assert_cmpuint (tengen_game_get_live (other), ==, 3);
}

static TengenReasonCode
set_text (TengenGame *game,
          const char *edit,
          TengenNode node,
          const char *property,
          const char *values)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_EDIT);

  command->name = g_strdup (edit);
  command->node = node;
  g_ptr_array_add (command->changes,
                   tengen_change_set (node, property, values));
  return send (game, command);
}

static void
test_names (void)
{
  g_autoptr (TengenGame) game = start_game ("china", 5);

  g_assert_null (tengen_game_get_undo_name (game));
  g_assert_null (tengen_game_get_redo_name (game));
  play_all (game, "B2");
  g_assert_cmpstr (tengen_game_get_undo_name (game), ==, "play");
  play_all (game, "pass");
  g_assert_cmpstr (tengen_game_get_undo_name (game), ==, "pass");
  set_text (game, "mark", 2, "CR", "[aa]");
  g_assert_cmpstr (tengen_game_get_undo_name (game), ==, "mark");
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpstr (tengen_game_get_undo_name (game), ==, "pass");
  g_assert_cmpstr (tengen_game_get_redo_name (game), ==, "mark");
  plain (game, TENGEN_COMMAND_REDO);
  g_assert_cmpstr (tengen_game_get_undo_name (game), ==, "mark");
  g_assert_null (tengen_game_get_redo_name (game));
  plain (game, TENGEN_COMMAND_TAKE_BACK);
  g_assert_cmpstr (tengen_game_get_undo_name (game), ==, "take-back");
  go_to (game, 3);
  g_assert_cmpstr (tengen_game_get_undo_name (game), ==, "goto");
  play_all (game, "pass");
  mark (game, TENGEN_SEAT_FIRST, "B2", TENGEN_GO_MARK_DEAD);
  g_assert_cmpstr (tengen_game_get_undo_name (game), ==, "count");
  count_act (game, TENGEN_ACTION_RESIGN, TENGEN_SEAT_FIRST, 0);
  g_assert_cmpstr (tengen_game_get_undo_name (game), ==, "resign");
}

/* Typing a text is one step; another text, node or name begins a new one. */
static void
test_typing (void)
{
  g_autoptr (TengenGame) game = open_text ("(;SZ[7]C[old];B[dd])");
  g_autofree char *before = describe (game);
  g_autofree char *undone = NULL;
  g_autofree char *text = NULL;

  set_text (game, "comment", 1, "C", "[h]");
  set_text (game, "comment", 1, "C", "[he]");
  set_text (game, "comment", 1, "C", "[hello]");
  g_assert_cmpuint (tengen_game_get_n_undo (game), ==, 1);
  set_text (game, "name", 1, "N", "[n]");
  set_text (game, "info", 1, "PB", "[p]");
  set_text (game, "info", 1, "PW", "[q]");
  set_text (game, "comment", 2, "C", "[x]");
  set_text (game, "mark", 2, "CR", "[aa]");
  set_text (game, "mark", 2, "CR", "[bb]");
  g_assert_cmpuint (tengen_game_get_n_undo (game), ==, 7);
  for (int i = 0; i < 6; i++)
    plain (game, TENGEN_COMMAND_UNDO);
  text = write_text (game);
  g_assert_nonnull (strstr (text, "C[hello]"));
  plain (game, TENGEN_COMMAND_UNDO);
  undone = describe (game);
  g_assert_cmpstr (undone, ==, before);
}

static void
test_thousand_steps (void)
{
  g_autoptr (TengenGame) game = open_text ("(;SZ[7];B[dd])");
  g_autofree char *before = describe (game);
  g_autofree char *undone = NULL;

  for (int i = 0; i < 1000; i++)
    {
      g_autofree char *values =
          g_strdup_printf ("[%c%c]", 'a' + i % 7, 'a' + i / 7 % 7);

      g_assert_cmpint (
          set_text (game, "mark", 1, "TR", values), ==, TENGEN_REASON_NONE);
    }
  g_assert_cmpuint (tengen_game_get_n_undo (game), ==, 1000);
  while (tengen_game_get_n_undo (game) > 0)
    plain (game, TENGEN_COMMAND_UNDO);
  undone = describe (game);
  g_assert_cmpstr (undone, ==, before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/undo/open-cursor", test_open_cursor);
  g_test_add_func ("/game/undo/names", test_names);
  g_test_add_func ("/game/undo/typing", test_typing);
  g_test_add_func ("/game/undo/thousand-steps", test_thousand_steps);
  return g_test_run ();
}
