/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-open: files to windows
 *
 * What: reading is a worker's; no window comes before the file is read, unless
 *       that takes so long that a person would wonder. Of many files at once
 *       the first is shown, and a list of all.
 */
#include "tengen-application-private.h"

#include "tengen-recent-files.h"
#include "tengen-journal-shelf.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define PATIENCE_MS 400
/* More files at once do not each get a window. */
#define MOST_WINDOWS 8

typedef struct
{
  TengenApplication *program;
  /* may go while the file is read */
  GWeakRef window;
  GFile *file;
  /* -1 for none */
  int move;
  gboolean review;
  /* (element-type GFile): the list it was chosen from, NULL for none */
  GPtrArray *files;
  /* the list has not been shown yet */
  gboolean lists;
  /* the window that asked takes it, if nothing is lost there */
  gboolean replaces;
  guint patience_id;
} Opening;

static void
opening_free (Opening *self)
{
  g_clear_handle_id (&self->patience_id, g_source_remove);
  g_ptr_array_remove (self->program->loading, self->file);
  g_application_release (G_APPLICATION (self->program));
  g_weak_ref_clear (&self->window);
  g_clear_pointer (&self->files, g_ptr_array_unref);
  g_object_unref (self->file);
  g_object_unref (self->program);
  g_free (self);
}

/* What is no address of a place has no name. */
static char *
get_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  return base != NULL ? g_filename_display_name (base)
                      : g_file_get_parse_name (file);
}

TengenWindow *
tengen_application_find_window_of (TengenApplication *self, GFile *file)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  g_autofree char *kept = tengen_history_find_name (
      tengen_program_get_history (TENGEN_PROGRAM (self)), file);
  for (GList *l = windows; l != NULL; l = l->next)
    if (TENGEN_IS_WINDOW (l->data))
      {
        TengenDocument *document = tengen_window_get_document (l->data);
        GFile *other = tengen_document_get_place (document);
        const char *own = tengen_document_get_kept_name (document);
        if ((other != NULL && tengen_files_same (other, file)) ||
            (kept != NULL && g_strcmp0 (own, kept) == 0))
          return l->data;
      }
  return NULL;
}

/* The window that asked, the one used last, or a first one. */
static TengenWindow *
get_window (Opening *self)
{
  g_autoptr (TengenWindow) asked = g_weak_ref_get (&self->window);
  TengenWindow *window = asked;
  if (window == NULL || tengen_window_get_document (window) == NULL)
    window = tengen_application_find_window (self->program);
  if (window == NULL)
    window = tengen_application_show_first (self->program);
  return window;
}

static char *
make_patience (Opening *self)
{
  g_autofree char *name = get_name (self->file);
  return g_strdup_printf (_ ("Reading “%s”…"), name);
}

static void
end_patience (Opening *self)
{
  g_autoptr (TengenWindow) window = g_weak_ref_get (&self->window);
  g_autofree char *text = make_patience (self);
  g_clear_handle_id (&self->patience_id, g_source_remove);
  if (window != NULL && tengen_window_get_document (window) != NULL)
    tengen_window_withdraw (window, text);
}

static gboolean
patience_cb (gpointer data)
{
  Opening *self = data;
  g_autofree char *text = make_patience (self);
  TengenWindow *window = get_window (self);
  self->patience_id = 0;
  g_weak_ref_set (&self->window, window);
  tengen_window_tell (window, text, NULL, NULL);
  return G_SOURCE_REMOVE;
}

static gboolean
list_games_cb (gpointer data)
{
  TengenWindow *window = TENGEN_WINDOW (data);
  if (tengen_window_get_document (window) != NULL &&
      gtk_window_get_application (GTK_WINDOW (window)) != NULL)
    tengen_window_show_games (window);
  return G_SOURCE_REMOVE;
}

