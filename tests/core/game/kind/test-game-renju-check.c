/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-renju-check: what Renju allows, and why not
 *
 * Shape: `!` before a word means that the other player says it.
 */
#include "renju-play.h"

static TengenReasonCode
say_as (TengenGame *game, const char *word)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_ACT);

  command->action = make_renju (game, word[0] == '!' ? word + 1 : word);
  if (word[0] == '!')
    command->action.seat = command->action.seat == TENGEN_SEAT_FIRST
                               ? TENGEN_SEAT_SECOND
                               : TENGEN_SEAT_FIRST;
  return send (game, command);
}

/* What is said where; what is refused changes nothing. */
static void
test_steps (void)
{
  static const struct
  {
    const char *rules, *words, *last;
    TengenReasonCode code;
  } cases[] = {
    /* the first stones */
    { "s26", "", "H9", TENGEN_REASON_CENTER },
    { "s26", "", "pass", TENGEN_REASON_EARLY_PASS },
    { "s26", "", "swap", TENGEN_REASON_STEP },
    { "s26", "", "=2", TENGEN_REASON_STEP },
    { "s26", "", "+H8", TENGEN_REASON_STEP },
    { "s26", "", "-H8", TENGEN_REASON_STEP },
    { "s26", "", "five.B", TENGEN_REASON_NO_CLAIM },
    { "s26", "", "resign.W", TENGEN_REASON_NONE },
    { "s26", "", "time.B", TENGEN_REASON_NONE },
    { "s26", "", "draw", TENGEN_REASON_NONE },
    { "s26", "H8", "H8", TENGEN_REASON_OCCUPIED },
    { "s26", "H8", "J8", TENGEN_REASON_AREA },
    { "s26", "H8 H9", "K8", TENGEN_REASON_AREA },
    { "s26", "H8 H9", "H9", TENGEN_REASON_OCCUPIED },
    /* a choice */
    { "s26", "H8 H9 I9", "A1", TENGEN_REASON_STEP },
    { "s26", "H8 H9 I9", "pass", TENGEN_REASON_STEP },
    { "s26", "H8 H9 I9", "fifths", TENGEN_REASON_STEP },
    { "s26", "H8 H9 I9", "more", TENGEN_REASON_STEP },
    { "s26", "H8 H9 I9", "=1", TENGEN_REASON_STEP },
    { "s26", "H8 H9 I9", "!swap", TENGEN_REASON_TURN },
    { "s26", "H8 H9 I9", "!stay", TENGEN_REASON_TURN },
    { "s26", "H8 H9 I9", "resign.B", TENGEN_REASON_NONE },
    { "s26", "H8 H9 I9", "resign.W", TENGEN_REASON_NONE },
    { "s26", "H8 H9 I9 swap", "swap", TENGEN_REASON_STEP },
    { "s26", "H8 H9 I9 swap", "pass", TENGEN_REASON_EARLY_PASS },
    { "s26", "H8 H9 I9 swap", "A1", TENGEN_REASON_NONE },
    /* a number */
    { "yama", "H8 H9 I9", "=0", TENGEN_REASON_BROKEN },
    { "yama", "H8 H9 I9", "=13", TENGEN_REASON_BROKEN },
    { "yama", "H8 H9 I9", "!=3", TENGEN_REASON_TURN },
    { "yama", "H8 H9 I9", "stay", TENGEN_REASON_STEP },
    { "yama", "H8 H9 I9", "A1", TENGEN_REASON_STEP },
    { "yama", "H8 H9 I9", "=12", TENGEN_REASON_NONE },
    { "soos-4", "H8 H9 I9 stay A1", "=5", TENGEN_REASON_STEP },
    { "soos-4", "H8 H9 I9 stay A1", "=4", TENGEN_REASON_NONE },
    /* fifth moves */
    { "rif", "H8 H9 I9 stay I8", "J10", TENGEN_REASON_STEP },
    { "rif", "H8 H9 I9 stay I8", "pass", TENGEN_REASON_STEP },
    { "rif", "H8 H9 I9 stay I8", "!+J10", TENGEN_REASON_TURN },
    { "rif", "H8 H9 I9 stay I8", "+H9", TENGEN_REASON_OCCUPIED },
    { "rif", "H8 H9 I9 stay I8 +J10", "+J10", TENGEN_REASON_OFFERED },
    { "rif", "H8 H9 I9 stay I8 +J10", "+G7", TENGEN_REASON_TWIN },
    { "rif", "H8 H9 I9 stay I8 +J10", "-G7", TENGEN_REASON_NOT_OFFERED },
    { "rif", "H8 H9 I9 stay I8 +J10", "-J10", TENGEN_REASON_NONE },
    { "rif", "H8 H9 I9 stay I8 +J10", "stay", TENGEN_REASON_STEP },
    { "rif", "H8 H9 I9 stay I8 +J10 +A1", "+A2", TENGEN_REASON_STEP },
    { "rif", "H8 H9 I9 stay I8 +J10 +A1", "!+A2", TENGEN_REASON_TURN },
    { "rif", "H8 H9 I9 stay I8 +J10 +A1", "-A1", TENGEN_REASON_TURN },
    { "rif", "H8 H9 I9 stay I8 +J10 +A1", "!-A1", TENGEN_REASON_NONE },
    { "rif", "H8 H9 I9 stay I8 +J10 +A1", "A2", TENGEN_REASON_NOT_OFFERED },
    { "rif", "H8 H9 I9 stay I8 +J10 +A1", "H8", TENGEN_REASON_OCCUPIED },
    { "rif", "H8 H9 I9 stay I8 +J10 +A1", "pass", TENGEN_REASON_EARLY_PASS },
    { "rif", "H8 H9 I9 stay I8 +J10 +A1", "A1", TENGEN_REASON_NONE },
    { "rif", "H8 H9 I9 stay I8 +J10 +A1 A1", "-J10", TENGEN_REASON_STEP },
    /* who puts stones of both colours */
    { "ssakata", "H8 H9 I9 K8 L8", "!more", TENGEN_REASON_TURN },
    { "ssakata", "H8 H9 I9 K8 L8", "more", TENGEN_REASON_NONE },
    { "ssakata", "H8 H9 I9 K8 L8 more A1 A2", "!stay", TENGEN_REASON_TURN },
    { "swap2", "A1 A2 A3", "fifths", TENGEN_REASON_STEP },
    { "pro", "H8 H9", "J8", TENGEN_REASON_AREA },
    { "long-pro", "H8 H9", "K8", TENGEN_REASON_AREA },
    /* play */
    { "none", "H8", "H8", TENGEN_REASON_OCCUPIED },
    { "none", "H8", "stay", TENGEN_REASON_STEP },
    { "none", "", "pass", TENGEN_REASON_EARLY_PASS },
    { "none", "A1 resign.W", "A2", TENGEN_REASON_OVER },
    { "none", "A1 resign.W", "draw", TENGEN_REASON_OVER },
    { "none", "A1 resign.W", "time.B", TENGEN_REASON_OVER },
    { "none", "H9 A1 H10 A3 G8 A5 I8 A7", "H8", TENGEN_REASON_NONE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenGame) game = start_renju (cases[i].rules);
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      g_test_message (
          "%s: %s, %s", cases[i].rules, cases[i].words, cases[i].last);
      say_all (game, cases[i].words);
      before = write_text (game);
      g_assert_cmpint (say_as (game, cases[i].last), ==, cases[i].code);
      after = write_text (game);
      g_assert_cmpint (
          strcmp (before, after) == 0, ==, cases[i].code != TENGEN_REASON_NONE);
    }
}

