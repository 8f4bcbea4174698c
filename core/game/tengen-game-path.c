/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-path: a position that walks along a record
 *
 * What:  making a position, letting it go to a node, telling it what changed.
 * Not:   what it answers there (tengen-game-position), what a node does
 *        (tengen-game-node).
 * Shape: one frame for each node of the path, with how many actions and moves
 *        came before it; the moves of the path in an array of their own. Going
 *        elsewhere pops frames down to the common node, or begins anew where
 *        that is less, and pushes what follows.
 * Rests: a file of a few bytes a node may change the whole board in each, so
 *        history is not kept without end. Whenever it has grown by REST_STEP
 *        the position rests: a state without history is set aside, and the
 *        record of positions begins anew there, which no real game gets to see
 *        (it takes thousands of moves, or hundreds of whole boards set up).
 *        Where the history is long by then, that state goes on and the frames
 *        before are dropped. Going back beyond them begins at the rest before.
 *        Where positions rest depends on the path alone, never on how it was
 *        reached; nor does what is legal.
 */
#include "tengen-game-position-private.h"

/* Taking back this many nodes takes as long as playing one anew, and this many
 * as starting a game anew. */
#define NODES_PER_PUSH 4
#define NODES_PER_START 256

/* Bytes of history between two rests, and so many of them that are kept. */
#define REST_STEP (2u << 20)
#define HISTORY_MAX (2 * REST_STEP)

/* What a node of the path counts in the history: no less than a frame takes. It
 * stays as it is, and with it where positions rest. */
#define FRAME_BYTES 32

G_STATIC_ASSERT (sizeof (TengenFrame) <= FRAME_BYTES);

/* So often, in nodes and in actions of one node, the history is looked at. */
#define NODES_PER_LOOK 16
#define ACTIONS_PER_LOOK 16

/* More rests than this are thinned out. */
#define MAX_RESTS 32

/* Room at first for the way to a node. */
#define FEWEST_NODES 64

static void
clear_forced (gpointer data)
{
  TengenForced *forced = data;

  tengen_reason_free (forced->reason);
}

static TengenRest *
get_rest (const TengenPosition *self, guint index)
{
  return &g_array_index (self->rests, TengenRest, index);
}

/* Gives up the rests behind the first @n. */
static void
keep_rests (TengenPosition *self, guint n)
{
  for (guint i = n; i < self->rests->len; i++)
    self->kind->destroy (get_rest (self, i)->state);
  g_array_set_size (self->rests, MIN (n, self->rests->len));
}

/* Gives up the rests beyond a depth. */
static void
keep_rests_to (TengenPosition *self, guint depth)
{
  guint n = self->rests->len;

  while (n > 0 && get_rest (self, n - 1)->depth > depth)
    n--;
  keep_rests (self, n);
}

/* What can be taken back, in bytes. It grows by the same bytes for the same
 * nodes, wherever the history begins. */
static gsize
get_history (const TengenPosition *self)
{
  return self->frames->len * (gsize) FRAME_BYTES +
         self->kind->get_history (self->state);
}

/* Forgets what is against the nodes behind the first @n frames. */
static void
keep_forced (TengenPosition *self, guint n)
{
  guint len = self->forced->len;

  while (len > 0 &&
         g_array_index (self->forced, TengenForced, len - 1).frame >= n)
    len--;
  g_array_set_size (self->forced, len);
}

/* Steps back until only the first @n frames are left; none of them when the
 * position is about to begin elsewhere. */
static void
go_back_to (TengenPosition *self, guint n)
{
  const TengenFrame *first;

  if (n >= self->frames->len)
    return;
  first = tengen_position_get_frame (self, n);
  if (n > 0 || self->first == 0)
    for (guint i = self->kind->get_n (self->state); i > first->n_actions; i--)
      self->kind->pop (self->state);
  keep_rests_to (self, self->first + n);
  g_array_set_size (self->moves, first->n_moves);
  g_array_set_size (self->frames, n);
  keep_forced (self, n);
}

