/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * go-random: random stopped games with random agreements
 */
#include "go-random.h"

static gboolean
is_lucky (int percent)
{
  return g_test_rand_int_range (0, 100) < percent;
}

/* Sides do not fill their own small eyes, so that some stones live. */
static gboolean
is_own_eye (const TengenGo *go, TengenPoint point, TengenStone stone)
{
  const TengenBoard *board = tengen_go_get_board (go);
  TengenPoint around[4];
  int n = tengen_board_list_neighbours (board, point, around);

  for (int i = 0; i < n; i++)
    if (tengen_board_get (board, around[i]) != stone)
      return FALSE;
  return n > 0;
}

static gboolean
try_board_move (const GoRandom *self)
{
  TengenStone stone = tengen_go_get_to_move (self->go);

  for (int i = 0; i < 12; i++)
    {
      TengenPoint point =
          (TengenPoint) g_test_rand_int_range (0, self->width * self->height);

      if (is_own_eye (self->go, point, stone) ||
          tengen_go_check (self->go, point, stone, NULL) != TENGEN_REASON_NONE)
        continue;
      tengen_go_play (self->go, point, stone);
      return TRUE;
    }
  return FALSE;
}

static void
move (const GoRandom *self, GoRandomKind kind)
{
  TengenStone stone = tengen_go_get_to_move (self->go);

  if (kind == GO_RANDOM_PASSES)
    {
      if (is_lucky (8) || !try_board_move (self))
        tengen_go_pass (self->go, stone);
    }
  else if (is_lucky (kind == GO_RANDOM_VIRTUAL ? 5 : 0))
    tengen_go_pass (self->go, stone);
  else if (is_lucky (8) || !try_board_move (self))
    tengen_go_virtual (self->go, stone);
}

static void
stop (const GoRandom *self, GoRandomKind kind)
{
  while (kind != GO_RANDOM_WORDS && tengen_go_get_last_passes (self->go) < 2)
    tengen_go_pass (self->go, tengen_go_get_to_move (self->go));
}

static void
play_until_stop (const GoRandom *self, GoRandomKind kind, int n_moves)
{
  for (int i = 0; i < n_moves && tengen_go_get_last_passes (self->go) < 2; i++)
    move (self, kind);
  stop (self, kind);
}

static void
set_handicap (GoRandom *self)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS] = { 0 };
  int n_points = self->width * self->height;

  if (n_points < 12 || !is_lucky (30))
    return;
  self->handicap = g_test_rand_int_range (2, 6);
  for (int n = 0; n < self->handicap;)
    {
      int point = g_test_rand_int_range (0, n_points);

      n += stones[point] == TENGEN_STONE_NONE;
      stones[point] = TENGEN_STONE_BLACK;
    }
  tengen_go_setup_all (self->go, stones);
  tengen_go_set_to_move (self->go, TENGEN_STONE_WHITE);
}

/* Marks some chains as a whole. */
static void
mark_chains (GoRandom *self)
{
  const TengenBoard *board = tengen_go_get_board (self->go);
  TengenPoint chain[TENGEN_BOARD_MAX_POINTS];

  for (int i = 0; i < self->width * self->height; i++)
    {
      TengenPoint point = (TengenPoint) i;
      TengenGoMark mark =
          is_lucky (50) ? TENGEN_GO_MARK_DEAD : TENGEN_GO_MARK_SEKI;
      int n;

      if (tengen_board_get (board, point) == TENGEN_STONE_NONE ||
          tengen_board_get_chain (board, point) != point || is_lucky (70))
        continue;
      n = tengen_board_list_chain (board, point, chain);
      for (int j = 0; j < n; j++)
        self->marks[chain[j]] = mark;
    }
}

static void
agree (GoRandom *self)
{
  TengenGoAgreement nothing = TENGEN_GO_AGREEMENT_INIT;

  self->agreement = nothing;
  if (is_lucky (80))
    {
      mark_chains (self);
      self->agreement.marks = self->marks;
    }
  if (is_lucky (60))
    {
      for (int i = 0; i < self->width * self->height; i++)
        self->claims[i] = is_lucky (30) ? g_test_rand_int_range (1, 3) : 0;
      self->agreement.claims = self->claims;
    }
  for (int side = 1; side < 3; side++)
    {
      self->agreement.groups[side] = g_test_rand_int_range (-1, 4);
      self->agreement.eyes[side] = g_test_rand_int_range (-1, 8);
    }
  self->agreement.equal = g_test_rand_int_range (-1, 200);
}

void
go_random_init (GoRandom *self, GoRandomKind kind)
{
  static const char *const ids[] = { "1-1", "2-1", "3-1" };
  int n_stops = g_test_rand_int_range (1, 4);

  *self = (GoRandom){
    .width = g_test_rand_int_range (1, 10),
    .height = g_test_rand_int_range (1, 10),
  };
  self->go = tengen_go_new (
      tengen_go_rules_find (ids[kind]), self->width, self->height);
  set_handicap (self);
  for (int i = 0; i < n_stops; i++)
    {
      if (i > 0)
        tengen_go_resume (self->go, tengen_go_get_to_move (self->go));
      play_until_stop (
          self,
          kind,
          g_test_rand_int_range (0, 3 * self->width * self->height));
    }
  agree (self);
}

void
go_random_clear (GoRandom *self)
{
  g_clear_pointer (&self->go, tengen_go_free);
}

TengenGoRules
go_random_shake (const TengenGoRules *rules)
{
  TengenGoRules self = *rules;

  if (g_test_rand_bit ())
    self.stones = !self.stones;
  if (g_test_rand_bit ())
    self.dame = !self.dame;
  if (g_test_rand_bit ())
    self.back = !self.back;
  if (g_test_rand_bit ())
    self.hold = !self.hold;
  if (g_test_rand_bit ())
    self.virtual_back = !self.virtual_back;
  if (g_test_rand_bit ())
    self.pass_back = !self.pass_back;
  if (g_test_rand_bit ())
    self.equal = !self.equal;
  self.seki_eyes = g_test_rand_bit ();
  self.claims = g_test_rand_bit ();
  self.extra_stones = g_test_rand_bit ();
  self.extra_first = g_test_rand_int_range (0, 4);
  self.extra_later = g_test_rand_int_range (0, 4);
  self.extra_handicap = g_test_rand_int_range (0, 4);
  if (g_test_rand_bit ())
    self.balance = g_test_rand_int_range (0, 4);
  self.tax = g_test_rand_int_range (0, 3);
  return self;
}
