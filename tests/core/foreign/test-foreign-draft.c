/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A draft becomes SGF, whatever the order in which it was told.
 */
#include "tengen-foreign-draft.h"

#include <string.h>

#include "tengen-record-value.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

static TengenSgfReading *
finish (TengenForeignDraft *draft)
{
  g_autoptr (GError) error = NULL;
  TengenSgfReading *reading = tengen_foreign_draft_finish (draft, &error);

  g_assert_no_error (error);
  g_assert_nonnull (reading->record);
  return reading;
}

static void
check_source (const TengenSgfReading *reading, const char *wanted)
{
  gsize length;
  const char *text = tengen_record_get_source (reading->record, &length);
  g_autofree char *source = g_strndup (text, length);

  g_assert_cmpstr (source, ==, wanted);
}

static void
test_tree (void)
{
  TengenForeignDraft *draft = tengen_foreign_draft_new ();
  guint root = tengen_foreign_draft_add_game (draft, 1, 9, 9);
  guint first = tengen_foreign_draft_add_move (draft, root, BLACK, 2, 3);
  guint second = tengen_foreign_draft_add_move (draft, first, WHITE, -1, 0);
  guint other = tengen_foreign_draft_add_move (draft, first, WHITE, 8, 0);
  guint word = tengen_foreign_draft_add_node (draft, other);
  g_autoptr (TengenSgfReading) reading = NULL;

  /* late, and in any order */
  tengen_foreign_draft_set (draft, root, "PB", " a]b\\c ", -1);
  tengen_foreign_draft_set (draft, word, "C", "one", -1);
  tengen_foreign_draft_set (draft, word, "C", "two\n", -1);
  tengen_foreign_draft_set (draft, root, "PB", "not this", -1);
  tengen_foreign_draft_set (draft, root, "PW", " \t", -1);
  tengen_foreign_draft_add_point (draft, first, "TR", 0, 1);
  tengen_foreign_draft_add_point (draft, first, "TR", 1, 1);
  tengen_foreign_draft_add_label (draft, second, 4, 4, "a:b", -1);
  tengen_foreign_draft_set (draft, 0, "C", "nowhere", -1);
  reading = finish (draft);
  check_source (reading,
                "(;FF[4]CA[UTF-8]GM[1]SZ[9]PB[a\\]b\\\\c];B[cd]TR[ab][bb]"
                "(;W[]LB[ee:a\\:b])(;W[ia];C[one\ntwo]))");
  g_assert_cmpuint (reading->warnings->len, ==, 0);
  g_assert_true (reading->certain);
}

static void
test_games (void)
{
  TengenForeignDraft *draft = tengen_foreign_draft_new ();
  guint one = tengen_foreign_draft_add_game (draft, 4, 15, 15);
  guint other;
  g_autoptr (TengenSgfReading) reading = NULL;

  tengen_foreign_draft_add_move (draft, one, BLACK, 7, 7);
  other = tengen_foreign_draft_add_game (draft, 1, 30, 20);
  tengen_foreign_draft_add_move (draft, other, WHITE, 29, 19);
  reading = finish (draft);
  check_source (reading,
                "(;FF[4]CA[UTF-8]GM[4]SZ[15];B[hh])"
                "(;GM[1]SZ[30:20];W[Dt])");
}

static void
test_moves (void)
{
  g_autoptr (TengenForeignDraft) draft = tengen_foreign_draft_new ();
  guint root = tengen_foreign_draft_add_game (draft, 1, 5, 5);
  guint node = root;
  static const int moves[][2] = { { 1, 0 }, { 0, 0 }, { 0, 1 } };

  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      TengenStone stone = i % 2 == 0 ? BLACK : WHITE;

      g_assert_false (tengen_foreign_draft_has_stone (
          draft, node, moves[i][0], moves[i][1]));
      node = tengen_foreign_draft_add_move (
          draft, node, stone, moves[i][0], moves[i][1]);
    }
  /* the white stone in the corner was taken */
  g_assert_false (tengen_foreign_draft_has_stone (draft, node, 0, 0));
  g_assert_true (tengen_foreign_draft_has_stone (draft, node, 1, 0));
  /* not known of a variation */
  g_assert_false (tengen_foreign_draft_has_stone (draft, root, 1, 0));
  g_assert_cmpuint (
      tengen_foreign_draft_find_move (draft, root, BLACK, 1, 0), ==, root + 1);
  g_assert_cmpuint (
      tengen_foreign_draft_find_move (draft, root, WHITE, 1, 0), ==, 0);
  g_assert_cmpint (tengen_foreign_draft_get_stone (draft, node), ==, BLACK);
  g_assert_cmpuint (tengen_foreign_draft_get_child (draft, root), ==, root + 1);
  g_assert_cmpuint (
      tengen_foreign_draft_get_parent (draft, root + 1), ==, root);
}

/* In Renju a stone without liberties stays. */
static void
test_renju (void)
{
  g_autoptr (TengenForeignDraft) draft = tengen_foreign_draft_new ();
  guint node = tengen_foreign_draft_add_game (draft, 4, 15, 15);

  node = tengen_foreign_draft_add_move (draft, node, BLACK, 1, 0);
  node = tengen_foreign_draft_add_move (draft, node, WHITE, 0, 0);
  node = tengen_foreign_draft_add_move (draft, node, BLACK, 0, 1);
  g_assert_true (tengen_foreign_draft_has_stone (draft, node, 0, 0));
}

