/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-table: a match that widgets watch, and its way back
 *
 * Shape: needs no display.
 */
#include "tengen-match-table.h"
#include "tengen-match-text.h"

typedef struct
{
  TengenMatchTable *table;
  guint n_changed;
  guint n_replaced;
} Fixture;

static void
changed_cb (Fixture *f)
{
  f->n_changed++;
}

static void
replaced_cb (Fixture *f)
{
  f->n_replaced++;
}

static TengenMatch *
make_match (void)
{
  static const char *const names[] = { "花子", "太郎", "さくら", "ゆうた" };
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);
  TengenMatch *match =
      tengen_match_new ("20260101-test", TENGEN_MATCH_SWISS, setup);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpint (tengen_match_add_player (match, names[i], 0),
                     ==,
                     TENGEN_MATCH_FAULT_NONE);
  return match;
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->table = tengen_match_table_new (make_match ());
  g_signal_connect_swapped (f->table, "changed", G_CALLBACK (changed_cb), f);
  g_signal_connect_swapped (f->table, "replaced", G_CALLBACK (replaced_cb), f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->table);
}

static char *
write_text (Fixture *f)
{
  return tengen_match_to_text (tengen_match_table_get (f->table));
}

static gboolean
can_undo (Fixture *f)
{
  gboolean can;

  g_object_get (f->table, "can-undo", &can, NULL);
  return can;
}

static const TengenResult black_wins = { TENGEN_RESULT_RESIGN,
                                         TENGEN_STONE_BLACK,
                                         0 };

static void
decide (Fixture *f, int game)
{
  tengen_match_table_set_result (f->table, game, &black_wins, TRUE);
}

/* What is known of the colours comes and goes with the result. */
static void
test_played (Fixture *f, gconstpointer data)
{
  guint n;

  g_assert_cmpint (tengen_match_table_pair (f->table), ==, 0);
  tengen_match_table_set_played (
      f->table, 0, &black_wins, TENGEN_MATCH_SIDES_EXCHANGED);
  n = f->n_changed;
  tengen_match_table_set_played (
      f->table, 0, &black_wins, TENGEN_MATCH_SIDES_EXCHANGED);
  g_assert_cmpuint (f->n_changed, ==, n);
  tengen_match_table_set_played (
      f->table, 0, &black_wins, TENGEN_MATCH_SIDES_KEPT);
  g_assert_cmpuint (f->n_changed, ==, n + 1);
  g_assert_true (tengen_match_table_undo (f->table));
  g_assert_cmpint (
      tengen_match_get_game (tengen_match_table_get (f->table), 0)->sides,
      ==,
      TENGEN_MATCH_SIDES_EXCHANGED);
}

/* Without tie-breaks players who are equal share a place. */
static const TengenMatchTies no_ties = {
  .unplayed = TENGEN_MATCH_UNPLAYED_LEFT_OUT,
};

/* Everything that can be done, undone step by step: each text comes back. */
static void
test_undo (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (texts, write_text (f));
  g_assert_false (can_undo (f));
  g_assert_cmpint (tengen_match_table_add_player (f->table, "みお", -2), ==, 0);
  g_ptr_array_add (texts, write_text (f));
  g_assert_cmpint (
      tengen_match_table_set_player (f->table, 4, "りこ", 1, TRUE), ==, 0);
  g_ptr_array_add (texts, write_text (f));
  tengen_match_table_set_ties (f->table, &no_ties);
  g_ptr_array_add (texts, write_text (f));
  g_assert_true (tengen_match_table_set_groups (f->table, 1, -5));
  g_ptr_array_add (texts, write_text (f));
  g_assert_cmpint (tengen_match_table_set_absent (f->table, 1, 2, TRUE), ==, 0);
  g_ptr_array_add (texts, write_text (f));
  g_assert_cmpint (tengen_match_table_set_bye (f->table, 0, 2, TRUE), ==, 0);
  g_ptr_array_add (texts, write_text (f));
  g_assert_cmpint (tengen_match_table_pair (f->table), ==, 0);
  g_ptr_array_add (texts, write_text (f));
  g_assert_true (tengen_match_table_swap (f->table, 0, TRUE, 1, FALSE));
  g_ptr_array_add (texts, write_text (f));
  decide (f, 0);
  g_assert_cmpuint (f->n_changed, ==, texts->len);
  for (guint i = texts->len; i > 0; i--)
    {
      g_autofree char *text = NULL;

      g_assert_true (tengen_match_table_undo (f->table));
      text = write_text (f);
      g_assert_cmpstr (text, ==, g_ptr_array_index (texts, i - 1));
    }
  g_assert_false (can_undo (f));
  g_assert_false (tengen_match_table_undo (f->table));
}

