/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * replay: a folder as a power cut leaves it
 *
 * What:  from what a folder held and what was done in it (faults_record()) the
 *        folder after any part of that, when what was not synced is lost.
 * Shape: a name is on the disk when its folder was synced, data when the file
 *        was: the least that POSIX promises.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _Replay Replay;

/**
 * ReplayCut:
 * @REPLAY_ALL: nothing is lost: the program was killed
 * @REPLAY_SYNCED: only what was synced is there
 * @REPLAY_NAMES: all names, and only the data that was synced
 * @REPLAY_ZEROS: all names and lengths; what was not synced is old bytes, and
 *   zeros behind them
 * @REPLAY_HALF: all names, half of the data that was not synced
 * @REPLAY_DATA: all data, and only the names that were synced
 * @REPLAY_N_CUTS: how many there are
 *
 * What a power cut takes.
 */
typedef enum
{
  REPLAY_ALL,
  REPLAY_SYNCED,
  REPLAY_NAMES,
  REPLAY_ZEROS,
  REPLAY_HALF,
  REPLAY_DATA,
  REPLAY_N_CUTS,
} ReplayCut;

/**
 * replay_new:
 * @folder: a folder as it is on the disk
 *
 * Begins with a folder.
 *
 * Returns: (transfer full): a replay
 */
Replay *replay_new (const char *folder);

/**
 * replay_free:
 * @self: a replay
 *
 * Frees it.
 */
void replay_free (Replay *self);

/**
 * replay_step:
 * @self: a replay
 * @events: (element-type FaultEvent): what was done in the folder
 * @index: which of it
 *
 * Does one thing more.
 */
void replay_step (Replay *self, const GPtrArray *events, guint index);

/**
 * replay_make:
 * @self: a replay
 * @cut: what is lost
 * @folder: an empty folder
 *
 * Makes the folder as the next start finds it.
 */
void replay_make (const Replay *self, ReplayCut cut, const char *folder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Replay, replay_free)

G_END_DECLS
