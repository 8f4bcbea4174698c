/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-roster: the names of a class out of a text (名簿)
 *
 * What:   a name a line, maybe behind a number; what becomes of each.
 * Not:    adding them (tengen-lesson-pupils).
 */
#pragma once

#include "tengen-lesson-pupils.h"

G_BEGIN_DECLS

/**
 * TengenLessonRosterFate:
 * @TENGEN_LESSON_ROSTER_NEW: it can be added
 * @TENGEN_LESSON_ROSTER_PRESENT: a pupil has that name already
 * @TENGEN_LESSON_ROSTER_TWICE: it stands further up in the text
 * @TENGEN_LESSON_ROSTER_UNFIT: it is too long, or cannot be drawn
 * @TENGEN_LESSON_ROSTER_FULL: there is no room for it
 *
 * What becomes of a line.
 */
typedef enum
{
  TENGEN_LESSON_ROSTER_NEW,
  TENGEN_LESSON_ROSTER_PRESENT,
  TENGEN_LESSON_ROSTER_TWICE,
  TENGEN_LESSON_ROSTER_UNFIT,
  TENGEN_LESSON_ROSTER_FULL,
} TengenLessonRosterFate;

/**
 * TengenLessonRosterLine:
 * @fate: what becomes of it
 * @name: (NEW): a nickname; else what stands in the text
 * @picture: (NEW): a picture, another one than those before and behind
 *
 * A line with a name.
 */
typedef struct
{
  TengenLessonRosterFate fate;
  char *name;
  guint picture;
} TengenLessonRosterLine;

/**
 * tengen_lesson_roster_read:
 * @text: UTF-8, as it is pasted from a list or a spreadsheet
 * @all: (element-type TengenLessonPupil): the pupils there are
 *
 * Finds the names. A number at the beginning of a line is left out if a blank, a
 * comma or the like is behind it; blanks, tabs, commas and quotes between the
 * parts of a name become one blank. A line without a name is passed over. Names
 * that differ in blanks, in width or in capital letters are the same.
 *
 * Returns: (transfer full) (element-type TengenLessonRosterLine): the lines with
 *   names; the new ones do not go beyond %TENGEN_LESSON_PUPILS_MOST
 */
GPtrArray *tengen_lesson_roster_read (const char *text, const GPtrArray *all)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
