/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-proof-eyes: two eyes, or no room for them, at a glance (二眼)
 *
 * Shape:  sets of chains are bits of a word. A room is a connected area without
 *         stones of the side. One that settled stones of the other side touch
 *         counts for nothing, as it goes on behind them.
 */
#include "tengen-engine-proof-eyes.h"

#include <string.h>

#define MAX_CHAINS 64
#define MAX_ROOMS 64
#define NOWHERE 255

typedef struct
{
  const TengenEngineProofLine *line;
  TengenStone stone;
  int n_chains;
  int n_rooms;
  TengenPoint chains[MAX_CHAINS]; /* as the board names them */
  guint64 safe;                   /* chains joined to settled stones */
  guint64 around[MAX_ROOMS];      /* the chains that enclose it */
  guint64 vital[MAX_ROOMS];       /* those that touch all its empty points */
  guint8 is_closed[MAX_ROOMS];
  guint8 stones[TENGEN_ENGINE_PROOF_MAX_POINTS];
  guint8 chain_of[TENGEN_ENGINE_PROOF_MAX_POINTS];
  guint8 room_of[TENGEN_ENGINE_PROOF_MAX_POINTS];
} Study;

static gboolean
list_chain (Study *self, TengenPoint point)
{
  TengenPoint stones[TENGEN_BOARD_MAX_POINTS];
  const TengenEngineProofLine *line = self->line;
  int n = tengen_board_list_chain (line->board, point, stones);
  guint64 bit = G_GUINT64_CONSTANT (1) << self->n_chains;

  for (int i = 0; i < n; i++)
    {
      self->chain_of[stones[i]] = (guint8) self->n_chains;
      if (line->settled[stones[i]])
        self->safe |= bit;
    }
  self->chains[self->n_chains++] = point;
  return self->n_chains < MAX_CHAINS;
}

/* Finds the chains of the side inside. */
static gboolean
find_chains (Study *self)
{
  const TengenEngineProofLine *line = self->line;

  memset (self->chain_of, NOWHERE, line->n_points);
  for (int i = 0; i < line->n_inside; i++)
    if (self->chain_of[line->points[i]] == NOWHERE &&
        self->stones[line->points[i]] == self->stone &&
        !list_chain (self, line->points[i]))
      return FALSE;
  return TRUE;
}

/* Goes through the room that begins at a point. */
static void
add_room (Study *self, int first)
{
  const TengenEngineProofLine *line = self->line;
  TengenPoint queue[TENGEN_ENGINE_PROOF_MAX_POINTS];
  int room = self->n_rooms++;
  int n_queue = 0;

  self->around[room] = 0;
  self->vital[room] = ~G_GUINT64_CONSTANT (0);
  self->is_closed[room] = TRUE;
  self->room_of[first] = (guint8) room;
  queue[n_queue++] = (TengenPoint) first;
  for (int i = 0; i < n_queue; i++)
    {
      TengenPoint point = queue[i];
      guint64 beside = 0;

      for (int j = 0; j < line->n_around[point]; j++)
        {
          TengenPoint next = line->around[point][j];

          if (self->chain_of[next] != NOWHERE)
            beside |= G_GUINT64_CONSTANT (1) << self->chain_of[next];
          else if (!line->inside[next])
            self->is_closed[room] &= self->stones[next] == self->stone;
          else if (self->room_of[next] == NOWHERE)
            {
              self->room_of[next] = (guint8) room;
              queue[n_queue++] = next;
            }
        }
      self->around[room] |= beside;
      if (self->stones[point] == TENGEN_STONE_NONE)
        self->vital[room] &= beside;
    }
  self->vital[room] &= self->around[room];
}

/* Drops the chains with fewer than two vital rooms that only chains not
 * dropped enclose; returns what stays. */
static guint64
find_living (const Study *self)
{
  guint64 living = ~G_GUINT64_CONSTANT (0);

  for (;;)
    {
      guint64 once = 0, twice = self->safe;

      for (int i = 0; i < self->n_rooms; i++)
        if (self->is_closed[i] && (self->around[i] & ~living) == 0)
          {
            twice |= once & self->vital[i];
            once |= self->vital[i];
          }
      if ((living & twice) == living)
        return living;
      living &= twice;
    }
}

