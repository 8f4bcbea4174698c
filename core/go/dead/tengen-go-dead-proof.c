/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-proof: whether a side can force its goal (詰碁)
 *
 * Shape:  proof and disproof numbers say how many open positions must at least
 *         be won, or lost, to decide a position.
 * Cycles: a position that comes again in its own line is lost for the prover
 *         there. What was found lost only because of a position further up is
 *         not kept, as it need not be lost on another line; once the position
 *         further up is lost itself, it is kept.
 * Source: A. Nagai, Df-pn Algorithm for Searching AND/OR Trees (2002); the
 *         widened thresholds are those of J. Pawlewicz and L. Lew (2006).
 */
#include "tengen-go-dead-proof.h"

#include <string.h>

/* The longest line, in moves. */
#define MAX_DEPTH 80
/* Moves of all positions of one line. */
#define MAX_MOVES 4096

/* So many moves cost as much as another position. */
#define MOVES_PER_NODE 8

#define SURE (1u << 28)
/* Of a position where no move can be looked at. */
#define SHUT (1u << 20)

/* A position of the table; the key 0 marks a free place. */
typedef struct
{
  guint64 key;
  guint32 proof;
  guint32 disproof;
  guint8 depth;   /* its depth in the present line + 1, 0 if not in it */
  guint8 met_ko;  /* a ko was met there or further on */
  guint8 is_open; /* a glance does not tell who has won */
} Entry;

/* A move and what is known of the position after it. */
typedef struct
{
  TengenGoDeadMove move;
  guint32 proof;
  guint32 disproof;
  int leans_on; /* depth of the highest position its loss leans on */
} Branch;

struct TengenGoDeadProver
{
  TengenGoDeadLine *line;
  int budget;
  int n_nodes;
  int limit; /* of n_nodes, in this search */
  Entry *table;
  guint32 mask;
  int n_branches; /* of all positions of the line */
  Branch branches[MAX_MOVES];
  TengenGoDeadMove moves[TENGEN_GO_DEAD_MAX_MOVES];
};

/* A position while it is searched. */
typedef struct
{
  Entry *entry;
  Branch *branches;
  int n;
  int depth;
  gboolean is_or; /* the prover moves */
  guint32 proof;
  guint32 disproof;
  int best;       /* the branch to follow */
  guint32 second; /* the number of the next best */
  int leans_on;
} Node;

TengenGoDeadProver *
tengen_go_dead_prover_new (int budget)
{
  TengenGoDeadProver *self;
  guint32 size = 64;

  g_return_val_if_fail (budget >= 1 && budget <= 1000000, NULL);

  /* each position looked at has one place, a third at least stays free */
  while (size < (guint32) budget + budget / 2)
    size *= 2;
  self = g_new (TengenGoDeadProver, 1);
  self->line = NULL;
  self->budget = budget;
  self->n_nodes = 0;
  self->limit = 0;
  self->table = g_new0 (Entry, size);
  self->mask = size - 1;
  self->n_branches = 0;
  return self;
}

void
tengen_go_dead_prover_free (TengenGoDeadProver *self)
{
  if (self == NULL)
    return;
  g_free (self->table);
  g_free (self);
}

int
tengen_go_dead_prover_get_nodes (const TengenGoDeadProver *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_nodes;
}

/* Finds the place of a key, free or its own. */
static Entry *
find_entry (const TengenGoDeadProver *self, guint64 key)
{
  guint32 i = (guint32) key & self->mask;

  key |= 1;
  while (self->table[i].key != 0 && self->table[i].key != key)
    i = (i + 1) & self->mask;
  return &self->table[i];
}

static Entry *
enter (TengenGoDeadProver *self, guint64 key, int depth)
{
  Entry *entry = find_entry (self, key);

  if (entry->key == 0)
    {
      entry->key = key | 1;
      entry->proof = 1;
      entry->disproof = 1;
    }
  entry->depth = (guint8) (depth + 1);
  return entry;
}

