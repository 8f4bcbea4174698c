/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-renju-claim: games of Renju that end when it is said (宣言・指摘)
 *
 * Source: 連珠のルールと打ち方, chapter 2: a five is declared and admitted, a
 *         forbidden move is pointed out before White's next move.
 */
#include "renju-play.h"

#define BLACK_FOUR "H8 A1 I8 A3 J8 A5 K8 A7 "
#define WHITE_FOUR "H8 A1 C3 A2 E5 A3 G11 A4 L3 "
#define CROSS "H9 A1 H10 A3 G8 A5 I8 A7 "

/* Words that are all done, then one, and what is said to it. */
static void
test_said (void)
{
  static const struct
  {
    const char *words, *last;
    TengenReasonCode code;
  } cases[] = {
    { "", "five.B", TENGEN_REASON_NO_FIVE },
    { BLACK_FOUR, "five.B", TENGEN_REASON_NO_FIVE },
    { BLACK_FOUR "G8", "five.B", TENGEN_REASON_NONE },
    { BLACK_FOUR "G8", "five.W", TENGEN_REASON_NO_FIVE },
    { BLACK_FOUR "G8", "forbidden.W", TENGEN_REASON_NO_FORBIDDEN },
    /* as long as it stands, on either turn */
    { BLACK_FOUR "G8 A9", "five.B", TENGEN_REASON_NONE },
    { BLACK_FOUR "G8 A9 A11 A13", "five.B", TENGEN_REASON_NONE },
    /* it grew too long since */
    { BLACK_FOUR "G8 A9 F8", "five.B", TENGEN_REASON_NO_FIVE },
    /* six at once is none for Black, and is for White */
    { "H8 A1 I8 A3 J8 A5 L8 A7 M8 A9 K8", "five.B", TENGEN_REASON_NO_FIVE },
    { "H8 A1 I8 A3 J8 A5 L8 A7 M8 A9 K8", "forbidden.W", TENGEN_REASON_NONE },
    { WHITE_FOUR "A5", "five.W", TENGEN_REASON_NONE },
    { WHITE_FOUR "A6 O1 A5", "five.W", TENGEN_REASON_NONE },
    { WHITE_FOUR "A5", "five.B", TENGEN_REASON_NO_FIVE },
    /* only the answer of the other one then */
    { BLACK_FOUR "G8 five.B", "A9", TENGEN_REASON_ADMIT },
    { BLACK_FOUR "G8 five.B", "pass", TENGEN_REASON_ADMIT },
    { BLACK_FOUR "G8 five.B", "five.B", TENGEN_REASON_ADMIT },
    { BLACK_FOUR "G8 five.B", "five.W", TENGEN_REASON_ADMIT },
    { BLACK_FOUR "G8 five.B", "forbidden.W", TENGEN_REASON_ADMIT },
    { BLACK_FOUR "G8 five.B", "draw", TENGEN_REASON_ADMIT },
    { BLACK_FOUR "G8 five.B", "admit.B", TENGEN_REASON_TURN },
    { BLACK_FOUR "G8 five.B", "contest.B", TENGEN_REASON_TURN },
    { BLACK_FOUR "G8 five.B", "admit.W", TENGEN_REASON_NONE },
    { BLACK_FOUR "G8 five.B", "contest.W", TENGEN_REASON_NONE },
    { BLACK_FOUR "G8 five.B", "resign.W", TENGEN_REASON_NONE },
    { BLACK_FOUR "G8 five.B", "time.W", TENGEN_REASON_NONE },
    { BLACK_FOUR "G8", "admit.W", TENGEN_REASON_NO_FIVE },
    { BLACK_FOUR "G8 five.B admit.W", "five.B", TENGEN_REASON_OVER },
    { BLACK_FOUR "G8 five.B admit.W", "A9", TENGEN_REASON_OVER },
    /* a forbidden move until White moves again, by a pass too */
    { "", "forbidden.W", TENGEN_REASON_NO_FORBIDDEN },
    { CROSS, "forbidden.W", TENGEN_REASON_LATE },
    { CROSS "H8", "forbidden.W", TENGEN_REASON_NONE },
    { CROSS "H8", "forbidden.B", TENGEN_REASON_TURN },
    { CROSS "H8 A9", "forbidden.W", TENGEN_REASON_LATE },
    { CROSS "H8 pass", "forbidden.W", TENGEN_REASON_LATE },
    { CROSS "H8 A9 O1", "forbidden.W", TENGEN_REASON_NO_FORBIDDEN },
    { CROSS "H8 A9 pass", "forbidden.W", TENGEN_REASON_NO_FORBIDDEN },
    /* a five goes before whatever else the stone makes */
    { CROSS "A15 A9 K8 A11 J8 A13 H8",
      "forbidden.W",
      TENGEN_REASON_NO_FORBIDDEN },
    { CROSS "A15 A9 K8 A11 J8 A13 H8", "five.B", TENGEN_REASON_NONE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenGame) game = start_renju ("none declared");
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      g_test_message ("%s, %s", cases[i].words, cases[i].last);
      say_all (game, cases[i].words);
      before = write_text (game);
      g_assert_cmpint (say (game, cases[i].last), ==, cases[i].code);
      after = write_text (game);
      g_assert_cmpint (
          strcmp (before, after) == 0, ==, cases[i].code != TENGEN_REASON_NONE);
    }
}

