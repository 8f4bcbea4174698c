/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-job: pages on their way to a printer or a file
 */
#include "tengen-print-job.h"

typedef struct
{
  TengenPaper *paper;
  GFile *file;
} Job;

/* --- A printer --- */

static GtkPageSetup *
make_setup (const TengenPaper *paper)
{
  static const char *const NAMES[] = {
    [TENGEN_PAPER_A4] = GTK_PAPER_NAME_A4,
    [TENGEN_PAPER_A5] = GTK_PAPER_NAME_A5,
    [TENGEN_PAPER_B5] = "jis_b5",
    [TENGEN_PAPER_LETTER] = GTK_PAPER_NAME_LETTER,
  };
  GtkPageSetup *setup = gtk_page_setup_new ();
  GtkPaperSize *size =
      gtk_paper_size_new (NAMES[tengen_paper_get_size (paper)]);

  gtk_page_setup_set_paper_size_and_default_margins (setup, size);
  gtk_paper_size_free (size);
  return setup;
}

/* Another size than that of the pages may have been chosen in the dialog. */
static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext *context,
              int index,
              TengenPaper *paper)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double room_x = gtk_print_context_get_width (context);
  double room_y = gtk_print_context_get_height (context);
  double width, height, scale;

  tengen_paper_size_get (tengen_paper_get_size (paper), &width, &height);
  scale = MIN (room_x / width, room_y / height);
  cairo_translate (
      cr, (room_x - width * scale) / 2, (room_y - height * scale) / 2);
  cairo_scale (cr, scale, scale);
  tengen_paper_draw (paper, (guint) index, cr);
}

GtkPrintOperation *
tengen_print_job_new (TengenPaper *paper, const char *name)
{
  g_return_val_if_fail (paper != NULL, NULL);

  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = make_setup (paper);

  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_n_pages (operation,
                                   (int) tengen_paper_get_n_pages (paper));
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_data (operation,
                         "draw-page",
                         G_CALLBACK (draw_page_cb),
                         tengen_paper_ref (paper),
                         (GClosureNotify) (GCallback) tengen_paper_unref,
                         0);
  return operation;
}

/* --- A file --- */

static void
free_job (gpointer data)
{
  Job *job = data;

  tengen_paper_unref (job->paper);
  g_object_unref (job->file);
  g_free (job);
}

static void
save_worker (GTask *task,
             gpointer source,
             gpointer data,
             GCancellable *cancellable)
{
  const Job *job = data;
  cairo_status_t status = CAIRO_STATUS_SUCCESS;
  g_autoptr (GByteArray) bytes = tengen_paper_make_pdf (job->paper, NULL, &status);
  GError *error = NULL;

  if (bytes == NULL)
    g_task_return_new_error (task,
                             G_IO_ERROR,
                             G_IO_ERROR_FAILED,
                             "%s",
                             cairo_status_to_string (status));
  else if (g_file_replace_contents (job->file,
                                    (const char *) bytes->data,
                                    bytes->len,
                                    NULL,
                                    FALSE,
                                    G_FILE_CREATE_NONE,
                                    NULL,
                                    cancellable,
                                    &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
tengen_print_job_save_async (gpointer source,
                             TengenPaper *paper,
                             GFile *file,
                             GAsyncReadyCallback callback,
                             gpointer data)
{
  g_return_if_fail (paper != NULL && G_IS_FILE (file));

  g_autoptr (GTask) task = g_task_new (source, NULL, callback, data);
  Job *job = g_new0 (Job, 1);

  g_task_set_source_tag (task, tengen_print_job_save_async);
  job->paper = tengen_paper_ref (paper);
  job->file = g_object_ref (file);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, save_worker);
}

gboolean
tengen_print_job_save_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
