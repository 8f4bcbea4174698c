/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-external: engines outside at the seats of a session
 */
#include "tengen-session-external.h"

#include "tengen-external-engine.h"
#include "tengen-opponent-fill.h"
#include "tengen-opponent.h"
#include "tengen-session-clock.h"
#include "tengen-session-private.h"
#include "tengen-words-text.h"

#include <string.h>

#define _(text) tengen_words_text (text)

/* A question on its way. */
typedef struct
{
  TengenSession *session;
  GTask *task; /* of the thought */
  TengenAction *action;
} Question;

static void
set_text (TengenSession *self, char **place, char *text, const char *property)
{
  if (g_strcmp0 (*place, text) == 0)
    {
      g_free (text);
      return;
    }
  g_free (*place);
  *place = text;
  g_object_notify (G_OBJECT (self), property);
}

static void
set_fault (TengenSession *self, char *text)
{
  set_text (
      self, &tengen_session_get_outside (self)->fault, text, "external-fault");
}

static void
set_news (TengenSession *self, char *text)
{
  set_text (
      self, &tengen_session_get_outside (self)->news, text, "external-news");
}

/* --- Which engine --- */

/* The id of the engine that has the move; NULL if none has, or what is to be
 * done is no choice of a move. */
static const char *
find_id (TengenSession *self)
{
  const TengenSessionOutside *outside = tengen_session_get_outside (self);
  const TengenPosition *position = tengen_session_get_position (self);
  TengenSeat seat = tengen_opponent_find_seat (position);
  const TengenGameComputer *computer = tengen_session_get_opponent (self, seat);
  TengenDuty duty = tengen_position_get_duty (position);

  return outside->list != NULL && computer != NULL &&
                 *computer->engine != '\0' && duty == TENGEN_DUTY_NONE
             ? computer->engine
             : NULL;
}

gboolean
tengen_session_asks_external (TengenSession *self)
{
  return find_id (self) != NULL;
}

static void
tell_news (TengenSession *self, const char *name, const char *said)
{
  gboolean is_ready = tengen_session_get_outside (self)->is_ready;
  g_autofree char *sentence =
      is_ready ? g_strdup_printf (_ ("%s is thinking."), name)
               : g_strdup_printf (_ ("%s is starting."), name);

  if (is_ready || said == NULL)
    set_news (self, g_steal_pointer (&sentence));
  else
    /* TRANSLATORS: a sentence, what the program wrote itself */
    set_news (self, g_strdup_printf (_ ("%s It wrote: %s"), sentence, said));
}

static void
step_cb (TengenSession *self, int step, TengenExternalEngine *engine)
{
  TengenSessionOutside *outside = tengen_session_get_outside (self);

  if (engine != outside->asked)
    return;
  outside->is_ready = step >= TENGEN_EXTERNAL_STEP_READY;
  if (step < TENGEN_EXTERNAL_STEP_MOVED)
    tell_news (self,
               tengen_external_engine_get_name (engine),
               tengen_external_engine_get_said (engine));
}

static void
said_cb (TengenSession *self, GParamSpec *pspec, TengenExternalEngine *engine)
{
  if (engine == tengen_session_get_outside (self)->asked)
    tell_news (self,
               tengen_external_engine_get_name (engine),
               tengen_external_engine_get_said (engine));
}

static void
drop_engine (TengenSession *self, TengenSeat seat)
{
  TengenExternalEngine **engine =
      &tengen_session_get_outside (self)->engines[seat];

  if (*engine == NULL)
    return;
  g_signal_handlers_disconnect_by_data (*engine, self);
  tengen_external_engine_stop (*engine);
  g_clear_object (engine);
}

/* The engine at a seat; another one than before is another program. */
static TengenExternalEngine *
get_engine (TengenSession *self, TengenSeat seat, const char *id)
{
  TengenSessionOutside *outside = tengen_session_get_outside (self);
  const TengenExternalEntry *entry =
      tengen_external_list_find (outside->list, id);
  TengenExternalEngine **engine = &outside->engines[seat];

  if (entry == NULL)
    return NULL;
  if (*engine != NULL && !tengen_external_engine_is (*engine, entry))
    drop_engine (self, seat);
  if (*engine == NULL)
    {
      *engine = tengen_external_engine_new (entry);
      g_signal_connect_swapped (*engine, "step", G_CALLBACK (step_cb), self);
      g_signal_connect_swapped (
          *engine, "notify::said", G_CALLBACK (said_cb), self);
    }
  return *engine;
}