/* What is said, and what it comes to; nothing ends without a word. */
static void
test_results (void)
{
  static const struct
  {
    const char *words;
    TengenRenjuEnd end;
    const char *result;
  } cases[] = {
    { BLACK_FOUR "G8", TENGEN_RENJU_END_NONE, NULL },
    { BLACK_FOUR "G8 five.B", TENGEN_RENJU_END_NONE, NULL },
    { BLACK_FOUR "G8 five.B admit.W", TENGEN_RENJU_END_FIVE, "B+" },
    { BLACK_FOUR "G8 five.B contest.W", TENGEN_RENJU_END_FIVE, "B+" },
    { BLACK_FOUR "G8 five.B resign.W", TENGEN_RENJU_END_NONE, "B+R" },
    { WHITE_FOUR "A5 M9 five.W admit.B", TENGEN_RENJU_END_FIVE, "W+" },
    { CROSS "H8", TENGEN_RENJU_END_NONE, NULL },
    { CROSS "H8 forbidden.W", TENGEN_RENJU_END_FORBIDDEN, "W+F" },
    { CROSS "H8 A9 O1 A8 O2 A10 O3", TENGEN_RENJU_END_NONE, NULL },
    /* both have one: who says it first */
    { "H8 A1 I8 A2 J8 A3 K8 A4 G8 A5 five.W admit.B",
      TENGEN_RENJU_END_FIVE,
      "W+" },
    { "H8 A1 I8 A2 J8 A3 K8 A4 G8 A5 five.B admit.W",
      TENGEN_RENJU_END_FIVE,
      "B+" },
    { "H8 A1 C3 A2 E5 A3 pass pass", TENGEN_RENJU_END_PASSES, "0" },
    { "H8 draw", TENGEN_RENJU_END_AGREED, "0" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenGame) game = start_renju ("none declared");
      g_autoptr (TengenGame) read = NULL;
      g_autofree char *text = NULL;
      g_autofree char *again = NULL;

      g_test_message ("%s", cases[i].words);
      say_all (game, cases[i].words);
      g_assert_cmpint (renju_of (game)->end, ==, cases[i].end);
      check_root (game, TENGEN_PROPERTY_RE, cases[i].result);
      text = write_text (game);
      read = open_text (text);
      g_assert_cmpint (renju_of (read)->end, ==, cases[i].end);
      g_assert_cmpint (
          renju_of (read)->declared, ==, renju_of (game)->declared);
      g_assert_cmpint (renju_of (read)->point, ==, renju_of (game)->point);
      g_assert_cmpint (phase (read), ==, phase (game));
      again = write_text (read);
      g_assert_cmpstr (again, ==, text);
    }
}

static void
check_declared (const TengenGame *game, TengenStone declared, TengenDuty duty)
{
  const TengenPosition *position = tengen_game_get_position (game);

  g_assert_cmpint (renju_of (game)->declared, ==, declared);
  g_assert_cmpint (tengen_position_get_duty (position), ==, duty);
}

/* Word by word, there and back. */
static void
test_undo (void)
{
  g_autoptr (TengenGame) game = start_renju ("s26 declared");
  const TengenPosition *position = tengen_game_get_position (game);

  say_all (game, "H8 H9 I9 swap A1 J10 A3 K11 A5 G7");
  check_declared (game, TENGEN_STONE_NONE, TENGEN_DUTY_NONE);
  g_assert_cmpint (tengen_position_get_actor (position), ==, TENGEN_SEAT_FIRST);
  say_all (game, "five.B");
  check_declared (game, TENGEN_STONE_BLACK, TENGEN_DUTY_ADMIT);
  g_assert_cmpint (renju_of (game)->point, ==, renju_at ("G7"));
  g_assert_cmpint (tengen_position_get_actor (position), ==, TENGEN_SEAT_FIRST);
  say_all (game, "contest.W");
  g_assert_cmpint (tengen_position_get_actor (position), ==, TENGEN_SEAT_NONE);
  check_declared (game, TENGEN_STONE_NONE, TENGEN_DUTY_NONE);
  check_root (game, TENGEN_PROPERTY_RE, "B+");
  say_all (game, "undo");
  check_declared (game, TENGEN_STONE_BLACK, TENGEN_DUTY_ADMIT);
  check_root (game, TENGEN_PROPERTY_RE, NULL);
  say_all (game, "undo");
  check_declared (game, TENGEN_STONE_NONE, TENGEN_DUTY_NONE);
  say_all (game, "redo redo back");
  check_declared (game, TENGEN_STONE_BLACK, TENGEN_DUTY_ADMIT);
  check_root (game, TENGEN_PROPERTY_RE, NULL);
  say_all (game, "back");
  check_declared (game, TENGEN_STONE_NONE, TENGEN_DUTY_NONE);
  g_assert_cmpint (
      tengen_position_get_last (position, NULL), ==, renju_at ("G7"));
  say_all (game, "back");
  g_assert_cmpint (
      tengen_position_get_last (position, NULL), ==, renju_at ("A5"));
}

