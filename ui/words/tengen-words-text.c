/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-text: English texts of the sources to the user's language
 *
 * Shape: a catalogue holds a text with context under CONTEXT EOT TEXT.
 */
#include "tengen-words-text.h"

#include <string.h>

#include <libintl.h>

#define _(text) tengen_words_text (text)

#define CONTEXT_END "\004"

/* The longest letter is a family of emoji with the colours of their skins. */
#define LETTER_BYTES 48
/* As many characters on average; a text of accents alone ends sooner. */
#define CHARS_A_LETTER 2
/* So many characters without a place for the end of a line are no words. To try
 * where to end it takes the square of their number. */
#define RUN_CHARS 300

#define JOINER 0x200D

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

char *
tengen_words_fold (const char *text)
{
  g_autofree char *narrow = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  narrow = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);
  return g_utf8_casefold (narrow != NULL ? narrow : text, -1);
}

static gboolean
is_flag (gunichar c)
{
  return c >= 0x1F1E6 && c <= 0x1F1FF;
}

/* A sign that stands in the place of the one before it. */
static gboolean
belongs (gunichar c, gunichar before)
{
  return g_unichar_ismark (c) || g_unichar_iszerowidth (c) ||
         (c >= 0x1F3FB && c <= 0x1F3FF) || before == JOINER;
}

const char *
tengen_words_next_letter (const char *at)
{
  const char *from = at;
  gunichar before, c;

  g_return_val_if_fail (at != NULL && *at != '\0', at);

  before = g_utf8_get_char (at);
  at = g_utf8_next_char (at);
  c = g_utf8_get_char (at);
  if (is_flag (before) && is_flag (c))
    at = g_utf8_next_char (at);
  for (c = g_utf8_get_char (at);
       c != 0 && at - from < LETTER_BYTES && belongs (c, before);
       c = g_utf8_get_char (at))
    {
      before = c;
      at = g_utf8_next_char (at);
    }
  return at;
}

const char *
tengen_words_gap (void)
{
  /* Translators: between two parts of a line, as a chapter and a title; a wide
   * blank where letters are wide */
  return tengen_words_context ("gap", " · ");
}

const char *
tengen_words_colon (void)
{
  /* Translators: between a word or two and what is said under them, as “Right:
   * Black lives.”; a wide blank where letters are wide */
  return tengen_words_context ("colon", ": ");
}

char *
tengen_words_numbered (guint number, const char *words)
{
  /* Translators: a number in a list, and what stands there */
  return g_strdup_printf (_ ("%1$u. %2$s"), number, words != NULL ? words : "");
}

/* What stands before a closing quotation mark ends the sentence, too. */
static gunichar
find_end (const GString *text)
{
  const char *end = g_utf8_prev_char (text->str + text->len);
  gunichar last = g_utf8_get_char (end);

  return last == 0x201D && end > text->str
             ? g_utf8_get_char (g_utf8_prev_char (end))
             : last;
}

void
tengen_words_append (GString *text, const char *sentence)
{
  gunichar last;

  g_return_if_fail (text != NULL);

  if (sentence == NULL || *sentence == '\0')
    return;
  if (text->len > 0)
    {
      last = find_end (text);
      if (last == 0x2026 ||
          (last < 0x80 && strchr (".!?:,", (int) last) != NULL))
        g_string_append_c (text, ' ');
      else if (last != 0x3002 && last != 0xFF01 && last != 0xFF1F)
        /* Translators: between words without an end and a sentence */
        g_string_append (text, tengen_words_context ("unended", ". "));
    }
  g_string_append (text, sentence);
}

void
tengen_words_append_part (GString *text, const char *part)
{
  g_return_if_fail (text != NULL);

  if (part == NULL || *part == '\0')
    return;
  if (text->len > 0)
    g_string_append (text, _ (" · "));
  g_string_append (text, part);
}

/* A line can end behind it. */
static gboolean
ends_run (gunichar c)
{
  return g_unichar_isspace (c) || g_unichar_iswide (c);
}

int
tengen_words_get_width (const char *text)
{
  int width = 0;

  g_return_val_if_fail (text != NULL, 0);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    width += g_unichar_iswide (g_utf8_get_char (text)) ? 2 : 1;
  return width;
}

char *
tengen_words_shorten (const char *text, guint letters)
{
  const char *at = text;
  const char *cut = text;
  glong chars = 0;
  glong run = 0;

  g_return_val_if_fail (letters > 0, NULL);

  if (text == NULL)
    return NULL;
  for (guint n = 0; *at != '\0'; n++)
    {
      const char *next = tengen_words_next_letter (at);

      chars += g_utf8_strlen (at, next - at);
      if (ends_run (g_utf8_get_char (at)))
        run = chars;
      if (n == letters || chars > (glong) letters * CHARS_A_LETTER ||
          chars - run > RUN_CHARS)
        {
          g_autofree char *start = g_strndup (text, (gsize) (cut - text));

          return g_strconcat (start, "…", NULL);
        }
      if (n + 1 < letters)
        cut = next;
      at = next;
    }
  return g_strndup (text, (gsize) (at - text));
}
