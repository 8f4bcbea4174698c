/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-engines: which computer plays: Tengen itself or an engine outside
 *
 * What: those that could play; what cannot play this game is grey, and a
 *       sentence says why.
 * Not:  how strong (tengen-play-level).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-external-list.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_ENGINES (tengen_play_engines_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayEngines, tengen_play_engines, TENGEN, PLAY_ENGINES, GtkWidget)

/* Signals:
 *   changed ()   another one was chosen, also since the game is another
 */

/**
 * tengen_play_engines_set_list:
 * @self: a choice
 * @list: the engines there are
 *
 * Offers engines. Where there are none, nothing is seen.
 */
void tengen_play_engines_set_list (TengenPlayEngines *self,
                                   TengenExternalList *list);

/* Says what is played; an engine that cannot play it gives way to Tengen. */
void tengen_play_engines_set_game (TengenPlayEngines *self,
                                   const TengenGameSetup *setup);

/* Chooses an engine, Tengen for an empty or unknown id. */
void tengen_play_engines_choose (TengenPlayEngines *self, const char *id);

/**
 * tengen_play_engines_get:
 * @self: a choice
 *
 * Gives the choice.
 *
 * Returns: (transfer none) (nullable): an engine, %NULL for Tengen
 */
const TengenExternalEntry *tengen_play_engines_get (TengenPlayEngines *self);

G_END_DECLS
