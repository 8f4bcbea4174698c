/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-document: a game with its file and its journal
 *
 * Shape: `saved` is the game's number of edits when it was last the same as
 *        its file; a journal's `#file` notes say the same of a replay.
 */
#include "tengen-document-private.h"

#include <string.h>

#include "tengen-save-unpack.h"
#include "tengen-session-clock.h"
#include "tengen-sgf-writer.h"
#include "tengen-signal.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

/* Bytes of the players in the name of a file; all of it has 255 at most. */
#define MOST_TITLE 150

G_DEFINE_FINAL_TYPE (TengenDocument, tengen_document, G_TYPE_OBJECT)

enum
{
  PROP_FILE = 1,
  PROP_UNSAVED,
  PROP_REVIEW,
  N_PROPS,
};

enum
{
  JOURNAL_FAILED,
  JOURNAL_RECOVERED,
  JOURNAL_UNLOCKED,
  CLOSING,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

typedef struct
{
  GFile *file;
  GBytes *bytes;
  char *checksum;
  guint64 edits;
  GHashTable *results;
  /* see tengen_document_save_finish() */
  char *kept;
} Saving;

static void
saving_free (Saving *self)
{
  g_object_unref (self->file);
  g_bytes_unref (self->bytes);
  g_free (self->checksum);
  g_clear_pointer (&self->results, g_hash_table_unref);
  g_free (self->kept);
  g_free (self);
}

guint64
tengen_document_get_edits (TengenDocument *self)
{
  return tengen_game_get_edits (tengen_session_get_game (self->session));
}

void
tengen_document_update_unsaved (TengenDocument *self)
{
  gboolean unsaved = tengen_document_get_edits (self) != self->saved;
  if (unsaved == self->unsaved)
    return;
  self->unsaved = unsaved;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNSAVED]);
}

void
tengen_document_set_file (TengenDocument *self,
                          GFile *file,
                          const char *checksum)
{
  char *copy = g_strdup (checksum);
  g_free (self->checksum);
  self->checksum = copy;
  g_clear_pointer (&self->results, g_hash_table_unref);
  if (file != NULL)
    {
      self->results = tengen_document_read_results (self);
      tengen_document_set_origin (self, NULL);
    }
  if (g_set_object (&self->file, file))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FILE]);
}

void
tengen_document_set_origin (TengenDocument *self, GFile *origin)
{
  g_set_object (&self->origin, origin);
}

void
tengen_document_take_origin (TengenDocument *self, TengenLoaded *loaded)
{
  self->form = loaded->form;
  self->bytes = g_bytes_ref (loaded->bytes);
  self->charset = g_strdup (loaded->charset);
  self->certain = loaded->certain || loaded->chosen;
  self->warnings = g_array_ref (loaded->warnings);
  self->review = loaded->annotated;
}

static void
session_line_cb (TengenDocument *self, const char *line)
{
  self->touched = TRUE;
  if (self->journal == NULL)
    return;
  tengen_journal_append (self->journal, line);
  tengen_document_note_over (self);
}

static void
journal_failed_cb (TengenDocument *self, const char *reason)
{
  g_free (self->failure);
  self->failure = g_strdup (reason);
  g_signal_emit (self, signals[JOURNAL_FAILED], 0, reason);
}

static void
journal_recovered_cb (TengenDocument *self)
{
  g_clear_pointer (&self->failure, g_free);
  g_signal_emit (self, signals[JOURNAL_RECOVERED], 0);
}

static void
journal_unlocked_cb (TengenDocument *self)
{
  g_signal_emit (self, signals[JOURNAL_UNLOCKED], 0);
}

