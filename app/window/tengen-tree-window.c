/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tree-window: the tree of a game's moves in a window of its own
 *
 * Shape: the actions of the menu are those of the page. Keys that the tree has
 *        no use for go to the window of the game, where they have one; those
 *        that every window has for itself stay.
 */
#include "tengen-tree-window.h"

#include "tengen-help.h"
#include "tengen-shortcuts.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

struct _TengenTreeWindow
{
  GtkApplicationWindow parent_instance;

  /* Template widgets */
  GtkLabel *game;
  GtkBox *place;

  /* Borrowed */
  TengenReviewTreePane *pane;
  TengenPlayPage *page;
};

G_DEFINE_FINAL_TYPE (TengenTreeWindow,
                     tengen_tree_window,
                     GTK_TYPE_APPLICATION_WINDOW)

static GtkWidget *
get_tree (TengenTreeWindow *self)
{
  return GTK_WIDGET (tengen_review_tree_pane_get_tree (self->pane));
}

/* --- Keys --- */

static gboolean
is_one_of (guint key, const guint *keys)
{
  while (*keys != 0 && *keys != key)
    keys++;
  return *keys != 0;
}

/* Whether every window has a use of its own for a key: the focus moves, what has
 * it is pressed, a menu or the help opens, this window closes. */
static gboolean
is_of_window (guint key, GdkModifierType held)
{
  static const guint always[] = {
    GDK_KEY_Tab,   GDK_KEY_KP_Tab,   GDK_KEY_ISO_Left_Tab, GDK_KEY_Return,
    GDK_KEY_space, GDK_KEY_KP_Enter, GDK_KEY_Escape,       GDK_KEY_F1,
    GDK_KEY_F10,   GDK_KEY_Menu,     GDK_KEY_question,     0,
  };
  static const guint arrows[] = {
    GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right, 0,
  };

  if (is_one_of (key, always))
    return TRUE;
  return is_one_of (key, arrows) && (held & GDK_ALT_MASK) == 0 &&
         held != (GDK_CONTROL_MASK | GDK_SHIFT_MASK);
}

/* What asks for words there has the keyboard there. */
static gboolean
forward (GtkEventControllerKey *keys, GtkWindow *game)
{
  GtkWidget *before = gtk_window_get_focus (game);
  gboolean used = gtk_event_controller_key_forward (keys, GTK_WIDGET (game));
  GtkWidget *after = gtk_window_get_focus (game);

  if (after != before && GTK_IS_TEXT (after))
    gtk_window_present (game);
  return used;
}

static gboolean
key_pressed_cb (TengenTreeWindow *self,
                guint key,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *keys)
{
  if (is_of_window (key, state & gtk_accelerator_get_default_mod_mask ()))
    return GDK_EVENT_PROPAGATE;
  return forward (keys,
                  GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->page))));
}

/* --- The widget --- */

static void
zoom_action (GtkWidget *widget, const char *name, GVariant *steps)
{
  TengenTreeWindow *self = TENGEN_TREE_WINDOW (widget);

  tengen_review_tree_zoom (tengen_review_tree_pane_get_tree (self->pane),
                           g_variant_get_int32 (steps));
}

static void
tengen_tree_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TENGEN_TYPE_TREE_WINDOW);
  G_OBJECT_CLASS (tengen_tree_window_parent_class)->dispose (object);
}

static void
tengen_tree_window_class_init (TengenTreeWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_tree_window_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/app/tengen-tree-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenTreeWindow, game);
  gtk_widget_class_bind_template_child (widget_class, TengenTreeWindow, place);
  /* TengenTreeWindow|tree.zoom: so many steps larger */
  gtk_widget_class_install_action (widget_class, "tree.zoom", "i", zoom_action);
  /* TengenTreeWindow|win.shortcuts: shows the keys */
  tengen_shortcuts_install (widget_class, "review");
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tengen_tree_window_init (TengenTreeWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_help_add_button (GTK_WINDOW (self), "review");
}

static void
add_pane (TengenTreeWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *pane;

  self->pane = tengen_review_panel_lend_tree (
      tengen_play_page_get_review_panel (self->page));
  pane = GTK_WIDGET (self->pane);
  gtk_widget_set_hexpand (pane, TRUE);
  gtk_widget_set_vexpand (pane, TRUE);
  tengen_play_page_share (self->page, pane);
  g_signal_connect_swapped (
      keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (pane, keys);
  gtk_box_append (self->place, pane);
  gtk_widget_grab_focus (get_tree (self));
}

TengenTreeWindow *
tengen_tree_window_new (GtkApplication *application, TengenPlayPage *page)
{
  TengenTreeWindow *self;

  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (TENGEN_IS_PLAY_PAGE (page), NULL);

  self =
      g_object_new (TENGEN_TYPE_TREE_WINDOW, "application", application, NULL);
  self->page = page;
  add_pane (self);
  return self;
}

void
tengen_tree_window_set_game (TengenTreeWindow *self, const char *title)
{
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (TENGEN_IS_TREE_WINDOW (self));
  g_return_if_fail (title != NULL);

  name = tengen_words_shorten (title, TENGEN_WORDS_LINE_LETTERS);
  /* TRANSLATORS: the title of a window; a game */
  text = g_strdup_printf (_ ("Tree of %s"), name);
  gtk_window_set_title (GTK_WINDOW (self), text);
  gtk_label_set_label (self->game, name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->game), name);
}
