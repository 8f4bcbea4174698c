/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page: where a game is played
 *
 * What:  everything below the header bar: board, the line with sentences, the
 *        row to walk through the game, and the panel with the two players, the
 *        moves and the buttons, or the panel of the review.
 * Not:   the game (session), the count (ui/score), the title (app).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-notice.h"
#include "tengen-review-panel.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_PAGE (tengen_play_page_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayPage, tengen_play_page, TENGEN, PLAY_PAGE, GtkWidget)

/* Properties (read, write, notified):
 *   session      TengenSession   (nullable) the game
 *   review       gboolean        the panel of the review (検討) stands at the
 *                                right, a click does what its tool does
 *   numbers      int             TengenViewNumbers on the stones; FROM counts
 *                                from where it was set, or where
 *                                game.numbers-from-here was used last
 *   ghost        gboolean        a faint stone under the pointer
 *   forbidden-points int         a TengenViewForbidden: when points that are
 *                                forbidden in Renju are marked
 *   has-forbidden-points gboolean (read only) whether there are any to mark: in
 *                                a game of Renju that ends by itself
 *   estimate     gboolean        shows how the game would be counted if it
 *                                ended as it stands (目算); FALSE in each game
 *                                at first, and where can-estimate is
 *   greetings    gboolean        the players greet each other in the line under
 *                                the board, at the start and at the end
 *   can-estimate gboolean        (read only) whether that can be shown: in a
 *                                game of Go whose session allows help
 *   early-stop   gboolean        (read only) both have passed in Pure Go, and it
 *                                is not settled yet that they want to count
 * Signals:
 *   count-requested ()           someone wants to see the count again
 *   stopped ()                   play has just stopped, and nothing is to be
 *                                asked before the count
 * Actions:
 *   game.pass, game.take-back (asks the opponent in a match), game.resign (asks), game.yes and game.no
 *   (answer), game.undo, game.redo, game.count, game.go-on (where the question
 *   of an early stop in Pure Go is open)
 *   in Renju: game.draw (asks); in its opening game.choose (int, which of the
 *   choices, from 0), game.declare (int, how many fifth moves), game.patterns
 *   (opens a window); where endings are declared: game.five-black,
 *   game.five-white, game.forbidden, and the answers game.admit, game.contest
 *   where the rules have them: game.virtual (a stone beside the board),
 *   game.propose (to stop), game.accept, game.refuse
 *   where a position came back: game.see-cycle, game.void (ends the game
 *   without result), game.close-cycle; game.close-picture (the small board);
 *   game.dismiss (closes whatever is open)
 *   walking: game.first, game.back-ten, game.back, game.forward,
 *   game.forward-ten, game.last, game.previous-variation,
 *   game.next-variation, game.previous-branch, game.next-branch,
 *   game.previous-comment, game.next-comment, game.main-line, game.go-to
 *   (asks for a number), game.go-to-stone (of the keyboard's cursor),
 *   game.autoplay (starts and stops)
 *   game.numbers-from-here, game.estimate (on and off)
 *   in Renju: game.why (explains the point under the keyboard's cursor or the
 *   pointer, after the end what ended the game), game.close-why
 *   where the review is open: review.tool (int, a TengenReviewTool),
 *   review.cut, review.copy, review.paste, review.delete, review.promote (to
 *   the main line), review.up, review.down, review.number (asks),
 *   review.figure, review.clear (marks of the node), review.search,
 *   review.search-next, review.search-previous; of the whole game:
 *   review.rotate-left, review.rotate-right, review.mirror, review.flip,
 *   review.exchange (the colours)
 * Keys, wherever the focus is in the window: P pass, V a stone beside the
 *   board, O a proposal to stop, Escape dismiss, U take back, 1 to 4 the
 *   choices of an opening, K its patterns, 5 and 6 a five of Black and White, 7
 *   a forbidden move, = a draw, Ctrl+Z and
 *   Ctrl+Shift+Z undo and redo, Alt+Left, Alt+Right or Page Up, Page Down one
 *   move back and forward, Shift+Page Up and Shift+Page Down ten, Ctrl+Home
 *   and Ctrl+End first and last, Alt+Up and Alt+Down variations, Ctrl+Page Up
 *   and Ctrl+Page Down branches, Alt+comma and Alt+period comments, G or
 *   Ctrl+G a number, Ctrl+Enter the move of a stone, F4 or Pause the clock, F5 autoplay, F7 numbers
 *   from here, F9 the estimate, ? why. In the review Ctrl+F, F3 and Shift+F3 search, Ctrl+Shift+X,
 *   Ctrl+Shift+C and Ctrl+Shift+V cut, copy and paste variations,
 *   Ctrl+Delete deletes, Ctrl+Shift+Up and Ctrl+Shift+Down order them, and the
 *   tools have letters (tengen-review-tools.h); in the tree Delete, Ctrl+X,
 *   Ctrl+C and Ctrl+V are enough
 */

