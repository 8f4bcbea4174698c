/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-rest: absences, byes, games that both have lost, pairs who meet again
 */
#include <gtk/gtk.h>
#include <string.h>

#include "display-start.h"
#include "match-event.h"
#include "tengen-match-players.h"
#include "tengen-match-row.h"
#include "tengen-match-say.h"

static TengenMatch *
make_match (TengenMatchKind kind, int n_players)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);
  TengenMatch *match = tengen_match_new ("id", kind, setup);

  for (int i = 1; i <= n_players; i++)
    {
      g_autofree char *name = g_strdup_printf ("P%d", i);

      g_assert_cmpint (tengen_match_add_player (match, name, -i), ==, 0);
    }
  return match;
}

static const TengenMatch *
get_match (Event *event)
{
  return tengen_match_table_get (event->table);
}

/* --- Looking for widgets --- */

/* In what is planned for the chosen player. */
static GtkWidget *
need_rest (Event *event, const char *name)
{
  return need (need (event->view, "rest"), name);
}

static gboolean
is_shown (Event *event, const char *name)
{
  return gtk_widget_get_visible (need (event->view, name));
}

static const char *
get_text (Event *event, const char *name)
{
  return gtk_label_get_label (GTK_LABEL (need (event->view, name)));
}

/* Whether a label in it that is shown says this. */
static gboolean
shows (GtkWidget *widget, const char *text)
{
  if (!gtk_widget_get_visible (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) &&
      strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows (child, text))
      return TRUE;
  return FALSE;
}

static GtkWidget *
get_row (Event *event, const char *list, int index)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (
      GTK_LIST_BOX (need (event->view, list)), index));
}

static void
choose (Event *event, const char *list, int index)
{
  gtk_list_box_select_row (GTK_LIST_BOX (need (event->view, list)),
                           GTK_LIST_BOX_ROW (get_row (event, list, index)));
}

static GtkToggleButton *
get_round (Event *event, int round)
{
  GtkWidget *button = gtk_grid_get_child_at (
      GTK_GRID (need_rest (event, "rounds")), (round - 1) % 6, (round - 1) / 6);

  return button != NULL && gtk_widget_get_visible (button)
             ? GTK_TOGGLE_BUTTON (button)
             : NULL;
}

static void
tick_round (Event *event, int round)
{
  GtkToggleButton *button = get_round (event, round);

  gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
}

static void
tick_bye (Event *event)
{
  GtkCheckButton *bye = GTK_CHECK_BUTTON (need (event->view, "bye"));

  gtk_check_button_set_active (bye, !gtk_check_button_get_active (bye));
}

static gboolean
has_bye (Event *event)
{
  return gtk_check_button_get_active (
      GTK_CHECK_BUTTON (need (event->view, "bye")));
}

static void
decide_round (Event *event)
{
  const TengenResult result = { TENGEN_RESULT_RESIGN, TENGEN_STONE_BLACK, 0 };

  for (int i = 0; i < (int) get_match (event)->games->len; i++)
    if (tengen_match_get_game (get_match (event), i)->result.kind ==
        TENGEN_RESULT_UNKNOWN)
      tengen_match_table_set_result (event->table, i, &result, TRUE);
}

static void
play_rounds (Event *event, int n)
{
  for (int i = 0; i < n; i++)
    {
      g_assert_cmpint (tengen_match_table_pair (event->table), ==, 0);
      decide_round (event);
    }
}

/* --- Absences --- */

static void
test_absent (void)
{
  Event event = show_event (make_match (TENGEN_MATCH_SWISS, 6));
  g_autofree char *plan = NULL;

  choose (&event, "list", 1);
  g_assert_nonnull (get_round (&event, 4));
  g_assert_null (get_round (&event, 5));
  tick_round (&event, 2);
  tick_round (&event, 3);
  g_assert_true (tengen_match_is_absent (get_match (&event), 1, 2));
  plan = tengen_match_say_plan (get_match (&event), 1);
  g_assert_cmpstr (plan, ==, "absent in rounds 2, 3");
  g_assert_true (shows (get_row (&event, "list", 1), plan));
  g_assert_false (shows (get_row (&event, "list", 0), "absent"));
  choose (&event, "list", 0);
  g_assert_false (gtk_toggle_button_get_active (get_round (&event, 2)));
  choose (&event, "list", 1);
  g_assert_true (gtk_toggle_button_get_active (get_round (&event, 2)));
  /* each is a change that can be undone */
  g_assert_true (tengen_match_table_undo (event.table));
  g_assert_false (gtk_toggle_button_get_active (get_round (&event, 3)));
  /* what is paired stays */
  play_rounds (&event, 1);
  g_assert_false (
      gtk_widget_get_sensitive (GTK_WIDGET (get_round (&event, 1))));
  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (get_round (&event, 2))));
  g_assert_true (shows (get_row (&event, "list", 1), "absent in round 2"));
  /* who was absent rests, and what is behind is told no more */
  play_rounds (&event, 1);
  g_assert_false (shows (get_row (&event, "list", 1), "absent"));
  end_event (&event);
}

