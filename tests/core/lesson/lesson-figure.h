/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lesson-figure: the figures of tests/data/lesson-figures.tsv, and what is said
 * of boards of Go
 *
 * Shape: points are lists of names, `E4 A3`, in any order.
 */
#pragma once

#include "tengen-lesson-game.h"

/**
 * LessonFigure:
 * @id: its name
 * @game: `pure-go`, `go`, `renju`; `-` for what is no board
 * @size: side of the board
 * @rows: what lies there, from the top, rows ended by /
 * @to_move: whose turn it is, Black where nothing is said
 * @labels: (element-type utf8 utf8): points by label
 * @moves: moves from it, or `-`
 * @line: the game that it is the end of, or `-`
 *
 * A figure.
 */
typedef struct
{
  char *id;
  char *game;
  int size;
  char *rows;
  TengenStone to_move;
  GHashTable *labels;
  char *moves;
  char *line;
} LessonFigure;

/* Reads all figures; they are to be freed after the tests. */
GPtrArray *lesson_figure_load (void);

/* Finds a figure by the start of its name. */
const LessonFigure *find (const char *id);

/* The points of a label. */
const char *lesson_figure_get_points (const LessonFigure *self,
                                      const char *label);

/* The figure as a diagram, under 純碁 or Japanese rules. */
TengenLessonDiagram *lesson_figure_draw (const LessonFigure *self);

/* The figure as a game. */
TengenGame *lesson_figure_start (const LessonFigure *self);

/* The figure of a name as a game. */
TengenGame *start (const char *id);

/* What happened before: moves of each side, stones taken of Black and White. */
typedef struct
{
  int moves;
  int black;
  int white;
} LessonPast;

/* Counts it under a rule set; @dead is a list of points, @past may be NULL. */
TengenGoCount *lesson_figure_count (const LessonFigure *self,
                                    const char *rules,
                                    const char *dead,
                                    int equal,
                                    const LessonPast *past);

/* --- Asking a game --- */

/* Its board. */
const TengenBoard *get_board (const TengenGame *game);

/* How many stones of a side lie there, and were taken. */
int count_stones (const TengenGame *game, TengenStone stone);
int count_taken (const TengenGame *game, TengenStone stone);

/* The same stones lie there. */
void assert_lies (const TengenGame *game, const LessonFigure *figure);

/* The marks stand on these points and nowhere else. */
void
assert_marked (const TengenGame *game, const guint8 *marks, const char *points);

/* The chain of a stone, and its liberties. */
void assert_chain (const TengenGame *game,
                   const char *stone,
                   const char *chain,
                   const char *liberties);

/* What the side to move takes at a point; `` for nothing. */
void assert_takes (TengenGame *game, const char *point, const char *taken);

/* Why a point is refused to a side; NONE if it is not. */
void assert_point (const TengenGame *game,
                   TengenStone stone,
                   const char *points,
                   TengenReasonCode code);

/* How many stones of a side cannot be taken by any play. */
int count_alive (const TengenGame *game, TengenStone stone);
