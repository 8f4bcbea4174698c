/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-graph: a largest matching in a graph
 *
 * Shape: a search grows a tree from a free vertex: outer vertices (the root and
 *        the mates of inner ones) look for a partner. Where two outer ones of
 *        the tree may meet, the odd cycle through them becomes one outer
 *        vertex: all in it have the same base from then on. The search ends at
 *        another free vertex; along the way back, pairs are exchanged.
 */
#include "tengen-match-graph.h"

#define BIT(a) (G_GUINT64_CONSTANT (1) << (a))
#define NOBODY TENGEN_MATCH_GRAPH_FREE

/* bases: the vertex that stands for the cycle a vertex is in; outside, itself.
 * parents: (of inner vertices, and of those in a cycle): the outer vertex from
 *   which they were found */
typedef struct
{
  TengenMatchGraph *graph;
  int bases[TENGEN_MATCH_GRAPH_MAX];
  int parents[TENGEN_MATCH_GRAPH_MAX];
  guint64 outer;
  int queue[TENGEN_MATCH_GRAPH_MAX];
  int n_queued;
} Search;

void
tengen_match_graph_init (TengenMatchGraph *self, int n)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (n >= 0 && n <= TENGEN_MATCH_GRAPH_MAX);

  self->n = n;
  for (int i = 0; i < TENGEN_MATCH_GRAPH_MAX; i++)
    {
      self->edges[i] = 0;
      self->mates[i] = NOBODY;
    }
}

void
tengen_match_graph_join (TengenMatchGraph *self, int a, int b)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (a >= 0 && b >= 0 && a != b && MAX (a, b) < self->n);

  self->edges[a] |= BIT (b);
  self->edges[b] |= BIT (a);
}

static void
add_outer (Search *self, int a)
{
  if ((self->outer & BIT (a)) != 0)
    return;
  self->outer |= BIT (a);
  self->queue[self->n_queued++] = a;
}

/* The base of the outer vertex two steps nearer to the root. */
static int
go_up (const Search *self, int base)
{
  return self->bases[self->parents[self->graph->mates[base]]];
}

/* Where the ways of two outer ones to the root meet first. */
static int
find_common (const Search *self, int a, int b)
{
  guint64 seen = 0;
  int base = self->bases[a];

  for (;;)
    {
      seen |= BIT (base);
      if (self->graph->mates[base] == NOBODY)
        break;
      base = go_up (self, base);
    }
  for (base = self->bases[b]; (seen & BIT (base)) == 0;)
    base = go_up (self, base);
  return base;
}

/* Collects the bases from an outer one up to the common one, and notes the way
 * round the other side. */
static guint64
walk_cycle (Search *self, int a, int common, int from)
{
  guint64 cycle = 0;

  while (self->bases[a] != common)
    {
      int mate = self->graph->mates[a];

      cycle |= BIT (self->bases[a]) | BIT (self->bases[mate]);
      self->parents[a] = from;
      from = mate;
      a = self->parents[mate];
    }
  return cycle;
}

static void
contract (Search *self, int a, int b)
{
  int common = find_common (self, a, b);
  guint64 cycle =
      walk_cycle (self, a, common, b) | walk_cycle (self, b, common, a);

  for (int i = 0; i < self->graph->n; i++)
    if ((cycle & BIT (self->bases[i])) != 0)
      {
        self->bases[i] = common;
        add_outer (self, i);
      }
}

/* Exchanges the pairs on the way from a free vertex back to the root. */
static void
exchange (Search *self, int last)
{
  int *mates = self->graph->mates;

  while (last != NOBODY)
    {
      int parent = self->parents[last];
      int next = mates[parent];

      mates[last] = parent;
      mates[parent] = last;
      last = next;
    }
}

/* Looks at all vertices with which an outer vertex may be paired. */
static gboolean
look_from (Search *self, int a)
{
  for (int b = 0; b < self->graph->n; b++)
    {
      int mate = self->graph->mates[b];

      if ((self->graph->edges[a] & BIT (b)) == 0 ||
          self->bases[a] == self->bases[b] || self->graph->mates[a] == b)
        continue;
      if ((self->outer & BIT (b)) != 0)
        contract (self, a, b);
      else if (self->parents[b] == NOBODY)
        {
          self->parents[b] = a;
          if (mate == NOBODY)
            {
              exchange (self, b);
              return TRUE;
            }
          add_outer (self, mate);
        }
    }
  return FALSE;
}

static gboolean
augment (TengenMatchGraph *self, int root)
{
  Search search = { .graph = self };

  for (int i = 0; i < TENGEN_MATCH_GRAPH_MAX; i++)
    {
      search.bases[i] = i;
      search.parents[i] = NOBODY;
    }
  add_outer (&search, root);
  for (int i = 0; i < search.n_queued; i++)
    if (look_from (&search, search.queue[i]))
      return TRUE;
  return FALSE;
}

int
tengen_match_graph_fill (TengenMatchGraph *self)
{
  int n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (int i = 0; i < self->n; i++)
    if (self->mates[i] == NOBODY)
      augment (self, i);
  for (int i = 0; i < self->n; i++)
    n += self->mates[i] != NOBODY ? 1 : 0;
  return n / 2;
}

void
tengen_match_graph_remove (TengenMatchGraph *self, int a)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (a >= 0 && a < self->n);

  for (int i = 0; i < self->n; i++)
    self->edges[i] &= ~BIT (a);
  self->edges[a] = 0;
  if (self->mates[a] != NOBODY)
    self->mates[self->mates[a]] = NOBODY;
  self->mates[a] = NOBODY;
}
