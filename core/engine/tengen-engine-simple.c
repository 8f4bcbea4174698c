/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-simple: a move without search
 *
 * Shape: stages, one after the other until there is a move. In a stage the
 *        points that belong to it are rated, the best one that is safe is
 *        played.
 */
#include "tengen-engine-simple.h"

#include "tengen-engine-capture.h"
#include "tengen-engine-policy.h"
#include "tengen-engine-settled.h"
#include "tengen-engine-sight.h"
#include "tengen-engine-worth.h"
#include "tengen-go-alive.h"
#include "tengen-go-playout-policy.h"

#include <string.h>

/* The rate of a point that is not to be played. */
#define NEVER G_MININT
/* Moves that fill which are looked at closely at most. */
#define MAX_FILLS 6

typedef enum
{
  STAGE_PLAY,   /* anything that is not settled */
  STAGE_DEAD,   /* dead stones in own territory */
  STAGE_INVADE, /* into what is not safe for good, where that costs nothing */
  STAGE_FILL,   /* own territory, where only stones count */
  STAGE_ANY,    /* whatever is left, where there are no passes */
  N_STAGES,
} Stage;

/* First levels try everything else before they fill; others see that most of
 * what is left is hopeless. */
#define LEVELS_INVADING 2
static const Stage invading[] = {
  STAGE_PLAY, STAGE_DEAD, STAGE_INVADE, STAGE_FILL, STAGE_ANY
};
static const Stage filling[] = {
  STAGE_PLAY, STAGE_DEAD, STAGE_FILL, STAGE_INVADE, STAGE_ANY
};
/* From here on a level sees each capture that wins. */
#define LEVELS_WINNING 2
/* What is better than all else. */
#define WINS 10000
G_STATIC_ASSERT (G_N_ELEMENTS (invading) == N_STAGES);
G_STATIC_ASSERT (G_N_ELEMENTS (filling) == N_STAGES);

typedef struct
{
  TengenGo *go;
  const TengenEnginePlayer *player;
  TengenEngineProgress progress;
  gpointer data;
  const TengenGoRules *rules;
  TengenGoPlayoutBoard *start;
  TengenGoPlayoutBoard *next; /* after a move that is looked at */
  TengenGoPlayoutBoard *work;
  TengenEnginePatterns patterns;
  TengenEngineScene scene;
  TengenEngineCapture capture;
  TengenStone stone;  /* to move */
  gboolean is_stones; /* only stones count */
  gboolean is_free;   /* a move in own territory costs nothing */
  gboolean is_stopped;
  int n_points;
  int n_fills; /* looked at closely */
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint8 codes[TENGEN_BOARD_MAX_POINTS];   /* reasons against moves */
  guint8 settled[TENGEN_BOARD_MAX_POINTS]; /* whose the point is */
  guint8 after[TENGEN_BOARD_MAX_POINTS];   /* the same after a move */
  guint8 alive[TENGEN_BOARD_MAX_POINTS];   /* own stones safe for good */
  guint8 closed[TENGEN_BOARD_MAX_POINTS];  /* opponent's for good */
  int rates[TENGEN_BOARD_MAX_POINTS];
} Choice;

static void
find_alive (const Choice *self,
            const guint8 *stones,
            TengenStone side,
            guint8 *alive,
            guint8 *territory)
{
  const TengenBoardPlan *plan = self->start->plan;

  tengen_go_alive (stones, plan->width, plan->height, side, alive, territory);
}

/* Finds what is settled on a board. */
static void
settle (Choice *self, const TengenGoPlayoutBoard *board, guint8 *settled)
{
  if (!tengen_engine_settled_find (board,
                                   self->work,
                                   self->scene.move_seed,
                                   self->progress,
                                   self->data,
                                   settled))
    self->is_stopped = TRUE;
}

/* Finds whose the points are: by what is proved, else by playouts. */
static void
find_owners (Choice *self)
{
  TengenStone other = tengen_stone_other (self->stone);
  guint8 own[TENGEN_BOARD_MAX_POINTS];
  guint8 alive[TENGEN_BOARD_MAX_POINTS];

  if (self->capture.goal > 0)
    return;
  settle (self, self->start, self->settled);
  find_alive (self, self->stones, other, alive, self->closed);
  find_alive (self, self->stones, self->stone, self->alive, own);
  for (int i = 0; i < self->n_points; i++)
    if (self->closed[i])
      self->settled[i] = (guint8) other;
    else if (own[i])
      self->settled[i] = (guint8) self->stone;
}

