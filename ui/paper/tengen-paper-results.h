/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-results: the table of a match or event on paper, for the wall
 * (成績表, 対戦表)
 *
 * What:   players by place with what came of each game, then who meets whom in
 *         each round. Of many rounds the later ones follow in tables of their
 *         own.
 * Not:    who is ahead (core/match).
 * Shape:  in the language of the program.
 */
#pragma once

#include "tengen-match.h"
#include "tengen-paper.h"

G_BEGIN_DECLS

/* Makes the table of a match, which is not needed afterwards. */
TengenPaper *
tengen_paper_new_results (const TengenMatch *match,
                          TengenPaperSize size) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
