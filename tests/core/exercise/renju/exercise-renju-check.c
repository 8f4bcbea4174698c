/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * exercise-renju-check: whether an exercise of Renju holds, by the rules alone
 */
#include "exercise-renju-check.h"

#include "renju-literal.h"

#include <string.h>

#define N TENGEN_RENJU_POINTS
#define SIZE TENGEN_RENJU_SIZE
#define N_LINES 4
/* Positions of a slow search at most; beyond it gives no answer. */
#define SLOW_MOST 100
/* The same for all first moves together. */
#define CHAINS_MOST 200

typedef struct
{
  guint8 stones[N];
  TengenStone stone;
  TengenStone other;
} Position;

/* --- The board --- */

static gboolean
wins (Position *self, TengenPoint point, TengenStone stone)
{
  gboolean it_wins;

  self->stones[point] = (guint8) stone;
  it_wins = renju_literal_wins (self->stones, point);
  self->stones[point] = TENGEN_STONE_NONE;
  return it_wins;
}

static gboolean
is_legal (Position *self, TengenPoint point, TengenStone stone)
{
  guint classes;

  if (self->stones[point] != TENGEN_STONE_NONE)
    return FALSE;
  if (stone == TENGEN_STONE_WHITE)
    return TRUE;
  self->stones[point] = TENGEN_STONE_BLACK;
  classes = renju_literal_class (self->stones, point);
  self->stones[point] = TENGEN_STONE_NONE;
  return (classes & TENGEN_RENJU_FORBIDDEN) == 0;
}

static guint
list_fives (Position *self, TengenStone stone, TengenPoint *points)
{
  guint n = 0;

  for (TengenPoint i = 0; i < N; i++)
    if (self->stones[i] == TENGEN_STONE_NONE && wins (self, i, stone))
      points[n++] = i;
  return n;
}

static guint
count_fives (Position *self, TengenStone stone)
{
  TengenPoint points[N];

  return list_fives (self, stone, points);
}

/* --- Four-chains, slowly --- */

/* Whether a stone could make a four: three others are in reach on a line. */
static gboolean
is_near (const Position *self, TengenPoint point, TengenStone stone)
{
  static const int DX[] = { 1, 0, 1, 1 }, DY[] = { 0, 1, 1, -1 };
  int x = point % SIZE, y = point / SIZE;

  for (int i = 0; i < 4; i++)
    {
      int n = 0;

      for (int j = -4; j <= 4; j++)
        {
          int u = x + j * DX[i], v = y + j * DY[i];

          n += u >= 0 && v >= 0 && u < SIZE && v < SIZE &&
               self->stones[v * SIZE + u] == stone;
        }
      if (n >= 3)
        return TRUE;
    }
  return FALSE;
}

static gboolean has_chain (Position *self, TengenStone stone, int *left);

/* Whether a move begins a chain, where the side has no five to make. */
static gboolean
begins_chain (Position *self, TengenPoint point, TengenStone stone, int *left)
{
  TengenStone other = tengen_stone_other (stone);
  TengenPoint fives[N];
  gboolean it_wins = FALSE;
  guint n;

  if (!is_near (self, point, stone) || !is_legal (self, point, stone))
    return FALSE;
  self->stones[point] = (guint8) stone;
  n = list_fives (self, stone, fives);
  if (n > 0 && count_fives (self, other) == 0)
    {
      it_wins = n > 1 || !is_legal (self, fives[0], other);
      if (!it_wins)
        {
          self->stones[fives[0]] = (guint8) other;
          it_wins = has_chain (self, stone, left);
          self->stones[fives[0]] = TENGEN_STONE_NONE;
        }
    }
  self->stones[point] = TENGEN_STONE_NONE;
  return it_wins;
}

static gboolean
has_chain (Position *self, TengenStone stone, int *left)
{
  if (count_fives (self, stone) > 0)
    return TRUE;
  --*left;
  for (TengenPoint i = 0; i<N && * left> 0; i++)
    if (self->stones[i] == TENGEN_STONE_NONE &&
        begins_chain (self, i, stone, left))
      return TRUE;
  return FALSE;
}

/* Asserts that a side has no chain, unless that takes too long. */
static void
check_no_chain (Position *self, TengenStone stone)
{
  int left = SLOW_MOST;

  g_assert_true (!has_chain (self, stone, &left) || left <= 0);
}

/* --- The position --- */

static void
check_position (Position *self, const TengenExercise *exercise)
{
  int more = 0;

  g_assert_cmpint (exercise->width, ==, SIZE);
  g_assert_cmpint (exercise->height, ==, SIZE);
  g_assert_cmpstr (exercise->rules, ==, "renju");
  memcpy (self->stones, exercise->stones, N);
  self->stone = exercise->to_move;
  self->other = tengen_stone_other (self->stone);
  for (TengenPoint i = 0; i < N; i++)
    {
      if (self->stones[i] == TENGEN_STONE_NONE)
        continue;
      more += self->stones[i] == TENGEN_STONE_BLACK ? 1 : -1;
      g_assert_false (renju_literal_wins (self->stones, i));
      if (self->stones[i] == TENGEN_STONE_BLACK)
        g_assert_cmpuint (renju_literal_class (self->stones, i), ==, 0);
    }
  g_assert_cmpint (more, ==, self->stone == TENGEN_STONE_BLACK ? 0 : 1);
  g_assert_cmpuint (count_fives (self, self->other), <=, 1);
}

