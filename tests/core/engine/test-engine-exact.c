/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-exact: moves of the engine beside the exact values of 3x3
 *                    Pure Go
 *
 * Shape: a state is a board, the side to move, the point of the ko and whether
 *        the last action was a pass. All states that can be reached from the
 *        empty board are listed with what follows them; values are worked out
 *        backwards from the ends until nothing changes. A game that never ends
 *        counts 0: Black has a value above 0 only by reaching an end with it,
 *        White one below 0 likewise.
 */
#include "tengen-engine.h"

#include "tengen-go-playout-random.h"

#include <string.h>

#define SIDE 3
#define POINTS (SIDE * SIDE)
#define N_BOARDS 19683 /* 3^9 */
#define NO_KO POINTS
#define PASS POINTS
#define N_MOVES (POINTS + 1)

/* Actions that cannot be taken, and the end of the game. */
#define NO_STATE (-1)
#define END (-2)

typedef struct
{
  guint8 stones[POINTS];
  guint8 stone; /* to move */
  guint8 ko;    /* where it must not retake, or NO_KO */
  guint8 passed;
} Position;

typedef struct
{
  Position position;
  int next[N_MOVES]; /* an index, NO_STATE or END */
  int most;          /* what Black can reach, 0 at least */
  int least;         /* what White can reach, 0 at most */
} State;

typedef struct
{
  GArray *states;
  int *indices; /* of a packed position, or NO_STATE */
} Table;

/* Makes an index of a position. */
static guint
pack (const Position *position)
{
  guint index = 0;

  for (int i = 0; i < POINTS; i++)
    index = index * 3 + position->stones[i];
  index = index * 2 + (position->stone == TENGEN_STONE_BLACK);
  index = index * (NO_KO + 1) + position->ko;
  return index * 2 + position->passed;
}

#define N_PACKED (N_BOARDS * 2 * (NO_KO + 1) * 2)

static int
list_near (int point, int *near)
{
  int x = point % SIDE, y = point / SIDE, n = 0;

  if (x > 0)
    near[n++] = point - 1;
  if (x < SIDE - 1)
    near[n++] = point + 1;
  if (y > 0)
    near[n++] = point - SIDE;
  if (y < SIDE - 1)
    near[n++] = point + SIDE;
  return n;
}

/* Lists a chain; tells whether it has a liberty. */
static gboolean
list_chain (const guint8 *stones, int point, int *chain, int *n)
{
  gboolean seen[POINTS] = { FALSE };
  gboolean has_liberty = FALSE;

  *n = 1;
  chain[0] = point;
  seen[point] = TRUE;
  for (int i = 0; i < *n; i++)
    {
      int near[4];
      int n_near = list_near (chain[i], near);

      for (int j = 0; j < n_near; j++)
        if (stones[near[j]] == TENGEN_STONE_NONE)
          has_liberty = TRUE;
        else if (stones[near[j]] == stones[point] && !seen[near[j]])
          {
            seen[near[j]] = TRUE;
            chain[(*n)++] = near[j];
          }
    }
  return has_liberty;
}

/* Plays; FALSE if it is not allowed. */
static gboolean
play (Position *position, int point)
{
  guint8 other = tengen_stone_other (position->stone);
  int near[4], chain[POINTS];
  int n_near = list_near (point, near);
  int n, n_taken = 0, last = NO_KO;

  if (position->stones[point] != TENGEN_STONE_NONE || point == position->ko)
    return FALSE;
  position->stones[point] = position->stone;
  for (int i = 0; i < n_near; i++)
    if (position->stones[near[i]] == other &&
        !list_chain (position->stones, near[i], chain, &n))
      {
        for (int j = 0; j < n; j++)
          position->stones[chain[j]] = TENGEN_STONE_NONE;
        n_taken += n;
        last = near[i];
      }
  if (!list_chain (position->stones, point, chain, &n))
    return FALSE;
  position->ko = NO_KO;
  if (n_taken == 1 && n == 1)
    {
      Position retaken = *position;

      /* A ko if the one stone put is all that a retake would take. */
      retaken.stones[last] = other;
      if (!list_chain (retaken.stones, point, chain, &n))
        position->ko = (guint8) last;
    }
  position->stone = other;
  position->passed = FALSE;
  return TRUE;
}

static int
find_state (Table *table, const Position *position)
{
  int *index = &table->indices[pack (position)];

  if (*index == NO_STATE)
    {
      const State state = { .position = *position };

      *index = (int) table->states->len;
      g_array_append_val (table->states, state);
    }
  return *index;
}

static int
follow (Table *table, Position position, int move)
{
  if (move != PASS)
    return play (&position, move) ? find_state (table, &position) : NO_STATE;
  if (position.passed)
    return END;
  position.stone = tengen_stone_other (position.stone);
  position.ko = NO_KO;
  position.passed = TRUE;
  return find_state (table, &position);
}

static int
count_stones (const Position *position)
{
  int lead = 0;

  for (int i = 0; i < POINTS; i++)
    {
      lead += position->stones[i] == TENGEN_STONE_BLACK;
      lead -= position->stones[i] == TENGEN_STONE_WHITE;
    }
  return lead;
}

static int
get_value (const Table *table, const State *state, int move)
{
  int next = state->next[move];

  if (next == END)
    return count_stones (&state->position);
  state = &g_array_index (table->states, State, next);
  return state->most > 0 ? state->most : state->least;
}

/* What the side to move gets of all that follow: of one kind of values, the
 * other side of 0 being 0. */
