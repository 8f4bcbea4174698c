/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-export: a picture of the board for other programs
 *
 * What:  PNG, SVG or PDF of what a board shows, painted in a worker.
 * Not:   what is to be seen (tengen-paint-view), where the picture goes.
 */
#pragma once

#include <gio/gio.h>

#include "tengen-paint-board.h"
#include "tengen-paint-file.h"

G_BEGIN_DECLS

/**
 * tengen_export_paint_async:
 * @view: (transfer full): what is to be seen
 * @coordinates: a #TengenNotation or %TENGEN_PAINT_NO_COORDINATES
 * @cell_ratio: height of a cell in widths
 * @format: what to write
 * @callback: called in the main loop
 * @data: for @callback
 *
 * Paints a picture by day, 1024 pixels wide or high.
 */
void tengen_export_paint_async (TengenView *view,
                                int coordinates,
                                double cell_ratio,
                                TengenPaintFormat format,
                                GAsyncReadyCallback callback,
                                gpointer data);

/**
 * tengen_export_paint_finish:
 * @result: what the callback got
 * @error: return location for a %G_IO_ERROR
 *
 * Gives the picture.
 *
 * Returns: (transfer full) (nullable): its bytes, or %NULL
 */
GBytes *tengen_export_paint_finish (GAsyncResult *result,
                                    GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
