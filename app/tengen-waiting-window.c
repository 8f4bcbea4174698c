/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-waiting-window: unfinished games and unsaved changes (続きから)
 *
 * Shape: list, then what is looked for, then one that is selected; the buttons
 *        below are about that one.
 */
#include "tengen-waiting-window.h"

#include "tengen-access.h"
#include "tengen-application-private.h"
#include "tengen-file-picker.h"
#include "tengen-help.h"
#include "tengen-notice.h"
#include "tengen-save-error.h"
#include "tengen-shortcuts.h"
#include "tengen-style.h"
#include "tengen-text-window.h"
#include "tengen-waiting-row.h"
#include "tengen-waiting-write.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

struct _TengenWaitingWindow
{
  GtkApplicationWindow parent_instance;

  /* Template widgets */
  TengenNotice *room;
  TengenNotice *notice;
  GtkEditable *search;
  GtkStack *stack;
  GtkListView *list;
  GtkLabel *none;
  GtkLabel *count;

  /* Owned */
  TengenWaiting *waiting;
  GtkFilter *filter;
  GtkFilterListModel *shown;
  GtkSingleSelection *selection;
  /* NULL for everything */
  char **wanted;
  /* (element-type TengenWaitingItem): thrown away, the last one at the end */
  GQueue thrown;
  gboolean told_room;
  /* the list had the focus once */
  gboolean begun;
};

G_DEFINE_FINAL_TYPE (TengenWaitingWindow,
                     tengen_waiting_window,
                     GTK_TYPE_APPLICATION_WINDOW)

static TengenApplication *
get_program (TengenWaitingWindow *self)
{
  return TENGEN_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
}

static TengenWaitingItem *
get_selected (TengenWaitingWindow *self)
{
  return self->selection != NULL
             ? gtk_single_selection_get_selected_item (self->selection)
             : NULL;
}

/* --- What is shown --- */

static void
update_actions (TengenWaitingWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  TengenWaitingItem *item = get_selected (self);
  gboolean playable = item != NULL && tengen_waiting_item_get_playable (item);
  gboolean text = item != NULL && tengen_waiting_item_get_group (item) >=
                                      TENGEN_WAITING_DAMAGED;
  gtk_widget_action_set_enabled (widget, "waiting.continue", playable);
  gtk_widget_action_set_enabled (widget, "waiting.write", playable);
  gtk_widget_action_set_enabled (widget, "waiting.show-text", text);
  gtk_widget_action_set_enabled (widget, "waiting.throw-away", item != NULL);
  gtk_widget_action_set_enabled (
      widget, "waiting.undo", !g_queue_is_empty (&self->thrown));
}

static const char *
get_heading (TengenWaitingGroup group)
{
  switch (group)
    {
    case TENGEN_WAITING_GAME:
      return _ ("Unfinished Games");
    case TENGEN_WAITING_CHANGES:
      return _ ("Changes Not Saved in Their Files");
    case TENGEN_WAITING_DAMAGED:
      return _ ("Damaged Records");
    case TENGEN_WAITING_NEWER:
      return _ ("Records of a Newer Tengen");
    }
  g_assert_not_reached ();
}

/* Above the first row of each group. */
static void
update_headings (TengenWaitingWindow *self)
{
  GListModel *shown = G_LIST_MODEL (self->shown);
  int before = -1;
  for (guint i = 0; i < g_list_model_get_n_items (shown); i++)
    {
      g_autoptr (TengenWaitingItem) item = g_list_model_get_item (shown, i);
      TengenWaitingGroup group = tengen_waiting_item_get_group (item);
      tengen_waiting_item_set_heading (
          item, (int) group != before ? get_heading (group) : NULL);
      before = (int) group;
    }
}

/* A list that never had the focus would take it itself, and not its row. */
static void
focus_list (TengenWaitingWindow *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
}

/* The widget of the list that has the focus for an item; NULL if it is not
 * seen. */
static GtkWidget *
find_row (TengenWaitingWindow *self, TengenWaitingItem *item)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list));
       row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *child = gtk_widget_get_first_child (row);
      if (TENGEN_IS_WAITING_ROW (child) &&
          tengen_waiting_row_get_item (TENGEN_WAITING_ROW (child)) == item)
        return row;
    }
  return NULL;
}

