/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-renju: what the page has for Renju
 *
 * What: openings, claims, what is said of them, why a point is forbidden.
 * Not:  for others than the page.
 */
#pragma once

#include "tengen-game-position.h"
#include "tengen-play-page.h"

G_BEGIN_DECLS

/* tengen-play-page-renju.c */

/* Tells whether a clicked point is offered as a fifth move of Renju. */
gboolean tengen_play_page_is_offering (TengenPlayPage *self);

/**
 * tengen_play_page_is_deciding:
 * @position: a position
 *
 * Tells whether something has to be decided or answered before the next stone
 * in a game of Renju.
 *
 * Returns: %TRUE if the board waits
 */
gboolean tengen_play_page_is_deciding (const TengenPosition *position);

/* Allocates this file's part of a page. */
void tengen_play_page_make_strip (TengenPlayPage *self);

/* Gives the keyboard to what has to be decided, if anything. */
void tengen_play_page_focus_strip (TengenPlayPage *self);

/**
 * tengen_play_page_show_strip:
 * @self: a page with a session
 *
 * Shows what has to be done in an opening of Renju, beside the list of moves
 * or, in review, above the panel.
 *
 * Returns: %TRUE if the keyboard was in the strip; it is on the board now, and
 *   may go back once the actions are enabled
 */
gboolean tengen_play_page_show_strip (TengenPlayPage *self);

/* Installs the actions of an opening, of what is declared, and draws. */
void tengen_play_page_install_renju_actions (GtkWidgetClass *widget_class);

/* Gives them their keys. */
void tengen_play_page_add_renju_keys (GtkShortcutController *controller);

/* Enables those of them that are possible now. */
void tengen_play_page_update_renju_actions (TengenPlayPage *self);

/* tengen-play-page-renju-say.c */

/**
 * tengen_play_page_append_renju:
 * @self: a page with a session
 * @text: what is being said
 * @asked: (out): whether it wants an answer
 *
 * Says what only Renju has: a declared five, with the buttons to answer it;
 * that colours were exchanged; where the first stone goes.
 */
void tengen_play_page_append_renju (TengenPlayPage *self,
                                    GString *text,
                                    gboolean *asked);

/**
 * tengen_play_page_offer_why:
 * @self: a page with a session whose game is over
 * @renju: what only Renju has
 *
 * Offers to show what decided the game, if that can be shown.
 */
void tengen_play_page_offer_why (TengenPlayPage *self,
                                 const TengenGameRenju *renju);

/* tengen-play-page-why.c */

/**
 * tengen_play_page_make_why:
 * @self: a page
 *
 * Allocates this file's part of a page, and listens to its card about forbidden
 * points.
 */
void tengen_play_page_make_why (TengenPlayPage *self);

/**
 * tengen_play_page_ask_forbidden:
 * @self: a page with a session
 * @point: where a stone is about to be played
 *
 * Asks before a forbidden move that would end the game, showing why it does.
 *
 * Returns: %TRUE if it asks; nothing has been played then
 */
gboolean tengen_play_page_ask_forbidden (TengenPlayPage *self,
                                         TengenPoint point);

/**
 * tengen_play_page_explain_click:
 * @self: a page with a session
 * @point: a point that was clicked with the other button
 *
 * Explains a point of a game of Renju; in the review an empty one, since a
 * stone is gone to.
 *
 * Returns: %FALSE if the click means something else
 */
gboolean tengen_play_page_explain_click (TengenPlayPage *self,
                                         TengenPoint point);

/* Lets go of what had the keyboard. */
void tengen_play_page_drop_why (TengenPlayPage *self);

/* The property `forbidden-points`. */
int tengen_play_page_get_forbidden_points (TengenPlayPage *self);

/* The property `forbidden-points`. */
void tengen_play_page_set_forbidden_points (TengenPlayPage *self, int when);

/* The property `has-forbidden-points`. */
gboolean tengen_play_page_get_has_forbidden_points (TengenPlayPage *self);

/* Tells whether something is being explained. */
gboolean tengen_play_page_has_why (TengenPlayPage *self);

/**
 * tengen_play_page_close_why:
 * @self: a page
 *
 * Takes the card away; what it put on the board stays until that is shown anew.
 */
void tengen_play_page_close_why (TengenPlayPage *self);

/**
 * tengen_play_page_add_renju:
 * @self: a page with a session
 * @view: what is to be seen
 *
 * Adds what only a board of Renju shows to a player: the area of an opening,
 * forbidden points, what the card speaks of.
 */
void tengen_play_page_add_renju (TengenPlayPage *self, TengenView *view);

/* Installs the actions that explain. */
void tengen_play_page_install_why_actions (GtkWidgetClass *widget_class);

/* Gives them their keys. */
void tengen_play_page_add_why_keys (GtkShortcutController *controller);

/* Enables those of them that are possible now. */
void tengen_play_page_update_why_actions (TengenPlayPage *self);

G_END_DECLS
