/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-setup: what a game starts from, from and to records
 */
#include "tengen-board-stone.h"
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
check (const char *text, int width, int height, const char *rules, int komi_x2)
{
  g_autoptr (TengenGameSetup) setup = read_setup (text);

  g_assert_nonnull (setup);
  g_assert_cmpint (setup->width, ==, width);
  g_assert_cmpint (setup->height, ==, height);
  g_assert_cmpstr (setup->rules.id, ==, rules);
  g_assert_cmpint (setup->komi_x2, ==, komi_x2);
}

static void
test_read (void)
{
  check ("(;)", 19, 19, "japan", 13);
  check ("(;SZ[9]RU[Japanese]KM[5.5])", 9, 9, "japan", 11);
  check ("(;SZ[9:7]RU[chinese]KM[7.5])", 9, 7, "china", 15);
  check ("(;KM[7.5])", 19, 19, "china", 15);
  check ("(;KM[3.75])", 19, 19, "china", 15);
  check ("(;KM[375]RU[Chinese])", 19, 19, "china", 15);
  check ("(;KM[750])", 19, 19, "china", 15);
  check ("(;KM[650]RU[Japanese])", 19, 19, "japan", 13);
  check ("(;KM[-3])", 19, 19, "japan", -6);
  check ("(;KM[2.750]RU[Chinese])", 19, 19, "china", 11);
  check ("(;KM[6.3]RU[Japanese])", 19, 19, "japan", 12);
  check ("(;KM[1e3]RU[Japanese])", 19, 19, "japan", 13);
  check ("(;HA[4]RU[Japanese])", 19, 19, "japan", 1);
  check ("(;SZ[7]RU[Pure Go])", 7, 7, "pure", 0);
  check ("(;SZ[7]TNR[japan komi=11]RU[nonsense])", 7, 7, "japan", 11);
}

static void
test_assumed (void)
{
  g_autoptr (TengenGameSetup) assumed = read_setup ("(;RU[House rules])");
  g_autoptr (TengenGameSetup) told = read_setup ("(;RU[japanese])");

  g_assert_true (assumed->rules_assumed);
  g_assert_false (told->rules_assumed);
}

/* Nothing is refused; what cannot be drawn has no board. */
static void
test_no_board (void)
{
  static const char *const TEXTS[] = { "(;GM[3])",     "(;GM[2]SZ[8])",
                                       "(;SZ[0])",     "(;SZ[53])",
                                       "(;SZ[9:90])",  "(;SZ[-5])",
                                       "(;SZ[large])", "(;GM[4]SZ[60])" };

  for (gsize i = 0; i < G_N_ELEMENTS (TEXTS); i++)
    {
      g_autoptr (TengenGameSetup) setup = read_setup (TEXTS[i]);

      g_assert_false (tengen_game_setup_has_board (setup));
      g_assert_cmpint (setup->width, ==, 1);
      g_assert_cmpint (setup->height, ==, 1);
    }
}

static void
test_renju (void)
{
  g_autoptr (TengenGameSetup) usual =
      read_setup ("(;GM[4]KM[7.5]HA[3]RU[Japanese]PB[\u202E花子])");
  g_autoptr (TengenGameSetup) sized = read_setup ("(;GM[4]SZ[19])");
  g_autoptr (TengenRecord) record = NULL;
  g_autofree char *text = NULL;

  g_assert_true (tengen_game_setup_has_board (usual));
  g_assert_cmpint (usual->game, ==, 4);
  g_assert_cmpint (usual->width, ==, 15);
  g_assert_cmpint (usual->height, ==, 15);
  g_assert_cmpint (usual->komi_x2, ==, 0);
  g_assert_cmpint (usual->handicap, ==, 0);
  g_assert_true (usual->rules_assumed);
  g_assert_true (tengen_game_setup_is_renju (usual));
  g_assert_false (tengen_game_setup_is_renju (sized));
  g_assert_cmpstr (usual->black, ==, "花子");
  g_assert_cmpint (sized->width, ==, 19);
  record = tengen_game_setup_write (usual);
  text = tengen_sgf_write (record, NULL, NULL);
  g_assert_nonnull (strstr (text, "GM[4]"));
  g_assert_nonnull (strstr (text, "SZ[15]"));
  g_assert_null (strstr (text, "KM["));
  g_assert_null (strstr (text, "RU["));
  g_assert_null (strstr (text, "HA["));
}

