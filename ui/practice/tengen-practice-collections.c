/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-collections: files of problems that a person has
 */
#include "tengen-practice-collections.h"

#include "tengen-practice-ui.h"
#include "tengen-ruby-over.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenPracticeCollections
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (TengenPracticeCollections,
                     tengen_practice_collections,
                     GTK_TYPE_WIDGET)

enum
{
  SIGNAL_COLLECTION,
  SIGNAL_FORGET,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
ask (TengenPracticeCollections *self, guint signal, GtkWidget *row)
{
  g_autofree char *uri = g_strdup (g_object_get_data (G_OBJECT (row), "uri"));

  /* the row may go meanwhile */
  g_signal_emit (self, signals[signal], 0, uri);
}

static void
activated_cb (TengenPracticeCollections *self, GtkListBoxRow *row)
{
  ask (self, SIGNAL_COLLECTION, GTK_WIDGET (row));
}

static void
forget_cb (TengenPracticeCollections *self, GtkWidget *button)
{
  ask (self,
       SIGNAL_FORGET,
       gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW));
}

void
tengen_practice_collections_clear (TengenPracticeCollections *self)
{
  GtkListBoxRow *row;

  g_return_if_fail (TENGEN_IS_PRACTICE_COLLECTIONS (self));

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  gtk_widget_set_visible (GTK_WIDGET (self->list), FALSE);
}

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_forget (TengenPracticeCollections *self, const char *name)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Take off the List"));
  /* TRANSLATORS: name of a file */
  g_autofree char *said = g_strdup_printf (_ ("Take “%s” off the list"), name);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (
      button, _ ("The file stays where it is, and what was solved counts"));
  tengen_ruby_over_put (button, FALSE);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  g_signal_connect_object (
      button, "clicked", G_CALLBACK (forget_cb), self, G_CONNECT_SWAPPED);
  return button;
}

void
tengen_practice_collections_add (TengenPracticeCollections *self,
                                 const char *uri,
                                 const char *name,
                                 const char *said)
{
  GtkWidget *row, *box, *texts;
  g_autofree char *spoken = NULL;

  g_return_if_fail (TENGEN_IS_PRACTICE_COLLECTIONS (self));
  g_return_if_fail (uri != NULL && name != NULL && said != NULL);

  row = gtk_list_box_row_new ();
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  spoken = g_strconcat (name, tengen_words_gap (), said, NULL);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), make_label (name, "practice-kind-name"));
  gtk_box_append (GTK_BOX (texts),
                  tengen_ruby_over_new (make_label (said, "dim"), FALSE));
  gtk_box_append (GTK_BOX (box), texts);
  gtk_box_append (GTK_BOX (box), make_forget (self, name));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data_full (G_OBJECT (row), "uri", g_strdup (uri), g_free);
  gtk_list_box_append (self->list, row);
  gtk_widget_set_visible (GTK_WIDGET (self->list), TRUE);
}

static void
tengen_practice_collections_class_init (TengenPracticeCollectionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;
  signals[SIGNAL_COLLECTION] = tengen_signal_new (
      "collection", TENGEN_TYPE_PRACTICE_COLLECTIONS, 1, G_TYPE_STRING);
  signals[SIGNAL_FORGET] = tengen_signal_new (
      "forget", TENGEN_TYPE_PRACTICE_COLLECTIONS, 1, G_TYPE_STRING);
  tengen_practice_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class,
      "/org/tengen/Tengen/practice/tengen-practice-collections.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeCollections, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_practice_collections_init (TengenPracticeCollections *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/practice/tengen-practice.css");
  gtk_widget_init_template (GTK_WIDGET (self));
}
