/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-arena: a game in which the computer moves
 *
 * What:  a board, its rules and what is agreed before the game; moves of
 *        either side, searched ones and given ones; the count at the end.
 * Not:   records: nothing is kept.
 */
#pragma once

#include "tengen-cli.h"
#include "tengen-engine.h"
#include "tengen-go-count.h"

G_BEGIN_DECLS

/* Playouts of a move if nothing else is said. */
#define TENGEN_CLI_ARENA_PLAYOUTS 10000

/**
 * TengenCliArena:
 * @rules: the rule set
 * @size: side of the board, 1 to %TENGEN_ENGINE_SIZE_MAX
 * @settings: of the searches; the handicap too
 * @start: actions before the first one of a player
 * @go: the game
 * @engine: of the size
 *
 * A game. Only the functions here change it, but for komi and playouts in
 * @settings.
 */
typedef struct
{
  TengenGoRules rules;
  int size;
  TengenEngineSettings settings;
  guint start;
  TengenGo *go;
  TengenEngine *engine;
} TengenCliArena;

/**
 * TengenCliArenaOptions:
 * @rules: a rule set as text, %NULL for Pure Go
 * @size: side of the board, or NOT_SAID
 * @seed: or NOT_SAID
 *
 * What both commands are told in the same way. The text is freed with
 * g_free().
 */
typedef struct
{
  char *rules;
  int size;
  gint64 seed;
} TengenCliArenaOptions;

#define TENGEN_CLI_ARENA_OPTIONS_INIT                                          \
  {                                                                            \
    NULL, TENGEN_CLI_NOT_SAID, TENGEN_CLI_NOT_SAID                             \
  }
#define TENGEN_CLI_ARENA_OPTION_RULES(place)                                   \
  {                                                                            \
    "rules", 'r', 0, G_OPTION_ARG_STRING, place,                               \
        N_ ("go by these rules: pure, japan, china"), N_ ("ID")                \
  }
#define TENGEN_CLI_ARENA_OPTION_SIZE(place)                                    \
  {                                                                            \
    "size", 0, 0, G_OPTION_ARG_INT, place, N_ ("side of the board, 1 to 19"),  \
        "N"                                                                    \
  }
#define TENGEN_CLI_ARENA_OPTION_SEED(place)                                    \
  {                                                                            \
    "seed", 0, 0, G_OPTION_ARG_INT64, place,                                   \
        N_ ("number from which chance is drawn"), "N"                          \
  }

/**
 * tengen_cli_arena_init:
 * @self: (out caller-allocates): a game
 * @command: name of the command, for complaints
 * @options: what was said
 *
 * Begins a game as it was asked for; complains where that is impossible.
 *
 * Returns: %FALSE if there is no game
 */
gboolean tengen_cli_arena_init (TengenCliArena *self,
                                const char *command,
                                const TengenCliArenaOptions *options);

/* Frees what a game holds. */
void tengen_cli_arena_clear (TengenCliArena *self);

/**
 * tengen_cli_arena_restart:
 * @self: a game
 * @size: side of the board, 1 to %TENGEN_ENGINE_SIZE_MAX
 *
 * Begins anew on an empty board without handicap; komi stays.
 */
void tengen_cli_arena_restart (TengenCliArena *self, int size);

/**
 * tengen_cli_arena_place:
 * @self: a game without any action
 * @points: handicap stones
 * @n: how many
 *
 * Sets handicap stones up; White is to move then.
 */
void
tengen_cli_arena_place (TengenCliArena *self, const TengenPoint *points, int n);

/**
 * tengen_cli_arena_play:
 * @self: a game
 * @stone: a side, whose turn it need not be
 * @point: a point, or PASS: a stone beside the board where the rules know no
 *   pass
 *
 * Plays a move.
 *
 * Returns: %FALSE if the rules forbid it; nothing has changed then
 */
gboolean tengen_cli_arena_play (TengenCliArena *self,
                                TengenStone stone,
                                TengenPoint point);

/**
 * tengen_cli_arena_move:
 * @self: a game
 * @stone: a side, whose turn it need not be
 *
 * Searches a move and plays it.
 *
 * Returns: the move, or PASS
 */
TengenPoint tengen_cli_arena_move (TengenCliArena *self, TengenStone stone);

/**
 * tengen_cli_arena_undo:
 * @self: a game
 *
 * Takes the last move back.
 *
 * Returns: %FALSE if there is none
 */
gboolean tengen_cli_arena_undo (TengenCliArena *self);

/**
 * tengen_cli_arena_count:
 * @self: a game
 *
 * Counts the position as if play had stopped. Where the rules take dead stones
 * off, those are taken that the judge calls dead.
 *
 * Returns: (transfer full): the count
 */
TengenGoCount *
tengen_cli_arena_count (const TengenCliArena *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_cli_arena_format_result:
 * @count: a count
 *
 * Writes a result as GTP and SGF have it: `B+3.5`, `W+12`, `0`; `B+0` for a
 * tie that Black wins.
 *
 * Returns: (transfer full): the text
 */
char *tengen_cli_arena_format_result (const TengenGoCount *count)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
