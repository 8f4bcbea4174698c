/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-act: actions completed, named and looked through
 */
#include "game-describe.h"
#include "game-stop.h"

#define B TENGEN_STONE_BLACK
#define W TENGEN_STONE_WHITE

/* What is done, wherever it comes from, and how it stands in the record; what
 * means nothing for its kind is left out. */
static const struct
{
  const char *text;
  TengenAction action;
  const char *name;
  const char *written;
} CASES[] = {
  { "(;SZ[5]TNR[2-1])",
    { TENGEN_ACTION_PLAY, 1, B, 12, 77 },
    "play",
    ";B[cc])" },
  { "(;SZ[5]TNR[2-1])", { TENGEN_ACTION_PASS, 1, B, 12, 77 }, "pass", ";B[])" },
  { "(;SZ[5]TNR[2-1])",
    { TENGEN_ACTION_VIRTUAL, 1, B, 12, 77 },
    "virtual",
    ";B[]TNA[virtual])" },
  { "(;SZ[5]TNR[2-1])",
    { TENGEN_ACTION_PLAY, 1, B, 12, 3 },
    "play",
    ";B[cc]TNB[3])" },
  { "(;SZ[5]TNR[2-1])",
    { TENGEN_ACTION_VIRTUAL, 1, B, 12, 31 },
    "virtual",
    ";B[]TNA[virtual]TNB[31])" },
  { "(;SZ[5]TNR[2-1])", { TENGEN_ACTION_PASS, 1, B, 12, -1 }, "pass", ";B[])" },
  { "(;SZ[5]TNR[2-1])",
    { TENGEN_ACTION_RESIGN, 2, 0, 12, 77 },
    "resign",
    "TNA[resign W]" },
  { "(;SZ[5]TNR[3-1])",
    { TENGEN_ACTION_PROPOSE, 2, B, 12, 77 },
    "propose",
    "TNC[propose B]" },
  { "(;SZ[5]TNR[3-1]TNC[propose B])",
    { TENGEN_ACTION_ACCEPT, 0, W, 12, 77 },
    "answer",
    "TNC[propose B][accept W]" },
  { "(;SZ[5]TNR[3-1]TNC[propose B])",
    { TENGEN_ACTION_REFUSE, 1, W, 12, 77 },
    "answer",
    "TNC[propose B][refuse W]" },
  { "(;SZ[5]TNR[japan]AW[ab][ba]PL[B];B[dd];W[ee];B[aa];W[])",
    { TENGEN_ACTION_VOID, 2, W, 12, 77 },
    "void",
    "TNA[void]" },
  { "(;SZ[5]TNR[china]" WALLS ";B[];W[])",
    { TENGEN_ACTION_MARK, 2, B, 11, TENGEN_GO_MARK_DEAD },
    "count",
    "TNC[dead bc]" },
  { "(;SZ[5]TNR[china]" WALLS ";B[];W[])",
    { TENGEN_ACTION_MARK, 0, B, 11, TENGEN_GO_MARK_DEAD },
    "count",
    "TNC[auto dead bc]" },
  { "(;SZ[5]TNR[china]" WALLS ";B[];W[]TNC[dead bc])",
    { TENGEN_ACTION_UNMARK, 0, W, 11, 77 },
    "count",
    ";W[])" },
  { "(;SZ[5]TNR[china];B[];W[])",
    { TENGEN_ACTION_AGREE, 2, B, 11, 1 },
    "count",
    "TNC[agree W]" },
  { "(;SZ[5]TNR[china];B[];W[]TNC[agree W])",
    { TENGEN_ACTION_AGREE, 2, B, 11, 0 },
    "count",
    "TNC[agree W][disagree W]" },
  { "(;SZ[5]TNR[china];B[];W[])",
    { TENGEN_ACTION_RESUME, 0, B, 11, 77 },
    "count",
    "TNC[resume]" },
  { "(;SZ[5]TNR[china];B[];W[]TNC[agree B][agree W])",
    { TENGEN_ACTION_FINISH, 1, B, 11, 77 },
    "count",
    "TNC[agree B][agree W][finish]" },
  { "(;SZ[5]TNR[1-1];B[];W[])",
    { TENGEN_ACTION_CLAIM, 1, W, 12, B },
    "count",
    "TNC[claim B cc]" },
  { "(;SZ[5]TNR[tang];B[];W[])",
    { TENGEN_ACTION_GROUPS, 0, W, 12, 25 },
    "count",
    "TNC[groups W 25]" },
  { "(;SZ[5]TNR[tang];B[];W[])",
    { TENGEN_ACTION_EYES, 2, B, 12, 0 },
    "count",
    "TNC[eyes B 0]" },
  { "(;SZ[5]TNR[4-1];B[];W[])",
    { TENGEN_ACTION_EQUAL, 0, W, 12, 12 },
    "count",
    "TNC[equal 12]" },
  { "(;SZ[5]TNR[3-1]TNC[propose B][accept W])",
    { TENGEN_ACTION_BALANCE, 0, W, 12, TENGEN_GO_BALANCE_STONE },
    "count",
    "[accept W][balance a]" },
};

