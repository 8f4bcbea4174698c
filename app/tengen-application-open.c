/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-open: files to windows
 *
 * What: reading is a worker's; no window comes before the file is read, unless
 *       that takes so long that a person would wonder.
 */
#include "tengen-application-private.h"

#include "tengen-application-matches.h"
#include "tengen-recent.h"
#include "tengen-shelf.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define PATIENCE_MS 400

typedef struct
{
  TengenApplication *program;
  /* may go while the file is read */
  GWeakRef window;
  GFile *file;
  /* -1 for none */
  int move;
  gboolean review;
  guint patience_id;
} Opening;

static void
opening_free (Opening *self)
{
  g_clear_handle_id (&self->patience_id, g_source_remove);
  g_ptr_array_remove (self->program->loading, self->file);
  g_application_release (G_APPLICATION (self->program));
  g_weak_ref_clear (&self->window);
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

static TengenWindow *
find_window_of (TengenApplication *self, GFile *file)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  g_autofree char *kept = tengen_history_find_name (self->history, file);
  for (GList *l = windows; l != NULL; l = l->next)
    if (TENGEN_IS_WINDOW (l->data))
      {
        TengenDocument *document = tengen_window_get_document (l->data);
        GFile *other = tengen_document_get_file (document);
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

static gboolean
patience_cb (gpointer data)
{
  Opening *self = data;
  g_autofree char *name = get_name (self->file);
  g_autofree char *text = g_strdup_printf (_ ("Reading “%s”…"), name);
  TengenWindow *window = get_window (self);
  self->patience_id = 0;
  g_weak_ref_set (&self->window, window);
  tengen_window_tell (window, text, NULL, NULL);
  return G_SOURCE_REMOVE;
}

static void
tell_error (Opening *self, const GError *error)
{
  g_autofree char *name = get_name (self->file);
  g_autofree char *text =
      g_strdup_printf (_ ("“%s” cannot be opened. %s"), name, error->message);
  TengenWindow *window = get_window (self);
  tengen_window_tell (window, text, NULL, NULL);
  gtk_window_present (GTK_WINDOW (window));
}

/* With what was played on from the file when the program last ended. */
static TengenDocument *
make_document (TengenApplication *self,
               TengenLoaded *loaded,
               TengenRestored *restored)
{
  g_autofree char *kept =
      tengen_history_find_name (self->history, loaded->file);
  TengenJournal *journal =
      kept != NULL ? tengen_shelf_take_kept (self->shelf, kept)
                   : tengen_shelf_take_file (
                         self->shelf, loaded->file, loaded->checksum);
  TengenDocument *document = NULL;
  if (journal != NULL)
    document = tengen_document_new_restored (journal, self->shelf, restored);
  if (document != NULL)
    return document;
  *restored = TENGEN_RESTORED_WHOLE;
  if (kept != NULL)
    return tengen_document_new_kept (loaded, kept, self->shelf);
  return tengen_document_new_loaded (loaded, self->shelf);
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
offer_games (TengenWindow *window, const TengenLoaded *loaded)
{
  if (loaded->n_games > 1)
    g_idle_add_full (
        G_PRIORITY_LOW, list_games_cb, g_object_ref (window), g_object_unref);
}

TengenWindow *
tengen_application_show_loaded (TengenApplication *self,
                                TengenWindow *window,
                                TengenLoaded *loaded)
{
  g_return_val_if_fail (TENGEN_IS_APPLICATION (self), NULL);
  g_return_val_if_fail (loaded != NULL && loaded->game != NULL, NULL);
  TengenWindow *shown = tengen_application_show_document (
      self, window, tengen_document_new_loaded (loaded, self->shelf));
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

static void
show_loaded (Opening *self, TengenLoaded *loaded)
{
  TengenRestored restored;
  TengenWindow *window = find_window_of (self->program, self->file);
  if (window != NULL)
    {
      gtk_window_present (GTK_WINDOW (window));
      go_to_move (window, self->move, self->review);
      return;
    }
  TengenDocument *document = make_document (self->program, loaded, &restored);
  g_autoptr (TengenWindow) asked = g_weak_ref_get (&self->window);
  window = asked;
  if (window == NULL || tengen_window_get_document (window) == NULL)
    window = tengen_application_find_window (self->program);
  window = tengen_application_show_document (self->program, window, document);
  tengen_window_tell_loaded (window, loaded);
  tengen_window_tell_restored (window, restored);
  g_autofree char *kept =
      tengen_history_find_name (self->program->history, loaded->file);
  if (kept == NULL)
    tengen_recent_add (loaded->file);
  if (self->move < 0)
    offer_games (window, loaded);
  go_to_move (window, self->move, self->review);
  tengen_application_offer_classroom (self->program, GTK_WINDOW (window));
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Opening *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenLoaded) loaded = tengen_files_load_finish (result, &error);
  if (loaded != NULL)
    show_loaded (self, loaded);
  else
    tell_error (self, error);
  tengen_application_update_waiting (self->program);
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
  tengen_files_load_async (file, NULL, 0, NULL, early_cb, g_object_ref (self));
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

void
tengen_application_open_file (TengenApplication *self,
                              GtkWindow *window,
                              GFile *file)
{
  tengen_application_open_file_at (self, window, file, -1, FALSE);
}

void
tengen_application_open_file_at (TengenApplication *self,
                                 GtkWindow *window,
                                 GFile *file,
                                 int move,
                                 gboolean review)
{
  g_return_if_fail (TENGEN_IS_APPLICATION (self));
  g_return_if_fail (window == NULL || TENGEN_IS_WINDOW (window));
  g_return_if_fail (G_IS_FILE (file));
  if (tengen_application_is_lesson (file))
    {
      tengen_application_show_lesson_file (self, file);
      return;
    }
  if (tengen_application_is_match (file))
    {
      tengen_application_show_match (self, g_file_peek_path (file));
      return;
    }
  TengenWindow *there = find_window_of (self, file);
  if (there != NULL)
    {
      gtk_window_present (GTK_WINDOW (there));
      go_to_move (there, move, review);
      return;
    }
  if (is_loading (self, file))
    return;
  Opening *opening = g_new0 (Opening, 1);
  opening->program = g_object_ref (self);
  opening->file = g_object_ref (file);
  opening->move = move;
  opening->review = review;
  g_weak_ref_init (&opening->window, window);
  g_ptr_array_add (self->loading, g_object_ref (file));
  g_application_hold (G_APPLICATION (self));
  opening->patience_id = g_timeout_add (PATIENCE_MS, patience_cb, opening);
  if (!take_early (self, opening))
    tengen_files_load_async (file, NULL, 0, NULL, loaded_cb, opening);
}
