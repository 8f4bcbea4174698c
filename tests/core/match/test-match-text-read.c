/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-text-read: texts that are no tables, and what is wrong with them
 */
#include "match-table.h"

static void
check_fault (const char *text,
             TengenMatchTextFault fault,
             const char *group,
             const char *key)
{
  TengenMatchTextReport report = { 0 };
  TengenMatch *match = tengen_match_from_text (text, strlen (text), &report);

  g_assert_null (match);
  g_assert_cmpint (report.fault, ==, fault);
  g_assert_cmpstr (report.group, ==, group);
  g_assert_cmpstr (report.key, ==, key);
  tengen_match_text_report_clear (&report);
}

static void
test_refused (void)
{
  static const struct
  {
    const char *old;
    const char *new;
    const char *group;
    const char *key;
  } CASES[] = {
    { "id=test", "id=../test", "Match", "id" },
    { "kind=swiss", "kind=knockout", "Match", "kind" },
    { "kind=swiss", "", "Match", "kind" },
    { "scoring=difference", "scoring=love", "Match", "scoring" },
    { "points=2 1.5 0", "points=2 1", "Match", "points" },
    { "points=2 1.5 0", "points=2 1.25 0", "Match", "points" },
    { "rounds=4", "rounds=0", "Match", "rounds" },
    { "rounds=4", "rounds=99999999999", "Match", "rounds" },
    { "rules=bsw-jp", "rules=chess", "Setup", "rules" },
    { "rules=bsw-jp", "", "Setup", "rules" },
    { "size=13", "size=99", "Setup", "size" },
    { "komi=6", "komi=six", "Setup", "komi" },
    { "clock=none", "clock=fast 1", "Setup", "clock" },
    { "name=p3", "name=p1", "Player 3", "name" },
    { "name=p3", "name=", "Player 3", "name" },
    { "name=p3", "name=p3\nrank=10d", "Player 3", "rank" },
    { "[Player 3]", "[Player 7]", "Player 3", NULL },
    { "[Game 2]", "[Game 0]", "Game 2", NULL },
    { "round=2", "round=0", "Game 3", "round" },
    { "white=", "white=9", "Game 1", "white" },
    { "result=", "result=X", "Game 1", "result" },
    { "by-hand=true", "by-hand=perhaps", "Game 1", "by-hand" },
    { "by-hand=true", "by-hand=true\ncolours=green", "Game 1", "colours" },
    { "file=r01", "file=../r01", "Game 1", "file" },
  };
  g_autoptr (TengenMatch) match = match_table_new (TENGEN_MATCH_SWISS, 4, 1);
  g_autofree char *text = tengen_match_to_text (match);

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autofree char *wrong =
          match_table_replace (text, CASES[i].old, CASES[i].new);

      check_fault (
          wrong, TENGEN_MATCH_TEXT_VALUE, CASES[i].group, CASES[i].key);
    }
}

