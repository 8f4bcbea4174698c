/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-time: the clock of a game
 *
 * What:   lets it advance with every command, gives the turn to the seat to act
 *         where play stands, writes what is left beside each move; what may not
 *         be done while it is paused, elsewhere, or without time; what a player
 *         may not undo alone in a match.
 * Not:    how time is kept (tengen-game-clock), when now is (ui/model).
 * Shape:  a player's act by which the turn comes to the opponent presses the
 *         clock; several stones of one player in an opening are one turn. An
 *         undo, 待った or edit hands the turn over without pressing it. Seats
 *         are persons: after an exchange of colours each keeps their own time.
 *         The player whose time runs out first loses by TIME; one computer
 *         never sees both run out at once, so that a draw by time, as in Renju,
 *         cannot come about.
 */
#include "tengen-game-private.h"

#include <string.h>

#include "tengen-game-clock-record.h"

/* The seat to act where play stands. */

static void
look_at_live (TengenGame *self)
{
  TengenGameTime *time = self->time;
  gboolean away = self->cursor != self->live;

  if (away)
    tengen_position_goto (self->position, self->live);
  time->phase = tengen_position_get_phase (self->position);
  time->actor = time->phase == TENGEN_PHASE_PLAY
                    ? tengen_position_get_actor (self->position)
                    : TENGEN_SEAT_NONE;
  time->places = tengen_position_get_n_to_place (self->position) > 0;
  if (away)
    tengen_position_goto (self->position, self->cursor);
}

/* What each seat had left at the nodes of the path, in order. */
static void
read_path (TengenGame *self, TengenClock *clock, const GArray *path)
{
  for (guint i = 1; i < path->len; i++)
    {
      tengen_position_goto (self->position,
                            g_array_index (path, TengenNode, i - 1));
      for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
        tengen_clock_read_left (
            clock,
            tengen_position_get_seat (self->position, (TengenStone) side),
            (TengenStone) side,
            self->record,
            g_array_index (path, TengenNode, i));
    }
  tengen_position_goto (self->position, self->cursor);
}

void
tengen_game_find_clock (TengenGame *self)
{
  const TengenClockSetting *setting =
      &tengen_position_get_setup (self->position)->clock;
  g_autoptr (GArray) path = NULL;
  TengenClock *clock;

  g_clear_pointer (&self->time, g_free);
  if (tengen_clock_setting_is_none (setting))
    return;
  self->time = g_new0 (TengenGameTime, 1);
  self->time->root = self->root;
  clock = &self->time->clock;
  tengen_clock_init (clock, setting);
  path = tengen_record_list_path (self->record, self->live);
  read_path (self, clock, path);
  look_at_live (self);
  tengen_clock_set_turn (clock, self->time->actor, FALSE);
  clock->started = path->len > 1;
  clock->paused = clock->started && self->time->phase != TENGEN_PHASE_OVER;
}

const TengenClock *
tengen_game_get_clock (const TengenGame *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->time != NULL ? &self->time->clock : NULL;
}

/* What may not be done. */

/* What a player thinks about before it is done. */
static gboolean
is_of_turn (TengenActionKind kind)
{
  TengenActionGroup group = tengen_action_get_info (kind)->group;

  return group == TENGEN_ACTION_GROUP_MOVE ||
         group == TENGEN_ACTION_GROUP_STOP ||
         group == TENGEN_ACTION_GROUP_OPENING ||
         group == TENGEN_ACTION_GROUP_CLAIM;
}

static gboolean
is_up (const TengenClock *clock)
{
  return clock->turn != TENGEN_SEAT_NONE && clock->seats[clock->turn].is_up;
}

static gboolean
is_in_match (const TengenGame *self)
{
  return tengen_position_get_setup (self->position)->match != NULL;
}

/* Whether the game is over where play stands; the position goes there and
 * comes back. */
static gboolean
is_over (TengenGame *self)
{
  gboolean over;

  if (self->time != NULL)
    return self->time->phase == TENGEN_PHASE_OVER;
  tengen_position_goto (self->position, self->live);
  over = tengen_position_get_phase (self->position) == TENGEN_PHASE_OVER;
  tengen_position_goto (self->position, self->cursor);
  return over;
}