/* What says the rules of a game of GM[4], and what is no Renju. */
static void
test_renju_rules (void)
{
  static const struct
  {
    const char *text;
    const char *rules; /* NULL: none of Renju */
    gboolean assumed;
  } CASES[] = {
    { "(;GM[4])", "none", TRUE },
    { "(;GM[4]SZ[15])", "none", TRUE },
    { "(;GM[4]RU[])", "none", TRUE },
    { "(;GM[4]RU[House rules])", "none", TRUE },
    { "(;GM[4]RU[Renju])", "none", FALSE },
    { "(;GM[4]RU[RIF])", "rif", FALSE },
    { "(;GM[4]RU[Soosõrv-8])", "soos-8", FALSE },
    { "(;GM[4]RU[珠型交代打ち])", "s26", FALSE },
    { "(;GM[4]TNR[renju tara-5 declared])", "tara-5 declared", FALSE },
    { "(;GM[4]TNR[renju tara-5]RU[RIF])", "tara-5", FALSE },
    { "(;GM[4]TNR[renju nothing]RU[RIF])", "rif", FALSE },
    { "(;GM[4]TNR[renju]RU[RIF])", "rif", FALSE },
    { "(;GM[4]TNR[japan]RU[RIF])", "rif", FALSE },
    { "(;GM[4]TNR[renju tara-99])", "none", TRUE },
    { "(;GM[4]RU[Gomoku])", NULL, FALSE },
    { "(;GM[4]RU[五目並べ])", NULL, FALSE },
    { "(;GM[4]SZ[19]RU[RIF])", NULL, FALSE },
    { "(;GM[4]SZ[19]TNR[renju rif])", NULL, FALSE },
    { "(;GM[1]SZ[15]RU[RIF])", NULL, TRUE },
    { "(;GM[1]SZ[15]TNR[renju rif])", NULL, TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenGameSetup) setup = read_setup (CASES[i].text);
      g_autofree char *rules = NULL;

      g_test_message ("%d", (int) i);
      g_assert_cmpint (
          tengen_game_setup_is_renju (setup), ==, CASES[i].rules != NULL);
      g_assert_cmpint (setup->rules_assumed, ==, CASES[i].assumed);
      if (CASES[i].rules == NULL)
        continue;
      rules = tengen_renju_rules_format (&setup->renju);
      g_assert_cmpstr (rules, ==, CASES[i].rules);
    }
}

/* Every set of rules there and back. */
static void
test_renju_write (void)
{
  for (int i = 0; i < 2 * TENGEN_RENJU_N_REGULATIONS; i++)
    {
      g_autoptr (TengenGameSetup) setup = NULL;
      g_autoptr (TengenGameSetup) read = NULL;
      g_autoptr (TengenRecord) record = NULL;
      g_autofree char *text = NULL;
      g_autofree char *ru = NULL;
      TengenRenjuRules rules;

      tengen_renju_rules_init (&rules, (TengenRenjuRegulation) (i / 2));
      rules.declared = i % 2;
      setup = tengen_game_setup_new_renju (&rules);
      record = tengen_game_setup_write (setup);
      text = tengen_sgf_write (record, NULL, NULL);
      g_assert_nonnull (strstr (text, "GM[4]"));
      g_assert_nonnull (strstr (text, "SZ[15]"));
      g_assert_null (strstr (text, "KM["));
      ru = tengen_renju_rules_get_text (&rules);
      g_assert_cmpint (strstr (text, "RU[") != NULL, ==, ru != NULL);
      read = read_setup (text);
      g_assert_true (tengen_game_setup_is_renju (read));
      g_assert_false (read->rules_assumed);
      g_assert_cmpmem (&read->renju, sizeof rules, &rules, sizeof rules);
    }
}

