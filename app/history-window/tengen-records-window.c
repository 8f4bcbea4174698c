/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-records-window: all games that can be opened (棋譜の一覧)
 *
 * Shape: the buttons below the list are about the game that is selected; those
 *        that mean nothing for its kind are not seen.
 */
#include "tengen-records-window-private.h"

#include "tengen-access.h"
#include "tengen-color-scheme.h"
#include "tengen-help.h"
#include "tengen-history-row.h"
#include "tengen-shortcuts.h"
#include "tengen-style.h"
#include "tengen-text-window.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

G_DEFINE_FINAL_TYPE (TengenRecordsWindow,
                     tengen_records_window,
                     GTK_TYPE_APPLICATION_WINDOW)

static TengenProgram *
get_program (TengenRecordsWindow *self)
{
  return TENGEN_PROGRAM (gtk_window_get_application (GTK_WINDOW (self)));
}

static TengenHistoryEntry *
get_selected (TengenRecordsWindow *self)
{
  return tengen_history_model_get_selected (self->model);
}

static TengenWaitingItem *
get_waiting (TengenRecordsWindow *self)
{
  TengenHistoryEntry *entry = get_selected (self);
  return TENGEN_IS_WAITING_ITEM (entry) ? TENGEN_WAITING_ITEM (entry) : NULL;
}

static TengenHistoryItem *
get_file (TengenRecordsWindow *self)
{
  TengenHistoryEntry *entry = get_selected (self);
  return TENGEN_IS_HISTORY_ITEM (entry) ? TENGEN_HISTORY_ITEM (entry) : NULL;
}

/* --- What is shown --- */

/* What a file used lately says when it cannot be read stands in its window. */
static gboolean
can_open (TengenRecordsWindow *self)
{
  TengenHistoryEntry *entry = get_selected (self);
  TengenHistoryItem *file = get_file (self);
  if (file == NULL)
    return entry != NULL &&
           tengen_waiting_item_get_playable (TENGEN_WAITING_ITEM (entry));
  return !tengen_history_item_get_broken (file) ||
         tengen_history_entry_get_source (entry) ==
             TENGEN_HISTORY_SOURCE_RECENT;
}

static const char *
say_open (TengenRecordsWindow *self)
{
  TengenHistoryItem *file = get_file (self);
  if (get_waiting (self) != NULL)
    return _ ("Go On");
  if (file != NULL && tengen_history_item_get_unfinished (file) &&
      tengen_history_entry_get_source (TENGEN_HISTORY_ENTRY (file)) ==
          TENGEN_HISTORY_SOURCE_PLAYED)
    return _ ("Play On");
  return _ ("Open");
}

static void
update_actions (TengenRecordsWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  TengenHistoryEntry *entry = get_selected (self);
  TengenWaitingItem *item = get_waiting (self);
  gboolean file = get_file (self) != NULL;
  gboolean open = can_open (self);
  gboolean text = item != NULL && tengen_waiting_item_get_group (item) >=
                                      TENGEN_WAITING_DAMAGED;
  gtk_widget_action_set_enabled (widget, "records.open", open);
  gtk_widget_action_set_enabled (widget, "records.review", file && open);
  gtk_widget_action_set_enabled (widget, "records.reveal", file);
  gtk_widget_action_set_enabled (widget, "records.write", item != NULL && open);
  gtk_widget_action_set_enabled (widget, "records.show-text", text);
  gtk_widget_action_set_enabled (widget,
                                 "records.throw-away",
                                 entry != NULL &&
                                     tengen_records_window_can_throw (entry));
  gtk_widget_action_set_enabled (
      widget, "records.undo", !g_queue_is_empty (&self->thrown));
  gtk_widget_set_visible (self->reveal, file);
  gtk_widget_set_visible (self->review, file);
  gtk_widget_set_visible (self->write, !file);
  gtk_widget_set_visible (self->show_text, !file);
  gtk_button_set_label (self->open, say_open (self));
}

/* A list that never had the focus would take it itself, and not its row. */
static void
focus_list (TengenRecordsWindow *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
}

/* The widget of the list that has the focus for an entry; NULL if it is not
 * seen. */
static GtkWidget *
find_row (TengenRecordsWindow *self, TengenHistoryEntry *entry)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list));
       row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *child = gtk_widget_get_first_child (row);
      if (TENGEN_IS_HISTORY_ROW (child) &&
          tengen_history_row_get_entry (TENGEN_HISTORY_ROW (child)) == entry)
        return row;
    }
  return NULL;
}

