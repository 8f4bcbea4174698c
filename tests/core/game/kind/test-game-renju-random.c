/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-renju-random: games of random commands under all regulations
 *
 * What: undone, redone, replayed from their journal, written and read they are
 *       the same; a position reached by playing equals the same one gone to;
 *       the names in the record are those of the end of the main line; the
 *       clock of the player who has to decide runs.
 */
#include "game-undo.h"
#include "renju-play.h"
#include "board-picture.h"
#include "tengen-game-names.h"

/* All that can be asked of a position. */
static char *
describe_position (const TengenPosition *position)
{
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  const TengenRenjuOpening *opening = renju->opening;
  g_autofree char *picture =
      tengen_picture_format (tengen_position_get_board (position), '/');
  TengenResult result = tengen_position_get_result (position);
  GString *text = g_string_new (picture);
  guint8 codes[TENGEN_RENJU_POINTS];

  g_string_append_printf (
      text,
      " move %u turn %d phase %d duty %d actor %d black %d result %d/%d",
      tengen_position_get_move (position),
      tengen_position_get_to_move (position),
      tengen_position_get_phase (position),
      tengen_position_get_duty (position),
      tengen_position_get_actor (position),
      tengen_position_get_seat (position, TENGEN_STONE_BLACK),
      result.kind,
      result.winner);
  g_string_append_printf (text,
                          " end %d %d %u five %d pattern %d opening %d %d %d",
                          renju->end,
                          renju->point,
                          renju->classes,
                          renju->declared,
                          renju->pattern,
                          opening->at,
                          opening->n_stones,
                          opening->declared);
  for (int i = 0; i < opening->n_offers; i++)
    g_string_append_printf (text, " %d", opening->offers[i]);
  tengen_position_map (position, TENGEN_STONE_BLACK, codes);
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    g_string_append_c (text, (char) ('A' + codes[i]));
  return g_string_free (text, FALSE);
}

static char *
describe_game (const TengenGame *game)
{
  g_autofree char *record = write_text (game);
  g_autofree char *position =
      describe_position (tengen_game_get_position (game));

  return g_strdup_printf ("%s%s %u/%u",
                          record,
                          position,
                          tengen_game_get_cursor (game),
                          tengen_game_get_live (game));
}

static TengenPoint
draw_point (void)
{
  return tengen_point_make (
      15, g_test_rand_int_range (4, 11), g_test_rand_int_range (5, 10));
}

/* What would be the next step of the opening, and often is allowed. */
static void
draw_step (const TengenGame *game, TengenAction *action)
{
  const TengenRenjuOpening *opening = renju_of (game)->opening;
  TengenRenjuStep step;

  tengen_renju_opening_get_step (opening, &step);
  action->point = draw_point ();
  switch (step.kind)
    {
    case TENGEN_RENJU_STEP_PUT:
    case TENGEN_RENJU_STEP_DONE:
      action->kind = TENGEN_ACTION_PLAY;
      if (step.farthest == 0)
        action->point = TENGEN_RENJU_CENTER;
      return;
    case TENGEN_RENJU_STEP_CHOOSE:
      action->kind = TENGEN_ACTION_CHOOSE;
      action->value = g_test_rand_int_range (0, TENGEN_RENJU_N_CHOICES);
      return;
    case TENGEN_RENJU_STEP_DECLARE:
      action->kind = TENGEN_ACTION_DECLARE;
      action->value = g_test_rand_int_range (1, 4);
      return;
    case TENGEN_RENJU_STEP_OFFER:
      action->kind = TENGEN_ACTION_OFFER;
      action->value = g_test_rand_int_range (0, 5) > 0;
      return;
    case TENGEN_RENJU_STEP_PICK:
      action->kind = TENGEN_ACTION_PLAY;
      action->point =
          opening->offers[g_test_rand_int_range (0, opening->n_offers)];
      return;
    }
}

/* Many of them are refused, as players' are. */
static void
draw_action (const TengenGame *game, TengenAction *action)
{
  const TengenPosition *position = tengen_game_get_position (game);

  action->stone = tengen_position_get_to_move (position);
  action->seat = tengen_position_get_actor (position);
  draw_step (game, action);
  if (g_test_rand_int_range (0, 5) == 0)
    {
      action->kind =
          (TengenActionKind) g_test_rand_int_range (0, TENGEN_ACTION_TIME + 1);
      action->value = g_test_rand_int_range (-1, 14);
    }
  if (g_test_rand_int_range (0, 8) == 0)
    action->seat = (TengenSeat) g_test_rand_int_range (0, 3);
  if ((action->kind == TENGEN_ACTION_RESIGN ||
       action->kind == TENGEN_ACTION_DRAW ||
       action->kind == TENGEN_ACTION_TIME) &&
      g_test_rand_int_range (0, 4) > 0)
    action->kind = TENGEN_ACTION_FIVE;
}

static TengenCommand *
draw_command (const TengenGame *game)
{
  int dice = g_test_rand_int_range (0, 100);
  TengenCommand *command;

  if (dice < 6)
    return tengen_command_new (TENGEN_COMMAND_UNDO);
  if (dice < 9)
    return tengen_command_new (TENGEN_COMMAND_REDO);
  if (dice < 14)
    return tengen_command_new (TENGEN_COMMAND_TAKE_BACK);
  command =
      tengen_command_new (dice < 18 ? TENGEN_COMMAND_GOTO : TENGEN_COMMAND_ACT);
  if (command->kind == TENGEN_COMMAND_GOTO)
    command->node = dice < 16 ? tengen_game_get_live (game)
                              : (TengenNode) g_test_rand_int_range (
                                    1,
                                    1 + (int) tengen_record_get_n_nodes (
                                            tengen_game_get_record (game)));
  else
    draw_action (game, &command->action);
  return command;
}

