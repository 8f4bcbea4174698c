/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-records-window: what its files share
 */
#pragma once

#include "tengen-program.h"
#include "tengen-history-list.h"
#include "tengen-history-painter.h"
#include "tengen-notice.h"
#include "tengen-records-window.h"

G_BEGIN_DECLS

struct _TengenRecordsWindow
{
  GtkApplicationWindow parent_instance;

  /* Template widgets */
  TengenNotice *notice;
  GtkDropDown *source;
  GtkDropDown *kind;
  GtkEditable *search;
  GtkStack *stack;
  GtkListView *list;
  GtkLabel *none;
  GtkLabel *count;
  GtkWidget *show_text;
  GtkWidget *write;
  GtkWidget *reveal;
  GtkWidget *review;
  GtkButton *open;

  /* Owned */
  TengenHistoryModel *model;
  TengenHistoryPainter *painter;
  TengenWaiting *waiting;
  TengenHistory *history;
  TengenHistoryList *played;
  GListStore *recent;
  GCancellable *cancellable;
  /* (element-type TengenRecordsThrown): the last one at the end */
  GQueue thrown;
  gboolean told_room;
  /* (nullable): what the notice says of the room, and of what was done */
  char *room;
  char *news;
  /* the recent files were read once */
  gboolean recent_read;
  /* the list had the focus once */
  gboolean begun;
};

/* Fills the list and follows what changes. */
void tengen_records_window_start (TengenRecordsWindow *self);

/* Stops to read and to follow. */
void tengen_records_window_stop (TengenRecordsWindow *self);

/* Says whether something is still being read. */
gboolean tengen_records_window_get_reading (TengenRecordsWindow *self);

/* Says whether what is still read stands at the end of the list. */
gboolean tengen_records_window_is_settled (TengenRecordsWindow *self);

/* Shows anew how many there are, and what can be done. */
void tengen_records_window_update (TengenRecordsWindow *self);

/* Selects an entry and gives it the focus, if it is shown. */
void tengen_records_window_select (TengenRecordsWindow *self,
                                   TengenHistoryEntry *entry);

/* Says whether an entry can be thrown away. */
gboolean tengen_records_window_can_throw (TengenHistoryEntry *entry);

/* Throws the entry away; it can be put back. */
void tengen_records_window_throw_away (TengenRecordsWindow *self,
                                       TengenHistoryEntry *entry);

/* Puts the last one back. */
void tengen_records_window_undo (TengenRecordsWindow *self);

/* What was thrown away can come back no more from here. */
void tengen_records_window_forget_thrown (TengenRecordsWindow *self);

/* Says something of what was done, in place of what was said of it before; NULL
 * for nothing. */
void tengen_records_window_say (TengenRecordsWindow *self, const char *text);

/* Says when what waits takes much room. */
void tengen_records_window_update_room (TengenRecordsWindow *self);

/* Adds the actions that write records. */
void tengen_records_window_install_write (GtkWidgetClass *klass);

G_END_DECLS
