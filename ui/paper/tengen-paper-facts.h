/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-facts: what is known of a game, above its diagrams
 *
 * What:   who played, where, when, by which rules, how it ended; in two columns
 *         on a page, with a line below.
 * Not:    diagrams (tengen-paper-kifu).
 * Shape:  a fact is a name and a text, in the language of the program.
 */
#pragma once

#include "tengen-game-position.h"
#include "tengen-paper-private.h"

G_BEGIN_DECLS

/* Facts of a game at most. */
#define TENGEN_PAPER_MAX_FACTS 8

/**
 * TengenPaperFact:
 * @name: what it is
 * @text: what is known, maybe empty
 *
 * A fact.
 */
typedef struct
{
  char *name;
  char *text;
} TengenPaperFact;

/**
 * tengen_paper_facts_read:
 * @position: a position of a game
 * @facts: (out caller-allocates) (array length=TENGEN_PAPER_MAX_FACTS): facts
 *
 * Reads what a record says of a game. Black and White are always there.
 *
 * Returns: how many there are
 */
guint tengen_paper_facts_read (const TengenPosition *position,
                               TengenPaperFact *facts);

/* Frees their texts. */
void tengen_paper_facts_clear (TengenPaperFact *facts, guint n_facts);

/**
 * tengen_paper_facts_put:
 * @paper: pages
 * @facts: (array length=n_facts): facts
 * @n_facts: how many
 * @y: where
 *
 * Puts facts on the page, in rows of two; the first two in larger letters.
 *
 * Returns: where they end
 */
double tengen_paper_facts_put (TengenPaper *paper,
                               const TengenPaperFact *facts,
                               guint n_facts,
                               double y);

/**
 * tengen_paper_facts_make_title:
 * @position: a position of a game
 * @otherwise: the title of a game that has none
 *
 * Names a game by the event it belongs to.
 *
 * Returns: (transfer full): a title of readable length
 */
TengenLessonText *
tengen_paper_facts_make_title (const TengenPosition *position,
                               const char *otherwise) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
