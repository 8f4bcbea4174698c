/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-diagram: a board as text for other programs (図)
 *
 * What:   the diagrams of Sensei's Library, which wikis and forums draw, and
 *         those of the LaTeX package psgo, whole or a part of the board.
 * Not:    records (core/sgf).
 * Source: Sensei's Library, How Diagrams Work; psgo 0.17, psgomanual.
 */
#pragma once

#include "tengen-describe-markup.h"

G_BEGIN_DECLS

/* psgo knows no larger boards. */
#define TENGEN_DIAGRAM_LATEX_MAX 19

/**
 * TengenDiagram:
 * @width: columns
 * @height: rows
 * @to_move: whose turn it is, NONE where that is not said
 * @part: first and last column, first and last row that are shown
 * @stones: a #TengenStone for each point
 * @numbers: the number on each stone, 0 for none
 * @marks: a #TengenMarkKind for each point
 * @labels: (array): a text on each point, %NULL for none
 * @lines: (element-type TengenMarkupLine): lines and arrows
 * @coordinates: with letters and figures beside the board
 * @renju: columns are named with the letter I
 * @title: (nullable): a line about it
 *
 * What a diagram shows; nothing of it is owned.
 */
typedef struct
{
  int width;
  int height;
  TengenStone to_move;
  int part[4];
  const guint8 *stones;
  const guint16 *numbers;
  const guint8 *marks;
  char *const *labels;
  const GArray *lines;
  gboolean coordinates;
  gboolean renju;
  const char *title;
} TengenDiagram;

/**
 * tengen_diagram_write_ascii:
 * @self: a diagram
 *
 * Writes it as Sensei's Library reads it. There are ten numbers in such a
 * diagram: the last ten are shown, and the first line says from where they
 * count. A stone has a number or a mark, an empty point one small letter; what
 * does not fit is a circle on an empty point, and left out on a stone.
 * Coordinates of Renju are left out: there is no I there.
 *
 * Returns: (transfer full): lines, each with its end
 */
char *tengen_diagram_write_ascii (const TengenDiagram *self)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_diagram_write_position:
 * @position: where a game stands
 *
 * Writes the whole board, with what the record draws there, as
 * tengen_diagram_write_ascii() does: without numbers and coordinates.
 *
 * Returns: (transfer full): lines, each with its end
 */
char *tengen_diagram_write_position (const TengenPosition *position)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_diagram_has_latex:
 * @width: columns
 * @height: rows
 *
 * Tells whether psgo can draw a board: it has square ones, up to
 * %TENGEN_DIAGRAM_LATEX_MAX.
 *
 * Returns: %TRUE if it can
 */
gboolean tengen_diagram_has_latex (int width, int height);

/**
 * tengen_diagram_write_latex:
 * @self: a diagram with tengen_diagram_has_latex()
 *
 * Writes it with the commands of psgo, to be put into a text. Texts on points
 * are escaped; what is needed to set them stands in a comment at the top.
 *
 * Returns: (transfer full): lines, each with its end
 */
char *tengen_diagram_write_latex (const TengenDiagram *self)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
