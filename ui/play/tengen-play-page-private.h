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
#include "tengen-play-line.h"
#include "tengen-play-page-actions.h"
#include "tengen-play-page-renju.h"
#include "tengen-play-page.h"
#include "tengen-play-result.h"
#include "tengen-play-walk.h"
#include "tengen-play-watch.h"

G_BEGIN_DECLS

typedef struct _TengenPlayEarlyPart TengenPlayEarlyPart;
typedef struct _TengenPlayWhyPart TengenPlayWhyPart;
typedef struct _TengenPlayStopPart TengenPlayStopPart;
typedef struct _TengenPlayToldPart TengenPlayToldPart;
typedef struct _TengenPlayEstimatePart TengenPlayEstimatePart;
typedef struct _TengenPlayClockPart TengenPlayClockPart;
typedef struct _TengenPlayComputerPart TengenPlayComputerPart;
typedef struct _TengenPlayAskPart TengenPlayAskPart;
typedef struct _TengenPlayNumbersPart TengenPlayNumbersPart;
typedef struct _TengenPlayReviewPart TengenPlayReviewPart;
typedef struct _TengenPlaySharePart TengenPlaySharePart;
typedef struct _TengenPlayRenjuPart TengenPlayRenjuPart;
typedef struct _TengenPlayShowPart TengenPlayShowPart;
typedef struct _TengenPlayAloudPart TengenPlayAloudPart;

struct _TengenPlayPage
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *root;
  GObject *pair;
  TengenBoardView *board;
  GtkStack *told;
  TengenPlayLine *line;
  TengenNotice *notice;
  TengenPlayWalk *walk;
  GtkStack *side;
  GtkStack *buttons;
  TengenPlayActs *acts;
  TengenPlayWatch *watch;
  TengenPlayResult *result;

  /* The panel of the review, a child of the side; NULL until it is needed */
  TengenReviewPanel *panel;

  /* Each is known to one file, and lives as long as the page */
  TengenPlayEarlyPart *early_part;
  TengenPlayWhyPart *why_part;
  TengenPlayStopPart *stop_part;
  TengenPlayToldPart *told_part;
  TengenPlayEstimatePart *estimate_part;
  TengenPlayClockPart *clock_part;
  TengenPlayComputerPart *computer_part;
  TengenPlayAskPart *ask_part;
  TengenPlayNumbersPart *numbers_part;
  TengenPlayReviewPart *review_part;
  TengenPlaySharePart *share_part;
  TengenPlayRenjuPart *renju_part;
  TengenPlayShowPart *show_part;
  TengenPlayAloudPart *aloud_part;

  /* Owned */
  TengenSession *session;
  GSignalGroup *signals;

  /* the end of this game cannot be taken back any more */
  gboolean final;
  gboolean ghost;
  gboolean review;
  gboolean greetings;
};

/* tengen-play-page.c */

/* Gives a child of the template that only one file knows. */
gpointer tengen_play_page_find (TengenPlayPage *self, const char *name);

/* Does what a click with a button of #TengenBoardView, or with 0 the keyboard,
 * does where stones are played: plays one, offers a fifth move or takes it
 * back, asks about a forbidden move. */
void
tengen_play_page_put (TengenPlayPage *self, TengenPoint point, guint button);

/* Emits "count-requested". */
void tengen_play_page_request_count (TengenPlayPage *self);

/* Emits "stopped". */
void tengen_play_page_tell_stopped (TengenPlayPage *self);

/* tengen-play-page-properties.c */

/* Installs its properties. */
void tengen_play_page_install_properties (GObjectClass *object_class);

G_END_DECLS
