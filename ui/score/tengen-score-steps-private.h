/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-steps-private: what the files of the window share
 */
#pragma once

#include "tengen-score-steps.h"

#include "tengen-board-view.h"
#include "tengen-paint-steps.h"
#include "tengen-score-account.h"

G_BEGIN_DECLS

struct _TengenScoreSteps
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkStack *stack;
  TengenBoardView *board;
  GtkDrawingArea *tray;
  GtkDropDown *rules;
  GtkLabel *where;
  GtkLabel *name;
  GtkLabel *sentence;
  TengenScoreAccount *account;
  GtkLabel *saved;
  GtkButton *auto_button;
  GtkWidget *save_button;

  /* Owned */
  TengenSession *session;
  GSignalGroup *session_signals;
  TengenPaintSteps *steps;
  TengenGoRules chosen;
  gboolean is_chosen;
  TengenScoreKomi komi;
  guint index;
  guint timer;
};

/* Shows a step; the last one if there are fewer. */
void tengen_score_steps_go (TengenScoreSteps *self, guint index);

/* Lets the steps go by themselves; at the end they begin anew. */
void tengen_score_steps_start (TengenScoreSteps *self);

/* Stops that. */
void tengen_score_steps_stop (TengenScoreSteps *self);

/* Installs actions and keys. */
void tengen_score_steps_install_actions (GtkWidgetClass *klass);

/* Makes arrow keys, Home, End and Space step, unless what has the focus needs
 * them. Page Up, Page Down and F5 do the same everywhere. */
void tengen_score_steps_add_keys (TengenScoreSteps *self);

G_END_DECLS
