/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paper: pages of paper: nothing meets or leaves the page, no text is lost
 */
#include <string.h>

#include "paper-pages.h"
#include "tengen-lesson-shelf.h"
#include "tengen-paint-metrics.h"
#include "tengen-paper-lesson.h"
#include "tengen-paper-private.h"
#include "tengen-paper-problems.h"
#include "tengen-paper-sheets.h"
#include "tengen-paper-words.h"
#include "tengen-sgf-reader.h"

/* cairo 1.16 loses a little where it puts a CFF font into a PDF. */
const char *__lsan_default_suppressions (void);

const char *
__lsan_default_suppressions (void)
{
  return "leak:libcairo.so";
}

static TengenLessonShelf *shelf;

static const TengenPaperSize SIZES[] = {
  TENGEN_PAPER_A4, TENGEN_PAPER_A5, TENGEN_PAPER_B5, TENGEN_PAPER_LETTER
};

/* --- What is on pages --- */

static guint
count_in (const GByteArray *bytes, const char *what)
{
  gsize length = strlen (what);
  guint n = 0;

  for (gsize i = 0; i + length <= bytes->len; i++)
    if (memcmp (bytes->data + i, what, length) == 0)
      n++;
  return n;
}

/* --- Handouts --- */

static TengenPaper *
make_handout (const TengenLesson *lesson, guint per_page, const char *language)
{
  TengenPaperLesson how = { .per_page = per_page,
                            .solutions = TRUE,
                            .language = language,
                            .readings = TENGEN_PAINT_RUBY_ALL };

  return tengen_paper_new_lesson (lesson, &how);
}

static const TengenLesson *
get_lesson (const char *id)
{
  return tengen_lesson_shelf_find (shelf, id);
}

static TengenLesson *
read_lesson (const char *steps)
{
  g_autofree char *text = g_strdup_printf (
      "<lesson xmlns='urn:tengen:lesson:1' id='t' version='1' xml:lang='ja' "
      "game='go' size='19'><title>題</title><chapter id='c'><title>章</title>"
      "%s</chapter></lesson>",
      steps);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  TengenLesson *lesson = tengen_lesson_shelf_read (shelf, bytes, faults);

  for (guint i = 0; i < faults->len; i++)
    g_test_message (
        "fault %d",
        ((TengenLessonFault *) g_ptr_array_index (faults, i))->code);
  g_assert_nonnull (lesson);
  return lesson;
}

static void
check_lessons (guint per_page, const char *language)
{
  const GPtrArray *lessons = tengen_lesson_shelf_get_lessons (shelf);

  for (guint i = 0; i < lessons->len; i++)
    {
      g_autoptr (TengenPaper) paper =
          make_handout (g_ptr_array_index (lessons, i), per_page, language);

      check_pages (paper);
    }
}

static void
test_lessons (void)
{
  static const guint COUNTS[] = { 1, 2, 4, 6, 9 };

  if (g_getenv ("TENGEN_FULL") == NULL)
    {
      check_lessons (9, "ja");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (COUNTS); i++)
    {
      check_lessons (COUNTS[i], "ja");
      check_lessons (COUNTS[i], "en");
    }
}

static void
test_sizes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (SIZES); i++)
    {
      TengenPaperLesson how = { .size = SIZES[i], .per_page = 9 };
      g_autoptr (TengenPaper) paper =
          tengen_paper_new_lesson (get_lesson ("pure-go-first"), &how);
      double width, height;

      tengen_paper_size_get (SIZES[i], &width, &height);
      g_assert_cmpfloat (paper->width, ==, width);
      g_assert_cmpfloat (paper->height, ==, height);
      check_pages (paper);
    }
}

