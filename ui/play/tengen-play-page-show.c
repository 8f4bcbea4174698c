/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-show: what the page shows of the game
 *
 * Shape: functions of what the session says now; a refusal is shown until
 *        something is done.
 */
#include "tengen-play-page-advice.h"
#include "tengen-play-page-computer.h"
#include "tengen-play-page-show.h"

#include "tengen-board-look.h"
#include "tengen-play-aside.h"
#include "tengen-play-card.h"
#include "tengen-play-list.h"
#include "tengen-play-page-actions.h"
#include "tengen-play-page-early.h"
#include "tengen-play-page-estimate.h"
#include "tengen-play-page-private.h"
#include "tengen-play-page-review.h"
#include "tengen-play-page-say.h"
#include "tengen-play-page-stop.h"
#include "tengen-play-page-walk.h"
#include "tengen-session-computer.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayShowPart
{
  GtkWidget *seats;
  GtkWidget *brief;
  GtkStack *place;
  GtkLabel *no_board;
  TengenPlayAside *aside;
  TengenPlayCard *black;
  TengenPlayCard *white;
  TengenPlayList *list;
  GtkLabel *terms;
  /* the list makes room for what stands here: an explanation, a small board */
  GtkWidget *beside_list[2];
  /* (nullable): why the last try was refused, while it is shown */
  TengenReason *reason;
};

static void
show_list (TengenPlayPage *self)
{
  TengenPlayShowPart *part = self->show_part;

  gtk_widget_set_visible (GTK_WIDGET (part->list),
                          !gtk_widget_get_visible (part->beside_list[0]) &&
                              !gtk_widget_get_visible (part->beside_list[1]));
}

void
tengen_play_page_make_show (TengenPlayPage *self)
{
  self->show_part = g_new0 (TengenPlayShowPart, 1);
  self->show_part->seats = tengen_play_page_find (self, "seats");
  self->show_part->brief = tengen_play_page_find (self, "brief");
  self->show_part->place = tengen_play_page_find (self, "place");
  self->show_part->no_board = tengen_play_page_find (self, "no_board");
  self->show_part->aside = tengen_play_page_find (self, "aside");
  self->show_part->black = tengen_play_page_find (self, "black");
  self->show_part->white = tengen_play_page_find (self, "white");
  self->show_part->list = tengen_play_page_find (self, "list");
  tengen_play_list_offer_start (self->show_part->list);
  self->show_part->terms = tengen_play_page_find (self, "terms");
  self->show_part->beside_list[0] = tengen_play_page_find (self, "why_slot");
  self->show_part->beside_list[1] =
      tengen_play_page_find (self, "glimpse_slot");
  for (int i = 0; i < 2; i++)
    g_signal_connect_swapped (self->show_part->beside_list[i],
                              "notify::visible",
                              G_CALLBACK (show_list),
                              self);
}

void
tengen_play_page_drop_refusal (TengenPlayPage *self)
{
  g_clear_pointer (&self->show_part->reason, tengen_reason_free);
}

void
tengen_play_page_show_session (TengenPlayPage *self)
{
  tengen_play_card_set_session (self->show_part->black, self->session);
  tengen_play_card_set_session (self->show_part->white, self->session);
  tengen_play_list_set_session (self->show_part->list, self->session);
}

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
  tengen_play_list_set_notation (self->show_part->list, notation);
  tengen_play_page_update_estimate (self);
  tengen_play_page_review_notation (self, notation);
}

gboolean
tengen_play_page_has_board (TengenPlayPage *self)
{
  return self->session != NULL &&
         tengen_game_setup_has_board (
             tengen_game_get_setup (tengen_session_get_game (self->session)));
}

gboolean
tengen_play_page_is_at_end (TengenPlayPage *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);

  return tengen_record_get_child (tengen_game_get_record (game),
                                  tengen_game_get_cursor (game)) ==
         TENGEN_NODE_NONE;
}

/* --- The board --- */

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
  if (tool != TENGEN_REVIEW_TOOL_MOVE || is_board_barred (position) ||
      tengen_play_page_awaits_computer (self))
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

  gtk_label_set_label (self->show_part->no_board, text);
  gtk_stack_set_visible_child_name (self->show_part->place, "no-board");
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
  view = tengen_view_new_position (position,
                                   tengen_play_page_get_numbers (self),
                                   tengen_play_page_get_from (self));
  add_markup (self, view, position);
  if (self->show_part->reason != NULL)
    tengen_view_add_reason (view, self->show_part->reason);
  tengen_play_page_add_early (self, view);
  tengen_play_page_add_advice (self, view);
  tengen_play_page_add_estimate (self, view);
  tengen_play_page_add_renju (self, view);
  if (self->review)
    tengen_review_panel_decorate (self->panel, view);
  tengen_board_view_set_view (self->board, view);
  g_object_set (
      self->board, "ghost-stone", (int) get_ghost (self, position), NULL);
  gtk_stack_set_visible_child_name (self->show_part->place, "board");
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

  gtk_label_set_label (self->show_part->terms, terms);
  gtk_widget_set_visible (GTK_WIDGET (self->show_part->terms), shown);
}

/* Above the board in the review; a board that is alone needs no other line
 * then. */
static void
show_seats (TengenPlayPage *self)
{
  gtk_widget_set_visible (self->show_part->seats,
                          self->review && tengen_play_page_has_board (self));
  gtk_widget_set_visible (self->show_part->brief, !self->review);
}

void
tengen_play_page_show_all (TengenPlayPage *self)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  gboolean by_keys;

  tengen_play_page_drop_refusal (self);
  tengen_play_page_hide_picture (self);
  tengen_play_page_close_why (self);
  tengen_play_page_show_board (self);
  show_terms (self);
  show_seats (self);
  tengen_play_page_say_aloud (self);
  tengen_play_page_say_state (self);
  by_keys = tengen_play_page_show_strip (self);
  tengen_play_acts_update (self->acts, position);
  tengen_play_aside_update (self->show_part->aside, position);
  tengen_play_page_update_estimate (self);
  tengen_play_page_update_actions (self);
  if (by_keys)
    tengen_play_page_focus_strip (self);
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

/* The computer waits for an answer: the question is what is to be said. */
static void
ask_again (TengenPlayPage *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  tengen_play_line_begin (self->line);
  tengen_play_page_append_offer (self, text);
  tengen_play_line_say (self->line, TENGEN_PLAY_LINE_REFUSED, text->str);
  tengen_play_line_end (self->line);
}

void
tengen_play_page_show_refusal (TengenPlayPage *self, const TengenReason *reason)
{
  g_autofree char *text = NULL;

  if (is_about_marks (reason))
    return;
  tengen_reason_free (self->show_part->reason);
  self->show_part->reason = tengen_reason_copy (reason);
  text = tengen_words_reason (
      reason,
      &tengen_game_get_setup (tengen_session_get_game (self->session))->rules);
  tengen_play_page_show_board (self);
  if (reason->code == TENGEN_REASON_COMPUTER &&
      tengen_session_offers_void (self->session))
    ask_again (self);
  else
    tengen_play_line_say (self->line, TENGEN_PLAY_LINE_REFUSED, text);
  if (reason->node != TENGEN_NODE_NONE)
    tengen_play_page_show_picture (self, reason->node, reason->move);
  else
    tengen_play_page_hide_picture (self);
}
