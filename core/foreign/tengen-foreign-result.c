/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-result: a result told in words
 */
#include "tengen-foreign-result.h"

#include <string.h>

#include "tengen-foreign-value.h"

/* A result is a short line. */
#define MOST_RESULT 256

static const char *const black_words[] = { "black", "黑", "黒", "흑", NULL };
static const char *const white_words[] = { "white", "白", "백", NULL };
static const char *const win_words[] = { "win", "won", "勝", "胜",
                                         "赢",  "승",  NULL };
static const char *const lose_words[] = { "lose", "lost", "resigns", "resigned",
                                          "負",   "负",   "敗",      "败",
                                          "輸",   "输",   "投了",    "패",
                                          NULL };
static const char *const half_words[] = { "半", "반", NULL };
static const char *const move_words[] = { "手", "수", "move", NULL };
static const char *const point_words[] = { "目", "집", "호", "点",
                                           "點", "점", NULL };

/* How a game ended; the first one found is taken. */
static const struct
{
  const char *word;
  char end;
} ends[] = {
  { "withdraw", 'F' }, { "forfeit", 'F' }, { "disconnect", 'F' },
  { "反則", 'F' },     { "반칙", 'F' },    { "기권", 'F' },
  { "弃权", 'F' },     { "棄権", 'F' },    { "draw", '0' },
  { "jigo", '0' },     { "持碁", '0' },    { "ジゴ", '0' },
  { "和棋", '0' },     { "무승부", '0' },  { "resign", 'R' },
  { "불계", 'R' },     { "中盘", 'R' },    { "中盤", 'R' },
  { "中押", 'R' },     { "投了", 'R' },    { "认输", 'R' },
  { "認輸", 'R' },     { "time", 'T' },    { "시간", 'T' },
  { "超时", 'T' },     { "超時", 'T' },    { "时间", 'T' },
  { "時間", 'T' },
};

/* The first of the words in a text, or %NULL. */
static const char *
find_word (const char *text, const char *const *words)
{
  const char *first = NULL;

  for (; *words != NULL; words++)
    {
      const char *at = strstr (text, *words);

      if (at != NULL && (first == NULL || at < first))
        first = at;
    }
  return first;
}

/* Goes behind one of the words, if it stands there. */
static gboolean
skip_word (const char **at, const char *const *words)
{
  for (; *words != NULL; words++)
    if (g_str_has_prefix (*at, *words))
      {
        *at += strlen (*words);
        return TRUE;
      }
  return FALSE;
}

/* Colour of the winner, 0 if no colour is named. */
static char
find_winner (const char *text, gboolean *told)
{
  const char *black = find_word (text, black_words);
  const char *white = find_word (text, white_words);
  gboolean is_black = white == NULL || (black != NULL && black < white);
  const char *first = is_black ? black : white;
  const char *win = first != NULL ? find_word (first, win_words) : NULL;
  const char *lose = first != NULL ? find_word (first, lose_words) : NULL;

  *told = win != NULL || lose != NULL;
  if (first == NULL)
    return '\0';
  if (lose != NULL && (win == NULL || lose < win))
    is_black = !is_black;
  return is_black ? 'B' : 'W';
}

static char
find_end (const char *text)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    if (strstr (text, ends[i].word) != NULL)
      return ends[i].end;
  return '\0';
}

/* Reads a number, with what says that it is a half more. One that counts moves
 * or is part of a fraction or of a count of stones is no margin: 0. */
static int
read_margin (const char **at, const char *end)
{
  int hundredths;
  gboolean fraction = FALSE;

  if (!tengen_foreign_decimal_read (at, end, &hundredths))
    {
      *at += strspn (*at, "0123456789");
      return 0;
    }
  while (**at == ' ')
    (*at)++;
  if (skip_word (at, move_words))
    return 0;
  while (**at == '/' || g_ascii_isdigit (**at))
    {
      fraction = TRUE;
      (*at)++;
    }
  if (fraction || g_str_has_prefix (*at, "子"))
    return -1;
  skip_word (at, point_words);
  while (**at == ' ')
    (*at)++;
  if (hundredths % 100 == 0 && skip_word (at, half_words))
    hundredths += 50;
  return hundredths;
}

/* Whether the margin is a half without a number: `半目`. */
static gboolean
is_half (const char *text)
{
  const char *at = find_word (text, half_words);

  return at != NULL && skip_word (&at, half_words) &&
         skip_word (&at, point_words);
}

/* The margin in hundredths, 0 if none is told that is understood. */
static int
find_margin (const char *text)
{
  static const char digits[] = "0123456789";
  const char *end = text + strlen (text);
  const char *at = text + strcspn (text, digits);
  int margin = 0;

  while (*at != '\0')
    {
      int read = read_margin (&at, end);

      if (read != 0)
        margin = read;
      at += strcspn (at, digits);
    }
  if (margin == 0 && is_half (text))
    return 50;
  return MAX (margin, 0);
}

/* The text in one shape: digits and letters of ASCII, small ones. */
static char *
fold (const char *text, gsize length)
{
  gsize most = MIN (length, MOST_RESULT);
  g_autofree char *part = g_utf8_make_valid (text, (gssize) most);
  g_autofree char *plain = g_utf8_normalize (part, -1, G_NORMALIZE_NFKC);
  char *tail = strstr (plain, ">>");

  if (tail != NULL)
    *tail = '\0';
  return g_ascii_strdown (plain, -1);
}

char *
tengen_foreign_result_parse (const char *text, gsize length)
{
  g_autofree char *words = fold (text, length);
  g_autofree char *points = NULL;
  gboolean told;
  char winner = find_winner (words, &told);
  char end = find_end (words);
  int margin;

  if (end == '0')
    return g_strdup ("0");
  if (winner == '\0')
    return NULL;
  if (end != '\0')
    return g_strdup_printf ("%c+%c", winner, end);
  margin = find_margin (words);
  if (margin == 0)
    return told ? g_strdup_printf ("%c+", winner) : NULL;
  points = tengen_foreign_decimal_format (margin, 100);
  return g_strdup_printf ("%c+%s", winner, points);
}
