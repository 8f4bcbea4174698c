/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-kifu-private: what figures and variations of games share
 */
#pragma once

#include "tengen-paper-cells.h"
#include "tengen-paper-kifu.h"

G_BEGIN_DECLS

/**
 * TengenPaperKifuWork:
 * @record: a file's games
 * @how: how they are put on paper
 * @cells: what fills the pages
 * @position: a position of the game that is put on paper now
 * @game: how many games are done
 * @n_games: of how many
 * @n_diagrams: variations on paper so far
 *
 * Games on their way to paper.
 */
typedef struct
{
  const TengenRecord *record;
  const TengenPaperKifu *how;
  TengenPaperCells *cells;
  TengenPosition *position;
  guint game;
  guint n_games;
  guint n_diagrams;
} TengenPaperKifuWork;

/* Tells whoever follows how much of this game is done. Gives %FALSE if it is to
 * stop, or the pages are full. */
gboolean tengen_paper_kifu_step (const TengenPaperKifuWork *self, double part);

/* Puts what may be played instead on paper: the variations of the line (nodes
 * of the figures), then theirs, each as a diagram with numbers from 1. Gives
 * %FALSE if it was stopped. */
gboolean tengen_paper_kifu_add_variations (TengenPaperKifuWork *self,
                                           const GArray *line);

G_END_DECLS
