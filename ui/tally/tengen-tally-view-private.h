/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-view-private: what the files of the view share
 */
#pragma once

#include "tengen-board-view.h"
#include "tengen-tally-rows.h"
#include "tengen-tally-view.h"

G_BEGIN_DECLS

struct _TengenTallyView
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *place;
  GtkWidget *side;
  TengenBoardView *board;
  GtkDrawingArea *heaps;
  GtkWidget *black_box;
  GtkWidget *white_box;
  GtkDrawingArea *black_stone;
  GtkDrawingArea *white_stone;
  GtkLabel *black_name;
  GtkLabel *white_name;
  GtkLabel *black_number;
  GtkLabel *white_number;
  TengenTallyRows *rows;
  GtkLabel *now;
  GtkLabel *sentence;
  GtkWidget *buttons;
  GtkButton *auto_button;

  /* Owned */
  TengenGoTally *tally;
  /* (element-type TengenTallyMove): what slides now */
  GArray *moves;

  guint tick;
  int row;
  double scale;
  gboolean has_buttons;
  int coordinates;
  /* ticks by itself */
  guint timer;
  /* frames of what slides, and when it began */
  guint frames;
  gint64 begun_us;
};

/* Begins or ends to tick by itself; at the end it begins anew. */
void tengen_tally_view_set_auto (TengenTallyView *self, gboolean on);

/* Shows its tick, and says it. */
void tengen_tally_view_show (TengenTallyView *self);

/* Makes letters and stones beside them as large as its scale says. */
void tengen_tally_view_scale (TengenTallyView *self);

/* Draws what its template cannot, by day and by night. */
void tengen_tally_view_begin_show (TengenTallyView *self);

/* Installs the actions tally.*. */
void tengen_tally_view_install_actions (GtkWidgetClass *klass);

/* Gives the actions their keys, unless what has the focus needs them. */
void tengen_tally_view_add_keys (TengenTallyView *self);

/* Enables the actions that mean something now. */
void tengen_tally_view_update_actions (TengenTallyView *self);

G_END_DECLS
