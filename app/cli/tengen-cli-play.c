/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-play: the computer against itself
 *
 * Shape: a line for each game, then the sum; game k has the seed + k - 1.
 */
#include "tengen-cli-arena.h"
#include "tengen-cli-options.h"
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
  /* TRANSLATORS: number of a game, its result, its number of moves */
  g_print (_ ("game %u: %s, moves: %u\n"), number, result, n);
}

static void
play (TengenCliArena *arena, const Options *options)
{
  int n_games = options->games == TENGEN_CLI_NOT_SAID ? 1 : options->games;
  guint64 seed = arena->player.seed;
  Sum sum = { { 0 } };

  for (int i = 0; i < n_games; i++)
    {
      guint n;

      arena->player.seed = seed + (guint64) i;
      n = play_game (arena, options);
      tell_game (arena, (guint) i + 1, n, &sum);
    }
  /* TRANSLATORS: how often either side won, and draws */
  g_print (_ ("Black %u, White %u, draws %u\n"),
           sum.ends[TENGEN_STONE_BLACK],
           sum.ends[TENGEN_STONE_WHITE],
           sum.ends[TENGEN_STONE_NONE]);
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
  TengenCliArena arena = { 0 };

  options.levels[TENGEN_STONE_BLACK] = TENGEN_CLI_NOT_SAID;
  options.levels[TENGEN_STONE_WHITE] = TENGEN_CLI_NOT_SAID;
  if (read_options (&options, &argc, &argv))
    {
      if (argc > 1)
        tengen_cli_options_complain ("%s", _ ("this command takes no file"));
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
