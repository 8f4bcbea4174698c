/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-edit-copy: copying, and pasting what was copied
 */
#include "edit-apply.h"

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
                   "1 0 GM[1]SZ[5:4]PB[甲\\]]PW[乙]RU[Chinese]KM[7.5]"
                   "AB[aa][bb]AW[cc]PL[B]\n");
  g_assert_true (tengen_board_equal (tengen_position_get_board (position),
                                     tengen_position_get_board (here (game))));
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
  g_test_add_func ("/edit/large", test_large);
  return g_test_run ();
}
