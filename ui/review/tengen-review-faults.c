/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-faults: what was odd in the file (注意)
 *
 * Shape: a list of sentences and, row by row, the oddities they are about.
 */
#include "tengen-review-faults.h"

#include "tengen-label.h"
#include "tengen-words-record.h"

#define _(s) tengen_words_text (s)

struct _TengenReviewFaults
{
  GtkWidget parent_instance;

  /* Owned */
  GtkWidget *scroller;
  GtkStringList *rows;
  GArray *warnings;
  GWeakRef session;
};

G_DEFINE_FINAL_TYPE (TengenReviewFaults, tengen_review_faults, GTK_TYPE_WIDGET)

static void
activate_cb (GtkListView *view, guint row, TengenReviewFaults *self)
{
  tengen_review_faults_activate (self, row);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, tengen_label_new (NULL, NULL));
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkStringObject *text = gtk_list_item_get_item (item);

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (text));
}

static GtkWidget *
make_list (TengenReviewFaults *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkSingleSelection *model =
      gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->rows)));
  GtkWidget *view;

  gtk_single_selection_set_autoselect (model, FALSE);
  gtk_single_selection_set_can_unselect (model, TRUE);
  gtk_single_selection_set_selected (model, GTK_INVALID_LIST_POSITION);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  view = gtk_list_view_new (GTK_SELECTION_MODEL (model), factory);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (view), TRUE);
  g_signal_connect (view, "activate", G_CALLBACK (activate_cb), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Oddities of the File"),
                                  -1);
  return view;
}

static void
tengen_review_faults_dispose (GObject *object)
{
  TengenReviewFaults *self = TENGEN_REVIEW_FAULTS (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->rows);
  g_clear_pointer (&self->warnings, g_array_unref);
  G_OBJECT_CLASS (tengen_review_faults_parent_class)->dispose (object);
}

static void
tengen_review_faults_finalize (GObject *object)
{
  g_weak_ref_clear (&TENGEN_REVIEW_FAULTS (object)->session);
  G_OBJECT_CLASS (tengen_review_faults_parent_class)->finalize (object);
}

static void
tengen_review_faults_class_init (TengenReviewFaultsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_review_faults_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_review_faults_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "faults");
}

static void
tengen_review_faults_init (TengenReviewFaults *self)
{
  g_weak_ref_init (&self->session, NULL);
  self->rows = gtk_string_list_new (NULL);
  self->scroller = tengen_card_new (make_list (self));
  gtk_widget_add_css_class (self->scroller, "rows");
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

void
tengen_review_faults_set_session (TengenReviewFaults *self,
                                  TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_REVIEW_FAULTS (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  g_weak_ref_set (&self->session, session);
}

void
tengen_review_faults_set_warnings (TengenReviewFaults *self,
                                   const GArray *warnings,
                                   TengenForeignForm form)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  g_return_if_fail (TENGEN_IS_REVIEW_FAULTS (self));

  g_clear_pointer (&self->warnings, g_array_unref);
  self->warnings = warnings != NULL
                       ? g_array_copy ((GArray *) warnings)
                       : g_array_new (FALSE, FALSE, sizeof (TengenSgfWarning));
  for (guint i = 0; i < self->warnings->len; i++)
    g_ptr_array_add (
        texts,
        tengen_words_warning (
            &g_array_index (self->warnings, TengenSgfWarning, i), form));
  g_ptr_array_add (texts, NULL);
  gtk_string_list_splice (self->rows,
                          0,
                          g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                          (const char *const *) texts->pdata);
}

void
tengen_review_faults_activate (TengenReviewFaults *self, guint row)
{
  g_autoptr (TengenSession) session = NULL;
  const TengenRecord *record;
  TengenNode node;

  g_return_if_fail (TENGEN_IS_REVIEW_FAULTS (self));

  session = g_weak_ref_get (&self->session);
  if (session == NULL || self->warnings == NULL || row >= self->warnings->len)
    return;
  node = g_array_index (self->warnings, TengenSgfWarning, row).node;
  record = tengen_game_get_record (tengen_session_get_game (session));
  /* its node may have been deleted since */
  if (node != TENGEN_NODE_NONE && node <= tengen_record_get_n_nodes (record) &&
      tengen_record_is_linked (record, node))
    tengen_session_goto (session, node);
}
