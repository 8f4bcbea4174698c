/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-entry: a game in the list of records
 *
 * What:  what every row shows, wherever its game lies: the words, a picture,
 *        the heading above it.
 * Not:   where the game comes from (classes made from this), the list
 *        (tengen-history-model), rows (tengen-history-row).
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_HISTORY_ENTRY (tengen_history_entry_get_type ())
G_DECLARE_DERIVABLE_TYPE (
    TengenHistoryEntry, tengen_history_entry, TENGEN, HISTORY_ENTRY, GObject)

/* Properties (read only, notified):
 *   heading  string        (nullable) the heading above its row
 *   picture  GdkPaintable  (nullable) the board as the game left it
 */

/**
 * TengenHistorySource:
 * @TENGEN_HISTORY_SOURCE_ANY: whatever
 * @TENGEN_HISTORY_SOURCE_WAITING: unfinished, or not saved (続きから)
 * @TENGEN_HISTORY_SOURCE_RECENT: opened or saved last (最近の棋譜)
 * @TENGEN_HISTORY_SOURCE_PLAYED: played here (これまでの対局)
 *
 * The sections of the list in their order.
 */
typedef enum
{
  TENGEN_HISTORY_SOURCE_ANY,
  TENGEN_HISTORY_SOURCE_WAITING,
  TENGEN_HISTORY_SOURCE_RECENT,
  TENGEN_HISTORY_SOURCE_PLAYED,
} TengenHistorySource;

/**
 * TengenHistoryKind:
 * @TENGEN_HISTORY_KIND_ANY: any game
 * @TENGEN_HISTORY_KIND_PURE: Pure Go (純碁)
 * @TENGEN_HISTORY_KIND_GO: Go by any other rules
 * @TENGEN_HISTORY_KIND_RENJU: Renju, and five in a row
 *
 * What to look for.
 */
typedef enum
{
  TENGEN_HISTORY_KIND_ANY,
  TENGEN_HISTORY_KIND_PURE,
  TENGEN_HISTORY_KIND_GO,
  TENGEN_HISTORY_KIND_RENJU,
} TengenHistoryKind;

/**
 * TengenHistoryWords:
 * @title: players, or the name of a file
 * @about: kind and board, folder, or what is wrong with it; may be ""
 * @state: how it ended; may be ""
 * @date: when it was played
 * @size: bytes that are worth telling, or 0
 * @unfinished: it can be gone on with
 * @board: it has a picture, sooner or later
 *
 * What a row shows; the texts belong to the entry.
 */
typedef struct
{
  const char *title;
  const char *about;
  const char *state;
  const char *date;
  guint64 size;
  gboolean unfinished;
  gboolean board;
} TengenHistoryWords;

/* A game is known by its file among those played here, and by what it holds. */
#define TENGEN_HISTORY_N_NAMES 2

struct _TengenHistoryEntryClass
{
  GObjectClass parent_class;

  TengenHistorySource (*get_source) (TengenHistoryEntry *self);
  TengenHistoryWords (*get_words) (TengenHistoryEntry *self);
  const char *(*get_group) (TengenHistoryEntry *self);
  gboolean (*matches) (TengenHistoryEntry *self,
                       TengenHistoryKind kind,
                       const char *const *words);
  /* may be NULL: no other entry has the same game */
  void (*get_names) (TengenHistoryEntry *self,
                     const char *names[TENGEN_HISTORY_N_NAMES]);
};

/* Gives the section it belongs to. */
TengenHistorySource tengen_history_entry_get_source (TengenHistoryEntry *self);

/* Gives what its row shows. */
TengenHistoryWords tengen_history_entry_get_words (TengenHistoryEntry *self);

/* Gives the heading above the first row of its group. */
const char *tengen_history_entry_get_group (TengenHistoryEntry *self);

/**
 * tengen_history_entry_matches:
 * @self: an entry
 * @kind: a kind
 * @words: (nullable): what is looked for, each word made by
 *   tengen_words_fold(); %NULL for everything
 *
 * Tells whether it is looked for.
 *
 * Returns: %TRUE if it is of that kind and all words are in its row
 */
gboolean tengen_history_entry_matches (TengenHistoryEntry *self,
                                       TengenHistoryKind kind,
                                       const char *const *words);

/**
 * tengen_history_entry_get_names:
 * @self: an entry
 * @names: (out caller-allocates): texts, %NULL for none
 *
 * Gives what tells which game it is: entries with a name in common have the
 * same one.
 */
void tengen_history_entry_get_names (TengenHistoryEntry *self,
                                     const char *names[TENGEN_HISTORY_N_NAMES]);

/* Says bytes on the disk as megabytes, "" below one (transfer full). */
char *tengen_history_entry_make_size (guint64 bytes) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the property `heading`. */
void tengen_history_entry_set_heading (TengenHistoryEntry *self,
                                       const char *heading);

/* Gives the property `heading`. */
const char *tengen_history_entry_get_heading (TengenHistoryEntry *self);

/* Sets the property `picture`. */
void tengen_history_entry_set_picture (TengenHistoryEntry *self,
                                       GdkTexture *picture);

/* Gives the property `picture`. */
GdkPaintable *tengen_history_entry_get_picture (TengenHistoryEntry *self);

G_END_DECLS
