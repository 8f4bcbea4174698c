/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-task: what an engine outside is told of a game
 *
 * What:  a copy of the stones and moves up to a position.
 * Not:   the words of a protocol (-gtp, -gomocup).
 */
#pragma once

#include "tengen-external-entry.h"
#include "tengen-game-position.h"

G_BEGIN_DECLS

/* A stone that was put, or a pass. */
typedef struct
{
  TengenPoint point;
  TengenStone stone;
} TengenExternalMove;

/**
 * TengenExternalTask:
 * @setup: the game
 * @computer: the computer that is to move
 * @stone: whose turn it is
 * @moves: (element-type TengenExternalMove): in order. Stones that lay there
 *   before the first move come first. Where stones were put or taken in between,
 *   so that the moves do not lead to the position, only its stones are here
 * @n_before: how many lay there before
 * @seconds: the time for the move
 * @is_timed: it comes from a clock
 *
 * A question to an engine.
 */
typedef struct
{
  TengenGameSetup *setup;
  TengenGameComputer computer;
  TengenStone stone;
  GArray *moves;
  guint n_before;
  guint seconds;
  gboolean is_timed;
} TengenExternalTask;

/**
 * tengen_external_task_new:
 * @position: a position of Go or Renju
 * @seat: the seat that is to move
 * @seconds: the time for the move; 0 for what the level has
 *
 * Copies what an engine is told.
 *
 * Returns: (transfer full): a task
 */
TengenExternalTask *
tengen_external_task_new (const TengenPosition *position,
                          TengenSeat seat,
                          guint seconds) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_external_task_new_trial:
 * @entry: an engine
 *
 * Makes a first move to ask an engine for, in a game that it can play.
 *
 * Returns: (transfer full) (nullable): a task; %NULL if it can play none now
 */
TengenExternalTask *tengen_external_task_new_trial (
    const TengenExternalEntry *entry) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a task. */
void tengen_external_task_free (TengenExternalTask *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenExternalTask, tengen_external_task_free)

G_END_DECLS
