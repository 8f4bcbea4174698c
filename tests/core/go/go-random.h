/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * go-random: random stopped games with random agreements
 *
 * What: sets with changed fields; games of the three kinds that rule sets can have, with handicaps,
 *       resumptions, dead stones, marks and claims, on boards of any shape.
 */
#pragma once

#include "tengen-go-count.h"

G_BEGIN_DECLS

/**
 * GoRandomKind:
 * @GO_RANDOM_PASSES: board moves and passes
 * @GO_RANDOM_VIRTUAL: virtual moves too
 * @GO_RANDOM_WORDS: board and virtual moves, stopped in words
 *
 * What happens in a game.
 */
typedef enum
{
  GO_RANDOM_PASSES,
  GO_RANDOM_VIRTUAL,
  GO_RANDOM_WORDS,
} GoRandomKind;

/**
 * GoRandom:
 * @go: the position at the stop
 * @width: columns
 * @height: rows
 * @handicap: stones set up for Black
 * @agreement: what is agreed; borrows @marks and @claims
 * @marks: whole chains dead or in seki
 * @claims: for each point, owned or not, a side or none
 *
 * A stopped game.
 */
typedef struct
{
  TengenGo *go;
  int width;
  int height;
  int handicap;
  TengenGoAgreement agreement;
  guint8 marks[TENGEN_BOARD_MAX_POINTS];
  guint8 claims[TENGEN_BOARD_MAX_POINTS];
} GoRandom;

/**
 * go_random_init:
 * @self: (out caller-allocates): a game
 * @kind: what happens in it
 *
 * Plays a game of strictly alternating sides. Both pass at each stop unless it
 * is stopped in words.
 */
void go_random_init (GoRandom *self, GoRandomKind kind);

/**
 * go_random_clear:
 * @self: a game
 *
 * Frees what it holds.
 */
void go_random_clear (GoRandom *self);

/**
 * go_random_shake:
 * @rules: a set
 *
 * Changes how it counts at random, also to what contradicts itself.
 *
 * Returns: another set
 */
TengenGoRules go_random_shake (const TengenGoRules *rules);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GoRandom, go_random_clear)

G_END_DECLS
