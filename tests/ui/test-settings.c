/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-settings: what is remembered, and what earlier versions wrote
 */
#include <gio/gio.h>

#include "tengen-paint-renju.h"
#include "tengen-program.h"
#include "tengen-settings.h"

static GSettings *store;

static TengenSettings *
start (void)
{
  return tengen_settings_new (TENGEN_PROGRAM_ID);
}

static void
settle (void)
{
  g_settings_sync ();
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* As before the first start. */
static void
forget (void)
{
  static const char *const keys[] = {
    "last-game",   "renju-rules",      "setup",
    "setup-renju", "setup-clock",      "setup-free-handicap",
    "own-rules",   "setup-rules-name", "setup-ranks",
  };
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (store, keys[i]);
  settle ();
}

static void
test_missing_schema (void)
{
  g_autoptr (TengenSettings) settings = tengen_settings_new ("no.such.schema");
  g_autoptr (TengenGameSetup) setup = tengen_settings_get_setup (settings);
  g_assert_cmpint (setup->width, ==, 9);
  setup->width = setup->height = 7;
  setup->black = g_strdup ("花子");
  tengen_settings_set_setup (settings, setup);
  g_autoptr (TengenGameSetup) again = tengen_settings_get_setup (settings);
  g_assert_cmpint (again->width, ==, 7);
  g_assert_cmpstr (again->black, ==, "花子");
}

static void
test_stored (void)
{
  g_autoptr (TengenSettings) settings = start ();
  g_autoptr (TengenSettings) other = start ();
  int numbers;
  g_object_set (settings, "numbers", 2, NULL);
  settle ();
  g_object_get (other, "numbers", &numbers, NULL);
  g_assert_cmpint (numbers, ==, 2);
  g_object_set (settings, "numbers", 0, "forbidden-points", 0, NULL);
  settle ();
  g_object_get (other, "forbidden-points", &numbers, NULL);
  g_assert_cmpint (numbers, ==, TENGEN_VIEW_FORBIDDEN_ALWAYS);
  g_object_set (settings, "forbidden-points", 1, NULL);
  settle ();
}

/* Own rule sets, and the name of the last game's. */
static void
test_rules (void)
{
  g_autoptr (TengenSettings) settings = start ();
  TengenRuleShelf *shelf = tengen_settings_get_rule_shelf (settings);
  TengenGoRules rules = *tengen_go_rules_find ("japan");
  rules.komi_x2 = 11;
  g_assert_true (tengen_rule_shelf_save (shelf, "教室", &rules));
  g_autoptr (TengenGameSetup) setup = tengen_game_setup_new (&rules, 13);
  setup->rules_name = g_strdup ("教室");
  setup->komi_x2 = 13;
  tengen_settings_set_setup (settings, setup);
  settle ();

  g_autoptr (TengenSettings) next = start ();
  g_autoptr (TengenGameSetup) last = tengen_settings_get_setup (next);
  g_assert_cmpint (last->komi_x2, ==, 13);
  g_assert_true (tengen_go_rules_equal (&last->rules, &rules));
  g_assert_cmpstr (last->rules_name, ==, "教室");
  const TengenGoRules *own =
      tengen_rule_shelf_find (tengen_settings_get_rule_shelf (next), "教室");
  g_assert_nonnull (own);
  g_assert_true (tengen_go_rules_equal (own, &rules));
  forget ();
  g_assert_cmpuint (tengen_rule_shelf_get_n_own (shelf), ==, 0);
}

/* Whatever a new game is asked comes back; the match that it was of does not. */
static void
test_last_game (void)
{
  g_autoptr (TengenSettings) settings = start ();
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 19);
  setup->handicap = 4;
  setup->free_handicap = TRUE;
  setup->komi_x2 = -11;
  setup->black = g_strdup ("花子 ] \\ :");
  setup->white = g_strdup ("太郎");
  setup->black_rank = g_strdup ("3k");
  setup->white_rank = g_strdup ("二段");
  setup->match = g_strdup ("club 3");
  g_assert_true (
      tengen_clock_setting_decode ("japanese 600 30 3", &setup->clock));
  tengen_settings_set_setup (settings, setup);
  settle ();

  g_autoptr (TengenSettings) next = start ();
  g_autoptr (TengenGameSetup) last = tengen_settings_get_setup (next);
  g_autofree char *clock = tengen_clock_setting_encode (&last->clock);
  g_assert_cmpint (last->width, ==, 19);
  g_assert_cmpint (last->height, ==, 19);
  g_assert_true (tengen_go_rules_equal (&last->rules, &setup->rules));
  g_assert_cmpint (last->handicap, ==, 4);
  g_assert_true (last->free_handicap);
  g_assert_cmpint (last->komi_x2, ==, -11);
  g_assert_cmpstr (last->black, ==, "花子 ] \\ :");
  g_assert_cmpstr (last->white, ==, "太郎");
  g_assert_cmpstr (last->black_rank, ==, "3k");
  g_assert_cmpstr (last->white_rank, ==, "二段");
  g_assert_cmpstr (clock, ==, "japanese 600 30 3");
  g_assert_null (last->match);
  forget ();
}

