/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-task: what an engine outside is told of a game
 */
#include "tengen-external-task.h"

static void
add_stones (TengenExternalTask *self, const TengenBoard *board)
{
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    {
      TengenExternalMove move = {
        .point = (TengenPoint) i,
        .stone = tengen_board_get (board, (TengenPoint) i),
      };

      if (move.stone != TENGEN_STONE_NONE)
        g_array_append_val (self->moves, move);
    }
  self->n_before = self->moves->len;
}

/* Adds the moves; tells whether they lead from one board to the other. */
static gboolean
add_moves (TengenExternalTask *self,
           TengenBoard *board,
           const TengenPosition *position)
{
  const GArray *moves = tengen_position_get_moves (position);

  for (guint i = 0; i < moves->len; i++)
    {
      const TengenMove *move = &g_array_index (moves, TengenMove, i);
      TengenExternalMove told = { move->point, move->stone };

      if (move->point != TENGEN_POINT_PASS)
        tengen_board_play (board, move->point, move->stone, NULL);
      g_array_append_val (self->moves, told);
    }
  return tengen_board_get_hash (board) ==
         tengen_board_get_hash (tengen_position_get_board (position));
}

TengenExternalTask *
tengen_external_task_new (const TengenPosition *position,
                          TengenSeat seat,
                          guint seconds)
{
  TengenExternalTask *self;
  g_autoptr (TengenPosition) start = NULL;
  g_autoptr (TengenBoard) board = NULL;

  g_return_val_if_fail (position != NULL, NULL);

  self = g_new0 (TengenExternalTask, 1);
  self->setup = tengen_game_setup_copy (tengen_position_get_setup (position));
  self->computer = self->setup->computers[seat];
  self->stone = tengen_position_get_to_move (position);
  self->seconds = seconds > 0 ? seconds : (guint) self->computer.level;
  self->is_timed = seconds > 0;
  self->moves = g_array_new (FALSE, FALSE, sizeof (TengenExternalMove));
  start = tengen_position_new (tengen_position_get_record (position),
                               tengen_position_get_root (position));
  board = tengen_board_copy (tengen_position_get_board (start));
  add_stones (self, board);
  if (add_moves (self, board, position))
    return self;
  g_array_set_size (self->moves, 0);
  add_stones (self, tengen_position_get_board (position));
  return self;
}

static TengenExternalTask *
make_trial (const TengenExternalEntry *entry, TengenGameSetup *setup)
{
  g_autofree char *reason = tengen_external_entry_explain (entry, setup);
  g_autoptr (TengenRecord) record = NULL;
  g_autoptr (TengenPosition) position = NULL;

  if (reason != NULL)
    return NULL;
  setup->computers[TENGEN_SEAT_FIRST].level = 1;
  record = tengen_game_setup_write (setup);
  position = tengen_position_new (record, tengen_record_get_game (record, 0));
  return tengen_external_task_new (position, TENGEN_SEAT_FIRST, 0);
}

TengenExternalTask *
tengen_external_task_new_trial (const TengenExternalEntry *entry)
{
  static const int sizes[] = { 9, 19 };
  TengenExternalTask *self = NULL;

  g_return_val_if_fail (entry != NULL, NULL);

  if (entry->protocol == TENGEN_EXTERNAL_GOMOCUP)
    {
      TengenRenjuRules rules;
      g_autoptr (TengenGameSetup) setup = NULL;

      tengen_renju_rules_init (&rules, TENGEN_RENJU_FREE);
      setup = tengen_game_setup_new_renju (&rules);
      return make_trial (entry, setup);
    }
  for (guint i = 0; i < G_N_ELEMENTS (sizes) && self == NULL; i++)
    {
      g_autoptr (TengenGameSetup) setup =
          tengen_game_setup_new (tengen_go_rules_find ("china"), sizes[i]);

      self = make_trial (entry, setup);
    }
  return self;
}

void
tengen_external_task_free (TengenExternalTask *self)
{
  if (self == NULL)
    return;
  tengen_game_setup_free (self->setup);
  g_array_unref (self->moves);
  g_free (self);
}
