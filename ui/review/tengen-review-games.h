/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-games: the games of a file (ファイルの中の棋譜), and other
 * files given with it
 *
 * What:   a list with small boards, players, dates, results, in an order that
 *         can be chosen; letters typed there search; choosing one goes there.
 *         Of other files only the beginnings are read.
 * Not:    opening files: the window is told which one was chosen.
 * Shape:  rows are made when they are seen; boards are painted when idle; a
 *         worker reads one file after the other.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-review-reader.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_GAMES (tengen_review_games_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenReviewGames, tengen_review_games, TENGEN, REVIEW_GAMES, GtkWindow)

/* Properties (read, write, notified):
 *   order      int        a TengenReviewOrder
 *   reversed   gboolean   the order is the other way round
 * Signals:
 *   file-chosen (GFile *file)   a file that is not open, before the list closes
 */

/**
 * tengen_review_games_new_files:
 * @parent: the window it belongs to
 * @session: the game that is shown
 * @files: (element-type GFile): the files of the list
 * @current: which of them the game is from, or -1 for none
 * @read_start: reads the starts of the others
 *
 * Makes the window with several files. The games of the file that is open stand
 * in its place; those of a file that is none of the list are the first.
 *
 * Returns: (transfer none): a window, owned by GTK
 */
TengenReviewGames *
tengen_review_games_new_files (GtkWindow *parent,
                               TengenSession *session,
                               const GPtrArray *files,
                               int current,
                               TengenReviewReadStart read_start);

/* Makes the window, owned by GTK, for a game of the file. */
TengenReviewGames *tengen_review_games_new (GtkWindow *parent,
                                            TengenSession *session);

G_END_DECLS
