/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju: stones that come and go, and what is kept of them
 *
 * What: after each change of long random games all points are the same as on
 *       a board that is made anew; asking and taking back leave no trace.
 * Not:  whether they are right (test-renju-judge, test-renju-random).
 */
#include "renju-points.h"
#include "renju-random.h"

#include <string.h>

#define N_GAMES 40
#define N_GAMES_FULL 8000

/* Four points, each of which is judged by the next one. */
#define CIRCLE "H10 I10 G9 J9 G8 J8 H7 I7"

static void
check_point (const TengenRenju *board, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", -1);
  TengenPoint point = renju_points_read (parts[0]);
  g_autofree char *got =
      renju_points_format (point, tengen_renju_classify (board, point));

  g_assert_cmpstr (got, ==, text);
}

static TengenRenju *
make_anew (const TengenRenju *board)
{
  TengenRenju *anew = tengen_renju_new ();

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      TengenStone stone = tengen_renju_get (board, i);

      if (stone != TENGEN_STONE_NONE)
        tengen_renju_put (anew, i, stone);
    }
  return anew;
}

static void
check_same (const TengenRenju *board, const TengenRenju *other)
{
  guint8 got[TENGEN_RENJU_POINTS], wanted[TENGEN_RENJU_POINTS];

  tengen_renju_map (board, got);
  tengen_renju_map (other, wanted);
  g_assert_cmpmem (got, sizeof got, wanted, sizeof wanted);
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      TengenStone stone = tengen_renju_get (board, i);

      g_assert_cmpint (stone, ==, tengen_renju_get (other, i));
      if (stone == TENGEN_STONE_NONE)
        g_assert_cmpuint (tengen_renju_classify (board, i), ==, wanted[i]);
      else
        g_assert_cmpuint (got[i], ==, 0);
      if (stone == TENGEN_STONE_BLACK)
        g_assert_cmpuint (tengen_renju_classify (board, i),
                          ==,
                          tengen_renju_classify (other, i));
    }
}

static void
check_anew (const TengenRenju *board)
{
  g_autoptr (TengenRenju) anew = make_anew (board);

  check_same (board, anew);
}

static void
test_empty (void)
{
  g_autoptr (TengenRenju) board = tengen_renju_new ();
  guint8 classes[TENGEN_RENJU_POINTS];

  tengen_renju_map (board, classes);
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      g_assert_cmpint (tengen_renju_get (board, i), ==, TENGEN_STONE_NONE);
      g_assert_cmpuint (classes[i], ==, 0);
      g_assert_false (tengen_renju_wins (board, i, TENGEN_STONE_WHITE));
    }
  g_assert_cmpint (TENGEN_RENJU_CENTER, ==, renju_points_read ("H8"));
  g_assert_cmpint (tengen_renju_find_five (board, TENGEN_STONE_BLACK),
                   ==,
                   TENGEN_POINT_NONE);
}

static void
test_put_take (void)
{
  g_autoptr (TengenRenju) board = renju_points_board ("F8 G8 H9", "");

  check_point (board, "H8:-");
  renju_points_put (board, "H10", TENGEN_STONE_BLACK);
  check_point (board, "H8:33");
  renju_points_put (board, "E8", TENGEN_STONE_WHITE);
  check_point (board, "H8:-");
  tengen_renju_take (board, renju_points_read ("E8"));
  check_point (board, "H8:33");
  renju_points_put (board, "H8", TENGEN_STONE_WHITE);
  tengen_renju_take (board, renju_points_read ("H8"));
  check_point (board, "H8:33");
  tengen_renju_take (board, renju_points_read ("G8"));
  check_point (board, "H8:-");
}

/* A stone on none of the lines of a point decides it, by way of others. */
static void
test_far (void)
{
  g_autoptr (TengenRenju) board = renju_points_board (CIRCLE, "");

  check_point (board, "H8:-");
  renju_points_put (board, "F12", TENGEN_STONE_BLACK);
  check_point (board, "H8:33");
  tengen_renju_take (board, renju_points_read ("F12"));
  check_point (board, "H8:-");
  check_point (board, "I8:-");
  renju_points_put (board, "G11", TENGEN_STONE_WHITE);
  check_point (board, "I8:33");
  tengen_renju_take (board, renju_points_read ("G11"));
  check_point (board, "I8:-");
}

/* Fills a board stone by stone, and empties it in another order. */
static void
play (const guint8 *stones)
{
  g_autoptr (TengenRenju) board = tengen_renju_new ();
  g_autoptr (TengenRenju) empty = tengen_renju_new ();
  TengenPoint order[TENGEN_RENJU_POINTS];

  renju_random_order (order);
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (stones[order[i]] != TENGEN_STONE_NONE)
      {
        tengen_renju_put (board, order[i], (TengenStone) stones[order[i]]);
        check_anew (board);
      }
  renju_random_order (order);
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (stones[order[i]] != TENGEN_STONE_NONE)
      {
        tengen_renju_take (board, order[i]);
        check_anew (board);
      }
  check_same (board, empty);
}

