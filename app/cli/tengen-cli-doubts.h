/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-doubts: chains of which the program cannot say whether they live
 *
 * What: each chain with its side and its stones. They count as alive.
 */
#pragma once

#include "tengen-cli-count.h"
#include "tengen-cli-json.h"

G_BEGIN_DECLS

/* Prints the chains of what is proposed, or nothing if there is no doubt. */
void tengen_cli_doubts_print (const TengenCliCount *score);

/* Adds the chains of what is proposed, maybe none; @json is in an object. */
void tengen_cli_doubts_add (const TengenCliCount *score, TengenCliJson *json);

G_END_DECLS
