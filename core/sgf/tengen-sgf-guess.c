/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-guess: which charset bytes may be in (文字コード)
 *
 * What:   see the header.
 * Shape:  a charset has a script, a script weighs characters. Weights are in
 *         tenths of bits: a set of n characters that makes the share s of a
 *         language's texts has about log2 (8000 s / n).
 */
#include "tengen-sgf-guess.h"
#include "tengen-sgf-convert.h"
#include "tengen-sgf-letters.h"

#include <string.h>

/* How far texts are looked at, and how far for hints. */
#define REACH (256u << 10)
#define HINT_REACH 4096u
/* What a byte costs that does not fit. */
#define BAD_WEIGHT 160
/* Of how many bytes that are not ASCII one may be bad, when the charset is found out. */
#define GOOD_FOR_BAD 12u

#define JAPANESE TENGEN_SGF_LETTER_JAPANESE
#define SIMPLIFIED TENGEN_SGF_LETTER_SIMPLIFIED
#define TRADITIONAL TENGEN_SGF_LETTER_TRADITIONAL

/* What a charset is for. */
typedef enum
{
  SCRIPT_ANY,
  SCRIPT_JAPANESE,
  SCRIPT_SIMPLIFIED,
  SCRIPT_TRADITIONAL,
  SCRIPT_KOREAN,
  SCRIPT_LATIN,
} Script;

/* The charsets that are guessed among; where scores are equal, the first. */
static const struct
{
  const char *charset;
  Script script;
  int weight;
} candidates[] = {
  { "CP932", SCRIPT_JAPANESE, 25 },     { "EUC-JP", SCRIPT_JAPANESE, 15 },
  { "GB18030", SCRIPT_SIMPLIFIED, 15 }, { "BIG5-HKSCS", SCRIPT_TRADITIONAL, 0 },
  { "CP949", SCRIPT_KOREAN, 0 },        { "CP1252", SCRIPT_LATIN, 0 },
  { "UTF-8", SCRIPT_ANY, 0 },
};

/* What is offered in a menu. */
static const char *const offered[] = {
  "UTF-8",      "CP932",    "EUC-JP",   "ISO-2022-JP", "GB18030",
  "BIG5-HKSCS", "CP949",    "CP1252",   "ISO-8859-1",  "ISO-8859-2",
  "CP1251",     "UTF-16LE", "UTF-16BE",
};

/* Texts in the first properties that speak for a script. */
static const struct
{
  const char *text;
  Script script;
  int weight;
} hints[] = {
  { "RU[Japan", SCRIPT_JAPANESE, 5 },
  { "RU[Chin", SCRIPT_SIMPLIFIED, 20 },
  { "RU[Chin", SCRIPT_TRADITIONAL, 10 },
  { "RU[Ing", SCRIPT_TRADITIONAL, 20 },
  { "RU[Korea", SCRIPT_KOREAN, 40 },
  { "KM[3.75]", SCRIPT_SIMPLIFIED, 30 },
  { "KM[375]", SCRIPT_SIMPLIFIED, 30 },
  { "KM[750]", SCRIPT_SIMPLIFIED, 40 },
  { "KM[650]", SCRIPT_SIMPLIFIED, 30 },
  { "foxwq", SCRIPT_SIMPLIFIED, 60 },
  { "AP[YuanYu", SCRIPT_SIMPLIFIED, 60 },
  { "MULTIGOGM", SCRIPT_SIMPLIFIED, 30 },
  { "MultiGo", SCRIPT_SIMPLIFIED, 30 },
  { "eweiqi", SCRIPT_SIMPLIFIED, 40 },
  { "yber", SCRIPT_KOREAN, 20 },
  { "ygem", SCRIPT_KOREAN, 20 },
  { "WBaduk", SCRIPT_KOREAN, 30 },
  { "baduk", SCRIPT_KOREAN, 20 },
  { "PC[Tokyo", SCRIPT_JAPANESE, 40 },
  { "PC[Osaka", SCRIPT_JAPANESE, 40 },
  { "PC[Nagoya", SCRIPT_JAPANESE, 40 },
  { "PC[Kyoto", SCRIPT_JAPANESE, 40 },
  { "Japan]", SCRIPT_JAPANESE, 30 },
  { "Nihon", SCRIPT_JAPANESE, 20 },
  { "Honinbo", SCRIPT_JAPANESE, 20 },
  { "Meijin", SCRIPT_JAPANESE, 15 },
  { "Kisei", SCRIPT_JAPANESE, 15 },
  { "]GK[", SCRIPT_JAPANESE, 40 },
  { "PC[Seoul", SCRIPT_KOREAN, 50 },
  { "Korea]", SCRIPT_KOREAN, 40 },
  { "PC[Beijing", SCRIPT_SIMPLIFIED, 50 },
  { "PC[Shanghai", SCRIPT_SIMPLIFIED, 50 },
  { "China]", SCRIPT_SIMPLIFIED, 40 },
  { "PC[Taipei", SCRIPT_TRADITIONAL, 50 },
  { "Taiwan", SCRIPT_TRADITIONAL, 40 },
};

