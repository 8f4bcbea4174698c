/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-early: where stones could still be put when play stopped too
 *                       early in Pure Go (純碁)
 *
 * Shape:  living stones and sure territory of a side that hang together are a
 *         group; what hangs together of its territory is a room. A pair of its
 *         points is a pair of eyes if the group is unconditionally alive with
 *         all its other points filled.
 *         A stone is safe if it is unconditionally alive at once; or if its
 *         group has a pair of eyes in two rooms, or in one that is large; or
 *         if reading finds no way to take the group, with all neutral points
 *         the opponent's.
 *         An enclosed room is worth an eye whatever the opponent plays in it,
 *         so that two rooms are two eyes.
 * Source: D. B. Benson, Life in the Game of Go (1976).
 */
#include "tengen-go-dead-early.h"

#include "tengen-board-region.h"
#include "tengen-go-alive.h"
#include "tengen-go-dead-read.h"

#include <string.h>

#define MAX_POINTS (TENGEN_GO_DEAD_EARLY_MAX * TENGEN_GO_DEAD_EARLY_MAX)

/* From this share on a point is sure. */
#define SURE 80
/* So many points in one room are two eyes, even if the opponent moves first. */
#define LARGE_ROOM 7
/* Positions that may be read for one stone. */
#define BUDGET 4000

typedef struct
{
  guint8 first;
  guint8 second;
} Pair;

/* One side of a board. */
typedef struct
{
  TengenBoard *board;
  TengenStone colour;
  int width;
  int height;
  int n_points;
  guint8 stones[MAX_POINTS];
  guint8 alive[MAX_POINTS]; /* unconditionally */
  guint8 sure[MAX_POINTS];  /* its territory, dead stones too */
  guint8 living[MAX_POINTS];
  guint16 group[MAX_POINTS];
  guint16 joins[MAX_POINTS]; /* the group of a stone put there */
  guint8 safe[MAX_POINTS];
  GArray *pairs; /* of the group that is looked at */
} Side;

static gboolean
is_all_alive (const Side *self, const guint8 *stones, const guint8 *wanted)
{
  guint8 alive[MAX_POINTS];

  tengen_go_alive (
      stones, self->width, self->height, self->colour, alive, NULL);
  for (int i = 0; i < self->n_points; i++)
    if (wanted[i] && !alive[i])
      return FALSE;
  return TRUE;
}

/* --- Groups and their eyes --- */

/* Labels what hangs together of the points that are marked. */
static int
label (const Side *self, const guint8 *marked, guint16 *labels)
{
  return tengen_region_label (
      marked, self->width, self->height, 1u << 1, labels);
}

/* The group that a stone at a point would belong to. */
static guint16
find_joined (const Side *self, int point)
{
  TengenPoint around[4];
  int n =
      tengen_board_list_neighbours (self->board, (TengenPoint) point, around);

  if (self->sure[point])
    return self->group[point];
  for (int i = 0; i < n; i++)
    if (self->living[around[i]])
      return self->group[around[i]];
  return TENGEN_REGION_NONE;
}

static void
find_groups (Side *self)
{
  guint8 marked[MAX_POINTS];

  for (int i = 0; i < self->n_points; i++)
    marked[i] = self->living[i] || self->sure[i];
  label (self, marked, self->group);
  for (int i = 0; i < self->n_points; i++)
    self->joins[i] = find_joined (self, i);
}

/* Whether a group lives by two eyes when all its other points are filled. */
static gboolean
is_pair (const Side *self, guint16 group, int first, int second)
{
  guint8 stones[MAX_POINTS];
  guint8 wanted[MAX_POINTS];

  memcpy (stones, self->stones, (gsize) self->n_points);
  memset (wanted, FALSE, sizeof wanted);
  for (int i = 0; i < self->n_points; i++)
    if (self->group[i] == group)
      {
        gboolean eye = i == first || i == second;

        stones[i] = eye ? TENGEN_STONE_NONE : self->colour;
        wanted[i] = !eye;
      }
  return is_all_alive (self, stones, wanted);
}

static void
find_pairs (Side *self, guint16 group)
{
  g_array_set_size (self->pairs, 0);
  for (int i = 0; i < self->n_points; i++)
    for (int j = i + 1; j < self->n_points; j++)
      if (self->sure[i] && self->sure[j] && self->group[i] == group &&
          self->group[j] == group && is_pair (self, group, i, j))
        {
          Pair pair = { (guint8) i, (guint8) j };

          g_array_append_val (self->pairs, pair);
        }
}

/* --- Safety --- */

/* Whether the stone just put lives whatever the opponent plays, and so does
 * what did before. */
static gboolean
is_proved (const Side *self, int point)
{
  guint8 stones[MAX_POINTS];
  guint8 wanted[MAX_POINTS];

  tengen_board_read (self->board, stones);
  memcpy (wanted, self->alive, (gsize) self->n_points);
  wanted[point] = TRUE;
  return is_all_alive (self, stones, wanted);
}

