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
/* What follows the kana of possession (の) is a word, if it is none of these: のは,
 * ので, のに, のも, のか, のが, のを, のだ. */
#define AFTER_NO "はでにもかがをだよねみ"
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
