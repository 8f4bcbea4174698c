/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-window: an event made and led through its widgets
 */
#include <gtk/gtk.h>
#include <string.h>

#include "display-start.h"
#include "match-event.h"
#include "tengen-match-create.h"
#include "tengen-match-sheet.h"

#define N_PLAYERS 16
#define N_ROUNDS 4

/* --- Making an event --- */

static void
set_names (GtkWidget *page, const char *text)
{
  gtk_text_buffer_set_text (
      gtk_text_view_get_buffer (GTK_TEXT_VIEW (need (page, "names"))),
      text,
      -1);
  settle ();
}

static GtkWidget *
make_page (void)
{
  GtkWidget *page =
      g_object_ref_sink (g_object_new (TENGEN_TYPE_MATCH_CREATE, NULL));
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);

  tengen_match_create_set_setup (TENGEN_MATCH_CREATE (page), setup);
  return page;
}

static char *
write_names (void)
{
  GString *text = g_string_new (NULL);

  for (int i = 1; i <= N_PLAYERS; i++)
    g_string_append_printf (text, "P%02d %dk\n", i, i);
  return g_string_free (text, FALSE);
}

static void
test_create (void)
{
  g_autoptr (GtkWidget) page = make_page ();
  TengenMatchCreate *create = TENGEN_MATCH_CREATE (page);
  g_autofree char *names = write_names ();
  g_autoptr (TengenMatch) match = NULL;
  g_autoptr (TengenMatch) series = NULL;

  g_assert_null (tengen_match_create_make (create, "id"));
  set_names (page, "A 3k\nB, nonsense\nA");
  g_assert_null (tengen_match_create_make (create, "id"));
  g_assert_nonnull (
      strstr (gtk_label_get_label (GTK_LABEL (need (page, "faults"))), "3"));
  set_names (page, names);
  gtk_editable_set_text (GTK_EDITABLE (need (page, "title")), " 春 ");
  match = tengen_match_create_make (create, "id");
  g_assert_cmpstr (match->title, ==, "春");
  g_assert_cmpint (match->players->len, ==, N_PLAYERS);
  g_assert_cmpint (match->n_rounds, ==, 4);
  g_assert_cmpint (tengen_match_get_player (match, 2)->rank, ==, -3);
  set_names (page, "A\nB");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (need (page, "series")),
                                TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (need (page, "rounds")), 5);
  series = tengen_match_create_make (create, "id");
  g_assert_cmpint (series->kind, ==, TENGEN_MATCH_SERIES);
  g_assert_cmpint (series->to_win, ==, 3);
}

/* --- Leading it --- */

static Event
make_event (void)
{
  g_autoptr (GtkWidget) page = make_page ();
  g_autofree char *names = write_names ();

  set_names (page, names);
  return show_event (
      tengen_match_create_make (TENGEN_MATCH_CREATE (page), "id"));
}

static void
activate (Event *event, const char *name)
{
  g_action_group_activate_action (
      tengen_match_view_get_actions (TENGEN_MATCH_VIEW (event->view)),
      name,
      NULL);
}

static gboolean
is_enabled (Event *event, const char *name)
{
  return g_action_group_get_action_enabled (
      tengen_match_view_get_actions (TENGEN_MATCH_VIEW (event->view)), name);
}

static void
choose_board (Event *event, int index)
{
  GtkListBox *games = GTK_LIST_BOX (need (event->view, "games"));

  gtk_list_box_select_row (games, gtk_list_box_get_row_at_index (games, index));
}

/* The stronger player of each game wins. */
static void
play_round (Event *event, int round)
{
  const TengenMatch *match;

  g_assert_true (is_enabled (event, "pair"));
  activate (event, "pair");
  g_assert_false (is_enabled (event, "pair"));
  match = tengen_match_table_get (event->table);
  g_assert_cmpint (match->games->len, ==, round * N_PLAYERS / 2);
  for (int i = 0; i < N_PLAYERS / 2; i++)
    {
      int index = (round - 1) * N_PLAYERS / 2 + i;
      const TengenMatchGame *game =
          tengen_match_get_game (tengen_match_table_get (event->table), index);
      gboolean black = game->black < game->white;
      const TengenResult played = {
        TENGEN_RESULT_RESIGN,
        black ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE,
        0,
      };

      choose_board (event, i);
      if (i % 2 == 0)
        press (event, black ? "black_won" : "white_won");
      else
        tengen_match_table_set_result (event->table, index, &played, FALSE);
    }
}