/* Behind the first frame: the game is there first, then the choice. */
static void
list_games (TengenWindow *window)
{
  g_idle_add_full (
      G_PRIORITY_LOW, list_games_cb, g_object_ref (window), g_object_unref);
}

/* The window keeps the list, also where its first file cannot be read. */
static void
adopt_files (Opening *self, TengenWindow *window)
{
  if (self->files == NULL)
    return;
  tengen_window_set_files (window, self->files);
  if (!self->lists)
    return;
  tengen_window_tell_files (window);
  list_games (window);
}

static void
tell_error (Opening *self, const GError *error)
{
  g_autofree char *name = get_name (self->file);
  g_autofree char *text =
      g_strdup_printf (_ ("“%s” cannot be opened. %s"), name, error->message);
  TengenWindow *window = get_window (self);
  adopt_files (self, window);
  tengen_window_refuse (window, text);
  gtk_window_present (GTK_WINDOW (window));
}

/* With what was played on from the file when the program last ended. What a
 * copy was changed to waits on its own. */
static TengenDocument *
make_document (TengenApplication *self,
               TengenLoaded *loaded,
               TengenRestored *restored)
{
  if (loaded->file == NULL)
    {
      *restored = TENGEN_RESTORED_WHOLE;
      return tengen_document_new_loaded (
          loaded, tengen_program_get_shelf (TENGEN_PROGRAM (self)));
    }
  g_autofree char *kept = tengen_history_find_name (
      tengen_program_get_history (TENGEN_PROGRAM (self)), loaded->file);
  TengenJournal *journal =
      kept != NULL ? tengen_journal_shelf_take_kept (
                         tengen_program_get_shelf (TENGEN_PROGRAM (self)), kept)
                   : tengen_journal_shelf_take_file (
                         tengen_program_get_shelf (TENGEN_PROGRAM (self)),
                         loaded->file,
                         loaded->checksum);
  TengenDocument *document = NULL;
  if (journal != NULL)
    document = tengen_document_new_restored (
        journal, tengen_program_get_shelf (TENGEN_PROGRAM (self)), restored);
  if (document != NULL)
    return document;
  *restored = TENGEN_RESTORED_WHOLE;
  if (kept != NULL)
    return tengen_document_new_kept (
        loaded, kept, tengen_program_get_shelf (TENGEN_PROGRAM (self)));
  return tengen_document_new_loaded (
      loaded, tengen_program_get_shelf (TENGEN_PROGRAM (self)));
}

static void
offer_games (TengenWindow *window, const TengenLoaded *loaded)
{
  if (loaded->n_games > 1)
    list_games (window);
}

/* A diagram shows the board after its moves. */
static void
show_diagram (TengenWindow *window, const TengenLoaded *loaded)
{
  if (loaded->is_diagram)
    tengen_session_step (
        tengen_document_get_session (tengen_window_get_document (window)),
        G_MAXINT);
}

TengenWindow *
tengen_application_show_loaded (TengenApplication *self,
                                TengenWindow *window,
                                TengenLoaded *loaded)
{
  g_return_val_if_fail (TENGEN_IS_APPLICATION (self), NULL);
  g_return_val_if_fail (loaded != NULL && loaded->game != NULL, NULL);
  TengenWindow *shown = tengen_application_show_document (
      self,
      window,
      tengen_document_new_loaded (
          loaded, tengen_program_get_shelf (TENGEN_PROGRAM (self))));
  show_diagram (shown, loaded);
  tengen_window_tell_loaded (shown, loaded);
  offer_games (shown, loaded);
  return shown;
}

static void
go_to_move (TengenWindow *window, int move, gboolean review)
{
  if (review)
    tengen_document_set_review (tengen_window_get_document (window), TRUE);
  if (move >= 0)
    tengen_window_goto_move (window, (guint) move);
}

