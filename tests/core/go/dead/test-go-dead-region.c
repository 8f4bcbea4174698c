/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-dead-region: where a chain is read about, and what a glance tells
 *
 * Pictures: small letters are settled stones.
 */
#include "tengen-go-dead-region.h"

#include "board-picture.h"
#include "tengen-go-alive.h"

#include <string.h>

/* A region with the board and the settled stones it borrows. */
typedef struct
{
  TengenBoard *board;
  guint8 settled[TENGEN_BOARD_MAX_POINTS];
  TengenGoDeadRegion region;
} Place;

static gboolean
find (Place *self, const char *picture, TengenPoint target)
{
  g_autofree char *upper = g_ascii_strup (picture, -1);
  int n = 0;

  self->board = tengen_picture_parse (upper, NULL);
  for (const char *c = picture; *c != '\0'; c++)
    if (*c != '/')
      self->settled[n++] = g_ascii_islower (*c);
  return tengen_go_dead_region_find (
      &self->region, self->board, self->settled, target);
}

static void
check_points (const char *picture,
              TengenPoint target,
              const char *wanted,
              int n_empty)
{
  Place place;
  g_autoptr (GString) got = g_string_new (NULL);
  int width, n = 0;

  g_assert_true (find (&place, picture, target));
  width = tengen_board_get_width (place.board);
  for (int i = 0; i < tengen_board_get_n_points (place.board); i++)
    {
      gboolean is_in = place.region.index[i] != TENGEN_GO_DEAD_REGION_MAX;

      if (i > 0 && i % width == 0)
        g_string_append_c (got, '/');
      g_string_append_c (got, is_in ? '+' : '.');
      if (is_in)
        g_assert_cmpint (place.region.points[n++], ==, i);
    }
  g_assert_cmpstr (got->str, ==, wanted);
  g_assert_cmpint (place.region.n_points, ==, n);
  g_assert_cmpint (place.region.n_empty, ==, n_empty);
  tengen_board_free (place.board);
}

static void
test_find (void)
{
  check_points ("..Xo./XXXo./oooox", 2, "+++../+++../.....", 2);
  /* the way leads over the stones of both sides */
  check_points ("X.OX.x.O", 0, "+++++...", 2);
  check_points ("X.OX.x.O", 7, "......++", 1);
}

static void
test_too_large (void)
{
  g_autoptr (TengenBoard) board = tengen_board_new (16, 16);
  guint8 settled[TENGEN_BOARD_MAX_POINTS] = { 0 };
  TengenGoDeadRegion region;

  tengen_board_put (board, 0, TENGEN_STONE_BLACK);
  g_assert_false (tengen_go_dead_region_find (&region, board, settled, 0));
  tengen_board_put (board, 255, TENGEN_STONE_WHITE);
  settled[255] = TRUE;
  g_assert_true (tengen_go_dead_region_find (&region, board, settled, 0));
  g_assert_cmpint (region.n_points, ==, 255);
  g_assert_cmpint (region.n_empty, ==, 254);
}

static void
test_settled (void)
{
  Place place;

  g_assert_true (find (&place, "xX.X.", 3));
  g_assert_true (tengen_go_dead_region_is_settled (&place.region, 0));
  g_assert_true (tengen_go_dead_region_is_settled (&place.region, 1));
  g_assert_false (tengen_go_dead_region_is_settled (&place.region, 3));
  tengen_board_put (place.board, 2, TENGEN_STONE_BLACK);
  g_assert_true (tengen_go_dead_region_is_settled (&place.region, 3));
  tengen_board_free (place.board);
}

static void
check_ways (const char *picture, TengenPoint target, int wanted)
{
  Place place;

  g_assert_true (find (&place, picture, target));
  g_assert_cmpint (
      tengen_go_dead_region_count_ways (&place.region, target), ==, wanted);
  tengen_board_free (place.board);
}

static void
test_ways (void)
{
  check_ways ("x..X.o", 3, 0);
  check_ways ("o.Xo/ox.x", 2, 2);
  check_ways ("x.X.o", 2, 1);
  check_ways ("x.X.x", 2, 2);
  check_ways ("x.X.x/xx.xx", 2, 2);
  /* the same point touches two settled stones */
  check_ways ("ox/X./ox", 2, 1);
}

