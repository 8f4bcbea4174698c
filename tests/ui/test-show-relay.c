/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-show-relay: what a class sees and hears of two teams, and what presses
 * and keys do
 */
#include <gtk/gtk.h>

#include "display-start.h"
#include "tengen-board-notation.h"
#include "tengen-relay-aside.h"
#include "tengen-show-relay.h"
#include "tengen-stone-row.h"
#include "tengen-team-name.h"

typedef struct
{
  TengenTeams *teams;
  TengenRelay *relay;
  TengenShow *show;
  GString *heard;
} Fixture;

static void
changed_cb (TengenShow *show, Fixture *f)
{
  g_string_append (f->heard, "c");
}

static void
turned_cb (TengenShow *show, Fixture *f)
{
  g_string_append (f->heard, "t");
}

static void
start (Fixture *f, int goal)
{
  f->teams = tengen_teams_new ();
  f->relay = tengen_relay_new (f->teams, 7, goal);
  f->show = tengen_show_relay_new (f->relay);
  f->heard = g_string_new (NULL);
  g_signal_connect (f->show, "changed", G_CALLBACK (changed_cb), f);
  g_signal_connect (f->show, "turned", G_CALLBACK (turned_cb), f);
}

static void
end (Fixture *f)
{
  g_assert_finalize_object (f->show);
  g_assert_finalize_object (f->relay);
  g_assert_finalize_object (f->teams);
  g_string_free (f->heard, TRUE);
}

static void
expect_heard (Fixture *f, const char *wanted)
{
  g_assert_cmpstr (f->heard->str, ==, wanted);
  g_string_truncate (f->heard, 0);
}

static TengenPoint
at (const char *name)
{
  TengenPoint point = TENGEN_POINT_NONE;

  g_assert_true (
      tengen_notation_parse (TENGEN_NOTATION_A1, 7, 7, name, &point));
  return point;
}

static gboolean
press (Fixture *f, const char *name)
{
  return tengen_show_press (f->show, at (name), GDK_BUTTON_PRIMARY);
}

static void
press_all (Fixture *f, const char *names)
{
  g_auto (GStrv) words = g_strsplit (names, " ", -1);

  for (char **word = words; *word != NULL; word++)
    {
      tengen_show_act (f->show, TENGEN_SHOW_FORWARD);
      g_assert_true (press (f, *word));
    }
}

static void
expect_text (Fixture *f, const char *wanted)
{
  g_autoptr (TengenLessonText) text = tengen_show_make_text (f->show);
  g_autofree char *plain = tengen_lesson_text_get_plain (text);

  g_assert_cmpstr (plain, ==, wanted);
}

static int
get_mark (Fixture *f, const char *name)
{
  g_autoptr (TengenView) view = tengen_show_make_view (f->show);

  return view->marks[at (name)];
}

/* Acts that mean something, by their letters. */
static void
expect_can (Fixture *f, const char *wanted)
{
  static const char LETTERS[] = "FBNPfLHARUSnR";
  g_autoptr (GString) can = g_string_new (NULL);

  for (int act = TENGEN_SHOW_FORWARD; act <= TENGEN_SHOW_ROWS; act++)
    if (tengen_show_can (f->show, act))
      g_string_append_c (can, LETTERS[act]);
  g_assert_cmpstr (can->str, ==, wanted);
}

static void
test_turns (void)
{
  Fixture f;

  start (&f, 3);
  tengen_teams_set_members (f.teams, TENGEN_STONE_WHITE, 4);
  expect_heard (&f, "tc");
  expect_text (&f, "Whoever takes 3 stones first wins. Your turn: Black team.");
  expect_can (&f, "");
  g_assert_true (press (&f, "D4"));
  expect_heard (&f, "tc");
  expect_text (&f, "Change places. Next: White team, person 1.");
  expect_can (&f, "FUn");
  g_assert_true (tengen_show_act (f.show, TENGEN_SHOW_PERSON));
  expect_text (&f, "Your turn: White team, person 1.");
  expect_can (&f, "U");
  g_assert_false (tengen_show_act (f.show, TENGEN_SHOW_FORWARD));
  g_assert_false (tengen_show_act (f.show, TENGEN_SHOW_BACK));
  end (&f);
}

