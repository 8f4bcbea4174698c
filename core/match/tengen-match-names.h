/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-names: a list of players as a person types or pastes it
 *
 * What:  one player a line: a name, perhaps a rank after a tab, comma, colon or
 *        blank; numbers and signs before the name, as lists have them, are left
 *        out.
 * Not:   which names a match takes (core/match).
 */
#pragma once

#include "tengen-match.h"

G_BEGIN_DECLS

/**
 * TengenMatchName:
 * @line: number of the line, from 0
 * @name: the name
 * @rank: the rank, 0 for none
 * @bad_rank: what stands after the name is no rank
 * @fault: why the match does not take this player, or NONE
 *
 * A line of a list that names a player.
 */
typedef struct
{
  int line;
  char *name;
  int rank;
  gboolean bad_rank;
  TengenMatchFault fault;
} TengenMatchName;

/**
 * tengen_match_names_read:
 * @text: UTF-8
 * @match: a match, to which the players without fault are added
 *
 * Reads a list; lines without a name are passed over.
 *
 * Returns: (transfer full) (element-type TengenMatchName): the players
 */
GArray *tengen_match_names_read (const char *text,
                                 TengenMatch *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
