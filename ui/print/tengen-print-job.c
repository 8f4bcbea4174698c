/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-job: pages on their way to a printer or a file
 */
#include "tengen-print-job.h"

#include "tengen-save.h"
#include "tengen-worker.h"

/* How much is done is kept in thousandths: a number that is read at once. */
#define PARTS 1000
/* Dots an inch of a picture. */
#define DPI 200

/**
 * TengenPrintWork:
 * @wish: what is wished for
 * @cancellable: whether it is to stop
 * @done: (atomic): how much is done, of %PARTS
 * @file: (nullable): where to
 * @page: the page of a picture
 * @references: how many hold it
 */
struct TengenPrintWork
{
  TengenPrintWish *wish;
  GCancellable *cancellable;
  int done;
  GFile *file;
  guint page;
  gatomicrefcount references;
};

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

/* --- A worker --- */

TengenPrintWork *
tengen_print_work_new (const TengenPrintWish *wish)
{
  TengenPrintWork *self;

  g_return_val_if_fail (wish != NULL, NULL);

  self = g_new0 (TengenPrintWork, 1);
  self->wish = tengen_print_wish_copy (wish);
  self->cancellable = g_cancellable_new ();
  g_atomic_ref_count_init (&self->references);
  return self;
}

void
tengen_print_work_unref (TengenPrintWork *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->references))
    return;
  tengen_print_wish_free (self->wish);
  g_object_unref (self->cancellable);
  g_clear_object (&self->file);
  g_free (self);
}

double
tengen_print_work_get_done (TengenPrintWork *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return g_atomic_int_get (&self->done) / (double) PARTS;
}

void
tengen_print_work_cancel (TengenPrintWork *self)
{
  g_return_if_fail (self != NULL);

  g_cancellable_cancel (self->cancellable);
}

static gboolean
step (TengenPrintWork *self, double done)
{
  g_atomic_int_set (&self->done, (int) (done * PARTS));
  return !g_cancellable_is_cancelled (self->cancellable);
}

static gboolean
made_cb (double done, gpointer data)
{
  TengenPrintWork *self = data;

  /* a file has still to be written */
  return step (self, self->file != NULL ? done / 2 : done);
}

static gboolean
drawn_cb (double done, gpointer data)
{
  return step (data, 0.5 + done / 2);
}

static void
run (TengenPrintWork *self,
     GTaskThreadFunc worker,
     gpointer tag,
     GAsyncReadyCallback callback,
     gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, callback, data);

  g_task_set_source_tag (task, tag);
  /* what was done before it was stopped is done */
  g_task_set_check_cancellable (task, FALSE);
  g_atomic_ref_count_inc (&self->references);
  g_task_set_task_data (task, self, (GDestroyNotify) tengen_print_work_unref);
  tengen_worker_run (task, worker);
}

static TengenPaper *
make (TengenPrintWork *self, GError **error)
{
  TengenPaperWatch watch = { made_cb, self };
  g_autoptr (TengenPaper) paper = tengen_print_wish_make (self->wish, &watch);

  if (paper == NULL || tengen_paper_check (paper, error))
    return g_steal_pointer (&paper);
  return NULL;
}

static void
make_worker (GTask *task,
             gpointer source,
             gpointer data,
             GCancellable *cancellable)
{
  GError *error = NULL;
  g_autoptr (TengenPaper) paper = make (data, &error);

  if (g_task_return_error_if_cancelled (task))
    g_clear_error (&error);
  else if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (
        task, g_steal_pointer (&paper), (GDestroyNotify) tengen_paper_unref);
}

void
tengen_print_work_make_async (TengenPrintWork *self,
                              GAsyncReadyCallback callback,
                              gpointer data)
{
  g_return_if_fail (self != NULL);

  run (self, make_worker, tengen_print_work_make_async, callback, data);
}

TengenPaper *
tengen_print_work_make_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- A file --- */

static GByteArray *
draw (TengenPrintWork *self, const TengenPaper *paper, cairo_status_t *status)
{
  g_autofree char *name = g_file_get_basename (self->file);
  TengenPaperWatch watch = { drawn_cb, self };
  guint page = MIN (self->page, tengen_paper_get_n_pages (paper) - 1);

  if (g_str_has_suffix (name, ".png"))
    return tengen_paper_make_png (paper, page, DPI, status);
  if (g_str_has_suffix (name, ".svg"))
    return tengen_paper_make_svg (paper, page, status);
  return tengen_paper_make_pdf (paper, &watch, status);
}

static void
save_worker (GTask *task,
             gpointer source,
             gpointer data,
             GCancellable *cancellable)
{
  TengenPrintWork *self = data;
  cairo_status_t status = CAIRO_STATUS_SUCCESS;
  GError *error = NULL;
  g_autoptr (TengenPaper) paper = make (self, &error);
  g_autoptr (GByteArray) bytes = NULL;
  g_autoptr (GBytes) whole = NULL;

  if (paper != NULL)
    bytes = draw (self, paper, &status);
  if (g_task_return_error_if_cancelled (task))
    {
      g_clear_error (&error);
      return;
    }
  if (error != NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  if (bytes == NULL)
    {
      g_task_return_new_error (task,
                               G_IO_ERROR,
                               G_IO_ERROR_FAILED,
                               "%s",
                               cairo_status_to_string (status));
      return;
    }
  whole = g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  if (tengen_save_write_file (self->file, whole, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
tengen_print_work_save_async (TengenPrintWork *self,
                              GFile *file,
                              guint page,
                              GAsyncReadyCallback callback,
                              gpointer data)
{
  g_return_if_fail (self != NULL && G_IS_FILE (file));

  self->file = g_object_ref (file);
  self->page = page;
  run (self, save_worker, tengen_print_work_save_async, callback, data);
}

gboolean
tengen_print_work_save_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
