/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sound-session: what of a game is heard
 *
 * What:  follows a session: stones, captures, passes, warnings of the clock,
 *        the end; single steps forward when a game is looked through.
 * Not:   how it sounds (tengen-sound), counting aloud.
 * Shape: a command is heard once, when it is done; what is replayed from a
 *        journal, undone or replaced is not heard. Steps that come faster than
 *        stones are put are silent.
 */
#pragma once

#include "tengen-session.h"
#include "tengen-sound.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SOUND_SESSION (tengen_sound_session_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenSoundSession, tengen_sound_session, TENGEN, SOUND_SESSION, GObject)

/* Makes an ear for one session at a time; of a session there should be one. */
TengenSoundSession *
tengen_sound_session_new (TengenSound *sound) G_GNUC_WARN_UNUSED_RESULT;

/* Follows another game (nullable). How it stands now is not heard. */
void tengen_sound_session_set_session (TengenSoundSession *self,
                                       TengenSession *session);

G_END_DECLS
