/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-acts: the buttons of what can be done besides playing a stone
 *
 * What:  moves beside the board, passes and proposals, as the rules have them,
 *        each with what it means or why it cannot be done now; what can be
 *        declared in Renju; taking back, a draw and resigning.
 * Not:   doing it: the buttons activate game.* of a widget above.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-game-position.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_ACTS (tengen_play_acts_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayActs, tengen_play_acts, TENGEN, PLAY_ACTS, GtkWidget)

/* Tells whether a rule set has an action at all: VIRTUAL, PASS or PROPOSE. */
gboolean tengen_play_acts_has (const TengenGoRules *rules,
                               TengenActionKind kind);

/**
 * tengen_play_acts_check:
 * @position: a position
 * @kind: VIRTUAL, PASS, PROPOSE, ACCEPT, REFUSE or VOID
 *
 * Asks whether an action is allowed to the side it is up to: the side to move,
 * or the opponent who answers a proposal.
 *
 * Returns: (transfer full) (nullable): the reason why not, or %NULL
 */
TengenReason *
tengen_play_acts_check (const TengenPosition *position,
                        TengenActionKind kind) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_play_acts_tip:
 * @position: a position
 * @kind: an action, see tengen_play_acts_check()
 * @key: (nullable): its key
 *
 * Says why an action cannot be done now, else what it means and its key.
 *
 * Returns: (transfer full): a text
 */
char *tengen_play_acts_tip (const TengenPosition *position,
                            TengenActionKind kind,
                            const char *key) G_GNUC_WARN_UNUSED_RESULT;

/* Shows what there is to do. */
void tengen_play_acts_update (TengenPlayActs *self,
                              const TengenPosition *position);

G_END_DECLS
