/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-region: the part of a board in which a chain is read about
 *
 * Shape:  sets of chains are bits of a word, so that life is a matter of a few
 *         steps for each connected room. A room that opponent's settled stones
 *         touch counts for nothing: what is behind them is not in the region.
 * Source: D. B. Benson, Life in the Game of Go (1976).
 */
#include "tengen-go-dead-region.h"

#include <string.h>

/* More chains of one side than this are not looked at. */
#define MAX_CHAINS 32
/* More rooms than this are not looked at. */
#define MAX_ROOMS 64

#define OUTSIDE TENGEN_GO_DEAD_REGION_MAX

/* The rooms of one side: connected points without its stones. */
typedef struct
{
  TengenStone stone;
  int n_chains;
  int n_rooms;
  TengenPoint chains[MAX_CHAINS]; /* as the board names them */
  guint32 around[MAX_ROOMS];      /* the chains that enclose it */
  guint32 vital[MAX_ROOMS];       /* those that touch all its empty points */
  guint8 seen[TENGEN_GO_DEAD_REGION_MAX];
} Rooms;

/* Adds a point to the region. */
static gboolean
add_point (TengenGoDeadRegion *self, TengenPoint point)
{
  if (self->n_points == OUTSIDE)
    return FALSE;
  if (tengen_board_get (self->board, point) == TENGEN_STONE_NONE)
    self->n_empty++;
  self->index[point] = (guint8) self->n_points;
  self->points[self->n_points++] = point;
  return TRUE;
}

/* Adds the neighbours of the point at a place, all but settled stones. */
static gboolean
spread (TengenGoDeadRegion *self, int place)
{
  TengenPoint around[4];
  int n =
      tengen_board_list_neighbours (self->board, self->points[place], around);

  for (int i = 0; i < n; i++)
    if (self->index[around[i]] == OUTSIDE && !self->settled[around[i]] &&
        !add_point (self, around[i]))
      return FALSE;
  return TRUE;
}

/* Puts the points in rising order, and looks around each. */
static void
finish (TengenGoDeadRegion *self)
{
  int n_board = tengen_board_get_n_points (self->board);
  int n = 0;

  for (int i = 0; i < n_board; i++)
    if (self->index[i] != OUTSIDE)
      {
        self->index[i] = (guint8) n;
        self->points[n++] = (TengenPoint) i;
      }
  for (int i = 0; i < n; i++)
    {
      TengenPoint *around = self->neighbours[i];

      self->n_neighbours[i] = (guint8) tengen_board_list_neighbours (
          self->board, self->points[i], around);
      self->beside[i] = 0;
      for (int j = 0; j < self->n_neighbours[i]; j++)
        if (self->settled[around[j]])
          self->beside[i] |= 1u << tengen_board_get (self->board, around[j]);
    }
}

gboolean
tengen_go_dead_region_find (TengenGoDeadRegion *self,
                            const TengenBoard *board,
                            const guint8 *settled,
                            TengenPoint target)
{
  g_return_val_if_fail (self != NULL && board != NULL, FALSE);
  g_return_val_if_fail (settled != NULL && !settled[target], FALSE);

  self->board = board;
  self->settled = settled;
  self->n_points = 0;
  self->n_empty = 0;
  memset (self->index, OUTSIDE, tengen_board_get_n_points (board));
  add_point (self, target);
  for (int i = 0; i < self->n_points; i++)
    if (!spread (self, i))
      return FALSE;
  finish (self);
  return TRUE;
}

gboolean
tengen_go_dead_region_is_settled (const TengenGoDeadRegion *self,
                                  TengenPoint point)
{
  TengenPoint stones[TENGEN_BOARD_MAX_POINTS];
  int n;

  g_return_val_if_fail (self != NULL, FALSE);

  if (self->settled[point])
    return TRUE;
  n = tengen_board_list_chain (self->board, point, stones);
  for (int i = 0; i < n; i++)
    if (self->settled[stones[i]])
      return TRUE;
  return FALSE;
}

