/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-exact: moves of the engine beside the exact values of Pure Go on
 *                    3x3, and in the long form on 4x4
 *
 * Shape:  a state is a board seen from the side to move and the point of the
 *         ko. All legal boards are listed, and all kos on them; one state stands
 *         for those that are like it when turned or mirrored. The moves are the
 *         same whether the last action was a pass or not, so a state has the
 *         values of both. They are worked out backwards from the ends until
 *         nothing changes. A game that never ends counts 0: a side has a value
 *         above 0 only by reaching an end with it.
 * Memory: on 4x4 3.2 million states of 8 bytes, and 5 MiB.
 */
#include "tengen-engine.h"

#include "tengen-board-symmetry.h"
#include "tengen-board-random.h"
#include "rounds.h"

#include <string.h>

#define SIDE_MAX 4
#define POINTS_MAX (SIDE_MAX * SIDE_MAX)
/* So many keys share a place where looking for them begins. */
#define SPAN_BITS 10
/* Games that are played to their end. */
#define N_LINES 500
/* Actions of a game in which a side that can win has done so. */
#define ENDLESS 5000

/* Stones are masks with a bit for each point. */
typedef struct
{
  guint own; /* of the side to move */
  guint other;
  guint ko; /* where it must not retake, or the number of points */
  guint passed;
} Position;

/* What either side can reach at least, 0 or more; the second of each is for
 * after a pass. */
typedef struct
{
  guint8 own[2];
  guint8 other[2];
} Values;

typedef struct
{
  int side;
  guint n_points;                 /* the pass, and no ko, as a point, too */
  guint all, not_left, not_right; /* masks: points, without a column */
  guint8 turned[TENGEN_SYMMETRY_COUNT][POINTS_MAX + 1];
  guint32 *codes[TENGEN_SYMMETRY_COUNT]; /* of a mask, in base 3 */
  GArray *keys; /* (element-type guint32): of the states, ascending */
  guint *starts;
  Values *values;
} Table;

/* --- Moves --- */

/* Adds the points beside those of a mask. */
static guint
widen (const Table *self, guint mask)
{
  return (mask | mask << self->side | mask >> self->side |
          (mask & self->not_right) << 1 | (mask & self->not_left) >> 1) &
         self->all;
}

/* Finds the stones whose chains have a liberty. */
static guint
find_free (const Table *self, guint stones, guint empty)
{
  guint found = widen (self, empty) & stones;
  guint before;

  do
    {
      before = found;
      found = widen (self, found) & stones;
    }
  while (found != before);
  return found;
}

/* Plays; FALSE if it is not allowed. */
static gboolean
play (const Table *self, Position *position, guint point)
{
  const guint bit = 1u << point;
  const guint own = position->own | bit;
  const guint empty = self->all & ~(own | position->other);
  guint left, taken, around;

  if (point == position->ko || ((position->own | position->other) & bit) != 0)
    return FALSE;
  left = find_free (self, position->other, empty);
  taken = position->other & ~left;
  if (find_free (self, own, empty | taken) != own)
    return FALSE;
  *position = (Position){ left, own, self->n_points, FALSE };
  /* A ko if the one stone taken has left the only liberty of a stone alone. */
  around = widen (self, bit) & ~bit;
  if ((taken & (taken - 1)) == 0 && (around & ~left) == taken)
    position->ko = (guint) g_bit_nth_lsf (taken, -1);
  return TRUE;
}

static Position
pass (const Table *self, const Position *position)
{
  return (Position){ position->other, position->own, self->n_points, TRUE };
}

/* How many stones the side to move has more than the other. */
static int
count_lead (const Position *position)
{
  return __builtin_popcount (position->own) -
         __builtin_popcount (position->other);
}

/* --- States --- */

/* Makes the least number of a board and its ko, turned and mirrored. */
static guint32
make_key (const Table *self, const Position *position)
{
  guint32 key = G_MAXUINT32;

  for (guint i = 0; i < TENGEN_SYMMETRY_COUNT; i++)
    {
      guint32 code =
          self->codes[i][position->own] + 2 * self->codes[i][position->other];

      code = code * (self->n_points + 1) + self->turned[i][position->ko];
      key = MIN (key, code);
    }
  return key;
}

