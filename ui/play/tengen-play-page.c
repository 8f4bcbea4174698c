/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page: where a game is played and reviewed
 *
 * Shape: holds the session and nothing of the game: whenever the session says
 *        "changed", board, sentence and actions are asked for anew. A refusal
 *        is kept until then, so that its evidence can be drawn.
 */
#include "tengen-play-page-private.h"

#include "tengen-board-confirm.h"
#include "tengen-board-look.h"
#include "tengen-board-typed.h"
#include "tengen-color-scheme.h"
#include "tengen-fold-layout.h"
#include "tengen-paint-renju.h"
#include "tengen-pair-layout.h"
#include "tengen-play-page-actions.h"
#include "tengen-play-page-clock.h"
#include "tengen-play-page-early.h"
#include "tengen-play-page-estimate.h"
#include "tengen-play-page-focus.h"
#include "tengen-play-page-review.h"
#include "tengen-play-page-share.h"
#include "tengen-play-page-show.h"
#include "tengen-play-page-told.h"
#include "tengen-play-page-walk.h"
#include "tengen-play-resources.h"
#include "tengen-play-seat.h"
#include "tengen-signal.h"
#include "tengen-style.h"

G_DEFINE_FINAL_TYPE (TengenPlayPage, tengen_play_page, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_COUNT_REQUESTED,
  SIGNAL_STOPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
changed_cb (TengenPlayPage *self)
{
  tengen_play_page_show_all (self);
}

static void
refused_cb (TengenPlayPage *self, const TengenReason *reason)
{
  tengen_play_page_show_refusal (self, reason);
}

/* Nodes of the game that was there mean nothing in another. */
static void
replaced_cb (TengenPlayPage *self)
{
  self->numbers_from = TENGEN_NODE_NONE;
  self->closed_node = TENGEN_NODE_NONE;
  self->told_node = TENGEN_NODE_NONE;
  tengen_play_page_forget_early (self);
  tengen_play_page_show_notation (self);
}

/* The second half of a double click is no second move. */
static void
activated_cb (TengenPlayPage *self,
              guint point,
              guint button,
              guint n_press,
              TengenBoardView *board)
{
  tengen_play_auto_stop (tengen_play_walk_get_auto (self->walk));
  if (self->session == NULL || n_press > 1)
    return;
  if (button == GDK_BUTTON_SECONDARY &&
      tengen_play_page_explain_click (self, (TengenPoint) point))
    return;
  if (self->review)
    tengen_play_page_review_activated (self, (TengenPoint) point, button);
  else if (button <= GDK_BUTTON_PRIMARY)
    tengen_play_page_put (self, (TengenPoint) point, button);
}

/* It needs the stone to show even where the pointer does without. */
static void
two_step_cb (TengenPlayPage *self)
{
  if (self->session != NULL)
    tengen_play_page_show_board (self);
}

static void
dragged_cb (TengenPlayPage *self,
            guint from,
            guint to,
            guint button,
            TengenBoardView *board)
{
  if (self->session != NULL && self->review)
    tengen_review_panel_drag (
        self->panel, (TengenPoint) from, (TengenPoint) to, button);
}

static void
scrolled_cb (TengenPlayPage *self, int by, TengenBoardView *board)
{
  if (self->session != NULL && self->review)
    tengen_session_step (self->session, by);
}

static void
tengen_play_page_dispose (GObject *object)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (object);

  /* a comment that is being typed is written before the session goes */
  if (self->panel != NULL)
    tengen_review_panel_flush (self->panel);
  if (self->signals != NULL)
    g_signal_group_set_target (self->signals, NULL);
  g_clear_object (&self->signals);
  tengen_play_page_drop_estimate (self);
  tengen_play_page_drop_shared (self);
  g_clear_object (&self->session);
  g_clear_weak_pointer (&self->before_why);
  g_clear_pointer (&self->heard_name, g_free);
  g_clear_pointer (&self->early, g_bytes_unref);
  g_clear_pointer (&self->reason, tengen_reason_free);
  g_clear_pointer (&self->warnings, g_array_unref);
  g_clear_pointer (&self->root, gtk_widget_unparent);
  self->panel = NULL;
  self->panel_list = NULL;
  G_OBJECT_CLASS (tengen_play_page_parent_class)->dispose (object);
}