static void
select_item (TengenWaitingWindow *self, TengenWaitingItem *item)
{
  GListModel *shown = G_LIST_MODEL (self->shown);
  GtkWidget *row = find_row (self, item);
  for (guint i = 0; i < g_list_model_get_n_items (shown); i++)
    {
      g_autoptr (TengenWaitingItem) there = g_list_model_get_item (shown, i);
      if (there == item)
        gtk_single_selection_set_selected (self->selection, i);
    }
  if (row != NULL)
    gtk_widget_grab_focus (row);
  else
    focus_list (self);
}

static const char *
say_none (TengenWaitingWindow *self)
{
  GListModel *all = tengen_waiting_get_items (self->waiting);
  if (!tengen_waiting_get_listed (self->waiting))
    return _ ("Looking for games…");
  if (g_list_model_get_n_items (all) > 0)
    return _ ("No game is like that.");
  return _ ("No unfinished games, and no changes that are not saved. What you "
            "put away without saving can be found in this place.");
}

static void
update (TengenWaitingWindow *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  g_autofree char *text =
      g_strdup_printf (tengen_words_plural ("%u game", "%u games", n), n);
  gboolean first = n > 0 && !self->begun;
  update_headings (self);
  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "list" : "none");
  gtk_label_set_label (self->none, say_none (self));
  gtk_label_set_label (self->count, n > 0 ? text : "");
  update_actions (self);
  self->begun = self->begun || first;
  /* keys begin at the newest game */
  if (first && self->wanted == NULL)
    focus_list (self);
}

/* What cannot be written out can be looked at and thrown away. */
static void
offer_room (TengenWaitingWindow *self, TengenWaitingItem *first)
{
  g_autoptr (GPtrArray) largest = tengen_waiting_get_largest (self->waiting);
  if (!tengen_waiting_item_get_playable (first))
    {
      tengen_notice_add_button (
          self->room, _ ("Show Contents"), "waiting.show-largest");
      tengen_notice_add_button (
          self->room, _ ("Throw Away"), "waiting.throw-largest-away");
    }
  else if (largest->len > 0)
    tengen_notice_add_button (
        self->room, _ ("Write Out…"), "waiting.write-largest");
}

/* The note stays closed once a person has closed it. */
static void
update_room (TengenWaitingWindow *self)
{
  guint64 size = tengen_waiting_get_size (self->waiting);
  TengenWaitingItem *first = tengen_waiting_find_largest (self->waiting);
  if (self->told_room || first == NULL || size <= TENGEN_WAITING_LARGE)
    return;
  g_autofree char *all = tengen_waiting_item_make_size (size);
  /* TRANSLATORS: a size as in “120 MB” */
  g_autofree char *sentence = g_strdup_printf (
      _ ("Unfinished games and unsaved changes take %s."), all);
  g_autoptr (GString) text = g_string_new (sentence);
  g_autofree char *own = tengen_waiting_item_make_size (
      tengen_waiting_item_get_entry (first)->size);
  g_autofree char *named =
      /* TRANSLATORS: name of a file or game, a size as in “40 MB” */
      g_strdup_printf (_ ("The largest is “%s” (%s)."),
                       tengen_waiting_item_get_title (first),
                       own);
  tengen_words_append (text, named);
  self->told_room = TRUE;
  tengen_notice_show (self->room, text->str);
  offer_room (self, first);
}

static void
listed_cb (TengenWaitingWindow *self)
{
  update (self);
  update_room (self);
}

/* --- Looking for something --- */

static gboolean
match_cb (gpointer item, gpointer data)
{
  return tengen_waiting_item_matches (
      item, (const char *const *) ((TengenWaitingWindow *) data)->wanted);
}

static void
search_cb (TengenWaitingWindow *self)
{
  g_autofree char *folded =
      tengen_words_fold (gtk_editable_get_text (self->search));
  g_strstrip (folded);
  g_clear_pointer (&self->wanted, g_strfreev);
  if (*folded != '\0')
    self->wanted = g_strsplit (folded, " ", -1);
  if (self->filter != NULL)
    gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
stop_cb (TengenWaitingWindow *self)
{
  if (*gtk_editable_get_text (self->search) != '\0')
    gtk_editable_set_text (self->search, "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
search_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (TENGEN_WAITING_WINDOW (widget)->search));
}

/* --- Going on, looking at it --- */

static void
continue_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWaitingWindow *self = TENGEN_WAITING_WINDOW (widget);
  TengenWaitingItem *item = get_selected (self);
  const char *reason;
  if (item != NULL &&
      tengen_application_continue (get_program (self),
                                   tengen_waiting_item_get_entry (item)->id,
                                   &reason) == NULL)
    tengen_notice_show (self->notice, reason);
}