/* What is being typed stays. */
static void
test_typing (void)
{
  Event event = show_event (make_match (TENGEN_MATCH_SWISS, 6));
  GtkEditable *name = GTK_EDITABLE (need (event.view, "name"));

  choose (&event, "list", 1);
  gtk_editable_set_text (name, "Hana");
  tick_round (&event, 2);
  g_assert_cmpstr (gtk_editable_get_text (name), ==, "Hana");
  g_signal_emit_by_name (name, "activate");
  g_assert_cmpstr (
      tengen_match_get_player (get_match (&event), 1)->name, ==, "Hana");
  g_assert_true (tengen_match_is_absent (get_match (&event), 1, 2));
  choose (&event, "list", 2);
  g_assert_cmpstr (gtk_editable_get_text (name), ==, "P3");
  g_assert_true (tengen_match_table_undo (event.table));
  choose (&event, "list", 1);
  g_assert_cmpstr (gtk_editable_get_text (name), ==, "P2");
  end_event (&event);
}

static void
test_kinds (void)
{
  Event series = show_event (make_match (TENGEN_MATCH_SERIES, 2));
  Event circle = show_event (make_match (TENGEN_MATCH_ROUND_ROBIN, 5));

  choose (&series, "list", 0);
  g_assert_false (gtk_widget_get_visible (need_rest (&series, "content")));
  /* five rounds, each with a rest: no player wins without an opponent */
  choose (&circle, "list", 0);
  g_assert_true (gtk_widget_get_visible (need_rest (&circle, "content")));
  g_assert_nonnull (get_round (&circle, 5));
  g_assert_null (get_round (&circle, 6));
  g_assert_false (is_shown (&circle, "bye"));
  tick_round (&circle, 5);
  g_assert_true (tengen_match_is_absent (get_match (&circle), 0, 5));
  end_event (&series);
  end_event (&circle);
}

/* No player is left to pair: the user is told so, and can mend it. */
static void
test_all_absent (void)
{
  Event event = show_event (make_match (TENGEN_MATCH_ROUND_ROBIN, 3));
  GActionGroup *actions =
      tengen_match_view_get_actions (TENGEN_MATCH_VIEW (event.view));
  GtkLabel *said =
      GTK_LABEL (gtk_widget_get_last_child (need (event.view, "content")));
  const TengenMatchGame *rest;

  play_rounds (&event, 1);
  rest = tengen_match_get_game (get_match (&event), 1);
  g_assert_cmpint (rest->white, ==, TENGEN_MATCH_NOBODY);
  choose (&event, "list", rest->black);
  tick_round (&event, 2);
  g_action_group_activate_action (actions, "pair", NULL);
  g_assert_nonnull (strstr (gtk_label_get_label (said), "have all met"));
  tick_round (&event, 2);
  g_action_group_activate_action (actions, "pair", NULL);
  g_assert_cmpstr (gtk_label_get_label (said), ==, "");
  g_assert_cmpint (tengen_match_get_round (get_match (&event)), ==, 2);
  end_event (&event);
}

static void
test_read_only (void)
{
  Event event = show_event (make_match (TENGEN_MATCH_SWISS, 5));

  g_assert_false (gtk_widget_is_sensitive (need (event.view, "bye")));
  choose (&event, "list", 0);
  g_assert_true (gtk_widget_is_sensitive (need (event.view, "bye")));
  g_object_set (event.view, "read-only", TRUE, NULL);
  g_assert_false (gtk_widget_is_sensitive (need (event.view, "bye")));
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (get_round (&event, 1))));
  g_object_set (event.view, "read-only", FALSE, NULL);
  /* who has left is not paired anyway */
  g_assert_cmpint (
      tengen_match_table_set_player (event.table, 0, "P1", 0, TRUE), ==, 0);
  g_assert_false (gtk_widget_is_sensitive (need (event.view, "bye")));
  end_event (&event);
}