/* Finds the chains of a side that are pass-alive; 0 if there are too many. */
static guint64
study (Study *self, const TengenEngineProofLine *line, TengenStone stone)
{
  self->line = line;
  self->stone = stone;
  self->n_chains = 0;
  self->n_rooms = 0;
  self->safe = 0;
  tengen_board_read (line->board, self->stones);
  if (!find_chains (self))
    return 0;
  memset (self->room_of, NOWHERE, line->n_points);
  for (int i = 0; i < line->n_inside; i++)
    if (self->chain_of[line->points[i]] == NOWHERE &&
        self->room_of[line->points[i]] == NOWHERE)
      {
        if (self->n_rooms == MAX_ROOMS)
          return self->safe;
        add_room (self, line->points[i]);
      }
  return find_living (self);
}

/* Adds what the life of chains rests on. */
static void
rest (const Study *self,
      guint64 living,
      guint64 chains,
      TengenEngineProofZone *zone)
{
  guint64 rooms = 0, before;

  do
    {
      before = rooms;
      for (int i = 0; i < self->n_rooms; i++)
        if (self->is_closed[i] && (self->around[i] & ~living) == 0 &&
            (self->vital[i] & chains & ~self->safe) != 0)
          {
            rooms |= G_GUINT64_CONSTANT (1) << i;
            chains |= self->around[i];
          }
    }
  while (rooms != before);
  for (int i = 0; i < self->line->n_inside; i++)
    {
      TengenPoint point = self->line->points[i];
      int chain = self->chain_of[point], room = self->room_of[point];

      if (chain != NOWHERE ? (chains >> chain & 1) != 0
                           : (rooms >> room & 1) != 0)
        tengen_engine_proof_zone_add (zone, point);
    }
}

gboolean
tengen_engine_proof_eyes_are_two (const TengenEngineProofLine *self,
                                  TengenPoint point,
                                  TengenEngineProofZone *zone)
{
  Study eyes;
  guint64 living, bit;

  g_return_val_if_fail (self != NULL, FALSE);

  if (self->settled[point])
    return TRUE;
  living = study (&eyes, self, tengen_board_get (self->board, point));
  if (eyes.chain_of[point] == NOWHERE)
    return FALSE;
  bit = G_GUINT64_CONSTANT (1) << eyes.chain_of[point];
  if ((living & bit) == 0)
    return FALSE;
  if (zone != NULL)
    rest (&eyes, living, bit, zone);
  return TRUE;
}

void
tengen_engine_proof_eyes_mark_safe (const TengenEngineProofLine *self,
                                    TengenStone stone,
                                    guint8 *safe,
                                    TengenEngineProofZone *zone)
{
  Study eyes;
  guint64 living;

  g_return_if_fail (self != NULL && safe != NULL);

  living = study (&eyes, self, stone);
  memcpy (safe, self->walls[stone], self->n_points);
  for (int i = 0; i < self->n_inside; i++)
    {
      int chain = eyes.chain_of[self->points[i]];

      safe[self->points[i]] = chain != NOWHERE && (living >> chain & 1) != 0;
    }
  if (zone != NULL)
    rest (&eyes,
          living,
          eyes.n_chains == 0
              ? 0
              : living & (~G_GUINT64_CONSTANT (0) >> (64 - eyes.n_chains)),
          zone);
}

/* More points than one eye can have. */
#define MAX_SPACE 4

/* Points where a side might make eyes: those without its stones that no
 * pass-alive stone of the other side touches. Two that are neighbours make one
 * eye; so do three in a row if the other side holds the middle. */
typedef struct
{
  int n;
  TengenPoint points[MAX_SPACE];
} Space;

static gboolean
are_neighbours (const TengenEngineProofLine *self, TengenPoint a, TengenPoint b)
{
  for (int i = 0; i < self->n_around[a]; i++)
    if (self->around[a][i] == b)
      return TRUE;
  return FALSE;
}

/* Tells whether the middle of three in a row is held by a single stone of the
 * other side: to take it, both ends must be filled. */
static gboolean
is_held (const TengenEngineProofLine *self,
         const guint8 *stones,
         TengenStone stone,
         TengenPoint a,
         TengenPoint middle,
         TengenPoint b)
{
  return are_neighbours (self, a, middle) && are_neighbours (self, middle, b) &&
         stones[middle] == stone && stones[a] == TENGEN_STONE_NONE &&
         stones[b] == TENGEN_STONE_NONE;
}

/* @stone: the side that encloses */
static gboolean
is_one_eye (const TengenEngineProofLine *self,
            const guint8 *stones,
            const Space *space,
            TengenStone stone)
{
  const TengenPoint *p = space->points;

  switch (space->n)
    {
    case 0:
    case 1:
      return TRUE;
    case 2:
      return are_neighbours (self, p[0], p[1]);
    case 3:
      return is_held (self, stones, stone, p[0], p[1], p[2]) ||
             is_held (self, stones, stone, p[1], p[0], p[2]) ||
             is_held (self, stones, stone, p[0], p[2], p[1]);
    default:
      return FALSE;
    }
}

