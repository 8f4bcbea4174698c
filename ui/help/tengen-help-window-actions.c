/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-help-window-actions: what can be done in the help: help.*, with keys
 */
#include "tengen-help-window-private.h"
#include "tengen-text-look.h"

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_help_window_open (TENGEN_HELP_WINDOW (widget),
                           g_variant_get_string (parameter, NULL));
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenHelpWindow *self = TENGEN_HELP_WINDOW (widget);

  self->place--;
  tengen_help_window_show_page (self);
}

static void
forward_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenHelpWindow *self = TENGEN_HELP_WINDOW (widget);

  self->place++;
  tengen_help_window_show_page (self);
}

static void
list_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenHelpWindow *self = TENGEN_HELP_WINDOW (widget);

  self->listing = !self->listing;
  tengen_help_window_update_sides (self);
}

static void
search_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenHelpWindow *self = TENGEN_HELP_WINDOW (widget);

  self->listing = TRUE;
  tengen_help_window_update_sides (self);
  gtk_widget_grab_focus (self->search);
}

/* Keys that the text does not take scroll the page. */
static gboolean
scroll_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  gboolean done = FALSE;

  g_signal_emit_by_name (TENGEN_HELP_WINDOW (widget)->scroller,
                         "scroll-child",
                         (GtkScrollType) g_variant_get_int32 (arguments),
                         FALSE,
                         &done);
  return done;
}

static void
add_key (GtkWidgetClass *klass,
         guint key,
         GdkModifierType state,
         const char *action)
{
  gtk_widget_class_add_binding_action (klass, key, state, action, NULL);
}

static void
add_scroll (GtkWidgetClass *klass, guint key, GtkScrollType scroll)
{
  gtk_widget_class_add_binding (klass, key, 0, scroll_cb, "i", (int) scroll);
}

static void
install_keys (GtkWidgetClass *klass)
{
  add_key (klass, GDK_KEY_Left, GDK_ALT_MASK, "help.back");
  add_key (klass, GDK_KEY_Right, GDK_ALT_MASK, "help.forward");
  add_key (klass, GDK_KEY_f, GDK_CONTROL_MASK, "help.search");
  add_key (klass, GDK_KEY_Escape, 0, "window.close");
  add_scroll (klass, GDK_KEY_space, GTK_SCROLL_PAGE_DOWN);
  add_scroll (klass, GDK_KEY_Page_Down, GTK_SCROLL_PAGE_DOWN);
  add_scroll (klass, GDK_KEY_Page_Up, GTK_SCROLL_PAGE_UP);
  add_scroll (klass, GDK_KEY_Down, GTK_SCROLL_STEP_DOWN);
  add_scroll (klass, GDK_KEY_Up, GTK_SCROLL_STEP_UP);
  add_scroll (klass, GDK_KEY_Home, GTK_SCROLL_START);
  add_scroll (klass, GDK_KEY_End, GTK_SCROLL_END);
}

void
tengen_help_window_install_actions (GtkWidgetClass *klass)
{
  /* TengenHelpWindow|help.open: shows a page (string: its id) */
  gtk_widget_class_install_action (klass, "help.open", "s", open_action);
  /* TengenHelpWindow|help.back: shows the page before */
  gtk_widget_class_install_action (klass, "help.back", NULL, back_action);
  /* TengenHelpWindow|help.forward: shows the page the user came back from */
  gtk_widget_class_install_action (klass, "help.forward", NULL, forward_action);
  /* TengenHelpWindow|help.list: list or page, where there is room for one */
  gtk_widget_class_install_action (klass, "help.list", NULL, list_action);
  /* TengenHelpWindow|help.search: goes to the search */
  gtk_widget_class_install_action (klass, "help.search", NULL, search_action);
  /* TengenHelpWindow|help.larger, help.smaller: the size of texts;
   * TengenHelpWindow|help.normal: as designed */
  tengen_text_look_install_actions (
      klass, "help.larger", "help.smaller", "help.normal");
  install_keys (klass);
}
