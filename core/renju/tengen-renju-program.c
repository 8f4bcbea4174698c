/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-program: the opening regulations as short programs
 *
 * Shape: areas are distances from 天元: 1 is the 3x3, 2 the 5x5, 3 the 7x7, 4
 *        the 9x9. Two readings are decided here: of Sakata's rule the one that
 *        agrees with Super Sakata, and the Swap rule of 1989 without its two
 *        barred patterns, which no source names.
 */
#include "tengen-renju-program.h"

/* The whole board. */
#define ALL 7

#define PUT_FROM(by, from, upto)                                               \
  {                                                                            \
    .kind = TENGEN_RENJU_OP_PUT, .who = TENGEN_RENJU_WHO_##by,                 \
    .nearest = (from), .farthest = (upto)                                      \
  }
#define PUT(by, upto) PUT_FROM (by, 0, upto)
#define PATTERN(upto)                                                          \
  {                                                                            \
    .kind = TENGEN_RENJU_OP_PUT, .who = TENGEN_RENJU_WHO_FIRST,                \
    .farthest = (upto), .is_pattern = TRUE                                     \
  }
#define CHOOSE(by, ...)                                                        \
  {                                                                            \
    .kind = TENGEN_RENJU_OP_CHOOSE, .who = TENGEN_RENJU_WHO_##by, .to = {      \
      __VA_ARGS__                                                              \
    }                                                                          \
  }
#define SWAP(by) CHOOSE (by, 1, 1)
#define DECLARE(by, most)                                                      \
  {                                                                            \
    .kind = TENGEN_RENJU_OP_DECLARE, .who = TENGEN_RENJU_WHO_##by,             \
    .count = (most)                                                            \
  }
#define OFFER(number)                                                          \
  {                                                                            \
    .kind = TENGEN_RENJU_OP_OFFER, .who = TENGEN_RENJU_WHO_BLACK,              \
    .farthest = ALL, .count = (number)                                         \
  }
#define PICK                                                                   \
  {                                                                            \
    .kind = TENGEN_RENJU_OP_PICK, .who = TENGEN_RENJU_WHO_WHITE                \
  }
#define JUMP(far)                                                              \
  {                                                                            \
    .kind = TENGEN_RENJU_OP_JUMP, .to = { far }                                \
  }
#define SINGLE(number, far)                                                    \
  {                                                                            \
    .kind = TENGEN_RENJU_OP_SINGLE, .count = (number), .to = { far }           \
  }
#define END TENGEN_RENJU_TO_END
#define BY_RULES TENGEN_RENJU_COUNT_RULES
#define DECLARED TENGEN_RENJU_COUNT_DECLARED

/* One instruction a line, so that jumps can be counted. */
/* clang-format off */
static const TengenRenjuOp free_opening[] = {
  PUT (BLACK, 0),
};

static const TengenRenjuOp s26[] = {
  PATTERN (0),
  PATTERN (1),
  PATTERN (2),
  SWAP (SECOND),
};

static const TengenRenjuOp rif[] = {
  PATTERN (0),
  PATTERN (1),
  PATTERN (2),
  SWAP (SECOND),
  PUT (WHITE, ALL),
  OFFER (2),
  PICK,
};

static const TengenRenjuOp swap89[] = {
  PUT (BLACK, 0),
  PUT (WHITE, 1),
  PUT (BLACK, 2),
  SWAP (WHITE),
  PUT (WHITE, ALL),
  OFFER (2),
  PICK,
};

static const TengenRenjuOp yama[] = {
  PATTERN (0),
  PATTERN (1),
  PATTERN (2),
  DECLARE (FIRST, TENGEN_RENJU_OFFERS_MAX),
  SWAP (SECOND),
  PUT (WHITE, ALL),
  SINGLE (DECLARED, 4),
  OFFER (DECLARED),
  PICK,
  JUMP (END),
  PUT (BLACK, ALL),
};

static const TengenRenjuOp soos[] = {
  PATTERN (0),
  PATTERN (1),
  PATTERN (2),
  SWAP (SECOND),
  PUT (WHITE, ALL),
  DECLARE (WHITE, BY_RULES),
  SWAP (BLACK),
  SINGLE (DECLARED, 4),
  OFFER (DECLARED),
  PICK,
  JUMP (END),
  PUT (BLACK, ALL),
};

static const TengenRenjuOp taran[] = {
  PUT (BLACK, 0),
  SWAP (WHITE),
  PUT (WHITE, 1),
  SWAP (BLACK),
  PUT (BLACK, 2),
  SWAP (WHITE),
  PUT (WHITE, 3),
  SWAP (BLACK),
  PUT (BLACK, 4),
  SWAP (WHITE),
};

/* After stone 4 Black stays or the colours are exchanged, and the player who is
 * then Black puts stone 5 nearby; or Black stays and offers fifth moves. */
