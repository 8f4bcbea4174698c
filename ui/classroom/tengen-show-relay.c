/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-relay: a game of two teams before a class
 */
#include "tengen-show-relay.h"

#include "tengen-relay-aside.h"
#include "tengen-show-count.h"
#include "tengen-words-relay.h"
#include "tengen-words-ruby.h"
#include "tengen-words.h"

struct _TengenShowRelay
{
  TengenShow parent_instance;

  /* Owned */
  TengenRelay *relay;
  GtkWidget *aside;
  TengenShow *count;     /* (nullable): while play has stopped */
  TengenReason *refusal; /* of the last press */

  gboolean is_hasty; /* the last press came before its time */
};

G_DEFINE_FINAL_TYPE (TengenShowRelay, tengen_show_relay, TENGEN_TYPE_SHOW)

static const TengenPosition *
get_position (TengenShowRelay *self)
{
  return tengen_session_get_position (tengen_relay_get_session (self->relay));
}

/* What is seen and said. */

static char *
tengen_show_relay_make_title (TengenShow *show)
{
  return tengen_words_relay_title (
      tengen_relay_get_goal (TENGEN_SHOW_RELAY (show)->relay));
}

static TengenView *
tengen_show_relay_make_view (TengenShow *show)
{
  TengenShowRelay *self = TENGEN_SHOW_RELAY (show);
  TengenView *view;

  if (self->count != NULL)
    return tengen_show_make_view (self->count);
  view = tengen_view_new_position (
      get_position (self), TENGEN_VIEW_NUMBERS_NONE, TENGEN_NODE_NONE);
  if (self->refusal != NULL)
    tengen_view_add_reason (view, self->refusal);
  return view;
}

static TengenRelaySaying
find_saying (TengenShowRelay *self)
{
  if (self->is_hasty)
    return TENGEN_RELAY_SAYING_WAIT;
  switch (tengen_relay_get_state (self->relay))
    {
    case TENGEN_RELAY_PLAY:
      return tengen_position_get_move (get_position (self)) == 0
                 ? TENGEN_RELAY_SAYING_START
                 : TENGEN_RELAY_SAYING_TURN;
    case TENGEN_RELAY_WAIT:
      return TENGEN_RELAY_SAYING_NEXT;
    case TENGEN_RELAY_WON:
      return TENGEN_RELAY_SAYING_WON;
    case TENGEN_RELAY_STOPPED:
      break;
    }
  g_assert_not_reached ();
}

static TengenLessonText *
make_saying (TengenShowRelay *self)
{
  TengenRelaySaying saying = find_saying (self);
  TengenTeams *teams = tengen_relay_get_teams (self->relay);
  TengenRelayTeam team = { .stone = tengen_relay_get_turn (self->relay) };
  int stones = tengen_relay_get_goal (self->relay);
  TengenCapture capture;

  tengen_relay_get_capture (self->relay, &capture);
  if (saying == TENGEN_RELAY_SAYING_WON)
    {
      team.stone = capture.winner;
      stones = capture.taken[capture.winner];
    }
  if (team.stone != TENGEN_STONE_NONE)
    {
      team.name = tengen_teams_get_name (teams, team.stone);
      team.person = tengen_relay_get_person (self->relay, team.stone);
    }
  return tengen_words_relay (saying, &team, stones);
}

static TengenLessonText *
tengen_show_relay_make_text (TengenShow *show)
{
  TengenShowRelay *self = TENGEN_SHOW_RELAY (show);
  const TengenGameSetup *setup =
      tengen_position_get_setup (get_position (self));
  g_autofree char *refusal = NULL;

  if (self->count != NULL)
    return tengen_show_make_text (self->count);
  if (self->refusal == NULL)
    return make_saying (self);
  refusal = tengen_words_reason (self->refusal, &setup->rules);
  return tengen_words_ruby (refusal);
}

static int
tengen_show_relay_get_notation (TengenShow *show)
{
  return tengen_words_notation ();
}

static GtkWidget *
tengen_show_relay_make_stage (TengenShow *show)
{
  TengenShowRelay *self = TENGEN_SHOW_RELAY (show);

  return self->count != NULL ? tengen_show_make_stage (self->count) : NULL;
}

static GtkWidget *
tengen_show_relay_make_aside (TengenShow *show)
{
  TengenShowRelay *self = TENGEN_SHOW_RELAY (show);

  /* rows need the whole wall */
  if (tengen_show_relay_make_stage (show) != NULL)
    return NULL;
  if (self->aside == NULL)
    self->aside = g_object_ref_sink (tengen_relay_aside_new (self->relay));
  return self->aside;
}

static TengenGame *
tengen_show_relay_make_game (TengenShow *show)
{
  TengenShowRelay *self = TENGEN_SHOW_RELAY (show);

  return tengen_game_open (tengen_edit_copy_position (get_position (self)), 0);
}

/* What keys do. */

