/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-document-restore: a journal to a document
 *
 * Shape: the base is opened, every command is done again, every `#file` note
 *        says that the game was the same as the file at that line. A `#saving`
 *        note without a `#file` says that it may be: the file itself tells.
 */
#include "tengen-document-private.h"

#include <errno.h>
#include <string.h>

#include "tengen-durable.h"
#include "tengen-save.h"
#include "tengen-session-clock.h"

/* As large as a record may be. */
#define LARGEST_BASE (64 * 1024 * 1024)

/* What is known of a file while lines are done again. */
typedef struct
{
  TengenDocument *document;
  /* what was being saved last, NULL for nothing */
  GFile *file;
  char *checksum;
  guint64 edits;
} Replay;

/* A note that says URI CHECKSUM. */
static gboolean
read_file_note (const char *text, GFile **file, char **checksum)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  if (words[0] == NULL || words[1] == NULL || !g_str_is_ascii (text))
    return FALSE;
  *file = g_file_new_for_uri (words[0]);
  *checksum = g_strdup (words[1]);
  return TRUE;
}

static void
forget_saving (Replay *self)
{
  g_clear_object (&self->file);
  g_clear_pointer (&self->checksum, g_free);
}

static void
replay_file (Replay *self, const char *text)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *checksum = NULL;
  forget_saving (self);
  if (!read_file_note (text, &file, &checksum))
    return;
  tengen_document_set_file (self->document, file, checksum);
  self->document->saved = tengen_document_get_edits (self->document);
}

/* The base is the record that was made of the file, not the file. */
static void
replay_origin (TengenDocument *self, const char *uri)
{
  g_autoptr (GFile) origin = g_file_new_for_uri (uri);
  tengen_document_set_origin (self, origin);
  g_clear_pointer (&self->bytes, g_bytes_unref);
}

static void
replay_saving (Replay *self, const char *text)
{
  forget_saving (self);
  if (read_file_note (text, &self->file, &self->checksum))
    self->edits = tengen_document_get_edits (self->document);
}

static void
set_apart (TengenDocument *self)
{
  tengen_document_set_file (self, NULL, NULL);
  self->saved = TENGEN_DOCUMENT_NEVER;
}

static void
replay_note (Replay *self, const char *line)
{
  TengenDocument *document = self->document;
  const char *file = tengen_journal_log_skip (line, "#file");
  const char *saving = tengen_journal_log_skip (line, "#saving");
  const char *mode = tengen_journal_log_skip (line, "#mode");
  const char *kept = tengen_journal_log_skip (line, "#history");
  const char *keeping = tengen_journal_log_skip (line, "#keeping");
  const char *origin = tengen_journal_log_skip (line, "#origin");
  if (file != NULL)
    replay_file (self, file);
  else if (saving != NULL)
    replay_saving (self, saving);
  else if (mode != NULL)
    document->review = g_str_equal (mode, "review");
  else if (kept != NULL)
    tengen_document_replay_kept (document, kept);
  else if (keeping != NULL)
    tengen_document_replay_kept (document, keeping);
  else if (origin != NULL)
    replay_origin (document, origin);
  else if (g_str_equal (line, "#kept"))
    document->saved = TENGEN_DOCUMENT_NEVER;
  else if (g_str_equal (line, "#over") || g_str_equal (line, "#going"))
    document->over = g_str_equal (line, "#over");
  else if (g_str_equal (line, "#apart"))
    set_apart (document);
}

static gboolean
replay_line (Replay *self, const char *line)
{
  if (line[0] != '#')
    return tengen_session_replay (self->document->session, line);
  replay_note (self, line);
  return TRUE;
}

static guint
get_game_index (const char *const *lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *text = tengen_journal_log_skip (lines[i], "#game");
      if (text != NULL)
        return (guint) g_ascii_strtoull (text, NULL, 10);
    }
  return 0;
}

/* The last such note counts. */
static const char *
get_charset (const char *const *lines)
{
  const char *charset = NULL;
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *text = tengen_journal_log_skip (lines[i], "#charset");
      if (text != NULL)
        charset = text;
    }
  return charset;
}

