/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-steps: a count shown step by step
 *
 * What: each step with its name, its sentences, the board after it and the sum
 *       so far.
 */
#pragma once

#include "tengen-cli-count.h"
#include "tengen-cli-json.h"

G_BEGIN_DECLS

/* Prints the steps; the last one has the whole sum. */
void tengen_cli_steps_print (const TengenCliCount *score);

/* Adds the steps; @json is inside of an object. */
void tengen_cli_steps_add (const TengenCliCount *score, TengenCliJson *json);

G_END_DECLS
