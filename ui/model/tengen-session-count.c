/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-count: the actions of the count, what the players say
 *
 * Not: what the program proposes (tengen-session-judge).
 */
#include "tengen-session-private.h"

gboolean
tengen_session_mark (TengenSession *self, TengenPoint point, TengenGoMark mark)
{
  /* marks are made together; the seat only says that a person made them */
  TengenAction action = { .kind = TENGEN_ACTION_MARK,
                          .seat = TENGEN_SEAT_FIRST,
                          .point = point,
                          .value = (int) mark };

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_send_action (self, &action);
}

gboolean
tengen_session_claim (TengenSession *self, TengenPoint point, TengenStone stone)
{
  TengenAction action = { .kind = TENGEN_ACTION_CLAIM,
                          .seat = TENGEN_SEAT_FIRST,
                          .point = point,
                          .value = (int) stone };

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_send_action (self, &action);
}

/* The next mark of a chain. */
static gboolean
toggle_mark (TengenSession *self, TengenPoint point)
{
  const TengenPosition *position = tengen_session_get_position (self);
  gboolean seki = !tengen_position_get_setup (position)->rules.seki_eyes;

  switch (tengen_position_get_mark (position, point))
    {
    case TENGEN_GO_MARK_ALIVE:
      return tengen_session_mark (self, point, TENGEN_GO_MARK_DEAD);
    case TENGEN_GO_MARK_DEAD:
      return tengen_session_mark (
          self, point, seki ? TENGEN_GO_MARK_SEKI : TENGEN_GO_MARK_ALIVE);
    case TENGEN_GO_MARK_SEKI:
      return tengen_session_mark (self, point, TENGEN_GO_MARK_ALIVE);
    }
  g_return_val_if_reached (FALSE);
}

/* Whose a point is said to be next. */
static gboolean
toggle_claim (TengenSession *self, TengenPoint point)
{
  const TengenPosition *position = tengen_session_get_position (self);

  switch (tengen_position_get_claim (position, point))
    {
    case TENGEN_STONE_NONE:
      return tengen_session_claim (self, point, TENGEN_STONE_BLACK);
    case TENGEN_STONE_BLACK:
      return tengen_session_claim (self, point, TENGEN_STONE_WHITE);
    case TENGEN_STONE_WHITE:
      return tengen_session_claim (self, point, TENGEN_STONE_NONE);
    }
  g_return_val_if_reached (FALSE);
}

gboolean
tengen_session_toggle (TengenSession *self, TengenPoint point)
{
  const TengenPosition *position;
  const TengenBoard *board;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  position = tengen_session_get_position (self);
  board = tengen_position_get_board (position);
  if (tengen_position_get_phase (position) != TENGEN_PHASE_COUNT ||
      point >= tengen_board_get_n_points (board))
    return tengen_session_mark (self, point, TENGEN_GO_MARK_DEAD);
  if (tengen_board_get (board, point) == TENGEN_STONE_NONE &&
      tengen_position_get_setup (position)->rules.claims)
    return toggle_claim (self, point);
  return toggle_mark (self, point);
}

gboolean
tengen_session_set_term (TengenSession *self,
                         TengenActionKind kind,
                         TengenStone stone,
                         int value)
{
  TengenAction action = { .kind = kind,
                          .seat = TENGEN_SEAT_FIRST,
                          .stone = stone,
                          .point = TENGEN_POINT_NONE,
                          .value = value };

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);
  g_return_val_if_fail (
      kind == TENGEN_ACTION_GROUPS || kind == TENGEN_ACTION_EYES ||
          kind == TENGEN_ACTION_EQUAL || kind == TENGEN_ACTION_BALANCE,
      FALSE);

  return tengen_session_send_action (self, &action);
}

gboolean
tengen_session_unmark (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_send_seat (
      self, TENGEN_ACTION_UNMARK, TENGEN_SEAT_NONE);
}

gboolean
tengen_session_agree (TengenSession *self, TengenSeat seat, gboolean agreed)
{
  TengenAction action = { .kind = TENGEN_ACTION_AGREE,
                          .seat = seat,
                          .point = TENGEN_POINT_NONE,
                          .value = agreed ? 1 : 0 };

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_send_action (self, &action);
}

gboolean
tengen_session_resume (TengenSession *self, TengenSeat seat)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_send_seat (self, TENGEN_ACTION_RESUME, seat);
}

gboolean
tengen_session_finish (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_send_seat (
      self, TENGEN_ACTION_FINISH, TENGEN_SEAT_NONE);
}
