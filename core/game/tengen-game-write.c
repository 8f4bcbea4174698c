/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-write: what an action leaves in the record
 *
 * What:  moves as nodes, marks, agreements and proposals to stop as TNC,
 *        resignation as TNA, the result as RE with rules that were assumed, the
 *        territory as TB and TW; a stone beside the board as a pass with TNA;
 *        the halved budget of a computer's move as TNB.
 * Not:   whether the action is allowed, undo lists (tengen-game).
 */
#include "tengen-game-private.h"

#include "tengen-board-notation.h"
#include "tengen-game-note.h"
#include "tengen-record-edit.h"
#include "tengen-record-value.h"

/* Setting properties. */

gboolean
tengen_game_set_values (TengenGame *self,
                        TengenGameStep *step,
                        TengenNode node,
                        TengenProperty property,
                        const char *values)
{
  TengenChange *set;
  gboolean fits;

  if (tengen_game_is_new (self, node))
    return tengen_record_set (self->record, node, property, values);
  if (values == NULL && tengen_record_find (self->record, node, property) == 0)
    return TRUE;
  set = tengen_change_set (
      node, tengen_property_get_info (property)->name, values);
  fits = tengen_game_change (self, step, set);
  tengen_change_free (set);
  return fits;
}

GString *
tengen_game_read_values (const TengenGame *self,
                         TengenNode node,
                         TengenProperty property,
                         guint skip_from,
                         guint skip_to)
{
  GString *values = g_string_new (NULL);
  TengenValueIter iter;

  tengen_value_iter_init (
      &iter, self->record, tengen_record_find (self->record, node, property));
  for (guint index = 0; tengen_value_iter_next (&iter); index++)
    if (index < skip_from || index >= skip_to)
      tengen_value_append (values, iter.raw, iter.length);
  return values;
}

static gboolean
append_note (TengenGame *self,
             TengenGameStep *step,
             TengenProperty property,
             const TengenAction *action)
{
  const TengenGameSetup *setup = tengen_position_get_setup (self->position);
  GString *values =
      tengen_game_read_values (self, self->cursor, property, 0, 0);
  g_autofree char *text = NULL;
  TengenStone stone = tengen_position_get_stone (self->position, action->seat);
  gboolean fits;

  text = tengen_note_format (action, stone, setup->width, setup->height);
  g_string_append_printf (values, "[%s]", text);
  fits =
      tengen_game_set_values (self, step, self->cursor, property, values->str);
  g_string_free (values, TRUE);
  return fits;
}

/* A result says little without the rules it came about by. What the file calls
 * them stays beside what they were taken for. */
static gboolean
set_assumed_rules (TengenGame *self, TengenGameStep *step)
{
  const TengenGameSetup *setup = tengen_position_get_setup (self->position);
  g_autofree char *there =
      tengen_record_get_text (self->record, self->root, TENGEN_PROPERTY_RU);
  gboolean is_named = there != NULL && *g_strstrip (there) != '\0';
  g_autofree char *text = NULL;
  g_autofree char *own = NULL;
  g_autofree char *values = NULL;

  if (!setup->rules_assumed)
    return TRUE;
  own = tengen_game_setup_format_rules (setup, &text);
  is_named |= text == NULL;
  values = g_strdup_printf ("[%s]", is_named ? own : text);
  return tengen_game_set_values (self,
                                 step,
                                 self->root,
                                 is_named ? TENGEN_PROPERTY_TNR
                                          : TENGEN_PROPERTY_RU,
                                 values);
}

static gboolean
set_result (TengenGame *self, TengenGameStep *step)
{
  TengenResult result;
  g_autofree char *text = NULL;
  g_autofree char *values = NULL;

  if (self->cursor != self->live)
    return TRUE;
  tengen_game_refresh (self);
  result = tengen_position_get_result (self->position);
  text = tengen_result_format (&result);
  values = g_strdup_printf ("[%s]", text);
  return tengen_game_set_values (
             self, step, self->root, TENGEN_PROPERTY_RE, values) &&
         set_assumed_rules (self, step);
}

