/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-advice: a choice of three points for a beginner
 *
 * Shape: the position is searched until its move is known, for points and with
 *        a komi that makes it even. The moves that look most sensible are then
 *        tried one after the other until two are found that lose enough; where
 *        none is, the next best moves are looked at as good ones.
 */
#include "tengen-engine-advice.h"

#include <string.h>

/* How many moves are tried as bad ones, so that a quiet position has an end, and
 * how many may be good. */
#define MOVES_BAD 6
#define MOVES_GOOD 3
/* What a bad move loses at least by both of its searches, and a good one at
 * most: half points. Both are on the safe side of what is promised, as playouts
 * are chance. */
#define BAD_X2 10
#define GOOD_X2 0
/* A move that is as good as the best has a part of its playouts at the root,
 * too. */
#define GOOD_PART 3
/* How many times the playouts of one search: the search for the best move, and
 * the one after each move that is shown. */
#define TIMES_ROOT 14
#define TIMES_SHOWN 3

/* The playouts of one search, by the points of the board. */
static const struct
{
  int points;
  guint playouts;
} budgets[] = {
  { 7 * 7, 1400 }, { 9 * 9, 900 }, { 13 * 13, 360 }, { 19 * 19, 180 }
};

/* A move that comes into question. */
typedef struct
{
  TengenPoint point;
  TengenPoint answer;
  int looks;
  guint visits; /* by the search for the best move */
  gboolean is_tried;
  int lead_x2; /* of the side to move after it */
} Move;

typedef struct
{
  TengenEngine *engine;
  TengenGo *go;
  TengenEngineSettings settings;
  TengenEngineProgress progress;
  gpointer data;
  guint done; /* playouts of the searches before */
  gboolean is_stopped;
  TengenStone stone;
  int n_moves;
  Move moves[TENGEN_ENGINE_SIZE_MAX * TENGEN_ENGINE_SIZE_MAX];
} Finder;

static gboolean
progress_cb (guint playouts, gpointer data)
{
  Finder *self = data;

  return self->progress == NULL ||
         self->progress (self->done + playouts, self->data);
}

/* Searches the position as it stands. */
static gboolean
search (Finder *self, guint times, TengenEngineAnswer *answer)
{
  TengenEngineSettings settings = self->settings;

  settings.playouts = MIN (settings.playouts * times, TENGEN_ENGINE_BUDGET_MAX);
  settings.seed += times;
  tengen_engine_choose (
      self->engine, self->go, &settings, progress_cb, self, answer);
  self->done += answer->playouts;
  self->is_stopped = answer->is_stopped;
  return !self->is_stopped;
}

/* Whether captures have decided the game, so that there is nothing to search. */
static gboolean
is_won (const Finder *self)
{
  return tengen_go_has_reached (self->go, self->stone) ||
         (tengen_go_get_rules (self->go)->goal > 0 &&
          !tengen_go_has_move (self->go, tengen_stone_other (self->stone)));
}

/* What is found after a move that wins: the most that a search can find. */
static TengenEngineAnswer
answer_won (const Finder *self)
{
  int most_x2 = tengen_board_get_n_points (tengen_go_get_board (self->go));

  return (TengenEngineAnswer){
    .point = TENGEN_POINT_PASS,
    .lead_x2 = self->stone == TENGEN_STONE_BLACK ? most_x2 : -most_x2,
  };
}

/* Searches the position after a move. */
static gboolean
try_move (Finder *self, Move *move, guint times)
{
  TengenEngineAnswer answer;

  tengen_go_play (self->go, move->point, self->stone);
  if (is_won (self))
    answer = answer_won (self);
  else
    search (self, times, &answer);
  tengen_go_undo (self->go);
  move->is_tried = TRUE;
  move->answer = answer.point;
  move->lead_x2 =
      self->stone == TENGEN_STONE_BLACK ? answer.lead_x2 : -answer.lead_x2;
  return !self->is_stopped;
}

/* The opponent's last move, or NONE. */
static TengenPoint
find_last (const TengenGo *go)
{
  guint ply = tengen_go_get_ply (go);

  return ply == 0 ? TENGEN_POINT_NONE : tengen_go_get_played (go, ply);
}

