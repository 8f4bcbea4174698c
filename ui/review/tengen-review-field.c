/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-field: what people type for game info, and what is recorded
 *
 * Shape: wide digits and letters become narrow ones first (NFKC), then each
 *        kind of field has its own small reader.
 */
#include "tengen-review-field.h"

#include <string.h>

#include "tengen-record-value.h"
#include "tengen-words-renju.h"

#define _(s) tengen_words_text (s)

#define MOST_SECONDS 10000000

static char *
simplify (const char *text)
{
  char *narrow = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);

  if (narrow == NULL)
    narrow = g_utf8_make_valid (text, -1);
  return g_strstrip (narrow);
}

static gboolean
starts_with_any (const char *text, const char *const *words, gsize *length)
{
  for (; *words != NULL; words++)
    if (g_str_has_prefix (text, *words))
      {
        *length = strlen (*words);
        return TRUE;
      }
  return FALSE;
}

static gboolean
is_no_komi (const char *text)
{
  static const char *const words[] = { "なし", "無し", "none", "no" };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_ascii_strcasecmp (text, words[i]) == 0)
      return TRUE;
  return FALSE;
}

/* 6目半, 6目, 半目: points as they are spoken. */
static gboolean
parse_spoken_komi (const char *text, int *komi_x2)
{
  char *end = NULL;
  gint64 whole = 0;

  if (g_str_equal (text, "半目") || g_str_equal (text, "半"))
    {
      *komi_x2 = 1;
      return TRUE;
    }
  whole = g_ascii_strtoll (text, &end, 10);
  if (end == text || whole < -1000 || whole > 1000 ||
      !g_str_has_prefix (end, "目"))
    return FALSE;
  end += strlen ("目");
  if (*end != '\0' && !g_str_equal (end, "半"))
    return FALSE;
  *komi_x2 = (int) whole * 2;
  if (*end != '\0')
    *komi_x2 += *text == '-' ? -1 : 1;
  return TRUE;
}

static gboolean
parse_komi (const char *text, int *komi_x2)
{
  g_autofree char *simple = simplify (text);
  gboolean exact = FALSE;

  g_strdelimit (simple, ",", '.');
  if (is_no_komi (simple))
    {
      *komi_x2 = 0;
      return TRUE;
    }
  if (parse_spoken_komi (simple, komi_x2))
    return TRUE;
  return tengen_value_half_points (simple, strlen (simple), komi_x2, &exact) &&
         exact;
}

static char *
write_komi (const char *text)
{
  int komi_x2 = 0;

  if (!parse_komi (text, &komi_x2))
    return NULL;
  return tengen_value_write_half_points (komi_x2);
}

/* Seconds in one of the unit that stands there, 0 for none. */
static int
read_unit (const char **at)
{
  static const char *const hours[] = { "時間", "hours", "hour", "h", NULL };
  static const char *const minutes[] = { "分",  "minutes", "minute",
                                         "min", "m",       NULL };
  static const char *const seconds[] = { "秒",  "seconds", "second",
                                         "sec", "s",       NULL };
  gsize length = 0;
  int factor = 0;

  while (g_ascii_isspace (**at))
    (*at)++;
  if (starts_with_any (*at, hours, &length))
    factor = 3600;
  else if (starts_with_any (*at, minutes, &length))
    factor = 60;
  else if (starts_with_any (*at, seconds, &length))
    factor = 1;
  *at += length;
  return factor;
}

/* A number of seconds, or numbers with units. */
static gboolean
parse_time (const char *text, int *seconds)
{
  g_autofree char *simple = simplify (text);
  const char *at = simple;
  gint64 sum = 0;

  if (*at == '\0')
    return FALSE;
  while (*at != '\0')
    {
      char *end = NULL;
      gint64 number = g_ascii_strtoll (at, &end, 10);
      int factor;

      if (end == at || number < 0 || number > MOST_SECONDS)
        return FALSE;
      at = end;
      factor = read_unit (&at);
      if (factor == 0 && (*at != '\0' || sum > 0))
        return FALSE;
      sum += number * MAX (factor, 1);
      while (g_ascii_isspace (*at))
        at++;
    }
  *seconds = (int) MIN (sum, MOST_SECONDS);
  return sum <= MOST_SECONDS;
}

static char *
write_time (const char *text)
{
  int seconds = 0;

  return parse_time (text, &seconds) ? g_strdup_printf ("%d", seconds) : NULL;
}

