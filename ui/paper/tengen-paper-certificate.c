/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-certificate: a certificate (修了証)
 *
 * Shape: all in the middle, from the top: what it is, whose it is, what was
 *        learnt, stars; below it the day, and the seal of the program.
 */
#include "tengen-paper-private.h"
#include "tengen-paper-sheets.h"

#include <math.h>

#include "tengen-paint-stone.h"
#include "tengen-paint-text.h"
#include "tengen-paper-words.h"

/* Lengths in parts of the width of an A4 page. */
#define UNIT (1 / 595.28)
#define FRAME 46.0
#define FRAME_GAP 5.0
#define CORNER 9.0
#define TITLE 52.0
#define NAME 26.0
#define NAME_LINE 280.0
#define NAME_GAP 10.0
#define TEXT 17.0
#define TEXT_WIDTH 430.0
#define STAR 25.0
#define STAR_GAP 20.0
#define DATE 15.0
#define DATE_LINE 170.0
#define SEAL 66.0
#define INSET 90.0
#define SEAL_RED 0xC8452D
#define GOLD 0xB58A2E

/* Places in parts of the height of the page. */
#define TITLE_TOP 0.13
#define NAME_TOP 0.31
#define TEXT_TOP 0.44
#define STARS_TOP 0.64
#define FOOT_TOP 0.84

static const TengenPaperWords TITLE_WORDS = {
  "{修|しゅう}{了|りょう}{証|しょう}", "Certificate", "结业证书"
};
static const TengenPaperWords AFTER_NAME = { "さん", "", "" };
static const TengenPaperWords BEFORE_TITLE = { "あなたは「",
                                               "has completed “",
                                               "已学完“" };
static const TengenPaperWords AFTER_TITLE = {
  "」を\n{最後|さいご}まで{学|まな}びました。よくがんばりました。\n"
  "ここに、これを{証|しょう}します。",
  "”.\nWell done!",
  "”的全部内容，成绩优良。\n特发此证。"
};

/**
 * Certificate:
 * @paper: the page
 * @how: what is on it
 * @unit: a length of 1
 */
typedef struct
{
  TengenPaper *paper;
  const TengenPaperCertificate *how;
  double unit;
} Certificate;

/* --- Shapes --- */

/* Two lines around the page; in each corner a stone lies on them. */
static void
draw_frame (const TengenPaperItem *self, cairo_t *cr)
{
  const TengenPaperBox *box = &self->box;
  double radius = self->number;

  tengen_paint_ruby_set_source (cr, self->rgb);
  cairo_set_line_width (cr, 2);
  cairo_rectangle (cr, box->x, box->y, box->width, box->height);
  cairo_stroke (cr);
  cairo_set_line_width (cr, 0.6);
  cairo_rectangle (cr,
                   box->x + FRAME_GAP,
                   box->y + FRAME_GAP,
                   box->width - 2 * FRAME_GAP,
                   box->height - 2 * FRAME_GAP);
  cairo_stroke (cr);
  for (int i = 0; i < 4; i++)
    {
      cairo_save (cr);
      cairo_translate (cr,
                       box->x + (i % 2 == 0 ? 0 : box->width),
                       box->y + (i < 2 ? 0 : box->height));
      tengen_paint_stone (cr,
                          radius,
                          tengen_paint_theme_get_print (),
                          i == 0 || i == 3 ? TENGEN_STONE_BLACK
                                           : TENGEN_STONE_WHITE,
                          0);
      cairo_restore (cr);
    }
}

/* A star in its box; only its edge where it was not won. */
static void
draw_star (const TengenPaperItem *self, cairo_t *cr)
{
  double radius = self->box.width / 2;

  cairo_translate (cr, self->box.x + radius, self->box.y + radius);
  for (int i = 0; i < 10; i++)
    {
      double reach = i % 2 == 0 ? radius : 0.42 * radius;

      cairo_line_to (
          cr, reach * sin (i * G_PI / 5), -reach * cos (i * G_PI / 5));
    }
  cairo_close_path (cr);
  tengen_paint_ruby_set_source (cr, self->rgb);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 1.5);
  if (self->number != 0)
    cairo_fill_preserve (cr);
  cairo_stroke (cr);
}

