/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-dead-line: which moves there are, kos, passes, which side has won
 *
 * Pictures: small letters are settled stones.
 */
#include "tengen-go-dead-line.h"

#include "board-picture.h"

#include <string.h>

/* A line with all that it borrows. */
typedef struct
{
  TengenBoard *board;
  guint8 settled[TENGEN_BOARD_MAX_POINTS];
  TengenGoDeadRegion region;
  TengenGoDeadLine line;
  TengenGoDeadMove moves[TENGEN_GO_DEAD_MAX_MOVES];
  int n;
} Fixture;

static void
begin (Fixture *self,
       const char *picture,
       TengenPoint target,
       TengenStone mover)
{
  g_autofree char *upper = g_ascii_strup (picture, -1);
  TengenStone stone;
  int n = 0;

  self->board = tengen_picture_parse (upper, NULL);
  for (const char *c = picture; *c != '\0'; c++)
    if (*c != '/')
      self->settled[n++] = g_ascii_islower (*c);
  g_assert_true (tengen_go_dead_region_find (
      &self->region, self->board, self->settled, target));
  stone = tengen_board_get (self->board, target);
  self->line = (TengenGoDeadLine){ .board = self->board,
                                   .region = &self->region,
                                   .ko_fights = TENGEN_GO_KO_FIGHTS_PLAYED,
                                   .goal = TENGEN_GO_DEAD_GOAL_TAKE,
                                   .prover = tengen_stone_other (stone),
                                   .master = tengen_stone_other (stone),
                                   .turn = { .target = target,
                                             .target_stone = (guint8) stone,
                                             .stone = (guint8) mover,
                                             .ban = TENGEN_POINT_NONE } };
}

static void
end (Fixture *self)
{
  tengen_board_free (self->board);
}

/* Lists the moves as text, the points in rising order, P for each pass. */
static char *
list (Fixture *self)
{
  GString *text = g_string_new (NULL);
  int n_passes = 0;

  self->n = tengen_go_dead_line_list_moves (
      &self->line, self->moves, TENGEN_GO_DEAD_MAX_MOVES);
  for (int i = 1; i < self->n; i++)
    g_assert_cmpint (self->moves[i].order, >=, self->moves[i - 1].order);
  for (int point = 0; point < tengen_board_get_n_points (self->board); point++)
    for (int i = 0; i < self->n; i++)
      if (self->moves[i].point == point)
        g_string_append_printf (text, "%d ", point);
  for (int i = 0; i < self->n; i++)
    n_passes += self->moves[i].point == TENGEN_POINT_PASS;
  for (int i = 0; i < n_passes; i++)
    g_string_append (text, "P ");
  return g_string_free (text, FALSE);
}

static void
check_list (Fixture *self, const char *wanted)
{
  g_autofree char *got = list (self);

  g_assert_cmpstr (got, ==, wanted);
}

/* Plays a move of those listed now. */
static void
play (Fixture *self, TengenPoint point)
{
  g_autofree char *text = list (self);

  for (int i = 0; i < self->n; i++)
    if (self->moves[i].point == point)
      {
        TengenGoDeadMove move = self->moves[i];

        tengen_go_dead_line_play (&self->line, &move);
        g_assert_cmpuint (
            tengen_go_dead_line_get_key (&self->line), ==, move.key);
        return;
      }
  g_error ("%u is not among %s", point, text);
}

/* The defender may pass, the attacker must play; no suicide, no settled stone
 * is taken, nothing outside of the region is played. */
static void
test_moves (void)
{
  Fixture self;

  begin (&self, "X.O./ooo.", 0, TENGEN_STONE_WHITE);
  check_list (&self, "1 3 7 ");
  self.line.turn.stone = TENGEN_STONE_BLACK;
  check_list (&self, "3 7 P ");
  end (&self);
  begin (&self, "X.oxo/oooo.", 0, TENGEN_STONE_BLACK);
  check_list (&self, "P ");
  end (&self);
}

/* A side that must move to live may not pass, the side that prevents it may. */
static void
test_goal_live (void)
{
  Fixture self;

  begin (&self, "X..o.", 0, TENGEN_STONE_BLACK);
  self.line.goal = TENGEN_GO_DEAD_GOAL_LIVE;
  self.line.prover = TENGEN_STONE_BLACK;
  check_list (&self, "1 2 ");
  play (&self, 1);
  check_list (&self, "2 P ");
  play (&self, 2);
  g_assert_cmpint (
      tengen_go_dead_line_find_winner (&self.line), ==, TENGEN_STONE_WHITE);
  end (&self);
}

