/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-origin: by which number a computer is known in logs of practice
 */
#include "tengen-practice-origin.h"

#include <string.h>

#include "tengen-sealed-file.h"

/* Hexadecimal digits, and the end of the line. */
#define DIGITS 16
#define LENGTH (DIGITS + 1)

static gboolean
read_origin (const char *path, guint64 *origin)
{
  gsize length = 0;
  g_autofree char *text = tengen_sealed_file_load (path, &length);

  if (text == NULL || length != LENGTH || text[DIGITS] != '\n' ||
      strspn (text, "0123456789abcdef") != DIGITS)
    return FALSE;
  *origin = g_ascii_strtoull (text, NULL, 16);
  return TRUE;
}

guint64
tengen_practice_origin_find (const char *path)
{
  g_autofree char *own = NULL;
  g_autofree char *text = NULL;
  guint64 origin;

  if (path == NULL)
    path = own = g_build_filename (
        g_get_user_state_dir (), "tengen", "practice-origin", NULL);
  if (read_origin (path, &origin))
    return origin;
  origin = (guint64) g_random_int () << 32 | g_random_int ();
  text = g_strdup_printf ("%016" G_GINT64_MODIFIER "x\n", origin);
  tengen_sealed_file_write (path, text, NULL);
  return origin;
}