/* What is refused changes nothing and is nothing to undo. */
static void
test_refused (Fixture *f, gconstpointer data)
{
  g_assert_cmpint (tengen_match_table_add_player (f->table, "花子", 0),
                   ==,
                   TENGEN_MATCH_FAULT_TWICE);
  g_assert_cmpint (tengen_match_table_add_player (f->table, "  ", 0),
                   ==,
                   TENGEN_MATCH_FAULT_NAME);
  g_assert_cmpint (
      tengen_match_table_set_player (f->table, 1, "花子", 0, FALSE),
      ==,
      TENGEN_MATCH_FAULT_TWICE);
  g_assert_false (tengen_match_table_drop_round (f->table));
  g_assert_cmpuint (f->n_changed, ==, 0);
  g_assert_false (can_undo (f));
  g_assert_cmpint (tengen_match_table_pair (f->table), ==, 0);
  g_assert_cmpint (
      tengen_match_table_pair (f->table), ==, TENGEN_MATCH_FAULT_OPEN);
  g_assert_cmpuint (f->n_changed, ==, 1);
}

/* What is planned and refused, or is so already, changes nothing. */
static void
test_refused_plans (Fixture *f, gconstpointer data)
{
  const TengenMatchTies *ties = &tengen_match_table_get (f->table)->ties;

  g_assert_cmpint (tengen_match_table_set_bye (f->table, 0, 1, FALSE), ==, 0);
  g_assert_cmpint (
      tengen_match_table_set_absent (f->table, 0, 1, FALSE), ==, 0);
  g_assert_true (tengen_match_table_set_groups (f->table, 0, 0));
  g_assert_false (tengen_match_table_set_groups (f->table, -5, 1));
  tengen_match_table_set_ties (f->table, ties);
  g_assert_cmpint (tengen_match_table_set_absent (f->table, 0, 5, TRUE),
                   ==,
                   TENGEN_MATCH_FAULT_ROUND);
  g_assert_cmpuint (f->n_changed, ==, 0);
  g_assert_cmpint (tengen_match_table_set_bye (f->table, 0, 2, TRUE), ==, 0);
  g_assert_cmpint (tengen_match_table_set_bye (f->table, 0, 2, TRUE), ==, 0);
  g_assert_cmpint (tengen_match_table_set_bye (f->table, 1, 2, TRUE),
                   ==,
                   TENGEN_MATCH_FAULT_CHOSEN);
  g_assert_cmpint (tengen_match_table_set_absent (f->table, 0, 2, TRUE),
                   ==,
                   TENGEN_MATCH_FAULT_BOTH);
  g_assert_cmpuint (f->n_changed, ==, 1);
}

/* Groups by rank are chosen before anybody is paired, tie-breaks at any time. */
static void
test_groups_first (Fixture *f, gconstpointer data)
{
  g_assert_true (tengen_match_table_can_group (f->table));
  g_assert_true (tengen_match_table_set_groups (f->table, 1, -5));
  g_assert_cmpint (tengen_match_table_pair (f->table), ==, 0);
  g_assert_false (tengen_match_table_can_group (f->table));
  g_assert_false (tengen_match_table_set_groups (f->table, 2, -5));
  g_assert_false (tengen_match_table_set_groups (f->table, 0, 0));
  g_assert_cmpuint (f->n_changed, ==, 2);
  tengen_match_table_set_ties (f->table, &no_ties);
  g_assert_cmpint (tengen_match_table_get (f->table)->ties.n, ==, 0);
  g_assert_cmpuint (f->n_changed, ==, 3);
}

static void
test_same_result (Fixture *f, gconstpointer data)
{
  tengen_match_table_pair (f->table);
  decide (f, 0);
  decide (f, 0);
  g_assert_cmpuint (f->n_changed, ==, 2);
}

/* A record stays noted whatever is undone, and its round is not unmade. */
static void
test_record (Fixture *f, gconstpointer data)
{
  const TengenMatch *match;

  tengen_match_table_pair (f->table);
  tengen_match_table_set_file (f->table, 1, "r01-b02.sgf");
  g_assert_false (can_undo (f));
  decide (f, 0);
  tengen_match_table_set_file (f->table, 0, "r01-b01.sgf");
  g_assert_true (tengen_match_table_undo (f->table));
  g_assert_false (can_undo (f));
  match = tengen_match_table_get (f->table);
  g_assert_cmpint (match->games->len, ==, 2);
  g_assert_cmpstr (tengen_match_get_game (match, 0)->file, ==, "r01-b01.sgf");
  g_assert_cmpint (
      tengen_match_get_game (match, 0)->result.kind, ==, TENGEN_RESULT_UNKNOWN);
}

static void
test_replace (Fixture *f, gconstpointer data)
{
  tengen_match_table_pair (f->table);
  tengen_match_table_replace (f->table, make_match ());
  g_assert_cmpuint (f->n_replaced, ==, 1);
  g_assert_cmpuint (f->n_changed, ==, 2);
  g_assert_false (can_undo (f));
  g_assert_cmpint (tengen_match_table_get (f->table)->games->len, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function)                                                    \
  g_test_add ("/match-table/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("undo", test_undo);
  ADD ("refused", test_refused);
  ADD ("refused-plans", test_refused_plans);
  ADD ("groups-first", test_groups_first);
  ADD ("same-result", test_same_result);
  ADD ("played", test_played);
  ADD ("record", test_record);
  ADD ("replace", test_replace);
#undef ADD
  return g_test_run ();
}