/* What a player has won, in half points. */
static int
get_score (Event *event, int player)
{
  g_autoptr (GArray) lines =
      tengen_match_list_standings (tengen_match_table_get (event->table));

  for (guint i = 0; i < lines->len; i++)
    if (g_array_index (lines, TengenMatchStanding, i).player == player)
      return g_array_index (lines, TengenMatchStanding, i).score_x2;
  return -1;
}

/* Where both have had one colour too often, two players without a loss may not
 * meet: the first player need not stand first. */
static void
test_event (void)
{
  Event event = make_event ();
  g_autoptr (TengenMatchSheet) sheet = NULL;
  g_autofree char *csv = NULL;

  for (int round = 1; round <= N_ROUNDS; round++)
    play_round (&event, round);
  g_assert_true (tengen_match_is_over (tengen_match_table_get (event.table)));
  g_assert_false (is_enabled (&event, "pair"));
  sheet = tengen_match_sheet_new (tengen_match_table_get (event.table));
  g_assert_cmpint (get_score (&event, 0), ==, 2 * N_ROUNDS);
  g_assert_cmpint (get_score (&event, N_PLAYERS - 1), ==, 0);
  csv = tengen_match_sheet_to_csv (sheet);
  g_assert_nonnull (strstr (csv, ",P01,"));
  end_event (&event);
}

/* A result with all that can be said of it, taken back, and refused. */
static void
test_result (void)
{
  Event event = make_event ();
  const TengenMatchGame *game;

  activate (&event, "pair");
  choose_board (&event, 2);
  press (&event, "white_won");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (need (event.view, "way")), 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (need (event.view, "margin")),
                             3.5);
  game = tengen_match_get_game (tengen_match_table_get (event.table), 2);
  g_assert_cmpint (game->result.kind, ==, TENGEN_RESULT_COUNT);
  g_assert_cmpint (game->result.winner, ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (game->result.margin_x2, ==, 7);
  g_assert_true (game->by_hand);
  /* a program that reads records enters results, too */
  g_assert_cmpstr (
      gtk_label_get_label (GTK_LABEL (need (event.view, "source"))),
      ==,
      "This result was entered.");
  press (&event, "open");
  game = tengen_match_get_game (tengen_match_table_get (event.table), 2);
  g_assert_cmpint (game->result.kind, ==, TENGEN_RESULT_UNKNOWN);
  activate (&event, "undo");
  game = tengen_match_get_game (tengen_match_table_get (event.table), 2);
  g_assert_cmpint (game->result.margin_x2, ==, 7);
  g_assert_true (gtk_toggle_button_get_active (
      GTK_TOGGLE_BUTTON (need (event.view, "white_won"))));
  /* a round with a result has to stay */
  activate (&event, "drop-round");
  g_assert_cmpint (
      tengen_match_get_round (tengen_match_table_get (event.table)), ==, 1);
  end_event (&event);
}

static GtkWidget *
find_styled (GtkWidget *widget, const char *css_class)
{
  if (gtk_widget_has_css_class (widget, css_class))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_styled (child, css_class);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
shows (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) &&
      strcmp (gtk_label_get_label (GTK_LABEL (widget)), text) == 0)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows (child, text))
      return TRUE;
  return FALSE;
}

/* Players who meet again are named above the games of the round, with the
 * reason; nothing is shown there in other rounds. */
