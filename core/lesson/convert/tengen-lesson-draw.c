/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-draw: a position of a game as a diagram of a lesson
 */
#include "tengen-lesson-draw.h"

#include "tengen-describe-markup.h"
#include "tengen-lesson-game.h"
#include "tengen-lesson-part.h"

#include <string.h>

/* Boards that lessons have. */
#define SIZE_MIN 5
#define SIZE_MAX 19

/* The most characters of a label, and the highest number of what happened
 * before. */
#define LABEL_MAX 3
#define PAST_MAX 9999

static int
get_n_points (const TengenPosition *position)
{
  return tengen_board_get_n_points (tengen_position_get_board (position));
}

/* Stones of Go without liberties lie only where a record put them so. */
static gboolean
has_liberties (const TengenBoard *board)
{
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    if (tengen_board_get (board, (TengenPoint) i) != TENGEN_STONE_NONE &&
        tengen_board_get_liberties (board, (TengenPoint) i) == 0)
      return FALSE;
  return TRUE;
}

TengenLessonDraw
tengen_lesson_draw_check (const TengenPosition *position)
{
  const TengenGameSetup *setup;

  g_return_val_if_fail (position != NULL, TENGEN_LESSON_DRAW_GAME);

  setup = tengen_position_get_setup (position);
  if (!tengen_game_setup_has_board (setup) ||
      (setup->game != 1 && !setup->is_renju))
    return TENGEN_LESSON_DRAW_GAME;
  if (setup->width != setup->height || setup->width < SIZE_MIN ||
      setup->width > SIZE_MAX)
    return TENGEN_LESSON_DRAW_SIZE;
  if (!setup->is_renju && !has_liberties (tengen_position_get_board (position)))
    return TENGEN_LESSON_DRAW_LIBERTIES;
  return TENGEN_LESSON_DRAW_OK;
}

/* --- Terms --- */

TengenGameSetup *
tengen_lesson_draw_terms (const TengenPosition *position, gboolean *changed)
{
  const TengenGameSetup *setup;
  TengenGameSetup *terms;
  const TengenGoRules *named;
  gboolean differs = FALSE;

  g_return_val_if_fail (position != NULL, NULL);

  setup = tengen_position_get_setup (position);
  if (setup->is_renju)
    terms = tengen_game_setup_new_renju (NULL);
  else
    {
      named = tengen_go_rules_find (setup->rules.id);
      differs = !tengen_go_rules_equal (&setup->rules, named);
      terms = tengen_game_setup_new (named, setup->width);
      terms->komi_x2 = 0;
      if (tengen_record_find (tengen_position_get_record (position),
                              tengen_position_get_root (position),
                              TENGEN_PROPERTY_KM) != 0)
        terms->komi_x2 = CLAMP (setup->komi_x2, -2 * PAST_MAX, 2 * PAST_MAX);
    }
  if (changed != NULL)
    *changed = differs;
  return terms;
}

/* --- What lies there --- */

static void
draw_stones (TengenLessonDiagram *self, const TengenPosition *position)
{
  const TengenBoard *board = tengen_position_get_board (position);

  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    self->stones[i] = (guint8) tengen_board_get (board, (TengenPoint) i);
}

/* The point that may not be taken back on, as far as a diagram can say it. */
static void
draw_ko (TengenLessonDiagram *self, const TengenPosition *position)
{
  int n_points = get_n_points (position);
  g_autofree guint8 *codes = g_malloc (n_points);

  if (self->setup->is_renju)
    return;
  tengen_position_map (position, self->to_move, codes);
  for (int i = 0; i < n_points; i++)
    {
      if (codes[i] != TENGEN_REASON_KO)
        continue;
      self->ko = (TengenPoint) i;
      if (tengen_lesson_game_find_ko (self) != TENGEN_POINT_NONE)
        return;
      self->ko = TENGEN_POINT_NONE;
    }
}

