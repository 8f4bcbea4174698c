/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-annotate-whole: every node of a game written anew
 */
#include "edit-apply.h"
#include "tengen-annotate-private.h"

/* A becomes b in values. */
static void
rewrite (gconstpointer data,
         TengenProperty kind,
         const char *name,
         GString *text)
{
  g_string_replace (text, "A", "b", 0);
}

/* Black and White change their names, and so do properties of two letters. */
static const char *
rename_moves (TengenProperty kind)
{
  return kind == TENGEN_PROPERTY_B    ? "W"
         : kind == TENGEN_PROPERTY_W  ? "B"
         : kind == TENGEN_PROPERTY_TR ? "SQ"
                                      : NULL;
}

static gboolean
renew (TengenGame *game, const TengenEditRenewal *renewal)
{
  TengenEdit *edit = tengen_edit_new ("rotate", tengen_game_get_cursor (game));

  tengen_edit_renew (edit,
                     tengen_game_get_record (game),
                     tengen_game_get_root (game),
                     renewal);
  return apply (game, tengen_edit_finish (edit));
}

static void
check_renewed (const char *properties, const char *expected)
{
  const TengenEditRenewal renewal = { rename_moves, rewrite, NULL };
  g_autoptr (TengenGame) game = open_node (properties);
  g_autofree char *before = dump (game);

  g_assert_true (renew (game, &renewal));
  check_here (game, expected);
  check_undone (game, before);
}

/* Properties keep their places, whether they change their names or not, and so
 * do those that stand several times. */
static void
test_places (void)
{
  check_renewed ("C[x]B[A]N[y]", "C[x]W[b]N[y]");
  check_renewed ("W[1]XX[2]B[3]YY[4]W[5]", "B[1]XX[2]W[3]YY[4]B[5]");
  check_renewed ("XX[A][c]C[x]XX[d]", "XX[b][c]C[x]XX[d]");
  check_renewed ("SQ[1]TR[2]C[x]", "SQ[1]SQ[2]C[x]");
}

/* A long chain with branches is walked without recursion, and nothing is done
 * where nothing changes. */
static void
test_deep (void)
{
  const int n = 20000;
  const TengenEditRenewal renewal = { NULL, rewrite, NULL };
  g_autoptr (GString) text = g_string_new ("(;SZ[19]");
  g_autoptr (TengenGame) game = NULL;
  g_autofree char *before = NULL;
  const TengenRecord *record;

  for (int i = 0; i < n; i++)
    g_string_append (text, "(;XX[A])(;XX[-]");
  for (int i = 0; i <= n; i++)
    g_string_append_c (text, ')');
  game = open_text (text->str);
  record = tengen_game_get_record (game);
  before = dump (game);
  g_assert_true (renew (game, &renewal));
  for (int i = 0; i < 2 * n; i++)
    {
      g_autofree char *properties = dump_node (game, (TengenNode) (i + 2));

      g_assert_cmpstr (properties, ==, i % 2 == 0 ? "XX[b]" : "XX[-]");
    }
  g_assert_false (renew (game, &renewal));
  g_assert_false (tengen_edit_has_words (record, tengen_game_get_root (game)));
  check_undone (game, before);
}

/* Words count wherever they stand, but not those of another game. */
static void
test_words (void)
{
  g_autoptr (TengenRecord) record =
      read_text ("(;SZ[5];B[aa](;W[bb])(;W[cc]N[x]))(;SZ[5];B[aa])");

  g_assert_true (
      tengen_edit_has_words (record, tengen_record_get_game (record, 0)));
  g_assert_false (
      tengen_edit_has_words (record, tengen_record_get_game (record, 1)));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/edit/whole/places", test_places);
  g_test_add_func ("/game/edit/whole/deep", test_deep);
  g_test_add_func ("/game/edit/whole/words", test_words);
  return g_test_run ();
}