static void
test_again (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 19);
  TengenMatch *match = tengen_match_new ("again", TENGEN_MATCH_SWISS, setup);
  const TengenResult won = { TENGEN_RESULT_RESIGN, TENGEN_STONE_BLACK, 0 };
  Event event = { gtk_window_new (), NULL, NULL };
  GtkWidget *told;

  for (const char *name = "A\0B\0C\0"; *name != '\0'; name += 2)
    tengen_match_add_player (match, name, 0);
  event.table = tengen_match_table_new (match);
  event.view = tengen_match_view_new (event.table);
  gtk_window_set_child (GTK_WINDOW (event.window), event.view);
  gtk_window_present (GTK_WINDOW (event.window));
  settle ();
  told = need (event.view, "told");
  for (int round = 1; round <= 4; round++)
    {
      activate (&event, "pair");
      g_assert_true (gtk_widget_get_visible (told) == (round == 4));
      tengen_match_table_set_result (event.table, 2 * round - 2, &won, TRUE);
    }
  g_assert_nonnull (
      strstr (gtk_label_get_label (GTK_LABEL (told)), "Meeting again: "));
  gtk_widget_activate_action (
      need (event.view, "games"), "match-rounds.previous", NULL);
  g_assert_false (gtk_widget_get_visible (told));
  end_event (&event);
}

/* How far below the top of its row the letters of a label stand. */
static double
find_baseline (GtkWidget *row, const char *css_class)
{
  GtkWidget *label = find_styled (row, css_class);
  graphene_point_t at = { 0, 0 };
  int y;

  g_assert_nonnull (label);
  gtk_label_get_layout_offsets (GTK_LABEL (label), NULL, &y);
  g_assert_true (gtk_widget_compute_point (label, row, &at, &at));
  return (double) at.y + y +
         pango_layout_get_baseline (gtk_label_get_layout (GTK_LABEL (label))) /
             (double) PANGO_SCALE;
}

/* The number of the board and the names stand on one line, also of other fonts
 * and beside several lines. */
static void
test_line (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 19);
  TengenMatch *match = tengen_match_new ("line", TENGEN_MATCH_SWISS, setup);
  const TengenResult won = { TENGEN_RESULT_RESIGN, TENGEN_STONE_BLACK, 0 };
  Event event = { gtk_window_new (), NULL, NULL };
  GtkListBox *games;
  GtkWidget *row;

  tengen_match_add_player (match, "花子", -3);
  tengen_match_add_player (match, "太郎", 1);
  event.table = tengen_match_table_new (match);
  event.view = tengen_match_view_new (event.table);
  gtk_window_set_child (GTK_WINDOW (event.window), event.view);
  gtk_window_set_default_size (GTK_WINDOW (event.window), 1000, 640);
  gtk_window_present (GTK_WINDOW (event.window));
  games = GTK_LIST_BOX (need (event.view, "games"));
  for (int round = 1; round <= 2; round++)
    {
      activate (&event, "pair");
      row = GTK_WIDGET (gtk_list_box_get_row_at_index (games, 0));
      g_assert_nonnull (row);
      while (gtk_widget_get_height (row) == 0)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpfloat_with_epsilon (find_baseline (row, "match-board"),
                                      find_baseline (row, "match-player"),
                                      1);
      tengen_match_table_set_result (event.table, round - 1, &won, TRUE);
    }
  end_event (&event);
}

/* Where colours may be exchanged first colours are tentative, and what is entered
 * names the winner in the list. */
static void
test_renju (void)
{
  TengenRenjuRules rules;
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenMatch *match;
  Event event = { gtk_window_new (), NULL, NULL };

  tengen_renju_rules_init (&rules, TENGEN_RENJU_S26);
  setup = tengen_game_setup_new_renju (&rules);
  match = tengen_match_new ("renju", TENGEN_MATCH_SERIES, setup);
  tengen_match_add_player (match, "Hana", -3);
  tengen_match_add_player (match, "Taro", 1);
  tengen_match_pair (match, 0);
  event.table = tengen_match_table_new (match);
  event.view = tengen_match_view_new (event.table);
  gtk_window_set_child (GTK_WINDOW (event.window), event.view);
  gtk_window_present (GTK_WINDOW (event.window));
  settle ();
  /* each on one line */
  g_assert_cmpstr (
      gtk_label_get_label (GTK_LABEL (need (event.view, "players"))),
      ==,
      "Tentative Black, Hana 3 kyu\nTentative White, Taro 1 dan");
  g_assert_true (shows (need (event.view, "games"), "Hana 3 kyu"));
  press (&event, "black_won");
  g_assert_true (shows (need (event.view, "games"), "Hana wins"));
  /* the third way of Renju: Hana must have White at the end */
  gtk_drop_down_set_selected (GTK_DROP_DOWN (need (event.view, "way")), 2);
  settle ();
  g_assert_true (shows (need (event.view, "games"),
                        "Hana (White) wins (Black’s forbidden move)"));
  end_event (&event);
}

