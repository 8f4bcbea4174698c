/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-act: what players and reviewers do, as commands
 *
 * Not: the actions of the count (tengen-session-count) and of an opening of
 *      Renju (tengen-session-renju), the clock (tengen-session-clock).
 */
#include "tengen-session-private.h"

gboolean
tengen_session_refuse (TengenSession *self, TengenReasonCode code)
{
  g_autoptr (TengenReason) reason = tengen_reason_new (code);

  g_signal_emit_by_name (self, "refused", reason);
  return FALSE;
}

gboolean
tengen_session_send_action (TengenSession *self, const TengenAction *action)
{
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_ACT);

  if (tengen_session_is_computers (self, action))
    return tengen_session_refuse (self, TENGEN_REASON_COMPUTER);
  command->action = *action;
  return tengen_session_send (self, command);
}

gboolean
tengen_session_send_seat (TengenSession *self,
                          TengenActionKind kind,
                          TengenSeat seat)
{
  TengenAction action = { .kind = kind,
                          .seat = seat,
                          .point = TENGEN_POINT_NONE };

  return tengen_session_send_action (self, &action);
}

/* Tells that play has stopped, if it has. */
static void
tell_stop (TengenSession *self)
{
  const TengenPosition *position = tengen_session_get_position (self);

  if (tengen_position_get_phase (position) != TENGEN_PHASE_COUNT)
    return;
  /* a stop come back to by the same passes keeps what was marked */
  if (tengen_position_get_marks_left (position) == 0)
    tengen_session_propose_terms (self);
  g_signal_emit_by_name (self, "stopped");
}

gboolean
tengen_session_send_move (TengenSession *self, const TengenAction *action)
{
  if (!tengen_session_send_action (self, action))
    return FALSE;
  if (action->kind == TENGEN_ACTION_PASS ||
      action->kind == TENGEN_ACTION_ACCEPT)
    tell_stop (self);
  return TRUE;
}

/* An action of the player to move; in an opening of Renju one player places
 * stones of both colours. */
static gboolean
send_plain (TengenSession *self, TengenActionKind kind, TengenPoint point)
{
  const TengenPosition *position = tengen_session_get_position (self);
  TengenStone stone = tengen_position_get_to_move (position);
  TengenAction action = { .kind = kind,
                          .seat = tengen_position_get_actor (position),
                          .stone = stone,
                          .point = point };

  return tengen_session_send_move (self, &action);
}

gboolean
tengen_session_play (TengenSession *self, TengenPoint point)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return send_plain (self, TENGEN_ACTION_PLAY, point);
}

gboolean
tengen_session_pass (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return send_plain (self, TENGEN_ACTION_PASS, TENGEN_POINT_PASS);
}

gboolean
tengen_session_virtual (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return send_plain (self, TENGEN_ACTION_VIRTUAL, TENGEN_POINT_PASS);
}

gboolean
tengen_session_propose (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return send_plain (self, TENGEN_ACTION_PROPOSE, TENGEN_POINT_NONE);
}

gboolean
tengen_session_answer (TengenSession *self, gboolean accept)
{
  const TengenPosition *position;
  TengenAction action = { .kind = accept ? TENGEN_ACTION_ACCEPT
                                         : TENGEN_ACTION_REFUSE,
                          .point = TENGEN_POINT_NONE };

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  position = tengen_session_get_position (self);
  action.stone = tengen_stone_other (tengen_position_get_to_move (position));
  action.seat = tengen_position_get_seat (position, action.stone);
  return tengen_session_send_move (self, &action);
}

gboolean
tengen_session_resign (TengenSession *self, TengenSeat seat)
{
  const TengenPosition *position;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  position = tengen_session_get_position (self);
  if (seat == TENGEN_SEAT_NONE)
    seat = tengen_position_get_seat (position,
                                     tengen_position_get_to_move (position));
  return tengen_session_send_seat (self, TENGEN_ACTION_RESIGN, seat);
}

gboolean
tengen_session_take_back (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  /* what it plays of itself stays; the game tells why there is nothing else */
  if (tengen_session_has_computer (self) &&
      !tengen_session_may_take_back (self) &&
      tengen_game_can_take_back (tengen_session_get_game (self)))
    return tengen_session_refuse (self, TENGEN_REASON_NO_MOVE);
  return tengen_session_repeat (self, TENGEN_COMMAND_TAKE_BACK);
}

gboolean
tengen_session_end_void (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_send_seat (self, TENGEN_ACTION_VOID, TENGEN_SEAT_NONE);
}

gboolean
tengen_session_goto (TengenSession *self, TengenNode node)
{
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_GOTO);

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  command->node = node;
  return tengen_session_send (self, command);
}

gboolean
tengen_session_step (TengenSession *self, int by)
{
  const GArray *line;
  guint cursor = 0;
  gint64 to;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  line = tengen_game_get_line (tengen_session_get_game (self), &cursor);
  to = CLAMP ((gint64) cursor + by, 0, (gint64) line->len - 1);
  if (to == (gint64) cursor)
    return FALSE;
  return tengen_session_goto (self, g_array_index (line, TengenNode, to));
}

gboolean
tengen_session_undo (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_repeat (self, TENGEN_COMMAND_UNDO);
}

gboolean
tengen_session_redo (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_repeat (self, TENGEN_COMMAND_REDO);
}

static gboolean
send_edit (TengenSession *self,
           const char *name,
           TengenNode node,
           GPtrArray *changes)
{
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_EDIT);

  command->name = g_strdup (name);
  command->node = node;
  g_clear_pointer (&command->changes, g_ptr_array_unref);
  command->changes = g_ptr_array_ref (changes);
  return tengen_session_send (self, command);
}

gboolean
tengen_session_edit (TengenSession *self, const char *name, GPtrArray *changes)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self) && name != NULL, FALSE);
  g_return_val_if_fail (changes != NULL, FALSE);

  return send_edit (self, name, TENGEN_NODE_NONE, changes);
}

gboolean
tengen_session_apply (TengenSession *self, TengenEdit *edit)
{
  g_autoptr (TengenEdit) owned = edit;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return edit != NULL &&
         send_edit (self, edit->name, edit->node, edit->changes);
}
