/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-relay: a relay of exercises for two teams, to be chosen
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-practice-choice.h"
#include "tengen-teams.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PRACTICE_RELAY (tengen_practice_relay_get_type ())
G_DECLARE_FINAL_TYPE (TengenPracticeRelay,
                      tengen_practice_relay,
                      TENGEN,
                      PRACTICE_RELAY,
                      GtkWindow)

/* Signals:
 *   start ()   it is to begin; the window closes
 */

/**
 * tengen_practice_relay_new:
 * @parent: the window it stands over
 * @teams: two teams; when the relay starts their people are as chosen
 *
 * Makes the window.
 *
 * Returns: a window, which GTK owns
 */
TengenPracticeRelay *
tengen_practice_relay_new (GtkWindow *parent,
                           TengenTeams *teams) G_GNUC_WARN_UNUSED_RESULT;

/* Gives what exercises are chosen. */
TengenPracticeChoice *
tengen_practice_relay_get_choice (TengenPracticeRelay *self);

G_END_DECLS
