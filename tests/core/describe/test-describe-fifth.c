/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-describe-fifth: fifth moves that were offered, as records tell it
 */
#include "game-play.h"
#include "tengen-describe-fifth.h"

#define FOUR ";B[hh];W[hg];B[ig];W[ih]"

/* The moves on offer at a node, as the letters of SGF. */
static char *
list_at (TengenGame *game, TengenNode node)
{
  TengenPoint points[TENGEN_GAME_FIFTHS_MAX];
  GString *text = g_string_new (NULL);
  int n;

  g_assert_cmpint (go_to (game, node), ==, TENGEN_REASON_NONE);
  n = tengen_position_list_fifths (tengen_game_get_position (game), points);
  for (int i = 0; i < n; i++)
    g_string_append_printf (text,
                            "%s%c%c",
                            i > 0 ? " " : "",
                            'a' + points[i] % TENGEN_RENJU_SIZE,
                            'a' + points[i] / TENGEN_RENJU_SIZE);
  return g_string_free (text, FALSE);
}

/* Node 5 is that of move 4, node 6 that of move 5. */
static void
test_records (void)
{
  static const struct
  {
    const char *text;
    const char *at[4];
  } CASES[] = {
    { "(;GM[4]SZ[15]" FOUR "FA[gg][gf];B[gg];W[aa])", { "", "gg gf", "", "" } },
    { "(;GM[4]SZ[15]" FOUR ";B[gg]5A[gg][gf][fe];W[aa])",
      { "", "", "gg gf fe", "" } },
    { "(;GM[4]SZ[15]" FOUR "5A[gggf];B[gg])", { "", "gg gf", "" } },
    { "(;GM[4]SZ[15]" FOUR "FA[gg,gf , fe]5A[jj kk];B[gg])",
      { "", "gg gf fe jj kk", "" } },
    /* told once for all in the first node */
    { "(;GM[4]SZ[15]5A[gg][gf]" FOUR ";B[gg];W[aa])",
      { "", "gg gf", "gg gf", "" } },
    { "(;GM[4]SZ[15]5A[]" FOUR ";B[gg])", { "", "", "" } },
    /* by rules that ask for two, of which nothing else is told */
    { "(;GM[4]SZ[15]RU[RIF]" FOUR ";B[gg]FA[gg][gf];W[aa])",
      { "", "", "gg gf", "" } },
    /* picked here: what is shown is what there is to pick */
    { "(;GM[4]SZ[15]TNR[renju rif];B[hh];W[hg];B[ig]TNC[stay W]"
      ";W[ih]TNC[offer B gg][offer B gf];B[gg]FA[gg][gf])",
      { "", "gg gf", "" } },
    /* what is no point of the board, or told twice */
    { "(;GM[4]SZ[15]" FOUR "FA[gg][zz][g][ggx][G7][gg][hj];B[gg])",
      { "", "gg hj", "" } },
    /* of no interest in another node, or in another game */
    { "(;GM[4]SZ[15];B[hh];W[hg];B[ig]FA[gg];W[ih];B[gg])",
      { "", "", "", "" } },
    { "(;GM[1]SZ[15]" FOUR "FA[gg];B[gf])", { "", "", "" } },
    /* only Renju has 5A, whatever GM says */
    { "(;5A[gg][gf]SZ[15]" FOUR ";B[gg])", { "", "gg gf", "gg gf" } },
    { "(;GM[1]5A[]SZ[15]" FOUR "5A[gg];B[gg])", { "", "gg", "" } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenGame) game = open_text (CASES[i].text);

      const TengenRecord *record = tengen_game_get_record (game);

      for (TengenNode node = 4; node != TENGEN_NODE_NONE;
           node = tengen_record_get_child (record, node))
        {
          g_autofree char *found = list_at (game, node);

          g_assert_cmpstr (found, ==, CASES[i].at[node - 4]);
        }
    }
}

/* Neither is lost when the file is written again. */
static void
test_kept (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;GM[4]SZ[15]5A[gg][gf]" FOUR "FA[gg][gf];B[gg])");
  g_autofree char *text = write_text (game);

  g_assert_nonnull (strstr (text, "5A[gg][gf]"));
  g_assert_nonnull (strstr (text, "FA[gg][gf]"));
}

static TengenPoint
point_of (const char *name)
{
  return (TengenPoint) ((name[1] - 'a') * TENGEN_RENJU_SIZE + name[0] - 'a');
}

/* Does something from the seat that has to act. */
static void
do_now (TengenGame *game, TengenActionKind kind, const char *name, int value)
{
  const TengenPosition *position = tengen_game_get_position (game);

  g_assert_cmpint (act (game,
                        kind,
                        tengen_position_get_actor (position),
                        tengen_position_get_to_move (position),
                        name != NULL ? point_of (name) : TENGEN_POINT_NONE,
                        value),
                   ==,
                   TENGEN_REASON_NONE);
}

static void
check_now (TengenGame *game, const char *wanted)
{
  g_autofree char *found = list_at (game, tengen_game_get_cursor (game));

  g_assert_cmpstr (found, ==, wanted);
}

/* An opening that is being played says it itself. */
static void
test_opening (void)
{
  TengenRenjuRules rules;
  g_autoptr (TengenGameSetup) setup = NULL;
  g_autoptr (TengenGame) game = NULL;

  tengen_renju_rules_init (&rules, TENGEN_RENJU_RIF);
  setup = tengen_game_setup_new_renju (&rules);
  game = tengen_game_new (setup);
  do_now (game, TENGEN_ACTION_PLAY, "hh", 0);
  do_now (game, TENGEN_ACTION_PLAY, "hg", 0);
  do_now (game, TENGEN_ACTION_PLAY, "ig", 0);
  do_now (game, TENGEN_ACTION_CHOOSE, NULL, TENGEN_RENJU_CHOICE_STAY);
  do_now (game, TENGEN_ACTION_PLAY, "ih", 0);
  check_now (game, "");
  do_now (game, TENGEN_ACTION_OFFER, "gg", 1);
  check_now (game, "gg");
  do_now (game, TENGEN_ACTION_OFFER, "je", 1);
  check_now (game, "gg je");
  do_now (game, TENGEN_ACTION_PLAY, "je", 0);
  check_now (game, "");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-fifth/records", test_records);
  g_test_add_func ("/game-fifth/kept", test_kept);
  g_test_add_func ("/game-fifth/opening", test_opening);
  return g_test_run ();
}
