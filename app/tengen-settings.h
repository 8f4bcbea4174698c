/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-settings: what the program remembers from one day to the next
 *
 * What:  how boards and lessons look, the last new game, the user's own rule
 *        sets, the size of the window; kept in GSettings, or only while the
 *        program runs where the schema is not installed.
 * Not:   games (tengen-document, tengen-journal).
 */
#pragma once

#include <gio/gio.h>

#include "tengen-game-setup.h"
#include "tengen-player-shelf.h"
#include "tengen-rule-shelf.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SETTINGS (tengen_settings_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenSettings, tengen_settings, TENGEN, SETTINGS, GObject)

/* Properties (all read and write, notified):
 *   coordinates  int       a TengenNotation, -1 for none
 *   numbers      int       a TengenViewNumbers
 *   cell-ratio   double    height of a cell divided by its width
 *   ghost        gboolean  a faint stone follows the pointer
 *   forbidden-points int   a TengenViewForbidden
 *   greetings    gboolean  a game begins and ends with a greeting
 *   lesson-readings int    which kanji of lessons have readings: 0 all, -1 none,
 *                          else only those of later school years than that
 *   lesson-text-scale double  size of the texts of lessons, 1.0 as designed
 *   lesson-speech gboolean    texts of lessons are read aloud
 *   clock-speech gboolean  seconds are counted aloud
 *   sounds       gboolean  stones, the clock and the end of a game are heard
 *   sound-volume int       how loud, 0 to 100
 */

/* Within these the texts of lessons can be made smaller and larger. */
#define TENGEN_SETTINGS_MIN_SCALE 0.8
#define TENGEN_SETTINGS_MAX_SCALE 2.0

/**
 * tengen_settings_new:
 * @schema_id: (nullable): the schema, or %NULL to remember nothing
 *
 * Opens the settings. A schema that is missing or has other keys than this
 * program is no error.
 *
 * Returns: (transfer full): settings
 */
TengenSettings *
tengen_settings_new (const char *schema_id) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_settings_get_stored:
 * @self: settings
 *
 * Tells whether they are kept.
 *
 * Returns: %FALSE if they last only while the program runs
 */
gboolean tengen_settings_get_stored (TengenSettings *self);

/**
 * tengen_settings_get_setup:
 * @self: settings
 *
 * Gives the last new game, 純碁 9路 before there was one. The rules of Renju in
 * it are those of the last game of Renju, whatever the last game was; 自由打ち
 * before there was one.
 *
 * Returns: (transfer full): a setup
 */
TengenGameSetup *
tengen_settings_get_setup (TengenSettings *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_settings_set_setup:
 * @self: settings
 * @setup: a new game
 *
 * Remembers a new game.
 */
void tengen_settings_set_setup (TengenSettings *self,
                                const TengenGameSetup *setup);

/**
 * tengen_settings_get_rule_shelf:
 * @self: settings
 *
 * Gives the rule sets to choose from; own sets saved there are remembered.
 *
 * Returns: (transfer none): a shelf
 */
TengenRuleShelf *tengen_settings_get_rule_shelf (TengenSettings *self);

/**
 * tengen_settings_get_player_shelf:
 * @self: settings
 *
 * Gives the players of games here; those noted there are remembered.
 *
 * Returns: (transfer none): a shelf
 */
TengenPlayerShelf *tengen_settings_get_player_shelf (TengenSettings *self);

/**
 * tengen_settings_get_window:
 * @self: settings
 * @width: (out): width of a new window
 * @height: (out): its height
 * @maximized: (out): whether it fills the screen
 *
 * Gives the size of the last window.
 */
void tengen_settings_get_window (TengenSettings *self,
                                 int *width,
                                 int *height,
                                 gboolean *maximized);

/**
 * tengen_settings_set_window:
 * @self: settings
 * @width: width of a window
 * @height: its height
 * @maximized: whether it fills the screen
 *
 * Remembers the size of a window.
 */
void tengen_settings_set_window (TengenSettings *self,
                                 int width,
                                 int height,
                                 gboolean maximized);

G_END_DECLS