/* What is new in the third format. */
static void
test_terms (void)
{
  static const struct
  {
    const char *old;
    const char *new;
    const char *group;
    const char *key;
  } CASES[] = {
    { "ties=sos sodos direct", "ties=sos fame", "Match", "ties" },
    { "ties=sos sodos direct", "ties=sos sos", "Match", "ties" },
    { "ties=sos sodos direct", "ties=", "Match", "ties" },
    { "ties=sos sodos direct",
      "ties=sos sodos sos-1 direct direct-any",
      "Match",
      "ties" },
    { "unplayed=virtual", "unplayed=half", "Match", "unplayed" },
    { "unplayed=virtual", "unplayed=virtual\nbar=3d", "Match", "bar" },
    { "unplayed=virtual", "unplayed=virtual\nfloor=3k", "Match", "floor" },
    { "unplayed=virtual",
      "unplayed=virtual\nbar=3k\nfloor=2d",
      "Match",
      "bar" },
    { "unplayed=virtual",
      "unplayed=virtual\nbar=high\nfloor=5k",
      "Match",
      "bar" },
    { "unplayed=virtual",
      "unplayed=virtual\nbar=3d\nfloor=99k",
      "Match",
      "floor" },
    { "name=p1", "name=p1\nabsent=0", "Player 1", "absent" },
    { "name=p1", "name=p1\nabsent=65", "Player 1", "absent" },
    { "name=p1", "name=p1\nabsent=2 2", "Player 1", "absent" },
    { "name=p1", "name=p1\nabsent=", "Player 1", "absent" },
    { "name=p1", "name=p1\nabsent=2,3", "Player 1", "absent" },
    { "name=p1", "name=p1\nbye=-1", "Player 1", "bye" },
    { "name=p1", "name=p1\nabsent=2 3\nbye=3", "Player 1", "bye" },
    { "name=p1\n\n[Player 2]\n",
      "name=p1\nbye=3\n\n[Player 2]\nbye=4 3\n",
      "Player 2",
      "bye" },
    { "result=?", "result=?\nhow=both-won", "Game 1", "how" },
    { "result=?", "result=B+R\nhow=both-lost", "Game 1", "how" },
    { "result=?", "result=0\nhow=both-lost", "Game 1", "how" },
    { "result=?", "result=?\nhow=five", "Game 1", "how" },
    { "result=B+F", "result=?\nhow=both-lost", "Game 2", "result" },
  };
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 3, "japan", 19);
  g_autofree char *text = NULL;

  tengen_match_pair (match, 1);
  text = tengen_match_to_text (match);
  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autofree char *wrong =
          match_table_replace (text, CASES[i].old, CASES[i].new);

      g_test_message ("%s", CASES[i].new);
      check_fault (
          wrong, TENGEN_MATCH_TEXT_VALUE, CASES[i].group, CASES[i].key);
    }
}

/* What there is only in Swiss events. */
static void
test_kinds (void)
{
  static const struct
  {
    TengenMatchKind kind;
    const char *line;
    const char *key;
  } CASES[] = {
    { TENGEN_MATCH_SERIES, "absent=2", "absent" },
    { TENGEN_MATCH_SERIES, "bye=2", "bye" },
    { TENGEN_MATCH_ROUND_ROBIN, "bye=2", "bye" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenMatch) match =
          match_class_new (CASES[i].kind, 2, "japan", 19);
      g_autofree char *text = tengen_match_to_text (match);
      g_autofree char *line = g_strdup_printf ("name=p2\n%s", CASES[i].line);
      g_autofree char *wrong = match_table_replace (text, "name=p2", line);
      g_autofree char *groups =
          match_table_replace (text, "to-win=", "bar=1d\nfloor=5k\nto-win=");

      check_fault (wrong, TENGEN_MATCH_TEXT_VALUE, "Player 2", CASES[i].key);
      check_fault (groups, TENGEN_MATCH_TEXT_VALUE, "Match", "bar");
    }
}

/* Where differences count there are no groups. */
static void
test_difference (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 2, "japan", 19);
  g_autofree char *text = NULL;
  g_autofree char *wrong = NULL;

  match->scoring = TENGEN_MATCH_SCORE_DIFFERENCE;
  text = tengen_match_to_text (match);
  wrong = match_table_replace (text, "to-win=", "bar=1d\nfloor=5k\nto-win=");
  check_fault (wrong, TENGEN_MATCH_TEXT_VALUE, "Match", "bar");
}

/* No player sits at two boards at once, and rounds do not go back. */
static void
test_places (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 4, "japan", 19);
  TengenMatchGame *second;
  g_autofree char *twice = NULL;
  g_autofree char *back = NULL;

  tengen_match_pair (match, 1);
  second = tengen_match_get_game (match, 1);
  second->black = tengen_match_get_game (match, 0)->white;
  twice = tengen_match_to_text (match);
  check_fault (twice, TENGEN_MATCH_TEXT_VALUE, "Game 2", "black");
  tengen_match_get_game (match, 0)->round = 2;
  back = tengen_match_to_text (match);
  check_fault (back, TENGEN_MATCH_TEXT_VALUE, "Game 2", "round");
}

/* Of two values of one key it is unknown which is meant. */
static void
test_doubled (void)
{
  g_autoptr (TengenMatch) match = match_table_new (TENGEN_MATCH_SWISS, 4, 1);
  g_autofree char *text = tengen_match_to_text (match);
  g_autofree char *key =
      match_table_replace (text, "round=1\n", "round=1\nround=1\n");
  g_autofree char *group =
      match_table_replace (text, "[Player 2]", "[Player 1]");

  check_fault (key, TENGEN_MATCH_TEXT_VALUE, "Game 1", "round");
  check_fault (group, TENGEN_MATCH_TEXT_VALUE, "Player 1", "name");
}

