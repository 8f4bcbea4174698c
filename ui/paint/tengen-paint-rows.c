/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-rows: things laid out in rows of ten or five, to be counted
 *
 * Shape: places first, then all things at theirs. Lengths are parts of a cell.
 * Not:   single things and trays (tengen-paint-rows-thing).
 */
#include "tengen-paint-rows.h"

#include <math.h>

#include "tengen-paint-rows-private.h"

/* From tray to tray. */
#define GAP 0.55
#define BELOW TENGEN_PAINT_ROWS_BELOW
#define PAD TENGEN_PAINT_ROWS_PAD

/* --- Places --- */

static double
fit (const TengenPaintRows *self, int across, double width, double height)
{
  int lines = (self->n_trays + across - 1) / across;
  double wide = across * self->row + (across - 1) * GAP + 2 * PAD;
  double high = lines * (self->n_sides + BELOW) + PAD;

  return MIN (width / wide, height / high);
}

static void
choose_across (TengenPaintRows *self, double width, double height)
{
  self->cell = 0;
  self->across = 1;
  for (int across = 1; across <= self->n_trays; across++)
    {
      double cell = fit (self, across, width, height);

      if (cell <= self->cell)
        continue;
      self->cell = cell;
      self->across = across;
    }
  self->cell = MAX (floor (self->cell * self->scale), 1) / self->scale;
}

double
tengen_paint_rows_snap (const TengenPaintRows *self, double value)
{
  return floor (value * self->scale + 0.5) / self->scale;
}

void
tengen_paint_rows_init (TengenPaintRows *self,
                        const TengenGoTally *tally,
                        int row,
                        double width,
                        double height,
                        double scale)
{
  gboolean white, black;
  int room_x2, lines;

  g_return_if_fail (self != NULL && tally != NULL);
  g_return_if_fail (row > 0 && scale > 0);

  white = tengen_go_tally_has_side (tally, TENGEN_STONE_WHITE);
  black = tengen_go_tally_has_side (tally, TENGEN_STONE_BLACK);
  room_x2 = tengen_go_tally_find_room (tally);
  self->row = row;
  self->first = white ? TENGEN_STONE_WHITE : TENGEN_STONE_BLACK;
  self->n_sides = white && black ? 2 : 1;
  self->n_trays = MAX ((room_x2 + 2 * row - 1) / (2 * row), 1);
  self->scale = scale;
  choose_across (self, width, height);
  lines = (self->n_trays + self->across - 1) / self->across;
  width -= self->cell * (self->across * (row + GAP) - GAP);
  height -= self->cell * (lines * (self->n_sides + BELOW) - PAD);
  self->x = tengen_paint_rows_snap (self, MAX (width / 2, PAD * self->cell));
  self->y = tengen_paint_rows_snap (self, MAX (height / 2, PAD * self->cell));
}

void
tengen_paint_rows_get_tray (const TengenPaintRows *self,
                            int tray,
                            double *x,
                            double *y)
{
  int column = tray % self->across;
  int line = tray / self->across;

  *x = tengen_paint_rows_snap (
      self, self->x + column * (self->row + GAP) * self->cell);
  *y = tengen_paint_rows_snap (
      self, self->y + line * (self->n_sides + BELOW) * self->cell);
}

void
tengen_paint_rows_get_box (const TengenPaintRows *self,
                           TengenStone side,
                           int start_x2,
                           int length_x2,
                           TengenPaintRowsBox *box)
{
  int within, below;

  g_return_if_fail (self != NULL && box != NULL);
  g_return_if_fail (start_x2 >= 0 && length_x2 > 0);

  within = start_x2 % (2 * self->row);
  below = side == self->first ? 0 : 1;
  tengen_paint_rows_get_tray (
      self, start_x2 / (2 * self->row), &box->x, &box->y);
  box->length_x2 = MIN (length_x2, 2 * self->row - within);
  box->x += within * self->cell / 2;
  box->y += below * self->cell;
  box->width = box->length_x2 * self->cell / 2;
  box->height = self->cell;
}

/* --- Looks --- */

