/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead: which stones are proposed as dead (死石), and which side
 * would own the points (目算)
 *
 * What:   a proposal that the players correct: what is certain, at once; all
 *         of it after some milliseconds of play by chance and of reading.
 * Not:    deciding for the players, taking stones off. What cannot be told is
 *         called doubtful, never guessed.
 * Source: go-rules 12, after A31 (seki); A30 (bent four in the corner).
 */
#pragma once

#include "tengen-board.h"
#include "tengen-go-rules.h"

G_BEGIN_DECLS

/**
 * TengenGoLife:
 * @TENGEN_GO_LIFE_ALIVE: stays on the board
 * @TENGEN_GO_LIFE_DEAD: will be taken however its side plays; at best a ko for
 *   its life was left, and play has stopped without it
 * @TENGEN_GO_LIFE_SEKI: alive without two eyes: it shares liberties with
 *   opponent's stones and neither side can take the other by playing first
 * @TENGEN_GO_LIFE_DOUBTFUL: it depends on who plays first, on a ko, or on more
 *   than was read
 * @TENGEN_GO_N_LIVES: how many there are
 *
 * What is thought of a stone where play has stopped. All stones of a chain
 * have the same.
 */
typedef enum
{
  TENGEN_GO_LIFE_ALIVE,
  TENGEN_GO_LIFE_DEAD,
  TENGEN_GO_LIFE_SEKI,
  TENGEN_GO_LIFE_DOUBTFUL,
  TENGEN_GO_N_LIVES,
} TengenGoLife;

/**
 * tengen_go_dead_find_certain:
 * @board: a stopped position
 * @dead: (out caller-allocates): for each point 1 if its stone is certainly
 *   dead, else 0; whole chains
 *
 * Finds the stones inside territory enclosed by unconditionally alive chains
 * that have no place for two eyes there: no play saves them.
 * Cost: under 1 ms on 19x19.
 *
 * Returns: the number of these stones
 */
int tengen_go_dead_find_certain (const TengenBoard *board, guint8 *dead);

/**
 * tengen_go_dead_judge:
 * @board: a position
 * @ko_fights: what a ko is worth
 * @life: (out caller-allocates): a #TengenGoLife for each point with a stone,
 *   0 elsewhere
 * @share: (out caller-allocates) (optional): for each point how surely it would
 *   be a side's in the end: from -100, White's, to 100, Black's
 *
 * Judges all stones. What tengen_go_dead_find_certain() finds is dead,
 * unconditionally alive chains are alive, and so is a side alone on the board;
 * the rest is judged by playouts of a fixed number with a fixed seed. Where
 * they differ among themselves, or call dead what a move saves, reading and
 * searching have a say, with a fixed number of moves: the same position gives
 * the same answer on every machine. A chain without liberties, set up by hand,
 * is doubtful where it is not certain.
 * Cost: up to 20 ms on 9x9, typically 100 ms and at most 300 ms on 19x19; never
 * in a main loop.
 *
 * Returns: the number of dead stones
 */
int tengen_go_dead_judge (const TengenBoard *board,
                          TengenGoKoFights ko_fights,
                          guint8 *life,
                          gint8 *share);

G_END_DECLS
