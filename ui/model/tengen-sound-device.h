/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sound-device: the system's sound, kept away from the main loop
 *
 * What:  hands files to GSound, if the program was built with it.
 * Not:   which file, how loud (tengen-sound).
 * Shape: opening a device or talking to a sound server may take as long as it
 *        likes: that is done in a thread of its own, never waited for. A sound
 *        that could not be begun in half a second is not played.
 */
#pragma once

#include "tengen-sound.h"

G_BEGIN_DECLS

typedef struct _TengenSoundDevice TengenSoundDevice;

/**
 * TengenSoundPlayed:
 * @fault: what came of it
 * @data: for the function
 *
 * Is called on the main loop after each sound that was handed on, or could not
 * be.
 */
typedef void (*TengenSoundPlayed) (TengenSoundFault fault, gpointer data);

/* Tells whether there is anything to hand sounds to. */
gboolean tengen_sound_device_is_built (void);

/**
 * tengen_sound_device_new:
 * @played: is told what came of each sound
 * @data: for @played
 *
 * Makes a device; the system's is opened with the first sound.
 *
 * Returns: (transfer full): a device
 */
TengenSoundDevice *
tengen_sound_device_new (TengenSoundPlayed played,
                         gpointer data) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_sound_device_free:
 * @self: (transfer full): a device
 *
 * Leaves the system's sound alone; @played is not called any more. What the
 * thread is doing ends by itself.
 */
void tengen_sound_device_free (TengenSoundDevice *self);

/* Hands the file of a sound on and returns at once; @decibels: 0 or less. */
void tengen_sound_device_play (TengenSoundDevice *self,
                               const char *file,
                               double decibels);

G_END_DECLS
