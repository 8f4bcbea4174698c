/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-ties: what tells players apart who have the same score
 *
 * What:  the tie-breaks of a match in their order, and what a round without a
 *        game counts in them.
 * Not:   computing them (tengen-match-standing).
 * Shape: a small value. Files and the command line have the same words for it.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenMatchTie:
 * @TENGEN_MATCH_TIE_SOS: the sum of the opponents' scores
 * @TENGEN_MATCH_TIE_SODOS: the sum of the scores of opponents that were beaten,
 *   half of those that were drawn with
 * @TENGEN_MATCH_TIE_SOS_LESS_LOWEST: SOS without its lowest addend
 * @TENGEN_MATCH_TIE_DIRECT: the score in the games between those who are still
 *   equal, if each of them has met all the others; else it separates no players
 * @TENGEN_MATCH_TIE_DIRECT_ANY: the same, also where some have not met: what
 *   tables had before there was a choice; not together with DIRECT
 *
 * A tie-break.
 */
typedef enum
{
  TENGEN_MATCH_TIE_SOS,
  TENGEN_MATCH_TIE_SODOS,
  TENGEN_MATCH_TIE_SOS_LESS_LOWEST,
  TENGEN_MATCH_TIE_DIRECT,
  TENGEN_MATCH_TIE_DIRECT_ANY,
} TengenMatchTie;

#define TENGEN_MATCH_N_TIES (TENGEN_MATCH_TIE_DIRECT_ANY + 1)

/**
 * TengenMatchUnplayed:
 * @TENGEN_MATCH_UNPLAYED_LEFT_OUT: only decided games with an opponent are added
 *   up, forfeits too, with the opponents' scores as they are
 * @TENGEN_MATCH_UNPLAYED_VIRTUAL: a round without a game is one against a virtual
 *   opponent who drew in every round, see tengen_match_list_standings()
 *
 * What byes, absences and forfeits count in the sums of opponents' scores.
 */
typedef enum
{
  TENGEN_MATCH_UNPLAYED_LEFT_OUT,
  TENGEN_MATCH_UNPLAYED_VIRTUAL,
} TengenMatchUnplayed;

#define TENGEN_MATCH_N_UNPLAYED (TENGEN_MATCH_UNPLAYED_VIRTUAL + 1)

/* More tie-breaks than this separate no more players. */
#define TENGEN_MATCH_MAX_TIES 4

/**
 * TengenMatchTies:
 * @n: how many, to %TENGEN_MATCH_MAX_TIES
 * @kinds: the tie-breaks, each at most once
 * @unplayed: what a round without a game counts
 *
 * The tie-breaks of a match, in their order.
 */
typedef struct
{
  int n;
  TengenMatchTie kinds[TENGEN_MATCH_MAX_TIES];
  TengenMatchUnplayed unplayed;
} TengenMatchTies;

/**
 * tengen_match_ties_init_old:
 * @self: (out): tie-breaks
 *
 * Sets what a table means that says nothing of them: SOS, SODOS, DIRECT_ANY;
 * LEFT_OUT.
 */
void tengen_match_ties_init_old (TengenMatchTies *self);

/**
 * tengen_match_ties_equal_kinds:
 * @a: tie-breaks
 * @b: others
 *
 * Tells whether both have the same ones in the same order; what unplayed rounds
 * count is not compared.
 *
 * Returns: %TRUE if so
 */
gboolean tengen_match_ties_equal_kinds (const TengenMatchTies *a,
                                        const TengenMatchTies *b);

/* Looks for a tie-break. Returns: its place from 0, or -1. */
int tengen_match_ties_find (const TengenMatchTies *self, TengenMatchTie tie);

/**
 * tengen_match_ties_add:
 * @self: tie-breaks
 * @tie: another
 *
 * Puts a tie-break behind the others.
 *
 * Returns: %FALSE if it is among them already, in one way or the other, or there
 *   is no room
 */
gboolean tengen_match_ties_add (TengenMatchTies *self, TengenMatchTie tie);

/**
 * tengen_match_ties_format:
 * @self: tie-breaks
 *
 * Writes them: `sos sodos sos-1 direct`, `direct-any`; `none` for none.
 *
 * Returns: (transfer full): words with blanks between
 */
char *tengen_match_ties_format (const TengenMatchTies *self)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_ties_parse:
 * @self: tie-breaks, whose kinds are set if the text is right
 * @text: such words, with blanks or commas between
 *
 * Reads tie-breaks; a word that is unknown or there twice, or more than
 * %TENGEN_MATCH_MAX_TIES, are wrong.
 *
 * Returns: %FALSE if the text is wrong; @self is unchanged then
 */
gboolean tengen_match_ties_parse (TengenMatchTies *self, const char *text);

/* Gives its word in files: `sos`. */
const char *tengen_match_ties_get_word (TengenMatchTie tie);

/* Gives its word in files: `left-out`, `virtual`. */
const char *tengen_match_unplayed_get_word (TengenMatchUnplayed unplayed);

/* Reads such a word. Returns: %FALSE, with nothing set, if it is none. */
gboolean tengen_match_unplayed_parse (const char *text,
                                      TengenMatchUnplayed *unplayed);

G_END_DECLS
