/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-tally-window and tengen-tally-board: games under their own
 * rules, what lies on the board and in the lids still, games without a count.
 */
#include "main-loop.h"
#include "score-game.h"

#include "display-start.h"
#include "tengen-tally-board.h"
#include "tengen-tally-window.h"
#include "template-child.h"

#define NONE "(;FF[4]GM[4]SZ[15];B[hh];W[hi])"

typedef struct
{
  TengenSession *session;
  TengenTallyWindow *window;
} Fixture;

static void
open_game (Fixture *self, TengenGame *game)
{
  self->session = tengen_session_new (game);
  self->window = tengen_tally_window_new (NULL, self->session);
  gtk_window_present (GTK_WINDOW (self->window));
}

static void
close_all (Fixture *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  settle ();
  g_assert_finalize_object (self->session);
}

static gpointer
get_child (Fixture *self, const char *name)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (self->window), TENGEN_TYPE_TALLY_WINDOW, name);
}

static const TengenGoTally *
get_tally (Fixture *self)
{
  return tengen_tally_view_get_tally (template_child (self->window, "view"));
}

static void
assert_sums (Fixture *self, int black_x2, int white_x2)
{
  int sum_x2[3];

  tengen_go_tally_sum (get_tally (self), G_MAXUINT, sum_x2);
  g_assert_cmpint (sum_x2[TENGEN_STONE_BLACK], ==, black_x2);
  g_assert_cmpint (sum_x2[TENGEN_STONE_WHITE], ==, white_x2);
}

/* While play goes on all stones are alive, and that is said. */
static void
test_pure (void)
{
  Fixture self;

  open_game (&self, score_open ("pure", SCORE_OPEN));
  assert_sums (&self, 22, 16);
  g_assert_true (gtk_widget_get_visible (get_child (&self, "alive")));
  close_all (&self);
}

/* A move counts; the same position is not begun anew. */
static void
test_changed (void)
{
  TengenTallyView *view;
  Fixture self;

  open_game (&self, score_open ("pure", SCORE_OPEN));
  view = template_child (self.window, "view");
  tengen_tally_view_go (view, 3);
  g_signal_emit_by_name (self.session, "changed");
  g_assert_cmpuint (tengen_tally_view_get_tick (view, NULL), ==, 3);
  tengen_session_play (self.session, 20);
  g_assert_cmpuint (tengen_tally_view_get_tick (view, NULL), ==, 0);
  assert_sums (&self, 24, 16);
  close_all (&self);
}

static void
test_none (void)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (NONE, strlen (NONE), NULL, NULL);
  Fixture self;

  open_game (&self, tengen_game_open (g_steal_pointer (&reading->record), 0));
  g_assert_null (get_tally (&self));
  g_assert_cmpstr (
      gtk_stack_get_visible_child_name (get_child (&self, "stack")),
      ==,
      "none");
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (self.window)));
  close_all (&self);
}

static TengenGoTally *
make_tally (const char *rules_text)
{
  const TengenGoCounters past = { .prisoners = { 0, 2, 1 } };
  guint8 marks[49] = { 0 };
  g_autoptr (TengenBoard) board = tengen_picture_parse (SCORE_DEAD, NULL);
  TengenGoAgreement agreement = tengen_go_agreement_make (marks);
  g_autoptr (TengenGoCount) count = NULL;
  g_autoptr (TengenAccount) account = NULL;
  TengenGoRules rules;

  marks[SCORE_A5] = TENGEN_GO_MARK_DEAD;
  g_assert_true (tengen_go_rules_parse (rules_text, &rules));
  count = tengen_go_count_new (board, &rules, &past, &agreement, 0, 0);
  account = tengen_account_new (count, &rules);
  return tengen_go_tally_new (board, count, account);
}

static guint
count_owned (const TengenView *view)
{
  guint n = 0;

  for (int i = 0; i < view->width * view->height; i++)
    n += view->owner[i] != TENGEN_STONE_NONE;
  return n;
}

/* Squares of territory go one by one, then what is in the lids. */
static void
test_board (void)
{
  g_autoptr (TengenGoTally) tally = make_tally ("japan");
  g_autoptr (TengenView) start = tengen_tally_board_make_view (tally, 0);
  g_autoptr (TengenView) one = tengen_tally_board_make_view (tally, 1);
  g_autoptr (TengenView) end =
      tengen_tally_board_make_view (tally, tally->n_ticks);
  TengenGoStep heaps;

  g_assert_cmpint (start->stones[SCORE_A5], ==, TENGEN_STONE_NONE);
  g_assert_cmpint (start->owner[SCORE_A5], ==, TENGEN_STONE_BLACK);
  g_assert_cmpuint (count_owned (one), ==, count_owned (start) - 2);
  g_assert_cmpuint (count_owned (end), ==, 0);
  g_assert_cmpint (end->stones[1], ==, TENGEN_STONE_BLACK);
  g_assert_true (tengen_tally_board_fill_heaps (tally, 0, &heaps));
  g_assert_cmpint (heaps.lid[TENGEN_STONE_BLACK], ==, 2);
  g_assert_cmpint (heaps.lid[TENGEN_STONE_WHITE], ==, 2);
  g_assert_true (tengen_tally_board_fill_heaps (tally, tally->n_ticks, &heaps));
  g_assert_cmpint (heaps.lid[TENGEN_STONE_BLACK], ==, 0);
  g_assert_cmpint (heaps.lid[TENGEN_STONE_WHITE], ==, 0);
}

/* Stones go where they are counted; own lost stones lie before the other. */
static void
test_stones (void)
{
  g_autoptr (TengenGoTally) area = make_tally ("china");
  g_autoptr (TengenGoTally) back = make_tally ("japan hold=0");
  g_autoptr (TengenView) one = tengen_tally_board_make_view (area, 1);
  const TengenGoTallyItem *last =
      &g_array_index (back->items, TengenGoTallyItem, back->items->len - 1);
  TengenGoStep heaps;

  g_assert_cmpint (one->stones[1], ==, TENGEN_STONE_NONE);
  g_assert_cmpint (one->stones[3], ==, TENGEN_STONE_BLACK);
  g_assert_false (tengen_tally_board_fill_heaps (area, 0, &heaps));
  g_assert_true (tengen_tally_board_fill_heaps (back, 0, &heaps));
  g_assert_cmpint (heaps.lid[TENGEN_STONE_WHITE], ==, 2);
  g_assert_cmpint (
      tengen_tally_board_get_heap (last), ==, tengen_stone_other (last->side));
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/tally-window/pure", test_pure);
  g_test_add_func ("/tally-window/changed", test_changed);
  g_test_add_func ("/tally-window/none", test_none);
  g_test_add_func ("/tally-board/board", test_board);
  g_test_add_func ("/tally-board/stones", test_stones);
  return g_test_run ();
}
