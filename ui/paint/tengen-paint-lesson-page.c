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
#include "tengen-paint-part.h"
#include "tengen-paint-text.h"

/* Lengths for a picture of this width. */
#define WIDTH 600.0
#define MARGIN 28.0
#define GAP 12.0
#define INDENT 34.0
#define BUTTON 40.0

#define GREY 0x6B6154
#define GREEN 0x2F7A56
#define INDIGO 0x2F4F7F

/**
 * Font:
 * @size: of the font
 * @weight: how bold
 * @rgb: its colour
 */
typedef struct
{
  double size;
  PangoWeight weight;
  guint32 rgb;
} Font;

static const Font HEAD = { 14, PANGO_WEIGHT_NORMAL, GREY };
static const Font TITLE = { 24, PANGO_WEIGHT_BOLD, 0x1F1B16 };
static const Font GOAL = { 15, PANGO_WEIGHT_NORMAL, INDIGO };
static const Font TEXT = { 19, PANGO_WEIGHT_NORMAL, 0x1F1B16 };
static const Font SMALL = { 16, PANGO_WEIGHT_NORMAL, 0x1F1B16 };

/**
 * Sheet:
 * @cr: where to paint
 * @context: what text is measured with
 * @how: how
 * @lesson: the lesson
 * @step: the step
 * @state: its state
 * @is_painted: %FALSE: only the way is gone
 * @unit: a length of 1 in the picture
 * @y: where the pen is
 * @baseline: first line of the last text
 */
typedef struct
{
  cairo_t *cr;
  PangoContext *context;
  const TengenPaintLessonPage *how;
  const TengenLesson *lesson;
  const TengenLessonStep *step;
  const TengenLessonState *state;
  gboolean is_painted;
  double unit;
  double y;
  double baseline;
} Sheet;

/* --- Texts --- */

static void
paint_text (const Sheet *self,
            const TengenPaintRuby *ruby,
            const Font *look,
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

static void
write_text (Sheet *self,
            const TengenLessonText *text,
            const Font *look,
            double indent)
{
  g_autoptr (TengenPaintRuby) ruby = NULL;
  double height, baseline;

  tengen_paint_text_set_font (
      self->context, look->size * self->unit, look->weight);
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

static void
write_words (Sheet *self, const TengenLessonWords *words, const Font *look)
{
  const TengenLessonText *text =
      tengen_lesson_words_get (words, self->how->language);

  if (text == NULL)
    return;
  write_text (self, text, look, 0);
  self->y += GAP / 2 * self->unit;
}

static void
write_head (Sheet *self, guint index)
{
  const TengenLessonChapter *chapter =
      g_ptr_array_index (self->lesson->chapters, self->step->chapter);
  g_autoptr (TengenLessonText) head = tengen_lesson_text_copy (
      tengen_lesson_words_get (self->lesson->title, self->how->language));
  g_autofree char *place =
      g_strdup_printf ("  %u / %u", index + 1, self->lesson->steps->len);

  tengen_lesson_text_add (head, place, NULL);
  write_text (self, head, &HEAD, 0);
  write_words (self,
               self->step->title != NULL ? self->step->title : chapter->title,
               &TITLE);
  write_words (self, self->step->goal, &GOAL);
}

/* --- Texts with something around them --- */

/* A ring before the first line of a text; filled where it is right. */
static void
draw_bullet (const Sheet *self, gboolean is_right)
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
  tengen_paint_ruby_set_source (self->cr, is_right ? GREEN : GREY);
  cairo_set_line_width (self->cr, 1.5 * self->unit);
  if (is_right)
    cairo_fill_preserve (self->cr);
  cairo_stroke (self->cr);
}

static void
write_button (Sheet *self, const TengenLessonText *name)
{
  double top = self->y + GAP / 2 * self->unit;
  double height = BUTTON * self->unit;

  self->y = top + 0.22 * height;
  write_text (self, name, &SMALL, INDENT);
  if (self->is_painted)
    {
      tengen_paint_trace_rounded (self->cr,
                                  MARGIN * self->unit,
                                  top,
                                  (WIDTH - 2 * MARGIN) / 2 * self->unit,
                                  height,
                                  height / 4);
      tengen_paint_ruby_set_source (self->cr, INDIGO);
      cairo_set_line_width (self->cr, 1.5 * self->unit);
      cairo_stroke (self->cr);
    }
  self->y = top + height + GAP * self->unit;
}

static void
write_block (Sheet *self, const TengenLessonBlock *block)
{
  gboolean is_right = block->kind == TENGEN_LESSON_BLOCK_RIGHT;

  if (block->kind == TENGEN_LESSON_BLOCK_BUTTON)
    {
      write_button (self, block->text);
      return;
    }
  write_text (self,
              block->text,
              block->kind == TENGEN_LESSON_BLOCK_SAY ? &TEXT : &SMALL,
              block->kind > TENGEN_LESSON_BLOCK_SMALL ? INDENT : 0);
  if (is_right || block->kind == TENGEN_LESSON_BLOCK_OPTION)
    draw_bullet (self, is_right);
  self->y += GAP / 2 * self->unit;
}

static void
write_blocks (Sheet *self)
{
  g_autoptr (GPtrArray) blocks = tengen_lesson_blocks_new ();
  TengenLessonBlocks what =
      TENGEN_LESSON_BLOCKS_SAY | TENGEN_LESSON_BLOCKS_ASKED;

  if (self->how->solution)
    what |= TENGEN_LESSON_BLOCKS_SHOWN | TENGEN_LESSON_BLOCKS_ANSWERS;
  tengen_lesson_blocks_add_step (blocks, self->step, self->how->language, what);
  for (guint i = 0; i < blocks->len; i++)
    write_block (self, g_ptr_array_index (blocks, i));
}

/* --- The board --- */

static void
draw_board (Sheet *self)
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
      style.part = !tengen_view_is_whole (view);
      style.coordinates = diagram->coordinates != 0
                              ? tengen_lesson_game_get_shown_notation (diagram)
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

TengenLessonState *
tengen_lesson_make_state (const TengenLessonStep *step, gboolean solution)
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

/* Goes down the page. Returns: how high it is */
static double
go (cairo_t *cr,
    const TengenLesson *lesson,
    guint index,
    const TengenPaintLessonPage *how,
    gboolean is_painted)
{
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, index);
  g_autoptr (TengenLessonState) state =
      tengen_lesson_make_state (step, how->solution);
  Sheet page = { .cr = cr,
                 .context = tengen_paint_text_new_context (NULL),
                 .how = how,
                 .lesson = lesson,
                 .step = step,
                 .state = state,
                 .is_painted = is_painted,
                 .unit = how->width / WIDTH };

  page.y = MARGIN / 2 * page.unit;
  write_head (&page, index);
  draw_board (&page);
  write_blocks (&page);
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
