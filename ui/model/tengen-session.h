/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session: the one object that widgets watch
 *
 * What: a game with signals; sends commands with their time; marks what is
 *       certain where play stops, has the other stones judged outside the main
 *       loop and knows which of them are doubtful.
 * Not:  GTK, files: the code that keeps a journal connects to "line".
 */
#pragma once

#include <gio/gio.h>

#include "tengen-annotate.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SESSION (tengen_session_get_type ())
G_DECLARE_FINAL_TYPE (TengenSession, tengen_session, TENGEN, SESSION, GObject)

/* Properties (all notified, read only but for help-allowed):
 *   phase      int       TengenPhase at the cursor
 *   can-undo, can-redo, can-take-back, can-play  gboolean
 *   help-allowed  gboolean  see tengen_session_set_help_allowed()
 *   judging    gboolean  whether stones are being judged; notified when that
 *                        begins and when the doubts are known
 * Signals:
 *   changed ()                 after every command done, or once after several
 *                              of the program's own: ask the game again
 *   refused (gpointer reason)  a TengenReason, (transfer none)
 *   line (const char *line)    the encoded command just done
 *   stopped ()                 play at the live node has just stopped (both
 *                              passed, or a proposal was accepted): what is
 *                              certain is marked, the rest is on its way
 *   replaced ()                another game is in the session now, or another
 *                              game of the same record; "changed" follows
 */

