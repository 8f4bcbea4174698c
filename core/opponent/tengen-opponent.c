/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-opponent: what the computer does in a game where it has a seat
 */
#include "tengen-opponent.h"

#include "tengen-go-handicap.h"

/* GM of Go. */
#define GAME_GO 1

/* What another move may cost where a position would come for the third time,
 * half points. */
#define MOST_COST_X2 2

struct TengenOpponentTask
{
  TengenGo *go;
  TengenEnginePlayer player;
  TengenSeat seat;
  TengenStone stone;
  TengenDuty duty;
  int handicap;    /* stones of the game */
  gboolean passes; /* it may pass now */
  gboolean proposes;
  gboolean voids; /* the game may end without result now */
  guint playouts; /* made */
};

gboolean
tengen_opponent_can_play (const TengenGameSetup *setup)
{
  g_return_val_if_fail (setup != NULL, FALSE);

  return setup->game == GAME_GO && tengen_game_setup_has_board (setup);
}

const TengenGameComputer *
tengen_opponent_find (const TengenPosition *position)
{
  const TengenGameSetup *setup;
  const TengenGameComputer *computer;

  g_return_val_if_fail (position != NULL, NULL);

  setup = tengen_position_get_setup (position);
  if (!tengen_opponent_can_play (setup) ||
      tengen_position_get_phase (position) != TENGEN_PHASE_PLAY)
    return NULL;
  computer = &setup->computers[tengen_position_get_actor (position)];
  return computer->level > 0 ? computer : NULL;
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

TengenOpponentTask *
tengen_opponent_task_new (const TengenPosition *position)
{
  const TengenGameComputer *computer;
  const TengenGameSetup *setup;
  TengenOpponentTask *self;

  g_return_val_if_fail (position != NULL, NULL);
  computer = tengen_opponent_find (position);
  g_return_val_if_fail (computer != NULL, NULL);

  setup = tengen_position_get_setup (position);
  self = g_new0 (TengenOpponentTask, 1);
  self->go = tengen_go_copy_line (tengen_position_get_go (position));
  self->seat = tengen_position_get_actor (position);
  self->stone = tengen_position_get_stone (position, self->seat);
  self->duty = tengen_position_get_duty (position);
  self->handicap = setup->handicap;
  self->passes = may (position, TENGEN_ACTION_PASS, self->stone);
  self->proposes = may (position, TENGEN_ACTION_PROPOSE, self->stone);
  self->voids = may (position, TENGEN_ACTION_VOID, self->stone);
  self->player.level =
      MIN (computer->level,
           tengen_engine_level_get_most (setup->width, setup->height));
  self->player.seed = computer->seed;
  self->player.playouts = computer->playouts;
  self->player.komi_x2 = setup->komi_x2;
  self->player.handicap = setup->handicap;
  return self;
}

guint
tengen_opponent_task_get_budget (const TengenOpponentTask *self)
{
  const TengenBoard *board;

  g_return_val_if_fail (self != NULL, 0);

  board = tengen_go_get_board (self->go);
  return tengen_engine_level_get_playouts (&self->player,
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
  tengen_go_free (self->go);
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

void
tengen_opponent_task_run (TengenOpponentTask *self,
                          guint halvings,
                          TengenEngineProgress progress,
                          gpointer data,
                          TengenAction *action)
{
  int lead_x2;

  g_return_if_fail (self != NULL && action != NULL);

  *action = (TengenAction){ .kind = TENGEN_ACTION_PLAY,
                            .seat = self->seat,
                            .stone = self->stone,
                            .point = TENGEN_POINT_NONE };
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
