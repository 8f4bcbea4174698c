/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-waiting-item: an unfinished game or unsaved changes, in the list
 *
 * What:  an entry of the shelf with the words of its row, what is searched, and
 *        in which group it stands.
 * Not:   the list (tengen-waiting), rows (tengen-waiting-row).
 * Shape: words are made when they are first asked for: most rows of a long list
 *        are never seen.
 */
#pragma once

#include "tengen-shelf.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_WAITING_ITEM (tengen_waiting_item_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenWaitingItem, tengen_waiting_item, TENGEN, WAITING_ITEM, GObject)

/* Properties (notified):
 *   heading  string  (nullable) the heading above its row
 */

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

/**
 * tengen_waiting_item_new:
 *
 * Makes an item of an entry, which it takes.
 */
TengenWaitingItem *
tengen_waiting_item_new (TengenShelfEntry *entry) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_waiting_item_get_entry:
 *
 * Gives the entry of the shelf.
 */
const TengenShelfEntry *tengen_waiting_item_get_entry (TengenWaitingItem *self);

/**
 * tengen_waiting_item_get_group:
 *
 * Gives the group it belongs to.
 */
TengenWaitingGroup tengen_waiting_item_get_group (TengenWaitingItem *self);

/**
 * tengen_waiting_item_get_playable:
 * @self: an item
 *
 * Tells whether the program can go on with it, or write it as a record.
 *
 * Returns: %FALSE if it can only be looked at as text
 */
gboolean tengen_waiting_item_get_playable (TengenWaitingItem *self);

/**
 * tengen_waiting_item_get_title:
 *
 * Gives the name of its file, or names the game.
 */
const char *tengen_waiting_item_get_title (TengenWaitingItem *self);

/**
 * tengen_waiting_item_get_about:
 *
 * Gives the folder of its file, or what is wrong with it; may be "".
 */
const char *tengen_waiting_item_get_about (TengenWaitingItem *self);

/**
 * tengen_waiting_item_get_date:
 *
 * Says when it was last played on or annotated.
 */
const char *tengen_waiting_item_get_date (TengenWaitingItem *self);

/**
 * tengen_waiting_item_make_size:
 * @bytes: bytes on the disk
 *
 * Says a size.
 *
 * Returns: (transfer full): megabytes, or "" below one
 */
char *tengen_waiting_item_make_size (guint64 bytes) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_waiting_item_matches:
 * @self: an item
 * @words: (nullable): what is looked for, each word made by
 *   tengen_words_fold(); %NULL for everything
 *
 * Tells whether it is looked for.
 *
 * Returns: %TRUE if all words are in its row
 */
gboolean tengen_waiting_item_matches (TengenWaitingItem *self,
                                      const char *const *words);

/**
 * tengen_waiting_item_set_heading:
 *
 * Sets the property `heading`.
 */
void tengen_waiting_item_set_heading (TengenWaitingItem *self,
                                      const char *heading);

/**
 * tengen_waiting_item_get_heading:
 *
 * Gives the property `heading`.
 */
const char *tengen_waiting_item_get_heading (TengenWaitingItem *self);

G_END_DECLS
