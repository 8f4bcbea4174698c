/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-origin: whether a request was meant for this room
 */
#include "tengen-room-origin.h"

#include <string.h>

/* The port that a Host without one means. */
#define HTTP_PORT "80"

static gboolean
is_machine (const char *name)
{
  const char *machine = g_get_host_name ();
  gsize length = strlen (machine);
  return g_ascii_strncasecmp (name, machine, length) == 0 &&
         (name[length] == '\0' ||
          g_ascii_strcasecmp (name + length, ".local") == 0);
}

gboolean
tengen_room_origin_is_host (const char *host, const char *address, guint16 port)
{
  if (host == NULL)
    return FALSE;
  const char *colon = strrchr (host, ':');
  const char *bracket = strchr (host, ']');
  if (colon != NULL && bracket != NULL && colon < bracket)
    colon = NULL;
  g_autofree char *wanted = g_strdup_printf ("%u", port);
  if (!g_str_equal (colon != NULL ? colon + 1 : HTTP_PORT, wanted))
    return FALSE;
  g_autofree char *name = colon != NULL
                              ? g_strndup (host, (gsize) (colon - host))
                              : g_strdup (host);
  g_autofree char *in_brackets = g_strdup_printf ("[%s]", address);
  return g_ascii_strcasecmp (name, address) == 0 ||
         g_ascii_strcasecmp (name, in_brackets) == 0 ||
         g_ascii_strcasecmp (name, "localhost") == 0 || is_machine (name);
}

gboolean
tengen_room_origin_is_own (const char *origin, const char *host)
{
  if (origin == NULL)
    return TRUE;
  return host != NULL && g_str_has_prefix (origin, "http://") &&
         g_ascii_strcasecmp (origin + strlen ("http://"), host) == 0;
}
