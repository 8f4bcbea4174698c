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
#include "tengen-go-dead-read.h"
#include "tengen-go-dead-search.h"

#include <string.h>

/* Playouts on boards of up to PLAIN_POINTS points; on larger ones fewer. */
#define N_PLAYOUTS 400
#define MIN_PLAYOUTS 50
#define PLAIN_POINTS (19 * 19)
/* Playouts for all searches together, and for one with one side first. */
#define N_SEARCH_PLAYOUTS 1200
#define MAX_SEARCH_PLAYOUTS 300
#define MIN_SEARCH_PLAYOUTS 60
/* Positions that reading may look at: some, and more for each point. */
#define READ_BUDGET 2000
#define READ_BUDGET_POINT 20

/* A chain is in doubt when its side keeps less of it than ALIVE % and more
 * than DEAD %. */
#define ALIVE 80
#define DEAD 20
/* The same after a search, in which either side had the first move. */
#define ALIVE_FIRST 60
#define DEAD_FIRST 40
/* What reading takes for granted to be alive. */
#define SURE 90

/* By point: whether it is settled; for how many playouts in a hundred its
 * chain keeps it; whether there is still something to be searched. */
typedef struct
{
  const TengenBoard *board;
  int n_points;
  TengenGoKoFights ko_fights;
  guint8 *life;
  gint8 share[TENGEN_BOARD_MAX_POINTS];
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint8 is_first[TENGEN_BOARD_MAX_POINTS];
  guint8 settled[TENGEN_BOARD_MAX_POINTS];
  guint8 kept[TENGEN_BOARD_MAX_POINTS];
  guint8 doubtful[TENGEN_BOARD_MAX_POINTS];
  guint8 proved[TENGEN_BOARD_MAX_POINTS];
  TengenGoDeadVote vote;
} Judge;

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

/* Marks the first stone of each chain: the order in which chains are looked at
 * does not depend on how they came to be. */
static void
find_first (Judge *self)
{
  guint8 seen[TENGEN_BOARD_MAX_POINTS] = { 0 };

  for (int i = 0; i < self->n_points; i++)
    {
      TengenPoint points[TENGEN_BOARD_MAX_POINTS];
      int n;

      if (self->stones[i] == TENGEN_STONE_NONE || seen[i])
        continue;
      self->is_first[i] = TRUE;
      n = tengen_board_list_chain (self->board, (TengenPoint) i, points);
      for (int j = 0; j < n; j++)
        seen[points[j]] = TRUE;
    }
}

