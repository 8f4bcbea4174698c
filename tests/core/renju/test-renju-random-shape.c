/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-random-shape: on random boards shapes and reasons are those of
 * the rules word by word
 *
 * A board that fails is told as a row of 225 characters, from the upper left.
 */
#include "renju-literal.h"
#include "renju-random.h"
#include "tengen-renju-shape.h"

#include <string.h>

/* Boards of the short and of the long form. */
#define N_BOARDS 12
#define N_BOARDS_FULL 1500

/* A board twice. */
typedef struct
{
  TengenRenju *renju;
  guint8 stones[TENGEN_RENJU_POINTS];
} Board;

static int
get_n_boards (void)
{
  return g_getenv ("TENGEN_FULL") != NULL ? N_BOARDS_FULL : N_BOARDS;
}

static void
make_board (Board *self)
{
  self->renju = tengen_renju_new ();
  renju_random_board (self->stones);
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (self->stones[i] != TENGEN_STONE_NONE)
      tengen_renju_put (
          self->renju, (TengenPoint) i, (TengenStone) self->stones[i]);
}

/* Says which board it was before it stops. */
static void
demand (const guint8 *stones, gboolean kept, int point, const char *promise)
{
  if (!kept)
    {
      g_autofree char *picture = renju_random_picture (stones);

      g_test_message ("%s point %d: %s", picture, point, promise);
    }
  g_assert_true (kept);
}

/* The point beside another one along a line. */
static int
get_next (int point, TengenRenjuDirection line)
{
  static const int STEPS[] = {
    1, TENGEN_RENJU_SIZE, TENGEN_RENJU_SIZE + 1, 1 - TENGEN_RENJU_SIZE
  };

  return point + STEPS[line];
}

/* Shapes. */

/* What there is on a line, and the points that go on from it. */
typedef struct
{
  int n_rows;
  int n_fours;
  int n_threes;
  gboolean five_points[TENGEN_RENJU_POINTS];
  int n_five_points;
  gboolean four_points[TENGEN_RENJU_POINTS];
  int n_four_points;
} Found;

static gboolean
is_row (const TengenRenjuShape *shape)
{
  return shape->kind == TENGEN_RENJU_SHAPE_FIVE ||
         shape->kind == TENGEN_RENJU_SHAPE_OVERLINE;
}

/* The stones lie there, on the line, one behind the other. */
static void
check_stones (const guint8 *stones, const TengenRenjuShape *shape, int point)
{
  gboolean holds = FALSE;
  int at = shape->stones[0];

  for (int i = 0; i < shape->n_stones; i++)
    {
      demand (stones,
              stones[shape->stones[i]] == shape->stone,
              point,
              "a stone of a shape lies there");
      for (int k = 0; at != shape->stones[i] && k < TENGEN_RENJU_SIZE; k++)
        at = get_next (at, shape->direction);
      demand (stones,
              at == shape->stones[i],
              point,
              "the stones are in the order of the line");
      holds = holds || shape->stones[i] == point;
      at = get_next (at, shape->direction);
    }
  demand (stones, holds, point, "the stone asked about is of the shape");
}

static void
check_number (const guint8 *stones, const TengenRenjuShape *shape, int point)
{
  int run = renju_literal_run (stones, shape->stones[0], shape->direction);

  switch (shape->kind)
    {
    case TENGEN_RENJU_SHAPE_FIVE:
      demand (stones, shape->n_stones == 5 && run == 5, point, "a five");
      break;
    case TENGEN_RENJU_SHAPE_OVERLINE:
      demand (stones,
              run >= 6 && shape->n_stones == run,
              point,
              "six stones or more");
      break;
    case TENGEN_RENJU_SHAPE_STRAIGHT_FOUR:
      demand (stones,
              run == 4 && shape->n_stones == 4 && shape->n_points == 2,
              point,
              "a straight four");
      break;
    case TENGEN_RENJU_SHAPE_FOUR:
      demand (stones,
              run == 4 && shape->n_stones == 4 && shape->n_points == 1,
              point,
              "an unbroken four");
      break;
    case TENGEN_RENJU_SHAPE_SPLIT_FOUR:
      demand (stones,
              shape->n_stones == 4 && shape->n_points == 1,
              point,
              "a split four");
      break;
    case TENGEN_RENJU_SHAPE_THREE:
      demand (stones, run == 3 && shape->n_stones == 3, point, "a three");
      break;
    case TENGEN_RENJU_SHAPE_SPLIT_THREE:
      demand (stones, run < 3 && shape->n_stones == 3, point, "a split three");
      break;
    }
}

static void
add_points (const TengenRenjuShape *shape, gboolean *points, int *n)
{
  for (int i = 0; i < shape->n_points; i++)
    {
      *n += !points[shape->points[i]];
      points[shape->points[i]] = TRUE;
    }
}

