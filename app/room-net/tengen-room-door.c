/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-door: who may come in: the code, the key, tokens
 */
#include "tengen-room-door.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>

#define MINUTE_US (60 * G_USEC_PER_SEC)
#define FORGIVEN_US (10 * MINUTE_US)
#define TOKEN_BYTES 16

struct TengenRoomDoor
{
  char *code;
  char *key;
  /* when the last codes were wrong, the newest first; n_wrong of them */
  gint64 wrong_us[TENGEN_ROOM_DOOR_TRIES];
  int n_wrong;
  gboolean is_strict;
};

static void
fill_random (guint8 *bytes, gsize length)
{
  gsize done = 0;
  while (done < length)
    {
      ssize_t n = getrandom (bytes + done, length - done, 0);
      if (n > 0)
        done += (gsize) n;
      else if (errno != EINTR)
        g_error ("the system gives no random bytes");
    }
}

char *
tengen_room_door_make_token (void)
{
  guint8 bytes[TOKEN_BYTES];
  GString *text = g_string_new (NULL);
  fill_random (bytes, sizeof bytes);
  for (gsize i = 0; i < sizeof bytes; i++)
    g_string_append_printf (text, "%02x", bytes[i]);
  return g_string_free (text, FALSE);
}

/* Numbers at the end of the range would make some digits likelier. */
static char *
make_code (void)
{
  const guint32 n = 1000000, fair = G_MAXUINT32 - G_MAXUINT32 % n;
  guint32 number;
  do
    fill_random ((guint8 *) &number, sizeof number);
  while (number >= fair);
  return g_strdup_printf ("%0*u", TENGEN_ROOM_DOOR_CODE, number % n);
}

TengenRoomDoor *
tengen_room_door_new (const char *code, const char *key)
{
  TengenRoomDoor *self = g_new0 (TengenRoomDoor, 1);
  if (code == NULL || key == NULL)
    {
      tengen_room_door_renew (self);
      return self;
    }
  self->code = g_strdup (code);
  self->key = g_strdup (key);
  return self;
}

void
tengen_room_door_free (TengenRoomDoor *self)
{
  if (self == NULL)
    return;
  g_free (self->code);
  g_free (self->key);
  g_free (self);
}

const char *
tengen_room_door_get_code (const TengenRoomDoor *self)
{
  return self->code;
}

const char *
tengen_room_door_get_key (const TengenRoomDoor *self)
{
  return self->key;
}

void
tengen_room_door_renew (TengenRoomDoor *self)
{
  g_free (self->code);
  g_free (self->key);
  self->code = make_code ();
  self->key = tengen_room_door_make_token ();
  self->n_wrong = 0;
  self->is_strict = FALSE;
}

gboolean
tengen_room_door_is_equal (const char *a, const char *b)
{
  gsize length = strlen (a);
  guint8 different = 0;
  if (strlen (b) != length)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    different |= (guint8) a[i] ^ (guint8) b[i];
  return different == 0;
}

char *
tengen_room_door_sum (const char *token)
{
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, token, -1);
}

/* Digits of any script become those of ASCII. */
static char *
keep_digits (const char *text)
{
  GString *digits = g_string_new (NULL);
  for (const char *at = text;
       *at != '\0' && digits->len <= TENGEN_ROOM_DOOR_CODE;
       at = g_utf8_next_char (at))
    {
      int digit = g_unichar_digit_value (g_utf8_get_char (at));
      if (digit >= 0)
        g_string_append_c (digits, (char) ('0' + digit));
    }
  return g_string_free (digits, FALSE);
}

static void
note_wrong (TengenRoomDoor *self, gint64 now_us)
{
  memmove (self->wrong_us + 1,
           self->wrong_us,
           sizeof *self->wrong_us * (TENGEN_ROOM_DOOR_TRIES - 1));
  self->wrong_us[0] = now_us;
  self->n_wrong = MIN (self->n_wrong + 1, TENGEN_ROOM_DOOR_TRIES);
  if (tengen_room_door_get_tries (self, now_us) >= TENGEN_ROOM_DOOR_TRIES)
    self->is_strict = TRUE;
}

TengenRoomDoorAnswer
tengen_room_door_try_code (TengenRoomDoor *self,
                           const char *text,
                           gint64 now_us)
{
  if (tengen_room_door_get_wait (self, now_us) > 0)
    return TENGEN_ROOM_DOOR_LOCKED;
  if (self->n_wrong > 0 && now_us - self->wrong_us[0] >= FORGIVEN_US)
    self->is_strict = FALSE;
  g_autofree char *digits = keep_digits (text);
  if (!tengen_room_door_is_equal (digits, self->code))
    {
      note_wrong (self, now_us);
      return TENGEN_ROOM_DOOR_WRONG;
    }
  self->is_strict = FALSE;
  return TENGEN_ROOM_DOOR_RIGHT;
}

gboolean
tengen_room_door_try_key (const TengenRoomDoor *self, const char *text)
{
  return tengen_room_door_is_equal (text, self->key);
}

int
tengen_room_door_get_tries (const TengenRoomDoor *self, gint64 now_us)
{
  int n = 0;
  while (n < self->n_wrong && now_us - self->wrong_us[n] < MINUTE_US)
    n++;
  return n;
}

int
tengen_room_door_get_wait (const TengenRoomDoor *self, gint64 now_us)
{
  if (!self->is_strict)
    return 0;
  gint64 left = self->wrong_us[0] + MINUTE_US - now_us;
  return left <= 0 ? 0 : (int) ((left + G_USEC_PER_SEC - 1) / G_USEC_PER_SEC);
}
