/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-errno: why the system refused to read or write
 *
 * What: sentences of our own; those of libc are in the user's language only
 *       where its translations are installed.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_words_errno:
 * @number: an errno
 *
 * Says why something could not be read, written or locked.
 *
 * Returns: (transfer full): a sentence, or the bare number of a rare error
 */
char *tengen_words_errno (int number) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
