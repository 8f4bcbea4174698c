/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-arena: a game in which the computer moves
 *
 * What:  a board, its rules and what is agreed before the game; moves of
 *        either side, by a level or a budget or given; the count at the end.
 * Not:   records: nothing is kept.
 */
#pragma once

#include "tengen-cli.h"
#include "tengen-engine-level.h"
#include "tengen-go-count.h"

G_BEGIN_DECLS

/**
 * TengenCliArena:
 * @rules: the rule set
 * @size: side of the board, 1 to %TENGEN_BOARD_MAX
 * @player: who moves next; the handicap too. On boards that do not offer its
 *   level the highest one that they offer moves
 * @playouts: of each move, whatever the level; 0 to go by the level
 * @start: actions before the first one of a player
 * @go: the game
 * @engine: of the size, where @playouts are given and the board has room for a
 *   search
 * @end_us: by what monotonic time a move is to be found; 0 for any
 *
 * A game. Only the functions here change it, but for @end_us and level, seed and
 * komi in @player.
 */
typedef struct
{
  TengenGoRules rules;
  int size;
  TengenEnginePlayer player;
  guint playouts;
  guint start;
  TengenGo *go;
  TengenEngine *engine;
  gint64 end_us;
} TengenCliArena;

/**
 * TengenCliArenaOptions:
 * @rules: a rule set as text, %NULL for Pure Go
 * @size: side of the board, or NOT_SAID
 * @playouts: of each move, or NOT_SAID
 * @seed: or NOT_SAID
 *
 * What both commands are told in the same way. The text is freed with
 * g_free().
 */
typedef struct
{
  char *rules;
  int size;
  int playouts;
  gint64 seed;
} TengenCliArenaOptions;

#define TENGEN_CLI_ARENA_OPTIONS_INIT                                          \
  {                                                                            \
    NULL, TENGEN_CLI_NOT_SAID, TENGEN_CLI_NOT_SAID, TENGEN_CLI_NOT_SAID        \
  }
#define TENGEN_CLI_ARENA_OPTION_RULES(place)                                   \
  {                                                                            \
    "rules", 'r', 0, G_OPTION_ARG_STRING, place,                               \
        N_ ("go by these rules: pure, japan, china"), N_ ("ID")                \
  }
#define TENGEN_CLI_ARENA_OPTION_SIZE(place)                                    \
  {                                                                            \
    "size", 0, 0, G_OPTION_ARG_INT, place, N_ ("side of the board, 1 to 52"),  \
        "N"                                                                    \
  }
#define TENGEN_CLI_ARENA_OPTION_PLAYOUTS(place)                                \
  {                                                                            \
    "playouts", 0, 0, G_OPTION_ARG_INT, place,                                 \
        N_ ("playouts for a move, 1 to 1000000, instead of a level"), "N"      \
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

/**
 * tengen_cli_arena_check_level:
 * @self: a game
 * @option: how the option is called, with its hyphens
 * @level: a level, or NOT_SAID for the highest one; the one meant afterwards
 *
 * Refuses a level that is not offered on the board; says which are.
 *
 * Returns: %TRUE if it is offered
 */
gboolean tengen_cli_arena_check_level (const TengenCliArena *self,
                                       const char *option,
                                       int *level);

/* Frees what a game holds. */
void tengen_cli_arena_clear (TengenCliArena *self);

/* Begins anew on an empty board of a side, no handicap; komi stays. */
void tengen_cli_arena_restart (TengenCliArena *self, int size);

/* Begins anew by other rules on an empty board, same size; komi stays. */
void tengen_cli_arena_set_rules (TengenCliArena *self,
                                 const TengenGoRules *rules);

/**
 * tengen_cli_arena_set_up:
 * @self: a game without any action
 * @stones: what shall lie on each point
 * @to_move: the side to move then
 * @handicap: how many of the stones are handicap
 *
 * Sets a position up, which undo does not take back.
 */
void tengen_cli_arena_set_up (TengenCliArena *self,
                              const guint8 *stones,
                              TengenStone to_move,
                              int handicap);

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
 * tengen_cli_arena_choose_handicap:
 * @self: a game without any action
 * @n: 1 to all points but one
 * @points: (out caller-allocates): room for @n
 *
 * Chooses handicap stones: the fixed ones where there are so many; else moves of
 * Black without answers, none of which is searched: there may be hundreds.
 */
void tengen_cli_arena_choose_handicap (TengenCliArena *self,
                                       int n,
                                       TengenPoint *points);

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
 * tengen_cli_arena_choose:
 * @self: a game
 * @stone: a side, whose turn it need not be
 *
 * Chooses a move; the game is the same afterwards.
 *
 * Returns: the move, or PASS
 */
TengenPoint tengen_cli_arena_choose (TengenCliArena *self, TengenStone stone);

/* Chooses a move for a side, in turn or not, plays it. Returns: it, or PASS. */
TengenPoint tengen_cli_arena_move (TengenCliArena *self, TengenStone stone);

/* Takes the last move back. Returns: %FALSE if there is none. */
gboolean tengen_cli_arena_undo (TengenCliArena *self);

/**
 * tengen_cli_arena_get_winner:
 * @self: a game
 *
 * Tells which side has won where captures decide.
 *
 * Returns: the winner; none as long as it goes on, and under other rules
 */
TengenStone tengen_cli_arena_get_winner (const TengenCliArena *self);

/**
 * tengen_cli_arena_judge:
 * @self: a game
 * @lives: (out caller-allocates): a #TengenGoLife for each point with a stone
 *
 * Judges the stones as if play had stopped; all are alive where the rules take
 * none off.
 */
void tengen_cli_arena_judge (const TengenCliArena *self, guint8 *lives);

/**
 * tengen_cli_arena_format_result:
 * @self: a game
 * @winner: (out): the winner, or none
 *
 * Writes the result as GTP and SGF have it, as if play had stopped: `B+3.5`,
 * `W+12`, `0`; `B+0` for a tie that Black wins, `B+` for a win by captures.
 * Where the rules take dead stones off, those are taken that the judge calls
 * dead.
 *
 * Returns: (transfer full) (nullable): the text; %NULL where captures decide and
 *   have not
 */
char *
tengen_cli_arena_format_result (const TengenCliArena *self,
                                TengenStone *winner) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
