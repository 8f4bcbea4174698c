/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-menu: the two menus of the header bar
 *
 * Shape: both are made when they are opened for the first time; what changes
 *        from one time to the next (steps to undo) is made anew
 *        each time.
 */
#include "tengen-window-private.h"

#include "tengen-examples.h"
#include "tengen-words-record.h"

#define _(text) tengen_words_text (text)

#define STEPS "steps"

static void
append_step (GMenu *menu,
             const char *label,
             const char *action,
             const char *key)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, action);
  g_menu_item_set_attribute (item, "accel", "s", key);
  g_menu_append_item (menu, item);
}

static char *
make_undo_label (const char *name)
{
  if (name == NULL)
    return g_strdup (_ ("Undo"));
  g_autofree char *word = tengen_words_edit (name);
  /* TRANSLATORS: what would be undone */
  return g_strdup_printf (_ ("Undo: %s"), word);
}

static char *
make_redo_label (const char *name)
{
  if (name == NULL)
    return g_strdup (_ ("Redo"));
  g_autofree char *word = tengen_words_edit (name);
  /* TRANSLATORS: what would be done again */
  return g_strdup_printf (_ ("Redo: %s"), word);
}

static void
update_steps (TengenWindow *self, GMenu *menu)
{
  const TengenGame *game = tengen_window_get_game (self);
  g_autofree char *undo = make_undo_label (tengen_game_get_undo_name (game));
  g_autofree char *redo = make_redo_label (tengen_game_get_redo_name (game));
  g_menu_remove_all (menu);
  append_step (menu, undo, "win.undo", "<Control>z");
  append_step (menu, redo, "win.redo", "<Control><Shift>z");
}

static GMenuModel *
make_menu (TengenWindow *self)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/org/tengen/Tengen/app/tengen-menu.ui");
  GMenu *menu = G_MENU (gtk_builder_get_object (builder, "menu"));
  g_autoptr (GMenuModel) examples = tengen_examples_make_menu ();
  GtkMenuButton *button = self->menu_button;
  g_menu_append_submenu (G_MENU (gtk_builder_get_object (builder, "counts")),
                         _ ("Examples"),
                         examples);
  g_object_set_data_full (
      G_OBJECT (button),
      STEPS,
      g_object_ref (gtk_builder_get_object (builder, STEPS)),
      g_object_unref);
  return g_object_ref (G_MENU_MODEL (menu));
}

/* A user who closes a menu wants to play on. */
static void
focus_board_after (TengenWindow *self, GtkMenuButton *button)
{
  g_signal_connect_object (gtk_menu_button_get_popover (button),
                           "closed",
                           G_CALLBACK (tengen_play_page_focus_board),
                           self->page,
                           G_CONNECT_SWAPPED);
}

static void
menu_cb (GtkMenuButton *button, gpointer data)
{
  TengenWindow *self = TENGEN_WINDOW (data);
  if (gtk_menu_button_get_menu_model (button) == NULL)
    {
      g_autoptr (GMenuModel) menu = make_menu (self);
      gtk_menu_button_set_menu_model (button, menu);
      focus_board_after (self, button);
    }
  update_steps (self, g_object_get_data (G_OBJECT (button), STEPS));
}

static void
view_cb (GtkMenuButton *button, gpointer data)
{
  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/org/tengen/Tengen/app/tengen-menu.ui");
  gtk_menu_button_set_menu_model (
      button, G_MENU_MODEL (gtk_builder_get_object (builder, "view")));
  focus_board_after (TENGEN_WINDOW (data), button);
}

void
tengen_window_add_menus (TengenWindow *self)
{
  gtk_menu_button_set_create_popup_func (
      self->menu_button, menu_cb, self, NULL);
  gtk_menu_button_set_create_popup_func (
      self->view_button, view_cb, self, NULL);
}
