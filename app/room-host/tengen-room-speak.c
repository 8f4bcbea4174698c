/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-speak: the language in which the host words a message
 *
 * Shape: gettext looks at LANGUAGE, but not in the plain C locale, and only when
 *        its counter of catalogues has changed; so its manual says.
 */
#include "tengen-room-speak.h"

#include <locale.h>
#include <string.h>

#include "tengen-words-text.h"

/* gettext's own counter. */
extern int _nl_msg_cat_cntr;

static const char *const codes[TENGEN_ROOM_N_LANGUAGES] = { "en",
                                                            "ja",
                                                            "zh_CN" };

void
tengen_room_speak_start (const char *localedir)
{
  const char *locale;

  g_return_if_fail (localedir != NULL);

  setlocale (LC_ALL, "");
  locale = setlocale (LC_MESSAGES, NULL);
  if (g_str_equal (locale, "C") || g_str_equal (locale, "POSIX"))
    setlocale (LC_MESSAGES, "C.UTF-8");
  tengen_words_init (localedir);
}

TengenRoomLanguage
tengen_room_speak_read (const char *code)
{
  for (guint i = 0; code != NULL && i < TENGEN_ROOM_N_LANGUAGES; i++)
    if (g_str_equal (code, codes[i]))
      return (TengenRoomLanguage) i;
  return TENGEN_ROOM_ENGLISH;
}

const char *
tengen_room_speak_get_code (TengenRoomLanguage self)
{
  g_return_val_if_fail (self < TENGEN_ROOM_N_LANGUAGES, NULL);

  return codes[self];
}

void
tengen_room_speak (TengenRoomLanguage self)
{
  g_return_if_fail (self < TENGEN_ROOM_N_LANGUAGES);

  if (g_strcmp0 (g_getenv ("LANGUAGE"), codes[self]) == 0)
    return;
  g_setenv ("LANGUAGE", codes[self], TRUE);
  _nl_msg_cat_cntr++;
}