static gboolean
tengen_show_relay_can (TengenShow *show, TengenShowAct act)
{
  TengenShowRelay *self = TENGEN_SHOW_RELAY (show);
  TengenRelay *relay = self->relay;

  switch ((int) act)
    {
    case TENGEN_SHOW_FORWARD:
    case TENGEN_SHOW_PERSON:
      if (self->count != NULL)
        return tengen_show_can (self->count, act);
      return tengen_relay_get_state (relay) == TENGEN_RELAY_WAIT;
    case TENGEN_SHOW_PASS:
      return tengen_relay_can_pass (relay);
    case TENGEN_SHOW_UNDO:
      return tengen_relay_can_take_back (relay);
    default:
      return self->count != NULL && tengen_show_can (self->count, act);
    }
}

static gboolean
tengen_show_relay_act (TengenShow *show, TengenShowAct act)
{
  TengenShowRelay *self = TENGEN_SHOW_RELAY (show);
  TengenRelay *relay = self->relay;

  if (self->count != NULL && act != TENGEN_SHOW_UNDO)
    return tengen_show_act (self->count, act);
  switch ((int) act)
    {
    case TENGEN_SHOW_FORWARD:
    case TENGEN_SHOW_PERSON:
      return tengen_relay_next (relay);
    case TENGEN_SHOW_PASS:
      return tengen_relay_pass (relay);
    case TENGEN_SHOW_UNDO:
      return tengen_relay_take_back (relay);
    default:
      return FALSE;
    }
}

static void
forget_press (TengenShowRelay *self)
{
  g_clear_pointer (&self->refusal, tengen_reason_free);
  self->is_hasty = FALSE;
}

static gboolean
tengen_show_relay_press (TengenShow *show, TengenPoint point, guint button)
{
  TengenShowRelay *self = TENGEN_SHOW_RELAY (show);

  if (button > GDK_BUTTON_PRIMARY)
    return FALSE;
  switch (tengen_relay_get_state (self->relay))
    {
    case TENGEN_RELAY_PLAY:
      /* a refusal is seen and said too */
      tengen_relay_play (self->relay, point);
      return TRUE;
    case TENGEN_RELAY_WAIT:
      forget_press (self);
      self->is_hasty = TRUE;
      tengen_show_emit_changed (show, FALSE);
      return TRUE;
    case TENGEN_RELAY_WON:
      return FALSE;
    case TENGEN_RELAY_STOPPED:
      return tengen_show_press (self->count, point, button);
    }
  g_assert_not_reached ();
}

/* What the game says. */

static void
count_changed_cb (TengenShowRelay *self)
{
  tengen_show_emit_changed (TENGEN_SHOW (self), FALSE);
}

static void
drop_count (TengenShowRelay *self)
{
  if (self->count != NULL)
    g_signal_handlers_disconnect_by_data (self->count, self);
  g_clear_object (&self->count);
}

/* Where play has stopped the count stands in for the game. */
static void
refresh_count (TengenShowRelay *self)
{
  gboolean stopped =
      tengen_relay_get_state (self->relay) == TENGEN_RELAY_STOPPED;

  if (stopped == (self->count != NULL))
    return;
  drop_count (self);
  if (!stopped)
    return;
  self->count = tengen_show_count_new (tengen_relay_get_session (self->relay));
  g_signal_connect_swapped (
      self->count, "changed", G_CALLBACK (count_changed_cb), self);
}

static void
changed_cb (TengenShowRelay *self)
{
  forget_press (self);
  refresh_count (self);
  tengen_show_emit_changed (TENGEN_SHOW (self), TRUE);
}

static void
refused_cb (TengenShowRelay *self, TengenReason *reason)
{
  forget_press (self);
  self->refusal = tengen_reason_copy (reason);
  tengen_show_emit_changed (TENGEN_SHOW (self), FALSE);
}

static void
tengen_show_relay_dispose (GObject *object)
{
  TengenShowRelay *self = TENGEN_SHOW_RELAY (object);

  forget_press (self);
  drop_count (self);
  g_clear_object (&self->aside);
  g_clear_object (&self->relay);
  G_OBJECT_CLASS (tengen_show_relay_parent_class)->dispose (object);
}

static void
tengen_show_relay_class_init (TengenShowRelayClass *klass)
{
  TengenShowClass *show_class = TENGEN_SHOW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_show_relay_dispose;
  show_class->make_title = tengen_show_relay_make_title;
  show_class->make_view = tengen_show_relay_make_view;
  show_class->make_text = tengen_show_relay_make_text;
  show_class->get_notation = tengen_show_relay_get_notation;
  show_class->make_stage = tengen_show_relay_make_stage;
  show_class->make_aside = tengen_show_relay_make_aside;
  show_class->make_game = tengen_show_relay_make_game;
  show_class->can = tengen_show_relay_can;
  show_class->act = tengen_show_relay_act;
  show_class->press = tengen_show_relay_press;
}

static void
tengen_show_relay_init (TengenShowRelay *self)
{
}

TengenShow *
tengen_show_relay_new (TengenRelay *relay)
{
  TengenShowRelay *self;

  g_return_val_if_fail (TENGEN_IS_RELAY (relay), NULL);

  self = g_object_new (TENGEN_TYPE_SHOW_RELAY, NULL);
  self->relay = g_object_ref (relay);
  g_signal_connect_object (
      relay, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      relay, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  return TENGEN_SHOW (self);
}
