/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-take-back: 待った
 *
 * What:  what ended the game is taken back, else the last decision of an
 *        opening, else the move.
 * Not:   undoing a command, whatever it was (tengen-game).
 * Shape: what is played after a move was taken back goes before it; a decision
 *        is part of a node, which is copied where a line was played after it.
 */
#include "tengen-game-private.h"

/* What ended the game. */

static gboolean
is_ending (const TengenGame *self,
           const TengenAction *action,
           gboolean automatic)
{
  return action->kind == TENGEN_ACTION_FINISH ||
         tengen_action_get_info (action->kind)->note == TENGEN_PROPERTY_TNA;
}

/* The ending among the values of TNA or, if none is there, of TNC. */
static gboolean
find_ending (const TengenGame *self, TengenProperty *property, guint *ending)
{
  static const TengenProperty LISTS[] = { TENGEN_PROPERTY_TNA,
                                          TENGEN_PROPERTY_TNC };

  for (gsize i = 0; i < G_N_ELEMENTS (LISTS); i++)
    if (tengen_game_find_note (self, self->cursor, LISTS[i], is_ending, ending))
      {
        *property = LISTS[i];
        return TRUE;
      }
  return FALSE;
}

/* The result is told where play stands. */
static gboolean
clear_result (TengenGame *self, TengenGameStep *step)
{
  return self->cursor != self->live ||
         tengen_game_set_values (
             self, step, self->root, TENGEN_PROPERTY_RE, NULL);
}

/* Takes a value of a property of the cursor's node out. */
static gboolean
remove_note (TengenGame *self,
             TengenGameStep *step,
             TengenProperty property,
             const GString *others)
{
  return tengen_game_set_values (
      self, step, self->cursor, property, others->len > 0 ? others->str : NULL);
}

/* Agreements stay. */
static gboolean
remove_ending (TengenGame *self,
               TengenGameStep *step,
               TengenProperty property,
               guint ending)
{
  static const TengenProperty WRITTEN[] = { TENGEN_PROPERTY_TB,
                                            TENGEN_PROPERTY_TW };
  g_autoptr (GString) others = tengen_game_read_values (
      self, self->cursor, property, ending, ending + 1);

  if (!remove_note (self, step, property, others))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (WRITTEN); i++)
    if (!tengen_game_set_values (self, step, self->cursor, WRITTEN[i], NULL))
      return FALSE;
  return clear_result (self, step);
}

/* The last decision. */

static gboolean
is_decision (const TengenGame *self,
             const TengenAction *action,
             gboolean automatic)
{
  return action->kind == TENGEN_ACTION_FIVE ||
         tengen_action_get_info (action->kind)->group ==
             TENGEN_ACTION_GROUP_OPENING;
}

/* What was said last at the cursor that is no move, and can be taken back
 * alone: where play stands, or at the end of a variation. */
static gboolean
find_decision (const TengenGame *self, guint *decision)
{
  gboolean is_end =
      self->cursor == self->live ||
      tengen_record_get_child (self->record, self->cursor) == TENGEN_NODE_NONE;

  return is_end && tengen_position_get_renju (self->position) != NULL &&
         tengen_game_find_note (
             self, self->cursor, TENGEN_PROPERTY_TNC, is_decision, decision);
}

/* Whether what follows the cursor's node goes on from what was decided there.
 */
static gboolean
has_line (const TengenGame *self)
{
  return self->cursor != self->root &&
         tengen_record_get_child (self->record, self->cursor) !=
             TENGEN_NODE_NONE &&
         tengen_game_is_one_move (self, self->cursor);
}

