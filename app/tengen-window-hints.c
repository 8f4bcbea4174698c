/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-hints: sentences for who does something the first time
 *
 * What:  shows a hint at its moment, until the thing is done or it is closed,
 *        and then never again.
 * Shape: each hint holds as long as the game stands as it says. Nothing is made
 *        before the first frame.
 */
#include "tengen-window-private.h"

#include "tengen-help.h"
#include "tengen-hint.h"
#include "tengen-score-window.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
/* marks a text that is translated when it is shown */
#define N_(text) text

/* After these moves of Renju one has seen how it goes. */
#define RENJU_MOVES 5

#define NOT_REFUSED G_MAXUINT

typedef struct
{
  /* Borrowed: it has this as its data */
  TengenWindow *window;
  /* Borrowed: beside the board, and in the window of the count; NULL before
   * there was a hint */
  GtkWidget *card;
  GtkWidget *count_card;

  /* Owned */
  GSignalGroup *session;
  /* the moves that were played when one was refused */
  guint refused_at;
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

static gboolean
is_refused (Hints *self, const TengenPosition *position)
{
  return is_played (self, position) &&
         tengen_position_get_move (position) == self->refused_at;
}

static gboolean
is_renju (Hints *self, const TengenPosition *position)
{
  return is_played (self, position) &&
         tengen_position_get_renju (position) != NULL &&
         tengen_position_get_move (position) < RENJU_MOVES;
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
  { "refused",
    N_ ("The rules do not allow this move. The sentence below the board tells "
        "why, and the marked stones show it. Put your stone elsewhere."),
    "refused",
    is_refused },
  { "renju",
    N_ ("Whoever has five in a row wins. Black may not play where a small "
        "cross appears; a press there tells why."),
    "renju",
    is_renju },
  { "first-stone",
    N_ ("Press a point where two lines cross, and a stone is put there."),
    "first-game",
    is_first },
};

static TengenSettings *
get_settings (Hints *self)
{
  return tengen_application_get_settings (
      tengen_window_get_program (self->window));
}

static void
forget (Hints *self)
{
  tengen_settings_set_hint_seen (get_settings (self), self->shown->id);
  self->shown = NULL;
}

static void
make_card (Hints *self, GtkWidget **card)
{
  g_set_weak_pointer (card, tengen_hint_new ());
  if (card == &self->count_card)
    tengen_score_window_set_hint (
        TENGEN_SCORE_WINDOW (self->window->score_window), *card);
  else
    tengen_play_page_set_hint (self->window->page, *card);
  g_signal_connect_swapped (*card, "closed", G_CALLBACK (forget), self);
}

static void
show (Hints *self, const Kind *kind)
{
  GtkWidget **card =
      kind->holds == is_counted ? &self->count_card : &self->card;

  if (*card == NULL)
    make_card (self, card);
  self->shown = kind;
  tengen_hint_show (TENGEN_HINT (*card), _ (kind->text), kind->page);
}

static void
hide (Hints *self)
{
  if (self->card != NULL)
    tengen_hint_hide (TENGEN_HINT (self->card));
  if (self->count_card != NULL)
    tengen_hint_hide (TENGEN_HINT (self->count_card));
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

static void
refused_cb (Hints *self)
{
  self->refused_at = tengen_position_get_move (tengen_session_get_position (
      tengen_document_get_session (self->window->document)));
  update (self);
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

  g_clear_weak_pointer (&self->card);
  g_clear_weak_pointer (&self->count_card);
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
  self->refused_at = NOT_REFUSED;
  self->session = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->session, "changed", G_CALLBACK (update), self);
  /* the window of the count has been made then */
  g_signal_group_connect_swapped (
      self->session, "stopped", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (
      self->session, "refused", G_CALLBACK (refused_cb), self);
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
