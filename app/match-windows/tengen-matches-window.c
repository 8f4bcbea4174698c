/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-matches-window: the matches and events of this computer (番勝負・大会)
 *
 * Shape: the list is read in a worker, again whenever the user comes back to
 *        the window.
 */
#include "tengen-matches-window.h"

#include <glib/gstdio.h>

#include "tengen-file-picker.h"
#include "tengen-help.h"
#include "tengen-match-create.h"
#include "tengen-file-manager.h"
#include "tengen-match-scan.h"
#include "tengen-notice.h"
#include "tengen-play-new.h"
#include "tengen-shortcuts.h"
#include "tengen-text-window.h"
#include "tengen-words-record.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define PATH "tengen-path"

struct _TengenMatchesWindow
{
  GtkApplicationWindow parent_instance;

  /* Template widgets */
  TengenNotice *notice;
  GtkStack *stack;
  GtkStack *there;
  GtkListBox *list;
  TengenMatchCreate *create;
  GtkWidget *back;
  GtkWidget *new_event;

  /* Owned */
  GCancellable *cancellable;
  gboolean scanning;
  /* what is looked for may have come behind the one that runs */
  gboolean again;
};

G_DEFINE_FINAL_TYPE (TengenMatchesWindow,
                     tengen_matches_window,
                     GTK_TYPE_APPLICATION_WINDOW)

static void scan (TengenMatchesWindow *self);

static TengenProgram *
get_program (TengenMatchesWindow *self)
{
  return TENGEN_PROGRAM (gtk_window_get_application (GTK_WINDOW (self)));
}

/* --- The list --- */

static GtkWidget *
make_label (const char *text, const char *name)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, name);
  return label;
}

static char *
write_day (const TengenMatchEntry *entry)
{
  g_autoptr (GDateTime) time =
      g_date_time_new_from_unix_local (entry->time / G_USEC_PER_SEC);

  return tengen_words_day (time);
}

static GtkWidget *
make_row (const TengenMatchEntry *entry)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *day = write_day (entry);
  g_autofree char *said =
      g_strdup_printf ("%s, %s, %s", entry->title, entry->about, day);

  gtk_box_append (GTK_BOX (box), make_label (entry->title, "match-title"));
  gtk_box_append (
      GTK_BOX (box),
      make_label (entry->about, entry->is_good ? "dim" : "match-fault"));
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (line), box);
  gtk_box_append (GTK_BOX (line), make_label (day, "dim"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  g_object_set_data_full (G_OBJECT (row), PATH, g_strdup (entry->path), g_free);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  return row;
}

static void
show_entries (TengenMatchesWindow *self, const GPtrArray *entries)
{
  GtkListBoxRow *chosen = gtk_list_box_get_selected_row (self->list);
  int index = chosen != NULL ? gtk_list_box_row_get_index (chosen) : 0;
  gboolean focused =
      gtk_widget_get_focus_child (GTK_WIDGET (self->list)) != NULL;
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < entries->len; i++)
    gtk_list_box_append (self->list, make_row (g_ptr_array_index (entries, i)));
  gtk_stack_set_visible_child_name (self->there,
                                    entries->len > 0 ? "list" : "empty");
  row = gtk_list_box_get_row_at_index (self->list, index);
  if (row == NULL)
    return;
  gtk_list_box_select_row (self->list, row);
  if (focused)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
scanned_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenMatchesWindow) self = data;
  g_autoptr (GPtrArray) entries = tengen_match_scan_finish (result);

  self->scanning = FALSE;
  if (entries == NULL || self->list == NULL)
    return;
  show_entries (self, entries);
  if (self->again)
    scan (self);
}

static void
scan (TengenMatchesWindow *self)
{
  g_autofree char *parent = tengen_match_folders_get_place ();

  self->again = self->scanning;
  if (self->scanning)
    return;
  self->scanning = TRUE;
  tengen_match_scan_async (
      parent, self->cancellable, scanned_cb, g_object_ref (self));
}

static void
active_cb (TengenMatchesWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    scan (self);
}

static void
activated_cb (TengenMatchesWindow *self, GtkListBoxRow *row)
{
  tengen_program_show_match (get_program (self),
                             g_object_get_data (G_OBJECT (row), PATH));
}

/* --- A new event --- */

static void
show_page (TengenMatchesWindow *self, const char *name)
{
  gboolean creating = g_str_equal (name, "create");

  gtk_stack_set_visible_child_name (self->stack, name);
  gtk_widget_set_visible (self->back, creating);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-event", !creating);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "win.open-match", !creating);
  if (creating)
    gtk_widget_child_focus (GTK_WIDGET (self->create), GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus (self->new_event);
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenMatchesWindow *self = TENGEN_MATCHES_WINDOW (widget);

  if (gtk_widget_get_visible (self->back))
    show_page (self, "matches");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
cancel_cb (TengenMatchesWindow *self)
{
  show_page (self, "matches");
}

static void
new_event_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenMatchesWindow *self = TENGEN_MATCHES_WINDOW (widget);

  if (tengen_match_create_get_setup (self->create) == NULL)
    {
      g_autoptr (TengenGameSetup) last = tengen_settings_get_setup (
          tengen_program_get_settings (get_program (self)));

      tengen_match_create_set_setup (self->create, last);
    }
  show_page (self, "create");
}

static void
create_cb (TengenMatchesWindow *self)
{
  g_autofree char *id = tengen_match_folder_make_id ();
  TengenMatch *match = tengen_match_create_make (self->create, id);
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenMatchFolder) folder = NULL;

  if (match == NULL)
    return;
  folder = tengen_match_folders_create (
      tengen_program_get_matches (get_program (self)), match, &error);
  if (folder == NULL)
    {
      tengen_match_create_say (self->create, error->message);
      return;
    }
  tengen_match_create_clear (self->create);
  show_page (self, "matches");
  scan (self);
  tengen_program_show_match (get_program (self),
                             tengen_match_folder_get_path (folder));
}

