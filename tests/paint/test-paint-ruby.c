/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-ruby: texts with readings: where pieces are, where lines end
 */
#include <string.h>

#include "tengen-paint-ruby.h"
#include "tengen-paint-text.h"
#include "tengen-test-canvas.h"

#define EM 20.0

static const TengenPaintRubyColors colors = {
  .text = { 0, 0, 0, 1 },
  .reading = { 1, 0, 0, 1 },
  .term = { 0, 0, 1, 1 },
  .point = { 0, 1, 0, 1 },
  .lit = { 1, 1, 0, 1 },
};

typedef struct
{
  cairo_t *cr;
  PangoLayout *layout;
  PangoContext *context;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->cr = canvas_new (400, 200, 1);
  f->layout = tengen_paint_text_new (f->cr, EM, PANGO_WEIGHT_NORMAL);
  f->context = pango_layout_get_context (f->layout);
  pango_context_set_font_description (
      f->context, pango_layout_get_font_description (f->layout));
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->layout);
  cairo_destroy (f->cr);
}

/* Makes a text of pieces: 純碁|じゅんご has a reading, a new line begins a
 * paragraph. Pieces are parted by blanks, _ is a blank. */
static TengenLessonText *
make_text (const char *language, const char *picture)
{
  TengenLessonText *text = tengen_lesson_text_new (language);
  g_auto (GStrv) words = g_strsplit (picture, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      gboolean begins = words[i][0] == '\n';
      g_auto (GStrv) parts = g_strsplit (words[i] + begins, "|", 2);
      TengenLessonSpan *span;

      g_strdelimit (parts[0], "_", ' ');
      span = tengen_lesson_text_add (text, parts[0], parts[1]);
      if (begins)
        span->flags |= TENGEN_LESSON_SPAN_PARAGRAPH;
    }
  return text;
}

/* Makes a text whose pieces are single characters. */
static TengenLessonText *
make_letters (const char *language, const char *letters)
{
  TengenLessonText *text = tengen_lesson_text_new (language);

  for (const char *c = letters; *c != '\0'; c = g_utf8_next_char (c))
    {
      g_autofree char *letter = g_strndup (c, g_utf8_next_char (c) - c);

      tengen_lesson_text_add (text, letter, NULL);
    }
  return text;
}

static TengenPaintRuby *
lay_out (Fixture *f, const char *picture, double width, int readings)
{
  g_autoptr (TengenLessonText) text = make_text ("ja", picture);

  return tengen_paint_ruby_new (f->context, text, width, readings);
}

static double
get_height (Fixture *f, const char *picture, double width, int readings)
{
  g_autoptr (TengenPaintRuby) ruby = lay_out (f, picture, width, readings);
  double height;

  tengen_paint_ruby_get_size (ruby, NULL, &height, NULL);
  return height;
}

static void
get_area (const TengenPaintRuby *ruby, int span, double area[4])
{
  g_assert_true (tengen_paint_ruby_get_span_area (ruby, span, area));
}

static double
get_right (const TengenPaintRuby *ruby, int span)
{
  double area[4];

  get_area (ruby, span, area);
  return area[0] + area[2];
}

static double
get_left (const TengenPaintRuby *ruby, int span)
{
  double area[4];

  get_area (ruby, span, area);
  return area[0];
}

static double
get_top (const TengenPaintRuby *ruby, int span)
{
  double area[4];

  get_area (ruby, span, area);
  return area[1];
}

static void
expect (double value, double wanted)
{
  g_assert_cmpfloat_with_epsilon (value, wanted, 0.01);
}

/* --- Sizes --- */

static void
test_heights (Fixture *f, gconstpointer data)
{
  double baseline, width;
  g_autoptr (TengenPaintRuby) ruby =
      lay_out (f, "白|しろ です", -1, TENGEN_PAINT_RUBY_ALL);

  tengen_paint_ruby_get_size (ruby, &width, NULL, &baseline);
  expect (width, 3 * EM);
  expect (baseline, 1.47 * EM);
  expect (tengen_paint_ruby_get_em (ruby), EM);
  expect (get_height (f, "白|しろ です", -1, 0), 1.8 * EM);
  expect (get_height (f, "白 です", -1, 0), 1.45 * EM);
  /* only the line with a reading is higher */
  expect (get_height (f, "白|しろ です", EM, 0), (1.8 + 2 * 1.45) * EM);
  expect (get_height (f, "白 \nです", -1, 0), (2 * 1.45 + 0.5) * EM);
}

