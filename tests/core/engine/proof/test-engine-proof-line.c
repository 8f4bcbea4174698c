/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-proof-line: moves played and taken back on drawn boards
 */
#include "tengen-engine-proof-line.h"

#include "board-picture.h"

#define SIZE 5
#define AT(x, y) ((TengenPoint) ((y) *SIZE + (x)))

/* White in the middle of the black stones has one liberty. */
#define ATARI ".X.../XOX../...../...../....."
/* Black takes a ko at (2, 1). */
#define KO ".XO../XO.O./.XO../...../....."

/* Begins a line in which Black moves and wants to take the stone at (1, 1). */
static TengenEngineProofLine
begin (TengenBoard *board, guint escape, TengenStone master)
{
  TengenEngineProofQuestion question = {
    .board = board,
    .ko = TENGEN_POINT_NONE,
    .goal = TENGEN_ENGINE_PROOF_GOAL_TAKE,
    .targets = { AT (1, 1), TENGEN_POINT_NONE },
    .first = TENGEN_STONE_BLACK,
    .escape = escape,
  };
  TengenEngineProofLine line;

  tengen_engine_proof_line_begin (&line, &question);
  tengen_engine_proof_line_set_prover (
      &line, question.goal, TENGEN_STONE_BLACK, master);
  return line;
}

static TengenEngineProofGlance
look (const TengenEngineProofLine *line)
{
  TengenEngineProofZone zone = { { 0 } };

  return tengen_engine_proof_line_look (line, &zone);
}

/* Each move leads where it says, and back; only the capture wins. */
static void
test_moves (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (ATARI, NULL);
  TengenEngineProofLine line = begin (board, 0, TENGEN_STONE_NONE);
  TengenEngineProofMove moves[TENGEN_ENGINE_PROOF_MAX_MOVES];
  TengenEngineProofTurn before = line.turn;
  guint64 key = tengen_engine_proof_line_get_key (&line);
  int n = tengen_engine_proof_line_list (&line, moves);

  g_assert_cmpint (n, ==, SIZE * SIZE - 4); /* all empty points */
  g_assert_cmpint (moves[0].point, ==, AT (1, 2));
  g_assert_cmpint (look (&line), ==, TENGEN_ENGINE_PROOF_GLANCE_OPEN);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *after = NULL;
      gboolean takes = moves[i].point == AT (1, 2);

      if (i > 0)
        g_assert_cmpint (moves[i - 1].order, <=, moves[i].order);
      g_assert_cmpint (moves[i].taken, ==, takes ? 1 : 0);
      tengen_engine_proof_line_play (&line, &moves[i]);
      g_assert_cmpint (line.turn.stone, ==, TENGEN_STONE_WHITE);
      g_assert_cmpuint (
          tengen_engine_proof_line_get_key (&line), ==, moves[i].key);
      g_assert_cmpuint (moves[i].key, !=, key);
      g_assert_cmpint (look (&line),
                       ==,
                       takes ? TENGEN_ENGINE_PROOF_GLANCE_WON
                             : TENGEN_ENGINE_PROOF_GLANCE_OPEN);
      tengen_engine_proof_line_undo (&line, &moves[i], before);
      g_assert_cmpuint (tengen_engine_proof_line_get_key (&line), ==, key);
      after = tengen_picture_format (board, '/');
      g_assert_cmpstr (after, ==, ATARI);
    }
}

static void
test_ko (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TengenBoard) board = tengen_picture_parse (KO, NULL);
      TengenStone master = i == 0 ? TENGEN_STONE_NONE : TENGEN_STONE_WHITE;
      TengenEngineProofLine line = begin (board, 0, master);
      TengenEngineProofMove take, retake, away;

      g_assert_true (tengen_engine_proof_line_try (&line, AT (2, 1), &take));
      g_assert_cmpint (take.taken, ==, 1);
      g_assert_cmpint (
          take.turn.ban, ==, i == 0 ? AT (1, 1) : TENGEN_POINT_NONE);
      tengen_engine_proof_line_play (&line, &take);
      g_assert_cmpint (
          tengen_engine_proof_line_try (&line, AT (1, 1), &retake), ==, i == 1);
      /* the ban holds for one move */
      g_assert_true (tengen_engine_proof_line_try (&line, AT (4, 4), &away));
      g_assert_cmpint (away.turn.ban, ==, TENGEN_POINT_NONE);
    }
}

