/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-asks: the sentences about stones that have to be checked
 *
 * What:  names of chains, what is asked of them, what was answered, how many
 *        are left: たしかめてください.
 * Not:   the other sentences of the scoring dialog (tengen-score-notes).
 * Shape: no GTK; every text is (transfer full) UTF-8, "" for nothing to say.
 */
#pragma once

#include "tengen-board-notation.h"
#include "tengen-session-computer.h"

G_BEGIN_DECLS

/**
 * tengen_score_asks_find:
 * @position: a position
 * @point: a point
 * @doubt: (out caller-allocates): the chain there
 *
 * Finds the chain at a point, named by its first stone.
 *
 * Returns: %FALSE if no stone lies there
 */
gboolean tengen_score_asks_find (const TengenPosition *position,
                                 TengenPoint point,
                                 TengenDoubt *doubt);

/* Names a chain (transfer full): 黒 3子（C5）. */
char *
tengen_score_asks_chain (const TengenDoubt *doubt,
                         const TengenGameSetup *setup,
                         TengenNotation notation) G_GNUC_WARN_UNUSED_RESULT;

/* Says it as a heading (transfer full): たしかめてください（3）. */
char *tengen_score_asks_head (guint n) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_score_asks_found:
 * @n: how many chains have to be checked, 1 and up
 *
 * Says that there are some, and which button shows them.
 *
 * Returns: (transfer full): sentences
 */
char *tengen_score_asks_found (guint n) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_score_asks_question:
 * @chain: the name of a chain
 * @seki: whether it may be marked as seki
 *
 * Asks what it is, with the keys that answer.
 *
 * Returns: (transfer full): a question
 */
char *tengen_score_asks_question (const char *chain,
                                  gboolean seki) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_score_asks_answer:
 * @chain: the name of a chain
 * @mark: what it was just said to be
 * @n_left: how many chains are left to be checked
 *
 * Says what was answered, and how to go on.
 *
 * Returns: (transfer full): sentences
 */
char *tengen_score_asks_answer (const char *chain,
                                TengenGoMark mark,
                                guint n_left) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_score_asks_object:
 * @chain: a chain as tengen_score_asks_chain() names it
 * @fault: what is wrong with what a player said of it
 *
 * Says why the computer does not agree to a mark.
 *
 * Returns: (transfer full): two sentences
 */
char *tengen_score_asks_object (const char *chain, TengenOpponentFault fault)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