static void
test_modes (Fixture *f, gconstpointer data)
{
  static const struct
  {
    const char *picture;
    int readings;
    gboolean read;
  } cases[] = {
    { "一|いち", TENGEN_PAINT_RUBY_ALL, TRUE },
    { "一|いち", TENGEN_PAINT_RUBY_NONE, FALSE },
    { "一|いち", 1, FALSE },
    { "黒|くろ", 1, TRUE }, /* learnt in the second year */
    { "黒|くろ", 2, FALSE },
    { "碁|ご", 6, TRUE }, /* not in primary school */
    { "一碁|いちご", 1, TRUE },
    { "A|ええ", 1, FALSE },
    { "A|ええ", TENGEN_PAINT_RUBY_ALL, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    expect (get_height (f, cases[i].picture, -1, cases[i].readings),
            (cases[i].read ? 1.8 : 1.45) * EM);
}

static void
test_empty (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenLessonText) text = tengen_lesson_text_new ("ja");
  g_autoptr (TengenPaintRuby) ruby =
      tengen_paint_ruby_new (f->context, text, 100, 0);
  double width, height, area[4];

  tengen_paint_ruby_get_size (ruby, &width, &height, NULL);
  expect (width, 0);
  expect (height, 0);
  expect (tengen_paint_ruby_get_min_width (ruby), 0);
  g_assert_false (tengen_paint_ruby_get_span_area (ruby, 0, area));
  g_assert_cmpint (tengen_paint_ruby_get_span_at (ruby, 1, 1), ==, -1);
  tengen_paint_ruby_draw (ruby, f->cr, &colors, -1);
}

/* --- Readings and their neighbours --- */

/* A reading that is wider stands over its kanji, and over kana beside it. */
static void
test_hang (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPaintRuby) kana =
      lay_out (f, "の 志|こころざし を", -1, TENGEN_PAINT_RUBY_ALL);
  g_autoptr (TengenPaintRuby) kanji =
      lay_out (f, "石 志|こころざし 石", -1, TENGEN_PAINT_RUBY_ALL);
  g_autoptr (TengenPaintRuby) narrow =
      lay_out (f, "石 方向|ほう 石", -1, TENGEN_PAINT_RUBY_ALL);

  expect (get_right (kana, 1) - get_left (kana, 1), 2.5 * EM);
  expect (get_right (kana, 0), EM);
  expect (get_left (kana, 1), EM - 0.42 * EM);
  expect (get_left (kana, 2), get_right (kana, 1) - 0.42 * EM);
  expect (get_left (kanji, 1), EM);
  expect (get_left (kanji, 2), EM + 2.5 * EM);
  expect (get_left (narrow, 2), 3 * EM);
}

/* Two readings over one kana do not meet, nor two beside each other. */
static void
test_apart (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPaintRuby) kana =
      lay_out (f, "志|こころざし の 志|こころざし", -1, TENGEN_PAINT_RUBY_ALL);
  g_autoptr (TengenPaintRuby) beside =
      lay_out (f, "志|こころざし 志|こころざし", -1, TENGEN_PAINT_RUBY_ALL);

  g_assert_cmpfloat (get_right (kana, 0) + 1, <, get_left (kana, 2));
  g_assert_cmpfloat (get_right (beside, 0) + 1, <, get_left (beside, 1));
}

/* At the ends of a line nothing hangs over. */
static void
test_edges (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPaintRuby) ruby =
      lay_out (f, "の 志|こころざし を", 3 * EM, TENGEN_PAINT_RUBY_ALL);
  double width;

  tengen_paint_ruby_get_size (ruby, &width, NULL, NULL);
  expect (get_right (ruby, 1), width);
  expect (get_left (ruby, 2), 0);
  g_assert_cmpfloat (width, <=, 3 * EM);
  expect (tengen_paint_ruby_get_min_width (ruby), 2.5 * EM);
}

/* --- Ends of lines --- */

static gboolean
is_first_of_line (const TengenPaintRuby *ruby, int span)
{
  return span == 0 || get_top (ruby, span) > get_top (ruby, span - 1);
}

static gboolean
is_one_of (const TengenLessonText *text, guint span, const char *characters)
{
  const char *base = g_array_index (text->spans, TengenLessonSpan, span).base;

  return strstr (characters, base) != NULL;
}

static void
check_ends (const TengenPaintRuby *ruby, const TengenLessonText *text)
{
  for (guint i = 1; i < text->spans->len; i++)
    if (is_first_of_line (ruby, (int) i))
      {
        g_assert_false (is_one_of (text, i, "。、」）ゃっー？"));
        g_assert_false (is_one_of (text, i - 1, "「（"));
      }
}

