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
#include "tengen-pair-layout.h"
#include "tengen-play-aside.h"
#include "tengen-play-card.h"
#include "tengen-play-estimate.h"
#include "tengen-play-glimpse.h"
#include "tengen-play-list.h"
#include "tengen-play-page-actions.h"
#include "tengen-play-page-clock.h"
#include "tengen-play-page-computer.h"
#include "tengen-play-page-early.h"
#include "tengen-play-page-estimate.h"
#include "tengen-play-page-focus.h"
#include "tengen-play-page-review.h"
#include "tengen-play-page-say.h"
#include "tengen-play-page-share.h"
#include "tengen-play-page-show.h"
#include "tengen-play-page-stop.h"
#include "tengen-play-page-told.h"
#include "tengen-play-page-walk.h"
#include "tengen-play-resources.h"
#include "tengen-play-brief.h"
#include "tengen-play-seat.h"
#include "tengen-renju-strip.h"
#include "tengen-renju-why.h"
#include "tengen-ruby-over.h"
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

/* Nodes of the previous game mean nothing in another. */
static void
forget_nodes (TengenPlayPage *self)
{
  tengen_play_page_forget_numbers (self);
  tengen_play_page_forget_cycle (self);
  tengen_play_page_forget_aloud (self);
  tengen_play_page_forget_early (self);
  tengen_play_page_forget_question (self);
}

static void
replaced_cb (TengenPlayPage *self)
{
  forget_nodes (self);
  tengen_play_page_show_notation (self);
}

/* A player using the keyboard gets the focus on the choices; a pointer does not
 * take the focus from the board. */
void
tengen_play_page_put (TengenPlayPage *self, TengenPoint point, guint button)
{
  if (tengen_play_page_is_offering (self))
    tengen_session_offer (self->session, point);
  else if (!tengen_play_page_ask_forbidden (self, point) &&
           tengen_session_play (self->session, point) && button == 0 &&
           tengen_play_page_is_deciding (
               tengen_session_get_position (self->session)))
    tengen_play_page_focus_strip (self);
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
  g_autoptr (TengenSession) before = NULL;

  /* a comment that is being typed is written before the session goes */
  if (self->panel != NULL)
    tengen_review_panel_flush (self->panel);
  g_clear_object (&self->signals);
  tengen_play_page_drop_estimate (self);
  tengen_play_page_drop_shared (self);
  before = g_steal_pointer (&self->session);
  tengen_play_page_follow_computer (self, before);
  tengen_play_page_drop_why (self);
  tengen_play_page_drop_aloud (self);
  tengen_play_page_forget_early (self);
  tengen_play_page_drop_refusal (self);
  g_clear_pointer (&self->root, gtk_widget_unparent);
  tengen_play_page_drop_review (self);
  G_OBJECT_CLASS (tengen_play_page_parent_class)->dispose (object);
}

static void
tengen_play_page_finalize (GObject *object)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (object);

  g_free (self->early_part);
  g_free (self->why_part);
  g_free (self->stop_part);
  g_free (self->told_part);
  g_free (self->estimate_part);
  g_free (self->clock_part);
  g_free (self->computer_part);
  g_free (self->ask_part);
  g_free (self->numbers_part);
  g_free (self->review_part);
  g_free (self->share_part);
  g_free (self->renju_part);
  g_free (self->show_part);
  g_free (self->aloud_part);
  G_OBJECT_CLASS (tengen_play_page_parent_class)->finalize (object);
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

/* What only one file knows; see tengen_play_page_find(). */
static const char *const part_widgets[] = {
  "estimate_lines",
  "question",
  "yes",
  "no",
  "why",
  "why_slot",
  "why_review_slot",
  "glimpse",
  "glimpse_slot",
  "glimpse_review_slot",
  "strip",
  "strip_slot",
  "review_slot",
  "seats",
  "brief",
  "place",
  "no_board",
  "aside",
  "black",
  "white",
  "list",
  "terms",
};

gpointer
tengen_play_page_find (TengenPlayPage *self, const char *name)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (self), TENGEN_TYPE_PLAY_PAGE, name);
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
  g_type_ensure (TENGEN_TYPE_PLAY_BRIEF);
  g_type_ensure (TENGEN_TYPE_PLAY_SEAT);
  g_type_ensure (TENGEN_TYPE_PLAY_WALK);
  g_type_ensure (TENGEN_TYPE_PLAY_WATCH);
  g_type_ensure (TENGEN_TYPE_RENJU_STRIP);
  g_type_ensure (TENGEN_TYPE_RENJU_WHY);
  tengen_play_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, root);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, pair);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, board);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, told);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, line);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, notice);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, walk);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, side);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, watch);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, acts);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, result);
  for (gsize i = 0; i < G_N_ELEMENTS (part_widgets); i++)
    gtk_widget_class_bind_template_child_full (
        widget_class, part_widgets[i], FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class,
                                           tengen_play_page_refuse_key);
  gtk_widget_class_bind_template_callback (widget_class, dragged_cb);
  gtk_widget_class_bind_template_callback (widget_class, scrolled_cb);
}

static void
tengen_play_page_class_init (TengenPlayPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_play_page_dispose;
  object_class->finalize = tengen_play_page_finalize;
  tengen_play_page_install_focus (widget_class);

  tengen_play_page_install_properties (object_class);
  install_signals (klass);
  bind_template (widget_class);
  tengen_play_page_install_actions (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "play");
}

static void
make_parts (TengenPlayPage *self)
{
  tengen_play_page_make_told (self);
  tengen_play_page_make_show (self);
  tengen_play_page_make_aloud (self);
  tengen_play_page_make_question (self);
  tengen_play_page_make_numbers (self);
  tengen_play_page_make_early (self);
  tengen_play_page_make_stop (self);
  tengen_play_page_make_review (self);
  tengen_play_page_make_shared (self);
  tengen_play_page_make_strip (self);
  tengen_play_page_make_why (self);
  tengen_play_page_make_estimate (self);
}

static void
tengen_play_page_init (TengenPlayPage *self)
{
  self->ghost = TRUE;
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/play/tengen-play.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  make_parts (self);
  tengen_ruby_over_put (GTK_WIDGET (self), TRUE);
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
  tengen_play_page_make_clock (self);
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
  g_autoptr (TengenSession) before = NULL;

  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  if (self->session == session)
    return;
  tengen_play_page_flush (self);
  before = g_steal_pointer (&self->session);
  g_set_object (&self->session, session);
  forget_nodes (self);
  tengen_play_page_estimate_session (self);
  g_signal_group_set_target (self->signals, session);
  tengen_play_page_show_session (self);
  tengen_play_walk_set_session (self->walk, session);
  if (self->panel != NULL)
    tengen_play_page_review_session (self);
  tengen_play_page_show_notation (self);
  if (session != NULL)
    changed_cb (self);
  tengen_play_page_follow_computer (self, before);
  tengen_play_page_update_actions (self);
  g_object_notify (G_OBJECT (self), "session");
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

TengenReviewPanel *
tengen_play_page_get_review_panel (TengenPlayPage *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_PAGE (self), NULL);

  tengen_play_page_make_panel (self);
  return self->panel;
}

void
tengen_play_page_flush (TengenPlayPage *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));

  if (self->panel != NULL)
    tengen_review_panel_flush (self->panel);
}
