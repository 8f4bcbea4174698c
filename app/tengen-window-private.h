/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-private: what the files of the window share
 */
#pragma once

#include "tengen-notice.h"
#include "tengen-play-page.h"
#include "tengen-window.h"

G_BEGIN_DECLS

struct _TengenWindow
{
  GtkApplicationWindow parent_instance;

  /* Template widgets */
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkMenuButton *menu_button;
  TengenNotice *notice;
  TengenPlayPage *page;

  /* Borrowed: GTK's, cleared when they go */
  GtkWidget *score_window;
  GtkWidget *shortcuts_window;

  /* Owned */
  TengenDocument *document;
  GSignalGroup *document_signals;
  GSignalGroup *session_signals;
  /* a file is being written */
  gboolean saving;
  /* it was said that closing would lose the game */
  gboolean warned;
};

/**
 * tengen_window_install_actions:
 * @klass: the window's class
 *
 * Adds the actions to the class.
 */
void tengen_window_install_actions (GtkWidgetClass *klass);

/**
 * tengen_window_update_actions:
 * @self: a window
 *
 * Makes actions that are of no use now insensitive.
 */
void tengen_window_update_actions (TengenWindow *self);

/**
 * tengen_window_show_count:
 * @self: a window
 *
 * Presents the scoring dialog.
 */
void tengen_window_show_count (TengenWindow *self);

G_END_DECLS
