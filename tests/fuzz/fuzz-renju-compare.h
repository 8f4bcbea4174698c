/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-renju-compare: whether two positions of Renju are the same
 */
#pragma once

#include "tengen-game-position.h"

/**
 * fuzz_renju_demand:
 * @kept: whether a promise is kept
 * @promise: the promise
 *
 * Stops the program where a promise is not kept, in the way of which libFuzzer
 * keeps the input.
 */
void fuzz_renju_demand (gboolean kept, const char *promise);

/**
 * fuzz_renju_compare:
 * @one: a position
 * @other: a position
 *
 * Demands that they are the same: stones, turn, opening, claims, seats, names,
 * the end.
 */
void fuzz_renju_compare (const TengenPosition *one,
                         const TengenPosition *other);