/* Brings a branch of a position up to date with the table. */
static void
refresh (const TengenGoDeadProver *self, const Node *node, Branch *branch)
{
  const Entry *entry;

  if (branch->proof == SURE) /* perhaps on this line only */
    return;
  entry = find_entry (self, branch->move.key);
  if (entry->key == 0)
    return;
  node->entry->met_ko |= entry->met_ko;
  if (entry->depth > 0)
    {
      branch->proof = SURE;
      branch->disproof = 0;
      branch->leans_on = entry->depth - 1;
      return;
    }
  branch->proof = entry->proof;
  branch->disproof = entry->disproof;
}

static guint32
add (guint32 a, guint32 b)
{
  return a == SURE || b == SURE ? SURE : MIN (a + b, SURE - 1);
}

/* The number to be made small by the side to move, and the other one. */
static guint32
get_own (const Node *node, const Branch *branch)
{
  return node->is_or ? branch->proof : branch->disproof;
}

static guint32
get_other (const Node *node, const Branch *branch)
{
  return node->is_or ? branch->disproof : branch->proof;
}

/* Sums up the branches of a position. */
static void
sum_up (const TengenGoDeadProver *self, Node *node)
{
  guint32 own = SURE, other = 0;

  node->best = -1;
  node->second = SURE;
  for (int i = 0; i < node->n; i++)
    {
      guint32 number;

      refresh (self, node, &node->branches[i]);
      number = get_own (node, &node->branches[i]);
      other = add (other, get_other (node, &node->branches[i]));
      if (node->best < 0 || number < own)
        {
          node->second = own;
          own = number;
          node->best = i;
        }
      else if (number < node->second)
        node->second = number;
    }
  node->proof = node->is_or ? own : other;
  node->disproof = node->is_or ? other : own;
}

/* A lost position leans on what all its branches lean on if the prover moves,
 * else on what the best of its lost branches leans on. */
static int
find_leaning (const Node *node)
{
  int leans_on = node->is_or ? MAX_DEPTH : -1;

  for (int i = 0; i < node->n; i++)
    {
      const Branch *branch = &node->branches[i];

      if (node->is_or)
        leans_on = MIN (leans_on, branch->leans_on);
      else if (branch->disproof == 0)
        leans_on = MAX (leans_on, branch->leans_on);
    }
  return leans_on >= node->depth ? MAX_DEPTH : leans_on;
}

static void visit (TengenGoDeadProver *self,
                   Node *node,
                   guint32 max_proof,
                   guint32 max_disproof);

/* Looks into the best branch. */
static void
follow (TengenGoDeadProver *self,
        Node *node,
        guint32 max_proof,
        guint32 max_disproof)
{
  Branch *branch = &node->branches[node->best];
  TengenGoDeadTurn before = self->line->turn;
  Node child = { .depth = node->depth + 1 };
  guint32 wide = MIN (node->second + node->second / 4 + 1, SURE);

  if (node->is_or)
    {
      max_proof = MIN (max_proof, wide);
      max_disproof -= node->disproof - branch->disproof;
    }
  else
    {
      max_disproof = MIN (max_disproof, wide);
      max_proof -= node->proof - branch->proof;
    }
  tengen_go_dead_line_play (self->line, &branch->move);
  child.entry = enter (self, branch->move.key, child.depth);
  visit (self, &child, max_proof, max_disproof);
  child.entry->depth = 0;
  node->entry->met_ko |= child.entry->met_ko;
  tengen_go_dead_line_undo (self->line, &branch->move, &before);
  branch->proof = child.proof;
  branch->disproof = child.disproof;
  branch->leans_on = child.leans_on;
}

