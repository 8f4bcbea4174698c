/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-ask: what a game tells of itself
 *
 * What: the questions of tengen-game.h; nothing is changed here.
 */
#include "tengen-game-private.h"

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
