/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-proof-line: moves, one line of them at a time, for one side
 */
#include "tengen-engine-proof-line.h"

#include <string.h>

#include "tengen-board-random.h"
#include "tengen-engine-proof-eyes.h"
#include "tengen-go-alive.h"

/* Orders of moves. */
#define ORDER_TAKES -8
#define ORDER_LIBERTY -4
#define ORDER_NEAR -1

/* With more empty points than this inside, the prover's moves are those near
 * the targets: of its moves any choice will do, as long as it wins. */
#define MAX_EMPTY 30
/* How far near is, in steps. */
#define NEAR 3

/* Where chains are joined their own side plays in its eyes, so that walls that
 * rest on the same eyes might fall. */
static void
forget_settled (TengenEngineProofLine *self, TengenEngineProofGoal goal)
{
  gboolean is_joining = goal == TENGEN_ENGINE_PROOF_GOAL_JOIN ||
                        goal == TENGEN_ENGINE_PROOF_GOAL_CUT;

  if (is_joining &&
      (self->settled[self->targets[0]] || self->settled[self->targets[1]]))
    memset (self->settled, FALSE, sizeof self->settled);
}

/* Marks what is not cut off from the targets. */
static void
find_inside (TengenEngineProofLine *self)
{
  TengenPoint queue[TENGEN_ENGINE_PROOF_MAX_POINTS];
  int n_queue = 0;

  for (int i = 0; i < 2; i++)
    if (self->targets[i] != TENGEN_POINT_NONE &&
        !self->inside[self->targets[i]] && !self->settled[self->targets[i]])
      {
        self->inside[self->targets[i]] = TRUE;
        queue[n_queue++] = self->targets[i];
      }
  for (int i = 0; i < n_queue; i++)
    for (int j = 0; j < self->n_around[queue[i]]; j++)
      {
        TengenPoint next = self->around[queue[i]][j];

        if (!self->settled[next] && !self->inside[next])
          {
            self->inside[next] = TRUE;
            queue[n_queue++] = next;
          }
      }
}

/* Lists the points inside, the stones that cut them off and the points beside
 * those. */
static void
list_inside (TengenEngineProofLine *self)
{
  for (int i = 0; i < self->n_points; i++)
    {
      gboolean is_shore[3] = { FALSE };

      if (!self->inside[i])
        continue;
      self->points[self->n_inside++] = (TengenPoint) i;
      for (int j = 0; j < self->n_around[i]; j++)
        {
          TengenPoint next = self->around[i][j];
          TengenStone stone = tengen_board_get (self->board, next);

          if (self->settled[next])
            is_shore[stone] = self->walls[stone][next] = TRUE;
        }
      for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
        if (is_shore[stone])
          self->shore[stone][self->n_shore[stone]++] = (TengenPoint) i;
    }
}

void
tengen_engine_proof_line_begin (TengenEngineProofLine *self,
                                const TengenEngineProofQuestion *question)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS], alive[TENGEN_BOARD_MAX_POINTS];
  int width, height;

  g_return_if_fail (self != NULL && question != NULL);

  memset (self, 0, sizeof *self);
  self->board = question->board;
  self->n_points = tengen_board_get_n_points (self->board);
  width = tengen_board_get_width (self->board);
  height = tengen_board_get_height (self->board);
  tengen_board_read (self->board, stones);
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      tengen_go_alive (stones, width, height, (TengenStone) side, alive, NULL);
      for (int i = 0; i < self->n_points; i++)
        self->settled[i] |= alive[i];
    }
  for (int i = 0; i < self->n_points; i++)
    self->n_around[i] = (guint8) tengen_board_list_neighbours (
        self->board, (TengenPoint) i, self->around[i]);
  for (int i = 0; i < 2; i++)
    {
      self->targets[i] = question->targets[i];
      if (self->targets[i] != TENGEN_POINT_NONE)
        self->stones[i] = tengen_board_get (self->board, self->targets[i]);
    }
  forget_settled (self, question->goal);
  find_inside (self);
  list_inside (self);
  for (int i = 0; i < self->n_points; i++)
    self->open[i] = self->inside[i] &&
                    (question->region == NULL || question->region[i] != 0);
  self->escape = question->escape;
  self->turn.stone = question->first;
  self->turn.ban = question->ko;
}

