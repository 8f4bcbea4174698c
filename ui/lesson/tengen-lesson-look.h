/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-look: how the texts of a lesson are shown
 *
 * What:  language and size, which all parts of the page share; labels that
 *        follow them.
 * Shape: a link or the name of a point in such a label asks the page by its
 *        actions lesson.term and lesson.light, wherever the label stands.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-lesson.h"
#include "tengen-lesson-text.h"

G_BEGIN_DECLS

/**
 * TengenLessonLook:
 * @language: in which language texts are read
 * @scale: size of texts, 1.0 is that of the style
 */
typedef struct
{
  const char *language;
  double scale;
} TengenLessonLook;

/**
 * tengen_lesson_look_add:
 * @self: how texts are shown
 * @parent: where it goes
 * @style: a class of the style sheet
 * @words: (nullable): a text
 *
 * Adds a label with a text at the end of a box.
 *
 * Returns: (transfer none): a #TengenRubyLabel
 */
GtkWidget *tengen_lesson_look_add (const TengenLessonLook *self,
                                   GtkBox *parent,
                                   const char *style,
                                   const TengenLessonWords *words);

/**
 * tengen_lesson_look_make:
 * @self: how texts are shown
 * @style: a class of the style sheet
 * @words: (nullable): a text
 *
 * Makes a label.
 *
 * Returns: (transfer floating): a #TengenRubyLabel
 */
GtkWidget *tengen_lesson_look_make (const TengenLessonLook *self,
                                    const char *style,
                                    const TengenLessonWords *words)
    G_GNUC_WARN_UNUSED_RESULT;

/* Shows another text; without one (%NULL) the label is not seen. */
void tengen_lesson_look_set (const TengenLessonLook *self,
                             GtkWidget *label,
                             const TengenLessonWords *words);

/* Makes the links and points of a #TengenRubyLabel ask the page. */
void tengen_lesson_look_follow (GtkWidget *label);

/* Gives a label of the program's own words the size of the other texts. */
void tengen_lesson_look_resize (const TengenLessonLook *self, GtkLabel *label);

/* Gives a text without readings, "" for %NULL (transfer full). */
char *tengen_lesson_look_plain (const TengenLessonLook *self,
                                const TengenLessonWords *words)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_look_get_coordinates:
 * @diagram: a diagram of a lesson
 *
 * Tells what stands at the edges of a board: a lesson names points in one way;
 * whether they are seen may be set by the diagram, else it is the learner's
 * choice for all boards.
 *
 * Returns: a #TengenNotation, or -1 for nothing
 */
int tengen_lesson_look_get_coordinates (const TengenLessonDiagram *diagram);

/* Adds a line to a text; none for %NULL or an empty one. */
void tengen_lesson_add_line (GString *text, const char *line);

G_END_DECLS
