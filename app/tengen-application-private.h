/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-private: what the files of the application share
 */
#pragma once

#include "tengen-application.h"
#include "tengen-window.h"

G_BEGIN_DECLS

struct _TengenApplication
{
  GtkApplication parent_instance;

  /* Owned, there from startup on */
  TengenSettings *settings;
  char *shelf;
  /* a section with one submenu, or with nothing */
  GMenu *waiting;
  guint waiting_id;
  /* (element-type GFile): files that are being read */
  GPtrArray *loading;
  /* all windows are being closed */
  gboolean quitting;
};

/**
 * tengen_application_find_window:
 * @self: the application
 *
 * Finds the window that was used last.
 *
 * Returns: (transfer none) (nullable): a window of a game, or %NULL
 */
TengenWindow *tengen_application_find_window (TengenApplication *self);

/**
 * tengen_application_show_document:
 * @self: the application
 * @window: (nullable): a window that may take it
 * @document: (transfer full): a game
 *
 * Shows a game in @window if nothing has been done there, else in a new one.
 *
 * Returns: (transfer none): the window, presented
 */
TengenWindow *tengen_application_show_document (TengenApplication *self,
                                                TengenWindow *window,
                                                TengenDocument *document);

/**
 * tengen_application_show_first:
 * @self: the application
 *
 * Shows a window with a board that is ready for the first stone.
 *
 * Returns: (transfer none): the window, presented
 */
TengenWindow *tengen_application_show_first (TengenApplication *self);

G_END_DECLS
