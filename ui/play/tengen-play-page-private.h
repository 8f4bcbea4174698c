/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-private: what the files of the page share
 */
#pragma once

#include "tengen-board-view.h"
#include "tengen-play-acts.h"
#include "tengen-play-aside.h"
#include "tengen-play-card.h"
#include "tengen-play-estimate.h"
#include "tengen-play-glimpse.h"
#include "tengen-play-line.h"
#include "tengen-play-list.h"
#include "tengen-play-page-renju.h"
#include "tengen-play-page.h"
#include "tengen-play-result.h"
#include "tengen-play-walk.h"
#include "tengen-renju-strip.h"
#include "tengen-renju-why.h"

G_BEGIN_DECLS

/**
 * TengenPlayQuestion:
 * @TENGEN_PLAY_QUESTION_RESIGN: whether a side resigns
 * @TENGEN_PLAY_QUESTION_DRAW: whether both agree to a draw
 * @TENGEN_PLAY_QUESTION_TAKE_BACK: (in a match): whether the opponent allows 待った
 *
 * What is asked in place of the buttons.
 */
typedef enum
{
  TENGEN_PLAY_QUESTION_RESIGN,
  TENGEN_PLAY_QUESTION_DRAW,
  TENGEN_PLAY_QUESTION_TAKE_BACK,
} TengenPlayQuestion;

/**
 * TengenPlayClock:
 * @TENGEN_PLAY_CLOCK_NONE: no clock, or it is nobody's turn
 * @TENGEN_PLAY_CLOCK_READY: it was not set going yet
 * @TENGEN_PLAY_CLOCK_RUNS: somebody's time goes by
 * @TENGEN_PLAY_CLOCK_PAUSED: it was stopped
 *
 * What the clock of the game does.
 */
typedef enum
{
  TENGEN_PLAY_CLOCK_NONE,
  TENGEN_PLAY_CLOCK_READY,
  TENGEN_PLAY_CLOCK_RUNS,
  TENGEN_PLAY_CLOCK_PAUSED,
} TengenPlayClock;

struct _TengenPlayPage
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *root;
  GObject *pair;
  GtkStack *place;
  TengenBoardView *board;
  GtkLabel *no_board;
  TengenPlayAside *aside;
  TengenPlayEstimate *estimate_lines;
  TengenPlayLine *line;
  TengenPlayWalk *walk;
  GtkStack *side;
  GtkWidget *review_slot;
  GtkWidget *strip_slot;
  TengenRenjuStrip *strip;
  GtkWidget *why_slot;
  GtkWidget *why_review_slot;
  TengenRenjuWhy *why;
  /* (weak) what had the keyboard before the card */
  GtkWidget *before_why;
  TengenPlayGlimpse *glimpse;
  TengenPlayCard *black;
  TengenPlayCard *white;
  TengenPlayList *list;
  GtkStack *buttons;
  TengenPlayActs *acts;
  TengenPlayResult *result;
  GtkLabel *question;
  GtkButton *yes;
  GtkButton *no;

  /* The panel of the review and its list, children of the side; NULL until
   * they are needed */
  TengenReviewPanel *panel;
  TengenPlayList *panel_list;

  /* Owned */
  TengenSession *session;
  GSignalGroup *signals;
  TengenEstimate *estimate;
  /* why the last try was refused, while it is shown */
  TengenReason *reason;
  /* (nullable) (element-type TengenSgfWarning): oddities of the file */
  GArray *warnings;

  TengenViewNumbers numbers;
  /* the mode that FROM took the place of, and where FROM counts from */
  TengenViewNumbers numbers_before;
  TengenNode numbers_from;
  /* the repetition that was closed: its node, the number of its move, and
   * how many moves it took */
  TengenNode closed_node;
  guint closed_move;
  guint closed_span;
  /* the node whose move was said to screen readers */
  TengenNode told_node;
  /* what the open question is about */
  TengenPlayQuestion asked;
  /* the end of this game cannot be taken back any more */
  gboolean final;
  /* what was last said of the clock, and that the computer was away */
  TengenPlayClock clock;
  gboolean away;
  /* as set; the board has those of the game */
  int coordinates;
  /* a TengenViewForbidden */
  int forbidden_points;
  gboolean has_forbidden_points;
  gboolean ghost;
  gboolean review;
  gboolean greetings;
  /* what was last said of the estimate */
  gboolean can_estimate;
  gboolean estimates;
};

/* tengen-play-page.c */

