/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-settings-mirror: the settings as Tengen left them
 *
 * What:   a sealed key file beside the journals with all values that were set.
 *         At the next start they are compared: what GSettings keeps them in
 *         notices no damage and says nothing when all is gone.
 * Not:    what the values mean.
 * Shape:  from a change until the file is written again there is no file, so
 *         that a program that is killed meanwhile is not taken for damage.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_SETTINGS_MIRROR (tengen_settings_mirror_get_type ())
G_DECLARE_FINAL_TYPE (TengenSettingsMirror,
                      tengen_settings_mirror,
                      TENGEN,
                      SETTINGS_MIRROR,
                      GObject)

/**
 * tengen_settings_mirror_new:
 * @store: where the settings are
 * @path: (nullable): the file, %NULL for the user's
 *
 * Makes a mirror; nothing is read yet.
 *
 * Returns: (transfer full) (nullable): a mirror, or %NULL for a store that keeps
 *   nothing
 */
TengenSettingsMirror *
tengen_settings_mirror_new (GSettings *store,
                            const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_settings_mirror_check:
 * @self: a mirror
 *
 * Compares the settings with what was written of them. Where they are the same,
 * or nothing was written, the mirror follows them from now on; else it waits
 * for one of the next two.
 *
 * Returns: %FALSE if another program changed them, or they are damaged
 */
gboolean tengen_settings_mirror_check (TengenSettingsMirror *self);

/* Takes the settings as they are. @self: a mirror that waits. */
void tengen_settings_mirror_accept (TengenSettingsMirror *self);

/* Gives the settings the values that were written. */
void tengen_settings_mirror_restore (TengenSettingsMirror *self);

/**
 * tengen_settings_mirror_clear_file:
 * @path: a key file in which GSettings keeps settings
 *
 * Sets it aside if it cannot be read: it would be written over, keep the program
 * waiting (a pipe) or fill its memory.
 *
 * Returns: (transfer full) (nullable): where it lies now
 */
char *
tengen_settings_mirror_clear_file (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_settings_mirror_clear_way:
 *
 * Does that, before anything asks for settings, for the files of the user that
 * GSettings may use.
 *
 * Returns: (transfer none) (nullable): where a key file lies that was set aside
 *   by this program
 */
const char *tengen_settings_mirror_clear_way (void);

G_END_DECLS
