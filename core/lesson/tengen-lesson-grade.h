/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-grade: in which school year a kanji is learnt (教育漢字)
 *
 * What:  the 1026 kanji of Japanese primary schools by year.
 * Source: 学年別漢字配当表, 小学校学習指導要領 (平成29年告示, in force since 2020):
 *        80, 160, 200, 202, 193, 191 kanji.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What tengen_lesson_grade_text() gives for kanji of no primary school year. */
#define TENGEN_LESSON_GRADE_LATER 7

/* Tells whether it is a kanji; 々 is one. */
gboolean tengen_lesson_is_kanji (gunichar character);

/**
 * tengen_lesson_grade_text:
 * @text: a text
 *
 * Tells the highest year in which one of its kanji is learnt.
 *
 * Returns: 1 to 6, %TENGEN_LESSON_GRADE_LATER, or 0 if there is none; 々 is not
 *   looked at
 */
int tengen_lesson_grade_text (const char *text);

G_END_DECLS
