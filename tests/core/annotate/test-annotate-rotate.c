/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-annotate-rotate: a record turned around and mirrored
 */
#include "edit-apply.h"
#include "tengen-board-symmetry.h"
#include "tengen-sgf-writer.h"

/* Larger files take too long. */
#define LENGTH_MAX 200000

static char *
write_game (const TengenGame *game)
{
  return tengen_sgf_write (tengen_game_get_record (game), NULL, NULL);
}

static gboolean
turn (TengenGame *game, guint symmetry)
{
  return apply (game,
                tengen_edit_rotate (tengen_game_get_record (game),
                                    tengen_game_get_cursor (game),
                                    symmetry));
}

static void
check_turned (const char *properties, guint symmetry, const char *expected)
{
  guint back = symmetry == TENGEN_SYMMETRY_LEFT    ? TENGEN_SYMMETRY_RIGHT
               : symmetry == TENGEN_SYMMETRY_RIGHT ? TENGEN_SYMMETRY_LEFT
                                                   : symmetry;
  g_autoptr (TengenGame) game = open_node (properties);
  g_autofree char *before = dump (game);
  g_autofree char *text = NULL;

  g_assert_true (turn (game, symmetry));
  check_here (game, expected);
  g_assert_true (turn (game, back));
  text = dump (game);
  g_assert_cmpstr (text, ==, before);
  check_undone (game, before);
}

/* 5x5: a <-> e, b <-> d. */
static void
test_mirror (void)
{
  const guint mirror = TENGEN_SYMMETRY_MIRROR;

  check_turned ("B[ab]", mirror, "B[eb]");
  check_turned ("AB[aa][bc]AW[ea:eb]AE[dd]PL[W]",
                mirror,
                "AB[ea][dc]AW[aa:ab]AE[bd]PL[W]");
  check_turned ("LB[ab:a][ba:x\\:]y]AR[aa:bc]LN[ee:ae]TR[aa]SQ[ba]CR[bb:ce]",
                mirror,
                "LB[eb:a][da:x\\:]AR[ea:dc]LN[ae:ee]TR[ea]SQ[da]CR[cb:de]");
  check_turned ("MA[aa]SL[ab]TB[ba][ca]TW[]VW[aa:ce]DD[ab]",
                mirror,
                "MA[ea]SL[eb]TB[da][ca]TW[]VW[ca:ee]DD[eb]");
  check_turned ("L[aa][ba]M[cb]FA[aabb]5A[ab][bc]QPR[aa,ab,ba]QSLW[ad]",
                mirror,
                "L[ea][da]M[cb]FA[eadb]5A[eb][dc]QPR[ea,eb,da]QSLW[ed]");
  check_turned ("B[]TNC[dead aa][auto seki ab][claim B bb][offer B ad]"
                "[auto claim none ae][propose B][groups B 5]",
                TENGEN_SYMMETRY_FLIP,
                "B[]TNC[dead ae][auto seki ad][claim B bd][offer B ab]"
                "[auto claim none aa][propose B][groups B 5]");
  check_turned ("TNX[kind=dead level=3 seed=11 ko=ab points=aa,bc,?]",
                mirror,
                "TNX[kind=dead level=3 seed=11 ko=eb points=ea,dc,?]");
  check_turned ("TNX[kind=legal level=3 seed=11 ko=ab ab=no]",
                mirror,
                "TNX[kind=legal level=3 seed=11 ko=eb ab=no]");
}

/* What is no point, white space, the order of a rectangle and properties that
 * stand twice come back. */
static void
test_kept (void)
{
  const guint mirror = TENGEN_SYMMETRY_MIRROR;

  check_turned ("AB[ a\nb ][zz][][ea:ac][ac:ea]C[a1 aa]XX[aa]AB[aa]N[ab]",
                mirror,
                "AB[ e\nb ][zz][][ea:ac][ac:ea]C[a1 aa]XX[aa]AB[ea]N[ab]");
  check_turned ("B[tt]LB[aa]AR[aa:zz]", mirror, "B[tt]LB[aa]AR[ea:zz]");
  check_turned ("CR[ba:ac]AB[aa]", TENGEN_SYMMETRY_RIGHT, "CR[cb:ea]AB[ea]");
}

