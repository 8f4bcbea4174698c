/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * play-parts: what the parts of a page of play show
 */
#pragma once

#include "template-child.h"
#include "tengen-play-page.h"
#include "widget-find.h"

/* What the line below the board says. */
static inline const char *
get_page_sentence (TengenPlayPage *page)
{
  return template_text (template_child (page, "line"), "label");
}

/* Whether a player's card says that it is the player's turn. */
static inline gboolean
has_turn (gpointer card)
{
  return gtk_widget_get_visible (template_child (card, "turn"));
}