static void
show_text (TengenWaitingWindow *self, TengenWaitingItem *item)
{
  if (item == NULL)
    return;
  g_autofree char *path =
      tengen_shelf_get_log (tengen_waiting_get_shelf (self->waiting),
                            tengen_waiting_item_get_entry (item)->id);
  tengen_text_window_show (
      GTK_WINDOW (self), tengen_waiting_item_get_title (item), path);
}

static void
show_text_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWaitingWindow *self = TENGEN_WAITING_WINDOW (widget);
  show_text (self, get_selected (self));
}

static void
show_largest_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWaitingWindow *self = TENGEN_WAITING_WINDOW (widget);
  show_text (self, tengen_waiting_find_largest (self->waiting));
}

static void
activate_cb (TengenWaitingWindow *self, guint position)
{
  gtk_single_selection_set_selected (self->selection, position);
  TengenWaitingItem *item = get_selected (self);
  if (item != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self),
                                tengen_waiting_item_get_playable (item)
                                    ? "waiting.continue"
                                    : "waiting.show-text",
                                NULL);
}

/* --- Throwing away --- */

static void
tell_thrown (TengenWaitingWindow *self)
{
  guint n = g_queue_get_length (&self->thrown);
  g_autofree char *text = g_strdup_printf (
      tengen_words_plural ("%u game thrown away.", "%u games thrown away.", n),
      n);
  update_actions (self);
  tengen_notice_dismiss (self->notice);
  if (n == 0)
    return;
  tengen_notice_show (self->notice, text);
  tengen_notice_add_button (self->notice, _ ("Undo"), "waiting.undo");
}

static void
throw_away (TengenWaitingWindow *self, TengenWaitingItem *item)
{
  gboolean focused =
      gtk_widget_get_focus_child (GTK_WIDGET (self->list)) != NULL;
  if (item == NULL)
    return;
  g_object_ref (item);
  if (tengen_waiting_throw_away (self->waiting, item))
    {
      g_queue_push_tail (&self->thrown, item);
      tell_thrown (self);
      /* the row that had it is gone */
      if (focused && get_selected (self) != NULL)
        select_item (self, get_selected (self));
      return;
    }
  g_object_unref (item);
  tengen_notice_show (self->notice, _ ("That game is not there any more."));
}

static void
throw_away_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWaitingWindow *self = TENGEN_WAITING_WINDOW (widget);
  throw_away (self, get_selected (self));
}

/* The note names that one: it is told anew of what is left. */
static void
throw_largest_away_action (GtkWidget *widget,
                           const char *name,
                           GVariant *parameter)
{
  TengenWaitingWindow *self = TENGEN_WAITING_WINDOW (widget);
  throw_away (self, tengen_waiting_find_largest (self->waiting));
  tengen_notice_dismiss (self->room);
  self->told_room = FALSE;
  update_room (self);
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWaitingWindow *self = TENGEN_WAITING_WINDOW (widget);
  g_autoptr (TengenWaitingItem) item = g_queue_pop_tail (&self->thrown);
  if (item == NULL)
    return;
  gboolean done = tengen_waiting_bring_back (self->waiting, item);
  tell_thrown (self);
  /* the button may have had the focus */
  select_item (self, item);
  if (!done)
    tengen_notice_show (self->notice, _ ("That game is not there any more."));
}

/* --- Writing --- */

/* A question for a place. */
typedef struct
{
  TengenWaitingWindow *window;
  GPtrArray *items;
} Asking;

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenWaitingWindow) self = data;
  g_autoptr (GError) error = NULL;
  guint n;
  gboolean done = tengen_waiting_write_finish (result, &n, &error);
  if (self->list == NULL)
    return;
  if (!done)
    {
      g_autofree char *why = tengen_save_explain (error);
      /* TRANSLATORS: a sentence that says why */
      g_autofree char *said =
          g_strdup_printf (_ ("The record could not be written. %s"), why);
      tengen_notice_show (self->notice, said);
      return;
    }
  g_autofree char *text = g_strdup_printf (
      tengen_words_plural (
          "%u record written. What is listed here stays until you throw it "
          "away.",
          "%u records written. What is listed here stays until you throw it "
          "away.",
          n),
      n);
  tengen_notice_show (self->notice, text);
}

