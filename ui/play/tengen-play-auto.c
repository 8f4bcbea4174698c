/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-auto: walks through a game by itself (自動再生)
 */
#include "tengen-play-auto.h"

struct _TengenPlayAuto
{
  GObject parent_instance;

  /* Owned */
  GSignalGroup *signals;

  double interval;
  guint tick_id;
  /* the change of the session is its own */
  gboolean stepping;
};

G_DEFINE_FINAL_TYPE (TengenPlayAuto, tengen_play_auto, G_TYPE_OBJECT)

enum
{
  PROP_PLAYING = 1,
  PROP_INTERVAL,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static gboolean
can_go_on (TengenSession *session)
{
  guint cursor = 0;
  const GArray *line;

  if (session == NULL)
    return FALSE;
  line = tengen_game_get_line (tengen_session_get_game (session), &cursor);
  return cursor + 1 < line->len;
}

/* Whoever looks at the session may stop it while it steps. */
static gboolean
tick_cb (gpointer data)
{
  g_autoptr (TengenPlayAuto) self = g_object_ref (data);
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);

  if (session != NULL)
    {
      self->stepping = TRUE;
      tengen_session_step (session, 1);
      self->stepping = FALSE;
    }
  if (self->tick_id == 0)
    return G_SOURCE_REMOVE;
  if (can_go_on (session))
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLAYING]);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (TengenPlayAuto *self)
{
  if (!self->stepping)
    tengen_play_auto_stop (self);
}

static void
add_tick (TengenPlayAuto *self)
{
  g_clear_handle_id (&self->tick_id, g_source_remove);
  self->tick_id =
      g_timeout_add ((guint) (self->interval * 1000 + 0.5), tick_cb, self);
}

static void
set_interval (TengenPlayAuto *self, double interval)
{
  if (G_APPROX_VALUE (self->interval, interval, 0.001))
    return;
  self->interval = interval;
  if (self->tick_id != 0)
    add_tick (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_INTERVAL]);
}

static void
tengen_play_auto_get_property (GObject *object,
                               guint prop_id,
                               GValue *value,
                               GParamSpec *pspec)
{
  TengenPlayAuto *self = TENGEN_PLAY_AUTO (object);

  switch (prop_id)
    {
    case PROP_PLAYING:
      g_value_set_boolean (value, self->tick_id != 0);
      break;
    case PROP_INTERVAL:
      g_value_set_double (value, self->interval);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tengen_play_auto_set_property (GObject *object,
                               guint prop_id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  if (prop_id == PROP_INTERVAL)
    set_interval (TENGEN_PLAY_AUTO (object), g_value_get_double (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_play_auto_dispose (GObject *object)
{
  TengenPlayAuto *self = TENGEN_PLAY_AUTO (object);

  g_clear_handle_id (&self->tick_id, g_source_remove);
  g_clear_object (&self->signals);
  G_OBJECT_CLASS (tengen_play_auto_parent_class)->dispose (object);
}

static void
tengen_play_auto_class_init (TengenPlayAutoClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tengen_play_auto_get_property;
  object_class->set_property = tengen_play_auto_set_property;
  object_class->dispose = tengen_play_auto_dispose;

  /* TengenPlayAuto:playing: it walks */
  props[PROP_PLAYING] = g_param_spec_boolean (
      "playing", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /* TengenPlayAuto:interval: seconds from move to move */
  props[PROP_INTERVAL] = g_param_spec_double (
      "interval",
      NULL,
      NULL,
      TENGEN_PLAY_AUTO_MIN,
      TENGEN_PLAY_AUTO_MAX,
      1.0,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tengen_play_auto_init (TengenPlayAuto *self)
{
  self->interval = 1.0;
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
}

TengenPlayAuto *
tengen_play_auto_new (void)
{
  return g_object_new (TENGEN_TYPE_PLAY_AUTO, NULL);
}

void
tengen_play_auto_set_session (TengenPlayAuto *self, TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_PLAY_AUTO (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  tengen_play_auto_stop (self);
  g_signal_group_set_target (self->signals, session);
}

void
tengen_play_auto_start (TengenPlayAuto *self)
{
  g_autoptr (TengenSession) session = NULL;

  g_return_if_fail (TENGEN_IS_PLAY_AUTO (self));

  session = g_signal_group_dup_target (self->signals);
  if (self->tick_id != 0 || !can_go_on (session))
    return;
  add_tick (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLAYING]);
}

void
tengen_play_auto_stop (TengenPlayAuto *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_AUTO (self));

  if (self->tick_id == 0)
    return;
  g_clear_handle_id (&self->tick_id, g_source_remove);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLAYING]);
}

gboolean
tengen_play_auto_get_playing (TengenPlayAuto *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_AUTO (self), FALSE);

  return self->tick_id != 0;
}
