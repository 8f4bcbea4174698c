/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-position: walking along a record with a state of its kind
 *
 * Shape: one frame for each node of the path, with how many actions and moves
 *        came before it; the moves of the path in an array of their own. Going
 *        elsewhere pops frames down to the common node and pushes the rest.
 */
#include "tengen-game-position.h"

#include "tengen-game-note.h"
#include "tengen-record-value.h"

typedef struct
{
  TengenNode node;
  guint n_actions; /* of the kind's state before this node */
  guint n_moves;   /* before this node */
  TengenReason *forced;
} Frame;

typedef struct
{
  TengenPoint point;
  guint8 stone;
  guint16 taken;
} Move;

struct TengenPosition
{
  const TengenRecord *record;
  TengenNode root;
  const TengenKind *kind;
  TengenGameSetup *setup;
  gpointer state;
  GArray *frames;
  GArray *moves;
};

static void
clear_frame (gpointer data)
{
  Frame *frame = data;

  tengen_reason_free (frame->forced);
}

static Frame *
get_frame (const TengenPosition *self, guint index)
{
  return &g_array_index (self->frames, Frame, index);
}

static Frame *
get_top (const TengenPosition *self)
{
  return get_frame (self, self->frames->len - 1);
}

/* Effects of one node. */

/* Notes in @stones what the points of a property shall hold. */
static void
read_points (const TengenPosition *self,
             TengenNodeProperty property,
             TengenStone stone,
             guint8 *stones)
{
  const TengenGameSetup *setup = self->setup;

  for (TengenValue value = tengen_record_get_value (self->record, property);
       value != 0;
       value = tengen_record_get_next_value (self->record, value))
    {
      gsize length = 0;
      const char *raw = tengen_record_get_raw (self->record, value, &length);
      TengenPoint from, to;
      int right, bottom;

      if (!tengen_value_rectangle (
              raw, length, setup->width, setup->height, &from, &to))
        continue;
      right = tengen_point_x (to, setup->width);
      bottom = tengen_point_y (to, setup->width);
      for (int y = tengen_point_y (from, setup->width); y <= bottom; y++)
        for (int x = tengen_point_x (from, setup->width); x <= right; x++)
          stones[tengen_point_make (setup->width, x, y)] = (guint8) stone;
    }
}

/* Makes the board what @stones says; however often a file names a point, there
 * is one action for it, and none if nothing changes. */
static void
push_stones (TengenPosition *self, const guint8 *stones)
{
  const TengenBoard *board = self->kind->get_board (self->state);
  int n_points = tengen_board_get_n_points (board);

  for (int point = 0; point < n_points; point++)
    if (tengen_board_get (board, (TengenPoint) point) != stones[point])
      self->kind->setup (
          self->state, (TengenPoint) point, (TengenStone) stones[point]);
}

static void
push_player (TengenPosition *self, TengenNodeProperty property)
{
  gsize length = 0;
  const char *raw = tengen_record_get_raw (
      self->record, tengen_record_get_value (self->record, property), &length);
  TengenStone stone;

  if (tengen_value_stone (raw, length, &stone))
    self->kind->set_to_move (self->state, stone);
}

static void
push_setup (TengenPosition *self, TengenNode node)
{
  static const struct
  {
    TengenProperty property;
    TengenStone stone;
  } SETUP[] = { { TENGEN_PROPERTY_AB, TENGEN_STONE_BLACK },
                { TENGEN_PROPERTY_AW, TENGEN_STONE_WHITE },
                { TENGEN_PROPERTY_AE, TENGEN_STONE_NONE } };
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  TengenNodeProperty found;
  gboolean any = FALSE, black = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (SETUP); i++)
    for (found = tengen_record_get_property (self->record, node); found != 0;
         found = tengen_record_get_next_property (self->record, found))
      if (tengen_record_get_property_kind (self->record, found) ==
          SETUP[i].property)
        {
          if (!any)
            tengen_board_read (self->kind->get_board (self->state), stones);
          any = TRUE;
          read_points (self, found, SETUP[i].stone, stones);
          black |= SETUP[i].stone == TENGEN_STONE_BLACK;
        }
  if (any)
    push_stones (self, stones);
  found = tengen_record_find (self->record, node, TENGEN_PROPERTY_PL);
  if (found != 0)
    push_player (self, found);
  else if (self->moves->len == 0 && black && self->setup->handicap >= 2)
    self->kind->set_to_move (self->state, TENGEN_STONE_WHITE);
}

