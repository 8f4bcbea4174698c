/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-joined: positions that other orders of moves reach too
 *
 * Shape: nodes with one key are a ring in the order of the file. While the
 *        index is made, an open table finds the last node of a ring by its key.
 *        A position of core/game judges moves and remembers counts; here the
 *        stones are only put, which takes a tenth of the time.
 */
#include "tengen-describe-joined.h"

#include "tengen-record-value.h"

/* Nodes of a line, and bytes of what they did, beyond which nothing is looked
 * at: no game is that long. */
#define DEPTH_MAX 65536
#define HISTORY_MAX (16u << 20)

/* What makes the key of a position with White to move another one. */
#define WHITE_KEY G_GUINT64_CONSTANT (0x9E3779B97F4A7C15)

/* Nodes with one key that are played again, at most. */
#define LOOKS_MAX 256

/* Nodes without effect that are passed in looking for the moves that follow. */
#define PLAIN_MAX 4096

/* A board as the nodes of a path leave it. */
typedef struct
{
  const TengenRecord *record;
  const TengenGameSetup *setup;
  gboolean takes; /* stones without liberties go */
  TengenBoard *board;
  TengenStone to_move;
  gboolean has_moved;
} Play;

/* What was before a node of the path. */
typedef struct
{
  guint depth; /* of the board */
  guint8 to_move;
  guint8 has_moved;
} Frame;

struct _TengenJoined
{
  const TengenRecord *record;
  TengenNode root;
  TengenGameSetup *setup; /* owned */
  guint n_nodes;          /* nodes that the record had */
  TengenNode *next;       /* (owned) by node: the next one of its ring; 0 for
                             those that were not looked at */

  /* while it is made */
  Play play;
  GArray *frames;    /* (nullable) Frame: of the path to @at */
  TengenNode at;     /* the node to look at next */
  guint64 *keys;     /* by node */
  TengenNode *table; /* the last node of each ring, by key */
  guint64 mask;      /* of the places in the table */
};

/* --- What nodes do --- */

static gboolean
is_effect (TengenProperty kind)
{
  return kind == TENGEN_PROPERTY_B || kind == TENGEN_PROPERTY_W ||
         kind == TENGEN_PROPERTY_AB || kind == TENGEN_PROPERTY_AW ||
         kind == TENGEN_PROPERTY_AE || kind == TENGEN_PROPERTY_PL;
}

/* Whether a node neither moves nor sets anything up. */
static gboolean
is_plain (const TengenRecord *record, TengenNode node)
{
  TengenNodeProperty at = tengen_record_get_property (record, node);

  while (at != 0 && !is_effect (tengen_record_get_property_kind (record, at)))
    at = tengen_record_get_next_property (record, at);
  return at == 0;
}

static gboolean
read_move (const Play *self, TengenNodeProperty property, TengenPoint *point)
{
  gsize length = 0;
  const char *raw = tengen_record_get_raw (
      self->record, tengen_record_get_value (self->record, property), &length);

  return tengen_value_move (
      raw, length, self->setup->width, self->setup->height, point);
}

static void
do_move (Play *self, TengenNodeProperty property, TengenStone stone)
{
  TengenPoint point;

  if (!read_move (self, property, &point))
    return;
  if (point != TENGEN_POINT_PASS && self->takes)
    tengen_board_play (self->board, point, stone, NULL);
  else if (point != TENGEN_POINT_PASS)
    tengen_board_put (self->board, point, stone);
  self->to_move = tengen_stone_other (stone);
  self->has_moved = TRUE;
}

/* As a position does it: White begins where Black has a handicap. */
static void
do_points (Play *self, TengenNode node)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  gboolean black;

  tengen_board_read (self->board, stones);
  black = tengen_record_read_setup (
      self->record, node, self->setup->width, self->setup->height, stones);
  tengen_board_put_all (self->board, stones);
  if (black && !self->has_moved && self->setup->handicap >= 2 &&
      (!self->setup->free_handicap ||
       tengen_board_count (self->board, TENGEN_STONE_BLACK) >=
           self->setup->handicap))
    self->to_move = TENGEN_STONE_WHITE;
}

static void
do_setup (Play *self, TengenNode node)
{
  gsize length = 0;
  const char *raw =
      tengen_record_find_raw (self->record, node, TENGEN_PROPERTY_PL, &length);
  TengenStone stone;

  do_points (self, node);
  if (raw != NULL && tengen_value_stone (raw, length, &stone))
    self->to_move = stone;
}