static void
game_chosen_cb (TengenMatchesWindow *self, const TengenGameSetup *setup)
{
  tengen_match_create_set_setup (self->create, setup);
}

static void
choose_game_cb (TengenMatchesWindow *self)
{
  TengenPlayNew *dialog = tengen_play_new_new (
      GTK_WINDOW (self),
      tengen_settings_get_rule_shelf (
          tengen_program_get_settings (get_program (self))),
      tengen_match_create_get_setup (self->create));

  tengen_play_new_set_event (dialog);
  g_signal_connect_object (
      dialog, "start", G_CALLBACK (game_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- From elsewhere --- */

static void
picked_cb (GFile *file, gpointer data)
{
  g_autoptr (TengenMatchesWindow) self = data;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL && get_program (self) != NULL)
    tengen_program_show_match (get_program (self), path);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_file_picker_open_match (
      GTK_WINDOW (widget), picked_cb, g_object_ref (widget));
}

static void
open_folder_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenMatchesWindow *self = TENGEN_MATCHES_WINDOW (widget);
  g_autofree char *path = tengen_match_folders_get_place ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  g_mkdir_with_parents (path, 0700);
  tengen_file_manager_show (GTK_WINDOW (self), folder, self->notice);
}

/* --- The window --- */

static void
tengen_matches_window_dispose (GObject *object)
{
  TengenMatchesWindow *self = TENGEN_MATCHES_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_MATCHES_WINDOW);
  G_OBJECT_CLASS (tengen_matches_window_parent_class)->dispose (object);
}

static void
tengen_matches_window_finalize (GObject *object)
{
  g_object_unref (TENGEN_MATCHES_WINDOW (object)->cancellable);
  G_OBJECT_CLASS (tengen_matches_window_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (TENGEN_TYPE_NOTICE);
  g_type_ensure (TENGEN_TYPE_MATCH_CREATE);
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/app/tengen-matches-window.ui");
  gtk_widget_class_bind_template_child (klass, TengenMatchesWindow, notice);
  gtk_widget_class_bind_template_child (klass, TengenMatchesWindow, stack);
  gtk_widget_class_bind_template_child (klass, TengenMatchesWindow, there);
  gtk_widget_class_bind_template_child (klass, TengenMatchesWindow, list);
  gtk_widget_class_bind_template_child (klass, TengenMatchesWindow, create);
  gtk_widget_class_bind_template_child (klass, TengenMatchesWindow, back);
  gtk_widget_class_bind_template_child (klass, TengenMatchesWindow, new_event);
  gtk_widget_class_bind_template_callback (klass, activated_cb);
  gtk_widget_class_bind_template_callback (klass, create_cb);
  gtk_widget_class_bind_template_callback (klass, choose_game_cb);
  gtk_widget_class_bind_template_callback (klass, cancel_cb);
}

static void
tengen_matches_window_class_init (TengenMatchesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_matches_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_matches_window_finalize;
  bind_template (widget_class);
  /* TengenMatchesWindow|win.new-event: makes a match or event */
  gtk_widget_class_install_action (
      widget_class, "win.new-event", NULL, new_event_action);
  /* TengenMatchesWindow|win.open-match: opens one from elsewhere */
  gtk_widget_class_install_action (
      widget_class, "win.open-match", NULL, open_action);
  /* TengenMatchesWindow|win.open-folder: all matches in the file manager */
  gtk_widget_class_install_action (
      widget_class, "win.open-folder", NULL, open_folder_action);
  /* TengenMatchesWindow|win.shortcuts: shows the keys */
  tengen_shortcuts_install (widget_class, "match");
  /* TengenMatchesWindow|win.back: to the list, or away from it */
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_action);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_n, GDK_CONTROL_MASK, "win.new-event", NULL);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_o, GDK_CONTROL_MASK, "win.open-match", NULL);
}

static void
tengen_matches_window_init (TengenMatchesWindow *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_help_add_button (GTK_WINDOW (self), "match");
  gtk_window_set_focus (GTK_WINDOW (self), self->new_event);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
}

TengenMatchesWindow *
tengen_matches_window_new (TengenProgram *program)
{
  TengenMatchesWindow *self;

  g_return_val_if_fail (TENGEN_IS_PROGRAM (program), NULL);

  self =
      g_object_new (TENGEN_TYPE_MATCHES_WINDOW, "application", program, NULL);
  scan (self);
  return self;
}

void
tengen_matches_window_tell (TengenMatchesWindow *self,
                            const char *path,
                            const char *reason)
{
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  g_autofree char *table = NULL;

  g_return_if_fail (TENGEN_IS_MATCHES_WINDOW (self));
  g_return_if_fail (path != NULL && reason != NULL);

  name = g_filename_display_basename (path);
  text = g_strdup_printf (_ ("“%s” cannot be opened. %s"), name, reason);
  tengen_notice_show (self->notice, text);
  table = tengen_match_folder_make_table_path (path);
  if (g_file_test (table, G_FILE_TEST_IS_REGULAR))
    tengen_text_window_add_button (self->notice, table);
}
