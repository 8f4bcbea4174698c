/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-roster: the names of a class out of a text (名簿)
 */
#include "tengen-lesson-roster.h"

#include <string.h>

static void
line_free (gpointer data)
{
  TengenLessonRosterLine *line = data;

  g_free (line->name);
  g_free (line);
}

/* --- A line --- */

/* What stands between the cells of a table, or around one. */
static gboolean
is_between (gunichar letter)
{
  return g_unichar_isspace (letter) ||
         g_utf8_strchr (",，、\"", -1, letter) != NULL;
}

/* What may stand behind the number of a pupil. */
static gboolean
ends_number (gunichar letter)
{
  return is_between (letter) ||
         g_utf8_strchr (".．:：)）番", -1, letter) != NULL;
}

static const char *
skip_between (const char *text)
{
  while (*text != '\0' && is_between (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);
  return text;
}

/* Goes behind a number and what ends it; a number alone may be a name. */
static const char *
skip_number (const char *text)
{
  const char *end = text;
  const char *rest;

  while (g_unichar_isdigit (g_utf8_get_char (end)))
    end = g_utf8_next_char (end);
  rest = end;
  while (*rest != '\0' && ends_number (g_utf8_get_char (rest)))
    rest = g_utf8_next_char (rest);
  return end > text && rest > end && *rest != '\0' ? rest : text;
}

static char *
join_parts (const char *text)
{
  GString *name = g_string_new (NULL);

  for (const char *p = text; *p != '\0';)
    {
      const char *rest = skip_between (p);

      if (rest > p && *rest != '\0')
        g_string_append_c (name, ' ');
      if (*rest == '\0')
        break;
      g_string_append_unichar (name, g_utf8_get_char (rest));
      p = g_utf8_next_char (rest);
    }
  return g_string_free (name, FALSE);
}

/* --- Which are the same --- */

static char *
fold (const char *name)
{
  g_autofree char *alike = g_utf8_normalize (name, -1, G_NORMALIZE_ALL_COMPOSE);
  g_autofree char *small = g_utf8_casefold (alike, -1);
  GString *folded = g_string_new (small);

  g_string_replace (folded, " ", "", 0);
  return g_string_free (folded, FALSE);
}

static GHashTable *
make_present (const GPtrArray *all)
{
  GHashTable *present =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < all->len; i++)
    {
      const TengenLessonPupil *pupil = g_ptr_array_index (all, i);

      g_hash_table_add (present, fold (pupil->nickname));
    }
  return present;
}

/* --- The whole --- */

typedef struct
{
  GHashTable *present;
  GHashTable *seen;
  guint room;
  guint picture;
} Reading;

static TengenLessonRosterFate
judge (Reading *self, const char *name, char **nickname)
{
  g_autofree char *folded = fold (name);

  *nickname = tengen_lesson_pupils_clean (name);
  if (*nickname == NULL)
    return TENGEN_LESSON_ROSTER_UNFIT;
  if (g_hash_table_contains (self->present, folded))
    return TENGEN_LESSON_ROSTER_PRESENT;
  if (!g_hash_table_add (self->seen, g_steal_pointer (&folded)))
    return TENGEN_LESSON_ROSTER_TWICE;
  return self->room > 0 ? TENGEN_LESSON_ROSTER_NEW : TENGEN_LESSON_ROSTER_FULL;
}

static void
read_line (Reading *self, const char *text, GPtrArray *lines)
{
  g_autofree char *name = join_parts (skip_number (skip_between (text)));
  g_autofree char *nickname = NULL;
  TengenLessonRosterLine *line;

  if (*name == '\0')
    return;
  line = g_new0 (TengenLessonRosterLine, 1);
  line->fate = judge (self, name, &nickname);
  line->name = g_strdup (nickname != NULL ? nickname : name);
  if (line->fate == TENGEN_LESSON_ROSTER_NEW)
    {
      line->picture = self->picture++ % TENGEN_LESSON_PUPILS_PICTURES;
      self->room--;
    }
  g_ptr_array_add (lines, line);
}

GPtrArray *
tengen_lesson_roster_read (const char *text, const GPtrArray *all)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (line_free);
  g_autoptr (GHashTable) present = NULL;
  g_autoptr (GHashTable) seen =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) texts = NULL;
  Reading self = { .seen = seen };

  g_return_val_if_fail (text != NULL && all != NULL, lines);
  g_return_val_if_fail (g_utf8_validate (text, -1, NULL), lines);

  self.present = present = make_present (all);
  self.room =
      TENGEN_LESSON_PUPILS_MOST - MIN (all->len, TENGEN_LESSON_PUPILS_MOST);
  if (all->len > 0)
    self.picture =
        1 + ((const TengenLessonPupil *) g_ptr_array_index (all, all->len - 1))
                ->picture;
  texts = g_strsplit_set (text, "\r\n", -1);
  for (guint i = 0; texts[i] != NULL; i++)
    read_line (&self, texts[i], lines);
  return lines;
}
