/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-position: the state of a game at a node of its record
 *
 * What:   a function of (rules, path from the first node): board, turn,
 *         phase, prisoners, marks of the count, reasons. Moves along the tree
 *         by taking back to the common node and doing what follows.
 * Not:    changing records (tengen-game).
 * Shape:  a node yields its effects in the order AB AW AE PL, then B and W as
 *         they stand, then TNC, then TNA; `virtual` in TNA makes its passes
 *         stones beside the board. What a file says is done; where the rules
 *         forbid it, it is flagged forced. Of a node no more moves and notes
 *         are done than %TENGEN_POSITION_NODE_MAX.
 * Memory: bounded but for 16 bytes a move of the path. Where a line has made
 *         more than 2 MiB of history (some 8,000 moves, or 500 whole boards set
 *         up), repetition and ko are judged without the positions before.
 */
#pragma once

#include "tengen-game-kind.h"

G_BEGIN_DECLS

typedef struct TengenPosition TengenPosition;

/* Moves and notes of one node. */
#define TENGEN_POSITION_NODE_MAX 16384

/**
 * TengenMove:
 * @node: the node it stands in
 * @number: as the record counts: one more than the move before, or MN
 * @point: where, or PASS
 * @taken: stones taken from the opponent
 * @stone: whose
 * @is_set: MN says the number
 * @is_virtual: a stone beside the board (虚着); @point is PASS then
 *
 * A move of the path.
 */
typedef struct
{
  TengenNode node;
  guint number;
  TengenPoint point;
  guint16 taken;
  guint8 stone;
  guint8 is_set;
  guint8 is_virtual;
} TengenMove;

/**
 * tengen_position_new:
 * @record: a record, which must outlive the position
 * @root: the first node of a game of it
 *
 * Makes the position at the first node. Of a game without a board (see
 * tengen_game_setup_has_board()) nothing is executed and nothing can be done.
 *
 * Returns: (transfer full): a position
 */
TengenPosition *tengen_position_new (const TengenRecord *record,
                                     TengenNode root) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a position; does nothing for %NULL. */
void tengen_position_free (TengenPosition *self);

/* Moves to a linked node of the game. Cost: the moves in between. */
void tengen_position_goto (TengenPosition *self, TengenNode node);

/**
 * tengen_position_follow:
 * @self: a position
 * @node: a node, which holds one move and nothing else that could be forbidden;
 *   at the node before, tengen_position_check() allowed the move
 *
 * Moves to a node without judging its move again, if the position still is at
 * the node before and the game allows no move that its rules forbid; else as
 * tengen_position_goto().
 */
void tengen_position_follow (TengenPosition *self, TengenNode node);

/**
 * tengen_position_forget:
 * @self: a position
 * @nodes: (element-type TengenNode): nodes, in any order, maybe often
 *
 * Tells that nodes were changed or unlinked: the position steps back before
 * the first one of them that is on the path (before the first node: to
 * nothing). A goto must follow before anything is asked. Cost: the nodes and
 * the path, once.
 */
void tengen_position_forget (TengenPosition *self, const GArray *nodes);

/**
 * tengen_position_move_setups:
 * @self: a position that is about to be freed
 * @setups: (element-type TengenGameSetup): where to add its setups, which then
 *   owns them
 *
 * Lets the setups that were given outlive the position.
 */
void tengen_position_move_setups (TengenPosition *self, GPtrArray *setups);

/* Tells at which node it is. */
TengenNode tengen_position_get_node (const TengenPosition *self);

/* Gives the record it is in. */
const TengenRecord *tengen_position_get_record (const TengenPosition *self);

/* Gives the first node of its game. */
TengenNode tengen_position_get_root (const TengenPosition *self);

/**
 * tengen_position_get_setup:
 * @self: a position
 *
 * Gives what the game started from.
 *
 * Returns: (transfer none): the setup, valid as long as the position, also when
 *   the first node has changed and there is another
 */
const TengenGameSetup *tengen_position_get_setup (const TengenPosition *self);

/* Gives the board. */
const TengenBoard *tengen_position_get_board (const TengenPosition *self);

/* Tells whose turn it is. */
TengenStone tengen_position_get_to_move (const TengenPosition *self);

/* Tells the phase. */
TengenPhase tengen_position_get_phase (const TengenPosition *self);

/* Tells who has a colour now. */
TengenSeat tengen_position_get_seat (const TengenPosition *self,
                                     TengenStone stone);

/* Tells which colour a seat has now; none for none. */
TengenStone tengen_position_get_stone (const TengenPosition *self,
                                       TengenSeat seat);

