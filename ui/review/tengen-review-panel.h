/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-panel: the panel for annotating a game (検討)
 *
 * What:   tools for the board, the tree with a list and the properties beside
 *         it, oddities of the file, comment, name, evaluations, what other
 *         orders of moves know of the position, search.
 * Not:    the board (ui/play), game info, charset and games (their windows).
 * Shape:  the session is the only state; the panel keeps the tool in hand.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-notation.h"
#include "tengen-foreign.h"
#include "tengen-paint-view.h"
#include "tengen-review-tree-pane.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_PANEL (tengen_review_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenReviewPanel, tengen_review_panel, TENGEN, REVIEW_PANEL, GtkWidget)

/**
 * TengenReviewTool:
 * @TENGEN_REVIEW_TOOL_MOVE: play a move, a variation where there is another
 * @TENGEN_REVIEW_TOOL_BLACK: put a black stone (setup)
 * @TENGEN_REVIEW_TOOL_WHITE: put a white stone (setup)
 * @TENGEN_REVIEW_TOOL_ERASE: take stone, mark and label away
 * @TENGEN_REVIEW_TOOL_TRIANGLE: triangle
 * @TENGEN_REVIEW_TOOL_SQUARE: square
 * @TENGEN_REVIEW_TOOL_CIRCLE: circle
 * @TENGEN_REVIEW_TOOL_CROSS: cross
 * @TENGEN_REVIEW_TOOL_SELECTED: filled square
 * @TENGEN_REVIEW_TOOL_LETTER: the next letter
 * @TENGEN_REVIEW_TOOL_NUMBER: the next number
 * @TENGEN_REVIEW_TOOL_IROHA: the next kana of イロハ
 * @TENGEN_REVIEW_TOOL_OWN: a text of one's own
 * @TENGEN_REVIEW_TOOL_ARROW: arrow, two clicks or a drag
 * @TENGEN_REVIEW_TOOL_LINE: line, two clicks
 * @TENGEN_REVIEW_TOOL_DIM: dim
 * @TENGEN_REVIEW_TOOL_GOTO: go to the move that put the stone there
 * @TENGEN_REVIEW_TOOL_LAST: no tool: how many there are
 *
 * What a click on the board does.
 */
typedef enum
{
  TENGEN_REVIEW_TOOL_MOVE,
  TENGEN_REVIEW_TOOL_BLACK,
  TENGEN_REVIEW_TOOL_WHITE,
  TENGEN_REVIEW_TOOL_ERASE,
  TENGEN_REVIEW_TOOL_TRIANGLE,
  TENGEN_REVIEW_TOOL_SQUARE,
  TENGEN_REVIEW_TOOL_CIRCLE,
  TENGEN_REVIEW_TOOL_CROSS,
  TENGEN_REVIEW_TOOL_SELECTED,
  TENGEN_REVIEW_TOOL_LETTER,
  TENGEN_REVIEW_TOOL_NUMBER,
  TENGEN_REVIEW_TOOL_IROHA,
  TENGEN_REVIEW_TOOL_OWN,
  TENGEN_REVIEW_TOOL_ARROW,
  TENGEN_REVIEW_TOOL_LINE,
  TENGEN_REVIEW_TOOL_DIM,
  TENGEN_REVIEW_TOOL_GOTO,
  TENGEN_REVIEW_TOOL_LAST,
} TengenReviewTool;

/* Properties (read, write, notified):
 *   tool       int            a TengenReviewTool
 *   tree-height double        the part of the panel's height that the tree has
 *                             above the comment, as a person dragged it
 *   tree-width double         the same of its width beside the comment
 *   tree-away  gboolean       (read only) the tree has a window of its own
 * Signals:
 *   redraw ()                 tengen_review_panel_decorate() gives something
 *                             else now
 *   say (const char *text)    a sentence for the line under the board
 */

/* Makes a panel without a game. */
GtkWidget *tengen_review_panel_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows a game (nullable); what was typed goes into the one before. */
void tengen_review_panel_set_session (TengenReviewPanel *self,
                                      TengenSession *session);

