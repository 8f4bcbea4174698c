/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-private: what the files of the session share
 */
#pragma once

#include "tengen-proposal.h"
#include "tengen-engine-advice.h"
#include "tengen-engine-renju-advice.h"
#include "tengen-external-engine.h"
#include "tengen-external-list.h"
#include "tengen-session-clock.h"
#include "tengen-session-computer.h"
#include "tengen-session-watch.h"

G_BEGIN_DECLS

/* Sends a command, whose time is set, to the game once it is known whether time
 * is up. What was refused is told with its reason, and gives %FALSE. */
gboolean tengen_session_send (TengenSession *self, TengenCommand *command);

/* Sends a command as if @dt_us had passed since the one before, without a look
 * at the clock. */
gboolean tengen_session_send_at (TengenSession *self,
                                 TengenCommand *command,
                                 gint64 dt_us);

/* Sends an action to the game as tengen_session_send() does a command. */
gboolean tengen_session_send_action (TengenSession *self,
                                     const TengenAction *action);

/* Sends a move, a proposal to stop or its answer likewise; tells of a stop. */
gboolean tengen_session_send_move (TengenSession *self,
                                   const TengenAction *action);

/* Sends an action that has no point likewise; @seat may be none. */
gboolean tengen_session_send_seat (TengenSession *self,
                                   TengenActionKind kind,
                                   TengenSeat seat);

/* Holds "changed" back while the program does several actions at once. */
void tengen_session_freeze (TengenSession *self);

/* Tells once what was held back. */
void tengen_session_thaw (TengenSession *self);

/**
 * TengenSessionJudging:
 * @judge: who judges stones; %NULL for tengen_go_dead_judge()
 * @cancellable: (nullable): gives up what is on its way
 * @asked: (nullable): what is on its way
 * @judged: (nullable): the last answer, perhaps about another position
 * @stop: where play was last stopped here, not in a file; marks are proposed
 *   there
 *
 * What is known about the stones where play has stopped; no record contains it.
 */
typedef struct
{
  TengenJudge judge;
  GCancellable *cancellable;
  TengenProposal *asked;
  TengenProposal *judged;
  TengenNode stop;
} TengenSessionJudging;

/* Gives what tengen-session-judge keeps in the session. */
TengenSessionJudging *tengen_session_get_judging (TengenSession *self);

/* Gives up what is on its way and forgets what is known. */
void tengen_session_forget_judging (TengenSession *self);

/* Notes that play has been stopped here, if it has: a request to judge stones
 * while it is stopped marks them, too. */
void tengen_session_note_stop (TengenSession *self);

/* Marks at once, where play has stopped, the stones that are certainly dead,
 * and the rest of them, seki and claims when they are known. */
void tengen_session_propose_terms (TengenSession *self);

/**
 * TengenSessionTime:
 * @now: (nullable): gives the time; %NULL for the system's
 * @data: for @now
 * @sent_us: when the last command was done
 * @seen_us: when the clock was last looked at
 * @told: the clock as it was when something was last told of it
 * @looking: what is being looked at, so that nothing is told twice
 * @source: the next look, 0 while nothing runs
 *
 * What tengen-session-clock knows; no record contains it.
 */
typedef struct
{
  gint64 (*now) (gpointer data);
  gpointer data;
  gint64 sent_us;
  gint64 seen_us;
  TengenClock told;
  gboolean looking;
  guint source;
} TengenSessionTime;

/* Gives what tengen-session-clock keeps in the session. */
TengenSessionTime *tengen_session_get_time (TengenSession *self);

/* Begins to measure the time of another game. */
void tengen_session_begin_time (TengenSession *self);

/* Measures the time since the last command. Returns: microseconds, 0 and up. */
gint64 tengen_session_get_since (TengenSession *self);

/* Notes that a command was done now. */
void tengen_session_note_time (TengenSession *self);

/* After a command: tells of the clock, and looks again when its face
 * changes. */
void tengen_session_settle_time (TengenSession *self);

/* Takes the timer away. */
void tengen_session_stop_looking (TengenSession *self);

/* Emits "clock". */
void tengen_session_emit_clock (TengenSession *self);

/* Emits "clock-warned"; for @seconds see #TengenClockWarning. */
void tengen_session_emit_warning (TengenSession *self,
                                  TengenClockWarning warning,
                                  int seconds);

/**
 * TengenSessionThoughts:
 * @on: the computer acts where it has a seat
 * @acting: what is being done is the computer's
 * @task: (nullable): what is being thought, or waits to be done
 * @source: when it is done, 0 while it is not found
 * @edits: the state of the record it is about
 * @node: where play stood then
 * @began_us: when it began
 * @speed: playouts (of Renju positions) a second in the search before, 0 if
 *   there was none
 * @is_stuck: what was found for @edits and @node was refused
 * @thinking: the side it is for
 * @offered: the move it plays if 無勝負 is refused; NONE if it proposes none
 * @stop: hash of the board where it objected last
 * @objected_edits: to what state of the record
 * @n_objections: how often on that board
 * @is_paused: two computers wait
 * @is_stepping: but for one act
 * @pace: how fast they move
 *
 * What tengen-session-computer knows; no record contains it.
 */
