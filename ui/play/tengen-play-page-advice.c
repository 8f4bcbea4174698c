/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-advice: advice on the page, as a choice of three points
 * (助言)
 *
 * Shape: letters go from left to right, never by strength; every other point
 *        can be played as well. What is said of chains is true on the board.
 */
#include "tengen-play-page-advice.h"

#include "tengen-board-notation.h"
#include "tengen-play-page-actions.h"
#include "tengen-play-page-private.h"
#include "tengen-session-advice.h"
#include "tengen-session-computer.h"
#include "tengen-words-advice.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/**
 * Advice:
 * @asked: the node it was asked at
 * @n_points: how many points there are to choose from
 * @points: A, B, C
 * @is_good: whether each is good
 * @answer: what the opponent plays next
 * @go: (nullable): all of it, in a game of Go
 * @renju: (nullable): all of it, in a game of Renju
 *
 * The last advice, of either game.
 */
typedef struct
{
  TengenNode asked;
  int n_points;
  const TengenPoint *points;
  const gboolean *is_good;
  const TengenPoint *answer;
  const TengenEngineAdvice *go;
  const TengenEngineRenjuAdvice *renju;
} Advice;

/* Returns: whether there is any. */
static gboolean
get_last (TengenPlayPage *self, Advice *advice)
{
  TengenNode asked = TENGEN_NODE_NONE;
  const TengenEngineAdvice *go =
      tengen_session_get_advice (self->session, &asked);
  const TengenEngineRenjuAdvice *renju =
      tengen_session_get_renju_advice (self->session, &asked);

  if (go != NULL)
    *advice = (Advice){ asked,      go->n_points, go->points, go->is_good,
                        go->answer, go,           NULL };
  else if (renju != NULL)
    *advice = (Advice){ asked,          renju->n_points, renju->points,
                        renju->is_good, renju->answer,   NULL,
                        renju };
  return go != NULL || renju != NULL;
}

/* The advice for the position that is shown. */
static gboolean
get_advice (TengenPlayPage *self, Advice *advice)
{
  return get_last (self, advice) && !self->review &&
         advice->asked ==
             tengen_game_get_cursor (tengen_session_get_game (self->session)) &&
         tengen_session_can_advise (self->session);
}

static char *
name_letter (int index)
{
  return g_strdup_printf ("%c", 'A' + index);
}

/* Lights the chain that the sentence speaks of. */
static void
light_chain (TengenPlayPage *self, TengenView *view, TengenPoint point)
{
  const TengenBoard *board =
      tengen_position_get_board (tengen_session_get_position (self->session));
  TengenPoint chain[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_board_list_chain (board, point, chain);

  for (int i = 0; i < n; i++)
    view->lit[chain[i]] = TRUE;
}

void
tengen_play_page_add_advice (TengenPlayPage *self, TengenView *view)
{
  Advice advice;

  if (!get_advice (self, &advice))
    return;
  for (int i = 0; i < advice.n_points; i++)
    {
      g_autofree char *letter = name_letter (i);

      tengen_view_add_choice (view, advice.points[i], letter);
    }
  if (advice.go != NULL && advice.go->chain != TENGEN_POINT_NONE)
    light_chain (self, view, advice.go->chain);
}

static char *
say_advice (const Advice *advice)
{
  g_autoptr (GStrvBuilder) letters = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (int i = 0; i < advice->n_points; i++)
    {
      g_autofree char *letter = name_letter (i);

      g_strv_builder_add (letters, letter);
    }
  names = g_strv_builder_end (letters);
  return advice->go != NULL
             ? tengen_words_advice_go (advice->go, (const char *const *) names)
             : tengen_words_advice_renju (advice->renju,
                                          (const char *const *) names);
}

/* --- A weak choice --- */

/* The point that was chosen at a node, or NONE: one or two moves ago. */
static TengenPoint
find_choice (TengenPlayPage *self, TengenNode asked)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  const TengenRecord *record = tengen_game_get_record (game);
  const GArray *moves =
      tengen_position_get_moves (tengen_session_get_position (self->session));
  TengenNode node = tengen_game_get_cursor (game);

  for (guint ago = 1; ago <= 2 && node != TENGEN_NODE_NONE; ago++)
    {
      node = tengen_record_get_parent (record, node);
      if (node == asked && ago <= moves->len)
        return g_array_index (moves, TengenMove, moves->len - ago).point;
    }
  return TENGEN_POINT_NONE;
}

