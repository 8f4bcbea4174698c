/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-file-picker: asks for a file to open or a place to save
 *
 * Shape: GtkFileDialog from GTK 4.10 on, GtkFileChooserNative before. The
 *        version maximum is lifted here alone.
 * Memory: a question lives from the call to the answer.
 */
#undef GDK_VERSION_MAX_ALLOWED

#include "tengen-file-picker.h"

#include "tengen-words.h"

#define _(s) tengen_words_text (s)

typedef struct
{
  TengenFilePicked picked;
  gpointer data;
} Question;

static Question *
question_new (TengenFilePicked picked, gpointer data)
{
  Question *self = g_new (Question, 1);

  self->picked = picked;
  self->data = data;
  return self;
}

static void
question_answer (Question *self, GFile *file)
{
  self->picked (file, self->data);
  g_free (self);
}

static GtkFileFilter *
make_records_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Game records (SGF)"));
  gtk_file_filter_add_suffix (filter, "sgf");
  return filter;
}

static GtkFileFilter *
make_all_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("All files"));
  gtk_file_filter_add_pattern (filter, "*");
  return filter;
}

#if GTK_CHECK_VERSION(4, 10, 0)

static GtkFileDialog *
make_dialog (const char *title)
{
  GtkFileDialog *dialog = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) records = make_records_filter ();
  g_autoptr (GtkFileFilter) all = make_all_filter ();

  g_list_store_append (filters, records);
  g_list_store_append (filters, all);
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  return dialog;
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GFile) file =
      gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, NULL);

  question_answer (data, file);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GFile) file =
      gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);

  question_answer (data, file);
}

static void
ask (GtkWindow *parent, const char *name, Question *question)
{
  g_autoptr (GtkFileDialog) dialog = NULL;

  if (name == NULL)
    {
      dialog = make_dialog (_ ("Open a game record"));
      gtk_file_dialog_open (dialog, parent, NULL, opened_cb, question);
      return;
    }
  dialog = make_dialog (_ ("Save the game record"));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, parent, NULL, saved_cb, question);
}

#else

static void
response_cb (GtkNativeDialog *dialog, int response, Question *question)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  g_object_unref (dialog);
  question_answer (question, file);
}

static void
ask (GtkWindow *parent, const char *name, Question *question)
{
  gboolean saves = name != NULL;
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      saves ? _ ("Save the game record") : _ ("Open a game record"),
      parent,
      saves ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN,
      saves ? _ ("Save") : _ ("Open"),
      _ ("Cancel"));
  g_autoptr (GtkFileFilter) records = make_records_filter ();
  g_autoptr (GtkFileFilter) all = make_all_filter ();

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), records);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), all);
  if (saves)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), question);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

#endif

void
tengen_file_picker_open (GtkWindow *parent,
                         TengenFilePicked picked,
                         gpointer data)
{
  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (picked != NULL);

  ask (parent, NULL, question_new (picked, data));
}

void
tengen_file_picker_save (GtkWindow *parent,
                         const char *name,
                         TengenFilePicked picked,
                         gpointer data)
{
  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);
  g_return_if_fail (picked != NULL);

  ask (parent, name, question_new (picked, data));
}
