/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-info: what a record says about its game, in readable form
 *
 * What: dates with their era, results, titles, names of properties.
 */
#include "tengen-words-record.h"

#include <string.h>

#include "tengen-record-value.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

static const char *
say_era (char era)
{
  switch (era)
    {
    case 'M':
      return _ ("Meiji");
    case 'T':
      return _ ("Taisho");
    case 'S':
      return _ ("Showa");
    case 'H':
      return _ ("Heisei");
    case 'R':
      return _ ("Reiwa");
    default:
      return NULL;
    }
}

/* The year, where it is usual with that of the Japanese era. */
static char *
say_year_of_era (const TengenDate *date)
{
  int year = 0;
  const char *era = say_era (tengen_info_get_era (date, &year));
  g_autofree char *figure = NULL;

  /* TRANSLATORS: translate as calendar:japanese where years of Japanese eras
   * are read, else leave it as it is */
  if (era == NULL || !g_str_equal (_ ("calendar:western"), "calendar:japanese"))
    return NULL;
  figure = year == 1 ? g_strdup (tengen_words_context ("era", "1"))
                     : g_strdup_printf ("%d", year);
  /* TRANSLATORS: year, name of the era, year of the era */
  return g_strdup_printf (_ ("%d (%s %s)"), date->year, era, figure);
}

static char *
say_year (const TengenDate *date, gboolean with_era)
{
  char *year = with_era ? say_year_of_era (date) : NULL;

  return year != NULL ? year
                      : g_strdup_printf (tengen_words_context ("year", "%d"),
                                         date->year);
}

/* Those of the language of the program, which need not be the desktop's. */
static char *
say_month (const TengenDate *date)
{
  /* TRANSLATORS: the months as they stand in dates, with a space between */
  const char *all = _ ("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec");
  g_auto (GStrv) months = g_strsplit (all, " ", -1);
  guint i = (guint) date->month - 1;

  g_return_val_if_fail (i < g_strv_length (months), g_strdup (""));
  return g_strdup (months[i]);
}

static char *
say_day (const TengenDate *date, gboolean with_era)
{
  g_autofree char *year = say_year (date, with_era);
  g_autofree char *month = NULL;

  if (date->month == 0)
    return g_steal_pointer (&year);
  month = say_month (date);
  if (date->day == 0)
    /* TRANSLATORS: year and month */
    return g_strdup_printf (_ ("%2$s %1$s"), year, month);
  /* TRANSLATORS: year, month and day */
  return g_strdup_printf (_ ("%3$d %2$s %1$s"), year, month, date->day);
}

/* A day of a game that began on another one. */
static char *
say_next_day (const TengenDate *date, const TengenDate *before)
{
  g_autofree char *month = NULL;

  if (date->year != before->year || date->month == 0 || date->day == 0)
    return say_day (date, FALSE);
  if (date->month == before->month)
    return g_strdup_printf (tengen_words_context ("day", "%d"), date->day);
  month = say_month (date);
  return g_strdup_printf (
      tengen_words_context ("month and day", "%2$d %1$s"), month, date->day);
}

static char *
say_dates (const char *text, gboolean with_era)
{
  g_autoptr (GArray) dates = tengen_info_parse_dates (text);
  GString *said = g_string_new (NULL);

  if (dates->len == 0)
    {
      g_string_free (said, TRUE);
      return tengen_words_shorten (text, TENGEN_WORDS_LINE_LETTERS);
    }
  for (guint i = 0; i < dates->len; i++)
    {
      const TengenDate *date = &g_array_index (dates, TengenDate, i);
      g_autofree char *day =
          i == 0
              ? say_day (date, with_era)
              : say_next_day (date, &g_array_index (dates, TengenDate, i - 1));

      if (i > 0)
        g_string_append (said, tengen_words_context ("dates", ", "));
      g_string_append (said, day);
    }
  return g_string_free (said, FALSE);
}

char *
tengen_words_date (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return say_dates (text, FALSE);
}

char *
tengen_words_date_and_era (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return say_dates (text, TRUE);
}

char *
tengen_words_day (GDateTime *time)
{
  TengenDate date = { 0 };

  g_return_val_if_fail (time != NULL, NULL);

  g_date_time_get_ymd (time, &date.year, &date.month, &date.day);
  return say_day (&date, FALSE);
}

char *
tengen_words_recorded_result (const char *text, const TengenGameSetup *setup)
{
  TengenResult result;
  g_autofree char *said = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  if (!tengen_info_parse_result (text, &result))
    return tengen_words_shorten (text, TENGEN_WORDS_LINE_LETTERS);
  said = setup != NULL ? tengen_words_outcome (setup, &result)
                       : tengen_words_result (&result, TENGEN_GO_UNIT_MOKU);
  return *said != '\0' ? g_steal_pointer (&said)
                       : tengen_words_shorten (text, TENGEN_WORDS_LINE_LETTERS);
}

