/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-document-history: what a document knows of the file that keeps it
 *
 * Shape: `kept` is the game's number of edits when the history last had it, or
 *        was about to; as long as a game is not worth keeping, or was not
 *        played on since it was opened, it is that of the game itself.
 */
#include "tengen-document-private.h"

#include <string.h>

static void
set_text (char **place, const char *text)
{
  char *copy = g_strdup (text);
  g_free (*place);
  *place = copy;
}

void
tengen_document_replay_kept (TengenDocument *self, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  if (words[0] == NULL || words[1] == NULL)
    return;
  set_text (&self->kept_checksum, words[0]);
  set_text (&self->kept_name, words[1]);
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
  tengen_document_note_kept (self, name, loaded->checksum);
  set_text (&self->kept_checksum, loaded->checksum);
  return self;
}

const char *
tengen_document_get_kept_name (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  return self->kept_name;
}

const char *
tengen_document_get_kept_checksum (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  return self->kept_checksum;
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

static gboolean
is_over (TengenDocument *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  return tengen_game_get_result (game).kind != TENGEN_RESULT_UNKNOWN &&
         is_of_here (self, game);
}

void
tengen_document_note_over (TengenDocument *self)
{
  gboolean over = is_over (self);
  if (self->over == over)
    return;
  self->over = over;
  if (self->journal != NULL)
    tengen_journal_note (self->journal, over ? "over" : "going", "");
}

gboolean
tengen_document_is_kept (TengenDocument *self, gboolean sure)
{
  return self->asked_checksum != NULL &&
         tengen_document_get_edits (self) == self->kept &&
         (!sure ||
          g_strcmp0 (self->asked_checksum, self->kept_checksum) == 0) &&
         is_over (self);
}

void
tengen_document_note_kept (TengenDocument *self,
                           const char *name,
                           const char *checksum)
{
  g_return_if_fail (TENGEN_IS_DOCUMENT (self) && !self->closed);
  g_return_if_fail (name != NULL && checksum != NULL);
  set_text (&self->kept_name, name);
  set_text (&self->asked_checksum, checksum);
  self->awaiting = TRUE;
  self->kept = tengen_document_get_edits (self);
  if (self->journal == NULL)
    return;
  g_autofree char *text = g_strconcat (checksum, " ", name, NULL);
  tengen_journal_note (self->journal, "history", text);
}

/* Another program may have taken the name in the same moment. */
static void
take_kept_name (TengenDocument *self, const char *name, const char *checksum)
{
  set_text (&self->kept_checksum, checksum);
  if (g_strcmp0 (self->kept_name, name) == 0)
    return;
  set_text (&self->kept_name, name);
  if (self->journal == NULL)
    return;
  g_autofree char *text = g_strconcat (checksum, " ", name, NULL);
  tengen_journal_note (self->journal, "history", text);
}

void
tengen_document_set_kept (TengenDocument *self,
                          const char *name,
                          const char *checksum)
{
  g_return_if_fail (TENGEN_IS_DOCUMENT (self));
  if (name == NULL)
    self->kept = TENGEN_DOCUMENT_NEVER;
  else
    take_kept_name (self, name, checksum);
  self->awaiting = FALSE;
  if (self->closed)
    tengen_document_let_journal_go (self);
}
