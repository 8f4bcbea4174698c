/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-play: actions, counters, undo and redo
 */
#include "tengen-go-line.h"

#include "board-picture.h"
#include "go-set-up.h"

#include <string.h>

static TengenGo *
make_go (const char *id, int width, int height)
{
  return tengen_go_new (tengen_go_rules_find (id), width, height);
}

static void
check_board (const TengenGo *go, const char *picture)
{
  g_autofree char *got = tengen_picture_format (tengen_go_get_board (go), '/');

  g_assert_cmpstr (got, ==, picture);
}

static void
test_start (void)
{
  g_autoptr (TengenGo) go = make_go ("japan", 3, 2);
  const TengenGoCounters none = { .first_passer = TENGEN_STONE_NONE };

  check_board (go, ".../...");
  g_assert_cmpuint (tengen_go_get_ply (go), ==, 0);
  g_assert_cmpint (tengen_go_get_to_move (go), ==, TENGEN_STONE_BLACK);
  g_assert_cmpuint (tengen_go_get_last_passes (go), ==, 0);
  g_assert_cmpmem (
      tengen_go_get_counters (go), sizeof none, &none, sizeof none);
  g_assert_true (tengen_go_rules_equal (tengen_go_get_rules (go),
                                        tengen_go_rules_find ("japan")));
}