/* Sets the property `session`, which may be %NULL. */
void tengen_play_page_set_session (TengenPlayPage *self,
                                   TengenSession *session);

/* Gives the place below the board where all is told that is not of the game. */
TengenNotice *tengen_play_page_get_notice (TengenPlayPage *self);

/**
 * tengen_play_page_set_alone:
 * @self: a page
 * @alone: whether the board has all of the window
 *
 * Leaves out the panel; names, numbers and turn are in a line above the board.
 */
void tengen_play_page_set_alone (TengenPlayPage *self, gboolean alone);

/* Tells whether the board has all of the window by wish. */
gboolean tengen_play_page_get_alone (TengenPlayPage *self);

/* Enlarges the board by @steps; smaller below 0, 0 shows the whole. */
void tengen_play_page_zoom (TengenPlayPage *self, int steps);

/**
 * tengen_play_page_focus_board:
 * @self: a page
 *
 * Gives the keyboard to the board; in review to the tree, where arrows go
 * through the game, unless that is in a window of its own.
 */
void tengen_play_page_focus_board (TengenPlayPage *self);

/**
 * tengen_play_page_get_review_panel:
 * @self: a page
 *
 * Gives the panel of the review; makes it when it is asked for first, which
 * takes its time: see tengen_play_page_set_warnings() and
 * tengen_play_page_flush().
 *
 * Returns: (transfer none): the panel
 */
TengenReviewPanel *tengen_play_page_get_review_panel (TengenPlayPage *self);

/**
 * tengen_play_page_set_match:
 * @self: a page
 * @score: (nullable): the table of the match so far, %NULL for a game without a
 *   match
 * @next: (nullable): the label of the button for the next game, %NULL for no
 *   button
 * @final: the end of this game cannot be taken back: the next game has begun
 *
 * Has the card of the result say where the match stands.
 */
void tengen_play_page_set_match (TengenPlayPage *self,
                                 const char *score,
                                 const char *next,
                                 gboolean final);

/* Offers to go on with the lesson where the game has ended. */
void tengen_play_page_set_lesson (TengenPlayPage *self, gboolean from_lesson);

/**
 * tengen_play_page_set_warnings:
 * @self: a page
 * @warnings: (nullable) (element-type TengenSgfWarning): what was odd in the
 *   file; copied
 * @form: the form of the file
 *
 * Has the panel show oddities, as soon as there is one.
 */
void tengen_play_page_set_warnings (TengenPlayPage *self,
                                    const GArray *warnings,
                                    TengenForeignForm form);

/**
 * tengen_play_page_flush:
 * @self: a page
 *
 * Writes a comment that is being typed into the record now: before the record
 * is saved, or another one is loaded into the session.
 */
void tengen_play_page_flush (TengenPlayPage *self);

/**
 * tengen_play_page_share:
 * @self: a page
 * @widget: a widget of another window, about the same game
 *
 * Gives the widget the actions of variations, `review.*`, and of walking,
 * `game.*`, those without a parameter: they do what they do on the page, and are
 * possible when they are possible there.
 */
void tengen_play_page_share (TengenPlayPage *self, GtkWidget *widget);

G_END_DECLS
