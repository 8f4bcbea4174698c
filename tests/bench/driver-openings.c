/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * driver-openings: openings from which strong play is even
 *
 * What:  RULES SIZE N SEED PLAYOUTS makes N openings of four to six moves, one a
 *        line: `KOMI; E5 C3 D4 F6`. Each has a komi with which a search finds
 *        the position about even, and is kept only if two games of strong play
 *        from there, with other seeds, have the same winner: then two players
 *        of equal strength win once each when they exchange colours.
 * Shape: the opening with the number SEED + i is a function of that number; no
 *        position comes twice, turned or mirrored either. A line is printed as
 *        soon as it is found.
 */
#include "driver.h"

#include "tengen-board-notation.h"
#include "tengen-board-symmetry.h"
#include "tengen-engine.h"
#include "tengen-board-random.h"

#include <stdio.h>
#include <stdlib.h>

/* Moves of an opening, and the playouts that they come from: few, so that each
 * seed gives another. */
#define MOVES_LEAST 4
#define MOVES_MOST 6
#define PLAYOUTS_OF_MOVE 24
/* A komi further from even than this comes from an opening with a mistake. */
#define KOMI_MOST_X2 31
/* A game is decided when so many searches in a row say so, of 1000; one that is
 * won by a point has 900. */
#define DECIDED_SHARE 850
#define DECIDED_SEARCHES 4

typedef struct
{
  const TengenGoRules *rules;
  TengenEngine *engine;
  int size;
  guint playouts;
  TengenBoardRandom random;
  int komi_x2;
  guint n_moves;
  TengenPoint moves[MOVES_MOST];
} Opening;

static TengenEngineAnswer
search (Opening *self, TengenGo *go, TengenEngineSettings settings)
{
  TengenEngineAnswer answer;

  settings.seed = tengen_board_random_draw (&self->random);
  tengen_engine_choose (self->engine, go, &settings, NULL, NULL, &answer);
  return answer;
}

static TengenGo *
begin (const Opening *self)
{
  TengenGo *go = tengen_go_new (self->rules, self->size, self->size);

  for (guint i = 0; i < self->n_moves; i++)
    tengen_go_play (go, self->moves[i], tengen_go_get_to_move (go));
  return go;
}

/* Draws the moves. */
static gboolean
draw_moves (Opening *self)
{
  guint n = MOVES_LEAST + tengen_board_random_below (
                              &self->random, MOVES_MOST - MOVES_LEAST + 1);

  self->n_moves = 0;
  while (self->n_moves < n)
    {
      g_autoptr (TengenGo) go = begin (self);
      TengenEngineSettings settings = { .playouts = PLAYOUTS_OF_MOVE };
      TengenPoint point = search (self, go, settings).point;

      if (point == TENGEN_POINT_PASS)
        return FALSE;
      self->moves[self->n_moves++] = point;
    }
  return TRUE;
}

/* Finds the komi, an odd number of half points. */
static gboolean
find_komi (Opening *self)
{
  g_autoptr (TengenGo) go = begin (self);
  TengenEngineSettings settings = { .playouts = self->playouts };

  for (int i = 0; i < 3; i++)
    {
      settings.komi_x2 += search (self, go, settings).lead_x2;
      settings.seeks_points = TRUE;
    }
  self->komi_x2 = settings.komi_x2 | 1;
  return ABS (self->komi_x2) <= KOMI_MOST_X2;
}

/* Plays the game on until it is decided or over. */
static TengenStone
find_winner (Opening *self)
{
  g_autoptr (TengenGo) go = begin (self);
  TengenEngineSettings settings = { .playouts = self->playouts,
                                    .komi_x2 = self->komi_x2 };
  TengenStone winner = TENGEN_STONE_NONE;
  int n_decided = 0;

  while (n_decided < DECIDED_SEARCHES && tengen_go_get_last_passes (go) < 2 &&
         tengen_go_get_ply (go) < 3 * (guint) (self->size * self->size))
    {
      TengenStone stone = tengen_go_get_to_move (go);
      TengenEngineAnswer answer = search (self, go, settings);
      guint better = MAX (answer.share, 1000 - answer.share);
      TengenStone ahead =
          answer.share > 500 ? stone : tengen_stone_other (stone);

      n_decided = better >= DECIDED_SHARE && (ahead == winner || n_decided == 0)
                      ? n_decided + 1
                      : 0;
      winner = ahead;
      if (answer.point == TENGEN_POINT_PASS)
        tengen_go_pass (go, stone);
      else
        tengen_go_play (go, answer.point, stone);
    }
  return winner;
}

/* What the position has in common with those turned and mirrored. */
static guint64
make_key (const Opening *self)
{
  g_autoptr (TengenGo) go = begin (self);
  g_autoptr (TengenBoard) board = tengen_board_new (self->size, self->size);
  int n_points = self->size * self->size;
  guint8 stones[TENGEN_BOARD_MAX_POINTS], turned[TENGEN_BOARD_MAX_POINTS];
  guint64 key = G_MAXUINT64;

  tengen_board_read (tengen_go_get_board (go), stones);
  for (guint i = 0; i < TENGEN_SYMMETRY_COUNT; i++)
    {
      for (int j = 0; j < n_points; j++)
        turned[tengen_symmetry_point (
            i, self->size, self->size, (TengenPoint) j)] = stones[j];
      tengen_board_put_all (board, turned);
      key = MIN (key, tengen_board_get_hash (board));
    }
  return key;
}

static void
print (const Opening *self)
{
  printf ("%.1f;", self->komi_x2 / 2.0);
  for (guint i = 0; i < self->n_moves; i++)
    {
      g_autofree char *name = tengen_notation_format (
          TENGEN_NOTATION_A1, self->size, self->size, self->moves[i]);

      printf (" %s", name);
    }
  printf ("\n");
  fflush (stdout);
}

gboolean
driver_run_openings (char **args)
{
  Opening self = { .rules = tengen_go_rules_find (args[0]),
                   .size = atoi (args[1]),
                   .playouts = (guint) atoi (args[4]) };
  int n = atoi (args[2]);
  guint64 seed = (guint64) MAX (atoi (args[3]), 0);
  g_autoptr (GHashTable) keys =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  if (self.rules == NULL || !tengen_go_rules_has_passes (self.rules) ||
      self.size < 4 || self.size > TENGEN_ENGINE_SIZE_MAX ||
      self.playouts < 1 || self.playouts > TENGEN_ENGINE_BUDGET_MAX)
    return FALSE;
  self.engine = tengen_engine_new (self.size, self.size);
  for (int n_kept = 0; n_kept < n; seed++)
    {
      guint64 key;

      self.random.state = seed;
      if (!draw_moves (&self))
        continue;
      key = make_key (&self);
      if (!g_hash_table_add (keys, g_memdup2 (&key, sizeof key)) ||
          !find_komi (&self) || find_winner (&self) != find_winner (&self))
        continue;
      print (&self);
      n_kept++;
    }
  tengen_engine_free (self.engine);
  return TRUE;
}