/* Texts that no new game can have are those of the first start. */
static void
test_spoilt (void)
{
  static const char *const texts[] = {
    "rubbish",
    "(;)",
    "(;GM[1",
    "(;GM[1]SZ[13:9]TNR[japan])",
    "(;GM[1]SZ[40]TNR[japan])",
    "(;GM[1]SZ[9]TNR[japan]HA[10])",
    "(;GM[2]SZ[8])",
    "(;GM[4]SZ[19])",
  };
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_settings_set_string (store, "last-game", texts[i]);
      g_autoptr (TengenSettings) settings = start ();
      g_autoptr (TengenGameSetup) last = tengen_settings_get_setup (settings);
      g_assert_cmpint (last->width, ==, 9);
      g_assert_cmpstr (last->rules.id, ==, "pure");
    }
  forget ();
}

/* What earlier versions wrote is there until there is another game. */
static void
test_old (void)
{
  g_settings_set (
      store, "setup", "(iisiiss)", 13, 13, "china", 3, 15, "花子", "");
  g_settings_set (store, "setup-rules-name", "(ss)", "教室", "china");
  g_settings_set (store, "setup-ranks", "(ss)", "", "3k");
  g_settings_set_string (store, "setup-clock", "japanese 600 30 3");
  g_settings_set_boolean (store, "setup-free-handicap", TRUE);
  g_autoptr (TengenSettings) settings = start ();
  g_autoptr (TengenGameSetup) last = tengen_settings_get_setup (settings);
  g_autofree char *clock = tengen_clock_setting_encode (&last->clock);
  g_assert_cmpint (last->width, ==, 13);
  g_assert_cmpstr (last->rules.id, ==, "china");
  g_assert_cmpstr (last->rules_name, ==, "教室");
  g_assert_cmpint (last->handicap, ==, 3);
  g_assert_true (last->free_handicap);
  g_assert_cmpint (last->komi_x2, ==, 15);
  g_assert_cmpstr (last->black, ==, "花子");
  g_assert_null (last->white);
  g_assert_cmpstr (last->white_rank, ==, "3k");
  g_assert_cmpstr (clock, ==, "japanese 600 30 3");
  /* nothing is written unasked */
  g_autoptr (GVariant) written = g_settings_get_user_value (store, "last-game");
  g_assert_null (written);

  /* a name that belongs to other rules is ignored */
  g_settings_set (store, "setup-rules-name", "(ss)", "教室", "japan");
  g_autoptr (TengenGameSetup) unnamed = tengen_settings_get_setup (settings);
  g_assert_null (unnamed->rules_name);
  g_settings_set_boolean (store, "setup-renju", TRUE);
  g_settings_set_string (store, "renju-rules", "tara-7 declared");
  g_autoptr (TengenSettings) second = start ();
  g_autoptr (TengenGameSetup) renju = tengen_settings_get_setup (second);
  g_assert_true (tengen_game_setup_is_renju (renju));
  g_assert_cmpint (renju->renju.regulation, ==, TENGEN_RENJU_TARA);
  g_assert_cmpstr (renju->black, ==, "花子");

  renju->white = g_strdup ("太郎");
  tengen_settings_set_setup (second, renju);
  settle ();
  g_autoptr (TengenSettings) third = start ();
  g_autoptr (TengenGameSetup) again = tengen_settings_get_setup (third);
  g_assert_cmpstr (again->white, ==, "太郎");
  forget ();
}