/* Accented letters that are frequent in words. */
static const char frequent_latin[] = "àáâãäåæçèéêëìíîïñòóôõöøúùûüýßÀÄÅÉÖØÜ";
/* Signs that stand in western texts. */
static const char latin_signs[] = "‘’“”–—…«»°·£€§©®½¿¡´";

static gboolean
is_between (gunichar c, gunichar from, gunichar to)
{
  return c >= from && c <= to;
}

static gboolean
is_kana (gunichar c)
{
  return is_between (c, 0x3041, 0x3096) || is_between (c, 0x30A1, 0x30FE);
}

static gboolean
is_kanji (gunichar c)
{
  return is_between (c, 0x4E00, 0x9FFF);
}

/* Punctuation and wide forms that all of East Asia has. */
static gboolean
is_wide_sign (gunichar c)
{
  return is_between (c, 0x3000, 0x301F) || is_between (c, 0xFF01, 0xFF5E) ||
         is_between (c, 0x2014, 0x2026);
}

/* Circles, triangles and the like. */
static gboolean
is_shape (gunichar c)
{
  return is_between (c, 0x2190, 0x2312) || is_between (c, 0x2460, 0x24FF) ||
         is_between (c, 0x25A0, 0x266F);
}

static int
weigh_japanese (gunichar c, guint flags)
{
  if (is_kana (c))
    return 32;
  if (is_wide_sign (c))
    return 20;
  if (is_between (c, 0xFF61, 0xFF9F))
    return -25;
  if (flags & JAPANESE)
    return 31;
  if (flags & TENGEN_SGF_LETTER_JIS_1)
    return -4;
  if (flags & TENGEN_SGF_LETTER_JIS_2)
    return -38;
  if (is_shape (c))
    return 0;
  return is_kanji (c) ? -60 : -50;
}

static int
weigh_simplified (gunichar c, guint flags)
{
  if (is_wide_sign (c))
    return 20;
  if (flags & SIMPLIFIED)
    return 32;
  if (flags & TENGEN_SGF_LETTER_GB_1)
    return -10;
  if (flags & TENGEN_SGF_LETTER_GB_2)
    return -48;
  if (is_shape (c))
    return -5;
  /* Players on servers like kana in their names. */
  return is_kana (c) ? 5 : -60;
}

static int
weigh_traditional (gunichar c, guint flags)
{
  if (is_wide_sign (c))
    return 20;
  if (flags & TRADITIONAL)
    return 32;
  if (flags & TENGEN_SGF_LETTER_BIG5_1)
    return -13;
  if (flags & TENGEN_SGF_LETTER_BIG5_2)
    return -58;
  if (is_shape (c))
    return -5;
  return is_kana (c) ? -40 : -70;
}

static int
weigh_korean (gunichar c, guint flags)
{
  if (flags & TENGEN_SGF_LETTER_KOREAN)
    return 42;
  if (flags & TENGEN_SGF_LETTER_KS)
    return -8;
  if (is_wide_sign (c))
    return 5;
  if (is_kanji (c))
    return flags & (JAPANESE | TRADITIONAL) ? -20 : -48;
  return is_shape (c) ? -5 : -60;
}

/* Accented letters stand alone among plain letters; @before and @after are the
 * characters around. */
