/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-captures: games in which captures decide (石取り)
 */
#include "game-describe.h"
#include "game-open.h"
#include "game-undo.h"

static TengenGame *
start (int goal, int size)
{
  TengenGoRules rules = *tengen_go_rules_find ("pure");
  g_autoptr (TengenGameSetup) setup = NULL;

  tengen_go_rules_set_goal (&rules, goal);
  setup = tengen_game_setup_new (&rules, size);
  return tengen_game_new (setup);
}

static void
assert_over (const TengenGame *game, TengenResultKind kind, TengenStone winner)
{
  TengenResult result = tengen_position_get_result (here (game));

  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_OVER);
  g_assert_cmpint (result.kind, ==, kind);
  g_assert_cmpint (result.winner, ==, winner);
}

/* What RE says, or NULL. */
static char *
read_result (const TengenGame *game)
{
  return tengen_record_get_text (tengen_game_get_record (game),
                                 tengen_game_get_root (game),
                                 TENGEN_PROPERTY_RE);
}

static void
assert_said (const TengenGame *game, const char *said)
{
  g_autofree char *text = read_result (game);

  g_assert_cmpstr (text, ==, said);
}

/* The first stone taken wins at once, and the record says so; nothing can be
 * done then but to go back. */
static void
test_first (void)
{
  g_autoptr (TengenGame) game = start (1, 5);
  g_autoptr (TengenGame) again = NULL;
  g_autofree char *text = NULL;

  play_all (game, "C3 D3 E3 C4 D4 A1");
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  assert_said (game, NULL);
  play_all (game, "D2");
  assert_over (game, TENGEN_RESULT_CAPTURES, TENGEN_STONE_BLACK);
  assert_said (game, "B+");
  g_assert_cmpint (play (game, at (game, "A5")), ==, TENGEN_REASON_OVER);
  g_assert_cmpint (count_act (game, TENGEN_ACTION_FINISH, TENGEN_SEAT_NONE, 0),
                   ==,
                   TENGEN_REASON_OVER);
  text = write_text (game);
  g_assert_nonnull (strstr (text, "TNR[pure goal=1]"));
  g_assert_nonnull (strstr (text, "RU[Capture Go 1]"));
  again = open_text (text);
  assert_over (again, TENGEN_RESULT_CAPTURES, TENGEN_STONE_BLACK);
  g_assert_null (tengen_game_get_setup (again)->rules_name);
}

/* The sum counts; what the opponent takes does not count for it. */
static void
test_sum (void)
{
  g_autoptr (TengenGame) game = start (3, 5);

  play_all (game, "B1 A1 A2 E5 C4 D5 D4");
  g_assert_cmpint (tengen_go_get_taken (tengen_position_get_go (here (game)),
                                        TENGEN_STONE_BLACK),
                   ==,
                   1);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  play_all (game, "C2 E4");
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  play_all (game, "B3 C5");
  assert_over (game, TENGEN_RESULT_CAPTURES, TENGEN_STONE_BLACK);
  assert_said (game, "B+");
}

/* There is nothing to do but to play. */
static void
test_acts (void)
{
  g_autoptr (TengenGame) game = start (1, 5);

  play_all (game, "C3");
  g_assert_cmpint (play (game, TENGEN_POINT_PASS), ==, TENGEN_REASON_NO_PASS);
  g_assert_cmpint (act (game,
                        TENGEN_ACTION_PROPOSE,
                        TENGEN_SEAT_SECOND,
                        TENGEN_STONE_WHITE,
                        TENGEN_POINT_NONE,
                        0),
                   ==,
                   TENGEN_REASON_NO_PROPOSAL);
  g_assert_cmpint (act (game,
                        TENGEN_ACTION_VIRTUAL,
                        TENGEN_SEAT_SECOND,
                        TENGEN_STONE_WHITE,
                        TENGEN_POINT_NONE,
                        0),
                   ==,
                   TENGEN_REASON_NO_VIRTUAL);
  g_assert_cmpint (mark (game, TENGEN_SEAT_FIRST, "C3", TENGEN_GO_MARK_DEAD),
                   ==,
                   TENGEN_REASON_NOT_STOPPED);
}

/* Undone, taken back, and played otherwise: the end follows from the record. */
static void
test_back (void)
{
  g_autoptr (TengenGame) game = start (1, 5);
  TengenNode end;

  play_all (game, "C3 D3 E3 C4 D4 A1 D2");
  end = tengen_game_get_cursor (game);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  assert_said (game, NULL);
  plain (game, TENGEN_COMMAND_REDO);
  assert_over (game, TENGEN_RESULT_CAPTURES, TENGEN_STONE_BLACK);
  assert_said (game, "B+");
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  assert_said (game, NULL);
  play_all (game, "A2 D2");
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  assert_said (game, NULL);
  go_to (game, end);
  assert_over (game, TENGEN_RESULT_CAPTURES, TENGEN_STONE_BLACK);
  go_to (game, tengen_game_get_live (game));
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
}

