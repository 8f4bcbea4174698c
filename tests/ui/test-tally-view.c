/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-tally-view: numbers after each tick, back, the ends, rows, keys,
 * what slides, what is left on the board.
 */

#include "board-picture.h"
#include "display-frame.h"
#include "display-start.h"
#include "tengen-tally-board.h"
#include "tengen-tally-motion.h"
#include "tengen-tally-view-private.h"
#include "widget-keys.h"

static const TengenGoCounters past = { .prisoners = { 0, 2, 1 } };

typedef struct
{
  GtkWidget *window;
  TengenTallyView *view;
} Fixture;

static TengenGoTally *
make_tally (const char *picture, const char *rules_text, int komi_x2)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  g_autoptr (TengenGoCount) count = NULL;
  g_autoptr (TengenAccount) account = NULL;
  TengenGoRules rules;

  g_assert_true (tengen_go_rules_parse (rules_text, &rules));
  count = tengen_go_count_new (board, &rules, &past, NULL, komi_x2, 0);
  account = tengen_account_new (count, &rules);
  return tengen_go_tally_new (board, count, account);
}

static void
open_view (Fixture *self, TengenGoTally *tally)
{
  self->view = TENGEN_TALLY_VIEW (tengen_tally_view_new ());
  self->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (self->window), 900, 600);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->view));
  tengen_tally_view_set_tally (self->view, tally);
  gtk_window_present (GTK_WINDOW (self->window));
  wait_frame (GTK_WIDGET (self->view));
}

static void
close_view (Fixture *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  settle ();
}

static void
assert_numbers (Fixture *self, const char *black, const char *white)
{
  g_assert_cmpstr (gtk_label_get_label (self->view->black_number), ==, black);
  g_assert_cmpstr (gtk_label_get_label (self->view->white_number), ==, white);
}

static int
count_stones (Fixture *self, TengenStone stone)
{
  const TengenView *view = tengen_board_view_get_view (self->view->board);
  int n = 0;

  for (int i = 0; i < view->width * view->height; i++)
    n += view->stones[i] == stone;
  return n;
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Stones of both sides go up together; the surplus of one side comes alone. */
static void
test_ticks (void)
{
  Fixture self;
  guint n_changed = 0, n_ticks;
  g_autofree char *sentence = NULL;

  open_view (&self, make_tally ("XXXX/X.../OOO.", "pure", 0));
  g_signal_connect_swapped (
      self.view, "changed", G_CALLBACK (count_cb), &n_changed);
  assert_numbers (&self, "0", "0");
  g_assert_true (tengen_tally_view_go (self.view, 1));
  assert_numbers (&self, "1", "1");
  g_assert_cmpint (count_stones (&self, TENGEN_STONE_BLACK), ==, 4);
  g_assert_true (tengen_tally_view_go (self.view, 3));
  assert_numbers (&self, "4", "3");
  g_assert_cmpint (count_stones (&self, TENGEN_STONE_WHITE), ==, 0);
  g_assert_true (tengen_tally_view_go (self.view, -2));
  assert_numbers (&self, "2", "2");
  g_assert_true (tengen_tally_view_go (self.view, G_MAXINT));
  assert_numbers (&self, "5", "3");
  g_assert_false (tengen_tally_view_go (self.view, 1));
  g_assert_cmpuint (tengen_tally_view_get_tick (self.view, &n_ticks), ==, 5);
  g_assert_cmpuint (n_ticks, ==, 5);
  sentence = tengen_tally_view_get_sentence (self.view);
  g_assert_cmpstr (
      sentence, ==, "Black 5 stones, White 3 stones: Black has 2 stones more.");
  g_assert_true (tengen_tally_view_go (self.view, G_MININT));
  g_assert_false (tengen_tally_view_go (self.view, -1));
  g_assert_cmpuint (n_changed, ==, 5);
  g_signal_handlers_disconnect_by_func (self.view, count_cb, &n_changed);
  close_view (&self);
}

/* The numbers of the end are those of the account: 3 + 1; 2 + 2 + 6.5. */
static void
test_account (void)
{
  Fixture self;

  open_view (&self, make_tally (".X.O./XX.OO/.X.O./.X.OO", "japan", 13));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self.view->heaps)));
  tengen_tally_view_go (self.view, G_MAXINT);
  assert_numbers (&self, "4", "10.5");
  g_assert_cmpint (count_stones (&self, TENGEN_STONE_BLACK), ==, 5);
  close_view (&self);
}

static int
count_heaps (const TengenGoTally *tally, guint ticks)
{
  TengenGoStep heaps;

  g_assert_true (tengen_tally_board_fill_heaps (tally, ticks, &heaps));
  return heaps.lid[TENGEN_STONE_BLACK] + heaps.lid[TENGEN_STONE_WHITE];
}

