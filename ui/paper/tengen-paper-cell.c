/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-cell: a board with its texts, in a part of a page
 */
#include "tengen-paper-cell.h"

#include <string.h>

#include "tengen-lesson-from-text.h"
#include "tengen-paint-text.h"

/* Sizes of letters, in sizes of what is said. */
#define NAME 1.08
/* By so much letters are made smaller; small text is smaller, too. A PDF holds
 * the letters of each size, so that there are few. */
#define SIZE_STEP 1.0
/* Texts so many times as high as their room fit with no size of letters. */
#define TOO_MUCH 5
/* Before some texts, and for a number that is asked, likewise. */
#define INDENT 1.7
#define BLANK 5.0
/* No cell of a board is smaller than so many points, if the width allows. */
#define BOARD_CELL 6.5
/* What is so much wider than high has its texts beside the board. */
#define BESIDE 1.3
#define PEN 0.7
/* Below a text of which there is more. */
#define CUT "…"

/* --- Texts --- */

static const TengenLessonBlock *
get_block (const TengenPaperCell *self, guint index)
{
  return g_ptr_array_index (self->blocks, index);
}

static double
get_indent (const TengenPaperCell *self, guint index)
{
  TengenLessonBlockKind kind = get_block (self, index)->kind;

  return kind > TENGEN_LESSON_BLOCK_SMALL && kind != TENGEN_LESSON_BLOCK_NUMBER
             ? INDENT * self->size
             : 0;
}

/* An endless text is cut to a length that can be read on paper. */
static gsize
cut_long (const TengenPaperCell *self, const char *text)
{
  gsize left =
      TENGEN_PAPER_CELL_MOST - MIN (self->n_bytes, TENGEN_PAPER_CELL_MOST);
  gsize length = strnlen (text, left);

  while (length > 0 && (text[length] & 0xC0) == 0x80)
    length--;
  return length;
}

static void
add_paragraph (TengenPaperCell *self, const char *text, gsize length)
{
  g_autofree char *paragraph = g_strstrip (g_strndup (text, length));
  TengenLessonText *plain;

  if (*paragraph == '\0')
    return;
  plain = tengen_lesson_text_new (tengen_paint_text_get_language ());
  tengen_lesson_text_add (plain, paragraph, NULL);
  tengen_lesson_blocks_add (self->blocks, TENGEN_LESSON_BLOCK_SMALL, plain);
}

void
tengen_paper_cell_add_plain (TengenPaperCell *self, const char *text)
{
  gsize length = cut_long (self, text);
  gboolean is_cut = text[length] != '\0';
  g_autofree char *kept = g_strndup (text, length);
  g_auto (GStrv) lines = g_strsplit (kept, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    for (const char *rest = *line; *rest != '\0';)
      {
        gsize part = tengen_lesson_from_text_cut (rest);

        add_paragraph (self, rest, part);
        rest += part;
      }
  if (is_cut && self->n_bytes < TENGEN_PAPER_CELL_MOST)
    add_paragraph (self, CUT, strlen (CUT));
  self->n_bytes = is_cut ? TENGEN_PAPER_CELL_MOST : self->n_bytes + length;
}

static TengenPaintRuby *
lay_text (const TengenPaperCell *self,
          TengenPaper *paper,
          guint index,
          double width)
{
  const TengenLessonBlock *block = get_block (self, index);
  double size = self->size;

  width -= get_indent (self, index);
  if (block->kind == TENGEN_LESSON_BLOCK_NUMBER)
    width -= BLANK * size;
  if (block->kind != TENGEN_LESSON_BLOCK_SAY)
    size = MAX (size - SIZE_STEP, TENGEN_PAPER_SMALLEST);
  return tengen_paper_lay (
      paper, block->text, size, PANGO_WEIGHT_NORMAL, width);
}

static void
unlay (TengenPaperCell *self)
{
  g_clear_pointer (&self->laid_name, tengen_paint_ruby_free);
  g_clear_pointer (&self->laid, g_ptr_array_unref);
}

static void
lay (TengenPaperCell *self,
     const TengenPaperRoom *room,
     double size,
     double width)
{
  unlay (self);
  self->size = size;
  self->laid_name = tengen_paper_lay (
      room->paper, self->name, NAME * size, PANGO_WEIGHT_BOLD, room->width);
  self->name_height = tengen_paint_ruby_get_height (self->laid_name);
  self->laid =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_paint_ruby_free);
  self->height = 0;
  for (guint i = 0; i < self->blocks->len; i++)
    {
      TengenPaintRuby *text = lay_text (self, room->paper, i, width);

      g_ptr_array_add (self->laid, text);
      self->height +=
          tengen_paint_ruby_get_height (text) + TENGEN_PAPER_TEXT_GAP * size;
    }
}

