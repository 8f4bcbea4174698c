/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-depth: how far a solver has to look
 *
 * Shape: a goal says whether it can be reached in one move, and which moves can
 *        be the first of so many; the rest is the same for all goals. The
 *        defender's pass is tried first: it refutes nearly all moves.
 */
#include "tengen-exercise-go-depth.h"

/* Moves so far from the target, along each axis, are looked at. */
#define NEAR 2

typedef struct
{
  TengenExerciseGoPosition *position;
  TengenPoint targets[2]; /* the second NONE to take the first */
  guint8 near[TENGEN_EXERCISE_GO_POINTS];
} Search;

static gboolean
is_taking (const Search *self)
{
  return self->targets[1] == TENGEN_POINT_NONE;
}

/* Marks the points not far from the first target: farther ones are no help. */
static void
find_near (Search *self)
{
  const TengenBoard *board = self->position->board;
  int width = tengen_board_get_width (board);
  int height = tengen_board_get_height (board);
  TengenPoint stones[TENGEN_EXERCISE_GO_POINTS];
  int n = tengen_board_list_chain (board, self->targets[0], stones);

  for (int i = 0; i < n; i++)
    {
      int x = tengen_point_x (stones[i], width);
      int y = tengen_point_y (stones[i], width);

      for (int v = MAX (y - NEAR, 0); v <= MIN (y + NEAR, height - 1); v++)
        for (int u = MAX (x - NEAR, 0); u <= MIN (x + NEAR, width - 1); u++)
          self->near[v * width + u] = TRUE;
    }
}

/* Lists the liberties of the first target, of which there are few. */
static guint
list_liberties (const Search *self, TengenPoint *liberties)
{
  const TengenBoard *board = self->position->board;
  TengenPoint stones[TENGEN_EXERCISE_GO_POINTS];
  int n_stones = tengen_board_list_chain (board, self->targets[0], stones);
  guint n = 0;

  for (int i = 0; i < n_stones; i++)
    {
      TengenPoint around[4];
      int n_around = tengen_board_list_neighbours (board, stones[i], around);

      for (int j = 0; j < n_around; j++)
        {
          gboolean is_new =
              tengen_board_get (board, around[j]) == TENGEN_STONE_NONE;

          for (guint k = 0; k < n && is_new; k++)
            is_new = liberties[k] != around[j];
          if (is_new)
            liberties[n++] = around[j];
        }
    }
  return n;
}

static gboolean
takes (const TengenExerciseGoPosition *position, TengenPoint point)
{
  TengenBoardTry result;

  tengen_board_try (position->board, point, position->to_move, &result);
  return result.taken > 0;
}

/* Lists the legal moves near the first target, and elsewhere those that take
 * something if @far. */
static guint
list_near (const Search *self, gboolean far, TengenPoint *moves)
{
  const TengenExerciseGoPosition *position = self->position;
  int n_points = tengen_board_get_n_points (position->board);
  guint n = 0;

  for (int i = 0; i < n_points; i++)
    if ((self->near[i] || far) &&
        tengen_board_get (position->board, (TengenPoint) i) ==
            TENGEN_STONE_NONE &&
        (self->near[i] || takes (position, (TengenPoint) i)) &&
        tengen_exercise_go_position_is_legal (position, (TengenPoint) i))
      moves[n++] = (TengenPoint) i;
  return n;
}

/* Lists what may be the first of so many moves. */
static guint
list_moves (const Search *self, int n, TengenPoint *moves)
{
  const TengenExerciseGoPosition *position = self->position;
  int n_liberties =
      tengen_board_get_liberties (position->board, self->targets[0]);
  guint n_kept = 0;

  /* Each move takes one liberty at most, as the defender may pass. */
  if (is_taking (self) && n_liberties > n)
    return 0;
  if (is_taking (self) ? n_liberties > 1 && n_liberties < n : n > 1)
    return list_near (self, FALSE, moves);
  n_liberties = (int) list_liberties (self, moves);
  for (int i = 0; i < n_liberties; i++)
    if (tengen_exercise_go_position_is_legal (position, moves[i]))
      moves[n_kept++] = moves[i];
  return n_kept;
}

static gboolean can_reach (Search *self, int n);

