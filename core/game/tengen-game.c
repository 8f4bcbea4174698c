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
#include "tengen-game.h"

#include "tengen-board-notation.h"
#include "tengen-game-note.h"
#include "tengen-record-value.h"

#include <string.h>

typedef struct
{
  TengenCommandKind kind;
  gboolean follows;   /* undone together with the step before */
  GPtrArray *changes; /* TengenChange, to be applied from the last one on */
  TengenNode cursor;
  TengenNode live;
  guint64 edits;
} Step;

struct TengenGame
{
  TengenRecord *record;
  TengenNode root;
  TengenPosition *position;
  TengenNode cursor;
  TengenNode live;
  GPtrArray *undo;
  GPtrArray *redo;
  GArray *line;
  guint line_cursor;
  guint64 edits;      /* names the present state of the record */
  guint64 last_edits; /* the last name given */
};

static void
free_step (gpointer data)
{
  Step *step = data;

  g_ptr_array_unref (step->changes);
  g_free (step);
}

static Step *
new_step (const TengenGame *self, TengenCommandKind kind)
{
  Step *step = g_new0 (Step, 1);

  step->kind = kind;
  step->changes =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_change_free);
  step->cursor = self->cursor;
  step->live = self->live;
  step->edits = self->edits;
  return step;
}

/* Whether a position depends on a property. */
static gboolean
is_played (const char *name)
{
  static const TengenProperty PLAYED[] = {
    TENGEN_PROPERTY_B,   TENGEN_PROPERTY_W,   TENGEN_PROPERTY_AB,
    TENGEN_PROPERTY_AW,  TENGEN_PROPERTY_AE,  TENGEN_PROPERTY_PL,
    TENGEN_PROPERTY_TNA, TENGEN_PROPERTY_TNC, TENGEN_PROPERTY_TNR,
    TENGEN_PROPERTY_GM,  TENGEN_PROPERTY_SZ,  TENGEN_PROPERTY_RU,
    TENGEN_PROPERTY_KM,  TENGEN_PROPERTY_HA,  TENGEN_PROPERTY_PB,
    TENGEN_PROPERTY_PW,
  };
  TengenProperty property = tengen_property_find (name, strlen (name));

  for (gsize i = 0; i < G_N_ELEMENTS (PLAYED); i++)
    if (PLAYED[i] == property)
      return TRUE;
  return FALSE;
}

/* Makes a change and notes in @step how it is taken back. */
static gboolean
change (TengenGame *self, Step *step, TengenChange *wanted)
{
  TengenChange *inverse = tengen_record_apply (self->record, wanted);

  if (inverse == NULL)
    return FALSE;
  g_ptr_array_add (step->changes, inverse);
  if (wanted->kind == TENGEN_CHANGE_UNLINK ||
      (wanted->kind == TENGEN_CHANGE_SET && is_played (wanted->name)))
    tengen_position_forget (self->position, wanted->node);
  return TRUE;
}

/* Takes all of a step back; what it did is left in @back. */
static void
take_back_changes (TengenGame *self, Step *step, Step *back)
{
  for (guint i = step->changes->len; i > 0; i--)
    {
      gboolean fits = change (self, back, step->changes->pdata[i - 1]);

      g_warn_if_fail (fits);
    }
}

/* The line one is in. */

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

static void
build_line (TengenGame *self)
{
  TengenNode node;

  g_array_set_size (self->line, 0);
  for (node = self->cursor; node != TENGEN_NODE_NONE;
       node = tengen_record_get_parent (self->record, node))
    g_array_append_val (self->line, node);
  for (guint i = 0; i < self->line->len / 2; i++)
    {
      guint other = self->line->len - 1 - i;

      node = g_array_index (self->line, TengenNode, i);
      g_array_index (self->line, TengenNode, i) =
          g_array_index (self->line, TengenNode, other);
      g_array_index (self->line, TengenNode, other) = node;
    }
  self->line_cursor = self->line->len - 1;
  for (node = tengen_record_get_child (self->record, self->cursor);
       node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (self->record, node))
    g_array_append_val (self->line, node);
}

static gboolean
is_ours (const TengenGame *self, TengenNode node)
{
  return node != TENGEN_NODE_NONE &&
         node <= tengen_record_get_n_nodes (self->record) &&
         tengen_record_is_linked (self->record, node) &&
         tengen_record_get_root (self->record, node) == self->root;
}