static void
test_write (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("china"), 13);
  g_autoptr (TengenGameSetup) read = NULL;
  g_autoptr (TengenRecord) record = NULL;
  g_autofree char *text = NULL;
  g_autofree char *name = g_strdup ("花子 ]\\:");

  setup->handicap = 3;
  setup->komi_x2 = 0;
  setup->black = g_strdup (name);
  record = tengen_game_setup_write (setup);
  text = tengen_sgf_write (record, NULL, NULL);
  g_assert_nonnull (strstr (text, "HA[3]"));
  g_assert_nonnull (strstr (text, "AB["));
  read = read_setup (text);
  g_assert_nonnull (read);
  g_assert_true (tengen_go_rules_equal (&read->rules, &setup->rules));
  g_assert_cmpint (read->handicap, ==, 3);
  g_assert_cmpint (read->komi_x2, ==, 0);
  g_assert_cmpstr (read->black, ==, name);
  g_assert_null (read->white);
  g_assert_false (read->rules_assumed);
}

static void
test_own_rules (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 19);
  g_autoptr (TengenGameSetup) read = NULL;
  g_autoptr (TengenRecord) record = NULL;

  setup->rules.repetition = TENGEN_GO_REPETITION_SITUATIONAL;
  setup->rules.suicide = TENGEN_GO_SUICIDE_MANY;
  record = tengen_game_setup_write (setup);
  read = tengen_game_setup_read (record, tengen_record_get_game (record, 0));
  g_assert_true (tengen_go_rules_equal (&read->rules, &setup->rules));
}

/* A user's own set has a name of its own; what programs write is none. */
static void
test_rules_name (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("china"), 9);
  g_autoptr (TengenGameSetup) copy = NULL;
  g_autoptr (TengenGameSetup) read = NULL;
  g_autoptr (TengenGameSetup) plain =
      read_setup ("(;SZ[9]TNR[china komi=9]RU[ chinese ])");
  g_autoptr (TengenGameSetup) other = read_setup ("(;SZ[9]RU[Our rules])");
  g_autoptr (TengenRecord) record = NULL;

  g_assert_null (plain->rules_name);
  g_assert_null (other->rules_name);
  g_assert_true (other->rules_assumed);
  setup->rules.suicide = TENGEN_GO_SUICIDE_ANY;
  setup->rules_name = g_strdup ("我が家 [2]");
  copy = tengen_game_setup_copy (setup);
  record = tengen_game_setup_write (copy);
  read = tengen_game_setup_read (record, tengen_record_get_game (record, 0));
  g_assert_cmpstr (read->rules_name, ==, "我が家 [2]");
  g_assert_true (tengen_go_rules_equal (&read->rules, &setup->rules));
}

static void
test_past (void)
{
  static const char *const BAD[] = {
    "1:2:3", "1:2:3:4:5", "1:2:x:4", "", "-1:0:0:0", "1:2:3:", "1:2:3:1000000"
  };
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("1-1"), 9);
  g_autoptr (TengenGameSetup) read = NULL;
  g_autoptr (TengenRecord) record = NULL;
  g_autofree char *text = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (BAD); i++)
    {
      g_autofree char *bad = g_strdup_printf ("(;SZ[9]TNP[%s])", BAD[i]);
      g_autoptr (TengenGameSetup) none = read_setup (bad);

      for (int side = 0; side < 3; side++)
        g_assert_cmpint (
            none->past_moves[side] + none->past_prisoners[side], ==, 0);
    }
  setup->past_moves[TENGEN_STONE_BLACK] = 20;
  setup->past_moves[TENGEN_STONE_WHITE] = 19;
  setup->past_prisoners[TENGEN_STONE_WHITE] = 4;
  record = tengen_game_setup_write (setup);
  text = tengen_sgf_write (record, NULL, NULL);
  g_assert_nonnull (strstr (text, "TNP[20:19:0:4]"));
  read = read_setup (text);
  g_assert_cmpint (read->past_moves[TENGEN_STONE_BLACK], ==, 20);
  g_assert_cmpint (read->past_moves[TENGEN_STONE_WHITE], ==, 19);
  g_assert_cmpint (read->past_prisoners[TENGEN_STONE_BLACK], ==, 0);
  g_assert_cmpint (read->past_prisoners[TENGEN_STONE_WHITE], ==, 4);
}