static Position
read_key (const Table *self, guint32 key)
{
  Position position = { .ko = key % (self->n_points + 1) };
  guint32 code = key / (self->n_points + 1);

  for (guint i = 0; i < self->n_points; i++, code /= 3)
    {
      position.own |= (code % 3 == 1) << i;
      position.other |= (code % 3 == 2) << i;
    }
  return position;
}

static Values *
find_values (const Table *self, const Position *position)
{
  const guint32 *keys = (const guint32 *) self->keys->data;
  guint32 key = make_key (self, position);
  guint low = self->starts[key >> SPAN_BITS];
  guint high = self->starts[(key >> SPAN_BITS) + 1];

  while (high - low > 1)
    {
      guint middle = (low + high) / 2;

      if (keys[middle] <= key)
        low = middle;
      else
        high = middle;
    }
  g_assert (low < high && keys[low] == key);
  return &self->values[low];
}

static void
list_board (Table *self, guint32 code)
{
  guint32 first = code * (self->n_points + 1);
  const Position position = read_key (self, first + self->n_points);
  guint empty = self->all & ~(position.own | position.other);

  if (make_key (self, &position) != first + self->n_points ||
      find_free (self, position.own, empty) != position.own ||
      find_free (self, position.other, empty) != position.other)
    return;
  /* A ko lies where it could be taken, had it not just been. */
  for (guint32 key = first; key <= first + self->n_points; key++)
    {
      Position next = position;
      const Position ko = read_key (self, key);

      if (key == first + self->n_points ||
          (play (self, &next, ko.ko) && next.ko < self->n_points &&
           make_key (self, &ko) == key))
        g_array_append_val (self->keys, key);
    }
}

static void
list_states (Table *self)
{
  guint32 n_codes = 1;
  guint n_spans;

  for (guint i = 0; i < self->n_points; i++)
    n_codes *= 3;
  self->keys = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint32 i = 0; i < n_codes; i++)
    list_board (self, i);
  n_spans = (n_codes * (self->n_points + 1) >> SPAN_BITS) + 1;
  self->starts = g_new (guint, n_spans + 1);
  for (guint i = 0, j = 0; i <= n_spans; i++)
    {
      while (j < self->keys->len &&
             g_array_index (self->keys, guint32, j) >> SPAN_BITS < i)
        j++;
      self->starts[i] = j;
    }
  self->values = g_new0 (Values, self->keys->len);
}

/* --- Values --- */

/* Works the values of a state out from those of the states that follow;
 * tells whether they changed. */
static gboolean
update (Table *self, guint index)
{
  const Position position =
      read_key (self, g_array_index (self->keys, guint32, index));
  const Position passed = pass (self, &position);
  const Values *after = find_values (self, &passed);
  Values *values = &self->values[index];
  const Values before = *values;
  int lead = count_lead (&position);
  int most = 0, least = (int) self->n_points;

  for (guint i = 0; i < self->n_points; i++)
    {
      Position next = position;

      if (play (self, &next, i))
        {
          const Values *found = find_values (self, &next);

          most = MAX (most, found->other[0]);
          least = MIN (least, found->own[0]);
        }
    }
  *values = (Values){
    { (guint8) MAX (most, after->other[1]), (guint8) MAX (most, lead) },
    { (guint8) MIN (least, after->own[1]),
      (guint8) MIN (least, MAX (-lead, 0)) },
  };
  /* What one side can reach, the other can prevent. */
  g_assert (values->own[0] == 0 || values->other[0] == 0);
  g_assert (values->own[1] == 0 || values->other[1] == 0);
  return memcmp (values, &before, sizeof before) != 0;
}

/* Higher boards first, as most moves lead there. */
static void
solve (Table *self)
{
  guint n_changed;

  do
    {
      n_changed = 0;
      for (guint i = self->keys->len; i-- > 0;)
        n_changed += update (self, i);
    }
  while (n_changed > 0);
}

