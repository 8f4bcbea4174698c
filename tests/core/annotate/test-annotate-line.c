/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-annotate-line: lines, dimmed points, parts of the board
 */
#include "edit-apply.h"

static void
check_line (const char *node,
            const char *from,
            const char *to,
            gboolean arrow,
            const char *expected)
{
  g_autoptr (TengenGame) game = open_node (node);

  apply (
      game,
      tengen_edit_line (here (game), sgf (game, from), sgf (game, to), arrow));
  check_here (game, expected);
}

static void
test_line (void)
{
  g_autoptr (TengenGame) game = open_node ("B[aa]");

  check_line ("B[aa]", "aa", "bb", FALSE, "B[aa]LN[aa:bb]");
  check_line ("B[aa]", "aa", "bb", TRUE, "B[aa]AR[aa:bb]");
  check_line ("LN[aa:bb][cc:dd]", "aa", "bb", FALSE, "LN[cc:dd]");
  check_line ("LN[aa:bb][cc:dd]", "bb", "aa", FALSE, "LN[cc:dd]");
  check_line ("AR[aa:bb]", "bb", "aa", TRUE, "AR[aa:bb][bb:aa]");
  check_line ("AR[aa:bb]", "aa", "bb", TRUE, "");
  check_line ("AR[aa:bb]", "aa", "bb", FALSE, "AR[aa:bb]LN[aa:bb]");
  check_line ("LN[aa][zz:aa][aa:bb]", "aa", "bb", FALSE, "LN[aa][zz:aa]");
  g_assert_null (tengen_edit_line (here (game), 3, 3, FALSE));
  g_assert_null (tengen_edit_line (here (game), 3, 25, FALSE));
}

static void
check_dim (const char *nodes, const char *point, const char *expected)
{
  g_autofree char *text = g_strdup_printf ("(;SZ[5]%s)", nodes);
  g_autoptr (TengenGame) game = open_text (text);

  go_to (game, tengen_game_get_live (game));
  apply (game, tengen_edit_dim (here (game), sgf (game, point)));
  check_here (game, expected);
}

static void
test_dim (void)
{
  check_dim (";B[aa]", "bb", "B[aa]DD[bb]");
  check_dim (";B[aa]DD[bb]", "bb", "B[aa]");
  check_dim (";B[aa]DD[bb]", "cc", "B[aa]DD[bb][cc]");
  check_dim ("DD[aa:ba];B[aa]", "cc", "B[aa]DD[aa][ba][cc]");
  check_dim ("DD[cc];B[aa]", "cc", "B[aa]DD[]");
  check_dim ("DD[cc];B[aa]DD[]", "cc", "B[aa]");
  check_dim ("DD[cc];B[aa]DD[]", "dd", "B[aa]DD[dd]");
  check_dim ("DD[cc];B[aa];W[bb]", "dd", "W[bb]DD[cc][dd]");
  check_dim ("DD[cc];B[aa]DD[dd]", "dd", "B[aa]DD[]");
  check_dim ("DD[cc];B[aa]DD[dd][zz]", "dd", "B[aa]DD[zz]");
  check_dim (";DD[aa:bb]C[x]DD[cc]", "ab", "DD[aa][ba][bb]C[x]DD[cc]");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edit/line", test_line);
  g_test_add_func ("/edit/dim", test_dim);
  return g_test_run ();
}
