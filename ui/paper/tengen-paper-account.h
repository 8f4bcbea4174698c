/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-account: the written count of a game on paper (計算書)
 *
 * What:   who played, the board with dead stones and territory, the sum with a
 *         line for everything that was counted, the result.
 * Not:    counting (core/go).
 * Shape:  one page, in the language of the program.
 */
#pragma once

#include "tengen-game-position.h"
#include "tengen-paper.h"

G_BEGIN_DECLS

/**
 * TengenPaperAccount:
 * @size: of the paper
 * @coordinates: with coordinates
 * @node: (optional): a node of a line whose end was counted; none for the first
 *   game
 *
 * How a count is put on paper.
 */
typedef struct
{
  TengenPaperSize size;
  gboolean coordinates;
  TengenNode node;
} TengenPaperAccount;

/**
 * tengen_paper_new_account:
 * @record: a file's games, not needed afterwards
 * @how: how
 *
 * Makes the account of a game that was counted.
 *
 * Returns: (transfer full) (nullable): a page, %NULL if it was not counted
 */
TengenPaper *tengen_paper_new_account (const TengenRecord *record,
                                       const TengenPaperAccount *how)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