void
tengen_records_window_select (TengenRecordsWindow *self,
                              TengenHistoryEntry *entry)
{
  GtkSingleSelection *shown = tengen_history_model_get_shown (self->model);
  GtkWidget *row = find_row (self, entry);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (shown)); i++)
    {
      g_autoptr (TengenHistoryEntry) there =
          g_list_model_get_item (G_LIST_MODEL (shown), i);
      if (there == entry)
        gtk_single_selection_set_selected (shown, i);
    }
  if (row != NULL)
    gtk_widget_grab_focus (row);
  else
    focus_list (self);
}

static const char *
say_none (TengenRecordsWindow *self)
{
  if (tengen_records_window_get_reading (self))
    return _ ("Looking for games…");
  if (tengen_history_model_count (self->model, FALSE) > 0)
    return _ ("No game is like that.");
  switch ((TengenHistorySource) gtk_drop_down_get_selected (self->source))
    {
    case TENGEN_HISTORY_SOURCE_WAITING:
      return _ ("No unfinished games, and no changes that are not saved. What "
                "you put away without saving can be found in this place.");
    case TENGEN_HISTORY_SOURCE_RECENT:
      return _ ("No records yet. The files that you open and save can be found "
                "in this place.");
    case TENGEN_HISTORY_SOURCE_ANY:
    case TENGEN_HISTORY_SOURCE_PLAYED:
      return _ ("No games yet. Every game that is played here is kept "
                "automatically, and can be found again in this place.");
    }
  g_assert_not_reached ();
}

static gboolean
is_searching (TengenRecordsWindow *self)
{
  return *gtk_editable_get_text (self->search) != '\0';
}

void
tengen_records_window_update (TengenRecordsWindow *self)
{
  if (self->played == NULL)
    return;
  guint n = tengen_history_model_count (self->model, TRUE);
  g_autofree char *text =
      g_strdup_printf (tengen_words_plural ("%u game", "%u games", n), n);
  gboolean first =
      n > 0 && !self->begun && tengen_records_window_is_settled (self);
  /* what is read later stands above */
  if (!self->begun)
    gtk_single_selection_set_selected (
        tengen_history_model_get_shown (self->model), 0);
  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "list" : "none");
  if (n == 0)
    gtk_label_set_label (self->none, say_none (self));
  gtk_label_set_label (self->count, n > 0 ? text : "");
  update_actions (self);
  self->begun = self->begun || first;
  /* keys begin at the first game */
  if (first)
    gtk_widget_activate_action (
        GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
  if (first && !is_searching (self))
    focus_list (self);
}

/* --- What is said above the list --- */

void
tengen_records_window_say (TengenRecordsWindow *self, const char *text)
{
  tengen_notice_withdraw (self->notice, self->news);
  g_free (self->news);
  self->news = g_strdup (text);
  if (text != NULL)
    tengen_notice_tell (self->notice, TENGEN_NOTICE_NEWS, text);
}

static void
closed_cb (TengenRecordsWindow *self, guint rank)
{
  g_clear_pointer (rank == TENGEN_NOTICE_ASIDE ? &self->room : &self->news,
                   g_free);
}

/* --- Looking for something --- */

static void
search_cb (TengenRecordsWindow *self)
{
  if (self->played == NULL)
    return;
  tengen_history_model_search (
      self->model,
      (TengenHistorySource) gtk_drop_down_get_selected (self->source),
      (TengenHistoryKind) gtk_drop_down_get_selected (self->kind),
      gtk_editable_get_text (self->search));
  tengen_records_window_update (self);
}

static void
stop_cb (TengenRecordsWindow *self)
{
  if (is_searching (self))
    gtk_editable_set_text (self->search, "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
leave_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  stop_cb (TENGEN_RECORDS_WINDOW (widget));
}

static void
search_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (TENGEN_RECORDS_WINDOW (widget)->search));
}

/* --- Going on, opening, looking at it --- */

static void
open_file (TengenRecordsWindow *self, gboolean review)
{
  TengenHistoryItem *item = get_file (self);
  if (item == NULL || !can_open (self))
    return;
  g_autoptr (GFile) file =
      g_file_new_for_path (tengen_history_item_get_path (item));
  tengen_program_open_file (get_program (self), NULL, file, -1, review);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRecordsWindow *self = TENGEN_RECORDS_WINDOW (widget);
  TengenWaitingItem *item = get_waiting (self);
  const char *reason;
  if (item == NULL)
    open_file (self, FALSE);
  else if (!tengen_program_go_on (get_program (self),
                                  tengen_waiting_item_get_entry (item)->id,
                                  &reason))
    tengen_records_window_say (self, reason);
}

static void
review_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  open_file (TENGEN_RECORDS_WINDOW (widget), TRUE);
}

