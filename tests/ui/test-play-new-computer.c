/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play-new-computer: seats of the computer in the window for a new game
 */
#include "play-new.h"

#include "display-start.h"
#include "tengen-play-level.h"
#include "tengen-play-size.h"

#include <string.h>

static TengenRuleShelf *shelf;

static TengenPlayNew *
open_window (const TengenGameSetup *last)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, last);

  gtk_window_present (GTK_WINDOW (self));
  return self;
}

static gboolean
is_seated (TengenPlayNew *self, const char *id)
{
  return gtk_toggle_button_get_active (players_child (self, id));
}

static void
press (GtkToggleButton *button)
{
  gtk_toggle_button_set_active (button, TRUE);
}

/* The button of a level of a colour; 0 is that which adapts. */
static GtkToggleButton *
find_level_of (TengenPlayNew *self, const char *id, int level)
{
  GtkWidget *box = gtk_widget_get_first_child (players_child (self, id));
  /* below the choice of an engine */
  GtkWidget *strip =
      gtk_widget_get_next_sibling (gtk_widget_get_first_child (box));
  GtkWidget *button = gtk_widget_get_first_child (strip);

  for (int i = 0; i < level; i++)
    button = gtk_widget_get_next_sibling (button);
  return GTK_TOGGLE_BUTTON (button);
}

static GtkToggleButton *
find_level (TengenPlayNew *self, int level)
{
  return find_level_of (self, "white_level", level);
}

static void
check (TengenPlayNew *self, int first, int second, gboolean adapts)
{
  g_autoptr (TengenGameSetup) setup = tengen_play_new_get_setup (self);
  const TengenGameComputer *computers = setup->computers;

  g_assert_cmpint (computers[TENGEN_SEAT_FIRST].level, ==, first);
  g_assert_cmpint (computers[TENGEN_SEAT_SECOND].level, ==, second);
  g_assert_cmpint (computers[TENGEN_SEAT_FIRST].adapts, ==, adapts && first);
  g_assert_cmpint (computers[TENGEN_SEAT_SECOND].adapts, ==, adapts && second);
  g_assert_cmpstr (setup->black, ==, first > 0 ? "Computer" : NULL);
  g_assert_cmpstr (setup->white, ==, second > 0 ? "Computer" : NULL);
}

/* People at first. The computer goes with an exchange; a single game with it asks
 * for no 待った, but there may be several. */
static void
test_seats (void)
{
  TengenPlayNew *self = open_window (NULL);
  TengenPlayPlan plan;

  check (self, 0, 0, FALSE);
  g_assert_false (gtk_widget_get_visible (players_child (self, "white_level")));
  gtk_editable_set_text (field (self, "white"), "Taro");
  press (players_child (self, "white_computer"));
  check (self, 0, 1, TRUE);
  g_assert_true (gtk_widget_get_visible (players_child (self, "white_level")));
  g_assert_false (gtk_widget_get_visible (players_child (self, "white")));
  g_assert_true (gtk_widget_get_visible (child (self, "series")));
  press (find_level (self, 7));
  check (self, 0, 7, FALSE);
  g_assert_true (g_str_has_suffix (
      gtk_label_get_label (GTK_LABEL (child (self, "summary"))),
      "White: Computer (Lv. 7)"));
  gtk_editable_set_text (field (self, "white"), "");
  g_signal_emit_by_name (players_child (self, "swap"), "clicked");
  check (self, 7, 0, FALSE);
  g_assert_true (is_seated (self, "white_person"));
  g_assert_true (gtk_widget_get_visible (players_child (self, "black_level")));
  tengen_play_new_get_plan (self, &plan);
  g_assert_cmpint (plan.n_games, ==, 1);
  g_assert_false (plan.asked_take_back);
  press (players_child (self, "black_person"));
  check (self, 0, 0, FALSE);
  close_window (self);
}

/* Two computers: the second is as strong as the first until another level is
 * chosen; none adapts, as there is no player, but does again afterwards. */
