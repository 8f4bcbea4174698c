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

/**
 * tengen_play_page_put:
 * @self: a page with a session
 * @point: a point
 * @button: with what, see #TengenBoardView; 0 is the keyboard
 *
 * Does what a click does where stones are played: plays one, offers a fifth
 * move or takes it back, asks about a forbidden move.
 */
void
tengen_play_page_put (TengenPlayPage *self, TengenPoint point, guint button);

/**
 * tengen_play_page_is_offering:
 * @self: a page with a session
 *
 * Tells whether a point that is clicked is offered as a fifth move.
 *
 * Returns: %TRUE in that step of an opening of Renju
 */
gboolean tengen_play_page_is_offering (TengenPlayPage *self);

/**
 * tengen_play_page_get_loser:
 * @self: a page with a session
 *
 * Tells which side resigns: the side to move, in Renju who has to act.
 *
 * Returns: a colour
 */
TengenStone tengen_play_page_get_loser (TengenPlayPage *self);

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

/**
 * tengen_play_page_is_at_end:
 * @self: a page with a session
 *
 * Tells whether nothing follows the node that is shown.
 *
 * Returns: %TRUE if it is the last one of its line
 */
gboolean tengen_play_page_is_at_end (TengenPlayPage *self);

/**
 * tengen_play_page_has_keyboard:
 * @part: a part of a page
 *
 * Tells whether the focus is in it.
 *
 * Returns: %TRUE if it is
 */
gboolean tengen_play_page_has_keyboard (GtkWidget *part);

/**
 * tengen_play_page_move_part:
 * @part: a child of a box
 * @to: another box
 *
 * Moves what both panels share to where it is seen, and hides the box it came
 * from.
 */
void tengen_play_page_move_part (GtkWidget *part, GtkWidget *to);

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

/**
 * tengen_play_page_install_renju_actions:
 * @widget_class: the class of the page
 *
 * Installs the actions of an opening, of what is declared, and draws.
 */
void tengen_play_page_install_renju_actions (GtkWidgetClass *widget_class);

/**
 * tengen_play_page_add_renju_keys:
 * @controller: the controller of the page's keys
 *
 * Gives them their keys.
 */
void tengen_play_page_add_renju_keys (GtkShortcutController *controller);

/**
 * tengen_play_page_update_renju_actions:
 * @self: a page
 *
 * Enables those of them that are possible now.
 */
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
 * tengen_play_page_make_result:
 * @self: a page with a session whose game is over
 *
 * Says how it ended; in Renju with the buttons of what can be done then.
 *
 * Returns: (transfer full): a line
 */
char *
tengen_play_page_make_result (TengenPlayPage *self) G_GNUC_WARN_UNUSED_RESULT;

/* tengen-play-page-why.c */

/**
 * tengen_play_page_make_why:
 * @self: a page
 *
 * Listens to its card about forbidden points.
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

/**
 * tengen_play_page_install_why_actions:
 * @widget_class: the class of the page
 *
 * Installs the actions that explain.
 */
void tengen_play_page_install_why_actions (GtkWidgetClass *widget_class);

/**
 * tengen_play_page_add_why_keys:
 * @controller: the controller of the page's keys
 *
 * Gives them their keys.
 */
void tengen_play_page_add_why_keys (GtkShortcutController *controller);

/**
 * tengen_play_page_update_why_actions:
 * @self: a page
 *
 * Enables those of them that are possible now.
 */
void tengen_play_page_update_why_actions (TengenPlayPage *self);

G_END_DECLS
