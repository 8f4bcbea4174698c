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

/* Turns "after so many actions" into a move number and a node. */
static TengenNode
find_action (const TengenPosition *self, guint action, guint *move)
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
    reason->node = find_action (self, reason->move, &reason->move);
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

int
tengen_position_get_prisoners (const TengenPosition *self, TengenStone stone)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->kind->get_prisoners (self->state, stone);
}

TengenGoMark
tengen_position_get_mark (const TengenPosition *self, TengenPoint point)
{
  g_return_val_if_fail (self != NULL, TENGEN_GO_MARK_ALIVE);

  return self->kind->get_mark (self->state, point);
}

gboolean
tengen_position_get_agreed (const TengenPosition *self, TengenSeat seat)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->kind->get_agreed (self->state, seat);
}

void
tengen_position_get_agreement (const TengenPosition *self,
                               TengenGoAgreement *agreement)
{
  static const TengenGoAgreement NOTHING = TENGEN_GO_AGREEMENT_INIT;

  g_return_if_fail (self != NULL && agreement != NULL);

  *agreement = NOTHING;
  if (self->kind->get_agreement != NULL)
    self->kind->get_agreement (self->state, agreement);
}

TengenStone
tengen_position_get_claim (const TengenPosition *self, TengenPoint point)
{
  TengenGoAgreement agreement;

  g_return_val_if_fail (self != NULL, TENGEN_STONE_NONE);

  tengen_position_get_agreement (self, &agreement);
  if (agreement.claims == NULL ||
      point >= tengen_board_get_n_points (self->kind->get_board (self->state)))
    return TENGEN_STONE_NONE;
  return (TengenStone) agreement.claims[point];
}

gboolean
tengen_position_is_settled (const TengenPosition *self,
                            TengenActionKind kind,
                            TengenPoint point)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->kind->is_settled != NULL &&
         self->kind->is_settled (self->state, kind, point);
}

const TengenGoCounters *
tengen_position_get_counters (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->kind->get_counters != NULL
             ? self->kind->get_counters (self->state)
             : NULL;
}

int
tengen_position_get_virtual (const TengenPosition *self, TengenStone stone)
{
  const TengenGoCounters *counters;

  g_return_val_if_fail (self != NULL, 0);

  counters = tengen_position_get_counters (self);
  return counters != NULL ? counters->virtual_moves[0][stone] +
                                counters->virtual_moves[1][stone]
                          : 0;
}

TengenDuty
tengen_position_get_duty (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, TENGEN_DUTY_NONE);

  return self->kind->get_duty != NULL ? self->kind->get_duty (self->state)
                                      : TENGEN_DUTY_NONE;
}

gboolean
tengen_position_get_cycle (const TengenPosition *self,
                           guint *move,
                           TengenNode *node)
{
  guint action = 0, number = 0;
  TengenNode found;

  g_return_val_if_fail (self != NULL, FALSE);

  if (self->kind->get_cycle == NULL ||
      !self->kind->get_cycle (self->state, &action))
    return FALSE;
  found = find_action (self, action, &number);
  if (move != NULL)
    *move = number;
  if (node != NULL)
    *node = found;
  return TRUE;
}

guint
tengen_position_get_marks_left (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->kind->get_marks_left (self->state);
}

gboolean
tengen_position_is_resumed (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->kind->is_resumed != NULL && self->kind->is_resumed (self->state);
}

TengenStone
tengen_position_get_resumer (const TengenPosition *self, TengenSeat seat)
{
  g_return_val_if_fail (self != NULL, TENGEN_STONE_BLACK);

  return self->kind->get_resumer (self->state, seat);
}

TengenReason *
tengen_position_check (const TengenPosition *self, const TengenAction *action)
{
  TengenReason *reason;

  g_return_val_if_fail (self != NULL && action != NULL, NULL);

  reason = self->kind->check (self->state, action);
  if (reason != NULL)
    tengen_position_place_reason (self, reason);
  return reason;
}

TengenReason *
tengen_position_check_point (const TengenPosition *self,
                             TengenPoint point,
                             TengenStone stone)
{
  TengenReason *reason;

  g_return_val_if_fail (self != NULL, NULL);

  reason = self->kind->check_point (self->state, point, stone);
  if (reason != NULL)
    tengen_position_place_reason (self, reason);
  return reason;
}

void
tengen_position_map (const TengenPosition *self,
                     TengenStone stone,
                     guint8 *codes)
{
  g_return_if_fail (self != NULL && codes != NULL);

  self->kind->map (self->state, stone, codes);
}

const TengenReason *
tengen_position_get_forced (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return get_top (self)->forced;
}

TengenGoCount *
tengen_position_count (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->kind->count (self->state, NULL, NULL);
}

TengenGoCount *
tengen_position_count_as (const TengenPosition *self,
                          const TengenGameSetup *terms,
                          const TengenGoAgreement *agreement)
{
  g_return_val_if_fail (self != NULL && terms != NULL, NULL);

  return self->kind->count (self->state, terms, agreement);
}

TengenResult
tengen_position_get_result (const TengenPosition *self)
{
  TengenResult none = { TENGEN_RESULT_UNKNOWN, TENGEN_STONE_NONE, 0 };

  g_return_val_if_fail (self != NULL, none);

  if (self->kind->get_phase (self->state) != TENGEN_PHASE_OVER)
    return none;
  return self->kind->get_result (self->state);
}

gboolean
tengen_position_is_counted (const TengenPosition *self)
{
  TengenResultKind kind;

  g_return_val_if_fail (self != NULL, FALSE);

  kind = tengen_position_get_result (self).kind;
  return self->kind->get_phase (self->state) == TENGEN_PHASE_COUNT ||
         kind == TENGEN_RESULT_COUNT || kind == TENGEN_RESULT_DRAW;
}
