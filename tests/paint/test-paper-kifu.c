/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paper-kifu: games on paper: each move is there once, nothing meets or
 * leaves the page; diagrams, counts; stopping
 */
#include <string.h>

#include "cff-leak.h"
#include "paper-pages.h"
#include "tengen-paper-account.h"
#include "tengen-paper-facts.h"
#include "tengen-paper-figure.h"
#include "tengen-paper-kifu.h"
#include "tengen-paper-problems.h"
#include "tengen-sgf-reader.h"
#include "tengen-words.h"

static TengenSgfReading *
read_sgf (const char *text)
{
  g_autoptr (GError) error = NULL;
  TengenSgfReading *reading =
      tengen_sgf_read (text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return reading;
}

static const TengenView *
get_view (const GPtrArray *views, guint index)
{
  return g_ptr_array_index (views, index);
}

/* --- Blank paper --- */

/* Squares of half an inch. */
#define SQUARE 36
/* What is darker is ink. */
#define INK 0xC8

static gboolean
has_ink (cairo_surface_t *surface, int left, int top)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);

  for (int y = top; y < top + SQUARE; y++)
    for (int x = left; x < left + SQUARE; x++)
      if (((const guint32 *) (gconstpointer) (data + y * stride))[x] % 256 <
          INK)
        return TRUE;
  return FALSE;
}

/* The part of the paper on which nothing is: pages are drawn with a dot to a
 * point and what is between the margins and above the number is divided into
 * squares of half an inch; one without any ink is blank. */
