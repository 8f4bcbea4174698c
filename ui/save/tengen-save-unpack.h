/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-save-unpack: packed files (.gz) as what they hold
 *
 * What:   all members of a gzip file, with their sums checked.
 * Not:    packing: records are written as plain text, under another name.
 * Source: RFC 1952.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Tells whether a name or path promises a packed file: it ends in `.gz`. */
gboolean tengen_unpack_is_name (const char *name);

/* Gives the name without `.gz` of what is packed (transfer full). */
char *tengen_unpack_strip_name (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_unpack:
 * @bytes: the bytes of a file
 * @most: how many bytes it may hold
 * @error: return location for a #GError with a sentence in the user's language
 *
 * Unpacks a packed file, all of its members one behind the other. Bytes of any
 * other file come back as they are. A file that is cut, that does not have the
 * sums it names, that has something else behind its members or that holds too
 * much is refused. May be called in any thread.
 *
 * Returns: (transfer full) (nullable): the bytes, or %NULL
 */
GBytes *tengen_unpack (GBytes *bytes,
                       gsize most,
                       GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_unpack_start:
 * @bytes: the first bytes of a file
 * @most: how many bytes to unpack
 *
 * Unpacks as much of a packed file as there is of it. Bytes of any other file
 * come back as they are. May be called in any thread.
 *
 * Returns: (transfer full): the bytes
 */
GBytes *tengen_unpack_start (GBytes *bytes,
                             gsize most) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