/* Fourteen steps, of which ten ask something. */
static void
test_counts (void)
{
  const TengenLesson *lesson = get_lesson ("pure-go-first");
  TengenPaperLesson how = { .per_page = 9 };
  g_autoptr (TengenPaper) nine = tengen_paper_new_lesson (lesson, &how);
  g_autoptr (TengenPaper) solved = make_handout (lesson, 9, "ja");
  g_autoptr (TengenPaper) single = make_handout (lesson, 1, "ja");
  g_autoptr (TengenPaper) asked = NULL;

  g_assert_cmpuint (tengen_paper_get_n_pages (nine), ==, 2);
  g_assert_cmpuint (count_boards (nine), ==, 14);
  g_assert_cmpuint (tengen_paper_get_n_pages (solved), ==, 4);
  g_assert_cmpuint (count_boards (solved), ==, 24);
  g_assert_cmpuint (tengen_paper_get_n_pages (single), ==, 24);
  how.steps = TENGEN_PAPER_STEPS_ASKING;
  asked = tengen_paper_new_lesson (lesson, &how);
  g_assert_cmpuint (count_boards (asked), ==, 10);
}

/* Moves are numbered on one board: a stone that was taken stays, and what is
 * played on it is told below. */
static void
test_numbers (void)
{
  g_autoptr (TengenLesson) lesson = read_lesson (
      "<step id='a'><say>S</say><diagram size='5'>"
      "<stones colour='white' at='A1'/><stones colour='black' at='B1'/>"
      "</diagram><moves><move at='A2'/><move at='E5'/><move at='A1'/></moves>"
      "</step>");
  TengenPaperLesson how = { .per_page = 1 };
  g_autoptr (TengenPaper) paper = tengen_paper_new_lesson (lesson, &how);
  g_autoptr (GPtrArray) views = list_views (paper);
  g_autoptr (GArray) boxes = list_boxes (paper, 0);
  const TengenView *view = g_ptr_array_index (views, 0);

  g_assert_cmpint (view->stones[20], ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (view->numbers[20], ==, 0);
  g_assert_cmpint (view->numbers[15], ==, 1);
  g_assert_cmpint (view->stones[15], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (view->numbers[4], ==, 2);
  g_assert_cmpint (view->stones[4], ==, TENGEN_STONE_WHITE);
  /* title, name, number of the page; name, board, what is said, 3: A1 */
  g_assert_cmpuint (boxes->len, ==, 7);
}

/* What stands at the edges of the boards, in their order. */
static void
check_coordinates (const TengenLesson *lesson,
                   gboolean plain,
                   const int *wanted)
{
  TengenPaperLesson how = { .per_page = 1, .plain = plain };
  g_autoptr (TengenPaper) paper = tengen_paper_new_lesson (lesson, &how);
  guint n = 0;

  for (guint page = 0; page < paper->pages->len; page++)
    {
      const GArray *items = g_ptr_array_index (paper->pages, page);

      for (guint i = 0; i < items->len; i++)
        {
          const TengenPaperItem *item =
              &g_array_index (items, TengenPaperItem, i);

          if (item->free_data == (GDestroyNotify) tengen_view_free)
            g_assert_cmpint (item->number, ==, wanted[n++]);
        }
    }
  g_assert_cmpuint (n, ==, 3);
}

/* Coordinates are a choice, unless the lesson has one of its own. */
static void
test_coordinates (void)
{
  static const int chosen[] = { TENGEN_NOTATION_A1, TENGEN_NOTATION_A1, -1 };
  static const int plain[] = { -1, TENGEN_NOTATION_A1, -1 };
  g_autoptr (TengenLesson) lesson =
      read_lesson ("<step id='a'><say>S</say><diagram/></step>"
                   "<step id='b'><say>S</say><diagram coords='yes'/></step>"
                   "<step id='c'><say>S</say><diagram coords='no'/></step>");

  check_coordinates (lesson, FALSE, chosen);
  check_coordinates (lesson, TRUE, plain);
}

static char *
make_long_step (void)
{
  GString *step = g_string_new ("<step id='a'><say>");

  for (int i = 0; i < 390; i++)
    g_string_append (step, "字");
  g_string_append (step, "</say><diagram/><try all='yes'>");
  for (int i = 0; i < TENGEN_LESSON_MAX_ANSWERS; i++)
    {
      g_string_append_printf (step,
                              "<answer at='%c%d' verdict='right'><say>",
                              "ABCDEFGHJKLMNOPQRST"[i % 19],
                              1 + i / 19);
      for (int k = 0; k < 130; k++)
        g_string_append (step, "答える");
      g_string_append (step, "</say></answer>");
    }
  g_string_append (step, "</try></step>");
  return g_string_free (step, FALSE);
}

/* The longest texts there may be: each is on paper once. */
static void
test_long (void)
{
  g_autofree char *step = make_long_step ();
  g_autoptr (TengenLesson) lesson = read_lesson (step);

  /* the largest page and the smallest one */
  for (guint i = 0; i < 2; i++)
    {
      TengenPaperLesson how = { .size = SIZES[i],
                                .per_page = 9,
                                .solutions = TRUE };
      g_autoptr (TengenPaper) paper = tengen_paper_new_lesson (lesson, &how);
      guint n_texts = 0;

      check_pages (paper);
      for (guint page = 0; page < tengen_paper_get_n_pages (paper); page++)
        {
          g_autoptr (GArray) boxes = list_boxes (paper, page);

          /* without its head and number */
          n_texts += boxes->len - 2;
        }
      /* a name line; a name, a board and a text; then as many texts as there
       * are answers */
      g_assert_cmpuint (n_texts, ==, 1 + 3 + 2 + TENGEN_LESSON_MAX_ANSWERS);
    }
}

static void
test_part (void)
{
  g_autoptr (TengenLesson) lesson =
      read_lesson ("<step id='a'><say>S</say><diagram view='A1 E4'/></step>");
  TengenPaperLesson how = { .per_page = 9 };
  g_autoptr (TengenPaper) paper = tengen_paper_new_lesson (lesson, &how);
  const int part[] = { 0, 4, 15, 18 };
  TengenPaintMetrics metrics;
  double x, y;

  check_pages (paper);
  tengen_paint_metrics_init_part (&metrics, 500, 400, 19, 19, part, FALSE);
  g_assert_cmpfloat (metrics.cell_width, >, 75);
  tengen_paint_metrics_get_center (
      &metrics, tengen_point_make (19, 0, 15), &x, &y);
  g_assert_cmpfloat (x - metrics.radius, >=, 0);
  g_assert_cmpfloat (y - metrics.radius, >=, 0);
  tengen_paint_metrics_get_center (
      &metrics, tengen_point_make (19, 4, 18), &x, &y);
  g_assert_cmpfloat (x + metrics.radius, <=, 500);
  g_assert_cmpfloat (y + metrics.radius, <=, 400);
  tengen_paint_metrics_get_center (
      &metrics, tengen_point_make (19, 0, 14), &x, &y);
  g_assert_cmpfloat (y, <, 0);
}

/* --- Files --- */

static void
test_pdf (void)
{
  g_autoptr (TengenPaper) paper =
      make_handout (get_lesson ("pure-go-first"), 9, "ja");
  cairo_status_t status = CAIRO_STATUS_NO_MEMORY;
  g_autoptr (GByteArray) bytes = tengen_paper_make_pdf (paper, NULL, &status);

  g_assert_nonnull (bytes);
  g_assert_cmpint (status, ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpint (memcmp (bytes->data, "%PDF-", 5), ==, 0);
  g_assert_cmpuint (count_in (bytes, "/Type /Page "), ==, 4);
  /* stones and lines are shapes, there is no wood */
  g_assert_cmpuint (count_in (bytes, "/Subtype /Image"), ==, 0);
  /* of the letters there is what is used */
  g_assert_cmpuint (bytes->len, <, 400 * 1000);
}

static void
test_png (void)
{
  TengenPaperBoards how = { .lines = 9, .per_page = 1 };
  g_autoptr (TengenPaper) paper = tengen_paper_new_boards (&how);
  g_autoptr (GByteArray) bytes = tengen_paper_make_png (paper, 0, 36, NULL);
  const guint8 *data;

  g_assert_nonnull (bytes);
  data = bytes->data;
  g_assert_cmpint (memcmp (data, "\x89PNG", 4), ==, 0);
  g_assert_cmpint (data[18] << 8 | data[19], ==, 298);
  g_assert_cmpint (data[22] << 8 | data[23], ==, 421);
}

static gpointer
draw_cb (gpointer paper)
{
  return tengen_paper_make_pdf (paper, NULL, NULL);
}

/* What was made here can be drawn elsewhere. */
static void
test_thread (void)
{
  g_autoptr (TengenPaper) paper =
      make_handout (get_lesson ("renju-five"), 6, "ja");
  GThread *thread = g_thread_new ("paper", draw_cb, tengen_paper_ref (paper));
  g_autoptr (GByteArray) there = g_thread_join (thread);
  g_autoptr (GByteArray) here = tengen_paper_make_pdf (paper, NULL, NULL);

  tengen_paper_unref (paper);
  g_assert_nonnull (there);
  g_assert_cmpuint (
      count_in (there, "/Type /Page "), ==, count_in (here, "/Type /Page "));
}

/* --- Sheets --- */

static void
test_boards (void)
{
  static const guint COUNTS[] = { 1, 2, 4, 6, 9 };

  for (guint i = 0; i < G_N_ELEMENTS (COUNTS); i++)
    for (int lines = 5; lines <= 19; lines += 14)
      {
        TengenPaperBoards how = { .lines = lines,
                                  .per_page = COUNTS[i],
                                  .coordinates = lines == 19 };
        g_autoptr (TengenPaper) paper = tengen_paper_new_boards (&how);
        g_autoptr (GPtrArray) views = list_views (paper);

        check_pages (paper);
        g_assert_cmpuint (views->len, ==, COUNTS[i]);
        g_assert_cmpint (
            ((TengenView *) g_ptr_array_index (views, 0))->width, ==, lines);
      }
}

static void
test_renju_board (void)
{
  TengenPaperBoards how = { .lines = 9, .renju = TRUE, .per_page = 1 };
  g_autoptr (TengenPaper) paper = tengen_paper_new_boards (&how);
  g_autoptr (GPtrArray) views = list_views (paper);

  g_assert_cmpint (
      ((TengenView *) g_ptr_array_index (views, 0))->width, ==, 15);
}

static void
test_rules (void)
{
  static const char *const LANGUAGES[] = { "ja", "en" };

  for (guint i = 0; i < G_N_ELEMENTS (SIZES); i++)
    for (guint k = 0; k < G_N_ELEMENTS (LANGUAGES); k++)
      {
        TengenPaperRules how = { .size = SIZES[i], .language = LANGUAGES[k] };
        g_autoptr (TengenPaper) paper =
            tengen_paper_new_rules (get_lesson ("pure-go-first"), &how);

        g_assert_cmpuint (tengen_paper_get_n_pages (paper), ==, 1);
        g_assert_cmpuint (count_boards (paper), ==, 6);
        check_pages (paper);
      }
}

static void
test_certificate (void)
{
  g_autofree char *long_name = g_strnfill (60, 'W');
  const char *const names[] = { NULL, "", "山田 花子", long_name };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint k = 0; k < G_N_ELEMENTS (SIZES); k++)
      {
        TengenPaperCertificate how = { .size = SIZES[k],
                                       .language = k % 2 == 0 ? "ja" : "en",
                                       .name = names[i],
                                       .title =
                                           get_lesson ("pure-go-first")->title,
                                       .stars = 2,
                                       .stars_most = i == 0 ? 0 : 3,
                                       .date =
                                           i == 0 ? NULL : "2026年11月22日" };
        g_autoptr (TengenPaper) paper = tengen_paper_new_certificate (&how);

        g_assert_cmpuint (tengen_paper_get_n_pages (paper), ==, 1);
        check_pages (paper);
      }
}

/* --- Problems --- */

static TengenPaper *
make_problems (const char *sgf, gboolean solutions)
{
  TengenPaperProblems how = { .per_page = 9,
                              .solutions = solutions,
                              .language = "ja" };
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (sgf, strlen (sgf), NULL, &error);

  g_assert_no_error (error);
  return tengen_paper_new_problems (reading->record, &how);
}

#define PROBLEM "(;GM[1]SZ[5]AB[aa]AW[ab]C[Take it.]"

/* The line that is called right, else the first that is not called wrong. */
static void
test_right (void)
{
  static const struct
  {
    const char *lines;
    int point;
  } CASES[] = {
    { ";B[bb];W[cc])", 6 },
    { "(;B[bb])(;B[cc]))", 6 },
    { "(;B[bb])(;B[cc];W[dd];B[de]C[RIGHT]))", 12 },
    { "(;B[bb])(;B[cc]TE[1]))", 12 },
    { "(;B[bb]BM[1])(;B[cc]))", 12 },
    { "(;B[bb];W[aa]C[WRONG])(;B[cc]))", 12 },
    { "(;B[bb]BM[1];W[dd]TE[1])(;B[cc]))", 12 },
    { "(;B[bb]BM[1];W[dd];B[ee]C[RIGHT])(;B[cc]))", 12 },
    { "(;B[bb]BM[1]))", -1 },
    { ")", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autofree char *sgf = g_strconcat (PROBLEM, CASES[i].lines, NULL);
      g_autoptr (TengenPaper) paper = make_problems (sgf, TRUE);
      g_autoptr (GPtrArray) views = list_views (paper);
      const TengenView *asked = g_ptr_array_index (views, 0);

      check_pages (paper);
      g_assert_cmpint (asked->numbers[6] + asked->numbers[12], ==, 0);
      g_assert_cmpuint (views->len, ==, CASES[i].point < 0 ? 1 : 2);
      if (CASES[i].point >= 0)
        g_assert_cmpint (((TengenView *) g_ptr_array_index (views, 1))
                             ->numbers[CASES[i].point],
                         ==,
                         1);
    }
}

static GByteArray *
draw_problem (const char *lines)
{
  g_autofree char *sgf = g_strconcat (PROBLEM, lines, NULL);
  g_autoptr (TengenPaper) paper = make_problems (sgf, FALSE);

  return tengen_paper_make_png (paper, 0, 72, NULL);
}

static gboolean
are_same (const GByteArray *a, const GByteArray *b)
{
  return a->len == b->len && memcmp (a->data, b->data, a->len) == 0;
}

/* Whose turn it is follows from the variations, as in a lesson. */
static void
test_turn (void)
{
  g_autoptr (GByteArray) black = draw_problem (";B[bb])");
  g_autoptr (GByteArray) white = draw_problem (";W[bb])");
  g_autoptr (GByteArray) told = draw_problem ("PL[W];W[bb])");

  g_assert_true (are_same (white, told));
  g_assert_false (are_same (white, black));
}

/* A game in which nothing is asked is shown as it was played. */
static void
test_game (void)
{
  g_autoptr (TengenPaper) paper =
      make_problems ("(;GM[1]SZ[5];B[aa];W[bb];B[cc])", TRUE);
  g_autoptr (GPtrArray) views = list_views (paper);

  g_assert_cmpuint (views->len, ==, 1);
  g_assert_cmpint (
      ((TengenView *) g_ptr_array_index (views, 0))->numbers[12], ==, 3);
}

static void
test_no_problem (void)
{
  g_autoptr (TengenRecord) record = tengen_record_new ();
  TengenPaperProblems how = { .per_page = 9, .solutions = TRUE };
  g_autoptr (TengenPaper) empty = tengen_paper_new_problems (record, &how);
  g_autoptr (TengenPaper) other = make_problems ("(;GM[5]C[x])", FALSE);

  g_assert_cmpuint (tengen_paper_get_n_pages (empty), >=, 1);
  g_assert_cmpuint (count_boards (empty), ==, 0);
  g_assert_cmpuint (count_boards (other), ==, 0);
  check_pages (empty);
}

static void
test_many_problems (void)
{
  g_autoptr (GString) sgf = g_string_new (NULL);
  g_autoptr (TengenPaper) paper = NULL;
  guint n = g_getenv ("TENGEN_FULL") != NULL ? 500 : 100;

  for (guint i = 0; i < n; i++)
    g_string_append (sgf, PROBLEM ";B[bb])");
  paper = make_problems (sgf->str, FALSE);
  g_assert_cmpuint (tengen_paper_get_n_pages (paper), ==, (n + 8) / 9);
  g_assert_cmpuint (count_boards (paper), ==, n);
}

/* A comment of any length goes on from page to page. */
static void
test_long_comment (void)
{
  g_autoptr (GString) sgf = g_string_new ("(;GM[1]SZ[19]AB[aa]C[");
  g_autoptr (TengenPaper) paper = NULL;

  for (int i = 0; i < 3000; i++)
    g_string_append (sgf, "長い話。");
  g_string_append (sgf, "];B[bb])");
  paper = make_problems (sgf->str, FALSE);
  g_assert_cmpuint (tengen_paper_get_n_pages (paper), >, 2);
  check_pages (paper);
}

/* A title may need the better part of a page. */
static void
test_long_title (void)
{
  g_autoptr (GString) title = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  const char *sgf = PROBLEM ";B[bb])";
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (sgf, strlen (sgf), NULL, &error);

  g_assert_no_error (error);
  while (g_utf8_strlen (title->str, -1) < TENGEN_LESSON_MAX_TEXT)
    g_string_append (title, "長い題名。");
  for (guint i = 0; i < G_N_ELEMENTS (SIZES); i++)
    {
      TengenPaperProblems how = {
        .size = SIZES[i], .per_page = 1, .language = "ja", .title = title->str
      };
      g_autoptr (TengenPaper) paper =
          tengen_paper_new_problems (reading->record, &how);

      g_assert_cmpuint (count_boards (paper), ==, 1);
      check_pages (paper);
    }
}

/* --- Words --- */

static void
test_words (void)
{
  const TengenPaperWords words = { "{名前|なまえ}を\n書く",
                                   "Write\nit",
                                   "写姓名" };
  g_autoptr (TengenLessonText) ja = tengen_paper_words_make (&words, "ja_JP");
  g_autoptr (TengenLessonText) en = tengen_paper_words_make (&words, NULL);
  g_autoptr (TengenLessonText) one =
      tengen_paper_words_add_number (&words, "ja", 12);
  g_autoptr (TengenLessonText) zh =
      tengen_paper_words_add_number (&words, "zh_CN", 3);
  g_autofree char *chinese = tengen_lesson_text_get_plain (zh);
  g_autofree char *written = tengen_lesson_text_get_plain (ja);
  g_autofree char *spoken = tengen_lesson_text_get_spoken (ja);
  g_autofree char *english = tengen_lesson_text_get_plain (en);
  g_autofree char *numbered = tengen_lesson_text_get_plain (one);

  g_assert_cmpstr (written, ==, "名前を\n書く");
  g_assert_cmpstr (spoken, ==, "なまえを\n書く");
  g_assert_cmpstr (english, ==, "Write\nit");
  g_assert_cmpstr (numbered, ==, "名前を\n書く12");
  g_assert_cmpstr (chinese, ==, "写姓名3");
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  shelf = tengen_lesson_shelf_new ();
  g_test_add_func ("/paper/lessons", test_lessons);
  g_test_add_func ("/paper/sizes", test_sizes);
  g_test_add_func ("/paper/counts", test_counts);
  g_test_add_func ("/paper/numbers", test_numbers);
  g_test_add_func ("/paper/coordinates", test_coordinates);
  g_test_add_func ("/paper/long", test_long);
  g_test_add_func ("/paper/part", test_part);
  g_test_add_func ("/paper/pdf", test_pdf);
  g_test_add_func ("/paper/png", test_png);
  g_test_add_func ("/paper/thread", test_thread);
  g_test_add_func ("/paper/boards", test_boards);
  g_test_add_func ("/paper/renju-board", test_renju_board);
  g_test_add_func ("/paper/rules", test_rules);
  g_test_add_func ("/paper/certificate", test_certificate);
  g_test_add_func ("/paper/right", test_right);
  g_test_add_func ("/paper/turn", test_turn);
  g_test_add_func ("/paper/game", test_game);
  g_test_add_func ("/paper/no-problem", test_no_problem);
  g_test_add_func ("/paper/many-problems", test_many_problems);
  g_test_add_func ("/paper/long-comment", test_long_comment);
  g_test_add_func ("/paper/long-title", test_long_title);
  g_test_add_func ("/paper/words", test_words);
  status = g_test_run ();
  g_object_unref (shelf);
  return status;
}
