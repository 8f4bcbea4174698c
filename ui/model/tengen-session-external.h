/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-external: engines outside at the seats of a session
 *
 * What:  asks the engine that has the seat in place of the computer of Tengen,
 *        judges its answer by our own rules, tells why there is none.
 * Not:   talking to it (ui/external), when to ask (tengen-session-computer),
 *        what is done without a choice: handicap stones, answers to proposals.
 * Shape: an engine runs from its first move to the end of the game. What fails
 *        changes nothing in the game, and pauses its clock.
 */
#pragma once

#include "tengen-external-list.h"
#include "tengen-session.h"

G_BEGIN_DECLS

/* Properties of a session, notified:
 *   external-fault  string  (nullable): why the engine that is to move gave no
 *                           move: a sentence
 *   external-news   string  (nullable): what the engine that is asked does: a
 *                           sentence, perhaps with its own words
 */

/**
 * tengen_session_set_externals:
 * @self: a session
 * @list: (nullable): the engines there are; %NULL if the computer of Tengen
 *   plays in their place
 *
 * Says which engines there are.
 */
void tengen_session_set_externals (TengenSession *self,
                                   TengenExternalList *list);

/**
 * tengen_session_get_external_fault:
 * @self: a session
 *
 * Tells why the engine that is to move gave no move.
 *
 * Returns: (transfer none) (nullable): a sentence
 */
const char *tengen_session_get_external_fault (TengenSession *self);

/**
 * tengen_session_get_external_news:
 * @self: a session
 *
 * Tells what the engine that is asked does.
 *
 * Returns: (transfer none) (nullable): a sentence; %NULL while none is asked
 */
const char *tengen_session_get_external_news (TengenSession *self);

/* Ends the engine that is asked (中止); it is a fault as others are. */
void tengen_session_stop_external (TengenSession *self);

/* After a fault: starts the engine again and tells it the whole game. */
void tengen_session_restart_external (TengenSession *self);

/**
 * tengen_session_replace_external:
 * @self: a session with a fault
 *
 * Lets the computer of Tengen play in place of the engine from now on. The record
 * says so (TNO, and both names); undoing that brings the engine back.
 */
void tengen_session_replace_external (TengenSession *self);

G_END_DECLS