static void
test_suicide (void)
{
  g_autoptr (TengenBoard) board =
      tengen_picture_parse (".O.../OO.../...../...../.....", NULL);
  TengenEngineProofLine line = begin (board, 0, TENGEN_STONE_NONE);
  TengenEngineProofMove move;

  g_assert_false (tengen_engine_proof_line_try (&line, AT (0, 0), &move));
  g_assert_true (tengen_engine_proof_line_try (&line, AT (2, 0), &move));
  g_assert_true (
      tengen_engine_proof_line_try (&line, TENGEN_POINT_PASS, &move));
  g_assert_cmpint (move.turn.stone, ==, TENGEN_STONE_WHITE);
  tengen_engine_proof_line_play (&line, &move);
  g_assert_true (tengen_engine_proof_line_try (&line, AT (0, 0), &move));
}

static void
test_escape (void)
{
  static const TengenEngineProofGlance glances[] = {
    TENGEN_ENGINE_PROOF_GLANCE_LOST,
    TENGEN_ENGINE_PROOF_GLANCE_OPEN,
  };

  /* four liberties */
  for (guint i = 0; i < G_N_ELEMENTS (glances); i++)
    {
      g_autoptr (TengenBoard) board =
          tengen_picture_parse ("...../.O.../...../...../.....", NULL);
      TengenEngineProofLine line = begin (board, 4 + i, TENGEN_STONE_NONE);

      g_assert_cmpint (look (&line), ==, glances[i]);
    }
}

static void
test_hanging (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (ATARI, NULL);
  TengenEngineProofLine line = begin (board, 0, TENGEN_STONE_NONE);
  TengenEngineProofZone zone = { { 0 } };
  TengenEngineProofMove move;

  line.turn.stone = TENGEN_STONE_WHITE;
  g_assert_true (tengen_engine_proof_line_try (&line, AT (1, 2), &move));
  g_assert_false (tengen_engine_proof_line_is_hanging (&line, &move, &zone));
  g_assert_true (tengen_engine_proof_line_try (&line, AT (4, 4), &move));
  g_assert_true (tengen_engine_proof_line_is_hanging (&line, &move, &zone));
  /* the stone and all around it */
  g_assert_true (tengen_engine_proof_zone_has (&zone, AT (1, 1)));
  g_assert_true (tengen_engine_proof_zone_has (&zone, AT (1, 0)));
  g_assert_true (tengen_engine_proof_zone_has (&zone, AT (0, 1)));
  g_assert_true (tengen_engine_proof_zone_has (&zone, AT (2, 1)));
  g_assert_true (tengen_engine_proof_zone_has (&zone, AT (1, 2)));
  g_assert_false (tengen_engine_proof_zone_has (&zone, AT (4, 4)));
}

