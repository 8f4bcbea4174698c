/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-level: the computer as an opponent of levels 1 to 10
 */
#include "tengen-engine-level.h"

#include "tengen-engine-settled.h"
#include "tengen-engine-simple.h"
#include "tengen-engine-worth.h"

#include <string.h>

/* Levels that search. */
#define N_BUDGETS (TENGEN_ENGINE_LEVELS - TENGEN_ENGINE_LEVELS_SIGHT)

/* The playouts that look for points, also whether a pass is due. */
#define PLAYOUTS_OF_POINTS 800

/* Levels whose own search does not see in time that a game is lost; where stones
 * count, so many playouts more ask whether it is. The share of a lost game.
 * Chosen by matches, see tests/bench/README.md. */
#define LEVELS_OF_LOST 8
#define PLAYOUTS_OF_LOST 2000
#define LOST 230

/* The playouts of a move on boards of so many points at most. */
typedef struct
{
  int points;
  guint playouts[N_BUDGETS];
} Budgets;

/* Where only stones count, and other Go. Chosen by matches, see
 * tests/bench/README.md. */
static const Budgets pure_budgets[] = {
  { 49, { 30, 80, 250, 800, 3000, 15000 } },
  { 81, { 32, 80, 190, 460, 1500, 10000 } },
  { 169, { 80, 160, 400, 1200, 5000, 25000 } },
  { 361, { 300, 600, 1200, 2500, 6000, 15000 } },
};
static const Budgets go_budgets[] = {
  { 49, { 30, 80, 250, 800, 3000, 15000 } },
  { 81, { 26, 70, 180, 420, 1100, 10000 } },
  { 169, { 80, 160, 400, 1200, 5000, 25000 } },
  { 361, { 300, 600, 1200, 2500, 6000, 15000 } },
};
G_STATIC_ASSERT (G_N_ELEMENTS (pure_budgets) == G_N_ELEMENTS (go_budgets));

static guint
halve (guint playouts, guint halvings)
{
  return MAX (playouts >> MIN (halvings, 31), 1);
}

int
tengen_engine_level_get_most (int width, int height)
{
  g_return_val_if_fail (width >= 1 && width <= TENGEN_BOARD_MAX, 0);
  g_return_val_if_fail (height >= 1 && height <= TENGEN_BOARD_MAX, 0);

  return width <= TENGEN_ENGINE_SIZE_MAX && height <= TENGEN_ENGINE_SIZE_MAX
             ? TENGEN_ENGINE_LEVELS
             : TENGEN_ENGINE_LEVELS_SIGHT;
}

guint
tengen_engine_level_get_playouts (const TengenEnginePlayer *player,
                                  const TengenGoRules *rules,
                                  int width,
                                  int height)
{
  const Budgets *budgets;
  int level;
  guint playouts;

  g_return_val_if_fail (player != NULL && rules != NULL, 0);
  g_return_val_if_fail (player->level >= 1 &&
                            player->level <=
                                tengen_engine_level_get_most (width, height),
                        0);

  level = player->level - TENGEN_ENGINE_LEVELS_SIGHT;
  if (level <= 0)
    return 0;
  budgets = tengen_engine_worth_is_stones (rules) ? pure_budgets : go_budgets;
  while (budgets->points < width * height)
    budgets++;
  playouts = player->playouts > 0
                 ? MIN (player->playouts, TENGEN_ENGINE_BUDGET_MAX)
                 : budgets->playouts[level - 1];
  return halve (playouts, player->halvings);
}

/* Tells whether a longer search asks if a game is lost. */
static gboolean
may_be_lost (const TengenEnginePlayer *player, const TengenGoRules *rules)
{
  return player->level > TENGEN_ENGINE_LEVELS_SIGHT &&
         player->level <= LEVELS_OF_LOST && rules->goal == 0 &&
         tengen_engine_worth_is_stones (rules);
}

guint
tengen_engine_level_get_most_playouts (const TengenEnginePlayer *player,
                                       const TengenGoRules *rules,
                                       int width,
                                       int height)
{
  guint playouts =
      tengen_engine_level_get_playouts (player, rules, width, height);

  if (may_be_lost (player, rules))
    playouts += halve (PLAYOUTS_OF_LOST, player->halvings) +
                halve (PLAYOUTS_OF_POINTS, player->halvings);
  return playouts;
}