/* After a command: the position, the line and the nodes agree again. */
static void
settle (TengenGame *self, gboolean changed)
{
  if (changed)
    {
      self->cursor = is_ours (self, self->cursor) ? self->cursor : self->root;
      self->live = is_ours (self, self->live) ? self->live : self->root;
    }
  tengen_position_goto (self->position, self->cursor);
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
  self->undo = g_ptr_array_new_with_free_func (free_step);
  self->redo = g_ptr_array_new_with_free_func (free_step);
  self->line = g_array_new (FALSE, FALSE, sizeof (TengenNode));
  if (index >= tengen_record_get_n_games (record))
    return NULL;
  self->root = tengen_record_get_game (record, index);
  self->position = tengen_position_new (record, self->root);
  if (self->position == NULL)
    return NULL;
  self->cursor = self->root;
  self->live = find_end (record, self->root);
  build_line (self);
  return g_steal_pointer (&self);
}

void
tengen_game_free (TengenGame *self)
{
  if (self == NULL)
    return;
  tengen_position_free (self->position);
  g_ptr_array_unref (self->undo);
  g_ptr_array_unref (self->redo);
  g_array_unref (self->line);
  tengen_record_free (self->record);
  g_free (self);
}

/* Setting properties. */

static gboolean
set_values (TengenGame *self,
            Step *step,
            TengenNode node,
            TengenProperty property,
            const char *values)
{
  const char *name = tengen_property_get_info (property)->name;
  g_autoptr (TengenChange) set = NULL;

  if (values == NULL && tengen_record_find (self->record, node, property) == 0)
    return TRUE;
  set = tengen_change_set (node, name, values);
  return change (self, step, set);
}

/* The raw values of a property with their brackets, without those whose index
 * is in the half-open range. */
static GString *
read_values (const TengenGame *self,
             TengenNode node,
             TengenProperty property,
             guint skip_from,
             guint skip_to)
{
  GString *values = g_string_new (NULL);
  TengenNodeProperty found = tengen_record_find (self->record, node, property);
  guint index = 0;

  if (found == 0)
    return values;
  for (TengenValue value = tengen_record_get_value (self->record, found);
       value != 0;
       value = tengen_record_get_next_value (self->record, value), index++)
    {
      gsize length = 0;
      const char *raw = tengen_record_get_raw (self->record, value, &length);

      if (index >= skip_from && index < skip_to)
        continue;
      g_string_append_c (values, '[');
      g_string_append_len (values, raw, (gssize) length);
      g_string_append_c (values, ']');
    }
  return values;
}

static gboolean
append_note (TengenGame *self,
             Step *step,
             TengenProperty property,
             const TengenAction *action)
{
  const TengenGameSetup *setup = tengen_position_get_setup (self->position);
  GString *values = read_values (self, self->cursor, property, 0, 0);
  g_autofree char *text = NULL;
  TengenStone stone = TENGEN_STONE_NONE;
  gboolean fits;

  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    if (action->seat != TENGEN_SEAT_NONE &&
        tengen_position_get_seat (self->position, (TengenStone) side) ==
            action->seat)
      stone = (TengenStone) side;
  text = tengen_note_format (action, stone, setup->width, setup->height);
  g_string_append_printf (values, "[%s]", text);
  fits = set_values (self, step, self->cursor, property, values->str);
  g_string_free (values, TRUE);
  return fits;
}

static gboolean
set_result (TengenGame *self, Step *step)
{
  TengenResult result;
  g_autofree char *text = NULL;
  g_autofree char *values = NULL;

  if (self->cursor != self->live)
    return TRUE;
  tengen_position_goto (self->position, self->cursor);
  result = tengen_position_get_result (self->position);
  text = tengen_result_format (&result);
  values = g_strdup_printf ("[%s]", text);
  return set_values (self, step, self->root, TENGEN_PROPERTY_RE, values);
}

/* Moves. */

/* Whether a node holds one move and nothing else that is played; where play
 * stands (@alone), no list of a count or resignation either. */
static gboolean
is_one_move (const TengenGame *self, TengenNode node, gboolean alone)
{
  guint n = 0;

  for (TengenNodeProperty at = tengen_record_get_property (self->record, node);
       at != 0;
       at = tengen_record_get_next_property (self->record, at))
    {
      TengenProperty kind = tengen_record_get_property_kind (self->record, at);

      if (kind == TENGEN_PROPERTY_B || kind == TENGEN_PROPERTY_W)
        n++;
      if (kind == TENGEN_PROPERTY_AB || kind == TENGEN_PROPERTY_AW ||
          kind == TENGEN_PROPERTY_AE || kind == TENGEN_PROPERTY_PL)
        return FALSE;
      if (alone && (kind == TENGEN_PROPERTY_TNA || kind == TENGEN_PROPERTY_TNC))
        return FALSE;
    }
  return n == 1;
}

