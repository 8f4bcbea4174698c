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

/**
 * tengen_classroom_words_show:
 * @self: words
 * @show: (nullable): whose
 *
 * Takes the sentence and the widget of a show.
 */
void tengen_classroom_words_show (TengenClassroomWords *self, TengenShow *show);

/**
 * tengen_classroom_words_get_text:
 * @self: words
 *
 * Gives the sentence.
 *
 * Returns: (transfer none) (nullable): a text
 */
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

/**
 * tengen_classroom_words_set_wall:
 * @self: words
 * @wall: height of the wall
 *
 * Sets the size of what stands below the sentence.
 */
void tengen_classroom_words_set_wall (TengenClassroomWords *self, int wall);

/**
 * tengen_classroom_words_set_centered:
 * @self: words
 * @centered: whether they stand in the middle of their width
 *
 * Words below a board are in the middle, those beside it begin at the left.
 */
void tengen_classroom_words_set_centered (TengenClassroomWords *self,
                                          gboolean centered);

G_END_DECLS