/* What a win rests on. */
static void
test_rest (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (ATARI, NULL);
  TengenEngineProofLine line = begin (board, 0, TENGEN_STONE_NONE);
  TengenEngineProofZone take = { { 0 } }, close = { { 0 } }, keep = { { 0 } };
  TengenEngineProofMove move;

  g_assert_true (tengen_engine_proof_line_try (&line, AT (1, 2), &move));
  tengen_engine_proof_line_rest_move (&line, &move, &take);
  g_assert_true (tengen_engine_proof_zone_has (&take, AT (1, 2)));
  g_assert_true (tengen_engine_proof_zone_has (&take, AT (1, 1)));
  g_assert_true (tengen_engine_proof_zone_has (&take, AT (2, 1)));
  g_assert_false (tengen_engine_proof_zone_has (&take, AT (4, 4)));

  /* a black stone keeps two liberties */
  line.turn.stone = TENGEN_STONE_WHITE;
  tengen_engine_proof_zone_add (&close, AT (2, 1));
  tengen_engine_proof_line_close (&line, &close);
  g_assert_cmpint (tengen_engine_proof_zone_has (&close, AT (2, 0)) +
                       tengen_engine_proof_zone_has (&close, AT (3, 1)) +
                       tengen_engine_proof_zone_has (&close, AT (2, 2)),
                   >=,
                   2);

  /* nothing of Black must stay for a capture, all of White for the opposite */
  tengen_engine_proof_line_rest_always (&line, &keep);
  g_assert_false (tengen_engine_proof_zone_has (&keep, AT (1, 1)));
  tengen_engine_proof_line_set_prover (&line,
                                       TENGEN_ENGINE_PROOF_GOAL_SAVE,
                                       TENGEN_STONE_WHITE,
                                       TENGEN_STONE_NONE);
  tengen_engine_proof_line_rest_always (&line, &keep);
  g_assert_true (tengen_engine_proof_zone_has (&keep, AT (1, 1)));
}

static void
test_prover (void)
{
  static const gboolean safeties[] = {
    [TENGEN_ENGINE_PROOF_GOAL_TAKE] = FALSE,
    [TENGEN_ENGINE_PROOF_GOAL_SAVE] = TRUE,
    [TENGEN_ENGINE_PROOF_GOAL_JOIN] = FALSE,
    [TENGEN_ENGINE_PROOF_GOAL_CUT] = TRUE,
    [TENGEN_ENGINE_PROOF_GOAL_LIVE] = FALSE,
    [TENGEN_ENGINE_PROOF_GOAL_KILL] = FALSE,
    [TENGEN_ENGINE_PROOF_GOAL_RACE] = FALSE,
  };
  g_autoptr (TengenBoard) board = tengen_picture_parse (ATARI, NULL);
  TengenEngineProofQuestion question = {
    .board = board,
    .ko = TENGEN_POINT_NONE,
    .goal = TENGEN_ENGINE_PROOF_GOAL_RACE,
    .targets = { AT (1, 1), AT (1, 0) },
    .first = TENGEN_STONE_BLACK,
  };
  TengenEngineProofLine black, white;

  tengen_engine_proof_line_begin (&black, &question);
  white = black;
  tengen_engine_proof_line_set_prover (
      &black, question.goal, TENGEN_STONE_BLACK, TENGEN_STONE_NONE);
  tengen_engine_proof_line_set_prover (
      &white, question.goal, TENGEN_STONE_WHITE, TENGEN_STONE_NONE);
  g_assert_cmpint (black.targets[0], ==, AT (1, 1));
  g_assert_cmpint (white.targets[0], ==, AT (1, 0));
  g_assert_cmpint (white.targets[1], ==, AT (1, 1));
  g_assert_cmpuint (tengen_engine_proof_line_get_key (&black),
                    !=,
                    tengen_engine_proof_line_get_key (&white));
  for (guint i = 0; i < G_N_ELEMENTS (safeties); i++)
    {
      black.goal = (TengenEngineProofGoal) i;
      g_assert_cmpint (
          tengen_engine_proof_line_is_safety (&black), ==, safeties[i]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine-proof-line/moves", test_moves);
  g_test_add_func ("/engine-proof-line/ko", test_ko);
  g_test_add_func ("/engine-proof-line/suicide", test_suicide);
  g_test_add_func ("/engine-proof-line/escape", test_escape);
  g_test_add_func ("/engine-proof-line/hanging", test_hanging);
  g_test_add_func ("/engine-proof-line/rest", test_rest);
  g_test_add_func ("/engine-proof-line/prover", test_prover);
  return g_test_run ();
}
