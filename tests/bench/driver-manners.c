/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * driver-manners: how often the computer plays what no person would
 *
 * What:  LEVEL N SEED [RULES SIZE [PLAYOUTS [list]]] plays N games of a level
 *        against itself, the first one with SEED, and counts silly moves: into
 *        what is alive for good, chains given away, the first line in the
 *        opening, games in which it did not pass when all was done, and passes
 *        when it was not, by searches of PLAYOUTS.
 * Shape: a game is looked at when it is over, from its end to its beginning, as
 *        some of this shows only by what was played after it. Dead stones are
 *        agreed on, as in a game with a person.
 */
#include "driver.h"

#include "tengen-board-notation.h"
#include "tengen-engine-level.h"
#include "tengen-go-alive.h"
#include "tengen-go-count.h"
#include "tengen-go-dead.h"

#include <stdio.h>
#include <stdlib.h>

/* The rules and the board if nothing else is said. */
#define RULES "china"
#define SIZE 19
/* Stones of a chain that is not given away lightly. */
#define LARGE_CHAIN 5
/* From this move on the first line is a point as any other. */
#define OPENING 30
/* What a pass may lose against the best move, half points. */
#define PASS_MOST_X2 6

typedef struct
{
  TengenPoint point; /* or PASS */
  int taken;
} Move;

typedef struct
{
  const TengenGoRules *rules;
  int size;
  TengenEnginePlayer player;
  guint playouts; /* of a search that looks at a pass, or 0 */
  gboolean lists; /* each silly move to the error output */
  TengenEngine *engine;
  TengenGo *go;
  GArray *moves; /* (element-type Move): of this game */
  guint n_moves;
  guint n_alive;
  guint n_atari;
  guint n_opening;
  guint n_line;
  guint n_late;
  guint n_passes;
  guint n_costly;
  guint n_endless;
  guint ends[3]; /* of games that ended with passes, by winner */
} Bench;

/* Gives a move by its number from 1; beyond the last one all is passed. */
static Move
get_move (const Bench *self, guint number)
{
  const Move none = { .point = TENGEN_POINT_PASS };

  return number <= self->moves->len
             ? g_array_index (self->moves, Move, number - 1)
             : none;
}

/* Prints the board before a move, the move as a small letter. */
static void
list (const Bench *self, const char *kind, guint number)
{
  const TengenBoard *board = tengen_go_get_board (self->go);
  const TengenPoint point = get_move (self, number).point;
  gboolean is_black = tengen_go_get_to_move (self->go) == TENGEN_STONE_BLACK;
  g_autofree char *name = tengen_notation_format (
      TENGEN_NOTATION_A1, self->size, self->size, point);

  fprintf (stderr,
           "%s seed %" G_GUINT64_FORMAT " move %u %c %s\n",
           kind,
           self->player.seed,
           number,
           is_black ? 'X' : 'O',
           name);
  for (int i = 0; i < self->size * self->size; i++)
    fprintf (stderr,
             "%c%s",
             i == point ? (is_black ? 'x' : 'o')
                        : ".XO"[tengen_board_get (board, (TengenPoint) i)],
             i % self->size == self->size - 1 ? "\n" : "");
}

/* Counts a move if it is of a kind. */
static void
note (const Bench *self,
      gboolean is_kind,
      const char *kind,
      guint number,
      guint *n)
{
  if (!is_kind)
    return;
  ++*n;
  if (self->lists)
    list (self, kind, number);
}

/* --- Silly moves --- */

/* Tells whether a point lies in a territory that is alive for good: the other
 * side's, or the own one unless it has to be filled. */
static gboolean
is_alive (const Bench *self, TengenPoint point)
{
  const TengenStone stone = tengen_go_get_to_move (self->go);
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint8 alive[TENGEN_BOARD_MAX_POINTS], territory[TENGEN_BOARD_MAX_POINTS];

  tengen_board_read (tengen_go_get_board (self->go), stones);
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      if (side == (int) stone && !self->rules->territory)
        continue;
      tengen_go_alive (
          stones, self->size, self->size, (TengenStone) side, alive, territory);
      if (territory[point])
        return TRUE;
    }
  return FALSE;
}

/* Tells whether a move that was just made gave a chain away: it takes nothing,
 * its chain has five stones or more and one liberty, the next move takes the
 * chain, and with the move after that its side neither takes anything nor
 * plays where the chain was (as behind a nakade or a snapback). */
