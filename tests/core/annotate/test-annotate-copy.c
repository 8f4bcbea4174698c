/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-annotate-copy: copying, and pasting what was copied
 */
#include "edit-apply.h"
#include "game-describe.h"

/* 1; 2 B[aa]; 3 W[bb] 4 B[cb] 5 W[da] | 6 W[cc] 7 B[ea] 8 W[ec] | 9 W[dd] */
#define TREE                                                                   \
  "(;SZ[5]GM[1]PB[x];B[aa](;W[bb];B[cb];W[da])(;W[cc]C[a\\]b];B[ea];W[ec])"    \
  "(;W[dd](;B[eb])(;B[ec])))"

static void
test_copy (void)
{
  g_autoptr (TengenGame) game = open_at (TREE, 6);
  const TengenRecord *record = tengen_game_get_record (game);
  g_autoptr (TengenRecord) branch = tengen_edit_copy (record, 6);
  g_autoptr (TengenRecord) whole = tengen_edit_copy (record, 1);
  g_autoptr (TengenRecord) leaf = tengen_edit_copy (record, 10);
  g_autofree char *text = record_dump (branch, TRUE);
  g_autofree char *all = record_dump (whole, TRUE);
  g_autofree char *before = dump (game);
  g_autofree char *end = record_dump (leaf, TRUE);

  g_assert_cmpstr (
      text, ==, "1 0 GM[1]SZ[5]\n2 1 W[cc]C[a\\]b]\n3 2 B[ea]\n4 3 W[ec]\n");
  g_assert_cmpstr (all, ==, before);
  g_assert_cmpstr (end, ==, "1 0 GM[1]SZ[5]\n2 1 B[eb]\n");
}

/* What is copied and pasted is the same again. */
static void
test_copy_paste (void)
{
  for (TengenNode node = 2; node <= 11; node++)
    {
      g_autoptr (TengenGame) game = open_at (TREE, node);
      const TengenRecord *record = tengen_game_get_record (game);
      g_autoptr (TengenRecord) branch = tengen_edit_copy (record, node);
      g_autoptr (TengenRecord) again = NULL;
      g_autofree char *first = record_dump (branch, TRUE);
      g_autofree char *second = NULL;

      apply (game,
             tengen_edit_paste (
                 record, tengen_record_get_parent (record, node), branch));
      again = tengen_edit_copy (record, tengen_game_get_cursor (game));
      second = record_dump (again, TRUE);
      g_assert_cmpstr (second, ==, first);
    }
}

static void
test_copy_position (void)
{
  g_autoptr (TengenGame) game = open_at (
      "(;SZ[5:4]PB[甲\\]]PW[乙]RU[Chinese]KM[750]HA[2]AB[aa][bb];W[cc];B[dd])",
      2);
  g_autoptr (TengenRecord) record = tengen_edit_copy_position (here (game));
  g_autofree char *text = record_dump (record, FALSE);
  g_autoptr (TengenPosition) position = tengen_position_new (record, 1);

  g_assert_cmpstr (text,
                   ==,
                   "1 0 GM[1]SZ[5:4]PB[甲\\]]PW[乙]RU[Chinese]"
                   "TNP[0:1:0:0]KM[7.5]HA[2]AB[aa][bb]AW[cc]PL[B]\n");
  g_assert_true (tengen_board_equal (tengen_position_get_board (position),
                                     tengen_position_get_board (here (game))));
}

/* Stops play, where that is done by passes; tells what the count is then. */
static char *
describe_stopped (TengenGame *game)
{
  GString *text = g_string_new (NULL);
  g_autoptr (TengenGoCount) count = NULL;

  /* who moved first is not known before anybody moves */
  if (tengen_go_rules_has_passes (&tengen_game_get_setup (game)->rules))
    {
      play_all (game, "pass pass");
      describe_counters (text, tengen_position_get_counters (here (game)));
    }
  count = tengen_position_count (here (game));
  describe_count (text, count);
  return g_string_free (text, FALSE);
}

