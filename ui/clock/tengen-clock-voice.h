/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-clock-voice: counts time aloud (秒読み)
 *
 * What:  says what a clock warns of, and counts seconds, as a timekeeper does
 *        beside a board.
 * Shape: one thing at a time: a number that comes while something is still
 *        being said is left out, since it would be wrong when it is heard. A
 *        warning breaks off what is being said.
 */
#pragma once

#include "tengen-session-clock.h"
#include "tengen-speech.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_CLOCK_VOICE (tengen_clock_voice_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenClockVoice, tengen_clock_voice, TENGEN, CLOCK_VOICE, GObject)

/* Makes a voice of @speech, which speaks only while it is enabled. */
TengenClockVoice *
tengen_clock_voice_new (TengenSpeech *speech) G_GNUC_WARN_UNUSED_RESULT;

/* Follows the clock of a game; @session may be %NULL. */
void tengen_clock_voice_set_session (TengenClockVoice *self,
                                     TengenSession *session);

G_END_DECLS