/* A variation of a finished game leaves its result alone. */
static void
test_variation (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[5]TNR[pure goal=1]RE[B+];B[cc];W[dc];B[ec];W[cb];B[db]"
                 ";W[ae];B[dd])");

  assert_over (game, TENGEN_RESULT_CAPTURES, TENGEN_STONE_BLACK);
  go_to (game, 6);
  play_all (game, "B5 D2");
  assert_over (game, TENGEN_RESULT_CAPTURES, TENGEN_STONE_BLACK);
  assert_said (game, "B+");
  go_to (game, 3);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
}

/* No legal move: the side to move has lost. */
static void
test_stuck (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[3]TNR[pure goal=3]AB[aa][ba][ab][cb][bc][cc]PL[B])");

  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  play_all (game, "B2");
  assert_over (game, TENGEN_RESULT_STUCK, TENGEN_STONE_BLACK);
  assert_said (game, "B+");
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
}

/* What a file holds beyond the rules: moves after the end, passes, counts; the
 * first side to have enough stays the winner. */
static void
test_files (void)
{
  static const struct
  {
    const char *text;
    TengenNode node;
    TengenResultKind kind;
    TengenStone winner;
  } CASES[] = {
    /* play goes on, and White takes a stone too */
    { "(;SZ[5]TNR[pure goal=1];B[ab];W[aa];B[ba];W[dd];B[ed];W[de];B[ee];W[ec]"
      ";B[cc])",
      4,
      TENGEN_RESULT_CAPTURES,
      TENGEN_STONE_BLACK },
    { "(;SZ[5]TNR[pure goal=1];B[ab];W[aa];B[ba];W[dd];B[ed];W[de];B[ee];W[ec]"
      ";B[cc])",
      10,
      TENGEN_RESULT_CAPTURES,
      TENGEN_STONE_BLACK },
    { "(;SZ[5]TNR[pure goal=1];B[cc];W[];B[];W[]TNC[agree B][agree W][finish])",
      5,
      TENGEN_RESULT_UNKNOWN,
      TENGEN_STONE_NONE },
    { "(;SZ[5]TNR[pure goal=1];B[cc];W[dd]TNA[resign W])",
      3,
      TENGEN_RESULT_RESIGN,
      TENGEN_STONE_BLACK },
    /* what was taken before the first node counts */
    { "(;SZ[5]TNR[pure goal=3]TNP[5:6:0:2];B[ab];W[aa];B[ba])",
      4,
      TENGEN_RESULT_CAPTURES,
      TENGEN_STONE_BLACK },
    { "(;SZ[5]TNR[pure goal=3]TNP[5:6:0:3])",
      1,
      TENGEN_RESULT_CAPTURES,
      TENGEN_STONE_BLACK },
    /* suicide in a file is a loss of stones */
    { "(;SZ[5]TNR[pure goal=1]AW[ab][ba];B[aa])",
      2,
      TENGEN_RESULT_CAPTURES,
      TENGEN_STONE_WHITE },
    /* set up behind the end, what was taken stays taken */
    { "(;SZ[5]TNR[pure goal=1];B[ab];W[aa];B[ba];AE[ab][ba]AW[cc])",
      5,
      TENGEN_RESULT_CAPTURES,
      TENGEN_STONE_BLACK },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenGame) game = open_at (CASES[i].text, CASES[i].node);
      TengenResult result = tengen_position_get_result (here (game));

      g_assert_cmpint (result.kind, ==, CASES[i].kind);
      g_assert_cmpint (result.winner, ==, CASES[i].winner);
      g_assert_cmpint (phase (game), !=, TENGEN_PHASE_COUNT);
      /* wherever one comes from */
      go_to (game, tengen_game_get_root (game));
      go_to (game, CASES[i].node);
      result = tengen_position_get_result (here (game));
      g_assert_cmpint (result.kind, ==, CASES[i].kind);
      g_assert_cmpint (result.winner, ==, CASES[i].winner);
    }
}

/* Where both have enough in a file, going back over the second leaves the
 * first. */