/* Notes of a node. */

gboolean
tengen_game_find_note (const TengenGame *self,
                       TengenNode node,
                       TengenProperty property,
                       TengenNoteChoice is_chosen,
                       guint *chosen)
{
  const TengenGameSetup *setup = tengen_position_get_setup (self->position);
  TengenValueIter iter;
  gboolean any = FALSE;

  tengen_value_iter_init (
      &iter, self->record, tengen_record_find (self->record, node, property));
  for (guint index = 0; tengen_value_iter_next (&iter); index++)
    {
      TengenAction action;
      TengenStone stone;
      gboolean automatic;

      if (!tengen_note_parse (iter.raw,
                              iter.length,
                              setup->width,
                              setup->height,
                              &action,
                              &stone,
                              &automatic) ||
          !is_chosen (self, &action, automatic))
        continue;
      *chosen = index;
      any = TRUE;
    }
  return any;
}

/* Moves. */

static gboolean
is_virtual (const TengenGame *self,
            const TengenAction *action,
            gboolean automatic)
{
  return action->kind == TENGEN_ACTION_VIRTUAL;
}

/* Whether the move of a node, if it is a pass, is that of an action: beside the
 * board or not. */
static gboolean
is_as_virtual (const TengenGame *self,
               TengenNode node,
               const TengenAction *action)
{
  guint index;

  return action->kind == TENGEN_ACTION_PLAY ||
         (action->kind == TENGEN_ACTION_VIRTUAL) ==
             tengen_game_find_note (
                 self, node, TENGEN_PROPERTY_TNA, is_virtual, &index);
}

/* Whether something has followed the move of a node that is no node. */
static gboolean
has_followers (const TengenGame *self,
               TengenNode node,
               const TengenAction *action)
{
  TengenValueIter iter;

  if (tengen_record_find (self->record, node, TENGEN_PROPERTY_TNC) != 0)
    return TRUE;
  tengen_value_iter_init (
      &iter,
      self->record,
      tengen_record_find (self->record, node, TENGEN_PROPERTY_TNA));
  if (action->kind == TENGEN_ACTION_VIRTUAL)
    tengen_value_iter_next (&iter);
  return tengen_value_iter_next (&iter);
}

gboolean
tengen_game_is_one_move (const TengenGame *self, TengenNode node)
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
    }
  return n == 1;
}

/* A child of the cursor that is this move and nothing else; where play stands,
 * without a list of a count or an ending either. */
static TengenNode
find_child (const TengenGame *self, const TengenAction *action)
{
  gboolean live = self->cursor == self->live;
  const TengenGameSetup *setup = tengen_position_get_setup (self->position);
  TengenNode child = tengen_record_get_child (self->record, self->cursor);

  for (; child != TENGEN_NODE_NONE;
       child = tengen_record_get_sibling (self->record, child))
    if (tengen_record_has_move (self->record,
                                child,
                                action->stone,
                                action->point,
                                setup->width,
                                setup->height) &&
        tengen_game_is_one_move (self, child) &&
        is_as_virtual (self, child, action) &&
        !(live && has_followers (self, child, action)))
      return child;
  return TENGEN_NODE_NONE;
}

/* The fifth moves as values, with their brackets. */
static GString *
format_offers (const TengenRenjuOpening *opening)
{
  GString *values = g_string_new (NULL);

  for (int i = 0; i < opening->n_offers; i++)
    {
      g_autofree char *name = tengen_notation_format (TENGEN_NOTATION_SGF,
                                                      TENGEN_RENJU_SIZE,
                                                      TENGEN_RENJU_SIZE,
                                                      opening->offers[i]);

      g_string_append_printf (values, "[%s]", name);
    }
  return values;
}

/* Other programs find the fifth moves that were offered beside the one that was
 * picked. */
