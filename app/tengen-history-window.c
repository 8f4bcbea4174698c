/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-window: the games that were played here
 */
#include "tengen-history-window.h"

#include "tengen-application-match.h"
#include "tengen-application-private.h"
#include "tengen-help.h"
#include "tengen-shelf.h"
#include "tengen-shortcuts.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* A file that was taken away. */
typedef struct
{
  char *name;
  char *trashed;
} Taken;

struct _TengenHistoryWindow
{
  GtkApplicationWindow parent_instance;

  /* GTK's */
  TengenHistoryView *view;

  /* Owned */
  TengenHistory *history;
  TengenHistoryList *list;
  /* the last one at the end */
  GQueue taken;
};

G_DEFINE_FINAL_TYPE (TengenHistoryWindow,
                     tengen_history_window,
                     GTK_TYPE_APPLICATION_WINDOW)

static void
taken_free (Taken *self)
{
  g_free (self->name);
  g_free (self->trashed);
  g_free (self);
}

static TengenApplication *
get_program (TengenHistoryWindow *self)
{
  return TENGEN_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
}

/* Opening. */

static void
open_cb (TengenHistoryWindow *self, const char *path, gboolean review)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TengenApplication *program = get_program (self);
  TengenWindow *window = tengen_application_find_window (program);

  tengen_application_open_file_at (
      program, GTK_WINDOW (window), file, -1, review);
}

static void
shown_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GFile) folder = data;
  g_autoptr (GVariant) answer =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  g_autofree char *uri = NULL;

  if (answer != NULL)
    return;
  /* no file manager that marks one file */
  uri = g_file_get_uri (folder);
  g_app_info_launch_default_for_uri_async (uri, NULL, NULL, NULL, NULL);
}

static void
reveal_cb (TengenHistoryWindow *self, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *uri = g_file_get_uri (file);
  GDBusConnection *bus =
      g_application_get_dbus_connection (G_APPLICATION (get_program (self)));
  const char *uris[] = { uri, NULL };
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *folder_uri = g_file_get_uri (folder);

  if (bus == NULL)
    {
      g_app_info_launch_default_for_uri_async (
          folder_uri, NULL, NULL, NULL, NULL);
      return;
    }
  g_dbus_connection_call (bus,
                          "org.freedesktop.FileManager1",
                          "/org/freedesktop/FileManager1",
                          "org.freedesktop.FileManager1",
                          "ShowItems",
                          g_variant_new ("(^ass)", uris, ""),
                          NULL,
                          G_DBUS_CALL_FLAGS_NONE,
                          -1,
                          NULL,
                          shown_cb,
                          g_steal_pointer (&folder));
}

/* Deleting. */

static void
tell (TengenHistoryWindow *self, const char *form, const char *text)
{
  /* one sentence into another */
  g_auto (GStrv) parts = g_strsplit (form, "%s", 2);
  g_autofree char *sentence = g_strjoinv (text, parts);

  tengen_history_view_tell (self->view, sentence, FALSE);
}

static void
tell_taken (TengenHistoryWindow *self)
{
  guint n = g_queue_get_length (&self->taken);
  g_autofree char *text = g_strdup_printf (
      tengen_words_plural ("%u game deleted.", "%u games deleted.", n), n);

  tengen_history_view_set_can_undo (self->view, n > 0);
  tengen_history_view_tell (self->view, n > 0 ? text : NULL, n > 0);
}

static void
remove_cb (TengenHistoryWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *name = tengen_history_find_name (self->history, file);
  char *trashed = NULL;
  Taken *taken = NULL;

  if (name == NULL)
    return;
  trashed = tengen_history_remove (self->history, name, &error);
  if (trashed == NULL)
    {
      /* TRANSLATORS: a sentence that says why */
      tell (self, _ ("The game could not be deleted. %s"), error->message);
      return;
    }
  taken = g_new0 (Taken, 1);
  taken->name = g_steal_pointer (&name);
  taken->trashed = trashed;
  g_queue_push_tail (&self->taken, taken);
  tengen_history_list_look (self->list);
  tell_taken (self);
}

static void
undo_cb (TengenHistoryWindow *self)
{
  Taken *taken = g_queue_peek_tail (&self->taken);
  g_autoptr (GError) error = NULL;

  if (taken == NULL)
    return;
  if (!tengen_history_restore (
          self->history, taken->trashed, taken->name, &error))
    {
      /* TRANSLATORS: a sentence that says why */
      tell (self, _ ("The game could not be put back. %s"), error->message);
      return;
    }
  taken_free (g_queue_pop_tail (&self->taken));
  tengen_history_list_look (self->list);
  tell_taken (self);
}

