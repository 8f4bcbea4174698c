/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-renju: games of Renju that end by themselves
 *
 * Source: 連珠のルールと打ち方, chapters 1 and 2.
 */
#include "renju-play.h"
#include "tengen-renju-pattern.h"

/* Black and White in turn, and what it comes to. */
static const struct
{
  const char *name;
  const char *moves;
  TengenRenjuEnd end;
  const char *result; /* RE, or NULL: the game goes on */
  const char *point;
  guint classes;
} ends[] = {
  { "four", "H8 A1 I8 A3 J8 A5 K8", TENGEN_RENJU_END_NONE, NULL, NULL, 0 },
  { "five",
    "H8 A1 I8 A3 J8 A5 K8 A7 G8",
    TENGEN_RENJU_END_FIVE,
    "B+",
    "G8",
    0 },
  { "middle of five",
    "H8 A1 I8 A3 L8 A5 K8 A7 J8",
    TENGEN_RENJU_END_FIVE,
    "B+",
    "J8",
    0 },
  { "diagonal",
    "H8 A1 I9 A3 J10 A5 K11 A7 L12",
    TENGEN_RENJU_END_FIVE,
    "B+",
    "L12",
    0 },
  { "six of Black",
    "H8 A1 I8 A3 J8 A5 L8 A7 M8 A9 K8",
    TENGEN_RENJU_END_FORBIDDEN,
    "W+F",
    "K8",
    TENGEN_RENJU_OVERLINE },
  { "five of White",
    "H8 A1 C3 A2 E5 A3 G11 A4 L3 A5",
    TENGEN_RENJU_END_FIVE,
    "W+",
    "A5",
    0 },
  { "six of White",
    "H8 A1 C3 A2 E5 A3 G11 A5 L3 A6 N13 A4",
    TENGEN_RENJU_END_FIVE,
    "W+",
    "A4",
    0 },
  { "double-three",
    "H9 A1 H10 A3 G8 A5 I8 A7 H8",
    TENGEN_RENJU_END_FORBIDDEN,
    "W+F",
    "H8",
    TENGEN_RENJU_DOUBLE_THREE },
  { "double-four on one line",
    "E8 A1 G8 A3 I8 A5 K8 A7 H8",
    TENGEN_RENJU_END_FORBIDDEN,
    "W+F",
    "H8",
    TENGEN_RENJU_DOUBLE_FOUR },
  { "double-four and three",
    "H9 A1 H10 A3 H11 A5 G8 A7 F8 A9 I8 A11 G9 A13 I7 A15 H8",
    TENGEN_RENJU_END_FORBIDDEN,
    "W+F",
    "H8",
    TENGEN_RENJU_DOUBLE_FOUR },
  { "five before all",
    "H9 A1 H10 A3 H11 A5 H12 A7 G8 A9 F8 A11 I8 A13 J8 A15 H8",
    TENGEN_RENJU_END_FIVE,
    "B+",
    "H8",
    0 },
  { "White may do what Black may not",
    "A1 H9 A3 H10 A5 G8 A7 I8 A9 H8",
    TENGEN_RENJU_END_NONE,
    NULL,
    NULL,
    0 },
  { "both pass",
    "H8 A1 C3 A2 E5 A3 pass pass",
    TENGEN_RENJU_END_PASSES,
    "0",
    NULL,
    0 },
  { "one passes",
    "H8 A1 C3 A2 E5 A3 pass A4 pass G2",
    TENGEN_RENJU_END_NONE,
    NULL,
    NULL,
    0 },
  { "agreed", "H8 A1 draw", TENGEN_RENJU_END_AGREED, "0", NULL, 0 },
  { "Black resigns", "H8 resign.B", TENGEN_RENJU_END_NONE, "W+R", NULL, 0 },
  { "White resigns", "H8 resign.W", TENGEN_RENJU_END_NONE, "B+R", NULL, 0 },
  { "time of White", "H8 time.W", TENGEN_RENJU_END_NONE, "B+T", NULL, 0 },
};

