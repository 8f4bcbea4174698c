/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-proof: answers against all positions that can follow, and known
 * problems
 */
#include "tengen-engine-proof.h"

#include "board-picture.h"
#include "proof-oracle.h"
#include "tengen-board-random.h"

typedef struct
{
  const char *goal;
  TengenEngineProofGoal value;
  ProofEvent event;
  gboolean is_opposite; /* the other side wants the event */
} Goal;

static const Goal goals[] = {
  { "take", TENGEN_ENGINE_PROOF_GOAL_TAKE, PROOF_EVENT_TAKEN, FALSE },
  { "save", TENGEN_ENGINE_PROOF_GOAL_SAVE, PROOF_EVENT_TAKEN, TRUE },
  { "join", TENGEN_ENGINE_PROOF_GOAL_JOIN, PROOF_EVENT_JOINED, FALSE },
  { "cut", TENGEN_ENGINE_PROOF_GOAL_CUT, PROOF_EVENT_JOINED, TRUE },
  { "live", TENGEN_ENGINE_PROOF_GOAL_LIVE, PROOF_EVENT_ALIVE, FALSE },
  { "kill", TENGEN_ENGINE_PROOF_GOAL_KILL, PROOF_EVENT_ALIVE, TRUE },
  { "race", TENGEN_ENGINE_PROOF_GOAL_RACE, PROOF_EVENT_TAKEN_FIRST, FALSE },
};

/* The side that a goal is about. */
static TengenStone
find_side (TengenEngineProofGoal goal, TengenStone target)
{
  return goal == TENGEN_ENGINE_PROOF_GOAL_SAVE ||
                 goal == TENGEN_ENGINE_PROOF_GOAL_LIVE ||
                 goal == TENGEN_ENGINE_PROOF_GOAL_JOIN
             ? target
             : tengen_stone_other (target);
}

/* Fills a board by chance until so many stones lie there. */
static TengenBoard *
draw_board (TengenBoardRandom *random, int width, int height, int n_stones)
{
  TengenBoard *board = tengen_board_new (width, height);
  TengenStone stone = TENGEN_STONE_BLACK;

  for (int tries = 0; tries < 400; tries++)
    {
      TengenPoint point = (TengenPoint) tengen_board_random_below (
          random, (guint) (width * height));
      TengenBoardTry result;

      if (tengen_board_count (board, TENGEN_STONE_BLACK) +
              tengen_board_count (board, TENGEN_STONE_WHITE) >=
          n_stones)
        break;
      if (tengen_board_get (board, point) != TENGEN_STONE_NONE)
        continue;
      tengen_board_try (board, point, stone, &result);
      if (result.own > 0)
        continue;
      tengen_board_play (board, point, stone, NULL);
      stone = tengen_stone_other (stone);
    }
  return board;
}

/* Draws the chains in question; FALSE if there are none such. */
static gboolean
draw_targets (TengenBoardRandom *random,
              const TengenBoard *board,
              TengenEngineProofQuestion *question)
{
  gboolean needs_two = question->goal == TENGEN_ENGINE_PROOF_GOAL_JOIN ||
                       question->goal == TENGEN_ENGINE_PROOF_GOAL_CUT ||
                       question->goal == TENGEN_ENGINE_PROOF_GOAL_RACE;
  gboolean is_race = question->goal == TENGEN_ENGINE_PROOF_GOAL_RACE;
  guint n = (guint) tengen_board_get_n_points (board);

  for (int tries = 0; tries < 100; tries++)
    {
      TengenPoint a = (TengenPoint) tengen_board_random_below (random, n);
      TengenPoint b = (TengenPoint) tengen_board_random_below (random, n);
      TengenStone stone = tengen_board_get (board, a);

      if (stone == TENGEN_STONE_NONE)
        continue;
      question->targets[0] = a;
      question->targets[1] = needs_two ? b : TENGEN_POINT_NONE;
      if (!needs_two)
        return TRUE;
      if (is_race ? tengen_board_get (board, b) == tengen_stone_other (stone)
                  : tengen_board_get (board, b) == stone &&
                        tengen_board_get_chain (board, a) !=
                            tengen_board_get_chain (board, b))
        return TRUE;
    }
  return FALSE;
}

/* How often each answer came. */
typedef struct
{
  int n[4];
  int n_checked;
} Tally;

