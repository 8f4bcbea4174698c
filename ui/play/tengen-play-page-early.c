/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-early: the question of a stop that came too early in Pure
 * Go (純碁)
 *
 * Shape: the answer of the thread belongs to the node of the stop; at another
 *        node there is neither question nor light. A question that comes each
 *        time is clicked away unread, so it is asked once: whether the file
 *        had a stop before is told by its passes.
 */
#include "tengen-play-page-early.h"

#include "tengen-early-stop.h"
#include "tengen-play-page-private.h"
#include "tengen-play-page-say.h"
#include "tengen-play-page-show.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayEarlyPart
{
  /* (nullable): where stones could be put when this game stopped too early */
  GBytes *points;
  /* the node of that stop, or of the one that is looked at */
  TengenNode node;
  /* the node of a stop that is being looked at */
  TengenNode awaited;
  gboolean open;
  /* how often play was stopped here in this game */
  guint n_stops;
};

void
tengen_play_page_make_early (TengenPlayPage *self)
{
  self->early_part = g_new0 (TengenPlayEarlyPart, 1);
}

static TengenNode
get_node (TengenPlayPage *self)
{
  return tengen_game_get_cursor (tengen_session_get_game (self->session));
}

/* How often play has stopped on the path: two passes, and two more after. */
static guint
count_stops (const TengenPosition *position)
{
  const GArray *moves = tengen_position_get_moves (position);
  guint n_passes = 0;
  guint n = 0;

  for (guint i = 0; i < moves->len; i++)
    {
      gboolean pass =
          g_array_index (moves, TengenMove, i).point == TENGEN_POINT_PASS;

      n_passes = pass ? n_passes + 1 : 0;
      n += pass && n_passes % 2 == 0;
    }
  return n;
}

static gboolean
has_asked (TengenPlayPage *self)
{
  return self->early_part->points != NULL ||
         count_stops (tengen_session_get_position (self->session)) >
             self->early_part->n_stops;
}

static gboolean
has_points (GBytes *early)
{
  gsize n;
  const guint8 *sides = g_bytes_get_data (early, &n);

  for (gsize i = 0; i < n; i++)
    if (sides[i] != 0)
      return TRUE;
  return FALSE;
}

static void
notify (TengenPlayPage *self)
{
  g_object_notify (G_OBJECT (self), "early-stop");
}

static void
ask (TengenPlayPage *self, GBytes *early)
{
  self->early_part->points = g_bytes_ref (early);
  self->early_part->node = get_node (self);
  self->early_part->open = TRUE;
  notify (self);
  tengen_play_page_show_all (self);
  gtk_widget_grab_focus (tengen_play_line_get_button (self->line, 0));
}

/* A user who has moved on or left meanwhile is not asked. */
static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GBytes) early = tengen_early_stop_finish (result);
  g_autoptr (TengenPlayPage) self = g_weak_ref_get (data);

  g_weak_ref_clear (data);
  g_free (data);
  if (self == NULL || self->session != TENGEN_SESSION (source))
    return;
  if (self->early_part->node != get_node (self) ||
      !tengen_early_stop_is_wanted (
          tengen_session_get_position (self->session)))
    {
      if (self->early_part->awaited != get_node (self))
        self->early_part->awaited = TENGEN_NODE_NONE;
      return;
    }
  self->early_part->awaited = TENGEN_NODE_NONE;
  if (has_points (early) && !self->review && self->early_part->points == NULL)
    {
      ask (self, early);
      return;
    }
  notify (self);
  tengen_play_page_say_state (self);
  tengen_play_page_tell_stopped (self);
}

void
tengen_play_page_stop_early (TengenPlayPage *self)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  GWeakRef *page;

  self->early_part->n_stops++;
  self->early_part->node = TENGEN_NODE_NONE;
  if (self->review || !tengen_early_stop_is_wanted (position) ||
      has_asked (self))
    {
      tengen_play_page_tell_stopped (self);
      return;
    }
  self->early_part->node = get_node (self);
  /* the page may go meanwhile */
  page = g_new (GWeakRef, 1);
  g_weak_ref_init (page, self);
  tengen_early_stop_start (tengen_position_get_board (position),
                           G_OBJECT (self->session),
                           found_cb,
                           page);
  /* no button yet that another one would replace */
  self->early_part->awaited = self->early_part->node;
  notify (self);
  tengen_play_page_say_state (self);
}

void
tengen_play_page_forget_early (TengenPlayPage *self)
{
  g_clear_pointer (&self->early_part->points, g_bytes_unref);
  self->early_part->node = TENGEN_NODE_NONE;
  self->early_part->awaited = TENGEN_NODE_NONE;
  self->early_part->open = FALSE;
  self->early_part->n_stops = 0;
}

gboolean
tengen_play_page_awaits_early (TengenPlayPage *self)
{
  return self->session != NULL &&
         self->early_part->awaited != TENGEN_NODE_NONE && !self->review &&
         self->early_part->awaited == get_node (self);
}

gboolean
tengen_play_page_asks_early (TengenPlayPage *self)
{
  return self->session != NULL && self->early_part->open && !self->review &&
         self->early_part->node == get_node (self) &&
         tengen_position_get_phase (
             tengen_session_get_position (self->session)) == TENGEN_PHASE_COUNT;
}

void
tengen_play_page_add_early (TengenPlayPage *self, TengenView *view)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  gboolean resumed = self->early_part->points != NULL &&
                     self->early_part->node == get_node (self) &&
                     tengen_position_is_resumed (position);
  const guint8 *sides;
  gsize n;

  if (!resumed && !tengen_play_page_asks_early (self))
    return;
  sides = g_bytes_get_data (self->early_part->points, &n);
  for (gsize i = 0; i < n; i++)
    view->lit[i] |= sides[i] != 0;
}

void
tengen_play_page_say_early (TengenPlayPage *self)
{
  tengen_play_line_set_button (self->line,
                               0,
                               _ ("Go On"),
                               "game.go-on",
                               _ ("Play goes on; whoever passed first moves"));
  tengen_play_line_set_button (self->line,
                               1,
                               _ ("Go to the Count"),
                               "game.count",
                               _ ("The game is counted as it stands"));
  tengen_play_line_say (self->line,
                        TENGEN_PLAY_LINE_ASKED,
                        _ ("There are still places for stones. Go on?"));
}

void
tengen_play_page_close_early (TengenPlayPage *self)
{
  if (!tengen_play_page_asks_early (self))
    return;
  self->early_part->open = FALSE;
  notify (self);
  tengen_play_page_show_all (self);
}

static void
go_on_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_play_page_focus_board (self);
  self->early_part->open = FALSE;
  tengen_session_resume (self->session, TENGEN_SEAT_NONE);
}

void
tengen_play_page_install_early_action (GtkWidgetClass *widget_class)
{
  /* TengenPlayPage|game.go-on: resumes play that has stopped too early */
  gtk_widget_class_install_action (widget_class, "game.go-on", NULL, go_on_cb);
}