/* --- How much room is needed --- */

static void
count_lines (const TengenView *view, int *columns, int *rows)
{
  int left = view->width, right = -1, top = view->height, bottom = -1;

  for (int i = 0; i < view->width * view->height; i++)
    {
      if (view->hidden[i] != 0)
        continue;
      left = MIN (left, i % view->width);
      right = MAX (right, i % view->width);
      top = MIN (top, i / view->width);
      bottom = MAX (bottom, i / view->width);
    }
  *columns = MAX (right - left + 1, 1);
  *rows = MAX (bottom - top + 1, 1);
}

double
tengen_paper_cell_get_board_most (const TengenPaperCell *self, double width)
{
  int columns, rows;

  count_lines (self->view, &columns, &rows);
  return width * (rows + 0.7) / (columns + 0.7);
}

static double
get_board_least (const TengenPaperCell *self, const TengenPaperRoom *room)
{
  int columns, rows;

  count_lines (self->view, &columns, &rows);
  return MIN (
      MAX (TENGEN_PAPER_CELL_BOARD * room->height, BOARD_CELL * (rows + 1)),
      tengen_paper_cell_get_board_most (self, room->width));
}

static gboolean
is_beside (const TengenPaperCell *self, const TengenPaperRoom *room)
{
  return room->width > BESIDE * room->height && self->blocks->len > 0;
}

static double
get_board_width (const TengenPaperRoom *room)
{
  return MIN (room->width / 2, room->height);
}

static double
get_need (const TengenPaperCell *self, const TengenPaperRoom *room)
{
  double board = get_board_least (self, room);
  double name = self->name_height + TENGEN_PAPER_CELL_GAP;

  if (is_beside (self, room))
    return name + MAX (board, self->height);
  return name + board + TENGEN_PAPER_CELL_GAP + self->height;
}

gsize
tengen_paper_cell_count_bytes (const TengenPaperCell *self)
{
  gsize n_bytes = 0;

  for (guint i = 0; i < self->blocks->len; i++)
    {
      const GArray *spans = get_block (self, i)->text->spans;

      for (guint k = 0; k < spans->len; k++)
        n_bytes += strlen (g_array_index (spans, TengenLessonSpan, k).base);
    }
  return n_bytes;
}

double
tengen_paper_cell_fit (TengenPaperCell *self, const TengenPaperRoom *room)
{
  double width = room->width;
  double need;

  if (is_beside (self, room))
    width -= get_board_width (room) + TENGEN_PAPER_GAP;
  lay (self, room, room->size, width);
  if (self->height > TOO_MUCH * room->height)
    lay (self, room, TENGEN_PAPER_SMALLEST, width);
  need = get_need (self, room);
  while (need > room->height && self->size - SIZE_STEP >= TENGEN_PAPER_SMALLEST)
    {
      lay (self, room, self->size - SIZE_STEP, width);
      need = get_need (self, room);
    }
  return need;
}

/* --- Putting it on paper --- */

static void
set_pen (const TengenPaperItem *item, cairo_t *cr)
{
  tengen_paint_ruby_set_source (cr, item->rgb);
  cairo_set_line_width (cr, PEN);
}

/* A ring before a text; filled where it is right. */
static void
draw_bullet (const TengenPaperItem *item, cairo_t *cr)
{
  double radius = item->box.width / 2;

  cairo_arc (
      cr, item->box.x + radius, item->box.y + radius, radius, 0, 2 * G_PI);
  set_pen (item, cr);
  if (item->number != 0)
    cairo_fill_preserve (cr);
  cairo_stroke (cr);
}

static void
draw_frame (const TengenPaperItem *item, cairo_t *cr)
{
  const TengenPaperBox *box = &item->box;

  cairo_rectangle (cr, box->x, box->y, box->width, box->height);
  set_pen (item, cr);
  cairo_stroke (cr);
}

static void
put_sign (const TengenPaperCell *self,
          TengenPaper *paper,
          guint index,
          const TengenPaperBox *box)
{
  const TengenPaintRuby *text = g_ptr_array_index (self->laid, index);
  TengenLessonBlockKind kind = get_block (self, index)->kind;
  TengenPaperItem item = { .rgb = TENGEN_PAPER_BLACK };
  double em = self->size;
  double width, height, baseline;

  tengen_paint_ruby_get_size (text, &width, &height, &baseline);
  if (kind == TENGEN_LESSON_BLOCK_BUTTON)
    {
      item.draw = draw_frame;
      item.box.x = box->x + (INDENT - 0.6) * em;
      item.box.y = box->y;
      item.box.width = width + 1.2 * em;
      item.box.height = height;
    }
  else
    {
      item.draw = draw_bullet;
      item.number = kind == TENGEN_LESSON_BLOCK_RIGHT;
      item.box.x = box->x + 0.35 * em;
      item.box.y = box->y + baseline - 0.8 * em;
      item.box.width = item.box.height = 0.9 * em;
    }
  tengen_paper_put (paper, &item);
}