/* Goes on from a rest; @top is its frame. */
static void
begin_at (TengenPosition *self, const TengenRest *rest, TengenFrame *top)
{
  self->kind->destroy (self->state);
  self->state = self->kind->copy (rest->state);
  top->n_actions = 0;
  keep_forced (self, 0);
  g_array_set_size (self->frames, 0);
  g_array_append_val (self->frames, *top);
  g_array_set_size (self->moves, rest->n_moves);
  self->first = rest->depth - 1;
  self->begun = get_history (self);
  self->limit = HISTORY_MAX;
}

/* Gives up every second rest, but none of those whose history is kept. */
static void
thin_rests (TengenPosition *self)
{
  guint n = 0;

  for (guint i = 0; i < self->rests->len; i++)
    if (i % 2 == 0 && i < MAX_RESTS / 2)
      self->kind->destroy (get_rest (self, i)->state);
    else
      *get_rest (self, n++) = *get_rest (self, i);
  g_array_set_size (self->rests, n);
}

/* Sets aside how things stand behind the last node. */
static void
add_rest (TengenPosition *self, gsize history)
{
  TengenRest rest = { .depth = self->first + self->frames->len,
                      .frame = *tengen_position_get_top (self),
                      .n_moves = self->moves->len,
                      .history = history };

  if (self->rests->len == MAX_RESTS)
    thin_rests (self);
  rest.frame.is_checked = FALSE;
  rest.state = self->kind->copy (self->state);
  g_array_append_val (self->rests, rest);
}

/* Drops the history before the last rest, where the position stands. */
static void
drop_history (TengenPosition *self)
{
  const TengenReason *reason = tengen_position_get_forced (self);
  TengenForced forced = { 0 };
  TengenFrame top = *tengen_position_get_top (self);

  if (reason != NULL)
    forced.reason = tengen_reason_copy (reason);
  begin_at (self, get_rest (self, self->rests->len - 1), &top);
  if (reason != NULL)
    g_array_append_val (self->forced, forced);
}

/* The history when the position rested last; the rest at which the history
 * begins has none. */
static gsize
get_rested (const TengenPosition *self)
{
  guint n = self->rests->len;

  return n > 0 && get_rest (self, n - 1)->depth > self->first + 1
             ? get_rest (self, n - 1)->history
             : self->begun;
}

/* Whether so little was done since the history was looked at last that it need
 * not be looked at now. */
static gboolean
can_go_on (const TengenPosition *self)
{
  guint n = self->kind->get_n (self->state) -
            tengen_position_get_top (self)->n_actions;

  return n < ACTIONS_PER_LOOK &&
         (self->first + self->frames->len) % NODES_PER_LOOK != 0;
}

/* Does one more node of the path, and rests where that is due. */
static void
push_node (TengenPosition *self, TengenNode node, TengenJudging judging)
{
  gsize history;

  tengen_position_push_node (self, node, judging);
  if (can_go_on (self))
    return;
  history = get_history (self);
  if (history - get_rested (self) < REST_STEP)
    return;
  if (self->kind->go != NULL)
    self->kind->go->restart (self->state);
  add_rest (self, history);
  if (history >= self->limit)
    drop_history (self);
}

/* Goes to the first node, whatever was before. */
static void
start (TengenPosition *self)
{
  keep_rests (self, 0);
  keep_forced (self, 0);
  g_array_set_size (self->frames, 0);
  g_array_set_size (self->moves, 0);
  if (self->state != NULL)
    self->kind->destroy (self->state);
  if (self->is_setup_stale)
    {
      TengenGameSetup *setup =
          tengen_game_setup_read (self->record, self->root);

      g_ptr_array_add (self->setups, setup);
      self->setup = setup;
      self->is_setup_stale = FALSE;
    }
  self->kind = tengen_kind_find (self->setup);
  self->state = self->kind->create (self->setup);
  self->first = 0;
  self->begun = 0;
  self->limit = HISTORY_MAX;
  push_node (self, self->root, TENGEN_JUDGING_NOW);
}

