/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room: what a room is at the moment
 */
#include "tengen-room.h"

#include <string.h>

#include "tengen-room-private.h"

static void
member_free (TengenRoomMember *self)
{
  g_free (self->name);
  g_free (self);
}

static void
table_free (TengenRoomTable *self)
{
  tengen_game_free (self->game);
  g_free (self);
}

TengenRoom *
tengen_room_new (void)
{
  TengenRoom *self = g_new0 (TengenRoom, 1);
  const TengenGoRules *rules = tengen_go_rules_find ("pure");

  self->settings.title = g_strdup ("");
  self->settings.setup = tengen_game_setup_new (rules, 7);
  self->settings.breaks_s = 300;
  self->settings.level = 1;
  self->settings.open = TRUE;
  self->members = g_ptr_array_new_with_free_func ((GDestroyNotify) member_free);
  self->tables = g_ptr_array_new_with_free_func ((GDestroyNotify) table_free);
  self->match =
      tengen_match_new ("room", TENGEN_MATCH_SWISS, self->settings.setup);
  self->match->scoring = TENGEN_MATCH_SCORE_DIFFERENCE;
  self->shown = TENGEN_ROOM_NONE;
  return self;
}

void
tengen_room_free (TengenRoom *self)
{
  if (self == NULL)
    return;
  tengen_room_settings_clear (&self->settings);
  g_ptr_array_unref (self->members);
  g_ptr_array_unref (self->tables);
  tengen_match_free (self->match);
  g_free (self);
}

const TengenRoomSettings *
tengen_room_get_settings (const TengenRoom *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->settings;
}

/* --- Members --- */

int
tengen_room_get_n_members (const TengenRoom *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (int) self->members->len;
}

const TengenRoomMember *
tengen_room_get_member (const TengenRoom *self, int member)
{
  const TengenRoomMember *found;

  g_return_val_if_fail (self != NULL, NULL);

  if (member < 0 || member >= (int) self->members->len)
    return NULL;
  found = self->members->pdata[member];
  return found->removed ? NULL : found;
}

int
tengen_room_find_name (const TengenRoom *self, const char *name)
{
  int member;

  g_return_val_if_fail (self != NULL && name != NULL, TENGEN_ROOM_NONE);

  member = tengen_match_find_player (self->match, name);
  return tengen_room_get_member (self, member) != NULL ? member
                                                       : TENGEN_ROOM_NONE;
}

/* Compares two sums of tokens in a time that tells nothing of them. */
static gboolean
is_same_sum (const char *a, const char *b)
{
  guint different = 0;

  for (int i = 0; i < TENGEN_ROOM_TOKEN_SUM; i++)
    different |= (guint) (guchar) a[i] ^ (guint) (guchar) b[i];
  return different == 0;
}

int
tengen_room_find_token (const TengenRoom *self, const char *sum)
{
  g_return_val_if_fail (self != NULL && sum != NULL, TENGEN_ROOM_NONE);

  if (strlen (sum) != TENGEN_ROOM_TOKEN_SUM)
    return TENGEN_ROOM_NONE;
  for (int i = 0; i < (int) self->members->len; i++)
    {
      const TengenRoomMember *member = self->members->pdata[i];

      if (*member->token != '\0' && is_same_sum (member->token, sum))
        return i;
    }
  return TENGEN_ROOM_NONE;
}

/* --- Tables --- */

int
tengen_room_get_n_tables (const TengenRoom *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (int) self->tables->len;
}

TengenRoomTable *
tengen_room_find (const TengenRoom *self, int table)
{
  TengenRoomTable *found;

  if (table < 0 || table >= (int) self->tables->len)
    return NULL;
  found = self->tables->pdata[table];
  return found->removed ? NULL : found;
}

const TengenRoomTable *
tengen_room_get_table (const TengenRoom *self, int table)
{
  g_return_val_if_fail (self != NULL, NULL);

  return tengen_room_find (self, table);
}

