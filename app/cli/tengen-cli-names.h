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

/**
 * tengen_cli_name_unit:
 * @unit: what a score counts
 *
 * Returns: (transfer none): `moku`, `points`, `stones`, `lu`, `zi`
 */
const char *tengen_cli_name_unit (TengenGoUnit unit);

/**
 * tengen_cli_name_family:
 * @family: a family of rule sets
 *
 * Returns: (transfer none): `usual`, `room`, `science`, `old`
 */
const char *tengen_cli_name_family (TengenGoFamily family);

/**
 * tengen_cli_name_line:
 * @code: a line of a written sum
 *
 * Returns: (transfer none): `territory`, `total`
 */
const char *tengen_cli_name_line (TengenAccountCode code);

/**
 * tengen_cli_name_step:
 * @code: a step of a count
 *
 * Returns: (transfer none): `dead`, `result`
 */
const char *tengen_cli_name_step (TengenGoStepCode code);

/**
 * tengen_cli_name_term:
 * @term: what makes results differ
 *
 * Returns: (transfer none): `last-move`, `komi`
 */
const char *tengen_cli_name_term (TengenGoTerm term);

/**
 * tengen_cli_name_obstacle:
 * @obstacle: why a game cannot be counted
 *
 * Returns: (transfer none) (nullable): `virtual`, `passes`; %NULL for nothing
 */
const char *tengen_cli_name_obstacle (TengenGoObstacle obstacle);

G_END_DECLS
