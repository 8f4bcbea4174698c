/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-pupil-page: choosing who learns, the form, the teacher's table
 */
#include <string.h>

#include "display-start.h"
#include "tengen-lesson-shelf.h"
#include "tengen-paint-pupil.h"
#include "tengen-pupil-form.h"
#include "tengen-pupil-overview.h"
#include "tengen-pupil-page.h"
#include "tengen-pupil-picture.h"
#include "tengen-pupil-roster.h"

typedef struct
{
  GtkWindow *window;
  TengenPupilPage *page;
  TengenLessonPupils *pupils;
  /* what was asked for */
  GString *asked;
} Fixture;

static void
chosen_cb (Fixture *f, const char *id)
{
  g_string_append_printf (f->asked, "%s;", id != NULL ? id : "nobody");
}

static void
add_cb (Fixture *f, const char *nickname, guint picture)
{
  g_string_append_printf (f->asked, "add %s %u;", nickname, picture);
}

static void
change_cb (Fixture *f, const char *id, const char *nickname, guint picture)
{
  g_string_append_printf (f->asked, "%s is %s %u;", id, nickname, picture);
}

static void
take_away_cb (Fixture *f, const char *id)
{
  g_string_append_printf (f->asked, "without %s;", id);
}

static void
show (Fixture *f)
{
  const TengenLessonPupil *last = tengen_lesson_pupils_get_last (f->pupils);

  tengen_pupil_page_set_pupils (f->page,
                                tengen_lesson_pupils_get_all (f->pupils),
                                last != NULL ? last->id : NULL);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->asked = g_string_new (NULL);
  f->pupils = tengen_lesson_pupils_new ();
  f->page = TENGEN_PUPIL_PAGE (tengen_pupil_page_new ());
  f->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (f->window, 1000, 700);
  gtk_window_set_child (f->window, GTK_WIDGET (f->page));
  g_signal_connect_swapped (f->page, "chosen", G_CALLBACK (chosen_cb), f);
  g_signal_connect_swapped (f->page, "add", G_CALLBACK (add_cb), f);
  g_signal_connect_swapped (f->page, "change", G_CALLBACK (change_cb), f);
  g_signal_connect_swapped (f->page, "take-away", G_CALLBACK (take_away_cb), f);
  tengen_lesson_pupils_add (f->pupils, "a", "はな", 0);
  tengen_lesson_pupils_add (f->pupils, "b", "太郎", 2);
  tengen_lesson_pupils_set_last (f->pupils, "b");
  show (f);
  gtk_window_present (f->window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (f->page)))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (f->window);
  tengen_lesson_pupils_free (f->pupils);
  g_string_free (f->asked, TRUE);
}

static void
check_asked (Fixture *f, const char *wanted)
{
  g_assert_cmpstr (f->asked->str, ==, wanted);
  g_string_truncate (f->asked, 0);
}

static gpointer
child (Fixture *f, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (f->page), TENGEN_TYPE_PUPIL_PAGE, id);
}

static gpointer
form_child (Fixture *f, const char *id)
{
  return gtk_widget_get_template_child (
      child (f, "form"), TENGEN_TYPE_PUPIL_FORM, id);
}

static GtkFlowBoxChild *
get_card (Fixture *f, int index)
{
  return gtk_flow_box_get_child_at_index (child (f, "people"), index);
}

static gboolean
is_asking (Fixture *f)
{
  return gtk_widget_get_visible (child (f, "form"));
}

static void
act (Fixture *f, const char *action)
{
  g_assert_true (gtk_widget_activate_action (child (f, "form"), action, NULL));
}

static void
write_name (Fixture *f, const char *text)
{
  gtk_editable_set_text (form_child (f, "nickname"), text);
}

static void
test_choose (Fixture *f, gconstpointer data)
{
  g_assert_nonnull (get_card (f, 2));
  g_assert_null (get_card (f, 3));
  gtk_widget_activate (GTK_WIDGET (get_card (f, 0)));
  check_asked (f, "a;");
  gtk_widget_activate (GTK_WIDGET (get_card (f, 2)));
  check_asked (f, "nobody;");
  tengen_pupil_page_focus (f->page);
  g_assert_true (gtk_window_get_focus (f->window) ==
                 GTK_WIDGET (get_card (f, 1)));
}

