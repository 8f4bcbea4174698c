/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-review-joined: what other orders of moves know of a position, in the
 * panel and on the board; there and back; small trees and large ones
 */
#include "display-start.h"
#include "tengen-review-joined.h"
#include "tengen-test-review.h"

/* 1 root, 2 to 4 one order, 5 to 8 another one that goes on, 9 to the end a
 * third */
#define ORDERS                                                                 \
  "(;GM[1]FF[4]SZ[9](;B[cc];W[gc];B[gg]C[own])"                                \
  "(;B[gg];W[gc];B[cc]N[Name]C[own]LB[cg:A][ee:long];W[cg]C[on])"              \
  "(;B[gg];W[gc];B[cc]C[third](;W[cg])(;W[ee])%s))"

#define AT(x, y) ((y) *9 + (x))

static void
set_up_orders (Fixture *self, const char *more)
{
  g_autofree char *text = g_strdup_printf (ORDERS, more);

  set_up (self, text);
}

static const char *
get_text (Fixture *self, const char *id)
{
  return template_text (child (self, "joined"), id);
}

static gboolean
is_shown (Fixture *self)
{
  return gtk_widget_get_visible (child (self, "joined"));
}

/* What follows is marked where it is no variation already, and letters that are
 * written there are in brackets. */
static void
test_seen (void)
{
  Fixture self;

  set_up_orders (&self, "");
  g_assert_false (is_shown (&self));
  tengen_session_goto (self.session, 4);
  g_assert_true (is_shown (&self));
  g_assert_cmpstr (
      get_text (&self, "title"), ==, "Same position in another order (2)");
  g_assert_cmpstr (get_text (&self, "comments"), ==, "Name\nthird");
  g_assert_cmpint (get_view (&self)->next[AT (2, 6)],
                   ==,
                   TENGEN_STONE_WHITE + TENGEN_VIEW_NEXT_JOINED);
  g_assert_cmpint (get_view (&self)->next[AT (4, 4)],
                   ==,
                   TENGEN_STONE_WHITE + TENGEN_VIEW_NEXT_JOINED);
  g_assert_cmpstr (get_view (&self)->labels[AT (2, 6)], ==, "(A)");
  g_assert_null (get_view (&self)->labels[AT (4, 4)]);
  tengen_session_goto (self.session, 7);
  g_assert_cmpint (get_view (&self)->next[AT (2, 6)],
                   ==,
                   TENGEN_STONE_WHITE + TENGEN_VIEW_NEXT_MAIN);
  g_assert_cmpint (get_view (&self)->next[AT (4, 4)],
                   ==,
                   TENGEN_STONE_WHITE + TENGEN_VIEW_NEXT_JOINED);
  g_assert_cmpstr (get_view (&self)->labels[AT (2, 6)], ==, "A");
  g_assert_cmpstr (get_text (&self, "comments"), ==, "third");
  tengen_session_goto (self.session, 8);
  g_assert_true (is_shown (&self));
  tengen_session_goto (self.session, 13);
  g_assert_false (is_shown (&self));
  tear_down (&self);
}

/* A record that asks for no marks of variations gets none. */
static void
test_style (void)
{
  Fixture self;

  set_up (&self,
          "(;GM[1]FF[4]SZ[9]ST[2](;B[cc];W[gc];B[gg])"
          "(;B[gg];W[gc];B[cc];W[cg]))");
  tengen_session_goto (self.session, 4);
  g_assert_true (is_shown (&self));
  g_assert_cmpint (get_view (&self)->next[AT (2, 6)], ==, 0);
  tear_down (&self);
}

