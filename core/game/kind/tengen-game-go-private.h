/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-go-private: what the files of the Go family share
 */
#pragma once

#include "tengen-game-kind.h"

#include "tengen-go-play.h"

G_BEGIN_DECLS

/**
 * TengenGoTerms:
 * @n_points: width x height
 * @groups: living groups agreed, by colour; -1 as proposed
 * @eyes: needed eye points agreed, by colour; -1 as proposed
 * @equal: stones of each side in the equal-stones position; -1 as needed
 * @balance: how the number of moves is made equal; NONE as the rules say
 * @marks: (array length=n_points): a #TengenGoMark for each point
 * @claims: (array length=n_points): the side that claims each point, or none
 * @said: (array length=n_points): for each point, whether a player or the
 *   program last set its mark and its claim: a #TengenSaid each, from
 *   %TENGEN_GO_SAID_MARK and CLAIM
 *
 * What is agreed for one count; one piece of memory.
 */
typedef struct
{
  int n_points;
  int groups[3];
  int eyes[3];
  int equal;
  TengenGoBalance balance;
  guint8 *marks;
  guint8 *claims;
  guint8 *said;
} TengenGoTerms;

/* Where in the bits of a point it stands who said what, and how many they are. */
#define TENGEN_GO_SAID_MARK 0
#define TENGEN_GO_SAID_CLAIM 2
#define TENGEN_GO_SAID_MASK 3

/**
 * TengenGoEntry:
 * @terms: (nullable): the terms put aside, if @put_aside
 * @result: before
 * @marks_left: before
 * @n: actions of the state before it
 * @ply: actions of the position after it
 * @before: of a mark: what the point or number was before
 * @point: of a mark or claim; or NONE
 * @mark: the #TengenActionKind of a mark, else %TENGEN_ACTION_PLAY
 * @side: (GROUPS, EYES): the side they belong to
 * @plies: actions of the position to take back
 * @phase: before
 * @duty: before
 * @put_aside: whether @terms is what to go back to
 * @agreed: before, a bit for each #TengenSeat
 * @said: of a mark or claim: the #TengenSaid before
 *
 * What an action overwrote. Where play goes on, moves overwrite nothing but
 * what the position takes back, and have no entry.
 */
typedef struct
{
  TengenGoTerms *terms;
  TengenResult result;
  guint marks_left;
  guint n;
  guint ply;
  gint16 before;
  TengenPoint point;
  guint mark : 6;
  guint side : 2;
  guint plies : 2;
  guint phase : 2;
  guint duty : 3;
  guint put_aside : 1;
  guint agreed : 3;
  guint said : 2;
} TengenGoEntry;

/**
 * TengenGoState:
 * @setup: what the game started from
 * @go: the position with its history
 * @entries: (element-type TengenGoEntry): of the actions that overwrote more
 *   than the position, in order
 * @n: how many actions were done
 * @phase: play, count or over
 * @duty: what a proposal to stop makes a side do
 * @result: (OVER): the result
 * @agreed: which seats agree to the count
 * @marks_left: marks of players that can be taken back
 * @terms: (nullable): what is agreed for the count; %NULL for nothing
 * @n_aside: how many entries hold terms
 * @reached: the side that has taken as many stones as win, or none; the first
 *   if a file goes on until both have
 *
 * A game of the Go family.
 */
typedef struct
{
  const TengenGameSetup *setup;
  TengenGo *go;
  GArray *entries;
  guint n;
  TengenPhase phase;
  TengenDuty duty;
  TengenResult result;
  gboolean agreed[3];
  guint marks_left;
  TengenGoTerms *terms;
  guint n_aside;
  TengenStone reached;
} TengenGoState;

/* Tells how many bytes the terms of a board of so many points take. */
gsize tengen_go_terms_get_size (int n_points);

/* Copies terms (nullable). Returns: (transfer full) (nullable): terms. */
TengenGoTerms *tengen_go_terms_copy (const TengenGoTerms *self);

/* Frees terms; does nothing for %NULL. */
void tengen_go_terms_free (TengenGoTerms *self);

/* Makes an empty list of entries, which it owns. */
GArray *tengen_go_entries_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_go_state_add_entry:
 * @self: a state
 * @plies: actions of the position that pop takes back
 *
 * Notes what an action is about to overwrite.
 *
 * Returns: (transfer none): the entry, valid until the next one
 */
TengenGoEntry *tengen_go_state_add_entry (TengenGoState *self, guint plies);

/* Gives the entry of the action with a number from 0, if it is the last one. */
TengenGoEntry *tengen_go_state_get_entry (const TengenGoState *self, guint n);

/**
 * tengen_go_state_find_action:
 * @self: a state
 * @ply: actions of the position
 *
 * Tells how many of the state's actions were done when the position had done
 * so many.
 *
 * Returns: 0 and up
 */
guint tengen_go_state_find_action (const TengenGoState *self, guint ply);

/* See #TengenKind. Returns: (transfer full) (nullable): why not, or %NULL. */
TengenReason *tengen_go_state_check (gconstpointer state,
                                     const TengenAction *action);

/* See #TengenKind. Returns: (transfer full) (nullable): why not, or %NULL. */
TengenReason *tengen_go_state_check_point (gconstpointer state,
                                           TengenPoint point,
                                           TengenStone stone);

/**
 * tengen_go_state_check_move:
 * @state: a state
 * @action: PLAY, PASS or VIRTUAL
 *
 * See #TengenKind.
 *
 * Returns: (transfer full) (nullable): why not, or %NULL
 */
TengenReason *tengen_go_state_check_move (gconstpointer state,
                                          const TengenAction *action);

/* See #TengenKind. @codes: a #TengenReasonCode for each point. */
void
tengen_go_state_map (gconstpointer state, TengenStone stone, guint8 *codes);

/**
 * tengen_go_state_is_neutral:
 * @self: a state
 * @point: a point of the board
 *
 * Tells whether a point is neutral once the dead stones are off, without regard
 * to claims. Cost: the points of the board.
 *
 * Returns: %TRUE if it can be claimed
 */
gboolean tengen_go_state_is_neutral (const TengenGoState *self,
                                     TengenPoint point);

/* See #TengenKind. @agreement: what is agreed. */
void tengen_go_state_get_agreement (gconstpointer state,
                                    TengenGoAgreement *agreement);

/* See #TengenKind. @kind: MARK or CLAIM. Returns: who said it last. */
TengenSaid tengen_go_state_get_said (gconstpointer state,
                                     TengenActionKind kind,
                                     TengenPoint point);

/* Does MARK, CLAIM, GROUPS, EYES, EQUAL or BALANCE: an action of the count. */
void tengen_go_state_push_mark (TengenGoState *self,
                                const TengenAction *action);

/* Takes back what tengen_go_state_push_mark() did, by the last entry. */
void tengen_go_state_pop_mark (TengenGoState *self, const TengenGoEntry *entry);

/**
 * tengen_go_state_count:
 * @state: a state
 * @terms: (nullable): rules, komi and handicap
 * @agreement: (nullable): what is agreed
 *
 * See #TengenKind.
 *
 * Returns: (transfer full): the count
 */
TengenGoCount *tengen_go_state_count (gconstpointer state,
                                      const TengenGameSetup *terms,
                                      const TengenGoAgreement *agreement);

G_END_DECLS
