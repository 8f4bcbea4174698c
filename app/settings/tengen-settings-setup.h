/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-settings-setup: the last new game as a text
 *
 * What: a setup to and from the text under the key "last-game", and from the
 *       keys that earlier versions wrote.
 * Not:  the other settings, when they are written (tengen-settings).
 */
#pragma once

#include <gio/gio.h>

#include "tengen-game-setup.h"

G_BEGIN_DECLS

/* Writes a setup as SGF, without its match (transfer full). */
char *tengen_settings_setup_format (const TengenGameSetup *self)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_settings_setup_parse:
 * @text: what tengen_settings_setup_format() wrote
 * @renju: rules of Renju, as tengen_renju_rules_format() writes them
 *
 * Reads a setup. A text that no new game can have is that of the first start:
 * 純碁 on 9 x 9.
 *
 * Returns: (transfer full): a setup; the rules of Renju in one of Go are @renju,
 *   自由打ち where that names none
 */
TengenGameSetup *
tengen_settings_setup_parse (const char *text,
                             const char *renju) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_settings_setup_read_old:
 * @store: the settings
 * @renju: as above
 *
 * Reads a setup from the keys that earlier versions wrote.
 *
 * Returns: (transfer full): a setup, as above
 */
TengenGameSetup *
tengen_settings_setup_read_old (GSettings *store,
                                const char *renju) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
