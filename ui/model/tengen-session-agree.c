/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-agree: the computer's word at the count
 *
 * Shape: it agrees once all people have. To a mark that no play could justify
 *        it objects, then lets play go on; that cannot go round for ever, as it
 *        is known on which board there were objections.
 */
#include "tengen-session-private.h"

/* Tells a player of a mark that cannot stand. After two objections play goes on;
 * where it stops again without another stone, they are at odds. */
static void
object (TengenSession *self, TengenOpponentFault fault, TengenPoint point)
{
  TengenSessionThoughts *thoughts = tengen_session_get_thoughts (self);
  guint64 stop = tengen_board_get_hash (
      tengen_position_get_board (tengen_session_get_position (self)));
  guint64 edits = tengen_game_get_edits (tengen_session_get_game (self));

  if (thoughts->stop != stop)
    thoughts->n_objections = 0;
  else if (thoughts->objected_edits == edits)
    return;
  thoughts->stop = stop;
  thoughts->objected_edits = edits;
  if (thoughts->n_objections++ == TENGEN_SESSION_COMPUTER_OBJECTIONS)
    tengen_session_resume (self, TENGEN_SEAT_NONE);
  else
    g_signal_emit_by_name (self, "objected", (guint) point, (int) fault);
}

/* Tells whether all seats of people, or of computers, agree to the count. */
static gboolean
do_agree (TengenSession *self, gboolean people)
{
  const TengenPosition *position = tengen_session_get_position (self);

  for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    {
      gboolean is_person =
          tengen_session_get_opponent (self, (TengenSeat) seat) == NULL;

      if (is_person == people &&
          !tengen_position_get_agreed (position, (TengenSeat) seat))
        return FALSE;
    }
  return TRUE;
}

gboolean
tengen_session_awaits_agreement (TengenSession *self)
{
  return tengen_position_get_phase (tengen_session_get_position (self)) ==
             TENGEN_PHASE_COUNT &&
         tengen_session_is_live (self) && tengen_session_has_computer (self) &&
         do_agree (self, TRUE) && !do_agree (self, FALSE);
}

/* Agrees for the computer's seats; a count without people is final then. */
static void
agree (TengenSession *self)
{
  gboolean is_alone = TRUE;

  for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    if (tengen_session_get_opponent (self, (TengenSeat) seat) == NULL)
      is_alone = FALSE;
    else
      tengen_session_agree (self, (TengenSeat) seat, TRUE);
  if (is_alone)
    tengen_session_finish (self);
}

void
tengen_session_answer_count (TengenSession *self)
{
  TengenPoint point;
  TengenOpponentFault fault =
      tengen_opponent_find_fault (tengen_session_get_position (self), &point);

  if (fault != TENGEN_OPPONENT_FAULT_NONE)
    object (self, fault, point);
  else
    agree (self);
}

gboolean
tengen_session_is_at_odds (TengenSession *self)
{
  const TengenSessionThoughts *thoughts;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  thoughts = tengen_session_get_thoughts (self);
  return tengen_session_awaits_agreement (self) &&
         thoughts->n_objections > TENGEN_SESSION_COMPUTER_OBJECTIONS + 1 &&
         thoughts->objected_edits ==
             tengen_game_get_edits (tengen_session_get_game (self));
}

void
tengen_session_take_proposal (TengenSession *self)
{
  g_return_if_fail (TENGEN_IS_SESSION (self));

  if (!tengen_session_is_at_odds (self))
    return;
  tengen_session_freeze (self);
  while (tengen_position_get_marks_left (tengen_session_get_position (self)) >
         0)
    tengen_session_unmark (self);
  for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    tengen_session_agree (self, (TengenSeat) seat, TRUE);
  tengen_session_finish (self);
  tengen_session_thaw (self);
}
