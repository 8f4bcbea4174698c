/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-program: the opening regulations (開局規定) as short programs
 *
 * What:   one instruction after another: which player puts a stone where or
 *         chooses what, how many fifth moves are offered.
 * Not:    carrying them out, or any stones (tengen-renju-opening).
 * Shape:  a table; an instruction leads to the one after it unless it says how
 *         far to go. Past the last one is the end of the opening.
 * Source: RenjuNet, the pages of each rule; renjusha.net, 開局規定.
 */
#pragma once

#include "tengen-renju-opening.h"

G_BEGIN_DECLS

/**
 * TengenRenjuOpKind:
 * @TENGEN_RENJU_OP_END: the opening is over
 * @TENGEN_RENJU_OP_PUT: a stone is put within an area
 * @TENGEN_RENJU_OP_CHOOSE: something is chosen; @to says where each leads
 * @TENGEN_RENJU_OP_DECLARE: a number from 1 to @count is said
 * @TENGEN_RENJU_OP_OFFER: @count fifth moves are offered; PICK follows it
 * @TENGEN_RENJU_OP_PICK: one of them is kept
 * @TENGEN_RENJU_OP_JUMP: no player acts; go where the first of @to says
 * @TENGEN_RENJU_OP_SINGLE: the same if @count is 1: a single fifth move is
 *   just put
 *
 * What an instruction does.
 */
typedef enum
{
  TENGEN_RENJU_OP_END,
  TENGEN_RENJU_OP_PUT,
  TENGEN_RENJU_OP_CHOOSE,
  TENGEN_RENJU_OP_DECLARE,
  TENGEN_RENJU_OP_OFFER,
  TENGEN_RENJU_OP_PICK,
  TENGEN_RENJU_OP_JUMP,
  TENGEN_RENJU_OP_SINGLE,
} TengenRenjuOpKind;

/**
 * TengenRenjuWho:
 * @TENGEN_RENJU_WHO_FIRST: tentative Black (仮先), whatever colour they have
 * @TENGEN_RENJU_WHO_SECOND: tentative White (仮後)
 * @TENGEN_RENJU_WHO_BLACK: who has Black now
 * @TENGEN_RENJU_WHO_WHITE: who has White now
 *
 * Who carries an instruction out.
 */
typedef enum
{
  TENGEN_RENJU_WHO_FIRST,
  TENGEN_RENJU_WHO_SECOND,
  TENGEN_RENJU_WHO_BLACK,
  TENGEN_RENJU_WHO_WHITE,
} TengenRenjuWho;

/* Counts that are known only later: what the rules say, what was declared. */
#define TENGEN_RENJU_COUNT_RULES (-1)
#define TENGEN_RENJU_COUNT_DECLARED (-2)

/* So far that it leads out of every program. */
#define TENGEN_RENJU_TO_END G_MAXINT8

/**
 * TengenRenjuOp:
 * @kind: what is done
 * @who: by whom
 * @nearest: (PUT, OFFER): the least distance from the centre
 * @farthest: (PUT, OFFER): the greatest
 * @is_pattern: (PUT): it is a stone of a pattern (珠型) that one player puts
 * @count: (DECLARE, OFFER, SINGLE): a number, or one of the two above
 * @to: (CHOOSE): for each #TengenRenjuChoice how many instructions further it
 *   leads, 0 if it is no choice here; (JUMP, SINGLE): the first one only
 *
 * An instruction.
 */
typedef struct
{
  guint8 kind;
  guint8 who;
  guint8 nearest;
  guint8 farthest;
  guint8 is_pattern;
  gint8 count;
  gint8 to[TENGEN_RENJU_N_CHOICES];
} TengenRenjuOp;

/* Gives a static instruction; @at: 0 and up, END behind the last one. */
const TengenRenjuOp *
tengen_renju_program_get_op (TengenRenjuRegulation regulation, guint at);

/* Tells whether colours may be exchanged in the opening. */
gboolean tengen_renju_program_has_swap (TengenRenjuRegulation regulation);

G_END_DECLS
