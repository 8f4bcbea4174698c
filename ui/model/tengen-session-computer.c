/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-computer: the computer at one or both seats of a session
 *
 * Shape: a thought is a task on copies. What it found is done if the game still
 *        waits for the same act; any change gives it up.
 */
#include "tengen-session-computer.h"

#include "tengen-opponent.h"
#include "tengen-session-private.h"
#include "tengen-worker.h"
#include "tengen-words-computer.h"

/**
 * Thought:
 * @task: (nullable): what is to be found; %NULL while an engine outside is asked
 * @hurried: (atomic): the best so far is enough
 * @halvings: how often the budget is halved, as time is short
 * @action: what was found
 *
 * What a thread is given, or an engine outside finds.
 */
typedef struct
{
  TengenOpponentTask *task;
  GCancellable *cancellable;
  int hurried;
  guint halvings;
  TengenAction action;
} Thought;

static void
thought_free (gpointer data)
{
  Thought *self = data;

  g_clear_pointer (&self->task, tengen_opponent_task_free);
  g_object_unref (self->cancellable);
  g_free (self);
}

static gboolean
may_go_on (guint playouts, gpointer data)
{
  Thought *thought = data;

  return !g_cancellable_is_cancelled (thought->cancellable) &&
         !g_atomic_int_get (&thought->hurried);
}

static void
think_in_thread (GTask *task,
                 gpointer source,
                 gpointer data,
                 GCancellable *cancellable)
{
  Thought *thought = data;

  tengen_opponent_task_run (
      thought->task, thought->halvings, may_go_on, thought, &thought->action);
  g_task_return_boolean (task, TRUE);
}

/* --- What the game waits for --- */

const TengenGameComputer *
tengen_session_get_opponent (TengenSession *self, TengenSeat seat)
{
  const TengenGameSetup *setup;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), NULL);

  setup = tengen_game_get_setup (tengen_session_get_game (self));
  return tengen_opponent_can_play (setup) && setup->computers[seat].level > 0
             ? &setup->computers[seat]
             : NULL;
}

gboolean
tengen_session_has_computer (TengenSession *self)
{
  const TengenGameSetup *setup;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  setup = tengen_game_get_setup (tengen_session_get_game (self));
  return tengen_session_get_thoughts (self)->on &&
         tengen_opponent_can_play (setup) &&
         tengen_game_computer_is_any (setup->computers);
}

gboolean
tengen_session_is_live (TengenSession *self)
{
  const TengenGame *game = tengen_session_get_game (self);

  return tengen_game_get_cursor (game) == tengen_game_get_live (game);
}

gboolean
tengen_session_awaits_computer (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_get_thoughts (self)->on &&
         tengen_session_is_live (self) &&
         tengen_opponent_find (tengen_session_get_position (self)) != NULL;
}

static gboolean
is_clock_paused (TengenSession *self)
{
  const TengenClock *clock =
      tengen_game_get_clock (tengen_session_get_game (self));

  return clock != NULL && clock->paused;
}

/* --- Thinking --- */

static void
set_thinking (TengenSession *self, TengenStone stone)
{
  TengenSessionThoughts *thoughts = tengen_session_get_thoughts (self);

  if (thoughts->thinking == stone)
    return;
  thoughts->thinking = stone;
  g_object_notify (G_OBJECT (self), "thinking");
}

void
tengen_session_stop_thinking (TengenSession *self)
{
  TengenSessionThoughts *thoughts = tengen_session_get_thoughts (self);

  g_clear_handle_id (&thoughts->source, g_source_remove);
  if (thoughts->task != NULL)
    g_cancellable_cancel (g_task_get_cancellable (thoughts->task));
  g_clear_object (&thoughts->task);
  tengen_session_give_up_external (self);
}

gboolean
tengen_session_is_thought (TengenSession *self, GTask *task)
{
  return tengen_session_get_thoughts (self)->task == task;
}