/* An eager hand is told why nothing happens, until somebody has come. */
static void
test_hasty (void)
{
  Fixture f;

  start (&f, 3);
  press (&f, "D4");
  expect_heard (&f, "tc");
  g_assert_true (press (&f, "D5"));
  expect_heard (&f, "c");
  expect_text (&f, "Press “Next person” first.");
  tengen_show_act (f.show, TENGEN_SHOW_FORWARD);
  expect_text (&f, "Your turn: White team.");
  g_assert_false (tengen_show_press (f.show, at ("D5"), GDK_BUTTON_SECONDARY));
  end (&f);
}

static void
test_refused (void)
{
  Fixture f;

  start (&f, 3);
  press_all (&f, "D4 D4");
  expect_text (&f, "There is already a stone here. Play on an empty point.");
  g_assert_cmpint (get_mark (&f, "D4"), !=, TENGEN_VIEW_MARK_LAST);
  press (&f, "D5");
  expect_text (&f, "Change places. Next: Black team.");
  g_assert_cmpint (get_mark (&f, "D5"), ==, TENGEN_VIEW_MARK_LAST);
  end (&f);
}

static void
test_won (void)
{
  Fixture f;

  start (&f, 1);
  tengen_teams_set_name (f.teams, TENGEN_STONE_BLACK, "Owls");
  press_all (&f, "B1 A1 A2");
  expect_text (&f, "Owls has taken 1 stone. Owls has won.");
  expect_can (&f, "U");
  g_assert_false (press (&f, "G7"));
  g_assert_true (tengen_show_act (f.show, TENGEN_SHOW_UNDO));
  expect_text (&f, "Your turn: Owls.");
  end (&f);
}

/* What goes on from there has the same stones and the same turn. */
static void
test_copy (void)
{
  Fixture f;
  TengenGame *game;
  const TengenPosition *position;

  start (&f, 1);
  press_all (&f, "B1 A1 A2");
  game = tengen_show_make_game (f.show);
  position = tengen_game_get_position (game);
  g_assert_cmpint (
      tengen_position_get_to_move (position), ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (
      tengen_board_get (tengen_position_get_board (position), at ("A1")),
      ==,
      TENGEN_STONE_NONE);
  g_assert_cmpint (
      tengen_board_get (tengen_position_get_board (position), at ("A2")),
      ==,
      TENGEN_STONE_BLACK);
  tengen_game_free (game);
  end (&f);
}

/* The widget of a class or type with this name below another. */
static GtkWidget *
find (GtkWidget *widget, GType type, const char *label)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) &&
      (!GTK_IS_BUTTON (widget) ||
       g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0))
    return widget;
  for (GtkWidget *next = gtk_widget_get_first_child (widget); next != NULL;
       next = gtk_widget_get_next_sibling (next))
    {
      GtkWidget *found = find (next, type, label);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
find_button (Fixture *f, const char *label)
{
  return find (tengen_show_make_aside (f->show), GTK_TYPE_BUTTON, label);
}

/* The large button opens the board, and notes the win at the end. */
static void
test_aside (void)
{
  Fixture f;
  GtkWidget *next;

  start (&f, 1);
  g_assert_true (tengen_show_make_aside (f.show) ==
                 tengen_show_make_aside (f.show));
  next = find_button (&f, "Next person");
  g_assert_false (gtk_widget_get_sensitive (next));
  g_assert_false (gtk_widget_get_visible (find_button (&f, "Pass")));
  press (&f, "B1");
  g_assert_true (gtk_widget_get_sensitive (next));
  g_signal_emit_by_name (next, "clicked");
  g_assert_cmpint (tengen_relay_get_state (f.relay), ==, TENGEN_RELAY_PLAY);
  press_all (&f, "A1 A2");
  g_assert_true (find_button (&f, "Note the win") == next);
  g_assert_cmpint (
      tengen_teams_get_points (f.teams, TENGEN_STONE_BLACK), ==, 0);
  g_signal_emit_by_name (next, "clicked");
  g_assert_cmpint (
      tengen_teams_get_points (f.teams, TENGEN_STONE_BLACK), ==, 1);
  g_assert_false (gtk_widget_get_sensitive (next));
  g_signal_emit_by_name (find_button (&f, "Take back"), "clicked");
  expect_text (&f, "Your turn: Black team.");
  end (&f);
}

/* Where play has stopped the count goes on by the same keys, and back. */
static void
test_pass (void)
{
  Fixture f;

  start (&f, 0);
  g_assert_true (gtk_widget_get_visible (find_button (&f, "Pass")));
  g_signal_emit_by_name (find_button (&f, "Pass"), "clicked");
  tengen_show_act (f.show, TENGEN_SHOW_FORWARD);
  expect_can (&f, "US");
  g_assert_true (tengen_show_act (f.show, TENGEN_SHOW_PASS));
  g_assert_cmpint (tengen_relay_get_state (f.relay), ==, TENGEN_RELAY_STOPPED);
  g_assert_true (tengen_show_can (f.show, TENGEN_SHOW_FORWARD));
  g_assert_true (tengen_show_act (f.show, TENGEN_SHOW_FORWARD));
  /* rows have the whole wall */
  g_assert_true (tengen_show_act (f.show, TENGEN_SHOW_ROWS));
  g_assert_nonnull (tengen_show_make_stage (f.show));
  g_assert_null (tengen_show_make_aside (f.show));
  g_assert_true (tengen_show_act (f.show, TENGEN_SHOW_ROWS));
  g_assert_nonnull (tengen_show_make_aside (f.show));
  g_assert_true (tengen_show_act (f.show, TENGEN_SHOW_UNDO));
  expect_can (&f, "US");
  expect_text (&f, "Your turn: White team.");
  end (&f);
}

/* A name that is written belongs to its own team, and is there to be changed. */
static void
test_name (void)
{
  Fixture f;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *name;
  GtkPopover *popover;
  GtkEditable *entry;

  start (&f, 3);
  name = tengen_team_name_new (f.teams, TENGEN_STONE_WHITE);
  gtk_window_set_child (GTK_WINDOW (window), name);
  gtk_window_present (GTK_WINDOW (window));
  popover = gtk_menu_button_get_popover (
      GTK_MENU_BUTTON (find (name, GTK_TYPE_MENU_BUTTON, NULL)));
  entry = GTK_EDITABLE (gtk_popover_get_child (popover));
  gtk_popover_popup (popover);
  gtk_editable_set_text (entry, " Owls ");
  gtk_popover_popdown (popover);
  g_assert_cmpstr (
      tengen_teams_get_name (f.teams, TENGEN_STONE_WHITE), ==, "Owls");
  g_assert_null (tengen_teams_get_name (f.teams, TENGEN_STONE_BLACK));
  gtk_editable_set_text (entry, "");
  gtk_popover_popup (popover);
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "Owls");
  gtk_popover_popdown (popover);
  gtk_window_destroy (GTK_WINDOW (window));
  end (&f);
}