/* --- Lines --- */

static TengenStone
get_side (const Position *self, guint move)
{
  return move % 2 == 0 ? self->stone : self->other;
}

/* Plays a line, all of it legal; a row that wins is its end. */
static void
play (Position *self, const TengenExerciseLine *line)
{
  for (guint i = 0; i < line->moves->len; i++)
    {
      TengenPoint point = g_array_index (line->moves, TengenPoint, i);
      TengenStone side = get_side (self, i);

      if (point == TENGEN_POINT_PASS)
        continue;
      g_assert_true (is_legal (self, point, side));
      g_assert_true (i + 1 == line->moves->len || !wins (self, point, side));
      self->stones[point] = (guint8) side;
    }
}

/* Asserts that the end of a line, which stands on the board, is what it says.
 * @attacks: the side whose attack it is. */
static void
check_end (Position *self,
           const TengenExerciseLine *line,
           TengenStone attacks,
           gboolean is_slow)
{
  guint n = line->moves->len;
  TengenPoint last = g_array_index (line->moves, TengenPoint, n - 1);
  TengenStone side = get_side (self, n - 1);
  TengenPoint fives[N];
  guint n_fives = list_fives (self, side, fives);

  switch ((int) line->reason)
    {
    case TENGEN_EXERCISE_REASON_FIVE:
    case TENGEN_EXERCISE_REASON_OTHER_FIVE:
      g_assert_true (side == (line->reason == TENGEN_EXERCISE_REASON_FIVE
                                  ? self->stone
                                  : self->other));
      g_assert_true (renju_literal_wins (self->stones, last));
      return;
    case TENGEN_EXERCISE_REASON_STRAIGHT_FOUR:
      g_assert_true (side == self->other);
      g_assert_cmpuint (n_fives, ==, 2);
      g_assert_cmpuint (count_fives (self, self->stone), ==, 0);
      return;
    case TENGEN_EXERCISE_REASON_FORBIDDEN:
      g_assert_true (side == TENGEN_STONE_WHITE);
      g_assert_cmpuint (n_fives, >, 0);
      g_assert_cmpuint (count_fives (self, TENGEN_STONE_BLACK), ==, 0);
      for (guint i = 0; i < n_fives; i++)
        g_assert_false (is_legal (self, fives[i], TENGEN_STONE_BLACK));
      return;
    case TENGEN_EXERCISE_REASON_STOPPED:
      g_assert_cmpuint (count_fives (self, attacks), ==, 0);
      if (is_slow)
        check_no_chain (self, attacks);
      return;
    default:
      g_assert_cmpint (line->reason, ==, TENGEN_EXERCISE_REASON_IDLE);
      g_assert_false (renju_literal_wins (self->stones, last));
    }
}

/* Which reasons right and wrong answers of a kind may have. */
static gboolean
is_fitting (TengenExerciseKind kind, const TengenExerciseLine *line)
{
  TengenExerciseReason reason = line->reason;

  if (kind == TENGEN_EXERCISE_STOP_FOUR || kind == TENGEN_EXERCISE_STOP_THREE)
    return line->is_right == (reason == TENGEN_EXERCISE_REASON_STOPPED) &&
           reason != TENGEN_EXERCISE_REASON_FIVE;
  if (!line->is_right)
    return reason != TENGEN_EXERCISE_REASON_FIVE;
  if (kind == TENGEN_EXERCISE_FORCE)
    return reason == TENGEN_EXERCISE_REASON_FORBIDDEN;
  return reason == TENGEN_EXERCISE_REASON_FIVE ||
         (kind != TENGEN_EXERCISE_FIVE &&
          reason == TENGEN_EXERCISE_REASON_FORBIDDEN);
}

static void
check_lines (Position *self, const TengenExercise *exercise, guint step)
{
  TengenExerciseKind kind = exercise->kind;
  TengenStone attacks =
      kind == TENGEN_EXERCISE_STOP_FOUR || kind == TENGEN_EXERCISE_STOP_THREE
          ? self->other
          : self->stone;
  guint n_right = 0;

  for (guint i = 0; i < exercise->lines->len; i++)
    {
      const TengenExerciseLine *line = exercise->lines->pdata[i];
      Position after = *self;

      n_right += line->is_right;
      g_assert_true (is_fitting (kind, line));
      play (&after, line);
      check_end (&after,
                 line,
                 attacks,
                 kind != TENGEN_EXERCISE_FIVE &&
                     (line->is_right || i % step == 0));
    }
  g_assert_cmpuint (n_right, ==, exercise->points->len);
}

