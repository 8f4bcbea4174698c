/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * driver-advice: whether advice is good, by searches of 50 times its budget
 *
 * What:  RULES SIZE N SEED TIMES takes N positions from games of the engine
 *        against itself, every third of a game, and looks for advice in each.
 *        What each point loses is found by searching the positions after it,
 *        and after the move that a search of this budget prefers, with TIMES
 *        the playouts.
 * Shape: all these searches have the komi that makes the position even, as
 *        playouts say little about points in a game that is won.
 */
#include "driver.h"

#include "tengen-engine-advice.h"

#include <stdio.h>
#include <stdlib.h>

/* The playouts of a move in the games. */
#define PLAYOUTS_OF_GAMES 100
/* Of each game every so many positions are looked at. */
#define EVERY 3
/* What the promise is, in half points. */
#define PROMISED_GOOD_X2 2
#define PROMISED_BAD_X2 6

typedef struct
{
  TengenEngine *engine;
  guint times;
  gboolean lists; /* every point to the error output */
  guint64 seed;
  guint n_positions;
  guint n_points[TENGEN_ENGINE_ADVICE_POINTS + 1];
  guint n_all_good;
  guint n_good, n_good_held;
  guint n_bad, n_bad_held;
  guint n_kinds[TENGEN_ENGINE_ADVICE_CUT + 1];
  double cpu;
  double longest;
} Bench;

/* The lead of the side to move at the root, half points. */
static int
search_lead (Bench *self,
             TengenGo *go,
             const TengenEngineSettings *settings,
             TengenStone stone,
             TengenEngineAnswer *answer)
{
  tengen_engine_choose (self->engine, go, settings, NULL, NULL, answer);
  return stone == TENGEN_STONE_BLACK ? answer->lead_x2 : -answer->lead_x2;
}

static int
search_after (Bench *self,
              TengenGo *go,
              const TengenEngineSettings *settings,
              TengenPoint point)
{
  TengenStone stone = tengen_go_get_to_move (go);
  TengenEngineAnswer answer;
  int lead_x2;

  if (point == TENGEN_POINT_PASS)
    return search_lead (self, go, settings, stone, &answer);
  tengen_go_play (go, point, stone);
  lead_x2 = search_lead (self, go, settings, stone, &answer);
  tengen_go_undo (go);
  return lead_x2;
}

/* Counts a point that loses so much. */
static void
note_point (Bench *self, const TengenEngineAdvice *advice, int i, int loss_x2)
{
  if (self->lists)
    fprintf (stderr,
             "%u %s %d %d %d\n",
             self->n_positions,
             advice->is_good[i] ? "good" : "bad",
             advice->points[i],
             advice->loss_x2[i],
             loss_x2);
  self->n_good += advice->is_good[i];
  self->n_good_held += advice->is_good[i] && loss_x2 <= PROMISED_GOOD_X2;
  self->n_bad += !advice->is_good[i];
  self->n_bad_held += !advice->is_good[i] && loss_x2 >= PROMISED_BAD_X2;
}

static void
check (Bench *self,
       TengenGo *go,
       TengenEngineSettings settings,
       const TengenEngineAdvice *advice)
{
  int leads_x2[TENGEN_ENGINE_ADVICE_POINTS];
  int best_x2;
  TengenEngineAnswer answer;

  settings.seed += 1000;
  settings.playouts *= 2;
  for (int i = 0; i < 2; i++)
    {
      tengen_engine_choose (self->engine, go, &settings, NULL, NULL, &answer);
      settings.komi_x2 += answer.lead_x2;
      settings.seeks_points = TRUE;
    }
  settings.playouts = settings.playouts / 2 * self->times;
  tengen_engine_choose (self->engine, go, &settings, NULL, NULL, &answer);
  best_x2 = -G_MAXINT;
  for (int i = 0; i < advice->n_points; i++)
    {
      leads_x2[i] = search_after (self, go, &settings, advice->points[i]);
      best_x2 = MAX (best_x2, leads_x2[i]);
      if (advice->points[i] == answer.point)
        answer.point = TENGEN_POINT_NONE;
    }
  if (answer.point != TENGEN_POINT_NONE)
    best_x2 = MAX (best_x2, search_after (self, go, &settings, answer.point));
  for (int i = 0; i < advice->n_points; i++)
    note_point (self, advice, i, best_x2 - leads_x2[i]);
}

