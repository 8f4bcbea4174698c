/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-help-window-private: what the files of the window share
 */
#pragma once

#include "tengen-help-shelf.h"
#include "tengen-help-window.h"

G_BEGIN_DECLS

struct _TengenHelpWindow
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkWidget *list_button;
  GtkWidget *side;
  GtkWidget *search;
  GtkLabel *said;
  GtkListBox *rows;
  GtkScrolledWindow *scroller;
  GtkBox *blocks;

  /* Owned */
  TengenHelpShelf *shelf;
  /* (element-type TengenHelpPage): what was read, borrowed from the shelf */
  GPtrArray *read;
  guint place;
  guint width_id;
  gboolean narrow;
  /* the list lies over the page, where it is narrow */
  gboolean listing;
};

/* tengen-help-window.c */

/* Shows the page at its place among those that were read. */
void tengen_help_window_show_page (TengenHelpWindow *self);

/* Shows the list, the page, or both, as there is room. */
void tengen_help_window_update_sides (TengenHelpWindow *self);

/* tengen-help-window-actions.c */

/* Installs the actions help.* and the keys. */
void tengen_help_window_install_actions (GtkWidgetClass *klass);

G_END_DECLS