/**
 * tengen_play_page_set_numbers:
 * @self: a page
 * @numbers: which numbers
 *
 * Sets the property `numbers`.
 */
void tengen_play_page_set_numbers (TengenPlayPage *self,
                                   TengenViewNumbers numbers);

/**
 * tengen_play_page_request_count:
 * @self: a page
 *
 * Emits "count-requested".
 */
void tengen_play_page_request_count (TengenPlayPage *self);

/* tengen-play-page-properties.c */

/**
 * tengen_play_page_install_properties:
 * @object_class: the class of the page
 *
 * Installs its properties.
 */
void tengen_play_page_install_properties (GObjectClass *object_class);

/* tengen-play-page-estimate.c */

/**
 * tengen_play_page_make_estimate:
 * @self: a page
 *
 * Makes its estimate, which is not active.
 */
void tengen_play_page_make_estimate (TengenPlayPage *self);

/**
 * tengen_play_page_drop_estimate:
 * @self: a page that is disposed of
 *
 * Lets go of its estimate.
 */
void tengen_play_page_drop_estimate (TengenPlayPage *self);

/**
 * tengen_play_page_add_estimate:
 * @self: a page
 * @view: what is to be seen
 *
 * Adds what the estimate says of each point.
 */
void tengen_play_page_add_estimate (TengenPlayPage *self, TengenView *view);

/**
 * tengen_play_page_update_estimate:
 * @self: a page
 *
 * Says below the board what the estimate says, and enables its action.
 */
void tengen_play_page_update_estimate (TengenPlayPage *self);

/**
 * tengen_play_page_install_estimate_action:
 * @widget_class: the class of the page, which has the property `estimate`
 *
 * Installs the action that switches it on and off.
 */
void tengen_play_page_install_estimate_action (GtkWidgetClass *widget_class);

/**
 * tengen_play_page_add_estimate_key:
 * @controller: the controller of the page's keys
 *
 * Gives it its key.
 */
void tengen_play_page_add_estimate_key (GtkShortcutController *controller);

/* tengen-play-page-clock.c */

/**
 * tengen_play_page_append_clock:
 * @self: a page with a session
 * @text: what is being said
 *
 * Says that the clock is stopped, with the button that sets it going, or that
 * it starts with the first move.
 *
 * Returns: %TRUE if it is stopped
 */
gboolean tengen_play_page_append_clock (TengenPlayPage *self, GString *text);

/**
 * tengen_play_page_follow_clock:
 * @self: a page whose signals have no session yet
 *
 * Has it say what the clock does and warns of.
 */
void tengen_play_page_follow_clock (TengenPlayPage *self);

/**
 * tengen_play_page_install_clock_action:
 * @widget_class: the class of the page
 *
 * Installs the action that stops the clock and sets it going.
 */
void tengen_play_page_install_clock_action (GtkWidgetClass *widget_class);

/**
 * tengen_play_page_add_clock_keys:
 * @controller: the controller of the page's keys
 *
 * Gives it its keys.
 */
void tengen_play_page_add_clock_keys (GtkShortcutController *controller);

/**
 * tengen_play_page_update_clock_action:
 * @self: a page
 *
 * Enables it where there is a clock that somebody's turn is on.
 */
void tengen_play_page_update_clock_action (TengenPlayPage *self);

/* tengen-play-page-focus.c */

/**
 * tengen_play_page_install_focus:
 * @widget_class: the class of the page
 *
 * Says where the keyboard goes.
 */
void tengen_play_page_install_focus (GtkWidgetClass *widget_class);

/**
 * tengen_play_page_leave_text:
 * @self: a page in review
 *
 * Takes the keyboard away from a text that is being typed: who clicks the
 * board wants to go on there.
 */
void tengen_play_page_leave_text (TengenPlayPage *self);

/* tengen-play-page-show.c */

/**
 * tengen_play_page_show_notation:
 * @self: a page
 *
 * Names points everywhere as the board does.
 */
void tengen_play_page_show_notation (TengenPlayPage *self);

/**
 * tengen_play_page_show_board:
 * @self: a page with a session
 *
 * Shows the board as it is now.
 */
void tengen_play_page_show_board (TengenPlayPage *self);

/**
 * tengen_play_page_show_all:
 * @self: a page with a session
 *
 * Shows everything as it is now; what was refused is forgotten.
 */
void tengen_play_page_show_all (TengenPlayPage *self);

/**
 * tengen_play_page_show_refusal:
 * @self: a page with a session
 * @reason: why something is not possible
 *
 * Says it and shows the stones that prove it.
 */
