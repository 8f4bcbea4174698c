/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-cursor: a pointer that is seen from the last row
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Draws the pointer of the pen, else an arrow, @size pixels high. */
GdkCursor *tengen_classroom_cursor_new (gboolean pen,
                                        int size) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
