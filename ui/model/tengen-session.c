/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session: a game with signals
 *
 * Shape: every public action fills a command, sends it to the game and, if it
 *        was done, emits "line" and "changed" and notifies the properties.
 * Not:   the actions (tengen-session-act), those of the count
 *        (tengen-session-count), what is proposed for it
 *        (tengen-session-judge), the clock (tengen-session-clock).
 */
#include "tengen-session-private.h"

#include "tengen-session-external.h"
#include "tengen-signal.h"

struct _TengenSession
{
  GObject parent_instance;

  /* Owned */
  TengenGame *game;
  TengenSessionJudging judging;
  TengenSessionTime time;
  TengenSessionThoughts thoughts;
  TengenSessionOutside outside;
  TengenSessionAdvising advising;

  guint frozen;
  gboolean held_back; /* "changed", while frozen */
  gboolean help_allowed;
};

G_DEFINE_FINAL_TYPE (TengenSession, tengen_session, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PHASE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_CAN_TAKE_BACK,
  PROP_CAN_PLAY,
  /* the others are notified with "changed" */
  PROP_JUDGING,
  PROP_THINKING,
  PROP_OFFERS_VOID,
  PROP_WATCH_PAUSED,
  PROP_EXTERNAL_FAULT,
  PROP_EXTERNAL_NEWS,
  PROP_ADVISING,
  PROP_HELP_ALLOWED,
  N_PROPS
};