/* Tells whether territories are counted and all points seem settled. */
static gboolean
seems_settled (const TengenGo *go,
               const TengenEnginePlayer *player,
               TengenEngineProgress progress,
               gpointer data)
{
  const TengenGoRules *rules = tengen_go_get_rules (go);
  const TengenBoard *board = tengen_go_get_board (go);
  int n_points = tengen_board_get_n_points (board);
  int width = tengen_board_get_width (board);
  int height = tengen_board_get_height (board);
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint8 settled[TENGEN_BOARD_MAX_POINTS];
  TengenGoPlayoutBoard *start, *next;

  if (!rules->territory || rules->goal > 0 || player->counts_lying)
    return FALSE;
  start = tengen_go_playout_board_new (width, height);
  next = tengen_go_playout_board_new (width, height);
  tengen_board_read (board, stones);
  tengen_go_playout_board_load (start, stones);
  tengen_engine_settled_find (
      start, next, player->seed, progress, data, settled);
  tengen_go_playout_board_free (start);
  tengen_go_playout_board_free (next);
  return memchr (settled, TENGEN_STONE_NONE, (gsize) n_points) == NULL;
}

/* What searches after the first one share. */
typedef struct
{
  TengenEngine *engine;
  TengenGo *go;
  const TengenEnginePlayer *player;
  TengenEngineSettings settings;
  TengenEngineProgress progress;
  gpointer data;
  TengenEngineAnswer *answer;
} Search;

/* Searches with another budget; %FALSE if it was stopped. */
static gboolean
search_again (Search *self, guint playouts, TengenEngineAnswer *second)
{
  self->settings.playouts = halve (playouts, self->player->halvings);
  tengen_engine_choose (self->engine,
                        self->go,
                        &self->settings,
                        self->progress,
                        self->data,
                        second);
  self->answer->playouts += second->playouts;
  self->answer->is_stopped = second->is_stopped;
  return !second->is_stopped;
}

/* Searches for points from a lead; %FALSE if it was stopped. */
static gboolean
seek_points (Search *self, int lead_x2, TengenEngineAnswer *second)
{
  self->settings.komi_x2 += lead_x2;
  self->settings.seeks_points = TRUE;
  return search_again (self, PLAYOUTS_OF_POINTS, second);
}

/* Passes in place of a move if a longer search for points finds that no move
 * gains any. That of the move is too short to tell on low levels, and to take
 * what is settled for granted is wrong too often. */
static void
ask_pass (Search *self)
{
  TengenEngineAnswer second;

  self->settings.asks_pass = TRUE;
  if (seek_points (self, self->answer->lead_x2, &second) &&
      second.point == TENGEN_POINT_PASS)
    self->answer->point = TENGEN_POINT_PASS;
}

/* Plays a lost game for the stones that can be kept: a search for a win would
 * risk them all. */
static void
keep_stones_if_lost (Search *self)
{
  TengenEngineAnswer second;

  if (search_again (self, PLAYOUTS_OF_LOST, &second) && second.share <= LOST &&
      seek_points (self, second.lead_x2, &second))
    self->answer->point = second.point;
}

static void
search (TengenGo *go,
        const TengenEnginePlayer *player,
        TengenEngineProgress progress,
        gpointer data,
        TengenEngineAnswer *answer)
{
  const TengenBoard *board = tengen_go_get_board (go);
  int width = tengen_board_get_width (board);
  int height = tengen_board_get_height (board);
  g_autoptr (TengenEngine) engine = tengen_engine_new (width, height);
  TengenEngineSettings settings = {
    .playouts = tengen_engine_level_get_playouts (
        player, tengen_go_get_rules (go), width, height),
    .seed = player->seed,
    .komi_x2 = player->komi_x2,
    .handicap = player->handicap,
    .counts_lying = player->counts_lying,
    .avoids_third = player->avoids_third,
  };
  Search again;

  tengen_engine_choose (engine, go, &settings, progress, data, answer);
  if (answer->point == TENGEN_POINT_PASS || answer->is_stopped)
    return;
  again = (Search){ engine, go, player, settings, progress, data, answer };
  if (may_be_lost (player, tengen_go_get_rules (go)))
    keep_stones_if_lost (&again);
  else if (seems_settled (go, player, progress, data))
    ask_pass (&again);
}

void
tengen_engine_level_choose (TengenGo *go,
                            const TengenEnginePlayer *player,
                            TengenEngineProgress progress,
                            gpointer data,
                            TengenEngineAnswer *answer)
{
  const TengenBoard *board;

  g_return_if_fail (go != NULL && player != NULL && answer != NULL);
  board = tengen_go_get_board (go);
  g_return_if_fail (player->level >= 1 &&
                    player->level <= tengen_engine_level_get_most (
                                         tengen_board_get_width (board),
                                         tengen_board_get_height (board)));

  if (player->level <= TENGEN_ENGINE_LEVELS_SIGHT)
    tengen_engine_simple_choose (go, player, progress, data, answer);
  else
    search (go, player, progress, data, answer);
}
