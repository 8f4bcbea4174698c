/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-random: numbers by chance, the same on every machine
 *
 * Not:    secrets, or anything that must not be guessed.
 * Source: splitmix64 (Steele, Lea, Flood 2014).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenBoardRandom:
 * @state: a seed at first; any number will do
 *
 * Where a row of numbers stands. A copy goes on with the same numbers.
 */
typedef struct
{
  guint64 state;
} TengenBoardRandom;

/**
 * tengen_board_random_mix:
 * @x: any number
 *
 * Makes of a number one that looks like chance, of each number another one.
 *
 * Returns: 64 bits
 */
static inline guint64
tengen_board_random_mix (guint64 x)
{
  x = (x ^ x >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return x ^ x >> 31;
}

/* Draws a number, each of the 2^64 as often. */
static inline guint64
tengen_board_random_draw (TengenBoardRandom *self)
{
  self->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return tengen_board_random_mix (self->state);
}

/**
 * tengen_board_random_scale:
 * @number: 32 bits of a drawn number
 * @n: 1 to 65536
 *
 * Brings a number below another. None comes more often than another by more
 * than one part in 65536.
 *
 * Returns: 0 to @n - 1
 */
static inline guint
tengen_board_random_scale (guint32 number, guint n)
{
  return (guint) ((guint64) number * n >> 32);
}

/* Draws 0 to @n - 1, @n 1 to 65536; see tengen_board_random_scale(). */
static inline guint
tengen_board_random_below (TengenBoardRandom *self, guint n)
{
  return tengen_board_random_scale (
      (guint32) (tengen_board_random_draw (self) >> 32), n);
}

G_END_DECLS
