/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-diagram-read: diagrams in texts as records (図を読む)
 *
 * What:   the diagrams of Sensei's Library, as tengen-describe-diagram and others
 *         write them, each as a game: a position, and moves where stones are
 *         numbered.
 * Not:    rows of stones without a frame (tengen-board-picture).
 * Source: Sensei's Library, How Diagrams Work.
 */
#pragma once

#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * TengenDiagramFault:
 * @TENGEN_DIAGRAM_FAULT_NONE: nothing is wrong
 * @TENGEN_DIAGRAM_FAULT_HEAD: a first line that says something else than side,
 *   coordinates, size and first number
 * @TENGEN_DIAGRAM_FAULT_SIZE: the first line names another size than the rows
 *   have, or one that no board has
 * @TENGEN_DIAGRAM_FAULT_SIGN: a sign that means nothing
 * @TENGEN_DIAGRAM_FAULT_WIDTH: a row that is longer or shorter than the first
 * @TENGEN_DIAGRAM_FAULT_EDGE: a side of the board that is not where the other
 *   rows have it, or a row behind the lower one
 * @TENGEN_DIAGRAM_FAULT_ROWS: more rows or columns than the board has
 * @TENGEN_DIAGRAM_FAULT_TWICE: a number that stands there already
 * @TENGEN_DIAGRAM_FAULT_LINE: an arrow or a line without its points
 * @TENGEN_DIAGRAM_FAULT_EMPTY: a diagram without rows
 *
 * What is wrong with a line.
 */
typedef enum
{
  TENGEN_DIAGRAM_FAULT_NONE,
  TENGEN_DIAGRAM_FAULT_HEAD,
  TENGEN_DIAGRAM_FAULT_SIZE,
  TENGEN_DIAGRAM_FAULT_SIGN,
  TENGEN_DIAGRAM_FAULT_WIDTH,
  TENGEN_DIAGRAM_FAULT_EDGE,
  TENGEN_DIAGRAM_FAULT_ROWS,
  TENGEN_DIAGRAM_FAULT_TWICE,
  TENGEN_DIAGRAM_FAULT_LINE,
  TENGEN_DIAGRAM_FAULT_EMPTY,
} TengenDiagramFault;

/**
 * TengenDiagramError:
 * @fault: what is wrong
 * @line: in which line of the text, from 1
 * @sign: (SIGN, TWICE): the character
 * @found: (SIZE, WIDTH, ROWS): how many there are
 * @wanted: (SIZE, WIDTH, ROWS): how many there should be
 *
 * Why a diagram cannot be read.
 */
typedef struct
{
  TengenDiagramFault fault;
  guint line;
  gunichar sign;
  int found;
  int wanted;
} TengenDiagramError;

/* Tells whether UTF-8 text has a diagram in it, and no record before that. */
gboolean tengen_diagram_is_text (const char *text);

/**
 * tengen_diagram_read:
 * @text: UTF-8 with tengen_diagram_is_text()
 * @renju: boards of 15 x 15 are of Renju; diagrams do not say which game it is
 * @error: (out): what is wrong
 *
 * Reads all diagrams of a text, each as a game. Unmarked sides are no edges: a
 * part of a board lies where its edges and star points say, else in the middle.
 * Marks, labels and lines stand at the last node of the moves; the title is the
 * name of the game, and text around a diagram is a comment.
 *
 * Returns: (transfer full) (nullable): a record, or %NULL if a line is wrong
 */
TengenRecord *
tengen_diagram_read (const char *text,
                     gboolean renju,
                     TengenDiagramError *error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
