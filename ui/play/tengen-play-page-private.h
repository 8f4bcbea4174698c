/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-private: what the files of the page share
 *
 * What: its struct, and what tengen-play-page.c and -properties.c have for the
 *       others.
 * Not:  what each of the others has for the rest, which its own header tells;
 *       for Renju that is tengen-play-page-renju.h.
 */
#pragma once

#include "tengen-board-view.h"
#include "tengen-notice.h"
#include "tengen-play-acts.h"
#include "tengen-play-aside.h"
#include "tengen-play-card.h"
#include "tengen-play-estimate.h"
#include "tengen-play-glimpse.h"
#include "tengen-play-line.h"
#include "tengen-play-list.h"
#include "tengen-play-page-actions.h"
#include "tengen-play-page-renju.h"
#include "tengen-play-page.h"
#include "tengen-play-result.h"
#include "tengen-play-walk.h"
#include "tengen-renju-strip.h"
#include "tengen-renju-why.h"

G_BEGIN_DECLS

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

/**
 * TengenPlayTold:
 * @TENGEN_PLAY_TOLD_ANY: whichever comes first
 * @TENGEN_PLAY_TOLD_LINE: what is said of the game
 * @TENGEN_PLAY_TOLD_NOTICE: what is told beside it
 *
 * What stands in the place where the window speaks.
 */
typedef enum
{
  TENGEN_PLAY_TOLD_ANY,
  TENGEN_PLAY_TOLD_LINE,
  TENGEN_PLAY_TOLD_NOTICE,
} TengenPlayTold;

/* review.* and game.* */
#define TENGEN_PLAY_PAGE_GROUPS 2

struct _TengenPlayPage
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *root;
  GObject *pair;
  GtkWidget *seats;
  GtkWidget *brief;
  GtkStack *place;
  TengenBoardView *board;
  GtkLabel *no_board;
  TengenPlayAside *aside;
  TengenPlayEstimate *estimate_lines;
  GtkStack *told;
  TengenPlayLine *line;
  TengenNotice *notice;
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
  GtkWidget *glimpse_slot;
  GtkWidget *glimpse_review_slot;
  TengenPlayGlimpse *glimpse;
  TengenPlayCard *black;
  TengenPlayCard *white;
  TengenPlayList *list;
  GtkLabel *terms;
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
  /* (nullable): the name of a node that was said last */
  char *heard_name;
  /* (nullable): actions that other windows have too */
  GSimpleActionGroup *groups[TENGEN_PLAY_PAGE_GROUPS];

  TengenViewNumbers numbers;
  /* the mode that FROM took the place of, and where FROM counts from */
  TengenViewNumbers numbers_before;
  TengenNode numbers_from;
  /* the repetition that was closed: its node, the number of its move, and
   * how many moves it took */
  TengenNode closed_node;
  guint closed_move;
  guint closed_span;
  /* (nullable): where stones could be put when this game stopped too early,
   * the node of that stop or of the one that is looked at, and whether the
   * question is open */
  GBytes *early;
  TengenNode early_node;
  /* the node of a stop that is being looked at */
  TengenNode early_awaited;
  gboolean early_open;
  /* how often play was stopped here in this game */
  guint n_stops;
  /* the node whose move was said to screen readers */
  TengenNode told_node;
  /* which of line and notice came last, and which a person has turned to */
  TengenPlayTold told_last;
  TengenPlayTold told_turned;
  /* what the open question is about */
  TengenPlayQuestion asked;
  /* the end of this game cannot be taken back any more */
  gboolean final;
  /* what was last said of the clock, and that the computer was away */
  TengenPlayClock clock;
  gboolean away;
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

/* Emits "count-requested". */
void tengen_play_page_request_count (TengenPlayPage *self);

/* Emits "stopped". */
void tengen_play_page_tell_stopped (TengenPlayPage *self);

/* tengen-play-page-properties.c */

/**
 * tengen_play_page_install_properties:
 * @object_class: the class of the page
 *
 * Installs its properties.
 */
void tengen_play_page_install_properties (GObjectClass *object_class);

G_END_DECLS