/* What is done in other games only, and what makes no sense. */
static void
test_other_kinds (void)
{
  static const struct
  {
    TengenActionKind kind;
    TengenReasonCode code;
  } cases[] = {
    { TENGEN_ACTION_VIRTUAL, TENGEN_REASON_NO_VIRTUAL },
    { TENGEN_ACTION_PROPOSE, TENGEN_REASON_NO_PROPOSAL },
    { TENGEN_ACTION_ACCEPT, TENGEN_REASON_NO_PROPOSAL },
    { TENGEN_ACTION_REFUSE, TENGEN_REASON_NO_PROPOSAL },
    { TENGEN_ACTION_VOID, TENGEN_REASON_NO_CYCLE },
    { TENGEN_ACTION_MARK, TENGEN_REASON_NOT_STOPPED },
    { TENGEN_ACTION_UNMARK, TENGEN_REASON_NOT_STOPPED },
    { TENGEN_ACTION_AGREE, TENGEN_REASON_NOT_STOPPED },
    { TENGEN_ACTION_RESUME, TENGEN_REASON_NOT_STOPPED },
    { TENGEN_ACTION_FINISH, TENGEN_REASON_NOT_STOPPED },
    { TENGEN_ACTION_CLAIM, TENGEN_REASON_NOT_STOPPED },
    { TENGEN_ACTION_GROUPS, TENGEN_REASON_NOT_STOPPED },
    { TENGEN_ACTION_EYES, TENGEN_REASON_NOT_STOPPED },
    { TENGEN_ACTION_EQUAL, TENGEN_REASON_NOT_STOPPED },
    { TENGEN_ACTION_BALANCE, TENGEN_REASON_NOT_STOPPED },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenGame) game = start_renju ("free");

      say_all (game, "H8");
      g_assert_cmpint (act (game,
                            cases[i].kind,
                            TENGEN_SEAT_SECOND,
                            TENGEN_STONE_WHITE,
                            3,
                            1),
                       ==,
                       cases[i].code);
    }
}

