/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-speak: the language in which the host words a message
 *
 * Shape: a process has one language; it is another one from message to message,
 *        in the main thread only.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenRoomLanguage:
 *
 * The languages of the catalogues.
 */
typedef enum
{
  TENGEN_ROOM_ENGLISH,
  TENGEN_ROOM_JAPANESE,
  TENGEN_ROOM_CHINESE,
} TengenRoomLanguage;

#define TENGEN_ROOM_N_LANGUAGES (TENGEN_ROOM_CHINESE + 1)

/**
 * tengen_room_speak_start:
 * @localedir: where catalogues are installed
 *
 * Sets the locale so that catalogues are looked at. The first language is that
 * of the environment.
 */
void tengen_room_speak_start (const char *localedir);

/* Reads a code such as `ja`; what is no language of a catalogue is English. */
TengenRoomLanguage tengen_room_speak_read (const char *code);

/* Gives the code of a language. */
const char *tengen_room_speak_get_code (TengenRoomLanguage self);

/* From now on all texts are in this language. */
void tengen_room_speak (TengenRoomLanguage self);

G_END_DECLS
