/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game: commands on a record, undone and redone
 *
 * Shape: every command becomes one step of the undo list: the changes that
 *        take it back, and where cursor and live node were. Undoing a step
 *        applies its changes in reverse order and leaves a step of the same
 *        form for redo, so that one function serves both ways.
 */
#include "tengen-game-private.h"

#include "tengen-record-edit.h"

#include <string.h>

/* Bytes of names that are given room at once. */
#define NAMES_BLOCK 64

static void
free_step (gpointer data)
{
  TengenGameStep *step = data;

  g_slist_free_full (step->changes, (GDestroyNotify) tengen_change_free);
  g_free (step);
}

/* Makes a step; its name is one of the table of actions or of the game's. */
static TengenGameStep *
new_step (TengenGame *self, TengenCommandKind kind, const char *name)
{
  TengenGameStep *step = g_new (TengenGameStep, 1);

  *step = (TengenGameStep){
    .name = name,
    .edits = self->edits,
    .root = self->root,
    .cursor = self->cursor,
    .live = self->live,
    .kind = (guint8) kind,
    .is_swapped = self->is_swapped,
  };
  self->n_before = tengen_record_get_n_nodes (self->record);
  return step;
}

/* Takes all of a step back; what it did is left in @back. */
static void
take_back_changes (TengenGame *self, TengenGameStep *step, TengenGameStep *back)
{
  for (GSList *at = step->changes; at != NULL; at = at->next)
    {
      gboolean fits = tengen_game_change (self, back, at->data);

      g_warn_if_fail (fits);
    }
}

TengenGame *
tengen_game_new (const TengenGameSetup *setup)
{
  g_return_val_if_fail (setup != NULL, NULL);

  return tengen_game_open (tengen_game_setup_write (setup), 0);
}

TengenGame *
tengen_game_open (TengenRecord *record, guint index)
{
  g_autoptr (TengenGame) self = NULL;

  g_return_val_if_fail (record != NULL, NULL);

  self = g_new0 (TengenGame, 1);
  self->record = record;
  self->setups =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_game_setup_free);
  self->undo = g_ptr_array_new_with_free_func (free_step);
  self->redo = g_ptr_array_new_with_free_func (free_step);
  self->names = g_string_chunk_new (NAMES_BLOCK);
  self->stale = g_array_new (FALSE, FALSE, sizeof (TengenNode));
  self->line = g_array_new (FALSE, FALSE, sizeof (TengenNode));
  if (index >= tengen_record_get_n_games (record))
    return NULL;
  self->root = tengen_record_get_game (record, index);
  self->position = tengen_position_new (record, self->root);
  self->live = tengen_game_find_end (record, self->root);
  self->cursor = tengen_game_is_own (self) ? self->live : self->root;
  tengen_game_settle (self, TRUE);
  tengen_game_find_clock (self);
  return g_steal_pointer (&self);
}

void
tengen_game_free (TengenGame *self)
{
  if (self == NULL)
    return;
  tengen_position_free (self->position);
  g_ptr_array_unref (self->setups);
  g_ptr_array_unref (self->undo);
  g_ptr_array_unref (self->redo);
  g_string_chunk_free (self->names);
  g_array_unref (self->stale);
  g_array_unref (self->line);
  tengen_record_free (self->record);
  g_free (self->time);
  g_free (self);
}

/* Questions. */

/* AP would say so also of a record of others that was annotated here. */
gboolean
tengen_game_is_own (const TengenGame *self)
{
  TengenNode end;

  g_return_val_if_fail (self != NULL, FALSE);

  end = tengen_game_find_end (self->record, self->root);
  return tengen_record_find (self->record, self->root, TENGEN_PROPERTY_TNR) ||
         tengen_record_find (self->record, end, TENGEN_PROPERTY_TNC) ||
         tengen_record_find (self->record, end, TENGEN_PROPERTY_TNA);
}

const TengenRecord *
tengen_game_get_record (const TengenGame *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->record;
}

TengenNode
tengen_game_get_root (const TengenGame *self)
{
  g_return_val_if_fail (self != NULL, TENGEN_NODE_NONE);

  return self->root;
}

const TengenPosition *
tengen_game_get_position (const TengenGame *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->position;
}

TengenNode
tengen_game_get_cursor (const TengenGame *self)
{
  g_return_val_if_fail (self != NULL, TENGEN_NODE_NONE);

  return self->cursor;
}

TengenNode
tengen_game_get_live (const TengenGame *self)
{
  g_return_val_if_fail (self != NULL, TENGEN_NODE_NONE);

  return self->live;
}