static void
set_proved (Judge *self, int point)
{
  TengenPoint points[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_board_list_chain (self->board, (TengenPoint) point, points);

  for (int i = 0; i < n; i++)
    self->proved[points[i]] = TRUE;
}

/* Judges a chain for good, unless it stays in doubt. */
static void
set_life (Judge *self, int point, TengenGoLife life)
{
  TengenPoint points[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_board_list_chain (self->board, (TengenPoint) point, points);

  for (int i = 0; i < n; i++)
    {
      self->life[points[i]] = life;
      self->doubtful[points[i]] = FALSE;
    }
}

/* Settles what is certain for one side. */
static void
settle (Judge *self, TengenStone side)
{
  guint8 alive[TENGEN_BOARD_MAX_POINTS];
  guint8 territory[TENGEN_BOARD_MAX_POINTS];

  tengen_go_alive (self->stones,
                   tengen_board_get_width (self->board),
                   tengen_board_get_height (self->board),
                   side,
                   alive,
                   territory);
  for (int i = 0; i < self->n_points; i++)
    if (alive[i] || territory[i])
      {
        self->settled[i] = TRUE;
        self->share[i] = side == TENGEN_STONE_BLACK ? 100 : -100;
        self->kept[i] = self->stones[i] == side ? 100 : 0;
        if (self->stones[i] != TENGEN_STONE_NONE)
          self->life[i] = self->stones[i] == side ? TENGEN_GO_LIFE_ALIVE
                                                  : TENGEN_GO_LIFE_DEAD;
      }
}

/* Fewer playouts where each takes longer. */
static guint
scale (const Judge *self, guint n, guint least)
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
count_votes (Judge *self)
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

/* Tells whether a chain has a liberty that is nobody's in a quarter of the
 * playouts, as in seki. */
static gboolean
may_be_seki (const Judge *self, int point)
{
  TengenPoint liberties[TENGEN_BOARD_MAX_POINTS];
  int n;

  if (self->settled[point] || self->kept[point] <= DEAD)
    return FALSE;
  n = tengen_board_list_liberties (self->board, (TengenPoint) point, liberties);
  for (int i = 0; i < n; i++)
    if (!self->settled[liberties[i]] &&
        4u * (self->vote.black[liberties[i]] + self->vote.white[liberties[i]]) <
            3u * self->vote.n)
      return TRUE;
  return FALSE;
}

/* Tells whether a chain called alive fights with one called dead for the same
 * liberties: one may be alive only because the other is not. */
static gboolean
is_racing (const Judge *self, int point)
{
  TengenPoint points[TENGEN_BOARD_MAX_POINTS];
  int n, n_liberties;

  if (self->settled[point])
    return FALSE;
  n_liberties = tengen_board_get_liberties (self->board, (TengenPoint) point);
  n = tengen_board_list_chain (self->board, (TengenPoint) point, points);
  for (int i = 0; i < n; i++)
    {
      TengenPoint around[4];
      int n_around =
          tengen_board_list_neighbours (self->board, points[i], around);

      for (int j = 0; j < n_around; j++)
        if (self->stones[around[j]] != TENGEN_STONE_NONE &&
            self->life[around[j]] == TENGEN_GO_LIFE_DEAD &&
            !self->settled[around[j]] &&
            self->stones[around[j]] != self->stones[point] &&
            n_liberties <=
                MAX (2, tengen_board_get_liberties (self->board, around[j])))
          return TRUE;
    }
  return FALSE;
}

/* Reads what becomes of a chain. Returns FALSE if that is too much. */
static gboolean
read_chain (TengenGoDeadReader *reader, TengenPoint point, TengenGoLife *life)
{
  TengenGoDeadAnswer attacked, defended;

  attacked = tengen_go_dead_reader_can_take (reader, point, TRUE);
  if (attacked == TENGEN_GO_DEAD_ANSWER_NO)
    {
      *life = tengen_go_dead_reader_is_seki (reader, point)
                  ? TENGEN_GO_LIFE_SEKI
                  : TENGEN_GO_LIFE_ALIVE;
      return TRUE;
    }
  defended = tengen_go_dead_reader_can_take (reader, point, FALSE);
  *life = defended == TENGEN_GO_DEAD_ANSWER_YES ? TENGEN_GO_LIFE_DEAD
                                                : TENGEN_GO_LIFE_DOUBTFUL;
  return defended == TENGEN_GO_DEAD_ANSWER_YES ||
         (attacked != TENGEN_GO_DEAD_ANSWER_UNKNOWN &&
          defended != TENGEN_GO_DEAD_ANSWER_UNKNOWN);
}

/* Reads whether a chain called dead can be saved, by a ko only if it takes one
 * to kill it. */
static void
read_dead (Judge *self, TengenGoDeadReader *reader, TengenPoint point)
{
  TengenGoDeadAnswer defended, attacked;

  defended = tengen_go_dead_reader_can_take (reader, point, FALSE);
  if (defended == TENGEN_GO_DEAD_ANSWER_YES)
    set_proved (self, point);
  if (defended == TENGEN_GO_DEAD_ANSWER_YES ||
      defended == TENGEN_GO_DEAD_ANSWER_UNKNOWN)
    return;
  attacked = tengen_go_dead_reader_can_take (reader, point, TRUE);
  if (attacked == TENGEN_GO_DEAD_ANSWER_NO)
    set_life (self,
              point,
              tengen_go_dead_reader_is_seki (reader, point)
                  ? TENGEN_GO_LIFE_SEKI
                  : TENGEN_GO_LIFE_ALIVE);
  else if (defended == TENGEN_GO_DEAD_ANSWER_NO ||
           attacked == TENGEN_GO_DEAD_ANSWER_KO)
    set_life (self, point, TENGEN_GO_LIFE_DOUBTFUL);
}

/* Reads the chains in doubt and those that may be in seki. What is proved to
 * be doubtful needs no search. */
static void
read_doubtful (Judge *self)
{
  guint8 asked[TENGEN_BOARD_MAX_POINTS] = { 0 };
  guint8 dead[TENGEN_BOARD_MAX_POINTS] = { 0 };
  guint8 sure[TENGEN_BOARD_MAX_POINTS] = { 0 };
  gboolean any = FALSE;
  TengenGoDeadReader *reader;

  for (int i = 0; i < self->n_points; i++)
    if (self->stones[i] != TENGEN_STONE_NONE)
      {
        gboolean seki = may_be_seki (self, i);

        sure[i] = self->kept[i] >= SURE && !seki && !is_racing (self, i);
        asked[i] = self->is_first[i] &&
                   (seki || self->life[i] == TENGEN_GO_LIFE_DOUBTFUL);
        dead[i] = self->is_first[i] && !self->settled[i] &&
                  self->life[i] == TENGEN_GO_LIFE_DEAD;
        any |= asked[i] || dead[i];
      }
  if (!any)
    return;
  reader = tengen_go_dead_reader_new (
      self->board,
      sure,
      self->ko_fights,
      READ_BUDGET + READ_BUDGET_POINT * MIN (self->n_points, PLAIN_POINTS));
  for (int i = 0; i < self->n_points; i++)
    {
      TengenGoLife life;

      if (asked[i] && read_chain (reader, (TengenPoint) i, &life))
        set_life (self, i, life);
    }
  for (int i = 0; i < self->n_points; i++)
    if (dead[i] && self->life[i] == TENGEN_GO_LIFE_DEAD)
      read_dead (self, reader, (TengenPoint) i);
  tengen_go_dead_reader_free (reader);
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
search_area (Judge *self, const guint8 *area, guint n)
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
        set_life (
            self,
            i,
            weigh_first (
                self->kept[i],
                tengen_go_dead_vote_get_kept (&black, self->board, point),
                tengen_go_dead_vote_get_kept (&white, self->board, point)));
    }
}

/* Finds the next area with a chain in doubt that is not @done, and adds it. */
static gboolean
find_area (const Judge *self, guint8 *done, guint8 *area)
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

/* Searches the areas in doubt, as many as there are playouts for. */
static void
search_doubtful (Judge *self)
{
  guint8 done[TENGEN_BOARD_MAX_POINTS] = { 0 };
  guint8 area[TENGEN_BOARD_MAX_POINTS];
  guint total = scale (self, N_SEARCH_PLAYOUTS, 0);
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

/* Takes off chains without liberties, which a position set up by hand may
 * have; what they are worth is in doubt. */
static TengenBoard *
copy_breathing (const TengenBoard *board, guint8 *life)
{
  TengenBoard *copy = tengen_board_copy (board);
  int n_points = tengen_board_get_n_points (board);

  for (int i = 0; i < n_points; i++)
    {
      TengenPoint point = (TengenPoint) i;
      TengenPoint points[TENGEN_BOARD_MAX_POINTS];
      int n;

      life[i] = 0;
      if (tengen_board_get (copy, point) == TENGEN_STONE_NONE ||
          tengen_board_get_liberties (copy, point) > 0)
        continue;
      n = tengen_board_list_chain (copy, point, points);
      for (int j = 0; j < n; j++)
        tengen_board_put (copy, points[j], TENGEN_STONE_NONE);
    }
  for (int i = 0; i < n_points; i++)
    if (tengen_board_get (copy, (TengenPoint) i) !=
        tengen_board_get (board, (TengenPoint) i))
      life[i] = TENGEN_GO_LIFE_DOUBTFUL;
  return copy;
}

static void
judge (Judge *self)
{
  tengen_board_read (self->board, self->stones);
  find_first (self);
  settle (self, TENGEN_STONE_BLACK);
  settle (self, TENGEN_STONE_WHITE);
  count_votes (self);
  read_doubtful (self);
  search_doubtful (self);
}

int
tengen_go_dead_judge (const TengenBoard *board,
                      TengenGoKoFights ko_fights,
                      guint8 *life,
                      gint8 *share)
{
  g_autoptr (TengenBoard) copy = NULL;
  g_autofree Judge *self = NULL;
  int n = 0;

  g_return_val_if_fail (board != NULL, 0);
  g_return_val_if_fail (life != NULL, 0);

  copy = copy_breathing (board, life);
  self = g_new0 (Judge, 1);
  self->board = copy;
  self->n_points = tengen_board_get_n_points (copy);
  self->ko_fights = ko_fights;
  self->life = life;
  judge (self);
  for (int i = 0; i < self->n_points; i++)
    {
      n += life[i] == TENGEN_GO_LIFE_DEAD;
      if (share != NULL)
        share[i] = self->share[i];
    }
  return n;
}