TengenPosition *
tengen_position_new (const TengenRecord *record, TengenNode root)
{
  TengenPosition *self;

  g_return_val_if_fail (record != NULL && root != TENGEN_NODE_NONE, NULL);

  self = g_new0 (TengenPosition, 1);
  self->record = record;
  self->root = root;
  self->setups =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_game_setup_free);
  self->frames = g_array_new (FALSE, FALSE, sizeof (TengenFrame));
  self->forced = g_array_new (FALSE, FALSE, sizeof (TengenForced));
  g_array_set_clear_func (self->forced, clear_forced);
  self->moves = g_array_new (FALSE, FALSE, sizeof (TengenMove));
  self->rests = g_array_new (FALSE, FALSE, sizeof (TengenRest));
  self->is_setup_stale = TRUE;
  start (self);
  return self;
}

void
tengen_position_free (TengenPosition *self)
{
  if (self == NULL)
    return;
  keep_rests (self, 0);
  if (self->state != NULL)
    self->kind->destroy (self->state);
  g_ptr_array_unref (self->setups);
  g_array_unref (self->frames);
  g_array_unref (self->forced);
  g_array_unref (self->moves);
  g_array_unref (self->rests);
  g_free (self);
}

/* One step forward or back, without looking for a common node. */
static gboolean
goto_near (TengenPosition *self, TengenNode node)
{
  guint n = self->frames->len;

  if (n == 0)
    return FALSE;
  if (tengen_position_get_top (self)->node == node)
    return TRUE;
  if (n >= 2 && tengen_position_get_frame (self, n - 2)->node == node)
    {
      go_back_to (self, n - 1);
      return TRUE;
    }
  if (tengen_record_get_parent (self->record, node) !=
      tengen_position_get_top (self)->node)
    return FALSE;
  push_node (self, node, TENGEN_JUDGING_NOW);
  return TRUE;
}

/* The way to a node: the nodes that it passes, itself first, up to what is
 * done already. */
typedef struct
{
  TengenNode *nodes; /* owned */
  guint n;
  guint room;
  TengenNode at; /* where it has come to, not part of @nodes */
} Way;

static void
step_up (const TengenPosition *self, Way *way)
{
  if (G_UNLIKELY (way->n == way->room))
    {
      way->room = 2 * way->room + FEWEST_NODES;
      way->nodes = g_renew (TengenNode, way->nodes, way->room);
    }
  way->nodes[way->n++] = way->at;
  way->at = tengen_record_get_parent (self->record, way->at);
}

/* Follows the way up until it meets @node or is certain to have passed beside
 * it: in a file a node has a higher number than the node before. Where nodes
 * were moved, it may only meet later than it could. */
static gboolean
meets (const TengenPosition *self, Way *way, TengenNode node)
{
  while (way->at > node)
    step_up (self, way);
  return way->at == node;
}

/* How many of the frames are on the way to a node. */
static guint
find_common (const TengenPosition *self, Way *way)
{
  guint n = self->frames->len;

  while (n > 0 &&
         !meets (self, way, tengen_position_get_frame (self, n - 1)->node))
    n--;
  return n;
}

/* Whether taking back down to the first frames is worth it. */
static gboolean
is_near (const TengenPosition *self, guint common)
{
  return common > 0 &&
         self->frames->len - common <=
             NODES_PER_START + NODES_PER_PUSH * (self->first + common);
}

/* Follows the way to its end; FALSE if that is in another game. */
static gboolean
meets_root (const TengenPosition *self, Way *way)
{
  while (way->at != TENGEN_NODE_NONE)
    step_up (self, way);
  if (way->n == 0 || way->nodes[way->n - 1] != self->root)
    return FALSE;
  way->n--;
  return TRUE;
}

/* Goes back to the last rest that is on the way to a node, and to the first
 * node if there is none. */
static gboolean
go_back_far (TengenPosition *self, Way *way)
{
  guint n = self->rests->len;

  while (n > 0 && !meets (self, way, get_rest (self, n - 1)->frame.node))
    n--;
  if (n > 0)
    {
      TengenFrame top = get_rest (self, n - 1)->frame;

      keep_rests (self, n);
      begin_at (self, get_rest (self, n - 1), &top);
      return TRUE;
    }
  if (!meets_root (self, way))
    return FALSE;
  start (self);
  return TRUE;
}