const TengenGameSetup *
tengen_game_get_setup (const TengenGame *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return tengen_position_get_setup (self->position);
}

const GArray *
tengen_game_get_line (const TengenGame *self, guint *cursor)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (cursor != NULL)
    *cursor = self->line_cursor;
  return self->line;
}

guint
tengen_game_get_n_undo (const TengenGame *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->undo->len;
}

guint
tengen_game_get_n_redo (const TengenGame *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->redo->len;
}

/* What would be taken back next of a list. */
static const char *
get_name (const GPtrArray *steps)
{
  const TengenGameStep *step;

  if (steps->len == 0)
    return NULL;
  step = steps->pdata[steps->len - 1];
  return step->name;
}

const char *
tengen_game_get_undo_name (const TengenGame *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return get_name (self->undo);
}

const char *
tengen_game_get_redo_name (const TengenGame *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return get_name (self->redo);
}

guint64
tengen_game_get_edits (const TengenGame *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->edits;
}

TengenResult
tengen_game_get_result (const TengenGame *self)
{
  TengenResult result = { TENGEN_RESULT_UNKNOWN, TENGEN_STONE_NONE, 0 };
  g_autofree char *text = NULL;

  g_return_val_if_fail (self != NULL, result);

  if (tengen_position_get_phase (self->position) == TENGEN_PHASE_OVER)
    return tengen_position_get_result (self->position);
  text = tengen_record_get_text (self->record, self->root, TENGEN_PROPERTY_RE);
  if (text != NULL)
    tengen_result_parse (g_strstrip (text), &result);
  return result;
}

/* Commands. */

/* Goes back to where the cursor was before a step. */
static void
go_back (TengenGame *self, const TengenGameStep *step)
{
  tengen_game_switch (self, step->root);
  self->cursor = step->cursor;
  self->live = step->live;
}

/* What could not be done wholly is not half there, and has used no numbers of
 * nodes: a journal, which repeats only what was done, gets the same ones. */
static TengenReason *
refuse_step (TengenGame *self, TengenGameStep *step, TengenReasonCode code)
{
  guint n_nodes = self->n_before;
  TengenGameStep *back =
      new_step (self, (TengenCommandKind) step->kind, step->name);

  take_back_changes (self, step, back);
  go_back (self, step);
  tengen_game_settle (self, TRUE);
  tengen_record_drop (self->record, n_nodes);
  free_step (back);
  free_step (step);
  return tengen_reason_new (code);
}

/* The change that takes a step back, if it is no more than one text of a node
 * set. */
static const TengenChange *
get_text_set (const TengenGameStep *step)
{
  const TengenChange *change;

  if (step->changes == NULL || step->changes->next != NULL ||
      (strcmp (step->name, "comment") != 0 &&
       strcmp (step->name, "name") != 0 && strcmp (step->name, "info") != 0))
    return NULL;
  change = step->changes->data;
  return change->kind == TENGEN_CHANGE_SET ? change : NULL;
}

/* Typing: both set the same text. A text rewritten after it was taken out is
 * not typed on: undone in one step, the old text would stand in the new place.
 */
static gboolean
is_typed_on (const TengenGameStep *before, const TengenGameStep *step)
{
  const TengenChange *first = get_text_set (before);
  const TengenChange *next = get_text_set (step);

  return first != NULL && next != NULL && first->node == next->node &&
         strcmp (first->name, next->name) == 0 &&
         strcmp (before->name, step->name) == 0 &&
         (first->values == NULL || next->values != NULL);
}

/* Joins what the program proposes to the pass that stopped the game or to what
 * a player has said since, also when the cursor left and came back
 * meanwhile. */
static gboolean
join_proposal (TengenGame *self, TengenGameStep *step)
{
  guint n = self->undo->len;
  TengenGameStep *last = self->undo->pdata[n - 1];
  TengenGameStep *before = last;

  if (last->kind == TENGEN_COMMAND_GOTO && n > 1 &&
      last->cursor == self->cursor)
    before = self->undo->pdata[n - 2];
  if (before->kind != TENGEN_COMMAND_ACT)
    return FALSE;
  before->changes =
      g_slist_concat (g_steal_pointer (&step->changes), before->changes);
  if (before != last)
    last->edits = self->edits;
  return TRUE;
}

/* Moving the cursor is one step however far it goes, typing a text is one
 * however long it takes, and what the program proposes is no step of its
 * own. */