static void
draw_past (TengenLessonDiagram *self, const TengenPosition *position)
{
  const TengenGoCounters *counters = tengen_position_get_counters (position);

  if (counters == NULL)
    return;
  for (int i = TENGEN_STONE_BLACK; i <= TENGEN_STONE_WHITE; i++)
    {
      int moves = counters->board_moves[0][i] + counters->board_moves[1][i];

      self->setup->past_moves[i] = MIN (moves, PAST_MAX);
      self->setup->past_prisoners[i] = MIN (counters->prisoners[i], PAST_MAX);
      if (moves > 0 || counters->prisoners[i] > 0)
        self->has_past = TRUE;
    }
}

/* --- Marks --- */

static TengenLessonLabelMark
find_mark (const TengenMarkup *markup, int point)
{
  static const TengenLessonLabelMark marks[] = {
    [TENGEN_MARK_NONE] = TENGEN_LESSON_LABEL_NONE,
    [TENGEN_MARK_CIRCLE] = TENGEN_LESSON_LABEL_CIRCLE,
    [TENGEN_MARK_CROSS] = TENGEN_LESSON_LABEL_CROSS,
    [TENGEN_MARK_SQUARE] = TENGEN_LESSON_LABEL_SQUARE,
    [TENGEN_MARK_TRIANGLE] = TENGEN_LESSON_LABEL_TRIANGLE,
    [TENGEN_MARK_SELECTED] = TENGEN_LESSON_LABEL_SQUARE,
  };

  if (markup->marks[point] != TENGEN_MARK_NONE)
    return marks[markup->marks[point]];
  if (markup->owner[point] == TENGEN_STONE_BLACK)
    return TENGEN_LESSON_LABEL_BLACK;
  return markup->owner[point] == TENGEN_STONE_WHITE ? TENGEN_LESSON_LABEL_WHITE
                                                    : TENGEN_LESSON_LABEL_NONE;
}

/* Takes what can be seen of a text, up to three characters. */
static void
take_text (TengenLessonLabel *label, const char *text)
{
  int n = 0;

  for (; text != NULL && *text != '\0' && n < LABEL_MAX;
       text = g_utf8_next_char (text))
    if (g_unichar_isgraph (g_utf8_get_char (text)))
      {
        memcpy (label->text + strlen (label->text),
                text,
                (gsize) (g_utf8_next_char (text) - text));
        n++;
      }
}

static void
draw_labels (TengenLessonDiagram *self, const TengenMarkup *markup)
{
  int n_points = self->setup->width * self->setup->height;

  for (int i = 0; i < n_points; i++)
    {
      TengenLessonLabel label = { .point = (TengenPoint) i,
                                  .mark = find_mark (markup, i) };

      take_text (&label, markup->labels[i]);
      if (label.mark != TENGEN_LESSON_LABEL_NONE || *label.text != '\0')
        g_array_append_val (self->labels, label);
    }
}

static void
draw_arrows (TengenLessonDiagram *self, const TengenMarkup *markup)
{
  for (guint i = 0; i < markup->lines->len; i++)
    {
      const TengenMarkupLine *line =
          &g_array_index (markup->lines, TengenMarkupLine, i);
      TengenLessonArrow arrow = { line->from, line->to };

      if (line->arrow)
        g_array_append_val (self->arrows, arrow);
    }
}

TengenLessonDiagram *
tengen_lesson_draw (const TengenPosition *position, TengenStone stone)
{
  TengenLessonDiagram *self;
  g_autoptr (TengenMarkup) markup = NULL;

  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (
      tengen_lesson_draw_check (position) == TENGEN_LESSON_DRAW_OK, NULL);

  self = tengen_lesson_diagram_new (tengen_lesson_draw_terms (position, NULL));
  self->to_move = stone != TENGEN_STONE_NONE
                      ? stone
                      : tengen_position_get_to_move (position);
  draw_stones (self, position);
  draw_ko (self, position);
  draw_past (self, position);
  markup = tengen_markup_new (position);
  draw_labels (self, markup);
  draw_arrows (self, markup);
  return self;
}