/* Plays anywhere for some moves; tells how many stones were taken. */
static int
play_random (TengenGame *game, int n_moves)
{
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  int n_points = setup->width * setup->height;

  for (int tries = 0; n_moves > 0 && tries < 2000; tries++)
    n_moves -= play (game, (TengenPoint) g_test_rand_int_range (0, n_points)) ==
               TENGEN_REASON_NONE;
  return tengen_position_get_prisoners (here (game), TENGEN_STONE_BLACK) +
         tengen_position_get_prisoners (here (game), TENGEN_STONE_WHITE);
}

/* Counts what a position and its copy count; both go on for a while first. */
static int
check_same_count (const char *start)
{
  g_autoptr (TengenGame) game = open_at (start, 1);
  int taken = play_random (game, g_test_rand_int_range (0, 60));
  g_autoptr (TengenGame) copy =
      tengen_game_open (tengen_edit_copy_position (here (game)), 0);
  g_autofree char *expected = NULL;
  g_autofree char *counted = NULL;

  for (int i = 0; i < 3; i++)
    {
      TengenPoint point = (TengenPoint) g_test_rand_int_range (0, 25);

      /* the copy does not know what has been on the board */
      if (play (copy, point) == TENGEN_REASON_NONE &&
          play (game, point) != TENGEN_REASON_NONE)
        plain (copy, TENGEN_COMMAND_UNDO);
    }
  expected = describe_stopped (game);
  counted = describe_stopped (copy);
  g_assert_cmpstr (counted, ==, expected);
  return taken;
}

static void
test_copy_position_count (void)
{
  int taken = 0;

  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    for (int round = 0; round < 6; round++)
      {
        g_autofree char *start =
            g_strdup_printf ("(;GM[1]SZ[5]TNR[%s]KM[3.5]%s)",
                             tengen_go_rules_get_named (i)->id,
                             round % 3 == 0 ? "HA[3]AB[bb][bd][db]PL[W]" : "");

        taken += check_same_count (start);
      }
  g_assert_cmpint (taken, >, 100);
}

/* Copies and pastes a large record, undoes, does again. */
static void
check_large (const char *text, guint n)
{
  g_autoptr (TengenRecord) large = read_text (text);
  g_autoptr (TengenRecord) branch = tengen_edit_copy (large, 2);
  g_autoptr (TengenGame) game = open_at ("(;SZ[19];B[aa])", 2);
  const TengenRecord *record = tengen_game_get_record (game);
  g_autofree char *before = dump (game);
  g_autofree char *after = NULL;
  g_autofree char *again = NULL;

  g_assert_cmpuint (tengen_record_get_n_nodes (branch), ==, n);
  apply (game, tengen_edit_paste (record, 2, branch));
  g_assert_cmpuint (tengen_record_get_n_nodes (record), ==, n + 1);
  after = dump (game);
  plain (game, TENGEN_COMMAND_UNDO);
  plain (game, TENGEN_COMMAND_REDO);
  again = dump (game);
  g_assert_true (strcmp (again, after) == 0);
  check_undone (game, before);
}

static void
test_large (void)
{
  const int n = 20000;
  g_autoptr (GString) line = g_string_new ("(;SZ[19]");
  g_autoptr (GString) deep = g_string_new ("(;SZ[19]");
  g_autoptr (GString) wide = g_string_new ("(;SZ[19];C[x]");

  for (int i = 0; i < n; i++)
    {
      g_string_append (line, ";C[x]");
      g_string_append (deep, "(;C[x]");
      g_string_append (wide, "(;C[x])");
    }
  for (int i = 0; i < n; i++)
    g_string_append_c (deep, ')');
  g_string_append_c (line, ')');
  g_string_append_c (deep, ')');
  g_string_append_c (wide, ')');
  check_large (line->str, n + 1);
  check_large (deep->str, n + 1);
  check_large (wide->str, n + 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edit/copy", test_copy);
  g_test_add_func ("/edit/copy/paste", test_copy_paste);
  g_test_add_func ("/edit/copy/position", test_copy_position);
  g_test_add_func ("/edit/copy/position/count", test_copy_position_count);
  g_test_add_func ("/edit/large", test_large);
  return g_test_run ();
}
