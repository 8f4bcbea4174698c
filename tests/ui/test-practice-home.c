/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-practice-home: where practice begins, and the circles of a day
 */
#include <gtk/gtk.h>

#include "display-start.h"
#include "tengen-practice-circles.h"
#include "tengen-practice-home.h"
#include "widget-find.h"

typedef struct
{
  GtkWindow *window;
  TengenPracticeHome *home;
  /* what was asked for */
  GString *asked;
} Fixture;

static void
today_cb (TengenPracticeHome *home, Fixture *f)
{
  g_string_append (f->asked, "today;");
}

static void
kind_cb (TengenPracticeHome *home, int kind, Fixture *f)
{
  g_string_append_printf (
      f->asked,
      "%s;",
      tengen_exercise_kind_get_info ((TengenExerciseKind) kind)->id);
}

static void
games_cb (TengenPracticeHome *home, GParamSpec *pspec, Fixture *f)
{
  int games;

  g_object_get (home, "games", &games, NULL);
  g_string_append_printf (f->asked, "%d;", games);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->asked = g_string_new (NULL);
  f->home = g_object_new (TENGEN_TYPE_PRACTICE_HOME, NULL);
  f->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (f->window, 1000, 700);
  gtk_window_set_child (f->window, GTK_WIDGET (f->home));
  g_signal_connect (f->home, "today", G_CALLBACK (today_cb), f);
  g_signal_connect (f->home, "kind", G_CALLBACK (kind_cb), f);
  g_signal_connect (f->home, "notify::games", G_CALLBACK (games_cb), f);
  gtk_window_present (f->window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (f->home)))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_string_free (f->asked, TRUE);
  gtk_window_destroy (f->window);
}

static gpointer
part (Fixture *f, const char *name)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (f->home), TENGEN_TYPE_PRACTICE_HOME, name);
}

static void
check_said (Fixture *f, const char *said, gboolean can_begin)
{
  GtkWidget *begin = part (f, "begin");

  g_assert_cmpstr (gtk_label_get_text (part (f, "said")), ==, said);
  g_assert_cmpint (gtk_widget_get_visible (begin) &&
                       gtk_widget_is_sensitive (begin),
                   ==,
                   can_begin);
}

static void
test_today (Fixture *f, gconstpointer data)
{
  tengen_practice_home_show_today (f->home, 0, 10, FALSE);
  check_said (f, "Ten exercises. They take about three minutes.", TRUE);
  gtk_test_accessible_assert_property (
      part (f, "circles"), GTK_ACCESSIBLE_PROPERTY_LABEL, "0 of 10 are done");
  g_signal_emit_by_name (part (f, "begin"), "clicked");
  g_assert_cmpstr (f->asked->str, ==, "today;");
  tengen_practice_home_set_busy (f->home, TRUE);
  check_said (f, "Ten exercises. They take about three minutes.", FALSE);
  tengen_practice_home_set_busy (f->home, FALSE);
  tengen_practice_home_show_today (f->home, 4, 10, FALSE);
  check_said (f, "You have begun. Go on where you stopped.", TRUE);
  tengen_practice_home_show_today (f->home, 10, 10, TRUE);
  tengen_practice_home_focus (f->home);
  g_assert_true (gtk_widget_get_parent (gtk_window_get_focus (f->window)) ==
                 part (f, "go_kinds"));
  check_said (f, "That was all for today. More comes tomorrow.", FALSE);
  gtk_test_accessible_assert_property (
      part (f, "circles"), GTK_ACCESSIBLE_PROPERTY_LABEL, "10 of 10 are done");
}

