/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-document-history: what a document knows of the file that keeps it
 *
 * Shape: `kept` is the game's number of edits when the history last had it, or
 *        was about to; as long as a game is not worth keeping, or was not
 *        played on since it was opened, it is that of the game itself.
 *        Notes in a journal tell which file may be written over, never that it
 *        was written: only what this program wrote or read there is certain.
 */
#include "tengen-document-private.h"

static void
set_text (char **place, const char *text)
{
  char *copy = g_strdup (text);
  g_free (*place);
  *place = copy;
}

/* Whatever was about to be written to a file may be in it. */
static void
expect (TengenDocument *self, const char *name, const char *checksum)
{
  if (g_strcmp0 (self->kept_name, name) != 0)
    {
      g_hash_table_remove_all (self->kept_sums);
      set_text (&self->kept_name, name);
    }
  g_hash_table_add (self->kept_sums, g_strdup (checksum));
}

static void
write_note (TengenDocument *self, const char *note, const char *checksum)
{
  if (self->journal == NULL)
    return;
  g_autofree char *text = g_strconcat (checksum, " ", self->kept_name, NULL);
  tengen_journal_note (self->journal, note, text);
}

void
tengen_document_replay_kept (TengenDocument *self, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  if (words[0] != NULL && words[1] != NULL)
    expect (self, words[1], words[0]);
}

TengenDocument *
tengen_document_new_kept (TengenLoaded *loaded,
                          const char *name,
                          const char *shelf)
{
  g_return_val_if_fail (loaded != NULL && loaded->game != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);
  g_autoptr (GFile) file = g_steal_pointer (&loaded->file);
  gboolean is_example = loaded->is_example;
  /* no file, and yet nothing of it is lost */
  loaded->is_example = TRUE;
  TengenDocument *self = tengen_document_new_loaded (loaded, shelf);
  loaded->is_example = is_example;
  loaded->file = g_steal_pointer (&file);
  self->touched = TRUE;
  expect (self, name, loaded->checksum);
  set_text (&self->asked_checksum, loaded->checksum);
  set_text (&self->kept_checksum, loaded->checksum);
  write_note (self, "history", loaded->checksum);
  return self;
}

const char *
tengen_document_get_kept_name (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  return self->kept_name;
}

char **
tengen_document_get_kept_sums (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  g_autofree gpointer *sums =
      g_hash_table_get_keys_as_array (self->kept_sums, NULL);
  return g_strdupv ((char **) sums);
}

/* Without a move the time only runs out where the clock alone is used. */
static gboolean
has_end (const TengenGame *game)
{
  TengenResultKind kind = tengen_game_get_result (game).kind;
  return kind != TENGEN_RESULT_UNKNOWN && kind != TENGEN_RESULT_TIME;
}

/* A record of others that is looked through is theirs, also if it was counted
 * here. */
static gboolean
is_of_here (TengenDocument *self, const TengenGame *game)
{
  return tengen_game_is_own (game) &&
         (!self->review || tengen_record_find (tengen_game_get_record (game),
                                               tengen_game_get_root (game),
                                               TENGEN_PROPERTY_TNR) != 0);
}

gboolean
tengen_document_wants_keeping (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), FALSE);
  const TengenGame *game = tengen_session_get_game (self->session);
  return tengen_document_get_edits (self) != self->kept &&
         tengen_game_setup_has_board (tengen_game_get_setup (game)) &&
         is_of_here (self, game) &&
         (tengen_game_get_live (game) != tengen_game_get_root (game) ||
          has_end (game));
}

gboolean
tengen_document_is_over (TengenDocument *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  return tengen_game_get_result (game).kind != TENGEN_RESULT_UNKNOWN &&
         is_of_here (self, game);
}

void
tengen_document_note_over (TengenDocument *self)
{
  gboolean over = tengen_document_is_over (self);
  if (self->over == over)
    return;
  self->over = over;
  if (self->journal != NULL)
    tengen_journal_note (self->journal, over ? "over" : "going", "");
}

gboolean
tengen_document_is_kept (TengenDocument *self)
{
  return self->asked_checksum != NULL &&
         g_strcmp0 (self->asked_checksum, self->kept_checksum) == 0 &&
         tengen_document_get_edits (self) == self->kept &&
         tengen_document_is_over (self);
}

void
tengen_document_note_kept (TengenDocument *self,
                           const char *name,
                           const char *checksum)
{
  g_return_if_fail (TENGEN_IS_DOCUMENT (self) && !self->closed);
  g_return_if_fail (name != NULL && checksum != NULL);
  expect (self, name, checksum);
  set_text (&self->asked_checksum, checksum);
  self->awaiting = TRUE;
  self->kept = tengen_document_get_edits (self);
  write_note (self, "keeping", checksum);
}

void
tengen_document_set_kept (TengenDocument *self,
                          const char *name,
                          const char *checksum)
{
  g_return_if_fail (TENGEN_IS_DOCUMENT (self));
  if (name == NULL)
    {
      self->kept = TENGEN_DOCUMENT_NEVER;
      self->awaiting = FALSE;
    }
  else
    {
      /* another program may have taken the name that was asked for */
      expect (self, name, checksum);
      set_text (&self->kept_checksum, checksum);
      write_note (self, "history", checksum);
      self->awaiting &= g_strcmp0 (self->asked_checksum, checksum) != 0;
    }
  if (self->closed)
    tengen_document_let_journal_go (self);
}