static void
check_end (const TengenGame *game, gsize i)
{
  const TengenGameRenju *renju = renju_of (game);

  g_assert_cmpint (phase (game),
                   ==,
                   ends[i].result != NULL ? TENGEN_PHASE_OVER
                                          : TENGEN_PHASE_PLAY);
  g_assert_cmpint (renju->end, ==, ends[i].end);
  g_assert_cmpint (renju->point,
                   ==,
                   ends[i].point != NULL ? renju_at (ends[i].point)
                                         : TENGEN_POINT_NONE);
  g_assert_cmpuint (renju->classes, ==, ends[i].classes);
  check_root (game, TENGEN_PROPERTY_RE, ends[i].result);
}

static void
check_going_on (const TengenGame *game)
{
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  g_assert_cmpint (renju_of (game)->end, ==, TENGEN_RENJU_END_NONE);
  g_assert_cmpint (renju_of (game)->point, ==, TENGEN_POINT_NONE);
  check_root (game, TENGEN_PROPERTY_RE, NULL);
}

/* Each ending stands in the record, and goes away by undo and by 待った. */
static void
test_ends (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (TengenGame) game = start_renju ("none");

      g_test_message ("%s", ends[i].name);
      say_all (game, ends[i].moves);
      check_end (game, i);
      if (ends[i].result == NULL)
        continue;
      g_assert_cmpint (say (game, "O14"), ==, TENGEN_REASON_OVER);
      g_assert_cmpint (say (game, "resign.B"), ==, TENGEN_REASON_OVER);
      say_all (game, "undo");
      check_going_on (game);
      say_all (game, "redo");
      check_end (game, i);
      say_all (game, "back");
      check_going_on (game);
      say_all (game, "undo");
      check_end (game, i);
    }
}

/* The same from the file that is written. */
static void
test_ends_read (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (TengenGame) game = start_renju ("none");
      g_autoptr (TengenGame) read = NULL;
      g_autofree char *text = NULL;

      say_all (game, ends[i].moves);
      text = write_text (game);
      read = open_text (text);
      g_test_message ("%s", text);
      check_end (read, i);
    }
}

/* Columns of two and two that give neither side five. */
static void
fill_board (TengenGame *game)
{
  TengenPoint points[2][225];
  int n[2] = { 0, 0 };

  for (int point = 0; point < 225; point++)
    {
      int side = (point % 15 + 2 * (point / 15)) % 4 / 2;

      points[side][n[side]++] = (TengenPoint) point;
    }
  g_assert_cmpint (n[0], ==, 113);
  for (int i = 0; i < 225; i++)
    {
      g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
      g_assert_cmpint (
          play (game, points[i % 2][i / 2]), ==, TENGEN_REASON_NONE);
    }
}

static void
test_full (void)
{
  g_autoptr (TengenGame) game = start_renju ("none");

  fill_board (game);
  g_assert_cmpint (renju_of (game)->end, ==, TENGEN_RENJU_END_FULL);
  check_root (game, TENGEN_PROPERTY_RE, "0");
  say_all (game, "back");
  check_going_on (game);
}

/* Where endings are declared a five may still be; without one both say so. */
static void
test_full_declared (void)
{
  static const char *const ENDS[] = { "pass pass", "draw" };

  for (gsize i = 0; i < G_N_ELEMENTS (ENDS); i++)
    {
      g_autoptr (TengenGame) game = start_renju ("none declared");

      fill_board (game);
      g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
      say_all (game, ENDS[i]);
      g_assert_cmpint (phase (game), ==, TENGEN_PHASE_OVER);
      g_assert_cmpint (renju_of (game)->end, ==, TENGEN_RENJU_END_FULL);
    }
}

