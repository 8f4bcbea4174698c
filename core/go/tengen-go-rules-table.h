/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-rules-table: the named sets and what is known about them
 *
 * What:  the rows behind the named sets; private to tengen-go-rules and
 *        tengen-go-rules-name.
 */
#pragma once

#include "tengen-go-rules.h"

G_BEGIN_DECLS

#define TENGEN_GO_RULES_N_ROWS 21

/**
 * TengenGoRulesRow:
 * @rules: the choices
 * @family: under what it is listed
 * @is_variant: it is another way of a set before it
 * @stands_in: its repetition rule stands in for one that is not known
 * @ko_fights: what a ko is worth where life and death are judged
 * @text: what is written under RU
 * @source: where its rules are written
 *
 * A named set.
 */
typedef struct
{
  TengenGoRules rules;
  TengenGoFamily family;
  gboolean is_variant;
  gboolean stands_in;
  TengenGoKoFights ko_fights;
  const char *text;
  const char *source;
} TengenGoRulesRow;

/* In the order they are offered. */
extern const TengenGoRulesRow tengen_go_rules_rows[TENGEN_GO_RULES_N_ROWS];

/* Looks a named set up; %NULL if there is none. */
const TengenGoRulesRow *tengen_go_rules_find_row (const char *id);

G_END_DECLS
