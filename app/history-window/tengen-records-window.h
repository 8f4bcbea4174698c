/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-records-window: all games that can be opened (棋譜の一覧)
 *
 * What:  one list of what waits (続きから), of the files that were used last
 *        (最近の棋譜) and of the games played here (これまでの対局), searched
 *        as the user types. Goes on with a game, opens it, looks through it,
 *        shows it as text or among other files, writes it as a record, throws
 *        it away and puts it back. Says when what waits takes much room.
 * Not:   what lies on the shelf (tengen-waiting), in the folders
 *        (tengen-history-list), among recent files (tengen-recent-files).
 */
#pragma once

#include "tengen-program.h"
#include "tengen-history-model.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_RECORDS_WINDOW (tengen_records_window_get_type ())
G_DECLARE_FINAL_TYPE (TengenRecordsWindow,
                      tengen_records_window,
                      TENGEN,
                      RECORDS_WINDOW,
                      GtkApplicationWindow)

/* Actions: records.open, records.review, records.reveal, records.show-text,
 *   records.show-largest, records.write, records.write-largest,
 *   records.throw-away, records.throw-largest-away, records.undo, records.search
 */

/* Makes a window, owned by GTK; present it with gtk_window_present(). */
TengenRecordsWindow *tengen_records_window_new (TengenProgram *application);

/**
 * tengen_records_window_search:
 * @self: a window
 * @source: a section
 * @kind: a kind
 * @text: what is looked for
 *
 * Shows some of the games, as if a person had chosen and written that.
 */
void tengen_records_window_search (TengenRecordsWindow *self,
                                   TengenHistorySource source,
                                   TengenHistoryKind kind,
                                   const char *text);

/**
 * tengen_records_window_write:
 * @self: a window
 * @items: (element-type TengenWaitingItem): what to write
 * @place: a file for one of them, or a folder
 *
 * Writes records, as when a person has chosen the place.
 */
void tengen_records_window_write (TengenRecordsWindow *self,
                                  GPtrArray *items,
                                  GFile *place);

G_END_DECLS
