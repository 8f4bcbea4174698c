/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-share: actions of the page for another window of its game
 *
 * Shape: groups whose actions only activate those of the page. They are made
 *        when they are asked for first, and filled by what the page then says
 *        of its actions.
 */
#include "tengen-play-page-share.h"

#include <string.h>

#include "tengen-play-page-private.h"
#include "tengen-play-page-review.h"
#include "tengen-play-page-walk.h"

#define NAME "tengen-shared-name"

static const char *const prefixes[] = { "review.", "game." };

#define N_GROUPS G_N_ELEMENTS (prefixes)

struct _TengenPlaySharePart
{
  /* (nullable): actions that other windows have too */
  GSimpleActionGroup *groups[N_GROUPS];
};

void
tengen_play_page_make_shared (TengenPlayPage *self)
{
  self->share_part = g_new0 (TengenPlaySharePart, 1);
}

/* What asks for something here has the keyboard here. */
static void
activate_cb (TengenPlayPage *self, GVariant *parameter, GSimpleAction *action)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *before = gtk_root_get_focus (root);
  GtkWidget *after;

  gtk_widget_activate_action (
      GTK_WIDGET (self), g_object_get_data (G_OBJECT (action), NAME), NULL);
  after = gtk_root_get_focus (root);
  if (after != before && GTK_IS_TEXT (after))
    gtk_window_present (GTK_WINDOW (root));
}

static void
add (TengenPlayPage *self,
     GSimpleActionGroup *group,
     const char *action,
     gboolean enabled)
{
  g_autoptr (GSimpleAction) shared =
      g_simple_action_new (strchr (action, '.') + 1, NULL);

  g_object_set_data_full (G_OBJECT (shared), NAME, g_strdup (action), g_free);
  g_simple_action_set_enabled (shared, enabled);
  g_signal_connect_object (
      shared, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (shared));
}

static void
share (TengenPlayPage *self,
       GSimpleActionGroup *group,
       const char *action,
       gboolean enabled)
{
  GAction *shared = g_action_map_lookup_action (G_ACTION_MAP (group),
                                                strchr (action, '.') + 1);

  if (shared != NULL)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (shared), enabled);
  else
    add (self, group, action, enabled);
}

void
tengen_play_page_enable (TengenPlayPage *self,
                         const char *action,
                         gboolean enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, enabled);
  for (int i = 0; i < (int) N_GROUPS; i++)
    if (self->share_part->groups[i] != NULL &&
        g_str_has_prefix (action, prefixes[i]))
      share (self, self->share_part->groups[i], action, enabled);
}

void
tengen_play_page_drop_shared (TengenPlayPage *self)
{
  for (int i = 0; i < (int) N_GROUPS; i++)
    g_clear_object (&self->share_part->groups[i]);
}

void
tengen_play_page_share (TengenPlayPage *self, GtkWidget *widget)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  for (int i = 0; i < (int) N_GROUPS; i++)
    {
      g_autofree char *prefix =
          g_strndup (prefixes[i], strlen (prefixes[i]) - 1);

      if (self->share_part->groups[i] == NULL)
        self->share_part->groups[i] = g_simple_action_group_new ();
      gtk_widget_insert_action_group (
          widget, prefix, G_ACTION_GROUP (self->share_part->groups[i]));
    }
  tengen_play_page_update_review_actions (self);
  tengen_play_page_update_walk_actions (self);
}
