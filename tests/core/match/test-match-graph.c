/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-graph: as many pairs as a slow search through all finds
 */
#include "tengen-match-graph.h"

#define BIT(a) (G_GUINT64_CONSTANT (1) << (a))

/* The most pairs among those who are left, tried one after the other. */
static int
search (const TengenMatchGraph *graph, guint64 left)
{
  int first = 0, best;

  if (left == 0)
    return 0;
  while ((left & BIT (first)) == 0)
    first++;
  left &= ~BIT (first);
  best = search (graph, left);
  for (int k = first + 1; k < graph->n; k++)
    if ((left & graph->edges[first] & BIT (k)) != 0)
      best = MAX (best, 1 + search (graph, left & ~BIT (k)));
  return best;
}

static void
check_mates (const TengenMatchGraph *graph)
{
  for (int i = 0; i < graph->n; i++)
    {
      int mate = graph->mates[i];

      if (mate == TENGEN_MATCH_GRAPH_FREE)
        continue;
      g_assert_cmpint (graph->mates[mate], ==, i);
      g_assert_true ((graph->edges[i] & BIT (mate)) != 0);
    }
}

static void
fill_by_chance (TengenMatchGraph *graph, int n, int percent)
{
  tengen_match_graph_init (graph, n);
  for (int i = 0; i < n; i++)
    for (int k = 0; k < i; k++)
      if (g_test_rand_int_range (0, 100) < percent)
        tengen_match_graph_join (graph, i, k);
}

static void
test_small (void)
{
  int rounds = g_getenv ("TENGEN_FULL") != NULL ? 20000 : 1500;

  for (int i = 0; i < rounds; i++)
    {
      int n = g_test_rand_int_range (0, 10);
      int percent = g_test_rand_int_range (10, 70);
      TengenMatchGraph graph;

      fill_by_chance (&graph, n, percent);
      g_assert_cmpint (
          tengen_match_graph_fill (&graph), ==, search (&graph, BIT (n) - 1));
      check_mates (&graph);
    }
}

/* Odd cycles hang on each other: flowers within flowers. */
static void
test_cycles (void)
{
  TengenMatchGraph graph;

  tengen_match_graph_init (&graph, 64);
  for (int i = 0; i < 63; i += 3)
    {
      tengen_match_graph_join (&graph, i, i + 1);
      tengen_match_graph_join (&graph, i + 1, i + 2);
      tengen_match_graph_join (&graph, i, i + 2);
      tengen_match_graph_join (&graph, i + 2, i + 3);
    }
  g_assert_cmpint (tengen_match_graph_fill (&graph), ==, 32);
  check_mates (&graph);
}

static void
test_remove (void)
{
  TengenMatchGraph graph;

  tengen_match_graph_init (&graph, 4);
  tengen_match_graph_join (&graph, 0, 1);
  tengen_match_graph_join (&graph, 1, 2);
  tengen_match_graph_join (&graph, 2, 3);
  g_assert_cmpint (tengen_match_graph_fill (&graph), ==, 2);
  tengen_match_graph_remove (&graph, 0);
  g_assert_cmpint (graph.mates[1], ==, TENGEN_MATCH_GRAPH_FREE);
  g_assert_cmpint (tengen_match_graph_fill (&graph), ==, 1);
  tengen_match_graph_remove (&graph, 2);
  g_assert_cmpint (tengen_match_graph_fill (&graph), ==, 0);
  check_mates (&graph);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-graph/small", test_small);
  g_test_add_func ("/match-graph/cycles", test_cycles);
  g_test_add_func ("/match-graph/remove", test_remove);
  return g_test_run ();
}
