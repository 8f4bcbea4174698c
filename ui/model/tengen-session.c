/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session: a game with signals
 *
 * Shape: every public action fills a command, sends it to the game and, if it
 *        was done, emits "line" and "changed" and notifies the properties.
 * Not:   the actions of the count (tengen-session-count), what is proposed for
 *        it (tengen-session-judge).
 */
#include "tengen-session-private.h"

struct _TengenSession
{
  GObject parent_instance;

  /* Owned */
  TengenGame *game;
  TengenSessionJudging judging;

  guint revision;
  guint frozen;
  gboolean held_back; /* "changed", while frozen */
  gint64 last_us;     /* monotonic time of the command before */
  gboolean help_allowed;
};

G_DEFINE_FINAL_TYPE (TengenSession, tengen_session, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_REVISION,
  PROP_PHASE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_CAN_TAKE_BACK,
  PROP_CAN_PLAY,
  PROP_UNDO_NAME,
  PROP_REDO_NAME,
  /* the others are notified with "changed" */
  PROP_JUDGING,
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
    case PROP_REVISION:
      g_value_set_uint (value, self->revision);
      break;
    case PROP_PHASE:
      g_value_set_int (value, (int) tengen_position_get_phase (position));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, tengen_game_get_n_undo (self->game) > 0);
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, tengen_game_get_n_redo (self->game) > 0);
      break;
    case PROP_CAN_TAKE_BACK:
      g_value_set_boolean (value, tengen_game_can_take_back (self->game));
      break;
    case PROP_CAN_PLAY:
      g_value_set_boolean (
          value,
          tengen_position_get_phase (position) == TENGEN_PHASE_PLAY &&
              tengen_game_setup_has_board (tengen_game_get_setup (self->game)));
      break;
    case PROP_UNDO_NAME:
      g_value_set_string (value, tengen_game_get_undo_name (self->game));
      break;
    case PROP_REDO_NAME:
      g_value_set_string (value, tengen_game_get_redo_name (self->game));
      break;
    case PROP_JUDGING:
      g_value_set_boolean (value, tengen_session_is_judging (self));
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

static void
tengen_session_dispose (GObject *object)
{
  tengen_session_forget_judging (TENGEN_SESSION (object));
  G_OBJECT_CLASS (tengen_session_parent_class)->dispose (object);
}

static void
tengen_session_finalize (GObject *object)
{
  tengen_game_free (TENGEN_SESSION (object)->game);
  G_OBJECT_CLASS (tengen_session_parent_class)->finalize (object);
}

/* Adds a signal that answers nothing; the types of its arguments follow. */
static guint
add_signal (const char *name, guint n_args, ...)
{
  va_list types;
  guint id;

  va_start (types, n_args);
  id = g_signal_new_valist (name,
                            TENGEN_TYPE_SESSION,
                            G_SIGNAL_RUN_LAST,
                            NULL,
                            NULL,
                            NULL,
                            NULL,
                            G_TYPE_NONE,
                            n_args,
                            types);
  va_end (types);
  return id;
}

static void
tengen_session_class_init (TengenSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = tengen_session_dispose;
  object_class->finalize = tengen_session_finalize;
  object_class->get_property = tengen_session_get_property;
  object_class->set_property = tengen_session_set_property;

  properties[PROP_REVISION] =
      g_param_spec_uint ("revision", NULL, NULL, 0, G_MAXUINT, 0, flags);
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
  properties[PROP_UNDO_NAME] =
      g_param_spec_string ("undo-name", NULL, NULL, NULL, flags);
  properties[PROP_REDO_NAME] =
      g_param_spec_string ("redo-name", NULL, NULL, NULL, flags);
  properties[PROP_JUDGING] =
      g_param_spec_boolean ("judging", NULL, NULL, FALSE, flags);
  properties[PROP_HELP_ALLOWED] = g_param_spec_boolean (
      "help-allowed",
      NULL,
      NULL,
      TRUE,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = add_signal ("changed", 0);
  signals[REFUSED] = add_signal ("refused", 1, G_TYPE_POINTER);
  signals[LINE] = add_signal ("line", 2, G_TYPE_STRING, G_TYPE_UINT);
  signals[STOPPED] = add_signal ("stopped", 0);
  signals[REPLACED] = add_signal ("replaced", 0);
}

static void
tengen_session_init (TengenSession *self)
{
  self->last_us = g_get_monotonic_time ();
  self->help_allowed = TRUE;
}

TengenSession *
tengen_session_new (TengenGame *game)
{
  TengenSession *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_SESSION, NULL);
  self->game = game;
  return self;
}

