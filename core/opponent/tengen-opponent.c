/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-opponent: what the computer does in a game where it has a seat
 */
#include "tengen-opponent.h"

#include "tengen-go-handicap.h"
#include "tengen-opponent-renju.h"

/* GM of Go. */
#define GAME_GO 1

/* What another move may cost where a position would come for the third time,
 * half points. */
#define MOST_COST_X2 2

struct TengenOpponentTask
{
  TengenSeat seat;
  TengenStone stone;
  guint playouts;             /* made; of Renju the positions searched */
  TengenOpponentRenju *renju; /* (nullable): all else of a game of Renju */
  /* of Go */
  TengenGo *go;
  TengenEnginePlayer player;
  TengenDuty duty;
  int handicap;    /* stones of the game */
  gboolean passes; /* it may pass now */
  gboolean proposes;
  gboolean voids; /* the game may end without result now */
};

gboolean
tengen_opponent_can_play (const TengenGameSetup *setup)
{
  g_return_val_if_fail (setup != NULL, FALSE);

  return (setup->game == GAME_GO && tengen_game_setup_has_board (setup)) ||
         tengen_game_setup_is_renju (setup);
}

TengenSeat
tengen_opponent_find_seat (const TengenPosition *position)
{
  const TengenGameSetup *setup;
  TengenSeat seat;

  g_return_val_if_fail (position != NULL, TENGEN_SEAT_NONE);

  setup = tengen_position_get_setup (position);
  if (!tengen_opponent_can_play (setup) ||
      tengen_position_get_phase (position) != TENGEN_PHASE_PLAY)
    return TENGEN_SEAT_NONE;
  seat = tengen_game_setup_is_renju (setup)
             ? tengen_opponent_renju_find_seat (position)
             : tengen_position_get_actor (position);
  return setup->computers[seat].level > 0 ? seat : TENGEN_SEAT_NONE;
}

const TengenGameComputer *
tengen_opponent_find (const TengenPosition *position)
{
  TengenSeat seat = tengen_opponent_find_seat (position);

  return seat != TENGEN_SEAT_NONE
             ? &tengen_position_get_setup (position)->computers[seat]
             : NULL;
}

gboolean
tengen_opponent_agrees_to_draw (const TengenPosition *position)
{
  const TengenGameSetup *setup;

  g_return_val_if_fail (position != NULL, FALSE);

  setup = tengen_position_get_setup (position);
  if (!tengen_game_setup_is_renju (setup) ||
      tengen_position_get_phase (position) != TENGEN_PHASE_PLAY)
    return FALSE;
  for (int i = TENGEN_SEAT_FIRST; i <= TENGEN_SEAT_SECOND; i++)
    if (setup->computers[i].level > 0 &&
        !tengen_opponent_renju_agrees (position, (TengenSeat) i))
      return FALSE;
  return TRUE;
}

/* Tells whether a side may do what has no point. */
static gboolean
may (const TengenPosition *position, TengenActionKind kind, TengenStone stone)
{
  TengenAction action = { .kind = kind,
                          .seat = tengen_position_get_seat (position, stone),
                          .stone = stone,
                          .point = kind == TENGEN_ACTION_PASS
                                       ? TENGEN_POINT_PASS
                                       : TENGEN_POINT_NONE };
  g_autoptr (TengenReason) reason = tengen_position_check (position, &action);

  return reason == NULL;
}

static int
limit_level (const TengenGameSetup *setup, int level)
{
  return MIN (level,
              tengen_engine_level_get_most (setup->width, setup->height));
}

int
tengen_opponent_get_level (const TengenGameSetup *setup, TengenSeat seat)
{
  const TengenGameComputer *computer;

  g_return_val_if_fail (setup != NULL, 0);

  computer = &setup->computers[seat];
  return *computer->engine == '\0' && tengen_opponent_can_play (setup)
             ? limit_level (setup, computer->level)
             : computer->level;
}