/* A child of the cursor that is this move and nothing else. */
static TengenNode
find_child (const TengenGame *self, const TengenAction *action)
{
  gboolean live = self->cursor == self->live;
  const TengenGameSetup *setup = tengen_position_get_setup (self->position);
  TengenProperty property = action->stone == TENGEN_STONE_BLACK
                                ? TENGEN_PROPERTY_B
                                : TENGEN_PROPERTY_W;
  TengenNode child = tengen_record_get_child (self->record, self->cursor);

  for (; child != TENGEN_NODE_NONE;
       child = tengen_record_get_sibling (self->record, child))
    {
      TengenNodeProperty found =
          tengen_record_find (self->record, child, property);
      const char *raw;
      gsize length = 0;
      TengenPoint point;

      if (found == 0)
        continue;
      raw = tengen_record_get_raw (
          self->record, tengen_record_get_value (self->record, found), &length);
      if (tengen_value_move (
              raw, length, setup->width, setup->height, &point) &&
          point == action->point && is_one_move (self, child, live))
        return child;
    }
  return TENGEN_NODE_NONE;
}

static TengenNode
add_move (TengenGame *self, Step *step, const TengenAction *action)
{
  const TengenGameSetup *setup = tengen_position_get_setup (self->position);
  gboolean live = self->cursor == self->live;
  g_autoptr (TengenChange) add =
      tengen_change_add (self->cursor, live ? 0 : TENGEN_CHANGE_LAST);
  g_autofree char *point = tengen_notation_format (
      TENGEN_NOTATION_SGF, setup->width, setup->height, action->point);
  g_autofree char *values = g_strdup_printf ("[%s]", point);
  TengenProperty property = action->stone == TENGEN_STONE_BLACK
                                ? TENGEN_PROPERTY_B
                                : TENGEN_PROPERTY_W;

  if (!change (self, step, add) ||
      !set_values (self, step, add->node, property, values))
    return TENGEN_NODE_NONE;
  return add->node;
}

/* The game as played is the main line: an old variation that is played again
 * becomes the first one. */
static gboolean
promote (TengenGame *self, Step *step, TengenNode node)
{
  g_autoptr (TengenChange) unlink = NULL;
  g_autoptr (TengenChange) link = NULL;

  if (tengen_record_get_child (self->record, self->cursor) == node)
    return TRUE;
  unlink = tengen_change_unlink (node);
  link = tengen_change_link (node, self->cursor, 0);
  return change (self, step, unlink) && change (self, step, link);
}

static gboolean
do_move (TengenGame *self, Step *step, const TengenAction *action)
{
  gboolean live = self->cursor == self->live;
  TengenNode node = find_child (self, action);

  if (node == TENGEN_NODE_NONE)
    node = add_move (self, step, action);
  else if (live && !promote (self, step, node))
    return FALSE;
  if (node == TENGEN_NODE_NONE)
    return FALSE;
  if (live)
    self->live = node;
  self->cursor = node;
  return TRUE;
}

/* The count. */

/* The index of the last mark of a player in TNC; the agreements behind it go
 * with it. Marks on points without a stone mean nothing. */
static gboolean
find_last_mark (const TengenGame *self, guint *mark)
{
  const TengenGameSetup *setup = tengen_position_get_setup (self->position);
  const TengenBoard *board = tengen_position_get_board (self->position);
  TengenNodeProperty found =
      tengen_record_find (self->record, self->cursor, TENGEN_PROPERTY_TNC);
  gboolean any = FALSE;
  guint index = 0;

  if (found == 0)
    return FALSE;
  for (TengenValue value = tengen_record_get_value (self->record, found);
       value != 0;
       value = tengen_record_get_next_value (self->record, value), index++)
    {
      gsize length = 0;
      const char *raw = tengen_record_get_raw (self->record, value, &length);
      TengenAction action;
      TengenStone stone;
      gboolean automatic;

      if (tengen_note_parse (raw,
                             length,
                             setup->width,
                             setup->height,
                             &action,
                             &stone,
                             &automatic) &&
          action.kind == TENGEN_ACTION_MARK && !automatic &&
          tengen_board_get (board, action.point) != TENGEN_STONE_NONE)
        {
          *mark = index;
          any = TRUE;
        }
    }
  return any;
}

