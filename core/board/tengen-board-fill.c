/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-fill: many points set up at once
 *
 * Shape: all chains are built anew from the stones. What lay there before is
 *        logged with two bits a point; the chains as they were follow only
 *        where changes below in the log lean on them, that is, where the
 *        change before is no fill itself: chains built from the same stones
 *        are the same.
 */
#include "tengen-board-chains.h"

#include <string.h>

#define POINTS_PER_WORD 8
#define WORDS_PER_SQUARE (sizeof (TengenBoardSquare) / sizeof (guint16))

static gsize
count_stone_words (const TengenBoardPlan *plan)
{
  return ((gsize) plan->n_points + POINTS_PER_WORD - 1) / POINTS_PER_WORD;
}

gsize
tengen_board_fill_count_chains (const TengenBoard *self)
{
  return (gsize) self->plan->n_squares * WORDS_PER_SQUARE;
}

gsize
tengen_board_fill_count_words (const TengenBoard *self, gboolean with_chains)
{
  return count_stone_words (self->plan) +
         (with_chains ? tengen_board_fill_count_chains (self) : 0);
}

/* Packs eight stones, a byte each, into two bits each. */
static guint16
pack_stones (const guint8 *stones)
{
  guint64 packed;

  memcpy (&packed, stones, sizeof packed);
  packed = GUINT64_FROM_LE (packed);
  packed = (packed | packed >> 6) & G_GUINT64_CONSTANT (0x000F000F000F000F);
  packed = (packed | packed >> 12) & G_GUINT64_CONSTANT (0x000000FF000000FF);
  return (guint16) (packed | packed >> 24);
}

static void
log_stones (TengenBoard *self)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS + POINTS_PER_WORD];
  gsize n = count_stone_words (self->plan);

  tengen_board_read (self, stones);
  memset (stones + self->plan->n_points, 0, POINTS_PER_WORD);
  for (gsize i = 0; i < n; i++)
    self->log[self->log_size++] = pack_stones (stones + POINTS_PER_WORD * i);
}

void
tengen_board_fill_read (const TengenBoard *self,
                        const guint16 *words,
                        guint8 *stones)
{
  for (int i = 0; i < self->plan->n_points; i++)
    stones[i] = words[i / POINTS_PER_WORD] >> i % POINTS_PER_WORD * 2 & 3;
}

/* Lays the stones down, and works out hash and counts. */
static void
lay_stones (TengenBoard *self, const guint8 *stones)
{
  const TengenBoardPlan *plan = self->plan;
  guint64 hash = plan->empty_hash;
  int black = 0, white = 0;

  for (int y = 0; y < plan->height; y++)
    {
      const guint8 *row = stones + y * plan->width;
      guint first = plan->squares[y * plan->width];

      memcpy (self->stones + first, row, (gsize) plan->width);
      memset (self->squares + first,
              0,
              (gsize) plan->width * sizeof (TengenBoardSquare));
      for (int x = 0; x < plan->width; x++)
        {
          black += row[x] == TENGEN_STONE_BLACK;
          white += row[x] == TENGEN_STONE_WHITE;
          if (row[x] != TENGEN_STONE_NONE)
            hash ^= tengen_board_plan_key (
                plan, first + (guint) x, (TengenStone) row[x]);
        }
    }
  self->hash = hash;
  self->counts[TENGEN_STONE_BLACK] = black;
  self->counts[TENGEN_STONE_WHITE] = white;
}

/* Stones of one colour beside each other in a row. */
typedef struct
{
  guint16 first; /* square */
  guint16 last;
  guint16 chain; /* another run of the chain, at last its first one */
} Run;

/* All runs of a board, row by row, and where each row's begin. */
typedef struct
{
  Run runs[TENGEN_BOARD_MAX_POINTS];
  guint16 rows[TENGEN_BOARD_MAX + 1];
} Runs;

static guint
find_chain (Runs *all, guint run)
{
  while (all->runs[run].chain != run)
    {
      all->runs[run].chain = all->runs[all->runs[run].chain].chain;
      run = all->runs[run].chain;
    }
  return run;
}

