/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-proof-search: whether the prover of a line wins (証明数探索)
 *
 * Shape:  proof and disproof numbers say how many open positions must at least
 *         be won, or lost, to decide a position. Where the opponent is to move,
 *         a pass is looked at first; when the prover wins against it, the
 *         opponent's moves in the zone of that win follow, then those in the
 *         zone that has grown by them, until none is left.
 * Cycles: a position that comes again in its own line is lost for the prover
 *         there. What was found lost only because of a position further up is
 *         not kept, as it need not be lost on another line.
 * Source: A. Nagai, Df-pn Algorithm for Searching AND/OR Trees (2002); the
 *         widened thresholds are those of J. Pawlewicz and L. Lew (2006);
 *         zones follow C.-C. Shih et al., A Novel Approach to Solving
 *         Goal-Achieving Problems for Board Games (2022).
 */
#include "tengen-engine-proof-search.h"

#include <string.h>

/* The longest line, in moves. */
#define MAX_DEPTH 250
/* Moves of all positions of one line. */
#define MAX_MOVES 32768

#define SURE (1u << 28)
/* Of a position where no move can be looked at. */
#define SHUT (1u << 20)

/* What the opponent's moves that are not looked at yet count for. */
#define MORE 3

/* A position of the table; of another age it is a free place. */
typedef struct
{
  guint64 key;
  guint32 age;
  guint32 proof;
  guint32 disproof;
  guint32 zone;   /* of a won one, its place */
  guint16 depth;  /* its depth in the present line + 1, 0 if not in it */
  guint8 length;  /* of a won one: moves until that is seen */
  guint8 is_open; /* a glance does not tell who has won */
} Entry;

/* A move and what is known of the position after it. */
typedef struct
{
  TengenEngineProofMove move;
  guint32 proof;
  guint32 disproof;
  gboolean is_hanging; /* won without looking */
  int leans_on;        /* depth of the highest position its loss leans on */
} Branch;

struct TengenEngineProofSearch
{
  TengenEngineProofLine *line;
  guint64 n_positions;
  guint64 limit; /* of them, in this search */
  Entry *table;
  guint32 mask;
  guint32 age;
  guint32 n_entries;
  guint32 most_entries;
  TengenEngineProofZone *zones;
  guint32 n_zones;
  guint32 zones_room;
  int n_branches; /* of all positions of the line */
  guint16 praise[2][TENGEN_ENGINE_PROOF_MAX_POINTS];
  Branch branches[MAX_MOVES];
  TengenEngineProofMove moves[TENGEN_ENGINE_PROOF_MAX_MOVES];
};

/* A position while it is searched. */
typedef struct
{
  guint64 key;
  Branch *branches;
  int n;
  int depth;
  gboolean is_or; /* the prover moves */
  guint32 proof;
  guint32 disproof;
  int best;       /* the branch to follow */
  guint32 second; /* the number of the next best */
  int leans_on;
  int length;
  TengenEngineProofZone zone; /* of a won one */
  TengenEngineProofZone base; /* of branches won without looking */
} Node;

TengenEngineProofSearch *
tengen_engine_proof_search_new (guint positions)
{
  TengenEngineProofSearch *self;
  guint32 size = 64;

  while (size < 2 * positions)
    size *= 2;
  self = g_new (TengenEngineProofSearch, 1);
  self->line = NULL;
  self->n_positions = 0;
  self->limit = 0;
  self->table = g_new0 (Entry, size);
  self->mask = size - 1;
  self->age = 1;
  self->n_entries = 0;
  self->most_entries = size / 8 * 7;
  self->zones = NULL;
  self->n_zones = 0;
  self->zones_room = 0;
  self->n_branches = 0;
  memset (self->praise, 0, sizeof self->praise);
  return self;
}

void
tengen_engine_proof_search_free (TengenEngineProofSearch *self)
{
  if (self == NULL)
    return;
  g_free (self->table);
  g_free (self->zones);
  g_free (self);
}

void
tengen_engine_proof_search_clear (TengenEngineProofSearch *self)
{
  self->age++;
  memset (self->praise, 0, sizeof self->praise);
  self->n_entries = 0;
  self->n_zones = 0;
}

guint64
tengen_engine_proof_search_get_positions (const TengenEngineProofSearch *self)
{
  return self->n_positions;
}

/* Finds the place of a key, free or its own. */
static Entry *
find_entry (const TengenEngineProofSearch *self, guint64 key)
{
  guint32 i = (guint32) key & self->mask;

  while (self->table[i].age == self->age && self->table[i].key != key)
    i = (i + 1) & self->mask;
  return &self->table[i];
}

