/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-relay: a game of two teams before a class
 *
 * What:   the board of a relay, whose turn it is, why something is not allowed;
 *         below it the teams.
 * Not:    its rules (tengen-relay), the teams' cards (tengen-relay-aside).
 * Shape:  a press plays; next person or forward opens the board for the next
 *         person. Back does nothing, so that no key pressed by mistake takes a
 *         stone back: that is undo (待った).
 */
#pragma once

#include "tengen-relay.h"
#include "tengen-show.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SHOW_RELAY (tengen_show_relay_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenShowRelay, tengen_show_relay, TENGEN, SHOW_RELAY, TengenShow)

/* Makes the show of a relay. */
TengenShow *
tengen_show_relay_new (TengenRelay *relay) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
