/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-contest-card: what is read of a team through a whole relay of exercises
 */
#include <gtk/gtk.h>

#include "display-start.h"
#include "tengen-contest-card.h"
#include "widget-find.h"

typedef struct
{
  TengenTeams *teams;
  GtkWidget *black;
  GtkWidget *white;
  TengenExerciseRelay relay;
} Fixture;

static void
expect_label (GtkWidget *card, const char *name, const char *text)
{
  GtkWidget *label = need (card, name);

  g_assert_cmpint (gtk_widget_get_visible (label), ==, *text != '\0');
  if (*text != '\0')
    g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, text);
}

/* Shows where the relay is, and reads a card: its turn, its points and who of
 * the team comes to the board. */
static void
expect (Fixture *f,
        GtkWidget *card,
        const char *turn,
        const char *points,
        const char *person)
{
  tengen_contest_card_show (TENGEN_CONTEST_CARD (card), &f->relay);
  expect_label (card, "turn", turn);
  expect_label (card, "points", points);
  expect_label (card, "person", person);
  g_assert_cmpint (
      gtk_widget_has_css_class (need (card, "box"), "turn"), ==, *turn != '\0');
}

static void
start (Fixture *f)
{
  f->teams = tengen_teams_new ();
  f->black = g_object_ref_sink (
      tengen_contest_card_new (f->teams, TENGEN_STONE_BLACK));
  f->white = g_object_ref_sink (
      tengen_contest_card_new (f->teams, TENGEN_STONE_WHITE));
}

static void
end (Fixture *f)
{
  g_assert_finalize_object (f->black);
  g_assert_finalize_object (f->white);
  g_assert_finalize_object (f->teams);
}

/* The team whose turn it is answers, and the board goes to the other one. */
static void
answer (Fixture *f, gboolean is_right)
{
  tengen_exercise_relay_note (&f->relay, is_right);
  tengen_exercise_relay_next (&f->relay);
}

static void
test_relay (void)
{
  Fixture f = { 0 };

  start (&f);
  tengen_exercise_relay_begin (&f.relay, 2);
  expect (&f, f.black, "Now", "0", "");
  expect (&f, f.white, "", "0", "");
  tengen_exercise_relay_note (&f.relay, TRUE);
  expect (&f, f.black, "Now", "1", "");
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (need (f.black, "points")),
      GTK_ACCESSIBLE_PROPERTY_LABEL,
      "1 point");
  tengen_exercise_relay_next (&f.relay);
  expect (&f, f.black, "", "1", "");
  expect (&f, f.white, "Now", "0", "");
  /* white is wrong, black tries the same */
  answer (&f, FALSE);
  expect (&f, f.black, "Now", "1", "");
  answer (&f, TRUE);
  expect (&f, f.black, "Won", "2", "");
  expect (&f, f.white, "", "0", "");
  end (&f);
}

/* People of a team come one after another, the first one again after the last. */
static void
test_people (void)
{
  Fixture f = { 0 };

  start (&f);
  tengen_teams_set_members (f.teams, TENGEN_STONE_BLACK, 2);
  tengen_teams_set_members (f.teams, TENGEN_STONE_WHITE, 1);
  tengen_exercise_relay_begin (&f.relay, 5);
  expect (&f, f.black, "Now", "0", "Person 1");
  expect (&f, f.white, "", "0", "Then person 1");
  answer (&f, TRUE);
  answer (&f, TRUE);
  expect (&f, f.black, "Now", "1", "Person 2");
  answer (&f, TRUE);
  answer (&f, TRUE);
  expect (&f, f.black, "Now", "2", "Person 1");
  answer (&f, TRUE);
  expect (&f, f.black, "Won", "3", "");
  expect (&f, f.white, "", "2", "");
  end (&f);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/contest-card/relay", test_relay);
  g_test_add_func ("/contest-card/people", test_people);
  return g_test_run ();
}
