/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-sheet: the table of results as texts (成績表)
 *
 * What:  a line for each player, best first, with what came of each game: by
 *        round, by game (番勝負) or by opponent (総当たり); titles of the
 *        columns, and what they mean.
 * Not:   widgets. It is a picture of the match at one moment.
 */
#pragma once

#include "tengen-match.h"

G_BEGIN_DECLS

typedef struct TengenMatchSheet TengenMatchSheet;

/* Writes the table. */
TengenMatchSheet *
tengen_match_sheet_new (const TengenMatch *match) G_GNUC_WARN_UNUSED_RESULT;

/* Takes a reference. Returns: @self. */
TengenMatchSheet *tengen_match_sheet_ref (TengenMatchSheet *self);

/* Gives a reference back. */
void tengen_match_sheet_unref (TengenMatchSheet *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenMatchSheet, tengen_match_sheet_unref)

/* Tells how many columns there are. */
guint tengen_match_sheet_get_n_columns (const TengenMatchSheet *self);

/* Tells how many players there are. */
guint tengen_match_sheet_get_n_rows (const TengenMatchSheet *self);

/* Gives the short title of a column. */
const char *tengen_match_sheet_get_title (const TengenMatchSheet *self,
                                          guint column);

/* Tells which column has the names; the others are narrow. */
gboolean tengen_match_sheet_is_name (const TengenMatchSheet *self,
                                     guint column);

/**
 * tengen_match_sheet_is_games:
 * @self: a sheet
 * @column: a column
 *
 * Tells which columns have signs of games: of a round, a game or an opponent.
 *
 * Returns: %TRUE for those
 */
gboolean tengen_match_sheet_is_games (const TengenMatchSheet *self,
                                      guint column);

/**
 * tengen_match_sheet_is_sum:
 * @self: a sheet
 * @column: a column
 *
 * Tells which columns come of the games: how many were won, points, tie-breaks.
 *
 * Returns: %TRUE for those
 */
gboolean tengen_match_sheet_is_sum (const TengenMatchSheet *self, guint column);

/* Gives what stands in a cell, perhaps nothing. */
const char *tengen_match_sheet_get_text (const TengenMatchSheet *self,
                                         guint row,
                                         guint column);

/* Describes a cell for screen readers, signs in words (transfer full). */
char *tengen_match_sheet_say (const TengenMatchSheet *self,
                              guint row,
                              guint column) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_sheet_explain:
 * @self: a sheet
 *
 * Tells in plain words what decides the places, and what the signs mean that
 * stand in the table.
 *
 * Returns: (transfer full): sentences
 */
char *tengen_match_sheet_explain (const TengenMatchSheet *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Writes it for a spreadsheet, with titles and commas (transfer full). */
char *tengen_match_sheet_to_csv (const TengenMatchSheet *self)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
