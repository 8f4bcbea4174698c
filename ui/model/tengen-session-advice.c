/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-advice: a choice of three points for a person to move (助言)
 *
 * Shape: a search on a copy of the line; any change gives it up. An answer is
 *        kept until another one is asked for, as the next moves are compared
 *        with it.
 */
#include "tengen-session-advice.h"

#include "tengen-session-private.h"
#include "tengen-worker.h"

/**
 * Search:
 * @go: (nullable): a game of Go, else of Renju
 * @settings: for @go
 * @renju: (nullable): the board
 * @stone: the side to move on it
 * @seed: for it
 * @found_go: what was found for @go
 * @found_renju: what was found for @renju
 *
 * What a thread is given.
 */
typedef struct
{
  TengenGo *go;
  TengenEngineSettings settings;
  TengenRenju *renju;
  TengenStone stone;
  guint64 seed;
  GCancellable *cancellable;
  TengenEngineAdvice found_go;
  TengenEngineRenjuAdvice found_renju;
} Search;

static void
search_free (gpointer data)
{
  Search *self = data;

  tengen_go_free (self->go);
  tengen_renju_free (self->renju);
  g_object_unref (self->cancellable);
  g_free (self);
}

static gboolean
may_go_on (guint playouts, gpointer data)
{
  return !g_cancellable_is_cancelled (data);
}

static void
search_in_thread (GTask *task,
                  gpointer source,
                  gpointer data,
                  GCancellable *cancellable)
{
  Search *search = data;

  if (search->renju != NULL)
    tengen_engine_renju_advice_find (search->renju,
                                     search->stone,
                                     search->seed,
                                     may_go_on,
                                     search->cancellable,
                                     &search->found_renju);
  else
    tengen_engine_advice_find (search->go,
                               &search->settings,
                               may_go_on,
                               search->cancellable,
                               &search->found_go);
  g_task_return_boolean (task, TRUE);
}

/* Whether moves can be looked for on the board as it is. */
static gboolean
is_playable (const TengenPosition *position)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  TengenRenjuStep step;

  if (renju == NULL)
    return setup->width <= TENGEN_ENGINE_SIZE_MAX &&
           setup->height <= TENGEN_ENGINE_SIZE_MAX;
  tengen_renju_opening_get_step (renju->opening, &step);
  return step.kind == TENGEN_RENJU_STEP_DONE &&
         tengen_renju_find_five (renju->board, TENGEN_STONE_BLACK) ==
             TENGEN_POINT_NONE &&
         tengen_renju_find_five (renju->board, TENGEN_STONE_WHITE) ==
             TENGEN_POINT_NONE;
}

void
tengen_session_set_advice_for_all (TengenSession *self, gboolean for_all)
{
  g_return_if_fail (TENGEN_IS_SESSION (self));

  tengen_session_get_advising (self)->is_for_all = for_all;
}

gboolean
tengen_session_can_advise (TengenSession *self)
{
  const TengenPosition *position;
  TengenDuty duty;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  position = tengen_session_get_position (self);
  duty = tengen_position_get_duty (position);
  return (tengen_session_has_computer (self) ||
          tengen_session_get_advising (self)->is_for_all) &&
         tengen_session_get_help_allowed (self) &&
         !tengen_session_awaits_computer (self) &&
         tengen_session_is_live (self) &&
         tengen_position_get_phase (position) == TENGEN_PHASE_PLAY &&
         (duty == TENGEN_DUTY_NONE || duty == TENGEN_DUTY_BOARD) &&
         is_playable (position);
}

gboolean
tengen_session_is_advising (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_get_advising (self)->task != NULL;
}

/* Whether what is known, or on its way, is about the present position. */
static gboolean
is_about_now (TengenSession *self)
{
  const TengenSessionAdvising *advising = tengen_session_get_advising (self);
  const TengenGame *game = tengen_session_get_game (self);

  return advising->edits == tengen_game_get_edits (game) &&
         advising->node == tengen_game_get_cursor (game);
}

void
tengen_session_stop_advising (TengenSession *self)
{
  TengenSessionAdvising *advising = tengen_session_get_advising (self);

  if (advising->task == NULL)
    return;
  g_cancellable_cancel (g_task_get_cancellable (advising->task));
  g_clear_object (&advising->task);
  g_object_notify (G_OBJECT (self), "advising");
}