static gboolean
do_unmark (TengenGame *self, Step *step)
{
  GString *values;
  guint mark = 0;
  gboolean fits;

  if (!find_last_mark (self, &mark))
    return FALSE;
  values =
      read_values (self, self->cursor, TENGEN_PROPERTY_TNC, mark, G_MAXUINT);
  fits = set_values (self,
                     step,
                     self->cursor,
                     TENGEN_PROPERTY_TNC,
                     values->len > 0 ? values->str : NULL);
  g_string_free (values, TRUE);
  return fits;
}

static gboolean
is_owned (guint8 owner, TengenStone stone)
{
  return stone == TENGEN_STONE_BLACK ? owner == TENGEN_GO_OWNER_BLACK
                                     : owner == TENGEN_GO_OWNER_WHITE;
}

/* TB and TW, so that other programs show the count too. */
static gboolean
set_territory (TengenGame *self, Step *step)
{
  const TengenGameSetup *setup = tengen_position_get_setup (self->position);
  g_autoptr (TengenGoCount) count = tengen_position_count (self->position);
  gboolean fits = TRUE;

  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      g_autoptr (GString) values = g_string_new (NULL);

      for (int point = 0; point < count->n_points; point++)
        if (is_owned (count->owner[point], (TengenStone) side))
          {
            g_autofree char *name =
                tengen_notation_format (TENGEN_NOTATION_SGF,
                                        setup->width,
                                        setup->height,
                                        (TengenPoint) point);

            g_string_append_printf (values, "[%s]", name);
          }
      fits &= set_values (self,
                          step,
                          self->cursor,
                          side == TENGEN_STONE_BLACK ? TENGEN_PROPERTY_TB
                                                     : TENGEN_PROPERTY_TW,
                          values->len > 0 ? values->str : NULL);
    }
  return fits;
}

static gboolean
do_finish (TengenGame *self, Step *step, const TengenAction *action)
{
  return set_territory (self, step) &&
         append_note (self, step, TENGEN_PROPERTY_TNC, action) &&
         set_result (self, step);
}

static gboolean
do_action (TengenGame *self, Step *step, const TengenAction *action)
{
  switch (action->kind)
    {
    case TENGEN_ACTION_PLAY:
    case TENGEN_ACTION_PASS:
      return do_move (self, step, action);
    case TENGEN_ACTION_RESIGN:
      return append_note (self, step, TENGEN_PROPERTY_TNA, action) &&
             set_result (self, step);
    case TENGEN_ACTION_MARK:
    case TENGEN_ACTION_AGREE:
    case TENGEN_ACTION_RESUME:
      return append_note (self, step, TENGEN_PROPERTY_TNC, action);
    case TENGEN_ACTION_UNMARK:
      return do_unmark (self, step);
    case TENGEN_ACTION_FINISH:
      return do_finish (self, step, action);
    }
  g_return_val_if_reached (FALSE);
}

/* Commands. */

/* A move that could not be written is not half there. */
static TengenReason *
refuse_step (TengenGame *self, Step *step, TengenReasonCode code)
{
  Step *back = new_step (self, step->kind);

  self->cursor = step->cursor;
  self->live = step->live;
  take_back_changes (self, step, back);
  settle (self, TRUE);
  free_step (back);
  free_step (step);
  return tengen_reason_new (code);
}

/* Going about is one step however far one goes, and what the program proposes
 * belongs to the pass that stopped the game. */
static gboolean
join_step (TengenGame *self, Step *step)
{
  Step *before;

  if (self->undo->len == 0)
    return FALSE;
  before = g_ptr_array_index (self->undo, self->undo->len - 1);
  if (step->kind == TENGEN_COMMAND_GOTO)
    return before->kind == TENGEN_COMMAND_GOTO;
  if (!step->follows || before->kind != TENGEN_COMMAND_ACT)
    return FALSE;
  while (step->changes->len > 0)
    g_ptr_array_add (before->changes,
                     g_ptr_array_steal_index (step->changes, 0));
  return TRUE;
}

