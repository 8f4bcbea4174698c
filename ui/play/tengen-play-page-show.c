/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-show: what the page shows of the game
 *
 * Shape: functions of what the session says now; a refusal is shown until
 *        something is done.
 */
#include "tengen-play-page-show.h"

#include "tengen-board-look.h"
#include "tengen-play-page-actions.h"
#include "tengen-play-page-early.h"
#include "tengen-play-page-estimate.h"
#include "tengen-play-page-private.h"
#include "tengen-play-page-say.h"
#include "tengen-play-page-stop.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

static gboolean
is_renju (TengenPlayPage *self)
{
  return self->session != NULL &&
         tengen_game_setup_is_renju (
             tengen_game_get_setup (tengen_session_get_game (self->session)));
}

/* Points of Renju have one kind of name, with the letter I, in all that is said
 * of them: the board has the same or none. */
void
tengen_play_page_show_notation (TengenPlayPage *self)
{
  int coordinates = tengen_board_look_get_coordinates ();
  TengenNotation notation;

  if (is_renju (self) && coordinates >= 0)
    coordinates = TENGEN_NOTATION_RENJU;
  notation = is_renju (self)   ? TENGEN_NOTATION_RENJU
             : coordinates < 0 ? tengen_words_notation ()
                               : (TengenNotation) coordinates;
  g_object_set (self->board,
                "coordinates",
                coordinates,
                "notation",
                (int) notation,
                NULL);
  tengen_play_list_set_notation (self->list, notation);
  tengen_play_page_update_estimate (self);
  if (self->panel == NULL)
    return;
  tengen_play_list_set_notation (self->panel_list, notation);
  tengen_review_panel_set_notation (self->panel, notation);
}

gboolean
tengen_play_page_has_board (TengenPlayPage *self)
{
  return self->session != NULL &&
         tengen_game_setup_has_board (
             tengen_game_get_setup (tengen_session_get_game (self->session)));
}

/* --- The board --- */

/* The node that FROM counts from, if it is on the path. */
TengenNode
tengen_play_page_get_from (TengenPlayPage *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  const TengenRecord *record = tengen_game_get_record (game);
  TengenNode node = tengen_game_get_cursor (game);

  if (self->numbers != TENGEN_VIEW_NUMBERS_FROM ||
      self->numbers_from == TENGEN_NODE_NONE)
    return TENGEN_NODE_NONE;
  while (node != TENGEN_NODE_NONE && node != self->numbers_from)
    node = tengen_record_get_parent (record, node);
  return node;
}

/* Next moves belong to the review, and only where the record does not ask
 * that they be kept off the board (ST). */
static void
add_markup (TengenPlayPage *self,
            TengenView *view,
            const TengenPosition *position)
{
  g_autoptr (TengenMarkup) markup = tengen_markup_new (position);

  if (markup != NULL)
    tengen_view_add_markup (
        view, markup, self->review && (markup->style & 2) == 0);
}

/* A proposal or its refusal goes before stones, and so does what has to be
 * decided or answered in Renju. */
static gboolean
is_board_barred (const TengenPosition *position)
{
  TengenDuty duty = tengen_position_get_duty (position);

  return duty == TENGEN_DUTY_ANSWER || duty == TENGEN_DUTY_VIRTUAL ||
         tengen_play_page_is_deciding (position);
}

/* Which stone the next click puts. */
static TengenStone
get_ghost (TengenPlayPage *self, const TengenPosition *position)
{
  gboolean can_play = FALSE;
  gboolean two_step = FALSE;
  int tool = TENGEN_REVIEW_TOOL_MOVE;

  g_object_get (self->board, "two-step", &two_step, NULL);
  if (!self->ghost && !two_step)
    return TENGEN_STONE_NONE;
  if (self->review)
    g_object_get (self->panel, "tool", &tool, NULL);
  if (tool == TENGEN_REVIEW_TOOL_BLACK)
    return TENGEN_STONE_BLACK;
  if (tool == TENGEN_REVIEW_TOOL_WHITE)
    return TENGEN_STONE_WHITE;
  if (tool != TENGEN_REVIEW_TOOL_MOVE || is_board_barred (position))
    return TENGEN_STONE_NONE;
  g_object_get (self->session, "can-play", &can_play, NULL);
  return can_play ? tengen_position_get_to_move (position) : TENGEN_STONE_NONE;
}

