/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-steps-eyes: which points a living group needs as eyes (基本眼位)
 *
 * What:   two points for each group, in two of its territories if it has them.
 * Not:    how many groups and eyes count: that is agreed (tengen-go-count).
 */
#pragma once

#include "tengen-go-steps-table.h"

G_BEGIN_DECLS

/**
 * tengen_go_table_find_eyes:
 * @self: a table whose territories are known
 * @stone: a colour
 *
 * Notes the eye points of all groups of a side: in its two smallest
 * territories, or two points of its only one that do not touch, if there are
 * such. Chains that border the same territory are one group.
 */
void tengen_go_table_find_eyes (TengenGoTable *self, TengenStone stone);

/**
 * tengen_go_table_list_eyes:
 * @self: a table
 * @stone: a colour
 * @n: how many are agreed
 * @points: (element-type TengenPoint): they are added here
 *
 * Lists free points to be set apart as eyes: those noted first, then any.
 */
void tengen_go_table_list_eyes (const TengenGoTable *self,
                                TengenStone stone,
                                int n,
                                GArray *points);

/* Lists 0 to 4 neighbours along the lines in @around. Returns: how many. */
int tengen_go_table_list_around (const TengenGoTable *self,
                                 int point,
                                 int around[4]);

G_END_DECLS