/* Where a number is to be written. */
static void
put_blank (const TengenPaperCell *self,
           TengenPaper *paper,
           guint index,
           const TengenPaperBox *box)
{
  double em = self->size;

  tengen_paper_put_line (
      paper,
      box->x + box->width - (BLANK - 0.5) * em,
      box->y + tengen_paper_cell_get_text_height (self, index) - 0.2 * em,
      (BLANK - 0.5) * em,
      0,
      TENGEN_PAPER_BLACK);
}

double
tengen_paper_cell_get_text_height (const TengenPaperCell *self, guint index)
{
  return tengen_paint_ruby_get_height (g_ptr_array_index (self->laid, index));
}

double
tengen_paper_cell_put_text (TengenPaperCell *self,
                            TengenPaper *paper,
                            guint index,
                            const TengenPaperBox *box)
{
  TengenLessonBlockKind kind = get_block (self, index)->kind;
  TengenPaintRuby *text = g_ptr_array_index (self->laid, index);

  if (kind == TENGEN_LESSON_BLOCK_NUMBER)
    put_blank (self, paper, index, box);
  else if (kind >= TENGEN_LESSON_BLOCK_OPTION)
    put_sign (self, paper, index, box);
  g_ptr_array_index (self->laid, index) = NULL;
  return box->y +
         tengen_paper_put_text (paper,
                                text,
                                box->x + get_indent (self, index),
                                box->y,
                                0,
                                TENGEN_PAPER_BLACK) +
         TENGEN_PAPER_TEXT_GAP * self->size;
}

static void
put_name (TengenPaperCell *self, TengenPaper *paper, double x, double y)
{
  tengen_paper_put_text (
      paper, g_steal_pointer (&self->laid_name), x, y, 0, TENGEN_PAPER_BLACK);
}

static void
put_board (TengenPaperCell *self, TengenPaper *paper, const TengenPaperBox *box)
{
  tengen_paper_put_board (
      paper, g_steal_pointer (&self->view), self->coordinates, box);
}

void
tengen_paper_cell_put (TengenPaperCell *self,
                       const TengenPaperRoom *room,
                       double x,
                       double y,
                       double height)
{
  double head = self->name_height + TENGEN_PAPER_CELL_GAP;
  TengenPaperBox board = { x, y + head, room->width, height - head };
  TengenPaperBox texts = board;

  if (is_beside (self, room))
    {
      board.width = get_board_width (room);
      texts.x += board.width + TENGEN_PAPER_GAP;
      texts.width -= board.width + TENGEN_PAPER_GAP;
    }
  else
    board.height -= TENGEN_PAPER_CELL_GAP + self->height;
  board.height =
      MIN (board.height, tengen_paper_cell_get_board_most (self, board.width));
  if (!is_beside (self, room))
    texts.y += board.height + TENGEN_PAPER_CELL_GAP;
  put_name (self, room->paper, x, y);
  put_board (self, room->paper, &board);
  for (guint i = 0; i < self->blocks->len; i++)
    texts.y = tengen_paper_cell_put_text (self, room->paper, i, &texts);
}

void
tengen_paper_cell_lay (TengenPaperCell *self, const TengenPaperRoom *room)
{
  lay (self, room, room->size, room->width);
}

double
tengen_paper_cell_put_figure (TengenPaperCell *self,
                              TengenPaper *paper,
                              double x,
                              double y,
                              double width,
                              double height)
{
  double head = self->name_height + TENGEN_PAPER_CELL_GAP;
  TengenPaperBox board = { x, y + head, width, height };

  put_name (self, paper, x, y);
  put_board (self, paper, &board);
  return board.y + board.height + TENGEN_PAPER_CELL_GAP;
}

double
tengen_paper_cell_put_head (TengenPaperCell *self,
                            const TengenPaperRoom *room,
                            double y)
{
  return tengen_paper_cell_put_figure (self,
                                       room->paper,
                                       TENGEN_PAPER_MARGIN,
                                       y,
                                       room->width,
                                       get_board_least (self, room));
}

void
tengen_paper_cell_clear (TengenPaperCell *self)
{
  unlay (self);
  g_clear_pointer (&self->name, tengen_lesson_text_free);
  g_clear_pointer (&self->blocks, g_ptr_array_unref);
  g_clear_pointer (&self->view, tengen_view_free);
}