static void
test_new (Fixture *f, gconstpointer data)
{
  g_assert_false (is_asking (f));
  g_assert_true (
      gtk_widget_activate_action (GTK_WIDGET (f->page), "pupil.new", NULL));
  g_assert_true (is_asking (f));
  g_assert_false (gtk_widget_get_visible (child (f, "list")));
  g_assert_false (gtk_widget_get_visible (form_child (f, "take_away")));
  /* nothing is taken that is no nickname */
  act (f, "form.done");
  g_assert_true (is_asking (f));
  g_assert_true (gtk_widget_get_visible (form_child (f, "fault")));
  write_name (f, "あいうえおかきくけこさしすせそたちつてとな");
  g_assert_false (gtk_widget_get_visible (form_child (f, "fault")));
  act (f, "form.done");
  check_asked (f, "");
  write_name (f, "　次郎 ");
  g_signal_emit_by_name (form_child (f, "nickname"), "activate");
  /* the first picture that no pupil has */
  check_asked (f, "add 次郎 1;");
  g_assert_false (is_asking (f));
}

static void
test_change (Fixture *f, gconstpointer data)
{
  GtkFlowBox *pictures = form_child (f, "pictures");

  gtk_widget_activate_action (GTK_WIDGET (f->page), "pupil.change", "s", "b");
  g_assert_cmpstr (
      gtk_editable_get_text (form_child (f, "nickname")), ==, "太郎");
  act (f, "form.cancel");
  g_assert_false (is_asking (f));
  check_asked (f, "");
  gtk_widget_activate_action (GTK_WIDGET (f->page), "pupil.change", "s", "b");
  gtk_flow_box_select_child (pictures,
                             gtk_flow_box_get_child_at_index (pictures, 15));
  act (f, "form.done");
  check_asked (f, "b is 太郎 15;");
  gtk_widget_activate_action (GTK_WIDGET (f->page), "pupil.change", "s", "a");
  act (f, "form.take-away");
  check_asked (f, "without a;");
}

/* Another program took away who is just being changed. */
static void
test_gone (Fixture *f, gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (f->page), "pupil.change", "s", "b");
  tengen_lesson_pupils_change (f->pupils, "a", "はなこ", 0);
  show (f);
  g_assert_true (is_asking (f));
  tengen_lesson_pupils_take_away (f->pupils, "b", 1);
  show (f);
  g_assert_false (is_asking (f));
  g_assert_null (get_card (f, 2));
}

/* Somebody is brought back: the focus goes to their card, but does not leave a
 * form that is being filled in. */
static void
test_card (Fixture *f, gconstpointer data)
{
  GtkWidget *focus;

  gtk_widget_grab_focus (child (f, "add"));
  tengen_pupil_page_focus_card (f->page, "a");
  g_assert_true (gtk_window_get_focus (f->window) ==
                 GTK_WIDGET (get_card (f, 0)));
  gtk_widget_activate_action (GTK_WIDGET (f->page), "pupil.new", NULL);
  focus = gtk_window_get_focus (f->window);
  g_assert_true (gtk_widget_is_ancestor (focus, child (f, "form")));
  tengen_pupil_page_focus_card (f->page, "b");
  g_assert_true (gtk_window_get_focus (f->window) == focus);
}

static void
add_all_cb (Fixture *f, GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const TengenLessonRosterLine *line = g_ptr_array_index (lines, i);

      g_string_append_printf (f->asked, "%s %u;", line->name, line->picture);
    }
}

/* Nothing is added that is there; nothing at all where nothing is new. */
static void
test_roster (Fixture *f, gconstpointer data)
{
  GtkWidget *roster = child (f, "roster");
  GtkTextView *names = GTK_TEXT_VIEW (gtk_widget_get_template_child (
      roster, TENGEN_TYPE_PUPIL_ROSTER, "names"));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (names);
  GtkWidget *scroller = GTK_WIDGET (gtk_widget_get_template_child (
      roster, TENGEN_TYPE_PUPIL_ROSTER, "scroller"));

  g_signal_connect_swapped (f->page, "add-all", G_CALLBACK (add_all_cb), f);
  gtk_widget_activate_action (GTK_WIDGET (f->page), "pupil.roster", NULL);
  g_assert_true (gtk_widget_get_visible (roster));
  gtk_text_buffer_set_text (buffer, "1 はな\n", -1);
  /* the tab key passes by what is empty */
  g_assert_false (gtk_widget_child_focus (scroller, GTK_DIR_TAB_FORWARD));
  gtk_widget_activate_action (roster, "roster.done", NULL);
  check_asked (f, "");
  gtk_text_buffer_set_text (buffer, "1 はな\n2 次郎\n3 三郎\n", -1);
  g_assert_true (gtk_widget_child_focus (scroller, GTK_DIR_TAB_FORWARD));
  gtk_widget_activate_action (roster, "roster.done", NULL);
  check_asked (f, "次郎 3;三郎 4;");
  g_assert_false (gtk_widget_get_visible (roster));
  gtk_widget_activate_action (GTK_WIDGET (f->page), "pupil.roster", NULL);
  gtk_widget_activate_action (roster, "roster.cancel", NULL);
  g_assert_false (gtk_widget_get_visible (roster));
  check_asked (f, "");
}