/* Lists the moves of the last search with what they look like. */
static void
list_moves (Finder *self)
{
  g_autoptr (TengenBoard) board =
      tengen_board_copy (tengen_go_get_board (self->go));
  g_autofree TengenEngineCandidate *candidates = g_new (
      TengenEngineCandidate, (gsize) tengen_board_get_n_points (board) + 1);
  guint n = tengen_engine_list (self->engine, candidates);
  TengenPoint last = find_last (self->go);

  for (guint i = 0; i < n; i++)
    if (candidates[i].point != TENGEN_POINT_PASS)
      self->moves[self->n_moves++] = (Move){
        .point = candidates[i].point,
        .looks = tengen_engine_advice_judge (
            board, self->stone, candidates[i].point, last),
        .visits = candidates[i].visits,
      };
}

/* Looks at the position and finds the best move, or none where that is a
 * pass. */
static gboolean
look (Finder *self)
{
  TengenEngineAnswer answer;

  if (!search (self, 1, &answer))
    return FALSE;
  if (answer.point == TENGEN_POINT_PASS)
    return TRUE;
  self->settings.seeks_points = TRUE;
  self->settings.komi_x2 += answer.lead_x2;
  if (!search (self, 1, &answer))
    return FALSE;
  self->settings.komi_x2 += answer.lead_x2;
  if (!search (self, TIMES_ROOT, &answer))
    return FALSE;
  if (answer.point == TENGEN_POINT_PASS)
    return TRUE;
  list_moves (self);
  return try_move (self, &self->moves[0], TIMES_SHOWN);
}

/* The move that looks most sensible of those not yet looked at, or NULL. */
static Move *
find_next (Finder *self)
{
  Move *next = NULL;

  for (int i = 0; i < self->n_moves; i++)
    if (!self->moves[i].is_tried && self->moves[i].looks > 0 &&
        (next == NULL || self->moves[i].looks > next->looks))
      next = &self->moves[i];
  return next;
}

static void
show (TengenEngineAdvice *advice, const Move *move, int loss_x2)
{
  int n = advice->n_points++;

  advice->points[n] = move->point;
  advice->answer[n] = move->answer;
  advice->loss_x2[n] = MAX (loss_x2, 0);
  advice->is_good[n] = loss_x2 <= GOOD_X2;
}

/* Adds a move if it loses enough by a second search too. */
static gboolean
add_bad (Finder *self, Move *move, int best_x2, TengenEngineAdvice *advice)
{
  if (best_x2 - move->lead_x2 < BAD_X2 || move->looks == 0)
    return TRUE;
  if (!try_move (self, move, TIMES_SHOWN))
    return FALSE;
  if (best_x2 - move->lead_x2 >= BAD_X2)
    show (advice, move, best_x2 - move->lead_x2);
  return TRUE;
}

static gboolean
add_bad_moves (Finder *self, TengenEngineAdvice *advice)
{
  int best_x2 = self->moves[0].lead_x2;
  int n_tried = 0;

  for (Move *move = find_next (self);
       move != NULL && n_tried < MOVES_BAD &&
       advice->n_points < TENGEN_ENGINE_ADVICE_POINTS;
       move = find_next (self), n_tried++)
    if (!try_move (self, move, 1) || !add_bad (self, move, best_x2, advice))
      return FALSE;
  return TRUE;
}

/* Adds the moves that are as good as the best. */
static gboolean
add_good_moves (Finder *self, TengenEngineAdvice *advice)
{
  int best_x2 = self->moves[0].lead_x2;

  for (int i = 1; i < MIN (self->n_moves, MOVES_GOOD); i++)
    {
      Move *move = &self->moves[i];

      if (move->visits * GOOD_PART < self->moves[0].visits)
        break;
      if (!try_move (self, move, TIMES_SHOWN))
        return FALSE;
      if (best_x2 - move->lead_x2 <= GOOD_X2)
        show (advice, move, best_x2 - move->lead_x2);
    }
  return TRUE;
}