/* Two computers agree; a person is asked. */
static gboolean
end_or_offer (TengenSession *self, TengenPoint point)
{
  if (tengen_session_is_watched (self))
    return tengen_session_end_void (self);
  tengen_session_get_thoughts (self)->offered = point;
  return FALSE;
}

static void
act_cb (gpointer data)
{
  TengenSession *self = data;
  TengenSessionThoughts *thoughts = tengen_session_get_thoughts (self);
  g_autoptr (GTask) task = g_steal_pointer (&thoughts->task);
  const Thought *thought = g_task_get_task_data (task);

  thoughts->source = 0;
  thoughts->acting = TRUE;
  thoughts->offered = TENGEN_POINT_NONE;
  /* what it finds once more would be refused once more */
  thoughts->is_stuck = thought->action.kind == TENGEN_ACTION_VOID
                           ? !end_or_offer (self, thought->action.point)
                           : !tengen_session_send_move (self, &thought->action);
  tengen_session_end_step (self);
  thoughts->acting = FALSE;
  tengen_session_consider_computer (self);
  if (tengen_session_offers_void (self))
    g_object_notify (G_OBJECT (self), "offers-void");
}

/* Of the time that is left, a move takes one part in so many. */
#define PARTS 20
/* Playouts a second times the points of the board, before one was measured; of
 * Renju positions a second. */
#define SPEED 500000
#define RENJU_SPEED 200000

static guint
guess_speed (const TengenPosition *position)
{
  const TengenBoard *board = tengen_position_get_board (position);

  return tengen_position_get_renju (position) != NULL
             ? RENJU_SPEED
             : SPEED / (guint) tengen_board_get_n_points (board);
}

guint64
tengen_session_get_allowance (TengenSession *self)
{
  TengenClock clock;

  tengen_session_get_clock (self, &clock);
  return (guint64) tengen_clock_get_shown (
             &clock,
             tengen_opponent_find_seat (tengen_session_get_position (self))) /
         PARTS;
}

/* How often the budget is to be halved under a clock: by the speed of the search
 * before, as the time of this one is not known yet. */
static guint
find_halvings (TengenSession *self, const TengenOpponentTask *task)
{
  TengenSessionThoughts *thoughts = tengen_session_get_thoughts (self);
  const TengenPosition *position = tengen_session_get_position (self);
  guint64 speed =
      thoughts->speed > 0 ? thoughts->speed : guess_speed (position);
  guint64 budget = tengen_opponent_task_get_budget (task);
  guint halvings = 0;
  guint64 allowed_us;

  if (!tengen_session_has_clock (self))
    return 0;
  allowed_us = tengen_session_get_allowance (self);
  while (halvings < TENGEN_ACTION_HALVINGS_MAX && budget >> halvings > 1 &&
         (budget >> halvings) * G_USEC_PER_SEC / speed > allowed_us)
    halvings++;
  return halvings;
}

/* Notes how fast a search was. */
static void
note_speed (TengenSession *self, const Thought *thought, gint64 passed_us)
{
  guint64 playouts = thought->task != NULL
                         ? tengen_opponent_task_get_playouts (thought->task)
                         : 0;

  if (playouts > 0 && passed_us > 0)
    tengen_session_get_thoughts (self)->speed =
        (guint) MAX (playouts * G_USEC_PER_SEC / (guint64) passed_us, 1);
}

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenSession *self = TENGEN_SESSION (source);
  TengenSessionThoughts *thoughts = tengen_session_get_thoughts (self);
  gint64 passed_us = g_get_monotonic_time () - thoughts->began_us;
  const Thought *thought = g_task_get_task_data (G_TASK (result));

  if (G_TASK (result) != thoughts->task)
    return;
  note_speed (self, thought, passed_us);
  thoughts->source = g_timeout_add_once (
      g_atomic_int_get (&thought->hurried)
          ? 0
          : (guint) MAX (tengen_session_get_least_ms (self) - passed_us / 1000,
                         0),
      act_cb,
      self);
}

static void
search (TengenSession *self, Thought *thought)
{
  thought->halvings = find_halvings (self, thought->task);
  tengen_worker_run (tengen_session_get_thoughts (self)->task, think_in_thread);
}