/* A game that was written again since goes on waiting. */
static void
remove_waiting (TengenHistoryWindow *self, const Taken *taken)
{
  const char *shelf = tengen_application_get_shelf (get_program (self));
  g_autofree char *path = tengen_history_get_path (self->history, taken->name);
  g_autoptr (TengenJournal) journal = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return;
  journal = tengen_shelf_take_kept (shelf, taken->name);
  if (journal != NULL)
    tengen_journal_remove (journal);
}

static void
remove_for_good (TengenHistoryWindow *self)
{
  gboolean any = !g_queue_is_empty (&self->taken);

  while (!g_queue_is_empty (&self->taken))
    {
      Taken *taken = g_queue_pop_head (&self->taken);

      remove_waiting (self, taken);
      tengen_history_purge (self->history, taken->trashed);
      taken_free (taken);
    }
  if (any)
    tengen_application_update_waiting (get_program (self));
}

/* The window. */

static gboolean
tengen_history_window_close_request (GtkWindow *window)
{
  remove_for_good (TENGEN_HISTORY_WINDOW (window));
  return GTK_WINDOW_CLASS (tengen_history_window_parent_class)
      ->close_request (window);
}

static void
tengen_history_window_dispose (GObject *object)
{
  TengenHistoryWindow *self = TENGEN_HISTORY_WINDOW (object);

  g_queue_clear_full (&self->taken, (GDestroyNotify) taken_free);
  if (self->list != NULL)
    tengen_history_list_stop (self->list);
  g_clear_object (&self->list);
  g_clear_object (&self->history);
  G_OBJECT_CLASS (tengen_history_window_parent_class)->dispose (object);
}

static void
tengen_history_window_class_init (TengenHistoryWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_history_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = tengen_history_window_close_request;
  /* TengenHistoryWindow|win.shortcuts: shows the keys */
  tengen_shortcuts_install (GTK_WIDGET_CLASS (klass), "match");
  gtk_widget_class_add_binding_action (
      GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tengen_history_window_init (TengenHistoryWindow *self)
{
  g_queue_init (&self->taken);
  g_object_set (self, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, NULL);
  self->view = TENGEN_HISTORY_VIEW (tengen_history_view_new ());
  g_signal_connect_object (
      self->view, "open", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      self->view, "remove", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      self->view, "undo", G_CALLBACK (undo_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      self->view, "reveal", G_CALLBACK (reveal_cb), self, G_CONNECT_SWAPPED);
  tengen_help_add_button (GTK_WINDOW (self), "history");
  gtk_window_set_child (GTK_WINDOW (self), GTK_WIDGET (self->view));
}

static void
folders_cb (TengenHistoryWindow *self)
{
  tengen_history_list_set_folders (self->list,
                                   tengen_history_get_folders (self->history));
}

/* What is written while the window is open; changes within the folder of a
 * match are seen when one comes back. */
static void
follow (TengenHistoryWindow *self)
{
  g_signal_connect_object (self->history,
                           "kept",
                           G_CALLBACK (tengen_history_list_look),
                           self->list,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->history,
                           "notify::folders",
                           G_CALLBACK (folders_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self,
                           "notify::is-active",
                           G_CALLBACK (tengen_history_list_look),
                           self->list,
                           G_CONNECT_SWAPPED);
}

TengenHistoryWindow *
tengen_history_window_new (TengenApplication *application)
{
  TengenHistoryWindow *self = NULL;
  g_autofree char *matches = tengen_application_get_matches ();

  g_return_val_if_fail (TENGEN_IS_APPLICATION (application), NULL);

  self = g_object_new (TENGEN_TYPE_HISTORY_WINDOW,
                       "application",
                       application,
                       "title",
                       _ ("Games Played Here"),
                       "default-width",
                       960,
                       "default-height",
                       660,
                       NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "paper");
  self->history = g_object_ref (tengen_application_get_history (application));
  self->list = tengen_history_list_new (
      tengen_history_get_folders (self->history), matches);
  tengen_history_view_set_list (self->view, self->list);
  follow (self);
  return self;
}

TengenHistoryView *
tengen_history_window_get_view (TengenHistoryWindow *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_WINDOW (self), NULL);

  return self->view;
}
