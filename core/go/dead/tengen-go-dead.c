/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead: which stones are proposed as dead (死石)
 *
 * What:  what is certain: the stones in territory enclosed by unconditionally
 *        alive chains, as tengen-go-alive finds it: there the opponent has no
 *        place for an eye or for one only, so the stones cannot live however
 *        play goes on. Then the judgement of all stones.
 * Shape: certainty is proved for each side alone; one stone cannot be in the
 *        territory of its own colour, so that the two answers do not meet.
 *        The judge asks in turn, each time about what is still in doubt:
 *        playouts of the whole board; reading, which proves; a search of the
 *        area with either side moving first. What stays in doubt is called so.
 */
#include "tengen-go-dead.h"

#include "tengen-go-alive.h"
#include "tengen-go-dead-area.h"
#include "tengen-go-dead-ask.h"
#include "tengen-go-dead-search.h"

#include <string.h>

/* Playouts on boards of up to PLAIN_POINTS points; on larger ones fewer. */
#define N_PLAYOUTS 400
#define MIN_PLAYOUTS 50
#define PLAIN_POINTS (19 * 19)
/* Moves of all searches together, for each pair of points: where most is
 * settled playouts are short, and there are more of them. */
#define SEARCH_MOVES 3
/* Playouts for all searches together at most, and for one with one side first.
 */
#define N_SEARCH_PLAYOUTS 4000
#define MAX_SEARCH_PLAYOUTS 500
#define MIN_SEARCH_PLAYOUTS 60

/* A chain is in doubt when its side keeps less of it than ALIVE % and more
 * than DEAD %. */
#define ALIVE 80
#define DEAD TENGEN_GO_DEAD_ASK_DEAD
/* The same after a search, in which either side had the first move. */
#define ALIVE_FIRST 60
#define DEAD_FIRST 48

int
tengen_go_dead_find_certain (const TengenBoard *board, guint8 *dead)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint8 alive[TENGEN_BOARD_MAX_POINTS];
  guint8 territory[TENGEN_BOARD_MAX_POINTS];
  int n_points, n = 0;

  g_return_val_if_fail (board != NULL, 0);
  g_return_val_if_fail (dead != NULL, 0);

  n_points = tengen_board_get_n_points (board);
  tengen_board_read (board, stones);
  for (int i = 0; i < n_points; i++)
    dead[i] = FALSE;
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      tengen_go_alive (stones,
                       tengen_board_get_width (board),
                       tengen_board_get_height (board),
                       (TengenStone) side,
                       alive,
                       territory);
      for (int i = 0; i < n_points; i++)
        if (territory[i] && stones[i] != TENGEN_STONE_NONE)
          {
            dead[i] = TRUE;
            n++;
          }
    }
  return n;
}

/* Fewer playouts where each takes longer. */
static guint
scale (const TengenGoDeadState *self, guint n, guint least)
{
  return MAX (n * PLAIN_POINTS / MAX (self->n_points, PLAIN_POINTS), least);
}

static TengenGoLife
weigh (int kept)
{
  if (kept >= ALIVE)
    return TENGEN_GO_LIFE_ALIVE;
  return kept <= DEAD ? TENGEN_GO_LIFE_DEAD : TENGEN_GO_LIFE_DOUBTFUL;
}

/* Judges by playouts of the whole board what is not settled. */
static void
count_votes (TengenGoDeadState *self)
{
  tengen_go_dead_vote_run (&self->vote,
                           self->board,
                           self->settled,
                           scale (self, N_PLAYOUTS, MIN_PLAYOUTS));
  for (int i = 0; i < self->n_points; i++)
    if (!self->settled[i])
      {
        int share =
            tengen_go_dead_vote_get_share (&self->vote, (TengenPoint) i);

        self->share[i] = (gint8) share;
        self->doubtful[i] = ABS (share) < ALIVE - DEAD;
      }
  for (int i = 0; i < self->n_points; i++)
    if (self->is_first[i] && !self->settled[i])
      {
        TengenPoint points[TENGEN_BOARD_MAX_POINTS];
        int n = tengen_board_list_chain (self->board, (TengenPoint) i, points);
        int kept = tengen_go_dead_vote_get_kept (
            &self->vote, self->board, (TengenPoint) i);

        for (int j = 0; j < n; j++)
          {
            self->kept[points[j]] = (guint8) kept;
            self->life[points[j]] = weigh (kept);
            self->doubtful[points[j]] = weigh (kept) == TENGEN_GO_LIFE_DOUBTFUL;
          }
      }
}

