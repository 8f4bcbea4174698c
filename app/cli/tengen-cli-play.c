/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-play: the computer against itself
 *
 * Shape: a line for each game, then the sum; game k has the seed + k - 1.
 */
#include "tengen-cli-arena.h"
#include "tengen-cli-game.h"
#include "tengen-cli-options.h"
#include "tengen-cli-play-renju.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* Games at most. */
#define GAMES_MAX 100000

typedef struct
{
  TengenCliArenaOptions options;
  int levels[3]; /* by colour */
  int games;
} Options;

/* How the games ended, by winner; none for a draw. */
typedef struct
{
  guint ends[3];
} Sum;

static gboolean
read_options (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    { "black",
      'b',
      0,
      G_OPTION_ARG_INT,
      &options->levels[TENGEN_STONE_BLACK],
      N_ ("level of Black, 1 to 10"),
      "N" },
    { "white",
      'w',
      0,
      G_OPTION_ARG_INT,
      &options->levels[TENGEN_STONE_WHITE],
      N_ ("level of White, 1 to 10"),
      "N" },
    { "games",
      'n',
      0,
      G_OPTION_ARG_INT,
      &options->games,
      N_ ("how many games, 1 to 100000"),
      "N" },
    TENGEN_CLI_ARENA_OPTION_PLAYOUTS (&options->options.playouts),
    TENGEN_CLI_ARENA_OPTION_RULES (&options->options.rules),
    TENGEN_CLI_OPTION_SEED (&options->options.seed),
    TENGEN_CLI_ARENA_OPTION_SIZE (&options->options.size),
    { 0 }
  };

  return tengen_cli_options_parse (
             argc,
             argv,
             N_ ("Lets the computer play against itself and tells the "
                 "results."),
             entries) &&
         tengen_cli_options_check_number (
             "--games", options->games, 1, GAMES_MAX);
}

/* Plays a game to its end; gives how many moves it had, passes too, or 0 for one
 * without end, which is broken off. */
static guint
play_game (TengenCliArena *arena, const Options *options)
{
  guint n_passes = 0;
  guint n = 0;

  tengen_cli_arena_restart (arena, arena->size);
  while (n_passes < 2 && !tengen_go_is_endless (arena->go) &&
         tengen_cli_arena_get_winner (arena) == TENGEN_STONE_NONE)
    {
      TengenStone stone = tengen_go_get_to_move (arena->go);
      TengenPoint point;

      arena->player.level = options->levels[stone];
      point = tengen_cli_arena_move (arena, stone);
      n_passes = point == TENGEN_POINT_PASS ? n_passes + 1 : 0;
      n++;
    }
  return n_passes < 2 &&
                 tengen_cli_arena_get_winner (arena) == TENGEN_STONE_NONE
             ? 0
             : n;
}

static void
tell_end (guint number, const char *result, guint n)
{
  /* TRANSLATORS: number of a game, its result, its number of moves */
  g_print (_ ("game %u: %s, moves: %u\n"), number, result, n);
}

static void
tell_game (const TengenCliArena *arena, guint number, guint n, Sum *sum)
{
  TengenStone winner;
  g_autofree char *result = tengen_cli_arena_format_result (arena, &winner);

  if (n == 0)
    {
      sum->ends[TENGEN_STONE_NONE]++;
      /* TRANSLATORS: number of a game */
      g_print (_ ("game %u: broken off, a draw\n"), number);
      return;
    }
  sum->ends[winner]++;
  tell_end (number, result, n);
}

static void
tell_sum (const Sum *sum)
{
  /* TRANSLATORS: how often either side won, and draws */
  g_print (_ ("Black %u, White %u, draws %u\n"),
           sum->ends[TENGEN_STONE_BLACK],
           sum->ends[TENGEN_STONE_WHITE],
           sum->ends[TENGEN_STONE_NONE]);
}

static guint
count_games (const Options *options)
{
  return options->games == TENGEN_CLI_NOT_SAID ? 1 : (guint) options->games;
}