static void
show_text (TengenRecordsWindow *self, TengenWaitingItem *item)
{
  if (item == NULL)
    return;
  g_autofree char *path =
      tengen_journal_shelf_get_log (tengen_waiting_get_shelf (self->waiting),
                                    tengen_waiting_item_get_entry (item)->id);
  tengen_text_window_show (
      GTK_WINDOW (self), tengen_waiting_item_get_title (item), path);
}

static void
show_text_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRecordsWindow *self = TENGEN_RECORDS_WINDOW (widget);
  show_text (self, get_waiting (self));
}

static void
show_largest_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRecordsWindow *self = TENGEN_RECORDS_WINDOW (widget);
  show_text (self, tengen_waiting_find_largest (self->waiting));
}

static void
activate_cb (TengenRecordsWindow *self, guint position)
{
  gtk_single_selection_set_selected (
      tengen_history_model_get_shown (self->model), position);
  gtk_widget_activate_action (GTK_WIDGET (self),
                              can_open (self) ? "records.open"
                                              : "records.show-text",
                              NULL);
}

static void
shown_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GFile) folder = data;
  g_autoptr (GVariant) answer =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  if (answer != NULL)
    return;
  /* no file manager that marks one file */
  g_autofree char *uri = g_file_get_uri (folder);
  g_app_info_launch_default_for_uri_async (uri, NULL, NULL, NULL, NULL);
}

static void
reveal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRecordsWindow *self = TENGEN_RECORDS_WINDOW (widget);
  TengenHistoryItem *item = get_file (self);
  if (item == NULL)
    return;
  g_autoptr (GFile) file =
      g_file_new_for_path (tengen_history_item_get_path (item));
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

static void
throw_away_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRecordsWindow *self = TENGEN_RECORDS_WINDOW (widget);
  tengen_records_window_throw_away (self, get_selected (self));
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_records_window_undo (TENGEN_RECORDS_WINDOW (widget));
}

/* --- Rows --- */

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem *item,
          TengenRecordsWindow *self)
{
  gtk_list_item_set_child (item, tengen_history_row_new ());
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem *item,
         TengenRecordsWindow *self)
{
  TengenHistoryEntry *entry = gtk_list_item_get_item (item);
  tengen_history_row_set_entry (
      TENGEN_HISTORY_ROW (gtk_list_item_get_child (item)), entry);
  if (TENGEN_IS_HISTORY_ITEM (entry))
    tengen_history_painter_show (self->painter, TENGEN_HISTORY_ITEM (entry));
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem *item,
           TengenRecordsWindow *self)
{
  TengenHistoryEntry *entry = gtk_list_item_get_item (item);
  tengen_history_row_set_entry (
      TENGEN_HISTORY_ROW (gtk_list_item_get_child (item)), NULL);
  if (TENGEN_IS_HISTORY_ITEM (entry))
    tengen_history_painter_hide (self->painter, TENGEN_HISTORY_ITEM (entry));
}

static void
add_factory (TengenRecordsWindow *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, 0);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, 0);
  gtk_list_view_set_factory (self->list, factory);
}

static void
look_cb (TengenRecordsWindow *self)
{
  tengen_history_painter_set_look (
      self->painter,
      gtk_widget_get_scale_factor (GTK_WIDGET (self)),
      tengen_color_scheme_get_dark ());
}

/* --- The window --- */

static gboolean
tengen_records_window_close_request (GtkWindow *window)
{
  tengen_records_window_forget_thrown (TENGEN_RECORDS_WINDOW (window));
  return GTK_WINDOW_CLASS (tengen_records_window_parent_class)
      ->close_request (window);
}

