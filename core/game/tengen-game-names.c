/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-names: names by colour, through the exchanges of an opening
 */
#include "tengen-game-names.h"

#include "tengen-game-position.h"
#include "tengen-renju-program.h"

/* The main line. */

static gboolean
is_done (const TengenPosition *position)
{
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  TengenRenjuStep step;

  if (renju == NULL)
    return TRUE;
  tengen_renju_opening_get_step (renju->opening, &step);
  return step.kind == TENGEN_RENJU_STEP_DONE;
}

/* Whether nothing that is still to come in the opening exchanges colours. */
static gboolean
is_settled (const TengenPosition *position)
{
  const TengenRenjuOpening *opening =
      tengen_position_get_renju (position)->opening;
  const TengenRenjuOp *op;

  for (guint at = opening->at;; at++)
    {
      op = tengen_renju_program_get_op (opening->rules.regulation, at);
      if (op->kind == TENGEN_RENJU_OP_END)
        return TRUE;
      if (op->kind == TENGEN_RENJU_OP_CHOOSE &&
          op->to[TENGEN_RENJU_CHOICE_SWAP] != 0)
        return FALSE;
    }
}

static gboolean
has_to_choose (const TengenPosition *position)
{
  const TengenRenjuOpening *opening =
      tengen_position_get_renju (position)->opening;
  const TengenRenjuOp *op =
      tengen_renju_program_get_op (opening->rules.regulation, opening->at);

  return op->kind == TENGEN_RENJU_OP_CHOOSE &&
         op->to[TENGEN_RENJU_CHOICE_SWAP] != 0;
}

/* Goes to the next node. Gives %FALSE if it has a move where colours were to be
 * chosen first: then it is only assumed that they stay. */
static gboolean
step (TengenPosition *position, TengenNode node)
{
  gboolean chooses = has_to_choose (position);
  guint move = tengen_position_get_move (position);

  tengen_position_goto (position, node);
  return !chooses || tengen_position_get_move (position) == move;
}

/* Follows with a position of its own, so that it is judged as in play.
 * Returns: %FALSE if a choice of colours is missing */
static gboolean
follow (const TengenRecord *record, TengenNode root, gboolean *swapped)
{
  TengenPosition *position = tengen_position_new (record, root);
  TengenNode node = root;
  gboolean told = TRUE;

  while (!is_done (position))
    {
      node = tengen_record_get_child (record, node);
      if (node == TENGEN_NODE_NONE)
        break;
      told &= step (position, node);
    }
  *swapped = tengen_position_get_seat (position, TENGEN_STONE_BLACK) ==
             TENGEN_SEAT_SECOND;
  told &= is_done (position) || is_settled (position);
  tengen_position_free (position);
  return told;
}

static gboolean
has_opening (const TengenGameSetup *setup)
{
  return tengen_game_setup_is_renju (setup) &&
         setup->renju.regulation != TENGEN_RENJU_NONE;
}

gboolean
tengen_names_are_swapped (const TengenRecord *record,
                          TengenNode root,
                          const TengenGameSetup *setup)
{
  gboolean swapped = FALSE;

  g_return_val_if_fail (record != NULL && setup != NULL, FALSE);

  if (has_opening (setup))
    follow (record, root, &swapped);
  return swapped;
}

gboolean
tengen_names_find_swapped (const TengenRecord *record,
                           TengenNode root,
                           const TengenGameSetup *setup,
                           gboolean *swapped)
{
  g_return_val_if_fail (record != NULL && setup != NULL, FALSE);
  g_return_val_if_fail (swapped != NULL, FALSE);

  *swapped = FALSE;
  return has_opening (setup) && follow (record, root, swapped);
}

/* Whether who has a colour now is called Black in the first node. */
static gboolean
is_called_black (const TengenPosition *self, TengenStone stone)
{
  gboolean swapped =
      tengen_names_are_swapped (tengen_position_get_record (self),
                                tengen_position_get_root (self),
                                tengen_position_get_setup (self));

  return (tengen_position_get_seat (self, stone) == TENGEN_SEAT_FIRST) !=
         swapped;
}

static const char *
choose (const TengenPosition *self,
        TengenStone stone,
        const char *black,
        const char *white)
{
  const char *text = is_called_black (self, stone) ? black : white;

  return text != NULL && *text != '\0' ? text : NULL;
}

const char *
tengen_position_get_name (const TengenPosition *self, TengenStone stone)
{
  const TengenGameSetup *setup;

  g_return_val_if_fail (self != NULL, NULL);

  setup = tengen_position_get_setup (self);
  return choose (self, stone, setup->black, setup->white);
}

const char *
tengen_position_get_rank (const TengenPosition *self, TengenStone stone)
{
  const TengenGameSetup *setup;

  g_return_val_if_fail (self != NULL, NULL);

  setup = tengen_position_get_setup (self);
  return choose (self, stone, setup->black_rank, setup->white_rank);
}
