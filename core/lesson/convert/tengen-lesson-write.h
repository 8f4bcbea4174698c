/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-write: lessons written as XML
 *
 * What:   elements, attributes and texts of a lesson file, its diagrams.
 * Not:    what a lesson says (tengen-lesson-from-sgf).
 * Shape:  elements are begun and ended in the order of the file; whatever
 *         characters a text has, the file can be read again.
 * Source: lesson.rnc.
 */
#pragma once

#include "tengen-lesson.h"

G_BEGIN_DECLS

typedef struct TengenLessonWriter TengenLessonWriter;

/* Begins to write; @whole: a file, which begins by saying so. */
TengenLessonWriter *
tengen_lesson_writer_new (gboolean whole) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a writer; does nothing for %NULL. */
void tengen_lesson_writer_free (TengenLessonWriter *self);

/**
 * tengen_lesson_writer_is_too_long:
 * @self: a writer
 *
 * Tells whether a lesson cannot be read again any more: no reader takes more
 * than %TENGEN_LESSON_MAX_BYTES. The last few KiB may not be counted yet.
 *
 * Returns: %TRUE if it is too long
 */
gboolean tengen_lesson_writer_is_too_long (const TengenLessonWriter *self);

/* Ends all elements; nothing can be written then. Returns: (transfer full). */
char *tengen_lesson_writer_finish (TengenLessonWriter *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Begins an element. */
void tengen_lesson_writer_begin (TengenLessonWriter *self, const char *name);

/* Ends the element that was begun last. */
void tengen_lesson_writer_end (TengenLessonWriter *self);

/**
 * tengen_lesson_writer_set:
 * @self: a writer, nothing written in the element yet
 * @name: name of an attribute
 * @value: UTF-8
 *
 * Writes an attribute.
 */
void tengen_lesson_writer_set (TengenLessonWriter *self,
                               const char *name,
                               const char *value);

/**
 * tengen_lesson_writer_add:
 * @self: a writer
 * @name: name of an element
 * @text: UTF-8
 *
 * Writes an element that holds a text. Characters that XML has not are left out.
 */
void tengen_lesson_writer_add (TengenLessonWriter *self,
                               const char *name,
                               const char *text);

/**
 * tengen_lesson_writer_put:
 * @self: a writer, nothing written in the element yet but attributes
 * @text: a text without paragraphs
 *
 * Writes a text with readings and emphasis into the element; it names no terms
 * and points.
 */
void tengen_lesson_writer_put (TengenLessonWriter *self,
                               const TengenLessonText *text);

/**
 * tengen_lesson_writer_add_text:
 * @self: a writer
 * @name: name of an element
 * @language: (nullable): its language, %NULL for that of the lesson
 * @text: a text without paragraphs
 *
 * Writes an element that holds a text, as tengen_lesson_writer_put() does.
 */
void tengen_lesson_writer_add_text (TengenLessonWriter *self,
                                    const char *name,
                                    const char *language,
                                    const TengenLessonText *text);

/**
 * tengen_lesson_writer_set_point:
 * @self: a writer, nothing written in the element yet
 * @name: name of an attribute
 * @diagram: the diagram whose board it is on
 * @point: a point or PASS
 *
 * Writes an attribute that is a point.
 */
void tengen_lesson_writer_set_point (TengenLessonWriter *self,
                                     const char *name,
                                     const TengenLessonDiagram *diagram,
                                     TengenPoint point);

/**
 * tengen_lesson_writer_set_points:
 * @self: a writer, nothing written in the element yet
 * @name: name of an attribute
 * @diagram: the diagram whose board they are on
 * @points: (element-type TengenPoint): points, PASS too
 *
 * Writes an attribute that is a list of points.
 */
void tengen_lesson_writer_set_points (TengenLessonWriter *self,
                                      const char *name,
                                      const TengenLessonDiagram *diagram,
                                      const GArray *points);

/**
 * tengen_lesson_writer_set_terms:
 * @self: a writer, nothing written in the element yet
 * @setup: what is played
 * @base: (nullable): what a reader takes it to be where nothing is said; %NULL
 *   if that is not known: then all is said
 *
 * Writes game, rules, size and komi as attributes.
 */
void tengen_lesson_writer_set_terms (TengenLessonWriter *self,
                                     const TengenGameSetup *setup,
                                     const TengenGameSetup *base);

/**
 * tengen_lesson_writer_add_diagram:
 * @self: a writer
 * @diagram: a diagram
 * @base: (nullable): as for tengen_lesson_writer_set_terms()
 *
 * Writes a diagram: stones, moves before, the side to move, ko, what happened
 * before, labels, arrows, the part that is shown. Its id is not written.
 */
void tengen_lesson_writer_add_diagram (TengenLessonWriter *self,
                                       const TengenLessonDiagram *diagram,
                                       const TengenGameSetup *base);

/**
 * tengen_lesson_write_diagram:
 * @diagram: a diagram
 *
 * Writes a diagram alone, to be put into any lesson.
 *
 * Returns: (transfer full): the text of the element
 */
char *tengen_lesson_write_diagram (const TengenLessonDiagram *diagram)
    G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenLessonWriter, tengen_lesson_writer_free)

G_END_DECLS
