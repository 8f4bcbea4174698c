/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-job: pages on their way to a printer or a file
 *
 * What:  the desktop's print dialog; pages made, and files written, by a worker,
 *        with how far it is, and a way to stop.
 * Not:   what is on the pages.
 * Shape: a work has all that its worker needs; nothing is shared with the
 *        window, and a worker never draws the pages that the window shows.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-print-wish.h"

G_BEGIN_DECLS

/**
 * tengen_print_job_new:
 * @paper: pages, kept as long as the job lives
 * @name: what it is called in the printer's list
 *
 * Makes a job; gtk_print_operation_run() runs it.
 *
 * Returns: (transfer full): a job
 */
GtkPrintOperation *tengen_print_job_new (TengenPaper *paper, const char *name)
    G_GNUC_WARN_UNUSED_RESULT;

typedef struct TengenPrintWork TengenPrintWork;

/* Makes a work, which can be done once. */
TengenPrintWork *
tengen_print_work_new (const TengenPrintWish *wish) G_GNUC_WARN_UNUSED_RESULT;

/* Drops a reference; the worker keeps its own; does nothing for %NULL. */
void tengen_print_work_unref (TengenPrintWork *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenPrintWork, tengen_print_work_unref)

/* Tells how much of it is done. */
double tengen_print_work_get_done (TengenPrintWork *self);

/* Stops it soon; it ends with %G_IO_ERROR_CANCELLED. */
void tengen_print_work_cancel (TengenPrintWork *self);

/* Makes the pages; @callback is called in the main loop. */
void tengen_print_work_make_async (TengenPrintWork *self,
                                   GAsyncReadyCallback callback,
                                   gpointer data);

/**
 * tengen_print_work_make_finish:
 * @result: what the callback got
 * @error: return location for a %G_IO_ERROR: CANCELLED, or a
 *   %TENGEN_PAPER_ERROR
 *
 * Gives the pages.
 *
 * Returns: (transfer full) (nullable): pages; %NULL without @error where there
 *   is nothing to make them of
 */
TengenPaper *
tengen_print_work_make_finish (GAsyncResult *result,
                               GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_print_work_save_async:
 * @self: a work
 * @file: where to; its ending says what: PNG and SVG have one page, else PDF
 * @page: that page
 * @callback: called in the main loop
 * @data: for @callback
 *
 * Makes the pages and writes them. What was there before stays if it fails or is
 * stopped.
 */
void tengen_print_work_save_async (TengenPrintWork *self,
                                   GFile *file,
                                   guint page,
                                   GAsyncReadyCallback callback,
                                   gpointer data);

/**
 * tengen_print_work_save_finish:
 * @result: what the callback got
 * @error: return location for a %G_IO_ERROR, %TENGEN_PAPER_ERROR or
 *   %TENGEN_SAVE_ERROR
 *
 * Tells whether it was written.
 *
 * Returns: %FALSE with @error set if not
 */
gboolean tengen_print_work_save_finish (GAsyncResult *result, GError **error);

G_END_DECLS
