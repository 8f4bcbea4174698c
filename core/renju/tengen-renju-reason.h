/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-reason: why a point is forbidden for Black, or is not
 *
 * What:   the rows, fours and threes of a point with what becomes of each; of
 *         a look-alike why it is none; the proof as steps to be shown.
 * Shape:  a tree of values: a point that cannot be used since it is itself
 *         forbidden has a reason of its own. As steps it is a list that can be
 *         walked through.
 * Source: International Rules of Renju, 9.2 and 9.3.
 */
#pragma once

#include "tengen-renju-shape.h"

G_BEGIN_DECLS

/* The most reasons that a reason holds within. Where more would be needed, as
 * on made-up boards only, the last ones are missing. */
#define TENGEN_RENJU_REASON_MOST 32

typedef struct TengenRenjuReason TengenRenjuReason;

/**
 * TengenRenjuCause:
 * @TENGEN_RENJU_CAUSE_NONE: nothing against it: the straight four (of a three)
 *   or the five (of a four) stands there
 * @TENGEN_RENJU_CAUSE_FORBIDDEN: the stone that would make the straight four
 *   is itself forbidden
 * @TENGEN_RENJU_CAUSE_FIVE: that stone makes a five elsewhere at the same time
 * @TENGEN_RENJU_CAUSE_OVERLINE: five there would be six or more
 * @TENGEN_RENJU_CAUSE_SHUT: the four that it makes is no straight one, since
 *   an end of it is shut by a stone of White's or the edge (ナツ止め)
 *
 * What becomes of a try to go on.
 */
typedef enum
{
  TENGEN_RENJU_CAUSE_NONE,
  TENGEN_RENJU_CAUSE_FORBIDDEN,
  TENGEN_RENJU_CAUSE_FIVE,
  TENGEN_RENJU_CAUSE_OVERLINE,
  TENGEN_RENJU_CAUSE_SHUT,
} TengenRenjuCause;

/**
 * TengenRenjuTry:
 * @point: the point tried
 * @cause: what becomes of it
 * @classes: (FORBIDDEN): #TengenRenjuClass flags of the point
 * @reason: (nullable): with the stone asked about on the board: (FORBIDDEN):
 *   why the point is forbidden; (NONE): (of a three, if the point looks like a
 *   forbidden one) why it is none
 * @shape: (NONE, FORBIDDEN): the straight four or five that it makes; (FIVE):
 *   the five; (OVERLINE): the row of six or more, with the point still empty
 *   that would make it of a three; (SHUT): the four with its open end, if that
 *   makes five
 *
 * A try to make a straight four of a three, or five of a four.
 */
typedef struct
{
  TengenPoint point;
  TengenRenjuCause cause;
  guint classes;
  TengenRenjuReason *reason;
  TengenRenjuShape shape;
} TengenRenjuTry;

/**
 * TengenRenjuPart:
 * @shape: a row, four or three, or what looks like one, which has no points
 * @counts: whether it is one
 * @tries: (element-type TengenRenjuTry): the points where it would go on
 *
 * What a stone makes on one line. A row has no tries. A three that counts has
 * one try that succeeds, and those that fail.
 */
typedef struct
{
  TengenRenjuShape shape;
  gboolean counts;
  GArray *tries;
} TengenRenjuPart;

/**
 * TengenRenjuReason:
 * @point: the point
 * @classes: #TengenRenjuClass flags, 0 for an ordinary move
 * @parts: (element-type TengenRenjuPart): first those that count; of each the
 *   rows, the fours, the threes; by direction
 *
 * What a black stone on a point is, with all the arguments for and against. A
 * nested reason has only what is needed: of a forbidden point an overline, else
 * the fours, else two threes with the tries that succeed; of any other what
 * looks like a double-four or double-three, with the tries of what does not
 * count.
 */
struct TengenRenjuReason
{
  TengenPoint point;
  guint classes;
  GPtrArray *parts;
};

/**
 * tengen_renju_explain:
 * @self: a board
 * @point: an empty point, or one with a black stone, judged as if put last
 *
 * Explains what a black stone there is. Of a point of five only the five is
 * told. Four stones that five would make six of look like a four; three look
 * like a three if both of their ends are empty.
 *
 * Returns: (transfer full): the reason, also of an ordinary move
 */
TengenRenjuReason *
tengen_renju_explain (const TengenRenju *self,
                      TengenPoint point) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a reason; does nothing for %NULL. */
void tengen_renju_reason_free (TengenRenjuReason *self);

/**
 * TengenRenjuProofStep:
 * @stones: (element-type TengenPoint): black stones that the step puts on the
 *   board besides, in their order: the point asked about first
 * @n_parts: how many shapes are lit
 * @parts: (transfer none) (array length=n_parts): those shapes, of the reason
 * @try: (nullable) (transfer none): the try that the step shows, its point is
 *   the last of @stones; %NULL for the step that shows the shapes of a point
 * @reason: (transfer none): the reason that the step is part of; its point is
 *   the point spoken of
 *
 * One picture of a proof.
 */
typedef struct
{
  GArray *stones;
  guint n_parts;
  const TengenRenjuPart **parts;
  const TengenRenjuTry *try;
  const TengenRenjuReason *reason;
} TengenRenjuProofStep;

/**
 * tengen_renju_prove:
 * @reason: a reason, which must outlive the steps
 *
 * Makes pictures of a reason to be walked through: the shapes of the point,
 * then each try of each shape that decides, a point that has a reason followed
 * by its own pictures. Of a shape that counts one try is shown, the one that
 * succeeds; where nothing is forbidden only look-alikes have tries to show.
 *
 * Returns: (transfer full) (element-type TengenRenjuProofStep): one or more
 */
GPtrArray *
tengen_renju_prove (const TengenRenjuReason *reason) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenRenjuReason, tengen_renju_reason_free)

G_END_DECLS
