/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-lesson-page: a step of a lesson as a picture
 *
 * Shape: a pen goes down a column; the same way with nothing painted tells how
 *        high the picture is.
 */
#include "tengen-paint-lesson-private.h"

#include <math.h>

#include "tengen-paint-board.h"
#include "tengen-paint-text.h"

#define WIDTH TENGEN_LESSON_SHEET_WIDTH
#define MARGIN TENGEN_LESSON_SHEET_MARGIN
#define GAP TENGEN_LESSON_SHEET_GAP

static const TengenLessonFont HEAD = { 14, PANGO_WEIGHT_NORMAL, 0x6B6154 };
static const TengenLessonFont TITLE = { 24, PANGO_WEIGHT_BOLD, 0x1F1B16 };
static const TengenLessonFont GOAL = { 15, PANGO_WEIGHT_NORMAL, 0x2F4F7F };
static const TengenLessonFont TEXT = { 19, PANGO_WEIGHT_NORMAL, 0x1F1B16 };

/* --- Texts --- */

static void
choose_font (const TengenLessonSheet *self, const TengenLessonFont *look)
{
  PangoFontDescription *font = pango_font_description_copy (
      pango_context_get_font_description (self->context));

  pango_font_description_set_weight (font, look->weight);
  pango_font_description_set_absolute_size (
      font, look->size * self->unit * PANGO_SCALE);
  pango_context_set_font_description (self->context, font);
  pango_font_description_free (font);
}

static void
paint_text (const TengenLessonSheet *self,
            const TengenPaintRuby *ruby,
            const TengenLessonFont *look,
            double x)
{
  TengenPaintRubyColors colors;

  tengen_paint_ruby_set_color (colors.text, look->rgb, 1);
  tengen_paint_ruby_set_color (colors.reading, look->rgb, 0.8);
  tengen_paint_ruby_set_color (colors.term, look->rgb, 1);
  tengen_paint_ruby_set_color (colors.point, look->rgb, 1);
  tengen_paint_ruby_set_color (colors.lit, look->rgb, 0);
  cairo_save (self->cr);
  cairo_translate (self->cr, x, self->y);
  tengen_paint_ruby_draw (ruby, self->cr, &colors, -1);
  cairo_restore (self->cr);
}

void
tengen_lesson_sheet_write_text (TengenLessonSheet *self,
                                const TengenLessonText *text,
                                const TengenLessonFont *look,
                                double indent)
{
  g_autoptr (TengenPaintRuby) ruby = NULL;
  double height, baseline;

  choose_font (self, look);
  ruby = tengen_paint_ruby_new (self->context,
                                text,
                                (WIDTH - 2 * MARGIN - indent) * self->unit,
                                self->how->readings);
  if (self->is_painted)
    paint_text (self, ruby, look, (MARGIN + indent) * self->unit);
  tengen_paint_ruby_get_size (ruby, NULL, &height, &baseline);
  self->baseline = self->y + baseline;
  self->y += height;
}

const TengenLessonText *
tengen_lesson_sheet_get_text (const TengenLessonSheet *self,
                              const TengenLessonWords *words)
{
  return tengen_lesson_words_get (words, self->how->language);
}

void
tengen_lesson_sheet_write (TengenLessonSheet *self,
                           const TengenLessonWords *words,
                           const TengenLessonFont *look,
                           double indent)
{
  const TengenLessonText *text = tengen_lesson_sheet_get_text (self, words);

  if (text == NULL)
    return;
  tengen_lesson_sheet_write_text (self, text, look, indent);
  self->y += GAP / 2 * self->unit;
}

static void
write_head (TengenLessonSheet *self, guint index)
{
  const TengenLessonChapter *chapter =
      g_ptr_array_index (self->lesson->chapters, self->step->chapter);
  g_autoptr (TengenLessonText) head = tengen_lesson_text_copy (
      tengen_lesson_sheet_get_text (self, self->lesson->title));
  g_autofree char *place =
      g_strdup_printf ("  %u / %u", index + 1, self->lesson->steps->len);

  tengen_lesson_text_add (head, place, NULL);
  tengen_lesson_sheet_write_text (self, head, &HEAD, 0);
  tengen_lesson_sheet_write (self,
                             self->step->title != NULL ? self->step->title
                                                       : chapter->title,
                             &TITLE,
                             0);
  tengen_lesson_sheet_write (self, self->step->goal, &GOAL, 0);
}

