/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-why: why a point is forbidden in Renju (禁手): game.why
 *
 * What:  opens the card (tengen-renju-why) for a point, asks before a forbidden
 *        move, puts on the board what the card speaks of and what else only
 *        Renju has.
 * Shape: one card for both panels: it stands where it is seen. Whatever changes
 *        the game closes it.
 */
#include "tengen-play-page-private.h"

#include "tengen-paint-renju.h"
#include "tengen-play-page-actions.h"
#include "tengen-play-page-focus.h"
#include "tengen-play-page-show.h"
#include "tengen-play-page-stop.h"
#include "tengen-renju-why.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayWhyPart
{
  TengenRenjuWhy *card;
  /* where it stands while the game is played, and in review */
  GtkWidget *slot;
  GtkWidget *review_slot;
  /* (weak) what had the keyboard before the card */
  GtkWidget *before;
  /* a TengenViewForbidden */
  int when;
  /* whether there is anything to mark */
  gboolean has;
};

static const TengenGameRenju *
get_renju (TengenPlayPage *self)
{
  return self->session != NULL && tengen_play_page_has_board (self)
             ? tengen_position_get_renju (
                   tengen_session_get_position (self->session))
             : NULL;
}

/* --- The card --- */

static void
place_card (TengenPlayPage *self)
{
  GtkWidget *slot =
      self->review ? self->why_part->review_slot : self->why_part->slot;

  tengen_play_page_move_part (GTK_WIDGET (self->why_part->card), slot);
  gtk_widget_set_visible (slot, TRUE);
}

/* The card takes the keyboard, and gives it back to what had it. */
static void
remember_focus (TengenPlayPage *self)
{
  if (!tengen_play_page_has_keyboard (GTK_WIDGET (self->why_part->card)))
    g_set_weak_pointer (
        &self->why_part->before,
        gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))));
}

static void
return_focus (TengenPlayPage *self)
{
  if (!tengen_play_page_has_keyboard (GTK_WIDGET (self->why_part->card)))
    return;
  if (self->why_part->before == NULL ||
      !gtk_widget_get_mapped (self->why_part->before) ||
      !gtk_widget_grab_focus (self->why_part->before))
    tengen_play_page_focus_board (self);
}

static void
open_card (TengenPlayPage *self, TengenPoint point, gboolean asks)
{
  remember_focus (self);
  place_card (self);
  tengen_renju_why_open (
      self->why_part->card, get_renju (self)->board, point, asks);
  tengen_play_page_update_stop_actions (self);
}

gboolean
tengen_play_page_has_why (TengenPlayPage *self)
{
  return tengen_renju_why_get_point (self->why_part->card) != TENGEN_POINT_NONE;
}

void
tengen_play_page_close_why (TengenPlayPage *self)
{
  if (!tengen_play_page_has_why (self))
    return;
  return_focus (self);
  g_clear_weak_pointer (&self->why_part->before);
  tengen_renju_why_close (self->why_part->card);
  gtk_widget_set_visible (self->why_part->slot, FALSE);
  gtk_widget_set_visible (self->why_part->review_slot, FALSE);
  tengen_play_page_update_stop_actions (self);
}

static void
redraw_cb (TengenPlayPage *self)
{
  if (self->session != NULL)
    tengen_play_page_show_board (self);
}

static void
dismissed_cb (TengenPlayPage *self)
{
  tengen_play_page_close_why (self);
  redraw_cb (self);
}

static void
play_cb (TengenPlayPage *self)
{
  TengenPoint point = tengen_renju_why_get_point (self->why_part->card);

  tengen_play_page_close_why (self);
  if (self->session != NULL)
    tengen_session_play (self->session, point);
}