static void
play (TengenCliArena *arena, const Options *options)
{
  guint64 seed = arena->player.seed;
  Sum sum = { { 0 } };

  for (guint i = 0; i < count_games (options); i++)
    {
      guint n;

      arena->player.seed = seed + i;
      n = play_game (arena, options);
      tell_game (arena, i + 1, n, &sum);
    }
  tell_sum (&sum);
}

/* Of Renju the sides are those at the beginning. */
static void
seat_computers (TengenGameSetup *setup, const Options *options, guint number)
{
  guint64 seed = options->options.seed == TENGEN_CLI_NOT_SAID
                     ? 0
                     : (guint64) options->options.seed;

  for (int i = TENGEN_SEAT_FIRST; i <= TENGEN_SEAT_SECOND; i++)
    {
      int level = options->levels[i == TENGEN_SEAT_FIRST ? TENGEN_STONE_BLACK
                                                         : TENGEN_STONE_WHITE];

      setup->computers[i].level =
          level == TENGEN_CLI_NOT_SAID ? TENGEN_GAME_COMPUTER_LEVELS : level;
      setup->computers[i].seed = seed + number;
      if (options->options.playouts != TENGEN_CLI_NOT_SAID)
        setup->computers[i].playouts = (guint) options->options.playouts;
    }
}

static gboolean
play_renju (TengenGameSetup *setup, const Options *options)
{
  Sum sum = { { 0 } };

  if (!tengen_cli_options_check_number ("--playouts",
                                        options->options.playouts,
                                        1,
                                        TENGEN_ENGINE_BUDGET_MAX) ||
      !tengen_cli_options_check_number ("--black",
                                        options->levels[TENGEN_STONE_BLACK],
                                        1,
                                        TENGEN_GAME_COMPUTER_LEVELS) ||
      !tengen_cli_options_check_number ("--white",
                                        options->levels[TENGEN_STONE_WHITE],
                                        1,
                                        TENGEN_GAME_COMPUTER_LEVELS) ||
      !tengen_cli_options_check_number (
          "--size", options->options.size, setup->width, setup->width))
    return FALSE;
  for (guint i = 0; i < count_games (options); i++)
    {
      g_autofree char *result = NULL;
      TengenStone winner;
      guint n;

      seat_computers (setup, options, i);
      n = tengen_cli_play_renju (setup, &winner, &result);
      sum.ends[winner]++;
      tell_end (i + 1, result, n);
    }
  tell_sum (&sum);
  return TRUE;
}

static gboolean
begin (TengenCliArena *arena, Options *options)
{
  return tengen_cli_arena_init (arena, "play", &options->options) &&
         tengen_cli_arena_check_level (
             arena, "--black", &options->levels[TENGEN_STONE_BLACK]) &&
         tengen_cli_arena_check_level (
             arena, "--white", &options->levels[TENGEN_STONE_WHITE]);
}

TengenCliStatus
tengen_cli_play (int argc, char **argv)
{
  Options options = { .options = TENGEN_CLI_ARENA_OPTIONS_INIT,
                      .games = TENGEN_CLI_NOT_SAID };
  TengenCliStatus status = TENGEN_CLI_USAGE;
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenCliArena arena = { 0 };

  options.levels[TENGEN_STONE_BLACK] = TENGEN_CLI_NOT_SAID;
  options.levels[TENGEN_STONE_WHITE] = TENGEN_CLI_NOT_SAID;
  if (read_options (&options, &argc, &argv))
    {
      if (argc > 1)
        tengen_cli_options_complain ("%s", _ ("this command takes no file"));
      else if (options.options.rules != NULL &&
               (setup = tengen_cli_game_read_setup (
                    "play", options.options.rules, 1)) == NULL)
        status = TENGEN_CLI_USAGE;
      else if (setup != NULL && tengen_game_setup_is_renju (setup))
        status =
            play_renju (setup, &options) ? TENGEN_CLI_OK : TENGEN_CLI_USAGE;
      else if (begin (&arena, &options))
        {
          play (&arena, &options);
          status = TENGEN_CLI_OK;
        }
    }
  tengen_cli_arena_clear (&arena);
  g_free (options.options.rules);
  return status;
}