/* Goes through what is enclosed around a point. Where pass-alive stones of the
 * other side lie at it, none of its stones may lie within. */
static gboolean
is_barren (const TengenEngineProofLine *self,
           const guint8 *stones,
           TengenPoint first,
           TengenStone stone,
           const guint8 *safe,
           TengenEngineProofZone *zone)
{
  TengenPoint queue[TENGEN_ENGINE_PROOF_MAX_POINTS];
  TengenStone other = tengen_stone_other (stone);
  gboolean may_be_open = self->n_shore[other] > 0;
  gboolean has_stones = FALSE, is_open = FALSE;
  Space space = { .n = 0 };
  int n_queue = 0;

  tengen_engine_proof_zone_add (zone, first);
  queue[n_queue++] = first;
  for (int i = 0; i < n_queue; i++)
    {
      TengenPoint point = queue[i];
      gboolean is_free = TRUE;

      for (int j = 0; j < self->n_around[point]; j++)
        {
          TengenPoint next = self->around[point][j];

          if (safe[next])
            is_free = FALSE;
          else if (!self->inside[next])
            is_open = TRUE;
          if (!self->inside[next] || tengen_engine_proof_zone_has (zone, next))
            continue;
          tengen_engine_proof_zone_add (zone, next);
          if (!safe[next])
            queue[n_queue++] = next;
        }
      if (stones[point] == other)
        has_stones = TRUE;
      else if (is_free && space.n < MAX_SPACE)
        space.points[space.n++] = point;
      if ((is_open && has_stones) || (space.n == MAX_SPACE && !may_be_open))
        return FALSE;
    }
  return is_open || is_one_eye (self, stones, &space, stone);
}

/* Adds the whole chains of the walls. */
static void
add_walls (const TengenEngineProofLine *self,
           const guint8 *safe,
           TengenEngineProofZone *zone)
{
  TengenPoint stones[TENGEN_BOARD_MAX_POINTS];

  for (int i = 0; i < self->n_inside; i++)
    if (safe[self->points[i]] &&
        tengen_engine_proof_zone_has (zone, self->points[i]))
      {
        int n = tengen_board_list_chain (self->board, self->points[i], stones);

        for (int j = 0; j < n; j++)
          if (self->inside[stones[j]])
            tengen_engine_proof_zone_add (zone, stones[j]);
      }
}

/* Marks the stones of a colour that are joined to settled ones. */
static void
mark_joined (const TengenEngineProofLine *self,
             const guint8 *stones,
             TengenStone stone,
             guint8 *safe)
{
  TengenPoint queue[TENGEN_ENGINE_PROOF_MAX_POINTS];
  int n_queue = 0;

  memcpy (safe, self->walls[stone], self->n_points);
  for (int i = 0; i < self->n_shore[stone]; i++)
    if (stones[self->shore[stone][i]] == stone)
      {
        safe[self->shore[stone][i]] = TRUE;
        queue[n_queue++] = self->shore[stone][i];
      }
  for (int i = 0; i < n_queue; i++)
    for (int j = 0; j < self->n_around[queue[i]]; j++)
      {
        TengenPoint next = self->around[queue[i]][j];

        if (self->inside[next] && !safe[next] && stones[next] == stone)
          {
            safe[next] = TRUE;
            queue[n_queue++] = next;
          }
      }
}

gboolean
tengen_engine_proof_eyes_have_no_room (const TengenEngineProofLine *self,
                                       TengenStone stone,
                                       TengenEngineProofZone *zone)
{
  guint8 stones[TENGEN_ENGINE_PROOF_MAX_POINTS];
  guint8 safe[TENGEN_ENGINE_PROOF_MAX_POINTS];
  TengenEngineProofZone used = { { 0 } }, rooms = { { 0 } };

  g_return_val_if_fail (self != NULL, FALSE);

  tengen_board_read (self->board, stones);
  if (self->n_shore[stone] > 0)
    mark_joined (self, stones, stone, safe);
  else
    tengen_engine_proof_eyes_mark_safe (self, stone, safe, &used);
  for (int i = 0; i < self->n_inside; i++)
    {
      TengenPoint first = self->points[i];

      if (!safe[first] && !tengen_engine_proof_zone_has (&rooms, first) &&
          !is_barren (self, stones, first, stone, safe, &rooms))
        return FALSE;
    }
  add_walls (self, safe, &rooms);
  tengen_engine_proof_zone_add_all (&used, &rooms);
  if (zone != NULL)
    tengen_engine_proof_zone_add_all (zone, &used);
  return TRUE;
}
