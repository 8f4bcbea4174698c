/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-game: a position of a game of a file
 *
 * What: the options that commands on one game share: which file, which game,
 *       which rules, after which move.
 */
#pragma once

#include "tengen-board-notation.h"
#include "tengen-cli-file.h"
#include "tengen-cli-json.h"
#include "tengen-cli.h"
#include "tengen-game-position.h"

G_BEGIN_DECLS

/* For TengenCliChoice.move: the end of the main line. */
#define TENGEN_CLI_MOVE_LAST TENGEN_CLI_NOT_SAID

/**
 * TengenCliChoice:
 * @files: (nullable): the files named
 * @game: which game of the file, from 1
 * @rules: (nullable): a rule set to go by, whatever the file says: its id, or
 *   its id with changed fields
 * @move: after how many moves of the main line, or %TENGEN_CLI_MOVE_LAST
 *
 * What the user chose.
 */
typedef struct
{
  char **files;
  int game;
  char *rules;
  int move;
} TengenCliChoice;

/* The first game, by its own rules, to the end. */
#define TENGEN_CLI_CHOICE_INIT                                                 \
  {                                                                            \
    .game = 1, .move = TENGEN_CLI_MOVE_LAST                                    \
  }

/**
 * TengenCliGame:
 * @file: the file
 * @root: the first node of the game
 * @position: the position chosen
 *
 * A position of a game. Rules chosen by the user stand in the record in
 * memory, so that everything follows from them.
 */
typedef struct
{
  TengenCliFile *file;
  TengenNode root;
  TengenPosition *position;
} TengenCliGame;

/* Complains about a number of moves below 0. Returns: %FALSE if it is one. */
gboolean tengen_cli_choice_check_move (const TengenCliChoice *self);

/**
 * tengen_cli_game_open:
 * @choice: what the user chose
 * @status: (out): what to end with if %NULL is returned
 *
 * Reads the file and goes to the position; says why if that cannot be.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL
 */
TengenCliGame *
tengen_cli_game_open (const TengenCliChoice *choice,
                      TengenCliStatus *status) G_GNUC_WARN_UNUSED_RESULT;

/* Counts the moves of its main line. */
guint tengen_cli_game_count_moves (const TengenCliGame *self);

/**
 * tengen_cli_game_complain_moves:
 * @option: the option that names a move that is not there
 * @n: how many moves the main line has
 *
 * Says how many moves there are.
 */
void tengen_cli_game_complain_moves (const char *option, guint n);

/**
 * tengen_cli_game_refuse_rules:
 * @option: what is read, for the complaint
 * @text: what the user wrote
 * @ids: the rule sets that there are
 *
 * Complains about rules that are none.
 */
void tengen_cli_game_refuse_rules (const char *option,
                                   const char *text,
                                   const char *ids);

/**
 * tengen_cli_game_read_rules:
 * @option: what is said to be wrong with it
 * @text: `japan`, `japan komi=11`
 * @rules: (out): the set
 *
 * Reads a rule set; complains if there is none.
 *
 * Returns: %FALSE if there is none
 */
gboolean tengen_cli_game_read_rules (const char *option,
                                     const char *text,
                                     TengenGoRules *rules);

/**
 * tengen_cli_game_read_setup:
 * @option: what is said to be wrong with it
 * @text: `japan komi=11`, `renju tara-10 declared`
 * @size: of the board of Go, 1 to %TENGEN_BOARD_MAX
 *
 * Reads what a game starts from; complains if there are no such rules, with all
 * that there are, or those of Renju where these were meant.
 *
 * Returns: (transfer full) (nullable): the beginning of a game
 */
TengenGameSetup *tengen_cli_game_read_setup (
    const char *option, const char *text, int size) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a game with its file; does nothing for %NULL. */
void tengen_cli_game_free (TengenCliGame *self);

/* Tells how points are named: as in books, in Renju with the letter I. */
TengenNotation tengen_cli_game_get_notation (const TengenGameSetup *setup);

/* Names a point (transfer full): `D4`; of Renju with the letter I, `I9`. */
char *tengen_cli_game_name_point (const TengenCliGame *self,
                                  TengenPoint point) G_GNUC_WARN_UNUSED_RESULT;

/* Adds board, rules, of Go handicap and komi; @json is in an object. */
void tengen_cli_game_add_setup (TengenCliJson *json,
                                const TengenGameSetup *setup);

/* Frees what it holds. */
void tengen_cli_choice_clear (TengenCliChoice *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenCliGame, tengen_cli_game_free)

G_END_DECLS