/* Against the clock and in a match nothing is tried out beside the game. */
static TengenReasonCode
check_act (TengenGame *self, TengenActionKind kind)
{
  const TengenGameTime *time = self->time;

  if ((time == NULL && !is_in_match (self)) || is_over (self))
    return TENGEN_REASON_NONE;
  if (self->cursor != self->live)
    return TENGEN_REASON_NOT_LIVE;
  if (time == NULL || !is_of_turn (kind) || time->phase == TENGEN_PHASE_COUNT)
    return TENGEN_REASON_NONE;
  if (is_up (&time->clock))
    return TENGEN_REASON_TIME_UP;
  return time->clock.paused ? TENGEN_REASON_PAUSED : TENGEN_REASON_NONE;
}

static TengenReasonCode
check_turn (const TengenGameTime *time, TengenSeat seat)
{
  switch (time->phase)
    {
    case TENGEN_PHASE_COUNT:
      return TENGEN_REASON_STOPPED;
    case TENGEN_PHASE_OVER:
      return TENGEN_REASON_OVER;
    case TENGEN_PHASE_PLAY:
      break;
    }
  if (time->clock.turn != seat)
    return TENGEN_REASON_TURN;
  if (is_up (&time->clock))
    return TENGEN_REASON_TIME_UP;
  return time->clock.paused ? TENGEN_REASON_PAUSED : TENGEN_REASON_NONE;
}

static TengenReasonCode
check_clock (const TengenGame *self, const TengenCommand *command)
{
  if (self->time == NULL)
    return TENGEN_REASON_NO_CLOCK;
  switch (command->clock)
    {
    case TENGEN_CLOCK_ACT_TICK:
    case TENGEN_CLOCK_ACT_PAUSE:
    case TENGEN_CLOCK_ACT_START:
      return TENGEN_REASON_NONE;
    case TENGEN_CLOCK_ACT_ADD:
      return command->seat == TENGEN_SEAT_NONE || command->us < 0
                 ? TENGEN_REASON_BROKEN
                 : TENGEN_REASON_NONE;
    case TENGEN_CLOCK_ACT_TURN:
      return command->seat == TENGEN_SEAT_NONE
                 ? TENGEN_REASON_BROKEN
                 : check_turn (self->time, command->seat);
    }
  return TENGEN_REASON_BROKEN;
}

/* What players did where play stands is taken back by 待った, marks by UNMARK;
 * moving the cursor, notes, and what was tried out beside the game may be
 * undone. */
static TengenReasonCode
check_undo (const TengenGame *self, const GPtrArray *steps)
{
  const TengenGameStep *step;

  if (!is_in_match (self) || steps->len == 0)
    return TENGEN_REASON_NONE;
  step = steps->pdata[steps->len - 1];
  return (step->kind == TENGEN_COMMAND_ACT ||
          step->kind == TENGEN_COMMAND_TAKE_BACK) &&
                 step->cursor == step->live
             ? TENGEN_REASON_MATCH
             : TENGEN_REASON_NONE;
}

/* What does not affect play: comments, marks, display, where it was played, and
 * which program has the moves of a seat. */
static gboolean
is_note (const TengenChange *change)
{
  static const char *const SHOWN[] = { "MN", "DD", "VW", "TNO", NULL };

  return change->kind == TENGEN_CHANGE_SET &&
         (g_strv_contains (SHOWN, change->name) ||
          (strcmp (change->name, "RE") != 0 &&
           !tengen_game_is_played (change->name)));
}

/* Whether a change is one of the line that was played, or of its place. */
static gboolean
is_of_line (const TengenGame *self, const TengenChange *change)
{
  gboolean is_put =
      change->kind == TENGEN_CHANGE_ADD || change->kind == TENGEN_CHANGE_LINK;
  TengenNode above = is_put ? change->parent : change->node;
  TengenNode node = self->live;

  if (is_put && (change->index > 0 || above == node))
    return FALSE;
  while (node != TENGEN_NODE_NONE && node != above)
    node = tengen_record_get_parent (self->record, node);
  return node != TENGEN_NODE_NONE;
}

/* In a match only notes are written until it is over, and what was played
 * stays then too. */
static TengenReasonCode
check_edit (TengenGame *self, const GPtrArray *changes)
{
  gboolean over;

  if (!is_in_match (self))
    return TENGEN_REASON_NONE;
  over = is_over (self);
  for (guint i = 0; i < changes->len; i++)
    if (!is_note (changes->pdata[i]) &&
        (!over || is_of_line (self, changes->pdata[i])))
      return TENGEN_REASON_MATCH;
  return TENGEN_REASON_NONE;
}