static void
fill_go (TengenOpponentTask *self, const TengenPosition *position)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  const TengenGameComputer *computer = &setup->computers[self->seat];

  self->go = tengen_go_copy_line (tengen_position_get_go (position));
  self->stone = tengen_position_get_stone (position, self->seat);
  self->duty = tengen_position_get_duty (position);
  self->handicap = setup->handicap;
  self->passes = may (position, TENGEN_ACTION_PASS, self->stone);
  self->proposes = may (position, TENGEN_ACTION_PROPOSE, self->stone);
  self->voids = may (position, TENGEN_ACTION_VOID, self->stone);
  self->player.level = limit_level (setup, computer->level);
  self->player.seed = computer->seed;
  self->player.playouts = computer->playouts;
  self->player.komi_x2 = setup->komi_x2;
  self->player.handicap = setup->handicap;
}

TengenOpponentTask *
tengen_opponent_task_new (const TengenPosition *position)
{
  TengenOpponentTask *self;
  TengenSeat seat;

  g_return_val_if_fail (position != NULL, NULL);
  seat = tengen_opponent_find_seat (position);
  g_return_val_if_fail (seat != TENGEN_SEAT_NONE, NULL);

  self = g_new0 (TengenOpponentTask, 1);
  self->seat = seat;
  if (tengen_position_get_renju (position) != NULL)
    {
      /* in an opening a player puts stones of both colours */
      self->stone = tengen_position_get_to_move (position);
      self->renju = tengen_opponent_renju_new (position, seat);
    }
  else
    fill_go (self, position);
  return self;
}

void
tengen_opponent_task_set_strongest (TengenOpponentTask *self)
{
  const TengenBoard *board;

  g_return_if_fail (self != NULL && self->go != NULL);

  board = tengen_go_get_board (self->go);
  self->player.level = tengen_engine_level_get_most (
      tengen_board_get_width (board), tengen_board_get_height (board));
  self->player.playouts = 0;
}

guint
tengen_opponent_task_get_budget (const TengenOpponentTask *self)
{
  const TengenBoard *board;

  g_return_val_if_fail (self != NULL, 0);

  if (self->renju != NULL)
    return tengen_opponent_renju_get_budget (self->renju);
  board = tengen_go_get_board (self->go);
  return tengen_engine_level_get_most_playouts (
      &self->player,
      tengen_go_get_rules (self->go),
      tengen_board_get_width (board),
      tengen_board_get_height (board));
}

guint
tengen_opponent_task_get_playouts (const TengenOpponentTask *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->playouts;
}

void
tengen_opponent_task_free (TengenOpponentTask *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->renju, tengen_opponent_renju_free);
  g_clear_pointer (&self->go, tengen_go_free);
  g_free (self);
}

/* Finds a legal move where none gains anything, first one that fills no point
 * between own stones. */
static TengenPoint
find_any_move (const TengenOpponentTask *self)
{
  const TengenBoard *board = tengen_go_get_board (self->go);
  TengenPoint any = TENGEN_POINT_NONE;

  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    {
      TengenPoint point = (TengenPoint) i;
      TengenPoint beside[4];
      int n = tengen_board_list_neighbours (board, point, beside);
      gboolean is_eye = TRUE;

      if (tengen_go_check (self->go, point, self->stone, NULL) !=
          TENGEN_REASON_NONE)
        continue;
      for (int j = 0; j < n; j++)
        is_eye &= tengen_board_get (board, beside[j]) == self->stone;
      if (!is_eye)
        return point;
      if (any == TENGEN_POINT_NONE)
        any = point;
    }
  return any;
}

/* A handicap stone: the next free one of the fixed points of so many stones,
 * where they have fixed points. */
static TengenPoint
find_handicap (const TengenOpponentTask *self)
{
  const TengenBoard *board = tengen_go_get_board (self->go);
  TengenPoint points[TENGEN_GO_HANDICAP_MAX];
  int width = tengen_board_get_width (board);
  int n = 0;

  if (width == tengen_board_get_height (board))
    n = tengen_go_handicap_points (width, self->handicap, points);
  for (int i = 0; i < n; i++)
    if (tengen_board_get (board, points[i]) == TENGEN_STONE_NONE)
      return points[i];
  return TENGEN_POINT_NONE;
}

