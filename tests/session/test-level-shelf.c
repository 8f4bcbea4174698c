/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-level-shelf: which level of the computer suits whom
 */
#include "tengen-level-shelf.h"

static TengenGameSetup *
make_setup (const char *rules, int size)
{
  return tengen_game_setup_new (tengen_go_rules_find (rules), size);
}

/* Plays a game at the level of the shelf. */
static void
play (TengenLevelShelf *self,
      const char *name,
      const TengenGameSetup *setup,
      gboolean won,
      gboolean helped)
{
  tengen_level_shelf_note (self,
                           name,
                           setup,
                           tengen_level_shelf_find (self, name, setup),
                           won,
                           helped);
}

/* Two wins in a row raise it, two losses lower it; what lies between counts
 * from the beginning. */
static void
test_rows (void)
{
  g_autoptr (TengenLevelShelf) self = tengen_level_shelf_new ();
  g_autoptr (TengenGameSetup) setup = make_setup ("pure", 7);
  static const struct
  {
    gboolean won;
    gboolean helped;
    int level;
  } games[] = {
    { TRUE, FALSE, 1 },  { TRUE, FALSE, 2 },  { TRUE, FALSE, 2 },
    { FALSE, FALSE, 2 }, { TRUE, FALSE, 2 },  { TRUE, FALSE, 3 },
    { TRUE, TRUE, 3 },   { TRUE, TRUE, 3 },   { TRUE, FALSE, 3 },
    { TRUE, TRUE, 3 },   { TRUE, FALSE, 4 },  { FALSE, TRUE, 4 },
    { FALSE, TRUE, 3 },  { FALSE, FALSE, 3 }, { FALSE, FALSE, 2 },
    { FALSE, FALSE, 2 }, { FALSE, FALSE, 1 }, { FALSE, FALSE, 1 },
    { FALSE, FALSE, 1 },
  };

  g_assert_cmpint (tengen_level_shelf_find (self, "花子", setup),
                   ==,
                   TENGEN_LEVEL_SHELF_FIRST);
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      play (self, "花子", setup, games[i].won, games[i].helped);
      g_assert_cmpint (
          tengen_level_shelf_find (self, "花子", setup), ==, games[i].level);
    }
  for (int i = 0; i < 40; i++)
    play (self, "花子", setup, TRUE, FALSE);
  g_assert_cmpint (tengen_level_shelf_find (self, "花子", setup),
                   ==,
                   TENGEN_GAME_COMPUTER_LEVELS);
}

/* Each player, game and board for itself. */
static void
test_apart (void)
{
  g_autoptr (TengenLevelShelf) self = tengen_level_shelf_new ();
  g_autoptr (TengenGameSetup) seven = make_setup ("pure", 7);
  g_autoptr (TengenGameSetup) nine = make_setup ("pure", 9);
  g_autoptr (TengenGameSetup) japan = make_setup ("japan", 9);
  g_autoptr (TengenGameSetup) china = make_setup ("china", 9);

  for (int i = 0; i < 2; i++)
    {
      play (self, "花子", seven, TRUE, FALSE);
      play (self, NULL, japan, TRUE, FALSE);
    }
  g_assert_cmpint (tengen_level_shelf_find (self, "花子", seven), ==, 2);
  g_assert_cmpint (tengen_level_shelf_find (self, "太郎", seven), ==, 1);
  g_assert_cmpint (tengen_level_shelf_find (self, NULL, seven), ==, 1);
  g_assert_cmpint (tengen_level_shelf_find (self, "花子", nine), ==, 1);
  g_assert_cmpint (tengen_level_shelf_find (self, NULL, japan), ==, 2);
  g_assert_cmpint (tengen_level_shelf_find (self, NULL, china), ==, 2);
  g_assert_cmpint (tengen_level_shelf_find (self, "", nine), ==, 1);
  seven->rules.goal = 3;
  g_assert_cmpint (tengen_level_shelf_find (self, "花子", seven), ==, 1);
}

/* What is read back is what was saved, the row too; what makes no sense is left
 * out, and so is what is too much. */
static void
test_saved (void)
{
  g_autoptr (TengenLevelShelf) self = tengen_level_shelf_new ();
  g_autoptr (TengenLevelShelf) again = tengen_level_shelf_new ();
  g_autoptr (TengenGameSetup) setup = make_setup ("pure", 7);
  g_autoptr (GVariant) saved = NULL;
  GVariant *odd = g_variant_new_parsed (
      "[('pure-7x7 x', 11, 0), ('pure-7x7 y', 0, 0), ('pure-7x7 z', 3, 2),"
      " ('pure-7x7 v', 4, -1), ('pure-7x7 v', 9, 0)]");

  play (self, "花子", setup, TRUE, FALSE);
  g_object_get (self, "saved", &saved, NULL);
  g_object_set (again, "saved", saved, NULL);
  play (again, "花子", setup, TRUE, FALSE);
  g_assert_cmpint (tengen_level_shelf_find (again, "花子", setup), ==, 2);
  g_object_set (again, "saved", odd, NULL);
  g_assert_cmpint (tengen_level_shelf_find (again, "x", setup), ==, 1);
  g_assert_cmpint (tengen_level_shelf_find (again, "y", setup), ==, 1);
  g_assert_cmpint (tengen_level_shelf_find (again, "z", setup), ==, 1);
  g_assert_cmpint (tengen_level_shelf_find (again, "v", setup), ==, 4);
  for (int i = 0; i < TENGEN_LEVEL_SHELF_MAX; i++)
    {
      g_autofree char *name = g_strdup_printf ("P%d", i);

      play (again, name, setup, FALSE, FALSE);
    }
  g_assert_cmpint (tengen_level_shelf_find (again, "v", setup), ==, 1);
}

/* Renju is a game of its own, in all its regulations the same. */
static void
test_renju (void)
{
  g_autoptr (TengenLevelShelf) self = tengen_level_shelf_new ();
  g_autoptr (TengenGameSetup) go = make_setup ("japan", 15);
  TengenRenjuRules rules;

  for (int i = TENGEN_RENJU_FREE; i <= TENGEN_RENJU_S26; i++)
    {
      g_autoptr (TengenGameSetup) renju = NULL;

      tengen_renju_rules_init (&rules, (TengenRenjuRegulation) i);
      renju = tengen_game_setup_new_renju (&rules);
      play (self, "Hana", renju, TRUE, FALSE);
      g_assert_cmpint (tengen_level_shelf_find (self, "Hana", renju), ==, i);
    }
  g_assert_cmpint (tengen_level_shelf_find (self, "Hana", go), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/level-shelf/rows", test_rows);
  g_test_add_func ("/level-shelf/apart", test_apart);
  g_test_add_func ("/level-shelf/saved", test_saved);
  g_test_add_func ("/level-shelf/renju", test_renju);
  return g_test_run ();
}
