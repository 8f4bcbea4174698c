/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-speech: reads texts aloud (読み上げ)
 *
 * What:  hands texts to spd-say of Speech Dispatcher, if that is installed; a
 *        new text ends the one before.
 * Not:   what is read when: the code that shows a text decides that. Screen
 *        readers have their own voice (tengen-announce).
 * Shape: one system process for each text, never waited for; without the
 *        program nothing happens.
 */
#pragma once

#include <gio/gio.h>

#include "tengen-lesson-text.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SPEECH (tengen_speech_get_type ())
G_DECLARE_FINAL_TYPE (TengenSpeech, tengen_speech, TENGEN, SPEECH, GObject)

/* Of a longer text the beginning is read, in bytes; a program's argument may
 * not be of any length. */
#define TENGEN_SPEECH_MOST 16384

/* Properties (notified):
 *   available  gboolean  (read only) texts can be read
 *   enabled    gboolean  (read, write) they are read as they are shown; FALSE at
 *                        first
 */

/* Makes a voice; what it still reads when it is freed is broken off. */
TengenSpeech *tengen_speech_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_speech_say:
 * @self: a voice
 * @text: (nullable): a text that is shown now; %NULL for none
 *
 * Reads a text if texts are read as they are shown, in place of the one before.
 * One that is not to be read only ends that.
 */
void tengen_speech_say (TengenSpeech *self, const TengenLessonText *text);

/**
 * tengen_speech_read:
 * @self: a voice
 * @language: its language, `ja`
 * @text: plain text, as it is spoken
 *
 * Reads a text at once, whether texts are read as they are shown or not. An
 * empty one only ends the one before.
 */
void
tengen_speech_read (TengenSpeech *self, const char *language, const char *text);

/* Tells whether a text is still being read. */
gboolean tengen_speech_is_reading (TengenSpeech *self);

/* Breaks off. */
void tengen_speech_stop (TengenSpeech *self);

/**
 * tengen_speech_write:
 * @text: a text
 *
 * Writes a text as it is spoken: readings in place of kanji, points as a letter
 * and a number.
 *
 * Returns: (transfer full): plain text, "" if it is not to be read
 */
char *
tengen_speech_write (const TengenLessonText *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
