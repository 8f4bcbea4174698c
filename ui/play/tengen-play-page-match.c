/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-match: 待った by request, and the card of the result
 *
 * Shape: in a match the player who made the last move asks the opponent; what
 *        ended play is taken back by both. The clock of the side to move keeps
 *        running meanwhile.
 */
#include "tengen-play-page-match.h"

#include "tengen-play-page-actions.h"
#include "tengen-play-page-private.h"
#include "tengen-play-page-show.h"
#include "tengen-play-page-stop.h"
#include "tengen-session-watch.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

gboolean
tengen_play_page_is_match (TengenPlayPage *self)
{
  return tengen_game_get_setup (tengen_session_get_game (self->session))
             ->match != NULL;
}

/* The player who made the last move; none if one person moves for both, or play
 * has stopped. */
static TengenStone
get_asker (const TengenPosition *position)
{
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  TengenStone stone = TENGEN_STONE_NONE;
  TengenRenjuStep step;

  if (tengen_position_get_phase (position) != TENGEN_PHASE_PLAY)
    return TENGEN_STONE_NONE;
  if (renju != NULL)
    {
      tengen_renju_opening_get_step (renju->opening, &step);
      if (step.kind != TENGEN_RENJU_STEP_DONE)
        return TENGEN_STONE_NONE;
    }
  tengen_position_get_last (position, &stone);
  return stone;
}

static char *
make_question (const TengenPosition *position)
{
  TengenStone asker = get_asker (position);
  g_autofree char *name = NULL;
  g_autofree char *other = NULL;

  if (tengen_position_get_phase (position) == TENGEN_PHASE_OVER)
    return g_strdup (_ ("The end of the game is to be taken back.\nDo both "
                        "agree?"));
  if (asker == TENGEN_STONE_NONE)
    return g_strdup (_ ("One step is to be taken back.\nDo both agree?"));
  name = tengen_words_player (position, asker);
  other = tengen_words_player (position, tengen_stone_other (asker));
  if (name != NULL && other != NULL)
    /* Translators: the names of two players */
    return g_strdup_printf (
        _ ("%s asks to take the last move back.\n%s, do you agree?"),
        name,
        other);
  return g_strdup (
      asker == TENGEN_STONE_BLACK
          ? _ ("Black asks to take the last move back.\nDoes White "
               "agree?")
          : _ ("White asks to take the last move back.\nDoes Black "
               "agree?"));
}

static void
say_refusal (TengenPlayPage *self, const char *refusal)
{
  tengen_play_line_begin (self->line);
  tengen_play_line_say (self->line, TENGEN_PLAY_LINE_NOTE, refusal);
  tengen_play_line_end (self->line);
}

/* In a match the computer does not allow it. */
void
tengen_play_page_request_take_back (TengenPlayPage *self)
{
  g_autofree char *question = NULL;

  if (tengen_session_has_computer (self->session))
    {
      say_refusal (self,
                   _ ("In a match the computer does not allow taking back."));
      return;
    }
  question = make_question (tengen_session_get_position (self->session));
  tengen_play_page_ask (self, TENGEN_PLAY_QUESTION_TAKE_BACK, question);
}

void
tengen_play_page_refuse_take_back (TengenPlayPage *self)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  TengenStone asker = get_asker (position);
  g_autofree char *name =
      asker == TENGEN_STONE_NONE
          ? NULL
          : tengen_words_player (position, tengen_stone_other (asker));
  g_autofree char *refusal =
      name == NULL
          ? g_strdup (_ ("Taking back was refused."))
          /* Translators: the name of a player */
          : g_strdup_printf (_ ("%s does not allow taking back."), name);

  say_refusal (self, refusal);
}

/* The board keeps the keyboard: Enter puts stones there, and one pressed too
 * often must not begin a game. */
void
tengen_play_page_show_result (TengenPlayPage *self)
{
  gboolean over =
      self->session != NULL && tengen_play_page_has_board (self) &&
      tengen_position_get_phase (tengen_session_get_position (self->session)) ==
          TENGEN_PHASE_OVER;
  gboolean watched = !over && self->session != NULL &&
                     tengen_session_is_watched (self->session);
  const char *name = over ? "result" : watched ? "watch" : "play";

  if (watched)
    tengen_play_watch_update (self->watch, self->session);
  if (over)
    tengen_play_result_update (self->result,
                               tengen_session_get_game (self->session));
  gtk_widget_set_visible (GTK_WIDGET (self->result), over);
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->buttons), name) != 0)
    tengen_play_page_leave (self, GTK_WIDGET (self->buttons));
  gtk_stack_set_visible_child_name (self->buttons, name);
}

void
tengen_play_page_set_match (TengenPlayPage *self,
                            const char *score,
                            const char *next,
                            gboolean final)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));

  self->final = final;
  tengen_play_result_set_match (self->result, score, next);
  tengen_play_page_update_actions (self);
}

void
tengen_play_page_set_lesson (TengenPlayPage *self, gboolean from_lesson)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));

  tengen_play_result_set_lesson (self->result, from_lesson);
  tengen_play_page_show_result (self);
}
