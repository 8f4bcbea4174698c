/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-program: the programs of the regulations are well formed
 *
 * Not: what they ask for, step by step (test-renju-opening).
 */
#include "tengen-renju-program.h"

/* Longer than any program. */
#define MANY 64

static const TengenRenjuOp *
get (int regulation, int at)
{
  return tengen_renju_program_get_op ((TengenRenjuRegulation) regulation,
                                      (guint) at);
}

static int
count_ops (int regulation)
{
  int n = 0;

  while (get (regulation, n)->kind != TENGEN_RENJU_OP_END)
    n++;
  return n;
}

static void
test_length (void)
{
  const int lengths[TENGEN_RENJU_N_REGULATIONS] = {
    0, 1, 4, 7, 7, 11, 12, 10, 16, 13, 6, 12, 7, 2, 4, 3, 3,
  };

  for (int i = 0; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      g_assert_cmpint (count_ops (i), ==, lengths[i]);
      for (int at = lengths[i]; at < 256; at++)
        g_assert_cmpint (get (i, at)->kind, ==, TENGEN_RENJU_OP_END);
    }
}

static gboolean
falls_through (const TengenRenjuOp *op)
{
  return op->kind != TENGEN_RENJU_OP_CHOOSE && op->kind != TENGEN_RENJU_OP_JUMP;
}

static void
mark (int regulation, int at, gboolean *seen)
{
  const TengenRenjuOp *op = get (regulation, at);

  g_assert_cmpint (at, >=, 0);
  if (op->kind == TENGEN_RENJU_OP_END || seen[at])
    return;
  seen[at] = TRUE;
  if (falls_through (op))
    mark (regulation, at + 1, seen);
  for (int i = 0; i < TENGEN_RENJU_N_CHOICES; i++)
    if (op->to[i] != 0)
      mark (regulation, at + op->to[i], seen);
}

/* No instruction is there for nothing, and no jump leads before the first. */
static void
test_reached (void)
{
  for (int i = 0; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      gboolean seen[MANY] = { FALSE };

      mark (i, 0, seen);
      for (int at = 0; at < count_ops (i); at++)
        g_assert_true (seen[at]);
    }
}

static void
check_op (int regulation, int at)
{
  const TengenRenjuOp *op = get (regulation, at);

  switch ((TengenRenjuOpKind) op->kind)
    {
    case TENGEN_RENJU_OP_PUT:
      g_assert_cmpint (op->nearest, <=, op->farthest);
      g_assert_cmpint (op->farthest, <=, 7);
      break;
    case TENGEN_RENJU_OP_OFFER:
      g_assert_cmpint (
          get (regulation, at + 1)->kind, ==, TENGEN_RENJU_OP_PICK);
      g_assert_cmpint (op->farthest, ==, 7);
      break;
    case TENGEN_RENJU_OP_PICK:
      g_assert_cmpint (
          get (regulation, at - 1)->kind, ==, TENGEN_RENJU_OP_OFFER);
      break;
    case TENGEN_RENJU_OP_CHOOSE:
      g_assert_cmpint (op->to[TENGEN_RENJU_CHOICE_STAY], >, 0);
      g_assert_cmpint (op->to[TENGEN_RENJU_CHOICE_SWAP], >, 0);
      break;
    case TENGEN_RENJU_OP_DECLARE:
      g_assert_cmpint (op->count, !=, 0);
      break;
    case TENGEN_RENJU_OP_JUMP:
    case TENGEN_RENJU_OP_SINGLE:
      g_assert_cmpint (op->to[0], !=, 0);
      break;
    case TENGEN_RENJU_OP_END:
      g_assert_not_reached ();
    }
}

static void
test_ops (void)
{
  for (int i = 0; i < TENGEN_RENJU_N_REGULATIONS; i++)
    for (int at = 0; at < count_ops (i); at++)
      check_op (i, at);
}

/* All but three: in Free, Pro and Long Pro the first player keeps Black. */
static void
test_swaps (void)
{
  for (int i = 0; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      gboolean keeps = i == TENGEN_RENJU_NONE || i == TENGEN_RENJU_FREE ||
                       i == TENGEN_RENJU_PRO || i == TENGEN_RENJU_LONG_PRO;

      g_assert_cmpint (
          tengen_renju_program_has_swap ((TengenRenjuRegulation) i),
          ==,
          !keeps);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/program/length", test_length);
  g_test_add_func ("/renju/program/reached", test_reached);
  g_test_add_func ("/renju/program/ops", test_ops);
  g_test_add_func ("/renju/program/swaps", test_swaps);
  return g_test_run ();
}