static gboolean
is_useless_atari (const Bench *self, guint number)
{
  const TengenBoard *board = tengen_go_get_board (self->go);
  const Move move = get_move (self, number);
  const Move next = get_move (self, number + 2);
  TengenPoint chain[TENGEN_BOARD_MAX_POINTS];
  TengenPoint liberty;
  int n;

  if (move.point == TENGEN_POINT_PASS || move.taken > 0 || next.taken > 0 ||
      tengen_board_get_liberties (board, move.point) != 1)
    return FALSE;
  n = tengen_board_list_chain (board, move.point, chain);
  for (int i = 0; i < n; i++)
    if (chain[i] == next.point)
      return FALSE;
  tengen_board_list_liberties (board, move.point, &liberty);
  return n >= LARGE_CHAIN && get_move (self, number + 1).point == liberty;
}

static gboolean
is_first_line (const Bench *self, TengenPoint point)
{
  TengenPoint around[4];

  return tengen_board_list_neighbours (
             tengen_go_get_board (self->go), point, around) < 4;
}

/* --- The end --- */

/* Counts as the judge of dead stones has it; tells whether the boundary is
 * closed: each chain is alive and has two liberties or is dead, and with the
 * dead ones off no empty point is neutral. Where there is a seki, or territory
 * has to be filled, it never is. */
static gboolean
count_all (const Bench *self, TengenStone *winner)
{
  const TengenBoard *board = tengen_go_get_board (self->go);
  guint8 lives[TENGEN_BOARD_MAX_POINTS];
  guint8 marks[TENGEN_BOARD_MAX_POINTS] = { 0 };
  TengenGoAgreement agreement = tengen_go_agreement_make (marks);
  g_autoptr (TengenGoCount) count = NULL;
  gboolean is_closed = self->rules->territory;

  tengen_go_dead_judge (
      board, tengen_go_rules_get_ko_fights (self->rules), lives, NULL);
  for (int i = 0; i < self->size * self->size; i++)
    if (lives[i] == TENGEN_GO_LIFE_DEAD)
      marks[i] = TENGEN_GO_MARK_DEAD;
    else if (tengen_board_get (board, (TengenPoint) i) != TENGEN_STONE_NONE)
      is_closed = is_closed && lives[i] == TENGEN_GO_LIFE_ALIVE &&
                  tengen_board_get_liberties (board, (TengenPoint) i) > 1;
  count = tengen_go_count_new (board,
                               self->rules,
                               tengen_go_get_counters (self->go),
                               &agreement,
                               self->player.komi_x2,
                               0);
  *winner = count->winner;
  return is_closed && count->dame == 0;
}

/* Tells whether a side did not pass in its first two turns after a move; the
 * boundary is closed from there to the end. */
static gboolean
is_late (const Bench *self, guint number)
{
  gboolean is_put[4];

  for (guint i = 0; i < 4; i++)
    is_put[i] = get_move (self, number + 1 + i).point != TENGEN_POINT_PASS;
  return (is_put[0] && is_put[2]) || (is_put[1] && is_put[3]);
}

/* The lead of a side by a search of the position as it stands, half points. */
static int
search_lead (const Bench *self,
             TengenStone stone,
             TengenEngineSettings *settings)
{
  TengenEngineAnswer answer;

  tengen_engine_choose (self->engine, self->go, settings, NULL, NULL, &answer);
  return stone == TENGEN_STONE_BLACK ? answer.lead_x2 : -answer.lead_x2;
}

/* Finds the move on the board that a search prefers, or PASS. */
static TengenPoint
find_move (const Bench *self)
{
  TengenEngineCandidate candidates[TENGEN_BOARD_MAX_POINTS + 1];
  guint n = tengen_engine_list (self->engine, candidates);

  for (guint i = 0; i < n; i++)
    if (candidates[i].point != TENGEN_POINT_PASS)
      return candidates[i].point;
  return TENGEN_POINT_PASS;
}

/* Tells whether a pass loses points against a move on the board, by searches
 * for points of the positions after both. */
static gboolean
is_costly (const Bench *self)
{
  TengenStone stone = tengen_go_get_to_move (self->go);
  TengenEngineSettings settings = { .playouts = self->playouts,
                                    .seed = self->player.seed + 1000,
                                    .komi_x2 = self->player.komi_x2 };
  TengenPoint point;
  int gain_x2;

  for (int i = 0; i < 2; i++)
    {
      int lead_x2 = search_lead (self, stone, &settings);

      settings.komi_x2 += stone == TENGEN_STONE_BLACK ? lead_x2 : -lead_x2;
      settings.seeks_points = TRUE;
    }
  point = find_move (self);
  if (point == TENGEN_POINT_PASS)
    return FALSE;
  tengen_go_play (self->go, point, stone);
  gain_x2 = search_lead (self, stone, &settings);
  tengen_go_undo (self->go);
  tengen_go_pass (self->go, stone);
  gain_x2 -= search_lead (self, stone, &settings);
  tengen_go_undo (self->go);
  return gain_x2 > PASS_MOST_X2;
}