static void
test_capture (void)
{
  g_autoptr (TengenGo) go = make_go ("japan", 3, 1);
  const TengenGoCounters *counters = tengen_go_get_counters (go);

  tengen_go_play (go, 0, TENGEN_STONE_BLACK);
  tengen_go_play (go, 2, TENGEN_STONE_WHITE);
  g_assert_cmpint (tengen_go_play (go, 1, TENGEN_STONE_BLACK), ==, 1);
  check_board (go, "XX.");
  g_assert_cmpint (counters->prisoners[TENGEN_STONE_WHITE], ==, 1);
  g_assert_cmpint (counters->board_moves[0][TENGEN_STONE_BLACK], ==, 2);
  g_assert_cmpint (tengen_go_get_to_move (go), ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (tengen_go_play (go, 2, TENGEN_STONE_WHITE), ==, 2);
  check_board (go, "..O");
  g_assert_cmpint (counters->prisoners[TENGEN_STONE_BLACK], ==, 2);
}

/* A forced suicide: the stones go and are prisoners of their own colour. */
static void
test_forced_suicide (void)
{
  g_autoptr (TengenGo) go = make_go ("japan", 3, 1);
  const TengenGoCounters *counters = tengen_go_get_counters (go);

  go_set_up (go, 1, TENGEN_STONE_WHITE);
  g_assert_cmpint (tengen_go_play (go, 0, TENGEN_STONE_BLACK), ==, 0);
  check_board (go, ".O.");
  g_assert_cmpint (counters->prisoners[TENGEN_STONE_BLACK], ==, 1);
  g_assert_cmpint (counters->board_moves[0][TENGEN_STONE_BLACK], ==, 1);
}

/* A forced move on a stone: what was there counts as set up and removed. */
static void
test_forced_occupied (void)
{
  g_autoptr (TengenGo) go = make_go ("japan", 3, 3);
  const TengenGoCounters *counters = tengen_go_get_counters (go);

  tengen_go_play (go, 4, TENGEN_STONE_BLACK);
  tengen_go_play (go, 4, TENGEN_STONE_WHITE);
  check_board (go, ".../.O./...");
  g_assert_cmpint (counters->setup[TENGEN_STONE_BLACK], ==, -1);
  g_assert_cmpint (counters->prisoners[TENGEN_STONE_BLACK], ==, 0);
  tengen_go_undo (go);
  check_board (go, ".../.X./...");
  g_assert_cmpint (counters->setup[TENGEN_STONE_BLACK], ==, 0);
}

static void
test_passes (void)
{
  g_autoptr (TengenGo) go = make_go ("japan", 3, 3);
  const TengenGoCounters *counters = tengen_go_get_counters (go);

  tengen_go_play (go, 0, TENGEN_STONE_BLACK);
  tengen_go_pass (go, TENGEN_STONE_WHITE);
  g_assert_cmpuint (tengen_go_get_last_passes (go), ==, 1);
  tengen_go_pass (go, TENGEN_STONE_BLACK);
  g_assert_cmpuint (tengen_go_get_last_passes (go), ==, 2);
  g_assert_cmpint (counters->first_passer, ==, TENGEN_STONE_WHITE);
  tengen_go_resume (go, TENGEN_STONE_WHITE);
  g_assert_cmpuint (tengen_go_get_last_passes (go), ==, 0);
  tengen_go_play (go, 1, TENGEN_STONE_WHITE);
  tengen_go_pass (go, TENGEN_STONE_BLACK);
  g_assert_cmpint (counters->board_moves[0][TENGEN_STONE_BLACK], ==, 1);
  g_assert_cmpint (counters->board_moves[1][TENGEN_STONE_WHITE], ==, 1);
  g_assert_cmpint (counters->passes[0][TENGEN_STONE_WHITE], ==, 1);
  g_assert_cmpint (counters->passes[0][TENGEN_STONE_BLACK], ==, 1);
  g_assert_cmpint (counters->passes[1][TENGEN_STONE_BLACK], ==, 1);
  while (tengen_go_get_ply (go) > 1)
    tengen_go_undo (go);
  g_assert_cmpint (counters->first_passer, ==, TENGEN_STONE_NONE);
}

static void
test_played (void)
{
  g_autoptr (TengenGo) go = make_go ("japan", 3, 3);

  go_set_up (go, 3, TENGEN_STONE_WHITE);
  tengen_go_set_to_move (go, TENGEN_STONE_WHITE);
  tengen_go_play (go, 5, TENGEN_STONE_WHITE);
  tengen_go_pass (go, TENGEN_STONE_BLACK);
  tengen_go_resume (go, TENGEN_STONE_BLACK);
  g_assert_cmpint (tengen_go_line_get (go, 1)->point, ==, TENGEN_POINT_NONE);
  g_assert_cmpint (tengen_go_line_get (go, 2)->point, ==, TENGEN_POINT_NONE);
  g_assert_cmpint (tengen_go_line_get (go, 3)->point, ==, 5);
  g_assert_cmpint (tengen_go_line_get (go, 3)->stone, ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (tengen_go_line_get (go, 4)->point, ==, TENGEN_POINT_PASS);
  g_assert_cmpint (tengen_go_line_get (go, 4)->stone, ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (tengen_go_line_get (go, 5)->point, ==, TENGEN_POINT_NONE);
  for (guint i = 1; i <= tengen_go_get_ply (go); i++)
    g_assert_cmpint (
        tengen_go_get_played (go, i), ==, tengen_go_line_get (go, i)->point);
  tengen_go_virtual (go, TENGEN_STONE_BLACK);
  g_assert_cmpint (tengen_go_get_played (go, 6), ==, TENGEN_POINT_PASS);
}

/* A turn given in the middle of a game does not clear the record; right after
 * a setup it is part of the start. */
static void
test_set_to_move (void)
{
  g_autoptr (TengenGo) go = make_go ("china", 3, 1);

  tengen_go_play (go, 0, TENGEN_STONE_BLACK);
  tengen_go_play (go, 2, TENGEN_STONE_WHITE);
  tengen_go_play (go, 1, TENGEN_STONE_BLACK);
  tengen_go_play (go, 2, TENGEN_STONE_WHITE);
  tengen_go_set_to_move (go, TENGEN_STONE_BLACK);
  g_assert_cmpint (tengen_go_check (go, 0, TENGEN_STONE_BLACK, NULL),
                   ==,
                   TENGEN_REASON_SUPERKO);
  go_set_up (go, 2, TENGEN_STONE_WHITE);
  g_assert_cmpint (tengen_go_check (go, 0, TENGEN_STONE_BLACK, NULL),
                   ==,
                   TENGEN_REASON_NONE);
  tengen_go_set_to_move (go, TENGEN_STONE_WHITE);
  g_assert_cmpint (tengen_go_get_to_move (go), ==, TENGEN_STONE_WHITE);
  g_assert_false (tengen_go_get_cycle (go, NULL));
  tengen_go_undo (go);
  g_assert_cmpint (tengen_go_get_to_move (go), ==, TENGEN_STONE_BLACK);
}

/* However many points, it is one action, with the counters of setting them up
 * one by one. */
static void
test_setup_all (void)
{
  static const guint8 FEW[9] = { 0, 2, 0, 1, 0, 0, 0, 0, 0 };
  static const guint8 MANY[9] = { 1, 1, 1, 2, 2, 2, 1, 2, 1 };
  g_autoptr (TengenGo) go = make_go ("china", 3, 3);
  const TengenGoCounters *counters = tengen_go_get_counters (go);

  tengen_go_play (go, 4, TENGEN_STONE_BLACK);
  tengen_go_setup_all (go, FEW);
  check_board (go, ".O./X../...");
  g_assert_cmpint (counters->setup[TENGEN_STONE_BLACK], ==, 0);
  g_assert_cmpint (counters->setup[TENGEN_STONE_WHITE], ==, 1);
  tengen_go_setup_all (go, MANY);
  check_board (go, "XXX/OOO/XOX");
  g_assert_cmpint (counters->setup[TENGEN_STONE_BLACK], ==, 4);
  g_assert_cmpint (counters->setup[TENGEN_STONE_WHITE], ==, 4);
  g_assert_cmpuint (tengen_go_get_ply (go), ==, 3);
  tengen_go_undo (go);
  check_board (go, ".O./X../...");
  tengen_go_undo (go);
  check_board (go, ".../.X./...");
  g_assert_cmpint (counters->setup[TENGEN_STONE_WHITE], ==, 0);
}

/* ---- random lines ---- */

typedef struct
{
  int kind;
  TengenPoint point;
  TengenStone stone;
} Step;

/* All that can be seen of a position. */
typedef struct
{
  guint64 hash;
  TengenStone to_move;
  TengenGoCounters counters;
  guint passes;
  gboolean cycle;
  guint8 stones[49];
  guint8 codes[49];
} State;

static void
look (const TengenGo *go, State *state)
{
  const TengenBoard *board = tengen_go_get_board (go);

  memset (state, 0, sizeof *state);
  state->hash = tengen_board_get_hash (board);
  state->to_move = tengen_go_get_to_move (go);
  state->counters = *tengen_go_get_counters (go);
  state->passes = tengen_go_get_last_passes (go);
  state->cycle = tengen_go_get_cycle (go, NULL);
  tengen_board_read (board, state->stones);
  tengen_go_map (go, state->to_move, state->codes);
}

static void
check_conservation (const TengenGo *go)
{
  const TengenGoCounters *counters = tengen_go_get_counters (go);
  const TengenBoard *board = tengen_go_get_board (go);

  for (TengenStone c = TENGEN_STONE_BLACK; c <= TENGEN_STONE_WHITE; c++)
    g_assert_cmpint (tengen_board_count (board, c) + counters->prisoners[c],
                     ==,
                     counters->board_moves[0][c] + counters->board_moves[1][c] +
                         counters->setup[c]);
}

enum
{
  STEP_PLAY,
  STEP_PASS,
  STEP_SETUP,
  STEP_TURN,
  STEP_RESUME,
  STEP_FORCED,
};

static void
do_step (TengenGo *go, const Step *step)
{
  switch (step->kind)
    {
    case STEP_PASS:
      tengen_go_pass (go, step->stone);
      break;
    case STEP_SETUP:
      go_set_up (go, step->point, step->stone);
      break;
    case STEP_TURN:
      tengen_go_set_to_move (go, step->stone);
      break;
    case STEP_RESUME:
      tengen_go_resume (go, step->stone);
      break;
    default:
      tengen_go_play (go, step->point, step->stone);
      break;
    }
}

/* Chooses an action; moves are legal most of the time. */
static Step
choose_step (const TengenGo *go, const State *state)
{
  int n_points = tengen_board_get_n_points (tengen_go_get_board (go));
  int dice = g_test_rand_int_range (0, 100);
  Step step = {
    .point = g_test_rand_int_range (0, n_points),
    .stone = state->to_move,
  };

  if (dice < 3)
    step.kind = STEP_SETUP;
  else if (dice < 5)
    step.kind = STEP_TURN;
  else if (dice < 7)
    step.kind = STEP_RESUME;
  else if (dice < 9)
    step.kind = STEP_FORCED;
  else if (state->codes[step.point] == TENGEN_REASON_NONE)
    step.kind = STEP_PLAY;
  else
    step.kind = dice < 80 ? STEP_PASS : STEP_FORCED;
  if (step.kind == STEP_SETUP)
    step.stone = g_test_rand_int_range (0, 3);
  if (step.kind == STEP_TURN || step.kind == STEP_RESUME)
    step.stone = g_test_rand_int_range (1, 3);
  return step;
}

static void
check_state (const TengenGo *go, const State *wanted)
{
  State state;

  look (go, &state);
  g_assert_cmpmem (&state, sizeof state, wanted, sizeof *wanted);
}

static void
run_random_line (const TengenGoRules *rules, int width, int height)
{
  enum
  {
    N_STEPS = 120,
  };
  g_autoptr (TengenGo) go = tengen_go_new (rules, width, height);
  g_autofree State *states = g_new (State, N_STEPS + 1);
  Step steps[N_STEPS];

  look (go, &states[0]);
  for (int i = 0; i < N_STEPS; i++)
    {
      steps[i] = choose_step (go, &states[i]);
      do_step (go, &steps[i]);
      look (go, &states[i + 1]);
      check_conservation (go);
    }
  for (int i = N_STEPS; i > 0; i--)
    {
      check_state (go, &states[i]);
      tengen_go_undo (go);
    }
  for (int i = 0; i < N_STEPS; i++)
    {
      check_state (go, &states[i]);
      do_step (go, &steps[i]);
    }
  check_state (go, &states[N_STEPS]);
}

static void
test_random (void)
{
  static const char *const texts[] = {
    "japan",
    "china",
    "china repetition=situational reset=1",
    "china suicide=any reset=1",
    "japan suicide=many",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      TengenGoRules rules;

      g_assert_true (tengen_go_rules_parse (texts[i], &rules));
      for (int size = 1; size <= 6; size++)
        {
          run_random_line (&rules, size, size);
          run_random_line (&rules, size + 1, size);
          run_random_line (&rules, size, size);
        }
      run_random_line (&rules, 7, 7);
    }
}

static void
measure_map (const TengenGo *go)
{
  gint64 start = g_get_monotonic_time ();
  guint8 codes[361];
  double us;

  for (int i = 0; i < 10000; i++)
    tengen_go_map (go, TENGEN_STONE_BLACK, codes);
  us = (double) (g_get_monotonic_time () - start) / 10000;
  g_test_minimized_result (us, "a map of 19x19: %.1f us", us);
}

/* A whole line of legal moves on a large board; the map of all points must be
 * quick, so that a widget may ask for it at every change. */
static void
test_large (void)
{
  g_autoptr (TengenGo) go = make_go ("china", 19, 19);
  guint8 codes[361];

  for (int i = 0; i < 1500; i++)
    {
      TengenStone stone = tengen_go_get_to_move (go);
      TengenPoint point = g_test_rand_int_range (0, 361);

      tengen_go_map (go, stone, codes);
      if (codes[point] == TENGEN_REASON_NONE)
        tengen_go_play (go, point, stone);
      else
        tengen_go_pass (go, stone);
    }
  check_conservation (go);
  if (g_test_perf ())
    measure_map (go);
  while (tengen_go_get_ply (go) > 0)
    tengen_go_undo (go);
  g_assert_cmpint (
      tengen_board_count (tengen_go_get_board (go), TENGEN_STONE_NONE),
      ==,
      361);
}

/* A ko in a corner of three: White takes at once, or not. */
static TengenGo *
make_ko (void)
{
  TengenGo *go = make_go ("japan", 4, 3);

  for (TengenPoint i = 1; i <= 9; i += 4)
    go_set_up (go, i == 5 ? 4 : i, TENGEN_STONE_BLACK);
  go_set_up (go, 2, TENGEN_STONE_WHITE);
  go_set_up (go, 7, TENGEN_STONE_WHITE);
  go_set_up (go, 10, TENGEN_STONE_WHITE);
  go_set_up (go, 5, TENGEN_STONE_WHITE);
  tengen_go_play (go, 6, TENGEN_STONE_BLACK);
  return go;
}

/* A record that begins anew knows no ko; undone, it is as it was. */
static void
test_restart (void)
{
  g_autoptr (TengenGo) go = make_ko ();
  gsize history = tengen_go_get_history (go);

  check_board (go, ".XO./X.XO/.XO.");
  g_assert_cmpint (
      tengen_go_check (go, 5, TENGEN_STONE_WHITE, NULL), ==, TENGEN_REASON_KO);
  tengen_go_restart (go);
  g_assert_cmpint (tengen_go_check (go, 5, TENGEN_STONE_WHITE, NULL),
                   ==,
                   TENGEN_REASON_NONE);
  g_assert_cmpuint (tengen_go_get_history (go), ==, history);
  tengen_go_undo (go);
  tengen_go_play (go, 6, TENGEN_STONE_BLACK);
  g_assert_cmpint (
      tengen_go_check (go, 5, TENGEN_STONE_WHITE, NULL), ==, TENGEN_REASON_KO);
}

/* A copy goes on as the original does, with nothing behind it. */
static void
test_copy (void)
{
  g_autoptr (TengenGo) go = make_ko ();
  g_autoptr (TengenGo) copy = NULL;
  gsize before;

  tengen_go_pass (go, TENGEN_STONE_WHITE);
  copy = tengen_go_copy (go);
  g_assert_cmpuint (tengen_go_get_ply (copy), ==, 0);
  g_assert_cmpuint (tengen_go_get_history (copy), ==, 0);
  check_board (copy, ".XO./X.XO/.XO.");
  g_assert_cmpuint (tengen_go_get_last_passes (copy), ==, 1);
  g_assert_cmpmem (tengen_go_get_counters (copy),
                   sizeof (TengenGoCounters),
                   tengen_go_get_counters (go),
                   sizeof (TengenGoCounters));
  before = tengen_go_get_history (go);
  tengen_go_pass (go, TENGEN_STONE_BLACK);
  tengen_go_pass (copy, TENGEN_STONE_BLACK);
  g_assert_cmpuint (tengen_go_get_last_passes (copy), ==, 2);
  g_assert_cmpuint (tengen_go_get_last_passes (go), ==, 2);
  g_assert_cmpuint (
      tengen_go_get_history (copy), ==, tengen_go_get_history (go) - before);
  tengen_go_undo (copy);
  g_assert_cmpuint (tengen_go_get_last_passes (copy), ==, 1);
}

/* Draws an action that the rules allow, mostly a move on the board. */
static void
act_at_random (TengenGo *go)
{
  TengenStone stone = tengen_go_get_to_move (go);
  int n = tengen_board_get_n_points (tengen_go_get_board (go));
  guint8 stones[25] = { 0 };

  for (int i = 0; i < 20; i++)
    {
      TengenPoint point = (TengenPoint) g_test_rand_int_range (0, n);

      if (tengen_go_check (go, point, stone, NULL) == TENGEN_REASON_NONE)
        {
          tengen_go_play (go, point, stone);
          return;
        }
    }
  switch (g_test_rand_int_range (0, 5))
    {
    case 0:
      tengen_go_set_to_move (go, tengen_stone_other (stone));
      return;
    case 1:
      stones[g_test_rand_int_range (0, n)] = TENGEN_STONE_WHITE;
      tengen_go_setup_all (go, stones);
      return;
    case 2:
      tengen_go_resume (go, stone);
      return;
    case 3:
      tengen_go_virtual (go, stone);
      return;
    default:
      tengen_go_pass (go, stone);
    }
}

static void
check_same (TengenGo *go, TengenGo *other)
{
  guint8 codes[2][25];
  guint plies[2] = { 0 };

  g_assert_cmpuint (tengen_go_get_ply (go), ==, tengen_go_get_ply (other));
  g_assert_true (tengen_board_equal (tengen_go_get_board (go),
                                     tengen_go_get_board (other)));
  g_assert_cmpint (
      tengen_go_get_to_move (go), ==, tengen_go_get_to_move (other));
  g_assert_cmpmem (tengen_go_get_counters (go),
                   sizeof (TengenGoCounters),
                   tengen_go_get_counters (other),
                   sizeof (TengenGoCounters));
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      memset (codes, 0, sizeof codes);
      tengen_go_map (go, (TengenStone) side, codes[0]);
      tengen_go_map (other, (TengenStone) side, codes[1]);
      g_assert_cmpmem (codes[0], 25, codes[1], 25);
    }
  g_assert_cmpint (tengen_go_get_cycle (go, &plies[0]),
                   ==,
                   tengen_go_get_cycle (other, &plies[1]));
  g_assert_cmpuint (plies[0], ==, plies[1]);
}

/* A copy with its line is judged and taken back as the original is, also one of
 * a position that is a copy itself. */
static void
test_copy_line (void)
{
  for (guint i = 0; i < 2 * tengen_go_rules_get_n_named (); i++)
    {
      g_autoptr (TengenGo) go =
          tengen_go_new (tengen_go_rules_get_named (i / 2), 3, 2);
      g_autoptr (TengenGo) copy = NULL;

      for (int j = 0; j < 60; j++)
        {
          act_at_random (go);
          if (i % 2 == 1 && j == 20)
            {
              TengenGo *rested = tengen_go_copy (go);

              tengen_go_free (go);
              go = rested;
            }
        }
      copy = tengen_go_copy_line (go);
      check_same (go, copy);
      while (tengen_go_get_ply (go) > 0)
        {
          tengen_go_undo (go);
          tengen_go_undo (copy);
          check_same (go, copy);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/play/start", test_start);
  g_test_add_func ("/go/play/capture", test_capture);
  g_test_add_func ("/go/play/forced-suicide", test_forced_suicide);
  g_test_add_func ("/go/play/forced-occupied", test_forced_occupied);
  g_test_add_func ("/go/play/passes", test_passes);
  g_test_add_func ("/go/play/played", test_played);
  g_test_add_func ("/go/play/set-to-move", test_set_to_move);
  g_test_add_func ("/go/play/setup-all", test_setup_all);
  g_test_add_func ("/go/play/restart", test_restart);
  g_test_add_func ("/go/play/copy", test_copy);
  g_test_add_func ("/go/play/copy-line", test_copy_line);
  g_test_add_func ("/go/play/random", test_random);
  g_test_add_func ("/go/play/large", test_large);
  return g_test_run ();
}