static char *
name_point (TengenPlayPage *self, TengenPoint point)
{
  const TengenGameSetup *setup =
      tengen_game_get_setup (tengen_session_get_game (self->session));
  int notation;

  g_object_get (self->board, "notation", &notation, NULL);
  return tengen_notation_format (
      (TengenNotation) notation, setup->width, setup->height, point);
}

/* What a choice costs; where captures or rows decide nothing is counted. */
static char *
say_price (const TengenGoRules *rules, const Advice *advice, int index)
{
  int loss = advice->go != NULL ? advice->go->loss_x2[index] / 2 : 0;
  g_autofree char *letter = name_letter (index);

  if (advice->renju != NULL && advice->renju->loses[index])
    /* Translators: the letter of a point */
    return g_strdup_printf (_ ("After %s the opponent has a sure win."),
                            letter);
  if (advice->renju != NULL || rules->goal > 0)
    /* Translators: the letter of a point */
    return g_strdup_printf (_ ("There was a better move than %s."), letter);
  return g_strdup_printf (
      rules->unit == TENGEN_GO_UNIT_STONES
          ? tengen_words_plural ("%s costs about %d stone.",
                                 "%s costs about %d stones.",
                                 (gulong) loss)
          : tengen_words_plural ("%s costs about %d point.",
                                 "%s costs about %d points.",
                                 (gulong) loss),
      letter,
      loss);
}

static void
append_price (TengenPlayPage *self,
              GString *text,
              const Advice *advice,
              int index)
{
  const TengenGameSetup *setup =
      tengen_game_get_setup (tengen_session_get_game (self->session));
  g_autofree char *price = say_price (&setup->rules, advice, index);

  tengen_words_append (text, price);
  if (advice->answer[index] < setup->width * setup->height)
    {
      g_autofree char *point = name_point (self, advice->answer[index]);
      /* Translators: the name of a point */
      g_autofree char *answer =
          g_strdup_printf (_ ("The answer is %s."), point);

      tengen_words_append (text, answer);
    }
  tengen_play_line_set_button (self->line,
                               0,
                               _ ("Play Another"),
                               "game.take-back",
                               _ ("Takes the move back, to choose once more "
                                  "(U)"));
}

static gboolean
append_choice (TengenPlayPage *self, GString *text)
{
  Advice advice;
  TengenPoint choice;

  if (!get_last (self, &advice) || self->review ||
      !tengen_session_has_computer (self->session))
    return FALSE;
  choice = find_choice (self, advice.asked);
  for (int i = 0; i < advice.n_points; i++)
    if (advice.points[i] == choice && !advice.is_good[i])
      {
        append_price (self, text, &advice, i);
        return TRUE;
      }
  return FALSE;
}

gboolean
tengen_play_page_append_advice (TengenPlayPage *self, GString *text)
{
  g_autofree char *sentence = NULL;
  Advice advice;

  if (get_advice (self, &advice))
    {
      sentence = say_advice (&advice);
      tengen_words_append (text, sentence);
      return advice.n_points > 0;
    }
  if (!tengen_session_is_advising (self->session))
    return append_choice (self, text);
  tengen_words_append (text, tengen_words_advice_looking ());
  return FALSE;
}

/* --- The action --- */

static void
advice_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_session_ask_advice (TENGEN_PLAY_PAGE (widget)->session);
}

void
tengen_play_page_install_advice_action (GtkWidgetClass *widget_class)
{
  /* TengenPlayPage|game.advice: a choice of three points (助言) */
  gtk_widget_class_install_action (
      widget_class, "game.advice", NULL, advice_cb);
}

void
tengen_play_page_add_advice_key (GtkShortcutController *controller)
{
  tengen_play_page_add_key (controller, "h", "game.advice", NULL);
}

void
tengen_play_page_update_advice_action (TengenPlayPage *self)
{
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self),
      "game.advice",
      self->session != NULL && !self->review &&
          tengen_session_can_advise (self->session) &&
          !tengen_session_is_advising (self->session));
}
