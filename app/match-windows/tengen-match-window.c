/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-window: the window of one match or event
 */
#include "tengen-match-window.h"

#include "tengen-help.h"
#include "tengen-match-view.h"
#include "tengen-notice.h"
#include "tengen-print-window.h"
#include "tengen-file-manager.h"
#include "tengen-shortcuts.h"
#include "tengen-text-window.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

struct _TengenMatchWindow
{
  GtkApplicationWindow parent_instance;

  /* Template widgets */
  GtkLabel *name;
  TengenNotice *notice;

  /* Owned */
  TengenMatchFolder *folder;
};

G_DEFINE_FINAL_TYPE (TengenMatchWindow,
                     tengen_match_window,
                     GTK_TYPE_APPLICATION_WINDOW)

static TengenProgram *
get_program (TengenMatchWindow *self)
{
  return TENGEN_PROGRAM (gtk_window_get_application (GTK_WINDOW (self)));
}

/* --- What is said --- */

static void
show_title (TengenMatchWindow *self)
{
  g_autofree char *title = tengen_words_match_title (
      tengen_match_table_get (tengen_match_folder_get_table (self->folder)));

  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_label (self->name, title);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->name), title);
}

static char *
write_state (TengenMatchWindow *self)
{
  g_autofree char *failure = NULL;
  gboolean read_only;
  gboolean changed;
  gboolean lockless;

  g_object_get (self->folder,
                "failure",
                &failure,
                "read-only",
                &read_only,
                "changed",
                &changed,
                "lockless",
                &lockless,
                NULL);
  if (failure != NULL && read_only)
    return g_strdup_printf (_ ("This table can only be looked at now. %s"),
                            failure);
  if (failure != NULL)
    return g_strdup_printf (_ ("Please look at the table: %s"), failure);
  if (read_only)
    return g_strdup (_ ("This table is open in another Tengen and is changed "
                        "there. Here you can look at it."));
  if (changed)
    return g_strdup (_ ("Another program has changed this table, or it is "
                        "damaged. Please check whether it is right."));
  if (lockless)
    return g_strdup (_ ("The disk cannot lock this table. Please open it in "
                        "one program only."));
  return NULL;
}

/* What others wrote can be looked at as it is. */
static void
add_contents (TengenMatchWindow *self)
{
  g_autofree char *path = tengen_match_folder_make_table_path (
      tengen_match_folder_get_path (self->folder));

  tengen_text_window_add_button (self->notice, path);
}

static void
state_cb (TengenMatchWindow *self)
{
  g_autofree char *text = write_state (self);

  if (text == NULL)
    tengen_notice_dismiss (self->notice);
  else if (g_strcmp0 (text, tengen_notice_get_text (self->notice)) != 0)
    {
      tengen_notice_show (self->notice, text);
      add_contents (self);
    }
}

/* --- Games --- */

static void
play_cb (TengenMatchWindow *self, int game)
{
  tengen_program_play_match_game (get_program (self), NULL, self->folder, game);
}

static void
record_cb (TengenMatchWindow *self, int game)
{
  const TengenMatch *match =
      tengen_match_table_get (tengen_match_folder_get_table (self->folder));
  const char *name = tengen_match_get_game (match, game)->file;
  g_autoptr (GFile) file = NULL;

  if (name == NULL)
    return;
  file = g_file_new_build_filename (
      tengen_match_folder_get_path (self->folder), name, NULL);
  tengen_program_open_file (get_program (self), NULL, file, -1, FALSE);
}

/* --- Actions --- */

static void
copy_path_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenMatchWindow *self = TENGEN_MATCH_WINDOW (widget);
  const char *path = tengen_match_folder_get_path (self->folder);
  g_autofree char *shown = g_filename_display_name (path);
  g_autofree char *text =
      g_strdup_printf (_ ("The path is on the clipboard: %s"), shown);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), path);
  tengen_notice_show (self->notice, text);
}

static void
open_folder_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenMatchWindow *self = TENGEN_MATCH_WINDOW (widget);
  g_autoptr (GFile) folder =
      g_file_new_for_path (tengen_match_folder_get_path (self->folder));

  tengen_file_manager_show (GTK_WINDOW (self), folder, self->notice);
}

static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenMatchWindow *self = TENGEN_MATCH_WINDOW (widget);
  TengenPrintWindow *window = tengen_print_window_new (GTK_WINDOW (self), NULL);

  tengen_print_choices_set_match (
      tengen_print_window_get_choices (window),
      tengen_match_table_get (tengen_match_folder_get_table (self->folder)));
  tengen_shortcuts_add (GTK_WINDOW (window), "print");
  gtk_window_present (GTK_WINDOW (window));
}