/* Whatever the width, and across pieces. */
static void
test_kinsoku (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenLessonText) text = make_letters (
      "ja",
      "「ここは、コウ（劫）ですか？」ちょっと「まって」から、「アタリ」です。");
  double shortest = G_MAXDOUBLE;

  g_array_index (text->spans, TengenLessonSpan, 8).reading = g_strdup ("こう");
  for (double width = EM; width < 20 * EM; width += 0.4 * EM)
    {
      g_autoptr (TengenPaintRuby) ruby =
          tengen_paint_ruby_new (f->context, text, width, 0);
      double widest;

      check_ends (ruby, text);
      tengen_paint_ruby_get_size (ruby, &widest, NULL, NULL);
      g_assert_cmpfloat (widest,
                         <=,
                         MAX (width, tengen_paint_ruby_get_min_width (ruby)) +
                             0.02);
      shortest = MIN (shortest, widest);
    }
  g_assert_cmpfloat (shortest, <, 6 * EM);
}

/* Lines of Japanese begin with words: after a particle, a comma, an ending; the
 * prefix of politeness is no word, and neither is the end of a verb. */
static void
test_phrases (Fixture *f, gconstpointer data)
{
  static const struct
  {
    const char *text;
    const char *firsts;
  } texts[] = {
    { "黒い石を白い石のとなりに置きます。", "石白と置" },
    { "では、ここに打って、石を取りましょう。", "こ打石取" },
    { "お手本を見て、石を置きます。", "見石置" },
    { "アタリをかける形です。", "か形" },
    { "どうぞよろしくお願いします。", "よおいしま" },
    { "いろいろな数え方でくらべましょう。", "数くま" },
    { "外から打つと、黒はどうなるでしょう。", "黒打どで" },
    { "石はタテとヨコにつながっています。", "タヨついて" },
    { "負けを認めることができます。", "認こでとが" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    for (double width = 7 * EM; width < 20 * EM; width += 0.4 * EM)
      {
        g_autoptr (TengenLessonText) text = make_letters ("ja", texts[i].text);
        g_autoptr (TengenPaintRuby) ruby =
            tengen_paint_ruby_new (f->context, text, width, 0);

        for (guint k = 1; k < text->spans->len; k++)
          if (is_first_of_line (ruby, (int) k))
            g_assert_true (is_one_of (text, k, texts[i].firsts));
      }
}

/* No letter stands alone on a line that has room for some; signs are none. */
static void
test_no_letter_alone (Fixture *f, gconstpointer data)
{
  static const char *const texts[] = {
    "ここにおきましょう。",
    "石をとりました。",
    "ちょうどよいですね！",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    for (double width = 5 * EM; width < 12 * EM; width += 0.4 * EM)
      {
        g_autoptr (TengenLessonText) text = make_letters ("ja", texts[i]);
        g_autoptr (TengenPaintRuby) ruby =
            tengen_paint_ruby_new (f->context, text, width, 0);
        int last = (int) text->spans->len - 2;

        g_assert_false (is_first_of_line (ruby, last));
      }
}

/* Packed, a text stands on no more lines than before it had phrases. */
static void
test_pack (Fixture *f, gconstpointer data)
{
  const char *said = "黒い石を白い石のとなりに置きます。次の石を上に置きます。"
                     "白い石を黒い石のとなりに置きます。次の石も上に置きます。";
  g_autoptr (TengenLessonText) text = make_letters ("ja", said);
  glong n = g_utf8_strlen (said, -1);
  gboolean fewer = FALSE;

  for (double width = 7 * EM; width < 14 * EM; width += 0.4 * EM)
    {
      g_autoptr (TengenPaintRuby) ruby =
          tengen_paint_ruby_new (f->context, text, width, 0);
      guint before = tengen_paint_ruby_count_lines (ruby);
      guint after;

      tengen_paint_ruby_pack (ruby, width);
      after = tengen_paint_ruby_count_lines (ruby);
      g_assert_cmpuint (after, <=, before);
      g_assert_cmpfloat (after, <=, ceil (n * EM / (width - EM)));
      fewer |= after < before;
    }
  g_assert_true (fewer);
}

/* Lines of other languages are as full as they can be. */
static void
test_no_phrases (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenLessonText) text =
      make_letters ("zh", "黑棋，白棋下在这里提子。");
  g_autoptr (TengenPaintRuby) ruby =
      tengen_paint_ruby_new (f->context, text, 5 * EM, 0);

  g_assert_true (is_first_of_line (ruby, 5));
}

/* A span with a reading is never broken; shown plain it may be. */
static void
test_unit (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPaintRuby) whole =
      lay_out (f, "呼吸点|こきゅうてん", EM, TENGEN_PAINT_RUBY_ALL);

  expect (tengen_paint_ruby_get_min_width (whole), 3 * EM);
  expect (get_height (f, "呼吸点|こきゅうてん", EM, TENGEN_PAINT_RUBY_NONE),
          3 * 1.45 * EM);
}

/* A number and what it counts stand on one line, with a reading or without. */
static void
test_number (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenLessonText) text =
      make_letters ("ja", "ナナメに2路なら星、黒は13目、白は12目です。");

  g_array_index (text->spans, TengenLessonSpan, 5).reading = g_strdup ("ろ");
  for (double width = 2 * EM; width < 20 * EM; width += 0.4 * EM)
    {
      g_autoptr (TengenPaintRuby) ruby =
          tengen_paint_ruby_new (f->context, text, width, 0);

      for (guint i = 1; i < text->spans->len; i++)
        if (is_first_of_line (ruby, (int) i))
          g_assert_false (is_one_of (text, i - 1, "0123456789"));
    }
}