/* A click there goes there, and only elsewhere adds a move. */
static void
test_click (void)
{
  Fixture self;
  guint n;

  set_up_orders (&self, "");
  n = tengen_record_get_n_nodes (get_record (&self));
  tengen_session_goto (self.session, 4);
  click (&self, 4, 4, 1);
  g_assert_cmpuint (get_node (&self), ==, 13);
  g_assert_cmpuint (tengen_record_get_n_nodes (get_record (&self)), ==, n);
  g_assert_cmpstr (get_text (&self, "title"),
                   ==,
                   "You came here from another order of moves.");
  g_assert_true (act (&self, "review.joined-back"));
  g_assert_cmpuint (get_node (&self), ==, 4);
  click (&self, 8, 8, 1);
  g_assert_cmpuint (get_node (&self), ==, n + 1);
  g_assert_cmpuint (
      tengen_game_get_edits (tengen_session_get_game (self.session)), !=, 0);
  /* a mark is put there nevertheless */
  tengen_session_goto (self.session, 4);
  take_tool (&self, TENGEN_REVIEW_TOOL_CIRCLE);
  click (&self, 4, 4, 1);
  g_assert_cmpuint (get_node (&self), ==, 4);
  assert_property (&self, "CR", "[ee]");
  tear_down (&self);
}

/* From place to place, and back to where this began. */
static void
test_round (void)
{
  Fixture self;

  set_up_orders (&self, "");
  tengen_session_goto (self.session, 4);
  g_assert_true (act (&self, "review.joined"));
  g_assert_cmpuint (get_node (&self), ==, 7);
  g_assert_true (act (&self, "review.joined"));
  g_assert_cmpuint (get_node (&self), ==, 11);
  tengen_session_goto (self.session, 13);
  g_assert_true (act (&self, "review.joined-back"));
  g_assert_cmpuint (get_node (&self), ==, 4);
  g_assert_true (act (&self, "review.joined-back"));
  g_assert_cmpuint (get_node (&self), ==, 4);
  g_assert_true (gtk_widget_activate_action (
      GTK_WIDGET (self.page), "review.joined-move", "u", 1u));
  g_assert_cmpuint (get_node (&self), ==, 13);
  /* who goes elsewhere has no way back */
  tengen_session_goto (self.session, 2);
  g_assert_true (act (&self, "review.joined-back"));
  g_assert_cmpuint (get_node (&self), ==, 2);
  g_assert_true (act (&self, "review.joined"));
  g_assert_cmpuint (get_node (&self), ==, 2);
  tear_down (&self);
}

/* Another game is another tree; none is none. */
static void
test_games (void)
{
  Fixture self;

  set_up_orders (&self, "");
  tengen_session_goto (self.session, 4);
  g_assert_true (act (&self, "review.joined"));
  tengen_session_set_game (self.session, open_game (GAME));
  g_assert_false (is_shown (&self));
  tengen_session_set_game (self.session, open_game ("(;GM[2]SZ[8];B[aa])"));
  tengen_session_goto (self.session, 2);
  g_assert_false (is_shown (&self));
  tear_down (&self);
}

/* A tree of many nodes is looked through between other work; a key does not
 * wait for that. */
static void
test_large (void)
{
  g_autoptr (GString) more = g_string_new (NULL);
  Fixture self;

  for (guint i = 0; i < 30000; i++)
    g_string_append (more, "(;W[aa])");
  set_up_orders (&self, more->str);
  tengen_session_goto (self.session, 4);
  while (!is_shown (&self))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (get_view (&self)->next[AT (0, 0)],
                   ==,
                   TENGEN_STONE_WHITE + TENGEN_VIEW_NEXT_JOINED);
  /* the old one goes on until the new one is made */
  tengen_session_goto (self.session, 11);
  click (&self, 8, 8, 1);
  tengen_session_goto (self.session, 4);
  g_assert_true (is_shown (&self));
  g_assert_true (act (&self, "review.joined"));
  g_assert_cmpuint (get_node (&self), ==, 7);
  g_assert_cmpint (get_view (&self)->next[AT (8, 8)],
                   ==,
                   TENGEN_STONE_WHITE + TENGEN_VIEW_NEXT_JOINED);
  tengen_session_set_game (self.session, open_game (GAME));
  g_assert_false (is_shown (&self));
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;

  g_test_add_func ("/review/joined/seen", test_seen);
  g_test_add_func ("/review/joined/style", test_style);
  g_test_add_func ("/review/joined/click", test_click);
  g_test_add_func ("/review/joined/round", test_round);
  g_test_add_func ("/review/joined/games", test_games);
  g_test_add_func ("/review/joined/large", test_large);
  return g_test_run ();
}
