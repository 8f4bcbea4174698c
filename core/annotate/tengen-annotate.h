/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-annotate: annotating a record (検討)
 *
 * What:   what a person does to a record, as changes for an EDIT command: marks,
 *         labels, lines, stones of setup, texts, evaluations, cutting, copying,
 *         pasting and ordering variations.
 * Not:    doing it (tengen-game), naming it for people (ui/words).
 * Shape:  each function makes a #TengenEdit with the name of what is done, the
 *         changes and the node to be at afterwards; %NULL where there is
 *         nothing to do.
 */
#pragma once

#include "tengen-describe-markup.h"
#include "tengen-game.h"

G_BEGIN_DECLS

/**
 * TengenEdit:
 * @name: (transfer none): the name for the undo list: mark, label, line, dim,
 *   setup, turn, comment, name, evaluation, value, number, figure, info,
 *   delete, cut, paste, promote, rotate, mirror, exchange, variation
 * @changes: (element-type TengenChange): the changes, in order
 * @node: where the cursor is afterwards
 *
 * An edit.
 */
typedef struct
{
  const char *name;
  GPtrArray *changes;
  TengenNode node;
} TengenEdit;

/**
 * TengenEvaluation:
 * @TENGEN_EVALUATION_NONE: none
 * @TENGEN_EVALUATION_BAD: BM, 悪手
 * @TENGEN_EVALUATION_DOUBTFUL: DO, 疑問手
 * @TENGEN_EVALUATION_INTERESTING: IT, 面白い手
 * @TENGEN_EVALUATION_GOOD: TE, 好手
 * @TENGEN_EVALUATION_EVEN: DM, 互角
 * @TENGEN_EVALUATION_BLACK: GB, 黒よし
 * @TENGEN_EVALUATION_WHITE: GW, 白よし
 * @TENGEN_EVALUATION_UNCLEAR: UC, 難解
 * @TENGEN_EVALUATION_HOTSPOT: HO, 注目の手
 *
 * BAD to GOOD speak of the move, of which a node has one at most; EVEN to
 * UNCLEAR of the position, likewise; HOTSPOT stands alone.
 */
typedef enum
{
  TENGEN_EVALUATION_NONE,
  TENGEN_EVALUATION_BAD,
  TENGEN_EVALUATION_DOUBTFUL,
  TENGEN_EVALUATION_INTERESTING,
  TENGEN_EVALUATION_GOOD,
  TENGEN_EVALUATION_EVEN,
  TENGEN_EVALUATION_BLACK,
  TENGEN_EVALUATION_WHITE,
  TENGEN_EVALUATION_UNCLEAR,
  TENGEN_EVALUATION_HOTSPOT,
} TengenEvaluation;

/**
 * TengenLabelSort:
 * @TENGEN_LABEL_LETTER: A to Z, a to z, then A1 and so on
 * @TENGEN_LABEL_NUMBER: 1, 2, 3 ...
 * @TENGEN_LABEL_IROHA: イ, ロ, ハ to ン, the 48 kana in the order of the old poem,
 *   as books have it; then イ1 and so on
 * @TENGEN_LABEL_OWN: no sort: any other text
 *
 * Labels that follow one another.
 */
typedef enum
{
  TENGEN_LABEL_LETTER,
  TENGEN_LABEL_NUMBER,
  TENGEN_LABEL_IROHA,
  TENGEN_LABEL_OWN,
} TengenLabelSort;

/* Frees an edit; does nothing for %NULL. */
void tengen_edit_free (TengenEdit *self);

/**
 * tengen_edit_mark:
 * @position: a position
 * @point: a point of it
 * @mark: a mark; NONE takes mark and label away
 *
 * Puts a mark; the same mark again takes it away. Takes the place of another
 * mark or label there. Rectangles in the record are written out.
 *
 * Returns: (transfer full) (nullable): the edit
 */
TengenEdit *tengen_edit_mark (const TengenPosition *position,
                              TengenPoint point,
                              TengenMarkKind mark) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_label:
 * @position: a position
 * @point: a point of it
 * @text: (nullable): a text; %NULL or "" takes the label away
 *
 * Puts a label; takes the place of a mark there.
 *
 * Returns: (transfer full) (nullable): the edit
 */
