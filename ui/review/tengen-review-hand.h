/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-hand: what a click does with the tool in hand
 *
 * What:   plays, sets up, marks, draws and goes; remembers the first of two
 *         points.
 * Not:    buttons (tengen-review-tools), showing (tengen-review-panel).
 * Shape:  a small struct in its owner.
 */
#pragma once

#include "tengen-review-panel.h"

G_BEGIN_DECLS

/**
 * TengenReviewHand:
 * @from: where an arrow or a line begins, NONE for none
 * @node: the node where that was chosen
 *
 * What the hand remembers.
 */
typedef struct
{
  TengenPoint from;
  TengenNode node;
} TengenReviewHand;

/* Forgets the first point. */
void tengen_review_hand_drop (TengenReviewHand *self);

/* Forgets the first point if the session has moved to another node. */
void tengen_review_hand_follow (TengenReviewHand *self, TengenSession *session);

/**
 * tengen_review_hand_use:
 * @self: a hand
 * @tool: the tool in it
 * @session: a session with a board
 * @point: a point of the board
 * @text: (nullable): the own text, for the tool OWN
 *
 * Does what the tool does there.
 *
 * Returns: (transfer none) (nullable): a sentence to say
 */
const char *tengen_review_hand_use (TengenReviewHand *self,
                                    TengenReviewTool tool,
                                    TengenSession *session,
                                    TengenPoint point,
                                    const char *text);

/**
 * tengen_review_hand_draw:
 * @self: a hand
 * @tool: the tool in it
 * @session: a session with a board
 * @from: a point of the board
 * @to: another one
 *
 * Draws from point to point with a tool that can.
 */
void tengen_review_hand_draw (TengenReviewHand *self,
                              TengenReviewTool tool,
                              TengenSession *session,
                              TengenPoint from,
                              TengenPoint to);

G_END_DECLS
