/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-text: the forms of letters follow the language
 */
#include "tengen-paint-glyphs.h"
#include "tengen-paint-ruby.h"
#include "tengen-paint-text.h"
#include "tengen-words-text.h"

#include <locale.h>
#include <string.h>

#define SIZE 64
/* written in one way in Japan, in another one in China */
#define FORMS "直骨"

static void
speak (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  /* a change of locale makes the catalogue be asked anew */
  setlocale (LC_ALL, "C");
  g_assert_nonnull (setlocale (LC_ALL, "C.UTF-8"));
}

static cairo_t *
new_canvas (void)
{
  cairo_surface_t *image =
      cairo_image_surface_create (CAIRO_FORMAT_A8, 3 * SIZE, 2 * SIZE);
  cairo_t *cr = cairo_create (image);

  cairo_surface_destroy (image);
  return cr;
}

/* Takes the picture and gives its bytes. */
static GBytes *
end_canvas (cairo_t *cr)
{
  cairo_surface_t *image = cairo_get_target (cr);
  GBytes *bytes;

  cairo_surface_flush (image);
  bytes =
      g_bytes_new (cairo_image_surface_get_data (image),
                   (gsize) cairo_image_surface_get_stride (image) * 2 * SIZE);
  cairo_destroy (cr);
  return bytes;
}

/* What the program writes into a picture of a board. */
static GBytes *
paint_own (const char *text)
{
  cairo_t *cr = new_canvas ();
  g_autoptr (PangoLayout) layout =
      tengen_paint_text_new (cr, SIZE, PANGO_WEIGHT_NORMAL);

  pango_layout_set_text (layout, text, -1);
  pango_cairo_show_layout (cr, layout);
  return end_canvas (cr);
}

/* What a lesson says in a language. */
static GBytes *
paint_lesson (const char *language, const char *text)
{
  cairo_t *cr = new_canvas ();
  PangoContext *context = tengen_paint_text_new_context (NULL);
  g_autoptr (TengenLessonText) words = tengen_lesson_text_new (language);
  TengenPaintRubyColors colors;
  g_autoptr (TengenPaintRuby) ruby = NULL;

  memset (&colors, 0, sizeof colors);
  tengen_paint_ruby_set_color (colors.text, 0, 1);
  tengen_lesson_text_add (words, text, NULL);
  tengen_paint_text_set_font (context, SIZE, PANGO_WEIGHT_NORMAL);
  ruby = tengen_paint_ruby_new (context, words, -1, TENGEN_PAINT_RUBY_NONE);
  tengen_paint_ruby_draw (ruby, cr, &colors, -1);
  g_object_unref (context);
  return end_canvas (cr);
}

static void
test_own (void)
{
  g_autoptr (GBytes) japanese = NULL, english = NULL, chinese = NULL;
  g_autoptr (GBytes) digits = NULL, chinese_digits = NULL;

  speak ("ja");
  japanese = paint_own (FORMS);
  digits = paint_own ("19");
  speak ("en");
  english = paint_own (FORMS);
  speak ("zh_CN");
  chinese = paint_own (FORMS);
  chinese_digits = paint_own ("19");
  g_assert_true (g_bytes_equal (english, japanese));
  g_assert_false (g_bytes_equal (chinese, japanese));
  g_assert_true (g_bytes_equal (chinese_digits, digits));
}

/* A lesson has the forms of its own language, whatever the program speaks. */
static void
test_lesson (void)
{
  static const char *const languages[] = { "ja", "en", "zh_CN" };

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (GBytes) japanese = NULL, chinese = NULL, own = NULL;

      speak (languages[i]);
      japanese = paint_lesson ("ja", FORMS);
      chinese = paint_lesson ("zh", FORMS);
      own = paint_lesson (tengen_paint_text_get_language (), FORMS);
      g_assert_false (g_bytes_equal (chinese, japanese));
      g_assert_true (g_bytes_equal (own, i == 2 ? chinese : japanese));
    }
}

static void
test_forms (void)
{
  g_assert_true (tengen_paint_text_get_forms ("zh") ==
                 pango_language_from_string ("zh-cn"));
  g_assert_true (tengen_paint_text_get_forms ("zh-TW") ==
                 pango_language_from_string ("zh-tw"));
  g_assert_true (tengen_paint_text_get_forms ("ja") ==
                 pango_language_from_string ("ja"));
}

static GBytes *
paint_small (double x)
{
  cairo_t *cr = new_canvas ();
  g_autoptr (PangoLayout) layout = NULL;

  cairo_scale (cr, 0.5, 0.5);
  layout = tengen_paint_text_new (cr, 12, PANGO_WEIGHT_NORMAL);
  pango_layout_set_text (layout, "10 moves", -1);
  cairo_move_to (cr, x, 10);
  tengen_paint_glyphs_show_layout (cr, layout);
  return end_canvas (cr);
}

/* On a page that is drawn smaller letters are at their places, not at the next
 * pixel. */
static void
test_small (void)
{
  g_autoptr (GBytes) there = paint_small (10);
  g_autoptr (GBytes) beside = paint_small (10.6);
  g_autoptr (GBytes) same = paint_small (10);

  g_assert_true (g_bytes_equal (there, same));
  g_assert_false (g_bytes_equal (there, beside));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  tengen_words_init (TENGEN_WORDS_DOMAIN);
  g_test_add_func ("/paint-text/own", test_own);
  g_test_add_func ("/paint-text/lesson", test_lesson);
  g_test_add_func ("/paint-text/forms", test_forms);
  g_test_add_func ("/paint-text/small", test_small);
  return g_test_run ();
}
