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

/**
 * tengen_cli_compare_print:
 * @score: a position with what is agreed on
 *
 * Prints the table.
 */
void tengen_cli_compare_print (const TengenCliCount *score);

/**
 * tengen_cli_compare_add:
 * @score: a position with what is agreed on
 * @json: a writer inside of an object
 *
 * Adds the rows.
 */
void tengen_cli_compare_add (const TengenCliCount *score, TengenCliJson *json);

G_END_DECLS