/* Fills what turning and mirroring make of points and masks. */
static void
turn (Table *self, guint symmetry)
{
  guint32 *codes = g_new0 (guint32, self->all + 1);

  self->codes[symmetry] = codes;
  self->turned[symmetry][self->n_points] = (guint8) self->n_points;
  for (guint i = 0; i < self->n_points; i++)
    {
      TengenPoint point = tengen_symmetry_point (
          symmetry, self->side, self->side, (TengenPoint) i);
      guint32 code = 1;

      self->turned[symmetry][i] = (guint8) point;
      for (int j = 0; j < point; j++)
        code *= 3;
      for (guint mask = 0; mask < 1u << i; mask++)
        codes[mask | 1u << i] = codes[mask] + code;
    }
}

static Table
make_table (int side)
{
  const guint n_points = (guint) (side * side);
  Table self = { .side = side, .n_points = n_points };

  self.all = self.not_left = self.not_right = (1u << n_points) - 1;
  for (guint i = 0; i < n_points; i += (guint) side)
    {
      self.not_left &= ~(1u << i);
      self.not_right &= ~(1u << (i + (guint) side - 1));
    }
  for (guint i = 0; i < TENGEN_SYMMETRY_COUNT; i++)
    turn (&self, i);
  list_states (&self);
  solve (&self);
  return self;
}

static void
clear_table (Table *self)
{
  for (guint i = 0; i < TENGEN_SYMMETRY_COUNT; i++)
    g_free (self->codes[i]);
  g_array_free (self->keys, TRUE);
  g_free (self->starts);
  g_free (self->values);
}

/* What the side to move comes to. */
static int
get_value (const Table *self, const Position *position)
{
  const Values *values = find_values (self, position);
  int own = values->own[position->passed];

  return own > 0 ? own : -values->other[position->passed];
}

/* What the side to move comes to by a move; FALSE if it is not allowed. */
static gboolean
rate (const Table *self, const Position *position, guint move, int *value)
{
  Position next = *position;

  if (move == self->n_points && position->passed)
    {
      *value = count_lead (position);
      return TRUE;
    }
  if (move == self->n_points)
    next = pass (self, position);
  else if (!play (self, &next, move))
    return FALSE;
  *value = -get_value (self, &next);
  return TRUE;
}

/* --- Games --- */

/* The state that a game has reached. */
static Position
read_game (const Table *self, const TengenGo *go)
{
  const TengenStone stone = tengen_go_get_to_move (go);
  Position position = { .ko = self->n_points,
                        .passed = tengen_go_get_last_passes (go) > 0 };
  guint8 stones[POINTS_MAX];

  tengen_board_read (tengen_go_get_board (go), stones);
  for (guint i = 0; i < self->n_points; i++)
    {
      position.own |= (guint) (stones[i] == stone) << i;
      position.other |= (guint) (stones[i] == tengen_stone_other (stone)) << i;
      if (tengen_go_check (go, (TengenPoint) i, stone, NULL) ==
          TENGEN_REASON_KO)
        position.ko = i;
    }
  return position;
}

static void
act (const Table *self, TengenGo *go, guint move)
{
  if (move == self->n_points)
    tengen_go_pass (go, tengen_go_get_to_move (go));
  else
    tengen_go_play (go, (TengenPoint) move, tengen_go_get_to_move (go));
}

/* The rules of the table are those of the game. */
static void
check_legal (const Table *self, const TengenGo *go)
{
  const Position position = read_game (self, go);

  for (guint i = 0; i < self->n_points; i++)
    {
      Position next = position;

      g_assert_cmpint (play (self, &next, i),
                       ==,
                       tengen_go_check (go,
                                        (TengenPoint) i,
                                        tengen_go_get_to_move (go),
                                        NULL) == TENGEN_REASON_NONE);
    }
}

/* Plays a few moves by chance; the end of a game is not reached. */
static TengenGo *
play_by_chance (const Table *self, TengenBoardRandom *random)
{
  TengenGo *go =
      tengen_go_new (tengen_go_rules_find ("pure"), self->side, self->side);
  guint n = tengen_board_random_below (random, 2 * self->n_points + 2);

  for (guint i = 0; i < n; i++)
    {
      Position position = read_game (self, go);
      guint move = tengen_board_random_below (random, self->n_points + 1);

      check_legal (self, go);
      if (move == self->n_points ? !position.passed
                                 : play (self, &position, move))
        act (self, go, move);
    }
  return go;
}