enum
{
  CHANGED,
  REFUSED,
  LINE,
  STOPPED,
  REPLACED,
  CLOCK,
  CLOCK_WARNED,
  OBJECTED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
tengen_session_get_property (GObject *object,
                             guint id,
                             GValue *value,
                             GParamSpec *pspec)
{
  TengenSession *self = TENGEN_SESSION (object);
  const TengenPosition *position = tengen_game_get_position (self->game);

  switch (id)
    {
    case PROP_PHASE:
      g_value_set_int (value, (int) tengen_position_get_phase (position));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, tengen_game_can_undo (self->game));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, tengen_game_can_redo (self->game));
      break;
    case PROP_CAN_TAKE_BACK:
      g_value_set_boolean (value, tengen_session_may_take_back (self));
      break;
    case PROP_CAN_PLAY:
      g_value_set_boolean (
          value,
          tengen_position_get_phase (position) == TENGEN_PHASE_PLAY &&
              tengen_game_setup_has_board (tengen_game_get_setup (self->game)));
      break;
    case PROP_JUDGING:
      g_value_set_boolean (value, tengen_session_is_judging (self));
      break;
    case PROP_THINKING:
      g_value_set_int (value, (int) self->thoughts.thinking);
      break;
    case PROP_OFFERS_VOID:
      g_value_set_boolean (value, tengen_session_offers_void (self));
      break;
    case PROP_WATCH_PAUSED:
      g_value_set_boolean (value, tengen_session_get_watch_paused (self));
      break;
    case PROP_EXTERNAL_FAULT:
      g_value_set_string (value, tengen_session_get_external_fault (self));
      break;
    case PROP_EXTERNAL_NEWS:
      g_value_set_string (value, tengen_session_get_external_news (self));
      break;
    case PROP_ADVISING:
      g_value_set_boolean (value, self->advising.task != NULL);
      break;
    case PROP_HELP_ALLOWED:
      g_value_set_boolean (value, self->help_allowed);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_session_set_property (GObject *object,
                             guint id,
                             const GValue *value,
                             GParamSpec *pspec)
{
  if (id == PROP_HELP_ALLOWED)
    tengen_session_set_help_allowed (TENGEN_SESSION (object),
                                     g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

TengenSessionJudging *
tengen_session_get_judging (TengenSession *self)
{
  return &self->judging;
}

TengenSessionTime *
tengen_session_get_time (TengenSession *self)
{
  return &self->time;
}

TengenSessionThoughts *
tengen_session_get_thoughts (TengenSession *self)
{
  return &self->thoughts;
}

TengenSessionOutside *
tengen_session_get_outside (TengenSession *self)
{
  return &self->outside;
}

TengenSessionAdvising *
tengen_session_get_advising (TengenSession *self)
{
  return &self->advising;
}

static void
tengen_session_dispose (GObject *object)
{
  tengen_session_forget_advice (TENGEN_SESSION (object));
  tengen_session_stop_thinking (TENGEN_SESSION (object));
  tengen_session_forget_externals (TENGEN_SESSION (object));
  g_clear_object (&TENGEN_SESSION (object)->outside.list);
  tengen_session_forget_judging (TENGEN_SESSION (object));
  tengen_session_stop_looking (TENGEN_SESSION (object));
  G_OBJECT_CLASS (tengen_session_parent_class)->dispose (object);
}

static void
tengen_session_finalize (GObject *object)
{
  tengen_game_free (TENGEN_SESSION (object)->game);
  G_OBJECT_CLASS (tengen_session_parent_class)->finalize (object);
}

static void
tengen_session_class_init (TengenSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = TENGEN_PARAM_READABLE;

  object_class->dispose = tengen_session_dispose;
  object_class->finalize = tengen_session_finalize;
  object_class->get_property = tengen_session_get_property;
  object_class->set_property = tengen_session_set_property;

  properties[PROP_PHASE] =
      g_param_spec_int ("phase", NULL, NULL, 0, TENGEN_PHASE_OVER, 0, flags);
  properties[PROP_CAN_UNDO] =
      g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] =
      g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_TAKE_BACK] =
      g_param_spec_boolean ("can-take-back", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_PLAY] =
      g_param_spec_boolean ("can-play", NULL, NULL, FALSE, flags);
  properties[PROP_JUDGING] =
      g_param_spec_boolean ("judging", NULL, NULL, FALSE, flags);
  properties[PROP_THINKING] = g_param_spec_int (
      "thinking", NULL, NULL, 0, TENGEN_STONE_WHITE, 0, flags);
  properties[PROP_OFFERS_VOID] =
      g_param_spec_boolean ("offers-void", NULL, NULL, FALSE, flags);
  properties[PROP_WATCH_PAUSED] =
      g_param_spec_boolean ("watch-paused", NULL, NULL, FALSE, flags);
  properties[PROP_EXTERNAL_FAULT] =
      g_param_spec_string ("external-fault", NULL, NULL, NULL, flags);
  properties[PROP_EXTERNAL_NEWS] =
      g_param_spec_string ("external-news", NULL, NULL, NULL, flags);
  properties[PROP_ADVISING] =
      g_param_spec_boolean ("advising", NULL, NULL, FALSE, flags);
  properties[PROP_HELP_ALLOWED] = g_param_spec_boolean (
      "help-allowed", NULL, NULL, TRUE, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = tengen_signal_new ("changed", TENGEN_TYPE_SESSION, 0);
  signals[REFUSED] =
      tengen_signal_new ("refused", TENGEN_TYPE_SESSION, 1, G_TYPE_POINTER);
  signals[LINE] =
      tengen_signal_new ("line", TENGEN_TYPE_SESSION, 1, G_TYPE_STRING);
  signals[STOPPED] = tengen_signal_new ("stopped", TENGEN_TYPE_SESSION, 0);
  signals[REPLACED] = tengen_signal_new ("replaced", TENGEN_TYPE_SESSION, 0);
  signals[CLOCK] = tengen_signal_new ("clock", TENGEN_TYPE_SESSION, 0);
  signals[CLOCK_WARNED] = tengen_signal_new (
      "clock-warned", TENGEN_TYPE_SESSION, 2, G_TYPE_INT, G_TYPE_INT);
  signals[OBJECTED] = tengen_signal_new (
      "objected", TENGEN_TYPE_SESSION, 2, G_TYPE_UINT, G_TYPE_INT);
}

static void
tengen_session_init (TengenSession *self)
{
  self->help_allowed = TRUE;
  self->thoughts.offered = TENGEN_POINT_NONE;
  self->thoughts.pace = TENGEN_PACE_MEDIUM;
}

TengenSession *
tengen_session_new (TengenGame *game)
{
  TengenSession *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_SESSION, NULL);
  self->game = game;
  tengen_session_begin_time (self);
  return self;
}

static void
tell_changed (TengenSession *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  for (guint id = PROP_0 + 1; id < PROP_JUDGING; id++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
  g_object_thaw_notify (G_OBJECT (self));
  tengen_session_follow_advising (self);
  g_signal_emit (self, signals[CHANGED], 0);
  tengen_session_consider_computer (self);
}

static void
emit_changed (TengenSession *self)
{
  if (self->frozen > 0)
    self->held_back = TRUE;
  else
    tell_changed (self);
}

void
tengen_session_freeze (TengenSession *self)
{
  self->frozen++;
}

void
tengen_session_thaw (TengenSession *self)
{
  g_return_if_fail (self->frozen > 0);

  self->frozen--;
  if (self->frozen > 0 || !self->held_back)
    return;
  self->held_back = FALSE;
  tell_changed (self);
}

void
tengen_session_set_game (TengenSession *self, TengenGame *game)
{
  g_return_if_fail (TENGEN_IS_SESSION (self) && game != NULL);

  tengen_session_forget_judging (self);
  tengen_session_stop_thinking (self);
  tengen_session_forget_externals (self);
  tengen_session_forget_advice (self);
  tengen_game_free (self->game);
  self->game = game;
  tengen_session_begin_time (self);
  g_signal_emit (self, signals[REPLACED], 0);
  emit_changed (self);
}

const TengenGame *
tengen_session_get_game (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), NULL);

