/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-count: which stones are dead, and the count that follows
 *
 * What:  dead stones and claims are those the user names, else those of the
 *        count in the record, else those the program proposes; it is remembered
 *        which. Stones of which the program cannot tell count as alive.
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
 * @TENGEN_CLI_SOURCE_NONE: no one: the rules take no dead stones off
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
 * TengenCliGiven:
 * @dead: (nullable): stones of dead chains, `A1,B2`
 * @seki: (nullable): stones of chains in seki
 * @claim: (nullable): neutral points with their owners, `B:A1,W:B2`
 *
 * What the user says of a position.
 */
typedef struct
{
  char *dead;
  char *seki;
  char *claim;
} TengenCliGiven;

/**
 * TengenCliCount:
 * @game: the game
 * @board: its last position
 * @setup: its rules
 * @marks: a #TengenGoMark for each point
 * @doubtful: 1 for stones proposed as alive because the program cannot tell
 * @claims: for each point whose it is said to be, or none
 * @agreement: these and what else was agreed
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
  guint8 *doubtful;
  guint8 *claims;
  TengenGoAgreement agreement;
  TengenCliSource source;
  TengenGoCount *count;
  TengenAccount *account;
} TengenCliCount;

/**
 * tengen_cli_count_new:
 * @game: a game, which must outlive the count
 * @given: what the user says
 * @for_all: the position is for other rules too: dead stones are looked for
 *   even if the rules of the game take none off
 *
 * Counts the position of a game; complains if a point named is none or is not
 * as it must be.
 *
 * Returns: (transfer full) (nullable): the count, or %NULL
 */
TengenCliCount *
tengen_cli_count_new (const TengenCliGame *game,
                      const TengenCliGiven *given,
                      gboolean for_all) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a count; does nothing for %NULL. */
void tengen_cli_count_free (TengenCliCount *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenCliCount, tengen_cli_count_free)

G_END_DECLS