/* Of two players neither can rest: the next game would have no colours. */
static void
test_bye (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SERIES, 2, "japan", 19);
  TengenMatchGame *game;
  g_autofree char *text = NULL;

  tengen_match_pair (match, 1);
  game = tengen_match_get_game (match, 0);
  game->white = TENGEN_MATCH_NOBODY;
  game->result = (TengenResult){ TENGEN_RESULT_FORFEIT, TENGEN_STONE_BLACK, 0 };
  text = tengen_match_to_text (match);
  check_fault (text, TENGEN_MATCH_TEXT_VALUE, "Game 1", "white");
}

static void
test_newer (void)
{
  g_autoptr (TengenMatch) match = match_table_new (TENGEN_MATCH_SWISS, 4, 1);
  g_autofree char *text = tengen_match_to_text (match);
  g_autofree char *newer = match_table_replace (text, "format=3", "format=4");
  g_autofree char *none = match_table_replace (text, "format=3", "format=x");

  check_fault (newer, TENGEN_MATCH_TEXT_NEWER, NULL, NULL);
  check_fault (none, TENGEN_MATCH_TEXT_SYNTAX, NULL, NULL);
  check_fault ("", TENGEN_MATCH_TEXT_SYNTAX, NULL, NULL);
  check_fault ("(;GM[1])", TENGEN_MATCH_TEXT_SYNTAX, NULL, NULL);
  check_fault ("[Match]\nformat=1\n", TENGEN_MATCH_TEXT_CUT, NULL, NULL);
}

/* Whatever is read can be written, and read again. */
static gboolean
try_bytes (const char *bytes, gsize length)
{
  TengenMatchTextReport report = { 0 };
  g_autoptr (TengenMatch) match =
      tengen_match_from_text (bytes, length, &report);
  g_autoptr (TengenMatch) back = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpint (match != NULL, ==, report.fault == TENGEN_MATCH_TEXT_NONE);
  tengen_match_text_report_clear (&report);
  if (match == NULL)
    return FALSE;
  text = tengen_match_to_text (match);
  back = match_table_read (text);
  return TRUE;
}

/* Nothing that was cut off is taken for a whole table. */
static void
test_cut (void)
{
  g_autoptr (TengenMatch) match = match_table_new (TENGEN_MATCH_SWISS, 5, 3);
  g_autofree char *text = tengen_match_to_text (match);
  gsize length = strlen (text);
  gsize step = g_getenv ("TENGEN_FULL") != NULL ? 1 : 7;

  g_assert_true (try_bytes (text, length));
  /* the last line is whole without its end */
  for (gsize i = length % step; i < length - 1; i += step)
    {
      g_autofree char *cut = g_memdup2 (text, MAX (i, 1));

      g_assert_false (try_bytes (cut, i));
    }
}

static void
test_noise (void)
{
  g_autoptr (TengenMatch) match = match_table_new (TENGEN_MATCH_SWISS, 3, 3);
  g_autofree char *text = tengen_match_to_text (match);
  gsize length = strlen (text);
  int times = g_getenv ("TENGEN_FULL") != NULL ? 20000 : 300;

  for (int i = 0; i < times; i++)
    {
      g_autofree char *noise = g_memdup2 (text, length);
      int changes = g_test_rand_int_range (1, 4);

      for (int k = 0; k < changes; k++)
        noise[g_test_rand_int_range (0, (int) length)] =
            (char) (g_test_rand_bit () ? g_test_rand_int_range (0, 256)
                                       : g_test_rand_int_range (32, 127));
      try_bytes (noise, length);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-text-read/refused", test_refused);
  g_test_add_func ("/match-text-read/terms", test_terms);
  g_test_add_func ("/match-text-read/kinds", test_kinds);
  g_test_add_func ("/match-text-read/difference", test_difference);
  g_test_add_func ("/match-text-read/places", test_places);
  g_test_add_func ("/match-text-read/doubled", test_doubled);
  g_test_add_func ("/match-text-read/bye", test_bye);
  g_test_add_func ("/match-text-read/newer", test_newer);
  g_test_add_func ("/match-text-read/cut", test_cut);
  g_test_add_func ("/match-text-read/noise", test_noise);
  return g_test_run ();
}