void tengen_play_page_show_refusal (TengenPlayPage *self,
                                    const TengenReason *reason);

/**
 * tengen_play_page_get_from:
 * @self: a page with a session
 *
 * Gives the node that FROM counts from, if it is on the path.
 *
 * Returns: a node or none
 */
TengenNode tengen_play_page_get_from (TengenPlayPage *self);

/**
 * tengen_play_page_has_board:
 * @self: a page
 *
 * Tells whether there is a board to be shown.
 *
 * Returns: %FALSE without a session, and for games that have none here
 */
gboolean tengen_play_page_has_board (TengenPlayPage *self);

/* tengen-play-page-aloud.c */

/**
 * tengen_play_page_say_aloud:
 * @self: a page with a session
 *
 * Says the move of the node to screen readers, if it was not said yet.
 */
void tengen_play_page_say_aloud (TengenPlayPage *self);

/* tengen-play-page-say.c */

/**
 * tengen_play_page_say_state:
 * @self: a page with a session
 *
 * Says in the line under the board what is to be said of the node.
 */
void tengen_play_page_say_state (TengenPlayPage *self);

/**
 * tengen_play_page_append:
 * @text: what is being said
 * @sentence: (nullable): one more sentence
 *
 * Appends a sentence that is not empty, apart from the one before it.
 */
void tengen_play_page_append (GString *text, const char *sentence);

/* tengen-play-page-stop.c */

/**
 * tengen_play_page_install_stop_actions:
 * @widget_class: the class of the page
 *
 * Installs the actions around moves beside the board, proposals to stop,
 * repetitions and the small board.
 */
void tengen_play_page_install_stop_actions (GtkWidgetClass *widget_class);

/**
 * tengen_play_page_add_stop_keys:
 * @controller: the controller of the page's keys
 *
 * Gives them their keys.
 */
void tengen_play_page_add_stop_keys (GtkShortcutController *controller);

/**
 * tengen_play_page_update_stop_actions:
 * @self: a page
 *
 * Enables those of them that are possible now.
 */
void tengen_play_page_update_stop_actions (TengenPlayPage *self);

/**
 * tengen_play_page_can:
 * @self: a page with a session
 * @kind: VIRTUAL, PASS, PROPOSE, ACCEPT, REFUSE or VOID
 *
 * Tells whether something can be done now, or is banned by an earlier
 * position, which is shown when it is tried.
 *
 * Returns: %TRUE if it can
 */
gboolean tengen_play_page_can (TengenPlayPage *self, TengenActionKind kind);

/**
 * tengen_play_page_append_duty:
 * @self: a page with a session
 * @text: what is being said
 *
 * Says what a proposal to stop makes a side do, with the buttons to do it.
 *
 * Returns: %FALSE if there is no such duty
 */
gboolean tengen_play_page_append_duty (TengenPlayPage *self, GString *text);

/**
 * tengen_play_page_append_cycle:
 * @self: a page with a session
 * @text: what is being said
 *
 * Says that a position came back, with the buttons that go with it, unless
 * that was closed.
 *
 * Returns: %FALSE if it did not
 */
gboolean tengen_play_page_append_cycle (TengenPlayPage *self, GString *text);

/**
 * tengen_play_page_show_picture:
 * @self: a page with a session
 * @node: a node of the game
 * @move: the number of its move, 0 for the start
 *
 * Shows an earlier position beside the board.
 */
void tengen_play_page_show_picture (TengenPlayPage *self,
                                    TengenNode node,
                                    guint move);

/**
 * tengen_play_page_hide_picture:
 * @self: a page
 *
 * Takes it away.
 */
void tengen_play_page_hide_picture (TengenPlayPage *self);

/**
 * tengen_play_page_leave:
 * @self: a page
 * @part: a part of it
 *
 * Gives the keyboard to the board if it is in the part: a button that is about
 * to go must not take it along.
 */
void tengen_play_page_leave (TengenPlayPage *self, GtkWidget *part);

/* tengen-play-page-actions.c */

/**
 * tengen_play_page_install_actions:
 * @widget_class: the class of the page
 *
 * Installs the actions game.*.
 */
void tengen_play_page_install_actions (GtkWidgetClass *widget_class);

/**
 * tengen_play_page_add_keys:
 * @self: a page
 *
 * Gives the actions their keys, wherever in the window the focus is.
 */
void tengen_play_page_add_keys (TengenPlayPage *self);

