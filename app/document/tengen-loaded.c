/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-loaded: a file with game records, read
 *
 * Shape: bytes, record, what is odd in it, position, all in the worker: the
 *        main loop only adopts a finished game.
 */
#include "tengen-loaded.h"

#include <string.h>

#include "tengen-save-unpack.h"
#include "tengen-sgf-check.h"
#include "tengen-sgf-writer.h"
#include "tengen-words-record.h"
#include "tengen-words-text.h"
#include "tengen-worker.h"

#define _(text) tengen_words_text (text)

/* No text around a diagram is so long. */
#define LARGEST_TEXT (1024 * 1024)

void
tengen_loaded_free (TengenLoaded *self)
{
  if (self == NULL)
    return;
  g_clear_object (&self->file);
  g_clear_object (&self->origin);
  g_clear_pointer (&self->base, g_bytes_unref);
  g_bytes_unref (self->bytes);
  g_free (self->checksum);
  g_free (self->charset);
  g_clear_pointer (&self->warnings, g_array_unref);
  tengen_game_free (self->game);
  g_free (self);
}

static void
set_format_error (GError **error,
                  const GError *cause,
                  const TengenSgfReading *reading,
                  TengenForeignForm form)
{
  g_autofree char *text = tengen_words_foreign_error (cause, form);
  g_autofree char *place = NULL;
  TengenFilesError code =
      g_error_matches (cause, TENGEN_SGF_ERROR, TENGEN_SGF_ERROR_EMPTY)
          ? TENGEN_FILES_ERROR_EMPTY
          : TENGEN_FILES_ERROR_FORMAT;
  /* of a file that is refused as a whole the place says nothing */
  if (reading->error_line != 1 || reading->error_column != 1)
    place = tengen_words_foreign_at (
        form, reading->error_line, reading->error_column, text);
  g_set_error_literal (
      error, TENGEN_FILES_ERROR, code, place != NULL ? place : text);
}

/* Whether there is anything to read beside the moves. */
static gboolean
has_words (const TengenRecord *record)
{
  guint n_nodes = tengen_record_get_n_nodes (record);
  for (TengenNode node = 1; node <= n_nodes; node++)
    if (tengen_record_find (record, node, TENGEN_PROPERTY_C) != 0 ||
        tengen_record_find (record, node, TENGEN_PROPERTY_N) != 0)
      return TRUE;
  return FALSE;
}

/* A game that was played here is gone on with; other records are read. */
static gboolean
is_annotated (const TengenGame *game)
{
  return !tengen_game_is_own (game) ||
         has_words (tengen_game_get_record (game));
}

static TengenGame *
open_game (TengenSgfReading *reading, guint index)
{
  TengenRecord *record = g_steal_pointer (&reading->record);
  if (index < tengen_record_get_n_games (record))
    return tengen_game_open (record, index);
  tengen_record_free (record);
  return NULL;
}

/* As they stand in the file; what is beyond the limit comes behind all. */
static int
compare_warnings (gconstpointer a, gconstpointer b)
{
  const TengenSgfWarning *left = a;
  const TengenSgfWarning *right = b;
  gboolean more = left->fault == TENGEN_SGF_FAULT_MORE;
  gboolean other_more = right->fault == TENGEN_SGF_FAULT_MORE;
  if (more != other_more)
    return more ? 1 : -1;
  if (left->line != right->line)
    return left->line < right->line ? -1 : 1;
  return (left->column > right->column) - (left->column < right->column);
}

static TengenLoaded *
adopt_reading (TengenSgfReading *reading,
               TengenForeignForm form,
               GBytes *bytes,
               guint index,
               gboolean chosen,
               GError **error)
{
  guint n_games = tengen_record_get_n_games (reading->record);
  /* its places are those of SGF */
  if (form == TENGEN_FOREIGN_NONE)
    tengen_sgf_check (reading->record, reading->warnings);
  g_array_sort (reading->warnings, compare_warnings);
  TengenGame *game = open_game (reading, index);
  if (game == NULL)
    {
      g_set_error_literal (
          error,
          TENGEN_FILES_ERROR,
          TENGEN_FILES_ERROR_GAME,
          _ ("This record is of a game other than Go, or of a board that is "
             "too large."));
      return NULL;
    }
  TengenLoaded *loaded = g_new0 (TengenLoaded, 1);
  loaded->form = form;
  loaded->bytes = g_bytes_ref (bytes);
  loaded->checksum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  loaded->game = game;
  loaded->index = index;
  loaded->n_games = n_games;
  loaded->charset = g_steal_pointer (&reading->charset);
  loaded->certain = reading->certain;
  loaded->chosen = chosen;
  loaded->warnings = g_array_ref (reading->warnings);
  loaded->annotated = is_annotated (game);
  return loaded;
}

