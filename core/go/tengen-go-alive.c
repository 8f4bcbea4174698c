/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-alive: chains that no play of the opponent can take (活き)
 *
 * Shape:  a region is a maximal area of points without stones of the colour.
 *         It is vital to a chain if all its empty points are liberties of
 *         that chain; such chains are among the neighbours of any one of the
 *         empty points, so a region has four of them at most.
 * Source: D. B. Benson, Life in the Game of Go (1976).
 */
#include "tengen-go-alive.h"

#include "tengen-board-region.h"

#include <string.h>

typedef struct
{
  const guint8 *stones;
  int width;
  int height;
  TengenStone colour;
  int n_chains;
  int n_regions;
  guint16 chains[TENGEN_BOARD_MAX_POINTS];
  guint16 regions[TENGEN_BOARD_MAX_POINTS];
  guint8 chain_in[TENGEN_BOARD_MAX_POINTS];  /* may still be alive */
  guint8 region_in[TENGEN_BOARD_MAX_POINTS]; /* enclosed by such chains */
  guint8 n_vital[TENGEN_BOARD_MAX_POINTS];   /* chains it is vital to */
  guint16 vital[TENGEN_BOARD_MAX_POINTS][4];
} Study;

/* Lists the chains around a point, each once. */
static int
list_chains (const Study *self, int point, guint16 *chains)
{
  int neighbours[4];
  int n_neighbours = tengen_point_list_around (
      point, self->width, self->width * self->height, neighbours);
  int n = 0;

  for (int i = 0; i < n_neighbours; i++)
    {
      guint16 chain = self->chains[neighbours[i]];
      gboolean seen = chain == TENGEN_REGION_NONE;

      for (int j = 0; j < n; j++)
        seen |= chains[j] == chain;
      if (!seen)
        chains[n++] = chain;
    }
  return n;
}

/* Keeps of the chains a region may be vital to those around a point. */
static void
keep_vital (Study *self, int region, const guint16 *chains, int n_chains)
{
  int kept = 0;

  for (int i = 0; i < self->n_vital[region]; i++)
    for (int j = 0; j < n_chains; j++)
      if (self->vital[region][i] == chains[j])
        {
          self->vital[region][kept++] = chains[j];
          break;
        }
  self->n_vital[region] = (guint8) kept;
}

static void
find_vital (Study *self)
{
  guint8 begun[TENGEN_BOARD_MAX_POINTS] = { 0 };

  for (int i = 0; i < self->width * self->height; i++)
    {
      guint16 chains[4];
      int region = self->regions[i];
      int n;

      if (self->stones[i] != TENGEN_STONE_NONE)
        continue;
      n = list_chains (self, i, chains);
      if (begun[region])
        keep_vital (self, region, chains, n);
      else
        {
          memcpy (self->vital[region], chains, n * sizeof chains[0]);
          self->n_vital[region] = (guint8) n;
          begun[region] = TRUE;
        }
    }
}

/* Drops the chains with fewer than two vital regions. */
static gboolean
drop_chains (Study *self)
{
  guint16 n_eyes[TENGEN_BOARD_MAX_POINTS] = { 0 };
  gboolean dropped = FALSE;

  for (int i = 0; i < self->n_regions; i++)
    if (self->region_in[i])
      for (int j = 0; j < self->n_vital[i]; j++)
        n_eyes[self->vital[i][j]]++;
  for (int i = 0; i < self->n_chains; i++)
    if (self->chain_in[i] && n_eyes[i] < 2)
      {
        self->chain_in[i] = FALSE;
        dropped = TRUE;
      }
  return dropped;
}

/* Drops the regions that touch a dropped chain. */
static void
drop_regions (Study *self)
{
  for (int i = 0; i < self->width * self->height; i++)
    {
      guint16 chains[4];
      int n;

      if (self->regions[i] == TENGEN_REGION_NONE)
        continue;
      n = list_chains (self, i, chains);
      for (int j = 0; j < n; j++)
        if (!self->chain_in[chains[j]])
          self->region_in[self->regions[i]] = FALSE;
    }
}

static void
study (Study *self)
{
  guint own = 1u << self->colour;
  guint others =
      (TENGEN_REGION_EMPTY | TENGEN_REGION_BLACK | TENGEN_REGION_WHITE) & ~own;

  self->n_chains = tengen_region_label (
      self->stones, self->width, self->height, own, self->chains);
  self->n_regions = tengen_region_label (
      self->stones, self->width, self->height, others, self->regions);
  memset (self->chain_in, TRUE, self->n_chains);
  memset (self->region_in, TRUE, self->n_regions);
  memset (self->n_vital, 0, self->n_regions);
  find_vital (self);
  while (drop_chains (self))
    drop_regions (self);
}

/* Points of a region that touch no chain around it: only there the opponent
 * can make an eye. Two that are neighbours make one. */
typedef struct
{
  int n_touching;   /* points that touch a chain */
  int n_free;       /* points that touch none */
  int n_free_empty; /* those of them that are empty */
  int first_free;
  gboolean is_one_eye;
} Room;

static gboolean
are_neighbours (const Study *self, int a, int b)
{
  int neighbours[4];
  int n = tengen_point_list_around (
      a, self->width, self->width * self->height, neighbours);

  for (int i = 0; i < n; i++)
    if (neighbours[i] == b)
      return TRUE;
  return FALSE;
}

static void
add_to_room (const Study *self, Room *room, int point)
{
  guint16 chains[4];

  if (list_chains (self, point, chains) > 0)
    {
      room->n_touching++;
      return;
    }
  if (room->n_free == 0)
    {
      room->first_free = point;
      room->is_one_eye = TRUE;
    }
  else
    room->is_one_eye =
        room->n_free == 1 && are_neighbours (self, room->first_free, point);
  room->n_free++;
  if (self->stones[point] == TENGEN_STONE_NONE)
    room->n_free_empty++;
}

static void
find_territory (const Study *self, guint8 *territory)
{
  g_autofree Room *rooms = g_new0 (Room, MAX (self->n_regions, 1));
  int n_points = self->width * self->height;

  for (int i = 0; i < n_points; i++)
    if (self->regions[i] != TENGEN_REGION_NONE)
      add_to_room (self, &rooms[self->regions[i]], i);
  for (int i = 0; i < n_points; i++)
    {
      const Room *room;

      territory[i] = FALSE;
      if (self->regions[i] == TENGEN_REGION_NONE ||
          !self->region_in[self->regions[i]])
        continue;
      room = &rooms[self->regions[i]];
      territory[i] =
          room->n_touching > 0 && (room->n_free_empty == 0 || room->is_one_eye);
    }
}

int
tengen_go_alive (const guint8 *stones,
                 int width,
                 int height,
                 TengenStone colour,
                 guint8 *alive,
                 guint8 *territory)
{
  g_autofree Study *self = g_new (Study, 1);
  int n = 0;

  g_return_val_if_fail (stones != NULL && alive != NULL, 0);
  g_return_val_if_fail (width >= 1 && width <= TENGEN_BOARD_MAX, 0);
  g_return_val_if_fail (height >= 1 && height <= TENGEN_BOARD_MAX, 0);
  g_return_val_if_fail (
      colour == TENGEN_STONE_BLACK || colour == TENGEN_STONE_WHITE, 0);

  self->stones = stones;
  self->width = width;
  self->height = height;
  self->colour = colour;
  study (self);
  for (int i = 0; i < width * height; i++)
    {
      alive[i] = stones[i] == colour && self->chain_in[self->chains[i]];
      n += alive[i];
    }
  if (territory != NULL)
    find_territory (self, territory);
  return n;
}