TengenReasonCode
tengen_game_check_time (TengenGame *self, const TengenCommand *command)
{
  switch (command->kind)
    {
    case TENGEN_COMMAND_ACT:
      return check_act (self, command->action.kind);
    case TENGEN_COMMAND_TAKE_BACK:
      return check_act (self, TENGEN_ACTION_RESIGN);
    case TENGEN_COMMAND_GOTO:
      return TENGEN_REASON_NONE;
    case TENGEN_COMMAND_EDIT:
      return check_edit (self, command->changes);
    case TENGEN_COMMAND_UNDO:
      return check_undo (self, self->undo);
    case TENGEN_COMMAND_REDO:
      return check_undo (self, self->redo);
    case TENGEN_COMMAND_CLOCK:
      return check_clock (self, command);
    }
  g_return_val_if_reached (TENGEN_REASON_BROKEN);
}

gboolean
tengen_game_can_undo (const TengenGame *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->undo->len > 0 &&
         check_undo (self, self->undo) == TENGEN_REASON_NONE;
}

gboolean
tengen_game_can_redo (const TengenGame *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->redo->len > 0 &&
         check_undo (self, self->redo) == TENGEN_REASON_NONE;
}

/* What is done. */

TengenReason *
tengen_game_do_clock (TengenGame *self, const TengenCommand *command)
{
  TengenClock *clock = &self->time->clock;

  switch (command->clock)
    {
    case TENGEN_CLOCK_ACT_TICK:
      break;
    case TENGEN_CLOCK_ACT_PAUSE:
      tengen_clock_pause (clock);
      break;
    case TENGEN_CLOCK_ACT_START:
      tengen_clock_start (clock);
      break;
    case TENGEN_CLOCK_ACT_ADD:
      tengen_clock_add (clock, command->seat, command->us);
      break;
    case TENGEN_CLOCK_ACT_TURN:
      tengen_clock_set_turn (clock,
                             command->seat == TENGEN_SEAT_FIRST
                                 ? TENGEN_SEAT_SECOND
                                 : TENGEN_SEAT_FIRST,
                             TRUE);
      break;
    }
  return NULL;
}

/* Gives the turn to the seat to act; @kind, if any, is what was done. Handicap
 * stones are put before any time runs. Without an act a turn that was ended on
 * a board of wood stands as long as nothing changes on this one. */
static void
give_turn (TengenGame *self, const TengenActionKind *kind)
{
  TengenGameTime *time = self->time;
  TengenSeat actor = time->actor;
  gboolean acted = kind != NULL && is_of_turn (*kind) && !time->places;

  look_at_live (self);
  if (!acted && time->actor == actor)
    return;
  tengen_clock_set_turn (&time->clock,
                         time->actor,
                         acted && time->actor != actor &&
                             time->clock.turn == actor);
  if (acted)
    tengen_clock_start (&time->clock);
}

gboolean
tengen_game_write_time (TengenGame *self,
                        TengenGameStep *step,
                        const TengenAction *action)
{
  TengenStone stone;
  TengenSeat seat;
  gboolean black;
  g_autofree char *left = NULL;
  g_autofree char *n = NULL;

  if (self->time == NULL || self->time->actor == TENGEN_SEAT_NONE ||
      self->cursor == step->cursor || self->cursor != self->live)
    return TRUE;
  seat = self->time->actor;
  tengen_game_refresh (self);
  give_turn (self, &action->kind);
  stone = tengen_position_get_stone (self->position, seat);
  black = stone == TENGEN_STONE_BLACK;
  tengen_clock_format_left (&self->time->clock, seat, &left, &n);
  return tengen_game_set_values (self,
                                 step,
                                 self->live,
                                 black ? TENGEN_PROPERTY_BL
                                       : TENGEN_PROPERTY_WL,
                                 left) &&
         tengen_game_set_values (self,
                                 step,
                                 self->live,
                                 black ? TENGEN_PROPERTY_OB
                                       : TENGEN_PROPERTY_OW,
                                 n);
}

void
tengen_game_settle_time (TengenGame *self, const TengenCommand *command)
{
  const TengenClockSetting *setting =
      &tengen_position_get_setup (self->position)->clock;
  const TengenGameTime *time = self->time;

  if (time == NULL
          ? !tengen_clock_setting_is_none (setting)
          : time->root != self->root ||
                !tengen_clock_setting_equal (setting, &time->clock.setting))
    tengen_game_find_clock (self);
  else if (time != NULL && command->kind != TENGEN_COMMAND_CLOCK &&
           command->kind != TENGEN_COMMAND_GOTO)
    give_turn (self,
               command->kind == TENGEN_COMMAND_ACT ? &command->action.kind
                                                   : NULL);
}