/* --- Asking --- */

/* What fails changes nothing: the thought is over, the clock stands. */
static void
fail (TengenSession *self, char *sentence)
{
  TengenSessionOutside *outside = tengen_session_get_outside (self);

  outside->asked = NULL;
  set_news (self, NULL);
  if (tengen_session_has_clock (self))
    tengen_session_pause_clock (self);
  tengen_session_drop_thought (self);
  set_fault (self, sentence);
}

static gboolean
counts_stones (const TengenPosition *position)
{
  return tengen_position_get_go (position) != NULL &&
         tengen_external_kind_find_count (
             &tengen_position_get_setup (position)->rules) ==
             TENGEN_EXTERNAL_COUNT_STONES;
}

/* What an answer means here; %FALSE if the engine sees nothing left to do, but
 * stones are counted: engines pass over what is their territory. What can be
 * filled without risk is filled. */
static gboolean
interpret (const TengenPosition *position,
           TengenPoint point,
           gboolean resigns,
           TengenAction *action)
{
  TengenSeat seat = tengen_opponent_find_seat (position);
  TengenStone stone = tengen_position_get_stone (position, seat);

  if (tengen_position_get_renju (position) != NULL)
    stone = tengen_position_get_to_move (position);
  if (counts_stones (position) && (resigns || point == TENGEN_POINT_PASS))
    {
      resigns = FALSE;
      point =
          tengen_opponent_find_fill (tengen_position_get_go (position), stone);
      if (point == TENGEN_POINT_PASS)
        return FALSE;
    }
  *action =
      (TengenAction){ .kind = resigns ? TENGEN_ACTION_RESIGN
                              : point == TENGEN_POINT_PASS ? TENGEN_ACTION_PASS
                                                           : TENGEN_ACTION_PLAY,
                      .seat = seat,
                      .stone = stone,
                      .point = resigns ? TENGEN_POINT_NONE : point };
  return TRUE;
}

static void
take_answer (TengenSession *self,
             Question *question,
             TengenPoint point,
             gboolean resigns)
{
  TengenSessionOutside *outside = tengen_session_get_outside (self);
  const TengenPosition *position = tengen_session_get_position (self);
  TengenExternalEngine *engine = outside->asked;
  g_autoptr (TengenReason) reason = NULL;

  if (!interpret (position, point, resigns, question->action))
    {
      outside->asked = NULL;
      set_news (self, NULL);
      tengen_session_finish_for_external (self, question->task);
      return;
    }
  reason = tengen_position_check (position, question->action);
  if (reason != NULL)
    {
      fail (self, tengen_external_engine_refuse (engine, point));
      return;
    }
  outside->asked = NULL;
  set_news (self, NULL);
  g_task_return_boolean (question->task, TRUE);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Question *question = data;
  g_autoptr (TengenSession) self = question->session;
  g_autoptr (GTask) task = question->task;
  g_autoptr (GError) error = NULL;
  gboolean resigns;
  TengenPoint point = tengen_external_engine_choose_finish (
      TENGEN_EXTERNAL_ENGINE (source), result, &resigns, &error);

  if (!tengen_session_is_thought (self, task))
    /* what came is about another position */
    g_task_return_boolean (task, FALSE);
  else if (error != NULL)
    {
      fail (self, g_strdup (error->message));
      g_task_return_boolean (task, FALSE);
    }
  else
    take_answer (self, question, point, resigns);
}

/* Under a clock an engine has a part of what is left. */
static guint
find_seconds (TengenSession *self)
{
  return tengen_session_has_clock (self)
             ? (guint) MAX (
                   tengen_session_get_allowance (self) / G_USEC_PER_SEC, 1)
             : 0;
}

void
tengen_session_ask_external (TengenSession *self,
                             GTask *task,
                             TengenAction *action)
{
  TengenSessionOutside *outside = tengen_session_get_outside (self);
  const TengenPosition *position = tengen_session_get_position (self);
  TengenSeat seat = tengen_opponent_find_seat (position);
  const char *id = find_id (self);
  TengenExternalEngine *engine = get_engine (self, seat, id);
  Question *question;

  set_fault (self, NULL);
  if (engine == NULL)
    {
      fail (self,
            g_strdup_printf (_ ("There is no engine “%s” on this computer."),
                             id));
      g_task_return_boolean (task, FALSE);
      return;
    }
  question = g_new (Question, 1);
  *question = (Question){ g_object_ref (self), g_object_ref (task), action };
  outside->asked = engine;
  outside->is_ready = tengen_external_engine_is_running (engine);
  tell_news (self, tengen_external_engine_get_name (engine), NULL);
  tengen_external_engine_choose_async (
      engine,
      tengen_external_task_new (position, seat, find_seconds (self)),
      answered_cb,
      question);
}

