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
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* The advice for the position that is shown. */
static const TengenEngineAdvice *
get_advice (TengenPlayPage *self)
{
  TengenNode node;
  const TengenEngineAdvice *advice =
      tengen_session_get_advice (self->session, &node);

  return advice != NULL && !self->review &&
                 node == tengen_game_get_cursor (
                             tengen_session_get_game (self->session)) &&
                 tengen_session_can_advise (self->session)
             ? advice
             : NULL;
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
  const TengenEngineAdvice *advice = get_advice (self);

  for (int i = 0; advice != NULL && i < advice->n_points; i++)
    {
      g_autofree char *letter = name_letter (i);

      tengen_view_add_choice (view, advice->points[i], letter);
    }
  if (advice != NULL && advice->chain != TENGEN_POINT_NONE)
    light_chain (self, view, advice->chain);
}

static char *
list_letters (const TengenEngineAdvice *advice)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < advice->n_points; i++)
    {
      g_autofree char *letter = name_letter (i);

      if (i > 0)
        /* Translators: between the letters of points to choose from */
        g_string_append (text, tengen_words_context ("letters", ", "));
      g_string_append (text, letter);
    }
  return g_string_free (text, FALSE);
}

static gboolean
are_all_good (const TengenEngineAdvice *advice)
{
  for (int i = 0; i < advice->n_points; i++)
    if (!advice->is_good[i])
      return FALSE;
  return TRUE;
}

/* A question that says what to look at, not where to play. */
static char *
ask_choice (const TengenEngineAdvice *advice, const char *letters)
{
  switch (advice->kind)
    {
    case TENGEN_ENGINE_ADVICE_CAPTURE:
      /* Translators: letters of points */
      return g_strdup_printf (
          _ ("There are stones to capture. Which of %s captures them?"),
          letters);
    case TENGEN_ENGINE_ADVICE_ESCAPE:
      return g_strdup_printf (
          _ ("Stones of yours are in atari. Which of %s saves them?"), letters);
    case TENGEN_ENGINE_ADVICE_ATARI:
      return g_strdup_printf (
          _ ("There are stones that an atari catches. Which "
             "of %s is it?"),
          letters);
    case TENGEN_ENGINE_ADVICE_CONNECT:
      return g_strdup_printf (
          _ ("Stones of yours could be cut off. Which of %s connects them?"),
          letters);
    case TENGEN_ENGINE_ADVICE_CUT:
      return g_strdup_printf (
          _ ("The opponent’s stones can be cut apart. Which of %s cuts?"),
          letters);
    case TENGEN_ENGINE_ADVICE_NOTHING:
      return g_strdup_printf (_ ("Which of %s is a good move?"), letters);
    }
  g_return_val_if_reached (NULL);
}

static char *
say_advice (const TengenEngineAdvice *advice)
{
  g_autofree char *letters = list_letters (advice);

  if (advice->n_points == 0)
    return g_strdup (
        _ ("There seems to be nothing left to gain on the board."));
  if (advice->n_points == 1)
    /* Translators: the letter of a point */
    return g_strdup_printf (_ ("%s is a good move."), letters);
  if (are_all_good (advice))
    /* Translators: letters of points */
    return g_strdup_printf (_ ("%s: all of them are good moves."), letters);
  return ask_choice (advice, letters);
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

/* What a choice costs; where captures decide nothing is counted. */
static char *
say_price (const TengenGoRules *rules,
           const TengenEngineAdvice *advice,
           int index)
{
  int loss = advice->loss_x2[index] / 2;
  g_autofree char *letter = name_letter (index);

  if (rules->goal > 0)
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
              const TengenEngineAdvice *advice,
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
  TengenNode asked;
  const TengenEngineAdvice *advice =
      tengen_session_get_advice (self->session, &asked);
  TengenPoint choice;

  if (advice == NULL || self->review ||
      !tengen_session_has_computer (self->session))
    return FALSE;
  choice = find_choice (self, asked);
  for (int i = 0; i < advice->n_points; i++)
    if (advice->points[i] == choice && !advice->is_good[i])
      {
        append_price (self, text, advice, i);
        return TRUE;
      }
  return FALSE;
}

gboolean
tengen_play_page_append_advice (TengenPlayPage *self, GString *text)
{
  const TengenEngineAdvice *advice = get_advice (self);
  g_autofree char *sentence = NULL;

  if (advice == NULL && tengen_session_is_advising (self->session))
    {
      tengen_words_append (text, _ ("Looking for advice."));
      return FALSE;
    }
  if (advice == NULL)
    return append_choice (self, text);
  sentence = say_advice (advice);
  tengen_words_append (text, sentence);
  return advice->n_points > 0;
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