static void
tengen_records_window_dispose (GObject *object)
{
  TengenRecordsWindow *self = TENGEN_RECORDS_WINDOW (object);
  if (self->played != NULL)
    tengen_records_window_forget_thrown (self);
  tengen_records_window_stop (self);
  /* rows that go tell the painter */
  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_RECORDS_WINDOW);
  g_clear_object (&self->model);
  g_clear_object (&self->painter);
  g_clear_pointer (&self->room, g_free);
  g_clear_pointer (&self->news, g_free);
  G_OBJECT_CLASS (tengen_records_window_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *klass)
{
  /* TengenRecordsWindow|records.open: goes on with the game, or shows it */
  gtk_widget_class_install_action (klass, "records.open", NULL, open_action);
  /* TengenRecordsWindow|records.review: looks through it */
  gtk_widget_class_install_action (
      klass, "records.review", NULL, review_action);
  /* TengenRecordsWindow|records.reveal: shows the file in its folder */
  gtk_widget_class_install_action (
      klass, "records.reveal", NULL, reveal_action);
  /* TengenRecordsWindow|records.show-text: shows what is in it */
  gtk_widget_class_install_action (
      klass, "records.show-text", NULL, show_text_action);
  /* TengenRecordsWindow|records.show-largest: shows what is in the largest */
  gtk_widget_class_install_action (
      klass, "records.show-largest", NULL, show_largest_action);
  /* TengenRecordsWindow|records.throw-away: takes it out of the list */
  gtk_widget_class_install_action (
      klass, "records.throw-away", NULL, throw_away_action);
  /* TengenRecordsWindow|records.undo: puts the last one back */
  gtk_widget_class_install_action (klass, "records.undo", NULL, undo_action);
  /* TengenRecordsWindow|records.search: goes to the search */
  gtk_widget_class_install_action (
      klass, "records.search", NULL, search_action);
  /* TengenRecordsWindow|records.leave: ends the search, then the window */
  gtk_widget_class_install_action (klass, "records.leave", NULL, leave_action);
  /* TengenRecordsWindow|win.shortcuts: shows the keys */
  tengen_shortcuts_install (klass, "match");
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_z, GDK_CONTROL_MASK, "records.undo", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_f, GDK_CONTROL_MASK, "records.search", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Escape, 0, "records.leave", NULL);
}

#define BIND(name)                                                             \
  gtk_widget_class_bind_template_child (klass, TengenRecordsWindow, name)

static void
bind_template (GtkWidgetClass *klass)
{
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/app/tengen-records-window.ui");
  BIND (notice);
  BIND (source);
  BIND (kind);
  BIND (search);
  BIND (stack);
  BIND (list);
  BIND (none);
  BIND (count);
  BIND (show_text);
  BIND (write);
  BIND (reveal);
  BIND (review);
  BIND (open);
  gtk_widget_class_bind_template_callback (klass, search_cb);
  gtk_widget_class_bind_template_callback (klass, stop_cb);
  gtk_widget_class_bind_template_callback (klass, focus_list);
  gtk_widget_class_bind_template_callback (klass, activate_cb);
  gtk_widget_class_bind_template_callback (klass, closed_cb);
}

static void
tengen_records_window_class_init (TengenRecordsWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_records_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = tengen_records_window_close_request;
  g_type_ensure (TENGEN_TYPE_NOTICE);
  bind_template (GTK_WIDGET_CLASS (klass));
  install_actions (GTK_WIDGET_CLASS (klass));
  tengen_records_window_install_write (GTK_WIDGET_CLASS (klass));
}

/* Delete in the search entry is about letters. */
static void
add_keys (TengenRecordsWindow *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Delete, 0),
                        gtk_named_action_new ("records.throw-away")));
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
}

static void
add_model (TengenRecordsWindow *self)
{
  self->model = tengen_history_model_new ();
  self->painter = tengen_history_painter_new ();
  GtkSingleSelection *shown = tengen_history_model_get_shown (self->model);
  /* the list is to know first what has changed */
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (shown));
  g_signal_connect_object (shown,
                           "items-changed",
                           G_CALLBACK (tengen_records_window_update),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (shown,
                           "notify::selected-item",
                           G_CALLBACK (update_actions),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tengen_color_scheme_get_default (),
                           "notify::dark",
                           G_CALLBACK (look_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (look_cb), NULL);
  look_cb (self);
}

static void
tengen_records_window_init (TengenRecordsWindow *self)
{
  tengen_style_add_resource ("/org/tengen/Tengen/history/tengen-history.css");
  g_queue_init (&self->thrown);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search),
                                           GTK_WIDGET (self->list));
  add_keys (self);
  tengen_access_leave_by_tab (GTK_WIDGET (self->list));
  add_factory (self);
  add_model (self);
  tengen_help_add_button (GTK_WINDOW (self), "history");
}

TengenRecordsWindow *
tengen_records_window_new (TengenProgram *application)
{
  g_return_val_if_fail (TENGEN_IS_PROGRAM (application), NULL);
  TengenRecordsWindow *self = g_object_new (
      TENGEN_TYPE_RECORDS_WINDOW, "application", application, NULL);
  tengen_records_window_start (self);
  return self;
}

void
tengen_records_window_search (TengenRecordsWindow *self,
                              TengenHistorySource source,
                              TengenHistoryKind kind,
                              const char *text)
{
  g_return_if_fail (TENGEN_IS_RECORDS_WINDOW (self) && text != NULL);
  gtk_drop_down_set_selected (self->source, source);
  gtk_drop_down_set_selected (self->kind, kind);
  gtk_editable_set_text (self->search, text);
  search_cb (self);
}