static void
find (const GArray *shapes, TengenRenjuDirection line, Found *found)
{
  *found = (Found){ 0 };
  for (guint i = 0; i < shapes->len; i++)
    {
      const TengenRenjuShape *shape =
          &g_array_index (shapes, TengenRenjuShape, i);

      if (shape->direction != line)
        continue;
      if (is_row (shape))
        found->n_rows++;
      else if (tengen_renju_shape_is_four (shape))
        {
          found->n_fours++;
          add_points (shape, found->five_points, &found->n_five_points);
        }
      else
        {
          found->n_threes++;
          add_points (shape, found->four_points, &found->n_four_points);
        }
    }
}

static void
check_fours (const guint8 *stones, const Found *found, int point, int line)
{
  TengenPoint points[TENGEN_RENJU_SIZE];
  int n = renju_literal_five_points (stones, (TengenPoint) point, line, points);

  if (stones[point] == TENGEN_STONE_BLACK)
    demand (stones,
            found->n_fours ==
                renju_literal_fours (stones, (TengenPoint) point, line),
            point,
            "all fours are listed");
  demand (stones, found->n_five_points == n, point, "as many points of five");
  for (int i = 0; i < n; i++)
    demand (stones,
            found->five_points[points[i]],
            point,
            "a point that makes five is listed");
}

/* A longer row wins for White too, so he may have two threes on one line, or a
 * three beside a four; then the four alone is told. */
static void
check_threes (guint8 *stones, const Found *found, int point, int line)
{
  TengenPoint points[TENGEN_RENJU_SIZE];
  int n =
      renju_literal_three_points (stones, (TengenPoint) point, line, points);

  if (stones[point] == TENGEN_STONE_WHITE && found->n_fours > 0)
    n = 0;
  if (stones[point] == TENGEN_STONE_BLACK)
    demand (stones, found->n_threes == (n > 0), point, "a three is listed");
  demand (stones, found->n_four_points == n, point, "the points of a three");
  for (int i = 0; i < n; i++)
    demand (stones,
            found->four_points[points[i]],
            point,
            "a point that makes a straight four is listed");
}

/* @stones has the stone asked about. */
static void
check_line (guint8 *stones, const GArray *shapes, int point, int line)
{
  Found found;

  find (shapes, (TengenRenjuDirection) line, &found);
  demand (stones,
          found.n_rows ==
              (renju_literal_run (stones, (TengenPoint) point, line) >= 5),
          point,
          "a row is listed");
  if (!renju_literal_wins (stones, (TengenPoint) point))
    {
      check_fours (stones, &found, point, line);
      check_threes (stones, &found, point, line);
    }
  else if (stones[point] == TENGEN_STONE_BLACK)
    demand (stones,
            found.n_fours + found.n_threes == 0,
            point,
            "beside a five nothing else is listed");
}

static void
check_shapes (Board *self, int point, TengenStone stone)
{
  guint8 kept = self->stones[point];
  g_autoptr (GArray) shapes = NULL;

  if (kept != TENGEN_STONE_NONE && kept != stone)
    return;
  shapes = tengen_renju_list_shapes (self->renju, (TengenPoint) point, stone);
  self->stones[point] = (guint8) stone;
  for (guint i = 0; i < shapes->len; i++)
    {
      const TengenRenjuShape *shape =
          &g_array_index (shapes, TengenRenjuShape, i);

      demand (self->stones, shape->stone == stone, point, "whose it is");
      check_stones (self->stones, shape, point);
      check_number (self->stones, shape, point);
    }
  for (int line = 0; line < TENGEN_RENJU_N_DIRECTIONS; line++)
    check_line (self->stones, shapes, point, line);
  self->stones[point] = kept;
}

static void
test_shapes (void)
{
  int n = get_n_boards ();

  for (int i = 0; i < n; i++)
    {
      Board board;
      gboolean white_won;

      make_board (&board);
      /* what could lengthen a row that has won is not reported */
      white_won = tengen_renju_find_five (board.renju, TENGEN_STONE_WHITE) !=
                  TENGEN_POINT_NONE;
      for (int point = 0; point < TENGEN_RENJU_POINTS; point++)
        {
          check_shapes (&board, point, TENGEN_STONE_BLACK);
          if (!white_won)
            check_shapes (&board, point, TENGEN_STONE_WHITE);
        }
      tengen_renju_free (board.renju);
    }
}

/* Rows and threats of the whole board. */

