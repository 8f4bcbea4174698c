/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sound: the sounds of the program
 *
 * What:  plays a sound by its meaning; on or off, how loud, why nothing can be
 *        heard.
 * Not:   when there is something to hear (tengen-sound-session); reading aloud
 *        (tengen-speech).
 * Shape: nothing here waits for the system's sound: that is done in a thread
 *        (tengen-sound-device). What the thread found out comes later. Without
 *        device, library or files nothing happens.
 */
#pragma once

#include <glib-object.h>

#include "tengen-game-position.h"

G_BEGIN_DECLS

/**
 * TengenSoundKind:
 * @TENGEN_SOUND_STONE: a stone is put on the board; one of three that differ
 * @TENGEN_SOUND_CAPTURE: stones are taken and put into the lid
 * @TENGEN_SOUND_PASS: a tap: a player passed
 * @TENGEN_SOUND_WARNING: two soft tones: the clock wants to be looked at
 * @TENGEN_SOUND_TICK: a second of byoyomi
 * @TENGEN_SOUND_END: a bell: the game is over
 * @TENGEN_SOUND_RIGHT: two quiet tones: an answer is right
 *
 * What is heard.
 */
typedef enum
{
  TENGEN_SOUND_STONE,
  TENGEN_SOUND_CAPTURE,
  TENGEN_SOUND_PASS,
  TENGEN_SOUND_WARNING,
  TENGEN_SOUND_TICK,
  TENGEN_SOUND_END,
  TENGEN_SOUND_RIGHT,
} TengenSoundKind;

#define TENGEN_SOUND_N_KINDS (TENGEN_SOUND_RIGHT + 1)

/**
 * TengenSoundFault:
 * @TENGEN_SOUND_FAULT_NONE: nothing is known to be wrong
 * @TENGEN_SOUND_FAULT_LIBRARY: the program was built without GSound
 * @TENGEN_SOUND_FAULT_FILE: a sound is not where it belongs
 * @TENGEN_SOUND_FAULT_DEVICE: the system does not play it
 *
 * Why nothing can be heard.
 */
typedef enum
{
  TENGEN_SOUND_FAULT_NONE,
  TENGEN_SOUND_FAULT_LIBRARY,
  TENGEN_SOUND_FAULT_FILE,
  TENGEN_SOUND_FAULT_DEVICE,
} TengenSoundFault;

#define TENGEN_TYPE_SOUND (tengen_sound_get_type ())
G_DECLARE_FINAL_TYPE (TengenSound, tengen_sound, TENGEN, SOUND, GObject)

/* Properties (notified):
 *   enabled  gboolean  (read, write) sounds are played; TRUE at first
 *   volume   int       (read, write) from 0, nothing, to 100, as loud as they
 *                      are; 80 at first
 *   fault    int       (read only) a TengenSoundFault, of the sound played last
 */

/**
 * TengenSoundPlayer:
 * @file: path of a sound
 * @decibels: how much louder it is to be played, 0 or less
 * @data: for the player
 *
 * Plays a file, and returns at once.
 */
typedef void (*TengenSoundPlayer) (const char *file,
                                   double decibels,
                                   gpointer data);

/**
 * tengen_sound_new:
 * @folder: folder with the sounds
 *
 * Creates the sounds; no device is looked for before the first sound is played.
 *
 * Returns: (transfer full): the sounds
 */
TengenSound *tengen_sound_new (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_sound_play:
 * @self: the sounds
 * @kind: what is to be heard
 *
 * Plays a sound if sounds are played. One that cannot be heard at once is left
 * out.
 */
void tengen_sound_play (TengenSound *self, TengenSoundKind kind);

/**
 * tengen_sound_play_move:
 * @self: the sounds
 * @position: a position after a move
 *
 * Plays what that move sounds like: a stone, stones that are taken, or a pass.
 */
void tengen_sound_play_move (TengenSound *self, const TengenPosition *position);

/* Replaces the system's device, for tests that listen. */
void tengen_sound_set_player (TengenSound *self,
                              TengenSoundPlayer player,
                              gpointer data);

G_END_DECLS