/* A prisoner lies beside the board until it is counted. */
static void
test_heaps (void)
{
  g_autoptr (TengenGoTally) tally =
      make_tally (".X.O./XX.OO/.X.O./.X.OO", "japan", 13);
  int n = 0;

  g_assert_cmpint (count_heaps (tally, 0), ==, 3);
  for (guint i = 0; i < tally->items->len; i++)
    {
      const TengenGoTallyItem *item =
          &g_array_index (tally->items, TengenGoTallyItem, i);

      if (item->code != TENGEN_ACCOUNT_PRISONERS)
        continue;
      g_assert_cmpint (count_heaps (tally, item->tick),
                       >,
                       count_heaps (tally, item->tick + 1));
      n++;
    }
  g_assert_cmpint (n, ==, 3);
  g_assert_cmpint (count_heaps (tally, tally->n_ticks), ==, 0);
}

static gboolean
press (Fixture *self, guint key)
{
  return send_key (self->view, key, 0);
}

static void
test_keys (void)
{
  Fixture self;

  open_view (&self,
             make_tally ("XXXXXXXX/XXXXXXXX/......../OOOOOOOO", "pure", 0));
  gtk_widget_grab_focus (GTK_WIDGET (self.view));
  g_assert_true (press (&self, GDK_KEY_Right));
  g_assert_true (press (&self, GDK_KEY_space));
  assert_numbers (&self, "2", "2");
  g_assert_true (press (&self, GDK_KEY_Page_Down));
  assert_numbers (&self, "12", "8");
  g_assert_true (press (&self, GDK_KEY_Left));
  assert_numbers (&self, "11", "8");
  g_assert_true (press (&self, GDK_KEY_End));
  assert_numbers (&self, "16", "8");
  g_assert_true (press (&self, GDK_KEY_Page_Up));
  assert_numbers (&self, "6", "6");
  g_assert_true (press (&self, GDK_KEY_Home));
  assert_numbers (&self, "0", "0");
  g_assert_true (press (&self, GDK_KEY_5));
  g_assert_cmpint (tengen_tally_rows_get_places (self.view->rows)->row, ==, 5);
  g_assert_true (press (&self, GDK_KEY_1));
  g_assert_cmpint (tengen_tally_rows_get_places (self.view->rows)->row, ==, 10);
  g_assert_false (press (&self, GDK_KEY_x));
  close_view (&self);
}

static GtkWidget *
find_button (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
      gtk_widget_is_sensitive (widget))
    return widget;
  for (GtkWidget *next = gtk_widget_get_first_child (widget);
       next != NULL && found == NULL;
       next = gtk_widget_get_next_sibling (next))
    found = find_button (next);
  return found;
}

/* A button is pressed with Space, which counts nothing then. */
static void
test_keys_on_button (void)
{
  Fixture self;

  open_view (&self, make_tally ("XXXX/X.../OOO.", "pure", 0));
  gtk_widget_grab_focus (find_button (GTK_WIDGET (self.view)));
  g_assert_true (
      GTK_IS_BUTTON (gtk_window_get_focus (GTK_WINDOW (self.window))));
  g_assert_false (press (&self, GDK_KEY_space));
  assert_numbers (&self, "0", "0");
  g_assert_true (press (&self, GDK_KEY_Right));
  assert_numbers (&self, "1", "1");
  close_view (&self);
}

/* On the board arrow keys walk; the presenter's keys still count. */
static void
test_keys_on_board (void)
{
  Fixture self;

  open_view (&self, make_tally ("XXXX/X.../OOO.", "pure", 0));
  tengen_board_view_focus_point (self.view->board, 0);
  g_assert_false (press (&self, GDK_KEY_Right));
  assert_numbers (&self, "0", "0");
  g_assert_true (press (&self, GDK_KEY_space));
  assert_numbers (&self, "1", "1");
  close_view (&self);
}

/* One side alone has one number and one row. */
static void
test_one_side (void)
{
  TengenGoTally *tally = make_tally ("XXXX/X.../OOO.", "pure", 0);
  g_autofree char *sentence = NULL;
  Fixture self;

  tengen_go_tally_narrow (tally, TENGEN_STONE_WHITE, ~0u);
  open_view (&self, tally);
  g_assert_false (gtk_widget_get_visible (self.view->black_box));
  g_assert_true (gtk_widget_get_visible (self.view->white_box));
  g_assert_cmpint (
      tengen_tally_rows_get_places (self.view->rows)->n_sides, ==, 1);
  tengen_tally_view_go (self.view, G_MAXINT);
  sentence = tengen_tally_view_get_sentence (self.view);
  g_assert_cmpstr (sentence, ==, "White 3 stones");
  g_assert_cmpint (count_stones (&self, TENGEN_STONE_BLACK), ==, 5);
  close_view (&self);
}

