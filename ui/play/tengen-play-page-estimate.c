/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-estimate: the estimate (目算) on the page: game.estimate
 *
 * Shape: off in each game until it is asked for. While an answer is on its way
 *        that of the board before stays where nothing has changed.
 */
#include "tengen-play-page-estimate.h"

#include "tengen-play-estimate.h"
#include "tengen-play-page-actions.h"
#include "tengen-play-page-private.h"
#include "tengen-play-page-show.h"

struct _TengenPlayEstimatePart
{
  TengenEstimate *estimate;
  TengenPlayEstimate *lines;
  /* what was last said of it */
  gboolean can;
  gboolean active;
};

static TengenViewEstimate
find_point (const TengenEstimateAnswer *answer, int point)
{
  TengenStone whose = (TengenStone) answer->whose[point];
  gboolean black = whose == TENGEN_STONE_BLACK;
  int share = black ? answer->share[point] : -answer->share[point];

  if (answer->life[point] == TENGEN_GO_LIFE_DOUBTFUL)
    return TENGEN_VIEW_ESTIMATE_UNSETTLED;
  if (whose == TENGEN_STONE_NONE)
    return TENGEN_VIEW_ESTIMATE_NONE;
  if (share >= TENGEN_ESTIMATE_SURE)
    return black ? TENGEN_VIEW_ESTIMATE_BLACK : TENGEN_VIEW_ESTIMATE_WHITE;
  return black ? TENGEN_VIEW_ESTIMATE_LIKELY_BLACK
               : TENGEN_VIEW_ESTIMATE_LIKELY_WHITE;
}

void
tengen_play_page_add_estimate (TengenPlayPage *self, TengenView *view)
{
  const TengenEstimateAnswer *answer =
      tengen_estimate_get_answer (self->estimate_part->estimate);

  if (answer == NULL ||
      tengen_estimate_get_state (self->estimate_part->estimate) ==
          TENGEN_ESTIMATE_COUNTED ||
      tengen_board_get_width (answer->board) != view->width ||
      tengen_board_get_height (answer->board) != view->height)
    return;
  for (int i = 0; i < view->width * view->height; i++)
    if (tengen_board_get (answer->board, (TengenPoint) i) == view->stones[i])
      view->estimate[i] = (guint8) find_point (answer, i);
}

void
tengen_play_page_update_estimate (TengenPlayPage *self)
{
  gboolean can = tengen_estimate_can (self->estimate_part->estimate);
  gboolean active = tengen_estimate_get_active (self->estimate_part->estimate);
  int notation;

  g_object_get (self->board, "notation", &notation, NULL);
  tengen_play_estimate_update (self->estimate_part->lines,
                               self->estimate_part->estimate,
                               (TengenNotation) notation);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.estimate", can);
  if (self->estimate_part->can != can)
    {
      self->estimate_part->can = can;
      g_object_notify (G_OBJECT (self), "can-estimate");
    }
  if (self->estimate_part->active != active)
    {
      self->estimate_part->active = active;
      g_object_notify (G_OBJECT (self), "estimate");
    }
}

static void
changed_cb (TengenPlayPage *self)
{
  if (self->session != NULL)
    tengen_play_page_show_board (self);
  tengen_play_page_update_estimate (self);
}

void
tengen_play_page_make_estimate (TengenPlayPage *self)
{
  self->estimate_part = g_new0 (TengenPlayEstimatePart, 1);
  self->estimate_part->lines = tengen_play_page_find (self, "estimate_lines");
  self->estimate_part->estimate = tengen_estimate_new (NULL);
  g_signal_connect_object (self->estimate_part->estimate,
                           "changed",
                           G_CALLBACK (changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

void
tengen_play_page_estimate_session (TengenPlayPage *self)
{
  tengen_estimate_set_session (self->estimate_part->estimate, self->session);
}

gboolean
tengen_play_page_get_estimate (TengenPlayPage *self)
{
  return self->estimate_part->active;
}

void
tengen_play_page_set_estimate (TengenPlayPage *self, gboolean active)
{
  tengen_estimate_set_active (self->estimate_part->estimate, active);
}

gboolean
tengen_play_page_get_can_estimate (TengenPlayPage *self)
{
  return self->estimate_part->can;
}

void
tengen_play_page_drop_estimate (TengenPlayPage *self)
{
  if (self->estimate_part->estimate == NULL)
    return;
  g_signal_handlers_disconnect_by_func (
      self->estimate_part->estimate, changed_cb, self);
  /* a thread may keep it for a moment; it shall not keep the game */
  tengen_estimate_set_session (self->estimate_part->estimate, NULL);
  g_clear_object (&self->estimate_part->estimate);
}

void
tengen_play_page_install_estimate_action (GtkWidgetClass *widget_class)
{
  /* TengenPlayPage|game.estimate: shows how the game would be counted */
  gtk_widget_class_install_property_action (
      widget_class, "game.estimate", "estimate");
}

void
tengen_play_page_add_estimate_key (GtkShortcutController *controller)
{
  tengen_play_page_add_key (controller, "F9", "game.estimate", NULL);
}