void
tengen_document_set_journal (TengenDocument *self, TengenJournal *journal)
{
  self->journal = journal;
  g_signal_connect_object (journal,
                           "failed",
                           G_CALLBACK (journal_failed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (journal,
                           "recovered",
                           G_CALLBACK (journal_recovered_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (journal,
                           "unlocked",
                           G_CALLBACK (journal_unlocked_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

static void
start_journal (TengenDocument *self,
               const char *shelf,
               GBytes *base,
               guint index)
{
  if (shelf == NULL)
    return;
  g_autofree char *title = tengen_document_get_title (self);
  tengen_document_set_journal (self,
                               tengen_journal_new (shelf, base, index, title));
  tengen_document_note_match (self);
  tengen_document_note_file (self);
  tengen_document_note_origin (self);
}

/* Replays do not emit "line": the signals may be connected before. */
TengenDocument *
tengen_document_wrap (TengenGame *game)
{
  TengenDocument *self = g_object_new (TENGEN_TYPE_DOCUMENT, NULL);
  self->session = tengen_session_new (game);
  self->saved = tengen_document_get_edits (self);
  self->kept = self->saved;
  g_signal_connect_object (self->session,
                           "line",
                           G_CALLBACK (session_line_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session,
                           "changed",
                           G_CALLBACK (tengen_document_update_unsaved),
                           self,
                           G_CONNECT_SWAPPED);
  return self;
}

static char *
get_today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  return g_date_time_format (now, "%Y-%m-%d");
}

static void
add_date (TengenRecord *record)
{
  g_autofree char *today = get_today ();
  tengen_record_set_text (
      record, tengen_record_get_game (record, 0), TENGEN_PROPERTY_DT, today);
}

GBytes *
tengen_document_write_record (const TengenRecord *record)
{
  gsize length;
  char *text = tengen_sgf_write (record, "Tengen:" TENGEN_VERSION, &length);
  return g_bytes_new_take (text, length);
}

static void
tengen_document_get_property (GObject *object,
                              guint property,
                              GValue *value,
                              GParamSpec *pspec)
{
  TengenDocument *self = TENGEN_DOCUMENT (object);
  switch (property)
    {
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;
    case PROP_UNSAVED:
      g_value_set_boolean (value, self->unsaved);
      break;
    case PROP_REVIEW:
      g_value_set_boolean (value, self->review);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tengen_document_set_property (GObject *object,
                              guint property,
                              const GValue *value,
                              GParamSpec *pspec)
{
  TengenDocument *self = TENGEN_DOCUMENT (object);
  if (property == PROP_REVIEW)
    tengen_document_set_review (self, g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tengen_document_dispose (GObject *object)
{
  TengenDocument *self = TENGEN_DOCUMENT (object);
  if (self->journal != NULL)
    tengen_journal_leave (self->journal);
  g_clear_object (&self->journal);
  g_clear_object (&self->session);
  g_clear_object (&self->file);
  g_clear_object (&self->origin);
  G_OBJECT_CLASS (tengen_document_parent_class)->dispose (object);
}

static void
tengen_document_finalize (GObject *object)
{
  TengenDocument *self = TENGEN_DOCUMENT (object);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->warnings, g_array_unref);
  g_clear_pointer (&self->results, g_hash_table_unref);
  g_free (self->charset);
  g_free (self->checksum);
  g_free (self->journal_id);
  g_free (self->failure);
  g_free (self->kept_name);
  g_hash_table_unref (self->kept_sums);
  g_free (self->kept_checksum);
  g_free (self->asked_checksum);
  G_OBJECT_CLASS (tengen_document_parent_class)->finalize (object);
}

static void
tengen_document_class_init (TengenDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = TENGEN_PARAM_READABLE;

  object_class->get_property = tengen_document_get_property;
  object_class->set_property = tengen_document_set_property;
  object_class->dispose = tengen_document_dispose;
  object_class->finalize = tengen_document_finalize;

  properties[PROP_FILE] =
      g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  properties[PROP_UNSAVED] =
      g_param_spec_boolean ("unsaved", NULL, NULL, FALSE, flags);
  properties[PROP_REVIEW] = g_param_spec_boolean (
      "review", NULL, NULL, FALSE, flags | G_PARAM_WRITABLE);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[JOURNAL_FAILED] = tengen_signal_new (
      "journal-failed", TENGEN_TYPE_DOCUMENT, 1, G_TYPE_STRING);
  signals[JOURNAL_RECOVERED] =
      tengen_signal_new ("journal-recovered", TENGEN_TYPE_DOCUMENT, 0);
  signals[JOURNAL_UNLOCKED] =
      tengen_signal_new ("journal-unlocked", TENGEN_TYPE_DOCUMENT, 0);
  signals[CLOSING] = tengen_signal_new ("closing", TENGEN_TYPE_DOCUMENT, 0);
}

static void
tengen_document_init (TengenDocument *self)
{
  self->kept_sums =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

TengenDocument *
tengen_document_new (const TengenGameSetup *setup, const char *shelf)
{
  g_return_val_if_fail (setup != NULL, NULL);
  TengenRecord *record = tengen_game_setup_write (setup);
  add_date (record);
  g_autoptr (GBytes) base = tengen_document_write_record (record);
  TengenGame *game = tengen_game_open (record, 0);
  g_return_val_if_fail (game != NULL, NULL);
  TengenDocument *self = tengen_document_wrap (game);
  start_journal (self, shelf, base, 0);
  return self;
}

TengenDocument *
tengen_document_new_game (TengenGame *game, const char *shelf)
{
  g_return_val_if_fail (game != NULL, NULL);
  g_autoptr (GBytes) base =
      tengen_document_write_record (tengen_game_get_record (game));
  TengenDocument *self = tengen_document_wrap (game);
  start_journal (self, shelf, base, 0);
  return self;
}

/* What lies in no file is lost if it is not written down. */
static void
keep (TengenDocument *self)
{
  self->saved = TENGEN_DOCUMENT_NEVER;
  self->touched = TRUE;
  tengen_document_update_unsaved (self);
  if (self->journal == NULL)
    return;
  tengen_journal_note (self->journal, "kept", "");
  tengen_journal_flush (self->journal);
}

TengenDocument *
tengen_document_new_loaded (TengenLoaded *loaded, const char *shelf)
{
  g_return_val_if_fail (loaded != NULL && loaded->game != NULL, NULL);
  TengenDocument *self = tengen_document_wrap (g_steal_pointer (&loaded->game));
  tengen_document_take_origin (self, loaded);
  if (loaded->file != NULL)
    tengen_document_set_file (self, loaded->file, loaded->checksum);
  tengen_document_set_origin (self, loaded->origin);
  start_journal (self,
                 shelf,
                 loaded->base != NULL ? loaded->base : loaded->bytes,
                 loaded->index);
  if (loaded->chosen && loaded->base == NULL && self->journal != NULL)
    tengen_journal_note (self->journal, "charset", self->charset);
  if (loaded->file == NULL && loaded->origin == NULL && !loaded->is_example)
    keep (self);
  return self;
}

GBytes *
tengen_document_write (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  return tengen_document_write_record (
      tengen_game_get_record (tengen_session_get_game (self->session)));
}

TengenSession *
tengen_document_get_session (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  return self->session;
}

GFile *
tengen_document_get_file (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  return self->file;
}

GFile *
tengen_document_get_origin (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  return self->origin;
}

GFile *
tengen_document_get_place (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  return self->file != NULL ? self->file : self->origin;
}

TengenForeignForm
tengen_document_get_form (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), TENGEN_FOREIGN_NONE);
  return self->form;
}

gboolean
tengen_document_get_unsaved (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), FALSE);
  return self->unsaved;
}

gboolean
tengen_document_get_untouched (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), FALSE);
  return !self->touched && self->file == NULL && self->origin == NULL;
}

GBytes *
tengen_document_get_bytes (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  return self->bytes;
}

const char *
tengen_document_get_charset (TengenDocument *self, gboolean *certain)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  if (certain != NULL)
    *certain = self->certain;
  return self->charset;
}

const char *
tengen_document_get_checksum (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  return self->checksum;
}

const GArray *
tengen_document_get_warnings (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  return self->warnings;
}

gboolean
tengen_document_get_saving (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), FALSE);
  return self->n_saving > 0;
}

gboolean
tengen_document_get_review (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), FALSE);
  return self->review;
}