void
tengen_session_finish_for_external (TengenSession *self, GTask *task)
{
  Thought *thought = g_task_get_task_data (task);

  g_return_if_fail (tengen_session_is_thought (self, task));

  thought->task = tengen_opponent_task_new (tengen_session_get_position (self));
  tengen_opponent_task_set_strongest (thought->task);
  search (self, thought);
}

static void
start_thinking (TengenSession *self)
{
  TengenSessionThoughts *thoughts = tengen_session_get_thoughts (self);
  const TengenGame *game = tengen_session_get_game (self);
  Thought *thought = g_new0 (Thought, 1);

  thought->cancellable = g_cancellable_new ();
  thoughts->task = g_task_new (self, thought->cancellable, thought_cb, NULL);
  thoughts->edits = tengen_game_get_edits (game);
  thoughts->node = tengen_game_get_live (game);
  thoughts->began_us = g_get_monotonic_time ();
  g_task_set_check_cancellable (thoughts->task, FALSE);
  g_task_set_task_data (thoughts->task, thought, thought_free);
  if (tengen_session_asks_external (self))
    {
      g_autoptr (GTask) task = g_object_ref (thoughts->task);

      tengen_session_ask_external (self, task, &thought->action);
      return;
    }
  thought->task = tengen_opponent_task_new (tengen_session_get_position (self));
  search (self, thought);
}

/* Whether the thought that is on its way is about what the game waits for. */
static gboolean
is_thinking_of_it (TengenSession *self)
{
  const TengenSessionThoughts *thoughts = tengen_session_get_thoughts (self);
  const TengenGame *game = tengen_session_get_game (self);

  return thoughts->task != NULL &&
         thoughts->edits == tengen_game_get_edits (game) &&
         thoughts->node == tengen_game_get_live (game);
}

gboolean
tengen_session_is_stuck (TengenSession *self)
{
  const TengenSessionThoughts *thoughts = tengen_session_get_thoughts (self);
  const TengenGame *game = tengen_session_get_game (self);

  return thoughts->is_stuck &&
         thoughts->edits == tengen_game_get_edits (game) &&
         thoughts->node == tengen_game_get_live (game);
}

void
tengen_session_drop_thought (TengenSession *self)
{
  TengenSessionThoughts *thoughts = tengen_session_get_thoughts (self);

  const TengenGame *game = tengen_session_get_game (self);

  g_clear_object (&thoughts->task);
  thoughts->is_stuck = TRUE;
  thoughts->edits = tengen_game_get_edits (game);
  thoughts->node = tengen_game_get_live (game);
  set_thinking (self, TENGEN_STONE_NONE);
}

gboolean
tengen_session_offers_void (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_get_thoughts (self)->offered != TENGEN_POINT_NONE &&
         tengen_session_is_stuck (self) &&
         tengen_session_awaits_computer (self);
}

void
tengen_session_refuse_void (TengenSession *self)
{
  TengenSessionThoughts *thoughts;

  g_return_if_fail (TENGEN_IS_SESSION (self));

  if (!tengen_session_offers_void (self))
    return;
  thoughts = tengen_session_get_thoughts (self);
  thoughts->acting = TRUE;
  tengen_session_play (self, thoughts->offered);
  thoughts->acting = FALSE;
  tengen_session_consider_computer (self);
}

static void
think (TengenSession *self)
{
  TengenSessionThoughts *thoughts = tengen_session_get_thoughts (self);
  const TengenPosition *position = tengen_session_get_position (self);
  gboolean wanted =
      tengen_session_awaits_computer (self) && !is_clock_paused (self) &&
      !tengen_session_is_stuck (self) && !tengen_session_holds_watch (self);

  if (!wanted || !is_thinking_of_it (self))
    tengen_session_stop_thinking (self);
  if (wanted && thoughts->task == NULL)
    start_thinking (self);
  set_thinking (self,
                wanted && thoughts->task != NULL
                    ? tengen_position_get_stone (
                          position, tengen_opponent_find_seat (position))
                    : TENGEN_STONE_NONE);
}

