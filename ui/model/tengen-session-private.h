/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-private: what the files of the session share
 */
#pragma once

#include "tengen-proposal.h"
#include "tengen-session.h"

G_BEGIN_DECLS

/**
 * tengen_session_send_action:
 * @self: a session
 * @action: what is done
 *
 * Sends an action to the game; what was refused is told with its reason.
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_send_action (TengenSession *self,
                                     const TengenAction *action);

/**
 * tengen_session_send_seat:
 * @self: a session
 * @kind: what is done, without a point
 * @seat: who does it, or none
 *
 * Sends an action that says no more; see tengen_session_send_action().
 *
 * Returns: %TRUE if it was done
 */
gboolean tengen_session_send_seat (TengenSession *self,
                                   TengenActionKind kind,
                                   TengenSeat seat);

/**
 * tengen_session_freeze:
 * @self: a session
 *
 * Holds "changed" back while the program does several actions at once.
 */
void tengen_session_freeze (TengenSession *self);

/**
 * tengen_session_thaw:
 * @self: a frozen session
 *
 * Tells once what was held back.
 */
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
 * What is known about the stones where play has stopped; it is in no record.
 */
typedef struct
{
  TengenJudge judge;
  GCancellable *cancellable;
  TengenProposal *asked;
  TengenProposal *judged;
  TengenNode stop;
} TengenSessionJudging;

/**
 * tengen_session_get_judging:
 * @self: a session
 *
 * Gives what tengen-session-judge keeps in the session.
 *
 * Returns: (transfer none): to be changed by that file only
 */
TengenSessionJudging *tengen_session_get_judging (TengenSession *self);

/**
 * tengen_session_forget_judging:
 * @self: a session
 *
 * Gives up what is on its way and forgets what is known.
 */
void tengen_session_forget_judging (TengenSession *self);

/**
 * tengen_session_note_stop:
 * @self: a session
 *
 * Notes that play has been stopped here, if it has: who asks for stones to be
 * judged while it stands gets them marked, too.
 */
void tengen_session_note_stop (TengenSession *self);

/**
 * tengen_session_set_judge:
 * @self: a session
 * @judge: (nullable): who judges; %NULL for tengen_go_dead_judge()
 *
 * Has stones judged by somebody else from now on, as tests do that need a
 * certain answer at a certain moment.
 */
void tengen_session_set_judge (TengenSession *self, TengenJudge judge);

/**
 * tengen_session_propose_terms:
 * @self: a session whose play has stopped
 *
 * Marks at once the stones that are certainly dead, and the rest of them, seki
 * and claims when they are known.
 */
void tengen_session_propose_terms (TengenSession *self);

G_END_DECLS