static void
install_signals (TengenPlayPageClass *klass)
{
  /* TengenPlayPage::count-requested: someone wants to see the count again */
  signals[SIGNAL_COUNT_REQUESTED] =
      tengen_signal_new ("count-requested", G_TYPE_FROM_CLASS (klass), 0);
  /* TengenPlayPage::stopped: play has just stopped, and nothing is to be asked
   * before the count */
  signals[SIGNAL_STOPPED] =
      tengen_signal_new ("stopped", G_TYPE_FROM_CLASS (klass), 0);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TENGEN_TYPE_BOARD_CONFIRM);
  g_type_ensure (TENGEN_TYPE_BOARD_TYPED);
  g_type_ensure (TENGEN_TYPE_BOARD_VIEW);
  g_type_ensure (TENGEN_TYPE_FOLD_LAYOUT);
  g_type_ensure (TENGEN_TYPE_NOTICE);
  g_type_ensure (TENGEN_TYPE_PAIR_LAYOUT);
  g_type_ensure (TENGEN_TYPE_PLAY_ACTS);
  g_type_ensure (TENGEN_TYPE_PLAY_ASIDE);
  g_type_ensure (TENGEN_TYPE_PLAY_CARD);
  g_type_ensure (TENGEN_TYPE_PLAY_ESTIMATE);
  g_type_ensure (TENGEN_TYPE_PLAY_GLIMPSE);
  g_type_ensure (TENGEN_TYPE_PLAY_LINE);
  g_type_ensure (TENGEN_TYPE_PLAY_LIST);
  g_type_ensure (TENGEN_TYPE_PLAY_RESULT);
  g_type_ensure (TENGEN_TYPE_PLAY_SEAT);
  g_type_ensure (TENGEN_TYPE_PLAY_WALK);
  g_type_ensure (TENGEN_TYPE_RENJU_STRIP);
  g_type_ensure (TENGEN_TYPE_RENJU_WHY);
  tengen_play_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, root);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, pair);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, seats);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, brief);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, place);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, board);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, no_board);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPage, estimate_lines);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, told);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, line);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, notice);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, aside);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, walk);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, side);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPage, review_slot);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPage, strip_slot);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, strip);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, why_slot);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPage, why_review_slot);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, why);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPage, glimpse_slot);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPage, glimpse_review_slot);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, glimpse);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, black);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, white);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, list);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, terms);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, acts);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, result);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, question);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, yes);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, no);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class,
                                           tengen_play_page_refuse_key);
  gtk_widget_class_bind_template_callback (widget_class, dragged_cb);
  gtk_widget_class_bind_template_callback (widget_class, scrolled_cb);
}

/* The list makes room for an explanation and for a small board. */
static void
show_list (TengenPlayPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->list),
                          !gtk_widget_get_visible (self->why_slot) &&
                              !gtk_widget_get_visible (self->glimpse_slot));
}

static void
tengen_play_page_class_init (TengenPlayPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_play_page_dispose;
  tengen_play_page_install_focus (widget_class);

  tengen_play_page_install_properties (object_class);
  install_signals (klass);
  bind_template (widget_class);
  tengen_play_page_install_actions (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "play");
}

