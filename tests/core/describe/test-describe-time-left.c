/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-describe-time-left: what a record says a player has left, and where it says
 * nothing
 */
#include "game-open.h"
#include "tengen-describe-time-left.h"

#define SECOND G_GINT64_CONSTANT (1000000)

/* "600" or "30 3p" or "30 12m"; "-" for nothing. */
static char *
describe (const TengenGame *game, TengenNode node, TengenStone stone)
{
  TengenTimeLeft left;
  g_autoptr (GString) text = g_string_new (NULL);

  if (!tengen_time_left_find (
          tengen_game_get_record (game), node, stone, &left))
    return g_strdup ("-");
  g_string_append_printf (text, "%g", (double) left.us / (double) SECOND);
  if (left.n >= 0)
    g_string_append_printf (text, " %d%c", left.n, left.of_periods ? 'p' : 'm');
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
check (const TengenGame *game,
       TengenNode node,
       const char *black,
       const char *white)
{
  g_autofree char *of_black = describe (game, node, TENGEN_STONE_BLACK);
  g_autofree char *of_white = describe (game, node, TENGEN_STONE_WHITE);

  g_assert_cmpstr (of_black, ==, black);
  g_assert_cmpstr (of_white, ==, white);
}

/* Each player's holds until the player moves again. */
static void
test_path (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[5];B[aa]BL[600];W[bb]WL[590.5];C[A note]"
                 ";B[cc]BL[580](;W[dd];B[ee])(;W[de]WL[ 570 ]))");

  check (game, 1, "-", "-");
  check (game, 2, "600", "-");
  check (game, 3, "600", "590.5");
  check (game, 4, "600", "590.5");
  check (game, 5, "580", "590.5");
  /* a variation that was not played takes no time */
  check (game, 6, "580", "-");
  check (game, 7, "-", "-");
  check (game, 8, "580", "570");
}

/* What OB and OW count is said by OT, or by the clock of a game played here. */
static void
test_byoyomi (void)
{
  static const struct
  {
    const char *root;
    const char *black;
    const char *white;
  } cases[] = {
    { "", "30 3m", "25 12m" },
    { "OT[3x30 byo-yomi]", "30 3p", "25 12p" },
    { "OT[ 5 x 30]", "30 3p", "25 12p" },
    { "OT[25/600 Canadian]", "30 3m", "25 12m" },
    { "OT[byo-yomi]", "30 3m", "25 12m" },
    { "TNT[japanese 600 30 3]", "30 3p", "25 12p" },
    { "TNT[canadian 600 300 15]", "30 3m", "25 12m" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup_printf (
          "(;SZ[5]%s;B[aa]BL[30]OB[3];W[bb]WL[25]OW[12])", cases[i].root);
      g_autoptr (TengenGame) game = open_text (text);

      check (game, 3, cases[i].black, cases[i].white);
    }
}

/* What is no time is none, and so is what does not count. */
static void
test_broken (void)
{
  g_autoptr (TengenGame) game = open_text (
      "(;SZ[5];B[aa]BL[];W[bb]WL[soon];B[cc]BL[-5];W[dd]WL[999999999999]"
      ";B[ee]BL[60]OB[many];W[ab]WL[61]OW[-2];B[ac]OB[3])");

  check (game, 2, "-", "-");
  check (game, 3, "-", "-");
  check (game, 4, "-", "-");
  check (game, 5, "-", "-");
  check (game, 6, "60", "-");
  check (game, 7, "60", "61");
  check (game, 8, "-", "61");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/time-left/path", test_path);
  g_test_add_func ("/game/time-left/byoyomi", test_byoyomi);
  g_test_add_func ("/game/time-left/broken", test_broken);
  return g_test_run ();
}
