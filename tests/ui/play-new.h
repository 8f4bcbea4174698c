/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * play-new: ways into the window for a new game, for its tests
 */
#pragma once

#include "tengen-play-new.h"
#include "tengen-play-players.h"
#include "tengen-play-suggest.h"
#include "tengen-play-terms.h"

/* Finds a child by its id in the window's template. */
static inline gpointer
child (TengenPlayNew *self, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (self), TENGEN_TYPE_PLAY_NEW, id);
}

static inline gpointer
term (TengenPlayNew *self, const char *id)
{
  return gtk_widget_get_template_child (
      child (self, "terms"), TENGEN_TYPE_PLAY_TERMS, id);
}

static inline gpointer
players_child (TengenPlayNew *self, const char *id)
{
  return gtk_widget_get_template_child (
      child (self, "players"), TENGEN_TYPE_PLAY_PLAYERS, id);
}

/* The entry into which a name or rank is typed. */
static inline GtkEditable *
field (TengenPlayNew *self, const char *id)
{
  return GTK_EDITABLE (
      tengen_play_suggest_get_entry (players_child (self, id)));
}

static inline void
close_window (TengenPlayNew *self)
{
  gtk_window_destroy (GTK_WINDOW (self));
}

static inline TengenGameSetup *
make_last (void)
{
  TengenGameSetup *last =
      tengen_game_setup_new (tengen_go_rules_find ("china"), 13);

  last->handicap = 3;
  last->komi_x2 = 5;
  last->black = g_strdup ("花子");
  last->white = g_strdup ("太郎");
  return last;
}

static inline void
copy_cb (TengenPlayNew *self, gpointer setup, gpointer data)
{
  *(TengenGameSetup **) data = tengen_game_setup_copy (setup);
}
