/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-do: whether something can happen in a room, and that it does
 */
#include <string.h>

#include "tengen-room-private.h"

/* --- Whether it can be --- */

static TengenRoomFault
check_settings (const TengenRoom *self, const TengenRoomSettings *settings)
{
  const TengenGameSetup *setup = settings->setup;

  if (settings->title == NULL ||
      g_utf8_strlen (settings->title, -1) > TENGEN_ROOM_MAX_NAME)
    return TENGEN_ROOM_FAULT_NAME;
  if (settings->id == NULL || !tengen_match_is_id (settings->id) ||
      (self->settings.id != NULL &&
       strcmp (settings->id, self->settings.id) != 0))
    return TENGEN_ROOM_FAULT_NAME;
  if (setup == NULL || !tengen_game_setup_has_board (setup) ||
      (setup->game != 1 && !tengen_game_setup_is_renju (setup)))
    return TENGEN_ROOM_FAULT_RULES;
  return TENGEN_ROOM_FAULT_NONE;
}

static TengenRoomFault
check_name (const TengenRoom *self, const TengenRoomEvent *event)
{
  int same;

  if (event->text == NULL || *event->text == '\0' ||
      g_utf8_strlen (event->text, -1) > TENGEN_ROOM_MAX_NAME)
    return TENGEN_ROOM_FAULT_NAME;
  same = tengen_room_find_name (self, event->text);
  if (same != TENGEN_ROOM_NONE && same != event->member)
    return TENGEN_ROOM_FAULT_TWICE;
  return TENGEN_ROOM_FAULT_NONE;
}

static TengenRoomFault
check_enter (const TengenRoomEvent *event)
{
  if (event->number < 0 || event->number >= TENGEN_ROOM_N_PICTURES)
    return TENGEN_ROOM_FAULT_NOT_NOW;
  return event->text != NULL && strlen (event->text) == TENGEN_ROOM_TOKEN_SUM
             ? TENGEN_ROOM_FAULT_NONE
             : TENGEN_ROOM_FAULT_NAME;
}

static TengenRoomFault
check_member (const TengenRoom *self, const TengenRoomEvent *event)
{
  if (tengen_room_get_member (self, event->member) == NULL)
    return TENGEN_ROOM_FAULT_MEMBER;
  if (event->kind == TENGEN_ROOM_RENAME)
    return check_name (self, event);
  return event->kind == TENGEN_ROOM_ENTER ? check_enter (event)
                                          : TENGEN_ROOM_FAULT_NONE;
}

static gboolean
is_command (const TengenCommand *command)
{
  if (command != NULL && command->kind == TENGEN_COMMAND_ACT &&
      command->action.kind == TENGEN_ACTION_AGREE &&
      command->action.seat == TENGEN_SEAT_NONE)
    return FALSE;
  return command != NULL && (command->kind == TENGEN_COMMAND_ACT ||
                             command->kind == TENGEN_COMMAND_TAKE_BACK ||
                             command->kind == TENGEN_COMMAND_CLOCK);
}

/* What the program itself says of a count. */
static gboolean
is_of_program (const TengenCommand *command)
{
  return command->kind == TENGEN_COMMAND_ACT &&
         command->action.seat == TENGEN_SEAT_NONE &&
         tengen_action_is_term (command->action.kind);
}

static TengenRoomFault
check_game (const TengenRoom *self,
            const TengenRoomTable *table,
            const TengenCommand *command)
{
  if (!is_command (command))
    return TENGEN_ROOM_FAULT_NOT_NOW;
  /* the clock is stopped and goes on also where hands are, and so does the
   * program's judging of the stones */
  if (command->kind == TENGEN_COMMAND_CLOCK || is_of_program (command))
    return TENGEN_ROOM_FAULT_NONE;
  if (self->paused || table->paused)
    return TENGEN_ROOM_FAULT_PAUSED;
  return table->by_hand ? TENGEN_ROOM_FAULT_NOT_NOW : TENGEN_ROOM_FAULT_NONE;
}

static gboolean
is_seat (TengenSeat seat)
{
  return seat == TENGEN_SEAT_FIRST || seat == TENGEN_SEAT_SECOND;
}

static TengenRoomFault
check_ask (const TengenRoom *self,
           const TengenRoomTable *table,
           const TengenRoomEvent *event)
{
  if (self->paused || table->paused)
    return TENGEN_ROOM_FAULT_PAUSED;
  if (event->kind == TENGEN_ROOM_ANSWER)
    return table->asked != TENGEN_SEAT_NONE ? TENGEN_ROOM_FAULT_NONE
                                            : TENGEN_ROOM_FAULT_NOT_NOW;
  if (!is_seat (event->seat))
    return TENGEN_ROOM_FAULT_SEAT;
  return (event->wish != TENGEN_ROOM_WISH_UNDO ||
          self->settings.undo == TENGEN_ROOM_UNDO_ASK) &&
                 table->asked == TENGEN_SEAT_NONE && !table->by_hand
             ? TENGEN_ROOM_FAULT_NONE
             : TENGEN_ROOM_FAULT_NOT_NOW;
}

