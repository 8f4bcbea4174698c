/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-count: the actions of the count, and what is proposed for it
 *
 * Shape: the proposal of dead stones and claims is adopted only if the same
 *        stop still stands; it never overrides a mark that a player has made.
 */
#include "tengen-session-private.h"

#include "tengen-go-propose.h"
#include "tengen-proposal.h"

/* The proposal of dead stones. */

static gboolean
is_still_stopped (TengenSession *self, const TengenProposal *proposal)
{
  const TengenPosition *position = tengen_session_get_position (self);

  return tengen_game_get_cursor (tengen_session_get_game (self)) ==
             proposal->stop &&
         tengen_position_get_phase (position) == TENGEN_PHASE_COUNT &&
         tengen_board_equal (tengen_position_get_board (position),
                             proposal->board);
}

/* Marks the chains proposed that no player has marked. */
static void
adopt_dead (TengenSession *self, const TengenProposal *proposal)
{
  int n_points = tengen_board_get_n_points (proposal->board);

  for (int i = 0; i < n_points; i++)
    {
      TengenPoint point = (TengenPoint) i;
      TengenAction action = { .kind = TENGEN_ACTION_MARK,
                              .point = point,
                              .value = TENGEN_GO_MARK_DEAD };

      if (proposal->dead[i] &&
          tengen_position_get_mark (tengen_session_get_position (self),
                                    point) == TENGEN_GO_MARK_ALIVE)
        tengen_session_send_action (self, &action);
    }
}

/* The board without the stones that are marked dead. */
static void
read_living (const TengenPosition *position, guint8 *stones)
{
  const TengenBoard *board = tengen_position_get_board (position);
  int n_points = tengen_board_get_n_points (board);

  tengen_board_read (board, stones);
  for (int i = 0; i < n_points; i++)
    if (tengen_position_get_mark (position, (TengenPoint) i) ==
        TENGEN_GO_MARK_DEAD)
      stones[i] = TENGEN_STONE_NONE;
}

/* Proposes whose the neutral points are that one side has alone. */
static void
adopt_claims (TengenSession *self)
{
  const TengenPosition *position = tengen_session_get_position (self);
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  int n_points = setup->width * setup->height;
  g_autofree guint8 *stones = g_malloc ((gsize) n_points);
  g_autofree guint8 *claims = g_malloc0 ((gsize) n_points);

  read_living (position, stones);
  tengen_go_propose_claims (stones, setup->width, setup->height, claims);
  for (int i = 0; i < n_points; i++)
    {
      TengenAction action = { .kind = TENGEN_ACTION_CLAIM,
                              .point = (TengenPoint) i,
                              .value = claims[i] };

      if (claims[i] != TENGEN_STONE_NONE &&
          tengen_position_get_claim (tengen_session_get_position (self),
                                     action.point) == TENGEN_STONE_NONE)
        tengen_session_send_action (self, &action);
    }
}

static void
proposed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenSession *self = TENGEN_SESSION (source);
  const TengenProposal *proposal = tengen_proposal_finish (result);
  TengenGoRules rules =
      tengen_game_get_setup (tengen_session_get_game (self))->rules;

  if (proposal == NULL)
    return;
  tengen_session_stop_proposing (self);
  if (!is_still_stopped (self, proposal))
    return;
  if (rules.dead)
    adopt_dead (self, proposal);
  if (rules.claims)
    adopt_claims (self);
}

void
tengen_session_propose_terms (TengenSession *self)
{
  const TengenPosition *position = tengen_session_get_position (self);
  const TengenGoRules *rules = &tengen_position_get_setup (position)->rules;

  if (!rules->dead && !rules->claims)
    return;
  tengen_proposal_start (
      G_OBJECT (self),
      tengen_position_get_board (position),
      tengen_game_get_cursor (tengen_session_get_game (self)),
      tengen_session_start_proposing (self),
      proposed_cb);
}

/* What the players say. */

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

/* An action of the count that has no argument. */
static gboolean
send_seat (TengenSession *self, TengenActionKind kind, TengenSeat seat)
{
  TengenAction action = { .kind = kind,
                          .seat = seat,
                          .point = TENGEN_POINT_NONE };

  return tengen_session_send_action (self, &action);
}

gboolean
tengen_session_unmark (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return send_seat (self, TENGEN_ACTION_UNMARK, TENGEN_SEAT_NONE);
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

  return send_seat (self, TENGEN_ACTION_RESUME, seat);
}

gboolean
tengen_session_finish (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return send_seat (self, TENGEN_ACTION_FINISH, TENGEN_SEAT_NONE);
}
