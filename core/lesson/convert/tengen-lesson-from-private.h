/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-from-private: what the files of tengen-lesson-from-sgf share
 */
#pragma once

#include "tengen-game-position.h"
#include "tengen-lesson-from-sgf.h"
#include "tengen-lesson-from-text.h"

G_BEGIN_DECLS

/**
 * TengenLessonMaker:
 * @record: what a lesson is made of
 * @notes: where notes are added
 * @writer: what it is written with
 * @terms: what the lesson says is played
 * @is_japanese: the language of the texts
 * @game: the present game, from 1
 * @root: its first node
 * @position: a position in it
 * @lines: for each node of the record a #TengenLessonLine
 * @chapter: (nullable): title of a chapter that begins with the next step
 * @has_chapter: a chapter is open
 * @is_problems: the last game was a problem; the next one shares its chapter
 * @n_chapters: how many were begun
 * @n_steps: how many steps were begun
 * @has_many: the record has several games
 *
 * A lesson that is being made.
 */
typedef struct
{
  const TengenRecord *record;
  GArray *notes;
  TengenLessonWriter *writer;
  TengenGameSetup *terms;
  gboolean is_japanese;
  guint game;
  TengenNode root;
  TengenPosition *position;
  guint8 *lines;
  char *chapter;
  gboolean has_chapter;
  gboolean is_problems;
  guint n_chapters;
  guint n_steps;
  gboolean has_many;
} TengenLessonMaker;

/* Adds a note about a node. */
void tengen_lesson_maker_note (TengenLessonMaker *self,
                               TengenLessonNoteCode code,
                               TengenNode node);

/* Tells whether the position can be drawn; else that is noted. */
gboolean tengen_lesson_maker_check (TengenLessonMaker *self);

/* Tells whether there is more already than one lesson can hold, so that it will
 * be refused whatever follows. */
gboolean tengen_lesson_maker_is_over (const TengenLessonMaker *self);

/**
 * tengen_lesson_maker_begin_step:
 * @self: a maker
 * @title: (nullable): its title
 * @say: what it says
 * @diagram: what it shows
 *
 * Begins a step, and a chapter where a new one is due; what the step asks may
 * follow.
 */
void tengen_lesson_maker_begin_step (TengenLessonMaker *self,
                                     const char *title,
                                     const char *say,
                                     const TengenLessonDiagram *diagram);

/* --- Nodes --- */

/**
 * tengen_lesson_maker_read_move:
 * @self: a maker
 * @node: a node
 * @move: (out): its move; the point is NONE if that is not on the board
 *
 * Reads the move of a node.
 *
 * Returns: %FALSE if it has none
 */
gboolean tengen_lesson_maker_read_move (const TengenLessonMaker *self,
                                        TengenNode node,
                                        TengenLessonMove *move);

/* Tells whether a node has one of some properties, ended by OTHER. */
gboolean tengen_lesson_maker_has_any (const TengenLessonMaker *self,
                                      TengenNode node,
                                      const TengenProperty *properties);

/* Tells whether stones are set up in a node, or taken off. */
gboolean tengen_lesson_maker_has_setup (const TengenLessonMaker *self,
                                        TengenNode node);

/**
 * tengen_lesson_maker_next:
 * @self: a maker
 * @node: a node
 * @top: where the walk began
 *
 * Gives the node after a node when all from @top on are visited, each before
 * those behind it.
 *
 * Returns: a node, or none at the end
 */
TengenNode tengen_lesson_maker_next (const TengenLessonMaker *self,
                                     TengenNode node,
                                     TengenNode top);

/* Finds out what the record says of each line of @stone after a node. */
void tengen_lesson_maker_judge_lines (TengenLessonMaker *self,
                                      TengenNode question,
                                      TengenStone stone);

/* Tells whether a node says right or wrong of a line. */
gboolean tengen_lesson_maker_says_verdict (const TengenLessonMaker *self,
                                           TengenNode node);

/* --- Texts --- */

/**
 * tengen_lesson_maker_get_comment:
 * @self: a maker
 * @node: a node
 *
 * Gives the comment of a node without the words that only say right or wrong.
 *
 * Returns: (transfer full) (nullable): a text with something in it, or %NULL
 */
char *
tengen_lesson_maker_get_comment (const TengenLessonMaker *self,
                                 TengenNode node) G_GNUC_WARN_UNUSED_RESULT;

/* --- Steps --- */

/**
 * tengen_lesson_from_try:
 * @self: a maker
 * @title: (nullable): a title
 *
 * Makes the present game a step that asks for moves.
 *
 * Returns: %FALSE if there is no right answer; nothing was written then
 */
gboolean tengen_lesson_from_try (TengenLessonMaker *self, const char *title);

/**
 * tengen_lesson_from_moves:
 * @self: a maker
 * @title: (nullable): a title
 *
 * Makes the main line of the present game steps in which moves are watched, or
 * one in which there is only something to see.
 */
void tengen_lesson_from_moves (TengenLessonMaker *self, const char *title);

G_END_DECLS
