/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-proposal: stones beside the board and proposals to stop (3-1)
 */
#include "game-describe.h"

/* A game with the lines of its journal and what it was after each. */
typedef struct
{
  TengenGame *game;
  GPtrArray *lines;
  GPtrArray *states;
} Story;

static void
set_up (Story *story, gconstpointer rules)
{
  story->game = start_game (rules, 5);
  story->lines = g_ptr_array_new_with_free_func (g_free);
  story->states = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (story->states, describe_game (story->game));
}

static void
tear_down (Story *story, gconstpointer rules)
{
  tengen_game_free (story->game);
  g_ptr_array_unref (story->lines);
  g_ptr_array_unref (story->states);
}

/* Does what a side does; what was done is written to the journal. */
static TengenReasonCode
tell (Story *story,
      TengenActionKind kind,
      TengenStone stone,
      const char *point,
      int value)
{
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_ACT);
  g_autoptr (TengenReason) reason = NULL;

  command->action =
      (TengenAction){ .kind = kind,
                      .seat = (TengenSeat) stone,
                      .stone = stone,
                      .point = point != NULL ? at (story->game, point)
                                             : TENGEN_POINT_NONE,
                      .value = value };
  reason = tengen_game_do (story->game, command);
  if (reason != NULL)
    return reason->code;
  g_ptr_array_add (story->lines, tengen_command_encode (command));
  g_ptr_array_add (story->states, describe_game (story->game));
  return TENGEN_REASON_NONE;
}

#define B TENGEN_STONE_BLACK
#define W TENGEN_STONE_WHITE

