/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-signal: signals that tell something and ask nothing, and what
 *                properties may be used for
 *
 * Nearly all are of these kinds.
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* A property that is set and says itself when it has changed. */
#define TENGEN_PARAM_READWRITE                                                 \
  (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS)

/* A property that only its object changes. */
#define TENGEN_PARAM_READABLE (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS)

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