int
tengen_room_get_match_game (const TengenRoom *self, int table)
{
  g_return_val_if_fail (self != NULL, -1);
  g_return_val_if_fail (table >= 0 && table < (int) self->tables->len, -1);

  return ((TengenRoomTable *) self->tables->pdata[table])->match_game;
}

static gboolean
has_member (const TengenRoomSide *side, int member)
{
  for (int i = 0; i < side->n; i++)
    if (side->members[i] == member)
      return TRUE;
  return FALSE;
}

TengenSeat
tengen_room_get_seat (const TengenRoom *self, int table, int member)
{
  const TengenRoomTable *found;

  g_return_val_if_fail (self != NULL, TENGEN_SEAT_NONE);

  found = tengen_room_find (self, table);
  if (found == NULL || member < 0)
    return TENGEN_SEAT_NONE;
  if (has_member (&found->sides[0], member))
    return TENGEN_SEAT_FIRST;
  return has_member (&found->sides[1], member) ? TENGEN_SEAT_SECOND
                                               : TENGEN_SEAT_NONE;
}

int
tengen_room_find_table (const TengenRoom *self, int member)
{
  g_return_val_if_fail (self != NULL, TENGEN_ROOM_NONE);

  for (int i = (int) self->tables->len - 1; i >= 0; i--)
    if (tengen_room_get_seat (self, i, member) != TENGEN_SEAT_NONE)
      return i;
  return TENGEN_ROOM_NONE;
}

gboolean
tengen_room_is_busy (const TengenRoom *self, int member)
{
  int table = tengen_room_find_table (self, member);

  return table != TENGEN_ROOM_NONE &&
         tengen_room_find (self, table)->result.kind == TENGEN_RESULT_UNKNOWN;
}

static gboolean
sits (const TengenRoomTable *table, int member)
{
  return has_member (&table->sides[0], member) ||
         has_member (&table->sides[1], member);
}

gboolean
tengen_room_has_played (const TengenRoom *self, int member)
{
  const TengenMatchPlayer *player;

  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->tables->len; i++)
    if (sits (self->tables->pdata[i], member))
      return TRUE;
  player = tengen_match_get_player (self->match, member);
  return player != NULL && (player->byes != 0 || player->absences != 0);
}

int
tengen_room_get_turn (const TengenRoom *self,
                      int table,
                      TengenSeat seat,
                      guint moves)
{
  const TengenRoomTable *found;
  const TengenRoomSide *side;

  g_return_val_if_fail (self != NULL, TENGEN_ROOM_COMPUTER);

  found = tengen_room_find (self, table);
  g_return_val_if_fail (found != NULL && seat != TENGEN_SEAT_NONE,
                        TENGEN_ROOM_COMPUTER);

  side = &found->sides[seat - 1];
  return side->members[moves % (guint) side->n];
}

/* --- What a member may do --- */

/* Counts the moves of a side so far. */
static guint
count_moves (const TengenPosition *position, TengenStone stone)
{
  const GArray *moves = tengen_position_get_moves (position);
  guint n = 0;

  for (guint i = 0; i < moves->len; i++)
    n += g_array_index (moves, TengenMove, i).stone == stone;
  return n;
}

/* Whether the member has the turn of its side. */
static gboolean
has_turn (const TengenRoom *self,
          int table,
          int member,
          const TengenPosition *position,
          TengenSeat seat)
{
  TengenStone stone = tengen_position_get_stone (position, seat);

  return tengen_room_get_turn (
             self, table, seat, count_moves (position, stone)) == member;
}

/* Whether the last move is that of a seat, or of the computer it plays. */
static gboolean
is_free_to_undo (const TengenRoomTable *table,
                 const TengenPosition *position,
                 TengenSeat seat)
{
  const GArray *moves = tengen_position_get_moves (position);
  const TengenMove *last;

  if (moves->len == 0)
    return FALSE;
  last = &g_array_index (moves, TengenMove, moves->len - 1);
  return tengen_position_get_seat (position, last->stone) == seat ||
         table->sides[2 - seat].members[0] == TENGEN_ROOM_COMPUTER;
}

