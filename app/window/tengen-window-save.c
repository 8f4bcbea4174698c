/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-save: the game to its file, or to another one
 *
 * Shape: a question before a file is written over is a notice; nothing is
 *        written until one of its buttons is used.
 */
#include "tengen-window-private.h"

#include <glib/gstdio.h>
#include <unistd.h>

#include "tengen-file-picker.h"
#include "tengen-recent-files.h"
#include "tengen-save-unpack.h"
#include "tengen-words-record.h"

#define _(text) tengen_words_text (text)

/* One saving, from the choice of a place to the answer of the disk. */
typedef struct
{
  TengenWindow *window;
  TengenDocument *document;
  TengenProgram *program;
} Request;

static Request *
request_new (TengenWindow *self)
{
  Request *request = g_new0 (Request, 1);
  request->window = g_object_ref (self);
  request->document = g_object_ref (self->document);
  request->program = g_object_ref (
      TENGEN_PROGRAM (gtk_window_get_application (GTK_WINDOW (self))));
  /* the window may be closed before the disk has answered */
  g_application_hold (G_APPLICATION (request->program));
  return request;
}

static void
request_free (Request *self)
{
  g_application_release (G_APPLICATION (self->program));
  g_object_unref (self->window);
  g_object_unref (self->document);
  g_object_unref (self->program);
  g_free (self);
}

static void
tell_not_saved (TengenWindow *self, const GError *error)
{
  g_autofree char *text = g_strdup_printf (_ ("Not saved. %s"), error->message);
  tengen_window_refuse (self, text);
  tengen_notice_add_button (self->notice, _ ("Save Elsewhere…"), "win.save-as");
  if (!g_error_matches (error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_CHANGED))
    return;
  tengen_notice_add_button (self->notice, _ ("Replace It"), "win.save-over");
  /* what the watch will notice in a moment has been said with this */
  g_free (self->told_checksum);
  self->told_checksum =
      tengen_files_get_checksum (tengen_document_get_file (self->document));
}

/* A path beside the file is told by its name. */
static void
tell_kept (TengenWindow *self, GFile *file, const char *kept)
{
  g_autoptr (GFile) old = g_file_new_for_path (kept);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *beside = g_file_get_relative_path (folder, old);
  g_autofree char *name =
      g_filename_display_name (beside != NULL ? beside : kept);
  /* TRANSLATORS: the name of a file */
  g_autofree char *text = g_strdup_printf (
      _ ("Saved. What the file held before is kept as “%s”."), name);
  tengen_window_tell (self, text, NULL, NULL);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Request *request = data;
  TengenWindow *self = request->window;
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL;
  gboolean done =
      tengen_document_save_finish (request->document, result, &kept, &error);
  GFile *file = tengen_document_get_file (request->document);
  self->saving = FALSE;
  if (done && file != NULL)
    tengen_recent_files_add (file);
  /* a window that was closed meanwhile has nothing left to show */
  if (self->document != NULL)
    {
      if (done)
        tengen_notice_dismiss (self->notice);
      if (!done)
        tell_not_saved (self, error);
      else if (kept != NULL)
        tell_kept (self, file, kept);
      tengen_window_update_actions (self);
    }
  request_free (request);
}

static void
save_to (Request *request, GFile *file, gboolean over)
{
  TengenWindow *self = request->window;
  tengen_play_page_flush (self->page);
  self->saving = TRUE;
  self->warned = FALSE;
  tengen_window_update_actions (self);
  tengen_document_save_async (request->document, file, over, saved_cb, request);
}

/* A record is written as plain text, which must not stand in a packed file. */
static gboolean
is_packed (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  return tengen_unpack_is_name (name);
}

static void
place_picked_cb (GFile *file, gpointer data)
{
  Request *request = data;
  gboolean packed = file != NULL && is_packed (file);
  if (packed)
    tengen_window_tell (request->window,
                        _ ("Not saved. Records are not written into packed "
                           "files (.gz): the name must end in .sgf."),
                        _ ("Save Elsewhere…"),
                        "win.save-as");
  if (file != NULL && !packed && !request->window->saving)
    save_to (request, file, TRUE);
  else
    request_free (request);
}

/* Where the file is; a copy goes beside what it was made of, if that can be. */
static GFile *
find_folder (TengenDocument *document)
{
  GFile *place = tengen_document_get_place (document);
  g_autoptr (GFile) folder = place != NULL ? g_file_get_parent (place) : NULL;
  const char *path = folder != NULL ? g_file_peek_path (folder) : NULL;
  if (tengen_document_get_origin (document) != NULL &&
      (path == NULL || g_access (path, W_OK) != 0))
    return NULL;
  return g_steal_pointer (&folder);
}