static TengenWindow *
show_document (Opening *self, TengenDocument *document)
{
  g_autoptr (TengenWindow) asked = g_weak_ref_get (&self->window);
  TengenWindow *window = asked;
  if (window == NULL || tengen_window_get_document (window) == NULL)
    window = tengen_application_find_window (self->program);
  if (!self->replaces || window == NULL || window != asked ||
      tengen_document_get_unsaved (tengen_window_get_document (window)))
    return tengen_application_show_document (self->program, window, document);
  tengen_window_replace_document (window, document);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static void
show_loaded (Opening *self, TengenLoaded *loaded)
{
  TengenRestored restored;
  TengenWindow *window =
      tengen_application_find_window_of (self->program, self->file);
  if (window != NULL)
    {
      gtk_window_present (GTK_WINDOW (window));
      adopt_files (self, window);
      go_to_move (window, self->move, self->review);
      return;
    }
  window =
      show_document (self, make_document (self->program, loaded, &restored));
  tengen_window_tell_loaded (window, loaded);
  tengen_window_tell_restored (window, restored);
  g_autofree char *kept = tengen_history_find_name (
      tengen_program_get_history (TENGEN_PROGRAM (self->program)), self->file);
  adopt_files (self, window);
  if (kept == NULL)
    tengen_recent_files_add (self->file);
  if (self->move < 0)
    offer_games (window, loaded);
  go_to_move (window, self->move, self->review);
  tengen_program_offer_classroom (TENGEN_PROGRAM (self->program),
                                  GTK_WINDOW (window));
}

/* A text with diagrams: the record made of it has no file, so that the text is
 * never written over. */
static void
show_text (Opening *self, TengenLoaded *loaded)
{
  g_autoptr (TengenWindow) window = g_weak_ref_get (&self->window);
  tengen_application_show_loaded (self->program, window, loaded);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Opening *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenLoaded) loaded = tengen_loaded_read_finish (result, &error);
  end_patience (self);
  if (loaded != NULL && loaded->is_diagram)
    show_text (self, loaded);
  else if (loaded != NULL)
    show_loaded (self, loaded);
  else
    tell_error (self, error);
  tengen_program_update_waiting (TENGEN_PROGRAM (self->program));
  opening_free (self);
}

static void
early_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenApplication) self = data;
  gpointer opening = g_steal_pointer (&self->early_opening);
  if (opening != NULL)
    loaded_cb (source, result, opening);
  else
    self->early_result = g_object_ref (result);
}

void
tengen_application_read_early (TengenApplication *self, GFile *file)
{
  g_return_if_fail (TENGEN_IS_APPLICATION (self));
  g_return_if_fail (self->early_file == NULL);
  self->early_file = g_object_ref (file);
  tengen_loaded_read_async (file, NULL, 0, NULL, early_cb, g_object_ref (self));
}

/* Takes what was begun for this file, if it was. */
static gboolean
take_early (TengenApplication *self, Opening *opening)
{
  if (self->early_file == NULL ||
      !g_file_equal (self->early_file, opening->file))
    return FALSE;
  g_clear_object (&self->early_file);
  g_autoptr (GAsyncResult) result = g_steal_pointer (&self->early_result);
  if (result != NULL)
    loaded_cb (NULL, result, opening);
  else
    self->early_opening = opening;
  return TRUE;
}

static gboolean
is_loading (TengenApplication *self, GFile *file)
{
  for (guint i = 0; i < self->loading->len; i++)
    if (tengen_files_same (g_ptr_array_index (self->loading, i), file))
      return TRUE;
  return FALSE;
}

/* A lesson and the folder of a match have windows of their own. */
static gboolean
open_other (TengenApplication *self, GFile *file)
{
  if (tengen_lesson_own_is (file))
    tengen_application_show_lesson_file (self, file);
  else if (tengen_application_is_match (file))
    tengen_program_show_match (TENGEN_PROGRAM (self), g_file_peek_path (file));
  else
    return FALSE;
  return TRUE;
}