/* Turns "after so many actions" into a move number and a node. */
static void
place_reason (const TengenPosition *self, TengenReason *reason)
{
  guint low = 0, high = self->frames->len;

  if (reason->code != TENGEN_REASON_KO && reason->code != TENGEN_REASON_SUPERKO)
    return;
  while (low + 1 < high)
    {
      guint middle = (low + high) / 2;

      if (get_frame (self, middle)->n_actions < reason->move)
        low = middle;
      else
        high = middle;
    }
  reason->node = get_frame (self, low)->node;
  reason->move = low + 1 < self->frames->len
                     ? get_frame (self, low + 1)->n_moves
                     : self->moves->len;
}

static void
push_move (TengenPosition *self,
           Frame *frame,
           TengenNodeProperty property,
           TengenStone stone)
{
  gsize length = 0;
  const char *raw = tengen_record_get_raw (
      self->record, tengen_record_get_value (self->record, property), &length);
  TengenAction action = { .kind = TENGEN_ACTION_PLAY, .stone = stone };
  TengenStone other = tengen_stone_other (stone);
  int before = self->kind->get_prisoners (self->state, other);
  Move move = { .stone = (guint8) stone };

  if (!tengen_value_move (
          raw, length, self->setup->width, self->setup->height, &action.point))
    return;
  action.seat = tengen_position_get_seat (self, stone);
  if (action.point == TENGEN_POINT_PASS)
    action.kind = TENGEN_ACTION_PASS;
  else if (frame->forced == NULL)
    frame->forced = tengen_position_check_point (self, action.point, stone);
  self->kind->push (self->state, &action);
  move.point = action.point;
  move.taken =
      (guint16) (self->kind->get_prisoners (self->state, other) - before);
  g_array_append_val (self->moves, move);
}

static void
push_notes (TengenPosition *self, TengenNodeProperty property)
{
  for (TengenValue value = tengen_record_get_value (self->record, property);
       value != 0;
       value = tengen_record_get_next_value (self->record, value))
    {
      gsize length = 0;
      const char *raw = tengen_record_get_raw (self->record, value, &length);
      TengenAction action;
      TengenStone stone;
      gboolean automatic;

      if (!tengen_note_parse (raw,
                              length,
                              self->setup->width,
                              self->setup->height,
                              &action,
                              &stone,
                              &automatic))
        continue;
      if (stone != TENGEN_STONE_NONE)
        action.seat = tengen_position_get_seat (self, stone);
      else if (action.kind == TENGEN_ACTION_MARK && !automatic)
        action.seat = TENGEN_SEAT_FIRST;
      self->kind->push (self->state, &action);
    }
}

static void
push_node (TengenPosition *self, TengenNode node)
{
  Frame frame = { .node = node };
  TengenNodeProperty property;

  frame.n_actions = self->kind->get_n (self->state);
  frame.n_moves = self->moves->len;
  push_setup (self, node);
  for (property = tengen_record_get_property (self->record, node);
       property != 0;
       property = tengen_record_get_next_property (self->record, property))
    {
      TengenProperty kind =
          tengen_record_get_property_kind (self->record, property);

      if (kind == TENGEN_PROPERTY_B)
        push_move (self, &frame, property, TENGEN_STONE_BLACK);
      else if (kind == TENGEN_PROPERTY_W)
        push_move (self, &frame, property, TENGEN_STONE_WHITE);
    }
  property = tengen_record_find (self->record, node, TENGEN_PROPERTY_TNC);
  if (property != 0)
    push_notes (self, property);
  /* one can resign after a resumption, but not resume after resigning */
  property = tengen_record_find (self->record, node, TENGEN_PROPERTY_TNA);
  if (property != 0)
    push_notes (self, property);
  g_array_append_val (self->frames, frame);
}

