/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-info: results (結果) as people and servers write them
 *
 * What:   RE texts in Japanese, Chinese, Korean and English.
 * Not:    RE as FF[4] has it (tengen-game-result).
 * Shape:  the text is made even (NFKC, case, no blanks), and must then follow
 *         one of few forms to its end; whatever does not is no result.
 */
#include "tengen-describe-info.h"

#include <string.h>

/* A word, and what it says. */
typedef struct
{
  const char *text;
  int says;
} Word;

/* Where one word is the beginning of another, the longer one comes first. */
static const Word SIDES[] = {
  { "black", TENGEN_STONE_BLACK }, { "white", TENGEN_STONE_WHITE },
  { "黒番", TENGEN_STONE_BLACK },  { "白番", TENGEN_STONE_WHITE },
  { "黒", TENGEN_STONE_BLACK },    { "白", TENGEN_STONE_WHITE },
  { "黑方", TENGEN_STONE_BLACK },  { "白方", TENGEN_STONE_WHITE },
  { "黑", TENGEN_STONE_BLACK },    { "흑", TENGEN_STONE_BLACK },
  { "백", TENGEN_STONE_WHITE },    { "b", TENGEN_STONE_BLACK },
  { "w", TENGEN_STONE_WHITE },     { NULL, 0 },
};

static const Word EVEN[] = {
  { "持碁", TENGEN_RESULT_DRAW },     { "引き分け", TENGEN_RESULT_DRAW },
  { "引分け", TENGEN_RESULT_DRAW },   { "引分", TENGEN_RESULT_DRAW },
  { "ジゴ", TENGEN_RESULT_DRAW },     { "満局", TENGEN_RESULT_DRAW },
  { "满局", TENGEN_RESULT_DRAW },     { "滿局", TENGEN_RESULT_DRAW },
  { "和棋", TENGEN_RESULT_DRAW },     { "平局", TENGEN_RESULT_DRAW },
  { "和局", TENGEN_RESULT_DRAW },     { "무승부", TENGEN_RESULT_DRAW },
  { "jigo", TENGEN_RESULT_DRAW },     { "draw", TENGEN_RESULT_DRAW },
  { "tie", TENGEN_RESULT_DRAW },      { "0", TENGEN_RESULT_DRAW },
  { "無勝負", TENGEN_RESULT_VOID },   { "无胜负", TENGEN_RESULT_VOID },
  { "無效對局", TENGEN_RESULT_VOID }, { "noresult", TENGEN_RESULT_VOID },
  { "void", TENGEN_RESULT_VOID },     { NULL, 0 },
};

/* How a game is won, as it stands before a word for winning or losing. */
static const Word CAUSES[] = {
  { "中押し", TENGEN_RESULT_RESIGN },
  { "中押", TENGEN_RESULT_RESIGN },
  { "中盘", TENGEN_RESULT_RESIGN },
  { "中盤", TENGEN_RESULT_RESIGN },
  { "불계", TENGEN_RESULT_RESIGN },
  { "時間切れ", TENGEN_RESULT_TIME },
  { "時間切", TENGEN_RESULT_TIME },
  { "時間", TENGEN_RESULT_TIME },
  { "时间", TENGEN_RESULT_TIME },
  { "超时", TENGEN_RESULT_TIME },
  { "超時", TENGEN_RESULT_TIME },
  { "逾時", TENGEN_RESULT_TIME },
  { "시간", TENGEN_RESULT_TIME },
  { "반칙", TENGEN_RESULT_FORFEIT },
  { "反則", TENGEN_RESULT_FORFEIT },
  { "不戦", TENGEN_RESULT_FORFEIT },
  { "棄権", TENGEN_RESULT_FORFEIT },
  { "기권", TENGEN_RESULT_FORFEIT },
  { NULL, 0 },
};

/* Winning (1) and losing (-1). */
static const Word ENDS[] = {
  { "勝ち", 1 }, { "勝利", 1 }, { "胜利", 1 },  { "かち", 1 },  { "勝", 1 },
  { "胜", 1 },   { "승", 1 },   { "負け", -1 }, { "敗れ", -1 }, { "負", -1 },
  { "负", -1 },  { "敗", -1 },  { "败", -1 },   { "패", -1 },   { NULL, 0 },
};

