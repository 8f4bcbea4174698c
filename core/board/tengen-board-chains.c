/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-chains: chains (一団) and their liberties, step by step
 *
 * Leans on: tengen-board-plan for squares and keys.
 */
#include "tengen-board-chains.h"

/* Counts empty points beside square that are no liberties of head's chain, to
 * which square must not belong yet. All eight squares that touch one of these
 * points are looked at: which of the four are empty cannot be foreseen. */
static inline guint
count_new_liberties (const TengenBoard *self, guint square, guint head)
{
  const TengenBoardSquare *at = self->squares + square;
  gssize down = self->steps[3];
  const TengenBoardSquare *above = at - down, *below = at + down;
  guint16 own = (guint16) head;
  guint nw = above[-1].head != own;
  guint ne = above[1].head != own;
  guint sw = below[-1].head != own;
  guint se = below[1].head != own;

  return (nw & ne & (above[-down].head != own) & (above->head == 0)) +
         (nw & sw & (at[-2].head != own) & (at[-1].head == 0)) +
         (ne & se & (at[2].head != own) & (at[1].head == 0)) +
         (sw & se & (below[down].head != own) & (below->head == 0));
}

static inline void
clear_stone (TengenBoard *self, guint square)
{
  TengenStone stone = self->stones[square];

  self->stones[square] = TENGEN_STONE_NONE;
  self->counts[stone]--;
  self->hash ^= tengen_board_plan_key (self->plan, square, stone);
}

/* Gives all chains beside a square a liberty more or less. */
static inline void
add_liberty_around (TengenBoard *self, guint square, int n)
{
  TengenBoardAround a = tengen_board_look_around (self, square);

  tengen_board_add_liberty (self, &a, n);
}

static inline void
push (TengenBoard *self, guint word)
{
  self->log[self->log_size++] = word;
}

static inline guint
pop (TengenBoard *self)
{
  return self->log[--self->log_size];
}

/* Moves the stones of one chain over to another; both touch by a stone
 * that counts as theirs already. */
static void
merge (TengenBoard *self, guint big, guint small)
{
  TengenBoardSquare *squares = self->squares;
  guint libs = squares[big].libs;
  guint q = small;
  guint16 next;

  push (self, small);
  push (self, squares[small].libs);
  push (self, big);
  push (self, libs);
  do
    {
      libs += count_new_liberties (self, q, big);
      squares[q].head = big;
      q = squares[q].next;
    }
  while (q != small);
  squares[big].libs = libs;
  squares[big].size += squares[small].size;
  next = squares[big].next;
  squares[big].next = squares[small].next;
  squares[small].next = next;
}

static void
unmerge (TengenBoard *self)
{
  TengenBoardSquare *squares = self->squares;
  guint big_libs = pop (self);
  guint big = pop (self);
  guint small_libs = pop (self);
  guint small = pop (self);
  guint16 next = squares[big].next;
  guint size = 0;
  guint q = small;

  squares[big].next = squares[small].next;
  squares[small].next = next;
  do
    {
      squares[q].head = small;
      size++;
      q = squares[q].next;
    }
  while (q != small);
  squares[small].size = size;
  squares[small].libs = small_libs;
  squares[big].size -= size;
  squares[big].libs = big_libs;
}

/* Adds a stone that has no chain yet to one. */
static inline void
join (TengenBoard *self, guint head, guint square)
{
  TengenBoardSquare *squares = self->squares;
  TengenBoardSquare *chain = &squares[head];

  push (self, head);
  push (self, chain->libs);
  chain->libs += count_new_liberties (self, square, head);
  chain->size++;
  squares[square].head = head;
  squares[square].next = chain->next;
  chain->next = square;
}

static void
unjoin (TengenBoard *self, guint square)
{
  TengenBoardSquare *squares = self->squares;
  guint libs = pop (self);
  TengenBoardSquare *chain = &squares[pop (self)];

  chain->libs = libs;
  chain->size--;
  chain->next = squares[square].next;
  /* as a lift left it */
  squares[square].next = square;
}

/* Names the chain in the first direction of some. */
static inline guint
find_first (const TengenBoard *self, guint square, guint directions)
{
  return self->squares[square + self->steps[__builtin_ctz (directions)]].head;
}