void
tengen_play_page_make_why (TengenPlayPage *self)
{
  self->why_part = g_new0 (TengenPlayWhyPart, 1);
  self->why_part->card = tengen_play_page_find (self, "why");
  self->why_part->slot = tengen_play_page_find (self, "why_slot");
  self->why_part->review_slot = tengen_play_page_find (self, "why_review_slot");
  self->why_part->when = TENGEN_VIEW_FORBIDDEN_TOUCHED;
  g_signal_connect_object (self->why_part->card,
                           "redraw",
                           G_CALLBACK (redraw_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->why_part->card,
                           "dismissed",
                           G_CALLBACK (dismissed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->why_part->card,
                           "play",
                           G_CALLBACK (play_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

void
tengen_play_page_drop_why (TengenPlayPage *self)
{
  g_clear_weak_pointer (&self->why_part->before);
}

/* --- Asking and explaining --- */

gboolean
tengen_play_page_ask_forbidden (TengenPlayPage *self, TengenPoint point)
{
  const TengenGameRenju *renju = get_renju (self);
  const TengenPosition *position;

  if (renju == NULL || renju->opening->rules.declared ||
      point >= TENGEN_RENJU_POINTS ||
      tengen_renju_get (renju->board, point) != TENGEN_STONE_NONE)
    return FALSE;
  position = tengen_session_get_position (self->session);
  if (tengen_position_get_phase (position) != TENGEN_PHASE_PLAY ||
      tengen_position_get_to_move (position) != TENGEN_STONE_BLACK ||
      tengen_play_page_is_deciding (position) ||
      (tengen_renju_classify (renju->board, point) & TENGEN_RENJU_FORBIDDEN) ==
          0)
    return FALSE;
  open_card (self, point, TRUE);
  return TRUE;
}

/* White's stones are explained only where they won. */
static gboolean
can_speak_of (const TengenGameRenju *renju, TengenPoint point)
{
  return point < TENGEN_RENJU_POINTS &&
         (tengen_renju_get (renju->board, point) != TENGEN_STONE_WHITE ||
          tengen_renju_wins (renju->board, point, TENGEN_STONE_WHITE));
}

/* Where endings are declared nothing is said of shapes before the end. */
static gboolean
can_explain (TengenPlayPage *self)
{
  const TengenGameRenju *renju = get_renju (self);
  TengenResult result;

  if (renju == NULL)
    return FALSE;
  if (!renju->opening->rules.declared)
    return TRUE;
  result = tengen_game_get_result (tengen_session_get_game (self->session));
  return result.kind != TENGEN_RESULT_UNKNOWN;
}

static void
explain (TengenPlayPage *self, TengenPoint point)
{
  g_return_if_fail (point < TENGEN_RENJU_POINTS);

  if (!can_explain (self))
    return;
  if (can_speak_of (get_renju (self), point))
    open_card (self, point, FALSE);
  else
    tengen_play_line_say (
        self->line, TENGEN_PLAY_LINE_NOTE, _ ("White has no forbidden moves."));
}

gboolean
tengen_play_page_explain_click (TengenPlayPage *self, TengenPoint point)
{
  const TengenGameRenju *renju = get_renju (self);

  if (!can_explain (self) || point >= TENGEN_RENJU_POINTS ||
      (self->review &&
       tengen_renju_get (renju->board, point) != TENGEN_STONE_NONE))
    return FALSE;
  explain (self, point);
  return TRUE;
}

/* A question after the end is about what ended the game. */
static void
why_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);
  const TengenGameRenju *renju = get_renju (self);

  if (renju == NULL)
    return;
  explain (self,
           renju->end == TENGEN_RENJU_END_FIVE ||
                   renju->end == TENGEN_RENJU_END_FORBIDDEN
               ? renju->point
               : tengen_board_view_get_touched (self->board));
}

static void
close_why_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  dismissed_cb (TENGEN_PLAY_PAGE (widget));
}

void
tengen_play_page_install_why_actions (GtkWidgetClass *widget_class)
{
  /* TengenPlayPage|game.why: explains a point, or the end of the game */
  gtk_widget_class_install_action (widget_class, "game.why", NULL, why_cb);
  /* TengenPlayPage|game.close-why: closes the explanation */
  gtk_widget_class_install_action (
      widget_class, "game.close-why", NULL, close_why_cb);
}

void
tengen_play_page_add_why_keys (GtkShortcutController *controller)
{
  tengen_play_page_add_key (controller, "question", "game.why", NULL);
}

void
tengen_play_page_update_why_actions (TengenPlayPage *self)
{
  const TengenGameRenju *renju = get_renju (self);
  gboolean has = renju != NULL && !renju->opening->rules.declared;

  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "game.why", can_explain (self));
  if (self->why_part->has == has)
    return;
  self->why_part->has = has;
  g_object_notify (G_OBJECT (self), "has-forbidden-points");
}

int
tengen_play_page_get_forbidden_points (TengenPlayPage *self)
{
  return self->why_part->when;
}

void
tengen_play_page_set_forbidden_points (TengenPlayPage *self, int when)
{
  if (self->why_part->when == when)
    return;
  self->why_part->when = when;
  if (self->session != NULL)
    tengen_play_page_show_board (self);
  g_object_notify (G_OBJECT (self), "forbidden-points");
}

gboolean
tengen_play_page_get_has_forbidden_points (TengenPlayPage *self)
{
  return self->why_part->has;
}

/* --- The board --- */

/* Whether a click plays; the other tools of the review know no rules. */
static gboolean
is_playing (TengenPlayPage *self)
{
  int tool = TENGEN_REVIEW_TOOL_MOVE;

  if (self->review)
    g_object_get (self->panel, "tool", &tool, NULL);
  return tool == TENGEN_REVIEW_TOOL_MOVE;
}

/* Only where the next click puts a stone of the game it matters where Black may
 * not. */
static TengenViewForbidden
choose_forbidden (TengenPlayPage *self)
{
  return self->why_part->when == TENGEN_VIEW_FORBIDDEN_TOUCHED &&
                 !is_playing (self)
             ? TENGEN_VIEW_FORBIDDEN_NEVER
             : (TengenViewForbidden) self->why_part->when;
}

/* A reader of the record is not shown moves that could have been played. */
void
tengen_play_page_add_renju (TengenPlayPage *self, TengenView *view)
{
  const TengenPosition *position = tengen_session_get_position (self->session);

  if (get_renju (self) == NULL)
    return;
  if (is_playing (self) && (!self->review || tengen_play_page_is_at_end (self)))
    tengen_view_add_area (view, position);
  if (tengen_play_page_has_why (self))
    tengen_renju_why_decorate (self->why_part->card, view);
  else
    tengen_view_add_forbidden (view, position, choose_forbidden (self));
}
