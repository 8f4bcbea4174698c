/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-computer: seats of the computer, from and to records
 */
#include "tengen-game-setup.h"
#include "tengen-sgf-reader.h"
#include "tengen-sgf-writer.h"

#include <string.h>

static TengenGameSetup *
read_setup (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return tengen_game_setup_read (reading->record,
                                 tengen_record_get_game (reading->record, 0));
}

static void
check (const TengenGameComputer *computer,
       int level,
       guint64 seed,
       guint playouts,
       gboolean adapts)
{
  g_assert_cmpint (computer->level, ==, level);
  g_assert_cmpuint (computer->seed, ==, seed);
  g_assert_cmpuint (computer->playouts, ==, playouts);
  g_assert_cmpint (computer->adapts, ==, adapts);
}

/* The names of players start nothing. */
static void
test_people (void)
{
  g_autoptr (TengenGameSetup) setup =
      read_setup ("(;PB[コンピューター]PW[GNU Go level 10])");
  g_autoptr (TengenRecord) record = tengen_game_setup_write (setup);
  g_autofree char *text = tengen_sgf_write (record, NULL, NULL);

  check (&setup->computers[TENGEN_SEAT_FIRST], 0, 0, 0, FALSE);
  check (&setup->computers[TENGEN_SEAT_SECOND], 0, 0, 0, FALSE);
  g_assert_false (tengen_game_computer_is_any (setup->computers));
  g_assert_false (tengen_game_computer_is_both (setup->computers));
  g_assert_null (strstr (text, "TNO"));
}

static void
test_round (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 7);
  g_autoptr (TengenGameSetup) again = NULL;
  g_autoptr (TengenRecord) record = NULL;
  g_autofree char *text = NULL;

  setup->computers[TENGEN_SEAT_FIRST] =
      (TengenGameComputer){ .level = 10, .seed = G_MAXUINT64, .playouts = 900 };
  setup->computers[TENGEN_SEAT_SECOND] =
      (TengenGameComputer){ .level = 1, .seed = 0x1f, .adapts = TRUE };
  record = tengen_game_setup_write (setup);
  text = tengen_sgf_write (record, NULL, NULL);
  g_assert_nonnull (
      strstr (text,
              "TNO[first level=10 seed=ffffffffffffffff playouts=900]"
              "[second level=1 seed=1f adapts=1]"));
  again = read_setup (text);
  check (&again->computers[TENGEN_SEAT_FIRST], 10, G_MAXUINT64, 900, FALSE);
  check (&again->computers[TENGEN_SEAT_SECOND], 1, 0x1f, 0, TRUE);
  check (&again->computers[TENGEN_SEAT_NONE], 0, 0, 0, FALSE);
}

static void
test_engine (void)
{
  g_autoptr (TengenGameSetup) setup =
      read_setup ("(;TNO[first level=3 seed=1 engine=own-1f][second level=2 "
                  "engine=../bin/sh])");
  g_autoptr (TengenRecord) record = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpstr (setup->computers[TENGEN_SEAT_FIRST].engine, ==, "own-1f");
  /* no path: the computer itself plays */
  g_assert_cmpstr (setup->computers[TENGEN_SEAT_SECOND].engine, ==, "");
  tengen_game_computer_set_engine (&setup->computers[TENGEN_SEAT_SECOND],
                                   "abcdefghijklmnopqrstuvwxyz");
  g_assert_cmpstr (setup->computers[TENGEN_SEAT_SECOND].engine, ==, "");
  record = tengen_game_setup_write (setup);
  text = tengen_sgf_write (record, NULL, NULL);
  g_assert_nonnull (strstr (
      text, "TNO[first level=3 seed=1 engine=own-1f][second level=2 seed=0]"));
}

/* What makes no sense is as if it were not there; what is unknown is skipped. */
static void
test_damaged (void)
{
  static const char *const TEXTS[] = {
    "(;TNO[])",
    "(;TNO[second])",
    "(;TNO[second level=0])",
    "(;TNO[second level=11])",
    "(;TNO[second level=-3])",
    "(;TNO[second level=3x])",
    "(;TNO[third level=3])",
    "(;TNO[level=3])",
    "(;TNO[second level=99999999999999999999])",
  };
  g_autoptr (TengenGameSetup) newer = read_setup (
      "(;TNO[second mood=good level=3 seed=zz playouts=0 playouts=1000001])");

  for (gsize i = 0; i < G_N_ELEMENTS (TEXTS); i++)
    {
      g_autoptr (TengenGameSetup) setup = read_setup (TEXTS[i]);

      for (int seat = 0; seat <= TENGEN_SEAT_SECOND; seat++)
        check (&setup->computers[seat], 0, 0, 0, FALSE);
    }
  check (&newer->computers[TENGEN_SEAT_SECOND], 3, 0, 0, FALSE);
  g_assert_true (tengen_game_computer_is_any (newer->computers));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/computer/people", test_people);
  g_test_add_func ("/game/computer/round", test_round);
  g_test_add_func ("/game/computer/engine", test_engine);
  g_test_add_func ("/game/computer/damaged", test_damaged);
  return g_test_run ();
}