/* A tick for what is done, the number of what comes next: never colour alone. */
static void
test_circles (Fixture *f, gconstpointer data)
{
  GtkWidget *circles = part (f, "circles");
  GtkWidget *circle;
  g_autoptr (GString) said = g_string_new (NULL);

  tengen_practice_circles_show (TENGEN_PRACTICE_CIRCLES (circles), 2, 5);
  for (circle =
           gtk_widget_get_first_child (gtk_widget_get_first_child (circles));
       circle != NULL;
       circle = gtk_widget_get_next_sibling (circle))
    g_string_append_printf (
        said, "%s;", gtk_label_get_text (GTK_LABEL (circle)));
  g_assert_cmpstr (said->str, ==, "✓;✓;3;;;");
  tengen_practice_circles_show (TENGEN_PRACTICE_CIRCLES (circles), 0, 0);
  g_assert_false (gtk_widget_get_visible (circles));
}

/* The kind that a card asks for. */
static TengenExerciseKind
ask_kind (Fixture *f, GtkFlowBox *flow, GtkFlowBoxChild *card)
{
  TengenExerciseKind kind;

  g_string_truncate (f->asked, 0);
  g_signal_emit_by_name (flow, "child-activated", card);
  g_assert_true (g_str_has_suffix (f->asked->str, ";"));
  g_string_truncate (f->asked, f->asked->len - 1);
  g_assert_true (tengen_exercise_kind_find (f->asked->str, &kind));
  return kind;
}

/* Each kind has a card below its game, with the learner's level; those that
 * begin at a low level come first. */
static void
test_kinds (Fixture *f, gconstpointer data)
{
  static const char *const flows[] = { "go_kinds", "renju_kinds" };
  int levels[TENGEN_EXERCISE_KINDS];
  guint32 seen = 0;

  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    levels[i] = (int) i % 10 + 1;
  tengen_practice_home_show_levels (f->home, levels);
  for (guint i = 0; i < G_N_ELEMENTS (flows); i++)
    {
      GtkFlowBox *flow = part (f, flows[i]);
      GtkFlowBoxChild *card;
      int lowest = 1;

      for (int k = 0;
           (card = gtk_flow_box_get_child_at_index (flow, k)) != NULL;
           k++)
        {
          TengenExerciseKind kind = ask_kind (f, flow, card);
          const TengenExerciseKindInfo *info =
              tengen_exercise_kind_get_info (kind);
          g_autofree char *level = g_strdup_printf ("Level %d", levels[kind]);
          GtkWidget *box = gtk_flow_box_child_get_child (card);
          GtkWidget *last = gtk_widget_get_last_child (box);

          g_assert_cmpuint (seen >> kind & 1, ==, 0);
          seen |= (guint32) 1 << kind;
          g_assert_cmpint (info->is_renju, ==, i == 1);
          g_assert_cmpint (info->lowest, >=, lowest);
          lowest = info->lowest;
          g_assert_cmpstr (
              gtk_label_get_text (GTK_LABEL (find (last, GTK_TYPE_LABEL))),
              ==,
              level);
        }
    }
  g_assert_cmpuint (seen, ==, ((guint32) 1 << TENGEN_EXERCISE_KINDS) - 1);
}

/* One game at least is chosen. */
static void
test_games (Fixture *f, gconstpointer data)
{
  gtk_check_button_set_active (part (f, "renju"), TRUE);
  g_assert_cmpstr (f->asked->str, ==, "3;");
  g_string_truncate (f->asked, 0);
  gtk_check_button_set_active (part (f, "go"), FALSE);
  g_assert_cmpstr (f->asked->str, ==, "2;");
  gtk_check_button_set_active (part (f, "renju"), FALSE);
  g_assert_true (gtk_check_button_get_active (part (f, "go")));
  g_object_set (f->home, "games", 2, NULL);
  g_assert_false (gtk_check_button_get_active (part (f, "go")));
  g_assert_true (gtk_check_button_get_active (part (f, "renju")));
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  add ("/practice-home/today", test_today);
  add ("/practice-home/circles", test_circles);
  add ("/practice-home/kinds", test_kinds);
  add ("/practice-home/games", test_games);
  return g_test_run ();
}
