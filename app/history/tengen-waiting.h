/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-waiting: unfinished games and unsaved changes (続きから)
 *
 * What:  what lies on the shelf and no program has open, as a list, and how much
 *        room it takes.
 * Not:   files of journals (tengen-journal-shelf), going on with one
 *        (tengen-application-waiting), the window (tengen-records-window).
 * Shape: a worker reads the shelf; items that have not changed stay.
 */
#pragma once

#include "tengen-waiting-item.h"

G_BEGIN_DECLS

/* What the shelf may take before a person is told, in bytes. */
#define TENGEN_WAITING_LARGE (100 * G_GUINT64_CONSTANT (1000000))

#define TENGEN_TYPE_WAITING (tengen_waiting_get_type ())
G_DECLARE_FINAL_TYPE (TengenWaiting, tengen_waiting, TENGEN, WAITING, GObject)

/* Signals:
 *   ended (const char *id)  a game that has ended is still on the shelf; it is
 *                           told once and not listed
 *   listed (guint n_aside)  the list is as the shelf is; so many journals turned
 *                           out to be unreadable and were set aside
 */

/* Makes an empty list; tengen_waiting_look() fills it. */
TengenWaiting *tengen_waiting_new (const char *shelf) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the folder of journals. */
const char *tengen_waiting_get_shelf (TengenWaiting *self);

/* Looks at the shelf once more, when there is nothing else to do. */
void tengen_waiting_look (TengenWaiting *self);

/* Looks once more, and tells all games that have ended again. */
void tengen_waiting_forget_ended (TengenWaiting *self);

/* Tells whether the shelf was read. */
gboolean tengen_waiting_get_listed (TengenWaiting *self);

/* Gives the items, group by group, the newest of each first. */
GListModel *tengen_waiting_get_items (TengenWaiting *self);

/**
 * tengen_waiting_throw_away:
 * @self: a list
 * @item: an item of it
 *
 * Takes an item off the shelf and out of the list, as a person wants. It can be
 * brought back for a day.
 *
 * Returns: %FALSE if it is not there any more, or a program has it open
 */
gboolean tengen_waiting_throw_away (TengenWaiting *self,
                                    TengenWaitingItem *item);

/* Puts an item back. Returns: %FALSE if it is gone for good. */
gboolean tengen_waiting_bring_back (TengenWaiting *self,
                                    TengenWaitingItem *item);

/* Tells how much room all of it takes. */
guint64 tengen_waiting_get_size (TengenWaiting *self);

/* Finds the item that takes the most room, of any kind; %NULL for none. */
TengenWaitingItem *tengen_waiting_find_largest (TengenWaiting *self);

/**
 * tengen_waiting_get_largest:
 * @self: a list
 *
 * Finds the items that take the most room and can be written as records: as many
 * as it takes for the rest not to be large.
 *
 * Returns: (transfer full) (element-type TengenWaitingItem): items, the largest
 *   first
 */
GPtrArray *
tengen_waiting_get_largest (TengenWaiting *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_waiting_count_stopped:
 * @self: a list
 *
 * Counts the games that were open when a program was stopped, and that were not
 * taken up since.
 *
 * Returns: how many
 */
guint tengen_waiting_count_stopped (TengenWaiting *self);

G_END_DECLS