/* What lies between is not checked, only where the cursor stays. */
static void
goto_far (TengenPosition *self, TengenNode node)
{
  Way way = { .at = node };
  guint common = find_common (self, &way);
  gboolean near = is_near (self, common);
  gboolean ours = near || go_back_far (self, &way);

  g_return_if_fail (ours);
  if (near)
    go_back_to (self, common);
  for (guint i = way.n; i > 0; i--)
    push_node (self,
               way.nodes[i - 1],
               i == 1 ? TENGEN_JUDGING_NOW : TENGEN_JUDGING_LATER);
  g_free (way.nodes);
  /* a reader who goes back goes on doing so, or to and fro */
  if (!near)
    self->limit = get_history (self) + HISTORY_MAX;
}

void
tengen_position_goto (TengenPosition *self, TengenNode node)
{
  guint n;

  g_return_if_fail (self != NULL && node != TENGEN_NODE_NONE);

  if (!goto_near (self, node))
    goto_far (self, node);
  n = self->frames->len;
  if (n == 0 || tengen_position_get_top (self)->is_checked)
    return;
  /* of the first frame nothing can be taken back, so its rest is no help */
  go_back_to (self, n - 1);
  if (n > 1)
    push_node (self, node, TENGEN_JUDGING_NOW);
  else
    goto_far (self, node);
}

void
tengen_position_follow (TengenPosition *self, TengenNode node)
{
  g_return_if_fail (self != NULL && node != TENGEN_NODE_NONE);

  if (self->frames->len > 0 && tengen_record_get_parent (self->record, node) ==
                                   tengen_position_get_top (self)->node)
    push_node (self,
               node,
               self->kind->is_strict ? TENGEN_JUDGING_DONE
                                     : TENGEN_JUDGING_NOW);
  else
    tengen_position_goto (self, node);
}

/* The numbers of nodes from @first on, a byte each. */
typedef struct
{
  guint8 *marks;
  TengenNode first;
  TengenNode last;
} NodeSet;

static NodeSet
mark_nodes (const GArray *nodes)
{
  NodeSet set = { .first = G_MAXUINT32 };

  for (guint i = 0; i < nodes->len; i++)
    {
      TengenNode node = g_array_index (nodes, TengenNode, i);

      set.first = MIN (set.first, node);
      set.last = MAX (set.last, node);
    }
  set.marks = g_malloc0 ((gsize) set.last - set.first + 1);
  for (guint i = 0; i < nodes->len; i++)
    set.marks[g_array_index (nodes, TengenNode, i) - set.first] = 1;
  return set;
}

static gboolean
is_marked (const NodeSet *set, TengenNode node)
{
  return node >= set->first && node <= set->last &&
         set->marks[node - set->first];
}

/* Whether the part of the path before the frames is as it was. */
static gboolean
is_beginning_kept (const TengenPosition *self, const NodeSet *set)
{
  TengenNode node = TENGEN_NODE_NONE;

  if (self->frames->len == 0)
    return FALSE;
  if (self->first == 0)
    return TRUE;
  node = tengen_position_get_frame (self, 0)->node;
  do
    node = tengen_record_get_parent (self->record, node);
  while (node != TENGEN_NODE_NONE && node != self->root &&
         !is_marked (set, node));
  return node == self->root && !is_marked (set, node);
}

void
tengen_position_forget (TengenPosition *self, const GArray *nodes)
{
  NodeSet set;
  guint i = 0;

  g_return_if_fail (self != NULL && nodes != NULL);

  if (nodes->len == 0)
    return;
  set = mark_nodes (nodes);
  if (is_marked (&set, self->root))
    self->is_setup_stale = TRUE;
  if (is_beginning_kept (self, &set))
    while (i < self->frames->len &&
           !is_marked (&set, tengen_position_get_frame (self, i)->node))
      i++;
  else
    keep_rests (self, 0);
  go_back_to (self, i);
  g_free (set.marks);
}

void
tengen_position_move_setups (TengenPosition *self, GPtrArray *setups)
{
  g_return_if_fail (self != NULL && setups != NULL);

  for (guint i = 0; i < self->setups->len; i++)
    g_ptr_array_add (setups, self->setups->pdata[i]);
  g_ptr_array_set_free_func (self->setups, NULL);
}
