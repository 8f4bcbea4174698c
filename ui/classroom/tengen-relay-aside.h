/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-relay-aside: both teams of a relay, and what can be pressed in it
 *
 * What:   next person (次の人), take back (待った), pass, note the win.
 * Shape:  the large button is the one that goes on: at the end it notes the win.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-relay.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_RELAY_ASIDE (tengen_relay_aside_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRelayAside, tengen_relay_aside, TENGEN, RELAY_ASIDE, GtkWidget)

/* Makes what shows the teams of a game. */
GtkWidget *
tengen_relay_aside_new (TengenRelay *relay) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