/* The seat that acts by an action, NONE for what no player does alone. */
static TengenSeat
find_actor (const TengenPosition *position, const TengenAction *action)
{
  switch ((int) action->kind)
    {
    case TENGEN_ACTION_FINISH:
    case TENGEN_ACTION_VOID:
    case TENGEN_ACTION_DRAW:
    case TENGEN_ACTION_TIME:
      return TENGEN_SEAT_NONE;
    default:
      break;
    }
  if (tengen_action_get_info (action->kind)->actor == TENGEN_ACTOR_SIDE)
    return action->stone == TENGEN_STONE_NONE
               ? TENGEN_SEAT_NONE
               : tengen_position_get_seat (position, action->stone);
  return action->seat;
}

static gboolean
is_turned (TengenActionKind kind)
{
  TengenActionGroup group = tengen_action_get_info (kind)->group;

  return group == TENGEN_ACTION_GROUP_MOVE ||
         group == TENGEN_ACTION_GROUP_OPENING;
}

TengenRoomFault
tengen_room_check_command (const TengenRoom *self,
                           int table,
                           int member,
                           const TengenPosition *position,
                           const TengenCommand *command)
{
  const TengenRoomTable *found;
  TengenSeat seat;

  g_return_val_if_fail (self != NULL && position != NULL && command != NULL,
                        TENGEN_ROOM_FAULT_NOT_NOW);

  found = tengen_room_find (self, table);
  if (found == NULL)
    return TENGEN_ROOM_FAULT_TABLE;
  seat = tengen_room_get_seat (self, table, member);
  if (seat == TENGEN_SEAT_NONE)
    return TENGEN_ROOM_FAULT_SEAT;
  if (command->kind == TENGEN_COMMAND_TAKE_BACK)
    return self->settings.undo == TENGEN_ROOM_UNDO_FREE &&
                   is_free_to_undo (found, position, seat)
               ? TENGEN_ROOM_FAULT_NONE
               : TENGEN_ROOM_FAULT_NOT_NOW;
  if (command->kind != TENGEN_COMMAND_ACT)
    return TENGEN_ROOM_FAULT_NOT_NOW;
  if (find_actor (position, &command->action) != seat)
    return TENGEN_ROOM_FAULT_SEAT;
  return !is_turned (command->action.kind) ||
                 has_turn (self, table, member, position, seat)
             ? TENGEN_ROOM_FAULT_NONE
             : TENGEN_ROOM_FAULT_SEAT;
}

/* --- The room as a whole --- */

gboolean
tengen_room_is_paused (const TengenRoom *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->paused;
}

gboolean
tengen_room_is_closed (const TengenRoom *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->closed;
}

int
tengen_room_get_shown (const TengenRoom *self)
{
  g_return_val_if_fail (self != NULL, TENGEN_ROOM_NONE);

  return self->shown;
}

const TengenMatch *
tengen_room_get_match (const TengenRoom *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->match;
}

TengenGame *
tengen_room_take_game (TengenRoom *self, int table)
{
  TengenRoomTable *found;

  g_return_val_if_fail (self != NULL, NULL);

  found = tengen_room_find (self, table);
  g_return_val_if_fail (found != NULL && found->game != NULL, NULL);

  return g_steal_pointer (&found->game);
}

static guint64
add_byte (guint64 hash, char c)
{
  return (hash ^ (guchar) c) * G_GUINT64_CONSTANT (1099511628211);
}

guint64
tengen_room_hash (const TengenBoard *board, TengenStone to_move)
{
  static const char letters[] = { [TENGEN_STONE_NONE] = '.',
                                  [TENGEN_STONE_BLACK] = 'B',
                                  [TENGEN_STONE_WHITE] = 'W' };
  guint64 hash = G_GUINT64_CONSTANT (14695981039346656037);
  int n;

  g_return_val_if_fail (board != NULL, 0);

  n = tengen_board_get_n_points (board);
  for (int i = 0; i < n; i++)
    hash = add_byte (hash, letters[tengen_board_get (board, (TengenPoint) i)]);
  return add_byte (hash, letters[to_move]);
}
