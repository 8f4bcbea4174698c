/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-private: what tengen-game and tengen-game-write share
 */
#pragma once

#include "tengen-game.h"

G_BEGIN_DECLS

/**
 * TengenGameStep:
 * @kind: the command
 * @follows: undone together with the step before
 * @changes: (element-type TengenChange): to be applied from the last one on
 * @cursor: the cursor to go back to
 * @live: the live node to go back to
 * @edits: the name of the record's state before
 *
 * What takes a command back.
 */
typedef struct
{
  TengenCommandKind kind;
  gboolean follows;
  GPtrArray *changes;
  TengenNode cursor;
  TengenNode live;
  guint64 edits;
} TengenGameStep;

struct TengenGame
{
  TengenRecord *record;
  TengenNode root;
  TengenPosition *position;
  TengenNode cursor;
  TengenNode live;
  GPtrArray *undo;
  GPtrArray *redo;
  GArray *line;
  guint line_cursor;
  guint64 edits;      /* names the present state of the record */
  guint64 last_edits; /* the last name given */
};

/**
 * tengen_game_change:
 * @self: a game
 * @step: the step that is being made
 * @wanted: a change of the record
 *
 * Makes a change and notes in @step how it is taken back.
 *
 * Returns: %FALSE if it does not fit
 */
gboolean tengen_game_change (TengenGame *self,
                             TengenGameStep *step,
                             TengenChange *wanted);

/**
 * tengen_game_write_action:
 * @self: a game
 * @step: the step that is being made
 * @action: an action that is allowed
 *
 * Writes an action at the cursor; a move takes the cursor along, and the live
 * node if play stood there.
 *
 * Returns: %FALSE if the record does not take it
 */
gboolean tengen_game_write_action (TengenGame *self,
                                   TengenGameStep *step,
                                   const TengenAction *action);

/**
 * tengen_game_find_ending:
 * @self: a game
 * @property: TNA or TNC
 * @ending: (out): index of the last resignation or 確定 among its values
 *
 * Finds what ended the game at the cursor.
 *
 * Returns: %FALSE if nothing there did
 */
gboolean tengen_game_find_ending (const TengenGame *self,
                                  TengenProperty property,
                                  guint *ending);

/**
 * tengen_game_remove_ending:
 * @self: a game
 * @step: the step that is being made
 * @property: TNA or TNC
 * @ending: what tengen_game_find_ending() found
 *
 * Takes the ending out, with TB, TW and, where play stands, RE; agreements
 * stay.
 *
 * Returns: %FALSE if the record does not take it
 */
gboolean tengen_game_remove_ending (TengenGame *self,
                                    TengenGameStep *step,
                                    TengenProperty property,
                                    guint ending);

G_END_DECLS