/**
 * tengen_position_get_actor:
 * @self: a position
 *
 * Tells which player has to act now: the side to move, or the player who has to
 * answer, to choose in an opening, or to put several stones of both colours.
 *
 * Returns: a seat, none when the game is over
 */
TengenSeat tengen_position_get_actor (const TengenPosition *self);

/**
 * tengen_position_get_name:
 * @self: a position
 * @stone: a colour
 *
 * Gives the name of the player who has a colour now. After an exchange of
 * colours it is not the one in the first node.
 *
 * Returns: (transfer none) (nullable): the name, or %NULL if it is not known
 */
const char *tengen_position_get_name (const TengenPosition *self,
                                      TengenStone stone);

/**
 * tengen_position_get_rank:
 * @self: a position
 * @stone: a colour
 *
 * Gives the rank of the player who has a colour now, as it is written: `3k`,
 * `三段`.
 *
 * Returns: (transfer none) (nullable): the rank, or %NULL if it is not known
 */
const char *tengen_position_get_rank (const TengenPosition *self,
                                      TengenStone stone);

/**
 * tengen_position_get_renju:
 * @self: a position
 *
 * Gives what only Renju knows: rows, the opening, how the game ended.
 *
 * Returns: (transfer none) (nullable): valid until the position moves; %NULL
 *   in other games
 */
const TengenGameRenju *tengen_position_get_renju (const TengenPosition *self);

/* Counts the moves of the path; passes are moves, MN changes nothing. */
guint tengen_position_get_move (const TengenPosition *self);

/* Gives the moves of the path, passes too, until the position moves. */
const GArray *tengen_position_get_moves (const TengenPosition *self);

/**
 * tengen_position_get_last:
 * @self: a position
 * @stone: (out) (optional): who moved
 *
 * Tells the move of the node it is at.
 *
 * Returns: a point, PASS, or NONE if the node has no move
 */
TengenPoint tengen_position_get_last (const TengenPosition *self,
                                      TengenStone *stone);

/**
 * tengen_position_is_last_virtual:
 * @self: a position
 *
 * Tells whether the move of the node it is at is a stone beside the board; it
 * is a pass for tengen_position_get_last().
 *
 * Returns: %TRUE if it is
 */
gboolean tengen_position_is_last_virtual (const TengenPosition *self);

/* Counts the stones that the move of the node took from the opponent. */
int tengen_position_get_last_taken (const TengenPosition *self);

/**
 * tengen_position_get_numbers:
 * @self: a position
 * @numbers: (out caller-allocates): for each point the number of the move
 *   whose stone lies there, 0 for stones of setup and empty points
 *
 * Numbers the stones on the board. Cost: the moves of the path.
 */
void tengen_position_get_numbers (const TengenPosition *self, guint *numbers);

/* Counts the stones OF a colour that were taken. Returns: 0 and up. */
int tengen_position_get_prisoners (const TengenPosition *self,
                                   TengenStone stone);

/* Tells what is agreed for a stone, in the phase COUNT or OVER. */
TengenGoMark tengen_position_get_mark (const TengenPosition *self,
                                       TengenPoint point);

/* Tells whether a seat agrees to the count as it stands. */
gboolean tengen_position_get_agreed (const TengenPosition *self,
                                     TengenSeat seat);

/**
 * tengen_position_get_agreement:
 * @self: a position
 * @agreement: (out caller-allocates): what is agreed for the count so far;
 *   nothing in the phase PLAY
 *
 * Tells dead stones, claims, groups and the other choices of the count. The
 * arrays are (transfer none), valid until the position moves.
 */
void tengen_position_get_agreement (const TengenPosition *self,
                                    TengenGoAgreement *agreement);

/* Tells whose a point is agreed to be, in COUNT or OVER; a colour, or none. */
TengenStone tengen_position_get_claim (const TengenPosition *self,
                                       TengenPoint point);

/**
 * tengen_position_get_said:
 * @self: a position
 * @kind: %TENGEN_ACTION_MARK or CLAIM
 * @point: a point
 *
 * Tells whether a player or the program last said what the chain (MARK) or the
 * point (CLAIM) is; saying that it is alive, or neutral, counts too.
 *
 * Returns: a #TengenSaid
 */
TengenSaid tengen_position_get_said (const TengenPosition *self,
                                     TengenActionKind kind,
                                     TengenPoint point);

/**
 * tengen_position_get_go:
 * @self: a position
 *
 * Gives the line of play of a game of the Go family.
 *
 * Returns: (transfer none) (nullable): valid until the position moves; %NULL in
 *   other games
 */
const TengenGo *tengen_position_get_go (const TengenPosition *self);

