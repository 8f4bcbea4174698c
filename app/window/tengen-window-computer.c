/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-computer: games against the computer, one after the other
 *
 * What: how a game with a level that adapts (おまかせ) ended is noted; the
 *       next game has another seed, and the level that suits the player then.
 */
#include "tengen-window-private.h"

#include "tengen-session-advice.h"
#include "tengen-session-computer.h"

static TengenLevelShelf *
get_levels (TengenWindow *self)
{
  return tengen_settings_get_level_shelf (
      tengen_program_get_settings (tengen_window_get_program (self)));
}

/* The seat of the computer against a person; none for other games. */
static TengenSeat
find_computer (const TengenGameSetup *setup)
{
  gboolean first = setup->computers[TENGEN_SEAT_FIRST].level > 0;
  gboolean second = setup->computers[TENGEN_SEAT_SECOND].level > 0;

  if (first == second)
    return TENGEN_SEAT_NONE;
  return first ? TENGEN_SEAT_FIRST : TENGEN_SEAT_SECOND;
}

gboolean
tengen_window_has_computer (TengenWindow *self)
{
  g_return_val_if_fail (TENGEN_IS_WINDOW (self), FALSE);

  return find_computer (tengen_game_get_setup (
             tengen_window_get_game (self))) != TENGEN_SEAT_NONE;
}

static const char *
get_person (const TengenGameSetup *setup, TengenSeat computer)
{
  return computer == TENGEN_SEAT_FIRST ? setup->white : setup->black;
}

/* 待った leaves the line that was taken back behind the other. */
static gboolean
was_taken_back (const TengenGame *game)
{
  const TengenRecord *record = tengen_game_get_record (game);
  TengenNode node = tengen_game_get_live (game);

  for (; node != TENGEN_NODE_NONE;
       node = tengen_record_get_parent (record, node))
    if (tengen_record_get_sibling (record, node) != TENGEN_NODE_NONE)
      return TRUE;
  return FALSE;
}

static gboolean
is_over (TengenWindow *self)
{
  return tengen_game_get_result (tengen_window_get_game (self)).kind !=
         TENGEN_RESULT_UNKNOWN;
}

void
tengen_window_follow_computer (TengenWindow *self)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));

  self->level_noted = is_over (self);
}

void
tengen_window_note_computer (TengenWindow *self)
{
  const TengenGame *game = tengen_window_get_game (self);
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  const TengenPosition *position = tengen_game_get_position (game);
  TengenSeat seat = find_computer (setup);
  TengenResult result;

  if (self->level_noted || seat == TENGEN_SEAT_NONE ||
      !setup->computers[seat].adapts || !is_over (self))
    return;
  self->level_noted = TRUE;
  result = tengen_game_get_result (game);
  if (result.winner == TENGEN_STONE_NONE)
    return;
  /* colours may have been exchanged, and the names with them */
  tengen_level_shelf_note (
      get_levels (self),
      tengen_position_get_name (
          position,
          tengen_stone_other (tengen_position_get_stone (position, seat))),
      setup,
      setup->computers[seat].level,
      tengen_position_get_seat (position, result.winner) != seat,
      was_taken_back (game) ||
          tengen_session_was_advised (tengen_window_get_session (self)));
}

void
tengen_window_renew_computers (TengenWindow *self, TengenGameSetup *setup)
{
  TengenSeat computer = find_computer (setup);

  g_return_if_fail (TENGEN_IS_WINDOW (self));

  tengen_session_draw_seeds (setup);
  if (computer == TENGEN_SEAT_NONE || !setup->computers[computer].adapts)
    return;
  setup->computers[computer].level = tengen_level_shelf_find (
      get_levels (self), get_person (setup, computer), setup);
  /* that of the level as it is today */
  setup->computers[computer].playouts = 0;
}
