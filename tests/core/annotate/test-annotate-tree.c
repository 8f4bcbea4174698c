/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-annotate-tree: cutting, pasting and ordering
 */
#include "edit-apply.h"
#include "tengen-describe-walk.h"

/* 1; 2 B[aa]; 3 W[bb] 4 B[cb] 5 W[da] | 6 W[cc] 7 B[ea] 8 W[ec] | 9 W[dd] */
#define TREE                                                                   \
  "(;SZ[5]GM[1]PB[x];B[aa](;W[bb];B[cb];W[da])(;W[cc]C[a\\]b];B[ea];W[ec])"    \
  "(;W[dd](;B[eb])(;B[ec])))"

static void
test_delete (void)
{
  g_autoptr (TengenGame) game = open_at (TREE, 7);
  const TengenRecord *record = tengen_game_get_record (game);
  g_autofree char *before = dump (game);
  g_autoptr (TengenEdit) cut = tengen_edit_delete (record, 6, TRUE);

  g_assert_null (tengen_edit_delete (record, 1, FALSE));
  g_assert_cmpstr (cut->name, ==, "cut");
  g_assert_true (apply (game, tengen_edit_delete (record, 6, FALSE)));
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 2);
  g_assert_false (tengen_record_is_linked (record, 8));
  check_undone (game, before);
}

/* The children of the node of the first branch. */
static void
check_order (const TengenGame *game, const char *expected)
{
  const TengenRecord *record = tengen_game_get_record (game);
  g_autoptr (GString) text = g_string_new (NULL);

  for (TengenNode node = tengen_record_get_child (record, 2);
       node != TENGEN_NODE_NONE;
       node = tengen_record_get_sibling (record, node))
    g_string_append_printf (text, "%u ", node);
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_promote (void)
{
  g_autoptr (TengenGame) game = open_at (TREE, 8);
  const TengenRecord *record = tengen_game_get_record (game);
  g_autofree char *before = dump (game);

  check_order (game, "3 6 9 ");
  apply (game, tengen_edit_promote (record, 8, -1));
  check_order (game, "6 3 9 ");
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, 8);
  g_assert_null (tengen_edit_promote (record, 8, -1));
  apply (game, tengen_edit_promote (record, 8, 1));
  check_order (game, "3 6 9 ");
  apply (game, tengen_edit_promote (record, 8, 1));
  check_order (game, "3 9 6 ");
  g_assert_null (tengen_edit_promote (record, 8, 1));
  g_assert_null (tengen_edit_promote (record, 2, -1));
  g_assert_null (tengen_edit_promote (record, 1, -1));
  check_undone (game, before);
}

static void
test_promote_path (void)
{
  g_autoptr (TengenGame) game = open_at (TREE, 11);
  const TengenRecord *record = tengen_game_get_record (game);
  g_autofree char *before = dump (game);

  apply (game, tengen_edit_promote (record, 11, G_MININT));
  check_order (game, "9 3 6 ");
  g_assert_cmpuint (tengen_record_get_child (record, 9), ==, 11);
  g_assert_cmpuint (tengen_record_get_sibling (record, 11), ==, 10);
  g_assert_null (tengen_edit_promote (record, 11, G_MININT));
  g_assert_null (tengen_edit_promote (record, 2, G_MININT));
  check_undone (game, before);
}

/* Each node of a long path has another one before it. */
static void
test_large_promote (void)
{
  const int n = 10000;
  g_autoptr (GString) text = g_string_new ("(;SZ[19]");
  g_autoptr (TengenGame) game = NULL;
  const TengenRecord *record;
  g_autofree char *before = NULL;
  TengenNode last;

  for (int i = 0; i < n; i++)
    g_string_append (text, "(;C[x])(;C[y]");
  for (int i = 0; i < n; i++)
    g_string_append_c (text, ')');
  g_string_append_c (text, ')');
  game = open_text (text->str);
  record = tengen_game_get_record (game);
  last = tengen_record_get_n_nodes (record);
  before = dump (game);
  apply (game, tengen_edit_promote (record, last, G_MININT));
  g_assert_cmpuint (tengen_walk_main (record, last), ==, last);
  check_undone (game, before);
}

/* A file without a record of games cannot be pasted, one with has its first
 * node left out or not. */
