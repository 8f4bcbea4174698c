/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-link: from a game that is played to the table of its match
 */
#include "tengen-match-link.h"

#include "tengen-signal.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

struct _TengenMatchLink
{
  GObject parent_instance;

  TengenMatchFolder *folder;
  TengenDocument *document;
  int game;
  /* who plays it */
  int black;
  int white;
  /* how the game ended by the colours of its start, UNKNOWN in play */
  TengenResult result;
  /* whether colours were exchanged; UNSAID in play, and where nothing can be */
  TengenMatchSides sides;
  /* the game's number of edits when its record was written */
  guint64 written;
  /* the table, or the record, does not have what happened */
  gboolean owes_result;
  gboolean owes_record;
  gboolean told;
};

G_DEFINE_FINAL_TYPE (TengenMatchLink, tengen_match_link, G_TYPE_OBJECT)

enum
{
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const TengenGame *
get_game (TengenMatchLink *self)
{
  return tengen_session_get_game (tengen_document_get_session (self->document));
}

static const TengenMatch *
get_match (TengenMatchLink *self)
{
  return tengen_match_table_get (tengen_match_folder_get_table (self->folder));
}

/* A round can be paired anew while one of its games is on a board: NULL for a
 * game that the table does not have any more. */
static const TengenMatchGame *
get_entry (TengenMatchLink *self)
{
  const TengenMatch *match = get_match (self);
  const TengenMatchGame *entry;
  if (self->game >= (int) match->games->len)
    return NULL;
  entry = tengen_match_get_game (match, self->game);
  return entry->black == self->black && entry->white == self->white ? entry
                                                                    : NULL;
}

static gboolean
is_read_only (TengenMatchLink *self)
{
  gboolean read_only;
  g_object_get (self->folder, "read-only", &read_only, NULL);
  return read_only;
}

static void
tell (TengenMatchLink *self, const char *reason)
{
  if (self->told)
    return;
  self->told = TRUE;
  g_signal_emit (self, signals[FAILED], 0, reason);
}

/* What happened. */

/* FALSE where the node shown is not the one where play stands. */
static gboolean
read_result (TengenMatchLink *self,
             TengenResult *result,
             TengenMatchSides *sides)
{
  const TengenGame *game = get_game (self);
  const TengenPosition *position = tengen_game_get_position (game);
  *result = (TengenResult){ .kind = TENGEN_RESULT_UNKNOWN };
  *sides = TENGEN_MATCH_SIDES_UNSAID;
  if (tengen_game_get_cursor (game) != tengen_game_get_live (game))
    return FALSE;
  if (tengen_position_get_phase (position) != TENGEN_PHASE_OVER)
    return TRUE;
  *result = tengen_position_get_result (position);
  /* a table knows a win by captures as one of which it is not said how */
  if (result->kind == TENGEN_RESULT_CAPTURES ||
      result->kind == TENGEN_RESULT_STUCK)
    result->kind = TENGEN_RESULT_WIN;
  if (tengen_match_may_exchange (get_match (self)))
    *sides = tengen_position_get_seat (position, TENGEN_STONE_BLACK) ==
                     TENGEN_SEAT_FIRST
                 ? TENGEN_MATCH_SIDES_KEPT
                 : TENGEN_MATCH_SIDES_EXCHANGED;
  if (result->winner != TENGEN_STONE_NONE)
    result->winner =
        tengen_position_get_seat (position, result->winner) == TENGEN_SEAT_FIRST
            ? TENGEN_STONE_BLACK
            : TENGEN_STONE_WHITE;
  return TRUE;
}

static gboolean
is_same (const TengenResult *a, const TengenResult *b)
{
  return a->kind == b->kind && a->winner == b->winner &&
         a->margin_x2 == b->margin_x2;
}

static gboolean
has_ended (const TengenResult *result)
{
  return result->kind != TENGEN_RESULT_UNKNOWN;
}

/* What is written. */

static void
pay_result (TengenMatchLink *self)
{
  if (!self->owes_result)
    return;
  if (is_read_only (self))
    {
      tell (self,
            _ ("Another window or program has it open for changes, or it may "
               "not be written."));
      return;
    }
  self->owes_result = FALSE;
  tengen_match_table_set_played (tengen_match_folder_get_table (self->folder),
                                 self->game,
                                 &self->result,
                                 self->sides);
}

/* A record that was saved elsewhere by hand stays there. */
static gboolean
may_adopt (TengenMatchLink *self, GFile *file)
{
  GFile *own = tengen_document_get_file (self->document);
  return has_ended (&self->result) &&
         (own == NULL || tengen_files_same (own, file));
}

static GFile *
make_file (TengenMatchLink *self)
{
  return g_file_new_build_filename (tengen_match_folder_get_path (self->folder),
                                    get_entry (self)->file,
                                    NULL);
}

static gboolean
put_record (TengenMatchLink *self)
{
  g_autoptr (GBytes) bytes = tengen_document_write (self->document);
  g_autoptr (GError) error = NULL;
  if (!tengen_match_folder_put_record (self->folder, self->game, bytes, &error))
    {
      tell (self, error->message);
      return FALSE;
    }
  g_autoptr (GFile) file = make_file (self);
  if (may_adopt (self, file))
    tengen_document_set_saved (self->document, file, bytes);
  return TRUE;
}

static void
pay_record (TengenMatchLink *self)
{
  if (!self->owes_record || is_read_only (self) || !put_record (self))
    return;
  self->owes_record = FALSE;
  self->told = self->owes_result;
  self->written = tengen_game_get_edits (get_game (self));
}

static void
pay (TengenMatchLink *self)
{
  if (get_entry (self) == NULL)
    return;
  pay_result (self);
  pay_record (self);
}

static void
changed_cb (TengenMatchLink *self)
{
  TengenResult result;
  TengenMatchSides sides;
  if (read_result (self, &result, &sides) &&
      (!is_same (&result, &self->result) || sides != self->sides))
    {
      self->owes_result = TRUE;
      self->owes_record = has_ended (&result);
      self->result = result;
      self->sides = sides;
    }
  pay (self);
}

/* A game that goes on another day is in the folder as it stands; what is
 * written into one that is over is saved as in any file. */
static void
closing_cb (TengenMatchLink *self)
{
  if (!has_ended (&self->result) &&
      tengen_game_get_edits (get_game (self)) != self->written)
    self->owes_record = TRUE;
  pay (self);
}

static void
tengen_match_link_dispose (GObject *object)
{
  TengenMatchLink *self = TENGEN_MATCH_LINK (object);
  g_clear_object (&self->folder);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (tengen_match_link_parent_class)->dispose (object);
}

static void
tengen_match_link_class_init (TengenMatchLinkClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_match_link_dispose;

  /* TengenMatchLink::failed: something could not be written, and why */
  signals[FAILED] =
      tengen_signal_new ("failed", TENGEN_TYPE_MATCH_LINK, 1, G_TYPE_STRING);
}

static void
tengen_match_link_init (TengenMatchLink *self)
{
}

TengenMatchLink *
tengen_match_link_new (TengenMatchFolder *folder,
                       int game,
                       TengenDocument *document)
{
  g_return_val_if_fail (TENGEN_IS_MATCH_FOLDER (folder), NULL);
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (document), NULL);
  TengenMatchLink *self = g_object_new (TENGEN_TYPE_MATCH_LINK, NULL);
  self->folder = g_object_ref (folder);
  self->document = g_object_ref (document);
  self->game = game;
  self->black = tengen_match_get_game (get_match (self), game)->black;
  self->white = tengen_match_get_game (get_match (self), game)->white;
  read_result (self, &self->result, &self->sides);
  self->written = tengen_game_get_edits (get_game (self));
  g_signal_connect_object (tengen_document_get_session (document),
                           "changed",
                           G_CALLBACK (changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (
      document, "closing", G_CALLBACK (closing_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      folder, "notify::read-only", G_CALLBACK (pay), self, G_CONNECT_SWAPPED);
  return self;
}

void
tengen_match_link_start (TengenMatchLink *self)
{
  g_return_if_fail (TENGEN_IS_MATCH_LINK (self));
  if (!has_ended (&self->result))
    return;
  self->owes_result = !has_ended (&get_entry (self)->result);
  self->owes_record = get_entry (self)->file == NULL;
  pay (self);
}

TengenMatchFolder *
tengen_match_link_get_folder (TengenMatchLink *self)
{
  g_return_val_if_fail (TENGEN_IS_MATCH_LINK (self), NULL);
  return self->folder;
}

int
tengen_match_link_get_game (TengenMatchLink *self)
{
  g_return_val_if_fail (TENGEN_IS_MATCH_LINK (self), 0);
  return self->game;
}

gboolean
tengen_match_link_is_there (TengenMatchLink *self)
{
  g_return_val_if_fail (TENGEN_IS_MATCH_LINK (self), FALSE);
  return get_entry (self) != NULL;
}

gboolean
tengen_match_link_is_final (TengenMatchLink *self)
{
  g_return_val_if_fail (TENGEN_IS_MATCH_LINK (self), FALSE);
  const TengenMatchGame *entry = get_entry (self);
  return entry != NULL &&
         entry->round < tengen_match_get_round (get_match (self));
}