static void
test_words (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenLessonText) text = make_letters (
      "en", "White to play (here). Don't count twice: it's all there.");

  for (double width = 20; width < 300; width += 9)
    {
      g_autoptr (TengenPaintRuby) ruby =
          tengen_paint_ruby_new (f->context, text, width, 0);

      for (guint i = 1; i < text->spans->len; i++)
        if (is_first_of_line (ruby, (int) i))
          g_assert_true (is_one_of (text, i - 1, " "));
    }
}

/* The blank at the end of a line takes no room. */
static void
test_blank (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPaintRuby) one =
      lay_out (f, "stone", -1, TENGEN_PAINT_RUBY_ALL);
  g_autoptr (TengenPaintRuby) two =
      lay_out (f, "stone_ stone", 60, TENGEN_PAINT_RUBY_ALL);
  double width, wrapped;

  tengen_paint_ruby_get_size (one, &width, NULL, NULL);
  g_assert_cmpfloat (width, <, 60);
  tengen_paint_ruby_get_size (two, &wrapped, NULL, NULL);
  expect (wrapped, width);
  expect (get_left (two, 1), 0);
  expect (get_right (two, 0), width);
}

/* Nothing in a file makes a window wider than the screen. */
static void
test_long_word (Fixture *f, gconstpointer data)
{
  g_autofree char *word = g_strnfill (400, 'm');
  g_autofree char *read = g_strconcat ("石|", word, NULL);
  g_autoptr (TengenPaintRuby) ruby = lay_out (f, word, 25 * EM, 0);
  g_autoptr (TengenPaintRuby) reading = lay_out (f, read, 25 * EM, 0);
  double width;

  g_assert_cmpfloat (tengen_paint_ruby_get_min_width (ruby), <=, 12 * EM);
  g_assert_cmpfloat (tengen_paint_ruby_get_min_width (reading), <=, 12 * EM);
  tengen_paint_ruby_get_size (ruby, &width, NULL, NULL);
  g_assert_cmpfloat (width, <=, 25 * EM + 0.02);
}

/* What would end a line within a piece is a blank. */
static void
test_controls (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenLessonText) text = tengen_lesson_text_new ("ja");
  g_autoptr (TengenPaintRuby) ruby = NULL;
  double height;

  tengen_lesson_text_add (text, "石\n石\xe2\x80\xa9石\r", "い\nし");
  tengen_lesson_text_add (text, "白", "しろ");
  ruby = tengen_paint_ruby_new (f->context, text, -1, 0);
  tengen_paint_ruby_get_size (ruby, NULL, &height, NULL);
  expect (height, 1.8 * EM);
  tengen_paint_ruby_draw (ruby, f->cr, &colors, -1);
}

/* --- Places and painting --- */

static TengenLessonText *
make_links (void)
{
  TengenLessonText *text = make_text ("ja", "石 を 取|と れる 点 E5 。");
  TengenLessonSpan *spans = (TengenLessonSpan *) (gpointer) text->spans->data;

  spans[2].term = g_strdup ("capture");
  spans[3].term = g_strdup ("capture");
  spans[4].term = g_strdup ("point");
  spans[5].point = 40;
  return text;
}

