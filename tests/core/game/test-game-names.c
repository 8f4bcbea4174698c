/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-names: whose name stands under which colour, there and back
 *
 * Shape: Hana begins with Black, Taro with White.
 */
#include "edit-apply.h"
#include "renju-play.h"
#include "tengen-annotate.h"
#include "tengen-game-names.h"

static void
check_names (const TengenGame *game, const char *black, const char *white)
{
  const TengenPosition *position = tengen_game_get_position (game);

  g_assert_cmpstr (
      tengen_position_get_name (position, TENGEN_STONE_BLACK), ==, black);
  g_assert_cmpstr (
      tengen_position_get_name (position, TENGEN_STONE_WHITE), ==, white);
}

/* The record names who has Black at the end of the main line. */
static void
check_record (const TengenGame *game, const char *black)
{
  gboolean swapped = strcmp (black, "Taro") == 0;

  check_root (game, TENGEN_PROPERTY_PB, black);
  check_root (game, TENGEN_PROPERTY_PW, swapped ? "Hana" : "Taro");
  g_assert_cmpint (tengen_names_are_swapped (tengen_game_get_record (game),
                                             tengen_game_get_root (game),
                                             tengen_game_get_setup (game)),
                   ==,
                   swapped);
}

/* Through every exchange: who has Black then, at once in the record too. */
static void
test_swaps (void)
{
  static const struct
  {
    const char *rules;
    /* words, each group followed by the player who has Black */
    const char *words;
  } cases[] = {
    { "free", "H8:Hana A1:Hana" },
    { "s26", "H8 H9 I9:Hana stay:Hana A1:Hana" },
    { "s26", "H8 H9 I9:Hana swap:Taro A1:Taro A2 A3 A4:Taro" },
    { "soos-8", "H8 H9 I9 swap:Taro A1 =2:Taro swap:Hana +B1 +B2 B1:Hana" },
    { "taran",
      "H8 swap:Taro H9 swap:Hana H10 swap:Taro H11 stay:Taro H12 "
      "swap:Hana A1:Hana" },
    { "tara-2",
      "H8 stay:Hana H9 swap:Taro H10 stay:Taro H11 fifths:Taro "
      "+A1 +A2 A2:Taro" },
    { "tara-10", "H8 stay H9 stay H10 stay H11:Hana swap:Taro H12 swap:Hana" },
    { "ssakata",
      "H8 H9 I9 K8 L8 more A1 A2:Hana more A3 A4 swap:Taro A5:Taro" },
    { "swap2", "A1 A2 A3 more A4 A5 swap:Taro A6:Taro" },
    { "swap1", "A1 swap:Taro" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenGame) game = start_renju (cases[i].rules);
      g_auto (GStrv) groups = g_strsplit (cases[i].words, " ", -1);

      g_test_message ("%s: %s", cases[i].rules, cases[i].words);
      for (char **group = groups; *group != NULL; group++)
        {
          g_auto (GStrv) parts = g_strsplit (*group, ":", 2);

          say_all (game, parts[0]);
          if (parts[1] == NULL)
            continue;
          check_record (game, parts[1]);
          check_names (
              game, parts[1], strcmp (parts[1], "Taro") == 0 ? "Hana" : "Taro");
        }
      while (tengen_game_get_n_undo (game) > 0)
        say_all (game, "undo");
      check_record (game, "Hana");
      check_names (game, "Hana", "Taro");
      while (tengen_game_get_n_redo (game) > 0)
        say_all (game, "redo");
      check_record (game, g_strrstr (cases[i].words, ":") + 1);
    }
}

/* Names at every node are those of the one who had the colour there. */
static void
test_nodes (void)
{
  g_autoptr (TengenGame) game = start_renju ("s26");

  say_all (game, "H8 H9 I9 swap A1 A2");
  for (TengenNode node = 1; node <= 6; node++)
    {
      gboolean swapped = node >= 4;

      go_to (game, node);
      check_names (game, swapped ? "Taro" : "Hana", swapped ? "Hana" : "Taro");
    }
  check_record (game, "Taro");
}

