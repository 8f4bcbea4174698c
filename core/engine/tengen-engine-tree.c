/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-tree: what was found out about moves and answers
 */
#include "tengen-engine-tree.h"

#include <string.h>

G_STATIC_ASSERT (sizeof (TengenEngineNode) == 32);

/* With so many playouts of its own a move is believed as much as moves that
 * came later are, however many these are: a first choice. */
#define RAVE_EQUAL 1500
/* A mean is compared in so many parts of a reward. */
#define PARTS 16
/* Visits for which one over the root is looked up. */
#define N_INVERSES 1024
#define INVERSE_UNIT 65536
/* Room for nodes at first. */
#define FIRST_ROOM 4096

struct TengenEngineTree
{
  TengenEngineNode *nodes;
  guint32 n;
  guint32 room;
  guint curiosity;
  guint32 inverses[N_INVERSES]; /* INVERSE_UNIT / root of the index */
};

TengenEngineTree *
tengen_engine_tree_new (guint curiosity)
{
  TengenEngineTree *self = g_new0 (TengenEngineTree, 1);
  const guint64 unit = (guint64) INVERSE_UNIT * INVERSE_UNIT;

  for (guint i = 1; i < N_INVERSES; i++)
    self->inverses[i] = tengen_engine_root (unit / i);
  self->curiosity = curiosity;
  self->room = FIRST_ROOM;
  self->nodes = g_new (TengenEngineNode, self->room);
  tengen_engine_tree_clear (self);
  return self;
}

void
tengen_engine_tree_free (TengenEngineTree *self)
{
  if (self == NULL)
    return;
  g_free (self->nodes);
  g_free (self);
}

void
tengen_engine_tree_clear (TengenEngineTree *self)
{
  g_return_if_fail (self != NULL);

  memset (self->nodes, 0, sizeof *self->nodes);
  self->n = 1;
}

TengenEngineNode *
tengen_engine_tree_get (TengenEngineTree *self, guint32 node)
{
  g_return_val_if_fail (self != NULL && node < self->n, NULL);

  return &self->nodes[node];
}

gboolean
tengen_engine_tree_add (TengenEngineTree *self,
                        guint32 node,
                        const TengenEngineNode *children,
                        guint n)
{
  g_return_val_if_fail (self != NULL && node < self->n, FALSE);
  g_return_val_if_fail (children != NULL && n > 0, FALSE);

  if (self->n + n > TENGEN_ENGINE_NODES_MAX)
    return FALSE;
  if (self->n + n > self->room)
    {
      while (self->n + n > self->room)
        self->room = MIN (self->room * 2, TENGEN_ENGINE_NODES_MAX);
      self->nodes = g_renew (TengenEngineNode, self->nodes, self->room);
    }
  memcpy (self->nodes + self->n, children, n * sizeof *children);
  self->nodes[node].children = self->n;
  self->nodes[node].n_children = (guint16) n;
  self->n += n;
  return TRUE;
}

/* INVERSE_UNIT over the root of a number. */
static guint
get_inverse (const TengenEngineTree *self, guint32 number)
{
  guint half = 0;

  while (number >= N_INVERSES)
    {
      number >>= 2;
      half++;
    }
  return self->inverses[number] >> half;
}

/* The mean of a move and of what was found when it came later, in PARTS. What
 * came later has the weight n / (n + v + n v / RAVE_EQUAL) with n later and v
 * own playouts; put on one fraction. */
static guint64
mix (const TengenEngineNode *child)
{
  guint64 later = child->rave_visits;
  guint64 own = (guint64) child->visits + child->prior;
  guint64 scale = RAVE_EQUAL + later;

  return (child->rave_sum * (guint64) RAVE_EQUAL + child->sum * scale) * PARTS /
         (later * RAVE_EQUAL + own * scale);
}

guint32
tengen_engine_tree_select (const TengenEngineTree *self, guint32 node)
{
  const TengenEngineNode *parent;
  guint32 best = 0;
  guint64 most = 0;
  guint64 explore;

  g_return_val_if_fail (self != NULL && node < self->n, 0);

  parent = &self->nodes[node];
  explore = self->curiosity * PARTS *
            (guint64) tengen_engine_root (
                (guint64) tengen_engine_log (parent->visits + 1) *
                TENGEN_ENGINE_LOG_UNIT);
  for (guint32 i = 0; i < parent->n_children; i++)
    {
      const TengenEngineNode *child = &self->nodes[parent->children + i];
      guint64 value;

      if (child->is_barred)
        continue;
      value = mix (child) + explore * get_inverse (self, child->visits + 1) /
                                (TENGEN_ENGINE_LOG_UNIT * INVERSE_UNIT);
      if (best != 0 && value <= most)
        continue;
      most = value;
      best = parent->children + i;
    }
  return best;
}

void
tengen_engine_tree_reward (TengenEngineTree *self,
                           guint32 node,
                           guint reward,
                           int lead)
{
  g_return_if_fail (self != NULL && node < self->n);

  self->nodes[node].sum += reward;
  self->nodes[node].visits++;
  self->nodes[node].lead_sum += lead;
}

void
tengen_engine_tree_reward_later (TengenEngineTree *self,
                                 guint32 node,
                                 const guint8 *first,
                                 TengenStone stone,
                                 guint reward)
{
  TengenEngineNode *parent;

  g_return_if_fail (self != NULL && node < self->n && first != NULL);

  parent = &self->nodes[node];
  for (guint32 i = 0; i < parent->n_children; i++)
    {
      TengenEngineNode *child = &self->nodes[parent->children + i];

      if (first[child->point] != stone || child->point == 0)
        continue;
      child->rave_sum += reward;
      child->rave_visits++;
    }
}
