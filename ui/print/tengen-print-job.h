/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-job: pages on their way to a printer or a file
 *
 * What:  the desktop's print dialog; a PDF written by a worker.
 * Not:   what is on the pages.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-paper.h"

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

/**
 * tengen_print_job_save_async:
 * @source: (nullable) (type GObject): on whose behalf
 * @paper: pages that nobody else draws meanwhile
 * @file: where to
 * @callback: called in the main loop
 * @data: for @callback
 *
 * Writes all pages as PDF. What was there before stays if it fails.
 */
void tengen_print_job_save_async (gpointer source,
                                  TengenPaper *paper,
                                  GFile *file,
                                  GAsyncReadyCallback callback,
                                  gpointer data);

/**
 * tengen_print_job_save_finish:
 * @result: what the callback got
 * @error: return location for a %G_IO_ERROR
 *
 * Tells whether it was written.
 *
 * Returns: %FALSE with @error set if not
 */
gboolean tengen_print_job_save_finish (GAsyncResult *result, GError **error);

G_END_DECLS
