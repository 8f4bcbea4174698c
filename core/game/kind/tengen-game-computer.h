/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-computer: which seats of a game the computer has (TNO)
 *
 * What:  level, seed and budget of the computer at a seat, and which engine
 *        outside moves for it, to the first node of a game and back.
 * Not:   what a level can do (core/engine), moving (core/opponent), which
 *        engines there are (ui/external). The names of the players mean nothing
 *        here.
 * Shape: TNO has a value for each seat of a computer: the seat, then fields
 *        with values: `second level=3 seed=9a0c71d2 playouts=400 adapts=1`, or
 *        `engine=gnugo`. Unknown fields are left alone.
 */
#pragma once

#include "tengen-game-action.h"

G_BEGIN_DECLS

/* The strongest level. */
#define TENGEN_GAME_COMPUTER_LEVELS 10

/* The longest id of an engine outside: small letters, digits, hyphens. */
#define TENGEN_GAME_COMPUTER_ENGINE_MAX 24

/**
 * TengenGameComputer:
 * @level: 1 to %TENGEN_GAME_COMPUTER_LEVELS, 0 for a person
 * @seed: of all its moves; drawn once a game
 * @playouts: of a move of a level that searches, of Renju the positions it
 *   looks at; 0 for what the level has
 * @adapts: the level was chosen by how the games before ended (おまかせ)
 * @engine: the id of the engine outside that moves, empty for Tengen itself
 *
 * The computer at a seat.
 */
typedef struct
{
  int level;
  guint64 seed;
  guint playouts;
  gboolean adapts;
  char engine[TENGEN_GAME_COMPUTER_ENGINE_MAX + 1];
} TengenGameComputer;

/* Sets the id of an engine outside, "" for none; what is no id is left out. */
void tengen_game_computer_set_engine (TengenGameComputer *self, const char *id);

/**
 * tengen_game_computer_read:
 * @record: a record
 * @root: the first node of a game
 * @computers: (array fixed-size=3) (out caller-allocates): by #TengenSeat
 *
 * Reads which seats the computer has. A value that is no seat, or has no level,
 * is left out.
 */
void tengen_game_computer_read (const TengenRecord *record,
                                TengenNode root,
                                TengenGameComputer *computers);

/* Tells whether the computer has any of the seats. */
gboolean tengen_game_computer_is_any (const TengenGameComputer *computers);

/* Tells whether the computer has both seats. */
gboolean tengen_game_computer_is_both (const TengenGameComputer *computers);

/* Writes the seats as raw values of TNO, each in brackets; empty for none. */
char *tengen_game_computer_format (const TengenGameComputer *computers)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_game_computer_write:
 * @computers: (array fixed-size=3): by #TengenSeat
 * @record: a record
 * @root: the first node of a game
 *
 * Writes which seats the computer has; nothing where only people sit.
 */
void tengen_game_computer_write (const TengenGameComputer *computers,
                                 TengenRecord *record,
                                 TengenNode root);

G_END_DECLS