static Opening *
opening_new (TengenApplication *self, GtkWindow *window, GFile *file)
{
  Opening *opening = g_new0 (Opening, 1);
  opening->program = g_object_ref (self);
  opening->file = g_object_ref (file);
  opening->move = -1;
  g_weak_ref_init (&opening->window, window);
  g_ptr_array_add (self->loading, g_object_ref (file));
  g_application_hold (G_APPLICATION (self));
  return opening;
}

/* Takes a record that is shown already to the front, else reads it. */
static void
begin (Opening *self)
{
  TengenWindow *there =
      tengen_application_find_window_of (self->program, self->file);
  if (there != NULL)
    {
      gtk_window_present (GTK_WINDOW (there));
      adopt_files (self, there);
      go_to_move (there, self->move, self->review);
      opening_free (self);
      return;
    }
  self->patience_id = g_timeout_add (PATIENCE_MS, patience_cb, self);
  if (!take_early (self->program, self))
    tengen_loaded_read_async (self->file, NULL, 0, NULL, loaded_cb, self);
}

static void
open_file (TengenProgram *program,
           GtkWindow *window,
           GFile *file,
           int move,
           gboolean review)
{
  TengenApplication *self = TENGEN_APPLICATION (program);
  g_return_if_fail (window == NULL || TENGEN_IS_WINDOW (window));
  g_return_if_fail (G_IS_FILE (file));
  if (open_other (self, file) || is_loading (self, file))
    return;
  Opening *opening = opening_new (self, window, file);
  opening->move = move;
  opening->review = review;
  begin (opening);
}

static void
open_listed (TengenProgram *program,
             GtkWindow *window,
             GFile *file,
             GPtrArray *files)
{
  TengenApplication *self = TENGEN_APPLICATION (program);
  g_return_if_fail (TENGEN_IS_WINDOW (window));
  g_return_if_fail (G_IS_FILE (file) && files != NULL);
  if (is_loading (self, file))
    return;
  Opening *opening = opening_new (self, window, file);
  opening->files = g_ptr_array_ref (files);
  opening->replaces = TRUE;
  begin (opening);
}

/* The records among some files, each once; all else is opened. */
static GPtrArray *
list_records (TengenApplication *self, GFile *const *files, guint n_files)
{
  g_autoptr (GHashTable) seen =
      g_hash_table_new (g_file_hash, (GEqualFunc) g_file_equal);
  GPtrArray *records = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < n_files; i++)
    if (g_hash_table_add (seen, files[i]) && !open_other (self, files[i]))
      g_ptr_array_add (records, g_object_ref (files[i]));
  return records;
}

static void
open_files (TengenProgram *program,
            GtkWindow *window,
            GFile *const *files,
            guint n_files)
{
  TengenApplication *self = TENGEN_APPLICATION (program);
  g_return_if_fail (window == NULL || TENGEN_IS_WINDOW (window));
  g_return_if_fail (files != NULL || n_files == 0);
  g_autoptr (GPtrArray) records = list_records (self, files, n_files);
  if (records->len <= MOST_WINDOWS)
    {
      for (guint i = 0; i < records->len; i++)
        open_file (program, window, records->pdata[i], -1, FALSE);
      return;
    }
  Opening *opening = opening_new (self, window, records->pdata[0]);
  opening->files = g_ptr_array_ref (records);
  opening->lists = TRUE;
  begin (opening);
}

static void
show_loaded_in (TengenProgram *program, GtkWindow *window, TengenLoaded *loaded)
{
  tengen_application_show_loaded (TENGEN_APPLICATION (program),
                                  window != NULL ? TENGEN_WINDOW (window)
                                                 : NULL,
                                  loaded);
}

void
tengen_application_install_open (TengenProgramClass *klass)
{
  klass->open_file = open_file;
  klass->open_files = open_files;
  klass->open_listed = open_listed;
  klass->show_loaded = show_loaded_in;
}
