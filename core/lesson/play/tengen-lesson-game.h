/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-game: a diagram and moves as a game
 *
 * What:   the game that a diagram is, with moves made from it; what the rules
 *         say of a move there.
 * Not:    journals; what is asked (tengen-lesson-player).
 * Shape:  a record of its own each time: stones set up (AB, AW, PL, TNP), then
 *         the moves as nodes, whichever side's turn it is.
 */
#pragma once

#include "tengen-game.h"
#include "tengen-lesson.h"

G_BEGIN_DECLS

/**
 * tengen_lesson_game_new:
 * @diagram: a diagram
 * @moves: (nullable) (element-type TengenLessonMove): moves after the diagram's
 *   own @before; the stone NONE is the side to move
 * @n_moves: how many of them
 * @declared: (Renju): a five and a forbidden move count when they are said
 *
 * Makes the game, at the end of its moves. A point @ko of the diagram becomes
 * the capture that made it. Of Renju stones that are set up, no opening is
 * asked for.
 *
 * Returns: (transfer full): a game
 */
TengenGame *
tengen_lesson_game_new (const TengenLessonDiagram *diagram,
                        const GArray *moves,
                        guint n_moves,
                        gboolean declared) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_game_new_from:
 * @setup: rules, komi and names
 * @diagram: (nullable): a diagram to start from, or %NULL for an empty board
 *
 * Makes the game that a step offers.
 *
 * Returns: (transfer full): a game to be played, of which nothing is unsaved
 */
TengenGame *tengen_lesson_game_new_from (const TengenGameSetup *setup,
                                         const TengenLessonDiagram *diagram)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_game_find_ko:
 * @diagram: a diagram
 *
 * Finds the stone that has just taken one at the point @ko of a diagram.
 *
 * Returns: a point, or NONE if there is none that the side to move could take
 *   back at once
 */
TengenPoint tengen_lesson_game_find_ko (const TengenLessonDiagram *diagram);

/* Tells how its points are written in files. */
int tengen_lesson_game_get_notation (const TengenLessonDiagram *diagram);

/* Tells how its points are shown. */
int tengen_lesson_game_get_shown_notation (const TengenLessonDiagram *diagram);

/**
 * tengen_lesson_game_check:
 * @position: a position
 * @stone: who moves
 * @point: a point or PASS
 *
 * Asks whether the rules of the board allow a move, whatever turn or phase it
 * is; a forbidden move of Renju is refused too, unless endings are declared.
 *
 * Returns: (transfer full) (nullable): the reason why not, or %NULL
 */
TengenReason *
tengen_lesson_game_check (const TengenPosition *position,
                          TengenStone stone,
                          TengenPoint point) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_game_count_allowed:
 * @diagram: a diagram
 * @moves: (nullable) (element-type TengenLessonMove): moves after its own
 *
 * Makes the moves of a diagram and those after it, up to the first one that the
 * rules refuse or that comes after the end of the game. Whose turn it is does
 * not matter.
 *
 * Returns: how many were made
 */
guint tengen_lesson_game_count_allowed (const TengenLessonDiagram *diagram,
                                        const GArray *moves);

/**
 * tengen_lesson_game_test:
 * @position: a position
 * @stone: who moves
 * @point: a point or PASS
 * @test: what is asked of the rules, not NONE
 *
 * Asks whether a move fits a rule.
 *
 * Returns: %TRUE if it does
 */
gboolean tengen_lesson_game_test (const TengenPosition *position,
                                  TengenStone stone,
                                  TengenPoint point,
                                  TengenLessonTest test);

/**
 * tengen_lesson_game_find_reply:
 * @position: a position
 * @stone: who moves
 * @reply: a reply
 *
 * Finds where a reply is played.
 *
 * Returns: a point, PASS, or NONE if there is nothing to play
 */
TengenPoint tengen_lesson_game_find_reply (const TengenPosition *position,
                                           TengenStone stone,
                                           const TengenLessonReply *reply);

/**
 * tengen_lesson_game_count:
 * @diagram: a diagram
 * @account: dead stones, seki and claims
 * @set: a rule set of it
 *
 * Counts a diagram under a rule set.
 *
 * Returns: (transfer full) (nullable): the count, or %NULL in a game that is
 *   not counted
 */
TengenGoCount *
tengen_lesson_game_count (const TengenLessonDiagram *diagram,
                          const TengenLessonAccount *account,
                          const TengenLessonSet *set) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_game_count_plain:
 * @diagram: a diagram
 * @rules: (nullable): under which rules, %NULL for the diagram's own
 * @dead: (element-type TengenPoint): dead stones
 *
 * Counts a diagram with its own komi, as a question for a number does.
 *
 * Returns: (transfer full) (nullable): the count, or %NULL in a game that is
 *   not counted
 */
TengenGoCount *
tengen_lesson_game_count_plain (const TengenLessonDiagram *diagram,
                                const TengenGoRules *rules,
                                GArray *dead) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
