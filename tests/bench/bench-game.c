/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-game: how long a click takes and what it leaves in memory; how long it
 * takes to go to any node: of a 300-move game, of a line of 200,000 moves, of
 * nodes that set the whole of a large board up; and to read what a node draws
 * and the numbers of its stones
 */
#include "tengen-describe-markup.h"
#include "tengen-describe-number.h"
#include "tengen-game.h"
#include "tengen-sgf-reader.h"

#include <malloc.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define N_MOVES 300
#define N_JUMPS 20000
#define N_LONG 200000
#define N_SETUPS 5000

/* Not inline, so that callgrind can collect what happens in it alone. */
static G_GNUC_NO_INLINE TengenReason *
click (TengenGame *game, TengenPoint point)
{
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_ACT);
  const TengenPosition *position = tengen_game_get_position (game);
  TengenStone stone = tengen_position_get_to_move (position);

  command->action = (TengenAction){ .kind = TENGEN_ACTION_PLAY,
                                    .seat = (TengenSeat) stone,
                                    .stone = stone,
                                    .point = point };
  return tengen_game_do (game, command);
}

static void
go_to (TengenGame *game, TengenNode node)
{
  g_autoptr (TengenCommand) jump = tengen_command_new (TENGEN_COMMAND_GOTO);

  jump->node = node;
  tengen_reason_free (tengen_game_do (game, jump));
}

/* The processor's time of this process: a busy machine does not add to it. */
static gint64
get_time_us (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

/* Says how long one of @n took since @start_us. */
static void
say (const char *what, gint64 start_us, int n)
{
  printf (
      "%s %.4f ms\n", what, (double) (get_time_us () - start_us) / 1000 / n);
}

static void
measure_game (GRand *dice)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("china"), 19);
  g_autoptr (TengenGame) game = tengen_game_new (setup);
  const TengenPosition *position = tengen_game_get_position (game);
  gsize used = mallinfo2 ().uordblks;
  gint64 start_us = get_time_us ();

  for (int moves = 0; moves < N_MOVES;)
    {
      TengenPoint point = (TengenPoint) g_rand_int_range (dice, 0, 361);
      TengenReason *reason = click (game, point);

      moves += reason == NULL;
      tengen_reason_free (reason);
    }
  used = mallinfo2 ().uordblks - used;
  say ("click-of-300", start_us, N_MOVES);
  printf ("ply-of-300 %zu bytes\n", used / N_MOVES);
  start_us = get_time_us ();
  for (int i = 0; i < N_JUMPS; i++)
    go_to (game, (TengenNode) g_rand_int_range (dice, 1, N_MOVES + 2));
  say ("goto-random-of-300", start_us, N_JUMPS);
  start_us = get_time_us ();
  for (int i = 0; i < N_JUMPS / 10; i++)
    go_to (game, i % 2 == 0 ? 1 : N_MOVES + 1);
  say ("goto-end-to-end-of-300", start_us, N_JUMPS / 10);
  start_us = get_time_us ();
  for (int i = 0; i < N_JUMPS; i++)
    tengen_numbers_free (tengen_numbers_new (position, TENGEN_NUMBER_GAME, 0));
  say ("numbers-of-300", start_us, N_JUMPS);
  start_us = get_time_us ();
  for (int i = 0; i < N_JUMPS; i++)
    tengen_markup_free (tengen_markup_new (position));
  say ("markup-of-300", start_us, N_JUMPS);
}

static TengenGame *
open_text (const GString *text)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text->str, text->len, NULL, NULL);

  return tengen_game_open (g_steal_pointer (&reading->record), 0);
}

/* Jumps over the whole of a game and to anywhere in it. */
static void
measure_jumps (TengenGame *game, const char *what, int n_nodes, GRand *dice)
{
  g_autofree char *there = g_strdup_printf ("goto-end-of-%s", what);
  g_autofree char *again = g_strdup_printf ("goto-end-again-of-%s", what);
  g_autofree char *back = g_strdup_printf ("goto-start-of-%s", what);
  g_autofree char *any = g_strdup_printf ("goto-random-of-%s", what);
  gint64 start_us = get_time_us ();

  go_to (game, (TengenNode) n_nodes);
  say (there, start_us, 1);
  start_us = get_time_us ();
  go_to (game, 1);
  say (back, start_us, 1);
  start_us = get_time_us ();
  go_to (game, (TengenNode) n_nodes);
  say (again, start_us, 1);
  start_us = get_time_us ();
  for (int i = 0; i < 20; i++)
    go_to (game, (TengenNode) g_rand_int_range (dice, 1, n_nodes + 1));
  say (any, start_us, 20);
}

/* Games of 300 moves without end, the board swept in between. */
static void
measure_long (GRand *dice)
{
  g_autoptr (GString) text = g_string_new ("(;SZ[19]RU[Chinese]");
  g_autoptr (TengenGame) game = NULL;
  int points[361];

  for (int i = 0; i < 361; i++)
    points[i] = i;
  for (int i = 1; i < N_LONG; i++)
    {
      int at = i % N_MOVES;
      int other = g_rand_int_range (dice, at, 361);
      int point = points[other];

      points[other] = points[at];
      points[at] = point;
      if (at == 0)
        g_string_append (text, ";AE[aa:ss]");
      else
        g_string_append_printf (text,
                                ";%c[%c%c]",
                                i % 2 != 0 ? 'B' : 'W',
                                'a' + point % 19,
                                'a' + point / 19);
    }
  g_string_append_c (text, ')');
  game = open_text (text);
  measure_jumps (game, "200000", N_LONG, dice);
}

static void
measure_setups (GRand *dice)
{
  g_autoptr (GString) text = g_string_new ("(;SZ[52]");
  g_autoptr (TengenGame) game = NULL;

  for (int i = 1; i < N_SETUPS; i++)
    g_string_append (text, i % 2 != 0 ? ";AB[aa:ZZ]" : ";AE[aa:ZZ]");
  g_string_append_c (text, ')');
  game = open_text (text);
  measure_jumps (game, "5000-setups", N_SETUPS, dice);
}

/* Without a name everything is measured. */
static gboolean
is_wanted (int argc, char **argv, const char *name)
{
  return argc < 2 || strcmp (argv[1], name) == 0;
}

int
main (int argc, char **argv)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (1);

  if (is_wanted (argc, argv, "game"))
    measure_game (dice);
  if (is_wanted (argc, argv, "long"))
    measure_long (dice);
  if (is_wanted (argc, argv, "setups"))
    measure_setups (dice);
  return 0;
}