/* What a side does that gives up. */
static const Word GIVES_UP[] = {
  { "投了", TENGEN_RESULT_RESIGN },       { "投子认负", TENGEN_RESULT_RESIGN },
  { "投子", TENGEN_RESULT_RESIGN },       { "认输", TENGEN_RESULT_RESIGN },
  { "認輸", TENGEN_RESULT_RESIGN },       { "认负", TENGEN_RESULT_RESIGN },
  { "認負", TENGEN_RESULT_RESIGN },       { "resigns", TENGEN_RESULT_RESIGN },
  { "resigned", TENGEN_RESULT_RESIGN },   { "forfeits", TENGEN_RESULT_FORFEIT },
  { "forfeited", TENGEN_RESULT_FORFEIT }, { NULL, 0 },
};

/* How a game is won, in English. */
static const Word HOW[] = {
  { "resignation", TENGEN_RESULT_RESIGN },
  { "resign", TENGEN_RESULT_RESIGN },
  { "res", TENGEN_RESULT_RESIGN },
  { "r", TENGEN_RESULT_RESIGN },
  { "timeout", TENGEN_RESULT_TIME },
  { "time", TENGEN_RESULT_TIME },
  { "t", TENGEN_RESULT_TIME },
  { "forfeit", TENGEN_RESULT_FORFEIT },
  { "f", TENGEN_RESULT_FORFEIT },
  { NULL, 0 },
};

/* Units of a margin, by how many points they are. */
static const Word UNITS[] = {
  { "points", 1 }, { "point", 1 }, { "pts", 1 }, { "moku", 1 }, { "目", 1 },
  { "點", 1 },     { "点", 1 },    { "집", 1 },  { "子", 2 },   { NULL, 0 },
};

/* Quarters of a unit. */
static const Word QUARTERS[] = {
  { "四分之一", 1 }, { "四分之三", 3 }, { "二分之一", 2 }, { "1/4", 1 },
  { "3/4", 3 },      { "1/2", 2 },      { NULL, 0 },
};

static gboolean
take (const char **at, const char *word)
{
  if (!g_str_has_prefix (*at, word))
    return FALSE;
  *at += strlen (word);
  return TRUE;
}

static gboolean
take_word (const char **at, const Word *words, int *says)
{
  for (; words->text != NULL; words++)
    if (take (at, words->text))
      {
        *says = words->says;
        return TRUE;
      }
  return FALSE;
}

/* Whether the text is one of the words. */
static gboolean
is_word (const char *text, const Word *words, int *says)
{
  return take_word (&text, words, says) && *text == '\0';
}

/* Making even. */

/* Fractions of one sign become decimal ones: NFKC would glue 3½ to 31⁄2. */
static char *
spell_fractions (const char *text)
{
  static const char *const SIGNS[][2] = { { "½", ".5" },
                                          { "¼", ".25" },
                                          { "¾", ".75" } };
  GString *spelled = g_string_new (text);

  for (gsize i = 0; i < G_N_ELEMENTS (SIGNS); i++)
    g_string_replace (spelled, SIGNS[i][0], SIGNS[i][1], 0);
  return g_string_free (spelled, FALSE);
}

/* The text without blanks; NULL if one stands between two digits. */
static char *
remove_blanks (const char *text)
{
  g_autoptr (GString) dense = g_string_new (NULL);
  gboolean gap = FALSE;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      if (g_unichar_isspace (c))
        {
          gap = TRUE;
          continue;
        }
      if (gap && g_ascii_isdigit (*text) && dense->len > 0 &&
          g_ascii_isdigit (dense->str[dense->len - 1]))
        return NULL;
      gap = FALSE;
      g_string_append_unichar (dense, c);
    }
  return g_string_free (g_steal_pointer (&dense), FALSE);
}

static char *
make_even (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *spelled = spell_fractions (valid);
  g_autofree char *even = g_utf8_normalize (spelled, -1, G_NORMALIZE_NFKC);
  g_autofree char *low = even != NULL ? g_utf8_casefold (even, -1) : NULL;
  g_autofree char *dense = low != NULL ? remove_blanks (low) : NULL;
  gsize length = dense != NULL ? strlen (dense) : 0;

  if (dense == NULL)
    return NULL;
  if (g_str_has_suffix (dense, "。"))
    dense[length - strlen ("。")] = '\0';
  else if (length > 1 && dense[length - 1] == '.')
    dense[length - 1] = '\0';
  return g_steal_pointer (&dense);
}

static gboolean
take_digits (const char **at)
{
  const char *start = *at;

  while (g_ascii_isdigit (**at))
    (*at)++;
  return *at > start;
}

