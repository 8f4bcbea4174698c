/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-foreign: records of other programs, in the user's language
 *
 * What:   names of the forms, why a file of one is not opened, places in them.
 * Not:    what was odd in a file that is opened (tengen-words-file).
 * Shape:  GLib and gettext only; every text is (transfer full) UTF-8.
 */
#pragma once

#include "tengen-foreign.h"

G_BEGIN_DECLS

/* Names a form: Tygem GIB, RenLib (.lib). SGF for none. */
char *
tengen_words_foreign_form (TengenForeignForm form) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_foreign_error:
 * @error: an error of tengen_foreign_read()
 * @form: the form that it found
 *
 * Says why nothing of a file is opened, without the place.
 *
 * Returns: (transfer full): a sentence that names the form
 */
char *tengen_words_foreign_error (const GError *error, TengenForeignForm form)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_foreign_at:
 * @form: the form of a file
 * @line: a line in it, from 1, or 0 for no place
 * @column: a character of that line, or of a form of bytes the byte
 * @text: what is there
 *
 * Puts the place before a sentence: 3行12桁：…, or 25バイト目：….
 *
 * Returns: (transfer full): a text
 */
char *tengen_words_foreign_at (TengenForeignForm form,
                               guint line,
                               guint column,
                               const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