/* Marks the stones of one colour that are joined to settled ones. */
static void
mark_joined (const TengenGoDeadRegion *self, TengenStone stone, guint8 *joined)
{
  guint8 queue[TENGEN_GO_DEAD_REGION_MAX];
  int n_queue = 0;

  for (int i = 0; i < self->n_points; i++)
    {
      joined[i] = (self->beside[i] & 1u << stone) != 0 &&
                  tengen_board_get (self->board, self->points[i]) == stone;
      if (joined[i])
        queue[n_queue++] = (guint8) i;
    }
  for (int i = 0; i < n_queue; i++)
    for (int j = 0; j < self->n_neighbours[queue[i]]; j++)
      {
        TengenPoint point = self->neighbours[queue[i]][j];
        guint8 next = self->index[point];

        if (next != OUTSIDE && !joined[next] &&
            tengen_board_get (self->board, point) == stone)
          {
            joined[next] = TRUE;
            queue[n_queue++] = next;
          }
      }
}

/* Asks whether a stone that is settled, or joined to such, lies beside the
 * point at a place. */
static gboolean
is_beside_safe (const TengenGoDeadRegion *self,
                int place,
                TengenStone stone,
                const guint8 *joined)
{
  if ((self->beside[place] & 1u << stone) != 0)
    return TRUE;
  for (int i = 0; i < self->n_neighbours[place]; i++)
    {
      guint8 next = self->index[self->neighbours[place][i]];

      if (next != OUTSIDE && joined[next])
        return TRUE;
    }
  return FALSE;
}

/* Asks whether the chain lies beside the point at a place. */
static gboolean
touches (const TengenGoDeadRegion *self,
         int place,
         TengenPoint chain,
         TengenStone stone)
{
  for (int i = 0; i < self->n_neighbours[place]; i++)
    {
      TengenPoint point = self->neighbours[place][i];

      if (tengen_board_get (self->board, point) == stone &&
          tengen_board_get_chain (self->board, point) == chain)
        return TRUE;
    }
  return FALSE;
}

int
tengen_go_dead_region_count_ways (const TengenGoDeadRegion *self,
                                  TengenPoint point)
{
  guint8 joined[TENGEN_GO_DEAD_REGION_MAX];
  TengenStone stone;
  TengenPoint chain;
  int n = 0;

  g_return_val_if_fail (self != NULL, 0);

  stone = tengen_board_get (self->board, point);
  chain = tengen_board_get_chain (self->board, point);
  mark_joined (self, stone, joined);
  for (int i = 0; i < self->n_points && n < 2; i++)
    if (tengen_board_get (self->board, self->points[i]) == TENGEN_STONE_NONE &&
        is_beside_safe (self, i, stone, joined))
      n += touches (self, i, chain, stone);
  return n;
}

/* The points within walls where a side might make eyes: those not beside the
 * walls. Two that are neighbours make one eye. */
typedef struct
{
  int n_free;
  int n_eyes; /* those of them without a stone of the side */
  int first;
  gboolean is_one_eye;
} Space;

static gboolean
are_neighbours (const TengenGoDeadRegion *self, int a, int b)
{
  for (int i = 0; i < self->n_neighbours[a]; i++)
    if (self->neighbours[a][i] == self->points[b])
      return TRUE;
  return FALSE;
}

static void
add_to_space (const TengenGoDeadRegion *self,
              Space *space,
              int place,
              TengenStone stone)
{
  if (space->n_free == 0)
    space->first = place;
  space->is_one_eye =
      space->n_free == 0 ||
      (space->n_free == 1 && are_neighbours (self, space->first, place));
  space->n_free++;
  /* where its own stone lies there is no eye before it is taken */
  space->n_eyes += tengen_board_get (self->board, self->points[place]) != stone;
}

gboolean
tengen_go_dead_region_is_hopeless (const TengenGoDeadRegion *self,
                                   TengenPoint point)
{
  guint8 walls[TENGEN_GO_DEAD_REGION_MAX], queue[TENGEN_GO_DEAD_REGION_MAX];
  guint8 seen[TENGEN_GO_DEAD_REGION_MAX];
  TengenStone stone, other;
  Space space = { .is_one_eye = TRUE };
  int n_queue = 0;

  g_return_val_if_fail (self != NULL, FALSE);

  stone = tengen_board_get (self->board, point);
  other = tengen_stone_other (stone);
  mark_joined (self, other, walls);
  memcpy (seen, walls, self->n_points);
  queue[n_queue++] = self->index[point];
  seen[queue[0]] = TRUE;
  for (int i = 0; i < n_queue; i++)
    {
      int place = queue[i];

      if ((self->beside[place] & 1u << stone) != 0)
        return FALSE;
      if (!is_beside_safe (self, place, other, walls))
        add_to_space (self, &space, place, stone);
      if (space.n_eyes > 0 && !space.is_one_eye)
        return FALSE;
      for (int j = 0; j < self->n_neighbours[place]; j++)
        {
          guint8 next = self->index[self->neighbours[place][j]];

          if (next == OUTSIDE || seen[next])
            continue;
          seen[next] = TRUE;
          queue[n_queue++] = next;
        }
    }
  return TRUE;
}

