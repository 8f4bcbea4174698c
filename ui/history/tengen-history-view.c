/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-view: the games that were kept, as cards
 *
 * Shape: list, then what is looked for, then one that is selected; the buttons
 *        below are about that one.
 */
#include "tengen-history-view.h"

#include "tengen-access.h"
#include "tengen-color-scheme.h"
#include "tengen-history-card.h"
#include "tengen-history-painter.h"
#include "tengen-history-ui.h"
#include "tengen-notice.h"
#include "tengen-style.h"
#include "tengen-text-signal.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenHistoryView
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *root;
  TengenNotice *notice;
  GtkEditable *search;
  GtkDropDown *kind;
  GtkStack *stack;
  GtkGridView *cards;
  GtkLabel *none;
  GtkLabel *count;
  GtkButton *open;

  /* Owned */
  TengenHistoryList *list;
  TengenHistoryPainter *painter;
  GtkFilter *filter;
  GtkFilterListModel *shown;
  GtkSingleSelection *selection;
  /* NULL for nothing */
  char *wanted;
  /* there was a first game */
  gboolean begun;
};

G_DEFINE_FINAL_TYPE (TengenHistoryView, tengen_history_view, GTK_TYPE_WIDGET)

enum
{
  OPEN,
  REMOVE,
  UNDO,
  REVEAL,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static TengenHistoryItem *
get_selected (TengenHistoryView *self)
{
  return self->selection != NULL
             ? gtk_single_selection_get_selected_item (self->selection)
             : NULL;
}

/* What is shown. */

static void
update_actions (TengenHistoryView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  TengenHistoryItem *item = get_selected (self);
  gboolean good = item != NULL && !tengen_history_item_get_broken (item);
  gboolean unfinished = good && tengen_history_item_get_unfinished (item);

  gtk_widget_action_set_enabled (widget, "history.open", good);
  gtk_widget_action_set_enabled (widget, "history.review", good);
  gtk_widget_action_set_enabled (widget, "history.reveal", item != NULL);
  gtk_widget_action_set_enabled (widget,
                                 "history.remove",
                                 item != NULL &&
                                     tengen_history_item_get_removable (item));
  gtk_button_set_label (self->open, unfinished ? _ ("Play On") : _ ("Open"));
}

static void
focus_cards (TengenHistoryView *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->cards));
}

static gboolean
is_searching (TengenHistoryView *self)
{
  return *gtk_editable_get_text (self->search) != '\0';
}

static guint
count_all (TengenHistoryView *self)
{
  return g_list_model_get_n_items (tengen_history_list_get_items (self->list));
}

static const char *
say_none (TengenHistoryView *self)
{
  if (tengen_history_list_get_reading (self->list))
    return _ ("Looking for games…");
  if (count_all (self) > 0)
    return _ ("No game is like that.");
  return _ ("No games yet. Every game that is played here is kept "
            "automatically, and can be found again in this place.");
}

static void
update (TengenHistoryView *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  g_autofree char *text =
      g_strdup_printf (tengen_words_plural ("%u game", "%u games", n), n);

  gboolean first = n > 0 && !self->begun;

  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "cards" : "none");
  gtk_label_set_label (self->none, say_none (self));
  gtk_label_set_label (self->count, n > 0 ? text : "");
  update_actions (self);
  self->begun = self->begun || first;
  /* keys begin at the newest game */
  if (first && !is_searching (self))
    focus_cards (self);
}

static gboolean
match_cb (gpointer item, gpointer data)
{
  TengenHistoryView *self = data;

  return tengen_history_item_matches (
      item,
      (TengenHistoryKind) gtk_drop_down_get_selected (self->kind),
      self->wanted);
}

static void
filter_changed (TengenHistoryView *self)
{
  if (self->filter != NULL)
    gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
search_cb (TengenHistoryView *self)
{
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (self->search)));

  g_clear_pointer (&self->wanted, g_free);
  if (*text != '\0')
    self->wanted = tengen_words_fold (text);
  filter_changed (self);
}

static void
stop_cb (TengenHistoryView *self)
{
  if (is_searching (self))
    gtk_editable_set_text (self->search, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "window.close", NULL);
}

/* Actions. */

static void
emit_path (TengenHistoryView *self, guint which)
{
  TengenHistoryItem *item = get_selected (self);

  if (item != NULL)
    g_signal_emit (
        self, signals[which], 0, tengen_history_item_get_path (item));
}

static void
emit_open (TengenHistoryView *self, gboolean review)
{
  TengenHistoryItem *item = get_selected (self);

  if (item != NULL && !tengen_history_item_get_broken (item))
    g_signal_emit (
        self, signals[OPEN], 0, tengen_history_item_get_path (item), review);
}

