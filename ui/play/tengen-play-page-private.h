/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-private: what the files of the page share
 */
#pragma once

#include "tengen-board-view.h"
#include "tengen-play-card.h"
#include "tengen-play-line.h"
#include "tengen-play-list.h"
#include "tengen-play-page.h"
#include "tengen-play-walk.h"

G_BEGIN_DECLS

struct _TengenPlayPage
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *root;
  TengenBoardView *board;
  TengenPlayLine *line;
  TengenPlayWalk *walk;
  TengenPlayCard *black;
  TengenPlayCard *white;
  TengenPlayList *list;
  GtkStack *buttons;
  GtkLabel *question;
  GtkWidget *no;

  /* Owned */
  TengenSession *session;
  GSignalGroup *signals;
  /* why the last try was refused, while it is shown */
  TengenReason *reason;

  TengenViewNumbers numbers;
  gboolean ghost;
};

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
 * tengen_play_page_update_actions:
 * @self: a page
 *
 * Enables the actions that are possible now and takes an open question back.
 */
void tengen_play_page_update_actions (TengenPlayPage *self);

/**
 * tengen_play_page_request_count:
 * @self: a page
 *
 * Emits "count-requested".
 */
void tengen_play_page_request_count (TengenPlayPage *self);

G_END_DECLS
