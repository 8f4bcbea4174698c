/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-window-private: what the files of the scoring dialog share
 */
#pragma once

#include "tengen-board-view.h"
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
  TengenScoreResume *resume;
  GtkLabel *hint;
  GtkLabel *sentence;
  GtkLabel *resume_note;
  GtkStack *agreement;
  GtkCheckButton *black_agrees;
  GtkCheckButton *white_agrees;
  GtkWidget *close_button;

  /* Owned */
  TengenSession *session;
  GSignalGroup *session_signals;
  int coordinates;
  double cell_ratio;
};

/**
 * tengen_score_window_install_actions:
 * @klass: the class of the window
 *
 * Installs its actions and their keys.
 */
void tengen_score_window_install_actions (GtkWidgetClass *klass);

/**
 * tengen_score_window_install_signals:
 * @klass: the class of the window
 *
 * Installs its signals.
 */
void tengen_score_window_install_signals (GObjectClass *klass);

G_END_DECLS
