/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play-new-match: players, ranks, time and number of games in the window
 *                      for a new game
 */
#include <string.h>

#include "display-start.h"
#include "play-new.h"
#include "template-child.h"
#include "tengen-play-series.h"

/* The sets to choose from, for all tests. */
static TengenRuleShelf *shelf;

/* --- Ranks, handicap and komi --- */

/* Types a rank, and leaves the field. */
static void
type_rank (TengenPlayNew *self, const char *id, const char *rank)
{
  gtk_editable_set_text (field (self, id), rank);
  g_signal_emit_by_name (players_child (self, id), "left");
}

static void
check_terms (TengenPlayNew *self, const char *black, int handicap, int komi_x2)
{
  g_autoptr (TengenGameSetup) setup = tengen_play_new_get_setup (self);

  g_assert_cmpstr (setup->black, ==, black);
  g_assert_cmpint (setup->handicap, ==, handicap);
  g_assert_cmpint (setup->komi_x2, ==, komi_x2);
}

/* The weaker player has Black and gets stones; choices made by hand stay. */
static void
test_ranks (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);
  g_autoptr (TengenGameSetup) setup = NULL;

  gtk_toggle_button_set_active (child (self, "go"), TRUE);
  gtk_editable_set_text (field (self, "black"), "Hanako");
  gtk_editable_set_text (field (self, "white"), "Taro");
  type_rank (self, "black_rank", "1d");
  check_terms (self, "Hanako", 0, 13);
  type_rank (self, "white_rank", "3級");
  check_terms (self, "Taro", 3, 1);
  setup = tengen_play_new_get_setup (self);
  g_assert_cmpstr (setup->black_rank, ==, "3k");
  g_assert_cmpstr (setup->white_rank, ==, "1d");
  g_assert_nonnull (strstr (gtk_label_get_label (term (self, "why")), "3"));
  type_rank (self, "black_rank", "5k");
  check_terms (self, "Taro", 5, 1);
  gtk_drop_down_set_selected (term (self, "handicap"), 2);
  type_rank (self, "black_rank", "9k");
  check_terms (self, "Taro", 2, 1);
  close_window (self);
}

/* Players who were exchanged by hand are not exchanged again. */
static void
test_arranged (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);

  gtk_toggle_button_set_active (child (self, "go"), TRUE);
  gtk_editable_set_text (field (self, "black"), "Hanako");
  type_rank (self, "black_rank", "3k");
  type_rank (self, "white_rank", "1d");
  check_terms (self, "Hanako", 3, 1);
  g_signal_emit_by_name (players_child (self, "swap"), "clicked");
  /* the stronger player gets no stones */
  check_terms (self, NULL, 0, 13);
  g_assert_cmpstr (
      gtk_editable_get_text (field (self, "white_rank")), ==, "3 kyu");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self)) ==
                 gtk_window_get_default_widget (GTK_WINDOW (self)));
  close_window (self);
}

/* What is no rank is marked, and no game begins with it. */
static void
test_wrong_rank (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);
  g_autoptr (TengenGameSetup) started = NULL;
  GtkWidget *start = gtk_window_get_default_widget (GTK_WINDOW (self));

  g_signal_connect (self, "start", G_CALLBACK (copy_cb), &started);
  gtk_editable_set_text (field (self, "white_rank"), "strong");
  g_assert_false (gtk_widget_get_visible (players_child (self, "fault")));
  g_signal_emit_by_name (start, "clicked");
  g_assert_null (started);
  g_assert_true (gtk_widget_get_visible (players_child (self, "fault")));
  gtk_editable_set_text (field (self, "white_rank"), "２段");
  g_assert_false (gtk_widget_get_visible (players_child (self, "fault")));
  g_signal_emit_by_name (start, "clicked");
  g_assert_nonnull (started);
  g_assert_cmpstr (started->white_rank, ==, "2d");
}

