/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-classroom-add: which board each button makes
 */
#include <gtk/gtk.h>
#include <string.h>

#include "display-start.h"
#include "show.h"
#include "tengen-classroom-add.h"
#include "tengen-show-game.h"
#include "tengen-show-relay.h"
#include "tengen-words-relay.h"
#include "tengen-words.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *add;
  TengenTeams *teams;
  TengenShow *chosen;
  guint n_closed;
} Fixture;

static void
chosen_cb (TengenClassroomAdd *add, TengenShow *show, Fixture *f)
{
  g_set_object (&f->chosen, show);
}

static void
closed_cb (TengenClassroomAdd *add, Fixture *f)
{
  f->n_closed++;
}

static void
start (Fixture *f)
{
  *f = (Fixture){ .teams = tengen_teams_new () };
  f->add = tengen_classroom_add_new (f->teams);
  f->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (f->window), f->add);
  g_signal_connect (f->add, "chosen", G_CALLBACK (chosen_cb), f);
  g_signal_connect (f->add, "closed", G_CALLBACK (closed_cb), f);
}

static void
end (Fixture *f)
{
  g_clear_object (&f->chosen);
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_assert_finalize_object (f->teams);
}

/* The nth button of an action. */
static GtkWidget *
find (GtkWidget *widget, const char *action, int *n)
{
  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)),
                 action) == 0 &&
      (*n)-- == 0)
    return widget;
  for (GtkWidget *next = gtk_widget_get_first_child (widget); next != NULL;
       next = gtk_widget_get_next_sibling (next))
    {
      GtkWidget *found = find (next, action, n);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
click (Fixture *f, const char *action, int n)
{
  GtkWidget *button = find (f->add, action, &n);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* What was chosen is a game under these rules, from its beginning. */
static void
check_game (Fixture *f, TengenGameSetup *setup)
{
  g_autofree char *wanted = tengen_words_game (setup);
  g_autofree char *title = tengen_show_make_title (f->chosen);
  g_autoptr (TengenView) view = tengen_show_make_view (f->chosen);

  g_assert_true (TENGEN_IS_SHOW_GAME (f->chosen));
  g_assert_cmpstr (title, ==, wanted);
  g_assert_cmpint (view->width, ==, setup->width);
  g_assert_cmpint (view->height, ==, setup->height);
  tengen_game_setup_free (setup);
}

static int
get_stone (TengenShow *show, TengenPoint point)
{
  g_autoptr (TengenView) view = tengen_show_make_view (show);

  return view->stones[point];
}

static void
test_boards (void)
{
  static const int SIZES[] = { 7, 9, 13, 19 };
  Fixture f;

  start (&f);
  for (gsize i = 0; i < G_N_ELEMENTS (SIZES); i++)
    {
      click (&f, "add.board", (int) i);
      check_game (
          &f, tengen_game_setup_new (tengen_go_rules_find ("pure"), SIZES[i]));
    }
  click (&f, "add.renju", 0);
  check_game (&f, tengen_game_setup_new_renju (NULL));
  end (&f);
}

/* The teams are those of the class. */
static void
test_relay (void)
{
  static const int GOALS[] = { 1, 3, 5, 0 };
  Fixture f;

  start (&f);
  tengen_teams_set_name (f.teams, TENGEN_STONE_BLACK, "Cats");
  for (gsize i = 0; i < G_N_ELEMENTS (GOALS); i++)
    {
      g_autofree char *wanted = tengen_words_relay_title (GOALS[i]);
      g_autofree char *title = NULL;
      g_autofree char *heard = NULL;

      click (&f, "add.relay", (int) i);
      g_assert_true (TENGEN_IS_SHOW_RELAY (f.chosen));
      title = tengen_show_make_title (f.chosen);
      g_assert_cmpstr (title, ==, wanted);
      heard = hear (f.chosen);
      g_assert_nonnull (strstr (heard, "Cats"));
    }
  end (&f);
}

/* The numbers of people that were known are offered, and what is written
 * counts. */
static void
test_people (void)
{
  Fixture f;
  GtkSpinButton *black;
  GtkSpinButton *white;

  start (&f);
  tengen_teams_set_members (f.teams, TENGEN_STONE_BLACK, 15);
  black = GTK_SPIN_BUTTON (gtk_widget_get_template_child (
      f.add, TENGEN_TYPE_CLASSROOM_ADD, "n_black"));
  white = GTK_SPIN_BUTTON (gtk_widget_get_template_child (
      f.add, TENGEN_TYPE_CLASSROOM_ADD, "n_white"));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (black), ==, 15);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (white), ==, 0);
  gtk_spin_button_set_value (black, 12);
  gtk_spin_button_set_value (white, 13);
  click (&f, "add.relay", 1);
  g_assert_cmpint (
      tengen_teams_get_members (f.teams, TENGEN_STONE_BLACK), ==, 12);
  g_assert_cmpint (
      tengen_teams_get_members (f.teams, TENGEN_STONE_WHITE), ==, 13);
  end (&f);
}

/* A copy goes on by itself: what is seen stays as it is. */
static void
test_copy (void)
{
  Fixture f;
  g_autoptr (TengenShow) seen = NULL;

  start (&f);
  click (&f, "add.board", 0);
  seen = g_object_ref (f.chosen);
  g_assert_true (tengen_show_press (seen, 24, GDK_BUTTON_PRIMARY));
  tengen_classroom_add_set_seen (TENGEN_CLASSROOM_ADD (f.add), seen);
  click (&f, "add.copy", 0);
  g_assert_true (f.chosen != seen);
  g_assert_cmpint (get_stone (f.chosen, 24), ==, TENGEN_STONE_BLACK);
  g_assert_true (tengen_show_press (f.chosen, 25, GDK_BUTTON_PRIMARY));
  g_assert_cmpint (get_stone (f.chosen, 25), ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (get_stone (seen, 25), ==, TENGEN_STONE_NONE);
  end (&f);
}

/* Games that are open elsewhere are shown themselves. */
static void
test_offers (void)
{
  Fixture f;
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 9);
  g_autoptr (TengenSession) session =
      tengen_session_new (tengen_game_new (setup));
  int first = 0;

  start (&f);
  tengen_classroom_add_offer (TENGEN_CLASSROOM_ADD (f.add), "A game", session);
  click (&f, "add.offer", 0);
  g_assert_true (tengen_show_press (f.chosen, 40, GDK_BUTTON_PRIMARY));
  g_assert_cmpint (tengen_board_get (tengen_position_get_board (
                                         tengen_session_get_position (session)),
                                     40),
                   ==,
                   TENGEN_STONE_BLACK);
  tengen_classroom_add_forget_offers (TENGEN_CLASSROOM_ADD (f.add));
  g_assert_null (find (f.add, "add.offer", &first));
  click (&f, "add.close", 0);
  g_assert_cmpuint (f.n_closed, ==, 1);
  end (&f);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/classroom-add/boards", test_boards);
  g_test_add_func ("/classroom-add/relay", test_relay);
  g_test_add_func ("/classroom-add/people", test_people);
  g_test_add_func ("/classroom-add/copy", test_copy);
  g_test_add_func ("/classroom-add/offers", test_offers);
  return g_test_run ();
}