/* Does what a node does: setup first, then its moves. */
static void
do_node (Play *self, TengenNode node)
{
  gboolean has_setup = FALSE;
  TengenNodeProperty first = tengen_record_get_property (self->record, node);
  TengenNodeProperty at;

  for (at = first; at != 0 && !has_setup;
       at = tengen_record_get_next_property (self->record, at))
    {
      TengenProperty kind = tengen_record_get_property_kind (self->record, at);

      has_setup = is_effect (kind) && kind != TENGEN_PROPERTY_B &&
                  kind != TENGEN_PROPERTY_W;
    }
  if (has_setup)
    do_setup (self, node);
  for (at = first; at != 0;
       at = tengen_record_get_next_property (self->record, at))
    {
      TengenProperty kind = tengen_record_get_property_kind (self->record, at);

      if (kind == TENGEN_PROPERTY_B)
        do_move (self, at, TENGEN_STONE_BLACK);
      else if (kind == TENGEN_PROPERTY_W)
        do_move (self, at, TENGEN_STONE_WHITE);
    }
}

static void
begin_play (Play *self, const TengenJoined *joined)
{
  *self = (Play){ .record = joined->record,
                  .setup = joined->setup,
                  .takes = tengen_kind_find (joined->setup)->go != NULL,
                  .to_move = TENGEN_STONE_BLACK };
  self->board = tengen_board_new (joined->setup->width, joined->setup->height);
}

/* --- Making the index --- */

TengenJoined *
tengen_joined_new (const TengenRecord *record, TengenNode root)
{
  TengenJoined *self;
  guint64 size = 1024;

  g_return_val_if_fail (tengen_record_holds (record, root), NULL);

  self = g_new0 (TengenJoined, 1);
  self->record = record;
  self->root = root;
  self->setup = tengen_game_setup_read (record, root);
  if (!tengen_game_setup_has_board (self->setup))
    return self;
  self->n_nodes = tengen_record_get_n_nodes (record);
  while (size < 2 * (guint64) self->n_nodes)
    size *= 2;
  self->mask = size - 1;
  self->next = g_new0 (TengenNode, (gsize) self->n_nodes + 1);
  self->keys = g_new (guint64, (gsize) self->n_nodes + 1);
  self->table = g_new0 (TengenNode, size);
  self->frames = g_array_new (FALSE, FALSE, sizeof (Frame));
  begin_play (&self->play, self);
  self->at = root;
  return self;
}

static void
drop_making (TengenJoined *self)
{
  g_clear_pointer (&self->keys, g_free);
  g_clear_pointer (&self->table, g_free);
  g_clear_pointer (&self->frames, g_array_unref);
  g_clear_pointer (&self->play.board, tengen_board_free);
}

void
tengen_joined_free (TengenJoined *self)
{
  if (self == NULL)
    return;
  drop_making (self);
  tengen_game_setup_free (self->setup);
  g_free (self->next);
  g_free (self);
}

/* Makes a node the last one of the ring of its key. */
static void
add_to_ring (TengenJoined *self, TengenNode node, guint64 key)
{
  guint64 place = (key ^ key >> 32) & self->mask;
  TengenNode last = self->table[place];

  while (last != TENGEN_NODE_NONE && self->keys[last] != key)
    {
      place = (place + 1) & self->mask;
      last = self->table[place];
    }
  self->keys[node] = key;
  self->next[node] = last != TENGEN_NODE_NONE ? self->next[last] : node;
  if (last != TENGEN_NODE_NONE)
    self->next[last] = node;
  self->table[place] = node;
}

static void
enter (TengenJoined *self, TengenNode node)
{
  Frame frame = { .depth = tengen_board_get_depth (self->play.board),
                  .to_move = (guint8) self->play.to_move,
                  .has_moved = (guint8) self->play.has_moved };
  guint64 key;

  g_array_append_val (self->frames, frame);
  if (node != self->root && is_plain (self->record, node))
    return;
  do_node (&self->play, node);
  key = tengen_board_get_hash (self->play.board);
  if (self->play.to_move == TENGEN_STONE_WHITE)
    key ^= WHITE_KEY;
  add_to_ring (self, node, key);
}

static void
leave (TengenJoined *self)
{
  Frame frame = g_array_index (self->frames, Frame, self->frames->len - 1);

  while (tengen_board_get_depth (self->play.board) > frame.depth)
    tengen_board_undo (self->play.board);
  self->play.to_move = (TengenStone) frame.to_move;
  self->play.has_moved = frame.has_moved;
  g_array_set_size (self->frames, self->frames->len - 1);
}

static gboolean
may_go_deeper (const TengenJoined *self)
{
  return self->frames->len < DEPTH_MAX &&
         tengen_board_get_history (self->play.board) < HISTORY_MAX;
}

/* Looks at one node and finds the one after it; none at the end. */
static void
look_at_one (TengenJoined *self)
{
  TengenNode node = self->at;
  TengenNode next;

  enter (self, node);
  next = may_go_deeper (self) ? tengen_record_get_child (self->record, node)
                              : TENGEN_NODE_NONE;
  while (next == TENGEN_NODE_NONE)
    {
      leave (self);
      if (node == self->root)
        break;
      next = tengen_record_get_sibling (self->record, node);
      node = tengen_record_get_parent (self->record, node);
    }
  self->at = next;
}

