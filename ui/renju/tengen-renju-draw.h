/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-draw: who has Black (先後), as it is decided at the board
 *
 * What:   the results of 握り in Renju and in Go, and of じゃんけん.
 * Not:    the chance in them: numbers are given; what is seen of it
 *         (tengen-renju-colours).
 * Source: 連珠のルールと打ち方, chapter 2; 囲碁's customary nigiri.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The fewest and the most stones that a hand grasps; among the numbers from one
 * to the other odd and even ones are as many. */
#define TENGEN_RENJU_HAND_MIN 3
#define TENGEN_RENJU_HAND_MAX 12

/**
 * TengenRenjuHand:
 * @TENGEN_RENJU_STONE: グー
 * @TENGEN_RENJU_SCISSORS: チョキ
 * @TENGEN_RENJU_PAPER: パー
 *
 * What is shown in じゃんけん.
 */
typedef enum
{
  TENGEN_RENJU_STONE,
  TENGEN_RENJU_SCISSORS,
  TENGEN_RENJU_PAPER,
} TengenRenjuHand;

/**
 * tengen_renju_draw_exchanges:
 * @first: the stones in the first player's hand, 1 and up
 * @second: those in the second player's, 1 and up
 *
 * Counts the stones of both hands in pairs (連珠の握り): with one left over the
 * players stay as they are, with none they exchange.
 *
 * Returns: %TRUE if they exchange
 */
gboolean tengen_renju_draw_exchanges (int first, int second);

/**
 * tengen_renju_draw_is_right:
 * @stones: the stones in the hand, 1 and up
 * @odd: whether the other player guessed that they are odd in number
 *
 * Tells whether the guess is right (囲碁の握り): if so, the guesser has Black.
 *
 * Returns: %TRUE if it is
 */
gboolean tengen_renju_draw_is_right (int stones, gboolean odd);

/**
 * tengen_renju_draw_compare:
 * @first: what the first player shows
 * @second: what the second player shows
 *
 * Tells who wins じゃんけん.
 *
 * Returns: 1 for the first player, 2 for the second, 0 for neither (あいこ)
 */
int tengen_renju_draw_compare (TengenRenjuHand first, TengenRenjuHand second);

G_END_DECLS
