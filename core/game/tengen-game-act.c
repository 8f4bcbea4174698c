/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-act: what a player wants to do, before it is done
 *
 * What:  actions completed and checked, whichever seat sent them; their names
 *        in the undo list.
 * Not:   what the rules allow (the kind of game), doing it (tengen-game).
 */
#include "tengen-game-private.h"

const char *
tengen_game_name_action (TengenActionKind kind)
{
  switch (kind)
    {
    case TENGEN_ACTION_PLAY:
      return "play";
    case TENGEN_ACTION_PASS:
      return "pass";
    case TENGEN_ACTION_RESIGN:
      return "resign";
    case TENGEN_ACTION_VIRTUAL:
      return "virtual";
    case TENGEN_ACTION_PROPOSE:
      return "propose";
    case TENGEN_ACTION_ACCEPT:
    case TENGEN_ACTION_REFUSE:
      return "answer";
    case TENGEN_ACTION_VOID:
      return "void";
    case TENGEN_ACTION_CHOOSE:
    case TENGEN_ACTION_DECLARE:
    case TENGEN_ACTION_OFFER:
      return "opening";
    case TENGEN_ACTION_FIVE:
    case TENGEN_ACTION_ADMIT:
    case TENGEN_ACTION_FORBIDDEN:
      return "claim";
    case TENGEN_ACTION_DRAW:
      return "draw";
    case TENGEN_ACTION_TIME:
      return "time";
    case TENGEN_ACTION_MARK:
    case TENGEN_ACTION_UNMARK:
    case TENGEN_ACTION_AGREE:
    case TENGEN_ACTION_RESUME:
    case TENGEN_ACTION_FINISH:
    case TENGEN_ACTION_CLAIM:
    case TENGEN_ACTION_GROUPS:
    case TENGEN_ACTION_EYES:
    case TENGEN_ACTION_EQUAL:
    case TENGEN_ACTION_BALANCE:
      return "count";
    }
  g_return_val_if_reached ("count");
}

/* Whether its number says something. */
static gboolean
has_value (TengenActionKind kind)
{
  return tengen_action_is_term (kind) || kind == TENGEN_ACTION_AGREE ||
         kind == TENGEN_ACTION_CHOOSE || kind == TENGEN_ACTION_DECLARE ||
         kind == TENGEN_ACTION_OFFER || kind == TENGEN_ACTION_ADMIT;
}

/* Whether a person does it who has to be known. */
static gboolean
is_of_seat (TengenActionKind kind)
{
  return kind == TENGEN_ACTION_RESIGN || kind == TENGEN_ACTION_AGREE ||
         kind == TENGEN_ACTION_CHOOSE || kind == TENGEN_ACTION_DECLARE ||
         kind == TENGEN_ACTION_OFFER || kind == TENGEN_ACTION_FIVE ||
         kind == TENGEN_ACTION_ADMIT || kind == TENGEN_ACTION_FORBIDDEN ||
         kind == TENGEN_ACTION_TIME;
}

/* Whether a side does it in its own name. */
static gboolean
is_of_side (TengenActionKind kind)
{
  return kind == TENGEN_ACTION_PLAY || kind == TENGEN_ACTION_PASS ||
         kind == TENGEN_ACTION_VIRTUAL || kind == TENGEN_ACTION_PROPOSE ||
         kind == TENGEN_ACTION_ACCEPT || kind == TENGEN_ACTION_REFUSE;
}

/* Whether the number of an action is none that it can have; what the rules make
 * of it is not asked. */
static gboolean
has_bad_value (const TengenAction *action, int n_points)
{
  int value = action->value;

  switch ((int) action->kind)
    {
    case TENGEN_ACTION_MARK:
      return value < TENGEN_GO_MARK_ALIVE || value > TENGEN_GO_MARK_SEKI;
    case TENGEN_ACTION_AGREE:
      return (value & ~1) != 0;
    case TENGEN_ACTION_CLAIM:
      return value < TENGEN_STONE_NONE || value > TENGEN_STONE_WHITE;
    case TENGEN_ACTION_GROUPS:
    case TENGEN_ACTION_EYES:
      return value < -1 || value > n_points ||
             action->stone == TENGEN_STONE_NONE;
    case TENGEN_ACTION_EQUAL:
      return value < -1 || value > n_points;
    case TENGEN_ACTION_BALANCE:
      return value < TENGEN_GO_BALANCE_NONE ||
             value > TENGEN_GO_BALANCE_NEGATIVE;
    case TENGEN_ACTION_CHOOSE:
      return value < 0 || value >= TENGEN_RENJU_N_CHOICES;
    case TENGEN_ACTION_DECLARE:
      return value < 1 || value > TENGEN_RENJU_OFFERS_MAX;
    case TENGEN_ACTION_OFFER:
    case TENGEN_ACTION_ADMIT:
      return (value & ~1) != 0;
    default:
      return FALSE;
    }
}

/* What an action says that means nothing for its kind is left out, so that it
 * is read back from the record as it was done. */
static void
complete_action (const TengenGame *self, TengenAction *action)
{
  TengenActionKind kind = action->kind;
  gboolean is_term = tengen_action_is_term (kind);

  if (kind == TENGEN_ACTION_PASS || kind == TENGEN_ACTION_VIRTUAL)
    action->point = TENGEN_POINT_PASS;
  if (!has_value (kind))
    action->value = 0;
  if (kind == TENGEN_ACTION_FINISH || kind == TENGEN_ACTION_VOID ||
      kind == TENGEN_ACTION_DRAW)
    action->seat = TENGEN_SEAT_NONE;
  if (kind == TENGEN_ACTION_PROPOSE || kind == TENGEN_ACTION_ACCEPT ||
      kind == TENGEN_ACTION_REFUSE)
    action->seat = tengen_position_get_seat (self->position, action->stone);
  if (is_term && kind != TENGEN_ACTION_MARK && kind != TENGEN_ACTION_CLAIM)
    {
      action->point = TENGEN_POINT_NONE;
      action->seat = TENGEN_SEAT_FIRST;
    }
}

TengenReason *
tengen_game_check_action (const TengenGame *self, TengenAction *action)
{
  const TengenBoard *board = tengen_position_get_board (self->position);

  complete_action (self, action);
  if ((is_of_seat (action->kind) && action->seat == TENGEN_SEAT_NONE) ||
      has_bad_value (action, tengen_board_get_n_points (board)))
    return tengen_reason_new (TENGEN_REASON_BROKEN);
  if (is_of_side (action->kind) && action->stone == TENGEN_STONE_NONE)
    return tengen_reason_new (TENGEN_REASON_TURN);
  return tengen_position_check (self->position, action);
}
