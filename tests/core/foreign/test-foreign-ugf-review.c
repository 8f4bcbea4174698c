/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Review nodes: where variations go, and what the numbers name.
 */
#include "tengen-foreign-ugf-review.h"

#define DEPTH 100000u

static void
add (TengenForeignReview *review, guint id, TengenStone stone, int x)
{
  const TengenForeignReviewNode node = {
    .id = id, .stone = stone, .x = x, .y = x, .line = id, .column = 3
  };

  tengen_foreign_review_add (review, &node);
}

/* A variation comes before the move that goes on, and is behind it in the
 * draft; a number more is the node before. */
static void
test_order (void)
{
  TengenForeignDraft *draft = tengen_foreign_draft_new ();
  g_autoptr (TengenForeignReview) review = tengen_foreign_review_new ();
  g_autoptr (TengenSgfReading) reading = NULL;
  guint root = tengen_foreign_draft_add_game (draft, 1, 19, 19);
  guint one =
      tengen_foreign_draft_add_move (draft, root, TENGEN_STONE_BLACK, 0, 0);

  g_assert_true (tengen_foreign_review_is_start (review));
  tengen_foreign_review_add_same (review, 1);
  g_assert_true (tengen_foreign_review_is_start (review));
  add (review, 2, TENGEN_STONE_BLACK, 0);
  g_assert_false (tengen_foreign_review_is_start (review));
  tengen_foreign_review_begin (review);
  add (review, 4, TENGEN_STONE_WHITE, 2);
  tengen_foreign_review_begin (review);
  add (review, 6, TENGEN_STONE_BLACK, 4);
  tengen_foreign_review_end (review);
  add (review, 5, TENGEN_STONE_BLACK, 3);
  g_assert_true (tengen_foreign_review_is_open (review));
  tengen_foreign_review_end (review);
  g_assert_false (tengen_foreign_review_is_open (review));
  tengen_foreign_review_end (review);
  add (review, 3, TENGEN_STONE_WHITE, 1);
  add (review, 7, TENGEN_STONE_NONE, -1);
  tengen_foreign_review_build (review, draft, root);

  g_assert_cmpuint (tengen_foreign_review_find (review, 1), ==, root);
  g_assert_cmpuint (tengen_foreign_review_find (review, 2), ==, one);
  g_assert_cmpuint (tengen_foreign_review_find (review, 99), ==, 0);
  g_assert_cmpuint (tengen_foreign_review_find (review, 3),
                    ==,
                    tengen_foreign_draft_get_child (draft, one));
  g_assert_cmpuint (tengen_foreign_review_find (review, 5),
                    ==,
                    tengen_foreign_draft_get_child (
                        draft, tengen_foreign_review_find (review, 4)));
  for (guint id = 1; id <= 7; id++)
    tengen_foreign_draft_add_label (
        draft, tengen_foreign_review_find (review, id), 18, 18, "a", -1);
  reading = tengen_foreign_draft_finish (draft, NULL);
  g_assert_cmpuint (tengen_record_get_n_nodes (reading->record), ==, 7);
  g_assert_cmpuint (reading->warnings->len, ==, 0);
}

/* What follows a move that is impossible is left out, and the number of it
 * names nothing. */
static void
test_taken (void)
{
  TengenForeignDraft *draft = tengen_foreign_draft_new ();
  g_autoptr (TengenForeignReview) review = tengen_foreign_review_new ();
  g_autoptr (TengenSgfReading) reading = NULL;
  guint root = tengen_foreign_draft_add_game (draft, 1, 19, 19);

  add (review, 2, TENGEN_STONE_BLACK, 0);
  add (review, 3, TENGEN_STONE_WHITE, 0);
  add (review, 4, TENGEN_STONE_BLACK, 1);
  tengen_foreign_review_build (review, draft, root);
  g_assert_cmpuint (tengen_foreign_review_find (review, 3), ==, 0);
  g_assert_cmpuint (tengen_foreign_review_find (review, 4), ==, 0);
  reading = tengen_foreign_draft_finish (draft, NULL);
  g_assert_cmpuint (tengen_record_get_n_nodes (reading->record), ==, 2);
  g_assert_cmpuint (reading->warnings->len, ==, 1);
  g_assert_cmpuint (
      g_array_index (reading->warnings, TengenSgfWarning, 0).line, ==, 3);
}

/* Passes in blocks in blocks, and numbers as large as can be. */
static void
test_deep (void)
{
  TengenForeignDraft *draft = tengen_foreign_draft_new ();
  g_autoptr (TengenForeignReview) review = tengen_foreign_review_new ();
  g_autoptr (TengenSgfReading) reading = NULL;
  guint root = tengen_foreign_draft_add_game (draft, 1, 19, 19);

  add (review, G_MAXINT, TENGEN_STONE_BLACK, 0);
  for (guint i = 0; i < DEPTH; i++)
    {
      tengen_foreign_review_begin (review);
      add (review, i, TENGEN_STONE_WHITE, -1);
    }
  tengen_foreign_review_build (review, draft, root);
  g_assert_cmpuint (tengen_foreign_review_find (review, G_MAXINT), ==, 0);
  g_assert_cmpuint (tengen_foreign_review_find (review, DEPTH - 1), !=, 0);
  reading = tengen_foreign_draft_finish (draft, NULL);
  g_assert_cmpuint (tengen_record_get_n_nodes (reading->record), ==, 2 + DEPTH);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign-ugf-review/order", test_order);
  g_test_add_func ("/foreign-ugf-review/taken", test_taken);
  g_test_add_func ("/foreign-ugf-review/deep", test_deep);
  return g_test_run ();
}
