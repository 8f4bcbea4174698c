/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-cells: boards with their texts, several to a page
 */
#include "tengen-paper-cells-private.h"
#include "tengen-paper-words.h"

/* Letters of the head, of later pages, of texts that need a page. */
#define TITLE 15.0
#define HEAD 8.0
#define LONG 9.0
/* Columns in which texts flow: how many at least, and how wide more are. */
#define LEAST_COLUMNS 2
#define LEAST_COLUMN 150.0
/* A title that needs more of the page has the letters of later pages. */
#define TITLE_MOST 0.2
/* The line for a name. */
#define NAME_LINE 190.0
#define NAME_LETTERS 10.0
#define NAME_GAP 6.0
static const TengenPaperWords NAME = { "{名前|なまえ}", "Name", "姓名" };

/* --- Pages --- */

double
tengen_paper_cells_get_bottom (const TengenPaperCells *self)
{
  return self->room.paper->height - TENGEN_PAPER_MARGIN - TENGEN_PAPER_FOOT;
}

double
tengen_paper_cells_get_width (const TengenPaperCells *self)
{
  return self->room.paper->width - 2 * TENGEN_PAPER_MARGIN;
}

static TengenPaintRuby *
lay_head (const TengenPaperCells *self)
{
  return tengen_paper_lay (self->room.paper,
                           self->title,
                           HEAD,
                           PANGO_WEIGHT_NORMAL,
                           tengen_paper_cells_get_width (self));
}

/* Rows begin here; as many as were wished for are to fit below. */
static void
begin_rows (TengenPaperCells *self)
{
  self->y += TENGEN_PAPER_CELL_GAP;
  self->top = self->y;
  self->room.height =
      (tengen_paper_cells_get_bottom (self) - self->y + TENGEN_PAPER_ROW_GAP) /
          self->rows -
      TENGEN_PAPER_ROW_GAP;
  self->column = 0;
  self->column_y = self->y;
}

void
tengen_paper_cells_begin_page (TengenPaperCells *self)
{
  TengenPaper *paper = self->room.paper;

  tengen_paper_begin_page (paper);
  self->y = TENGEN_PAPER_MARGIN;
  self->y += tengen_paper_put_text (paper,
                                    lay_head (self),
                                    TENGEN_PAPER_MARGIN,
                                    self->y,
                                    0,
                                    TENGEN_PAPER_GREY);
  begin_rows (self);
}

/* Puts the cells that wait beside each other, on the next page if there is no
 * room. */
static void
put_row (TengenPaperCells *self)
{
  double height = MAX (self->room.height, self->row_height);
  double left = tengen_paper_cells_get_bottom (self) - self->y;

  if (self->row->len == 0)
    return;
  if (height > left + 0.5 && (self->y > self->top || self->row_height > left))
    tengen_paper_cells_begin_page (self);
  height = MAX (self->room.height, self->row_height);
  height = MIN (height, tengen_paper_cells_get_bottom (self) - self->y);
  for (guint i = 0; i < self->row->len; i++)
    tengen_paper_cell_put (&g_array_index (self->row, TengenPaperCell, i),
                           &self->room,
                           TENGEN_PAPER_MARGIN +
                               i * (self->room.width + TENGEN_PAPER_GAP),
                           self->y,
                           height);
  self->y += height + TENGEN_PAPER_ROW_GAP;
  self->row_height = 0;
  g_array_set_size (self->row, 0);
}

/* What needs more than a page goes on from page to page. */
static void
put_long (TengenPaperCells *self, TengenPaperCell *cell)
{
  TengenPaperBox box = { .x = TENGEN_PAPER_MARGIN };
  TengenPaperRoom room = self->room;

  put_row (self);
  if (self->y > self->top)
    tengen_paper_cells_begin_page (self);
  room.width = box.width = tengen_paper_cells_get_width (self);
  room.height = tengen_paper_cells_get_bottom (self) - self->y;
  room.size = LONG;
  tengen_paper_cell_lay (cell, &room);
  box.y = tengen_paper_cell_put_head (cell, &room, self->y);
  for (guint i = 0; i < cell->blocks->len; i++)
    {
      double height = tengen_paper_cell_get_text_height (cell, i);

      if (box.y + height > tengen_paper_cells_get_bottom (self))
        {
          tengen_paper_cells_begin_page (self);
          box.y = self->y;
        }
      box.y = tengen_paper_cell_put_text (cell, room.paper, i, &box);
    }
  self->y = box.y + TENGEN_PAPER_ROW_GAP;
}

/* --- The whole --- */

static void
choose_sizes (TengenPaperCells *self, guint per_page)
{
  self->per_page = per_page;
  tengen_paper_get_grid (per_page, &self->columns, &self->rows);
  self->n_columns =
      (guint) ((tengen_paper_cells_get_width (self) + TENGEN_PAPER_GAP) /
               (LEAST_COLUMN + TENGEN_PAPER_GAP));
  self->n_columns = MAX (MIN (self->n_columns, self->columns), LEAST_COLUMNS);
  self->room.width =
      (tengen_paper_cells_get_width (self) + TENGEN_PAPER_GAP) / self->columns -
      TENGEN_PAPER_GAP;
  self->room.size = per_page <= 1   ? 13
                    : per_page <= 2 ? 11.5
                    : per_page <= 4 ? 10
                    : per_page <= 6 ? 9
                                    : 8.5;
}

