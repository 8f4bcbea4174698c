/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-rules: the window in which a rule set is chosen
 *
 * Shape: two pages, the list with its details and the form for an own set.
 *        The list is made anew whenever the shelf changes.
 */
#include "tengen-play-rules.h"

#include "tengen-access.h"
#include "tengen-help.h"
#include "tengen-notice.h"
#include "tengen-play-edit-rules.h"
#include "tengen-new-game-resources.h"
#include "tengen-play-rules-details.h"
#include "tengen-play-rules-list.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayRules
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkStack *stack;
  TengenNotice *notice;
  GtkListBox *list;
  GtkScrolledWindow *scroller;
  GtkBox *details;
  GtkWidget *edit;
  GtkWidget *remove;
  GtkWidget *choose;
  TengenPlayEditRules *form;

  /* Owned */
  TengenRuleShelf *shelf;
  /* of TengenPlayRulesEntry; row N is entry N */
  GPtrArray *entries;
  /* what was chosen before the window was opened */
  TengenGoRules rules;
  char *name;
  /* while the list waits to be laid out */
  guint scroll_id;
  /* the own set that was deleted last, NULL for none */
  char *removed_name;
  TengenGoRules removed;
};

G_DEFINE_FINAL_TYPE (TengenPlayRules, tengen_play_rules, GTK_TYPE_WINDOW)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const TengenPlayRulesEntry *
get_selected (TengenPlayRules *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row == NULL || self->entries == NULL)
    return NULL;
  return g_ptr_array_index (self->entries,
                            (guint) gtk_list_box_row_get_index (row));
}

static void
show_details (TengenPlayRules *self)
{
  const TengenPlayRulesEntry *entry = get_selected (self);
  g_autofree char *title = NULL;

  gtk_widget_set_sensitive (self->choose, entry != NULL);
  gtk_widget_set_sensitive (self->edit, entry != NULL);
  gtk_widget_set_visible (self->remove, entry != NULL && entry->is_own);
  if (entry == NULL)
    return;
  title = tengen_play_rules_list_title (entry);
  gtk_button_set_label (GTK_BUTTON (self->edit),
                        entry->is_own ? _ ("Change…")
                                      : _ ("Make My Own from These…"));
  tengen_play_rules_details_fill (
      self->details, title, &entry->rules, entry->is_own || entry->is_loose);
  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/* Brings the selected row to the middle, once it has its place. */
static gboolean
scroll_cb (GtkWidget *list, GdkFrameClock *clock, gpointer data)
{
  TengenPlayRules *self = data;
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  GtkAdjustment *adjustment = gtk_list_box_get_adjustment (self->list);
  graphene_rect_t bounds;
  double page = gtk_adjustment_get_page_size (adjustment);

  if (row != NULL &&
      (page <= 0 || gtk_widget_get_height (GTK_WIDGET (row)) == 0))
    return G_SOURCE_CONTINUE;
  if (row != NULL &&
      gtk_widget_compute_bounds (GTK_WIDGET (row), list, &bounds))
    gtk_adjustment_set_value (
        adjustment, bounds.origin.y - (page - bounds.size.height) / 2);
  self->scroll_id = 0;
  return G_SOURCE_REMOVE;
}

static void
select_row (TengenPlayRules *self, int index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);

  gtk_list_box_select_row (self->list, row);
  if (row == NULL)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (row));
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (
        GTK_WIDGET (self->list), scroll_cb, self, NULL);
}

/* Makes the list and selects a set; if it is not there, the one that was chosen
 * before, which always is. */
static void
fill (TengenPlayRules *self, const TengenGoRules *rules, const char *name)
{
  GPtrArray *before = self->entries;
  int index;

  self->entries = NULL;
  gtk_list_box_select_row (self->list, NULL);
  self->entries =
      tengen_play_rules_list_entries (self->shelf, &self->rules, self->name);
  tengen_play_rules_list_fill (self->list, self->entries);
  index = tengen_play_rules_list_find (self->entries, rules, name);
  if (index < 0)
    index =
        tengen_play_rules_list_find (self->entries, &self->rules, self->name);
  select_row (self, index);
  if (before != NULL)
    g_ptr_array_unref (before);
}

static void
selected_cb (TengenPlayRules *self)
{
  if (self->entries != NULL)
    show_details (self);
}