/* Tells whether the move just made has reached the goal. */
static gboolean
is_reached (const Search *self)
{
  const TengenBoard *board = self->position->board;

  if (is_taking (self))
    return tengen_board_get (board, self->targets[0]) == TENGEN_STONE_NONE;
  return tengen_board_get_chain (board, self->targets[0]) ==
         tengen_board_get_chain (board, self->targets[1]);
}

/* Tells whether the defender has taken what has to be joined. */
static gboolean
is_lost (const Search *self)
{
  const TengenBoard *board = self->position->board;

  return !is_taking (self) &&
         (tengen_board_get (board, self->targets[0]) == TENGEN_STONE_NONE ||
          tengen_board_get (board, self->targets[1]) == TENGEN_STONE_NONE);
}

/* Tells whether the attacker reaches the goal after a reply. */
static gboolean
survives (Search *self, TengenPoint reply, int n)
{
  TengenExerciseGoPosition *position = self->position;
  TengenExerciseGoPosition before = *position;
  gboolean result;

  tengen_exercise_go_position_play (position, reply);
  result = !is_lost (self) && can_reach (self, n);
  if (reply != TENGEN_POINT_PASS)
    tengen_board_undo (position->board);
  *position = before;
  return result;
}

/* Tells whether the attacker reaches the goal after each reply. The liberties
 * of the target come first: most that fails fails there. */
static gboolean
survives_all (Search *self, int n)
{
  TengenPoint replies[TENGEN_EXERCISE_GO_POINTS];
  guint8 is_tried[TENGEN_EXERCISE_GO_POINTS] = { 0 };
  guint n_replies = list_liberties (self, replies);

  for (guint i = 0; i < n_replies; i++)
    {
      is_tried[replies[i]] = TRUE;
      if (tengen_exercise_go_position_is_legal (self->position, replies[i]) &&
          !survives (self, replies[i], n))
        return FALSE;
    }
  if (!survives (self, TENGEN_POINT_PASS, n))
    return FALSE;
  n_replies = list_near (self, TRUE, replies);
  for (guint i = 0; i < n_replies; i++)
    if (!is_tried[replies[i]] && !survives (self, replies[i], n))
      return FALSE;
  return TRUE;
}

/* Tells whether a move reaches the goal, with so many more of its own. */
static gboolean
works (Search *self, TengenPoint move, int n)
{
  TengenExerciseGoPosition *position = self->position;
  TengenExerciseGoPosition before = *position;
  gboolean result;

  tengen_exercise_go_position_play (position, move);
  result = is_reached (self) || (n > 0 && survives_all (self, n));
  tengen_board_undo (position->board);
  *position = before;
  return result;
}

/* Tells whether the side to move reaches the goal in so many moves. */
static gboolean
can_reach (Search *self, int n)
{
  TengenPoint moves[TENGEN_EXERCISE_GO_POINTS];
  guint n_moves;

  if (!is_taking (self) && is_reached (self))
    return TRUE;
  n_moves = list_moves (self, n, moves);
  for (guint i = 0; i < n_moves; i++)
    if (works (self, moves[i], n - 1))
      return TRUE;
  return FALSE;
}

static int
find_least (Search *self, int most)
{
  find_near (self);
  for (int n = 1; n <= most; n++)
    if (can_reach (self, n))
      return n;
  return 0;
}

int
tengen_exercise_go_depth_take (TengenExerciseGoPosition *self,
                               TengenPoint target,
                               int most)
{
  Search search = { .position = self,
                    .targets = { target, TENGEN_POINT_NONE } };

  return find_least (&search, most);
}

guint
tengen_exercise_go_depth_list_takers (TengenExerciseGoPosition *self,
                                      TengenPoint target,
                                      int n,
                                      TengenPoint *takers,
                                      guint room)
{
  Search search = { .position = self,
                    .targets = { target, TENGEN_POINT_NONE } };
  TengenPoint moves[TENGEN_EXERCISE_GO_POINTS];
  guint n_moves, n_takers = 0;

  find_near (&search);
  n_moves = list_moves (&search, n, moves);
  for (guint i = 0; i < n_moves && n_takers < room; i++)
    if (works (&search, moves[i], n - 1))
      takers[n_takers++] = moves[i];
  return n_takers;
}

int
tengen_exercise_go_depth_join (TengenExerciseGoPosition *self,
                               const TengenPoint targets[2],
                               int most)
{
  Search search = { .position = self, .targets = { targets[0], targets[1] } };

  return find_least (&search, most);
}
