/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-number: roots and logarithms in whole numbers
 *
 * Why: the engine's moves must be the same on every machine and with every
 *      compiler; floating numbers and the C library's functions are not.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The logarithm of 2. */
#define TENGEN_ENGINE_LOG_UNIT 256

/* Takes the square root, rounded down. Cost: 32 steps. */
guint32 tengen_engine_root (guint64 number);

/**
 * tengen_engine_log:
 * @number: 1 and up
 *
 * Takes the logarithm to the base of 2, in parts of %TENGEN_ENGINE_LOG_UNIT;
 * exact for powers of two, along a straight line between them, so that it is
 * too small by 0.09 of the unit at most.
 *
 * Returns: 0 to 31 units and a part
 */
guint tengen_engine_log (guint32 number);

G_END_DECLS