TengenPaintRowsLook
tengen_paint_rows_choose (const TengenGoTallyItem *item)
{
  int white;

  if (item == NULL)
    return TENGEN_ROWS_LOOK_MISSING;
  white = item->side == TENGEN_STONE_WHITE ? 1 : 0;
  switch (item->code)
    {
    case TENGEN_ACCOUNT_STONES:
      return TENGEN_ROWS_LOOK_BLACK + white;
    case TENGEN_ACCOUNT_TERRITORY:
    case TENGEN_ACCOUNT_SEKI_EYES:
    case TENGEN_ACCOUNT_DAME:
    case TENGEN_ACCOUNT_NEGATIVE:
    case TENGEN_ACCOUNT_EXTRA_OWN:
      return TENGEN_ROWS_LOOK_POINT_BLACK + white;
    case TENGEN_ACCOUNT_PRISONERS:
    case TENGEN_ACCOUNT_DEAD:
    case TENGEN_ACCOUNT_PASS_STONES:
      return TENGEN_ROWS_LOOK_TAKEN_WHITE - white;
    case TENGEN_ACCOUNT_LOST_PRISONERS:
    case TENGEN_ACCOUNT_LOST_DEAD:
    case TENGEN_ACCOUNT_VIRTUAL:
    case TENGEN_ACCOUNT_PASSES:
    case TENGEN_ACCOUNT_EXTRA_FILLED:
    case TENGEN_ACCOUNT_BORDER:
      return TENGEN_ROWS_LOOK_TAKEN_BLACK + white;
    case TENGEN_ACCOUNT_EQUAL:
    case TENGEN_ACCOUNT_EYES:
    case TENGEN_ACCOUNT_GROUPS:
    case TENGEN_ACCOUNT_KOMI:
    case TENGEN_ACCOUNT_BONUS:
    case TENGEN_ACCOUNT_PASS_BONUS:
    case TENGEN_ACCOUNT_TOTAL:
      return TENGEN_ROWS_LOOK_PLATE_BLACK + white;
    }
  g_assert_not_reached ();
}

/* --- All of them --- */

static gboolean
is_plate (TengenPaintRowsLook look)
{
  return look == TENGEN_ROWS_LOOK_PLATE_BLACK ||
         look == TENGEN_ROWS_LOOK_PLATE_WHITE;
}

/* Adds the parts of a thing; a number stands on the longest one. */
static void
add_parts (GArray *parts,
           const TengenPaintRows *self,
           const TengenGoTally *tally,
           TengenStone side,
           TengenGoTallyPiece piece)
{
  const TengenGoTallyItem *item = NULL;
  guint longest = parts->len;

  if (piece.item >= 0)
    item = &g_array_index (tally->items, TengenGoTallyItem, piece.item);
  while (piece.length_x2 > 0)
    {
      TengenPaintRowsPart part = { .item = piece.item,
                                   .look = tengen_paint_rows_choose (item) };

      tengen_paint_rows_get_box (
          self, side, piece.start_x2, piece.length_x2, &part.box);
      piece.start_x2 += part.box.length_x2;
      piece.length_x2 -= part.box.length_x2;
      g_array_append_val (parts, part);
      if (g_array_index (parts, TengenPaintRowsPart, longest).box.length_x2 <
          part.box.length_x2)
        longest = parts->len - 1;
    }
  if (is_plate (tengen_paint_rows_choose (item)))
    g_array_index (parts, TengenPaintRowsPart, longest).numbered = TRUE;
}

GArray *
tengen_paint_rows_list (const TengenPaintRows *self,
                        const TengenGoTally *tally,
                        guint ticks)
{
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (TengenPaintRowsPart));

  g_return_val_if_fail (self != NULL && tally != NULL, parts);

  for (TengenStone side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE;
       side++)
    {
      g_autoptr (GArray) row = tengen_go_tally_lay_out (tally, side, ticks);

      for (guint i = 0; i < row->len; i++)
        add_parts (parts,
                   self,
                   tally,
                   side,
                   g_array_index (row, TengenGoTallyPiece, i));
    }
  return parts;
}