/* The stone that made the row, else any of it: the first from the top. */
static void
test_point (void)
{
  static const struct
  {
    const char *words;
    const char *point;
  } cases[] = {
    { BLACK_FOUR "G8 five.B", "G8" },
    { BLACK_FOUR "G8 A9 five.B", "G8" },
    { BLACK_FOUR "L8 five.B contest.W", "L8" },
    { BLACK_FOUR "L8 A9 A11 A13 five.B", "H8" },
    { WHITE_FOUR "A5 five.W", "A5" },
    { WHITE_FOUR "A5 O1 five.W admit.B", "A5" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenGame) game = start_renju ("none declared");

      g_test_message ("%s", cases[i].words);
      say_all (game, cases[i].words);
      g_assert_cmpint (renju_of (game)->point, ==, renju_at (cases[i].point));
    }
}

static void
test_forbidden_undo (void)
{
  g_autoptr (TengenGame) game = start_renju ("none declared");

  say_all (game, CROSS "H8 forbidden.W");
  g_assert_cmpint (renju_of (game)->point, ==, renju_at ("H8"));
  g_assert_cmpuint (renju_of (game)->classes, ==, TENGEN_RENJU_DOUBLE_THREE);
  say_all (game, "back");
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  check_root (game, TENGEN_PROPERTY_RE, NULL);
  g_assert_cmpint (renju_of (game)->point, ==, TENGEN_POINT_NONE);
  g_assert_cmpuint (renju_of (game)->classes, ==, 0);
  say_all (game, "forbidden.W undo A9");
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
}

/* Nothing of it is there in a game that ends by itself. */
static void
test_automatic (void)
{
  g_autoptr (TengenGame) game = start_renju ("none");

  say_all (game, "H8 A1");
  g_assert_cmpint (say (game, "five.B"), ==, TENGEN_REASON_NO_CLAIM);
  g_assert_cmpint (say (game, "forbidden.W"), ==, TENGEN_REASON_NO_CLAIM);
  g_assert_cmpint (say (game, "admit.W"), ==, TENGEN_REASON_NO_FIVE);
}

/* A file may say anything; what is not so means nothing. */
static void
test_file (void)
{
  static const struct
  {
    const char *text;
    TengenPhase phase;
    TengenStone declared;
  } cases[] = {
    { "(;GM[4]TNR[renju none declared]AB[aa][ba][ca][da][ea]TNC[five B])",
      TENGEN_PHASE_PLAY,
      TENGEN_STONE_BLACK },
    { "(;GM[4]TNR[renju none declared]AB[aa][ba][ca][da]TNC[five B])",
      TENGEN_PHASE_PLAY,
      TENGEN_STONE_NONE },
    { "(;GM[4]TNR[renju none declared]AB[aa][ba][ca][da][ea]TNC[five W])",
      TENGEN_PHASE_PLAY,
      TENGEN_STONE_NONE },
    { "(;GM[4]TNR[renju none declared]AB[aa][ba][ca][da]TNA[admit W])",
      TENGEN_PHASE_PLAY,
      TENGEN_STONE_NONE },
    { "(;GM[4]TNR[renju none declared]TNA[forbidden W])",
      TENGEN_PHASE_PLAY,
      TENGEN_STONE_NONE },
    { "(;GM[4]TNR[renju none]AB[aa][ba][ca][da][ea]TNC[five B])",
      TENGEN_PHASE_PLAY,
      TENGEN_STONE_NONE },
    { "(;GM[4]TNR[renju none declared]AB[aa][ba][ca][da][ea]TNC[five B]"
      ";W[oo])",
      TENGEN_PHASE_PLAY,
      TENGEN_STONE_NONE },
    { "(;GM[4]TNR[renju none declared]TNA[draw])",
      TENGEN_PHASE_OVER,
      TENGEN_STONE_NONE },
    { "(;GM[4]TNR[renju none declared]TNC[dead aa][agree B][finish][propose B]"
      "[groups B 1])",
      TENGEN_PHASE_PLAY,
      TENGEN_STONE_NONE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenGame) game = open_text (cases[i].text);

      g_test_message ("%s", cases[i].text);
      go_to (game, tengen_game_get_live (game));
      g_assert_cmpint (phase (game), ==, cases[i].phase);
      g_assert_cmpint (renju_of (game)->declared, ==, cases[i].declared);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/renju-claim/said", test_said);
  g_test_add_func ("/game/renju-claim/results", test_results);
  g_test_add_func ("/game/renju-claim/undo", test_undo);
  g_test_add_func ("/game/renju-claim/point", test_point);
  g_test_add_func ("/game/renju-claim/forbidden-undo", test_forbidden_undo);
  g_test_add_func ("/game/renju-claim/automatic", test_automatic);
  g_test_add_func ("/game/renju-claim/file", test_file);
  return g_test_run ();
}