/* What a packed file holds, any other as it is. */
static GBytes *
unpack (GBytes *bytes, GError **error)
{
  g_autoptr (GError) cause = NULL;
  GBytes *text = tengen_unpack (bytes, TENGEN_FILES_LARGEST, &cause);
  if (text == NULL)
    g_set_error_literal (
        error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_FORMAT, cause->message);
  return text;
}

static TengenSgfReading *
read_record (GBytes *bytes,
             const char *name,
             const char *charset,
             TengenForeignForm *form,
             GError **error)
{
  g_autoptr (GError) cause = NULL;
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autoptr (TengenSgfReading) reading = tengen_foreign_read (
      data != NULL ? data : "", length, name, charset, form, &cause);
  if (reading->record != NULL)
    return g_steal_pointer (&reading);
  set_format_error (error, cause, reading, *form);
  return NULL;
}

static TengenSgfReading *
read_sgf (GBytes *bytes, const char *charset, GError **error)
{
  g_autoptr (GError) cause = NULL;
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (data != NULL ? data : "", length, charset, &cause);
  if (reading->record != NULL)
    return g_steal_pointer (&reading);
  set_format_error (error, cause, reading, TENGEN_FOREIGN_NONE);
  return NULL;
}

TengenLoaded *
tengen_loaded_parse (GBytes *bytes,
                     guint index,
                     const char *charset,
                     GError **error)
{
  g_return_val_if_fail (bytes != NULL, NULL);
  g_autoptr (GBytes) text = unpack (bytes, error);
  if (text == NULL)
    return NULL;
  g_autoptr (TengenSgfReading) reading = read_sgf (text, charset, error);
  if (reading == NULL)
    return NULL;
  return adopt_reading (
      reading, TENGEN_FOREIGN_NONE, text, index, charset != NULL, error);
}

typedef struct
{
  GFile *file;
  GBytes *bytes;
  guint index;
  char *charset;
  gboolean renju;
} Loading;

static void
loading_free (Loading *self)
{
  g_clear_object (&self->file);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_free (self->charset);
  g_free (self);
}

/* A text with a diagram, or NULL; only its title and what stands around it may
 * be more than ASCII. */
static char *
find_diagram (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  if (length == 0 || length > LARGEST_TEXT ||
      g_strstr_len (data, (gssize) length, "$$") == NULL)
    return NULL;
  g_autofree char *text = g_strndup (data, length);
  if (!g_utf8_validate (text, -1, NULL))
    {
      char *converted =
          g_convert (text, -1, "UTF-8", "CP932", NULL, NULL, NULL);
      g_free (text);
      text = converted;
    }
  if (text == NULL || !tengen_diagram_is_text (text))
    return NULL;
  return g_steal_pointer (&text);
}

/* The record of a text with diagrams, as it would stand in a file. */
static GBytes *
convert_diagram (const char *text, gboolean renju, GError **error)
{
  TengenDiagramError fault;
  g_autoptr (TengenRecord) record = tengen_diagram_read (text, renju, &fault);
  gsize length;
  if (record == NULL)
    {
      g_autofree char *said = tengen_words_diagram_error (&fault);
      g_set_error_literal (
          error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_FORMAT, said);
      return NULL;
    }
  char *written = tengen_sgf_write (record, NULL, &length);
  return g_bytes_new_take (written, length);
}