/* A turn to the right brings the upper left to the upper right. */
static void
test_rotate (void)
{
  check_turned ("B[ab]", TENGEN_SYMMETRY_RIGHT, "B[da]");
  check_turned ("B[ab]", TENGEN_SYMMETRY_LEFT, "B[be]");
  check_turned ("B[ab]", TENGEN_SYMMETRY_HALF, "B[ed]");
}

static void
test_sizes (void)
{
  const char *text = "(;SZ[9:13]AB[aa][il];W[ba](;B[am])(;B[]))";
  g_autoptr (TengenGame) game = open_at (text, 3);
  g_autofree char *before = write_game (game);
  g_autofree char *after = NULL;

  g_assert_true (turn (game, TENGEN_SYMMETRY_RIGHT));
  g_assert_cmpint (tengen_game_get_setup (game)->width, ==, 13);
  g_assert_cmpint (tengen_game_get_setup (game)->height, ==, 9);
  check_here (game, "B[aa]");
  for (int i = 0; i < 3; i++)
    g_assert_true (turn (game, TENGEN_SYMMETRY_RIGHT));
  after = write_game (game);
  g_assert_cmpstr (after, ==, before);
}

/* The other games of a file stay as they are, and so does a game without a
 * board. */
static void
test_game (void)
{
  g_autoptr (TengenGame) game = open_at ("(;SZ[5];B[aa])(;SZ[5];B[aa])", 2);
  g_autoptr (TengenGame) chess = open_text ("(;GM[3];B[aa])");
  g_autofree char *text = NULL;

  g_assert_true (turn (game, TENGEN_SYMMETRY_MIRROR));
  text = write_game (game);
  g_assert_nonnull (strstr (text, "B[ea]"));
  g_assert_nonnull (strstr (text, "B[aa]"));
  g_assert_false (turn (chess, TENGEN_SYMMETRY_MIRROR));
}

static void
check_file (const char *path)
{
  g_autofree char *data = NULL;
  g_autoptr (TengenSgfReading) reading = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (TengenGame) game = NULL;
  gsize length;

  if (!g_file_get_contents (path, &data, &length, NULL) || length > LENGTH_MAX)
    return;
  g_test_message ("%s", path);
  reading = tengen_sgf_read (data, length, NULL, NULL);
  if (reading == NULL || reading->record == NULL)
    return;
  game = tengen_game_open (g_steal_pointer (&reading->record), 0);
  if (game == NULL)
    return;
  before = write_game (game);
  for (int i = 0; i < 2; i++)
    turn (game, TENGEN_SYMMETRY_MIRROR);
  for (int i = 0; i < 4; i++)
    turn (game, TENGEN_SYMMETRY_LEFT);
  for (int i = 0; i < 2; i++)
    apply (game,
           tengen_edit_exchange (tengen_game_get_record (game),
                                 tengen_game_get_cursor (game)));
  after = write_game (game);
  g_assert_cmpstr (after, ==, before);
}

/* Real files come back byte for byte. Skipped where they are not. */
static void
test_files (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("G_TEST_SRCDIR"),
                                              "..",
                                              "..",
                                              "shared",
                                              "vectors",
                                              "sgf",
                                              "ok",
                                              NULL);
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  if (files == NULL)
    {
      g_test_skip ("no vectors");
      return;
    }
  while ((name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      check_file (path);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/edit/rotate/mirror", test_mirror);
  g_test_add_func ("/game/edit/rotate/kept", test_kept);
  g_test_add_func ("/game/edit/rotate/rotate", test_rotate);
  g_test_add_func ("/game/edit/rotate/sizes", test_sizes);
  g_test_add_func ("/game/edit/rotate/game", test_game);
  g_test_add_func ("/game/edit/rotate/files", test_files);
  return g_test_run ();
}