/* Ranks and teams go with the names. */
static void
test_all_of_a_player (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;GM[4]TNR[renju s26]PB[Hana]PW[Taro]BR[3d]WR[4d]BT[North]"
                 ";B[hh];W[hg];B[ig])");

  say_all (game, "swap");
  check_root (game, TENGEN_PROPERTY_BR, "4d");
  check_root (game, TENGEN_PROPERTY_WR, "3d");
  check_root (game, TENGEN_PROPERTY_BT, NULL);
  check_root (game, TENGEN_PROPERTY_WT, "North");
  say_all (game, "back");
  check_root (game, TENGEN_PROPERTY_BR, "3d");
  check_root (game, TENGEN_PROPERTY_WR, "4d");
  check_root (game, TENGEN_PROPERTY_BT, "North");
  check_root (game, TENGEN_PROPERTY_WT, NULL);
}

/* Neither player has a name, or both have the same one. */
static void
test_no_names (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;GM[4]TNR[renju s26]PB[ ]PW[Taro];B[hh];W[hg];B[ig])");
  g_autoptr (TengenGame) same =
      open_text ("(;GM[4]TNR[renju s26]PB[Ai]PW[Ai];B[hh];W[hg];B[ig])");

  check_names (game, NULL, "Taro");
  say_all (game, "swap");
  check_names (game, "Taro", NULL);
  say_all (same, "swap");
  check_names (same, "Ai", "Ai");
}

/* 待った takes a decision back before the stone it follows. */
static void
test_take_back (void)
{
  g_autoptr (TengenGame) game = start_renju ("s26");

  say_all (game, "H8 H9 I9 swap A1 back");
  check_record (game, "Taro");
  say_all (game, "back");
  check_record (game, "Hana");
  g_assert_cmpuint (
      tengen_position_get_move (tengen_game_get_position (game)), ==, 3);
  say_all (game, "undo");
  check_record (game, "Taro");
  say_all (game, "redo back");
  check_record (game, "Hana");
  g_assert_cmpuint (
      tengen_position_get_move (tengen_game_get_position (game)), ==, 2);
}

/* What was played after a decision is kept with it. */
static void
test_old_line_kept (void)
{
  g_autoptr (TengenGame) game = start_renju ("s26");
  g_autofree char *before = NULL;
  g_autofree char *text = NULL;
  g_autofree char *undone = NULL;

  say_all (game, "H8 H9 I9 swap A1 A2 back back");
  before = write_text (game);
  say_all (game, "back");
  g_assert_cmpuint (
      tengen_game_get_live (game), ==, tengen_game_get_cursor (game));
  say_all (game, "stay B1");
  check_record (game, "Hana");
  check_names (game, "Hana", "Taro");
  text = write_text (game);
  g_assert_nonnull (strstr (text, "(;B[ig]TNC[stay W];W[bo])"));
  g_assert_nonnull (strstr (text, "(;B[ig]TNC[swap W];W[ao];B[an])"));
  go_to (game, 6);
  check_names (game, "Taro", "Hana");
  say_all (game, "undo undo undo undo");
  undone = write_text (game);
  g_assert_cmpstr (undone, ==, before);
}

/* Away from where play stands 待った walks on, and changes nothing. */
static void
test_take_back_inside (void)
{
  g_autoptr (TengenGame) game = start_renju ("s26");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  say_all (game, "H8 H9 I9 swap A1 A2");
  before = write_text (game);
  go_to (game, 4);
  say_all (game, "back");
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 3);
  after = write_text (game);
  g_assert_cmpstr (after, ==, before);
}

/* Another line becomes the game, without the exchange; the old line is kept,
 * and each has its own names. */
