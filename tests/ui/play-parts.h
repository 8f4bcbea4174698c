/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * play-parts: what the parts of a page of play show
 */
#pragma once

#include "template-child.h"
#include "tengen-play-page.h"

/* What the line below the board says. */
static inline const char *
get_page_sentence (TengenPlayPage *page)
{
  return template_text (template_child (page, "line"), "label");
}

/* The button in a widget for an action. */
static inline GtkWidget *
find_actor (GtkWidget *widget, const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)),
                 action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_actor (child, action);
  return found;
}

/* Whether a player's card says that it is the player's turn. */
static inline gboolean
has_turn (gpointer card)
{
  return gtk_widget_get_visible (template_child (card, "turn"));
}