static gboolean
join_step (TengenGame *self, TengenGameStep *step)
{
  TengenGameStep *before;

  if (self->undo->len == 0)
    return FALSE;
  before = g_ptr_array_index (self->undo, self->undo->len - 1);
  if (step->kind == TENGEN_COMMAND_GOTO)
    return before->kind == TENGEN_COMMAND_GOTO;
  if (step->kind == TENGEN_COMMAND_EDIT &&
      before->kind == TENGEN_COMMAND_EDIT && is_typed_on (before, step))
    return TRUE;
  return step->follows && join_proposal (self, step);
}

static gboolean
exchange (TengenGame *self,
          TengenGameStep *step,
          TengenProperty first,
          TengenProperty second)
{
  g_autofree char *one =
      tengen_record_get_text (self->record, self->root, first);
  g_autofree char *other =
      tengen_record_get_text (self->record, self->root, second);
  g_autoptr (TengenChange) set_first = NULL;
  g_autoptr (TengenChange) set_second = NULL;

  if (g_strcmp0 (one, other) == 0)
    return TRUE;
  set_first = tengen_change_set_text (self->root, first, other);
  set_second = tengen_change_set_text (self->root, second, one);
  return tengen_game_change (self, step, set_first) &&
         tengen_game_change (self, step, set_second);
}

/* Exchanges the names, ranks and teams of Black and White if a step has changed
 * who has which colour at the end of the main line. */
static void
keep_names (TengenGame *self, TengenGameStep *step)
{
  static const struct
  {
    TengenProperty first;
    TengenProperty second;
  } PAIRS[] = {
    { TENGEN_PROPERTY_PB, TENGEN_PROPERTY_PW },
    { TENGEN_PROPERTY_BR, TENGEN_PROPERTY_WR },
    { TENGEN_PROPERTY_BT, TENGEN_PROPERTY_WT },
  };

  if (self->root != step->root || self->is_swapped == step->is_swapped)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (PAIRS); i++)
    g_warn_if_fail (exchange (self, step, PAIRS[i].first, PAIRS[i].second));
  tengen_game_refresh (self);
}

/* Lets a step that has been made stand, and puts it on the undo list. */
static void
add_step (TengenGame *self, TengenGameStep *step)
{
  gboolean changed = step->changes != NULL;

  if (changed)
    self->edits = ++self->last_edits;
  tengen_game_settle (self, changed);
  if (changed)
    keep_names (self, step);
  if (join_step (self, step))
    {
      free_step (step);
      return;
    }
  g_ptr_array_add (self->undo, step);
}

static void
keep_step (TengenGame *self, TengenGameStep *step)
{
  if (step->changes != NULL || step->kind != TENGEN_COMMAND_GOTO)
    g_ptr_array_set_size (self->redo, 0);
  add_step (self, step);
}

/* Whether the value of an action is none that it can have; what the rules make
 * of it is not asked. */
static gboolean
has_bad_value (const TengenGame *self,
               const TengenActionInfo *info,
               const TengenAction *action)
{
  int most = info->most == TENGEN_ACTION_POINTS
                 ? tengen_board_get_n_points (
                       tengen_position_get_board (self->position))
                 : info->most;

  return action->value < info->least || action->value > most ||
         ((action->kind == TENGEN_ACTION_GROUPS ||
           action->kind == TENGEN_ACTION_EYES) &&
          action->stone == TENGEN_STONE_NONE);
}

/* What an action says that means nothing for its kind is left out, so that it
 * is read back from the record as it was done. */
static void
complete_action (const TengenGame *self,
                 const TengenActionInfo *info,
                 TengenAction *action)
{
  if (action->kind == TENGEN_ACTION_PASS ||
      action->kind == TENGEN_ACTION_VIRTUAL)
    action->point = TENGEN_POINT_PASS;
  if (info->least == info->most ||
      (info->group == TENGEN_ACTION_GROUP_MOVE &&
       (action->value < 0 || action->value > info->most)))
    action->value = 0;
  if (info->actor == TENGEN_ACTOR_NONE)
    action->seat = TENGEN_SEAT_NONE;
  if (info->group == TENGEN_ACTION_GROUP_STOP)
    action->seat = tengen_position_get_seat (self->position, action->stone);
  if (info->actor == TENGEN_ACTOR_FIRST)
    {
      action->point = TENGEN_POINT_NONE;
      action->seat = TENGEN_SEAT_FIRST;
    }
}

/* Asks whether an action can be done at the cursor; what means nothing for its
 * kind is taken out of it. */
static TengenReason *
check_action (const TengenGame *self,
              const TengenActionInfo *info,
              TengenAction *action)
{
  complete_action (self, info, action);
  if ((info->actor == TENGEN_ACTOR_SEAT && action->seat == TENGEN_SEAT_NONE) ||
      has_bad_value (self, info, action))
    return tengen_reason_new (TENGEN_REASON_BROKEN);
  if (info->actor == TENGEN_ACTOR_SIDE && action->stone == TENGEN_STONE_NONE)
    return tengen_reason_new (TENGEN_REASON_TURN);
  return tengen_position_check (self->position, action);
}