static void
tell_changed (TengenSession *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  for (guint id = PROP_0 + 1; id < PROP_JUDGING; id++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
emit_changed (TengenSession *self)
{
  self->revision++;
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
  tengen_game_free (self->game);
  self->game = game;
  self->last_us = g_get_monotonic_time ();
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

guint
tengen_session_get_revision (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), 0);

  return self->revision;
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

/* Sends a command; what was refused is told with its reason. */
static gboolean
send (TengenSession *self, TengenCommand *command)
{
  gint64 now_us = g_get_monotonic_time ();
  TengenNode root = tengen_game_get_root (self->game);
  g_autoptr (TengenReason) reason = NULL;
  g_autofree char *line = NULL;

  command->dt_us = now_us - self->last_us;
  reason = tengen_game_do (self->game, command);
  if (reason != NULL)
    {
      g_signal_emit (self, signals[REFUSED], 0, reason);
      return FALSE;
    }
  self->last_us = now_us;
  line = tengen_command_encode (command);
  g_signal_emit (self, signals[LINE], 0, line, self->revision + 1);
  emit_done (self, root);
  return TRUE;
}

gboolean
tengen_session_send_action (TengenSession *self, const TengenAction *action)
{
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_ACT);

  command->action = *action;
  return send (self, command);
}

gboolean
tengen_session_send_seat (TengenSession *self,
                          TengenActionKind kind,
                          TengenSeat seat)
{
  TengenAction action = { .kind = kind,
                          .seat = seat,
                          .point = TENGEN_POINT_NONE };

  return tengen_session_send_action (self, &action);
}

/* An action of who has to move; in an opening of Renju one player puts stones
 * of both colours. */
static gboolean
send_move (TengenSession *self, TengenActionKind kind, TengenPoint point)
{
  const TengenPosition *position = tengen_game_get_position (self->game);
  TengenStone stone = tengen_position_get_to_move (position);
  TengenAction action = { .kind = kind,
                          .seat = tengen_position_get_actor (position),
                          .stone = stone,
                          .point = point };

  return tengen_session_send_action (self, &action);
}

gboolean
tengen_session_play (TengenSession *self, TengenPoint point)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return send_move (self, TENGEN_ACTION_PLAY, point);
}

/* Tells that play has stopped, if it has. */
static void
tell_stop (TengenSession *self)
{
  const TengenPosition *position = tengen_game_get_position (self->game);

  if (tengen_position_get_phase (position) != TENGEN_PHASE_COUNT)
    return;
  /* a stop come back to by the same passes keeps what was marked */
  if (tengen_position_get_marks_left (position) == 0)
    tengen_session_propose_terms (self);
  g_signal_emit (self, signals[STOPPED], 0);
}

gboolean
tengen_session_pass (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  if (!send_move (self, TENGEN_ACTION_PASS, TENGEN_POINT_PASS))
    return FALSE;
  tell_stop (self);
  return TRUE;
}

gboolean
tengen_session_virtual (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return send_move (self, TENGEN_ACTION_VIRTUAL, TENGEN_POINT_PASS);
}

gboolean
tengen_session_propose (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return send_move (self, TENGEN_ACTION_PROPOSE, TENGEN_POINT_NONE);
}

gboolean
tengen_session_answer (TengenSession *self, gboolean accept)
{
  const TengenPosition *position;
  TengenAction action = { .kind = accept ? TENGEN_ACTION_ACCEPT
                                         : TENGEN_ACTION_REFUSE,
                          .point = TENGEN_POINT_NONE };

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  position = tengen_game_get_position (self->game);
  action.stone = tengen_stone_other (tengen_position_get_to_move (position));
  action.seat = tengen_position_get_seat (position, action.stone);
  if (!tengen_session_send_action (self, &action))
    return FALSE;
  if (accept)
    tell_stop (self);
  return TRUE;
}

gboolean
tengen_session_resign (TengenSession *self, TengenSeat seat)
{
  const TengenPosition *position;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  position = tengen_game_get_position (self->game);
  if (seat == TENGEN_SEAT_NONE)
    seat = tengen_position_get_seat (position,
                                     tengen_position_get_to_move (position));
  return tengen_session_send_seat (self, TENGEN_ACTION_RESIGN, seat);
}

static gboolean
send_plain (TengenSession *self, TengenCommandKind kind)
{
  g_autoptr (TengenCommand) command = tengen_command_new (kind);

  return send (self, command);
}

gboolean
tengen_session_take_back (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return send_plain (self, TENGEN_COMMAND_TAKE_BACK);
}

gboolean
tengen_session_end_void (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return tengen_session_send_seat (self, TENGEN_ACTION_VOID, TENGEN_SEAT_NONE);
}

gboolean
tengen_session_goto (TengenSession *self, TengenNode node)
{
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_GOTO);

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  command->node = node;
  return send (self, command);
}

gboolean
tengen_session_step (TengenSession *self, int by)
{
  const GArray *line;
  guint cursor = 0;
  gint64 to;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  line = tengen_game_get_line (self->game, &cursor);
  to = CLAMP ((gint64) cursor + by, 0, (gint64) line->len - 1);
  if (to == (gint64) cursor)
    return FALSE;
  return tengen_session_goto (self, g_array_index (line, TengenNode, to));
}

gboolean
tengen_session_undo (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return send_plain (self, TENGEN_COMMAND_UNDO);
}

gboolean
tengen_session_redo (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return send_plain (self, TENGEN_COMMAND_REDO);
}

static gboolean
send_edit (TengenSession *self,
           const char *name,
           TengenNode node,
           GPtrArray *changes)
{
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_EDIT);

  command->name = g_strdup (name);
  command->node = node;
  g_clear_pointer (&command->changes, g_ptr_array_unref);
  command->changes = g_ptr_array_ref (changes);
  return send (self, command);
}

gboolean
tengen_session_edit (TengenSession *self, const char *name, GPtrArray *changes)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self) && name != NULL, FALSE);
  g_return_val_if_fail (changes != NULL, FALSE);

  return send_edit (self, name, TENGEN_NODE_NONE, changes);
}

gboolean
tengen_session_apply (TengenSession *self, TengenEdit *edit)
{
  g_autoptr (TengenEdit) owned = edit;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return edit != NULL &&
         send_edit (self, edit->name, edit->node, edit->changes);
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
  emit_done (self, root);
  return TRUE;
}
