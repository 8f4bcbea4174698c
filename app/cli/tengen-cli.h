/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli: the commands of the program without a window
 *
 * What:  score, rules, legal, render, renju, info, convert, check, lesson,
 *        exercise, match, paper, gtp, gomocup, play: the same core, words and
 *        painters as the window, so that a script gets the same answers.
 * Shape: each command reads its own arguments and prints: answers to standard
 *        output, everything else to standard error.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenCliStatus:
 * @TENGEN_CLI_OK: done
 * @TENGEN_CLI_BAD_INPUT: a file cannot be read or written
 * @TENGEN_CLI_USAGE: called in a way that means nothing
 *
 * What the program ends with.
 */
typedef enum
{
  TENGEN_CLI_OK = 0,
  TENGEN_CLI_BAD_INPUT = 1,
  TENGEN_CLI_USAGE = 2,
} TengenCliStatus;

/* Counts the position at the end of a game. */
TengenCliStatus tengen_cli_score (int argc, char **argv);

/* Lists the rule sets, or tells everything that a rule set says. */
TengenCliStatus tengen_cli_rules (int argc, char **argv);

/* Tells where the side to move may play and why not elsewhere. */
TengenCliStatus tengen_cli_legal (int argc, char **argv);

/* Draws a position into a file. */
TengenCliStatus tengen_cli_render (int argc, char **argv);

/**
 * tengen_cli_renju:
 * @argc: number of arguments
 * @argv: the command and its arguments
 *
 * Tells of a position of Renju: its opening, forbidden points with their
 * reasons, fives, fours and threes.
 *
 * Returns: how it went
 */
TengenCliStatus tengen_cli_renju (int argc, char **argv);

/* Tells what files hold, a line for each game. */
TengenCliStatus tengen_cli_info (int argc, char **argv);

/* Writes a file anew as clean SGF: UTF-8, FF[4]. */
TengenCliStatus tengen_cli_convert (int argc, char **argv);

/**
 * tengen_cli_check:
 * @argc: number of arguments
 * @argv: the command and its arguments
 *
 * Tells all that is odd in files, illegal moves too.
 *
 * Returns: how it went; BAD_INPUT also when anything is odd
 */
TengenCliStatus tengen_cli_check (int argc, char **argv);

/**
 * tengen_cli_lesson:
 * @argc: number of arguments
 * @argv: the command and its arguments
 *
 * Checks lessons, lists those that come with the program, draws their steps.
 *
 * Returns: how it went; BAD_INPUT also when a lesson is wrong
 */
TengenCliStatus tengen_cli_lesson (int argc, char **argv);

/**
 * tengen_cli_exercise:
 * @argc: number of arguments
 * @argv: the command and its arguments
 *
 * Makes exercises, proves those of files anew, lists the kinds.
 *
 * Returns: how it went; BAD_INPUT also when an exercise is wrong
 */
TengenCliStatus tengen_cli_exercise (int argc, char **argv);

/**
 * tengen_cli_match:
 * @argc: number of arguments
 * @argv: the command and its arguments
 *
 * Makes matches and events, pairs their rounds, notes results, tells standings.
 *
 * Returns: how it went
 */
TengenCliStatus tengen_cli_match (int argc, char **argv);

/**
 * tengen_cli_paper:
 * @argc: number of arguments
 * @argv: the command and its arguments
 *
 * Makes pages for printers: handouts, problem sheets, boards, the rules, a
 * certificate.
 *
 * Returns: how it went
 */
TengenCliStatus tengen_cli_paper (int argc, char **argv);

/**
 * tengen_cli_gtp:
 * @argc: number of arguments
 * @argv: the command and its arguments
 *
 * Plays for another program by the Go Text Protocol, until that says so or its
 * input ends.
 *
 * Returns: how it went
 */
TengenCliStatus tengen_cli_gtp (int argc, char **argv);

/**
 * tengen_cli_gomocup:
 * @argc: number of arguments
 * @argv: the command and its arguments
 *
 * Plays Renju for another program by the Gomocup protocol, until that says so
 * or its input ends.
 *
 * Returns: how it went
 */
TengenCliStatus tengen_cli_gomocup (int argc, char **argv);

/* Lets the computer play against itself. */
TengenCliStatus tengen_cli_play (int argc, char **argv);

G_END_DECLS
