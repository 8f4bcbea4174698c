/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-search: the best move by search
 *
 * Shape: a node is done in order of what decides: a five, the answer to a four,
 *        a straight four, fours to the end. Only then are moves tried, those
 *        that answer a threat or the best ones by what the lines are worth.
 */
#include "tengen-engine-renju-search.h"

#include "tengen-board-random.h"
#include "tengen-engine-renju-fours.h"
#include "tengen-engine-renju-threes.h"

#include <string.h>

#define WIN TENGEN_ENGINE_RENJU_WIN
/* No score. */
#define INFINITE (WIN + 1)
/* A score beyond this tells in how many moves the game ends. */
#define SURE (WIN - 1000)

/* The deepest node. */
#define PLIES_MOST 80
/* So far below depth 0 threats are still answered. */
#define DEPTH_LEAST (-4)
/* Moves tried at a node. */
#define MOVES_MOST 24
#define MOVES_MOST_ROOT 48
/* Fours looked for at the root, at a node and at a leaf: moves and stones. */
#define FOURS_ROOT 40
#define FOURS_NODE 12
#define FOURS_NODE_PUT 120
#define FOURS_LEAF 6
#define FOURS_LEAF_PUT 40
/* A part of the budget goes to fours first, and another to threes of so many
 * moves. */
#define FOURS_ROOT_PART 4
#define THREES_ROOT_PART 8
#define THREES_ROOT 16
/* Stones between two questions whether to go on. */
#define PUT_TO_ASK 512

typedef struct
{
  TengenEngineRenjuBoard *board;
  TengenEngineRenjuTable *table;
  const TengenEngineRenjuSettings *settings;
  TengenEngineRenjuProgress progress;
  gpointer data;
  guint asked; /* stones put when it was asked last */
  gboolean is_stopped;
  gboolean is_stopped_early;
  TengenPoint killers[PLIES_MOST + 1][2];
  guint history[2][TENGEN_RENJU_POINTS];
} Search;

typedef struct
{
  TengenPoint point;
  int value;
} Move;

static gboolean
may_go_on (Search *self)
{
  guint n = self->board->n_put;

  if (n >= self->settings->positions)
    self->is_stopped = TRUE;
  else if (self->progress != NULL && n - self->asked >= PUT_TO_ASK)
    {
      self->asked = n;
      if (!self->progress (n, self->data))
        self->is_stopped = self->is_stopped_early = TRUE;
    }
  return !self->is_stopped;
}

static TengenRenjuKey
get_key (const Search *self, TengenStone stone)
{
  TengenRenjuKey key = self->board->key;

  if (stone == TENGEN_STONE_WHITE)
    {
      key.find ^= G_GUINT64_CONSTANT (0x9fb21c651e98df25);
      key.verify = ~key.verify;
    }
  return key;
}

/* What a position seems worth, less exactly by what the seed says. */
static int
judge (const Search *self, TengenStone stone)
{
  int score = tengen_engine_renju_board_judge (self->board, stone);
  guint noise = self->settings->noise;

  if (noise > 0)
    {
      guint64 number = tengen_board_random_mix (self->board->key.verify ^
                                                self->settings->seed);

      score += (int) (number >> 40) % (int) (2 * noise + 1) - (int) noise;
    }
  return CLAMP (score, -SURE + 1, SURE - 1);
}

/* A sure score in the table counts from its position. */
static int
to_table (int score, int ply)
{
  return score > SURE ? score + ply : score < -SURE ? score - ply : score;
}

static int
from_table (int score, int ply)
{
  return score > SURE ? score - ply : score < -SURE ? score + ply : score;
}

/* --- Moves --- */

/* What speaks for trying a move. */
static int
value_move (const Search *self, TengenPoint point, TengenStone stone)
{
  const TengenEngineRenjuBoard *board = self->board;
  TengenStone other = tengen_stone_other (stone);
  guint own = tengen_engine_renju_board_get_pair (board, point, stone);
  guint theirs = tengen_engine_renju_board_get_pair (board, point, other);

  return 4 * board->lines->appeals[own] + 3 * board->lines->appeals[theirs];
}

/* Puts the moves in order, the best first; few are many times asked for. */
static void
sort (Move *moves, guint n)
{
  for (guint i = 1; i < n; i++)
    {
      Move move = moves[i];
      guint j = i;

      for (; j > 0 && moves[j - 1].value < move.value; j--)
        moves[j] = moves[j - 1];
      moves[j] = move;
    }
}