static TengenRoomFault
check_table (const TengenRoom *self, const TengenRoomEvent *event)
{
  const TengenRoomTable *table = tengen_room_find (self, event->table);
  TengenResult result;

  if (table == NULL)
    return TENGEN_ROOM_FAULT_TABLE;
  switch ((int) event->kind)
    {
    case TENGEN_ROOM_GAME:
      return check_game (self, table, event->command);
    case TENGEN_ROOM_ASK:
    case TENGEN_ROOM_ANSWER:
      return check_ask (self, table, event);
    case TENGEN_ROOM_RESULT:
      return event->text != NULL &&
                     (tengen_result_parse (event->text, &result) ||
                      strcmp (event->text, "?") == 0)
                 ? TENGEN_ROOM_FAULT_NONE
                 : TENGEN_ROOM_FAULT_NOT_NOW;
    case TENGEN_ROOM_BROKEN:
      return is_seat (event->seat) && event->us >= 0 ? TENGEN_ROOM_FAULT_NONE
                                                     : TENGEN_ROOM_FAULT_SEAT;
    default:
      return TENGEN_ROOM_FAULT_NONE;
    }
}

TengenRoomFault
tengen_room_check (const TengenRoom *self, const TengenRoomEvent *event)
{
  g_return_val_if_fail (self != NULL && event != NULL,
                        TENGEN_ROOM_FAULT_NOT_NOW);

  if (self->closed)
    return TENGEN_ROOM_FAULT_CLOSED;
  switch (event->kind)
    {
    case TENGEN_ROOM_SETTINGS:
      return check_settings (self, &event->settings);
    case TENGEN_ROOM_ADD:
      return check_name (self, event);
    case TENGEN_ROOM_RENAME:
    case TENGEN_ROOM_REMOVE:
    case TENGEN_ROOM_ENTER:
    case TENGEN_ROOM_FREE:
    case TENGEN_ROOM_HAND:
      return check_member (self, event);
    case TENGEN_ROOM_PAIR:
      return tengen_room_check_pair (self, event);
    case TENGEN_ROOM_SEAT:
      return tengen_room_check_sides (self, event->sides);
    case TENGEN_ROOM_PAUSE:
    case TENGEN_ROOM_SHOW:
      return event->table == TENGEN_ROOM_NONE ? TENGEN_ROOM_FAULT_NONE
                                              : check_table (self, event);
    case TENGEN_ROOM_END:
    case TENGEN_ROOM_GAME:
    case TENGEN_ROOM_ASK:
    case TENGEN_ROOM_ANSWER:
    case TENGEN_ROOM_RESULT:
    case TENGEN_ROOM_BROKEN:
      return check_table (self, event);
    case TENGEN_ROOM_CLOSE:
      return TENGEN_ROOM_FAULT_NONE;
    }
  g_assert_not_reached ();
}

/* --- That it happens: members --- */

static void
set_settings (TengenRoom *self, const TengenRoomSettings *settings)
{
  TengenRoomSettings old = self->settings;

  self->settings = *settings;
  self->settings.id = g_strdup (settings->id);
  self->settings.title = g_strdup (settings->title);
  self->settings.setup = tengen_game_setup_copy (settings->setup);
  tengen_room_settings_clear (&old);
  g_free (self->match->id);
  self->match->id = g_strdup (settings->id);
  g_free (self->match->title);
  self->match->title = g_strdup (settings->title);
  tengen_game_setup_free (self->match->setup);
  self->match->setup = tengen_game_setup_copy (settings->setup);
}

/* Finds a member who was removed and had this name. */
static int
find_removed (const TengenRoom *self, const char *name)
{
  int member = tengen_match_find_player (self->match, name);

  return member != TENGEN_MATCH_NOBODY &&
                 tengen_room_get_member (self, member) == NULL
             ? member
             : TENGEN_ROOM_NONE;
}

/* Finds a place in a full room: that of one who was removed and never played. */
static int
find_place (const TengenRoom *self)
{
  if (self->members->len < TENGEN_ROOM_MAX_MEMBERS)
    return TENGEN_ROOM_NONE;
  for (int i = 0; i < (int) self->members->len; i++)
    if (((TengenRoomMember *) self->members->pdata[i])->removed &&
        !tengen_room_has_played (self, i))
      return i;
  return TENGEN_ROOM_NONE;
}