/* Chooses a move on the board, or PASS. */
static TengenPoint
choose (TengenOpponentTask *self,
        TengenEngineProgress progress,
        gpointer data,
        int *lead_x2)
{
  TengenEngineAnswer answer;

  if (tengen_go_get_to_move (self->go) != self->stone)
    tengen_go_set_to_move (self->go, self->stone);
  tengen_engine_level_choose (self->go, &self->player, progress, data, &answer);
  self->playouts += answer.playouts;
  *lead_x2 =
      self->stone == TENGEN_STONE_BLACK ? answer.lead_x2 : -answer.lead_x2;
  return answer.point;
}

/* Looks for a move in place of one that brings a position for the third
 * time. */
static void
avoid_third (TengenOpponentTask *self,
             TengenEngineProgress progress,
             gpointer data,
             int lead_x2,
             TengenAction *action)
{
  TengenPoint other;
  int other_x2;

  self->player.avoids_third = TRUE;
  other = choose (self, progress, data, &other_x2);
  if (lead_x2 - other_x2 <= MOST_COST_X2)
    action->point = other;
  else if (self->voids)
    action->kind = TENGEN_ACTION_VOID;
}

/* Sets what is done where no move on the board gains anything. */
static void
set_stop (const TengenOpponentTask *self, TengenAction *action)
{
  if (self->passes)
    {
      action->kind = TENGEN_ACTION_PASS;
      action->point = TENGEN_POINT_PASS;
    }
  else if (self->proposes)
    action->kind = TENGEN_ACTION_PROPOSE;
  else
    action->point = find_any_move (self);
  if (action->kind == TENGEN_ACTION_PLAY && action->point == TENGEN_POINT_NONE)
    action->kind = TENGEN_ACTION_VIRTUAL;
}

static void
move (TengenOpponentTask *self,
      TengenEngineProgress progress,
      gpointer data,
      TengenAction *action)
{
  int lead_x2;

  if (self->duty == TENGEN_DUTY_PLACE)
    action->point = find_handicap (self);
  if (action->point == TENGEN_POINT_NONE)
    {
      action->point = choose (self, progress, data, &lead_x2);
      if (action->point != TENGEN_POINT_PASS &&
          tengen_go_makes_third (self->go, action->point, self->stone))
        avoid_third (self, progress, data, lead_x2, action);
    }
  if (action->point != TENGEN_POINT_PASS)
    return;
  action->point = TENGEN_POINT_NONE;
  set_stop (self, action);
}

static void
run_go (TengenOpponentTask *self,
        guint halvings,
        TengenEngineProgress progress,
        gpointer data,
        TengenAction *action)
{
  int lead_x2;

  self->player.halvings = halvings;
  if (self->duty == TENGEN_DUTY_VIRTUAL)
    action->kind = TENGEN_ACTION_VIRTUAL;
  else if (self->duty == TENGEN_DUTY_ANSWER)
    action->kind = choose (self, progress, data, &lead_x2) == TENGEN_POINT_PASS
                       ? TENGEN_ACTION_ACCEPT
                       : TENGEN_ACTION_REFUSE;
  else
    move (self, progress, data, action);
  if (self->playouts > 0)
    action->value = (int) MIN (halvings, TENGEN_ACTION_HALVINGS_MAX);
}

void
tengen_opponent_task_run (TengenOpponentTask *self,
                          guint halvings,
                          TengenEngineProgress progress,
                          gpointer data,
                          TengenAction *action)
{
  g_return_if_fail (self != NULL && action != NULL);

  *action = (TengenAction){ .kind = TENGEN_ACTION_PLAY,
                            .seat = self->seat,
                            .stone = self->stone,
                            .point = TENGEN_POINT_NONE };
  if (self->renju != NULL)
    self->playouts = tengen_opponent_renju_run (
        self->renju, halvings, progress, data, action);
  else
    run_go (self, halvings, progress, data, action);
}
