/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-chains: chains (一団) and their liberties, step by step
 *
 * What:  the steps of which every change of a board is made, each with its
 *        inverse; private to tengen-board, whose struct is here, and to
 *        those that may include tengen-board-move.
 * Not:   what makes up a change (tengen-board), layout (tengen-board-plan).
 * Shape: squares of the plan, so that no step needs an edge test. A chain is
 *        a ring of squares through `next`; `head` names it, and the head's
 *        square holds its size and its exact liberties. Empty squares have
 *        head 0, those outside of the board head 1. Squares 0 and 1 lie
 *        outside themselves; their numbers collect rubbish, which at worst has
 *        something looked at closely for nothing.
 * Undo:  the log is a stack of 16-bit words and holds only what cannot be
 *        worked out again. Each step pushes its words, its inverse pops them:
 *          lift   (square, old next) pairs; head, size, liberties, pairs
 *          join   head, its liberties (the first merge of a settle)
 *          merge  small head, its liberties, big head, its liberties
 *          take   the stones in the order of their ring; how many
 *          fill   all stones; maybe all squares (tengen-board-fill)
 *        The caller makes room first: TENGEN_BOARD_CHAINS_WORDS a change.
 */
#pragma once

#include "tengen-board.h"
#include "tengen-board-plan.h"

G_BEGIN_DECLS

/* The value of squares outside of the board. */
#define TENGEN_BOARD_EDGE 3

/* The head of squares outside of the board. */
#define TENGEN_BOARD_CHAINS_OUTSIDE 1

/* Words of so many merges of a settle, 1 to 4. */
#define TENGEN_BOARD_CHAINS_MERGES(n) (4 * (n) -2)

/* Words of a change at most: a lift, 4 merges, 4 takes and what ends it. */
#define TENGEN_BOARD_CHAINS_WORDS(n_points) (3 * (n_points) + 32)

/**
 * TengenBoardSquare:
 * @head: head of its chain; 0 when empty, 1 outside of the board
 * @next: next stone of its chain, in a ring
 * @size: of a head: stones of the chain
 * @libs: of a head: empty points beside the chain
 *
 * What is known of a square besides its stone.
 */
typedef struct
{
  guint16 head;
  guint16 next;
  guint16 size;
  guint16 libs;
} TengenBoardSquare;

struct TengenBoard
{
  TengenBoardPlan *plan; /* owned, shared by copies */
  guint64 hash;          /* of the size and the stones */
  gssize steps[4];       /* to the neighbours: N W E S */
  int counts[3];         /* stones by colour */
  guint depth;           /* changes in the log */
  guint16 *log;          /* owned, see above */
  gsize log_size;        /* words used */
  gsize log_limit;       /* words used from which on it must grow */
  gsize log_spared;      /* words of chains that no fill needed to log */
  guint8 *pictures;      /* owned: the stones after every so many changes */
  gsize *picture_ends;   /* owned: words in the log then */
  guint n_pictures;      /* pictures kept now */
  guint pictures_room;   /* pictures allocated */

  /* By square: a TengenStone or TENGEN_BOARD_EDGE. */
  guint8 stones[TENGEN_BOARD_PLAN_SQUARES];
  /* As many as the plan has. */
  TengenBoardSquare squares[];
};

/**
 * TengenBoardAround:
 * @head: heads north, west, east and south of a square; 0 for one that was
 *   named before
 *
 * The chains beside a square, each once.
 */
typedef struct
{
  gsize head[4];
} TengenBoardAround;

/* Gives the heads of the chains beside a point's square. */
static inline TengenBoardAround
tengen_board_look_around (const TengenBoard *self, guint square)
{
  const TengenBoardSquare *at = self->squares + square;
  gssize down = self->steps[3];
  TengenBoardAround a;

  a.head[0] = at[-down].head;
  a.head[1] = at[-1].head;
  a.head[2] = at[1].head;
  a.head[3] = at[down].head;
  /* masks instead of branches: what lies around cannot be foreseen */
  a.head[1] &= -(gsize) (a.head[1] != a.head[0]);
  a.head[2] &= -(gsize) ((a.head[2] != a.head[0]) & (a.head[2] != a.head[1]));
  a.head[3] &= -(gsize) ((a.head[3] != a.head[0]) & (a.head[3] != a.head[1]) &
                         (a.head[3] != a.head[2]));
  return a;
}

/**
 * tengen_board_add_liberty:
 * @self: a board
 * @a: chains
 * @n: 1 or -1
 *
 * Counts a liberty more or less for all of @a. Square 0 takes the rubbish, so
 * that there is nothing to ask.
 */
static inline void
tengen_board_add_liberty (TengenBoard *self, const TengenBoardAround *a, int n)
{
  for (int i = 0; i < 4; i++)
    self->squares[a->head[i]].libs += n;
}

