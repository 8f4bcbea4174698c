/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-lesson-task: what a step of a lesson asks, on its picture
 *
 * Shape: what can be chosen, counted or pressed; with the solution what is
 *        right and what is said of it.
 */
#include "tengen-paint-lesson-private.h"

#include "tengen-words-lesson.h"
#include "tengen-words.h"

#define WIDTH TENGEN_LESSON_SHEET_WIDTH
#define MARGIN TENGEN_LESSON_SHEET_MARGIN
#define GAP TENGEN_LESSON_SHEET_GAP
#define INDENT 34.0

#define GREY 0x6B6154
#define GREEN 0x2F7A56
#define INDIGO 0x2F4F7F

static const TengenLessonFont SMALL = { 16, PANGO_WEIGHT_NORMAL, 0x1F1B16 };

static void
set_source (const TengenLessonSheet *self, guint32 rgb)
{
  double color[4];

  tengen_paint_ruby_set_color (color, rgb, 1);
  cairo_set_source_rgb (self->cr, color[0], color[1], color[2]);
}

/* What the program says itself; kanji in it have their Japanese form. */
static void
write_plain (TengenLessonSheet *self,
             const char *plain,
             const TengenLessonFont *look,
             double indent)
{
  g_autoptr (TengenLessonText) text = tengen_lesson_text_new ("ja");

  tengen_lesson_text_add (text, plain, NULL);
  tengen_lesson_sheet_write_text (self, text, look, indent);
}