/* The event knows what is a name, and which are alike. */
static TengenRoomFault
take_name (TengenRoom *self, int member, const char *name)
{
  TengenRoomMember *found = self->members->pdata[member];
  TengenMatchFault fault =
      tengen_match_set_player (self->match, member, name, 0, FALSE);

  if (fault != TENGEN_MATCH_FAULT_NONE)
    return fault == TENGEN_MATCH_FAULT_TWICE ? TENGEN_ROOM_FAULT_TWICE
                                             : TENGEN_ROOM_FAULT_NAME;
  g_free (found->name);
  found->name = g_strdup (tengen_match_get_player (self->match, member)->name);
  return TENGEN_ROOM_FAULT_NONE;
}

static TengenRoomFault
add_member (TengenRoom *self, const TengenRoomEvent *event)
{
  int again = find_removed (self, event->text);
  TengenMatchFault fault;
  TengenRoomMember *member;

  if (again == TENGEN_ROOM_NONE)
    again = find_place (self);
  if (again != TENGEN_ROOM_NONE)
    {
      TengenRoomFault refused = take_name (self, again, event->text);

      if (refused != TENGEN_ROOM_FAULT_NONE)
        return refused;
      member = self->members->pdata[again];
      member->removed = FALSE;
      member->picture = -1;
      member->is_guest = event->on;
      return TENGEN_ROOM_FAULT_NONE;
    }
  fault = tengen_match_add_player (self->match, event->text, 0);
  if (fault != TENGEN_MATCH_FAULT_NONE)
    return fault == TENGEN_MATCH_FAULT_MANY    ? TENGEN_ROOM_FAULT_FULL
           : fault == TENGEN_MATCH_FAULT_TWICE ? TENGEN_ROOM_FAULT_TWICE
                                               : TENGEN_ROOM_FAULT_NAME;
  member = g_new0 (TengenRoomMember, 1);
  member->picture = -1;
  member->is_guest = event->on;
  member->name = g_strdup (
      tengen_match_get_player (self->match, (int) self->members->len)->name);
  g_ptr_array_add (self->members, member);
  return TENGEN_ROOM_FAULT_NONE;
}

static void
remove_member (TengenRoom *self, int member)
{
  TengenRoomMember *found = self->members->pdata[member];

  found->removed = TRUE;
  found->hand = FALSE;
  *found->token = '\0';
  tengen_match_get_player (self->match, member)->left = TRUE;
}

static TengenRoomFault
do_member (TengenRoom *self, const TengenRoomEvent *event)
{
  TengenRoomMember *member = self->members->pdata[event->member];

  switch ((int) event->kind)
    {
    case TENGEN_ROOM_RENAME:
      return take_name (self, event->member, event->text);
    case TENGEN_ROOM_REMOVE:
      remove_member (self, event->member);
      break;
    case TENGEN_ROOM_ENTER:
      member->picture = event->number;
      g_strlcpy (member->token, event->text, sizeof member->token);
      break;
    case TENGEN_ROOM_FREE:
      *member->token = '\0';
      member->hand = FALSE;
      break;
    case TENGEN_ROOM_HAND:
      member->hand = event->on;
      break;
    default:
      g_assert_not_reached ();
    }
  return TENGEN_ROOM_FAULT_NONE;
}

/* --- Tables --- */

static void
forget_count (TengenRoomTable *table)
{
  table->agreed[0] = table->agreed[1] = FALSE;
  table->disputed = FALSE;
}

/* Follows what both say of the count: what the other had agreed to and is
 * changed, or no longer agreed to, is a matter for the teacher. */
static void
follow_count (TengenRoomTable *table, const TengenAction *action)
{
  switch ((int) action->kind)
    {
    case TENGEN_ACTION_AGREE:
      table->agreed[action->seat - 1] = action->value != 0;
      if (action->value == 0)
        table->disputed |= table->agreed[0] || table->agreed[1];
      else if (table->agreed[0] && table->agreed[1])
        table->disputed = FALSE;
      break;
    case TENGEN_ACTION_MARK:
    case TENGEN_ACTION_UNMARK:
    case TENGEN_ACTION_CLAIM:
      table->disputed |= action->seat != TENGEN_SEAT_NONE &&
                         (table->agreed[0] || table->agreed[1]);
      table->agreed[0] = table->agreed[1] = FALSE;
      break;
    default:
      forget_count (table);
    }
}

