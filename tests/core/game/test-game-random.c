/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-random: games of random commands under all rule sets
 *
 * What: undone, done again, replayed from their journal, written and read they
 *       are the same, and no stone is lost; some of them with a clock, of which
 *       no time is lost.
 */
#include "game-describe.h"
#include "game-undo.h"

/* The times of games in turn; a game has about a minute. */
static const char *const CLOCKS[] = {
  "none", "japanese 5 2 3", "none", "room 9 2 / fischer 6 1",
  "none", "canadian 5 4 5", "none", "absolute 90 / bronstein 9 1",
};

static TengenGame *
start_with_clock (const char *rules, int size, const char *clock)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find (rules), size);

  g_assert_true (tengen_clock_setting_decode (clock, &setup->clock));
  return tengen_game_new (setup);
}

/* Something about the clock. */
static TengenCommand *
make_clock (void)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_CLOCK);
  int dice = g_test_rand_int_range (0, 12);

  command->dt_us = g_test_rand_int_range (0, 1000000);
  command->clock =
      dice < 5 ? TENGEN_CLOCK_ACT_START : (TengenClockAct) (dice % 5);
  command->seat = (TengenSeat) g_test_rand_int_range (0, 3);
  command->us = g_test_rand_int_range (0, 3000000);
  return command;
}

/* A random command; many of them are refused, as players' are. */
static TengenCommand *
make_random (TengenGame *game)
{
  const TengenPosition *position = tengen_game_get_position (game);
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  int n_points = setup->width * setup->height;
  int dice = g_test_rand_int_range (0, 100);
  TengenStone stone = tengen_position_get_to_move (position);
  TengenCommand *command;

  if (dice < 4)
    return tengen_command_new (TENGEN_COMMAND_UNDO);
  if (dice < 6)
    return tengen_command_new (TENGEN_COMMAND_REDO);
  if (dice < 9)
    return tengen_command_new (TENGEN_COMMAND_TAKE_BACK);
  if (tengen_game_get_clock (game) != NULL && dice > 90)
    return make_clock ();
  if (dice < 12)
    {
      command = tengen_command_new (TENGEN_COMMAND_GOTO);
      command->node = (TengenNode) g_test_rand_int_range (
          1,
          1 + (int) tengen_record_get_n_nodes (tengen_game_get_record (game)));
      return command;
    }
  command = tengen_command_new (TENGEN_COMMAND_ACT);
  command->dt_us = g_test_rand_int_range (0, 1000000);
  command->action.seat = tengen_position_get_seat (position, stone);
  command->action.stone = stone;
  command->action.point = (TengenPoint) g_test_rand_int_range (0, n_points);
  command->action.value = g_test_rand_int_range (-1, 4);
  if (dice < 60)
    command->action.kind = TENGEN_ACTION_PLAY;
  else if (dice < 75)
    command->action.kind = TENGEN_ACTION_PASS;
  else
    command->action.kind =
        (TengenActionKind) g_test_rand_int_range (0, TENGEN_ACTION_BALANCE + 1);
  if (dice % 2 == 0 && (command->action.kind == TENGEN_ACTION_ACCEPT ||
                        command->action.kind == TENGEN_ACTION_REFUSE))
    command->action.stone = tengen_stone_other (stone);
  if (tengen_action_is_term (command->action.kind) && dice % 3 == 0)
    command->action.seat = TENGEN_SEAT_NONE;
  return command;
}

/* stones + prisoners of a colour = its moves on the board, where no move of
 * the path was forced. */
static void
check_conservation (const TengenGame *game)
{
  const TengenPosition *position = tengen_game_get_position (game);
  const TengenBoard *board = tengen_position_get_board (position);
  const TengenRecord *record = tengen_game_get_record (game);
  int moves[3] = { 0 };

  for (TengenNode node = tengen_game_get_cursor (game);
       node != TENGEN_NODE_NONE;
       node = tengen_record_get_parent (record, node))
    for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
      {
        TengenNodeProperty found = tengen_record_find (
            record,
            node,
            side == TENGEN_STONE_BLACK ? TENGEN_PROPERTY_B : TENGEN_PROPERTY_W);
        gsize length = 0;

        if (found == 0)
          continue;
        tengen_record_get_raw (
            record, tengen_record_get_value (record, found), &length);
        moves[side] += length > 0;
      }
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    g_assert_cmpint (
        moves[side],
        ==,
        tengen_board_count (board, (TengenStone) side) +
            tengen_position_get_prisoners (position, (TengenStone) side));
}