static void
save_as_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  g_autoptr (GFile) folder = find_folder (self->document);
  g_autofree char *file_name = tengen_document_get_file_name (self->document);
  tengen_file_picker_save_in (GTK_WINDOW (self),
                              folder,
                              file_name,
                              place_picked_cb,
                              request_new (self));
}

static void
save_in_place (TengenWindow *self, gboolean over)
{
  GFile *file = tengen_document_get_file (self->document);
  if (file != NULL && !is_packed (file))
    save_to (request_new (self), file, over);
  else
    save_as_action (GTK_WIDGET (self), NULL, NULL);
}

static void
append_charset (GString *text, const TengenDocumentDoubt *doubt)
{
  if (doubt->charset == NULL)
    return;
  g_autofree char *name = tengen_words_charset (doubt->charset);
  /* TRANSLATORS: name of a charset */
  g_autofree char *sentence = g_strdup_printf (
      _ ("The charset is a guess: %s. If it is wrong, saving in "
         "UTF-8 spoils the texts."),
      name);
  tengen_words_append (text, sentence);
}

static void
append_result (GString *text,
               TengenWindow *self,
               const TengenDocumentDoubt *doubt)
{
  if (doubt->game == TENGEN_NODE_NONE)
    return;
  g_autoptr (TengenGameSetup) setup = tengen_game_setup_read (
      tengen_game_get_record (tengen_window_get_game (self)), doubt->game);
  g_autofree char *was = tengen_words_recorded_result (doubt->was, setup);
  g_autofree char *is = tengen_words_recorded_result (doubt->is, setup);
  /* TRANSLATORS: the result in the file, the result now */
  g_autofree char *sentence = g_strdup_printf (
      _ ("Saving changes the result that is recorded: %s → %s."), was, is);
  tengen_words_append (text, sentence);
}

/* Asks before bytes are lost that may be right. */
static gboolean
ask_over (TengenWindow *self)
{
  g_autoptr (TengenDocumentDoubt) doubt =
      tengen_document_get_over_chosen (self->document)
          ? NULL
          : tengen_document_find_doubt (self->document);
  if (doubt == NULL)
    return FALSE;
  g_autoptr (GString) text = g_string_new (NULL);
  append_charset (text, doubt);
  append_result (text, self, doubt);
  tengen_words_append (
      text,
      _ ("If you replace the file, what it holds now is kept beside it."));
  tengen_notice_tell (self->notice, TENGEN_NOTICE_QUESTION, text->str);
  tengen_notice_add_button (self->notice, _ ("Save Elsewhere…"), "win.save-as");
  tengen_notice_add_button (self->notice, _ ("Replace It"), "win.save-anyway");
  tengen_notice_take_focus (self->notice);
  return TRUE;
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  tengen_play_page_flush (self->page);
  if (!ask_over (self))
    save_in_place (self, FALSE);
}

static void
save_anyway_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  tengen_document_choose_over (self->document);
  save_in_place (self, FALSE);
}

static void
save_over_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  tengen_document_choose_over (self->document);
  save_in_place (self, TRUE);
}

void
tengen_window_install_save (GtkWidgetClass *klass)
{
  /* TengenWindow|win.save: writes the file, asks for one where there is none */
  gtk_widget_class_install_action (klass, "win.save", NULL, save_action);
  /* TengenWindow|win.save-as: asks for a place, then writes there */
  gtk_widget_class_install_action (klass, "win.save-as", NULL, save_as_action);
  /* TengenWindow|win.save-anyway: writes the file, whatever is in doubt */
  gtk_widget_class_install_action (
      klass, "win.save-anyway", NULL, save_anyway_action);
  /* TengenWindow|win.save-over: writes the file even if it was changed */
  gtk_widget_class_install_action (
      klass, "win.save-over", NULL, save_over_action);
}

/* A record in another charset may be saved as a clean one at once, and a copy
 * as SGF. */
static gboolean
is_worth_saving (TengenDocument *document)
{
  const char *charset = tengen_document_get_charset (document, NULL);
  if (tengen_document_get_unsaved (document) ||
      tengen_document_get_origin (document) != NULL)
    return TRUE;
  return tengen_document_get_file (document) != NULL && charset != NULL &&
         !g_str_equal (charset, "UTF-8");
}

void
tengen_window_update_save (TengenWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean worth = is_worth_saving (self->document);
  gtk_widget_action_set_enabled (widget, "win.save", worth && !self->saving);
  gtk_widget_action_set_enabled (widget, "win.save-as", !self->saving);
  gtk_widget_action_set_enabled (widget, "win.save-anyway", !self->saving);
  gtk_widget_action_set_enabled (widget, "win.save-over", !self->saving);
}
