/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-command: commands as lines
 */
#include "tengen-game-command.h"

#include <string.h>

static void
check_both_ways (TengenCommand *command, const char *wanted)
{
  g_autoptr (TengenCommand) own = command;
  g_autoptr (TengenCommand) read = NULL;
  g_autofree char *line = tengen_command_encode (own);
  g_autofree char *again = NULL;

  g_assert_cmpstr (line, ==, wanted);
  read = tengen_command_decode (line);
  g_assert_nonnull (read);
  again = tengen_command_encode (read);
  g_assert_cmpstr (again, ==, line);
}

static void
test_both_ways (void)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_ACT);

  command->dt_us = 1234567;
  command->action = (TengenAction){
    TENGEN_ACTION_PLAY, TENGEN_SEAT_SECOND, TENGEN_STONE_WHITE, 60, 0
  };
  check_both_ways (command, "a 1234567 0 2 2 60 0");
  command = tengen_command_new (TENGEN_COMMAND_GOTO);
  command->node = 17;
  check_both_ways (command, "g 0 17");
  check_both_ways (tengen_command_new (TENGEN_COMMAND_TAKE_BACK), "t 0");
  check_both_ways (tengen_command_new (TENGEN_COMMAND_UNDO), "u 0");
  check_both_ways (tengen_command_new (TENGEN_COMMAND_REDO), "r 0");
}

static void
test_clock (void)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_CLOCK);
  g_autoptr (TengenCommand) read = NULL;

  check_both_ways (command, "c 0 0 0 0");
  command = tengen_command_new (TENGEN_COMMAND_CLOCK);
  command->dt_us = 12;
  command->clock = TENGEN_CLOCK_ACT_ADD;
  command->seat = TENGEN_SEAT_SECOND;
  command->us = TENGEN_CLOCK_MAX_US;
  check_both_ways (command, "c 12 3 2 86400000000");
  read = tengen_command_decode ("c 5 4 1 0");
  g_assert_cmpint (read->clock, ==, TENGEN_CLOCK_ACT_TURN);
  g_assert_cmpint (read->seat, ==, TENGEN_SEAT_FIRST);
}

/* The number of an action in a journal never changes. */
static void
test_kinds (void)
{
  static const TengenActionKind KINDS[] = {
    TENGEN_ACTION_PLAY,    TENGEN_ACTION_PASS,    TENGEN_ACTION_RESIGN,
    TENGEN_ACTION_MARK,    TENGEN_ACTION_UNMARK,  TENGEN_ACTION_AGREE,
    TENGEN_ACTION_RESUME,  TENGEN_ACTION_FINISH,  TENGEN_ACTION_VIRTUAL,
    TENGEN_ACTION_PROPOSE, TENGEN_ACTION_ACCEPT,  TENGEN_ACTION_REFUSE,
    TENGEN_ACTION_VOID,    TENGEN_ACTION_CLAIM,   TENGEN_ACTION_GROUPS,
    TENGEN_ACTION_EYES,    TENGEN_ACTION_EQUAL,   TENGEN_ACTION_BALANCE,
    TENGEN_ACTION_CHOOSE,  TENGEN_ACTION_DECLARE, TENGEN_ACTION_OFFER,
    TENGEN_ACTION_FIVE,    TENGEN_ACTION_ADMIT,   TENGEN_ACTION_FORBIDDEN,
    TENGEN_ACTION_DRAW,    TENGEN_ACTION_TIME,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (KINDS); i++)
    {
      TengenCommand *command = tengen_command_new (TENGEN_COMMAND_ACT);
      g_autofree char *line =
          g_strdup_printf ("a 0 %" G_GSIZE_FORMAT " 1 2 7 -1", i);

      command->action = (TengenAction){
        KINDS[i], TENGEN_SEAT_FIRST, TENGEN_STONE_WHITE, 7, -1
      };
      check_both_ways (command, line);
    }
}

static void
test_edit (void)
{
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_EDIT);
  g_autoptr (TengenCommand) read = NULL;
  g_autofree char *line = NULL;
  const TengenChange *set;

  command->name = g_strdup ("comment");
  command->node = 3;
  g_ptr_array_add (command->changes, tengen_change_add (3, 0));
  g_ptr_array_add (command->changes,
                   tengen_change_set (3, "C", "[one\ntwo \\] three]"));
  line = tengen_command_encode (command);
  g_assert_null (strchr (line, '\n'));
  read = tengen_command_decode (line);
  g_assert_nonnull (read);
  g_assert_cmpstr (read->name, ==, "comment");
  g_assert_cmpuint (read->node, ==, 3);
  g_assert_cmpuint (read->changes->len, ==, 2);
  set = read->changes->pdata[1];
  g_assert_cmpint (set->kind, ==, TENGEN_CHANGE_SET);
  g_assert_cmpstr (set->values, ==, "[one\ntwo \\] three]");
}

static void
test_refused (void)
{
  static const char *const LINES[] = { "",
                                       "x 0",
                                       "a",
                                       "a 0",
                                       "a -1 0 1 1 5 0",
                                       "a 0 26 1 1 5 0",
                                       "a 0 99 1 1 5 0",
                                       "a 0 0 3 1 5 0",
                                       "a 0 0 1 1 70000 0",
                                       "a 0 0 1 1 5",
                                       "a 0 0 1 1 5 0 7",
                                       "g 0",
                                       "g 0 0",
                                       "g 0 x",
                                       "u",
                                       "u 0 1",
                                       "e 0 name 1 1",
                                       "e 0 name 1 9999999999",
                                       "e 0",
                                       "u0",
                                       "c",
                                       "c 0",
                                       "c 0 0 0",
                                       "c -1 0 0 0",
                                       "c 0 5 0 0",
                                       "c 0 -1 0 0",
                                       "c 0 3 3 5",
                                       "c 0 3 1 -5",
                                       "c 0 3 1 86400000001",
                                       "c 0 3 1 99999999999999999999",
                                       "c 0 3 1 5 5",
                                       "t 99999999999999999999999x" };

  for (gsize i = 0; i < G_N_ELEMENTS (LINES); i++)
    g_assert_null (tengen_command_decode (LINES[i]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/command/both-ways", test_both_ways);
  g_test_add_func ("/game/command/clock", test_clock);
  g_test_add_func ("/game/command/kinds", test_kinds);
  g_test_add_func ("/game/command/edit", test_edit);
  g_test_add_func ("/game/command/refused", test_refused);
  return g_test_run ();
}
