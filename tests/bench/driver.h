/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * driver: what the files of the driver share
 *
 * What:  the clock, reading a file, and the operations that have a file of
 *        their own.
 */
#pragma once

#include "tengen-renju.h"
#include "tengen-sgf-reader.h"

G_BEGIN_DECLS

/**
 * driver_get_cpu:
 *
 * Reads the processor's time of this process.
 *
 * Returns: seconds
 */
double driver_get_cpu (void);

/**
 * driver_load:
 * @path: a file
 * @length: (out): its length
 *
 * Reads a file; says why on the error output if it cannot.
 *
 * Returns: (transfer full) (nullable): its bytes and a zero
 */
char *driver_load (const char *path, gsize *length);

/**
 * driver_read:
 * @data: what driver_load() gave
 * @length: its length
 *
 * Reads a record; says why on the error output if it cannot.
 *
 * Returns: (transfer full) (nullable): the reading
 */
TengenSgfReading *driver_read (const char *data, gsize length);

/**
 * driver_run_advice:
 * @args: the rule set, the size of the board, how many positions, the seed, how
 *   many times the budget, 0 for no check; and maybe `list`
 *
 * Looks for advice and checks it.
 *
 * Returns: %TRUE unless there is no such rule set or size
 */
gboolean driver_run_advice (char **args);

/**
 * driver_run_dead:
 * @args: a file and how often
 *
 * Judges the stones where the main line of the first game ends.
 *
 * Returns: %TRUE unless the file cannot be read
 */
gboolean driver_run_dead (char **args);

/**
 * driver_run_board:
 * @args: a file
 *
 * Prints the position where the main line of the first game ends.
 *
 * Returns: %TRUE unless the file cannot be read
 */
gboolean driver_run_board (char **args);

/**
 * driver_run_dead_lines:
 * @args: nothing
 *
 * Judges a board for each line of the input, until it ends.
 *
 * Returns: %TRUE unless a line is no board
 */
gboolean driver_run_dead_lines (char **args);

/* Puts stones on a board of Renju: 225 of `.XO`. */
TengenRenju *driver_put_renju (const char *letters);

/**
 * driver_run_chain:
 * @args: a file of rows as tests/data/renju-vcf.tsv has, how often
 *
 * Looks for the shortest four-chain on each board of a file.
 *
 * Returns: %FALSE if there is no such file
 */
gboolean driver_run_chain (char **args);

/**
 * driver_run_exercise:
 * @args: the kind, the level, how many, and the seed of the first one
 *
 * Makes exercises.
 *
 * Returns: %TRUE unless there is no such kind or level
 */
gboolean driver_run_exercise (char **args);

/**
 * driver_run_forbidden:
 * @args: a file of boards, how often, and maybe `standing`
 *
 * Asks for each empty point whether Black is forbidden there.
 *
 * Returns: %TRUE unless the file cannot be read
 */
gboolean driver_run_forbidden (char **args);

/**
 * driver_run_manners:
 * @args: the level, how many games, the seed; maybe the rule set and the size of
 *   the board, behind them the playouts that passes are looked at with, and
 *   `list`
 *
 * Plays games of the computer against itself and counts silly moves.
 *
 * Returns: %TRUE unless there is no such level, rule set or size
 */
gboolean driver_run_manners (char **args);

/**
 * driver_run_openings:
 * @args: the rule set, the size of the board, how many, the seed, the playouts
 *   of a move
 *
 * Makes openings from which strong play is even.
 *
 * Returns: %TRUE unless there is no such rule set, size or budget
 */
gboolean driver_run_openings (char **args);

/**
 * driver_run_playout:
 * @args: the size of the board, how often, and the seed
 *
 * Plays games by chance.
 *
 * Returns: %TRUE
 */
gboolean driver_run_playout (char **args);

/**
 * driver_run_renju_advice:
 * @args: how many positions, and the seed
 *
 * Looks for advice at Renju and checks it.
 *
 * Returns: %TRUE
 */
gboolean driver_run_renju_advice (char **args);

/**
 * driver_run_renju_games:
 * @args: the positions of a move, how many games, and the seed
 *
 * Plays games of Renju to learn from.
 *
 * Returns: %TRUE unless there is no such budget
 */
gboolean driver_run_renju_games (char **args);

/**
 * driver_run_renju_worths:
 * @args: a file of such games
 *
 * Learns what points are worth.
 *
 * Returns: %TRUE unless the file cannot be read
 */
gboolean driver_run_renju_worths (char **args);

/**
 * driver_run_replay:
 * @args: the list of moves, how often, and maybe `psk` or `ssk`
 *
 * Plays games through, every move checked before it is played.
 *
 * Returns: %TRUE unless the list cannot be read
 */
gboolean driver_run_replay (char **args);

G_END_DECLS