void
tengen_engine_proof_line_set_prover (TengenEngineProofLine *self,
                                     TengenEngineProofGoal goal,
                                     TengenStone prover,
                                     TengenStone master)
{
  g_return_if_fail (self != NULL);

  if (goal == TENGEN_ENGINE_PROOF_GOAL_RACE && self->stones[0] == prover)
    {
      TengenPoint target = self->targets[0];
      TengenStone stone = self->stones[0];

      self->targets[0] = self->targets[1];
      self->stones[0] = self->stones[1];
      self->targets[1] = target;
      self->stones[1] = stone;
    }
  self->goal = goal;
  self->prover = prover;
  self->master = master;
  self->salt = tengen_board_random_mix (
      1 + (guint64) goal + (guint64) prover * 16 + (guint64) master * 64 +
      (guint64) self->targets[0] * 256 +
      (guint64) self->targets[1] * 256 * 512);
}

static guint64
make_key (const TengenEngineProofLine *self,
          guint64 hash,
          TengenEngineProofTurn turn)
{
  return hash ^ tengen_board_random_mix (self->salt ^ (turn.ban * 4u) ^
                                         (guint64) turn.stone);
}

guint64
tengen_engine_proof_line_get_key (const TengenEngineProofLine *self)
{
  return make_key (self, tengen_board_get_hash (self->board), self->turn);
}

gboolean
tengen_engine_proof_line_is_safety (const TengenEngineProofLine *self)
{
  return self->goal == TENGEN_ENGINE_PROOF_GOAL_SAVE ||
         self->goal == TENGEN_ENGINE_PROOF_GOAL_CUT;
}

static gboolean
is_there (const TengenEngineProofLine *self, int i)
{
  return tengen_board_get (self->board, self->targets[i]) == self->stones[i];
}

static gboolean
are_joined (const TengenEngineProofLine *self)
{
  return tengen_board_get_chain (self->board, self->targets[0]) ==
         tengen_board_get_chain (self->board, self->targets[1]);
}