void
tengen_document_set_review (TengenDocument *self, gboolean review)
{
  g_return_if_fail (TENGEN_IS_DOCUMENT (self));
  if (self->review == review)
    return;
  self->review = review;
  if (self->journal != NULL)
    tengen_journal_note (self->journal, "mode", review ? "review" : "play");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVIEW]);
}

void
tengen_document_set_apart (TengenDocument *self)
{
  g_return_if_fail (TENGEN_IS_DOCUMENT (self));
  if (self->file == NULL)
    return;
  tengen_document_set_file (self, NULL, NULL);
  if (self->journal != NULL)
    tengen_journal_note (self->journal, "apart", "");
}

/* The names of the players, or NULL where no player is named. */
static char *
get_players (const TengenGameSetup *setup, const char *between)
{
  gboolean black = setup->black != NULL && *setup->black != '\0';
  gboolean white = setup->white != NULL && *setup->white != '\0';
  if (!black || !white)
    return black   ? g_strdup (setup->black)
           : white ? g_strdup (setup->white)
                   : NULL;
  return g_strconcat (setup->black, between, setup->white, NULL);
}

char *
tengen_document_get_shown_name (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  GFile *place = tengen_document_get_place (self);
  g_autofree char *base = place != NULL ? g_file_get_basename (place) : NULL;
  if (base == NULL)
    return NULL;
  g_autofree char *name = g_filename_display_name (base);
  if (self->file != NULL)
    return g_steal_pointer (&name);
  /* TRANSLATORS: the name of a file that is only read */
  return g_strdup_printf (_ ("%s (copy)"), name);
}