/* --- Byes --- */

static void
expect_told (Event *event, TengenMatchFault fault)
{
  GtkWidget *said =
      find_named (gtk_widget_get_ancestor (need (event->view, "rest"),
                                           TENGEN_TYPE_MATCH_PLAYERS),
                  "said");

  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (said)),
                   ==,
                   fault == TENGEN_MATCH_FAULT_BOTH
                       ? "A player cannot be absent and have the bye in the "
                         "same round."
                   : fault == TENGEN_MATCH_FAULT_CHOSEN
                       ? "Another player has been chosen for the bye of that "
                         "round."
                       : "");
}

/* What cannot be is told, and the button shows what is. */
static void
test_bye (void)
{
  Event event = show_event (make_match (TENGEN_MATCH_SWISS, 5));

  choose (&event, "list", 2);
  tick_bye (&event);
  g_assert_cmpint (tengen_match_find_bye (get_match (&event), 1), ==, 2);
  g_assert_true (shows (get_row (&event, "list", 2), "next bye"));
  g_assert_false (is_shown (&event, "bye_told"));
  tick_round (&event, 1);
  expect_told (&event, TENGEN_MATCH_FAULT_BOTH);
  g_assert_false (gtk_toggle_button_get_active (get_round (&event, 1)));
  choose (&event, "list", 3);
  expect_told (&event, TENGEN_MATCH_FAULT_NONE);
  g_assert_true (strstr (get_text (&event, "bye_told"), "P3") != NULL);
  tick_bye (&event);
  expect_told (&event, TENGEN_MATCH_FAULT_CHOSEN);
  g_assert_false (has_bye (&event));
  /* an even number is told before the round is paired */
  tick_round (&event, 1);
  choose (&event, "list", 2);
  g_assert_true (is_shown (&event, "bye_told"));
  g_assert_true (strstr (get_text (&event, "bye_told"), "4 players") != NULL);
  tick_bye (&event);
  g_assert_false (has_bye (&event));
  g_assert_cmpint (tengen_match_find_bye (get_match (&event), 1), ==, -1);
  end_event (&event);
}

/* The bye is that of the next round. */
static void
test_next_bye (void)
{
  Event event = show_event (make_match (TENGEN_MATCH_SWISS, 5));
  const TengenMatchGame *game;

  play_rounds (&event, 1);
  choose (&event, "list", 0);
  tick_bye (&event);
  g_assert_cmpint (tengen_match_find_bye (get_match (&event), 2), ==, 0);
  play_rounds (&event, 1);
  game = tengen_match_get_game (get_match (&event),
                                (int) get_match (&event)->games->len - 1);
  g_assert_cmpint (game->white, ==, TENGEN_MATCH_NOBODY);
  g_assert_cmpint (game->black, ==, 0);
  g_assert_false (has_bye (&event));
  play_rounds (&event, 2);
  g_assert_false (is_shown (&event, "bye"));
  end_event (&event);
}

/* --- Rounds --- */

static void
test_both_lost (void)
{
  Event event = show_event (make_match (TENGEN_MATCH_SWISS, 4));
  const TengenMatchGame *game;

  play_rounds (&event, 1);
  choose (&event, "games", 1);
  press (&event, "both_lost");
  game = tengen_match_get_game (get_match (&event), 1);
  g_assert_cmpint (game->result.kind, ==, TENGEN_RESULT_BOTH_LOST);
  g_assert_true (game->by_hand);
  g_assert_true (shows (get_row (&event, "games", 1), "Both lost"));
  g_assert_false (is_shown (&event, "how"));
  g_assert_true (tengen_match_table_undo (event.table));
  game = tengen_match_get_game (get_match (&event), 1);
  g_assert_cmpint (game->result.kind, ==, TENGEN_RESULT_RESIGN);
  g_assert_false (gtk_toggle_button_get_active (
      GTK_TOGGLE_BUTTON (need (event.view, "both_lost"))));
  g_assert_true (gtk_toggle_button_get_active (
      GTK_TOGGLE_BUTTON (need (event.view, "black_won"))));
  end_event (&event);
}

