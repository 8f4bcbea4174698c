/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-node: what a node of a record does to a position
 *
 * What:  setup, moves, and the notes of counts and endings, as actions of the
 *        kind of game; see tengen-game-position.h for their order.
 * Not:   walking along the tree (tengen-game-position).
 */
#include "tengen-game-position-private.h"

#include <string.h>

#include "tengen-game-note.h"
#include "tengen-record-value.h"

/* What there is in a node, found in one pass; 0 for nothing. */
typedef struct
{
  TengenJudging judging;
  gboolean has_setup;
  gboolean is_virtual;
  TengenNodeProperty move; /* the first */
  TengenNodeProperty player;
  TengenNodeProperty number;
  TengenNodeProperty count;
  TengenNodeProperty ending;
} Content;

/* The first of several properties of a name counts. */
static void
note_first (TengenNodeProperty *first, TengenNodeProperty property)
{
  if (*first == 0)
    *first = property;
}

/* Reads one note of a node; the seat is that of whom it names, and of the
 * players together for what they agree on. */
static gboolean
read_note (const TengenPosition *self,
           const TengenValueIter *iter,
           TengenAction *action)
{
  TengenStone stone;
  gboolean automatic;

  if (!tengen_note_parse (iter->raw,
                          iter->length,
                          self->setup->width,
                          self->setup->height,
                          action,
                          &stone,
                          &automatic))
    return FALSE;
  if (stone != TENGEN_STONE_NONE)
    action->seat = tengen_position_get_seat (self, stone);
  else if (tengen_action_is_term (action->kind) && !automatic)
    action->seat = TENGEN_SEAT_FIRST;
  return TRUE;
}

/* Whether the passes of a node are stones beside the board. */
static gboolean
says_virtual (const TengenPosition *self, TengenNodeProperty property)
{
  TengenValueIter iter;
  TengenAction action;

  tengen_value_iter_init (&iter, self->record, property);
  while (tengen_value_iter_next (&iter))
    if (read_note (self, &iter, &action) &&
        action.kind == TENGEN_ACTION_VIRTUAL)
      return TRUE;
  return FALSE;
}

static void
note_property (Content *content,
               TengenNodeProperty property,
               TengenProperty kind)
{
  if (kind == TENGEN_PROPERTY_B || kind == TENGEN_PROPERTY_W)
    note_first (&content->move, property);
  else if (kind == TENGEN_PROPERTY_AB || kind == TENGEN_PROPERTY_AW ||
           kind == TENGEN_PROPERTY_AE)
    content->has_setup = TRUE;
  else if (kind == TENGEN_PROPERTY_PL)
    note_first (&content->player, property);
  else if (kind == TENGEN_PROPERTY_MN)
    note_first (&content->number, property);
  else if (kind == TENGEN_PROPERTY_TNC)
    note_first (&content->count, property);
  else if (kind == TENGEN_PROPERTY_TNA)
    note_first (&content->ending, property);
}

static void
read_content (const TengenPosition *self, TengenNode node, Content *content)
{
  TengenNodeProperty property = tengen_record_get_property (self->record, node);

  for (; property != 0;
       property = tengen_record_get_next_property (self->record, property))
    note_property (content,
                   property,
                   tengen_record_get_property_kind (self->record, property));
  content->is_virtual =
      content->ending != 0 && says_virtual (self, content->ending);
}

/* Makes the board what @stones says: one action, none if nothing changes. */
static void
push_stones (TengenPosition *self, const guint8 *stones)
{
  const TengenBoard *board = self->kind->get_board (self->state);
  guint8 before[TENGEN_BOARD_MAX_POINTS];

  tengen_board_read (board, before);
  if (memcmp (before, stones, (gsize) tengen_board_get_n_points (board)) != 0)
    self->kind->setup (self->state, stones);
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

/* What a node sets up; tells whether any of it is AB. */
static gboolean
push_points (TengenPosition *self, TengenNode node)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  gboolean black;

  tengen_board_read (self->kind->get_board (self->state), stones);
  black = tengen_record_read_setup (
      self->record, node, self->setup->width, self->setup->height, stones);
  push_stones (self, stones);
  return black;
}

/* Whether White begins; where Black chooses the points, once all stones lie. */
static gboolean
has_handicap (const TengenPosition *self)
{
  const TengenBoard *board = self->kind->get_board (self->state);

  return self->setup->handicap >= 2 &&
         (!self->setup->free_handicap ||
          tengen_board_count (board, TENGEN_STONE_BLACK) >=
              self->setup->handicap);
}

static void
push_setup (TengenPosition *self, TengenNode node, const Content *content)
{
  gboolean black = content->has_setup && push_points (self, node);

  if (content->player != 0)
    push_player (self, content->player);
  else if (self->moves->len == 0 && black && has_handicap (self))
    self->kind->set_to_move (self->state, TENGEN_STONE_WHITE);
}

