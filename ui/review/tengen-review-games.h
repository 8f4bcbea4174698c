/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-games: the games of a file (棋譜の一覧)
 *
 * What:   a list with small boards, players, dates, results; choosing one goes
 *         there.
 * Shape:  rows are made when they are seen; boards are painted when there is
 *         nothing else to do.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_GAMES (tengen_review_games_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenReviewGames, tengen_review_games, TENGEN, REVIEW_GAMES, GtkWindow)

/**
 * tengen_review_games_new:
 * @parent: the window it belongs to
 * @session: a game of the file
 *
 * Makes the window.
 *
 * Returns: (transfer none): a window, owned by GTK
 */
TengenReviewGames *tengen_review_games_new (GtkWindow *parent,
                                            TengenSession *session);

G_END_DECLS
