/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-words: the sentence of a show, in letters of a size, and
 * what stands below it
 *
 * What:   one sentence with readings; the show's own widget below it; tells how
 *         high both are.
 * Not:    where on the wall (tengen-classroom-fit).
 * Shape:  a status for assistive technology: another sentence is read out.
 */
#pragma once

#include "tengen-show.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_CLASSROOM_WORDS (tengen_classroom_words_get_type ())
G_DECLARE_FINAL_TYPE (TengenClassroomWords,
                      tengen_classroom_words,
                      TENGEN,
                      CLASSROOM_WORDS,
                      GtkWidget)

/* Takes the sentence and the widget of a show; @show may be %NULL. */
void tengen_classroom_words_show (TengenClassroomWords *self, TengenShow *show);

/* Gives the sentence; may be %NULL. */
const TengenLessonText *
tengen_classroom_words_get_text (TengenClassroomWords *self);

/**
 * tengen_classroom_words_measure:
 * @self: words
 * @em: size of the letters
 * @width: width of a line
 *
 * Tells how high they are; the letters have that size then.
 *
 * Returns: a height, 0 for no words, -1 if they cannot be so narrow
 */
int tengen_classroom_words_measure (TengenClassroomWords *self,
                                    double em,
                                    int width);

/* Sets the size of what is below the sentence from the height of the wall. */
void tengen_classroom_words_set_wall (TengenClassroomWords *self, int wall);

/* Centres the lines, as below a board, or begins them at the left. */
void tengen_classroom_words_set_centered (TengenClassroomWords *self,
                                          gboolean centered);

G_END_DECLS