/* Passes over the number of moves: 257手完, 257手まで. */
static const char *
skip_moves (const char *text)
{
  static const Word BEHIND[] = { { "手完", 0 },   { "手まで", 0 },
                                 { "手迄", 0 },   { "手にて", 0 },
                                 { "手終局", 0 }, { "手终局", 0 },
                                 { "手で", 0 },   { "手以下略", 0 },
                                 { "手", 0 },     { NULL, 0 } };
  const char *at = text;
  int says;

  if (!take (&at, "全"))
    take (&at, "共");
  if (!take_digits (&at) || !take_word (&at, BEHIND, &says))
    return text;
  if (!take (&at, ",") && !take (&at, "、"))
    take (&at, "。");
  return at;
}

/* Cuts the number of moves at the end off: (257手), (257 moves). */
static void
cut_moves (char *text)
{
  char *open = strrchr (text, '(');
  const char *at = open;

  if (open == NULL || open == text)
    return;
  at++;
  if (!take (&at, "全"))
    take (&at, "共");
  if (take_digits (&at) &&
      (take (&at, "手完") || take (&at, "手") || take (&at, "moves")) &&
      take (&at, ")") && *at == '\0')
    *open = '\0';
}

/* Margins. */

/* Takes a Chinese number below 400 off. */
static gboolean
take_kanji (const char **at, int *number)
{
  static const Word DIGITS[] = {
    { "一", 1 }, { "二", 2 },  { "三", 3 },   { "四", 4 },
    { "五", 5 }, { "六", 6 },  { "七", 7 },   { "八", 8 },
    { "九", 9 }, { "十", 10 }, { "百", 100 }, { NULL, 0 },
  };
  int sum = 0, digit = 0, says = 0, least = 1000;
  const char *start = *at;

  while (take_word (at, DIGITS, &says))
    {
      gboolean unit = says >= 10;

      if ((unit && says >= least) || (!unit && digit != 0))
        return FALSE;
      if (unit)
        {
          sum += (digit != 0 ? digit : 1) * says;
          least = says;
        }
      digit = unit ? 0 : says;
    }
  *number = sum + digit;
  return *at > start;
}

/* Takes a decimal number off, in quarters. */
static gboolean
take_decimal (const char **at, int *quarters)
{
  static const Word PARTS[] = { { "25", 1 }, { "75", 3 }, { "50", 2 },
                                { "00", 0 }, { "5", 2 },  { "0", 0 },
                                { NULL, 0 } };
  const char *start = *at;
  int sum = 0, part = 0;

  for (; g_ascii_isdigit (**at); (*at)++)
    {
      sum = 10 * sum + (**at - '0');
      if (sum > 10000)
        return FALSE;
    }
  if (**at == '.')
    {
      (*at)++;
      if (!take_word (at, PARTS, &part) || g_ascii_isdigit (**at))
        return FALSE;
    }
  *quarters = 4 * sum + part;
  return *at > start;
}

/* Takes a fraction off: 1/4, 四分之一; a plain number does not count. */
static gboolean
take_quarters (const char **at, int *quarters)
{
  const char *next = *at;

  if (!take_word (&next, QUARTERS, quarters))
    return FALSE;
  *at = next;
  return TRUE;
}

/* Takes a margin with its unit off: 1目半, 半目, 3.5点, 2又1/2子; without unit
 * only if that is @bare. */
static gboolean
take_margin (const char **at, gboolean bare, int *margin_x2)
{
  const char *next = *at;
  int quarters = 0, part = 0, points = 1, number = 0;
  gboolean half = take (&next, "半") || take (&next, "반");
  gboolean unit;

  if (half)
    quarters = 2;
  else if (!take_quarters (&next, &quarters))
    {
      if (take_kanji (&next, &number))
        quarters = 4 * number;
      else if (!take_decimal (&next, &quarters))
        return FALSE;
      if ((take (&next, "又") || take (&next, "と")) &&
          !take_quarters (&next, &part))
        return FALSE;
      quarters += part;
    }
  unit = take_word (&next, UNITS, &points);
  if (unit && !half && part == 0 && (take (&next, "半") || take (&next, "반")))
    {
      if (quarters % 4 != 0)
        return FALSE;
      quarters += 2;
    }
  if ((!unit && !bare) || quarters == 0 || quarters * points % 2 != 0)
    return FALSE;
  *margin_x2 = quarters * points / 2;
  *at = next;
  return TRUE;
}

/* Forms. */

