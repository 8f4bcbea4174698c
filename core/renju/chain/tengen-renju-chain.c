/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-chain: wins by nothing but fours (四追い, VCF)
 *
 * Shape: a search asks whether there is a chain of a length at most, first of 1,
 *        then of 2 and so on, until there is one or no branch was cut off by
 *        the length. Then there is none at all, which the table keeps.
 *        The board, which knows what is forbidden, gets the stones of a branch
 *        only when it is asked.
 */
#include "tengen-renju-chain.h"

#include "tengen-renju-chain-rows.h"
#include "tengen-renju-chain-table.h"

#include <string.h>

/* A five; a four that has no answer and the five. */
#define LENGTH_FIVE 1
#define LENGTH_FOUR 2
/* Positions between two questions whether to go on. */
#define POSITIONS_TO_ASK 256

typedef struct
{
  TengenPoint point;
  TengenStone stone;
} Move;

struct TengenRenjuChain
{
  TengenRenju *board;
  /* the branch, and how many of its moves the board has */
  Move moves[TENGEN_RENJU_POINTS];
  guint n_moves;
  guint n_on_board;
  TengenRenjuChainRows *rows;
  TengenRenjuChainTable *table;
  TengenRenjuKey key;
  TengenStone stone; /* attacks */
  TengenStone other;
  const TengenRenjuChainLimits *limits;
  guint positions;
  gboolean is_stopped;
};

TengenRenjuChain *
tengen_renju_chain_new (void)
{
  TengenRenjuChain *self = g_new0 (TengenRenjuChain, 1);

  self->board = tengen_renju_new ();
  self->rows = tengen_renju_chain_rows_new ();
  self->table = tengen_renju_chain_table_new ();
  return self;
}

void
tengen_renju_chain_free (TengenRenjuChain *self)
{
  if (self == NULL)
    return;
  tengen_renju_free (self->board);
  tengen_renju_chain_rows_free (self->rows);
  tengen_renju_chain_table_free (self->table);
  g_free (self);
}

/* --- The board --- */

static void
put (TengenRenjuChain *self, TengenPoint point, TengenStone stone)
{
  self->moves[self->n_moves++] = (Move){ point, stone };
  tengen_renju_chain_rows_put (self->rows, point, stone);
  tengen_renju_key_turn (&self->key, point, stone);
}

/* Takes the last stone back. */
static void
take (TengenRenjuChain *self)
{
  const Move *move = &self->moves[--self->n_moves];

  if (self->n_on_board > self->n_moves)
    {
      tengen_renju_take (self->board, move->point);
      self->n_on_board--;
    }
  tengen_renju_chain_rows_take (self->rows, move->point);
  tengen_renju_key_turn (&self->key, move->point, move->stone);
}

static gboolean
is_forbidden (TengenRenjuChain *self, TengenPoint point, TengenStone stone)
{
  if (stone == TENGEN_STONE_WHITE ||
      !tengen_renju_chain_rows_may_forbid (self->rows, point))
    return FALSE;
  for (; self->n_on_board < self->n_moves; self->n_on_board++)
    tengen_renju_put (self->board,
                      self->moves[self->n_on_board].point,
                      self->moves[self->n_on_board].stone);
  return (tengen_renju_classify (self->board, point) &
          TENGEN_RENJU_FORBIDDEN) != 0;
}

/* Lists the fours that the side to move may make: none but on a point where the
 * other side would make five. */
static guint
list_fours (TengenRenjuChain *self, TengenRenjuChainFour *fours)
{
  TengenPoint threatened;
  guint n_threatened =
      tengen_renju_chain_rows_find_fives (self->rows, self->other, &threatened);
  guint n = 0, n_all;

  if (n_threatened > 1)
    return 0;
  n_all = tengen_renju_chain_rows_list_fours (self->rows, self->stone, fours);
  for (guint i = 0; i < n_all; i++)
    if ((n_threatened == 0 || fours[i].point == threatened) &&
        !is_forbidden (self, fours[i].point, self->stone))
      fours[n++] = fours[i];
  return n;
}