static TengenReasonCode
do_action (TengenGame *game, TengenAction action)
{
  return act (
      game, action.kind, action.seat, action.stone, action.point, action.value);
}

/* All kinds are written as they were done, read back as the same, undone. */
static void
test_written (void)
{
  gboolean seen[TENGEN_ACTION_BALANCE + 1] = { FALSE };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenGame) game = open_live (CASES[i].text);
      g_autoptr (TengenGame) read = NULL;
      g_autofree char *before = describe_game (game);
      g_autofree char *text = NULL;
      g_autofree char *done = NULL;
      g_autofree char *again = NULL;
      g_autofree char *undone = NULL;

      g_assert_cmpint (
          do_action (game, CASES[i].action), ==, TENGEN_REASON_NONE);
      seen[CASES[i].action.kind] = TRUE;
      g_assert_cmpstr (tengen_game_get_undo_name (game), ==, CASES[i].name);
      text = write_text (game);
      g_assert_nonnull (strstr (text, CASES[i].written));
      read = open_live (text);
      done = describe_position (tengen_game_get_position (game));
      again = describe_position (tengen_game_get_position (read));
      g_assert_cmpstr (again, ==, done);
      plain (game, TENGEN_COMMAND_UNDO);
      undone = describe_game (game);
      g_assert_cmpstr (undone, ==, before);
    }
  for (gsize kind = 0; kind < G_N_ELEMENTS (seen); kind++)
    g_assert_true (seen[kind]);
}

/* Numbers that none of the rules knows, sides that are none. */
static const struct
{
  const char *rules;
  TengenAction action;
  TengenReasonCode code;
} REFUSED[] = {
  { "japan", { TENGEN_ACTION_MARK, 1, 0, 11, -1 }, TENGEN_REASON_BROKEN },
  { "japan", { TENGEN_ACTION_MARK, 1, 0, 11, 3 }, TENGEN_REASON_BROKEN },
  { "japan", { TENGEN_ACTION_AGREE, 1, 0, 0, 2 }, TENGEN_REASON_BROKEN },
  { "japan", { TENGEN_ACTION_AGREE, 1, 0, 0, -1 }, TENGEN_REASON_BROKEN },
  { "japan", { TENGEN_ACTION_AGREE, 0, 0, 0, 1 }, TENGEN_REASON_BROKEN },
  { "japan", { TENGEN_ACTION_RESIGN, 0, B, 0, 0 }, TENGEN_REASON_BROKEN },
  { "1-1", { TENGEN_ACTION_CLAIM, 1, 0, 12, -1 }, TENGEN_REASON_BROKEN },
  { "1-1", { TENGEN_ACTION_CLAIM, 1, 0, 12, 3 }, TENGEN_REASON_BROKEN },
  { "1-1", { TENGEN_ACTION_CLAIM, 1, 0, 25, 1 }, TENGEN_REASON_OFF_BOARD },
  { "tang", { TENGEN_ACTION_EYES, 1, 0, 0, 4 }, TENGEN_REASON_BROKEN },
  { "tang", { TENGEN_ACTION_EYES, 1, W, 0, 26 }, TENGEN_REASON_BROKEN },
  { "tang", { TENGEN_ACTION_EYES, 1, W, 0, -2 }, TENGEN_REASON_BROKEN },
  { "tang", { TENGEN_ACTION_EYES, 1, W, 0, -1 }, TENGEN_REASON_NONE },
  { "tang", { TENGEN_ACTION_EYES, 1, W, 0, 25 }, TENGEN_REASON_NONE },
  { "mingqing", { TENGEN_ACTION_GROUPS, 1, 0, 0, 1 }, TENGEN_REASON_BROKEN },
  { "mingqing", { TENGEN_ACTION_GROUPS, 1, B, 0, -2 }, TENGEN_REASON_BROKEN },
  { "mingqing",
    { TENGEN_ACTION_GROUPS, 1, B, 0, G_MAXINT },
    TENGEN_REASON_BROKEN },
  { "4-2", { TENGEN_ACTION_EQUAL, 1, 0, 0, 26 }, TENGEN_REASON_BROKEN },
  { "4-2", { TENGEN_ACTION_EQUAL, 1, 0, 0, 25 }, TENGEN_REASON_NO_EQUAL },
  { "4-2", { TENGEN_ACTION_EQUAL, 1, 0, 0, G_MININT }, TENGEN_REASON_BROKEN },
  { "3-1", { TENGEN_ACTION_BALANCE, 1, 0, 0, 3 }, TENGEN_REASON_BROKEN },
  { "3-1", { TENGEN_ACTION_BALANCE, 1, 0, 0, -1 }, TENGEN_REASON_BROKEN },
  { "3-1", { TENGEN_ACTION_BALANCE, 1, 0, 0, 0 }, TENGEN_REASON_NONE },
  { "japan", { TENGEN_ACTION_PLAY, 1, 0, 12, 0 }, TENGEN_REASON_TURN },
  { "japan", { TENGEN_ACTION_PASS, 1, 0, 12, 0 }, TENGEN_REASON_TURN },
  { "3-1", { TENGEN_ACTION_VIRTUAL, 1, 0, 0, 0 }, TENGEN_REASON_TURN },
  { "3-1", { TENGEN_ACTION_PROPOSE, 1, 0, 0, 0 }, TENGEN_REASON_TURN },
  { "3-1", { TENGEN_ACTION_ACCEPT, 1, 0, 0, 0 }, TENGEN_REASON_TURN },
  { "3-1", { TENGEN_ACTION_REFUSE, 1, 0, 0, 0 }, TENGEN_REASON_TURN },
};

