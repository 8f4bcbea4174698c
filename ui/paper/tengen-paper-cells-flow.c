/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-cells: boards and texts in columns, as in books
 *
 * Shape: a board as wide as the page stands above its texts, which are spread
 *        over the columns below it as evenly as they can be; a smaller one
 *        stands in the column, and what follows it goes on there.
 */
#include "tengen-paper-cells-private.h"

/* Letters of texts: of boards as wide as the page or half of it, of more. */
#define LETTERS 10.0
#define LETTERS_SMALL 9.0
#define LETTERS_STEP 0.5
#define MANY 6
/* So many to a page have boards in columns. */
#define IN_COLUMNS 3
/* A board may be so much smaller to stand where there is room, one as wide as
 * the page likewise. */
#define SHRINK 0.75
#define SHRINK_WIDE 0.6
/* Columns are not begun with less of the page than this. */
#define LEAST_LEFT 0.35
/* How exactly texts are spread over columns. */
#define STEP 2.0

static double
get_column_width (const TengenPaperCells *self)
{
  return (tengen_paper_cells_get_width (self) + TENGEN_PAPER_GAP) /
             self->n_columns -
         TENGEN_PAPER_GAP;
}

static double
get_column_x (const TengenPaperCells *self, guint column)
{
  return TENGEN_PAPER_MARGIN +
         column * (get_column_width (self) + TENGEN_PAPER_GAP);
}

/* How high a cell of a page is with so many. */
static double
get_share (const TengenPaperCells *self)
{
  double page = tengen_paper_cells_get_bottom (self) - TENGEN_PAPER_MARGIN;

  return page / self->rows - TENGEN_PAPER_ROW_GAP;
}

static double
get_head (const TengenPaperCell *cell)
{
  return cell->name_height + TENGEN_PAPER_CELL_GAP;
}

/* How high a board is where there is room for so much; 0 if it goes elsewhere. */
static double
choose_height (const TengenPaperCell *cell,
               double most,
               double room,
               double shrink)
{
  room -= get_head (cell) + TENGEN_PAPER_CELL_GAP;
  if (room >= most)
    return most;
  return room >= shrink * most ? room : 0;
}

/* --- Columns --- */

static void
next_column (TengenPaperCells *self)
{
  self->column++;
  self->column_y = self->y;
  if (self->column >= self->n_columns)
    tengen_paper_cells_begin_page (self);
}

/* Where nothing is in any column yet a thing must stand, however high it is. */
static gboolean
is_fresh (const TengenPaperCells *self)
{
  return self->column == 0 && self->column_y <= self->top;
}

static void
put_figure (TengenPaperCells *self, TengenPaperCell *cell)
{
  double width = get_column_width (self);
  double most = MIN (tengen_paper_cell_get_board_most (cell, width),
                     get_share (self) - get_head (cell));
  double height;

  while (TRUE)
    {
      double room = tengen_paper_cells_get_bottom (self) - self->column_y;

      height = choose_height (cell, most, room, SHRINK);
      if (height > 0 || is_fresh (self) || self->room.paper->is_full)
        break;
      next_column (self);
    }
  self->column_y =
      tengen_paper_cell_put_figure (cell,
                                    self->room.paper,
                                    get_column_x (self, self->column),
                                    self->column_y,
                                    width,
                                    height > 0 ? height : most);
}

/* Texts go on where the column ends. */
static void
put_texts (TengenPaperCells *self, TengenPaperCell *cell)
{
  for (guint i = 0; i < cell->blocks->len; i++)
    {
      double height = tengen_paper_cell_get_text_height (cell, i);
      TengenPaperBox box = { .width = get_column_width (self) };

      if (self->column_y + height > tengen_paper_cells_get_bottom (self) &&
          !is_fresh (self))
        next_column (self);
      box.x = get_column_x (self, self->column);
      box.y = self->column_y;
      self->column_y =
          tengen_paper_cell_put_text (cell, self->room.paper, i, &box);
    }
  self->column_y += TENGEN_PAPER_ROW_GAP;
}

/* --- Boards as wide as the page --- */

static double
get_text_height (const TengenPaperCell *cell, guint index)
{
  return tengen_paper_cell_get_text_height (cell, index) +
         TENGEN_PAPER_TEXT_GAP * cell->size;
}