/* The seal: 天元 in white on red, from above. */
static void
draw_seal (const TengenPaperItem *self, cairo_t *cr)
{
  static const char *const letters[] = { "天", "元" };
  double side = self->box.width;
  double edge = 0.05 * side;

  cairo_translate (cr, self->box.x, self->box.y);
  tengen_paint_ruby_set_source (cr, self->rgb);
  cairo_rectangle (cr, 0, 0, side, side);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, 0.5 * edge);
  cairo_rectangle (cr, edge, edge, side - 2 * edge, side - 2 * edge);
  cairo_stroke (cr);
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      PangoLayout *layout =
          tengen_paint_text_new (cr, 0.42 * side, PANGO_WEIGHT_BOLD);
      PangoRectangle ink;

      pango_layout_set_text (layout, letters[i], -1);
      pango_layout_get_extents (layout, &ink, NULL);
      cairo_move_to (cr,
                     side / 2 - (ink.x + ink.width / 2.0) / PANGO_SCALE,
                     (0.29 + 0.42 * i) * side -
                         (ink.y + ink.height / 2.0) / PANGO_SCALE);
      pango_cairo_show_layout (cr, layout);
      g_object_unref (layout);
    }
}

/* --- Texts --- */

static void
put_frame (const Certificate *self)
{
  double edge = FRAME * self->unit;
  TengenPaperItem item = { .box = { edge,
                                    edge,
                                    self->paper->width - 2 * edge,
                                    self->paper->height - 2 * edge },
                           .draw = draw_frame,
                           .number = (int) (CORNER * self->unit),
                           .rgb = TENGEN_PAPER_BLACK };

  tengen_paper_put (self->paper, &item);
}

static void
put_title (const Certificate *self)
{
  g_autoptr (TengenLessonText) title =
      tengen_paper_words_make (&TITLE_WORDS, self->how->language);

  tengen_paper_put_text (
      self->paper,
      tengen_paper_lay (
          self->paper, title, TITLE * self->unit, PANGO_WEIGHT_BOLD, -1),
      self->paper->width / 2,
      TITLE_TOP * self->paper->height,
      0.5,
      TENGEN_PAPER_BLACK);
}

/* A name that is too long for its line is written smaller. */
static TengenPaintRuby *
lay_name (const Certificate *self)
{
  double size = NAME * self->unit;
  TengenPaintRuby *text = tengen_paper_lay_plain (
      self->paper, self->how->name, size, PANGO_WEIGHT_NORMAL, -1);
  double width;

  tengen_paint_ruby_get_size (text, &width, NULL, NULL);
  if (width <= NAME_LINE * self->unit)
    return text;
  tengen_paint_ruby_free (text);
  size = MAX (size * NAME_LINE * self->unit / width, TENGEN_PAPER_SMALLEST);
  return tengen_paper_lay_plain (self->paper,
                                 self->how->name,
                                 size,
                                 PANGO_WEIGHT_NORMAL,
                                 NAME_LINE * self->unit);
}

static void
put_name (const Certificate *self)
{
  double middle = self->paper->width / 2;
  double line = NAME_LINE * self->unit;
  double bottom = NAME_TOP * self->paper->height + 2 * NAME * self->unit;
  g_autoptr (TengenLessonText) after =
      tengen_paper_words_make (&AFTER_NAME, self->how->language);
  TengenPaintRuby *text;

  if (self->how->name != NULL && *self->how->name != '\0')
    {
      text = lay_name (self);
      tengen_paper_put_text (self->paper,
                             text,
                             middle,
                             bottom - tengen_paint_ruby_get_height (text),
                             0.5,
                             TENGEN_PAPER_BLACK);
    }
  tengen_paper_put_line (
      self->paper, middle - line / 2, bottom, line, 0, TENGEN_PAPER_BLACK);
  if (after->spans->len == 0)
    return;
  text = tengen_paper_lay (
      self->paper, after, TEXT * self->unit, PANGO_WEIGHT_NORMAL, -1);
  tengen_paper_put_text (self->paper,
                         text,
                         middle + line / 2 + NAME_GAP * self->unit,
                         bottom - tengen_paint_ruby_get_height (text),
                         0,
                         TENGEN_PAPER_BLACK);
}

