/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-search: playouts of an area that begin with good moves
 *
 * Shape: nodes in one array, the children of a node beside each other. Sums
 *        are of what the side got that played the move of the node.
 */
#include "tengen-go-dead-search.h"

#include "tengen-go-dead-area.h"
#include "tengen-go-playout.h"

#include <string.h>

#define SEED G_GUINT64_CONSTANT (0x74656e67656e)
/* What a side gets that has all points in doubt in the end. */
#define ALL 4096
/* Visits after which a node gets children. */
#define RIPE 2
/* How many playouts with a move coming later count beside those through it;
 * the more of these there are, the less. */
#define LATER 64
#define MAX_DEPTH 64

typedef struct
{
  TengenGoPlayoutPoint point;
  guint16 n_children;
  guint first_child;
  gint32 n;
  gint32 sum;
  gint32 n_later;
  gint32 sum_later;
} Node;

typedef struct
{
  TengenGoPlayoutBoard *start;
  TengenGoPlayoutBoard *board;
  TengenBoardRandom random;
  const guint8 *area;
  int n_wanted;
  TengenStone first;
  GArray *nodes;
  guint path[MAX_DEPTH + 1];
  int depth;
  int n_moves;
  /* By square: the side that played there first, and as which move. */
  guint8 players[TENGEN_GO_PLAYOUT_SQUARES];
  guint16 moments[TENGEN_GO_PLAYOUT_SQUARES];
  TengenGoPlayoutPoint moves[TENGEN_GO_PLAYOUT_MAX]; /* behind the tree */
} Search;

static Node *
get_node (Search *self, guint i)
{
  return &g_array_index (self->nodes, Node, i);
}

static void
add_child (Search *self, guint parent, const Node *child)
{
  g_array_append_vals (self->nodes, child, 1);
  get_node (self, parent)->n_children++;
}

/* Gives a node all sensible moves in the area, and a pass that is rated as if
 * it left all as it was. */
static void
expand (Search *self, guint i, TengenStone stone)
{
  const TengenGoPlayoutBoard *board = self->board;
  const Node *node = get_node (self, i);
  Node pass = { .n = 1,
                .sum = node->n > 0 ? ALL - node->sum / node->n : ALL / 2 };

  get_node (self, i)->first_child = self->nodes->len;
  for (guint j = 0; j < board->n_empty; j++)
    {
      Node child = { .point = board->empty[j] };

      if (self->area[tengen_go_playout_board_unpad (board, child.point)] !=
              TENGEN_GO_DEAD_AREA_OUTSIDE &&
          tengen_go_playout_policy_is_sensible (board, stone, child.point))
        add_child (self, i, &child);
    }
  add_child (self, i, &pass);
}

static gint64
rate (const Node *node)
{
  gint64 weight, later = 0;

  if (node->n == 0 && node->n_later == 0)
    return G_MAXINT64;
  weight = MIN (node->n_later, LATER) * LATER / (LATER + node->n);
  weight += node->n == 0;
  if (node->n_later > 0)
    later = weight * 1024 * node->sum_later / node->n_later;
  else
    weight = 0;
  return ((gint64) node->sum * 1024 + later) / (node->n + weight);
}

static guint
choose_child (Search *self, guint i)
{
  const Node *node = get_node (self, i);
  guint best = 0;
  gint64 most = -1;

  for (guint j = 0; j < node->n_children; j++)
    {
      gint64 rating = rate (get_node (self, node->first_child + j));

      if (rating > most)
        {
          most = rating;
          best = node->first_child + j;
        }
    }
  return best;
}

static void
note_move (Search *self, TengenStone stone, TengenGoPlayoutPoint point)
{
  if (point != 0 && self->players[point] == TENGEN_STONE_NONE)
    {
      self->players[point] = (guint8) stone;
      self->moments[point] = (guint16) self->n_moves;
    }
  self->n_moves++;
}

/* Plays down the tree. Returns the side that moves after it, NONE if both
 * passed. */
