/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-advice: a choice of three points for a person who plays the
 * computer (助言)
 *
 * Shape: a search on a copy of the line; any change gives it up. An answer is
 *        kept until another one is asked for, as the next moves are compared
 *        with it.
 */
#include "tengen-session-advice.h"

#include "tengen-session-private.h"
#include "tengen-worker.h"

/* What a thread is given. */
typedef struct
{
  TengenGo *go;
  TengenEngineSettings settings;
  GCancellable *cancellable;
  TengenEngineAdvice advice;
} Search;

static void
search_free (gpointer data)
{
  Search *self = data;

  tengen_go_free (self->go);
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

  tengen_engine_advice_find (search->go,
                             &search->settings,
                             may_go_on,
                             search->cancellable,
                             &search->advice);
  g_task_return_boolean (task, TRUE);
}

gboolean
tengen_session_can_advise (TengenSession *self)
{
  const TengenPosition *position;
  const TengenGameSetup *setup;
  TengenDuty duty;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  position = tengen_session_get_position (self);
  setup = tengen_position_get_setup (position);
  duty = tengen_position_get_duty (position);
  return tengen_session_has_computer (self) &&
         tengen_position_get_go (position) != NULL &&
         tengen_session_get_help_allowed (self) &&
         !tengen_session_awaits_computer (self) &&
         tengen_game_get_cursor (tengen_session_get_game (self)) ==
             tengen_game_get_live (tengen_session_get_game (self)) &&
         tengen_position_get_phase (position) == TENGEN_PHASE_PLAY &&
         (duty == TENGEN_DUTY_NONE || duty == TENGEN_DUTY_BOARD) &&
         setup->width <= TENGEN_ENGINE_SIZE_MAX &&
         setup->height <= TENGEN_ENGINE_SIZE_MAX;
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
  advising->advice = search->advice;
  advising->is_known = !search->advice.is_stopped;
  g_clear_object (&advising->task);
  g_object_notify (source, "advising");
}

static Search *
search_new (TengenSession *self)
{
  const TengenPosition *position = tengen_session_get_position (self);
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  TengenSeat seat = tengen_position_get_actor (position) == TENGEN_SEAT_FIRST
                        ? TENGEN_SEAT_SECOND
                        : TENGEN_SEAT_FIRST;
  const TengenGameComputer *computer = tengen_session_get_opponent (self, seat);
  Search *search = g_new0 (Search, 1);

  search->go = tengen_go_copy_line (tengen_position_get_go (position));
  search->settings = (TengenEngineSettings){
    .playouts = tengen_engine_advice_get_playouts (setup->width, setup->height),
    .seed = computer != NULL ? computer->seed : 0,
    .komi_x2 = setup->komi_x2,
    .handicap = setup->handicap,
  };
  search->cancellable = g_cancellable_new ();
  return search;
}

void
tengen_session_ask_advice (TengenSession *self)
{
  TengenSessionAdvising *advising;
  Search *search;

  g_return_if_fail (TENGEN_IS_SESSION (self));

  advising = tengen_session_get_advising (self);
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

const TengenEngineAdvice *
tengen_session_get_advice (TengenSession *self, TengenNode *node)
{
  const TengenSessionAdvising *advising;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), NULL);

  advising = tengen_session_get_advising (self);
  if (!advising->is_known)
    return NULL;
  if (node != NULL)
    *node = advising->node;
  return &advising->advice;
}

gboolean
tengen_session_was_advised (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_get_advising (self)->was_asked;
}