static gboolean
set_offers (TengenGame *self, TengenGameStep *step, TengenNode node)
{
  const TengenGameRenju *renju = tengen_position_get_renju (self->position);
  g_autoptr (GString) values = NULL;
  TengenRenjuStep next;

  if (renju == NULL)
    return TRUE;
  tengen_renju_opening_get_step (renju->opening, &next);
  if (next.kind != TENGEN_RENJU_STEP_PICK)
    return TRUE;
  values = format_offers (renju->opening);
  return tengen_game_set_values (
      self, step, node, TENGEN_PROPERTY_FA, values->str);
}

/* What stands in the node of a move beside it. */
static gboolean
set_beside (TengenGame *self,
            TengenGameStep *step,
            TengenNode node,
            const TengenAction *action)
{
  g_autofree char *halvings = NULL;

  if (action->value > 0)
    halvings = g_strdup_printf ("[%d]", action->value);
  return set_offers (self, step, node) &&
         (action->kind != TENGEN_ACTION_VIRTUAL ||
          tengen_game_set_values (
              self, step, node, TENGEN_PROPERTY_TNA, "[virtual]")) &&
         (halvings == NULL ||
          tengen_game_set_values (
              self, step, node, TENGEN_PROPERTY_TNB, halvings));
}

static TengenNode
add_move (TengenGame *self, TengenGameStep *step, const TengenAction *action)
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

  if (!tengen_game_change (self, step, add) ||
      !tengen_game_set_values (self, step, add->node, property, values) ||
      !set_beside (self, step, add->node, action))
    return TENGEN_NODE_NONE;
  return add->node;
}

/* The game as played is the main line: an old variation that is played again
 * becomes the first one. */
static gboolean
promote (TengenGame *self, TengenGameStep *step, TengenNode node)
{
  g_autoptr (TengenChange) unlink = NULL;
  g_autoptr (TengenChange) link = NULL;

  if (tengen_record_get_child (self->record, self->cursor) == node)
    return TRUE;
  unlink = tengen_change_unlink (node);
  link = tengen_change_link (node, self->cursor, 0);
  return tengen_game_change (self, step, unlink) &&
         tengen_game_change (self, step, link);
}

static gboolean
do_move (TengenGame *self, TengenGameStep *step, const TengenAction *action)
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
  self->judged = node;
  return TRUE;
}

/* A move of Renju may end the game, and one that takes stones where captures
 * decide. */
static gboolean
note_end (TengenGame *self, TengenGameStep *step)
{
  const TengenGameSetup *setup = tengen_position_get_setup (self->position);

  if (!tengen_game_setup_is_renju (setup) && setup->rules.goal == 0)
    return TRUE;
  tengen_game_refresh (self);
  return tengen_position_get_phase (self->position) != TENGEN_PHASE_OVER ||
         set_result (self, step);
}

/* The count. */

/* Marks on points without a stone mean nothing. */
static gboolean
is_players_mark (const TengenGame *self,
                 const TengenAction *action,
                 gboolean automatic)
{
  const TengenBoard *board = tengen_position_get_board (self->position);

  return tengen_action_is_term (action->kind) && !automatic &&
         (action->kind != TENGEN_ACTION_MARK ||
          tengen_board_get (board, action->point) != TENGEN_STONE_NONE);
}

/* What begins another stop at the same node. */
static gboolean
is_beginning (const TengenGame *self,
              const TengenAction *action,
              gboolean automatic)
{
  return action->kind == TENGEN_ACTION_RESUME ||
         action->kind == TENGEN_ACTION_ACCEPT;
}

static gboolean
is_agreement (const TengenGame *self, const char *raw, gsize length)
{
  const TengenGameSetup *setup = tengen_position_get_setup (self->position);
  TengenAction action;
  TengenStone stone;
  gboolean automatic;

  return tengen_note_parse (raw,
                            length,
                            setup->width,
                            setup->height,
                            &action,
                            &stone,
                            &automatic) &&
         action.kind == TENGEN_ACTION_AGREE;
}