/**
 * tengen_play_page_add_key:
 * @controller: the controller of the page's keys
 * @keys: one or several, as GTK writes them
 * @action: the name of an action
 * @target: (nullable): its parameter; a floating one is taken
 *
 * Gives an action keys.
 */
void tengen_play_page_add_key (GtkShortcutController *controller,
                               const char *keys,
                               const char *action,
                               GVariant *target);

/**
 * tengen_play_page_ask:
 * @self: a page with a session
 * @asked: what it is about
 * @question: a question
 *
 * Asks it where the buttons were. No has the focus and the place of the button
 * that asked, so that a hasty second click does no harm.
 */
void tengen_play_page_ask (TengenPlayPage *self,
                           TengenPlayQuestion asked,
                           const char *question);

/**
 * tengen_play_page_is_asking:
 * @self: a page
 *
 * Tells whether a question is open.
 *
 * Returns: %TRUE if it is
 */
gboolean tengen_play_page_is_asking (TengenPlayPage *self);

/**
 * tengen_play_page_close_question:
 * @self: a page
 *
 * Takes the question back.
 */
void tengen_play_page_close_question (TengenPlayPage *self);

/**
 * tengen_play_page_update_actions:
 * @self: a page
 *
 * Enables the actions that are possible now and takes an open question back.
 */
void tengen_play_page_update_actions (TengenPlayPage *self);

/* tengen-play-page-match.c */

/**
 * tengen_play_page_is_match:
 * @self: a page with a session
 *
 * Tells whether its game belongs to a match.
 *
 * Returns: %FALSE for a casual game
 */
gboolean tengen_play_page_is_match (TengenPlayPage *self);

/**
 * tengen_play_page_request_take_back:
 * @self: a page with a game of a match in which 待った is possible
 *
 * Asks the opponent, or both where play has ended.
 */
void tengen_play_page_request_take_back (TengenPlayPage *self);

/**
 * tengen_play_page_refuse_take_back:
 * @self: a page whose opponent was asked
 *
 * Says that 待った was refused.
 */
void tengen_play_page_refuse_take_back (TengenPlayPage *self);

/**
 * tengen_play_page_show_result:
 * @self: a page with a session
 *
 * Shows the card of the result where play has ended, else the buttons.
 */
void tengen_play_page_show_result (TengenPlayPage *self);

/* tengen-play-page-walk.c */

/**
 * tengen_play_page_install_walk_actions:
 * @widget_class: the class of the page
 *
 * Installs the actions that walk through the game.
 */
void tengen_play_page_install_walk_actions (GtkWidgetClass *widget_class);

/**
 * tengen_play_page_add_walk_keys:
 * @controller: the controller of the page's keys
 *
 * Gives them their keys.
 */
void tengen_play_page_add_walk_keys (GtkShortcutController *controller);

/**
 * tengen_play_page_update_walk_actions:
 * @self: a page
 *
 * Enables those of them that are possible now.
 */
void tengen_play_page_update_walk_actions (TengenPlayPage *self);

/* tengen-play-page-review.c */

/**
 * tengen_play_page_make_panel:
 * @self: a page
 *
 * Makes the panel of the review, if there is none yet.
 */
void tengen_play_page_make_panel (TengenPlayPage *self);

/**
 * tengen_play_page_set_review:
 * @self: a page
 * @review: whether the panel of the review is to be shown
 *
 * Shows the panel of the review or that of the players.
 */
void tengen_play_page_set_review (TengenPlayPage *self, gboolean review);

/**
 * tengen_play_page_review_session:
 * @self: a page
 *
 * Gives the panel the session of the page.
 */
void tengen_play_page_review_session (TengenPlayPage *self);

/**
 * tengen_play_page_review_activated:
 * @self: a page in the review
 * @point: where
 * @button: with what, see #TengenBoardView
 *
 * Does what a click on the board does in the review.
 */
void tengen_play_page_review_activated (TengenPlayPage *self,
                                        TengenPoint point,
                                        guint button);

/**
 * tengen_play_page_install_review_actions:
 * @widget_class: the class of the page
 *
 * Installs the actions review.*.
 */
void tengen_play_page_install_review_actions (GtkWidgetClass *widget_class);

/**
 * tengen_play_page_add_review_keys:
 * @controller: the controller of the page's keys
 *
 * Gives them their keys.
 */
void tengen_play_page_add_review_keys (GtkShortcutController *controller);

/**
 * tengen_play_page_update_review_actions:
 * @self: a page
 *
 * Enables those of them that are possible now.
 */
void tengen_play_page_update_review_actions (TengenPlayPage *self);

G_END_DECLS
