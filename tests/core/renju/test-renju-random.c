/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-random: random boards are judged as the rules say word by word
 *
 * A board that fails is told as a row of 225 characters, from the upper left.
 */
#include "renju-literal.h"
#include "renju-random.h"

#include <string.h>

/* Boards of the short and of the long form. */
#define N_BOARDS 120
#define N_BOARDS_FULL 5000
#define N_CHANGES 40

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
put (Board *self, TengenPoint point, TengenStone stone)
{
  self->stones[point] = (guint8) stone;
  tengen_renju_put (self->renju, point, stone);
}

static void
take (Board *self, TengenPoint point)
{
  self->stones[point] = TENGEN_STONE_NONE;
  tengen_renju_take (self->renju, point);
}

/* Fills a new board in any order; some stones lie there as the other colour or
 * come and go before. */
static void
fill (Board *self)
{
  guint8 wanted[TENGEN_RENJU_POINTS];
  TengenPoint order[TENGEN_RENJU_POINTS];

  *self = (Board){ .renju = tengen_renju_new () };
  renju_random_board (wanted);
  renju_random_order (order);
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (renju_random_is_lucky (10))
      put (self,
           order[i],
           renju_random_is_lucky (50) ? TENGEN_STONE_BLACK
                                      : TENGEN_STONE_WHITE);
  renju_random_order (order);
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      if (self->stones[order[i]] != TENGEN_STONE_NONE)
        take (self, order[i]);
      if (wanted[order[i]] != TENGEN_STONE_NONE)
        put (self, order[i], (TengenStone) wanted[order[i]]);
    }
}

static void
clear (Board *self)
{
  g_clear_pointer (&self->renju, tengen_renju_free);
}

/* Puts a stone on an empty point, or takes one. */
static void
change (Board *self)
{
  TengenPoint point =
      (TengenPoint) g_test_rand_int_range (0, TENGEN_RENJU_POINTS);

  if (self->stones[point] != TENGEN_STONE_NONE)
    take (self, point);
  else
    put (self,
         point,
         renju_random_is_lucky (60) ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE);
}

/* Says which board it was before it stops. */
static void
demand (const Board *self, guint got, guint wanted, int point)
{
  if (got != wanted)
    {
      g_autofree char *picture = renju_random_picture (self->stones);

      g_test_message ("%s point %d", picture, point);
    }
  g_assert_cmpuint (got, ==, wanted);
}

/* All at once, and each point; stones too, as if they had been put last. */
static void
check_classes (Board *self)
{
  guint8 got[TENGEN_RENJU_POINTS], wanted[TENGEN_RENJU_POINTS];

  tengen_renju_map (self->renju, got);
  renju_literal_map (self->stones, wanted);
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      TengenPoint point = (TengenPoint) i;

      demand (self, got[i], wanted[i], i);
      if (self->stones[i] == TENGEN_STONE_WHITE)
        continue;
      if (self->stones[i] == TENGEN_STONE_BLACK)
        wanted[i] = (guint8) renju_literal_class (self->stones, point);
      demand (self, tengen_renju_classify (self->renju, point), wanted[i], i);
    }
}

/* Stones that lie there, and what either side would make of an empty point. */
static void
check_wins (Board *self)
{
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    for (int s = TENGEN_STONE_BLACK; s <= TENGEN_STONE_WHITE; s++)
      {
        guint8 kept = self->stones[i];

        if (kept != TENGEN_STONE_NONE && kept != s)
          continue;
        self->stones[i] = (guint8) s;
        demand (self,
                tengen_renju_wins (
                    self->renju, (TengenPoint) i, (TengenStone) s) != FALSE,
                renju_literal_wins (self->stones, (TengenPoint) i) != FALSE,
                i);
        self->stones[i] = kept;
      }
}

static void
check_find_five (const Board *self)
{
  for (int s = TENGEN_STONE_BLACK; s <= TENGEN_STONE_WHITE; s++)
    {
      TengenPoint wanted = TENGEN_POINT_NONE;

      for (int i = TENGEN_RENJU_POINTS - 1; i >= 0; i--)
        if (self->stones[i] == s &&
            renju_literal_wins (self->stones, (TengenPoint) i))
          wanted = (TengenPoint) i;
      demand (self,
              tengen_renju_find_five (self->renju, (TengenStone) s),
              wanted,
              s);
    }
}

static void
check_stones (const Board *self)
{
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    demand (self,
            tengen_renju_get (self->renju, (TengenPoint) i),
            self->stones[i],
            i);
}

static void
check (Board *self)
{
  check_stones (self);
  check_classes (self);
  check_wins (self);
  check_find_five (self);
}

static void
test_boards (void)
{
  int n = get_n_boards ();

  for (int i = 0; i < n; i++)
    {
      Board board;

      fill (&board);
      check (&board);
      clear (&board);
    }
}

/* Stone by stone what changes is kept up to date. */
static void
test_changes (void)
{
  int n = get_n_boards () / 5;

  for (int i = 0; i < n; i++)
    {
      Board board;

      fill (&board);
      for (int k = 0; k < N_CHANGES; k++)
        {
          change (&board);
          if (k % 10 == 9)
            check (&board);
        }
      clear (&board);
    }
}

/* All at once, few and many of them, and then stone by stone again. */
static void
test_put_all (void)
{
  int n = get_n_boards () / 5;

  for (int i = 0; i < n; i++)
    {
      Board board;

      fill (&board);
      if (renju_random_is_lucky (50))
        renju_random_board (board.stones);
      for (int k = 0; k < N_CHANGES / 5; k++)
        board.stones[g_test_rand_int_range (0, TENGEN_RENJU_POINTS)] =
            (guint8) g_test_rand_int_range (0, 3);
      tengen_renju_put_all (board.renju, board.stones);
      check (&board);
      change (&board);
      check (&board);
      clear (&board);
    }
}

/* Asking changes nothing, and a copy goes its own way. */
static void
test_copy (void)
{
  for (int i = 0; i < N_BOARDS / 5; i++)
    {
      Board board, copy;

      fill (&board);
      copy.renju = tengen_renju_copy (board.renju);
      memcpy (copy.stones, board.stones, sizeof copy.stones);
      for (int k = 0; k < N_CHANGES; k++)
        change (&board);
      check (&copy);
      check (&board);
      clear (&board);
      change (&copy);
      check (&copy);
      clear (&copy);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/random/boards", test_boards);
  g_test_add_func ("/renju/random/changes", test_changes);
  g_test_add_func ("/renju/random/put-all", test_put_all);
  g_test_add_func ("/renju/random/copy", test_copy);
  return g_test_run ();
}