/* --- The window --- */

/* The user comes back to it: the table may have changed, or be free now. */
static void
active_cb (TengenMatchWindow *self)
{
  if (self->folder != NULL && gtk_window_is_active (GTK_WINDOW (self)))
    tengen_match_folder_look (self->folder);
}

static void
tengen_match_window_dispose (GObject *object)
{
  TengenMatchWindow *self = TENGEN_MATCH_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_MATCH_WINDOW);
  g_clear_object (&self->folder);
  G_OBJECT_CLASS (tengen_match_window_parent_class)->dispose (object);
}

static void
add_keys (GtkWidgetClass *klass)
{
  static const char *const pages[] = { "rounds", "standings", "players" };

  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_z, GDK_CONTROL_MASK, "match.undo", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    gtk_widget_class_add_binding_action (
        klass, GDK_KEY_1 + i, GDK_ALT_MASK, "match.page", "s", pages[i]);
}

static void
tengen_match_window_class_init (TengenMatchWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_match_window_dispose;
  g_type_ensure (TENGEN_TYPE_NOTICE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/app/tengen-match-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenMatchWindow, name);
  gtk_widget_class_bind_template_child (
      widget_class, TengenMatchWindow, notice);
  /* TengenMatchWindow|win.print: the table on paper, with a preview */
  gtk_widget_class_install_action (
      widget_class, "win.print", NULL, print_action);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "win.print", NULL);
  /* TengenMatchWindow|win.copy-path: the folder's path to the clipboard */
  gtk_widget_class_install_action (
      widget_class, "win.copy-path", NULL, copy_path_action);
  /* TengenMatchWindow|win.open-folder: the folder in the file manager */
  gtk_widget_class_install_action (
      widget_class, "win.open-folder", NULL, open_folder_action);
  /* TengenMatchWindow|win.shortcuts: shows the keys */
  tengen_shortcuts_install (widget_class, "match");
  add_keys (widget_class);
}

static void
tengen_match_window_init (TengenMatchWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_help_add_button (GTK_WINDOW (self), "match");
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
}

static void
add_view (TengenMatchWindow *self)
{
  TengenMatchTable *table = tengen_match_folder_get_table (self->folder);
  GtkWidget *view = tengen_match_view_new (table);

  tengen_match_view_set_externals (
      TENGEN_MATCH_VIEW (view),
      tengen_settings_get_engines (
          tengen_program_get_settings (get_program (self))));
  gtk_widget_set_vexpand (view, TRUE);
  gtk_widget_insert_action_group (
      GTK_WIDGET (self),
      "match",
      tengen_match_view_get_actions (TENGEN_MATCH_VIEW (view)));
  gtk_box_append (GTK_BOX (gtk_window_get_child (GTK_WINDOW (self))), view);
  gtk_header_bar_set_title_widget (
      GTK_HEADER_BAR (gtk_window_get_titlebar (GTK_WINDOW (self))),
      tengen_match_view_make_switcher (TENGEN_MATCH_VIEW (view)));
  g_object_bind_property (
      self->folder, "read-only", view, "read-only", G_BINDING_SYNC_CREATE);
  g_signal_connect_swapped (view, "play", G_CALLBACK (play_cb), self);
  g_signal_connect_swapped (view, "record", G_CALLBACK (record_cb), self);
  g_signal_connect_object (
      table, "changed", G_CALLBACK (show_title), self, G_CONNECT_SWAPPED);
}

TengenMatchWindow *
tengen_match_window_new (TengenProgram *program, TengenMatchFolder *folder)
{
  TengenMatchWindow *self;

  g_return_val_if_fail (TENGEN_IS_PROGRAM (program), NULL);
  g_return_val_if_fail (TENGEN_IS_MATCH_FOLDER (folder), NULL);

  self = g_object_new (TENGEN_TYPE_MATCH_WINDOW, "application", program, NULL);
  self->folder = g_object_ref (folder);
  add_view (self);
  g_signal_connect_object (
      folder, "notify", G_CALLBACK (state_cb), self, G_CONNECT_SWAPPED);
  show_title (self);
  state_cb (self);
  return self;
}

TengenMatchFolder *
tengen_match_window_get_folder (TengenMatchWindow *self)
{
  g_return_val_if_fail (TENGEN_IS_MATCH_WINDOW (self), NULL);

  return self->folder;
}
