/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-kind: engines that are known: how they are started, what they
 * play
 *
 * Source: the manuals of the engines; which of them were really run, and in
 *         which version, app/README.md tells.
 */
#pragma once

#include "tengen-game-setup.h"

G_BEGIN_DECLS

/**
 * TengenExternalProtocol:
 * @TENGEN_EXTERNAL_GTP: Go Text Protocol, version 2: Go and Pure Go
 * @TENGEN_EXTERNAL_GOMOCUP: the protocol of Gomocup: Renju
 *
 * How an engine is talked to.
 */
typedef enum
{
  TENGEN_EXTERNAL_GTP,
  TENGEN_EXTERNAL_GOMOCUP,
} TengenExternalProtocol;

/**
 * TengenExternalCount:
 * @TENGEN_EXTERNAL_COUNT_STONES: stones on the board (Pure Go)
 * @TENGEN_EXTERNAL_COUNT_AREA: stones and territory
 * @TENGEN_EXTERNAL_COUNT_TERRITORY: territory and prisoners
 * @TENGEN_EXTERNAL_COUNT_OTHER: anything else, which no engine knows
 *
 * What an engine has to play for.
 */
typedef enum
{
  TENGEN_EXTERNAL_COUNT_STONES,
  TENGEN_EXTERNAL_COUNT_AREA,
  TENGEN_EXTERNAL_COUNT_TERRITORY,
  TENGEN_EXTERNAL_COUNT_OTHER,
} TengenExternalCount;

/**
 * TengenExternalKind:
 * @id: in records
 * @name: as its authors write it
 * @protocol: how it is talked to
 * @program: the name of the program
 * @other: (nullable): a folder in which a program of that name is another one
 * @arguments: that make it an engine
 * @counts: (nullable elements): arguments by #TengenExternalCount; %NULL for
 *   what it does not play
 * @repeats: arguments by #TengenGoRepetitionRule
 * @seed: (nullable): argument before a seed
 * @least: shortest side of a board
 * @most: longest side of a board
 * @level: argument or line with the level or budget (%d)
 * @budgets: by level; what it does before a move
 * @has_levels: whether @budgets are levels of its own; else playouts, positions
 * @needs: (nullable elements): files that it must find
 * @place: (nullable): where it looks for them, below the home folder; beside the
 *   program too
 * @names: (nullable elements): arguments that name such a file instead
 *
 * A known engine.
 */
typedef struct
{
  const char *id;
  const char *name;
  TengenExternalProtocol protocol;
  const char *program;
  const char *other;
  const char *arguments;
  const char *counts[TENGEN_EXTERNAL_COUNT_OTHER];
  const char *repeats[3];
  const char *seed;
  int least;
  int most;
  const char *level;
  int budgets[TENGEN_GAME_COMPUTER_LEVELS];
  gboolean has_levels;
  const char *needs[2];
  const char *place;
  const char *names[2];
} TengenExternalKind;

/* Tells how many are known. */
guint tengen_external_kind_get_n (void);

/* Gives one of them. */
const TengenExternalKind *tengen_external_kind_get (guint index);

/**
 * tengen_external_kind_format_level:
 * @self: a known engine
 * @level: 1 to %TENGEN_GAME_COMPUTER_LEVELS
 *
 * Writes how it is told its level.
 *
 * Returns: (transfer full): arguments, or a line of its protocol
 */
char *tengen_external_kind_format_level (const TengenExternalKind *self,
                                         int level) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_external_kind_find_count:
 * @rules: rules of Go
 *
 * Tells what an engine has to play for. Only sets that engines in general know
 * are named; a set that differs in anything is another one.
 *
 * Returns: what to play for
 */
TengenExternalCount
tengen_external_kind_find_count (const TengenGoRules *rules);

/**
 * tengen_external_kind_format_rules:
 * @rules: rules with a count that is not OTHER
 *
 * Writes them as `kata-set-rules` reads them (GTP extensions of KataGo). Pure Go
 * is area without the two eyes of each group.
 *
 * Returns: (transfer full): JSON
 */
char *tengen_external_kind_format_rules (const TengenGoRules *rules)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
