/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-view: what is to be seen on a board
 *
 * What:   a plain value that painters and the board widget draw: stones,
 *         numbers, marks, territory. The window, pictures and paper use it.
 * Not:    how it is drawn, where it comes from is only view_new_position().
 * Shape:  arrays with one entry a point, row by row from the top left.
 */
#pragma once

#include "tengen-describe-markup.h"

G_BEGIN_DECLS

/**
 * TengenViewMark:
 * @TENGEN_VIEW_MARK_NONE: no mark
 * @TENGEN_VIEW_MARK_LAST: the last move
 * @TENGEN_VIEW_MARK_CIRCLE: a circle
 * @TENGEN_VIEW_MARK_CROSS: a cross
 * @TENGEN_VIEW_MARK_SQUARE: a square
 * @TENGEN_VIEW_MARK_TRIANGLE: a triangle
 * @TENGEN_VIEW_MARK_SELECTED: a filled square
 * @TENGEN_VIEW_MARK_REFUSED: where play is not allowed (朱 cross)
 * @TENGEN_VIEW_MARK_EVIDENCE: a stone that proves it (朱 ring)
 * @TENGEN_VIEW_MARK_EVIDENCE_LAST: such a stone that is the last move too
 * @TENGEN_VIEW_MARK_CHOICE: a point to choose or to read (a disc of wood), with
 *   its label in it; not seen where a stone is, see tengen_view_is_choice()
 */
typedef enum
{
  TENGEN_VIEW_MARK_NONE,
  TENGEN_VIEW_MARK_LAST,
  TENGEN_VIEW_MARK_CIRCLE,
  TENGEN_VIEW_MARK_CROSS,
  TENGEN_VIEW_MARK_SQUARE,
  TENGEN_VIEW_MARK_TRIANGLE,
  TENGEN_VIEW_MARK_SELECTED,
  TENGEN_VIEW_MARK_REFUSED,
  TENGEN_VIEW_MARK_EVIDENCE,
  TENGEN_VIEW_MARK_EVIDENCE_LAST,
  TENGEN_VIEW_MARK_CHOICE,
} TengenViewMark;

/**
 * TengenViewSign:
 * @TENGEN_VIEW_SIGN_NONE: nothing
 * @TENGEN_VIEW_SIGN_RIGHT: right: a green ring, with a dot where nothing else is
 * @TENGEN_VIEW_SIGN_WRONG: wrong: a 朱 cross
 * @TENGEN_VIEW_SIGN_SOLUTION: would have been right: a broken ring
 *
 * What an answer in a lesson is worth.
 */
typedef enum
{
  TENGEN_VIEW_SIGN_NONE,
  TENGEN_VIEW_SIGN_RIGHT,
  TENGEN_VIEW_SIGN_WRONG,
  TENGEN_VIEW_SIGN_SOLUTION,
} TengenViewSign;

/**
 * TengenViewEstimate:
 * @TENGEN_VIEW_ESTIMATE_NONE: nothing is thought of a point
 * @TENGEN_VIEW_ESTIMATE_LIKELY_BLACK: likely Black's: a hollow square
 * @TENGEN_VIEW_ESTIMATE_LIKELY_WHITE: likely White's
 * @TENGEN_VIEW_ESTIMATE_BLACK: as good as Black's: a filled square
 * @TENGEN_VIEW_ESTIMATE_WHITE: as good as White's
 * @TENGEN_VIEW_ESTIMATE_UNSETTLED: a stone that may live or not: the sign of
 *   doubt, or a ring around what else is on it
 *
 * Whose a point would be if play ended as it stands (目算). Where a stone of
 * the other side lies, that would be taken: it is drawn a little faint.
 */
typedef enum
{
  TENGEN_VIEW_ESTIMATE_NONE,
  TENGEN_VIEW_ESTIMATE_LIKELY_BLACK,
  TENGEN_VIEW_ESTIMATE_LIKELY_WHITE,
  TENGEN_VIEW_ESTIMATE_BLACK,
  TENGEN_VIEW_ESTIMATE_WHITE,
  TENGEN_VIEW_ESTIMATE_UNSETTLED,
} TengenViewEstimate;

