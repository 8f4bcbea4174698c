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
#include "tengen-game-names.h"
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
    .is_swapped = (guint8) tengen_names_are_swapped (
        self->record, self->root, tengen_position_get_setup (self->position)),
  };
  self->n_before = tengen_record_get_n_nodes (self->record);
  return step;
}

gboolean
tengen_game_is_played (const char *name)
{
  static const TengenProperty PLAYED[] = {
    TENGEN_PROPERTY_B,   TENGEN_PROPERTY_W,   TENGEN_PROPERTY_AB,
    TENGEN_PROPERTY_AW,  TENGEN_PROPERTY_AE,  TENGEN_PROPERTY_PL,
    TENGEN_PROPERTY_TNA, TENGEN_PROPERTY_TNC, TENGEN_PROPERTY_TNP,
    TENGEN_PROPERTY_TNR, TENGEN_PROPERTY_GM,  TENGEN_PROPERTY_SZ,
    TENGEN_PROPERTY_RU,  TENGEN_PROPERTY_KM,  TENGEN_PROPERTY_HA,
    TENGEN_PROPERTY_PB,  TENGEN_PROPERTY_PW,  TENGEN_PROPERTY_MN,
    TENGEN_PROPERTY_DD,  TENGEN_PROPERTY_VW,  TENGEN_PROPERTY_TNH,
    TENGEN_PROPERTY_TNT, TENGEN_PROPERTY_TNM, TENGEN_PROPERTY_BR,
    TENGEN_PROPERTY_WR,
  };
  TengenProperty property = tengen_property_find (name, strlen (name));

  for (gsize i = 0; i < G_N_ELEMENTS (PLAYED); i++)
    if (PLAYED[i] == property)
      return TRUE;
  return FALSE;
}

gboolean
tengen_game_is_new (const TengenGame *self, TengenNode node)
{
  return node > self->n_before && node > self->n_known;
}

gboolean
tengen_game_change (TengenGame *self,
                    TengenGameStep *step,
                    TengenChange *wanted)
{
  TengenChange *inverse = tengen_record_apply (self->record, wanted);

  if (inverse == NULL)
    return FALSE;
  if (wanted->kind == TENGEN_CHANGE_SET && wanted->node > self->n_before)
    tengen_change_free (inverse);
  else
    step->changes = g_slist_prepend (step->changes, inverse);
  self->cut |= wanted->kind == TENGEN_CHANGE_UNLINK;
  if (wanted->node <= self->n_known && (wanted->kind == TENGEN_CHANGE_UNLINK ||
                                        (wanted->kind == TENGEN_CHANGE_SET &&
                                         tengen_game_is_played (wanted->name))))
    g_array_append_val (self->stale, wanted->node);
  return TRUE;
}