/* --- The search --- */

static gboolean
may_go_on (TengenRenjuChain *self)
{
  const TengenRenjuChainLimits *limits = self->limits;

  self->positions++;
  if ((limits->positions > 0 && self->positions > limits->positions) ||
      (limits->may_go_on != NULL && self->positions % POSITIONS_TO_ASK == 0 &&
       !limits->may_go_on (limits->data)))
    self->is_stopped = TRUE;
  return !self->is_stopped;
}

static gboolean search (TengenRenjuChain *self, guint length, gboolean *is_cut);

/* Tells whether a four, with what follows it, makes a chain of a length at
 * most. */
static gboolean
follow (TengenRenjuChain *self,
        const TengenRenjuChainFour *four,
        guint length,
        gboolean *is_cut)
{
  gboolean wins;

  if (four->is_double)
    return TRUE;
  put (self, four->point, self->stone);
  wins = is_forbidden (self, four->five, self->other);
  if (!wins && length <= LENGTH_FOUR)
    *is_cut = TRUE;
  else if (!wins)
    {
      put (self, four->five, self->other);
      wins = search (self, length - 1, is_cut);
      take (self);
    }
  take (self);
  return wins;
}

static gboolean
try_fours (TengenRenjuChain *self, guint length, gboolean *is_cut)
{
  TengenRenjuChainFour fours[TENGEN_RENJU_POINTS];
  guint n = list_fours (self, fours);

  for (guint i = 0; i < n; i++)
    if (fours[i].is_double)
      return TRUE;
  for (guint i = 0; i < n && !self->is_stopped; i++)
    if (follow (self, &fours[i], length, is_cut))
      return TRUE;
  return FALSE;
}

/* Tells whether there is a chain of a length at most; @is_cut is set where a
 * longer one is possible. The position has no five, as the answer to a four has
 * just taken its point. */
static gboolean
search (TengenRenjuChain *self, guint length, gboolean *is_cut)
{
  TengenRenjuChainKnown *known =
      tengen_renju_chain_table_get (self->table, &self->key);
  gboolean wins, is_cut_here = FALSE;

  if (known->win > 0 && known->win <= length)
    return TRUE;
  if (known->none >= length)
    {
      *is_cut |= known->none < TENGEN_RENJU_CHAIN_NEVER;
      return FALSE;
    }
  if (!may_go_on (self))
    return FALSE;
  wins = try_fours (self, length, &is_cut_here);
  if (self->is_stopped && !wins)
    return FALSE;
  known = tengen_renju_chain_table_get (self->table, &self->key);
  if (wins)
    known->win = (guint8) length;
  else
    known->none = is_cut_here ? (guint8) length : TENGEN_RENJU_CHAIN_NEVER;
  *is_cut |= is_cut_here;
  return wins;
}

/* Finds the length of the shortest chain after a four, its own move counted; 0
 * if there is none or the search was stopped. */
static guint
measure (TengenRenjuChain *self, const TengenRenjuChainFour *four)
{
  gboolean is_cut = TRUE;

  for (guint length = LENGTH_FOUR; is_cut && !self->is_stopped; length++)
    {
      is_cut = FALSE;
      if (follow (self, four, length, &is_cut))
        return length;
    }
  return 0;
}

static void
begin (TengenRenjuChain *self,
       const TengenRenju *board,
       TengenStone stone,
       const TengenRenjuChainLimits *limits)
{
  guint8 stones[TENGEN_RENJU_POINTS];

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    stones[i] = (guint8) tengen_renju_get (board, i);
  tengen_renju_put_all (self->board, stones);
  self->n_moves = self->n_on_board = 0;
  tengen_renju_chain_rows_load (self->rows, board);
  tengen_renju_chain_table_clear (self->table);
  self->key = (TengenRenjuKey){ 0 };
  self->stone = stone;
  self->other = tengen_stone_other (stone);
  self->limits = limits;
  self->positions = 0;
  self->is_stopped = FALSE;
}

/* --- Its line --- */

