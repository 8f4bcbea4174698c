/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-ruby-phrase: where a line of Japanese is best broken
 *
 * Shape: known from the two characters beside the place alone. A phrase (文節)
 *        is a word and the kana after it, so that the next one begins where kana
 *        end; a particle before that place, or a comma, makes it certain.
 */
#include "tengen-paint-ruby-private.h"

/* What closes a sentence or a part of it. */
#define STOPS "、。，．！？!?…」』）】〉》"
#define OPENERS "「『（【〈《"
/* Kana that end words as particles or as forms of verbs, mostly. */
#define PARTICLES "はがをにへともでやのばて"
/* Kana that are particles behind a character, and what does not follow them as a
 * word: 黒は どうなる, but 黒では, 黒です. */
#define SURE_PARTICLES "はにで"
#define AFTER_PARTICLES "はもでとすっょ"
/* What follows the kana of possession (の) is a word, if it is none of these: のは,
 * ので, のに, のも, のか, のが, のを, のだ. */
#define AFTER_NO "はでにもかがをだよねみ"
/* A verb that ends with one of these after its character is a part of a longer
 * word: 数え方, 欠け眼, 取り返す, 引き分け. */
#define STEMS "きぎしちびみりえけげせべめれ"
/* A sentence leaves no fewer kana to the next line, if they are not one of these
 * words: どうなる でしょう, ことが できます, つながって います. */
#define FEWEST_KANA 4
static const char *const endings[] = {
  "います", "ません", "ました", "します", "です", "ですか", "ますか",
};
/* Before words these are of politeness, and one with what follows: お手本, ご用心.
 * An お is so whatever is before it (よろしく お願いします), a ご where a word has
 * just begun. */
#define POLITE_O 0x304A
#define POLITE_GO 0x3054

static gboolean
is_one_of (gunichar c, const char *set)
{
  return g_utf8_strchr (set, -1, c) != NULL;
}

static gboolean
is_hiragana (gunichar c)
{
  return c >= 0x3041 && c <= 0x309F;
}

static gboolean
is_katakana (gunichar c)
{
  return g_unichar_get_script (c) == G_UNICODE_SCRIPT_KATAKANA;
}

static gboolean
is_kanji (gunichar c)
{
  return g_unichar_get_script (c) == G_UNICODE_SCRIPT_HAN;
}

/* Whether a word of its own begins with it. */
static gboolean
begins_word (gunichar c)
{
  return is_one_of (c, OPENERS) || (g_unichar_isalnum (c) && !is_hiragana (c));
}

/* Whether a kana before a word is a prefix of it. */
static gboolean
is_prefix (const TengenPaintRuby *self, const char *kana)
{
  gunichar c = g_utf8_get_char (kana);

  if (c != POLITE_GO)
    return c == POLITE_O;
  return kana == self->text->str ||
         !is_hiragana (g_utf8_get_char (g_utf8_prev_char (kana)));
}

/* Whether a word begins with such a prefix. */
static gboolean
begins_politely (const char *at)
{
  return g_utf8_get_char (at) == POLITE_O &&
         begins_word (g_utf8_get_char (g_utf8_next_char (at)));
}

/* Whether a particle stands behind a character, and a word in kana after it. */
static gboolean
ends_character (const TengenPaintRuby *self, const char *kana, gunichar next)
{
  gunichar c;

  if (kana == self->text->str || !is_hiragana (next) ||
      is_one_of (next, AFTER_PARTICLES) ||
      !is_one_of (g_utf8_get_char (kana), SURE_PARTICLES))
    return FALSE;
  c = g_utf8_get_char (g_utf8_prev_char (kana));
  return is_kanji (c) || is_katakana (c);
}

/* Whether a kana joins the characters on both sides of it to one word. */
static gboolean
joins (const TengenPaintRuby *self, const char *kana, gunichar next)
{
  return kana > self->text->str && is_kanji (next) &&
         is_one_of (g_utf8_get_char (kana), STEMS) &&
         is_kanji (g_utf8_get_char (g_utf8_prev_char (kana)));
}

/* Whether what is left before a stop is too little for a line. */
static gboolean
is_rest (const char *at)
{
  const char *end = at;
  guint n = 0;

  for (; is_hiragana (g_utf8_get_char (end)); end = g_utf8_next_char (end))
    n++;
  if (n >= FEWEST_KANA || !is_one_of (g_utf8_get_char (end), STOPS))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    if (strlen (endings[i]) == (gsize) (end - at) &&
        g_str_has_prefix (at, endings[i]))
      return FALSE;
  return TRUE;
}

TengenRubyBreak
tengen_ruby_rate_break (const TengenPaintRuby *self, guint index)
{
  const char *at = self->text->str + tengen_ruby_get_cell (self, index)->start;
  const char *last = g_utf8_prev_char (at);
  gunichar before = g_utf8_get_char (last);
  gunichar next = g_utf8_get_char (at);

  if (g_unichar_isspace (before) || is_one_of (before, STOPS))
    return TENGEN_RUBY_BREAK_PHRASE;
  /* を is nothing but a particle */
  if (before == 0x3092)
    return TENGEN_RUBY_BREAK_PHRASE;
  if (before == 0x306E && is_hiragana (next) && !is_one_of (next, AFTER_NO))
    return TENGEN_RUBY_BREAK_WORD;
  if (is_hiragana (before) && begins_politely (at))
    return TENGEN_RUBY_BREAK_WORD;
  if (ends_character (self, last, next) && !is_rest (at))
    return TENGEN_RUBY_BREAK_WORD;
  if (joins (self, last, next) || (is_kanji (before) && is_hiragana (next)) ||
      (is_katakana (before) && is_katakana (next)) || is_rest (at))
    return TENGEN_RUBY_BREAK_INSIDE;
  if (!is_hiragana (before) || !begins_word (next) || is_prefix (self, last))
    return TENGEN_RUBY_BREAK_ANY;
  return is_one_of (before, PARTICLES) ? TENGEN_RUBY_BREAK_PHRASE
                                       : TENGEN_RUBY_BREAK_WORD;
}

guint
tengen_ruby_count_letters (const TengenPaintRuby *self, guint index)
{
  const char *at = self->text->str + tengen_ruby_get_cell (self, index)->start;
  guint n = 0;

  for (; *at != '\0' && *at != '\n'; at = g_utf8_next_char (at))
    n += g_unichar_isalnum (g_utf8_get_char (at)) ? 1 : 0;
  return n;
}
