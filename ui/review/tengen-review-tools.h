/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-tools: the tools for annotating the board
 *
 * What:   a grid of buttons of which one is down, and what a tool does for a
 *         click on a point.
 * Not:    doing it, tools that need two points (tengen-review-panel).
 */
#pragma once

#include "tengen-review-panel.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_TOOLS (tengen_review_tools_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenReviewTools, tengen_review_tools, TENGEN, REVIEW_TOOLS, GtkWidget)

/* Properties (read, write, notified):
 *   tool       int            a TengenReviewTool
 *   turn       string         whose turn the node says it is: "black", "white",
 *                             "auto" where it does not; also an action of menus,
 *                             tools.turn
 */

/**
 * tengen_review_tool_get_key:
 * @tool: a tool
 *
 * Tells which key takes the tool: M move, B and W stones, E erase, T triangle,
 * S square, C circle, X cross, F filled square, A letter, N number, I iroha,
 * J own text, R arrow, L line, D dim.
 *
 * Returns: (transfer none): the key, as GTK writes it; "" for none
 */
const char *tengen_review_tool_get_key (TengenReviewTool tool);

/* Names a tool. Returns: a word in the user's language. */
const char *tengen_review_tool_get_name (TengenReviewTool tool);

/**
 * tengen_review_tool_edit:
 * @tool: a tool that needs one point
 * @position: a position
 * @point: a point of it
 * @text: (nullable): the own text, for the tool OWN
 *
 * Tells what the tool does there.
 *
 * Returns: (transfer full) (nullable): an edit; %NULL where there is nothing
 *   to do, and for tools that need more than a point
 */
TengenEdit *
tengen_review_tool_edit (TengenReviewTool tool,
                         const TengenPosition *position,
                         TengenPoint point,
                         const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Follows a game: whose turn it is; @session may be %NULL. */
void tengen_review_tools_set_session (TengenReviewTools *self,
                                      TengenSession *session);

/* Asks for the text that the tool OWN puts. */
void tengen_review_tools_ask_own (TengenReviewTools *self);

/* Gives the text that OWN puts, and why it cannot be put, or %NULL. */
const char *tengen_review_tools_get_own (TengenReviewTools *self,
                                         const char **fault);

G_END_DECLS