/* Makes a session around a game, which it takes over. */
TengenSession *tengen_session_new (TengenGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* Replaces the game (transfer full); emits "replaced", then "changed". */
void tengen_session_set_game (TengenSession *self, TengenGame *game);

/* Gives the game, to be asked only. */
const TengenGame *tengen_session_get_game (TengenSession *self);

/* Gives the position at the cursor. */
const TengenPosition *tengen_session_get_position (TengenSession *self);

/**
 * tengen_session_set_help_allowed:
 * @self: a session
 * @allowed: whether the players may be helped; initially %TRUE
 *
 * Sets whether anything may be shown that thinks for the players, such as the
 * estimate (目算): code that shows help follows it. Only a match sets it to
 * %FALSE, on the session of each of its games before the first move; it is not
 * part of the record.
 */
void tengen_session_set_help_allowed (TengenSession *self, gboolean allowed);

/* Tells whether the players may be helped. */
gboolean tengen_session_get_help_allowed (TengenSession *self);

/**
 * tengen_session_play:
 * @self: a session
 * @point: a point
 *
 * Plays a stone of the side to move. Refused moves emit "refused".
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_play (TengenSession *self, TengenPoint point);

/**
 * tengen_session_pass:
 * @self: a session
 *
 * Passes for the side to move; the second pass in a row emits "stopped".
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_pass (TengenSession *self);

/* Puts a stone beside the board (虚着). Returns: %TRUE if it was done. */
gboolean tengen_session_virtual (TengenSession *self);

/* Proposes to stop for the side to move. Returns: %TRUE if it was done. */
gboolean tengen_session_propose (TengenSession *self);

/**
 * tengen_session_answer:
 * @self: a session with a proposal
 * @accept: accept, or refuse
 *
 * Answers for the opponent of the proposer; acceptance emits "stopped".
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_answer (TengenSession *self, gboolean accept);

/**
 * tengen_session_end_void:
 * @self: a session in which a position came back
 *
 * Ends the game without result (無勝負), as both agreed.
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_end_void (TengenSession *self);

/**
 * tengen_session_choose:
 * @self: a session in an opening of Renju
 * @choice: the choice of the player who has to choose
 *
 * Chooses colours, or another way to continue.
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_choose (TengenSession *self, TengenRenjuChoice choice);

/**
 * tengen_session_declare:
 * @self: a session in an opening of Renju
 * @number: how many fifth moves there are to be
 *
 * Says their number (題数).
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_declare (TengenSession *self, int number);

/**
 * tengen_session_offer:
 * @self: a session in an opening of Renju
 * @point: a fifth move
 *
 * Offers it, or takes the offer back if it had been offered.
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_offer (TengenSession *self, TengenPoint point);

/**
 * tengen_session_declare_five:
 * @self: a session with declared endings
 * @seat: the seat that declares it
 *
 * 「五連です」.
 *
 * Returns: %TRUE if a five of theirs stands
 */
gboolean tengen_session_declare_five (TengenSession *self, TengenSeat seat);

/**
 * tengen_session_admit_five:
 * @self: a session with a declared five
 * @admitted: 「認めます」, or not: then the row is shown; the game ends
 *
 * Answers for the opponent of the player who declared it.
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_admit_five (TengenSession *self, gboolean admitted);

/**
 * tengen_session_claim_forbidden:
 * @self: a session with declared endings
 *
 * 「禁手です」, said by White of the last black stone.
 *
 * Returns: %TRUE if it is one, and the game over
 */
gboolean tengen_session_claim_forbidden (TengenSession *self);

/**
 * tengen_session_agree_draw:
 * @self: a session of Renju
 *
 * Ends the game without winner, as both agreed. Where the computer is on and
 * has a seat, it is asked; it may refuse (%TENGEN_REASON_NO_DRAW).
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_agree_draw (TengenSession *self);

/* Ends the game. @seat: whose time is up. Returns: %TRUE if it was done. */
gboolean tengen_session_lose_on_time (TengenSession *self, TengenSeat seat);

/**
 * tengen_session_claim:
 * @self: a session in the phase COUNT
 * @point: a neutral point
 * @stone: whose it shall be, or none
 *
 * Notes a claim that both agree on.
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_claim (TengenSession *self,
                               TengenPoint point,
                               TengenStone stone);

/**
 * tengen_session_set_term:
 * @self: a session in the phase COUNT
 * @kind: %TENGEN_ACTION_GROUPS, EYES, EQUAL or BALANCE
 * @stone: whose groups or eyes, else none
 * @value: the number or choice; -1 (BALANCE: NONE) for what is proposed
 *
 * Sets a term of the count.
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_set_term (TengenSession *self,
                                  TengenActionKind kind,
                                  TengenStone stone,
                                  int value);

/**
 * tengen_session_resign:
 * @self: a session
 * @seat: the seat that resigns, or none for the side to move
 *
 * Resigns.
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_resign (TengenSession *self, TengenSeat seat);

/* Takes a move back (待った). Returns: %TRUE if it was done. */
gboolean tengen_session_take_back (TengenSession *self);

/**
 * tengen_session_mark:
 * @self: a session in the phase COUNT
 * @point: a point with a stone
 * @mark: what its chain shall be
 *
 * Marks a chain for the players.
 *
 * Returns: %TRUE if it was done
 */
gboolean
tengen_session_mark (TengenSession *self, TengenPoint point, TengenGoMark mark);

/**
 * tengen_session_toggle:
 * @self: a session in the phase COUNT
 * @point: a point
 *
 * Gives the chain its next mark: dead, alive; with rules that know seki: dead,
 * seki, alive. With rules that know claims, a neutral point becomes Black's,
 * White's, neutral again.
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_toggle (TengenSession *self, TengenPoint point);

/* Takes the last mark of a player back, in COUNT. Returns: %TRUE if done. */
gboolean tengen_session_unmark (TengenSession *self);

/**
 * TengenDoubt:
 * @point: the first stone of a chain, row by row from the top
 * @stone: its colour
 * @n_stones: its size
 *
 * A chain of which a person has to say whether it lives.
 */
typedef struct
{
  TengenPoint point;
  TengenStone stone;
  int n_stones;
} TengenDoubt;

/**
 * tengen_session_judge:
 * @self: a session
 *
 * Has the stones judged if play has stopped, the rules take dead stones off and
 * it was not done for this position, as when a record is opened in its count:
 * the doubts are known then, marks stay as they are. Only where play has been
 * stopped since the record was opened, what could not be marked then, because
 * the program ended or the stop was taken back for a while, is marked now.
 */
void tengen_session_judge (TengenSession *self);

/* Tells whether the stones of this stop are being judged. */
gboolean tengen_session_is_judging (TengenSession *self);

/**
 * tengen_session_list_doubts:
 * @self: a session
 *
 * Lists the chains that could not be told, or were judged to be dead or in seki
 * and are not marked so, and of which no player has said anything. They are
 * counted as alive. Without an answer for this position there are none.
 *
 * Returns: (transfer full) (element-type TengenDoubt): chains by their points
 */
GArray *
tengen_session_list_doubts (TengenSession *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_session_agree:
 * @self: a session in the phase COUNT
 * @seat: who
 * @agreed: agrees, or no longer
 *
 * Sets the agreement of a seat.
 *
 * Returns: %TRUE if it was done
 */
gboolean
tengen_session_agree (TengenSession *self, TengenSeat seat, gboolean agreed);

/**
 * tengen_session_resume:
 * @self: a session in the phase COUNT
 * @seat: the seat that asked, or none
 *
 * 対局に戻る.
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_resume (TengenSession *self, TengenSeat seat);

/**
 * tengen_session_finish:
 * @self: a session in the phase COUNT, both agreeing
 *
 * 確定.
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_finish (TengenSession *self);

/* Goes to a node of the game. Returns: %TRUE if it was done. */
gboolean tengen_session_goto (TengenSession *self, TengenNode node);

/**
 * tengen_session_step:
 * @self: a session
 * @by: nodes along the line, negative to go back; stops at the ends
 *
 * Goes along the present line (%G_MININT to the first node, %G_MAXINT to the
 * last).
 *
 * Returns: %TRUE if it moved
 */
gboolean tengen_session_step (TengenSession *self, int by);

/* Undoes the last command. Returns: %TRUE if there was one. */
gboolean tengen_session_undo (TengenSession *self);

/* Does it again. Returns: %TRUE if there was one. */
gboolean tengen_session_redo (TengenSession *self);

/**
 * tengen_session_edit:
 * @self: a session
 * @name: a name for the undo list
 * @changes: (transfer none) (element-type TengenChange): changes
 *
 * Changes the record.
 *
 * Returns: %TRUE if they fitted
 */
gboolean
tengen_session_edit (TengenSession *self, const char *name, GPtrArray *changes);

/**
 * tengen_session_apply:
 * @self: a session
 * @edit: (nullable) (transfer full): an edit; %NULL does nothing
 *
 * Annotates the record and goes where the edit says.
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_apply (TengenSession *self, TengenEdit *edit);

/**
 * tengen_session_replay:
 * @self: a session
 * @line: an encoded command from a journal
 *
 * Does a command as it was done before; no "line" is emitted.
 *
 * Returns: %FALSE if it is none or was refused
 */
gboolean tengen_session_replay (TengenSession *self, const char *line);

G_END_DECLS