static char *
write_date (const char *text)
{
  g_autofree char *simple = simplify (text);
  g_autoptr (GArray) dates = tengen_info_parse_dates (simple);

  if (dates == NULL || dates->len == 0)
    return g_strdup (text);
  return tengen_info_write_dates (dates);
}

static char *
write_result (const char *text)
{
  g_autofree char *simple = simplify (text);
  TengenResult result;

  if (!tengen_info_parse_result (simple, &result))
    return g_strdup (text);
  return tengen_result_format (&result);
}

char *
tengen_review_field_write (TengenProperty property, const char *text)
{
  g_autofree char *stripped = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  stripped = g_strstrip (g_strdup (text));
  if (*stripped == '\0')
    return g_steal_pointer (&stripped);
  if (property == TENGEN_PROPERTY_KM)
    return write_komi (stripped);
  if (property == TENGEN_PROPERTY_TM)
    return write_time (stripped);
  if (property == TENGEN_PROPERTY_DT)
    return write_date (stripped);
  if (property == TENGEN_PROPERTY_RE)
    return write_result (stripped);
  if (property == TENGEN_PROPERTY_GC)
    return g_strdup (text);
  return g_steal_pointer (&stripped);
}

static char *
explain_time (const char *text)
{
  int seconds = 0;

  if (!parse_time (text, &seconds))
    return g_strdup (_ ("Write the time in seconds, or like 1 h 30 min."));
  if (seconds < 60)
    return g_strdup ("");
  if (seconds % 60 != 0)
    /* TRANSLATORS: hours, minutes, seconds */
    return g_strdup_printf (_ ("%d h %d min %d s"),
                            seconds / 3600,
                            seconds / 60 % 60,
                            seconds % 60);
  if (seconds < 3600)
    return g_strdup_printf (_ ("%d min"), seconds / 60);
  /* TRANSLATORS: hours, minutes */
  return g_strdup_printf (_ ("%d h %d min"), seconds / 3600, seconds / 60 % 60);
}

static char *
explain_komi (const char *text)
{
  int komi_x2 = 0;

  if (parse_komi (text, &komi_x2))
    return tengen_words_half_points (komi_x2, TENGEN_GO_UNIT_POINTS, TRUE);
  return g_strdup (_ ("Write komi in steps of half a point, like 6.5 or 0."));
}

static char *
explain_rules (const char *text)
{
  const TengenGoRules *rules = tengen_go_rules_find_text (text);

  if (rules != NULL)
    return tengen_words_rules (rules);
  return g_strdup (_ ("Tengen does not know rules of this name; it will "
                      "assume others when it counts."));
}

/* The opening regulation that a text names. */
static char *
explain_renju (const char *text)
{
  TengenRenjuRules rules;
  char *name;

  if (!tengen_renju_rules_find_text (text, &rules))
    return g_strdup (_ ("Tengen does not know an opening regulation of this "
                        "name; the moves are shown all the same."));
  name = tengen_words_renju_regulation (&rules);
  return name != NULL ? name : g_strdup (_ ("Renju"));
}

static char *
explain_date (const char *text)
{
  g_autofree char *simple = simplify (text);
  g_autoptr (GArray) dates = tengen_info_parse_dates (simple);

  if (dates == NULL || dates->len == 0)
    return g_strdup (_ ("This is no date that other programs can read; it is "
                        "recorded as it stands."));
  return tengen_words_date_and_era (simple);
}

static char *
explain_result (const char *text, const TengenGameSetup *setup)
{
  g_autofree char *simple = simplify (text);
  TengenResult result;

  if (!tengen_info_parse_result (simple, &result))
    return g_strdup (_ ("This is no result that other programs can read; it "
                        "is recorded as it stands."));
  return tengen_words_recorded_result (simple, setup);
}

char *
tengen_review_field_explain (TengenProperty property,
                             const char *text,
                             const TengenGameSetup *setup)
{
  g_autofree char *stripped = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  stripped = g_strstrip (g_strdup (text));
  if (*stripped == '\0')
    return g_strdup ("");
  if (property == TENGEN_PROPERTY_KM)
    return explain_komi (stripped);
  if (property == TENGEN_PROPERTY_TM)
    return explain_time (stripped);
  if (property == TENGEN_PROPERTY_RU)
    return setup != NULL && tengen_game_setup_is_renju (setup)
               ? explain_renju (stripped)
               : explain_rules (stripped);
  if (property == TENGEN_PROPERTY_DT)
    return explain_date (stripped);
  if (property == TENGEN_PROPERTY_RE)
    return explain_result (stripped, setup);
  return g_strdup ("");
}
