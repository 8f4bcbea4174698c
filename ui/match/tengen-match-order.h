/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-order: chooses what decides places (順位の決め方)
 *
 * What:  the tie-breaks of a match in their order: usual orders by name, or one
 *        by one; what rounds without a game count; both in sentences.
 * Not:   groups by rank (tengen-match-groups), changing a match.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-match-ties.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_MATCH_ORDER (tengen_match_order_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenMatchOrder, tengen_match_order, TENGEN, MATCH_ORDER, GtkWidget)

/* Signals:
 *   changed ()   a person has chosen something else
 *   named ()     a person has chosen to go by a usual order, or one by one: also
 *                where that is the same order, its name is another one
 */

/**
 * tengen_match_order_set:
 * @self: a choice
 * @ties: tie-breaks
 *
 * Shows tie-breaks. The ones of old tables are offered from then on, if these are
 * such.
 */
void tengen_match_order_set (TengenMatchOrder *self,
                             const TengenMatchTies *ties);

/* Tells which tie-breaks are chosen. */
void tengen_match_order_get (TengenMatchOrder *self, TengenMatchTies *ties);

/**
 * tengen_match_order_make_name:
 * @self: a choice
 *
 * Names what is chosen in one line: ふつう（SOS → SODOS → 直接対決）; one by one
 * SODOS → SOS.
 *
 * Returns: (transfer full): a text
 */
char *
tengen_match_order_make_name (TengenMatchOrder *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