static void
advise (Bench *self, TengenGo *go)
{
  const TengenBoard *board = tengen_go_get_board (go);
  TengenEngineSettings settings = {
    .playouts = tengen_engine_advice_get_playouts (
        tengen_board_get_width (board), tengen_board_get_height (board)),
    .seed = self->seed,
    .counts_lying = FALSE,
  };
  TengenEngineAdvice advice;
  double start = driver_get_cpu (), took;
  gboolean all_good = TRUE;

  tengen_engine_advice_find (go, &settings, NULL, NULL, &advice);
  took = driver_get_cpu () - start;
  self->cpu += took;
  self->longest = MAX (self->longest, took);
  self->n_positions++;
  self->n_points[advice.n_points]++;
  self->n_kinds[advice.kind]++;
  for (int i = 0; i < advice.n_points; i++)
    all_good = all_good && advice.is_good[i];
  self->n_all_good += advice.n_points > 1 && all_good;
  if (advice.n_points > 0 && self->times > 0)
    check (self, go, settings, &advice);
}

/* Plays a game until it is over or there are positions enough. */
static void
play_game (Bench *self, const TengenGoRules *rules, int size, guint n)
{
  g_autoptr (TengenGo) go = tengen_go_new (rules, size, size);
  TengenEngineSettings settings = { .playouts = PLAYOUTS_OF_GAMES,
                                    .seed = self->seed };
  TengenEngineAnswer answer;

  for (guint ply = 0; tengen_go_get_last_passes (go) < 2 &&
                      ply < 3 * (guint) (size * size) && self->n_positions < n;
       ply++)
    {
      TengenStone stone = tengen_go_get_to_move (go);

      if (ply % EVERY == self->seed % EVERY)
        advise (self, go);
      tengen_engine_choose (self->engine, go, &settings, NULL, NULL, &answer);
      if (answer.point == TENGEN_POINT_PASS)
        tengen_go_pass (go, stone);
      else
        tengen_go_play (go, answer.point, stone);
    }
}

static void
print (const Bench *self)
{
  printf ("advice positions %u none %u one %u two %u three %u all_good %u "
          "good %u held %u bad %u held %u cpu %.3f longest %.3f",
          self->n_positions,
          self->n_points[0],
          self->n_points[1],
          self->n_points[2],
          self->n_points[3],
          self->n_all_good,
          self->n_good,
          self->n_good_held,
          self->n_bad,
          self->n_bad_held,
          self->cpu,
          self->longest);
  printf (" capture %u escape %u atari %u connect %u cut %u\n",
          self->n_kinds[TENGEN_ENGINE_ADVICE_CAPTURE],
          self->n_kinds[TENGEN_ENGINE_ADVICE_ESCAPE],
          self->n_kinds[TENGEN_ENGINE_ADVICE_ATARI],
          self->n_kinds[TENGEN_ENGINE_ADVICE_CONNECT],
          self->n_kinds[TENGEN_ENGINE_ADVICE_CUT]);
}

gboolean
driver_run_advice (char **args)
{
  const TengenGoRules *rules = tengen_go_rules_find (args[0]);
  int size = atoi (args[1]);
  guint n = (guint) MAX (atoi (args[2]), 1);
  Bench self = { .seed = (guint64) MAX (atoi (args[3]), 0),
                 .times = (guint) MAX (atoi (args[4]), 0) };

  if (rules == NULL || size < 2 || size > TENGEN_ENGINE_SIZE_MAX)
    return FALSE;
  self.lists = args[5] != NULL;
  self.engine = tengen_engine_new (size, size);
  for (; self.n_positions < n; self.seed++)
    play_game (&self, rules, size, n);
  print (&self);
  tengen_engine_free (self.engine);
  return TRUE;
}