/* Which text does not fit into columns of a height any more. */
static guint
find_end (const TengenPaperCells *self,
          const TengenPaperCell *cell,
          guint from,
          double height)
{
  for (guint column = 0; column < self->n_columns; column++)
    {
      double y = 0;

      while (from < cell->blocks->len &&
             y + tengen_paper_cell_get_text_height (cell, from) <= height)
        y += get_text_height (cell, from++);
    }
  return from;
}

/* Puts texts into columns of a height. Returns: the one that does not fit */
static guint
put_spread (TengenPaperCells *self,
            TengenPaperCell *cell,
            guint from,
            double height)
{
  for (guint column = 0; column < self->n_columns; column++)
    {
      TengenPaperBox box = { .x = get_column_x (self, column),
                             .y = self->y,
                             .width = get_column_width (self) };

      while (from < cell->blocks->len &&
             box.y + tengen_paper_cell_get_text_height (cell, from) <=
                 self->y + height)
        box.y =
            tengen_paper_cell_put_text (cell, self->room.paper, from++, &box);
    }
  return from;
}

/* Spreads texts over the columns of this page, and of those that follow. */
static void
spread_texts (TengenPaperCells *self, TengenPaperCell *cell)
{
  guint n = cell->blocks->len, from = 0;

  while (from < n)
    {
      double room = tengen_paper_cells_get_bottom (self) - self->y;
      double height = room;
      guint before = from;

      if (find_end (self, cell, from, room) == n)
        {
          while (height > STEP &&
                 find_end (self, cell, from, height - STEP) == n)
            height -= STEP;
          put_spread (self, cell, from, height);
          self->y += height + TENGEN_PAPER_ROW_GAP;
          break;
        }
      from = put_spread (self, cell, from, room);
      /* what is higher than a page is put on one */
      if (from == before && self->y <= self->top)
        from = put_spread (self, cell, from, G_MAXDOUBLE) == n ? n : from + 1;
      if (self->room.paper->is_full)
        return;
      tengen_paper_cells_begin_page (self);
    }
  self->column = 0;
  self->column_y = self->y;
}

static void
put_wide (TengenPaperCells *self, TengenPaperCell *cell)
{
  double width = tengen_paper_cells_get_width (self);
  double most = MIN (tengen_paper_cell_get_board_most (cell, width),
                     get_share (self) - get_head (cell));
  double room = tengen_paper_cells_get_bottom (self) - self->y;
  double height = choose_height (cell, most, room, SHRINK_WIDE);

  if (height <= 0 && self->y > self->top)
    {
      tengen_paper_cells_begin_page (self);
      room = tengen_paper_cells_get_bottom (self) - self->y;
      height = choose_height (cell, most, room, SHRINK_WIDE);
    }
  self->y = tengen_paper_cell_put_figure (cell,
                                          self->room.paper,
                                          TENGEN_PAPER_MARGIN,
                                          self->y,
                                          width,
                                          height > 0 ? height : most);
  spread_texts (self, cell);
}

/* --- The whole --- */

/* Whether a word is longer than a line. */
static gboolean
is_too_wide (const TengenPaperCell *cell, double most)
{
  for (guint i = 0; i < cell->laid->len; i++)
    {
      double width;

      tengen_paint_ruby_get_size (
          g_ptr_array_index (cell->laid, i), &width, NULL, NULL);
      if (width > most + 0.1)
        return TRUE;
    }
  return FALSE;
}

gboolean
tengen_paper_cells_flow_on (TengenPaperCells *self)
{
  double page = tengen_paper_cells_get_bottom (self) - TENGEN_PAPER_MARGIN;

  if (self->column > 0 ||
      tengen_paper_cells_get_bottom (self) - self->y < LEAST_LEFT * page)
    return FALSE;
  self->column_y = self->y = MAX (self->y, self->column_y);
  return TRUE;
}

void
tengen_paper_cells_flow (TengenPaperCells *self, TengenPaperCell *cell)
{
  TengenPaperRoom room = self->room;

  room.width = get_column_width (self);
  room.size = self->per_page >= MANY ? LETTERS_SMALL : LETTERS;
  tengen_paper_cell_lay (cell, &room);
  while (room.size - LETTERS_STEP >= TENGEN_PAPER_SMALLEST &&
         is_too_wide (cell, room.width))
    {
      room.size -= LETTERS_STEP;
      tengen_paper_cell_lay (cell, &room);
    }
  if (self->per_page < IN_COLUMNS)
    {
      put_wide (self, cell);
      return;
    }
  put_figure (self, cell);
  put_texts (self, cell);
}