static void
keep_step (TengenGame *self, Step *step)
{
  gboolean changed = step->changes->len > 0;

  if (changed)
    self->edits = ++self->last_edits;
  settle (self, changed);
  if (changed || step->kind != TENGEN_COMMAND_GOTO)
    g_ptr_array_set_size (self->redo, 0);
  if (join_step (self, step))
    {
      free_step (step);
      return;
    }
  g_ptr_array_add (self->undo, step);
}

static TengenReason *
act (TengenGame *self, const TengenAction *wanted)
{
  TengenAction action = *wanted;
  TengenReason *reason;
  Step *step;

  if (action.kind == TENGEN_ACTION_PASS)
    action.point = TENGEN_POINT_PASS;
  if ((action.kind == TENGEN_ACTION_RESIGN ||
       action.kind == TENGEN_ACTION_AGREE) &&
      action.seat == TENGEN_SEAT_NONE)
    return tengen_reason_new (TENGEN_REASON_BROKEN);
  if ((action.kind == TENGEN_ACTION_PLAY ||
       action.kind == TENGEN_ACTION_PASS) &&
      action.stone == TENGEN_STONE_NONE)
    return tengen_reason_new (TENGEN_REASON_TURN);
  if ((action.kind == TENGEN_ACTION_MARK &&
       (action.value < TENGEN_GO_MARK_ALIVE ||
        action.value > TENGEN_GO_MARK_SEKI)) ||
      (action.kind == TENGEN_ACTION_AGREE && (action.value & ~1) != 0))
    return tengen_reason_new (TENGEN_REASON_BROKEN);
  if (action.kind == TENGEN_ACTION_RESIGN ||
      action.kind == TENGEN_ACTION_RESUME ||
      action.kind == TENGEN_ACTION_FINISH)
    action.value = 0;
  if (action.kind == TENGEN_ACTION_FINISH)
    action.seat = TENGEN_SEAT_NONE;
  reason = tengen_position_check (self->position, &action);
  if (reason != NULL)
    return reason;
  step = new_step (self, TENGEN_COMMAND_ACT);
  step->follows =
      action.kind == TENGEN_ACTION_MARK && action.seat == TENGEN_SEAT_NONE;
  if (!do_action (self, step, &action))
    return refuse_step (self, step, TENGEN_REASON_BROKEN);
  keep_step (self, step);
  return NULL;
}

/* The index of the last resignation or 確定 among the values of a property of
 * the cursor's node. */
static gboolean
find_ending (const TengenGame *self, TengenProperty property, guint *ending)
{
  const TengenGameSetup *setup = tengen_position_get_setup (self->position);
  TengenNodeProperty found =
      tengen_record_find (self->record, self->cursor, property);
  TengenValue value =
      found != 0 ? tengen_record_get_value (self->record, found) : 0;
  gboolean any = FALSE;

  for (guint index = 0; value != 0; index++)
    {
      gsize length = 0;
      const char *raw = tengen_record_get_raw (self->record, value, &length);
      TengenAction action;
      TengenStone stone;
      gboolean automatic;

      value = tengen_record_get_next_value (self->record, value);
      if (!tengen_note_parse (raw,
                              length,
                              setup->width,
                              setup->height,
                              &action,
                              &stone,
                              &automatic) ||
          (action.kind != TENGEN_ACTION_RESIGN &&
           action.kind != TENGEN_ACTION_FINISH))
        continue;
      *ending = index;
      any = TRUE;
    }
  return any;
}

/* Takes the ending of the cursor's node out; the agreements stay. */
static gboolean
remove_ending (TengenGame *self,
               Step *step,
               TengenProperty property,
               guint ending)
{
  g_autoptr (GString) values =
      read_values (self, self->cursor, property, ending, ending + 1);

  return set_values (self,
                     step,
                     self->cursor,
                     property,
                     values->len > 0 ? values->str : NULL) &&
         set_values (self, step, self->cursor, TENGEN_PROPERTY_TB, NULL) &&
         set_values (self, step, self->cursor, TENGEN_PROPERTY_TW, NULL) &&
         (self->cursor != self->live ||
          set_values (self, step, self->root, TENGEN_PROPERTY_RE, NULL));
}

/* 待った: back to the node before. */
static void
step_back (TengenGame *self)
{
  TengenNode parent = tengen_record_get_parent (self->record, self->cursor);

  if (self->live == self->cursor)
    self->live = parent;
  self->cursor = parent;
}

