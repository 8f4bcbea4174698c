/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-chain: wins by nothing but fours (四追い, VCF)
 *
 * What:   for either side whether there is a four-chain, how long it is, with
 *         which moves it begins, and a line of it; exact.
 * Not:    threes (追い手), what a player chooses.
 * Shape:  a chain of n is one of n moves of the side that attacks, the five
 *         among them. Its move is a five, or a four; where the other side has a
 *         point that makes five, a four on that point. The answer is forced: on
 *         the one point that makes five. With two such points, or with one that
 *         is forbidden for Black, there is no answer, and the five follows.
 * Source: International Rules of Renju, chapter 3; go over all moves in order
 *         of length (iterative deepening), with a table of positions.
 */
#pragma once

#include "tengen-renju.h"

G_BEGIN_DECLS

/**
 * TengenRenjuChainResult:
 * @TENGEN_RENJU_CHAIN_NONE: there is no chain, of any length: all was searched
 * @TENGEN_RENJU_CHAIN_WIN: there is one
 * @TENGEN_RENJU_CHAIN_STOPPED: none was found before the search was stopped
 *
 * What a search found out.
 */
typedef enum
{
  TENGEN_RENJU_CHAIN_NONE,
  TENGEN_RENJU_CHAIN_WIN,
  TENGEN_RENJU_CHAIN_STOPPED,
} TengenRenjuChainResult;

/* Moves of both sides in a line at most. */
#define TENGEN_RENJU_CHAIN_LINE TENGEN_RENJU_POINTS

/**
 * TengenRenjuChainLimits:
 * @positions: how many are searched at most, 0 for all
 * @may_go_on: (nullable): asked now and then whether to go on
 * @data: for @may_go_on
 *
 * When a search is stopped. With @positions alone it is always at the same
 * place.
 */
typedef struct
{
  guint positions;
  gboolean (*may_go_on) (gpointer data);
  gpointer data;
} TengenRenjuChainLimits;

/**
 * TengenRenjuChainAnswer:
 * @result: what was found out
 * @length: of the shortest chain, 0 if there is none
 * @n_line: moves of @line
 * @line: a shortest chain: attack and answer in turn, the five at the end; each
 *   attack is the first point row by row from the top that keeps it shortest.
 *   %TENGEN_POINT_PASS is an answer where there is none
 * @n_fives: points that make five after the last four of the line, 2 for more;
 *   with 1 that point is forbidden for Black, whose answer it would be
 * @positions: how many were searched
 *
 * What tengen_renju_chain_find() found.
 */
typedef struct
{
  TengenRenjuChainResult result;
  guint length;
  guint n_line;
  TengenPoint line[TENGEN_RENJU_CHAIN_LINE];
  guint n_fives;
  guint positions;
} TengenRenjuChainAnswer;

typedef struct TengenRenjuChain TengenRenjuChain;

/* Makes a solver; for one thread at a time. */
TengenRenjuChain *tengen_renju_chain_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a solver. */
void tengen_renju_chain_free (TengenRenjuChain *self);

/**
 * tengen_renju_chain_find:
 * @self: a solver
 * @board: a board without a row that wins
 * @stone: the side that attacks and is to move
 * @limits: when to stop
 * @answer: (out caller-allocates): what was found
 *
 * Looks for the shortest chain.
 */
void tengen_renju_chain_find (TengenRenjuChain *self,
                              const TengenRenju *board,
                              TengenStone stone,
                              const TengenRenjuChainLimits *limits,
                              TengenRenjuChainAnswer *answer);

/**
 * tengen_renju_chain_map:
 * @self: a solver
 * @board: a board without a row that wins
 * @stone: the side that attacks and is to move
 * @limits: when to stop
 * @lengths: (out caller-allocates) (array fixed-size=225): for each point the
 *   length of the shortest chain that begins there, 0 if there is none; where
 *   there are fives, only they have one
 *
 * Finds all moves that begin a chain.
 *
 * Returns: whether there are any; %TENGEN_RENJU_CHAIN_STOPPED if not all moves
 *   were searched to the end
 */
TengenRenjuChainResult
tengen_renju_chain_map (TengenRenjuChain *self,
                        const TengenRenju *board,
                        TengenStone stone,
                        const TengenRenjuChainLimits *limits,
                        guint8 *lengths);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenRenjuChain, tengen_renju_chain_free)

G_END_DECLS
