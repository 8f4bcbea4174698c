/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-text-signal: a signal that tells one text
 *
 * Many objects say only why something failed, or which file is meant.
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * tengen_text_signal_new:
 * @name: the signal
 * @type: who has it
 *
 * Makes a signal with a text (UTF-8, or a path where the signal says so) as
 * its only argument and no handler of the class. For a class's init.
 *
 * Returns: its number, for g_signal_emit()
 */
guint tengen_text_signal_new (const char *name, GType type);

G_END_DECLS