/* Among many people a part of the name is enough. */
static void
test_search (Fixture *f, gconstpointer data)
{
  GtkEditable *search = child (f, "search");

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (search)));
  for (guint i = 0; i < 30; i++)
    {
      g_autofree char *id = g_strdup_printf ("p%u", i);
      g_autofree char *name = g_strdup_printf ("Pupil %02u", i);

      tengen_lesson_pupils_add (f->pupils, id, name, 0);
    }
  show (f);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (search)));
  gtk_editable_set_text (search, "ｐｕｐｉｌ 17");
  g_signal_emit_by_name (search, "activate");
  check_asked (f, "p17;");
  gtk_editable_set_text (search, "nobody");
  g_signal_emit_by_name (search, "activate");
  check_asked (f, "");
  g_signal_emit_by_name (search, "stop-search");
  g_assert_cmpstr (gtk_editable_get_text (search), ==, "");
}

/* All pictures differ, and not only by being black or white. */
static void
test_pictures (void)
{
  guchar seen[TENGEN_PAINT_PUPILS + 1][40 * 160];
  const TengenPaintTheme *theme =
      tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, FALSE);

  for (guint i = 0; i <= TENGEN_PAINT_PUPILS; i++)
    {
      cairo_surface_t *surface =
          cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 40, 40);
      cairo_t *cr = cairo_create (surface);

      cairo_translate (cr, 20, 20);
      tengen_paint_pupil (cr, 19, theme, i);
      cairo_destroy (cr);
      cairo_surface_flush (surface);
      memcpy (seen[i], cairo_image_surface_get_data (surface), 40 * 160);
      cairo_surface_destroy (surface);
      for (guint j = 0; j < i; j++)
        {
          g_assert_cmpint (memcmp (seen[i], seen[j], 40 * 160), !=, 0);
          g_assert_cmpstr (tengen_pupil_picture_get_name (i),
                           !=,
                           tengen_pupil_picture_get_name (j));
        }
    }
  g_assert_cmpint (TENGEN_PAINT_PUPILS, ==, TENGEN_LESSON_PUPILS_PICTURES);
}

static guint
count_children (GtkWidget *widget)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

/* The first pupil has solved an exercise. */
static TengenExerciseTable *
make_exercises (guint n)
{
  static const char lines[] = "tengen-practice 1\n"
                              "5 0 atari 1 1 first 0 1 9a0c71d23b5e8f04\n";
  TengenExerciseTable *table = tengen_exercise_table_new ();

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TengenExerciseLog) log =
          tengen_exercise_log_decode (lines, i == 0 ? strlen (lines) : 0);

      tengen_exercise_table_add (table, log);
    }
  return table;
}

static void
test_overview (void)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  GPtrArray *lessons = tengen_lesson_shelf_get_lessons (shelf);
  const TengenLesson *lesson = g_ptr_array_index (lessons, 0);
  TengenLessonOverview *overview = tengen_lesson_overview_new (lessons);
  g_autoptr (TengenLessonProgress) progress = tengen_lesson_progress_new ();
  GtkWidget *table = g_object_ref_sink (tengen_pupil_overview_new ());
  GtkWidget *rows = GTK_WIDGET (gtk_widget_get_template_child (
      table, TENGEN_TYPE_PUPIL_OVERVIEW, "rows"));
  g_autoptr (TengenClassSheet) sheet = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  tengen_lesson_progress_set_done (
      progress, lesson->id, tengen_lesson_get_step (lesson, 0)->id, 2);
  for (int i = 0; i < 40; i++)
    tengen_lesson_overview_add (overview, "はな", 3, progress);
  tengen_pupil_overview_show (
      TENGEN_PUPIL_OVERVIEW (table), overview, make_exercises (40));
  g_assert_cmpuint (count_children (rows), ==, 40);
  sheet = tengen_pupil_overview_make_sheet (TENGEN_PUPIL_OVERVIEW (table),
                                            TENGEN_CLASS_SHEET_COUNTS);
  text = tengen_class_sheet_write (sheet, ',');
  lines = g_strsplit (text, "\r\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 42);
  g_assert_true (
      g_str_has_prefix (lines[0],
                        "\xef\xbb\xbf"
                        "Nickname,First steps in Pure Go: of 14 steps done,"
                        "First steps in Pure Go: stars,"));
  g_assert_true (g_str_has_prefix (lines[40], "はな,1,0,0,0,"));
  g_assert_finalize_object (table);
}