/* Each legal move has one line, and so has PASS, which is wrong. */
static void
check_answers (Position *self, const TengenExercise *exercise)
{
  const TengenExerciseLine *pass =
      tengen_exercise_find_line (exercise, TENGEN_POINT_PASS);
  guint n = 1;

  g_assert_nonnull (pass);
  g_assert_false (pass->is_right);
  g_assert_cmpint (pass->reason, !=, TENGEN_EXERCISE_REASON_IDLE);
  for (TengenPoint i = 0; i < N; i++)
    if (is_legal (self, i, self->stone))
      {
        g_assert_nonnull (tengen_exercise_find_line (exercise, i));
        n++;
      }
  g_assert_cmpuint (exercise->lines->len, ==, n);
}

/* --- What the kinds say --- */

static gboolean
is_point (const TengenExercise *exercise, TengenPoint point)
{
  for (guint i = 0; i < exercise->points->len; i++)
    if (g_array_index (exercise->points, TengenPoint, i) == point)
      return TRUE;
  return FALSE;
}

static void
check_forbidden (Position *self, const TengenExercise *exercise)
{
  guint8 classes[N];

  renju_literal_map (self->stones, classes);
  for (TengenPoint i = 0; i < N; i++)
    g_assert_true (((classes[i] & TENGEN_RENJU_FORBIDDEN) != 0) ==
                   is_point (exercise, i));
  g_assert_cmpuint (exercise->lines->len, ==, 0);
}

/* The right answers are those that begin a chain, and no others. */
static void
check_chains (Position *self, const TengenExercise *exercise)
{
  int left = CHAINS_MOST;

  g_assert_cmpuint (count_fives (self, self->stone), ==, 0);
  for (TengenPoint i = 0; i < N && left > 0; i++)
    {
      gboolean begins = self->stones[i] == TENGEN_STONE_NONE &&
                        begins_chain (self, i, self->stone, &left);

      if (left > 0)
        g_assert_true (begins == is_point (exercise, i));
    }
}

/* One point makes five of the other side's, none an own five. */
static void
check_four (Position *self, const TengenExercise *exercise)
{
  TengenPoint fives[N];

  g_assert_cmpuint (count_fives (self, self->stone), ==, 0);
  g_assert_cmpuint (list_fives (self, self->other, fives), ==, 1);
  g_assert_true (is_point (exercise, fives[0]));
  g_assert_cmpuint (exercise->points->len, ==, 1);
}

static void
check_five (Position *self, const TengenExercise *exercise)
{
  TengenPoint fives[N];
  guint n = list_fives (self, self->stone, fives);

  g_assert_cmpuint (exercise->points->len, ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_true (is_point (exercise, fives[i]));
}

/* Each right point makes one four, and a three that counts. */
static void
check_four_three (Position *self, const TengenExercise *exercise)
{
  for (guint i = 0; i < exercise->points->len; i++)
    {
      TengenPoint point = g_array_index (exercise->points, TengenPoint, i);
      TengenPoint points[N];
      int fours = 0, threes = 0;

      self->stones[point] = (guint8) self->stone;
      for (int j = 0; j < N_LINES; j++)
        {
          fours += renju_literal_fours (self->stones, point, j);
          threes +=
              renju_literal_three_points (self->stones, point, j, points) > 0;
        }
      self->stones[point] = TENGEN_STONE_NONE;
      g_assert_cmpint (fours, ==, 1);
      g_assert_cmpint (threes, >, 0);
    }
}

/* The other side would win by a straight four, this side has no chain. */
static void
check_three (Position *self, const TengenExercise *exercise)
{
  const TengenExerciseLine *pass =
      tengen_exercise_find_line (exercise, TENGEN_POINT_PASS);

  check_no_chain (self, self->stone);
  g_assert_cmpuint (count_fives (self, self->other), ==, 0);
  g_assert_cmpint (pass->reason, !=, TENGEN_EXERCISE_REASON_STOPPED);
}

void
exercise_renju_check (const TengenExercise *exercise, guint step)
{
  Position self;

  check_position (&self, exercise);
  for (guint i = 1; i < exercise->points->len; i++)
    g_assert_cmpuint (g_array_index (exercise->points, TengenPoint, i - 1),
                      <,
                      g_array_index (exercise->points, TengenPoint, i));
  g_assert_cmpuint (exercise->points->len, >, 0);
  if (exercise->kind == TENGEN_EXERCISE_FORBIDDEN)
    {
      check_forbidden (&self, exercise);
      return;
    }
  check_answers (&self, exercise);
  check_lines (&self, exercise, step);
  switch ((int) exercise->kind)
    {
    case TENGEN_EXERCISE_FIVE:
      check_five (&self, exercise);
      return;
    case TENGEN_EXERCISE_STOP_FOUR:
      check_four (&self, exercise);
      return;
    case TENGEN_EXERCISE_STOP_THREE:
      check_three (&self, exercise);
      return;
    case TENGEN_EXERCISE_FOUR_THREE:
      check_four_three (&self, exercise);
      break;
    default:
      break;
    }
  check_chains (&self, exercise);
}
