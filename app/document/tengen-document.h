/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-document: the game of a window with its file and its journal
 *
 * What:   makes, opens, restores, saves a game; knows whether anything is
 *         unsaved; writes down every command.
 * Not:    windows and sentences on them, choosing files.
 * Memory: owns session and journal.
 */
#pragma once

#include "tengen-loaded.h"
#include "tengen-journal.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_DOCUMENT (tengen_document_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenDocument, tengen_document, TENGEN, DOCUMENT, GObject)

/* Properties (read only, notified):
 *   file      GFile      (nullable) where the game is saved
 *   unsaved   gboolean   the game differs from what is saved; a new game
 *                        without a move is not worth saving
 *   review    gboolean   the game is looked through and annotated (検討); also
 *                        to be written
 * Signals:
 *   journal-failed (const char *reason)  the game is not written down for now
 *   journal-recovered ()                 all of it is written down again
 *   journal-unlocked ()                  its disk knows no locks
 *   closing ()                           before its journal is let go
 */

/**
 * TengenRestored:
 * @TENGEN_RESTORED_WHOLE: the game is as it was
 * @TENGEN_RESTORED_CUT: the game is as it was at the last line in the journal;
 *   the program or the machine stopped then
 * @TENGEN_RESTORED_PART: the rest of the journal is damaged or cannot be done;
 *   the game is as it was before, the journal is set aside
 * @TENGEN_RESTORED_APART: the game is as it was, but its file was changed or
 *   removed since, so that it belongs to no file now
 *
 * How restoring went.
 */
typedef enum
{
  TENGEN_RESTORED_WHOLE,
  TENGEN_RESTORED_CUT,
  TENGEN_RESTORED_PART,
  TENGEN_RESTORED_APART,
} TengenRestored;

/**
 * TengenDocumentDoubt:
 * @charset: (nullable): the charset that was guessed for the file, or %NULL if
 *   it is certain
 * @game: the first node of a game whose recorded result is not the one that
 *   was played, or %TENGEN_NODE_NONE
 * @was: (nullable): the result that the file records
 * @is: (nullable): the result that was played
 *
 * What speaks against writing over a file unasked.
 */
typedef struct
{
  char *charset;
  TengenNode game;
  char *was;
  char *is;
} TengenDocumentDoubt;

/**
 * tengen_document_new:
 * @setup: what the game starts from
 * @shelf: (nullable): the folder of journals, or %NULL to keep none
 *
 * Starts a game, with today's date in its record.
 *
 * Returns: (transfer full): a document
 */
TengenDocument *
tengen_document_new (const TengenGameSetup *setup,
                     const char *shelf) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_document_new_game:
 * @game: (transfer full): a game in which nothing was done yet, from whatever
 *   position
 * @shelf: (nullable): the folder of journals, or %NULL to keep none
 *
 * Makes a document of a game that begins elsewhere than on an empty board.
 *
 * Returns: (transfer full): a document
 */
TengenDocument *tengen_document_new_game (TengenGame *game, const char *shelf)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_document_new_loaded:
 * @loaded: a file that was read; its game is taken
 * @shelf: (nullable): the folder of journals, or %NULL to keep none
 *
 * Makes a document of a file. Text that came from no file is unsaved, and its
 * journal is written at once. A file of another form than SGF is copied: the
 * document has no file, and is unsaved once something was done.
 *
 * Returns: (transfer full): a document
 */
TengenDocument *
tengen_document_new_loaded (TengenLoaded *loaded,
                            const char *shelf) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_document_new_restored:
 * @journal: (transfer full): a journal that was taken
 * @shelf: the folder of journals
 * @restored: (out): how it went
 *
 * Does a game again and goes on with its journal.
 *
 * Errors: EBADMSG (not even its start can be read; the journal is set aside), or
 * why it cannot be read now (it stays).
 *
 * Returns: (transfer full) (nullable): a document, or %NULL with errno
 */
TengenDocument *tengen_document_new_restored (TengenJournal *journal,
                                              const char *shelf,
                                              TengenRestored *restored)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_document_write_journal:
 * @journal: a journal that was taken
 *
 * Writes the record that a journal holds, as far as its commands can be done.
 * The journal stays as it is. May be called in any thread.
 *
 * Returns: (transfer full) (nullable): SGF, or %NULL if not even its start can
 *   be read
 */
