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
 * TengenCliChain:
 * @answer: the shortest chain of a side
 * @lengths: for each point the length of the shortest chain that begins there,
 *   or 0
 *
 * What was found of the four-chains of a side.
 */
typedef struct
{
  TengenRenjuChainAnswer answer;
  guint8 lengths[TENGEN_RENJU_POINTS];
} TengenCliChain;

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
  const TengenCliChain *chains;
} TengenCliRenju;

/**
 * tengen_cli_renju_format_points:
 * @points: (array length=n_points): points, %TENGEN_POINT_PASS for an answer
 *   that there is not
 * @n_points: how many
 *
 * Writes them as in `E11 G9 C11 * B11`.
 *
 * Returns: (transfer full): the text
 */
char *tengen_cli_renju_format_points (const TengenPoint *points,
                                      guint n_points) G_GNUC_WARN_UNUSED_RESULT;

/* Adds all there is to tell as an object. */
void tengen_cli_renju_add (const TengenCliRenju *self, TengenCliJson *json);

G_END_DECLS
