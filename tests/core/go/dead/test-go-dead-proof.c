/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-dead-proof: proofs against all that can be played
 *
 * On small boards every position that can come is made, in another way than by
 * the search, and who can force what is worked out from the ends backwards.
 */
#include "board-change.h"
#include "tengen-go-dead-proof.h"

#include "board-picture.h"
#include "tengen-go-alive.h"

#include <string.h>

#define MAX_POINTS 30
#define MAX_STATES 3000
#define BUDGET 20000

/* A position: what lies on the board as it is on the line's board. */
typedef struct
{
  char stones[MAX_POINTS];
  guint8 stone;
  guint8 target;
  guint8 target_stone;
  guint8 winner;
  guint8 ban;            /* MAX_POINTS for none */
  char bars[MAX_POINTS]; /* colours, as bits, that may not retake there */
} State;

typedef struct
{
  TengenGoKoFights ko_fights;
  TengenGoDeadGoal goal;
  TengenStone prover;
  TengenStone master;
  int width;
  int n_points;
  guint8 settled[MAX_POINTS];
  GHashTable *known;
  GArray *states;
  GArray *edges; /* pairs of guint32: from, to */
  TengenBoard *board;
} All;

static guint
hash_state (gconstpointer data)
{
  const guint8 *bytes = data;
  guint hash = 5381;

  for (gsize i = 0; i < sizeof (State); i++)
    hash = hash * 33 + bytes[i];
  return hash;
}

static gboolean
equal_states (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (State)) == 0;
}

static gboolean
is_joined (const All *self, TengenPoint point)
{
  TengenPoint stones[MAX_POINTS];
  int n = tengen_board_list_chain (self->board, point, stones);

  for (int i = 0; i < n; i++)
    if (self->settled[stones[i]])
      return TRUE;
  return FALSE;
}

static gboolean
is_over (const All *self, const State *state)
{
  guint8 alive[MAX_POINTS];

  if (state->winner != 0 || is_joined (self, state->target))
    return TRUE;
  if (self->goal == TENGEN_GO_DEAD_GOAL_TAKE)
    return FALSE;
  tengen_go_alive ((const guint8 *) state->stones,
                   self->width,
                   self->n_points / self->width,
                   (TengenStone) state->target_stone,
                   alive,
                   NULL);
  return alive[state->target];
}

static void
add_state (All *self, guint32 from, const State *state)
{
  gpointer found;
  guint32 pair[2] = { from, 0 };

  if (!g_hash_table_lookup_extended (self->known, state, NULL, &found))
    {
      found = GUINT_TO_POINTER (self->states->len);
      g_array_append_val (self->states, *state);
      g_hash_table_insert (
          self->known, g_memdup2 (state, sizeof *state), found);
    }
  pair[1] = GPOINTER_TO_UINT (found);
  g_array_append_vals (self->edges, pair, 2);
}

static void
turn_over (State *state)
{
  state->stone = 3 - state->stone;
  state->ban = MAX_POINTS;
}

static void
add_passes (All *self, guint32 from, const State *state)
{
  guint8 must = self->goal == TENGEN_GO_DEAD_GOAL_LIVE
                    ? (guint8) self->prover
                    : 3 - state->target_stone;
  gboolean barred = FALSE;
  State next;

  for (int i = 0; i < self->n_points; i++)
    if ((state->bars[i] & 1 << state->stone) != 0)
      {
        next = *state;
        next.bars[i] &= ~(1 << state->stone);
        turn_over (&next);
        add_state (self, from, &next);
        barred = TRUE;
      }
  if (barred || (state->stone == must && state->ban == MAX_POINTS))
    return;
  next = *state;
  turn_over (&next);
  add_state (self, from, &next);
}

/* Sets what the stones taken by a move mean. It is on the board; FALSE if they
 * may not be taken. */