static int
find_best (const Table *table, const State *state, gboolean is_most)
{
  gboolean is_black = state->position.stone == TENGEN_STONE_BLACK;
  int best = is_black ? -POINTS : POINTS;

  for (int i = 0; i < N_MOVES; i++)
    {
      int next = state->next[i];
      int value;

      if (next == NO_STATE)
        continue;
      value = count_stones (&state->position);
      if (next != END)
        {
          const State *other = &g_array_index (table->states, State, next);

          value = is_most ? other->most : other->least;
        }
      value = is_most ? MAX (value, 0) : MIN (value, 0);
      best = is_black ? MAX (best, value) : MIN (best, value);
    }
  return best;
}

static void
solve (Table *table)
{
  gboolean is_changed = TRUE;

  while (is_changed)
    {
      is_changed = FALSE;
      for (guint i = 0; i < table->states->len; i++)
        {
          State *state = &g_array_index (table->states, State, i);
          int most = find_best (table, state, TRUE);
          int least = find_best (table, state, FALSE);

          is_changed |= most != state->most || least != state->least;
          state->most = most;
          state->least = least;
        }
    }
}

static Table
make_table (void)
{
  Position start = { .stone = TENGEN_STONE_BLACK, .ko = NO_KO };
  Table table = { g_array_new (FALSE, FALSE, sizeof (State)),
                  g_new (int, N_PACKED) };

  for (int i = 0; i < N_PACKED; i++)
    table.indices[i] = NO_STATE;
  find_state (&table, &start);
  for (guint i = 0; i < table.states->len; i++)
    for (int j = 0; j < N_MOVES; j++)
      {
        Position position = g_array_index (table.states, State, i).position;
        int next = follow (&table, position, j);

        g_array_index (table.states, State, i).next[j] = next;
      }
  solve (&table);
  return table;
}

static void
clear_table (Table *table)
{
  g_array_free (table->states, TRUE);
  g_free (table->indices);
}

/* The state that a game has reached. */
static const State *
look_up (Table *table, TengenGo *go)
{
  Position position = { .ko = NO_KO };

  tengen_board_read (tengen_go_get_board (go), position.stones);
  position.stone = (guint8) tengen_go_get_to_move (go);
  position.passed = tengen_go_get_last_passes (go) > 0;
  for (int i = 0; i < POINTS; i++)
    if (tengen_go_check (go, (TengenPoint) i, position.stone, NULL) ==
        TENGEN_REASON_KO)
      position.ko = (guint8) i;
  g_assert_cmpint (table->indices[pack (&position)], !=, NO_STATE);
  return &g_array_index (
      table->states, State, table->indices[pack (&position)]);
}

/* The values that are known from the page on small boards. */
static void
test_values (void)
{
  Table table = make_table ();
  const State *start = &g_array_index (table.states, State, 0);

  g_assert_cmpint (get_value (&table, start, 4), ==, 7);
  for (int i = 1; i < POINTS; i += 2)
    g_assert_cmpint (get_value (&table, start, i), ==, 2);
  for (int i = 0; i < POINTS; i += 2)
    if (i != 4)
      g_assert_cmpint (get_value (&table, start, i), ==, -7);
  clear_table (&table);
}

/* The rules of the table are those of the game. */
static void
check_legal (const State *state, TengenGo *go)
{
  for (int i = 0; i < POINTS; i++)
    g_assert_cmpint (state->next[i] != NO_STATE,
                     ==,
                     tengen_go_check (go,
                                      (TengenPoint) i,
                                      tengen_go_get_to_move (go),
                                      NULL) == TENGEN_REASON_NONE);
}

/* Plays a few moves by chance; the end of a game is not reached. */
static TengenGo *
play_by_chance (Table *table, TengenGoPlayoutRandom *random)
{
  TengenGo *go = tengen_go_new (tengen_go_rules_find ("pure"), SIDE, SIDE);
  guint n = tengen_go_playout_random_below (random, 20);

  for (guint i = 0; i < n; i++)
    {
      const State *state = look_up (table, go);
      guint move = tengen_go_playout_random_below (random, N_MOVES);

      check_legal (state, go);
      if (state->next[move] == NO_STATE || state->next[move] == END)
        continue;
      if (move == PASS)
        tengen_go_pass (go, tengen_go_get_to_move (go));
      else
        tengen_go_play (go, (TengenPoint) move, tengen_go_get_to_move (go));
    }
  return go;
}

/* Tells whether it matters what is played. */
static gboolean
is_choice (const Table *table, const State *state)
{
  for (int i = 0; i < POINTS; i++)
    if (state->next[i] != NO_STATE &&
        get_value (table, state, i) != get_value (table, state, PASS))
      return TRUE;
  return FALSE;
}

/* The engine finds a move of the best value in nearly all of 500 states in
 * which there are others. */
static void
test_moves (void)
{
  const TengenEngineSettings settings = { .playouts = 3000, .seed = 1 };
  Table table = make_table ();
  TengenGoPlayoutRandom random = { 3 };
  g_autoptr (TengenEngine) engine = tengen_engine_new (SIDE, SIDE);
  int n = 0, n_best = 0;

  while (n < 500)
    {
      g_autoptr (TengenGo) go = play_by_chance (&table, &random);
      const State *state = look_up (&table, go);
      int best = state->most > 0 ? state->most : state->least;
      TengenEngineAnswer answer;
      int move;

      if (!is_choice (&table, state))
        continue;
      tengen_engine_choose (engine, go, &settings, NULL, NULL, &answer);
      move = answer.point == TENGEN_POINT_PASS ? PASS : answer.point;
      g_assert_cmpint (state->next[move], !=, NO_STATE);
      n_best += get_value (&table, state, move) == best;
      n++;
    }
  g_test_message ("%d of %d", n_best, n);
  g_assert_cmpint (n_best, >=, 498);
  clear_table (&table);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/exact/values", test_values);
  g_test_add_func ("/engine/exact/moves", test_moves);
  return g_test_run ();
}