/* Looks which chains are of one colour. Returns: bit i for chain i. */
static inline guint
tengen_board_find_own (const TengenBoard *self,
                       const TengenBoardAround *a,
                       TengenStone stone)
{
  guint own = 0;

  for (int i = 3; i >= 0; i--)
    own = 2 * own + (self->stones[a->head[i]] == (guint8) stone);
  return own;
}

/* Counts the empty squares beside a point's square, 0 to 4. */
static inline guint
tengen_board_count_empty (const TengenBoard *self, guint square)
{
  const guint8 *at = self->stones + square;
  gssize down = self->steps[3];

  return (guint) (at[-down] == TENGEN_STONE_NONE) +
         (guint) (at[-1] == TENGEN_STONE_NONE) +
         (guint) (at[1] == TENGEN_STONE_NONE) +
         (guint) (at[down] == TENGEN_STONE_NONE);
}

/* Lays a stone of black or white on an empty square, without a chain yet. */
static inline void
tengen_board_set_stone (TengenBoard *self, guint square, TengenStone stone)
{
  self->stones[square] = stone;
  self->counts[stone]++;
  self->hash ^= tengen_board_plan_key (self->plan, square, stone);
}

/**
 * tengen_board_connect:
 * @self: a board
 * @square: the square of a stone that has no chain yet
 * @own: in which directions there are chains of its colour, each once, as bits;
 *   one at least
 *
 * Adds a stone to chains, which become one; a part of tengen_board_settle().
 *
 * Returns: the number of merges logged, a join first, 1 to 4
 */
guint tengen_board_connect (TengenBoard *self, guint square, guint own);

/**
 * tengen_board_settle:
 * @self: a board
 * @square: an empty square
 * @stone: %TENGEN_STONE_BLACK or %TENGEN_STONE_WHITE
 * @takes: (out): %FALSE if neither its own chain nor another beside it is
 *   without liberties now
 *
 * Lays a stone down and merges it with its chains. Chains may be left without
 * liberties, nothing is taken.
 *
 * Returns: the number of merges logged, a join first, 0 to 4
 */
static inline guint
tengen_board_settle (TengenBoard *self,
                     guint square,
                     TengenStone stone,
                     gboolean *takes)
{
  TengenBoardAround a = tengen_board_look_around (self, square);
  TengenBoardSquare *squares = self->squares;
  guint own = tengen_board_find_own (self, &a, stone);
  guint libs;

  tengen_board_add_liberty (self, &a, -1);
  /* one branch for all four */
  *takes = (squares[a.head[0]].libs == 0) | (squares[a.head[1]].libs == 0) |
           (squares[a.head[2]].libs == 0) | (squares[a.head[3]].libs == 0);
  tengen_board_set_stone (self, square, stone);
  if (own != 0)
    return tengen_board_connect (self, square, own);
  libs = tengen_board_count_empty (self, square);
  squares[square] = (TengenBoardSquare){
    .head = (guint16) square,
    .next = (guint16) square,
    .size = 1,
    .libs = (guint16) libs,
  };
  *takes |= libs == 0;
  return 0;
}

/* Takes a settle back. @merges: what tengen_board_settle() returned. */
void tengen_board_unsettle (TengenBoard *self, guint square, guint merges);

/* Takes a chain without liberties off, by its head. Returns: its size. */
guint tengen_board_take (TengenBoard *self, guint head);

/* Takes a take back. @stone: colour of the chain. */
void tengen_board_untake (TengenBoard *self, TengenStone stone);

/**
 * tengen_board_lift:
 * @self: a board
 * @square: a square with a stone
 *
 * Takes one stone off; what was its chain may fall into pieces.
 * Cost: the chain.
 */
void tengen_board_lift (TengenBoard *self, guint square);

/* Takes a lift back. Cost: the chain. @stone: what lay there. */
void tengen_board_unlift (TengenBoard *self, guint square, TengenStone stone);

/* Gives the part of the hash that the stones of the chain of @head make up. */
guint64 tengen_board_hash_chain (const TengenBoard *self, guint head);

/* Counts the words that a fill logs, the chains too if @with_chains. */
gsize tengen_board_fill_count_words (const TengenBoard *self,
                                     gboolean with_chains);

/* Counts the words of the chains that a fill may log. */
gsize tengen_board_fill_count_chains (const TengenBoard *self);

/**
 * tengen_board_fill:
 * @self: a board
 * @stones: a #TengenStone for each point
 * @with_chains: the chains must be logged, as the change before is no fill
 *
 * Lays all stones anew, taking nothing. Cost: the board.
 */
void tengen_board_fill (TengenBoard *self,
                        const guint8 *stones,
                        gboolean with_chains);

/* Takes a fill back. Cost: the board. @with_chains: as of the fill. */
void tengen_board_unfill (TengenBoard *self, gboolean with_chains);

/* Copies out what lay there before a fill; @stones holds all points. */
void tengen_board_fill_read (const TengenBoard *self,
                             const guint16 *words,
                             guint8 *stones);

G_END_DECLS
