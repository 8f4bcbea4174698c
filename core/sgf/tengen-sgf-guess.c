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
#include "tengen-sgf-stretch.h"

#include <string.h>

/* How much of a file is weighed, of what depends on the charset, and the most
 * of one piece of it; how far hints are looked for. */
#define REACH (64u << 10)
#define PIECE 4096u
#define HINT_REACH 4096u
/* What a byte costs that does not fit. */
#define BAD_WEIGHT 160
/* When the charset is guessed, one in this many non-ASCII bytes may be bad. */
#define GOOD_FOR_BAD 12u
/* Which text is plainly East Asian: it has so many characters, so many of each
 * hundred frequent. */
#define PLAIN_CHARACTERS 8u
#define PLAIN_SHARE 90u
/* What a lone character costs that touches a plain letter, as an accented
 * letter does that was read together with the letter behind it. */
#define LONE_WEIGHT 30
/* What a character costs that seems to hold the bracket behind it. */
#define BRACKET_WEIGHT 60
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
static const char frequent_latin[] =
    "àáâãäåæçèéêëìíîïñòóôõöøúùûüýßÀÁÄÅÆÇÈÉÍÑÓÖØÜ";
/* Accented letters of one language: only these stand side by side, as in ääni,
 * ações, créée or ÅÄÖ. */
static const char *const latin_alphabets[] = {
  "äöüß", "åäöé", "æøåé", "àâçèéêëîïôùû", "ãõçá", "äõöü", "áéíóöúü",
};
/* Signs that stand in western texts. */
static const char latin_signs[] = "‘’“”„‚‹›–—…«»°·•£€§©®™¼½¾¿¡´×±²³ºª†‡";
/* Half-width kana that are frequent in names. */
static const char frequent_half_width[] = "ｱｲｳｴｵｶｷｸｺｻｼｽﾀﾄﾅﾉﾊﾏﾐﾑﾓﾔﾖﾗﾘﾝ";

static gboolean
is_between (gunichar c, gunichar from, gunichar to)
{
  return c >= from && c <= to;
}

/* Whether a character is a letter of ASCII. */
static gboolean
is_letter (gunichar c)
{
  return c < 0x80 && g_ascii_isalpha ((char) c);
}