/* --- Giving up --- */

void
tengen_session_give_up_external (TengenSession *self)
{
  TengenSessionOutside *outside = tengen_session_get_outside (self);
  TengenExternalEngine *engine = g_steal_pointer (&outside->asked);

  if (engine == NULL)
    return;
  set_news (self, NULL);
  tengen_external_engine_give_up (engine);
}

void
tengen_session_forget_externals (TengenSession *self)
{
  tengen_session_give_up_external (self);
  for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    drop_engine (self, (TengenSeat) seat);
  set_fault (self, NULL);
}

void
tengen_session_stop_external (TengenSession *self)
{
  TengenSessionOutside *outside;
  TengenExternalEngine *engine;

  g_return_if_fail (TENGEN_IS_SESSION (self));

  outside = tengen_session_get_outside (self);
  engine = outside->asked;
  if (engine == NULL)
    return;
  fail (self,
        g_strdup_printf (_ ("%s was stopped."),
                         tengen_external_engine_get_name (engine)));
  tengen_external_engine_stop (engine);
}

/* Sets the clock going that the fault has stopped. */
static void
go_on (TengenSession *self)
{
  set_fault (self, NULL);
  if (tengen_session_has_clock (self))
    tengen_session_start_clock (self);
  tengen_session_get_thoughts (self)->is_stuck = FALSE;
  tengen_session_consider_computer (self);
}

void
tengen_session_restart_external (TengenSession *self)
{
  g_return_if_fail (TENGEN_IS_SESSION (self));

  if (tengen_session_get_external_fault (self) == NULL)
    return;
  /* something may have been installed by now */
  tengen_external_list_refresh (tengen_session_get_outside (self)->list);
  go_on (self);
}

/* Both names, unless the game is of a match, whose table knows the player by
 * the first. */
static TengenChange *
change_name (const TengenPosition *position, TengenSeat seat)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  gboolean is_black = seat == TENGEN_SEAT_FIRST;
  const char *name = is_black ? setup->black : setup->white;
  g_autofree char *both = NULL;

  if (name == NULL || setup->match != NULL)
    return NULL;
  /* TRANSLATORS: an engine, and what played in its place from some move on */
  both = g_strdup_printf (
      _ ("%s, then %s"), name, tengen_words_context ("computer", "Tengen"));
  return tengen_change_set_text (tengen_position_get_root (position),
                                 is_black ? TENGEN_PROPERTY_PB
                                          : TENGEN_PROPERTY_PW,
                                 both);
}

void
tengen_session_replace_external (TengenSession *self)
{
  const TengenPosition *position;
  TengenSeat seat;
  TengenGameComputer computers[TENGEN_SEAT_SECOND + 1];
  g_autoptr (GPtrArray) changes = NULL;
  g_autofree char *values = NULL;
  TengenChange *name;

  g_return_if_fail (TENGEN_IS_SESSION (self));

  if (tengen_session_get_external_fault (self) == NULL)
    return;
  position = tengen_session_get_position (self);
  seat = tengen_opponent_find_seat (position);
  memcpy (computers,
          tengen_position_get_setup (position)->computers,
          sizeof computers);
  tengen_game_computer_set_engine (&computers[seat], "");
  values = tengen_game_computer_format (computers);
  changes =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_change_free);
  g_ptr_array_add (
      changes,
      tengen_change_set (tengen_position_get_root (position), "TNO", values));
  name = change_name (position, seat);
  if (name != NULL)
    g_ptr_array_add (changes, name);
  drop_engine (self, seat);
  if (tengen_session_edit (self, "info", changes))
    go_on (self);
}

/* --- What they tell --- */

void
tengen_session_set_externals (TengenSession *self, TengenExternalList *list)
{
  g_return_if_fail (TENGEN_IS_SESSION (self));

  g_set_object (&tengen_session_get_outside (self)->list, list);
}

const char *
tengen_session_get_external_fault (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), NULL);

  return tengen_session_is_stuck (self)
             ? tengen_session_get_outside (self)->fault
             : NULL;
}

const char *
tengen_session_get_external_news (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), NULL);

  return tengen_session_get_outside (self)->news;
}
