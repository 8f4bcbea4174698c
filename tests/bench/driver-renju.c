/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * driver-renju: games from which the worths of points at Renju are learned,
 *               and whether advice is good
 *
 * What:  "renju-games POSITIONS N SEED" plays N games of the engine against
 *        itself, each a line: the winner (0, 1 Black, 2 White), the stones of
 *        the opening, then `point:score` for each stone. "renju-worths FILE"
 *        learns from them what each pair of classes is worth to either side,
 *        to move or not, by logistic regression of who won, and prints the
 *        rows of tengen_engine_renju_worths. "renju-advice N SEED" looks for
 *        advice in N positions and checks it by longer searches.
 * Shape: a game with the number SEED + i is a function of that number.
 */
#include "driver.h"

#include "tengen-engine-renju-advice.h"
#include "tengen-engine-renju-board.h"
#include "tengen-engine-renju-search.h"
#include "tengen-board-random.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N_PAIRS TENGEN_ENGINE_RENJU_N_PAIRS
#define DEPTH 40

/* --- Games --- */

/* Stones of an opening, and how far from even it may be. */
#define OPENING_LEAST 3
#define OPENING_MOST 6
#define OPENING_POSITIONS 3000
#define OPENING_SCORE 400
/* By how much positions seem to be worth more or less. */
#define NOISE 12
/* A score of a win that is seen. */
#define SURE (TENGEN_ENGINE_RENJU_WIN - 1000)

typedef struct
{
  TengenRenju *board;
  guint n;
  TengenPoint points[TENGEN_RENJU_POINTS];
  int scores[TENGEN_RENJU_POINTS];
} Game;

static TengenStone
get_stone (guint n)
{
  return n % 2 == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
}

static void
put (Game *self, TengenPoint point, int score)
{
  tengen_renju_put (self->board, point, get_stone (self->n));
  self->points[self->n] = point;
  self->scores[self->n++] = score;
}

/* Puts the stones of an opening near the middle, each farther out. */
static void
open_game (Game *self, TengenBoardRandom *random)
{
  guint n = OPENING_LEAST + tengen_board_random_below (
                                random, OPENING_MOST - OPENING_LEAST + 1);

  while (self->n < n)
    {
      guint reach = self->n == 0 ? 0 : self->n < 3 ? 2 : 4;
      int x = 7 + (int) tengen_board_random_below (random, 2 * reach + 1);
      int y = 7 + (int) tengen_board_random_below (random, 2 * reach + 1);
      TengenPoint point = (TengenPoint) ((y - (int) reach) * TENGEN_RENJU_SIZE +
                                         x - (int) reach);

      if (tengen_renju_get (self->board, point) == TENGEN_STONE_NONE)
        put (self, point, 0);
    }
}

/* Plays a game until a win is seen. Returns: the winner */
static TengenStone
play (Game *self, guint positions, guint64 seed)
{
  const TengenEngineRenjuSettings settings = {
    .positions = positions, .depth = DEPTH, .seed = seed, .noise = NOISE
  };

  while (self->n < TENGEN_RENJU_POINTS)
    {
      TengenStone stone = get_stone (self->n);
      TengenEngineRenjuAnswer answer;

      tengen_engine_renju_search (
          self->board, stone, &settings, NULL, NULL, &answer);
      if (answer.point == TENGEN_POINT_PASS)
        return TENGEN_STONE_NONE;
      if (ABS (answer.score) > SURE)
        return answer.score > 0 ? stone : tengen_stone_other (stone);
      put (self, answer.point, answer.score);
    }
  return TENGEN_STONE_NONE;
}

gboolean
driver_run_renju_games (char **args)
{
  guint positions = (guint) atoi (args[0]);
  int n = atoi (args[1]);
  guint64 seed = (guint64) MAX (atoi (args[2]), 0);

  if (positions < 1 || positions > TENGEN_ENGINE_RENJU_BUDGET_MAX)
    return FALSE;
  for (; n > 0; seed++)
    {
      TengenBoardRandom random = { .state = seed };
      Game game = { .board = tengen_renju_new () };
      guint n_opening;

      open_game (&game, &random);
      n_opening = game.n;
      if (ABS (tengen_engine_renju_judge (
              game.board, get_stone (game.n), OPENING_POSITIONS, NULL, NULL)) <
          OPENING_SCORE)
        {
          printf ("%d %u", (int) play (&game, positions, seed), n_opening);
          for (guint i = 0; i < game.n; i++)
            printf (" %u:%d", game.points[i], game.scores[i]);
          printf ("\n");
          n--;
        }
      tengen_renju_free (game.board);
    }
  return TRUE;
}

