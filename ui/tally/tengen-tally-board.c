/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-board: what is not counted yet, on the board and in the lids
 */
#include "tengen-tally-board.h"

#include <string.h>

static gboolean
is_stone (const TengenGoTallyItem *item)
{
  return item->code == TENGEN_ACCOUNT_STONES;
}

static gboolean
is_owned (const TengenGoTallyItem *item)
{
  return item->code == TENGEN_ACCOUNT_TERRITORY ||
         item->code == TENGEN_ACCOUNT_SEKI_EYES;
}

TengenView *
tengen_tally_board_make_view (const TengenGoTally *tally, guint ticks)
{
  TengenView *view;

  g_return_val_if_fail (tally != NULL, NULL);

  view = tengen_view_new (tally->width, tally->height);
  memcpy (view->stones, tally->stones, (gsize) (view->width * view->height));
  for (guint i = 0; i < tally->items->len; i++)
    {
      const TengenGoTallyItem *item =
          &g_array_index (tally->items, TengenGoTallyItem, i);

      if (is_stone (item) && item->tick < ticks)
        view->stones[item->point] = TENGEN_STONE_NONE;
      else if (is_owned (item) && item->tick >= ticks)
        view->owner[item->point] = (guint8) item->side;
    }
  return view;
}

/* Whether a stone of the other side's, which its captor has. */
static gboolean
is_won (const TengenGoTallyItem *item)
{
  return item->code == TENGEN_ACCOUNT_PRISONERS ||
         item->code == TENGEN_ACCOUNT_DEAD ||
         item->code == TENGEN_ACCOUNT_PASS_STONES;
}

/* Whether an own stone, which the other side has. */
static gboolean
is_lost (const TengenGoTallyItem *item)
{
  return item->code == TENGEN_ACCOUNT_LOST_PRISONERS ||
         item->code == TENGEN_ACCOUNT_LOST_DEAD;
}

static gboolean
is_beside (const TengenGoTallyItem *item)
{
  return item->code == TENGEN_ACCOUNT_VIRTUAL ||
         item->code == TENGEN_ACCOUNT_PASSES;
}

TengenStone
tengen_tally_board_get_heap (const TengenGoTallyItem *item)
{
  g_return_val_if_fail (item != NULL, TENGEN_STONE_NONE);

  if (is_won (item) || is_beside (item))
    return item->side;
  return is_lost (item) ? tengen_stone_other (item->side) : TENGEN_STONE_NONE;
}

gboolean
tengen_tally_board_fill_heaps (const TengenGoTally *tally,
                               guint ticks,
                               TengenGoStep *heaps)
{
  gboolean any = FALSE;

  g_return_val_if_fail (tally != NULL && heaps != NULL, FALSE);

  memset (heaps, 0, sizeof *heaps);
  heaps->bowl[TENGEN_STONE_BLACK] = heaps->bowl[TENGEN_STONE_WHITE] = -1;
  for (guint i = 0; i < tally->items->len; i++)
    {
      const TengenGoTallyItem *item =
          &g_array_index (tally->items, TengenGoTallyItem, i);
      int *heap = is_beside (item) ? heaps->beside : heaps->lid;

      if (tengen_tally_board_get_heap (item) == TENGEN_STONE_NONE)
        continue;
      any = TRUE;
      if (item->tick >= ticks)
        heap[is_won (item) ? tengen_stone_other (item->side) : item->side]++;
    }
  return any;
}