static void
activate_cb (TengenHistoryView *self, guint position)
{
  gtk_single_selection_set_selected (self->selection, position);
  emit_open (self, FALSE);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  emit_open (TENGEN_HISTORY_VIEW (widget),
             g_str_equal (name, "history.review"));
}

static void
remove_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  emit_path (TENGEN_HISTORY_VIEW (widget), REMOVE);
}

static void
reveal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  emit_path (TENGEN_HISTORY_VIEW (widget), REVEAL);
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[UNDO], 0);
}

static void
search_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (TENGEN_HISTORY_VIEW (widget)->search));
}

/* Cards. */

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem *item,
          TengenHistoryView *self)
{
  gtk_list_item_set_child (item, tengen_history_card_new ());
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem *item,
         TengenHistoryView *self)
{
  TengenHistoryItem *game = gtk_list_item_get_item (item);

  tengen_history_card_set_item (
      TENGEN_HISTORY_CARD (gtk_list_item_get_child (item)), game);
  tengen_history_painter_show (self->painter, game);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem *item,
           TengenHistoryView *self)
{
  TengenHistoryItem *game = gtk_list_item_get_item (item);

  tengen_history_card_set_item (
      TENGEN_HISTORY_CARD (gtk_list_item_get_child (item)), NULL);
  tengen_history_painter_hide (self->painter, game);
}

static void
add_factory (TengenHistoryView *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, 0);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, 0);
  gtk_grid_view_set_factory (self->cards, factory);
}

static void
look_cb (TengenHistoryView *self)
{
  tengen_history_painter_set_look (
      self->painter,
      gtk_widget_get_scale_factor (GTK_WIDGET (self)),
      tengen_color_scheme_get_dark ());
}

/* The widget. */

static void
tengen_history_view_dispose (GObject *object)
{
  TengenHistoryView *self = TENGEN_HISTORY_VIEW (object);

  if (self->list != NULL)
    tengen_history_list_stop (self->list);
  g_clear_pointer (&self->root, gtk_widget_unparent);
  g_clear_object (&self->selection);
  g_clear_object (&self->shown);
  g_clear_object (&self->filter);
  g_clear_object (&self->list);
  g_clear_object (&self->painter);
  G_OBJECT_CLASS (tengen_history_view_parent_class)->dispose (object);
}

static void
tengen_history_view_finalize (GObject *object)
{
  g_free (TENGEN_HISTORY_VIEW (object)->wanted);
  G_OBJECT_CLASS (tengen_history_view_parent_class)->finalize (object);
}

static void
add_signals (void)
{
  signals[OPEN] = g_signal_new ("open",
                                TENGEN_TYPE_HISTORY_VIEW,
                                G_SIGNAL_RUN_LAST,
                                0,
                                NULL,
                                NULL,
                                NULL,
                                G_TYPE_NONE,
                                2,
                                G_TYPE_STRING,
                                G_TYPE_BOOLEAN);
  signals[UNDO] = g_signal_new ("undo",
                                TENGEN_TYPE_HISTORY_VIEW,
                                G_SIGNAL_RUN_LAST,
                                0,
                                NULL,
                                NULL,
                                NULL,
                                G_TYPE_NONE,
                                0);
}

static void
install_actions (GtkWidgetClass *klass)
{
  /* TengenHistoryView|history.open: goes on with the game, or shows it */
  gtk_widget_class_install_action (klass, "history.open", NULL, open_action);
  /* TengenHistoryView|history.review: looks through it */
  gtk_widget_class_install_action (klass, "history.review", NULL, open_action);
  /* TengenHistoryView|history.remove: takes it out of the list */
  gtk_widget_class_install_action (
      klass, "history.remove", NULL, remove_action);
  /* TengenHistoryView|history.undo: puts the last one back */
  gtk_widget_class_install_action (klass, "history.undo", NULL, undo_action);
  /* TengenHistoryView|history.reveal: shows the file in its folder */
  gtk_widget_class_install_action (
      klass, "history.reveal", NULL, reveal_action);
  /* TengenHistoryView|history.search: goes to the search */
  gtk_widget_class_install_action (
      klass, "history.search", NULL, search_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_z, GDK_CONTROL_MASK, "history.undo", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_f, GDK_CONTROL_MASK, "history.search", NULL);
}