/* Notes that say something about the game, not about the journal. */
static gboolean
is_of_game (const char *line)
{
  static const char *const names[] = { "#file",    "#saving", "#charset",
                                       "#mode",    "#kept",   "#apart",
                                       "#over",    "#going",  "#history",
                                       "#keeping", "#origin" };
  if (line[0] != '#')
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (tengen_journal_log_skip (line, names[i]) != NULL ||
        g_str_equal (line, names[i]))
      return TRUE;
  return FALSE;
}

/* Goes on in a new journal with the lines that could be done; the old one stays
 * as it is, and is not set aside before the new one is safe. */
static void
go_on_in_copy (TengenDocument *self,
               TengenJournal *broken,
               guint n_good,
               const char *shelf,
               GBytes *base)
{
  const char *const *lines = tengen_journal_get_lines (broken);
  g_autoptr (GPtrArray) copied = g_ptr_array_new ();
  g_autofree char *title = tengen_document_get_title (self);
  tengen_document_set_journal (
      self, tengen_journal_new (shelf, base, get_game_index (lines), title));
  tengen_document_note_match (self);
  for (guint i = 0; i < n_good; i++)
    if (is_of_game (lines[i]))
      g_ptr_array_add (copied, (gpointer) lines[i]);
  g_ptr_array_add (copied, NULL);
  tengen_journal_append_lines (self->journal,
                               (const char *const *) copied->pdata);
  tengen_journal_replace (self->journal, broken);
}

/* The program may have been killed when it had saved and not yet noted it. */
static gboolean
was_saved (Replay *self, const char *there)
{
  if (self->file == NULL || g_strcmp0 (there, self->checksum) != 0)
    return FALSE;
  tengen_document_set_file (self->document, self->file, self->checksum);
  self->document->saved = self->edits;
  tengen_document_note_file (self->document);
  return TRUE;
}

/* What was saved elsewhere in the meantime must not be written over. */
static gboolean
leave_changed_file (Replay *self)
{
  TengenDocument *document = self->document;
  GFile *file = self->file != NULL ? self->file : document->file;
  if (file == NULL)
    return FALSE;
  g_autofree char *there = tengen_files_get_checksum (file);
  if (was_saved (self, there) || document->file == NULL)
    return FALSE;
  if (file != document->file && !g_file_equal (file, document->file))
    {
      g_free (there);
      there = tengen_files_get_checksum (document->file);
    }
  if (there != NULL && g_str_equal (there, document->checksum))
    return FALSE;
  set_apart (document);
  return TRUE;
}

/* Saved since: the file holds something else than the base. */
static void
forget_old_bytes (TengenDocument *self, GBytes *base)
{
  if (self->checksum == NULL)
    return;
  g_autofree char *checksum =
      g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, base);
  if (g_str_equal (checksum, self->checksum))
    return;
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_free (self->charset);
  self->charset = g_strdup ("UTF-8");
  self->certain = TRUE;
}

/* @same is whether the base is the journal's own. */
static TengenRestored
replay (TengenDocument *document,
        TengenJournal *journal,
        const char *shelf,
        GBytes *base,
        gboolean same)
{
  const char *const *lines = tengen_journal_get_lines (journal);
  TengenJournalState state = tengen_journal_get_state (journal);
  Replay self = { .document = document };
  TengenRestored restored = TENGEN_RESTORED_WHOLE;
  guint n_good = 0;
  while (lines[n_good] != NULL && replay_line (&self, lines[n_good]))
    n_good++;
  if (lines[n_good] != NULL || state == TENGEN_JOURNAL_DAMAGED)
    restored = TENGEN_RESTORED_PART;
  else if (state == TENGEN_JOURNAL_CUT)
    restored = TENGEN_RESTORED_CUT;
  if (lines[n_good] != NULL || !same || !tengen_journal_can_go_on (journal))
    go_on_in_copy (document, journal, n_good, shelf, base);
  else
    {
      tengen_document_set_journal (document, journal);
      tengen_journal_note (journal, "open", "");
      tengen_journal_note (journal, "run", tengen_journal_get_run ());
    }
  tengen_session_pause_restored (document->session);
  tengen_document_note_over (document);
  forget_old_bytes (document, base);
  if (leave_changed_file (&self) && restored != TENGEN_RESTORED_PART)
    restored = TENGEN_RESTORED_APART;
  /* it may turn out only now what is in the file */
  forget_old_bytes (document, base);
  forget_saving (&self);
  return restored;
}