/* All time is used by a seat or idle, and none is negative. */
static void
check_time (const TengenGame *game)
{
  const TengenClock *clock = tengen_game_get_clock (game);
  gint64 used = 0;

  if (clock == NULL)
    return;
  for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    {
      gint64 left = tengen_clock_get_left (clock, (TengenSeat) seat);

      used += clock->seats[seat].used_us;
      g_assert_cmpint (left, >=, 0);
      g_assert_cmpint (clock->seats[seat].is_up, ==, left == 0);
    }
  g_assert_cmpint (clock->elapsed_us, ==, used + clock->idle_us);
}

/* The game and all of its clock. */
static char *
describe_timed (const TengenGame *game)
{
  const TengenClock *clock = tengen_game_get_clock (game);
  g_autofree char *text = describe_game (game);
  GString *all = g_string_new (text);

  for (int i = 0; clock != NULL && i <= TENGEN_SEAT_SECOND; i++)
    g_string_append_printf (all,
                            " %" G_GINT64_FORMAT "/%" G_GINT64_FORMAT
                            "/%d/%d/%" G_GINT64_FORMAT "/%u",
                            clock->seats[i].main_us,
                            clock->seats[i].period_us,
                            clock->seats[i].n,
                            clock->seats[i].in_period,
                            clock->seats[i].used_us,
                            clock->seats[i].n_turns);
  if (clock != NULL)
    g_string_append_printf (all,
                            " %d/%d/%d/%" G_GINT64_FORMAT "/%" G_GINT64_FORMAT,
                            clock->turn,
                            clock->started,
                            clock->paused,
                            clock->turn_us,
                            clock->elapsed_us);
  return g_string_free (all, FALSE);
}

/* Random commands: undone to the start and redone, replayed from their lines,
 * written and read, all give the same game. */
static void
check_random_game (const char *rules,
                   int size,
                   const char *clock,
                   int n_commands)
{
  g_autoptr (TengenGame) game = start_with_clock (rules, size, clock);
  g_autoptr (TengenGame) replay = start_with_clock (rules, size, clock);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *first = describe_game (game);

  for (int i = 0; i < n_commands; i++)
    {
      g_autoptr (TengenCommand) command = make_random (game);
      g_autoptr (TengenReason) reason = NULL;
      g_autofree char *line = tengen_command_encode (command);

      reason = tengen_game_do (game, command);
      if (reason == NULL)
        g_ptr_array_add (lines, g_steal_pointer (&line));
      check_conservation (game);
      check_time (game);
    }
  check_replayed (game, replay, lines, describe_timed);
  check_all_undone (game, first, describe_game);
}

static void
check_write_read (TengenGame *game)
{
  g_autofree char *text = write_text (game);
  g_autoptr (TengenGame) read = open_text (text);
  g_autofree char *again = write_text (read);

  g_assert_cmpstr (again, ==, text);
}

static void
test_random (gconstpointer data)
{
  const char *rules = data;

  for (int i = 0; i < 40; i++)
    {
      const char *clock = CLOCKS[(gsize) i % G_N_ELEMENTS (CLOCKS)];
      g_autoptr (TengenGame) game = start_with_clock (rules, 9, clock);

      check_random_game (rules, g_test_rand_int_range (2, 8), clock, 120);
      for (int j = 0; j < 150; j++)
        {
          g_autoptr (TengenCommand) command = make_random (game);

          tengen_reason_free (tengen_game_do (game, command));
        }
      check_write_read (game);
    }
}

/* Any node of a long game is near: going there is a matter of its moves. */
static void
test_any_node (void)
{
  g_autoptr (TengenGame) game = start_game ("china", 19);

  for (int i = 0; i < 300; i++)
    while (play (game, (TengenPoint) g_test_rand_int_range (0, 361)) !=
           TENGEN_REASON_NONE)
      ;
  for (int i = 0; i < 200; i++)
    {
      TengenNode node = (TengenNode) g_test_rand_int_range (1, 302);

      g_assert_cmpint (go_to (game, node), ==, TENGEN_REASON_NONE);
      g_assert_cmpuint (
          tengen_position_get_move (tengen_game_get_position (game)),
          ==,
          node - 1);
      check_conservation (game);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/any-node", test_any_node);
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      const char *id = tengen_go_rules_get_named (i)->id;
      g_autofree char *path = g_strdup_printf ("/game/random/%s", id);

      g_test_add_data_func (path, id, test_random);
    }
  return g_test_run ();
}
