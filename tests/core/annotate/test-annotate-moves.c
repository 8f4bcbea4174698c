/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-annotate-moves: a line of moves as a variation
 */
#include "edit-apply.h"

#include <string.h>

#define B TENGEN_STONE_BLACK
#define W TENGEN_STONE_WHITE

/* Adds three moves at a node; tells where the first of them stands. */
static TengenNode
add (TengenGame *game)
{
  static const TengenEditMove moves[] = {
    { B, 12, "a [b] \\" },
    { W, TENGEN_POINT_PASS, NULL },
    { B, 13, "end" },
  };
  TengenNode first = TENGEN_NODE_NONE;
  TengenEdit *edit = tengen_edit_moves (
      tengen_game_get_position (game), moves, G_N_ELEMENTS (moves), &first);

  if (edit == NULL)
    return first;
  g_assert_cmpstr (edit->name, ==, "variation");
  g_assert_cmpuint (edit->node, ==, first);
  apply (game, edit);
  return first;
}

/* The line is the last variation; what is there already is not made again. */
static void
test_add (void)
{
  g_autoptr (TengenGame) game = open_at ("(;SZ[5];B[aa];W[bb])", 1);
  g_autofree char *before = dump (game);
  g_autofree char *after = NULL;
  g_autofree char *again = NULL;

  g_assert_cmpuint (add (game), ==, 4);
  after = dump (game);
  g_assert_cmpstr (after,
                   ==,
                   "1 0 SZ[5]\n2 1 B[aa]\n3 2 W[bb]\n4 1 B[cc]C[a [b\\] "
                   "\\\\]\n5 4 W[]\n6 5 B[dc]C[end]\n");
  plain (game, TENGEN_COMMAND_UNDO);
  plain (game, TENGEN_COMMAND_REDO);
  check_undone (game, before);
}

/* A line that is there in part is gone along, and keeps its comments. */
static void
test_follow (void)
{
  g_autoptr (TengenGame) game =
      open_at ("(;SZ[5];W[aa](;W[cc])(;B[cc]C[x];W[]))", 2);
  g_autofree char *after = NULL;

  g_assert_cmpuint (add (game), ==, 4);
  after = dump (game);
  g_assert_cmpstr (after,
                   ==,
                   "1 0 SZ[5]\n2 1 W[aa]\n3 2 W[cc]\n4 2 B[cc]C[x]\n5 4 "
                   "W[]\n6 5 B[dc]C[end]\n");
  go_to (game, 2);
  g_assert_cmpuint (add (game), ==, 4);
  g_clear_pointer (&after, g_free);
  after = dump (game);
  g_assert_nonnull (strstr (after, "6 5 B[dc]C[end]\n"));
  g_assert_null (strstr (after, "7 "));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/annotate/moves/add", test_add);
  g_test_add_func ("/annotate/moves/follow", test_follow);
  return g_test_run ();
}