static double
measure_blank (const TengenPaper *paper)
{
  int width = (int) paper->width, height = (int) paper->height;
  int margin = (int) TENGEN_PAPER_MARGIN;
  guint n = 0, blank = 0;

  for (guint page = 0; page < tengen_paper_get_n_pages (paper); page++)
    {
      cairo_surface_t *surface =
          cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
      cairo_t *cr = cairo_create (surface);

      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      tengen_paper_draw (paper, page, cr);
      cairo_surface_flush (surface);
      for (int y = margin;
           y + SQUARE <= height - margin - (int) TENGEN_PAPER_FOOT;
           y += SQUARE)
        for (int x = margin; x + SQUARE <= width - margin; x += SQUARE, n++)
          blank += has_ink (surface, x, y) ? 0 : 1;
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
  return (double) blank / MAX (n, 1);
}

static void
append_comment (GString *sgf, int n_sentences)
{
  g_string_append (sgf, "C[");
  for (int i = 0; i < n_sentences; i++)
    g_string_append (sgf,
                     i % 3 == 0   ? "This move looks slow, but it keeps the "
                                    "corner and the side in balance. "
                     : i % 3 == 1 ? "White would like to play here first. "
                                  : "After the exchange below Black has no "
                                    "good answer, so that the whole left side "
                                    "becomes white.\n");
  g_string_append_c (sgf, ']');
}

static void
append_point (GString *sgf, int i)
{
  int point = (i * 97 + 13) % 361;

  g_string_append_printf (sgf,
                          ";%c[%c%c]",
                          i % 2 == 0 ? 'B' : 'W',
                          'a' + point % 19,
                          'a' + point / 19);
}

/* A game of 240 moves with a comment on 200 of them and a variation beside 60,
 * with more to say of some of these than fits beside a small board. */
static char *
make_annotated (void)
{
  GString *sgf = g_string_new ("(;GM[1]SZ[19]PB[Black]PW[White]RE[B+R]");
  int n_branches = 0;

  for (int i = 0; i < 240; i++)
    {
      if (i % 4 == 3)
        g_string_append_c (sgf, '(');
      append_point (sgf, i);
      if (i % 6 != 5)
        append_comment (sgf, 1 + i * 7 % 6);
    }
  for (int i = 239; i >= 0; i--)
    if (i % 4 == 3)
      {
        g_string_append (sgf, ")(");
        for (int k = 0; k < 6; k++)
          append_point (sgf, i + 6 * k + 4 + (i % 2 == 0 ? 0 : 2));
        append_comment (sgf, 4 + 7 * n_branches++ % 20);
        g_string_append_c (sgf, ')');
      }
  g_string_append_c (sgf, ')');
  return g_string_free (sgf, FALSE);
}

/* Comments stand in columns beside and below the boards: hardly any of the
 * paper is blank. */
static void
test_blank (void)
{
  static const guint PER_PAGE[] = { 1, 2, 4, 6, 9 };
  g_autofree char *sgf = make_annotated ();
  g_autoptr (TengenSgfReading) reading = read_sgf (sgf);

  for (gsize i = 0; i < G_N_ELEMENTS (PER_PAGE); i++)
    for (int k = 0; k < 2; k++)
      {
        const TengenPaperKifu how = { .size = TENGEN_PAPER_A4,
                                      .per_page = PER_PAGE[i],
                                      .moves = 100,
                                      .texts = TRUE,
                                      .variations = k == 1 };
        g_autoptr (TengenPaper) paper =
            tengen_paper_new_kifu (reading->record, &how);
        double blank = measure_blank (paper);

        g_test_message ("%u to a page, %s: %u pages, %.1f %% blank",
                        PER_PAGE[i],
                        k == 1 ? "variations" : "main line",
                        tengen_paper_get_n_pages (paper),
                        100 * blank);
        check_pages (paper);
        g_assert_cmpfloat (blank, <=, 0.30);
      }
}

/* Texts without end, without blanks, and lines one by one stay on the pages, in
 * narrow columns of small paper too. */
static void
test_long_comments (void)
{
  g_autoptr (GString) sgf = g_string_new ("(;GM[1]SZ[19]");
  g_autoptr (TengenSgfReading) reading = NULL;

  for (int i = 0; i < 12; i++)
    {
      append_point (sgf, i);
      g_string_append (sgf, "C[");
      for (int k = 0; k < 1500; k++)
        g_string_append (sgf,
                         i % 3 == 0   ? "\xE7\x9F\xB3"
                         : i % 3 == 1 ? "wwwwwwwwww"
                                      : "a\n");
      g_string_append_c (sgf, ']');
    }
  g_string_append_c (sgf, ')');
  reading = read_sgf (sgf->str);
  for (guint per_page = 1; per_page <= 9; per_page += 4)
    {
      const TengenPaperKifu how = {
        .size = TENGEN_PAPER_A5, .per_page = per_page, .moves = 4, .texts = TRUE
      };
      g_autoptr (TengenPaper) paper =
          tengen_paper_new_kifu (reading->record, &how);

      check_pages (paper);
      g_assert_cmpuint (tengen_paper_get_n_pages (paper), >, 3);
    }
}

/* --- Figures --- */

/* Moves anywhere, also where stones lie, and passes. */
static char *
make_game (int size, int n_moves)
{
  GString *sgf = g_string_new (NULL);

  g_string_printf (sgf, "(;GM[1]SZ[%d]HA[2]AB[aa][bb]C[begin]", size);
  for (int i = 0; i < n_moves; i++)
    {
      g_string_append_printf (sgf, ";%c[", i % 2 == 0 ? 'B' : 'W');
      if (g_test_rand_int_range (0, 20) > 0)
        g_string_append_printf (sgf,
                                "%c%c",
                                'a' + g_test_rand_int_range (0, size),
                                'a' + g_test_rand_int_range (0, size));
      g_string_append (sgf, i % 7 == 0 ? "]C[said]" : "]");
    }
  g_string_append_c (sgf, ')');
  return g_string_free (sgf, FALSE);
}

/* Notes which moves are told below the board. */
static void
note_again (const char *again, guint *seen)
{
  for (const char *at = again; *at != '\0';)
    {
      seen[g_ascii_strtoull (at, NULL, 10)]++;
      at = strstr (at, "   ");
      if (at == NULL)
        return;
      at += 3;
    }
}

static void
test_each_once (void)
{
  enum
  {
    SIZE = 7,
    N = 150
  };
  g_autofree char *sgf = make_game (SIZE, N);
  g_autoptr (TengenSgfReading) reading = read_sgf (sgf);
  TengenNode node = tengen_record_get_game (reading->record, 0);
  g_autoptr (TengenPosition) position =
      tengen_position_new (reading->record, node);
  g_autoptr (TengenPaperFigure) figure =
      tengen_paper_figure_new (position, FALSE, TRUE);
  guint seen[N + 1] = { 0 };

  for (; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (reading->record, node))
    tengen_paper_figure_add_node (figure, node);
  for (int i = 0; i < SIZE * SIZE; i++)
    seen[figure->view->numbers[i]]++;
  note_again (figure->again->str, seen);
  for (int i = 1; i <= N; i++)
    g_assert_cmpuint (seen[i], ==, 1);
  g_assert_cmpuint (figure->n_moves, ==, N);
  g_assert_cmpuint (figure->first, ==, 1);
  g_assert_cmpuint (figure->last, ==, N);
}

/* A stone that was taken stays; what is played there is told by its number, by
 * a letter where it has none. */
static void
test_again (void)
{
  g_autoptr (TengenSgfReading) reading =
      read_sgf ("(;GM[1]SZ[5]AW[aa]AB[ba];B[ab];W[ee];B[de];W[];B[ed];"
                "W[aa];B[ee])");
  TengenNode node = tengen_record_get_game (reading->record, 0);
  g_autoptr (TengenPosition) position =
      tengen_position_new (reading->record, node);
  g_autoptr (TengenPaperFigure) figure =
      tengen_paper_figure_new (position, FALSE, FALSE);

  for (; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (reading->record, node))
    tengen_paper_figure_add_node (figure, node);
  g_assert_cmpstr (figure->again->str,
                   ==,
                   "4:\u00a0pass   6\u00a0=\u00a0a   7\u00a0=\u00a02");
  g_assert_cmpstr (figure->view->labels[0], ==, "a");
  g_assert_cmpint (figure->view->stones[0], ==, TENGEN_STONE_WHITE);
}

/* What moves are played upon is not marked; a letter stands once, where it
 * stood first. */
static void
test_marks (void)
{
  g_autoptr (TengenSgfReading) reading =
      read_sgf ("(;GM[1]SZ[5]AW[aa]AB[ba];B[ab]LB[cc:A][dd:B][aa:C]TR[ab][ba];"
                "W[dd]LB[ee:A][eb:B][ec:D]AR[aa:ee]TB[ed])");
  TengenNode node = tengen_record_get_game (reading->record, 0);
  g_autoptr (TengenPosition) position =
      tengen_position_new (reading->record, node);
  g_autoptr (TengenPaperFigure) figure =
      tengen_paper_figure_new (position, FALSE, FALSE);
  const TengenView *view;

  for (; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (reading->record, node))
    tengen_paper_figure_add_node (figure, node);
  view = figure->view;
  g_assert_cmpstr (view->labels[12], ==, "A");
  g_assert_cmpstr (view->labels[0], ==, "C");
  g_assert_cmpstr (view->labels[14], ==, "D");
  g_assert_cmpint (view->marks[1], ==, TENGEN_VIEW_MARK_TRIANGLE);
  g_assert_cmpint (view->marks[5], ==, TENGEN_VIEW_MARK_NONE);
  g_assert_null (view->labels[18]);
  g_assert_null (view->labels[9]);
  g_assert_null (view->labels[24]);
  g_assert_cmpuint (view->lines->len, ==, 0);
  g_assert_cmpint (view->owner[19], ==, TENGEN_STONE_NONE);
}

/* --- Pages --- */

static TengenPaper *
make_kifu (const char *sgf, const TengenPaperKifu *how)
{
  g_autoptr (TengenSgfReading) reading = read_sgf (sgf);

  return tengen_paper_new_kifu (reading->record, how);
}

static void
test_pages (void)
{
  static const guint COUNTS[] = { 1, 2, 4, 6, 9 };
  g_autofree char *sgf = make_game (19, 250);

  for (guint i = 0; i < G_N_ELEMENTS (COUNTS); i++)
    {
      TengenPaperKifu how = { .size = (TengenPaperSize) (i % 4),
                              .per_page = COUNTS[i],
                              .moves = 100,
                              .texts = i % 2 == 0,
                              .coordinates = i % 2 == 1 };
      g_autoptr (TengenPaper) paper = make_kifu (sgf, &how);
      g_autoptr (GPtrArray) views = list_views (paper);

      check_pages (paper);
      g_assert_cmpuint (views->len, ==, 3);
    }
}

/* A figure that is full still takes what is only said; the stones of those
 * before have no numbers. */
static void
test_full (void)
{
  TengenPaperKifu how = { .per_page = 2, .moves = 2, .texts = TRUE };
  g_autoptr (TengenPaper) two =
      make_kifu ("(;GM[1]SZ[9];B[aa];W[bb];C[said];B[cc];W[dd];C[end])", &how);
  g_autoptr (GPtrArray) views = list_views (two);

  g_assert_cmpuint (views->len, ==, 2);
  g_assert_cmpint (get_view (views, 0)->numbers[10], ==, 2);
  g_assert_cmpint (get_view (views, 1)->numbers[10], ==, 0);
  g_assert_cmpint (get_view (views, 1)->stones[10], ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (get_view (views, 1)->numbers[20], ==, 3);
}

/* Boards of all sizes, Renju, several games; another game is left out. */
static void
test_games (void)
{
  TengenPaperKifu how = { .per_page = 1, .moves = 100, .coordinates = TRUE };
  g_autoptr (TengenPaper) paper =
      make_kifu ("(;GM[1]SZ[7];B[aa])(;GM[1]SZ[2];B[aa])(;GM[4]SZ[15];B[hh];"
                 "W[hg])(;GM[5];B[aa])(;GM[1]SZ[13:9];B[aa])(;GM[1]SZ[52])",
                 &how);
  g_autoptr (GPtrArray) views = list_views (paper);

  check_pages (paper);
  g_assert_cmpuint (views->len, ==, 5);
  g_assert_cmpuint (tengen_paper_get_n_pages (paper), ==, 5);
  g_assert_cmpint (get_view (views, 2)->width, ==, 15);
}

static int
get_coordinates (const char *text)
{
  g_autoptr (TengenSgfReading) reading = read_sgf (text);
  g_autoptr (TengenPosition) position = tengen_position_new (
      reading->record, tengen_record_get_game (reading->record, 0));
  TengenPaperFigure *figure = tengen_paper_figure_new (position, TRUE, FALSE);
  int coordinates = figure->coordinates;

  tengen_paper_figure_free (figure);
  return coordinates;
}

/* Paper has the names of points that the board has. */
static void
test_notation (void)
{
  tengen_words_set_notation (TENGEN_NOTATION_JAPANESE);
  g_assert_cmpint (
      get_coordinates ("(;GM[1]SZ[9])"), ==, TENGEN_NOTATION_JAPANESE);
  g_assert_cmpint (
      get_coordinates ("(;GM[4]SZ[15])"), ==, TENGEN_NOTATION_RENJU);
  tengen_words_set_notation (-1);
  g_assert_cmpint (get_coordinates ("(;GM[1]SZ[9])"), ==, TENGEN_NOTATION_A1);
}

static void
test_variations (void)
{
  TengenPaperKifu how = {
    .per_page = 1, .moves = 100, .texts = TRUE, .variations = TRUE
  };
  g_autoptr (TengenPaper) paper =
      make_kifu ("(;GM[1]SZ[9];B[aa](;W[bb];B[cc])(;W[dd];B[ee](;W[ff])"
                 "(;W[gg]C[why]))(;W[hh]))",
                 &how);
  g_autoptr (GPtrArray) views = list_views (paper);

  check_pages (paper);
  /* the game, two variations, one of the first of them */
  g_assert_cmpuint (views->len, ==, 4);
  g_assert_cmpint (get_view (views, 1)->numbers[3 * 9 + 3], ==, 1);
  g_assert_cmpint (get_view (views, 1)->numbers[5 * 9 + 5], ==, 3);
  g_assert_cmpint (get_view (views, 2)->numbers[7 * 9 + 7], ==, 1);
  g_assert_cmpint (get_view (views, 3)->numbers[6 * 9 + 6], ==, 1);
  g_assert_cmpint (get_view (views, 3)->stones[4 * 9 + 4], ==, 1);
}

/* What a record says may be as long as it likes. */
static void
test_long_facts (void)
{
  g_autofree char *name = g_strnfill (100 * 1000, 'W');
  g_autofree char *sgf =
      g_strdup_printf ("(;GM[1]SZ[9]PB[%s]PW[%s]EV[%s]PC[%s]RE[%s];B[aa]C[%s])",
                       name,
                       name,
                       name,
                       name,
                       name,
                       name);

  for (guint i = 0; i < 4; i++)
    {
      TengenPaperKifu how = { .size = (TengenPaperSize) i,
                              .per_page = 1,
                              .moves = 100 };
      g_autoptr (TengenPaper) paper = make_kifu (sgf, &how);

      check_pages (paper);
    }
}

static void
test_nothing (void)
{
  g_autoptr (TengenRecord) record = tengen_record_new ();
  TengenPaperKifu how = { .per_page = 1 };
  TengenPaperAccount counted = { 0 };
  g_autoptr (TengenPaper) paper = tengen_paper_new_kifu (record, &how);

  g_assert_cmpuint (tengen_paper_get_n_pages (paper), ==, 1);
  g_assert_null (tengen_paper_new_diagram (record, &how));
  g_assert_null (tengen_paper_new_account (record, &counted));
}

/* A problem has no moves; what its text speaks of is on the board. */
static void
test_set_up (void)
{
  TengenPaperKifu how = { .per_page = 1, .texts = TRUE };
  g_autoptr (TengenPaper) paper =
      make_kifu ("(;GM[1]SZ[9]AB[aa]LB[bb:A]TR[cc]C[A?])", &how);
  g_autoptr (GPtrArray) views = list_views (paper);

  g_assert_cmpstr (get_view (views, 0)->labels[10], ==, "A");
  g_assert_cmpint (
      get_view (views, 0)->marks[20], ==, TENGEN_VIEW_MARK_TRIANGLE);
}

/* Records tell seconds, people hours. */
static void
test_time (void)
{
  static const char *const CASES[][2] = {
    { "TM[28800]OT[5x60 byo-yomi]", "8 h · 5x60 byo-yomi" },
    { "TM[ 90.5 ]", "1 min 30 s" },
    { "TM[none]", "none" },
    { "TM[1e300]", "1e300" },
    { "OT[slow]", "slow" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autofree char *sgf = g_strdup_printf ("(;GM[1]%s)", CASES[i][0]);
      g_autoptr (TengenSgfReading) reading = read_sgf (sgf);
      g_autoptr (TengenPosition) position = tengen_position_new (
          reading->record, tengen_record_get_game (reading->record, 0));
      TengenPaperFact facts[TENGEN_PAPER_MAX_FACTS];
      guint n = tengen_paper_facts_read (position, facts);

      g_assert_cmpstr (facts[n - 1].text, ==, CASES[i][1]);
      tengen_paper_facts_clear (facts, n);
    }
}

/* --- Diagrams, counts --- */

static void
test_diagram (void)
{
  g_autoptr (TengenSgfReading) reading =
      read_sgf ("(;GM[1]SZ[9];B[aa]LB[cc:A](;W[bb])(;W[dd];B[ee]))");
  const TengenRecord *record = reading->record;
  TengenPaperKifu how = { .per_page = 1, .texts = TRUE };
  g_autoptr (TengenPaper) plain = NULL;
  g_autoptr (TengenPaper) variation = NULL;
  g_autoptr (GPtrArray) one = NULL;
  g_autoptr (GPtrArray) two = NULL;

  how.node =
      tengen_record_get_child (record, tengen_record_get_game (record, 0));
  plain = tengen_paper_new_diagram (record, &how);
  one = list_views (plain);
  g_assert_cmpstr (get_view (one, 0)->labels[20], ==, "A");
  g_assert_cmpint (get_view (one, 0)->numbers[0], ==, 0);
  how.node = tengen_record_get_child (
      record,
      tengen_record_get_sibling (record,
                                 tengen_record_get_child (record, how.node)));
  variation = tengen_paper_new_diagram (record, &how);
  two = list_views (variation);
  g_assert_cmpint (get_view (two, 0)->numbers[40], ==, 2);
  g_assert_cmpint (get_view (two, 0)->numbers[0], ==, 0);
  check_pages (plain);
  check_pages (variation);
}

static void
test_account (void)
{
  g_autoptr (TengenSgfReading) reading = read_sgf (
      "(;GM[1]SZ[5]TNR[japan]KM[6.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];"
      "W[dd];B[ce];W[de];B[];W[];TNC[agree B][agree W][finish]RE[B+3.5])");
  g_autoptr (TengenSgfReading) open = read_sgf ("(;GM[1]SZ[5];B[aa])");

  for (guint i = 0; i < 4; i++)
    {
      TengenPaperAccount how = { .size = (TengenPaperSize) i,
                                 .coordinates = TRUE };
      g_autoptr (TengenPaper) paper =
          tengen_paper_new_account (reading->record, &how);
      g_autoptr (GPtrArray) views = NULL;

      g_assert_nonnull (paper);
      views = list_views (paper);
      check_pages (paper);
      g_assert_cmpint (get_view (views, 0)->owner[0], ==, TENGEN_STONE_BLACK);
      g_assert_null (tengen_paper_new_account (open->record, &how));
    }
}

/* Texts below the board of a page, with the number of the page. */
static guint
count_texts_below (const TengenPaper *paper)
{
  const GArray *items = g_ptr_array_index (paper->pages, 0);
  double bottom = 0;
  guint n = 0;

  for (guint i = 0; i < items->len; i++)
    {
      const TengenPaperItem *item = &g_array_index (items, TengenPaperItem, i);

      if (item->free_data == (GDestroyNotify) tengen_view_free)
        bottom = item->box.y + item->box.height;
    }
  for (guint i = 0; i < items->len; i++)
    {
      const TengenPaperItem *item = &g_array_index (items, TengenPaperItem, i);

      n += item->free_data == (GDestroyNotify) tengen_paint_ruby_free &&
           item->box.y >= bottom;
    }
  return n;
}

/* Every line of the sum is there, with the figures of both sides. */
static void
test_account_lines (void)
{
  g_autoptr (TengenSgfReading) reading = read_sgf (
      "(;GM[1]SZ[5]TNR[japan]KM[6.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];"
      "W[dd];B[ce];W[de];B[];W[];TNC[agree B][agree W][finish]RE[B+3.5])");
  const TengenRecord *record = reading->record;
  TengenPaperAccount how = { .coordinates = TRUE };
  g_autoptr (TengenPaper) paper = tengen_paper_new_account (record, &how);
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));
  TengenNode node = tengen_record_get_game (record, 0);
  g_autoptr (TengenGoCount) count = NULL;
  g_autoptr (TengenAccount) account = NULL;

  while (tengen_record_get_child (record, node) != TENGEN_NODE_NONE)
    node = tengen_record_get_child (record, node);
  tengen_position_goto (position, node);
  count = tengen_position_count (position);
  account =
      tengen_account_new (count, &tengen_position_get_setup (position)->rules);
  g_test_message ("%u lines", account->lines->len);
  /* two names, the lines, the result */
  g_assert_cmpuint (
      count_texts_below (paper), ==, 2 + 3 * account->lines->len + 1);
}

/* --- Stopping --- */

static gboolean
stop_cb (double done, gpointer data)
{
  guint *left = data;

  g_assert_cmpfloat (done, >=, 0);
  g_assert_cmpfloat (done, <=, 1);
  return (*left)-- > 1;
}

static void
test_stop (void)
{
  g_autofree char *sgf = make_game (19, 500);
  guint left = 2;
  TengenPaperKifu how = { .per_page = 1,
                          .moves = 100,
                          .watch = { stop_cb, &left } };
  TengenPaperProblems problems = { .per_page = 1, .watch = how.watch };
  TengenPaperKifu whole = { .per_page = 1, .moves = 100 };
  g_autoptr (TengenSgfReading) reading = read_sgf (sgf);
  g_autoptr (TengenPaper) paper = make_kifu (sgf, &whole);

  g_assert_null (tengen_paper_new_kifu (reading->record, &how));
  g_assert_cmpuint (left, ==, 0);
  left = 1;
  g_assert_null (tengen_paper_new_problems (reading->record, &problems));
  left = 2;
  g_assert_null (tengen_paper_make_pdf (paper, &how.watch, NULL));
  g_assert_cmpuint (left, ==, 0);
}

/* A setup begins a figure only where it changes the board. */
static void
test_new_stones (void)
{
  static const struct
  {
    const char *sgf;
    guint n_boards;
  } CASES[] = {
    { "(;SZ[9]AB[aa];W[bb];AB[aa];B[cc];AE[ii]AW[bb];W[dd])", 1 },
    { "(;SZ[9]AB[aa];W[bb];AB[ab];B[cc];AE[cc];W[dd])", 3 },
    { "(;SZ[9];B[bb];AB[bb:bb]AW[ee]AE[ee];W[dd];AW[bb])", 2 },
  };
  TengenPaperKifu how = { .per_page = 1, .moves = 100 };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenPaper) paper = make_kifu (CASES[i].sgf, &how);

      g_assert_cmpuint (count_boards (paper), ==, CASES[i].n_boards);
    }
}