/* The file that the game was opened from, where it is as it was then. */
static GBytes *
read_base_from_file (TengenJournal *journal)
{
  const char *const *lines = tengen_journal_get_lines (journal);
  const char *sum = tengen_journal_get_base_sum (journal);
  for (gsize i = 0; sum != NULL && lines[i] != NULL; i++)
    {
      const char *text = tengen_journal_log_skip (lines[i], "#file");
      g_autoptr (GFile) file = NULL;
      g_autofree char *checksum = NULL;
      if (text == NULL || !read_file_note (text, &file, &checksum) ||
          !g_str_equal (checksum, sum) || g_file_peek_path (file) == NULL)
        continue;
      tengen_save_settle (g_file_peek_path (file), NULL);
      g_autoptr (GBytes) bytes =
          tengen_durable_read (g_file_peek_path (file), LARGEST_BASE);
      g_autofree char *there =
          bytes != NULL
              ? g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes)
              : NULL;
      if (g_strcmp0 (there, sum) == 0)
        return g_steal_pointer (&bytes);
    }
  return NULL;
}

static TengenLoaded *
load (TengenJournal *journal, GBytes *base)
{
  const char *const *lines = tengen_journal_get_lines (journal);
  if (base == NULL || lines[0] == NULL)
    return NULL;
  return tengen_loaded_parse (
      base, get_game_index (lines), get_charset (lines), NULL);
}

static gboolean
do_line (TengenGame *game, const char *line)
{
  if (line[0] == '#')
    return TRUE;
  g_autoptr (TengenCommand) command = tengen_command_decode (line);
  if (command == NULL)
    return FALSE;
  g_autoptr (TengenReason) reason = tengen_game_do (game, command);
  return reason == NULL;
}

GBytes *
tengen_document_write_journal (TengenJournal *journal)
{
  g_return_val_if_fail (TENGEN_IS_JOURNAL (journal), NULL);
  const char *const *lines = tengen_journal_get_lines (journal);
  g_autoptr (GBytes) own = tengen_journal_read_base (journal);
  g_autoptr (GBytes) base =
      own != NULL ? g_bytes_ref (own) : read_base_from_file (journal);
  g_autoptr (TengenLoaded) loaded = load (journal, base);
  if (loaded == NULL)
    return NULL;
  for (guint i = 0; lines[i] != NULL && do_line (loaded->game, lines[i]); i++)
    ;
  return tengen_document_write_record (tengen_game_get_record (loaded->game));
}

TengenDocument *
tengen_document_new_restored (TengenJournal *journal,
                              const char *shelf,
                              TengenRestored *restored)
{
  g_return_val_if_fail (TENGEN_IS_JOURNAL (journal), NULL);
  g_return_val_if_fail (shelf != NULL && restored != NULL, NULL);
  g_autoptr (GBytes) own = tengen_journal_read_base (journal);
  int number = own == NULL ? errno : 0;
  g_autoptr (GBytes) base =
      own != NULL ? g_bytes_ref (own) : read_base_from_file (journal);
  g_autoptr (TengenLoaded) loaded = load (journal, base);
  if (loaded == NULL)
    {
      gboolean damaged = base != NULL || number == EBADMSG ||
                         tengen_durable_is_lasting (number) ||
                         tengen_journal_get_lines (journal)[0] == NULL;
      if (damaged)
        tengen_journal_set_aside (journal);
      else
        tengen_journal_leave (journal);
      g_object_unref (journal);
      errno = damaged ? EBADMSG : number;
      return NULL;
    }
  TengenDocument *self = tengen_document_wrap (g_steal_pointer (&loaded->game));
  tengen_document_take_origin (self, loaded);
  self->touched = TRUE;
  *restored = replay (self, journal, shelf, base, own != NULL);
  tengen_document_update_unsaved (self);
  return self;
}