static void
test_refused (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (REFUSED); i++)
    {
      g_autoptr (TengenGame) game = stop_game (REFUSED[i].rules);
      g_autofree char *before = describe_game (game);
      g_autofree char *after = NULL;

      g_test_message ("%s, action %d, value %d",
                      REFUSED[i].rules,
                      REFUSED[i].action.kind,
                      REFUSED[i].action.value);
      g_assert_cmpint (
          do_action (game, REFUSED[i].action), ==, REFUSED[i].code);
      if (REFUSED[i].code == TENGEN_REASON_NONE)
        plain (game, TENGEN_COMMAND_UNDO);
      after = describe_game (game);
      g_assert_cmpstr (after, ==, before);
    }
}

/* Commands that are no actions give the reasons that no rules give. */
static void
test_other_reasons (void)
{
  g_autoptr (TengenGame) game = start_game ("japan", 5);
  g_autoptr (TengenGame) other = open_text ("(;GM[3];B[aa])");

  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NO_MOVE);
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_NOTHING);
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_REDO), ==, TENGEN_REASON_NOTHING);
  g_assert_cmpint (go_to (game, 2), ==, TENGEN_REASON_BROKEN);
  for (int kind = 0; kind <= TENGEN_ACTION_BALANCE; kind++)
    g_assert_cmpint (act (other, (TengenActionKind) kind, 1, B, 0, 1),
                     ==,
                     TENGEN_REASON_NO_BOARD);
}

/* Games that only put stones know none of what the Go family does; the record
 * is as it was. */
static void
test_plain (void)
{
  g_autoptr (TengenGame) game = open_live ("(;GM[4]SZ[5]TNR[3-1];B[cc])");
  g_autofree char *before = write_text (game);

  for (int kind = TENGEN_ACTION_MARK; kind <= TENGEN_ACTION_BALANCE; kind++)
    {
      TengenReasonCode code =
          act (game, (TengenActionKind) kind, 2, W, at (game, "C3"), 1);
      g_autofree char *after = write_text (game);

      g_assert_cmpint (code, !=, TENGEN_REASON_NONE);
      g_assert_cmpstr (after, ==, before);
    }
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
}

/* A file of them may hold all of it. */
static void
test_plain_noise (void)
{
  g_autoptr (TengenGame) game = open_live (
      "(;GM[4]SZ[5]TNR[3-1]TNP[9:9:9:9];B[cc]TNC[propose B][accept W]"
      "[claim B aa][groups B 2][equal 3][balance a][agree B][agree W][finish]"
      ";W[]TNA[virtual];B[dd]TNC[propose W][refuse B][resume]TNA[void])");
  const TengenPosition *position = tengen_game_get_position (game);

  g_assert_cmpint (tengen_position_get_duty (position), ==, TENGEN_DUTY_NONE);
  g_assert_cmpint (tengen_position_get_virtual (position, W), ==, 0);
  g_assert_null (tengen_position_get_counters (position));
  g_assert_null (tengen_position_count (position));
  g_assert_cmpuint (tengen_position_get_move (position), ==, 3);
  g_assert_cmpint (
      tengen_board_count (tengen_position_get_board (position), B), ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/act/written", test_written);
  g_test_add_func ("/game/act/refused", test_refused);
  g_test_add_func ("/game/act/other-reasons", test_other_reasons);
  g_test_add_func ("/game/act/plain", test_plain);
  g_test_add_func ("/game/act/plain-noise", test_plain_noise);
  return g_test_run ();
}