static void
clear_cell (gpointer cell)
{
  tengen_paper_cell_clear (cell);
}

TengenPaperCells *
tengen_paper_cells_new (TengenPaper *paper,
                        guint per_page,
                        const char *language)
{
  TengenPaperCells *self = g_new0 (TengenPaperCells, 1);

  self->room.paper = paper;
  self->language = language;
  self->row = g_array_new (FALSE, FALSE, sizeof (TengenPaperCell));
  g_array_set_clear_func (self->row, clear_cell);
  choose_sizes (self, per_page);
  return self;
}

static void
put_name (TengenPaperCells *self, double y)
{
  TengenPaper *paper = self->room.paper;
  g_autoptr (TengenLessonText) name =
      tengen_paper_words_make (&NAME, self->language);
  TengenPaintRuby *text =
      tengen_paper_lay (paper, name, NAME_LETTERS, PANGO_WEIGHT_NORMAL, -1);
  double left = paper->width - TENGEN_PAPER_MARGIN - NAME_LINE;
  double width, height;

  tengen_paint_ruby_get_size (text, &width, &height, NULL);
  width += NAME_GAP;
  tengen_paper_put_text (paper, text, left, y - height, 0, TENGEN_PAPER_BLACK);
  tengen_paper_put_line (
      paper, left + width, y, NAME_LINE - width, 0, TENGEN_PAPER_BLACK);
}

static TengenPaintRuby *
lay_title (const TengenPaperCells *self, double width)
{
  TengenPaper *paper = self->room.paper;
  TengenPaintRuby *text =
      tengen_paper_lay (paper, self->title, TITLE, PANGO_WEIGHT_BOLD, width);

  if (tengen_paint_ruby_get_height (text) <= TITLE_MOST * paper->height)
    return text;
  tengen_paint_ruby_free (text);
  return tengen_paper_lay (paper, self->title, HEAD, PANGO_WEIGHT_BOLD, width);
}

static void
set_title (TengenPaperCells *self, TengenLessonText *title)
{
  TengenPaintRuby *head;

  tengen_lesson_text_free (self->title);
  self->title = title;
  head = lay_head (self);
  self->head = tengen_paint_ruby_get_height (head);
  tengen_paint_ruby_free (head);
}

void
tengen_paper_cells_begin (TengenPaperCells *self,
                          TengenLessonText *title,
                          gboolean with_name)
{
  TengenPaper *paper = self->room.paper;
  double room = tengen_paper_cells_get_width (self);
  double height;

  put_row (self);
  set_title (self, title);
  if (with_name)
    room -= NAME_LINE + TENGEN_PAPER_GAP;
  tengen_paper_begin_page (paper);
  height = tengen_paper_put_text (paper,
                                  lay_title (self, room),
                                  TENGEN_PAPER_MARGIN,
                                  TENGEN_PAPER_MARGIN,
                                  0,
                                  TENGEN_PAPER_BLACK);
  self->y = TENGEN_PAPER_MARGIN + MAX (height, 2 * TITLE);
  if (with_name)
    put_name (self, self->y);
  begin_rows (self);
}

void
tengen_paper_cells_add_facts (TengenPaperCells *self,
                              const TengenPaperFact *facts,
                              guint n_facts)
{
  put_row (self);
  self->y = tengen_paper_facts_put (self->room.paper, facts, n_facts, self->y) +
            TENGEN_PAPER_CELL_GAP;
  begin_rows (self);
}

void
tengen_paper_cells_turn (TengenPaperCells *self, guint per_page)
{
  put_row (self);
  choose_sizes (self, per_page);
  if (!self->flows || !tengen_paper_cells_flow_on (self))
    tengen_paper_cells_begin_page (self);
}

void
tengen_paper_cells_set_flows (TengenPaperCells *self, gboolean flows)
{
  put_row (self);
  self->flows = flows;
}

gboolean
tengen_paper_cells_is_full (const TengenPaperCells *self)
{
  return self->room.paper->is_full;
}

void
tengen_paper_cells_add (TengenPaperCells *self, const TengenPaperCell *cell)
{
  double most = tengen_paper_cells_get_bottom (self) - TENGEN_PAPER_MARGIN -
                self->head - TENGEN_PAPER_CELL_GAP;
  TengenPaperCell copy = *cell;
  gsize n_bytes = tengen_paper_cell_count_bytes (cell);
  double need;

  if (!tengen_paper_has_room (self->room.paper,
                              n_bytes + copy.blocks->len * TENGEN_PAPER_LINE))
    {
      tengen_paper_cell_clear (&copy);
      return;
    }
  self->room.paper->n_bytes += n_bytes;
  if (self->flows)
    {
      tengen_paper_cells_flow (self, &copy);
      tengen_paper_cell_clear (&copy);
      return;
    }
  need = tengen_paper_cell_fit (&copy, &self->room);
  if (need > most)
    {
      put_long (self, &copy);
      tengen_paper_cell_clear (&copy);
      return;
    }
  self->row_height = MAX (self->row_height, need);
  g_array_append_val (self->row, copy);
  if (self->row->len == self->columns)
    put_row (self);
}

void
tengen_paper_cells_end (TengenPaperCells *self)
{
  put_row (self);
  tengen_paper_number_pages (self->room.paper);
  g_array_unref (self->row);
  g_clear_pointer (&self->title, tengen_lesson_text_free);
  g_free (self);
}