static void
test_games (void)
{
  int n = g_getenv ("TENGEN_FULL") != NULL ? N_GAMES_FULL : N_GAMES;

  for (int i = 0; i < n; i++)
    {
      guint8 stones[TENGEN_RENJU_POINTS];

      renju_random_board (stones);
      play (stones);
    }
}

/* No point left, in games that went on with rows on the board. */
static void
test_full_board (void)
{
  static const int percents[] = { 0, 30, 50, 70, 100 };

  for (gsize i = 0; i < G_N_ELEMENTS (percents); i++)
    {
      guint8 stones[TENGEN_RENJU_POINTS];

      for (int j = 0; j < TENGEN_RENJU_POINTS; j++)
        stones[j] = renju_random_is_lucky (percents[i]) ? TENGEN_STONE_BLACK
                                                        : TENGEN_STONE_WHITE;
      play (stones);
    }
}

static void
test_copy (void)
{
  g_autoptr (TengenRenju) board = renju_points_board ("F8 G8 H9 H10", "");
  g_autoptr (TengenRenju) copy = tengen_renju_copy (board);

  renju_points_put (copy, "E8", TENGEN_STONE_WHITE);
  check_point (copy, "H8:-");
  check_point (board, "H8:33");
  tengen_renju_take (board, renju_points_read ("H10"));
  check_point (board, "H8:-");
  tengen_renju_take (copy, renju_points_read ("E8"));
  check_point (copy, "H8:33");
}

static void
test_wins (void)
{
  static const struct
  {
    const char *names, *point;
    gboolean black, white;
  } cases[] = {
    { "D8 E8 F8 G8", "H8", TRUE, TRUE },
    { "D8 E8 F8 G8", "I8", FALSE, FALSE },
    { "D8 E8 F8 H8 I8", "G8", FALSE, TRUE },
    { "A1 A2 A3 A4", "A5", TRUE, TRUE },
    { "O15 N14 M13 L12 J10", "K11", FALSE, TRUE },
    { "D8 E8 F8 G8 H8", "D8", TRUE, TRUE },
    { "D8 E8 F8 G8 H8 I8", "I8", FALSE, TRUE },
    { "D8 E8 F8 G8", "D8", FALSE, FALSE },
    { "M8 N8 O8 A7 B7", "L8", FALSE, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TengenPoint point = renju_points_read (cases[i].point);
      g_autoptr (TengenRenju) black = renju_points_board (cases[i].names, "");
      g_autoptr (TengenRenju) white = renju_points_board ("", cases[i].names);

      g_assert_cmpint (tengen_renju_wins (black, point, TENGEN_STONE_BLACK),
                       ==,
                       cases[i].black);
      g_assert_cmpint (tengen_renju_wins (white, point, TENGEN_STONE_WHITE),
                       ==,
                       cases[i].white);
    }
}

static void
test_find_five (void)
{
  static const struct
  {
    const char *names, *black, *white;
  } cases[] = {
    { "D8 E8 F8 G8", "", "" },
    { "H8 E8 F8 G8 D8", "D8", "D8" },
    { "D8 E8 F8 G8 H8 I8", "", "D8" },
    { "C3 D4 E5 F6 G7 I1 J1 K1 L1 M1", "G7", "G7" },
    { "A1 A2 A3 A4 A5 A6 K1 L1 M1 N1 O1", "K1", "A6" },
    { "M8 N8 O8 A7 B7", "", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int s = TENGEN_STONE_BLACK; s <= TENGEN_STONE_WHITE; s++)
      {
        g_autoptr (TengenRenju) board = tengen_renju_new ();
        const char *name =
            s == TENGEN_STONE_BLACK ? cases[i].black : cases[i].white;
        TengenPoint wanted =
            *name == '\0' ? TENGEN_POINT_NONE : renju_points_read (name);

        renju_points_put (board, cases[i].names, (TengenStone) s);
        g_assert_cmpint (
            tengen_renju_find_five (board, (TengenStone) s), ==, wanted);
        g_assert_cmpint (tengen_renju_find_five (
                             board, tengen_stone_other ((TengenStone) s)),
                         ==,
                         TENGEN_POINT_NONE);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/empty", test_empty);
  g_test_add_func ("/renju/put-take", test_put_take);
  g_test_add_func ("/renju/far", test_far);
  g_test_add_func ("/renju/games", test_games);
  g_test_add_func ("/renju/full-board", test_full_board);
  g_test_add_func ("/renju/copy", test_copy);
  g_test_add_func ("/renju/wins", test_wins);
  g_test_add_func ("/renju/find-five", test_find_five);
  return g_test_run ();
}
