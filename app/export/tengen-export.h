/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-export: boards for other programs, written in a worker
 *
 * What:  a job that can be watched and stopped.
 * Not:   what is written (tengen-paint-export), where it goes.
 */
#pragma once

#include <gio/gio.h>

#include "tengen-paint-export.h"

G_BEGIN_DECLS

/**
 * tengen_export_start:
 * @views: (transfer full) (element-type TengenView): boards; callers may not
 *   touch them any more
 * @export: how they are written; copied
 * @cancellable: (nullable): stops the job between two frames
 * @callback: called in the main loop
 * @data: for @callback
 *
 * Begins to write boards.
 *
 * Returns: (transfer full): the job, for tengen_export_get_progress()
 */
GTask *tengen_export_start (GPtrArray *views,
                            const TengenPaintExport *export,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer data) G_GNUC_WARN_UNUSED_RESULT;

/* Tells how far it is. Returns: 0 to 1. */
double tengen_export_get_progress (GTask *job);

/**
 * tengen_export_finish:
 * @result: what the callback got
 * @error: return location for a %TENGEN_PAINT_EXPORT_ERROR or %G_IO_ERROR
 *
 * Gives the whole file.
 *
 * Returns: (transfer full) (nullable): its bytes, or %NULL
 */
GBytes *tengen_export_finish (GAsyncResult *result,
                              GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
