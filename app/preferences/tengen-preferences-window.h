/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-preferences-window: all that can be chosen for the program (設定)
 *
 * What:  a page of rows; each choice is seen and kept at once, all can be put
 *        back as they were at the first start, and that undone.
 * Not:   keeping (tengen-settings), what the choices do.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-notice.h"
#include "tengen-settings.h"
#include "tengen-sound.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PREFERENCES_WINDOW (tengen_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (TengenPreferencesWindow,
                      tengen_preferences_window,
                      TENGEN,
                      PREFERENCES_WINDOW,
                      GtkWindow)

/**
 * tengen_preferences_window_new:
 * @settings: what is changed
 * @sound: the sounds, which follow @settings
 *
 * Makes the window.
 *
 * Returns: (transfer none): GTK's, to be presented
 */
GtkWidget *tengen_preferences_window_new (TengenSettings *settings,
                                          TengenSound *sound);

/* Where it tells what went wrong. */
TengenNotice *
tengen_preferences_window_get_notice (TengenPreferencesWindow *self);

G_END_DECLS
