/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-window-private: what the files of the scoring dialog share
 */
#pragma once

#include "tengen-board-view.h"
#include "tengen-notice.h"
#include "tengen-score-answer.h"
#include "tengen-score-panel.h"
#include "tengen-score-resume.h"
#include "tengen-score-window.h"

G_BEGIN_DECLS

struct _TengenScoreWindow
{
  GtkWindow parent_instance;

  /* Template widgets */
  TengenBoardView *board;
  TengenScorePanel *panel;
  TengenScoreAnswer *answer;
  TengenScoreResume *resume;
  GtkLabel *hint;
  GtkStack *told;
  TengenNotice *notice;
  GtkLabel *sentence;
  GtkLabel *resume_note;
  GtkStack *agreement;
  GtkCheckButton *black_agrees;
  GtkCheckButton *white_agrees;
  GtkWidget *close_button;
  GtkWidget *settling;
  GtkWidget *leave;

  /* Owned */
  TengenSession *session;
  GSignalGroup *session_signals;

  /* a point of the chain that is asked about, or none */
  TengenPoint shown;
};

/* Tells how points are named in the window. */
TengenNotation tengen_score_window_get_notation (void);

/* Asks the session for everything that is shown. */
void tengen_score_window_update (TengenScoreWindow *self);

/* Shows a sentence, or "", under the board and says it. */
void tengen_score_window_say (TengenScoreWindow *self, const char *text);

/* Shows what has to be checked, in the view that is about to be shown and
 * beside the board. */
void tengen_score_window_update_doubts (TengenScoreWindow *self,
                                        const TengenPosition *position,
                                        TengenView *view);

/* Says that there is something to be checked, if there is. */
void tengen_score_window_tell_doubts (TengenScoreWindow *self);

/* Shows the next chain that has to be checked and asks about it. */
void tengen_score_window_next_doubt (TengenScoreWindow *self);

/* Shows the chain at a point and asks about it. */
void tengen_score_window_show_doubt (TengenScoreWindow *self,
                                     TengenPoint point);

/* Answers for the chain at the keyboard's cursor while that is on the board,
 * else for the one that is shown. */
void tengen_score_window_mark_chain (TengenScoreWindow *self,
                                     TengenGoMark mark);

/* Installs its actions and their keys. */
void tengen_score_window_install_actions (GtkWidgetClass *klass);

/* Installs its signals. */
void tengen_score_window_install_signals (GObjectClass *klass);

/* Tells of a mark that the computer does not agree to, and lights its chain;
 * @fault is a #TengenOpponentFault. */
void
tengen_score_window_object (TengenScoreWindow *self, guint point, int fault);

G_END_DECLS