/* Whether a winning row begins there. */
static gboolean
is_start (const guint8 *stones, int point, int line)
{
  int run = renju_literal_run (stones, (TengenPoint) point, line);
  int at = point;

  if (stones[point] == TENGEN_STONE_BLACK ? run != 5 : run < 5)
    return FALSE;
  /* from the last stone of a row on there are none left to go */
  for (int k = 1; k < run; k++)
    {
      int x = at % TENGEN_RENJU_SIZE, next = get_next (at, line);

      if (line != TENGEN_RENJU_DOWN && x == TENGEN_RENJU_SIZE - 1)
        return FALSE;
      if (next < 0 || next >= TENGEN_RENJU_POINTS ||
          stones[next] != stones[point])
        return FALSE;
      at = next;
    }
  return TRUE;
}

static void
check_rows (const Board *self, TengenStone stone)
{
  g_autoptr (GArray) rows = tengen_renju_list_rows (self->renju, stone);
  guint n = 0;

  for (int i = 0; i < TENGEN_RENJU_POINTS * TENGEN_RENJU_N_DIRECTIONS; i++)
    n += self->stones[i / 4] == stone && is_start (self->stones, i / 4, i % 4);
  demand (self->stones, rows->len == n, stone, "all rows are listed");
  for (guint i = 0; i < rows->len; i++)
    {
      const TengenRenjuShape *row = &g_array_index (rows, TengenRenjuShape, i);

      demand (self->stones, row->stone == stone, stone, "whose row it is");
      check_stones (self->stones, row, row->stones[0]);
      check_number (self->stones, row, row->stones[0]);
      for (guint k = 0; k < i; k++)
        demand (self->stones,
                memcmp (row,
                        &g_array_index (rows, TengenRenjuShape, k),
                        sizeof *row) != 0,
                stone,
                "each row is listed once");
    }
}

static char *
get_key (const TengenRenjuShape *shape)
{
  GString *key = g_string_new (NULL);

  g_string_printf (key, "%d %d:", shape->kind, shape->direction);
  for (int i = 0; i < shape->n_stones; i++)
    g_string_append_printf (key, " %d", shape->stones[i]);
  return g_string_free (key, FALSE);
}

/* The keys of all that the stones of a colour have one by one. */
static GHashTable *
list_one_by_one (const Board *self, TengenStone stone)
{
  GHashTable *keys =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      g_autoptr (GArray) shapes = NULL;

      if (self->stones[i] != stone)
        continue;
      shapes = tengen_renju_list_shapes (self->renju, (TengenPoint) i, stone);
      for (guint k = 0; k < shapes->len; k++)
        if (!is_row (&g_array_index (shapes, TengenRenjuShape, k)))
          g_hash_table_add (
              keys, get_key (&g_array_index (shapes, TengenRenjuShape, k)));
    }
  return keys;
}

/* Together they are what the stones of the board have one by one. White's row
 * may be cut into fours and threes in several ways; one of them is told. */
static void
check_threats (const Board *self, TengenStone stone)
{
  g_autoptr (GHashTable) wanted = list_one_by_one (self, stone);
  g_autoptr (GArray) threats = tengen_renju_list_threats (self->renju, stone);

  for (guint k = 0; k < threats->len; k++)
    {
      g_autofree char *key =
          get_key (&g_array_index (threats, TengenRenjuShape, k));

      demand (self->stones,
              g_hash_table_remove (wanted, key),
              stone,
              "a threat is one of a stone, and listed once");
    }
  if (stone == TENGEN_STONE_BLACK)
    demand (self->stones,
            g_hash_table_size (wanted) == 0,
            stone,
            "all threats are listed");
}

/* Where a colour can win at once is told by its fours. */
static void
check_winning_points (const Board *self, TengenStone stone)
{
  g_autoptr (GArray) threats = tengen_renju_list_threats (self->renju, stone);
  gboolean told[TENGEN_RENJU_POINTS] = { FALSE };
  int n = 0;

  for (guint i = 0; i < threats->len; i++)
    if (tengen_renju_shape_is_four (
            &g_array_index (threats, TengenRenjuShape, i)))
      add_points (&g_array_index (threats, TengenRenjuShape, i), told, &n);
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (self->stones[i] == TENGEN_STONE_NONE)
      demand (self->stones,
              told[i] ==
                  tengen_renju_wins (self->renju, (TengenPoint) i, stone),
              i,
              "a four tells where to win");
}

static void
test_whole (void)
{
  int n = get_n_boards ();

  for (int i = 0; i < n; i++)
    {
      Board board;

      make_board (&board);
      for (int s = TENGEN_STONE_BLACK; s <= TENGEN_STONE_WHITE; s++)
        {
          check_rows (&board, (TengenStone) s);
          if (tengen_renju_find_five (board.renju, (TengenStone) s) ==
              TENGEN_POINT_NONE)
            {
              check_threats (&board, (TengenStone) s);
              check_winning_points (&board, (TengenStone) s);
            }
        }
      tengen_renju_free (board.renju);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/random/shapes", test_shapes);
  g_test_add_func ("/renju/random/whole", test_whole);
  return g_test_run ();
}
