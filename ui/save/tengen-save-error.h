/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-save-error: why a file failed, in the user's language
 *
 * What:  errors whose code is an errno; sentences instead of the texts of the
 *        system's libraries.
 * Not:   the sentences (tengen_words_errno()).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define TENGEN_SAVE_ERROR (tengen_save_error_quark ())

/* The code of a file that is not as it was expected; all others are errnos. */
#define TENGEN_SAVE_CHANGED (-1)
/* But this: what must be kept elsewhere first could not be; the message names
 * that folder. */
#define TENGEN_SAVE_NO_COPY (-5)

/* Names the error domain. */
GQuark tengen_save_error_quark (void);

/**
 * tengen_save_set_error:
 * @error: return location for a %TENGEN_SAVE_ERROR
 * @number: an errno or %TENGEN_SAVE_CHANGED
 *
 * Says why something failed on the disk.
 */
void tengen_save_set_error (GError **error, int number);

/**
 * tengen_save_explain:
 * @error: any error
 *
 * Says why something failed. GLib and GIO put texts of the C library into
 * their messages; these are replaced, messages of others are taken as they are.
 *
 * Returns: (transfer full): a sentence
 */
char *tengen_save_explain (const GError *error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