/* Stones may have been taken without a move that is counted. */
static void
test_past_prisoners (void)
{
  g_autoptr (TengenGameSetup) setup = read_setup ("(;SZ[9]TNP[0:0:0:4])");
  g_autoptr (TengenRecord) record = tengen_game_setup_write (setup);
  g_autofree char *text = tengen_sgf_write (record, NULL, NULL);

  g_assert_nonnull (strstr (text, "TNP[0:0:0:4]"));
}

/* The moves stand behind the first node, Black's first. */
static void
test_moves (void)
{
  static const TengenPoint POINTS[] = { 112, TENGEN_POINT_PASS, 0 };
  g_autoptr (TengenGameSetup) setup = NULL;
  g_autoptr (TengenRecord) record = NULL;
  g_autofree char *text = NULL;
  TengenRenjuRules rules;

  tengen_renju_rules_init (&rules, TENGEN_RENJU_FREE);
  setup = tengen_game_setup_new_renju (&rules);
  record = tengen_game_setup_write_moves (setup, POINTS, G_N_ELEMENTS (POINTS));
  text = tengen_sgf_write (record, NULL, NULL);
  g_assert_nonnull (strstr (text, "TNR[renju free];B[hh]"));
  g_assert_nonnull (strstr (text, ";W[];B[aa])"));
}

/* Without rules it has no regulation. */
static void
test_renju_plain (void)
{
  g_autoptr (TengenGameSetup) setup = tengen_game_setup_new_renju (NULL);
  TengenRenjuRules rules;

  tengen_renju_rules_init (&rules, TENGEN_RENJU_NONE);
  g_assert_cmpmem (&setup->renju, sizeof rules, &rules, sizeof rules);
}

static void
test_parsed (void)
{
  static const char *const texts[] = { "japan", "japan komi=11", "renju s26" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (TengenGameSetup) setup =
          tengen_game_setup_new_parsed (texts[i], 9);
      g_autofree char *again = tengen_game_setup_format_rules (setup, NULL);

      g_assert_cmpstr (again, ==, texts[i]);
      g_assert_cmpint (setup->width, ==, setup->is_renju ? 15 : 9);
    }
  g_assert_null (tengen_game_setup_new_parsed ("renju", 9));
  g_assert_null (tengen_game_setup_new_parsed ("renju japan", 9));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/setup/parsed", test_parsed);
  g_test_add_func ("/game/setup/read", test_read);
  g_test_add_func ("/game/setup/renju-plain", test_renju_plain);
  g_test_add_func ("/game/setup/assumed", test_assumed);
  g_test_add_func ("/game/setup/no-board", test_no_board);
  g_test_add_func ("/game/setup/renju", test_renju);
  g_test_add_func ("/game/setup/renju-rules", test_renju_rules);
  g_test_add_func ("/game/setup/renju-write", test_renju_write);
  g_test_add_func ("/game/setup/write", test_write);
  g_test_add_func ("/game/setup/own-rules", test_own_rules);
  g_test_add_func ("/game/setup/rules-name", test_rules_name);
  g_test_add_func ("/game/setup/past", test_past);
  g_test_add_func ("/game/setup/past-prisoners", test_past_prisoners);
  g_test_add_func ("/game/setup/moves", test_moves);
  return g_test_run ();
}
