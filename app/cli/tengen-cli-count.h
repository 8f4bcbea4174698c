/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-count: which stones are dead, and the count that follows
 *
 * What:  dead stones are those the user names, else those of the count in the
 *        record, else those the program proposes; it is remembered which.
 * Not:   printing (tengen-cli-score).
 */
#pragma once

#include "tengen-cli-game.h"
#include "tengen-go-account.h"

G_BEGIN_DECLS

/**
 * TengenCliSource:
 * @TENGEN_CLI_SOURCE_GIVEN: the user
 * @TENGEN_CLI_SOURCE_AGREED: both players, in the record
 * @TENGEN_CLI_SOURCE_OPEN: the record, but the players had not agreed yet
 * @TENGEN_CLI_SOURCE_PROPOSED: the program
 * @TENGEN_CLI_SOURCE_NONE: nobody: the rules take no dead stones off
 *
 * Who says which stones are dead.
 */
typedef enum
{
  TENGEN_CLI_SOURCE_GIVEN,
  TENGEN_CLI_SOURCE_AGREED,
  TENGEN_CLI_SOURCE_OPEN,
  TENGEN_CLI_SOURCE_PROPOSED,
  TENGEN_CLI_SOURCE_NONE,
} TengenCliSource;

/**
 * TengenCliCount:
 * @game: the game
 * @board: its last position
 * @setup: its rules
 * @marks: a #TengenGoMark for each point
 * @source: who says so
 * @count: the count
 * @account: the written sum
 *
 * A position with its count.
 */
typedef struct
{
  const TengenCliGame *game;
  const TengenBoard *board;
  const TengenGameSetup *setup;
  guint8 *marks;
  TengenCliSource source;
  TengenGoCount *count;
  TengenAccount *account;
} TengenCliCount;

/**
 * tengen_cli_count_new:
 * @game: a game, which must outlive the count
 * @dead: (nullable): stones of dead chains, `A1,B2`
 * @seki: (nullable): stones of chains in seki
 *
 * Counts the position of a game; complains if a point named is none or empty.
 *
 * Returns: (transfer full) (nullable): the count, or %NULL
 */
TengenCliCount *
tengen_cli_count_new (const TengenCliGame *game,
                      const char *dead,
                      const char *seki) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_cli_count_free:
 * @self: (nullable) (transfer full): a count
 *
 * Frees a count.
 */
void tengen_cli_count_free (TengenCliCount *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenCliCount, tengen_cli_count_free)

G_END_DECLS