/**
 * tengen_review_panel_set_warnings:
 * @self: a panel
 * @warnings: (nullable) (element-type TengenSgfWarning): what was odd in the
 *   file; copied
 * @form: the form of the file
 *
 * Shows oddities beside the tree; a click goes to the node.
 */
void tengen_review_panel_set_warnings (TengenReviewPanel *self,
                                       const GArray *warnings,
                                       TengenForeignForm form);

/* Does what the tool in hand does there; @button: 0 for a key. */
void tengen_review_panel_activate (TengenReviewPanel *self,
                                   TengenPoint point,
                                   guint button);

/**
 * tengen_review_panel_drag:
 * @self: a panel
 * @from: where the button was pressed
 * @to: another point
 * @button: the button of the mouse
 *
 * Draws with a tool that needs two points; others do nothing.
 */
void tengen_review_panel_drag (TengenReviewPanel *self,
                               TengenPoint from,
                               TengenPoint to,
                               guint button);

/* Adds what the tool in hand wants to be seen (where an arrow begins). */
void tengen_review_panel_decorate (TengenReviewPanel *self, TengenView *view);

/**
 * tengen_review_panel_flush:
 * @self: a panel
 *
 * Writes a comment that is being typed into the record now: before the record
 * is saved, and before another one is loaded into the session.
 */
void tengen_review_panel_flush (TengenReviewPanel *self);

/* Gives the session; may be %NULL. */
TengenSession *tengen_review_panel_get_session (TengenReviewPanel *self);

/* Puts a list of moves, which follows the game itself, beside the tree. */
void tengen_review_panel_set_list (TengenReviewPanel *self, GtkWidget *list);

/* Says how the tree names points. */
void tengen_review_panel_set_notation (TengenReviewPanel *self,
                                       TengenNotation notation);

/**
 * tengen_review_panel_focus_tree:
 * @self: a panel
 *
 * Gives the keys to the tree, or to the list where that stands in its place.
 * That is not what grabbing the focus does, since Tab would then pass over the
 * tools on its way into the panel.
 *
 * Returns: %FALSE if there is neither: the tree is in a window of its own
 */
gboolean tengen_review_panel_focus_tree (TengenReviewPanel *self);

/**
 * tengen_review_panel_lend_tree:
 * @self: a panel that has lent none
 *
 * Makes another tree of the same game, for a window of its own. It shows what
 * the panel shows, whatever game that is. While it is there the panel leaves the
 * room of its own tree to the comment: in a window of 1024x700 both have hardly
 * enough, and nothing is gained by the same tree twice.
 *
 * Returns: (transfer floating): a widget
 */
TengenReviewTreePane *tengen_review_panel_lend_tree (TengenReviewPanel *self);

/**
 * tengen_review_panel_get_stack:
 * @self: a panel
 *
 * Gives the place of the tree, which is one of the rows of the panel: Tab goes
 * through them and their siblings in the order of the page.
 *
 * Returns: (transfer none): a widget
 */
GtkWidget *tengen_review_panel_get_stack (TengenReviewPanel *self);

/* Gives the border between the half with the tree and that with the comment. */
GtkWidget *tengen_review_panel_get_handle (TengenReviewPanel *self);

/* Opens the search (0), goes to the next place (1) or the one before (-1). */
void tengen_review_panel_search (TengenReviewPanel *self, int by);

/* Looks for a win of a side by nothing but fours, with Renju. */
void tengen_review_panel_ask_chain (TengenReviewPanel *self, TengenStone stone);

/* Goes to the next place with the position shown, or says that there is none. */
void tengen_review_panel_go_joined (TengenReviewPanel *self);

/* Goes to one of the moves that follow at other places only, from 0. */
void tengen_review_panel_go_joined_move (TengenReviewPanel *self, guint index);

/* Goes back to where another place was gone to from. */
void tengen_review_panel_go_joined_back (TengenReviewPanel *self);

/* Closes the search. Returns: %FALSE if it was not open. */
gboolean tengen_review_panel_close_search (TengenReviewPanel *self);

/* Asks which number the move shall have. */
void tengen_review_panel_ask_number (TengenReviewPanel *self);

G_END_DECLS