static int
ask_oracle (const TengenEngineProofQuestion *question,
            const Goal *goal,
            ProofEvent event,
            TengenStone side,
            TengenStone master)
{
  ProofCase ask = {
    .width = tengen_board_get_width (question->board),
    .height = tengen_board_get_height (question->board),
    .event = event,
    .side = side,
    .targets = { question->targets[0],
                 question->targets[1] == TENGEN_POINT_NONE
                     ? -1
                     : question->targets[1] },
    .first = question->first,
    .master = master,
  };
  guint8 stones[TENGEN_BOARD_MAX_POINTS];

  tengen_board_read (question->board, stones);
  memcpy (ask.stones, stones, sizeof ask.stones);
  return proof_oracle_ask (&ask, g_test_slow () ? 400000 : 30000);
}

/* An answer must hold whoever may retake kos at once: proved is forced, and
 * what is refuted is not. */
static void
check (const TengenEngineProofQuestion *question,
       const Goal *goal,
       TengenEngineProofResult result,
       Tally *tally)
{
  TengenStone side = find_side (
      goal->value, tengen_board_get (question->board, question->targets[0]));
  TengenStone wants = goal->is_opposite ? tengen_stone_other (side) : side;
  gboolean is_reached = goal->is_opposite
                            ? result == TENGEN_ENGINE_PROOF_REFUTED
                            : result == TENGEN_ENGINE_PROOF_PROVED;
  TengenStone masters[3] = { TENGEN_STONE_NONE,
                             wants,
                             tengen_stone_other (wants) };

  for (int i = 0; i < 3; i++)
    {
      int forced = ask_oracle (question, goal, goal->event, wants, masters[i]);

      if (forced < 0)
        return;
      if (forced != is_reached)
        {
          g_autofree char *text = tengen_picture_format (question->board, '\n');

          g_test_message ("%s\n%s %d %d, first %d, master %d: %d",
                          text,
                          goal->goal,
                          question->targets[0],
                          question->targets[1],
                          question->first,
                          masters[i],
                          result);
          g_assert_cmpint (forced, ==, is_reached);
        }
    }
  tally->n_checked++;
}

static void
test_random (gconstpointer data)
{
  const Goal *goal = data;
  TengenBoardRandom random = { 17 };
  g_autoptr (TengenEngineProof) proof = tengen_engine_proof_new (20000);
  static const int sizes[][2] = {
    { 3, 3 }, { 4, 3 }, { 5, 2 }, { 4, 4 }, { 5, 3 }
  };
  Tally tally = { .n_checked = 0 };
  gboolean is_full = g_getenv ("TENGEN_FULL") != NULL;
  int n = is_full ? 2000 : 12;
  /* all positions of the larger ones are mostly too many in the short form */
  gsize n_sizes = is_full ? G_N_ELEMENTS (sizes) : 3;

  for (int i = 0; i < n; i++)
    {
      int width = sizes[(gsize) i % n_sizes][0];
      int height = sizes[(gsize) i % n_sizes][1];
      g_autoptr (TengenBoard) board =
          draw_board (&random,
                      width,
                      height,
                      width * height / 2 + (int) tengen_board_random_below (
                                               &random, width * height / 2));
      TengenEngineProofQuestion question = {
        .board = board,
        .ko = TENGEN_POINT_NONE,
        .goal = goal->value,
        .first = 1 + tengen_board_random_below (&random, 2)
      };
      TengenEngineProofResult result;
      guint64 hash = tengen_board_get_hash (board);

      tengen_engine_proof_set_first_turn (proof, i % 2 == 0 ? 1 : 64);
      if (!draw_targets (&random, board, &question))
        continue;
      result = tengen_engine_proof_ask (proof, &question);
      g_assert_cmphex (tengen_board_get_hash (board), ==, hash);
      tally.n[result]++;
      if (result == TENGEN_ENGINE_PROOF_PROVED ||
          result == TENGEN_ENGINE_PROOF_REFUTED)
        check (&question, goal, result, &tally);
    }
  g_test_message ("%s: proved %d, refuted %d, ko %d, unknown %d; %d checked",
                  goal->goal,
                  tally.n[TENGEN_ENGINE_PROOF_PROVED],
                  tally.n[TENGEN_ENGINE_PROOF_REFUTED],
                  tally.n[TENGEN_ENGINE_PROOF_KO],
                  tally.n[TENGEN_ENGINE_PROOF_UNKNOWN],
                  tally.n_checked);
  g_assert_cmpint (tally.n_checked, >=, n / 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (goals); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/engine/proof/random/%s", goals[i].goal);

      g_test_add_data_func (path, &goals[i], test_random);
    }
  return g_test_run ();
}