/* How many points of the lower half, or the upper one, a stone covers. */
static guint
count_covered (GtkWidget *row, gboolean lower)
{
  int width = gtk_widget_get_width (row);
  int height = gtk_widget_get_height (row);
  cairo_surface_t *image =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (image);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  const guchar *data;
  guint n = 0;

  GTK_WIDGET_GET_CLASS (row)->snapshot (row, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  data = cairo_image_surface_get_data (image);
  for (int y = lower ? height / 2 : 0; y < (lower ? height : height / 2); y++)
    for (int x = 0; x < width; x++)
      n += data[y * cairo_image_surface_get_stride (image) + 4 * x + 3] == 255;
  cairo_surface_destroy (image);
  return n;
}

/* More than ten stones lie in two rows. */
static void
test_stones (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *row = tengen_stone_row_new (TENGEN_STONE_BLACK, 20);
  guint ten;

  gtk_window_set_child (GTK_WINDOW (window), row);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (row) == 0)
    g_main_context_iteration (NULL, TRUE);
  tengen_stone_row_set_stones (TENGEN_STONE_ROW (row), 10);
  ten = count_covered (row, FALSE);
  g_assert_cmpuint (ten, >, 100);
  g_assert_cmpuint (count_covered (row, TRUE), <, ten / 4);
  tengen_stone_row_set_stones (TENGEN_STONE_ROW (row), 20);
  g_assert_cmpuint (count_covered (row, TRUE), >, ten * 3 / 4);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/show-relay/turns", test_turns);
  g_test_add_func ("/show-relay/hasty", test_hasty);
  g_test_add_func ("/show-relay/refused", test_refused);
  g_test_add_func ("/show-relay/won", test_won);
  g_test_add_func ("/show-relay/copy", test_copy);
  g_test_add_func ("/show-relay/aside", test_aside);
  g_test_add_func ("/show-relay/pass", test_pass);
  g_test_add_func ("/show-relay/name", test_name);
  g_test_add_func ("/show-relay/stones", test_stones);
  return g_test_run ();
}
