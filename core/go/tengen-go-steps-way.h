/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-steps-way: which way a rule set counts on the board
 *
 * What:   what is filled back, filled in, handed over or balanced, and after
 *         which step a line of the written sum is known.
 * Not:    moving stones (tengen-go-steps, tengen-go-steps-table).
 */
#pragma once

#include "tengen-go-steps.h"

G_BEGIN_DECLS

/**
 * tengen_go_way_fills_back:
 * @rules: a set
 *
 * Tells whether lost stones are put into territories: where only these count.
 *
 * Returns: %TRUE if they are
 */
gboolean tengen_go_way_fills_back (const TengenGoRules *rules);

/**
 * tengen_go_way_fills_in:
 * @rules: a set
 *
 * Tells whether both fill their territory from full bowls, and what is left is
 * compared. It goes with the rule on ties: of two bowls that hold all points
 * but one, the last point decides them.
 *
 * Returns: %TRUE if they do
 */
gboolean tengen_go_way_fills_in (const TengenGoRules *rules);

/* Tells whether lost stones go back into the bowls they came from. */
gboolean tengen_go_way_keeps_none (const TengenGoRules *rules);

/* Tells whether a pass hands a stone over. */
gboolean tengen_go_way_hands_over (const TengenGoRules *rules);

/**
 * tengen_go_way_count_virtual:
 * @count: a count
 * @side: a colour
 *
 * Counts the stones that lay beside the board when play stopped, as far as
 * they are filled back.
 *
 * Returns: 0 and up
 */
int tengen_go_way_count_virtual (const TengenGoCount *count, TengenStone side);

/* Counts a side's passes before the count that are filled back. */
int tengen_go_way_count_passes (const TengenGoCount *count, TengenStone side);

/**
 * tengen_go_way_count_more_groups:
 * @count: a count
 * @rules: its rules
 * @side: a colour
 *
 * Counts the groups that a side has more than the other and pays for.
 *
 * Returns: 0 and up
 */
int tengen_go_way_count_more_groups (const TengenGoCount *count,
                                     const TengenGoRules *rules,
                                     TengenStone side);

/**
 * tengen_go_way_count_lines:
 * @account: a written sum
 * @count: its count
 * @rules: its rules
 * @code: a step
 *
 * Counts the lines that are known after a step: the sum grows from above.
 *
 * Returns: 0 to all of them
 */
guint tengen_go_way_count_lines (const TengenAccount *account,
                                 const TengenGoCount *count,
                                 const TengenGoRules *rules,
                                 TengenGoStepCode code);

G_END_DECLS
