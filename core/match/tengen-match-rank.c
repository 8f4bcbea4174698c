/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-rank: ranks to texts and back, and what handicap they ask for
 */
#include "tengen-match-rank.h"

#include "tengen-go-handicap.h"

#include <string.h>

#define WEAKEST (-30)
#define STRONGEST 9

/* The board that ranks are made for. */
#define FULL_SIZE 19

/* What stands behind the number, and whether higher numbers are stronger. */
static const struct
{
  const char *text;
  int sign;
} DEGREES[] = {
  { "k", -1 },  { "kyu", -1 }, { "級", -1 }, { "级", -1 },  { "d", 1 },
  { "dan", 1 }, { "p", 1 },    { "段", 1 },  { "プロ", 1 }, { "段プロ", 1 },
};

static int
read_digit (gunichar letter)
{
  static const char *const DIGITS[] = { "一", "二", "三", "四", "五",
                                        "六", "七", "八", "九" };

  for (gsize i = 0; i < G_N_ELEMENTS (DIGITS); i++)
    if (g_utf8_get_char (DIGITS[i]) == letter)
      return (int) i + 1;
  return 0;
}

/* Reads 三, 十, 十二, 二十, 二十一; gives 0 where there is none. */
static int
read_kanji (const char **text)
{
  const gunichar ten = g_utf8_get_char ("十");
  int tens = 0, ones = 0;
  int digit = read_digit (g_utf8_get_char (*text));
  const char *next = digit > 0 ? g_utf8_next_char (*text) : *text;

  if (g_utf8_get_char (next) == ten)
    {
      tens = MAX (digit, 1);
      next = g_utf8_next_char (next);
      ones = read_digit (g_utf8_get_char (next));
      if (ones > 0)
        next = g_utf8_next_char (next);
    }
  else
    ones = digit;
  *text = next;
  return 10 * tens + ones;
}

static int
read_number (const char **text)
{
  int number = 0;

  if (g_str_has_prefix (*text, "初"))
    {
      *text = g_utf8_next_char (*text);
      return 1;
    }
  if (!g_ascii_isdigit (**text))
    return read_kanji (text);
  while (g_ascii_isdigit (**text) && number <= -WEAKEST)
    number = 10 * number + *(*text)++ - '0';
  return number;
}

static gboolean
parse_plain (const char *text, int *rank)
{
  int number = read_number (&text);

  while (*text == ' ')
    text++;
  for (gsize i = 0; i < G_N_ELEMENTS (DEGREES); i++)
    if (strcmp (text, DEGREES[i].text) == 0)
      {
        int found = number * DEGREES[i].sign;

        if (found == 0 || found < WEAKEST || found > STRONGEST)
          return FALSE;
        *rank = found;
        return TRUE;
      }
  return FALSE;
}

gboolean
tengen_match_rank_parse (const char *text, int *rank)
{
  g_autofree char *folded = NULL;
  g_autofree char *plain = NULL;

  g_return_val_if_fail (text != NULL && rank != NULL, FALSE);

  *rank = 0;
  folded = g_utf8_normalize (text, -1, G_NORMALIZE_NFKC);
  if (folded == NULL)
    return FALSE;
  plain = g_utf8_strdown (folded, -1);
  g_strstrip (plain);
  return *plain == '\0' || parse_plain (plain, rank);
}

char *
tengen_match_rank_format (int rank)
{
  if (rank == 0)
    return NULL;
  return g_strdup_printf ("%d%c", ABS (rank), rank < 0 ? 'k' : 'd');
}

/* Steps above 0: 1 kyu is 0, 1 dan 1. */
static int
get_height (int rank)
{
  return rank < 0 ? rank + 1 : rank;
}

int
tengen_match_rank_difference (int stronger, int weaker)
{
  if (stronger == 0 || weaker == 0)
    return 0;
  return get_height (stronger) - get_height (weaker);
}

/* Where stones count and territory does not, the board is filled and there is
 * neither komi nor handicap. */
static gboolean
has_handicap (const TengenGoRules *rules)
{
  return rules->territory || !rules->stones;
}

static int
find_handicap (const TengenGoRules *rules, int size, int steps)
{
  int full = FULL_SIZE * FULL_SIZE;
  int stones = (2 * steps * size * size + full) / (2 * full);

  if (!has_handicap (rules))
    return 0;
  return MIN (stones, MAX (tengen_go_handicap_max (size), 1));
}

TengenMatchHint
tengen_match_rank_suggest (const TengenGoRules *rules,
                           int size,
                           int black,
                           int white)
{
  TengenMatchHint hint = { 0 };
  int difference = tengen_match_rank_difference (white, black);

  g_return_val_if_fail (rules != NULL, hint);

  hint.steps = ABS (difference);
  hint.handicap = find_handicap (rules, MIN (size, FULL_SIZE), hint.steps);
  hint.swap = difference < 0 && hint.handicap > 0;
  hint.komi_x2 = tengen_go_rules_komi (rules, hint.handicap);
  return hint;
}