/**
 * TengenViewArea:
 * @TENGEN_VIEW_AREA_BARRED: the next stone may not be put there: a thin veil
 *   over the wood
 * @TENGEN_VIEW_AREA_LEFT: the area ends to the left of the point: a line
 * @TENGEN_VIEW_AREA_TOP: above it
 * @TENGEN_VIEW_AREA_RIGHT: to the right of it
 * @TENGEN_VIEW_AREA_BOTTOM: below it
 *
 * The area that an opening allows; flags.
 */
typedef enum
{
  TENGEN_VIEW_AREA_BARRED = 1 << 0,
  TENGEN_VIEW_AREA_LEFT = 1 << 1,
  TENGEN_VIEW_AREA_TOP = 1 << 2,
  TENGEN_VIEW_AREA_RIGHT = 1 << 3,
  TENGEN_VIEW_AREA_BOTTOM = 1 << 4,
} TengenViewArea;

/**
 * TengenViewTone:
 * @TENGEN_VIEW_TONE_WINS: a row that wins: light
 * @TENGEN_VIEW_TONE_FORBIDDEN: what makes a move forbidden: 朱
 * @TENGEN_VIEW_TONE_FALSE: what looks like it and is none: broken lines
 *
 * How a shape is lit.
 */
typedef enum
{
  TENGEN_VIEW_TONE_WINS,
  TENGEN_VIEW_TONE_FORBIDDEN,
  TENGEN_VIEW_TONE_FALSE,
} TengenViewTone;

/* Bytes of the name of a shape, with the end. */
#define TENGEN_VIEW_SHAPE_NAME 32

/**
 * TengenViewShape:
 * @from: the end beside which its name stands
 * @to: the other end
 * @tone: how it is lit
 * @name: its name: 三
 *
 * Stones in a row that are lit together.
 */
typedef struct
{
  TengenPoint from;
  TengenPoint to;
  TengenViewTone tone;
  char name[TENGEN_VIEW_SHAPE_NAME];
} TengenViewShape;

/**
 * TengenView:
 * @width: columns
 * @height: rows
 * @to_move: whose turn it is, NONE where that is not said
 * @stones: #TengenStone
 * @dead: 1 where a stone is marked dead: drawn faint with a cross
 * @seki: 1 where a stone is marked as seki
 * @doubtful: 1 where a person has to say whether a stone lives: a disc with a
 *   question mark
 * @lit: 1 where a point is the one that is meant: a ring of light
 * @owner: #TengenStone whose territory a point is: a small square
 * @claimed: 1 where that was agreed on by word (申告): the square has a ring
 * @marks: #TengenViewMark
 * @numbers: move numbers on stones, 0 for none
 * @labels: (array): texts on points, %NULL for none; about three glyphs are
 *   drawn, the whole is spoken
 * @dimmed: 1 where a point is drawn faint
 * @hidden: 1 where nothing is drawn: outside of the visible part
 * @next: variations: 0 none, else a #TengenStone, plus
 *   %TENGEN_VIEW_NEXT_MAIN for the first of them; drawn as a small stone; or
 *   plus %TENGEN_VIEW_NEXT_JOINED for one that follows where another order of
 *   moves leads here: a small square on its corner
 * @lines: (element-type TengenMarkupLine): lines and arrows above all stones
 * @atari: 1 where the stone's chain has one liberty (for spoken names)
 * @estimate: #TengenViewEstimate; no square where something else is marked
 * @ghosts: a #TengenStone on an empty point that is only offered or thought of:
 *   half transparent, with its number or label
 * @area: #TengenViewArea flags
 * @forbidden: #TengenRenjuClass flags where Black may not play without losing;
 *   plus %TENGEN_VIEW_FORBIDDEN_SHOWN: a small 朱 cross; else only the stone
 *   below the pointer or cursor has one
 * @signs: #TengenViewSign
 * @shapes: (element-type TengenViewShape): rows, fours and threes that are lit,
 *   above all stones
 *
 * What is to be seen.
 */
typedef struct
{
  int width;
  int height;
  TengenStone to_move;
  guint8 *stones;
  guint8 *dead;
  guint8 *seki;
  guint8 *doubtful;
  guint8 *lit;
  guint8 *owner;
  guint8 *claimed;
  guint8 *marks;
  guint16 *numbers;
  char **labels;
  guint8 *dimmed;
  guint8 *hidden;
  guint8 *next;
  GArray *lines;
  guint8 *atari;
  guint8 *estimate;
  guint8 *ghosts;
  guint8 *area;
  guint8 *forbidden;
  guint8 *signs;
  GArray *shapes;
} TengenView;