/* Whether a character stands alone and touches a plain letter. */
static gboolean
is_lone (gunichar before, gunichar after)
{
  return before < 0x80 && after < 0x80 &&
         (is_letter (before) || is_letter (after));
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

static gboolean
is_half_width (gunichar c)
{
  return is_between (c, 0xFF66, 0xFF9F);
}

/* Whether a half-width kana may have the mark behind it. */
static gboolean
takes_mark (gunichar kana, gunichar mark)
{
  return is_between (kana, 0xFF8A, 0xFF8E) ||
         (mark == 0xFF9E &&
          (is_between (kana, 0xFF76, 0xFF84) || kana == 0xFF73));
}

/* Whether a half-width kana may have a small ya, yu or yo behind it. */
static gboolean
takes_small (gunichar kana)
{
  return g_utf8_strchr ("ｷｼﾁﾆﾋﾐﾘﾞﾟ", -1, kana) != NULL;
}

/* Half-width kana make words of their own, in which marks and small kana have
 * their places. */
static int
weigh_half_width (gunichar c, gunichar before, gunichar after)
{
  gboolean first = !is_half_width (before);
  gboolean last = !is_half_width (after);

  if (c < 0xFF66 || is_letter (before) || is_letter (after) ||
      is_kanji (before) || is_kanji (after))
    return -25;
  if (c >= 0xFF9E)
    return takes_mark (before, c) ? 30 : -50;
  if (c <= 0xFF6B || (first && (c <= 0xFF70 || c == 0xFF9D)))
    return -50;
  if (c <= 0xFF6E)
    return takes_small (before) ? 15 : -50;
  if (first)
    return last ? -60 : -30;
  return g_utf8_strchr (frequent_half_width, -1, c) != NULL ? 8 : -6;
}

static int
weigh_japanese (gunichar c, guint flags, gunichar before, gunichar after)
{
  if (is_kana (c))
    return 32;
  if (is_wide_sign (c))
    return 20;
  if (is_between (c, 0xFF61, 0xFF9F))
    return weigh_half_width (c, before, after);
  if (flags & JAPANESE)
    return is_half_width (before) || is_half_width (after) ? -25 : 31;
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

/* Whether accented letters can stand side by side in a word. */
static gboolean
are_neighbours (gunichar left, gunichar right)
{
  left = g_unichar_tolower (left);
  right = g_unichar_tolower (right);
  for (gsize i = 0; i < G_N_ELEMENTS (latin_alphabets); i++)
    if (g_utf8_strchr (latin_alphabets[i], -1, left) != NULL &&
        g_utf8_strchr (latin_alphabets[i], -1, right) != NULL)
      return TRUE;
  return FALSE;
}

/* An accented letter beside others; it must suit all of them. */
static int
weigh_neighbours (gunichar c, gunichar before, gunichar after)
{
  gboolean suits = (before < 0x80 || are_neighbours (before, c)) &&
                   (after < 0x80 || are_neighbours (c, after));

  if (before >= 0x80 && after >= 0x80)
    return suits ? 25 : -50;
  if (!suits)
    return is_letter (before) || is_letter (after) ? 5 : -15;
  if (before < 0x80)
    return is_letter (before) ? 25 : 5;
  /* ää and Ää are likelier than any other two */
  return g_unichar_tolower (before) == g_unichar_tolower (c) ? 45 : 25;
}

/* Accented letters stand among plain letters, mostly alone; @before and @after
 * are the characters around. */
static int
weigh_latin (gunichar c, gunichar before, gunichar after)
{
  gboolean in_word = is_letter (before) || is_letter (after);

  if (is_between (c, 0x80, 0x9F))
    return -80;
  if (g_unichar_isupper (c) && g_unichar_islower (before))
    return before >= 0x80 && after >= 0x80 ? -50 : -40;
  if (before >= 0x80 && after >= 0x80)
    return weigh_neighbours (c, before, after);
  if (c == 0x2019 && is_letter (before) && is_letter (after))
    return 35;
  if (g_utf8_strchr (latin_signs, -1, c) != NULL)
    return before >= 0x80 || after >= 0x80 ? -30 : 5;
  if (!g_unichar_isalpha (c))
    return -50;
  if (g_utf8_strchr (frequent_latin, -1, c) == NULL)
    return in_word && before < 0x80 && after < 0x80 ? 15 : -15;
  if (before >= 0x80 || after >= 0x80)
    return weigh_neighbours (c, before, after);
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
      return weigh_japanese (c, flags, before, after);
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

/* Whether a property or a node begins at @at, so that the bracket that closes
 * the value before it is missing. */
static gboolean
lacks_bracket (const char *at, const char *end)
{
  gsize n = 0;

  while (at < end && (g_ascii_isspace (*at) || *at == '(' || *at == ')'))
    at++;
  if (at < end && *at == ';')
    at++;
  while (at + n < end && n < 3 && g_ascii_isupper (at[n]))
    n++;
  return n > 0 && at + n < end && at[n] == '[';
}

/* What a character weighs at its place. */
static int
weigh_at (Script script,
          const guint16 *letters,
          const char *at,
          const char *end,
          gunichar before)
{
  const char *next = g_utf8_next_char (at);
  gunichar after = next < end ? g_utf8_get_char (next) : ' ';
  int weight = weigh (script, letters, g_utf8_get_char (at), before, after);

  if (script == SCRIPT_LATIN)
    return weight;
  if (lacks_bracket (next, end))
    weight -= BRACKET_WEIGHT;
  /* Korean puts particles behind names in Latin letters. */
  if (script != SCRIPT_KOREAN && is_lone (before, after))
    weight -= LONE_WEIGHT;
  return weight;
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

      /* Characters that stand for bytes are counted elsewhere. */
      if (c >= 0x80 && c != 0xFFFD)
        score += weigh_at (script, letters, text, end, before);
      /* Only the wrong width of characters brings NUL out. */
      score -= c == 0 ? 20 : 0;
      before = c;
      text = g_utf8_next_char (text);
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

/* The sets of characters that are frequent in a script. */
static guint
get_frequent (Script script)
{
  switch (script)
    {
    case SCRIPT_JAPANESE:
      return JAPANESE | TENGEN_SGF_LETTER_JIS_1;
    case SCRIPT_SIMPLIFIED:
      return SIMPLIFIED | TENGEN_SGF_LETTER_GB_1;
    case SCRIPT_TRADITIONAL:
      return TRADITIONAL | TENGEN_SGF_LETTER_BIG5_1;
    case SCRIPT_KOREAN:
      return TENGEN_SGF_LETTER_KOREAN | TENGEN_SGF_LETTER_KS;
    case SCRIPT_ANY:
    case SCRIPT_LATIN:
      break;
    }
  return 0;
}

/* Whether a character belongs to East Asian writing. */
static gboolean
is_east_asian (gunichar c)
{
  return is_kana (c) || is_kanji (c) || is_wide_sign (c) || is_shape (c) ||
         is_between (c, 0xAC00, 0xD7A3) || is_between (c, 0xFF61, 0xFF9F);
}

/* Whether a text is plainly one of an East Asian script: all is East Asian but
 * the ASCII, there is enough of it, and it is what is usual. */
static gboolean
is_plain (const guint16 *letters, const char *text, gsize length, Script script)
{
  const char *end = text + length;
  guint frequent = get_frequent (script);
  gunichar before = ' ';
  gsize n = 0, n_frequent = 0;

  if (frequent == 0)
    return FALSE;
  while (text < end)
    {
      gunichar c = g_utf8_get_char (text);
      const char *next = g_utf8_next_char (text);
      gunichar after = next < end ? g_utf8_get_char (next) : ' ';

      if (c >= 0x80 && c != 0xFFFD)
        {
          if (!is_east_asian (c))
            return FALSE;
          n++;
          if (is_kana (c) || is_wide_sign (c) ||
              (c < 0x10000 && (letters[c] & frequent) != 0))
            n_frequent +=
                script == SCRIPT_KOREAN || !is_lone (before, after) ? 1 : 0;
        }
      before = c;
      text = next;
    }
  return n >= PLAIN_CHARACTERS && n_frequent * 100 >= n * PLAIN_SHARE;
}

/* What the charset of a script has before anything was seen. */
static int
weigh_charset (const char *charset)
{
  for (gsize i = 0; i < G_N_ELEMENTS (candidates); i++)
    if (strcmp (candidates[i].charset, charset) == 0)
      return candidates[i].weight;
  /* where it reads the same, what is guessed stands first in a list */
  return -1;
}

static Script
find_script (const char *charset)
{
  for (gsize i = 0; i < G_N_ELEMENTS (candidates); i++)
    if (strcmp (candidates[i].charset, charset) == 0)
      return candidates[i].script;
  if (strcmp (charset, "ISO-2022-JP") == 0)
    return SCRIPT_JAPANESE;
  return g_str_has_prefix (charset, "ISO-8859") ||
                 g_str_has_prefix (charset, "CP125")
             ? SCRIPT_LATIN
             : SCRIPT_ANY;
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

/* A file that is looked at. */
typedef struct
{
  const char *data;
  gsize length;
  guint16 *letters;
  /* What is weighed of it, and whether that is all that depends on the
   * charset. */
  GString *sample;
  gboolean whole;
} Look;

/* Takes what depends on the charset, spread over the whole file where it is
 * more than the reach. */
static void
take_sample (Look *self)
{
  TengenSgfStretch stretch = { 0, 0 };
  guint64 all = 0, seen = 0;

  while (tengen_sgf_stretch_next (self->data, self->length, PIECE, &stretch))
    all += stretch.end - stretch.start;
  self->whole = all <= REACH;
  stretch = (TengenSgfStretch){ 0, 0 };
  while (tengen_sgf_stretch_next (self->data, self->length, PIECE, &stretch))
    {
      gsize n = stretch.end - stretch.start;

      seen += n;
      if (!self->whole && (self->sample->len + n) * all > seen * REACH)
        continue;
      g_string_append_len (
          self->sample, self->data + stretch.start, (gssize) n);
    }
}

static void
open_look (Look *self, const char *data, gsize length)
{
  *self = (Look){ .data = data, .length = length };
  self->letters = tengen_sgf_letters_new ();
  self->sample = g_string_new (NULL);
  take_sample (self);
}

static void
close_look (Look *self)
{
  g_free (self->letters);
  g_string_free (self->sample, TRUE);
}

/* Converts what is weighed; of UTF-16 all depends on the charset. */
static gboolean
convert_sample (const Look *self,
                const char *charset,
                gsize max_bad,
                TengenSgfConverted *converted)
{
  if (g_str_has_prefix (charset, "UTF-16"))
    return tengen_sgf_convert (
        self->data, MIN (self->length, REACH), charset, max_bad, converted);
  return tengen_sgf_convert (
      self->sample->str, self->sample->len, charset, max_bad, converted);
}

/* How many bytes may be bad. */
static gsize
count_allowed (const char *data, gsize length)
{
  return 1 + tengen_sgf_count_high (data, length) / GOOD_FOR_BAD;
}

/* Scores what comes out with a charset; FALSE if too much does not fit. */
static gboolean
score_sample (const Look *self,
              gsize max_bad,
              const char *charset,
              TengenSgfGuess *guess)
{
  TengenSgfConverted converted;

  *guess = (TengenSgfGuess){ .charset = charset };
  if (!convert_sample (self, charset, max_bad, &converted))
    return FALSE;
  guess->n_bad = converted.n_bad;
  guess->score = score_text (self->letters,
                             converted.text,
                             converted.length,
                             find_script (charset)) -
                 BAD_WEIGHT * (int) MIN (converted.n_bad, 1000000);
  g_free (converted.text);
  return guess->n_bad <= max_bad;
}

/* Scores a charset with all that speaks for it. */
static gboolean
try_charset (const Look *self,
             gsize max_bad,
             const char *charset,
             TengenSgfGuess *guess)
{
  if (!score_sample (self, max_bad, charset, guess))
    return FALSE;
  guess->score += weigh_charset (charset) +
                  weigh_hints (self->data, self->length, find_script (charset));
  return TRUE;
}

/* How many bytes of UTF-8 the character at @at has; 0 if it is none. */
static gsize
measure_utf8 (const char *at, gsize left)
{
  gunichar c = g_utf8_get_char_validated (at, (gssize) left);

  return c < 0x80 || c > G_MAXINT32 ? 0 : (gsize) g_unichar_to_utf8 (c, NULL);
}

/* Counts the characters of UTF-8 with two bytes, and those with more. */
static void
count_utf8 (const GString *sample, gsize *n_short, gsize *n_long)
{
  *n_short = *n_long = 0;
  for (gsize at = 0; at < sample->len; at++)
    {
      gsize n = measure_utf8 (sample->str + at, sample->len - at);

      *n_short += n == 2 ? 1 : 0;
      *n_long += n > 2 ? 1 : 0;
      at += n > 0 ? n - 1 : 0;
    }
}

/* Each whole character of UTF-8 is more than chance; those of two bytes only
 * where there are many. */
static int
weigh_utf8 (const GString *sample)
{
  gsize n_short, n_long;

  count_utf8 (sample, &n_short, &n_long);
  return (int) (40 * n_long + (n_short >= PLAIN_CHARACTERS ? 60 * n_short : 0));
}

/* Whether a charset in which some bytes do not fit is plainly the right one all
 * the same. */
static gboolean
is_damaged (const Look *self, const TengenSgfGuess *guess)
{
  Script script = find_script (guess->charset);
  TengenSgfConverted converted;
  gsize n_short, n_long;
  gboolean plain;

  if (script == SCRIPT_ANY)
    {
      count_utf8 (self->sample, &n_short, &n_long);
      return n_short + n_long >= 3 * guess->n_bad;
    }
  if (!convert_sample (self, guess->charset, G_MAXSIZE, &converted))
    return FALSE;
  plain = is_plain (self->letters, converted.text, converted.length, script);
  g_free (converted.text);
  return plain;
}

/* Whether the whole file can be read with a charset that suits what was
 * weighed. */
static gboolean
accept_guess (const Look *self, TengenSgfGuess *guess)
{
  TengenSgfConverted converted;
  gsize max_bad;

  if (!self->whole && guess->n_bad == 0)
    {
      max_bad = count_allowed (self->data, self->length);
      if (!tengen_sgf_convert (
              self->data, self->length, guess->charset, max_bad, &converted))
        return FALSE;
      g_free (converted.text);
      guess->n_bad = converted.n_bad;
      if (guess->n_bad > max_bad)
        return FALSE;
    }
  return guess->n_bad == 0 || is_damaged (self, guess);
}

static int
compare_guesses (gconstpointer a, gconstpointer b)
{
  const TengenSgfGuess *left = a;
  const TengenSgfGuess *right = b;

  return (left->score < right->score) - (left->score > right->score);
}

/* The likeliest charset with which the file can be read. */
static TengenSgfGuess
choose (const Look *self)
{
  g_autoptr (GArray) guesses =
      g_array_new (FALSE, FALSE, sizeof (TengenSgfGuess));
  gsize max_bad = count_allowed (self->sample->str, self->sample->len);

  for (gsize i = 0; i < G_N_ELEMENTS (candidates); i++)
    {
      TengenSgfGuess guess;

      if (!try_charset (self, max_bad, candidates[i].charset, &guess))
        continue;
      if (candidates[i].script == SCRIPT_ANY)
        guess.score += weigh_utf8 (self->sample);
      g_array_append_val (guesses, guess);
    }
  g_array_sort (guesses, compare_guesses);
  for (guint i = 0; i < guesses->len; i++)
    if (accept_guess (self, &g_array_index (guesses, TengenSgfGuess, i)))
      return g_array_index (guesses, TengenSgfGuess, i);
  return (TengenSgfGuess){ "ISO-8859-1", G_MININT, 0 };
}

TengenSgfGuess
tengen_sgf_guess (const char *data, gsize length)
{
  TengenSgfGuess best = { "ISO-8859-1", G_MININT, 0 };
  Look look;

  g_return_val_if_fail (data != NULL || length == 0, best);
  open_look (&look, data, length);
  best = choose (&look);
  close_look (&look);
  return best;
}

gboolean
tengen_sgf_guess_is_east_asian (const char *data, gsize length)
{
  TengenSgfGuess best;
  Look look;
  gboolean plain;

  g_return_val_if_fail (data != NULL || length == 0, FALSE);
  open_look (&look, data, length);
  best = choose (&look);
  plain = best.n_bad == 0 && find_script (best.charset) != SCRIPT_ANY &&
          is_damaged (&look, &best);
  close_look (&look);
  return plain;
}

int
tengen_sgf_guess_score (const char *data, gsize length, const char *charset)
{
  Look look;
  TengenSgfGuess guess;

  g_return_val_if_fail (data != NULL || length == 0, 0);
  g_return_val_if_fail (charset != NULL, 0);
  open_look (&look, data, length);
  score_sample (&look, G_MAXSIZE, charset, &guess);
  close_look (&look);
  return guess.score;
}

GArray *
tengen_sgf_guess_list (const char *data, gsize length)
{
  GArray *list;
  gsize max_bad;
  Look look;

  g_return_val_if_fail (data != NULL || length == 0, NULL);
  list = g_array_new (FALSE, FALSE, sizeof (TengenSgfGuess));
  open_look (&look, data, length);
  max_bad = tengen_sgf_count_high (data, length) / TENGEN_SGF_GOOD_FOR_BAD;
  for (gsize i = 0; i < G_N_ELEMENTS (offered); i++)
    {
      TengenSgfConverted converted;
      TengenSgfGuess guess;

      if (!tengen_sgf_convert (data, length, offered[i], max_bad, &converted))
        continue;
      g_free (converted.text);
      if (converted.n_bad > max_bad ||
          !try_charset (&look, G_MAXSIZE, offered[i], &guess))
        continue;
      guess.n_bad = converted.n_bad;
      if (strcmp (offered[i], "UTF-8") == 0)
        guess.score += weigh_utf8 (look.sample) + 1;
      g_array_append_val (list, guess);
    }
  g_array_sort (list, compare_guesses);
  close_look (&look);
  return list;
}

const char *
tengen_sgf_guess_get_charset (guint index)
{
  return index < G_N_ELEMENTS (offered) ? offered[index] : NULL;
}
