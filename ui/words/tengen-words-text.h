/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-text: English texts of the sources to the user's language
 *
 * What:  the program's catalogue, with plurals and contexts.
 * Not:   what is said (tengen-words).
 * Shape: rooms above define `_(text)` as tengen_words_text (text), so that the
 *        tools find their texts. gettext is asked directly: GLib's functions
 *        remember the language of their first call.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Letters of a name that are shown: of a player, an event, a file; and of what
 * may be as long as a sentence or two. */
#define TENGEN_WORDS_NAME_LETTERS 80
#define TENGEN_WORDS_LINE_LETTERS 300

/* The name under which translations are installed. */
#define TENGEN_WORDS_DOMAIN "tengen"

/**
 * tengen_words_init:
 * @localedir: where translations are installed; the variable TENGEN_LOCALEDIR
 *   goes before it
 *
 * Binds the translations. The locale must have been set before.
 */
void tengen_words_init (const char *localedir);

/* Translates an English text, as gettext does, in the program's domain. */
const char *tengen_words_text (const char *msgid) G_GNUC_FORMAT (1);

/**
 * tengen_words_gap:
 *
 * Gives what stands between two parts of a line that do not make a sentence, as
 * a number and a title.
 *
 * Returns: (transfer none): a wide blank, or two narrow ones
 */
const char *tengen_words_gap (void);

/* Gives what is between words and what is said under them: 正解　黒は生き. */
const char *tengen_words_colon (void);

/* Puts a number before words (nullable): 3　花子 (transfer full). */
char *tengen_words_numbered (guint number,
                             const char *words) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_append:
 * @text: sentences, maybe none
 * @sentence: (nullable): what follows, "" for nothing
 *
 * Puts a sentence behind others, in any language: nothing stands behind 。, a
 * blank behind a full stop, and tengen_words_gap() behind words without an end.
 */
void tengen_words_append (GString *text, const char *sentence);

/* Appends a fact, not a sentence, behind a dot; nothing for %NULL or "". */
void tengen_words_append_part (GString *text, const char *part);

/**
 * tengen_words_plural:
 * @one: an English text for one thing
 * @many: the same for several
 * @n: how many
 *
 * Translates a text with a number in it, as ngettext does.
 *
 * Returns: (transfer none): the text in the user's language, in UTF-8
 */
const char *tengen_words_plural (const char *one, const char *many, gulong n)
    G_GNUC_FORMAT (1) G_GNUC_FORMAT (2);

/**
 * tengen_words_context:
 * @context: what distinguishes it from the same English text elsewhere
 * @msgid: an English text
 *
 * Translates a text that is ambiguous in English, as pgettext does.
 *
 * Returns: (transfer none): the text in the user's language, in UTF-8
 */
const char *tengen_words_context (const char *context, const char *msgid)
    G_GNUC_FORMAT (2);

/**
 * tengen_words_plural_context:
 * @context: what distinguishes it from the same English text elsewhere
 * @one: an English text for one thing
 * @many: the same for several
 * @n: how many
 *
 * Does both.
 *
 * Returns: (transfer none): the text in the user's language, in UTF-8
 */
const char *tengen_words_plural_context (const char *context,
                                         const char *one,
                                         const char *many,
                                         gulong n) G_GNUC_FORMAT (2)
    G_GNUC_FORMAT (3);

/**
 * tengen_words_language:
 *
 * Names the language of the translations, which need not be that of the locale.
 *
 * Returns: (transfer none): a code such as `ja`, `zh`; `en` without translations
 */
const char *tengen_words_language (void);

/**
 * tengen_words_fold:
 * @text: a text, or what is looked for in it
 *
 * Makes texts alike that are looked for alike: capital and small letters, wide
 * and narrow ones.
 *
 * Returns: (transfer full): the text to compare
 */
char *tengen_words_fold (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_next_letter:
 * @at: a place in a text that is not its end
 *
 * Finds where the letter ends that begins at @at, with its accents, joined signs
 * and directions. What has more of them than any script needs is cut into
 * several letters, so that no letter is long.
 *
 * Returns: (transfer none): a place behind @at
 */
const char *tengen_words_next_letter (const char *at);

/* Tells how wide a text is, a letter being 1 and a kanji 2. */
int tengen_words_get_width (const char *text);

/**
 * tengen_words_shorten:
 * @text: (nullable): a text of any length, from a file
 * @letters: how many letters may be seen, above 0
 *
 * Cuts a text for display at a whole letter and ends it with "…", if it has too
 * many letters, or 300 without a place where a line could end. All names and
 * lines from files go through here before they are laid out: laying out takes
 * seconds for 100,000 letters, too many to read.
 *
 * Cost: that of what is given, however long @text is.
 *
 * Returns: (transfer full) (nullable): a text, %NULL for %NULL
 */
char *tengen_words_shorten (const char *text,
                            guint letters) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