static void
test_other_line (void)
{
  g_autoptr (TengenGame) game = start_renju ("s26");

  say_all (game, "H8 H9 I9 swap A1 back back back J9 stay B1");
  check_record (game, "Hana");
  check_names (game, "Hana", "Taro");
  say_all (game, "undo undo undo undo undo undo");
  check_record (game, "Taro");
  say_all (game, "redo redo redo redo redo redo");
  check_record (game, "Hana");
}

/* A variation in which colours are exchanged changes nothing in the record,
 * until it is made the main line, or the main line goes. */
static void
test_edits (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;GM[4]TNR[renju s26]PB[Hana]PW[Taro];B[hh];W[hg]"
                 "(;B[ig]TNC[stay W];W[aa])(;B[jg]TNC[swap W];W[ab]))");

  check_record (game, "Hana");
  go_to (game, 7);
  check_names (game, "Taro", "Hana");
  g_assert_true (apply (
      game, tengen_edit_promote (tengen_game_get_record (game), 7, G_MININT)));
  check_record (game, "Taro");
  check_names (game, "Taro", "Hana");
  go_to (game, 5);
  check_names (game, "Hana", "Taro");
  g_assert_true (apply (
      game, tengen_edit_delete (tengen_game_get_record (game), 6, FALSE)));
  check_record (game, "Hana");
  check_names (game, "Hana", "Taro");
  say_all (game, "undo");
  check_record (game, "Taro");
  say_all (game, "undo undo");
  check_record (game, "Hana");
}

static void
set_rules (TengenGame *game, const char *values)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_EDIT);

  g_ptr_array_add (command->changes, tengen_change_set (1, "TNR", values));
  g_assert_cmpint (send (game, command), ==, TENGEN_REASON_NONE);
}

/* Changing the rules changes what was said under them. */
static void
test_rules_changed (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;GM[4]TNR[renju s26]PB[Taro]PW[Hana];B[hh];W[hg]"
                 ";B[ig]TNC[swap W])");

  check_record (game, "Taro");
  set_rules (game, "[renju none]");
  check_record (game, "Hana");
  set_rules (game, "[renju rif]");
  check_record (game, "Taro");
  say_all (game, "undo");
  check_record (game, "Hana");
  say_all (game, "undo");
  check_record (game, "Taro");
}

/* Whatever a record holds, the names go by the position at the end of its main
 * line. */
static void
test_nonsense (void)
{
  static const char *const texts[] = {
    "(;GM[4]TNR[renju s26];B[hh];W[hg];B[ig]TNC[swap W][swap W][swap B])",
    "(;GM[4]TNR[renju s26];B[hh];W[hg];B[ig]TNC[swap])",
    "(;GM[4]TNR[renju s26];B[hh];W[hg];B[ig]TNC[Swap W][swap  W][swap W x])",
    "(;GM[4]TNR[renju s26];B[hh];W[hg];B[ig]TNA[swap W])",
    "(;GM[4]TNR[renju s26]TNC[swap W];B[hh];W[hg];B[ig];W[aa]TNC[swap W])",
    "(;GM[4]TNR[renju s26];B[hh];W[hg]PL[W];B[ig]TNC[swap W])",
    "(;GM[4]TNR[renju s26];B[hh];W[hg]PL[x];B[ig]TNC[swap W])",
    "(;GM[4]TNR[renju s26];B[hh];W[hg]AE[aa];B[ig]TNC[swap W])",
    "(;GM[4]TNR[renju s26];B[hh];W[hg];AB[hh];B[ig]TNC[swap W])",
    "(;GM[4]TNR[renju s26];B[hh];W[hg];AB[aa];B[ig]TNC[swap W])",
    "(;GM[4]TNR[renju s26];W[hh];B[hg];W[ig]TNC[swap W])",
    "(;GM[4]TNR[renju s26];B[hh]W[hg]B[ig]TNC[swap W])",
    "(;GM[4]TNR[renju s26];B[hh];W[hg];B[]TNC[swap W])",
    "(;GM[4]TNR[renju s26];B[hh];W[hg];B[zz];B[ig]TNC[swap W])",
    "(;GM[4]TNR[renju s26];B[hh]TNC[virtual];W[hg];B[ig]TNC[swap W])",
    "(;GM[4]TNR[renju s26];B[hh];W[hg];B[ig]TNC[resign B][swap W])",
    "(;GM[4]TNR[renju tara-10];B[hh]TNC[swap W];W[hg]TNC[stay B];B[ig];W[jh])",
    "(;GM[4]TNR[renju taran];B[aa]TNC[swap W];W[ab]TNC[swap B][swap W])",
    "(;GM[1]TNR[renju s26];B[hh];W[hg];B[ig]TNC[swap W])",
    "(;GM[4]SZ[19]TNR[renju s26];B[hh];W[hg];B[ig]TNC[swap W])",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (TengenGame) game = open_text (texts[i]);

      go_to (game, tengen_game_get_live (game));
      g_test_message ("%s", texts[i]);
      g_assert_cmpint (
          tengen_names_are_swapped (tengen_game_get_record (game),
                                    tengen_game_get_root (game),
                                    tengen_game_get_setup (game)),
          ==,
          tengen_position_get_seat (tengen_game_get_position (game),
                                    TENGEN_STONE_BLACK) == TENGEN_SEAT_SECOND);
    }
}