/* Added to the stone of the first variation. */
#define TENGEN_VIEW_NEXT_MAIN 4

/* Added to the stone of a variation of another place with this position. */
#define TENGEN_VIEW_NEXT_JOINED 8

/* Added to the classes of a forbidden point that is marked. */
#define TENGEN_VIEW_FORBIDDEN_SHOWN 0x80

/**
 * TengenViewNumbers:
 * @TENGEN_VIEW_NUMBERS_NONE: no move numbers
 * @TENGEN_VIEW_NUMBERS_LAST: on the last few moves
 * @TENGEN_VIEW_NUMBERS_ALL: on all stones, as the game counts
 * @TENGEN_VIEW_NUMBERS_VARIATION: on the stones of the variation, from 1
 * @TENGEN_VIEW_NUMBERS_FROM: on the stones after a node, from 1
 */
typedef enum
{
  TENGEN_VIEW_NUMBERS_NONE,
  TENGEN_VIEW_NUMBERS_LAST,
  TENGEN_VIEW_NUMBERS_ALL,
  TENGEN_VIEW_NUMBERS_VARIATION,
  TENGEN_VIEW_NUMBERS_FROM,
} TengenViewNumbers;

/* How many moves NUMBERS_LAST shows. */
#define TENGEN_VIEW_LAST_NUMBERS 5

/* Makes a view of an empty board of columns and rows. */
TengenView *tengen_view_new (int width, int height) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_view_new_position:
 * @position: a position
 * @numbers: which move numbers
 * @from: (FROM): a node of the path, or none
 *
 * Makes a view of a position: stones, the last move marked (where it has no
 * number), numbers, stones in atari; in the phases COUNT and OVER (after a
 * count) dead stones, seki and territory too; of Renju fifth moves on offer and
 * what ended the game (tengen-paint-renju).
 *
 * Returns: (transfer full): a view
 */
TengenView *
tengen_view_new_position (const TengenPosition *position,
                          TengenViewNumbers numbers,
                          TengenNode from) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_view_add_markup:
 * @self: a view of a position
 * @markup: what its node draws
 * @variations: also the moves that may follow
 *
 * Adds marks, labels, lines, dimmed and hidden points and territory. A mark or
 * label of the record takes the place of the mark of the last move. Territory
 * that was counted is not mixed with what the record claims.
 */
void tengen_view_add_markup (TengenView *self,
                             const TengenMarkup *markup,
                             gboolean variations);

/* Marks the point refused and the stones that prove it. */
void tengen_view_add_reason (TengenView *self, const TengenReason *reason);

/**
 * tengen_view_add_choice:
 * @self: a view
 * @point: a point of it
 * @text: what is written there: A, a count, ○; up to three letters
 *
 * Adds a point to choose or to read. It takes the place of marks and labels.
 */
void
tengen_view_add_choice (TengenView *self, TengenPoint point, const char *text);

/**
 * tengen_view_is_choice:
 * @self: a view
 * @point: a point of it
 *
 * Tells whether a point is seen as one to choose or to read.
 *
 * Returns: %FALSE where a stone is, too, or one that is thought of
 */
gboolean tengen_view_is_choice (const TengenView *self, TengenPoint point);

/**
 * tengen_view_is_same_at:
 * @self: a view
 * @other: a view of the same size
 * @point: a point of both
 *
 * Compares what is drawn at a point; lines and shapes are apart, and so is
 * atari, which is not drawn.
 *
 * Returns: %TRUE if it looks the same
 */
gboolean tengen_view_is_same_at (const TengenView *self,
                                 const TengenView *other,
                                 TengenPoint point);

/* Compares lines, arrows and shapes of views of one size, in their order. */
gboolean tengen_view_has_same_lines (const TengenView *self,
                                     const TengenView *other);

/* Copies a view. */
TengenView *tengen_view_copy (const TengenView *self) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a view; does nothing for %NULL. */
void tengen_view_free (TengenView *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenView, tengen_view_free)

/* Tells what a mark lies on: a stone, be it one that is only thought of. */
TengenStone tengen_view_get_below (const TengenView *self, TengenPoint point);

/* Tells whether there is such a point on the board and it is drawn. */
gboolean tengen_view_is_drawn (const TengenView *self, TengenPoint point);

G_END_DECLS
