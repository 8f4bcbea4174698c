/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-propose: what is proposed for a count besides dead stones
 *
 * Shape: both questions are asked of areas on a plain array of values; values
 *        that are no stones of a board tell points that have been taken out,
 *        or the owned points of a side.
 */
#include "tengen-go-propose.h"

#include "tengen-board-region.h"

#define SHARED 3 /* a liberty of stones of both colours */
#define OWNED_BY_BLACK 3
#define OWNED_BY_WHITE 4

/* The set of values around a point, as TENGEN_REGION_* bits. */
static guint
look_around (const guint8 *stones, int i, int width, int height)
{
  int around[4];
  int n = tengen_point_list_around (i, width, width * height, around);
  guint seen = 0;

  for (int j = 0; j < n; j++)
    seen |= 1u << stones[around[j]];
  return seen;
}

int
tengen_go_propose_claims (const guint8 *stones,
                          int width,
                          int height,
                          guint8 *claims)
{
  const guint both = TENGEN_REGION_BLACK | TENGEN_REGION_WHITE;
  guint8 values[TENGEN_BOARD_MAX_POINTS] = { 0 };
  guint16 labels[TENGEN_BOARD_MAX_POINTS];
  guint8 touch[TENGEN_BOARD_MAX_POINTS];
  int n_areas, n = 0;

  g_return_val_if_fail (stones != NULL && claims != NULL, 0);

  for (int i = 0; i < width * height; i++)
    values[i] = stones[i] == TENGEN_STONE_NONE &&
                        (look_around (stones, i, width, height) & both) == both
                    ? SHARED
                    : stones[i];
  n_areas =
      tengen_region_label (values, width, height, TENGEN_REGION_EMPTY, labels);
  tengen_region_touch (values, width, height, labels, n_areas, touch);
  for (int i = 0; i < width * height; i++)
    {
      guint seen = labels[i] == TENGEN_REGION_NONE ? 0 : touch[labels[i]];

      /* An area of one colour that borders on no shared liberty is territory
       * already. */
      claims[i] = TENGEN_STONE_NONE;
      if (seen == (TENGEN_REGION_BLACK | 1u << SHARED))
        claims[i] = TENGEN_STONE_BLACK;
      else if (seen == (TENGEN_REGION_WHITE | 1u << SHARED))
        claims[i] = TENGEN_STONE_WHITE;
      n += claims[i] != TENGEN_STONE_NONE;
    }
  return n;
}

/* Copies the stones and marks the empty points of owned areas. */
static void
mark_owned (const guint8 *stones, int width, int height, guint8 *values)
{
  guint16 labels[TENGEN_BOARD_MAX_POINTS];
  guint8 touch[TENGEN_BOARD_MAX_POINTS];
  int n =
      tengen_region_label (stones, width, height, TENGEN_REGION_EMPTY, labels);

  tengen_region_touch (stones, width, height, labels, n, touch);
  for (int i = 0; i < width * height; i++)
    {
      guint seen = labels[i] == TENGEN_REGION_NONE ? 0 : touch[labels[i]];

      values[i] = stones[i];
      if (seen == TENGEN_REGION_BLACK)
        values[i] = OWNED_BY_BLACK;
      else if (seen == TENGEN_REGION_WHITE)
        values[i] = OWNED_BY_WHITE;
    }
}

/* Counts the groups of a side: stones and owned points that hang together are
 * one group if they have both. Two chains that touch are one chain, so that
 * the points between chains are owned ones. */
static void
count_groups (const guint8 *values,
              int width,
              int height,
              TengenStone side,
              int *n_groups,
              int *n_eyes)
{
  const guint8 owned =
      side == TENGEN_STONE_BLACK ? OWNED_BY_BLACK : OWNED_BY_WHITE;
  guint16 labels[TENGEN_BOARD_MAX_POINTS];
  guint16 n_owned[TENGEN_BOARD_MAX_POINTS] = { 0 };
  gboolean has_stone[TENGEN_BOARD_MAX_POINTS] = { FALSE };
  int n = tengen_region_label (
      values, width, height, 1u << side | 1u << owned, labels);

  for (int i = 0; i < width * height; i++)
    if (values[i] == owned)
      n_owned[labels[i]]++;
    else if (values[i] == side)
      has_stone[labels[i]] = TRUE;
  *n_groups = 0;
  *n_eyes = 0;
  for (int i = 0; i < n; i++)
    if (has_stone[i] && n_owned[i] > 0)
      {
        *n_groups += 1;
        *n_eyes += MIN (n_owned[i], 2);
      }
}

void
tengen_go_propose_groups (
    const guint8 *stones, int width, int height, int groups[3], int eyes[3])
{
  guint8 values[TENGEN_BOARD_MAX_POINTS] = { 0 };

  g_return_if_fail (stones != NULL);

  groups[TENGEN_STONE_NONE] = eyes[TENGEN_STONE_NONE] = 0;
  mark_owned (stones, width, height, values);
  for (TengenStone side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE;
       side++)
    count_groups (values, width, height, side, &groups[side], &eyes[side]);
}