static void
trace_rounded (cairo_t *cr, double x, double y, double width, double height)
{
  double radius = height / 4;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

/* A ring before the first line of a text; filled where it is right. */
static void
draw_bullet (const TengenLessonSheet *self, gboolean is_right)
{
  if (!self->is_painted)
    return;
  cairo_new_path (self->cr);
  cairo_arc (self->cr,
             (MARGIN + INDENT / 2) * self->unit,
             self->baseline - 0.36 * SMALL.size * self->unit,
             0.5 * SMALL.size * self->unit,
             0,
             2 * G_PI);
  set_source (self, is_right ? GREEN : GREY);
  cairo_set_line_width (self->cr, 1.5 * self->unit);
  if (is_right)
    cairo_fill_preserve (self->cr);
  cairo_stroke (self->cr);
}

static void
write_option (TengenLessonSheet *self, const TengenLessonOption *option)
{
  gboolean is_right =
      self->how->solution && option->verdict == TENGEN_LESSON_RIGHT;

  tengen_lesson_sheet_write (self, option->label, &SMALL, INDENT);
  draw_bullet (self, is_right);
  if (is_right)
    tengen_lesson_sheet_write (self, option->words, &SMALL, INDENT);
}

static void
write_count (TengenLessonSheet *self, const TengenLessonCount *count)
{
  g_autofree char *number = NULL;

  tengen_lesson_sheet_write (self, count->words, &SMALL, INDENT);
  if (!self->how->solution)
    return;
  number = g_strdup_printf (
      "= %d%s", count->answer_x2 / 2, count->answer_x2 % 2 != 0 ? ".5" : "");
  write_plain (self, number, &SMALL, INDENT);
  self->y += GAP / 2 * self->unit;
}

static void
write_button (TengenLessonSheet *self, const char *name)
{
  double top = self->y + GAP / 2 * self->unit;
  double height = 40 * self->unit;

  self->y = top + 0.22 * height;
  write_plain (self, name, &SMALL, INDENT);
  if (self->is_painted)
    {
      trace_rounded (self->cr,
                     MARGIN * self->unit,
                     top,
                     (WIDTH - 2 * MARGIN) / 2 * self->unit,
                     height);
      set_source (self, INDIGO);
      cairo_set_line_width (self->cr, 1.5 * self->unit);
      cairo_stroke (self->cr);
    }
  self->y = top + height + GAP * self->unit;
}

static void
write_set (TengenLessonSheet *self, const TengenLessonSet *set)
{
  g_autoptr (TengenGoCount) count =
      tengen_lesson_game_count (self->step->diagram, self->step->account, set);
  g_autofree char *name = tengen_words_rules (set->rules);
  g_autoptr (TengenAccount) account = NULL;
  g_autofree char *result = NULL;
  g_autofree char *line = NULL;

  if (count != NULL)
    {
      account = tengen_account_new (count, set->rules);
      result = tengen_words_account_result (account);
    }
  line = g_strjoin ("  ", name, result, NULL);
  write_plain (self, line, &SMALL, INDENT);
  self->y += GAP / 2 * self->unit;
  draw_bullet (self, FALSE);
  if (self->how->solution)
    tengen_lesson_sheet_write (self, set->words, &SMALL, INDENT);
}

static char *
name_point (const TengenLessonSheet *self, TengenPoint point)
{
  const TengenGameSetup *setup = self->step->diagram->setup;

  return tengen_notation_format (
      (TengenNotation) tengen_lesson_game_get_notation (self->step->diagram),
      setup->width,
      setup->height,
      point);
}

/* What is said of a move, behind its number or name. */
static void
write_move (TengenLessonSheet *self,
            const char *name,
            const TengenLessonWords *words)
{
  const TengenLessonText *said = tengen_lesson_sheet_get_text (self, words);
  g_autoptr (TengenLessonText) text = NULL;
  g_autofree char *start = g_strconcat (name, "  ", NULL);

  if (said == NULL)
    return;
  text = tengen_lesson_text_new (said->language);
  tengen_lesson_text_add (text, start, NULL)->flags =
      TENGEN_LESSON_SPAN_EMPHASIS;
  for (guint i = 0; i < said->spans->len; i++)
    {
      const TengenLessonSpan *span =
          &g_array_index (said->spans, TengenLessonSpan, i);

      tengen_lesson_text_add (text, span->base, span->reading)->flags =
          span->flags;
    }
  tengen_lesson_sheet_write_text (self, text, &SMALL, 0);
  self->y += GAP / 2 * self->unit;
}

static void
write_moves (TengenLessonSheet *self)
{
  for (guint i = 0; i < self->step->moves->len; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      write_move (self,
                  number,
                  g_array_index (self->step->moves, TengenLessonMove, i).words);
    }
}

/* The right answers, and those of the questions after them. */
static void
write_answers (TengenLessonSheet *self, const TengenLessonTry *trial)
{
  for (guint i = 0; i < trial->answers->len; i++)
    {
      const TengenLessonAnswer *answer = g_ptr_array_index (trial->answers, i);
      g_autofree char *name = NULL;

      if (answer->verdict != TENGEN_LESSON_RIGHT)
        continue;
      if (answer->points->len > 0)
        name =
            name_point (self, g_array_index (answer->points, TengenPoint, 0));
      write_move (self, name != NULL ? name : "", answer->words);
      if (answer->next != NULL)
        write_answers (self, answer->next);
    }
}

static void
write_solution (TengenLessonSheet *self)
{
  if (self->step->task == TENGEN_LESSON_TASK_WATCH)
    write_moves (self);
  if (self->step->task == TENGEN_LESSON_TASK_TRY)
    write_answers (self, self->step->trial);
  if (self->step->task == TENGEN_LESSON_TASK_MARK)
    tengen_lesson_sheet_write (self, self->step->mark->words, &SMALL, 0);
  if (self->step->task == TENGEN_LESSON_TASK_PRESS)
    tengen_lesson_sheet_write (self, self->step->press->words, &SMALL, 0);
  tengen_lesson_sheet_write (self, self->step->done, &SMALL, 0);
}

void
tengen_lesson_sheet_write_task (TengenLessonSheet *self)
{
  const TengenLessonStep *step = self->step;

  for (guint i = 0; step->options != NULL && i < step->options->len; i++)
    write_option (self, g_ptr_array_index (step->options, i));
  for (guint i = 0; step->counts != NULL && i < step->counts->len; i++)
    write_count (self, g_ptr_array_index (step->counts, i));
  for (guint i = 0; step->account != NULL && i < step->account->sets->len; i++)
    write_set (self, g_ptr_array_index (step->account->sets, i));
  if (step->press != NULL)
    write_button (self, tengen_words_lesson_press (step->press->what));
  if (step->play != NULL)
    tengen_lesson_sheet_write (self, step->play->words, &SMALL, 0);
  if (self->how->solution)
    write_solution (self);
}