/* A wall says the sentence itself, and has no buttons to tell of. */
static void
test_wall (void)
{
  Fixture self;

  open_view (&self, make_tally ("XXXX/X.../OOO.", "pure", 0));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self.view->sentence)));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self.view->now)));
  g_object_set (self.view, "buttons", FALSE, NULL);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.view->sentence)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.view->now)));
  g_assert_true (tengen_tally_view_go (self.view, 1));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self.view->now)));
  close_view (&self);
}

/* By itself it goes to the end and stops there. */
static void
test_auto (void)
{
  Fixture self;

  open_view (&self, make_tally ("X.../O...", "pure", 0));
  tengen_tally_view_set_auto (self.view, TRUE);
  while (self.view->timer != 0)
    g_main_context_iteration (NULL, TRUE);
  assert_numbers (&self, "1", "1");
  close_view (&self);
}

/* Things slide where that is wanted, and a key ends it at once. */
static void
test_slide (void)
{
  Fixture self;

  open_view (&self, make_tally ("XXXX/X.../OOO.", "pure", 0));
  g_object_set (gtk_widget_get_settings (self.window),
                "gtk-enable-animations",
                TRUE,
                NULL);
  tengen_tally_view_go (self.view, 2);
  g_assert_cmpuint (self.view->moves->len, ==, 4);
  wait_frame (GTK_WIDGET (self.view));
  tengen_tally_view_go (self.view, 1);
  g_assert_cmpuint (self.view->moves->len, ==, 2);
  while (self.view->frames != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (self.view->moves->len, ==, 0);
  g_object_set (gtk_widget_get_settings (self.window),
                "gtk-enable-animations",
                FALSE,
                NULL);
  tengen_tally_view_go (self.view, 1);
  g_assert_cmpuint (self.view->moves->len, ==, 0);
  close_view (&self);
}

static void
test_move (void)
{
  const TengenTallyMove first = { .item = 3, .to = { 100, 50, 20 } };
  const TengenTallyMove second = { .item = 4, .delay = 1, .to = { 9, 9, 9 } };
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof first);
  TengenTallySpot spot;

  g_assert_true (tengen_tally_move_find (&first, 0, &spot));
  g_assert_cmpfloat (spot.x, ==, 0);
  g_assert_true (tengen_tally_move_find (&first, 100000, &spot));
  g_assert_cmpfloat (spot.x, >, 40);
  g_assert_cmpfloat (spot.x, <, 100);
  g_assert_false (tengen_tally_move_find (&first, 2000000, &spot));
  g_assert_cmpfloat (spot.y, ==, 50);
  g_array_append_val (moves, first);
  g_array_append_val (moves, second);
  g_assert_cmpuint (tengen_tally_moves_count_there (moves, 5, 0), ==, 3);
  g_assert_cmpuint (tengen_tally_moves_count_there (moves, 5, 300000), ==, 4);
  g_assert_cmpuint (tengen_tally_moves_count_there (moves, 5, 900000), ==, 5);
}

/* Nothing to count, then something, then something else. */
static void
test_set (void)
{
  Fixture self;

  open_view (&self, NULL);
  g_assert_false (tengen_tally_view_go (self.view, 1));
  tengen_tally_view_set_tally (self.view, make_tally ("X.../OO..", "pure", 0));
  tengen_tally_view_go (self.view, 1);
  tengen_tally_view_set_tally (self.view, make_tally ("XX../O...", "pure", 0));
  assert_numbers (&self, "0", "0");
  tengen_tally_view_go (self.view, G_MAXINT);
  assert_numbers (&self, "2", "1");
  tengen_tally_view_set_tally (self.view, NULL);
  wait_frame (GTK_WIDGET (self.view));
  close_view (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_object_set (
      gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/tally-view/ticks", test_ticks);
  g_test_add_func ("/tally-view/account", test_account);
  g_test_add_func ("/tally-view/heaps", test_heaps);
  g_test_add_func ("/tally-view/keys", test_keys);
  g_test_add_func ("/tally-view/keys-on-button", test_keys_on_button);
  g_test_add_func ("/tally-view/keys-on-board", test_keys_on_board);
  g_test_add_func ("/tally-view/one-side", test_one_side);
  g_test_add_func ("/tally-view/wall", test_wall);
  g_test_add_func ("/tally-view/auto", test_auto);
  g_test_add_func ("/tally-view/slide", test_slide);
  g_test_add_func ("/tally-view/move", test_move);
  g_test_add_func ("/tally-view/set", test_set);
  return g_test_run ();
}