/* Lists the answers to a threat of a straight four: where either side makes a
 * four. */
static guint
list_answers (const Search *self, TengenStone stone, Move *moves)
{
  TengenPoint points[TENGEN_RENJU_POINTS];
  gboolean is_listed[TENGEN_RENJU_POINTS] = { FALSE };
  TengenStone sides[2] = { tengen_stone_other (stone), stone };
  guint n = 0;

  for (int i = 0; i < 2; i++)
    {
      guint n_points = tengen_engine_renju_board_list (
          self->board, sides[i], TENGEN_ENGINE_RENJU_MAKES_FOUR, points);

      for (guint j = 0; j < n_points; j++)
        if (!is_listed[points[j]])
          {
            is_listed[points[j]] = TRUE;
            moves[n++].point = points[j];
          }
    }
  return n;
}

/* Lists the points that lie on a line with a stone, else all that are free. */
static guint
list_all (const Search *self, TengenStone stone, Move *moves)
{
  const TengenEngineRenjuBoard *board = self->board;
  TengenStone other = tengen_stone_other (stone);
  guint n = 0;

  for (int is_far = 0; is_far < 2 && n == 0; is_far++)
    for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
      {
        guint own, theirs;

        if (tengen_engine_renju_board_get (board, i) != TENGEN_STONE_NONE)
          continue;
        own = tengen_engine_renju_board_get_pair (board, i, stone);
        theirs = tengen_engine_renju_board_get_pair (board, i, other);
        if (is_far || MAX (board->lines->strongest[own],
                           board->lines->strongest[theirs]) >=
                          TENGEN_ENGINE_RENJU_CLOSED_TWO)
          moves[n++].point = i;
      }
  return n;
}

/* Lists the moves to try at a node, the best first. */
static guint
list_moves (const Search *self,
            TengenStone stone,
            gboolean is_threatened,
            TengenPoint best,
            int ply,
            Move *moves)
{
  guint side = tengen_engine_renju_side (stone);
  guint n = is_threatened ? list_answers (self, stone, moves)
                          : list_all (self, stone, moves);
  guint n_allowed = 0;

  for (guint i = 0; i < n; i++)
    {
      TengenPoint point = moves[i].point;

      if (!tengen_engine_renju_board_may (self->board, point, stone))
        continue;
      moves[n_allowed] = (Move){ point, value_move (self, point, stone) };
      moves[n_allowed].value += (int) MIN (self->history[side][point], 1600);
      if (point == best)
        moves[n_allowed].value += 1 << 20;
      else if (point == self->killers[ply][0] || point == self->killers[ply][1])
        moves[n_allowed].value += 800;
      n_allowed++;
    }
  sort (moves, n_allowed);
  return n_allowed;
}

static void
note_cut (
    Search *self, TengenPoint point, TengenStone stone, int ply, int depth)
{
  guint *history = &self->history[tengen_engine_renju_side (stone)][point];

  if (self->killers[ply][0] != point)
    {
      self->killers[ply][1] = self->killers[ply][0];
      self->killers[ply][0] = point;
    }
  *history += (guint) (depth * depth);
}

/* --- Nodes --- */

static int search (
    Search *self, TengenStone stone, int depth, int alpha, int beta, int ply);

static int
search_move (Search *self,
             TengenPoint point,
             TengenStone stone,
             int depth,
             int alpha,
             int beta,
             int ply)
{
  int score;

  tengen_engine_renju_board_put (self->board, point, stone);
  score =
      -search (self, tengen_stone_other (stone), depth, -beta, -alpha, ply + 1);
  tengen_engine_renju_board_take (self->board, point);
  return score;
}

/* Finds a score that is sure without a search. */
static gboolean
is_decided (Search *self,
            TengenStone stone,
            int depth,
            int alpha,
            int beta,
            int ply,
            int *score)
{
  TengenEngineRenjuBoard *board = self->board;
  TengenStone other = tengen_stone_other (stone);
  TengenPoint point;
  guint n;

  if (tengen_engine_renju_board_count_fives (board, stone, &point) > 0)
    {
      *score = WIN - ply - 1;
      return TRUE;
    }
  n = tengen_engine_renju_board_count_fives (board, other, &point);
  if (n > 1 || (n == 1 && !tengen_engine_renju_board_may (board, point, stone)))
    *score = -WIN + ply + 2;
  else if (n == 1)
    *score = search_move (self, point, stone, depth, alpha, beta, ply);
  else if (tengen_engine_renju_board_has_fours (board, stone))
    *score = WIN - ply - 3;
  else if (board->n_stones == TENGEN_RENJU_POINTS)
    *score = 0;
  else
    return FALSE;
  return TRUE;
}