/* Looks through the game from its end on. */
static void
review (Bench *self)
{
  gboolean is_closed = tengen_go_get_last_passes (self->go) == 2;
  TengenStone winner;

  if (is_closed)
    {
      is_closed = count_all (self, &winner);
      self->ends[winner]++;
    }
  else
    self->n_endless++;
  for (guint i = self->moves->len; i > 0; i--)
    {
      const TengenPoint point = get_move (self, i).point;
      gboolean is_useless = is_useless_atari (self, i);

      tengen_go_undo (self->go);
      if (is_closed)
        {
          is_closed = count_all (self, &winner);
          note (
              self, !is_closed && is_late (self, i), "late", i, &self->n_late);
        }
      if (point == TENGEN_POINT_PASS)
        {
          self->n_passes++;
          note (self,
                self->playouts > 0 && is_costly (self),
                "costly",
                i,
                &self->n_costly);
          continue;
        }
      self->n_moves++;
      self->n_opening += i < OPENING;
      note (self, is_alive (self, point), "alive", i, &self->n_alive);
      note (self, is_useless, "selfatari", i, &self->n_atari);
      note (self,
            i < OPENING && is_first_line (self, point),
            "line1",
            i,
            &self->n_line);
    }
}

static void
play_game (Bench *self)
{
  self->go = tengen_go_new (self->rules, self->size, self->size);
  self->moves = g_array_new (FALSE, FALSE, sizeof (Move));
  while (tengen_go_get_last_passes (self->go) < 2 &&
         !tengen_go_is_endless (self->go))
    {
      TengenStone stone = tengen_go_get_to_move (self->go);
      TengenEngineAnswer answer;
      Move move = { 0 };

      tengen_engine_level_choose (self->go, &self->player, NULL, NULL, &answer);
      move.point = answer.point;
      if (move.point == TENGEN_POINT_PASS)
        tengen_go_pass (self->go, stone);
      else
        move.taken = tengen_go_play (self->go, move.point, stone);
      g_array_append_val (self->moves, move);
    }
  review (self);
  g_array_unref (self->moves);
  tengen_go_free (self->go);
}

static void
print (const Bench *self, guint n, double cpu)
{
  printf ("manners games %u moves %u alive %u selfatari %u opening %u line1 %u "
          "line1_percent %.2f late %u",
          n,
          self->n_moves,
          self->n_alive,
          self->n_atari,
          self->n_opening,
          self->n_line,
          100.0 * self->n_line / MAX (self->n_opening, 1),
          self->n_late);
  printf (" passes %u costly %u passed %u endless %u black %u white %u draw %u "
          "cpu %.3f\n",
          self->n_passes,
          self->n_costly,
          n - self->n_endless,
          self->n_endless,
          self->ends[TENGEN_STONE_BLACK],
          self->ends[TENGEN_STONE_WHITE],
          self->ends[TENGEN_STONE_NONE],
          cpu);
}

gboolean
driver_run_manners (char **args)
{
  const gboolean has_board = args[3] != NULL && args[4] != NULL;
  const guint n = (guint) MAX (atoi (args[1]), 1);
  Bench self = {
    .rules = tengen_go_rules_find (args[3] != NULL ? args[3] : RULES),
    .size = has_board ? atoi (args[4]) : SIZE,
    .player = { .level = atoi (args[0]),
                .seed = (guint64) MAX (atoi (args[2]), 0) },
  };
  double start = driver_get_cpu ();

  if (self.rules == NULL || !tengen_go_rules_has_passes (self.rules) ||
      self.size < 2 || self.size > TENGEN_BOARD_MAX || self.player.level < 1 ||
      self.player.level > tengen_engine_level_get_most (self.size, self.size))
    return FALSE;
  if (has_board && args[5] != NULL)
    {
      self.playouts = (guint) MAX (atoi (args[5]), 0);
      self.lists = args[6] != NULL;
    }
  self.engine = tengen_engine_new (self.size, self.size);
  self.player.komi_x2 = tengen_go_rules_komi (self.rules, 0);
  for (guint i = 0; i < n; i++, self.player.seed++)
    play_game (&self);
  print (&self, n, driver_get_cpu () - start);
  tengen_engine_free (self.engine);
  return TRUE;
}