/* Makes one chain of the one that a stone has joined and those in some
 * directions from it; returns how many merges that took. */
static G_GNUC_NO_INLINE guint
merge_around (TengenBoard *self, guint square, guint directions)
{
  guint merges = 0;

  for (; directions != 0; directions &= directions - 1)
    {
      guint head = self->squares[square].head;
      guint other = find_first (self, square, directions);

      if (self->squares[other].size >= self->squares[head].size)
        merge (self, other, head);
      else
        merge (self, head, other);
      merges++;
    }
  return merges;
}

guint
tengen_board_connect (TengenBoard *self, guint square, guint own)
{
  guint others = own & (own - 1);

  join (self, find_first (self, square, own), square);
  if (others != 0)
    return 1 + merge_around (self, square, others);
  return 1;
}

void
tengen_board_unsettle (TengenBoard *self, guint square, guint merges)
{
  for (; merges > 1; merges--)
    unmerge (self);
  if (merges == 1)
    unjoin (self, square);
  self->squares[square].head = 0;
  clear_stone (self, square);
  add_liberty_around (self, square, 1);
}

static inline gboolean
has_chain_around (const TengenBoard *self, guint square)
{
  const TengenBoardSquare *at = self->squares + square;
  gssize down = self->steps[3];

  return (at[-down].head | at[-1].head | at[1].head | at[down].head) != 0;
}

guint
tengen_board_take (TengenBoard *self, guint head)
{
  TengenBoardSquare *squares = self->squares;
  TengenStone stone = self->stones[head];
  guint size = squares[head].size;
  guint16 *chain = self->log + self->log_size;
  guint64 hash = self->hash;
  guint q = head;

  for (guint i = 0; i < size; i++)
    {
      chain[i] = (guint16) q;
      squares[q].head = 0;
      self->stones[q] = TENGEN_STONE_NONE;
      hash ^= tengen_board_plan_key (self->plan, q, stone);
      q = squares[q].next;
    }
  self->hash = hash;
  self->counts[stone] -= (int) size;
  self->log_size += size;
  push (self, size);
  /* only now, when inside of the chain there is no other beside them */
  for (guint i = 0; i < size; i++)
    if (has_chain_around (self, chain[i]))
      add_liberty_around (self, chain[i], 1);
  return size;
}

void
tengen_board_untake (TengenBoard *self, TengenStone stone)
{
  guint size = pop (self);
  const guint16 *chain = self->log + (self->log_size - size);
  guint head = chain[0];

  for (guint i = 0; i < size; i++)
    {
      add_liberty_around (self, chain[i], -1);
      tengen_board_set_stone (self, chain[i], stone);
      self->squares[chain[i]].head = head;
      self->squares[chain[i]].next = i + 1 < size ? chain[i + 1] : head;
    }
  self->squares[head].size = size;
  self->squares[head].libs = 0;
  self->log_size -= size;
}

/* Gives the stones that hang together with from a new head. They carry
 * the head unset before. */
static void
relabel_piece (TengenBoard *self, guint from, guint unset)
{
  guint16 stack[TENGEN_BOARD_MAX_POINTS];
  TengenBoardSquare *squares = self->squares;
  guint n = 0;
  guint libs = count_new_liberties (self, from, from);

  squares[from].head = from;
  stack[n++] = from;
  while (n > 0)
    {
      guint q = stack[--n];

      for (int i = 0; i < 4; i++)
        {
          guint r = q + self->steps[i];

          if (squares[r].head != unset)
            continue;
          libs += count_new_liberties (self, r, from);
          squares[r].head = from;
          stack[n++] = r;
        }
    }
  squares[from].libs = libs;
  squares[from].size = 0;
}

/* Lets the ring go on at next after a stone; logs it if that is new. */
static guint
relink (TengenBoard *self, guint square, guint next)
{
  guint old = self->squares[square].next;

  if (old == next)
    return 0;
  push (self, square);
  push (self, old);
  self->squares[square].next = next;
  return 1;
}

/* Cuts the ring through square into one ring for each new head; the order
 * inside of them stays. Returns the number of words replaced. */