/* What takes first, then the target's liberties, come first. */
static void
test_order (void)
{
  Fixture self;

  begin (&self, "...../XX.XO/o.oox", 5, TENGEN_STONE_BLACK);
  g_free (list (&self));
  g_assert_cmpint (self.moves[0].point, ==, 4);
  g_assert_cmpint (self.moves[self.n - 1].point, ==, TENGEN_POINT_PASS);
  end (&self);
  begin (&self, "O..../XX.XO/.....", 5, TENGEN_STONE_BLACK);
  g_free (list (&self));
  g_assert_cmpint (self.moves[0].point, ==, 1);
  end (&self);
}

/* Where there is no room for all moves none is left out unseen. */
static void
test_room (void)
{
  Fixture self;

  begin (&self, "X......", 0, TENGEN_STONE_WHITE);
  g_assert_cmpint (
      tengen_go_dead_line_list_moves (&self.line, self.moves, 8), >, 8);
  g_assert_cmpint (
      tengen_go_dead_line_list_moves (&self.line, self.moves, 12), ==, 6);
  end (&self);
}

#define KO ".XO./X.XO/.XO."

/* White takes a ko; Black may not retake it at once unless he is master. */
static void
test_ko (void)
{
  Fixture self;

  begin (&self, KO, 6, TENGEN_STONE_WHITE);
  play (&self, 5);
  g_assert_true (self.line.met_ko);
  g_assert_cmpint (self.line.turn.winner, ==, TENGEN_STONE_NONE);
  g_assert_cmpint (self.line.turn.target, ==, 5);
  check_list (&self, "0 8 P ");
  play (&self, TENGEN_POINT_PASS);
  check_list (&self, "0 3 6 8 11 P ");
  play (&self, TENGEN_POINT_PASS);
  check_list (&self, "0 6 8 ");
  end (&self);
  begin (&self, KO, 6, TENGEN_STONE_WHITE);
  self.line.master = TENGEN_STONE_BLACK;
  play (&self, 5);
  check_list (&self, "0 6 8 ");
  end (&self);
}

/* A barred ko is open after a pass for it, not after other moves. */
static void
test_bar (void)
{
  Fixture self;

  begin (&self, KO, 6, TENGEN_STONE_WHITE);
  self.line.ko_fights = TENGEN_GO_KO_FIGHTS_BARRED;
  play (&self, 5);
  play (&self, 0);
  play (&self, 3);
  check_list (&self, "P ");
  play (&self, TENGEN_POINT_PASS);
  g_assert_cmpint (self.line.turn.n_bars, ==, 0);
  play (&self, 11);
  check_list (&self, "6 ");
  end (&self);
  /* a stone on the point ends the bar */
  begin (&self, KO, 6, TENGEN_STONE_WHITE);
  self.line.ko_fights = TENGEN_GO_KO_FIGHTS_BARRED;
  play (&self, 5);
  play (&self, 0);
  play (&self, 6);
  g_assert_cmpint (self.line.turn.n_bars, ==, 0);
  end (&self);
}

/* Of more kos than there is room for the oldest is forgotten. */
static void
test_many_bars (void)
{
  Fixture self;
  TengenGoDeadTurn *turn = &self.line.turn;

  begin (&self, KO, 6, TENGEN_STONE_WHITE);
  self.line.ko_fights = TENGEN_GO_KO_FIGHTS_BARRED;
  while (turn->n_bars < TENGEN_GO_DEAD_MAX_BARS)
    turn->bars[turn->n_bars++] = (TengenGoDeadBar){ 8, TENGEN_STONE_BLACK };
  turn->bars[0].point = 0;
  play (&self, 5);
  g_assert_cmpint (turn->n_bars, ==, TENGEN_GO_DEAD_MAX_BARS);
  g_assert_cmpint (turn->bars[0].point, ==, 8);
  g_assert_cmpint (turn->bars[turn->n_bars - 1].point, ==, 6);
  check_list (&self, "0 P P P P ");
  end (&self);
}

