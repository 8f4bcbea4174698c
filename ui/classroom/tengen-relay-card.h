/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-relay-card: a team in a relay: stone, name, who plays, what it took
 *
 * Shape: whose turn it is has a bar at its side and a word.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-relay.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_RELAY_CARD (tengen_relay_card_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRelayCard, tengen_relay_card, TENGEN, RELAY_CARD, GtkWidget)

/* Makes the card of a team, which follows the game. */
GtkWidget *tengen_relay_card_new (TengenRelay *relay,
                                  TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