/* Gives the bit of a chain, 0 if there are too many. */
static guint32
find_bit (Rooms *rooms, TengenPoint chain)
{
  for (int i = 0; i < rooms->n_chains; i++)
    if (rooms->chains[i] == chain)
      return 1u << i;
  if (rooms->n_chains == MAX_CHAINS)
    return 0;
  rooms->chains[rooms->n_chains] = chain;
  return 1u << rooms->n_chains++;
}

/* Looks at the neighbours of a point of a room: sets the chains beside it,
 * appends the room's other points to queue. FALSE if the room is open. */
static gboolean
look_around (const TengenGoDeadRegion *self,
             Rooms *rooms,
             int place,
             guint32 *beside,
             guint8 *queue,
             int *n_queue)
{
  gboolean is_closed = TRUE;

  *beside = 0;
  for (int i = 0; i < self->n_neighbours[place]; i++)
    {
      TengenPoint point = self->neighbours[place][i];
      guint8 next = self->index[point];

      if (tengen_board_get (self->board, point) == rooms->stone)
        {
          guint32 bit = 0;

          if (self->settled[point])
            continue;
          bit = find_bit (rooms, tengen_board_get_chain (self->board, point));
          is_closed &= bit != 0;
          *beside |= bit;
        }
      else if (next == OUTSIDE)
        is_closed = FALSE;
      else if (!rooms->seen[next])
        {
          rooms->seen[next] = TRUE;
          queue[(*n_queue)++] = next;
        }
    }
  return is_closed;
}

/* Goes through the room that begins at a place; keeps it if it is closed. */
static void
add_room (const TengenGoDeadRegion *self, Rooms *rooms, int place)
{
  guint8 queue[TENGEN_GO_DEAD_REGION_MAX];
  guint32 around = 0, vital = ~0u;
  gboolean is_closed = TRUE;
  int n_queue = 0;

  rooms->seen[place] = TRUE;
  queue[n_queue++] = (guint8) place;
  for (int i = 0; i < n_queue; i++)
    {
      guint32 beside;

      is_closed &=
          look_around (self, rooms, queue[i], &beside, queue, &n_queue);
      around |= beside;
      if (tengen_board_get (self->board, self->points[queue[i]]) ==
          TENGEN_STONE_NONE)
        vital &= beside;
    }
  if (!is_closed || rooms->n_rooms == MAX_ROOMS)
    return;
  rooms->around[rooms->n_rooms] = around;
  rooms->vital[rooms->n_rooms++] = vital & around;
}

/* Drops the chains with fewer than two vital rooms that only chains not
 * dropped enclose; returns what stays. */
static guint32
find_living (const Rooms *rooms)
{
  guint32 living = ~0u;

  for (;;)
    {
      guint32 once = 0, twice = 0;

      for (int i = 0; i < rooms->n_rooms; i++)
        if ((rooms->around[i] & ~living) == 0)
          {
            twice |= once & rooms->vital[i];
            once |= rooms->vital[i];
          }
      if ((living & twice) == living)
        return living;
      living &= twice;
    }
}

gboolean
tengen_go_dead_region_has_eyes (const TengenGoDeadRegion *self,
                                TengenPoint point)
{
  Rooms rooms;
  guint32 bit;

  g_return_val_if_fail (self != NULL, FALSE);

  if (tengen_board_get_liberties (self->board, point) < 2)
    return FALSE;
  rooms.stone = tengen_board_get (self->board, point);
  rooms.n_chains = 0;
  rooms.n_rooms = 0;
  memset (rooms.seen, FALSE, self->n_points);
  bit = find_bit (&rooms, tengen_board_get_chain (self->board, point));
  for (int i = 0; i < self->n_points; i++)
    if (!rooms.seen[i] &&
        tengen_board_get (self->board, self->points[i]) != rooms.stone)
      add_room (self, &rooms, i);
  return (find_living (&rooms) & bit) != 0;
}
