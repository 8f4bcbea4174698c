/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-form: which elements and attributes stand where
 *
 * What:   a form as a table, and comparing a tree with it, with a fault of its
 *         own for whatever does not fit.
 * Not:    what it means: points of a board, ids, rules (tengen-lesson-read).
 * Shape:  an element looks the same wherever it stands. The tables are made of
 *         the RELAX NG schemas when Tengen is built (tengen-lesson-form-make).
 * Source: lesson.rnc, glossary.rnc.
 */
#pragma once

#include "tengen-lesson-reader.h"
#include "tengen-lesson-value.h"

G_BEGIN_DECLS

/**
 * TengenLessonNeed:
 * @TENGEN_LESSON_MAY: may be left out
 * @TENGEN_LESSON_MUST: must be there
 * @TENGEN_LESSON_EITHER: one of those of an element that are marked so must be
 *   there, and only one
 *
 * Whether an attribute is needed.
 */
typedef enum
{
  TENGEN_LESSON_MAY,
  TENGEN_LESSON_MUST,
  TENGEN_LESSON_EITHER,
} TengenLessonNeed;

/**
 * TengenLessonFormAttribute:
 * @name: its name
 * @value: what may stand in it
 * @words: (nullable): (WORD): the words, blanks between them
 * @need: whether it is needed
 *
 * An attribute of an element.
 */
typedef struct
{
  const char *name;
  TengenLessonValue value;
  const char *words;
  TengenLessonNeed need;
} TengenLessonFormAttribute;

/**
 * TengenLessonFormPart:
 * @names: names of elements, separated by blanks, one of which is present; a
 *   star marks those that may occur several times
 * @is_needed: one must be present
 * @is_mixed: any of them in any order
 *
 * A part of what stands in an element, after the part before it.
 */
typedef struct
{
  const char *names;
  gboolean is_needed;
  gboolean is_mixed;
} TengenLessonFormPart;

/**
 * TengenLessonFormText:
 * @TENGEN_LESSON_TEXT_NONE: no text
 * @TENGEN_LESSON_TEXT_BEFORE: text and inline elements, then the parts
 * @TENGEN_LESSON_TEXT_INSTEAD: text and inline elements, or the parts
 * @TENGEN_LESSON_TEXT_VALUE: text that is a value
 *
 * Whether an element holds text.
 */
typedef enum
{
  TENGEN_LESSON_TEXT_NONE,
  TENGEN_LESSON_TEXT_BEFORE,
  TENGEN_LESSON_TEXT_INSTEAD,
  TENGEN_LESSON_TEXT_VALUE,
} TengenLessonFormText;

/* Room for those of an element and their end. */
#define TENGEN_LESSON_FORM_ATTRIBUTES 16
#define TENGEN_LESSON_FORM_PARTS 8

/**
 * TengenLessonFormElement:
 * @name: its name
 * @text: whether it holds text
 * @inside: (nullable): names of inline elements, blanks between them
 * @value: (nullable): (VALUE): what its text may be, @name does not matter
 * @attributes: its attributes, ended by one without name
 * @parts: its parts, ended by one without names
 *
 * An element.
 */
typedef struct
{
  const char *name;
  TengenLessonFormText text;
  const char *inside;
  const TengenLessonFormAttribute *value;
  TengenLessonFormAttribute attributes[TENGEN_LESSON_FORM_ATTRIBUTES];
  TengenLessonFormPart parts[TENGEN_LESSON_FORM_PARTS];
} TengenLessonFormElement;

/**
 * TengenLessonForm:
 * @elements: (array length=n_elements): all elements, sorted by name
 * @n_elements: how many
 *
 * A form.
 */
typedef struct
{
  const TengenLessonFormElement *elements;
  guint n_elements;
} TengenLessonForm;

/* Compares an element and all in it with a form; faults go to @reader. */
void tengen_lesson_form_check (const TengenLessonForm *self,
                               TengenLessonReader *reader,
                               const xmlNode *node);

/* Gives the form of lessons. */
const TengenLessonForm *tengen_lesson_form_get_lesson (void);

/* Gives the form of glossaries. */
const TengenLessonForm *tengen_lesson_form_get_glossary (void);

G_END_DECLS