static void
check_paste (const char *text, const char *expected)
{
  g_autoptr (TengenGame) game = open_at ("(;SZ[5];B[aa];W[bb])", 2);
  g_autoptr (TengenGame) other = open_text (text);
  g_autofree char *before = dump (game);
  TengenEdit *edit = tengen_edit_paste (
      tengen_game_get_record (game), 2, tengen_game_get_record (other));
  g_autofree char *after = NULL;
  g_autofree char *again = NULL;

  if (expected == NULL)
    {
      g_assert_null (edit);
      return;
    }
  g_assert_cmpstr (edit->name, ==, "paste");
  apply (game, edit);
  after = dump (game);
  g_assert_true (g_str_has_prefix (after, "1 0 SZ[5]\n2 1 B[aa]\n3 2 W[bb]\n"));
  g_assert_cmpstr (
      after + strlen ("1 0 SZ[5]\n2 1 B[aa]\n3 2 W[bb]\n"), ==, expected);
  while (tengen_game_get_n_undo (game) > 0)
    plain (game, TENGEN_COMMAND_UNDO);
  while (tengen_game_get_n_redo (game) > 0)
    plain (game, TENGEN_COMMAND_REDO);
  again = dump (game);
  g_assert_cmpstr (again, ==, after);
  check_undone (game, before);
}

static void
test_paste (void)
{
  check_paste ("(;SZ[5]PB[x];W[cc];B[dd])", "4 2 W[cc]\n5 4 B[dd]\n");
  check_paste ("(;SZ[5]PB[x]C[hi];W[cc])", "4 2 C[hi]\n5 4 W[cc]\n");
  check_paste ("(;SZ[5]AB[cc]KM[5]PL[W])", "4 2 AB[cc]PL[W]\n");
  check_paste ("(;SZ[5]W[cc]PW[x])", "4 2 W[cc]\n");
  check_paste ("(;SZ[5]PW[x])", NULL);
  check_paste ("(;SZ[5]ZZ[x])", NULL);
  check_paste ("(;SZ[5](;W[cc])(;W[dd];B[ee])(;W[ee]))",
               "4 2 W[cc]\n5 2 W[dd]\n6 5 B[ee]\n7 2 W[ee]\n");
  check_paste ("(;SZ[5];W[cc](;B[dd](;W[aa])(;W[ee]))(;B[ee]))(;B[ae])",
               "4 2 W[cc]\n5 4 B[dd]\n6 5 W[aa]\n7 5 W[ee]\n8 4 B[ee]\n");
  /* points beyond the board, unknown and repeated properties stay */
  check_paste ("(;SZ[19];W[pp]ZZ[ x\\]][]CR[aa:bb][zz])",
               "4 2 W[pp]ZZ[ x\\]][]CR[aa:bb][zz]\n");
  check_paste ("(;SZ[5];AB[aa]C[x]AB[bb]C[y]ZZ[1]AB[cc][dd]ZZ[2])",
               "4 2 AB[aa]C[x]AB[bb]C[y]ZZ[1]AB[cc][dd]ZZ[2]\n");
  check_paste ("(;SZ[5];ZZ[1]AB[aa]AB[bb]ZZ[2])",
               "4 2 ZZ[1]AB[aa]AB[bb]ZZ[2]\n");
  /* game info at a branch is part of it */
  check_paste ("(;SZ[5];W[cc]PB[y])", "4 2 W[cc]PB[y]\n");
  /* a dialect's first node */
  check_paste ("(TE[第1期名人戦]RD[2001-02-03]KO[6目半]LT[60]LC[5];W[cc])",
               "4 2 W[cc]\n");
}

static void
test_paste_node (void)
{
  g_autoptr (TengenGame) game = open_at ("(;SZ[5];B[aa](;W[bb])(;W[cc]))", 2);
  g_autoptr (TengenGame) other = open_text ("(;SZ[5](;W[dd];B[ee])(;W[ee]))");

  apply (game,
         tengen_edit_paste (
             tengen_game_get_record (game), 2, tengen_game_get_record (other)));
  check_here (game, "W[dd]");
  g_assert_cmpuint (tengen_record_get_index (tengen_game_get_record (game),
                                             tengen_game_get_cursor (game)),
                    ==,
                    2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edit/delete", test_delete);
  g_test_add_func ("/edit/promote", test_promote);
  g_test_add_func ("/edit/promote/path", test_promote_path);
  g_test_add_func ("/edit/large/promote", test_large_promote);
  g_test_add_func ("/edit/paste", test_paste);
  g_test_add_func ("/edit/paste/node", test_paste_node);
  return g_test_run ();
}