static gboolean
settle_takes (const All *self, const State *state, State *next, int point)
{
  TengenPoint taken[MAX_POINTS];
  int n_taken = list_taken (self->board, taken);

  for (int i = 0; i < n_taken; i++)
    if (self->settled[taken[i]])
      return FALSE;
  if (tengen_board_get (self->board, state->target) == TENGEN_STONE_NONE)
    {
      int size;

      tengen_board_undo (self->board);
      size = tengen_board_get_chain_size (self->board, state->target);
      tengen_board_play (self->board, point, (TengenStone) state->stone, NULL);
      if (size > 7 || self->goal == TENGEN_GO_DEAD_GOAL_LIVE)
        next->winner = state->stone;
      next->target = point;
      next->target_stone = state->stone;
    }
  if (n_taken == 1 && tengen_board_get_chain_size (self->board, point) == 1 &&
      tengen_board_get_liberties (self->board, point) == 1)
    {
      if (self->ko_fights == TENGEN_GO_KO_FIGHTS_BARRED)
        next->bars[taken[0]] |= 1 << next->stone;
      else if (next->stone != self->master)
        next->ban = taken[0];
    }
  return TRUE;
}

static gboolean
takes_joined (const All *self, const State *state, int point)
{
  TengenPoint around[4];
  int n = tengen_board_list_neighbours (self->board, point, around);

  for (int i = 0; i < n; i++)
    if (tengen_board_get (self->board, around[i]) ==
            (TengenStone) (3 - state->stone) &&
        tengen_board_get_liberties (self->board, around[i]) == 1 &&
        is_joined (self, around[i]))
      return TRUE;
  return FALSE;
}

static void
add_move (All *self, guint32 from, const State *state, int point)
{
  State next = *state;
  TengenBoardTry result;

  if (state->stones[point] != 0 || state->ban == point ||
      (state->bars[point] & 1 << state->stone) != 0 ||
      takes_joined (self, state, point))
    return;
  tengen_board_try (self->board, point, (TengenStone) state->stone, &result);
  if (result.own > 0)
    return;
  tengen_board_play (self->board, point, (TengenStone) state->stone, NULL);
  turn_over (&next);
  next.bars[point] = 0;
  if (settle_takes (self, state, &next, point))
    {
      tengen_board_read (self->board, (guint8 *) next.stones);
      add_state (self, from, &next);
    }
  tengen_board_undo (self->board);
}

/* Makes all positions that can come; FALSE if they are too many. */
static gboolean
make_all (All *self)
{
  for (guint32 i = 0; i < self->states->len; i++)
    {
      State state = g_array_index (self->states, State, i);

      tengen_board_put_all (self->board, (const guint8 *) state.stones);
      if (is_over (self, &state))
        continue;
      for (int point = 0; point < self->n_points; point++)
        add_move (self, i, &state, point);
      add_passes (self, i, &state);
      if (self->states->len > MAX_STATES)
        return FALSE;
    }
  return TRUE;
}

/* Works out what the prover can force, in as many rounds as there are moves:
 * what is not forced at last is lost. */
static gboolean
is_first_won (All *self)
{
  guint n = self->states->len;
  g_autofree guint8 *won = g_new0 (guint8, n);
  g_autofree guint8 *next = g_new0 (guint8, n);
  g_autofree guint8 *over = g_new0 (guint8, n);
  gboolean changed = TRUE;

  for (guint i = 0; i < n; i++)
    {
      State *state = &g_array_index (self->states, State, i);

      tengen_board_put_all (self->board, (const guint8 *) state->stones);
      over[i] = is_over (self, state);
      if (over[i])
        won[i] = (state->winner != 0 ? state->winner : state->target_stone) ==
                 self->prover;
    }
  while (changed && !won[0])
    {
      changed = FALSE;
      for (guint i = 0; i < n; i++)
        next[i] = g_array_index (self->states, State, i).stone != self->prover;
      for (guint i = 0; i < self->edges->len; i += 2)
        {
          guint32 from = g_array_index (self->edges, guint32, i);
          guint32 to = g_array_index (self->edges, guint32, i + 1);

          if (g_array_index (self->states, State, from).stone == self->prover)
            next[from] |= won[to];
          else
            next[from] &= won[to];
        }
      for (guint i = 0; i < n; i++)
        if (!over[i] && next[i] && !won[i])
          won[i] = changed = TRUE;
    }
  return won[0];
}

typedef struct
{
  int n[3];     /* by TengenGoDeadProof */
  int too_many; /* positions for working out all */
  int nodes;    /* looked at by the searches */
} Figures;