/* The player who has Black at the end of the main line has the black name. */
static void
check_names (const TengenGame *game)
{
  const TengenRecord *record = tengen_game_get_record (game);
  TengenNode end = tengen_game_get_root (game);
  TengenPosition *position;
  gboolean swapped;

  while (tengen_record_get_child (record, end) != TENGEN_NODE_NONE)
    end = tengen_record_get_child (record, end);
  position = tengen_position_new (record, tengen_game_get_root (game));
  tengen_position_goto (position, end);
  swapped = tengen_position_get_seat (position, TENGEN_STONE_BLACK) ==
            TENGEN_SEAT_SECOND;
  tengen_position_free (position);
  check_root (game, TENGEN_PROPERTY_PB, swapped ? "Taro" : "Hana");
  check_root (game, TENGEN_PROPERTY_PW, swapped ? "Hana" : "Taro");
}

/* The position played is the one that is gone to. */
static void
check_position (const TengenGame *game)
{
  TengenPosition *position = tengen_position_new (tengen_game_get_record (game),
                                                  tengen_game_get_root (game));
  g_autofree char *played = describe_position (tengen_game_get_position (game));
  g_autofree char *gone_to = NULL;

  tengen_position_goto (position, tengen_game_get_cursor (game));
  gone_to = describe_position (position);
  tengen_position_free (position);
  g_assert_cmpstr (gone_to, ==, played);
}

/* Nodes are numbered anew where variations were reordered, so only the
 * position at the end of the main line is compared. */
static void
check_write_read (TengenGame *game)
{
  g_autofree char *text = write_text (game);
  g_autoptr (TengenGame) read = open_text (text);
  g_autofree char *again = write_text (read);

  g_assert_cmpstr (again, ==, text);
  go_to (read, tengen_game_get_live (read));
  check_position (read);
  check_names (read);
}

static void
check_game (const char *rules, int n_commands)
{
  g_autoptr (TengenGame) game = start_renju (rules);
  g_autoptr (TengenGame) replay = start_renju (rules);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *first = describe_game (game);

  for (int i = 0; i < n_commands; i++)
    {
      g_autoptr (TengenCommand) command = draw_command (game);
      g_autofree char *line = tengen_command_encode (command);
      g_autofree char *before = write_text (game);
      g_autoptr (TengenReason) reason = tengen_game_do (game, command);

      if (reason == NULL)
        g_ptr_array_add (lines, g_steal_pointer (&line));
      else
        {
          g_autofree char *after = write_text (game);

          g_assert_cmpstr (after, ==, before);
        }
      check_position (game);
      check_names (game);
    }
  check_write_read (game);
  check_replayed (game, replay, lines, describe_game);
  check_all_undone (game, first, describe_game);
}

static void
test_random (gconstpointer data)
{
  const char *id = data;
  int n_games = g_getenv ("TENGEN_FULL") != NULL ? 100 : 2;

  for (int i = 0; i < n_games; i++)
    {
      g_autofree char *rules =
          g_strdup_printf ("%s%s", id, i % 2 != 0 ? " declared" : "");

      check_game (rules, 60);
    }
}

static TengenGame *
start_timed (const char *id)
{
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenRenjuRules rules;

  g_assert_true (tengen_renju_rules_parse (id, &rules));
  setup = tengen_game_setup_new_renju (&rules);
  g_assert_true (tengen_clock_setting_decode ("room 600 30 / fischer 600 5",
                                              &setup->clock));
  return tengen_game_new (setup);
}

static void
check_clock (const TengenGame *game)
{
  const TengenPosition *position = tengen_game_get_position (game);
  const TengenClock *clock = tengen_game_get_clock (game);

  if (tengen_game_get_cursor (game) == tengen_game_get_live (game))
    g_assert_cmpint (clock->turn, ==, tengen_position_get_actor (position));
  g_assert_cmpint (clock->elapsed_us,
                   ==,
                   clock->idle_us + clock->seats[TENGEN_SEAT_FIRST].used_us +
                       clock->seats[TENGEN_SEAT_SECOND].used_us);
}

static void
test_clock (gconstpointer data)
{
  int n_games = g_getenv ("TENGEN_FULL") != NULL ? 100 : 4;

  for (int i = 0; i < n_games; i++)
    {
      g_autoptr (TengenGame) game = start_timed (data);

      check_clock (game);
      for (int k = 0; k < 60; k++)
        {
          g_autoptr (TengenCommand) command = draw_command (game);

          command->dt_us = g_test_rand_int_range (0, 5000000);
          tengen_reason_free (tengen_game_do (game, command));
          check_clock (game);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      const char *id =
          tengen_renju_regulation_get_info ((TengenRenjuRegulation) i)->id;
      g_autofree char *path = g_strdup_printf ("/game/renju-random/%s", id);
      g_autofree char *clock = g_strdup_printf ("/game/renju-clock/%s", id);

      g_test_add_data_func (path, id, test_random);
      g_test_add_data_func (clock, id, test_clock);
    }
  return g_test_run ();
}