static void
test_both (void)
{
  g_autoptr (TengenGame) game = open_at (
      "(;SZ[5]TNR[pure goal=1];B[ab];W[aa];B[ba];W[ed];B[ee];W[de];B[ea])", 8);

  assert_over (game, TENGEN_RESULT_CAPTURES, TENGEN_STONE_BLACK);
  for (TengenNode node = 7; node >= 4; node--)
    {
      go_to (game, node);
      assert_over (game, TENGEN_RESULT_CAPTURES, TENGEN_STONE_BLACK);
    }
  go_to (game, 3);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
}

/* A goal that cannot be is not read; the record goes on without it. */
static void
test_bad (void)
{
  static const char *const RULES[] = {
    "pure goal=-1", "pure goal=abc", "pure goal=999", "pure goal=21",
    "pure goal=",   "pure goal=1.5", "pure goal",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (RULES); i++)
    {
      g_autofree char *text = g_strdup_printf (
          "(;SZ[5]RU[Pure Go]TNR[%s];B[ab];W[aa];B[ba])", RULES[i]);
      g_autoptr (TengenGame) game = open_text (text);

      g_assert_cmpint (tengen_game_get_setup (game)->rules.goal, ==, 0);
      g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
    }
}

/* Where another program has dropped the rules of ours, RU tells them. */
static void
test_dropped (void)
{
  static const struct
  {
    const char *text;
    int goal;
    gboolean assumed;
  } CASES[] = {
    { "Capture Go 3", 3, FALSE }, { "Capture Go 20", 20, FALSE },
    { "Capture Go 21", 0, TRUE }, { "Capture Go 0", 0, TRUE },
    { "Capture Go 3x", 0, TRUE }, { "Capture Go ", 0, TRUE },
    { "Pure Go", 0, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("(;SZ[5]RU[%s];B[ab])", CASES[i].text);
      g_autoptr (TengenGame) game = open_text (text);
      const TengenGameSetup *setup = tengen_game_get_setup (game);

      g_assert_cmpint (setup->rules.goal, ==, CASES[i].goal);
      g_assert_cmpint (setup->rules_assumed, ==, CASES[i].assumed);
    }
}

/* Any legal move, or NONE. */
static TengenPoint
draw_move (const TengenGame *game)
{
  const TengenPosition *position = here (game);
  int n = tengen_board_get_n_points (tengen_position_get_board (position));
  g_autofree guint8 *codes = g_malloc ((gsize) n);
  int first = g_test_rand_int_range (0, n);

  tengen_position_map (position, tengen_position_get_to_move (position), codes);
  for (int i = 0; i < n; i++)
    if (codes[(first + i) % n] == TENGEN_REASON_NONE)
      return (TengenPoint) ((first + i) % n);
  return TENGEN_POINT_NONE;
}

/* Whoever has lost enough stones first, or cannot move, has lost: asked of the
 * line alone. */
static TengenStone
find_loser (const TengenGame *game, int goal)
{
  const TengenGo *go = tengen_position_get_go (here (game));
  const int *lost = tengen_go_get_counters (go)->prisoners;

  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    if (lost[side] >= goal)
      return (TengenStone) side;
  return draw_move (game) == TENGEN_POINT_NONE
             ? tengen_position_get_to_move (here (game))
             : TENGEN_STONE_NONE;
}

/* Random games end, no sooner and no later than the rule says, and undo and
 * redo exactly. */
static void
test_random (void)
{
  for (int i = 0; i < 60; i++)
    {
      int goal = 1 + i % 6, size = 2 + i % 4;
      g_autoptr (TengenGame) game = start (goal, size);
      g_autofree char *first = describe_game (game);
      TengenStone loser = find_loser (game, goal);

      while (loser == TENGEN_STONE_NONE)
        {
          g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
          g_assert_cmpint (
              play (game, draw_move (game)), ==, TENGEN_REASON_NONE);
          loser = find_loser (game, goal);
        }
      g_assert_cmpint (phase (game), ==, TENGEN_PHASE_OVER);
      g_assert_cmpint (tengen_position_get_result (here (game)).winner,
                       ==,
                       tengen_stone_other (loser));
      check_all_undone (game, first, describe_game);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/captures/first", test_first);
  g_test_add_func ("/game/captures/sum", test_sum);
  g_test_add_func ("/game/captures/acts", test_acts);
  g_test_add_func ("/game/captures/back", test_back);
  g_test_add_func ("/game/captures/variation", test_variation);
  g_test_add_func ("/game/captures/stuck", test_stuck);
  g_test_add_func ("/game/captures/files", test_files);
  g_test_add_func ("/game/captures/both", test_both);
  g_test_add_func ("/game/captures/bad", test_bad);
  g_test_add_func ("/game/captures/dropped", test_dropped);
  g_test_add_func ("/game/captures/random", test_random);
  return g_test_run ();
}