/* Whether two computers play without getting anywhere; a board of Renju gets
 * full. */
static gboolean
is_endless (TengenSession *self)
{
  const TengenGo *go =
      tengen_position_get_go (tengen_session_get_position (self));

  return go != NULL && tengen_session_awaits_computer (self) &&
         tengen_session_is_watched (self) &&
         !tengen_session_holds_watch (self) && tengen_go_is_endless (go);
}

void
tengen_session_consider_computer (TengenSession *self)
{
  TengenSessionThoughts *thoughts = tengen_session_get_thoughts (self);

  if (thoughts->acting)
    return;
  if (tengen_session_awaits_agreement (self) &&
      !tengen_session_is_judging (self) && !tengen_session_holds_watch (self))
    {
      thoughts->acting = TRUE;
      tengen_session_answer_count (self);
      thoughts->acting = FALSE;
    }
  else if (is_endless (self))
    {
      thoughts->acting = TRUE;
      tengen_session_end_void (self);
      thoughts->acting = FALSE;
    }
  think (self);
  if (tengen_position_get_phase (tengen_session_get_position (self)) ==
      TENGEN_PHASE_OVER)
    tengen_session_forget_externals (self);
}

/* --- What others may do --- */

gboolean
tengen_session_is_computers (TengenSession *self, const TengenAction *action)
{
  const TengenSessionThoughts *thoughts = tengen_session_get_thoughts (self);
  TengenActionGroup group = tengen_action_get_info (action->kind)->group;

  return thoughts->on && !thoughts->acting && tengen_session_is_live (self) &&
         (group == TENGEN_ACTION_GROUP_MOVE ||
          group == TENGEN_ACTION_GROUP_STOP ||
          group == TENGEN_ACTION_GROUP_OPENING ||
          group == TENGEN_ACTION_GROUP_CLAIM ||
          action->kind == TENGEN_ACTION_RESIGN) &&
         tengen_session_get_opponent (self, action->seat) != NULL;
}

/* Whether a person has put handicap stones; behind a move they stay. */
static gboolean
has_persons_handicap (TengenSession *self, const TengenPosition *position)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);

  return setup->free_handicap && setup->handicap >= 2 &&
         tengen_position_get_move (position) == 0 &&
         tengen_position_get_n_to_place (position) < setup->handicap &&
         tengen_session_get_opponent (
             self, tengen_position_get_seat (position, TENGEN_STONE_BLACK)) ==
             NULL;
}

/* Whether the path has a move of a person, or another act of Renju. */
static gboolean
has_persons_move (TengenSession *self)
{
  const TengenPosition *position = tengen_session_get_position (self);
  const GArray *moves = tengen_position_get_moves (position);

  if (tengen_position_get_renju (position) != NULL)
    return tengen_session_has_renju_act (self);
  if (has_persons_handicap (self, position))
    return TRUE;
  for (guint i = 0; i < moves->len; i++)
    if (tengen_session_get_opponent (
            self,
            tengen_position_get_seat (
                position,
                (TengenStone) g_array_index (moves, TengenMove, i).stone)) ==
        NULL)
      return TRUE;
  return FALSE;
}

/* Whether a person has given up. Taken back is only that: the computer, if it was
 * thinking, thinks again. */
static gboolean
has_person_resigned (TengenSession *self)
{
  const TengenGame *game = tengen_session_get_game (self);
  const TengenPosition *position = tengen_session_get_position (self);
  TengenResult result = tengen_game_get_result (game);

  return tengen_position_get_phase (position) == TENGEN_PHASE_OVER &&
         result.kind == TENGEN_RESULT_RESIGN &&
         tengen_session_get_opponent (
             self, tengen_position_get_seat (position, result.winner)) != NULL;
}

gboolean
tengen_session_may_take_back (TengenSession *self)
{
  return tengen_game_can_take_back (tengen_session_get_game (self)) &&
         (!tengen_session_has_computer (self) ||
          !tengen_session_is_live (self) || has_person_resigned (self) ||
          has_persons_move (self));
}

