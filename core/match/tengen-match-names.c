/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-names: a list of players as a person types or pastes it
 *
 * Shape: after a tab, comma or colon a rank is meant; after a blank only where
 *        one stands there, as names have blanks too.
 */
#include "tengen-match-names.h"

#include <string.h>

#include "tengen-match-rank.h"

static void
clear_name (gpointer data)
{
  TengenMatchName *name = data;

  g_free (name->name);
}

/* Blanks of all writings are blanks here. */
static char *
make_plain (const char *line)
{
  GString *out = g_string_new (NULL);

  for (const char *p = line; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == '\t' || c == ',' || c == 0xff0c || c == 0x3001)
        g_string_append_c (out, '\t');
      else if (c == ':' || c == 0xff1a)
        g_string_append_c (out, '\t');
      else if (g_unichar_isspace (c) || c == 0xfeff)
        g_string_append_c (out, ' ');
      else if (!g_unichar_iscntrl (c) && c != '"')
        g_string_append_unichar (out, c);
    }
  return g_string_free (out, FALSE);
}

/* A bullet, or digits and what stands behind them in a list. */
static const char *
skip_mark (const char *text)
{
  const char *p = text;

  while (*p == ' ' || *p == '\t')
    p++;
  text = p;
  if (g_str_has_prefix (p, "・") || g_str_has_prefix (p, "•"))
    return g_utf8_next_char (p);
  if ((*p == '-' || *p == '*') && p[1] == ' ')
    return p + 2;
  while (g_unichar_isdigit (g_utf8_get_char (p)))
    p = g_utf8_next_char (p);
  if (p == text || *p == '\0')
    return text;
  if (*p == '.' || *p == ')' || *p == '\t')
    return p + 1;
  return g_str_has_prefix (p, "．") || g_str_has_prefix (p, "）")
             ? g_utf8_next_char (p)
             : text;
}

static const char *
find_blank_before (const char *text, const char *end)
{
  for (const char *p = end; p > text; p--)
    if (p[-1] == ' ')
      return p - 1;
  return NULL;
}

/* The rank that the last word is, or the last two (`3 kyu`). */
static gboolean
split_at_blank (const char *text, char **name, int *rank)
{
  const char *blank = text + strlen (text);

  for (int i = 0; i < 2; i++)
    {
      blank = find_blank_before (text, blank);
      if (blank == NULL || blank == text)
        return FALSE;
      if (tengen_match_rank_parse (blank + 1, rank) && *rank != 0)
        {
          *name = g_strndup (text, (gsize) (blank - text));
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
split_at_tab (const char *text, char **name, int *rank, gboolean *good)
{
  const char *tab = strchr (text, '\t');
  g_auto (GStrv) parts = NULL;

  if (tab == NULL)
    return FALSE;
  parts = g_strsplit (text, "\t", 3);
  *name = g_strdup (g_strstrip (parts[0]));
  *good = tengen_match_rank_parse (g_strstrip (parts[1]), rank);
  return TRUE;
}

static TengenMatchName
read_line (const char *line, int number)
{
  g_autofree char *plain = make_plain (line);
  g_autofree char *text = g_strdup (skip_mark (plain));
  TengenMatchName name = { .line = number };
  gboolean good = TRUE;

  /* blanks around the line; a tab in it may be the first */
  g_strstrip (text);
  if (!split_at_tab (text, &name.name, &name.rank, &good) &&
      !split_at_blank (text, &name.name, &name.rank))
    {
      name.name = g_strdup (text);
      name.rank = 0;
    }
  name.bad_rank = !good;
  return name;
}

GArray *
tengen_match_names_read (const char *text, TengenMatch *match)
{
  g_auto (GStrv) lines = NULL;
  GArray *names;

  g_return_val_if_fail (text != NULL && match != NULL, NULL);

  names = g_array_new (FALSE, TRUE, sizeof (TengenMatchName));
  g_array_set_clear_func (names, clear_name);
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    {
      TengenMatchName name = read_line (lines[i], i);

      if (*name.name == '\0')
        {
          clear_name (&name);
          continue;
        }
      if (!name.bad_rank)
        name.fault = tengen_match_add_player (match, name.name, name.rank);
      g_array_append_val (names, name);
    }
  return names;
}
