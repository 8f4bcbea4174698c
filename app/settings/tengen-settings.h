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
#include "tengen-external-list.h"
#include "tengen-level-shelf.h"
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
 *   theme        int       a TengenPaintThemeId: how boards look
 *   motion       gboolean  stones settle and lift off
 *   ghost        gboolean  a faint stone follows the pointer
 *   confirm-placing gboolean  a press shows a stone, a second one places it
 *   forbidden-points int   a TengenViewForbidden
 *   greetings    gboolean  a game begins and ends with a greeting
 *   lesson-readings int    which kanji of lessons have readings: 0 all, -1 none,
 *                          else only those of later school years than that
 *   game-readings gboolean    what is said in games has the same readings
 *   lesson-text-scale double  size of the texts of lessons, 1.0 as designed
 *   lesson-speech gboolean    texts of lessons are read aloud
 *   practice-games int     of which games the exercises of a day are, flags of
 *                          TengenPracticeGames
 *   clock-speech gboolean  seconds are counted aloud
 *   sounds       gboolean  stones, the clock and the end of a game are heard
 *   sound-volume int       how loud, 0 to 100
 *   language     char*     ja, en, zh_CN, or empty for the desktop's; it takes
 *                          effect at the next start (tengen-language)
 *   games-folder char*     where games played here are kept, empty for the usual
 *                          place
 *   review-tree-height double  the part of the review's panel that the tree has
 *                          above the comment
 *   review-tree-width double   the same beside it
 *   what the functions below tell and set: hints-seen, games-folders-before,
 *   practice-collections, last-game, renju-rules, window-size, window-maximized, tree-window-size
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
 * tengen_settings_check:
 * @self: settings
 *
 * Looks whether they are as Tengen left them.
 *
 * Returns: %FALSE if another program changed them, or they are damaged, and
 *   neither of the next two was called since
 */
gboolean tengen_settings_check (TengenSettings *self);

/* Takes them as they are. */
void tengen_settings_accept (TengenSettings *self);

/* Makes settings that are not as Tengen left them what they were. */
void tengen_settings_restore (TengenSettings *self);

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

/* Remembers a new game. */
void tengen_settings_set_setup (TengenSettings *self,
                                const TengenGameSetup *setup);

/* Gives the rule sets to choose from; own sets saved there are remembered. */
TengenRuleShelf *tengen_settings_get_rule_shelf (TengenSettings *self);

/* Gives the players of games here; those noted there are remembered. */
TengenPlayerShelf *tengen_settings_get_player_shelf (TengenSettings *self);

/* Gives the levels of the computer; those noted there are remembered. */
TengenLevelShelf *tengen_settings_get_level_shelf (TengenSettings *self);

/* Gives the engines outside, as the program has them. */
TengenExternalList *tengen_settings_get_engines (TengenSettings *self);

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

/* Remembers the size of a window. @maximized: whether it fills the screen. */
void tengen_settings_set_window (TengenSettings *self,
                                 int width,
                                 int height,
                                 gboolean maximized);

/* Tells the size of the last window of a tree, in pixels. */
void
tengen_settings_get_tree_window (TengenSettings *self, int *width, int *height);

/* Remembers its size in pixels. */
void
tengen_settings_set_tree_window (TengenSettings *self, int width, int height);

/* Tells whether a first-time hint has been put away. */
gboolean tengen_settings_get_hint_seen (TengenSettings *self, const char *id);

/* Remembers that a first-time hint, by name, has been put away. */
void tengen_settings_set_hint_seen (TengenSettings *self, const char *id);

/**
 * tengen_settings_get_earlier_folders:
 * @self: settings
 *
 * Gives the folders that `games-folder` has named before, which may be there
 * still.
 *
 * Returns: (transfer none) (array zero-terminated=1): paths
 */
const char *const *tengen_settings_get_earlier_folders (TengenSettings *self);

/* Gives the files of problems that were opened, the last one first: URIs. */
const char *const *tengen_settings_get_collections (TengenSettings *self);

/* Sets the files of problems. */
void tengen_settings_set_collections (TengenSettings *self,
                                      const char *const *uris);

/* Gives all properties and hints the values they have in others. */
void tengen_settings_copy (TengenSettings *self, TengenSettings *from);

/* Gives all properties and hints the values of the first start. */
void tengen_settings_reset (TengenSettings *self);

G_END_DECLS
