/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-ruby: sentences of the program with readings (ふりがな)
 *
 * What:   makes a text with readings of a translated sentence: those that are
 *         written in it, else those of the table (tengen-words-readings).
 * Not:    texts of lessons, which have an XML of their own.
 * Shape:  {黒|くろ}の{番|ばん}です。 Only translations hold readings; the English
 *         texts of the sources need none. Braces that enclose no reading stay
 *         as they are.
 */
#pragma once

#include "tengen-lesson-text.h"

G_BEGIN_DECLS

/**
 * tengen_words_ruby:
 * @text: a translated text, maybe with readings
 *
 * Makes a text with readings; its language is that of the translations. In
 * Japanese words without a reading are looked up in the table.
 *
 * Returns: (transfer full): a text
 */
TengenLessonText *
tengen_words_ruby (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Makes a text without readings, of what a person has written. */
TengenLessonText *
tengen_words_unread (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