static void
test_links (Fixture *f, gconstpointer data)
{
  static const int links[] = { -1, -1, 2, 2, 4, 5, -1 };
  g_autoptr (TengenLessonText) text = make_links ();
  g_autoptr (TengenPaintRuby) ruby =
      tengen_paint_ruby_new (f->context, text, -1, 0);
  double area[4], whole[4];

  for (int i = 0; i < (int) G_N_ELEMENTS (links); i++)
    g_assert_cmpint (tengen_paint_ruby_get_link (ruby, i), ==, links[i]);
  g_assert_cmpint (tengen_paint_ruby_get_link (ruby, -1), ==, -1);
  g_assert_cmpint (tengen_paint_ruby_get_link (ruby, 7), ==, -1);
  get_area (ruby, 2, whole);
  get_area (ruby, 3, area);
  for (int i = 0; i < 4; i++)
    expect (area[i], whole[i]);
  expect (whole[2], 3 * EM);
}

static void
test_places (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenPaintRuby) ruby = lay_out (
      f, "白|しろ の 番|ばん です。 石|いし", 3 * EM, TENGEN_PAINT_RUBY_ALL);
  double area[4];

  for (int i = 0; i < 5; i++)
    {
      get_area (ruby, i, area);
      g_assert_cmpint (tengen_paint_ruby_get_span_at (
                           ruby, area[0] + 0.2 * EM, area[1] + area[3] / 2),
                       ==,
                       i);
    }
  g_assert_cmpint (tengen_paint_ruby_get_span_at (ruby, 400, 5), ==, -1);
  g_assert_cmpint (tengen_paint_ruby_get_span_at (ruby, 5, -1), ==, -1);
}

/* Whether a pixel is of a colour of full and of no channels, on white. */
static gboolean
is_of (guint32 pixel, guint32 rgb)
{
  for (int shift = 0; shift < 24; shift += 8)
    {
      guint32 value = pixel >> shift & 0xFF;

      if ((rgb >> shift & 0xFF) != 0 ? value < 250 : value > 200)
        return FALSE;
    }
  return TRUE;
}

/* Counts pixels of a colour in rows from @top to @bottom. */
static int
count_pixels (cairo_t *cr, guint32 rgb, double top, double bottom)
{
  int n = 0;

  for (int y = (int) top; y < (int) bottom; y++)
    for (int x = 0; x < 400; x++)
      n += is_of (canvas_get (cr, x, y), rgb);
  return n;
}

static void
test_painting (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenLessonText) text = make_links ();
  g_autoptr (TengenPaintRuby) ruby =
      tengen_paint_ruby_new (f->context, text, -1, 0);
  double top = 1.47 * EM - 0.92 * EM;

  cairo_set_source_rgb (f->cr, 1, 1, 1);
  cairo_paint (f->cr);
  tengen_paint_ruby_draw (ruby, f->cr, &colors, -1);
  g_assert_cmpint (count_pixels (f->cr, 0xFF0000, 0, top), >, 0);
  g_assert_cmpint (count_pixels (f->cr, 0xFF0000, top + 1, 2 * EM), ==, 0);
  g_assert_cmpint (count_pixels (f->cr, 0x000000, 0, top - 1), ==, 0);
  g_assert_cmpint (count_pixels (f->cr, 0x000000, top, 2 * EM), >, 0);
  g_assert_cmpint (count_pixels (f->cr, 0x0000FF, top, 2 * EM), >, 0);
  g_assert_cmpint (count_pixels (f->cr, 0x00FF00, top, 2 * EM), >, 0);
  g_assert_cmpint (count_pixels (f->cr, 0xFFFF00, 0, 2 * EM), ==, 0);
  tengen_paint_ruby_draw (ruby, f->cr, &colors, 3);
  g_assert_cmpint (count_pixels (f->cr, 0xFFFF00, 0, 2 * EM), >, 3 * EM * EM);
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  add ("/paint/ruby/heights", test_heights);
  add ("/paint/ruby/modes", test_modes);
  add ("/paint/ruby/empty", test_empty);
  add ("/paint/ruby/hang", test_hang);
  add ("/paint/ruby/apart", test_apart);
  add ("/paint/ruby/edges", test_edges);
  add ("/paint/ruby/kinsoku", test_kinsoku);
  add ("/paint/ruby/phrases", test_phrases);
  add ("/paint/ruby/pack", test_pack);
  add ("/paint/ruby/no-letter-alone", test_no_letter_alone);
  add ("/paint/ruby/no-phrases", test_no_phrases);
  add ("/paint/ruby/unit", test_unit);
  add ("/paint/ruby/number", test_number);
  add ("/paint/ruby/words", test_words);
  add ("/paint/ruby/blank", test_blank);
  add ("/paint/ruby/long-word", test_long_word);
  add ("/paint/ruby/controls", test_controls);
  add ("/paint/ruby/links", test_links);
  add ("/paint/ruby/places", test_places);
  add ("/paint/ruby/painting", test_painting);
  return g_test_run ();
}