/* Lists the branches; FALSE if there is no room for them. */
static gboolean
branch_out (TengenGoDeadProver *self, Node *node)
{
  int room = MIN (MAX_MOVES - self->n_branches, TENGEN_GO_DEAD_MAX_MOVES);

  self->line->met_ko = FALSE;
  node->n = tengen_go_dead_line_list_moves (self->line, self->moves, room);
  node->entry->met_ko |= self->line->met_ko;
  if (node->n > room || node->depth == MAX_DEPTH - 1)
    return FALSE;
  node->branches = self->branches + self->n_branches;
  self->n_branches += node->n;
  self->n_nodes = MIN (self->n_nodes + node->n / MOVES_PER_NODE, self->limit);
  for (int i = 0; i < node->n; i++)
    node->branches[i] = (Branch){
      .move = self->moves[i], .proof = 1, .disproof = 1, .leans_on = MAX_DEPTH
    };
  return TRUE;
}

static void
search_branches (TengenGoDeadProver *self,
                 Node *node,
                 guint32 max_proof,
                 guint32 max_disproof)
{
  for (;;)
    {
      sum_up (self, node);
      if (node->proof == 0 || node->disproof == 0 || node->proof >= max_proof ||
          node->disproof >= max_disproof || self->n_nodes >= self->limit)
        return;
      follow (self, node, max_proof, max_disproof);
    }
}

/* Keeps what was found: the loss of a position only if it leans on nothing
 * further up, else a hint that it is hard to prove. */
static void
keep (Node *node)
{
  node->leans_on = MAX_DEPTH;
  if (node->disproof == 0 && node->n > 0)
    node->leans_on = find_leaning (node);
  node->entry->proof = node->proof;
  node->entry->disproof = node->disproof;
  if (node->leans_on < MAX_DEPTH)
    {
      node->entry->proof = SHUT;
      node->entry->disproof = 1;
    }
}

/* Ends a position that a side has won. */
static void
decide (Node *node, gboolean is_won)
{
  node->proof = is_won ? 0 : SURE;
  node->disproof = is_won ? SURE : 0;
}

static void
visit (TengenGoDeadProver *self,
       Node *node,
       guint32 max_proof,
       guint32 max_disproof)
{
  TengenStone winner = TENGEN_STONE_NONE;
  TengenStone prover = self->line->prover;
  int n_branches = self->n_branches;

  self->n_nodes++;
  node->is_or = self->line->turn.stone == prover;
  if (!node->entry->is_open)
    winner = tengen_go_dead_line_find_winner (self->line);
  node->entry->is_open = winner == TENGEN_STONE_NONE;
  if (winner != TENGEN_STONE_NONE)
    decide (node, winner == prover);
  else if (!branch_out (self, node))
    {
      node->proof = node->disproof = SHUT;
      node->n = 0;
    }
  else if (node->n == 0)
    decide (node, !node->is_or);
  else
    search_branches (self, node, max_proof, max_disproof);
  self->n_branches = n_branches;
  keep (node);
}

TengenGoDeadProof
tengen_go_dead_prover_search (TengenGoDeadProver *self,
                              TengenGoDeadLine *line,
                              int max_nodes)
{
  Node root = { .depth = 0 };

  g_return_val_if_fail (self != NULL && line != NULL,
                        TENGEN_GO_DEAD_PROOF_OPEN);

  self->line = line;
  self->limit = MIN (self->n_nodes + max_nodes, self->budget);
  if (self->n_nodes >= self->limit)
    return TENGEN_GO_DEAD_PROOF_OPEN;
  root.entry = enter (self, tengen_go_dead_line_get_key (line), 0);
  if (root.entry->proof > 0 && root.entry->disproof > 0)
    visit (self, &root, SURE, SURE);
  root.entry->depth = 0;
  line->met_ko = root.entry->met_ko;
  if (root.entry->proof == 0)
    return TENGEN_GO_DEAD_PROOF_WON;
  return root.entry->disproof == 0 ? TENGEN_GO_DEAD_PROOF_LOST
                                   : TENGEN_GO_DEAD_PROOF_OPEN;
}