/* The square of the action before, 0 if it was no move. */
static TengenGoPlayoutPoint
find_last (const Choice *self)
{
  guint ply = tengen_go_get_ply (self->go);
  TengenPoint point =
      ply == 0 ? TENGEN_POINT_NONE : tengen_go_get_played (self->go, ply);

  return point < self->n_points
             ? tengen_go_playout_board_pad (self->start, point)
             : 0;
}

static void
set_scene (Choice *self)
{
  guint64 hash = tengen_board_get_hash (tengen_go_get_board (self->go));
  guint ply = tengen_go_get_ply (self->go);
  const TengenEngineSight *sight =
      tengen_engine_sight_get (self->player->level);

  if (sight->shape > 0)
    tengen_engine_pattern_fill (&self->patterns);
  self->scene = (TengenEngineScene){
    .board = self->start,
    .patterns = sight->shape > 0 ? &self->patterns : NULL,
    .sight = sight,
    .stone = self->stone,
    .last = find_last (self),
    .seed = self->player->seed,
    .move_seed = tengen_engine_sight_draw (self->player->seed, hash + ply),
  };
}

static void
prepare (Choice *self, TengenGo *go, const TengenEnginePlayer *player)
{
  const TengenBoard *board = tengen_go_get_board (go);
  int width = tengen_board_get_width (board);
  int height = tengen_board_get_height (board);

  self->go = go;
  self->player = player;
  self->rules = tengen_go_get_rules (go);
  self->stone = tengen_go_get_to_move (go);
  self->is_stones = tengen_engine_worth_is_stones (self->rules);
  self->is_free =
      self->is_stones || (player->counts_lying &&
                          tengen_engine_worth_has_free_moves (self->rules));
  self->n_points = width * height;
  self->start = tengen_go_playout_board_new (width, height);
  self->next = tengen_go_playout_board_new (width, height);
  self->work = tengen_go_playout_board_new (width, height);
  tengen_board_read (board, self->stones);
  tengen_go_playout_board_load (self->start, self->stones);
  tengen_go_map (go, self->stone, self->codes);
  self->capture.goal = self->rules->goal;
  self->capture.taken[self->stone] = tengen_go_get_taken (go, self->stone);
  set_scene (self);
}

static void
clear (Choice *self)
{
  tengen_go_playout_board_free (self->start);
  tengen_go_playout_board_free (self->next);
  tengen_go_playout_board_free (self->work);
}

/* --- Which points belong to a stage --- */

static gboolean
is_sensible (const Choice *self, TengenGoPlayoutPoint point)
{
  return tengen_go_playout_policy_is_sensible (self->start, self->stone, point);
}

static gboolean
is_too_early (const Choice *self, TengenGoPlayoutPoint point)
{
  return tengen_engine_policy_is_too_early (
      self->start, tengen_go_get_ply (self->go), self->stone, point);
}

/* Tells whether a move takes stones, or makes a chain with two liberties. */
static gboolean
is_solid (const Choice *self, TengenGoPlayoutPoint point)
{
  TengenEngineMove move;

  tengen_engine_policy_look (self->start, self->stone, point, &move);
  return move.taken > 0 || move.liberties >= 2;
}

static gboolean
takes (const Choice *self, TengenGoPlayoutPoint point)
{
  TengenEngineMove move;

  tengen_engine_policy_look (self->start, self->stone, point, &move);
  return move.taken > 0;
}

/* Tells whether a dead stone of the opponent's lies beside a point. */
static gboolean
is_by_dead (const Choice *self, TengenGoPlayoutPoint point)
{
  const TengenGoPlayoutBoard *board = self->start;

  for (int i = 0; i < 4; i++)
    {
      TengenGoPlayoutPoint near =
          (TengenGoPlayoutPoint) (point + board->steps[i]);

      if (board->stones[near] == tengen_stone_other (self->stone) &&
          self->settled[tengen_go_playout_board_unpad (board, near)] ==
              self->stone)
        return TRUE;
    }
  return FALSE;
}

static gboolean
belongs (const Choice *self, TengenPoint point, Stage stage)
{
  TengenGoPlayoutPoint square =
      tengen_go_playout_board_pad (self->start, point);
  guint owner = self->settled[point];

  if (self->closed[point])
    return FALSE;
  switch (stage)
    {
    case STAGE_PLAY:
      return is_sensible (self, square) && !is_too_early (self, square) &&
             (owner == TENGEN_STONE_NONE ||
              (owner == self->stone && self->is_free && takes (self, square)));
    case STAGE_DEAD:
      return self->is_free && owner == self->stone &&
             is_sensible (self, square) && is_by_dead (self, square) &&
             is_solid (self, square);
    case STAGE_INVADE:
      return self->is_stones && owner != self->stone &&
             is_sensible (self, square) && is_solid (self, square);
    case STAGE_FILL:
      return self->is_stones && owner == self->stone;
    case STAGE_ANY:
      return self->capture.goal > 0;
    case N_STAGES:
      break;
    }
  g_return_val_if_reached (FALSE);
}

