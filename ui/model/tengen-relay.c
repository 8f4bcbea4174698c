/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-relay: a game of two teams whose people play in turn (リレー)
 */
#include "tengen-relay.h"

#include "tengen-signal.h"

struct _TengenRelay
{
  GObject parent_instance;

  /* Owned */
  TengenSession *session;
  TengenTeams *teams;

  int goal;
  TengenNode locked; /* no player moves from this node yet */
  TengenNode noted;  /* the end whose winner has a point for it */
};

G_DEFINE_FINAL_TYPE (TengenRelay, tengen_relay, G_TYPE_OBJECT)

enum
{
  CHANGED,
  REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
emit_changed (TengenRelay *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
refused_cb (TengenRelay *self, TengenReason *reason)
{
  g_signal_emit (self, signals[REFUSED], 0, reason);
}

static void
tengen_relay_dispose (GObject *object)
{
  TengenRelay *self = TENGEN_RELAY (object);

  g_clear_object (&self->session);
  g_clear_object (&self->teams);
  G_OBJECT_CLASS (tengen_relay_parent_class)->dispose (object);
}

static void
tengen_relay_class_init (TengenRelayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_relay_dispose;
  /* TengenRelay::changed: the game, the lock or the teams changed */
  signals[CHANGED] = tengen_signal_new ("changed", TENGEN_TYPE_RELAY, 0);
  /* TengenRelay::refused: why a move was not allowed */
  signals[REFUSED] =
      tengen_signal_new ("refused", TENGEN_TYPE_RELAY, 1, G_TYPE_POINTER);
}

static void
tengen_relay_init (TengenRelay *self)
{
  self->locked = TENGEN_NODE_NONE;
  self->noted = TENGEN_NODE_NONE;
}

/* Pure Go's rules of play fit a game of captures too. */
static TengenSession *
make_session (int size)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), size);

  return tengen_session_new (tengen_game_new (setup));
}

