/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window: a window with a game
 *
 * What:  header bar, notices, the page on which the game is played or reviewed,
 *        the windows of the count, of game info, of the games of a file, of its
 *        charset; new game, open, save, clipboard, drag and drop.
 * Not:   the game's file and journal (tengen-document), the board and its
 *        buttons (ui/play), the count (ui/score).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-program.h"
#include "tengen-document.h"
#include "tengen-notice.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_WINDOW (tengen_window_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenWindow, tengen_window, TENGEN, WINDOW, GtkApplicationWindow)

/* Properties (read, write, notified):
 *   review   gboolean   the game is looked through and annotated (検討)
 *   estimate gboolean   shows how the game would be counted (目算), as the
 *                       property of the page
 * Actions: win.new-game, win.open, win.save, win.save-as, win.save-over (also
 *   when another program changed the file), win.export, win.reload,
 *   win.review, win.undo, win.redo, win.numbers-from-here, win.info, win.games,
 *   win.charset, win.copy-game, win.copy-position, win.copy-picture,
 *   win.copy-diagram, win.paste, win.estimate (disabled, and not in the menu,
 *   where the session allows no help), win.forbidden-points (int; disabled where
 *   there are none), win.shortcuts, win.print
 */

/**
 * tengen_window_new:
 * @application: the program
 * @document: (transfer full): the game
 *
 * Makes a window; present it with gtk_window_present().
 *
 * Returns: (transfer none): the window, owned by GTK
 */
TengenWindow *tengen_window_new (TengenProgram *application,
                                 TengenDocument *document);

/* Gives the game. */
TengenDocument *tengen_window_get_document (TengenWindow *self);

/**
 * tengen_window_replace_document:
 * @self: a window
 * @document: (transfer full): another game
 *
 * Puts another game in the window's place. An unsaved one is put away and
 * waits; a notice offers to go back to it.
 */
void tengen_window_replace_document (TengenWindow *self,
                                     TengenDocument *document);

/* Says whether a lesson goes on after the game; after another it does not. */
void tengen_window_set_lesson (TengenWindow *self, gboolean from_lesson);

/**
 * tengen_window_tell:
 * @self: a window
 * @text: a sentence
 * @label: (nullable): what a button beside it says
 * @detailed_action: (nullable): what it does
 *
 * Tells something of the file or the game.
 */
void tengen_window_tell (TengenWindow *self,
                         const char *text,
                         const char *label,
                         const char *detailed_action);

/* Tells why something was not done, until the next time. */
void tengen_window_refuse (TengenWindow *self, const char *text);

/* Takes something away that holds no more. */
void tengen_window_withdraw (TengenWindow *self, const char *text);

/* Tells something that can wait until the rest was read. */
void tengen_window_tell_too (TengenWindow *self, const char *text);

/* Tells whether something is told, other than a hint. */
gboolean tengen_window_is_telling (TengenWindow *self);

/**
 * tengen_window_tell_loaded:
 * @self: a window
 * @loaded: the file that it shows
 *
 * Says what is worth knowing of a file: that its charset is a guess, what was
 * odd, that it holds more games, that the rules were assumed. Says nothing of a
 * plain one.
 */
void tengen_window_tell_loaded (TengenWindow *self, const TengenLoaded *loaded);

/**
 * tengen_window_set_files:
 * @self: a window
 * @files: (element-type GFile): records that were opened together
 *
 * Puts records into the list of games; choosing one opens it.
 */
void tengen_window_set_files (TengenWindow *self, GPtrArray *files);

/**
 * tengen_window_tell_files:
 * @self: a window with such records
 *
 * Says where they are.
 */
void tengen_window_tell_files (TengenWindow *self);

/* Shows the list of the games in the file, and of the files beside it. */
void tengen_window_show_games (TengenWindow *self);

/**
 * tengen_window_goto_move:
 * @self: a window
 * @move: a number of a move, 0 for the start
 *
 * Goes to a move of the main line; to the last one, with a notice, where there
 * are not so many.
 */
void tengen_window_goto_move (TengenWindow *self, guint move);

/* Says what is worth knowing of a game that was restored. */
void tengen_window_tell_restored (TengenWindow *self, TengenRestored restored);

/**
 * tengen_window_join_match:
 * @self: a window
 * @setup: what a game of a match starts from
 *
 * Tells whether the window has that game. One that had lost its table finds it
 * again, if the same two play.
 *
 * Returns: %TRUE if it has
 */
gboolean tengen_window_join_match (TengenWindow *self,
                                   const TengenGameSetup *setup);

/* Where it tells things of the file or the game. */
TengenNotice *tengen_window_get_notice (TengenWindow *self);

G_END_DECLS