gboolean
tengen_joined_step (TengenJoined *self, guint n_nodes)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (n_nodes > 0, FALSE);

  for (guint i = 0; i < n_nodes && self->at != TENGEN_NODE_NONE; i++)
    look_at_one (self);
  if (self->at != TENGEN_NODE_NONE)
    return TRUE;
  drop_making (self);
  return FALSE;
}

/* --- Asking it --- */

/* The node that brought about the position of a node. */
static TengenNode
find_effect (const TengenJoined *self, TengenNode node)
{
  while (node != self->root && is_plain (self->record, node))
    node = tengen_record_get_parent (self->record, node);
  return node;
}

/* Plays up to a node of the game. */
static void
play_to (Play *self, const TengenJoined *joined, TengenNode node)
{
  g_autoptr (GArray) path = tengen_record_list_path (joined->record, node);

  begin_play (self, joined);
  for (guint i = 0; i < path->len; i++)
    do_node (self, g_array_index (path, TengenNode, i));
}

/* Whether a node is before another one, or that itself. */
static gboolean
is_before (const TengenRecord *record, TengenNode node, TengenNode other)
{
  while (other != TENGEN_NODE_NONE && other != node)
    other = tengen_record_get_parent (record, other);
  return other == node;
}

/* Whether a node that the index names really has the position of @play, and is
 * not on the line of @node. */
static gboolean
is_same (const TengenJoined *self,
         const Play *play,
         TengenNode node,
         TengenNode other)
{
  Play there;
  gboolean same;

  if (!tengen_record_holds (self->record, other) ||
      !is_before (self->record, self->root, other) ||
      is_before (self->record, node, other) ||
      is_before (self->record, other, node))
    return FALSE;
  play_to (&there, self, other);
  same = there.to_move == play->to_move &&
         tengen_board_equal (there.board, play->board);
  tengen_board_free (there.board);
  return same;
}

GArray *
tengen_joined_list_places (const TengenJoined *self,
                           TengenNode node,
                           guint most)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (TengenNode));
  TengenNode other;
  guint looks = LOOKS_MAX;
  Play play;

  g_return_val_if_fail (self != NULL, places);
  g_return_val_if_fail (tengen_record_holds (self->record, node), places);

  node = find_effect (self, node);
  if (self->next == NULL || self->at != TENGEN_NODE_NONE ||
      node > self->n_nodes || self->next[node] == TENGEN_NODE_NONE ||
      self->next[node] == node)
    return places;
  play_to (&play, self, node);
  for (other = self->next[node];
       other != node && looks > 0 && places->len < most;
       other = self->next[other], looks--)
    if (is_same (self, &play, node, other))
      g_array_append_val (places, other);
  tengen_board_free (play.board);
  return places;
}

/* Adds the move of a node if it is of the side to move and on a point where
 * none was seen. */
static void
add_move (const Play *play, TengenNode node, guint8 *seen, GArray *moves)
{
  TengenMarkupNext move = { .node = node, .stone = play->to_move };
  TengenNodeProperty property = tengen_record_find (
      play->record,
      node,
      play->to_move == TENGEN_STONE_BLACK ? TENGEN_PROPERTY_B
                                          : TENGEN_PROPERTY_W);

  if (property == 0 || !read_move (play, property, &move.point) ||
      move.point == TENGEN_POINT_PASS || seen[move.point] != 0)
    return;
  seen[move.point] = 1;
  if (moves != NULL)
    g_array_append_val (moves, move);
}

/* Adds the moves that follow a node, also behind nodes without effect. */
static void
add_moves (const Play *play, TengenNode node, guint8 *seen, GArray *moves)
{
  const TengenRecord *record = play->record;
  TengenNode at = tengen_record_get_child (record, node);
  guint n_plain = 0;

  while (at != TENGEN_NODE_NONE)
    {
      gboolean plain = n_plain < PLAIN_MAX && is_plain (record, at);
      TengenNode next =
          plain ? tengen_record_get_child (record, at) : TENGEN_NODE_NONE;

      n_plain += plain;
      if (!plain)
        add_move (play, at, seen, moves);
      while (next == TENGEN_NODE_NONE && at != node)
        {
          next = tengen_record_get_sibling (record, at);
          at = tengen_record_get_parent (record, at);
        }
      at = next;
    }
}

GArray *
tengen_joined_list_next (const TengenJoined *self,
                         TengenNode node,
                         const GArray *places)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (TengenMarkupNext));
  guint8 seen[TENGEN_BOARD_MAX_POINTS] = { 0 };
  Play play;

  g_return_val_if_fail (self != NULL && places != NULL, moves);
  g_return_val_if_fail (tengen_record_holds (self->record, node), moves);

  if (places->len == 0)
    return moves;
  play_to (&play, self, node);
  add_moves (&play, node, seen, NULL);
  for (guint i = 0; i < places->len; i++)
    add_moves (&play, g_array_index (places, TengenNode, i), seen, moves);
  tengen_board_free (play.board);
  return moves;
}
