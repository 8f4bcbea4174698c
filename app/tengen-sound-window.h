/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sound-window: what is heard (音)
 *
 * What:  sounds on or off, how loud, each of them to be tried, and why nothing
 *        can be heard.
 * Not:   reading aloud and counting aloud.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-settings.h"
#include "tengen-sound.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SOUND_WINDOW (tengen_sound_window_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenSoundWindow, tengen_sound_window, TENGEN, SOUND_WINDOW, GtkWindow)

/**
 * tengen_sound_window_new:
 * @sound: the sounds, which follow @settings
 * @settings: what is changed
 *
 * Makes the window.
 *
 * Returns: (transfer none): GTK's, to be presented
 */
GtkWidget *tengen_sound_window_new (TengenSound *sound,
                                    TengenSettings *settings);

G_END_DECLS
