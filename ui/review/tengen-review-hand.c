/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-hand: what a click does with the tool in hand
 */
#include "tengen-review-hand.h"

#include "tengen-describe-walk.h"
#include "tengen-review-tools.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

void
tengen_review_hand_drop (TengenReviewHand *self)
{
  self->from = TENGEN_POINT_NONE;
  self->node = TENGEN_NODE_NONE;
}

void
tengen_review_hand_follow (TengenReviewHand *self, TengenSession *session)
{
  if (self->node != tengen_game_get_cursor (tengen_session_get_game (session)))
    tengen_review_hand_drop (self);
}

void
tengen_review_hand_draw (TengenReviewHand *self,
                         TengenReviewTool tool,
                         TengenSession *session,
                         TengenPoint from,
                         TengenPoint to)
{
  const TengenPosition *position = tengen_session_get_position (session);

  if (tool != TENGEN_REVIEW_TOOL_ARROW && tool != TENGEN_REVIEW_TOOL_LINE)
    return;
  tengen_review_hand_drop (self);
  tengen_session_apply (
      session,
      tengen_edit_line (position, from, to, tool == TENGEN_REVIEW_TOOL_ARROW));
}

/* The first point again takes it back. */
static const char *
use_two_points (TengenReviewHand *self,
                TengenReviewTool tool,
                TengenSession *session,
                TengenPoint point)
{
  if (self->from == point)
    tengen_review_hand_drop (self);
  else if (self->from != TENGEN_POINT_NONE)
    tengen_review_hand_draw (self, tool, session, self->from, point);
  else
    {
      self->from = point;
      self->node = tengen_game_get_cursor (tengen_session_get_game (session));
      return _ ("It begins here. Choose where it ends.");
    }
  return NULL;
}

static const char *
go_to_move (TengenSession *session, TengenPoint point)
{
  const TengenPosition *position = tengen_session_get_position (session);
  TengenNode node = tengen_walk_stone (position, point);

  if (node == TENGEN_NODE_NONE)
    node = tengen_walk_play (position, point);
  if (node == TENGEN_NODE_NONE)
    return _ ("No move of this game is played there.");
  if (node != tengen_position_get_node (position))
    tengen_session_goto (session, node);
  return NULL;
}

const char *
tengen_review_hand_use (TengenReviewHand *self,
                        TengenReviewTool tool,
                        TengenSession *session,
                        TengenPoint point,
                        const char *text)
{
  if (tool == TENGEN_REVIEW_TOOL_GOTO)
    return go_to_move (session, point);
  if (tool == TENGEN_REVIEW_TOOL_ARROW || tool == TENGEN_REVIEW_TOOL_LINE)
    return use_two_points (self, tool, session, point);
  if (tool == TENGEN_REVIEW_TOOL_MOVE)
    tengen_session_play (session, point);
  else
    tengen_session_apply (
        session,
        tengen_review_tool_edit (
            tool, tengen_session_get_position (session), point, text));
  return NULL;
}