static void
test_warnings (void)
{
  TengenForeignDraft *draft = tengen_foreign_draft_new ();
  guint node = tengen_foreign_draft_add_game (draft, 1, 19, 19);
  g_autoptr (TengenSgfReading) reading = NULL;
  const TengenSgfWarning *warning;

  node = tengen_foreign_draft_add_move (draft, node, BLACK, 3, 3);
  tengen_foreign_draft_add_move (draft, node, WHITE, 3, 4);
  tengen_foreign_draft_warn (draft, TENGEN_SGF_FAULT_MOVE_OFF_BOARD, 214, 11);
  tengen_foreign_draft_set_charset (draft, "CP949", FALSE);
  reading = finish (draft);
  g_assert_cmpuint (reading->warnings->len, ==, 1);
  warning = &g_array_index (reading->warnings, TengenSgfWarning, 0);
  g_assert_cmpint (warning->fault, ==, TENGEN_SGF_FAULT_MOVE_OFF_BOARD);
  g_assert_cmpuint (warning->line, ==, 214);
  g_assert_cmpuint (warning->column, ==, 11);
  g_assert_cmpuint (warning->number, ==, 2);
  g_assert_cmpstr (reading->charset, ==, "CP949");
  g_assert_false (reading->certain);
}

/* A move of a later game that is wrong: the moves before it in that game. */
static void
test_games_warnings (void)
{
  TengenForeignDraft *draft = tengen_foreign_draft_new ();
  g_autoptr (TengenSgfReading) reading = NULL;
  guint first = tengen_foreign_draft_add_game (draft, 4, 15, 15);
  guint node;

  tengen_foreign_draft_warn (draft, TENGEN_SGF_FAULT_MOVE_TAKEN, 1, 1);
  tengen_foreign_draft_add_move (draft, first, BLACK, 3, 3);
  node = tengen_foreign_draft_add_game (draft, 4, 15, 15);
  node = tengen_foreign_draft_add_move (draft, node, BLACK, 3, 3);
  node = tengen_foreign_draft_add_move (draft, node, WHITE, 3, 4);
  tengen_foreign_draft_warn (draft, TENGEN_SGF_FAULT_MOVE_TAKEN, 2, 1);
  tengen_foreign_draft_add_move (draft, node, BLACK, 3, 5);
  reading = finish (draft);
  g_assert_cmpuint (
      g_array_index (reading->warnings, TengenSgfWarning, 0).number, ==, 1);
  g_assert_cmpuint (
      g_array_index (reading->warnings, TengenSgfWarning, 1).number, ==, 2);
}

/* More texts than SGF takes are counted as what is left out. */
static void
test_room (void)
{
  TengenForeignDraft *draft = tengen_foreign_draft_new ();
  guint node = tengen_foreign_draft_add_game (draft, 1, 19, 19);
  g_autofree char *text = g_strnfill (1024 * 1024, 'x');
  g_autoptr (TengenSgfReading) reading = NULL;

  for (int i = 0; i < 42; i++)
    {
      guint next = tengen_foreign_draft_add_node (draft, node);

      tengen_foreign_draft_set (draft, next, "C", text, -1);
      tengen_foreign_draft_add_label (draft, next, 0, 0, "a", -1);
    }
  tengen_foreign_draft_set (draft, node, "C", "more", -1);
  tengen_foreign_draft_add_point (draft, node, "TR", 0, 0);
  reading = finish (draft);
  g_assert_cmpuint (reading->warnings->len, ==, 1);
  g_assert_cmpint (g_array_index (reading->warnings, TengenSgfWarning, 0).fault,
                   ==,
                   TENGEN_SGF_FAULT_LEFT_OUT);
  /* the label of the last node, two more nodes, and what the first has */
  g_assert_cmpuint (
      g_array_index (reading->warnings, TengenSgfWarning, 0).number, ==, 5);
}

/* A value is bounded, and so is the number of warnings. */
static void
test_limits (void)
{
  TengenForeignDraft *draft = tengen_foreign_draft_new ();
  guint node = tengen_foreign_draft_add_game (draft, 1, 19, 19);
  g_autofree char *long_text = g_strnfill (1024 * 1024 + 1, 'x');
  g_autoptr (TengenSgfReading) reading = NULL;
  g_autofree char *text = NULL;
  guint last = TENGEN_SGF_MAX_WARNINGS - 1;

  memcpy (long_text + 1024 * 1024 - 1, "\xC3\xA9", 2);
  tengen_foreign_draft_set (draft, node, "C", long_text, -1);
  for (guint i = 0; i <= TENGEN_SGF_MAX_WARNINGS; i++)
    tengen_foreign_draft_warn (draft, TENGEN_SGF_FAULT_TAKEN_BACK, i + 1, 1);
  reading = finish (draft);
  text = tengen_record_get_text (reading->record,
                                 tengen_record_get_game (reading->record, 0),
                                 TENGEN_PROPERTY_C);
  /* not in the middle of a character */
  g_assert_cmpuint (strlen (text), ==, 1024 * 1024 - 1);
  g_assert_cmpuint (reading->warnings->len, ==, TENGEN_SGF_MAX_WARNINGS);
  g_assert_cmpint (g_array_index (reading->warnings, TengenSgfWarning, 0).fault,
                   ==,
                   TENGEN_SGF_FAULT_TEXT_LONG);
  g_assert_cmpint (
      g_array_index (reading->warnings, TengenSgfWarning, last).fault,
      ==,
      TENGEN_SGF_FAULT_MORE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign-draft/tree", test_tree);
  g_test_add_func ("/foreign-draft/games", test_games);
  g_test_add_func ("/foreign-draft/moves", test_moves);
  g_test_add_func ("/foreign-draft/renju", test_renju);
  g_test_add_func ("/foreign-draft/warnings", test_warnings);
  g_test_add_func ("/foreign-draft/games-warnings", test_games_warnings);
  g_test_add_func ("/foreign-draft/room", test_room);
  g_test_add_func ("/foreign-draft/limits", test_limits);
  return g_test_run ();
}