TengenRelay *
tengen_relay_new (TengenTeams *teams, int size, int goal)
{
  TengenRelay *self;

  g_return_val_if_fail (TENGEN_IS_TEAMS (teams), NULL);
  g_return_val_if_fail (goal >= 0 && goal <= TENGEN_RELAY_MOST_STONES, NULL);

  self = g_object_new (TENGEN_TYPE_RELAY, NULL);
  self->goal = goal;
  self->teams = g_object_ref (teams);
  self->session = make_session (size);
  g_signal_connect_object (self->session,
                           "changed",
                           G_CALLBACK (emit_changed),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session,
                           "refused",
                           G_CALLBACK (refused_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (
      teams, "changed", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
  return self;
}

TengenSession *
tengen_relay_get_session (TengenRelay *self)
{
  g_return_val_if_fail (TENGEN_IS_RELAY (self), NULL);

  return self->session;
}

TengenTeams *
tengen_relay_get_teams (TengenRelay *self)
{
  g_return_val_if_fail (TENGEN_IS_RELAY (self), NULL);

  return self->teams;
}

int
tengen_relay_get_goal (TengenRelay *self)
{
  g_return_val_if_fail (TENGEN_IS_RELAY (self), 0);

  return self->goal;
}

static TengenNode
get_node (TengenRelay *self)
{
  return tengen_game_get_cursor (tengen_session_get_game (self->session));
}

TengenRelayState
tengen_relay_get_state (TengenRelay *self)
{
  const TengenPosition *position;
  TengenCapture capture;

  g_return_val_if_fail (TENGEN_IS_RELAY (self), TENGEN_RELAY_PLAY);

  position = tengen_session_get_position (self->session);
  tengen_capture_find (position, self->goal, &capture);
  if (capture.winner != TENGEN_STONE_NONE)
    return TENGEN_RELAY_WON;
  if (tengen_position_get_phase (position) != TENGEN_PHASE_PLAY)
    return TENGEN_RELAY_STOPPED;
  return self->locked == get_node (self) ? TENGEN_RELAY_WAIT
                                         : TENGEN_RELAY_PLAY;
}

static gboolean
is_going_on (TengenRelayState state)
{
  return state == TENGEN_RELAY_PLAY || state == TENGEN_RELAY_WAIT;
}

TengenStone
tengen_relay_get_turn (TengenRelay *self)
{
  g_return_val_if_fail (TENGEN_IS_RELAY (self), TENGEN_STONE_NONE);

  if (!is_going_on (tengen_relay_get_state (self)))
    return TENGEN_STONE_NONE;
  return tengen_position_get_to_move (
      tengen_session_get_position (self->session));
}

static int
count_moves (TengenRelay *self, TengenStone stone)
{
  const GArray *moves =
      tengen_position_get_moves (tengen_session_get_position (self->session));
  int n = 0;

  for (guint i = 0; i < moves->len; i++)
    n += g_array_index (moves, TengenMove, i).stone == stone;
  return n;
}

int
tengen_relay_get_person (TengenRelay *self, TengenStone stone)
{
  int members;

  g_return_val_if_fail (TENGEN_IS_RELAY (self), 0);

  members = tengen_teams_get_members (self->teams, stone);
  return members == 0 ? 0 : count_moves (self, stone) % members + 1;
}

void
tengen_relay_get_capture (TengenRelay *self, TengenCapture *capture)
{
  g_return_if_fail (TENGEN_IS_RELAY (self) && capture != NULL);

  tengen_capture_find (
      tengen_session_get_position (self->session), self->goal, capture);
}

/* Locks the game where a move led to, before any handler hears of it. */
static gboolean
do_locked (TengenRelay *self, TengenPoint point)
{
  gboolean done;

  g_signal_handlers_block_by_func (self->session, emit_changed, self);
  done = point == TENGEN_POINT_PASS
             ? tengen_session_pass (self->session)
             : tengen_session_play (self->session, point);
  g_signal_handlers_unblock_by_func (self->session, emit_changed, self);
  if (!done)
    return FALSE;
  self->locked = get_node (self);
  emit_changed (self);
  return TRUE;
}

gboolean
tengen_relay_play (TengenRelay *self, TengenPoint point)
{
  g_return_val_if_fail (TENGEN_IS_RELAY (self), FALSE);

  return tengen_relay_get_state (self) == TENGEN_RELAY_PLAY &&
         do_locked (self, point);
}

static gboolean
can_play (TengenRelay *self)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  const TengenBoard *board = tengen_position_get_board (position);
  int n = tengen_board_get_n_points (board);
  g_autofree guint8 *codes = g_new0 (guint8, n);

  tengen_position_map (position, tengen_position_get_to_move (position), codes);
  for (int i = 0; i < n; i++)
    if (codes[i] == TENGEN_REASON_NONE)
      return TRUE;
  return FALSE;
}

gboolean
tengen_relay_can_pass (TengenRelay *self)
{
  g_return_val_if_fail (TENGEN_IS_RELAY (self), FALSE);

  return tengen_relay_get_state (self) == TENGEN_RELAY_PLAY &&
         (self->goal == 0 || !can_play (self));
}

gboolean
tengen_relay_pass (TengenRelay *self)
{
  g_return_val_if_fail (TENGEN_IS_RELAY (self), FALSE);

  return tengen_relay_can_pass (self) && do_locked (self, TENGEN_POINT_PASS);
}

gboolean
tengen_relay_next (TengenRelay *self)
{
  g_return_val_if_fail (TENGEN_IS_RELAY (self), FALSE);

  if (tengen_relay_get_state (self) != TENGEN_RELAY_WAIT)
    return FALSE;
  self->locked = TENGEN_NODE_NONE;
  emit_changed (self);
  return TRUE;
}

gboolean
tengen_relay_can_note (TengenRelay *self)
{
  TengenCapture capture;

  g_return_val_if_fail (TENGEN_IS_RELAY (self), FALSE);

  tengen_relay_get_capture (self, &capture);
  return capture.winner != TENGEN_STONE_NONE && capture.node != self->noted;
}

gboolean
tengen_relay_note (TengenRelay *self)
{
  TengenCapture capture;

  if (!tengen_relay_can_note (self))
    return FALSE;
  tengen_relay_get_capture (self, &capture);
  self->noted = capture.node;
  return tengen_teams_add_points (self->teams, capture.winner, 1);
}

static gboolean
is_counting (TengenRelay *self)
{
  return tengen_position_get_phase (
             tengen_session_get_position (self->session)) == TENGEN_PHASE_COUNT;
}

gboolean
tengen_relay_can_take_back (TengenRelay *self)
{
  g_return_val_if_fail (TENGEN_IS_RELAY (self), FALSE);

  return is_counting (self) ||
         tengen_game_can_take_back (tengen_session_get_game (self->session));
}

gboolean
tengen_relay_take_back (TengenRelay *self)
{
  g_return_val_if_fail (TENGEN_IS_RELAY (self), FALSE);

  /* the pass that stopped play is taken back where play goes on */
  if (is_counting (self) &&
      !tengen_session_resume (self->session, TENGEN_SEAT_NONE))
    return FALSE;
  return tengen_session_take_back (self->session);
}