static void
test_read_only (void)
{
  Event event = make_event ();

  activate (&event, "pair");
  g_object_set (event.view, "read-only", TRUE, NULL);
  g_assert_false (is_enabled (&event, "undo"));
  g_assert_false (is_enabled (&event, "drop-round"));
  g_assert_false (gtk_widget_is_sensitive (need (event.view, "black_won")));
  g_assert_false (gtk_widget_is_sensitive (need (event.view, "new_name")));
  end_event (&event);
}

static void
test_players (void)
{
  Event event = make_event ();
  GtkListBox *list = GTK_LIST_BOX (need (event.view, "list"));
  const TengenMatchPlayer *player;

  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, 1));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (need (event.view, "left")),
                               TRUE);
  player = tengen_match_get_player (tengen_match_table_get (event.table), 1);
  g_assert_true (player->left);
  g_assert_false (gtk_widget_get_sensitive (need (event.view, "save")));
  gtk_editable_set_text (GTK_EDITABLE (need (event.view, "rank")), "strong");
  g_assert_true (gtk_widget_get_sensitive (need (event.view, "save")));
  g_signal_emit_by_name (need (event.view, "rank"), "activate");
  player = tengen_match_get_player (tengen_match_table_get (event.table), 1);
  g_assert_cmpint (player->rank, ==, -2);
  gtk_editable_set_text (GTK_EDITABLE (need (event.view, "new_name")), "Late");
  g_signal_emit_by_name (need (event.view, "new_name"), "activate");
  g_assert_cmpint (
      tengen_match_table_get (event.table)->players->len, ==, N_PLAYERS + 1);
  end_event (&event);
}

static const TengenMatchPlayer *
get_last (Event *event)
{
  const TengenMatch *match = tengen_match_table_get (event->table);

  return tengen_match_get_player (match, (int) match->players->len - 1);
}

/* An engine is offered for a computer where there is one that plays Go; one that
 * is not here stays until a person sits there. */
static void
test_engine (void)
{
  Event event = make_event ();
  GtkWidget *engine = need (event.view, "engine");
  GtkDropDown *seat = GTK_DROP_DOWN (need (event.view, "seat"));
  g_autoptr (TengenExternalList) list = tengen_external_list_new ();
  g_autofree char *id = g_strdup (tengen_external_list_add (
      list, "Parrot", TENGEN_EXTERNAL_GTP, "/bin/cat", NULL));

  g_assert_nonnull (tengen_external_list_add (
      list, "Five", TENGEN_EXTERNAL_GOMOCUP, "/bin/sed", NULL));
  g_signal_emit_by_name (need (event.view, "add_computer"), "clicked");
  g_assert_false (gtk_widget_get_visible (engine));
  tengen_match_view_set_externals (TENGEN_MATCH_VIEW (event.view), list);
  g_assert_true (gtk_widget_get_visible (engine));
  g_assert_cmpuint (g_list_model_get_n_items (
                        gtk_drop_down_get_model (GTK_DROP_DOWN (engine))),
                    ==,
                    2);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (engine)), ==, 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (engine), 1);
  g_assert_cmpstr (get_last (&event)->engine, ==, id);
  g_assert_cmpint (get_last (&event)->level, ==, 1);
  gtk_drop_down_set_selected (seat, 3);
  g_assert_cmpstr (get_last (&event)->engine, ==, id);
  tengen_external_list_remove (list, id);
  tengen_match_view_set_externals (TENGEN_MATCH_VIEW (event.view), list);
  gtk_drop_down_set_selected (seat, 4);
  g_assert_cmpstr (get_last (&event)->engine, ==, id);
  gtk_drop_down_set_selected (seat, 0);
  g_assert_cmpstr (get_last (&event)->engine, ==, "");
  end_event (&event);
}

