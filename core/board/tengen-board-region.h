/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-region: connected areas of points and what they touch
 *
 * What: labels areas on a plain array of stones, so that callers may take
 *       dead stones off first. Used for territory, chains and life.
 * Not:  whose territory it is (core/go).
 */
#pragma once

#include "tengen-board-point.h"
#include "tengen-board-stone.h"

G_BEGIN_DECLS

/* Bits for sets of stone values. */
#define TENGEN_REGION_EMPTY (1u << TENGEN_STONE_NONE)
#define TENGEN_REGION_BLACK (1u << TENGEN_STONE_BLACK)
#define TENGEN_REGION_WHITE (1u << TENGEN_STONE_WHITE)

/* The label of points that belong to no area. */
#define TENGEN_REGION_NONE 0xFFFF

/**
 * tengen_region_label:
 * @stones: width x height values, row by row
 * @width: columns
 * @height: rows
 * @members: set of stone values (TENGEN_REGION_* bits) that form areas
 * @labels: (out caller-allocates): for each point its area's number, from 0
 *   in order of first points, or %TENGEN_REGION_NONE
 *
 * Labels the maximal areas of points with values in @members that hang
 * together along the lines; values in @members are not told apart.
 * Cost: O(points), no recursion.
 *
 * Returns: the number of areas
 */
int tengen_region_label (const guint8 *stones,
                         int width,
                         int height,
                         guint members,
                         guint16 *labels);

/**
 * tengen_region_touch:
 * @stones: width x height values, row by row
 * @width: columns
 * @height: rows
 * @labels: what tengen_region_label() gave for them
 * @n_areas: its return value
 * @touch: (out caller-allocates): for each area the set of values
 *   (TENGEN_REGION_* bits) on neighbouring points outside of it
 *
 * Tells what each area borders on.
 */
void tengen_region_touch (const guint8 *stones,
                          int width,
                          int height,
                          const guint16 *labels,
                          int n_areas,
                          guint8 *touch);

G_END_DECLS