#define DO(kind, stone, point, value)                                          \
  g_assert_cmpint (tell (story, TENGEN_ACTION_##kind, stone, point, value),    \
                   ==,                                                         \
                   TENGEN_REASON_NONE)
#define REFUSED(kind, stone, point, reason)                                    \
  g_assert_cmpint (tell (story, TENGEN_ACTION_##kind, stone, point, 0),        \
                   ==,                                                         \
                   TENGEN_REASON_##reason)
#define DUTY(duty)                                                             \
  g_assert_cmpint (                                                            \
      tengen_position_get_duty (tengen_game_get_position (story->game)),       \
      ==,                                                                      \
      TENGEN_DUTY_##duty)

static void
tell_refusal (Story *story)
{
  REFUSED (ACCEPT, W, NULL, NOT_PROPOSED);
  REFUSED (PASS, B, NULL, NO_PASS);
  DO (PLAY, B, "C3", 0);
  DO (PLAY, W, "C2", 0);
  REFUSED (PROPOSE, W, NULL, TURN);
  DO (PROPOSE, B, NULL, 0);
  DUTY (ANSWER);
  REFUSED (PLAY, B, "A1", ANSWER);
  REFUSED (PROPOSE, B, NULL, ANSWER);
  REFUSED (ACCEPT, B, NULL, TURN);
  DO (REFUSE, W, NULL, 0);
  DUTY (VIRTUAL);
  REFUSED (PLAY, B, "A1", DUTY_VIRTUAL);
  REFUSED (PROPOSE, B, NULL, DUTY_VIRTUAL);
  DO (VIRTUAL, B, NULL, 0);
  DUTY (BOARD);
  REFUSED (VIRTUAL, W, NULL, DUTY_BOARD);
  REFUSED (PROPOSE, W, NULL, DUTY_BOARD);
  DO (PLAY, W, "B3", 0);
  DUTY (NONE);
}

/* The board was there three times: only who must may put a stone beside it. */
static void
tell_fourth (Story *story)
{
  TengenAction action = {
    TENGEN_ACTION_VIRTUAL, TENGEN_SEAT_FIRST, B, TENGEN_POINT_PASS, 0
  };
  g_autoptr (TengenReason) reason = NULL;
  TengenNode node = tengen_game_get_cursor (story->game);

  DO (VIRTUAL, B, NULL, 0);
  DO (VIRTUAL, W, NULL, 0);
  reason =
      tengen_position_check (tengen_game_get_position (story->game), &action);
  g_assert_nonnull (reason);
  g_assert_cmpint (reason->code, ==, TENGEN_REASON_FOURTH);
  g_assert_cmpuint (reason->node, ==, node);
  g_assert_cmpuint (reason->move, ==, 4);
  DO (PROPOSE, B, NULL, 0);
  DO (REFUSE, W, NULL, 0);
  DO (VIRTUAL, B, NULL, 0);
  DO (PLAY, W, "D3", 0);
}

/* Stopped, resumed by the side that had proposed, stopped once more. */
static void
tell_end (Story *story)
{
  const TengenPosition *position = tengen_game_get_position (story->game);

  DO (PROPOSE, B, NULL, 0);
  DO (ACCEPT, W, NULL, 0);
  g_assert_cmpint (phase (story->game), ==, TENGEN_PHASE_COUNT);
  g_assert_cmpint (tengen_position_get_to_move (position), ==, B);
  REFUSED (PLAY, B, "A1", STOPPED);
  DO (MARK, B, "C3", TENGEN_GO_MARK_DEAD);
  g_assert_false (tengen_position_is_resumed (position));
  DO (RESUME, W, NULL, 0);
  g_assert_true (tengen_position_is_resumed (position));
  g_assert_cmpint (tengen_position_get_to_move (position), ==, B);
  DO (PLAY, B, "C1", 0);
  g_assert_false (tengen_position_is_resumed (position));
  DO (PROPOSE, W, NULL, 0);
  DO (ACCEPT, B, NULL, 0);
  g_assert_cmpint (tengen_position_get_to_move (position), ==, W);
  DO (MARK, W, "C3", TENGEN_GO_MARK_DEAD);
  DO (BALANCE, B, NULL, TENGEN_GO_BALANCE_NEGATIVE);
  DO (AGREE, B, NULL, 1);
  DO (UNMARK, B, NULL, 0);
  g_assert_false (tengen_position_get_agreed (position, TENGEN_SEAT_FIRST));
  DO (AGREE, B, NULL, 1);
  DO (AGREE, W, NULL, 1);
  DO (FINISH, 0, NULL, 0);
  g_assert_cmpint (phase (story->game), ==, TENGEN_PHASE_OVER);
}

static void
check_counters (const Story *story)
{
  const TengenPosition *position = tengen_game_get_position (story->game);
  const TengenGoCounters *counters = tengen_position_get_counters (position);

  g_assert_cmpint (tengen_position_get_virtual (position, B), ==, 3);
  g_assert_cmpint (tengen_position_get_virtual (position, W), ==, 1);
  g_assert_cmpint (counters->board_moves[0][B], ==, 1);
  g_assert_cmpint (counters->board_moves[0][W], ==, 3);
  g_assert_cmpint (counters->board_moves[1][B], ==, 1);
}

/* Written and read, the game is the same at every node. */
static void
check_read (Story *story)
{
  g_autofree char *text = write_text (story->game);
  g_autoptr (TengenGame) read = open_text (text);
  g_autofree char *again = write_text (read);

  g_assert_cmpstr (again, ==, text);
  g_assert_nonnull (strstr (text, "B[]TNA[virtual]"));
  g_assert_nonnull (strstr (text, "TNC[propose B][refuse W]"));
  g_assert_nonnull (
      strstr (text, "TNC[propose B][accept W][dead cc][resume W]"));
  for (TengenNode node = tengen_game_get_live (read); node != TENGEN_NODE_NONE;
       node = tengen_record_get_parent (tengen_game_get_record (read), node))
    {
      g_autofree char *played = NULL;
      g_autofree char *seen = NULL;

      go_to (story->game, node);
      go_to (read, node);
      played = describe_position (tengen_game_get_position (story->game));
      seen = describe_position (tengen_game_get_position (read));
      g_assert_cmpstr (seen, ==, played);
      g_assert_null (
          tengen_position_get_forced (tengen_game_get_position (read)));
    }
  plain (story->game, TENGEN_COMMAND_UNDO);
}

static void
check_replay (const Story *story)
{
  g_autoptr (TengenGame) other = start_game ("3-1", 5);

  for (guint i = 0; i < story->lines->len; i++)
    {
      g_autofree char *state = NULL;

      g_assert_cmpint (
          send (other, tengen_command_decode (story->lines->pdata[i])),
          ==,
          TENGEN_REASON_NONE);
      state = describe_game (other);
      g_assert_cmpstr (state, ==, story->states->pdata[i + 1]);
    }
}

/* Back to the start and to the end again, step by step. */
static void
check_undo (Story *story)
{
  guint n = story->states->len;

  for (guint i = n - 1; i > 0; i--)
    {
      g_autofree char *state = NULL;

      g_assert_cmpint (
          plain (story->game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_NONE);
      state = describe_game (story->game);
      g_assert_cmpstr (state, ==, story->states->pdata[i - 1]);
    }
  for (guint i = 1; i < n; i++)
    {
      g_autofree char *state = NULL;

      g_assert_cmpint (
          plain (story->game, TENGEN_COMMAND_REDO), ==, TENGEN_REASON_NONE);
      state = describe_game (story->game);
      g_assert_cmpstr (state, ==, story->states->pdata[i]);
    }
}

static void
test_story (Story *story, gconstpointer rules)
{
  tell_refusal (story);
  tell_fourth (story);
  tell_end (story);
  check_counters (story);
  check_read (story);
  check_replay (story);
  check_undo (story);
}

/* Undo removes what was said, 待った goes back by a move with all that followed
 * it; played again, the move stands without it. */
static void
test_take_back (Story *story, gconstpointer rules)
{
  const TengenRecord *record = tengen_game_get_record (story->game);
  TengenNode proposed;

  DO (PLAY, B, "C3", 0);
  DO (PROPOSE, W, NULL, 0);
  g_assert_cmpstr (tengen_game_get_undo_name (story->game), ==, "propose");
  plain (story->game, TENGEN_COMMAND_UNDO);
  DUTY (NONE);
  DO (PROPOSE, W, NULL, 0);
  DO (REFUSE, B, NULL, 0);
  g_assert_cmpstr (tengen_game_get_undo_name (story->game), ==, "answer");
  proposed = tengen_game_get_cursor (story->game);
  g_assert_true (tengen_game_can_take_back (story->game));
  g_assert_cmpint (
      plain (story->game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  DUTY (NONE);
  DO (PLAY, B, "C3", 0);
  DUTY (NONE);
  g_assert_cmpuint (tengen_game_get_cursor (story->game), !=, proposed);
  g_assert_cmpuint (
      tengen_record_get_sibling (record, tengen_game_get_cursor (story->game)),
      ==,
      proposed);
  go_to (story->game, proposed);
  DUTY (VIRTUAL);
}

/* A pass and a stone beside the board are two moves (2-1). */
static void
test_pass_or_virtual (Story *story, gconstpointer rules)
{
  TengenGame *game = story->game;
  TengenNode beside, passed;

  DO (PLAY, B, "C3", 0);
  DO (VIRTUAL, W, NULL, 0);
  g_assert_cmpstr (tengen_game_get_undo_name (game), ==, "virtual");
  g_assert_true (
      tengen_position_is_last_virtual (tengen_game_get_position (game)));
  beside = tengen_game_get_cursor (game);
  plain (game, TENGEN_COMMAND_TAKE_BACK);
  DO (PASS, W, NULL, 0);
  g_assert_false (
      tengen_position_is_last_virtual (tengen_game_get_position (game)));
  passed = tengen_game_get_cursor (game);
  g_assert_cmpuint (passed, !=, beside);
  plain (game, TENGEN_COMMAND_TAKE_BACK);
  DO (VIRTUAL, W, NULL, 0);
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, beside);
  plain (game, TENGEN_COMMAND_TAKE_BACK);
  DO (PASS, W, NULL, 0);
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, passed);
  REFUSED (PROPOSE, B, NULL, NO_PROPOSAL);
  DO (PASS, B, NULL, 0);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_COUNT);
}

/* One who will have no move on the board may not refuse: on a single point it
 * would show the empty board again. */
static void
test_no_move_left (void)
{
  g_autoptr (TengenGame) game = open_text ("(;SZ[1]TNR[3-1])");

  g_assert_cmpint (
      act (game, TENGEN_ACTION_PROPOSE, 1, B, 0, 0), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (act (game, TENGEN_ACTION_REFUSE, 2, W, 0, 0),
                   ==,
                   TENGEN_REASON_NO_MOVE_LEFT);
  g_assert_cmpint (
      act (game, TENGEN_ACTION_ACCEPT, 2, W, 0, 0), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_COUNT);
}

/* What files say that the rules do not know is done and flagged. */
static void
test_forced (void)
{
  static const struct
  {
    const char *text;
    TengenReasonCode reason;
    int n_virtual;
  } CASES[] = {
    { "(;SZ[5]TNR[3-1];B[aa]TNA[virtual])", TENGEN_REASON_NONE, 0 },
    { "(;SZ[5]TNR[3-1];B[]TNA[virtual])", TENGEN_REASON_NONE, 1 },
    { "(;SZ[5]TNR[3-1];B[]TNA[noise][virtual][resign W])",
      TENGEN_REASON_NONE,
      1 },
    { "(;SZ[5]TNR[3-1];B[])", TENGEN_REASON_NO_PASS, 0 },
    { "(;SZ[5]TNR[japan];B[]TNA[virtual])", TENGEN_REASON_NO_VIRTUAL, 1 },
    { "(;SZ[5]TNR[3-1]TNC[propose B];B[aa])", TENGEN_REASON_ANSWER, 0 },
    { "(;SZ[5]TNR[3-1]TNC[propose B][refuse W];B[aa])",
      TENGEN_REASON_DUTY_VIRTUAL,
      0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenGame) game = open_text (CASES[i].text);
      const TengenPosition *position = tengen_game_get_position (game);
      const TengenReason *forced;

      go_to (game, 2);
      forced = tengen_position_get_forced (position);
      g_assert_cmpint (forced != NULL ? forced->code : TENGEN_REASON_NONE,
                       ==,
                       CASES[i].reason);
      g_assert_cmpint (
          tengen_position_get_virtual (position, B), ==, CASES[i].n_virtual);
      g_assert_cmpuint (tengen_position_get_move (position), ==, 1);
    }
}

/* An answer to nothing, or a resumption of what has not stopped, means
 * nothing. */
static void
test_noise (void)
{
  g_autoptr (TengenGame) game = open_text (
      "(;SZ[5]TNR[3-1]TNC[accept W][refuse B][resume][propose B][propose W])");

  go_to (game, 1);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  g_assert_cmpint (tengen_position_get_duty (tengen_game_get_position (game)),
                   ==,
                   TENGEN_DUTY_ANSWER);
}

#define ADD(path, rules, test)                                                 \
  g_test_add (path, Story, rules, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/game/proposal/story", "3-1", test_story);
  ADD ("/game/proposal/take-back", "3-1", test_take_back);
  ADD ("/game/proposal/pass-or-virtual", "2-1", test_pass_or_virtual);
  g_test_add_func ("/game/proposal/no-move-left", test_no_move_left);
  g_test_add_func ("/game/proposal/forced", test_forced);
  g_test_add_func ("/game/proposal/noise", test_noise);
  return g_test_run ();
}
