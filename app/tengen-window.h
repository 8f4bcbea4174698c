/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window: a window with a game
 *
 * What:  header bar, notices, the page on which the game is played, the scoring
 *        dialog; new game, open, save.
 * Not:   the game's file and journal (tengen-document), the board and its
 *        buttons (ui/play), the count (ui/score).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-application.h"
#include "tengen-document.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_WINDOW (tengen_window_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenWindow, tengen_window, TENGEN, WINDOW, GtkApplicationWindow)

/* Actions: win.new-game, win.open, win.save, win.save-as, win.save-over (also
 *   when another program changed the file), win.shortcuts
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
TengenWindow *tengen_window_new (TengenApplication *application,
                                 TengenDocument *document);

/**
 * tengen_window_get_document:
 * @self: a window
 *
 * Gives the game.
 *
 * Returns: (transfer none): the document
 */
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

/**
 * tengen_window_tell:
 * @self: a window
 * @text: a sentence
 * @label: (nullable): what a button beside it says
 * @detailed_action: (nullable): what it does
 *
 * Shows a notice.
 */
void tengen_window_tell (TengenWindow *self,
                         const char *text,
                         const char *label,
                         const char *detailed_action);

/**
 * tengen_window_tell_loaded:
 * @self: a window
 * @loaded: the file that it shows
 *
 * Says what is worth knowing of a file: what was mended, that it holds more
 * games, that the rules were assumed. Says nothing of a plain one.
 */
void tengen_window_tell_loaded (TengenWindow *self, const TengenLoaded *loaded);

/**
 * tengen_window_tell_restored:
 * @self: a window
 * @restored: how restoring its game went
 *
 * Says what is worth knowing of a game that was restored.
 */
void tengen_window_tell_restored (TengenWindow *self, TengenRestored restored);

G_END_DECLS
