/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-renju: what is decided and said in a game of Renju
 *
 * Not: stones and passes, which are those of any game (tengen-session).
 */
#include "tengen-game-note.h"
#include "tengen-opponent.h"
#include "tengen-session-private.h"

/* A decision by the player who has to act. */
static gboolean
send_decision (TengenSession *self,
               TengenActionKind kind,
               TengenPoint point,
               int value)
{
  const TengenPosition *position = tengen_session_get_position (self);
  TengenAction action = { .kind = kind,
                          .seat = tengen_position_get_actor (position),
                          .point = point,
                          .value = value };

  return tengen_session_send_action (self, &action);
}

gboolean
tengen_session_choose (TengenSession *self, TengenRenjuChoice choice)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return send_decision (
      self, TENGEN_ACTION_CHOOSE, TENGEN_POINT_NONE, (int) choice);
}

gboolean
tengen_session_declare (TengenSession *self, int number)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return send_decision (self, TENGEN_ACTION_DECLARE, TENGEN_POINT_NONE, number);
}

static gboolean
is_offered (const TengenGameRenju *renju, TengenPoint point)
{
  for (int i = 0; renju != NULL && i < renju->opening->n_offers; i++)
    if (renju->opening->offers[i] == point)
      return TRUE;
  return FALSE;
}

/* Fifth moves belong to Black's player, who may take one back even while the
 * opponent is choosing. */
gboolean
tengen_session_offer (TengenSession *self, TengenPoint point)
{
  const TengenPosition *position;
  TengenAction action = { .kind = TENGEN_ACTION_OFFER, .point = point };

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  position = tengen_session_get_position (self);
  action.seat = tengen_position_get_seat (position, TENGEN_STONE_BLACK);
  action.value = !is_offered (tengen_position_get_renju (position), point);
  return tengen_session_send_action (self, &action);
}

gboolean
tengen_session_declare_five (TengenSession *self, TengenSeat seat)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_send_seat (self, TENGEN_ACTION_FIVE, seat);
}

gboolean
tengen_session_admit_five (TengenSession *self, gboolean admitted)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return send_decision (
      self, TENGEN_ACTION_ADMIT, TENGEN_POINT_NONE, admitted ? 1 : 0);
}

gboolean
tengen_session_claim_forbidden (TengenSession *self)
{
  const TengenPosition *position;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  position = tengen_session_get_position (self);
  return tengen_session_send_seat (
      self,
      TENGEN_ACTION_FORBIDDEN,
      tengen_position_get_seat (position, TENGEN_STONE_WHITE));
}

/* The computer is asked where it plays. */
gboolean
tengen_session_agree_draw (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  if (tengen_session_has_computer (self) && tengen_session_is_live (self) &&
      !tengen_opponent_agrees_to_draw (tengen_session_get_position (self)))
    return tengen_session_refuse (self, TENGEN_REASON_NO_DRAW);
  return tengen_session_send_seat (self, TENGEN_ACTION_DRAW, TENGEN_SEAT_NONE);
}

gboolean
tengen_session_lose_on_time (TengenSession *self, TengenSeat seat)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_send_seat (self, TENGEN_ACTION_TIME, seat);
}

/* --- Who has done something --- */

/* What was said at a node; colours are those before it. */
static gboolean
has_persons_note (TengenSession *self,
                  const TengenPosition *before,
                  TengenNode node)
{
  const TengenRecord *record = tengen_position_get_record (before);
  TengenValueIter iter;
  TengenAction action;
  TengenStone stone;
  gboolean automatic;

  tengen_value_iter_init (
      &iter, record, tengen_record_find (record, node, TENGEN_PROPERTY_TNC));
  while (tengen_value_iter_next (&iter))
    if (tengen_note_parse (iter.raw,
                           iter.length,
                           TENGEN_RENJU_SIZE,
                           TENGEN_RENJU_SIZE,
                           &action,
                           &stone,
                           &automatic) &&
        tengen_session_get_opponent (
            self, tengen_position_get_seat (before, stone)) == NULL)
      return TRUE;
  return FALSE;
}

/* In an opening colours are exchanged, and a player puts stones of both, so the
 * game is gone through anew, up to the first act of a person. */
gboolean
tengen_session_has_renju_act (TengenSession *self)
{
  const TengenPosition *position = tengen_session_get_position (self);
  const GArray *moves = tengen_position_get_moves (position);
  g_autoptr (TengenPosition) walk =
      tengen_position_new (tengen_position_get_record (position),
                           tengen_position_get_root (position));

  for (guint i = 0; i < moves->len; i++)
    {
      TengenNode node = g_array_index (moves, TengenMove, i).node;

      if (tengen_session_get_opponent (
              self, tengen_position_get_actor (walk)) == NULL ||
          has_persons_note (self, walk, node))
        return TRUE;
      tengen_position_goto (walk, node);
    }
  return FALSE;
}