static void
show_no_board (TengenPlayPage *self)
{
  int game =
      tengen_game_get_setup (tengen_session_get_game (self->session))->game;
  g_autofree char *text = g_strdup_printf (
      _ ("This is a record of another game (GM[%d]). Tengen has no board for "
         "it; its tree, comments and properties can be read and changed."),
      game);

  gtk_label_set_label (self->no_board, text);
  gtk_stack_set_visible_child_name (self->place, "no-board");
}

void
tengen_play_page_show_board (TengenPlayPage *self)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  TengenView *view;

  if (!tengen_play_page_has_board (self))
    {
      show_no_board (self);
      return;
    }
  view = tengen_view_new_position (
      position, self->numbers, tengen_play_page_get_from (self));
  add_markup (self, view, position);
  if (self->reason != NULL)
    tengen_view_add_reason (view, self->reason);
  tengen_play_page_add_early (self, view);
  tengen_play_page_add_estimate (self, view);
  tengen_play_page_add_renju (self, view);
  if (self->review)
    tengen_review_panel_decorate (self->panel, view);
  tengen_board_view_set_view (self->board, view);
  g_object_set (
      self->board, "ghost-stone", (int) get_ghost (self, position), NULL);
  gtk_stack_set_visible_child_name (self->place, "board");
}

/* What the title does not say of the game that is played: rule set, handicap,
 * komi. */
static void
show_terms (TengenPlayPage *self)
{
  const TengenGameSetup *setup =
      tengen_game_get_setup (tengen_session_get_game (self->session));
  g_autofree char *game = tengen_words_game (setup);
  g_autofree char *terms = tengen_words_terms (setup);
  gboolean over =
      tengen_position_get_phase (tengen_session_get_position (self->session)) ==
      TENGEN_PHASE_OVER;
  gboolean shown = *terms != '\0' && !over && !is_renju (self) &&
                   !g_str_has_prefix (game, terms);

  gtk_label_set_label (self->terms, terms);
  gtk_widget_set_visible (GTK_WIDGET (self->terms), shown);
}

/* Above the board in the review; a board that is alone needs no other line
 * then. */
static void
show_seats (TengenPlayPage *self)
{
  gtk_widget_set_visible (self->seats,
                          self->review && tengen_play_page_has_board (self));
  gtk_widget_set_visible (self->brief, !self->review);
}

void
tengen_play_page_show_all (TengenPlayPage *self)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  gboolean by_keys;

  g_clear_pointer (&self->reason, tengen_reason_free);
  tengen_play_page_hide_picture (self);
  tengen_play_page_close_why (self);
  tengen_play_page_show_board (self);
  show_terms (self);
  show_seats (self);
  tengen_play_page_say_aloud (self);
  tengen_play_page_say_state (self);
  by_keys = tengen_play_page_show_strip (self);
  tengen_play_acts_update (self->acts, position);
  tengen_play_aside_update (self->aside, position);
  tengen_play_page_update_estimate (self);
  tengen_play_page_update_actions (self);
  if (by_keys)
    tengen_renju_strip_focus (self->strip);
}

/* Refusals of marks belong to the window of the count. */
static gboolean
is_about_marks (const TengenReason *reason)
{
  return reason->code == TENGEN_REASON_NO_STONE ||
         reason->code == TENGEN_REASON_NO_DEAD ||
         reason->code == TENGEN_REASON_NO_SEKI ||
         reason->code == TENGEN_REASON_NO_MARK ||
         reason->code == TENGEN_REASON_NO_CLAIMS ||
         reason->code == TENGEN_REASON_OWNED ||
         reason->code == TENGEN_REASON_NO_GROUPS ||
         reason->code == TENGEN_REASON_NO_EQUAL ||
         reason->code == TENGEN_REASON_NO_BALANCE ||
         reason->code == TENGEN_REASON_NOT_AGREED;
}

void
tengen_play_page_show_refusal (TengenPlayPage *self, const TengenReason *reason)
{
  g_autofree char *text = NULL;

  if (is_about_marks (reason))
    return;
  tengen_reason_free (self->reason);
  self->reason = tengen_reason_copy (reason);
  text = tengen_words_reason (
      reason,
      &tengen_game_get_setup (tengen_session_get_game (self->session))->rules);
  tengen_play_page_show_board (self);
  tengen_play_line_say (self->line, TENGEN_PLAY_LINE_REFUSED, text);
  if (reason->node != TENGEN_NODE_NONE)
    tengen_play_page_show_picture (self, reason->node, reason->move);
  else
    tengen_play_page_hide_picture (self);
}
