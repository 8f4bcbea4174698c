/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * renju-figure: boards, points and shapes as short texts, in and out
 *
 * Shape: a board is the names of its stones, black then white: `E8 G8 / D8`;
 *        or the 225 characters of the shared files. A shape is its kind, its
 *        stones and behind `>` the points that go on: `four E8 F8 G8 H8 > I8`.
 */
#pragma once

#include "tengen-renju-reason.h"

G_BEGIN_DECLS

/**
 * renju_figure_read:
 * @text: a board
 *
 * Reads a board.
 *
 * Returns: (transfer full): the board
 */
TengenRenju *renju_figure_read (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * renju_figure_point:
 * @name: `H8`
 *
 * Reads a point.
 *
 * Returns: the point
 */
TengenPoint renju_figure_point (const char *name);

/**
 * renju_figure_shape:
 * @shape: a shape
 *
 * Writes a shape.
 *
 * Returns: (transfer full): the text
 */
char *
renju_figure_shape (const TengenRenjuShape *shape) G_GNUC_WARN_UNUSED_RESULT;

/**
 * renju_figure_shapes:
 * @shapes: (transfer full) (element-type TengenRenjuShape): shapes
 *
 * Writes shapes, with `, ` between them.
 *
 * Returns: (transfer full): the text
 */
char *renju_figure_shapes (GArray *shapes) G_GNUC_WARN_UNUSED_RESULT;

/**
 * renju_figure_try:
 * @try: a try
 *
 * Writes a try: its point, its cause, the classes of a forbidden one, and its
 * shape.
 *
 * Returns: (transfer full): the text
 */
char *renju_figure_try (const TengenRenjuTry *try) G_GNUC_WARN_UNUSED_RESULT;

/**
 * renju_figure_reason:
 * @reason: a reason
 *
 * Writes a reason: the point, its classes, each part with `+` if it counts or
 * `-`, its tries in parentheses, and reasons of them in brackets.
 *
 * Returns: (transfer full): the text
 */
char *
renju_figure_reason (const TengenRenjuReason *reason) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
