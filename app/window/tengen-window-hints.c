/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-hints: sentences for users who do something for the first time
 *
 * What:  shows a hint at its moment, until the thing is done or it is closed,
 *        and then never again.
 * Shape: each hint holds as long as the game stands as it says. Nothing is made
 *        before the first frame.
 */
#include "tengen-window-private.h"

#include "tengen-score-window.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
/* marks a text that is translated when it is shown */
#define N_(text) text

/* After this many moves of Renju the user has seen how it goes. */
#define RENJU_MOVES 5

typedef struct
{
  /* Borrowed: it has this as its data */
  TengenWindow *window;
  /* (weak) where the hint stands that is shown, NULL for none */
  TengenNotice *notice;

  /* Owned */
  GSignalGroup *session;
  /* the one that is shown, NULL for none */
  const struct Kind *shown;
} Hints;

typedef struct Kind
{
  const char *id;
  const char *text;
  const char *page;
  gboolean (*holds) (Hints *self, const TengenPosition *position);
} Kind;

static gboolean
is_reviewed (Hints *self)
{
  return tengen_document_get_review (self->window->document);
}

static gboolean
is_played (Hints *self, const TengenPosition *position)
{
  return !is_reviewed (self) &&
         tengen_position_get_phase (position) == TENGEN_PHASE_PLAY;
}

static gboolean
is_reviewed_now (Hints *self, const TengenPosition *position)
{
  return is_reviewed (self);
}

static gboolean
is_counted (Hints *self, const TengenPosition *position)
{
  return !is_reviewed (self) &&
         tengen_position_get_phase (position) == TENGEN_PHASE_COUNT &&
         self->window->score_window != NULL;
}

/* Nothing is shown where the players watch over the rules themselves. */
static gboolean
is_declared (const TengenPosition *position)
{
  return tengen_position_get_renju (position)->opening->rules.declared;
}

static gboolean
begins_renju (Hints *self, const TengenPosition *position)
{
  return is_played (self, position) &&
         tengen_position_get_renju (position) != NULL &&
         tengen_position_get_move (position) < RENJU_MOVES;
}

static gboolean
is_renju (Hints *self, const TengenPosition *position)
{
  return begins_renju (self, position) && !is_declared (position);
}

static gboolean
is_renju_declared (Hints *self, const TengenPosition *position)
{
  return begins_renju (self, position) && is_declared (position);
}

static gboolean
is_first (Hints *self, const TengenPosition *position)
{
  return is_played (self, position) &&
         tengen_position_get_renju (position) == NULL &&
         tengen_position_get_move (position) == 0;
}

/* The first that holds and was not seen is shown. */
static const Kind kinds[] = {
  { "review",
    N_ ("The arrows below and the wheel on the board go through the moves. A "
        "stone that you put here begins a variation."),
    "review",
    is_reviewed_now },
  { "count",
    N_ ("Check that all is right on the board. Both sides tick that they "
        "agree, then press Confirm. To play on, go back to the game."),
    "counting",
    is_counted },
  { "renju",
    N_ ("Whoever has five in a row wins. Black may not play where a small "
        "cross appears; a press there tells why."),
    "renju",
    is_renju },
  { "renju-declared",
    N_ ("Five in a row wins once you say so, with the button below. White says "
        "it when Black has made a forbidden move; the board does not show "
        "them."),
    "renju",
    is_renju_declared },
  { "first-stone",
    N_ ("Press a point where two lines cross, and a stone is put there."),
    "first-game",
    is_first },
};

static TengenSettings *
get_settings (Hints *self)
{
  return tengen_program_get_settings (tengen_window_get_program (self->window));
}

static void
forget (Hints *self)
{
  tengen_settings_set_hint_seen (get_settings (self), self->shown->id);
  self->shown = NULL;
}

static void
closed_cb (Hints *self, TengenNoticeRank rank)
{
  if (rank == TENGEN_NOTICE_HINT && self->shown != NULL)
    forget (self);
}

static TengenNotice *
get_notice (Hints *self, const Kind *kind)
{
  return kind->holds == is_counted
             ? tengen_score_window_get_notice (
                   TENGEN_SCORE_WINDOW (self->window->score_window))
             : self->window->notice;
}

static void
leave (Hints *self)
{
  if (self->notice != NULL)
    g_signal_handlers_disconnect_by_func (self->notice, closed_cb, self);
  g_clear_weak_pointer (&self->notice);
}

static void
show (Hints *self, const Kind *kind)
{
  g_autofree char *page = g_strconcat ("app.help::", kind->page, NULL);

  leave (self);
  g_set_weak_pointer (&self->notice, get_notice (self, kind));
  g_signal_connect_swapped (
      self->notice, "closed", G_CALLBACK (closed_cb), self);
  self->shown = kind;
  tengen_notice_tell (self->notice, TENGEN_NOTICE_HINT, _ (kind->text));
  tengen_notice_add_button (self->notice, _ ("More about this"), page);
}

static void
hide (Hints *self)
{
  if (self->notice != NULL)
    tengen_notice_withdraw (self->notice,
                            tengen_notice_get_hint (self->notice));
}

static void
update (Hints *self)
{
  const TengenPosition *position = NULL;

  if (self->window->document == NULL)
    return;
  position = tengen_session_get_position (
      tengen_document_get_session (self->window->document));
  if (self->shown != NULL && !self->shown->holds (self, position))
    {
      hide (self);
      forget (self);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (kinds) && self->shown == NULL; i++)
    if (kinds[i].holds (self, position) &&
        !tengen_settings_get_hint_seen (get_settings (self), kinds[i].id))
      show (self, &kinds[i]);
}

/* The window says so with each game that it gets, too. */
static void
review_cb (Hints *self)
{
  TengenWindow *window = self->window;

  g_signal_group_set_target (
      self->session,
      window->document != NULL ? tengen_document_get_session (window->document)
                               : NULL);
  update (self);
}

static void
free_hints (gpointer data)
{
  Hints *self = data;

  leave (self);
  g_clear_object (&self->session);
  g_free (self);
}

static gboolean
begin_cb (gpointer data)
{
  TengenWindow *window = data;
  Hints *self = NULL;

  /* it may have been closed by now */
  if (window->document == NULL || tengen_window_get_program (window) == NULL)
    return G_SOURCE_REMOVE;
  self = g_new0 (Hints, 1);
  self->window = window;
  self->session = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->session, "changed", G_CALLBACK (update), self);
  /* the window of the count has been made then */
  g_signal_connect_swapped (window->page, "stopped", G_CALLBACK (update), self);
  g_object_set_data_full (G_OBJECT (window), "tengen-hints", self, free_hints);
  g_signal_connect_swapped (
      window, "notify::review", G_CALLBACK (review_cb), self);
  review_cb (self);
  return G_SOURCE_REMOVE;
}

/* Idle work of low priority comes behind frames. */
static void
map_cb (TengenWindow *window)
{
  g_signal_handlers_disconnect_by_func (window, map_cb, NULL);
  g_idle_add_full (
      G_PRIORITY_LOW, begin_cb, g_object_ref (window), g_object_unref);
}

void
tengen_window_add_hints (TengenWindow *self)
{
  g_signal_connect (self, "map", G_CALLBACK (map_cb), NULL);
}
