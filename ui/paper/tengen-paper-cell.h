/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-cell: a board with its texts, in a part of a page
 *
 * What:   laying it out, and putting it on paper.
 * Not:    where on which page (tengen-paper-cells).
 * Shape:  the name, below it a board and its texts; beside each other where
 *         there is more room. Letters are made smaller, to
 *         %TENGEN_PAPER_SMALLEST, until a board that can be read fits too.
 */
#pragma once

#include "tengen-paint-lesson-private.h"
#include "tengen-paper-private.h"

G_BEGIN_DECLS

/* Between a board and its texts. */
#define TENGEN_PAPER_CELL_GAP 5.0

/* Between texts, in sizes of their letters. */
#define TENGEN_PAPER_TEXT_GAP 0.3

/* A board is not lower than this part of its room. */
#define TENGEN_PAPER_CELL_BOARD 0.42

/* Bytes of the plain texts of a cell: a dozen pages. What is longer is cut, as
 * no person reads it on paper and laying it out takes seconds. */
#define TENGEN_PAPER_CELL_MOST ((gsize) 64 * 1024)

/**
 * TengenPaperRoom:
 * @paper: pages
 * @width: of a cell
 * @height: of a cell, if that is enough
 * @size: of letters, if that is not too large
 *
 * The room of a cell.
 */
typedef struct
{
  TengenPaper *paper;
  double width;
  double height;
  double size;
} TengenPaperRoom;

/**
 * TengenPaperCell:
 * @name: its number and title
 * @blocks: (element-type TengenLessonBlock): its texts
 * @view: (nullable): what is to be seen; %NULL once it is on paper
 * @coordinates: as in #TengenPaintStyle
 * @n_bytes: of its plain texts
 * @size: (laid out): of the letters
 * @laid_name: (laid out) (nullable): its name
 * @laid: (laid out) (nullable) (element-type TengenPaintRuby): its texts
 * @name_height: (laid out): of its name
 * @height: (laid out): of its texts
 *
 * A board with its texts.
 */
typedef struct
{
  TengenLessonText *name;
  GPtrArray *blocks;
  TengenView *view;
  int coordinates;
  gsize n_bytes;
  double size;
  TengenPaintRuby *laid_name;
  GPtrArray *laid;
  double name_height;
  double height;
} TengenPaperCell;

/**
 * tengen_paper_cell_add_plain:
 * @self: a cell
 * @text: a text without readings; an empty text adds nothing
 *
 * Adds a text to a cell, kanji in it in their Japanese form: a paragraph for
 * each line, several for a long line. Texts beyond %TENGEN_PAPER_CELL_MOST end
 * in an ellipsis.
 */
void tengen_paper_cell_add_plain (TengenPaperCell *self, const char *text);

/* Tells how many bytes its texts have, without their readings. */
gsize tengen_paper_cell_count_bytes (const TengenPaperCell *self);

/**
 * tengen_paper_cell_fit:
 * @self: a cell
 * @room: its room
 *
 * Lays it out with the largest letters for which there is enough room, else
 * with the smallest ones.
 *
 * Returns: how high it has to be
 */
double tengen_paper_cell_fit (TengenPaperCell *self,
                              const TengenPaperRoom *room);

/**
 * tengen_paper_cell_put:
 * @self: a cell that was laid out
 * @room: its room
 * @x: its left edge
 * @y: its upper edge
 * @height: how high it is
 *
 * Puts it on the page.
 */
void tengen_paper_cell_put (TengenPaperCell *self,
                            const TengenPaperRoom *room,
                            double x,
                            double y,
                            double height);

/**
 * tengen_paper_cell_lay:
 * @self: a cell
 * @room: its room, with letters of its size
 *
 * Lays it out for being put on paper part by part.
 */
void tengen_paper_cell_lay (TengenPaperCell *self, const TengenPaperRoom *room);

/**
 * tengen_paper_cell_put_head:
 * @self: a cell that was laid out
 * @room: its room
 * @y: its upper edge
 *
 * Puts its name and board on the page, from the margin on.
 *
 * Returns: where its texts begin
 */
double tengen_paper_cell_put_head (TengenPaperCell *self,
                                   const TengenPaperRoom *room,
                                   double y);

/**
 * tengen_paper_cell_get_board_most:
 * @self: a cell whose board is not on paper yet
 * @width: a width
 *
 * Tells how high the board is if it is so wide.
 *
 * Returns: points
 */
double tengen_paper_cell_get_board_most (const TengenPaperCell *self,
                                         double width);

/**
 * tengen_paper_cell_put_figure:
 * @self: a cell that was laid out
 * @paper: pages
 * @x: its left edge
 * @y: its upper edge
 * @width: how wide it is
 * @height: how high its board is
 *
 * Puts its name and board on the page.
 *
 * Returns: where its texts begin
 */
double tengen_paper_cell_put_figure (TengenPaperCell *self,
                                     TengenPaper *paper,
                                     double x,
                                     double y,
                                     double width,
                                     double height);

/* Tells how many points high a text is, once it was laid out. */
double tengen_paper_cell_get_text_height (const TengenPaperCell *self,
                                          guint index);

/**
 * tengen_paper_cell_put_text:
 * @self: a cell that was laid out
 * @paper: pages
 * @index: index of a text that is not on paper yet
 * @box: from where on, and how wide
 *
 * Puts a text on the page.
 *
 * Returns: where the next one begins
 */
double tengen_paper_cell_put_text (TengenPaperCell *self,
                                   TengenPaper *paper,
                                   guint index,
                                   const TengenPaperBox *box);

/* Frees its parts. */
void tengen_paper_cell_clear (TengenPaperCell *self);

G_END_DECLS