  return self->game;
}

const TengenPosition *
tengen_session_get_position (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), NULL);

  return tengen_game_get_position (self->game);
}

void
tengen_session_set_help_allowed (TengenSession *self, gboolean allowed)
{
  g_return_if_fail (TENGEN_IS_SESSION (self));

  if (self->help_allowed == (allowed != FALSE))
    return;
  self->help_allowed = allowed != FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HELP_ALLOWED]);
}

gboolean
tengen_session_get_help_allowed (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return self->help_allowed;
}

/* Tells what a command did to a session whose game began with @root. */
static void
emit_done (TengenSession *self, TengenNode root)
{
  if (tengen_game_get_root (self->game) != root)
    g_signal_emit (self, signals[REPLACED], 0);
  emit_changed (self);
}

void
tengen_session_emit_clock (TengenSession *self)
{
  g_signal_emit (self, signals[CLOCK], 0);
}

void
tengen_session_emit_warning (TengenSession *self,
                             TengenClockWarning warning,
                             int seconds)
{
  g_signal_emit (self, signals[CLOCK_WARNED], 0, (int) warning, seconds);
}

/* Time that passes changes nothing but the clock. */
static gboolean
is_tick (const TengenCommand *command)
{
  return command->kind == TENGEN_COMMAND_CLOCK &&
         command->clock == TENGEN_CLOCK_ACT_TICK;
}

gboolean
tengen_session_send_at (TengenSession *self,
                        TengenCommand *command,
                        gint64 dt_us)
{
  TengenNode root = tengen_game_get_root (self->game);
  g_autoptr (TengenReason) reason = NULL;
  g_autofree char *line = NULL;

  command->dt_us = dt_us;
  reason = tengen_game_do (self->game, command);
  if (reason != NULL)
    {
      g_signal_emit (self, signals[REFUSED], 0, reason);
      return FALSE;
    }
  tengen_session_note_time (self);
  line = tengen_command_encode (command);
  g_signal_emit (self, signals[LINE], 0, line);
  if (!is_tick (command))
    emit_done (self, root);
  tengen_session_settle_time (self);
  return TRUE;
}

gboolean
tengen_session_send (TengenSession *self, TengenCommand *command)
{
  tengen_session_look_at_clock (self);
  return tengen_session_send_at (
      self, command, tengen_session_get_since (self));
}

gboolean
tengen_session_replay (TengenSession *self, const char *line)
{
  g_autoptr (TengenCommand) command = NULL;
  g_autoptr (TengenReason) reason = NULL;
  TengenNode root;
  TengenPhase phase;

  g_return_val_if_fail (TENGEN_IS_SESSION (self) && line != NULL, FALSE);

  command = tengen_command_decode (line);
  if (command == NULL)
    return FALSE;
  root = tengen_game_get_root (self->game);
  phase = tengen_position_get_phase (tengen_game_get_position (self->game));
  reason = tengen_game_do (self->game, command);
  if (reason != NULL)
    return FALSE;
  /* the end may have come before what is proposed for a stop */
  if (command->kind == TENGEN_COMMAND_ACT && phase == TENGEN_PHASE_PLAY)
    tengen_session_note_stop (self);
  tengen_session_note_time (self);
  if (!is_tick (command))
    emit_done (self, root);
  return TRUE;
}
