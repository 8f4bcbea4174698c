/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-fit: where board and words go on a wall, and how large the
 * letters are
 *
 * What:   the largest board beside or above words that are read from the last
 *         row: letters of 1/17 of the wall's height, at least 1/18.
 * Not:    widgets: the caller says how high words of a width are.
 * Shape:  a board that is larger than half of the wall's height gives way before
 *         the letters do.
 */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* Letters are this part of the height: aimed at, and at least. */
#define TENGEN_CLASSROOM_FIT_LETTERS 17.0
#define TENGEN_CLASSROOM_FIT_LEAST 18.0

/**
 * TengenClassroomFitFunc:
 * @data: of #TengenClassroomFitRoom
 * @em: size of the letters
 * @width: width of a line
 *
 * Returns: height of the words, 0 if there are none, -1 if they cannot be so
 *   narrow
 */
typedef int (*TengenClassroomFitFunc) (gpointer data, double em, int width);

/**
 * TengenClassroomFitRoom:
 * @wall: height that letters are a part of
 * @x: left edge of the room
 * @y: its top edge
 * @width: its width
 * @height: its height
 * @aspect: height of a board by its width; 0 for things that take any room
 * @columns: how many of them are side by side
 * @rows: in how many rows
 * @above: words are below in any case
 * @measure: tells how high the words are
 * @data: for @measure
 *
 * What there is.
 */
typedef struct
{
  int wall;
  int x;
  int y;
  int width;
  int height;
  double aspect;
  int columns;
  int rows;
  gboolean above;
  TengenClassroomFitFunc measure;
  gpointer data;
} TengenClassroomFitRoom;

/**
 * TengenClassroomFit:
 * @em: size of the letters
 * @below: the words are below the board
 * @board: where the board is, or all of them
 * @words: where the words may be
 *
 * Where things go.
 */
typedef struct
{
  double em;
  gboolean below;
  GdkRectangle board;
  GdkRectangle words;
} TengenClassroomFit;

/* Finds the largest board whose words fit. */
void tengen_classroom_fit_find (TengenClassroomFit *self,
                                const TengenClassroomFitRoom *room);

/* Tells whether other words fit in the same room, so that nothing moves. */
gboolean tengen_classroom_fit_holds (const TengenClassroomFit *self,
                                     const TengenClassroomFitRoom *room);

G_END_DECLS
