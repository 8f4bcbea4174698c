/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-renju: a position of Renju: what it is and where it comes from
 *
 * What:  the position, out of a file or of a text such as `h8h9i8`, and what
 *        there is to tell of it; in JSON in -renju-json.
 */
#pragma once

#include "tengen-cli-game.h"
#include "tengen-describe-fifth.h"
#include "tengen-renju-chain.h"

G_BEGIN_DECLS

/**
 * TengenCliRenju:
 * @position: the position
 * @renju: what only Renju knows of it
 * @name: (nullable): the file, %NULL for a text
 * @classes: for each empty point what a black stone makes there
 * @offers: the fifth moves that were offered
 * @n_offers: how many
 * @chains: (nullable) (array fixed-size=3): by #TengenStone what was found of
 *   four-chains, %NULL if they are not asked for or the game has a row that wins
 *
 * A position to be told of.
 */
typedef struct
{
  const TengenPosition *position;
  const TengenGameRenju *renju;
  const char *name;
  guint8 classes[TENGEN_RENJU_POINTS];
  TengenPoint offers[TENGEN_GAME_FIFTHS_MAX];
  int n_offers;
  const TengenRenjuChainAnswer *chains;
} TengenCliRenju;

/**
 * tengen_cli_renju_format_line:
 * @chain: a chain that was found
 *
 * Writes its moves: `E11 G9 C11 * B11`, with a star where there is no answer.
 *
 * Returns: (transfer full): the line
 */
char *tengen_cli_renju_format_line (const TengenRenjuChainAnswer *chain)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_cli_renju_add:
 * @self: a position
 * @json: a writer
 *
 * Adds all there is to tell as an object.
 */
void tengen_cli_renju_add (const TengenCliRenju *self, TengenCliJson *json);

G_END_DECLS