static void
check_hopeless (const char *picture, TengenPoint target, gboolean wanted)
{
  Place place;

  g_assert_true (find (&place, picture, target));
  g_assert_true (tengen_go_dead_region_is_hopeless (&place.region, target) ==
                 wanted);
  tengen_board_free (place.board);
}

static void
test_hopeless (void)
{
  check_hopeless (".X.o/oooo", 1, TRUE);
  /* one eye, of one point or two */
  check_hopeless ("X..o/..oo/oooo", 0, TRUE);
  check_hopeless (".X.o/X..o/oooo", 1, TRUE);
  /* a second eye may be had */
  check_hopeless (".X..o/....o/..ooo/ooooo", 1, FALSE);
  /* an own stone cannot become an eye unless it is taken, an enemy stone can */
  check_hopeless ("XXXo/...o/oooo", 0, TRUE);
  check_hopeless ("XXX.o/....o/ooooo", 0, TRUE);
  check_hopeless ("XOXXo/....o/ooooo", 0, FALSE);
  /* stones joined to settled ones are walls as well, and part the region */
  check_hopeless ("X..Oo..../..OO...../oooo.....", 0, TRUE);
  check_hopeless ("X..O...../..OO...../oo.......", 0, FALSE);
  /* joined to its own */
  check_hopeless ("X.x/ooo", 0, FALSE);
}

/* The other way: chains of a whole board. */
static void
check_eyes (int width, int height)
{
  g_autoptr (TengenBoard) board = tengen_board_new (width, height);
  int n_points = width * height;
  guint8 stones[64], alive[64], settled[64] = { 0 };
  TengenGoDeadRegion region;
  TengenStone stone = g_test_rand_int_range (1, 3);

  for (int i = 0; i < 3 * n_points; i++)
    {
      TengenPoint point = g_test_rand_int_range (0, n_points);
      TengenStone mover = g_test_rand_int_range (0, 4) == 0
                              ? tengen_stone_other (stone)
                              : stone;
      TengenBoardTry result;

      if (tengen_board_get (board, point) != TENGEN_STONE_NONE)
        continue;
      tengen_board_try (board, point, mover, &result);
      if (result.own == 0)
        tengen_board_play (board, point, mover, NULL);
    }
  tengen_board_read (board, stones);
  tengen_go_alive (stones, width, height, stone, alive, NULL);
  for (TengenPoint i = 0; i < n_points; i++)
    if (stones[i] == stone)
      {
        g_assert_true (tengen_go_dead_region_find (&region, board, settled, i));
        g_assert_true (tengen_go_dead_region_has_eyes (&region, i) == alive[i]);
      }
}

static void
test_eyes (void)
{
  for (int i = 0; i < 200; i++)
    {
      check_eyes (5, 4);
      check_eyes (7, 6);
    }
}

/* A room that settled stones of the other side touch is none; those of the own
 * side enclose as well as own chains. */
static void
test_eyes_beside_settled (void)
{
  Place place;

  g_assert_true (find (&place, ".X.xX/xXxxX/oxXX.", 1));
  g_assert_true (tengen_go_dead_region_has_eyes (&place.region, 1));
  tengen_board_free (place.board);
  g_assert_true (find (&place, ".X.oX/xXxxX/oxXX.", 1));
  g_assert_false (tengen_go_dead_region_has_eyes (&place.region, 1));
  tengen_board_free (place.board);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/dead-region/find", test_find);
  g_test_add_func ("/go/dead-region/too-large", test_too_large);
  g_test_add_func ("/go/dead-region/settled", test_settled);
  g_test_add_func ("/go/dead-region/ways", test_ways);
  g_test_add_func ("/go/dead-region/hopeless", test_hopeless);
  g_test_add_func ("/go/dead-region/eyes", test_eyes);
  g_test_add_func ("/go/dead-region/eyes-beside-settled",
                   test_eyes_beside_settled);
  return g_test_run ();
}
