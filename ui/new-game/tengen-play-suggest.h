/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-suggest: an entry that offers what fits what is typed
 *
 * What:   an entry with a list below it: opened by typing, by its arrow (then
 *         with everything) or by Down; Up, Down and Enter choose, Escape closes,
 *         a line can be removed by its button or Shift+Delete where that is
 *         allowed.
 * Not:    what there is to offer (who makes it gives a function), what the text
 *         means.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_SUGGEST (tengen_play_suggest_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlaySuggest, tengen_play_suggest, TENGEN, PLAY_SUGGEST, GtkWidget)

/* Signals:
 *   changed ()             the text was changed, by hand or by the program
 *   picked ()              a line was chosen; the text is that line's
 *   removed (const char *text)  a line shall be removed
 *   left ()                the focus has left the entry
 */

/**
 * TengenPlaySuggestFunc:
 * @self: an entry
 * @data: as it was given
 *
 * Fills the list, from the most likely line on, by tengen_play_suggest_add().
 */
typedef void (*TengenPlaySuggestFunc) (TengenPlaySuggest *self, gpointer data);

/**
 * tengen_play_suggest_set_source:
 * @self: an entry
 * @fill: (nullable) (scope forever): fills the list
 * @data: for @fill, outlives @self
 * @removable: whether lines can be removed
 *
 * Says where lines come from.
 */
void tengen_play_suggest_set_source (TengenPlaySuggest *self,
                                     TengenPlaySuggestFunc fill,
                                     gpointer data,
                                     gboolean removable);

/**
 * tengen_play_suggest_add:
 * @self: an entry whose list is being filled
 * @text: what the entry holds when the line is chosen
 * @detail: (nullable): what stands behind it
 *
 * Adds a line, if it fits what is typed: a word of it begins so.
 */
void tengen_play_suggest_add (TengenPlaySuggest *self,
                              const char *text,
                              const char *detail);

/* Gives the widget to type into, for its name, width and text. */
GtkEntry *tengen_play_suggest_get_entry (TengenPlaySuggest *self);

G_END_DECLS
