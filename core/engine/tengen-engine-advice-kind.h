/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-advice-kind: what a move does to the chains beside it
 *
 * What:   what may be said of a move to a beginner, proved by reading ladders
 *         (シチョウ) to their end; how sensible a move looks.
 * Not:    whether a move is good (tengen-engine-advice); repetition: wherever a
 *         ko comes up, nothing is claimed.
 * Shape:  moves are tried on the board given, which is the same afterwards.
 */
#pragma once

#include "tengen-board.h"

G_BEGIN_DECLS

/**
 * TengenEngineAdviceKind:
 * @TENGEN_ENGINE_ADVICE_NOTHING: nothing that could be proved
 * @TENGEN_ENGINE_ADVICE_CAPTURE: 取る: takes a chain that is in atari
 * @TENGEN_ENGINE_ADVICE_ESCAPE: 逃げる: saves an own chain that is in atari; it
 *   cannot be taken by one atari after the other
 * @TENGEN_ENGINE_ADVICE_ATARI: アタリ: gives atari to a chain that cannot get
 *   away any more
 * @TENGEN_ENGINE_ADVICE_CONNECT: つなぐ: joins two own chains where the
 *   opponent could cut
 * @TENGEN_ENGINE_ADVICE_CUT: 切る: parts two chains that have no other point in
 *   common; the stone that cuts cannot be caught by one atari after the other
 *
 * What a move does.
 */
typedef enum
{
  TENGEN_ENGINE_ADVICE_NOTHING,
  TENGEN_ENGINE_ADVICE_CAPTURE,
  TENGEN_ENGINE_ADVICE_ESCAPE,
  TENGEN_ENGINE_ADVICE_ATARI,
  TENGEN_ENGINE_ADVICE_CONNECT,
  TENGEN_ENGINE_ADVICE_CUT,
} TengenEngineAdviceKind;

/**
 * tengen_engine_advice_kind_find:
 * @board: a position
 * @stone: the side to move
 * @move: its move, legal
 * @others: (array length=n_others): other moves, legal, that are to choose from
 * @n_others: how many
 * @chain: (out): a stone of the chain meant; NONE for NOTHING
 *
 * Finds what a move does and none of the others does to the same chain: of
 * taking and escaping what concerns more stones, else the first of the list. Of
 * two chains that are joined or cut, the one with fewer liberties is meant.
 *
 * Returns: what it does
 */
TengenEngineAdviceKind
tengen_engine_advice_kind_find (TengenBoard *board,
                                TengenStone stone,
                                TengenPoint move,
                                const TengenPoint *others,
                                int n_others,
                                TengenPoint *chain);

/**
 * tengen_engine_advice_judge:
 * @board: a position
 * @stone: the side to move
 * @move: a move, legal
 * @last: the opponent's last move, or what is no point of the board
 *
 * Judges how sensible a move looks, before anything is known of its worth:
 * captures, escapes and ataris most, then connections, cuts, answers near the
 * last move, stones nearby.
 *
 * Returns: 1 and up; 0 if it looks like none a player would think of: an own
 *   stone put into atari, an own eye filled, a first line without a reason
 */
int tengen_engine_advice_judge (TengenBoard *board,
                                TengenStone stone,
                                TengenPoint move,
                                TengenPoint last);

G_END_DECLS
