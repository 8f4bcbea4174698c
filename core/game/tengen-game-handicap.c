/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-handicap: handicap stones that Black puts where he likes
 *                       (置き石の自由な置き方)
 *
 * What:  one stone after another into AB of the first node, and off again.
 * Not:   whose turn it is and how many are missing (tengen-game-position),
 *        fixed points (tengen-game-setup).
 * Shape: they are no moves: other programs read a handicap game like any other.
 *        Once something follows the first node they stay where they are, since
 *        what follows would stand on another board without them.
 */
#include "tengen-game-private.h"

#include "tengen-board-notation.h"

gboolean
tengen_game_put_handicap (TengenGame *self,
                          TengenGameStep *step,
                          TengenPoint point)
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

gboolean
tengen_game_has_put_handicap (const TengenGame *self)
{
  return tengen_position_get_setup (self->position)->free_handicap &&
         self->cursor == self->root &&
         tengen_record_get_child (self->record, self->root) ==
             TENGEN_NODE_NONE &&
         count_stones (self) > 0;
}

gboolean
tengen_game_take_handicap (TengenGame *self, TengenGameStep *step)
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
