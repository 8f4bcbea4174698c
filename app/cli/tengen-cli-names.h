/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-names: names of values for programs that read JSON
 *
 * Shape: the same in every language, never changed once given.
 */
#pragma once

#include "tengen-go-compare.h"
#include "tengen-go-steps.h"

G_BEGIN_DECLS

/* Names a unit of scores: `moku`, `points`, `stones`, `lu`, `zi`. */
const char *tengen_cli_name_unit (TengenGoUnit unit);

/* Names a family of rule sets: `usual`, `room`, `science`, `old`. */
const char *tengen_cli_name_family (TengenGoFamily family);

/* Names a line of a written sum: `territory`, `total`. */
const char *tengen_cli_name_line (TengenAccountCode code);

/* Names a step of a count: `dead`, `result`. */
const char *tengen_cli_name_step (TengenGoStepCode code);

/* Names what makes results differ: `last-move`, `komi`. */
const char *tengen_cli_name_term (TengenGoTerm term);

/* Names why a game cannot be counted: `virtual`, `passes`; %NULL if it can. */
const char *tengen_cli_name_obstacle (TengenGoObstacle obstacle);

G_END_DECLS
