/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-judge: whether threes can become straight fours, to any depth
 */
#include "tengen-renju-judge.h"

/* Black stones put in mind, the last one first. */
typedef struct Stones Stones;
struct Stones
{
  int cell;
  const Stones *before;
};

typedef struct
{
  const TengenRenju *board;
  guint64 *seen;
} Judge;

/* How far away the point of each bit of the table of extensions is. */
static const int distances[] = { -3, -2, -1, 1, 2, 3 };

/* The codes of a cell with the stones in mind. */
static guint64
look (const Judge *self, int cell, const Stones *stones)
{
  guint64 codes = self->board->codes[cell];
  TengenPoint point = tengen_renju_point (cell);

  self->seen[point / 64] |= G_GUINT64_CONSTANT (1) << point % 64;
  for (; stones != NULL; stones = stones->before)
    {
      guint distance = (guint) (stones->cell - cell + TENGEN_RENJU_SPAN);

      if (distance <= 2 * TENGEN_RENJU_SPAN)
        codes += tengen_renju_table_weights[distance];
    }
  return codes;
}

static gboolean is_double_three (const Judge *self,
                                 guint64 codes,
                                 const Stones *stones,
                                 int cell);

/* Looks at the points that would make a three a straight four. Those that are
 * forbidden for sure, or make a five, are left out; one that is free for sure
 * is enough. */
static gboolean
is_surely_three (const Judge *self,
                 guint *extensions,
                 const Stones *stones,
                 int cell,
                 int step)
{
  for (guint left = *extensions; left != 0; left &= left - 1)
    {
      int at = cell + distances[__builtin_ctz (left)] * step;
      guint sum = tengen_renju_table_add (look (self, at, stones));

      if (tengen_renju_judge_sum (sum) != 0)
        *extensions &= ~(left & -left);
      else if (!tengen_renju_judge_has_threes (sum))
        return TRUE;
    }
  return FALSE;
}

/* Tries the points that nothing is sure of. */
static gboolean
is_three (const Judge *self,
          guint extensions,
          const Stones *stones,
          int cell,
          int step)
{
  for (; extensions != 0; extensions &= extensions - 1)
    {
      int at = cell + distances[__builtin_ctz (extensions)] * step;
      const Stones now = { at, stones };

      if (!is_double_three (self, look (self, at, stones), &now, at))
        return TRUE;
    }
  return FALSE;
}

/* The stone on the cell is one of those in mind, or lies on the board. What
 * is sure is looked at first, on all lines: it decides nearly always, and
 * trying may take long. */
static gboolean
is_double_three (const Judge *self,
                 guint64 codes,
                 const Stones *stones,
                 int cell)
{
  guint extensions[TENGEN_RENJU_LINES];
  int n = 0, n_unsure = 0;

  for (int i = 0; i < TENGEN_RENJU_LINES && n < 2; i++, codes >>= 16)
    {
      extensions[i] = tengen_renju_table_extensions[codes & 0xFFFF];
      if (is_surely_three (
              self, &extensions[i], stones, cell, tengen_renju_steps[i]))
        {
          extensions[i] = 0;
          n++;
        }
      n_unsure += extensions[i] != 0;
    }
  for (int i = 0; i < TENGEN_RENJU_LINES && n < 2 && n + n_unsure >= 2; i++)
    if (extensions[i] != 0)
      {
        n +=
            is_three (self, extensions[i], stones, cell, tengen_renju_steps[i]);
        n_unsure--;
      }
  return n >= 2;
}

gboolean
tengen_renju_judge_threes (const TengenRenju *self, int cell, guint64 *seen)
{
  const Judge judge = { self, seen };
  const Stones stone = { cell, NULL };
  const Stones *stones = self->cells[cell] == TENGEN_STONE_NONE ? &stone : NULL;

  return is_double_three (&judge, look (&judge, cell, NULL), stones, cell);
}