static guint
cut_ring (TengenBoard *self, guint square)
{
  TengenBoardSquare *squares = self->squares;
  guint last[4] = { 0 }, first[4] = { 0 }, heads[4] = { 0 };
  guint words = 0;
  guint q = squares[square].next;

  while (q != square)
    {
      guint next = squares[q].next;
      int i = 0;

      while (heads[i] != 0 && heads[i] != squares[q].head)
        i++;
      heads[i] = squares[q].head;
      squares[heads[i]].size++;
      if (last[i] == 0)
        first[i] = q;
      else
        words += relink (self, last[i], q);
      last[i] = q;
      q = next;
    }
  for (int i = 0; i < 4 && heads[i] != 0; i++)
    words += relink (self, last[i], first[i]);
  return words + relink (self, square, square);
}

/* Whether the stones of a chain beside a square hang together through those
 * at its corners, so that the chain is whole without it. */
static gboolean
is_whole_without (const TengenBoard *self, guint square, guint head)
{
  const TengenBoardSquare *at = self->squares + square;
  gssize down = self->steps[3];
  /* around the square, from above */
  gboolean own[8] = { at[-down].head == head, at[-down + 1].head == head,
                      at[1].head == head,     at[down + 1].head == head,
                      at[down].head == head,  at[down - 1].head == head,
                      at[-1].head == head,    at[-down - 1].head == head };
  guint sides = 0, joints = 0;

  for (guint i = 0; i < 8; i += 2)
    {
      sides += own[i];
      joints += own[i] & own[i + 1] & own[(i + 2) % 8];
    }
  return sides > 0 && sides - joints <= 1;
}

/* Takes a stone out of a chain that stays whole; the next of its ring names it
 * then if that stone did. Returns the number of words replaced. */
static guint
leave_chain (TengenBoard *self, guint square, guint head)
{
  TengenBoardSquare *squares = self->squares;
  TengenBoardSquare chain = squares[head];
  guint name = head == square ? squares[square].next : head;
  guint before = square;

  while (squares[before].next != square)
    {
      before = squares[before].next;
      squares[before].head = (guint16) name;
    }
  squares[square].head = 0;
  squares[name].size = chain.size - 1;
  squares[name].libs =
      (guint16) (chain.libs - count_new_liberties (self, square, name));
  clear_stone (self, square);
  add_liberty_around (self, square, 1);
  return relink (self, before, squares[square].next) +
         relink (self, square, square);
}

/* Lets a chain fall into the pieces that it has without a square. Returns the
 * number of words replaced. */
static guint
break_chain (TengenBoard *self, guint square)
{
  TengenBoardSquare *squares = self->squares;
  guint q = square;

  do
    {
      squares[q].head = square;
      q = squares[q].next;
    }
  while (q != square);
  squares[square].head = 0;
  clear_stone (self, square);
  add_liberty_around (self, square, 1);
  for (int i = 0; i < 4; i++)
    if (squares[square + self->steps[i]].head == square)
      relabel_piece (self, square + self->steps[i], square);
  return cut_ring (self, square);
}

void
tengen_board_lift (TengenBoard *self, guint square)
{
  guint head = self->squares[square].head;
  TengenBoardSquare old = self->squares[head];
  guint words = is_whole_without (self, square, head)
                    ? leave_chain (self, square, head)
                    : break_chain (self, square);

  push (self, head);
  push (self, old.size);
  push (self, old.libs);
  push (self, words);
}

void
tengen_board_unlift (TengenBoard *self, guint square, TengenStone stone)
{
  TengenBoardSquare *squares = self->squares;
  guint words = pop (self);
  guint libs = pop (self);
  guint size = pop (self);
  guint head = pop (self);
  guint q = square;

  for (; words > 0; words--)
    {
      guint next = pop (self);

      squares[pop (self)].next = next;
    }
  add_liberty_around (self, square, -1);
  tengen_board_set_stone (self, square, stone);
  do
    {
      squares[q].head = head;
      q = squares[q].next;
    }
  while (q != square);
  squares[head].size = size;
  squares[head].libs = libs;
}

guint64
tengen_board_hash_chain (const TengenBoard *self, guint head)
{
  TengenStone stone = self->stones[head];
  guint64 hash = 0;
  guint q = head;

  do
    {
      hash ^= tengen_board_plan_key (self->plan, q, stone);
      q = self->squares[q].next;
    }
  while (q != head);
  return hash;
}