typedef struct
{
  gboolean on;
  gboolean acting;
  GTask *task;
  guint source;
  guint64 edits;
  TengenNode node;
  gint64 began_us;
  guint speed;
  gboolean is_stuck;
  TengenStone thinking;
  TengenPoint offered;
  guint64 stop;
  guint64 objected_edits;
  guint n_objections;
  gboolean is_paused;
  gboolean is_stepping;
  TengenPace pace;
} TengenSessionThoughts;

/* Emits "refused" for a reason without evidence. Returns: %FALSE. */
gboolean tengen_session_refuse (TengenSession *self, TengenReasonCode code);

/* Gives what tengen-session-computer keeps in the session. */
TengenSessionThoughts *tengen_session_get_thoughts (TengenSession *self);

/* Tells how many microseconds of the clock a move of a computer may take. */
guint64 tengen_session_get_allowance (TengenSession *self);

/* Tells whether a task is what is being thought. */
gboolean tengen_session_is_thought (TengenSession *self, GTask *task);

/* Tells whether what was found for this position cannot be done. */
gboolean tengen_session_is_stuck (TengenSession *self);

/* Gives a thought up from which nothing comes; the position is not thought
 * about again. */
void tengen_session_drop_thought (TengenSession *self);

/**
 * TengenSessionOutside:
 * @list: (nullable): the engines there are
 * @engines: by #TengenSeat (nullable elements): those that run
 * @asked: (nullable): the engine that is asked
 * @is_ready: it thinks about the move
 * @fault: (nullable): why it gave none
 * @news: (nullable): what it does
 *
 * What tengen-session-external knows; no record contains it.
 */
typedef struct
{
  TengenExternalList *list;
  TengenExternalEngine *engines[TENGEN_SEAT_SECOND + 1];
  TengenExternalEngine *asked;
  gboolean is_ready;
  char *fault;
  char *news;
} TengenSessionOutside;

/* Gives what tengen-session-external keeps in the session. */
TengenSessionOutside *tengen_session_get_outside (TengenSession *self);

/* Finds a move at the strongest level where an engine that was asked passes, but
 * stones are still to be gained. */
void tengen_session_finish_for_external (TengenSession *self, GTask *task);

/* Tells whether an engine outside has to choose a move now. */
gboolean tengen_session_asks_external (TengenSession *self);

/* Asks it; @task returns when @action is there, which it owns. */
void tengen_session_ask_external (TengenSession *self,
                                  GTask *task,
                                  TengenAction *action);

/* Gives that up. */
void tengen_session_give_up_external (TengenSession *self);

/* Ends all engines: the game is over or another one. */
void tengen_session_forget_externals (TengenSession *self);

/* Lets the computer look whether the game waits for it. */
void tengen_session_consider_computer (TengenSession *self);

/* Gives up what it is thinking. */
void tengen_session_stop_thinking (TengenSession *self);

/**
 * tengen_session_repeat:
 * @self: a session
 * @kind: TAKE_BACK, UNDO or REDO
 *
 * Does a command, and where the computer is on, once more until the game waits
 * for a person, so that what the computer did goes with what a person did.
 *
 * Returns: %TRUE if something was done
 */
gboolean tengen_session_repeat (TengenSession *self, TengenCommandKind kind);

/* Tells whether a person has a move to take back. */
gboolean tengen_session_may_take_back (TengenSession *self);

/* Tells whether the path of a game of Renju has an act of a person. */
gboolean tengen_session_has_renju_act (TengenSession *self);

/* Tells whether the position that is shown is that where play stands. */
gboolean tengen_session_is_live (TengenSession *self);

/* Tells whether people have agreed to the count and the computer has not. */
gboolean tengen_session_awaits_agreement (TengenSession *self);

/* Gives the computer's word then. */
void tengen_session_answer_count (TengenSession *self);

/* Lets two computers whose game is not new wait. */
void tengen_session_begin_watch (TengenSession *self);

/* Tells whether two computers are not to think now. */
gboolean tengen_session_holds_watch (TengenSession *self);

/* An act was done: if only one was wanted, that was it. */
void tengen_session_end_step (TengenSession *self);

/* Tells how long a move takes at least, milliseconds. */
guint tengen_session_get_least_ms (TengenSession *self);

/* Tells whether only the computer may do an action now. */
gboolean tengen_session_is_computers (TengenSession *self,
                                      const TengenAction *action);

/**
 * TengenSessionAdvising:
 * @task: (nullable): what is being looked for
 * @edits: the state of the record it is about
 * @node: the node it is about
 * @is_renju: (@is_known): whether the last answer is @renju, else @go
 * @was_asked: a person was advised in this game
 * @is_for_all: also persons who play each other
 *
 * What tengen-session-advice knows; no record contains it.
 */
typedef struct
{
  GTask *task;
  guint64 edits;
  TengenNode node;
  gboolean is_renju;
  TengenEngineAdvice go;
  TengenEngineRenjuAdvice renju;
  gboolean is_known;
  gboolean was_asked;
  gboolean is_for_all;
} TengenSessionAdvising;

/* Gives what tengen-session-advice keeps in the session. */
TengenSessionAdvising *tengen_session_get_advising (TengenSession *self);

/* Gives up what is being looked for. */
void tengen_session_stop_advising (TengenSession *self);

/* Gives it up if the position is another. */
void tengen_session_follow_advising (TengenSession *self);

/* Forgets what is known of another game. */
void tengen_session_forget_advice (TengenSession *self);

G_END_DECLS
