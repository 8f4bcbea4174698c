/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-part: a part of a board (部分図)
 *
 * What:  which columns and rows of a view are seen, and seeing fewer of them.
 * Shape: a part is first and last column, first and last row.
 */
#pragma once

#include "tengen-paint-view.h"

G_BEGIN_DECLS

/**
 * tengen_view_find_part:
 * @self: a view
 * @part: (out caller-allocates): first and last column and row that are seen;
 *   the last before the first where nothing is
 *
 * Finds the part that is seen.
 */
void tengen_view_find_part (const TengenView *self, int part[4]);

/* Tells whether the first and last column and row are seen. */
gboolean tengen_view_is_whole (const TengenView *self);

/**
 * tengen_view_cut:
 * @self: a view
 * @part: first and last column, first and last row, all of them on the board
 *
 * Hides what is outside of a part. Lines and shapes that reach out of it are
 * dropped.
 */
void tengen_view_cut (TengenView *self, const int part[4]);

G_END_DECLS
