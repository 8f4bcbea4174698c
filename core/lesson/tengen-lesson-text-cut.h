/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-text-cut: a text of a lesson as sentences (文を一つずつ)
 *
 * What:   where sentences end, in Japanese and in languages with blanks; a
 *         sentence that is too long for a wall is parted near its middle.
 * Not:    lines (ui/paint), what is said when (ui/classroom).
 * Shape:  nothing but blanks between sentences is lost; a piece with a reading
 *         stays whole; what stands in brackets or quotation marks is not parted.
 */
#pragma once

#include "tengen-lesson-text.h"

G_BEGIN_DECLS

/**
 * tengen_lesson_text_cut:
 * @self: a text
 *
 * Cuts a text into its sentences.
 *
 * Returns: (transfer full) (element-type TengenLessonText): sentences in their
 *   order, each a text of its own; none of an empty text
 */
GPtrArray *
tengen_lesson_text_cut (const TengenLessonText *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
