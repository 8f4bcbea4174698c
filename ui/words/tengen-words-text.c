/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-text: English texts of the sources to the user's language
 *
 * Shape: a catalogue holds a text with context under CONTEXT EOT TEXT.
 */
#include "tengen-words-text.h"

#include <libintl.h>

#define CONTEXT_END "\004"

void
tengen_words_init (const char *localedir)
{
  const char *own = g_getenv ("TENGEN_LOCALEDIR");

  g_return_if_fail (localedir != NULL);

  bindtextdomain (TENGEN_WORDS_DOMAIN, own != NULL ? own : localedir);
  bind_textdomain_codeset (TENGEN_WORDS_DOMAIN, "UTF-8");
  textdomain (TENGEN_WORDS_DOMAIN);
}

const char *
tengen_words_text (const char *msgid)
{
  g_return_val_if_fail (msgid != NULL, NULL);

  /* the empty text stands for the head of a catalogue */
  return *msgid == '\0' ? msgid : dgettext (TENGEN_WORDS_DOMAIN, msgid);
}

const char *
tengen_words_plural (const char *one, const char *many, gulong n)
{
  g_return_val_if_fail (one != NULL && many != NULL, NULL);

  return dngettext (TENGEN_WORDS_DOMAIN, one, many, n);
}

const char *
tengen_words_context (const char *context, const char *msgid)
{
  g_autofree char *key = NULL;
  const char *text;

  g_return_val_if_fail (context != NULL && msgid != NULL, NULL);

  key = g_strconcat (context, CONTEXT_END, msgid, NULL);
  text = dgettext (TENGEN_WORDS_DOMAIN, key);
  return text == key ? msgid : text;
}

const char *
tengen_words_plural_context (const char *context,
                             const char *one,
                             const char *many,
                             gulong n)
{
  g_autofree char *key = NULL;
  const char *text;

  g_return_val_if_fail (context != NULL, NULL);
  g_return_val_if_fail (one != NULL && many != NULL, NULL);

  key = g_strconcat (context, CONTEXT_END, one, NULL);
  text = dngettext (TENGEN_WORDS_DOMAIN, key, many, n);
  return text == key ? one : text;
}

const char *
tengen_words_language (void)
{
  /* TRANSLATORS: the code of the language of these translations */
  return tengen_words_context ("language", "en");
}

void
tengen_words_append (GString *text, const char *sentence)
{
  g_autofree char *both = NULL;

  g_return_if_fail (text != NULL);

  if (sentence == NULL)
    return;
  if (text->len == 0)
    {
      g_string_append (text, sentence);
      return;
    }
  both = g_strdup_printf (
      /* TRANSLATORS: two sentences, one after the other */
      tengen_words_context ("sentences", "%s %s"),
      text->str,
      sentence);
  g_string_assign (text, both);
}

char *
tengen_words_fold (const char *text)
{
  g_autofree char *narrow = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  narrow = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);
  return g_utf8_casefold (narrow != NULL ? narrow : text, -1);
}