static char *
repeat (const char *head, const char *part, guint n, const char *tail)
{
  GString *text = g_string_new (head);

  for (guint i = 0; i < n; i++)
    g_string_append (text, part);
  g_string_append (text, tail);
  return g_string_free (text, FALSE);
}

static TengenPaper *
make_problems (const char *sgf, guint per_page)
{
  g_autoptr (TengenSgfReading) reading = read_sgf (sgf);
  TengenPaperProblems how = { .per_page = per_page };

  return tengen_paper_new_problems (reading->record, &how);
}

static void
check_full (TengenPaper *paper, gboolean is_full)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (tengen_paper_check (paper, &error), ==, !is_full);
  g_assert_cmpint (
      g_error_matches (error, TENGEN_PAPER_ERROR, TENGEN_PAPER_ERROR_FULL),
      ==,
      is_full);
  g_assert_cmpuint (
      tengen_paper_get_n_pages (paper), <=, TENGEN_PAPER_MOST_PAGES);
  g_assert_cmpuint (count_boards (paper), <=, TENGEN_PAPER_MOST_BOARDS);
  tengen_paper_unref (paper);
}

/* As many boards as there may be are on paper; more are not, nor more pages or
 * texts. Large boards count for more. */
static void
test_bounds (void)
{
  TengenPaperKifu how = { .per_page = 9, .moves = 1, .texts = TRUE };
  TengenPaperKifu pages = { .per_page = 1, .moves = 1 };
  g_autofree char *most =
      repeat ("", "(;SZ[9]AB[aa])", TENGEN_PAPER_MOST_BOARDS, "");
  g_autofree char *beyond =
      repeat ("", "(;SZ[9]AB[aa])", TENGEN_PAPER_MOST_BOARDS + 1, "");
  g_autofree char *large = repeat ("", "(;SZ[52]AB[aa])", 280, "");
  g_autofree char *long_game =
      repeat ("(;SZ[19]", ";B[aa];W[bb]", TENGEN_PAPER_MOST_BOARDS, ")");
  g_autofree char *lines = repeat ("(;SZ[9]C[", "a\n", 10000, "]");
  g_autofree char *texts = g_strconcat (lines, ";B[aa]", lines + 7, ")", NULL);
  g_autofree char *said = repeat (";W[]C[", "word ", 10000, "]");
  g_autofree char *comments = repeat ("(;SZ[9]", said, 12, ")");

  check_full (make_problems (most, 9), FALSE);
  check_full (make_problems (beyond, 9), TRUE);
  check_full (make_problems (large, 9), TRUE);
  check_full (make_kifu (long_game, &how), TRUE);
  check_full (make_kifu (long_game, &pages), TRUE);
  check_full (make_kifu (texts, &how), TRUE);
  check_full (make_kifu (comments, &how), TRUE);
  check_full (make_kifu (beyond, &how), TRUE);
}