/* Looks for a win by fours. */
static gboolean
wins_by_fours (Search *self,
               TengenStone stone,
               guint moves,
               guint put,
               int ply,
               int *score)
{
  guint most = MIN (self->board->n_put + put, self->settings->positions);
  guint length = tengen_engine_renju_fours_find (
      self->board, self->table, stone, moves, most, NULL);

  *score = WIN - ply - (int) length;
  return length > 0;
}

/* How much less deep a late move is searched first. */
static int
get_reduction (const Search *self,
               TengenPoint point,
               TengenStone stone,
               int depth,
               guint i)
{
  if (depth < 3 || i < 4 ||
      tengen_engine_renju_board_get_kind (self->board, point, stone) !=
          TENGEN_ENGINE_RENJU_QUIET)
    return 0;
  return i < 12 ? 1 : 2;
}

/* Tries the moves of a node. */
static int
try_moves (Search *self,
           const Move *moves,
           guint n,
           TengenStone stone,
           int depth,
           int alpha,
           int beta,
           int ply,
           TengenPoint *best_point)
{
  int best = -INFINITE;

  for (guint i = 0; i < n && !self->is_stopped; i++)
    {
      TengenPoint point = moves[i].point;
      int less = get_reduction (self, point, stone, depth, i);
      int score;

      if (i == 0)
        score = search_move (self, point, stone, depth - 1, alpha, beta, ply);
      else
        {
          score = search_move (
              self, point, stone, depth - 1 - less, alpha, alpha + 1, ply);
          if (score > alpha && less > 0)
            score = search_move (
                self, point, stone, depth - 1, alpha, alpha + 1, ply);
          if (score > alpha && score < beta)
            score =
                search_move (self, point, stone, depth - 1, alpha, beta, ply);
        }
      if (self->is_stopped)
        break;
      if (score > best)
        {
          best = score;
          *best_point = point;
        }
      alpha = MAX (alpha, score);
      if (alpha >= beta)
        {
          note_cut (self, point, stone, ply, MAX (depth, 1));
          break;
        }
    }
  return best;
}

/* Tells whether what is known of a position is enough. */
static gboolean
is_known (const TengenEngineRenjuKnown *known,
          int depth,
          int alpha,
          int beta,
          int ply,
          int *score)
{
  if (known == NULL)
    return FALSE;
  *score = from_table (known->score, ply);
  if (known->depth < depth && ABS (*score) <= SURE)
    return FALSE;
  return known->bound == TENGEN_ENGINE_RENJU_EXACT ||
         (known->bound == TENGEN_ENGINE_RENJU_AT_LEAST && *score >= beta) ||
         (known->bound == TENGEN_ENGINE_RENJU_AT_MOST && *score <= alpha);
}

static int
search (
    Search *self, TengenStone stone, int depth, int alpha, int beta, int ply)
{
  Move moves[TENGEN_RENJU_POINTS];
  TengenRenjuKey key;
  const TengenEngineRenjuKnown *known;
  TengenEngineRenjuKnown found = { .point = TENGEN_POINT_NONE };
  gboolean is_threatened;
  int score;
  guint n;

  if (!may_go_on (self))
    return 0;
  if (ply >= PLIES_MOST)
    return judge (self, stone);
  if (is_decided (self, stone, depth, alpha, beta, ply, &score))
    return score;
  key = get_key (self, stone);
  known = tengen_engine_renju_table_get (self->table, &key);
  if (is_known (known, depth, alpha, beta, ply, &score))
    return score;
  found.point = known != NULL ? known->point : TENGEN_POINT_NONE;
  if (wins_by_fours (self,
                     stone,
                     depth > 0 ? FOURS_NODE : FOURS_LEAF,
                     depth > 0 ? FOURS_NODE_PUT : FOURS_LEAF_PUT,
                     ply,
                     &score))
    return score;
  is_threatened = tengen_engine_renju_board_has_fours (
      self->board, tengen_stone_other (stone));
  if (depth <= (is_threatened ? DEPTH_LEAST : 0))
    return judge (self, stone);
  n = list_moves (self, stone, is_threatened, found.point, ply, moves);
  if (n == 0)
    return is_threatened ? -WIN + ply + 4 : 0;
  score = try_moves (self,
                     moves,
                     MIN (n, MOVES_MOST),
                     stone,
                     depth,
                     alpha,
                     beta,
                     ply,
                     &found.point);
  if (self->is_stopped)
    return 0;
  found.score = (gint16) to_table (score, ply);
  found.depth = (gint8) depth;
  found.bound = score >= beta    ? TENGEN_ENGINE_RENJU_AT_LEAST
                : score <= alpha ? TENGEN_ENGINE_RENJU_AT_MOST
                                 : TENGEN_ENGINE_RENJU_EXACT;
  tengen_engine_renju_table_put (self->table, &key, &found);
  return score;
}

