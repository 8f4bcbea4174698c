/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-plain: stones on points, without rules, as a kind of game
 *
 * What:   turns, empty points, resignation: what every record of GM[4] has
 *         that is not played by the rules of Renju. Of a game without a board
 *         nothing can be done.
 * Not:    captures, counting, rows of five, forbidden moves.
 * Shape:  each action leaves an entry with what it overwrote.
 */
#include "tengen-game-kind.h"

/* What an action overwrote. */
typedef struct
{
  TengenStone to_move;
  TengenPhase phase;
  TengenResult result;
  guint changes; /* of the board */
} Entry;

typedef struct
{
  TengenBoard *board;
  gboolean no_board;
  GArray *entries;
  TengenStone to_move;
  TengenPhase phase;
  TengenResult result;
} PlainState;

static gpointer
plain_create (const TengenGameSetup *setup)
{
  PlainState *self = g_new0 (PlainState, 1);

  self->board = tengen_board_new (setup->width, setup->height);
  self->no_board = !tengen_game_setup_has_board (setup);
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  self->to_move = TENGEN_STONE_BLACK;
  return self;
}

static gpointer
plain_copy (gconstpointer state)
{
  const PlainState *self = state;
  PlainState *copy = g_memdup2 (self, sizeof *self);

  copy->board = tengen_board_copy (self->board);
  copy->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  return copy;
}

static void
plain_destroy (gpointer state)
{
  PlainState *self = state;

  tengen_board_free (self->board);
  g_array_unref (self->entries);
  g_free (self);
}

static const TengenBoard *
plain_get_board (gconstpointer state)
{
  const PlainState *self = state;

  return self->board;
}

static TengenStone
plain_get_to_move (gconstpointer state)
{
  const PlainState *self = state;

  return self->to_move;
}

static TengenPhase
plain_get_phase (gconstpointer state)
{
  const PlainState *self = state;

  return self->phase;
}

static void
add_entry (PlainState *self, guint changes)
{
  Entry entry = { self->to_move, self->phase, self->result, changes };

  g_array_append_val (self->entries, entry);
}

/* What is played or set up after a resignation goes on without it. */
static void
go_on (PlainState *self)
{
  self->phase = TENGEN_PHASE_PLAY;
  self->result = (TengenResult){ 0 };
}

static void
plain_setup (gpointer state, const guint8 *stones)
{
  PlainState *self = state;

  add_entry (self, 0);
  g_array_index (self->entries, Entry, self->entries->len - 1).changes =
      tengen_board_put_all (self->board, stones);
  go_on (self);
}

static void
plain_set_to_move (gpointer state, TengenStone stone)
{
  PlainState *self = state;

  add_entry (self, 0);
  self->to_move = stone;
  go_on (self);
}

static TengenReason *
plain_check_point (gconstpointer state, TengenPoint point, TengenStone stone)
{
  const PlainState *self = state;
  TengenReason *reason;

  if (self->no_board)
    return tengen_reason_new (TENGEN_REASON_NO_BOARD);
  if (point >= tengen_board_get_n_points (self->board))
    return tengen_reason_new (TENGEN_REASON_OFF_BOARD);
  if (tengen_board_get (self->board, point) == TENGEN_STONE_NONE)
    return NULL;
  reason = tengen_reason_new (TENGEN_REASON_OCCUPIED);
  reason->point = point;
  reason->stone = stone;
  g_array_append_val (reason->points, point);
  return reason;
}

static TengenReason *
plain_check_move (gconstpointer state, const TengenAction *action)
{
  return action->kind == TENGEN_ACTION_PLAY
             ? plain_check_point (state, action->point, action->stone)
             : NULL;
}

static TengenReason *
plain_check (gconstpointer state, const TengenAction *action)
{
  const PlainState *self = state;

  if (self->no_board)
    return tengen_reason_new (TENGEN_REASON_NO_BOARD);
  if (self->phase == TENGEN_PHASE_OVER)
    return tengen_reason_new (TENGEN_REASON_OVER);
  switch (tengen_action_get_info (action->kind)->group)
    {
    case TENGEN_ACTION_GROUP_MOVE:
      if (action->kind == TENGEN_ACTION_VIRTUAL)
        return tengen_reason_new (TENGEN_REASON_NO_VIRTUAL);
      if (action->stone != self->to_move)
        return tengen_reason_new (TENGEN_REASON_TURN);
      return plain_check_move (state, action);
    case TENGEN_ACTION_GROUP_LOSS:
      return NULL;
    case TENGEN_ACTION_GROUP_STOP:
      return tengen_reason_new (TENGEN_REASON_NO_PROPOSAL);
    case TENGEN_ACTION_GROUP_VOID:
      return tengen_reason_new (TENGEN_REASON_NO_CYCLE);
    case TENGEN_ACTION_GROUP_TERM:
    case TENGEN_ACTION_GROUP_COUNT:
      return tengen_reason_new (TENGEN_REASON_NOT_STOPPED);
    case TENGEN_ACTION_GROUP_OPENING:
    case TENGEN_ACTION_GROUP_CLAIM:
    case TENGEN_ACTION_GROUP_DRAW:
      return tengen_reason_new (TENGEN_REASON_OTHER_GAME);
    }
  g_assert_not_reached ();
}

