/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-notes: the sentences of the scoring dialog
 *
 * What:  what a click does, which points are neutral, what could still be
 *        filled, points of area, which side resumes first, how the rows
 *        compare.
 * Not:   reasons, results and lines of the sum (ui/words).
 * Shape: no GTK; every text is (transfer full) UTF-8, "" for nothing to say.
 */
#pragma once

#include "tengen-board-notation.h"
#include "tengen-game.h"

G_BEGIN_DECLS

/* Up to so many points are named one by one. */
#define TENGEN_SCORE_NOTES_FEW 6

/* Says what can be done on the board now, in a phase (transfer full). */
char *tengen_score_notes_hint (const TengenGoRules *rules,
                               TengenPhase phase) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_score_notes_claim:
 * @point: the name of a point
 * @stone: whose it is claimed to be, or none
 *
 * Says what a claim became, and what one more click does.
 *
 * Returns: (transfer full): sentences
 */
char *tengen_score_notes_claim (const char *point,
                                TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_score_notes_dead:
 * @point: the name of a neutral point with a stone on it just marked dead
 *
 * Says that one more click claims the point.
 *
 * Returns: (transfer full): sentences
 */
char *tengen_score_notes_dead (const char *point) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_score_notes_points:
 * @count: a count
 *
 * Says the score in points of area where it is counted in something else:
 * 点に直すと 183 対 178 です。
 *
 * Returns: (transfer full): a sentence, or ""
 */
char *tengen_score_notes_points (const TengenGoCount *count)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_score_notes_dame:
 * @count: a count
 * @rules: its rules
 * @width: columns
 * @height: rows
 * @notation: how to name points
 *
 * Names the neutral points when they are few, else says how many there are;
 * nothing where empty points do not count anyway.
 *
 * Returns: (transfer full): a sentence, or ""
 */
char *
tengen_score_notes_dame (const TengenGoCount *count,
                         const TengenGoRules *rules,
                         int width,
                         int height,
                         TengenNotation notation) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_score_notes_fillable:
 * @black: on how many points Black could still put a stone
 * @white: on how many White could
 *
 * Says so, and that the players can resume play to do it. The points are those
 * marked with a circle; that all of them can be filled is not said.
 *
 * Returns: (transfer full): sentences, or ""
 */
char *tengen_score_notes_fillable (int black,
                                   int white) G_GNUC_WARN_UNUSED_RESULT;

/* Says who moves first after going back to the game (transfer full). */
char *tengen_score_notes_resume (TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

/* Says who moves first after going back where that depends on who asks. */
char *tengen_score_notes_ask (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_score_notes_rows:
 * @black: black stones
 * @white: white stones
 *
 * Says how the stones compare: 黒 25個、白 24個。黒が 1個 多いです。
 *
 * Returns: (transfer full): sentences
 */
char *tengen_score_notes_rows (int black, int white) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