void
tengen_game_refresh (TengenGame *self)
{
  if (self->stale->len > 0)
    tengen_position_forget (self->position, self->stale);
  g_array_set_size (self->stale, 0);
  self->n_known = tengen_record_get_n_nodes (self->record);
  if (self->cursor == self->judged)
    tengen_position_follow (self->position, self->cursor);
  else
    tengen_position_goto (self->position, self->cursor);
  self->judged = TENGEN_NODE_NONE;
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

/* The current line. */

static gboolean
find_in_line (TengenGame *self)
{
  for (guint i = 0; i < self->line->len; i++)
    if (g_array_index (self->line, TengenNode, i) == self->cursor)
      {
        self->line_cursor = i;
        return TRUE;
      }
  return FALSE;
}

/* Finds the way to the cursor, if it is not known from before a command that
 * took nothing out, and the first nodes that follow. */
static void
build_line (TengenGame *self)
{
  TengenNode last = TENGEN_NODE_NONE;
  TengenNode node;

  if (!self->cut && self->line->len > 0)
    last = g_array_index (self->line, TengenNode, self->line_cursor);
  if (last != TENGEN_NODE_NONE &&
      (last == self->cursor ||
       last == tengen_record_get_parent (self->record, self->cursor)))
    g_array_set_size (self->line, self->line_cursor + 1);
  else
    {
      g_array_unref (self->line);
      self->line = tengen_record_list_path (self->record, self->cursor);
      last = self->cursor;
    }
  if (last != self->cursor)
    g_array_append_val (self->line, self->cursor);
  self->line_cursor = self->line->len - 1;
  for (node = tengen_record_get_child (self->record, self->cursor);
       node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (self->record, node))
    g_array_append_val (self->line, node);
  self->cut = FALSE;
}

/* Whether a node is part of any game of the record. */
static gboolean
is_there (const TengenGame *self, TengenNode node)
{
  return node != TENGEN_NODE_NONE &&
         node <= tengen_record_get_n_nodes (self->record) &&
         tengen_record_is_linked (self->record, node);
}

static gboolean
is_ours (const TengenGame *self, TengenNode node)
{
  return is_there (self, node) &&
         tengen_record_get_root (self->record, node) == self->root;
}

/* After a command: the position, the line and the nodes agree again. */
static void
settle (TengenGame *self, gboolean changed)
{
  if (self->cut)
    {
      self->cursor = is_ours (self, self->cursor) ? self->cursor : self->root;
      self->live = is_ours (self, self->live) ? self->live : self->root;
    }
  tengen_game_refresh (self);
  if (changed || !find_in_line (self))
    build_line (self);
}

static TengenNode
find_end (const TengenRecord *record, TengenNode node)
{
  for (TengenNode child = tengen_record_get_child (record, node);
       child != TENGEN_NODE_NONE;
       child = tengen_record_get_child (record, child))
    node = child;
  return node;
}

/* Makes another game of the record the one that is played and looked at. */
static void
switch_game (TengenGame *self, TengenNode root)
{
  if (root == self->root)
    return;
  tengen_position_move_setups (self->position, self->setups);
  tengen_position_free (self->position);
  self->root = root;
  self->position = tengen_position_new (self->record, root);
  self->live = find_end (self->record, root);
  self->cursor = root;
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
  self->live = find_end (record, self->root);
  self->cursor = tengen_game_is_own (self) ? self->live : self->root;
  tengen_position_goto (self->position, self->cursor);
  build_line (self);
  self->n_known = tengen_record_get_n_nodes (record);
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

/* Commands. */

/* Goes back to where the cursor was before a step. */
static void
go_back (TengenGame *self, const TengenGameStep *step)
{
  switch_game (self, step->root);
  self->cursor = step->cursor;
  self->live = step->live;
}

/* What could not be done wholly is not half there, and has used no numbers of
 * nodes: who repeats only what was done gets the same ones. */
static TengenReason *
refuse_step (TengenGame *self, TengenGameStep *step, TengenReasonCode code)
{
  guint n_nodes = self->n_before;
  TengenGameStep *back =
      new_step (self, (TengenCommandKind) step->kind, step->name);

  take_back_changes (self, step, back);
  go_back (self, step);
  settle (self, TRUE);
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

  if (step->kind != TENGEN_COMMAND_EDIT || step->changes == NULL ||
      step->changes->next != NULL ||
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
  if (is_typed_on (before, step))
    return TRUE;
  return step->follows && join_proposal (self, step);
}

/* Lets a step that has been made stand, and puts it on the undo list. */
static void
add_step (TengenGame *self, TengenGameStep *step)
{
  gboolean changed = step->changes != NULL;

  if (changed)
    self->edits = ++self->last_edits;
  settle (self, changed);
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
  tengen_game_keep_names (self, step);
  if (step->changes != NULL || step->kind != TENGEN_COMMAND_GOTO)
    g_ptr_array_set_size (self->redo, 0);
  add_step (self, step);
}

/* Writes what is done, if it is allowed, and gives the step of it. */
static TengenReason *
make_act (TengenGame *self, const TengenAction *wanted, TengenGameStep **made)
{
  TengenAction action = *wanted;
  TengenReason *reason;
  TengenGameStep *step;

  reason = tengen_game_check_action (self, &action);
  if (reason != NULL)
    return reason;
  step = new_step (self,
                   TENGEN_COMMAND_ACT,
                   tengen_action_get_info (action.kind)->undo_name);
  step->follows =
      tengen_action_is_term (action.kind) && action.seat == TENGEN_SEAT_NONE;
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

  if (!is_there (self, node))
    return tengen_reason_new (TENGEN_REASON_BROKEN);
  step = new_step (self, TENGEN_COMMAND_GOTO, "goto");
  switch_game (self, tengen_record_get_root (self->record, node));
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
  for (guint i = g_slist_length (step->changes); i > 0 && !is_ours (self, node);
       i--)
    {
      node = find_cut (step, tengen_record_get_root (self->record, node));
      if (node == TENGEN_NODE_NONE)
        break;
    }
  return is_ours (self, node) ? node : self->root;
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
  to = is_there (self, command->node);
  if (!to && !is_ours (self, self->root))
    return refuse_step (self, step, TENGEN_REASON_BROKEN);
  if (to)
    switch_game (self, tengen_record_get_root (self->record, command->node));
  self->live = find_kept (self, step, self->live);
  self->cursor = find_kept (self, step, to ? command->node : self->cursor);
  keep_step (self, step);
  return NULL;
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

      if (!tengen_game_is_open_to (self, action))
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
  proposed = tengen_game_list_proposed (self);
  take_back_changes (self, step, back);
  go_back (self, step);
  self->edits = step->edits;
  settle (self, back->changes != NULL);
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

/* AP would say so also of a record of others that was annotated here. */
gboolean
tengen_game_is_own (const TengenGame *self)
{
  TengenNode end;

  g_return_val_if_fail (self != NULL, FALSE);

  end = find_end (self->record, self->root);
  return tengen_record_find (self->record, self->root, TENGEN_PROPERTY_TNR) ||
         tengen_record_find (self->record, end, TENGEN_PROPERTY_TNC) ||
         tengen_record_find (self->record, end, TENGEN_PROPERTY_TNA);
}
