/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-read: a lesson from the bytes of a file
 *
 * What:   XML read with nothing but the bytes given (no entities, no DOCTYPE, no
 *         network, no other files), the limits, the schema, and the structs.
 * Not:    whether what it says is true (tengen-lesson-check).
 * Shape:  what a schema would say badly is said by the reader itself; the schema
 *         has the last word.
 * Source: lesson.rnc.
 */
#pragma once

#include "tengen-lesson-fault.h"
#include "tengen-lesson-glossary.h"
#include "tengen-lesson.h"

G_BEGIN_DECLS

typedef struct TengenLessonSchema TengenLessonSchema;

/**
 * tengen_lesson_schema_new:
 * @data: (array length=length): the bytes of lesson.rng
 * @length: how many
 *
 * Prepares the schema once for many lessons.
 *
 * Returns: (transfer full) (nullable): the schema, or %NULL if it is none
 */
TengenLessonSchema *tengen_lesson_schema_new (const char *data, gsize length)
    G_GNUC_WARN_UNUSED_RESULT;

/* Frees a schema; does nothing for %NULL. */
void tengen_lesson_schema_free (TengenLessonSchema *self);

/**
 * tengen_lesson_read:
 * @data: (array length=length): the bytes of a file
 * @length: how many
 * @schema: the schema
 * @glossary: (nullable): entries that terms may refer to; %NULL: any
 * @notation: how points of Go are to be shown on boards and in texts, where a
 *   piece of a text has nothing but the name of the point
 * @faults: (element-type TengenLessonFault): where faults are added
 *
 * Reads a lesson for someone who names points so. In the file they have one
 * kind of name all the same.
 *
 * Cost: linear; a lesson of 15 steps takes some 5 ms, the largest file less than
 * half a second.
 *
 * Returns: (transfer full) (nullable): the lesson, or %NULL with at least one
 *   error in @faults
 */
TengenLesson *tengen_lesson_read (const char *data,
                                  gsize length,
                                  const TengenLessonSchema *schema,
                                  const TengenLessonGlossary *glossary,
                                  TengenNotation notation,
                                  GPtrArray *faults) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenLessonSchema, tengen_lesson_schema_free)

G_END_DECLS