/* Whether there is a pair of eyes in two rooms, or in one large room, once
 * there is a stone at @point. */
static gboolean
has_eyes (const Side *self, int point)
{
  guint8 marked[MAX_POINTS];
  guint16 room[MAX_POINTS];
  guint size[MAX_POINTS] = { 0 };

  memcpy (marked, self->sure, (gsize) self->n_points);
  marked[point] = FALSE;
  label (self, marked, room);
  for (int i = 0; i < self->n_points; i++)
    if (room[i] != TENGEN_REGION_NONE && self->stones[i] == TENGEN_STONE_NONE)
      size[room[i]]++;
  for (guint i = 0; i < self->pairs->len; i++)
    {
      const Pair *pair = &g_array_index (self->pairs, Pair, i);

      if (pair->first != point && pair->second != point &&
          (room[pair->first] != room[pair->second] ||
           size[room[pair->first]] >= LARGE_ROOM))
        return TRUE;
    }
  return FALSE;
}

/* Fills neutral points with the opponent's stones where they take nothing. */
static void
fill_neutral (const Side *self, guint16 group, TengenBoard *board)
{
  TengenStone other = tengen_stone_other (self->colour);

  for (int i = 0; i < self->n_points; i++)
    {
      TengenBoardTry result;

      if (self->sure[i] || self->group[i] == group ||
          tengen_board_get (board, (TengenPoint) i) != TENGEN_STONE_NONE)
        continue;
      tengen_board_try (board, (TengenPoint) i, other, &result);
      if (result.own == 0 && result.taken == 0)
        tengen_board_play (board, (TengenPoint) i, other, NULL);
    }
}

/* Reads whether the opponent can take anything of the group. */
static gboolean
is_read (const Side *self, guint16 group, int point)
{
  g_autoptr (TengenBoard) board = tengen_board_copy (self->board);
  g_autoptr (TengenGoDeadReader) reader = NULL;
  guint8 settled[MAX_POINTS];
  TengenPoint chain[MAX_POINTS];
  int n;

  fill_neutral (self, group, board);
  for (int i = 0; i < self->n_points; i++)
    settled[i] =
        tengen_board_get (board, (TengenPoint) i) != TENGEN_STONE_NONE &&
        self->group[i] != group;
  n = tengen_board_list_chain (board, (TengenPoint) point, chain);
  for (int i = 0; i < n; i++)
    settled[chain[i]] = FALSE;
  reader = tengen_go_dead_reader_new (
      board, settled, TENGEN_GO_KO_FIGHTS_PLAYED, BUDGET);
  for (int i = 0; i < self->n_points; i++)
    if ((i == point || self->group[i] == group) &&
        tengen_board_get (board, (TengenPoint) i) == self->colour &&
        tengen_go_dead_reader_can_take (reader, (TengenPoint) i, TRUE) !=
            TENGEN_GO_DEAD_ANSWER_NO)
      return FALSE;
  return TRUE;
}

/* Whether a stone at an empty point is safe; @group is looked at. */
static gboolean
is_safe (const Side *self, guint16 group, int point)
{
  TengenPoint where = (TengenPoint) point;
  TengenBoardTry result;
  gboolean safe;

  tengen_board_try (self->board, where, self->colour, &result);
  if (result.own > 0)
    return FALSE;
  tengen_board_play (self->board, where, self->colour, NULL);
  safe = is_proved (self, point);
  if (!safe && self->pairs->len > 0 &&
      tengen_board_get_liberties (self->board, where) > 1)
    safe = has_eyes (self, point) || is_read (self, group, point);
  tengen_board_undo (self->board);
  return safe;
}

/* --- What is found --- */

static void
find_safe (Side *self, guint16 group)
{
  for (int i = 0; i < self->n_points; i++)
    if (self->stones[i] == TENGEN_STONE_NONE && self->joins[i] == group)
      self->safe[i] = is_safe (self, group, i);
}

static void
go_back (const Side *self, guint depth)
{
  while (tengen_board_get_depth (self->board) > depth)
    tengen_board_undo (self->board);
}

/* Fills points by turns, and asks what is alive then. */
static void
fill_but (const Side *self, const guint8 *filled, guint8 *alive)
{
  guint depth = tengen_board_get_depth (self->board);
  guint8 stones[MAX_POINTS];

  for (int i = 0; i < self->n_points; i++)
    if (filled[i])
      tengen_board_play (self->board, (TengenPoint) i, self->colour, NULL);
  tengen_board_read (self->board, stones);
  go_back (self, depth);
  tengen_go_alive (
      stones, self->width, self->height, self->colour, alive, NULL);
}

/* Notes in @filled what may be filled in a group that keeps a pair of eyes. What
 * would not be alive then is left out: dead stones may still lie where the eyes
 * are to be.
 *
 * Returns: how many points, or -1 if the group does not live so */