/* Writes what is done, if it is allowed, and gives the step of it. */
static TengenReason *
make_act (TengenGame *self, const TengenAction *wanted, TengenGameStep **made)
{
  const TengenActionInfo *info = tengen_action_get_info (wanted->kind);
  TengenAction action = *wanted;
  TengenReason *reason;
  TengenGameStep *step;

  reason = check_action (self, info, &action);
  if (reason != NULL)
    return reason;
  step = new_step (self, TENGEN_COMMAND_ACT, info->undo_name);
  step->follows = info->group == TENGEN_ACTION_GROUP_TERM &&
                  action.seat == TENGEN_SEAT_NONE;
  if (!tengen_game_write_action (self, step, &action) ||
      !tengen_game_write_time (self, step, &action))
    return refuse_step (self, step, TENGEN_REASON_BROKEN);
  *made = step;
  return NULL;
}

static TengenReason *
act (TengenGame *self, const TengenAction *wanted)
{
  TengenGameStep *step = NULL;
  TengenReason *reason = make_act (self, wanted, &step);

  if (reason == NULL)
    keep_step (self, step);
  return reason;
}

static TengenReason *
take_back (TengenGame *self)
{
  TengenGameStep *step;

  if (tengen_position_get_phase (self->position) == TENGEN_PHASE_COUNT)
    return tengen_reason_new (TENGEN_REASON_STOPPED);
  if (!tengen_game_can_take_back (self))
    return tengen_reason_new (TENGEN_REASON_NO_MOVE);
  step = new_step (self, TENGEN_COMMAND_TAKE_BACK, "take-back");
  if (!tengen_game_take_last_back (self, step))
    return refuse_step (self, step, TENGEN_REASON_BROKEN);
  keep_step (self, step);
  return NULL;
}

static TengenReason *
go_to (TengenGame *self, TengenNode node)
{
  TengenGameStep *step;

  if (!tengen_game_has_node (self, node))
    return tengen_reason_new (TENGEN_REASON_BROKEN);
  step = new_step (self, TENGEN_COMMAND_GOTO, "goto");
  tengen_game_switch (self, tengen_record_get_root (self->record, node));
  self->cursor = node;
  keep_step (self, step);
  return NULL;
}

/* The node above the one that an edit took out, or none. */
static TengenNode
find_cut (const TengenGameStep *step, TengenNode top)
{
  for (const GSList *at = step->changes; at != NULL; at = at->next)
    {
      const TengenChange *inverse = at->data;

      if (inverse->kind == TENGEN_CHANGE_LINK && inverse->node == top)
        return inverse->parent;
    }
  return TENGEN_NODE_NONE;
}

/* Where an edit leaves one that was at @node: there, or at the nearest node
 * before it that is still part of the game. */
static TengenNode
find_kept (const TengenGame *self, const TengenGameStep *step, TengenNode node)
{
  for (guint i = g_slist_length (step->changes);
       i > 0 && !tengen_game_is_ours (self, node);
       i--)
    {
      node = find_cut (step, tengen_record_get_root (self->record, node));
      if (node == TENGEN_NODE_NONE)
        break;
    }
  return tengen_game_is_ours (self, node) ? node : self->root;
}

static TengenReason *
edit (TengenGame *self, const TengenCommand *command)
{
  const char *name = g_string_chunk_insert_const (
      self->names, command->name != NULL ? command->name : "edit");
  TengenGameStep *step = new_step (self, TENGEN_COMMAND_EDIT, name);
  gboolean to = FALSE;

  for (guint i = 0; i < command->changes->len; i++)
    if (!tengen_game_change (self, step, command->changes->pdata[i]))
      return refuse_step (self, step, TENGEN_REASON_BROKEN);
  to = tengen_game_has_node (self, command->node);
  if (!to && !tengen_game_is_ours (self, self->root))
    return refuse_step (self, step, TENGEN_REASON_BROKEN);
  if (to)
    tengen_game_switch (self,
                        tengen_record_get_root (self->record, command->node));
  self->live = find_kept (self, step, self->live);
  self->cursor = find_kept (self, step, to ? command->node : self->cursor);
  keep_step (self, step);
  return NULL;
}