static const TengenRenjuOp tara[] = {
  PUT (BLACK, 0),
  SWAP (WHITE),
  PUT (WHITE, 1),
  SWAP (BLACK),
  PUT (BLACK, 2),
  SWAP (WHITE),
  PUT (WHITE, 3),
  CHOOSE (BLACK, 1, 1, 4),
  PUT (BLACK, 4),
  SWAP (WHITE),
  JUMP (END),
  SINGLE (BY_RULES, 4),
  OFFER (BY_RULES),
  PICK,
  JUMP (END),
  PUT (BLACK, ALL),
};

static const TengenRenjuOp stara[] = {
  PUT (BLACK, 0),
  SWAP (WHITE),
  PUT (WHITE, 2),
  SWAP (BLACK),
  PUT (BLACK, 3),
  SWAP (WHITE),
  PUT (WHITE, 4),
  CHOOSE (BLACK, 1, 1, 4),
  PUT (BLACK, 4),
  SWAP (WHITE),
  JUMP (END),
  OFFER (10),
  PICK,
};

static const TengenRenjuOp sakata[] = {
  PATTERN (0),
  PATTERN (1),
  PATTERN (2),
  PUT (SECOND, 3),
  PUT (SECOND, 4),
  SWAP (FIRST),
};

/* The players put pairs of stones in turn until one of them takes a colour. */
static const TengenRenjuOp ssakata[] = {
  PATTERN (0),
  PATTERN (1),
  PATTERN (2),
  PUT (SECOND, 3),
  PUT (SECOND, 4),
  CHOOSE (FIRST, END, END, 0, 1),
  PUT (FIRST, ALL),
  PUT (FIRST, ALL),
  CHOOSE (SECOND, END, END, 0, 1),
  PUT (SECOND, ALL),
  PUT (SECOND, ALL),
  JUMP (-6),
};

static const TengenRenjuOp swap2[] = {
  PUT (FIRST, ALL),
  PUT (FIRST, ALL),
  PUT (FIRST, ALL),
  CHOOSE (SECOND, END, END, 0, 1),
  PUT (SECOND, ALL),
  PUT (SECOND, ALL),
  SWAP (FIRST),
};

static const TengenRenjuOp swap1[] = {
  PUT (FIRST, ALL),
  SWAP (SECOND),
};

static const TengenRenjuOp swap3[] = {
  PUT (FIRST, ALL),
  PUT (FIRST, ALL),
  PUT (FIRST, ALL),
  SWAP (SECOND),
};

static const TengenRenjuOp pro[] = {
  PUT (BLACK, 0),
  PUT (WHITE, ALL),
  PUT_FROM (BLACK, 3, ALL),
};

static const TengenRenjuOp long_pro[] = {
  PUT (BLACK, 0),
  PUT (WHITE, ALL),
  PUT_FROM (BLACK, 4, ALL),
};
/* clang-format on */

#define ROW(ops)                                                               \
  {                                                                            \
    ops, G_N_ELEMENTS (ops)                                                    \
  }

static const struct
{
  const TengenRenjuOp *ops;
  guint n_ops;
} programs[TENGEN_RENJU_N_REGULATIONS] = {
  [TENGEN_RENJU_NONE] = { NULL, 0 },
  [TENGEN_RENJU_FREE] = ROW (free_opening),
  [TENGEN_RENJU_S26] = ROW (s26),
  [TENGEN_RENJU_RIF] = ROW (rif),
  [TENGEN_RENJU_SWAP89] = ROW (swap89),
  [TENGEN_RENJU_YAMA] = ROW (yama),
  [TENGEN_RENJU_SOOS] = ROW (soos),
  [TENGEN_RENJU_TARAN] = ROW (taran),
  [TENGEN_RENJU_TARA] = ROW (tara),
  [TENGEN_RENJU_STARA] = ROW (stara),
  [TENGEN_RENJU_SAKATA] = ROW (sakata),
  [TENGEN_RENJU_SSAKATA] = ROW (ssakata),
  [TENGEN_RENJU_SWAP2] = ROW (swap2),
  [TENGEN_RENJU_SWAP1] = ROW (swap1),
  [TENGEN_RENJU_SWAP3] = ROW (swap3),
  [TENGEN_RENJU_PRO] = ROW (pro),
  [TENGEN_RENJU_LONG_PRO] = ROW (long_pro),
};

const TengenRenjuOp *
tengen_renju_program_get_op (TengenRenjuRegulation regulation, guint at)
{
  static const TengenRenjuOp end = { .kind = TENGEN_RENJU_OP_END };

  g_return_val_if_fail (regulation < TENGEN_RENJU_N_REGULATIONS, &end);

  return at < programs[regulation].n_ops ? &programs[regulation].ops[at] : &end;
}

gboolean
tengen_renju_program_has_swap (TengenRenjuRegulation regulation)
{
  g_return_val_if_fail (regulation < TENGEN_RENJU_N_REGULATIONS, FALSE);

  for (guint i = 0; i < programs[regulation].n_ops; i++)
    if (programs[regulation].ops[i].kind == TENGEN_RENJU_OP_CHOOSE &&
        programs[regulation].ops[i].to[TENGEN_RENJU_CHOICE_SWAP] != 0)
      return TRUE;
  return FALSE;
}
