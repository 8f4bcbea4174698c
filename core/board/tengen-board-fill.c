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

static gsize
count_square_words (const TengenBoardPlan *plan)
{
  return (gsize) plan->n_squares * WORDS_PER_SQUARE;
}

gsize
tengen_board_fill_count_words (const TengenBoard *self, gboolean with_chains)
{
  return count_stone_words (self->plan) +
         (with_chains ? count_square_words (self->plan) : 0);
}

static void
log_stones (TengenBoard *self)
{
  const TengenBoardPlan *plan = self->plan;
  guint16 *words = self->log + self->log_size;

  memset (words, 0, count_stone_words (plan) * sizeof *words);
  for (int i = 0; i < plan->n_points; i++)
    words[i / POINTS_PER_WORD] |=
        (guint16) (self->stones[plan->squares[i]] << i % POINTS_PER_WORD * 2);
  self->log_size += count_stone_words (plan);
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

  self->hash = plan->empty_hash;
  memset (self->counts, 0, sizeof self->counts);
  for (int i = 0; i < plan->n_points; i++)
    {
      guint square = plan->squares[i];
      TengenStone stone = (TengenStone) stones[i];

      self->stones[square] = stone;
      self->squares[square] = (TengenBoardSquare){ 0 };
      self->counts[stone]++;
      if (stone != TENGEN_STONE_NONE)
        self->hash ^= tengen_board_plan_key (plan, square, stone);
    }
}

/* Builds the chain of a square; @queue and @seen have room for all squares,
 * @seen says for which chain an empty one was last counted. */
static void
build_chain (TengenBoard *self, guint head, guint16 *queue, guint16 *seen)
{
  TengenBoardSquare *squares = self->squares;
  guint n = 1;

  queue[0] = (guint16) head;
  squares[head].head = (guint16) head;
  for (guint i = 0; i < n; i++)
    for (int j = 0; j < 4; j++)
      {
        guint square = queue[i] + self->steps[j];

        if (self->stones[square] == TENGEN_STONE_NONE)
          {
            squares[head].libs += seen[square] != head;
            seen[square] = (guint16) head;
          }
        else if (self->stones[square] == self->stones[head] &&
                 squares[square].head == 0)
          {
            squares[square].head = (guint16) head;
            queue[n++] = (guint16) square;
          }
      }
  for (guint i = 0; i < n; i++)
    squares[queue[i]].next = queue[i + 1 < n ? i + 1 : 0];
  squares[head].size = (guint16) n;
}

static void
build (TengenBoard *self, const guint8 *stones)
{
  guint16 queue[TENGEN_BOARD_PLAN_SQUARES];
  guint16 seen[TENGEN_BOARD_PLAN_SQUARES];

  lay_stones (self, stones);
  memset (seen, 0, sizeof seen);
  for (int i = 0; i < self->plan->n_points; i++)
    {
      guint square = self->plan->squares[i];

      if (self->stones[square] != TENGEN_STONE_NONE &&
          self->squares[square].head == 0)
        build_chain (self, square, queue, seen);
    }
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
              count_square_words (self->plan) * sizeof *self->log);
      self->log_size += count_square_words (self->plan);
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
          count_square_words (self->plan) * sizeof *words);
}
