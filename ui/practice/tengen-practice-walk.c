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

/* Frames until rows of a list that was opened have their places. */
#define FRAMES_TO_PLACE 1

struct _TengenPracticeWalk
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkMenuButton *place;
  GtkPopover *popover;
  GtkGridView *list;
  GtkSingleSelection *selection;
  GtkStringList *problems;
  guint n_frames; /* since the list was opened */
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

/* --- All problems --- */

/* Begins at the problem that is shown, once the list has its place. */
static gboolean
begin_cb (GtkWidget *list, GdkFrameClock *clock, gpointer data)
{
  TengenPracticeWalk *self = data;

  if (self->n_frames++ < FRAMES_TO_PLACE)
    return G_SOURCE_CONTINUE;
  gtk_widget_activate_action (
      list,
      "list.scroll-to-item",
      "u",
      gtk_single_selection_get_selected (self->selection));
  tengen_widget_focus_selected (list);
  return G_SOURCE_REMOVE;
}

static void
opened_cb (TengenPracticeWalk *self)
{
  self->n_frames = 0;
  gtk_widget_add_tick_callback (GTK_WIDGET (self->list), begin_cb, self, NULL);
}

static void
chosen_cb (TengenPracticeWalk *self, guint index)
{
  gtk_popover_popdown (self->popover);
  gtk_widget_activate_action (
      GTK_WIDGET (self), "win.show-problem", "u", index);
}

static void
list_problems (TengenPracticeWalk *self, const gboolean *solved, guint n)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text =
          g_strdup_printf (solved[i] ? "%u ✓" : "%u", i + 1);

      g_strv_builder_add (builder, text);
    }
  texts = g_strv_builder_end (builder);
  gtk_string_list_splice (
      self->problems,
      0,
      g_list_model_get_n_items (G_LIST_MODEL (self->problems)),
      (const char *const *) texts);
}

/* --- The foot --- */

static void
tengen_practice_walk_class_init (TengenPracticeWalkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;
  widget_class->focus = tengen_widget_focus;
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
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeWalk, popover);
  gtk_widget_class_bind_template_child (widget_class, TengenPracticeWalk, list);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeWalk, selection);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeWalk, problems);
  gtk_widget_class_bind_template_callback (widget_class, opened_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
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
                           const gboolean *solved,
                           guint n)
{
  /* TRANSLATORS: which problem of how many: 問題 3 / 12 */
  g_autofree char *text = g_strdup_printf (_ ("Problem %u / %u"), index + 1, n);
  gboolean last = index + 1 >= n;

  g_return_if_fail (TENGEN_IS_PRACTICE_WALK (self));
  g_return_if_fail (solved != NULL && index < n);

  gtk_menu_button_set_label (self->place, text);
  gtk_widget_set_visible (self->solved, solved[index]);
  list_problems (self, solved, n);
  gtk_single_selection_set_selected (self->selection, index);
  gtk_widget_set_visible (self->next, !last);
  gtk_widget_set_visible (self->leave, last);
}
