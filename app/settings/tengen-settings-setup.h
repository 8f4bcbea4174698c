/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-settings-setup: the last new game in the store
 *
 * What: a setup to and from the keys "setup", "setup-rules-name",
 *       "setup-renju", "renju-rules", "setup-ranks", "setup-clock" and
 *       "setup-free-handicap".
 * Not:  the other settings, when they are written (tengen-settings).
 */
#pragma once

#include <gio/gio.h>

#include "tengen-game-setup.h"

G_BEGIN_DECLS

/**
 * tengen_settings_setup_new:
 *
 * Makes the setup of the first start: 純碁 on 9 x 9; 自由打ち as the rules of
 * Renju.
 *
 * Returns: (transfer full): a setup
 */
TengenGameSetup *tengen_settings_setup_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_settings_setup_read:
 * @store: the settings
 *
 * Reads a setup; values that no new game can have are those of the first start.
 *
 * Returns: (transfer full): a setup, with the rules of the last game of Renju
 *   also where it is another game
 */
TengenGameSetup *
tengen_settings_setup_read (GSettings *store) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_settings_setup_write:
 * @store: the settings
 * @setup: a setup
 *
 * Writes a setup.
 */
void tengen_settings_setup_write (GSettings *store,
                                  const TengenGameSetup *setup);

G_END_DECLS
