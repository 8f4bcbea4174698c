/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-reader: what the readers of lessons and glossaries share
 *
 * What:   where faults go, the values of attributes.
 * Not:    form: a value of the wrong form was reported before
 *         (tengen-lesson-form) and is passed over here.
 */
#pragma once

#include "tengen-lesson-fault.h"
#include "tengen-lesson-glossary.h"
#include "tengen-lesson.h"

#include <libxml/tree.h>

G_BEGIN_DECLS

/**
 * TengenLessonLanguage:
 * @name: the language
 * @n_texts: how many texts are in it
 *
 * A language of a file.
 */
typedef struct
{
  char *name;
  guint n_texts;
} TengenLessonLanguage;

/**
 * TengenLessonReader:
 * @faults: (element-type TengenLessonFault): where faults are added
 * @failed: an error was found
 * @lesson: (nullable): what is read; %NULL for a glossary
 * @glossary: (nullable): entries that terms may refer to; %NULL: any
 * @languages: (element-type TengenLessonLanguage): the languages of the texts,
 *   that of the file first
 * @unread: kanji without readings in texts that may have such
 * @ids: the ids so far, each after the name of its element
 * @diagrams: diagrams by id, borrowed
 * @board: (nullable): the board that points are on
 * @notation: how points are to be shown
 *
 * A run of a reader.
 */
typedef struct
{
  GPtrArray *faults;
  gboolean failed;
  TengenLesson *lesson;
  const TengenLessonGlossary *glossary;
  GArray *languages;
  GString *unread;
  GHashTable *ids;
  GHashTable *diagrams;
  const TengenLessonDiagram *board;
  TengenNotation notation;
} TengenLessonReader;

/**
 * tengen_lesson_reader_init:
 * @self: (out caller-allocates): a run
 * @node: the first element of a file
 * @faults: (element-type TengenLessonFault): where faults are added
 *
 * Begins a run.
 */
void tengen_lesson_reader_init (TengenLessonReader *self,
                                const xmlNode *node,
                                GPtrArray *faults);

/* Ends a run. */
void tengen_lesson_reader_clear (TengenLessonReader *self);

/* Gives the language of the file. */
const char *tengen_lesson_reader_get_language (const TengenLessonReader *self);

/**
 * tengen_lesson_reader_count_text:
 * @self: a run
 * @node: a text
 * @language: its language
 *
 * Counts a text. One language more than %TENGEN_LESSON_MAX_LANGUAGES is a fault.
 *
 * Returns: %FALSE if it is in such a language
 */
gboolean tengen_lesson_reader_count_text (TengenLessonReader *self,
                                          const xmlNode *node,
                                          const char *language);

/**
 * tengen_lesson_reader_check_version:
 * @self: a run
 * @node: the first element of a file
 *
 * Tells whether the file is of the version that is read here; else that is a
 * fault.
 *
 * Returns: %FALSE if it is of a newer one
 */
gboolean tengen_lesson_reader_check_version (TengenLessonReader *self,
                                             const xmlNode *node);

/**
 * tengen_lesson_reader_add_remarks:
 * @self: a run, all texts read
 *
 * Adds what is to be said of all texts together: languages that are missing in
 * some, kanji without readings.
 */
void tengen_lesson_reader_add_remarks (TengenLessonReader *self);

/**
 * tengen_lesson_reader_get_id:
 * @self: a run
 * @node: an element
 *
 * Reads an id. One that another element of the same name has is a fault.
 *
 * Returns: (transfer full) (nullable): the id, or %NULL if there is none
 */
char *
tengen_lesson_reader_get_id (TengenLessonReader *self,
                             const xmlNode *node) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_reader_add:
 * @self: a run
 * @code: what is wrong
 * @node: the element
 * @detail: (nullable): what it is about
 *
 * Adds an error.
 *
 * Returns: (transfer none) (nullable): the fault, to be given numbers; %NULL if
 *   the list is full
 */
TengenLessonFault *tengen_lesson_reader_add (TengenLessonReader *self,
                                             TengenLessonFaultCode code,
                                             const xmlNode *node,
                                             const char *detail);

/**
 * tengen_lesson_reader_get_choice:
 * @node: an element
 * @name: name of an attribute
 * @words: (array zero-terminated=1): its words, ended by %NULL
 * @otherwise: what it is if it is not there
 *
 * Reads an attribute that is one of some words.
 *
 * Returns: index of the word
 */
int tengen_lesson_reader_get_choice (const xmlNode *node,
                                     const char *name,
                                     const char *const *words,
                                     int otherwise);

/* Reads `yes` or `no`: 1, 0, or @otherwise if it is not there. */
int tengen_lesson_reader_get_flag (const xmlNode *node,
                                   const char *name,
                                   int otherwise);

/* Reads `black` or `white`, NONE if the attribute is not there. */
TengenStone tengen_lesson_reader_get_stone (const xmlNode *node,
                                            const char *name);

/* Reads a number, @otherwise if it is not there. */
int tengen_lesson_reader_get_number (const xmlNode *node,
                                     const char *name,
                                     int otherwise);

/**
 * tengen_lesson_reader_get_half:
 * @node: an element
 * @name: name of an attribute
 * @half: (out): half points; unchanged if it is not there
 *
 * Reads a number that may end with a half.
 *
 * Returns: %FALSE if it is not there
 */
gboolean tengen_lesson_reader_get_half (const xmlNode *node,
                                        const char *name,
                                        int *half);

/**
 * tengen_lesson_reader_parse_point:
 * @self: a run
 * @node: the element it stands at
 * @text: name of a point, or `pass`
 *
 * Reads a point of the present board. One that does not lie on it is a fault.
 *
 * Returns: a point, PASS, or NONE if it is none
 */
TengenPoint tengen_lesson_reader_parse_point (TengenLessonReader *self,
                                              const xmlNode *node,
                                              const char *text);

/* Writes the name of a point of the present board (transfer full). */
char *
tengen_lesson_reader_format_point (const TengenLessonReader *self,
                                   TengenPoint point) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_reader_get_point:
 * @self: a run
 * @node: an element
 * @name: name of an attribute
 *
 * Reads a point of the present board.
 *
 * Returns: a point, PASS, or NONE if it is none or not there
 */
TengenPoint tengen_lesson_reader_get_point (TengenLessonReader *self,
                                            const xmlNode *node,
                                            const char *name);

/* Adds the points of an attribute, on the present board, to @points. */
void tengen_lesson_reader_get_points (TengenLessonReader *self,
                                      const xmlNode *node,
                                      const char *name,
                                      GArray *points);

/* Checks how many moves an element holds; too many are a fault. */
void tengen_lesson_reader_check_moves (TengenLessonReader *self,
                                       const xmlNode *node,
                                       guint n_moves);

G_END_DECLS
