/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-save-owner: which program has a file, where nothing can be locked
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_save_owner_describe:
 *
 * Says which program this is, so that no other is taken for it: its number,
 * computer, when it began, a word of its own and since when the computer runs.
 *
 * Returns: (transfer none): a line with its end, the same each time
 */
const char *tengen_save_owner_describe (void);

/**
 * tengen_save_owner_is_there:
 * @text: what a program wrote of itself, or any text; an older Tengen wrote
 *   only the first two words
 *
 * Tells whether that program runs on this computer. A number alone proves
 * nothing: it is given again, after a restart soon.
 *
 * Returns: %FALSE for a program that ended, of another computer, or no line
 */
gboolean tengen_save_owner_is_there (const char *text);

/**
 * tengen_save_owner_is_here:
 * @text: see tengen_save_owner_is_there()
 *
 * Tells whether a program of this computer wrote this, so that one that is not
 * there has ended.
 *
 * Returns: %FALSE for a program of another computer, or no line
 */
gboolean tengen_save_owner_is_here (const char *text);

G_END_DECLS
