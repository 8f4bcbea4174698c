/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-private: what the files of a game share
 */
#pragma once

#include "tengen-game.h"

G_BEGIN_DECLS

/**
 * TengenGameStep:
 * @name: what it is called, see tengen_game_get_undo_name(); not owned
 * @changes: (element-type TengenChange) (nullable): what takes it back, in the
 *   order in which it is to be applied
 * @edits: the name of the record's state before
 * @root: the game to go back to
 * @cursor: the cursor to go back to
 * @live: the live node to go back to
 * @kind: the #TengenCommandKind
 * @follows: undone together with the step before
 * @is_swapped: that of the game, before
 *
 * What takes a command back. What is written in a node that the step has added
 * goes with the node (tengen_game_is_new()).
 */
typedef struct
{
  const char *name;
  GSList *changes;
  guint64 edits;
  TengenNode root;
  TengenNode cursor;
  TengenNode live;
  guint8 kind;
  guint8 follows;
  guint8 is_swapped;
} TengenGameStep;

/**
 * TengenGameTime:
 * @clock: how it stands after the last command
 * @root: whose it is
 * @actor: the seat that has to act where play stands; none in the count and at
 *   the end
 * @phase: the phase there
 * @places: Black is putting handicap stones there
 *
 * The clock of a game.
 */
typedef struct
{
  TengenClock clock;
  TengenNode root;
  TengenSeat actor;
  TengenPhase phase;
  gboolean places;
} TengenGameTime;

struct TengenGame
{
  TengenRecord *record;
  TengenNode root;
  TengenPosition *position;
  GPtrArray *setups; /* of positions that have gone: they may be held */
  TengenNode cursor;
  TengenNode live;
  GPtrArray *undo;
  GPtrArray *redo;
  GStringChunk *names; /* of steps, each once */
  guint n_before; /* nodes of the record before the step that is being made */
  GArray *stale;  /* TengenNode: changed, the position has not been told yet */
  TengenNode judged; /* holds the move that this command was asked for and that
                        was allowed, if the position has not passed it */
  guint n_known;     /* nodes that the position may have passed */
  gboolean cut;      /* nodes were taken out since the line was found */
  guint8 is_swapped; /* see tengen_names_are_swapped() */
  GArray *line;
  guint line_cursor;
  guint64 edits;        /* names the present state of the record */
  guint64 last_edits;   /* the last name given */
  TengenGameTime *time; /* NULL without a clock */
};

/* Record, position and line (tengen-game-state). */

/**
 * tengen_game_change:
 * @self: a game
 * @step: the step that is being made
 * @wanted: a change of the record
 *
 * Makes a change and notes in @step how it is taken back. The position stands
 * as it was before until tengen_game_refresh().
 *
 * Returns: %FALSE if it does not fit
 */
gboolean tengen_game_change (TengenGame *self,
                             TengenGameStep *step,
                             TengenChange *wanted);

/* Tells whether the step that is being made has added a node, and the position
 * has not passed it. */
gboolean tengen_game_is_new (const TengenGame *self, TengenNode node);

/* Tells whether a position, or what it knows of its path, depends on it. */
gboolean tengen_game_is_played (const char *name);

/* Lets the position stand at the cursor, with all changes made so far. */
void tengen_game_refresh (TengenGame *self);

/**
 * tengen_game_settle:
 * @self: a game
 * @changed: the record has changed
 *
 * Brings the position, the line and the nodes into step after a command. A
 * cursor or live node that is no longer part of the game becomes its root.
 */
void tengen_game_settle (TengenGame *self, gboolean changed);

/* Tells whether a node is part of any game of the record. */
gboolean tengen_game_has_node (const TengenGame *self, TengenNode node);

/* Tells whether a node is part of the game that is played and looked at. */
gboolean tengen_game_is_ours (const TengenGame *self, TengenNode node);

/* Finds the end of the main line behind a node. */
TengenNode tengen_game_find_end (const TengenRecord *record, TengenNode node);

/* Makes another game of the record the one that is played and looked at. */
void tengen_game_switch (TengenGame *self, TengenNode root);

/* What an action does (tengen-game-write, -take-back). */

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
 * tengen_game_take_last_back:
 * @self: a game where tengen_game_can_take_back()
 * @step: the step that is being made
 *
 * Takes back what ended the game at the cursor, with TB, TW and, where play
 * stands, RE; or the last decision; or the move.
 *
 * Returns: %FALSE if the record does not take it
 */
gboolean tengen_game_take_last_back (TengenGame *self, TengenGameStep *step);

/* The clock (tengen-game-time). */

/* Sets the clock as the record says: as it is at first or, paused, with what
 * was left after the last moves before the live node. */
void tengen_game_find_clock (TengenGame *self);

/* Asks whether the clock, which has advanced, or the match is against it. */
TengenReasonCode tengen_game_check_time (TengenGame *self,
                                         const TengenCommand *command);

/* Does to the clock what an allowed CLOCK says. Returns: %NULL. */
TengenReason *tengen_game_do_clock (TengenGame *self,
                                    const TengenCommand *command);

/**
 * tengen_game_write_time:
 * @self: a game
 * @step: the step that is being made
 * @action: what was done
 *
 * Hands the turn over after a move where play stands and writes beside it what
 * the player has left; without a clock, and for what is no move, nothing.
 *
 * Returns: %FALSE if the record does not take it
 */
gboolean tengen_game_write_time (TengenGame *self,
                                 TengenGameStep *step,
                                 const TengenAction *action);

/**
 * tengen_game_settle_time:
 * @self: a game
 * @command: what was done
 *
 * Gives the turn to the seat to act, and finds the clock where it is a
 * different one.
 */
void tengen_game_settle_time (TengenGame *self, const TengenCommand *command);

/* What a node holds (tengen-game-write). */

/**
 * tengen_game_set_values:
 * @self: a game
 * @step: the step that is being made
 * @node: a node
 * @property: a property
 * @values: (nullable): its raw values with their brackets, or %NULL to take it
 *   out
 *
 * Sets a property.
 *
 * Returns: %FALSE if the record does not take it
 */
gboolean tengen_game_set_values (TengenGame *self,
                                 TengenGameStep *step,
                                 TengenNode node,
                                 TengenProperty property,
                                 const char *values);

/**
 * tengen_game_read_values:
 * @self: a game
 * @node: a node
 * @property: a property
 * @skip_from: index of the first value to be left out
 * @skip_to: index of the first one behind them
 *
 * Reads the raw values of a property with their brackets.
 *
 * Returns: (transfer full): the values, empty if there are none
 */
GString *tengen_game_read_values (const TengenGame *self,
                                  TengenNode node,
                                  TengenProperty property,
                                  guint skip_from,
                                  guint skip_to) G_GNUC_WARN_UNUSED_RESULT;

/* A choice among the actions noted in a node. */
typedef gboolean (*TengenNoteChoice) (const TengenGame *self,
                                      const TengenAction *action,
                                      gboolean automatic);

/**
 * tengen_game_find_note:
 * @self: a game
 * @node: a node
 * @property: TNA or TNC
 * @is_chosen: (scope call): what is looked for
 * @chosen: (out): the index of the last value that is it
 *
 * Finds an action noted in a node.
 *
 * Returns: %FALSE if there is none
 */
gboolean tengen_game_find_note (const TengenGame *self,
                                TengenNode node,
                                TengenProperty property,
                                TengenNoteChoice is_chosen,
                                guint *chosen);

/* Tells whether a node holds one move and nothing else that is played. */
gboolean tengen_game_is_one_move (const TengenGame *self, TengenNode node);

G_END_DECLS