static int
weigh_latin (gunichar c, gunichar before, gunichar after)
{
  gboolean in_word = (before < 0x80 && g_unichar_isalpha (before)) ||
                     (after < 0x80 && g_unichar_isalpha (after));

  if (is_between (c, 0x80, 0x9F))
    return -80;
  if (before >= 0x80 && after >= 0x80)
    return -50;
  if (g_unichar_isupper (c) && g_unichar_islower (before))
    return -40;
  if (g_utf8_strchr (latin_signs, -1, c) != NULL)
    return before >= 0x80 || after >= 0x80 ? -30 : 5;
  if (!g_unichar_isalpha (c))
    return -50;
  if (g_utf8_strchr (frequent_latin, -1, c) == NULL)
    return in_word && before < 0x80 && after < 0x80 ? 15 : -15;
  if (before >= 0x80 || after >= 0x80)
    return in_word ? 5 : -15;
  return in_word ? 42 : 10;
}

static int
weigh (Script script,
       const guint16 *letters,
       gunichar c,
       gunichar before,
       gunichar after)
{
  guint flags = c < 0x10000 ? letters[c] : 0;

  switch (script)
    {
    case SCRIPT_JAPANESE:
      return weigh_japanese (c, flags);
    case SCRIPT_SIMPLIFIED:
      return weigh_simplified (c, flags);
    case SCRIPT_TRADITIONAL:
      return weigh_traditional (c, flags);
    case SCRIPT_KOREAN:
      return weigh_korean (c, flags);
    case SCRIPT_LATIN:
      return weigh_latin (c, before, after);
    case SCRIPT_ANY:
      break;
    }
  g_assert_not_reached ();
}

/* The sum of the weights of all characters but ASCII. */
static int
score_script (const guint16 *letters,
              const char *text,
              gsize length,
              Script script)
{
  const char *end = text + length;
  gunichar before = ' ';
  int score = 0;

  while (text < end)
    {
      gunichar c = g_utf8_get_char (text);
      const char *next = g_utf8_next_char (text);

      /* Characters that stand for bytes are counted elsewhere. */
      if (c >= 0x80 && c != 0xFFFD)
        score += weigh (script,
                        letters,
                        c,
                        before,
                        next < end ? g_utf8_get_char (next) : ' ');
      /* Only the wrong width of characters brings NUL out. */
      score -= c == 0 ? 20 : 0;
      before = c;
      text = next;
    }
  return score;
}

static int
score_text (const guint16 *letters,
            const char *text,
            gsize length,
            Script script)
{
  int best = G_MININT;

  if (script != SCRIPT_ANY)
    return score_script (letters, text, length, script);
  for (int i = SCRIPT_JAPANESE; i <= SCRIPT_LATIN; i++)
    best = MAX (best, score_script (letters, text, length, (Script) i));
  return best;
}

/* What the charset of a script has before anything was seen. */
static int
weigh_charset (const char *charset)
{
  for (gsize i = 0; i < G_N_ELEMENTS (candidates); i++)
    if (strcmp (candidates[i].charset, charset) == 0)
      return candidates[i].weight;
  return 0;
}

static Script
find_script (const char *charset)
{
  if (charset != NULL)
    for (gsize i = 0; i < G_N_ELEMENTS (candidates); i++)
      if (strcmp (candidates[i].charset, charset) == 0)
        return candidates[i].script;
  if (g_strcmp0 (charset, "ISO-2022-JP") == 0)
    return SCRIPT_JAPANESE;
  if (charset != NULL && g_str_has_prefix (charset, "ISO-8859"))
    return SCRIPT_LATIN;
  return SCRIPT_ANY;
}

int
tengen_sgf_guess_score (const char *text, gsize length, const char *charset)
{
  g_autofree guint16 *letters = tengen_sgf_letters_new ();

  g_return_val_if_fail (text != NULL || length == 0, 0);
  return score_text (letters, text, MIN (length, REACH), find_script (charset));
}

/* What the plain texts at the start say for a script. */
static int
weigh_hints (const char *data, gsize length, Script script)
{
  gssize reach = (gssize) MIN (length, HINT_REACH);
  int sum = 0;

  /* nothing may be nowhere */
  if (length == 0)
    return 0;
  for (gsize i = 0; i < G_N_ELEMENTS (hints); i++)
    if (hints[i].script == script &&
        g_strstr_len (data, reach, hints[i].text) != NULL)
      sum += hints[i].weight;
  return sum;
}

