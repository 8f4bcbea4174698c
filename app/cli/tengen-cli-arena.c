/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-arena: a game in which the computer moves
 */
#include "tengen-cli-arena.h"

#include <string.h>

#include "tengen-cli-game.h"
#include "tengen-cli-options.h"
#include "tengen-go-dead.h"
#include "tengen-go-handicap.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* The board if nothing else is said. */
#define SIZE 9
/* The rule set if nothing else is said. */
#define RULES "pure"

gboolean
tengen_cli_arena_init (TengenCliArena *self,
                       const char *command,
                       const TengenCliArenaOptions *options)
{
  const char *rules = options->rules != NULL ? options->rules : RULES;
  int size = options->size == TENGEN_CLI_NOT_SAID ? SIZE : options->size;

  *self = (TengenCliArena){ .player = { .counts_lying = TRUE } };
  if (!tengen_cli_options_check_number (
          "--playouts", options->playouts, 1, TENGEN_ENGINE_BUDGET_MAX))
    return FALSE;
  if (options->playouts != TENGEN_CLI_NOT_SAID)
    self->playouts = (guint) options->playouts;
  if (options->seed != TENGEN_CLI_NOT_SAID)
    self->player.seed = (guint64) options->seed;
  if (!tengen_cli_game_read_rules (command, rules, &self->rules) ||
      !tengen_cli_options_check_number (
          "--size",
          size,
          1,
          self->playouts > 0 ? TENGEN_ENGINE_SIZE_MAX : TENGEN_BOARD_MAX))
    return FALSE;
  self->player.komi_x2 = tengen_go_rules_komi (&self->rules, 0);
  tengen_cli_arena_restart (self, size);
  self->player.level = TENGEN_ENGINE_LEVELS;
  return TRUE;
}

gboolean
tengen_cli_arena_check_level (const TengenCliArena *self,
                              const char *option,
                              int *level)
{
  int most = tengen_engine_level_get_most (self->size, self->size);

  if (!tengen_cli_options_check_number (
          option, *level, 1, TENGEN_ENGINE_LEVELS))
    return FALSE;
  if (*level == TENGEN_CLI_NOT_SAID)
    *level = most;
  if (*level <= most)
    return TRUE;
  /* TRANSLATORS: an option, the highest level and the size of a board */
  tengen_cli_options_complain (_ ("%s: from 1 to %d on boards above %dx%d"),
                               option,
                               most,
                               TENGEN_ENGINE_SIZE_MAX,
                               TENGEN_ENGINE_SIZE_MAX);
  return FALSE;
}

void
tengen_cli_arena_clear (TengenCliArena *self)
{
  g_clear_pointer (&self->go, tengen_go_free);
  g_clear_pointer (&self->engine, tengen_engine_free);
}

void
tengen_cli_arena_restart (TengenCliArena *self, int size)
{
  if (size != self->size)
    g_clear_pointer (&self->engine, tengen_engine_free);
  if (self->engine == NULL && self->playouts > 0 &&
      size <= TENGEN_ENGINE_SIZE_MAX)
    self->engine = tengen_engine_new (size, size);
  g_clear_pointer (&self->go, tengen_go_free);
  self->go = tengen_go_new (&self->rules, size, size);
  self->size = size;
  self->start = 0;
  self->player.handicap = 0;
}

void
tengen_cli_arena_set_rules (TengenCliArena *self, const TengenGoRules *rules)
{
  self->rules = *rules;
  tengen_cli_arena_restart (self, self->size);
}

static void
give_turn (TengenCliArena *self, TengenStone stone)
{
  if (tengen_go_get_to_move (self->go) != stone)
    tengen_go_set_to_move (self->go, stone);
}

void
tengen_cli_arena_set_up (TengenCliArena *self,
                         const guint8 *stones,
                         TengenStone to_move,
                         int handicap)
{
  tengen_go_setup_all (self->go, stones);
  give_turn (self, to_move);
  self->start = tengen_go_get_ply (self->go);
  self->player.handicap = handicap;
}

void
tengen_cli_arena_place (TengenCliArena *self, const TengenPoint *points, int n)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS] = { 0 };

  for (int i = 0; i < n; i++)
    stones[points[i]] = TENGEN_STONE_BLACK;
  tengen_cli_arena_set_up (self, stones, TENGEN_STONE_WHITE, n);
}

TengenStone
tengen_cli_arena_get_winner (const TengenCliArena *self)
{
  TengenStone to_move = tengen_go_get_to_move (self->go);

  if (self->rules.goal == 0)
    return TENGEN_STONE_NONE;
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    if (tengen_go_has_reached (self->go, (TengenStone) side))
      return (TengenStone) side;
  return tengen_go_has_move (self->go, to_move) ? TENGEN_STONE_NONE
                                                : tengen_stone_other (to_move);
}

static gboolean
may_play (const TengenCliArena *self, TengenStone stone, TengenPoint point)
{
  if (tengen_cli_arena_get_winner (self) != TENGEN_STONE_NONE ||
      (self->rules.goal > 0 && point == TENGEN_POINT_PASS))
    return FALSE;
  if (point != TENGEN_POINT_PASS)
    return tengen_go_check (self->go, point, stone, NULL) == TENGEN_REASON_NONE;
  return tengen_go_rules_has_passes (&self->rules) ||
         tengen_go_check_virtual (self->go, stone, NULL) == TENGEN_REASON_NONE;
}