static void
tengen_play_page_init (TengenPlayPage *self)
{
  self->ghost = TRUE;
  self->forbidden_points = TENGEN_VIEW_FORBIDDEN_TOUCHED;
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/play/tengen-play.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_play_page_follow_told (self);
  g_signal_connect_swapped (
      self->why_slot, "notify::visible", G_CALLBACK (show_list), self);
  g_signal_connect_swapped (
      self->glimpse_slot, "notify::visible", G_CALLBACK (show_list), self);
  tengen_play_page_make_estimate (self);
  tengen_play_page_make_why (self);
  tengen_play_page_add_keys (self);
  g_object_bind_property (tengen_color_scheme_get_default (),
                          "dark",
                          self->board,
                          "dark",
                          G_BINDING_SYNC_CREATE);
  tengen_board_look_follow_placing (GTK_WIDGET (self->board));
  g_signal_connect_object (tengen_board_look_get_default (),
                           "notify::coordinates",
                           G_CALLBACK (tengen_play_page_show_notation),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (
      self->board, "notify::two-step", G_CALLBACK (two_step_cb), self);

  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "replaced", G_CALLBACK (replaced_cb), self);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
  g_signal_group_connect_swapped (
      self->signals, "stopped", G_CALLBACK (tengen_play_page_stop_early), self);
  g_signal_group_connect_swapped (
      self->signals, "refused", G_CALLBACK (refused_cb), self);
  tengen_play_page_follow_clock (self);
  g_signal_connect_object (tengen_play_walk_get_auto (self->walk),
                           "notify::playing",
                           G_CALLBACK (tengen_play_page_update_walk_actions),
                           self,
                           G_CONNECT_SWAPPED);
  tengen_play_page_show_notation (self);
  tengen_play_page_update_actions (self);
}

void
tengen_play_page_set_session (TengenPlayPage *self, TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  if (self->session == session)
    return;
  tengen_play_page_flush (self);
  g_set_object (&self->session, session);
  self->numbers_from = TENGEN_NODE_NONE;
  self->closed_node = TENGEN_NODE_NONE;
  self->told_node = TENGEN_NODE_NONE;
  tengen_play_page_forget_early (self);
  tengen_estimate_set_session (self->estimate, session);
  g_signal_group_set_target (self->signals, session);
  tengen_play_card_set_session (self->black, session);
  tengen_play_card_set_session (self->white, session);
  tengen_play_list_set_session (self->list, session);
  tengen_play_walk_set_session (self->walk, session);
  if (self->panel != NULL)
    tengen_play_page_review_session (self);
  tengen_play_page_show_notation (self);
  if (session != NULL)
    changed_cb (self);
  else
    tengen_play_page_update_actions (self);
  g_object_notify (G_OBJECT (self), "session");
}

TengenSession *
tengen_play_page_get_session (TengenPlayPage *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_PAGE (self), NULL);

  return self->session;
}

TengenNotice *
tengen_play_page_get_notice (TengenPlayPage *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_PAGE (self), NULL);

  return self->notice;
}

void
tengen_play_page_request_count (TengenPlayPage *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));

  g_signal_emit (self, signals[SIGNAL_COUNT_REQUESTED], 0);
}

void
tengen_play_page_tell_stopped (TengenPlayPage *self)
{
  g_signal_emit (self, signals[SIGNAL_STOPPED], 0);
}

void
tengen_play_page_set_numbers (TengenPlayPage *self, TengenViewNumbers numbers)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));

  if (self->numbers == numbers)
    return;
  if (numbers == TENGEN_VIEW_NUMBERS_FROM)
    self->numbers_before = self->numbers;
  self->numbers = numbers;
  if (self->session != NULL)
    tengen_play_page_show_all (self);
  g_object_notify (G_OBJECT (self), "numbers");
}

TengenReviewPanel *
tengen_play_page_get_review_panel (TengenPlayPage *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_PAGE (self), NULL);

  tengen_play_page_make_panel (self);
  return self->panel;
}

void
tengen_play_page_set_warnings (TengenPlayPage *self, const GArray *warnings)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));

  g_clear_pointer (&self->warnings, g_array_unref);
  if (warnings != NULL)
    self->warnings = g_array_copy ((GArray *) warnings);
  if (self->panel != NULL)
    tengen_review_panel_set_warnings (self->panel, self->warnings);
}

void
tengen_play_page_flush (TengenPlayPage *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));

  if (self->panel != NULL)
    tengen_review_panel_flush (self->panel);
}