void
tengen_session_follow_advising (TengenSession *self)
{
  if (!is_about_now (self))
    tengen_session_stop_advising (self);
}

void
tengen_session_forget_advice (TengenSession *self)
{
  TengenSessionAdvising *advising = tengen_session_get_advising (self);

  tengen_session_stop_advising (self);
  advising->is_known = advising->was_asked = FALSE;
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenSession *self = TENGEN_SESSION (source);
  TengenSessionAdvising *advising = tengen_session_get_advising (self);
  const Search *search = g_task_get_task_data (G_TASK (result));

  if (G_TASK (result) != advising->task)
    return;
  advising->is_renju = search->renju != NULL;
  advising->go = search->found_go;
  advising->renju = search->found_renju;
  advising->is_known =
      !search->found_go.is_stopped && !search->found_renju.is_stopped;
  g_clear_object (&advising->task);
  g_object_notify (source, "advising");
}

static Search *
search_new (TengenSession *self)
{
  const TengenPosition *position = tengen_session_get_position (self);
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  TengenSeat seat = tengen_position_get_actor (position) == TENGEN_SEAT_FIRST
                        ? TENGEN_SEAT_SECOND
                        : TENGEN_SEAT_FIRST;
  const TengenGameComputer *computer = tengen_session_get_opponent (self, seat);
  Search *search = g_new0 (Search, 1);

  search->cancellable = g_cancellable_new ();
  search->seed = computer != NULL ? computer->seed : 0;
  if (renju != NULL)
    {
      search->renju = tengen_renju_copy (renju->board);
      search->stone = tengen_position_get_to_move (position);
      return search;
    }
  search->go = tengen_go_copy_line (tengen_position_get_go (position));
  search->settings = (TengenEngineSettings){
    .playouts = tengen_engine_advice_get_playouts (setup->width, setup->height),
    .seed = search->seed,
    .komi_x2 = setup->komi_x2,
    .handicap = setup->handicap,
  };
  return search;
}

void
tengen_session_ask_advice (TengenSession *self)
{
  TengenSessionAdvising *advising;
  Search *search;

  g_return_if_fail (TENGEN_IS_SESSION (self));

  advising = tengen_session_get_advising (self);
  if (tengen_session_awaits_computer (self))
    tengen_session_refuse (self, TENGEN_REASON_COMPUTER);
  if (!tengen_session_can_advise (self) ||
      ((advising->is_known || advising->task != NULL) && is_about_now (self)))
    return;
  tengen_session_stop_advising (self);
  search = search_new (self);
  advising->is_known = FALSE;
  advising->was_asked = TRUE;
  advising->edits = tengen_game_get_edits (tengen_session_get_game (self));
  advising->node = tengen_game_get_cursor (tengen_session_get_game (self));
  advising->task = g_task_new (self, search->cancellable, found_cb, NULL);
  g_task_set_check_cancellable (advising->task, FALSE);
  g_task_set_task_data (advising->task, search, search_free);
  g_object_notify (G_OBJECT (self), "advising");
  tengen_worker_run (advising->task, search_in_thread);
}

/* What is known, if it is of that game. */
static const TengenSessionAdvising *
get_known (TengenSession *self, gboolean is_renju, TengenNode *node)
{
  const TengenSessionAdvising *advising = tengen_session_get_advising (self);

  if (!advising->is_known || advising->is_renju != is_renju)
    return NULL;
  if (node != NULL)
    *node = advising->node;
  return advising;
}

const TengenEngineAdvice *
tengen_session_get_advice (TengenSession *self, TengenNode *node)
{
  const TengenSessionAdvising *known;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), NULL);

  known = get_known (self, FALSE, node);
  return known != NULL ? &known->go : NULL;
}

const TengenEngineRenjuAdvice *
tengen_session_get_renju_advice (TengenSession *self, TengenNode *node)
{
  const TengenSessionAdvising *known;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), NULL);

  known = get_known (self, TRUE, node);
  return known != NULL ? &known->renju : NULL;
}

gboolean
tengen_session_was_advised (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_get_advising (self)->was_asked;
}
