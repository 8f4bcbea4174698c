/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-glossary-words: what the glossary page says and asks of an entry
 *
 * What:  its words as plain text, its language, the games it belongs to.
 * Not:   the widgets (tengen-glossary-page), searching meanings (core/lesson).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-lesson-glossary.h"

G_BEGIN_DECLS

/* Gives the text without readings, maybe "" (transfer full). */
char *tengen_glossary_words_get_plain (const TengenLessonWords *words,
                                       const char *language)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_glossary_words_find_other:
 * @words: (nullable): a text in all its languages
 * @language: the language that the user reads
 *
 * Finds the text in another language.
 *
 * Returns: (transfer none) (nullable): the first text found
 */
const TengenLessonText *
tengen_glossary_words_find_other (const TengenLessonWords *words,
                                  const char *language);

/**
 * tengen_glossary_words_pick_language:
 * @entry: an entry
 *
 * Tells in which language of its entries a glossary is read.
 *
 * Returns: (transfer none): a language, as long as the entry is there
 */
const char *
tengen_glossary_words_pick_language (const TengenLessonEntry *entry);

/**
 * tengen_glossary_words_begins:
 * @entry: an entry
 * @wanted: what a person typed
 *
 * Tells whether the word begins so in any language: then it is what is meant
 * most likely.
 *
 * Returns: %TRUE if it does
 */
gboolean tengen_glossary_words_begins (const TengenLessonEntry *entry,
                                       const char *wanted);

/* Names the game that an entry belongs to. */
const char *tengen_glossary_words_name_game (const TengenLessonEntry *entry);

/* Lists the games that words can be chosen of; the first stands for all. */
GtkStringList *
tengen_glossary_words_make_games (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_glossary_words_is_of:
 * @entry: an entry
 * @game: place in the list of tengen_glossary_words_make_games()
 *
 * Tells whether it is a word of that game.
 *
 * Returns: %TRUE if it is
 */
gboolean tengen_glossary_words_is_of (const TengenLessonEntry *entry,
                                      guint game);

G_END_DECLS