/* What the search says. */
static TengenGoDeadProof
prove (const TengenBoard *board,
       const All *all,
       const State *first,
       Figures *figures)
{
  TengenGoDeadRegion region;
  TengenGoDeadProver *prover = tengen_go_dead_prover_new (BUDGET);
  g_autoptr (TengenBoard) copy = tengen_board_copy (board);
  TengenGoDeadLine line = { .board = copy,
                            .region = &region,
                            .ko_fights = all->ko_fights,
                            .goal = all->goal,
                            .prover = all->prover,
                            .master = all->master,
                            .turn = { .target = first->target,
                                      .target_stone = first->target_stone,
                                      .stone = first->stone,
                                      .ban = TENGEN_POINT_NONE } };
  TengenGoDeadProof proof;

  g_assert_true (
      tengen_go_dead_region_find (&region, copy, all->settled, first->target));
  proof = tengen_go_dead_prover_search (prover, &line, BUDGET);
  g_assert_true (tengen_board_equal (copy, board));
  g_assert_cmpint (tengen_go_dead_prover_get_nodes (prover), <=, BUDGET);
  figures->nodes += tengen_go_dead_prover_get_nodes (prover);
  tengen_go_dead_prover_free (prover);
  return proof;
}

static void
begin_all (All *self, const TengenBoard *board, const State *first)
{
  self->known = g_hash_table_new_full (hash_state, equal_states, g_free, NULL);
  self->states = g_array_new (FALSE, FALSE, sizeof (State));
  self->edges = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->board = tengen_board_copy (board);
  add_state (self, 0, first);
  g_array_set_size (self->edges, 0);
}

static void
end_all (All *self)
{
  tengen_board_free (self->board);
  g_hash_table_unref (self->known);
  g_array_unref (self->states);
  g_array_unref (self->edges);
}

static void
compare (const TengenBoard *board,
         All *all,
         TengenPoint target,
         TengenStone mover,
         Figures *figures)
{
  State first = { .stone = (guint8) mover,
                  .target = (guint8) target,
                  .target_stone = (guint8) tengen_board_get (board, target),
                  .ban = MAX_POINTS };
  TengenGoDeadProof proof;

  tengen_board_read (board, (guint8 *) first.stones);
  proof = prove (board, all, &first, figures);
  begin_all (all, board, &first);
  if (!make_all (all))
    figures->too_many++;
  else
    {
      figures->n[proof]++;
      if (proof != TENGEN_GO_DEAD_PROOF_OPEN &&
          (proof == TENGEN_GO_DEAD_PROOF_WON) != is_first_won (all))
        {
          g_autofree char *picture = tengen_picture_format (board, '/');

          g_test_message ("%s at %d, ko %d goal %d prover %d master %d mover "
                          "%d: proof %d in %u states",
                          picture,
                          target,
                          all->ko_fights,
                          all->goal,
                          all->prover,
                          all->master,
                          mover,
                          proof,
                          all->states->len);
          g_test_fail ();
        }
    }
  end_all (all);
}

/* Plays at random until few points are empty. */
static TengenBoard *
make_random_board (int width, int height, int n_empty)
{
  TengenBoard *board = tengen_board_new (width, height);
  int n_points = width * height;

  for (int i = 0; i < 400 && tengen_board_count (board, 0) > n_empty; i++)
    {
      TengenPoint point = g_test_rand_int_range (0, n_points);
      TengenStone stone =
          g_test_rand_bit () ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
      TengenBoardTry result;

      if (tengen_board_get (board, point) != TENGEN_STONE_NONE)
        continue;
      tengen_board_try (board, point, stone, &result);
      if (result.own == 0 && result.taken < 3)
        tengen_board_play (board, point, stone, NULL);
    }
  return board;
}

/* Unconditionally alive chains are settled. */
static void
settle_alive (All *self, const TengenBoard *board)
{
  guint8 stones[MAX_POINTS], alive[MAX_POINTS];

  self->width = tengen_board_get_width (board);
  self->n_points = tengen_board_get_n_points (board);
  tengen_board_read (board, stones);
  for (TengenStone s = TENGEN_STONE_BLACK; s <= TENGEN_STONE_WHITE; s++)
    {
      tengen_go_alive (
          stones, self->width, self->n_points / self->width, s, alive, NULL);
      for (int i = 0; i < self->n_points; i++)
        self->settled[i] |= alive[i];
    }
}

