/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-document-private: what the files of the document share
 */
#pragma once

#include "tengen-document.h"

G_BEGIN_DECLS

/* No game has this number of edits. */
#define TENGEN_DOCUMENT_NEVER G_MAXUINT64

struct _TengenDocument
{
  GObject parent_instance;

  TengenSession *session;
  /* NULL after closing, or where none is kept */
  TengenJournal *journal;
  GFile *file;
  /* of a copy that is in no file yet: what it was made of, and its form */
  GFile *origin;
  TengenForeignForm form;
  /* what the file held when it was last read or written, NULL if not known */
  GBytes *bytes;
  /* NULL for a game that was begun here */
  char *charset;
  gboolean certain;
  GArray *warnings;
  gboolean review;
  /* of what was last read from or written to the file */
  char *checksum;
  /* what its games say of their results, NULL without a file */
  GHashTable *results;
  /* writing over it was chosen in spite of a doubt */
  gboolean over_chosen;
  guint64 saved;
  gboolean unsaved;
  /* something was done, even if it was only looked through */
  gboolean touched;
  guint n_saving;
  /* why the journal cannot be written now, NULL if it can */
  char *failure;
  /* the name of the file in the history, NULL before there is one */
  char *kept_name;
  /* (element-type utf8): the sums of what may be in that file, since it was
   * written there or was about to be */
  GHashTable *kept_sums;
  /* of what this program wrote or read there, NULL for nothing */
  char *kept_checksum;
  /* the game's number of edits when the history last had it */
  guint64 kept;
  /* of what the history was last asked to keep, NULL for nothing */
  char *asked_checksum;
  /* the game has ended, and the journal says so */
  gboolean over;
  /* the history is still writing what it was last asked to keep */
  gboolean awaiting;
  gboolean closed;
  char *journal_id;
};

/* Makes a document of a game, which is taken over, without file and journal;
 * the game counts as saved. */
TengenDocument *
tengen_document_wrap (TengenGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* Writes a record as this program does. */
GBytes *tengen_document_write_record (const TengenRecord *record)
    G_GNUC_WARN_UNUSED_RESULT;

/* Names the present state of the record. Returns: the game's number of
 * edits. */
guint64 tengen_document_get_edits (TengenDocument *self);

/* Takes what a journal's note `#history` or `#keeping` says. */
void tengen_document_replay_kept (TengenDocument *self, const char *text);

/* Notes in the journal that the game has ended, or that it goes on after
 * all. */
void tengen_document_note_over (TengenDocument *self);

/* Notes in a new journal which match the game belongs to. */
void tengen_document_note_match (TengenDocument *self);

/* Tells whether it is a game of here that has ended. */
gboolean tengen_document_is_over (TengenDocument *self);

/* Tells whether the game has ended and is in the history as it now is, which
 * this program has seen. */
gboolean tengen_document_is_kept (TengenDocument *self);

/* Removes the journal of a game that is safe elsewhere, closes any other. */
void tengen_document_let_journal_go (TengenDocument *self);

/* Compares the game with what is saved and notifies of a difference. */
void tengen_document_update_unsaved (TengenDocument *self);

/* Sets the file where it is saved now and what is there (both nullable). */
void tengen_document_set_file (TengenDocument *self,
                               GFile *file,
                               const char *checksum);

/* Sets what the game is a copy of, NULL for nothing. */
void tengen_document_set_origin (TengenDocument *self, GFile *origin);

/* Gives the results (RE) that its games record now, by their first nodes. */
GHashTable *
tengen_document_read_results (TengenDocument *self) G_GNUC_WARN_UNUSED_RESULT;

/* Writes into the journal that the game is in its file as it is at this
 * line. */
void tengen_document_note_file (TengenDocument *self);

/* Writes into a new journal what the game is a copy of. */
void tengen_document_note_origin (TengenDocument *self);

/* Makes the file where @bytes were written, with their SHA-256, the document's
 * own; @edits is the game's number of edits at that time. */
void tengen_document_adopt (TengenDocument *self,
                            GFile *file,
                            GBytes *bytes,
                            const char *checksum,
                            guint64 edits);

/* Remembers what the game was read from. */
void tengen_document_take_origin (TengenDocument *self, TengenLoaded *loaded);

/* Writes commands down in a journal, which is taken over, from now on. */
void tengen_document_set_journal (TengenDocument *self, TengenJournal *journal);

G_END_DECLS