char *
tengen_document_get_title (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  const TengenGameSetup *setup =
      tengen_game_get_setup (tengen_session_get_game (self->session));
  g_autofree char *game = tengen_words_game (setup);
  g_autofree char *name = tengen_document_get_shown_name (self);
  if (name == NULL)
    name = get_players (setup, "–");
  if (name == NULL)
    return g_steal_pointer (&game);
  return g_strconcat (name, " · ", game, NULL);
}

const char *
tengen_document_get_failure (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  return self->failure;
}

/* NAME.gib and NAME.gib.gz become NAME.sgf. */
static char *
name_copy (GFile *origin)
{
  g_autofree char *name = g_file_get_basename (origin);
  g_autofree char *plain = tengen_unpack_strip_name (name);
  char *dot = strrchr (plain, '.');
  if (dot != NULL && dot != plain)
    *dot = '\0';
  return g_strconcat (plain, ".sgf", NULL);
}

char *
tengen_document_get_file_name (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  if (self->origin != NULL)
    return name_copy (self->origin);
  if (self->file != NULL)
    {
      g_autofree char *name = g_file_get_basename (self->file);
      return tengen_unpack_strip_name (name);
    }
  const TengenGameSetup *setup =
      tengen_game_get_setup (tengen_session_get_game (self->session));
  g_autofree char *today = get_today ();
  g_autofree char *title = get_players (setup, "-");
  if (title == NULL)
    {
      g_autofree char *game = tengen_words_game (setup);
      g_auto (GStrv) words = g_strsplit (game, "　", -1);
      title = g_strjoinv ("", words);
    }
  if (strlen (title) > MOST_TITLE)
    *g_utf8_find_prev_char (title, title + MOST_TITLE + 1) = '\0';
  g_strdelimit (title, " \t\r\n/\\:*?\"<>|", '-');
  return g_strconcat (today, "-", title, ".sgf", NULL);
}

/* What is being saved, or put into the history since it has ended, may be all
 * there is to keep: wait for it. What the game's own file lacks is unsaved also
 * when the history has it. */
void
tengen_document_let_journal_go (TengenDocument *self)
{
  gboolean kept = self->file == NULL && tengen_document_is_kept (self);
  if (self->journal == NULL || self->n_saving > 0 ||
      (self->awaiting && tengen_document_is_over (self)))
    return;
  if (self->unsaved && !kept)
    tengen_journal_close (self->journal);
  else
    tengen_journal_remove (self->journal);
  g_clear_object (&self->journal);
}