static gboolean
set_result (TengenResult *result, int kind, TengenStone winner, int margin_x2)
{
  *result = (TengenResult){ (TengenResultKind) kind, winner, margin_x2 };
  return TRUE;
}

/* 黒中押し勝ち, 白1目半勝, 흑불계승, 白時間切れ負け, 黒勝ち. */
static gboolean
parse_asian (const char *at, TengenStone side, TengenResult *result)
{
  int kind = TENGEN_RESULT_WIN, end = 0, margin_x2 = 0;

  if (!take (&at, "の"))
    take (&at, "が");
  if (take_word (&at, CAUSES, &kind))
    {
      /* 黒中押し is said, 白時間切れ might be either */
      if (*at == '\0' && kind == TENGEN_RESULT_RESIGN)
        return set_result (result, kind, side, 0);
      take (&at, "の");
    }
  else if (take_margin (&at, FALSE, &margin_x2))
    {
      kind = TENGEN_RESULT_COUNT;
      take (&at, "の");
    }
  if (!take_word (&at, ENDS, &end))
    return FALSE;
  /* 黑胜3又3/4子 */
  if (kind == TENGEN_RESULT_WIN && *at != '\0' &&
      take_margin (&at, FALSE, &margin_x2))
    kind = TENGEN_RESULT_COUNT;
  return *at == '\0' && set_result (result,
                                    kind,
                                    end > 0 ? side : tengen_stone_other (side),
                                    margin_x2);
}

/* What stands behind B+, or behind `wins by`. */
static gboolean
parse_how (const char *at, TengenStone winner, TengenResult *result)
{
  int kind = TENGEN_RESULT_WIN, margin_x2 = 0, end = 0;
  const char *rest = at;

  if (is_word (at, HOW, &kind))
    return set_result (result, kind, winner, 0);
  if (take_word (&rest, CAUSES, &kind))
    {
      take_word (&rest, ENDS, &end);
      return *rest == '\0' && end >= 0 && set_result (result, kind, winner, 0);
    }
  rest = at;
  if (!take_margin (&rest, TRUE, &margin_x2))
    return FALSE;
  take_word (&rest, ENDS, &end);
  return *rest == '\0' && end >= 0 &&
         set_result (result, TENGEN_RESULT_COUNT, winner, margin_x2);
}

/* Black wins by resignation, white resigns, b+3.5. */
static gboolean
parse_english (const char *at, TengenStone side, TengenResult *result)
{
  static const Word VERBS[] = { { "wins", 1 },   { "won", 1 },   { "win", 1 },
                                { "loses", -1 }, { "lost", -1 }, { NULL, 0 } };
  int kind, verb = 0;

  if (take (&at, "+"))
    return *at == '\0' ? set_result (result, TENGEN_RESULT_WIN, side, 0)
                       : parse_how (at, side, result);
  if (!take_word (&at, VERBS, &verb))
    return is_word (at, GIVES_UP, &kind) &&
           set_result (result, kind, tengen_stone_other (side), 0);
  side = verb > 0 ? side : tengen_stone_other (side);
  if (*at == '\0')
    return set_result (result, TENGEN_RESULT_WIN, side, 0);
  return (take (&at, "by") || take (&at, "on")) && parse_how (at, side, result);
}

/* Whether a result has no margin at all, rather than a rounded one. */
static gboolean
is_exactly_zero (const char *text, const TengenResult *result)
{
  if (result->kind != TENGEN_RESULT_COUNT)
    return TRUE;
  return result->margin_x2 == 0 && g_ascii_strtod (text + 2, NULL) == 0.0;
}

gboolean
tengen_info_parse_result (const char *text, TengenResult *result)
{
  g_autofree char *even = NULL;
  const char *at;
  int says = 0;

  g_return_val_if_fail (text != NULL && result != NULL, FALSE);

  /* W+0 is White's win where a tie is */
  if (tengen_result_parse (text, result) &&
      result->kind != TENGEN_RESULT_UNKNOWN && is_exactly_zero (text, result))
    return TRUE;
  set_result (result, TENGEN_RESULT_UNKNOWN, TENGEN_STONE_NONE, 0);
  even = make_even (text);
  if (even == NULL)
    return FALSE;
  cut_moves (even);
  at = skip_moves (even);
  if (is_word (at, EVEN, &says))
    return set_result (result, says, TENGEN_STONE_NONE, 0);
  return take_word (&at, SIDES, &says) &&
         (parse_english (at, (TengenStone) says, result) ||
          parse_asian (at, (TengenStone) says, result));
}