/* Rests stand in the list, and why is told beside it. */
static void
test_rests (void)
{
  Event event = show_event (make_match (TENGEN_MATCH_SWISS, 6));

  g_assert_cmpint (
      tengen_match_table_set_absent (event.table, 4, 1, TRUE), ==, 0);
  g_assert_cmpint (tengen_match_table_set_bye (event.table, 1, 1, TRUE), ==, 0);
  play_rounds (&event, 1);
  g_assert_true (shows (get_row (&event, "games", 2), "P2"));
  g_assert_true (shows (get_row (&event, "games", 2), "Bye"));
  g_assert_true (shows (get_row (&event, "games", 3), "P5"));
  g_assert_true (shows (get_row (&event, "games", 3), "Rests"));
  choose (&event, "games", 2);
  g_assert_true (strstr (get_text (&event, "terms"), "chosen") != NULL);
  choose (&event, "games", 3);
  g_assert_true (strstr (get_text (&event, "terms"), "announced") != NULL);
  g_assert_false (is_shown (&event, "result"));
  end_event (&event);
}

static int
find_again (Event *event)
{
  const TengenMatch *match = get_match (event);

  for (int i = 0; i < (int) match->games->len; i++)
    {
      g_autofree char *again = tengen_match_say_again (match, i);

      if (again != NULL)
        return i;
    }
  return -1;
}

/* Players who meet again are named above the round and beside the game. */
static void
test_again (void)
{
  Event event = show_event (make_match (TENGEN_MATCH_SWISS, 4));
  GtkWidget *row;
  g_autofree char *said = NULL;
  int index;

  g_assert_false (is_shown (&event, "told"));
  play_rounds (&event, 3);
  g_assert_false (is_shown (&event, "told"));
  g_assert_cmpint (find_again (&event), ==, -1);
  /* all have met each other, and there is no bye for four */
  g_assert_cmpint (tengen_match_table_set_bye (event.table, 1, 4, TRUE), ==, 0);
  g_assert_cmpint (tengen_match_table_pair (event.table), ==, 0);
  g_assert_true (is_shown (&event, "told"));
  g_assert_nonnull (strstr (get_text (&event, "told"), "P2 cannot have"));
  index = find_again (&event);
  g_assert_cmpint (index, >=, 0);
  g_assert_nonnull (strstr (get_text (&event, "told"), "Meeting again"));
  for (int i = 0; (row = get_row (&event, "games", i)) != NULL; i++)
    if (tengen_match_row_get_game (TENGEN_MATCH_ROW (row)) == index)
      break;
  g_assert_nonnull (row);
  g_assert_true (shows (row, "Meet again (round"));
  said = tengen_match_say_game (get_match (&event), index);
  g_assert_nonnull (strstr (said, "Meet again (round"));
  /* it stays while the round is shown, and goes with it */
  decide_round (&event);
  g_assert_true (is_shown (&event, "told"));
  gtk_widget_activate_action (
      need (event.view, "games"), "match-rounds.previous", NULL);
  g_assert_false (is_shown (&event, "told"));
  end_event (&event);
}

/* Two who play a series meet by its nature. */
static void
test_again_series (void)
{
  Event event = show_event (make_match (TENGEN_MATCH_SERIES, 2));

  play_rounds (&event, 2);
  g_assert_cmpint (find_again (&event), ==, -1);
  g_assert_false (is_shown (&event, "told"));
  end_event (&event);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/match-rest/absent", test_absent);
  g_test_add_func ("/match-rest/typing", test_typing);
  g_test_add_func ("/match-rest/kinds", test_kinds);
  g_test_add_func ("/match-rest/all-absent", test_all_absent);
  g_test_add_func ("/match-rest/read-only", test_read_only);
  g_test_add_func ("/match-rest/bye", test_bye);
  g_test_add_func ("/match-rest/next-bye", test_next_bye);
  g_test_add_func ("/match-rest/both-lost", test_both_lost);
  g_test_add_func ("/match-rest/rests", test_rests);
  g_test_add_func ("/match-rest/again", test_again);
  g_test_add_func ("/match-rest/again-series", test_again_series);
  return g_test_run ();
}