/**
 * tengen_position_get_counters:
 * @self: a position
 *
 * Gives the counters: moves on and beside the board, passes, prisoners.
 *
 * Returns: (transfer none) (nullable): valid until the position moves; %NULL in
 *   a game that is not counted
 */
const TengenGoCounters *
tengen_position_get_counters (const TengenPosition *self);

/* Counts the stones that a side put beside the board (虚着). */
int tengen_position_get_virtual (const TengenPosition *self, TengenStone stone);

/**
 * tengen_position_get_duty:
 * @self: a position
 *
 * Tells what a side has to do before anything else. With ANSWER it is the
 * opponent of the side to move that answers.
 *
 * Returns: a duty
 */
TengenDuty tengen_position_get_duty (const TengenPosition *self);

/**
 * tengen_position_get_n_to_place:
 * @self: a position
 *
 * Tells how many handicap stones Black has still to put where he likes: at the
 * first node of a game with free handicap, until something follows it.
 *
 * Returns: 0 and up
 */
int tengen_position_get_n_to_place (const TengenPosition *self);

/**
 * tengen_position_get_cycle:
 * @self: a position
 * @move: (out) (optional): number of the move after which it stood before;
 *   unset if it has not
 * @node: (out) (optional): the node of that move; unset if it has not
 *
 * Tells whether a position with the same side to move has come back that the
 * rules do not ban; then both may agree on 無勝負 (%TENGEN_ACTION_VOID).
 *
 * Returns: %TRUE if it has
 */
gboolean tengen_position_get_cycle (const TengenPosition *self,
                                    guint *move,
                                    TengenNode *node);

/* Tells how many marks of players can be taken back. */
guint tengen_position_get_marks_left (const TengenPosition *self);

/* Tells whether play has just been resumed and nothing was done since. */
gboolean tengen_position_is_resumed (const TengenPosition *self);

/**
 * tengen_position_get_resumer:
 * @self: a position in the phase COUNT
 * @seat: who would ask, or none
 *
 * Tells which side would move first after 対局に戻る.
 *
 * Returns: a colour
 */
TengenStone tengen_position_get_resumer (const TengenPosition *self,
                                         TengenSeat seat);

/**
 * tengen_position_check:
 * @self: a position
 * @action: an action
 *
 * Asks whether a player may do something.
 *
 * Returns: (transfer full) (nullable): the reason why not, or %NULL
 */
TengenReason *
tengen_position_check (const TengenPosition *self,
                       const TengenAction *action) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_position_check_point:
 * @self: a position
 * @point: a point
 * @stone: a colour
 *
 * Asks whether the rules of the board allow a stone there, whatever turn or
 * phase it is.
 *
 * Returns: (transfer full) (nullable): the reason why not, or %NULL
 */
TengenReason *
tengen_position_check_point (const TengenPosition *self,
                             TengenPoint point,
                             TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_position_map:
 * @self: a position
 * @stone: a colour
 * @codes: (out caller-allocates): for each point a #TengenReasonCode
 *
 * Asks for all points whether that colour might play there by the rules of
 * the board, whatever turn or phase it is.
 */
void tengen_position_map (const TengenPosition *self,
                          TengenStone stone,
                          guint8 *codes);

/* Gives the reason if the rules forbid the move of its node, else %NULL. */
const TengenReason *tengen_position_get_forced (const TengenPosition *self);

/**
 * tengen_position_count:
 * @self: a position
 *
 * Counts the position with the marks as they are; in the phase PLAY with all
 * stones alive.
 *
 * Returns: (transfer full) (nullable): the count, or %NULL in a game that is
 *   not counted
 */
TengenGoCount *
tengen_position_count (const TengenPosition *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_position_count_as:
 * @self: a position
 * @terms: rules, komi and handicap to count under
 * @agreement: (nullable): what is agreed on, %NULL for what was agreed here
 *
 * Counts the position as another rule set would, with all that happened in
 * the game.
 *
 * Returns: (transfer full) (nullable): the count, or %NULL in a game that is
 *   not counted
 */
TengenGoCount *tengen_position_count_as (const TengenPosition *self,
                                         const TengenGameSetup *terms,
                                         const TengenGoAgreement *agreement)
    G_GNUC_WARN_UNUSED_RESULT;

/* Tells the result once the game is over. */
TengenResult tengen_position_get_result (const TengenPosition *self);

/**
 * tengen_position_is_counted:
 * @self: a position
 *
 * Tells whether its stones are those of a count: play has stopped and is
 * counted, or was.
 *
 * Returns: %FALSE in play, where the game ended otherwise, and in games without
 *   a count
 */
gboolean tengen_position_is_counted (const TengenPosition *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenPosition, tengen_position_free)

G_END_DECLS