/* --- The board --- */

static void
draw_board (TengenLessonSheet *self)
{
  const TengenLessonDiagram *diagram = self->step->diagram;
  g_autoptr (TengenView) view = NULL;
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  double side = floor ((WIDTH - 2 * MARGIN) * self->unit);

  self->y = floor (self->y + GAP / 2 * self->unit);
  if (self->is_painted)
    {
      view = tengen_view_new_lesson (self->step, self->state);
      style.paper = FALSE;
      style.coordinates = diagram->coordinates != 0
                              ? tengen_lesson_game_get_notation (diagram)
                              : TENGEN_PAINT_NO_COORDINATES;
      cairo_save (self->cr);
      cairo_translate (self->cr, floor (MARGIN * self->unit), self->y);
      tengen_paint_board (self->cr, side, side, view, &style);
      cairo_restore (self->cr);
    }
  self->y += side + GAP * self->unit;
}

/* --- The whole --- */

static void
add_input (GArray *inputs, TengenLessonInputKind kind)
{
  TengenLessonInput input = { .kind = kind, .point = TENGEN_POINT_NONE };

  g_array_append_val (inputs, input);
}

static TengenLessonState *
make_state (const TengenLessonStep *step, gboolean solution)
{
  g_autoptr (GArray) inputs =
      g_array_new (FALSE, FALSE, sizeof (TengenLessonInput));

  if (solution && step->task == TENGEN_LESSON_TASK_WATCH)
    for (guint i = 0; i < step->moves->len; i++)
      add_input (inputs, TENGEN_LESSON_INPUT_NEXT);
  else if (solution && tengen_lesson_step_asks (step))
    add_input (inputs, TENGEN_LESSON_INPUT_SOLUTION);
  return tengen_lesson_state_new (step, inputs, inputs->len);
}

/* Letters are as wide on paper as on a screen, so that lines end alike. */
static PangoContext *
make_context (cairo_t *cr)
{
  PangoLayout *layout = tengen_paint_text_new (cr, 1, PANGO_WEIGHT_NORMAL);
  PangoContext *context = g_object_ref (pango_layout_get_context (layout));
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_context_set_font_description (
      context, pango_layout_get_font_description (layout));
  cairo_font_options_destroy (options);
  g_object_unref (layout);
  return context;
}

/* Goes down the page. Returns: how high it is */
static double
go (cairo_t *cr,
    const TengenLesson *lesson,
    guint index,
    const TengenPaintLessonPage *how,
    gboolean is_painted)
{
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, index);
  g_autoptr (TengenLessonState) state = make_state (step, how->solution);
  TengenLessonSheet page = { .cr = cr,
                             .context = make_context (cr),
                             .how = how,
                             .lesson = lesson,
                             .step = step,
                             .state = state,
                             .is_painted = is_painted,
                             .unit = how->width / WIDTH };

  page.y = MARGIN / 2 * page.unit;
  write_head (&page, index);
  draw_board (&page);
  tengen_lesson_sheet_write (&page, step->say, &TEXT, 0);
  tengen_lesson_sheet_write_task (&page);
  g_object_unref (page.context);
  return ceil (page.y + MARGIN / 2 * page.unit);
}

double
tengen_paint_lesson_get_height (const TengenLesson *lesson,
                                guint index,
                                const TengenPaintLessonPage *page)
{
  cairo_surface_t *surface;
  cairo_t *cr;
  double height;

  g_return_val_if_fail (lesson != NULL && page != NULL, 0);
  g_return_val_if_fail (index < lesson->steps->len, 0);

  surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cr = cairo_create (surface);
  height = go (cr, lesson, index, page, FALSE);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return height;
}

void
tengen_paint_lesson_draw (cairo_t *cr,
                          const TengenLesson *lesson,
                          guint index,
                          const TengenPaintLessonPage *page)
{
  g_return_if_fail (cr != NULL && lesson != NULL && page != NULL);
  g_return_if_fail (index < lesson->steps->len);

  cairo_save (cr);
  cairo_rectangle (cr,
                   0,
                   0,
                   page->width,
                   tengen_paint_lesson_get_height (lesson, index, page));
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  go (cr, lesson, index, page, TRUE);
  cairo_restore (cr);
}