static TengenStone
descend (Search *self, TengenGoPlayoutPoint *last)
{
  TengenStone stone = self->first;
  int n_passes = 0;
  guint i = 0;

  while (self->depth < MAX_DEPTH && n_passes < 2)
    {
      if (get_node (self, i)->n_children == 0)
        {
          if (i != 0 && get_node (self, i)->n < RIPE)
            return stone;
          expand (self, i, stone);
        }
      i = choose_child (self, i);
      self->path[++self->depth] = i;
      *last = get_node (self, i)->point;
      tengen_go_playout_board_play (self->board, stone, *last);
      note_move (self, stone, *last);
      n_passes = *last == 0 ? n_passes + 1 : 0;
      stone = tengen_stone_other (stone);
    }
  return n_passes < 2 ? stone : TENGEN_STONE_NONE;
}

static void
play_out (Search *self)
{
  TengenGoPlayoutPoint last = 0;
  TengenStone stone;
  guint n;

  tengen_go_playout_board_assign (self->board, self->start);
  memset (self->players, TENGEN_STONE_NONE, sizeof self->players);
  self->n_moves = 0;
  self->depth = 0;
  stone = descend (self, &last);
  if (stone == TENGEN_STONE_NONE)
    return;
  n = tengen_go_playout_run (self->board,
                             &self->random,
                             stone,
                             last,
                             tengen_go_playout_limit (self->start),
                             self->moves);
  for (guint i = 0; i < n; i++)
    {
      note_move (self, stone, self->moves[i]);
      stone = tengen_stone_other (stone);
    }
}

static int
get_black_value (const Search *self)
{
  const TengenBoardPlan *plan = self->board->plan;
  int sum = 0;

  for (int i = 0; i < plan->n_points; i++)
    if (self->area[i] == TENGEN_GO_DEAD_AREA_IN_DOUBT)
      {
        TengenStone owner =
            tengen_go_playout_get_owner (self->board, plan->squares[i]);

        sum += owner == TENGEN_STONE_BLACK;
        sum -= owner == TENGEN_STONE_WHITE;
      }
  return (sum + self->n_wanted) * (ALL / 2) / self->n_wanted;
}

/* Notes at a node what came out for the side that moves there, and at its
 * children that this side played then or later. */
static void
note_value (Search *self, int depth, TengenStone stone, int value)
{
  Node *node = get_node (self, self->path[depth]);

  node->n++;
  node->sum += ALL - value;
  for (guint i = 0; i < node->n_children; i++)
    {
      Node *child = get_node (self, node->first_child + i);

      if (self->players[child->point] != stone ||
          self->moments[child->point] < depth)
        continue;
      child->n_later++;
      child->sum_later += value;
    }
}

static void
note_values (Search *self)
{
  TengenStone stone = self->first;
  int black = get_black_value (self);

  for (int depth = 0; depth <= self->depth; depth++)
    {
      note_value (self,
                  depth,
                  stone,
                  stone == TENGEN_STONE_BLACK ? black : ALL - black);
      stone = tengen_stone_other (stone);
    }
}

static void
run (Search *self, TengenGoDeadVote *vote, guint n)
{
  Node root = { 0 };

  for (int i = 0; i < self->start->plan->n_points; i++)
    self->n_wanted += self->area[i] == TENGEN_GO_DEAD_AREA_IN_DOUBT;
  self->nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  g_array_append_val (self->nodes, root);
  memset (vote, 0, sizeof *vote);
  for (guint i = 0; i < n; i++)
    {
      play_out (self);
      note_values (self);
      if (i >= n / 2)
        tengen_go_dead_vote_count (vote, self->board);
    }
  g_array_unref (self->nodes);
}

void
tengen_go_dead_search_run (TengenGoDeadVote *vote,
                           const TengenBoard *board,
                           const guint8 *settled,
                           const guint8 *area,
                           TengenStone first,
                           guint n)
{
  int width = tengen_board_get_width (board);
  int height = tengen_board_get_height (board);
  g_autoptr (TengenGoPlayoutBoard) start =
      tengen_go_playout_board_new (width, height);
  g_autoptr (TengenGoPlayoutBoard) end =
      tengen_go_playout_board_new (width, height);
  Search self = { .start = start,
                  .board = end,
                  .random = { SEED },
                  .area = area,
                  .first = first };

  tengen_go_dead_vote_load (start, board, settled);
  run (&self, vote, n);
}
