/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-told: one thing at a time in the place below the board
 *
 * Shape: line and notice are the two pages of a stack that keeps the room of
 *        the larger one, so that the board does not move when they change.
 */
#include "tengen-play-page-told.h"

#include "tengen-play-page-private.h"

/* What stands in the place where the page speaks; ANY is whichever comes
 * first. */
typedef enum
{
  TENGEN_PLAY_TOLD_ANY,
  TENGEN_PLAY_TOLD_LINE,
  TENGEN_PLAY_TOLD_NOTICE,
} TengenPlayTold;

struct _TengenPlayToldPart
{
  /* which of line and notice came last, and which a person has turned to */
  TengenPlayTold last;
  TengenPlayTold turned;
};

/* Less comes first; between equals, what came last. */
enum
{
  RANK_QUESTION,
  RANK_REFUSAL,
  RANK_NEWS,
  RANK_ASIDE,
  RANK_HINT,
};

static int
rank_line (TengenPlayLine *line)
{
  switch (tengen_play_line_get_kind (line))
    {
    case TENGEN_PLAY_LINE_ASKED:
    case TENGEN_PLAY_LINE_COUNT:
      return RANK_QUESTION;
    case TENGEN_PLAY_LINE_REFUSED:
      return RANK_REFUSAL;
    case TENGEN_PLAY_LINE_NOTE:
    case TENGEN_PLAY_LINE_RESULT:
      return RANK_NEWS;
    }
  g_return_val_if_reached (RANK_NEWS);
}

static int
rank_notice (TengenNoticeRank rank)
{
  switch (rank)
    {
    case TENGEN_NOTICE_QUESTION:
      return RANK_QUESTION;
    case TENGEN_NOTICE_REFUSAL:
      return RANK_REFUSAL;
    case TENGEN_NOTICE_NEWS:
      return RANK_NEWS;
    case TENGEN_NOTICE_ASIDE:
      return RANK_ASIDE;
    case TENGEN_NOTICE_HINT:
      return RANK_HINT;
    }
  g_return_val_if_reached (RANK_HINT);
}

static TengenPlayTold
choose (TengenPlayPage *self)
{
  TengenNoticeRank rank = TENGEN_NOTICE_HINT;
  int order;

  if (tengen_notice_get_rank (self->notice, &rank) == 0)
    return TENGEN_PLAY_TOLD_LINE;
  if (!tengen_play_line_says (self->line))
    return TENGEN_PLAY_TOLD_NOTICE;
  if (self->told_part->turned != TENGEN_PLAY_TOLD_ANY)
    return self->told_part->turned;
  order = rank_line (self->line) - rank_notice (rank);
  if (order == 0)
    return self->told_part->last;
  return order < 0 ? TENGEN_PLAY_TOLD_LINE : TENGEN_PLAY_TOLD_NOTICE;
}

/* A stack leaves its hidden pages to screen readers. */
static void
set_seen (GtkWidget *page, gboolean seen)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (page),
                               GTK_ACCESSIBLE_STATE_HIDDEN,
                               !seen || !gtk_widget_get_visible (page),
                               -1);
}

static void
update (TengenPlayPage *self)
{
  gboolean line = choose (self) == TENGEN_PLAY_TOLD_LINE;

  tengen_notice_set_beside (self->notice,
                            tengen_play_line_says (self->line) ? 1 : 0);
  tengen_play_line_set_beside (self->line,
                               tengen_notice_get_rank (self->notice, NULL));
  gtk_stack_set_visible_child (
      self->told, line ? GTK_WIDGET (self->line) : GTK_WIDGET (self->notice));
  set_seen (GTK_WIDGET (self->line), line);
  set_seen (GTK_WIDGET (self->notice), !line);
}

static void
line_cb (TengenPlayPage *self)
{
  self->told_part->last = TENGEN_PLAY_TOLD_LINE;
  self->told_part->turned = TENGEN_PLAY_TOLD_ANY;
  update (self);
}

static void
notice_cb (TengenPlayPage *self)
{
  self->told_part->last = TENGEN_PLAY_TOLD_NOTICE;
  /* turning from one to the next is a change, too */
  if (self->told_part->turned != TENGEN_PLAY_TOLD_NOTICE)
    self->told_part->turned = TENGEN_PLAY_TOLD_ANY;
  update (self);
}

static void
turn_to (TengenPlayPage *self, TengenPlayTold told)
{
  self->told_part->turned = told;
  update (self);
}

static void
line_turned_cb (TengenPlayPage *self)
{
  turn_to (self, TENGEN_PLAY_TOLD_NOTICE);
}

static void
notice_turned_cb (TengenPlayPage *self)
{
  turn_to (self, TENGEN_PLAY_TOLD_LINE);
}

void
tengen_play_page_make_told (TengenPlayPage *self)
{
  self->told_part = g_new0 (TengenPlayToldPart, 1);
  g_signal_connect_swapped (self->line, "changed", G_CALLBACK (line_cb), self);
  g_signal_connect_swapped (
      self->line, "turned", G_CALLBACK (line_turned_cb), self);
  g_signal_connect_swapped (
      self->notice, "changed", G_CALLBACK (notice_cb), self);
  g_signal_connect_swapped (
      self->notice, "turned", G_CALLBACK (notice_turned_cb), self);
}