void
tengen_waiting_window_write (TengenWaitingWindow *self,
                             GPtrArray *items,
                             GFile *place)
{
  g_return_if_fail (TENGEN_IS_WAITING_WINDOW (self));
  g_return_if_fail (items != NULL && G_IS_FILE (place));
  tengen_waiting_write_async (tengen_waiting_get_shelf (self->waiting),
                              items,
                              place,
                              written_cb,
                              g_object_ref (self));
}

static void
picked_cb (GFile *place, gpointer data)
{
  Asking *asking = data;
  if (place != NULL && asking->window->list != NULL)
    tengen_waiting_window_write (asking->window, asking->items, place);
  g_object_unref (asking->window);
  g_ptr_array_unref (asking->items);
  g_free (asking);
}

static Asking *
asking_new (TengenWaitingWindow *self, GPtrArray *items)
{
  Asking *asking = g_new0 (Asking, 1);
  asking->window = g_object_ref (self);
  asking->items = items;
  return asking;
}

static void
write_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWaitingWindow *self = TENGEN_WAITING_WINDOW (widget);
  TengenWaitingItem *item = get_selected (self);
  if (item == NULL)
    return;
  g_autofree char *file = tengen_waiting_write_make_name (item);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (items, g_object_ref (item));
  tengen_file_picker_save_in (
      GTK_WINDOW (self), NULL, file, picked_cb, asking_new (self, items));
}

static void
write_largest_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWaitingWindow *self = TENGEN_WAITING_WINDOW (widget);
  tengen_file_picker_choose_folder (
      GTK_WINDOW (self),
      picked_cb,
      asking_new (self, tengen_waiting_get_largest (self->waiting)));
}

/* --- Rows --- */

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem *item,
          TengenWaitingWindow *self)
{
  gtk_list_item_set_child (item, tengen_waiting_row_new ());
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem *item,
         TengenWaitingWindow *self)
{
  tengen_waiting_row_set_item (
      TENGEN_WAITING_ROW (gtk_list_item_get_child (item)),
      gtk_list_item_get_item (item));
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem *item,
           TengenWaitingWindow *self)
{
  tengen_waiting_row_set_item (
      TENGEN_WAITING_ROW (gtk_list_item_get_child (item)), NULL);
}

static void
add_factory (TengenWaitingWindow *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, 0);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, 0);
  gtk_list_view_set_factory (self->list, factory);
}

/* --- The window --- */

static void
tengen_waiting_window_dispose (GObject *object)
{
  TengenWaitingWindow *self = TENGEN_WAITING_WINDOW (object);
  g_queue_clear_full (&self->thrown, g_object_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_WAITING_WINDOW);
  g_clear_object (&self->selection);
  g_clear_object (&self->shown);
  g_clear_object (&self->filter);
  g_clear_object (&self->waiting);
  G_OBJECT_CLASS (tengen_waiting_window_parent_class)->dispose (object);
}