static void
test_free (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);
  g_autoptr (TengenGameSetup) even = NULL;
  g_autoptr (TengenGameSetup) free = NULL;
  TengenPlayNew *again;
  g_autoptr (TengenGameSetup) last = NULL;

  gtk_toggle_button_set_active (child (self, "go"), TRUE);
  g_assert_false (gtk_widget_get_visible (term (self, "placement")));
  gtk_drop_down_set_selected (term (self, "placement"), 1);
  even = tengen_play_new_get_setup (self);
  g_assert_false (even->free_handicap);
  gtk_drop_down_set_selected (term (self, "handicap"), 4);
  g_assert_true (gtk_widget_get_visible (term (self, "placement")));
  free = tengen_play_new_get_setup (self);
  g_assert_true (free->free_handicap);
  close_window (self);
  again = tengen_play_new_new (NULL, shelf, free);
  last = tengen_play_new_get_setup (again);
  g_assert_true (last->free_handicap);
  g_assert_cmpint (last->handicap, ==, 4);
  close_window (again);
}

static void
type_komi (TengenPlayNew *self, const char *text)
{
  gtk_editable_set_text (term (self, "komi"), text);
  gtk_spin_button_update (term (self, "komi"));
}

/* Beside a komi of one's own stands what is usual, not what is in force. */
static void
test_own_komi (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);
  GtkLabel *why = term (self, "why");

  gtk_toggle_button_set_active (child (self, "go"), TRUE);
  gtk_drop_down_set_selected (term (self, "handicap"), 3);
  g_assert_cmpstr (gtk_label_get_label (why),
                   ==,
                   "As there are handicap stones, the komi is 0.5 points.");
  type_komi (self, "5.5");
  g_assert_cmpstr (gtk_label_get_label (why),
                   ==,
                   "You have chosen the komi yourself. With handicap stones "
                   "the komi is usually 0.5 points.");
  gtk_widget_activate_action (
      child (self, "rules"), "rules.pick", "s", "set china");
  type_komi (self, "0.5");
  g_assert_cmpstr (gtk_label_get_label (why),
                   ==,
                   "You have chosen the komi yourself. With handicap stones "
                   "there is usually no komi.");
  type_komi (self, "0");
  g_assert_cmpstr (gtk_label_get_label (why),
                   ==,
                   "As there are handicap stones, there is no komi.");
  close_window (self);
}

/* The online room: three boards, whole points, fixed stones. */
static void
test_room (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);
  g_autoptr (TengenGameSetup) setup = NULL;
  g_autoptr (TengenGameSetup) far = NULL;

  gtk_toggle_button_set_active (child (self, "go"), TRUE);
  gtk_drop_down_set_selected (term (self, "placement"), 1);
  gtk_widget_activate_action (
      child (self, "rules"), "rules.pick", "s", "set bsw-jp");
  setup = tengen_play_new_get_setup (self);
  g_assert_cmpint (setup->width, ==, 9);
  g_assert_cmpint (setup->komi_x2, ==, 12);
  gtk_drop_down_set_selected (term (self, "handicap"), 2);
  check_terms (self, NULL, 2, 0);
  type_komi (self, "99");
  check_terms (self, NULL, 2, 0);
  type_komi (self, "9");
  check_terms (self, NULL, 2, 18);
  type_komi (self, "-7");
  check_terms (self, NULL, 2, 18);
  type_komi (self, "-6");
  check_terms (self, NULL, 2, -12);
  type_komi (self, "3.5");
  far = tengen_play_new_get_setup (self);
  g_assert_cmpint (far->komi_x2 % 2, ==, 0);
  g_assert_false (far->free_handicap);
  g_assert_false (gtk_widget_get_visible (term (self, "placement")));
  close_window (self);
}

/* --- Players who are known --- */

