/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-origin: by which number a computer is known in logs of practice
 *
 * Shape: drawn by chance and kept with the user's state, which is not copied to
 *        another computer as data are. Where it cannot be kept it is another
 *        one the next time, which loses nothing.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_practice_origin_find:
 * @path: (nullable): a file, %NULL for the user's
 *
 * Gives the number of this computer. The first time, and where the file is none
 * of its kind, it is drawn and written.
 *
 * Returns: the number
 */
guint64 tengen_practice_origin_find (const char *path);

G_END_DECLS