/* After an exchange the colour counts, not who began. */
static void
test_swapped (void)
{
  const struct
  {
    const char *words, *result;
  } cases[] = {
    { "H8 H9 I9 swap resign.B", "W+R" },
    { "H8 H9 I9 swap time.B", "W+T" },
    { "H8 H9 I9 swap time.W", "B+T" },
    { "H8 H9 I9 swap A1 J10 A2 K11 A3 L12", "B+" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenGame) game = start_renju ("s26");
      const TengenPosition *position = tengen_game_get_position (game);

      say_all (game, cases[i].words);
      check_root (game, TENGEN_PROPERTY_RE, cases[i].result);
      g_assert_cmpint (tengen_position_get_seat (position, TENGEN_STONE_BLACK),
                       ==,
                       TENGEN_SEAT_SECOND);
    }
}

/* A file may go on after an end: that end is none then. */
static void
test_going_on (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;GM[4]RE[B+];B[hh];W[aa];B[ih];W[ac];B[jh];W[ae];B[kh];W[ag]"
                 ";B[gh];W[ai];B[ba])");

  go_to (game, 10);
  g_assert_cmpint (renju_of (game)->end, ==, TENGEN_RENJU_END_FIVE);
  go_to (game, 11);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  g_assert_cmpint (renju_of (game)->end, ==, TENGEN_RENJU_END_NONE);
  go_to (game, 10);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_OVER);
  g_assert_cmpint (renju_of (game)->point, ==, renju_at ("G8"));
}

static void
check_forced (const char *text, TengenNode node, TengenReasonCode code)
{
  g_autoptr (TengenGame) game = open_text (text);
  const TengenReason *forced;

  g_test_message ("%s", text);
  go_to (game, node);
  forced = tengen_position_get_forced (tengen_game_get_position (game));
  g_assert_cmpint (
      forced != NULL ? forced->code : TENGEN_REASON_NONE, ==, code);
}

/* What a file says is done; it is flagged where the rules say otherwise, and
 * without named rules nothing is said about the opening. */
static void
test_forced (void)
{
  check_forced ("(;GM[4]TNR[renju free];B[aa])", 2, TENGEN_REASON_CENTER);
  check_forced ("(;GM[4]RU[RIF];B[hh];W[hg];B[ha])", 4, TENGEN_REASON_AREA);
  check_forced ("(;GM[4];B[aa])", 2, TENGEN_REASON_NONE);
  check_forced ("(;GM[4];B[aa];W[])", 3, TENGEN_REASON_NONE);
  check_forced ("(;GM[4]RU[free];B[hh];W[])", 3, TENGEN_REASON_EARLY_PASS);
  check_forced ("(;GM[4];B[aa];W[aa])", 3, TENGEN_REASON_OCCUPIED);
  check_forced ("(;GM[4]RU[Taraguchi-10];B[hh];W[hg])", 3, TENGEN_REASON_NONE);
  check_forced ("(;GM[4]AB[hg][hf][gh][ih];B[hh])", 2, TENGEN_REASON_FORBIDDEN);
  check_forced ("(;GM[4]AB[hg][hf][gh][ih];W[hh])", 2, TENGEN_REASON_NONE);
  check_forced ("(;GM[4]TNR[renju none declared]AB[hg][hf][gh][ih];B[hh])",
                2,
                TENGEN_REASON_NONE);
  check_forced (
      "(;GM[4]RU[Gomoku]AB[hg][hf][gh][ih];B[hh])", 2, TENGEN_REASON_NONE);
}

/* What is no game of Renju is shown without rules. */
static void
test_other_kinds (void)
{
  const char *const texts[] = {
    "(;GM[4]RU[Gomoku];B[hh])",
    "(;GM[4]RU[五目並べ];B[hh])",
    "(;GM[4]SZ[19];B[hh])",
    "(;GM[4]SZ[15:14];B[hh])",
    "(;GM[4]RU[Freestyle];B[hh])",
    "(;GM[1]SZ[15];B[hh])",
    "(;GM[2];B[hh])",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (TengenGame) game = open_text (texts[i]);

      g_test_message ("%s", texts[i]);
      g_assert_null (renju_of (game));
      g_assert_false (
          tengen_game_setup_is_renju (tengen_game_get_setup (game)));
    }
}