/* An eye is filled when nothing else is left. */
static int
rate (const Choice *self, TengenGoPlayoutPoint point, Stage stage)
{
  if (self->player->level >= LEVELS_WINNING &&
      tengen_engine_capture_wins (
          &self->capture, self->start, self->stone, point))
    return WINS;
  if (stage == STAGE_FILL)
    return !tengen_go_playout_board_is_eye (self->start, self->stone, point);
  return tengen_engine_sight_rate (&self->scene, point);
}

static void
rate_all (Choice *self, Stage stage)
{
  for (int i = 0; i < self->n_points; i++)
    {
      TengenGoPlayoutPoint point =
          tengen_go_playout_board_pad (self->start, (TengenPoint) i);

      self->rates[i] = NEVER;
      if (self->stones[i] == TENGEN_STONE_NONE &&
          self->codes[i] == TENGEN_REASON_NONE &&
          tengen_go_playout_board_is_legal (self->start, self->stone, point) &&
          belongs (self, (TengenPoint) i, stage))
        self->rates[i] = rate (self, point, stage);
    }
}

/* --- Which moves are safe --- */

/* Tells whether own stones that are settled still are after a move. */
static gboolean
stays_settled (Choice *self, TengenPoint point)
{
  if (self->n_fills++ >= MAX_FILLS)
    return FALSE;
  settle (self, self->next, self->after);
  for (int i = 0; i < self->n_points; i++)
    if ((self->stones[i] == self->stone || i == point) &&
        self->settled[i] == self->stone && self->after[i] != self->stone)
      return FALSE;
  return TRUE;
}

/* Tells whether all own stones that are safe for good still are after a move.
 * What fills territory must be safe itself. */
static gboolean
keeps_safe (Choice *self, TengenPoint point, Stage stage)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint8 alive[TENGEN_BOARD_MAX_POINTS];

  tengen_go_playout_board_assign (self->next, self->start);
  tengen_go_playout_board_play (
      self->next,
      self->stone,
      tengen_go_playout_board_pad (self->start, point));
  for (int i = 0; i < self->n_points; i++)
    stones[i] = self->next->stones[self->next->plan->squares[i]];
  find_alive (self, stones, self->stone, alive, NULL);
  for (int i = 0; i < self->n_points; i++)
    if (self->alive[i] && !alive[i])
      return FALSE;
  return stage != STAGE_FILL || alive[point] || stays_settled (self, point);
}

/* Tells whether a move brings a position back. */
static gboolean
goes_round (const Choice *self, TengenPoint point)
{
  gboolean is_cycle;

  tengen_go_play (self->go, point, self->stone);
  is_cycle = tengen_go_get_cycle (self->go, NULL);
  tengen_go_undo (self->go);
  return is_cycle;
}

static int
find_best (const Choice *self)
{
  int best = -1;

  for (int i = 0; i < self->n_points; i++)
    if (self->rates[i] != NEVER &&
        (best < 0 || self->rates[i] > self->rates[best]))
      best = i;
  return best;
}

/* Finds the move of a stage, or PASS. */
static TengenPoint
choose_in (Choice *self, Stage stage)
{
  int best;

  rate_all (self, stage);
  while ((best = find_best (self)) >= 0)
    {
      if (keeps_safe (self, (TengenPoint) best, stage) &&
          !goes_round (self, (TengenPoint) best))
        return (TengenPoint) best;
      self->rates[best] = NEVER;
    }
  return TENGEN_POINT_PASS;
}

void
tengen_engine_simple_choose (TengenGo *go,
                             const TengenEnginePlayer *player,
                             TengenEngineProgress progress,
                             gpointer data,
                             TengenEngineAnswer *answer)
{
  g_autofree Choice *self = NULL;
  const Stage *stages;

  g_return_if_fail (go != NULL && player != NULL && answer != NULL);
  g_return_if_fail (player->level >= 1 &&
                    player->level <= TENGEN_ENGINE_LEVELS_SIGHT);

  self = g_new0 (Choice, 1);
  self->progress = progress;
  self->data = data;
  prepare (self, go, player);
  find_owners (self);
  memset (answer, 0, sizeof *answer);
  answer->point = TENGEN_POINT_PASS;
  stages = player->level <= LEVELS_INVADING ? invading : filling;
  for (int i = 0; i < N_STAGES && answer->point == TENGEN_POINT_PASS; i++)
    answer->point = choose_in (self, stages[i]);
  answer->is_stopped = self->is_stopped;
  clear (self);
}
