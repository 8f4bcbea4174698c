/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-glossary-words: what the glossary page says and asks of an entry
 */
#include "tengen-glossary-words.h"

#include "tengen-lesson-shelf.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)
#define N_(s) (s)

/* In the order of the menu; the first stands for all. */
static const struct
{
  const char *game;
  const char *name;
} games[] = {
  { NULL, N_ ("All Words") },    { "common", N_ ("All Games") },
  { "pure-go", N_ ("Pure Go") }, { "go", N_ ("Go") },
  { "renju", N_ ("Renju") },     { "counting", N_ ("Ways of Counting") },
};

char *
tengen_glossary_words_get_plain (const TengenLessonWords *words,
                                 const char *language)
{
  const TengenLessonText *text = tengen_lesson_words_get (words, language);

  return text != NULL ? tengen_lesson_text_get_plain (text) : g_strdup ("");
}

const char *
tengen_glossary_words_name_game (const TengenLessonEntry *entry)
{
  for (gsize i = 1; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i].game, entry->game))
      return _ (games[i].name);
  return "";
}

const TengenLessonText *
tengen_glossary_words_find_other (const TengenLessonWords *words,
                                  const char *language)
{
  for (guint i = 0; words != NULL && i < words->len; i++)
    {
      const TengenLessonText *text = g_ptr_array_index (words, i);

      if (!g_str_equal (text->language, language))
        return text;
    }
  return NULL;
}

gboolean
tengen_glossary_words_is_of (const TengenLessonEntry *entry, guint game)
{
  if (game == 0 || game >= G_N_ELEMENTS (games))
    return TRUE;
  return g_str_equal (entry->game, games[game].game);
}

GtkStringList *
tengen_glossary_words_make_games (void)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    gtk_string_list_append (names, _ (games[i].name));
  return names;
}

gboolean
tengen_glossary_words_begins (const TengenLessonEntry *entry,
                              const char *wanted)
{
  g_autofree char *folded = tengen_words_fold (wanted);

  for (guint i = 0; i < entry->term->len; i++)
    {
      g_autofree char *plain =
          tengen_lesson_text_get_plain (g_ptr_array_index (entry->term, i));
      g_autofree char *word = tengen_words_fold (plain);

      if (g_str_has_prefix (word, folded))
        return TRUE;
    }
  return FALSE;
}

const char *
tengen_glossary_words_pick_language (const TengenLessonEntry *entry)
{
  g_autoptr (GPtrArray) languages = g_ptr_array_new ();

  for (guint i = 0; i < entry->term->len; i++)
    {
      const TengenLessonText *text = g_ptr_array_index (entry->term, i);

      g_ptr_array_add (languages, text->language);
    }
  return tengen_lesson_shelf_pick_language (languages);
}