/* Actions that are none, as a journal may hold them. */
static void
test_broken (void)
{
  const struct
  {
    TengenAction action;
    TengenReasonCode code;
  } cases[] = {
    { { TENGEN_ACTION_PLAY, TENGEN_SEAT_FIRST, TENGEN_STONE_BLACK, 225, 0 },
      TENGEN_REASON_OFF_BOARD },
    { { TENGEN_ACTION_PLAY, TENGEN_SEAT_FIRST, TENGEN_STONE_WHITE, 112, 0 },
      TENGEN_REASON_TURN },
    { { TENGEN_ACTION_PLAY, TENGEN_SEAT_FIRST, TENGEN_STONE_NONE, 112, 0 },
      TENGEN_REASON_TURN },
    { { TENGEN_ACTION_OFFER, TENGEN_SEAT_FIRST, 0, TENGEN_POINT_NONE, 1 },
      TENGEN_REASON_OFF_BOARD },
    { { TENGEN_ACTION_OFFER, TENGEN_SEAT_FIRST, 0, 0, 2 },
      TENGEN_REASON_BROKEN },
    { { TENGEN_ACTION_CHOOSE, TENGEN_SEAT_FIRST, 0, 0, 4 },
      TENGEN_REASON_BROKEN },
    { { TENGEN_ACTION_CHOOSE, TENGEN_SEAT_FIRST, 0, 0, -1 },
      TENGEN_REASON_BROKEN },
    { { TENGEN_ACTION_CHOOSE, TENGEN_SEAT_NONE, 0, 0, 0 },
      TENGEN_REASON_BROKEN },
    { { TENGEN_ACTION_DECLARE, TENGEN_SEAT_FIRST, 0, 0, 13 },
      TENGEN_REASON_BROKEN },
    { { TENGEN_ACTION_ADMIT, TENGEN_SEAT_FIRST, 0, 0, 2 },
      TENGEN_REASON_BROKEN },
    { { TENGEN_ACTION_FIVE, TENGEN_SEAT_NONE, 0, 0, 0 }, TENGEN_REASON_BROKEN },
    { { TENGEN_ACTION_FORBIDDEN, TENGEN_SEAT_NONE, 0, 0, 0 },
      TENGEN_REASON_BROKEN },
    { { TENGEN_ACTION_TIME, TENGEN_SEAT_NONE, 0, 0, 0 }, TENGEN_REASON_BROKEN },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenGame) game = start_renju ("rif declared");
      TengenCommand *command = tengen_command_new (TENGEN_COMMAND_ACT);

      g_test_message ("%d", (int) i);
      command->action = cases[i].action;
      g_assert_cmpint (send (game, command), ==, cases[i].code);
    }
}

