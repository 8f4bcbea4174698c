/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-private: what tengen-session and tengen-session-count share
 */
#pragma once

#include "tengen-session.h"

G_BEGIN_DECLS

/**
 * tengen_session_send_action:
 * @self: a session
 * @action: what is done
 *
 * Sends an action to the game; what was refused is told with its reason.
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_send_action (TengenSession *self,
                                     const TengenAction *action);

/**
 * tengen_session_start_proposing:
 * @self: a session
 *
 * Gives up a proposal on its way, for another one.
 *
 * Returns: (transfer none): what stops the new one
 */
GCancellable *tengen_session_start_proposing (TengenSession *self);

/**
 * tengen_session_stop_proposing:
 * @self: a session
 *
 * Gives up a proposal on its way, or forgets one that has come.
 */
void tengen_session_stop_proposing (TengenSession *self);

/**
 * tengen_session_propose_terms:
 * @self: a session whose play has stopped
 *
 * Works out dead stones and claims and marks them when they are known.
 */
void tengen_session_propose_terms (TengenSession *self);

G_END_DECLS