/* The move of the cursor's node once more, as the main line. */
static TengenNode
copy_move (TengenGame *self, TengenGameStep *step)
{
  static const TengenProperty COPIED[] = {
    TENGEN_PROPERTY_B,  TENGEN_PROPERTY_W,  TENGEN_PROPERTY_FA,
    TENGEN_PROPERTY_BL, TENGEN_PROPERTY_WL, TENGEN_PROPERTY_OB,
    TENGEN_PROPERTY_OW
  };
  g_autoptr (TengenChange) add = tengen_change_add (
      tengen_record_get_parent (self->record, self->cursor), 0);

  if (!tengen_game_change (self, step, add))
    return TENGEN_NODE_NONE;
  for (gsize i = 0; i < G_N_ELEMENTS (COPIED); i++)
    {
      g_autoptr (GString) values =
          tengen_game_read_values (self, self->cursor, COPIED[i], 0, 0);

      if (values->len > 0 && !tengen_game_set_values (
                                 self, step, add->node, COPIED[i], values->str))
        return TENGEN_NODE_NONE;
    }
  return add->node;
}

/* A line that was played after the decision is kept with it: play then goes on
 * from a copy of the move. */
static gboolean
remove_decision (TengenGame *self, TengenGameStep *step, guint decision)
{
  g_autoptr (GString) others = tengen_game_read_values (
      self, self->cursor, TENGEN_PROPERTY_TNC, decision, decision + 1);

  if (has_line (self))
    {
      self->cursor = copy_move (self, step);
      self->live = self->cursor;
    }
  return self->cursor != TENGEN_NODE_NONE &&
         remove_note (self, step, TENGEN_PROPERTY_TNC, others);
}

/* The handicap stone (置き石の自由な置き方). */

/* How many values there are for black stones in the first node. */
static guint
count_stones (const TengenGame *self)
{
  TengenValueIter iter;
  guint n = 0;

  tengen_value_iter_init (
      &iter,
      self->record,
      tengen_record_find (self->record, self->root, TENGEN_PROPERTY_AB));
  while (tengen_value_iter_next (&iter))
    n++;
  return n;
}

/* Whether a handicap stone that Black put was the last thing done. Once something
 * follows the first node they stay, since it would stand on another board
 * without them. */
static gboolean
has_put_handicap (const TengenGame *self)
{
  return tengen_position_get_setup (self->position)->free_handicap &&
         self->cursor == self->root &&
         tengen_record_get_child (self->record, self->root) ==
             TENGEN_NODE_NONE &&
         count_stones (self) > 0;
}

static gboolean
take_handicap (TengenGame *self, TengenGameStep *step)
{
  guint n = count_stones (self);
  g_autoptr (GString) stones =
      tengen_game_read_values (self, self->root, TENGEN_PROPERTY_AB, n - 1, n);

  return tengen_game_set_values (self,
                                 step,
                                 self->root,
                                 TENGEN_PROPERTY_AB,
                                 stones->len > 0 ? stones->str : NULL);
}

/* The move. */

static gboolean
is_over (const TengenGame *self)
{
  return tengen_position_get_phase (self->position) == TENGEN_PHASE_OVER;
}

/* Back to the node before; the game may have ended there already. */
static gboolean
step_back (TengenGame *self, TengenGameStep *step)
{
  TengenNode parent = tengen_record_get_parent (self->record, self->cursor);
  gboolean was_over = is_over (self);

  if (self->live == self->cursor)
    self->live = parent;
  self->cursor = parent;
  if (!was_over)
    return TRUE;
  tengen_game_refresh (self);
  return is_over (self) || clear_result (self, step);
}

gboolean
tengen_game_take_last_back (TengenGame *self, TengenGameStep *step)
{
  TengenProperty property;
  guint index;

  if (is_over (self) && find_ending (self, &property, &index))
    return remove_ending (self, step, property, index);
  if (!is_over (self) && find_decision (self, &index))
    return remove_decision (self, step, index);
  if (has_put_handicap (self))
    return take_handicap (self, step);
  return step_back (self, step);
}

gboolean
tengen_game_can_take_back (const TengenGame *self)
{
  TengenProperty property;
  guint index;

  g_return_val_if_fail (self != NULL, FALSE);

  switch (tengen_position_get_phase (self->position))
    {
    case TENGEN_PHASE_PLAY:
      return self->cursor != self->root || find_decision (self, &index) ||
             has_put_handicap (self);
    case TENGEN_PHASE_COUNT:
      return FALSE;
    case TENGEN_PHASE_OVER:
      return self->cursor != self->root ||
             find_ending (self, &property, &index);
    }
  g_return_val_if_reached (FALSE);
}