static void
pop_node (TengenPosition *self)
{
  Frame *top = get_top (self);

  while (self->kind->get_n (self->state) > top->n_actions)
    self->kind->pop (self->state);
  g_array_set_size (self->moves, top->n_moves);
  g_array_set_size (self->frames, self->frames->len - 1);
}

static gboolean
start (TengenPosition *self)
{
  TengenGameSetup *setup = tengen_game_setup_read (self->record, self->root);

  if (setup == NULL)
    return FALSE;
  if (self->state != NULL)
    self->kind->destroy (self->state);
  tengen_game_setup_free (self->setup);
  self->setup = setup;
  self->kind = tengen_kind_go ();
  self->state = self->kind->create (setup);
  push_node (self, self->root);
  return TRUE;
}

TengenPosition *
tengen_position_new (const TengenRecord *record, TengenNode root)
{
  g_autoptr (TengenPosition) self = NULL;

  g_return_val_if_fail (record != NULL && root != TENGEN_NODE_NONE, NULL);

  self = g_new0 (TengenPosition, 1);
  self->record = record;
  self->root = root;
  self->frames = g_array_new (FALSE, FALSE, sizeof (Frame));
  g_array_set_clear_func (self->frames, clear_frame);
  self->moves = g_array_new (FALSE, FALSE, sizeof (Move));
  return start (self) ? g_steal_pointer (&self) : NULL;
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
      pop_node (self);
      return TRUE;
    }
  if (tengen_record_get_parent (self->record, node) != get_top (self)->node)
    return FALSE;
  push_node (self, node);
  return TRUE;
}

void
tengen_position_goto (TengenPosition *self, TengenNode node)
{
  g_autoptr (GArray) path = NULL;
  guint common = 0;

  g_return_if_fail (self != NULL && node != TENGEN_NODE_NONE);

  if (goto_near (self, node))
    return;
  path = tengen_record_list_path (self->record, node);
  g_return_if_fail (g_array_index (path, TengenNode, 0) == self->root);
  while (common < self->frames->len && common < path->len &&
         get_frame (self, common)->node ==
             g_array_index (path, TengenNode, common))
    common++;
  while (self->frames->len > common)
    pop_node (self);
  if (common == 0)
    {
      gboolean started = start (self);

      g_return_if_fail (started);
      common = 1;
    }
  for (guint i = common; i < path->len; i++)
    push_node (self, g_array_index (path, TengenNode, i));
}

void
tengen_position_forget (TengenPosition *self, TengenNode node)
{
  g_return_if_fail (self != NULL);

  for (guint i = self->frames->len; i > 0; i--)
    if (get_frame (self, i - 1)->node == node)
      {
        while (self->frames->len >= i)
          pop_node (self);
        return;
      }
}

TengenNode
tengen_position_get_node (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL && self->frames->len > 0, 0);

  return get_top (self)->node;
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

/* The move of the node it is at, or NULL. */
static const Move *
get_last_move (const TengenPosition *self)
{
  if (self->moves->len == get_top (self)->n_moves)
    return NULL;
  return &g_array_index (self->moves, Move, self->moves->len - 1);
}

TengenPoint
tengen_position_get_last (const TengenPosition *self, TengenStone *stone)
{
  const Move *move;

  g_return_val_if_fail (self != NULL, TENGEN_POINT_NONE);

  move = get_last_move (self);
  if (stone != NULL)
    *stone = move != NULL ? (TengenStone) move->stone : TENGEN_STONE_NONE;
  return move != NULL ? move->point : TENGEN_POINT_NONE;
}

int
tengen_position_get_last_taken (const TengenPosition *self)
{
  const Move *move;

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
      const Move *move = &g_array_index (self->moves, Move, i);

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

guint
tengen_position_get_marks_left (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->kind->get_marks_left (self->state);
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
    place_reason (self, reason);
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
    place_reason (self, reason);
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
                          const guint8 *marks)
{
  g_return_val_if_fail (self != NULL && terms != NULL, NULL);

  return self->kind->count (self->state, terms, marks);
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