static void
put_words (const Certificate *self)
{
  const char *language = self->how->language;
  TengenLessonText *text = tengen_paper_words_make (&BEFORE_TITLE, language);
  g_autoptr (TengenLessonText) end =
      tengen_paper_words_make (&AFTER_TITLE, language);

  tengen_paper_words_append (
      text, NULL, tengen_lesson_words_get (self->how->title, language));
  tengen_paper_words_append (text, NULL, end);
  tengen_paper_put_text (self->paper,
                         tengen_paper_lay (self->paper,
                                           text,
                                           TEXT * self->unit,
                                           PANGO_WEIGHT_NORMAL,
                                           TEXT_WIDTH * self->unit),
                         self->paper->width / 2,
                         TEXT_TOP * self->paper->height,
                         0.5,
                         TENGEN_PAPER_BLACK);
  tengen_lesson_text_free (text);
}

static void
put_stars (const Certificate *self)
{
  guint n = self->how->stars_most;
  double size = 2 * STAR * self->unit;
  double gap = STAR_GAP * self->unit;
  double x = self->paper->width / 2 - (n * size + (n - 1.0) * gap) / 2;

  for (guint i = 0; i < n; i++)
    {
      TengenPaperItem item = { .box = { x + i * (size + gap),
                                        STARS_TOP * self->paper->height,
                                        size,
                                        size },
                               .is_solid = TRUE,
                               .draw = draw_star,
                               .number = i < self->how->stars,
                               .rgb = GOLD };

      tengen_paper_put (self->paper, &item);
    }
}

static void
put_date (const Certificate *self)
{
  double x = INSET * self->unit;
  double y = FOOT_TOP * self->paper->height + SEAL * self->unit;
  const char *date = self->how->date;
  TengenPaintRuby *text;

  if (date == NULL || *date == '\0')
    {
      tengen_paper_put_line (
          self->paper, x, y, DATE_LINE * self->unit, 0, TENGEN_PAPER_BLACK);
      return;
    }
  text = tengen_paper_lay_plain (self->paper,
                                 date,
                                 DATE * self->unit,
                                 PANGO_WEIGHT_NORMAL,
                                 1.6 * DATE_LINE * self->unit);
  tengen_paper_put_text (self->paper,
                         text,
                         x,
                         y - tengen_paint_ruby_get_height (text),
                         0,
                         TENGEN_PAPER_BLACK);
}

static void
put_seal (const Certificate *self)
{
  double side = SEAL * self->unit;
  TengenPaperItem item = { .box = { self->paper->width - INSET * self->unit -
                                        side,
                                    FOOT_TOP * self->paper->height,
                                    side,
                                    side },
                           .is_solid = TRUE,
                           .draw = draw_seal,
                           .rgb = SEAL_RED };

  tengen_paper_put (self->paper, &item);
}

TengenPaper *
tengen_paper_new_certificate (const TengenPaperCertificate *how)
{
  Certificate self = { .how = how };

  g_return_val_if_fail (how != NULL && how->title != NULL, NULL);

  self.paper = tengen_paper_new (how->size, how->readings);
  self.unit = self.paper->width * UNIT;
  tengen_paper_begin_page (self.paper);
  put_frame (&self);
  put_title (&self);
  put_name (&self);
  put_words (&self);
  put_stars (&self);
  put_date (&self);
  put_seal (&self);
  return self.paper;
}