static gboolean
may_repeat (TengenSession *self, TengenCommandKind kind)
{
  const TengenGame *game = tengen_session_get_game (self);

  if (tengen_session_is_watched (self) ||
      (!tengen_session_awaits_computer (self) &&
       !tengen_session_awaits_agreement (self)))
    return FALSE;
  if (kind == TENGEN_COMMAND_TAKE_BACK)
    return tengen_session_may_take_back (self);
  return kind == TENGEN_COMMAND_UNDO ? tengen_game_can_undo (game)
                                     : tengen_game_can_redo (game);
}

static gboolean
send_plain (TengenSession *self, TengenCommandKind kind)
{
  g_autoptr (TengenCommand) command = tengen_command_new (kind);

  return tengen_session_send (self, command);
}

/* Whether the computer would only play its opening move anew. */
static gboolean
is_opening_undone (TengenSession *self)
{
  return !tengen_session_is_watched (self) &&
         tengen_session_awaits_computer (self) && !has_persons_move (self);
}

gboolean
tengen_session_repeat (TengenSession *self, TengenCommandKind kind)
{
  gboolean once = kind != TENGEN_COMMAND_REDO && has_person_resigned (self);
  gboolean awaited = tengen_session_awaits_computer (self);
  guint n = 0;

  /* what was undone is looked at; they would do it again */
  tengen_session_set_watch_paused (self, TRUE);
  tengen_session_freeze (self);
  while ((n == 0 || (!once && may_repeat (self, kind))) &&
         send_plain (self, kind))
    n++;
  if (kind == TENGEN_COMMAND_UNDO && !awaited && !once &&
      is_opening_undone (self))
    {
      while (n-- > 0)
        send_plain (self, TENGEN_COMMAND_REDO);
      tengen_session_thaw (self);
      return tengen_session_refuse (self, TENGEN_REASON_NOTHING);
    }
  tengen_session_thaw (self);
  return n > 0;
}

void
tengen_session_set_computer (TengenSession *self, gboolean on)
{
  TengenSessionThoughts *thoughts;

  g_return_if_fail (TENGEN_IS_SESSION (self));

  thoughts = tengen_session_get_thoughts (self);
  if (thoughts->on == (on != FALSE))
    return;
  thoughts->on = on != FALSE;
  tengen_session_begin_watch (self);
  tengen_session_consider_computer (self);
}

void
tengen_session_draw_seeds (TengenGameSetup *setup)
{
  g_return_if_fail (setup != NULL);

  for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    if (setup->computers[seat].level > 0)
      setup->computers[seat].seed =
          (guint64) g_random_int () << 32 | g_random_int ();
}

TengenGameSetup *
tengen_session_make_computer_setup (const TengenGameSetup *offered)
{
  TengenGameSetup *setup;
  char **names[TENGEN_SEAT_SECOND + 1] = { NULL };

  g_return_val_if_fail (offered != NULL, NULL);

  setup = tengen_game_setup_copy (offered);
  names[TENGEN_SEAT_FIRST] = &setup->black;
  names[TENGEN_SEAT_SECOND] = &setup->white;
  for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    if (setup->computers[seat].level > 0)
      {
        g_free (*names[seat]);
        *names[seat] = g_strdup (tengen_words_computer ());
      }
  tengen_session_draw_seeds (setup);
  return setup;
}

TengenStone
tengen_session_get_thinking (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), TENGEN_STONE_NONE);

  return tengen_session_get_thoughts (self)->thinking;
}

void
tengen_session_hurry_computer (TengenSession *self)
{
  TengenSessionThoughts *thoughts;
  Thought *thought;

  g_return_if_fail (TENGEN_IS_SESSION (self));

  thoughts = tengen_session_get_thoughts (self);
  if (thoughts->task == NULL)
    return;
  thought = g_task_get_task_data (thoughts->task);
  g_atomic_int_set (&thought->hurried, TRUE);
}
