/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-facts: what is known of a game, above its diagrams
 */
#include "tengen-paper-facts.h"

#include "tengen-describe-info.h"
#include "tengen-paint-text.h"
#include "tengen-record-value.h"
#include "tengen-words-clock.h"
#include "tengen-words-match.h"
#include "tengen-words-record.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define C_(context, text) tengen_words_context (context, text)

/* Characters of a text, seconds of a game; a record may say anything. */
#define MOST 120
#define SECONDS_MOST (1000.0 * 3600)
/* Letters of facts, of the players. */
#define SIZE 9.0
#define PLAYERS 12.0
/* Between a name and its text, and below a row. */
#define NAME_GAP 8.0
#define ROW_GAP 2.0
/* A name has no more of a column. */
#define NAME_MOST 0.4

/* --- Reading them --- */

/* A text in one line, of readable length. */
static char *
shorten (const char *text)
{
  g_autofree char *line = g_strdup (text != NULL ? text : "");
  g_autofree char *start = NULL;

  g_strstrip (g_strdelimit (line, "\r\n\t", ' '));
  if (g_utf8_strlen (line, -1) <= MOST)
    return g_steal_pointer (&line);
  start = g_utf8_substring (line, 0, MOST);
  return g_strconcat (start, "…", NULL);
}

static void
add (TengenPaperFact *facts, guint *n, char *name, const char *text)
{
  facts[*n].name = name;
  facts[*n].text = shorten (text);
  (*n)++;
}

/* Adds what is there. */
static void
add_known (TengenPaperFact *facts, guint *n, char *name, const char *text)
{
  if (text != NULL && *text != '\0')
    add (facts, n, name, text);
  else
    g_free (name);
}

static char *
read_info (const TengenPosition *position, TengenProperty property)
{
  char *text = tengen_info_get (tengen_position_get_record (position),
                                tengen_position_get_node (position),
                                property);

  if (text != NULL)
    tengen_value_drop_turns (text);
  return text;
}

static void
add_player (const TengenPosition *position,
            TengenStone stone,
            TengenPaperFact *facts,
            guint *n)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  gboolean is_black = stone == TENGEN_STONE_BLACK;
  const char *name = is_black ? setup->black : setup->white;
  g_autofree char *rank =
      tengen_words_rank (is_black ? setup->black_rank : setup->white_rank);
  g_autofree char *text = g_strjoin (name != NULL && rank != NULL ? " " : "",
                                     name != NULL ? name : "",
                                     rank != NULL ? rank : "",
                                     NULL);

  add (facts, n, tengen_words_stone (stone), text);
}

/* Seconds as people say them; what is no number stays. */
static char *
say_seconds (const char *text)
{
  char *end;
  double seconds = g_ascii_strtod (text, &end);

  if (end == text || *end != '\0' || !(seconds >= 0 && seconds < SECONDS_MOST))
    return g_strdup (text);
  return tengen_words_duration ((gint64) (seconds * TENGEN_CLOCK_SECOND));
}

/* The time as the program knows it, else as the record says it. */
static char *
read_time (const TengenPosition *position)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  g_autofree char *seconds = NULL;
  g_autofree char *overtime = NULL;
  g_autofree char *said = NULL;

  if (!tengen_clock_setting_is_none (&setup->clock))
    return tengen_words_clock (&setup->clock);
  seconds = read_info (position, TENGEN_PROPERTY_TM);
  overtime = read_info (position, TENGEN_PROPERTY_OT);
  if (seconds == NULL)
    return g_steal_pointer (&overtime);
  said = say_seconds (g_strstrip (seconds));
  return g_strjoin (overtime != NULL ? tengen_words_gap () : "",
                    said,
                    overtime != NULL ? overtime : "",
                    NULL);
}

static void
add_when_and_where (const TengenPosition *position,
                    TengenPaperFact *facts,
                    guint *n)
{
  g_autofree char *written = read_info (position, TENGEN_PROPERTY_DT);
  g_autofree char *place = read_info (position, TENGEN_PROPERTY_PC);
  g_autofree char *date = written != NULL ? tengen_words_date (written) : NULL;

  add_known (facts, n, tengen_words_property (TENGEN_PROPERTY_DT), date);
  add_known (facts, n, tengen_words_property (TENGEN_PROPERTY_PC), place);
}

static void
add_terms (const TengenPosition *position, TengenPaperFact *facts, guint *n)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  g_autofree char *terms = tengen_words_start (setup, C_ ("title", " · "));
  g_autofree char *time = read_time (position);

  add_known (facts, n, g_strdup (C_ ("kifu", "Game")), terms);
  add_known (facts, n, g_strdup (C_ ("kifu", "Time")), time);
}

