/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-proof-search: captures found, refuted, forgotten and shown
 */
#include "tengen-engine-proof-search.h"

#include "board-picture.h"

#define SIZE 7
#define AT(x, y) ((TengenPoint) ((y) *SIZE + (x)))
#define POSITIONS 20000

/* Black takes the stone at the top in two moves. */
#define TAKES ".O...../.XX..../......./......./......./......./......."
/* The stone in the middle gets out. */
#define ESCAPES "......./......./...X.../..XO.../......./......./......."

/* Begins a line in which Black moves and wants to take, within a region. */
static TengenEngineProofLine
begin (TengenBoard *board,
       TengenPoint target,
       guint escape,
       const guint8 *region)
{
  TengenEngineProofQuestion question = {
    .board = board,
    .ko = TENGEN_POINT_NONE,
    .goal = TENGEN_ENGINE_PROOF_GOAL_TAKE,
    .targets = { target, TENGEN_POINT_NONE },
    .first = TENGEN_STONE_BLACK,
    .escape = escape,
    .region = region,
  };
  TengenEngineProofLine line;

  tengen_engine_proof_line_begin (&line, &question);
  tengen_engine_proof_line_set_prover (
      &line, question.goal, TENGEN_STONE_BLACK, TENGEN_STONE_WHITE);
  return line;
}

/* Tells whether Black's move takes the target if White then moves anywhere and
 * Black once more. */
static gboolean
takes_in_two (TengenBoard *board, TengenPoint target, TengenPoint move)
{
  TengenPoint liberty;
  gboolean takes;

  tengen_board_play (board, move, TENGEN_STONE_BLACK, NULL);
  takes = tengen_board_get_liberties (board, target) == 1;
  for (int i = 0; i < SIZE * SIZE && takes; i++)
    {
      TengenPoint reply = (TengenPoint) i;
      TengenBoardTry result;

      if (tengen_board_get (board, reply) != TENGEN_STONE_NONE)
        continue;
      tengen_board_try (board, reply, TENGEN_STONE_WHITE, &result);
      if (result.own > 0)
        continue;
      tengen_board_play (board, reply, TENGEN_STONE_WHITE, NULL);
      takes = tengen_board_get_liberties (board, target) == 1;
      if (takes)
        {
          tengen_board_list_liberties (board, target, &liberty);
          tengen_board_try (board, liberty, TENGEN_STONE_BLACK, &result);
          takes = result.taken > 0;
        }
      tengen_board_undo (board);
    }
  tengen_board_undo (board);
  return takes;
}

static void
test_won (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (TAKES, NULL);
  TengenEngineProofLine line = begin (board, AT (1, 0), 0, NULL);
  TengenEngineProofSearch *search = tengen_engine_proof_search_new (POSITIONS);
  TengenEngineProofZone zone = { { 0 } };
  TengenEngineProofMove move;
  g_autofree char *after = NULL;
  guint64 n;

  g_assert_cmpuint (tengen_engine_proof_search_get_positions (search), ==, 0);
  g_assert_cmpint (tengen_engine_proof_search_run (search, &line, 1),
                   ==,
                   TENGEN_ENGINE_PROOF_VERDICT_OPEN);
  g_assert_false (tengen_engine_proof_search_find_zone (search, &line, &zone));
  n = tengen_engine_proof_search_get_positions (search);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpint (tengen_engine_proof_search_run (search, &line, POSITIONS),
                   ==,
                   TENGEN_ENGINE_PROOF_VERDICT_WON);
  g_assert_cmpuint (tengen_engine_proof_search_get_positions (search), >, n);
  after = tengen_picture_format (board, '/');
  g_assert_cmpstr (after, ==, TAKES);
  g_assert_true (tengen_engine_proof_search_find_zone (search, &line, &zone));
  g_assert_true (tengen_engine_proof_zone_has (&zone, AT (1, 0)));
  g_assert_false (tengen_engine_proof_zone_has (&zone, AT (6, 6)));

  /* what is known is not looked for again */
  n = tengen_engine_proof_search_get_positions (search);
  g_assert_cmpint (tengen_engine_proof_search_run (search, &line, POSITIONS),
                   ==,
                   TENGEN_ENGINE_PROOF_VERDICT_WON);
  g_assert_cmpuint (tengen_engine_proof_search_get_positions (search), ==, n);

  tengen_engine_proof_search_clear (search);
  g_assert_false (tengen_engine_proof_search_find_zone (search, &line, &zone));
  g_assert_false (tengen_engine_proof_search_choose (search, &line, &move));
  tengen_engine_proof_search_free (search);
}

static void
test_lost (void)
{
  guint8 region[SIZE * SIZE] = { 0 };
  g_autoptr (TengenBoard) board = tengen_picture_parse (ESCAPES, NULL);
  TengenEngineProofLine line;
  TengenEngineProofSearch *search = tengen_engine_proof_search_new (POSITIONS);
  TengenEngineProofZone zone = { { 0 } };

  for (int y = 3; y <= 4; y++)
    for (int x = 3; x <= 4; x++)
      region[AT (x, y)] = TRUE;
  line = begin (board, AT (3, 3), 3, region);
  for (int i = 0; i < SIZE * SIZE; i++)
    if (tengen_board_get (board, (TengenPoint) i) == TENGEN_STONE_NONE)
      g_assert_false (takes_in_two (board, AT (3, 3), (TengenPoint) i));
  g_assert_cmpint (tengen_engine_proof_search_run (search, &line, POSITIONS),
                   ==,
                   TENGEN_ENGINE_PROOF_VERDICT_LOST);
  g_assert_false (tengen_engine_proof_search_find_zone (search, &line, &zone));
  tengen_engine_proof_search_free (search);
}

/* The line of best play takes the stone. */
static void
test_choose (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (TAKES, NULL);
  TengenEngineProofLine line = begin (board, AT (1, 0), 0, NULL);
  TengenEngineProofSearch *search = tengen_engine_proof_search_new (POSITIONS);
  TengenEngineProofMove move;
  TengenEngineProofZone zone = { { 0 } };
  int n = 0;

  g_assert_cmpint (tengen_engine_proof_search_run (search, &line, POSITIONS),
                   ==,
                   TENGEN_ENGINE_PROOF_VERDICT_WON);
  g_assert_true (tengen_engine_proof_search_choose (search, &line, &move));
  g_assert_true (takes_in_two (board, AT (1, 0), move.point));
  while (tengen_engine_proof_line_look (&line, &zone) ==
         TENGEN_ENGINE_PROOF_GLANCE_OPEN)
    {
      g_assert_true (tengen_engine_proof_search_choose (search, &line, &move));
      tengen_engine_proof_line_play (&line, &move);
      g_assert_cmpint (++n, <=, 3);
    }
  g_assert_cmpint (tengen_board_get (board, AT (1, 0)), ==, TENGEN_STONE_NONE);
  tengen_engine_proof_search_free (search);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine-proof-search/won", test_won);
  g_test_add_func ("/engine-proof-search/lost", test_lost);
  g_test_add_func ("/engine-proof-search/choose", test_choose);
  return g_test_run ();
}