/* The computer is a player of another name each time, is chosen when it was
 * added, and its level is that of the list; a person takes its place. */
static void
test_computer (void)
{
  Event event = make_event ();
  GtkDropDown *seat = GTK_DROP_DOWN (need (event.view, "seat"));
  const TengenMatchPlayer *player;

  for (int i = 0; i < 2; i++)
    g_signal_emit_by_name (need (event.view, "add_computer"), "clicked");
  player =
      tengen_match_get_player (tengen_match_table_get (event.table), N_PLAYERS);
  g_assert_cmpstr (player->name, ==, "Computer");
  g_assert_cmpint (player->level, ==, 1);
  g_assert_cmpuint (gtk_drop_down_get_selected (seat), ==, 1);
  gtk_drop_down_set_selected (seat, 10);
  player = tengen_match_get_player (tengen_match_table_get (event.table),
                                    N_PLAYERS + 1);
  g_assert_cmpstr (player->name, ==, "Computer 2");
  g_assert_cmpint (player->level, ==, 10);
  gtk_drop_down_set_selected (seat, 0);
  player = tengen_match_get_player (tengen_match_table_get (event.table),
                                    N_PLAYERS + 1);
  g_assert_cmpint (player->level, ==, 0);
  tengen_match_table_undo (event.table);
  player = tengen_match_get_player (tengen_match_table_get (event.table),
                                    N_PLAYERS + 1);
  g_assert_cmpint (player->level, ==, 10);
  g_assert_cmpuint (gtk_drop_down_get_selected (seat), ==, 10);
  /* the level, then the player, each as one step */
  tengen_match_table_undo (event.table);
  tengen_match_table_undo (event.table);
  g_assert_cmpint (
      tengen_match_table_get (event.table)->players->len, ==, N_PLAYERS + 1);
  end_event (&event);
}

static void
turn_to (Event *event, const char *page)
{
  g_action_group_activate_action (
      tengen_match_view_get_actions (TENGEN_MATCH_VIEW (event->view)),
      "page",
      g_variant_new_string (page));
  settle ();
}

static gboolean
has_focus (Event *event, const char *text)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (event->window));

  return GTK_IS_TOGGLE_BUTTON (focus) && shows (focus, text);
}

/* The focus goes to the page that is chosen by a key. */
static void
test_page_focus (void)
{
  Event event = make_event ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *switcher =
      tengen_match_view_make_switcher (TENGEN_MATCH_VIEW (event.view));

  g_object_ref (event.view);
  gtk_window_set_child (GTK_WINDOW (event.window), box);
  gtk_box_append (GTK_BOX (box), switcher);
  gtk_box_append (GTK_BOX (box), event.view);
  g_object_unref (event.view);
  settle ();
  gtk_widget_grab_focus (gtk_widget_get_first_child (switcher));
  g_assert_true (has_focus (&event, "Pairings"));
  turn_to (&event, "standings");
  g_assert_true (has_focus (&event, "Table of Results"));
  turn_to (&event, "players");
  g_assert_true (has_focus (&event, "Players"));
  /* from within a page, too */
  gtk_widget_grab_focus (need (event.view, "new_name"));
  turn_to (&event, "standings");
  g_assert_true (has_focus (&event, "Table of Results"));
  end_event (&event);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/match-window/create", test_create);
  g_test_add_func ("/match-window/event", test_event);
  g_test_add_func ("/match-window/result", test_result);
  g_test_add_func ("/match-window/again", test_again);
  g_test_add_func ("/match-window/line", test_line);
  g_test_add_func ("/match-window/renju", test_renju);
  g_test_add_func ("/match-window/read-only", test_read_only);
  g_test_add_func ("/match-window/players", test_players);
  g_test_add_func ("/match-window/computer", test_computer);
  g_test_add_func ("/match-window/engine", test_engine);
  g_test_add_func ("/match-window/page-focus", test_page_focus);
  return g_test_run ();
}
