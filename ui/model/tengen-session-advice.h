/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-advice: a choice of three points for a person to move (助言)
 *
 * What:  looks for it in a thread when it is asked for; gives it as long as the
 *        position stands.
 * Not:   finding it (core/engine), showing it (ui/play).
 */
#pragma once

#include "tengen-engine-advice.h"
#include "tengen-engine-renju-advice.h"
#include "tengen-session.h"

G_BEGIN_DECLS

/* Property of a session:
 *   advising   gboolean   whether advice is being looked for; notified when that
 *                         begins, and when there is an answer or none
 */

/* Has persons advised who play each other, too; they are not at first. */
void tengen_session_set_advice_for_all (TengenSession *self, gboolean for_all);

/**
 * tengen_session_can_advise:
 * @self: a session
 *
 * Tells whether advice can be asked for: a person is to move against the
 * computer, or against a person if all are advised, where play stands, and may
 * be helped. In Go the board is up to 19 x 19; in Renju the opening is over,
 * and no row stands.
 *
 * Returns: %TRUE if it can
 */
gboolean tengen_session_can_advise (TengenSession *self);

/**
 * tengen_session_ask_advice:
 * @self: a session where tengen_session_can_advise()
 *
 * Begins to look for advice, unless it is there or on its way.
 */
void tengen_session_ask_advice (TengenSession *self);

/* Tells whether advice is being looked for. */
gboolean tengen_session_is_advising (TengenSession *self);

/**
 * tengen_session_get_advice:
 * @self: a session
 * @node: (out) (optional): the node it was asked at
 *
 * Gives the last advice of a game of Go, for the node it was asked at.
 *
 * Returns: (transfer none) (nullable): valid until the session goes on; %NULL
 *   if there is none
 */
const TengenEngineAdvice *tengen_session_get_advice (TengenSession *self,
                                                     TengenNode *node);

/* As tengen_session_get_advice(), of a game of Renju. */
const TengenEngineRenjuAdvice *
tengen_session_get_renju_advice (TengenSession *self, TengenNode *node);

/* Tells whether a person was advised in this game. */
gboolean tengen_session_was_advised (TengenSession *self);

G_END_DECLS
