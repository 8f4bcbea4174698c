/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-name: names of files and folders that every file system takes
 */
#include "tengen-match-name.h"

#include <string.h>

/* Stand for devices on some systems, whatever follows a dot; also with a
 * number. */
static const char *const devices[] = { "con", "prn", "aux", "nul" };
static const char *const numbered[] = { "com", "lpt" };

static gboolean
is_taken (gunichar c)
{
  return !g_unichar_iscntrl (c) && c != 0x2028 && c != 0x2029 &&
         (c >= 0x80 || strchr ("/\\:*?\"<>|", (int) c) == NULL);
}

static char *
replace_letters (const char *text)
{
  GString *out = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      g_string_append_unichar (out, is_taken (c) ? c : '_');
    }
  return g_string_free (out, FALSE);
}

/* Cuts between letters, never between a letter and what belongs to it. */
static void
cut (char *text, gsize most)
{
  char *end = text + most;

  if (strlen (text) <= most)
    return;
  while (end > text && ((*end & 0xc0) == 0x80 ||
                        g_unichar_iszerowidth (g_utf8_get_char (end))))
    end--;
  *end = '\0';
}

static gboolean
is_edge (char c)
{
  return c == '.' || c == ' ';
}

static char *
strip (char *text)
{
  gsize length;

  while (is_edge (*text))
    text++;
  for (length = strlen (text); length > 0 && is_edge (text[length - 1]);)
    text[--length] = '\0';
  return text;
}

static gboolean
is_device (const char *name)
{
  gsize length = strcspn (name, ".");

  for (gsize i = 0; i < G_N_ELEMENTS (devices); i++)
    if (length == 3 && g_ascii_strncasecmp (name, devices[i], 3) == 0)
      return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (numbered); i++)
    if (length == 4 && g_ascii_strncasecmp (name, numbered[i], 3) == 0 &&
        g_ascii_isdigit (name[3]))
      return TRUE;
  return FALSE;
}

char *
tengen_match_name_clean (const char *text, gsize most)
{
  g_autofree char *valid = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *own = NULL;
  const char *name;

  g_return_val_if_fail (text != NULL && most > 4, NULL);

  valid = g_utf8_make_valid (text, -1);
  whole = g_utf8_normalize (valid, -1, G_NORMALIZE_NFC);
  own = replace_letters (whole);
  /* one byte is left for what makes a device a name */
  cut (own, most - 1);
  name = strip (own);
  if (*name == '\0')
    return g_strdup ("_");
  return is_device (name) ? g_strconcat ("_", name, NULL) : g_strdup (name);
}

char *
tengen_match_name_number (const char *stem, const char *ending, guint number)
{
  g_return_val_if_fail (stem != NULL && ending != NULL, NULL);

  return number > 1 ? g_strdup_printf ("%s (%u)%s", stem, number, ending)
                    : g_strconcat (stem, ending, NULL);
}