/* Makes one chain of two, which its first run names. */
static void
unite (Runs *all, guint a, guint b)
{
  a = find_chain (all, a);
  b = find_chain (all, b);
  all->runs[MAX (a, b)].chain = (guint16) MIN (a, b);
}

/* Lists the runs of the row that begins at a square; tells how many runs there
 * are then. */
static guint
list_runs (const TengenBoard *self, Runs *all, guint first, guint n)
{
  const guint8 *stones = self->stones;
  guint end = first + (guint) self->plan->width;

  for (guint square = first; square < end; square++)
    {
      guint from = square;

      if (stones[square] == TENGEN_STONE_NONE)
        continue;
      /* beside the row there is edge */
      while (stones[square + 1] == stones[from])
        square++;
      all->runs[n] = (Run){ (guint16) from, (guint16) square, (guint16) n };
      n++;
    }
  return n;
}

/* Unites the runs of row @y with those of the row above that they touch. */
static void
unite_rows (const TengenBoard *self, Runs *all, int y)
{
  guint stride = (guint) self->plan->stride;
  guint above = all->rows[y - 1], run = all->rows[y];

  while (above < all->rows[y] && run < all->rows[y + 1])
    {
      const Run *high = &all->runs[above], *low = &all->runs[run];

      if (high->first + stride <= low->last &&
          low->first <= high->last + stride &&
          self->stones[high->first] == self->stones[low->first])
        unite (all, above, run);
      if (high->last + stride < low->last)
        above++;
      else
        run++;
    }
}

/* Links the stones of all runs into rings; the head is the first stone. */
static void
link_runs (TengenBoard *self, Runs *all, guint n)
{
  TengenBoardSquare *squares = self->squares;

  for (guint i = 0; i < n; i++)
    {
      const Run *run = &all->runs[i];
      guint16 head = all->runs[find_chain (all, i)].first;
      guint16 behind = run->first == head ? head : squares[head].next;

      for (guint square = run->first; square <= run->last; square++)
        {
          squares[square].head = head;
          squares[square].next = (guint16) (square + 1);
        }
      squares[run->last].next = behind;
      if (run->first != head)
        squares[head].next = run->first;
      squares[head].size += run->last - run->first + 1;
    }
}

/* Counts each empty point once for each chain beside it. */
static void
count_liberties (TengenBoard *self)
{
  const TengenBoardPlan *plan = self->plan;

  for (int i = 0; i < plan->n_points; i++)
    {
      guint square = plan->squares[i];
      TengenBoardAround a;

      if (self->stones[square] != TENGEN_STONE_NONE)
        continue;
      a = tengen_board_look_around (self, square);
      tengen_board_add_liberty (self, &a, 1);
    }
}

static void
build (TengenBoard *self, const guint8 *stones)
{
  Runs all;
  guint n = 0;

  lay_stones (self, stones);
  for (int y = 0; y < self->plan->height; y++)
    {
      all.rows[y] = (guint16) n;
      n = list_runs (self, &all, self->plan->squares[y * self->plan->width], n);
      all.rows[y + 1] = (guint16) n;
      if (y > 0)
        unite_rows (self, &all, y);
    }
  link_runs (self, &all, n);
  if (n > 0 && tengen_board_count (self, TENGEN_STONE_NONE) > 0)
    count_liberties (self);
}

void
tengen_board_fill (TengenBoard *self,
                   const guint8 *stones,
                   gboolean with_chains)
{
  log_stones (self);
  if (with_chains)
    {
      memcpy (self->log + self->log_size,
              self->squares,
              tengen_board_fill_count_chains (self) * sizeof *self->log);
      self->log_size += tengen_board_fill_count_chains (self);
    }
  build (self, stones);
}

void
tengen_board_unfill (TengenBoard *self, gboolean with_chains)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  const guint16 *words;

  self->log_size -= tengen_board_fill_count_words (self, with_chains);
  words = self->log + self->log_size;
  tengen_board_fill_read (self, words, stones);
  if (!with_chains)
    {
      build (self, stones);
      return;
    }
  lay_stones (self, stones);
  memcpy (self->squares,
          words + count_stone_words (self->plan),
          tengen_board_fill_count_chains (self) * sizeof *words);
}
