/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-position: walking along a record with a state of its kind
 *
 * Shape: one frame for each node of the path, with how many actions and moves
 *        came before it; the moves of the path in an array of their own. Going
 *        elsewhere pops frames down to the common node, or begins anew where
 *        that is less, and pushes the rest.
 */
#include "tengen-game-position-private.h"

/* So many nodes are taken back as fast as one is done anew, and so many as a
 * game is begun anew. */
#define NODES_PER_PUSH 4
#define NODES_PER_START 256

static void
clear_frame (gpointer data)
{
  TengenFrame *frame = data;

  tengen_reason_free (frame->forced);
}

static TengenFrame *
get_frame (const TengenPosition *self, guint index)
{
  return &g_array_index (self->frames, TengenFrame, index);
}

static TengenFrame *
get_top (const TengenPosition *self)
{
  return get_frame (self, self->frames->len - 1);
}

TengenNode
tengen_position_find_action (const TengenPosition *self,
                             guint action,
                             guint *move)
{
  guint low = 0, high = self->frames->len;

  while (low + 1 < high)
    {
      guint middle = (low + high) / 2;

      if (get_frame (self, middle)->n_actions < action)
        low = middle;
      else
        high = middle;
    }
  *move = low + 1 < self->frames->len ? get_frame (self, low + 1)->n_moves
                                      : self->moves->len;
  return get_frame (self, low)->node;
}

void
tengen_position_place_reason (const TengenPosition *self, TengenReason *reason)
{
  if (reason->code == TENGEN_REASON_KO ||
      reason->code == TENGEN_REASON_SUPERKO ||
      reason->code == TENGEN_REASON_FOURTH)
    reason->node =
        tengen_position_find_action (self, reason->move, &reason->move);
}

/* Steps back until only the first @n nodes of the path are done. */
static void
go_back_to (TengenPosition *self, guint n)
{
  const TengenFrame *first;

  if (n >= self->frames->len)
    return;
  first = get_frame (self, n);
  for (guint i = self->kind->get_n (self->state); i > first->n_actions; i--)
    self->kind->pop (self->state);
  g_array_set_size (self->moves, first->n_moves);
  g_array_set_size (self->frames, n);
}

/* Goes to the first node, whatever was before. */
static void
start (TengenPosition *self)
{
  TengenGameSetup *setup = tengen_game_setup_read (self->record, self->root);

  g_array_set_size (self->frames, 0);
  g_array_set_size (self->moves, 0);
  if (self->state != NULL)
    self->kind->destroy (self->state);
  tengen_game_setup_free (self->setup);
  self->setup = setup;
  self->kind = tengen_kind_find (setup);
  self->state = self->kind->create (setup);
  tengen_position_push_node (self, self->root, TRUE);
}

TengenPosition *
tengen_position_new (const TengenRecord *record, TengenNode root)
{
  TengenPosition *self;

  g_return_val_if_fail (record != NULL && root != TENGEN_NODE_NONE, NULL);

  self = g_new0 (TengenPosition, 1);
  self->record = record;
  self->root = root;
  self->frames = g_array_new (FALSE, FALSE, sizeof (TengenFrame));
  g_array_set_clear_func (self->frames, clear_frame);
  self->moves = g_array_new (FALSE, FALSE, sizeof (TengenMove));
  start (self);
  return self;
}

void
tengen_position_free (TengenPosition *self)
{
  if (self == NULL)
    return;
  if (self->state != NULL)
    self->kind->destroy (self->state);
  tengen_game_setup_free (self->setup);
  g_array_unref (self->frames);
  g_array_unref (self->moves);
  g_free (self);
}

/* One step forward or back, without looking at the whole path. */
static gboolean
goto_near (TengenPosition *self, TengenNode node)
{
  guint n = self->frames->len;

  if (n == 0)
    return FALSE;
  if (get_top (self)->node == node)
    return TRUE;
  if (n >= 2 && get_frame (self, n - 2)->node == node)
    {
      go_back_to (self, n - 1);
      return TRUE;
    }
  if (tengen_record_get_parent (self->record, node) != get_top (self)->node)
    return FALSE;
  tengen_position_push_node (self, node, TRUE);
  return TRUE;
}

/* Goes back to the last common node of a path, or to the first node if that is
 * nearer; tells how many nodes of the path are done then. */
static guint
go_back (TengenPosition *self, const GArray *path)
{
  guint common = 0;

  while (common < self->frames->len && common < path->len &&
         get_frame (self, common)->node ==
             g_array_index (path, TengenNode, common))
    common++;
  if (common == 0 ||
      self->frames->len - common > NODES_PER_START + NODES_PER_PUSH * common)
    {
      start (self);
      return 1;
    }
  go_back_to (self, common);
  return common;
}

/* What lies between is not checked, only where one stays. */
static void
goto_far (TengenPosition *self, TengenNode node)
{
  g_autoptr (GArray) path = tengen_record_list_path (self->record, node);

  g_return_if_fail (g_array_index (path, TengenNode, 0) == self->root);
  for (guint i = go_back (self, path); i < path->len; i++)
    tengen_position_push_node (
        self, g_array_index (path, TengenNode, i), i + 1 == path->len);
}

