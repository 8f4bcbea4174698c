/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-sound: the game of a window is heard
 */
#include "tengen-window-private.h"

void
tengen_window_hear (TengenWindow *self, TengenSession *session)
{
  if (self->sounds == NULL)
    self->sounds = tengen_sound_session_new (
        tengen_program_get_sound (tengen_window_get_program (self)));
  tengen_sound_session_set_session (self->sounds, session);
}