static void
test_known_players (void)
{
  g_autoptr (TengenPlayerShelf) known = tengen_player_shelf_new ();
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);
  TengenPlaySuggest *black;
  GtkListBox *list;

  tengen_player_shelf_note (known, "Taro", "1d");
  tengen_player_shelf_note (known, "Hanako", "3k");
  tengen_play_new_set_players (self, known);
  gtk_window_present (GTK_WINDOW (self));
  black = players_child (self, "black");
  list = template_child (black, "list");
  g_signal_emit_by_name (
      template_child (black, "entry"), "icon-press", GTK_ENTRY_ICON_SECONDARY);
  g_assert_true (gtk_widget_get_visible (template_child (black, "popover")));
  g_assert_nonnull (gtk_list_box_get_row_at_index (list, 1));
  g_assert_null (gtk_list_box_get_row_at_index (list, 2));
  g_signal_emit_by_name (
      list, "row-activated", gtk_list_box_get_row_at_index (list, 1));
  g_assert_false (gtk_widget_get_visible (template_child (black, "popover")));
  g_assert_cmpstr (gtk_editable_get_text (field (self, "black")), ==, "Taro");
  g_assert_cmpstr (
      gtk_editable_get_text (field (self, "black_rank")), ==, "1 dan");
  gtk_editable_set_text (field (self, "white"), "Hanako");
  g_signal_emit_by_name (players_child (self, "white"), "left");
  g_assert_cmpstr (
      gtk_editable_get_text (field (self, "white_rank")), ==, "3 kyu");
  /* a rank that was typed is left alone */
  gtk_editable_set_text (field (self, "white_rank"), "2 kyu");
  g_signal_emit_by_name (players_child (self, "white"), "left");
  g_assert_cmpstr (
      gtk_editable_get_text (field (self, "white_rank")), ==, "2 kyu");
  gtk_editable_set_text (field (self, "white_rank"), "");
  g_signal_emit_by_name (black, "removed", "Hanako");
  g_assert_cmpuint (tengen_player_shelf_get_n (known), ==, 1);
  gtk_editable_set_text (field (self, "white"), "Jiro");
  g_signal_emit_by_name (gtk_window_get_default_widget (GTK_WINDOW (self)),
                         "clicked");
  g_assert_cmpuint (tengen_player_shelf_get_n (known), ==, 2);
  g_assert_cmpstr (tengen_player_shelf_get (known, 0, NULL), ==, "Taro");
  g_assert_cmpstr (tengen_player_shelf_find_rank (known, "Taro"), ==, "1d");
  g_assert_cmpstr (tengen_player_shelf_find_rank (known, " Jiro "), ==, "");
}

/* Taking a name off the list leaves those that fit what is typed. */
static void
test_removed_name (void)
{
  g_autoptr (TengenPlayerShelf) known = tengen_player_shelf_new ();
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);
  TengenPlaySuggest *black;
  GtkListBox *list;
  GtkWidget *text;
  GtkWidget *box;

  tengen_player_shelf_note (known, "Hanako", "3k");
  tengen_player_shelf_note (known, "Taro", "1d");
  tengen_player_shelf_note (known, "Tama", "2d");
  tengen_play_new_set_players (self, known);
  gtk_window_present (GTK_WINDOW (self));
  black = players_child (self, "black");
  list = template_child (black, "list");
  text = GTK_WIDGET (gtk_editable_get_delegate (field (self, "black")));
  gtk_widget_grab_focus (text);
  while (!gtk_widget_has_focus (text))
    g_main_context_iteration (NULL, TRUE);
  gtk_editable_set_text (field (self, "black"), "Ta");
  g_assert_nonnull (gtk_list_box_get_row_at_index (list, 1));
  g_assert_null (gtk_list_box_get_row_at_index (list, 2));
  box = gtk_list_box_row_get_child (gtk_list_box_get_row_at_index (list, 0));
  g_signal_emit_by_name (gtk_widget_get_last_child (box), "clicked");
  g_assert_cmpuint (tengen_player_shelf_get_n (known), ==, 2);
  g_assert_nonnull (gtk_list_box_get_row_at_index (list, 0));
  g_assert_null (gtk_list_box_get_row_at_index (list, 1));
  close_window (self);
}

/* --- Time and number of games --- */