/* --- The root --- */

/* Finds a move that needs no search. */
static gboolean
find_forced (Search *self, TengenStone stone, TengenEngineRenjuAnswer *answer)
{
  TengenEngineRenjuBoard *board = self->board;
  TengenStone other = tengen_stone_other (stone);
  guint length, n;

  if (tengen_engine_renju_board_count_fives (board, stone, &answer->point) > 0)
    {
      answer->score = WIN - 1;
      return TRUE;
    }
  n = tengen_engine_renju_board_count_fives (board, other, &answer->point);
  if (n > 0 && tengen_engine_renju_board_may (board, answer->point, stone))
    {
      answer->score = n > 1 ? -WIN + 2 : judge (self, stone);
      return TRUE;
    }
  if (n > 0)
    return FALSE;
  length = tengen_engine_renju_fours_find (
      board,
      self->table,
      stone,
      FOURS_ROOT,
      MAX (self->settings->positions / FOURS_ROOT_PART, 1),
      &answer->point);
  if (length == 0)
    length = tengen_engine_renju_threes_find (
        board,
        self->table,
        stone,
        THREES_ROOT,
        board->n_put + self->settings->positions / THREES_ROOT_PART,
        &answer->point);
  answer->score = WIN - (int) length;
  return length > 0;
}

/* Goes deeper until the budget is used up or nothing can change. */
static void
deepen (Search *self, TengenStone stone, TengenEngineRenjuAnswer *answer)
{
  Move moves[TENGEN_RENJU_POINTS];
  gboolean is_threatened = tengen_engine_renju_board_has_fours (
      self->board, tengen_stone_other (stone));
  guint n =
      list_moves (self, stone, is_threatened, TENGEN_POINT_NONE, 0, moves);

  if (n == 0)
    n = list_moves (self, stone, FALSE, TENGEN_POINT_NONE, 0, moves);
  if (n == 0)
    return;
  n = MIN (n, MOVES_MOST_ROOT);
  answer->point = moves[0].point;
  answer->score = judge (self, stone);
  for (guint depth = 1; depth <= self->settings->depth; depth++)
    {
      TengenPoint best = answer->point;
      int score = try_moves (
          self, moves, n, stone, (int) depth, -INFINITE, INFINITE, 0, &best);

      if (score == -INFINITE)
        break;
      answer->point = best;
      answer->score = score;
      for (guint i = 1; i < n; i++)
        if (moves[i].point == best)
          {
            Move move = moves[i];

            memmove (&moves[1], moves, i * sizeof *moves);
            moves[0] = move;
          }
      if (self->is_stopped || ABS (score) > SURE)
        break;
    }
}

void
tengen_engine_renju_search (const TengenRenju *board,
                            TengenStone stone,
                            const TengenEngineRenjuSettings *settings,
                            TengenEngineRenjuProgress progress,
                            gpointer data,
                            TengenEngineRenjuAnswer *answer)
{
  Search search = {
    .settings = settings,
    .progress = progress,
    .data = data,
  };

  g_return_if_fail (board != NULL && settings != NULL && answer != NULL);

  search.board = tengen_engine_renju_board_new (board);
  search.table = tengen_engine_renju_table_new (settings->positions);
  memset (search.killers, 0xFF, sizeof search.killers);
  *answer = (TengenEngineRenjuAnswer){ .point = TENGEN_POINT_PASS };
  if (!find_forced (&search, stone, answer))
    {
      answer->point = TENGEN_POINT_PASS;
      answer->score = 0;
      deepen (&search, stone, answer);
    }
  answer->positions = search.board->n_put;
  answer->is_stopped = search.is_stopped_early;
  tengen_engine_renju_board_free (search.board);
  tengen_engine_renju_table_free (search.table);
}