/* What a record says as a part of a line, or NULL if there is nothing. */
static char *
read_part (const TengenRecord *record, TengenNode node, TengenProperty property)
{
  g_autofree char *text = tengen_info_get (record, node, property);

  if (text == NULL)
    return NULL;
  tengen_value_drop_turns (text);
  return *g_strstrip (text) != '\0'
             ? tengen_words_shorten (text, TENGEN_WORDS_NAME_LETTERS)
             : NULL;
}

/* Appends a text of game info, if there is one, behind what is there. */
static void
append_info (GString *title,
             const TengenRecord *record,
             TengenNode node,
             TengenProperty property)
{
  g_autofree char *text = read_part (record, node, property);

  if (text == NULL)
    return;
  if (title->len > 0)
    g_string_append_c (title, ' ');
  g_string_append (title, text);
}

/* A bare number says by itself that it is a round. */
static void
append_round (GString *title, const TengenRecord *record, TengenNode node)
{
  g_autofree char *text = read_part (record, node, TENGEN_PROPERTY_RO);
  gsize digits = text != NULL ? strspn (text, "0123456789") : 0;

  if (digits == 0 || text[digits] != '\0')
    {
      append_info (title, record, node, TENGEN_PROPERTY_RO);
      return;
    }
  if (title->len > 0)
    g_string_append_c (title, ' ');
  /* TRANSLATORS: the number of a game in a match or a tournament */
  g_string_append_printf (title, _ ("round %s"), text);
}

static char *
say_players (const TengenRecord *record, TengenNode node)
{
  g_autofree char *black = read_part (record, node, TENGEN_PROPERTY_PB);
  g_autofree char *white = read_part (record, node, TENGEN_PROPERTY_PW);

  if (black != NULL && white != NULL)
    /* TRANSLATORS: the players of a game, Black first */
    return g_strdup_printf (_ ("%s – %s"), black, white);
  if (black != NULL)
    /* TRANSLATORS: who has Black; White's name is not known */
    return g_strdup_printf (_ ("Black: %s"), black);
  if (white != NULL)
    /* TRANSLATORS: who has White; Black's name is not known */
    return g_strdup_printf (_ ("White: %s"), white);
  return NULL;
}

char *
tengen_words_players (const TengenRecord *record, TengenNode node)
{
  char *players;

  g_return_val_if_fail (record != NULL && node != TENGEN_NODE_NONE, NULL);

  players = say_players (record, node);
  return players != NULL ? players : g_strdup ("");
}

static GString *
begin_title (const TengenRecord *record, TengenNode node)
{
  GString *title = g_string_new (NULL);

  append_info (title, record, node, TENGEN_PROPERTY_EV);
  append_round (title, record, node);
  if (title->len == 0)
    append_info (title, record, node, TENGEN_PROPERTY_GN);
  return title;
}

char *
tengen_words_event (const TengenRecord *record, TengenNode node)
{
  g_return_val_if_fail (record != NULL && node != TENGEN_NODE_NONE, NULL);

  return g_string_free (begin_title (record, node), FALSE);
}

char *
tengen_words_title (const TengenRecord *record, TengenNode node)
{
  GString *title;
  g_autofree char *players = NULL;

  g_return_val_if_fail (record != NULL && node != TENGEN_NODE_NONE, NULL);

  title = begin_title (record, node);
  players = say_players (record, node);
  if (players != NULL && title->len > 0)
    /* between the event and the players */
    g_string_append (title, tengen_words_context ("title", " · "));
  if (players != NULL)
    g_string_append (title, players);
  return g_string_free (title, FALSE);
}

