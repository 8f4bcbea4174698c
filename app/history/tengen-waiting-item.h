/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-waiting-item: an unfinished game or unsaved changes, in the list
 *
 * What:  an entry of the shelf with the words of its row, what is searched, and
 *        in which group it stands.
 * Not:   the list (tengen-waiting), rows (tengen-history-row).
 * Shape: words are made when they are first asked for: most rows of a long list
 *        are never seen.
 */
#pragma once

#include "tengen-history-entry.h"
#include "tengen-journal-shelf.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_WAITING_ITEM (tengen_waiting_item_get_type ())
G_DECLARE_FINAL_TYPE (TengenWaitingItem,
                      tengen_waiting_item,
                      TENGEN,
                      WAITING_ITEM,
                      TengenHistoryEntry)

/**
 * TengenWaitingGroup:
 * @TENGEN_WAITING_GAME: an unfinished game without a file
 * @TENGEN_WAITING_CHANGES: changes that are not saved in their file
 * @TENGEN_WAITING_DAMAGED: a journal that cannot be read, or not to its end
 * @TENGEN_WAITING_NEWER: a journal that a later program wrote
 *
 * The groups in their order.
 */
typedef enum
{
  TENGEN_WAITING_GAME,
  TENGEN_WAITING_CHANGES,
  TENGEN_WAITING_DAMAGED,
  TENGEN_WAITING_NEWER,
} TengenWaitingGroup;

#define TENGEN_WAITING_N_GROUPS (TENGEN_WAITING_NEWER + 1)

/* Makes an item of an entry, which it takes. */
TengenWaitingItem *tengen_waiting_item_new (TengenJournalShelfEntry *entry)
    G_GNUC_WARN_UNUSED_RESULT;

/* Gives the entry of the shelf. */
const TengenJournalShelfEntry *
tengen_waiting_item_get_entry (TengenWaitingItem *self);

/* Gives the group it belongs to. */
TengenWaitingGroup tengen_waiting_item_get_group (TengenWaitingItem *self);

/* Tells whether the program can go on with it, or write it as a record. */
gboolean tengen_waiting_item_get_playable (TengenWaitingItem *self);

/* Gives the name of its file, or names the game. */
const char *tengen_waiting_item_get_title (TengenWaitingItem *self);

G_END_DECLS
