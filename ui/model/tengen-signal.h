/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-signal: a signal that tells something and asks nothing
 *
 * Nearly all are of this kind.
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * tengen_signal_new:
 * @name: the signal
 * @type: the type that has it
 * @n: how many arguments it has; their types follow
 *
 * Makes a signal without an answer and without a handler of the class. For a
 * class's init.
 *
 * Returns: its number, for g_signal_emit()
 */
guint tengen_signal_new (const char *name, GType type, guint n, ...);

G_END_DECLS