static int
fill_group (const Side *self, guint16 group, const Pair *pair, guint8 *filled)
{
  guint8 alive[MAX_POINTS];
  gboolean left_out = TRUE;
  int n = 0;

  for (int i = 0; i < self->n_points; i++)
    filled[i] = self->joins[i] == group && self->safe[i] && i != pair->first &&
                i != pair->second;
  while (left_out)
    {
      left_out = FALSE;
      fill_but (self, filled, alive);
      for (int i = 0; i < self->n_points; i++)
        {
          left_out |= filled[i] && !alive[i];
          filled[i] &= alive[i];
        }
    }
  for (int i = 0; i < self->n_points; i++)
    {
      n += filled[i];
      if (self->living[i] && self->group[i] == group && !alive[i])
        return -1;
    }
  return n;
}

/* Sets the pair of eyes apart that leaves most to fill. */
static gboolean
spare_pair (Side *self, guint16 group)
{
  guint8 best[MAX_POINTS];
  int most = -1;

  for (guint i = 0; i < self->pairs->len; i++)
    {
      guint8 filled[MAX_POINTS];
      int n = fill_group (
          self, group, &g_array_index (self->pairs, Pair, i), filled);

      if (n > most)
        memcpy (best, filled, sizeof best);
      most = MAX (most, n);
    }
  for (int i = 0; most >= 0 && i < self->n_points; i++)
    if (self->joins[i] == group)
      self->safe[i] = best[i];
  return most >= 0;
}

/* Fills a group stone by stone, as long as it is proved to be alive; what is
 * left are its eyes. */
static void
spare_rest (Side *self, guint16 group)
{
  guint depth = tengen_board_get_depth (self->board);

  for (int i = 0; i < self->n_points; i++)
    if (self->joins[i] == group && self->safe[i])
      {
        tengen_board_play (self->board, (TengenPoint) i, self->colour, NULL);
        self->safe[i] = is_proved (self, i);
        if (!self->safe[i])
          tengen_board_undo (self->board);
      }
  go_back (self, depth);
}

static void
find_group_early (Side *self, guint16 group)
{
  find_pairs (self, group);
  find_safe (self, group);
  if (!spare_pair (self, group))
    spare_rest (self, group);
}

static void
begin_side (Side *self,
            const TengenBoard *board,
            TengenStone colour,
            const guint8 *life,
            const gint8 *share)
{
  memset (self, 0, sizeof *self);
  self->board = tengen_board_copy (board);
  self->colour = colour;
  self->width = tengen_board_get_width (board);
  self->height = tengen_board_get_height (board);
  self->n_points = tengen_board_get_n_points (board);
  self->pairs = g_array_new (FALSE, FALSE, sizeof (Pair));
  tengen_board_read (board, self->stones);
  tengen_go_alive (
      self->stones, self->width, self->height, colour, self->alive, NULL);
  for (int i = 0; i < self->n_points; i++)
    {
      int own = colour == TENGEN_STONE_BLACK ? share[i] : -share[i];

      self->living[i] =
          self->stones[i] == colour && life[i] == TENGEN_GO_LIFE_ALIVE;
      self->sure[i] =
          own >= SURE &&
          (self->stones[i] == TENGEN_STONE_NONE ||
           (self->stones[i] != colour && life[i] == TENGEN_GO_LIFE_DEAD));
    }
}

static void
find_side_early (Side *self, guint8 *early)
{
  guint8 seen[MAX_POINTS] = { 0 };

  find_groups (self);
  find_group_early (self, TENGEN_REGION_NONE);
  for (int i = 0; i < self->n_points; i++)
    if (self->group[i] != TENGEN_REGION_NONE && !seen[self->group[i]])
      {
        seen[self->group[i]] = TRUE;
        find_group_early (self, self->group[i]);
      }
  for (int i = 0; i < self->n_points; i++)
    if (self->safe[i])
      early[i] |= (guint8) (1u << self->colour);
}

int
tengen_go_dead_find_early (const TengenBoard *board, guint8 *early)
{
  guint8 life[MAX_POINTS];
  gint8 share[MAX_POINTS];
  int n_points, n = 0;

  g_return_val_if_fail (board != NULL, 0);
  g_return_val_if_fail (early != NULL, 0);

  n_points = tengen_board_get_n_points (board);
  memset (early, 0, (gsize) n_points);
  if (tengen_board_get_width (board) > TENGEN_GO_DEAD_EARLY_MAX ||
      tengen_board_get_height (board) > TENGEN_GO_DEAD_EARLY_MAX)
    return 0;
  tengen_go_dead_judge (board, TENGEN_GO_KO_FIGHTS_PLAYED, life, share);
  for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
    {
      Side side;

      begin_side (&side, board, (TengenStone) stone, life, share);
      find_side_early (&side, early);
      g_array_unref (side.pairs);
      tengen_board_free (side.board);
    }
  for (int i = 0; i < n_points; i++)
    n += early[i] != 0;
  return n;
}