/* The key is another for another side to move, ban, bar, target and salt. */
static void
test_key (void)
{
  Fixture self;
  TengenGoDeadTurn turn;
  guint64 keys[6];

  begin (&self, KO, 6, TENGEN_STONE_WHITE);
  turn = self.line.turn;
  keys[0] = tengen_go_dead_line_get_key (&self.line);
  self.line.turn.stone = TENGEN_STONE_BLACK;
  keys[1] = tengen_go_dead_line_get_key (&self.line);
  self.line.turn = turn;
  self.line.turn.ban = 3;
  keys[2] = tengen_go_dead_line_get_key (&self.line);
  self.line.turn = turn;
  self.line.turn.target = 1;
  keys[3] = tengen_go_dead_line_get_key (&self.line);
  self.line.turn = turn;
  self.line.turn.bars[self.line.turn.n_bars++] =
      (TengenGoDeadBar){ 3, TENGEN_STONE_BLACK };
  keys[4] = tengen_go_dead_line_get_key (&self.line);
  self.line.turn = turn;
  self.line.salt = 1;
  keys[5] = tengen_go_dead_line_get_key (&self.line);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpuint (keys[i], !=, keys[j]);
  end (&self);
}

static void
check_winner (const char *picture,
              TengenPoint target,
              TengenStone mover,
              TengenStone wanted)
{
  Fixture self;

  begin (&self, picture, target, mover);
  g_assert_cmpint (tengen_go_dead_line_find_winner (&self.line), ==, wanted);
  end (&self);
}

static void
test_winner (void)
{
  check_winner ("x.X.o", 2, TENGEN_STONE_BLACK, TENGEN_STONE_BLACK);
  check_winner ("x.X.o", 2, TENGEN_STONE_WHITE, TENGEN_STONE_NONE);
  check_winner ("x.X.x", 2, TENGEN_STONE_WHITE, TENGEN_STONE_BLACK);
  check_winner (".X.Xo/XXXXo", 1, TENGEN_STONE_WHITE, TENGEN_STONE_BLACK);
  check_winner ("..Xo/XXXo", 2, TENGEN_STONE_WHITE, TENGEN_STONE_NONE);
}

/* A large target is taken for good, a small one hands over to what took it. */
static void
test_take_target (void)
{
  Fixture self;

  begin (&self, "XXXX.o/XXXXoo/oooooo", 0, TENGEN_STONE_WHITE);
  play (&self, 4);
  g_assert_cmpint (
      tengen_go_dead_line_find_winner (&self.line), ==, TENGEN_STONE_WHITE);
  end (&self);
  begin (&self, ".XOO/OOO./xxxx", 1, TENGEN_STONE_WHITE);
  play (&self, 0);
  g_assert_cmpint (
      tengen_go_dead_line_find_winner (&self.line), ==, TENGEN_STONE_NONE);
  g_assert_cmpint (self.line.turn.target, ==, 0);
  g_assert_cmpint (self.line.turn.target_stone, ==, TENGEN_STONE_WHITE);
  end (&self);
}

/* Random lines: going back restores all. */
static void
test_undo (void)
{
  for (int round = 0; round < 50; round++)
    {
      Fixture self;
      TengenGoDeadMove moves[40];
      TengenGoDeadTurn turns[40];
      guint64 keys[41];
      int n = 0;

      begin (&self, ".XO.O/X.XO./.XO.x/XXOOx", 6 + 1, TENGEN_STONE_WHITE);
      if (round % 2 == 0)
        self.line.ko_fights = TENGEN_GO_KO_FIGHTS_BARRED;
      keys[0] = tengen_go_dead_line_get_key (&self.line);
      while (n < 40 && self.line.turn.winner == TENGEN_STONE_NONE)
        {
          g_free (list (&self));
          if (self.n == 0)
            break;
          moves[n] = self.moves[g_test_rand_int_range (0, self.n)];
          turns[n] = self.line.turn;
          tengen_go_dead_line_play (&self.line, &moves[n]);
          keys[++n] = tengen_go_dead_line_get_key (&self.line);
          g_assert_cmpuint (keys[n], ==, moves[n - 1].key);
        }
      while (n > 0)
        {
          n--;
          tengen_go_dead_line_undo (&self.line, &moves[n], &turns[n]);
          g_assert_cmpuint (
              tengen_go_dead_line_get_key (&self.line), ==, keys[n]);
        }
      end (&self);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/dead-line/moves", test_moves);
  g_test_add_func ("/go/dead-line/goal-live", test_goal_live);
  g_test_add_func ("/go/dead-line/order", test_order);
  g_test_add_func ("/go/dead-line/room", test_room);
  g_test_add_func ("/go/dead-line/ko", test_ko);
  g_test_add_func ("/go/dead-line/bar", test_bar);
  g_test_add_func ("/go/dead-line/many-bars", test_many_bars);
  g_test_add_func ("/go/dead-line/key", test_key);
  g_test_add_func ("/go/dead-line/winner", test_winner);
  g_test_add_func ("/go/dead-line/take-target", test_take_target);
  g_test_add_func ("/go/dead-line/undo", test_undo);
  return g_test_run ();
}