/* The time comes back, and goes with the person who has it. */
static void
test_time (void)
{
  g_autoptr (TengenGameSetup) last = make_last ();
  g_autoptr (TengenGameSetup) same = NULL;
  g_autoptr (TengenGameSetup) exchanged = NULL;
  TengenClockTime *black = &last->clock.seats[TENGEN_SEAT_FIRST];
  TengenClockTime *white = &last->clock.seats[TENGEN_SEAT_SECOND];
  TengenPlayNew *self;

  *black = (TengenClockTime){
    TENGEN_CLOCK_FISCHER, 300 * TENGEN_CLOCK_SECOND, TENGEN_CLOCK_SECOND, 0
  };
  *white = *black;
  white->main_us *= 2;
  self = tengen_play_new_new (NULL, shelf, last);
  same = tengen_play_new_get_setup (self);
  g_assert_cmpmem (
      &same->clock, sizeof same->clock, &last->clock, sizeof last->clock);
  g_signal_emit_by_name (players_child (self, "swap"), "clicked");
  exchanged = tengen_play_new_get_setup (self);
  g_assert_cmpint (
      exchanged->clock.seats[TENGEN_SEAT_FIRST].main_us, ==, white->main_us);
  close_window (self);
}

static gpointer
series_child (TengenPlayNew *self, const char *id)
{
  return gtk_widget_get_template_child (
      child (self, "series"), TENGEN_TYPE_PLAY_SERIES, id);
}

static void
check_plan (TengenPlayNew *self,
            int n_games,
            int to_win,
            TengenMatchScoring scoring,
            gboolean asked)
{
  TengenPlayPlan plan;

  tengen_play_new_get_plan (self, &plan);
  g_assert_cmpint (plan.n_games, ==, n_games);
  g_assert_cmpint (plan.to_win, ==, to_win);
  g_assert_cmpint (plan.scoring, ==, scoring);
  g_assert_cmpint (plan.asked_take_back, ==, asked);
}

/* One casual game, unless something else is chosen. */
static void
test_plan (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);

  check_plan (self, 1, 0, TENGEN_MATCH_SCORE_WINS, FALSE);
  gtk_check_button_set_active (series_child (self, "asked"), TRUE);
  check_plan (self, 1, 0, TENGEN_MATCH_SCORE_WINS, TRUE);
  gtk_check_button_set_active (series_child (self, "asked"), FALSE);
  g_assert_false (gtk_widget_get_visible (series_child (self, "scoring")));
  gtk_drop_down_set_selected (series_child (self, "games"), 2);
  g_assert_true (gtk_widget_get_visible (series_child (self, "scoring")));
  check_plan (self, 3, 2, TENGEN_MATCH_SCORE_WINS, TRUE);
  gtk_drop_down_set_selected (series_child (self, "scoring"), 2);
  check_plan (self, 3, 0, TENGEN_MATCH_SCORE_DIFFERENCE, TRUE);
  /* no game of Renju is won by points */
  gtk_toggle_button_set_active (child (self, "renju"), TRUE);
  check_plan (self, 3, 2, TENGEN_MATCH_SCORE_WINS, TRUE);
  close_window (self);
}

/* The game of an event has no players yet. */
static void
test_event (void)
{
  g_autoptr (TengenGameSetup) last = make_last ();
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenPlayNew *self;

  last->black_rank = g_strdup ("3k");
  self = tengen_play_new_new (NULL, shelf, last);
  tengen_play_new_set_event (self);
  setup = tengen_play_new_get_setup (self);
  g_assert_null (setup->black);
  g_assert_null (setup->black_rank);
  g_assert_false (gtk_widget_get_visible (child (self, "players")));
  close_window (self);
}

int
main (int argc, char **argv)
{
  int result;

  if (!start_tests (argc, argv))
    return 0;

  g_test_add_func ("/play/new-match/ranks", test_ranks);
  g_test_add_func ("/play/new-match/arranged", test_arranged);
  g_test_add_func ("/play/new-match/wrong-rank", test_wrong_rank);
  g_test_add_func ("/play/new-match/free", test_free);
  g_test_add_func ("/play/new-match/own-komi", test_own_komi);
  g_test_add_func ("/play/new-match/room", test_room);
  g_test_add_func ("/play/new-match/known-players", test_known_players);
  g_test_add_func ("/play/new-match/removed-name", test_removed_name);
  g_test_add_func ("/play/new-match/time", test_time);
  g_test_add_func ("/play/new-match/plan", test_plan);
  g_test_add_func ("/play/new-match/event", test_event);

  shelf = tengen_rule_shelf_new ();
  result = g_test_run ();
  g_object_unref (shelf);
  return result;
}
