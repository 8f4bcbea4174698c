/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-assumed: a game that ends here names the rules it assumed
 */
#include "game-stop.h"
#include "game-undo.h"

static char *
get_text (const TengenGame *game, TengenProperty property)
{
  return tengen_record_get_text (
      tengen_game_get_record (game), tengen_game_get_root (game), property);
}

static void
check (const TengenGame *game, const char *text, const char *own)
{
  g_autofree char *found = get_text (game, TENGEN_PROPERTY_RU);
  g_autofree char *found_own = get_text (game, TENGEN_PROPERTY_TNR);

  g_assert_cmpstr (found, ==, text);
  g_assert_cmpstr (found_own, ==, own);
}

static void
resign (TengenGame *game)
{
  g_assert_cmpint (count_act (game, TENGEN_ACTION_RESIGN, TENGEN_SEAT_FIRST, 0),
                   ==,
                   TENGEN_REASON_NONE);
}

/* What the file says, and what it says when Black has resigned. */
static const struct
{
  const char *file;
  const char *text;
  const char *own;
  gboolean assumed;
} rows[] = {
  { "SZ[5]", "Japanese", NULL, TRUE },
  { "SZ[5]RU[]", "Japanese", NULL, TRUE },
  { "SZ[5]KM[7.5]", "Chinese", NULL, TRUE },
  { "SZ[5]KM[3.75]", "Chinese", NULL, TRUE },
  { "SZ[5]RU[as at home]", "as at home", "japan", TRUE },
  { "SZ[5]RU[Chinese]", "Chinese", NULL, FALSE },
  { "SZ[5]RU[中国]", "中国", NULL, FALSE },
  { "SZ[5]TNR[pure]", NULL, "pure", FALSE },
  { "GM[4]SZ[15]", NULL, "renju none", TRUE },
};

static void
test_ends (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("(;%s)", rows[i].file);
      g_autoptr (TengenGame) game = open_text (text);
      g_autofree char *before = write_text (game);
      g_autoptr (TengenGameSetup) setup =
          tengen_game_setup_copy (tengen_game_get_setup (game));

      g_test_message ("%s", text);
      g_assert_cmpint (setup->rules_assumed, ==, rows[i].assumed);
      resign (game);
      check (game, rows[i].text, rows[i].own);
      g_assert_false (tengen_game_get_setup (game)->rules_assumed);
      g_assert_true (tengen_go_rules_equal (
          &setup->rules, &tengen_game_get_setup (game)->rules));
      g_assert_cmpint (
          setup->komi_x2, ==, tengen_game_get_setup (game)->komi_x2);
      check_all_undone (game, before, write_text);
    }
}

/* One undo takes back the end with all it wrote. */
static void
test_undo (void)
{
  g_autoptr (TengenGame) game = open_live ("(;SZ[5]" WALLS ")");
  g_autofree char *before = write_text (game);
  g_autofree char *after = NULL;

  resign (game);
  g_assert_cmpint (plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_NONE);
  after = write_text (game);
  g_assert_cmpstr (after, ==, before);
  check (game, NULL, NULL);
  g_assert_true (tengen_game_get_setup (game)->rules_assumed);
}

/* A count writes them too; the same lines make the same game again. */
static void
test_count (void)
{
  static const char file[] = "(;SZ[5]KM[7.5]" WALLS ";B[];W[])";
  g_autoptr (TengenGame) game = open_live (file);
  g_autoptr (TengenGame) again = open_live (file);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  for (int i = 0; i < 2; i++)
    {
      TengenGame *played = i == 0 ? game : again;

      count_act (played, TENGEN_ACTION_AGREE, TENGEN_SEAT_FIRST, 1);
      count_act (played, TENGEN_ACTION_AGREE, TENGEN_SEAT_SECOND, 1);
      count_act (played, TENGEN_ACTION_FINISH, TENGEN_SEAT_FIRST, 0);
      g_assert_cmpint (phase (played), ==, TENGEN_PHASE_OVER);
      check (played, "Chinese", NULL);
    }
  first = write_text (game);
  second = write_text (again);
  g_assert_cmpstr (first, ==, second);
}

/* An end that the file had already stays as it is written. */
static void
test_elsewhere (void)
{
  g_autoptr (TengenGame) game = open_live ("(;SZ[5]RE[W+R];B[cc];W[bb])");
  g_autofree char *before = write_text (game);
  g_autofree char *after = NULL;

  plain (game, TENGEN_COMMAND_TAKE_BACK);
  g_assert_cmpint (plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_NONE);
  after = write_text (game);
  g_assert_cmpstr (after, ==, before);
  check (game, NULL, NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/game-assumed/ends", test_ends);
  g_test_add_func ("/game-assumed/undo", test_undo);
  g_test_add_func ("/game-assumed/count", test_count);
  g_test_add_func ("/game-assumed/elsewhere", test_elsewhere);
  return g_test_run ();
}