guint
tengen_paper_facts_read (const TengenPosition *position, TengenPaperFact *facts)
{
  g_autofree char *written = read_info (position, TENGEN_PROPERTY_RE);
  g_autofree char *result = NULL;
  guint n = 0;

  if (written != NULL)
    result = tengen_words_recorded_result (
        written, tengen_position_get_setup (position));
  add_player (position, TENGEN_STONE_BLACK, facts, &n);
  add_player (position, TENGEN_STONE_WHITE, facts, &n);
  add_when_and_where (position, facts, &n);
  add_terms (position, facts, &n);
  add_known (facts, &n, g_strdup (_ ("Result")), result);
  g_assert (n <= TENGEN_PAPER_MAX_FACTS);
  return n;
}

void
tengen_paper_facts_clear (TengenPaperFact *facts, guint n_facts)
{
  for (guint i = 0; i < n_facts; i++)
    {
      g_clear_pointer (&facts[i].name, g_free);
      g_clear_pointer (&facts[i].text, g_free);
    }
}

TengenLessonText *
tengen_paper_facts_make_title (const TengenPosition *position,
                               const char *otherwise)
{
  g_autofree char *event =
      tengen_words_event (tengen_position_get_record (position),
                          tengen_position_get_node (position));
  g_autofree char *title = shorten (event);
  TengenLessonText *text =
      tengen_lesson_text_new (tengen_paint_text_get_language ());

  tengen_lesson_text_add (text, *title != '\0' ? title : otherwise, NULL);
  return text;
}

/* --- Putting them on a page --- */

static TengenPaintRuby *
lay_name (TengenPaper *paper, const TengenPaperFact *fact, double width)
{
  return tengen_paper_lay_within (
      paper, fact->name, SIZE, PANGO_WEIGHT_NORMAL, width);
}

/* How wide the widest name of a column is. */
static double
measure_names (TengenPaper *paper,
               const TengenPaperFact *facts,
               guint n_facts,
               guint column,
               double most)
{
  double widest = 0;

  for (guint i = column; i < n_facts; i += 2)
    {
      TengenPaintRuby *name = lay_name (paper, &facts[i], most);
      double width;

      tengen_paint_ruby_get_size (name, &width, NULL, NULL);
      widest = MAX (widest, width);
      tengen_paint_ruby_free (name);
    }
  return widest;
}

/* Puts a fact on the page, its name on the line of its text. Returns: how high
 * it is */
static double
put_fact (TengenPaper *paper,
          const TengenPaperFact *fact,
          const TengenPaperBox *box,
          double name_width,
          gboolean is_player)
{
  TengenPaintRuby *name = lay_name (paper, fact, name_width + 1);
  TengenPaintRuby *text = tengen_paper_lay_within (
      paper,
      fact->text,
      is_player ? PLAYERS : SIZE,
      is_player ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL,
      box->width - name_width - NAME_GAP);
  double name_base, text_base, base, name_end, text_end;

  tengen_paint_ruby_get_size (name, NULL, NULL, &name_base);
  tengen_paint_ruby_get_size (text, NULL, NULL, &text_base);
  base = MAX (name_base, text_base);
  name_end =
      base - name_base +
      tengen_paper_put_text (
          paper, name, box->x, box->y + base - name_base, 0, TENGEN_PAPER_GREY);
  text_end = base - text_base +
             tengen_paper_put_text (paper,
                                    text,
                                    box->x + name_width + NAME_GAP,
                                    box->y + base - text_base,
                                    0,
                                    TENGEN_PAPER_BLACK);
  return MAX (name_end, text_end);
}

double
tengen_paper_facts_put (TengenPaper *paper,
                        const TengenPaperFact *facts,
                        guint n_facts,
                        double y)
{
  double room = paper->width - 2 * TENGEN_PAPER_MARGIN;
  double width = (room - TENGEN_PAPER_GAP) / 2;
  double row = 0;
  double names[2];

  for (guint i = 0; i < 2; i++)
    names[i] = measure_names (paper, facts, n_facts, i, NAME_MOST * width);
  for (guint i = 0; i < n_facts; i++)
    {
      TengenPaperBox box = { .x = TENGEN_PAPER_MARGIN +
                                  i % 2 * (width + TENGEN_PAPER_GAP),
                             .y = y,
                             .width = width };

      double height = put_fact (paper, &facts[i], &box, names[i % 2], i < 2);

      row = MAX (row, height);
      if (i % 2 == 0 && i + 1 < n_facts)
        continue;
      y += row + ROW_GAP;
      row = 0;
    }
  tengen_paper_put_line (
      paper, TENGEN_PAPER_MARGIN, y + ROW_GAP, room, 0, TENGEN_PAPER_GREY);
  return y + 2 * ROW_GAP;
}