static void
tengen_waiting_window_finalize (GObject *object)
{
  g_strfreev (TENGEN_WAITING_WINDOW (object)->wanted);
  G_OBJECT_CLASS (tengen_waiting_window_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *klass)
{
  /* TengenWaitingWindow|waiting.continue: goes on with the game */
  gtk_widget_class_install_action (
      klass, "waiting.continue", NULL, continue_action);
  /* TengenWaitingWindow|waiting.show-text: shows what is in it */
  gtk_widget_class_install_action (
      klass, "waiting.show-text", NULL, show_text_action);
  /* TengenWaitingWindow|waiting.write: writes its record to a file */
  gtk_widget_class_install_action (klass, "waiting.write", NULL, write_action);
  /* TengenWaitingWindow|waiting.write-largest: writes the largest ones */
  gtk_widget_class_install_action (
      klass, "waiting.write-largest", NULL, write_largest_action);
  /* TengenWaitingWindow|waiting.show-largest: shows what is in the largest */
  gtk_widget_class_install_action (
      klass, "waiting.show-largest", NULL, show_largest_action);
  /* TengenWaitingWindow|waiting.throw-largest-away: takes that off the shelf */
  gtk_widget_class_install_action (
      klass, "waiting.throw-largest-away", NULL, throw_largest_away_action);
  /* TengenWaitingWindow|waiting.throw-away: takes it off the shelf */
  gtk_widget_class_install_action (
      klass, "waiting.throw-away", NULL, throw_away_action);
  /* TengenWaitingWindow|waiting.undo: puts the last one back */
  gtk_widget_class_install_action (klass, "waiting.undo", NULL, undo_action);
  /* TengenWaitingWindow|waiting.search: goes to the search */
  gtk_widget_class_install_action (
      klass, "waiting.search", NULL, search_action);
  /* TengenWaitingWindow|win.shortcuts: shows the keys */
  tengen_shortcuts_install (klass, "match");
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_z, GDK_CONTROL_MASK, "waiting.undo", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_f, GDK_CONTROL_MASK, "waiting.search", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bind_template (GtkWidgetClass *klass)
{
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/app/tengen-waiting-window.ui");
  gtk_widget_class_bind_template_child (klass, TengenWaitingWindow, room);
  gtk_widget_class_bind_template_child (klass, TengenWaitingWindow, notice);
  gtk_widget_class_bind_template_child (klass, TengenWaitingWindow, search);
  gtk_widget_class_bind_template_child (klass, TengenWaitingWindow, stack);
  gtk_widget_class_bind_template_child (klass, TengenWaitingWindow, list);
  gtk_widget_class_bind_template_child (klass, TengenWaitingWindow, none);
  gtk_widget_class_bind_template_child (klass, TengenWaitingWindow, count);
  gtk_widget_class_bind_template_callback (klass, search_cb);
  gtk_widget_class_bind_template_callback (klass, stop_cb);
  gtk_widget_class_bind_template_callback (klass, focus_list);
  gtk_widget_class_bind_template_callback (klass, activate_cb);
}

static void
tengen_waiting_window_class_init (TengenWaitingWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_waiting_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_waiting_window_finalize;
  g_type_ensure (TENGEN_TYPE_NOTICE);
  bind_template (GTK_WIDGET_CLASS (klass));
  install_actions (GTK_WIDGET_CLASS (klass));
}

/* Delete in the search entry is about letters. */
static void
add_keys (TengenWaitingWindow *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Delete, 0),
                        gtk_named_action_new ("waiting.throw-away")));
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
}

static void
tengen_waiting_window_init (TengenWaitingWindow *self)
{
  tengen_style_add_resource ("/org/tengen/Tengen/history/tengen-history.css");
  g_queue_init (&self->thrown);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search),
                                           GTK_WIDGET (self->list));
  add_keys (self);
  tengen_access_leave_by_tab (GTK_WIDGET (self->list));
  add_factory (self);
  tengen_help_add_button (GTK_WINDOW (self), "waiting");
}

static void
set_waiting (TengenWaitingWindow *self, TengenWaiting *waiting)
{
  self->waiting = g_object_ref (waiting);
  self->filter = GTK_FILTER (gtk_custom_filter_new (match_cb, self, NULL));
  self->shown = gtk_filter_list_model_new (
      g_object_ref (tengen_waiting_get_items (waiting)),
      g_object_ref (self->filter));
  self->selection =
      gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->shown)));
  g_signal_connect_object (self->shown,
                           "items-changed",
                           G_CALLBACK (update),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection,
                           "notify::selected-item",
                           G_CALLBACK (update_actions),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (
      waiting, "listed", G_CALLBACK (listed_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  listed_cb (self);
}

TengenWaitingWindow *
tengen_waiting_window_new (TengenApplication *application)
{
  g_return_val_if_fail (TENGEN_IS_APPLICATION (application), NULL);
  TengenWaitingWindow *self = g_object_new (
      TENGEN_TYPE_WAITING_WINDOW, "application", application, NULL);
  set_waiting (self, application->waiting);
  tengen_waiting_look (application->waiting);
  return self;
}

GtkSingleSelection *
tengen_waiting_window_get_shown (TengenWaitingWindow *self)
{
  g_return_val_if_fail (TENGEN_IS_WAITING_WINDOW (self), NULL);
  return self->selection;
}

void
tengen_waiting_window_search (TengenWaitingWindow *self, const char *text)
{
  g_return_if_fail (TENGEN_IS_WAITING_WINDOW (self) && text != NULL);
  gtk_editable_set_text (self->search, text);
  search_cb (self);
}

const char *
tengen_waiting_window_get_told (TengenWaitingWindow *self, gboolean room)
{
  g_return_val_if_fail (TENGEN_IS_WAITING_WINDOW (self), NULL);
  return tengen_notice_get_text (room ? self->room : self->notice);
}
