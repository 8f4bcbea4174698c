/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-computer: the computer as an opponent, in words
 *
 * What: its name, its levels and what each of them sees.
 * Not:  what a level does (core/engine).
 */
#pragma once

#include "tengen-game-computer.h"

G_BEGIN_DECLS

/* Names the computer as a player (コンピューター). */
const char *tengen_words_computer (void);

/**
 * tengen_words_computer_level:
 * @level: 1 to %TENGEN_GAME_COMPUTER_LEVELS
 *
 * Names a level.
 *
 * Returns: (transfer full): such as `Lv. 3`
 */
char *tengen_words_computer_level (int level) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_computer_at:
 * @side: the side it plays
 * @name: its name
 * @level: 1 to %TENGEN_GAME_COMPUTER_LEVELS
 *
 * Says where the computer sits, and how strong it is.
 *
 * Returns: (transfer full): such as `White: Computer (Lv. 3)`
 */
char *tengen_words_computer_at (const char *side,
                                const char *name,
                                int level) G_GNUC_WARN_UNUSED_RESULT;

/* There are so many abilities; a level has all up to its own number. */
#define TENGEN_WORDS_COMPUTER_ABILITIES 4

/**
 * tengen_words_computer_ability:
 * @level: 1 to %TENGEN_WORDS_COMPUTER_ABILITIES
 *
 * Names what a level sees that the one below does not, as the lessons teach it.
 *
 * Returns: (transfer none): a phrase without full stop
 */
const char *tengen_words_computer_ability (int level);

/* Likewise of Renju. */
const char *tengen_words_computer_renju_ability (int level);

/**
 * tengen_words_computer_sees:
 * @level: 1 to %TENGEN_GAME_COMPUTER_LEVELS
 * @playouts: how many it makes before a move, 0 for none
 * @ladders: whether it reads ladders before them
 *
 * Says what a level sees, and how far it reads.
 *
 * Returns: (transfer full): a sentence or a phrase
 */
char *tengen_words_computer_sees (int level,
                                  guint playouts,
                                  gboolean ladders) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_computer_sees_renju:
 * @level: 1 to %TENGEN_GAME_COMPUTER_LEVELS
 * @positions: how many it looks at before a move, 0 for none
 *
 * Says what a level of Renju sees, and how far it reads.
 *
 * Returns: (transfer full): a sentence or a phrase
 */
char *tengen_words_computer_sees_renju (int level, guint positions)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
