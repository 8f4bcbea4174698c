/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-tree: what was found out about moves and answers
 */
#include "tengen-engine-tree.h"

#include <string.h>

#define CURIOSITY 100

/* Adds moves 1, 2, ... of the same prior. */
static gboolean
add (TengenEngineTree *tree, guint32 node, guint n)
{
  g_autofree TengenEngineNode *children = g_new0 (TengenEngineNode, n);

  for (guint i = 0; i < n; i++)
    {
      children[i].point = (TengenGoPlayoutPoint) (i + 1);
      children[i].prior = 2;
      children[i].sum = 2 * TENGEN_ENGINE_REWARD_MAX / 2;
    }
  return tengen_engine_tree_add (tree, node, children, n);
}

static void
test_add (void)
{
  g_autoptr (TengenEngineTree) tree = tengen_engine_tree_new (CURIOSITY);
  const TengenEngineNode *root;

  g_assert_cmpuint (tengen_engine_tree_select (tree, 0), ==, 0);
  g_assert_true (add (tree, 0, 3));
  g_assert_true (add (tree, 2, 4));
  root = tengen_engine_tree_get (tree, 0);
  g_assert_cmpuint (root->children, ==, 1);
  g_assert_cmpuint (root->n_children, ==, 3);
  g_assert_cmpuint (tengen_engine_tree_get (tree, 2)->children, ==, 4);
  g_assert_cmpuint (tengen_engine_tree_get (tree, 5)->point, ==, 2);
  tengen_engine_tree_clear (tree);
  g_assert_cmpuint (tengen_engine_tree_get (tree, 0)->n_children, ==, 0);
}

/* The tree stays within its memory; then it grows no more. */
static void
test_full (void)
{
  g_autoptr (TengenEngineTree) tree = tengen_engine_tree_new (CURIOSITY);
  guint32 n = 1;

  while (add (tree, n - 1, 361))
    n += 361;
  g_assert_cmpuint (n, <=, TENGEN_ENGINE_NODES_MAX);
  g_assert_cmpuint (n + 361, >, TENGEN_ENGINE_NODES_MAX);
  g_assert_cmpuint (tengen_engine_tree_get (tree, n - 1)->n_children, ==, 0);
  g_assert_true (add (tree, n - 1, 1));
}

/* Of several moves the one that brings most is tried most, the others now and
 * then; one that is barred never. */
static void
test_select (void)
{
  g_autoptr (TengenEngineTree) tree = tengen_engine_tree_new (CURIOSITY);

  add (tree, 0, 4);
  tengen_engine_tree_get (tree, 4)->is_barred = TRUE;
  for (int i = 0; i < 1000; i++)
    {
      guint32 child = tengen_engine_tree_select (tree, 0);

      tengen_engine_tree_reward (tree, child, child == 2 ? 2500 : 2000, -3);
      tengen_engine_tree_reward (tree, 0, 2000, -3);
    }
  g_assert_cmpuint (tengen_engine_tree_get (tree, 2)->visits, >, 800);
  g_assert_cmpuint (tengen_engine_tree_get (tree, 1)->visits, >, 0);
  g_assert_cmpuint (tengen_engine_tree_get (tree, 4)->visits, ==, 0);
  g_assert_cmpint (tengen_engine_tree_get (tree, 0)->lead_sum, ==, -3000);
  for (guint32 i = 1; i <= 4; i++)
    tengen_engine_tree_get (tree, i)->is_barred = TRUE;
  g_assert_cmpuint (tengen_engine_tree_select (tree, 0), ==, 0);
}

/* What came later counts as long as a move was not tried itself. */
static void
test_later (void)
{
  g_autoptr (TengenEngineTree) tree = tengen_engine_tree_new (CURIOSITY);
  guint8 first[8] = { 0 };

  add (tree, 0, 3);
  first[3] = TENGEN_STONE_BLACK;
  first[2] = TENGEN_STONE_WHITE;
  for (int i = 0; i < 50; i++)
    tengen_engine_tree_reward_later (tree, 0, first, TENGEN_STONE_BLACK, 4000);
  g_assert_cmpuint (tengen_engine_tree_get (tree, 3)->rave_visits, ==, 50);
  g_assert_cmpuint (tengen_engine_tree_get (tree, 3)->rave_sum, ==, 200000);
  g_assert_cmpuint (tengen_engine_tree_get (tree, 2)->rave_visits, ==, 0);
  g_assert_cmpuint (tengen_engine_tree_select (tree, 0), ==, 3);
  for (int i = 0; i < 2000; i++)
    {
      tengen_engine_tree_reward (tree, 3, 1000, 0);
      tengen_engine_tree_reward (tree, 0, 1000, 0);
    }
  g_assert_cmpuint (tengen_engine_tree_select (tree, 0), !=, 3);
}

/* The greatest sums do not run over. */
static void
test_most (void)
{
  g_autoptr (TengenEngineTree) tree = tengen_engine_tree_new (CURIOSITY);
  guint8 first[8] = { 0, TENGEN_STONE_BLACK };

  add (tree, 0, 2);
  for (int i = 0; i < TENGEN_ENGINE_PLAYOUTS_MAX; i++)
    {
      tengen_engine_tree_reward (tree, 1, TENGEN_ENGINE_REWARD_MAX, 800);
      tengen_engine_tree_reward (tree, 0, 0, 800);
      tengen_engine_tree_reward_later (
          tree, 0, first, TENGEN_STONE_BLACK, TENGEN_ENGINE_REWARD_MAX);
    }
  g_assert_cmpuint (tengen_engine_tree_get (tree, 1)->sum,
                    ==,
                    (guint) TENGEN_ENGINE_PLAYOUTS_MAX *
                            TENGEN_ENGINE_REWARD_MAX +
                        TENGEN_ENGINE_REWARD_MAX);
  g_assert_cmpuint (tengen_engine_tree_select (tree, 0), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/tree/add", test_add);
  g_test_add_func ("/engine/tree/full", test_full);
  g_test_add_func ("/engine/tree/select", test_select);
  g_test_add_func ("/engine/tree/later", test_later);
  g_test_add_func ("/engine/tree/most", test_most);
  return g_test_run ();
}