/* The pattern is known from stone 3 on, and in every game. */
static void
test_pattern (void)
{
  g_autoptr (TengenGame) game = start_renju ("none");

  say_all (game, "H8 G9");
  g_assert_cmpint (renju_of (game)->pattern, ==, -1);
  say_all (game, "G7");
  g_assert_cmpint (
      renju_of (game)->pattern, ==, tengen_renju_pattern_find_id ("浦月"));
  say_all (game, "A1 A2");
  g_assert_cmpint (
      renju_of (game)->pattern, ==, tengen_renju_pattern_find_id ("I7"));
  say_all (game, "undo undo undo H10");
  g_assert_cmpint (
      renju_of (game)->pattern, ==, tengen_renju_pattern_find_id ("I3"));
}

/* A draw is none of a count, which Renju does not have. */
static void
test_no_count (void)
{
  g_autoptr (TengenGame) game = start_renju ("none");
  const TengenPosition *position = tengen_game_get_position (game);

  g_assert_false (tengen_position_is_counted (position));
  say_all (game, "H8 draw");
  g_assert_cmpint (
      tengen_position_get_result (position).kind, ==, TENGEN_RESULT_DRAW);
  g_assert_false (tengen_position_is_counted (position));
  g_assert_null (tengen_position_count (position));
}

/* A file may hold any three stones; they are a pattern only if they began the
 * game. */
static void
test_pattern_of_file (void)
{
  static const struct
  {
    const char *text;
    const char *id;
  } CASES[] = {
    { "(;GM[4];B[hh];W[hg];B[ig])", "D4" },
    { "(;GM[4]PL[B];B[hh];W[hg];B[ig])", "D4" },
    { "(;GM[4]AW[aa];B[hh];W[hg];B[ig])", NULL },
    { "(;GM[4];B[hh];B[hg];W[ig])", NULL },
    { "(;GM[4];W[hh];B[hg];W[ig])", NULL },
    { "(;GM[4];B[ab];W[ac];B[ad])", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenGame) game = open_text (CASES[i].text);

      go_to (game, 4);
      g_assert_cmpint (renju_of (game)->pattern,
                       ==,
                       CASES[i].id != NULL
                           ? tengen_renju_pattern_find_id (CASES[i].id)
                           : -1);
    }
}

/* Passes wait for six stones, whoever put them. */
static void
test_early_pass (void)
{
  g_autoptr (TengenGame) game = start_renju ("free");

  g_assert_cmpint (say (game, "pass"), ==, TENGEN_REASON_EARLY_PASS);
  say_all (game, "H8 A1 A2 A3 A4");
  g_assert_cmpint (say (game, "pass"), ==, TENGEN_REASON_EARLY_PASS);
  say_all (game, "A6 pass");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/renju/ends", test_ends);
  g_test_add_func ("/game/renju/ends-read", test_ends_read);
  g_test_add_func ("/game/renju/full", test_full);
  g_test_add_func ("/game/renju/full-declared", test_full_declared);
  g_test_add_func ("/game/renju/swapped", test_swapped);
  g_test_add_func ("/game/renju/going-on", test_going_on);
  g_test_add_func ("/game/renju/forced", test_forced);
  g_test_add_func ("/game/renju/other-kinds", test_other_kinds);
  g_test_add_func ("/game/renju/no-count", test_no_count);
  g_test_add_func ("/game/renju/pattern", test_pattern);
  g_test_add_func ("/game/renju/pattern-of-file", test_pattern_of_file);
  g_test_add_func ("/game/renju/early-pass", test_early_pass);
  return g_test_run ();
}