static TengenRoomFault
do_command (TengenRoomTable *table,
            const TengenCommand *command,
            TengenReason **reason)
{
  g_autoptr (TengenReason) why = NULL;

  if (table->game != NULL)
    why = tengen_game_do (table->game, command);
  if (why != NULL)
    {
      if (reason != NULL)
        *reason = g_steal_pointer (&why);
      return TENGEN_ROOM_FAULT_RULES;
    }
  /* neither the clock nor an agreement changes what was pressed upon: two who
   * agree at the same time both do */
  if (command->kind == TENGEN_COMMAND_CLOCK)
    return TENGEN_ROOM_FAULT_NONE;
  table->asked = TENGEN_SEAT_NONE;
  if (command->kind == TENGEN_COMMAND_ACT)
    follow_count (table, &command->action);
  else
    forget_count (table);
  if (command->kind == TENGEN_COMMAND_ACT &&
      command->action.kind == TENGEN_ACTION_AGREE)
    return TENGEN_ROOM_FAULT_NONE;
  table->n++;
  return TENGEN_ROOM_FAULT_NONE;
}

static void
set_result (TengenRoom *self,
            TengenRoomTable *table,
            const TengenRoomEvent *event)
{
  tengen_result_parse (event->text, &table->result);
  table->by_hand = event->on && table->result.kind != TENGEN_RESULT_UNKNOWN;
  if (table->match_game >= 0)
    tengen_match_set_result (
        self->match, table->match_game, &table->result, table->by_hand);
}

/* A game that was taken away without result is none of the event. */
static void
end_table (TengenRoom *self, TengenRoomTable *table)
{
  TengenResult none = { .kind = TENGEN_RESULT_VOID };

  table->removed = TRUE;
  if (table->match_game >= 0 && table->result.kind == TENGEN_RESULT_UNKNOWN)
    tengen_match_set_result (self->match, table->match_game, &none, TRUE);
}

static TengenRoomFault
do_table (TengenRoom *self, const TengenRoomEvent *event, TengenReason **reason)
{
  TengenRoomTable *table = tengen_room_find (self, event->table);

  if (event->kind == TENGEN_ROOM_GAME)
    return do_command (table, event->command, reason);
  switch ((int) event->kind)
    {
    case TENGEN_ROOM_END:
      end_table (self, table);
      break;
    case TENGEN_ROOM_ASK:
      table->asked = event->seat;
      table->wish = event->wish;
      break;
    case TENGEN_ROOM_ANSWER:
      table->asked = TENGEN_SEAT_NONE;
      break;
    case TENGEN_ROOM_PAUSE:
      table->paused = event->on;
      break;
    case TENGEN_ROOM_RESULT:
      set_result (self, table, event);
      break;
    case TENGEN_ROOM_BROKEN:
      table->broken_us[event->seat - 1] += event->us;
      /* no change of the board: presses stay good */
      return TENGEN_ROOM_FAULT_NONE;
    default:
      g_assert_not_reached ();
    }
  table->n++;
  return TENGEN_ROOM_FAULT_NONE;
}

TengenRoomFault
tengen_room_do (TengenRoom *self,
                const TengenRoomEvent *event,
                TengenReason **reason)
{
  TengenRoomFault fault;

  g_return_val_if_fail (self != NULL && event != NULL,
                        TENGEN_ROOM_FAULT_NOT_NOW);

  if (reason != NULL)
    *reason = NULL;
  fault = tengen_room_check (self, event);
  if (fault != TENGEN_ROOM_FAULT_NONE)
    return fault;
  switch (event->kind)
    {
    case TENGEN_ROOM_SETTINGS:
      set_settings (self, &event->settings);
      return TENGEN_ROOM_FAULT_NONE;
    case TENGEN_ROOM_ADD:
      return add_member (self, event);
    case TENGEN_ROOM_RENAME:
    case TENGEN_ROOM_REMOVE:
    case TENGEN_ROOM_ENTER:
    case TENGEN_ROOM_FREE:
    case TENGEN_ROOM_HAND:
      return do_member (self, event);
    case TENGEN_ROOM_PAIR:
      return tengen_room_pair (self, event);
    case TENGEN_ROOM_SEAT:
      tengen_room_seat (self, event->sides, event->seed);
      return TENGEN_ROOM_FAULT_NONE;
    case TENGEN_ROOM_SHOW:
      self->shown = event->table;
      return TENGEN_ROOM_FAULT_NONE;
    case TENGEN_ROOM_CLOSE:
      self->closed = TRUE;
      return TENGEN_ROOM_FAULT_NONE;
    case TENGEN_ROOM_PAUSE:
      if (event->table != TENGEN_ROOM_NONE)
        return do_table (self, event, reason);
      self->paused = event->on;
      return TENGEN_ROOM_FAULT_NONE;
    case TENGEN_ROOM_END:
    case TENGEN_ROOM_GAME:
    case TENGEN_ROOM_ASK:
    case TENGEN_ROOM_ANSWER:
    case TENGEN_ROOM_RESULT:
    case TENGEN_ROOM_BROKEN:
      return do_table (self, event, reason);
    }
  g_assert_not_reached ();
}
