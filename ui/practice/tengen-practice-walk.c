/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-walk: what stands below a problem of a file
 */
#include "tengen-practice-walk.h"

#include "tengen-practice-ui.h"
#include "tengen-ruby-over.h"
#include "tengen-style.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenPracticeWalk
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkLabel *place;
  GtkWidget *solved;
  GtkWidget *next;
  GtkWidget *leave;
};

G_DEFINE_FINAL_TYPE (TengenPracticeWalk, tengen_practice_walk, GTK_TYPE_WIDGET)

static gboolean
tengen_practice_walk_grab_focus (GtkWidget *widget)
{
  TengenPracticeWalk *self = TENGEN_PRACTICE_WALK (widget);

  return gtk_widget_grab_focus (
      gtk_widget_get_visible (self->next) ? self->next : self->leave);
}

static void
tengen_practice_walk_class_init (TengenPracticeWalkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;
  widget_class->grab_focus = tengen_practice_walk_grab_focus;
  tengen_practice_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/practice/tengen-practice-walk.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeWalk, place);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeWalk, solved);
  gtk_widget_class_bind_template_child (widget_class, TengenPracticeWalk, next);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeWalk, leave);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_practice_walk_init (TengenPracticeWalk *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/practice/tengen-practice.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_ruby_over_put (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tengen_practice_walk_new (void)
{
  return g_object_new (TENGEN_TYPE_PRACTICE_WALK, NULL);
}

void
tengen_practice_walk_show (TengenPracticeWalk *self,
                           guint index,
                           guint n,
                           gboolean is_solved)
{
  /* TRANSLATORS: which problem of how many: 問題 3 / 12 */
  g_autofree char *text = g_strdup_printf (_ ("Problem %u / %u"), index + 1, n);
  gboolean last = index + 1 >= n;

  g_return_if_fail (TENGEN_IS_PRACTICE_WALK (self));

  gtk_label_set_label (self->place, text);
  gtk_widget_set_visible (self->solved, is_solved);
  gtk_widget_set_visible (self->next, !last);
  gtk_widget_set_visible (self->leave, last);
}