/* The bytes to look at: not more than the reach, ending with a line if there
 * is one, so that no character is cut. */
static gsize
limit_reach (const char *data, gsize length)
{
  gsize at = REACH;

  if (length <= REACH)
    return length;
  while (at > REACH / 2 && data[at - 1] != '\n')
    at--;
  return data[at - 1] == '\n' ? at : REACH;
}

/* Scores one charset; FALSE if too much does not fit. */
static gboolean
try_charset (const guint16 *letters,
             const char *data,
             gsize length,
             gsize max_bad,
             const char *charset,
             TengenSgfGuess *guess)
{
  TengenSgfConverted converted;
  Script script = find_script (charset);

  *guess = (TengenSgfGuess){ .charset = charset };
  if (!tengen_sgf_convert (data, length, charset, max_bad, &converted))
    return FALSE;
  guess->n_bad = converted.n_bad;
  guess->score =
      score_text (letters, converted.text, converted.length, script) +
      weigh_hints (data, length, script) -
      BAD_WEIGHT * (int) MIN (converted.n_bad, 1000000);
  g_free (converted.text);
  return guess->n_bad <= max_bad;
}

/* Each whole character of UTF-8 is more than chance. */
static int
weigh_utf8 (const char *data, gsize length)
{
  int score = 0;

  for (gsize at = 0; at < length; at++)
    {
      guint8 byte = (guint8) data[at];

      if (byte >= 0xE0 && byte < 0xF0 && at + 2 < length &&
          (data[at + 1] & 0xC0) == 0x80 && (data[at + 2] & 0xC0) == 0x80)
        score += 40;
    }
  return score;
}

TengenSgfGuess
tengen_sgf_guess (const char *data, gsize length)
{
  TengenSgfGuess best = { "ISO-8859-1", G_MININT, 0 };
  g_autofree guint16 *letters = NULL;
  gsize max_bad;

  g_return_val_if_fail (data != NULL || length == 0, best);
  letters = tengen_sgf_letters_new ();
  length = limit_reach (data, length);
  max_bad = 1 + tengen_sgf_count_high (data, length) / GOOD_FOR_BAD;
  for (gsize i = 0; i < G_N_ELEMENTS (candidates); i++)
    {
      const char *charset = candidates[i].charset;
      TengenSgfGuess guess;

      if (!try_charset (letters, data, length, max_bad, charset, &guess))
        continue;
      guess.score += weigh_charset (charset);
      if (candidates[i].script == SCRIPT_ANY)
        guess.score += weigh_utf8 (data, length);
      if (guess.score > best.score)
        best = guess;
    }
  return best;
}

static int
compare_guesses (gconstpointer a, gconstpointer b)
{
  const TengenSgfGuess *left = a;
  const TengenSgfGuess *right = b;

  return (left->score < right->score) - (left->score > right->score);
}

GArray *
tengen_sgf_guess_list (const char *data, gsize length)
{
  GArray *list;
  g_autofree guint16 *letters = NULL;
  gsize max_bad;

  g_return_val_if_fail (data != NULL || length == 0, NULL);
  list = g_array_new (FALSE, FALSE, sizeof (TengenSgfGuess));
  letters = tengen_sgf_letters_new ();
  max_bad = tengen_sgf_count_high (data, length) / TENGEN_SGF_GOOD_FOR_BAD;
  for (gsize i = 0; i < G_N_ELEMENTS (offered); i++)
    {
      TengenSgfGuess guess;

      if (!try_charset (letters, data, length, max_bad, offered[i], &guess))
        continue;
      guess.score += weigh_charset (offered[i]);
      if (strcmp (offered[i], "UTF-8") == 0)
        guess.score += weigh_utf8 (data, length) + 1;
      g_array_append_val (list, guess);
    }
  g_array_sort (list, compare_guesses);
  return list;
}

const char *
tengen_sgf_guess_get_charset (guint index)
{
  return index < G_N_ELEMENTS (offered) ? offered[index] : NULL;
}