/* By #TengenProperty. */
static const char *const properties[TENGEN_PROPERTY_COUNT] = {
  [TENGEN_PROPERTY_B] = N_ ("Black’s move"),
  [TENGEN_PROPERTY_W] = N_ ("White’s move"),
  [TENGEN_PROPERTY_KO] = N_ ("Played against the rules"),
  [TENGEN_PROPERTY_MN] = N_ ("Number of the move"),
  [TENGEN_PROPERTY_AB] = N_ ("Black stones put"),
  [TENGEN_PROPERTY_AW] = N_ ("White stones put"),
  [TENGEN_PROPERTY_AE] = N_ ("Points cleared"),
  [TENGEN_PROPERTY_PL] = N_ ("Side to move"),
  [TENGEN_PROPERTY_C] = N_ ("Comment"),
  [TENGEN_PROPERTY_N] = N_ ("Name of the node"),
  [TENGEN_PROPERTY_DM] = N_ ("Even position"),
  [TENGEN_PROPERTY_GB] = N_ ("Good for Black"),
  [TENGEN_PROPERTY_GW] = N_ ("Good for White"),
  [TENGEN_PROPERTY_UC] = N_ ("Unclear"),
  [TENGEN_PROPERTY_HO] = N_ ("Key moment"),
  [TENGEN_PROPERTY_V] = N_ ("Estimated score"),
  [TENGEN_PROPERTY_BM] = N_ ("Bad move"),
  [TENGEN_PROPERTY_TE] = N_ ("Good move"),
  [TENGEN_PROPERTY_DO] = N_ ("Doubtful move"),
  [TENGEN_PROPERTY_IT] = N_ ("Interesting move"),
  [TENGEN_PROPERTY_AR] = N_ ("Arrows"),
  [TENGEN_PROPERTY_LN] = N_ ("Lines"),
  [TENGEN_PROPERTY_CR] = N_ ("Circles"),
  [TENGEN_PROPERTY_MA] = N_ ("Crosses"),
  [TENGEN_PROPERTY_SL] = N_ ("Filled squares"),
  [TENGEN_PROPERTY_SQ] = N_ ("Squares"),
  [TENGEN_PROPERTY_TR] = N_ ("Triangles"),
  [TENGEN_PROPERTY_DD] = N_ ("Dimmed points"),
  [TENGEN_PROPERTY_LB] = N_ ("Labels"),
  [TENGEN_PROPERTY_AP] = N_ ("Program"),
  [TENGEN_PROPERTY_CA] = N_ ("Charset"),
  [TENGEN_PROPERTY_FF] = N_ ("File format"),
  [TENGEN_PROPERTY_GM] = N_ ("Kind of game"),
  [TENGEN_PROPERTY_ST] = N_ ("How variations are shown"),
  [TENGEN_PROPERTY_SZ] = N_ ("Size of the board"),
  [TENGEN_PROPERTY_AN] = N_ ("Annotator"),
  [TENGEN_PROPERTY_BR] = N_ ("Black’s rank"),
  [TENGEN_PROPERTY_BT] = N_ ("Black’s team"),
  [TENGEN_PROPERTY_CP] = N_ ("Copyright"),
  [TENGEN_PROPERTY_DT] = N_ ("Date"),
  [TENGEN_PROPERTY_EV] = N_ ("Event"),
  [TENGEN_PROPERTY_GN] = N_ ("Name of the game"),
  [TENGEN_PROPERTY_GC] = N_ ("Comment on the game"),
  [TENGEN_PROPERTY_ON] = N_ ("Opening"),
  [TENGEN_PROPERTY_OT] = N_ ("Overtime"),
  [TENGEN_PROPERTY_PB] = N_ ("Black"),
  [TENGEN_PROPERTY_PC] = N_ ("Place"),
  [TENGEN_PROPERTY_PW] = N_ ("White"),
  [TENGEN_PROPERTY_RE] = N_ ("Result"),
  [TENGEN_PROPERTY_RO] = N_ ("Round"),
  [TENGEN_PROPERTY_RU] = N_ ("Rules"),
  [TENGEN_PROPERTY_SO] = N_ ("Source"),
  [TENGEN_PROPERTY_TM] = N_ ("Main time"),
  [TENGEN_PROPERTY_US] = N_ ("Entered by"),
  [TENGEN_PROPERTY_WR] = N_ ("White’s rank"),
  [TENGEN_PROPERTY_WT] = N_ ("White’s team"),
  [TENGEN_PROPERTY_HA] = N_ ("Handicap"),
  [TENGEN_PROPERTY_KM] = N_ ("Komi"),
  [TENGEN_PROPERTY_BL] = N_ ("Black’s time left"),
  [TENGEN_PROPERTY_WL] = N_ ("White’s time left"),
  [TENGEN_PROPERTY_OB] = N_ ("Black’s overtime stones left"),
  [TENGEN_PROPERTY_OW] = N_ ("White’s overtime stones left"),
  [TENGEN_PROPERTY_FG] = N_ ("Figure"),
  [TENGEN_PROPERTY_PM] = N_ ("How moves are numbered"),
  [TENGEN_PROPERTY_VW] = N_ ("Visible part of the board"),
  [TENGEN_PROPERTY_TB] = N_ ("Black’s territory"),
  [TENGEN_PROPERTY_TW] = N_ ("White’s territory"),
  [TENGEN_PROPERTY_TNR] = N_ ("Rules, for Tengen"),
  [TENGEN_PROPERTY_TNA] = N_ ("What followed the move, for Tengen"),
  [TENGEN_PROPERTY_TNB] = N_ ("Budget halved, for Tengen"),
  [TENGEN_PROPERTY_TNC] = N_ ("Opening and count, for Tengen"),
  [TENGEN_PROPERTY_FA] = N_ ("Fifth moves offered"),
};

char *
tengen_words_property (TengenProperty property)
{
  g_return_val_if_fail (property < TENGEN_PROPERTY_COUNT, NULL);

  return properties[property] != NULL ? g_strdup (_ (properties[property]))
                                      : NULL;
}