static void
bind_template (GtkWidgetClass *klass)
{
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/history/tengen-history-view.ui");
  gtk_widget_class_bind_template_child (klass, TengenHistoryView, root);
  gtk_widget_class_bind_template_child (klass, TengenHistoryView, notice);
  gtk_widget_class_bind_template_child (klass, TengenHistoryView, search);
  gtk_widget_class_bind_template_child (klass, TengenHistoryView, kind);
  gtk_widget_class_bind_template_child (klass, TengenHistoryView, stack);
  gtk_widget_class_bind_template_child (klass, TengenHistoryView, cards);
  gtk_widget_class_bind_template_child (klass, TengenHistoryView, none);
  gtk_widget_class_bind_template_child (klass, TengenHistoryView, count);
  gtk_widget_class_bind_template_child (klass, TengenHistoryView, open);
  gtk_widget_class_bind_template_callback (klass, search_cb);
  gtk_widget_class_bind_template_callback (klass, stop_cb);
  gtk_widget_class_bind_template_callback (klass, focus_cards);
  gtk_widget_class_bind_template_callback (klass, activate_cb);
}

static void
tengen_history_view_class_init (TengenHistoryViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_history_view_dispose;
  object_class->finalize = tengen_history_view_finalize;
  add_signals ();
  signals[REMOVE] = tengen_text_signal_new ("remove", TENGEN_TYPE_HISTORY_VIEW);
  signals[REVEAL] = tengen_text_signal_new ("reveal", TENGEN_TYPE_HISTORY_VIEW);
  g_type_ensure (TENGEN_TYPE_NOTICE);
  tengen_history_ui_get_resource ();
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bind_template (widget_class);
  install_actions (widget_class);
}

/* Delete in the search entry is about letters. */
static void
add_keys (TengenHistoryView *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Delete, 0),
                        gtk_named_action_new ("history.remove")));
  gtk_widget_add_controller (GTK_WIDGET (self->cards), keys);
}

static void
tengen_history_view_init (TengenHistoryView *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/history/tengen-history.css");
  self->painter = tengen_history_painter_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search),
                                           GTK_WIDGET (self->cards));
  add_keys (self);
  tengen_access_leave_by_tab (GTK_WIDGET (self->cards));
  add_factory (self);
  tengen_history_view_set_can_undo (self, FALSE);
  update_actions (self);
  g_signal_connect_object (tengen_color_scheme_get_default (),
                           "notify::dark",
                           G_CALLBACK (look_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (look_cb), NULL);
  look_cb (self);
}

GtkWidget *
tengen_history_view_new (void)
{
  return g_object_new (TENGEN_TYPE_HISTORY_VIEW, NULL);
}

static void
follow (TengenHistoryView *self)
{
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
  g_signal_connect_object (self->list,
                           "notify::reading",
                           G_CALLBACK (update),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list,
                           "hidden-changed",
                           G_CALLBACK (filter_changed),
                           self,
                           G_CONNECT_SWAPPED);
}

void
tengen_history_view_set_list (TengenHistoryView *self, TengenHistoryList *list)
{
  g_return_if_fail (TENGEN_IS_HISTORY_VIEW (self) && self->list == NULL);
  g_return_if_fail (TENGEN_IS_HISTORY_LIST (list));

  self->list = g_object_ref (list);
  self->filter = GTK_FILTER (gtk_custom_filter_new (match_cb, self, NULL));
  self->shown = gtk_filter_list_model_new (
      g_object_ref (tengen_history_list_get_items (list)),
      g_object_ref (self->filter));
  self->selection =
      gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->shown)));
  follow (self);
  gtk_grid_view_set_model (self->cards, GTK_SELECTION_MODEL (self->selection));
  update (self);
}

GListModel *
tengen_history_view_get_shown (TengenHistoryView *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_VIEW (self), NULL);

  return G_LIST_MODEL (self->shown);
}

void
tengen_history_view_select (TengenHistoryView *self, guint position)
{
  g_return_if_fail (TENGEN_IS_HISTORY_VIEW (self));

  gtk_single_selection_set_selected (self->selection, position);
}

void
tengen_history_view_search (TengenHistoryView *self,
                            TengenHistoryKind kind,
                            const char *text)
{
  g_return_if_fail (TENGEN_IS_HISTORY_VIEW (self));
  g_return_if_fail (text != NULL);

  gtk_drop_down_set_selected (self->kind, kind);
  gtk_editable_set_text (self->search, text);
  search_cb (self);
}

void
tengen_history_view_set_can_undo (TengenHistoryView *self, gboolean can_undo)
{
  g_return_if_fail (TENGEN_IS_HISTORY_VIEW (self));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.undo", can_undo);
}

void
tengen_history_view_tell (TengenHistoryView *self,
                          const char *text,
                          gboolean undo)
{
  g_return_if_fail (TENGEN_IS_HISTORY_VIEW (self));

  if (text == NULL)
    {
      tengen_notice_dismiss (self->notice);
      return;
    }
  tengen_notice_show (self->notice, text);
  if (undo)
    tengen_notice_add_button (self->notice, _ ("Undo"), "history.undo");
}
