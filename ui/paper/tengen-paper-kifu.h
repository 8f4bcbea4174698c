/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-kifu: games on paper, as in books (棋譜用紙, 参考図, 図)
 *
 * What:   who played, figures of so many moves with numbers on the stones, moves
 *         that cannot be seen listed below, variations as diagrams of their own;
 *         or one diagram of a position.
 * Not:    the count (tengen-paper-account), problems (tengen-paper-problems).
 * Shape:  stones from before a figure are plain, what is taken in it stays. A
 *         game with more than a few comments is set in columns, down which they
 *         flow from page to page. In the language of the program, as what it
 *         says of rules and results is.
 */
#pragma once

#include "tengen-game-position.h"
#include "tengen-paper.h"

G_BEGIN_DECLS

/**
 * TengenPaperKifu:
 * @size: of the paper
 * @per_page: figures to a page: 1, 2, 4, 6 or 9
 * @moves: moves of a figure, such as 100, 0 for all
 * @texts: with the comments of the record
 * @variations: with variations, as diagrams of their own
 * @coordinates: with coordinates
 * @node: (optional): of the one game that is put on paper, a node of the line;
 *   none for the main lines of all games
 * @watch: who follows it
 *
 * How games are put on paper.
 */
typedef struct
{
  TengenPaperSize size;
  guint per_page;
  guint moves;
  gboolean texts;
  gboolean variations;
  gboolean coordinates;
  TengenNode node;
  TengenPaperWatch watch;
} TengenPaperKifu;

/**
 * tengen_paper_new_kifu:
 * @record: a file's games, not needed afterwards
 * @how: how
 *
 * Makes a record of games on paper, each from a page of its own on. Games
 * without a board are left out.
 *
 * Returns: (transfer full) (nullable): pages, see tengen_paper_check(); one
 *   without a figure if there is none; %NULL if it was stopped
 */
TengenPaper *
tengen_paper_new_kifu (const TengenRecord *record,
                       const TengenPaperKifu *how) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paper_new_diagram:
 * @record: a file's games, not needed afterwards
 * @how: how; its node is the position that is shown, none for the end of the
 *   first game
 *
 * Makes one diagram of a position, with what the record draws and says there.
 * In a variation its moves have numbers from 1.
 *
 * Returns: (transfer full) (nullable): a page, %NULL if the game has no board
 */
TengenPaper *
tengen_paper_new_diagram (const TengenRecord *record,
                          const TengenPaperKifu *how) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