GBytes *tengen_document_write_journal (TengenJournal *journal)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_document_new_kept:
 * @loaded: a file of the history that was read; its game is taken
 * @name: its name there
 * @shelf: (nullable): the folder of journals, or %NULL to keep none
 *
 * Makes a document of a game that was kept (see tengen-history): it goes on
 * there, and has no file until it is saved to one.
 *
 * Returns: (transfer full): a document
 */
TengenDocument *
tengen_document_new_kept (TengenLoaded *loaded,
                          const char *name,
                          const char *shelf) G_GNUC_WARN_UNUSED_RESULT;

/* Names the game's file in the history, without folder; may be %NULL. */
const char *tengen_document_get_kept_name (TengenDocument *self);

/* Gives the checksums of all that was written there, or was about to be. */
char **
tengen_document_get_kept_sums (TengenDocument *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_document_wants_keeping:
 * @self: a document
 *
 * Tells whether the game belongs into the history and is there otherwise or not
 * at all: one that was played here, with a move or an end.
 *
 * Returns: %TRUE if it is to be written there
 */
gboolean tengen_document_wants_keeping (TengenDocument *self);

/**
 * tengen_document_note_kept:
 * @self: a document that is not closed
 * @name: the file in the history
 * @checksum: what is about to be written there
 *
 * Notes that the history is about to have the game as it is now. The journal
 * of a game that has ended stays until tengen_document_set_kept().
 */
void tengen_document_note_kept (TengenDocument *self,
                                const char *name,
                                const char *checksum);

/**
 * tengen_document_set_kept:
 * @self: a document
 * @name: (nullable): the file, or %NULL if writing failed
 * @checksum: (nullable): what is in it now
 *
 * Takes what came of writing. After a failure the game wants keeping again.
 */
void tengen_document_set_kept (TengenDocument *self,
                               const char *name,
                               const char *checksum);

/* Writes the record as it is now. */
GBytes *tengen_document_write (TengenDocument *self) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the session. */
TengenSession *tengen_document_get_session (TengenDocument *self);

/* Gives the file where the game is saved; may be %NULL. */
GFile *tengen_document_get_file (TengenDocument *self);

/* Gives what the game is a copy of, until it is saved; may be %NULL. */
GFile *tengen_document_get_origin (TengenDocument *self);

/* Gives its file, else what it is a copy of; may be %NULL. */
GFile *tengen_document_get_place (TengenDocument *self);

/* Gives the form of what was read, in which the warnings have their places. */
TengenForeignForm tengen_document_get_form (TengenDocument *self);

/* Tells whether the game differs from what is saved. */
gboolean tengen_document_get_unsaved (TengenDocument *self);

/* Tells whether it is a new game in which nothing has been done. */
gboolean tengen_document_get_untouched (TengenDocument *self);

/* Gives the file's bytes as last read or written, %NULL if not known. */
GBytes *tengen_document_get_bytes (TengenDocument *self);

/**
 * tengen_document_get_charset:
 * @self: a document
 * @certain: (out) (optional): whether the file named it or the bytes prove it,
 *   or a person chose it
 *
 * Gives the charset of tengen_document_get_bytes().
 *
 * Returns: (transfer none) (nullable): an iconv name, or %NULL if the game was
 *   begun here
 */
const char *tengen_document_get_charset (TengenDocument *self,
                                         gboolean *certain);

/**
 * tengen_document_find_doubt:
 * @self: a document
 *
 * Looks for what speaks against writing over its file: a charset that was
 * guessed, a recorded result that changed since play went on.
 *
 * Returns: (transfer full) (nullable): the doubt, or %NULL if there is none
 */
TengenDocumentDoubt *
tengen_document_find_doubt (TengenDocument *self) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a doubt; does nothing for %NULL. */
void tengen_document_doubt_free (TengenDocumentDoubt *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenDocumentDoubt, tengen_document_doubt_free)

/**
 * tengen_document_get_over_chosen:
 * @self: a document
 *
 * Tells whether a person has chosen to write over the file in spite of a doubt.
 *
 * Returns: %TRUE once it was chosen
 */
gboolean tengen_document_get_over_chosen (TengenDocument *self);

/* Takes the choice to write over the file; it is not asked for again. */
void tengen_document_choose_over (TengenDocument *self);

/* Gives the file's SHA-256 as last read or written, %NULL without a file. */
const char *tengen_document_get_checksum (TengenDocument *self);

/* Gives what was odd in the file when it was read; may be %NULL. */
const GArray *tengen_document_get_warnings (TengenDocument *self);

/* Tells whether the file is being written. */
gboolean tengen_document_get_saving (TengenDocument *self);

/* Gives the property `review`. */
gboolean tengen_document_get_review (TengenDocument *self);

/* Sets the property `review`; the journal remembers it. */
void tengen_document_set_review (TengenDocument *self, gboolean review);

/**
 * tengen_document_set_apart:
 * @self: a document
 *
 * Parts the game from its file, since another reading of the file takes its
 * place: it waits on its own, and the file is not opened with its changes.
 */
void tengen_document_set_apart (TengenDocument *self);

/* Gives the name of the file for titles; of a copy it says so. May be %NULL. */
char *
tengen_document_get_shown_name (TengenDocument *self) G_GNUC_WARN_UNUSED_RESULT;

/* Names the game for titles and lists: file name or players, kind and board. */
char *
tengen_document_get_title (TengenDocument *self) G_GNUC_WARN_UNUSED_RESULT;

/* Says why the game cannot be written down as it is played, %NULL if it can. */
const char *tengen_document_get_failure (TengenDocument *self);

/**
 * tengen_document_get_file_name:
 * @self: a document
 *
 * Gives the name of its file, or proposes one that fits every file system:
 * `2026-11-21-純碁9路盤.sgf`; of a copy of `NAME.gib` it is `NAME.sgf`.
 *
 * Returns: (transfer full): a name without folder
 */
char *
tengen_document_get_file_name (TengenDocument *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_document_save_async:
 * @self: a document
 * @file: where
 * @over: also when the document's file was changed by another program
 * @callback: called in the main loop
 * @data: for @callback
 *
 * Saves the game as it is now. What is done meanwhile is unsaved afterwards.
 * Where a doubt speaks against writing over its own file (see
 * tengen_document_find_doubt()), the old bytes are kept beside it. The journal
 * says what is about to be written.
 */
void tengen_document_save_async (TengenDocument *self,
                                 GFile *file,
                                 gboolean over,
                                 GAsyncReadyCallback callback,
                                 gpointer data);

/**
 * tengen_document_save_finish:
 * @self: a document
 * @result: what the callback got
 * @kept: (out) (optional) (nullable): where the old bytes were kept, a path
 * @error: return location for a %TENGEN_FILES_ERROR
 *
 * Tells how saving went.
 *
 * Errors: FOLDER, WRITE, CHANGED.
 *
 * Returns: %TRUE if it is saved
 */
gboolean tengen_document_save_finish (TengenDocument *self,
                                      GAsyncResult *result,
                                      char **kept,
                                      GError **error);

/**
 * tengen_document_set_saved:
 * @self: a document
 * @file: a file
 * @bytes: what is in it, as tengen_document_write() gave it just now
 *
 * Tells that other code has written the game as it is now: that is its file
 * from now on.
 */
void
tengen_document_set_saved (TengenDocument *self, GFile *file, GBytes *bytes);

/**
 * tengen_document_get_safe:
 * @self: a document
 *
 * Tells whether nothing is lost when the program ends now; tries once more to
 * write what is left to write.
 *
 * Returns: %TRUE if all is saved or written down
 */
gboolean tengen_document_get_safe (TengenDocument *self);

/**
 * tengen_document_close:
 * @self: a document
 * @park: whether the user puts it away while the program goes on
 *
 * Lets go of the journal: of a saved game it is removed, of an unsaved one it
 * waits. The document can only be asked and saved afterwards.
 */
void tengen_document_close (TengenDocument *self, gboolean park);

/**
 * tengen_document_get_journal_id:
 * @self: a document that was closed
 *
 * Gives the name under which the game waits to be gone on with. A game that was
 * played to its end here is kept and does not wait.
 *
 * Returns: (transfer none) (nullable): the journal's name, or %NULL if nothing
 *   waits, or under a name that is no text
 */
const char *tengen_document_get_journal_id (TengenDocument *self);

G_END_DECLS