/* What a record does not say is not made up: neither by one without notes, nor
 * where no opening is known. */
static void
test_found (void)
{
  static const struct
  {
    const char *text;
    gboolean told;
    gboolean swapped;
  } CASES[] = {
    { "(;GM[4]TNR[renju rif];B[hh];W[hg];B[ig]TNC[swap W];W[aa];B[ab])",
      TRUE,
      TRUE },
    { "(;GM[4]TNR[renju tara-10];B[hh]TNC[swap W];W[hg];B[ig];W[aa])",
      FALSE,
      TRUE },
    { "(;GM[4]TNR[renju swap1];B[hh]TNC[swap W];W[hg])", TRUE, TRUE },
    { "(;GM[4]TNR[renju swap1];B[hh]TNC[stay W];W[hg])", TRUE, FALSE },
    { "(;GM[4]TNR[renju swap1];B[hh];W[hg];B[ig])", FALSE, FALSE },
    { "(;GM[4]TNR[renju free];B[hh];W[hg];B[ig])", TRUE, FALSE },
    { "(;GM[4];B[hh];W[hg];B[ig])", FALSE, FALSE },
    { "(;GM[1]SZ[9];B[cc])", FALSE, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenGame) game = open_text (CASES[i].text);
      gboolean swapped = FALSE;

      g_test_message ("%s", CASES[i].text);
      g_assert_cmpint (tengen_names_find_swapped (tengen_game_get_record (game),
                                                  tengen_game_get_root (game),
                                                  tengen_game_get_setup (game),
                                                  &swapped),
                       ==,
                       CASES[i].told);
      g_assert_cmpint (swapped, ==, CASES[i].swapped);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/names/swaps", test_swaps);
  g_test_add_func ("/game/names/nodes", test_nodes);
  g_test_add_func ("/game/names/all-of-a-player", test_all_of_a_player);
  g_test_add_func ("/game/names/no-names", test_no_names);
  g_test_add_func ("/game/names/take-back", test_take_back);
  g_test_add_func ("/game/names/old-line-kept", test_old_line_kept);
  g_test_add_func ("/game/names/take-back-inside", test_take_back_inside);
  g_test_add_func ("/game/names/other-line", test_other_line);
  g_test_add_func ("/game/names/edits", test_edits);
  g_test_add_func ("/game/names/rules-changed", test_rules_changed);
  g_test_add_func ("/game/names/nonsense", test_nonsense);
  g_test_add_func ("/game/names/found", test_found);
  return g_test_run ();
}