static gboolean
is_known (const TengenEngineProofSearch *self, const Entry *entry)
{
  return entry->age == self->age;
}

static Entry *
enter (TengenEngineProofSearch *self, guint64 key, int depth)
{
  Entry *entry = find_entry (self, key);

  if (!is_known (self, entry))
    {
      *entry =
          (Entry){ .key = key, .age = self->age, .proof = 1, .disproof = 1 };
      self->n_entries++;
    }
  entry->depth = (guint16) (depth + 1);
  return entry;
}

static guint32
keep_zone (TengenEngineProofSearch *self, const TengenEngineProofZone *zone)
{
  if (self->n_zones == self->zones_room)
    {
      self->zones_room = MAX (1024, 2 * self->zones_room);
      self->zones =
          g_renew (TengenEngineProofZone, self->zones, self->zones_room);
    }
  self->zones[self->n_zones] = *zone;
  return self->n_zones++;
}

/* Brings a branch of a position up to date with the table. */
static void
refresh (const TengenEngineProofSearch *self, Branch *branch)
{
  const Entry *entry;

  if (branch->is_hanging || branch->proof == SURE) /* perhaps here only */
    return;
  entry = find_entry (self, branch->move.key);
  if (!is_known (self, entry))
    return;
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

/* Tells whether a branch has decided more positions than the best so far. */
static gboolean
is_praised (const TengenEngineProofSearch *self, const Node *node, int branch)
{
  TengenPoint a = node->branches[branch].move.point;
  TengenPoint b = node->branches[node->best].move.point;

  return a != TENGEN_POINT_PASS && b != TENGEN_POINT_PASS &&
         self->praise[node->is_or][a] > self->praise[node->is_or][b];
}

/* The move that decides a position may decide others like it. */
static void
praise (TengenEngineProofSearch *self, const Node *node)
{
  TengenPoint point = node->branches[node->best].move.point;

  if (point != TENGEN_POINT_PASS &&
      self->praise[node->is_or][point] < G_MAXUINT16)
    self->praise[node->is_or][point]++;
}

/* Sums up the branches of a position. */
static void
sum_up (const TengenEngineProofSearch *self, Node *node)
{
  guint32 own = SURE, other = 0;

  node->best = -1;
  node->second = SURE;
  for (int i = 0; i < node->n; i++)
    {
      guint32 number;

      refresh (self, &node->branches[i]);
      number = get_own (node, &node->branches[i]);
      other = add (other, get_other (node, &node->branches[i]));
      if (node->best < 0 || number < own ||
          (number == own && own < SURE && is_praised (self, node, i)))
        {
          node->second = own;
          own = number;
          node->best = i;
        }
      else if (number < node->second)
        node->second = number;
    }
  /* more moves are to come once the pass is won, which comes first */
  if (!node->is_or && node->n > 0 && node->branches[0].proof > 0 &&
      node->branches[0].move.point == TENGEN_POINT_PASS)
    other = add (other, MORE);
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

/* Adds a branch for a move of the opponent. FALSE if there is no room. */
static gboolean
add_branch (TengenEngineProofSearch *self,
            Node *node,
            const TengenEngineProofMove *move)
{
  Branch *branch = &node->branches[node->n];

  if (self->n_branches == MAX_MOVES)
    return FALSE;
  self->n_branches++;
  node->n++;
  *branch = (Branch){
    .move = *move, .proof = 1, .disproof = 1, .leans_on = MAX_DEPTH
  };
  if (tengen_engine_proof_line_is_hanging (self->line, move, &node->base))
    {
      branch->is_hanging = TRUE;
      branch->proof = 0;
      branch->disproof = SURE;
    }
  return TRUE;
}

/* What the opponent's moves looked at so far rest on. */
static void
join_zones (const TengenEngineProofSearch *self, Node *node)
{
  node->zone = node->base;
  node->length = 0;
  for (int i = 0; i < node->n; i++)
    {
      const Branch *branch = &node->branches[i];
      int length = 1;

      if (!branch->is_hanging)
        {
          const Entry *entry = find_entry (self, branch->move.key);

          tengen_engine_proof_zone_add_all (&node->zone,
                                            &self->zones[entry->zone]);
          length = entry->length;
        }
      node->length = MAX (node->length, length + 1);
    }
  tengen_engine_proof_line_close (self->line, &node->zone);
}

static gboolean
has_branch (const Node *node, TengenPoint point)
{
  for (int i = 0; i < node->n; i++)
    if (node->branches[i].move.point == point)
      return TRUE;
  return FALSE;
}

/* All moves looked at are won: adds the opponent's other moves in the zone.
 * Returns how many, -1 if there is no room for them. */
static int
widen (TengenEngineProofSearch *self, Node *node)
{
  int n = node->n;

  join_zones (self, node);
  for (int i = 0; i < self->line->n_inside; i++)
    {
      TengenPoint point = self->line->points[i];
      TengenEngineProofMove move;

      if (!tengen_engine_proof_zone_has (&node->zone, point) ||
          !self->line->open[point] ||
          tengen_board_get (self->line->board, point) != TENGEN_STONE_NONE ||
          has_branch (node, point) ||
          !tengen_engine_proof_line_try (self->line, point, &move))
        continue;
      if (!add_branch (self, node, &move))
        return -1;
    }
  return node->n - n;
}

static void visit (TengenEngineProofSearch *self,
                   Node *node,
                   guint32 max_proof,
                   guint32 max_disproof);

/* Looks into the best branch. */
static void
follow (TengenEngineProofSearch *self,
        Node *node,
        guint32 max_proof,
        guint32 max_disproof)
{
  Branch *branch = &node->branches[node->best];
  TengenEngineProofTurn before = self->line->turn;
  Node child = { .key = branch->move.key, .depth = node->depth + 1 };
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
  tengen_engine_proof_line_play (self->line, &branch->move);
  enter (self, child.key, child.depth);
  visit (self, &child, max_proof, max_disproof);
  find_entry (self, child.key)->depth = 0;
  tengen_engine_proof_line_undo (self->line, &branch->move, before);
  branch->proof = child.proof;
  branch->disproof = child.disproof;
  branch->leans_on = child.leans_on;
}

/* Lists the branches; FALSE if there is no room for them. */
static gboolean
branch_out (TengenEngineProofSearch *self, Node *node)
{
  TengenEngineProofMove pass;
  int n;

  node->branches = self->branches + self->n_branches;
  if (node->depth == MAX_DEPTH - 1 || self->n_entries >= self->most_entries)
    return FALSE;
  if (!node->is_or)
    {
      tengen_engine_proof_line_rest_always (self->line, &node->base);
      if (tengen_engine_proof_line_is_safety (self->line))
        return TRUE;
      tengen_engine_proof_line_try (self->line, TENGEN_POINT_PASS, &pass);
      return add_branch (self, node, &pass);
    }
  n = tengen_engine_proof_line_list (self->line, self->moves);
  if (self->n_branches + n > MAX_MOVES)
    return FALSE;
  for (int i = 0; i < n; i++)
    node->branches[i] = (Branch){
      .move = self->moves[i], .proof = 1, .disproof = 1, .leans_on = MAX_DEPTH
    };
  node->n = n;
  self->n_branches += n;
  return TRUE;
}

/* The prover wins by a move: what that rests on. */
static void
rest_best (TengenEngineProofSearch *self, Node *node)
{
  const TengenEngineProofMove *move = &node->branches[node->best].move;
  const Entry *entry = find_entry (self, move->key);

  node->zone = self->zones[entry->zone];
  node->length = entry->length + 1;
  tengen_engine_proof_line_rest_move (self->line, move, &node->zone);
  tengen_engine_proof_line_rest_always (self->line, &node->zone);
}

static void
shut (Node *node)
{
  node->proof = node->disproof = SHUT;
  node->n = 0;
}

static void
search_branches (TengenEngineProofSearch *self,
                 Node *node,
                 guint32 max_proof,
                 guint32 max_disproof)
{
  for (;;)
    {
      sum_up (self, node);
      if (node->proof == 0)
        {
          int n = 0;

          if (node->is_or)
            {
              praise (self, node);
              rest_best (self, node);
            }
          else
            n = widen (self, node);
          if (n < 0)
            shut (node);
          if (n <= 0)
            return;
          continue;
        }
      if (node->disproof == 0 && !node->is_or)
        praise (self, node);
      if (node->disproof == 0 || node->proof >= max_proof ||
          node->disproof >= max_disproof || self->n_positions >= self->limit)
        return;
      follow (self, node, max_proof, max_disproof);
    }
}

/* Keeps what was found: the loss of a position only if it leans on nothing
 * further up, else a hint that it is hard to prove. */
static void
keep (TengenEngineProofSearch *self, Node *node)
{
  Entry *entry = find_entry (self, node->key);

  node->leans_on = MAX_DEPTH;
  if (node->disproof == 0 && node->n > 0)
    node->leans_on = find_leaning (node);
  if (node->proof == 0 && entry->proof != 0)
    {
      entry->zone = keep_zone (self, &node->zone);
      entry->length = (guint8) MIN (node->length, 255);
    }
  entry->proof = node->proof;
  entry->disproof = node->disproof;
  if (node->leans_on < MAX_DEPTH)
    {
      entry->proof = SHUT;
      entry->disproof = 1;
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
visit (TengenEngineProofSearch *self,
       Node *node,
       guint32 max_proof,
       guint32 max_disproof)
{
  TengenEngineProofGlance glance = TENGEN_ENGINE_PROOF_GLANCE_OPEN;
  Entry *entry = find_entry (self, node->key);
  int n_branches = self->n_branches;

  self->n_positions++;
  node->is_or = self->line->turn.stone == self->line->prover;
  if (!entry->is_open)
    glance = tengen_engine_proof_line_look (self->line, &node->zone);
  entry->is_open = glance == TENGEN_ENGINE_PROOF_GLANCE_OPEN;
  if (!entry->is_open)
    decide (node, glance == TENGEN_ENGINE_PROOF_GLANCE_WON);
  else if (!branch_out (self, node))
    shut (node);
  else if (node->n == 0 && node->is_or)
    decide (node, FALSE);
  else
    search_branches (self, node, max_proof, max_disproof);
  self->n_branches = n_branches;
  keep (self, node);
}

TengenEngineProofVerdict
tengen_engine_proof_search_run (TengenEngineProofSearch *self,
                                TengenEngineProofLine *line,
                                guint positions)
{
  Node root = { .depth = 0 };
  Entry *entry;

  g_return_val_if_fail (self != NULL && line != NULL,
                        TENGEN_ENGINE_PROOF_VERDICT_OPEN);

  if (self->n_entries >= self->most_entries)
    tengen_engine_proof_search_clear (self);
  self->line = line;
  self->limit = self->n_positions + positions;
  root.key = tengen_engine_proof_line_get_key (line);
  entry = enter (self, root.key, 0);
  if (entry->proof > 0 && entry->disproof > 0)
    visit (self, &root, SURE, SURE);
  entry = find_entry (self, root.key);
  entry->depth = 0;
  if (entry->proof == 0)
    return TENGEN_ENGINE_PROOF_VERDICT_WON;
  return entry->disproof == 0 ? TENGEN_ENGINE_PROOF_VERDICT_LOST
                              : TENGEN_ENGINE_PROOF_VERDICT_OPEN;
}

gboolean
tengen_engine_proof_search_find_zone (const TengenEngineProofSearch *self,
                                      const TengenEngineProofLine *line,
                                      TengenEngineProofZone *zone)
{
  const Entry *entry =
      find_entry (self, tengen_engine_proof_line_get_key (line));

  if (!is_known (self, entry) || entry->proof > 0)
    return FALSE;
  *zone = self->zones[entry->zone];
  return TRUE;
}

/* Tells how long a won position holds out after a move; -1 if it is not known
 * to be won. */
static int
measure (const TengenEngineProofSearch *self, const TengenEngineProofMove *move)
{
  const Entry *entry = find_entry (self, move->key);

  return is_known (self, entry) && entry->proof == 0 ? entry->length : -1;
}

gboolean
tengen_engine_proof_search_choose (TengenEngineProofSearch *self,
                                   TengenEngineProofLine *line,
                                   TengenEngineProofMove *move)
{
  gboolean is_or = line->turn.stone == line->prover;
  TengenEngineProofZone zone;
  int best = -1, n = 0;

  g_return_val_if_fail (self != NULL && line != NULL, FALSE);

  if (is_or)
    n = tengen_engine_proof_line_list (line, self->moves);
  else if (tengen_engine_proof_search_find_zone (self, line, &zone))
    for (int i = 0; i < line->n_points; i++)
      if (line->open[i] && tengen_engine_proof_zone_has (&zone, (guint) i) &&
          tengen_board_get (line->board, (TengenPoint) i) ==
              TENGEN_STONE_NONE &&
          tengen_engine_proof_line_try (line, (TengenPoint) i, &self->moves[n]))
        n++;
  for (int i = 0; i < n; i++)
    {
      int length = measure (self, &self->moves[i]);

      if (length >= 0 && (best < 0 || (is_or ? length < best : length > best)))
        {
          best = length;
          *move = self->moves[i];
        }
    }
  if (best < 0 && !is_or)
    return tengen_engine_proof_line_try (line, TENGEN_POINT_PASS, move);
  return best >= 0;
}