static void
swap (TengenEngineAdvice *advice, int i, int j)
{
  TengenEngineAdvice old = *advice;

  advice->points[i] = old.points[j];
  advice->points[j] = old.points[i];
  advice->is_good[i] = old.is_good[j];
  advice->is_good[j] = old.is_good[i];
  advice->loss_x2[i] = old.loss_x2[j];
  advice->loss_x2[j] = old.loss_x2[i];
  advice->answer[i] = old.answer[j];
  advice->answer[j] = old.answer[i];
}

/* From left to right, then from top to bottom. */
static gboolean
comes_before (int width, TengenPoint a, TengenPoint b)
{
  int x_a = tengen_point_x (a, width);
  int x_b = tengen_point_x (b, width);

  return x_a != x_b ? x_a < x_b : a < b;
}

static void
put_in_order (TengenEngineAdvice *advice, int width)
{
  for (int i = 1; i < advice->n_points; i++)
    for (int j = i;
         j > 0 &&
         comes_before (width, advice->points[j], advice->points[j - 1]);
         j--)
      swap (advice, j, j - 1);
}

/* Says what the good move does if there are others to choose from. The good one
 * comes first. */
static void
add_kind (const Finder *self, TengenEngineAdvice *advice)
{
  g_autoptr (TengenBoard) board =
      tengen_board_copy (tengen_go_get_board (self->go));

  if (advice->n_points < 2 || advice->is_good[1])
    return;
  advice->kind = tengen_engine_advice_kind_find (board,
                                                 self->stone,
                                                 advice->points[0],
                                                 advice->points + 1,
                                                 advice->n_points - 1,
                                                 &advice->chain);
  if (advice->kind != TENGEN_ENGINE_ADVICE_NOTHING)
    advice->n_stones = tengen_board_get_chain_size (board, advice->chain);
}

/* Returns FALSE if it was stopped. */
static gboolean
find (Finder *self, TengenEngineAdvice *advice)
{
  if (!look (self))
    return FALSE;
  if (self->n_moves == 0)
    return TRUE;
  show (advice, &self->moves[0], 0);
  if (!add_bad_moves (self, advice))
    return FALSE;
  if (advice->n_points == 1 && !add_good_moves (self, advice))
    return FALSE;
  add_kind (self, advice);
  return TRUE;
}

static void
clear (TengenEngineAdvice *advice)
{
  memset (advice, 0, sizeof *advice);
  advice->chain = TENGEN_POINT_NONE;
}

guint
tengen_engine_advice_get_playouts (int width, int height)
{
  g_return_val_if_fail (width >= 1 && width <= TENGEN_ENGINE_SIZE_MAX, 0);
  g_return_val_if_fail (height >= 1 && height <= TENGEN_ENGINE_SIZE_MAX, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (budgets); i++)
    if (width * height <= budgets[i].points)
      return budgets[i].playouts;
  g_return_val_if_reached (0);
}

void
tengen_engine_advice_find (TengenGo *go,
                           const TengenEngineSettings *settings,
                           TengenEngineProgress progress,
                           gpointer data,
                           TengenEngineAdvice *advice)
{
  g_autofree Finder *self = g_new0 (Finder, 1);
  g_autoptr (TengenEngine) engine = NULL;
  int width, height;

  g_return_if_fail (go != NULL && settings != NULL && advice != NULL);
  width = tengen_board_get_width (tengen_go_get_board (go));
  height = tengen_board_get_height (tengen_go_get_board (go));
  g_return_if_fail (width <= TENGEN_ENGINE_SIZE_MAX &&
                    height <= TENGEN_ENGINE_SIZE_MAX);

  engine = tengen_engine_new (width, height);
  self->engine = engine;
  self->go = go;
  self->settings = *settings;
  self->progress = progress;
  self->data = data;
  self->stone = tengen_go_get_to_move (go);
  clear (advice);
  if (!find (self, advice))
    {
      clear (advice);
      advice->is_stopped = TRUE;
    }
  put_in_order (advice, width);
}