gboolean
tengen_cli_arena_play (TengenCliArena *self,
                       TengenStone stone,
                       TengenPoint point)
{
  if (!may_play (self, stone, point))
    return FALSE;
  give_turn (self, stone);
  if (point != TENGEN_POINT_PASS)
    tengen_go_play (self->go, point, stone);
  else if (tengen_go_rules_has_passes (&self->rules))
    tengen_go_pass (self->go, stone);
  else
    tengen_go_virtual (self->go, stone);
  return TRUE;
}

static gboolean
is_in_time (guint playouts, gpointer data)
{
  const TengenCliArena *self = data;

  return self->end_us == 0 || g_get_monotonic_time () < self->end_us;
}

/* Chooses by the level, or by the highest one that the board offers. */
static void
choose_by_level (TengenCliArena *self, int level, TengenEngineAnswer *answer)
{
  TengenEnginePlayer player = self->player;

  player.level =
      MIN (level, tengen_engine_level_get_most (self->size, self->size));
  tengen_engine_level_choose (self->go, &player, is_in_time, self, answer);
}

/* Searches with a budget that was given. */
static void
search (TengenCliArena *self, TengenEngineAnswer *answer)
{
  TengenEngineSettings settings = {
    .playouts = self->playouts,
    .seed = self->player.seed,
    .komi_x2 = self->player.komi_x2,
    .handicap = self->player.handicap,
    .counts_lying = self->player.counts_lying,
  };

  tengen_engine_choose (
      self->engine, self->go, &settings, is_in_time, self, answer);
}

TengenPoint
tengen_cli_arena_choose (TengenCliArena *self, TengenStone stone)
{
  guint ply = tengen_go_get_ply (self->go);
  TengenEngineAnswer answer;

  give_turn (self, stone);
  if (self->engine != NULL)
    search (self, &answer);
  else
    choose_by_level (self, self->player.level, &answer);
  if (tengen_go_get_ply (self->go) > ply)
    tengen_go_undo (self->go);
  return answer.point;
}

TengenPoint
tengen_cli_arena_move (TengenCliArena *self, TengenStone stone)
{
  TengenPoint point = tengen_cli_arena_choose (self, stone);

  tengen_cli_arena_play (self, stone, point);
  return point;
}

static TengenPoint
find_empty (const guint8 *stones)
{
  TengenPoint point = 0;

  while (stones[point] != TENGEN_STONE_NONE)
    point++;
  return point;
}

void
tengen_cli_arena_choose_handicap (TengenCliArena *self,
                                  int n,
                                  TengenPoint *points)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS] = { 0 };

  if (n <= tengen_go_handicap_max (self->size) &&
      tengen_go_handicap_points (self->size, n, points) == n)
    return;
  for (int i = 0; i < n; i++)
    {
      TengenEngineAnswer answer;

      tengen_go_setup_all (self->go, stones);
      give_turn (self, TENGEN_STONE_BLACK);
      choose_by_level (self, TENGEN_ENGINE_LEVELS_SIGHT, &answer);
      points[i] = answer.point != TENGEN_POINT_PASS ? answer.point
                                                    : find_empty (stones);
      stones[points[i]] = TENGEN_STONE_BLACK;
    }
  tengen_cli_arena_restart (self, self->size);
}

gboolean
tengen_cli_arena_undo (TengenCliArena *self)
{
  guint ply = tengen_go_get_ply (self->go);

  if (ply <= self->start)
    return FALSE;
  tengen_go_undo (self->go);
  /* A turn that was given out of order goes with its move. */
  if (ply - 1 > self->start &&
      tengen_go_get_played (self->go, ply - 1) == TENGEN_POINT_NONE)
    tengen_go_undo (self->go);
  return TRUE;
}

void
tengen_cli_arena_judge (const TengenCliArena *self, guint8 *lives)
{
  const TengenBoard *board = tengen_go_get_board (self->go);

  if (self->rules.dead)
    tengen_go_dead_judge (
        board, tengen_go_rules_get_ko_fights (&self->rules), lives, NULL);
  else
    memset (
        lives, TENGEN_GO_LIFE_ALIVE, (gsize) tengen_board_get_n_points (board));
}

static TengenGoCount *
count_all (const TengenCliArena *self)
{
  const TengenBoard *board = tengen_go_get_board (self->go);
  guint8 lives[TENGEN_BOARD_MAX_POINTS];
  guint8 marks[TENGEN_BOARD_MAX_POINTS] = { 0 };
  TengenGoAgreement agreement = tengen_go_agreement_make (marks);

  tengen_cli_arena_judge (self, lives);
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    if (lives[i] == TENGEN_GO_LIFE_DEAD)
      marks[i] = TENGEN_GO_MARK_DEAD;
    else if (lives[i] == TENGEN_GO_LIFE_SEKI)
      marks[i] = TENGEN_GO_MARK_SEKI;
  return tengen_go_count_new (board,
                              &self->rules,
                              tengen_go_get_counters (self->go),
                              &agreement,
                              self->player.komi_x2,
                              self->player.handicap);
}

char *
tengen_cli_arena_format_result (const TengenCliArena *self, TengenStone *winner)
{
  g_autoptr (TengenGoCount) count = NULL;

  *winner = tengen_cli_arena_get_winner (self);
  if (*winner != TENGEN_STONE_NONE)
    return g_strdup (*winner == TENGEN_STONE_BLACK ? "B+" : "W+");
  if (self->rules.goal > 0)
    return NULL;
  count = count_all (self);
  *winner = count->winner;
  if (count->winner == TENGEN_STONE_NONE)
    return g_strdup ("0");
  return g_strdup_printf ("%c+%d%s",
                          count->winner == TENGEN_STONE_BLACK ? 'B' : 'W',
                          count->margin_x2 / 2,
                          count->margin_x2 % 2 != 0 ? ".5" : "");
}