static void
add_move (TengenRenjuChainAnswer *answer, TengenPoint point)
{
  answer->line[answer->n_line++] = point;
}

/* Writes the first of the fours that keep to the length of a chain, and what
 * follows; takes it all back. */
static void
write_line (TengenRenjuChain *self,
            TengenRenjuChainAnswer *answer,
            guint length)
{
  TengenRenjuChainFour fours[TENGEN_RENJU_POINTS];
  gboolean is_cut;
  TengenPoint five;
  guint n, i = 0;

  if (length == LENGTH_FIVE)
    {
      answer->n_fives =
          tengen_renju_chain_rows_find_fives (self->rows, self->stone, &five);
      add_move (answer, five);
      return;
    }
  n = list_fours (self, fours);
  while (i < n && !follow (self, &fours[i], length, &is_cut))
    i++;
  if (i == n) /* stopped */
    return;
  add_move (answer, fours[i].point);
  put (self, fours[i].point, self->stone);
  if (length == LENGTH_FOUR)
    {
      add_move (answer, TENGEN_POINT_PASS);
      write_line (self, answer, LENGTH_FIVE);
    }
  else
    {
      add_move (answer, fours[i].five);
      put (self, fours[i].five, self->other);
      write_line (self, answer, length - 1);
      take (self);
    }
  take (self);
}

void
tengen_renju_chain_find (TengenRenjuChain *self,
                         const TengenRenju *board,
                         TengenStone stone,
                         const TengenRenjuChainLimits *limits,
                         TengenRenjuChainAnswer *answer)
{
  TengenPoint five;
  gboolean is_cut = TRUE;
  guint length = LENGTH_FIVE;

  g_return_if_fail (self != NULL && board != NULL);
  g_return_if_fail (limits != NULL && answer != NULL);

  begin (self, board, stone, limits);
  memset (answer, 0, sizeof *answer);
  if (tengen_renju_chain_rows_find_fives (self->rows, stone, &five) > 0)
    answer->length = LENGTH_FIVE;
  while (answer->length == 0 && is_cut && !self->is_stopped)
    {
      is_cut = FALSE;
      if (search (self, ++length, &is_cut))
        answer->length = length;
    }
  answer->positions = self->positions;
  if (answer->length == 0)
    {
      answer->result = self->is_stopped ? TENGEN_RENJU_CHAIN_STOPPED
                                        : TENGEN_RENJU_CHAIN_NONE;
      return;
    }
  answer->result = TENGEN_RENJU_CHAIN_WIN;
  self->limits = &(const TengenRenjuChainLimits){ 0 };
  write_line (self, answer, answer->length);
}

TengenRenjuChainResult
tengen_renju_chain_map (TengenRenjuChain *self,
                        const TengenRenju *board,
                        TengenStone stone,
                        const TengenRenjuChainLimits *limits,
                        guint8 *lengths)
{
  TengenRenjuChainFour fours[TENGEN_RENJU_POINTS];
  TengenPoint fives[TENGEN_RENJU_POINTS];
  gboolean wins = FALSE;
  guint n;

  g_return_val_if_fail (self != NULL && board != NULL, TENGEN_RENJU_CHAIN_NONE);
  g_return_val_if_fail (limits != NULL && lengths != NULL,
                        TENGEN_RENJU_CHAIN_NONE);

  begin (self, board, stone, limits);
  memset (lengths, 0, TENGEN_RENJU_POINTS);
  n = tengen_renju_list_fives (board, stone, fives);
  for (guint i = 0; i < n; i++)
    lengths[fives[i]] = LENGTH_FIVE;
  if (n > 0)
    return TENGEN_RENJU_CHAIN_WIN;
  n = list_fours (self, fours);
  for (guint i = 0; i < n; i++)
    {
      lengths[fours[i].point] = (guint8) measure (self, &fours[i]);
      wins |= lengths[fours[i].point] > 0;
    }
  if (self->is_stopped)
    return TENGEN_RENJU_CHAIN_STOPPED;
  return wins ? TENGEN_RENJU_CHAIN_WIN : TENGEN_RENJU_CHAIN_NONE;
}