/* Numbers a move that is about to be added; MN may say the number. */
static void
number_move (const TengenPosition *self,
             TengenNodeProperty said,
             TengenMove *move)
{
  guint n = self->moves->len;
  int number = 0;

  if (said != 0)
    {
      gsize length = 0;
      const char *raw = tengen_record_get_raw (
          self->record, tengen_record_get_value (self->record, said), &length);

      move->is_set = tengen_value_number (raw, length, &number) && number > 0;
    }
  if (move->is_set)
    move->number = (guint) number;
  else
    move->number =
        n > 0 ? g_array_index (self->moves, TengenMove, n - 1).number + 1 : 1;
}

/* Notes why the rules forbid a move that a file holds, if they do; the frame of
 * its node is about to be added. */
static gboolean
judge_move (TengenPosition *self, const TengenAction *action)
{
  TengenForced forced = { .frame = self->frames->len };

  forced.reason = self->kind->check_move (self->state, action);
  if (forced.reason == NULL)
    return FALSE;
  tengen_position_place_reason (self, forced.reason);
  g_array_append_val (self->forced, forced);
  return TRUE;
}

static void
push_move (TengenPosition *self,
           const TengenFrame *frame,
           Content *content,
           TengenNodeProperty property,
           TengenStone stone)
{
  gsize length = 0;
  const char *raw = tengen_record_get_raw (
      self->record, tengen_record_get_value (self->record, property), &length);
  TengenAction action = { .kind = TENGEN_ACTION_PLAY, .stone = stone };
  TengenMove move = { .node = frame->node, .stone = (guint8) stone };

  if (!tengen_value_move (
          raw, length, self->setup->width, self->setup->height, &action.point))
    return;
  action.seat = tengen_position_get_seat (self, stone);
  if (action.point == TENGEN_POINT_PASS)
    action.kind =
        content->is_virtual ? TENGEN_ACTION_VIRTUAL : TENGEN_ACTION_PASS;
  if (content->judging == TENGEN_JUDGING_NOW && judge_move (self, &action))
    content->judging = TENGEN_JUDGING_DONE;
  move.taken = (guint16) self->kind->push (self->state, &action);
  move.point = action.point;
  move.is_virtual = action.kind == TENGEN_ACTION_VIRTUAL;
  number_move (
      self, self->moves->len == frame->n_moves ? content->number : 0, &move);
  g_array_append_val (self->moves, move);
}

/* Whether a node has done all that a node may. */
static gboolean
is_full (const TengenPosition *self, const TengenFrame *frame)
{
  return self->kind->get_n (self->state) - frame->n_actions >=
         TENGEN_POSITION_NODE_MAX;
}

static void
push_notes (TengenPosition *self,
            const TengenFrame *frame,
            TengenNodeProperty property)
{
  TengenValueIter iter;
  TengenAction action;

  tengen_value_iter_init (&iter, self->record, property);
  while (!is_full (self, frame) && tengen_value_iter_next (&iter))
    /* a virtual move is done where its pass stands */
    if (read_note (self, &iter, &action) &&
        action.kind != TENGEN_ACTION_VIRTUAL)
      self->kind->push (self->state, &action);
}

static void
push_moves (TengenPosition *self, const TengenFrame *frame, Content *content)
{
  for (TengenNodeProperty property = content->move;
       property != 0 && !is_full (self, frame);
       property = tengen_record_get_next_property (self->record, property))
    {
      TengenProperty kind =
          tengen_record_get_property_kind (self->record, property);

      if (kind == TENGEN_PROPERTY_B)
        push_move (self, frame, content, property, TENGEN_STONE_BLACK);
      else if (kind == TENGEN_PROPERTY_W)
        push_move (self, frame, content, property, TENGEN_STONE_WHITE);
    }
}

static void
push_actions (TengenPosition *self, const TengenFrame *frame, Content *content)
{
  if (content->has_setup || content->player != 0)
    push_setup (self, frame->node, content);
  if (content->move != 0)
    push_moves (self, frame, content);
  if (content->count != 0)
    push_notes (self, frame, content->count);
  /* players can resign after a resumption, but not resume after resigning */
  if (content->ending != 0)
    push_notes (self, frame, content->ending);
}

void
tengen_position_push_node (TengenPosition *self,
                           TengenNode node,
                           TengenJudging judging)
{
  TengenFrame frame = { .node = node,
                        .is_checked = judging != TENGEN_JUDGING_LATER };
  Content content = { .judging = judging };

  frame.n_actions = self->kind->get_n (self->state);
  frame.n_moves = self->moves->len;
  read_content (self, node, &content);
  if (tengen_game_setup_has_board (self->setup))
    push_actions (self, &frame, &content);
  g_array_append_val (self->frames, frame);
}