static void
write_done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  TengenDocument *self = g_task_get_source_object (task);
  Saving *saving = g_task_get_task_data (task);
  GError *error = NULL;
  gboolean done = tengen_files_write_finish (result, &saving->kept, &error);
  self->n_saving--;
  if (done)
    {
      tengen_document_adopt (
          self, saving->file, saving->bytes, saving->checksum, saving->edits);
      g_hash_table_unref (self->results);
      self->results = g_steal_pointer (&saving->results);
    }
  if (self->closed)
    tengen_document_let_journal_go (self);
  if (done)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* A kill behind the writing must not look as if another program had changed
 * the file. */
static void
note_saving (TengenDocument *self, const Saving *saving)
{
  if (self->journal == NULL)
    return;
  g_autofree char *uri = g_file_get_uri (saving->file);
  g_autofree char *text = g_strconcat (uri, " ", saving->checksum, NULL);
  tengen_journal_note (self->journal, "saving", text);
  tengen_journal_flush (self->journal);
}

void
tengen_document_save_async (TengenDocument *self,
                            GFile *file,
                            gboolean over,
                            GAsyncReadyCallback callback,
                            gpointer data)
{
  g_return_if_fail (TENGEN_IS_DOCUMENT (self));
  g_return_if_fail (G_IS_FILE (file));
  const TengenGame *game = tengen_session_get_game (self->session);
  g_autoptr (GBytes) bytes =
      tengen_document_write_record (tengen_game_get_record (game));
  gboolean same = self->file != NULL && tengen_files_same (self->file, file);
  Saving *saving = g_new0 (Saving, 1);
  saving->file = g_object_ref (file);
  saving->bytes = g_bytes_ref (bytes);
  saving->checksum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  saving->edits = tengen_document_get_edits (self);
  saving->results = tengen_document_read_results (self);
  note_saving (self, saving);
  g_autoptr (TengenDocumentDoubt) doubt =
      same ? tengen_document_find_doubt (self) : NULL;
  self->n_saving++;
  GTask *task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (task, tengen_document_save_async);
  g_task_set_task_data (task, saving, (GDestroyNotify) saving_free);
  tengen_files_write_async (file,
                            bytes,
                            same && !over ? self->checksum : NULL,
                            doubt != NULL ? TENGEN_FILES_KEEP_OLD
                                          : TENGEN_FILES_WRITE_PLAIN,
                            write_done_cb,
                            task);
}

gboolean
tengen_document_save_finish (TengenDocument *self,
                             GAsyncResult *result,
                             char **kept,
                             GError **error)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  Saving *saving = g_task_get_task_data (G_TASK (result));
  if (kept != NULL)
    *kept = g_steal_pointer (&saving->kept);
  return g_task_propagate_boolean (G_TASK (result), error);
}

gboolean
tengen_document_get_safe (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), FALSE);
  return !self->unsaved || self->journal == NULL ||
         tengen_journal_flush (self->journal);
}

const char *
tengen_document_get_journal_id (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  return self->unsaved &&
                 !(self->file == NULL && tengen_document_is_over (self))
             ? self->journal_id
             : NULL;
}

/* Time used since the last line is not given back to a player who closes. */
static void
stop_clock (TengenSession *session)
{
  TengenClock now;
  tengen_session_get_clock (session, &now);
  if (tengen_clock_is_running (&now))
    tengen_session_pause_clock (session);
}

void
tengen_document_close (TengenDocument *self, gboolean park)
{
  g_return_if_fail (TENGEN_IS_DOCUMENT (self));
  stop_clock (self->session);
  g_signal_emit (self, signals[CLOSING], 0);
  self->closed = TRUE;
  if (self->journal == NULL)
    return;
  if (park && self->unsaved)
    tengen_journal_note (self->journal, "parked", "");
  const char *id = tengen_journal_get_id (self->journal);
  /* what a person copied may be called anything; actions take text only */
  if (id != NULL && g_utf8_validate (id, -1, NULL))
    self->journal_id = g_strdup (id);
  tengen_document_let_journal_go (self);
}