/* Appends what the program, not a player, has said of a point. */
static void
append_proposed (const TengenPosition *position,
                 TengenActionKind kind,
                 TengenPoint point,
                 int value,
                 GArray *actions)
{
  TengenAction action = { .kind = kind, .point = point, .value = value };

  if (value != 0 &&
      tengen_position_get_said (position, kind, point) != TENGEN_SAID_BY_PLAYER)
    g_array_append_val (actions, action);
}

/* Lists the marks and claims of the stop that is open which the program made
 * and no player has touched: for each point of a chain one. */
static GArray *
list_proposed (const TengenGame *self)
{
  const TengenPosition *position = self->position;
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  GArray *actions = g_array_new (FALSE, FALSE, sizeof (TengenAction));
  int n_points = setup->width * setup->height;

  if (tengen_position_get_phase (position) != TENGEN_PHASE_COUNT)
    return actions;
  for (int i = 0; i < n_points; i++)
    {
      TengenPoint point = (TengenPoint) i;

      append_proposed (position,
                       TENGEN_ACTION_MARK,
                       point,
                       (int) tengen_position_get_mark (position, point),
                       actions);
      append_proposed (position,
                       TENGEN_ACTION_CLAIM,
                       point,
                       (int) tengen_position_get_claim (position, point),
                       actions);
    }
  return actions;
}

/* Whether a stop is open and nothing has been said of the point. */
static gboolean
is_open_to (const TengenGame *self, const TengenAction *proposed)
{
  return tengen_position_get_phase (self->position) == TENGEN_PHASE_COUNT &&
         tengen_position_get_said (self->position,
                                   proposed->kind,
                                   proposed->point) == TENGEN_SAID_NOTHING;
}

/* What the program has proposed at a stop outlasts the players' words that come
 * and go beside it: its answer may come after a mark, and undoing that mark
 * takes back no more than a player said. */
static void
propose_again (TengenGame *self, const GArray *proposed)
{
  for (guint i = 0; i < proposed->len; i++)
    {
      const TengenAction *action = &g_array_index (proposed, TengenAction, i);
      g_autoptr (TengenReason) reason = NULL;
      TengenGameStep *step = NULL;

      if (!is_open_to (self, action))
        continue;
      reason = make_act (self, action, &step);
      if (reason == NULL)
        add_step (self, step);
    }
}

/* Takes the last step of @from back and puts its opposite on @to. */
static TengenReason *
swap (TengenGame *self, GPtrArray *from, GPtrArray *to)
{
  g_autoptr (GArray) proposed = NULL;
  TengenGameStep *step, *back;
  TengenNode stop = self->cursor;

  if (from->len == 0)
    return tengen_reason_new (TENGEN_REASON_NOTHING);
  step = g_ptr_array_steal_index (from, from->len - 1);
  back = new_step (self, (TengenCommandKind) step->kind, step->name);
  back->follows = step->follows;
  proposed = list_proposed (self);
  take_back_changes (self, step, back);
  go_back (self, step);
  self->edits = step->edits;
  tengen_game_settle (self, back->changes != NULL);
  g_ptr_array_add (to, back);
  if (self->cursor == stop && !step->follows)
    propose_again (self, proposed);
  free_step (step);
  return NULL;
}

static TengenReason *
run (TengenGame *self, const TengenCommand *command)
{
  switch (command->kind)
    {
    case TENGEN_COMMAND_ACT:
      return act (self, &command->action);
    case TENGEN_COMMAND_TAKE_BACK:
      return take_back (self);
    case TENGEN_COMMAND_GOTO:
      return go_to (self, command->node);
    case TENGEN_COMMAND_EDIT:
      return edit (self, command);
    case TENGEN_COMMAND_UNDO:
      return swap (self, self->undo, self->redo);
    case TENGEN_COMMAND_REDO:
      return swap (self, self->redo, self->undo);
    case TENGEN_COMMAND_CLOCK:
      return tengen_game_do_clock (self, command);
    }
  g_return_val_if_reached (NULL);
}

/* A refused command takes no time either. */
TengenReason *
tengen_game_do (TengenGame *self, const TengenCommand *command)
{
  TengenGameTime before = { 0 };
  TengenReasonCode code;
  TengenReason *reason;

  g_return_val_if_fail (self != NULL && command != NULL, NULL);

  if (self->time != NULL)
    {
      before = *self->time;
      tengen_clock_advance (&self->time->clock, MAX (command->dt_us, 0));
    }
  code = tengen_game_check_time (self, command);
  reason = code != TENGEN_REASON_NONE ? tengen_reason_new (code)
                                      : run (self, command);
  if (reason == NULL)
    tengen_game_settle_time (self, command);
  else if (self->time != NULL)
    *self->time = before;
  return reason;
}