static TengenLoaded *
load_diagram (const char *text, gboolean renju, GError **error)
{
  g_autoptr (GBytes) record = convert_diagram (text, renju, error);
  if (record == NULL)
    return NULL;
  TengenLoaded *loaded = tengen_loaded_parse (record, 0, "UTF-8", error);
  if (loaded != NULL)
    loaded->is_diagram = TRUE;
  return loaded;
}

/* A copy begins as the SGF that it can be saved as. */
static void
make_copy (TengenLoaded *loaded, GFile *file)
{
  gsize length;
  char *written =
      tengen_sgf_write (tengen_game_get_record (loaded->game), NULL, &length);
  loaded->base = g_bytes_new_take (written, length);
  g_set_object (&loaded->origin, file);
}

/* The file is told by what is on the disk. */
static void
set_file (TengenLoaded *loaded, GFile *file, GBytes *bytes)
{
  g_set_object (&loaded->file, file);
  g_free (loaded->checksum);
  loaded->checksum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

/* A form of others may hold the signs of a diagram. */
static char *
find_text (GBytes *bytes, const char *name)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  if (data != NULL &&
      tengen_foreign_find_form (data, length, name) != TENGEN_FOREIGN_NONE)
    return NULL;
  return find_diagram (bytes);
}

static TengenLoaded *
load (const Loading *loading, GBytes *bytes, GError **error)
{
  g_autoptr (GBytes) text = unpack (bytes, error);
  if (text == NULL)
    return NULL;
  g_autofree char *name =
      loading->file != NULL ? g_file_get_basename (loading->file) : NULL;
  g_autofree char *diagram = find_text (text, name);
  if (diagram != NULL)
    return load_diagram (diagram, loading->renju, error);
  TengenForeignForm form;
  g_autoptr (TengenSgfReading) reading =
      read_record (text, name, loading->charset, &form, error);
  if (reading == NULL)
    return NULL;
  guint index = loading->index;
  if (index >= tengen_record_get_n_games (reading->record))
    index = 0;
  TengenLoaded *loaded = adopt_reading (
      reading, form, text, index, loading->charset != NULL, error);
  if (loaded != NULL && form != TENGEN_FOREIGN_NONE)
    make_copy (loaded, loading->file);
  else if (loaded != NULL && loading->file != NULL)
    set_file (loaded, loading->file, bytes);
  return loaded;
}

static void
load_worker (GTask *task,
             gpointer source,
             gpointer data,
             GCancellable *cancellable)
{
  const Loading *loading = data;
  g_autoptr (GBytes) bytes = NULL;
  GError *error = NULL;
  TengenLoaded *loaded = NULL;
  if (loading->bytes != NULL)
    bytes = g_bytes_ref (loading->bytes);
  else
    bytes = tengen_files_read (loading->file, cancellable, &error);
  if (bytes != NULL)
    loaded = load (loading, bytes, &error);
  if (loaded != NULL)
    g_task_return_pointer (task, loaded, (GDestroyNotify) tengen_loaded_free);
  else
    g_task_return_error (task, error);
}

static void
run_loading (Loading *loading, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  g_task_set_source_tag (task, run_loading);
  g_task_set_task_data (task, loading, (GDestroyNotify) loading_free);
  tengen_worker_run (task, load_worker);
}

void
tengen_loaded_read_async (GFile *file,
                          GBytes *bytes,
                          guint index,
                          const char *charset,
                          GAsyncReadyCallback callback,
                          gpointer data)
{
  g_return_if_fail (file != NULL || bytes != NULL);
  Loading *loading = g_new0 (Loading, 1);
  g_set_object (&loading->file, file);
  loading->bytes = bytes != NULL ? g_bytes_ref (bytes) : NULL;
  loading->index = index;
  loading->charset = g_strdup (charset);
  run_loading (loading, callback, data);
}

void
tengen_loaded_read_text_async (const char *text,
                               gboolean renju,
                               GAsyncReadyCallback callback,
                               gpointer data)
{
  g_return_if_fail (text != NULL);
  Loading *loading = g_new0 (Loading, 1);
  loading->bytes = g_bytes_new (text, strlen (text));
  /* whatever it says of itself */
  loading->charset = g_strdup ("UTF-8");
  loading->renju = renju;
  run_loading (loading, callback, data);
}

TengenLoaded *
tengen_loaded_read_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
