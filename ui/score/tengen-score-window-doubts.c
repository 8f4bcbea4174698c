/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-window-doubts: stepping through stones that have to be checked
 *
 * What: which chain is asked about, going to the next one, the answers.
 * Not:  which chains are doubtful (session), the sentences (score-asks).
 */
#include "tengen-score-window-private.h"

#include "tengen-score-asks.h"
#include "tengen-score-board.h"
#include "tengen-session-computer.h"

static gboolean
is_counting (TengenScoreWindow *self)
{
  return self->session != NULL &&
         tengen_position_get_phase (
             tengen_session_get_position (self->session)) == TENGEN_PHASE_COUNT;
}

void
tengen_score_window_update_doubts (TengenScoreWindow *self,
                                   const TengenPosition *position,
                                   TengenView *view)
{
  g_autoptr (GArray) doubts = tengen_session_list_doubts (self->session);
  TengenDoubt shown;

  if (!is_counting (self) ||
      !tengen_score_asks_find (position, self->shown, &shown))
    self->shown = TENGEN_POINT_NONE;
  tengen_score_board_add_doubts (view, position, doubts, self->shown);
  tengen_score_panel_set_doubts (self->panel,
                                 tengen_position_get_setup (position),
                                 tengen_score_window_get_notation (),
                                 doubts,
                                 self->shown);
  tengen_score_answer_set (self->answer,
                           position,
                           tengen_score_window_get_notation (),
                           doubts->len,
                           self->shown,
                           tengen_session_is_judging (self->session),
                           tengen_session_is_at_odds (self->session));
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "score.next-doubt", doubts->len > 0);
}

void
tengen_score_window_tell_doubts (TengenScoreWindow *self)
{
  g_autoptr (GArray) doubts = tengen_session_list_doubts (self->session);
  g_autofree char *text = NULL;

  if (doubts->len == 0)
    return;
  text = tengen_score_asks_found (doubts->len);
  tengen_score_window_say (self, text);
}

/* Asks about the chain that is shown. */
static void
ask (TengenScoreWindow *self, const TengenDoubt *chain)
{
  const TengenGameSetup *setup =
      tengen_position_get_setup (tengen_session_get_position (self->session));
  g_autofree char *name = tengen_score_asks_chain (
      chain, setup, tengen_score_window_get_notation ());
  g_autofree char *text =
      tengen_score_asks_question (name, !setup->rules.seki_eyes);

  tengen_score_window_say (self, text);
}

void
tengen_score_window_show_doubt (TengenScoreWindow *self, TengenPoint point)
{
  TengenDoubt chain;

  if (!is_counting (self) ||
      !tengen_score_asks_find (
          tengen_session_get_position (self->session), point, &chain))
    return;
  self->shown = chain.point;
  tengen_score_window_update (self);
  tengen_board_view_focus_point (self->board, chain.point);
  ask (self, &chain);
}

/* The first chain behind a point, else the first of all. */
static TengenPoint
find_next (const GArray *doubts, TengenPoint shown)
{
  for (guint i = 0; i < doubts->len && shown != TENGEN_POINT_NONE; i++)
    if (g_array_index (doubts, TengenDoubt, i).point > shown)
      return g_array_index (doubts, TengenDoubt, i).point;
  return g_array_index (doubts, TengenDoubt, 0).point;
}

void
tengen_score_window_next_doubt (TengenScoreWindow *self)
{
  g_autoptr (GArray) doubts = NULL;

  if (!is_counting (self))
    return;
  doubts = tengen_session_list_doubts (self->session);
  if (doubts->len > 0)
    tengen_score_window_show_doubt (self, find_next (doubts, self->shown));
}

/* Whether a chain is already said to be this by a player. */
static gboolean
is_said (TengenScoreWindow *self, TengenPoint point, TengenGoMark mark)
{
  const TengenPosition *position = tengen_session_get_position (self->session);

  return tengen_position_get_mark (position, point) == mark &&
         tengen_position_get_said (position, TENGEN_ACTION_MARK, point) ==
             TENGEN_SAID_BY_PLAYER;
}

static TengenPoint
find_target (TengenScoreWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board)))
    return tengen_board_view_get_cursor (self->board);
  return self->shown;
}

void
tengen_score_window_mark_chain (TengenScoreWindow *self, TengenGoMark mark)
{
  g_autoptr (GArray) left = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  TengenDoubt chain = { .point = TENGEN_POINT_NONE };
  TengenPoint target;

  target = find_target (self);
  if (self->session == NULL || target == TENGEN_POINT_NONE)
    return;
  /* where there is no stone the session says so */
  if (!tengen_score_asks_find (
          tengen_session_get_position (self->session), target, &chain))
    chain.point = target;
  if (!is_said (self, chain.point, mark) &&
      !tengen_session_mark (self->session, chain.point, mark))
    return;
  left = tengen_session_list_doubts (self->session);
  name = tengen_score_asks_chain (
      &chain,
      tengen_position_get_setup (tengen_session_get_position (self->session)),
      tengen_score_window_get_notation ());
  text = tengen_score_asks_answer (name, mark, left->len);
  tengen_score_window_say (self, text);
}

void
tengen_score_window_object (TengenScoreWindow *self, guint point, int fault)
{
  const TengenPosition *position;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  TengenDoubt chain;

  g_return_if_fail (TENGEN_IS_SCORE_WINDOW (self));

  position = tengen_session_get_position (self->session);
  if (!gtk_widget_get_visible (GTK_WIDGET (self)) ||
      !tengen_score_asks_find (position, (TengenPoint) point, &chain))
    return;
  tengen_score_window_show_doubt (self, (TengenPoint) point);
  name = tengen_score_asks_chain (&chain,
                                  tengen_position_get_setup (position),
                                  tengen_score_window_get_notation ());
  text = tengen_score_asks_object (name, (TengenOpponentFault) fault);
  tengen_score_window_say (self, text);
}
