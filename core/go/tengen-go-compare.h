/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-compare: one finished position under all rule sets (数え方くらべ)
 *
 * What:   the count under each named set, and what makes its difference from
 *         the plain difference of area, as terms that add up exactly.
 * Not:    words (ui/words), tables and files.
 * Source: go-rules 9.
 */
#pragma once

#include "tengen-go-count.h"

G_BEGIN_DECLS

/**
 * TengenGoTerm:
 * @TENGEN_GO_TERM_LAST_MOVE: Black made one move more before the first stop, or
 *   White did, which is compensated
 * @TENGEN_GO_TERM_EXTRA: likewise, more than one move
 * @TENGEN_GO_TERM_LATER: moves more after the first stop, where they cost
 * @TENGEN_GO_TERM_HANDICAP: handicap stones
 * @TENGEN_GO_TERM_SEKI: eyes in seki that do not count
 * @TENGEN_GO_TERM_CLAIMS: claims that the set does not know
 * @TENGEN_GO_TERM_DAME: neutral points that are not shared (never changes a
 *   difference; not used in sums)
 * @TENGEN_GO_TERM_LOST: prisoners and dead stones that count on top of area
 * @TENGEN_GO_TERM_EYES: needed eye points
 * @TENGEN_GO_TERM_GROUPS: groups more than the other's
 * @TENGEN_GO_TERM_FIRST_PASS: White passed first
 * @TENGEN_GO_TERM_TERRITORY: empty points do not count (stone counting)
 * @TENGEN_GO_TERM_DEAD: dead stones stay on the board (stone counting)
 * @TENGEN_GO_TERM_PASSES: pass stones, virtual stones and balancing, as far as
 *   they do not cancel out
 * @TENGEN_GO_TERM_BONUS: the bonus for handicap stones
 * @TENGEN_GO_TERM_KOMI: komi
 *
 * What makes a result another than the difference of area.
 */
typedef enum
{
  TENGEN_GO_TERM_LAST_MOVE,
  TENGEN_GO_TERM_EXTRA,
  TENGEN_GO_TERM_LATER,
  TENGEN_GO_TERM_HANDICAP,
  TENGEN_GO_TERM_SEKI,
  TENGEN_GO_TERM_CLAIMS,
  TENGEN_GO_TERM_DAME,
  TENGEN_GO_TERM_LOST,
  TENGEN_GO_TERM_EYES,
  TENGEN_GO_TERM_GROUPS,
  TENGEN_GO_TERM_FIRST_PASS,
  TENGEN_GO_TERM_TERRITORY,
  TENGEN_GO_TERM_DEAD,
  TENGEN_GO_TERM_PASSES,
  TENGEN_GO_TERM_BONUS,
  TENGEN_GO_TERM_KOMI,
} TengenGoTerm;

/**
 * TengenGoTermLine:
 * @term: what
 * @lead_x2: by how many half points it changes Black's lead; negative is good
 *   for White
 *
 * One term.
 */
typedef struct
{
  TengenGoTerm term;
  int lead_x2;
} TengenGoTermLine;

/**
 * TengenGoObstacle:
 * @TENGEN_GO_OBSTACLE_NONE: nothing
 * @TENGEN_GO_OBSTACLE_VIRTUAL: there were virtual moves, which the set has not
 * @TENGEN_GO_OBSTACLE_PASSES: there were passes, which the set has not
 *
 * Why a game cannot have been played under a set.
 */
typedef enum
{
  TENGEN_GO_OBSTACLE_NONE,
  TENGEN_GO_OBSTACLE_VIRTUAL,
  TENGEN_GO_OBSTACLE_PASSES,
} TengenGoObstacle;

/**
 * TengenGoComparison:
 * @rules: the set
 * @obstacle: why it cannot be counted, then @count is %NULL
 * @words_assumed: the two passes that stopped play were taken for a proposal
 *   and its acceptance
 * @count: (nullable): the count
 * @area_x2: Black's lead in area: stones, territory, eyes in seki and claims;
 *   the same in all rows
 * @terms: (element-type TengenGoTermLine): what makes Black's lead another;
 *   none of them is 0; @area_x2 and all terms together are Black's lead after
 *   komi and bonuses
 *
 * A row.
 */
typedef struct
{
  TengenGoRules rules;
  TengenGoObstacle obstacle;
  gboolean words_assumed;
  TengenGoCount *count;
  int area_x2;
  GArray *terms;
} TengenGoComparison;

/**
 * tengen_go_compare:
 * @board: a finished position
 * @counters: what happened before
 * @agreement: (nullable): what the players agreed on
 * @own: (nullable): the set of the game
 * @komi_x2: (nullable): komi for all sets, half points; %NULL: each set's own
 *   for @handicap
 * @handicap: handicap stones: 0, 1 (Black only moves first), 2 and up
 *
 * Counts a position under all named sets, and before them under @own if it is
 * none of these. A game that was stopped by two
 * passes and has no others is counted under sets that stop in words too.
 *
 * Returns: (transfer full) (element-type TengenGoComparison): a row for each
 *   set, the named ones in their order
 */
GPtrArray *tengen_go_compare (const TengenBoard *board,
                              const TengenGoCounters *counters,
                              const TengenGoAgreement *agreement,
                              const TengenGoRules *own,
                              const int *komi_x2,
                              int handicap) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_go_compare_obstacle:
 * @rules: a set
 * @counters: what happened in a game
 *
 * Tells whether a game can have been played under a set, to the letter: also
 * the passes that stopped play are passes.
 *
 * Returns: what stands against it
 */
TengenGoObstacle tengen_go_compare_obstacle (const TengenGoRules *rules,
                                             const TengenGoCounters *counters);

G_END_DECLS