TengenEdit *tengen_edit_label (const TengenPosition *position,
                               TengenPoint point,
                               const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_next_label:
 * @position: a position
 * @sort: a sort, not OWN
 *
 * Gives the first label of a sort that the node does not have yet.
 *
 * Returns: (transfer full): a text
 */
char *tengen_edit_next_label (const TengenPosition *position,
                              TengenLabelSort sort) G_GNUC_WARN_UNUSED_RESULT;

/* Tells of which sort a label is, OWN for any other text. */
TengenLabelSort tengen_edit_sort_label (const char *text);

/**
 * tengen_edit_line:
 * @position: a position
 * @from: a point
 * @to: another point
 * @arrow: an arrow, else a line
 *
 * Draws a line; the same line again takes it away.
 *
 * Returns: (transfer full) (nullable): the edit
 */
TengenEdit *tengen_edit_line (const TengenPosition *position,
                              TengenPoint from,
                              TengenPoint to,
                              gboolean arrow) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_dim:
 * @position: a position
 * @point: a point
 *
 * Dims a point from here on, or no longer (DD; nothing dimmed is an empty one).
 *
 * Returns: (transfer full) (nullable): the edit
 */
TengenEdit *tengen_edit_dim (const TengenPosition *position,
                             TengenPoint point) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_clear:
 * @position: a position
 *
 * Takes all marks, labels, lines and arrows of the node away.
 *
 * Returns: (transfer full) (nullable): the edit
 */
TengenEdit *
tengen_edit_clear (const TengenPosition *position) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_setup:
 * @position: a position
 * @point: a point
 * @stone: what shall lie there, NONE for nothing
 *
 * Puts or clears a stone without playing (AB AW AE): in the node itself, or,
 * as setup and move may not stand together, in a new node after a move.
 *
 * Returns: (transfer full) (nullable): the edit
 */
TengenEdit *tengen_edit_setup (const TengenPosition *position,
                               TengenPoint point,
                               TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_turn:
 * @position: a position
 * @stone: the side to move next; NONE for the side that would move without PL
 *
 * Gives the turn to a side (PL), as tengen_edit_setup() does, or takes the PL of
 * the node out. Without a move PL is written even where that side would move
 * anyway.
 *
 * Returns: (transfer full) (nullable): the edit
 */
TengenEdit *tengen_edit_turn (const TengenPosition *position,
                              TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

/* Tells to whom the node itself gives the turn, NONE without PL. */
TengenStone tengen_edit_get_turn (const TengenPosition *position);

/**
 * tengen_edit_text:
 * @record: a record
 * @node: a node
 * @property: C, N, or a text of game info
 * @text: (nullable): UTF-8; %NULL or "" takes it away
 *
 * Sets a text. Where a node holds a text of several lines (C, GC) several
 * times, it takes the place of all of them, see tengen_record_get_text(). Edits
 * of the same text one after another are one step of the undo list.
 *
 * Returns: (transfer full) (nullable): the edit, %NULL if it is the same text
 */
TengenEdit *tengen_edit_text (const TengenRecord *record,
                              TengenNode node,
                              TengenProperty property,
                              const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_evaluation:
 * @record: a record
 * @node: a node
 * @evaluation: an evaluation
 * @strength: 0 to take it away, 1, or 2 for "very"
 *
 * Says what a move or a position is worth; others of its group go.
 *
 * Returns: (transfer full) (nullable): the edit
 */
TengenEdit *tengen_edit_evaluation (const TengenRecord *record,
                                    TengenNode node,
                                    TengenEvaluation evaluation,
                                    int strength) G_GNUC_WARN_UNUSED_RESULT;

/* Tells what a node says. Returns: 0 for nothing, 1, or 2 for "very". */
int tengen_edit_get_evaluation (const TengenRecord *record,
                                TengenNode node,
                                TengenEvaluation evaluation);

/**
 * tengen_edit_value:
 * @record: a record
 * @node: a node
 * @half_points: (nullable): the estimated score in half points, above 0 for
 *   Black; %NULL takes it away
 *
 * Sets V.
 *
 * Returns: (transfer full) (nullable): the edit
 */
TengenEdit *
tengen_edit_value (const TengenRecord *record,
                   TengenNode node,
                   const int *half_points) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_number:
 * @record: a record
 * @node: a node with a move
 * @number: the number the move shall have, 0 to go on as counted
 *
 * Sets MN.
 *
 * Returns: (transfer full) (nullable): the edit
 */
TengenEdit *tengen_edit_number (const TengenRecord *record,
                                TengenNode node,
                                guint number) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_figure:
 * @record: a record
 * @node: a node
 * @title: (nullable): a new figure begins here with this title, maybe "";
 *   %NULL for none
 *
 * Sets FG.
 *
 * Returns: (transfer full) (nullable): the edit
 */
TengenEdit *tengen_edit_figure (const TengenRecord *record,
                                TengenNode node,
                                const char *title) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_delete:
 * @record: a record
 * @node: a node, not the first
 * @cut: it is kept for pasting (only the name of the edit differs)
 *
 * Takes out a node with all after it; the cursor is then at its parent.
 *
 * Returns: (transfer full) (nullable): the edit
 */
TengenEdit *tengen_edit_delete (const TengenRecord *record,
                                TengenNode node,
                                gboolean cut) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_promote:
 * @record: a record
 * @node: a node
 * @by: -1: one place towards the main line; 1: one place away from it; of the
 *   nearest node at or before @node that has variations. %G_MININT: the whole
 *   path of @node becomes the main line
 *
 * Changes the order of variations.
 *
 * Returns: (transfer full) (nullable): the edit
 */
TengenEdit *tengen_edit_promote (const TengenRecord *record,
                                 TengenNode node,
                                 int by) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_paste:
 * @record: a record
 * @parent: the node to paste after
 * @branch: a record whose first game is pasted; its first node too, if it
 *   holds a move, setup or texts that are no game info
 *
 * Pastes a line with its variations as a last child. Properties of a first
 * node only (root, game info) are left out.
 *
 * Returns: (transfer full) (nullable): the edit; its node is the pasted one
 */
TengenEdit *
tengen_edit_paste (const TengenRecord *record,
                   TengenNode parent,
                   const TengenRecord *branch) G_GNUC_WARN_UNUSED_RESULT;

/**
 * TengenEditMove:
 * @stone: the side that moves
 * @point: a point of the board or %TENGEN_POINT_PASS
 * @comment: (nullable): what is said of it
 *
 * A move of a line.
 */
typedef struct
{
  TengenStone stone;
  TengenPoint point;
  const char *comment;
} TengenEditMove;

/**
 * tengen_edit_moves:
 * @position: where the line begins
 * @moves: (array length=n_moves): the line
 * @n_moves: its moves, 1 and up
 * @first: (out): the node of its first move, there already or to be made
 *
 * Adds a line as a last variation, with its comments. Moves that are there
 * already are gone along and stay as they are.
 *
 * Returns: (transfer full) (nullable): the edit, which goes to @first; %NULL if
 *   the whole line is there
 */
TengenEdit *tengen_edit_moves (const TengenPosition *position,
                               const TengenEditMove *moves,
                               guint n_moves,
                               TengenNode *first) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_rotate:
 * @record: a record
 * @node: a node of the game that is turned, where the cursor is afterwards
 * @symmetry: what is done to the board, see tengen-board-symmetry
 *
 * Turns or mirrors a whole game with everything that has a place on its board:
 * moves, setup, marks, labels, lines, territory, parts of the board, marks of a
 * count, the size of a board that is not square. Texts stay as they are. The
 * inverse symmetry gives the same bytes again.
 *
 * Returns: (transfer full) (nullable): the edit, %NULL without a board or with
 *   nothing on it
 */
TengenEdit *tengen_edit_rotate (const TengenRecord *record,
                                TengenNode node,
                                guint symmetry) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_exchange:
 * @record: a record
 * @node: a node of the game, where the cursor is afterwards
 *
 * Exchanges the colours of a whole game: stones, players with ranks, teams and
 * clocks, turns, results, territory, evaluations; komi and scores change their
 * sign. Texts and the handicap's number stay. Done twice it gives the same
 * bytes again.
 *
 * Returns: (transfer full) (nullable): the edit, %NULL without a board or with
 *   nothing to exchange
 */
TengenEdit *tengen_edit_exchange (const TengenRecord *record,
                                  TengenNode node) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_has_words:
 * @record: a record
 * @root: the first node of a game
 *
 * Tells whether a game has comments or names of nodes, which may speak of points
 * and colours. Cost: its nodes.
 *
 * Returns: %FALSE without any
 */
gboolean tengen_edit_has_words (const TengenRecord *record, TengenNode root);

/**
 * tengen_edit_copy:
 * @record: a record
 * @node: a node
 *
 * Copies a node with all after it to a record of its own, with GM and SZ of
 * its game; what tengen_edit_paste() takes.
 *
 * Returns: (transfer full): a record with one game
 */
TengenRecord *tengen_edit_copy (const TengenRecord *record,
                                TengenNode node) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_copy_position:
 * @position: a position
 *
 * Makes a record of one node with the position as setup (AB AW PL) and the
 * players' names, rules, komi and handicap of its game. Of Go, TNP says how
 * many moves and prisoners there were, so that the copy counts as the position
 * does. Passes, stones beside the board and a resumption before it are left
 * behind.
 *
 * Returns: (transfer full): a record
 */
TengenRecord *tengen_edit_copy_position (const TengenPosition *position)
    G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenEdit, tengen_edit_free)

G_END_DECLS