static void
push_move (PlainState *self, const TengenAction *action)
{
  gboolean played = action->kind == TENGEN_ACTION_PLAY;

  add_entry (self, played ? 1 : 0);
  if (played)
    tengen_board_put (self->board, action->point, action->stone);
  self->to_move = tengen_stone_other (action->stone);
  go_on (self);
}

/* A player who resigns or runs out of time loses. */
static void
push_loss (PlainState *self, const TengenAction *action)
{
  TengenStone winner = action->seat == TENGEN_SEAT_FIRST ? TENGEN_STONE_WHITE
                                                         : TENGEN_STONE_BLACK;

  add_entry (self, 0);
  self->phase = TENGEN_PHASE_OVER;
  self->result =
      (TengenResult){ action->kind == TENGEN_ACTION_TIME ? TENGEN_RESULT_TIME
                                                         : TENGEN_RESULT_RESIGN,
                      winner,
                      0 };
}

static int
plain_push (gpointer state, const TengenAction *action)
{
  PlainState *self = state;
  TengenActionGroup group = tengen_action_get_info (action->kind)->group;

  g_return_val_if_fail (action->kind != TENGEN_ACTION_UNMARK, 0);

  if (group == TENGEN_ACTION_GROUP_MOVE)
    push_move (self, action);
  else if (group == TENGEN_ACTION_GROUP_LOSS)
    push_loss (self, action);
  else
    /* a file may say so; there is nothing that it could mean here */
    add_entry (self, 0);
  return 0;
}

static void
plain_pop (gpointer state)
{
  PlainState *self = state;
  const Entry *entry =
      &g_array_index (self->entries, Entry, self->entries->len - 1);

  for (guint i = 0; i < entry->changes; i++)
    tengen_board_undo (self->board);
  self->to_move = entry->to_move;
  self->phase = entry->phase;
  self->result = entry->result;
  g_array_set_size (self->entries, self->entries->len - 1);
}

static guint
plain_get_n (gconstpointer state)
{
  const PlainState *self = state;

  return self->entries->len;
}

static gsize
plain_get_history (gconstpointer state)
{
  const PlainState *self = state;

  return self->entries->len * sizeof (Entry) +
         tengen_board_get_history (self->board);
}

static void
plain_map (gconstpointer state, TengenStone stone, guint8 *codes)
{
  const PlainState *self = state;
  int n = tengen_board_get_n_points (self->board);

  for (int point = 0; point < n; point++)
    if (self->no_board)
      codes[point] = TENGEN_REASON_NO_BOARD;
    else
      codes[point] = tengen_board_get (self->board, (TengenPoint) point) ==
                             TENGEN_STONE_NONE
                         ? TENGEN_REASON_NONE
                         : TENGEN_REASON_OCCUPIED;
}

static TengenResult
plain_get_result (gconstpointer state)
{
  const PlainState *self = state;

  return self->result;
}

static const TengenKind *
get_plain (void)
{
  static const TengenKind KIND = {
    .id = "plain",
    .create = plain_create,
    .copy = plain_copy,
    .destroy = plain_destroy,
    .get_board = plain_get_board,
    .get_to_move = plain_get_to_move,
    .get_phase = plain_get_phase,
    .setup = plain_setup,
    .set_to_move = plain_set_to_move,
    .check = plain_check,
    .check_point = plain_check_point,
    .check_move = plain_check_move,
    .push = plain_push,
    .pop = plain_pop,
    .get_n = plain_get_n,
    .get_history = plain_get_history,
    .map = plain_map,
    .get_result = plain_get_result,
  };

  return &KIND;
}

const TengenKind *
tengen_kind_find (const TengenGameSetup *setup)
{
  g_return_val_if_fail (setup != NULL, NULL);

  if (!tengen_game_setup_has_board (setup))
    return get_plain ();
  if (tengen_game_setup_is_renju (setup))
    return tengen_kind_renju ();
  return setup->game == 1 ? tengen_kind_go () : get_plain ();
}
