/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors-charset: names of charsets as indexes of files have them
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * vectors_charset_is_same:
 * @wanted: a name in an index
 * @got: an iconv name
 *
 * Tells whether two charsets are of one family. ASCII is part of every charset
 * but UTF-16.
 *
 * Returns: %TRUE if what was read agrees with what the index says
 */
gboolean vectors_charset_is_same (const char *wanted, const char *got);

G_END_DECLS