static void
test_two (void)
{
  TengenPlayNew *self = open_window (NULL);
  g_autoptr (TengenGameSetup) setup = NULL;

  tengen_play_new_seat_computer (self);
  check (self, 0, 1, TRUE);
  press (players_child (self, "black_computer"));
  check (self, 1, 1, FALSE);
  g_assert_false (gtk_widget_get_visible (child (self, "series")));
  g_assert_false (gtk_widget_get_visible (
      GTK_WIDGET (find_level_of (self, "black_level", 0))));
  press (find_level_of (self, "black_level", 5));
  check (self, 5, 1, FALSE);
  g_assert_nonnull (
      strstr (gtk_label_get_label (GTK_LABEL (child (self, "summary"))),
              "Black: Computer (Lv. 5)"));
  g_signal_emit_by_name (players_child (self, "swap"), "clicked");
  check (self, 1, 5, FALSE);
  g_signal_emit_by_name (players_child (self, "swap"), "clicked");
  setup = tengen_play_new_get_setup (self);
  press (players_child (self, "black_person"));
  check (self, 0, 1, TRUE);
  close_window (self);
  self = open_window (setup);
  check (self, 5, 1, FALSE);
  close_window (self);
}

/* On large boards only levels without search play; of Renju all do, which see
 * other things. */
static void
test_games (void)
{
  TengenPlayNew *self = open_window (NULL);
  g_autoptr (TengenGameSetup) setup = NULL;

  tengen_play_new_seat_computer (self);
  press (find_level (self, 9));
  press (child (self, "go"));
  tengen_play_size_set (child (self, "go_size"), 25);
  check (self, 0, 4, FALSE);
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (find_level (self, 5))));
  g_assert_nonnull (
      gtk_widget_get_tooltip_text (GTK_WIDGET (find_level (self, 5))));
  tengen_play_size_set (child (self, "go_size"), 9);
  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (find_level (self, 5))));
  press (child (self, "renju"));
  check (self, 0, 9, FALSE);
  g_assert_nonnull (
      strstr (gtk_widget_get_tooltip_text (GTK_WIDGET (find_level (self, 2))),
              "Stopping threes"));
  press (find_level (self, 10));
  check (self, 0, 10, FALSE);
  setup = tengen_play_new_get_setup (self);
  g_assert_cmpint (setup->game, ==, 4);
  g_assert_cmpuint (setup->computers[TENGEN_SEAT_SECOND].playouts, >, 0);
  g_clear_pointer (&setup, tengen_game_setup_free);
  press (find_level (self, 4));
  press (child (self, "pure"));
  check (self, 0, 4, FALSE);
  press (find_level (self, 8));
  setup = tengen_play_new_get_setup (self);
  g_assert_cmpuint (setup->computers[TENGEN_SEAT_SECOND].playouts, >, 0);
  close_window (self);
}

/* White's level, in what is summed up. */
static void
check_summary (TengenPlayNew *self, int level)
{
  g_autofree char *end = g_strdup_printf ("White: Computer (Lv. %d)", level);

  g_assert_true (g_str_has_suffix (
      gtk_label_get_label (GTK_LABEL (child (self, "summary"))), end));
}

static void
check_large (TengenPlayNew *self, int size, int level)
{
  tengen_play_size_set (child (self, "go_size"), size);
  check (self, 0, level, FALSE);
  g_assert_true (gtk_toggle_button_get_active (find_level (self, level)));
  check_summary (self, level);
}

/* A board limits the choice and does not forget it; what is summed up is what
 * plays. */
static void
test_large (void)
{
  TengenPlayNew *self = open_window (NULL);

  tengen_play_new_seat_computer (self);
  press (child (self, "go"));
  press (find_level (self, 10));
  check_large (self, 25, 4);
  check_large (self, 13, 10);
  press (find_level (self, 8));
  check_large (self, 20, 4);
  /* who has which colour is another choice */
  g_signal_emit_by_name (players_child (self, "swap"), "clicked");
  check (self, 4, 0, FALSE);
  g_signal_emit_by_name (players_child (self, "swap"), "clicked");
  check_large (self, 19, 8);
  /* chosen where there are only four */
  check_large (self, 52, 4);
  press (find_level (self, 3));
  press (find_level (self, 4));
  check_large (self, 19, 4);
  close_window (self);
}