/* --- Worths --- */

/* A worth for each side, not to move and to move, and each pair. */
#define N_WORTHS (4 * N_PAIRS)
/* How often all positions are gone through, how fast is learned, how much a
 * worth is drawn to 0. */
#define ROUNDS 20
#define RATE 0.05
#define DECAY 0.0002
/* A pair that is seen less often is not learned. */
#define SEEN_LEAST 400
/* What a worth is a part of: thousandths. */
#define UNIT 1000

/* How often each pair is there: more for the side to move, less for the other
 * one. */
typedef struct
{
  gint8 counts[N_WORTHS];
  float won; /* by the side to move */
} Example;

static void
add_example (GArray *examples,
             const TengenEngineRenjuBoard *board,
             TengenStone to_move,
             int winner)
{
  Example example = { .won = winner == (int) to_move ? 1
                             : winner == 0           ? 0.5f
                                                     : 0 };

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    for (TengenStone stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE;
         stone++)
      {
        guint row = 2 * tengen_engine_renju_side (stone) + (stone == to_move);

        if (tengen_engine_renju_board_get (board, i) == TENGEN_STONE_NONE &&
            tengen_engine_renju_board_may (board, i, stone))
          example.counts[row * N_PAIRS + tengen_engine_renju_board_get_pair (
                                             board, i, stone)] +=
              stone == to_move ? 1 : -1;
      }
  g_array_append_val (examples, example);
}

/* Reads a game: its positions after the opening without a five to make. */
static void
read_game (GArray *examples, const char *line)
{
  g_autoptr (TengenRenju) empty = tengen_renju_new ();
  g_autoptr (TengenEngineRenjuBoard) board =
      tengen_engine_renju_board_new (empty);
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint n = g_strv_length (words);
  int winner, n_opening;

  if (n < 2)
    return;
  winner = atoi (words[0]);
  n_opening = atoi (words[1]);
  for (guint i = 0; i + 2 < n; i++)
    {
      TengenStone stone = get_stone (i);
      TengenPoint five;

      if ((int) i >= n_opening &&
          tengen_engine_renju_board_count_fives (
              board, TENGEN_STONE_BLACK, &five) == 0 &&
          tengen_engine_renju_board_count_fives (
              board, TENGEN_STONE_WHITE, &five) == 0)
        add_example (examples, board, stone, winner);
      tengen_engine_renju_board_put (
          board, (TengenPoint) atoi (words[i + 2]), stone);
    }
}

/* Learns from one position. */
static void
learn (const Example *example, double *worths, double *steps)
{
  double odds = 0, miss;

  for (int i = 0; i < N_WORTHS; i++)
    odds += example->counts[i] * worths[i];
  miss = example->won - 1 / (1 + exp (-odds));
  for (int i = 0; i < N_WORTHS; i++)
    if (example->counts[i] != 0)
      {
        double slope = miss * example->counts[i] - DECAY * worths[i];

        steps[i] += slope * slope;
        worths[i] += RATE * slope / sqrt (steps[i] + 1e-6);
      }
}

static void
print_worths (const double *worths, const guint *seen)
{
  for (int i = 0; i < N_WORTHS; i++)
    printf ("%s%d,",
            i % N_PAIRS == 0 ? "\n" : " ",
            seen[i] < SEEN_LEAST ? 0 : (int) lrint (UNIT * worths[i]));
  printf ("\n");
}