/* The fifth move that is the same, and the stones of a forbidden shape. */
static void
test_evidence (void)
{
  g_autoptr (TengenGame) game = start_renju ("rif");
  g_autoptr (TengenGame) cross = open_text ("(;GM[4]AB[hg][hf][gh][ih]AW[aa])");
  TengenAction offer;
  g_autoptr (TengenReason) twin = NULL;
  g_autoptr (TengenReason) forbidden = NULL;

  say_all (game, "H8 H9 I9 stay I8 +J10");
  offer = make_renju (game, "+G7");
  twin = tengen_position_check (tengen_game_get_position (game), &offer);
  g_assert_cmpint (twin->code, ==, TENGEN_REASON_TWIN);
  g_assert_cmpint (twin->point, ==, renju_at ("G7"));
  g_assert_cmpuint (twin->points->len, ==, 1);
  g_assert_cmpint (
      g_array_index (twin->points, TengenPoint, 0), ==, renju_at ("J10"));
  forbidden = tengen_position_check_point (
      tengen_game_get_position (cross), renju_at ("H8"), TENGEN_STONE_BLACK);
  g_assert_cmpint (forbidden->code, ==, TENGEN_REASON_FORBIDDEN);
  g_assert_cmpuint (forbidden->points->len, ==, 4);
  g_assert_null (tengen_position_check_point (
      tengen_game_get_position (cross), renju_at ("H8"), TENGEN_STONE_WHITE));
}

/* The map says of all points what is said of each. */
static void
test_map (void)
{
  const char *const texts[] = {
    "(;GM[4]AB[hg][hf][gh][ih]AW[aa])",
    "(;GM[4]TNR[renju none declared]AB[hg][hf][gh][ih]AW[aa])",
    "(;GM[4]RU[RIF];B[hh];W[hg])",
    "(;GM[4]RU[RIF];B[hh];W[hg];B[ig])",
    "(;GM[4]RU[RIF];B[hh];W[hg];B[ig];W[aa]TNC[offer B bb][offer B cc])",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (TengenGame) game = open_text (texts[i]);
      const TengenPosition *position = tengen_game_get_position (game);
      guint8 codes[225];

      go_to (game, tengen_game_get_live (game));
      for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
        {
          tengen_position_map (position, (TengenStone) side, codes);
          for (TengenPoint point = 0; point < 225; point++)
            {
              g_autoptr (TengenReason) reason = tengen_position_check_point (
                  position, point, (TengenStone) side);

              g_assert_cmpint (codes[point],
                               ==,
                               reason != NULL ? reason->code
                                              : TENGEN_REASON_NONE);
            }
        }
    }
}

/* What is said in Renju means nothing in other games, in files either; time is
 * up in any game. */
static void
test_elsewhere (void)
{
  const char *const texts[] = {
    "(;SZ[9];B[aa]TNC[swap W][five B]TNA[draw])",
    "(;GM[4]RU[Gomoku];B[aa]TNC[swap W][five B]TNA[draw])",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (TengenGame) game = open_text (texts[i]);

      go_to (game, 2);
      g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
      for (int kind = TENGEN_ACTION_CHOOSE; kind <= TENGEN_ACTION_DRAW; kind++)
        g_assert_cmpint (act (game,
                              (TengenActionKind) kind,
                              TENGEN_SEAT_SECOND,
                              TENGEN_STONE_WHITE,
                              3,
                              1),
                         ==,
                         TENGEN_REASON_OTHER_GAME);
      g_assert_cmpint (
          count_act (game, TENGEN_ACTION_TIME, 2, 0), ==, TENGEN_REASON_NONE);
      check_root (game, TENGEN_PROPERTY_RE, "B+T");
      say_all (game, "back");
      check_root (game, TENGEN_PROPERTY_RE, NULL);
      say_all (game, "back");
      g_assert_cmpuint (tengen_game_get_cursor (game), ==, 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/renju-check/steps", test_steps);
  g_test_add_func ("/game/renju-check/other-kinds", test_other_kinds);
  g_test_add_func ("/game/renju-check/broken", test_broken);
  g_test_add_func ("/game/renju-check/evidence", test_evidence);
  g_test_add_func ("/game/renju-check/map", test_map);
  g_test_add_func ("/game/renju-check/elsewhere", test_elsewhere);
  return g_test_run ();
}