/* The same of two computers. */
static void
test_large_two (void)
{
  TengenPlayNew *self = open_window (NULL);

  tengen_play_new_seat_computer (self);
  press (child (self, "go"));
  press (find_level (self, 10));
  tengen_play_size_set (child (self, "go_size"), 25);
  press (players_child (self, "black_computer"));
  check (self, 4, 4, FALSE);
  tengen_play_size_set (child (self, "go_size"), 9);
  check (self, 10, 10, FALSE);
  close_window (self);
}

/* The level that adapts is that of the player at the other seat; the choice of
 * last time is there again. */
static void
test_suiting (void)
{
  g_autoptr (TengenLevelShelf) levels = tengen_level_shelf_new ();
  g_autoptr (TengenGameSetup) played =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 9);
  g_autoptr (TengenGameSetup) last = NULL;
  TengenPlayNew *self = open_window (NULL);

  tengen_level_shelf_note (levels, "Hanako", played, 6, TRUE, TRUE);
  tengen_play_new_set_levels (self, levels);
  tengen_play_new_seat_computer (self);
  check (self, 0, 1, TRUE);
  gtk_editable_set_text (field (self, "black"), "Hanako");
  g_signal_emit_by_name (players_child (self, "black"), "left");
  last = tengen_play_new_get_setup (self);
  g_assert_cmpint (last->computers[TENGEN_SEAT_SECOND].level, ==, 6);
  check_summary (self, 6);
  close_window (self);
  self = open_window (last);
  g_assert_true (is_seated (self, "white_computer"));
  g_assert_true (gtk_toggle_button_get_active (find_level (self, 0)));
  close_window (self);
}

static int
get_height (TengenPlayNew *self)
{
  int height;

  g_object_get (self, "default-height", &height, NULL);
  return height;
}

/* The row of engines makes the window higher, up to the one below it. */
static void
test_engines_height (void)
{
  GtkWidget *parent = gtk_window_new ();
  TengenPlayNew *self;
  g_autoptr (TengenExternalList) list = tengen_external_list_new ();
  int height;

  gtk_window_set_default_size (GTK_WINDOW (parent), 1100, 720);
  gtk_window_present (GTK_WINDOW (parent));
  while (gtk_widget_get_height (parent) == 0)
    g_main_context_iteration (NULL, TRUE);
  self = tengen_play_new_new (GTK_WINDOW (parent), shelf, NULL);
  height = get_height (self);
  g_assert_cmpint (height, <, gtk_widget_get_height (parent));
  g_assert_nonnull (tengen_external_list_add (
      list, "Parrot", TENGEN_EXTERNAL_GTP, "/bin/cat", NULL));
  tengen_play_new_set_engines (self, list);
  g_assert_cmpint (get_height (self), ==, gtk_widget_get_height (parent));
  gtk_window_destroy (GTK_WINDOW (self));
  gtk_window_destroy (GTK_WINDOW (parent));
}

int
main (int argc, char **argv)
{
  int result;

  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/play/new/computer/seats", test_seats);
  g_test_add_func ("/play/new/computer/two", test_two);
  g_test_add_func ("/play/new/computer/engines-height", test_engines_height);
  g_test_add_func ("/play/new/computer/games", test_games);
  g_test_add_func ("/play/new/computer/large", test_large);
  g_test_add_func ("/play/new/computer/large-two", test_large_two);
  g_test_add_func ("/play/new/computer/suiting", test_suiting);
  shelf = tengen_rule_shelf_new ();
  result = g_test_run ();
  g_object_unref (shelf);
  return result;
}