/* The texts of the cells of a row, and what each is called. */
static void
list_cells (GtkWidget *widget, GString *text)
{
  const char *name = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_LABEL (widget) && name != NULL)
    g_string_append_printf (
        text, "%s = %s\n", name, gtk_label_get_label (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_cells (child, text);
}

/* Each person's stars stand in the own row. */
static void
test_cells (void)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  GPtrArray *lessons = tengen_lesson_shelf_get_lessons (shelf);
  const TengenLesson *lesson = g_ptr_array_index (lessons, 0);
  g_autoptr (GPtrArray) first = g_ptr_array_new ();
  TengenLessonOverview *overview;
  g_autoptr (TengenLessonProgress) done = tengen_lesson_progress_new ();
  g_autoptr (TengenLessonProgress) begun = tengen_lesson_progress_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  GtkWidget *table = g_object_ref_sink (tengen_pupil_overview_new ());

  g_ptr_array_add (first, (gpointer) lesson);
  overview = tengen_lesson_overview_new (first);
  for (guint i = 0; i < lesson->steps->len; i++)
    tengen_lesson_progress_set_done (
        done, lesson->id, tengen_lesson_get_step (lesson, i)->id, 2);
  tengen_lesson_progress_set_done (
      begun, lesson->id, tengen_lesson_get_step (lesson, 0)->id, 3);
  tengen_lesson_overview_add (overview, "Hana", 1, done);
  tengen_lesson_overview_add (overview, "Taro", 2, begun);
  tengen_pupil_overview_show (
      TENGEN_PUPIL_OVERVIEW (table), overview, make_exercises (2));
  list_cells (GTK_WIDGET (gtk_widget_get_template_child (
                  table, TENGEN_TYPE_PUPIL_OVERVIEW, "rows")),
              text);
  g_assert_cmpstr (text->str,
                   ==,
                   "Hana = Hana\n"
                   "Hana, First steps in Pure Go, 2 stars of 3 = ★★☆\n"
                   "Taro = Taro\n"
                   "Taro, First steps in Pure Go, 1 of 14 steps done = 1 / 14"
                   "\n");
  g_assert_finalize_object (table);
}

static void
choose (GtkWidget *table, const char *id)
{
  g_object_set (
      gtk_widget_get_template_child (table, TENGEN_TYPE_PUPIL_OVERVIEW, id),
      "active",
      TRUE,
      NULL);
}

/* What was practised, without names; where nothing was missed nothing stands. */
static void
test_practice (void)
{
  g_autoptr (GPtrArray) lessons = g_ptr_array_new ();
  g_autoptr (TengenLessonProgress) progress = tengen_lesson_progress_new ();
  TengenLessonOverview *overview = tengen_lesson_overview_new (lessons);
  GtkWidget *table = g_object_ref_sink (tengen_pupil_overview_new ());
  GtkWidget *rows = GTK_WIDGET (gtk_widget_get_template_child (
      table, TENGEN_TYPE_PUPIL_OVERVIEW, "rows"));
  g_autoptr (GString) text = g_string_new (NULL);

  tengen_lesson_overview_add (overview, "Hana", 1, progress);
  tengen_lesson_overview_add (overview, "Taro", 2, progress);
  tengen_pupil_overview_show (
      TENGEN_PUPIL_OVERVIEW (table), overview, make_exercises (2));
  choose (table, "practice");
  choose (table, "numbered");
  list_cells (rows, text);
  g_assert_cmpstr (
      text->str,
      ==,
      "1 = 1\n"
      "1, Atari, 1 of 1 right at the first try, level 2 = 1 / 1\nLevel 2\n"
      "2 = 2\n"
      "2, Atari, not tried yet = –\n"
      "Everyone = Everyone\n"
      "Everyone, Atari, 1 of 1 right at the first try, level 2 = "
      "1 / 1\nLevel 2\n");
  choose (table, "stumbles");
  g_assert_cmpuint (count_children (rows), ==, 0);
  g_assert_false (
      gtk_widget_get_sensitive (GTK_WIDGET (gtk_widget_get_template_child (
          table, TENGEN_TYPE_PUPIL_OVERVIEW, "save"))));
  g_assert_finalize_object (table);
}

int
main (int argc, char *argv[])
{
  g_setenv ("LANGUAGE", "en", TRUE);
  if (!start_tests (argc, argv))
    return 0;
#define ADD(name, test)                                                        \
  g_test_add ("/pupil/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("choose", test_choose);
  ADD ("new", test_new);
  ADD ("change", test_change);
  ADD ("gone", test_gone);
  ADD ("card", test_card);
  ADD ("roster", test_roster);
  ADD ("search", test_search);
#undef ADD
  g_test_add_func ("/pupil/pictures", test_pictures);
  g_test_add_func ("/pupil/overview", test_overview);
  g_test_add_func ("/pupil/cells", test_cells);
  g_test_add_func ("/pupil/practice", test_practice);
  return g_test_run ();
}