/* Megabytes of a comment are a dozen pages. */
static void
test_endless (void)
{
  g_autoptr (GString) sgf = g_string_new ("(;GM[1]SZ[9]AB[aa]C[");
  g_autoptr (TengenSgfReading) reading = NULL;
  g_autoptr (TengenPaper) paper = NULL;
  TengenPaperProblems how = { .per_page = 9, .boards_only = FALSE };

  while (sgf->len < 1000 * 1000)
    g_string_append (sgf, "0123456789012345678901234567890123456789 ");
  g_string_append (sgf, "])");
  reading = read_sgf (sgf->str);
  paper = tengen_paper_new_problems (reading->record, &how);
  g_assert_cmpuint (tengen_paper_get_n_pages (paper), <, 30);
  check_pages (paper);
}

static void
test_svg (void)
{
  TengenPaperKifu how = { .per_page = 1, .moves = 100 };
  g_autoptr (TengenPaper) paper = make_kifu ("(;GM[1]SZ[9];B[aa])", &how);
  g_autoptr (GByteArray) bytes = tengen_paper_make_svg (paper, 0, NULL);

  g_assert_nonnull (bytes);
  g_assert_nonnull (
      g_strstr_len ((const char *) bytes->data, (gssize) bytes->len, "<svg"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/paper/kifu/blank", test_blank);
  g_test_add_func ("/paper/kifu/notation", test_notation);
  g_test_add_func ("/paper/kifu/long-comments", test_long_comments);
  g_test_add_func ("/paper-kifu/each-once", test_each_once);
  g_test_add_func ("/paper-kifu/again", test_again);
  g_test_add_func ("/paper-kifu/marks", test_marks);
  g_test_add_func ("/paper-kifu/pages", test_pages);
  g_test_add_func ("/paper-kifu/full", test_full);
  g_test_add_func ("/paper-kifu/games", test_games);
  g_test_add_func ("/paper-kifu/variations", test_variations);
  g_test_add_func ("/paper-kifu/long-facts", test_long_facts);
  g_test_add_func ("/paper-kifu/nothing", test_nothing);
  g_test_add_func ("/paper-kifu/set-up", test_set_up);
  g_test_add_func ("/paper-kifu/time", test_time);
  g_test_add_func ("/paper-kifu/diagram", test_diagram);
  g_test_add_func ("/paper-kifu/account", test_account);
  g_test_add_func ("/paper-kifu/account-lines", test_account_lines);
  g_test_add_func ("/paper-kifu/new-stones", test_new_stones);
  g_test_add_func ("/paper-kifu/bounds", test_bounds);
  g_test_add_func ("/paper-kifu/stop", test_stop);
  g_test_add_func ("/paper-kifu/endless", test_endless);
  g_test_add_func ("/paper-kifu/svg", test_svg);
  return g_test_run ();
}