/* Plays one of the table's best moves by chance until the game ends: what can be
 * reached is reached. A game that neither side can win may be without end. */
static void
check_line (const Table *self, TengenGo *go, TengenBoardRandom *random)
{
  TengenStone stone = tengen_go_get_to_move (go);
  Position position = read_game (self, go);
  int wanted = get_value (self, &position);

  for (guint i = 0; i < ENDLESS && tengen_go_get_last_passes (go) < 2; i++)
    {
      int best = get_value (self, &position), value;
      guint move;

      do
        move = tengen_board_random_below (random, self->n_points + 1);
      while (!rate (self, &position, move, &value) || value != best);
      act (self, go, move);
      position = read_game (self, go);
    }
  if (tengen_go_get_last_passes (go) < 2)
    g_assert_cmpint (wanted, ==, 0);
  else
    g_assert_cmpint (count_lead (&position),
                     ==,
                     tengen_go_get_to_move (go) == stone ? wanted : -wanted);
}

/* --- Tests --- */

/* What is known of a board, and how many best moves the engine has to find
 * there. */
typedef struct
{
  int side;
  int first[3]; /* what Black comes to by a corner, an edge, the centre */
  guint n_states;
  guint playouts;
  guint n_best;
} Case;

static const Case cases[] = {
  { 3, { -7, 2, 7 }, 500, 3000, 498 },
  { 4, { -14, -14, 1 }, 200, 15000, 188 },
};

static void
check_first (const Table *self, const Case *wanted)
{
  const Position start = { .ko = self->n_points };

  for (guint i = 0; i < self->n_points; i++)
    {
      guint around = widen (self, 1u << i) & ~(1u << i);
      int value;

      g_assert_true (rate (self, &start, i, &value));
      g_test_message ("point %u: %d", i, value);
      g_assert_cmpint (
          value, ==, wanted->first[__builtin_popcount (around) - 2]);
    }
}

/* Plays games to their end, from states of games by chance. */
static void
check_lines (const Table *self)
{
  TengenBoardRandom random = { 5 };

  guint n = rounds_make (N_LINES);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TengenGo) go = play_by_chance (self, &random);

      check_line (self, go, &random);
    }
}

/* Tells whether it matters what is played. */
static gboolean
is_choice (const Table *self, const Position *position)
{
  int pass_value, value;

  rate (self, position, self->n_points, &pass_value);
  for (guint i = 0; i < self->n_points; i++)
    if (rate (self, position, i, &value) && value != pass_value)
      return TRUE;
  return FALSE;
}

/* The engine finds a move of the best value in nearly all states in which there
 * are others. */
static void
check_moves (const Table *self, const Case *wanted)
{
  const TengenEngineSettings settings = { .playouts = wanted->playouts,
                                          .seed = 1 };
  TengenBoardRandom random = { 3 };
  g_autoptr (TengenEngine) engine = tengen_engine_new (self->side, self->side);
  guint n = 0, n_best = 0, n_states = rounds_make (wanted->n_states);

  while (n < n_states)
    {
      g_autoptr (TengenGo) go = play_by_chance (self, &random);
      const Position position = read_game (self, go);
      TengenEngineAnswer answer;
      int value;

      if (!is_choice (self, &position))
        continue;
      tengen_engine_choose (engine, go, &settings, NULL, NULL, &answer);
      g_assert_true (rate (self,
                           &position,
                           answer.point == TENGEN_POINT_PASS
                               ? self->n_points
                               : (guint) answer.point,
                           &value));
      n_best += value == get_value (self, &position);
      n++;
    }
  g_test_message ("%u of %u", n_best, n);
  g_assert_cmpuint (n_best * wanted->n_states, >=, wanted->n_best * n_states);
}

static void
test_board (gconstpointer data)
{
  const Case *wanted = (const Case *) data;
  Table table = make_table (wanted->side);

  check_first (&table, wanted);
  check_lines (&table);
  check_moves (&table, wanted);
  clear_table (&table);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/engine/exact/3x3", &cases[0], test_board);
  if (g_getenv ("TENGEN_FULL") != NULL)
    g_test_add_data_func ("/engine/exact/4x4", &cases[1], test_board);
  return g_test_run ();
}