gboolean
driver_run_renju_worths (char **args)
{
  gsize length;
  g_autofree char *data = driver_load (args[0], &length);
  g_autoptr (GArray) examples = g_array_new (FALSE, FALSE, sizeof (Example));
  g_auto (GStrv) lines = NULL;
  double worths[N_WORTHS] = { 0 }, steps[N_WORTHS] = { 0 };
  guint seen[N_WORTHS] = { 0 };
  TengenBoardRandom random = { .state = 1 };

  if (data == NULL)
    return FALSE;
  lines = g_strsplit (data, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    read_game (examples, *line);
  for (guint round = 0; round < ROUNDS; round++)
    for (guint i = 0; i < examples->len; i++)
      learn (
          &g_array_index (examples,
                          Example,
                          tengen_board_random_below (&random, examples->len)),
          worths,
          steps);
  for (guint i = 0; i < examples->len; i++)
    for (int j = 0; j < N_WORTHS; j++)
      seen[j] += (guint) ABS (g_array_index (examples, Example, i).counts[j]);
  print_worths (worths, seen);
  return TRUE;
}

/* --- Advice --- */

/* The levels of the games; of each position in turn one is looked at. */
#define LEVEL_OF_GAMES 6
#define LEVEL_OF_MISTAKES 2
#define EVERY 7
/* How long what was said is checked, and what it promises. */
#define CHECK_POSITIONS 120000
#define PROMISED_GOOD 40
#define PROMISED_BAD 50

typedef struct
{
  guint n_positions;
  guint n_good, n_good_held;
  guint n_bad, n_bad_held;
  guint n_kinds[TENGEN_ENGINE_RENJU_ADVICE_STOP_FOURS + 1];
  double cpu;
  double longest;
} Advice;

/* Compares what was said with searches after each point and after the move of
 * the highest level. */
static void
check (Advice *self,
       const TengenRenju *board,
       TengenStone stone,
       const TengenEngineRenjuAdvice *advice)
{
  const TengenEngineRenjuPlayer player = { .level =
                                               TENGEN_ENGINE_RENJU_LEVELS };
  TengenPoint points[TENGEN_ENGINE_RENJU_ADVICE_POINTS + 1];
  int scores[TENGEN_ENGINE_RENJU_ADVICE_POINTS + 1];
  guint n = (guint) advice->n_points;
  TengenEngineRenjuAnswer answer;
  int best = -TENGEN_ENGINE_RENJU_WIN;

  memcpy (points, advice->points, n * sizeof *points);
  tengen_engine_renju_choose (board, stone, &player, NULL, NULL, &answer);
  points[n] = answer.point;
  tengen_engine_renju_rate (
      board, stone, points, n + 1, CHECK_POSITIONS, NULL, NULL, scores);
  for (guint i = 0; i <= n; i++)
    best = MAX (best, scores[i]);
  for (guint i = 0; i < n && best > -SURE; i++)
    if (advice->is_good[i])
      {
        self->n_good++;
        self->n_good_held += best - scores[i] <= PROMISED_GOOD;
      }
    else
      {
        self->n_bad++;
        self->n_bad_held += best - scores[i] >= PROMISED_BAD;
      }
}

static void
look (Advice *self, const TengenRenju *board, TengenStone stone, guint64 seed)
{
  TengenEngineRenjuAdvice advice;
  double start = driver_get_cpu (), cpu;

  tengen_engine_renju_advice_find (board, stone, seed, NULL, NULL, &advice);
  cpu = driver_get_cpu () - start;
  self->cpu += cpu;
  self->longest = MAX (self->longest, cpu);
  self->n_positions++;
  self->n_kinds[advice.kind]++;
  if (advice.n_points > 0)
    check (self, board, stone, &advice);
}

/* Plays a game, half of them with mistakes, and looks at some positions. */
static void
look_at_game (Advice *self, guint most, guint64 seed)
{
  Game game = { .board = tengen_renju_new () };

  while (game.n < TENGEN_RENJU_POINTS && self->n_positions < most)
    {
      TengenStone stone = get_stone (game.n);
      const TengenEngineRenjuPlayer player = {
        .level = game.n % 5 == 4 && seed % 2 == 1 ? LEVEL_OF_MISTAKES
                                                  : LEVEL_OF_GAMES,
        .seed = seed,
      };
      TengenEngineRenjuAnswer answer;

      tengen_engine_renju_choose (
          game.board, stone, &player, NULL, NULL, &answer);
      if (answer.point == TENGEN_POINT_PASS ||
          tengen_renju_wins (game.board, answer.point, stone))
        break;
      if (game.n >= OPENING_MOST && (game.n + seed) % EVERY == 0)
        look (self, game.board, stone, seed);
      put (&game, answer.point, 0);
    }
  tengen_renju_free (game.board);
}

gboolean
driver_run_renju_advice (char **args)
{
  guint most = (guint) MAX (atoi (args[0]), 1);
  guint64 seed = (guint64) MAX (atoi (args[1]), 0);
  Advice advice = { 0 };

  while (advice.n_positions < most)
    look_at_game (&advice, most, seed++);
  printf ("renju-advice positions %u good %u held %u bad %u held %u cpu %.3f "
          "longest %.3f kinds",
          advice.n_positions,
          advice.n_good,
          advice.n_good_held,
          advice.n_bad,
          advice.n_bad_held,
          advice.cpu,
          advice.longest);
  for (gsize i = 0; i < G_N_ELEMENTS (advice.n_kinds); i++)
    printf (" %u", advice.n_kinds[i]);
  printf ("\n");
  return TRUE;
}