/* A size that was spoilt is one of a window all the same. */
static void
test_sizes (void)
{
  int width, height;
  gboolean maximized;
  g_settings_set (store, "window-size", "(ii)", -5, 100000);
  g_autoptr (TengenSettings) settings = start ();
  tengen_settings_get_window (settings, &width, &height, &maximized);
  g_assert_cmpint (width, ==, 320);
  g_assert_cmpint (height, ==, 16384);
  tengen_settings_set_window (settings, 900, 700, TRUE);
  tengen_settings_set_tree_window (settings, 800, 300);
  settle ();
  g_autoptr (TengenSettings) next = start ();
  tengen_settings_get_window (next, &width, &height, &maximized);
  g_assert_cmpint (width, ==, 900);
  g_assert_cmpint (height, ==, 700);
  g_assert_true (maximized);
  tengen_settings_get_tree_window (next, &width, &height);
  g_assert_cmpint (width, ==, 800);
  g_assert_cmpint (height, ==, 300);
}

/* Earlier folders of games are known after another one was chosen. */
static void
test_folders (void)
{
  g_autoptr (TengenSettings) settings = start ();
  g_object_set (settings, "games-folder", "/a", NULL);
  g_object_set (settings, "games-folder", "/b", NULL);
  tengen_settings_reset (settings);
  settle ();
  g_autoptr (TengenSettings) next = start ();
  const char *const *before = tengen_settings_get_earlier_folders (next);
  g_assert_true (g_strv_contains (before, "/a"));
  g_assert_true (g_strv_contains (before, "/b"));
  g_assert_cmpuint (g_strv_length ((char **) before), ==, 2);
}

static char *
read_renju (TengenSettings *settings)
{
  g_autoptr (TengenGameSetup) setup = tengen_settings_get_setup (settings);
  g_autofree char *rules = tengen_renju_rules_format (&setup->renju);
  return g_strdup_printf (
      "%s %s", tengen_game_setup_is_renju (setup) ? "renju" : "go", rules);
}

/* The last game of Renju: its rules stay after a game of Go. */
static void
test_renju (void)
{
  const TengenRenjuRules tara = { TENGEN_RENJU_TARA, 7, TRUE };
  g_autoptr (TengenSettings) first = start ();
  g_autofree char *before = read_renju (first);
  g_assert_cmpstr (before, ==, "go free");
  g_autoptr (TengenGameSetup) renju = tengen_game_setup_new_renju (&tara);
  renju->white = g_strdup ("太郎");
  tengen_settings_set_setup (first, renju);
  settle ();

  g_autoptr (TengenSettings) second = start ();
  g_autoptr (TengenGameSetup) last = tengen_settings_get_setup (second);
  g_autofree char *stored = read_renju (second);
  g_assert_cmpstr (stored, ==, "renju tara-7 declared");
  g_assert_cmpint (last->game, ==, 4);
  g_assert_cmpint (last->width, ==, 15);
  g_assert_null (last->black);
  g_assert_cmpstr (last->white, ==, "太郎");
  g_autoptr (TengenGameSetup) go =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 13);
  tengen_settings_set_setup (second, go);
  g_autofree char *kept = read_renju (second);
  g_assert_cmpstr (kept, ==, "go tara-7 declared");
  settle ();

  g_settings_set_string (store, "renju-rules", "rubbish");
  g_autoptr (TengenSettings) third = start ();
  g_autofree char *spoilt = read_renju (third);
  g_assert_cmpstr (spoilt, ==, "go free");
  forget ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  store = g_settings_new (TENGEN_PROGRAM_ID);
  g_test_add_func ("/settings/missing-schema", test_missing_schema);
  g_test_add_func ("/settings/stored", test_stored);
  g_test_add_func ("/settings/rules", test_rules);
  g_test_add_func ("/settings/last-game", test_last_game);
  g_test_add_func ("/settings/spoilt", test_spoilt);
  g_test_add_func ("/settings/old", test_old);
  g_test_add_func ("/settings/renju", test_renju);
  g_test_add_func ("/settings/sizes", test_sizes);
  g_test_add_func ("/settings/folders", test_folders);
  int status = g_test_run ();
  g_object_unref (store);
  return status;
}
