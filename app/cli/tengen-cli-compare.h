/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-compare: one position counted under all rule sets
 *
 * What: a row for each named set: scores, difference, komi, winner, and what
 *       makes the difference.
 */
#pragma once

#include "tengen-cli-count.h"
#include "tengen-cli-json.h"

G_BEGIN_DECLS

/* Prints the table of a position with what is agreed on. */
void tengen_cli_compare_print (const TengenCliCount *score);

/* Adds the rows; @json is inside of an object. */
void tengen_cli_compare_add (const TengenCliCount *score, TengenCliJson *json);

G_END_DECLS