static void
add_chain (const TengenEngineProofLine *self,
           TengenPoint point,
           TengenEngineProofZone *zone)
{
  TengenPoint stones[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_board_list_chain (self->board, point, stones);

  for (int i = 0; i < n; i++)
    if (self->inside[stones[i]])
      tengen_engine_proof_zone_add (zone, stones[i]);
}

static void
add_around (const TengenEngineProofLine *self,
            TengenPoint point,
            TengenEngineProofZone *zone)
{
  for (int i = 0; i < self->n_around[point]; i++)
    if (self->inside[self->around[point][i]])
      tengen_engine_proof_zone_add (zone, self->around[point][i]);
}

/* Adds a chain and all that lies around it. */
static void
add_fenced (const TengenEngineProofLine *self,
            TengenPoint point,
            TengenEngineProofZone *zone)
{
  TengenPoint stones[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_board_list_chain (self->board, point, stones);

  for (int i = 0; i < n; i++)
    if (self->inside[stones[i]])
      {
        tengen_engine_proof_zone_add (zone, stones[i]);
        add_around (self, stones[i], zone);
      }
}

static void
add_liberties (const TengenEngineProofLine *self,
               TengenPoint point,
               TengenEngineProofZone *zone)
{
  TengenPoint liberties[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_board_list_liberties (self->board, point, liberties);

  for (int i = 0; i < n; i++)
    tengen_engine_proof_zone_add (zone, liberties[i]);
}

/* Tells whether a stone of the cutting side is a wall that stays. */
static gboolean
is_wall (const TengenEngineProofLine *self,
         TengenPoint point,
         const guint8 *safe)
{
  if (tengen_board_get (self->board, point) != self->prover)
    return FALSE;
  return safe[point] || (self->escape > 0 && self->turn.stone != self->prover &&
                         (guint) tengen_board_get_liberties (
                             self->board, point) >= self->escape);
}

/* Looks whether walls stand between the targets. */
static gboolean
are_parted (const TengenEngineProofLine *self, TengenEngineProofZone *zone)
{
  guint8 safe[TENGEN_ENGINE_PROOF_MAX_POINTS];
  TengenPoint queue[TENGEN_ENGINE_PROOF_MAX_POINTS];
  TengenEngineProofZone seen = { { 0 } }, walls = { { 0 } };
  int n_queue = 0;

  tengen_engine_proof_eyes_mark_safe (self, self->prover, safe, &walls);
  tengen_engine_proof_zone_add (&seen, self->targets[0]);
  queue[n_queue++] = self->targets[0];
  for (int i = 0; i < n_queue; i++)
    for (int j = 0; j < self->n_around[queue[i]]; j++)
      {
        TengenPoint next = self->around[queue[i]][j];

        if (next == self->targets[1])
          return FALSE;
        if (tengen_engine_proof_zone_has (&seen, next))
          continue;
        if (is_wall (self, next, safe))
          {
            if (!safe[next])
              {
                add_chain (self, next, &walls);
                add_liberties (self, next, &walls);
              }
            continue;
          }
        tengen_engine_proof_zone_add (&seen, next);
        queue[n_queue++] = next;
      }
  for (int i = 0; i < self->n_inside; i++)
    if (tengen_engine_proof_zone_has (&seen, self->points[i]))
      tengen_engine_proof_zone_add (&walls, self->points[i]);
  tengen_engine_proof_zone_add_all (zone, &walls);
  return TRUE;
}

static TengenEngineProofGlance
decide (gboolean is_won)
{
  return is_won ? TENGEN_ENGINE_PROOF_GLANCE_WON
                : TENGEN_ENGINE_PROOF_GLANCE_LOST;
}

static TengenEngineProofGlance
look_take (const TengenEngineProofLine *self)
{
  TengenPoint target = self->targets[0];

  if (self->goal == TENGEN_ENGINE_PROOF_GOAL_RACE && !is_there (self, 1))
    return TENGEN_ENGINE_PROOF_GLANCE_LOST;
  if (!is_there (self, 0))
    return TENGEN_ENGINE_PROOF_GLANCE_WON;
  if (self->escape > 0 && self->turn.stone == self->prover &&
      (guint) tengen_board_get_liberties (self->board, target) >= self->escape)
    return TENGEN_ENGINE_PROOF_GLANCE_LOST;
  if (tengen_engine_proof_eyes_are_two (self, target, NULL))
    return TENGEN_ENGINE_PROOF_GLANCE_LOST;
  return TENGEN_ENGINE_PROOF_GLANCE_OPEN;
}

static TengenEngineProofGlance
look_save (const TengenEngineProofLine *self, TengenEngineProofZone *zone)
{
  TengenPoint target = self->targets[0];

  if (!is_there (self, 0))
    return TENGEN_ENGINE_PROOF_GLANCE_LOST;
  if (self->escape > 0 && self->turn.stone != self->prover &&
      (guint) tengen_board_get_liberties (self->board, target) >= self->escape)
    {
      add_chain (self, target, zone);
      add_liberties (self, target, zone);
      return TENGEN_ENGINE_PROOF_GLANCE_WON;
    }
  if (tengen_engine_proof_eyes_are_two (self, target, zone))
    return TENGEN_ENGINE_PROOF_GLANCE_WON;
  return TENGEN_ENGINE_PROOF_GLANCE_OPEN;
}

static TengenEngineProofGlance
look_join (const TengenEngineProofLine *self, TengenEngineProofZone *zone)
{
  if (!is_there (self, 0) || !is_there (self, 1))
    return TENGEN_ENGINE_PROOF_GLANCE_LOST;
  if (!are_joined (self))
    return TENGEN_ENGINE_PROOF_GLANCE_OPEN;
  add_chain (self, self->targets[0], zone);
  return TENGEN_ENGINE_PROOF_GLANCE_WON;
}

static TengenEngineProofGlance
look_cut (const TengenEngineProofLine *self, TengenEngineProofZone *zone)
{
  if (!is_there (self, 0) || !is_there (self, 1))
    return TENGEN_ENGINE_PROOF_GLANCE_WON;
  if (are_joined (self))
    return TENGEN_ENGINE_PROOF_GLANCE_LOST;
  if (are_parted (self, zone))
    return TENGEN_ENGINE_PROOF_GLANCE_WON;
  return TENGEN_ENGINE_PROOF_GLANCE_OPEN;
}

static TengenEngineProofGlance
look_live (const TengenEngineProofLine *self, TengenEngineProofZone *zone)
{
  if (!is_there (self, 0))
    return TENGEN_ENGINE_PROOF_GLANCE_LOST;
  if (tengen_engine_proof_eyes_are_two (self, self->targets[0], zone))
    return TENGEN_ENGINE_PROOF_GLANCE_WON;
  if (tengen_engine_proof_eyes_have_no_room (
          self, tengen_stone_other (self->prover), NULL))
    return TENGEN_ENGINE_PROOF_GLANCE_LOST;
  return TENGEN_ENGINE_PROOF_GLANCE_OPEN;
}

static TengenEngineProofGlance
look_kill (const TengenEngineProofLine *self, TengenEngineProofZone *zone)
{
  TengenPoint target = self->targets[0];

  if (self->settled[target])
    return TENGEN_ENGINE_PROOF_GLANCE_LOST;
  if (tengen_engine_proof_eyes_have_no_room (self, self->prover, zone))
    return TENGEN_ENGINE_PROOF_GLANCE_WON;
  if (is_there (self, 0) &&
      tengen_engine_proof_eyes_are_two (self, target, NULL))
    return TENGEN_ENGINE_PROOF_GLANCE_LOST;
  return TENGEN_ENGINE_PROOF_GLANCE_OPEN;
}

TengenEngineProofGlance
tengen_engine_proof_line_look (const TengenEngineProofLine *self,
                               TengenEngineProofZone *zone)
{
  g_return_val_if_fail (self != NULL, TENGEN_ENGINE_PROOF_GLANCE_OPEN);

  switch (self->goal)
    {
    case TENGEN_ENGINE_PROOF_GOAL_TAKE:
    case TENGEN_ENGINE_PROOF_GOAL_RACE:
      return look_take (self);
    case TENGEN_ENGINE_PROOF_GOAL_SAVE:
      return look_save (self, zone);
    case TENGEN_ENGINE_PROOF_GOAL_JOIN:
      return look_join (self, zone);
    case TENGEN_ENGINE_PROOF_GOAL_CUT:
      return look_cut (self, zone);
    case TENGEN_ENGINE_PROOF_GOAL_LIVE:
      return look_live (self, zone);
    case TENGEN_ENGINE_PROOF_GOAL_KILL:
      return look_kill (self, zone);
    }
  return decide (FALSE);
}

/* Tells whether a stone that takes one is a single stone with one liberty. */
static gboolean
is_ko (const TengenEngineProofLine *self, TengenPoint point, TengenPoint *ban)
{
  TengenStone other = tengen_stone_other (self->turn.stone);

  for (int i = 0; i < self->n_around[point]; i++)
    {
      TengenPoint next = self->around[point][i];

      if (tengen_board_get (self->board, next) != other)
        return FALSE;
      if (tengen_board_get_liberties (self->board, next) == 1)
        *ban = next;
    }
  return TRUE;
}

gboolean
tengen_engine_proof_line_try (const TengenEngineProofLine *self,
                              TengenPoint point,
                              TengenEngineProofMove *move)
{
  TengenBoardTry result;
  TengenPoint ban = TENGEN_POINT_NONE;

  move->point = point;
  move->taken = 0;
  move->order = 0;
  move->turn.stone = tengen_stone_other (self->turn.stone);
  move->turn.ban = TENGEN_POINT_NONE;
  if (point == TENGEN_POINT_PASS)
    {
      move->key =
          make_key (self, tengen_board_get_hash (self->board), move->turn);
      return TRUE;
    }
  if (point == self->turn.ban)
    return FALSE;
  tengen_board_try (self->board, point, self->turn.stone, &result);
  if (result.own > 0)
    return FALSE;
  if (result.taken == 1 && move->turn.stone != self->master &&
      is_ko (self, point, &ban))
    move->turn.ban = ban;
  move->taken = (guint16) result.taken;
  move->key = make_key (self, result.hash, move->turn);
  return TRUE;
}

/* The more stones hang together with it, the sooner a move is looked at. */
static int
rate (const TengenEngineProofLine *self, TengenPoint point)
{
  int order = 0;

  for (int i = 0; i < self->n_around[point]; i++)
    {
      TengenPoint next = self->around[point][i];

      if (tengen_board_get (self->board, next) == TENGEN_STONE_NONE)
        order += ORDER_NEAR;
      else
        for (int j = 0; j < 2; j++)
          if (self->targets[j] != TENGEN_POINT_NONE && is_there (self, j) &&
              tengen_board_get_chain (self->board, next) ==
                  tengen_board_get_chain (self->board, self->targets[j]))
            return ORDER_LIBERTY + order;
    }
  return order;
}

/* Marks the empty points near the targets: steps go from stone to stone of a
 * chain at no cost. */
static void
find_near (const TengenEngineProofLine *self, guint8 *near)
{
  TengenPoint queue[TENGEN_ENGINE_PROOF_MAX_POINTS];
  guint8 steps[TENGEN_ENGINE_PROOF_MAX_POINTS];
  int n_queue = 0;

  memset (near, FALSE, self->n_points);
  for (int i = 0; i < 2; i++)
    if (self->targets[i] != TENGEN_POINT_NONE && !near[self->targets[i]])
      {
        near[self->targets[i]] = TRUE;
        steps[self->targets[i]] = 0;
        queue[n_queue++] = self->targets[i];
      }
  for (int i = 0; i < n_queue; i++)
    {
      TengenPoint point = queue[i];
      TengenStone stone = tengen_board_get (self->board, point);

      for (int j = 0; j < self->n_around[point]; j++)
        {
          TengenPoint next = self->around[point][j];
          TengenStone beside = tengen_board_get (self->board, next);
          int step = stone != TENGEN_STONE_NONE && beside == stone ? 0 : 1;

          if (near[next] || !self->inside[next] || steps[point] + step > NEAR)
            continue;
          near[next] = TRUE;
          steps[next] = (guint8) (steps[point] + step);
          queue[n_queue++] = next;
        }
    }
}

static void
sort_moves (TengenEngineProofMove *moves, int n)
{
  for (int i = 1; i < n; i++)
    {
      TengenEngineProofMove move = moves[i];
      int j = i;

      for (; j > 0 && moves[j - 1].order > move.order; j--)
        moves[j] = moves[j - 1];
      moves[j] = move;
    }
}

int
tengen_engine_proof_line_list (const TengenEngineProofLine *self,
                               TengenEngineProofMove *moves)
{
  guint8 near[TENGEN_ENGINE_PROOF_MAX_POINTS];
  TengenPoint empty[TENGEN_ENGINE_PROOF_MAX_POINTS];
  int n_empty = 0, n = 0;

  g_return_val_if_fail (self != NULL && moves != NULL, 0);

  for (int i = 0; i < self->n_inside; i++)
    if (self->open[self->points[i]] &&
        tengen_board_get (self->board, self->points[i]) == TENGEN_STONE_NONE)
      empty[n_empty++] = self->points[i];
  if (n_empty > MAX_EMPTY)
    find_near (self, near);
  for (int i = 0; i < n_empty; i++)
    if ((n_empty <= MAX_EMPTY || near[empty[i]]) &&
        tengen_engine_proof_line_try (self, empty[i], &moves[n]))
      {
        moves[n].order = (gint16) (rate (self, empty[i]) +
                                   (moves[n].taken > 0 ? ORDER_TAKES : 0));
        n++;
      }
  sort_moves (moves, n);
  if (tengen_engine_proof_line_is_safety (self) ||
      self->turn.ban != TENGEN_POINT_NONE)
    tengen_engine_proof_line_try (self, TENGEN_POINT_PASS, &moves[n++]);
  return n;
}

void
tengen_engine_proof_line_play (TengenEngineProofLine *self,
                               const TengenEngineProofMove *move)
{
  if (move->point != TENGEN_POINT_PASS)
    tengen_board_play (self->board, move->point, self->turn.stone, NULL);
  self->turn = move->turn;
}

void
tengen_engine_proof_line_undo (TengenEngineProofLine *self,
                               const TengenEngineProofMove *move,
                               TengenEngineProofTurn before)
{
  if (move->point != TENGEN_POINT_PASS)
    tengen_board_undo (self->board);
  self->turn = before;
}

gboolean
tengen_engine_proof_line_is_hanging (const TengenEngineProofLine *self,
                                     const TengenEngineProofMove *move,
                                     TengenEngineProofZone *zone)
{
  TengenPoint liberties[TENGEN_BOARD_MAX_POINTS];
  TengenPoint target = self->targets[0];

  if ((self->goal != TENGEN_ENGINE_PROOF_GOAL_TAKE &&
       self->goal != TENGEN_ENGINE_PROOF_GOAL_RACE) ||
      move->taken > 0 || tengen_board_get_liberties (self->board, target) != 1)
    return FALSE;
  tengen_board_list_liberties (self->board, target, liberties);
  if (move->point == liberties[0] || !self->open[liberties[0]])
    return FALSE;
  add_fenced (self, target, zone);
  tengen_engine_proof_line_rest_always (self, zone);
  return TRUE;
}

/* Tells whether a chain is joined to stones that are pass-alive. */
static gboolean
is_settled (const TengenEngineProofLine *self, TengenPoint point)
{
  TengenPoint stones[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_board_list_chain (self->board, point, stones);

  for (int i = 0; i < n; i++)
    if (self->settled[stones[i]])
      return TRUE;
  return FALSE;
}

static gboolean
meets_chain (const TengenEngineProofLine *self,
             TengenPoint point,
             const TengenEngineProofZone *zone)
{
  TengenPoint stones[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_board_list_chain (self->board, point, stones);

  for (int i = 0; i < n; i++)
    if (tengen_engine_proof_zone_has (zone, stones[i]))
      return TRUE;
  return FALSE;
}

/* Adds a liberty of a chain besides one point, if none is there yet. */
static void
add_liberty (const TengenEngineProofLine *self,
             TengenPoint chain,
             TengenPoint besides,
             TengenEngineProofZone *zone)
{
  TengenPoint liberties[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_board_list_liberties (self->board, chain, liberties);
  TengenPoint found = TENGEN_POINT_NONE;

  for (int i = 0; i < n; i++)
    if (liberties[i] != besides)
      {
        if (!self->open[liberties[i]] ||
            tengen_engine_proof_zone_has (zone, liberties[i]))
          return; /* nothing is ever put where it is not open */
        found = liberties[i];
      }
  if (found != TENGEN_POINT_NONE)
    tengen_engine_proof_zone_add (zone, found);
}

void
tengen_engine_proof_line_rest_move (const TengenEngineProofLine *self,
                                    const TengenEngineProofMove *move,
                                    TengenEngineProofZone *zone)
{
  TengenPoint point = move->point;
  TengenStone own = self->turn.stone;
  gboolean breathes = move->taken > 0;

  if (point == TENGEN_POINT_PASS)
    return;
  tengen_engine_proof_zone_add (zone, point);
  for (int i = 0; i < self->n_around[point]; i++)
    {
      TengenPoint next = self->around[point][i];
      TengenStone stone = tengen_board_get (self->board, next);

      if (stone == tengen_stone_other (own) && !self->settled[next])
        {
          if (tengen_board_get_liberties (self->board, next) == 1)
            add_fenced (self, next, zone);
          else if (meets_chain (self, next, zone))
            {
              add_chain (self, next, zone);
              add_liberty (self, next, point, zone);
            }
        }
    }
  /* what makes it no suicide */
  for (int i = 0; !breathes && i < self->n_around[point]; i++)
    {
      TengenPoint next = self->around[point][i];

      if (tengen_board_get (self->board, next) == TENGEN_STONE_NONE)
        {
          tengen_engine_proof_zone_add (zone, next);
          breathes = TRUE;
        }
    }
  for (int i = 0; !breathes && i < self->n_around[point]; i++)
    {
      TengenPoint next = self->around[point][i];

      if (tengen_board_get (self->board, next) != own)
        continue;
      if (is_settled (self, next))
        {
          add_chain (self, next, zone);
          breathes = TRUE;
        }
      else if (tengen_board_get_liberties (self->board, next) > 1)
        {
          add_chain (self, next, zone);
          add_liberty (self, next, point, zone);
          breathes = TRUE;
        }
    }
}

void
tengen_engine_proof_line_rest_always (const TengenEngineProofLine *self,
                                      TengenEngineProofZone *zone)
{
  if (self->goal == TENGEN_ENGINE_PROOF_GOAL_RACE)
    add_chain (self, self->targets[1], zone);
  else if (self->goal == TENGEN_ENGINE_PROOF_GOAL_SAVE)
    add_chain (self, self->targets[0], zone);
  else if (self->goal == TENGEN_ENGINE_PROOF_GOAL_CUT)
    for (int i = 0; i < self->n_inside; i++)
      tengen_engine_proof_zone_add (zone, self->points[i]);
}

/* A chain of the prover in the zone must not be taken by a move outside of it,
 * nor by one inside in another position and not in this. */
static void
close_chain (const TengenEngineProofLine *self,
             TengenPoint point,
             TengenEngineProofZone *zone)
{
  TengenPoint liberties[TENGEN_BOARD_MAX_POINTS];
  int n, n_inside = 0;

  add_chain (self, point, zone);
  if (is_settled (self, point))
    return;
  n = tengen_board_list_liberties (self->board, point, liberties);
  if (n == 1)
    {
      add_fenced (self, point, zone);
      return;
    }
  for (int i = 0; i < n; i++)
    if (!self->open[liberties[i]])
      return;
    else
      n_inside += tengen_engine_proof_zone_has (zone, liberties[i]);
  for (int i = 0; i < n && n_inside < 2; i++)
    if (!tengen_engine_proof_zone_has (zone, liberties[i]))
      {
        tengen_engine_proof_zone_add (zone, liberties[i]);
        n_inside++;
      }
}

/* A point where the opponent may not play must be so in every position. */
static void
close_point (const TengenEngineProofLine *self,
             TengenPoint point,
             TengenEngineProofZone *zone)
{
  if (point == self->turn.ban)
    {
      add_around (self, point, zone);
      for (int i = 0; i < self->n_around[point]; i++)
        add_around (self, self->around[point][i], zone);
      return;
    }
  for (int i = 0; i < self->n_around[point]; i++)
    {
      TengenPoint next = self->around[point][i];
      TengenStone stone = tengen_board_get (self->board, next);

      if (stone == tengen_stone_other (self->prover))
        add_fenced (self, next, zone);
      else if (stone == self->prover && self->inside[next])
        tengen_engine_proof_zone_add (zone, next);
    }
}

void
tengen_engine_proof_line_close (const TengenEngineProofLine *self,
                                TengenEngineProofZone *zone)
{
  TengenEngineProofZone done = { { 0 } };
  gboolean goes_on = TRUE;

  while (goes_on)
    {
      goes_on = FALSE;
      for (int i = 0; i < self->n_inside; i++)
        {
          TengenPoint point = self->points[i];
          TengenStone stone;
          TengenEngineProofMove move;

          if (!tengen_engine_proof_zone_has (zone, point) ||
              tengen_engine_proof_zone_has (&done, point))
            continue;
          goes_on = TRUE;
          tengen_engine_proof_zone_add (&done, point);
          stone = tengen_board_get (self->board, point);
          if (stone == self->prover)
            {
              close_chain (self, point, zone);
              add_chain (self, point, &done);
            }
          else if (stone == TENGEN_STONE_NONE && self->open[point])
            {
              if (!tengen_engine_proof_line_try (self, point, &move))
                close_point (self, point, zone);
              else if (move.taken == 1)
                add_around (self, point, zone);
            }
        }
    }
}