void
tengen_position_goto (TengenPosition *self, TengenNode node)
{
  g_return_if_fail (self != NULL && node != TENGEN_NODE_NONE);

  if (!goto_near (self, node))
    goto_far (self, node);
  if (self->frames->len == 0 || get_top (self)->is_checked)
    return;
  go_back_to (self, self->frames->len - 1);
  tengen_position_push_node (self, node, TRUE);
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

void
tengen_position_forget (TengenPosition *self, const GArray *nodes)
{
  NodeSet set;
  guint i = 0;

  g_return_if_fail (self != NULL && nodes != NULL);

  if (nodes->len == 0)
    return;
  set = mark_nodes (nodes);
  for (; i < self->frames->len; i++)
    {
      TengenNode node = get_frame (self, i)->node;

      if (node >= set.first && node <= set.last && set.marks[node - set.first])
        break;
    }
  go_back_to (self, i);
  g_free (set.marks);
}

TengenNode
tengen_position_get_node (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL && self->frames->len > 0, 0);

  return get_top (self)->node;
}

const TengenRecord *
tengen_position_get_record (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->record;
}

TengenNode
tengen_position_get_root (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, TENGEN_NODE_NONE);

  return self->root;
}

const TengenGameSetup *
tengen_position_get_setup (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->setup;
}

const TengenBoard *
tengen_position_get_board (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->kind->get_board (self->state);
}

TengenStone
tengen_position_get_to_move (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, TENGEN_STONE_BLACK);

  return self->kind->get_to_move (self->state);
}

TengenPhase
tengen_position_get_phase (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, TENGEN_PHASE_PLAY);

  return self->kind->get_phase (self->state);
}

TengenSeat
tengen_position_get_seat (const TengenPosition *self, TengenStone stone)
{
  g_return_val_if_fail (self != NULL, TENGEN_SEAT_NONE);

  if (self->kind->get_seat != NULL)
    return self->kind->get_seat (self->state, stone);
  switch (stone)
    {
    case TENGEN_STONE_BLACK:
      return TENGEN_SEAT_FIRST;
    case TENGEN_STONE_WHITE:
      return TENGEN_SEAT_SECOND;
    case TENGEN_STONE_NONE:
      return TENGEN_SEAT_NONE;
    }
  g_return_val_if_reached (TENGEN_SEAT_NONE);
}

TengenStone
tengen_position_get_stone (const TengenPosition *self, TengenSeat seat)
{
  g_return_val_if_fail (self != NULL, TENGEN_STONE_NONE);

  if (seat == TENGEN_SEAT_NONE)
    return TENGEN_STONE_NONE;
  return tengen_position_get_seat (self, TENGEN_STONE_BLACK) == seat
             ? TENGEN_STONE_BLACK
             : TENGEN_STONE_WHITE;
}

/* Who answers is the opponent of the side to move. */
TengenSeat
tengen_position_get_actor (const TengenPosition *self)
{
  TengenStone to_move;

  g_return_val_if_fail (self != NULL, TENGEN_SEAT_NONE);

  if (self->kind->get_phase (self->state) == TENGEN_PHASE_OVER)
    return TENGEN_SEAT_NONE;
  if (self->kind->get_actor != NULL)
    return self->kind->get_actor (self->state);
  to_move = self->kind->get_to_move (self->state);
  return tengen_position_get_seat (self,
                                   tengen_position_get_duty (self) ==
                                           TENGEN_DUTY_ANSWER
                                       ? tengen_stone_other (to_move)
                                       : to_move);
}

const TengenGameRenju *
tengen_position_get_renju (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->kind->get_renju != NULL ? self->kind->get_renju (self->state)
                                       : NULL;
}

guint
tengen_position_get_move (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->moves->len;
}

const GArray *
tengen_position_get_moves (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->moves;
}

/* The move of the node it is at, or NULL. */
static const TengenMove *
get_last_move (const TengenPosition *self)
{
  if (self->moves->len == get_top (self)->n_moves)
    return NULL;
  return &g_array_index (self->moves, TengenMove, self->moves->len - 1);
}

TengenPoint
tengen_position_get_last (const TengenPosition *self, TengenStone *stone)
{
  const TengenMove *move;

  g_return_val_if_fail (self != NULL, TENGEN_POINT_NONE);

  move = get_last_move (self);
  if (stone != NULL)
    *stone = move != NULL ? (TengenStone) move->stone : TENGEN_STONE_NONE;
  return move != NULL ? move->point : TENGEN_POINT_NONE;
}

gboolean
tengen_position_is_last_virtual (const TengenPosition *self)
{
  const TengenMove *move;

  g_return_val_if_fail (self != NULL, FALSE);

  move = get_last_move (self);
  return move != NULL && move->is_virtual;
}

int
tengen_position_get_last_taken (const TengenPosition *self)
{
  const TengenMove *move;

  g_return_val_if_fail (self != NULL, 0);

  move = get_last_move (self);
  return move != NULL ? move->taken : 0;
}

void
tengen_position_get_numbers (const TengenPosition *self, guint *numbers)
{
  const TengenBoard *board;
  int n_points;

  g_return_if_fail (self != NULL && numbers != NULL);

  board = self->kind->get_board (self->state);
  n_points = tengen_board_get_n_points (board);
  for (int point = 0; point < n_points; point++)
    numbers[point] = 0;
  for (guint i = 0; i < self->moves->len; i++)
    {
      const TengenMove *move = &g_array_index (self->moves, TengenMove, i);

      if (move->point < n_points)
        numbers[move->point] =
            tengen_board_get (board, move->point) == move->stone ? i + 1 : 0;
    }
}

const TengenReason *
tengen_position_get_forced (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return get_top (self)->forced;
}