/* The list of the cursor's node without a mark, and without the agreements from
 * @start on. */
static GString *
read_without_mark (const TengenGame *self, guint mark, guint start)
{
  GString *values = g_string_new (NULL);
  TengenValueIter iter;

  tengen_value_iter_init (
      &iter,
      self->record,
      tengen_record_find (self->record, self->cursor, TENGEN_PROPERTY_TNC));
  for (guint index = 0; tengen_value_iter_next (&iter); index++)
    if (index != mark &&
        (index < start || !is_agreement (self, iter.raw, iter.length)))
      tengen_value_append (values, iter.raw, iter.length);
  return values;
}

/* What the program proposed behind the last mark stays, the agreements of this
 * stop go. */
static gboolean
do_unmark (TengenGame *self, TengenGameStep *step)
{
  g_autoptr (GString) values = NULL;
  guint mark = 0, start = 0;

  if (!tengen_game_find_note (
          self, self->cursor, TENGEN_PROPERTY_TNC, is_players_mark, &mark))
    return FALSE;
  tengen_game_find_note (
      self, self->cursor, TENGEN_PROPERTY_TNC, is_beginning, &start);
  values = read_without_mark (self, mark, start);
  return tengen_game_set_values (self,
                                 step,
                                 self->cursor,
                                 TENGEN_PROPERTY_TNC,
                                 values->len > 0 ? values->str : NULL);
}

static gboolean
is_owned (guint8 owner, TengenStone stone)
{
  return stone == TENGEN_STONE_BLACK ? owner == TENGEN_GO_OWNER_BLACK
                                     : owner == TENGEN_GO_OWNER_WHITE;
}

/* TB and TW, so that other programs show the count too. */
static gboolean
set_territory (TengenGame *self, TengenGameStep *step)
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
      fits &= tengen_game_set_values (
          self,
          step,
          self->cursor,
          side == TENGEN_STONE_BLACK ? TENGEN_PROPERTY_TB : TENGEN_PROPERTY_TW,
          values->len > 0 ? values->str : NULL);
    }
  return fits;
}

static gboolean
do_finish (TengenGame *self, TengenGameStep *step, const TengenAction *action)
{
  return set_territory (self, step) &&
         append_note (self, step, TENGEN_PROPERTY_TNC, action) &&
         set_result (self, step);
}

/* Puts one of the handicap stones that Black may put where he likes: no move,
 * but part of the first node, so that other programs read the game like any
 * other. */
static gboolean
put_handicap (TengenGame *self, TengenGameStep *step, TengenPoint point)
{
  const TengenGameSetup *setup = tengen_position_get_setup (self->position);
  g_autoptr (GString) stones =
      tengen_game_read_values (self, self->root, TENGEN_PROPERTY_AB, 0, 0);
  g_autofree char *name = tengen_notation_format (
      TENGEN_NOTATION_SGF, setup->width, setup->height, point);

  g_string_append_printf (stones, "[%s]", name);
  return tengen_game_set_values (
      self, step, self->root, TENGEN_PROPERTY_AB, stones->str);
}

gboolean
tengen_game_write_action (TengenGame *self,
                          TengenGameStep *step,
                          const TengenAction *action)
{
  const TengenActionInfo *info = tengen_action_get_info (action->kind);

  if (action->kind == TENGEN_ACTION_PLAY &&
      tengen_position_get_n_to_place (self->position) > 0)
    return put_handicap (self, step, action->point);
  if (info->group == TENGEN_ACTION_GROUP_MOVE)
    return do_move (self, step, action) && note_end (self, step);
  if (action->kind == TENGEN_ACTION_UNMARK)
    return do_unmark (self, step);
  if (action->kind == TENGEN_ACTION_FINISH)
    return do_finish (self, step, action);
  return append_note (self, step, info->note, action) &&
         (info->note != TENGEN_PROPERTY_TNA || set_result (self, step));
}