/* Judges a chain by what it keeps when either side moves first. Playouts that
 * saw it otherwise leave it in doubt. */
static TengenGoLife
weigh_first (int kept, int black_first, int white_first)
{
  if (MIN (black_first, white_first) >= ALIVE_FIRST && kept >= 50)
    return TENGEN_GO_LIFE_ALIVE;
  if (MAX (black_first, white_first) <= DEAD_FIRST && kept <= 50)
    return TENGEN_GO_LIFE_DEAD;
  return TENGEN_GO_LIFE_DOUBTFUL;
}

static void
search_area (TengenGoDeadState *self, const guint8 *area, guint n)
{
  TengenGoDeadVote black, white;

  tengen_go_dead_search_run (
      &black, self->board, self->settled, area, TENGEN_STONE_BLACK, n);
  tengen_go_dead_search_run (
      &white, self->board, self->settled, area, TENGEN_STONE_WHITE, n);
  for (int i = 0; i < self->n_points; i++)
    {
      TengenPoint point = (TengenPoint) i;

      if (area[i] != TENGEN_GO_DEAD_AREA_IN_DOUBT)
        continue;
      self->share[i] =
          (gint8) ((tengen_go_dead_vote_get_share (&black, point) +
                    tengen_go_dead_vote_get_share (&white, point)) /
                   2);
      if (self->is_first[i])
        tengen_go_dead_state_set (
            self,
            point,
            weigh_first (
                self->kept[i],
                tengen_go_dead_vote_get_kept (&black, self->board, point),
                tengen_go_dead_vote_get_kept (&white, self->board, point)),
            FALSE);
    }
}

/* Finds the next area with a chain in doubt that is not @done, and adds it. */
static gboolean
find_area (const TengenGoDeadState *self, guint8 *done, guint8 *area)
{
  for (int i = 0; i < self->n_points; i++)
    {
      if (done[i] || !self->doubtful[i] || !self->is_first[i])
        continue;
      tengen_go_dead_area_find (
          self->board, self->doubtful, (TengenPoint) i, area);
      for (int j = 0; j < self->n_points; j++)
        done[j] |= area[j] == TENGEN_GO_DEAD_AREA_IN_DOUBT;
      return TRUE;
    }
  return FALSE;
}

/* Tells how many playouts the searches may use. */
static guint
count_search_playouts (const TengenGoDeadState *self)
{
  guint n_points = (guint) MIN (self->n_points, PLAIN_POINTS);
  guint n_moves = SEARCH_MOVES * n_points * n_points;
  guint length = MAX (self->vote.n_moves / self->vote.n, 1);

  return MIN (n_moves / length, N_SEARCH_PLAYOUTS);
}

/* Searches the areas in doubt, as many as there are playouts for. */
static void
search_doubtful (TengenGoDeadState *self)
{
  guint8 done[TENGEN_BOARD_MAX_POINTS] = { 0 };
  guint8 area[TENGEN_BOARD_MAX_POINTS];
  guint total = count_search_playouts (self);
  guint n_areas = 0;
  guint n;

  while (find_area (self, done, area))
    n_areas++;
  if (n_areas == 0)
    return;
  n = CLAMP (total / (2 * n_areas), MIN_SEARCH_PLAYOUTS, MAX_SEARCH_PLAYOUTS);
  for (guint left = total; left >= 2 * n; left -= 2 * n)
    {
      memset (done, FALSE, sizeof done);
      if (!find_area (self, done, area))
        return;
      search_area (self, area, n);
    }
}

int
tengen_go_dead_judge (const TengenBoard *board,
                      TengenGoKoFights ko_fights,
                      guint8 *life,
                      gint8 *share)
{
  g_autoptr (TengenGoDeadState) self = NULL;
  int n = 0;

  g_return_val_if_fail (board != NULL, 0);
  g_return_val_if_fail (life != NULL, 0);

  self = tengen_go_dead_state_new (board, ko_fights, life);
  count_votes (self);
  tengen_go_dead_ask (self);
  search_doubtful (self);
  for (int i = 0; i < self->n_points; i++)
    {
      n += life[i] == TENGEN_GO_LIFE_DEAD;
      if (share != NULL)
        share[i] = self->share[i];
    }
  return n;
}
