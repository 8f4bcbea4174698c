/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game: a game that is played or reviewed (対局): the only door for
 * changes
 *
 * What:   a record, the node shown (cursor), the node where play stands (live),
 *         the position there, commands with undo and redo.
 * Not:    files, journals on disk, what time it is, drawing.
 * Shape:  the record is the only stored state. A move at the live node becomes
 *         its first child, so that the main line is the game as played, also
 *         after 待った; a move anywhere else becomes a variation behind the
 *         others. Proposals to stop, answers and marks of a count are a list on
 *         the node they follow (TNC), endings without a count are TNA.
 * Memory: a game owns its record and position.
 */
#pragma once

#include "tengen-game-command.h"
#include "tengen-game-position.h"

G_BEGIN_DECLS

typedef struct TengenGame TengenGame;

/* Starts a game. */
TengenGame *
tengen_game_new (const TengenGameSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_game_open:
 * @record: (transfer full): a record; freed also when %NULL is returned
 * @index: which game of it
 *
 * Opens a game of a record, the live node at the end of its main line. The
 * cursor is there too if it was played here (tengen_game_is_own()), so that the
 * user goes on where they were; else it is at the first node. Of a game without
 * a board (see tengen_game_setup_has_board()) the tree can be walked and
 * edited, not played.
 *
 * Returns: (transfer full) (nullable): a game, or %NULL if there is no such
 *   game in the record
 */
TengenGame *tengen_game_open (TengenRecord *record,
                              guint index) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a game; does nothing for %NULL. */
void tengen_game_free (TengenGame *self);

/**
 * tengen_game_do:
 * @self: a game
 * @command: what is done
 *
 * Does a command. A refused command changes nothing.
 *
 * Returns: (transfer full) (nullable): the reason of a refusal, or %NULL
 */
TengenReason *tengen_game_do (TengenGame *self, const TengenCommand *command)
    G_GNUC_WARN_UNUSED_RESULT;

/* Gives the record. */
const TengenRecord *tengen_game_get_record (const TengenGame *self);

/**
 * tengen_game_get_root:
 * @self: a game
 *
 * Gives the first node of the game. GOTO and EDIT may go to a node of another
 * game of the record; then that is the game, the live node at the end of its
 * main line.
 *
 * Returns: a node
 */
TengenNode tengen_game_get_root (const TengenGame *self);

/* Gives the position at the cursor. */
const TengenPosition *tengen_game_get_position (const TengenGame *self);

/* Tells the node that is shown. */
TengenNode tengen_game_get_cursor (const TengenGame *self);

/* Tells the node where play stands. */
TengenNode tengen_game_get_live (const TengenGame *self);

/**
 * tengen_game_get_setup:
 * @self: a game
 *
 * Gives what the game started from.
 *
 * Returns: (transfer none): the setup, valid as long as the game, also when a
 *   command changes the first node or goes to another game of the record, and
 *   there is another
 */
const TengenGameSetup *tengen_game_get_setup (const TengenGame *self);

/**
 * tengen_game_get_clock:
 * @self: a game
 *
 * Gives the clock (対局時計) as it stood after the last command; every command
 * that was done let it advance. Of a record that was opened it shows what was
 * left after the last moves, and is paused. While it is on, PLAY and the like
 * are refused when it is paused (PAUSED), when another node is shown
 * (NOT_LIVE), and when no time is left (TIME_UP).
 *
 * Returns: (transfer none) (nullable): the clock, or %NULL without one
 */
const TengenClock *tengen_game_get_clock (const TengenGame *self);

/**
 * tengen_game_is_own:
 * @self: a game
 *
 * Tells whether a game was played here: begun (TNR), or ended (TNC, TNA).
 *
 * Returns: %FALSE for records of others, though they were annotated here
 */
gboolean tengen_game_is_own (const TengenGame *self);

/**
 * tengen_game_get_line:
 * @self: a game
 * @cursor: (out) (optional): index of the cursor in it
 *
 * Gives the current line: from the first node through the cursor to the end
 * last visited, or along first children.
 *
 * Returns: (transfer none) (element-type TengenNode): the nodes, valid until
 *   the next command
 */
const GArray *tengen_game_get_line (const TengenGame *self, guint *cursor);

/* Tells how many commands can be undone. */
guint tengen_game_get_n_undo (const TengenGame *self);

/* Tells how many commands can be done again. */
guint tengen_game_get_n_redo (const TengenGame *self);

/**
 * tengen_game_can_undo:
 * @self: a game
 *
 * Tells whether the last command can be undone: there is one, and it is none
 * that a match keeps (MATCH).
 *
 * Returns: %TRUE if it can
 */
gboolean tengen_game_can_undo (const TengenGame *self);

/* Tells likewise whether the last command undone can be done again. */
gboolean tengen_game_can_redo (const TengenGame *self);

/**
 * tengen_game_get_undo_name:
 * @self: a game
 *
 * Tells what would be undone: `play`, `pass`, `virtual`, `take-back`, `goto`, or
 * the name of an edit; other actions: `propose`, `answer` (both answers),
 * `count`, `resign`, `void`, `opening`, `claim`, `draw`, `time`. Edits
 * `comment`, `name` or `info` of the same text one after another are one, as are
 * gotos.
 *
 * Returns: (transfer none) (nullable): a name, or %NULL for nothing
 */
const char *tengen_game_get_undo_name (const TengenGame *self);

/* As tengen_game_get_undo_name(), of what would be done again. */
const char *tengen_game_get_redo_name (const TengenGame *self);

/**
 * tengen_game_get_edits:
 * @self: a game
 *
 * Counts the changes of the record since it was opened, undone ones away: two
 * equal counts say that nothing is unsaved in between. Goto is no change.
 *
 * Returns: a number that names the state of the record
 */
guint64 tengen_game_get_edits (const TengenGame *self);

/**
 * tengen_game_can_take_back:
 * @self: a game
 *
 * Tells whether 待った is possible at the cursor. It takes what ended the game
 * back, else, where play stands or at the end of a variation, the last decision
 * of an opening, else the move; a line played after a decision is kept with it.
 *
 * Returns: %TRUE if it is
 */
gboolean tengen_game_can_take_back (const TengenGame *self);

/* Gives the result: of the position when it is over, else what RE says. */
TengenResult tengen_game_get_result (const TengenGame *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenGame, tengen_game_free)

G_END_DECLS