static void
show_list (TengenPlayRules *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  gtk_stack_set_visible_child_name (self->stack, "list");
  gtk_window_set_title (GTK_WINDOW (self), _ ("Choose Rules"));
  gtk_window_set_default_widget (GTK_WINDOW (self), self->choose);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
choose_cb (TengenPlayRules *self)
{
  const TengenPlayRulesEntry *entry = get_selected (self);
  TengenGoRules rules;
  g_autofree char *name = NULL;

  if (entry == NULL)
    return;
  rules = entry->rules;
  name = g_strdup (entry->name);
  g_object_ref (self);
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, &rules, name);
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

static void
edit_cb (TengenPlayRules *self)
{
  const TengenPlayRulesEntry *entry = get_selected (self);

  if (entry == NULL)
    return;
  tengen_play_edit_rules_set (self->form, &entry->rules, entry->name);
  tengen_notice_dismiss (self->notice);
  gtk_stack_set_visible_child_name (self->stack, "form");
  gtk_window_set_title (GTK_WINDOW (self), _ ("My Own Rules"));
  gtk_window_set_default_widget (
      GTK_WINDOW (self), tengen_play_edit_rules_get_default (self->form));
  gtk_widget_grab_focus (GTK_WIDGET (self->form));
}

static void
saved_cb (TengenPlayRules *self, gpointer rules, const char *name)
{
  TengenGoRules copy = *(const TengenGoRules *) rules;
  g_autofree char *kept = g_strstrip (g_strdup (name));

  if (!tengen_rule_shelf_save (self->shelf, kept, &copy))
    return;
  fill (self, &copy, kept);
  show_list (self);
}

static void
remove_cb (TengenPlayRules *self)
{
  const TengenPlayRulesEntry *entry = get_selected (self);
  g_autofree char *text = NULL;

  if (entry == NULL || !entry->is_own)
    return;
  g_free (self->removed_name);
  self->removed_name = g_strdup (entry->name);
  self->removed = entry->rules;
  if (!tengen_rule_shelf_remove (self->shelf, self->removed_name))
    return;
  text = g_strdup_printf (_ ("“%s” was deleted."), self->removed_name);
  tengen_notice_show (self->notice, text);
  tengen_notice_add_button (self->notice, _ ("Bring Back"), "rules.bring-back");
}

static void
bring_back_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayRules *self = TENGEN_PLAY_RULES (widget);
  g_autofree char *name = g_steal_pointer (&self->removed_name);

  /* another set of that name may have been saved meanwhile */
  if (name == NULL || tengen_rule_shelf_find (self->shelf, name) != NULL)
    return;
  if (tengen_rule_shelf_save (self->shelf, name, &self->removed))
    fill (self, &self->removed, name);
}

static void
shelf_changed_cb (TengenPlayRules *self)
{
  const TengenPlayRulesEntry *entry = get_selected (self);
  const TengenGoRules *own = NULL;
  TengenGoRules rules = entry != NULL ? entry->rules : self->rules;
  g_autofree char *name = g_strdup (entry != NULL ? entry->name : self->name);

  /* the chosen one as it is now */
  if (self->name != NULL)
    own = tengen_rule_shelf_find (self->shelf, self->name);
  if (own != NULL)
    self->rules = *own;
  fill (self, &rules, name);
}

/* Escape leaves the form first. */
static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  TengenPlayRules *self = TENGEN_PLAY_RULES (widget);

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "form") == 0)
    show_list (self);
  else
    gtk_window_close (GTK_WINDOW (self));
  return TRUE;
}

static void
tengen_play_rules_dispose (GObject *object)
{
  TengenPlayRules *self = TENGEN_PLAY_RULES (object);

  if (self->shelf != NULL)
    g_signal_handlers_disconnect_by_data (self->shelf, self);
  if (self->scroll_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->list), self->scroll_id);
  self->scroll_id = 0;
  /* the list may live on for a moment, and its headings ask for the entries */
  if (self->entries != NULL)
    gtk_list_box_set_header_func (self->list, NULL, NULL, NULL);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  G_OBJECT_CLASS (tengen_play_rules_parent_class)->dispose (object);
}

static void
tengen_play_rules_finalize (GObject *object)
{
  TengenPlayRules *self = TENGEN_PLAY_RULES (object);

  g_clear_object (&self->shelf);
  g_free (self->name);
  g_free (self->removed_name);
  G_OBJECT_CLASS (tengen_play_rules_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-rules.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlayRules, stack);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayRules, notice);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayRules, list);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayRules, scroller);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayRules, details);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayRules, edit);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayRules, remove);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayRules, choose);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayRules, form);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
  gtk_widget_class_bind_template_callback (widget_class, edit_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
  gtk_widget_class_bind_template_callback (widget_class, saved_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_list);
}

static void
tengen_play_rules_class_init (TengenPlayRulesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_rules_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_play_rules_finalize;

  /* TengenPlayRules::chosen: play by this set */
  signals[SIGNAL_CHOSEN] = tengen_signal_new (
      "chosen", G_TYPE_FROM_CLASS (klass), 2, G_TYPE_POINTER, G_TYPE_STRING);

  g_type_ensure (TENGEN_TYPE_NOTICE);
  g_type_ensure (TENGEN_TYPE_PLAY_EDIT_RULES);
  tengen_new_game_get_resource ();
  bind_template (widget_class);
  /* TengenPlayRules|rules.bring-back: keeps the deleted own set again */
  gtk_widget_class_install_action (
      widget_class, "rules.bring-back", NULL, bring_back_action);
  gtk_widget_class_add_binding (
      widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
tengen_play_rules_init (TengenPlayRules *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/play/tengen-play-rules.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_access_leave_by_tab (GTK_WIDGET (self->list));
  tengen_help_add_button (GTK_WINDOW (self), "rules");
}

TengenPlayRules *
tengen_play_rules_new (GtkWindow *parent,
                       TengenRuleShelf *shelf,
                       const TengenGoRules *rules,
                       const char *name)
{
  TengenPlayRules *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (TENGEN_IS_RULE_SHELF (shelf), NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_PLAY_RULES, "transient-for", parent, NULL);
  self->shelf = g_object_ref (shelf);
  self->rules = *rules;
  self->name = g_strdup (name);
  tengen_play_edit_rules_set_shelf (self->form, shelf);
  g_signal_connect_object (
      shelf, "changed", G_CALLBACK (shelf_changed_cb), self, G_CONNECT_SWAPPED);
  fill (self, rules, name);
  return self;
}