static TengenReason *
take_back (TengenGame *self)
{
  TengenPhase phase = tengen_position_get_phase (self->position);
  TengenProperty property = TENGEN_PROPERTY_TNA;
  gboolean ends = FALSE;
  guint ending = 0;
  Step *step;

  if (phase == TENGEN_PHASE_COUNT)
    return tengen_reason_new (TENGEN_REASON_STOPPED);
  if (phase == TENGEN_PHASE_OVER)
    {
      ends = find_ending (self, property, &ending);
      if (!ends)
        property = TENGEN_PROPERTY_TNC;
      ends = ends || find_ending (self, property, &ending);
    }
  if (!ends && self->cursor == self->root)
    return tengen_reason_new (TENGEN_REASON_NO_MOVE);
  step = new_step (self, TENGEN_COMMAND_TAKE_BACK);
  if (!ends)
    step_back (self);
  else if (!remove_ending (self, step, property, ending))
    return refuse_step (self, step, TENGEN_REASON_BROKEN);
  keep_step (self, step);
  return NULL;
}

static TengenReason *
go_to (TengenGame *self, TengenNode node)
{
  Step *step;

  if (!is_ours (self, node))
    return tengen_reason_new (TENGEN_REASON_BROKEN);
  step = new_step (self, TENGEN_COMMAND_GOTO);
  self->cursor = node;
  keep_step (self, step);
  return NULL;
}

/* The node above the one that an edit took out, or none. */
static TengenNode
find_cut (const Step *step, TengenNode top)
{
  for (guint i = step->changes->len; i > 0; i--)
    {
      const TengenChange *inverse = step->changes->pdata[i - 1];

      if (inverse->kind == TENGEN_CHANGE_LINK && inverse->node == top)
        return inverse->parent;
    }
  return TENGEN_NODE_NONE;
}

/* Where an edit leaves one that was at @node: there, or at the nearest node
 * before it that is still part of the game. */
static TengenNode
find_kept (const TengenGame *self, const Step *step, TengenNode node)
{
  for (guint i = 0; i < step->changes->len && !is_ours (self, node); i++)
    {
      node = find_cut (step, tengen_record_get_root (self->record, node));
      if (node == TENGEN_NODE_NONE)
        break;
    }
  return is_ours (self, node) ? node : self->root;
}

/* Whether the first node still starts a game with a board. */
static gboolean
is_game (const TengenGame *self)
{
  g_autoptr (TengenGameSetup) setup = NULL;

  if (!is_ours (self, self->root))
    return FALSE;
  setup = tengen_game_setup_read (self->record, self->root);
  return setup != NULL;
}

static TengenReason *
edit (TengenGame *self, const TengenCommand *command)
{
  Step *step = new_step (self, TENGEN_COMMAND_EDIT);

  for (guint i = 0; i < command->changes->len; i++)
    if (!change (self, step, command->changes->pdata[i]))
      return refuse_step (self, step, TENGEN_REASON_BROKEN);
  if (!is_game (self))
    return refuse_step (self, step, TENGEN_REASON_BROKEN);
  self->live = find_kept (self, step, self->live);
  self->cursor = find_kept (
      self, step, is_ours (self, command->node) ? command->node : self->cursor);
  keep_step (self, step);
  return NULL;
}

/* Takes the last step of @from back and puts its opposite on @to. */
static TengenReason *
swap (TengenGame *self, GPtrArray *from, GPtrArray *to)
{
  Step *step, *back;

  if (from->len == 0)
    return tengen_reason_new (TENGEN_REASON_NOTHING);
  step = g_ptr_array_steal_index (from, from->len - 1);
  back = new_step (self, step->kind);
  take_back_changes (self, step, back);
  self->cursor = step->cursor;
  self->live = step->live;
  self->edits = step->edits;
  settle (self, back->changes->len > 0);
  g_ptr_array_add (to, back);
  free_step (step);
  return NULL;
}

TengenReason *
tengen_game_do (TengenGame *self, const TengenCommand *command)
{
  g_return_val_if_fail (self != NULL && command != NULL, NULL);

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
    }
  g_return_val_if_reached (NULL);
}

/* Questions. */

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

guint64
tengen_game_get_edits (const TengenGame *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->edits;
}

gboolean
tengen_game_can_take_back (const TengenGame *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  switch (tengen_position_get_phase (self->position))
    {
    case TENGEN_PHASE_PLAY:
      return self->cursor != self->root;
    case TENGEN_PHASE_COUNT:
      return FALSE;
    case TENGEN_PHASE_OVER:
      return TRUE;
    }
  g_return_val_if_reached (FALSE);
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