static void
check_random (int width, int height, int n_empty, Figures *figures)
{
  g_autoptr (TengenBoard) board = make_random_board (width, height, n_empty);
  TengenPoint target = g_test_rand_int_range (0, width * height);
  TengenStone stone = tengen_board_get (board, target);
  All all = { 0 };

  settle_alive (&all, board);
  if (stone == TENGEN_STONE_NONE || all.settled[target])
    return;
  all.goal = g_test_rand_int_range (0, 4) == 0 ? TENGEN_GO_DEAD_GOAL_LIVE
                                               : TENGEN_GO_DEAD_GOAL_TAKE;
  all.prover =
      all.goal == TENGEN_GO_DEAD_GOAL_LIVE ? stone : tengen_stone_other (stone);
  all.ko_fights = g_test_rand_int_range (0, 3) == 0
                      ? TENGEN_GO_KO_FIGHTS_BARRED
                      : TENGEN_GO_KO_FIGHTS_PLAYED;
  all.master = (TengenStone) g_test_rand_int_range (1, 3);
  compare (
      board, &all, target, (TengenStone) g_test_rand_int_range (1, 3), figures);
}

static void
test_random (void)
{
  Figures figures = { 0 };
  int n = g_getenv ("TENGEN_FULL") != NULL ? 5000 : 180;

  for (int i = 0; i < n; i++)
    {
      check_random (4, 3, g_test_rand_int_range (2, 5), &figures);
      check_random (4, 4, g_test_rand_int_range (2, 4), &figures);
      check_random (5, 3, g_test_rand_int_range (2, 4), &figures);
    }
  g_test_message ("won %d, lost %d, open %d, too many %d, %d nodes",
                  figures.n[TENGEN_GO_DEAD_PROOF_WON],
                  figures.n[TENGEN_GO_DEAD_PROOF_LOST],
                  figures.n[TENGEN_GO_DEAD_PROOF_OPEN],
                  figures.too_many,
                  figures.nodes);
  g_assert_cmpint (figures.n[TENGEN_GO_DEAD_PROOF_WON], >, n / 20);
  g_assert_cmpint (figures.n[TENGEN_GO_DEAD_PROOF_LOST], >, n / 20);
  g_assert_cmpint (figures.n[TENGEN_GO_DEAD_PROOF_OPEN], <=, n / 20);
}

/* A search that is cut short says so, and goes on from what it knows. */
static void
test_budget (void)
{
  TengenGoDeadRegion region;
  TengenGoDeadProver *prover = tengen_go_dead_prover_new (3000);
  g_autoptr (TengenBoard) board =
      tengen_picture_parse ("...XO/...XO/XXXXO/OOOOO/.O.O.", NULL);
  guint8 settled[MAX_POINTS] = { 0 };
  TengenGoDeadLine line = { .board = board,
                            .region = &region,
                            .prover = TENGEN_STONE_WHITE,
                            .master = TENGEN_STONE_WHITE,
                            .turn = { .target = 3,
                                      .target_stone = TENGEN_STONE_BLACK,
                                      .stone = TENGEN_STONE_WHITE,
                                      .ban = TENGEN_POINT_NONE } };
  int n_searches = 0, n;

  for (int i = 0; i < 25; i++)
    settled[i] = tengen_board_get (board, i) == TENGEN_STONE_WHITE;
  g_assert_true (tengen_go_dead_region_find (&region, board, settled, 3));
  while (tengen_go_dead_prover_search (prover, &line, 100) ==
         TENGEN_GO_DEAD_PROOF_OPEN)
    n_searches++;
  g_assert_cmpint (n_searches, >, 1);
  n = tengen_go_dead_prover_get_nodes (prover);
  g_assert_cmpint (n, <, 3000);
  g_assert_cmpint (tengen_go_dead_prover_search (prover, &line, 100),
                   ==,
                   TENGEN_GO_DEAD_PROOF_WON);
  g_assert_cmpint (tengen_go_dead_prover_get_nodes (prover), ==, n);
  line.salt = 1;
  g_assert_cmpint (tengen_go_dead_prover_search (prover, &line, 1),
                   ==,
                   TENGEN_GO_DEAD_PROOF_OPEN);
  g_assert_cmpint (tengen_go_dead_prover_get_nodes (prover), ==, n + 1);
  tengen_go_dead_prover_free (prover);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/dead-proof/random", test_random);
  g_test_add_func ("/go/dead-proof/budget", test_budget);
  return g_test_run ();
}
